"""What may be answered, where a plain list would be long: boxes, an expedition, buildings, battles, bids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.discovery.boxes import SCHOOL
from carrack.cli.table.board.discovery.map import chance_of
from carrack.cli.table.board.discovery.pieces import COLONIST, box_key, mark, region_key, say, short, tile_text
from carrack.cli.table.board.discovery.prices import priced
from carrack.cli.table.draw import Lines, line, wrap
from carrack.cli.table.menu import Choice, Menu
from carrack.games.discovery.tables.facts import TRAINING_PRICE, TURNS

Said = Mapping[str, Any]
Described = Sequence[tuple[Choice, Said]]

GAP: Final = "   "
EXPLORER: Final = "captain"


def draw_menu(scene: Scene, menu: Menu) -> Lines:
    """[] where the plain list is good enough."""
    described = [(choice, scene.teller.game.describe(choice.action)) for choice in menu.choices]
    verbs = {str(said["verb"]) for _choice, said in described}
    for verb, drawn in MENUS.items():
        if verb in verbs:
            return drawn(scene, described)
    return []


def _items(scene: Scene, pairs: Sequence[tuple[str, str]]) -> Lines:
    """Keys with a short word each, in running lines."""
    items = [line((key.replace(" ", "\u00a0"), "bold"), f"\u00a0{text}".replace(" ", "\u00a0")) for key, text in pairs]
    return wrap(line(GAP).join(items), scene.width) if items else []


def _named(scene: Scene, described: Described, kind: str) -> list[tuple[str, str]]:
    """The answers that name a thing of this kind: key and name."""
    return [(choice.shown, scene.teller.name(kind, said[kind])) for choice, said in described if kind in said]


def _rest(scene: Scene, described: Described, *verbs: str) -> Lines:
    """The answers of other verbs than these, a line each."""
    found: Lines = []
    for choice, said in described:
        if said["verb"] not in verbs:
            found += wrap(line((choice.shown, "bold"), "  ", priced(scene, choice.action)), scene.width, 4)
    return found


def _place(scene: Scene, described: Described) -> Lines:
    """Boxes once; the kinds of worker once, with how to choose one."""
    places = [said for _choice, said in described if said["verb"] == "place"]
    boxes = list(dict.fromkeys(said["box"] for said in places))
    kinds = list(dict.fromkeys(said["worker"] for said in places))
    price = scene.speech("dollars", count=int(TRAINING_PRICE))
    items = {box: (box_key(scene, box), say(scene, "discovery-box-short", box=box, price=price)) for box in boxes}
    found = _items(scene, [item for box, item in items.items() if box not in SCHOOL])
    school = _items(scene, [item for box, item in items.items() if box in SCHOOL])
    if school:
        last = scene.view["round"] == int(TURNS)
        title = scene.speech("discovery-school-last" if last else "discovery-school")
        found += [line((scene.speech("about", thing=title), "dim")), *school]
    if kinds != [COLONIST]:
        names = ", ".join(f"{short(scene, kind)} {scene.teller.name('worker', kind)}" for kind in kinds)
        explores = kinds[-1] == EXPLORER or "dock" not in boxes
        example = f"{short(scene, kinds[-1])} {box_key(scene, 'discovery' if explores else 'dock')}"
        key = "discovery-kind" if len(kinds) == 1 else "discovery-no-colonist"
        key = "discovery-kinds" if COLONIST in kinds else key
        name = scene.teller.name("worker", kinds[0])
        found += wrap(line((scene.speech(key, names=names, name=name, example=example), "dim")), scene.width, 2)
    if scene.view["round"] == 1:
        found += wrap(line((say(scene, "discovery-hint"), "dim")), scene.width, 2)
    return found + _rest(scene, described, "place")


def _expedition(scene: Scene, described: Described) -> Lines:
    """Workers to take aboard, then where to; all of it fits in one line."""
    picks = _named(scene, described, "worker")
    goals = [(choice.shown, _goal(scene, said["region"])) for choice, said in described if "region" in said]
    found = _items(scene, picks)
    if goals:
        found += [line((scene.speech("about", thing=scene.speech("discovery-sail")), "dim")), *_items(scene, goals)]
    hidden = [name for name, region in scene.view["regions"].items() if not region["discovered"]]
    if hidden and not goals:
        example = f"{picks[0][0]} {region_key(scene, hidden[0])}"
        found += wrap(line((scene.speech("discovery-line", example=example), "dim")), scene.width, 2)
    if not hidden:
        found += wrap(line((scene.speech("discovery-beyond"), "dim")), scene.width, 2)
    return found + _rest(scene, described, "enlist", "sail")


def _goal(scene: Scene, region: str) -> str:
    """A region with the odds of those aboard."""
    name = scene.teller.name("region", region)
    chance = chance_of(scene, region)
    return name if chance is None else f"{name} {scene.speech('discovery-odds', chance=round(100 * chance))}"


def _buy(scene: Scene, described: Described) -> Lines:
    """Each building with what it costs and does."""
    found: Lines = []
    for choice, said in described:
        if said["verb"] == "buy":
            name = priced(scene, choice.action, scene.teller.name("tile", said["tile"]))
            found += wrap(line((f"{choice.number}  ", "bold"), tile_text(scene, said["tile"], name)), scene.width, 4)
    return found + _rest(scene, described, "buy")


def _conflict(scene: Scene, described: Described) -> Lines:
    """A line of regions for each foe, then the wars, then peace."""
    found: Lines = []
    for foe in dict.fromkeys(said["seat"] for _choice, said in described if said["verb"] == "fight"):
        name = f" {scene.players[foe].name}"
        found += wrap(line((f"{scene.speech('discovery-fight')} ", "dim"), mark(scene, foe), name), scene.width, 2)
        found += _items(scene, _named(scene, [item for item in described if item[1].get("seat") == foe], "region"))
    return found + _rest(scene, described, "fight")


def _bid(scene: Scene, described: Described) -> Lines:
    """Any number from the lowest to all the money."""
    bids = [choice.shown for choice, said in described if said["verb"] == "bid"]
    found: Lines = []
    if bids:
        span = bids[0] if len(bids) == 1 else f"{bids[0]}-{bids[-1]}"
        found += wrap(line((span, "bold"), "  ", scene.speech("discovery-bids")), scene.width, 4)
    return found + _rest(scene, described, "bid")


# By a verb that only this question has; the first that fits.
MENUS: Final[dict[str, Callable[[Scene, Described], Lines]]] = {
    "place": _place,
    "enlist": _expedition,
    "sail": _expedition,
    "buy": _buy,
    "fight": _conflict,
    "bid": _bid,
}
