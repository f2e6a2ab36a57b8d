"""The page of the concordance is whole without scripts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from lxml import html

from scripts import concordance, tei
from scripts.pages.concordance_cell import Cells
from scripts.pages.concordance_page import concordance_page
from scripts.tei import links
from scripts.tei.archive import Archive
from tests.edition.conftest import Element


@pytest.fixture
def sources(archive: Archive) -> dict[str, tei.Source]:
    """The sources of Gnav: the concordance asks no other game."""
    return archive.family("gnav")


def page(sources: dict[str, tei.Source]) -> Element:
    body = concordance_page(sources).split("---\n", 2)[2]
    return html.fromstring(f"<div>{body}</div>")


def test_every_question_is_a_row_with_a_cell_for_each_source(
    sources: dict[str, tei.Source],
) -> None:
    rows = page(sources).xpath("//tr[@class='question']")
    assert [row.get("id") for row in rows] == [f"q-{q.id}" for q in concordance.asked()]
    for row in rows:
        assert row.xpath("./td/@data-source") == list(sources)
        assert all(cell.text_content().strip() for cell in row.xpath("./td"))


def test_a_cell_links_the_clauses_and_cruces_it_rests_on(sources: dict[str, tei.Source]) -> None:
    (cell,) = page(sources).xpath("//tr[@id='q-cat']/td[@data-source='gnav-1774']")
    cited = ("gnav-1774.r3.d", "gnav-1774.r3.g", "gnav-1774.r3.f", "gnav-1774.q.kiss-stroke")
    wanted = [links.link("concordance/", ident) for ident in cited]
    assert cell.xpath(".//a/@href") == wanted


def test_agreement_is_told_in_words_and_by_letters(sources: dict[str, tei.Source]) -> None:
    (row,) = page(sources).xpath("//tr[@id='q-worst']")
    assert "they differ" in row.text_content()
    letters = [
        cell.xpath("string(.//span[contains(@class,'letter')]/text())")
        for cell in row.xpath("./td")
    ]
    assert letters == ["a", "a", "a", "b", "c"]


def test_every_question_and_answer_stands_in_danish_too(sources: dict[str, tei.Source]) -> None:
    body = page(sources)
    for question in concordance.asked():
        (row,) = body.xpath("//tr[@id=$ident]", ident=f"q-{question.id}")
        assert question.asks_da != question.asks
        assert row.xpath("string(th/a/span[@data-said='da'])") == question.asks_da
        for source, cell in question.cells.items():
            if cell.answer_da != cell.answer:
                said = row.xpath(
                    "./td[@data-source=$source]//p/span[@data-said='da']", source=source
                )
                assert cell.answer_da in [part.text_content() for part in said]
            else:
                assert not cell.answer or cell.answer[0] in "“0123456789NJ", cell.answer


def test_the_words_of_a_withheld_source_are_not_quoted(sources: dict[str, tei.Source]) -> None:
    german = replace(sources["gnav-german"], publish="paraphrase")
    shown = html.tostring(page({**sources, "gnav-german": german}), encoding="unicode")
    assert "Alles steht" not in shown
    assert 'lang="de"' not in shown


def test_in_brief_an_answer_that_is_withheld_is_not_quoted_either() -> None:
    (cries,) = [question for question in concordance.asked() if question.id == "cries"]
    german = cries.cells["gnav-german"]
    assert "Alles steht" in Cells("gnav-1917/r5/").brief(german)
    assert "Alles steht" not in Cells("gnav-1917/r5/", {"gnav-german"}).brief(german)
