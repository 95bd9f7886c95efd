"""The words of the command line: each is used, each that is used is there, and each can be said."""

from __future__ import annotations

import ast
import errno
import re
from itertools import product
from pathlib import Path

import pytest
import typer
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

import carrack
from carrack.arena.measures import SEARCH, TARGETS, VALUE
from carrack.arena.protocol import FORFEITS
from carrack.arena.study.arms import Seen
from carrack.arena.study.asked import questions_of
from carrack.arena.study.luck import PARTS
from carrack.arena.watching import Watched
from carrack.cli import admin, program
from carrack.cli.help import ELSEWHERE
from carrack.cli.voice import WORDS
from carrack.words import FALLBACK, LANGUAGES
from tests.cli.conftest import all_commands
from tests.words import fluent

SOURCES = Path(carrack.__file__).parent
TEXT = "\n".join(path.read_text("utf-8") for path in (SOURCES / "cli").glob("*.py"))
OTHER_KINDS = {"other-commitment"}  # raised by `carrack verify` itself


def messages(lang: str) -> list[fluent_ast.Message]:
    return [message for name in WORDS.files for message in fluent.messages(lang, name)]


def written() -> dict[str, fluent_ast.Message]:
    return {message.id.name: message for message in messages(FALLBACK)}


def kinds_of_refusal() -> set[str]:
    """The kind of every RecordError that reading a record can raise, from the source."""
    found = set()
    for name in ("record", "course", "replay"):
        for node in ast.walk(ast.parse((SOURCES / "core" / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RecordError":
                assert len(node.args) == 3, f"line {node.lineno} of {name}.py gives no kind"
                assert isinstance(node.args[2], ast.Constant)
                found.add(str(node.args[2].value))
    return found | OTHER_KINDS


def words_of_studies() -> set[str]:
    """What is asked by its kind and its measure, and why a path is refused."""
    seen = Seen(
        1, [1, 2], [1], "x", 1, 1, Watched([0, 1], {"q": [1, 1, 1, 1]}, {"c": 1}, {"a": 1}, {"e": 1}, [{}, {}], "")
    )
    keys = list(questions_of([(seen, seen)], ["thing-x"]))
    kinds = {key.kind for key in keys} - {"game", "thing"}
    whatif = "".join(path.read_text("utf-8") for path in (SOURCES / "arena" / "whatif").glob("*.py"))
    return (
        {f"measure-{key.measure}" for key in keys}
        | {f"study-{kind}s" for kind in kinds}
        | {f"study-{part}" for part in (*PARTS, "above", "below", "result-won", "result-points")}
        | {f"error-fact-{kind}" for kind in re.findall(r'NoFact\("([a-z-]+)"', whatif)}
    )


def asked_for() -> set[str]:
    """Every key that the command line can ask for: literal ones, and those that are put together."""
    keys = set(re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)*)["']""", TEXT)) & set(written())
    keys |= {f"refused-{kind}" for kind in kinds_of_refusal()}
    keys |= {key for key in written() if key.removeprefix("system-") in errno.errorcode.values()}
    keys |= {key for key in written() if key.startswith("column-") and f'"{key.removeprefix("column-")}"' in TEXT}
    keys |= {f"chart-{name}{end}" for name in ("lengths", "scores") for end in ("", "-across")}
    keys |= {f"bench-{what}" for what in (*TARGETS, SEARCH, VALUE)}
    keys |= words_of_studies()
    keys |= {f"forfeit-{why}" for why in FORFEITS}
    group, managing = typer.main.get_command(program.app), typer.main.get_command(admin.app)
    commands = {"carrack": group, **all_commands(), **managing.commands}  # type: ignore[attr-defined]  # it is a group
    for name, command in commands.items():
        if name not in ELSEWHERE:
            keys.add(f"help-{name}")
            for parameter in command.params:
                own = f"help-{name}-{parameter.name}"
                keys.add(own if own in written() else f"help-{parameter.name}")
    return keys | {"help-help"}


def test_every_word_that_is_asked_for_is_written() -> None:
    assert asked_for() - set(written()) - {"help-context"} == set()


def test_no_word_is_unused() -> None:
    assert set(written()) - asked_for() == set()


class Needs(Visitor):
    """What a message has to be said with: an argument -> the values that make a difference."""

    def __init__(self) -> None:
        self.values: dict[str, list[object]] = {}

    def visit_SelectExpression(self, node: fluent_ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        if isinstance(node.selector, fluent_ast.VariableReference):
            names = [v.key.name for v in node.variants if isinstance(v.key, fluent_ast.Identifier)]
            counts = set(names) <= {"one", "other"}
            self.values[node.selector.id.name] = [0, 1, 2, 1234] if counts else list(names)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent_ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            assert isinstance(argument, fluent_ast.VariableReference)
            self.values[argument.id.name] = [0.0, 1.0, 0.12345, 1234.5]

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, ["a text", 3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_arguments_of_every_kind(lang: str) -> None:
    for message in messages(lang):
        needs = Needs()
        needs.visit(message)
        for values in product(*needs.values.values()):
            text, errors = WORDS.attempt(message.id.name, lang, dict(zip(needs.values, values, strict=True)))
            assert errors == [], f"{message.id.name} in {lang}: {errors}"
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_need_the_same_arguments(lang: str) -> None:
    for mine, english in zip(messages(lang), messages(FALLBACK), strict=True):
        needs, wanted = Needs(), Needs()
        needs.visit(mine)
        wanted.visit(english)
        assert set(needs.values) == set(wanted.values), mine.id.name
