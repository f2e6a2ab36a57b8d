"""The front page: what it tells a stranger is so, by the clauses and by the rules that run."""

from __future__ import annotations

import json
import re

import pytest
from lxml import html

from gnav_core.core import registry
from scripts import tei
from scripts.examples.example import paths
from scripts.pages import front_page
from scripts.tei import links
from scripts.tei.archive import Archive
from tests.edition.conftest import Element

SAID = {
    "da": {
        2: "to",
        3: "tre",
        6: "seks",
        11: "elleve",
        14: "fjorten",
        17: "sytten",
        20: "tyve",
    },
    "en": {
        2: "two",
        3: "three",
        6: "six",
        11: "eleven",
        14: "fourteen",
        17: "seventeen",
        20: "twenty",
    },
}
TO = {"en": "to", "da": "til"}


@pytest.fixture(scope="module")
def page(archive: Archive) -> Element:
    shell = (tei.ROOT / "docs" / front_page.PAGE).read_text("utf-8").split("---\n", 2)[2]
    found: Element = html.fromstring(f"<div>{front_page.front_page(archive, shell)}</div>")
    return found


def language(element: Element) -> str:
    return str(element.xpath("string(ancestor-or-self::*[@data-said][1]/@data-said)"))


def numbers(archive: Archive) -> dict[str, tuple[int, ...]]:
    """Reckon what the numbers on the page must be."""
    rules, german = registry.rule_set("gnav-1774"), registry.rule_set("gnav-german")
    lesson = json.loads(paths()["lesson-1774"].read_text("utf-8"))
    dealt = sum(move.startswith("deal:") for move in lesson["moves"])
    numbered = [rule for rule in archive.sources["gnav-1774"].rules if rule.n != "0"]
    return {
        "seats": rules.seats.value,
        "strokes": (rules.tally.start.value,),
        "deals": (dealt // lesson["players"],),
        "rules": (len(numbered),),
        "appeals": (rules.tally.appeals.times.value,),
        "cards": (len(german.full_bag),),
        "tokens": (german.tally.start.value,),
        "german-seats": german.seats.value,
        "printed": (len(front_page.printed(archive)),),
    }


def test_every_number_is_that_of_the_rules(page: Element, archive: Archive) -> None:
    wanted = numbers(archive)
    marked = page.xpath("//*[@data-value]")
    assert {one.get("data-value") for one in marked} == set(wanted)
    for one in marked:
        said = language(one)
        values = wanted[one.get("data-value")]
        figures = f" {TO[said]} ".join(map(str, values))
        words = f" {TO[said]} ".join(SAID[said].get(value, "") for value in values)
        assert one.text_content().lower() in (figures, words), one.get("data-value")


def test_every_number_in_a_sentence_is_marked(page: Element) -> None:
    words = {word for known in SAID.values() for word in known.values()} - {"to"}
    for line in page.xpath("//*[contains(@class, 'lead') or contains(@class, 'sentence')]"):
        for one in line.xpath(".//text()[not(ancestor::*[@data-value])]"):
            assert not words & set(re.findall(r"\w+", one.lower())), one


def test_what_a_sentence_rests_on_is_there(page: Element) -> None:
    marked = page.xpath("//*[@data-rests]")
    assert len(marked) >= 11
    for one in marked:
        assert all(links.is_id(ident) for ident in one.get("data-rests").split())
    assert not page.xpath("//*[@class='lead']/*/text()[normalize-space()]")


def test_all_is_said_in_both_languages(page: Element) -> None:
    english = page.xpath("//*[@data-said='en']")
    for one in english:
        beside = one.getnext()
        alone = one.getparent().get("class") == "line" and len(one.getparent()) == 1
        assert alone or (beside is not None and beside.get("data-said") == "da"), one.text_content()
    assert len(english) > 50


def test_the_pieces_stand_in_the_order_of_1774(page: Element) -> None:
    """gnav-1774.r0.c"""
    kinds = registry.rule_set("gnav-1774").pieces.value
    drawn = [piece for group in front_page.groups().values() for piece, _, _ in group]
    assert drawn == list(kinds)
    assert len(page.xpath("//*[@class='kinds']//*[local-name()='svg']")) == 21


def test_the_five_sources_can_be_read_and_played(page: Element, archive: Archive) -> None:
    family = archive.family("gnav")
    rows = page.xpath("//ol[@class='contents']/li")
    assert [row.xpath("string(a/@href)") for row in rows] == [f"{ident}/" for ident in family]
    for row, (ident, source) in zip(rows, family.items(), strict=True):
        ways = row.xpath(".//*[@class='ways']/a/@href")
        assert ways == [
            f"{ident}/",
            f"play/#rules={ident}",
            *([source.told] if source.told else []),
        ]


def test_each_source_answers_with_its_own_words(page: Element, archive: Archive) -> None:
    answers = page.xpath("//ul[@class='answers']/li")
    assert len(answers) == len(archive.family("gnav"))
    for answer in answers:
        (said,) = answer.xpath("q/@data-clause")
        cited = answer.xpath("*[@class='cited']/a/@href")
        assert cited[0] == links.link("", said)


def test_the_games_of_the_booklet_stand_in_print_order(page: Element, archive: Archive) -> None:
    games = front_page.printed(archive)
    assert [int(game.page) for game in games] == sorted(int(game.page) for game in games)
    listed = [one.text_content() for one in page.xpath("//ol[@class='games']//*[@class='name']")]
    assert listed == [game.name for game in games]


def test_a_game_of_the_booklet_is_found_by_its_file_and_not_by_its_title(archive: Archive) -> None:
    """spilleregler-1774.contents.j: “Tree Kort”, which is headed “Tre-Kort.”"""
    named = {game.name: game.source for game in front_page.printed(archive)}
    assert (named["Tree Kort"].id, named["Tree Kort"].title) == ("tre-kort-1774", "Tre-Kort")
    assert len({source.id for source in named.values()}) == 11


def test_every_game_of_the_booklet_can_be_read_and_played(page: Element, archive: Archive) -> None:
    rows = page.xpath("//ol[@class='games']/li")
    for row, game in zip(rows, front_page.printed(archive), strict=True):
        ways = row.xpath(".//*[@class='ways']/a/@href")
        assert ways[0] == row.xpath("string(a/@href)") == f"{game.source.id}/"
        assert (game.source.told in ways) == bool(game.source.told)
        assert (f"play/#rules={game.source.id}" in ways) == game.is_played
        assert game.is_played, "the page says that all can be played"


def test_the_ways_in_lead_to_a_lesson_a_game_and_the_text(page: Element) -> None:
    ways = page.xpath("//div[@class='ways']//a/@href")
    assert ways == ["play/#lesson=lesson-1774", "play/#deal", "gnav-1774/"]
