"""The yardstick: a toy of fixed size and flow, compiled with the engine, against which a benchmark holds the games.

Four seats send 5 to 9 ships a season to eight quays, then the quays are worked through from left to right, for eight
seasons: a coast is settled, a ware is taken, a rival is driven off, the other quays pay a coin. It uses nothing of the
engine and is never tuned: a machine that is slow today is slow for it too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4
SHIPS: Final[i64] = 5  # kinds of
QUAYS: Final[i64] = 8
BERTHS: Final[i64] = 32
COASTS: Final[i64] = 9
WARES: Final[i64] = 11
SEASONS: Final[i64] = 8
ROOM: Final = vec[i64]([6, 7, 4, 99, 5, 99, 5, 4])

COAST_QUAY: Final[i64] = 1
WARE_QUAY: Final[i64] = 2
RAID_QUAY: Final[i64] = 7

SETTLE: Final[i64] = 100
TAKE: Final[i64] = 120
RAID: Final[i64] = 140
PASS: Final[i64] = 199

OVER: Final[i64] = -2
ASK_SEND: Final[i64] = 0
ASK_SETTLE: Final[i64] = 1
ASK_TAKE: Final[i64] = 2
ASK_RAID: Final[i64] = 3


class Answers:
    """The legal answers."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * 1024)
        self.n: i64 = 0

    def add(self, code: i64) -> None:
        self.codes[self.n] = code
        self.n += 1


class Dice:
    def __init__(self, seed: i64) -> None:
        self.word: i64 = seed * 2654435761 + 1

    def below(self, n: i64) -> i64:
        x = self.word
        x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0x7FFFFFFFFFFFFFFF
        self.word = x & 0x7FFFFFFFFFFFFFFF
        return (self.word >> 11) % n


class Question:
    """What may be answered, and what an answer does."""

    def ask(self, s: Toy, out: Answers) -> None:
        raise NotImplementedError

    def answer(self, s: Toy, code: i64) -> None:
        raise NotImplementedError


QUESTIONS: Final[list[Question]] = []


class Base:
    """What a game is to the loops below."""

    def __init__(self) -> None:
        self.actor: i64 = 0
        self.step: i64 = 0

    def ask(self, out: Answers) -> None:
        raise NotImplementedError

    def answer(self, code: i64) -> None:
        raise NotImplementedError

    def clone(self) -> Base:
        raise NotImplementedError


class Toy(Base):
    """Five numbers and nine vectors, 563 numbers in all: a good part of them is empty, as on a real table."""

    def __init__(self, fresh: bool = True) -> None:
        super().__init__()
        if not fresh:
            return
        self.season: i64 = 1
        self.quay: i64 = 0
        self.berth: i64 = 0
        self.fleet: vec[i64] = vec[i64]([0] * 20)  # seat, ship
        self.moored: vec[i64] = vec[i64]([0] * 8)
        self.berths: vec[i64] = vec[i64]([0] * 256)  # quay, berth -> seat, ship
        self.crews: vec[i64] = vec[i64]([0] * 180)  # coast, seat, ship
        self.strength: vec[i64] = vec[i64]([0] * 36)  # coast, seat
        self.wares: vec[i64] = vec[i64]([0] * 44)  # seat, ware
        self.market: vec[i64] = vec[i64]([1] * 11)
        self.coins: vec[i64] = vec[i64]([10] * 4)
        self.points: vec[i64] = vec[i64]([0] * 4)

    def ask(self, out: Answers) -> None:
        QUESTIONS[self.step].ask(self, out)

    def answer(self, code: i64) -> None:
        QUESTIONS[self.step].answer(self, code)

    def clone(self) -> Base:
        copy = Toy(False)
        copy.actor = self.actor
        copy.step = self.step
        copy.season = self.season
        copy.quay = self.quay
        copy.berth = self.berth
        copy.fleet = self.fleet[:]
        copy.moored = self.moored[:]
        copy.berths = self.berths[:]
        copy.crews = self.crews[:]
        copy.strength = self.strength[:]
        copy.wares = self.wares[:]
        copy.market = self.market[:]
        copy.coins = self.coins[:]
        copy.points = self.points[:]
        return copy


def start() -> Toy:
    s = Toy()
    begin_season(s)
    return s


def begin_season(s: Toy) -> None:
    for seat in range(SEATS):
        s.fleet[seat * SHIPS] = 5
        for ship in range(1, SHIPS):
            s.fleet[seat * SHIPS + ship] = (s.season + seat + ship) % 2
    s.actor = s.season % SEATS
    s.step = ASK_SEND


def ships_left(s: Toy, seat: i64) -> i64:
    count: i64 = 0
    for place in range(seat * SHIPS, seat * SHIPS + SHIPS):
        count += s.fleet[place]
    return count


