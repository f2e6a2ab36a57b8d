"""The emendations of a text: what is corrected or supplied, for what cause, and how certainly."""

from __future__ import annotations

from scripts import tei
from scripts.tei.layers import XML_ID, Element, name


def emendations(element: Element) -> list[Element]:
    """List the corrections and additions within an element, in the order of the text."""
    return [part for part in element.iter() if name(part) in {"corr", "supplied"}]


def emendation_id(corr: Element) -> str:
    """Give the id of an emendation's entry on a page: ``e-denne``."""
    return "e-" + (corr.get(XML_ID) or "").rpartition(".")[2]


def cause(corr: Element) -> str:
    """Name the cause of an emendation, and how certain it is."""
    return f"{tei.CAUSES.get(corr.get('type', ''), corr.get('type', ''))} ({certainty(corr)})"


def certainty(element: Element) -> str:
    """Say how certain an emendation is."""
    return f"certainty {element.get('cert', 'high')}"
