"""The panel on a rule's page that says how the rule and its clauses are cited."""

from __future__ import annotations

from html import escape

from gnav_core import cite_styles
from scripts import tei
from scripts.cite.files import KINDS, Citations
from scripts.tei import links

#: What each style is called, in the order of the panel.
NAMES = {
    "da": "Royal Danish Library",
    "apa": "APA",
    "chicago": "Chicago",
    "wikipedia": "Wikipedia",
    "bibtex": "BibTeX",
    "ris": "RIS",
    "csl": "CSL-JSON",
    "id": "Id and permalink",
}
FILES = {"csl.json": "CSL-JSON", "bib": "BibTeX", "ris": "RIS"}


def panel(citations: Citations, source: tei.Source, rule: tei.Rule) -> list[str]:
    """Set the panel: every style, open to be selected; a script adds clauses, day and buttons."""
    page = links.address(rule.id)
    name = rule.id.partition(".")[2]
    everything = links.relative(page, links.address(source.id)) + source.id
    return [
        '<details class="cite" id="cite">',
        f"<summary>Cite {links.label(rule.id)}</summary>",
        f'<cite-panel data-id="{rule.id}" data-from="{name}.cite.json">',
        *(_style(citations, rule.id, style, named) for style, named in NAMES.items()),
        f'<p class="files">As files: {_files(name)}. '
        f"All rules of this source at once: {_files(everything)}. "
        f'<a href="{links.relative(page, "citing/")}">How to cite</a></p>',
        "</cite-panel>",
        "</details>",
    ]


def taken_away(source: tei.Source) -> list[str]:
    """Offer all rules of a source at once to a reference manager, on the page of the source."""
    return [
        f'<p class="facts">Every rule for your reference manager: {_files(source.id)}. '
        '<a href="../citing/">How to cite</a></p>'
    ]


def _style(citations: Citations, ident: str, style: str, named: str) -> str:
    """Set one style without a day of access."""
    words = cite_styles.STYLES[style](citations.cited(ident), False)
    if style in cite_styles.IN_HTML:
        shown = f'<p data-style="{style}">{words.replace("{day-en}", "…")}</p>'
    else:
        shown = f'<pre data-style="{style}" tabindex="0">{escape(words, quote=False)}</pre>'
    return f'<div role="group" aria-label="{named}"><h3>{named}</h3>{shown}</div>'


def _files(name: str) -> str:
    return ", ".join(f'<a href="{name}.{ending}" download>{FILES[ending]}</a>' for ending in KINDS)
