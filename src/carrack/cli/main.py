"""`carrack`: the way in. Which version this is, is said before anything is loaded that a command may need."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from carrack.cli.build import version
from carrack.cli.streams import prepare_streams


def run(arguments: Sequence[str]) -> int:
    """A whole command line; its exit status."""
    if list(arguments) == ["--version"]:
        return _say_version()
    from carrack.cli.program import run_program

    return run_program(arguments)


def _say_version() -> int:
    try:
        print(version(), flush=True)
    except BrokenPipeError:
        return leave_the_pipe()
    return 0


def leave_the_pipe() -> int:
    """Whoever read our output has gone: nothing is left to say, not even by the interpreter as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def main() -> None:
    prepare_streams()
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
