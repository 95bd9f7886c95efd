"""What an evaluation makes of things, in points: by what is counted, for one and two, and by the round for several."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# First the weights for one and two, found by play, greedily. What changed nothing when it was left out is not here:
# industry and politics pay through their symbols, cards when they are drawn. Then those where several play, for each
# round, by `python -m tools.train_endeavor`.
# fmt: off
WEIGHT_TABLE: Final = (
    ("growth",           0.80, (0.29, 0.88, 0.83, 0.75, 0.60, 0.69, 0.50)),
    ("payment",          1.00, (1.46, 0.68, 0.60, 0.61, 0.65, 0.57, 0.62)),
    ("symbol",           0.95, (0.59, 1.15, 0.94, 0.69, 0.83, 0.92, 0.96)),
    ("last symbol",      0.70, (0.70, 0.70, 0.70, 0.70, 0.70, 0.70, 0.63)),
    ("disc",             0.20, (0.88, 0.65, 0.44, 0.62, 0.71, 0.62, 0.61)),
    ("manned",           0.80, (0.00, 0.00, 0.00, 0.11, 0.18, 0.09, 0.29)),
    ("blue token",       1.00, (2.95, 2.17, 1.93, 1.83, 1.59, 1.63, 1.15)),
    ("presence",         0.40, (0.00, 0.00, 0.00, 0.06, 0.16, 0.05, 0.02)),
    ("lead",             0.70, (0.53, 1.02, 1.56, 1.94, 1.98, 1.59, 0.92)),
    ("over",             4.00, (4.00, 4.09, 4.09, 4.05, 4.04, 4.09, 3.46)),
    ("route",            0.40, (0.75, 0.71, 0.62, 0.39, 0.28, 0.22, 0.11)),
    ("idle",             5.00, (5.00, 5.00, 5.00, 5.00, 5.00, 5.00, 5.00)),
    ("others",           0.30, (0.30, 0.30, 0.30, 0.30, 0.30, 0.30, 0.30)),
    ("their symbol",     1.00, (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00)),
    ("their action",     1.75, (1.75, 1.75, 1.75, 1.75, 1.75, 1.75, 1.75)),
    ("their draw",       0.20, (0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20)),
    ("their route",      0.35, (0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35)),
    # What an activation brings beyond the disc that it places.
    ("colonial house",   0.30, (1.58, 1.04, 0.23, 0.00, 0.00, 0.14, 0.03)),
    ("market",           0.10, (0.00, 0.02, 0.09, 0.00, 0.00, 0.00, 0.00)),
    ("shipyard",         0.10, (0.35, 0.00, 0.29, 0.42, 0.13, 0.02, 0.00)),
    ("workshop",         0.00, (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00)),
    ("bank",             0.00, (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00)),
    ("barracks",         0.90, (0.90, 0.00, 0.00, 0.00, 0.03, 0.03, 0.00)),
    ("guild hall",       1.10, (1.10, 0.46, 0.67, 0.44, 0.27, 0.06, 0.00)),
    ("docks",            0.90, (0.90, 0.76, 0.19, 0.03, 0.44, 0.72, 0.68)),
    ("fortress",         0.75, (0.75, 0.00, 0.10, 0.21, 0.43, 0.44, 0.25)),
    ("theatre",          0.00, (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00)),
    ("cartographer",     0.45, (0.45, 0.45, 0.45, 0.45, 0.54, 0.58, 0.42)),
    ("trade office",     0.30, (0.30, 0.30, 0.30, 0.30, 0.26, 0.22, 0.30)),
    ("university",       0.00, (0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00)),
    ("exchange",         2.40, (2.40, 2.40, 2.40, 2.36, 2.19, 1.57, 1.45)),
    ("museum",           2.40, (2.40, 2.40, 2.40, 2.40, 1.92, 1.38, 1.45)),
    ("parliament",       2.40, (2.40, 2.40, 2.40, 2.40, 2.33, 1.79, 1.50)),
)
# fmt: on
GROW: Final[i64] = 0  # culture, a round
PAY: Final[i64] = 1  # finance, a round, as far as there are buildings to pay
SYMBOL: Final[i64] = 2  # towards the next marked space: nearly a point, for most tracks get there
LAST_SYMBOL: Final[i64] = 3  # the same when no round is to come
DISC: Final[i64] = 4  # in the harbour, as far as there are buildings to use it
MANNED: Final[i64] = 5  # a disc that can still be paid
BLUE_TOKEN: Final[i64] = 6  # an action without a disc on a building
PRESENCE: Final[i64] = 7  # a disc overseas
LEAD: Final[i64] = 8  # on a track that is about to open: the governor
OVER_LIMIT: Final[i64] = 9  # a card that cannot be kept: its symbols and glory are in the score, and will be lost
ROUTE: Final[i64] = 10  # from an own city, its token not won yet
IDLE: Final[i64] = 11  # a building activated for nothing: passing is better, whatever comes then
OTHERS: Final[i64] = 12  # what the best opponent has
THEIR_SYMBOL: Final[i64] = 13  # alone: the Opposition's, towards its next marked space
THEIR_ACTION: Final[i64] = 14  # one that it still has: a token at least, often a city
THEIR_DRAW: Final[i64] = 15  # the one that answers one's own: little, or one would never draw at all
THEIR_ROUTE: Final[i64] = 16  # from a city of a colour to an empty one
A_BUILDING: Final[i64] = 17  # the first of them, in the order of the tiles
COUNT: Final[i64] = 33

# Row by row: for one and two a round after the other, from the one before the first; then the same for several.
SEVERAL: Final[i64] = 264  # where those begin
_FOR_TWO: Final = [weight for _name, weight, _several in WEIGHT_TABLE]
_FOR_SEVERAL: Final = [[several[r] for _name, _weight, several in WEIGHT_TABLE] for r in range(7)]
WEIGHTS: Final = vec[float](_FOR_TWO * 8 + _FOR_SEVERAL[0] + [weight for row in _FOR_SEVERAL for weight in row])
