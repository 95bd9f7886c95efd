"""A game with some of its numbers changed. Its id says which: `iron-age?monuments.colosseum.first=8`.

Numbers are compiled into the modules of a game, so a changed game is not a compiled one: the same sources are read
again under a name of their own, with the literals replaced, on top of the compiled core. It has its own id and its own
digest of facts, so nobody takes its records for those of the real game.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType

from carrack.arena.whatif.literals import Literal, changed_source, source_of
from carrack.arena.whatif.paths import NoFact, find, modules_of, package_of, value_for
from carrack.core.actions import Actions
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games, register
from carrack.core.game import Game
from carrack.core.playout import count_checked
from carrack.core.rng import Rng

ASKS = "?"  # between the id of the real game and what is changed in it
AND = "&"
MOST_ACTIONS = 100_000
TRIALS = 3  # random games that a changed game must get through without breaking a law

MADE: dict[str, Game] = {}  # by id: no list of games names them
Changes = dict[str, dict[tuple[int, int], Literal]]  # module -> where -> what


def game_of(id: str) -> Game:
    """A game of the catalog, or one of them with changes, made when it is first asked for."""
    if ASKS not in id or id in games():
        return find_game(id)
    base, _, asked = id.partition(ASKS)
    return changed(find_game(base), asked.split(AND))


def changed(game: Game, texts: Sequence[str]) -> Game:
    """The game with these facts changed, each as `path=value`; a NoFact where that cannot be."""
    changes: Changes = {}
    said: dict[str, str] = {}
    for text in texts:
        path, equals, wanted = text.partition("=")
        if not equals:
            raise NoFact("no-form", text)
        place = find(game, path)
        if place.path in said:
            raise NoFact("twice", path)
        value = value_for(place, path, wanted)
        changes.setdefault(place.module, {})[place.line, place.column] = value
        said[place.path] = f"{place.path}={str(value).lower() if isinstance(value, bool) else value}"
    id = game.id + ASKS + AND.join(said[path] for path in sorted(said))
    if id not in MADE:
        without = {text: _digest(game, [other for other in texts if other != text]) for text in texts}
        MADE[id] = _made(game, id, changes, without)
        register(id, MADE[id], listed=False)
    return MADE[id]


def _digest(game: Game, texts: Sequence[str]) -> str:
    """Of the facts with these changes; none where they cannot be made without others."""
    if not texts:
        return game.facts_digest
    try:
        return changed(game, texts).facts_digest
    except NoFact as no:
        if no.kind != "breaks":
            raise
        return ""


def _made(game: Game, id: str, changes: Changes, without: Mapping[str, str]) -> Game:
    """`without` has the digest of the facts without each change: one that makes no difference is no fact's."""
    alias = "carrack_what_if_" + hashlib.blake2b(id.encode(), digest_size=6).hexdigest()
    finder = Finder(game, alias, changes)
    sys.meta_path.insert(0, finder)
    try:
        module = import_module(finder.name_of(type(game).__module__))
    except Exception as error:
        finder.withdraw()
        raise NoFact(
            "breaks", next(iter(without)).partition("=")[0], what=f"{type(error).__name__}: {error}"
        ) from error
    finally:
        register(game.id, game)  # a game in one file may register itself, and then so has this one
    [made] = [each for each in vars(module).values() if isinstance(each, Game) and each.id == game.id]
    for text, digest in without.items():
        if made.facts_digest == digest:
            finder.withdraw()
            raise NoFact("no-fact", text.partition("=")[0])
    made.id = id
    return made


def try_out(game: Game, seats: int, options: Mapping[str, bool | int | str]) -> None:
    """Some random games, all laws looked at: what cannot be played with this change is refused before a study."""
    path = game.id.partition(ASKS)[2]
    out = Actions()
    for number in range(TRIALS):
        laws: list[str] = []
        try:
            count_checked(game.start(seats, options), Rng(f"trial {number}"), out, MOST_ACTIONS, laws)
        except Exception as error:
            raise NoFact("breaks", path, what=f"{type(error).__name__}: {error}") from error
        if laws:
            raise NoFact("breaks", path, what=laws[0])


class Finder(MetaPathFinder, Loader):
    """Finds the modules of a game under another name, and changes them while they are read."""

    def __init__(self, game: Game, alias: str, changes: Changes) -> None:
        self.package = package_of(game)
        self.alias = alias
        self.changes = changes
        self.files: dict[str, Path] = {}
        self.packages: set[str] = set()
        for name in modules_of(game):
            file = source_of(self.package, name)
            if file is None:
                raise NoFact("no-sources", name)
            self.files[self.name_of(name)] = file
            if hasattr(sys.modules[name], "__path__"):
                self.packages.add(self.name_of(name))

    def name_of(self, module: str) -> str:
        """What a module of the game is called here; any other keeps its name."""
        ours = module == self.package or module.startswith(self.package + ".")
        return self.alias + module.removeprefix(self.package) if ours else module

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.files:
            return None
        return spec_from_loader(fullname, self, origin=str(self.files[fullname]), is_package=fullname in self.packages)

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        file = self.files[name]
        module.__file__ = str(file)
        tree = ast.parse(file.read_text("utf-8"), str(file))
        real = self.package + name.removeprefix(self.alias)
        tree = changed_source(tree, self.changes.get(real, {}))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                node.module = self.name_of(node.module)
            elif isinstance(node, ast.Import):
                for imported in node.names:
                    imported.name = self.name_of(imported.name)
        exec(compile(tree, str(file), "exec"), vars(module))

    def withdraw(self) -> None:
        """As if it had never been."""
        sys.meta_path.remove(self)
        for name in self.files:
            sys.modules.pop(name, None)
