"""The eleven games of the booklet side by side, as data, and what one lends another."""

from __future__ import annotations

from scripts.concordance import side_by_side
from scripts.concordance.side_by_side import Cell
from scripts.data.edition import Edition, Json
from scripts.tei import loans, printed


def side_by_side_data(edition: Edition) -> Json:
    """Give the games in the order of the print, each question with its cells, and the loans."""
    return {
        "schema": edition.url("api/schemas/side-by-side.json"),
        "url": edition.url("api/side-by-side.json"),
        "games": [
            {"source": entry.source, "clause": entry.clause.id, "page": entry.page}
            for entry in printed.entries(edition.archive.booklet)
        ],
        "questions": [
            {
                "id": row.id,
                "asks": row.asks,
                "asks_da": row.asks_da,
                "cells": {source: cell_data(cell) for source, cell in row.cells.items()},
            }
            for row in side_by_side.rows()
        ],
        "lends": [
            {"clause": loan.clause, "how": loan.how, "rules": list(loan.rules)}
            for loan in loans.loans()
        ],
    }


def cell_data(cell: Cell) -> Json:
    """Give a cell, with the words it rests on as received."""
    return {
        "answer": cell.answer,
        "answer_da": cell.answer_da,
        "status": cell.status,
        "words": [{"clause": words.clause, "quote": words.quote} for words in cell.words],
        "cruces": list(cell.cruces),
    }
