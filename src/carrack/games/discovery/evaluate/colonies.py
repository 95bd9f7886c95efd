"""What the map is worth: every scoring to come, by how sure it is; battles, landings and moves that are under way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.discovery.chapters.benefits import movable
from carrack.games.discovery.edition_2015.facts import BUILDER_FIRST, BUILDER_SECOND, EDICT_COLONISTS, PLAGUE_COLONISTS
from carrack.games.discovery.evaluate.leads import FEW, LIKELY, halves_after, likely_points
from carrack.games.discovery.evaluate.outlook import NO_ROW, RIVALS, WORTHS, Outlook, is_own
from carrack.games.discovery.evaluate.weights import (
    THIRD_WORKER,
    THREAT,
    WAR,
    WEIGHTS,
)
from carrack.games.discovery.pieces import is_present
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import ON_MAP, OPEN
from carrack.games.discovery.tables.facts import (
    AGES,
    BUILDER,
    CATHEDRAL_COLONISTS,
    COLONIST,
    COLONY_LEAST,
    DOCK_LINE,
    FIRST_POINTS,
    GOODS,
    KINDS,
    MERCHANT,
    MERCHANT_MONEY,
    MILITIA_SHOTS,
    MISSIONARY,
    MISSIONARY_COLONISTS,
    NEIGHBOURS,
    REGION_GOOD,
    REGIONS,
    SECOND_POINTS,
    SOLDIER,
    TIED_POINTS,
    WAR_PRICE,
    WARFARE_LINE,
    WARFARE_SLOTS,
)
from carrack.games.discovery.tables.frames import (
    BATTLE,
    BATTLE_HITS,
    BATTLE_HITS_BACK,
    BATTLE_REGION,
    BATTLE_VICTIM,
    CAMPAIGN,
    CROWD_DUE,
    CROWDING,
    EDICT_DUE,
    EDICT_NEXT,
    INFECTION,
    INFECTION_REGION,
    INFECTION_VICTIM,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    WAR_FOE,
    WAR_REGION,
    WHAT,
    WHOSE,
)
from carrack.games.discovery.tables.questions import ASK_RIDE_TO, DOCK_STAGE, WARFARE_STAGE
from carrack.games.discovery.tables.tiles import CATHEDRAL, MILITIA

BITS: Final[i64] = 10  # of a number of workers
MOST: Final[i64] = (1 << BITS) - 1


def map_worth(o: Outlook) -> float:
    """Of the map as it stands, with what is under way on it."""
    s = o.s
    if s.depth > 0:
        o.unshare()
        for frame in range(s.depth):
            play_out(o, frame)
    counter = s.counter
    worth: float = 0.0
    for region in range(REGIONS):
        if counter[region] == OPEN:
            worth += look(o, region) + garrison_worth(o, region)
    if s.stage <= DOCK_STAGE or o.left > 0:
        worth += landings_worth(o)
    if s.stage <= WARFARE_STAGE:
        worth += conflicts_worth(o)
    return worth


# One region.


def look(o: Outlook, region: i64) -> float:
    """What a region is worth as `presence` stands, remembered with who else is there."""
    rivals = rivals_in(o, region)
    worth = region_worth(o, region, o.presence[region * o.seats + o.seat], rivals)
    RIVALS[region] = rivals
    WORTHS[region] = worth
    return worth


def rivals_in(o: Outlook, region: i64) -> i64:
    """The largest of the others' colonies, how many are as large, the next one, and anybody's builders: packed."""
    presence = o.presence
    first = region * o.seats
    last = first + o.seats
    own = first + o.seat
    best: i64 = 0
    next_best: i64 = 0
    equals: i64 = 0  # rivals who have as many as the best of them
    for place in range(first, last):
        if place != own:
            people = presence[place]
            if people > best:
                next_best = best
                best = people
                equals = 1
            elif people == best:
                next_best = best
                equals += 1
            elif people > next_best:
                next_best = people
    builders: i64 = 0
    if o.s.rules.builders:
        workers = o.s.workers
        for place in range(first, last):
            builders += workers[place * KINDS + BUILDER]
    return ((builders << BITS | equals) << BITS | next_best) << BITS | best


def region_worth(o: Outlook, region: i64, own: i64, rivals: i64) -> float:
    """Colony points of the scorings to come, and the region's good."""
    best = rivals & MOST
    next_best = (rivals >> BITS) & MOST
    worth: float = 0.0
    if o.row != NO_ROW and rivals >> 3 * BITS == 0 and 0 <= own < FEW and best < FEW:
        worth = o.colonies * LIKELY[o.row + (own * FEW + best) * FEW + next_best]
    else:
        worth = scorings_worth(o, own, rivals)
    if 0 < own < COLONY_LEAST and best < COLONY_LEAST and (o.left > 0 or o.unsure > 0):  # it grows
        s = o.s
        if s.goods[ON_MAP * GOODS + REGION_GOOD[region]] > 0:
            worth += WEIGHTS[o.weights + THIRD_WORKER] * (o.incomes + o.economy) * float(own) / float(COLONY_LEAST)
    return worth


