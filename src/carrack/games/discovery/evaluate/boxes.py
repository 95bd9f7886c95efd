"""What the workers in the boxes will bring: a good, a ship, a tile, a specialist, a place in the order."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.chapters.capital import price_of
from carrack.games.discovery.chapters.income import earned, kinds_by_number, ships_in_sets, tokens_of
from carrack.games.discovery.chapters.shipping import value_of
from carrack.games.discovery.edition_2015.facts import BUILDER_DISCOUNT
from carrack.games.discovery.evaluate.edition_2015 import smuggled_good
from carrack.games.discovery.evaluate.outlook import Outlook, is_own, money_worth
from carrack.games.discovery.evaluate.tiles import tile_worth
from carrack.games.discovery.evaluate.weights import (
    GOOD,
    HAND_WORTH,
    NEXT_SHIP,
    ORDER,
    SHIP_AHEAD,
    SHIP_ALONE,
    SHIP_BEHIND,
    WEIGHTS,
)
from carrack.games.discovery.state import (
    EMPTY,
    GOODS_OF,
    HAND,
    SHOWN,
    Discovery,
)
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    BUILDER,
    CAPITAL_LINE,
    CAPITAL_SLOTS,
    GOODS,
    INITIATIVE_LINE,
    KINDS,
    SCHOOL_LINE,
    SCHOOL_SLOTS,
    TILES_SHOWN,
    TRADE_LINE,
    TRADE_SLOTS,
    TRAINING_PRICE,
    TRAINING_SLOT,
)
from carrack.games.discovery.tables.frames import SMUGGLE_GOOD, SMUGGLE_RIVAL, SMUGGLING, WHAT, WHOSE
from carrack.games.discovery.tables.questions import (
    CAPITAL_STAGE,
    INITIATIVE_STAGE,
    PLACING,
    SCHOOL_STAGE,
    SHIPPING_STAGE,
    TRADE_STAGE,
)
from carrack.games.discovery.tables.tiles import AGE_TILES, MERCANTILISM, NAVY, TILE_KINDS


def hand_worth(o: Outlook) -> float:
    workers = o.s.workers
    first = HAND * o.seats * KINDS + o.figures
    worth: float = 0.0
    for kind in range(KINDS):
        count = workers[first + kind]
        if count > 0:
            worth += WEIGHTS[o.weights + HAND_WORTH + kind] * float(count)
    return worth


# Initiative.


def order_worth(o: Outlook) -> float:
    """The money of the box, and the place in the next turn's order."""
    s = o.s
    place: i64 = -1
    ahead: i64 = 0
    line = s.line
    for slot in range(o.seats):
        worker = line[INITIATIVE_LINE + slot]
        if worker == EMPTY:
            break
        ahead += 1
        if is_own(o, worker):
            place = slot
    if place >= 0 and s.stage <= INITIATIVE_STAGE:
        o.money += place + 1
    if o.left == 0:
        return 0.0
    if place < 0:
        place = ahead
        for other in s.order:
            if other == o.seat:
                break
            if ahead == 0 or not stands_in_line(s, other):
                place += 1
    return WEIGHTS[o.weights + ORDER] * float(o.seats - 1 - place) / float(o.seats - 1)


def stands_in_line(s: Discovery, seat: i64) -> bool:
    for slot in range(s.seats):
        worker = s.line[INITIATIVE_LINE + slot]
        if worker == EMPTY:
            return False
        if worker // KINDS == seat:
            return True
    return False


# Goods and ships.


def trade_worth(o: Outlook) -> float:
    """Goods and ships, with those to come from the two boxes."""
    s = o.s
    worth = smuggled_worth(o) if s.depth > 0 and s.frame(WHAT) == SMUGGLING else sets_worth(o)
    if s.stage <= TRADE_STAGE:
        worth += picks_worth(o, worth)
    if s.stage <= SHIPPING_STAGE and s.ship_shown > 0:
        chance = ship_chance(o)
        if chance > 0.0:
            s.ships[o.seat] += 1
            gain = sets_worth(o) - worth
            s.ships[o.seat] -= 1
            if s.owns(o.seat, NAVY) > 0:
                gain += 4.0
            worth += chance * gain
    return worth


def smuggled_worth(o: Outlook) -> float:
    """As if the Smuggler's swap were made already, for the good one has fewest of."""
    s = o.s
    seat = s.frame(WHOSE)
    own = smuggled_good(s, seat)
    if own < 0:
        return sets_worth(o)
    first = (GOODS_OF + seat) * GOODS
    rivals = (GOODS_OF + s.frame(SMUGGLE_RIVAL)) * GOODS
    good = s.frame(SMUGGLE_GOOD)
    for way in range(2):
        change: i64 = 1 if way == 0 else -1
        s.goods[first + good] += change
        s.goods[first + own] -= change
        s.goods[rivals + good] -= change
        s.goods[rivals + own] += change
        if way == 0:
            worth = sets_worth(o)
    return worth


def sets_worth(o: Outlook) -> float:
    """The sets' income by the incomes to come, and what goods may still become."""
    s = o.s
    each = o.incomes + o.economy
    if each == 0.0:
        return 0.0
    kinds = kinds_by_number(s, o.seat)
    ships = ships_in_sets(s, o.seat)
    dollars = earned(kinds, ships)
    hope = WEIGHTS[o.weights + NEXT_SHIP] * float(earned(kinds, ships + 1) - dollars)
    if o.left > 0:
        good = WEIGHTS[o.weights + GOOD]
        hope += good * float(tokens_of(kinds)) + 0.5 * good * float(s.ships[o.seat])
    return each * (float(dollars) + hope)


