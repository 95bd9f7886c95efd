"""A table in words and as plain data, both from what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carrack.bots.advice import Advice
from carrack.cli.door.tables import Table
from carrack.cli.door.words import say
from carrack.cli.table.ending import verdict
from carrack.cli.table.speech import Speech, Teller
from carrack.core.log import HAND_OVER
from carrack.core.marks import ends_undo
from carrack.core.preview import IMAGINED
from carrack.core.state import NATURE, OVER
from carrack.twin import Item, Twin

MOST_EVENTS: Final = 400  # that are told at once


@dataclass(frozen=True)
class Said:
    """What a tool answers: `text` for who reads, `data` for who reckons. Neither says more than the other."""

    text: str
    data: dict[str, Any]


def joined(*parts: Said) -> Said:
    """One after the other."""
    data: dict[str, Any] = {}
    for part in parts:
        data |= part.data
    return Said("\n\n".join(part.text for part in parts if part.text), data)


def teller_of(table: Table, lang: str) -> Teller:
    return Teller(table.game, Speech(lang), names_of(table, lang))


def names_of(table: Table, lang: str) -> list[str]:
    """Seats are called by the numbers that tools take."""
    return [say("seat-name", lang, place=seat) for seat in range(table.match.peek().seats)]


def seating(table: Table, lang: str) -> Said:
    """Who sits where, and by what chance can be checked afterwards."""
    title = teller_of(table, lang).title()
    options = dict(table.match.peek().options)
    seats = [{"seat": i, "who": table.bots.get(i, "me")} for i in range(len(table.bots) + len(table.mine))]
    chosen = ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())
    lines = [say("table", lang, title=title, table=table.id, options=chosen or "–")]
    for seat in seats:
        level = str(seat["who"])
        key = "seat-bot" if seat["seat"] in table.bots else "seat-me"
        lines.append(say(key, lang, place=seat["seat"], level=level))
    sealed = say("commitment", lang, text=table.match.commitment)
    data = {
        "table": table.id,
        "game": table.game.id,
        "version": table.game.version,
        "options": options,
        "seats": seats,
        "commitment": table.match.commitment,
    }
    return Said("\n".join([*lines, sealed]), data)


def position(table: Table, seat: int, lang: str) -> Said:
    """The view of a seat, and its twin in words."""
    view = table.game.view(table.match.peek(), seat)
    twin = Twin(table.game, lang, names_of(table, lang))
    head = say("seen-by", lang, place=seat, revision=table.match.revision)
    text = "\n".join([head, *_lines(twin.lines(view), "")])
    return Said(text, {"seat": seat, "revision": table.match.revision, "view": view})


def _lines(items: Sequence[Item], indent: str) -> list[str]:
    found: list[str] = []
    for item in items:
        if item.lines:
            found += [f"{indent}{item.label.text}:", *_lines(item.lines, indent + "  ")]
        else:
            found.append(f"{indent}{item.label.text}: {item.text}")
    return found


def question(table: Table, seat: int, lang: str) -> Said:
    """What is asked of whom, and if it is this seat, all that can be answered."""
    match, game = table.match, table.game
    teller = teller_of(table, lang)
    state = match.peek()
    data: dict[str, Any] = {
        "seat": seat,
        "revision": match.revision,
        "over": match.over,
        "asked": match.asked,
        "undo": match.can_undo(seat),
    }
    if match.over:
        ended = verdict(state, teller.names, teller.speech, match.resigned)
        return Said(f"{say('over', lang)} {ended}", data | {"winners": match.winners(), "scores": state.scores()})
    asked = game.question(state)
    data |= {"question": {**asked, "text": teller.question(asked)}}
    words = {"place": match.asked, "question": teller.question(asked), "rule": asked["rule"]}
    head = say("asked", lang, revision=match.revision, **words)
    if match.asked != seat:
        return Said("\n".join([head, *_waiting(table, lang)]), data)
    answers = choices(table, lang)
    lines = [_choice(answer, lang) for answer in answers]
    if data["undo"]:
        lines.append(say("undo", lang))
    return Said("\n".join([head, *lines]), data | {"answers": answers})


def _waiting(table: Table, lang: str) -> list[str]:
    if table.asked not in table.bots:
        return []
    return [say("stuck" if table.stuck else "thinking", lang, place=table.asked, level=table.bots[table.asked])]


def choices(table: Table, lang: str) -> list[dict[str, Any]]:
    """Every legal answer of the seat that is asked. Whether it ends undo or brings nothing is looked for in a state
    that this seat cannot tell from the true one: not where others' secrets lie.
    """
    game, state, alone = table.game, table.match.peek(), table.match.alone
    seen = game.sample(state, int(state.actor), IMAGINED)
    step = game.steps[seen.step]
    teller = teller_of(table, lang)
    return [
        {
            "action": code,
            "words": teller.word(code),
            "do": game.describe(code),
            "final": ends_undo(seen, code, alone),
            "idle": step.idle(seen, code),
        }
        for code in state.legal()
    ]


def _choice(answer: Mapping[str, Any], lang: str) -> str:
    marks = [say(f"mark-{mark}", lang) for mark in ("final", "idle") if answer[mark]]
    return f"  {answer['action']:>5}  {answer['words']}" + (f" ({', '.join(marks)})" if marks else "")


def events(table: Table, seat: int, since: int, lang: str) -> Said:
    """What happened after a revision, as far as a seat may know it; whole revisions, the first of them."""
    told = table.match.told_to(seat, since)
    until = table.match.revision
    if len(told) > MOST_EVENTS:
        until = int(str(told[MOST_EVENTS]["revision"])) - 1
        told = [event for event in told if int(str(event["revision"])) <= until] or told[:MOST_EVENTS]
    teller = teller_of(table, lang)
    said = [{**event, "text": _told(event, teller, lang)} for event in told]
    lines = [f"{event['revision']:>5}  {event['text']}" for event in said]
    if until < table.match.revision:
        lines.append(say("more", lang, since=until))
    return Said("\n".join(lines), {"since": since, "until": until, "events": said})


def _told(event: Mapping[str, object], teller: Teller, lang: str) -> str:
    """An event in words; who sits down is said as at the start."""
    if event["event"] != HAND_OVER:
        return teller.tell(event)
    level = str(event["who"]).partition(":")[2]
    return say("seat-bot" if level else "seat-me", lang, place=event["seat"], level=level)


def foreseen(table: Table, seat: int, previews: Sequence[Mapping[str, Any]], lang: str) -> Said:
    """What answers bring for certain, one after the other: events, points, what comes next, the odds of chance."""
    teller = teller_of(table, lang)
    before = table.game.sample(table.match.peek(), seat, IMAGINED).breakdown()
    last = previews[-1]
    happens = [{**event, "text": teller.tell(event)} for one in previews for event in one["events"]]
    lines = [f"  {event['text']}" for event in happens] or [teller.say("if-nothing")]
    points = _points(teller, before, last["breakdown"])
    if points:
        lines.append(teller.say("if-points", {"changes": points}))
    idle = any(one["idle"] for one in previews)
    if idle:
        lines.append(teller.say("if-idle"))
    asked: int = last["next"]["seat"]
    data: dict[str, Any] = {
        "seat": seat,
        "revision": table.match.revision,
        "events": happens,
        "view": last["view"],
        "scores": last["scores"],
        "breakdown": last["breakdown"],
        "next": {**last["question"], "text": teller.question(last["question"])},
        "idle": idle,
    }
    if asked == OVER:
        lines.append(teller.say("if-over"))
    elif asked == NATURE:
        odds = _odds(teller, last["odds"])
        data["odds"] = odds
        lines.append(teller.say("if-chance", {"question": data["next"]["text"]}))
        lines += [f"  {100 * one['chance']:5.1f}%  {one['words']}" for one in odds]
    else:
        key = "if-again" if asked == seat else "if-then"
        lines.append(teller.say(key, {"name": teller.names[asked], "question": data["next"]["text"]}))
    return Said("\n".join(lines), data)


def _points(teller: Teller, before: Sequence[Mapping[str, int]], after: Sequence[Mapping[str, int]]) -> str:
    """Who gains or loses how many, by source."""
    changes = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        gained = {source: new[source] - old.get(source, 0) for source in new if new[source] != old.get(source, 0)}
        if gained:
            parts = ", ".join(f"{teller.name('source', source)} {n:+d}" for source, n in gained.items())
            changes.append(f"{teller.names[seat]} {sum(gained.values()):+d} ({parts})")
    return "; ".join(changes)


def _odds(teller: Teller, odds: Mapping[int, int]) -> list[dict[str, Any]]:
    total = sum(odds.values())
    likely = sorted(odds, key=lambda action: (-odds[action], action))
    return [{"action": a, "words": teller.word(a), "chance": odds[a] / total} for a in likely]


def advised(table: Table, seat: int, best: Sequence[Advice], lang: str) -> Said:
    teller = teller_of(table, lang)
    answers = [
        {"action": one.action, "words": teller.word(one.action), "chance": one.chance, "sources": one.sources}
        for one in best
    ]
    lines = [teller.say("hint-title")]
    lines += [f"  {one.action:>5}  {100 * one.chance:3.0f}%  {teller.word(one.action)}" for one in best]
    return Said("\n".join(lines), {"seat": seat, "revision": table.match.revision, "answers": answers})


def result(table: Table, lang: str) -> Said:
    """Of a game that is over: points by source, who has won, and the seed, which is no secret any more."""
    match, state = table.match, table.match.peek()
    teller = teller_of(table, lang)
    scores, breakdown = state.scores(), state.breakdown()
    lines = [verdict(state, teller.names, teller.speech, match.resigned)]
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        parts = ", ".join(f"{teller.name('source', name)} {n}" for name, n in breakdown[seat].items() if n)
        lines.append(say("points", lang, place=seat, points=scores[seat], parts=parts or "–"))
    reveal = match.fate.reveal()
    lines.append(say("seed", lang, seed=reveal["secret"], commitment=match.commitment))
    data = {
        "table": table.id,
        "revision": match.revision,
        "winners": match.winners(),
        "scores": scores,
        "breakdown": breakdown,
        "resigned": match.resigned,
        "outcome": state.outcome() if match.resigned is None else None,
        "reveal": reveal,
        "commitment": match.commitment,
    }
    return Said("\n".join(lines), data)
