"""Essays, cruces, glossary and examples are cited too: in every style, and read by every client."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import extruct
import pytest
import rispy
from lxml import html
from pybtex.database import parse_string

from gnav_core.core import cite, cite_styles
from scripts import tei
from scripts.cite import own_pages
from scripts.cite.own_pages import OwnPage
from scripts.cite.processor import processed
from scripts.examples import revised
from scripts.examples.example import proofs
from scripts.pages import own_words
from scripts.tei.archive import load
from tests import pages

SITE = "https://archive.example/"
WHY = OwnPage("essays/why-37/", "Why 37?", "Hvorfor 37?", "2026-11-05", "ScholarlyArticle")
CAT = OwnPage(
    "examples/1774-r3-cat/",
    "The cat cries “Kis-Kis”, and the asker loses a stroke",
    "Katten siger »Kis-Kis«, og spørgeren mister en streg",
    "2026-11-25",
    "LearningResource",
)
AUTHOR = "The Gnav Archive contributors"
ZERO = "https://creativecommons.org/publicdomain/zero/1.0/"


@pytest.mark.parametrize(
    ("style", "said"),
    [
        (
            "da",
            f"{AUTHOR}: ”Hvorfor 37?”, 2026. Onlineudgave fra The Gnav Archive: "
            f"{SITE}essays/why-37/ (tilgået 21. november 2026)",
        ),
        ("apa", f"{AUTHOR}. (2026, November 5). Why 37? The Gnav Archive. {SITE}essays/why-37/"),
        (
            "chicago",
            f"{AUTHOR}. “Why 37?” The Gnav Archive, November 5, 2026. {SITE}essays/why-37/.",
        ),
        (
            "wikipedia",
            f"{{{{cite web |author={AUTHOR} |title=Why 37? |website=The Gnav Archive "
            f"|url={SITE}essays/why-37/ |date=2026-11-05 |language=en |access-date=2026-11-21}}}}",
        ),
    ],
)
def test_an_essay_is_cited_exactly_so(style: str, said: str) -> None:
    language = "da" if style == "da" else "en"
    cited = own_pages.cited(WHY, SITE, language)
    assert cite_styles.write(cited, style, cite.Accessed(2026, 11, 21)) == said


def test_a_processor_of_csl_sets_the_same_but_for_capitals() -> None:
    items = [own_pages.cited(page, SITE) for page in (WHY, CAT)]
    by_processor = processed(item.csl for item in items)
    for item in items:
        for style, words in by_processor[item.id].items():
            ours = cite_styles.plain(item.processed[style])
            assert ours.casefold() == cite_styles.plain(words).casefold()


def test_its_files_are_read_by_reference_managers() -> None:
    found = {Path(path).name: said for path, said in own_pages.files(CAT, SITE)}
    (entry,) = parse_string(found["1774-r3-cat.bib"], "bibtex").entries.values()
    assert entry.fields["title"] == f"{{{CAT.title}}}"
    assert (entry.fields["year"], entry.fields["month"]) == ("2026", "11")
    assert [str(one) for one in entry.persons["author"]] == [f"{{{AUTHOR}}}"]
    (record,) = rispy.loads(found["1774-r3-cat.ris"])
    assert (record["title"], record["date"]) == (CAT.title, "2026/11/25")
    assert record["urls"] == [f"{SITE}examples/1774-r3-cat/"]
    (item,) = json.loads(found["1774-r3-cat.csl.json"])
    assert item["license"] == ZERO
    (panel,) = json.loads(found["1774-r3-cat.cite.json"]).values()
    assert panel["styles"].keys() == cite_styles.STYLES.keys()


def test_its_head_says_author_day_licence_and_kind() -> None:
    tags = "\n".join(own_pages.head(WHY, SITE))
    page = f'<!doctype html><html lang="en"><head>{tags}</head><body></body></html>'
    (work,) = extruct.extract(page, syntaxes=["json-ld"], errors="strict")["json-ld"]
    assert (work["@type"], work["name"]) == ("ScholarlyArticle", "Why 37?")
    assert (work["author"]["name"], work["dateModified"]) == (AUTHOR, "2026-11-05")
    assert (work["license"], work["alternateName"]) == (ZERO, "Hvorfor 37?")
    root = html.document_fromstring(page)
    metas = {one.get("name"): one.get("content") for one in root.iterfind(".//meta")}
    assert metas["citation_author"] == AUTHOR
    assert metas["citation_publication_date"] == "2026/11/05"
    assert metas["z:itemType"] == "webpage"


def test_every_page_of_our_own_has_a_day_and_two_titles() -> None:
    archive = load()
    found = [
        own_words.glossary(archive),
        own_words.register(archive),
        *(own_words.cruces(archive, text) for text in archive.texts()),
        *map(own_words.example, proofs()),
    ]
    assert len({page.id for page in found}) == len(found)
    for page in found:
        assert datetime.date.fromisoformat(page.revised)
        assert page.title
        assert page.danish


def test_the_day_of_every_example_is_kept_with_what_it_held_then() -> None:
    assert revised.written("") == revised.KEPT.read_text("utf-8"), "run `make examples`"


def test_an_example_that_is_changed_has_another_day(tmp_path: Path) -> None:
    path = tmp_path / "examples.toml"
    kept = revised.KEPT.read_text("utf-8")
    path.write_text(kept.replace('sum = "', 'sum = "x', 1), encoding="utf-8")
    first = kept.partition(" ")[0]
    said = revised.written("2030-01-31", path)
    assert said.startswith(f'{first} = {{ day = "2030-01-31"')
    assert said.count("2030-01-31") == 1


@pytest.mark.parametrize(
    "page",
    [
        "essays/why-37/",
        "essays/five-sources-one-game/",
        "glossary/",
        "cruces/",
        "gnav-1774/cruces/",
        "examples/1774-r3-cat/",
    ],
)
def test_the_built_page_has_it_in_its_head_and_a_panel_in_both_languages(page: str) -> None:
    folder = pages.SITE / page
    root = html.document_fromstring((folder / "index.html").read_text("utf-8"))
    (author,) = root.iterfind("head/meta[@name='citation_author']")
    assert author.get("content") == AUTHOR
    (panel,) = root.iterfind(".//details[@id='cite']")
    assert [one.text for one in panel.iterfind("summary/span")] == [
        "Cite this page",
        "Citer denne side",
    ]
    for link in root.iterfind("head/link[@rel='describedby']"):
        assert (folder / str(link.get("href"))).is_file()


def test_no_citation_is_found_by_a_search() -> None:
    index = json.loads((tei.ROOT / "build/site/search/search_index.json").read_text("utf-8"))
    assert not [one["location"] for one in index["docs"] if "@misc{" in one["text"]]
