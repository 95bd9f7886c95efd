"""RULES.md: the code and the tests that it names are there, and it names every paragraph."""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path

import pytest

from tests.iron_age.table import GAME

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "src" / "carrack" / "games" / "iron_age"
PAGES = [ROOT / "src" / "carrack" / "locales" / language / "rules" / "iron-age.md" for language in ("en", "fr")]
CHAPTERS = [
    "setup",
    "roll",
    "leadership_and_omens",
    "collect",
    "disasters",
    "battles",
    "tribute",
    "build",
    "monuments",
    "buy",
    "store",
    "ending",
    "scoring",
    "solo",
]


def tables() -> dict[str, list[list[str]]]:
    """The rows of the table under each heading, as lists of cells."""
    found: dict[str, list[list[str]]] = {}
    heading = ""
    for line in (FOLDER / "RULES.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif line.startswith("| ") and not line.startswith("| ---"):
            found.setdefault(heading, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return {heading: rows[1:] for heading, rows in found.items()}


TABLES = tables()
ROWS = [row for rows in TABLES.values() for row in rows]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


PARAGRAPHS = [quoted(row[0])[0] for row in TABLES["Paragraphs"]]


@cache
def names_in(chapter: str) -> set[str]:
    text = (Path(__file__).parent / f"test_{chapter}.py").read_text("utf-8")
    return set(re.findall(r"^def test_(\w+)", text, re.MULTILINE))


def rules_of_the_engine() -> set[str]:
    """Every rule id that a question, an answer, a reason or the end can give."""
    rules = {step.rule for step in GAME.steps} | {reason.rule for reason in GAME.reasons.table if reason.rule}
    for step in GAME.steps:
        rules |= {step.rule_of(action) for action in range(GAME.actions) if step.takes(action)}
    return rules | {GAME.end_rule()}


def test_every_row_names_code_and_tests() -> None:
    assert [row[0] for row in ROWS if not quoted(row[-2]) or not quoted(row[-1])] == []


@pytest.mark.parametrize("name", sorted({name for row in ROWS for name in quoted(row[-2])}))
def test_the_code_is_there(name: str) -> None:
    module, *path = name.split(".")
    found: object = importlib.import_module(f"carrack.games.iron_age.{module}")
    for part in path:
        found = getattr(found, part)


@pytest.mark.parametrize("name", sorted({name for row in ROWS for name in quoted(row[-1])}))
def test_the_test_is_there(name: str) -> None:
    chapter, _, test = name.partition("::")
    assert test in names_in(chapter)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_test_of_a_chapter_stands_by_its_paragraph(chapter: str) -> None:
    named = {name.partition("::")[2] for row in ROWS for name in quoted(row[-1]) if name.startswith(f"{chapter}::")}
    assert names_in(chapter) == named


def test_every_rule_that_the_engine_names_is_a_paragraph() -> None:
    assert rules_of_the_engine() <= set(PARAGRAPHS)


def test_no_paragraph_comes_twice() -> None:
    assert len(PARAGRAPHS) == len(set(PARAGRAPHS))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.parent.name)
def test_the_paragraphs_are_those_of_the_rules_page(page: Path) -> None:
    anchors = set(re.findall(r"\{#([\w.-]+)\}", page.read_text("utf-8")))
    assert set(PARAGRAPHS) <= anchors
    ruling = re.findall(r"^### .*\{#([\w.-]+)\}", page.read_text("utf-8"), re.MULTILINE)
    assert [anchor for anchor in ruling if not anchor.startswith(("parts.", "numbers."))] == [
        anchor for anchor in ruling if anchor in PARAGRAPHS
    ]


def test_the_rulings_are_numbered() -> None:
    assert [row[0].partition(".")[0] for row in TABLES["Rulings"]] == [str(n + 1) for n in range(24)]


def test_the_rulings_say_why() -> None:
    assert [row[0] for row in TABLES["Rulings"] if len(row) != 4 or len(row[1]) < 20] == []
