"""The pool: a few workers, and the jobs that wait for them in the order in which they came."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from carrack.server.bots.messages import Answer, Failure, Job, Message, Progress, Ready, Report
from carrack.server.bots.worker import Worker

log = logging.getLogger("carrack.bots")
TRIES: Final = 3  # of one job, each in a fresh or another process
STILLBORN: Final = 3  # workers in a row that ended before they were ready: then nobody waits for the next
STARTING: Final = 60.0  # seconds in which a worker must be ready
PAUSE: Final = 2.0  # seconds before another one is tried, after one that did not even start


class Lost(Exception):
    """A job could not be done: its worker crashed, was killed, answered nonsense or nothing, as often as was tried."""


class Overrun(Lost):
    """The last try took too long."""


class Waiting:
    """A job and whoever waits for it."""

    def __init__(self, job: Job, tries: int, accepts: Callable[[Any], bool], report: Report) -> None:
        self.job = job
        self.tries = tries
        self.accepts = accepts
        self.report = report
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.timer: asyncio.TimerHandle | None = None
        self.overran = False


class Pool:
    """At most `size` processes. They start with the first job, or when somebody says that one is likely to come."""

    def __init__(self, size: int, place: str) -> None:
        self.size = size
        self._place = place
        self._workers: set[Worker] = set()
        self._waiting: OrderedDict[int, Waiting] = OrderedDict()
        self._running: dict[int, Waiting] = {}
        self._numbers = itertools.count(1)
        self._sending: set[asyncio.Task[None]] = set()
        self._timers: dict[Worker, asyncio.TimerHandle] = {}  # of workers that are starting
        self._stillborn = 0
        self._closed = False

    # For the rooms.

    async def do(
        self,
        kind: str,
        payload: dict[str, Any],
        limit: float,
        tries: int = TRIES,
        accepts: Callable[[Any], bool] = lambda result: True,
        report: Report = lambda done, text: None,
    ) -> Any:
        """The result of a job. Whoever stops waiting stops it: its process is ended and replaced."""
        if self._closed:
            raise Lost("the pool is closed")
        waiting = Waiting(Job(next(self._numbers), kind, payload, limit), tries, accepts, report)
        self._waiting[waiting.job.id] = waiting
        self.warm()
        self._hand_out()
        try:
            return await waiting.future
        finally:
            self._abandon(waiting)

    @property
    def waits(self) -> int:
        """How many jobs nobody has begun."""
        return len(self._waiting)

    @property
    def pids(self) -> list[int]:
        """Of the processes there are."""
        return sorted(worker.pid for worker in self._workers if worker.pid is not None)

    def warm(self) -> None:
        """Have all workers at hand."""
        while not self._closed and not self._stillborn and len(self._workers) < self.size:
            self._employ()

    async def close(self) -> None:
        """End every process; whoever still waits hears that the job is lost."""
        self._closed = True
        for waiting in [*self._waiting.values(), *self._running.values()]:
            self._fail(waiting, Lost("the pool is closed"))
        workers = list(self._workers)
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.ended()
        await asyncio.gather(*self._sending)

    # Workers.

    def _employ(self) -> None:
        worker = Worker(self._place, self._heard)
        self._workers.add(worker)
        self._timers[worker] = asyncio.get_running_loop().call_later(STARTING, worker.kill)

    def _heard(self, worker: Worker, message: Message | None) -> None:
        if message is None:
            self._gone(worker)
        elif isinstance(message, Ready):
            self._timers.pop(worker).cancel()
            worker.ready = True
            self._stillborn = 0
        elif message.id in self._running and message.id == worker.job:
            self._answered(worker, self._running[message.id], message)
        self._hand_out()

    def _answered(self, worker: Worker, waiting: Waiting, message: Progress | Answer | Failure) -> None:
        if isinstance(message, Progress):
            waiting.report(message.done, message.text)
            return
        self._release(worker, waiting)
        if isinstance(message, Failure):
            self._failed(waiting, message.error)
        elif not waiting.accepts(message.result):
            self._failed(waiting, "an answer that is none")
        elif not waiting.future.done():
            waiting.future.set_result(message.result)

    def _gone(self, worker: Worker) -> None:
        """Nothing is left of a process: another one takes its place, and its job if somebody still waits for it."""
        self._workers.discard(worker)
        waiting = None if worker.job is None else self._running.get(worker.job)
        if waiting is not None:
            self._release(worker, waiting)
            self._failed(waiting, "too slow" if waiting.overran else "its process is gone")
        if not worker.ready:
            self._timers.pop(worker).cancel()
            self._stillborn += 1
            log.error("a worker did not start", extra={"times": self._stillborn})
        if self._closed:
            return
        if self._stillborn:
            asyncio.get_running_loop().call_later(PAUSE, self._try_again)
        else:
            self.warm()
        if self._stillborn >= STILLBORN:
            for one in list(self._waiting.values()):
                self._fail(one, Lost("no worker starts"))

    def _try_again(self) -> None:
        if not self._closed and len(self._workers) < self.size:
            self._employ()

    # Jobs.

    def _hand_out(self) -> None:
        for worker in self._workers:
            if not self._waiting:
                return
            if worker.ready and worker.job is None:
                self._begin(worker, self._waiting.popitem(last=False)[1])

    def _begin(self, worker: Worker, waiting: Waiting) -> None:
        worker.job = waiting.job.id
        waiting.overran = False
        self._running[waiting.job.id] = waiting
        loop = asyncio.get_running_loop()
        waiting.timer = loop.call_later(waiting.job.limit, self._overrun, worker, waiting)
        sending = loop.create_task(worker.send(waiting.job))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    def _overrun(self, worker: Worker, waiting: Waiting) -> None:
        waiting.overran = True
        worker.kill()

    def _release(self, worker: Worker, waiting: Waiting) -> None:
        """The worker has nothing more to do with the job."""
        worker.job = None
        self._running.pop(waiting.job.id, None)
        if waiting.timer is not None:
            waiting.timer.cancel()

    def _failed(self, waiting: Waiting, why: str) -> None:
        """Once more, ahead of those that came later; or that was it."""
        if waiting.future.done():
            return
        waiting.tries -= 1
        details = {"job": waiting.job.kind, "why": why, "tries_left": waiting.tries}
        log.warning("a job failed", extra=details)
        if waiting.tries > 0:
            self._waiting[waiting.job.id] = waiting
            self._waiting.move_to_end(waiting.job.id, last=False)
        else:
            self._fail(waiting, Overrun(why) if waiting.overran else Lost(why))

    def _fail(self, waiting: Waiting, error: Lost) -> None:
        if not waiting.future.done():
            waiting.future.set_exception(error)

    def _abandon(self, waiting: Waiting) -> None:
        """Nobody waits any more. Thinking that is under way is ended with its process: it would not hear otherwise."""
        self._waiting.pop(waiting.job.id, None)
        if waiting.job.id in self._running:
            del self._running[waiting.job.id]
            if waiting.timer is not None:
                waiting.timer.cancel()
            for worker in self._workers:
                if worker.job == waiting.job.id:
                    worker.kill()
