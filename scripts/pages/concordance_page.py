"""The page of the concordance: a table of questions, a column for each source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gnav_core.core import text
from gnav_core.games.gnav.concordance.rows import GROUPS
from scripts import concordance, tei
from scripts.pages.concordance_cell import Cells
from scripts.pages.front_matter import front_matter
from scripts.pages.templates import page_of
from scripts.pages.titles import in_both, ours

PAGE: Final = "concordance/"
DESCRIPTION: Final = "One question to five sources: where they agree, where they differ, and where"
SIGNS: Final = {
    "differ": ("≠", ours("they differ")),
    "agree": ("=", ours("they agree")),
    "alone": ("·", ours("one speaks")),
    "silent": ("", ours("all silent")),
}


def concordance_page(sources: Mapping[str, tei.Source]) -> str:
    """Set the concordance."""
    asked = concordance.asked()
    withheld = [source.id for source in sources.values() if source.publish == "paraphrase"]
    return page_of(
        "concordance.html",
        front_matter("Concordance", f"{DESCRIPTION} they are silent."),
        page=PAGE,
        sources={source: in_both(text.named(source)) for source in sources},
        asked=asked,
        groups={group: in_both(named) for group, named in GROUPS.items()},
        signs=SIGNS,
        by_engine=sum(question.by == "engine" for question in asked),
        cell=Cells(PAGE, withheld).cell,
    )
