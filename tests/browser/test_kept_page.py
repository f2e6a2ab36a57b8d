"""All that a browser keeps, in words: taken along as a file, taken in again, and deleted."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.axe import amiss
from tests.browser.danish import choose
from tests.browser.keeping import (
    EVENING,
    FULL,
    GAME,
    HOUSE,
    LEDGER,
    RECORD,
    SUMMARY,
    before_the_worker,
    lay,
    lying,
    stored,
)
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import held
from tests.windows import PHONE, WIDE, Window

pytestmark = pytest.mark.fresh

OVER = {
    **GAME,
    "id": "over",
    "summary": {**SUMMARY, "over": True},
    "text": json.dumps({**RECORD, "title": "one that is over"}),
}
NEWER = {**GAME, "id": "newer", "text": json.dumps({**RECORD, "format": "gnav-record/2"})}
ASIDE = {**GAME, "id": "aside", "text": '{"moves": ["deal:fool', "why": "it breaks off"}
NEWER_EVENING = {**EVENING, "ledger": {**LEDGER, "format": "gnav-ledger/2"}}
NEWER_HOUSE = {**HOUSE, "format": "gnav-house/2", "name": "From later"}


def furnish(page: Page, site: str) -> None:
    """Keep one of each: over and not over, newer and damaged, under old keys and new ones."""
    page.goto(f"{site}/about/")
    for entry in (GAME, OVER, NEWER):
        stored(page, "games", entry)
    stored(page, "aside", ASIDE)
    lay(page, "gnav.evening.one", {**EVENING, "open": True})
    lay(page, "gnav.evening.newer", NEWER_EVENING)
    lay(page, "gnav.evening-aside.spoilt", "{")
    lay(page, "gnav.houses", [HOUSE, NEWER_HOUSE])
    lay(page, "gnav.house.Mine", {"version": 1, "kept": "2026", "house": {**HOUSE, "name": "Mine"}})
    lay(page, "gnav.names", ["Zoe", "Yrsa"])
    lay(page, "gnav.layer", "diplomatic")
    lay(page, "gnav.keys", "off")


def look(page: Page, site: str) -> None:
    page.goto(f"{site}/kept/")
    page.locator("gnav-kept dl").wait_for()


def keep_all(page: Page, file: Path) -> dict[str, Any]:
    """Press the button, and read the file that comes."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep everything as a file").click()
    download.value.save_as(file)
    value: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return value


