"""The loop: show, ask, answer, until the game is over or somebody leaves."""

from __future__ import annotations

import contextlib
from typing import Final

from carrack.cli.errors import explain_errno
from carrack.cli.table import keep
from carrack.cli.table.answers import complete, handle, say
from carrack.cli.table.draw import Lines, line, rule, wrap
from carrack.cli.table.ending import ending
from carrack.cli.table.screen import Killed, Screen, orderly_end
from carrack.cli.table.session import Session

INTERRUPTED: Final = 130
BROKEN: Final = 1
SIGNALLED: Final = 128


def run(session: Session, screen: Screen) -> int:
    """Play to the end or until somebody leaves. The exit status; the game is on the disk whatever happens."""
    with orderly_end():
        try:
            return _run(session, screen)
        except KeyboardInterrupt:
            return _bid_farewell(session, screen, INTERRUPTED)
        except Killed as killed:
            return _bid_farewell(session, screen, SIGNALLED + killed.number)
        except OSError:
            return BROKEN


def _run(session: Session, screen: Screen) -> int:
    _fit(session, screen)
    session.save()
    screen.show(welcome(session))
    while True:
        screen.show([""])
        _let_bots_play(session, screen)
        _fit(session, screen)
        if session.over:
            screen.show([*session.news(), *session.look(), line(), *ending(session)])
            return 0
        veiled = session.needs_curtain()
        if veiled and not _curtain(session, screen):
            return _bid_farewell(session, screen, 0)
        screen.show([*session.news(), *session.look(everything=veiled), *session.question(), *_unsaved(session)])
        if not _listen(session, screen):
            return _bid_farewell(session, screen, 0)


def _listen(session: Session, screen: Screen) -> bool:
    """Until something was played. False when somebody leaves."""
    revision = session.match.revision
    interrupted = False
    while session.match.revision == revision:
        try:
            typed = screen.ask(session.prompt, lambda: complete(session))
        except KeyboardInterrupt:
            if interrupted:
                return False
            interrupted = True
            screen.show(["", *say(session, "interrupted")])
            continue
        if typed is None:
            return False
        interrupted = False
        _fit(session, screen)
        reply = handle(session, typed)
        if reply.leave:
            return False
        screen.show(reply.said)
        if reply.again:
            screen.show([*session.look(everything=True), *session.question()])
    return True


def _fit(session: Session, screen: Screen) -> None:
    session.width = screen.width
    session.pen = screen.pen


def _let_bots_play(session: Session, screen: Screen) -> None:
    """Each turn is told as soon as it is over."""
    for thinking in session.bots_play():
        _fit(session, screen)
        screen.show(say(session, "thinking", name=thinking) if thinking else session.news(unfinished=False))


def _curtain(session: Session, screen: Screen) -> bool:
    """Until somebody says that nobody else looks. False when nobody is there."""
    screen.clear()
    screen.show(say(session, "curtain", name=session.prompt))
    return screen.ask(session.prompt, list) is not None


def welcome(session: Session) -> Lines:
    """What is played, by whom, where it is kept, and by what its chance can be verified afterwards."""
    scene = session.scene()
    seats = line("   ").join(scene.named(seat) for seat in range(len(session.players)))
    sealed = session.match.commitment
    commitment = session.speech("welcome-commitment", text=sealed) if sealed else ""
    return [
        line((session.teller.title(), "bold")),
        rule(min(session.width, 78), session.pen, "dim"),
        *wrap(seats, session.width, 2),
        *wrap(line((session.speech("welcome-file", file=keep.shown(session.path)), "dim")), session.width, 2),
        *(wrap(line((commitment, "dim")), session.width, 2) if commitment else []),
        *wrap(line((session.speech("welcome-help"), "dim")), session.width, 2),
    ]


def _unsaved(session: Session) -> Lines:
    if session.unsaved is None:
        return []
    why = explain_errno(session.unsaved, session.speech.lang)
    return wrap(
        line((session.speech("problem-save", file=keep.shown(session.path), why=why), "bold red")), session.width
    )


def _bid_farewell(session: Session, screen: Screen, status: int) -> int:
    """Where the game is, and how to come back to it, if there is still somebody to tell."""
    with contextlib.suppress(OSError):
        screen.show(["", *(_unsaved(session) or say(session, "farewell", file=keep.resumed_by(session.path)))])
    return status
