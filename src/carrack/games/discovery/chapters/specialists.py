"""V. Specialists: a specialist for the next turn, from the space one stands on."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import soldiers, windows
from carrack.games.discovery.pieces import clear_line, join, next_slot, pay, take_back
from carrack.games.discovery.state import EMPTY, HAND, Discovery
from carrack.games.discovery.tables.events import COST_TRAINING, DECLINED
from carrack.games.discovery.tables.facts import (
    BUILDER,
    KINDS,
    SCHOOL_LINE,
    SCHOOL_SLOTS,
    SOLDIER,
    TRAINING,
    TRAINING_PRICE,
    TRAINING_SLOT,
    TURNS,
)
from carrack.games.discovery.tables.questions import ASK_TRAIN, SCHOOL_STAGE, WARFARE_STAGE
from carrack.games.discovery.tables.reasons import NO_BUILDERS
from carrack.games.discovery.tables.verbs import TRAIN, TRAIN_NOT, VERBS


def next_specialist(s: Discovery) -> None:
    """Space by space: each gives its own kind; the last trains any kind for five dollars."""
    if s.slot < 0:
        if windows.asks(s):
            return
        if s.rules.is_2015 and s.round == TURNS:
            count_scholars(s)
    while s.slot < SCHOOL_SLOTS:
        space = s.slot
        worker = s.line[SCHOOL_LINE + space]
        seat = worker // KINDS
        if space == TRAINING_SLOT and worker != EMPTY and s.money[seat] >= TRAINING_PRICE:
            s.slot += 1
            s.active = seat
            s.actor = seat
            s.step = ASK_TRAIN
            return
        next_slot(s, SCHOOL_LINE)
        if worker == EMPTY or space == TRAINING_SLOT:
            continue
        if space + 1 == SOLDIER:
            soldiers.give(s, seat, HAND, 1)
            return
        join(s, HAND, seat, space + 1, 1)
    clear_line(s, SCHOOL_LINE, SCHOOL_SLOTS)
    flow.enter(s, WARFARE_STAGE)


def count_scholars(s: Discovery) -> None:
    """Who stands here in the last turn, for the Age of Reason (5.4)."""
    for slot in range(SCHOOL_SLOTS):
        worker = s.line[SCHOOL_LINE + slot]
        if worker != EMPTY:
            s.scholars[worker // KINDS] += 1


class Train(Step[Discovery]):
    """Five dollars for any one specialist, or nobody is trained (V. Specialists)."""

    def __init__(self) -> None:
        super().__init__("train", "specialists.training", VERBS.spans("train", "train-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        builder = action != TRAIN_NOT and action - TRAIN + 1 == BUILDER
        return NO_BUILDERS if builder and not s.rules.builders else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        take_back(s, SCHOOL_LINE + TRAINING_SLOT)
        if action == TRAIN_NOT:
            s.tell(DECLINED, seat, TRAINING)
            flow.go_on(s)
            return
        pay(s, seat, TRAINING_PRICE, COST_TRAINING)
        kind = action - TRAIN + 1
        if kind == SOLDIER:
            soldiers.give(s, seat, HAND, 1)
        else:
            join(s, HAND, seat, kind, 1)
            flow.go_on(s)

    def idle(self, s: Discovery, action: i64) -> bool:
        """Whoever is trained plays in the next turn: after the last there is none."""
        return action != TRAIN_NOT and s.round == TURNS

    def details(self, s: Discovery) -> dict[str, object]:
        return {"price": int(TRAINING_PRICE), "money": int(s.money[s.actor])}

    def stands(self, s: Discovery) -> bool:
        worker = s.line[SCHOOL_LINE + TRAINING_SLOT]
        return s.stage == SCHOOL_STAGE and s.slot == SCHOOL_SLOTS and worker != EMPTY and worker // KINDS == s.actor
