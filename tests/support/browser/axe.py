"""Automatic accessibility checks with axe-core."""

from __future__ import annotations

from functools import cache
from typing import Final

from playwright.sync_api import Page, expect

import hatch_page

RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RUN: Final = """async (tags) => {
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations"],
    selectors: false,
  });
  const describe = ({ id, help }) => (node) =>
    [`${id}: ${help}`, node.html, node.failureSummary].join("\\n    ");
  return violations.flatMap((rule) => rule.nodes.map(describe(rule)));
}"""


def axe(page: Page) -> None:
    """Wait until the page is shown, then assert that it breaks no accessibility rule."""
    expect(page.locator("h1").first).to_be_attached()
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(_RUN, RULES)
    assert not found, f"{page.url}\n" + "\n".join(found)


@cache
def _source() -> str:
    with hatch_page.build_lock():
        hatch_page.install()
    return (hatch_page.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
