"""Show me: the short list of worked examples on the page of a rule and at a crux."""

from __future__ import annotations

from html import escape
from typing import Final

from scripts.examples.example import Example, proofs
from scripts.tei import links

TABLE: Final = "play/#example="
INDEX: Final = "examples/"


def address(example: Example) -> str:
    """Give the site path of an example's page."""
    return f"{INDEX}{example.id}/"


def of(ident: str) -> list[Example]:
    """List the examples that show a rule, a clause of it, or a crux."""
    return [example for example in proofs() if example.showing(ident)]


def section(rule: str, page: str) -> list[str]:
    """Set the examples of a rule under a heading of their own."""
    found = of(rule)
    if not found:
        return []
    return [
        '<section class="shows"><h2 id="examples">Show me</h2>',
        rows(found, page),
        "</section>",
    ]


def at_crux(crux: str, page: str) -> list[str]:
    """Set the examples of a crux, each with its reading, within the crux's entry."""
    found = of(crux)
    return ["<h4>Show me</h4>", rows(found, page)] if found else []


def rows(found: list[Example], page: str) -> str:
    """Set a list of examples: each plays on the table, and has a page that can be cited."""
    return f'<ul class="shows">{"".join(row(example, page) for example in found)}</ul>'


def row(example: Example, page: str) -> str:
    """Set one example."""
    play = links.relative(page, f"{TABLE}{example.id}")
    named = escape(example.title, quote=False)
    return (
        f'<li><a href="{play}">{named}</a> '
        f'<a href="{links.relative(page, address(example))}">read it</a></li>'
    )
