"""In what editions and options differ, as numbers: one object for all clones of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.edition_2015.facts import DOCK_MOST, MAYFLOWER_SLOT
from carrack.games.discovery.tables.facts import BOXES, DOCK_LINE, DOCK_NUMBERED, DOCK_SLOTS, KINDS, SHIPS_STRICT, SLOTS
from carrack.games.discovery.tables.tiles import (
    BENEFITS_2007,
    BENEFITS_2015,
    ENDINGS_2007,
    ENDINGS_2015,
    NEED_BUILDERS,
    TILE_NAMES,
    TILES,
    Benefit,
    Ending,
)
from carrack.games.discovery.turned import Turned


class Edition(NamedTuple):
    """The lines of rules 6 that are no mere wording.

    `is_2015`: in short the edition of 2015 refills goods before tiles and scores an age only after that, its
    left-over goods leave the game, specialists keep their figures on the map, the Stable comes before discovery, the
    Rum Distillery and the Privateers come with the benefits, the University moves workers in two more lines, Glory
    asks for a colony of three, and ships break ties.
    """

    id: str
    title: str
    seats: tuple[int, ...]
    benefits: tuple[Benefit, ...]
    endings: tuple[Ending, ...]
    is_2015: bool


EDITION_2007: Final = Edition(
    "discovery-2007", "The Age of Discovery (2007)", (2, 3, 4, 5, 6), BENEFITS_2007, ENDINGS_2007, False
)
EDITION_2015: Final = Edition(
    "discovery-2015", "Empires: Age of Discovery (2015)", (2, 3, 4, 5, 6), BENEFITS_2015, ENDINGS_2015, True
)

Options = Mapping[str, bool | int | str]


class Rules:
    """What one table plays by."""

    def __init__(self, edition: Edition, seats: int, options: Options) -> None:
        self.is_2015: bool = edition.is_2015
        self.seats: i64 = seats
        self.everyone: i64 = (1 << seats) - 1  # a bit per seat
        self.dock_spaces: i64 = 2 * seats - 1
        self.dock_slots: i64 = DOCK_MOST if edition.is_2015 else DOCK_SLOTS  # England may fill more than are printed
        self.slots: i64 = SLOTS + self.dock_slots - DOCK_SLOTS
        self.auction: bool = options.get("start_auction_2007") is True
        self.strict_colonists: bool = options["strict_colonists"] is True
        self.hide_failed: bool = options["hide_failed_counters"] is True
        # A colour's colonists are counted only in the strict game: elsewhere nobody gains by keeping the figures.
        self.figures_stay: bool = edition.is_2015 or self.strict_colonists
        self.ships_most: i64 = 0  # no limit
        if options["strict_ships"] is True:
            self.ships_most = SHIPS_STRICT + (1 if seats == 6 else 0)
        self.builders: bool = options.get("builder_worker") is True
        self.kinds: i64 = KINDS if self.builders else KINDS - 1
        self.free_tiles: bool = options.get("builder_tiles") is True  # the Spoils are among them
        self.nations: bool = options.get("nations", "off") != "off"
        self.nation_auction: bool = options.get("nations") == "auction"
        self.bidding: bool = self.auction or self.nation_auction
        self.buy_points: bool = options.get("buy_vp") is True
        self.no_survivors: bool = options.get("no_survivors") is True
        self.scouting: bool = options.get("scouting") is True
        self.face_up: bool = options.get("advanced_scouting") is True
        self.secrets: bool = self.hide_failed or self.scouting  # a seat may know what another does not
        self.low_luck: bool = options.get("low_luck_age3") is True
        captains = options.get("two_player_captains_each", 0)
        assert isinstance(captains, int)
        self.captains: i64 = captains
        self.other_glory: bool = options.get("glory_other_player_only") is True
        self.copies: vec[i64] = vec[i64](_copies(edition, options))
        self.tiles: vec[i64] = vec[i64]([tile for tile, copies in enumerate(self.copies) if copies > 0])  # in play
        self.single_tiles: vec[i64] = vec[i64]([tile for tile in self.tiles if self.copies[tile] == 1])
        self.many_tiles: vec[i64] = vec[i64]([tile for tile in self.tiles if self.copies[tile] > 1])
        self.once_tiles: vec[i64] = vec[i64]([tile for tile in self.tiles if TILES[tile].kind == "one_shot"])
        self.used_slots: vec[i64] = vec[i64](_used_slots(self))
        self.turned: Turned = Turned(seats)
        benefits = edition.benefits
        self.benefits: i64 = len(benefits)
        self.benefit_tile: vec[i64] = vec[i64]([TILE_NAMES.index(benefit.tile) for benefit in benefits])
        self.benefit_does: vec[i64] = vec[i64]([benefit.does for benefit in benefits])
        self.benefit_subject: vec[i64] = vec[i64]([benefit.subject for benefit in benefits])
        self.benefit_amount: vec[i64] = vec[i64]([benefit.amount for benefit in benefits])
        self.benefit_of: vec[i64] = vec[i64](_rows([benefit.tile for benefit in benefits]))
        endings = edition.endings
        self.endings: i64 = len(endings)
        self.ending_tile: vec[i64] = vec[i64]([TILE_NAMES.index(ending.tile) for ending in endings])
        self.ending_of: vec[i64] = vec[i64](_rows([ending.tile for ending in endings]))
        self.ending_per: vec[i64] = vec[i64]([ending.per for ending in endings])
        self.ending_points: vec[i64] = vec[i64]([ending.points for ending in endings])


def _rows(tiles: list[str]) -> list[int]:
    """In which row of a table each tile stands, or -1."""
    return [tiles.index(name) if name in tiles else -1 for name in TILE_NAMES]


def _copies(edition: Edition, options: Options) -> list[int]:
    """How many of each tile are in the stacks."""
    if not edition.is_2015:
        return [tile.copies for tile in TILES]
    found = []
    for tile in TILES:
        used = tile.set == "base" or options["builder_tiles"] is True
        if tile.name in NEED_BUILDERS and options["builder_worker"] is not True:
            used = False
        found.append(tile.copies_2015 if used else 0)
    return found


def _used_slots(rules: Rules) -> list[int]:
    """The slots of all boxes in which a worker may ever stand, by their places in `State.line`.

    Of the dock's numbered spaces one more than are open, since the University makes room, and all with England.
    """
    found: list[int] = []
    for box in BOXES:
        if box.name == "dock":
            open_spaces = min(int(rules.dock_spaces) + 1, int(DOCK_NUMBERED))
            slots = [*range(open_spaces), int(DOCK_NUMBERED), int(DOCK_NUMBERED) + 1]
            if rules.nations:
                slots = [*range(int(rules.dock_slots))]
            elif rules.is_2015 and rules.free_tiles:
                slots += range(int(MAYFLOWER_SLOT), int(DOCK_SLOTS))
            found += [int(spot(DOCK_LINE, slot)) for slot in slots]
        elif box.name != "builder" or rules.builders:
            size = min(box.size, int(rules.seats)) if box.name == "initiative" else box.size
            found += range(box.first, box.first + size)
    return found


def spot(line: i64, slot: i64) -> i64:
    """Where a slot of a line lies. The dock has two more in 2015 than there is room for: they lie behind all others."""
    return line + slot if line != DOCK_LINE or slot < DOCK_SLOTS else SLOTS + slot - DOCK_SLOTS
