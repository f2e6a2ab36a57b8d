"""The apparatus: every correction in lemma style, with its cause and its reason."""

from __future__ import annotations

from markupsafe import Markup

from scripts import tei
from scripts.pages.html import TeiToHtml
from scripts.pages.templates import fill
from scripts.tei.emendations import cause, emendation_id, emendations
from scripts.tei.layers import XML_ID, Element, child, name


def apparatus(element: Element, source: tei.Source, page: str, shared: bool = False) -> Markup:
    """Set the apparatus of all that stands within an element; none where nothing is corrected.

    That of a whole text is folded. On a page that several texts have in common (``shared``) it is
    one part of the whole apparatus, and the text's name is its heading.
    """
    return fill(
        "apparatus.html",
        found=emendations(element),
        folded=element is source.body and not shared,
        shared=shared,
        source=source,
        html=TeiToHtml(page).html,
        ident=lambda emended: emendation_id(emended, shared),
        lemma=tei.corrected,
        is_supplied=lambda emended: name(emended) == "supplied",
        cause=cause,
        received=received,
        reasons=lambda emended: reasons(emended, source),
    )


def received(emended: Element) -> str:
    """Give what was received in place of our word."""
    choice = emended.getparent()
    sic = None if choice is None else child(choice, "sic")
    return "" if sic is None else tei.diplomatic(sic)


def reasons(emended: Element, source: tei.Source) -> dict[str, Element]:
    """Find what says in each language why a word was emended."""
    found = (note for note in source.notes if emended.get(XML_ID) in note.targets)
    return next((note.said for note in found), {})
