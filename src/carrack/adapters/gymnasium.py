"""Gymnasium: one seat of a game, alone or against bots of the house.

To import this module registers every game: `carrack/iron-age-v1` sits one agent down with bots, and where a game can be
played alone `carrack/iron-age-solo-v1` does that.

    import gymnasium
    import carrack.adapters.gymnasium

    env = gymnasium.make("carrack/endeavor-v2", seats=3, bots="medium")

The mask of legal actions is in `info["action_mask"]`, and `env.unwrapped.action_masks()` gives it to those who ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carrack.core.errors import IllegalAction, MissingExtra, OptionError, shown

try:
    import gymnasium
    import numpy
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(__name__, str(error.name), "research") from None

from carrack.adapters.table import ILLEGAL_REWARD, RAISE, TERMINATE, Table, check_ways, settle
from carrack.adapters.versions import version_of
from carrack.bots.bot import Bot
from carrack.bots.levels import bot
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games
from carrack.core.fate import Seeded
from carrack.core.game import Game
from carrack.core.rewards import SHARE
from carrack.core.state import OVER

NAMESPACE: Final = "carrack"
SEEDS: Final = 2**62
Row = NDArray[numpy.int16]


class CarrackEnv(gymnasium.Env[Row, numpy.int64]):
    """The agent sits at `seat`; the other seats are `bots`, one level for all or one for each of them in order.

    `illegal` says what an illegal action is: "terminate", which ends the game with `illegal_reward`, or "raise".
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as the base class declares it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: object = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        rewards: object = SHARE,
        render_mode: str | None = None,
        illegal: str = TERMINATE,
        illegal_reward: float = ILLEGAL_REWARD,
    ) -> None:
        check_ways(render_mode, illegal_reward)
        self.table = table = Table(game, seats, options, rewards)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise OptionError("seat", f"expected 0 to {table.seats - 1}, got {shown(seat)}")
        if illegal not in (TERMINATE, RAISE):
            raise OptionError("illegal", f"expected {TERMINATE} or {RAISE}, got {shown(illegal)}")
        self.seat = seat
        others = table.seats - 1
        if not isinstance(bots, (str, Sequence)) or not (isinstance(bots, str) or len(bots) == others):
            raise OptionError("bots", f"expected one level, or {others} of them, got {shown(bots)}")
        self.levels = [bots] * others if isinstance(bots, str) else list(bots)
        self._bots = self._seated("")  # a level that there is not is told at once
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space: Any = table.row_space()
        self.action_space: Any = table.action_space()
        self._fate = Seeded("")
        self._state = table.start
        self._told: list[float] = []

    def _seated(self, seed: str) -> dict[int, Bot]:
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        return {seat: bot(level, f"{seed}/{seat}") for seat, level in zip(others, self.levels, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        name = str(self.np_random.integers(SEEDS))
        self._fate = Seeded(name)
        self._bots = self._seated(name)
        self._state = self.table.begin(self._fate)
        self._told = self.table.told(self._state)
        self._others_play()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        state = self._state
        try:
            state.play(action)
        except IllegalAction as error:
            if self.illegal == RAISE or state.actor != self.seat:
                raise
            return self._observed(), self.illegal_reward, True, False, {**self._info(), "illegal": str(error)}
        settle(state, self._fate)
        self._others_play()
        over = state.actor == OVER
        return self._observed(), self._reward(over), over, False, self._info()

    def _others_play(self) -> None:
        """Until the agent is asked, or the game is over. A bot sees what its seat may know, and no more."""
        state = self._state
        while state.actor not in (self.seat, OVER):
            sample = self.table.game.sample(state, int(state.actor), Seeded(f"{self._fate.secret}/{state.turns}"))
            state.answer(self._bots[int(state.actor)].choose(sample))
            settle(state, self._fate)

    def _reward(self, over: bool) -> float:
        if self._told:
            before, self._told = self._told, self.table.told(self._state)
            return self._told[self.seat] - before[self.seat]
        return self.table.rewards.final(self._state)[self.seat] if over else 0.0

    def _observed(self) -> Row:
        return self.table.row(self._state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[numpy.int8]:
        return self.table.mask(self._state, self.seat)

    def render(self) -> str:
        """What the agent may know, in words."""
        return self.table.text(self._state, self.seat)


def id_of(game: Game, alone: bool = False) -> str:
    """`carrack/endeavor-v2`, and `carrack/endeavor-solo-v2` for one seat alone."""
    return f"{NAMESPACE}/{game.id}{'-solo' if alone else ''}-v{version_of(game)}"


def register(game: Game) -> None:
    """Any game of the catalog, under its id here."""
    entry = "carrack.adapters.gymnasium:CarrackEnv"
    if max(game.seats) > 1:
        gymnasium.register(id_of(game), entry, kwargs={"game": game.id})
    if 1 in game.seats:
        gymnasium.register(id_of(game, alone=True), entry, kwargs={"game": game.id, "seats": 1})


for _name in games():
    if len(find_game(_name).sights):
        register(find_game(_name))
