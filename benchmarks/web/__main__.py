"""All figures of the page, one after the other: `make bench-web`."""

from __future__ import annotations

from benchmarks.web import act, ahead, axe, shift, weight
from benchmarks.web.place import place

if __name__ == "__main__":
    with place() as here:
        for figures in (weight, act, ahead, axe, shift):
            figures.run(here)
