"""What waits for somebody, for programs that read feeds and calendars: which games, with whom, whose turn it is, and
until when. Nothing in it lets anybody do anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element, SubElement, tostring

from carrack.server.calls.words import WORDS, title_of
from carrack.server.tables.calling import INVITED, OVER, TURN
from carrack.server.tables.lists import TableRow
from carrack.server.tables.table import ENDED, OPEN

ATOM: Final = "http://www.w3.org/2005/Atom"
MOST: Final = 50
FOLD: Final = 74  # bytes of a line of a calendar, and one more for the space that goes on with it
EVERY: Final = "PT15M"  # how often a calendar is worth asking for


def about_of(row: TableRow) -> str | None:
    """What a table would call its person about."""
    if row.your_turn:
        return TURN
    if row.phase == OPEN and not row.yours:
        return INVITED
    return OVER if row.phase == ENDED else None


def sentence(row: TableRow, about: str, language: str) -> tuple[str, str]:
    """A title, and who plays."""
    game = title_of(row.game, language)
    names = [seat.name for number, seat in enumerate(row.seats) if seat.name and number not in row.yours]
    title = WORDS.say(f"call-{about}", language, {"game": game})
    given = {"game": game, "names": ", ".join(names), "others": len(names)}
    return title, WORDS.say("call-with", language, given) if names else game


def atom(rows: Sequence[TableRow], origin: str, path: str, language: str, now: float) -> str:
    """An Atom feed (RFC 4287), the latest first."""
    told = [(row, about) for row in rows if (about := about_of(row)) is not None]
    told.sort(key=lambda one: one[0].changed, reverse=True)
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    _text(feed, "title", WORDS.say("feed-title", language, {}))
    _text(feed, "id", origin + path)
    _text(feed, "updated", stamp(max([row.changed for row, _ in told], default=now)))
    SubElement(feed, "link", {"rel": "self", "href": origin + path})
    SubElement(feed, "link", {"href": f"{origin}/"})
    SubElement(SubElement(feed, "author"), "name").text = "Carrack"
    for row, about in told[:MOST]:
        title, text = sentence(row, about, language)
        entry = SubElement(feed, "entry")
        _text(entry, "title", title)
        _text(entry, "id", f"urn:carrack:{row.id}:{about}:{row.revision}")
        _text(entry, "updated", stamp(row.changed))
        SubElement(entry, "link", {"href": f"{origin}/table/{row.id}"})
        _text(entry, "summary", text)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + tostring(feed, encoding="unicode")


def _text(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendar(rows: Sequence[TableRow], origin: str, language: str, now: float) -> str:
    """An iCalendar (RFC 5545) of one's deadlines. Each is an estimate: time stands still while the server is away."""
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Carrack//Carrack//EN", "CALSCALE:GREGORIAN"),
        f"NAME:{escaped(WORDS.say('calendar-title', language, {}))}",
        f"X-WR-CALNAME:{escaped(WORDS.say('calendar-title', language, {}))}",
        *(f"REFRESH-INTERVAL;VALUE=DURATION:{EVERY}", f"X-PUBLISHED-TTL:{EVERY}"),
    ]
    for row in rows:
        if row.your_turn and row.left is not None:
            lines += event(row, row.left, origin, language, now)
    folded = [part for line in [*lines, "END:VCALENDAR"] for part in fold(line)]
    return "\r\n".join(folded) + "\r\n"


def event(row: TableRow, left: float, origin: str, language: str, now: float) -> list[str]:
    _title, text = sentence(row, TURN, language)
    game = title_of(row.game, language)
    return [
        "BEGIN:VEVENT",
        f"UID:{row.id}@{urlsplit(origin).hostname}",
        f"DTSTAMP:{basic(now)}",
        f"DTSTART:{basic(now + left)}",
        f"SUMMARY:{escaped(WORDS.say('calendar-deadline', language, {'game': game}))}",
        f"DESCRIPTION:{escaped(text + chr(10) + WORDS.say('calendar-estimate', language, {}))}",
        f"URL:{origin}/table/{row.id}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def basic(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def fold(line: str) -> Iterator[str]:
    """Lines of a calendar have an end: what is longer goes on after a space, and no letter is cut in two."""
    part, size = "", 0
    for letter in line:
        if size + len(letter.encode()) > FOLD:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + len(letter.encode())
    yield part
