"""The other spellings of an entry's words, by which the search finds it whatever way one writes.

They are many and alike, so that the reader's own search makes them
(``scripts/hooks/spellings.js``): the index brings the families of words, and of each entry only
what does not follow from its text.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from scripts import tei
from scripts.tei.archive import Archive
from scripts.tei.spelling import families, folded, words

#: What a reader may look for, and the words that we use instead.
WORDS: Final = tei.ROOT / "sources" / "words.toml"
TAG: Final = re.compile(r"<[^>]*>")
#: The words of a source, among ours.
QUOTED: Final = re.compile(r"“[^”]*”|»[^«]*«|\[[^\]]*\]")
FIRST: Final = re.compile(r"<p>.*?</p>", re.DOTALL)


def sought() -> dict[str, set[str]]:
    """Give for each word of ours the words under which a reader may look for the thing."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for word in tomllib.loads(WORDS.read_text("utf-8"))["word"]:
        for form in (word["en"], f"{word['en']}s", f"{word['en']}d"):
            found[form] |= set(word.get("sought", ()))
    return dict(found)


class Spellings:
    """All spellings of the words of an archive."""

    def __init__(self, archive: Archive) -> None:
        self.known, self.sought = families(archive), sought()

    def as_json(self) -> dict[str, Any]:
        """Give what the reader's search makes spellings from."""
        many = {tuple(sorted(family)) for family in self.known.values() if len(family) > 1}
        others = {word: sorted(found) for word, found in self.sought.items() if found}
        return {"families": [" ".join(family) for family in sorted(many)], "sought": others}

    def left(self, entry: Mapping[str, Any]) -> str:
        """Give the other spellings of an entry that do not follow from its text.

        Of the edition only titles and the words of the sources have other spellings, not our prose;
        of a page written by hand all words have, since nothing there tells whose they are.
        """
        hidden = words(entry.get("norm", ""))
        every = set(hidden) | self._of(entry, {*words(entry["title"]), *hidden, *quoted(entry)})
        return " ".join(sorted(every - set(words(bare(entry))) - self.made(entry)))

    def made(self, entry: Mapping[str, Any]) -> set[str]:
        """Give those that the reader's search makes, from title and text and whose they are."""
        theirs = {*words(entry["title"]), *quoted(entry)}
        if entry.get("theirs") == "first":
            theirs |= {word for said in FIRST.findall(entry["text"])[:1] for word in words(said)}
        return self._of(entry, theirs) - set(words(bare(entry)))

    def _of(self, entry: Mapping[str, Any], theirs: set[str]) -> set[str]:
        every: set[str] = set()
        for word in theirs.union(words(bare(entry))):
            every |= self.sought.get(word, set())
        for word in theirs:
            forms = self.known.get(word, {word})
            spelled = forms | {fold for form in forms for fold in folded(form)}
            every |= spelled if len(spelled) > 1 else set()
        return every


def bare(entry: Mapping[str, Any]) -> str:
    """Give the text of an entry without its tags."""
    return TAG.sub(" ", entry["text"])


def quoted(entry: Mapping[str, Any]) -> list[str]:
    """List the words of an entry's text that may be a source's, but for a clause's own."""
    text = bare(entry)
    return words(" ".join([text] if entry.get("theirs") == "all" else QUOTED.findall(text)))