def scorings_worth(o: Outlook, own: i64, rivals: i64) -> float:
    """Colony points alone, whoever is there: the next scoring may be sure."""
    best = rivals & MOST
    next_best = (rivals >> BITS) & MOST
    equals = (rivals >> 2 * BITS) & MOST
    builders = rivals >> 3 * BITS
    more = float(BUILDER_FIRST * builders)
    more_second = float(BUILDER_SECOND * builders)
    worth: float = 0.0
    for age in range(o.age, AGES):
        halves = halves_after(o.age, o.halves, age)
        if halves == 0:
            worth += sure_points(o.rival, own, best, next_best, equals, more, more_second)
        else:
            worth += o.colonies * likely_points(own, best, next_best, halves, o.rival, more, more_second)
    return worth


def sure_points(
    rival: float, own: i64, best: i64, next_best: i64, equals: i64, more: float, more_second: float
) -> float:
    """What is scored if nothing changes any more, less the best rival's share."""
    if own < COLONY_LEAST and best < COLONY_LEAST:
        return 0.0
    if own > best:
        return more + float(FIRST_POINTS) - (rival * float(SECOND_POINTS) if best > 0 and equals == 1 else 0.0)
    if own == best:
        return more + (float(TIED_POINTS) * (1.0 - rival) if equals == 1 else 0.0)
    loss = rival * (more + float(FIRST_POINTS if equals == 1 else TIED_POINTS))
    if own > next_best and own > 0 and equals == 1:
        return more_second + float(SECOND_POINTS) - loss
    return -loss


def garrison_worth(o: Outlook, region: i64) -> float:
    """One's own soldiers there, less those of others next to whom one stands."""
    workers = o.s.workers
    first = region * o.seats
    own = first + o.seat
    soldiers = workers[own * KINDS + SOLDIER]
    worth: float = o.soldier * float(soldiers) if soldiers > 0 else 0.0
    if o.presence[own] > 0:
        for place in range(first, first + o.seats):
            if place != own:
                soldiers = workers[place * KINDS + SOLDIER]
                if soldiers > 0:
                    worth -= WEIGHTS[o.weights + THREAT] * float(soldiers)
    return worth


def settling_worth(o: Outlook, region: i64, people: i64) -> float:
    """What it changes in a region that was looked at when so many of one's own workers come, or go."""
    own = o.presence[region * o.seats + o.seat] + people
    return region_worth(o, region, own, RIVALS[region]) - WORTHS[region]


# Landings to come.


def landings_worth(o: Outlook) -> float:
    """One's own workers on the dock, each where he does most good."""
    s = o.s
    worth: float = 0.0
    line = s.line
    for slot in range(s.rules.dock_slots):
        worker = line[spot(DOCK_LINE, slot)]
        if not is_own(o, worker):
            continue
        kind = worker - o.figures
        people: i64 = 1
        if kind == MISSIONARY:
            people += CATHEDRAL_COLONISTS if s.owns(o.seat, CATHEDRAL) > 0 else MISSIONARY_COLONISTS
        elif kind == MERCHANT:
            o.money += MERCHANT_MONEY
        elif kind == SOLDIER:
            worth += o.soldier
        elif kind == BUILDER:
            worth += 0.6 * float(BUILDER_FIRST) * float(AGES - o.age)
        worth += best_landing(o, people)
    return worth


def best_landing(o: Outlook, people: i64) -> float:
    """So many workers into the region where they do most good; they are there from then on."""
    o.unshare()
    counter = o.s.counter
    best: float = 0.0
    target: i64 = -1
    for region in range(REGIONS):
        if counter[region] == OPEN:
            gain = settling_worth(o, region, people)
            if target < 0 or gain > best:
                best = gain
                target = region
    o.presence[target * o.seats + o.seat] += people
    WORTHS[target] += best
    return best


def discovery_landing(o: Outlook) -> float:
    """The colonist of a discovery, alone in a region that nobody has seen."""
    counter = o.s.counter
    for region in range(REGIONS):
        if counter[region] != OPEN:
            look(o, region)
            return settling_worth(o, region, 1)
    return 0.0


# Battles and moves.


