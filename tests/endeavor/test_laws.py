"""The laws notice every way in which a position can be wrong, and a spoilt dump is refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest

import carrack
from tests.endeavor.table import GAME, Endeavor, acting, discs, fill, fresh, open_up, own, play, settle, table, take

Spoil = Callable[[Endeavor], None]


def position() -> Endeavor:
    """A table of three with something of everything on it."""
    s = acting(3)
    own(s, 0, "market")
    discs(s, 0, 5)
    open_up(s, "africa", 0, 1, 2)
    settle(s, 0, "elmina", "london")
    fill(s, "india", 1, 2)
    take(s, 1, culture=2, ship_or_draw=1)
    assert s.invariants() == []
    return s


def put(field: str, place: int, value: int) -> Spoil:
    def spoil(s: Endeavor) -> None:
        getattr(s, field)[place] = value

    return spoil


def becomes(field: str, value: int) -> Spoil:
    return lambda s: setattr(s, field, value)


SPOILT: dict[str, Spoil] = {
    "a token out of nothing": put("tokens", 1, 7),
    "a token of no kind": put("tokens", 1, 9),
    "a city of nobody's colour": put("city", 2, 4),
    "a city without its region": put("city", 12, 0),
    "a space of nobody's colour": put("track", 30, 4),
    "a gap in a track": put("track", 29, 1),
    "a filled space too many": put("filled", 5, 3),
    "a filled space too few": put("filled", 1, 5),
    "presence out of nothing": put("presence", 1, 3),
    "a disc beside a track that is not full": put("beside", 5 * 6, 1),
    "a card of no place": put("cards", 3, 30),
    "a governor before his region is open": put("cards", 18, 0),
    "a regional card out of the game": put("cards", 13, -2),
    "a tile too many": put("stock", 3, 6),
    "tokens out of nothing": put("hands", 8, 5),
    "a symbol out of nothing": put("symbols", 0, 1),
    "two Colonial Houses": put("built", 0, 2),
    "a disc on no building": put("manned", 4, 1),
    "a disc out of nothing": put("harbour", 0, 6),
    "a debt of discs": put("reserve", 0, -1),
    "a neutral disc": put("neutral_reserve", 0, 1),
    "a round too many": becomes("round", 8),
    "no round": becomes("round", 0),
    "a stage of nothing": becomes("stage", 20),
    "a first player who is not there": becomes("first", 3),
    "no first player": becomes("first", -1),
    "a pass of nobody": becomes("passed", 8),
    "a check of who has not passed": becomes("recheck", 1),
    "a payment that is due": becomes("due", 1),
    "an action of no building": becomes("source", 25),
    "an action of another question": becomes("source", 1),
    "half an action": becomes("done", 1),
    "a place of no action": becomes("place", 2),
    "another seat's question": becomes("actor", 1),
    "a passed seat's question": becomes("passed", 1),
    "a question of another stage": becomes("step", 9),
    "a trace of the Opposition": becomes("head", 1),
    "a display without the Opposition": put("display", 0, 1),
    "a marker without the Opposition": put("ladder", 0, 1),
    "a waiting token without the Opposition": put("pending", 0, 40),
    "slavery abolished with its cards in play": becomes("abolished", 1),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_broken_law_is_noticed_and_cannot_be_loaded(what: str) -> None:
    s = position()
    SPOILT[what](s)
    assert s.invariants() != []
    with pytest.raises(carrack.RecordError):
        GAME.load(json.loads(json.dumps(s.dump())))


SPOILT_SOLO: dict[str, Spoil] = {
    "two tiles alike on display": put("display", 0, 2),
    "a tile in the wrong row": put("display", 0, 4),
    "a selector off the display": becomes("selector", 15),
    "too many actions": becomes("extra", 3),
    "a third marker of a colour": put("ladder", 2, 1),
    "no marker": put("ladder", 2, 0),
    "a head off the ladder": becomes("head", 8),
    "a colour of nobody": becomes("foe", 5),
    "a colour that does not act": becomes("foe", 1),
    "choices of no question": becomes("choices", 3),
    "a token that waits for nobody": put("pending", 0, 40),
    "more tokens than there are": becomes("waiting", 17),
    "a first player of another game": becomes("first", -1),
    "a tile owed that is none": becomes("owed", 16),
    "a draw that is none": becomes("drew", 2),
}


@pytest.mark.parametrize("what", SPOILT_SOLO)
def test_a_broken_law_of_the_solo_game_is_noticed(what: str) -> None:
    s = table(1)
    SPOILT_SOLO[what](s)
    assert s.invariants() != []


def test_a_game_can_be_saved_while_tokens_are_dealt() -> None:
    s = fresh(1)
    for _ in range(40):
        s.play(s.legal()[-1])
    assert GAME.load(s.dump()).key() == s.key()
    s.tokens[3] = -1
    assert s.invariants() != []


def test_a_copy_shares_nothing() -> None:
    s = table(1)
    key = s.key()
    other = copy.copy(s)
    play(s, "build", building="market")
    assert other.key() == key
