"""The kit refuses a game that gives a secret away, whichever way it leaks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from carrack.core.game import Game
from carrack.core.state import State
from carrack.testing.errors import Broken
from carrack.testing.secrets import (
    ENOUGH,
    a_game_with_secrets_hides_something,
    a_seat_is_shown_nothing_it_may_not_know,
)
from carrack.testing.walk import Walk
from examples import nim
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import (
    ASK_ACT,
    ASK_KEEP,
    ASK_LOOK,
    ASK_SWAP,
    ASK_WHICH,
    EMPTY,
    Act,
    Keep,
    Lagoon,
    LagoonGame,
    Look,
    Which,
)

WORLDS = "a seat is shown nothing it may not know"
SAMPLE = "a sample cannot be told from the truth"


def refusal_of(game: LagoonGame, folder: Path) -> tuple[str, str]:
    """The habit and the words with which the kit refuses the game."""
    error = refusal(game, folder, games=20)
    return error.habit, str(error)


class OpenBag(LagoonGame):
    """Counts before all eyes what is left in the bag: what is not, lies in the chests."""

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, Lagoon)
        return {**super().view(state, seat), "unseen": state.bag[:]}


class TrueKey(LagoonGame):
    """The key of the whole state: a few guesses find the secret."""

    def seat_key(self, state: State, seat: int | None) -> str:
        return state.key()


class TrueOdds(LagoonGame):
    def odds(self, state: State, seat: int | None) -> dict[int, int]:
        return Game.odds(self, state, seat)


class PearlFinder(Act):
    """A swap can be offered only if there is a pearl to be had."""

    def why_not(self, s: Lagoon, action: int) -> int:
        why = super().why_not(s, action)
        if action == lagoon.OFFER and not why and all(diver.chest != 2 for diver in s.divers):
            return lagoon.NO_OTHER_CHEST
        return why


class ReasonFinder(Act):
    """The offer is always refused, but not always for the same reason."""

    def why_not(self, s: Lagoon, action: int) -> int:
        if action == lagoon.OFFER:
            return lagoon.NO_SWAPS if any(diver.chest == 2 for diver in s.divers) else lagoon.NO_OTHER_CHEST
        return super().why_not(s, action)


class TalkativeQuestion(Act):
    def details(self, s: Lagoon) -> dict[str, object]:
        return {"pearls": sum(diver.chest == 2 for diver in s.divers)}


class TalkativeSwap(lagoon.Swap):
    """Tells the other seat, and everybody who reads the question, what it would get."""

    def details(self, s: Lagoon) -> dict[str, object]:
        return {**super().details(s), "for": s.divers[s.turn].chest}


class QuickLook(Which):
    """Looks at once, without asking Nature: a reveal that undo could take back."""

    def answer(self, s: Lagoon, action: int) -> None:
        if s.intent == lagoon.LOOK:
            s.divers[action - lagoon.AT].known |= 1 << int(s.turn)
            lagoon.end_turn(s)
        else:
            super().answer(s, action)


class LoudKeep(Keep):
    """Everybody hears what was kept."""

    def answer(self, s: Lagoon, action: int) -> None:
        s.tell(lagoon.TOLD_KEPT_WHAT, s.turn, action - lagoon.COMES)
        super().answer(s, action)


class HeavyChest(Keep):
    """With a pearl in the chest the turn goes on: somebody else is asked than would be."""

    def answer(self, s: Lagoon, action: int) -> None:
        turn = int(s.turn)
        super().answer(s, action)
        if action - lagoon.COMES == 2 and s.actor >= 0:
            s.actor = s.turn = turn


class PearlsAreKnown(Keep):
    """Who may know the answer depends on the answer before."""

    def audience(self, s: Lagoon) -> int:
        return -1 if any(diver.chest == 2 for diver in s.divers) else super().audience(s)


class TellingAddress(Look):
    def address(self, s: Lagoon) -> str:
        return f"{super().address(s)}/{s.divers[s.target].chest}"


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        (OpenBag(), "view of"),
        (TrueKey(), "seat_key of"),
        (TrueOdds(), "odds of"),
        (LagoonGame(instead={ASK_ACT: PearlFinder()}), "legal of"),
        (LagoonGame(instead={ASK_ACT: ReasonFinder()}), "why_not of"),
        (LagoonGame(instead={ASK_ACT: TalkativeQuestion()}), "ask of"),
        (LagoonGame(instead={ASK_SWAP: TalkativeSwap()}), "ask of"),
        (LagoonGame(instead={ASK_WHICH: QuickLook()}), "view of"),
        (LagoonGame(instead={ASK_KEEP: LoudKeep()}), "the log of"),
        (LagoonGame(instead={ASK_KEEP: HeavyChest()}), "view of"),
        (LagoonGame(instead={ASK_KEEP: PearlsAreKnown()}), "may know the answer only if a secret is right"),
        (LagoonGame(instead={ASK_LOOK: TellingAddress()}), "the record of"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_leak_is_refused(tmp_path: Path, game: LagoonGame, leak: str) -> None:
    habit, said = refusal_of(game, tmp_path)
    assert habit in (WORLDS, SAMPLE)
    assert leak in said


class Cheat(LagoonGame):
    """Hands bots the truth."""

    def sample(self, state: State, seat: int, fate: object) -> State:
        return state.clone()


class Suspicious(LagoonGame):
    """Deals anew what the seat knows as well."""

    def sample(self, state: State, seat: int, fate: object) -> State:
        return super().sample(state, lagoon.MOST_SEATS, fate)


class Blurred(LagoonGame):
    """Gets the weather wrong."""

    def sample(self, state: State, seat: int, fate: object) -> State:
        copy = super().sample(state, seat, fate)
        assert isinstance(copy, Lagoon)
        copy.stormy = not copy.stormy
        return copy


class Handing(LagoonGame):
    """Gives the state itself away, to be played on."""

    def sample(self, state: State, seat: int, fate: object) -> State:
        return state


class Conjuring(LagoonGame):
    """Fills unknown chests from nowhere."""

    def sample(self, state: State, seat: int, fate: object) -> State:
        copy = super().sample(state, seat, fate)
        assert isinstance(copy, Lagoon)
        for diver in copy.divers:
            if diver.chest != EMPTY and not lagoon.knows(diver, seat):
                diver.chest = 2
        return copy


class Moody(LagoonGame):
    """Never deals twice alike."""

    dealt = 0

    def sample(self, state: State, seat: int, fate: object) -> State:
        Moody.dealt += 1
        copy = super().sample(state, seat, fate)
        copy.turns += Moody.dealt
        return copy


@pytest.mark.parametrize(
    ("game", "habit", "said"),
    [
        (Cheat(), WORLDS, "depends on a secret"),
        (Suspicious(), SAMPLE, "shows another view, seat_key"),
        (Blurred(), SAMPLE, "shows another view, seat_key"),
        (Handing(), SAMPLE, "the state itself"),
        (Conjuring(), SAMPLE, "some came or went"),
        (Moody(), SAMPLE, "one Fate gives two samples"),
    ],
)
def test_a_sample_that_is_none_is_refused(tmp_path: Path, game: LagoonGame, habit: str, said: str) -> None:
    assert refusal_of(game, tmp_path)[0] == habit
    assert said in refusal_of(game, tmp_path)[1]


class PublicKeep(Keep):
    """The view hides it, and the record of everybody shows it."""

    def audience(self, s: Lagoon) -> int:
        return -1


def test_a_record_that_tells_what_the_view_hides_is_refused(tmp_path: Path) -> None:
    habit, _ = refusal_of(LagoonGame(instead={ASK_KEEP: PublicKeep()}), tmp_path)
    assert habit == "who knows every answer knows the state"


class Absent(Act):
    def audience(self, s: Lagoon) -> int:
        return 1 << ((int(s.actor) + 1) % int(s.seats))


def test_a_seat_that_may_not_know_its_own_answer_is_refused(tmp_path: Path) -> None:
    assert refusal_of(LagoonGame(instead={ASK_ACT: Absent()}), tmp_path)[0] == "who answers knows the answer"


# What a game says about its secrets.


class Denying(LagoonGame):
    """Says that it has no secrets, and hides what is kept."""

    def has_secrets(self, options: Mapping[str, bool | int | str]) -> bool:
        return False


class Promising(nim.NimGame):
    """Says that it has secrets, though all of it lies open."""

    def has_secrets(self, options: Mapping[str, bool | int | str]) -> bool:
        return True


def test_a_game_that_denies_its_secrets_is_refused(tmp_path: Path) -> None:
    habit, said = refusal_of(Denying(), tmp_path)
    assert habit == "a game without secrets hides no answer"
    assert "may not know the answer to keep" in said


def test_a_game_that_promises_secrets_and_has_none_is_refused(tmp_path: Path) -> None:
    error = refusal(Promising(), tmp_path, games=ENOUGH, seats=2)
    assert error.habit == "a game with secrets hides something"
    assert "games hid no answer from any seat" in str(error)


class Vague(nim.NimGame):
    def has_secrets(self, options: Mapping[str, bool | int | str]) -> bool:
        return None  # type: ignore[return-value]


def test_a_game_that_does_not_say_whether_it_has_secrets_is_refused(tmp_path: Path) -> None:
    assert refusal(Vague(), tmp_path, seats=2).habit == "it is said whether there are secrets"


def test_few_games_need_not_show_a_secret() -> None:
    a_game_with_secrets_hides_something(ENOUGH - 1, 0)
    with pytest.raises(Broken):
        a_game_with_secrets_hides_something(ENOUGH, 0)


class Tuples(LagoonGame):
    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        return {**super().view(state, seat), "points": tuple(state.scores())}


class Objects(LagoonGame):
    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        return {**super().view(state, seat), "state": state}


class Meddling(LagoonGame):
    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, Lagoon)
        state.drawn += 1
        return super().view(state, seat)


@pytest.mark.parametrize("game", [Tuples(), Objects(), Meddling()])
def test_a_view_that_is_not_json_is_refused(tmp_path: Path, game: LagoonGame) -> None:
    assert refusal_of(game, tmp_path)[0] == "views are json"


def test_a_world_is_compared_until_it_is_disproved() -> None:
    """Seat 1 may imagine any shell in the chest of seat 0, until it is opened."""
    walk = Walk(lagoon.GAME.start(2))
    for action in (lagoon.KEEP, lagoon.COMES, lagoon.REST, lagoon.REST, lagoon.REST, lagoon.OPEN, lagoon.COMES):
        walk.play(action)
    moments = {a_seat_is_shown_nothing_it_may_not_know(walk, 1, Random(n)) for n in range(20)}
    assert moments == {0, 5}


def test_the_steps_that_hide_are_those_of_the_rules() -> None:
    state = lagoon.GAME.start(3)
    hiding = [step.name for step in lagoon.GAME.steps if step.audience(state) != -1]
    assert hiding == ["keep", "look"]
