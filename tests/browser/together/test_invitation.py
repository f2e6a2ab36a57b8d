"""What a browser offers of itself is as short as tests/table has it, and fits one answer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.together.meeting import answer, invite, refusal

Device = Callable[..., Page]
TWICE = "This invitation has been answered already, or taken back."


def test_an_answer_of_this_browser_fits_one_offer_of_135_letters(device: Device) -> None:
    host, guest, other = device(), device(), device()
    offer, another = invite(host, seat=3), invite(other)
    assert len(offer) <= 135
    wrong = answer(guest, another)
    accepting = "(text) => channel.accept(text)"
    assert refusal(host, accepting, wrong) == "This answer belongs to another invitation."
    assert refusal(guest, "(text) => Channel.answer(text)", wrong) == (
        "This is an answer to an invitation, and an invitation is wanted here."
    )
    right = answer(guest, offer)
    host.evaluate(accepting, right)
    assert refusal(host, accepting, right) == TWICE
    guest.evaluate("channel.close()")
    assert refusal(guest, accepting, right) == TWICE
