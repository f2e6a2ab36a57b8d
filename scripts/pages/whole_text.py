"""The whole text of a source, block by block: its rules as sections, all else as it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from markupsafe import Markup

from scripts import tei
from scripts.pages.commentary import beside
from scripts.pages.passages import Passages
from scripts.pages.templates import fill
from scripts.pages.titles import Said
from scripts.tei.archive import Archive
from scripts.tei.layers import Element, name


def blocks(
    archive: Archive,
    source: tei.Source,
    page: str,
    template: str,
    headed: Callable[[tei.Rule], str | Said],
) -> Iterator[Markup]:
    """Yield the body in its order, each rule by the template and with its heading."""
    passages = Passages(archive, source, page, whole=True)
    rules = {rule.element: rule for rule in source.rules}
    for element in source.body.iter():
        if element in rules:
            rule = rules[element]
            yield fill(
                template,
                page=page,
                rule=rule,
                headed=headed(rule),
                emended=passages.html.number(element),
                words=passages.rule(rule),
                beside=beside(source, rule.id, page),
            )
        elif stands_apart(element, rules):
            yield apart(element, passages)


def stands_apart(element: Element, rules: dict[Element, tei.Rule]) -> bool:
    """Say whether an element is a block of the body outside every rule."""
    if name(element) not in {"head", "p", "pb", "trailer", "ab", "fw", "list", "gap"}:
        return False
    return not any(up in rules or name(up) in {"p", "list", "fw"} for up in element.iterancestors())


def apart(element: Element, passages: Passages) -> Markup:
    """Set a head, a page break or a colophon; furniture of the page is set small."""
    kind = name(element)
    if kind in {"pb", "gap"}:
        return passages.html.element(element)
    words = passages.passage(element, passages.html.html(element))
    style = f"par {kind} {element.get('type', '')}".strip()
    block = Markup('<div class="{}" lang="{}">{}</div>')
    return block.format(style, passages.lang, words) if words else words
