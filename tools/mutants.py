"""Switches the effects of a game off, one by one, and demands that a test of its chapters fails: `make mutants`.

Each game has its table, `tests/GAME/mutants.py`:

    PACKAGE   the folder of its sources, below src/
    CHAPTERS  file -> the tests of its chapter, below tests/GAME/: they are tried first, then all the others.
              Chapters only: a test that compares checksums would notice anything, and prove nothing
    MUTANTS   file -> rows (what is switched off, the text, what it becomes); the text stands in the file once
    SWEEPS    rows (what, files, lines, text, what it becomes), files, lines and text as regular expressions:
              each match in each such line of each such file is a mutant

    python tools/mutants.py [WORDS ...]     only mutants whose name (GAME/FILE WHAT) holds one of the words
"""

from __future__ import annotations

import compileall
import contextlib
import io
import os
import re
import runpy
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
AT_A_TIME = 2
LONGEST = 120  # seconds of CPU, so that a busy machine kills nobody: a mutant that never ends is noticed too
PLAIN = ["-x", "-q", "-p", "no:cacheprovider", "--noconftest", "--assert=plain"]  # what is left out costs time only


class Mutant(NamedTuple):
    """A file of the sources, where it is changed and into what."""

    what: str
    file: str
    line: int
    start: int
    end: int
    new: str


class Trial(NamedTuple):
    """A mutant, or the sources as they are, and the tests that it is put to: those of its chapter, then the others."""

    mutant: Mutant | None
    sources: Path
    package: str
    own: list[str]
    others: list[str]


class Verdict(NamedTuple):
    killer: str  # the first test that failed, '' when none did
    seconds: float


# Which mutants there are.


def mutants_of(table: dict[str, Any], sources: Path) -> Iterator[Mutant]:
    """The rows of a game's table, then its sweeps."""
    folder = sources / table["PACKAGE"]
    for file, rows in table["MUTANTS"].items():
        text = (folder / file).read_text("utf-8")
        for what, old, new in rows:
            if text.count(old) != 1:
                sys.exit(f"{file}: {what}: the text stands there {text.count(old)} times, not once:\n{old}")
            start = text.index(old)
            yield Mutant(what, file, line_at(text, start), start, start + len(old), new)
    for what, files, lines, pattern, new in table["SWEEPS"]:
        names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
        swept = [name for name in names if re.fullmatch(files, name)]
        found = [mutant for name in swept for mutant in sweep(what, folder, name, lines, pattern, new)]
        if not found:
            sys.exit(f"{what}: nothing matches")
        yield from found


def sweep(
    what: str, folder: Path, file: str, lines: str, pattern: str, new: str | Callable[[re.Match[str]], str]
) -> Iterator[Mutant]:
    """One mutant for each match in each line that the sweep is about."""
    text = (folder / file).read_text("utf-8")
    for line in re.finditer(r"[^\n]+", text):
        for match in re.finditer(pattern, line[0]) if re.search(lines, line[0]) else ():
            becomes = new if isinstance(new, str) else new(match)
            start = line.start() + match.start()
            told = f"{what}: {' '.join(line[0].split())[:64]} ({match[0].strip()} -> {becomes.strip()})"
            yield Mutant(told, file, line_at(text, start), start, start + len(match[0]), becomes)


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


# Trying them.


class Watch:
    """Notes the first test, or test file, that fails."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.note(report)

    def note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid.rpartition("/")[2]


def judge(trial: Trial) -> Verdict:
    """Put a copy of the sources to the tests. Runs in a process of its own, which is not used again."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(dir=trial.sources.parent) as name:
        sources = Path(name) / "src"
        shutil.copytree(trial.sources, sources, copy_function=os.link)
        if trial.mutant:
            change(sources / trial.package / trial.mutant.file, trial.mutant)
        sys.path.insert(0, str(sources))
        os.environ["CARRACK_PURE"] = "1"
        os.chdir(ROOT)
        killer = run_both(trial)
        strays = [name for name, module in sys.modules.items() if is_stray(name, module, sources)]
        if strays:
            killer = ""  # not the copy was tested
            print(f"not from the copy: {strays}", file=sys.stderr)
        return Verdict(killer, time.monotonic() - started)


