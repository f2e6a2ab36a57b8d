"""Who takes a trick, in every game of cards: the verdict, its clauses, and what is refused."""

from __future__ import annotations

import itertools
import json
from random import Random

import pytest

from gnav_core import web
from gnav_core.cards.pack import suit_of
from gnav_core.cards.ruling.asked import takes
from gnav_core.core import registry, text
from gnav_core.core.game import AskError
from gnav_core.core.record import replay
from gnav_core.play.table_api import TableApi

TRUMPS_TOO = {
    "polsk-pas-1774": ("cj", "sj", "hj", "dj"),
    "styrvolt-1774": ("h2", "c4", "s8", "h9", "d9"),
}
"""The cards that are as good as trumps whatever suit is turned up."""

GAMES = [name for name in registry.SOURCES if registry.family(name).takes]


def ask(rules: str, *cards: str, trump: str = "", **readings: str) -> dict:
    return takes(rules, cards, trump, readings)


def trumps(may: dict) -> str:
    """Choose as many suits as can be trumps."""
    return "".join(list(may["suits"])[: may["trumps"]])


def test_the_highest_of_the_suit_led_takes_where_there_are_no_trumps():
    """Byd, crux rank; Fem Kort, crux rank."""
    for rules in ("byd-1774", "fem-kort-1774"):
        found = ask(rules, "h9", "hk", "sa", "h10")
        assert found["text"] == "The king of hearts takes the trick."
        assert [step["beats"] for step in found["steps"]] == [True, False, False]
        assert {clause for step in found["steps"] for clause in step["clauses"]} == {
            f"{rules}.q.rank"
        }
        assert {step["status"] for step in found["steps"]} == {"inferred"}


def test_a_trump_takes_what_no_other_card_does():
    """Hundrede og Eet 1774:5[a]; Mariage 1774:2[b], 2[c]."""
    for rules in ("hundrede-og-eet-1774", "mariage-1774"):
        found = ask(rules, "ha", "s6", trump="s")
        assert found["text"] == "The 6 of spades takes the trick."
        assert "hundrede-og-eet-1774.r5.a" in found["steps"][0]["clauses"]
        assert ask(rules, "s6", "ha", trump="s")["at"] == 0


def test_another_reading_of_the_ten_gives_the_trick_to_another():
    """Hundrede og Eet, crux ten."""
    found = ask("hundrede-og-eet-1774", "h10", "hk", trump="s")
    assert found["at"] == 0
    (doubt,) = [one for one in found["doubts"] if one["otherwise"]]
    assert doubt["crux"] == "hundrede-og-eet-1774.q.ten"
    assert doubt["otherwise"][0]["text"] == "The king of hearts takes the trick."
    other = ask("hundrede-og-eet-1774", "h10", "hk", trump="s", ten="below-knave")
    assert other["at"] == 1


def test_where_one_must_beat_the_card_before_the_ruling_says_whether_it_does():
    """Hanrey 1774:4[c], 4[d], 5[c]; 3[c]."""
    found = ask("hanrey-1774", "h9", "h7", trump="s")
    assert found["text"] == "The 7 of hearts does not beat the 9 of hearts."
    ends = ["hanrey-1774.r4.c", "hanrey-1774.r4.d"]
    assert found["steps"][0]["clauses"] == [*ends, "hanrey-1774.q.ranks"]
    found = ask("hanrey-1774", "h9", "hk", "s6", trump="s")
    assert found["text"] == "The 6 of spades beats the king of hearts."
    assert "hanrey-1774.r5.c" in found["steps"][0]["clauses"]
    stopped = ask("hanrey-1774", "h9", "d7", "ha", trump="s")
    assert len(stopped["steps"]) == 1


def test_where_two_suits_are_trumps_a_six_of_them_beats_an_ace():
    """Styrvolt 1774:4[a], 4[b], 4[c], 6[a]; cruces leaders and equal-rank."""
    found = ask("styrvolt-1774", "ca", "d6", "s4", "hk", trump="ds")
    assert found["text"] == "The 6 of diamonds takes the trick."
    assert [step["beats"] for step in found["steps"]] == [True, False, False]
    assert found["steps"][0]["clauses"] == ["styrvolt-1774.r4.b"]
    equal = ask("styrvolt-1774", "ca", "d6", "s6", trump="ds")["steps"][1]
    assert (equal["beats"], equal["clauses"][1:]) == (False, ["styrvolt-1774.q.equal-rank"])
    assert ask("styrvolt-1774", "d6", "h2", trump="ds")["at"] == 1
    assert ask("styrvolt-1774", "d7", "h2", trump="ds")["at"] == 0
    found = ask("styrvolt-1774", "d10", "sk", trump="ds")
    assert found["at"] == 0
    (doubt,) = [one for one in found["doubts"] if one["otherwise"]]
    assert doubt["otherwise"][0]["text"] == "The king of spades takes the trick."


