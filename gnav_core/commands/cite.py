"""The command ``gnav cite``: how a source, a rule or a clause is cited, read today."""

from __future__ import annotations

import argparse
import os
from datetime import date

from gnav_core import cite, cite_styles, text
from gnav_core.commands.streams import refused
from gnav_core.outside import shown

LOCAL = "http://127.0.0.1:8000/"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what can be asked of the command."""
    parser.add_argument("cited", nargs="+", help="1774, 1774:3, 1774:3d, or an id")
    parser.add_argument("--style", default="da", help=f"{', '.join(cite_styles.STYLES)}; else da")
    parser.add_argument("--accessed", metavar="DAY", help="the day it was read; else today")
    parser.set_defaults(run=run)


def site() -> str:
    """Give the address of the site that citations name: ``SITE_URL``, or the local server's."""
    return os.environ.get("SITE_URL") or LOCAL


def run(parsed: argparse.Namespace) -> int:
    """Print each citation; exit status 1 if something is not found, 2 if misused."""
    if parsed.style not in cite_styles.STYLES:
        return refused(cite.nearest_style(parsed.style, list(cite_styles.STYLES)))
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
    _print(found, parsed.style, cite.Accessed(day.year, day.month, day.day))
    return status


def _print(found: list[str], style: str, accessed: cite.Accessed) -> None:
    """Print the citations; items of CSL are one JSON array, as reference managers read them."""
    said = [cite_styles.write(cite.cited(name, site()), style, accessed) for name in found]
    if style == "csl" and said:
        print("[" + ",\n".join(said) + "]")
    elif said:
        print(("\n\n" if style in ("bibtex", "ris") else "\n").join(said))
