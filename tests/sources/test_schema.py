"""Every file is TEI that other people's tools can read."""

import pytest
from lxml import etree

from scripts import tei
from scripts.tei.files import files
from scripts.tei.languages import language, translated
from tests.sources.conftest import Element

TEXTS = (*tei.order(), tei.BOOKLET)
LANGUAGES = {language(source) for source in TEXTS}
FILES = sorted(files())
#: What serves every family.
OF_ALL = ("bibliography.xml", "glossary.xml")


@pytest.mark.parametrize("file", FILES)
def test_file_is_valid_against_tei_all(
    file: str, tei_all: etree.RelaxNG, trees: dict[str, Element]
) -> None:
    assert tei_all.validate(trees[file]), tei_all.error_log


def test_every_source_has_its_files() -> None:
    wanted = [f"{source}{end}" for source in TEXTS for end in (".xml", ".notes.xml")]
    wanted += [f"{source}.{language}.xml" for source in TEXTS for language in translated(source)]
    assert sorted([*wanted, "gnav-german.paraphrase.xml", *OF_ALL]) == FILES


@pytest.mark.parametrize("source", TEXTS)
def test_header_names_title_evidence_rights_principles_and_changes(
    source: str, trees: dict[str, Element]
) -> None:
    header = trees[f"{source}.xml"].find("tei:teiHeader", tei.NS)
    assert header is not None
    for path in (
        "tei:fileDesc/tei:titleStmt/tei:title[@type='main']",
        "tei:fileDesc/tei:sourceDesc//tei:idno[@type='file']",
        "tei:fileDesc/tei:publicationStmt/tei:availability/tei:licence[@target]",
        "tei:encodingDesc/tei:editorialDecl/tei:correction/tei:p",
        "tei:revisionDesc/tei:change[@when]",
    ):
        assert header.find(path, tei.NS) is not None, path


@pytest.mark.parametrize("source", TEXTS)
def test_references_of_the_header_find_every_clause(
    source: str, trees: dict[str, Element], texts: dict[str, tei.Source]
) -> None:
    """Generic tools read `citeStructure`; what it finds is `3.d` for `gnav-1774.r3.d`."""
    root = trees[f"{source}.xml"]
    outer = root.find(".//tei:refsDecl[@default='true']/tei:citeStructure", tei.NS)
    assert outer is not None
    inner = outer[0]
    assert [outer.get("use"), inner.get("use"), inner.get("delim")] == ["@n", "@n", "."]
    found = [
        f"{rule.get('n')}.{clause.get('n')}"
        for rule in root.xpath(prefixed(outer.get("match", "")), namespaces=tei.NS)
        for clause in rule.xpath(prefixed(inner.get("match", "")), namespaces=tei.NS)
    ]
    letter = "" if source == tei.BOOKLET else "r"
    assert [f"{source}.{letter}{ref}" for ref in found] == [
        clause.id for rule in texts[source].rules for clause in rule.clauses
    ]


def prefixed(match: str) -> str:
    """Give each step of a header's path the TEI prefix that XPath 1.0 wants."""
    return "/".join(f"tei:{step}" if step else "" for step in match.split("/"))


@pytest.mark.parametrize("source", TEXTS)
def test_text_says_its_language(source: str, trees: dict[str, Element]) -> None:
    text = trees[f"{source}.xml"].find("tei:text", tei.NS)
    assert text is not None
    assert text.get(tei.XML_LANG) == language(source)
    for file in (f"{source}.xml", f"{source}.notes.xml"):
        assert trees[file].get(tei.XML_LANG) == "en"
        for quote in trees[file].iterfind(".//tei:quote", tei.NS):
            assert quote.get(tei.XML_LANG) in LANGUAGES
