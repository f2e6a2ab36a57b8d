"""What the sheets say, before they are set: letters of ranks, and how many pieces or cards."""

from __future__ import annotations

import pytest

from scripts.prints.sets import lettered
from scripts.prints.sheets import cards


@pytest.mark.parametrize(("language", "letters"), [("en", "A K Q J"), ("da", "E K D Kn")])
def test_a_rank_has_its_letter_in_the_language_of_the_sheet(language: str, letters: str) -> None:
    assert " ".join(lettered(rank, language) for rank in "akqj") == letters


def test_the_tarot_pack_has_a_knight_and_a_page_besides() -> None:
    assert [lettered(rank, "en") for rank in "np"] == ["N", "P"]
    assert [lettered(rank, "da") for rank in "np"] == ["R", "S"]
    assert lettered("10", "da") == "10"


def test_an_evening_says_of_gnav_how_many_pieces_lie_in_the_bag_and_not_of_how_many_kinds() -> None:
    assert cards("gnav-1774", "en") == "42 pieces"
    assert cards("hanrey-1774", "en") == "36"
