"""What an answer would bring, in words: what happens for certain, points, what comes next, and the odds of chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from carrack.cli.table.draw import Lines, columns, line, wrap
from carrack.cli.table.parse import go_on
from carrack.cli.table.session import Session
from carrack.core.state import NATURE, OVER


def foresee(session: Session, actions: Sequence[int]) -> Lines:
    """Of answers that can be given one after the other; nothing is played."""
    state = session.match.state
    before = state.breakdown()
    previews: list[dict[str, Any]] = []
    for action in actions:
        previews.append(session.game.preview(state, action))
        state.play(action)
        go_on(state, asked=False)
    events = [event for said in previews for event in said["events"]]
    answers = ", ".join(session.teller.word(action) for action in actions)
    found = wrap(line((session.speech("about", thing=answers), "bold")), session.width, 2)
    found += session.board.news(session.scene(), events) or _say(session, "if-nothing")
    found += _points(session, before, previews[-1]["breakdown"])
    found += _say(session, "if-idle", "bold") if any(said["idle"] for said in previews) else []
    return found + _next(session, previews[-1])


def _say(session: Session, key: str, style: str = "", **arguments: object) -> Lines:
    return wrap(line((session.speech(key, **arguments), style)), session.width, 2)


def _points(session: Session, before: Sequence[Mapping[str, int]], after: Sequence[Mapping[str, int]]) -> Lines:
    """Who gains or loses how many, by source."""
    changes = []
    for player, old, new in zip(session.players, before, after, strict=True):
        gained = {source: new[source] - old.get(source, 0) for source in new if new[source] != old.get(source, 0)}
        if gained:
            names = [f"{session.teller.name('source', name)} {_signed(session, n)}" for name, n in gained.items()]
            changes.append(f"{player.name} {_signed(session, sum(gained.values()))} ({', '.join(names)})")
    return _say(session, "if-points", changes="; ".join(changes)) if changes else []


def _signed(session: Session, points: int) -> str:
    return f"{points:+d}".replace("-", session.pen.minus)


def _next(session: Session, said: Mapping[str, Any]) -> Lines:
    """Who is asked what; of chance, what may come and how often."""
    asked: int = said["next"]["seat"]
    if asked == OVER:
        return _say(session, "if-over")
    question = session.teller.question(said["question"])
    if asked != NATURE:
        key = "if-again" if asked == session.match.actor else "if-then"
        return _say(session, key, name=session.players[asked].name, question=question)
    return [*_say(session, "if-chance", question=question), *_odds(session, said["odds"])]


def _odds(session: Session, odds: Mapping[int, int]) -> Lines:
    """What may come, the likeliest first."""
    total = sum(odds.values())
    shares = {action: _share(session, 100 * odds[action] / total) for action in odds}
    widest = max(cell_len(share) for share in shares.values())
    items = [
        line((shares[action].rjust(widest), "bold"), "  ", session.teller.word(action))
        for action in sorted(odds, key=lambda action: -odds[action])
    ]
    return columns(items, session.width)


def _share(session: Session, percent: float) -> str:
    """What may come is never told as impossible."""
    return session.speech("share", share=f"{percent:.0f}" if percent >= 1 else "<1")
