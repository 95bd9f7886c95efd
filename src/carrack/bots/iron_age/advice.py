"""What each answer leads to by the end of the turn, over many throws of the same dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.bots.advice import Advice
from carrack.bots.dice import Dice
from carrack.bots.iron_age.player import ExactBot
from carrack.bots.iron_age.value import learnt
from carrack.bots.notes import Notes
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State
from carrack.games.iron_age.state import IronAge

WORLDS: Final = 60


def weigh(state: State, seed: str, worlds: int) -> list[Advice]:
    """All answers, the best first: by the chance to win, alone by points."""
    assert isinstance(state, IronAge)
    rng, player, dice, seat = Rng(seed), ExactBot(learnt()), Dice(), state.actor
    last = state.turns if state.round > 0 else state.turns + 1 + seat  # at the beginning, one's own first turn
    notes = [Notes() for _ in state.legal()]
    for _ in range(worlds):
        world = rng.bits() + 1
        for action, found in zip(state.legal(), notes, strict=True):
            s = state.clone()
            s.answer(action)
            dice.enter(world)
            player.turn.watch(state)
            play_on(s, player, dice, last)
            found.add(s, seat, player.turn.hope(s, seat))
    weighed = [
        Advice(action, player.turn.chance_of(noted.mean(), state), noted.sources())
        for action, noted in zip(state.legal(), notes, strict=True)
    ]
    return sorted(weighed, key=lambda advice: -advice.chance)


def play_on(s: IronAge, player: ExactBot, dice: Dice, turns: i64) -> None:
    """As the player would, to the end of the turn with this number."""
    out = borrow()
    while s.actor != OVER and s.turns <= turns:
        if s.actor == NATURE:
            out.clear()
            s.ask(out)
            s.answer(out.at(dice.draw(s, out.total)))
        else:
            s.answer(player.answer(s))
    give_back(out)
