"""Whatever dies or sleeps: everybody is told, and the game goes on from its last move."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.together.players import (
    TRIO,
    answered,
    home,
    play,
    says,
    seated_by_invitation,
    seated_by_server,
    stands,
)
from tests.windows import Window


def all_stand(pages: list[Page]) -> list[int]:
    """Say how many moves each screen shows."""
    return [told["moves"] if (told := stands(page)) else -1 for page in pages]


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


def test_a_host_who_reloads_invites_anew_and_of_a_guest_who_leaves_all_are_told_at_once(
    window: Window, site: str
) -> None:
    """Each who comes back has his seat again, and who comes instead of one that left has his."""
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
    guests["Jens"].close()
    says(host, "Away: Jens")
    peder = window()
    answered(host, peder, "Peder")
    host.locator(".asks").filter(has_text="Peder").locator("[data-admit]").first.click()
    expect(peder.locator("gnav-table .play").first).to_be_attached()
    assert stands(peder)["seat"] == 2  # type: ignore[index]
