"""The site's furniture is there in Danish, on every page of the built site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from lxml import html

from tests.site.conftest import Built
from tests.site.test_danish import PART, catalogue

ROOT = Path(__file__).parents[2]
DANISH = ROOT / "docs" / "assets" / "js" / "danish.js"
SCRIPTS = [ROOT / "docs" / "assets" / "js" / f"{name}.js" for name in ("cite", "copy", "language")]
SAID = ("aria-label", "title", "placeholder")
FURNITURE = (
    "header[@class='md-header']",
    "nav[@class='md-tabs']",
    "nav[contains(@class, 'md-nav--primary')]",
    "footer[@class='md-footer']",
    "nav[@class='crumbs']",
    "nav[@class='onward']",
    "reading-choice",
    "cite-panel/preceding-sibling::summary",
    "cite-panel//h3",
    "cite-panel//p[@class='files']",
    "section[@class='shows']/h2",
    "section[@class='shows']//a[starts-with(@href, '../../examples')]",
    "*[@data-furniture]",
)
PAGES_OWN = (
    "//*[@data-md-component='header-topic'] | //ul[@data-md-component='toc']"
    " | //nav[@class='crumbs']//li[@aria-current and contains(., '-')]"
)
#: Names that are the same in every language, and what is in its language already.
NAMES = {"APA", "Chicago", "BibTeX", "RIS", "CSL-JSON", "TEI", "JSON", "English", "Dansk"}
NAMES |= {"The Gnav Archive", "Spille-Regler", "KB"}
LETTERS = re.compile(r"[^\W\d_]{2}")


def told(words: str) -> bool:
    """Whether the furniture's catalogue has these words, or a pattern that they fill."""
    danish = catalogue(DANISH)
    if words in danish:
        return True
    filled = (re.escape(english).replace(r"\{x\}", ".+") for english in danish if "{" in english)
    return any(re.fullmatch(pattern, words) for pattern in filled)


def furniture(page: Path) -> Iterator[str]:
    """What the furniture of a page says, to be read or heard."""
    root = html.parse(page).getroot()
    # The theme shows the page's own title in the header once one has scrolled past it;
    # the drawer holds the page's own headings too, and an example's place is its id.
    for own in root.xpath(PAGES_OWN):
        own.getparent().remove(own)
    for path in FURNITURE:
        for part in root.xpath(f"//{path}"):
            for element in part.iter():
                if isinstance(element.tag, str) and element.tag not in ("script", "svg", "path"):
                    yield from (element.get(name, "") for name in SAID)
                    yield element.text or ""
                if element is not part:
                    yield element.tail or ""


def test_all_furniture_is_there_in_danish(built: Built):
    addresses = built.addresses()
    assert len(addresses) > 100
    missing = {
        words: address
        for address in addresses
        for said in furniture(built.folder / address / "index.html")
        if LETTERS.search(words := " ".join(said.split())) and words not in NAMES
        if not told(words)
    }
    assert not missing, "\n".join(f"  {words!r}: '',  // {at}" for words, at in missing.items())


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_what_a_script_says_in_the_furniture_is_there_in_danish(script: Path):
    text = script.read_text(encoding="utf-8")
    said = re.findall(
        r"(?:answer|deed|say)\(\s*\"([^\"]+)\"|(?:textContent = |return )\"([^\"]+)\"", text
    )
    for words in filter(None, (first or second for first, second in said)):
        assert told(words), words


def test_the_furniture_is_made_of_the_same_parts_in_danish():
    for english, danish in catalogue(DANISH).items():
        assert set(PART.findall(english)) == set(PART.findall(danish)), english
