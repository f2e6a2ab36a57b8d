"""The citations of a site as files: beside each rule's page, and one of all rules a source."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from gnav_core.core import cite, cite_styles
from scripts import tei
from scripts.cite import citations_json
from scripts.tei import links

Json = dict[str, Any]

#: Where `make serve` shows a site that has no address yet.
LOCAL: Final = "http://127.0.0.1:8000/"

#: The ending of each kind of file, with its style and media type.
KINDS = {
    "csl.json": ("csl", "application/vnd.citationstyles.csl+json"),
    "bib": ("bibtex", "application/x-bibtex"),
    "ris": ("ris", "application/x-research-info-systems"),
}


def site_address() -> str:
    """Give the address that the site will have, with a slash at its end."""
    return (os.environ.get("SITE_URL") or LOCAL).rstrip("/") + "/"


@dataclass(frozen=True)
class Citations:
    """Hold all citations as data, and the address of the site that they name."""

    data: Json
    site: str

    def cited(self, ident: str) -> cite.CitationItem:
        """Give what is cited; KeyError if there is no such source, rule or clause."""
        return cite.citation_item(ident, self.site, self.data)

    def undated(self, ident: str) -> dict[str, str]:
        """Give the citation in every style as plain text, without a day of access."""
        cited = self.cited(ident)
        return {
            style: still(write(cited, False), style) for style, write in cite_styles.STYLES.items()
        }

    def together(self, idents: Iterable[str], ending: str) -> str:
        """Write several citations as one file of a kind."""
        style = KINDS[ending][0]
        write = cite_styles.STYLES[style]
        said = [write(self.cited(ident), False) for ident in idents]
        if style == "csl":
            return "[" + ",\n".join(said) + "]\n"
        return "\n\n".join(said) + "\n"


def still(words: str, style: str) -> str:
    """Give a citation as plain text to somebody who has not read the passage yet."""
    if style not in cite_styles.IN_HTML:
        return words
    return cite_styles.plain(words).replace("{day-en}", "…")


def load(site: str = "", root: Path = tei.ROOT) -> Citations:
    """Read the citations that stand in the repository at ``root``, for the site being built."""
    return Citations(_read(root / citations_json.PATH), site or site_address())


@cache
def _read(path: Path) -> Json:
    data: Json = json.loads(path.read_text("utf-8"))
    return data


def files(citations: Citations, source: tei.Source) -> Iterator[tuple[str, str]]:
    """Yield every file of a text's citations, with its path on the site: the whole comes first."""
    rules = [rule for rule in source.rules if rule.id in citations.data["items"]]
    for ending in KINDS:
        path = f"{links.address(source.id)}{source.id}.{ending}"
        yield path, citations.together([source.id, *(rule.id for rule in rules)], ending)
    for rule in rules:
        part = links.address(rule.id) + rule.id.partition(".")[2]
        for ending in KINDS:
            yield f"{part}.{ending}", citations.together([rule.id], ending)
        yield f"{part}.cite.json", open_ended(citations, rule)


def open_ended(citations: Citations, rule: tei.Rule) -> str:
    """Write what the panel shows: a rule and its clauses in every style, the day left open."""
    panel = {}
    for ident in (rule.id, *(clause.id for clause in rule.clauses)):
        cited = citations.cited(ident)
        styles = {style: write(cited) for style, write in cite_styles.STYLES.items()}
        panel[ident] = {"label": cited.label, "url": cited.csl["URL"], "styles": styles}
    return json.dumps(panel, ensure_ascii=False, indent=1) + "\n"
