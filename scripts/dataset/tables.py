"""Every table of the data set, in an order in which each names only those before it, or itself."""

from __future__ import annotations

from typing import Final

from scripts.dataset import games, questions, terms, texts, values
from scripts.dataset.described import Table

TABLES: Final[tuple[Table, ...]] = (
    *texts.TABLES,
    *questions.TABLES,
    *values.TABLES,
    *terms.TABLES,
    *games.TABLES,
)
