"""Fate: who answers Nature's questions. Seeded and verifiable, scripted, or asked of real dice on the table."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from carrack.core.errors import FateError
from carrack.core.state import State

PICK = b"carrack pick 1"
COMMIT = b"carrack commitment 1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """A source of chance. `answer` gives a legal action of Nature's open question, or None to leave it open."""

    def answer(self, state: State) -> int | None:
        raise NotImplementedError

    def ticket(self, address: str, total: int) -> int:
        """A number of range(total) for an address, for whoever draws by hand: `Game.sample`."""
        raise FateError(f"{type(self).__name__} draws no tickets ({address})")

    def commitment(self) -> str:
        """What is published before the game, '' when there is nothing to commit to."""
        return ""

    def reveal(self) -> dict[str, object]:
        """What is published after the game and lets anyone check it; {} when there is nothing to reveal."""
        return {}


class Seeded(Fate):
    """Nature's answer is a function of the seed and the question's address, never of what was drawn before.

    The seed mixes a secret, to which the commitment binds before anybody sits down, with what each person brings.
    """

    def __init__(self, secret: str | None = None, contributions: Sequence[str] = ()) -> None:
        self.secret: str = secrets.token_hex(32) if secret is None else secret
        self.contributions = tuple(contributions)
        self._key = _mix(self.secret, self.contributions)

    def ticket(self, address: str, total: int) -> int:
        """A number of range(total): 256 bits of keyed hash, so the bias is beyond measure."""
        word = hmac.digest(self._key, address.encode(), "sha256")
        return int.from_bytes(word, "big") % total

    def answer(self, state: State) -> int | None:
        weights = state.weights()
        ticket = self.ticket(state.chance(), sum(weights))
        for action, weight in zip(state.legal(), weights, strict=True):
            if ticket < weight:
                return action
            ticket -= weight
        raise FateError("no outcome has a weight")

    def commitment(self) -> str:
        return hashlib.sha256(COMMIT + self.secret.encode()).hexdigest()

    def reveal(self) -> dict[str, object]:
        return {"secret": self.secret, "contributions": list(self.contributions)}


def _mix(secret: str, contributions: Sequence[str]) -> bytes:
    """Each part with its length, so that no two lists mix to one key."""
    mixed = hashlib.sha256(PICK)
    for part in (secret, *contributions):
        data = part.encode()
        mixed.update(len(data).to_bytes(8, "big"))
        mixed.update(data)
    return mixed.digest()


class Scripted(Fate):
    """Answers written down beforehand, for tests: codes or described actions in order, or by address."""

    def __init__(
        self,
        answers: Sequence[int | Mapping[str, object]] = (),
        by_address: Mapping[str, int | Mapping[str, object]] | None = None,
        then: Fate | None = None,
    ) -> None:
        self.answers = list(answers)
        self.by_address = dict(by_address or {})
        self.then = then
        self.used = 0

    def answer(self, state: State) -> int | None:
        address = state.chance()
        if address in self.by_address:
            said = self.by_address[address]
        elif self.used < len(self.answers):
            said = self.answers[self.used]
            self.used += 1
        elif self.then is not None:
            return self.then.answer(state)
        else:
            raise FateError(f"{address}: the script of {len(self.answers)} answers is used up")
        action = state.game.encode(said) if isinstance(said, Mapping) else said
        if action not in state.legal():
            raise FateError(f"{address}: the script says {action}, which cannot come; possible: {state.legal()}")
        return action


class Asked(Fate):
    """Real dice and cards: Nature's questions stay open, and the people at the table answer them."""

    def answer(self, state: State) -> int | None:
        return None
