"""Who takes this trick? The ruling for games of cards, on the page of rulings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.hostile.links import packed
from tests.windows import PHONE, Window

QUESTION = {"rules": "hundrede-og-eet-1774", "cards": ["h10", "hk"], "trump": "s"}

Open = Callable[..., Page]

# In a visit that goes on the element begins anew with what the address holds.
BEGIN = """(fragment) => {
  history.replaceState(history.state, '', `#${fragment}`);
  const element = document.querySelector('gnav-takes');
  element.replaceWith(element.cloneNode(false));
}"""


@dataclass
class Asked:
    """Drive the page of rulings, as whoever asks about a trick meets it."""

    page: Page
    site: str
    cleared: bool = False  # the visit goes on, and nothing is asked

    def open(self, fragment: str) -> Page:
        """Follow a link to the page, and wait for the games."""
        if self.cleared and self.page.url == f"{self.site}/rulings/":
            self.page.evaluate(BEGIN, fragment)
        else:
            self.page.goto(f"{self.site}/rulings/#{fragment}")
        self.page.locator("gnav-takes [data-game]").first.wait_for()
        return self.page


@pytest.fixture
def opened(seated: Seating) -> Open:
    def open_(fragment: str = "", **how: Any) -> Page:
        asked: Asked = seated(Asked, **how)
        return asked.open(fragment)

    return open_


def headline(page: Page) -> Locator:
    return page.locator("gnav-takes .headline")


def says(page: Page, text: str) -> None:
    page.locator("gnav-takes .headline", has_text=text).wait_for()


def test_no_game_of_cards_comes_before_one_is_chosen(window: Window, site: str) -> None:
    page, asked = window(), []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(f"{site}/rulings/")
    page.locator("gnav-takes [data-game]").first.wait_for()
    assert "gnav_core.cards.zip" not in asked
    page.locator("gnav-takes [data-game='byd-1774']").click()
    says(page, "The king of hearts takes the trick.")
    assert "gnav_core.cards.zip" in asked
    assert "gnav_core.games.byd.zip" in asked


def test_a_trick_is_laid_and_ruled_on_by_the_keyboard_alone(opened: Open) -> None:
    """Mariage 1774:2[b], Hundrede og Eet 1774:5[a]."""
    page = opened()
    page.locator("gnav-takes [data-game='mariage-1774']").focus()
    page.keyboard.press("Enter")
    says(page, "The king of hearts takes the trick.")
    page.locator("gnav-takes [data-change='card-0']").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="the 6 of spades").focus()
    page.keyboard.press("Enter")
    says(page, "The 6 of spades takes the trick.")
    assert not page.locator("gnav-takes dialog").is_visible()
    (step,) = page.locator("gnav-takes .steps li").all()
    assert "is no trump, and does not beat the 6 of spades" in step.inner_text()
    chip = step.locator("[data-clause='hundrede-og-eet-1774.r5.a']")
    chip.click()
    step.locator("[data-words='hundrede-og-eet-1774.r5.a']").wait_for()
    page.locator("gnav-takes [data-trump='h']").click()
    says(page, "The king of hearts takes the trick.")


def test_a_reading_is_switched_and_the_ruling_with_it(opened: Open) -> None:
    """Hundrede og Eet, crux ten."""
    page = opened(f"t={packed('takes', QUESTION)}")
    says(page, "The 10 of hearts takes the trick.")
    doubt = page.locator("gnav-takes .doubt[data-crux='hundrede-og-eet-1774.q.ten']")
    assert "The king of hearts takes the trick." in doubt.inner_text()
    page.locator("gnav-takes .readings > summary").click()
    page.locator("gnav-takes input[value='below-knave']").check()
    says(page, "The king of hearts takes the trick.")


def test_the_link_to_a_trick_is_opened_again_and_the_trick_is_seen_at_the_table(
    opened: Open,
) -> None:
    page = opened()
    page.locator("gnav-takes [data-game='byd-1774']").click()
    page.locator("gnav-takes [data-more]").click()
    expect(page.locator("gnav-takes .laid li")).to_have_count(3)
    said = headline(page).inner_text()
    page.locator("gnav-takes [data-share]").click()
    link = page.get_by_label("The link", exact=True).input_value()
    again = opened(link.partition("#")[2])
    expect(again.locator("gnav-takes .laid li")).to_have_count(3)
    says(again, said)
    again.locator("gnav-takes a.laid-out").click()
    again.locator("gnav-table .table").wait_for(timeout=60_000)
    assert "Byd" in again.title() or again.get_by_text("Byd").count()


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ({**QUESTION, "rules": "byd-1774", "cards": ["h9", "h5"]}, "There is no card 'h5'"),
        ({**QUESTION, "readings": {"ten": "first"}}, "'first'"),
        ({**QUESTION, "rules": "gnav-1774"}, "“rules” does not belong there"),
        pytest.param(
            *({**QUESTION, "readings": {"__proto__": "x"}}, "there is no reading"),
            marks=pytest.mark.fresh,  # where the game has come, what it leaves open is known
        ),
        (None, "This link holds a question that this page cannot put"),
    ],
)
def test_a_question_that_cannot_be_put_is_refused_in_a_sentence(
    opened: Open, question: Any, why: str
) -> None:
    page = opened(f"t={packed('takes', question)}")
    alert = page.locator("gnav-takes [role=alert]")
    alert.wait_for()
    assert why in alert.inner_text()
    page.locator("gnav-takes [data-game='byd-1774']").click()
    headline(page).wait_for()


def test_axe_finds_nothing_amiss_and_a_phone_never_scrolls_sideways(opened: Open) -> None:
    page = opened(f"t={packed('takes', QUESTION)}", **PHONE)
    headline(page).wait_for()
    page.locator("gnav-takes .readings > summary").click()
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    for button in page.locator("gnav-takes .ask button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert amiss(page) == []
    page.locator("gnav-takes [data-change='card-0']").click()
    assert amiss(page) == []


def test_it_speaks_danish(opened: Open) -> None:
    page = opened(f"t={packed('takes', QUESTION)}")
    headline(page).wait_for()
    choose(page, "da")
    says(page, "Hjerter 10 tager stikket.")
    expect(page.locator("gnav-takes .laid")).to_have_attribute(
        "aria-label", "Kortene, som de blev spillet"
    )
