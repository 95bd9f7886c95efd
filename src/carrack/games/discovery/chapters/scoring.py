"""VIII. Victory points: colonies at the end of each age, everything else at the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery import state
from carrack.games.discovery.edition_2015.facts import BUILDER_FIRST, BUILDER_SECOND, POINT_PRICE
from carrack.games.discovery.tables.events import AGE_ENDED, BUILDING_SCORED, COLONY_SCORED, ECONOMY_SCORED, GAME_ENDS
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    AGES,
    BUILDER,
    CARD_POINTS,
    CARDS,
    COLONY_LEAST,
    COUNTER_POINTS,
    COUNTERS,
    FIRST_POINTS,
    GOODS,
    LAST_TURN_OF_AGE,
    REGIONS,
    SECOND_POINTS,
    SOLDIER,
    TIED_POINTS,
)
from carrack.games.discovery.tables.tiles import (
    AGE_OF_DISCOVERY,
    AGE_OF_REASON,
    GLORY,
    MERCANTILISM,
    NAVY,
    NEW_WORLD_CAPITAL,
    POPULATION,
    POWER,
    PROSPERITY,
    TILE_KINDS,
    TILE_NAMES,
    TILE_POINTS,
    WEALTH,
)

# Colonies.


def end_age(s: state.Discovery) -> None:
    """At the end of turns 3, 6 and 8 every region is scored."""
    age = AGE_OF_TURN[s.round]
    if s.round != LAST_TURN_OF_AGE[age]:
        return
    s.tell(AGE_ENDED, age + 1)
    for region in range(REGIONS):
        for seat in range(s.seats):
            points = colony_points(s, region, seat)
            if points > 0:
                s.colony_points[seat * AGES + age] += points
                s.tell(COLONY_SCORED, seat, region, points)


def colony_points(s: state.Discovery, region: i64, seat: i64) -> i64:
    """Six for the most workers, two for the second most; ties as the rulebook says (4.5).

    With builders of anybody in the region both places bring more for each of them, whatever the ties.
    """
    own = s.people(region, seat)
    if own == 0:
        return 0
    most: i64 = 0
    second: i64 = 0
    ahead: i64 = 0  # how many have the most
    behind: i64 = 0  # how many have the second most
    for other in range(s.seats):
        people = s.people(region, other)
        if people > most:
            second = most
            behind = ahead
            most = people
            ahead = 1
        elif people == most:
            ahead += 1
        elif people > second:
            second = people
            behind = 1
        elif people == second:
            behind += 1
    if most < COLONY_LEAST:
        return 0
    builders = builders_in(s, region)
    if own == most:
        points = BUILDER_FIRST * builders
        if ahead == 1:
            return points + FIRST_POINTS
        return points + TIED_POINTS if ahead == 2 else points
    if own != second:
        return 0
    points = BUILDER_SECOND * builders
    return points + SECOND_POINTS if ahead == 1 and behind == 1 else points


def builders_in(s: state.Discovery, region: i64) -> i64:
    count: i64 = 0
    if s.rules.builders:
        for seat in range(s.seats):
            count += s.count(region, seat, BUILDER)
    return count


# The end.


def end_game(s: state.Discovery) -> None:
    for seat in range(s.seats):
        for ending in range(s.rules.endings):
            points = ending_points(s, seat, ending)
            if points > 0:
                s.tell(BUILDING_SCORED, seat, s.rules.ending_tile[ending], points)
        s.tell(ECONOMY_SCORED, seat, s.economy[seat])
    s.actor = OVER
    s.tell(GAME_ENDS, 0)


def discoveries(s: state.Discovery, seat: i64) -> i64:
    """The points on a seat's counters and cards."""
    points: i64 = 0
    counters = s.counters
    first = (state.COUNTERS_OF + seat) * COUNTERS
    for counter in range(COUNTERS):
        copies = counters[first + counter]
        if copies > 0:
            points += COUNTER_POINTS[counter] * copies
    if s.draws > 0:  # none is won before
        cards = s.cards
        for card in range(CARDS):
            if cards[card] == seat:
                points += CARD_POINTS[card]
    return points


def printed_points(s: state.Discovery, seat: i64) -> i64:
    points: i64 = 0
    tiles = s.tiles
    first = (state.TILES_OF + seat) * TILE_KINDS
    for tile in range(TILE_KINDS):
        if tiles[first + tile] > 0:
            points += TILE_POINTS[tile] * tiles[first + tile]
    return points


