"""The concordance: one question to all sources of Gnav, each answer with the clauses it rests on.

Where the engine knows the answer it is read off the rule sets; the rest is written by hand in
``sources/gnav/concordance.toml``, with the words of the clause it cites. No answer stands more
firmly than the notes on it allow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from functools import cache
from string import ascii_lowercase
from typing import Any

from gnav_core.core import registry
from gnav_core.core.cited import Rule, weakest
from gnav_core.core.sentences import tell
from gnav_core.core.text import crux_id
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.concordance.reply import Reply
from gnav_core.games.gnav.concordance.rows import GROUPS, ROWS
from gnav_core.games.gnav.ruleset import RuleSet
from scripts.concordance import edited, written_cells
from scripts.concordance.question import Cell, Other, Question, Status, Words

Readings = Mapping[str, Mapping[str, str]]


def status(said: Reply) -> Status:
    """Give the weakest status of all that an answer rests on; a crux makes it our reading."""
    if said.silent:
        return "silent"
    statuses = [cited.status for cited in said.basis]
    if said.ours or any(cited.crux for cited in said.basis):
        statuses.append("inferred")
    return weakest(statuses)


def lenders(source: str, basis: tuple[Rule, ...]) -> tuple[str, ...]:
    """List the other sources that an answer rests on."""
    cited = [cite.partition(".")[0] for value in basis for cite in value.clauses or value.cites]
    return tuple(dict.fromkeys(other for other in cited if other != source))


def words(basis: tuple[Rule, ...]) -> tuple[Words, ...]:
    """List the clauses that cited values rest on, each with its words, once."""
    pairs = (
        Words(clause, quote)
        for cited in basis
        for clause, quote in zip(cited.clauses, cited.quotes, strict=True)
    )
    return tuple(dict.fromkeys(pairs))


class Variants:
    """Hold one source's rule set under the readings chosen, and under each other option alone."""

    def __init__(self, source: str, chosen: Mapping[str, str]) -> None:
        self.source = source
        self.rules = registry.rule_set(source, chosen)
        self.others = [
            (crux_id(source, name), option, registry.rule_set(source, {**chosen, name: option}))
            for name, options in registry.readings(source).items()
            for option in options
            if option != chosen.get(name, options[0])
        ]

    def cell(self, ask: Callable[[RuleSet], Reply]) -> tuple[Cell, object]:
        """Read one cell off the rule set, with what must be equal in cells that agree."""
        said = ask(self.rules)
        other = tuple(
            Other(crux, option, answer, tell("da", answer))
            for crux, option, rules in self.others
            if (answer := ask(rules).text) and answer != said.text
        )
        cruces = [cited.crux for cited in said.basis if cited.crux] + [o.crux for o in other]
        cell = Cell(
            answer=said.text,
            status=status(said),
            words=words(said.basis),
            cruces=tuple(dict.fromkeys(cruces)),
            lenders=lenders(self.source, said.basis),
            otherwise=other,
            answer_da=tell("da", said.text),
        )
        return cell, said.text if said.same is None else said.same


def written_cell(source: str, given: written_cells.Given) -> tuple[Cell, object]:
    """Take one cell of a source as it is written by hand."""
    if given.silent:
        return Cell("", "silent"), None
    quoted = tuple(Words(clause, quote) for clause, quote in given.words)
    homes = dict.fromkeys(clause.partition(".")[0] for clause, _ in given.words)
    lent = tuple(home for home in homes if home != source)
    cell = Cell(given.answer, given.status, quoted, lenders=lent, answer_da=given.answer_da)
    return cell, given.same or given.answer


def asked_of(question: str, cells: Mapping[str, tuple[Cell, object]]) -> dict[str, Cell]:
    """Put the cells of a question together: what the notes say of each, then who agrees."""
    return lettered(
        {
            source: (edited.weighed(cell, source, question), same)
            for source, (cell, same) in cells.items()
        }
    )


def lettered(cells: Mapping[str, tuple[Cell, object]]) -> dict[str, Cell]:
    """Give the same letter to cells that agree, those first that answer for themselves."""
    letters: dict[object, str] = {}
    for own in (True, False):
        for cell, same in cells.values():
            if cell.own is own and cell.status != "silent":
                letters.setdefault(same, lettering(len(letters)))
    return {
        source: cell if cell.status == "silent" else replace(cell, letter=letters[same])
        for source, (cell, same) in cells.items()
    }


def lettering(number: int) -> str:
    """Give the letter of an answer, counted from 0: a to z, then aa, ab and so on."""
    above, place = divmod(number, len(ascii_lowercase))
    return (lettering(above - 1) if above else "") + ascii_lowercase[place]


def questions(readings: Readings | None = None) -> tuple[Question, ...]:
    """Ask every question of every source; ``readings`` by source, defaults elsewhere."""
    chosen = readings or {}
    sources = {source: Variants(source, chosen.get(source, {})) for source in SOURCES}
    by_engine = [
        Question(
            row.id,
            row.group,
            row.asks,
            tell("da", row.asks),
            "engine",
            asked_of(row.id, {name: rules.cell(row.answer) for name, rules in sources.items()}),
        )
        for row in ROWS
    ]
    by_hand = [
        Question(
            row.id,
            row.group,
            row.asks,
            row.asks_da,
            "hand",
            asked_of(row.id, {name: written_cell(name, row.cells[name]) for name in SOURCES}),
        )
        for row in written_cells.rows()
    ]
    order = list(GROUPS)
    return tuple(sorted((*by_engine, *by_hand), key=lambda q: order.index(q.group)))


@cache
def asked() -> tuple[Question, ...]:
    """Give the concordance in the default readings."""
    return questions()


def same_question(rule: str) -> list[tuple[Question, dict[str, Cell]]]:
    """List the questions that a rule answers: one of their cells cites a clause of it."""
    return [
        (question, question.cells)
        for question in asked()
        if any(
            clause.startswith(f"{rule}.")
            for cell in question.cells.values()
            for clause in cell.clauses
        )
    ]


def answers(readings: Readings | None = None) -> list[dict[str, Any]]:
    """Give the concordance as plain data: lists, texts and maps."""
    found = questions(readings) if readings else asked()
    return [{**asdict(question), "verdict": question.verdict} for question in found]
