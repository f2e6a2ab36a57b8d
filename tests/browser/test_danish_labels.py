"""The labels in Danish: chosen in the header, remembered, and nothing of the page is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.axe import amiss
from tests.browser.danish import choose, read
from tests.windows import SMALL_PHONE, Window

pytestmark = pytest.mark.fresh

RULE = "gnav-1774/r3/"
TABS = ".md-tabs__list:first-child .md-tabs__link"


def test_the_labels_of_a_rule_page_speak_danish(page: Page, site: str) -> None:
    page.goto(f"{site}/{RULE}")
    assert read(page, TABS)[:2] == ["How to play", "Play"]
    choose(page, "da")
    assert read(page, TABS)[:2] == ["Sådan spilles det", "Spil"]
    assert read(page, "reading-choice button")[:2] == ["Som overleveret", "Rettet"]
    assert read(page, ".onward a") == ["← Regel 2: uddelingen", "Regel 4: uddelerens pose →"]
    assert page.locator(".md-search__input").get_attribute("placeholder") == "Søg"
    page.locator("details.cite summary").click()
    assert read(page, "cite-panel [role=group]:first-of-type button") == ["Kopiér"]
    choose(page, "en")
    assert read(page, TABS)[:2] == ["How to play", "Play"]
    assert page.locator(".md-search__input").get_attribute("placeholder") == "Search"
    assert read(page, ".onward a") == ["← Rule 2: the deal", "Rule 4: the dealer’s bag →"]
    assert page.locator(".md-tabs").get_attribute("lang") is None


def test_all_that_is_told_is_marked_with_its_language_and_the_text_stays(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/{RULE}")
    words = page.locator("article.clauses").locator(".clause, .trans, .note")
    before = words.evaluate_all("found => found.map((one) => one.outerHTML)")
    choose(page, "da")
    language = "part => part.closest('[lang]').lang"
    for path in (".md-tabs__link >> nth=1", ".onward a >> nth=0", "reading-choice button >> nth=0"):
        assert page.locator(path).evaluate(language) == "da"
    assert page.locator(".md-header .wordmark").evaluate(language) == "en"
    assert page.locator("html").get_attribute("lang") == "da"
    assert page.locator("article.md-content__inner").get_attribute("lang") == "en"
    assert words.evaluate_all("found => found.map((one) => one.outerHTML)") == before
    assert read(page, "h1") == ["Regel 3: byttet"]
    assert page.locator("h1 span:visible").get_attribute("lang") == "da"


ASKS = "Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => {} }})"
FORBIDDEN = "() => { Storage.prototype.getItem = () => { throw new Error('forbidden'); }; }"


@pytest.mark.parametrize(
    ("languages", "read_in"),
    [
        (["da-DK", "da", "en-US", "en"], "da"),
        (["nb-NO", "nb", "da"], "da"),
        (["de", "en", "da"], "en"),
        (["dav", "sv"], "en"),
        ([], "en"),
    ],
)
def test_a_first_visit_is_in_the_first_language_asked_for_that_we_speak(
    page: Page, site: str, languages: list[str], read_in: str
) -> None:
    page.add_init_script(ASKS.format(languages))
    page.goto(f"{site}/{RULE}")
    page.locator(f'html[data-told="{read_in}"]').wait_for(state="attached")
    assert page.locator("html").get_attribute("lang") == read_in
    shown = {"en": "How to play", "da": "Sådan spilles det"}[read_in]
    assert read(page, TABS)[0] == shown
    assert page.evaluate("localStorage.getItem('gnav.language')") is None, "nothing is kept of it"


def test_a_browser_that_keeps_nothing_is_read_in_its_language_too(
    window: Window, site: str
) -> None:
    page = window(locale="da-DK")
    page.add_init_script(f"({FORBIDDEN})()")
    page.goto(f"{site}/{RULE}")
    page.locator('html[data-told="da"]').wait_for(state="attached")


def test_whoever_asks_for_danish_and_chooses_english_reads_english_from_then_on(
    window: Window, site: str
) -> None:
    page = window(locale="da-DK")
    page.goto(f"{site}/{RULE}#d")  # a link of one who reads English leads here too
    page.locator('html[data-told="da"]').wait_for(state="attached")
    assert page.locator("#d").bounding_box()["y"] < 300  # type: ignore[index]
    choose(page, "en")
    page.reload()
    page.locator('html[data-told="en"]').wait_for(state="attached")
    assert page.locator("html").get_attribute("lang") == "en"
    assert read(page, TABS)[0] == "How to play"


def test_a_page_in_english_alone_says_so_to_who_asks_for_danish(window: Window, site: str) -> None:
    page = window(locale="da-DK")
    page.goto(f"{site}/data/")
    page.locator('html[data-told="da"]').wait_for(state="attached")
    assert "kun på engelsk" in page.locator("article > [data-said=da]").first.inner_text()
    language = "part => part.closest('[lang]').lang"
    assert page.locator("article h2").first.evaluate(language) == "en"


def test_the_table_is_laid_in_danish_where_it_is_asked_for(window: Window, site: str) -> None:
    page = window(locale="da-DK")
    page.goto(f"{site}/play/")
    page.locator('gnav-table[lang="da"]').wait_for()
    assert page.locator("html").get_attribute("lang") == "da"


def test_the_language_is_remembered_on_the_next_page_and_after_a_reload(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/{RULE}")
    choose(page, "da")
    page.locator(".onward a").last.click()
    page.wait_for_url("**/r4/")
    expect(page.locator(".onward a").last).to_have_text("Regel 5: narren →", use_inner_text=True)
    assert read(page, ".onward a") == ["← Regel 3: byttet", "Regel 5: narren →"]
    page.reload()
    page.locator('html[data-told="da"]').wait_for()
    assert read(page, ".onward a") == ["← Regel 3: byttet", "Regel 5: narren →"]
    assert page.locator(".languages [data-language=da]").get_attribute("aria-pressed") == "true"


def test_the_language_survives_the_themes_instant_navigation(page: Page, site: str) -> None:
    page.goto(f"{site}/glossary/")
    choose(page, "da")
    page.wait_for_load_state("networkidle")  # the theme has its list of pages by then
    page.evaluate("window.same = true")
    page.locator(TABS).last.click()
    page.wait_for_url("**/about/")
    expect(page.locator(".within a").first).to_have_text("Om")
    assert page.evaluate("window.same"), "it was no instant navigation"
    assert read(page, ".within a")[:3] == ["Om", "Sådan gør du", "Citering"]
    choose(page, "en")
    assert read(page, ".within a")[:3] == ["About", "How to", "Citing"]


def test_a_reader_of_danish_sees_no_english_label_first(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.goto(f"{site}/{RULE}")
    choose(page, "da")
    late = context.new_page()
    late.route("**/assets/js/*.js", lambda _: None)  # the scripts never come
    late.add_init_script(
        "addEventListener('animationstart', ({ target, animationName }) => {"
        " if (target.matches('.md-tabs')) window.hidden_by = animationName; });"
    )
    late.goto(f"{site}/{RULE}", wait_until="commit")
    late.wait_for_function("() => window.hidden_by === 'wait-for-words'")
    late.wait_for_function(
        "() => getComputedStyle(document.querySelector('.md-tabs')).visibility === 'visible'"
    )
    assert read(late, TABS)[0] == "How to play"


def test_without_scripts_all_is_english(window: Window, site: str) -> None:
    page = window(java_script_enabled=False)
    page.goto(f"{site}/{RULE}")
    assert not page.locator(".languages").is_visible()
    assert read(page, ".onward a") == ["← Rule 2: the deal", "Rule 4: the dealer’s bag →"]


def test_a_narrow_screen_offers_the_other_language(window: Window, site: str) -> None:
    page = window(viewport=SMALL_PHONE["viewport"])
    page.goto(f"{site}/{RULE}")
    offered = page.locator(".languages button:visible")
    assert read(page, ".languages button:visible") == ["Dansk"]
    box = offered.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    choose(page, "da")
    assert read(page, ".languages button:visible") == ["English"]
    assert page.evaluate("document.activeElement.dataset.language") == "en"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.prove
def test_axe_finds_no_fault_in_danish(page: Page, site: str) -> None:
    for name in (RULE, "cruces/", "gnav-1917/"):
        page.goto(f"{site}/{name}")
        choose(page, "da")
        assert amiss(page) == [], name


def test_the_title_of_the_window_speaks_the_language_chosen_on_every_page(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/which-set/")
    choose(page, "da")
    expect(page).to_have_title("Hvilket spil har jeg? · The Gnav Archive")
    page.locator("article [data-said=da] a[href$='tiles/']").click()
    expect(page).to_have_title("Et ark brikker · The Gnav Archive")
    page.goto(f"{site}/glossary/")
    expect(page).to_have_title("Ordliste · The Gnav Archive")
    choose(page, "en")
    expect(page).to_have_title("Glossary · The Gnav Archive")


def test_the_contents_and_a_place_of_a_page_are_there_in_both_languages(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/which-set/#what-is-missing")
    heading = page.locator("#what-is-missing")
    expect(heading).to_have_text("What is missing", use_inner_text=True)
    choose(page, "da")
    expect(heading).to_have_text("Hvad der mangler", use_inner_text=True)
    link = page.locator("[data-md-component=toc] a[href$='#what-is-missing'] [lang=da]")
    assert link.text_content() == "Hvad der mangler"
