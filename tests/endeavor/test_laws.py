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


SPOILT: dict[str, tuple[Spoil, str]] = {
    "a token out of nothing": (put("tokens", 1, 7), "token 0: 14 on the board, 2 elsewhere"),
    "a token of no kind": (put("tokens", 1, 9), "circle 1: token 9"),
    "a city of nobody's colour": (put("city", 2, 4), "city 2: disc 4"),
    "a city without its region": (put("city", 12, 0), "region 2: 0 discs of 0 are said to be there"),
    "a space of nobody's colour": (put("track", 30, 4), "space 30: disc 4"),
    "a gap in a track": (put("track", 29, 1), "region 5: disc 1 on space 5"),
    "a filled space too many": (put("filled", 5, 3), "region 5: disc -1 on space 3"),
    "a filled space too few": (put("filled", 1, 5), "region 1: disc 2 on space 6"),
    "presence out of nothing": (put("presence", 1, 3), "region 0: 3 discs of 1 are said to be there"),
    "a disc beside a track that is not full": (put("beside", 5 * 6, 1), "region 5: 1 discs of 0 beside the track"),
    "a card of no place": (put("cards", 3, 30), "card 3: at 30"),
    "a governor before his region is open": (put("cards", 18, 0), "region 2: its governor is at 0"),
    "a regional card out of the game": (put("cards", 13, -2), "card 13: at -2"),
    "a tile too many": (put("stock", 3, 6), "building 3: 6 tiles"),
    "tokens out of nothing": (put("hands", 8, 5), "token 0: 15 on the board, 7 elsewhere"),
    "a symbol out of nothing": (put("symbols", 0, 1), "board 0: 1 of status 0, not 0"),
    "two Colonial Houses": (put("built", 0, 2), "seat 0: 1 tiles in round 1, 0 of the top level"),
    "a disc on no building": (put("manned", 4, 1), "building 4: 1 discs on 0 of seat 0"),
    "a disc out of nothing": (put("harbour", 0, 6), "seat 0: 31 discs"),
    "a debt of discs": (put("reserve", 0, -1), "seat 0: a debt of discs"),
    "a neutral disc": (put("neutral_reserve", 0, 1), "1 neutral discs"),
    "a round too many": (becomes("round", 8), "round 8, stage 10"),
    "no round": (becomes("round", 0), "round 0, stage 10"),
    "a stage of nothing": (becomes("stage", 20), "round 1, stage 20"),
    "a first player who is not there": (becomes("first", 3), "seats 3, turn 0 of 1, first player 3"),
    "no first player": (becomes("first", -1), "first player -1 in stage 10"),
    "a pass of nobody": (becomes("passed", 8), "passed 8, checked again 0"),
    "a check of who has not passed": (becomes("recheck", 1), "passed 0, checked again 1"),
    "a payment that is due": (becomes("due", 1), "question 11: something of another one is left"),
    "an action of no building": (becomes("source", 25), "action of 25, done 0, at -1"),
    "an action of another question": (becomes("source", 1), "question 11: something of another one is left"),
    "half an action": (becomes("done", 1), "question 11: something of another one is left"),
    "a place of no action": (becomes("place", 2), "question 11: something of another one is left"),
    "another seat's question": (becomes("actor", 1), "seat 1 is asked in the turn of seat 0"),
    "a passed seat's question": (becomes("passed", 1), "question 11 of seat 0 in stage 10, go 0"),
    "a question of another stage": (becomes("step", 9), "question 9 of seat 0 in stage 10, go 0"),
    "a trace of the Opposition": (becomes("head", 1), "the Opposition has left a trace"),
    "a display without the Opposition": (put("display", 0, 1), "building 1: 6 tiles"),
    "a marker without the Opposition": (put("ladder", 0, 1), "ladder: marker 1"),
    "a waiting token without the Opposition": (put("pending", 0, 40), "the Opposition: token 40 waits"),
    "slavery abolished with its cards in play": (becomes("abolished", 1), "card 6: in play after abolition"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_broken_law_is_noticed_and_cannot_be_loaded(what: str) -> None:
    s = position()
    spoil, law = SPOILT[what]
    spoil(s)
    assert s.invariants()[0] == law
    with pytest.raises(carrack.RecordError):
        GAME.load(json.loads(json.dumps(s.dump())))


SPOILT_SOLO: dict[str, tuple[Spoil, str]] = {
    "two tiles alike on display": (put("display", 0, 2), "building 1: 4 tiles"),
    "a tile in the wrong row": (put("display", 0, 4), "building 1: 4 tiles"),
    "a selector off the display": (becomes("selector", 15), "display: selector 15, 0 actions"),
    "too many actions": (becomes("extra", 3), "display: selector 0, 3 actions"),
    "a third marker of a colour": (put("ladder", 2, 1), "ladder: 3 markers of colour 1"),
    "no marker": (put("ladder", 2, 0), "ladder: 1 markers of colour 2"),
    "a head off the ladder": (becomes("head", 8), "ladder: head 8, 0 have acted"),
    "a colour of nobody": (becomes("foe", 5), "the Opposition: colour 5, drew 0, first 0"),
    "a colour that does not act": (becomes("foe", 1), "question 9: something of another one is left"),
    "choices of no question": (becomes("choices", 3), "question 9: something of another one is left"),
    "a token that waits for nobody": (put("pending", 0, 40), "the Opposition: token 40 waits behind the last"),
    "more tokens than there are": (becomes("waiting", 17), "the Opposition: 17 tokens wait"),
    "a first player of another game": (becomes("first", -1), "first player -1 in stage 8"),
    "a tile owed that is none": (becomes("owed", 16), "display: -1 taken, 16 owed"),
    "a draw that is none": (becomes("drew", 2), "the Opposition: colour 0, drew 2, first 0"),
}


@pytest.mark.parametrize("what", SPOILT_SOLO)
def test_a_broken_law_of_the_solo_game_is_noticed(what: str) -> None:
    s = table(1)
    spoil, law = SPOILT_SOLO[what]
    spoil(s)
    assert s.invariants()[0] == law


def test_a_game_can_be_saved_while_tokens_are_dealt() -> None:
    s = fresh(1)
    for _ in range(40):
        s.play(s.legal()[-1])
    assert GAME.load(s.dump()).key() == s.key()
    s.tokens[3] = -1
    assert "circle 3: token -1, 40 are dealt" in s.invariants()


def test_a_copy_shares_nothing() -> None:
    s = table(1)
    key = s.key()
    other = copy.copy(s)
    play(s, "build", building="market")
    assert other.key() == key
