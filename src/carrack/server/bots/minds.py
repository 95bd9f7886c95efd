"""What workers can do, by kind of job. A process that imports this has all games loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from carrack.bots import bot
from carrack.bots.advice import advise as think
from carrack.bots.chair import Chair
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games
from carrack.server.bots.messages import Report
from carrack.server.bots.process import IDLE, Handler
from carrack.server.bots.reading import check_fairness, read_record, write_record

_chair: Final = Chair()
for _id in games():
    find_game(_id)


def move(payload: dict[str, Any], report: Report) -> int:
    """A bot's answer. All it gets of the table is a state that its seat cannot tell from the true one."""
    game, level, temper = payload["game"], payload["level"], payload["temper"]
    player = bot(level, payload["seed"], temper)
    player.report_to(lambda thought: report(thought.done, ""))
    return _chair.ask((game, level, temper), player, find_game(game).load(payload["state"]))


def think_on(payload: dict[str, Any], report: Report) -> bool:
    return _chair.think_on()


def advise(payload: dict[str, Any], report: Report) -> list[dict[str, Any]]:
    """The champion's best answers, for somebody who sits there; it knows no more than they do."""
    state = find_game(payload["game"]).load(payload["state"])
    return [asdict(advice) for advice in think(state, payload["seed"])]


MINDS: Final[Mapping[str, Handler]] = {
    "move": move,
    "advise": advise,
    "read": read_record,
    "write": write_record,
    "fairness": check_fairness,
    IDLE: think_on,
}
