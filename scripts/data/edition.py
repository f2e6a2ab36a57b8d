"""All that the published data are made from, read once, and the addresses it is published under."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from scripts import tei
from scripts.cite import files
from scripts.cite.files import Citations, site_address
from scripts.enforced.values import EnforcedValues
from scripts.tei import archive as read
from scripts.tei import links
from scripts.tei.languages import language
from scripts.tei.layers import NS, told

Json = dict[str, Any]

#: Which file of the evidence a source is made from, in its header.
RECEIVED = ".//tei:sourceDesc//tei:idno[@type='file']"


def dumps(data: object) -> str:
    """Write data as JSON that a person can read too."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


@dataclass(frozen=True)
class Edition:
    """Hold the archive, the folder it was read from, and the address it is published at.

    In a frozen release `base` is empty, and every address is relative to the release.
    """

    archive: read.Archive
    root: Path
    base: str
    citations: Citations
    enforced: dict[str, EnforcedValues] = field(default_factory=dict)

    def url(self, path: str) -> str:
        """Give the address of a site path."""
        return self.base + path

    def page(self, ident: str) -> str:
        """Give the address at which an id is read."""
        return self.url(links.address(ident))

    def permalink(self, ident: str) -> str:
        """Give the address of an id that never changes; in a frozen release none does."""
        return self.page(ident) if self.frozen else self.url(f"id/{ident}/")

    @property
    def frozen(self) -> bool:
        """Tell whether this is made for a frozen release."""
        return not self.base

    def enforced_values(self, source: tei.Source) -> EnforcedValues | None:
        """Give what the engine enforces because of a source; none for the booklet."""
        if source.id not in self.archive.sources:
            return None
        return self.enforced.setdefault(source.id, EnforcedValues(source))

    @cached_property
    def withheld(self) -> dict[str, str]:
        """Give the language of each text that is withheld, by its id."""
        texts = (text for text in self.archive.texts() if text.publish == "paraphrase")
        return {text.id: language(text.id) for text in texts}

    @cached_property
    def kept_here(self) -> frozenset[str]:
        """Name the received texts that are published in nothing: they stay in the repository."""
        texts = (text for text in self.archive.texts() if text.publish != "full")
        files = (text.header.findtext(RECEIVED, "", NS) for text in texts)
        return frozenset(file.rpartition("/")[2] for file in files)


def load(root: Path = tei.ROOT, base: str | None = None) -> Edition:
    """Read everything from the repository at `root`, to be published at `base`, or as released."""
    site = site_address()
    citations = files.load(site, root)
    return Edition(read.load(root), root, site if base is None else base, citations)


def rights(source: tei.Source) -> list[Json]:
    """List the licences of a source, each with its address and what it covers."""
    found = source.header.iterfind(".//tei:publicationStmt//tei:licence", NS)
    return [{"uri": one.get("target"), "text": tei.prose(told(one)["en"])} for one in found]
