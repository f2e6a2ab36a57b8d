"""The page of the concordance: a table of questions, a column for each source."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from gnav_core.gnav.concordance.rows import GROUPS
from scripts import concordance, tei
from scripts.concordance.question import Cell, Question
from scripts.pages import parts
from scripts.pages.concordance_cell import Cells
from scripts.tei import links

PAGE: Final = "concordance/"
DESCRIPTION: Final = "One question to five sources: where they agree, where they differ, and where"
SIGNS: Final = {
    "differ": ("≠", "they differ"),
    "agree": ("=", "they agree"),
    "alone": ("·", "one speaks"),
    "silent": ("", ""),
}
INTRODUCTION: Final = """\
<p>Each row puts one question to the five sources.
An answer is in our words; below it stand the clauses it rests on.
Answers with the same letter come to the same thing; a letter in brackets belongs to an answer
that another source lends.</p>
<p class="quiet"><span class="status">Stated</span>: the source says so.
<span class="status">Our reading</span>: we infer it, or choose it at a
<a href="../cruces/">crux</a> (◊); after <i>Or</i> stand the other answers that can be held.
<span class="status">Supplied</span>: the source is silent, and another lends the rule to the game
that is played here.
{engine} of the {all} rows are read off
<a href="../about/#the-rules-that-run">the rules that run</a>, so this page cannot say anything
else than the game does.</p>"""


def concordance_page(sources: Mapping[str, tei.Source]) -> str:
    """Set the concordance."""
    asked = concordance.asked()
    withheld = [source.id for source in sources.values() if source.publish != "full"]
    cells = Cells(PAGE, withheld)
    engine = sum(question.by == "engine" for question in asked)
    groups = "".join(f'<li><a href="#{group}">{name}</a></li>' for group, name in GROUPS.items())
    return "\n".join(
        [
            *parts.front_matter("Concordance", f"{DESCRIPTION} they are silent."),
            "",
            parts.style(PAGE, "concordance", "questions"),
            '<script type="module" src="../assets/js/concordance.js"></script>',
            "<h1>Concordance</h1>",
            "",
            '<div class="concordance-head">',
            INTRODUCTION.format(engine=engine, all=len(asked)),
            f'<nav class="groups" aria-label="Parts of the concordance"><ul>{groups}</ul></nav>',
            "</div>",
            '<concordance-filter for="questions"></concordance-filter>',
            '<table class="concordance wide" id="questions" data-search-exclude>',
            '<caption class="unseen">Questions, and each source’s answer</caption>',
            head(sources),
            *[line for group in GROUPS for line in body(group, asked, cells)],
            "</table>",
            "",
        ]
    )


def head(sources: Mapping[str, tei.Source]) -> str:
    """Set the row of the sources' names."""
    names = "".join(
        f'<th scope="col" data-source="{name}"><a class="sc" href="{links.link(PAGE, name)}">'
        f"{links.label(name)}</a></th>"
        for name in sources
    )
    return (
        f'<thead><tr><th scope="col"><span class="unseen">Question</span></th>{names}</tr></thead>'
    )


def body(group: str, asked: tuple[Question, ...], cells: Cells) -> list[str]:
    """Set one group of questions under its heading."""
    rows = [row(question, cells) for question in asked if question.group == group]
    columns = len(asked[0].cells) + 1
    return [
        f'<tbody id="{group}"><tr class="group"><th scope="rowgroup" colspan="{columns}">'
        f"{GROUPS[group]}</th></tr>",
        *rows,
        "</tbody>",
    ]


def row(question: Question, cells: Cells) -> str:
    """Set one question with its cells."""
    sign, told = SIGNS[question.verdict]
    verdict = f'<span class="verdict"><span aria-hidden="true">{sign}</span> {told}</span>'
    columns = "".join(column(name, cell, cells) for name, cell in question.cells.items())
    return (
        f'<tr class="question" id="q-{question.id}" data-verdict="{question.verdict}">'
        f'<th scope="row"><a class="asks" href="#q-{question.id}">{escape(question.asks)}</a>'
        f"{verdict}</th>{columns}</tr>"
    )


def column(name: str, cell: Cell, cells: Cells) -> str:
    """Set one cell; narrow, it bears the name of its source."""
    own = ' data-own="yes"' if cell.own else ""
    return (
        f'<td data-source="{name}" data-letter="{cell.letter}"{own} class="{cell.status}">'
        f'<span class="of sc" aria-hidden="true">{links.label(name)}</span>'
        f'<div class="said">{cells.cell(cell)}</div></td>'
    )
