"""The tools, one by one: what is given, what is done, what is said. Their words stand in `mcp.ftl`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from carrack import rules_pages
from carrack.bots import NAMES
from carrack.cli.door import forms, saying
from carrack.cli.door.meaning import action_of, several
from carrack.cli.door.saying import Said, joined
from carrack.cli.door.tables import ME, Table, game_of
from carrack.cli.door.thinking import House
from carrack.cli.door.words import Refusal, say
from carrack.core.catalog import games
from carrack.core.errors import CarrackError, IllegalAction, UndoError
from carrack.core.game import Game
from carrack.core.marks import ends_undo
from carrack.core.preview import IMAGINED
from carrack.core.state import State

# What there is.


async def list_games(house: House, form: forms.Form, lang: str) -> Said:
    found = [_offered(game_of(id), lang) for id in games()]
    lines = [say("levels", lang, levels=", ".join(NAMES), me=ME)]
    for game in found:
        counts = ", ".join(str(count) for count in game["seats"])
        lines += ["", say("game", lang, game=game["game"], title=game["title"], seats=counts)]
        for name, option in game["options"].items():
            choices = ", ".join(str(choice).lower() for choice in option["choices"])
            default = str(option["default"]).lower()
            lines.append(say("option", lang, name=name, text=option["text"], choices=choices, default=default))
            if option["seats"]:
                lines[-1] += " " + say("option-seats", lang, seats=", ".join(map(str, option["seats"])))
    return Said("\n".join(lines), {"games": found, "levels": list(NAMES)})


def _offered(game: Game, lang: str) -> dict[str, Any]:
    def worded(key: str, otherwise: str) -> str:
        return game.words.say(key, lang, {}) if game.words.knows(key, lang) else otherwise

    options = {
        name: {
            "text": worded(f"option-{name}", option.text),
            "kind": option.kind,
            "default": option.default,
            "choices": list(option.choices),
            "seats": list(option.seats),
        }
        for name, option in game.options.items()
    }
    title = worded("title", game.title)
    return {"game": game.id, "title": title, "version": game.version, "seats": list(game.seats), "options": options}


async def read_rules(house: House, form: forms.Rules, lang: str) -> Said:
    page = rules_pages.load(game_of(form.game).words, lang)
    if page is None:
        raise Refusal("no-rules", game=form.game)
    if not form.paragraph:
        listed = [{"id": one.id, "level": one.level, "title": one.title} for one in page.paragraphs]
        lines = [f"{'  ' * (one.level - 1)}{one.title}  [{one.id}]" for one in page.paragraphs]
        return Said("\n".join(lines), {"game": form.game, "paragraphs": listed})
    found = page.about(form.paragraph)
    if not found:
        ids = ", ".join(one.id for one in page.paragraphs if one.level <= 2)
        raise Refusal("no-paragraph", paragraph=form.paragraph, ids=ids)
    text = "\n\n".join(one.markdown() for one in found)
    data = [{"id": one.id, "level": one.level, "title": one.title, "text": one.text} for one in found]
    return Said(text, {"game": form.game, "paragraphs": data})


# Tables.


async def start_table(house: House, form: forms.Start, lang: str) -> Said:
    table = house.tables.start(form.game, form.seats, form.options, form.seed)
    house.warm(table)
    await house.settled(table, house.patience)
    seat = table.eyes(None)
    return joined(saying.seating(table, lang), _news(house, table, seat, len(table.bots) + len(table.mine), lang))


async def list_tables(house: House, form: forms.Form, lang: str) -> Said:
    names = house.tables.names()
    return Said("\n".join(names) or say("no-tables", lang), {"tables": names})


async def close_table(house: House, form: forms.AtTable, lang: str) -> Said:
    table = house.tables.close(form.table)
    return Said(say("closed", lang, table=table.id), {"table": table.id})


async def look(house: House, form: forms.AsSeat, lang: str) -> Said:
    table = house.tables.find(form.table)
    seat = table.eyes(form.seat)
    return joined(saying.seating(table, lang), saying.position(table, seat, lang), saying.question(table, seat, lang))


async def read_question(house: House, form: forms.AsSeat, lang: str) -> Said:
    table = house.tables.find(form.table)
    return saying.question(table, table.eyes(form.seat), lang)


async def read_log(house: House, form: forms.Since, lang: str) -> Said:
    table = house.tables.find(form.table)
    return saying.events(table, table.eyes(form.seat), form.since, lang)


# Before an answer.


async def why_not(house: House, form: forms.WhyNot, lang: str) -> Said:
    """Only of the question that is one's own: what somebody else may answer can hang on their secrets."""
    table = house.tables.find(form.table)
    seat = table.to_answer(form.seat)
    state = table.match.peek()
    action = action_of(table.game, state, form.answer, lang)
    words = saying.teller_of(table, lang).word(action)
    why = table.game.why_not(state, action, lang)
    data = {"seat": seat, "revision": table.match.revision, "action": action, "words": words, "why": why}
    if why is None:
        return Said(say("allowed", lang, answer=words), data)
    return Said(say("why-not", lang, answer=words, why=why["text"], rule=why["rule"]), data)


