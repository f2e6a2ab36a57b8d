"""The page of a source: what it is, then the whole text, then apparatus and provenance."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.core.family import Sums
from gnav_core.games import ASKED
from scripts import tei
from scripts.cite import files
from scripts.cite.head import head
from scripts.enforced.values import EnforcedValues
from scripts.pages import enforced, preview_card, reading, titles
from scripts.pages.agreement import agreement
from scripts.pages.apparatus import apparatus
from scripts.pages.carried import alternates
from scripts.pages.cite_panel import taken_away
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.introduction import introduction, opening
from scripts.pages.loans import loans_of
from scripts.pages.provenance import provenance
from scripts.pages.templates import fill, page_of
from scripts.pages.whole_text import blocks
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.emendations import emendations
from scripts.tei.passages import number

#: What draws the games of each family at the table.
DRAWN: Final = tei.ROOT / "docs/assets/table/games"


def source_page(
    archive: Archive, source: tei.Source, told: Path, enforced_values: EnforcedValues
) -> str:
    """Set the whole source as one page; ``told`` is the folder of the introductions."""
    page = links.address(source.id)
    how = "in our words, clause by clause" if source.publish == "ours" else "word for word"
    about = f"{source.title}: the whole text, {len(source.rules)} rules, {how}."
    revised = archive.revised(source.id)
    tags = [*head(files.load(), source.id), *alternates(archive, source)]
    more = preview_card.of_source(source).front() | {"head": tags, "revised": revised}
    return page_of(
        "source.html",
        front_matter(source.name, about, **more, **UNSEARCHED),
        page=page,
        source=source,
        titles=titles,
        opening=opening(source.id, told),
        introduction=introduction(source.id, told),
        sums=sums_of(source.id),
        language=titles.LANGUAGES[source.lang],
        counted=counted(source),
        at_the_table=at_the_table(source),
        asked=asked(source, page),
        is_told=bool(source.how_to_play),
        loans=loans_of(source.id, page),
        corrected=len(emendations(source.body)),
        choices=reading.choices(archive, source, source.body),
        article=reading.article("text", archive, source),
        blocks=blocks(archive, source, page, "section.html", number),
        sections=[
            apparatus(source.body, source, page),
            agreement(archive, source, page),
            taken_away(source),
            provenance(source, page, revised),
            enforced.lent(enforced_values, page),
        ],
    )


def sums_of(source: str) -> Sums | None:
    """Give what all players of a game win and lose together; nothing of a text that is no game."""
    return registry.family(source).summaries[source].sums if source in registry.SOURCES else None


def asked(source: tei.Source, page: str) -> Markup:
    """Set what a text can be asked under its words, where its rules answer and no game is made."""
    return fill(f"asked/{source.family}.html", page=page) if source.family in ASKED else Markup()


def at_the_table(source: tei.Source) -> bool:
    """Say whether the table draws the game of a source."""
    return (DRAWN / source.family / "furniture.js").is_file()


def counted(source: tei.Source) -> titles.Bilingual:
    """Count the rules: the print's own where it numbers them, else the paragraphs."""
    printed = sum(1 for rule in source.rules if rule.label)
    if printed:
        return titles.ours("{number} rules", number=printed)
    return titles.ours("{number} paragraphs", number=len(source.rules))
