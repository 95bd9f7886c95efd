"""A page with everything in it: for whoever keeps what a tournament or a study found."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from carrack.arena.plots import ACCENT, FAINT, INK, PAPER

STYLE = f"""
body {{ margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: {PAPER}; color: {INK};
  font: 1rem/1.5 Georgia, serif; }}
table {{ border-collapse: collapse; margin: 1rem 0; font-size: .9rem; }}
caption {{ text-align: left; font-weight: bold; padding: .3rem 0; }}
th, td {{ padding: .15rem .6rem; text-align: right; border-bottom: 1px solid {FAINT}; }}
th.word, td.word {{ text-align: left; }}
h1, h2 {{ color: {ACCENT}; line-height: 1.2; }}
svg {{ max-width: 100%; height: auto; display: block; margin: 1rem 0; }}
section {{ overflow-x: auto; }}
code {{ overflow-wrap: anywhere; }}
"""


def page(title: str, parts: Iterable[str], lang: str) -> str:
    lines = [
        "<!doctype html>",
        f'<html lang="{lang}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style></head>",
        "<body><main>",
        f"<h1>{escape(title)}</h1>",
        *parts,
        "</main></body></html>",
    ]
    return "\n".join(line for line in lines if line) + "\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(columns: Iterable[str], rows: Iterable[Iterable[str]], caption: str = "", word: int = 0) -> str:
    """Numbers stand to the right; one column has words."""

    def row(tag: str, cells: Iterable[str]) -> str:
        scope = ' scope="col"' if tag == "th" else ""
        marks = {word: ' class="word"'}
        return "".join(f"<{tag}{scope}{marks.get(i, '')}>{escape(cell)}</{tag}>" for i, cell in enumerate(cells))

    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    body = "\n".join(f"<tr>{row('td', cells)}</tr>" for cells in rows)
    return f"<table>{said}\n<thead><tr>{row('th', columns)}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
