"""The doors of the site: every link of its pages that leads to the table, and going through one.

``python -m tests.browser.doors`` counts them, by kind and by rule set.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import unescape
from itertools import pairwise
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

from playwright.sync_api import expect

from tests import pages
from tests.browser.table import LISTEN, Table

PLAY = "/play/"
LINK = re.compile(r'<a\s[^>]*?href="([^"]*play/[^"]*)"')
#: What an address asks for by its name alone.
WHOLE = ("deal", "evening")
MOVES = ".held.legal, .choices .allowed button"
ENDED = ".showing, .outcome"
SETTING_UP = "gnav-setup form, gnav-plan form"
#: What stands there once a door has been gone through to what was asked.
STANDS = {"lesson": ".lesson-dock .remark", "example": ".shown-game"}
UNFOLD = """(links) => links.forEach((link) => {
  for (let fold = link; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
})"""
GET_UP = "document.querySelector('gnav-table')?.leave()"
TURN = """(href) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}"""
TURNED = """() => {
  const { href } = document.querySelector('link[rel=canonical]');
  return new URL(href).pathname === location.pathname;
}"""
PRESS = """([href, within]) => [...document.querySelectorAll(within)]
  .find((link) => link.href === href).click()"""


@dataclass(frozen=True, order=True)
class Door:
    """A link to the table: on which page, where to, in the page's own text or in its frame."""

    page: str
    href: str
    framed: bool

    @property
    def asked(self) -> tuple[str, str]:
        """Say what the table is asked for, and by what name: ``rules``, ``example`` …"""
        address = urlsplit(self.href)
        if address.fragment in WHOLE:
            return address.fragment, ""
        said = parse_qsl(address.fragment or address.query)
        return said[0] if said else ("table", "")

    @property
    def rules(self) -> str:
        """Name the rule set that is played behind it; whoever asks for none is given 1774."""
        what, name = self.asked
        if what in ("rules", "source"):
            return name
        if what in ("example", "lesson"):
            return str(_shown(name)["rules"])
        return "byd-1774" if what == "evening" else "gnav-1774"

    @property
    def shows(self) -> set[str]:
        """Say what stands behind it that another door may not lead to; of what is no example, all.

        Of an example: what happened in it, how it ends, how many sit there, and what is told of it.
        """
        what, name = self.asked
        if what != "example":
            return {self.href}
        game = _shown(name)
        happened = [event["kind"] for event in game.get("expect", {}).get("events", ())]
        verbs = [move.partition(":")[0] for move in game["moves"]]
        said = (f"{key} {value}" for key in ("players", "dealer") if (value := game.get(key)))
        return {*happened, *map(" ".join, pairwise(happened)), *verbs[-1:], *game, *said}

    @property
    def kind(self) -> str:
        """Name what kind of page it is on, and what it asks for."""
        where = pages.kind(self.page) or "front page"
        return f"frame of a page: {self.asked[0]}" if self.framed else f"{where}: {self.asked[0]}"


@cache
def _shown(name: str) -> dict[str, Any]:
    """Read the record of an example or a lesson as the site gives it."""
    found: dict[str, Any] = json.loads(
        (pages.SITE / "examples" / f"{name}.json").read_text("utf-8")
    )
    return found


@cache
def every() -> tuple[Door, ...]:
    """Find every door of the site; the frame of a page is that of all pages of its kind."""
    found = {pages.kind(page): page for page in sorted(pages.mapped(), reverse=True)}
    first = set(found.values())
    doors = (door for page in pages.mapped() for door in _doors(page, framed=page in first))
    return tuple(sorted(doors))


def _doors(page: str, *, framed: bool) -> set[Door]:
    """Find the doors of a page in its own text, and those in its frame where it is asked for."""
    told = (pages.SITE / page / "index.html").read_text("utf-8")
    before, _, rest = told.partition("<article")
    within, _, after = rest.rpartition("</article>")
    found = {Door(page, href, framed=False) for href in _leading(page, within)}
    frame = _leading(page, before + after) if framed else []
    return found | {Door(page, href, framed=True) for href in frame}


def _leading(page: str, markup: str) -> Iterator[str]:
    """Give the addresses of the table that links lead to, from any page but its own."""
    for written in LINK.findall(markup):
        href = urljoin(pages.BASE + page, unescape(written))
        if urlsplit(href).path == PLAY and page != PLAY[1:]:
            yield href.removeprefix(pages.BASE)


def of(rules: str) -> list[Door]:
    """Give the doors behind which a rule set is played."""
    return [door for door in every() if door.rules == rules]


def of_each_kind(rules: str) -> list[Door]:
    """Give one door of each kind behind which a rule set is played."""
    return list({door.kind: door for door in reversed(of(rules))}.values())


