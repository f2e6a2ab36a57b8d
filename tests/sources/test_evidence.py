"""The text stands as received, and all of it."""

import hashlib
import re
from collections.abc import Callable
from itertools import chain

import pytest

from scripts import tei
from tests.sources.conftest import Element

Read = Callable[[str], list[str]]
Evidence = Callable[[str], str]
FOLDER = tei.ROOT / "sources" / "evidence"

#: The numbers that the rules have in print.
NUMBERED: dict[str, list[str | None]] = {
    "gnav-1774": [f"{n}." for n in range(1, 18)],
    "byd-1774": [f"{n}." for n in range(1, 17)],
    "fem-kort-1774": [None, "11.", None],
    "hanrey-1774": ["1", *(f"{n}." for n in range(2, 7))],
    "lang-hanrey-1774": [f"{n}." for n in range(4, 9)],
    "piquet-1774": [*(f"{n}." for n in (*range(1, 9), 6, *range(10, 13)))],
    "tre-kort-1774": [f"{n}." for n in range(1, 11)],
    "polsk-pas-1774": [f"{n}." for n in range(1, 12)],
    "hundrede-og-eet-1774": [f"{n}." for n in range(1, 8)],
    "mariage-1774": [f"{n}." for n in range(1, 6)],
    "styrvolt-1774": [f"{n}." for n in range(1, 8)],
}


def test_evidence_is_what_was_received() -> None:
    sums = (FOLDER / "SHA256SUMS").read_text(encoding="utf-8").split()
    listed = dict(zip(sums[1::2], sums[::2], strict=True))
    found = {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in FOLDER.glob("*.txt")}
    assert found == listed


def test_every_text_that_was_received_is_named_by_a_source(trees: dict[str, Element]) -> None:
    files = {
        str(name.text)
        for tree in trees.values()
        for name in tree.iterfind(".//tei:sourceDesc//tei:idno[@type='file']", tei.NS)
    }
    assert files == {f"evidence/{path.name}" for path in FOLDER.glob("*.txt")}


def test_the_files_of_the_booklet_are_the_received_text_token_for_token(
    tokens: Read, evidence: Evidence, booklet: tei.Source
) -> None:
    """Before it stands the library's own head; the games stand between contents and page 29.

    Page numbers, a catchword and the numbers that stand in a wrong place are furniture, and kept.
    """
    text = evidence("politiske-spille-regler-1774.txt")
    received = re.search(r"(?ms)^Politiske Spille-Regler for[^\n]*\n\nSælges uindbunden.*", text)
    assert received is not None
    entries = booklet.rules[2].clauses
    games = [entry.element.get("corresp", "").partition("#")[0] for entry in entries]
    round_them = tokens("spilleregler-1774.xml")
    end = round_them.index("25") + 1
    printed = (*round_them[:end], *chain.from_iterable(map(tokens, games)), *round_them[end:])
    assert len(games) == 11
    assert list(printed) == received[0].split()


def test_the_parts_of_the_booklet_begin_on_their_pages(booklet: tei.Source) -> None:
    """The title page has no number in the received text."""
    assert [(p.n, p.page) for p in booklet.rules] == [
        ("title", None),
        ("preface", "3"),
        ("contents", "4"),
    ]


def test_contents_list_eleven_games_with_their_pages(booklet: tei.Source) -> None:
    entries = [tei.corrected(clause.element) for clause in booklet.rules[2].clauses]
    assert len(entries) == 11
    assert entries[-1] == "Gnav eller Kis-Kis 25"
    assert all(entry.split()[-1].isdigit() for entry in entries)


def test_the_three_wikipedia_files_are_the_article_token_for_token(
    tokens: Read, evidence: Evidence
) -> None:
    assert tokens("gnav-wikipedia.xml") == evidence("gnav-wikipedia-da.txt").split()


def test_german_is_the_article_token_for_token(tokens: Read, evidence: Evidence) -> None:
    assert tokens("gnav-german.xml") == evidence("gnav-german.txt").split()


def test_every_source_is_tied_to_the_evidence_once(trees: dict[str, Element]) -> None:
    """1917 and KB are reached only through the article's gaps, once each."""
    gaps = [
        gap.get("corresp")
        for source in tei.order()
        for gap in trees[f"{source}.xml"].iterfind(".//tei:text//tei:gap", tei.NS)
    ]
    assert gaps == ["gnav-1917.xml#gnav-1917", "gnav-kb.xml#gnav-kb"]


