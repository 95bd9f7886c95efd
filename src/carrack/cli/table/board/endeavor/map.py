"""The regions: shipping tracks, cities, the cards on top of the stacks; and the routes of who looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.draw import Lines, frame, line, wrap
from carrack.cli.table.players import letter_of

STACKS: Final = {"europe": ("europe", "slavery")}  # of a region with other stacks than its own


def draw_map(scene: Scene, seat: int, width: int) -> Lines:
    """A region after the other: its track, its cities with discs or tokens, its top cards. Then a seat's routes."""
    rows: Lines = []
    for name, region in scene.view["regions"].items():
        rows += wrap(_head(scene, name, region), width - 4, 2)
        rows += wrap(line("  ", _cities(scene, region)), width - 4, 4)
    routes = _routes(scene, seat)
    if routes:
        heading = line((scene.teller.say("view-routes"), "bold"), "  ")
        rows += wrap(heading.append_text(Text(f" {scene.pen.dot} ").join(routes)), width - 4, 2)
    title = line((scene.teller.say("view-regions"), "bold"))
    return frame(rows, width, scene.pen, "blue", title, line(), line())


def disc(scene: Scene, owner: object) -> Text:
    """A disc by the letter of its seat or of its colour, or by the first of what else it is called."""
    if isinstance(owner, int):
        return line((letter_of(owner), f"reverse {scene.style_of(owner)}"))
    words = scene.teller.game.words
    kind = "colour" if words.knows(f"colour-{owner}") else "seat"
    return line((words.form(kind, str(owner), "letter", scene.speech.lang)[:1].lower(), "reverse"))


def _head(scene: Scene, name: str, region: Mapping[str, Any]) -> Text:
    """Its name, the track from the far end on, what stands beside it, and the stacks."""
    text = line((scene.teller.name("region", name), "bold" if region["open"] else "dim"), "  ")
    for space in region["track"]:
        if space["disc"] is None:
            text.append(scene.pen.hole)
        elif space["disc"] == "closed":
            text.append(scene.pen.minus)
        else:
            text.append_text(disc(scene, space["disc"]))
    for owner, count in [*enumerate(region["beside"]), *region["others_beside"].items()]:
        if count:
            text.append_text(line(" +", disc(scene, owner), f"{scene.pen.times}{count}"))
    free = next((space["token"] for space in region["track"] if space["disc"] is None), None)
    if free:
        text.append(f"  {scene.teller.name('token', free)}", "dim")
    for deck in STACKS.get(name, (name,)):
        card = scene.view["stacks"][deck]
        if card and region["open"]:
            text.append(f"  {scene.teller.name('card', card)}", "cyan")
    return text


def _cities(scene: Scene, region: Mapping[str, Any]) -> Text:
    """Each with the disc in it, else with the token that lies there."""
    parts: list[Text] = []
    for name, city in region["cities"].items():
        text = line(scene.teller.name("city", name).replace(" ", "\u00a0"), "\u00a0")
        if city["disc"] is not None:
            text.append_text(disc(scene, city["disc"]))
        else:
            token = scene.teller.name("token", city["token"]) if city["token"] else scene.pen.hole
            text.append(token.replace(" ", "\u00a0"), "dim")
        parts.append(text)
    return Text(f" {scene.pen.dot} ").join(parts)


def _routes(scene: Scene, seat: int) -> list[Text]:
    """From each city of a seat: where the route leads, who stands there, and the token that is still on it."""
    cities = {name: city for region in scene.view["regions"].values() for name, city in region["cities"].items()}
    found: list[Text] = []
    for route in scene.view["routes"]:
        ends = sorted((route["one"], route["other"]), key=lambda city: cities[city]["disc"] != seat)
        near, far = (scene.teller.name("city", city) for city in ends)
        holders = [cities[city]["disc"] for city in ends]
        if holders[0] != seat:
            continue
        text = line(f"{near}{scene.pen.across}{far}".replace(" ", "\u00a0"))
        if holders[1] is not None:
            text.append_text(line("\u00a0", disc(scene, holders[1])))
        if route["token"]:
            text.append(f" {scene.teller.name('token', route['token'])}".replace(" ", "\u00a0"), "dim")
        found.append(text)
    return found
