"""Writes the corpus of recorded games, `tests/corpus/GAME/*.jsonl`, which the tests replay.

The games are played by simple plans with fixed seeds, so that the same records come out again until a rule or fact is
corrected. After a correction run this, and look at what the tests then miss.

    python -m tools.corpus              writes all games
    python -m tools.corpus search 500   says which of 500 games have what the corpus of discovery-2007 misses
    python -m tools.corpus search-2015 500
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import carrack
from tests.discovery import coverage_2015
from tests.discovery.coverage import ROWS, rows_of
from tools import corpus_discovery, corpus_discovery_2015, corpus_endeavor, corpus_iron_age

ROOT = Path(__file__).parent.parent


def write(id: str, matches: Iterable[tuple[str, carrack.Match]]) -> None:
    folder = ROOT / "tests" / "corpus" / id
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.jsonl"):
        stale.unlink()
    for name, match in matches:
        text = str(match.record())
        (folder / f"{name}.jsonl").write_text(text, "utf-8")
        print(f"{id}/{name:<24} {match.revision:4} entries, {len(text) / 1024:3.0f} kB, {match.state.outcome()}")


def main(words: list[str]) -> None:
    if words[:1] == ["search"]:
        corpus_discovery.search(int(words[1]), ROWS, rows_of)
        return
    if words[:1] == ["search-2015"]:
        corpus_discovery_2015.search(int(words[1]), coverage_2015.ROWS, coverage_2015.rows_of)
        return
    write("endeavor", ((game.name, corpus_endeavor.play(game)) for game in corpus_endeavor.GAMES))
    write("iron-age", ((game.name, corpus_iron_age.play(game)) for game in corpus_iron_age.GAMES))
    write("discovery-2007", ((game.name, corpus_discovery.play(game)) for game in corpus_discovery.GAMES))
    write("discovery-2015", ((game.name, corpus_discovery_2015.play(game)) for game in corpus_discovery_2015.GAMES))


if __name__ == "__main__":
    main(sys.argv[1:])
