"""The server under attack: memory under slow clients, and how soon health answers while records are being read.

    python -m benchmarks.server.attack [--clients 1000] [--reads 200]

Every request goes to this machine, and each part ends by itself. The limits are those that `carrack serve` has: of the
slow clients, which all come from one address, most are sent away at once.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from benchmarks.server.compare import free_port, wait_for
from benchmarks.server.listeners import memory_kb

SLOW = (
    b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nx: ",  # a head that does not end
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 200000\r\n\r\n{",  # a body that does not come
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"x: y\r\n" * 2000,
    b"GET /api/words/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20,  # answers that nobody reads
)


HEALTH = """
import http.client, sys, time
slowest = 0.0
while True:
    asked = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), 60, ("127.0.0.2", 0))
    connection.request("GET", "/api/health")
    assert connection.getresponse().status == 200
    connection.close()
    slowest = max(slowest, time.perf_counter() - asked)
    print(f"{slowest * 1000:.0f}", flush=True)
    time.sleep(0.1)
"""


async def slow_clients(port: int, count: int) -> None:
    """Each does one of the things that could hold a server up, for as long as it is let."""
    began = time.perf_counter()
    await asyncio.gather(*(slow_client(port, SLOW[number % len(SLOW)]) for number in range(count)))
    print(f"{count} slow clients were all gone after {time.perf_counter() - began:.0f} s")


async def slow_client(port: int, sent: bytes) -> None:
    try:
        _reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        transport: Any = writer.transport
        transport.pause_reading()
        writer.write(sent)
        while not writer.is_closing():
            await asyncio.sleep(1)
            writer.write(b"y")  # is anybody there?
            await writer.drain()
    except ConnectionError:
        pass


async def long_reads(port: int, table: str, cookie: str, count: int) -> None:
    """Everybody wants the record at once."""

    async def read() -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = (f"GET /api/tables/{table}/record HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {cookie}", "Connection: close")
        writer.write("\r\n".join((*head, "", "")).encode())
        answer = await reader.read()
        writer.close()
        return int(answer[9:12])

    told = Counter(await asyncio.gather(*(read() for _ in range(count))))
    print(f"{count} records asked for at once were answered with {dict(told)}")


def long_game(url: str) -> tuple[str, str]:
    """A game that has gone on for a while, and the cookie of whoever played it."""
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=60, trust_env=False) as browser:
        table = browser.post("/api/tables", json={"game": "discovery-2007", "seats": 4}).json()["id"]
        for _ in range(3):
            browser.post(f"/api/tables/{table}/join", json={})
        browser.post(f"/api/tables/{table}/start").raise_for_status()
        now = browser.get(f"/api/tables/{table}/state").json()
        for number in range(300):
            form = {"revision": now["revision"], "key": str(number), "actions": [now["options"][-1]["action"]]}
            now = browser.post(f"/api/tables/{table}/act", json=form).raise_for_status().json()
            if not now["options"]:
                now = browser.get(f"/api/tables/{table}/state").json()
            if now["over"]:
                break
        return table, "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


@contextmanager
def watched(port: int, pid: int) -> Iterator[None]:
    """What it did to the server's memory, and how long health took to answer somebody at another address meanwhile."""
    before = memory_kb(pid)
    command = [sys.executable, "-c", HEALTH, str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as watcher:
        yield
        time.sleep(1)
        watcher.terminate()
        assert watcher.stdout is not None
        slowest = watcher.stdout.read().split()[-1]
    after = memory_kb(pid)
    print(f"  health answered within {slowest} ms; memory {before / 1000:.0f} MB before, {after / 1000:.0f} after")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--reads", type=int, default=200)
    asked = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        serve = ["-m", "carrack.cli", "serve", "--no-open", "--port", str(port), "--database", f"{folder}/attack.db"]
        process = subprocess.Popen([sys.executable, *serve], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(f"{url}/api/games", process)
            table, cookie = long_game(url)
            with watched(port, process.pid):
                asyncio.run(long_reads(port, table, cookie, asked.reads))
            with watched(port, process.pid):
                asyncio.run(slow_clients(port, asked.clients))
        finally:
            process.terminate()
            process.wait(30)


if __name__ == "__main__":
    main()
