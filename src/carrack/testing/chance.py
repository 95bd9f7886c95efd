"""Habits of chance: every draw has an address, and what the Fate says at an address is what happens."""

from __future__ import annotations

from random import Random

from carrack.core.fate import Fate, Scripted, Seeded
from carrack.core.match import Match
from carrack.core.state import NATURE, OVER, State
from carrack.testing.errors import Broken
from carrack.testing.walk import Position, Walk, choose


class Draw:
    """A question to Nature and the answer it got."""

    def __init__(self, state: State, answer: int) -> None:
        self.odds = dict(zip(state.legal(), state.weights(), strict=True))
        self.verbs = sorted({state.game.verbs.verb_of(action).name for action in self.odds})
        self.answer = answer


def weights_stand_beside_the_outcomes(at: Position) -> None:
    """One weight above zero for each outcome when Nature is asked, none when a seat is."""
    if at.state.actor != NATURE:
        if at.weights or at.state.chance():
            raise Broken(f"a seat is asked, yet there are weights {at.weights} or the address {at.state.chance()!r}")
        return
    if len(at.weights) != len(at.legal) or min(at.weights) <= 0:
        raise Broken(f"the outcomes {at.legal} of {at.asked} have the weights {at.weights}")
    if not at.state.chance():
        raise Broken(f"the question {at.asked} has no address")


def an_address_never_comes_back(at: Position, used: dict[str, str]) -> None:
    """Along one line of play: at one address there is one answer. `used` are the addresses so far."""
    if at.state.actor != NATURE:
        return
    address = at.state.chance()
    if address in used:
        raise Broken(f"{address!r}, now of the question {at.asked}, was asked before, by {used[address]}")
    used[address] = at.asked


def a_scripted_outcome_is_the_one_that_happens(walk: Walk) -> list[dict[str, object]]:
    """A Match told at each address what came in the walk, with the same decisions, goes as it went.

    Returns the events it told.
    """
    seats, options = int(walk.start.seats), walk.start.options
    script = {state.chance(): action for state, action in walk.moments() if state.actor == NATURE}
    match = Match(walk.game, seats, options, fate=Scripted(by_address=script))
    events = match.told(0)
    for n, (state, action) in enumerate(walk.moments()):
        if state.actor >= 0 and len(state.legal()) > 1:
            if match.state.key() != walk.keys[n]:
                raise Broken(f"the match left the walk before its action {n} ({walk.game.describe(action)})")
            events += match.play(action)
    if match.state.key() != walk.keys[-1]:
        raise Broken("the match ends otherwise than the walk")
    drawn = {line["at"]: line["action"] for line in match.archive().entries if "at" in line}
    if drawn != script:
        wrong = next(address for address in script if drawn.get(address) != script[address])
        raise Broken(f"{wrong!r}: the script says {script[wrong]}, {drawn.get(wrong)} came")
    return events


def one_seed_gives_the_same_answers(start: State, seed: str, rng: Random) -> tuple[int, int]:
    """Two games with one seed and different play: at equal addresses the same question, and the same answer.

    Where players changed what may come, only the question is the same. Returns how many addresses both games met,
    and at how many of these the odds differed.
    """
    one, other = (_draws(start.clone(), Seeded(seed), rng) for _ in range(2))
    shared = one.keys() & other.keys()
    changed = 0
    for address in shared:
        here, there = one[address], other[address]
        if here.verbs != there.verbs:
            raise Broken(
                f"{address!r} brings {', '.join(here.verbs)} in one game, {', '.join(there.verbs)} in the other"
            )
        if here.odds != there.odds:
            changed += 1
        elif here.answer != there.answer:
            raise Broken(f"{address!r}: {here.answer} came in one game, {there.answer} in the other")
    return len(shared), changed


def _draws(state: State, fate: Fate, rng: Random) -> dict[str, Draw]:
    found = {}
    while state.actor != OVER:
        if state.actor == NATURE:
            answer = fate.answer(state)
            assert answer is not None, "a seeded Fate leaves nothing open"
            found[state.chance()] = Draw(state, answer)
        else:
            answer = choose(state, rng)
        state.answer(answer)
    return found
