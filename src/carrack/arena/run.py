"""Many games, wherever they are played. The result is the same: each game is settled by the seed and its number."""

from __future__ import annotations

import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from carrack.arena.places import Place, Work, place_for
from carrack.arena.plan import Plan
from carrack.arena.playing import Failure, Part
from carrack.arena.tally import Tallies
from carrack.files import write_text

PARTS_PER_WORKER = 8
TRIES = 3  # of a game whose worker is lost each time


class WorkerLost(RuntimeError):
    """Whoever plays this game is lost, each time, most often for want of memory."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the worker that plays game {number} is lost each time")
        self.number = number


@dataclass
class Played:
    """What was played: all of it, or up to where it was interrupted or `trouble` (a full disk, lost workers) came."""

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
    on: str | Place = "",
) -> Played:
    """Play a plan, in so many processes, or `on` other machines (`places.place_for`; a Place that is handed in stays
    open for the next plan). The first Ctrl-C ends it after the games that are being played, the second at once;
    `enough` hears of each part and may end it too.
    """
    played = Played()
    parts: list[Part] = []
    seen_enough = False

    def take(part: Part) -> None:
        nonlocal seen_enough
        keep(plan, part)
        parts.append(part)
        progress(part.next - part.first)
        if enough(part) and not stop.is_set():
            seen_enough = True
            stop.set()

    with _listening() as stop:
        try:
            place = place_for(jobs, on) if isinstance(on, str) else on
            try:
                _play(plan, place, stop, take)
            except BaseException:
                place.close()
                raise
            if isinstance(on, str):
                place.close()
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


def _play(plan: Plan, place: Place, stop: threading.Event, take: Callable[[Part], None]) -> None:
    """What a worker was lost with is played again, half of it at a time: a game that kills is soon alone."""
    waiting, running = cut(plan, place.workers), 0
    lost: Counter[int] = Counter()
    while running or (waiting and not stop.is_set()):
        while waiting and running < place.workers and not stop.is_set():
            place.begin(plan, waiting.popleft())
            running += 1
        for (first, last), part in place.ended(stop.is_set):
            running -= 1
            if part is not None:
                take(part)
                if part.next <= last:
                    waiting.appendleft(Work(part.next, last))
            elif first < last:
                middle = (first + last) // 2
                waiting.extendleft([Work(middle + 1, last), Work(first, middle)])
            else:
                lost[first] += 1
                if lost[first] == TRIES:
                    raise WorkerLost(first)
                waiting.appendleft(Work(first, last))


def cut(plan: Plan, workers: int) -> deque[Work]:
    """Parts of a plan, several for each worker, so that none has nothing to do for long."""
    size = max(1, -(-(plan.games + 1 - plan.first) // (workers * PARTS_PER_WORKER)))
    return deque(Work(first, min(first + size - 1, plan.games)) for first in range(plan.first, plan.games + 1, size))


def keep(plan: Plan, part: Part) -> None:
    """Write down the records of a part: all of them, or none where the disk does not take them."""
    written = []
    try:
        for name, text in part.papers.items():
            written.append(Path(plan.records or plan.failures, name))
            write_text(written[-1], text, durable=False)
        part.papers.clear()
    except OSError:
        for path in written:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        raise
