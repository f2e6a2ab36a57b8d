"""The page of a source: what it is, then the whole text, then apparatus and provenance."""

from __future__ import annotations

from html import escape

from scripts.edition import enforced, links, parts, tei
from scripts.edition.apparatus import apparatus, emendations
from scripts.edition.html import Element, Setter
from scripts.edition.layers import name
from scripts.edition.passages import Passages, cruces_of, number, shown_lang
from scripts.edition.provenance import provenance


def source_page(source: tei.Source, introduction: str, law: enforced.Law) -> str:
    """Set the whole source as one page; ``introduction`` is our Markdown on how it differs."""
    page = links.address(source.id)
    about = f"{source.title}: the whole text, {len(source.rules)} rules, word for word."
    return "\n".join(
        [
            *parts.front_matter(source.short, about),
            "",
            parts.crumbs(page, [], f'<span class="sc">{source.short}</span>'),
            "",
            f'<h1 lang="{source.lang}">{escape(source.title)}</h1>',
            "",
            introduction.strip(),
            "",
            *facts(source),
            "",
            f'<article class="text" lang="{shown_lang(source)}" data-search-exclude>',
            *text(source, page),
            "</article>",
            *apparatus(source.body, source, Setter(page)),
            *provenance(source, page),
            *law.lent(page),
            "",
        ]
    )


def facts(source: tei.Source) -> list[str]:
    """Set the line of facts under the introduction, and what one can do from here."""
    language = parts.LANGUAGES[source.lang]
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


def text(source: tei.Source, page: str) -> list[str]:
    """Set the body: rules as sections with hanging numbers, all else as it stands."""
    passages = Passages(source, page, whole=True)
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
    words = passages.setter.inside(element).strip()
    style = f"{kind} {element.get('type', '')}".strip()
    return [f'<p class="{style}" lang="{passages.lang}">{words}</p>'] if words else []


def section(source: tei.Source, rule: tei.Rule, passages: Passages, page: str) -> list[str]:
    """Set one rule: its number in the margin, its words, its cruces beside it."""
    ident = rule.id.partition(".")[2]
    href = links.link(page, rule.id)
    raised = cruces_of(source, rule.id)
    beside = "".join(
        f'<li><a href="{links.link(page, crux.id)}" title="{escape(crux.question)}">'
        f"◊ {crux.name}</a></li>"
        for crux in raised
    )
    style = "number" if rule.label else "number ours"
    margin = f'<ul class="beside" lang="en" aria-label="Cruces of this rule">{beside}</ul>'
    return [
        f'<section class="rule" id="{ident}">',
        f'<h2 class="{style}" lang="en"><a href="{href}"><span class="unseen">Rule </span>'
        f"{escape(number(rule))}</a></h2>",
        *([margin] if raised else []),
        *passages.rule(rule),
        "</section>",
    ]
