"""What runs in a worker's process: one job after the other, until the server is gone."""

from __future__ import annotations

import os
import pkgutil
import queue
import signal
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any, Final

from carrack.server.bots.messages import Answer, Failure, Job, Progress, Ready, Report, decode_job, encode

Handler = Callable[[dict[str, Any], Report], Any]
IDLE: Final = "idle"  # the handler that is called while there is no job, as long as it says that there is more to do
NICENESS: Final = 5  # whoever waits for the server itself goes first
ALARM_DELAY: Final = 10.0  # seconds over a job's limit after which an orphaned process ends itself
PACE: Final = 0.25  # seconds between two reports on a job: each is told to a table


def serve(connection: Connection, entry_point: str) -> None:
    """The main loop of a worker. Its handlers, by kind of job, are found at `entry_point`, "module:name"."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(connection, jobs), daemon=True).start()
    handlers: Mapping[str, Handler] = pkgutil.resolve_name(entry_point)
    try:
        connection.send_bytes(encode(Ready()))
        while True:
            job = jobs.get()
            _limit(job.limit + ALARM_DELAY)
            said = _do(connection, handlers, job)
            _limit(0)
            connection.send_bytes(encode(said))
            _think_on(handlers, jobs)
    except OSError:  # the server has gone, and the listening thread was slower to notice
        return


def _listen(connection: Connection, jobs: queue.SimpleQueue[Job]) -> None:
    """Jobs as they come. When the other end of the pipe is gone so is the server, however it went."""
    try:
        while True:
            jobs.put(decode_job(connection.recv_bytes()))
    except (EOFError, OSError):
        os._exit(0)


def _think_on(handlers: Mapping[str, Handler], jobs: queue.SimpleQueue[Job]) -> None:
    """As long as nobody waits and there is something to think about: a moment at a time."""
    idle = handlers.get(IDLE)
    while idle is not None and jobs.empty() and idle({}, lambda done, text: None):
        pass


def _limit(seconds: float) -> None:
    """A compiled loop that lets no thread run would not hear that the server has gone; the system's alarm ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _do(connection: Connection, handlers: Mapping[str, Handler], job: Job) -> Answer | Failure:
    next_report = 0.0

    def report(done: float, text: str) -> None:
        nonlocal next_report
        if time.monotonic() >= next_report:
            next_report = time.monotonic() + PACE
            connection.send_bytes(encode(Progress(job.id, done, text)))

    try:
        return Answer(job.id, handlers[job.kind](job.payload, report))
    except OSError:
        raise
    except Exception as error:
        return Failure(job.id, _where(error))


def _where(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    places = [f"{os.path.basename(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    return f"{type(error).__name__} at {' > '.join(places)}"