@pytest.mark.parametrize(
    ("page", "rules"),
    [("25", "0 1 2"), ("26", "3 4 5"), ("27", "6 7 8 9 10 11"), ("28", "12 13 14 15 16 17")],
)
def test_rules_of_1774_begin_on_the_pages_of_the_print(
    sources: dict[str, tei.Source], page: str, rules: str
) -> None:
    assert " ".join(r.n for r in sources["gnav-1774"].rules if r.page == page) == rules


def test_rules_of_byd_begin_on_the_pages_of_the_print(sources: dict[str, tei.Source]) -> None:
    """Page 7 begins within rule 11."""
    pages = [rule.page for rule in sources["byd-1774"].rules]
    assert pages == [*["5"] * 4, *["6"] * 8, *["7"] * 5]


def test_fem_kort_stands_on_one_page_and_points_to_the_game_it_borrows_from(
    sources: dict[str, tei.Source],
) -> None:
    rules = sources["fem-kort-1774"].rules
    assert {rule.page for rule in rules} == {"8"}
    lenders = [ref.get("target") for rule in rules for ref in rule.element.iter("{*}ref")]
    assert lenders == ["byd-1774.xml#byd-1774"] * 2


def test_rules_of_hanrey_begin_on_the_pages_of_the_print(
    sources: dict[str, tei.Source],
) -> None:
    """Page 10 begins within rule 5: its first clause stands on both."""
    assert [rule.page for rule in sources["hanrey-1774"].rules] == [*["9"] * 6, "10"]


def test_the_list_of_styrvolt_begins_page_21(sources: dict[str, tei.Source]) -> None:
    """Its head, “Stikkerne ere:”, stands there before the number of rule 4."""
    assert [r.page for r in sources["styrvolt-1774"].rules] == [*["20"] * 4, *["21"] * 4]


def test_lang_hanrey_begins_on_the_page_that_hanrey_ends_on(
    sources: dict[str, tei.Source],
) -> None:
    """Page 11 begins with rule 5; the rules 1 to 3 are those of Hanrey."""
    pages = [(rule.n, rule.page) for rule in sources["lang-hanrey-1774"].rules]
    assert pages == [("0", "10"), ("4", "10"), *((n, "11") for n in "5678")]


def test_rules_of_piquet_begin_on_the_pages_of_the_print(
    sources: dict[str, tei.Source],
) -> None:
    """Page 18 begins within rule 3."""
    pages = [rule.page for rule in sources["piquet-1774"].rules]
    assert pages == [*["17"] * 4, *["18"] * 6, *["19"] * 3]


def test_a_slip_of_a_number_is_kept_in_the_label_and_corrected(
    sources: dict[str, tei.Source],
) -> None:
    """The rule after 8 of Piquet is numbered 6 again."""
    rule = sources["piquet-1774"].rules[9]
    label: Element = rule.element.find("tei:label", tei.NS)
    assert (rule.n, rule.label, tei.corrected(label)) == ("9", "6.", "9.")


def test_rules_of_tre_kort_begin_on_the_pages_of_the_print(
    sources: dict[str, tei.Source],
) -> None:
    """Page 23 begins within rule 6; the 23 before the heading numbers no page."""
    assert [rule.page for rule in sources["tre-kort-1774"].rules] == [*["22"] * 7, *["23"] * 4]


def test_other_sources_have_no_pages(sources: dict[str, tei.Source]) -> None:
    """But for Canasta, of which one page came to us."""
    for source in sources.values():
        if source.id not in NUMBERED:
            page = "92" if source.id == "canasta-1950" else None
            assert {rule.page for rule in source.rules} == {page}


def test_1774_has_the_numbers_of_the_print_and_the_others_none(
    sources: dict[str, tei.Source],
) -> None:
    """After the 1 of Hanrey the received text has no full stop."""
    for name, numbers in NUMBERED.items():
        assert [rule.label for rule in sources[name].rules] == [None, *numbers]
    others = (source for source in sources.values() if source.id not in NUMBERED)
    assert not any(rule.label for source in others for rule in source.rules)
