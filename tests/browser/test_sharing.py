"""A game in a link: what is sent arrives, and nothing that is still hidden goes with it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from gnav_core.core import share
from tests.browser.table import Table
from tests.browser.visits import clear
from tests.seen import held


def link(table: Table) -> str:
    table.page.locator("[data-share]").click()
    return table.page.get_by_label("Link to this game").input_value()


def shown(table: Table) -> str:
    table.page.locator(".shown-game").wait_for()
    return table.page.locator(".shown-game h2").inner_text()


def open_link(table: Table, address: str, elsewhere: bool = True) -> None:
    """Follow a link: in a browser that has kept nothing, or in the tab of whoever made it."""
    table.cleared = not elsewhere or clear(table.page)
    table.get_up()
    table.come(address.removeprefix(f"{table.site}/play/"))


def look_on(table: Table) -> None:
    """Play and keep a deal, open the link to it, and step into it as whoever is sent it would."""
    table.start("gnav-1917", "person", "computer", "computer", seed="a link")
    table.play_deal("stand")
    table.go_on()
    table.kept()
    open_link(table, link(table), elsewhere=False)
    shown(table)


def test_a_finished_game_goes_through_a_link_whole(table: Table) -> None:
    table.start("gnav-1917", "person", "computer", "computer", seed="a link")
    while True:
        table.play_deal("stand")
        if table.state == "outcome":
            break
        table.go_on()
    ended = table.view()
    address = link(table)
    assert "left out" not in table.page.locator(".sharing").inner_text()
    assert len(address) < 2000
    open_link(table, address)
    assert shown(table)
    assert table.page.evaluate("document.querySelector('gnav-table').at") is None, "at its end"
    table.page.locator(".outcome").wait_for()
    again = table.page.evaluate("document.querySelector('gnav-table').view")
    for what in ("winners", "marks", "zones", "moves", "readings"):
        assert again[what] == ended[what], what


def test_looking_at_a_shared_game_keeps_nothing_and_playing_on_keeps_it_as_another(
    table: Table,
) -> None:
    look_on(table)
    assert "#g=" in table.page.url
    address = table.page.url
    table.page.locator("[data-leave]").click()
    table.page.locator(".saved").wait_for()
    assert table.page.locator("[data-delete]").count() == 1, "looking at it kept nothing"
    assert "#g=" not in table.page.url
    open_link(table, address, elsewhere=False)
    shown(table)
    table.page.locator("[data-new-deal]").click()
    table.settled()
    last = table.view()["events"][-1]  # the deal may be over before one's turn comes
    assert last["deal"] == 2, "in a deal of its own"
    table.kept()
    assert "#g=" not in table.page.url
    table.page.locator("[data-leave]").click()
    table.page.locator(".saved").wait_for()
    assert table.page.locator("[data-delete]").count() == 2


def test_the_deal_in_play_does_not_leave_the_table(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    address = link(table)
    assert "left out" in table.page.locator(".sharing").inner_text()
    kind, record = share.unpack(address.partition("#g=")[2])
    assert kind == "game"
    assert record["moves"] == []
    assert "seed" not in record, "the seed would deal it again"
    open_link(table, address)
    shown(table)


SPOILT: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda text: text[:-6], "damaged"),
    "changed": (lambda text: text[:9] + ("A" if text[9] != "A" else "B") + text[10:], "damaged"),
    "of a later version": (lambda text: "9" + text[1:], "newer"),
    "without an end": (lambda text: text + "A" * 20_000, "long"),
    "empty": (lambda text: "", "nothing"),
}


def test_a_link_that_cannot_be_read_says_one_sentence_and_leaves_the_table(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.kept()
    before = table.view()
    address, _, text = link(table).partition("#g=")
    error = table.page.locator(".error")
    for how, (spoil, word) in SPOILT.items():
        table.page.evaluate("hash => { location.hash = hash; }", f"g={spoil(text)}")
        expect(error).to_contain_text(word)
        assert error.inner_text().count(".") == 1, how
        assert table.state == "choices"
        after = table.page.evaluate("document.querySelector('gnav-table').view")
        assert held(after) == held(before)
        table.page.wait_for_url(address)  # a reload does not meet it again


def test_a_link_that_cannot_be_read_on_a_fresh_visit_leaves_the_set_up(table: Table) -> None:
    table.come("#g=1nonsense")
    error = table.page.locator("gnav-setup .error")
    error.wait_for()
    assert error.inner_text().count(".") == 1
    table.deal()
    assert table.state == "choices"


NO_CLIPBOARD = """() => Object.defineProperty(navigator, 'clipboard', {
  value: undefined, configurable: true,
})"""


def test_where_nothing_can_be_copied_the_link_is_there_to_be_taken(table: Table) -> None:
    table.start("gnav-1774", "person", "computer")
    table.page.evaluate(NO_CLIPBOARD)
    assert "/play/#g=1" in link(table)
    assert "Copy this link" in table.page.locator(".sharing").inner_text()
    table.page.evaluate("delete navigator.clipboard")


def moment_link(table: Table) -> str:
    table.page.locator("[data-share-moment]").click()
    return table.page.get_by_label("Link to this game").input_value()


def test_a_link_opens_at_the_moment_it_was_made_at_and_is_played_on_from_there(
    table: Table,
) -> None:
    table.start("gnav-1917", "person", "computer", "computer", seed="a moment 0")
    table.play_deal("stand")
    table.click("[data-time=back]")
    at = table.page.evaluate("document.querySelector('gnav-table').at")
    before = table.page.locator(".where").inner_text()
    address = moment_link(table)
    assert f"&at={at}&seat=0" in address
    assert link(table) == address, "the link to the game opens where the sender is"
    open_link(table, address)
    assert shown(table) == "Anna’s game, deal 1, seen from the seat of Anna"
    assert table.page.evaluate("document.querySelector('gnav-table').at") == at
    assert table.page.locator(".where").inner_text() == before
    table.page.get_by_role("button", name="Play on from here").click()
    table.settled()
    assert table.page.evaluate("document.querySelector('gnav-table').view.seat") == 0


def test_a_link_without_a_moment_seats_nobody_as_you(table: Table) -> None:
    table.start("gnav-1917", "person", "computer", "computer", seed="a link")
    table.play_deal("stand")
    open_link(table, link(table))
    assert shown(table) == "Anna’s game, deal 1"
    view = table.page.evaluate("document.querySelector('gnav-table').shown")
    assert view["seat"] is None
    assert view["at"] == view["moves"] > 0, "not at an empty table"
    assert table.page.locator(".line", has_text="You ").count() == 0
    table.click("[data-play-on]")
    assert table.page.evaluate("document.querySelector('gnav-table').view.seat") == 0


def test_a_moment_that_is_not_there_opens_the_game_where_it_can(table: Table) -> None:
    table.start("gnav-1917", "person", "computer", "computer", seed="a link")
    table.play_deal("stand")
    open_link(table, link(table) + "&at=99999&seat=9")
    shown(table)
    assert table.page.evaluate("document.querySelector('gnav-table').shown.seat") is None


def test_the_deal_is_seen_again_at_the_pace_chosen(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer", seed="again")
    table.play_deal("stand")
    assert table.page.locator("[data-again]").count() == 0, "at once there is nothing to be seen"
    table.page.get_by_role("radio", name="Fast").check(force=True)
    before = table.page.evaluate("document.querySelector('gnav-table').view")
    table.page.locator("[data-again]").click()
    table.page.locator(".go-on").wait_for()
    first = table.page.evaluate("document.querySelector('gnav-table').view")
    assert len(first["events"]) < len(before["events"])
    table.page.locator("[data-first]:not(.go-on)").wait_for()
    after = table.page.evaluate("document.querySelector('gnav-table').view")
    assert (after["events"], after["zones"]) == (before["events"], before["zones"])
    table.page.get_by_role("radio", name="At once").check(force=True)
