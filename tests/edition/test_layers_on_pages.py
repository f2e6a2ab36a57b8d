"""The three layers and the translations as they stand on the pages."""

from __future__ import annotations

from scripts import tei
from scripts.tei.archive import Archive
from scripts.tei.layers import fold
from scripts.tei.links import address
from tests.edition.conftest import NONE_OF_ITS_WORDS, Element, Find

QUIET = f"self::*[{NONE_OF_ITS_WORDS}]"
LAYERS = {"d": tei.diplomatic, "c": tei.corrected, "n": tei.normalised}


def words(element: Element, layer: str) -> str:
    """Give the words that a reader of one layer sees, as the style sheets show them."""

    def seen(part: Element) -> bool:
        of = set((part.get("class") or "").split()) & set(LAYERS)
        return not of or layer in of

    return fold(
        "".join(
            text
            for text in element.xpath(f".//text()[not(ancestor::*[{QUIET}])]")
            if all(seen(up) for up in (text.getparent(), *text.getparent().iterancestors()))
            or (text.is_tail and all(seen(up) for up in text.getparent().iterancestors()))
        )
    )


def test_each_layer_of_a_clause_stands_on_its_page(archive: Archive, page: Find) -> None:
    for source in archive.sources.values():
        for rule in source.rules:
            for clause in rule.clauses:
                (alone,) = page(address(rule.id)).xpath("//*[@id=$letter]", letter=clause.n)
                for layer, of in LAYERS.items():
                    assert words(alone, layer) == of(clause.element).replace("• ", "")


def test_what_the_corrected_text_lacks_is_hidden_without_a_style_sheet(page: Find) -> None:
    root = page("gnav-1774/r3/")
    (received,) = root.xpath("//a[@id='e-denne-here']/*[text()='dennne']")
    (today,) = root.xpath("//*[@id='h']/*[text()='Gøgen']")
    assert received.get("class") == "d"
    assert today.get("class") == "n"
    assert "hidden" in received.attrib
    assert "hidden" in today.attrib


def test_every_clause_has_its_translations_on_its_page(archive: Archive, page: Find) -> None:
    for source in archive.texts():
        for language, words_of in archive.beside(source).items():
            for rule in source.rules:
                here, _, _ = address(rule.id).partition("#")
                for clause in rule.clauses:
                    ident = clause.id.split(".", 1)[1] if "#" in address(rule.id) else clause.n
                    (line,) = page(here).xpath("//*[@id=$ident]", ident=ident)
                    found = line.xpath(
                        "following-sibling::*[@class='trans'][@lang=$lang][1]", lang=language
                    )
                    assert fold("".join(found[0].itertext())) == tei.diplomatic(words_of[clause.id])


def test_what_is_in_our_words_stands_in_the_language_that_is_read(
    archive: Archive, page: Find
) -> None:
    for source in archive.texts():
        if source.publish == "ours":
            danish = archive.translated(source)["da"]
            for clause in (clause for rule in source.rules for clause in rule.clauses):
                (line,) = page(address(source.id)).xpath(
                    "//*[@id=$ident]", ident=clause.id.partition(".")[2]
                )
                (said,) = line.xpath(".//*[@data-said='da']")
                assert fold("".join(said.itertext())) == tei.diplomatic(danish[clause.id])
                assert said.get("lang") == "da"


def test_only_the_english_stands_open(page: Find) -> None:
    root = page("gnav-1774/")
    assert not root.xpath("//*[@class='trans'][@lang='en'][@hidden]")
    assert not root.xpath("//*[@class='trans'][@lang='da'][not(@hidden)]")


def test_a_reader_is_offered_only_what_changes_something(page: Find) -> None:
    def offered(where: str) -> list[str]:
        return [str(value) for value in page(where).xpath("//button/@data-value")]

    assert offered("gnav-1774/r3/") == [
        "diplomatic", "corrected", "normalised", "blackletter", "en", "da", "none",
    ]  # fmt: skip
    assert offered("gnav-1774/r16/") == ["en", "da", "none"]
    assert offered("gnav-1917/r10/") == ["en", "none"]
    assert offered("glossary/") == []


def test_a_page_break_opens_the_text_of_the_royal_library(archive: Archive, page: Find) -> None:
    for where in ("gnav-1774/", "gnav-1774/r3/", "spilleregler-1774/"):
        for link in page(where).xpath("//a[@class='pb']"):
            assert link.get("href") == (
                "https://tekster.kb.dk/text/tfs-texts-2_023-shoot-workid2_023_015.pdf"
            )
            assert "the whole booklet" in "".join(link.itertext())
