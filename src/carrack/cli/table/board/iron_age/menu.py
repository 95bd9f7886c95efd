"""What may be answered, where a plain list would be long: dice to pick, faces to turn to, developments to buy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.iron_age.dice import caption, style_of
from carrack.cli.table.draw import Lines, fit, line, wrap
from carrack.cli.table.menu import Choice, Menu
from carrack.games.iron_age.facts import DEVELOPMENTS, INNOVATION_WORTH, PHILOSOPHY_WORTH, WEALTH_WORTH

Said = Mapping[str, Any]
Described = Sequence[tuple[Choice, Said]]
Brought = Callable[[Scene, int], str]  # what an answer would bring, in a line

STAY: Final = ("keep", "lead-not", "turn-not")  # answers that leave the dice as they lie
LEAST_ROOM: Final = 36  # for what a development does, in its line
COSTS: Final = {development.name: development for development in DEVELOPMENTS}


def draw_menu(scene: Scene, menu: Menu, brought: Brought) -> Lines:
    """[] where the plain list is good enough. `brought` says what an answer would bring."""
    described = [(choice, scene.teller.game.describe(choice.action)) for choice in menu.choices]
    verbs = {said["verb"] for _choice, said in described}
    if verbs & {"again", "lead"} or "roll" in verbs:
        return _dice(scene, described, brought)
    if "turn" in verbs:
        return _turns(scene, described, brought)
    if "buy" in verbs:
        return _developments(scene, described)
    return []


def _entry(key: str, text: str) -> Lines:
    return [line((key, "bold"), "  ", text)]


def _dice(scene: Scene, described: Described, brought: Brought) -> Lines:
    """All dice in one line, then the rest."""
    picks = [choice.shown for choice, said in described if "die" in said]
    found: Lines = []
    if picks:
        verb = next(said["verb"] for _choice, said in described if "die" in said)
        found += _entry(" ".join(picks), scene.speech(f"menu-{verb}"))
    rest = [(choice, said) for choice, said in described if "die" not in said]
    return found + _rest(scene, rest, brought)


def _rest(scene: Scene, described: Described, brought: Brought) -> Lines:
    """An answer a line. Whoever leaves the dice as they lie is told beforehand what they bring."""
    found: Lines = []
    for choice, said in described:
        found += _entry(choice.shown, scene.teller.word(choice.action))
        brings = brought(scene, choice.action) if said["verb"] in STAY else ""
        found += wrap(line("   ", (brings, "dim")), scene.width, 3) if brings else []
    return found


def _turns(scene: Scene, described: Described, brought: Brought) -> Lines:
    """A line for each die: its other faces."""
    found: Lines = []
    dice = list(dict.fromkeys(said.get("die", "fate") for _choice, said in described if "face" in said))
    for die in dice:
        row = line()
        for choice, said in described:
            if "face" in said and said.get("die", "fate") == die:
                item = line((choice.shown, "bold"), " ", (caption(said["face"], scene), style_of(said["face"])))
                row.append_text(fit(item, 14))
                row.append(" ")
        row.rstrip()
        found += wrap(row, scene.width, 4)
    rest = [(choice, said) for choice, said in described if "face" not in said]
    return found + _rest(scene, rest, brought)


def _developments(scene: Scene, described: Described) -> Lines:
    """What each costs, scores and is paid with; what it does where there is room."""
    buys = [(choice, said) for choice, said in described if said["verb"] == "buy"]
    names = {said["development"]: scene.teller.name("development", said["development"]) for _choice, said in buys}
    payments = [_payment(scene, said) for _choice, said in buys]
    widths = max(cell_len(name) for name in names.values()), max(cell_len(payment) for payment in payments)
    found: Lines = []
    for (choice, said), payment in zip(buys, payments):
        row = COSTS[said["development"]]
        price = f"{row.cost}{scene.pen.to}{row.points}"
        text = line((f"{choice.number:2}", "bold"), "  ", fit(line(names[row.name]), widths[0] + 1))
        text.append_text(line((f"{price:6}", "dim"), fit(line(payment), widths[1])))
        if scene.width - text.cell_len >= LEAST_ROOM:
            does = scene.teller.game.words.help("development", row.name, scene.speech.lang)
            text.append_text(line("  ", (does, "dim")))
        found.append(fit(text, min(text.cell_len, scene.width)))
    for choice, said in described:
        if said["verb"] != "buy":
            number = f"{choice.number:2}  " if choice.number else ""
            found.append(line((number, "bold"), scene.teller.word(choice.action), (f"  ({choice.shown})", "bold")))
    return found


def _payment(scene: Scene, said: Said) -> str:
    """Innovations go first: they cannot be saved. The rest is wealth, as chosen, and goods."""
    view = scene.view
    sheet = view["sheets"][view["turn"]]
    worth = int(PHILOSOPHY_WORTH if "philosophy" in sheet["developments"] else INNOVATION_WORTH)
    cost = COSTS[said["development"]].cost
    goods = max(cost - view["innovations"] * worth - int(WEALTH_WORTH) * said["wealth"], 0)
    return scene.speech("iron-payment", innovations=view["innovations"], wealth=said["wealth"], goods=goods)