def run_both(trial: Trial) -> str:
    """What kills the mutant: a test of its chapter, else one of the others, or that it never ends; '' when nothing."""
    signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        return run(trial.own) or run(trial.others)
    except TimeoutError as error:  # it came between two tests
        return str(error)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def run(tests: list[str]) -> str:
    """The first test that fails, '' when none does."""
    watch = Watch()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main([*PLAIN, *tests], plugins=[watch]) if tests else 0
    return "" if code == 0 else watch.failed or f"pytest: {said.getvalue().strip()[-200:]}"


def is_stray(name: str, module: ModuleType, sources: Path) -> bool:
    """Whether a module of the package came from elsewhere than from the copy."""
    return name.partition(".")[0] == "carrack" and not str(module.__file__).startswith(str(sources))


def change(path: Path, mutant: Mutant) -> None:
    """Write the mutant as a file of its own, and forget the bytecode of what it was: time and size may be alike."""
    text = path.read_text("utf-8")
    path.unlink()
    path.write_text(text[: mutant.start] + mutant.new + text[mutant.end :], "utf-8")
    for stale in (path.parent / "__pycache__").glob(path.stem + ".*.pyc"):
        stale.unlink()


def give_up(signal: int, frame: object) -> None:
    raise TimeoutError(f"not over after {LONGEST} s")


def trial_of(mutant: Mutant | None, game: str, table: dict[str, Any], sources: Path) -> Trial:
    chapters: dict[str, list[str]] = {
        file: [f"tests/{game}/{name}" for name in names] for file, names in table["CHAPTERS"].items()
    }
    own = chapters.get(mutant.file, []) if mutant else []
    others = dict.fromkeys(test for tests in chapters.values() for test in tests if test not in own)
    return Trial(mutant, sources, table["PACKAGE"], own, list(others))


def tried(game: str, table: dict[str, Any], sources: Path, words: list[str]) -> Iterator[tuple[Mutant, Verdict]]:
    """The mutants of a game with their verdicts.

    Each is tried in a process forked from this one, in which pytest is loaded and the game is not: starting anew
    takes longer than testing.
    """
    mutants = [m for m in mutants_of(table, sources) if chosen(f"{game}/{m.file} {m.what}", words)]
    if not mutants:
        return
    with get_context("fork").Pool(AT_A_TIME, maxtasksperchild=1) as pool:
        unchanged = pool.apply(judge, (trial_of(None, game, table, sources),))
        if unchanged.killer:
            sys.exit(f"{game}: fails without any mutant: {unchanged.killer}")
        yield from zip(mutants, pool.imap(judge, [trial_of(m, game, table, sources) for m in mutants]))


def chosen(name: str, words: list[str]) -> bool:
    return not words or any(word in name for word in words)


def main(words: list[str]) -> int:
    started = time.monotonic()
    count, survived = 0, []
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        sources = Path(name) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", ".*"))
        compileall.compile_dir(sources, quiet=2)
        for path in sorted((ROOT / "tests").glob("*/mutants.py")):
            game = path.parent.name
            for mutant, verdict in tried(game, runpy.run_path(str(path)), sources, words):
                count += 1
                told = f"{game}/{mutant.file}:{mutant.line}  {mutant.what}"
                print(f"{verdict.seconds:5.1f} s  {told:<110}  {verdict.killer or 'SURVIVED'}", flush=True)
                if not verdict.killer:
                    survived.append(told)
    for told in survived:
        print(f"SURVIVED  {told}")
    print(f"{count} mutants, {count - len(survived)} killed, {len(survived)} survived", end=", ")
    print(f"{time.monotonic() - started:.0f} s")
    return 1 if survived or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
