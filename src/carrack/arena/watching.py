"""What a game was like while it was played: who was asked what, what happened, who came to hold what, and when."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from carrack.core.events import Journal
from carrack.core.state import NATURE, State


@dataclass(frozen=True)
class Watched:
    """`order` are the seats in the order in which each was first asked something. `questions` are those to seats: how
    often each was asked, how often with a choice, its legal answers in all and the most at once. `chances` are those
    to Nature. `held` says for each seat what it came to hold, in which round, and how much of it it held at the end.
    `course` is a fingerprint of all answers.
    """

    order: list[int]
    questions: dict[str, list[int]]
    chances: dict[str, int]
    answers: dict[str, int]
    events: dict[str, int]
    held: list[dict[str, list[int]]]
    course: str


class Watch:
    """Looks on while a game is played, and changes nothing."""

    def __init__(self, state: State) -> None:
        self.game = state.game
        self.journal = Journal()
        state.journal = self.journal
        self.order: list[int] = []
        self.questions: dict[str, list[int]] = {}
        self.chances: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.events: Counter[int] = Counter()
        self.since: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.now: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.after(state)

    def before(self, state: State, action: int) -> None:
        """An answer is about to be given."""
        step = self.game.steps[state.step].name
        if state.actor == NATURE:
            self.chances[step] += 1
            return
        if state.actor not in self.order:
            self.order.append(int(state.actor))
        count = len(state.legal())
        asked = self.questions.setdefault(step, [0, 0, 0, 0])
        asked[0] += 1
        asked[1] += count > 1
        asked[2] += count
        asked[3] = max(asked[3], count)
        self.answers[self.game.verbs.verb_of(action).name] += 1

    def after(self, state: State) -> None:
        """It was given."""
        self.events.update(event.kind for event in self.journal.take())
        for seat, since in enumerate(self.since):
            self.now[seat] = held = self.game.holdings(state, seat)
            for name in held:
                if name not in since:
                    since[name] = int(self.game.round_of(state))

    def end(self, moves: Sequence[int]) -> Watched:
        events = {self.game.tellings.table[kind].name: count for kind, count in self.events.items()}
        return Watched(
            self.order,
            dict(sorted(self.questions.items())),
            dict(sorted(self.chances.items())),
            dict(sorted(self.answers.items())),
            dict(sorted(events.items())),
            [
                {name: [round, now.get(name, 0)] for name, round in sorted(since.items())}
                for since, now in zip(self.since, self.now, strict=True)
            ],
            hashlib.blake2b(repr(list(moves)).encode(), digest_size=8).hexdigest(),
        )
