"""What the server refuses: each refusal has words in every language that its details can fill, and a test meets it."""

from __future__ import annotations

import ast
import inspect
import re
from collections import defaultdict
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, cast

import pytest
from fluent.syntax import ast as fluent_ast
from litestar.exceptions import HTTPException

import carrack.server
from carrack.server.api.common import AnyRequest, say_http
from carrack.server.errors import Problem
from carrack.words import FALLBACK, LANGUAGES
from tests.words import fluent

TESTS = Path(__file__).parent.parent
HERE = Path(__file__).name
SOURCES = Path(inspect.getfile(carrack.server)).parent
HOSTS_OWN = SOURCES.parent / "cli" / "people.py"  # what a host does to accounts refuses in the same words
ANY = "**"  # details that only the running server knows


def kinds_of_problem() -> set[str]:
    """The names of all classes of refusals."""
    for module in walk_packages(carrack.server.__path__, "carrack.server."):
        if ".migrations." not in module.name:
            import_module(module.name)
    found, new = {Problem}, {Problem}
    while new:
        new = {kind for parent in new for kind in parent.__subclasses__()} - found
        found |= new
    return {kind.__name__ for kind in found}


class Raised(ast.NodeVisitor):
    """Every refusal in a source, `Conflict("seat-taken", seat=seat)`: its key and the names of its details."""

    def __init__(self, kinds: set[str]) -> None:
        self.kinds = kinds
        self.found: list[tuple[str, set[str]]] = []
        self.unclear: list[int] = []
        self._within = False

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._within = any(isinstance(base, ast.Name) and base.id in self.kinds for base in node.bases)
        self.generic_visit(node)
        self._within = False

    def visit_Call(self, node: ast.Call) -> None:
        made = isinstance(node.func, ast.Name) and node.func.id in self.kinds - {"Stale"}
        own = self._within and ast.unparse(node.func) == "super().__init__" and isinstance(node.args[0], ast.Constant)
        if made or own:
            self._note(node)
        self.generic_visit(node)

    def _note(self, node: ast.Call) -> None:
        if isinstance(node.args[0], ast.Constant):
            details = {ANY if keyword.arg is None else keyword.arg for keyword in node.keywords}
            self.found.append((str(node.args[0].value), details))
        else:
            self.unclear.append(node.lineno)


def raised() -> dict[str, list[set[str]]]:
    """Each key that the server may answer with, and the details given with it, place by place."""
    kinds = kinds_of_problem()
    found: dict[str, list[set[str]]] = defaultdict(list)
    for path in [*sorted(SOURCES.rglob("*.py")), HOSTS_OWN]:
        visitor = Raised(kinds)
        visitor.visit(ast.parse(path.read_text("utf-8")))
        assert visitor.unclear == [], f"{path.name} gives a key that only the running server knows"
        for key, details in visitor.found:
            found[key].append(details)
    for key, given in of_the_framework():
        found[key].append(given)
    return dict(found)


def of_the_framework() -> list[tuple[str, set[str]]]:
    """What is refused before or instead of a Problem."""
    nobody = cast(AnyRequest, None)
    answers = [say_http(nobody, HTTPException(status_code=status)) for status in HTTPStatus if 400 <= status < 500]
    contents: list[dict[str, Any]] = [answer.content for answer in answers]
    return [(content["error"], set(content["details"])) for content in contents]


def worded(language: str) -> dict[str, set[str]]:
    """Each key that has words, and the arguments they need."""
    found = {}
    for message in fluent.messages(language, "server"):
        arguments = fluent.Arguments()
        arguments.visit(message)
        found[message.id.name.removeprefix("error-")] = arguments.names
    return found


RAISED = raised()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert set(RAISED) - set(worded(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    assert set(worded(language)) - set(RAISED) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_details_of_a_refusal_fill_its_words(language: str) -> None:
    """Wherever it is raised; details that are not known before are not counted on."""
    words = worded(language)
    missing = [(key, words[key] - given) for key, places in RAISED.items() for given in places if words[key] - given]
    assert missing == []


def test_every_refusal_is_met_by_a_test() -> None:
    paths = [path for folder in ("server", "cli") for path in (TESTS / folder).glob("*.py") if path.name != HERE]
    tests = "\n".join(path.read_text("utf-8") for path in paths)
    mentioned = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', tests))
    sentences = {message.id.name.removeprefix("error-"): message for message in fluent.messages(FALLBACK, "server")}
    said = {key for key in RAISED if key in sentences and opening(sentences[key]) in tests}
    assert set(RAISED) - mentioned - said == set()


def opening(message: fluent_ast.Message) -> str:
    """A sentence up to its first argument: what a test of the command line may quote."""
    assert message.value is not None
    first = message.value.elements[0]
    assert isinstance(first, fluent_ast.TextElement), "a sentence that begins with an argument cannot be looked for"
    return first.value
