"""The page of credits: its tables, filled into what is written by hand."""

from __future__ import annotations

from html import escape
from typing import Final

from scripts.credits.parts import Part

UNSTATED: Final = "NOASSERTION"


def fill(shell: str, parts: list[Part]) -> str:
    """Fill the lists of a page: one for each ``<!-- parts: WHERE -->``."""
    named = {part.id: part.name for part in parts}
    for where in dict.fromkeys(part.where for part in parts):
        listed = "".join(_entry(part, named) for part in parts if part.where == where)
        shell = shell.replace(f"<!-- parts: {where} -->", f"<dl>{listed}</dl>")
    pictures = {name: by for part in parts for name, by in part.pictures.items()}
    return shell.replace("<!-- pictures -->", _pictures(pictures))


def _entry(part: Part, named: dict[str, str]) -> str:
    """Set one part: its name and version, who made it, its terms, and what it does here."""
    within = f"within {named[part.within]}" if part.within in named else ""
    version = ", ".join(filter(None, (part.version, within)))
    terms = "terms that it does not state" if part.licence == UNSTATED else part.licence
    return (
        f'<dt id="{part.id}"><a href="{escape(part.home)}">{escape(part.name)}</a> '
        f"{escape(version)}</dt><dd>By {escape(part.by)}, under "
        f'<a href="../licences/{part.text}">{escape(terms)}</a>: {escape(part.use)}.</dd>'
    )


def _pictures(pictures: dict[str, str]) -> str:
    """Say who drew which picture."""
    drawn = (
        f"{by}: {', '.join(sorted(name for name in pictures if pictures[name] == by))}"
        for by in dict.fromkeys(pictures.values())
    )
    return "; ".join(drawn)
