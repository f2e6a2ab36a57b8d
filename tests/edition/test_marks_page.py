"""The page of marks names every doubt and every claim in words, and says where it stands."""

from __future__ import annotations

from scripts.marks import review
from scripts.pages import marks_page
from scripts.tei.archive import Archive


def test_every_doubt_has_words_and_a_place(archive: Archive) -> None:
    for entry in review.reviewed():
        question, place = marks_page.doubt(entry, archive)
        assert question.en, entry
        assert question.da, entry
        assert place, entry


def test_a_field_of_a_rule_set_is_a_doubt_named_as_it_is_on_its_rules_page() -> None:
    named, place = marks_page.place("gnav-1774", "unseen")
    assert (named.en, named.da) == (
        "Pieces are dealt unseen",
        "Brikkerne deles ud, uden at nogen ser dem",
    )
    assert place.startswith("gnav-1774/")


def test_no_claim_is_named_by_its_path(archive: Archive) -> None:
    """An answer is named by the piece that is held, a refusal by the move."""
    for entry in review.reviewed():
        for name in marks_page.named(entry):
            assert not {name.en, name.da} & {"answers", "refusals"}, entry
