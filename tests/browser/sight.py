"""What a player needs now and does not see: measured by what lies at the points where it should."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

#: What must be in sight whenever it is on the page: what is pressed, what is held, what is told.
NEEDED = (
    ".status button",
    ".pace-list select",
    ".decision p",
    ".allowed .choice",
    ".allowed .prompt",
    ".forbidden summary",
    ".forbidden .refused",
    ".choices .why p",
    ".onward button",
    ".in-short .text",
    ".in-short .chip",
    ".caption p",
    ".beats",
    ".few .mine .piece",
    ".own .mine .piece",
    ".held .rank",
    ".lesson .remark",
    ".lesson-dock .next",
    ".lesson-dock .back",
    ".lesson-dock .free",
    "[data-next-lesson]",
    "[data-pointed]",
    ".lesson [data-back]",
)

#: What must be in sight beside a sheet that is longer than the screen.
WAYS_ON = (".lesson .remark", ".lesson [data-back]", ".onward button")

# A part is seen where the first thing at its points is the part itself, or lies in it or around it.
# What is only looked at lets the pointer through, so for the time of the question it does not.
OUT_OF_SIGHT = """(needed) => {
  const { shadowRoot: root } = document.querySelector('gnav-table');
  const shown = (one) => one.checkVisibility({ visibilityProperty: true })
    && one.getBoundingClientRect().width > 2 && getComputedStyle(one).display !== 'contents';
  const hit = (x, y) => (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight
    ? null : document.elementFromPoint(x, y) && root.elementFromPoint(x, y));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.caption p { pointer-events: auto !important; }');
  root.adoptedStyleSheets.push(sheet);
  const held = (one) => one.closest('.held') ?? one;
  const found = [];
  for (const one of [...root.querySelectorAll(needed.join())].filter(shown)) {
    const rank = one.matches('.rank');
    const upper = rank && [...held(one).querySelectorAll('.rank')].find(shown);
    if (rank && one !== upper) continue;
    // A letter has room above and below it; so has what a finger must hit, over the next line.
    const from = rank || one.matches('.chip, .text, .trump') ? 0.4 : 0.1;
    if (one.closest('.stock')) one.style.pointerEvents = 'auto';
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = (part) => {
      const at = hit((left + right) / 2, top + part * (bottom - top));
      // The box of what is said is wider than its words, and lets be seen what is beside them.
      if (at?.matches('.caption p') && one.matches('.slate, .stake')) return true;
      // What a finger must hit is larger than what is seen of it.
      if (at?.matches('.chip') && one.matches('.text')) return true;
      return at && (held(one).contains(at) || (at.contains(one) && !at.matches('.board, .play')));
    };
    const name = `${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 40)}`;
    if (![from, 0.5, 1 - from].every(seen)) found.push(name);
    if (one.closest('.stock')) one.style.pointerEvents = '';
  }
  root.adoptedStyleSheets.pop();
  return found;
}"""

# A tool may lie further down the page, but never under something else.
COVERED = """() => {
  const { shadowRoot: root } = document.querySelector('gnav-table');
  const under = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const down = [0.3, 0.5, 0.7].map((part) => top + part * (bottom - top));
    return down.some((y) => y < innerHeight - 1
      && !one.contains(root.elementFromPoint((left + right) / 2, y)));
  };
  return [...root.querySelectorAll('.shelf button')]
    .filter((one) => one.checkVisibility() && under(one))
    .map((one) => one.ariaLabel ?? one.textContent.trim());
}"""


def out_of_sight(page: Page, needed: Sequence[str] = NEEDED) -> list[str]:
    """Name what is needed now and lies off the screen or under something else."""
    found: list[str] = page.evaluate(OUT_OF_SIGHT, list(needed))
    covered: list[str] = page.evaluate(COVERED)
    return found + [f"tool {one}" for one in covered]