def play_out(o: Outlook, frame: i64) -> None:
    """What waits on the stack, played out on the copy of the map."""
    s = o.s
    what = s.frame_at(frame, WHAT)
    if what == BATTLE:
        one = s.frame_at(frame, WHOSE)
        other = s.frame_at(frame, BATTLE_VICTIM)
        region = s.frame_at(frame, BATTLE_REGION)
        o.presence[region * s.seats + other] -= s.frame_at(frame, BATTLE_HITS)
        if s.frame_at(frame, BATTLE_HITS_BACK) > 0:
            o.presence[region * s.seats + one] -= s.frame_at(frame, BATTLE_HITS_BACK)
    elif what == CAMPAIGN:
        for region in range(s.frame_at(frame, WAR_REGION), REGIONS):
            fight(o, region, s.frame_at(frame, WHOSE), s.frame_at(frame, WAR_FOE))
    elif what == MOVE and s.frame_at(frame, WHOSE) == o.seat:
        play_move(o, s.frame_at(frame, MOVE_FROM), s.frame_at(frame, MOVE_TO))
    elif what == INFECTION:
        fall_ill(o, s.frame_at(frame, INFECTION_VICTIM), s.frame_at(frame, INFECTION_REGION))
    elif what in (CROWDING, EDICT_DUE):
        settle(o, frame)


def fall_ill(o: Outlook, victim: i64, region: i64) -> None:
    """As many as the third Plague can take."""
    colonists = o.s.count(region, victim, COLONIST)
    o.presence[region * o.s.seats + victim] -= colonists if colonists < PLAGUE_COLONISTS else PLAGUE_COLONISTS


def settle(o: Outlook, frame: i64) -> None:
    """One's own colonists of the Overpopulation, or of the Papal Edict."""
    s = o.s
    for region in range(REGIONS):
        look(o, region)
    if s.frame_at(frame, WHAT) == CROWDING:
        if s.frame_at(frame, WHOSE) == o.seat:
            for _ in range(s.frame_at(frame, CROWD_DUE)):
                best_landing(o, 1)
    elif o.seat in (s.frame_at(frame, WHOSE), s.frame_at(frame, EDICT_NEXT)) and is_present(s, o.seat):
        best_landing(o, EDICT_COLONISTS)


def fight(o: Outlook, region: i64, seat: i64, foe: i64) -> bool:
    """A battle on the copy of the map; whether there is one."""
    s = o.s
    hits = s.count(region, seat, SOLDIER)
    back = s.count(region, foe, SOLDIER)
    people = o.presence[region * s.seats + seat]
    foes = o.presence[region * s.seats + foe]
    if people == 0 or foes == 0 or hits + back == 0:
        return False
    if s.owns(foe, MILITIA) > 0:
        back += MILITIA_SHOTS
    o.presence[region * s.seats + seat] -= back if back < people else people
    o.presence[region * s.seats + foe] -= hits if hits < foes else foes
    return True


def play_move(o: Outlook, start: i64, target: i64) -> None:
    """Migration or the Stable: the best that can still become of a move of which only the start may be named."""
    s = o.s
    for region in range(REGIONS):
        look(o, region)
    rides = s.step == ASK_RIDE_TO
    most: i64 = 1
    if not rides and movable(s, start, o.seat) > 1:
        most = 2
    best: float = 0.0
    goal: i64 = -1
    count: i64 = 1
    for region in range(REGIONS):
        if region == start or s.counter[region] != OPEN or (target >= 0 and region != target):
            continue
        if rides and (NEIGHBOURS[start] >> region) & 1 == 0:
            continue
        for people in range(1, most + 1):
            gain = settling_worth(o, region, people) + settling_worth(o, start, -people)
            if goal < 0 or gain > best:
                best = gain
                goal = region
                count = people
    if goal >= 0:
        o.presence[start * s.seats + o.seat] -= count
        o.presence[goal * s.seats + o.seat] += count


def conflicts_worth(o: Outlook) -> float:
    """One's own workers in the warfare box: the best battle, or a war; each further one has half as much to win."""
    s = o.s
    line = s.line
    places: i64 = 0
    first = s.slot if s.stage == WARFARE_STAGE and s.slot > 0 else 0
    for slot in range(first, WARFARE_SLOTS):
        if is_own(o, line[WARFARE_LINE + slot]):
            places += 1
    if places == 0 or s.depth > 0:
        return 0.0
    best: float = 0.0
    for foe in range(s.seats):
        if foe == o.seat:
            continue
        war = -o.dollar * float(WAR_PRICE)
        for region in range(REGIONS):
            gain = battle_worth(o, region, foe)
            war += gain
            if gain > best:
                best = gain
        if war > best and s.money[o.seat] >= WAR_PRICE:
            best = war
    return WEIGHTS[o.weights + WAR] * best * (1.0 if places == 1 else 1.5)


def battle_worth(o: Outlook, region: i64, foe: i64) -> float:
    s = o.s
    if s.count(region, o.seat, SOLDIER) == 0:
        return 0.0
    own_place = region * s.seats + o.seat
    foe_place = region * s.seats + foe
    own = o.presence[own_place]
    foes = o.presence[foe_place]
    if not fight(o, region, o.seat, foe):
        return 0.0
    after = region_worth(o, region, o.presence[own_place], rivals_in(o, region))
    o.presence[own_place] = own
    o.presence[foe_place] = foes
    return after - WORTHS[region]
