"""May I take the pile? Asked under the text of Canasta, whose clauses are lit as they decide."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.axe import amiss
from tests.browser.visits import faultless
from tests.games.canasta.rows import ROWS, Row
from tests.windows import SMALL_PHONE, WIDE, Window

pytestmark = pytest.mark.fresh
PLACE = "canasta-1950/"
LIT = "[...document.querySelectorAll('.clause.lit')].map(({ id }) => id)"
#: As the form keeps a question in its tab.
FIRST: dict[str, Any] = {
    "about": "pile",
    "discards": ["h9"],
    "hand": [],
    "melds": [],
    "out": False,
    "dealt": False,
    "by_right": True,
    "origin": "deal",
    "melded": False,
    "opponents_closed": False,
    "card": "joker",
    "taken": False,
}


def asked(row: Row) -> str:
    """Give a row as the form keeps it."""
    given = {key: value for key, value in row.given.items() if key != "stock"}
    out = {"out": row.given["stock"] == 0} if "stock" in row.given else {}
    return json.dumps({**FIRST, "about": row.ask, **given, **out})


def lit(row: Row) -> list[str]:
    """The places of the clauses that a row rests on, in the order of the page."""
    return sorted(name for name in row.cites.split() if not name.startswith("q."))


def test_nothing_is_fetched_before_it_is_asked_and_each_row_of_the_table_lights_its_clauses(
    window: Window, site: str
) -> None:
    """The form is given each question as this tab would have kept it."""
    page = window(**WIDE)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    with faultless(page):
        page.goto(f"{site}/{PLACE}", wait_until="networkidle")
        assert not [name for name in fetched if name.endswith((".wasm", ".zip"))]
        form = page.locator("gnav-pile")
        form.locator("[data-begin]").click()
        form.locator(".headline").wait_for()
        games = {name for name in fetched if ".games." in name}
        assert games == {"gnav_core.games.canasta.zip"}, "no other game is fetched for it"
        refused_and_nothing_lit(page, form)
        for row in ROWS:
            page.evaluate(
                """async (kept) => {
                  const form = document.querySelector('gnav-pile');
                  form.take(kept);
                  form.found = null;
                  await form.ask();
                  await form.updateComplete;
                }""",
                json.loads(asked(row)),
            )
            assert page.evaluate("document.querySelector('gnav-pile').found.says") == row.says, row
            assert form.locator(".grounds .chip").count() == len(row.cites.split()), row
            assert page.evaluate(LIT) == lit(row), row


def refused_and_nothing_lit(page: Page, form: Locator) -> None:
    """Ask what cannot be asked, and go back to what can."""
    form.locator("[data-more=hand]").click()
    form.locator("[data-pick=h3]").click()
    expect(form.locator("[role=alert]")).to_have_text(
        "A red three is laid on the table at once, so it is in no hand."
    )
    assert page.evaluate(LIT) == []
    form.locator("[data-fewer=hand]").click()
    expect(form.locator("[role=alert]")).to_have_count(0)


def test_it_is_asked_with_the_keyboard_alone_on_a_small_phone_in_danish(
    window: Window, site: str
) -> None:
    page = window(**SMALL_PHONE, locale="da-DK")
    with faultless(page):
        page.goto(f"{site}/{PLACE}")
        form = page.locator("gnav-pile")
        form.get_by_role("button", name="Spørg siden").focus()
        page.keyboard.press("Enter")
        headline = form.locator(".headline")
        expect(headline).to_contain_text("ikke er frosset, mens der er kort i stokken")
        assert page.evaluate(
            "document.querySelector('gnav-pile').renderRoot.activeElement.dataset.ask"
        )
        form.locator("[data-more=discards]").focus()
        page.keyboard.press("Enter")
        form.locator("[data-pick=joker]").focus()
        page.keyboard.press("Enter")
        expect(headline).to_have_text("Nej: øverst ligger et vildt kort, og det må ikke tages.")
        assert page.evaluate(LIT) == ["r4.e"]
        form.locator("[name=out]").focus()
        page.keyboard.press("Space")
        expect(form.locator("[name=out]")).to_be_checked()
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        form.locator("[data-ask=end]").focus()
        page.keyboard.press("Enter")
        expect(headline).to_have_text(
            "Spillet er slut: stokken er brugt op, og det sidst kastede kort blev ikke taget."
        )
        assert page.evaluate(LIT) == ["r1.d"]
        assert amiss(page) == []


def test_a_question_that_was_kept_and_cannot_be_read_is_told(window: Window, site: str) -> None:
    page = window(**WIDE)
    page.goto(f"{site}/about/")
    page.evaluate(
        "kept => sessionStorage.setItem('gnav.pile', kept)",
        '{"about": "pile", "discards": ["x9"]}',
    )
    page.goto(f"{site}/{PLACE}")
    form = page.locator("gnav-pile")
    form.locator("[data-begin]").click()
    expect(form.locator("[role=alert]")).to_have_text(
        "The question that this tab kept cannot be read; the page begins anew."
    )
