"""The command ``gnav cite``: how a source, a rule or a clause is cited, read today."""

from __future__ import annotations

import argparse
import os
from datetime import date

from gnav_core.core import cite, cite_styles, text
from gnav_core.core.outside import shown
from gnav_core.core.streams import refused

NO_ADDRESS = (
    "the archive has no published address yet; name that of the copy you read, "
    "as in SITE_URL=https://gnav.example/ gnav cite 1774:3."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked of the command."""
    parser.add_argument("cited", nargs="+", help="1774, 1774:3, 1774:3d, or an id")
    parser.add_argument("--style", default="da", help=f"{', '.join(cite_styles.STYLES)}; else da")
    parser.add_argument("--accessed", metavar="DAY", help="the day it was read; else today")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print each citation; exit status 1 if something is not found, 2 if misused."""
    if parsed.style not in cite_styles.STYLES:
        return refused(cite.nearest_style(parsed.style, list(cite_styles.STYLES)))
    site = os.environ.get("SITE_URL", "").strip()
    if not site:
        return refused(NO_ADDRESS)
    try:
        day = date.fromisoformat(parsed.accessed) if parsed.accessed else date.today()
    except ValueError:
        return refused(f"{shown(parsed.accessed)} is no day; write it as 2026-11-21.")
    status, found = 0, []
    for name in parsed.cited:
        try:
            found.append(cite.find(name))
        except text.NotFoundError as error:
            status = refused(error, 1)
    said = [cite.citation_item(name, site) for name in found]
    _print(said, parsed.style, cite.Accessed(day.year, day.month, day.day))
    return status


def _print(found: list[cite.CitationItem], style: str, accessed: cite.Accessed) -> None:
    """Print the citations; items of CSL are one JSON array, as reference managers read them."""
    said = [cite_styles.write(cited, style, accessed) for cited in found]
    if style == "csl" and said:
        print("[" + ",\n".join(said) + "]")
    elif said:
        print(("\n\n" if style in ("bibtex", "ris") else "\n").join(said))
