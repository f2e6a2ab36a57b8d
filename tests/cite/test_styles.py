"""What a citation says, in every style: rule 3 of 1774 is the example."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace

import pytest

from gnav_core.core import cite, cite_styles
from scripts import tei
from scripts.cite import citations_json, works

TODAY = cite.Accessed(2026, 11, 21)
DAY = "2026-11-22"
BOOK = "Politiske Spille-Regler for de tilladelige og meest brugelige Spil i Vertshuusene"
LIBRARY = "https://tekster.kb.dk/text/tfs-texts-2_023-shoot-workid2_023_015.pdf"
FROZEN = "https://archive.example/v1.0.0/gnav-1774/r3/"
SHOULD_SAY = {
    "da": f"[Kebselein]: ”Gnav eller Kis-Kis”, regel 3, i {BOOK}, Simmelkiær, 1774, s. 26. "
    f"Onlineudgave fra The Gnav Archive, v1.0.0: {FROZEN} (tilgået 21. november 2026)",
    "apa": f"[Kebselein]. (1774). Gnav eller Kis-Kis, regel 3. In {BOOK} (p. 26). Simmelkiær. "
    f"The Gnav Archive (1774:3, v1.0.0). {FROZEN}",
    "chicago": f"[Kebselein]. “Gnav eller Kis-Kis, regel 3.” In {BOOK}. Luxdorps samling af "
    "trykkefrihedens skrifter, 2.23.15. Simmelkiær, 1774. 1774:3, v1.0.0, p. 26. "
    f"The Gnav Archive. {FROZEN}.",
    "bibtex": "\n".join(
        [
            "@incollection{gnav-1774.r3,",
            "  author = {{Kebselein}},",
            "  title = {{Gnav eller Kis-Kis, regel 3}},",
            f"  booktitle = {{{{{BOOK}}}}},",
            "  series = {{Luxdorps samling af trykkefrihedens skrifter}},",
            "  number = {2.23.15},",
            "  publisher = {{Simmelkiær}},",
            "  address = {Kjøbenhavn},",
            "  year = {1774},",
            "  pages = {26},",
            "  language = {danish},",
            "  langid = {danish},",
            f"  url = {{{FROZEN}}},",
            "  urldate = {2026-11-21},",
            "  howpublished = {The Gnav Archive, 1774:3, v1.0.0},",
            "  note = {Author inferred from the signature under the preface. "
            f"Text: Royal Danish Library (\\url{{{LIBRARY}}}). Rights: Public Domain Mark 1.0.}},",
            "}",
        ]
    ),
    "ris": "\n".join(
        [
            "TY  - CHAP",
            "ID  - gnav-1774.r3",
            "AU  - Kebselein",
            "TI  - Gnav eller Kis-Kis, regel 3",
            f"T2  - {BOOK}",
            "T3  - Luxdorps samling af trykkefrihedens skrifter",
            "SV  - 2.23.15",
            "PB  - Simmelkiær",
            "CY  - Kjøbenhavn",
            "PY  - 1774",
            "SP  - 26",
            "LA  - da",
            "DB  - The Gnav Archive",
            "AV  - 1774:3, v1.0.0",
            f"UR  - {FROZEN}",
            "N1  - Author inferred from the signature under the preface. "
            f"Text: Royal Danish Library ({LIBRARY}). Rights: Public Domain Mark 1.0.",
            "ER  - ",
        ]
    ),
    "wikipedia": "{{cite book |author=&#91;Kebselein&#93; |chapter=Gnav eller Kis-Kis, regel 3 "
    f"|chapter-url={FROZEN} |title={BOOK} |url={LIBRARY} "
    "|series=Luxdorps samling af trykkefrihedens skrifter, 2.23.15 |publisher=Simmelkiær "
    "|location=Kjøbenhavn |date=1774 |page=26 |language=da |via=The Gnav Archive "
    "|access-date=2026-11-21}}",
    "id": f"gnav-1774.r3 {FROZEN}",
}


@pytest.mark.parametrize("style", SHOULD_SAY)
def test_rule_3_of_1774_is_cited_exactly_so(released, style):
    cited = released.cited("gnav-1774.r3")
    assert cite_styles.write(cited, style, TODAY) == SHOULD_SAY[style]


def test_the_item_of_rule_3_has_every_field(released):
    item = json.loads(cite_styles.write(released.cited("gnav-1774.r3"), "csl", TODAY))
    assert item.pop("note").startswith("Author inferred")
    assert item == {
        "id": "gnav-1774.r3",
        "type": "chapter",
        "title": "Gnav eller Kis-Kis, regel 3",
        "container-title": BOOK,
        "author": [{"literal": "Kebselein"}],
        "publisher": "Simmelkiær",
        "publisher-place": "Kjøbenhavn",
        "issued": {"date-parts": [[1774]]},
        "page": "26",
        "collection-title": "Luxdorps samling af trykkefrihedens skrifter",
        "collection-number": "2.23.15",
        "language": "da",
        "license": "https://creativecommons.org/publicdomain/mark/1.0/",
        "archive": "The Gnav Archive",
        "archive_location": "1774:3, v1.0.0",
        "URL": FROZEN,
        "accessed": {"date-parts": [[2026, 11, 21]]},
    }


def test_before_a_release_the_identifier_is_the_permalink(citations):
    clause = citations.cited("gnav-1774.r3.d")
    assert clause.csl["URL"] == "https://archive.example/id/gnav-1774.r3.d/"
    assert clause.csl["archive_location"] == "1774:3[d]"
    assert "Onlineudgave fra The Gnav Archive: https" in citations.undated(clause.id)["da"]


def test_a_clause_of_a_release_has_its_place_on_the_rules_page(released):
    assert released.cited("gnav-1774.r3.d").csl["URL"] == f"{FROZEN}#d"
    whole = released.cited("gnav-kb")
    assert whole.csl["URL"] == "https://archive.example/v1.0.0/gnav-kb/"
    assert whole.csl["archive_location"] == "v1.0.0"


def test_everything_that_can_be_shown_can_be_cited(citations, sources):
    for source in tei.load_all().values():
        for rule in source.rules:
            for ident in (source.id, rule.id, *(clause.id for clause in rule.clauses)):
                for style, words in citations.undated(ident).items():
                    assert "{day" not in words, style
                    assert "site.invalid" not in words, style


def test_the_evidence_at_the_royal_library_is_in_all_that_can_hold_it(citations):
    said = citations.undated("gnav-1774.r3")
    assert all(LIBRARY in said[style] for style in ("bibtex", "ris", "csl", "wikipedia"))


@pytest.mark.parametrize("source", ["gnav-1917", "gnav-wikipedia", "gnav-kb"])
def test_what_came_through_wikipedia_is_cited_as_its_article(citations, source):
    item = citations.cited(f"{source}.r1").csl
    assert item["author"] == [{"literal": "Wikipedia-bidragydere"}]
    assert item["container-title"] == "Wikipedia, den frie encyklopædi"
    assert "https://da.wikipedia.org/wiki/Gnav" in item["note"]
    assert item["license"] == "https://creativecommons.org/licenses/by-sa/4.0/"
    assert "issued" not in item


@pytest.mark.parametrize("source", ["gnav-1917", "gnav-wikipedia", "gnav-kb", "gnav-german"])
def test_on_wikipedia_the_site_that_is_cited_is_the_archive(citations, source):
    said = citations.undated(f"{source}.r1")["wikipedia"]
    assert "|website=The Gnav Archive " in said
    assert "encyklopædi" not in said
    assert "|via=" not in said


def test_the_german_article_gets_no_author_and_no_date(citations):
    assert citations.undated("gnav-german.r3")["da"] == (
        "”Gnav (Kartenspiel)”, Absatz 3, u.å. Onlineudgave fra The Gnav Archive: "
        "https://archive.example/id/gnav-german.r3/"
    )
    assert "author" not in citations.cited("gnav-german.r3").csl


def test_no_item_puts_our_version_where_the_books_would_stand(released):
    assert all("version" not in released.cited(ident).csl for ident in released.data["items"])


def test_a_record_of_ris_has_a_line_a_field_and_no_day(citations, sources):
    for ident in citations.data["items"]:
        lines = citations.undated(ident)["ris"].split("\n")
        assert all(line[2:6] == "  - " for line in lines)
        assert not [line for line in lines if line.startswith("Y2")]


def test_brackets_do_not_end_the_link_of_a_template(citations):
    said = citations.undated("gnav-1774.r3.d")["wikipedia"]
    assert "regel 3&#91;d&#93;" in said


def test_the_newest_release_is_found_by_its_number(tmp_path):
    assert citations_json.newest_release(tmp_path) == ""
    (tmp_path / "releases").mkdir()
    for version in ("0.9.0", "0.10.0", "0.2.11"):
        (tmp_path / "releases" / f"v{version}.zip").touch()
    assert citations_json.newest_release(tmp_path) == "0.10.0"


def test_a_paraphrase_is_cited_as_one_and_in_english(sources):
    source = replace(sources["gnav-german"], publish="paraphrase")
    shared = works.shared(source, DAY)
    assert shared["csl"]["language"] == "en"
    assert "Paraphrase by The Gnav Archive." in shared["csl"]["note"]
    assert works.part(source, source.rules[2]) == "paragraph 3"


def given_by(source, licence):
    header = deepcopy(source.header)
    header.find(".//tei:availability/tei:licence", tei.NS).set("target", licence)
    return replace(source, header=header)


def test_a_text_that_is_given_away_is_cited_so(sources):
    free = "https://creativecommons.org/publicdomain/zero/1.0/"
    given = given_by(sources["gnav-1917"], free)
    assert works.shared(given, DAY)["csl"]["note"].endswith("Rights: CC0 1.0.")


def test_a_licence_that_nobody_knows_stops_the_build_in_one_sentence(sources):
    with pytest.raises(ValueError, match="gnav-1917 has the licence 'ask me'; known are"):
        works.shared(given_by(sources["gnav-1917"], "ask me"), DAY)


def test_on_wikipedia_a_rule_on_two_pages_is_cited_by_both(citations):
    said = {rule: citations.undated(f"hanrey-1774.{rule}")["wikipedia"] for rule in ("r4", "r5")}
    assert "|page=9 " in said["r4"]
    assert "|pages=9–10 " in said["r5"]
