"""Modules import in any order: each of the engine comes first, in a process that has imported none of its game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "carrack"
SCRIPT = """
import importlib, os, sys, traceback
import carrack
for name in sys.argv[1:]:
    child = os.fork()
    if child == 0:
        try:
            importlib.import_module(name)
        except BaseException:
            traceback.print_exc()
            print(name, flush=True)
        os._exit(0)
    os.waitpid(child, 0)
"""


def test_every_module_of_the_engine_can_be_imported_first() -> None:
    files = [file for room in ("games", "bots", "bench") for file in sorted((PACKAGE / room).rglob("*.py"))]
    names = [".".join(("carrack", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in files]
    told = subprocess.run([sys.executable, "-c", SCRIPT, *names], capture_output=True, text=True, check=True)
    assert len(names) > 100
    assert told.stdout.split() == [], told.stderr
