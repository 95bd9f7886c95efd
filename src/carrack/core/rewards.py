"""What a learner is told of how well it goes: by the victory at the end, or by points as they come."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Final, final

from carrack.core.errors import OptionError, shown
from carrack.core.state import State

WIN: Final = "win"  # 1 for everybody who wins
SHARE: Final = "share"  # 1 for who wins alone, alike for those who win together: what strength is measured by
MARGIN: Final = "margin"  # points ahead of the best other seat; alone, what the game calls its margin
POINTS: Final = "points"  # each point when it comes or goes
KINDS: Final = (WIN, SHARE, MARGIN, POINTS)


@final
class Rewards:
    """One of KINDS, or a weight for each source of points that counts: `{"buildings": 1.0, "wealth": 0.5}`."""

    def __init__(self, what: object, start: State) -> None:
        self.weights: dict[str, float] = {}
        self.kind: str = POINTS
        if isinstance(what, Mapping):
            sources = list(start.breakdown()[0])
            for name, weight in what.items():
                if name not in sources:
                    raise OptionError(
                        "rewards", f"{shown(name)} is no source of points; there are: {', '.join(sources)}"
                    )
                if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not isfinite(weight):
                    raise OptionError("rewards", f"{name}: expected a finite number, got {shown(weight)}")
                self.weights[str(name)] = float(weight)
        elif isinstance(what, str) and what in KINDS:
            self.kind = what
        else:
            raise OptionError(
                "rewards", f"{shown(what)} is not offered; allowed: {', '.join(KINDS)}, or sources of points"
            )
        self.by_points: bool = self.kind == POINTS  # else nothing is told before the end

    def standing(self, s: State) -> list[float]:
        """By points: what every seat has so far. A reward is by how much that changes."""
        if not self.weights:
            return [float(score) for score in s.scores()]
        return [sum([weight * points[name] for name, weight in self.weights.items()], 0.0) for points in s.breakdown()]

    def final(self, s: State) -> list[float]:
        """At the end, for every seat."""
        if self.kind == MARGIN:
            return _margins(s)
        winners = s.winners()
        prize = 1.0 if self.kind == WIN or not winners else 1.0 / len(winners)
        return [prize if seat in winners else 0.0 for seat in range(s.seats)]


def _margins(s: State) -> list[float]:
    scores = s.scores()
    if len(scores) == 1:
        margin = s.outcome().get("margin", scores[0])
        assert isinstance(margin, int)
        return [float(margin)]
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    second = best if len(leaders) > 1 else max([score for score in scores if score != best])
    return [float(score - (second if seat in leaders else best)) for seat, score in enumerate(scores)]
