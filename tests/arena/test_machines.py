"""Many machines play what one process plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from carrack.arena.places import check_place
from carrack.core.errors import OptionError


@pytest.mark.slow
def test_two_machines_give_the_numbers_of_one_process_whatever_happens_to_them() -> None:
    """In a program of its own, which holds each game to have been counted once: see there."""
    root = Path(__file__).parents[2]
    said = subprocess.run([sys.executable, "-m", "tests.arena.cluster"], cwd=root, capture_output=True, text=True)
    assert said.stdout.endswith("the same\n"), said.stderr


@pytest.mark.slow
def test_machines_that_do_not_come_up_are_told_of_in_words() -> None:
    """In a program of its own, too, with what Ray says on a machine that has no time for it."""
    program = """
import ray
from carrack.arena.places import place_for
from carrack.core.errors import OptionError


def init(*given, **more):
    raise Exception("The current node timed out during startup.")


ray.init = init
try:
    place_for(1, "ray")
except OptionError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout == "on: ray: The current node timed out during startup.\n", said.stderr


@pytest.mark.parametrize("on", ["mars", "ray:", "rays://here:1", "http://here:1"])
def test_only_ray_is_a_place(on: str) -> None:
    with pytest.raises(OptionError, match="no place to play"):
        check_place(on)
