"""How far and how wide a search looks, by game and by how many play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

POINTS_OF_C: Final = 12.0  # the scale for which `c` is meant; with others it is larger or smaller, as chances are


@dataclass(frozen=True)
class Tuning:
    """What was measured to play best; see docs/bots.md."""

    scales: tuple[float, ...] = (12.0,)  # points of lead that make a chance of e to 1, by the round
    root: int = 12  # answers that are thought about
    keep: int = 8  # answers of every other question
    plies: int = 20  # questions of a roll-out
    doubt: float = 0.0  # points by which its players may err
    c: float = 0.5  # how much an answer that was looked at less is favoured
    sharp: float = 2.4  # points that make an answer e times as likely beforehand
    faith: float = 4.0  # visits that the evaluation's word is worth
    hidden: bool = False  # something is hidden from all seats
    kept: bool = False  # what was found out about a question before it was asked counts


# Scales by `python -m tools.train_chances`.
_TUNED: Final = {
    "discovery-2007": Tuning((100.0, 100.0, 29.5, 23.0, 13.8, 11.3, 7.9, 5.6, 4.7), doubt=1.5),
    "discovery-2015": Tuning((99.7, 27.2, 19.8, 17.5, 13.0, 10.5, 8.8, 7.0, 4.6), doubt=1.5),
    "endeavor": Tuning((100.0, 29.8, 29.8, 29.8, 21.8, 9.0, 5.7, 4.5), kept=True),
    "iron-age": Tuning(),
}
_AMONG_SEVERAL: Final = {  # three or more: the longer a roll-out, the more it is about what the others do
    "endeavor": replace(_TUNED["endeavor"], root=8, plies=6, doubt=1.0),
}
_ANY: Final = Tuning(hidden=True)  # of games that nobody has tuned


def tuning_of(game: str, seats: int) -> Tuning:
    if seats > 2 and game in _AMONG_SEVERAL:
        return _AMONG_SEVERAL[game]
    return _TUNED.get(game, _ANY)
