"""For all tests: a stale build stops the run, soak tests wait for SOAK=1, and no test has a deadline on the clock."""

from __future__ import annotations

import os
import runpy
from pathlib import Path

import hypothesis
import pytest

ROOT = Path(__file__).parent.parent

hypothesis.settings.register_profile("carrack", deadline=None, print_blob=True)
hypothesis.settings.load_profile("carrack")


def pytest_configure() -> None:
    if os.environ.get("CARRACK_PURE"):
        return
    # By its path: importing the package would load the very modules in doubt.
    stale = runpy.run_path(str(ROOT / "src/carrack/_build.py"))["stale"]()
    if stale:
        pytest.exit(f"compiled modules differ from their sources ({', '.join(stale)}): run `make build`", returncode=4)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("SOAK") == "1":
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if item not in soak]
