"""`carrack export`: records, or games of bots that are played for it, as a training set."""

from __future__ import annotations

import hashlib
import json
import secrets
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from carrack.arena.plan import RANDOM, Plan
from carrack.cli.arguments import game_of, levels_of, seed_of, whole
from carrack.cli.build import version
from carrack.cli.card import card_text
from carrack.cli.common import read_record
from carrack.cli.errors import explain
from carrack.cli.parameters import LANG, OPTION, SEATS, SEED
from carrack.cli.simulate import jobs_of, leave, play, progress_bar, settings_of
from carrack.cli.voice import Refused, Voice
from carrack.core.catalog import games as catalog
from carrack.core.errors import CarrackError
from carrack.core.replay import replay
from carrack.files import replacing, write_text

if TYPE_CHECKING:
    from carrack.arena.training_set import TrainingSet

SUFFIX: Final = ".jsonl"
PARQUET: Final = ".parquet"
USUAL_GAMES: Final = 100


def export(
    context: typer.Context,
    what: Annotated[list[str], typer.Argument(metavar="RECORDS|GAME...")],
    out: Annotated[str, typer.Option("--out", metavar="FILE")],
    games: Annotated[str | None, typer.Option("--games", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LEVEL,LEVEL")] = None,
    seats: SEATS = None,
    option: OPTION = None,
    seed: SEED = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    licence: Annotated[str | None, typer.Option("--licence", metavar="TEXT")] = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    if find_spec("pyarrow") is None:
        raise Refused("export-missing", status=1)
    made = {"games": games, "bots": bots, "seats": seats, "option": option, "seed": seed}
    if are_games(what, made):
        for name, target in targets_of(what, Path(out)).items():
            with played(name, made, jobs, target, voice) as (files, how):
                write_set(files, target, {"how": how, "licence": licence or "MIT"}, voice)
        return
    for name, given in made.items():
        if given:
            raise Refused("export-game-only", option=f"--{name}")
    write_set(files_of(what), Path(out), {"how": {"records": "given"}, "licence": licence or ""}, voice)


def are_games(names: Sequence[str], made: dict[str, Any]) -> bool:
    """Whether games are to be played. Where a folder is called like one, whoever says how to play means the game."""
    are_paths = any(Path(name).exists() for name in names)
    return set(names) <= set(catalog()) and (any(made.values()) or not are_paths)


def targets_of(games: Sequence[str], out: Path) -> dict[str, Path]:
    """The file of a game; of several, one each in that folder."""
    if len(games) == 1:
        return {games[0]: out}
    out.mkdir(parents=True, exist_ok=True)
    return {game: out / f"{game}{PARQUET}" for game in games}


def files_of(names: Sequence[str]) -> list[Path]:
    """Records as they are named; of a folder those in it, by name."""
    found: list[Path] = []
    for name in names:
        path = Path(name)
        inside = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise Refused("export-empty-folder", folder=name)
        found += inside
    return found


@contextmanager
def played(
    name: str, made: dict[str, Any], jobs: str | None, target: Path, voice: Voice
) -> Iterator[tuple[list[Path], dict[str, Any]]]:
    """The records of games of bots, as long as they are needed, and how they came about."""
    title = game_of(name)
    levels = levels_of(made["bots"] or RANDOM)
    settings = settings_of(title, made["seats"], made["option"] or [], levels, False)
    count = whole("--games", made["games"] or str(USUAL_GAMES), 1)
    seed = seed_of(made["seed"]) if made["seed"] is not None else secrets.token_hex(4)
    with tempfile.TemporaryDirectory(prefix=f".{target.name}.", suffix=".part", dir=target.parent) as folder:
        plan = Plan(title.id, settings, count, levels, seed, True, False, folder, folder)
        done = play(plan, jobs_of(jobs, count), "", voice)
        leave(done, voice)
        how = {"game": title.id, "games": count, "bots": list(levels), "seed": seed}
        yield sorted(Path(folder).glob(f"game-*{SUFFIX}")), how


def write_set(files: Sequence[Path], target: Path, said: dict[str, Any], voice: Voice) -> None:
    """All at once: a set that is whole, with its card, or what stood there before."""
    from carrack.arena.training_set import TrainingSet

    refused = 0
    with replacing(target) as beside:
        with TrainingSet(beside) as rows:
            refused = add_all(rows, files, voice)
            if not rows.rows:
                raise Refused("export-nothing", status=1)
            card = rows.card(made_by=version().split(" (")[0], refused=refused, **said)
            rows.finish(card)
        size, digest = measured(beside)
    card |= {"file": target.name, "bytes": size, "sha256": digest}
    write_text(card_name(target, ".card.json"), json.dumps(card, indent=2, ensure_ascii=False) + "\n")
    write_text(card_name(target, ".card.md"), card_text(card, voice))
    voice.print(voice("export-done", rows=card["rows"], records=card["records"], file=str(target)))
    voice.print(voice("export-card", file=str(card_name(target, ".card.md"))))
    if refused:
        voice.complain(voice("export-refused", count=refused))
        raise typer.Exit(1)


def add_all(rows: TrainingSet, files: Sequence[Path], voice: Voice) -> int:
    """How many were refused, each by its name."""
    from carrack.arena.training_set import record_id

    refused = 0
    with progress_bar(voice) as bar:
        task = bar.add_task(voice("export-reading"), total=len(files))
        for file in files:
            try:
                data = read_record(str(file))
                name = record_id(data)
                match = replay(data)
                if not match.over:
                    raise Refused("export-not-over")
                if name not in rows.records:
                    rows.add(match, name)
            except (CarrackError, OSError, Refused) as error:
                refused += 1
                voice.complain(voice("record-refused", file=str(file), why=why_of(error, voice)))
            bar.advance(task)
    return refused


def why_of(error: Exception, voice: Voice) -> str:
    return explain(OSError(error.errno, error.strerror), voice) if isinstance(error, OSError) else explain(error, voice)


def card_name(target: Path, ending: str) -> Path:
    return target.with_name(target.name.removesuffix(PARQUET) + ending)


def measured(path: Path) -> tuple[int, str]:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while part := file.read(1 << 20):
            digest.update(part)
    return path.stat().st_size, digest.hexdigest()
