"""The program itself, `carrack serve` in a process of its own: for what only a process can show."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

COMMAND = (sys.executable, "-m", "carrack.cli")
OPEN = "The table is open at "


@dataclass
class Program:
    """A server that runs in a process."""

    url: str
    process: subprocess.Popen[str]
    said: list[str]
    errors: Path

    @property
    def log(self) -> str:
        """What it wrote to its error stream so far."""
        return self.errors.read_text("utf-8")

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers={"origin": self.url}, timeout=30.0, trust_env=False)

    def end(self, sign: int = signal.SIGTERM) -> int:
        """Its exit status."""
        self.process.send_signal(sign)
        return self.process.wait(60)


@contextmanager
def serving(database: Path, *arguments: str) -> Iterator[Program]:
    """`carrack serve` on a free port, ready for requests; ended at the end, if it has not by then."""
    command = [*COMMAND, "serve", "--database", str(database), "--port", "0", "--no-open", "--lang", "en", *arguments]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with (
        tempfile.TemporaryDirectory() as folder,
        (errors := Path(folder) / "stderr").open("w", encoding="utf-8") as stream,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stream, text=True, env=environment) as process,
    ):
        try:
            assert process.stdout is not None
            said: list[str] = []
            for line in process.stdout:
                said.append(line.rstrip("\n"))
                if line.startswith("Ctrl-C"):
                    break
            found = [line.removeprefix(OPEN).rstrip("/") for line in said if line.startswith(OPEN)]
            assert found, errors.read_text("utf-8")
            yield Program(found[0], process, said, errors)
        finally:
            if process.poll() is None:
                process.kill()


def carrack(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Any other command, to its end."""
    return subprocess.run([*COMMAND, *arguments, "--lang", "en"], capture_output=True, text=True, check=False)
