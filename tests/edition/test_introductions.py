"""The introductions: as long as one reads, cited, the same in both languages; and the agreement."""

from __future__ import annotations

import re

import pytest

from scripts import tei
from scripts.pages.agreement import agreements
from scripts.pages.introduction import WHOLE
from scripts.tei.archive import Archive
from scripts.tei.bibliography import LANGUAGES

FOLDER = tei.ROOT / "docs" / "introductions"
TEXTS = [*(ident for ident in tei.order() if ident.startswith("gnav")), tei.BOOKLET, WHOLE]
LINK = re.compile(r"\]\(([^)]+)\)")
#: What a paragraph rests on: a clause, a crux, a page that says so, a work; or it speaks of us.
GROUND = re.compile(r"\]\((?!https?:)|data-clause=")
SPEAKS_OF_US = re.compile(r"\b(we|ours?|us|vi|vores|os)\b", re.IGNORECASE)


def words(ident: str, language: str) -> str:
    return (FOLDER / f"{ident}.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("ident", TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_introduction_is_about_two_screens(ident: str, language: str) -> None:
    assert 300 <= len(LINK.sub("]", words(ident, language)).split()) <= 520


@pytest.mark.parametrize("ident", TEXTS)
def test_both_languages_say_the_same_of_the_same_places(ident: str) -> None:
    english, danish = (words(ident, language) for language in LANGUAGES)
    assert LINK.findall(english) == LINK.findall(danish)
    assert english.count("\n**") == danish.count("\n**")


@pytest.mark.parametrize("ident", [*tei.order(), tei.BOOKLET])
def test_a_page_opens_with_the_same_sentences_in_both_languages(ident: str) -> None:
    english, danish = (
        (FOLDER / f"{ident}{end}.md").read_text("utf-8") for end in ("", ".opening.da")
    )
    assert LINK.findall(english) == LINK.findall(danish)
    assert len(english.splitlines()) == len(danish.splitlines())


@pytest.mark.parametrize("ident", TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_cites_or_speaks_of_us(ident: str, language: str) -> None:
    for paragraph in words(ident, language).split("\n\n"):
        assert GROUND.search(paragraph) or SPEAKS_OF_US.search(paragraph), paragraph


@pytest.mark.parametrize("ident", TEXTS)
def test_what_an_introduction_refers_to_stands_in_the_bibliography(
    ident: str, archive: Archive
) -> None:
    known = {work.id.partition(".")[2] for work in archive.works}
    cited = re.findall(r"bibliography/index\.md#([\w-]+)", words(ident, "en"))
    assert cited
    assert set(cited) <= known


def test_both_pages_show_the_same_agreement(archive: Archive) -> None:
    found = {
        ident: {(a.one, a.other, a.shared) for a in agreements(archive, source)}
        for ident, source in archive.family("gnav").items()
    }
    for ident, pairs in found.items():
        for one, other, shared in pairs:
            assert one.startswith(f"{ident}.")
            assert (other, one, shared) in found[other.partition(".")[0]]


def test_1917_shares_with_1774_only_the_list_of_pieces(archive: Archive) -> None:
    """The introduction to 1917 says so, and concludes that it is another telling."""
    shared = [a.other for a in agreements(archive, archive.sources["gnav-1917"])]
    of_1774 = [ident for ident in shared if ident.startswith("gnav-1774.")]
    assert of_1774
    assert {ident.split(".")[1] for ident in of_1774} == {"r0"}


def test_the_fragment_shares_two_clauses_with_1774_besides_the_list(archive: Archive) -> None:
    shared = [(a.one, a.other) for a in agreements(archive, archive.sources["gnav-kb"])]
    assert ("gnav-kb.r1.c", "gnav-1774.r0.a") in shared
    assert ("gnav-kb.r2.b", "gnav-1774.r8.a") in shared


def test_the_german_article_shares_no_words_with_another(archive: Archive) -> None:
    assert agreements(archive, archive.sources["gnav-german"]) == []
