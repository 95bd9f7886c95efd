"""The levels at a table, by game and by how many play: how far each of them sees, and how wrong it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "expert", "champion")  # the strongest last


@dataclass(frozen=True)
class Rung:
    """How a level plays. What each wins against the one below stands in docs/bots.md."""

    simulations: int = 0  # of a search
    seconds: float = 0.0  # of CPU, instead of simulations; neither where it looks one answer ahead
    root: int = 0  # answers that are thought about
    plies: int = 0  # questions of a roll-out; 0, of both, is as many as the game's tuning says
    bias: float = 0.0  # how much too good things seem that it likes
    blur: float = 0.0  # points that make no difference to it
    rounds: int = 8  # that it looks ahead, where turns are worked out
    trust: float = 1.0  # how much of what is foreseen in them it believes in


_SEARCHED: Final[Mapping[str, Rung]] = {
    "easy": Rung(bias=2.0, blur=0.8),
    "medium": Rung(simulations=6, root=3, plies=6, bias=2.0),
    "hard": Rung(simulations=10, root=4, plies=10, bias=1.0),
    "expert": Rung(simulations=48, root=8, bias=0.3),
    "champion": Rung(simulations=800),
}
_DISCOVERY: Final[Mapping[str, Rung]] = {  # where looking a little ahead is worth much
    "easy": Rung(bias=2.0, blur=0.8),
    "medium": Rung(simulations=2, root=2, plies=6, bias=3.0),
    "hard": Rung(simulations=12, root=4, plies=10, bias=0.7),
    "expert": Rung(simulations=24, root=6, plies=12, bias=0.6),
    "champion": Rung(simulations=800),
}
_LADDERS: Final[Mapping[str, Mapping[str, Rung]]] = {
    "discovery-2007": _DISCOVERY,
    "discovery-2015": _DISCOVERY,
    "iron-age": {
        "easy": Rung(rounds=0, bias=4.0),
        "medium": Rung(rounds=1, bias=5.0),
        "hard": Rung(rounds=3, bias=2.8),
        "expert": Rung(bias=3.0),
        "champion": Rung(),
    },
}
_SEVERAL_IN_DISCOVERY: Final[Mapping[str, Rung]] = {
    "easy": Rung(bias=2.0, blur=0.8),
    "medium": Rung(bias=0.5, blur=0.2),
    "hard": Rung(simulations=4, root=3, plies=8, bias=2.5),
    "expert": Rung(simulations=32, root=6, plies=12, bias=0.4),
    "champion": Rung(simulations=800),
}
_AMONG_SEVERAL: Final[Mapping[str, Mapping[str, Rung]]] = {  # three or more
    "discovery-2007": _SEVERAL_IN_DISCOVERY,
    "discovery-2015": {**_SEVERAL_IN_DISCOVERY, "easy": Rung(bias=2.8, blur=1.0)},
    # Who errs less wins more, and who looks farther only a little.
    "endeavor": {
        "easy": Rung(bias=2.6, blur=1.0),
        "medium": Rung(bias=1.2, blur=0.5),
        "hard": Rung(simulations=6, root=3, bias=1.8),
        "expert": Rung(simulations=20, root=4, bias=1.0),
        "champion": Rung(simulations=800),
    },
    "iron-age": {
        "easy": Rung(rounds=1, bias=5.0, trust=0.1),
        "medium": Rung(rounds=1, bias=5.0, trust=0.35),
        "hard": Rung(rounds=1, bias=5.0, trust=0.65),
        "expert": Rung(rounds=3, bias=4.0),
        "champion": Rung(),
    },
}


def rung_of(game: str, level: str, seats: int) -> Rung:
    ladder = _AMONG_SEVERAL.get(game) if seats > 2 else None
    return (ladder or _LADDERS.get(game, _SEARCHED))[level]
