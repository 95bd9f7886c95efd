"""Programs that speak the protocol of the arena, well or badly: each is a command for `process:`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"process:{shlex.quote(sys.executable)} {EXAMPLES / 'bot.py'}"
NODE = f"process:node {EXAMPLES / 'bot.mjs'}"

POLITE = """
import json, os, subprocess, sys, time
def say(text):
    print(text, flush=True)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["say"] == "hello":
        say('{"say":"hello","protocol":1}')
    elif heard["say"] == "question":
        n, action = heard["n"], heard["legal"][0]["action"]
        right = json.dumps({"say": "answer", "n": n, "action": action})
        if n < 3:
            say(right)
            continue
        %s
"""


def visitor(third_question: str, limit: str = "") -> str:
    """A bot that answers properly, but for what it does at its third question."""
    command = shlex.join([sys.executable, "-S", "-c", POLITE % third_question])
    return f"process{limit}:{command}"


MISFITS = {  # what it does -> which forfeit that is
    "sys.exit(3)": "gone",
    "raise ValueError('no idea')": "gone",
    "os.kill(os.getpid(), 9)": "gone",
    "say('I do not know')": "garbled",
    "say('[1]')": "garbled",
    "say('{}')": "garbled",
    "say('[' * 50000)": "garbled",
    "say(json.dumps({'say': 'answer', 'n': n + 1, 'action': action}))": "garbled",
    "say(json.dumps({'say': 'answer', 'n': True, 'action': action}))": "garbled",
    "say(json.dumps({'say': 'answer', 'n': n, 'action': 'any'}))": "garbled",
    "say(json.dumps({'say': 'answer', 'n': n, 'action': True}))": "garbled",
    "say(json.dumps({'say': 'answer', 'n': n, 'action': -1}))": "illegal",
    "say(json.dumps({'say': 'answer', 'n': n, 'action': 10**30}))": "illegal",
    "say(right); say(right)": "garbled",  # at the next question
    "os.write(1, b'x' * 10**7)": "garbled",
    "os.write(2, b'x' * 10**7); say('?')": "garbled",
}