def take_in(page: Page, value: object) -> str:
    """Take in a file with this value, and give what is said of it."""
    text = value if isinstance(value, str) else json.dumps(value)
    file: Any = {"name": "kept.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("gnav-kept input[type=file]").set_input_files(file)
    said = page.locator("gnav-kept :is(.notice, .error)")
    said.wait_for()
    page.locator("gnav-kept [data-ask]:not([disabled])").wait_for()
    return said.inner_text()


def unpacked(thing: dict[str, Any]) -> dict[str, Any]:
    padded = thing["packed"] + "=" * (-len(thing["packed"]) % 4)
    value: dict[str, Any] = json.loads(zlib.decompress(base64.urlsafe_b64decode(padded)))
    return value


def by_id(entries: list[dict[str, Any]]) -> dict[str, str]:
    return {entry["id"]: entry["text"] for entry in entries}


def everything(page: Page) -> dict[str, object]:
    """What is kept, but for when it was last opened."""
    evenings = lying(page, "gnav.evening")
    houses = [json.loads(text)["house"] for text in lying(page, "gnav.house.").values()]
    houses += json.loads(lying(page).get("gnav.houses", "[]"))
    return {
        "games": by_id(stored(page, "games")),
        "aside": by_id(stored(page, "aside")),
        "evenings": {key: (json.loads(text) if text != "{" else {}).get("ledger")
                     for key, text in evenings.items()},
        "houses": sorted(houses, key=lambda house: house["name"]),
        "chosen": {key: lying(page).get(f"gnav.{key}") for key in ("layer", "keys")},
        "names": json.loads(lying(page).get("gnav.names", "[]")),
    }  # fmt: skip


def test_what_is_kept_is_told_in_words(page: Page, site: str) -> None:
    furnish(page, site)
    look(page, site)
    words_of_page = page.locator("gnav-kept dl").inner_text()
    for words in (
        "3 games",
        "1 not over",
        "1 made by a newer version of the archive",
        "1 Jan 2026: Anna, Bo, Carl",
        "Anna, Bo, Carl (made by a newer version of the archive)",
        "Ours",
        "Mine",
        "From later (made by a newer version of the archive)",
        "the text in the layer “As received”",
        "no keys at the table",
        "Zoe, Yrsa",
        "it breaks off",
        "an evening that could not be read",
    ):
        assert words in words_of_page, words
    for take, text in ((0, ASIDE["text"]), (1, "{")):
        with page.expect_download() as download:
            page.locator("gnav-kept [data-take]").nth(take).click()
        assert download.value.path().read_text() == text


def test_a_file_made_here_gives_the_same_in_another_browser(
    page: Page, window: Window, site: str, tmp_path: Path
) -> None:
    furnish(page, site)
    before = everything(page)
    look(page, site)
    file = keep_all(page, tmp_path / "kept.json")
    other = window(**WIDE)
    look(other, site)
    assert take_in(other, file) == "10 things were taken in."
    assert everything(other) == before
    assert take_in(other, file) == "10 were here already."
    assert everything(other) == before
    table = Table(other, site)
    table.open()
    other.locator(f"[data-game='{GAME['id']}']").click()
    other.locator(".table").wait_for()
    assert held(table.view())[0] == "7"


@pytest.mark.prove
def test_no_piece_of_a_game_in_play_is_read_at_a_glance_or_comes_to_the_page(
    table: Table, tmp_path: Path
) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.kept()
    (game,) = stored(table.page, "games")
    pieces = json.loads(game["text"])["moves"]
    assert pieces[0].startswith("deal:")
    heard = table.page.evaluate("heard.length")
    table.page.locator("[data-leave]").click()
    table.page.locator(".to-kept a").click()
    table.page.locator("gnav-kept dl").wait_for()
    file = tmp_path / "kept.json"
    (kept,) = keep_all(table.page, file)["games"]
    assert unpacked(kept)["text"] == game["text"]
    assert "deal:" not in file.read_text()
    words_of_page = "".join(table.page.evaluate("from => heard.slice(from)", heard))
    assert "deal:" not in words_of_page
    assert kept["packed"] not in words_of_page


@pytest.mark.prove
def test_a_game_that_is_over_stands_open_in_the_file(page: Page, site: str, tmp_path: Path) -> None:
    furnish(page, site)
    look(page, site)
    file = keep_all(page, tmp_path / "kept.json")
    assert file["format"] == "gnav-kept/1"
    games = {game["id"]: game for game in file["games"]}
    assert games["over"]["entry"]["text"] == OVER["text"]
    assert "entry" not in games[GAME["id"]]
    assert unpacked(games["newer"])["text"] == NEWER["text"]
    assert unpacked(file["aside"][0])["text"] == ASIDE["text"]


@pytest.mark.prove
def test_what_differs_is_kept_beside_what_is_here(page: Page, site: str, tmp_path: Path) -> None:
    furnish(page, site)
    look(page, site)
    file = keep_all(page, tmp_path / "kept.json")
    longer = json.dumps({**RECORD, "moves": [*RECORD["moves"], "stand"]})
    stored(page, "games", {**GAME, "text": longer})
    told_on = {**LEDGER, "entries": []}
    lay(page, "gnav.evening.one", {**EVENING, "ledger": told_on})
    otherwise = {**HOUSE, "base": "gnav-1917"}
    lay(page, "gnav.houses", [otherwise, NEWER_HOUSE])
    lay(page, "gnav.layer", "normalised")
    before = everything(page)
    assert take_in(page, file) == "3 things were taken in. 7 were here already."
    after = everything(page)
    assert after["games"] == {**before["games"], f"{GAME['id']} 2": GAME["text"]}  # type: ignore[dict-item]
    assert after["evenings"] == {**before["evenings"], "gnav.evening.one 2": LEDGER}  # type: ignore[dict-item]
    assert after["houses"] == sorted(
        [*before["houses"], {**HOUSE, "name": "Ours (2)"}],  # type: ignore[misc]
        key=lambda house: house["name"],
    )
    assert lying(page)["gnav.layer"] == "normalised"


@pytest.mark.prove
def test_a_deleted_game_comes_back_with_the_file(page: Page, site: str, tmp_path: Path) -> None:
    furnish(page, site)
    look(page, site)
    file = keep_all(page, tmp_path / "kept.json")
    stored(page, "games", {**GAME, "deleted": 1})
    take_in(page, file)
    games = {entry["id"]: entry for entry in stored(page, "games")}
    assert "deleted" not in games[GAME["id"]]
    assert len(games) == 3


def kept(**parts: Any) -> dict[str, Any]:
    rest = {"evenings": [], "houses": [], **parts.pop("rest", {})}
    return {"format": "gnav-kept/1", "games": [], "aside": [], "rest": rest, **parts}


def plainly(value: object) -> dict[str, object]:
    letters = base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")
    return {"id": "x", "how": "plain", "packed": letters}


def bomb() -> dict[str, object]:
    packed = base64.urlsafe_b64encode(zlib.compress(b" " * 40_000_000, 9)).decode().rstrip("=")
    return {"id": "x", "how": "deflate", "packed": packed}


WRONG = [
    ("", "no file of what a browser keeps"),
    ("[1, 2]", "no file of what a browser keeps"),
    ("[" * 100_000, "no file of what a browser keeps"),
    (RECORD, "no file of what a browser keeps"),
    ({"format": "gnav-kept/2"}, "newer version of the archive"),
    (kept(games="all of them"), "“games”"),
    (kept(rest={"names": [{"toString": 1}]}), "“rest.names.0”"),
    (kept(games=[None]), "“games.0”"),
    (kept(games=[{"id": "x", "how": "deflate", "packed": "!!"}]), "“games.0”"),
    (kept(games=[bomb()]), "“games.0”"),
    (kept(games=[plainly({**GAME, "text": "{"})]), "“games.0”"),
    (kept(games=[plainly(GAME), plainly({**GAME, "id": {"a": 1}})]), "“games.1”"),
    (kept(aside=[plainly([])]), "“aside.0”"),
    (kept(rest={"evenings": [{"id": "e", "value": {"ledger": 1}}]}), "“evenings.0”"),
    (kept(rest={"evenings": [{"value": EVENING}]}), "“rest.evenings.0”"),
    (kept(rest={"houses": [{"id": "h", "value": {"house": {"name": "x"}}}]}), "“houses.0”"),
]


def test_a_file_that_is_wrong_gives_one_sentence_and_nothing_is_taken_in(
    page: Page, site: str
) -> None:
    furnish(page, site)
    before = everything(page)
    look(page, site)
    for value, words in WRONG:
        said = take_in(page, value)
        assert words in said, said
        assert "nothing was taken in" in said
        assert said.count("nothing was taken in") == 1
    assert everything(page) == before


@pytest.mark.prove
def test_hostile_names_in_a_file_are_only_names(page: Page, site: str) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    look(page, site)
    hostile = '<img src=x onerror="window.hit = 1">'
    value = kept(
        games=[plainly({**GAME, "id": "__proto__", "outerHTML": hostile})],
        rest={
            "evenings": [
                {"id": "__proto__", "value": {**EVENING, "ledger": {**LEDGER, "names": [hostile]}}}
            ],
            "houses": [{"id": "constructor", "value": {"house": {**HOUSE, "name": hostile}}}],
            "choices": {"__proto__": "x", "layer": "__proto__", "toString": "on"},
        },
    )
    text = json.dumps(value).replace('"rest": {', '"rest": {"__proto__": {"hit": 1}, ', 1)
    assert take_in(page, text) == "3 things were taken in."
    assert "hit" not in page.evaluate("Object.keys({ ...window.hit, ...({}).hit })")
    assert hostile in page.locator("gnav-kept dl").inner_text()
    page.goto(f"{site}/play/")
    page.get_by_role("button", name="Resume").click()
    page.locator(".table").wait_for()
    assert page.evaluate("window.hit") is None
    assert faults == []


@pytest.mark.prove
def test_where_there_is_no_room_nothing_is_taken_in(
    page: Page, window: Window, site: str, tmp_path: Path
) -> None:
    furnish(page, site)
    look(page, site)
    file = keep_all(page, tmp_path / "kept.json")
    other = window(**WIDE)
    other.goto(f"{site}/about/")
    other.evaluate(FULL)
    other.evaluate(
        """() => {
          localStorage.removeItem('filler 0');
          localStorage.setItem('filler', 'x'.repeat(1048576 - 700));
        }"""
    )
    look(other, site)
    before = lying(other)
    assert "no room" in take_in(other, file)
    assert lying(other) == before
    assert stored(other, "games") == []


@pytest.mark.prove
def test_games_that_cannot_be_stored_take_the_rest_out_again(
    page: Page, window: Window, site: str, tmp_path: Path
) -> None:
    furnish(page, site)
    look(page, site)
    file = keep_all(page, tmp_path / "kept.json")
    other = window(**WIDE)
    other.route(
        "**/table/worker.js",
        before_the_worker(
            """const { put } = IDBObjectStore.prototype;
            IDBObjectStore.prototype.put = function (entry) {
              if (this.name === 'aside') throw new DOMException('full', 'QuotaExceededError');
              return put.call(this, entry);
            };"""
        ),
    )
    look(other, site)
    before = lying(other)
    assert "its storage is full" in take_in(other, file)
    assert lying(other) == before
    assert stored(other, "games") == []


def test_everything_is_deleted_once_it_was_asked(page: Page, site: str) -> None:
    furnish(page, site)
    page.evaluate("sessionStorage.setItem('gnav.table', 'x')")
    look(page, site)
    page.get_by_role("button", name="Delete everything …").click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Nobody can bring them back.")
    focused = "document.querySelector('gnav-kept').shadowRoot.activeElement.innerText"
    assert page.evaluate(focused) == "Keep them"
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    assert len(stored(page, "games")) == 3
    page.get_by_role("button", name="Delete everything …").press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("gnav-kept .notice")).to_have_text("All is deleted.")
    assert stored(page, "games") == []
    assert stored(page, "aside") == []
    assert lying(page) == {}
    assert page.evaluate("sessionStorage.length") == 0
    assert page.locator("gnav-kept dd", has_text="none").count() == 5


