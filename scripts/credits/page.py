"""The page of credits: its tables, filled into what is written by hand."""

from __future__ import annotations

from typing import Final

from scripts.credits.parts import Part
from scripts.pages import templates

UNSTATED: Final = "NOASSERTION"


def fill(shell: str, parts: list[Part]) -> str:
    """Fill the lists of a page: one for each ``<!-- parts: WHERE -->``."""
    named = {part.id: part.name for part in parts}
    for where in dict.fromkeys(part.where for part in parts):
        listed = templates.fill(
            "credits.html",
            parts=[part for part in parts if part.where == where],
            version=lambda part: _version(part, named),
            terms=_terms,
        )
        shell = shell.replace(f"<!-- parts: {where} -->", listed)
    pictures = {name: by for part in parts for name, by in part.pictures.items()}
    return shell.replace("<!-- pictures -->", _pictures(pictures))


def _version(part: Part, named: dict[str, str]) -> str:
    """Say which version a part is of, and within which other it comes."""
    within = f"within {named[part.within]}" if part.within in named else ""
    return ", ".join(filter(None, (part.version, within)))


def _terms(part: Part) -> str:
    return "terms that it does not state" if part.licence == UNSTATED else part.licence


def _pictures(pictures: dict[str, str]) -> str:
    """Say who drew which picture."""
    drawn = (
        f"{by}: {', '.join(sorted(name for name in pictures if pictures[name] == by))}"
        for by in dict.fromkeys(pictures.values())
    )
    return "; ".join(drawn)
