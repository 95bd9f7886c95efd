"""What the champion would answer, in words: its best answers, the chance that each gives, and which points differ."""

from __future__ import annotations

from collections.abc import Mapping

from carrack.bots.advice import Advice
from carrack.bots.advice import advise as think
from carrack.cli.table.draw import Lines, line, wrap
from carrack.cli.table.session import Session
from carrack.core.fate import Seeded

LEAST = 0.5  # points of difference that are told
MOST_SOURCES = 3


def advise(session: Session) -> Lines:
    """For the seat that is asked, from what it may know."""
    state = session.match.state
    seat = int(state.actor)
    if len(state.legal()) == 1:
        return _say(session, "hint-one")
    seed = f"{session.match.commitment} {session.match.revision}"
    best = think(session.game.sample(state, seat, Seeded(seed)), seed)
    found = _say(session, "hint-title", "bold")
    for place, advice in enumerate(best):
        share = session.speech("share", share=f"{100 * advice.chance:.0f}")
        found += wrap(line((share.rjust(6), "bold"), "  ", session.teller.word(advice.action)), session.width, 8)
        if len(best) > 1:
            found += _difference(session, advice, best[1 if place == 0 else 0], place)
    return found


def _say(session: Session, key: str, style: str = "") -> Lines:
    return wrap(line((session.speech(key), style)), session.width, 2)


def _difference(session: Session, one: Advice, other: Advice, place: int) -> Lines:
    """By source, the largest first."""
    changes = _changes(one.sources, other.sources)
    told = [f"{session.teller.name('source', source)} {_signed(session, points)}" for source, points in changes]
    text = ", ".join(told) or session.speech("hint-same")
    than = session.speech("hint-best" if place == 0 else "hint-other")
    return wrap(line("        ", (f"{text} ({than})", "dim")), session.width, 8)


def _signed(session: Session, points: float) -> str:
    return ("+" if points > 0 else session.pen.minus) + session.speech("hint-points", points=round(abs(points), 1))


def _changes(one: Mapping[str, float], other: Mapping[str, float]) -> list[tuple[str, float]]:
    off = [(source, one.get(source, 0.0) - other.get(source, 0.0)) for source in {**one, **other}]
    large = [(source, points) for source, points in off if abs(points) >= LEAST]
    return sorted(large, key=lambda pair: -abs(pair[1]))[:MOST_SOURCES]