async def preview(house: House, form: forms.Preview, lang: str) -> Said:
    table = house.tables.find(form.table)
    seat = table.to_answer(form.seat)
    state = table.match.state
    previews = []
    for number, answer in enumerate(several(form.answers), 1):
        if number > 1:
            _goes_on(state, seat, number)
        action = action_of(table.game, state, answer, lang)
        try:
            previews.append(table.game.preview(state, action))
        except IllegalAction:
            raise _illegal(table, state, action, number, lang) from None
        state.play(action)
    return saying.foreseen(table, seat, previews, lang)


def _goes_on(state: State, seat: int, number: int) -> None:
    """To the next question of this seat that has a choice. Nobody looks past somebody else's answer."""
    while state.actor == seat and len(state.legal()) == 1:
        state.play(state.legal()[0])
    if state.actor != seat:
        raise Refusal("not-the-last", number=number - 1)


async def hint(house: House, form: forms.AsSeat, lang: str) -> Said:
    table = house.tables.find(form.table)
    seat = table.to_answer(form.seat)
    asked = table.match.revision
    best = await house.advise(table, seat)
    if table.match.revision != asked:  # somebody answered meanwhile
        raise Refusal("stale", revision=asked, now=table.match.revision)
    return saying.advised(table, seat, best, lang)


# Answering.


async def play(house: House, form: forms.Play, lang: str) -> Said:
    table = house.tables.find(form.table)
    seat = table.to_answer(form.seat)
    before = table.match.revision
    if form.revision not in (None, before):
        raise Refusal("stale", revision=form.revision, now=before)
    answers = several(form.answers)
    played = _answer(table, seat, answers, lang)
    house.tables.keep(table)
    await house.settled(table, house.patience)
    data = {"played": played, "unplayed": len(answers) - played}
    left = say("unplayed", lang, count=data["unplayed"]) if data["unplayed"] else ""
    return joined(_news(house, table, table.eyes(form.seat), before, lang), Said(left, data))


def _answer(table: Table, seat: int, answers: list[forms.Answer], lang: str) -> int:
    """Play answers: all of them, or none and a refusal. What ends undo, as far as this seat can know, may only come
    last, so that no refusal tells anything of what chance or another seat did. Where undo ended all the same, by what
    this seat could not know, the rest is not played. Returns how many were.
    """
    match = table.match
    hold = match.hold()
    try:
        for number, answer in enumerate(answers, 1):
            state = match.peek()
            if number > 1 and not match.can_undo(seat):
                return number - 1
            if match.asked != seat:
                raise Refusal("not-the-last", number=number - 1)
            action = action_of(table.game, state, answer, lang)
            if table.game.why_not(state, action) is not None:
                raise _illegal(table, state, action, number, lang)
            seen = table.game.sample(state, seat, IMAGINED)
            if number < len(answers) and ends_undo(seen, action, match.alone):
                raise Refusal("not-the-last", number=number)
            match.play(action)
    except BaseException:
        match.back_to(hold)
        raise
    return len(answers)


