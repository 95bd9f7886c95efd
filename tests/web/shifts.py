"""Layout shifts as Chromium reports them: what moved on a page although nobody moved it."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

WATCH: Final = """() => {
  window.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    const above = element?.closest("[data-thing], [aria-label], section, header");
    const tag = (one) => one ? one.tagName.toLowerCase() + "." + [...one.classList].join(".").slice(0, 40) : "?";
    return `${tag(element)} in ${tag(above)} ${above?.getAttribute("aria-label") ?? above?.dataset.thing ?? ""}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts.push({
        value: entry.value,
        moved: entry.sources.map((source) => name(source.node)),
      });
  }).observe({ type: "layout-shift", buffered: false });
}"""


def shifts_of(page: Page) -> list[dict[str, Any]]:
    """Those since `WATCH` was run on the page."""
    found: list[dict[str, Any]] = page.evaluate("window.shifts")
    return found
