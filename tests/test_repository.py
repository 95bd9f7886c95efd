"""The repository keeps its own rules: locks, notices."""

from __future__ import annotations

import re
import shutil
import subprocess
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


@pytest.mark.parametrize(
    ("pythons", "missing"), [({"python3": 1}, True), ({"python3": 1, "python3.13": 0}, False), ({}, True)]
)
def test_make_takes_a_python_that_is_new_enough_or_says_what_is_missing(
    tmp_path: Path, pythons: dict[str, int], missing: bool
) -> None:
    for name, too_old in pythons.items():
        script = tmp_path / name
        script.write_text(f"#!/bin/sh\nexit {too_old}\n")
        script.chmod(0o755)
    make = str(shutil.which("make"))
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    said = subprocess.run([make, "python"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ("Carrack needs Python 3.11 or newer" in said.stderr) == missing
    assert (said.returncode != 0) == missing
