"""Switches the effects of a game off, one by one, and demands that a test of its chapters fails: `make mutants`.

Each game has its table, `tests/GAME/mutants.py`:

    PACKAGE   the folder of its sources, below src/
    TESTS     the tests that must notice, below tests/GAME/: chapters only, nothing that compares checksums
    MUTANTS   file -> rows (what is switched off, the text, what it becomes); the text stands in the file once
    SWEEPS    rows (what, files, lines, text, what it becomes), the last four as regular expressions: each match in
              each such line of each such file is a mutant

    python tools/mutants.py [WORDS ...]     only mutants whose name holds one of the words
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
AT_A_TIME = 2
LONGEST = 120  # seconds: a mutant that never ends is noticed too


class Mutant(NamedTuple):
    """A file of the sources, where it is changed and into what."""

    game: str
    what: str
    file: str
    start: int
    end: int
    new: str
    line: int

    @property
    def name(self) -> str:
        return f"{self.game}/{self.file}:{self.line}  {self.what}"


class Verdict(NamedTuple):
    mutant: Mutant
    killer: str  # the test that failed, '' when none did
    seconds: float


# Which mutants there are.


def mutants_of(game: str, table: dict[str, Any]) -> Iterator[Mutant]:
    """The rows of a game's table, then its sweeps."""
    folder = ROOT / "src" / table["PACKAGE"]
    for file, rows in table["MUTANTS"].items():
        text = (folder / file).read_text("utf-8")
        for what, old, new in rows:
            if text.count(old) != 1:
                sys.exit(f"{game}/{file}: {what}: the text stands there {text.count(old)} times, not once:\n{old}")
            start = text.index(old)
            yield Mutant(game, what, file, start, start + len(old), new, line_at(text, start))
    for what, files, lines, pattern, new in table["SWEEPS"]:
        found = False
        for path in sorted(folder.glob("*.py")):
            if re.fullmatch(files, path.name):
                for mutant in sweep(game, what, path, lines, pattern, new):
                    found = True
                    yield mutant
        if not found:
            sys.exit(f"{game}: {what}: nothing matches")


def sweep(
    game: str, what: str, path: Path, lines: str, pattern: str, new: str | Callable[[re.Match[str]], str]
) -> Iterator[Mutant]:
    """One mutant for each match in each line that the sweep is about."""
    text = path.read_text("utf-8")
    for line in re.finditer(r"[^\n]+", text):
        if re.search(lines, line[0]):
            for match in re.finditer(pattern, line[0]):
                becomes = match.expand(new) if isinstance(new, str) else new(match)
                start = line.start() + match.start()
                told = f"{what}: {line[0].strip()[:60]} ({match[0]} -> {becomes})"
                yield Mutant(game, told, path.name, start, start + len(match[0]), becomes, line_at(text, start))


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


# Trying them.


class Bench:
    """A copy of the sources, from which each mutant gets its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = folder / "base"
        shutil.copytree(ROOT / "src", self.base, ignore=shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", ".*"))

    def python(self, sources: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        env = os.environ | {"PYTHONPATH": str(sources), "CARRACK_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LONGEST)

    def test(self, sources: Path, tests: list[str]) -> subprocess.CompletedProcess[str]:
        """Without plugins and conftest, which chapters do not need: most of the time goes into starting."""
        return self.python(sources, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--noconftest", *tests)

    def prove(self, tests: list[str]) -> None:
        """Unchanged, the copy is what runs and passes; and its bytecode is there for all copies of it."""
        where = self.python(self.base, "-c", "import carrack; print(carrack.__file__)").stdout
        if not where.startswith(str(self.base)):
            sys.exit(f"the copy is not what runs, but {where}")
        passed = self.test(self.base, tests)
        if passed.returncode != 0:
            sys.exit(f"the tests fail without any mutant:\n{passed.stdout}{passed.stderr}")

    def judge(self, mutant: Mutant, package: str, tests: list[str]) -> Verdict:
        """The tests of the file's own chapter first: mostly they find the mutant. Then all."""
        started = time.monotonic()
        own = [test for test in tests if test.endswith("/test_" + mutant.file)]
        killer = ""
        with tempfile.TemporaryDirectory(dir=self.folder) as name:
            sources = Path(name) / "src"
            shutil.copytree(self.base, sources)
            path = sources / package / mutant.file
            text = path.read_text("utf-8")
            path.write_text(text[: mutant.start] + mutant.new + text[mutant.end :], "utf-8")
            for stale in (path.parent / "__pycache__").glob(path.stem + ".*.pyc"):
                stale.unlink()
            for some in (own, tests):
                killer = killer or (self.killer(sources, some) if some else "")
        return Verdict(mutant, killer, time.monotonic() - started)

    def killer(self, sources: Path, tests: list[str]) -> str:
        """The first test that fails, '' when none does."""
        try:
            done = self.test(sources, tests)
        except subprocess.TimeoutExpired:
            return "the clock: it never ends"
        if done.returncode == 0:
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) \S*?(\w+\.py\S*)", done.stdout, re.MULTILINE)
        return failed[1] if failed else "every test: it does not start"


def main(words: list[str]) -> int:
    started = time.monotonic()
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        bench = Bench(Path(name).resolve())
        for path in sorted((ROOT / "tests").glob("*/mutants.py")):
            game = path.parent.name
            table = runpy.run_path(str(path))
            tests = [f"tests/{game}/{test}" for test in table["TESTS"]]
            bench.prove(tests)
            wanted = [m for m in mutants_of(game, table) if not words or any(word in m.name for word in words)]
            with ThreadPoolExecutor(AT_A_TIME) as pool:
                waiting = [pool.submit(bench.judge, mutant, table["PACKAGE"], tests) for mutant in wanted]
                for verdict in (one.result() for one in waiting):
                    said = f"killed    by {verdict.killer}" if verdict.killer else "SURVIVED"
                    print(f"{verdict.mutant.name:<118} {verdict.seconds:5.1f} s  {said}", flush=True)
                    verdicts.append(verdict)
    survived = [verdict for verdict in verdicts if not verdict.killer]
    for verdict in survived:
        print(f"SURVIVED  {verdict.mutant.name}")
    print(f"{len(verdicts)} mutants, {len(verdicts) - len(survived)} killed, {len(survived)} survived", end=", ")
    print(f"{time.monotonic() - started:.0f} s")
    return 1 if survived or not verdicts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
