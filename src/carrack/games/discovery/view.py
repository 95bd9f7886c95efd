from __future__ import annotations

from carrack.games.discovery.state import Discovery


def view(s: Discovery, seat: int | None) -> dict[str, object]:
    return {}
