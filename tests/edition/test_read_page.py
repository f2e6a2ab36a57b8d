"""The booklet read through: all of the print, once and in its order, each thing with its own id."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from lxml import html

from scripts import tei
from scripts.pages.read_page import PAGE, read_page
from scripts.tei import links, printed
from scripts.tei.archive import Archive
from scripts.tei.emendations import emendations
from scripts.tei.layers import NS, fold, name
from tests.edition.conftest import Element

QUIET = "self::*[@class='letter' or @class='pb' or @class='crux' or @class='unseen' or @hidden]"


@pytest.fixture(scope="module")
def page(archive: Archive) -> Element:
    body = read_page(archive).split("---\n", 2)[2]
    return html.document_fromstring(f"<html><body>{body}</body></html>")


@pytest.fixture(scope="module")
def texts(archive: Archive) -> list[tei.Source]:
    games = printed.entries(archive.booklet)
    return [archive.booklet, *(archive.sources[entry.source] for entry in games)]


def by_id(page: Element, ident: str) -> Element:
    (found,) = page.xpath("//*[@id=$ident]", ident=ident)
    return found


def test_it_is_left_to_the_pages_of_the_rules_to_be_found(archive: Archive) -> None:
    assert 'search: {"exclude": true}' in read_page(archive).split("---\n", 2)[1]


def test_every_clause_stands_there_once_in_the_order_of_the_print(
    page: Element, texts: list[tei.Source]
) -> None:
    wanted = [clause.id for text in texts for rule in text.rules for clause in rule.clauses]
    assert page.xpath("//*[@class='clause']/@id") == wanted
    assert len(wanted) > 200


def test_every_clause_has_the_words_of_the_corrected_text(
    page: Element, texts: list[tei.Source]
) -> None:
    for text in texts:
        for clause in (clause for rule in text.rules for clause in rule.clauses):
            shown = by_id(page, clause.id).xpath(f".//text()[not(ancestor::*[{QUIET}])]")
            assert fold("".join(shown)) == tei.corrected(clause.element), clause.id


def test_no_id_stands_twice_and_every_way_within_the_page_leads_somewhere(page: Element) -> None:
    ids = Counter(page.xpath("//@id"))
    assert [ident for ident, count in ids.items() if count > 1] == []
    ways = {way[1:] for way in page.xpath("//a/@href") if way.startswith("#")}
    assert ways <= set(ids)


def test_all_thirty_pages_are_numbered_but_the_first(page: Element) -> None:
    """The title page has no number; where a game begins below another the page has begun."""
    numbers = [re.sub(r"\D", "", ident) for ident in page.xpath("//*[@class='pb']/@id")]
    assert numbers == [str(number) for number in range(2, 31)]


def test_the_furniture_of_the_print_stands_between_and_says_what_it_is(
    page: Element, texts: list[tei.Source]
) -> None:
    """piquet-1774, the catchword below rule 9; tre-kort-1774, a number once too often"""
    shown = [one.text_content() for one in page.xpath("//*[contains(@class, 'par fw')]")]
    encoded = [fw for text in texts for fw in text.body.iterfind(".//tei:fw", NS)]
    assert len(shown) == len(encoded) + 1
    assert shown[0] == "catchwordkustode: io, Slik"


def test_a_game_leads_to_its_page_and_a_rule_to_its_own(
    page: Element, texts: list[tei.Source]
) -> None:
    heads = page.xpath("//*[contains(@class, 'head')]/h2/a/@href")
    assert heads == [links.link(PAGE, text.id) for text in texts[1:]]
    for rule in (rule for text in texts[1:] for rule in text.rules):
        (way,) = by_id(page, rule.id).xpath("h3/a/@href")
        assert way == links.link(PAGE, rule.id) or way.startswith(f"#{rule.id.split('.')[0]}.e.")


def test_its_contents_lead_to_every_part_and_game(page: Element, texts: list[tei.Source]) -> None:
    ways = page.xpath("//nav[@class='book-contents']//a/@href")
    parts = [f"#{part.id}" for part in texts[0].rules]
    assert ways == [*parts, *(f"#{text.id}" for text in texts[1:])]


def test_every_correction_is_told_at_the_end(page: Element, texts: list[tei.Source]) -> None:
    told = set(page.xpath("//section[@class='apparatus']//li/@id"))
    made = {found.get(tei.XML_ID) for text in texts for found in emendations(text.body)}
    assert told == made
    assert len(told) > 10
    assert all(name(found) for text in texts for found in emendations(text.body))


def test_layers_and_translations_are_chosen_as_on_the_page_of_a_source(page: Element) -> None:
    buttons = page.xpath("//reading-choice//button")
    keys = {(one.get("data-key"), one.get("data-value")) for one in buttons}
    assert {("layer", "diplomatic"), ("layer", "normalised"), ("translation", "da")} <= keys
    assert ("notes", "open") not in keys
    assert set(page.xpath("//article/@data-translations")) == {"en da"}
