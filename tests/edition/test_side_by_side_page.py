"""The eleven games side by side, as a page; and what they take from one another, on theirs."""

from __future__ import annotations

import pytest
from lxml import html

from scripts.concordance import side_by_side
from scripts.pages.loans import loans_of
from scripts.pages.side_by_side_page import COLUMNS, PAGE, STATUS, side_by_side_page
from scripts.tei import links, loans
from scripts.tei.archive import Archive
from scripts.tei.layers import fold
from tests.edition.conftest import Element

ROWS = side_by_side.rows()


@pytest.fixture(scope="module")
def page(archive: Archive) -> Element:
    body = side_by_side_page(archive).split("---\n", 2)[2]
    return html.document_fromstring(f"<html><body>{body}</body></html>")


def one(page: Element, question: str, source: str) -> Element:
    (found,) = page.xpath("//*[@id=$ident]", ident=f"{question}-{source}")
    return found


def english(element: Element) -> str:
    """Give the words of an element as an English reader has them."""
    return fold("".join(element.xpath(".//text()[not(ancestor::*[@data-said='da'])]")))


def test_every_question_has_the_answer_of_every_game(page: Element) -> None:
    for row in ROWS:
        for source, cell in row.cells.items():
            found = one(page, row.id, source)
            assert cell.answer in found.text_content()
            assert cell.answer_da in found.text_content()
            assert found.xpath("dt/a/@href") == [links.link(PAGE, source)]


def test_an_answer_stands_with_its_words_and_their_clauses(page: Element) -> None:
    for row in ROWS:
        for source, cell in row.cells.items():
            found = one(page, row.id, source)
            assert found.xpath(".//q/text()") == [words.quote for words in cell.words]
            ways = found.xpath("dd[@class='words']//a/@href")
            assert ways == [links.link(PAGE, words.clause) for words in cell.words]


def test_a_crux_is_asked_where_an_answer_rests_on_it(page: Element) -> None:
    found = one(page, "following", "hanrey-1774")
    assert links.link(PAGE, "hanrey-1774.q.take-up") in found.xpath(".//a/@href")


def test_the_map_has_a_mark_for_every_answer_and_leads_to_it(page: Element) -> None:
    rows = page.xpath("//table[@class='who-says']/tbody/tr")
    assert len(rows) == 11
    for row, source in zip(rows, ROWS[0].cells, strict=True):
        marked = [(way.get("href"), way.xpath("string(span/@class)")) for way in row.xpath("td/a")]
        wanted = [(f"#{q.id}-{source}", f"mark {q.cells[source].status}") for q in ROWS]
        assert marked == wanted
    assert set(COLUMNS) == {row.id for row in ROWS}


def test_every_mark_is_explained_in_words(page: Element) -> None:
    used = {cell.status for row in ROWS for cell in row.cells.values()}
    assert used == set(STATUS)
    assert len(page.xpath("//dl[@class='signs']/div")) == len(STATUS)


def test_what_is_supplied_names_its_lender_and_what_the_text_takes_over_too(page: Element) -> None:
    """hundrede-og-eet-1774.q.first-lead; fem-kort-1774.r1.a"""
    lent = english(one(page, "first-lead", "hundrede-og-eet-1774"))
    assert "supplied from Mariage 1774" in lent
    assert "stated, taken from Byd 1774" in english(one(page, "first-lead", "fem-kort-1774"))
    assert "taken from" not in english(one(page, "following", "fem-kort-1774"))


def test_a_loan_is_told_on_both_sides() -> None:
    """fem-kort-1774.r1.a takes the rules 1 to 10 of Byd."""
    taker = html.fromstring(loans_of("fem-kort-1774.r1", "fem-kort-1774/r1/"))
    assert english(taker) == "Taken from Byd 1774: 1–10"
    links = [link.get("href") for link in taker.iter("a")]
    assert "../../byd-1774/r1/" in links
    lender = html.fromstring(loans_of("byd-1774.r3", "byd-1774/r3/"))
    assert lender.xpath(".//a[@class='ref']/@href") == ["../../fem-kort-1774/r1/#a"]
    assert english(lender) == "Taken up by Fem Kort 1774: 1[a]"


def test_what_neither_takes_nor_gives_says_nothing() -> None:
    assert not loans_of("byd-1774.r11", "byd-1774/r11/").strip()
    assert not loans_of("gnav-1774", "gnav-1774/").strip()


def test_every_loan_is_in_the_list_at_the_end(page: Element) -> None:
    (last,) = page.xpath("//section[@aria-labelledby='taken']")
    takers = {loan.clause.partition(".")[0] for loan in loans.loans()}
    shown = last.xpath(".//dt/a/@href")
    assert set(shown) == {links.link(PAGE, taker) for taker in takers}
