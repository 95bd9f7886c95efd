"""V. Warfare: battles and wars, with casualties on both sides at once."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import income, windows
from carrack.games.discovery.pieces import clear_line, clear_zone, is_his, leave, move, next_slot, pay, shortage
from carrack.games.discovery.state import EMPTY, FALLEN, Discovery
from carrack.games.discovery.tables.events import BATTLE_BEGINS, COST_WAR, DECLINED, FELL, TILE_WORKED, WAR_DECLARED
from carrack.games.discovery.tables.facts import (
    KINDS,
    MILITIA_SHOTS,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
    WAR_PRICE,
    WARFARE,
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
    WAR_FOE,
    WAR_REGION,
    WHOSE,
)
from carrack.games.discovery.tables.questions import ASK_CONFLICT, ASK_HIT, WARFARE_STAGE
from carrack.games.discovery.tables.reasons import (
    NO_BATTLE_ANYWHERE,
    NO_SOLDIER_THERE,
    NO_SUCH_SEAT,
    NO_SUCH_TARGET,
    NOBODY_OF_THEIRS,
    NOBODY_OF_YOURS,
    TOO_LITTLE_MONEY,
    YOUR_OWN_SEAT,
)
from carrack.games.discovery.tables.tiles import MILITIA
from carrack.games.discovery.tables.verbs import DECLARE_WAR, FIGHT, HIT, KEEP_PEACE, VERBS, WORKER_NAMES

# Declaring.


def next_conflict(s: Discovery) -> None:
    """From left to right, one conflict a worker; whoever can fight nobody is not asked."""
    if s.slot < 0 and windows.asks(s):
        return
    while s.slot < WARFARE_SLOTS and s.line[WARFARE_LINE + s.slot] != EMPTY:
        seat = s.line[WARFARE_LINE + s.slot] // KINDS
        if can_fight(s, seat):
            s.active = seat
            s.actor = seat
            s.step = ASK_CONFLICT
            return
        next_slot(s, WARFARE_LINE)
    clear_line(s, WARFARE_LINE, WARFARE_SLOTS)
    income.collect(s)


def why_not_battle(s: Discovery, seat: i64, foe: i64, region: i64) -> i64:
    """Both have a worker there, and one of them a soldier (5.3 W-a)."""
    if s.people(region, seat) == 0:
        return NOBODY_OF_YOURS
    if s.people(region, foe) == 0:
        return NOBODY_OF_THEIRS
    armed = s.count(region, seat, SOLDIER) + s.count(region, foe, SOLDIER)
    return ALLOWED if armed > 0 else NO_SOLDIER_THERE


def has_battle(s: Discovery, seat: i64, foe: i64) -> bool:
    for region in range(REGIONS):
        if why_not_battle(s, seat, foe, region) == ALLOWED:
            return True
    return False


def can_fight(s: Discovery, seat: i64) -> bool:
    for foe in range(s.seats):
        if foe != seat and has_battle(s, seat, foe):
            return True
    return False


class Conflict(Step[Discovery]):
    """A battle in one region, a war for ten dollars in all of them, or peace (V. Warfare)."""

    def __init__(self) -> None:
        super().__init__("conflict", "warfare.battle", VERBS.spans("fight", "declare-war", "keep-peace"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        seat = s.actor
        if action == KEEP_PEACE:
            return ALLOWED
        war = action >= DECLARE_WAR
        foe = action - DECLARE_WAR if war else (action - FIGHT) // REGIONS
        if foe >= s.seats:
            return NO_SUCH_SEAT
        if foe == seat:
            return YOUR_OWN_SEAT
        if not war:
            return why_not_battle(s, seat, foe, (action - FIGHT) % REGIONS)
        if not has_battle(s, seat, foe):
            return NO_BATTLE_ANYWHERE
        return ALLOWED if s.money[seat] >= WAR_PRICE else TOO_LITTLE_MONEY

    def ask(self, s: Discovery, out: Actions) -> None:
        seat = s.actor
        foes: i64 = 0
        for foe in range(s.seats):
            if foe != seat:
                for region in range(REGIONS):
                    if why_not_battle(s, seat, foe, region) == ALLOWED:
                        out.add(FIGHT + foe * REGIONS + region)
                        foes |= 1 << foe
        if s.money[seat] >= WAR_PRICE:
            for foe in range(s.seats):
                if (foes >> foe) & 1:
                    out.add(DECLARE_WAR + foe)
        out.add(KEEP_PEACE)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        next_slot(s, WARFARE_LINE)
        if action == KEEP_PEACE:
            s.tell(DECLINED, seat, WARFARE)
            next_conflict(s)
        elif action >= DECLARE_WAR:
            s.tell(WAR_DECLARED, seat, action - DECLARE_WAR)
            pay(s, seat, WAR_PRICE, COST_WAR)
            s.push(CAMPAIGN, seat, action - DECLARE_WAR, 0)
            next_battle(s)
        else:
            begin_battle(s, seat, (action - FIGHT) // REGIONS, (action - FIGHT) % REGIONS)

    def idle(self, s: Discovery, action: i64) -> bool:
        """Only soldiers hit: whoever attacks where he has none has nothing but his own losses."""
        if action == KEEP_PEACE:
            return False
        if action < DECLARE_WAR:
            return s.count((action - FIGHT) % REGIONS, s.actor, SOLDIER) == 0
        for region in range(REGIONS):
            armed = s.count(region, s.actor, SOLDIER) > 0
            if armed and why_not_battle(s, s.actor, action - DECLARE_WAR, region) == ALLOWED:
                return False
        return True

    def details(self, s: Discovery) -> dict[str, object]:
        return {"price": int(WAR_PRICE), "money": int(s.money[s.actor])}

    def stands(self, s: Discovery) -> bool:
        return s.stage == WARFARE_STAGE and is_his(s, WARFARE_LINE, WARFARE_SLOTS)

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return shortage(s, WAR_PRICE) if reason == TOO_LITTLE_MONEY else {}


def next_battle(s: Discovery) -> None:
    """A war is fought region by region, in the order of the map (5.3 W-d)."""
    seat = s.frame(WHOSE)
    foe = s.frame(WAR_FOE)
    region = s.frame(WAR_REGION)
    while region < REGIONS:
        if why_not_battle(s, seat, foe, region) == ALLOWED:
            s.set_frame(WAR_REGION, region + 1)
            begin_battle(s, seat, foe, region)
            return
        region += 1
    s.pop()
    next_conflict(s)


# Fighting.


def begin_battle(s: Discovery, seat: i64, foe: i64, region: i64) -> None:
    """Each soldier hits one enemy worker, the Militia's too; both sides count before anybody falls (5.3 W-c, W-e)."""
    hits = s.count(region, seat, SOLDIER)
    back = s.count(region, foe, SOLDIER)
    if s.owns(foe, MILITIA) > 0:
        back += MILITIA_SHOTS
        s.tell(TILE_WORKED, foe, MILITIA)
    targets = s.people(region, foe)
    hits = hits if hits < targets else targets
    targets = s.people(region, seat)
    back = back if back < targets else targets
    s.tell(BATTLE_BEGINS, seat, foe, region, hits, back)
    s.push(BATTLE, seat, foe, region, hits, back)
    go_on_fighting(s)


