"""The site's labels are there in Danish, on every page of the built site."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from lxml import html

from scripts import tei
from tests.danish.catalogues import in_danish
from tests.site.conftest import Built

ROOT = Path(__file__).parents[2]
SCRIPTS = [ROOT / "docs" / "assets" / "js" / f"{name}.js" for name in ("cite", "copy", "language")]
SAID = ("aria-label", "title", "placeholder")
LABELS = (
    "a[@class='md-skip']",
    "header[@class='md-header']",
    "nav[@class='md-tabs']",
    "nav[contains(@class, 'md-nav--primary')]",
    "footer[@class='md-footer']",
    "nav[@class='crumbs']",
    "nav[@class='onward']",
    "reading-choice",
    "cite-panel/preceding-sibling::summary",
    "cite-panel//p[@class='named']",
    "cite-panel//p[@class='files']",
    "section[@class='shows']/h2",
    "section[@class='shows']//a[starts-with(@href, '../../examples')]",
    "*[@data-labels]",
)
PAGES_OWN = (
    "//*[@data-md-component='header-topic'] | //ul[@data-md-component='toc']"
    " | //nav[@class='crumbs']//li[@aria-current and contains(., '-')]"
)
#: Names that are the same in every language, and what is in its language already.
NAMES = {"APA", "Chicago", "BibTeX", "RIS", "CSL-JSON", "TEI", "JSON", "English", "Dansk"}
NAMES |= {"The Gnav Archive", "Spille-Regler", "KB"}
CARDS = [source for source in tei.load_all().values() if source.family != "gnav"]
NAMES |= {name for source in CARDS for name in (source.short, source.title)}
#: What a script writes, or answers to have it written.
SPOKEN = re.compile(
    r"(?:answer|button|deed|say)\(\s*\"([^\"]+)\""
    r"|(?:textContent = |return |setAttribute\(\"aria-label\", )\"([^\"]+)\""
)
LETTERS = re.compile(r"[^\W\d_]{2}")


@cache
def catalogue() -> dict[str, re.Pattern[str]]:
    """The sentences of the labels that have Danish, each as a pattern of what it can become."""
    return {
        english: re.compile(re.escape(english).replace(r"\{x\}", ".+"))
        for english in in_danish("pages")
    }


def is_told(words: str) -> bool:
    """Whether the catalogue has these words, or a pattern that they fill."""
    return any(pattern.fullmatch(words) for pattern in catalogue().values())


def is_left(element: html.HtmlElement) -> bool:
    """Whether an element says nothing, or what stands beside it in the other language."""
    return element.tag in ("script", "svg", "path") or element.get("data-said") is not None


def labels(page: Path) -> Iterator[str]:
    """What the labels of a page say, to be read or heard."""
    root = html.parse(page).getroot()
    # The theme shows the page's own title in the header once one has scrolled past it;
    # the drawer holds the page's own headings too, and an example's place is its id.
    for own in root.xpath(PAGES_OWN):
        own.getparent().remove(own)
    for path in LABELS:
        for part in root.xpath(f"//{path}"):
            for element in part.iter():
                if isinstance(element.tag, str) and not is_left(element):
                    yield from (element.get(name, "") for name in SAID)
                    yield element.text or ""
                if element is not part:
                    yield element.tail or ""


def test_no_danish_of_ours_has_the_quotation_marks_of_english(built: Built):
    """A source's own words are as they are, and so are those of another language."""
    for address in built.addresses():
        for said in built.page(address).xpath("//*[@data-said='da']"):
            ours = "not(ancestor::q) and ancestor::*[@lang][1]/@lang = 'da'"
            words = "".join(said.xpath(f".//text()[{ours}]"))
            assert "“" not in words, f"{address}: {words}"


def spoken(script: Path) -> Iterator[str]:
    """What a script says in the labels."""
    for first, second in SPOKEN.findall(script.read_text(encoding="utf-8")):
        yield first or second


@pytest.fixture(scope="module")
def standing(built: Built) -> dict[str, str]:
    """All that the labels of all pages say, each with a page that says it."""
    addresses = built.addresses()
    assert len(addresses) > 100
    return {
        words: address
        for address in addresses
        for said in labels(built.folder / address / "index.html")
        if LETTERS.search(words := " ".join(said.split()))
    }


def test_every_label_is_there_in_danish(standing: dict[str, str]):
    missing = {
        words: address
        for words, address in standing.items()
        if words not in NAMES and not is_told(words)
    }
    assert not missing, "\n".join(f'  "{words}": "",  {at}' for words, at in missing.items())


def test_the_catalogue_holds_no_label_that_stands_nowhere(built: Built, standing: dict[str, str]):
    page = html.parse(built.folder / "index.html")
    searched = json.loads(page.xpath("string(//script[@id='__config'])"))["translations"]
    said = {*standing, *(words.replace("#", "3") for words in searched.values())}
    said |= {words for script in SCRIPTS for words in spoken(script)}
    left = [english for english, one in catalogue().items() if not any(map(one.fullmatch, said))]
    assert not left, left


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_what_a_script_says_in_the_labels_is_there_in_danish(script: Path):
    for words in spoken(script):
        assert is_told(words), words
