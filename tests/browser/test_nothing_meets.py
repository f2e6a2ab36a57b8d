"""Nothing at the table lies over anything else, and nothing is cut off, whatever the game brings.

Games are played at random, and at every moment, a rest or the middle of an act, all that is drawn
is compared as it is drawn: letters, names, marks, pieces, cards, arrows and buttons, in boxes of
the window, on phones, at desks, and at desks where all is twice as large; drawn and in words.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from scripts.examples.example import paths
from tests.browser import lesson_moments
from tests.browser.conftest import Seating
from tests.browser.random_games import begin, moments
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE

MEETING = Path(__file__).with_name("meeting.js").read_text(encoding="utf-8")
TEXT = """async () => {
  const host = document.querySelector('gnav-table');
  host.renderRoot.querySelector('.tools [aria-pressed]').click();
  await host.updateComplete;
}"""
Screen = tuple[int, int]
#: The first two in every run. A window of half a desk's size is that desk at 200 %.
SCREENS: dict[str, tuple[Screen, ...]] = {
    "phone": ((360, 640), (390, 844), (390, 664)),
    "desk": ((720, 450), (1440, 900), (1024, 768), (768, 1024), (1366, 768), (683, 384)),
}
WINDOWS: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": {}}
SAMPLE = 10
"""So many moments of a game in every run; all of them where what takes long is run."""
MOST_SEATS = 10


class Looking:
    """What was looked at, in boxes and by screen, and what met.

    Each moment is looked at on so many of the ``screens``, which take turns.
    """

    def __init__(self, table: Table, screens: tuple[Screen, ...], each: int) -> None:
        self.table, self.screens, self.each = table, screens, each
        self.turn = cycle(screens)
        self.moments, self.boxes, self.pairs = (
            Counter[Screen](),
            Counter[Screen](),
            Counter[Screen](),
        )
        self.met: dict[tuple[Screen, str], str] = {}

    def look(self, moment: str) -> None:
        """Look at a moment on the screens whose turn it is: half-way, then where all goes."""
        if moment == "act":
            self._at(self._now, "half-way", middle=True)
        shown = [*islice(self.turn, self.each)]
        for words in (False, True):
            for screen in shown:
                self._at(screen, f"{moment}{', in words' if words else ''}")
            self.table.page.evaluate(TEXT)

    @property
    def _now(self) -> Screen:
        size = self.table.page.viewport_size
        assert size is not None
        return (size["width"], size["height"])

    def _at(self, screen: Screen, moment: str, *, middle: bool = False) -> None:
        page = self.table.page
        if screen != self._now:
            page.set_viewport_size({"width": screen[0], "height": screen[1]})
        found = page.evaluate(MEETING, {"middle": middle})
        self.moments[screen] += 1
        self.boxes[screen] += found["boxes"]
        self.pairs[screen] += found["pairs"]
        for fault in (*found["met"], *(f"{one} is cut off" for one in found["lost"])):
            self.met.setdefault((screen, fault), moment)

    def told(self, rules: str) -> str:
        """Say in figures what was looked at, a line for each screen."""
        met = Counter(screen for screen, _ in self.met)
        return "\n".join(
            f"{rules} {wide} x {high}: {self.moments[wide, high]} moments,"
            f" {self.boxes[wide, high]} boxes, {self.pairs[wide, high]} pairs compared,"
            f" {met[wide, high]} met"
            for wide, high in self.screens
        )

    def faults(self) -> list[str]:
        """List what met, and when and where it did so first."""
        return [
            f"{wide} x {high}, {moment}: {fault}"
            for ((wide, high), fault), moment in self.met.items()
        ]


def seats_of(rules: str, chance: Random) -> int:
    least, most = registry.rule_set(rules).seats.value
    return chance.randint(least, min(most, MOST_SEATS))


def look_on(
    seated: Seating, rules: str, window: str, seed: str, screens: int, most: int | None = None
) -> None:
    """Play a game and look at its moments: at so many on each screen, or at all on one of them."""
    chance = Random(f"{rules} {window} {seed}")
    shown = SCREENS[window][:screens]
    wide, high = shown[0]
    options = {**WINDOWS[window], "viewport": {"width": wide, "height": high}}
    table: Table = seated(Table, **options, pace="normal", clock=True)
    begin(table, rules, seats_of(rules, chance), seed, danish=chance.random() < 0.5)
    looking = Looking(table, shown, screens if most else 1)
    for moment in islice(moments(table, chance), most):
        looking.look(moment)
    print(looking.told(rules))
    assert not looking.met, "\n".join(looking.faults())


#: Each rule set in one window; whole games of `make prove` are looked at in each.
BY_TURNS = list(zip(registry.SOURCES, cycle(SCREENS), strict=False))


@pytest.mark.parametrize(("rules", "window"), BY_TURNS)
def test_nothing_meets_as_a_game_begins(seated: Seating, rules: str, window: str) -> None:
    look_on(seated, rules, window, "a sample", 2, SAMPLE)


@pytest.mark.prove
@pytest.mark.parametrize("window", SCREENS)
@pytest.mark.parametrize("rules", registry.SOURCES)
def test_nothing_meets_in_a_whole_game(seated: Seating, rules: str, window: str) -> None:
    look_on(seated, rules, window, "one game", len(SCREENS[window]))


LESSONS = sorted(name for name in paths() if name.startswith("lesson-"))
LESSON_SCREENS: dict[str, Screen] = {"phone": (360, 640), "desk": (1440, 900)}


@pytest.mark.parametrize("window", LESSON_SCREENS)
@pytest.mark.parametrize("lesson", rest_in_prove(LESSONS))
def test_nothing_meets_in_a_lesson(seated: Seating, lesson: str, window: str) -> None:
    wide, high = screen = LESSON_SCREENS[window]
    options = {**WINDOWS[window], "viewport": {"width": wide, "height": high}}
    table: Table = seated(Table, **options, pace="normal", clock=True)
    lesson_moments.begin(table, lesson)
    looking = Looking(table, (screen,), 1)
    for moment in lesson_moments.moments(table):
        looking.look(moment)
    print(looking.told(lesson))
    assert not looking.met, "\n".join(looking.faults())
