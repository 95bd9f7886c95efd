"""Workers: real processes, killed and stuck and lying, and the jobs they are given."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from carrack.server.bots import pool as pool_module
from carrack.server.bots.pool import JobFailed, JobTimeout, Pool
from carrack.server.bots.queue import Claim
from tests.server import minds
from tests.server.workers import alive, thinkers

LONG = 60.0  # seconds: no test waits for it


@asynccontextmanager
async def workers(size: int = 1, place: str = minds.PLACE) -> AsyncIterator[Pool]:
    pool = Pool(size, place)
    try:
        yield pool
    finally:
        await pool.close()
    assert not multiprocessing.active_children()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


async def until(condition: Callable[[], Any]) -> Any:
    while not (found := condition()):
        await asyncio.sleep(0.01)
    return found


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where workers leave a line for each job."""
    path = tmp_path / "notes"
    monkeypatch.setenv(minds.NOTES, str(path))
    return path


def test_one_process_does_many_jobs_in_the_order_in_which_they_came() -> None:
    async def test() -> None:
        async with workers() as pool:
            done: list[int] = []

            async def say(number: int) -> int:
                answer = await pool.do("echo", {"say": number}, LONG)
                done.append(answer["said"])
                return int(answer["pid"])

            pids = await asyncio.gather(*(say(number) for number in range(20)))
            assert done == list(range(20))
            assert len(set(pids)) == 1
            assert pids[0] != os.getpid()

    run(test)


def test_never_more_processes_than_the_cap(notes: Path) -> None:
    async def test() -> None:
        async with workers(2) as pool:
            jobs = [asyncio.create_task(pool.do("dither", {}, LONG)) for _ in range(6)]
            await until(lambda: len(thinkers(notes)) == 2)
            assert pool.pids == sorted(thinkers(notes))
            assert len(multiprocessing.active_children()) == 2
            assert pool.waits == 4
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    run(test)


def test_a_killed_worker_is_replaced_and_its_job_done_by_another(notes: Path) -> None:
    async def test() -> None:
        async with workers() as pool:
            job = asyncio.create_task(pool.do("hesitate", {}, LONG))
            (victim,) = await until(lambda: thinkers(notes))
            os.kill(victim, signal.SIGKILL)
            assert await job not in (victim, os.getpid())
            assert not alive(victim)

    run(test)


def test_a_worker_killed_while_idle_is_replaced() -> None:
    async def test() -> None:
        async with workers() as pool:
            victim = (await pool.do("echo", {}, LONG))["pid"]
            os.kill(victim, signal.SIGKILL)
            await until(lambda: pool.pids and pool.pids != [victim])
            assert not alive(victim)
            assert (await pool.do("echo", {}, LONG))["pid"] != victim

    run(test)


@pytest.mark.parametrize("kind", ["crash", "leave", "lethal", "nonsense"])
def test_a_job_is_tried_three_times_and_then_fails(kind: str, notes: Path) -> None:
    async def test() -> None:
        async with workers() as pool:
            with pytest.raises(JobFailed):
                await pool.do(kind, {}, LONG, accepts=lambda answer: answer != "nonsense")
            assert len(thinkers(notes)) == 3
            assert (await pool.do("echo", {"say": "next"}, LONG))["said"] == "next"

    run(test)


def test_a_job_that_takes_too_long_is_ended_with_its_process(notes: Path) -> None:
    async def test() -> None:
        async with workers() as pool:
            with pytest.raises(JobTimeout):
                await pool.do("dither", {}, 0.3, tries=1)
            (victim,) = thinkers(notes)
            await until(lambda: not alive(victim))

    run(test)


def test_a_job_that_hangs_is_tried_again_after_those_that_go_first(notes: Path) -> None:
    async def test() -> None:
        async with workers() as pool:
            done: list[str] = []
            claims = {"dither": Claim("hog", lambda: 1), "echo": Claim("ann", lambda: 0)}

            async def do(kind: str) -> None:
                try:
                    await pool.do(kind, {}, 0.3, claims[kind])
                except JobTimeout:
                    assert len(thinkers(notes)) == 3
                done.append(kind)

            hangs = asyncio.create_task(do("dither"))
            await until(lambda: thinkers(notes))
            await asyncio.gather(hangs, do("echo"))
            assert done == ["echo", "dither"]

    run(test)


def test_a_job_that_nobody_wants_any_more_leaves_nothing(notes: Path) -> None:
    async def test() -> None:
        async with workers() as pool:
            job = asyncio.create_task(pool.do("dither", {}, LONG))
            (thinker,) = await until(lambda: thinkers(notes))
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)
            await until(lambda: not alive(thinker))
            assert (await pool.do("echo", {}, LONG))["pid"] != thinker
            assert len(thinkers(notes)) == 1

    run(test)


