"""A bot for `carrack tournament` in plain Python, without Carrack: any legal answer, by dice of its own.

    carrack tournament iron-age easy greedy "mine=process:python3 examples/bot.py"

It reads a line of JSON at a time and answers on a line; docs/tournaments.md tells what is said.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    dice = random.Random()
    for line in sys.stdin:
        heard: dict[str, Any] = json.loads(line)
        if heard["say"] == "hello":
            say(say="hello", protocol=1, name="any answer")
        elif heard["say"] == "start":
            dice = random.Random(f"{heard['seed']}/{heard['seat']}")  # the same game again is played the same again
        elif heard["say"] == "question":
            choice = dice.choice(heard["legal"])
            say(say="answer", n=heard["n"], action=choice["action"])


main()
