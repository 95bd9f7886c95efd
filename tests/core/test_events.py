"""Events: what happened, told to those who may know it."""

from __future__ import annotations

import pytest

from carrack.core.events import EVERYONE, NUMBER, SEAT, Event, Journal, Telling, Tellings, may_know
from tests.toys import lagoon
from tests.toys.lagoon import GAME

TELLINGS = Tellings([Telling("began", 0), Telling("fell", 1, die=NUMBER, face=("skull", "food"))])


def test_an_event_is_told_in_the_words_of_its_table() -> None:
    assert TELLINGS.describe(Event(1, 4, 1, 0, 0, 0, EVERYONE)) == {"event": "fell", "die": 4, "face": "food"}
    assert TELLINGS.describe(Event(0, 4, 1, 0, 0, 0, EVERYONE)) == {"event": "began"}


def test_a_seat_is_told_by_its_number_and_known_to_be_one() -> None:
    tellings = Tellings([Telling("robbed", 0, seat=SEAT, by=SEAT, dollars=NUMBER)])
    assert tellings.describe(Event(0, 2, 0, 5, 0, 0, EVERYONE)) == {"event": "robbed", "seat": 2, "by": 0, "dollars": 5}
    assert tellings.can_tell(Event(0, 2, 0, 5, 0, 0, EVERYONE))
    assert tellings.seats() == {"seat", "by"}


def test_a_table_that_is_out_of_order_is_refused() -> None:
    with pytest.raises(ValueError, match="event fell has code 1, its place in the table is 0"):
        Tellings([Telling("fell", 1)])


def test_an_event_has_five_arguments_at_most() -> None:
    with pytest.raises(ValueError, match="at most five"):
        Telling("many", 0, a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER, e=NUMBER, f=NUMBER)


@pytest.mark.parametrize(
    ("audience", "seat", "knows"),
    [
        (EVERYONE, 0, True),
        (EVERYONE, None, True),
        (0b101, 0, True),
        (0b101, 1, False),
        (0b101, 2, True),
        (0b101, None, False),
        (0, 0, False),
        (0b111, None, False),
        (0b1, -1, False),
    ],
)
def test_a_seat_knows_what_it_is_told(audience: int, seat: int | None, knows: bool) -> None:
    assert may_know(audience, seat) is knows


def test_nothing_is_written_while_nobody_listens() -> None:
    state = GAME.start(2)
    state.tell(lagoon.TOLD_KEPT, 0)
    assert state.journal is None


def test_a_journal_gives_each_event_once() -> None:
    state = GAME.start(2)
    state.journal = journal = Journal()
    state.tell(lagoon.TOLD_KEPT, 1)
    state.tell_some(0b10, lagoon.TOLD_KEPT_WHAT, 1, 2)
    events = journal.take()
    assert [(event.kind, event.audience) for event in events] == [(1, EVERYONE), (2, 0b10)]
    assert journal.take() == []
