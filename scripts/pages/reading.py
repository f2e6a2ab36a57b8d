"""What a reader can choose: the layer of the text, a translation, the letters of the print."""

from __future__ import annotations

from typing import Final

from scripts import tei
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


def article(kind: str, archive: Archive, source: tei.Source) -> str:
    """Open the article of a text; the style sheets ask it for its languages and its letters."""
    style = f"{kind} blackletter" if source.year == "1774" else kind
    return f'<article class="{style}" data-translations="{" ".join(archive.translated(source))}">'


def choices(archive: Archive, source: tei.Source, element: Element) -> list[str]:
    """Set the reader's choices for a passage: only those that change anything in it."""
    groups = [*layers(source, element), *translations(archive, source)]
    if element is source.body and source.notes:
        groups += group("Notes", [button("notes", "open", "All open", "", False)])
    if not groups:
        return []
    return [
        '<div class="reading"><reading-choice>',
        *groups,
        "</reading-choice></div>",
    ]


def layers(source: tei.Source, element: Element) -> list[str]:
    """Set the choice of a layer, if the layers of this passage differ."""
    if diplomatic(element) == corrected(element) == normalised(element):
        return []
    buttons = [
        button("layer", value, words, told, value == "corrected")
        for value, (words, told) in LAYERS.items()
    ]
    if source.year == "1774":
        buttons.append(button("letters", "blackletter", "Blackletter", BLACKLETTER, False))
    return group("Text", buttons)


def translations(archive: Archive, source: tei.Source) -> list[str]:
    """Set the choice of a translation, if there is one."""
    found = list(archive.translated(source))
    if not found:
        return []
    modern = "Modern Danish" if source.lang == "da" else "Danish"
    names = {**languages.NAMES, "da": modern}
    buttons = [button("translation", value, names[value], "", value == "en") for value in found]
    return group("Translation", [*buttons, button("translation", "none", "None", "", False)])


def group(label: str, buttons: list[str]) -> list[str]:
    """Set one group of buttons with its name."""
    return [
        f'<div role="group" aria-label="{label}"><span aria-hidden="true">{label}</span>',
        *buttons,
        "</div>",
    ]


def button(key: str, value: str, words: str, told: str, pressed: bool) -> str:
    """Set one button; it says what it chooses in its data."""
    title = f' title="{told}"' if told else ""
    return (
        f'<button type="button" data-key="{key}" data-value="{value}" '
        f'aria-pressed="{str(pressed).lower()}"{title}>{words}</button>'
    )
