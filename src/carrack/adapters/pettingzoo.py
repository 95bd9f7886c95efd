"""PettingZoo: every game as an AEC environment, a seat an agent.

    from carrack.adapters import pettingzoo

    env = pettingzoo.env("iron-age", seats=2)

An observation is a dict: `observation`, what the seat may know as numbers (`carrack.game(id).observation(seats).names`
says what stands where), and `action_mask`. Nature is answered inside, by the seed of `reset`: the same seed gives the
same dice whatever is played. Only one seat is asked at a time, so there is no parallel environment.
"""

from __future__ import annotations

import secrets
from typing import Any

from carrack.core.errors import IllegalAction, MissingExtra

try:
    import numpy
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtra(__name__, str(error.name), "research") from None

from carrack.adapters.table import ANSI, ILLEGAL_REWARD, Table, check_ways, settle
from carrack.adapters.versions import name_of
from carrack.core.fate import Seeded
from carrack.core.game import Game
from carrack.core.rewards import SHARE
from carrack.core.state import OVER, State

Observed = dict[str, NDArray[Any]]


def env(
    game: str | Game,
    seats: int | None = None,
    options: object = None,
    rewards: object = SHARE,
    render_mode: str | None = None,
    illegal_reward: float = ILLEGAL_REWARD,
) -> Any:
    """As the library's own games are: whoever plays an illegal action loses, and misuse is told."""
    check_ways(render_mode, illegal_reward)
    made: Any = raw_env(game, seats, options, rewards, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=illegal_reward)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801  # what PettingZoo calls it
    """Without the library's wrappers: an illegal action is an IllegalAction, and nothing has changed."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: object = None,
        rewards: object = SHARE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_ways(render_mode)
        self.table = table = Table(game, seats, options, rewards)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.metadata = {
            "name": name_of(table.game),
            "render_modes": [ANSI],
            "render_fps": 1,
            "is_parallelizable": False,
            "digest": table.observation.digest,
        }
        observed = spaces.Dict({"observation": table.row_space(), "action_mask": table.mask_space()})
        self._observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self._action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._state: State = table.start
        self._fate = Seeded("")
        self._told: list[float] = []
        self._skip_agent_selection: str | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed one of its own."""
        self._fate = Seeded(secrets.token_hex(16) if seed is None else str(seed))
        self._state = self.table.begin(self._fate)
        self._told = self.table.told(self._state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._state.actor]

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        state = self._state
        return {"observation": self.table.row(state, seat), "action_mask": self.table.mask(state, seat)}

    def step(self, action: int | None) -> None:
        if not hasattr(self, "agent_selection"):
            raise IllegalAction("the game has not begun: call reset() first", "unknown")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        state.play(action)
        settle(state, self._fate)
        self._cumulative_rewards[agent] = 0.0
        over = state.actor == OVER
        if over or self._told:
            self._reward(over)
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.actor]

    def _reward(self, over: bool) -> None:
        """By points their change, each time; otherwise at the end."""
        if self._told:
            before, self._told = self._told, self.table.told(self._state)
            told = [now - then for now, then in zip(self._told, before, strict=True)]
        else:
            told = self.table.rewards.final(self._state)
        self.rewards = dict(zip(self.possible_agents, told, strict=True))
        self._accumulate_rewards()

    def render(self) -> str:
        """What the seat that is asked may know, in words."""
        asked = int(self._state.actor)
        return self.table.text(self._state, asked if asked >= 0 else None)

    def close(self) -> None:
        """There is nothing to let go of."""


def legal_of(observed: Observed) -> list[int]:
    """The actions that a mask allows."""
    found: list[int] = numpy.flatnonzero(observed["action_mask"]).tolist()
    return found
