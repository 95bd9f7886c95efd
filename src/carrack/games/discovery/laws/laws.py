"""What can never be otherwise, whatever is played: nothing is made, nothing is lost, nothing lies in two places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.state import NATURE, OVER
from carrack.games.discovery import state
from carrack.games.discovery.edition_2015.facts import AUCTION_MONEY
from carrack.games.discovery.laws import edition_2015, questions
from carrack.games.discovery.renewal import resolved_in
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    AGES,
    BUILDER,
    CAPITAL_LINE,
    CAPITAL_SLOTS,
    CARDS,
    CARIBBEAN,
    COLONIST,
    COLONISTS_STRICT,
    COLONY_LEAST,
    COUNTER_COPIES,
    COUNTER_NATIVES,
    COUNTERS,
    DOCK_LINE,
    DOCK_NUMBERED,
    FIRST_POINTS,
    GOODS,
    GOODS_SHOWN,
    INITIATIVE_LINE,
    INITIATIVE_SLOTS,
    KINDS,
    LAST_TURN_OF_AGE,
    REGION_GOOD,
    REGIONS,
    SECOND_POINTS,
    SOLDIER,
    START_MONEY,
    TILES_SHOWN,
    TOKENS,
    TRADE_LINE,
    TRADE_SLOTS,
    TURNS,
    WARFARE_LINE,
    WARFARE_SLOTS,
    WORKERS_MOST,
)
from carrack.games.discovery.tables.frames import FRAMES
from carrack.games.discovery.tables.questions import (
    ASK_LOOK,
    DISCOVERY_STAGE,
    GOODS_STAGE,
    PREPARING,
    SCORING_STAGE,
    SHIPPING_STAGE,
    TILES_STAGE,
)
from carrack.games.discovery.tables.tiles import AGE_TILES, NEW_WORLD_CARTOGRAPHY, SPOILS_SHIP, TILE_KINDS, UNIVERSITY

UNUSED_COUNTERS: Final[i64] = 8  # sixteen, and eight of them on the map


def broken(s: state.Discovery) -> list[str]:
    """Every law that does not hold. First what the others rely on."""
    found: list[str] = []
    _check_pointers(s, found)
    if not found:
        _check_order(s, found)
        _check_lines(s, found)
    if not found:
        _check_workers(s, found)
        _check_goods(s, found)
        _check_tiles(s, found)
        _check_discoveries(s, found)
        _check_seats(s, found)
    if not found:
        if s.rules.is_2015:
            edition_2015.check(s, found)
        questions.check(s, found)
    return found


def _check_pointers(s: state.Discovery, found: list[str]) -> None:
    everyone = s.rules.everyone
    if s.seats != s.rules.seats or not 0 <= s.turn < s.seats or not 0 <= s.active < s.seats or s.turns < 0:
        found.append(f"seats {s.seats}, turn {s.turn} of {s.turns}, active {s.active}")
    last_stage = PREPARING if s.rules.is_2015 else GOODS_STAGE
    if not 0 <= s.round <= TURNS or not 0 <= s.stage <= last_stage:
        found.append(f"turn marker {s.round}, stage {s.stage}")
    if not -1 <= s.slot <= s.rules.slots or not 0 <= s.item <= s.rules.benefits or not 0 <= s.depth <= FRAMES:
        found.append(f"slot {s.slot}, item {s.item}, depth {s.depth}")
    if s.placed & ~everyone or s.passed & ~everyone or not 0 <= s.ship_shown <= 1:
        found.append(f"placed {s.placed}, passed {s.passed}, ships shown {s.ship_shown}")
    if s.actor == OVER and s.round != TURNS:
        found.append(f"over in turn {s.round}")


def _check_order(s: state.Discovery, found: list[str]) -> None:
    """Every seat has one place; before the first turn some have none yet."""
    seen: i64 = 0
    for place in range(s.seats):
        seat = s.order[place]
        if not -1 <= seat < s.seats or (seat >= 0 and (seen >> seat) & 1) or (seat < 0 and s.round > 0):
            found.append(f"turn order: seat {seat} in place {place + 1}")
            return
        if seat >= 0:
            seen |= 1 << seat


def _check_lines(s: state.Discovery, found: list[str]) -> None:
    """Lines fill from the left. In the dock a worker may stand beyond the open spaces only by the University."""
    line = s.line
    for slot in range(s.rules.slots):
        worker = line[slot]
        if not state.EMPTY <= worker < s.seats * KINDS or (worker >= 0 and worker % KINDS >= s.rules.kinds):
            found.append(f"slot {slot}: worker {worker}")
            return
    _check_filled(s, "initiative", INITIATIVE_LINE, INITIATIVE_SLOTS, found)
    _check_filled(s, "goods", TRADE_LINE, TRADE_SLOTS, found)
    _check_filled(s, "capital", CAPITAL_LINE, CAPITAL_SLOTS, found)
    _check_filled(s, "warfare", WARFARE_LINE, WARFARE_SLOTS, found)
    seen: i64 = 0
    for slot in range(INITIATIVE_SLOTS):
        worker = s.line[INITIATIVE_LINE + slot]
        if worker >= 0 and (seen >> (worker // KINDS)) & 1:
            found.append(f"initiative: seat {worker // KINDS} stands there twice")
        if worker >= 0:
            seen |= 1 << (worker // KINDS)
    spare: i64 = 1 if (s.spent >> UNIVERSITY) & 1 else 0
    if s.rules.nations and edition_2015.england_used(s):
        spare = DOCK_NUMBERED
    for slot in range(s.rules.dock_spaces + spare, DOCK_NUMBERED):
        if s.line[DOCK_LINE + slot] != state.EMPTY:
            found.append(f"dock: a worker on space {slot + 1}")


def _check_filled(s: state.Discovery, name: str, first: i64, slots: i64, found: list[str]) -> None:
    """Without gaps; in 2015 those who have had their turn are gone, and edition_2015 sees to it that they are."""
    left = resolved_in(s.stage, s.slot, s.step, first) if s.rules.is_2015 else 0
    for slot in range(first + left, first + slots - 1):
        if s.line[slot] == state.EMPTY and s.line[slot + 1] != state.EMPTY:
            found.append(f"{name}: a gap before slot {slot + 2 - first}")


def _check_workers(s: state.Discovery, found: list[str]) -> None:
    seats = s.seats
    workers = s.workers
    for i in range(state.ZONES * seats * KINDS):
        if workers[i] < 0:
            found.append(f"workers: {workers[i]} at {i}")
            return
    for seat in range(seats):
        for zone in range(state.ZONES):
            for kind in range(KINDS):
                if i64(s.mirror[seat * state.CROWD + zone * KINDS + kind]) != s.count(zone, seat, kind):
                    found.append(f"mirror: other {kind} in zone {zone} of seat {seat}")
    presence = s.presence
    for region in range(REGIONS):
        closed = s.counter[region] != state.OPEN
        unclaimed = s.good(state.ON_MAP, REGION_GOOD[region]) > 0
        for seat in range(seats):
            people = presence[region * seats + seat]
            if s.crowd(region, seat) != people:
                found.append(f"region {region}: seat {seat} is said to have {people} workers")
            if people > 0 and closed:
                found.append(f"region {region}: seat {seat} is there, and it is not discovered")
            if people >= COLONY_LEAST and unclaimed:
                found.append(f"region {region}: seat {seat} has not taken its good")
    for seat in range(seats):
        _check_colour(s, seat, found)


def _check_colour(s: state.Discovery, seat: i64, found: list[str]) -> None:
    """Pieces of one colour: ten soldiers, ten builders, in the strict game 29 colonists; boxes empty in time."""
    soldiers: i64 = 0
    colonists: i64 = 0
    builders: i64 = 0
    workers = s.workers
    for zone in range(state.ZONES):
        first = (zone * s.seats + seat) * KINDS
        colonists += workers[first + COLONIST]
        soldiers += workers[first + SOLDIER]
        builders += workers[first + BUILDER]
    line = s.line
    for slot in range(s.rules.slots):
        if line[slot] == seat * KINDS + SOLDIER:
            soldiers += 1
        elif line[slot] == seat * KINDS + BUILDER:
            builders += 1
        elif line[slot] == seat * KINDS + COLONIST:
            colonists += 1
    most: i64 = WORKERS_MOST[BUILDER] if s.rules.builders else 0
    if soldiers > WORKERS_MOST[SOLDIER] or builders > most:
        found.append(f"seat {seat}: {soldiers} soldiers, {builders} builders in play")
    if s.rules.strict_colonists and colonists > COLONISTS_STRICT:
        found.append(f"seat {seat}: {colonists} colonists in play")
    if s.crowd(state.CREW, seat) > 0 and (s.stage != DISCOVERY_STAGE or s.active != seat):
        found.append(f"seat {seat}: a crew in stage {s.stage}")
    if s.crowd(state.SHIPPING_ZONE, seat) > 0 and s.stage > SHIPPING_STAGE:
        found.append(f"seat {seat}: workers on shipping in stage {s.stage}")


def _check_goods(s: state.Discovery, found: list[str]) -> None:
    """Every token is in one place; in 2015 left-over ones are in none."""
    goods = s.goods
    shown: i64 = 0
    for good in range(GOODS):
        total: i64 = 0
        for zone in range(state.GOODS_OF + s.seats):
            count = goods[zone * GOODS + good]
            if count < 0:
                found.append(f"good {good}: {count} in zone {zone}")
            total += count
        shown += s.good(state.SHOWN, good)
        gone = TOKENS[good] - total
        if gone < 0 or (gone > 0 and not s.rules.is_2015) or s.good(state.ON_MAP, good) > 1:
            found.append(f"good {good}: {total} tokens, {s.good(state.ON_MAP, good)} on the map")
    if shown > GOODS_SHOWN:
        found.append(f"goods: {shown} shown")


def _check_tiles(s: state.Discovery, found: list[str]) -> None:
    """No tile is in two places; those that have left the game are in none."""
    shown: i64 = 0
    age = AGE_OF_TURN[s.round + 1] if _shows_next(s) else AGE_OF_TURN[s.round]
    tiles = s.tiles
    for tile in range(TILE_KINDS):
        total: i64 = 0
        for zone in range(state.TILES_OF + s.seats):
            count = tiles[zone * TILE_KINDS + tile]
            if count < 0:
                found.append(f"tile {tile}: {count} in zone {zone}")
            total += count
        shown += tiles[state.SHOWN * TILE_KINDS + tile]
        if total > s.rules.copies[tile]:
            found.append(f"tile {tile}: {total} of them")
        if s.rules.copies[tile] == 1 and i64(s.mirror[state.WHERE + tile]) != s.zone_of(tile):
            found.append(f"tile {tile}: not in zone {s.mirror[state.WHERE + tile]}")
    for stack in range(AGES):
        if i64(s.mirror[state.STACKS + stack]) != _tiles_in(s, state.SUPPLY, stack):
            found.append(f"tiles: {s.mirror[state.STACKS + stack]} in stack {stack + 1}")
    if shown > TILES_SHOWN or shown != _tiles_in(s, state.SHOWN, age):
        found.append(f"tiles: {shown} shown in age {age + 1}")
    one_shot: i64 = (1 << UNIVERSITY) | (1 << NEW_WORLD_CARTOGRAPHY)
    if s.spent & ~one_shot:
        found.append(f"used tiles: {s.spent}")
    if (s.spent >> UNIVERSITY) & 1 and s.holder(UNIVERSITY) < 0:
        found.append("the University is used, and nobody owns it")
    if (s.spent >> NEW_WORLD_CARTOGRAPHY) & 1 and s.holder(NEW_WORLD_CARTOGRAPHY) < 0:
        found.append("the Cartography is used, and nobody owns it")


def _tiles_in(s: state.Discovery, zone: i64, age: i64) -> i64:
    """The tiles of an age in its stack, or on display: there are no others."""
    count: i64 = 0
    for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
        count += s.tiles[zone * TILE_KINDS + tile]
    return count


def _shows_next(s: state.Discovery) -> bool:
    """Whether the tiles on display are those of the next turn: 2015 refills its goods first."""
    if s.rules.is_2015:
        return s.stage == TILES_STAGE or (s.stage == SCORING_STAGE and s.round < TURNS)
    return s.stage == TILES_STAGE or s.stage == GOODS_STAGE


def _check_discoveries(s: state.Discovery, found: list[str]) -> None:
    """Every counter is unseen, seen and face down, or won; cards are won only when no region is left."""
    face_down: i64 = 0
    left = False
    for region in range(REGIONS):
        counter = s.counter[region]
        if not state.OPEN <= counter < COUNTERS:
            found.append(f"region {region}: counter {counter}")
            return
        if counter == state.FACE_DOWN:
            face_down += 1
        if counter != state.OPEN:
            left = True
        seen = s.seen_by[region]
        known = counter >= 0
        failed = s.failed_with[region] > 0 and not (s.step == ASK_LOOK and counter == state.FACE_DOWN)
        if known and (s.rules.scouting or s.rules.face_up):
            failed = True
        if known != (seen != 0) or seen & ~s.rules.everyone or known != failed or s.failed_with[region] < 0:
            found.append(f"region {region}: counter {counter} seen by {seen}, failed with {s.failed_with[region]}")
        elif known and s.failed_with[region] >= COUNTER_NATIVES[counter]:
            found.append(f"region {region}: failed with {s.failed_with[region]} against counter {counter}")
        if known and not s.rules.secrets and seen != s.rules.everyone:
            found.append(f"region {region}: a counter seen by {seen} only")
    if s.counter[CARIBBEAN] != state.OPEN:
        found.append("the Caribbean is not discovered")
    counters = s.counters
    on_map = s.counter
    unseen: i64 = 0
    out: i64 = 0
    for counter in range(COUNTERS):
        total: i64 = 0
        for zone in range(state.COUNTERS_OF + s.seats):
            count = counters[zone * COUNTERS + counter]
            if count < 0:
                found.append(f"counter {counter}: {count} in zone {zone}")
            total += count
        for region in range(REGIONS):
            if on_map[region] == counter:
                total += 1
        unseen += counters[counter]
        gone = COUNTER_COPIES[counter] - total
        out += gone
        if gone < 0 or (gone > 0 and not s.rules.no_survivors):
            found.append(f"counter {counter}: {total} of them")
    taken: i64 = 1 if s.rules.auction and s.round > 0 else out
    if unseen != face_down + UNUSED_COUNTERS - taken or s.looks + unseen != 2 * UNUSED_COUNTERS:
        found.append(f"counters: {unseen} unseen, {face_down} of them on the map, {s.looks} turned up")
    won: i64 = 0
    for card in range(CARDS):
        if not state.IN_DECK <= s.cards[card] < s.seats:
            found.append(f"card {card}: of seat {s.cards[card]}")
        elif s.cards[card] != state.IN_DECK:
            won += 1
    if s.draws < won or (left and s.draws > 0 and not s.rules.nations):
        found.append(f"cards: {won} won, {s.draws} drawn")


def _check_seats(s: state.Discovery, found: list[str]) -> None:
    """Money and ships; points only for ages that are over."""
    ships = s.ship_shown
    for seat in range(s.seats):
        ships += s.ships[seat]
        if s.money[seat] < 0 or s.ships[seat] < 0 or s.economy[seat] < 0:
            found.append(f"seat {seat}: {s.money[seat]} dollars, {s.ships[seat]} ships, economy {s.economy[seat]}")
        if s.economy[seat] > 0 and s.round < TURNS:
            found.append(f"seat {seat}: economy points in turn {s.round}")
        most = START_MONEY if s.rules.auction else AUCTION_MONEY
        if not 0 <= s.bids[seat] <= most or (s.bids[seat] > 0 and not s.rules.bidding):
            found.append(f"seat {seat}: bid {s.bids[seat]}")
    most_ships: i64 = s.round if s.round > 0 else 1
    if s.rules.is_2015:  # the next turn's is put out early, and one may be among the Spoils of War
        most_ships += 1 + (1 if s.holder(SPOILS_SHIP) >= 0 else 0)
    if not 1 <= ships <= most_ships:
        found.append(f"ships: {ships} in turn {s.round}")
    if s.rules.ships_most > 0 and ships > s.rules.ships_most:
        found.append(f"ships: {ships} of {s.rules.ships_most}")
    for age in range(AGES):
        total: i64 = 0
        for seat in range(s.seats):
            points = s.colony_points[seat * AGES + age]
            total += points
            if points < 0:
                found.append(f"seat {seat}: {points} colony points")
        scored = s.stage == SCORING_STAGE if s.rules.is_2015 else s.stage >= TILES_STAGE
        over = s.round > LAST_TURN_OF_AGE[age] or (s.round == LAST_TURN_OF_AGE[age] and (scored or s.actor == OVER))
        too_many = total > REGIONS * (FIRST_POINTS + SECOND_POINTS) and not s.rules.builders
        if too_many or (total > 0 and not over):
            found.append(f"age {age + 1}: {total} colony points in turn {s.round}")
    if s.actor == NATURE and s.round == 0 and s.turns > 0:
        found.append("turns before the first")
