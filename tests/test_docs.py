"""What the documents say is there: the files and headings that they link to, the commands that they show."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from carrack.cli.program import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
DECISION = re.compile(r"\[(?:decision )?(\d{4})\]\(\S*?(\d{4})-[^)]*\)")
NAMED = [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES]


def headings(page: Path) -> set[str]:
    """The anchors of a page, as its readers' programs make them of headings."""
    plain = FENCED.sub("", page.read_text("utf-8"))
    titles = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title) for title in re.findall(r"^#+ (.+)$", plain, re.MULTILINE)]
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def leads_nowhere(page: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):  # somebody else's page
        return False
    name, _, anchor = link.partition("#")
    target = page.parent / name if name else page
    return not target.exists() or bool(anchor and target.suffix == ".md" and anchor not in headings(target))


@pytest.mark.parametrize("page", NAMED)
def test_every_link_and_picture_leads_somewhere(page: Path) -> None:
    links = [one or other for one, other in LINK.findall(FENCED.sub("", page.read_text("utf-8")))]
    assert [link for link in links if leads_nowhere(page, link)] == []


@pytest.mark.parametrize("page", NAMED)
def test_a_decision_is_called_by_its_number(page: Path) -> None:
    assert [said for said in DECISION.findall(page.read_text("utf-8")) if said[0] != said[1]] == []


def commands(page: Path) -> Iterator[list[str]]:
    """What is shown to be typed, in lines of its own and between words: of `carrack`, without what a shell adds."""
    text = page.read_text("utf-8")
    shown = [line for block in FENCED.findall(text) for line in block.splitlines()]
    shown += [" ".join(one.split()) for one in re.findall(r"`([^`]+)`", FENCED.sub("", text))]
    for line in shown:
        typed = re.match(r"(?:[A-Z]+=\S+ +)?(carrack [a-z].*)", line.strip())
        if typed and " | " not in typed[1]:
            yield shlex.split(typed[1], comments=True)[1:]


def options_of(command: Any) -> set[str]:
    return {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)} | {"--help"}


def unknown_in(words: list[str]) -> list[str]:
    """What no such command has."""
    command: Any = typer.main.get_command(app)
    while words and hasattr(command, "get_command"):
        below = command.get_command(None, words[0])
        if below is None:
            return words[:1]
        command, words = below, words[1:]
    options = {word.partition("=")[0] for word in words if word.startswith("--")}
    return sorted(options - options_of(command))


@pytest.mark.parametrize("page", NAMED)
def test_a_command_that_is_shown_is_there_with_its_options(page: Path) -> None:
    assert [(words, unknown) for words in commands(page) if (unknown := unknown_in(words))] == []


def test_commands_are_found() -> None:
    """Else the tests above would hold nothing."""
    found = {words[0] for page in PAGES for words in commands(page)}
    assert {"serve", "play", "simulate", "strength", "tournament", "study", "export", "mcp", "admin"} <= found
    assert unknown_in(["study", "iron-age", "--sweeps", "length=short"]) == ["--sweeps"]
    assert unknown_in(["admin", "promote", "NAME"]) == ["promote"]
