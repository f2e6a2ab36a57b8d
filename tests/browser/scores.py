"""The scorekeeper as people at a real table meet it, for the browser tests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

NAMES = ("Anna", "Bo", "Carl", "Dorte", "Erik", "Frederik")
VIEW = "document.querySelector('gnav-scores').view"


@dataclass
class Scores:
    """Drive <gnav-scores>; what is asked of it is asked as a person would, by names and labels."""

    page: Page
    site: str
    cleared: bool = False  # the visit goes on, and no evening is open

    def open(self) -> None:
        """Go to the scorekeeper and wait for the form, or for the evening left open."""
        if self.cleared:
            self.cleared = False
        else:
            self.page.goto(f"{self.site}/scorekeeper/")
        self.page.locator("gnav-evening-form form, .board").first.wait_for()

    def begin(self, rules: str, *names: str) -> None:
        """Fill in the form and begin."""
        page = self.page
        page.locator(f'input[name=rules][value="{rules}"]').check()
        for seat, name in enumerate(names, start=1):
            page.get_by_label(f"Name at seat {seat}", exact=True).fill(name)
        self.press("Begin")
        page.locator(".board").wait_for()

    def press(self, label: str) -> None:
        """Press a button by its words, and wait until all is written up."""
        self.page.get_by_role("button", name=label, exact=True).click()
        self.settle()

    def settle(self) -> None:
        self.page.wait_for_function("() => !document.querySelector('gnav-scores').busy")

    def seat(self, name: str) -> Locator:
        return self.page.locator(".board .seat", has_text=name)

    def point_at(self, *names: str) -> None:
        """Point at names on the slate."""
        for name in names:
            self.seat(name).get_by_role("button").click()
            self.settle()

    def met(self, piece: str, name: str) -> None:
        """Tell who asked the holder of a piece."""
        self.page.locator(f'.cause[data-piece="{piece}"]').click()
        self.point_at(name)

    def show(self, fools: int, *names: str) -> None:
        """Tell a showing: the fools' holders first, then who is hit, as it is asked."""
        self.press("All show")
        if fools:
            self.page.locator(f'.fools [data-fools="{fools}"]').click()
        self.point_at(*names)
        self.write_up()

    def write_up(self) -> None:
        self.page.locator(".tell .main:not([disabled])").click()
        self.page.locator("[data-tells=deal], [data-tells=appeal], [data-tells=over]").wait_for()
        self.settle()

    def scores(self) -> list[str]:
        """What the slate says of each, as it is said to those who listen."""
        marks = self.page.locator(".board .marks")
        return [str(mark.get_attribute("aria-label")) for mark in marks.all()]

    def view(self) -> dict[str, Any]:
        """What the engine makes of the evening."""
        return dict(json.loads(self.page.evaluate(f"JSON.stringify({VIEW})")))

    def log(self) -> list[str]:
        return [line["text"] for line in self.view()["log"]]
