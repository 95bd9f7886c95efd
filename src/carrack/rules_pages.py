"""Rules pages: a game's rules in our own words, paragraph by paragraph.

A page is the Markdown file `locales/<language>/rules/<game>.md`. Every heading ends in the id of its paragraph,
`### Rolling again {#roll.again}`: the rule ids of `ask` and `why_not`. Numbers are quoted from the game's facts, as
`{{ROLLS}}` or `{{monuments.oracle.boxes}}`, so that a page can never say another number than the game plays by. A
number that no source states is marked; `{{=provinces.1.armies}}` leaves the mark out where a row's source is not that
of all its columns.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from carrack.words import FALLBACK, LOCALES, Figures, Words, language_of, plain

MARKS: Final = {"made": "†", "guess": "‡"}  # what a reader sees behind a number that no source states

_HEADING: Final = re.compile(r"^(#+) (.+) \{#([a-z0-9._-]+)\}$", re.MULTILINE)
_QUOTE: Final = re.compile(r"\{\{(=?)([\w.-]+)\}\}")


class Paragraph(NamedTuple):
    """`level` is that of the heading: 1 the page's, 2 a chapter's, 3 a paragraph's."""

    id: str
    level: int
    title: str
    text: str

    def markdown(self) -> str:
        return f"{'#' * self.level} {self.title}\n\n{self.text}".rstrip()


class Page:
    """The rules of one game, in one language as far as they are written in it."""

    def __init__(self, paragraphs: Sequence[Paragraph]) -> None:
        self.paragraphs: Final = tuple(paragraphs)

    @property
    def title(self) -> str:
        return self.paragraphs[0].title

    def find(self, id: str) -> Paragraph | None:
        for paragraph in self.paragraphs:
            if paragraph.id == id:
                return paragraph
        return None

    def under(self, id: str) -> list[Paragraph]:
        """A paragraph with those below it: a chapter as a whole. Empty when there is none of that id."""
        found: list[Paragraph] = []
        for paragraph in self.paragraphs:
            if found and paragraph.level <= found[0].level:
                break
            if found or paragraph.id == id:
                found.append(paragraph)
        return found

    def about(self, words: str) -> list[Paragraph]:
        """A paragraph, with those below it, by its id, its title or words of that, whatever their case and accents."""
        wanted = plain(words)
        titles = {paragraph.id: plain(paragraph.title) for paragraph in self.paragraphs}
        same = [id for id, title in titles.items() if title == wanted]
        near = [id for id, title in titles.items() if wanted and wanted in title]
        for id in (wanted, *same, *near):
            found = self.under(id)
            if found:
                return found
        return []

    def markdown(self) -> str:
        return "\n\n".join(paragraph.markdown() for paragraph in self.paragraphs) + "\n"


def load(words: Words, lang: str) -> Page | None:
    """The rules page of a game; paragraphs that a language lacks are in English. None for a game without a page."""
    english = _read(words, FALLBACK)
    own = {paragraph.id: paragraph for paragraph in _read(words, language_of(lang))}
    return Page([own.get(paragraph.id, paragraph) for paragraph in english]) if english else None


def _read(words: Words, language: str) -> list[Paragraph]:
    path = LOCALES / language / "rules" / f"{words.name}.md"
    return parse(path.read_text(encoding="utf-8"), words.figures) if path.is_file() else []


def parse(source: str, figures: Figures) -> list[Paragraph]:
    """The paragraphs of a page, its numbers filled in."""
    _before, *parts = _HEADING.split(source)
    found: list[Paragraph] = []
    for hashes, title, id, text in zip(parts[::4], parts[1::4], parts[2::4], parts[3::4]):
        filled = _QUOTE.sub(lambda quote: quoted(quote[2], figures, not quote[1]), text.strip())
        found.append(Paragraph(id, len(hashes), title, filled))
    return found


def quoted(path: str, figures: Figures, marked: bool = True) -> str:
    """A number of the facts with the mark of its source; of a column of sources, the mark alone."""
    value, source = figures.find(path)
    if isinstance(value, str):
        return MARKS.get(value, "")
    return f"{value}{MARKS.get(source, '')}" if marked else str(value)
