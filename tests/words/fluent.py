"""The Fluent files of the house, taken apart: for tests of what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from carrack.words import FALLBACK, LOCALES, source

FILES = sorted(path.name.removesuffix(".ftl") for path in (LOCALES / FALLBACK).iterdir() if path.name.endswith(".ftl"))


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, name)).body


def messages(language: str, name: str) -> list[ast.Message]:
    return [entry for entry in entries(language, name) if isinstance(entry, ast.Message)]


def patterns(message: ast.Message) -> list[ast.Pattern]:
    """Its value and its attributes'."""
    return [value for value in (message.value, *(a.value for a in message.attributes)) if value is not None]


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """What a reader sees: the pattern with X for each argument, and the same of each variant within it."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
            line += "X"
        elif isinstance(element.expression, ast.StringLiteral):
            line += element.expression.parse()["value"]
        else:
            line += "X"
    yield line


def references(pattern: ast.Pattern) -> Iterator[str]:
    """The messages that it quotes."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            if isinstance(element.expression, ast.MessageReference):
                yield element.expression.id.name
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from references(variant.value)


class Arguments(Visitor):
    """What a message has to be said with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)
