"""The identifiers: an address for every id that never changes, and leads to where it is read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.data.edition import Edition
from scripts.data.identified import identified
from scripts.pages.templates import fill
from scripts.tei import links

REGISTER: Final = Path("releases") / "withdrawn.toml"


@dataclass(frozen=True)
class Withdrawn:
    """An id that is no longer used: since which release, why, and what stands in its place."""

    id: str
    since: str
    why: str
    instead: tuple[str, ...] = ()


def withdrawn(root: Path) -> dict[str, Withdrawn]:
    """Read the register of withdrawn ids, by id."""
    path = root / REGISTER
    found = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {
        one["id"]: Withdrawn(one["id"], one["since"], one["why"], tuple(one.get("instead", ())))
        for one in found.get("withdrawn", ())
    }


def idents(edition: Edition) -> Iterator[str]:
    """Yield every id that is in use: texts, rules, clauses, cruces, and notes that were cruces."""
    for text in edition.archive.texts():
        yield text.id
        for rule in text.rules:
            yield rule.id
            yield from (clause.id for clause in rule.clauses)
        yield from (question.id for question in (*text.cruces, *text.questions))
        yield from (note.id for note in text.former)


def files(edition: Edition) -> Iterator[tuple[str, str]]:
    """Yield the page of every id, in use or withdrawn, with its path."""
    gone = withdrawn(edition.root)
    used = list(idents(edition))
    both = sorted(set(used) & set(gone))
    if both:
        raise ValueError(f"{both[0]} is withdrawn, and a source still uses it")
    for ident in used:
        yield f"id/{ident}/index.html", redirect(edition, ident)
    for one in gone.values():
        yield f"id/{one.id}/index.html", notice(one)


def redirect(edition: Edition, ident: str) -> str:
    """Set a page that leads browsers on at once, and holds what the id names for all others."""
    here = f"id/{ident}/"
    way, canonical = links.relative(here, links.address(ident)), edition.page(ident)
    values = {"title": ident, "ident": ident, "way": way, "canonical": canonical}
    held = identified(edition, ident, here)
    return f"{fill('identifier.html', page=here, gone=None, held=held, **values)}\n"


def notice(gone: Withdrawn) -> str:
    """Set a page that says that an id is withdrawn, why, and where to turn."""
    title = f"{gone.id} is withdrawn"
    return f"{fill('identifier.html', page=f'id/{gone.id}/', title=title, gone=gone)}\n"
