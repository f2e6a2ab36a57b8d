"""The page of a rule: its words clause by clause, its cruces, and what it makes the engine do."""

from __future__ import annotations

import textwrap
from html import escape

from scripts import tei
from scripts.cite import files
from scripts.cite.head import head
from scripts.cite.panel import panel
from scripts.enforced.values import Law
from scripts.pages import commentary, enforced, parts, reading, show_me
from scripts.pages.apparatus import apparatus
from scripts.pages.elsewhere import elsewhere
from scripts.pages.glossary_page import terms
from scripts.pages.html import Setter
from scripts.pages.passages import Passages
from scripts.tei import links
from scripts.tei.archive import Archive, print_of
from scripts.tei.passages import rule_name


def rule_page(archive: Archive, source: tei.Source, rule: tei.Rule, law: Law) -> str:
    """Set one rule as a page of its own."""
    page = links.address(rule.id)
    named = rule_name(source, rule)
    words = " ".join(tei.corrected(clause.element) for clause in rule.clauses)
    first = textwrap.shorten(words, 150, placeholder=" …")
    short = f'<span class="sc">{source.short}</span>'
    title = f"Gnav {links.label(rule.id)}"
    citations = files.load()
    tags = head(citations, rule.id)
    return "\n".join(
        [
            *parts.front_matter(title, f"{named}: {first}", head=tags, **parts.UNSEARCHED),
            "",
            parts.crumbs(page, [(links.address(source.id), short)], named.lower()),
            "",
            f"<h1>{named}</h1>",
            "",
            *reading.choices(archive, source, rule.element),
            '<div class="leaf">',
            reading.article("clauses", archive, source),
            *Passages(archive, source, page, whole=False).rule(rule),
            *standing(source, rule, page),
            *terms(archive, rule.id, page),
            "</article>",
            *commentary.notes(source, rule.id, page),
            *commentary.cruces(source, rule.id, page),
            *show_me.section(rule.id, page),
            *enforced.section(law, rule.id, page),
            *elsewhere(archive, rule.id, page),
            *apparatus(rule.element, source, Setter(page)),
            *panel(citations, source, rule),
            "</div>",
            neighbours(source, rule, page),
            "",
        ]
    )


def standing(source: tei.Source, rule: tei.Rule, page: str) -> list[str]:
    """Say where the rule stands and how it is cited."""
    ident = rule.id.partition(".")[2]
    whole = links.relative(page, f"{links.address(source.id)}#{ident}")
    scan = print_of(source)
    where = f"Page {escape(rule.page)}" if rule.page else ""
    if where and scan:
        where += f' (<a href="{escape(scan)}">the Royal Library’s text</a>, which opens as a whole)'
    ours = "" if rule.label else "The number is ours; the source has none here. "
    return [
        f'<p class="facts">{where}{". " if where else ""}{ours}Cited as {links.label(rule.id)}; '
        f'<a href="{whole}">read it in the whole text</a>.</p>'
    ]


def neighbours(source: tei.Source, rule: tei.Rule, page: str) -> str:
    """Link the rule before and the rule after, in the order of the text."""
    at = source.rules.index(rule)

    def to(step: int) -> tuple[str, str] | None:
        if not 0 <= at + step < len(source.rules):
            return None
        other = source.rules[at + step]
        return links.link(page, other.id), rule_name(source, other)

    return parts.onward(to(-1), to(1))
