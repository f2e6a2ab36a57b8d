"""What a browser keeps, and what is posted to a page, may be anything: the page goes on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hostile import kept, links, pages
from tests.browser.hostile.spite import HTML, some
from tests.browser.hostile.visitor import Visitor, Visitors

QUESTIONS: dict[str, tuple[str, list[Any]]] = {
    "rulings/": ("gnav.ruling", links.RULINGS),
    "compare/": ("gnav.compare", links.COMPARISONS),
    "house-rules/": ("gnav.house", links.HOUSES),
}
MANY = pytest.param(30, marks=pytest.mark.prove)  # a link brings them all through the same door
ALL = pytest.param(10_000, id="all", marks=pytest.mark.prove)


def try_each(visitor: Visitor, store: str, key: str, values: Sequence[str]) -> None:
    for value in values:
        visitor.keep(store, (key, value))
        visitor.begin_anew()
        visitor.unhurt(f"{key}: {value}")


@pytest.mark.parametrize("number", [1, ALL])
def test_whatever_is_remembered_of_a_choice_is_one_of_those_there_are(
    visitor: Visitor, number: int
) -> None:
    visitor.page.goto(f"{visitor.site}/gnav-1774/")
    for words in some([kept.WORDS[at:] for at in range(len(kept.WORDS))], number):
        keys = (f"gnav.{name}" for name in kept.CHOICES)
        visitor.keep("localStorage", *zip(keys, words * 2, strict=False))
        visitor.page.goto(f"{visitor.site}/gnav-1774/r3/")
        expect(visitor.page.locator("reading-choice [aria-pressed=true]").first).to_be_visible()
        visitor.harmless(words)
        visitor.open("play/")
        visitor.unhurt(words)


@pytest.mark.parametrize("number", [4, ALL])
def test_whatever_is_kept_as_names_or_as_the_game_at_the_table(
    visitors: Visitors, number: int
) -> None:
    visitor = visitors.at("play/")
    try_each(visitor, "localStorage", "gnav.names", some(kept.NAMES, number))
    try_each(visitor, "sessionStorage", "gnav.table", some(kept.TABLES, number))


@pytest.mark.parametrize("number", [3, MANY])
@pytest.mark.parametrize("page", QUESTIONS)
def test_whatever_is_kept_as_a_question_is_put_or_refused_in_one_sentence(
    visitors: Visitors, page: str, number: int
) -> None:
    key, values = QUESTIONS[page]
    visitor = visitors.at(page)
    written = [*kept.NO_JSON, *map(json.dumps, values)]
    try_each(visitor, "sessionStorage", key, some(written, number))


@pytest.mark.parametrize("number", [3, ALL])
@pytest.mark.parametrize("page", ["house-rules/", "scorekeeper/"])
def test_whatever_is_kept_as_house_rules_is_offered_or_left(
    visitors: Visitors, page: str, number: int
) -> None:
    try_each(visitors.at(page), "localStorage", "gnav.houses", some(kept.HOUSE_RULES, number))


@pytest.mark.parametrize("number", [10, ALL])
def test_whatever_is_kept_as_evenings_is_opened_or_refused(visitors: Visitors, number: int) -> None:
    visitor = visitors.at("scorekeeper/")
    texts = enumerate(some(kept.EVENINGS, number))
    evenings = [(f"gnav.evening.{at}", text) for at, text in texts]
    visitor.keep("localStorage", *evenings, (f"gnav.evening.{HTML}", "{}"))
    visitor.begin_anew()
    visitor.unhurt("evenings")
    opened = 0
    offered = visitor.page.locator(".kept li .buttons button:first-child")
    while opened < offered.count():  # one that was opened comes first; one that is refused goes
        before = offered.count()
        offered.nth(opened).click()
        visitor.settle()
        visitor.unhurt(f"evening {opened}")
        opened += offered.count() == before


@pytest.mark.prove
@pytest.mark.parametrize("page", ["play/", "scorekeeper/"])
def test_whatever_another_window_posts_to_a_page_is_not_heard(
    visitors: Visitors, page: str
) -> None:
    visitor = visitors.at(page)
    for message in kept.MESSAGES:
        visitor.page.evaluate("message => postMessage(message, '*')", message)
        visitor.unhurt(message)


def test_whatever_the_worker_is_told_it_answers_the_next_question(visitors: Visitors) -> None:
    visitor = visitors.at("play/")
    for text in kept.CALLS:
        visitor.page.evaluate(pages.POST, text)
        visitor.come("rules=gnav-1917&players=4")
        visitor.unhurt(text)
