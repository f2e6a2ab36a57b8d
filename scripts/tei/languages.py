"""The languages of the sources and of their translations, as the files and their headers say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lxml import etree

from scripts.tei.files import ROOT, folder_of
from scripts.tei.layers import NS

#: The languages there are, by name; a text is translated into the first ones first.
NAMES: Final = {"en": "English", "da": "Danish", "de": "German"}


def translated(source_id: str, root: Path = ROOT) -> tuple[str, ...]:
    """List the languages that a text is translated into: those of which there is a file."""
    folder = folder_of(source_id, root)
    return tuple(lang for lang in NAMES if (folder / f"{source_id}.{lang}.xml").is_file())


@cache
def language(ident: str) -> str:
    """Give the language of the source that an id belongs to, also where a paraphrase is shown."""
    source = ident.partition(".")[0]
    used = etree.parse(folder_of(source) / f"{source}.xml").find(
        ".//tei:langUsage/tei:language", NS
    )
    return "" if used is None else used.get("ident", "")
