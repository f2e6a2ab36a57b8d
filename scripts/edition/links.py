"""Addresses: an id is a path, and every link on a page is relative."""

from __future__ import annotations

import re

SHORT = {
    "gnav-1774": "1774",
    "gnav-1917": "1917",
    "gnav-wikipedia": "Wikipedia",
    "gnav-kb": "KB",
    "gnav-german": "German",
    "spilleregler-1774": "Spille-Regler",
}

#: The booklet is one page; its parts and clauses are places on it.
BOOKLET = "spilleregler-1774"
ID = re.compile(r"(gnav|spilleregler)-[a-z0-9]+(\.([a-z]+\d*(\.[a-z])?|q\.[a-z-]+))?")


def is_id(ident: str) -> bool:
    """Say whether this is the id of a source, rule, clause or crux."""
    return ID.fullmatch(ident) is not None and ident.partition(".")[0] in SHORT


def address(ident: str) -> str:
    """Give the site path of a source, rule, clause or crux: ``gnav-1774/r3/#d``."""
    source, *rest = ident.split(".")
    if not rest:
        return f"{source}/"
    if rest[0] == "q":
        return f"{source}/cruces/#{rest[1]}"
    if source == BOOKLET:
        return f"{source}/#{'.'.join(rest)}"
    if len(rest) == 1:
        return f"{source}/{rest[0]}/"
    return f"{source}/{rest[0]}/#{rest[1]}"


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


def label(ident: str) -> str:
    """Name an id as it is cited: ``1774:3[d]``, ``1774, crux cuckoo``."""
    source, *rest = ident.split(".")
    if not rest:
        return SHORT[source]
    if rest[0] == "q":
        return f"{SHORT[source]}, crux {rest[1]}"
    letter = f"[{rest[1]}]" if len(rest) > 1 else ""
    if source == BOOKLET:
        return f"{SHORT[source]}: {rest[0]}{letter}"
    return f"{SHORT[source]}:{rest[0][1:]}{letter}"


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
