"""The table as a player meets it, for the browser tests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from gnav_core.core import registry
from tests.browser.visits import clear
from tests.windows import OFTEN

SOURCES = ("gnav-1774", "gnav-1917", "gnav-wikipedia", "gnav-kb", "gnav-german")

# What the button says that leads from the set-up to the table, in both languages.
TO_TABLE = re.compile("^(Play|Spil) ")

# Which computer sits down in a game where any will do; in others one that plays at random.
COMPUTERS = {"gnav": "threshold", "hanrey": "thrifty"}

# Keeps every message that passes between the page and its worker, as the page gets it.
LISTEN = """
if (!window.heard) {
window.heard = [];
window.unanswered = new Set();
window.unkept = new Set();
const Plain = window.Worker;
const playing = ['start', 'act', 'continue', 'resume', 'load', 'undo', 'rewind', 'switch'];
window.Worker = class extends Plain {
  constructor(url, ...how) {
    super(url, ...how);
    this.ours = String(url).includes('/table/'); // the site's search has a worker of its own
    if (!this.ours) return;
    window.theWorker = this;
    this.addEventListener('message', ({ data }) => {
      heard.push(data);
      const message = JSON.parse(data);
      if ('kept' in message) unkept.clear();
      if (!('ok' in message)) unkept.delete(message.id);
      unanswered.delete(message.id);
    });
  }
  postMessage(data, ...rest) {
    if (this.ours) {
      const { id, call } = JSON.parse(data);
      if (id) unanswered.add(id); // a ping has none
      if (playing.includes(call)) unkept.add(id);
    }
    super.postMessage(data, ...rest);
  }
  terminate() {
    if (this.ours) [unanswered, unkept].forEach((calls) => calls.clear()); // nobody answers them
    super.terminate();
  }
};
}
"""

# In a visit that goes on the table is told to look at its address as when the page is loaded.
ARRIVE = """async (address) => {
  history.replaceState(history.state, '', address);
  const table = document.querySelector('gnav-table');
  await table.arrive();
  await table.updateComplete;
}"""


@dataclass
class Table:
    """Drive <gnav-table>; what is asked of it is asked as a player would, by names and labels."""

    page: Page
    site: str
    cleared: bool = False  # the visit goes on, and nobody sits at the table

    def open(self) -> None:
        """Go to the table as a new tab does, and wait for the set-up form, and for the engine."""
        if not self.cleared:
            self.page.add_init_script(LISTEN)
            self.get_up()
            self.page.goto(f"{self.site}/play/")
        self.cleared = False
        self.page.get_by_role("button", name=TO_TABLE).wait_for()
        self.settled()
        self.unfold()

    def unfold(self) -> None:
        """Show all that a game can be asked, which lies folded."""
        self.page.locator("details.beyond, details.another").evaluate_all(
            "all => all.forEach(one => one.open = true)"
        )

    def get_up(self) -> None:
        """Let the tab forget which game was at its table; the game stays saved."""
        if self.page.url.startswith(self.site):
            self.page.evaluate("sessionStorage.clear()")

    def begin_again(self) -> None:
        """Go to the table as `open` does, in a visit in which Python has started already."""
        here = self.page.url.partition("#")[0] == f"{self.site}/play/"
        self.cleared = self.cleared or (here and clear(self.page))
        self.open()

    def come(self, address: str) -> None:
        """Go to the table by an address that asks for something, and wait for what comes."""
        if self.cleared and address.startswith("#"):
            self.cleared = False
            self.settled()
            self.page.evaluate(ARRIVE, address)
        else:
            self.cleared = False
            self.page.add_init_script(LISTEN)
            self.page.goto("about:blank")
            self.page.goto(f"{self.site}/play/{address}")
        self.page.locator(
            ".table, .cover, .error, gnav-setup form, gnav-plan form, .between"
        ).first.wait_for()
        self.unfold()

    def set_up(self, rules: str, *kinds: str, names: tuple[str, ...] = ()) -> None:
        """Fill in the form: the source, a kind for each seat (person, computer, which), a seed."""
        page = self.page
        page.get_by_role("button", name=TO_TABLE).wait_for()
        self.unfold()
        self.choose(rules)
        number = page.get_by_label("You, and how many others?")
        number.fill(str(len(kinds) - 1))
        number.dispatch_event("change")
        if len(kinds) > 8:
            page.locator("fieldset.seats summary").click()
        computer = COMPUTERS.get(rules.partition("-")[0], "easy")
        known = {"person": "human", "computer": computer}
        for seat, kind in enumerate(kinds, start=1):
            player = page.get_by_label(f"Who plays seat {seat}", exact=True)
            player.select_option(known.get(kind, kind))
            if names:
                page.get_by_label(f"Name at seat {seat}", exact=True).fill(names[seat - 1])
        self.choose_seed("a browser test")

    def choose(self, rules: str) -> None:
        """Say which game, where there are several, and by whose rules, where it has several."""
        family = registry.family(rules).id
        game = self.page.locator(f'input[name=game][value="{family}"]')
        if game.count():
            game.check()
        source = self.page.locator(f'input[name=rules][value="{rules}"]')
        if source.count():
            source.check()

    def choose_seed(self, seed: str) -> None:
        """Type the seed, so that no test hangs on chance."""
        self.unfold()
        if not self.page.get_by_label("Seed").is_visible():
            self.page.locator("details.more summary").click()
        self.page.get_by_label("Seed").fill(seed)

    def deal(self) -> None:
        """Press Deal and wait for the table, or for the screen that covers it."""
        self.page.get_by_role("button", name=TO_TABLE).click()
        self.page.locator(".table, .in-words, .cover, .error").first.wait_for()
        self.settled()  # the words of the clauses come after it

    def start(self, rules: str, *kinds: str, seed: str = "a browser test") -> None:
        self.open()
        self.set_up(rules, *kinds)
        self.choose_seed(seed)
        self.deal()

    @property
    def state(self) -> str:
        """Say what the page waits for: a choice, the next deal, a hand-over, or nothing more."""
        waits = self.page.locator(".choices, .showing, .outcome, .cover, .hand-on")
        return str(waits.first.evaluate("part => part.classList.item(part.classList.length - 1)"))

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choices .allowed button")

    def press(self, *wanted: str) -> None:
        """Make the first of the wanted moves that is offered, else the last one offered."""
        offered = self.choices.evaluate_all("all => all.map((one) => one.dataset.move ?? null)")
        move = next((move for move in wanted if move in offered), offered[-1])
        self._and_wait(self.page.locator(f'.choices .allowed [data-move="{move}"]'))

    def go_on(self) -> None:
        """Press the one button that leads on: next deal, hand the device on, I am …"""
        self.click("[data-first]")

    def click(self, selector: str) -> None:
        """Press what this selector finds first, and wait until it has had its effect."""
        self._and_wait(self.page.locator(selector).first)

    def _and_wait(self, button: Locator) -> None:
        button.click()
        self.settled()

    def settled(self) -> None:
        """Wait until the worker has answered and the table has taken it in."""
        self.page.wait_for_function(
            "() => unanswered.size === 0 && !(document.querySelector('gnav-table')?.busy ?? true)",
            polling=OFTEN,
        )

    def play_deal(self, *wanted: str) -> None:
        """Play until the deal is shown or the game is over."""
        for _ in range(200):
            state = self.state
            if state in ("showing", "outcome"):
                return
            if state == "choices":
                self.press(*wanted)
            else:
                self.go_on()
        raise AssertionError("the deal did not end in 200 steps")

    def open_whole_log(self) -> None:
        """Unfold every deal of the log."""
        closed = self.page.locator(":is(.deal, .gone):not([open]) > summary")
        while closed.count():
            closed.first.click()

    def open_all_references(self) -> None:
        """Show every reference of every line that is unfolded, not the first alone."""
        self.page.locator(".line .rest").evaluate_all("all => all.forEach(one => one.open = true)")

    def kept(self) -> None:
        """Wait until the worker has said that it saved the game after the last move."""
        self.page.wait_for_function(
            "() => unanswered.size === 0 && unkept.size === 0", polling=OFTEN
        )

    def heard(self) -> Iterator[dict[str, Any]]:
        """Give every message that has come from the worker to the page."""
        for text in self.page.evaluate("heard"):
            yield json.loads(text)

    def views(self) -> Iterator[dict[str, Any]]:
        """Give every view of the game that the page has had."""
        for message in self.heard():
            answer = message.get("ok")
            if isinstance(answer, dict) and "zones" in answer:
                yield answer

    def view(self) -> dict[str, Any]:
        """Give the view that the page had last, with all events it has had since it was opened."""
        views = list(self.views())
        events = {event["n"]: event for view in views for event in view["events"]}
        return {**views[-1], "events": [events[n] for n in sorted(events)]}
