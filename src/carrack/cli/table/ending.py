"""Points by source, and how a game ended."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.table.draw import Lines, fit, line, rule, wrap
from carrack.cli.table.keep import shown
from carrack.cli.table.players import letter_of
from carrack.cli.table.session import Session
from carrack.core.fate import Seeded
from carrack.core.state import State


def _known(session: Session) -> State:
    """The state as far as who looks may know it: hidden points stay hidden until the end."""
    state = session.match.state
    seat = session.seat
    return state if session.over or seat is None else session.game.sample(state, seat, Seeded())


def points_table(session: Session) -> Lines:
    """A row for each source, a column for each seat."""
    breakdown = _known(session).breakdown()
    scene = session.scene()
    titles = [
        line((letter_of(seat), f"reverse {scene.style_of(seat)}"), f" {player.name}")
        for seat, player in enumerate(session.players)
    ]
    sources = dict.fromkeys(source for points in breakdown for source, value in points.items() if value)
    rows = [
        (session.teller.name("source", source), [points.get(source, 0) for points in breakdown]) for source in sources
    ]
    total = session.speech("total"), [sum(points.values()) for points in breakdown]
    label = max(cell_len(name) for name, _values in (*rows, total))
    column = max(4, min(max(title.cell_len for title in titles), (session.width - label) // len(titles) - 2))
    found = [_row(line(), titles, label, column)]
    found += [_row(line(name), _numbers(session, values, ""), label, column) for name, values in rows]
    found.append(rule(label + (column + 2) * len(titles), session.pen, "dim"))
    found.append(_row(line((total[0], "bold")), _numbers(session, total[1], "bold"), label, column))
    return found


def _numbers(session: Session, values: list[int], style: str) -> Lines:
    return [line((str(value).replace("-", session.pen.minus), style)) for value in values]


def _row(name: Text, cells: Lines, label: int, column: int) -> Text:
    return line(fit(name, label), *(line("  ", fit(cell, column, "right")) for cell in cells))


def ending(session: Session) -> Lines:
    """The score, who has won and why, and what can be done with the record."""
    said = [*points_table(session), line(), *wrap(line((verdict(session), "bold")), session.width)]
    file = shown(session.path)
    for key in ("end-file", "end-replay", "end-verify"):
        said += wrap(line((session.speech(key, file=file), "dim")), session.width, 2)
    return said


def verdict(session: Session) -> str:
    """Who has won, in a sentence."""
    speech = session.speech
    if session.match.resigned is not None:
        return speech("end-resigned", name=session.players[session.match.resigned].name)
    outcome = session.match.state.outcome()
    scores = session.match.state.scores()
    winners = session.match.state.winners()
    names = [session.players[seat].name for seat in winners]
    if len(scores) == 1:
        margin = outcome.get("margin", 0)
        assert isinstance(margin, int)
        key = "end-solo-won" if winners else "end-solo-lost"
        return speech(key, points=scores[0], margin=abs(margin), target=outcome.get("target", 0))
    if not winners:
        return speech("end-nobody")
    if len(winners) > 1:
        return speech("end-shared", names=", ".join(names[:-1]), last=names[-1], points=scores[winners[0]])
    best = max(score for seat, score in enumerate(scores) if seat not in winners)
    ahead = scores[winners[0]] - best
    key = "end-won" if ahead > 0 else "end-won-tie"
    return speech(key, name=names[0], points=scores[winners[0]], ahead=ahead)
