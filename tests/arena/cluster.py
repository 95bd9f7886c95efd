"""Two machines of a Ray cluster, both of them this one: `python -m tests.arena.cluster` plays on them.

A program of its own: what Ray warns of is not our tests' to judge. The numbers must be those of this process alone,
also when a worker is killed on the way, when Ctrl-C stops a tournament that then goes on, and when one of the machines
dies. The tournament is played from a machine of the cluster (`--on ray`), the rest through the client, as from far
away: each client is a server more on the cluster, which takes minutes on a machine that has other things to do.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread

import ray

from carrack.arena.places import Place, place_for
from carrack.arena.plan import Plan
from carrack.arena.playing import Part
from carrack.arena.run import Played, run
from carrack.arena.summary import summary_of
from carrack.core.errors import OptionError
from tests.arena.boxes import plan_of

RAY = str(Path(sys.executable).parent / "ray")
PATIENCE = 100  # seconds until the machines are there
GAMES = (60, 600, 6000)  # among which something must happen
CLUSTERS = 3  # of which one must come up: Ray's server for clients forks with threads, and now and then hangs in it


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def machine(folder: str, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """Its agents have ports that are told them: Ray waits fifteen seconds for those that they choose, and then dies."""
    agents = (
        "dashboard-agent-grpc-port",
        "dashboard-agent-listen-port",
        "runtime-env-agent-port",
        "metrics-export-port",
    )
    command = [RAY, "start", "--block", "--disable-usage-stats", "--num-cpus=1", "--node-ip-address=127.0.0.1"]
    command += ["--object-store-memory=100000000", *(f"--{name}={free_port()}" for name in agents), *more]
    environment = os.environ | {"RAY_raylet_start_wait_time_s": str(PATIENCE)}
    with Path(folder, "log").open("ab") as log:
        begun = subprocess.Popen(command, stdout=log, stderr=log, env=environment, start_new_session=True)
    try:
        yield begun
    finally:
        begun.terminate()
        try:
            begun.wait(60)
        except subprocess.TimeoutExpired:
            os.killpg(begun.pid, signal.SIGKILL)
            begun.wait()


@contextmanager
def cluster() -> Iterator[tuple[str, str, subprocess.Popen[bytes]]]:
    """Where its client listens, where its machines find each other, and the second of them, which may die."""
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # a short path: sockets lie in it
    head, client = free_port(), free_port()
    with ExitStack() as machines:
        machines.callback(shutil.rmtree, folder, ignore_errors=True)
        more = ("--head", f"--port={head}", f"--ray-client-server-port={client}", "--include-dashboard=false")
        first = machines.enter_context(machine(folder, *more, f"--temp-dir={folder}"))
        wait_for(client, first, folder)
        second = machines.enter_context(machine(folder, f"--address=127.0.0.1:{head}"))
        yield f"ray://127.0.0.1:{client}", f"127.0.0.1:{head}", second


def wait_for(port: int, who: subprocess.Popen[bytes], folder: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and who.poll() is None:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.2)
    raise TimeoutError(Path(folder, "log").read_text("utf-8"))


def workers() -> list[int]:
    """Processes that play."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if words.startswith(b"ray::_play"):
            found.append(int(folder.name))
    return found


def plain(plan: Plan, played: Played) -> str:
    return json.dumps(summary_of(plan, played))


def both(address: str) -> Place | None:
    """The second machine comes a little later than the first; on a busy machine Ray takes more than one call."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OptionError):
            place = place_for(0, address)
            if place.workers == 2:
                return place
        time.sleep(0.2)
    return None


def is_the_same_although(happens: Callable[[], bool], place: Place) -> None:
    """The numbers are those of this process, each game counted once, although something happens while they are played.

    It is tried until it does: on a busy machine few games may be over before anybody is seen playing them.
    """
    for games in GAMES:
        plan = plan_of(games=games, levels="greedy,random")
        numbers: list[int] = []

        def note(part: Part, numbers: list[int] = numbers) -> bool:
            numbers.extend(range(part.first, part.next))
            return False

        with during(happens) as happened:
            played = run(plan, enough=note, on=place)
        assert sorted(numbers) == list(range(1, plan.games + 1)), "each game once"
        assert plain(plan, played) == plain(plan, run(plan))
        if happened.is_set():
            return
    raise AssertionError(f"{happens} never happened")


@contextmanager
def during(happens: Callable[[], bool]) -> Iterator[Event]:
    """Something that is tried all the while, until it has happened once."""
    happened, over = Event(), Event()

    def watch() -> None:
        while not over.is_set() and not happened.is_set():
            if happens():
                happened.set()
            over.wait(0.005)

    watching = Thread(target=watch)
    watching.start()
    try:
        yield happened
    finally:
        over.set()
        watching.join()


def a_worker_is_killed() -> bool:
    for worker in workers()[:1]:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
            return True
    return False


def dies(machine: subprocess.Popen[bytes]) -> bool:
    """With everything that runs on it, once somebody plays."""
    if not workers():
        return False
    for process in family(machine.pid):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return True


def family(process: int) -> list[int]:
    """A process, and all that it has begun."""
    found = [process]
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):  # it is over
            found += [each for child in task.read_text().split() for each in family(int(child))]
    return found


def ctrl_c_is_gone_on_from(head: str) -> None:
    """A tournament that is stopped there and goes on there leaves the bytes of one that was played here as a whole."""
    inside = os.environ | {"RAY_ADDRESS": head}
    with tempfile.TemporaryDirectory() as name:
        here, there = Path(name, "here"), Path(name, "there")
        more = ("--option", "length=short", "--games", "48", "--out")
        command = [sys.executable, "-m", "carrack.cli", "tournament", "iron-age", "random", "greedy", *more]
        subprocess.run([*command, here], check=True, capture_output=True)
        onto = [*command, str(there), "--on", "ray"]
        stopped = subprocess.Popen(onto, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=inside)
        games = there / "games.jsonl"
        while stopped.poll() is None and not (games.exists() and len(games.read_bytes().splitlines()) > 2):
            time.sleep(0.02)
        stopped.send_signal(signal.SIGINT)
        _, complaints = stopped.communicate()
        assert stopped.returncode == 130, (stopped.returncode, complaints.decode())
        subprocess.run(onto, check=True, capture_output=True, env=inside)
        assert files_of(there) == files_of(here)


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def plays() -> bool:
    """Everything that may happen, on a cluster that has come up."""
    with cluster() as (address, head, second):
        place = both(address)
        if place is not None:
            is_the_same_although(a_worker_is_killed, place)
            ctrl_c_is_gone_on_from(head)
            is_the_same_although(partial(dies, second), place)
            place.close()
        ray.shutdown()
        return place is not None


def main() -> None:
    assert any(plays() for _ in range(CLUSTERS)), "the machines are not there"
    print("the same")


if __name__ == "__main__":
    main()
