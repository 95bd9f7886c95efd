"""The pool: a few workers, and the jobs that are queued for them."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from carrack.server.bots.messages import Answer, Failure, Job, Message, Progress, Ready, Report
from carrack.server.bots.queue import Claim, FairQueue
from carrack.server.bots.worker import Worker

log = logging.getLogger("carrack.bots")
TRIES: Final = 3  # of one job, each in a fresh or another process
FAILED_STARTS: Final = 3  # in a row, of workers that exited before they were ready: then the jobs that wait fail
START_TIMEOUT: Final = 60.0  # seconds in which a worker must be ready
ANYBODY: Final = Claim("", lambda: 0)  # first come, first served
RESTART_DELAY: Final = 2.0  # seconds before another worker is spawned, after a failed start


class JobFailed(Exception):
    """A job could not be done: its worker crashed, was killed, answered nonsense or nothing, at every try."""


class JobTimeout(JobFailed):
    """The last try took longer than its limit."""


@dataclass(eq=False)
class PendingJob:
    """A job that is queued or running, and the future of whoever waits for it."""

    job: Job
    claim: Claim
    tries: int
    accepts: Callable[[Any], bool]
    report: Report
    future: asyncio.Future[Any]
    timer: asyncio.TimerHandle | None = None
    started: float = 0.0
    timed_out: bool = False


class Pool:
    """At most `size` processes. They are spawned with the first job, or before it, when one is likely to come."""

    def __init__(self, size: int, entry_point: str) -> None:
        self.size = size
        self._entry_point = entry_point
        self._workers: set[Worker] = set()
        self.queue: FairQueue[PendingJob] = FairQueue()
        self._running: dict[int, PendingJob] = {}
        self._numbers = itertools.count(1)
        self._sending: set[asyncio.Task[None]] = set()
        self._timers: dict[Worker, asyncio.TimerHandle] = {}  # of workers that are starting
        self._failed_starts = 0
        self._closed = False

    # For the rooms.

    async def do(
        self,
        kind: str,
        payload: dict[str, Any],
        limit: float,
        claim: Claim = ANYBODY,
        tries: int = TRIES,
        accepts: Callable[[Any], bool] = lambda result: True,
        report: Report = lambda done, text: None,
    ) -> Any:
        """The result of a job. Whoever stops waiting cancels it: its process is killed and replaced."""
        if self._closed:
            raise JobFailed("the pool is closed")
        future = asyncio.get_running_loop().create_future()
        pending = PendingJob(Job(next(self._numbers), kind, payload, limit), claim, tries, accepts, report, future)
        self.queue.push(pending, claim)
        self.warm()
        self._dispatch()
        try:
            return await pending.future
        finally:
            self._cancel(pending)

    @property
    def waits(self) -> int:
        """How many jobs are queued."""
        return len(self.queue)

    @property
    def pids(self) -> list[int]:
        """Of the processes there are."""
        return sorted(worker.pid for worker in self._workers if worker.pid is not None)

    def warm(self) -> None:
        """Spawn the workers that are missing."""
        while not self._closed and not self._failed_starts and len(self._workers) < self.size:
            self._spawn()

    async def close(self) -> None:
        """Kill every process; the jobs that are left fail."""
        self._closed = True
        for pending in [*self.queue, *self._running.values()]:
            self._fail(pending, JobFailed("the pool is closed"))
        workers = list(self._workers)
        for worker in workers:
            worker.kill()
        for worker in workers:
            await worker.join()
        await asyncio.gather(*self._sending)

    # Workers.

    def _spawn(self) -> None:
        worker = Worker(self._entry_point, self._on_message)
        self._workers.add(worker)
        self._timers[worker] = asyncio.get_running_loop().call_later(START_TIMEOUT, worker.kill)

    def _on_message(self, worker: Worker, message: Message | None) -> None:
        if message is None:
            self._on_exit(worker)
        elif isinstance(message, Ready):
            self._timers.pop(worker).cancel()
            worker.ready = True
            self._failed_starts = 0
        elif message.id in self._running and message.id == worker.job:
            self._on_reply(worker, self._running[message.id], message)
        self._dispatch()

    def _on_reply(self, worker: Worker, pending: PendingJob, message: Progress | Answer | Failure) -> None:
        if isinstance(message, Progress):
            pending.report(message.done, message.text)
            return
        self._release(worker, pending)
        if isinstance(message, Failure):
            self._retry(pending, message.error)
        elif not pending.accepts(message.result):
            self._retry(pending, "an answer that is none")
        elif not pending.future.done():
            pending.future.set_result(message.result)

    def _on_exit(self, worker: Worker) -> None:
        """A process is reaped: another one is spawned, and its job is tried again."""
        self._workers.discard(worker)
        pending = None if worker.job is None else self._running.get(worker.job)
        if pending is not None:
            self._release(worker, pending)
            self._retry(pending, "too slow" if pending.timed_out else "its process is gone")
        if not worker.ready:
            self._timers.pop(worker).cancel()
        if self._closed:
            return
        if not worker.ready:
            self._failed_starts += 1
            log.error("a worker did not start", extra={"times": self._failed_starts})
        if self._failed_starts:
            asyncio.get_running_loop().call_later(RESTART_DELAY, self._respawn)
        else:
            self.warm()
        if self._failed_starts >= FAILED_STARTS:
            for one in list(self.queue):
                self._fail(one, JobFailed("no worker starts"))

    def _respawn(self) -> None:
        if not self._closed and len(self._workers) < self.size:
            self._spawn()

    # Jobs.

    def _dispatch(self) -> None:
        """To whoever is idle, and best to the one that thought for the same seat before."""
        idle = [worker for worker in self._workers if worker.ready and worker.job is None]
        while idle and self.queue:
            pending = self.queue.pop()
            temper = pending.job.payload.get("temper")
            worker = next((one for one in idle if one.temper == temper), idle[0])
            idle.remove(worker)
            worker.temper = temper
            self._assign(worker, pending)

    def _assign(self, worker: Worker, pending: PendingJob) -> None:
        worker.job = pending.job.id
        pending.started = monotonic()
        pending.timed_out = False
        self._running[pending.job.id] = pending
        loop = asyncio.get_running_loop()
        pending.timer = loop.call_later(pending.job.limit, self._on_timeout, worker, pending)
        sending = loop.create_task(worker.send(pending.job))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    def _on_timeout(self, worker: Worker, pending: PendingJob) -> None:
        pending.timed_out = True
        worker.kill()

    def _release(self, worker: Worker, pending: PendingJob) -> None:
        """The worker is idle again."""
        worker.job = None
        self._finish(pending)

    def _finish(self, pending: PendingJob) -> None:
        del self._running[pending.job.id]
        self.queue.finish(pending.claim.person, monotonic() - pending.started)
        if pending.timer is not None:
            pending.timer.cancel()

    def _retry(self, pending: PendingJob, why: str) -> None:
        """Once more, when it is its turn again; or that was it."""
        if pending.future.done():
            return
        pending.tries -= 1
        details = {"job": pending.job.kind, "why": why, "tries_left": pending.tries}
        log.warning("a job failed", extra=details)
        if pending.tries > 0:
            self.queue.push(pending, pending.claim)
        else:
            self._fail(pending, JobTimeout(why) if pending.timed_out else JobFailed(why))

    def _fail(self, pending: PendingJob, error: JobFailed) -> None:
        if not pending.future.done():
            pending.future.set_exception(error)

    def _cancel(self, pending: PendingJob) -> None:
        """Nobody waits any more. A job that runs is killed with its process: it would not hear otherwise."""
        self.queue.remove(pending)
        if pending.job.id in self._running:
            self._finish(pending)
            for worker in self._workers:
                if worker.job == pending.job.id:
                    worker.kill()
