"""What a reader can choose: the layer of the text, a translation, the letters of the print."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from scripts import tei
from scripts.pages.templates import fill
from scripts.tei import languages
from scripts.tei.archive import Archive
from scripts.tei.layers import Element, corrected, diplomatic, normalised

LAYERS: Final = {
    "diplomatic": ("As received", "The text exactly as we hold it (diplomatic)"),
    "corrected": ("Corrected", "Slips mended, the old spelling kept"),
    "normalised": ("Modern", "Slips mended, the spelling of today (normalised)"),
}
BLACKLETTER: Final = (
    "An impression of the print, not a facsimile: the received text in blackletter type"
)


class Button(NamedTuple):
    """One button of a choice; ``key`` and ``value`` say what it chooses."""

    key: str
    value: str
    words: str
    hover: str = ""
    pressed: bool = False


def article(kind: str, archive: Archive, source: tei.Source) -> Markup:
    """Open the article of a text; the style sheets ask it for its languages and its letters."""
    style = f"{kind} blackletter" if source.year == "1774" else kind
    opened = Markup('<article class="{}" data-translations="{}">')
    return opened.format(style, " ".join(archive.beside(source)))


def choices(archive: Archive, source: tei.Source, element: Element, noted: bool = True) -> Markup:
    """Set the reader's choices for a passage: only those that change anything in it.

    The notes can be opened where a text stands whole, and is ``noted``.
    """
    groups = {"Text": layers(source, element), "Translation": translations(archive, source)}
    if noted and element is source.body and source.notes:
        groups["Notes"] = [Button("notes", "open", "All open")]
    return fill("reading.html", groups={label: found for label, found in groups.items() if found})


def layers(source: tei.Source, element: Element) -> list[Button]:
    """List the layers, if those of this passage differ."""
    if diplomatic(element) == corrected(element) == normalised(element):
        return []
    buttons = [
        Button("layer", value, words, hover, value == "corrected")
        for value, (words, hover) in LAYERS.items()
    ]
    if source.year == "1774":
        buttons.append(Button("letters", "blackletter", "Blackletter", BLACKLETTER))
    return buttons


def translations(archive: Archive, source: tei.Source) -> list[Button]:
    """List the translations, if there is one."""
    found = list(archive.beside(source))
    if not found:
        return []
    modern = "Modern Danish" if source.lang == "da" else "Danish"
    names = {**languages.NAMES, "da": modern}
    buttons = [Button("translation", v, names[v], pressed=v == "en") for v in found]
    return [*buttons, Button("translation", "none", "None")]
