"""Moves at 1, 10 and 50 tables: our server beside boardgame.io's, in memory and with its own store on disk.

    make bench-server            # or: python -m benchmarks.server.compare [--seconds 6] [--tables 1,10,50] [--rounds 3]

All play the same game with the same load from the same driver, in turn, in one run, and of several rounds the median
is told: how fast a machine is that others use, too, differs by half from one round to the next, as the driver's own
CPU shows. `--python` serves ours with another Python, for one that was built without optimisation takes an eighth
more; what we need must be installed there. Needs node and npm. What each has done when it confirms a move is not the
same: ours has it on disk for good (SQLite, one fsync for all moves that wait); `boardgame` has it in memory; `on
disk` has handed its files, the whole log of the match anew with every move, to the system, which may still lose them.
The time of a durable write on this disk is printed too: it bounds what one table can do.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fsync_ms(folder: Path, times: int = 200) -> float:
    """Median time of a small write that is on disk when it returns."""
    taken = []
    with open(folder / "fsync", "wb") as file:
        for _ in range(times):
            since = time.perf_counter()
            file.write(b"x" * 512)
            file.flush()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - since)
    return sorted(taken)[times // 2] * 1000


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(900):
        if process.poll() is not None:
            raise SystemExit(f"the server at {url} ended with {process.returncode}")
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"no answer from {url}")


@contextmanager
def serving(command: list[str], url: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=HERE.parent.parent)
    try:
        wait_for(url, process)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def drive(kind: str, url: str, tables: int, seconds: float, pid: int) -> dict[str, Any]:
    """Play, and take the server's CPU time while moves are counted."""
    command = ["node", "drive.mjs", kind, url, str(tables), str(seconds)]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdout is not None
        if driver.stdout.readline().strip() != "counting":
            raise SystemExit("the driver did not get to play")
        before = cpu_of(pid)
        result: dict[str, Any] = json.loads(driver.stdout.readline())
        result["cpu"] = cpu_of(pid) - before
    return result


def theirs(tables: int, seconds: float, *folder: str) -> dict[str, Any]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with serving(["node", str(HERE / "boardgame.cjs"), str(port), *folder], f"{url}/games") as process:
        return drive("boardgame", url, tables, seconds, process.pid)


def in_memory(tables: int, seconds: float, folder: Path) -> dict[str, Any]:
    return theirs(tables, seconds)


def on_disk(tables: int, seconds: float, folder: Path) -> dict[str, Any]:
    return theirs(tables, seconds, tempfile.mkdtemp(dir=folder)) | {"kind": "  on disk"}


def ours(tables: int, seconds: float, folder: Path, python: str) -> dict[str, Any]:
    port = free_port()
    database = folder / f"{port}.db"
    command = [python, "-m", "benchmarks.server.ours", str(port), str(database)]
    with serving(command, f"http://127.0.0.1:{port}/api/games") as process:
        return drive("carrack", f"http://127.0.0.1:{port}", tables, seconds, process.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--tables", default="1,10,50")
    parser.add_argument("--rounds", type=int, default=3, help="of each size; a machine that others use needs several")
    parser.add_argument("--python", default=sys.executable, help="with which our server runs")
    asked = parser.parse_args()
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("this comparison needs node and npm")
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    with tempfile.TemporaryDirectory(dir=HERE) as name:
        folder = Path(name)
        print(f"a durable write takes {fsync_ms(folder):.2f} ms here (median)")
        print(
            f"{'tables':>6}  {'server':<12}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms a move':>15}{'driver':>8}"
        )
        for tables in [int(count) for count in asked.tables.split(",")]:
            costs: dict[str, list[float]] = {}
            for _ in range(asked.rounds):
                for one in (in_memory, on_disk, partial(ours, python=asked.python)):
                    result = one(tables, asked.seconds, folder)
                    costs.setdefault(result["kind"], []).append(tell(result))
            medians = ", ".join(f"{kind.strip()} {median(each):.3f}" for kind, each in costs.items())
            print(f"{tables:>6}  median of CPU ms a move: {medians}", flush=True)


def tell(result: dict[str, Any]) -> float:
    """A row; the CPU of a move in it."""
    moves = max(result["moves"], 1)
    rate = result["moves"] / result["seconds"]
    cpu: float = result["cpu"] / moves * 1000
    driver: float = result["driver"] / moves * 1000
    print(
        f"{result['tables']:>6}  {result['kind']:<12}{rate:>9.0f}{result['p50']:>9.2f}{result['p99']:>9.2f}"
        f"{cpu:>15.3f}{driver:>8.3f}",
        flush=True,
    )
    return cpu


if __name__ == "__main__":
    main()
