"""The process that makes one call by apprise: reads an `Errand`, and says by its status what came of it.

Every connection of this process passes the hook: one to where it may not go is not made. And no address lets it read a
file: some services would send one along.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from carrack.server.calls.outside import is_outside
from carrack.server.calls.services import DONE, MALFORMED, PRIVATE, REFUSED, Errand

refused: list[str] = []


def guard(event: str, arguments: tuple[Any, ...]) -> None:
    """No address but those of the internet; no program is started."""
    if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        address = arguments[1]  # none where it is known already
        if address is not None and not (isinstance(address, tuple) and is_outside(str(address[0]))):
            refused.append(event)
            raise PermissionError("not an address of the internet")
    elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork"):
        refused.append(event)
        raise PermissionError("no programs")


def main() -> int:
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
    import apprise

    apprise.AttachmentManager().remove("file")  # type: ignore[no-untyped-call]
    service = apprise.Apprise()
    if not service.add(errand.address):
        return MALFORMED
    if not errand.private:
        sys.addaudithook(guard)
    done = service.notify(title=errand.title, body=errand.text)
    if refused:
        return PRIVATE
    return DONE if done else REFUSED


if __name__ == "__main__":
    os._exit(main())
