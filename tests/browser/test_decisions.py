"""What has a price is asked over its answers, on any screen; what was done to one stands open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cards.laying import boxes, first_asked, lay, overlap, until
from tests.browser.danish import choose
from tests.browser.mariage.playing import may
from tests.browser.mariage.playing import until as mariage_until
from tests.browser.sight import out_of_sight
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
THREE = Path(__file__).parents[2] / "sources/gnav/examples/1774-r9-three-times.json"


def out() -> list[str]:
    """Three deals that the first of three loses, up to where he is asked to appeal."""
    moves: list[str] = json.loads(THREE.read_text("utf-8"))["moves"]
    return moves[: moves.index("appeal")]


#: Each language on one phone; Danish is the longer, and so on the smaller.
READ = {
    "phone in English": (PHONE, "en"),
    "small phone in Danish": (SMALL, "da"),
    "small phone in English": (SMALL, "en"),
    "phone in Danish": (PHONE, "da"),
}


@pytest.mark.parametrize(("window", "language"), rest_in_prove(READ, 2))
def test_nothing_hides_why_one_is_asked_to_appeal(seated: Any, window: Any, language: str) -> None:
    """gnav-1774.r9.a, r13.a."""
    table = seated(Table, **window)
    lay(table, "gnav-1774", out(), 3, dealer=0)
    choose(table.page, language)
    table.settled()
    said = {"en": ("You are out.", "Appeal 1 of 3"), "da": ("Du er ude.", "Appel 1 af 3")}
    for one in said[language]:
        expect(table.page.locator(".decision")).to_contain_text(one)
    assert out_of_sight(table.page) == []
    choose(table.page, "en")


CARDS = {
    "byd-1774": ("bid", 4),
    "styrvolt-1774": ("exchange", 4),
    "tre-kort-1774": ("bid", 4),
    "polsk-pas-1774": ("bid", 4),
}


@pytest.mark.parametrize("rules", CARDS)
def test_nothing_lies_between_a_question_of_cards_and_its_answers(seated: Any, rules: str) -> None:
    """What is asked stands whole over what may be answered, and the own cards under nothing."""
    phase, players = CARDS[rules]
    table = seated(Table, **PHONE)
    lay(table, rules, until(first_asked(phase), rules, players), players)
    table.settled()
    assert out_of_sight(table.page) == []
    found = boxes(table, ".decision", ".held", ".allowed")
    assert found[".decision"]
    for held in found[".held"]:
        assert not any(overlap(held, part) for part in (*found[".decision"], *found[".allowed"]))


def test_out_is_as_large_as_a_meld_only_where_it_is_true(table: Table) -> None:
    """mariage-1774.r5.a, q.false-out."""
    lay(table, "mariage-1774", mariage_until(lambda game, state: may(game, state, "out"), 2), 2)
    button = table.page.locator('[data-move="out"]')
    assert "slight" in str(button.get_attribute("class"))


def test_whoever_was_robbed_is_told_so_and_sees_his_piece_and_the_rank(seated: Any) -> None:
    """gnav-1774.r3.b: what was given and what is held is told him alone, and moves nothing."""
    table = seated(Table, **PHONE)
    lay(table, "gnav-1774", ["deal:6", "deal:10", "deal:3"], 3, dealer=2, kinds=["human"] * 3)
    table.go_on()
    table.press("exchange")
    while table.state != "choices":
        table.go_on()
    caption = table.page.locator(".caption").inner_text()
    assert "Anna exchanged with you: you gave the 10, you hold the 6." in caption
    assert out_of_sight(table.page) == []
    found = boxes(table, ".runs", ".choices")
    (rank,), (choices,) = found[".runs"], found[".choices"]
    assert rank[3] <= choices[1]
