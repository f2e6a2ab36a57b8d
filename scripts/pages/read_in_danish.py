"""Measure how much of each page a Dane reads in Danish: ``python -m scripts.pages.read_in_danish``.

Counted are the words that the article of a page shows when Danish is chosen, in English or not: a
source's own words are in their language, and need no Danish. What the other language's layer holds
is not counted, nor what is drawn, a name, a reference, a citation, an address or code, nor the
menus around the article, which are in Danish on every page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml
from lxml import html

from scripts import tei
from scripts.pages.danish import labels

SITE: Final = tei.ROOT / "build" / "site"
ARTICLE: Final = "//article[contains(@class, 'md-content__inner')]"
WORD: Final = re.compile(r"[^\W\d_]{2,}")
NAMED: Final = re.compile(r"\\\{\w+\\\}")
SILENT: Final = frozenset("script style svg noscript template code pre kbd select".split())
UNREAD: Final = frozenset({"on-paper", "ref", "uri"})
#: The games of the booklet keep their names, as the sources that tell them are cited.
GAMES: Final = "|".join(
    re.escape(source.short.removesuffix(" 1774"))
    for source in tei.load_all().values()
    if source.family != "gnav"
)
#: What is called the same in every language: forms of files, units, names.
NAMES: Final = re.compile(
    rf"\b(?:(?:{GAMES})(?: 1774)?|"
    r"APA|Chicago|BibTeX|RIS|CSL-JSON|PDF|EPUB|kB|MB|Wikipedia|KB|Spille-Regler|Tabu|TEI)\b"
)
SOURCE: Final = f"(?:{'|'.join((*tei.order(), tei.BOOKLET))})"
#: What the script of the language tells anew (docs/assets/js/language.js), by its class or name.
TOLD: Final = frozenset(
    "crumbs onward shows cite deeds-on-words reading-choice data-labels".split()
)
#: The kinds of page, by their addresses; what fits none is a page of prose.
KINDS: Final = {
    "rules": re.compile(rf"{SOURCE}/r\d+/"),
    "how to play": re.compile(rf"{SOURCE}/how-to-play/"),
    "sources": re.compile(rf"{SOURCE}/"),
    "cruces": re.compile(rf"(?:{SOURCE}/)?cruces/"),
    "examples": re.compile(r"examples/.*"),
    "lists": re.compile(r"(?:concordance|glossary|bibliography)/"),
    "what has changed": re.compile(r"changes/"),
}


class WordCount(NamedTuple):
    """The words of a page when Danish is chosen: all of them, and those in English."""

    words: int
    english: int

    @property
    def read(self) -> float:
        """Give the share that is not in English."""
        return 1 - self.english / self.words if self.words else 1.0


def kind(address: str) -> str:
    """Say of what kind a page is."""
    if address.startswith(in_english()):
        return "in English"
    found = (name for name, pattern in KINDS.items() if pattern.fullmatch(address))
    return next(found, "prose")


@cache
def in_english() -> tuple[str, ...]:
    """List the pages that stay in English, as the builder of the site has them."""
    extra = (tei.ROOT / "mkdocs.yml").read_text("utf-8").partition("\nextra:\n")[2]
    listed: list[str] = yaml.safe_load(extra.partition("\n\n")[0])["in_english"]
    return tuple(listed)


def count_words(page: html.HtmlElement) -> WordCount:
    """Count the words of one page."""
    counted = [
        (len(WORD.findall(NAMES.sub(" ", text))), language)
        for article in page.xpath(ARTICLE)
        for text, language in _read(article, "en", told=False)
    ]
    english = sum(words for words, language in counted if language.startswith("en"))
    return WordCount(sum(words for words, _ in counted), english)


def _read(element: html.HtmlElement, language: str, told: bool) -> Iterator[tuple[str, str]]:
    """Yield what is shown of an element, each with its language."""
    if not isinstance(element.tag, str) or _is_left(element):
        return
    names = {element.tag, *element.get("class", "").split(), *element.attrib}
    told = told or bool(names & TOLD)
    language = element.get("lang", language)
    yield from _said(element.text, language, told)
    for part in element:
        yield from _read(part, language, told)
        yield from _said(part.tail, language, told)


def _is_left(element: html.HtmlElement) -> bool:
    classes = set(element.get("class", "").split())
    english = element.get("data-said") == "en" or (
        "trans" in classes and element.get("lang") == "en"
    )
    hidden = bool({"hidden", "data-style"} & set(element.attrib)) or bool(classes & UNREAD)
    return element.tag in SILENT or english or hidden


def _said(text: str | None, language: str, told: bool) -> Iterator[tuple[str, str]]:
    words = " ".join((text or "").split())
    if words:
        yield words, "da" if told and _is_told(words) else language


def _is_told(words: str) -> bool:
    return any(pattern.fullmatch(words) for pattern in _catalogue())


@cache
def _catalogue() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(NAMED.sub(".+", re.escape(english))) for english in labels())


def word_counts(site: Path) -> dict[str, WordCount]:
    """Count the words of every page that is set, by its address, but identifiers and releases."""
    found = {}
    for path in sorted(site.rglob("index.html")):
        address = f"{path.parent.relative_to(site).as_posix()}/".removeprefix("./")
        if not re.match(r"id/|v\d+\.\d+\.\d+/", address):
            found[address] = count_words(html.parse(str(path)).getroot())
    return found


def by_kind(found: dict[str, WordCount]) -> dict[str, dict[str, WordCount]]:
    """Group the pages by their kind."""
    grouped: dict[str, dict[str, WordCount]] = {}
    for address, measured in found.items():
        grouped.setdefault(kind(address), {})[address] = measured
    return grouped


def main() -> None:
    """Print the list."""
    for name, pages in by_kind(word_counts(SITE)).items():
        whole = WordCount(*(sum(counts) for counts in zip(*pages.values(), strict=True)))
        print(f"\n{name}: {len(pages)} pages, {whole.read:.0%} of {whole.words} words")
        for address, measured in sorted(pages.items(), key=lambda page: page[1].read):
            print(f"{measured.read:6.0%} {measured.words:6}  /{address}")


if __name__ == "__main__":
    main()
