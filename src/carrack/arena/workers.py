"""Processes of this machine that play. One that is killed takes nothing with it but the work that it had in hand."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple, cast

from carrack.arena.places import SLICE, Done, Work
from carrack.arena.plan import Plan
from carrack.arena.playing import play_part
from carrack.arena.visitors import dismiss
from carrack.processes import interrupts_held

PATIENCE: Final = 5.0  # seconds for one who has nothing to do to leave


class Worker(NamedTuple):
    process: BaseProcess
    connection: Connection


class Workers:
    """So many processes, each born when there is work for it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.idle: list[Worker] = []
        self.busy: dict[Connection, tuple[Worker, Work]] = {}

    def begin(self, plan: Plan, work: Work) -> None:
        worker = self.idle.pop() if self.idle else _born()
        self.busy[worker.connection] = (worker, work)
        with suppress(OSError):  # of one that has died nothing will be heard but that
            worker.connection.send((plan, work))

    def ended(self, stops: Callable[[], bool]) -> list[Done]:
        found = []
        for ready in wait(list(self.busy), SLICE):
            connection = cast(Connection, ready)
            worker, work = self.busy.pop(connection)
            try:
                found.append(Done(work, connection.recv()))
                self.idle.append(worker)
            except (EOFError, OSError):
                _gone(worker)
                found.append(Done(work, None))
        return found

    def close(self) -> None:
        for worker, _ in self.busy.values():
            worker.process.terminate()
        for worker in (*self.idle, *(worker for worker, _ in self.busy.values())):
            _gone(worker)
        self.idle.clear()
        self.busy.clear()


def _born() -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    with interrupts_held():
        process.start()
    theirs.close()  # so that the end of the process is the end of the pipe
    return Worker(process, ours)


def _gone(worker: Worker) -> None:
    """Who hears the end of the pipe leaves; who does not is ended."""
    worker.connection.close()
    worker.process.join(PATIENCE)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()
    worker.process.close()


def _serve(connection: Connection) -> None:
    """One work after the other, until whoever hands it out is gone. Ctrl-C is for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            plan, work = connection.recv()
            connection.send(play_part(plan, work.first, work.last, SLICE))
    except (EOFError, OSError):
        dismiss()
