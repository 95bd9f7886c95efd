"""`carrack replay`: a record, step by step, in words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich.text import Text

from carrack.cli.arguments import whole
from carrack.cli.common import read_record, result_lines, teller_of, title_of
from carrack.cli.errors import named
from carrack.cli.parameters import FILE, LANG
from carrack.cli.table.ending import verdict
from carrack.cli.table.speech import Teller
from carrack.cli.voice import Refused, Voice
from carrack.core.events import may_know
from carrack.core.fate import Seeded
from carrack.core.log import ACT, HAND_OVER, REWIND, UNDO
from carrack.core.match import Match
from carrack.core.record import parse
from carrack.core.replay import replay as replay_record
from carrack.core.state import NATURE, State

SPECTATOR = "spectator"
NO_SEATS = 0  # an audience
ON, BACK, ALL, END = "\r\n ", "b\x7f", "a", "q\x1b\x03\x04"


def replay(
    context: typer.Context,
    file: FILE,
    at: Annotated[str | None, typer.Option("--at", metavar="N")] = None,
    view: Annotated[str | None, typer.Option("--view", metavar="SEAT")] = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    with named(file, voice):
        paper = parse(read_record(file))
        match = replay_record(paper)
    story = Story(match, paper.entries, voice, view)
    first = 1 if at is None else whole("--at", at, 0, match.revision)
    voice.print(Text(story.heading(), "bold"))
    if at is not None:
        story.show(first)
        story.show_position(first)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(story, match.revision, typer.getchar)
    else:
        for revision in range(1, match.revision + 1):
            story.show(revision)
        story.show_position(match.revision)


class Story:
    """A match as a reader may know it: everything, or what one seat or a spectator could see at the time."""

    def __init__(self, match: Match, entries: list[dict[str, object]], voice: Voice, view: str | None) -> None:
        self.match = match
        self.entries = entries
        self.voice = voice
        self.sees_all = view is None
        self.seat = seat_of(view, int(match.state.seats))
        self.who = [""] * int(match.state.seats)
        self.events: dict[object, list[dict[str, object]]] = {}
        told = match.told(0) if self.sees_all else match.log(self.seat)
        for event in told:
            self.events.setdefault(event["revision"], []).append(event)
        self.audiences = [] if self.sees_all else audiences_of(match, entries)
        self.names_until(match.revision)

    def heading(self) -> str:
        title = title_of(self.match.game, self.voice)
        return self.voice("replay-title", title=title, entries=self.match.revision, count=int(self.match.state.seats))

    def names_until(self, revision: int) -> None:
        """Who plays each seat at a revision."""
        self.who = [""] * len(self.who)
        for entry in self.entries[:revision]:
            if entry["kind"] == HAND_OVER:
                self.who[_integer(entry["by"])] = str(entry["who"])

    @property
    def teller(self) -> Teller:
        return teller_of(self.match.game, self.voice, self.who)

    def show(self, revision: int) -> None:
        """An entry of the log: its number, whose it is, what was answered, and what came of it."""
        if revision == 0:
            return
        self.names_until(revision)
        entry = self.entries[revision - 1]
        events = self.events.get(revision, []) if entry["kind"] == ACT else []
        told = [self.teller.tell(event) for event in events]
        first = told.pop(0) if events and self.tells_all(entry, events[0]) else self.said(entry)
        self.voice.print(Text.assemble((f"{revision:5}  ", "dim"), first))
        for line in told:
            self.voice.print(" " * 7 + line)

    def tells_all(self, entry: dict[str, object], event: dict[str, object]) -> bool:
        """Whether an event says what chance answered, as a die does that falls: then it is told once."""
        if entry["by"] != NATURE or not self.may_see(entry):
            return False
        drawn = self.match.game.describe(entry["action"])
        return set(drawn.values()) - {drawn["verb"]} <= set(event.values())

    def said(self, entry: dict[str, object]) -> str:
        if entry["kind"] != ACT:
            said = {name: value for name, value in entry.items() if name != "state"}
            return self.teller.tell({"event": entry["kind"], "seat": entry["by"], **said})
        by = _integer(entry["by"])
        name = self.voice("replay-chance") if by == NATURE else self.teller.names[by]
        if not self.may_see(entry):
            return self.voice("replay-hidden", name=name)
        action = self.teller.word(_integer(entry["action"]))
        key = "replay-forced" if entry.get("forced") else "replay-answer"
        return self.voice(key, name=name, action=action)

    def may_see(self, entry: dict[str, object]) -> bool:
        if self.sees_all:
            return True
        return may_know(self.audiences[_integer(entry["n"]) - 1], self.seat)

    def show_position(self, revision: int) -> None:
        """Where the game stands: who is asked what, or how it ended."""
        if revision < self.match.base:
            self.voice.print(self.voice("replay-older-rules", entry=self.match.base))
            return
        state = self.match.at(revision)
        self.names_until(revision)
        self.voice.print()
        resigned = self.match.resigned is not None and revision == self.match.revision
        for line in resigned_lines(self.match, self.teller, self.voice) if resigned else self.position(state):
            self.voice.print(line)

    def position(self, state: State) -> list[str]:
        if state.actor < NATURE:
            return result_lines(state, self.teller, self.voice)
        asked = self.teller.ask(state)
        seat = int(state.actor)
        name = self.voice("replay-chance") if seat == NATURE else self.teller.names[seat]
        return [
            self.voice("replay-asked", name=name, question=asked),
            *points(self.scores(state), self.teller, self.voice),
        ]

    def scores(self, state: State) -> list[int]:
        """Points as far as the reader may know them: a spectator may not know what hidden pieces are worth."""
        if self.sees_all:
            return state.scores()
        return [] if self.seat is None else state.game.sample(state, self.seat, Seeded("any")).scores()


def points(scores: Sequence[int], teller: Teller, voice: Voice) -> list[str]:
    """Who has how many, in a line; none where nothing is known of it."""
    said = ", ".join(f"{teller.names[seat]} {score}" for seat, score in enumerate(scores))
    return [voice("replay-points", points=said)] if said else []


def resigned_lines(match: Match, teller: Teller, voice: Voice) -> list[str]:
    """How a match stood that a seat gave up, and who has won it."""
    won = verdict(match.state, teller.names, voice.table, match.resigned)
    return [*points(match.state.scores(), teller, voice), won]


def audiences_of(match: Match, entries: list[dict[str, object]]) -> list[int]:
    """Who could know each answer, a bit per seat, as the question said before it was given."""
    found = [NO_SEATS] * match.base  # under older rules nobody knows any more
    states = [match.at(match.base)] * (match.base + 1)
    for entry in entries[match.base :]:
        state = states[-1]
        found.append(int(match.game.steps[state.step].audience(state)))
        if entry["kind"] == ACT:
            state = state.clone()
            state.answer(_integer(entry["action"]))
        elif entry["kind"] in (UNDO, REWIND):
            state = states[_integer(entry["to"])]
        states.append(state)
    return found


def seat_of(view: str | None, seats: int) -> int | None:
    """`--view 2` is the second seat; a spectator is none."""
    if view is None or view == SPECTATOR:
        return None
    if view.isdecimal() and 1 <= int(view) <= seats:
        return int(view) - 1
    allowed = ", ".join([*(str(seat + 1) for seat in range(seats)), SPECTATOR])
    raise Refused("error-choice", field="--view", value=view, allowed=allowed)


def step_through(story: Story, last: int, key: Callable[[], str]) -> None:
    """One entry a key, until the end or until somebody has had enough."""
    voice = story.voice
    voice.print(voice("replay-keys"), "dim")
    revision = 0
    while revision < last:
        pressed = key()
        if pressed in END:
            return
        if pressed in BACK and revision > 1:
            revision -= 1
            story.show(revision)
        elif pressed in ALL:
            while revision < last:
                revision += 1
                story.show(revision)
        elif pressed in ON:
            revision += 1
            story.show(revision)
    story.show_position(last)


def _integer(value: object) -> int:
    assert isinstance(value, int)
    return value
