"""The same question in the other sources: what the concordance says beside a rule."""

from __future__ import annotations

from html import escape

from scripts.concordance import same_question
from scripts.concordance.question import Cell, Question
from scripts.pages.concordance_cell import Cells
from scripts.tei import links
from scripts.tei.archive import Archive

CONCORDANCE = "concordance/"


def elsewhere(archive: Archive, rule: str, page: str) -> list[str]:
    """Set each question that a rule answers, to open: the answers of the other sources."""
    found = same_question(rule)
    if not found:
        return []
    withheld = [source.id for source in archive.sources.values() if source.publish != "full"]
    cells = Cells(page, withheld)
    here = rule.partition(".")[0]
    return [
        '<section class="elsewhere"><h2 id="elsewhere">The same question elsewhere</h2>',
        *[asked(question, answers, here, cells) for question, answers in found],
        "</section>",
    ]


def asked(question: Question, answers: dict[str, Cell], here: str, cells: Cells) -> str:
    """Set one question with the answers of the sources that are not this one."""
    row = links.relative(cells.page, f"{CONCORDANCE}#q-{question.id}")
    others = "".join(
        f'<dt><span class="sc">{links.label(source)}</span></dt><dd>{cells.brief(cell)}</dd>'
        for source, cell in answers.items()
        if source != here
    )
    return (
        f"<details><summary>{escape(question.asks)}</summary><dl>{others}</dl>"
        f'<p><a href="{row}">In the concordance</a></p></details>'
    )
