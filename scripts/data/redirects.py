"""The identifiers: an address for every id that never changes, and leads to where it is read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from scripts.data.edition import Edition
from scripts.tei import links

REGISTER: Final = Path("releases") / "withdrawn.toml"

STYLE: Final = "body{font:1.2rem/1.5 serif;max-width:34em;margin:3em auto;padding:0 1em}"


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
    """Yield every id that is in use: texts, rules, clauses, cruces."""
    for text in edition.archive.texts():
        yield text.id
        for rule in text.rules:
            yield rule.id
            yield from (clause.id for clause in rule.clauses)
        yield from (question.id for question in (*text.cruces, *text.questions))


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
    """Set a page that leads on, with and without scripts, and says where it leads."""
    way = escape(links.relative(f"id/{ident}/", links.address(ident)))
    lead = (
        f'<link rel="canonical" href="{escape(edition.page(ident))}">\n'
        f'<meta http-equiv="refresh" content="0; url={way}">\n'
    )
    said = f'<p><code>{ident}</code> is read at <a href="{way}">{links.label(ident)}</a>.</p>'
    return html(ident, lead, said)


def notice(gone: Withdrawn) -> str:
    """Set a page that says that an id is withdrawn, why, and where to turn."""
    here = f"id/{gone.id}/"
    said = [f"<p>Since release {escape(gone.since)}. {escape(gone.why)}</p>"]
    for other in gone.instead:
        way = escape(links.relative(here, links.address(other)))
        said.append(f'<p>Read instead <a href="{way}">{links.label(other)}</a>.</p>')
    said.append(f'<p><a href="{links.relative(here, "releases/")}">All releases</a></p>')
    lead = '<meta name="robots" content="noindex">\n'
    return html(f"{gone.id} is withdrawn", lead, "\n".join(said))


def html(title: str, lead: str, said: str) -> str:
    """Set a page that needs nothing but itself."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)} · The Gnav Archive</title>\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{lead}<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{said}\n</main>\n</body>\n</html>\n"
    )
