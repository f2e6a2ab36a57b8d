"""The page of a rule: its words clause by clause, its cruces, and what it makes the engine do."""

from __future__ import annotations

from html import escape

from scripts.edition import enforced, links, parts, tei
from scripts.edition.apparatus import apparatus
from scripts.edition.html import Setter
from scripts.edition.passages import Passages, cruces_of, shown_lang


def rule_page(source: tei.Source, rule: tei.Rule, law: enforced.Law) -> str:
    """Set one rule as a page of its own."""
    page = links.address(rule.id)
    named = parts.rule_name(source, rule)
    first = tei.diplomatic(rule.element)[:150]
    short = f'<span class="sc">{source.short}</span>'
    return "\n".join(
        [
            *parts.front_matter(f"Gnav {links.label(rule.id)}", f"{named}: {first}"),
            "",
            parts.crumbs(page, [(links.address(source.id), short)], named.lower()),
            "",
            f"<h1>{named}</h1>",
            "",
            f'<article class="clauses" lang="{shown_lang(source)}">',
            *Passages(source, page, whole=False).rule(rule),
            "</article>",
            *standing(source, rule, page),
            *apparatus(rule.element, source, Setter(page)),
            *notes(source, rule, page),
            *cruces(source, rule, page),
            *law.section(rule.id, page),
            neighbours(source, rule, page),
            "",
        ]
    )


def standing(source: tei.Source, rule: tei.Rule, page: str) -> list[str]:
    """Say where the rule stands and how it is cited."""
    ident = rule.id.partition(".")[2]
    whole = links.relative(page, f"{links.address(source.id)}#{ident}")
    where = f"Page {escape(rule.page)}. " if rule.page else ""
    ours = "" if rule.label else "The number is ours; the source has none here. "
    return [
        f'<p class="facts">{where}{ours}Cited as {links.label(rule.id)}; '
        f'<a href="{whole}">read it in the whole text</a>.</p>'
    ]


def notes(source: tei.Source, rule: tei.Rule, page: str) -> list[str]:
    """Set the commentary on this rule and its clauses; reasons for emendations stand above."""
    setter = Setter(page)
    found = sorted(
        (target, at, note)
        for at, note in enumerate(source.notes)
        for target in note.targets
        if note.kind != "emendation" and (target == rule.id or target.startswith(f"{rule.id}."))
    )
    if not found:
        return []
    items = [
        f'<li><a href="{links.link(page, target)}">{links.label(target)}</a> '
        f"{setter.inside(note.element).strip()}</li>"
        for target, _, note in found
    ]
    return ['<section class="notes"><h2 id="notes">Notes</h2><ul>', *items, "</ul></section>"]


def cruces(source: tei.Source, rule: tei.Rule, page: str) -> list[str]:
    """Set the open questions that this rule raises, with the reading taken by default."""
    raised = cruces_of(source, rule.id)
    if not raised:
        return []
    items = [
        f'<dt><a href="{links.link(page, crux.id)}">◊ {crux.name}</a></dt>'
        f'<dd>{escape(crux.question)} <span class="quiet">We read: {read_as(crux)}.</span></dd>'
        for crux in raised
    ]
    return ['<section class="cruces"><h2 id="cruces">Cruces</h2><dl>', *items, "</dl></section>"]


def read_as(crux: tei.Crux) -> str:
    """Give the default reading in words."""
    return next(escape(option.text) for option in crux.options if option.value == crux.default)


def neighbours(source: tei.Source, rule: tei.Rule, page: str) -> str:
    """Link the rule before and the rule after, in the order of the text."""
    at = source.rules.index(rule)

    def to(step: int) -> tuple[str, str] | None:
        if not 0 <= at + step < len(source.rules):
            return None
        other = source.rules[at + step]
        return links.link(page, other.id), parts.rule_name(source, other)

    return parts.onward(to(-1), to(1))
