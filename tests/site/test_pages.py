"""Which pages the built site has, and what each says of itself."""

from __future__ import annotations

import json

from scripts import tei
from scripts.examples.example import proofs
from scripts.reference.modules import PUBLIC
from scripts.tei.archive import load
from scripts.tei.links import address
from scripts.tei.passages import shown_lang
from tests.site.conftest import Built

OF_ALL = {
    "bibliography/",
    "changes/",
    "cruces/",
    "gaps/",
    "marks/",
    "concordance/",
    "glossary/",
    "introduction/",
    "laboratory/",
    "witnesses/",
}
OF_ALL |= {"coverage/", "examples/", *(f"examples/{example.id}/" for example in proofs())}
OF_ALL |= {"spilleregler-1774/", "spilleregler-1774/cruces/", "releases/"}
OF_ALL |= {"spilleregler-1774/read/", "spilleregler-1774/side-by-side/"}
OF_ALL |= {"reference/", *(f"reference/{name}/" for name in PUBLIC)}
OF_ALL |= {"which-set/tiles/", "essays/five-sources-one-game/", "essays/why-37/"}


def expected() -> set[str]:
    """List the addresses of the pages written by hand and of those made from the sources."""
    by_hand = {path.name.partition(".")[0] for path in (tei.ROOT / "docs").glob("*.md")} - {"index"}
    by_hand |= {f"decisions/{path.stem}" for path in (tei.ROOT / "docs/decisions").glob("*.md")}
    by_hand = {name.removesuffix("/index") for name in by_hand}
    pages = {"", *OF_ALL, *(f"{name}/" for name in by_hand)}
    for source in tei.load_all().values():
        pages |= {address(source.id), f"{address(source.id)}cruces/"}
        pages |= {address(rule.id) for rule in source.rules}
        if source.told:
            pages.add(source.told)
    return pages


def test_the_site_has_exactly_the_pages_it_should(built: Built) -> None:
    assert set(built.addresses()) == expected()


def test_there_is_a_page_for_what_is_not_there(built: Built) -> None:
    assert "There is no such page" in built.page("404.html").text_content()


def test_every_page_is_in_english_and_its_passages_are_not(built: Built) -> None:
    for name in built.addresses():
        assert built.page(name).get("lang") == "en"
    for source in tei.load_all().values():
        languages = built.page(address(source.id)).xpath("//*[@class='clause']/@lang")
        assert set(languages) == {shown_lang(source)}


def test_what_is_said_in_danish_is_marked_so_and_all_else_in_a_text_is_english(
    built: Built,
) -> None:
    """The page itself takes the language that is read."""
    for name in built.addresses():
        page = built.page(name)
        assert not page.xpath("//article[contains(@class, 'md-content__inner')][not(@lang='en')]")
        assert not page.xpath("//*[@data-said='da'][not(@lang='da')]"), name


def test_every_page_has_one_heading_of_the_first_rank_and_a_title_of_its_own(
    built: Built,
) -> None:
    titles: dict[str, str] = {}
    for name in built.addresses():
        root = built.page(name)
        assert len(root.xpath("//h1")) == 1, name
        (title,) = root.xpath("//head/title/text()")
        assert titles.setdefault(title, name) == name, f"{title} is the title of two pages"


def test_a_rule_links_the_rules_before_and_after(built: Built) -> None:
    root = built.page("gnav-1774/r3/")
    assert root.xpath("//nav[@class='onward']/a/@href") == ["../r2/", "../r4/"]


def test_only_the_page_of_the_table_loads_the_table(built: Built) -> None:
    for name in built.addresses():
        scripts = built.page(name).xpath("//script[@type='module']/@src")
        assert any("table/table.js" in script for script in scripts) == (name == "play/"), name


def test_nothing_is_fetched_from_elsewhere(built: Built) -> None:
    for name in built.addresses():
        root = built.page(name)
        said = ("canonical", "cite-as", "license", "type", "author")  # said, not fetched
        named = " or ".join(f"@rel='{one}'" for one in said)
        fetched = root.xpath(f"//script/@src | //img/@src | //link[not({named})]/@href")
        assert not [url for url in fetched if url.startswith(("http", "//"))], name


def test_the_search_index_opens_clauses_and_each_of_them_once(built: Built) -> None:
    index = json.loads((built.folder / "search/search_index.json").read_text("utf-8"))
    places = [entry["location"] for entry in index["docs"]]
    assert len(places) == len(set(places))
    archive = load()
    for text in archive.texts():
        clauses = {address(clause.id) for rule in text.rules for clause in rule.clauses}
        assert clauses <= set(places)


def test_every_place_in_the_search_index_is_on_its_page(built: Built) -> None:
    index = json.loads((built.folder / "search/search_index.json").read_text("utf-8"))
    for entry in index["docs"]:
        name, _, anchor = entry["location"].partition("#")
        ids = built.page(name).xpath("//@id")
        assert not anchor or anchor in ids, entry["location"]
