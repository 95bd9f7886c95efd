"""RULES.md: the code and the tests that it names are there, and the rules pages have every rule of the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.core.reasons import FIRST_OF_GAME
from tests.endeavor.table import GAME
from tests.rooms import code_named

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "src" / "carrack" / "games" / "endeavor"
TEXT = (FOLDER / "RULES.md").read_text("utf-8")
CHAPTERS = sorted(Path(__file__).parent.glob("test_*.py"))
ALL_TESTS = {
    name for path in CHAPTERS for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
}


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, as lists of cells."""
    lines = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][2:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize(
    "row", table("Paragraph, function, test") + table("Rulings"), ids=lambda row: f"{row[0]} {row[1]}"[:80]
)
def test_the_code_and_the_tests_of_a_paragraph_are_there(row: list[str]) -> None:
    assert code_named("endeavor", quoted(row[-2])) != []
    assert quoted(row[-1]) != []
    assert [name for name in quoted(row[-1]) if name not in ALL_TESTS] == []


def test_every_ruling_has_its_reason() -> None:
    rulings = table("Rulings")
    assert len(rulings) > 10
    assert all(len(row) == 5 and all(row) for row in rulings)


def test_every_statement_that_the_facts_are_held_against_is_a_test() -> None:
    """7.1 to 7.28, as the tests name them; `7.5 to 7.9` are five."""
    chapters = "".join(path.read_text("utf-8") for path in CHAPTERS if path.name != Path(__file__).name)
    named = {int(number) for number in re.findall(r"\b7\.(\d+)", chapters)}
    for first, last in re.findall(r"\b7\.(\d+) to 7\.(\d+)", chapters):
        named |= set(range(int(first), int(last)))
    assert named == set(range(1, 29))


def test_every_decision_that_the_text_leaves_open_is_a_ruling() -> None:
    """8.1 to 8.12; 8.10 is about pictures and colours."""
    points = {row[0] for row in table("Rulings") if row[0].startswith("8.")}
    assert points == {f"8.{number}" for number in range(1, 13) if number != 10}


def test_every_point_of_the_solo_game_has_its_row() -> None:
    points = {point for row in table("Paragraph, function, test") for point in re.findall(r"S\d+", row[0])}
    assert points == {f"S{number}" for number in range(1, 18)}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_that_the_engine_names_is_a_paragraph_of_the_rules_page(language: str) -> None:
    page = (ROOT / "src" / "carrack" / "locales" / language / "rules" / "endeavor.md").read_text("utf-8")
    rules = {step.rule for step in GAME.steps} | {reason.rule for reason in GAME.reasons.table if reason.rule}
    for step in GAME.steps:
        rules |= {step.rule_of(action) for action in range(GAME.actions) if step.takes(action)}
    assert rules | {GAME.end_rule()} <= set(re.findall(r"\{#([\w.-]+)\}", page))


@pytest.mark.parametrize("reason", [reason.name for reason in GAME.reasons.table if reason.code >= FIRST_OF_GAME])
def test_a_chapter_test_meets_every_reason(reason: str) -> None:
    chapters = [path.read_text("utf-8") for path in CHAPTERS]
    assert any(f'== "{reason}"' in text for text in chapters), reason