def picks_worth(o: Outlook, worth: float) -> float:
    """One's own workers among the goods: whoever stands before one takes what one would like best."""
    s = o.s
    first = s.slot if s.stage == TRADE_STAGE and s.slot > 0 else 0
    last: i64 = -1  # one's own worker
    line = s.line
    for slot in range(first, TRADE_SLOTS):
        worker = line[TRADE_LINE + slot]
        if worker == EMPTY:
            break
        if is_own(o, worker):
            last = slot
    if last < 0:
        return 0.0
    gains = vec[float]([0.0] * GOODS)
    left: i64 = 0  # a bit for each good that is thought to lie there still
    for good in range(GOODS):
        if s.goods[SHOWN * GOODS + good] > 0:
            place = (GOODS_OF + o.seat) * GOODS + good
            s.goods[place] += 1
            gains[good] = sets_worth(o) - worth
            s.goods[place] -= 1
            left |= 1 << good
    total: float = 0.0
    for slot in range(first, last + 1):
        choice: i64 = -1
        for good in range(GOODS):
            if (left >> good) & 1 and (choice < 0 or gains[good] > gains[choice]):
                choice = good
        if choice < 0:
            break
        left ^= 1 << choice
        if is_own(o, line[TRADE_LINE + slot]):
            total += gains[choice] + (1.0 if s.owns(o.seat, MERCANTILISM) > 0 else 0.0)
    return total


def ship_chance(o: Outlook) -> float:
    """How likely the ship is one's own."""
    s = o.s
    own = value_of(s, o.seat)
    if own == 0:
        return 0.0
    best: i64 = 0
    before = True  # while those earlier in turn order are looked at: they win a tie
    hands: i64 = 0
    for place in range(s.seats):
        other = s.order[place]
        if other == o.seat:
            before = False
            continue
        hands += s.crowd(HAND, other)
        rival = value_of(s, other)
        if rival > 0 and before:
            rival += 1
        if rival > best:
            best = rival
    if s.stage > PLACING or hands == 0:
        return 1.0 if own >= best else 0.0
    if own < best:
        return WEIGHTS[SHIP_BEHIND]
    return WEIGHTS[SHIP_ALONE] if own < best + 2 else WEIGHTS[SHIP_AHEAD]


# Capital.


def capital_worth(o: Outlook) -> float:
    """Money, and what one's own workers in the capital will buy with it."""
    s = o.s
    money = o.money
    worth = money_worth(o, money)
    if s.stage > CAPITAL_STAGE:
        return worth
    first = s.slot if s.stage == CAPITAL_STAGE and s.slot > 0 else 0
    line = s.line
    own: i64 = 0
    for slot in range(first, CAPITAL_SLOTS):
        if is_own(o, line[CAPITAL_LINE + slot]):
            own += 1
    price = price_of(s)
    if own == 0 or money < price - BUILDER_DISCOUNT:
        return worth
    offers = vec[float]([0.0] * TILES_SHOWN)
    shown = rank_offers(o, offers)
    turn: i64 = 0
    for slot in range(first, CAPITAL_SLOTS):
        worker = line[CAPITAL_LINE + slot]
        if worker == EMPTY or turn == shown:
            break
        if not is_own(o, worker):
            if s.money[worker // KINDS] >= price:
                turn += 1
        elif money >= price - saved(worker):
            paid = price - saved(worker)
            gain = offers[turn] + money_worth(o, money - paid)
            if gain > worth:
                worth = gain - money_worth(o, money - paid)
                money -= paid
                worth += money_worth(o, money)
                turn += 1
    return worth


def saved(worker: i64) -> i64:
    """What a builder saves."""
    return BUILDER_DISCOUNT if worker % KINDS == BUILDER else 0


def rank_offers(o: Outlook, offers: vec[float]) -> i64:
    """What each tile on display is worth to one, the best first; how many there are."""
    s = o.s
    age = AGE_OF_TURN[s.round]
    count: i64 = 0
    for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
        for _ in range(s.tiles[SHOWN * TILE_KINDS + tile]):
            offer = tile_worth(o, tile, True)
            place = count
            while place > 0 and offers[place - 1] < offer:
                offers[place] = offers[place - 1]
                place -= 1
            offers[place] = offer
            count += 1
    return count


# Specialists.


def school_worth(o: Outlook) -> float:
    """The specialists to come: in the next turn, if there is one."""
    s = o.s
    if o.left == 0 or s.stage > SCHOOL_STAGE:
        return 0.0
    first = s.slot if s.stage == SCHOOL_STAGE and s.slot > 0 else 0
    line = s.line
    worth: float = 0.0
    for slot in range(first, SCHOOL_SLOTS):
        if not is_own(o, line[SCHOOL_LINE + slot]):
            continue
        if slot != TRAINING_SLOT:
            worth += WEIGHTS[o.weights + HAND_WORTH + slot + 1]
        elif o.money >= TRAINING_PRICE:
            gain = trained_worth(o) - o.dollar * float(TRAINING_PRICE)
            if gain > 0.0:
                worth += gain
    return worth


def trained_worth(o: Outlook) -> float:
    """The specialist one would choose."""
    best: float = 0.0
    for kind in range(1, BUILDER):
        if WEIGHTS[o.weights + HAND_WORTH + kind] > best:
            best = WEIGHTS[o.weights + HAND_WORTH + kind]
    return best
