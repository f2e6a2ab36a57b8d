"""One deal under five sources, a ruling in a link, house rules from the choice to the table."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.hostile.pages import BEGIN_ANEW
from tests.browser.paper import sheets
from tests.browser.table import TO_TABLE
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE, Window

PAGES = {"compare/": ".costs", "rulings/": ".verdicts", "house-rules/": ".unfolding"}


# Kept by the page's own clock: however busy the machine is, what was due before has been done.
A_MOMENT = "new Promise((resolve) => { setTimeout(resolve, 200); })"


@dataclass
class Bench:
    """Drive a page that asks the sources; what it is asked is asked as a reader would."""

    page: Page
    site: str
    cleared: bool = False  # the visit goes on at the page where it was

    def open(self, name: str, address: str = "") -> None:
        """Go to a page, or to an address of it, and wait for the sources' answer."""
        goal = address or f"{self.site}/{name}"
        if not (self.cleared and self.page.url == goal):
            self.page.goto(goal)
        self.cleared = False
        self.answered(PAGES[name])

    def answered(self, part: str) -> None:
        self.page.locator(part).first.wait_for()
        self.page.evaluate(A_MOMENT)  # a change is asked a moment after it
        self.page.locator('.found[aria-busy="false"]').wait_for()

    def change(self, name: str, piece: str, part: str) -> None:
        """Put another piece in the place of one."""
        self.page.locator(f'[data-change="{name}"]').click()
        self.page.locator(f'dialog [data-pick="{piece}"]').click()
        self.answered(part)

    def link(self) -> str:
        """Ask for the link that holds the question."""
        self.page.locator("[data-share]").click()
        return self.page.get_by_label("The link", exact=True).input_value()


@pytest.fixture
def bench(seated: Seating) -> Bench:
    bench: Bench = seated(Bench, **WIDE)
    return bench


def another(seated: Seating) -> Bench:
    """Come as another reader does, who has been asked nothing yet and knows the link alone."""
    other: Bench = seated(Bench, **WIDE)
    assert other.cleared, "the page was not as a newcomer finds it"
    return other


def test_one_deal_under_five_sources_parts_where_the_cuckoo_is_asked(bench: Bench) -> None:
    """1774:3[h] stops the asker, 1917:5[d] the play."""
    bench.open("compare/")
    page = bench.page
    assert page.locator(".headline").inner_text() == "They part at Bo’s turn."
    parted = page.locator(".parting").first
    assert parted.locator(".name-of-law").all_inner_texts() == [
        "1774 and Royal Library",
        "1917 and Wikipedia",
        "German",
    ]
    chips = parted.locator("[data-clause]").evaluate_all("all => all.map((c) => c.dataset.clause)")
    assert {"gnav-1774.r3.h", "gnav-1917.r5.d", "gnav-1774.q.cuckoo"} <= set(chips)
    assert "1774 and Royal Library go with 1917 and Wikipedia" in parted.inner_text()
    assert page.locator(".step.first summary").inner_text().startswith("Bo’s turn")


def test_another_piece_parts_them_by_another_rule_and_another_wish_not_at_all(bench: Bench) -> None:
    """1774:17 undoes what 1917 lets stand."""
    bench.open("compare/")
    page = bench.page
    bench.change("seat-2", "cat", ".costs")
    assert page.locator(".parting [data-clause='gnav-1774.r17.a']").count() == 1
    page.locator(".seat").nth(1).get_by_role("button", name="Stand").click()
    bench.answered(".costs")
    assert page.locator(".parting").count() == 0
    assert page.locator(".headline").inner_text().startswith("They agree from the first turn")


def test_a_clause_chip_opens_its_words_where_it_stands(bench: Bench) -> None:
    bench.open("compare/")
    page = bench.page
    page.locator(".parting [data-clause='gnav-1774.r3.h']").click()
    words = page.locator(".parting [data-words='gnav-1774.r3.h']")
    words.wait_for()
    assert "Giøgen" in words.inner_text()
    assert page.url.endswith("/compare/")