class Send(Question):
    """One ship to a quay with room."""

    def ask(self, s: Toy, out: Answers) -> None:
        for ship in range(SHIPS):
            if s.fleet[s.actor * SHIPS + ship]:
                for quay in range(QUAYS):
                    if s.moored[quay] < ROOM[quay]:
                        out.add(quay * SHIPS + ship)

    def answer(self, s: Toy, code: i64) -> None:
        seat = s.actor
        quay = code // SHIPS
        ship = code % SHIPS
        s.fleet[seat * SHIPS + ship] -= 1
        s.berths[quay * BERTHS + s.moored[quay]] = seat * SHIPS + ship
        s.moored[quay] += 1
        for i in range(SEATS):
            other = (seat + 1 + i) % SEATS
            if ships_left(s, other):
                s.actor = other
                return
        s.quay = 0
        s.berth = 0
        work_quays(s)


class Settle(Question):
    """The crew goes ashore on any coast."""

    def ask(self, s: Toy, out: Answers) -> None:
        for coast in range(COASTS):
            out.add(SETTLE + coast)

    def answer(self, s: Toy, code: i64) -> None:
        place = (code - SETTLE) * SEATS + s.actor
        ship = s.berths[s.quay * BERTHS + s.berth] % SHIPS
        s.crews[place * SHIPS + ship] += 1
        s.strength[place] += 1
        s.berth += 1
        work_quays(s)


class Take(Question):
    """A ware of the market, or none."""

    def ask(self, s: Toy, out: Answers) -> None:
        for ware in range(WARES):
            if s.market[ware]:
                out.add(TAKE + ware)
        out.add(PASS)

    def answer(self, s: Toy, code: i64) -> None:
        if code != PASS:
            s.market[code - TAKE] -= 1
            s.wares[s.actor * WARES + code - TAKE] += 1
        s.berth += 1
        work_quays(s)


class Raid(Question):
    """Drive a rival off a coast on which one stands, or not."""

    def ask(self, s: Toy, out: Answers) -> None:
        for coast in range(COASTS):
            if s.strength[coast * SEATS + s.actor]:
                for rival in range(SEATS):
                    if rival != s.actor and s.strength[coast * SEATS + rival]:
                        out.add(RAID + coast * SEATS + rival)
        out.add(PASS)

    def answer(self, s: Toy, code: i64) -> None:
        if code != PASS:
            place = code - RAID
            for ship in range(SHIPS):
                if s.crews[place * SHIPS + ship]:
                    s.crews[place * SHIPS + ship] -= 1
                    s.strength[place] -= 1
                    break
        s.berth += 1
        work_quays(s)


def work_quays(s: Toy) -> None:
    """Up to the next question, or to the next season."""
    while s.quay < QUAYS:
        if s.berth >= s.moored[s.quay]:
            s.quay += 1
            s.berth = 0
            continue
        s.actor = s.berths[s.quay * BERTHS + s.berth] // SHIPS
        if s.quay == COAST_QUAY:
            s.step = ASK_SETTLE
            return
        if s.quay == WARE_QUAY:
            s.step = ASK_TAKE
            return
        if s.quay == RAID_QUAY:
            s.step = ASK_RAID
            return
        s.coins[s.actor] += 1
        s.berth += 1
    end_season(s)


def end_season(s: Toy) -> None:
    sell_wares(s)
    if s.season == 3 or s.season == 6 or s.season == SEASONS:
        score_coasts(s)
    if s.season == SEASONS:
        s.actor = OVER
        return
    s.season += 1
    for quay in range(QUAYS):
        s.moored[quay] = 0
    for ware in range(WARES):
        s.market[ware] = (ware + s.season) % 2
    begin_season(s)


def sell_wares(s: Toy) -> None:
    """Four alike bring six coins, three alike three, any three others one."""
    for seat in range(SEATS):
        coins: i64 = 0
        others: i64 = 0
        for ware in range(WARES):
            count = s.wares[seat * WARES + ware]
            while count >= 4:
                coins += 6
                count -= 4
            if count == 3:
                coins += 3
                count = 0
            others += count
        s.coins[seat] += coins + others // 3


def score_coasts(s: Toy) -> None:
    """Six points for the strongest of a coast, if it is three strong and alone in that."""
    for coast in range(COASTS):
        best: i64 = 0
        first: i64 = -1
        tied = False
        for seat in range(SEATS):
            strength = s.strength[coast * SEATS + seat]
            if strength > best:
                best = strength
                first = seat
                tied = False
            elif strength == best:
                tied = True
        if best >= 3 and not tied:
            s.points[first] += 6


QUESTIONS.extend([Send(), Settle(), Take(), Raid()])


def many_actions(s: Base, games: i64, seed: i64) -> i64:
    """So many random games: how many actions they took in all."""
    dice = Dice(seed)
    out = Answers()
    count: i64 = 0
    for _ in range(games):
        game = s.clone()
        while game.actor != OVER:
            out.n = 0
            game.ask(out)
            game.answer(out.codes[0] if out.n == 1 else out.codes[dice.below(out.n)])
            count += 1
    return count


def many_clones(s: Base, count: i64) -> i64:
    total: i64 = 0
    for _ in range(count):
        total += s.clone().step
    return total
