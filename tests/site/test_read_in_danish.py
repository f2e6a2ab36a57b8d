"""A Dane reads the archive in Danish: no kind of page falls below the share it has reached."""

from __future__ import annotations

import pytest
from lxml import html

from scripts.pages import read_in_danish
from scripts.pages.read_in_danish import SITE, WordCount
from tests.site.conftest import Built

#: The share of the words of all pages of a kind that are in Danish, or a source's own. What has
#: changed is quoted from the files, which say it in English.
FLOORS = {
    "prose": 0.99,
    "how to play": 0.99,
    "sources": 0.98,
    "rules": 0.98,
    "cruces": 0.97,
    "lists": 0.93,
    "what has changed": 0.14,
    "examples": 0.97,
}


@pytest.fixture(scope="module")
def measured(built: Built) -> dict[str, dict[str, WordCount]]:
    return read_in_danish.by_kind(read_in_danish.word_counts(SITE))


@pytest.mark.parametrize("kind", FLOORS)
def test_a_dane_reads_as_much_as_was_reached(
    measured: dict[str, dict[str, WordCount]], kind: str
) -> None:
    words, english = (sum(counts) for counts in zip(*measured[kind].values(), strict=True))
    assert WordCount(words, english).read >= FLOORS[kind]


def test_every_page_is_of_a_known_kind(measured: dict[str, dict[str, WordCount]]) -> None:
    assert set(measured) == {*FLOORS, "in English"}


def test_a_page_in_english_alone_says_so_in_danish_at_its_head(
    built: Built, measured: dict[str, dict[str, WordCount]]
) -> None:
    for address in measured["in English"]:
        (said,) = built.page(address).xpath("//h1/following-sibling::*[1][@data-said='da']")
        assert "kun på engelsk" in said.text_content(), address


def test_what_is_counted_is_what_is_shown_when_danish_is_chosen() -> None:
    page = html.fromstring(
        "<article class='md-content__inner'><h1><span data-said='en'>One word</span>"
        "<span data-said='da' lang='da'>Et ord</span></h1><nav class='crumbs'>Glossary</nav>"
        "<p>An English line <i lang='de'>mit deutschen Worten</i> <a class='ref'>German:5[c]</a>"
        "</p><div class='trans' lang='en'>left out</div><code>left out</code></article>"
    )
    assert read_in_danish.count_words(page) == WordCount(words=9, english=3)
