"""Kills at random moments under load, and what they lost: nothing, or this ends with an error.

    python -m benchmarks.server.kills [--kills 10]

The load and the checks are those of the tests (`tests/server/kills.py`).
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.kills import check, under_load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", default="bench")
    asked = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        run = under_load(Path(folder), asked.kills, asked.seed)
        if run.failures:
            raise SystemExit("\n".join(run.failures))
        acts = check(run)
    took = time.perf_counter() - began
    print(f"{asked.kills} kills in {took:.0f} s; {len(run.acknowledged)} acts were acknowledged, all are on disk")
    print(f"no act of {acts} there is half done, every checksum is right")


if __name__ == "__main__":
    main()
