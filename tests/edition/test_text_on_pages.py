"""The words of the sources as they stand on the pages."""

from __future__ import annotations

from pathlib import Path

from gnav_core.core import registry
from scripts import tei
from scripts.tei.emendations import emendations
from scripts.tei.layers import fold
from scripts.tei.links import address
from scripts.tei.passages import rule_name, shown_lang
from tests.edition.conftest import NONE_OF_ITS_WORDS, Element, Find

QUIET = f"self::*[{NONE_OF_ITS_WORDS} or @hidden]"


def words(element: Element) -> str:
    """Give an element's own words, without the letters and marks that we add."""
    return fold("".join(element.xpath(f".//text()[not(ancestor::*[{QUIET}])]")))


def by_id(root: Element, ident: str) -> Element:
    found = root.xpath("//*[@id=$ident]", ident=ident)
    assert len(found) == 1, f"{len(found)} elements have the id {ident}"
    return found[0]


def test_every_clause_stands_on_its_source_page_and_on_its_rule_page(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        for rule in source.rules:
            for clause in rule.clauses:
                whole = by_id(page(address(source.id)), clause.id.partition(".")[2])
                alone = by_id(page(address(rule.id)), clause.n)
                text = tei.corrected(clause.element).replace("• ", "")
                assert words(whole) == text
                assert words(alone) == text


def test_every_clause_is_marked_with_its_language(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        for rule in source.rules:
            for clause in rule.clauses:
                alone = by_id(page(address(rule.id)), clause.n)
                assert alone.get("lang") == shown_lang(source)


def test_every_page_break_stands_on_the_source_page(
    sources: dict[str, tei.Source], page: Find
) -> None:
    root = page("gnav-1774/")
    breaks = root.xpath("//*[@class='pb']/@id")
    assert breaks == ["p25", "p26", "p27", "p28"]


def test_every_corrected_word_is_marked_and_listed_with_its_cause(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        root = page(address(source.id))
        for emended in emendations(source.body):
            ident = "e-" + emended.get(tei.XML_ID, "").rpartition(".")[2]
            word = by_id(root, f"{ident}-here")
            assert word.get("aria-describedby") == ident == word.get("href", "")[1:]
            entry = words(by_id(root, ident))
            assert entry.startswith(f"{tei.corrected(emended)}] ")
            cause = tei.CAUSES.get(emended.get("type", ""), "supplied by the editor")
            assert f"{cause} (certainty {emended.get('cert')})" in entry


def test_the_apparatus_is_in_lemma_style(page: Find) -> None:
    entry = by_id(page("gnav-1774/r3/"), "e-denne")
    assert words(entry).startswith("denne] dennne, machine reading (certainty high).")


def test_a_source_page_says_how_many_words_are_corrected(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        count = len(emendations(source.body))
        said = words(page(address(source.id)).xpath("//*[@class='facts']")[0])
        if source.publish == "ours":
            assert "in our words" in said
            assert "corrected" not in said
            continue
        assert {0: "no words", 1: "one word"}.get(count, f"{count} words") + " corrected" in said


def test_numbers_of_the_print_are_bare_and_ours_are_bracketed(page: Find) -> None:
    def number(address: str, rule: str) -> str:
        root = page(address)
        return words(root.xpath("//*[@id=$rule]/*[contains(@class, 'number')]", rule=rule)[0])

    assert number("gnav-1774/", "r3") == "3."
    assert number("gnav-1774/", "r0") == "[0]"
    assert number("gnav-1917/", "r3") == "[3]"


def test_a_number_that_is_corrected_is_marked_like_a_word(page: Find) -> None:
    """piquet-1774.r9: the rule after 8 is numbered 6 again."""
    whole, alone = page("piquet-1774/"), page("piquet-1774/r9/")
    for root in (whole, alone):
        number = by_id(root, "e-nine-here")
        assert words(number) == "9."
        assert fold("".join(number.xpath("./*[@class='d']//text()"))) == "6."
        assert words(by_id(root, "e-nine")).startswith("9.] 6., cause unknown (certainty high).")
    assert words(alone.xpath("//*[contains(@class, 'numbered')]")[0]).endswith("9.")
    assert not page("piquet-1774/r6/").xpath("//*[contains(@class, 'numbered')]")


def test_a_source_is_played_where_the_table_has_furniture_for_its_game(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        furniture = tei.ROOT / "docs/assets/table/games" / source.family / "furniture.js"
        buttons = page(address(source.id)).xpath("//p[@class='deeds']/a/@href")
        assert buttons[0] == ("how-to-play/" if registry.plays(source.id) else "#ask")
        played = [button for button in buttons if button.startswith("../play/")]
        assert played == [f"../play/?source={source.id}"] * furniture.is_file()


def test_the_title_of_a_rule_names_its_game(staged: Path) -> None:
    def title(address: str) -> str:
        return (staged / address / "index.md").read_text("utf-8").split("\n")[1]

    assert title("gnav-1774/r3/") == 'title: "Gnav 1774:3"'
    assert title("hanrey-1774/r4/") == 'title: "Hanrey 1774:4"'


def test_what_stands_before_the_first_rule_names_it(sources: dict[str, tei.Source]) -> None:
    """The rules 1 to 3 of Lang Hanrey are Hanrey's, those from 1 to 10 of Fem Kort are Byd's."""

    def named(source: tei.Source) -> list[str]:
        return [rule_name(source, rule) for rule in source.rules]

    assert named(sources["lang-hanrey-1774"])[:2] == ["Before rule 4", "Rule 4"]
    assert named(sources["fem-kort-1774"]) == ["Before rule 1", "Rule 1", "Rule 11", "Rule 12"]
