"""Where the numbers of a game stand in its sources: every literal of a table, by the name of its place."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Literal = bool | int | str


@dataclass(frozen=True)
class Place:
    """A literal in a module: `MONUMENTS.colosseum.first`, `PRICE.0`, `ROLLS`. `line` and `column` are of its node."""

    module: str
    table: str
    row: str
    field: str
    line: int
    column: int
    value: Literal

    @property
    def path(self) -> str:
        """As it is written: a table's name in small letters, a number that stands alone as in the sources."""
        parts = [self.table.lower(), *(part for part in (self.row, self.field) if part)]
        return ".".join(parts) if len(parts) > 1 else self.table


def source_of(package: str, module: str) -> Path | None:
    """The Python file of a module in a package, or of a module that is all there is; None where there is none.

    Compiled modules have no true `__file__`: only the folder of their package is to be relied on.
    """
    loaded = sys.modules[package]
    folders = [Path(folder) for folder in getattr(loaded, "__path__", ())]
    rest = module.removeprefix(package).split(".")[1:]
    files = [Path(loaded.__file__ or "")] if not folders else []
    for folder in folders:
        files += [folder.joinpath(*rest, "__init__.py"), folder.joinpath(*rest).with_suffix(".py")]
    return next((file for file in files if file.suffix == ".py" and file.is_file()), None)


def places_of(module: str, source: str) -> Iterator[Place]:
    """Every literal that stands in a table, or alone, at the top of a module."""
    tree = ast.parse(source)
    columns = {node.name: _columns(node) for node in tree.body if isinstance(node, ast.ClassDef)}
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name) and node.value is not None:
            yield from _places_in(module, target.id, node.value, columns)


def _columns(node: ast.ClassDef) -> list[str]:
    fields = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
    return [target.id for target in fields if isinstance(target, ast.Name)]


def _places_in(module: str, table: str, value: ast.expr, columns: Mapping[str, list[str]]) -> Iterator[Place]:
    alone = literal(value)
    if alone is not None:
        yield Place(module, table, "", "", value.lineno, value.col_offset, alone)
    if isinstance(value, ast.Call) and len(value.args) == 1 and not value.keywords:
        value = value.args[0]  # vec[i64]([10, 14, 20])
    if not isinstance(value, ast.Tuple | ast.List):
        return
    counts = not any(isinstance(item, ast.Starred) for item in value.elts)
    names = [_name(item) for item in value.elts]
    for i, item in enumerate(value.elts):
        found = literal(item)
        if found is not None and counts:
            yield Place(module, table, str(i), "", item.lineno, item.col_offset, found)
        if isinstance(item, ast.Call) and isinstance(item.func, ast.Name) and item.func.id in columns:
            row = names[i] if names.count(names[i]) == 1 and names[i] else str(i) if counts else ""
            for field, argument in zip(columns[item.func.id], item.args, strict=False):
                found = literal(argument)
                if found is not None and row:
                    yield Place(module, table, row, field, argument.lineno, argument.col_offset, found)


def _name(item: ast.expr) -> str:
    """A row is called by the text that it begins with."""
    first = literal(item.args[0]) if isinstance(item, ast.Call) and item.args else None
    return first if isinstance(first, str) else ""


def literal(node: ast.expr) -> Literal | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        value: Any = node.operand.value
        return -value if type(value) is int else None
    value = node.value if isinstance(node, ast.Constant) else None
    return value if type(value) in (bool, int, str) else None


def changed_source(tree: ast.Module, changes: Mapping[tuple[int, int], Literal]) -> ast.Module:
    """The same module, the literals at these places replaced."""

    class Change(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            if isinstance(node, ast.expr) and literal(node) is not None:
                place = (node.lineno, node.col_offset)
                if place in changes:
                    return ast.copy_location(ast.Constant(changes[place]), node)
            return self.generic_visit(node)

    changed: ast.Module = Change().visit(tree)
    return changed
