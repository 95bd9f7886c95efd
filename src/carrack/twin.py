"""The text twin of a view: the same facts as labels, lines and words, whatever the game.

`Game.things` says which texts and numbers of a view are things; everything else is called by its key. The page in the
browser says a view in the same words (`web/src/boards/generic/twin.ts`); a golden file holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from carrack.words import Words

UNSAID: Final = ("game", "seats", "options", "actor", "step")  # whoever shows the view says it anyway
BY_SEAT: Final = "by-seat"
SEAT: Final = "seat"
SOURCE: Final = "source"
HIDDEN: Final = "-"
SOME: Final = "some"  # a number that is not said while it is 0
HOUSE: Final = Words("web")  # has the words that are no game's: yes, nothing, nobody


@dataclass(frozen=True)
class Part:
    """Something that is said: a word, or a thing that has a name and help."""

    text: str
    thing: tuple[str, str] | None = None  # its kind and its name
    seat: int | None = None
    none: bool = False


@dataclass(frozen=True)
class Item:
    """What is said of one thing, in a line; a list is said with commas. What has lines of its own has no parts."""

    path: str
    label: Part
    parts: tuple[Part, ...] = ()
    lines: tuple[Item, ...] = ()

    @property
    def text(self) -> str:
        return ", ".join(part.text for part in self.parts)


class Titled(Protocol):
    """What is needed of a game."""

    @property
    def words(self) -> Words: ...
    def things(self) -> dict[str, str]: ...
    def neighbours(self) -> dict[str, dict[str, list[str]]]: ...


class Twin:
    """Says the views of one game in one language, with the names of those who sit at the table.

    `unsaid` gathers what the game has no word for: that is said as it is written.
    """

    def __init__(self, game: Titled, lang: str, names: Sequence[str] = ()) -> None:
        self.words = game.words
        self.lang = lang
        self.names = tuple(names)
        self.unsaid: set[str] = set()
        self._things = game.things()
        self._neighbours = game.neighbours()
        self._own = self._things.get("*", "").split()

    def lines(self, view: Mapping[str, Any]) -> tuple[Item, ...]:
        return tuple(
            line for key, value in view.items() if key not in UNSAID for line in self._field(str(key), value, "")
        )

    # Lines.

    def _field(self, key: str, value: object, within: str) -> list[Item]:
        """A key of a mapping whose keys are the view's own words."""
        kinds = self._kinds(key, within)
        if kinds[:1] == [HIDDEN] or (kinds[:1] == [SOME] and value == 0):
            return []
        return [self._line(f"{within}/{key}", self._label(key, within == ""), value, kinds)]

    def _kinds(self, key: str, within: str) -> list[str]:
        """By a key within another one, `boxes.goods`, or by the key alone."""
        outer = within.rpartition("/")[2]
        said = self._things.get(f"{outer}.{key}", self._things.get(key))
        return [] if said is None else said.split(" ")

    def _line(self, path: str, called: Part, value: object, kinds: list[str]) -> Item:
        label = replace(called, text=called.text[:1].upper() + called.text[1:])
        if not is_nested(value):
            return Item(path, label, (*self._parts(value, kinds), *self._leading(called)))
        lines = [*self._inner(path, value, kinds), *self._beside(path, called)]
        parts = self._in_one_line(lines) if self._is_listed(value, kinds) else None
        return Item(path, label, (), tuple(lines)) if parts is None else Item(path, label, tuple(parts))

    def _beside(self, path: str, called: Part) -> list[Item]:
        """What lies beside a thing, which otherwise only a map shows."""
        parts = tuple(map(Part, self._neighbours_of(called)))
        return [Item(f"{path}/+", Part(self._house("twin-neighbours")), parts)] if parts else []

    def _leading(self, called: Part) -> list[Part]:
        """The same of a thing with a single line, where the game has words for it: "routes to Quebec, Surat"."""
        names = self._neighbours_of(called)
        word = f"beside-{called.thing[0]}" if called.thing else ""
        if not names or not self._knows(word):
            return []
        return [Part(self.words.say(word, self.lang, {"many": len(names), "places": ", ".join(names)}))]

    def _neighbours_of(self, called: Part) -> list[str]:
        kind, name = called.thing or ("", "")
        return [self._name(kind, each) for each in self._neighbours.get(kind, {}).get(name, [])]

    def _is_listed(self, value: object, kinds: list[str]) -> bool:
        """Places in a list, or things of one kind: whatever has words of the view for keys is a part with fields."""
        if isinstance(value, list):
            return True
        kind = _plain(kinds)[:1]
        return bool(kind) and isinstance(value, Mapping) and all(self._is_thing(kind[0], key) for key in value)

    def _in_one_line(self, lines: Sequence[Item]) -> list[Part] | None:
        """Parts that are so short that they need no lines of their own: nothing at all, or a word or two each."""
        if all(not line.lines and all(part.none for part in line.parts) for line in lines):
            first = lines[0].parts if lines else ()
            return [first[0] if first else self._none([])]
        if any(line.label.seat is not None for line in lines):
            return None
        found: list[Part] = []
        for line in lines:
            if line.lines or len(line.parts) != 1 or (line.label.thing and line.parts[0].thing):
                return None  # of two things each must be found
            (only,) = line.parts
            text = self._pair(line.label.text, only.text)
            found.append(Part(text, only.thing or line.label.thing, only.seat, only.none))
        return found

    def _inner(self, path: str, value: object, kinds: list[str]) -> Iterator[Item]:
        """The lines of something that has parts of its own."""
        plain = _plain(kinds)
        if isinstance(value, list):
            by_seat = kinds[:1] == [BY_SEAT]
            for place, one in enumerate(value):
                label = self._seat(place) if by_seat else Part(str(place + 1))
                yield self._line(f"{path}/{place}", label, one, plain)
        elif isinstance(value, Mapping):
            for key, one in value.items():
                if not plain or not self._is_thing(plain[0], key):
                    yield from self._field(key, one, path)
                else:
                    kinds_here = self._kinds(key, path) or plain[1:]
                    yield self._line(f"{path}/{key}", self._thing(plain[0], key), one, kinds_here)

    # What fits behind a label.

    def _parts(self, value: object, kinds: list[str]) -> list[Part]:
        if isinstance(value, list):
            return self._of_list(value, kinds)
        if isinstance(value, Mapping):
            said = [part for key, one in value.items() for part in self._of_key(str(key), one, _plain(kinds))]
            return said or [self._none(kinds)]
        kind = (_plain(kinds) or [""])[0]
        if value is None:
            return [self._none(kinds)]
        if isinstance(value, bool):
            return [Part(self._house("twin-yes" if value else "twin-no"))]
        if isinstance(value, int):
            return [self._seat(value) if kind == SEAT else Part(str(value))]
        if not kind and not is_written_as_it_is(str(value)):
            self.unsaid.add(f"a kind for the text {value}")
        return [self._thing(kind, str(value)) if kind else Part(str(value))]

    def _of_list(self, value: list[Any], kinds: list[str]) -> list[Part]:
        if kinds[:1] != [BY_SEAT]:
            found = [part for one in value for part in self._parts(one, kinds)]
        elif all(one == 0 and not isinstance(one, bool) for one in value):
            return [Part("0")]
        else:
            found = [self._count(self._seat(place), one) for place, one in enumerate(value)]
        return [self._none(kinds)] if all(part.none for part in found) else found

    def _of_key(self, key: str, one: object, kinds: list[str]) -> list[Part]:
        """One key of a mapping that fits into a line."""
        kind = kinds[0] if kinds else None
        thing = kind is not None and self._is_thing(kind, key)
        if one is None:  # "London: industry", not "London: nobody, industry"
            return []
        if kind == SOURCE and one == 0:  # most sources of points have brought none
            return []
        inside = kinds[1:] if thing else self._kinds(key, "")
        if not thing and inside[:1] == [HIDDEN]:
            return []
        label = self._thing(kind, key) if thing and kind is not None else self._label(key)
        if not isinstance(one, str) and _plain(inside)[:1] != [SEAT]:
            return [self._count(label, one)]
        # "Oracle: Ann" of things; but of a worker somewhere only whose and which, "Ann, captain", and of what bears the
        # name already "Africa 1".
        said = self._parts(one, inside)
        if not thing:
            return said
        return [
            Part(
                part.text if part.text.startswith(label.text) else self._pair(label.text, part.text),
                part.thing or label.thing,
            )
            for part in said
        ]

    def _none(self, kinds: list[str]) -> Part:
        """No seat is nobody, no thing is nothing; where none of a kind is called otherwise, `no-<kind>` says how."""
        kind = (_plain(kinds) or [""])[-1]
        if self._knows(f"no-{kind}"):
            return Part(self._say(f"no-{kind}"), none=True)
        return Part(self._house("twin-nobody" if kind == SEAT else "twin-nothing"), none=True)

    def _count(self, part: Part, value: object) -> Part:
        if isinstance(value, int) and not isinstance(value, bool):
            return replace(part, text=HOUSE.say("twin-count", self.lang, {"name": part.text, "number": str(value)}))
        return replace(part, text=self._pair(part.text, ", ".join(one.text for one in self._parts(value, []))))

    # Words.

    def _label(self, key: str, top: bool = False) -> Part:
        """How a key of the view is called: by a word of its own, or by that of a thing which it stands for.

        On top of a view its own word comes first: there the goods are those of everybody, in a seat's part its own.
        """
        word = f"view-{key.replace('_', '-')}"
        written = self._knows(word)
        kind = next((own for own in self._own if self._called(own, key) is not None), None)
        if kind is not None and not (top and written):
            return self._thing(kind, key)
        if not written and not is_written_as_it_is(key):
            self.unsaid.add(word)
        return Part(self._say(word) if written else key.replace("_", " "))

    def _thing(self, kind: str, key: str) -> Part:
        name = self._called(kind, key)
        if name is None:
            if kind and not is_written_as_it_is(key):
                self.unsaid.add(f"{kind}-{key}")
            return Part(key.replace("_", " "))
        return Part(self._name(kind, name), (kind, name) if self._knows(f"help-{kind}-{name}") else None)

    def _name(self, kind: str, name: str) -> str:
        return self._say(f"{kind}-{name}") if self._knows(f"{kind}-{name}") else name

    def _is_thing(self, kind: str, key: str) -> bool:
        return kind == "" or self._called(kind, key) is not None

    def _called(self, kind: str, key: str) -> str | None:
        """The word by which a thing is known to the messages, which prefer hyphens."""
        spelled = (key, key.replace("_", "-"))
        return next((word for word in spelled if self._knows(f"{kind}-{word}")), None)

    def _seat(self, seat: int) -> Part:
        if seat < 0:
            return self._none([SEAT])
        named = seat < len(self.names) and self.names[seat]
        return Part(named or self.words.say("seat", self.lang, {"number": seat + 1}), seat=seat)

    def _pair(self, name: str, value: str) -> str:
        return HOUSE.say("twin-pair", self.lang, {"name": name, "value": value})

    def _house(self, key: str) -> str:
        return HOUSE.say(key, self.lang, {})

    def _say(self, key: str) -> str:
        return self.words.say(key, self.lang, {})

    def _knows(self, key: str) -> bool:
        return self.words.bundle(self.lang).has_message(key)


def is_written_as_it_is(word: str) -> bool:
    """Numbers, and the letters of spaces on a board."""
    return word.isdecimal() or (len(word) == 1 and word.isupper())


def is_nested(value: object) -> bool:
    """Whether something has parts that need lines of their own."""
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return any(isinstance(one, (Mapping, list)) for one in inner)


def _plain(kinds: list[str]) -> list[str]:
    """The kinds without the remark that a list goes by seats."""
    return kinds[1:] if kinds[:1] == [BY_SEAT] else kinds