def _illegal(table: Table, state: State, action: int, number: int, lang: str) -> Refusal:
    why = table.game.why_not(state, action, lang)
    assert why is not None, "it was refused"
    words = saying.teller_of(table, lang).word(action)
    return Refusal("illegal", number=number, answer=words, why=why["text"], rule=why["rule"])


async def take_back(house: House, form: forms.AsSeat, lang: str) -> Said:
    table = house.tables.find(form.table)
    if table.match.over:
        raise Refusal("over")
    table.may_go_back()
    seats = [seat for seat in table.mine if table.match.can_undo(seat)]
    seat = table.eyes(form.seat) if form.seat is not None or not seats else seats[0]
    before = table.match.revision
    try:
        table.match.undo(seat)
    except UndoError:
        raise Refusal("no-undo", place=seat) from None
    house.tables.keep(table)
    return _news(house, table, seat, before, lang)


async def wait(house: House, form: forms.Wait, lang: str) -> Said:
    table = house.tables.find(form.table)
    before = table.match.revision if form.since is None else form.since
    await house.settled(table, form.seconds)
    return _news(house, table, table.eyes(form.seat), before, lang)


def _news(house: House, table: Table, seat: int, since: int, lang: str) -> Said:
    """What has happened, and what is asked now."""
    kept = Said("", {})
    if table.unkept is not None:
        kept = Said(say("unkept", lang, why=str(table.unkept)), {"unkept": str(table.unkept)})
    return joined(saying.events(table, seat, since, lang), saying.question(table, seat, lang), kept)


# The end.


async def resign(house: House, form: forms.AsSeat, lang: str) -> Said:
    table = house.tables.find(form.table)
    seat = table.eyes(form.seat)
    before = table.match.revision
    try:
        table.match.resign(seat)
    except CarrackError as error:
        raise Refusal("no-resign", why=str(error)) from None
    house.tables.keep(table)
    return _news(house, table, seat, before, lang)


async def read_result(house: House, form: forms.AtTable, lang: str) -> Said:
    table = house.tables.find(form.table)
    if not table.match.over:
        raise Refusal("not-over")
    return saying.result(table, lang)


async def read_record(house: House, form: forms.AsSeat, lang: str) -> Said:
    """Complete when the game is over; before that as a seat may know it."""
    table = house.tables.find(form.table)
    record = str(table.match.record(table.eyes(form.seat)))
    return Said(record, {"table": table.id, "over": table.match.over, "record": record})


# All of them.

Handler = Callable[[House, Any, str], Awaitable[Said]]


@dataclass(frozen=True)
class Tool:
    """`looks` and changes nothing. One that is not for `sharing` tells what others who share this door have."""

    do: Handler
    form: type[forms.Form]
    looks: bool = True
    sharing: bool = True


TOOLS: Final = {
    "list_games": Tool(list_games, forms.Form),
    "read_rules": Tool(read_rules, forms.Rules),
    "start_table": Tool(start_table, forms.Start, looks=False),
    "list_tables": Tool(list_tables, forms.Form, sharing=False),
    "look": Tool(look, forms.AsSeat),
    "read_question": Tool(read_question, forms.AsSeat),
    "why_not": Tool(why_not, forms.WhyNot),
    "preview": Tool(preview, forms.Preview),
    "hint": Tool(hint, forms.AsSeat),
    "play": Tool(play, forms.Play, looks=False),
    "take_back": Tool(take_back, forms.AsSeat, looks=False),
    "wait": Tool(wait, forms.Wait),
    "read_log": Tool(read_log, forms.Since),
    "resign": Tool(resign, forms.AsSeat, looks=False),
    "read_result": Tool(read_result, forms.AtTable),
    "read_record": Tool(read_record, forms.AsSeat),
    "close_table": Tool(close_table, forms.AtTable, looks=False),
}
