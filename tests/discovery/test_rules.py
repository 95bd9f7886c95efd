"""RULES.md: the code and the tests that it names are there, and it names every example and every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.core.game import Game
from tests.discovery.table import GAME, GAME_2015
from tests.rooms import code_named

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "src" / "carrack" / "games" / "discovery" / "RULES.md").read_text("utf-8")
LOCALES = ROOT / "src" / "carrack" / "locales"
PAGES = [
    (game, LOCALES / language / "rules" / f"{game.id}.md") for game in (GAME, GAME_2015) for language in ("en", "fr")
]
EXAMPLES = [f"T{n}" for n in range(1, 36)] + [f"T-D{n}" for n in range(1, 23)]  # rules, 10.1 and 10.2


def names_in(chapter: str) -> set[str]:
    text = (Path(__file__).parent / f"test_{chapter}.py").read_text("utf-8")
    return set(re.findall(r"^def test_(\w+)", text, re.MULTILINE))


ALL_TESTS = {name for path in Path(__file__).parent.glob("test_*.py") for name in names_in(path.stem[5:])}


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, as lists of cells."""
    lines = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][2:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def numbers(text: str) -> list[str]:
    """The examples that a text names; "T20 to T23" is four of them."""
    found: list[str] = []
    for first, last in re.findall(r"(T-?D?\d+)(?: to (T-?D?\d+))?", text):
        start = EXAMPLES.index(first)
        found += EXAMPLES[start : EXAMPLES.index(last) + 1] if last else [first]
    return found


def test_every_example_of_the_rules_is_a_test() -> None:
    here = [name for row in table("Worked examples and vectors") for name in numbers(row[0])]
    assert sorted(here) == sorted(EXAMPLES)


@pytest.mark.parametrize("row", table("Worked examples and vectors"), ids=lambda row: row[0])
def test_the_tests_of_an_example_are_there(row: list[str]) -> None:
    assert quoted(row[2]) != []
    for name in quoted(row[2]):
        chapter, _, test = name.partition("::")
        assert test in names_in(chapter)


@pytest.mark.parametrize(
    "row", table("Paragraph, function, test") + table("Rulings"), ids=lambda row: f"{row[0]} {row[1]}"[:80]
)
def test_the_code_and_the_tests_of_a_paragraph_are_there(row: list[str]) -> None:
    assert code_named("discovery", quoted(row[2])) != []
    assert quoted(row[3]) != []
    assert [name for name in quoted(row[3]) if name.removeprefix("test_") not in ALL_TESTS] == []


def rules_of_the_engine(game: Game) -> set[str]:
    """Every rule id that a question, an answer, a reason or the end can give."""
    rules = {step.rule for step in game.steps} | {reason.rule for reason in game.reasons.table if reason.rule}
    for step in game.steps:
        rules |= {step.rule_of(action) for action in range(game.actions) if step.takes(action)}
    return rules | {game.end_rule()}


@pytest.mark.parametrize(("game", "page"), PAGES, ids=lambda value: getattr(value, "id", str(value)[-40:]))
def test_every_rule_that_the_engine_names_is_a_paragraph_of_the_rules_page(game: Game, page: Path) -> None:
    assert rules_of_the_engine(game) <= set(re.findall(r"\{#([\w.-]+)\}", page.read_text("utf-8")))
