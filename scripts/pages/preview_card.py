"""What the picture shows that comes with a link to a rule or a source: its words, and whose."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Final

from scripts import tei
from scripts.pages import titles
from scripts.tei import links
from scripts.tei.passages import number, shown_lang

#: Where the pictures stand on the site.
FOLDER: Final = "assets/previews"
#: How many letters of a text are told to whoever cannot see its picture.
TOLD: Final = 300


@dataclass(frozen=True)
class Card:
    """Hold what is set: the words with their language and number, what they stand in, their title.

    A source has its title in place of a number, and the words are those it begins with.
    """

    id: str
    lang: str
    words: str
    of: str
    cited: str
    named: str
    year: str
    number: str = ""
    title: str = ""

    @property
    def file(self) -> str:
        """Name the file of the picture."""
        return f"{self.id}.png"

    @property
    def alt(self) -> str:
        """Tell the picture in words."""
        words = textwrap.shorten(self.words, TOLD, placeholder=" …")
        return f"{self.of}. {self.named}: “{words}”"

    def front(self) -> dict[str, object]:
        """Give what the front matter of its page says of it."""
        return {"preview": f"{FOLDER}/{self.file}", "preview_alt": self.alt}


def of_rule(source: tei.Source, rule: tei.Rule) -> Card:
    """Give the card of a rule; what stands before the first has no number."""
    return Card(
        id=rule.id,
        lang=shown_lang(source),
        words=words_of(rule),
        of=titled(source),
        cited=links.label(rule.id),
        named=titles.title(source, rule).en,
        year=source.year,
        number="" if rule.n == "0" else number(rule),
    )


def of_source(source: tei.Source) -> Card:
    """Give the card of a source, or of the booklet."""
    return Card(
        id=source.id,
        lang=shown_lang(source),
        words=" ".join(map(words_of, source.rules)),
        of=titled(source),
        cited=links.label(source.id),
        named="The whole text, word for word",
        year=source.year,
        title=source.title,
    )


def titled(source: tei.Source) -> str:
    """Give the title of a source with its year, unless the title has it already."""
    return source.title if source.year in source.title else f"{source.title}, {source.year}"


def words_of(rule: tei.Rule) -> str:
    """Give the words of a rule as they are read, corrected where the print errs."""
    return " ".join(" ".join(tei.corrected(clause.element) for clause in rule.clauses).split())