def test_a_job_cancelled_while_it_waits_disturbs_nobody(notes: Path) -> None:
    async def test() -> None:
        async with workers() as pool:
            first = asyncio.create_task(pool.do("hesitate", {}, LONG))
            (thinker,) = await until(lambda: thinkers(notes))
            second = asyncio.create_task(pool.do("crash", {}, LONG))
            await until(lambda: pool.waits == 1)
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            assert pool.waits == 0
            assert pool.pids == [thinker]
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)

    run(test)


def test_progress_is_told_on_the_way() -> None:
    async def test() -> None:
        async with workers() as pool:
            told: list[tuple[float, str]] = []
            report = lambda done, text: told.append((done, text))  # noqa: E731
            job = asyncio.create_task(pool.do("dither", {}, LONG, report=report))
            await until(lambda: len(told) >= 2)
            assert set(told) == {(0.5, "dithering")}
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)

    run(test)


def test_a_failure_is_logged_by_its_place_and_never_by_its_values(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with workers() as pool:
            with pytest.raises(JobFailed):
                await pool.do("crash", {}, LONG, tries=1)

    with caplog.at_level(logging.DEBUG):
        run(test)
    (record,) = [record for record in caplog.records if record.message == "a job failed"]
    assert "ValueError at " in record.__dict__["why"]
    assert " crash" in record.__dict__["why"]
    assert not any("a secret that no log may tell" in str(record.__dict__) for record in caplog.records)


def test_when_no_worker_starts_nobody_waits_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "RESTART_DELAY", 0.0)

    async def test() -> None:
        async with workers(place="tests.server.minds:NOWHERE") as pool:
            with pytest.raises(JobFailed, match="no worker starts"):
                await pool.do("echo", {}, LONG)

    run(test)


def test_a_worker_does_not_hear_ctrl_c() -> None:
    async def test() -> None:
        async with workers() as pool:
            pid = (await pool.do("echo", {}, LONG))["pid"]
            os.kill(pid, signal.SIGINT)
            assert (await pool.do("echo", {}, LONG))["pid"] == pid

    run(test)


ORPHANS = """
import asyncio
from carrack.server.bots.pool import Pool
from tests.server import minds
from tests.server.workers import alive, thinkers

async def main():
    pool = Pool(2, minds.PLACE)
    thinking = asyncio.create_task(pool.do("dither", {}, 60.0))
    print((await pool.do("echo", {}, 60.0))["pid"], flush=True)
    await thinking

if __name__ == "__main__":
    asyncio.run(main())
"""


def running(pid: int) -> bool:
    """Not ours to reap: whether whoever inherits an orphan does so is not our affair."""
    try:
        return alive(pid) and Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:  # gone this instant, or no Linux
        return alive(pid)


def test_workers_end_when_the_server_is_killed(tmp_path: Path, notes: Path) -> None:
    """The one that thinks and the one that waits."""
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    path = os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}) as server:
        assert server.stdout is not None
        idle = int(server.stdout.readline())

        async def test() -> None:
            (thinker,) = await until(lambda: thinkers(notes))
            assert alive(thinker)
            assert alive(idle)
            server.kill()
            await until(lambda: not running(thinker) and not running(idle))

        run(test)


def test_whoever_has_nothing_to_do_thinks_on_until_somebody_comes(notes: Path) -> None:
    async def test() -> None:
        async with workers(place="tests.server.minds:MUSING") as pool:

            async def disturb(times: int) -> None:
                """Somebody comes; after that it has thought more often than that."""
                assert (await pool.do("echo", {"say": times}, LONG))["said"] == times
                await until(lambda: len(thinkers(notes)) > times)

            for times in (3, 6, 9):
                await disturb(times)

    run(test)


def test_who_stumbles_while_thinking_on_is_replaced(notes: Path) -> None:
    async def test() -> None:
        async with workers(place="tests.server.minds:STUMBLING") as pool:
            first = await pool.do("echo", {"say": 1}, LONG)
            await until(lambda: thinkers(notes))
            assert (await pool.do("echo", {"say": 2}, LONG))["pid"] != first["pid"]

    run(test)


def test_a_seat_is_thought_for_where_it_was_thought_for_before() -> None:
    async def test() -> None:
        async with workers(2) as pool:
            where: dict[str, int] = {}
            while len(set(where.values())) < 2:  # until both have started
                both = await asyncio.gather(*(pool.do("echo", {"temper": temper}, LONG) for temper in "ab"))
                where = {temper: answer["pid"] for temper, answer in zip("ab", both, strict=True)}
            for temper in "abba":
                assert (await pool.do("echo", {"temper": temper}, LONG))["pid"] == where[temper]

    run(test)
