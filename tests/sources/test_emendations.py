"""Every emendation has a cause, a certainty, someone who answers for it and a reason."""

import re

import pytest
from lxml import etree

from scripts import tei
from tests.sources.conftest import Element

Sources = dict[str, tei.Source]

#: What stands in the print of 1774.
PRINTED = (
    "gnav-1774",
    "byd-1774",
    "fem-kort-1774",
    "hanrey-1774",
    "lang-hanrey-1774",
    "piquet-1774",
    "tre-kort-1774",
    "polsk-pas-1774",
    "hundrede-og-eet-1774",
    "mariage-1774",
    "styrvolt-1774",
    tei.BOOKLET,
)


def emendations(texts: Sources) -> dict[str, Element]:
    """Return every correction and addition, by id."""
    return {
        element.get(tei.XML_ID, ""): element
        for source in texts.values()
        for element in source.body.iter("{*}corr", "{*}supplied")
    }


def test_every_emendation_is_accounted_for(texts: Sources) -> None:
    for source in texts.values():
        for id_, element in emendations({source.id: source}).items():
            assert id_.startswith(f"{source.id}.e.")
            assert element.get("cert") in {"high", "medium", "low"}
            assert element.get("resp") == "#ed"
            assert element.get("evidence") in {"internal", "external", "conjecture"}


def test_every_correction_has_a_cause_that_its_header_explains(texts: Sources) -> None:
    for source in texts.values():
        explained: Element = source.header.xpath(".//tei:category/@xml:id", namespaces=tei.NS)
        for element in source.body.iterfind(".//tei:corr", tei.NS):
            assert element.get("type") in tei.CAUSES
            assert element.get("type") in explained


def test_a_slip_of_1774_is_not_laid_on_its_printer(texts: Sources) -> None:
    for source in PRINTED:
        corrections = texts[source].body.iterfind(".//tei:corr", tei.NS)
        assert {c.get("type") for c in corrections} <= {"ocr", "unknown"}


def test_every_emendation_has_one_reason(texts: Sources) -> None:
    reasons = [
        target
        for source in texts.values()
        for note in source.notes
        if note.kind == "emendation"
        for target in note.targets
    ]
    assert sorted(reasons) == sorted(emendations(texts))


def test_a_choice_offers_two_readings(texts: Sources) -> None:
    for source in texts.values():
        for choice in source.body.iterfind(".//tei:choice", tei.NS):
            tags = [etree.QName(child).localname for child in choice]
            assert tags in (["sic", "corr"], ["orig", "reg"])
            assert tei.diplomatic(choice[0]) != tei.diplomatic(choice[1])


