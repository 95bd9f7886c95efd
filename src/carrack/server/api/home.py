"""The front page of a tree in which the page was not built: it says how to build it, and the other ways in."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import MediaType, Response

from carrack.server.api.common import AnyRequest
from carrack.words import LANGUAGES, Words, language_of

WORDS: Final = Words("server")


def answer(request: AnyRequest) -> Response[bytes]:
    """That the harbour is open, and which ways lead into it."""
    language = preferred(request.headers.get("accept-language", ""))

    def say(key: str) -> str:
        return escape(WORDS.say(key, language, {}))

    text = f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Carrack</title></head>
<body>
<h1>Carrack</h1>
<p>{say("home-open")}</p>
<ul>
<li>{say("home-terminal")} <code>carrack play</code></li>
<li>{say("home-api")} <a href="/api/schema/openapi.json">/api/schema/openapi.json</a></li>
</ul>
</body>
</html>
"""
    return Response(text.encode(), media_type=MediaType.HTML)


def preferred(header: str) -> str:
    """The first of a browser's languages that is one of ours."""
    for part in header.split(",")[:20]:
        tag = part.split(";")[0].strip()
        if tag.replace("_", "-").split("-")[0].lower() in LANGUAGES:
            return language_of(tag)
    return language_of("")
