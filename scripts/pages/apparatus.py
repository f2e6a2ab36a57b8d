"""The apparatus: every correction in lemma style, with its cause and its reason."""

from __future__ import annotations

from html import escape

from scripts import tei
from scripts.pages.html import Setter
from scripts.tei.emendations import cause, certainty, emendation_id, emendations
from scripts.tei.layers import XML_ID, Element, child, name


def variant(emended: Element, lang: str) -> str:
    """Set what was received in place of our word, and why it was not kept."""
    if name(emended) == "supplied":
        return f"not in the received text, supplied by the editor ({certainty(emended)})"
    choice = emended.getparent()
    sic = None if choice is None else child(choice, "sic")
    received = "" if sic is None else tei.diplomatic(sic)
    return f'<i lang="{lang}">{escape(received)}</i>, {cause(emended)}'


def entry(emended: Element, source: tei.Source, setter: Setter) -> str:
    """Set one entry: ``denne] dennne, machine reading``, then the reason."""
    ident = emendation_id(emended)
    reason = next((n for n in source.notes if emended.get(XML_ID) in n.targets), None)
    why = "" if reason is None else f' <span class="why">{reason_of(reason, setter)}</span>'
    return (
        f'<li id="{ident}"><a class="lemma" lang="{source.lang}" href="#{ident}-here">'
        f"{escape(tei.corrected(emended))}</a>] {variant(emended, source.lang)}.{why}</li>"
    )


def reason_of(note: tei.Note, setter: Setter) -> str:
    """Set the reason of an emendation."""
    return setter.inside(note.element).strip()


def apparatus(element: Element, source: tei.Source, setter: Setter) -> list[str]:
    """Set the apparatus of all that stands within an element; none where nothing is corrected."""
    found = emendations(element)
    if not found:
        return []
    return [
        '<section class="apparatus"><h2 id="apparatus">Apparatus</h2>',
        "<p>Before the bracket stands what we print, after it what was received.</p>",
        "<ul>",
        *[entry(emended, source, setter) for emended in found],
        "</ul></section>",
    ]
