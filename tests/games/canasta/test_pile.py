"""The page of 1950 answers five questions as its table says, or says that it does not say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core import cli, web
from gnav_core.core import text
from gnav_core.games.canasta import CALLS, SOURCE, asked
from gnav_core.games.canasta.pack import MOST
from tests.games.canasta.rows import ROWS, Row

OPTIONS = {"origin": "--from"}
WRONG: dict[str, dict[str, Any]] = {
    "There is no card 'h11'; write them as h9, s10, ck or joker.": {"discards": ["h11"]},
    "Name the cards of the pile, the bottom one first: an empty one cannot be taken.": {
        "discards": []
    },
    "A red three is laid on the table at once, so it is in no hand.": {
        "discards": ["h9"],
        "hand": ["d3"],
    },
    "There is no rank 'joker'; there are a, k, q, j, 10, 9, 8, 7, 6, 5, 4, 3, 2.": {
        "discards": ["h9"],
        "melds": ["joker"],
    },
    "The stock has from 0 to 200 cards, not -1.": {"discards": ["h9"], "stock": -1},
    "At most 200 cards can be named at once.": {"discards": ["h9"] * (MOST + 1)},
    "What is given as 'stock' is of the wrong kind: '3'.": {"discards": ["h9"], "stock": "3"},
    "This call takes no 'rules'.": {"rules": "byd-1774"},
}


def ids(cites: str) -> list[str]:
    return [f"{SOURCE}.{name}" for name in cites.split()]


def call(name: str, **args: Any) -> dict[str, Any]:
    answered: dict[str, Any] = json.loads(
        web.call(json.dumps({"id": 1, "call": name, "args": args}))
    )
    return answered


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_page_answers_as_its_table_says(row: Row) -> None:
    found = call(f"canasta-{row.ask}", **row.given)["ok"]
    assert (found["says"], found["clauses"]) == (row.says, ids(row.cites))
    assert found["text"]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_it_answers_so_at_a_terminal(row: Row, capsys: pytest.CaptureFixture[str]) -> None:
    options = []
    for name, value in row.given.items():
        option = OPTIONS.get(name, f"--{name.replace('_', '-')}")
        if value is False:
            options += ["--not-by-right"] if name == "by_right" else []
        elif value is True:
            options.append(option)
        else:
            options += [option, " ".join(value) if isinstance(value, list) else str(value)]
    assert cli.main(["pile", row.ask, *options]) == 0
    said, *grounds = capsys.readouterr().out.splitlines()
    assert said.startswith(f"{row.says}: ")
    assert len(grounds) == len(row.cites.split())
    for ground, name in zip(grounds, ids(row.cites), strict=True):
        assert text.label(name) in ground
    assert cli.main(["pile", row.ask, *options, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["clauses"] == ids(row.cites)


def test_it_speaks_danish(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main("pile turn-up --card joker --language da".split())
    assert capsys.readouterr().out.splitlines() == [
        "frozen-turn-next: Bunken er frosset fra begyndelsen, "
        "og det næste kort af stokken lægges ovenpå.",
        "  Canasta:4[g]",
        "  Canasta:4[h]",
    ]


@pytest.mark.parametrize("why", WRONG)
def test_what_cannot_be_asked_is_refused_in_one_sentence(why: str) -> None:
    given = {"hand": [], "stock": 3, **WRONG[why]}
    assert call("canasta-pile", **given)["error"]["why"] == why


def test_what_is_lacking_is_named() -> None:
    assert call("canasta-pile")["error"]["why"] == "This call lacks discards, hand, stock."


def test_a_red_three_comes_from_one_of_three_places() -> None:
    why = "A red three comes from the deal, the stock or the pile, not from 'hand'."
    assert call("canasta-red-three", origin="hand")["error"]["why"] == why


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "pile needs --discards."),
        ("--discards h9", "pile needs --stock."),
        ("turn-up", "turn-up needs --card."),
        ("end --stock 0 --card h9", "--card does not belong to end."),
        (
            "--discards h9 --stock 0 --hand h3",
            "A red three is laid on the table at once, so it is in no hand (Canasta:3[a]).",
        ),
    ],
)
def test_a_terminal_is_told_what_is_lacking(
    line: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["pile", *line.split()]) == 2
    assert capsys.readouterr().err == f"gnav: {why}\n"


def test_every_question_can_be_put_and_every_clause_that_is_cited_is_there() -> None:
    assert {f"canasta-{row.ask}" for row in ROWS} == CALLS.keys() - {"canasta-cards"}
    for row in ROWS:
        for name in ids(row.cites):
            assert text.find(name).id == name


def test_the_answers_are_those_of_the_specification_and_none_is_a_plain_yes() -> None:
    """q.conditions: the other conditions for taking stand on another page."""
    said = {ask: {row.says for row in ROWS if row.ask == ask} for ask in (row.ask for row in ROWS)}
    assert said == {
        "pile": {"no", "must", "may-if", "not-said"},
        "red-three": {"lay-and-draw", "lay-no-draw"},
        "red-three-counts": {"plus", "minus", "not-said"},
        "turn-up": {"frozen-turn-next", "not-said"},
        "end": {"over", "goes-on", "not-said"},
    }


def test_a_form_is_told_what_cards_there_are() -> None:
    cards = asked.cards("da")
    assert len(cards["pack"]) == 53
    assert cards["pack"]["joker"] == "en joker"
    assert cards["ranks"][0] == "2"
