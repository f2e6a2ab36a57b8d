"""Read the edition in TEI. It imports nothing else of `scripts`; everything else may import it."""

from scripts.tei.files import ROOT
from scripts.tei.layers import NS, XML_ID, XML_LANG, corrected, diplomatic, normalised, prose
from scripts.tei.notes import Crux, Note, Question
from scripts.tei.source import (
    BOOKLET,
    CAUSES,
    Clause,
    Rule,
    Source,
    load,
    load_all,
    load_booklet,
    load_texts,
    order,
)

__all__ = [
    "BOOKLET",
    "CAUSES",
    "NS",
    "ROOT",
    "XML_ID",
    "XML_LANG",
    "Clause",
    "Crux",
    "Note",
    "Question",
    "Rule",
    "Source",
    "corrected",
    "diplomatic",
    "load",
    "load_all",
    "load_booklet",
    "load_texts",
    "normalised",
    "order",
    "prose",
]
