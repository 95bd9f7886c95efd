"""Preview: what an answer brings for certain, as the seat that is asked may know it, before it is given."""

from __future__ import annotations

from typing import Final

from carrack.core.events import Journal, may_know
from carrack.core.fate import Fate, Seeded
from carrack.core.reasons import ALLOWED, CHANCE_DECIDES
from carrack.core.state import NATURE, State
from carrack.core.verbs import code_of, no_action

# Always the same one: what a seat cannot know then changes nothing that it is shown.
IMAGINED: Final[Fate] = Seeded("preview")


def preview(state: State, action: object) -> dict[str, object]:
    """What `Game.preview` promises, played on a state that the seat cannot tell from the true one."""
    code = _checked(state, action)
    game = state.game
    seat = int(state.actor)
    ahead = game.sample(state, seat, IMAGINED)
    idle = game.steps[ahead.step].idle(ahead, code)
    journal = Journal()
    ahead.journal = journal
    ahead.answer(code)
    while ahead.actor == seat:
        legal = ahead.legal()
        if len(legal) > 1:
            break
        ahead.answer(legal[0])
    ahead.journal = None
    question = game.question(ahead)
    found: dict[str, object] = {
        "events": [game.tellings.describe(event) for event in journal.take() if may_know(event.audience, seat)],
        "view": game.view(ahead, seat),
        "scores": ahead.scores(),
        "breakdown": ahead.breakdown(),
        "next": {"step": question["step"], "seat": question["seat"]},
        "question": question,
        "idle": idle,
    }
    if ahead.actor == NATURE:
        found["odds"] = game.odds(ahead, seat)
    return found


def _checked(state: State, action: object) -> int:
    """A legal answer of a seat. Those of Nature are nobody's to choose, and so nobody's to look ahead from."""
    code = code_of(action)
    if not 0 <= code < state.game.actions:
        raise no_action(code, state.game.actions)
    reason = state.reason(code)
    if reason == ALLOWED and state.actor == NATURE:
        reason = CHANCE_DECIDES
    if reason != ALLOWED:
        raise state.game.illegal(state, code, reason)
    return code
