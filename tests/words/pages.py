"""The rules pages, taken apart: for tests of what stands in them."""

from __future__ import annotations

from carrack import rules_pages
from carrack.rules_pages import MARKS, Page, Paragraph, parse
from carrack.words import LOCALES
from tests.words.spoken import Vocabulary


def source(spoken: Vocabulary, language: str) -> str:
    return (LOCALES / language / "rules" / f"{spoken.words.name}.md").read_text(encoding="utf-8")


def paragraphs(spoken: Vocabulary, language: str) -> list[Paragraph]:
    """Those that stand in the language's own file."""
    return parse(source(spoken, language), spoken.words.figures)


def page(spoken: Vocabulary, language: str) -> Page:
    found = rules_pages.load(spoken.words, language)
    assert found is not None
    return found


def paragraph(spoken: Vocabulary, language: str, id: str) -> Paragraph:
    found = page(spoken, language).find(id)
    assert found is not None
    return found


def tables(spoken: Vocabulary, language: str, id: str) -> list[list[list[str]]]:
    """The cells of each of a paragraph's tables, without their heads."""
    found: list[list[list[str]]] = []
    for block in paragraph(spoken, language, id).text.split("\n\n"):
        rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in block.splitlines() if line.startswith("|")]
        if rows:
            found.append(rows[2:])
    return found


def table(spoken: Vocabulary, language: str, id: str) -> list[list[str]]:
    """The cells of the one table of a paragraph."""
    (found,) = tables(spoken, language, id)
    return found


def shown(number: int, source: str) -> str:
    return f"{number}{MARKS.get(source, '')}"
