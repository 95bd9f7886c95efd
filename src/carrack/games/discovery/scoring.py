"""VIII. Victory points: colonies at the end of each age, everything else at the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery import state
from carrack.games.discovery.events import AGE_ENDED, BUILDING_SCORED, COLONY_SCORED, ECONOMY_SCORED, GAME_ENDS
from carrack.games.discovery.facts import (
    AGE_OF_TURN,
    AGES,
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
from carrack.games.discovery.tiles import (
    GLORY,
    MERCANTILISM,
    NAVY,
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
    """Six for the most workers, two for the second most; ties as the rulebook says (4.5)."""
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
    if own == most:
        if ahead == 1:
            return FIRST_POINTS
        return TIED_POINTS if ahead == 2 else 0
    return SECOND_POINTS if own == second and ahead == 1 and behind == 1 else 0


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
    for counter in range(COUNTERS):
        points += COUNTER_POINTS[counter] * s.counters[(state.COUNTERS_OF + seat) * COUNTERS + counter]
    for card in range(CARDS):
        if s.cards[card] == seat:
            points += CARD_POINTS[card]
    return points


def printed_points(s: state.Discovery, seat: i64) -> i64:
    points: i64 = 0
    for tile in range(TILE_KINDS):
        points += TILE_POINTS[tile] * s.owns(seat, tile)
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
    elif tile == PROSPERITY:
        for other in range(TILE_KINDS):
            count += s.owns(seat, other)
    else:
        for region in range(REGIONS):
            if tile == POPULATION:
                count += s.people(region, seat)
            elif tile == POWER:
                count += s.count(region, seat, SOLDIER)
            elif tile == GLORY and s.people(region, seat) > 0:
                count += 1
    return count


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
    points["discoveries"] = int(discoveries(s, seat))
    points["buildings"] = int(printed_points(s, seat))
    for ending in range(s.rules.endings):
        points[TILE_NAMES[s.rules.ending_tile[ending]]] = int(ending_points(s, seat, ending))
    points["economy"] = int(s.economy[seat])
    return points


def score_of(s: state.Discovery, seat: i64) -> i64:
    """At any moment."""
    points = discoveries(s, seat) + printed_points(s, seat) + s.economy[seat]
    for age in range(AGES):
        points += s.colony_points[seat * AGES + age]
    for ending in range(s.rules.endings):
        points += ending_points(s, seat, ending)
    return points


def winners(s: state.Discovery) -> list[int]:
    """The most points; then colony points of turn 8, dollars, trade goods; then shared (4.6)."""
    ranks = [
        (
            int(score_of(s, seat)),
            int(s.colony_points[seat * AGES + AGES - 1]),
            int(s.money[seat]),
            int(goods_of(s, seat)),
        )
        for seat in range(s.seats)
    ]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