def go_on_fighting(s: Discovery) -> None:
    """First the attacker names his hits, then the defender. What leaves no choice is not asked."""
    while True:
        seat = s.frame(WHOSE)
        victim = s.frame(BATTLE_VICTIM)
        region = s.frame(BATTLE_REGION)
        while s.frame(BATTLE_HITS) > 0:
            kind = only_target(s, region, victim, s.frame(BATTLE_HITS))
            if kind < 0:
                s.actor = seat
                s.step = ASK_HIT
                return
            strike(s, kind)
        if s.frame(BATTLE_HITS_BACK) < 0:
            bury(s, region, seat, victim)
            return
        s.set_frame(WHOSE, victim)
        s.set_frame(BATTLE_VICTIM, seat)
        s.set_frame(BATTLE_HITS, s.frame(BATTLE_HITS_BACK))
        s.set_frame(BATTLE_HITS_BACK, -1)


def only_target(s: Discovery, region: i64, victim: i64, hits: i64) -> i64:
    """A kind that is hit without a choice: the only one there, or any when all of them fall; else -1."""
    found: i64 = -1
    for kind in range(KINDS):
        if s.count(region, victim, kind) > 0:
            if hits >= s.people(region, victim):
                return kind
            if found >= 0:
                return -1
            found = kind
    return found


def strike(s: Discovery, kind: i64) -> None:
    """One hit of the battle on top of the stack."""
    leave(s, s.frame(BATTLE_REGION), s.frame(BATTLE_VICTIM), kind)
    move(s, FALLEN, s.frame(BATTLE_VICTIM), kind, 1)
    s.set_frame(BATTLE_HITS, s.frame(BATTLE_HITS) - 1)


def bury(s: Discovery, region: i64, one: i64, other: i64) -> None:
    """The battle is over: the fallen go back to their owners' supplies."""
    for kind in range(KINDS):
        if s.count(FALLEN, other, kind) > 0:
            s.tell(FELL, other, kind, s.count(FALLEN, other, kind), region)
        if s.count(FALLEN, one, kind) > 0:
            s.tell(FELL, one, kind, s.count(FALLEN, one, kind), region)
    clear_zone(s, FALLEN, one)
    clear_zone(s, FALLEN, other)
    s.pop()
    flow.go_on(s)


class Hit(Step[Discovery]):
    """Which enemy worker a soldier eliminates (V. Warfare)."""

    def __init__(self) -> None:
        super().__init__("hit", "warfare.casualties", VERBS.spans("hit"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if s.count(s.frame(BATTLE_REGION), s.frame(BATTLE_VICTIM), action - HIT) > 0 else NO_SUCH_TARGET

    def answer(self, s: Discovery, action: i64) -> None:
        strike(s, action - HIT)
        go_on_fighting(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {
            "foe": int(s.frame(BATTLE_VICTIM)),
            "region": REGION_NAMES[s.frame(BATTLE_REGION)],
            "hits": int(s.frame(BATTLE_HITS)),
        }

    def stands(self, s: Discovery) -> bool:
        return s.stage == WARFARE_STAGE and s.actor == s.frame(WHOSE)

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return {"worker": WORKER_NAMES[action - HIT]} if reason == NO_SUCH_TARGET else {}
