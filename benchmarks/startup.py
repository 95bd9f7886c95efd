"""What it costs to begin, in CPU seconds beside an interpreter that does nothing: `python benchmarks/startup.py`."""

from __future__ import annotations

import resource
import subprocess
import sys
from typing import Final

ROUNDS: Final = 8
NOTHING: Final = (sys.executable, "-c", "pass")
STARTS: Final = {  # what is done, and at most how many seconds more than nothing it may take
    "import carrack": ((sys.executable, "-c", "import carrack"), 0.04),
    "carrack --version": ((sys.executable, "-m", "carrack.cli", "--version"), 0.15),
}


def spent() -> float:
    """CPU seconds of all processes that we started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cost(command: tuple[str, ...]) -> float:
    before = spent()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return spent() - before


def main() -> None:
    commands = {"python -c pass": NOTHING, **{name: command for name, (command, _floor) in STARTS.items()}}
    best = dict.fromkeys(commands, float("inf"))
    for _ in range(ROUNDS):
        for name, command in commands.items():
            best[name] = min(best[name], cost(command))
    nothing = best["python -c pass"]
    print(f"{'python -c pass':20} {nothing:.3f} s")
    for name, (_command, floor) in STARTS.items():
        more = best[name] - nothing
        print(f"{name:20} {best[name]:.3f} s, {more:+.3f}: {'floor' if more <= floor else 'missed'} ({floor:+.2f})")


if __name__ == "__main__":
    main()
