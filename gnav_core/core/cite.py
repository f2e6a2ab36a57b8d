"""What is cited, as data: a source, a rule or a clause as an item of CSL, and its citations.

``citations.json`` is made from the sources; two of its styles come from a processor of the
Citation Style Language. The address of the site and the day of access are put in here.
"""

from __future__ import annotations

import difflib
import json
from functools import cache
from typing import Any, NamedTuple

from gnav_core.core import resources, text
from gnav_core.core.outside import shown

ARCHIVE = "The Gnav Archive"
SITE = "https://site.invalid/"


class Accessed(NamedTuple):
    """The day on which a passage was read: year, month from 1 to 12, day."""

    year: int
    month: int
    day: int


class CitationItem(NamedTuple):
    """One thing to be cited.

    ``csl`` is its item without the day of access; ``title`` and ``part`` are the two halves of
    the item's title (``part`` is empty for a whole source); ``revised`` is the day of the last
    change of the source; ``inferred`` says that nobody signs
    as the author; ``evidence`` is the address of the text that the edition is made from, or
    empty; ``processed`` holds the styles that a processor set, in HTML.
    """

    id: str
    label: str
    title: str
    part: str
    inferred: bool
    evidence: str
    revised: str
    version: str
    csl: dict[str, Any]
    processed: dict[str, str]


@cache
def data() -> dict[str, Any]:
    """Read ``citations.json``: sources with what their items share, and every item's own part."""
    loaded: dict[str, Any] = json.loads(resources.read("citations.json"))
    return loaded


def find(name: str) -> str:
    """Find the id of what is cited as ``1774``, ``hanrey``, ``1774:3``, ``1774:3d`` or by its id.

    Raises ``text.NotFoundError``, with the nearest ones named.
    """
    wanted = name.strip()
    if wanted in data()["items"]:
        return wanted
    if (source := text.source_named(wanted)) in text.sources():
        return source
    passage = text.find(wanted)
    if passage.kind not in ("rule", "clause"):
        stands = text.crux(passage.id)["targets"]
        raise text.NotFoundError(
            f"{passage.label} is a question of this edition; cite the passage it asks about: "
            + ", ".join(text.label(target) for target in stands)
        )
    return passage.id


def permalink(name: str, site: str, version: str = "") -> str:
    """Give the address that stays: in a release if there is one, else the identifier's own."""
    base = site.rstrip("/")
    if not version:
        return f"{base}/id/{name}/"
    return f"{base}/v{version}/{text.href(name) if '.' in name else f'{name}/'}"


def citation_item(name: str, site: str, citations: dict[str, Any] | None = None) -> CitationItem:
    """Give the citation of an id for a site; ``citations`` stand in for ``citations.json``."""
    citations = citations or data()
    source, own = citations["sources"][name.partition(".")[0]], citations["items"][name]
    version = citations["version"]
    label = text.label(name) if "." in name else ""
    return CitationItem(
        name,
        label or name,
        source["title"],
        own.get("part", ""),
        source["inferred"],
        source["evidence"],
        source["revised"],
        version,
        item(name, label, source, own, permalink(name, site, version), version),
        {style: words.replace(SITE, f"{site.rstrip('/')}/") for style, words in own["set"].items()},
    )


def item(
    name: str, label: str, source: dict[str, Any], own: dict[str, Any], url: str, version: str
) -> dict[str, Any]:
    """Put an item of CSL together from what a source's items share and what is its own.

    ``label`` is how a rule or a clause is cited, empty for a whole source.
    """
    where = ", ".join(filter(None, (label, version and f"v{version}")))
    changing = {
        "title": ", ".join(filter(None, (source["title"], own.get("part")))),
        "page": own.get("page", ""),
        "archive": ARCHIVE,
        "archive_location": where,
        "URL": url,
    }
    own_fields = {key: value for key, value in changing.items() if value}
    return {"id": name, **source["csl"], **own_fields}


def nearest_style(name: str, known: list[str]) -> str:
    """Say in one sentence that there is no such style, and what comes near it."""
    near = difflib.get_close_matches(name.lower()[:40], known, n=1)
    meant = f"near it is {near[0]!r}; " if near else ""
    return f"there is no style {shown(name)}; {meant}the styles are {', '.join(known)}"
