"""The catalogue: games with their options, their words and rules in every language, the bots there are."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter

from carrack.bots import LEVELS
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games as all_games
from carrack.core.errors import UnknownGame
from carrack.core.game import Game
from carrack.rules_pages import load as load_page
from carrack.server.api.common import AnyRequest, refusals
from carrack.server.errors import Unknown
from carrack.words import LANGUAGES, source

GameId = Annotated[str, Parameter(max_length=80, description="a game of the catalogue")]
Language = Annotated[str, Parameter(max_length=8, description="a language of the house")]


class OptionTold(msgspec.Struct):
    """An option; its words are `option-<name>` and `choice-<name>-<value>` of the game's."""

    kind: str
    default: bool | int | str
    choices: list[bool | int | str]
    seats: list[int]


class ArgumentTold(msgspec.Struct):
    """An argument of a verb and what it may be."""

    name: str
    values: list[str | int]


class VerbTold(msgspec.Struct):
    """A verb, its first code, and its arguments, of which the last runs fastest: what an action's number is made of."""

    name: str
    first: int
    arguments: list[ArgumentTold]


class GameTold(msgspec.Struct):
    """A game of the catalogue. `things` says of which kind the texts in a view are: they are named `<kind>-<text>`.
    `neighbours` says, by kind, what lies beside what where only a map shows it, `places` where in a view the things lie
    that an answer names.
    """

    id: str
    title: str
    version: int
    seats: list[int]
    options: dict[str, OptionTold]
    actions: int
    verbs: list[VerbTold]
    things: dict[str, str]
    neighbours: dict[str, dict[str, list[str]]]
    places: dict[str, str]


class Catalogue(msgspec.Struct):
    """Everything that can be played, the levels of bots from weak to strong, and the languages."""

    games: list[GameTold]
    bots: list[str]
    languages: list[str]


class WordsTold(msgspec.Struct):
    """Fluent texts, later ones overriding earlier ones, and the numbers that messages may quote. `seats` are the
    arguments that are seats: a message says their names.
    """

    language: str
    texts: list[str]
    numbers: dict[str, int]
    tables: dict[str, list[dict[str, Any]]]
    seats: list[str] = []


class ParagraphTold(msgspec.Struct):
    """A paragraph in Markdown; its id is the `rule` of questions and refusals."""

    id: str
    level: int
    title: str
    text: str


class RulesTold(msgspec.Struct):
    """A game's rules page."""

    language: str
    paragraphs: list[ParagraphTold]


def _game(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame:
        raise Unknown("no-game", game=id) from None


def _language(tag: str) -> str:
    if tag not in LANGUAGES:
        raise Unknown("no-language", languages=list(LANGUAGES))
    return tag


def game_told(game: Game) -> GameTold:
    options = msgspec.convert(game.options, dict[str, OptionTold], from_attributes=True)
    verbs = [
        VerbTold(verb.name, verb.first, [ArgumentTold(name, list(values)) for name, values in verb.arguments.items()])
        for verb in game.verbs.table
    ]
    return GameTold(
        game.id,
        game.title,
        game.version,
        list(game.seats),
        options,
        game.actions,
        verbs,
        game.things(),
        game.neighbours(),
        game.places(),
    )


@get("/api/games", responses=refusals(), summary="All games")
async def games() -> Catalogue:
    """What can be played, with its options, and the levels of bots from weak to strong."""
    return Catalogue([game_told(find_game(id)) for id in all_games()], list(LEVELS), list(LANGUAGES))


@get("/api/games/{game:str}", responses=refusals(404), summary="One game")
async def game(game: GameId) -> GameTold:
    """Its seats and options; their words are `option-<name>` and `choice-<name>-<value>` of the game's."""
    return game_told(_game(game))


@get("/api/games/{game:str}/words/{language:str}", responses=refusals(404), summary="A game's words")
async def words(game: GameId, language: Language) -> WordsTold:
    """Fluent texts for its questions, actions, refusals and events, and the numbers that these quote."""
    found = _game(game).words
    figures = found.figures
    return WordsTold(
        language=_language(language),
        texts=[source(language, "carrack"), found.text(language)],
        numbers={name: number for name, (number, _source) in figures.numbers.items()},
        tables=figures.tables,
        seats=sorted(found.seats),
    )


@get("/api/words/{language:str}", responses=refusals(404), summary="The words of the house")
async def house_words(language: Language) -> WordsTold:
    """What the server says (`error-<key>`), why a record is refused (`refused-<kind>`), what the page
    says, and what every game shares."""
    _language(language)
    return WordsTold(language, [source(language, name) for name in ("carrack", "record", "server", "web")], {}, {})


@get("/api/games/{game:str}/rules/{language:str}", responses=refusals(404), summary="A game's rules")
async def rules(request: AnyRequest, game: GameId, language: Language) -> RulesTold:
    """Paragraph by paragraph: their ids are the `rule` of questions and refusals. None where there is no page yet."""
    found = _game(game)
    _language(language)
    page = load_page(found.words, language)
    return RulesTold(language, [] if page is None else [ParagraphTold(*paragraph) for paragraph in page.paragraphs])
