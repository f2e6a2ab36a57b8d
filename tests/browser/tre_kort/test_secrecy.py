"""A card laid face down: two games that differ in it look and sound the same to all but its player.

What is looked at: the document, the accessibility tree, and every message of the worker.
"""

from __future__ import annotations

import pytest

from tests.browser.table import Table
from tests.browser.test_secrecy import looked_on
from tests.browser.tre_kort.playing import RULES, TO_LAY
from tests.rest_in_prove import rest_in_prove

LAID = " ".join([*TO_LAY, "lay:{}"])
THEN = {
    "to whoever is to play to it": "",
    "to whoever has taken it with a trump": " play:d7 play:cj",
}


@pytest.mark.parametrize("then", rest_in_prove(THEN))
def test_two_games_that_differ_in_a_card_face_down_look_and_sound_the_same(
    table: Table, then: str
) -> None:
    """tre-kort-1774.r10.b, r10.c: messages, document and accessibility tree, all of them."""
    one, other = LAID.format("c9") + then, LAID.format("h9") + then
    assert looked_on(table, RULES, one, 3) == looked_on(table, RULES, other, 3)
