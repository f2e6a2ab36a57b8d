"""A page of the reference: what a module offers, in the order in which the module has it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from markupsafe import Markup, escape

from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.reference.described import Described, Token
from scripts.tei import links

#: Where the pages stand on the site.
FOLDER: Final = "reference/"
TITLE: Final = "Reference"
WHAT: Final = "What of gnav_core is for others to call: modules, classes, functions, signatures."

Places = Mapping[str, str]
"""Where each public thing is described: ``gnav_core.game.Game`` → ``reference/game/#Game``."""


def index_page(modules: Mapping[str, Described]) -> str:
    """Set the list of the modules."""
    front = front_matter(TITLE, WHAT, **UNSEARCHED)
    return page_of("reference/index.html", front, title=TITLE, modules=modules, words=_words)


def module_page(name: str, module: Described, places: Places) -> str:
    """Set the page of one module; ``places`` say where everything public is described."""
    title = f"{TITLE}: {module.name}"
    front = front_matter(title, plain(module.said[0]), **UNSEARCHED)
    page = f"{FOLDER}{name}/"

    def signature(tokens: Sequence[Token]) -> Markup:
        return Markup().join(_token(token, page, places) for token in tokens)

    return page_of(
        "reference/module.html",
        front,
        page=page,
        module=module,
        signature=signature,
        paragraphs=paragraphs,
    )


def places(modules: Mapping[str, Described]) -> Places:
    """Say where everything public is described."""
    return {
        one.path: f"{FOLDER}{name}/#{one.name}"
        for name, module in modules.items()
        for one in module.members
    }


def paragraphs(said: Sequence[str]) -> Markup:
    """Set what a docstring says: what stands between double backticks is code."""
    return Markup().join(Markup("<p>{}</p>").format(_words(part)) for part in said)


def plain(text: str) -> str:
    """Take the backticks out of a docstring's words."""
    return re.sub(r"\s+", " ", text.replace("``", ""))


def _words(text: str) -> Markup:
    pieces = re.split(r"``(.+?)``", " ".join(text.split()))
    return Markup().join(
        Markup("<code>{}</code>").format(piece) if at % 2 else escape(piece)
        for at, piece in enumerate(pieces)
    )


def _token(token: Token, page: str, places: Places) -> Markup:
    place = places.get(token.path)
    if place is None:
        return escape(token.text)
    return Markup('<a href="{}">{}</a>').format(links.relative(page, place), token.text)
