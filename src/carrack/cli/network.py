"""Ways to the table: a code for a telephone, a window of this machine."""

from __future__ import annotations

import io
import os
import socket
import sys


def qr_code(url: str) -> str:
    """For the camera of a telephone, two rows in a line of text."""
    import segno  # slow to load, and needed by one command alone

    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def has_browser() -> bool:
    """Whether a window can open: a browser in the terminal would take it from us."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    import webbrowser

    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def own_names() -> list[str]:
    """The name of this machine, plain and as its neighbours find it."""
    name = socket.gethostname().lower()
    return [name, f"{name}.local"] if name and "." not in name else [name] if name else []