@pytest.mark.parametrize("rules", GAMES)
def test_the_verdict_is_that_of_the_game_itself(rules: str):
    """Where the trick can be laid at the table, its taker there is the one that is named."""
    chance, laid = Random(rules), 0
    may = takes(rules)
    trump = trumps(may)
    for _ in range(12):
        number = chance.randint(may["least"], may["most"])
        cards = tuple(chance.sample(list(may["pack"]), number))
        found = takes(rules, cards, trump)
        if found["table"] is None or found["in_turn"]:
            continue
        laid += 1
        (end,) = replay(json.dumps(found["table"]))
        (took,) = [event for event in end["events"] if event["kind"] == "trick"]
        assert took["seat"] == found["at"]  # forehand, who leads, is the first seat
        cited = {clause for step in found["steps"] for clause in step["clauses"]}
        assert cited & set(took["clauses"]) or not found["at"], "a card that is led beats none"
    assert laid or may["in_turn"]


@pytest.mark.parametrize("rules", GAMES)
def test_every_clause_that_a_verdict_cites_is_there(rules: str):
    may = takes(rules)
    trump = trumps(may)
    for cards in itertools.islice(itertools.permutations(may["pack"], 2), 0, None, 37):
        found = takes(rules, cards, trump)
        cited = {clause for step in found["steps"] for clause in step["clauses"]}
        assert cited
        assert cited <= set(text.passages())
        beats = found["at"] == 1
        assert beats == found["steps"][0]["beats"]
        is_trump = suit_of(cards[1]) in trump or cards[1] in TRUMPS_TOO.get(rules, ())
        assert not beats or is_trump or suit_of(cards[1]) == suit_of(cards[0])


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"rules": "byd-1774", "cards": ["h9"]}, "holds two to 7 cards, not 1"),
        ({"rules": "byd-1774", "cards": ["h9"] * 8}, "holds two to 7 cards, not 8"),
        ({"rules": "byd-1774", "cards": ["h9", "h9"]}, "The 9 of hearts is played twice."),
        ({"rules": "byd-1774", "cards": ["h9", "h5"]}, "There is no card 'h5' in this pack."),
        ({"rules": "byd-1774", "cards": ["h9", "<b>"]}, "There is no card '<b>'"),
        ({"rules": "byd-1774", "cards": ["h9", "hk"], "trump": "s"}, "no suit is trumps"),
        ({"rules": "mariage-1774", "cards": ["h9", "hk"]}, "Say which suit is trumps"),
        ({"rules": "mariage-1774", "cards": ["h9", "hk"], "trump": "x"}, "Say which suit is"),
        ({"rules": "mariage-1774", "cards": ["h9", "hk"], "trump": "sh"}, "Say which suit is"),
        ({"rules": "styrvolt-1774", "cards": ["h9", "hk"], "trump": "dd"}, "Say which suits are"),
        ({"rules": "styrvolt-1774", "cards": ["h9", "hk"], "trump": "dsh"}, "Say which suits are"),
        (
            {"rules": "gnav-1774", "cards": ["h9", "hk"]},
            "It is not told here who takes a trick by 'gnav-1774'.",
        ),
        ({"rules": "no-such", "cards": ["h9", "hk"]}, "there are no rules"),
        ({"rules": "byd-1774", "cards": ["h9", "hk"], "readings": {"a": "b"}}, "no reading 'a'"),
        ({"rules": "byd-1774", "cards": [1, 2]}, "of the wrong kind"),
        ({"rules": ["byd-1774"], "cards": []}, "of the wrong kind"),
        ({"cards": []}, "lacks rules"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(asked: dict, why: str):
    answer = json.loads(web.call(json.dumps({"id": 1, "call": "takes", "args": asked}), TableApi()))
    assert why in answer["error"]["why"]


def test_too_few_cards_are_refused_by_the_clause_that_says_how_many_play():
    with pytest.raises(AskError) as refused:
        ask("byd-1774", "h9")
    assert refused.value.clauses == ("byd-1774.r0.b", "byd-1774.q.players")


def test_it_is_told_in_danish_too():
    found = takes("mariage-1774", ("h9", "s6"), "s", language="da")
    assert found["text"] == "Spar 6 tager stikket."
    assert found["steps"][0]["text"] == "Spar 6 er trumf og stikker hjerter 9."
