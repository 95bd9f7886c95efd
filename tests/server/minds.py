"""Minds for worker processes that misbehave in every way. Each call leaves a line in the file that NOTES names."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from carrack.core.catalog import register
from carrack.server.bots import minds
from carrack.server.bots.messages import Report
from carrack.server.bots.process import IDLE, Handler
from tests.toys.lagoon import GAME

NOTES: Final = "CARRACK_TEST_NOTES"  # a variable of the environment: workers inherit it
GATE: Final = "CARRACK_TEST_GATE"
register(GAME.id, GAME)


def note(text: str = "") -> int:
    """Leave a line; how many there are now."""
    path = Path(os.environ[NOTES])
    with path.open("a") as notes:
        notes.write(f"{os.getpid()} {text}\n")
    return len(path.read_text().splitlines())


def echo(payload: dict[str, Any], report: Report) -> Any:
    return {"said": payload.get("say"), "pid": os.getpid()}


def crash(payload: dict[str, Any], report: Report) -> Any:
    note()
    raise ValueError("a secret that no log may tell")


def leave(payload: dict[str, Any], report: Report) -> Any:
    """The process ends without a word."""
    note()
    os._exit(3)


def lethal(payload: dict[str, Any], report: Report) -> Any:
    note()
    os.kill(os.getpid(), signal.SIGKILL)


def nonsense(payload: dict[str, Any], report: Report) -> Any:
    note()
    return "nonsense"


def dither(payload: dict[str, Any], report: Report) -> Any:
    """Never answers, but says that it is at work."""
    note()
    while True:
        report(0.5, "dithering")
        time.sleep(0.01)


def hesitate(payload: dict[str, Any], report: Report) -> Any:
    """Dithers when it is asked for the first time, answers from then on."""
    if note() == 1:
        while True:
            time.sleep(0.01)
    return minds.move(payload, report) if "state" in payload else os.getpid()


def one_by_one(payload: dict[str, Any], report: Report) -> Any:
    """Notes for which level it is asked, and answers well once so many may: see `let`."""
    number = note(payload["level"])
    gate = Path(os.environ[GATE])
    while not gate.exists() or int(gate.read_text() or "0") < number:
        time.sleep(0.01)
    return minds.move(payload, report)


def let(answers: int) -> None:
    """So many answers may be given in all."""
    Path(os.environ[GATE]).write_text(str(answers))


def tell_tale(payload: dict[str, Any], report: Report) -> Any:
    """Answers well, and writes down all that it was told."""
    note(json.dumps(payload))
    return minds.move(payload, report)


def muse(payload: dict[str, Any], report: Report) -> bool:
    """Has always something to think about."""
    note("muse")
    time.sleep(0.01)
    return True


ALL: Final[Mapping[str, Handler]] = {
    "echo": echo,
    "crash": crash,
    "leave": leave,
    "lethal": lethal,
    "nonsense": nonsense,
    "dither": dither,
    "hesitate": hesitate,
}
PLACE: Final = "tests.server.minds:ALL"
MUSING: Final[Mapping[str, Handler]] = {**ALL, IDLE: muse}
STUMBLING: Final[Mapping[str, Handler]] = {**ALL, IDLE: leave}

# For servers whose bots are like that: `minds="tests.server.minds:CRASH"`.
CRASH: Final[Mapping[str, Handler]] = {**minds.MINDS, "move": crash}
NO_ADVICE: Final[Mapping[str, Handler]] = {**minds.MINDS, "advise": crash}
NONSENSE: Final[Mapping[str, Handler]] = {**minds.MINDS, "move": nonsense}
DITHER: Final[Mapping[str, Handler]] = {**minds.MINDS, "move": dither, "read": dither}
SLOW_READER: Final[Mapping[str, Handler]] = {**minds.MINDS, "read": dither}
ONE_BY_ONE: Final[Mapping[str, Handler]] = {**minds.MINDS, "move": one_by_one}
HESITATE: Final[Mapping[str, Handler]] = {**minds.MINDS, "move": hesitate}
TELL_TALE: Final[Mapping[str, Handler]] = {**minds.MINDS, "move": tell_tale}