def test_a_source_read_otherwise_stands_beside_the_others(bench: Bench) -> None:
    bench.open("compare/")
    page = bench.page
    page.locator("details.laws > summary").click()
    page.locator("[data-add-reading]").select_option("gnav-1774 cuckoo stops-play")
    bench.answered(".costs")
    names = page.locator(".parting").first.locator(".name-of-law").all_inner_texts()
    assert "1917, Wikipedia and 1774, cuckoo: stops-play" in names


def test_a_comparison_is_shared_by_link_and_reopened(bench: Bench, seated: Seating) -> None:
    bench.open("compare/")
    bench.change("seat-0", "owl", ".costs")
    link = bench.link()
    assert re.search(r"/compare/#c=1[\w-]+$", link)
    said = bench.page.locator(".headline").inner_text()
    other = another(seated)
    assert other.page.locator('[data-change="seat-0"] [data-piece="owl"]').count() == 0
    other.open("compare/", link)
    other.page.locator('[data-change="seat-0"] [data-piece="owl"]').wait_for()
    other.answered(".costs")
    assert other.page.locator(".headline").inner_text() == said


@pytest.mark.parametrize("name", rest_in_prove(list(PAGES)))
def test_axe_finds_nothing_amiss_on_the_pages_that_ask(seated: Seating, name: str) -> None:
    bench: Bench = seated(Bench, **WIDE, reduced_motion="reduce")
    bench.open(name)
    for part in bench.page.locator(".found summary, .ask summary").all():
        part.click()
    assert amiss(bench.page) == []


def test_the_pages_speak_danish(bench: Bench) -> None:
    bench.open("compare/")
    choose(bench.page, "da")
    bench.answered(".costs")
    headline = bench.page.locator(".headline")
    expect(headline).to_have_text("De skilles, da turen kommer til Bo.")
    bench.open("rulings/")
    expect(bench.page.locator(".verdict").first).to_contain_text("Bo har katten")


def test_a_ruling_is_shared_by_link_and_reopened(bench: Bench, seated: Seating) -> None:
    """1774:3[d]–[f], crux kiss-stroke; 17."""
    bench.open("rulings/")
    page = bench.page
    page.locator('[data-check="swapped"]').check()
    bench.answered(".verdicts")
    ruled = page.locator('.ruled[data-rules~="gnav-1774"]')
    assert "The exchanges are undone" in ruled.locator(".verdict").inner_text()
    cruces = ruled.locator("[data-crux]").evaluate_all("all => all.map((d) => d.dataset.crux)")
    assert {"gnav-1774.q.kiss-stroke", "gnav-1774.q.kiss-return"} <= set(cruces)
    verdicts = page.locator(".verdict").all_inner_texts()
    link = bench.link()
    assert re.search(r"/rulings/#r=1[\w-]+$", link)
    other = another(seated)
    assert not other.page.locator('[data-check="swapped"]').is_checked()
    other.open("rulings/", link)
    expect(other.page.locator('[data-check="swapped"]')).to_be_checked()
    other.answered(".verdicts")
    assert other.page.locator(".verdict").all_inner_texts() == verdicts


def test_a_showing_is_ruled_on_and_lives_can_matter(bench: Bench) -> None:
    """1774:14: of two with a stroke each, the fool cannot take the cuckoo."""
    bench.open("rulings/")
    page = bench.page
    page.locator('[data-act="shows"]').click()
    bench.change("hand-0", "fool", ".verdicts")
    bench.change("hand-1", "cuckoo", ".verdicts")
    ruled = page.locator('[data-said~="gnav-1774"] .verdict')
    assert "cannot drag" not in ruled.inner_text()
    page.locator("details.left > summary").click()
    for at in (0, 1):
        page.locator(".lives input").nth(at).fill("1")
        page.locator(".lives input").nth(at).dispatch_event("change")
    bench.answered(".verdicts")
    assert "the fool cannot drag it along" in ruled.inner_text()


