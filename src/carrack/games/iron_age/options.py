"""Short or normal: when the game ends. The solo game lasts eight rounds whatever is chosen."""

from __future__ import annotations

from typing import Final

from carrack.core.options import Option

OPTIONS: Final = {
    "length": Option("choice", "normal", ("short", "normal")),
}
