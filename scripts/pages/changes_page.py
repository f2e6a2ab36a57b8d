"""What has changed in texts, translations, notes and readings: a page and a feed."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core.sentences import tell
from scripts.cite.files import site_address
from scripts.pages.days import in_both, in_words
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import TEMPLATES, page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei.archive import Archive
from scripts.tei.revisions import Revision

PAGE: Final = "changes/"
FEED: Final = "changes.xml"
WHAT: Final = (
    "What has changed in the texts, the translations, the notes and the readings, and why, "
    "newest first."
)
#: What is changed.
KINDS: Final = {
    "text": ours("Text"),
    "paraphrase": ours("Paraphrase"),
    "en": ours("English translation"),
    "da": ours("Danish translation"),
    "notes": ours("Notes and readings"),
}
ENTRIES: Final = ours("Entries")
LISTS: Final = {
    "glossary": ours("Glossary"),
    "bibliography": ours("Bibliography"),
}


class Day(NamedTuple):
    """What was changed of one text on one day; ``id`` is its place on the page."""

    id: str
    day: str
    of: str
    name: Bilingual
    changes: Sequence[tuple[Revision, str, str]]


def days(archive: Archive) -> list[Day]:
    """Group the changes by day, newest first, then text by text in the order of the archive."""
    names = {
        text.id: Bilingual(text.name, tell("da", text.name)) for text in archive.texts()
    } | LISTS
    order = list(names)
    changes = sorted(archive.revisions, key=lambda one: order.index(one.of))
    changes.sort(key=lambda one: one.day, reverse=True)
    return [
        Day(
            id=f"{day}-{of}",
            day=day,
            of=of,
            name=names[of],
            changes=[(one, *(ENTRIES if of in LISTS else KINDS[one.kind])) for one in found],
        )
        for (day, of), found in groupby(changes, key=lambda one: (one.day, one.of))
    ]


def changes_page(archive: Archive) -> str:
    """Set the page, day by day."""
    found = days(archive)
    return page_of(
        "changes.html",
        front_matter(
            "What has changed",
            WHAT,
            danish="Hvad der er ændret",
            revised=found[0].day,
            **UNSEARCHED,
        ),
        page=PAGE,
        feed=FEED,
        what=WHAT,
        by_day=[(day, list(listed)) for day, listed in groupby(found, key=lambda one: one.day)],
        html=TeiToHtml(PAGE).html,
        in_both=in_both,
    )


def feed(archive: Archive) -> str:
    """Set the feed (Atom, RFC 4287): an entry for what was changed of one text on one day."""
    site = site_address()
    html = TeiToHtml(PAGE).html

    def said(day: Day) -> Markup:
        line = Markup("<p><b>{}.</b> {}</p>")
        lines = [line.format(kind, html(one.element)) for one, kind, _ in day.changes]
        return Markup(str(Markup().join(lines)).replace('href="../', 'href="' + site))

    found = days(archive)
    return TEMPLATES.get_template("changes.xml").render(
        site=site,
        page=PAGE,
        feed=FEED,
        what=WHAT,
        days=found,
        in_words=in_words,
        said=said,
        name_of=lambda name: uuid.uuid5(uuid.NAMESPACE_URL, f"gnav-archive/{PAGE}{name}"),
    )
