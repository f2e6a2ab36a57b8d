"""The whole text of a source, block by block: its rules as sections, all else as it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.pages.commentary import beside
from scripts.pages.html import both
from scripts.pages.passages import Passages
from scripts.pages.templates import fill
from scripts.pages.titles import Bilingual, ours
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.layers import Element, name

#: What the print has on a page beside its text; what it is, only a listener must be told.
FURNITURE: Final = {
    "catch": ours("catchword"),
    "pageNum": ours("page number, once more"),
    "rule": ours("dash"),
}


def blocks(
    archive: Archive,
    source: tei.Source,
    page: str,
    template: str,
    headed: Callable[[tei.Rule], str | Bilingual],
    shared: bool = False,
) -> Iterator[Markup]:
    """Yield the body in its order, each rule by the template and with its heading.

    On a page that several texts have in common (``shared``) each is a part, under the heading it
    has in print; where one begins in the middle of a page, that page has begun before it. Its notes
    stand on its own page.
    """
    passages = Passages(archive, source, page, whole=True, shared=shared)
    rules = {rule.element: rule for rule in source.rules}
    for element in source.body.iter():
        if shared and element.get("type") == "continued":
            continue
        if element in rules:
            rule = rules[element]
            yield fill(
                template,
                page=page,
                rule=rule,
                anchor=passages.anchor(rule.id),
                level=3 if shared else 2,
                headed=headed(rule),
                emended=passages.html.number(element),
                words=passages.rule(rule),
                beside="" if shared else beside(source, rule.id, page),
            )
        elif stands_apart(element, rules):
            yield apart(element, passages)


def stands_apart(element: Element, rules: dict[Element, tei.Rule]) -> bool:
    """Say whether an element is a block of the body outside every rule."""
    if name(element) not in {"head", "p", "pb", "trailer", "ab", "fw", "list", "gap"}:
        return False
    return not any(up in rules or name(up) in {"p", "list", "fw"} for up in element.iterancestors())


def apart(element: Element, passages: Passages) -> Markup:
    """Set a head, a page break or a colophon; furniture of the page is set small, and named.

    Where several texts share a page, the head of each is a heading there and leads to its own page.
    """
    kind, form = name(element), element.get("type", "")
    if kind in {"pb", "gap"}:
        return passages.html.element(element)
    words, tag = passages.html.html(element), "div"
    if kind == "fw" and form in FURNITURE:
        words = Markup('<span class="unseen">{}: </span>{}').format(both(*FURNITURE[form]), words)
    elif passages.shared and kind == "head" and not form:
        way, tag = links.link(passages.page, passages.source.id), "h2"
        words = Markup('<a href="{}">{}</a>').format(way, words)
    words = passages.passage(element, words, tag)
    style = f"par {kind} {form}".strip()
    block = Markup('<div class="{}" lang="{}">{}</div>')
    return block.format(style, passages.lang, words) if words else words
