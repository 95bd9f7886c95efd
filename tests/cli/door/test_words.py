"""The words of the door: each is used, each that is used is there, and every tool and argument has some."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carrack
from carrack.cli.door.server import described
from carrack.cli.door.tools import TOOLS
from carrack.words import FALLBACK, LANGUAGES
from tests.words import fluent

SOURCES = Path(carrack.__file__).parent / "cli" / "door"
TEXT = "\n".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))


def written() -> set[str]:
    return {message.id.name for message in fluent.messages(FALLBACK, "mcp")}


def asked_for() -> set[str]:
    """Literal keys, refusals by theirs, and those of the tools."""
    said = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', TEXT))
    keys = (said & written()) | {f"refused-{key}" for key in re.findall(r'Refusal\(\s*"([a-z-]+)"', TEXT)}
    keys |= {f"mark-{mark}" for mark in ("final", "idle")}
    for name, tool in TOOLS.items():
        key = name.replace("_", "-")
        keys |= {f"tool-{key}", f"title-{key}"}
        for argument in described(name, tool, FALLBACK).input_schema["properties"]:
            own = f"tool-{key}-{argument}"
            keys.add(own if own in written() else f"argument-{argument}")
    return keys


def test_every_word_that_is_asked_for_is_written_and_none_besides() -> None:
    assert asked_for() == written()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tool_and_every_argument_is_described(lang: str) -> None:
    for name, tool in TOOLS.items():
        made = described(name, tool, lang)
        assert made.description
        assert made.title
        assert made.input_schema["additionalProperties"] is False
        assert all(field["description"] for field in made.input_schema["properties"].values())
        assert made.annotations is not None
        assert made.annotations.read_only_hint == (name not in CHANGES)


CHANGES = {"start_table", "play", "take_back", "resign", "close_table"}
