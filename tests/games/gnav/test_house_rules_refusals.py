"""House rules: what clashes or is none is refused in one sentence, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.core.game import AskError
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.house_rules.sheet import check
from tests.games.gnav.house_rules import rules


def refusal(value: Any) -> str:
    with pytest.raises(AskError) as refused:
        _ = house.read(value).rule_set
    return str(refused.value)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (
            rules(two_fools="gnav-1917"),
            "“Who loses when both fools are shown?” as in 1917 and “Are strokes rubbed out or"
            " written up?” as in 1774 cannot go together: a plus lets a player take one stroke"
            " more, and strokes rubbed out have none.",
        ),
        (rules("gnav-1917", two_fools="gnav-1774"), "written up are penalties"),
        (rules("gnav-1917", appeal="gnav-1774"), "nobody has strokes to lose"),
        (rules("gnav-1917", fool_cuckoo="gnav-1774"), "here strokes are written up"),
        (rules("gnav-wikipedia", prize="gnav-1774"), "nothing in the pool to win"),
        (rules("gnav-wikipedia", pool="gnav-1774"), "nobody is said to take the pool"),
        (rules("gnav-wikipedia", appeal="gnav-1774"), "costs as much as the first stake"),
        (rules(drawn_high="gnav-german"), "no such piece as the king of spades"),
        (rules(changed_piece="gnav-german"), "one is drawn from a bag and the other from a pack"),
        (rules(lives="gnav-german"), "pays tokens into a pool"),
        (rules(one_fool="gnav-german"), "no such piece as the joker"),
        (rules("gnav-german", how_many_players="gnav-1774"), "37 players and what they may draw"),
        (rules("gnav-german", cat="gnav-1774"), "no such piece as the cat"),
        (rules("gnav-german", tapping="gnav-1917"), "no such piece as the fool"),
        (
            rules(
                one_fool="gnav-1917", readings={"gnav-1917": {"fool-companion": "unanswered-tap"}}
            ),
            "nobody may tap",
        ),
    ],
)
def test_choices_that_cannot_go_together_are_named_with_the_reason(value, why):
    said = refusal(value)
    assert why in said
    assert said.count(".") == 1


def test_a_clash_names_both_questions_and_cites():
    found = check(rules(two_fools="gnav-1917"))["error"]
    assert found["questions"] == ["two-fools", "marks"]
    assert {"gnav-1917.r8.b", "gnav-1774.r8.b"} <= set(found["clauses"])


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (None, "JSON object"),
        ({"format": "gnav-house/2"}, "made by a newer version of the archive (gnav-house/2)."),
        ({"format": "gnav-home/1"}, "The format must be 'gnav-house/1', not 'gnav-home/1'."),
        ({"format": ["gnav-house/2"]}, "The format must be 'gnav-house/1', not ['gnav-house/2']."),
        ({**rules(), "base": []}, "There is no source []"),
        ({**rules(), "base": {"gnav-1774": 1}}, "There is no source {"),
        (rules(cat={}), "There is no source {}"),
        (rules(cat=["gnav-1917"]), "There is no source ['gnav-1917']"),
        (rules(readings={"gnav-1774": []}), "JSON objects"),
        (rules(readings={"gnav-1774": {"cuckoo": []}}), "not []"),
        ({**rules(), "name": []}, "at most 60"),
        (rules("gnav-1901"), "There is no source 'gnav-1901'"),
        (rules(cat="gnav-1901"), "There is no source"),
        (rules(dog="gnav-1774"), "There is no question 'dog'"),
        (rules(worst="gnav-kb"), "“Which piece is the worst?” is decided with"),
        (rules(cat="gnav-german"), "German has no answer to “What does the cat do?”."),
        (rules(readings={"gnav-1917": {}}), "nothing is taken from it"),
        (rules(readings={"gnav-1774": {"cuckoo": "sings"}}), "A reading is not known"),
        ({**rules(), "name": "x" * 61}, "at most 60"),
        ({**rules(), "choices": []}, "JSON objects"),
    ],
)
def test_what_are_no_house_rules_is_refused_in_one_sentence(value, why):
    assert why in refusal(value)
