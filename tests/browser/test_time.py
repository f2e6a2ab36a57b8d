"""Time at the table: undo, steps, replay, other lines; and what a person may see of the past."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.table import Table
from tests.seen import held


def past(table: Table) -> dict[str, Any]:
    """Give the moment gone by that the page was told of last."""
    return [view for view in table.views() if view["waiting"] == "past"][-1]


def lines(table: Table) -> list[str]:
    return table.page.locator("[data-lines] option").all_inner_texts()


def test_a_move_is_taken_back_and_kept_as_another_line(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    before = table.view()
    assert table.page.locator("[data-undo]").is_disabled()
    table.press("stand")
    played = table.view()
    table.click("[data-undo]")
    after = table.view()
    for what in ("moves", "zones", "marks", "to_move", "choices"):
        assert after[what] == before[what], what
    assert len(lines(table)) == 2
    table.page.locator("[data-lines]").select_option("0")
    table.settled()
    assert table.view()["moves"] == played["moves"]
    assert held(table.view()) == held(played)
    table.page.locator("[data-lines]").select_option("1")
    table.settled()
    assert table.view()["moves"] == before["moves"]


def test_another_line_is_played_from_a_moment_gone_by_and_nothing_is_lost(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("stand")
    whole = table.view()["moves"]
    for _ in range(40):
        if past_moment(table) == 4:
            break
        table.click("[data-time=back]")
    assert table.page.locator(".choices").count() == 0, "nothing is moved in the past"
    table.click("[data-play-on]")
    assert table.state == "choices"
    assert table.view()["moves"] == 4
    table.press("exchange")
    table.kept()
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert len(lines(table)) == 2
    table.page.locator("[data-lines]").select_option("0")
    table.settled()
    assert table.view()["moves"] == whole


def past_moment(table: Table) -> int:
    moment = table.page.evaluate("document.querySelector('gnav-table').at")
    return -1 if moment is None else int(moment)


def test_steps_go_back_and_forth_and_log_and_slider_lead_to_any_moment(
    table: Table,
) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    end = table.view()["moves"]
    table.click("[data-time=back]")
    assert past_moment(table) < end
    assert table.page.locator(".line.later").count() > 0
    table.click("[data-time=first]")
    assert past_moment(table) == 0
    assert table.page.locator(".seats .piece.face").count() == 0
    table.click("[data-time=forth]")
    assert past_moment(table) == 3, "the dealing is one step"
    line = table.page.locator(".line[data-kind=stood]").first
    line.hover()
    number = int(line.locator("[data-moment]").get_attribute("data-moment") or -1)
    line.locator("[data-moment]").click()
    table.settled()
    assert past_moment(table) == number + 1
    table.click("[data-time=last]")
    assert past_moment(table) == -1
    assert table.state == "showing"
    slider = table.page.get_by_label("Moves", exact=True)
    slider.focus()
    table.page.keyboard.press("Home")
    table.settled()
    assert past_moment(table) == 0
    table.page.keyboard.press("ArrowRight")
    table.settled()
    assert past_moment(table) == 3
    assert slider.get_attribute("aria-valuetext") == f"Deal 1, move 3 of {end}"


def test_a_game_is_played_again_at_a_chosen_speed_and_held(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    table.click("[data-time=first]")
    table.page.locator(".pace label", has_text="Fast").click()
    table.click("[data-time=play]")
    table.page.wait_for_function("() => document.querySelector('gnav-table').at >= 3")
    table.click("[data-time=pause]")
    held = past_moment(table)
    table.page.wait_for_timeout(900)
    assert past_moment(table) == held
    table.click("[data-time=play]")
    table.page.locator(".showing").wait_for()
    assert past_moment(table) == -1
    assert table.page.locator("[data-time=play]").count() == 1
    table.page.locator(".pace label", has_text="At once").click()


def test_the_past_shows_no_more_than_the_seat_at_the_screen_may_know(table: Table) -> None:
    table.start("gnav-1774", "person", "person", "computer")
    seats_seen = set()
    while (state := table.state) not in ("showing", "outcome"):
        if state == "choices":
            while table.page.locator("[data-time=back]").is_enabled():
                table.click("[data-time=back]")
                view = past(table)
                own = view["seat"]
                seats_seen.add(own)
                assert own == table.page.evaluate("document.querySelector('gnav-table').view.seat")
                others = [piece for seat, piece in enumerate(held(view)) if seat != own]
                assert set(others) <= {None, "hidden"}
                following = view["next"] or {}
                assert not str(following.get("move", "")).startswith("draw")
            table.click("[data-now]")
            table.press("exchange")
        else:
            table.go_on()
    assert seats_seen == {0, 1}


def test_taking_back_the_move_of_another_hands_the_device_to_him(table: Table) -> None:
    table.start("gnav-1774", "person", "person", "person")
    table.go_on()
    table.press("stand")
    assert table.state == "cover"
    table.go_on()
    caption = table.page.locator(".caption").inner_text()
    assert "Bo, it is your turn" in caption
    assert "Anna stands." in caption, "he is told what happened since he last looked"
    assert table.page.locator(".missed").count() == 0, "one thing stands open"
    table.click("[data-undo]")
    table.page.locator(".asked-back").wait_for()
    table.click("[data-agrees]")
    assert table.state == "cover"
    assert "Hand the device to Anna" in table.page.locator(".cover").inner_text()
    assert table.page.locator(".piece, .line").count() == 0


def test_the_time_controls_are_large_enough_for_a_finger(phone: Table) -> None:
    phone.start("gnav-1774", "person", "computer", "computer")
    phone.press("stand")
    phone.click("[data-time=back]")
    for control in phone.page.locator(".time button, .time select, .time input").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, control.get_attribute("class")


ROW = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const parts = '.time :is(button, .moves, .where, select), .tools button';
  const boxes = [...root.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()]);
  const apart = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const over = ([, a], [, b]) => !apart(a, b) && !apart(b, a);
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((other) => over(one, other)).map(([name]) => [one[0], name]));
  const off = boxes.filter(([, { left, right }]) => left < 0 || right > innerWidth);
  return { off: off.map(([name]) => name), pairs, parts: boxes.length };
}"""


@pytest.mark.parametrize("seats", [4, 37])
def test_nothing_in_the_row_of_the_replay_touches_anything(table: Table, seats: int) -> None:
    """With another line played, at a moment gone by; at a full table too the row is there."""
    table.page.set_viewport_size({"width": 1440, "height": 900})
    table.start("gnav-1917", "person", *["computer"] * (seats - 1))
    table.play_deal("stand")
    table.click("[data-undo]")
    table.click("[data-time=back]")
    assert len(lines(table)) == 2
    row = table.page.evaluate(ROW)
    assert row["parts"] >= 9
    assert (row["off"], row["pairs"]) == ([], [])
    table.page.set_viewport_size({"width": 1440, "height": 1000})
