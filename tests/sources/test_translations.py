"""Every clause is translated into each declared language."""

import re
from pathlib import Path

import pytest
from lxml import etree

from scripts import tei
from scripts.tei.files import files
from scripts.tei.languages import translated
from scripts.tei.translations import Words, load_translations
from tests.sources.conftest import Element

Sources = dict[str, tei.Source]
Translations = dict[str, dict[str, Words]]
TEXTS = (*tei.order(), tei.BOOKLET)
LANGUAGES = {name: translated(name) for name in TEXTS}
PAIRS = [(source, language) for source, spoken in LANGUAGES.items() for language in spoken]


@pytest.fixture(scope="module")
def translations() -> Translations:
    return load_translations()


def originals(source: tei.Source) -> dict[str, Element]:
    """Return the clauses of a source, and whatever else of it has an id and words of its own."""
    roots = (source.header, source.body)
    named = (e for root in roots for e in root.iter("{*}head", "{*}title", "{*}trailer", "{*}p"))
    found = {e.get(tei.XML_ID, ""): e for e in named if e.get(tei.XML_ID)}
    found |= {e.get(tei.XML_ID, ""): e for e in source.body.iter("{*}label") if e.get(tei.XML_ID)}
    return found | {c.id: c.element for rule in source.rules for c in rule.clauses}


def test_every_source_and_the_booklet_are_translated(texts: Sources) -> None:
    assert list(LANGUAGES) == list(texts)
    assert all("en" in {*languages, texts[name].lang} for name, languages in LANGUAGES.items())


@pytest.mark.parametrize(("source", "language"), PAIRS)
def test_every_clause_and_heading_is_translated_once(
    source: str, language: str, texts: Sources, translations: Translations
) -> None:
    words = translations[source][language]
    assert set(words) == set(originals(texts[source]))
    assert all(tei.diplomatic(element) for element in words.values())
    tree = etree.parse(files()[f"{source}.{language}.xml"])
    set_over: Element = tree.xpath("//tei:text//*[@corresp][not(self::tei:div)]", namespaces=tei.NS)
    assert len(set_over) == len(words)


@pytest.mark.parametrize(("source", "language"), PAIRS)
def test_ids_of_a_translation_are_those_of_the_text_with_the_language(
    source: str, language: str
) -> None:
    tree = etree.parse(files()[f"{source}.{language}.xml"])
    for element in tree.iterfind(".//tei:text//*[@corresp]", tei.NS):
        original = element.get("corresp", "").partition("#")[2]
        named = original.replace(source, f"{source}.{language}", 1)
        assert element.get(tei.XML_ID) == named
        assert element.get("corresp", "").startswith(f"{source}.xml#")


def test_words_in_brackets_stand_in_what_is_translated(
    texts: Sources, translations: Translations
) -> None:
    for source, languages in translations.items():
        held = originals(texts[source])
        for words in languages.values():
            for id_, element in words.items():
                text = f"{tei.diplomatic(held[id_])} {tei.corrected(held[id_])}"
                for foreign in element.iter("{*}foreign"):
                    assert tei.diplomatic(foreign) in text, f"{id_}: {foreign.text}"


def test_whatever_stands_in_brackets_is_tagged_as_the_original(translations: Translations) -> None:
    for languages in translations.values():
        for words in languages.values():
            for element in words.values():
                bracketed = re.findall(r"\[([^\]]*)\]", tei.diplomatic(element))
                assert bracketed == [tei.diplomatic(e) for e in element.iter("{*}foreign")]


def test_numbers_are_kept_in_translation(texts: Sources, translations: Translations) -> None:
    for source, languages in translations.items():
        held = originals(texts[source])
        for words in languages.values():
            for id_, element in words.items():
                numbers = [set(re.findall(r"\d+", tei.corrected(e))) for e in (held[id_], element)]
                assert numbers[0] == numbers[1], id_


def test_a_paraphrased_source_shows_no_translation(copied: Path) -> None:
    path = copied / "sources/gnav/gnav-german.xml"
    full = path.read_text(encoding="utf-8")
    path.write_text(full.replace('n="full"', 'n="paraphrase"', 1), encoding="utf-8")
    assert set(LANGUAGES) - set(load_translations(copied)) == {"gnav-german"}


def test_a_translation_from_wikipedia_has_its_licence() -> None:
    for source in ("gnav-1917", "gnav-wikipedia", "gnav-kb"):
        for language in LANGUAGES[source]:
            text = files()[f"{source}.{language}.xml"].read_text(encoding="utf-8")
            assert '<licence target="https://creativecommons.org/licenses/by-sa/4.0/">' in text
