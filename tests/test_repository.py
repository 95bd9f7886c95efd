"""The repository keeps its own rules: locks, notices."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pins(lock: Path) -> list[str]:
    """The names that a lock pins, as they are normalised there."""
    return re.findall(r"^([a-z0-9-]+)==", lock.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_index_and_no_folder(lock: Path) -> None:
    lines = [line for line in lock.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    assert [line for line in lines if "://" in line or re.match(r"-|\.|/", line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_pin_has_a_hash(lock: Path) -> None:
    entries = re.findall(
        r"^[a-z0-9-]+==.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", lock.read_text("utf-8"), re.MULTILINE
    )
    assert len(entries) == len(pins(lock)) > 0


def test_locks_agree() -> None:
    versions = [
        re.findall(r"^[a-z0-9-]+==\S+", (ROOT / f"requirements/{name}.txt").read_text("utf-8"), re.MULTILINE)
        for name in ("runtime", "build", "dev")
    ]
    assert set(versions[0]) <= set(versions[1]) <= set(versions[2])


def test_the_notice_names_every_runtime_dependency() -> None:
    notice = {
        line.split()[0].replace(".", "-")
        for line in (ROOT / "NOTICE").read_text("utf-8").splitlines()
        if line.startswith("    ")
    }
    assert notice == set(pins(ROOT / "requirements/runtime.txt"))
