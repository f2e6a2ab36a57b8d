"""The concordance as data: questions, and in each a cell for every source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Status = Literal["stated", "inferred", "supplied", "silent"]
Verdict = Literal["agree", "differ", "alone", "silent"]


@dataclass(frozen=True)
class Words:
    """A clause, and its words that decide, verbatim."""

    clause: str
    quote: str


@dataclass(frozen=True)
class Other:
    """What the answer would be under another reading of a crux."""

    crux: str
    option: str
    answer: str
    answer_da: str


@dataclass(frozen=True)
class Cell:
    """One source's answer to one question, in English and in Danish.

    ``lenders`` are the other sources it rests on, in part or whole; a silent cell has an answer
    only where there is a reason to give. Cells of a question with the same ``letter`` agree; a
    silent one has none.
    """

    answer: str
    status: Status
    words: tuple[Words, ...] = ()
    cruces: tuple[str, ...] = ()
    lenders: tuple[str, ...] = ()
    otherwise: tuple[Other, ...] = ()
    letter: str = ""
    answer_da: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """List the clauses, each once."""
        return tuple(dict.fromkeys(words.clause for words in self.words))

    @property
    def partly(self) -> bool:
        """Whether it rests in part on the source's own words, in part on another's."""
        return len({clause.partition(".")[0] for clause in self.clauses}) > len(self.lenders) > 0

    @property
    def own(self) -> bool:
        """Whether the source answers for itself."""
        return self.status in ("stated", "inferred")


@dataclass(frozen=True)
class Question:
    """One question, and each source's answer to it."""

    id: str
    group: str
    asks: str
    asks_da: str
    by: Literal["engine", "hand"]
    cells: dict[str, Cell]

    @property
    def verdict(self) -> Verdict:
        """Say how the sources that answer for themselves stand to each other."""
        own = [cell.letter for cell in self.cells.values() if cell.own]
        if len(own) < 2:
            return "alone" if own else "silent"
        return "agree" if len(set(own)) == 1 else "differ"
