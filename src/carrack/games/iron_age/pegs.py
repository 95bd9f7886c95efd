"""The doors to a seat's pegboard and sheet: they keep the rows within their ends and tell what happened."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.iron_age.events import (
    ARMIES_ROW,
    FOOD_ROW,
    GAINED,
    GAINED_TRIBUTE,
    GOODS_ROW,
    LOST,
    MARKED_SKULLS,
    SHIPS_ROW,
)
from carrack.games.iron_age.facts import ARMIES_MOST, FOOD_MOST, GOODS_MOST
from carrack.games.iron_age.state import IronAge


def gain_food(s: IronAge, seat: i64, amount: i64) -> None:
    """As much as fits; the rest is lost."""
    sheet = s.sheets[seat]
    fits = amount if sheet.food + amount <= FOOD_MOST else FOOD_MOST - sheet.food
    sheet.food += fits
    if amount > 0:
        s.tell(GAINED, seat, FOOD_ROW, fits, amount - fits)


def gain_goods(s: IronAge, seat: i64, amount: i64) -> None:
    """As many as fit; the rest is lost."""
    sheet = s.sheets[seat]
    fits = amount if sheet.goods + amount <= GOODS_MOST else GOODS_MOST - sheet.goods
    sheet.goods += fits
    if amount > 0:
        s.tell(GAINED, seat, GOODS_ROW, fits, amount - fits)


def gain_armies(s: IronAge, seat: i64, amount: i64) -> None:
    """As many as fit; the rest is lost."""
    sheet = s.sheets[seat]
    fits = amount if sheet.armies + amount <= ARMIES_MOST else ARMIES_MOST - sheet.armies
    sheet.armies += fits
    if amount > 0:
        s.tell(GAINED, seat, ARMIES_ROW, fits, amount - fits)


def lose_army(s: IronAge, seat: i64) -> None:
    """One, if there is one."""
    sheet = s.sheets[seat]
    if sheet.armies > 0:
        sheet.armies -= 1
        s.tell(LOST, seat, ARMIES_ROW, 1)


def lose_ship(s: IronAge, seat: i64) -> None:
    """One, if there is one."""
    sheet = s.sheets[seat]
    if sheet.ships > 0:
        sheet.ships -= 1
        s.tell(LOST, seat, SHIPS_ROW, 1)


def mark_skulls(s: IronAge, seat: i64, skulls: i64) -> None:
    if skulls > 0:
        s.sheets[seat].skulls += skulls
        s.tell(MARKED_SKULLS, seat, skulls)


def gain_tribute(s: IronAge, seat: i64, tribute: i64) -> None:
    if tribute > 0:
        s.sheets[seat].tribute += tribute
        s.tell(GAINED_TRIBUTE, seat, tribute)
