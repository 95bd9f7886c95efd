"""Twins: two games with the same answers but for those that some may not know. To these the two are one game, until
what was hidden is turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import carrack
from carrack.core.events import may_know
from carrack.core.fate import Asked, Scripted
from carrack.core.state import NATURE, OVER, State

Eyes = int | None  # a seat's, or a spectator's

# How much rather an answer is given than any other one, so that a game comes to where somebody looks at something.
RATHER = {"scout": 4, "scout-deck": 12, "enlist": 100, "sail": 8, "sail-beyond": 8}
RATHER_EXPLORE = 30  # a worker to the discovery box


class Twins:
    """Plays `here` and `there`. Those who are `unaware` know the same answers of both; where they know none, the two go
    different ways. When an answer that they know of `here` cannot be given `there`, they have found out: from then on
    `there` is a copy of `here`, until something is hidden again. The first `alike` answers are the same anyway.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, bool | int | str],
        unaware: Sequence[Eyes],
        seed: object,
        alike: int = 0,
    ) -> None:
        self.here = carrack.game(game).start(seats, options)
        self.there = self.here.clone()
        self.lines: tuple[list[int], list[int]] = ([], [])
        self.unaware = unaware
        self.differ_since = -1  # answers given when they came to differ, -1 as long as they do not
        self._alike = alike
        self._rng = Random(str(seed))

    @property
    def differ(self) -> bool:
        return self.differ_since >= 0

    @property
    def rest(self) -> bool:
        """Somebody has to choose, in both: nothing goes on by itself."""
        return all(state.actor >= 0 and len(state.legal()) > 1 for state in (self.here, self.there))

    @property
    def over(self) -> bool:
        return OVER in (self.here.actor, self.there.actor)

    def play(self) -> None:
        """One more answer in both."""
        action = choose(self.here, self._rng)
        hidden = len(self.lines[0]) >= self._alike and is_hidden(self.here, self.unaware)
        if hidden:
            assert is_hidden(self.there, self.unaware)
            legal = self.there.legal()
            other = self._rng.choice([code for code in legal if code != action] or legal)
        else:
            other = action
            if action not in self.there.legal():
                self._meet()
        self.here.play(action)
        self.there.play(other)
        self.lines[0].append(action)
        self.lines[1].append(other)
        if hidden or self.differ:
            same = self.here.key() == self.there.key()
            if same:
                self._meet()
            elif not self.differ:
                self.differ_since = len(self.lines[0])

    def _meet(self) -> None:
        """The two are one again."""
        self.there = self.here.clone()
        self.lines = (self.lines[0], list(self.lines[0]))
        self.differ_since = -1


def is_hidden(state: State, unaware: Sequence[Eyes]) -> bool:
    """Whether nobody of them may know the answer to the open question."""
    audience = int(state.game.steps[state.step].audience(state))
    return not any(may_know(audience, eyes) for eyes in unaware)


def choose(state: State, rng: Random) -> int:
    """Any answer, those of explorers rather than others."""
    legal = state.legal()
    if state.actor == NATURE:
        return rng.choice(legal)
    weights = []
    for action in legal:
        said = state.game.describe(action)
        weights.append(RATHER_EXPLORE if said.get("box") == "discovery" else RATHER.get(str(said["verb"]), 1))
    return rng.choices(legal, weights)[0]


def match_of(start: State, line: Sequence[int], revision: int) -> carrack.Match:
    """The match that a line is, up to a revision where somebody chooses; its Fate will go on as the line does, and when
    that is over decide nothing.
    """
    state = start.clone()
    chance = []
    for action in line:
        if state.actor == NATURE and len(state.legal()) > 1:  # what is forced nobody is asked
            chance.append(action)
        state.play(action)
    match = carrack.Match(
        start.game, seats=int(start.seats), options=start.options, fate=Scripted(chance, then=Asked())
    )
    while match.revision < revision:
        match.play(line[match.revision])
    assert match.revision == revision
    return match
