"""Nothing tells an outcome before it is shown: document and accessibility tree at each act."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.acts.pacing import answered, heard_by_all, shown, sit
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import Looker, held
from tests.windows import WIDE

SOURCES = rest_in_prove(["gnav-1774", "gnav-german", "hanrey-1774", "gnav-1917", "gnav-kb"])
MOST = 120


@pytest.fixture
def paced(seated: Seating) -> Table:
    table: Table = seated(Table, **WIDE, pace="normal", clock=True)
    return table


def watch(table: Table, most: int = MOST, looker: Looker | None = None) -> int:
    """Go from act to act by a key, and look each time; give the number of acts."""
    looker, acts = looker or Looker(), 0
    while (now := shown(table.page))["acting"]:
        events = {event["n"]: event for event in told(table)}
        known = [events[n] for n in sorted(events) if n <= max(now["lines"])]
        looker.until(known)
        check(now, looker, [event for n, event in events.items() if n > max(now["lines"])], table)
        acts += 1
        table.page.keyboard.press("x")
        if acts == most:
            break
    return acts


def told(table: Table) -> list[dict[str, Any]]:
    """Give the events of the game as they were told when they happened."""
    return [
        event.get("then", event) | {"after": event.get("after")} for event in table.view()["events"]
    ]


def check(now: dict[str, Any], looker: Looker, later: list[dict[str, Any]], table: Table) -> None:
    """Hold what is shown against what the events up to here have made of the table."""
    deal = looker.known[-1]["deal"]
    assert now["lines"] == [one["n"] for one in looker.known if one["deal"] == deal], "the log"
    assert not now["choices"], "nothing can be chosen yet"
    assert not now["further"], "nothing leads on yet"
    assert not now["won"]
    assert now["law"].startswith(looker.known[-1]["text"]) or now["act"], "the law"
    scores = {
        mark["place"]: mark["text"] for mark in looker.marks.values() if mark["id"] == "score"
    }
    for seat, label in now["scores"]:
        assert seat not in scores or (label or "").startswith(scores[seat]), "the slates"
    assert now["out"] == sorted(seat for seat, plays in enumerate(looker.playing) if not plays)
    view = {"players": looker.playing, "zones": looker.zones.values()}
    if any(piece for _, piece in now["pieces"]):
        pieces = [None if piece == "hidden" else piece for piece in held(view)]
        assert all(pieces[seat] == piece for seat, piece in now["pieces"]), "the pieces"
    spoken = heard_by_all(table.page)
    piles = [zone for zone in looker.zones.values() if "stock" in (zone["kind"], zone["id"])]
    piles += [zone for zone in looker.zones.values() if zone["id"] == "turned"]
    left = sum(zone["unknown"] + len(zone["cards"]) for zone in piles)
    pile = f"{left} in the stock" if left else "The stock is empty"  # at a table of cards
    for zone in looker.zones.values():
        assert zone["kind"] != "stock" or (zone["text"] or pile) in spoken or pile in spoken, (
            "the bag"
        )
    before = {event["text"] for event in looker.known}
    for event in later:
        if event["text"] not in before:
            assert event["text"] not in spoken, f"{event['text']} is told before it is shown"


@pytest.mark.parametrize("rules", SOURCES)
def test_at_each_act_nothing_is_told_that_has_not_been_shown(paced: Table, rules: str) -> None:
    sit(paced, rules, 4)
    acts = 0
    for _ in range(6):
        acts += watch(paced)
        if not paced.choices.count() and not paced.page.locator("[data-held][data-move]").count():
            break
        paced.page.locator(".choices .allowed [data-move], [data-held][data-move]").first.click()
        answered(paced)
    assert acts > 4


@pytest.mark.prove
def test_at_thirty_seven_seats_too(paced: Table) -> None:
    sit(paced, "gnav-1774", 37)
    assert watch(paced) == 1, "all are dealt in one act"
    paced.page.locator(".choices [data-move=stand]").click()
    answered(paced)
    acts = watch(paced, 200)
    assert 5 < acts < 120, "those who stand one after another are one act"


@pytest.mark.prove
def test_the_end_of_a_game_is_told_no_sooner(paced: Table) -> None:
    """At the end all lies open; what was hidden when it happened is hidden while it is shown."""
    sit(paced, "gnav-1774", 2)
    for _ in range(40):
        watch(paced)
        if paced.page.locator(".outcome").count():
            break
        paced.page.locator(
            ".choices [data-move=stand], .showing [data-first], [data-first]"
        ).first.click()
        answered(paced)
    assert paced.page.locator(".outcome").count()
