"""What only the edition of 2015 has: cards that were looked at, ships that sail, tiles foretold."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Entry, Sight, around, count, flag, kind
from carrack.games.discovery.edition_2015.facts import FORETOLD
from carrack.games.discovery.observe.map import by_seats
from carrack.games.discovery.pieces import tiles_in
from carrack.games.discovery.state import IN_DECK, SUPPLY, Discovery
from carrack.games.discovery.tables.facts import AGES, CARDS
from carrack.games.discovery.tables.tiles import AGE_TILES, TILE_KINDS, TILE_NAMES
from carrack.games.discovery.tables.verbs import CARD_NAMES


@final
class Later(Sight[Discovery]):
    """Sailing ships; with `low_luck_age3` the buildings of the last age that are to come, once they are settled."""

    def entries(self, s: Discovery) -> list[Entry]:
        last = range(int(AGE_TILES[AGES - 1]), int(AGE_TILES[AGES])) if s.rules.low_luck else range(0)
        return [count("sailing"), *[flag(f"foretold/{TILE_NAMES[tile]}") for tile in last]]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        out[at] = i16(s.sailing)
        at += 1
        if s.rules.low_luck:
            told = tiles_in(s, SUPPLY, AGES - 1) <= FORETOLD
            for tile in range(AGE_TILES[AGES - 1], AGE_TILES[AGES]):
                out[at] = 0
                if told and s.tiles[SUPPLY * TILE_KINDS + tile] > 0:
                    out[at] = 1
                at += 1
        return at


@final
class Deck(Sight[Discovery]):
    """With `scouting`: who has looked at the top card and at those put to the bottom; the cards for who knows them."""

    def entries(self, s: Discovery) -> list[Entry]:
        places = ["deck/top", *[f"deck/bottom/{i + 1}" for i in range(CARDS)]]
        who = around(s.seats)
        return [
            count("deck/scouts"),
            *[
                entry
                for place in places
                for entry in (
                    kind(place, ("unknown", *CARD_NAMES)),
                    *[flag(f"{place}/seen_by/{name}") for name in who],
                )
            ],
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        out[at] = i16(s.scouts)
        at = self.card(s, s.top, s.top_seen, seat, out, at + 1)
        for i in range(CARDS):
            at = self.card(s, s.bottom[i], s.bottom_seen[i], seat, out, at)
        return at

    def card(self, s: Discovery, card: i64, seen: i64, seat: i64, out: vec[i16], at: i64) -> i64:
        """Nothing of a place where no card was looked at."""
        out[at] = 0
        if card == IN_DECK:
            seen = 0
        elif (seen >> seat) & 1 != 0:
            out[at] = i16(card + 1)
        return by_seats(seen, seat, s.seats, out, at + 1)