@pytest.mark.parametrize(
    ("clause", "diplomatic", "corrected", "normalised"),
    [
        ("gnav-1774.r3.b", "har dennne hans", "har denne hans", "har denne hans"),
        ("gnav-1774.r12.b", "med, man han", "med, maae han", "med, må han"),
        ("gnav-1774.r14.a", "den Enue har", "den Eene har", "den Ene har"),
        ("gnav-1774.r4.c", "en Matedor og", "en Matedor og", "en Matador og"),
        ("gnav-1774.r14.b", "en Giøg, den", "en Giøg, den", "en Gøg, den"),
        ("gnav-1917.r8.e", "anden nar", "anden nar,", "anden nar,"),
        ("gnav-1917.r5.d", "'Står for gøgen'", "'Stå for gøgen'", "”Stå for gøgen”"),
        ("gnav-1774.r0.b", "2de af 9", "2de af 9", "2 af 9"),
        ("gnav-1774.r8.b", "efter Haanden", "efter Haanden", "efterhånden"),
        ("spilleregler-1774.contents.k", "Ris-Ris", "Kis-Kis", "Kis-Kis"),
        ("byd-1774.r0.a", "fra Esser til", "fra Esset til Sexen", "fra Esset til Seksen"),
        ("byd-1774.r11.c", "have bydet med", "have bydet med", "have budt med"),
        ("fem-kort-1774.r0.b", "være Spillere", "være Spillere.", "være Spillere."),
        ("fem-kort-1774.r12.a", "Byd ra 12", "Byd fra 12", "16 inklusive."),
        ("hanrey-1774.r0.a", "udfordres 36Kort fra", "udfordres 36 Kort fra", "til Seksen."),
        ("hanrey-1774.r5.c", "gaaer det tli den", "gaaer det til den", "går det til den"),
        ("hanrey-1774.r6.a", "har tabt", "har tabt.", "har tabt."),
        ("lang-hanrey-1774.r0.a", "tredie Regel", "tredie Regel", "tredje Regel"),
        ("lang-hanrey-1774.r7.a", "4 Sexer", "4 Sexer", "4 Seksere"),
        ("piquet-1774.r3.a", "Terrier, som", "Tertier, som", "Kvarter, Tertser, som"),
        ("piquet-1774.r4.a", "4 Kneghter, eller", "4 Knegter, eller", "4 Knægte, eller 4 Tiere,"),
        ("piquet-1774.r7.b", "sidste Stik 3", "sidste Stik 3.", "sidste Stik 3."),
        ("piquet-1774.r11.b", "ey for So.", "ey for 60.", "ej for 60."),
        ("tre-kort-1774.r6.c", "Esser skal strax", "Esset skal strax", "Esset skal straks"),
        ("tre-kort-1774.r10.b", "sit Kort fordekt", "sit Kort fordekt", "sit Kort fordækt"),
        ("polsk-pas-1774.r0.a", "i alt 42 Kort.", "i alt 24 Kort.", "når de er 4 Spillere"),
        ("polsk-pas-1774.r4.a", "Ruder Knekt ere", "Ruder Knekt ere", "Ruder Knægt er"),
        ("polsk-pas-1774.r8.a", "Regen lyder", "Regel lyder", "er han bet,"),
        ("polsk-pas-1774.r9.a", "det 3die siger", "det 3die siger", "det 3. siger"),
        ("hundrede-og-eet-1774.r0.a", "fra Esser til", "fra Esset til", "fra Esset til Seksen"),
        ("hundrede-og-eet-1774.r3.a", "Stik, har vundet,", "har vundet.", "har vundet."),
        ("hundrede-og-eet-1774.r4.b", "Knækten 2", "Knækten 2", "Tieren gælder 10"),
        ("mariage-1774.r1.a", "der er aftager,", "der er aftagen,", "der er aftagen,"),
        ("mariage-1774.r2.b", "tager fine Stik", "tager sine Stik", "tager sine Stik"),
        ("mariage-1774.r4.a", "mælde nogen", "mælde nogen", "melde nogen"),
        ("styrvolt-1774.r4.a", "Kløver 4 Spader 8", "Kløver 4, Spader 8", "Klør 4, Spar 8"),
        ("styrvolt-1774.r4.d", "De unenveltens", "De udenveltens", "De udenveltens"),
        ("gnav-german.r1.a", "ist ein ein sehr", "ist ein sehr", "ist ein sehr"),
    ],
)
def test_layers_differ_where_they_should(
    clause: str, diplomatic: str, corrected: str, normalised: str, texts: Sources
) -> None:
    element = texts[clause.split(".")[0]].clause(clause).element
    assert diplomatic in tei.diplomatic(element)
    assert corrected in tei.corrected(element)
    assert normalised in tei.normalised(element)


def test_a_spelling_is_regularised_everywhere_or_nowhere(texts: Sources) -> None:
    """A word of 1774 that is regularised in one clause is so in all, in all the booklet."""
    printed = [texts[source].body for source in PRINTED]
    regular = {o.text for body in printed for o in body.iterfind(".//tei:orig", tei.NS)}
    loose = {
        word.strip(".,:;—")
        for body in printed
        for text in body.xpath(".//text()[not(parent::tei:orig)]", namespaces=tei.NS)
        for word in str(text).split()
    }
    assert regular & loose == set()


def test_no_old_spelling_is_left_in_the_normalised_text_of_1774(texts: Sources) -> None:
    """Spellings that today's Danish does not have; the name of the printer stays, and the ten."""
    old = re.compile(
        r"aa|iø|gie|kie|tie(?!r|n\b)|uu|ee|ey|øy|tz|x|jø|ffv|\bvert|\d+de\b", re.IGNORECASE
    )
    for source in PRINTED:
        for rule in texts[source].rules:
            for clause in rule.clauses:
                assert old.findall(tei.normalised(clause.element)) == [], clause.id
