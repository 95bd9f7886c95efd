"""Decisions: every choice that a seat made on the way to how a match ended, each with the state it was made in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from carrack.core.log import BOT, HAND_OVER
from carrack.core.match import Match
from carrack.core.state import NATURE, State

PERSON: Final = "person"


@dataclass(frozen=True)
class Decision:
    """An answer, by whom, at which revision. The state is the true one, and only lent: it goes on."""

    state: State
    revision: int
    seat: int
    who: str
    action: int


def decisions(match: Match) -> Iterator[Decision]:
    """Without Nature's answers, those that had no alternative, those that were taken back, and those with which the
    match began: nobody chose them here.
    """
    entries = match.entries()
    places = {id(entry): place for place, entry in enumerate(entries)}
    state = match.at(match.base)
    who = [PERSON] * int(state.seats)
    told = 0
    for entry in match.lost(match.base):
        revision = places[id(entry)]
        for earlier in entries[told:revision]:
            if earlier.kind == HAND_OVER:
                who[earlier.by] = kind_of(earlier.who)
        told = revision
        if entry.by != NATURE and not entry.forced and revision >= match.given:
            yield Decision(state, revision, entry.by, who[entry.by], entry.action)
        state.answer(entry.action)


def kind_of(who: str) -> str:
    """`bot:hard` of "bot:hard:Dido"; of people nothing but that they are some."""
    kind, _, rest = who.partition(":")
    level = rest.partition(":")[0]
    return PERSON if kind != BOT else f"{BOT}:{level}" if level else BOT
