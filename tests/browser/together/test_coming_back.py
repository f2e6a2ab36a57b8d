"""Whatever dies or sleeps: everybody is told, and the game goes on from its last move."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.together.players import (
    TRIO,
    Served,
    answered,
    home,
    play,
    seated_by_invitation,
    seated_by_server,
    stands,
)
from tests.windows import Window

TOLD = 10_000  # ms: within so long everybody is told


def says(page: Page, words: str) -> None:
    """See that a screen says these words in time."""
    expect(page.locator("gnav-company")).to_contain_text(words, timeout=TOLD)


def all_stand(pages: list[Page]) -> list[int]:
    """Say how many moves each screen shows."""
    return [told["moves"] if (told := stands(page)) else -1 for page in pages]


def test_a_guest_killed_in_his_turn_comes_back_to_his_seat(window: Window, served: Served) -> None:
    host, guests = seated_by_server(window, served, "gnav-1774", TRIO)
    pages = [host, *guests.values()]
    while (told := stands(host)) and told["to_move"] != 1:
        play(pages, Random(1), most=1)
    link = served.link("join")
    ida, context = guests["Ida"], guests["Ida"].context
    ida.close()
    says(host, "Away: Ida")
    says(guests["Jens"], "Away: Ida")
    again = context.new_page()
    again.goto(link)
    expect(again.locator("gnav-table .play").first).to_be_attached()
    assert stands(again)["seat"] == 1  # type: ignore[index]
    assert play([host, again, guests["Jens"]], Random(1), most=3) == 3


def test_a_computer_sits_in_and_gives_the_seat_back(window: Window, served: Served) -> None:
    host, guests = seated_by_server(window, served, "gnav-1774", TRIO)
    ida = guests["Ida"]
    ida.goto("about:blank")
    says(host, "Away: Ida")
    host.locator("gnav-company .strip > summary").click()
    host.locator("[data-stand-in='1']").click()
    says(host, "a computer player sits in")
    ida.go_back()
    says(ida, "A computer player sits in for you")
    host.locator("[data-back='1']").click()
    expect(ida.locator("gnav-company .strip")).to_have_count(0)


def test_a_server_that_is_killed_goes_on_and_so_do_all_pages(
    window: Window, tmp_path: Path
) -> None:
    kept = tmp_path / "table.json"
    with home(kept) as first:
        host, guests = seated_by_server(window, first, "gnav-1774", TRIO)
        pages = [host, *guests.values()]
        play(pages, Random(2), most=3)
        host.wait_for_timeout(1000)
        before = all_stand(pages)
    for page in guests.values():
        says(page, "The host’s device does not answer.")
    says(host, "The table does not answer.")
    with home(kept, first.port):
        for page in pages:
            expect(page.locator("gnav-company .error")).to_have_count(0)
        host.wait_for_timeout(1500)
        assert all_stand(pages) == before
        assert play(pages, Random(2), most=4) == 4


def test_the_hosts_page_is_closed_in_mid_deal_and_opened_again(
    window: Window, served: Served
) -> None:
    host, guests = seated_by_server(window, served, "gnav-1774", TRIO)
    play([host, *guests.values()], Random(3), most=2)
    context = host.context
    host.close()
    again = context.new_page()
    again.goto(served.host)
    expect(again.locator("gnav-table .play").first).to_be_attached()
    assert stands(again)["seat"] == 0  # type: ignore[index]
    assert play([again, *guests.values()], Random(3), most=3) == 3


@pytest.mark.parametrize("seconds", [12, pytest.param(60, marks=pytest.mark.prove)])
def test_no_network_for_a_while_loses_nothing(window: Window, served: Served, seconds: int) -> None:
    host, guests = seated_by_server(window, served, "gnav-1774", TRIO)
    pages = [host, *guests.values()]
    ida = guests["Ida"]
    ida.context.set_offline(True)
    says(ida, "does not answer")
    says(host, "Away: Ida")
    host.wait_for_timeout(seconds * 1000)
    ida.context.set_offline(False)
    expect(ida.locator("gnav-company .error")).to_have_count(0)
    expect(host.locator("gnav-company .strip")).not_to_contain_text("Away")
    assert play(pages, Random(5), most=4) == 4


def test_a_host_who_reloads_invites_anew_and_each_comes_back_to_his_seat(
    window: Window, site: str
) -> None:
    host, guests = seated_by_invitation(window, site, "gnav-1774", TRIO)
    pages = [host, *guests.values()]
    play(pages, Random(6), most=3)
    host.wait_for_timeout(800)
    before = all_stand(pages)
    host.reload()
    for guest in guests.values():
        says(guest, "The connection has ended.")
    expect(host.locator("gnav-table .play").first).to_be_attached()
    says(host, "Away: Ida and Jens")
    host.locator("gnav-company .strip > summary").click()
    host.locator("gnav-company .more > summary").first.click()
    for guest in guests.values():
        answered(host, guest, None)
    for guest in guests.values():
        expect(guest.locator("gnav-company .error")).to_have_count(0)
    expect(host.locator("gnav-company .strip")).not_to_contain_text("Away")
    assert all_stand(pages) == before
    assert play(pages, Random(6), most=3) == 3


def test_a_guest_who_leaves_is_told_of_at_once(window: Window, site: str) -> None:
    host, guests = seated_by_invitation(window, site, "gnav-1774", TRIO)
    guests["Jens"].close()
    says(host, "Away: Jens")
    answered_again = window()
    host.locator("gnav-company .strip > summary").click()
    host.locator("gnav-company .more > summary").first.click()
    answered(host, answered_again, "Peder")
    admit_in_play(host, answered_again)


def admit_in_play(host: Page, guest: Page) -> None:
    """Give the seat that waits to another."""
    host.locator(".asks").filter(has_text="Peder").locator("[data-admit]").first.click()
    expect(guest.locator("gnav-table .play").first).to_be_attached()
    assert stands(guest)["seat"] == 2  # type: ignore[index]
