"""The plain install has no interface of the field: each of them says which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library"),
    [
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("mcts", "open_spiel"),
        ("openspiel", "pyspiel"),
        ("pettingzoo", "pettingzoo"),
    ],
)
def test_an_adapter_says_what_it_needs(adapter: str, library: str) -> None:
    """As for whoever has not installed it: the library is hidden from a program of its own."""
    program = f"""
import importlib.abc, sys


class Hidden(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] == "{library}":
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path.insert(0, Hidden())
import carrack

try:
    import carrack.adapters.{adapter}
except carrack.MissingExtra as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout.startswith(f"carrack.adapters.{adapter} needs {library}"), said.stderr
    assert said.stdout.endswith(": pip install carrack[research]\n")
