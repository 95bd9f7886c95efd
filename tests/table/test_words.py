"""The table's words: each message is asked for, and each can be said without a complaint."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import carrack
from carrack.bots import NAMES
from carrack.cli.play import play
from carrack.cli.table import parse
from carrack.cli.table.answers import COMMANDS
from carrack.cli.table.players import BOT_NAMES
from carrack.cli.table.speech import TABLE, Speech
from carrack.words import LANGUAGES
from tests.discovery.table import GAME_2015
from tests.table.test_discovery_keys import WITHOUT_KEYS_2015
from tests.words import fluent

GAME = carrack.game("iron-age")
DISCOVERY = carrack.game("discovery-2007")
SOURCES = Path(carrack.__file__).parent / "cli"
FACES = [row["name"] for table in ("empire_faces", "fate_faces") for row in GAME.words.figures.tables[table]]
PROBLEMS = (parse.UNKNOWN, parse.AMBIGUOUS, parse.UNSEEN, parse.CHANCE, parse.TURN, parse.LONG)


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as Fluent calls it
        self.names.add(node.id.name)


def literal_keys() -> set[str]:
    """Keys that stand in the source as they are."""
    text = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    return {key for key in written("en") if re.search(rf"[\"']{re.escape(key)}[\"']", text)}


def made_keys() -> set[str]:
    """Keys that are put together, of a kind and a name."""
    keys = {f"command-{command}" for command in COMMANDS} | {f"help-{command}" for command in COMMANDS}
    keys |= {f"key-{verb.name}" for verb in GAME.verbs.table if verb.name != "buy"}
    keys |= {f"caption-{face}" for face in FACES} | {f"name-bot-{name}" for name in BOT_NAMES}
    keys |= {f"level-{level}" for level in NAMES} | {f"problem-{kind}" for kind in PROBLEMS}
    keys |= {f"discovery-key-{verb.name}" for verb in GAME_2015.verbs.table if verb.name not in WITHOUT_KEYS_2015}
    keys |= {f"option-{name}" for name in ("play", *inspect.signature(play).parameters) if name != "context"}
    return keys | {"menu-again", "menu-lead"}


def written(language: str) -> dict[str, set[str]]:
    """Each message with the arguments it names, itself or by a message that it quotes."""
    found: dict[str, set[str]] = {}
    for message in fluent.messages(language, "table"):
        arguments = Arguments()
        arguments.visit(message)
        found[message.id.name] = arguments.names
        for pattern in fluent.patterns(message):
            for quoted in fluent.references(pattern):
                found[message.id.name] |= found[quoted]
    return found


def test_every_message_is_asked_for_and_every_key_is_written() -> None:
    assert set(written("en")) - literal_keys() - made_keys() == set()
    assert made_keys() - set(written("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_every_command(language: str) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")
    for command in COMMANDS:
        assert f"`{Speech(language).words_of(f'command-{command}')[0]}" in guide


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 100])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for key, arguments in written(language).items():
        for value in (number, "word"):
            text, errors = TABLE.attempt(key, language, dict.fromkeys(arguments, value))
            assert errors == [], f"{key} with {arguments}"
            assert "{" not in text


def test_both_languages_take_the_same_arguments() -> None:
    """But the edition: what one language calls alike in both, another may not."""
    english, french = ({key: names - {"edition"} for key, names in written(lang).items()} for lang in ("en", "fr"))
    assert english == french
