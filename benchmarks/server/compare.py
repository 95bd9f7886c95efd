"""Moves a second at 1, 10 and 50 tables: our server on SQLite, every move on disk, beside boardgame.io's in memory.

    make bench-server            # or: python benchmarks/server/compare.py [--seconds 6] [--tables 1,10,50]

Both play the same game with the same load from the same driver, in turn, in one run. Needs node and npm. The time of a
durable write on this disk is printed too: it bounds what one table can do.
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
from pathlib import Path
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


def theirs(tables: int, seconds: float, folder: Path) -> dict[str, Any]:
    port = free_port()
    with serving(["node", str(HERE / "boardgame.cjs"), str(port)], f"http://127.0.0.1:{port}/games") as process:
        return drive("boardgame", f"http://127.0.0.1:{port}", tables, seconds, process.pid)


def ours(tables: int, seconds: float, folder: Path) -> dict[str, Any]:
    port = free_port()
    database = folder / f"{port}.db"
    command = [sys.executable, "-m", "benchmarks.server.ours", str(port), str(database)]
    with serving(command, f"http://127.0.0.1:{port}/api/games") as process:
        return drive("carrack", f"http://127.0.0.1:{port}", tables, seconds, process.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--tables", default="1,10,50")
    parser.add_argument("--rounds", type=int, default=1, help="of each size; a machine that others use needs several")
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
            for _ in range(asked.rounds):
                for one in (theirs, ours):
                    tell(one(tables, asked.seconds, folder))


def tell(result: dict[str, Any]) -> None:
    moves = max(result["moves"], 1)
    rate = result["moves"] / result["seconds"]
    cpu, driver = (result[name] / moves * 1000 for name in ("cpu", "driver"))
    print(
        f"{result['tables']:>6}  {result['kind']:<12}{rate:>9.0f}{result['p50']:>9.2f}{result['p99']:>9.2f}"
        f"{cpu:>15.3f}{driver:>8.3f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
