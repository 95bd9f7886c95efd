"""The New World, region by region: who lives there, what it would score, what lies face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.discovery.pieces import (
    COLONIST,
    counted,
    flag,
    mark,
    multiset,
    panel,
    region_key,
    say,
    size,
)
from carrack.cli.table.draw import Lines, fit, line, wrap
from carrack.cli.table.players import letter_of
from carrack.games.discovery.edition_2015.facts import PLAGUE_NATIVES
from carrack.games.discovery.tables.facts import COUNTER_KINDS, DECK, MAP

KINDS: Final = {counter.name: counter for counter in COUNTER_KINDS}
CARD_NATIVES: Final = {card.name: int(card.natives) for card in DECK}
APART: Final = "   "
PLAGUE: Final = "plague_1"

Region = Mapping[str, Any]


def draw_map(scene: Scene, width: int) -> Lines:
    regions: Mapping[str, Region] = scene.view["regions"]
    names = {name: scene.teller.name("region", name) for name in regions}
    keys = {name: region_key(scene, name) for name in regions}
    goods = {region.name: scene.teller.name("good", region.good) for region in MAP}
    widths = [max(cell_len(word) for word in words.values()) for words in (keys, names, goods)]
    rows: Lines = []
    for name, region in regions.items():
        style = "" if region["discovered"] else "dim"
        good = goods[name] if region["good"] else scene.pen.hole
        label = line(
            fit(line((keys[name], "bold")), widths[0] + 1),
            fit(line((names[name], style)), widths[1] + 1),
            fit(line((good, "yellow" if region["good"] else "dim")), widths[2] + 1),
        )
        text = _people(scene, region) if region["discovered"] else _counter(scene, region)
        rows += _beside(label, text, width - 4)
    unknown = _unknown(scene)
    rows += wrap(line((unknown, "dim")), width - 4, 2) if unknown else []
    for text in _looked_at(scene):
        rows += wrap(text, width - 4, 2)
    title = line((scene.speech("discovery-map"), "bold"))
    right = line(say(scene, "discovery-cards", cards=scene.view["deck"], open=flag(scene.view["deck_open"])))
    foot = line((scene.speech("discovery-map-legend"), "dim"))
    return panel(scene, rows, width, "dim", title, right, foot)


def _beside(label: Text, text: Text, width: int) -> Lines:
    """What is said of a thing behind its label, further lines below it."""
    if width - label.cell_len < 20:
        return [*wrap(label, width), *(line("  ", part) for part in wrap(text, width - 2))]
    parts = wrap(text, width - label.cell_len)
    return [line(label if i == 0 else " " * label.cell_len, part) for i, part in enumerate(parts)]


def _people(scene: Scene, region: Region) -> Text:
    """The seats with workers there, the most first; specialists among them; the points they would score now."""
    seats = [seat for seat, crowd in enumerate(region["workers"]) if crowd]
    seats.sort(key=lambda seat: -size(region["workers"][seat]))
    found = []
    for seat in seats:
        crowd = region["workers"][seat]
        text = line(mark(scene, seat), f"\u00a0{size(crowd)}")
        special = counted(scene, {kind: count for kind, count in crowd.items() if kind != COLONIST})
        if special:
            text.append(f"\u00a0({special})".replace(" ", "\u00a0"))
        if region["points"][seat]:
            text.append(f"\u00a0+{region['points'][seat]}", "bold green")
        found.append(text)
    return line(APART).join(found) if found else line((scene.speech("discovery-empty"), "dim"))


def _counter(scene: Scene, region: Region) -> Text:
    """What is known of a region that nobody has discovered."""
    if region["counter"]:
        known = scene.teller.name("counter", region["counter"])
        text = line((scene.speech("discovery-known", counter=known), ""))
    else:
        text = line((scene.speech("discovery-face-down"), "dim"))
    if region["failed_with"] and not region["counter"]:
        text.append(f" {scene.pen.dot} {say(scene, 'discovery-failed', natives=region['failed_with'])}")
    if region["seen_by"] and len(region["seen_by"]) < len(scene.players):
        text.append(f" {scene.pen.dot} {scene.speech('discovery-seen', seats=_letters(region['seen_by']))}")
    return text


def _letters(seats: Sequence[int]) -> str:
    return " ".join(letter_of(seat) for seat in seats)


def _looked_at(scene: Scene) -> Lines:
    """With scouting: the cards whose place in the deck somebody knows, by name for those who do."""
    view = scene.view
    found: Lines = []
    if view.get("top_seen_by"):
        found.append(line(scene.speech("discovery-top", card=_card(scene, view["top_card"], view["top_seen_by"]))))
    below = zip(view.get("bottom_cards", ()), view.get("bottom_seen_by", ()))
    cards = [_card(scene, card, seats) for card, seats in below]
    if cards:
        found.append(line(scene.speech("discovery-bottom", cards=", ".join(cards))))
    return found


def _card(scene: Scene, card: str | None, seats: Sequence[int]) -> str:
    """A card that these seats know, with its natives for one of them."""
    known = scene.speech("discovery-card-hidden")
    if card is not None:
        name = scene.teller.name("card", card)
        known = scene.speech("discovery-card", card=name, natives=CARD_NATIVES[card])
    return f"{known} {scene.pen.dot} {scene.speech('discovery-card-seen', seats=_letters(seats))}"


def unknown_natives(scene: Scene) -> dict[int, int]:
    """How many counters that this seat has not seen have how many natives: in the box or on the map, nobody knows."""
    view = scene.view
    seen = Counter(name for seat in view["seat"] for name in seat["counters"])
    seen.update(region["counter"] for region in view["regions"].values() if region["counter"])
    found: dict[int, int] = {}
    for name, counter in KINDS.items():
        found[counter.natives] = found.get(counter.natives, 0) + counter.copies - seen[name]
    return {natives: count for natives, count in sorted(found.items()) if count}


def chance_of(scene: Scene, region: str) -> float | None:
    """How likely those aboard are to discover a region, from what this seat may know; None where it cannot be told."""
    view = scene.view
    own = view["seat"][view["actor"]]
    might = own["strength"] + (int(PLAGUE_NATIVES) if PLAGUE in own["tiles"] else 0)
    about: Region = view["regions"][region]
    if about["counter"]:
        return float(might >= KINDS[about["counter"]].natives)
    possible = {natives: count for natives, count in unknown_natives(scene).items() if natives > about["failed_with"]}
    # A counter that beat an expedition out of this game is nobody's: what is left cannot be counted then.
    if view["options"].get("no_survivors") or not possible:
        return None
    return sum(count for natives, count in possible.items() if natives <= might) / sum(possible.values())


def card_natives(scene: Scene) -> dict[int, int]:
    """How many cards of the deck have how many natives: all those that nobody has won."""
    won = {name for seat in scene.view["seat"] for name in seat["cards"]}
    return Counter(int(card.natives) for card in DECK if card.name not in won)


def _unknown(scene: Scene) -> str:
    """The natives that an expedition may still meet: on counters face down, and then on the cards."""
    if not all(region["discovered"] for region in scene.view["regions"].values()):
        return say(scene, "discovery-natives", natives=multiset(scene, unknown_natives(scene)))
    cards = multiset(scene, card_natives(scene))
    return say(scene, "discovery-card-natives", natives=cards) if cards else ""
