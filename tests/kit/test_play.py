"""The kit refuses games that cannot be played as they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.core.actions import Actions
from carrack.core.errors import OptionError
from carrack.core.state import OVER, State, Step
from carrack.core.verbs import Verb, Verbs
from carrack.testing.errors import Broken
from carrack.testing.play import a_rule_is_written_once, offered_actions_apply
from carrack.testing.walk import Position
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.broken import ConjuringDive, CrashingDive, NoRest, RestForEver
from tests.toys.lagoon import ASK_ACT, ASK_DIVE, ASK_WEATHER, Act, Lagoon, LagoonGame

STORMS = {"storms": True}


def test_a_dead_end_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: NoRest()}), tmp_path, games=9, seats=3, options=STORMS)
    assert error.habit == "there is no dead end"
    assert "the question act" in str(error)


def test_a_game_without_end_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: RestForEver()}), tmp_path, longest=100)
    assert error.habit == "the game comes to an end"


class Weather(lagoon.Weather):
    """Lists what it is told to list."""

    def __init__(self, *listed: tuple[int, int]) -> None:
        super().__init__()
        self.listed = listed

    def ask(self, s: Lagoon, out: Actions) -> None:
        for action, weight in self.listed:
            out.weigh(action, weight)


@pytest.mark.parametrize(
    ("listed", "habit"),
    [
        ([(lagoon.STORM, 1), (lagoon.CALM, 2)], "answers ascend"),
        ([(lagoon.CALM, 2), (lagoon.CALM, 2), (lagoon.STORM, 1)], "answers ascend"),
        ([(lagoon.CALM, 2), (lagoon.STORM, 1), (99, 1)], "answers ascend"),
        ([(lagoon.CALM, 2)], "a rule is written once"),
        ([(lagoon.COMES, 1)], "a listed action can be played"),
        ([(lagoon.CALM, 2), (lagoon.STORM, 0)], "weights stand beside the outcomes"),
    ],
)
def test_a_list_of_answers_in_disorder_is_refused(tmp_path: Path, listed: list[tuple[int, int]], habit: str) -> None:
    error = refusal(LagoonGame(instead={ASK_WEATHER: Weather(*listed)}), tmp_path, seats=3, options=STORMS)
    assert error.habit == habit


class Fancies(Act):
    """Would think about whatever it is told."""

    def __init__(self, *considered: int) -> None:
        super().__init__()
        self.considered = considered

    def consider(self, s: Lagoon, out: Actions) -> None:
        for action in self.considered:
            out.add(action)


@pytest.mark.parametrize("considered", [(), (99,), (lagoon.REST, lagoon.REST)])
def test_answers_that_nobody_may_give_are_not_considered(tmp_path: Path, considered: tuple[int, ...]) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: Fancies(*considered)}), tmp_path)
    assert error.habit == "who searches considers legal answers"


def test_a_broken_law_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_DIVE: ConjuringDive()}), tmp_path)
    assert error.habit == "no law is broken"
    assert "some came or went" in str(error)


def test_a_game_that_crashes_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_DIVE: CrashingDive()}), tmp_path)
    assert error.habit == "a listed action can be played"
    assert "IndexError: no such shell" in str(error)


class GreedyRest(Act):
    """Resting brings a pearl from nowhere."""

    def answer(self, s: Lagoon, action: int) -> None:
        if action == lagoon.REST:
            s.divers[s.turn].shells[2] += 1
        super().answer(s, action)


def test_an_offered_action_is_tried_even_if_nobody_plays_it() -> None:
    offered_actions_apply(Position(LagoonGame().start(2)))
    with pytest.raises(Broken, match=r"after 5 .*'rest'.*some came or went"):
        offered_actions_apply(Position(LagoonGame(instead={ASK_ACT: GreedyRest()}).start(2)))


class CountingAct(Act):
    """Remembers how often somebody asked."""

    def why_not(self, s: Lagoon, action: int) -> int:
        s.drawn += 1
        return super().why_not(s, action)


def test_a_question_that_changes_the_state_is_refused(tmp_path: Path) -> None:
    game = LagoonGame(instead={ASK_ACT: CountingAct()})
    assert refusal(game, tmp_path).habit == "the same answers lead to the same state"
    with pytest.raises(Broken, match="asking for reasons changed the state"):
        a_rule_is_written_once(Position(game.start(2)))


class Remembering(Act):
    """Keeps count where no State sees it: every rest takes longer than the last."""

    def __init__(self) -> None:
        super().__init__()
        self.rests = 0

    def answer(self, s: Lagoon, action: int) -> None:
        self.rests += action == lagoon.REST
        super().answer(s, action)
        s.turns += self.rests


def test_a_game_that_remembers_outside_its_state_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: Remembering()}), tmp_path)
    assert error.habit == "the same answers lead to the same state"


class TouchedByRefusals(Lagoon):
    def play(self, action: object) -> None:
        if action == lagoon.ACCEPT:
            self.stormy = not self.stormy
        super().play(action)


class TakesAnything(Lagoon):
    def play(self, action: object) -> None:
        super().play(int(action) if isinstance(action, (str, float)) else action)


def test_a_refused_action_that_changes_the_state_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(kind=TouchedByRefusals), tmp_path)
    assert error.habit == "refused actions change nothing"
    assert f"the refused action {lagoon.ACCEPT} changed" in str(error)


def test_what_is_no_action_and_can_be_played_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(kind=TakesAnything), tmp_path)
    assert error.habit == "refused actions change nothing"


class Generous(Lagoon):
    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


def test_points_from_nowhere_are_refused(tmp_path: Path) -> None:
    assert refusal(LagoonGame(kind=Generous), tmp_path).habit == "points add up"


class SilentTurn(Act):
    """The turn passes, and `new_turn` is not called."""

    def answer(self, s: Lagoon, action: int) -> None:
        if action == lagoon.REST and s.turn == 0:
            s.turn = s.actor = 1
        else:
            super().answer(s, action)


def test_a_turn_that_passes_unnoticed_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: SilentTurn()}), tmp_path)
    assert error.habit == "turns only go on"
    assert "without new_turn()" in str(error)


class Timeless(Lagoon):
    def new_turn(self, seat: int) -> None:
        self.turn = 0


def test_a_game_without_turns_is_refused(tmp_path: Path) -> None:
    game = LagoonGame(kind=Timeless, instead={ASK_ACT: JustRest()})
    assert refusal(game, tmp_path).habit == "turns only go on"


class JustRest(Step[Lagoon]):
    """Three times a question, and it is over; seat 0 has all the turns."""

    def __init__(self) -> None:
        super().__init__("act", "turn", lagoon.VERBS.spans("look", "offer"))

    def answer(self, s: Lagoon, action: int) -> None:
        s.round += 1
        if s.round == 3:
            s.actor = OVER


class Foresight(Lagoon):
    def winners(self) -> list[int]:
        return [0]


class Thankless(Lagoon):
    def winners(self) -> list[int]:
        return super().winners() and []


class Speechless(Lagoon):
    def outcome(self) -> dict[str, object]:
        return {**super().outcome(), "why": ""}


class ManyWinners(Lagoon):
    def winners(self) -> list[int]:
        return [*super().winners(), int(self.seats)]


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Foresight, "winners() answers before the game is over"),
        (Thankless, "nobody has won"),
        (Speechless, "the outcome is"),
        (ManyWinners, "the winners are"),
    ],
)
def test_a_result_that_is_none_is_refused(tmp_path: Path, kind: type[Lagoon], message: str) -> None:
    error = refusal(LagoonGame(kind=kind), tmp_path)
    assert error.habit == "the result is told at the end"
    assert message in str(error)


class AnyTable(LagoonGame):
    def start(self, seats: object = None, options: object = None) -> State:
        return super().start(seats if seats in self.seats else 2, options)


class AnyOptions(LagoonGame):
    def start(self, seats: object = None, options: object = None) -> State:
        try:
            return super().start(seats, options)
        except OptionError as error:
            if error.field == "seats":
                raise
            return super().start(seats, {})


class VagueOptions(LagoonGame):
    def start(self, seats: object = None, options: object = None) -> State:
        try:
            return super().start(seats, options)
        except OptionError as error:
            raise OptionError("something", "is wrong") from error


@pytest.mark.parametrize("game", [AnyTable(), AnyOptions(), VagueOptions()])
def test_a_game_that_starts_with_anything_is_refused(tmp_path: Path, game: LagoonGame) -> None:
    assert refusal(game, tmp_path).habit == "wrong seats and options are refused"


def test_two_codes_of_one_description_are_refused(tmp_path: Path) -> None:
    table: list[Any] = list(lagoon.VERBS.table)
    table[-2] = Verb("comes", lagoon.COMES, shell=("pebble", "pebble", "pearl"))
    error = refusal(LagoonGame(verbs=Verbs(table)), tmp_path)
    assert error.habit == "codes decode and encode"


class OutsideTheTable(Act):
    def answer(self, s: Lagoon, action: int) -> None:
        super().answer(s, action)
        if action == lagoon.REST and s.actor >= 0:
            s.actor = s.seats


def test_a_question_to_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: OutsideTheTable()}), tmp_path)
    assert error.habit == "a question can be listed"


class WrongAddressee(Act):
    """Asks a seat what is Nature's to answer."""

    def answer(self, s: Lagoon, action: int) -> None:
        super().answer(s, action)
        if action == lagoon.DIVE:
            s.actor = s.turn


def test_a_seat_asked_for_natures_answer_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_ACT: WrongAddressee()}), tmp_path)
    assert error.habit == "there is no dead end"
    assert "Nature answers Chance" in str(error)
