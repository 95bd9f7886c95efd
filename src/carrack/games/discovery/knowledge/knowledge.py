"""With `hide_failed_counters` or `scouting`: what a seat may think of the counters and cards it has not seen."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.fate import Fate
from carrack.games.discovery.chapters.counters import is_known, is_public, is_secret, lies
from carrack.games.discovery.knowledge import deck as deck_knowledge
from carrack.games.discovery.pieces import might_of
from carrack.games.discovery.state import FACE_DOWN, Discovery
from carrack.games.discovery.tables.facts import COUNTER_NATIVES, COUNTERS, REGIONS
from carrack.games.discovery.tables.frames import REVEAL_REGION, SCOUT_REGION, WHOSE
from carrack.games.discovery.tables.questions import ASK_CARD, ASK_COUNTER, ASK_LOOK, ASK_SCOUT, ASK_SCOUT_CARD
from carrack.games.discovery.tables.verbs import COUNTER_COMES, TOO_STRONG


def may_know(s: Discovery, seat: int | None, region: int) -> bool:
    """Whether a seat (None: a spectator) knows the counter that lies on a region."""
    return is_public(s, region) if seat is None else is_known(s, seat, region)


def hidden_from(s: Discovery, seat: int | None) -> list[int]:
    """The regions whose counter others know and this seat (None: a spectator) does not; the most telling first.

    Whoever failed there failed before everybody's eyes: the counter has more natives than that.
    """
    if not s.rules.secrets:
        return []
    regions = [region for region in range(REGIONS) if s.counter[region] >= 0 and not may_know(s, seat, region)]
    return sorted(regions, key=lambda region: -s.failed_with[region])


def pool_of(s: Discovery, regions: list[int]) -> list[int]:
    """The counters that may lie there or be drawn next: those unseen and those hidden, by kind."""
    pool = [int(s.counters[counter]) for counter in range(COUNTERS)]
    for region in regions:
        pool[s.counter[region]] += 1
    return pool


def fitting(pool: list[int], natives: i64) -> int:
    """How many counters of a pool have more natives than that."""
    return sum(count for counter, count in enumerate(pool) if COUNTER_NATIVES[counter] > natives)


def ways(s: Discovery, pool: list[int], regions: list[int]) -> int:
    """In how many ways the pool can be laid out on these regions, given what has failed there.

    With the greatest failure first, each region has as many counters to choose from as fit, less those laid before.
    """
    count = 1
    for i, region in enumerate(regions):
        count *= max(fitting(pool, s.failed_with[region]) - i, 0)
    return count


def sample(s: Discovery, seat: int, fate: Fate) -> Discovery:
    """The hidden counters and cards laid out anew, every layout that fits being equally likely."""
    copy = s.clone()
    regions = hidden_from(s, seat)
    pool = pool_of(s, regions)
    for region in regions:
        ticket = fate.ticket(f"sample/{region}", fitting(pool, s.failed_with[region]))
        counter = -1
        while ticket >= 0:
            counter += 1
            if COUNTER_NATIVES[counter] > s.failed_with[region]:
                ticket -= pool[counter]
        copy.counter[region] = counter
        pool[counter] -= 1
    for counter in range(COUNTERS):
        copy.counters[counter] = pool[counter]
    if s.rules.scouting:
        deck_knowledge.lay_out_anew(copy, seat, fate)
    return copy


def odds(s: Discovery, seat: int | None) -> dict[int, int]:
    """What may come as far as a seat can know: for each counter, in how many layouts it lies where somebody looks."""
    if s.rules.scouting and s.step in (ASK_CARD, ASK_SCOUT_CARD):
        return deck_knowledge.odds(s, seat)
    regions = hidden_from(s, seat)
    if s.step not in (ASK_COUNTER, ASK_LOOK, ASK_SCOUT) or not regions:
        return dict(zip(s.legal(), s.weights()))
    here = int(s.frame(SCOUT_REGION if s.step == ASK_SCOUT else REVEAL_REGION))
    drawn = (s.counter[here] if s.step == ASK_SCOUT else lies(s)) == FACE_DOWN
    if not drawn and here not in regions:
        return dict(zip(s.legal(), s.weights()))
    pool = pool_of(s, regions)
    others = [region for region in regions if region != here]
    least = int(s.failed_with[here])
    found: dict[int, int] = {}
    for counter in range(COUNTERS):
        if pool[counter] > 0 and COUNTER_NATIVES[counter] > least:
            pool[counter] -= 1
            weight = (pool[counter] + 1) * ways(s, pool, others)
            pool[counter] += 1
            failing = s.step == ASK_COUNTER and is_secret(s) and COUNTER_NATIVES[counter] > might_of(s, s.frame(WHOSE))
            code = int(TOO_STRONG if failing else COUNTER_COMES + counter)
            if weight > 0:
                found[code] = found.get(code, 0) + weight
    return found
