"""The page of a source: what it is, then the whole text, then apparatus and provenance."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from scripts import tei
from scripts.cite import files
from scripts.cite.head import head
from scripts.enforced.values import Law
from scripts.pages import enforced, parts, reading
from scripts.pages.apparatus import apparatus
from scripts.pages.cite_panel import taken_away
from scripts.pages.commentary import beside
from scripts.pages.passages import Passages
from scripts.pages.provenance import provenance
from scripts.pages.templates import fill, page_of
from scripts.tei import languages, links
from scripts.tei.archive import Archive
from scripts.tei.emendations import emendations
from scripts.tei.layers import Element, name
from scripts.tei.passages import number


def source_page(archive: Archive, source: tei.Source, introduction: str, law: Law) -> str:
    """Set the whole source as one page; ``introduction`` is our Markdown on how it differs."""
    page = links.address(source.id)
    about = f"{source.title}: the whole text, {len(source.rules)} rules, word for word."
    tags = head(files.load(), source.id)
    return page_of(
        "source.html",
        parts.front_matter(source.short, about, head=tags, **parts.UNSEARCHED),
        page=page,
        source=source,
        introduction=Markup(introduction.strip()),
        language=languages.NAMES[source.lang],
        counted=counted(source),
        corrected=len(emendations(source.body)),
        choices=reading.choices(archive, source, source.body),
        article=reading.article("text", archive, source),
        blocks=blocks(archive, source, page),
        sections=[
            apparatus(source.body, source, page),
            taken_away(source),
            provenance(source, page),
            enforced.lent(law, page),
        ],
    )


def counted(source: tei.Source) -> str:
    """Count the rules: the print's own where it numbers them, else the paragraphs."""
    printed = sum(1 for rule in source.rules if rule.label)
    return f"{printed} rules" if printed else f"{len(source.rules)} paragraphs"


def blocks(archive: Archive, source: tei.Source, page: str) -> Iterator[Markup]:
    """Yield the body: rules as sections with hanging numbers, all else as it stands."""
    passages = Passages(archive, source, page, whole=True)
    rules = {rule.element: rule for rule in source.rules}
    for element in source.body.iter():
        if element in rules:
            rule = rules[element]
            yield fill(
                "section.html",
                page=page,
                rule=rule,
                number=number(rule),
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
