"""The emendations of a text: what is corrected or supplied, for what cause, and how certainly."""

from __future__ import annotations

from typing import Final

from scripts import tei
from scripts.tei.layers import XML_ID, Element, name

#: The cause of an emendation and its certainty, in English and in Danish; no cause has what we add.
SAID: Final = {
    "en": ({**tei.CAUSES, "": "not in the received text, supplied by the editor"}, "certainty"),
    "da": (
        {
            "ocr": "maskinens læsefejl",
            "print": "kildens fejl",
            "transcription": "afskriverens fejl",
            "unknown": "årsagen ukendt",
            "": "ikke i den overleverede tekst, tilføjet af udgiveren",
        },
        "sikkerhed",
    ),
}
CERTAINTIES: Final = {"high": "høj", "medium": "middel", "low": "lav"}


def emendations(element: Element) -> list[Element]:
    """List the corrections and additions within an element, in the order of the text."""
    return [part for part in element.iter() if name(part) in {"corr", "supplied"}]


def emendation_id(corr: Element, whole: bool = False) -> str:
    """Give the id of an emendation's entry on a page: ``e-denne``.

    On a page that several texts share it is ``whole``: ``gnav-1774.e.denne``.
    """
    ident = corr.get(XML_ID) or ""
    return ident if whole else "e-" + ident.rpartition(".")[2]


def cause(emended: Element, language: str) -> str:
    """Name the cause of an emendation, and how certain it is."""
    causes, certainty = SAID[language]
    level = emended.get("cert", "high")
    said = CERTAINTIES[level] if language == "da" else level
    return f"{causes[emended.get('type', '')]} ({certainty} {said})."
