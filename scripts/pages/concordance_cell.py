"""Set a cell of the concordance as HTML: the answer, what it rests on, and whose word it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from html import escape

from scripts.concordance.question import Cell
from scripts.tei import links
from scripts.tei.languages import language

SIGNS = {"stated": "stated", "inferred": "our reading", "supplied": "supplied", "silent": "silent"}


class Cells:
    """Set cells for one page; the words of ``withheld`` sources are not quoted."""

    def __init__(self, page: str, withheld: Collection[str] = ()) -> None:
        self.page = page
        self.withheld = frozenset(withheld)

    def cell(self, cell: Cell) -> str:
        """Set the blocks of a cell."""
        return "".join(
            [
                self._answer(cell),
                self._rests(cell),
                self._otherwise(cell),
                self._words(cell),
            ]
        )

    def brief(self, cell: Cell) -> str:
        """Set an answer in one paragraph with its clauses, but not with its other readings."""
        rests = f"{self._status(cell)} {self._clauses(cell)}".strip()
        return f'<p>{self._text(cell)} <span class="rests">{rests}</span></p>'

    def _text(self, cell: Cell) -> str:
        """Give the answer; one that is made of words that are withheld says so."""
        text = escape(cell.answer, quote=False)
        sources = {clause.partition(".")[0] for clause in cell.clauses}
        if "“" in text and sources & self.withheld:
            text = "Its words are withheld here."
        if cell.status == "silent":
            text = f'<em class="silent">Silent.</em> {text}'
        return text.strip()

    def _answer(self, cell: Cell) -> str:
        letter = ""
        if cell.letter:
            kind = "letter" if cell.own else "letter lent"
            letter = (
                f'<span class="{kind}"><span class="unseen">answer </span>{cell.letter}</span> '
            )
        return f'<p class="answer">{letter}{self._text(cell)}</p>'

    def _rests(self, cell: Cell) -> str:
        parts = [self._status(cell), self._clauses(cell), self._cruces(cell)]
        found = " ".join(part for part in parts if part)
        return f'<p class="rests">{found}</p>' if found else ""

    def _status(self, cell: Cell) -> str:
        sign = SIGNS[cell.status]
        if cell.lenders and cell.status != "silent":
            lent = " and ".join(links.label(source) for source in cell.lenders)
            part = "in part " if cell.partly else ""
            sign = f"{part}supplied from {lent}"
        if cell.status == "silent":
            return ""
        return f'<span class="status {cell.status}">{sign}</span>'

    def _clauses(self, cell: Cell) -> str:
        quotes: dict[str, list[str]] = {}
        for words in cell.words:
            quotes.setdefault(words.clause, []).append(words.quote)
        found, before = [], ""
        for clause, quoted in quotes.items():
            source = clause.partition(".")[0]
            label = links.label(clause)
            if source == before:
                label = label.partition(":")[2]
            before = source
            title = (
                ""
                if source in self.withheld
                else " ".join(f"“{quote.strip()}”" for quote in quoted)
            )
            told = f' title="{escape(title)}"' if title else ""
            found.append(f'<a href="{links.link(self.page, clause)}"{told}>{label}</a>')
        return ", ".join(found)

    def _cruces(self, cell: Cell) -> str:
        return " ".join(
            f'<a class="read" href="{links.link(self.page, crux)}" title="{links.label(crux)}">'
            f"◊&nbsp;{crux.rpartition('.')[2]}</a>"
            for crux in cell.cruces
        )

    def _otherwise(self, cell: Cell) -> str:
        """Set what else can be read; what is lent is read otherwise in the lender's cell."""
        if not cell.otherwise or cell.status == "supplied":
            return ""
        texts = dict.fromkeys(other.answer for other in cell.otherwise)
        said = " Or: ".join(escape(text, quote=False) for text in texts)
        return f'<p class="or">Or: {said}</p>'

    def _words(self, cell: Cell) -> str:
        quoted = [
            f'<q lang="{language(words.clause)}">{escape(words.quote.strip(), quote=False)}</q>'
            for words in cell.words
            if words.clause.partition(".")[0] not in self.withheld
        ]
        return f'<p class="words">{_lines(quoted)}</p>' if quoted else ""


def _lines(parts: Iterable[str]) -> str:
    return "<br>".join(dict.fromkeys(parts))
