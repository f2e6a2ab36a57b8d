"""The page of a source: what it is, then the whole text, then apparatus and provenance."""

from __future__ import annotations

from html import escape

from scripts import tei
from scripts.cite import files
from scripts.cite.head import head
from scripts.cite.panel import taken_away
from scripts.enforced.values import Law
from scripts.pages import enforced, parts, reading
from scripts.pages.apparatus import apparatus
from scripts.pages.commentary import beside
from scripts.pages.html import Setter
from scripts.pages.passages import Passages
from scripts.pages.provenance import provenance
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
    return "\n".join(
        [
            *parts.front_matter(source.short, about, head=tags, **parts.UNSEARCHED),
            "",
            parts.crumbs(page, [], f'<span class="sc">{source.short}</span>'),
            "",
            f'<h1 lang="{source.lang}">{escape(source.title)}</h1>',
            "",
            introduction.strip(),
            "",
            *facts(source),
            "",
            *reading.choices(archive, source, source.body),
            reading.article("text", archive, source),
            *text(archive, source, page),
            "</article>",
            *apparatus(source.body, source, Setter(page)),
            *taken_away(source),
            *provenance(source, page),
            *enforced.lent(law, page),
            "",
        ]
    )


def facts(source: tei.Source) -> list[str]:
    """Set the line of facts under the introduction, and what one can do from here."""
    language = languages.NAMES[source.lang]
    if source.publish == "paraphrase":
        language += ", here in our English paraphrase"
    corrected = len(emendations(source.body))
    words = {0: "no words corrected", 1: "one word corrected"}
    below = words.get(corrected, f"{corrected} words corrected")
    listed = f'<a href="#apparatus">{below}</a>' if corrected else below
    return [
        f'<p class="facts">{escape(source.year)} · {language} · {counted(source)} · {listed}'
        ' · <a href="#provenance">provenance and rights</a></p>',
        f'<p class="deeds"><a class="button" href="../play/?source={source.id}">'
        'Play by these rules</a> <a href="cruces/">Cruces</a></p>',
    ]


def counted(source: tei.Source) -> str:
    """Count the rules: the print's own where it numbers them, else the paragraphs."""
    printed = sum(1 for rule in source.rules if rule.label)
    return f"{printed} rules" if printed else f"{len(source.rules)} paragraphs"


def text(archive: Archive, source: tei.Source, page: str) -> list[str]:
    """Set the body: rules as sections with hanging numbers, all else as it stands."""
    passages = Passages(archive, source, page, whole=True)
    blocks: list[str] = []
    rules = {rule.element: rule for rule in source.rules}
    for element in source.body.iter():
        if element in rules:
            blocks += section(source, rules[element], passages, page)
        elif stands_apart(element, rules):
            blocks += apart(element, passages)
    return blocks


def stands_apart(element: Element, rules: dict[Element, tei.Rule]) -> bool:
    """Say whether an element is a block of the body outside every rule."""
    if name(element) not in {"head", "p", "pb", "trailer", "ab", "fw", "list", "gap"}:
        return False
    return not any(up in rules or name(up) in {"p", "list", "fw"} for up in element.iterancestors())


def apart(element: Element, passages: Passages) -> list[str]:
    """Set a head, a page break or a colophon; furniture of the page is set small."""
    kind = name(element)
    if kind in {"pb", "gap"}:
        return [passages.setter.element(element)]
    words = passages.passage(element, passages.setter.inside(element).strip())
    style = f"par {kind} {element.get('type', '')}".strip()
    return [f'<div class="{style}" lang="{passages.lang}">{words}</div>'] if words else []


def section(source: tei.Source, rule: tei.Rule, passages: Passages, page: str) -> list[str]:
    """Set one rule: its number in the margin, its words, the commentary beside it."""
    ident = rule.id.partition(".")[2]
    style = "number" if rule.label else "number ours"
    return [
        f'<section class="rule" id="{ident}">',
        f'<h2 class="{style}" lang="en"><a href="{links.link(page, rule.id)}">'
        f'<span class="unseen">Rule </span>{escape(number(rule))}</a></h2>',
        '<div class="column">',
        *passages.rule(rule),
        "</div>",
        *beside(source, rule.id, page),
        "</section>",
    ]
