"""The eleven games side by side, and what one takes from another, as data."""

from __future__ import annotations

from scripts import tei
from tests.data.conftest import Load


def test_the_games_stand_in_the_order_of_the_print_with_every_answer(load: Load) -> None:
    data = load("api/side-by-side.json")
    games = [game["source"] for game in data["games"]]
    assert (games[0], games[-1], len(games)) == ("byd-1774", "gnav-1774", 11)
    assert len(data["questions"]) == 9
    for question in data["questions"]:
        assert list(question["cells"]) == games


def test_a_cell_has_its_status_its_words_and_its_cruces(load: Load) -> None:
    questions = {
        question["id"]: question for question in load("api/side-by-side.json")["questions"]
    }
    cell = questions["following"]["cells"]["hanrey-1774"]
    assert cell["status"] == "inferred"
    assert cell["words"][0]["clause"] == "hanrey-1774.r4.b"
    assert cell["cruces"] == ["hanrey-1774.q.take-up"]


def test_a_rule_says_what_it_takes_and_what_takes_it_up(load: Load) -> None:
    """fem-kort-1774.r12.a"""
    (loan,) = load("api/fem-kort-1774/r12.json")["takes"]
    assert (loan["clause"], loan["how"]) == ("fem-kort-1774.r12.a", "takes")
    for rule in loan["rules"]:
        (taken,) = load(f"api/{rule.replace('.', '/')}.json")["taken_up_by"]
        assert taken == {"clause": "fem-kort-1774.r12.a", "how": "takes"}


def test_what_takes_nothing_says_so(load: Load) -> None:
    rule = load("api/gnav-1774/r3.json")
    assert (rule["takes"], rule["taken_up_by"]) == ([], [])
    assert load(f"api/{tei.BOOKLET}/title.json")["takes"] == []
