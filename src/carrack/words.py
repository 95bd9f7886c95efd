"""Words: every sentence a player reads comes from the Fluent files under `locales/`, once for all of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

LOCALES: Final = Path(__file__).parent / "locales"
FALLBACK: Final = "en"
# A folder of `locales/` is a language. English comes first: whatever another language lacks is said in it.
LANGUAGES: Final = (
    FALLBACK,
    *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != FALLBACK),
)
SEAT: Final = "seat"  # whose question, answer or event it is: a seat in every game, counted from 0
NATURE: Final = -1
STATED: Final = "rules"  # the source of a row that names none


def language_of(tag: str) -> str:
    """The language we speak for a tag such as "fr_CA.UTF-8"; English where we do not speak it."""
    short = _short(tag)
    return short if short in LANGUAGES else FALLBACK


def _short(tag: str) -> str:
    return tag.replace("_", "-").split("-")[0].split(".")[0].lower()


def speaks(tag: str) -> bool:
    """Whether a tag is of a language that we speak."""
    return _short(tag) in LANGUAGES


def plain(text: str) -> str:
    """Without case and accents: what a hurried player types."""
    bare = normalize("NFKD", text.casefold())
    return "".join(letter for letter in bare if not combining(letter))


@cache
def source(language: str, name: str) -> str:
    """The text of one Fluent file of the house; nothing where a language has not got it yet."""
    path = LOCALES / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


class Figures:
    """The numbers of a game, each with its source, as its messages and its rules page quote them.

    `numbers` are those that stand alone; `tables` hold rows that are NamedTuples, their columns the fields.
    """

    def __init__(
        self,
        numbers: Mapping[str, tuple[int, str]] | None = None,
        tables: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        self.numbers: Final = dict(numbers or {})
        self.tables: Final[dict[str, list[dict[str, Any]]]] = {
            name: [row._asdict() for row in rows] for name, rows in (tables or {}).items()
        }

    def row(self, kind: str, name: str) -> dict[str, Any]:
        """The row of a thing: a "face" is in a table whose name ends in "faces", a "box" in "boxes", a "city" in
        "cities".
        """
        several = (f"{kind}s", f"{kind}es", f"{kind[:-1]}ies")
        for table, rows in self.tables.items():
            if table.endswith(several):
                for row in rows:
                    if row.get("name") == name:
                        return row
        return {}

    def find(self, path: str) -> tuple[int | str, str]:
        """A number and its source: "ROLLS" stands alone; "monuments.oracle.boxes" and "ports.0.urns" are of a row."""
        if path in self.numbers:
            return self.numbers[path]
        table, place, column = path.split(".")
        row = self.tables[table][int(place)] if place.isdigit() else self.row(table[:-1], place)
        return row[column], row.get("source", STATED)


class Words:
    """The words of one game or of the house: the common ones and its own.

    `family` is a file that the editions of one game share; what differs stands in the edition's own. `inline` gives a
    game in one file its own words, as Fluent text per language. `figures` are the numbers that its messages may quote
    by the names they have in its facts. `seats` are the arguments of its questions and refusals that are seats, beside
    those that its verbs and events declare.
    """

    def __init__(
        self,
        name: str,
        inline: Mapping[str, str] | None = None,
        figures: Figures | None = None,
        family: str = "",
        seats: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.files: Final = (family, name) if family else (name,)
        self.figures = figures or Figures()
        self._numbers = {name: number for name, (number, _source) in self.figures.numbers.items()}
        self._inline = inline
        self.seats = {SEAT, *seats}  # and those of the game's verbs and events
        self.strict = False  # for the conformance kit: a word that is missing stops it
        self._bundles: dict[str, FluentBundle] = {}
        self._nameless: dict[tuple[int, str], str] = {}

    def bundle(self, language: str) -> FluentBundle:
        """Its messages in a language, read when the first of them is said: who only plays needs no words."""
        if language not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(source(language, "carrack")))
            bundle.add_resource(FluentResource(self.text(language)), allow_overrides=True)
            self._bundles[language] = bundle
        return self._bundles[language]

    def text(self, language: str) -> str:
        """Its own Fluent text, without the words of the house."""
        if self._inline is not None:
            return self._inline.get(language, "")
        return "\n".join(source(language, name) for name in self.files)

    def knows(self, key: str, lang: str = FALLBACK) -> bool:
        """Whether there is a message of this key, in the language or in English."""
        return self._find(key, lang) is not None

    def say(self, key: str, lang: str, arguments: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A message in a language, else in English, else its key: a missing word never stops a game.

        `names` are those of the people in the seats, as far as they have any.
        """
        text, errors = self.attempt(key, lang, arguments, names)
        if errors and self.strict:
            raise ValueError(f"{key} in {lang}: {errors[0]}")
        return text

    def help(self, kind: str, name: str, lang: str) -> str:
        """What a thing is and does, worded with the numbers of its row: `help("development", "navy", "fr")`."""
        return self.say(f"help-{kind}-{name}", lang, self.figures.row(kind, name))

    def form(self, kind: str, name: str, form: str, lang: str) -> str:
        """A name as an attribute of its message says it, else the name: `form("colour", "red", "letter", "fr")`."""
        said: dict[str, object] = {}
        self._name(kind, name, lang, said, [])
        return str(said.get(f"{kind}-{form}", said.get(kind, name)))

    def attempt(
        self, key: str, lang: str, arguments: Mapping[str, object], names: Sequence[str] = ()
    ) -> tuple[str, list[Exception]]:
        """What `say` says, and what Fluent had to complain about.

        A seat becomes its name. A text becomes the message `<argument>-<text>` where there is one, and each attribute
        of that message a further argument: `development="navy"` gives `$development` and, in French,
        `$development-the`, which is how a sentence gets the article right. Any other value stays as it is.
        """
        said: dict[str, object] = dict(arguments)
        errors: list[Exception] = []
        for argument, value in arguments.items():
            if argument in self.seats and isinstance(value, int):
                said[argument] = self._seat(value, lang, names)
            elif isinstance(value, str):
                self._name(argument, value, lang, said, errors)
        found = self._find(key, lang)
        if found is None:
            return key, [KeyError(key)]
        bundle, message = found
        return self._format(bundle, message.value, said, errors), errors

    def _seat(self, seat: int, lang: str, names: Sequence[str]) -> str:
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        if (seat, lang) not in self._nameless:  # said in every other sentence
            key = "seat" if seat >= 0 else "nature" if seat == NATURE else "nobody"
            self._nameless[seat, lang] = self.say(key, lang, {"number": seat + 1})
        return self._nameless[seat, lang]

    def _name(self, argument: str, value: str, lang: str, said: dict[str, object], errors: list[Exception]) -> None:
        found = self._find(f"{argument}-{value}", lang)
        if found is None:
            return
        bundle, message = found
        forms = {f"{argument}-{form}": pattern for form, pattern in message.attributes.items()}
        for name, pattern in {**forms, argument: message.value}.items():
            said[name] = self._format(bundle, pattern, said, errors)

    def _find(self, key: str, lang: str) -> tuple[FluentBundle, Message] | None:
        """A message and the bundle that has it: the language's own, else English."""
        for language in dict.fromkeys((language_of(lang), FALLBACK)):
            bundle = self.bundle(language)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return bundle, message
        return None

    def _format(
        self, bundle: FluentBundle, pattern: Pattern | None, said: dict[str, object], errors: list[Exception]
    ) -> str:
        """Few messages quote the numbers of the game, and Fluent is slow with many: they come when they are missed."""
        assert pattern is not None, "a message that is found has a value"
        text, complaints = bundle.format_pattern(pattern, said)
        if complaints and self._numbers:
            text, complaints = bundle.format_pattern(pattern, {**self._numbers, **said})
        errors.extend(complaints)
        return str(text)
