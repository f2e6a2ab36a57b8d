"""axe, the accessibility checker, run on what a page shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[1] / "node_modules" / "axe-core" / "axe.min.js"

# The lamp is lit or put out without moving the focus, which is part of what is looked at.
SWITCH_THE_LIGHT = """() => {
  const now = document.body.dataset.mdColorScheme;
  document.querySelector(`[name=__palette]:not([data-md-color-scheme="${now}"])`).click();
  return [now, document.body.dataset.mdColorScheme];
}"""


def amiss(page: Page) -> list[str]:
    """Name each rule of axe's that the page breaks by day or by lamplight, and what breaks it."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(page, EVERYTHING)
    before, after = page.evaluate(SWITCH_THE_LIGHT)
    assert {before, after} == {"default", "slate"}, "the light did not change"
    return found + violations(page, COLOURS)


# A colour on its way from one light to the other is neither, and what is scrolled under the header
# could be scrolled out again. What takes its colour from around it may set out when that has come.
AT_REST = """async () => {
  scrollTo(0, 0);
  const moving = () => document.getAnimations().filter(({ effect, playState }) =>
    playState === 'running' && effect.getComputedTiming().endTime < Infinity);
  for (let all = moving(); all.length; all = moving()) {
    await Promise.allSettled(all.map(({ finished }) => finished));
  }
}"""


# What a finger must hit is large enough, or stands apart: axe asks that only of those who ask.
QUICK: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
EVERYTHING: dict[str, Any] = {**QUICK, "rules": {"target-size": {"enabled": True}}}
# In the other light the same elements stand at the same places, in other colours.
COLOURS: dict[str, Any] = {**QUICK, "runOnly": ["color-contrast", "link-in-text-block"]}
RUN = "options => axe.run(options).then(({ violations }) => violations)"


def violations(page: Page, asked: dict[str, Any]) -> list[str]:
    """Name each rule of axe's asked for that the page breaks as it stands, and what breaks it."""
    page.evaluate(AT_REST)
    light = page.evaluate("document.body.dataset.mdColorScheme")
    broken = page.evaluate(RUN, asked)
    return [f"{light}: {v['id']}: {node['html'][:160]}" for v in broken for node in v["nodes"]]
