"""Figures of the page, one after the other: `make bench-web`, or `python -m benchmarks.web act shift` for some."""

from __future__ import annotations

import argparse
import time
from typing import Final

from benchmarks.web import act, ahead, axe, shift, weight
from benchmarks.web.place import place

FIGURES: Final = {"weight": weight, "act": act, "ahead": ahead, "axe": axe, "shift": shift}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description="The page's figures.")
    names = ", ".join(FIGURES)
    parser.add_argument("figures", nargs="*", metavar="FIGURE", help=f"{names}; all of them when none is named")
    wanted = parser.parse_args().figures or list(FIGURES)
    if unknown := [name for name in wanted if name not in FIGURES]:
        parser.error(f"{', '.join(unknown)}: there are {names}")
    with place() as here:
        for name in wanted:
            began = time.monotonic()
            FIGURES[name].run(here)
            print(f"{name} took {time.monotonic() - began:.0f} s", flush=True)
