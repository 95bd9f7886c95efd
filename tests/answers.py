"""What the tables of all games share: answers by their verbs, what is asked, and why not."""

from __future__ import annotations

import pytest

import carrack


def code(s: carrack.State, verb: str, **arguments: object) -> int:
    return s.game.encode({"verb": verb, **arguments})


def play(s: carrack.State, verb: str, **arguments: object) -> None:
    """Answer the open question; the laws hold afterwards."""
    s.play(code(s, verb, **arguments))
    assert s.invariants() == []


def asked(s: carrack.State) -> tuple[str, int]:
    """The open question and whom it is asked."""
    return ("over" if s.actor == carrack.OVER else s.game.steps[s.step].name), int(s.actor)


def may(s: carrack.State, verb: str, **arguments: object) -> bool:
    return code(s, verb, **arguments) in s.legal()


def idle(s: carrack.State, verb: str, **arguments: object) -> bool:
    """Whether this pays and brings nothing, as whoever is asked is told before."""
    return s.game.preview(s, code(s, verb, **arguments))["idle"] is True


def refused(s: carrack.State, verb: str, **arguments: object) -> str:
    """The reason why this may not be done: the same to whoever asks and to whoever tries, and nothing changes."""
    action = code(s, verb, **arguments)
    why = s.game.why_not(s, action)
    assert why is not None
    before = s.key()
    with pytest.raises(carrack.IllegalAction) as error:
        s.play(action)
    assert error.value.reason == why["reason"]
    assert s.key() == before
    return str(why["reason"])
