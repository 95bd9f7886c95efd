"""The kit refuses a preview that is wrong, that foretells chance, that betrays a secret or that plays."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from carrack.core.events import Journal
from carrack.core.fate import Seeded
from carrack.core.state import NATURE, OVER, State
from carrack.testing.errors import Broken
from carrack.testing.previews import a_preview_is_what_then_happens, some_answers
from carrack.testing.walk import Position
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import ASK_ACT, Act, Lagoon, LagoonGame

HAPPENS = "a preview is what then happens"
WORLDS = "a seat is shown nothing it may not know"
SAMPLE = "a sample cannot be told from the truth"


class Foretelling(LagoonGame):
    """Goes on through what chance will bring."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        said = super().preview(state, action)
        after = state.clone()
        after.play(action)
        if after.actor == NATURE:
            drawn = Seeded("lagoon").answer(after)
            after.play(drawn)
            said |= {"view": self.view(after, int(state.actor)), "next": {"step": "act", "seat": int(after.actor)}}
        return said


class Revealing(LagoonGame):
    """Counts as odds what truly lies there: to look at or to draw."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        said = super().preview(state, action)
        after = state.clone()
        after.play(action)
        if "odds" in said and after.actor == NATURE:
            said["odds"] = dict(zip(after.legal(), after.weights(), strict=True))
        return said


class Whispering(LagoonGame):
    """Right in everything that is asked of it, and says a little more: what lies in the other chests."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        assert isinstance(state, Lagoon)
        return {**super().preview(state, action), "chests": [diver.chest for diver in state.divers]}


class Playing(LagoonGame):
    """Plays what it is asked about."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        said = super().preview(state, action)
        state.play(action)
        return said


class Listening(LagoonGame):
    """Leaves its ear behind."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        state.journal = Journal()
        return super().preview(state, action)


class Hasty(LagoonGame):
    """Looks no further than the answer itself."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        after = self.sample(state, int(state.actor), Seeded("preview"))
        after.play(action)
        question = self.question(after)
        said = super().preview(state, action)
        view = self.view(after, int(state.actor))
        return {**said, "view": view, "question": question, "next": {name: question[name] for name in ("step", "seat")}}


class Silent(LagoonGame):
    def preview(self, state: State, action: object) -> dict[str, object]:
        return {**super().preview(state, action), "events": []}


class Counting(LagoonGame):
    """Counts what lies in the chests as well."""

    def preview(self, state: State, action: object) -> dict[str, object]:
        said = super().preview(state, action)
        return {**said, "scores": [score + 1 for score in state.scores()]}


class Oddless(LagoonGame):
    def preview(self, state: State, action: object) -> dict[str, object]:
        said = super().preview(state, action)
        said.pop("odds", None)
        return said


class Vague(LagoonGame):
    def preview(self, state: State, action: object) -> dict[str, object]:
        return {**super().preview(state, action), "idle": "perhaps"}


class LoudRest(Act):
    """Who rests says so: else nothing in this game is told before chance has spoken."""

    def answer(self, s: Lagoon, action: int) -> None:
        if action == lagoon.REST:
            s.tell(lagoon.TOLD_WEATHER, 0)
        super().answer(s, action)


WRONG = [
    (Foretelling(), "view of the preview"),
    (Revealing(), "odds of the preview"),
    (Playing(), "changed the state"),
    (Listening(), "changed the state"),
    (Hasty(), "view of the preview"),
    (Silent(instead={ASK_ACT: LoudRest()}), "events of the preview"),
    (Counting(), "scores of the preview"),
    (Oddless(), "odds of the preview"),
    (Vague(), "not yes or no"),
]


def called(value: object) -> str:
    return type(value).__name__ if isinstance(value, LagoonGame) else ""


@pytest.mark.parametrize("game", [game for game, _ in WRONG], ids=called)
def test_the_kit_refuses_a_wrong_preview(tmp_path: Path, game: LagoonGame) -> None:
    assert refusal(game, tmp_path).habit in (HAPPENS, WORLDS, SAMPLE)


def test_a_preview_that_says_a_little_more_betrays_a_secret(tmp_path: Path) -> None:
    error = refusal(Whispering(), tmp_path)
    assert error.habit in (WORLDS, SAMPLE)
    assert "preview" in str(error)


def look_ahead_in_games(game: LagoonGame) -> None:
    for number in range(20):
        rng = Random(number)
        state = game.start(2)
        while state.actor != OVER:
            at = Position(state)
            if state.actor >= 0:
                a_preview_is_what_then_happens(at, rng.choice(at.legal), False)
            state.play(rng.choice(state.legal()))


@pytest.mark.parametrize(("game", "said"), WRONG, ids=called)
def test_it_is_told_what_is_wrong_with_a_preview(game: LagoonGame, said: str) -> None:
    with pytest.raises(Broken, match=said):
        look_ahead_in_games(game)


def test_who_knows_everything_knows_the_odds() -> None:
    """Seat 1 has not seen what lies in the chest of seat 0: its odds are not the bag's, and it must not be said so."""
    state = lagoon.GAME.start(2)
    for action in (lagoon.KEEP, lagoon.COMES):
        state.play(action)
    at = Position(state)
    a_preview_is_what_then_happens(at, lagoon.DIVE, False)
    with pytest.raises(Broken, match="yet nothing is hidden from seat 1"):
        a_preview_is_what_then_happens(at, lagoon.DIVE, True)


class Boastful(lagoon.Lagoon):
    """Points for what lies hidden: what a seat would be told of them is a guess."""

    def breakdown(self) -> list[dict[str, int]]:
        return [
            {**points, "chest": max(diver.chest, 0)}
            for points, diver in zip(super().breakdown(), self.divers, strict=True)
        ]


def test_points_for_a_secret_are_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(kind=Boastful), tmp_path)
    assert error.habit in (HAPPENS, WORLDS, SAMPLE)


def test_the_same_position_is_looked_ahead_from_alike() -> None:
    state = lagoon.GAME.start(3)
    one, other = (some_answers(Position(state.clone()), 2) for _ in range(2))
    assert one == other
    assert len(one) == 2
    assert set(one) <= set(state.legal())
    assert sorted(some_answers(Position(state), 99)) == state.legal()


def test_nobody_looks_ahead_from_chance() -> None:
    state = lagoon.GAME.start(2)
    state.play(lagoon.DIVE)
    assert some_answers(Position(state), 2) == []
