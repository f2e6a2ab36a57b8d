"""The eleven games side by side: every game answers every question, in the words of its clauses."""

from __future__ import annotations

import re

import pytest

from scripts import tei
from scripts.concordance import side_by_side
from scripts.concordance.side_by_side import Cell, Row
from scripts.tei import loans, printed

ROWS = side_by_side.rows()
ASKED = ["players", "pack", "dealing", "first-lead", "following", "trump", "wins", "payment"]
each = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


@pytest.fixture(scope="module")
def clauses(sources: dict[str, tei.Source]) -> dict[str, tei.Clause]:
    return {c.id: c for source in sources.values() for rule in source.rules for c in rule.clauses}


def test_nine_questions_are_asked_in_the_order_of_play() -> None:
    assert [row.id for row in ROWS] == [*ASKED, "next-dealer"]
    assert all(row.asks.endswith("?") and row.asks_da.endswith("?") for row in ROWS)


@each
def test_every_game_has_every_row_in_the_order_of_the_print(row: Row, booklet: tei.Source) -> None:
    assert list(row.cells) == [entry.source for entry in printed.entries(booklet)]


@each
def test_every_quotation_stands_in_its_clause_as_received(
    row: Row, clauses: dict[str, tei.Clause]
) -> None:
    for source, cell in row.cells.items():
        for words in cell.words:
            assert words.quote in tei.diplomatic(clauses[words.clause].element), source


@each
def test_every_crux_is_known(row: Row, sources: dict[str, tei.Source]) -> None:
    texts = [sources[source] for source in row.cells]
    known = {crux.id for text in texts for crux in (*text.cruces, *text.questions)}
    assert {crux for cell in row.cells.values() for crux in cell.cruces} <= known


@each
def test_a_status_says_whose_word_it_is(row: Row) -> None:
    """A crux makes it no longer the text's; what another text says is lent by it, or supplied."""
    for source, cell in row.cells.items():
        holds(source, cell)


def holds(source: str, cell: Cell) -> None:
    own = [one.clause for one in cell.words if one.clause.startswith(f"{source}.")]
    others = [one.clause for one in cell.words if not one.clause.startswith(f"{source}.")]
    taken = all(loans.is_lent(own, clause.rpartition(".")[0]) for clause in others)
    assert not (cell.status == "stated" and cell.cruces), source
    assert bool(own) or cell.status not in ("stated", "inferred"), source
    assert bool(others) and not taken if cell.status == "supplied" else taken, source
    assert not (cell.status == "silent" and (cell.words or cell.cruces)), source
    assert cell.cruces or cell.status != "ours", source


@each
def test_an_answer_is_short_and_in_both_languages(row: Row) -> None:
    for source, cell in row.cells.items():
        for answer in (cell.answer, cell.answer_da):
            assert re.search(r"[.]$", answer), source
            assert 1 <= len(answer.split()) <= 24, source
        assert cell.answer != cell.answer_da


def test_a_status_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'sure' is no status"):
        side_by_side._cell("byd-1774", {"answer": "", "answer_da": "", "status": "sure"})
