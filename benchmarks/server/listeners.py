"""How many people can watch: idle event streams on one process, and the memory that each takes.

    python -m benchmarks.server.listeners [--listeners 2000]

A public table is watched by that many spectators; then one move is made, and the time is taken until all have heard.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server.compare import cpu_of, free_port, wait_for


def memory_kb(pid: int) -> int:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise SystemExit("this system does not tell the memory of a process")


async def listen(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """One spectator, who has heard where the game stands."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
    writer.write(head.encode())
    await reader.readuntil(b"event: update")
    return reader, writer


async def watch(port: int, table: str, count: int, pid: int, move: Any) -> None:
    before = memory_kb(pid)
    began = time.perf_counter()
    spectators = []
    for start in range(0, count, 100):
        spectators += await asyncio.gather(*(listen(port, table) for _ in range(min(100, count - start))))
    took = time.perf_counter() - began
    each = (memory_kb(pid) - before) / count
    print(f"{count} listeners in {took:.1f} s, {each:.1f} kB of memory each")
    idle = cpu_of(pid)
    await asyncio.sleep(5)
    print(f"idle, the server uses {(cpu_of(pid) - idle) / 5 * 100:.1f} % of a core")
    began = time.perf_counter()
    heard = asyncio.gather(*(reader.readuntil(b"event: update") for reader, _ in spectators))
    await asyncio.to_thread(move)
    await heard
    print(f"a move was heard by all after {(time.perf_counter() - began) * 1000:.0f} ms")
    for _, writer in spectators:
        writer.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--listeners", type=int, default=2000)
    asked = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server.ours", str(port), f"{folder}/listeners.db"]
        process = subprocess.Popen(command)
        try:
            wait_for(f"{url}/api/games", process)
            with httpx.Client(base_url=url, headers={"origin": url}, trust_env=False) as browser:
                table = browser.post("/api/tables", json={"game": "count", "public": True}).json()["id"]
                browser.post(f"/api/tables/{table}/join", json={})
                browser.post(f"/api/tables/{table}/start")
                revision = browser.get(f"/api/tables/{table}/state").json()["revision"]
                act = {"revision": revision, "key": "move", "actions": [0]}

                def move() -> None:
                    browser.post(f"/api/tables/{table}/act", json=act).raise_for_status()

                asyncio.run(watch(port, table, asked.listeners, process.pid, move))
        finally:
            process.terminate()
            process.wait(30)


if __name__ == "__main__":
    main()