def test_a_showing_of_seven_is_ruled_on_with_all_their_names(bench: Bench) -> None:
    bench.open("rulings/")
    page = bench.page
    page.locator('[data-act="shows"]').click()
    for at in range(2, 7):
        page.locator("[data-more]").click()
        bench.change(f"hand-{at}", str(at), ".verdicts")
    assert page.get_by_role("alert").count() == 0
    names = page.locator(".ruled").first.locator("figcaption").all_inner_texts()
    assert names == ["Anna", "Bo", "Carl", "Dorte", "Erik", "Frederik", "Grethe"]


def test_a_damaged_link_is_refused_in_a_sentence_and_the_page_still_answers(bench: Bench) -> None:
    bench.open("rulings/", f"{bench.site}/rulings/#r=1nonsense")
    assert "damaged" in bench.page.get_by_role("alert").inner_text()


def test_house_rules_are_composed_kept_shared_printed_and_played(
    bench: Bench, window: Window
) -> None:
    """1917:5[d] in a game of 1774."""
    bench.open("house-rules/")
    page = bench.page
    page.get_by_label("Their name").fill("Grandmother’s Gnav")
    page.locator('[data-group="exchange"] > summary').click()
    page.locator('#q-cuckoo input[value="gnav-1917"]').check()
    bench.answered(".unfolding")
    row = page.locator('.rule[data-question="cuckoo"]')
    assert not row.is_visible(), "the sheet is folded until it is asked for"
    page.locator("[data-whole]").click()
    assert "play stops and all show" in row.inner_text()
    assert "stopper spillet" in row.inner_text()
    page.locator("[data-keep]").click()
    link = bench.link()
    assert re.search(r"/house-rules/#h=1[\w-]+$", link)
    assert sheets(page) == 1
    page.emulate_media(media="print")
    assert not page.locator(".ask").is_visible()
    assert row.is_visible()
    page.emulate_media(media="screen")
    other = Bench(window(), bench.site)
    other.open("house-rules/", link)
    assert other.page.get_by_label("Their name").input_value() == "Grandmother’s Gnav"
    other.page.locator("[data-play]").click()
    assert other.page.locator('input[name=rules][value="house"]').is_checked()
    other.page.get_by_role("button", name=TO_TABLE).click()
    other.page.locator(".table").wait_for()
    assert other.page.locator(".status .source").inner_text() == "Grandmother’s Gnav"
    page.evaluate(BEGIN_ANEW, "gnav-house")
    bench.answered(".unfolding")
    page.locator(".kept > summary").click()
    assert page.locator("[data-open]").inner_text() == "Grandmother’s Gnav"


def test_what_all_answer_alike_is_told_and_not_asked(bench: Bench) -> None:
    bench.open("house-rules/")
    page = bench.page
    assert page.evaluate("document.body.scrollHeight") < 3000, "it opens as long as its headings"
    for part in page.locator(".group > summary").all():
        part.click()
    for question in page.locator(".question").all():
        choices = question.locator("input[type=radio]").count()
        assert choices != 1, question.inner_text()
        assert choices or question.locator(".only .chip").count(), question.inner_text()
    assert page.locator(".question:has(.only)").count() > 0


def test_choices_that_clash_are_named_and_lead_to_their_questions(bench: Bench) -> None:
    bench.open("house-rules/")
    page = bench.page
    page.locator('[data-group="showing"] > summary').click()
    page.locator('#q-two-fools input[value="gnav-1917"]').check()
    page.locator(".clash").wait_for()
    assert "cannot go together" in page.locator(".clash").inner_text()
    assert page.locator(".question[data-clashes]").count() == 2
    assert page.locator(".sheet").count() == 0
    assert amiss(bench.page) == []


@pytest.mark.parametrize("name", rest_in_prove(list(PAGES)))
def test_a_phone_never_scrolls_sideways_and_thumbs_find_what_to_press(
    seated: Seating, name: str
) -> None:
    bench: Bench = seated(Bench, **PHONE)
    bench.open(name)
    for part in bench.page.locator(".ask summary").all():
        part.click()
    spill = "document.documentElement.scrollWidth - window.innerWidth"
    assert bench.page.evaluate(spill) <= 0
    for button in bench.page.locator(".ask button:visible, .deeds button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
