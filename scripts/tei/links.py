"""Addresses: an id is a path, and every link on a page is relative."""

from __future__ import annotations

import re

from gnav_core.text import BOOKLET, data, label
from gnav_core.text import href as address

__all__ = ["BOOKLET", "address", "is_id", "label", "link", "relative"]

ID = re.compile(r"(gnav|spilleregler)-[a-z0-9]+(\.([a-z]+\d*(\.[a-z])?|q\.[a-z-]+))?")


def is_id(ident: str) -> bool:
    """Say whether this is the id of a source, rule, clause or crux."""
    source = ident.partition(".")[0]
    return ID.fullmatch(ident) is not None and (source in data()["sources"] or source in BOOKLET)


def relative(page: str, target: str) -> str:
    """Give the way from one page's folder to a site path: ``../r3/#d``."""
    here, (path, _, anchor) = _parts(page), target.partition("#")
    there = _parts(path)
    common = 0
    while common < min(len(here), len(there)) and here[common] == there[common]:
        common += 1
    way = "../" * (len(here) - common) + "".join(f"{part}/" for part in there[common:])
    if not way and anchor:
        return f"#{anchor}"
    return (way or "./") + (f"#{anchor}" if anchor else "")


def link(page: str, ident: str) -> str:
    """Give the relative link from a page to an id."""
    return relative(page, address(ident))


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
