"""Addresses: an id is a path, and every link on a page is relative."""

from __future__ import annotations

from functools import cache

from gnav_core.core.text import BOOKLET, label
from gnav_core.core.text import href as address
from scripts.tei.source import load_all, load_booklet

__all__ = ["BOOKLET", "address", "is_id", "known", "label", "link", "relative", "within"]


@cache
def known() -> frozenset[str]:
    """Collect the ids that have an address: of texts, rules, clauses and cruces."""
    texts = [*load_all().values(), load_booklet()]
    rules = [rule for text in texts for rule in text.rules]
    found = [text.id for text in texts] + [rule.id for rule in rules]
    found += [clause.id for rule in rules for clause in rule.clauses]
    found += [crux.id for text in texts for crux in (*text.cruces, *text.questions)]
    found += [note.id for text in texts for note in text.former]
    return frozenset(found)


def is_id(ident: str) -> bool:
    """Say whether this is the id of a source, rule, clause or crux."""
    return ident in known()


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
    """Give the relative link from a page to an id.

    Raises ``ValueError`` for an id that nobody knows: it would lead nowhere.
    """
    if not is_id(ident):
        raise ValueError(f"{page or 'the front page'} links to {ident!r}, but nothing has the id")
    return relative(page, address(ident))


def within(ident: str, source: str) -> str:
    """Write an id as it is cited among those of its own source: ``3[d]``, ``◊ cuckoo``."""
    home, *rest = ident.split(".")
    if home == source and len(rest) > 1:
        return f"◊ {rest[1]}" if rest[0] == "q" else label(ident).partition(":")[2].strip()
    return f"◊ {label(ident)}" if rest[:1] == ["q"] else label(ident)


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