@pytest.mark.prove
def test_a_game_open_at_a_table_is_not_deleted(table: Table) -> None:
    table.start("gnav-1774", "person", "computer")
    table.kept()
    other = table.page.context.new_page()
    look(other, table.site)
    stored(other, "games", GAME)
    other.get_by_role("button", name="Delete everything …").click()
    other.locator("[data-delete-all]").click()
    expect(other.locator("gnav-kept .notice")).to_contain_text("but 1 game that is open at a table")
    assert len(stored(other, "games")) == 1
    table.press("stand")
    table.kept()
    assert table.page.locator(".notice").count() == 0


@pytest.mark.prove
def test_a_browser_that_keeps_nothing_says_so(page: Page, site: str) -> None:
    page.route(
        "**/table/worker.js",
        before_the_worker("Object.defineProperty(self, 'indexedDB', { value: undefined });"),
    )
    look(page, site)
    expect(page.locator("gnav-kept .error")).to_contain_text("it has no database for pages")


@pytest.mark.prove
def test_the_page_starts_no_engine(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    furnish(page, site)
    look(page, site)
    assert not [url for url in asked if "/runtime/" in url]


@pytest.mark.parametrize("options", rest_in_prove({"phone": PHONE, "wide": WIDE}))
def test_the_page_is_faultless_in_each_state(
    window: Window, site: str, options: dict[str, Any]
) -> None:
    page = window(**options, reduced_motion="reduce")
    furnish(page, site)
    look(page, site)
    assert amiss(page) == []
    take_in(page, "")
    page.get_by_role("button", name="Delete everything …").click()
    assert amiss(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= options["viewport"]["width"]


def test_the_page_speaks_danish(page: Page, site: str) -> None:
    furnish(page, site)
    look(page, site)
    choose(page, "da")
    page.get_by_role("button", name="Gem det hele som en fil").wait_for()
    assert "3 spil" in page.locator("gnav-kept dl").inner_text()
    assert "Hvad browseren gemmer" in page.locator(".md-tabs").inner_text()


@pytest.mark.prove
def test_the_scorekeeper_and_the_about_page_lead_here(page: Page, site: str) -> None:
    for path in ("scorekeeper/", "about/"):
        page.goto(f"{site}/{path}")
        assert page.locator("article > :not(.wide) a[href$='kept/']:visible").count() == 1, path
