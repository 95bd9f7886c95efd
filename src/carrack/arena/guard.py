"""Ends what other people's bots leave behind when the process that plays with them is gone, however it went.

It runs as a program of its own, without Carrack, and reads which groups of processes there are: +123, and -123 for one
that has gone. When there is nothing more to read nobody plays any more.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Final

GRACE: Final = 1.0  # seconds: they hear the end of their input, too, and may leave by themselves
GROUPS: Final = hasattr(os, "killpg")


class Guard:
    """What a process has begun, told to somebody who outlives it."""

    def __init__(self) -> None:
        self.program: subprocess.Popen[bytes] | None = None

    def watch(self, group: int) -> None:
        self._tell(f"+{group}\n")

    def forget(self, group: int) -> None:
        self._tell(f"-{group}\n")

    def _tell(self, line: str) -> None:
        if not GROUPS:
            return
        if self.program is None or self.program.poll() is not None:
            nothing = subprocess.DEVNULL
            self.program = subprocess.Popen(
                [sys.executable, "-I", __file__], stdin=subprocess.PIPE, stdout=nothing, stderr=nothing, process_group=0
            )
        assert self.program.stdin is not None
        with suppress(OSError):
            self.program.stdin.write(line.encode())
            self.program.stdin.flush()

    def close(self) -> None:
        if self.program is not None and self.program.stdin is not None:
            self.program.stdin.close()
            self.program.wait()
            self.program = None


def end_group(group: int) -> None:
    with suppress(OSError):
        os.killpg(group, signal.SIGKILL)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    groups: set[int] = set()
    for line in sys.stdin:
        if line.endswith("\n"):
            (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
    if groups:
        time.sleep(GRACE)
    for group in groups:
        end_group(group)


if __name__ == "__main__":
    main()
