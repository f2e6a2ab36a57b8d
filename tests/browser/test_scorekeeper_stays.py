"""Nothing on the scorekeeper's page jumps, and what is missing is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.scores import NAMES, Scores
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE, Window

SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  .observe({ type: 'layout-shift', buffered: true });"""
# What moves in answer to a touch is no jump: the browser says which those are.
JUMPED = (
    "() => shifts.filter((one) => !one.hadRecentInput).reduce((sum, one) => sum + one.value, 0)"
)


@pytest.mark.parametrize("size", rest_in_prove({"phone": PHONE, "desk": DESK}))
def test_nothing_jumps_while_the_rules_come_and_an_evening_is_kept(
    window: Window, site: str, size: dict[str, object]
) -> None:
    page = window(**size)
    page.add_init_script(SHIFTS)
    scores = Scores(page, site)
    scores.open()
    page.wait_for_timeout(500)
    assert page.evaluate(JUMPED) < 0.02
    scores.begin("gnav-1774", *NAMES[:3])
    scores.show(0, "Bo")
    assert page.evaluate(JUMPED) < 0.02


def test_what_is_missing_before_it_can_be_written_up_is_said(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.press("All show")
    button = scores.page.get_by_role("button", name="Write it up", exact=True)
    expect(button).to_be_disabled()
    expect(button).to_have_accessible_description(
        "Tap a name on the slate; then it can be written up."
    )
    scores.point_at("Bo")
    expect(button).to_be_enabled()


def test_players_are_told_nothing_of_the_file(scores: Scores) -> None:
    text = scores.page.locator("article").inner_text()
    assert "JSON" not in text
    assert "gnav-ledger" not in text
    assert str(scores.page.locator("#the-file a").get_attribute("href")).endswith(
        "/record/#the-ledger-of-an-evening"
    )


def test_at_a_desk_the_form_uses_the_whole_width(scores: Scores) -> None:
    sources = scores.page.locator("fieldset.sources").bounding_box()
    people = scores.page.locator(".people").bounding_box()
    assert sources
    assert people
    assert people["x"] > sources["x"] + sources["width"]