def goods_of(s: state.Discovery, seat: i64) -> i64:
    count: i64 = 0
    for good in range(GOODS):
        count += s.good(state.GOODS_OF + seat, good)
    return count


def counted(s: state.Discovery, seat: i64, tile: i64) -> i64:
    """What a tile counts at the end (appendix II)."""
    count: i64 = 0
    if tile == MERCANTILISM:
        count = goods_of(s, seat)
    elif tile == NAVY:
        count = s.ships[seat]
    elif tile == WEALTH:
        count = s.money[seat]
        if s.rules.buy_points:  # it counts the money before the last points were bought
            count += POINT_PRICE[AGES - 1] * s.bought[seat * AGES + AGES - 1]
    elif tile == PROSPERITY:
        for other in range(TILE_KINDS):
            count += s.owns(seat, other)
    elif tile == AGE_OF_REASON:
        count = s.scholars[seat]
    elif tile == AGE_OF_DISCOVERY:
        count = finds_of(s, seat)
    else:
        for region in range(REGIONS):
            if tile == POPULATION:
                count += s.people(region, seat)
            elif tile == POWER:
                count += s.count(region, seat, SOLDIER)
            elif tile == NEW_WORLD_CAPITAL:
                count += s.count(region, seat, BUILDER)
            elif tile == GLORY and is_glorious(s, region, seat):
                count += 1
    return count


def finds_of(s: state.Discovery, seat: i64) -> i64:
    """A seat's counters and cards."""
    count: i64 = 0
    for counter in range(COUNTERS):
        count += s.counters[(state.COUNTERS_OF + seat) * COUNTERS + counter]
    for card in range(CARDS):
        if s.cards[card] == seat:
            count += 1
    return count


def is_glorious(s: state.Discovery, region: i64, seat: i64) -> bool:
    """An own worker there; in 2015 also a colony of three, of anybody, or by the option of another player (5.4)."""
    if s.people(region, seat) == 0:
        return False
    if not s.rules.is_2015:
        return True
    for other in range(s.seats):
        if s.people(region, other) >= COLONY_LEAST and not (other == seat and s.rules.other_glory):
            return True
    return False


def ending_points(s: state.Discovery, seat: i64, ending: i64) -> i64:
    """Of one of the tiles that count at the end, as things stand."""
    rules = s.rules
    tile = rules.ending_tile[ending]
    if s.owns(seat, tile) == 0:
        return 0
    return counted(s, seat, tile) // rules.ending_per[ending] * rules.ending_points[ending]


def points_by_source(s: state.Discovery, seat: i64) -> dict[str, int]:
    points: dict[str, int] = {
        f"colonies_{age + 1}": int(s.colony_points[seat * AGES + age]) for age in range(int(AGES))
    }
    if s.rules.buy_points:
        points["bought"] = int(bought_points(s, seat))
    points["discoveries"] = int(discoveries(s, seat))
    points["buildings"] = int(printed_points(s, seat))
    for ending in range(s.rules.endings):
        points[TILE_NAMES[s.rules.ending_tile[ending]]] = int(ending_points(s, seat, ending))
    points["economy"] = int(s.economy[seat])
    return points


def score_of(s: state.Discovery, seat: i64) -> i64:
    """At any moment."""
    points = points_so_far(s, seat) + printed_points(s, seat)
    for ending in range(s.rules.endings):
        points += ending_points(s, seat, ending)
    return points


def points_so_far(s: state.Discovery, seat: i64) -> i64:
    """All but those of tiles."""
    points = discoveries(s, seat) + s.economy[seat]
    for age in range(AGES):
        points += s.colony_points[seat * AGES + age]
    if s.rules.buy_points:
        points += bought_points(s, seat)
    return points


def bought_points(s: state.Discovery, seat: i64) -> i64:
    points: i64 = 0
    for age in range(AGES):
        points += s.bought[seat * AGES + age]
    return points


def winners(s: state.Discovery) -> list[int]:
    """The most points; then colony points of turn 8, dollars, trade goods, in 2015 with ships; then shared (4.6)."""
    ranks = [
        (
            int(score_of(s, seat)),
            int(s.colony_points[seat * AGES + AGES - 1]),
            int(s.money[seat]),
            int(goods_of(s, seat)) + (int(s.ships[seat]) if s.rules.is_2015 else 0),
        )
        for seat in range(s.seats)
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
