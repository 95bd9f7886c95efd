"""How The Age of Discovery says things: regions and their prepositions, people, money, what a building does."""

from __future__ import annotations

import re

import pytest

from carrack.cli.table.speech import Speech, Teller
from carrack.games.discovery.rules import EDITION_2007
from carrack.games.discovery.tables.facts import BORDERS, COUNTER_KINDS, MAP
from carrack.games.discovery.tables.figures import figures_of
from carrack.games.discovery.tables.tiles import TILES
from carrack.words import LANGUAGES, Words
from tests.words import fluent
from tests.words.pages import source
from tests.words.vocabularies import DISCOVERY_2007, DISCOVERY_2015

WORDS = DISCOVERY_2007.words
NEW_WORDS = DISCOVERY_2015.words
NNBSP = "\u202f"  # the narrow space before French punctuation and signs

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("region", "english", "french"),
    [
        ("new_france", "in Canada", "au Canada"),
        ("virginia", "in Virginia", "en Virginie"),
        ("caribbean", "in the Caribbean", "aux Caraïbes"),
    ],
)
def test_a_region_has_its_preposition(region: str, english: str, french: str) -> None:
    landed = {"seat": 0, "worker": "missionary", "region": region}
    assert WORDS.say("event-landed", "en", landed) == f"Seat 1 lands a missionary {english}."
    assert WORDS.say("event-landed", "fr", landed) == f"Joueur 1 débarque un missionnaire {french}."


def test_a_march_has_both_its_ends() -> None:
    rode = {"seat": 0, "region": "caribbean", "to": "new_granada"}
    assert WORDS.say("event-rode", "en", rode) == "Seat 1 lets a soldier ride from the Caribbean to New Granada."
    assert WORDS.say("event-rode", "fr", rode) == "Joueur 1 envoie un soldat des Caraïbes vers la Nouvelle-Grenade."


@pytest.mark.parametrize(
    ("worker", "workers", "english", "french"),
    [
        ("colonist", 1, "1 colonist", "1 colon"),
        ("missionary", 2, "2 missionaries", "2 missionnaires"),
        ("soldier", 3, "3 soldiers", "3 soldats"),
    ],
)
def test_several_workers_are_told_in_the_plural(worker: str, workers: int, english: str, french: str) -> None:
    joined = {"seat": 0, "worker": worker, "workers": workers, "place": "hand"}
    assert WORDS.say("event-joined", "en", joined) == f"Seat 1 gets {english} for the next turn."
    assert WORDS.say("event-joined", "fr", joined) == f"Joueur 1 reçoit {french} pour le prochain tour."


def test_everybody_in_a_sentence_is_called_by_name() -> None:
    names = ["Ada", "Noor"]
    assert WORDS.say("event-war-declared", "en", {"seat": 1, "foe": 0}, names) == "Noor declares war on Ada."
    robbed = {"seat": 0, "by": 1, "dollars": 3}
    assert WORDS.say("event-robbed", "en", robbed, names) == "Ada loses $3 to the Privateers (Noor)."
    drawn = {"seat": -1, "explorer": 1}
    assert WORDS.say("ask-card", "en", drawn, names) == "Noor draws a discovery card: which one is it?"
    assert WORDS.say("ask-west-indies", "en", {"seat": -1, "owner": 0}, names).startswith("Ada draws a trade good")


def test_the_number_of_a_turn_is_no_seat() -> None:
    assert WORDS.say("event-turn-begins", "en", {"round": 4, "age": 2}) == "Turn 4 begins, in Age II."
    place = {"seat": 0, "round": 4, "workers": 1}
    assert WORDS.say("ask-place", "fr", place) == (f"Tour 4{NNBSP}: posez un ouvrier dans un cadre (c’est le dernier).")


def test_with_scouting_the_question_says_what_a_look_costs() -> None:
    place = {"seat": 0, "round": 4, "workers": 3, "counter_price": 0, "card_price": 0}
    for look, english, french in (
        ("", "", ""),
        ("counter_price", ", or pay $2 to look at a counter", f", ou payez 2{NNBSP}$ pour regarder un jeton"),
        ("card_price", ", or pay $2 to look at the top card", f", ou payez 2{NNBSP}$ pour regarder la première carte"),
    ):
        told = place | {look: 2}
        assert NEW_WORDS.say("ask-place", "en", told) == f"Turn 4: place a worker in a box, you have 3{english}."
        expected = f"Tour 4{NNBSP}: posez un ouvrier sur une piste (il vous en reste 3){french}."
        assert NEW_WORDS.say("ask-place", "fr", told) == expected


def test_money_is_written_as_each_language_writes_it() -> None:
    paid = {"seat": 0, "dollars": 14, "why": "building"}
    assert WORDS.say("event-paid", "en", paid) == "Seat 1 pays $14 for the building."
    assert WORDS.say("event-paid", "fr", paid) == f"Joueur 1 paie 14{NNBSP}$ pour la réalisation."


@pytest.mark.parametrize(
    ("tile", "article"),
    [
        ("cathedral", "la Cathédrale"),
        ("university", "l’Université"),
        ("settlers", "les Colons"),
        ("stable", "l’Écurie"),
    ],
)
def test_french_buildings_have_their_article(tile: str, article: str) -> None:
    assert WORDS.say("event-bought", "fr", {"seat": 0, "tile": tile}) == f"Joueur 1 achète {article}."


