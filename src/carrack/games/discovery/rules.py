"""In what editions and options differ, as numbers: one object for all clones of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.facts import SHIPS_STRICT
from carrack.games.discovery.tiles import BENEFITS_2007, ENDINGS_2007, TILE_NAMES, Benefit, Ending


class Edition(NamedTuple):
    """`figures_stay`: whether specialists keep their figures on the map; in 2007 only soldiers differ there."""

    id: str
    title: str
    seats: tuple[int, ...]
    benefits: tuple[Benefit, ...]
    endings: tuple[Ending, ...]
    figures_stay: bool


EDITION_2007: Final = Edition(
    "discovery-2007", "The Age of Discovery (2007)", (2, 3, 4, 5, 6), BENEFITS_2007, ENDINGS_2007, False
)


class Rules:
    """What one table plays by."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, bool | int | str]) -> None:
        self.seats: i64 = seats
        self.everyone: i64 = (1 << seats) - 1  # a bit per seat
        self.dock_spaces: i64 = 2 * seats - 1
        self.auction: bool = options["start_auction_2007"] is True
        self.strict_colonists: bool = options["strict_colonists"] is True
        self.hide_failed: bool = options["hide_failed_counters"] is True
        # A colour's colonists are counted only in the strict game: elsewhere nobody gains by keeping the figures.
        self.figures_stay: bool = edition.figures_stay or self.strict_colonists
        self.ships_most: i64 = 0  # no limit
        if options["strict_ships"] is True:
            self.ships_most = SHIPS_STRICT + (1 if seats == 6 else 0)
        benefits = edition.benefits
        self.benefits: i64 = len(benefits)
        self.benefit_tile: vec[i64] = vec[i64]([TILE_NAMES.index(benefit.tile) for benefit in benefits])
        self.benefit_does: vec[i64] = vec[i64]([benefit.does for benefit in benefits])
        self.benefit_subject: vec[i64] = vec[i64]([benefit.subject for benefit in benefits])
        self.benefit_amount: vec[i64] = vec[i64]([benefit.amount for benefit in benefits])
        endings = edition.endings
        self.endings: i64 = len(endings)
        self.ending_tile: vec[i64] = vec[i64]([TILE_NAMES.index(ending.tile) for ending in endings])
        self.ending_per: vec[i64] = vec[i64]([ending.per for ending in endings])
        self.ending_points: vec[i64] = vec[i64]([ending.points for ending in endings])
