"""1774 to its end, and each line of its log held against the pages of the edition."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from lxml import html

from tests.browser.table import Table

MOST_DEALS = 120


def folded(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def as_received(clause: Any) -> str:
    """Read the diplomatic layer of a clause on its page, the one chosen here for the table."""
    for part in clause.xpath(".//span[@class]"):
        layers = set(part.get("class").split()) & {"d", "c", "n"}
        if layers and "d" not in layers:
            part.drop_tree()
    for mark in clause.xpath(".//a[@class='letter' or @class='crux']"):
        mark.drop_tree()
    return folded(clause.text_content())


@pytest.mark.fresh
def test_1774_is_played_to_the_end_and_each_log_line_cites_words_of_its_source(
    table: Table,
) -> None:
    table.page.add_init_script("localStorage.setItem('gnav.layer', 'diplomatic')")
    table.start("gnav-1774", "person", *["computer"] * 4, seed="to the end")
    for _ in range(MOST_DEALS):
        table.play_deal("stand", "retire")
        if table.state == "outcome":
            break
        table.go_on()
    assert table.state == "outcome", f"the game had not ended after {MOST_DEALS} deals"
    last = table.view()
    assert len(last["winners"]) == 1
    assert table.page.locator(".outcome .reason .chip").count() > 0

    table.open_whole_log()
    lines = table.page.locator(".line")
    told = lines.evaluate_all("all => all.flatMap(line => line.dataset.events.split(' '))")
    assert list(map(int, told)) == [event["n"] for event in last["events"]]
    chips = lines.evaluate_all(
        "all => all.map(line => [line.querySelector('.said').textContent.trim(),"
        " [...line.querySelectorAll('a.chip')].map(chip => [chip.dataset.clause, chip.href])])"
    )
    cited: dict[str, str] = {}
    for said, clauses in chips:
        assert clauses, f"no clause at the line “{said}”"
        cited.update(dict(clauses))
    shown = words_at_the_table(table, set(cited))
    pages: dict[str, Any] = {}
    for clause, href in cited.items():
        address, anchor = urldefrag(href)
        if address not in pages:
            answer = table.page.request.get(urljoin(table.site, address))
            assert answer.ok, f"{address}: {answer.status}"
            pages[address] = html.fromstring(answer.text())
        there = pages[address].xpath("//*[@id=$anchor]", anchor=anchor)
        assert there, f"{clause}: no #{anchor} in {address}"
        if ".q." in clause:
            (asked,) = there[0].xpath("ancestor::section//*[@class='question']")
            assert folded(asked.text_content()).startswith(folded(shown[clause])), clause
        else:
            assert folded(shown[clause]) == as_received(there[0]), clause


def words_at_the_table(table: Table, clauses: set[str]) -> dict[str, str]:
    """Point at one chip of each clause and read the words that stand beside it."""
    shown = {}
    table.open_all_references()
    for clause in sorted(clauses):
        chip = table.page.locator(f'.line .chip[data-clause="{clause}"]').first
        chip.focus()
        words = table.page.locator(f'.law [data-words="{clause}"] .text').first
        words.wait_for()
        shown[clause] = words.inner_text()
    return shown
