"""Many games of one table, played side by side and compiled as a whole: what `carrack.vector` is made of.

Answers go in, and what the next seats may know comes out, in buffers that stay where they are: whoever looks at one,
NumPy for instance, sees each step without a copy. Nature is answered here, by a generator of each game's own, and a
game that is over makes room for the next one at once.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.actions import Actions
from carrack.core.errors import IllegalAction
from carrack.core.observation import Observation
from carrack.core.rewards import Rewards
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State


@final
class Fleet:
    """`size` games from one start. Rows lie one after the other, game by game, each as long as the others."""

    def __init__(self, start: State, size: i64, rewards: Rewards, seed: str) -> None:
        self.start = start
        self.size = size
        self.rewarder = rewards
        self.by_points = rewards.by_points
        self.seed = seed
        self.seats: i64 = start.seats
        observation = Observation(start)
        self.length: i64 = observation.length
        self.actions: i64 = observation.actions
        memory = bytearray(2 * size * self.length)  # first: too many games end here at once
        whole = memoryview(memory).cast("h")
        self.observations = whole.toreadonly()
        self.rows: list[memoryview[int]] = [whole[i * self.length : (i + 1) * self.length] for i in range(size)]
        self.blank = observation.blank()  # a row is written here, and copied to its place as a whole
        self.row = memoryview(self.blank)[: self.length]
        self.all = slice(None)
        self.states: vec[State] = vec[State]([start for _ in range(size)])
        self.legal: vec[Actions] = vec[Actions]([Actions() for _ in range(size)])
        self.dice: vec[Rng] = vec[Rng]([Rng("") for _ in range(size)])
        self.choices = Rng(f"{seed}/choices")
        self.games: vec[i64] = vec[i64]([0] * size)  # how many have begun in each place
        self.masks: vec[u8] = vec[u8]([0] * (size * self.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (size * self.seats))
        self.standing: vec[float] = vec[float]([0.0] * (size * self.seats))  # by points: those at the last step
        self.dones: vec[u8] = vec[u8]([0] * size)
        self.turns: vec[i64] = vec[i64]([0] * size)  # the seat that is asked
        self.chosen: vec[i64] = vec[i64]([0] * size)  # by `choose`
        self.chances = Actions()  # Nature's answers

    def reset(self, first: i64, last: i64) -> None:
        """New games in these places, from `first` to before `last`."""
        for place in range(first, last):
            self.dones[place] = 0
            self.clear_rewards(place)
            self.begin(place)
            self.show(place)

    def begin(self, place: i64) -> None:
        """A game whose dice follow from the seed, its place and its number there."""
        self.dice[place] = Rng(f"{self.seed}/{place}/{self.games[place]}")
        self.games[place] += 1
        s = self.start.clone()
        self.states[place] = s
        self.answer_nature(s, self.dice[place])
        if self.by_points:
            told = self.rewarder.standing(s)
            for seat in range(self.seats):
                self.standing[place * self.seats + seat] = told[seat]

    def answer_nature(self, s: State, dice: Rng) -> None:
        """Until a seat is asked, or the game is over."""
        chances = self.chances
        while s.actor == NATURE:
            chances.clear()
            s.ask(chances)
            s.answer(chances.at(dice.below(chances.total)))

    def show(self, place: i64) -> None:
        """Write what the seat that is asked may know, and what it may answer."""
        s = self.states[place]
        legal = self.legal[place]
        masks = self.masks
        first = place * self.actions
        items = legal.items
        for i in range(legal.n):
            masks[first + items[i]] = 0
        legal.clear()
        s.ask(legal)
        items = legal.items
        for i in range(legal.n):
            masks[first + items[i]] = 1
        seat = s.actor
        self.turns[place] = seat
        s.game.observe_into(s, seat, self.blank, 0)
        self.rows[place][self.all] = self.row

    def check(self, answers: vec[i64]) -> None:
        """Refuse answers that are not legal, before any of them is played."""
        if len(answers) != self.size:
            raise IllegalAction(f"expected {self.size} answers, one for each game, got {len(answers)}", "unknown")
        masks = self.masks
        actions = self.actions
        for place in range(self.size):
            answer = answers[place]
            if answer < 0 or answer >= actions or masks[place * actions + answer] == 0:
                raise self.illegal(place, answer)

    def illegal(self, place: i64, answer: i64) -> IllegalAction:
        """The error about one of them."""
        s = self.states[place]
        if answer < 0 or answer >= self.actions:
            return IllegalAction(f"game {place}: {answer} is no action", "unknown")
        why = s.game.illegal(s, answer, s.reason(answer))
        return IllegalAction(f"game {place}: {why}", why.reason)

    def step(self, answers: vec[i64], first: i64, last: i64) -> None:
        """Play an answer in each of these places; `check` has seen them."""
        dones = self.dones
        for place in range(first, last):
            s = self.states[place]
            if dones[place] != 0:
                dones[place] = 0
                self.clear_rewards(place)
            s.answer(answers[place])
            self.answer_nature(s, self.dice[place])
            if self.by_points:
                self.reward(place, self.rewarder.standing(s))
            if s.actor == OVER:
                dones[place] = 1
                if not self.by_points:
                    self.reward(place, self.rewarder.final(s))
                self.begin(place)
            self.show(place)

    def reward(self, place: i64, told: list[float]) -> None:
        """By points, the change since the last step."""
        first = place * self.seats
        for seat in range(self.seats):
            self.rewards[first + seat] = told[seat] - self.standing[first + seat]
            if self.by_points:
                self.standing[first + seat] = told[seat]

    def clear_rewards(self, place: i64) -> None:
        for i in range(place * self.seats, (place + 1) * self.seats):
            self.rewards[i] = 0.0

    def choose(self) -> None:
        """A uniformly random legal answer for each game, into `chosen`."""
        choices = self.choices
        chosen = self.chosen
        for place in range(self.size):
            legal = self.legal[place]
            chosen[place] = legal.items[choices.below(legal.n)]