@in_every_language
def test_a_counter_is_called_by_its_numbers(language: str) -> None:
    for counter in COUNTER_KINDS:
        digits = [int(letter) for letter in WORDS.say(f"counter-{counter.name}", language, {}) if letter.isdigit()]
        assert digits == [counter.coins, counter.plunder, counter.natives, counter.points]


@in_every_language
def test_the_help_on_a_region_names_its_good_and_its_neighbours(language: str) -> None:
    for region in MAP:
        text = WORDS.help("region", region.name, language)
        before, _, beside = text.rpartition(":")
        beside = beside.strip(" .")
        pairs = [(border.one, border.other) for border in BORDERS if region.name in border[:2]]
        names = {name for pair in pairs for name in pair} - {region.name}
        assert sorted(beside.split(", ")) == sorted(WORDS.say(f"region-{name}", language, {}) for name in names)
        assert WORDS.say(f"good-{region.good}", language, {}) in before
        assert (str(region.sure) in before) == (region.source == "made")


def test_the_help_on_a_building_quotes_the_edition() -> None:
    dearer = [row._replace(amount=99) if row.tile == "factory" else row for row in EDITION_2007.benefits]
    richer = [row._replace(points=77) if row.tile == "navy" else row for row in EDITION_2007.endings]
    figures = figures_of(EDITION_2007._replace(benefits=tuple(dearer), endings=tuple(richer)))
    words = Words("discovery-2007", figures=figures, family="discovery")
    assert words.help("tile", "factory", "en") == "$99 every turn. Age III, price $20, 5 points."
    assert (
        words.help("tile", "navy", "en") == "At the end, 77 points for each of your merchant ships. Age III, price $20."
    )


@in_every_language
def test_the_help_on_every_building_tells_its_age_and_price(language: str) -> None:
    for tile in TILES:
        if tile.copies:
            row = WORDS.figures.row("tile", tile.name)
            short = WORDS.say("some-tile", language, row)
            assert WORDS.help("tile", tile.name, language).endswith(f" {short}.")
            assert str(row["price"]) in short
            assert (f", {tile.points} " in short) == (tile.points > 0)


# The two files of an edition.


def test_an_edition_has_the_words_of_its_family_and_its_own() -> None:
    assert WORDS.files == ("discovery", "discovery-2007")
    alone = Words("discovery-2007")
    assert alone.say("title", "en", {}) == "The Age of Discovery (2007)"
    assert not alone.knows("ask-bidder")
    assert WORDS.say("ask-bidder", "en", {}) == "Who bids first?"
    assert WORDS.say("to-new_france", "fr", {}) == "Canada"  # the family's message, the edition's name


def test_an_edition_may_say_a_word_of_its_family_better() -> None:
    words = Words("iron-age", family="discovery")
    assert words.say("title", "en", {}) == "The Iron Age"
    assert words.say("ask-buy", "en", {"innovations": 1, "goods": 2, "wealth": 0}).startswith("Buy a development")
    assert words.say("ask-bidder", "en", {}) == "Who bids first?"


@pytest.mark.parametrize(
    ("key", "arguments", "before", "now"),
    [
        ("verb-place", {"worker": "soldier", "box": "dock"}, "sur le Dock de colons", "sur le Quai des colons"),
        ("event-ship-won", {"seat": 0, "strength": 3}, "le navire marchand", "le bateau marchand"),
        ("event-paid", {"seat": 0, "dollars": 9, "why": "building"}, "pour la réalisation", "pour le bâtiment"),
        ("verb-counter-comes", {"counter": "1-2-1-4"}, "1 autochtone,", "résistance 1,"),
        ("verb-declare-war", {"seat": 1}, "une guerre complète", "une guerre totale"),
        ("verb-card-comes", {"card": "pampas"}, "Les Pampas", "La Pampa"),
    ],
)
def test_french_has_the_words_of_each_editions_own_box(
    key: str, arguments: dict[str, object], before: str, now: str
) -> None:
    assert before in WORDS.say(key, "fr", arguments)
    assert now in DISCOVERY_2015.words.say(key, "fr", arguments)


def test_the_french_of_2015_never_falls_back_into_the_words_of_2007() -> None:
    words = "réalisation|\\bdock|navire|\\bcadre|emplacement|ordre de jeu|autochtone|paquet|pillage|guerre complète"
    said = {m.id.name: m for name in DISCOVERY_2015.words.files for m in fluent.messages("fr", name)}
    texts = [text for m in said.values() for pattern in fluent.patterns(m) for text in fluent.texts(pattern)]
    lines = re.sub(r"[{(].*?[})]", "", source(DISCOVERY_2015, "fr")).splitlines()
    assert [text for text in (*texts, *lines) if re.search(words, text, re.IGNORECASE)] == []


def test_the_terminal_table_finds_the_words_of_both_files() -> None:
    teller = Teller(DISCOVERY_2007.game, Speech("fr"), [])
    assert teller.name("region", "new_france") == "Canada"
    assert teller.name("tile", "new_world_cartography") == "Cartographie du Nouveau Monde"
    assert {("tile", "navy"), ("region", "new_france"), ("counter", "1-2-1-4")} <= set(teller.topics())
