"""Search in a browser: any spelling of a word finds the clauses that have it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from scripts import tei
from scripts.pages import search
from scripts.tei import links
from tests.site.conftest import Built
from tests.windows import WIDE, open_window

pytestmark = pytest.mark.browser

Found = Callable[[str], set[str]]
PLACES = "links => links.map(link => new URL(link.href)).map(url => url.pathname + url.hash)"


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    page = open_window(browser, **WIDE).new_page()
    page.goto(site)
    yield page
    page.context.close()


def ask(page: Page, query: str) -> Locator:
    """Search for a word, and give what says how much is found."""
    field, meta = page.locator(".md-search__input"), page.locator(".md-search-result__meta")
    field.click()
    field.fill("")
    field.press("End")
    expect(meta).to_have_text("Type to start searching")
    field.fill(query)
    field.press("End")
    expect(meta).not_to_have_text("Type to start searching")
    return meta


def answered_first(page: Page, query: str) -> str:
    """Search for a word, and give the page that the first result opens."""
    ask(page, query)
    first = page.locator(".md-search-result__link").first.get_attribute("href") or ""
    return urlsplit(first).path


@pytest.fixture(scope="module")
def found(page: Page) -> Found:
    """Search for a word and list every place that the results open, all of them called up."""

    @cache
    def search(query: str) -> set[str]:
        meta = ask(page, query)
        count = 0 if "No matching" in meta.inner_text() else int(meta.inner_text().split()[0])
        items = page.locator(".md-search-result__item")
        wrap = page.locator(".md-search__scrollwrap")
        for _ in range(100):
            if items.count() >= count:
                break
            for end in (0, 1e6):
                wrap.evaluate("(wrap, end) => wrap.scrollTo(0, end)", end)
                page.wait_for_timeout(50)
        assert items.count() == count
        links = page.locator(".md-search-result__link")
        return {place for place in links.evaluate_all(PLACES) if "#" in place}

    return search


@pytest.mark.parametrize("spelling", ["giøgen", "gogen", "Giøger", "goegen"])
def test_every_spelling_of_the_cuckoo_finds_the_same_places(found: Found, spelling: str) -> None:
    wanted = found("gøgen")
    assert {"/gnav-1774/r3/#h", "/gnav-1774/r14/#b", "/gnav-1917/r5/#d"} <= wanted
    assert found(spelling) == wanted


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("huse", "/gnav-1774/r0/#b"),  # 2 Huuse
        ("får", "/gnav-1774/r11/#b"),  # faaer ingen Brikke mere
        ("faaer", "/gnav-1917/r7/#b"),  # får en streg
        ("dennne", "/gnav-1774/r3/#b"),  # as received
        ("dragoon", "/gnav-1774/r3/#e"),  # the English
        ("flasket", ""),
        ("matador", "/gnav-1774/r4/#n-matador"),  # a note
        ("matador", "/glossary/#matador"),
        ("neighbour", "/gnav-1774/cruces/#neighbour"),
        ("nachbarn", "/gnav-german/r3/#d"),
    ],
)
def test_a_word_finds_its_clause_its_note_and_its_term(
    found: Found, query: str, place: str
) -> None:
    places = found(query)
    assert place in places if place else not places


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("1774:3d", "/gnav-1774/r3/"),
        ("1774:3[d]", "/gnav-1774/r3/"),
        ("1917:7b", "/gnav-1917/r7/"),
        ("what happens if two players have the same tile", "/gnav-1774/r6/"),
        ("who wins", "/gnav-1774/r15/"),
        ("what does the fool do", "/gnav-1774/r5/"),
        ("same tile", "/gnav-1774/r6/"),
        ("tie", "/gnav-1774/r6/"),
        ("who loses", "/gnav-1774/r5/"),
        ("lives", "/gnav-1774/r8/"),
        ("fool", "/gnav-1774/r5/"),
        ("37 players", "/gnav-1774/r16/"),
        ("how many can play", "/gnav-1774/how-to-play/"),
        ("la vola", "/polsk-pas-1774/r9/"),
        ("rommel", "/piquet-1774/r2/"),
        ("styr-volt", "/styrvolt-1774/r0/"),
        ("tre kort", "/tre-kort-1774/r0/"),
        ("tree kort", "/tre-kort-1774/r0/"),
        ("who wins byd", "/byd-1774/r11/"),
        ("byd misdeal", "/byd-1774/r16/"),
        ("can I lead two sixes", "/lang-hanrey-1774/r7/"),
        ("when may I meld a mariage", "/mariage-1774/r4/"),
        ("capot", "/piquet-1774/r10/"),
        ("piquet 3d", "/piquet-1774/r3/"),
        ("Hanrey 1774:5[c]", "/hanrey-1774/r5/"),
    ],
)
def test_what_a_player_asks_is_answered_first(page: Page, query: str, place: str) -> None:
    assert answered_first(page, query) == place


def test_how_to_play_finds_the_page_that_says_so(page: Page) -> None:
    assert answered_first(page, "how to play") == "/gnav-1774/how-to-play/"


def test_a_word_that_we_do_not_use_finds_the_one_that_we_do(found: Found) -> None:
    assert {"/gnav-1774/r0/#a", "/gnav-1774/r2/#a", "/glossary/#piece"} <= found("tile")


def test_every_question_is_that_of_a_place_that_is_found(built: Built) -> None:
    asked = [search.questions(language) for language in search.ASKED]
    assert [*asked[0]] == [*asked[1]], "the same places are asked for in both languages"
    index = json.loads((built.folder / "search/search_index.json").read_text("utf-8"))
    places = {entry["location"] for entry in index["docs"]}
    assert {links.address(one) if links.is_id(one) else one for one in asked[0]} <= places


def test_each_card_game_of_the_booklet_is_asked_for() -> None:
    asked = {rule.partition(".")[0] for rule in search.questions("en")}
    games = (one for one in tei.load_all().values() if one.publish != "ours")
    assert {one.id for one in games if one.family != "gnav"} <= asked


def test_a_rule_that_is_asked_for_in_two_files_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("one", "other"):
        (tmp_path / "sources" / folder).mkdir(parents=True)
        file = tmp_path / "sources" / folder / "asked.toml"
        file.write_text('"byd-1774.r2" = "Byd: who cuts?"\n', "utf-8")
    monkeypatch.setattr(tei, "ROOT", tmp_path)
    with pytest.raises(ValueError, match="r2 is asked for in"):
        search.questions("en")


#: What a player of the booklet's card games looks for, and a place that he finds.
IN_THE_BOOKLET = [
    ("la vola", "/polsk-pas-1774/r9/#a"),
    ("rommel", "/piquet-1774/r2/#a"),
    ("styrvolt", "/styrvolt-1774/r0/#a"),
    ("tre kort", "/tre-kort-1774/r0/#a"),
    ("tree kort", "/spilleregler-1774/#contents.j"),
    ("stammen", "/lang-hanrey-1774/r5/#a"),
    ("trumf", "/hundrede-og-eet-1774/r2/#b"),
]


@pytest.mark.parametrize(("query", "place"), IN_THE_BOOKLET)
def test_a_word_of_the_card_games_finds_its_clause(found: Found, query: str, place: str) -> None:
    assert place in found(query)


def test_the_knave_is_found_however_he_is_spelt(found: Found) -> None:
    """Knegt and Knekt of Polsk Pas, Knækten of Hundrede og Eet."""
    wanted = {"polsk-pas-1774/r4/#a", "hundrede-og-eet-1774/r4/#b", "piquet-1774/r3/#a"}
    wanted |= {"styrvolt-1774/r4/#b", "tre-kort-1774/r6/#b"}
    for spelling in ("knægt", "knegt", "knekt"):
        assert {f"/{place}" for place in wanted} <= found(spelling), spelling


def test_a_result_opens_at_the_clause(page: Page) -> None:
    ask(page, "Posen rystes")
    page.locator(".md-search-result__link[href*='gnav-1774/r1/'][href$='#a']").first.click()
    page.wait_for_url("**/gnav-1774/r1/**#a")
    expect(page.locator("#a")).to_be_in_viewport()
    page.goto(page.url.split("/gnav-1774")[0])


IN_DANISH = [
    ("gøgen", "/gnav-1774/r3/", "1774, regel 3: byttet"),
    ("kan man nægte at bytte", "/gnav-1774/r3/", "1774, regel 3: byttet"),
    ("hvordan spiller man", "/gnav-1774/how-to-play/", "Sådan spiller man gnav, på et minut"),
    ("uafgjort", "/gnav-1774/r6/", "1774, regel 6: to ens"),
    ("liv", "/gnav-1774/r8/", "1774, regel 8: tre streger"),
    (
        "flere kort på én gang",
        "/lang-hanrey-1774/r7/",
        "Lang Hanrey 1774, regel 7: flere kort på én gang",
    ),
]


def test_whoever_searches_fetches_the_index_of_his_language_and_nobody_else_does(
    browser: Browser, site: str
) -> None:
    page = open_window(browser, **WIDE).new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[1]))
    page.goto(site)
    page.wait_for_load_state("networkidle")
    assert not [name for name in fetched if name.startswith("search_index")], "nobody searches"
    page.get_by_role("button", name="Dansk").click()
    page.locator(":root[data-told=da]").wait_for()
    field = page.locator(".md-search__input")
    first = page.locator(".md-search-result__link").first
    for query, place, title in IN_DANISH:
        field.fill(query)
        field.press("End")
        expect(first.locator("h1, h2").first).to_have_text(title)
        assert urlsplit(first.get_attribute("href") or "").path == place
    assert "search_index.da.json" in fetched
    assert "search_index.json" not in fetched
    page.keyboard.press("Escape")
    page.get_by_role("button", name="English").click()
    page.locator(":root[data-told=en]").wait_for()
    with page.expect_navigation():
        field.click()
    page.wait_for_load_state("networkidle")
    assert "search_index.json" in fetched
    page.context.close()


def test_the_index_comes_once_when_somebody_searches_and_marks_what_was_found(
    browser: Browser, site: str
) -> None:
    page = open_window(browser, **WIDE).new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[1]))
    page.goto(f"{site}/about/")
    page.locator(".md-search__input").fill("Malcontent")
    page.locator(".md-search-result__link").first.click()
    page.wait_for_url("**h=malcontent**")
    page.locator("article mark").first.wait_for(state="attached")
    page.reload()
    page.locator("article mark").first.wait_for(state="attached")
    assert fetched.count("search_index.json") == 2, "once a page that is loaded"
    page.context.close()


@pytest.mark.parametrize("name", ["search_index.json", "search_index.da.json"])
def test_the_index_is_small_enough_to_send(built: Built, name: str) -> None:
    index = (built.folder / "search" / name).read_bytes()
    assert len(gzip.compress(index)) <= 150_000
