"""III C. and VI. Income: the best sets of goods and ships; the Rum Distillery; then the Privateers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.facts import MINT_MONEY
from carrack.games.discovery.pieces import gain_money
from carrack.games.discovery.state import GOODS_OF, Discovery
from carrack.games.discovery.tables.events import FOR_BUILDING, FOR_PREY, FOR_SETS, ROBBED, TILE_WORKED
from carrack.games.discovery.tables.facts import (
    ANY_THREE,
    FOUR_ALIKE,
    GOLD,
    GOODS,
    PRIVATEERS_MONEY,
    RUM_MONEY,
    SILVER,
    SUGAR,
    THREE_ALIKE,
    TURNS,
)
from carrack.games.discovery.tables.questions import BENEFITS_STAGE
from carrack.games.discovery.tables.tiles import MAYFLOWER, MINT, PRIVATEERS, RUM_DISTILLERY

# A kind with none, one, two ... six tokens, in a byte each. Compiled, `1 << 48` is a shift of a C int: too short.
ONE_KIND: Final = vec[i64]([2 ** (8 * tokens) for tokens in range(7)])


def collect(s: Discovery) -> None:
    """Sets for everybody in turn order.

    In 2007 rum with them; when all have theirs, the Privateers take their share. In 2015 the Mint, and no more.
    """
    is_2015 = s.rules.is_2015
    for place in range(s.seats):
        seat = s.order[place]
        dollars = sets_of(s, seat)
        gain_money(s, seat, dollars, FOR_SETS)
        if s.round == TURNS:
            s.economy[seat] = dollars
        if is_2015:
            mint(s, seat)
        else:
            distill(s, seat)
    if not is_2015:
        rob(s)
    flow.enter(s, BENEFITS_STAGE)


def distill(s: Discovery, seat: i64) -> None:
    """Three dollars a sugar token; never points (5.4)."""
    sugar = s.good(GOODS_OF + seat, SUGAR)
    if sugar > 0 and s.owns(seat, RUM_DISTILLERY) > 0:
        s.tell(TILE_WORKED, seat, RUM_DISTILLERY)
        gain_money(s, seat, RUM_MONEY * sugar, FOR_BUILDING)


def mint(s: Discovery, seat: i64) -> None:
    """Two dollars a gold token or a silver token, whichever is more; never points (5.4)."""
    gold = s.good(GOODS_OF + seat, GOLD)
    silver = s.good(GOODS_OF + seat, SILVER)
    tokens = gold if gold > silver else silver
    if tokens > 0 and s.owns(seat, MINT) > 0:
        s.tell(TILE_WORKED, seat, MINT)
        gain_money(s, seat, MINT_MONEY * tokens, FOR_BUILDING)


def rob(s: Discovery) -> None:
    """A dollar for each own ship from each other seat, as far as it has that much."""
    seat = s.holder(PRIVATEERS)
    if seat < 0 or s.ships[seat] == 0:
        return
    s.tell(TILE_WORKED, seat, PRIVATEERS)
    prey: i64 = 0
    for victim in range(s.seats):
        wanted = PRIVATEERS_MONEY * s.ships[seat]
        taken = wanted if wanted < s.money[victim] else s.money[victim]
        if victim != seat and taken > 0:
            s.money[victim] -= taken
            prey += taken
            s.tell(ROBBED, victim, seat, taken)
    gain_money(s, seat, prey, FOR_PREY)


def sets_of(s: Discovery, seat: i64) -> i64:
    """What a seat's goods and ships earn in their best grouping."""
    return earned(kinds_by_number(s, seat), ships_in_sets(s, seat))


def kinds_by_number(s: Discovery, seat: i64) -> i64:
    """Of how many kinds a seat has no token, one, two ... six: a byte each, the lowest for none."""
    goods = s.goods
    first = (GOODS_OF + seat) * GOODS
    kinds: i64 = 0
    for i in range(first, first + GOODS):
        kinds += ONE_KIND[goods[i]]
    return kinds


def tokens_of(kinds: i64) -> i64:
    """How many tokens these are, by goods as `kinds_by_number` tells them."""
    return (
        ((kinds >> 8) & 255)
        + 2 * ((kinds >> 16) & 255)
        + 3 * ((kinds >> 24) & 255)
        + 4 * ((kinds >> 32) & 255)
        + 5 * ((kinds >> 40) & 255)
        + 6 * ((kinds >> 48) & 255)
    )


def ships_in_sets(s: Discovery, seat: i64) -> i64:
    """The Mayflower's are out of this turn's income."""
    if s.sailing > 0 and s.owns(seat, MAYFLOWER) > 0:
        return s.ships[seat] - s.sailing
    return s.ships[seat]


def earned(kinds: i64, ships: i64) -> i64:
    """By goods as `kinds_by_number` tells them."""
    return best_sets(
        (kinds >> 8) & 255,
        (kinds >> 16) & 255,
        (kinds >> 24) & 255,
        (kinds >> 32) & 255,
        (kinds >> 40) & 255,
        (kinds >> 48) & 255,
        ships,
    )


def many_sets(s: Discovery, count: i64) -> i64:
    """What all seats' sets earn, worked out so many times in all: for the benchmark."""
    earned: i64 = 0
    seat: i64 = 0
    for _ in range(count):
        earned += sets_of(s, seat)
        seat += 1
        if seat == s.seats:
            seat = 0
    return earned


def best_sets(loose: i64, twos: i64, threes: i64, fours: i64, fives: i64, sixes: i64, ships: i64) -> i64:
    """The best grouping of so many kinds with one, two ... six tokens, exactly.

    Alike tokens are worth so much more than mixed ones that fours and threes are never broken up for a mixed set.
    A ship then earns most, in this order, each worth more than what it takes from the mixed sets:
    a three becomes a four; a six two fours (two ships); a two a three, or a six a four and a three; a five a four and
    a three (two ships). A ship left over stands for one token: of a four or a five, whose own token is then
    free for a mixed set, or in a mixed set itself, one for every two tokens. Brute force agrees (tests).
    """
    earned = THREE_ALIKE * threes + FOUR_ALIKE * (fours + fives + sixes)
    loose += 2 * twos + fives + 2 * sixes
    use = threes if threes < ships else ships
    earned += (FOUR_ALIKE - THREE_ALIKE) * use
    ships -= use
    use = sixes if 2 * sixes < ships else ships // 2
    earned += 2 * THREE_ALIKE * use
    loose -= 2 * use
    ships -= 2 * use
    pairs = twos + sixes - use
    use = pairs if pairs < ships else ships
    earned += THREE_ALIKE * use
    loose -= 2 * use
    ships -= use
    use = fives if 2 * fives < ships else ships // 2
    earned += THREE_ALIKE * use
    loose -= use
    ships -= 2 * use
    stand_ins = fours + fives - use
    use = stand_ins if stand_ins < ships else ships
    loose += use
    ships -= use
    use = loose // 2 if loose // 2 < ships else ships
    return earned + ANY_THREE * ((loose + use) // 3)
