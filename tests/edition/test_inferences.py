"""What the notes call our inference is nowhere told as the source's own word."""

from __future__ import annotations

from typing import Final

import pytest

from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.concordance.rows import ROWS
from scripts import concordance, tei
from scripts.concordance import edited, written_cells
from scripts.concordance.question import Cell
from scripts.marks.doubts import SAYS_SO
from scripts.tei.layers import NS, prose
from scripts.tei.notes import ASKED, asked, inferences

BY_ID: Final = {question.id: question for question in concordance.asked()}

#: Answers that say more than the value they are read off, which is stated.
MORE_THAN_THE_VALUE: Final = {
    ("gnav-1774", "worst"),  # the order is stated; that its last piece counts as lowest is not
    ("gnav-1774", "horse-house"),  # that the request goes past is stated; that it is free is not
}

#: A crux that a value cites although it is about something else, printed in games long ago; and
#: one with a reading that leaves out what the text states.
BESIDE_THE_QUESTION: Final = {
    ("showing", "gnav-1774.q.base-penalty"),
    ("appeal", "gnav-1774.q.appeals"),
}


def raw(source: str, question: str) -> Cell:
    """The cell as the rule set or the hand gives it, before the notes are heard."""
    for row in ROWS:
        if row.id == question:
            return concordance.Variants(source, {}).cell(row.answer)[0]
    (found,) = (row for row in written_cells.rows() if row.id == question)
    return concordance.written_cell(source, found.cells[source])[0]


def test_no_answer_is_stated_that_a_note_calls_our_inference() -> None:
    assert len(edited.inferred()) >= 25
    told = [pair for pair in edited.inferred() if BY_ID[pair[1]].cells[pair[0]].status == "stated"]
    assert told == []


def test_rule_sets_and_cells_written_by_hand_say_so_themselves() -> None:
    firmer = {pair for pair in edited.inferred() if raw(*pair).status == "stated"}
    assert firmer == MORE_THAN_THE_VALUE


def test_an_inference_names_questions_that_are_asked() -> None:
    named = {question for _, question in edited.inferred()}
    named |= {question for asks in edited.about().values() for question in asks}
    assert named <= set(BY_ID)


@pytest.mark.parametrize("source", SOURCES)
def test_every_crux_that_a_cell_cites_is_about_its_question(source: str) -> None:
    beside = {
        (question, crux)
        for question in BY_ID
        for crux in raw(source, question).cruces
        if question not in edited.about()[crux]
    }
    assert beside <= BESIDE_THE_QUESTION
    for question, asked_of in BY_ID.items():
        assert all(question in edited.about()[crux] for crux in asked_of.cells[source].cruces)


def test_whatever_a_note_calls_ours_is_marked_for_the_concordance(
    sources: dict[str, tei.Source],
) -> None:
    """An emendation has its certainty instead, and evidence is weighed by its crux."""
    loose = []
    for source in map(sources.__getitem__, SOURCES):
        notes = [note.element for note in source.notes if note.kind == "commentary"]
        cruces = (crux.element for crux in (*source.cruces, *source.questions))
        reasons = [crux.find("tei:ab[@type='reason']", NS) for crux in cruces]
        for element in (*notes, *reasons):
            assert element is not None
            if SAYS_SO.search(prose(element)) and not inferences(element):
                loose.append(prose(element))
    assert loose == []


def test_every_pointer_of_an_inference_is_to_the_concordance(
    sources: dict[str, tei.Source],
) -> None:
    for source in sources.values():
        elements = [note.element for note in source.notes]
        elements += [crux.element for crux in (*source.cruces, *source.questions)]
        for element in elements:
            for words in inferences(element):
                assert len(asked(words)) == words.get("ana", "").count(ASKED)
                assert prose(words)
