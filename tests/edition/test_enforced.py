"""What the engine enforces because of a rule, as the rule's page tells it."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from scripts import tei
from scripts.enforced import wording
from scripts.enforced.values import EnforcedValues
from scripts.tei.layers import fold
from scripts.tei.links import address
from tests.edition.conftest import Find


@pytest.fixture(scope="module")
def laws(sources: dict[str, tei.Source]) -> dict[str, EnforcedValues]:
    return {name: EnforcedValues(source) for name, source in sources.items()}


def test_every_cited_value_stands_on_the_page_of_each_rule_it_cites(
    sources: dict[str, tei.Source], laws: dict[str, EnforcedValues], page: Find
) -> None:
    for source in sources.values():
        for rule in source.rules:
            root = page(address(rule.id))
            said = fold("".join(root.xpath("//section[@class='enforced']")[0].itertext()))
            for value in laws[source.id].because_of(rule.id):
                assert all(quote in said for quote in value.cited.quotes)


def test_every_field_of_a_rule_set_has_a_name_in_plain_words(
    laws: dict[str, EnforcedValues],
) -> None:
    for law in laws.values():
        for value in law.values:
            for path in value.paths:
                name = law.words.field(path)
                assert path.startswith(("answers.", "refusals.")) or name[0].isupper(), path


def test_what_is_enforced_reads_as_danish() -> None:
    gnav, hanrey = wording.of_game("gnav"), wording.of_game("hanrey")
    assert gnav.fields(["answers.12", "answers.pot", "answers.fool"], "da") == (
        "Har sidemanden et tal, potten eller narren"
    )
    assert gnav.fields(["cries.sk"], "da") == "Det, man siger med spar konge"
    assert hanrey.value("ranks", ("a", "k", "10"), "da") == "es, konge, 10"
    assert gnav.value("order", ("cuckoo", "d7"), "da") == "gøg, ruder 7"


def test_a_card_is_told_as_a_card_in_both_languages() -> None:
    polsk_pas, gnav = wording.of_game("polsk_pas"), wording.of_game("gnav")
    best = registry.rule_set("polsk-pas-1774").knaves.value
    assert polsk_pas.value("knaves", best) == (
        "knave of clubs, knave of spades, knave of hearts, knave of diamonds"
    )
    assert polsk_pas.value("knaves", best, "da") == (
        "klør knægt, spar knægt, hjerter knægt, ruder knægt"
    )
    assert polsk_pas.value("best", ("h10",), "da") == "hjerter 10"
    assert gnav.value("pieces", ("sk", "d1"), "da") == "spar konge, ruder es"


def test_two_games_may_name_a_field_of_the_same_name_otherwise() -> None:
    assert wording.of_game("gnav").field("draw") == "draw"
    assert wording.of_game("hanrey").field("draw") == "Drawn when a trick is put away"
    assert wording.of_game("hanrey").field("seats") == wording.of_game("gnav").field("seats")


def test_the_cat_of_1774_is_told_as_the_engine_plays_it(page: Find) -> None:
    rows = page("gnav-1774/r3/").xpath("//section[@class='enforced']//dt")
    for language, told in (
        (
            "en",
            "If the neighbour holds the cat the answer is Kis-Kis, and the asker keeps his piece",
        ),
        ("da", "Har sidemanden katten svaret er Kis-Kis, og spørgeren beholder sin brik"),
    ):
        assert told in [
            " ".join(row.xpath(".//span[@data-said=$language]/text()", language=language))
            for row in rows
        ]


def test_every_rule_page_names_a_value_or_the_reason_why_there_is_none(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        for rule in source.rules:
            (section,) = page(address(rule.id)).xpath("//section[@class='enforced']")
            assert section.xpath("dl/dt | p"), rule.id


def test_a_clause_that_no_table_can_enforce_says_why(page: Find) -> None:
    (section,) = page("gnav-1774/r1/").xpath("//section[@class='enforced']")
    assert "shaking it is done by hand" in "".join(section.itertext())


def test_the_fragment_says_which_rules_are_supplied(page: Find) -> None:
    (section,) = page("gnav-kb/").xpath("//section[h2/@id='supplied']")
    assert "supplied" in section.xpath(".//span/@class")[0]
    assert "1774:3[d]" in "".join(section.itertext())


def test_what_is_supplied_names_each_lender_and_how_much_it_lends(
    sources: dict[str, tei.Source], laws: dict[str, EnforcedValues], page: Find
) -> None:
    for name, law in laws.items():
        lent = [value.cited.supplied_from for value in law.lent()]
        for section in page(address(name)).xpath("//section[h2/@id='supplied']"):
            said = fold("".join(section.xpath("p")[0].itertext()))
            for lender in set(lent):
                count = "them" if len(set(lent)) == 1 else lent.count(lender)
                assert lender is not None
                assert f"{count} from {sources[lender].name}" in said
    assert "1 from Royal Library" in "".join(
        page("gnav-wikipedia/").xpath("//section[h2/@id='supplied']/p/text()")
    )


def test_a_source_that_borrows_nothing_lists_nothing_supplied(page: Find) -> None:
    assert not page("gnav-german/").xpath("//*[@id='supplied']")
