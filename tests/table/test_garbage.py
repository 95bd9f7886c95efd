"""Whatever is typed at whatever question: an answer in words, never a traceback, and a game that is whole."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.text import Text

from carrack.cli.play import kept_game
from carrack.cli.table.answers import COMMANDS, handle
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from tests.table.seats import PATIENCE, command, environment, kept, sit, too_wide

pytestmark = pytest.mark.slow  # whole games through a terminal

WORDS = [*COMMANDS, *"uhwlb?", *"frnya~/,;é", "1", "2", "7", "99", "0", "-1", "..", "%s", "{0}"]
WORDS += ["die", "build", "buy", "port", "navy", "food", "oracle", "for", "1 population", "roll.again", "annuler"]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, bytes]]:
    """A kept game at every question, Nature's too, with a language to go on in."""
    found: dict[str, tuple[str, bytes]] = {}
    for n in range(40):
        asked = n % 2 == 1
        session = sit(tmp_path_factory.mktemp("garbage"), "person:Anna,person:Bruno", seed=f"{n}", asked=asked)
        chooser = random.Random(n)
        while not session.over:
            step = session.game.steps[session.match.state.step].name
            if step not in found:
                found[step] = (("en", "fr")[len(found) % 2], str(session.match.archive()).encode())
            session.match.play(chooser.choice(session.match.state.legal()))
        if len(found) == len(session.game.steps):
            return list(found.values())
    raise AssertionError(f"no game came to all questions, only to {sorted(found)}")


@settings(max_examples=40)
@given(st.data())
def test_garbage_at_every_question_gets_an_answer(games: list[tuple[str, bytes]], data: st.DataObject) -> None:
    lang, record = data.draw(st.sampled_from(games))
    lines = st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.jsonl"
        file.write_bytes(record)
        session = kept_game(Speech(lang), str(file), None)
        for line in data.draw(st.lists(lines, min_size=1, max_size=4)):
            if session.over:
                break
            answer_to(session, line.replace("save", "log").replace("enregistrer", "log").replace("sauver", "log"))
        assert kept(file).state.key() == session.match.state.key()
        assert [path.name for path in Path(folder).iterdir()] == ["game.jsonl"]


def answer_to(session: Session, line: str) -> None:
    """Something is said or something is played, and the table can still be drawn."""
    before = session.match.revision
    reply = handle(session, line)
    assert session.match.revision > before or reply.said or reply.again or reply.leave or line.split()[-1] == "0"
    assert [part.plain for part in reply.said if isinstance(part, Text) and part.cell_len > session.width] == []
    assert session.match.state.invariants() == []
    if not session.over:
        session.news()
        session.look()
        assert session.question()


def test_a_flood_of_bytes_through_a_pipe(tmp_path: Path) -> None:
    """Not even text: control characters, halves of characters, nothing at all."""
    file = tmp_path / "game.jsonl"
    chooser = random.Random("flood")
    lines = [bytes(chooser.choice(range(256)) for _ in range(chooser.randrange(30))) for _ in range(150)]
    flood = b"\n".join(line.replace(b"q", b"") for line in lines)
    done = subprocess.run(
        command("--seats", "person,bot", "--seed", "flood", "--save", str(file)),
        input=flood,
        capture_output=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Traceback" not in done.stdout
    assert not kept(file).over


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    done = subprocess.run(
        command("--seats", "person:Zoé,bot", "--seed", "ascii", "--lang", "fr", "--save", str(tmp_path / "game.jsonl")),
        input="port\n1\nh\naide marine\nrègles\n".encode(),
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    shown = done.stdout.decode("ascii")
    assert "+- A Zoe -" in shown
    assert too_wide(shown, 80) == []
