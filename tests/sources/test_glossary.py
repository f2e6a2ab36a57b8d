"""The glossary has every piece and card, and finds the clauses that use a term."""

import pytest

from scripts import tei
from scripts.tei.glossary import LANGUAGES, Entry, has_word, load_glossary, told
from scripts.tei.layers import LEFT_OUT, layer
from tests.sources.conftest import Element

PIECES = "cuckoo dragoon cat horse house " + " ".join(f"n{n}" for n in range(12, 0, -1))
CARDS = "king queen knave diamonds ace joker"


@pytest.fixture(scope="module")
def glossary() -> dict[str, Entry]:
    return {entry.id.removeprefix("glossary."): entry for entry in load_glossary()}


def test_every_piece_and_card_has_an_entry(glossary: dict[str, Entry]) -> None:
    pieces = [*PIECES.split(), "null", "pot", "owl", "fool"]
    assert len(pieces) == 21
    assert {*pieces, *CARDS.split()} <= set(glossary)


def test_pieces_cries_actions_roles_marks_and_money_have_entries(
    glossary: dict[str, Entry],
) -> None:
    kinds = {entry.kind for entry in glossary.values()}
    assert kinds == {"thing", "piece", "card", "cry", "action", "role", "mark", "money"}
    assert len(glossary) >= 40


def test_every_entry_is_whole(glossary: dict[str, Entry]) -> None:
    for entry in glossary.values():
        assert entry.definition.endswith(".")
        assert entry.definition_da.endswith(".")
        assert entry.definition_da != entry.definition
        for path in (".//tei:def", "tei:note"):
            english, danish = (told(entry.element, path, language) for language in ("en", "da"))
            assert [cited(one) for one in danish] == [cited(one) for one in english], entry.id
        assert {"en", "da", "de"} <= set(entry.forms) <= set(LANGUAGES)
        assert entry.forms["en"] == [entry.head]
        assert entry.clauses, entry.id


def cited(element: Element) -> list[str]:
    return sorted(ref.get("target", "") for ref in element.iterfind(".//tei:ref", tei.NS))


def test_every_linked_clause_has_a_form_of_the_term(
    glossary: dict[str, Entry], held: dict[str, tei.Clause]
) -> None:
    for entry in glossary.values():
        for id_ in entry.clauses:
            words = entry.words["de" if id_.startswith("gnav-german") else "da"]
            texts = [layer(held[id_].element, which) for which in LEFT_OUT]
            assert any(has_word(text, word) for text in texts for word in words)


def test_every_form_is_found_in_some_clause(
    glossary: dict[str, Entry], held: dict[str, tei.Clause]
) -> None:
    texts = [layer(c.element, which) for c in held.values() for which in LEFT_OUT]
    for entry in glossary.values():
        for words in entry.words.values():
            for word in words:
                assert any(has_word(text, word) for text in texts), f"{entry.id}: {word}"


def test_old_and_new_spelling_lead_to_the_same_entry(glossary: dict[str, Entry]) -> None:
    """Giøgen of 1774:3[h] and gøgen of 1917:5[c] are one cuckoo."""
    assert {"gnav-1774.r3.h", "gnav-1917.r5.c"} <= set(glossary["cuckoo"].clauses)


def test_a_word_is_found_whole_only() -> None:
    assert has_word("Disse Brikker gjelder", "brikker")
    assert not has_word("Disse Brikker gjelder", "Brik")


def test_a_clause_that_is_excluded_is_not_linked(
    glossary: dict[str, Entry], trees: dict[str, Element]
) -> None:
    """`2 Spillere` of 1774:7[a] is no piece."""
    assert trees["glossary.xml"].find(".//tei:ptr[@type='within']", tei.NS) is not None
    assert set(glossary["n2"].clauses) == {"gnav-1774.r0.b", "gnav-kb.r1.b"}


def test_a_clause_that_an_entry_leaves_out_is_not_linked(glossary: dict[str, Entry]) -> None:
    """In `spiller ud` of Hanrey 1774:4[c] it is the verb."""
    assert "hanrey-1774.r4.a" in glossary["player"].clauses
    assert "hanrey-1774.r4.c" not in glossary["player"].clauses
