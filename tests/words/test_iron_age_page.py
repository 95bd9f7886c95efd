"""The numbers on The Iron Age's rules page are those of its facts."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.facts import (
    DEVELOPMENTS,
    DISASTER_BY_SKULLS,
    DISASTERS,
    MONUMENTS,
    PORTS,
    PROVINCES,
    TABLES,
)
from carrack.rules_pages import MARKS
from carrack.words import LANGUAGES
from tests.words.pages import paragraph, shown, table
from tests.words.vocabularies import IRON_AGE

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_the_table_of_monuments_is_that_of_the_facts(language: str) -> None:
    expected = [
        [
            IRON_AGE.words.say(f"monument-{m.name}", language, {}),
            *(shown(n, m.source) for n in (m.boxes, m.first, m.later)),
        ]
        for m in MONUMENTS
    ]
    expected[-1][1] += MARKS["made"]  # the Colosseum's points are the rulebook's, its boxes are not
    assert table(IRON_AGE, language, "build.monument") == expected


@in_every_language
def test_the_table_of_ports_is_that_of_the_facts(language: str) -> None:
    assert [cells[1] for cells in table(IRON_AGE, language, "build.port")] == [
        shown(port.urns, port.source) for port in PORTS
    ]


@in_every_language
def test_the_table_of_provinces_is_that_of_the_facts(language: str) -> None:
    """The armies of every province are the rulebook's: they bear no mark."""
    expected = [[shown(p.boxes, p.source), str(p.armies), shown(p.tribute, p.source)] for p in PROVINCES]
    assert [cells[1:] for cells in table(IRON_AGE, language, "build.province")] == expected


@in_every_language
def test_the_table_of_developments_is_that_of_the_facts(language: str) -> None:
    expected = [
        [
            f"[{IRON_AGE.words.say(f'development-{d.name}', language, {})}](#development.{d.name})",
            shown(d.cost, d.source),
            shown(d.points, d.source),
        ]
        for d in DEVELOPMENTS
    ]
    assert table(IRON_AGE, language, "buy.once") == expected


@in_every_language
def test_a_reconstructed_effect_bears_its_mark(language: str) -> None:
    for development in DEVELOPMENTS:
        text = paragraph(IRON_AGE, language, f"development.{development.name}").text
        assert (f".{MARKS['made']}" in text) == (development.effect_source == "made"), text


@in_every_language
def test_the_table_of_disasters_is_that_of_the_facts(language: str) -> None:
    counts: dict[int, list[int]] = {}
    for skulls, disaster in enumerate(DISASTER_BY_SKULLS):
        counts.setdefault(int(disaster), []).append(skulls)
    rows = table(IRON_AGE, language, "disaster")
    assert len(rows) == len(DISASTERS) - 1
    for place, cells in enumerate(rows, start=1):
        found = DISASTERS[place]
        name = IRON_AGE.words.say(f"disaster-{found.name}", language, {})
        assert cells[0].rstrip("†‡") == "-".join(str(count) for count in counts[place])
        assert cells[1] == f"[{name}](#disaster.{found.name})"
        assert cells[2].endswith(f" {shown(found.size, found.source)}")


@in_every_language
@pytest.mark.parametrize("kind", ["development", "disaster"])
def test_paragraphs_are_called_as_their_things(language: str, kind: str) -> None:
    for row in TABLES[f"{kind}s"]:
        name = row.name  # type: ignore[attr-defined]  # rows are NamedTuples
        if name != "none":
            assert paragraph(IRON_AGE, language, f"{kind}.{name}").title == IRON_AGE.words.say(
                f"{kind}-{name}", language, {}
            )
