"""Many games in this process or in several. The result is the same: each game is settled by the seed and its number."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from types import FrameType

from carrack.arena.plan import Plan
from carrack.arena.playing import Failure, Part, play_part
from carrack.arena.tally import Tallies
from carrack.processes import interrupts_held

SLICE = 0.2  # seconds between two looks at Ctrl-C and the progress bar
PARTS_PER_JOB = 8


class WorkerLost(RuntimeError):
    """A process was killed from outside, most often for want of memory."""


@dataclass
class Played:
    """What was played: all of it, or up to where it was interrupted or `trouble` (a full disk, a lost process) came."""

    tallies: Tallies = field(default_factory=Tallies)
    failures: list[Failure] = field(default_factory=list)
    interrupted: bool = False
    trouble: OSError | WorkerLost | None = None

    @property
    def games(self) -> int:
        return self.tallies.games + len(self.failures)


def run(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    enough: Callable[[Part], bool] = lambda part: False,
) -> Played:
    """Play a plan. The first Ctrl-C ends it after the games that are being played, the second at once; `enough` hears
    of each part and may end it too.
    """
    played = Played()
    parts: list[Part] = []
    seen_enough = False

    def take(part: Part) -> None:
        nonlocal seen_enough
        parts.append(part)
        progress(part.next - part.first)
        if part.trouble is not None:
            raise part.trouble
        if enough(part) and not stop.is_set():
            seen_enough = True
            stop.set()

    with _listening() as stop:
        try:
            if jobs == 1:
                _run_here(plan, stop, take)
            else:
                _run_in_processes(plan, jobs, stop, take)
        except KeyboardInterrupt:
            stop.set()
        except (OSError, WorkerLost) as trouble:
            played.trouble = trouble
        played.interrupted = stop.is_set() and not seen_enough
    for part in sorted(parts, key=lambda part: part.first):
        played.tallies.merge(part.tallies)
        played.failures.extend(part.failures)
    return played


@contextmanager
def _listening() -> Iterator[threading.Event]:
    """While games are played, the first Ctrl-C only asks for the end."""
    stop = threading.Event()

    def hear(number: int, frame: FrameType | None) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, hear)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _run_here(plan: Plan, stop: threading.Event, take: Callable[[Part], None]) -> None:
    number = plan.first
    while number <= plan.games and not stop.is_set():
        part = play_part(plan, number, plan.games, SLICE, stop.is_set)
        number = part.next
        take(part)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _run_in_processes(plan: Plan, jobs: int, stop: threading.Event, take: Callable[[Part], None]) -> None:
    size = -(-(plan.games + 1 - plan.first) // (jobs * PARTS_PER_JOB))
    waiting = deque((first, min(first + size - 1, plan.games)) for first in range(plan.first, plan.games + 1, size))
    running: dict[Future[Part], int] = {}
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        while running or (waiting and not stop.is_set()):
            while waiting and len(running) < jobs and not stop.is_set():
                first, last = waiting.popleft()
                with interrupts_held():
                    running[pool.submit(play_part, plan, first, last, SLICE)] = last
            done, _ = wait(running, timeout=SLICE, return_when=FIRST_COMPLETED)
            for future in done:
                last = running.pop(future)
                part = future.result()
                take(part)
                if part.next <= last:
                    waiting.appendleft((part.next, last))
    except BrokenProcessPool:
        raise WorkerLost("a worker process was lost") from None
    except KeyboardInterrupt:
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
