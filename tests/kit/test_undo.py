"""The kit refuses a match that does not keep the rules of undo."""

from __future__ import annotations

import re
from random import Random
from typing import Any, cast

import pytest

import carrack
from carrack.core.match import Match
from carrack.testing.errors import Broken
from carrack.testing.undo import Consequences, Player
from tests.toys import lagoon

SEED = "lagoon"
GAMES = 100  # chance falls often in this one: an undo past bots is rare


class Spoilt:
    """A Match with one thing wrong: the rest is the true one's."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)


def player(kind: type[Spoilt] | None = None, seed: str = SEED, games: int = 0) -> Player:
    """Somebody to play a match of three."""
    match = Match(lagoon.GAME, 3, {"rounds": 6}, seed=seed)
    return Player(match if kind is None else cast(Match, kind(match)), seed, Random(f"undo {games}"), 1000)


def play_some(kind: type[Spoilt]) -> None:
    for game in range(GAMES):
        player(kind, f"{SEED} {game}", game).play_out()


def test_a_match_that_keeps_the_rules_passes() -> None:
    players = [player(None, f"{SEED} {game}", game) for game in range(GAMES)]
    for one in players:
        one.play_out()
    assert sum(one.undone for one in players) > 5
    assert sum(one.past_bots for one in players) > 5
    assert sum(one.rewound for one in players) > 5
    assert all(one.match.over for one in players)


class Eager(Spoilt):
    """Undo crosses whatever happened, if one's own answer came last."""

    def can_undo(self, seat: int) -> bool:
        return seat == self.match.state.turn


class Reluctant(Spoilt):
    def can_undo(self, seat: int) -> bool:
        return False


class Deaf(Spoilt):
    """Undo without a word, and without an effect."""

    def undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            self.match.undo(seat)


class Permissive(Spoilt):
    def undo(self, seat: int) -> None:
        if self.match.can_undo(seat):
            self.match.undo(seat)


class Careless(Spoilt):
    def is_final(self, action: int) -> bool:
        return False


class Restless(Spoilt):
    """To say whether it is final, it plays."""

    def is_final(self, action: int) -> bool:
        final = self.match.is_final(action)
        self.match.hand_over(0, "whoever asks")
        return final


class Loaded(Spoilt):
    """After a rewind other dice fall."""

    def rewind(self, to: int, by: list[int]) -> None:
        self.match.rewind(to, by)
        self.match.fate = carrack.Seeded("loaded")


class Obliging(Spoilt):
    """Rewinds for whoever asks."""

    def rewind(self, to: int, by: list[int]) -> None:
        self.match.rewind(to, range(3))


class Timid(Spoilt):
    """Takes bots for people."""

    def hand_over(self, seat: int, who: str) -> None:
        self.match.hand_over(seat, "somebody")


class Rude(Spoilt):
    """Takes people for bots, and goes back past them."""

    def hand_over(self, seat: int, who: str) -> None:
        self.match.hand_over(seat, "bot")


class Stubborn(Spoilt):
    """Whoever is alone with bots need not go as far back as to an answer of the own."""

    def undo(self, seat: int) -> None:
        self.match.undo(
            next(one for one in (2, 1, 0) if self.match.can_undo(one)) if self.match.can_undo(seat) else seat
        )


class Timeless(Spoilt):
    @property
    def revision(self) -> int:
        return 7


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Eager, "may undo, the rules say"),
        (Reluctant, "may undo, the rules say"),
        (Deaf, "undo does not give the state back"),
        (Permissive, "may not undo, yet it can"),
        (Careless, "is_final() says False"),
        (Restless, "asking is_final() changed the match"),
        (Loaded, "the match is not where the rules lead"),
        (Obliging, "without the consent of all"),
        (Timid, "may undo, the rules say"),
        (Rude, "may undo, the rules say"),
        (Stubborn, "undo does not give the state back"),
        (Timeless, "the match is not where the rules lead"),
    ],
)
def test_a_match_that_breaks_them_is_refused(kind: type[Spoilt], said: str) -> None:
    with pytest.raises(Broken, match=re.escape(said)):
        play_some(kind)


@pytest.mark.parametrize(
    ("actions", "crossed"),
    [
        ([lagoon.REST], False),  # the end of a turn, while the next seat has not answered
        ([lagoon.KEEP], True),  # chance
        ([lagoon.KEEP, lagoon.KEEP, lagoon.REST, lagoon.OFFER], False),  # the one chest there is chooses itself
        ([lagoon.KEEP, lagoon.KEEP, lagoon.KEEP, lagoon.OFFER], False),  # whose chest?
        ([lagoon.KEEP, lagoon.KEEP, lagoon.KEEP, lagoon.OFFER, lagoon.AT + 1], False),  # nobody has answered yet
        ([lagoon.KEEP, lagoon.KEEP, lagoon.KEEP, lagoon.OFFER, lagoon.AT + 1, lagoon.DECLINE], False),  # its own answer
        ([lagoon.KEEP, lagoon.KEEP, lagoon.KEEP, lagoon.LOOK, lagoon.AT + 1], True),  # a reveal
    ],
)
def test_what_undo_does_not_cross(actions: list[int], crossed: bool) -> None:
    """The kit's own idea of it, and the true Match's."""
    match = Match(lagoon.GAME, 3, seed=SEED)
    for action in actions[:-1]:
        match.play(action)
    seat = int(match.state.actor)
    expected = Consequences(match.state, actions[-1], carrack.Seeded(SEED))
    match.play(actions[-1])
    assert expected.crossed is crossed
    assert expected.state.key() == match.state.key()
    assert match.can_undo(seat) is not crossed
