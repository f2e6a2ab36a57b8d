"""The same question in the other sources: what the concordance says beside a rule."""

from __future__ import annotations

from markupsafe import Markup

from scripts.concordance import same_question
from scripts.pages.concordance_cell import Cells
from scripts.pages.templates import fill
from scripts.tei.archive import Archive


def elsewhere(archive: Archive, rule: str, page: str) -> Markup:
    """Set each question that a rule answers, to open: the answers of the other sources."""
    withheld = [source.id for source in archive.sources.values() if source.publish == "paraphrase"]
    cells = Cells(page, withheld)
    return fill(
        "elsewhere.html",
        page=page,
        here=rule.partition(".")[0],
        found=same_question(rule),
        brief=cells.brief,
    )
