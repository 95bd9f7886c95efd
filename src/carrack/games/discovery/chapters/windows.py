"""Who has a word to say before a box resolves: the University's owner, and in 2015 a nation and the Stable.

Each is asked once, in turn order (5.6). In the edition of 2007 the University is alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.discovery.chapters import riding, university
from carrack.games.discovery.edition_2015 import nations
from carrack.games.discovery.state import NOBODY, Discovery
from carrack.games.discovery.tables.questions import DISCOVERY_STAGE
from carrack.games.discovery.tables.tiles import STABLE

UNIVERSITY_ASKED: Final[i64] = 1  # bits of `item` as long as the window is open
OTHER_ASKED: Final[i64] = 2


def asks(s: Discovery) -> bool:
    """Whether somebody is asked before the stage begins. When nobody is any more, it begins with slot 0."""
    if not s.rules.is_2015:
        s.slot = 0
        return university.asks(s)
    while True:
        scholar = university.owner(s) if s.item & UNIVERSITY_ASKED == 0 else NOBODY
        other = speaker(s) if s.item & OTHER_ASKED == 0 else NOBODY
        if scholar < 0 and other < 0:
            s.item = 0
            s.slot = 0
            return False
        if other < 0 or (scholar >= 0 and is_before(s, scholar, other)):
            s.item |= UNIVERSITY_ASKED
            if university.asks(s):
                return True
        else:
            s.item |= OTHER_ASKED
            if speaks(s, other):
                return True


def speaker(s: Discovery) -> i64:
    """Who besides the University may have a word before this stage, or NOBODY."""
    return s.holder(STABLE) if s.stage == DISCOVERY_STAGE else nations.speaker(s)


def speaks(s: Discovery, seat: i64) -> bool:
    return riding.asks_to_ride(s, seat) if s.stage == DISCOVERY_STAGE else nations.asks(s, seat)


def is_before(s: Discovery, one: i64, other: i64) -> bool:
    """In turn order; a seat asked for both is asked about the University first."""
    for place in range(s.seats):
        if s.order[place] == one:
            return True
        if s.order[place] == other:
            return False
    return False
