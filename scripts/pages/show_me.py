"""Show me: the short list of worked examples on the page of a rule and at a crux."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from scripts.examples.example import Example, proofs
from scripts.pages.templates import fill

TABLE: Final = "play/#example="
INDEX: Final = "examples/"


def address(example: Example) -> str:
    """Give the site path of an example's page."""
    return f"{INDEX}{example.id}/"


def of(ident: str) -> list[Example]:
    """List the examples that show a rule, a clause of it, or a crux, or stand beside the crux."""
    return [example for example in proofs() if example.showing(ident) or ident in example.beside]


def section(rule: str, page: str) -> Markup:
    """Set the examples of a rule under a heading of their own."""
    return fill("shows.html", page=page, found=of(rule), heading="section")


def at_crux(crux: str, page: str) -> Markup:
    """Set the examples of a crux, each with its reading, within the crux's entry."""
    return fill("shows.html", page=page, found=of(crux), heading="entry")


def rows(found: list[Example], page: str) -> Markup:
    """Set a list of examples: each plays on the table, and has a page that can be cited."""
    return fill("shows.html", page=page, found=found, heading="")
