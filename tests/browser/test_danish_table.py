"""The table in Danish, and all pages that ask the engine: nothing is left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from gnav_core.core import text
from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import ELEMENTS, choose, read
from tests.browser.table import SOURCES, TO_TABLE, Table
from tests.danish import catalogues
from tests.rest_in_prove import rest_in_prove
from tests.seen import held
from tests.windows import SMALL_PHONE

ROOT = Path(__file__).resolve().parents[2]

# What stands on the table to be read or heard, with the language it is marked with.
SAID = """() => {
    const said = [];
    const left = 'style, script, svg, .to-crux, .chip'; // a crux has one name in every language
    const languageOf = (node) => {
        for (let part = node; part; part = part.assignedSlot ?? part.parentNode ?? part.host) {
            if (part.lang) return part.lang;
        }
        return 'en';
    };
    const visit = (node) => {
        if (node.nodeType === Node.TEXT_NODE) {
            const words = node.data.trim().replace(/\\s+/g, ' ');
            if (words) said.push([words, languageOf(node.parentNode)]);
        } else if (node.nodeType === Node.ELEMENT_NODE) {
            if (node.matches(left)) return;
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
                const words = node.getAttribute(name)?.trim();
                if (words) said.push([words, languageOf(node)]);
            }
            if (node.shadowRoot) [...node.shadowRoot.childNodes].forEach(visit);
            else [...node.childNodes].forEach(visit);
        } else [...node.childNodes].forEach(visit);
    };
    visit(document.querySelector(ELEMENTS));
    return said;
}""".replace("ELEMENTS", repr(", ".join(ELEMENTS)))


@cache
def english() -> list[re.Pattern[str]]:
    """Every sentence that has another wording in Danish, as a pattern of what it can become."""
    danish = catalogues.in_danish("table") | catalogues.in_danish("engine")
    named = [words for words, said in danish.items() if words != said]
    # A pattern with no word of its own would be found in anything.
    telling = [words for words in named if re.search(r"[A-Za-z]{4}", re.sub(r"\{\w+\}", "", words))]
    same = set(danish.values())
    return [
        re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(words)))
        for words in telling
        if words not in same
    ]


def left_in_english(page: Page) -> list[str]:
    """What stands on the page's element in English and is not marked as such."""
    # A crux has one name in every language.
    named = {crux["name"] for crux in text.data()["cruces"].values()}
    said = {words for words, language in page.evaluate(SAID) if language == "da"} - named
    return [words for words in sorted(said) if any(p.fullmatch(words) for p in english())]


