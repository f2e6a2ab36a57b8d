"""Set a cell of the concordance as HTML: the answer, what it rests on, and whose word it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from markupsafe import Markup

from gnav_core.core import text
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.concordance.reply import both
from scripts.concordance.question import Cell
from scripts.enforced import wording
from scripts.pages.templates import fill
from scripts.pages.titles import Bilingual, in_both, ours
from scripts.tei import links
from scripts.tei.languages import language

SIGNS: Final = {
    "stated": ours(wording.STATUS["stated"]),
    "inferred": ours(wording.STATUS["inferred"]),
}
UNTOLD: Final = ours("Its words are withheld here.")


class Cells:
    """Set cells for one page; the words of ``withheld`` sources are not quoted."""

    def __init__(self, page: str, withheld: Collection[str] = ()) -> None:
        self.page = page
        self.withheld = frozenset(withheld)

    def cell(self, cell: Cell) -> Markup:
        """Set the blocks of a cell."""
        return self._set("cell.html", cell, otherwise=self._otherwise(cell))

    def brief(self, cell: Cell) -> Markup:
        """Set an answer in one paragraph with its clauses, but not with its other readings."""
        return self._set("brief.html", cell)

    def _set(self, template: str, cell: Cell, **values: Any) -> Markup:
        shown = (words for words in cell.words if not self._is_withheld(words.clause))
        quoted = ((language(words.clause), words.quote.strip()) for words in shown)
        filled = fill(
            template,
            page=self.page,
            cell=cell,
            answer=self._answer(cell),
            sign=self._sign(cell),
            clauses=self._clauses(cell),
            quoted=list(dict.fromkeys(quoted)),
            **values,
        )
        return filled.strip()

    def _is_withheld(self, clause: str) -> bool:
        return clause.partition(".")[0] in self.withheld

    def _answer(self, cell: Cell) -> Bilingual:
        """Give the answer; one that is made of words that are withheld says so."""
        withheld = any(map(self._is_withheld, cell.clauses))
        return UNTOLD if "“" in cell.answer and withheld else Bilingual(cell.answer, cell.answer_da)

    def _sign(self, cell: Cell) -> Bilingual | None:
        """Say whose word an answer is."""
        if cell.status == "silent":
            return None
        if not cell.lenders:
            return SIGNS[cell.status]
        lent = in_both(both(Sentence(text.named(source)) for source in cell.lenders))
        part = Bilingual("in part ", "delvis ") if cell.partly else Bilingual("", "")
        return Bilingual(f"{part.en}supplied from {lent.en}", f"{part.da}lånt fra {lent.da}")

    def _clauses(self, cell: Cell) -> list[tuple[str, str, str]]:
        """List the clauses that an answer rests on: id, label, and the words quoted.

        A label is without its source where that is the one before's.
        """
        quotes: dict[str, list[str]] = {}
        for words in cell.words:
            quotes.setdefault(words.clause, []).append(words.quote)
        found, before = [], ""
        for clause, quoted in quotes.items():
            source, label = clause.partition(".")[0], links.label(clause)
            if source == before:
                label = label.partition(":")[2]
            before = source
            words_of = " … ".join(map(str.strip, quoted))
            found.append((clause, label, "" if source in self.withheld else words_of))
        return found

    def _otherwise(self, cell: Cell) -> list[Bilingual]:
        """List what else can be read; what is lent is read otherwise in the lender's cell."""
        if cell.status == "supplied":
            return []
        return list(
            dict.fromkeys(Bilingual(other.answer, other.answer_da) for other in cell.otherwise)
        )
