"""Whatever dies or sleeps: everybody is told, and the game goes on from its last move."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.together.players import (
    TRIO,
    all_stand,
    answered,
    play,
    says,
    seated_by_invitation,
    stands,
    whole_game,
)
from tests.windows import Window


def test_a_game_is_played_to_its_end_though_its_host_reloads_and_a_guest_leaves(
    window: Window, site: str
) -> None:
    """Whoever comes back has his seat again, and who comes in place of one that left has his."""
    host, guests = seated_by_invitation(window, site, "gnav-1774", TRIO[:2])
    pages = [host, *guests.values()]
    play(pages, Random(6), most=3)
    host.wait_for_timeout(800)
    before = all_stand(pages)
    host.reload()
    for guest in guests.values():
        says(guest, "The connection has ended.")
    expect(host.locator("gnav-table .play").first).to_be_attached()
    says(host, "Away: Ida")
    host.locator("gnav-company .strip > summary").click()
    host.locator("gnav-company .more > summary").first.click()
    for guest in guests.values():
        answered(host, guest, None)
    for guest in guests.values():
        expect(guest.locator("gnav-company .error")).to_have_count(0)
    expect(host.locator("gnav-company .strip")).not_to_contain_text("Away")
    assert all_stand(pages) == before
    assert play(pages, Random(6), most=3) == 3
    guests["Ida"].close()
    says(host, "Away: Ida")
    peder = window()
    answered(host, peder, "Peder")
    host.locator(".asks").filter(has_text="Peder").locator("[data-admit]").first.click()
    expect(peder.locator("gnav-table .play").first).to_be_attached()
    assert stands(peder)["seat"] == 1  # type: ignore[index]
    whole_game(host, {"Peder": peder})
