"""Addresses that hold more, or other, than a page asks for: nothing runs, and the page goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.hostile import addresses, files, links
from tests.browser.hostile.mutations import DOORS, mutated
from tests.browser.hostile.spite import IMAGE, INHERITED, some
from tests.browser.hostile.visitor import Visitor, Visitors
from tests.browser.visits import ELEMENTS
from tests.rest_in_prove import rest_in_prove

QUESTIONS: dict[str, tuple[str, str, Any, Any]] = {
    "rulings/": ("ruling", "r", links.RULING, links.RULINGS),
    "compare/": ("compare", "c", links.COMPARISON, links.COMPARISONS),
    "house-rules/": ("house", "h", links.HOUSE, links.HOUSES),
}
TAKES = "gnav-takes"
ALL = pytest.param(10_000, id="all", marks=pytest.mark.prove)


@pytest.mark.parametrize("page", rest_in_prove(list(QUESTIONS)))
def test_a_question_in_a_link_puts_no_html_into_the_page(visitor: Visitor, page: str) -> None:
    kind, letter, base, _ = QUESTIONS[page]
    visitor.open(f"{page}#{letter}={links.packed(kind, {**base, 'outerHTML': IMAGE})}")
    visitor.unhurt("outerHTML")
    assert visitor.last == []


@pytest.mark.parametrize("number", [4, ALL])
@pytest.mark.parametrize("page", QUESTIONS)
def test_a_page_takes_from_a_link_the_fields_of_its_question_only(
    visitors: Visitors, page: str, number: int
) -> None:
    kind, letter, base, sent = QUESTIONS[page]
    visitor = visitors.at(page)
    for value in some(sent, number):
        visitor.come(f"{letter}={links.packed(kind, value)}")
        visitor.unhurt(value)
    for text in some(links.DAMAGED, number // 3):
        visitor.come(f"{letter}={text}")
        visitor.unhurt(text)
        assert len(visitor.last) == 1
    visitor.come(f"{letter}={links.packed(kind, base)}")
    visitor.unhurt(base)
    assert visitor.last == []


@pytest.mark.parametrize("number", [4, ALL])
def test_what_is_asked_of_a_trick_is_taken_or_refused_in_one_sentence(
    visitors: Visitors, number: int
) -> None:
    visitor = visitors.at("rulings/", elements=TAKES)
    for value in some(links.TRICKS, number):
        visitor.come(f"t={links.packed('takes', value)}")
        visitor.unhurt(value)
    for text in some(links.DAMAGED, number // 3):
        visitor.come(f"t={text}")
        visitor.unhurt(text)
        assert len(visitor.last) == 1
    visitor.come(f"t={links.packed('takes', links.TRICK)}")
    visitor.unhurt(links.TRICK)
    assert visitor.last == []


@pytest.mark.parametrize("number", [4, ALL])
def test_a_game_in_a_link_is_shown_or_refused_in_one_sentence(
    visitors: Visitors, number: int
) -> None:
    visitor = visitors.at("play/")
    for value in some(files.RECORDS, number):
        visitor.come(f"g={links.packed('game', value)}")
        visitor.unhurt(value)
    for text in some(links.DAMAGED, number // 3):
        visitor.come(f"g={text}")
        visitor.unhurt(text)
        assert len(visitor.last) == 1


def test_a_clause_named_as_what_every_object_has_is_none(visitors: Visitors) -> None:
    visitor = visitors.at("play/")
    shows = ["gnav-1774.r3.d", *INHERITED]
    visitor.come(f"g={links.packed('game', {**files.RECORD, 'shows': shows})}")
    chips = visitor.page.locator(".shows .chip")
    assert chips.count() == len(shows)
    assert visitor.page.locator(".shows a.chip").count() == 1
    assert visitor.page.locator(".shows .chip.unknown").all_inner_texts() == INHERITED


@pytest.mark.parametrize("number", [4, ALL])
@pytest.mark.parametrize("page", ["play/", "scorekeeper/"])
def test_house_rules_in_a_link_are_offered_or_refused_in_one_sentence(
    visitors: Visitors, page: str, number: int
) -> None:
    visitor = visitors.at(page)
    for value in some(links.HOUSES, number):
        visitor.come(f"house={links.packed('house', value)}")
        visitor.unhurt(value)
    for text in some(links.DAMAGED, number // 3):
        visitor.come(f"house={text}")
        visitor.unhurt(text)
        assert len(visitor.last) == 1


@pytest.mark.parametrize("number", [4, ALL])
def test_an_evening_in_a_link_is_shown_or_refused_in_one_sentence(
    visitors: Visitors, number: int
) -> None:
    visitor = visitors.at("play/")
    for value in some(links.PROGRAMMES, number):
        visitor.come(f"evening={links.packed('evening', value)}")
        visitor.unhurt(value)
    for text in some(links.DAMAGED, number // 3):
        visitor.come(f"evening={text}")
        visitor.unhurt(text)
        assert len(visitor.last) <= 1
    visitor.come(f"evening={links.packed('evening', links.PROGRAMME)}")
    visitor.page.get_by_role("button", name="Play Gnav (2 of 2)").wait_for()
    visitor.unhurt(links.PROGRAMME)
    assert visitor.last == []


@pytest.mark.parametrize("number", [4, ALL])
def test_a_set_up_an_example_or_a_lesson_in_an_address(visitors: Visitors, number: int) -> None:
    visitor = visitors.at("play/")
    for fragment in some(addresses.SET_UPS, number):
        visitor.come(fragment)
        visitor.unhurt(fragment)


@pytest.mark.parametrize("number", [1, ALL])
def test_a_question_mark_in_the_address_of_the_table(visitor: Visitor, number: int) -> None:
    for address in some(addresses.SEARCHES, number):
        visitor.open(f"play/{address}")
        visitor.unhurt(address)


def test_an_address_that_asks_for_rules_that_are_none_says_so(visitors: Visitors) -> None:
    visitor = visitors.at("play/")
    for fragment, why in (
        ("rules=constructor", "There are no rules called constructor here."),
        ("rules=%3Cb%3E", "The rules that this address asks for are not here."),
    ):
        visitor.come(fragment)
        visitor.unhurt(fragment)
        assert visitor.last == [why]


def test_a_link_that_cannot_be_put_leaves_the_question_that_was_on_the_page(
    visitors: Visitors,
) -> None:
    visitor = visitors.at("rulings/")
    visitor.come(f"r={links.packed('ruling', {'act': 'asks', 'hands': ['9', 'owl']})}")
    visitor.come(f"r={links.packed('ruling', {'act': 'asks', 'hands': ['9', 'egg']})}")
    visitor.unhurt("egg")
    assert visitor.last == [
        "This link holds a question that this page cannot put: what stands at “hands.1” does not"
        " belong there."
    ]
    assert visitor.page.locator('[data-change="hand-1"] [data-piece="owl"]').count() == 1


@pytest.mark.prove
@pytest.mark.parametrize("door", sorted(DOORS))
def test_links_changed_at_random_are_taken_or_refused_in_one_sentence(
    visitors: Visitors, door: str
) -> None:
    page, letter, sent = mutated()[door]
    visitor = visitors.at(page, elements=TAKES if letter == "t" else ELEMENTS)
    for text in sent:
        visitor.come(f"{letter}={text}")
        visitor.unhurt(text)
