"""What the engine enforces because of a rule, as a section of a page."""

from __future__ import annotations

from html import escape

from gnav_core.gnav.unenforced import UNENFORCED
from scripts.enforced import wording
from scripts.enforced.values import Law, Value
from scripts.tei import links
from scripts.tei.languages import language

HEADING = "What the engine enforces because of this"
STATUS = {
    "stated": "stated",
    "inferred": "our reading",
    "supplied": "supplied",
}


def section(law: Law, rule: str, page: str) -> list[str]:
    """Set what is enforced because of one rule, and why some clause of it is not."""
    rows = "".join(row(value, page, law.quoting) for value in law.because_of(rule))
    reasons = "".join(
        f"<p>Nothing because of "
        f'<a href="{links.link(page, clause)}">{links.label(clause)}</a>. {escape(reason)}</p>'
        for clause, reason in UNENFORCED.items()
        if clause.startswith(f"{rule}.")
    )
    return [
        f'<section class="enforced" data-search-exclude><h2 id="enforced">{HEADING}</h2>',
        (f"<dl>{rows}</dl>" if rows else "") + reasons,
        "</section>",
    ]


def lent(law: Law, page: str) -> list[str]:
    """Set what is supplied from another source, where anything is."""
    found = law.lent()
    if not found:
        return []
    lender = links.label(found[0].cited.cites[0].partition(".")[0])
    rows = "".join(row(value, page, law.quoting) for value in found)
    return [
        '<section class="enforced" data-search-exclude><h2 id="supplied">What is supplied</h2>',
        f"<p>On these points the source is silent; the engine takes them from {lender} and "
        "says so at every move that rests on them.</p>",
        f"<dl>{rows}</dl></section>",
    ]


def row(value: Value, page: str, quoting: bool) -> str:
    """Set one value: what it rules, what it rests on, and whose word that is.

    The words are left out where the text of the source is withheld.
    """
    cited = value.cited
    said = wording.value(value.paths[0], cited.value)
    term = escape(wording.fields(value.paths)) + (f": <em>{escape(said)}</em>" if said else "")
    quotes = cited.quotes if quoting else [""] * len(cited.clauses)
    rests = [words(*pair, page) for pair in zip(cited.clauses, quotes, strict=True)]
    if cited.crux:
        href = links.link(page, cited.crux)
        rests.append(f'<a href="{href}">◊ {cited.crux.rpartition(".")[2]}</a>')
    status = f'<span class="status {cited.status}">{STATUS[cited.status]}</span>'
    return f"<dt>{term}</dt><dd>{status} {'; '.join(rests)}</dd>"


def words(clause: str, quote: str, page: str) -> str:
    """Quote the words a value rests on, if they may be quoted, with their clause."""
    cited = f'<a href="{links.link(page, clause)}">{links.label(clause)}</a>'
    if not quote:
        return cited
    return f'“<span lang="{language(clause)}">{escape(quote, quote=False)}</span>” {cited}'