def set_up_in_danish(table: Table, rules: str, persons: int = 1) -> None:
    table.open()
    choose(table.page, "da")
    table.page.locator(f'input[name=rules][value="{rules}"]').check()
    # What the set-up asks comes in a file of the language, a moment after the labels.
    easy = catalogues.in_danish("engine")["Easy"]
    table.page.locator("gnav-setup option", has_text=easy).first.wait_for(state="attached")
    folded = table.page.locator("gnav-setup details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    assert left_in_english(table.page) == []
    if persons > 1:
        table.page.get_by_role("button", name="Kun mennesker").click()
    table.page.get_by_label("Startværdi").fill("a Danish test")


@pytest.mark.parametrize("rules", rest_in_prove(SOURCES, 2))
def test_the_table_is_danish_from_the_set_up_to_the_end_of_a_deal(table: Table, rules: str) -> None:
    set_up_in_danish(table, rules)
    page = table.page
    assert page.locator("gnav-table").get_attribute("lang") == "da"
    page.get_by_role("button", name=TO_TABLE).click()
    page.locator(".table").wait_for()
    for _ in range(60):
        assert left_in_english(page) == []
        if table.state in ("showing", "outcome"):
            break
        table.press("exchange", "refuse", "tap")
    assert table.state in ("showing", "outcome")
    assert page.get_by_role("button", name="Næste omgang").count()
    for cry in page.locator("q.cry, q.speech, .cry").all():
        assert cry.get_attribute("lang") == ("de" if rules == "gnav-german" else "da")


def test_switching_the_language_keeps_the_page_and_the_game(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    before = table.view()
    table.press("exchange")
    page = table.page
    zones, at = held(table.view()), table.view()["at"]
    choose(page, "da")
    page.locator(".log .line", has_text=re.compile("bytter|spørger")).first.wait_for()
    after = table.view()
    assert (held(after), after["at"], after["players"]) == (zones, at, before["players"])
    assert left_in_english(page) == []
    choose(page, "en")
    page.locator(".log .line", has_text=re.compile("asks? |exchange")).first.wait_for()
    assert page.locator("gnav-table").get_attribute("lang") == "en"
    assert held(table.view()) == zones


def test_switching_on_the_set_up_keeps_what_was_filled_in(table: Table) -> None:
    table.open()
    table.set_up("gnav-1917", "person", "computer", "computer", names=("Åse", "Bo", "Ib"))
    page = table.page
    choose(page, "da")
    page.get_by_role("button", name=TO_TABLE).wait_for()
    assert page.get_by_label("Navn på plads 1", exact=True).input_value() == "Åse"
    assert page.locator('input[name=rules][value="gnav-1917"]').is_checked()
    assert page.get_by_text("Hvor mange streger").count() or page.locator(".lives").count()


def test_a_refusal_of_the_engine_is_told_in_danish(table: Table) -> None:
    table.open()
    choose(table.page, "da")
    with table.page.expect_file_chooser() as chooser:
        table.page.locator("label.file").click()
    chooser.value.set_files({"name": "no.json", "mimeType": "application/json", "buffer": b"[]"})
    error = table.page.locator(".error")
    error.wait_for()
    assert "En optegnelse er et JSON-objekt" in error.inner_text()


def test_the_device_is_handed_on_in_danish(table: Table) -> None:
    set_up_in_danish(table, "gnav-1774", persons=4)
    table.page.get_by_role("button", name=TO_TABLE).click()
    assert table.state == "cover"
    assert left_in_english(table.page) == []
    assert table.page.get_by_role("button", name="Jeg er Anna").count() == 1
    choose(table.page, "en")
    assert table.page.get_by_role("button", name="I am Anna").count() == 1
    table.go_on()
    assert table.state == "choices"
    table.page.locator(".log .line", has_text="are dealt").first.wait_for()


def test_the_danish_table_fits_a_phone_and_axe_finds_no_fault(seated: Seating) -> None:
    table: Table = seated(Table, **SMALL_PHONE, reduced_motion="reduce")
    set_up_in_danish(table, "gnav-german")
    page = table.page
    sideways = "document.documentElement.scrollWidth"
    assert page.evaluate(sideways) <= 360
    assert amiss(page) == []
    page.get_by_role("button", name=TO_TABLE).click()
    page.locator(".table").wait_for()
    assert page.evaluate(sideways) <= 360
    assert amiss(page) == []
    table.play_deal("exchange", "refuse")
    assert page.evaluate(sideways) <= 360
    assert amiss(page) == []


def test_an_example_is_watched_in_danish(table: Table) -> None:
    table.open()
    page = table.page
    choose(page, "da")
    page.goto(f"{table.site}/play/#example=1774-r3-cat")
    page.locator(".shown-game h2").wait_for()
    assert read(page, ".shown-game h2") == ["Katten siger »Kis-Kis«, og spørgeren mister en streg."]
    assert left_in_english(page) == []


@pytest.mark.parametrize(
    ("path", "element"),
    rest_in_prove(
        [
            ("scorekeeper/", "gnav-scores"),
            ("compare/", "gnav-compare"),
            ("rulings/", "gnav-ruling"),
            ("house-rules/", "gnav-house"),
        ],
        2,
    ),
)
def test_the_other_pages_where_one_asks_the_engine_are_danish(
    page: Page, site: str, path: str, element: str
) -> None:
    page.goto(f"{site}/{path}")
    page.locator(f"{element} button").first.wait_for()
    choose(page, "da")
    page.locator(f"{element}[lang=da]").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_000)
    folded = page.locator(f"{element} details:not([open]) > summary:visible")
    for _ in range(40):
        if not folded.count():
            break
        folded.first.click()
    assert left_in_english(page) == []
    assert len(page.evaluate(SAID)) > 20
    assert page.locator("h1 > [lang=da]").is_visible()


def parts_in_danish() -> list[str]:
    """The scripts that hold the table's Danish: what is said whatever is played, and Gnav's."""
    told = ("Kun mennesker", "Skriv det op")
    return sorted(
        path.name
        for path in (ROOT / "build" / "site" / "assets" / "table").glob("part-*.js")
        if any(word in path.read_text(encoding="utf-8") for word in told)
    )


@pytest.mark.fresh
def test_danish_is_fetched_by_those_who_choose_it(table: Table) -> None:
    fetched: list[str] = []
    table.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    table.start("gnav-1774", "person", "computer", "computer")
    assert len(parts_in_danish()) == 2
    assert not {*parts_in_danish()} & {*fetched}
    choose(table.page, "da")
    assert {*parts_in_danish()} <= {*fetched}


@pytest.mark.fresh
def test_where_no_danish_comes_the_table_speaks_english(table: Table) -> None:
    for name in parts_in_danish():
        table.page.route(f"**/{name}", lambda route: route.abort())
    table.open()
    choose(table.page, "da")
    table.page.get_by_role("button", name=TO_TABLE).wait_for()
