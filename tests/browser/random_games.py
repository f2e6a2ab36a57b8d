"""Games played at the table at random, of which every rest and every act can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.browser.acts import pacing
from tests.browser.table import Table
from tests.play.page import a_move

NAMES = (
    *("Anna", "Bo", "Carl", "Dorte", "Erik", "Frederik", "Grethe"),
    *("Hans", "Inger", "Jens", "Karen"),
)

FRAME = 17  # ms
DEAL = """(game) => document.querySelector('gnav-table').shadowRoot.querySelector('gnav-setup')
  .dispatchEvent(new CustomEvent('deal', { detail: game }))"""
STANDS = """() => {
  const { shown: { waiting, choices }, error } = document.querySelector('gnav-table');
  return { waiting, choices, error: error?.why ?? error?.message ?? null };
}"""
ANSWERED = """() => unanswered.size === 0 && !document.querySelector('gnav-table').busy
  && !document.querySelector('gnav-table').renderRoot.querySelector('gnav-setup')"""
DANISH = "() => document.querySelector('.languages button[data-language=da]').click()"
ACT = "(move) => { document.querySelector('gnav-table').act(move); }"
DRAWN = "() => document.querySelector('gnav-table').updateComplete"
# How fast the acts are shown that come: not at all, or so that each can be looked at.
PACE = """(wanted) => {
  const list = document.querySelector('gnav-table').renderRoot.querySelector('.pace-list select');
  if (!list || list.value === wanted) return;
  list.value = wanted;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}"""
NEXT = "() => { document.querySelector('gnav-table').next(); }"
GO_ON = """async () => {
  const host = document.querySelector('gnav-table');
  host.renderRoot.querySelector('.go-on').click();
  await host.updateComplete;
}"""
# Look at a card that may not be played, then lift one that may; as the keys do.
LOOK = """async (wanted) => {
  const host = document.querySelector('gnav-table');
  const cards = [...host.renderRoot.querySelectorAll(`.hand .held.${wanted}`)];
  const card = cards[Math.floor(cards.length / 2)];
  if (!card) return false;
  card.focus({ preventScroll: true });
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
  if (wanted === 'legal') card.dispatchEvent(space);
  await host.updateComplete;
  return true;
}"""


def begin(table: Table, rules: str, seats: int, seed: str, *, danish: bool) -> None:
    """Deal a game to one person and computers who play at random, and stop the clock."""
    page = table.page
    table.open()
    if danish:
        page.evaluate(DANISH)
        page.locator('html[data-told="da"]').wait_for(state="attached")
    kinds = ("human", *["random"] * (seats - 1))
    players = [{"name": name, "kind": kind} for name, kind in zip(NAMES, kinds, strict=False)]
    pacing.stop_the_clock(page)
    page.evaluate(DEAL, {"rules": rules, "players": players, "readings": {}, "seed": seed})
    settle(table)


def settle(table: Table) -> None:
    """Wait until the engine has answered and what it answered is drawn.

    What is asked once that is painted is drawn too, which is the second time round.
    """
    for _ in range(2):
        table.page.wait_for_function(ANSWERED, polling=20)
        table.page.evaluate(DRAWN)
        table.page.clock.run_for(FRAME)


def pace(table: Table, wanted: str) -> None:
    """Choose how fast the acts are shown that come."""
    table.page.evaluate(PACE, wanted)


def choose(table: Table, choices: list[dict[str, Any]], chance: Random) -> None:
    """Make a move at random; what the engine refuses is followed by another.

    The Hermit of Narrespillet waits by itself: then the game has gone on meanwhile.
    """
    for _ in range(60):
        table.page.evaluate(ACT, a_move(chance.choice(choices), chance))
        settle(table)
        stands = table.page.evaluate(STANDS)
        if stands["error"] is None or stands["choices"] != choices:
            return
    raise AssertionError(f"none of these moves is taken: {choices}")


def moments(table: Table, chance: Random) -> Iterator[str]:
    """Play the game that is dealt to its end, and stop at each moment: say what it is.

    An act that is shown, a rest where one chooses, one with a card looked at that may not be
    played, one with a card lifted that may be, a deal at its end, the end.
    """
    page = table.page
    while True:
        stands = page.evaluate(STANDS)
        waiting = stands["waiting"]
        if waiting == "acts":
            yield "act"
            page.evaluate(GO_ON)
        elif waiting == "seat" and stands["choices"]:
            yield "choice"
            for wanted in ("barred", "legal"):
                if page.evaluate(LOOK, wanted):
                    yield wanted
            choose(table, stands["choices"], chance)
        else:
            yield waiting
            if waiting != "deal":
                return
            page.evaluate(NEXT)
            settle(table)
