"""The rules pages: every rule id has its paragraph in each language, every number is that of the facts."""

from __future__ import annotations

import re

import pytest

import carrack
from carrack import rules_pages
from carrack.games.iron_age.facts import (
    DEVELOPMENTS,
    DISASTER_BY_SKULLS,
    DISASTERS,
    MONUMENTS,
    NUMBERS,
    PORTS,
    PROVINCES,
    TABLES,
)
from carrack.rules_pages import MARKS, Page, Paragraph, parse
from carrack.words import LANGUAGES, LOCALES, Figures, Words

GAME = carrack.game("iron-age")


def source(language: str) -> str:
    return (LOCALES / language / "rules" / "iron-age.md").read_text(encoding="utf-8")


def page(language: str) -> Page:
    found = rules_pages.load(GAME.words, language)
    assert found is not None
    return found


def paragraph(language: str, id: str) -> Paragraph:
    found = page(language).find(id)
    assert found is not None
    return found


def table(language: str, id: str) -> list[list[str]]:
    """The cells of a paragraph's table, without its head."""
    rows = [line.strip("| ").split(" | ") for line in paragraph(language, id).text.splitlines() if line.startswith("|")]
    return rows[2:]


def shown(number: int, source: str) -> str:
    return f"{number}{MARKS.get(source, '')}"


# Ids.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_id_has_its_paragraph(language: str) -> None:
    """Those of the questions, of the reasons and of the end: `ask` and `why_not` know no others."""
    ids = {step.rule for step in GAME.steps} | {reason.rule for reason in GAME.reasons.table} | {GAME.end_rule()}
    assert ids - {""} - {paragraph.id for paragraph in parse(source(language), GAME.words.figures)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_paragraphs_in_the_same_order(language: str) -> None:
    english = [(found.id, found.level) for found in parse(source("en"), GAME.words.figures)]
    assert [(found.id, found.level) for found in parse(source(language), GAME.words.figures)] == english


def test_no_id_is_given_twice() -> None:
    ids = [found.id for found in parse(source("en"), GAME.words.figures)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_has_an_id_and_every_number_is_filled_in(language: str) -> None:
    for found in page(language).paragraphs:
        assert not re.search(r"^#|\{\{|\}\}|\{#", found.text, re.MULTILINE), found
        assert "{" not in found.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_paragraph(language: str) -> None:
    targets = re.findall(r"\]\(([^)]*)\)", page(language).markdown())
    assert targets
    assert {target for target in targets if page(language).find(target.removeprefix("#")) is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_without_words_of_its_own_is_a_chapter(language: str) -> None:
    for found in page(language).paragraphs:
        assert found.text or len(page(language).under(found.id)) > 1, found.id


# Numbers.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_stands_alone_is_told(language: str) -> None:
    assert {name for name in NUMBERS if f"{{{{{name}}}}}" not in source(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_monuments_is_that_of_the_facts(language: str) -> None:
    expected = [
        [GAME.words.say(f"monument-{m.name}", language, {}), *(shown(n, m.source) for n in (m.boxes, m.first, m.later))]
        for m in MONUMENTS
    ]
    expected[-1][1] += MARKS["made"]  # the Colosseum's points are the rulebook's, its boxes are not
    assert table(language, "build.monument") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_ports_is_that_of_the_facts(language: str) -> None:
    assert [cells[1] for cells in table(language, "build.port")] == [shown(port.urns, port.source) for port in PORTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_provinces_is_that_of_the_facts(language: str) -> None:
    """The armies of every province are the rulebook's: they bear no mark."""
    expected = [[shown(p.boxes, p.source), str(p.armies), shown(p.tribute, p.source)] for p in PROVINCES]
    assert [cells[1:] for cells in table(language, "build.province")] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_developments_is_that_of_the_facts(language: str) -> None:
    expected = [
        [
            f"[{GAME.words.say(f'development-{d.name}', language, {})}](#development.{d.name})",
            shown(d.cost, d.source),
            shown(d.points, d.source),
        ]
        for d in DEVELOPMENTS
    ]
    assert table(language, "buy.once") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reconstructed_effect_bears_its_mark(language: str) -> None:
    for development in DEVELOPMENTS:
        text = paragraph(language, f"development.{development.name}").text
        assert (f".{MARKS['made']}" in text) == (development.effect_source == "made"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_disasters_is_that_of_the_facts(language: str) -> None:
    counts: dict[int, list[int]] = {}
    for skulls, disaster in enumerate(DISASTER_BY_SKULLS):
        counts.setdefault(int(disaster), []).append(skulls)
    rows = table(language, "disaster")
    assert len(rows) == len(DISASTERS) - 1
    for place, cells in enumerate(rows, start=1):
        found = DISASTERS[place]
        name = GAME.words.say(f"disaster-{found.name}", language, {})
        assert cells[0].rstrip("†‡") == "-".join(str(count) for count in counts[place])
        assert cells[1] == f"[{name}](#disaster.{found.name})"
        assert cells[2].endswith(f" {shown(found.size, found.source)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["development", "disaster"])
def test_paragraphs_are_called_as_their_things(language: str, kind: str) -> None:
    for row in TABLES[f"{kind}s"]:
        name = row.name  # type: ignore[attr-defined]  # rows are NamedTuples
        if name != "none":
            assert paragraph(language, f"{kind}.{name}").title == GAME.words.say(f"{kind}-{name}", language, {})


def test_a_corrected_number_is_told_at_once() -> None:
    figures = Figures({"ROLLS": (9, "rules"), "SHIPS_MOST": (7, "made")}, {"ports": [PORTS[0]]})
    text = "# T {#t}\n\n{{ROLLS}} {{SHIPS_MOST}} {{=SHIPS_MOST}} {{ports.0.urns}} {{ports.0.source}}."
    assert parse(text, figures)[0].text == f"9 7† 7 {PORTS[0].urns} ."


# Finding one's way.


def test_a_chapter_brings_its_paragraphs() -> None:
    assert [found.id for found in page("fr").under("store")] == ["store", "store.goods"]
    assert [found.id for found in page("fr").under("store.goods")] == ["store.goods"]
    assert page("en").under("no.such") == []
    assert page("en").find("no.such") is None


def test_the_page_bears_the_title_of_the_game() -> None:
    for language in LANGUAGES:
        assert page(language).title == GAME.words.say("title", language, {})
        assert page(language).markdown().startswith(f"# {page(language).title}\n")


def test_a_language_without_the_page_reads_the_english_one() -> None:
    assert page("xx").markdown() == page("en").markdown()


def test_a_game_without_a_page_has_none() -> None:
    assert rules_pages.load(Words("toy", {}), "en") is None
