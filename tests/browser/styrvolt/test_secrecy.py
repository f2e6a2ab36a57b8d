"""The card under the pack and the partner's hand: two games that differ in them look the same.

What is looked at: the document, the accessibility tree, and every message of the worker.
"""

from __future__ import annotations

import pytest

from tests.browser.styrvolt.playing import ASKED, PLAYING, RULES
from tests.browser.table import Table
from tests.browser.test_secrecy import looked_on
from tests.rest_in_prove import rest_in_prove

SWAPPED = {
    "the card under the pack": (PLAYING, "s2", "s3"),
    "a card of the partner's": (ASKED, "sq", "h2"),
    "the card under the pack, and one of the partner's": (ASKED, "s2", "ca"),
}


@pytest.mark.parametrize(("moves", "one", "other"), rest_in_prove(SWAPPED))
def test_two_games_that_differ_in_a_hidden_card_look_and_sound_the_same(
    table: Table, moves: list[str], one: str, other: str
) -> None:
    """styrvolt-1774.r1.c, r3.a: whoever looks has not cut, and holds neither card."""
    swap = {one: other, other: one}
    parted = [move.partition(":") for move in moves]
    changed = [f"{verb}{colon}{swap.get(card, card)}" for verb, colon, card in parted]
    assert looked_on(table, RULES, " ".join(moves), 4) == looked_on(
        table, RULES, " ".join(changed), 4
    )
