"""Our server with the game that is counted with, for `compare.py`: `python -m benchmarks.server.ours PORT FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

import carrack
from carrack.bench.count import GAME
from carrack.server.serve import build, listen
from carrack.server.settings import Settings

if __name__ == "__main__":  # the bots' processes import this file too
    carrack.register("count", GAME)
    settings = Settings(
        Path(sys.argv[2]),
        port=int(sys.argv[1]),
        creations="100000/minute",
        acts="1000000/minute",
        connections=20_000,
        connections_each=20_000,
        log_level="warning",
    )
    build(settings).run(sockets=[listen(settings.host, settings.port)])
