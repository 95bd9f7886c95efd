"""How rows of numbers are filled quickly: in straight loops, by tables of who holds what.

An `if` whose outcome cannot be foreseen costs as much as a dozen entries of a row. So there is none in a loop: seats
are counted from the observer on by a table. And where the bounds of a loop are seen to lie within a vec before it
begins, the compiler looks at no index in it, and copies several numbers at a time: that is what is asked before loops.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ROOM
from carrack.games.endeavor.state import (
    CLOSED,
    COLOURS,
    FACE_DOWN,
    GONE,
    IN_STACK,
    LAID_ASIDE,
    NEUTRAL,
    NOBODY,
)
from carrack.games.endeavor.tables.map import REGIONS

SEATS: Final[i64] = 5  # and colours, other than neutral
MOST: Final[i64] = 128  # numbers in one go
LAPS: Final[i64] = 10  # twice the seats

# A table has a row of CODES for each number of colours, or boards, and each observer, from the code LEAST on.

LEAST: Final[i64] = -2
CODES: Final[i64] = 32
TABLE: Final[i64] = 800  # SEATS * SEATS * CODES


def holder(colour: int, seat: int, colours: int) -> int:
    """Whose a disc is: nobody's, the observer's, the others' in order, neutral, and last a space that is closed."""
    if colour == NOBODY:
        return 0
    if colour == NEUTRAL:
        return colours + 1
    if colour == CLOSED:
        return colours + 2
    return 1 + (colour - seat) % colours


def place(where: int, seat: int, boards: int) -> int:
    """Where a card is: gone, in its stack, on a board, face down beside one, and last laid aside."""
    if where == GONE:
        return 0
    if where == IN_STACK:
        return 1
    if where == LAID_ASIDE:
        return 2 + 2 * boards
    if where >= FACE_DOWN:
        return 2 + boards + (where - FACE_DOWN - seat) % boards
    return 2 + (where - seat) % boards


HOLDERS: Final = vec[i64](
    [
        holder(code, seat, n)
        for n in range(1, SEATS + 1)
        for seat in range(SEATS)
        for code in range(LEAST, LEAST + CODES)
    ]
)
PLACES: Final = vec[i64](
    [place(code, seat, n) for n in range(1, SEATS + 1) for seat in range(SEATS) for code in range(LEAST, LEAST + CODES)]
)
AROUND: Final = vec[i64]([i % max(n, 1) for n in range(SEATS + 1) for i in range(LAPS)])  # 0, 1, 0, 1, ... for two


def row_of(n: i64, seat: i64) -> i64:
    """Where the row of a table begins."""
    return ((n - 1) * SEATS + seat) * CODES


def around_from(n: i64, seat: i64) -> i64:
    """Where in AROUND the n seats, or colours, begin as one of them counts."""
    return n * LAPS + seat


def lay(numbers: vec[i64], first: i64, n: i64, more: i64, out: vec[i16], at: i64) -> i64:
    """So many numbers from `first` on, each with `more` added. Returns where the next one goes."""
    if at < 0 or at > ROOM - MOST or n > MOST or len(out) < ROOM or len(numbers) < n:
        raise IndexError
    for i in range(n):
        out[at + i] = i16(numbers[first + i] + more)
    return at + n


def look_up(table: vec[i64], row: i64, codes: vec[i64], n: i64, out: vec[i16], at: i64) -> i64:
    """What a row of a table says to each code."""
    if at < 0 or at > ROOM - MOST or n > MOST or len(out) < ROOM or len(codes) < n:
        raise IndexError
    if row < 0 or row > TABLE - CODES or len(table) < TABLE:
        raise IndexError
    for i in range(n):
        out[at + i] = i16(table[row + ((codes[i] - LEAST) & (CODES - 1))])
    return at + n


def by_region(discs: vec[i64], colour: i64, out: vec[i16], at: i64) -> i64:
    """The discs of one colour in each region, or beside it."""
    if at < 0 or at > ROOM - MOST or len(out) < ROOM:
        raise IndexError
    if colour < 0 or colour >= COLOURS or len(discs) < REGIONS * COLOURS:
        raise IndexError
    for region in range(REGIONS):
        out[at + region] = i16(discs[region * COLOURS + colour])
    return at + REGIONS
