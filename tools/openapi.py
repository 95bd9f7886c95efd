"""Writes the OpenAPI document of the server, `tests/golden/openapi.json`: what the browser's types are made from.

python -m tools.openapi
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack.server.api.document import document
from carrack.server.app import create_app
from carrack.server.settings import Settings

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / "openapi.json"


def found() -> dict[str, Any]:
    """The document, without a server: the database is opened only when one is served."""
    return document(create_app(Settings(Path("unused"))))


def text_of(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(text_of(found()), "utf-8")
