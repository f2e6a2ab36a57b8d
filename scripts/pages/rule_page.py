"""The page of a rule: its words clause by clause, its cruces, and what it makes the engine do."""

from __future__ import annotations

import textwrap

from scripts import tei
from scripts.cite import files
from scripts.cite.head import head
from scripts.cite.works import page as page_of_print
from scripts.enforced.values import EnforcedValues
from scripts.pages import enforced, preview_card, reading, show_me, titles
from scripts.pages.apparatus import apparatus
from scripts.pages.cite_panel import panel
from scripts.pages.elsewhere import elsewhere
from scripts.pages.findings import place as found_at
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.glossary_page import terms
from scripts.pages.html import TeiToHtml
from scripts.pages.loans import loans_of
from scripts.pages.passages import Passages
from scripts.pages.templates import page_of
from scripts.tei import links
from scripts.tei.archive import Archive, print_of
from scripts.tei.printed import entries


def rule_page(
    archive: Archive, source: tei.Source, rule: tei.Rule, enforced_values: EnforcedValues
) -> str:
    """Set one rule as a page of its own."""
    page = links.address(rule.id)
    named = titles.title(source, rule).en
    words = " ".join(tei.corrected(clause.element) for clause in rule.clauses)
    first = textwrap.shorten(words, 150, placeholder=" …")
    citations = files.load()
    tags = head(citations, rule.id)
    label = links.label(rule.id)
    revised = archive.revised(source.id)
    title = f"Gnav {label}" if source.family == "gnav" else label
    told = preview_card.of_rule(source, rule).front() | {"head": tags, "revised": revised}
    return page_of(
        "rule.html",
        front_matter(title, f"{named}. {first}", **told, **UNSEARCHED),
        page=page,
        source=source,
        rule=rule,
        titles=titles,
        shown=show_me.of(rule.id),
        found=found_at(rule.id),
        scan=print_of(source),
        pages=page_of_print(rule.clauses).get("page", "").replace("-", "–"),
        in_booklet=source.id in {entry.source for entry in entries(archive.booklet)},
        emended=TeiToHtml(page).number(rule.element),
        choices=reading.choices(archive, source, rule.element),
        article=reading.article("clauses", archive, source),
        passages=Passages(archive, source, page, whole=False).rule(rule),
        loans=loans_of(rule.id, page),
        terms=terms(archive, rule.id, page),
        sections=[
            show_me.section(rule.id, page),
            enforced.section(enforced_values, rule.id, page),
            elsewhere(archive, rule.id, page),
            apparatus(rule.element, source, page),
            panel(citations, source, rule),
        ],
        before=neighbour(source, rule, -1),
        after=neighbour(source, rule, 1),
    )


def neighbour(source: tei.Source, rule: tei.Rule, step: int) -> tei.Rule | None:
    """Find the rule before or the rule after, in the order of the text."""
    at = source.rules.index(rule) + step
    return source.rules[at] if 0 <= at < len(source.rules) else None
