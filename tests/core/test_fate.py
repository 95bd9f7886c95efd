"""Fate: who answers Nature's questions, and how anyone can check it."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import carrack
from carrack import Asked, Fate, FateError, Match, Scripted, Seeded
from carrack.core.state import State
from tests.toys import lagoon
from tests.toys.lagoon import GAME


def first_dive() -> State:
    """Nature is asked for a shell."""
    state = GAME.start(2)
    state.play(lagoon.DIVE)
    return state


# Seeded.


def test_the_dice_of_a_seed_never_change() -> None:
    """Golden: records of every release depend on these numbers."""
    fate = Seeded("carrack")
    assert [fate.ticket(f"die/{n}", 6) for n in range(12)] == [2, 4, 4, 1, 3, 5, 4, 0, 2, 2, 3, 0]


def test_anyone_can_work_out_a_draw() -> None:
    """The key mixes secret and contributions, each with its length; the draw is a keyed hash of the address."""
    mixed = hashlib.sha256(b"carrack pick 1")
    for part in (b"secret", b"of one", b"of another"):
        mixed.update(len(part).to_bytes(8, "big") + part)
    word = hmac.new(mixed.digest(), b"die/round 1", "sha256").digest()
    fate = Seeded("secret", ["of one", "of another"])
    assert fate.ticket("die/round 1", 1000) == int.from_bytes(word, "big") % 1000


def test_the_commitment_binds_the_secret_and_tells_nothing_of_it() -> None:
    fate = Seeded("secret", ["later"])
    assert fate.commitment() == hashlib.sha256(b"carrack commitment 1" + b"secret").hexdigest()
    assert fate.commitment() == Seeded("secret").commitment()
    assert fate.commitment() != Seeded("another").commitment()
    assert fate.reveal() == {"secret": "secret", "contributions": ["later"]}


def test_what_each_person_brings_changes_the_draws() -> None:
    fates = [Seeded("secret", brought) for brought in ([], ["a"], ["b"], ["a", "b"], ["ab"], ["", "ab"])]
    assert len({fate.ticket("die", 10**9) for fate in fates}) == len(fates)


def test_without_a_secret_it_makes_one_of_its_own() -> None:
    one, other = Seeded(), Seeded()
    assert len(one.secret) == 64
    assert one.secret != other.secret


def test_a_draw_hangs_on_the_address_and_not_on_what_was_drawn_before() -> None:
    """Seat 1 dives as the second: whether seat 0 dived openly or kept it, the bag gives the same."""
    answers = set()
    for first in (lagoon.DIVE, lagoon.KEEP):
        state = GAME.start(2)
        state.play(first)
        state.play(lagoon.COMES)
        state.play(lagoon.DIVE)
        assert state.chance() == "bag/2"
        answers.add(Seeded("seed").answer(state))
    assert len(answers) == 1


def test_a_draw_falls_where_its_ticket_falls_among_the_weights() -> None:
    state = first_dive()
    fate = Seeded("seed")
    ticket = fate.ticket(state.chance(), 9)
    shells = [0] * 4 + [1] * 3 + [2] * 2
    assert fate.answer(state) == lagoon.COMES + shells[ticket]


def test_two_matches_of_one_seed_get_the_same_at_the_same_addresses() -> None:
    drawn: list[dict[object, object]] = []
    for choice in (0, -1):
        match = Match("iron-age", seats=2, seed="duplicate")
        for _ in range(60):
            match.play(match.state.legal()[choice])
        drawn.append({line["at"]: line["action"] for line in match.archive().entries if "at" in line})
    shared = drawn[0].keys() & drawn[1].keys()
    assert len(shared) > 10
    assert drawn[0].keys() != drawn[1].keys()
    assert all(drawn[0][address] == drawn[1][address] for address in shared)


# Scripted.


def test_a_script_is_followed_in_order() -> None:
    fate = Scripted([lagoon.COMES + 2, {"verb": "comes", "shell": "conch"}])
    match = Match(GAME, 2, fate=fate)
    assert match.play(lagoon.DIVE) == [{"revision": 2, "event": "dived", "seat": 0, "shell": "pearl"}]
    assert match.play(lagoon.DIVE) == [{"revision": 4, "event": "dived", "seat": 1, "shell": "conch"}]


def test_a_script_may_go_by_address() -> None:
    fate = Scripted([lagoon.COMES], by_address={"bag/2": lagoon.COMES + 2})
    match = Match(GAME, 2, fate=fate)
    assert match.play(lagoon.DIVE)[-1]["shell"] == "pebble"
    assert match.play(lagoon.DIVE)[-1]["shell"] == "pearl"


def test_after_a_script_another_fate_may_go_on() -> None:
    match = Match(GAME, 2, fate=Scripted([lagoon.COMES + 2], then=Seeded("seed")))
    assert match.play(lagoon.DIVE)[-1]["shell"] == "pearl"
    assert match.play(lagoon.DIVE)[-1]["event"] == "dived"


def test_a_script_that_is_used_up_says_so() -> None:
    with pytest.raises(FateError, match="bag/1: the script of 0 answers is used up"):
        Scripted().answer(first_dive())


def test_a_script_is_not_asked_for_what_can_only_come_one_way() -> None:
    match = Match(GAME, 2, fate=Scripted([lagoon.COMES + 2, lagoon.COMES]))
    for action in (lagoon.KEEP, lagoon.LOOK, lagoon.DIVE):
        match.play(action)
    assert match.log()[-1]["shell"] == "pebble"


def test_a_script_cannot_bring_what_is_not_there() -> None:
    with pytest.raises(FateError, match=r"bag/1: the script says 14, which cannot come; possible: \[11, 12, 13\]"):
        Scripted([lagoon.CALM]).answer(first_dive())


# Asked, and others.


def test_real_dice_are_waited_for() -> None:
    match = Match(GAME, 2, fate=Asked())
    match.play(lagoon.DIVE)
    assert match.state.actor == carrack.NATURE
    assert match.play(lagoon.COMES + 1) == [{"revision": 2, "event": "dived", "seat": 0, "shell": "conch"}]


def test_what_can_only_come_one_way_is_not_asked_for() -> None:
    """Looking into a chest has one answer: nobody is asked to type it in."""
    match = Match(GAME, 2, fate=Asked())
    for action in (lagoon.KEEP, lagoon.COMES + 1):
        match.play(action)
    told = match.play(lagoon.LOOK)
    assert [event["event"] for event in told] == ["looked", "looked-what"]


def test_a_fate_of_ones_own_may_be_interpreted() -> None:
    class Worst(Fate):
        def answer(self, state: State) -> int | None:
            return state.legal()[0]

    match = Match(GAME, 2, fate=Worst())
    assert match.play(lagoon.DIVE)[-1]["shell"] == "pebble"
    assert match.commitment == ""


def test_an_answer_that_cannot_come_is_refused_whoever_gives_it() -> None:
    class Lying(Fate):
        def answer(self, state: State) -> int | None:
            return lagoon.REST

    with pytest.raises(FateError, match="bag/1: 5 cannot come"):
        Match(GAME, 2, fate=Lying()).play(lagoon.DIVE)


def test_only_a_seed_draws_tickets() -> None:
    with pytest.raises(FateError, match=r"Asked draws no tickets \(sample/0\)"):
        Asked().ticket("sample/0", 3)