def of_each_address(rules: str) -> list[Door]:
    """Give one door to each address of the table behind which a rule set is played."""
    return list({door.href: door for door in reversed(of(rules))}.values())


def that_show_all(rules: str) -> list[Door]:
    """Give few doors behind which there is all that a rule set's addresses show anywhere."""
    found, shown = list[Door](), set[str]()
    for door in sorted(of_each_address(rules), key=lambda one: len(one.shows), reverse=True):
        if door.shows - shown:
            found.append(door)
            shown |= door.shows
    return found


@dataclass
class Caller:
    """Go through doors in one visit, as a reader does who turns the pages."""

    table: Table

    def begin(self) -> None:
        """Come to the site; Python starts once for all that is clicked."""
        self.table.page.add_init_script(LISTEN)
        self.table.open()

    def get_up(self) -> None:
        """Leave the table; the game stays kept."""
        self.table.page.evaluate(GET_UP)

    def ask(self, wanted: str) -> None:
        """Ask this of the table by its address."""
        self.turn("play/")
        self.table.page.evaluate("(wanted) => { location.hash = wanted; }", wanted)

    def is_told(self, selector: str, said: str) -> None:
        """See that this is said beside the button, in sight as the button is."""
        page = self.table.page
        expect(page.locator(f".to-table {selector}")).to_contain_text(said)
        for seen in (f".to-table {selector}", ".to-table .main"):
            expect(page.locator(seen)).to_be_in_viewport(ratio=1)

    def turn(self, page: str) -> None:
        """Get up from the table, and turn to a page."""
        seen = self.table.page
        self.get_up()
        seen.evaluate(TURN, f"{self.table.site}/{page}")
        seen.wait_for_url(lambda url: url.partition("#")[0] == f"{self.table.site}/{page}")
        seen.wait_for_function(TURNED)  # until then the page before stands there, with its links

    def click(self, door: Door) -> None:
        """Click the door on its page."""
        href = f"{self.table.site}/{door.href}"
        self.turn(door.page)
        page = self.table.page
        if door.framed:
            page.evaluate(PRESS, [href, "a"])
        else:
            address = door.href.removeprefix(PLAY[1:]) or PLAY[1:]
            links = page.locator(f'article a[href$="{address}"]')
            links.first.wait_for(state="attached")
            links.evaluate_all(UNFOLD)
            links.locator("visible=true").first.click()

    def go_through(self, door: Door) -> None:
        """Click the door, press what leads on, and see that a first choice can be made."""
        self.click(door)
        self.reach(door.asked[0], door.rules)

    def be_led_to(self, door: Door) -> None:
        """Ask at the table itself, by its address, for what a door shows, and reach it."""
        self.get_up()
        self.table.page.evaluate(
            "(hash) => { location.hash = hash; }", urlsplit(door.href).fragment
        )
        self.reach(door.asked[0], door.rules)

    def reach(self, what: str, rules: str) -> None:
        """See that what was asked for stands there, or that one button leads to a first choice."""
        table = self.table
        if what in STANDS:
            expect(table.page.locator(STANDS[what])).to_be_visible()
        else:
            if what != "deal":
                expect(self.table.page.locator(SETTING_UP)).to_be_visible()
                expect(self.table.page.locator(".to-table :is(.error, .notice)")).to_have_count(0)
                self.press_on()
            self.choose()
        table.settled()
        expect(table.page.locator("gnav-table .error")).to_have_count(0)
        for _ in range(100):  # the game that was there before stands there until this one has come
            if table.view()["rules"] == rules:
                return
            table.page.wait_for_timeout(100)
        raise AssertionError(f"{table.view()['rules']} lies there, and no {rules}")

    def press_on(self) -> None:
        """Press the one button of the set-up."""
        page = self.table.page
        page.locator(SETTING_UP).wait_for()
        page.locator(".to-table .main").click()

    def choose(self) -> None:
        """See that a move can be made; a deal that ends before is followed by the next."""
        page = self.table.page
        for _ in range(5):
            page.locator(f"{MOVES}, {ENDED}").first.wait_for()
            if page.locator(MOVES).count():
                return
            self.table.click("[data-first]")
        raise AssertionError("nobody was ever asked")


def main() -> None:
    """Print how many doors there are, by kind and by rule set."""
    kinds = Counter((door.kind, door.rules) for door in every())
    rules = sorted({rules for _, rules in kinds})
    for kind in sorted({kind for kind, _ in kinds}):
        counts = [kinds[kind, name] for name in rules]
        print(f"{kind:40}", *(f"{count:4}" for count in counts), f"{sum(counts):5}")


if __name__ == "__main__":
    main()
