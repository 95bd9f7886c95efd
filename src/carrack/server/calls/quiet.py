"""Hours in which somebody is not called: what happens meanwhile waits for their end."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from carrack.server.errors import Problem

Hour = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", max_length=5, examples=["22:00"])]
Zone = Annotated[str, Meta(min_length=1, max_length=60, examples=["Europe/Paris"])]


class Quiet(msgspec.Struct, forbid_unknown_fields=True):
    """From `start` to `end`, by the clocks of a `zone`, every day; past midnight where the end comes before."""

    start: Hour
    end: Hour
    zone: Zone


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # also what is no name of a zone at all
        return None


def check_quiet(quiet: Quiet) -> None:
    if zone_of(quiet.zone) is None:
        raise Problem("no-zone", zone=quiet.zone)
    if quiet.start == quiet.end:
        raise Problem("quiet-empty")


def quiet_until(stored: str | None, now: float) -> float | None:
    """When it is over, if it is quiet now."""
    if stored is None:
        return None
    quiet = msgspec.json.decode(stored, type=Quiet)
    zone = zone_of(quiet.zone)
    if zone is None:
        return None
    here = datetime.fromtimestamp(now, zone)
    start, end = time.fromisoformat(quiet.start), time.fromisoformat(quiet.end)
    hour = here.time()
    if start <= hour < end if start < end else hour >= start or hour < end:
        day = here.date() + timedelta(days=int(hour >= end))
        return datetime.combine(day, end, zone).timestamp()
    return None
