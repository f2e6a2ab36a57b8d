"""The log in plain lines: each event in exactly one, what belongs together in the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.record import FORMAT
from gnav_core.core.sentences import LANGUAGES, PART
from gnav_core.games.gnav import log
from gnav_core.play.views import View
from tests.core.any_game import begun, heads, moves_of
from tests.games.second_person import said_rightly

NAMES = ["Anna", "Bo", "Carl", "Dorthe"]


def played(moves: str, rules: str = "gnav-1774", **more: Any) -> Any:
    head = {"format": FORMAT, "rules": rules, "players": 4, "dealer": 3, "names": NAMES, **more}
    session = begun(head)
    for move in moves.split():
        session.act(move)
    return session


def told(session: Any, seat: int | None = 0, language: str = "en") -> Any:
    return View(session, seat, language).now()["log"]


def lines(session: Any, seat: int | None = 0, language: str = "en") -> list[str]:
    return [line["text"] for line in told(session, seat, language)["deals"][-1]["lines"]]


FIFTH = "deal:11 deal:4 deal:cat deal:5 stand exchange stand exchange draw:7"


def test_a_deal_is_told_in_plain_lines() -> None:
    """gnav-1774.r2.a, r3.a, r3.f, r4.a: the deal of the drawing."""
    deal = told(played(FIFTH))["deals"][-1]
    assert (deal["deal"], deal["head"]) == (1, "Dorthe has the bag")
    assert [line["text"] for line in deal["lines"][:5]] == [
        "Four pieces are dealt. Yours is an 11.",
        "You stand.",
        "Bo asks Carl, who has the cat: “Kis-Kis”. Bo loses 1 stroke.",
        "Carl stands.",
        "Dorthe draws a piece.",
    ]
    assert deal["lines"][5]["text"].startswith("All show: you an 11, Bo a 4, Carl the cat")
    assert deal["lines"][2]["clauses"][0] == "gnav-1774.r3.f", "what cost the stroke comes first"
    assert deal["brought"] == "Bo lost 2 strokes"


def test_each_seat_is_told_what_happens_to_itself_as_happening_to_you() -> None:
    assert lines(played(FIFTH), 1)[2].startswith("You ask Carl, who has the cat")
    assert lines(played(FIFTH), 2)[2].startswith("Bo asks you, and you have the cat")
    assert lines(played(FIFTH), 0, "da")[:2] == [
        "Fire brikker deles ud. Din er en 11’er.",
        "Du bliver stående.",
    ]


def test_a_request_past_a_horse_is_one_line() -> None:
    """gnav-1774.r3.c"""
    said = lines(played("deal:3 deal:horse deal:8 deal:7 exchange"))[1]
    assert said == "You ask Bo, who lets the request go past. You exchange with Carl."


def test_a_cry_stands_with_what_it_means_before_what_follows() -> None:
    """gnav-1774.r3.e"""
    said = lines(played("deal:3 deal:dragoon deal:8 deal:7 exchange"))[1]
    assert said == "You ask Bo, who has the dragoon: “hug af” (strike off). You lose 1 stroke."


def test_deals_gone_by_are_summed_up() -> None:
    session = played(f"{FIFTH}")
    chance = Random("gone")
    while len({entry.deal for entry in session.events}) < 4 and not session.over:
        session.act(str(chance.choice(session.game.legal_actions(session.state))))
    sums = told(session)
    assert sums["gone"].startswith("Deals 1 to 3: ")
    assert told(session, language="da")["gone"].startswith("Omgang 1 til 3: ")


def test_what_is_told_since_an_event_is_the_deal_it_belongs_to() -> None:
    session = played(FIFTH)
    whole = told(session)
    assert View(session, 0, "en").now(6)["log"] == {"deals": whole["deals"], "gone": None}
    assert View(session, 0, "en").now(len(session.events))["log"] == {"deals": [], "gone": None}


@pytest.mark.parametrize("rules", [rules for rules in registry.SOURCES if rules.startswith("gnav")])
def test_every_event_stands_in_one_line_with_all_its_clauses(rules: str) -> None:
    chance = Random(f"lines {rules}")
    for setup in heads(rules, chance, 6):
        session = begun(setup, moves_of(setup, chance, 120))
        for seat in (None, 0):
            view = View(session, seat, "en").now()
            some = [line for deal in view["log"]["deals"] for line in deal["lines"]]
            assert [n for line in some for n in line["events"]] == list(range(len(view["events"])))
            for line in some:
                assert line["lead"] in line["events"]
                assert line["text"][0].isupper() or not line["text"][0].isalpha()
                assert not PART.search(line["text"])
                seen = [session.events[n].event.seen_by(seat) for n in line["events"]]
                assert {one for event in seen for one in event.clauses} == set(line["clauses"])


def test_the_end_of_a_game_tells_no_more_of_what_went_before() -> None:
    """What was hidden when it happened stays untold in the line; the table shows it."""
    setup = {"format": FORMAT, "rules": "gnav-1774", "players": 3, "moves": []}
    chance = Random("the end")
    session = begun(setup, moves_of(setup, chance, 2000))
    assert session.over
    dealt = [line["text"] for deal in told(session)["deals"] for line in deal["lines"][:1]]
    assert dealt
    assert all("are dealt. Yours is" in text or "are dealt." in text for text in dealt)


def test_a_game_without_a_log_of_its_own_tells_none() -> None:
    setup = next(heads("hanrey-1774", Random("hanrey"), 1))
    for language in LANGUAGES:
        assert View(begun(setup), 0, language).now()["log"] is None


def test_every_line_can_be_said_to_the_reader() -> None:
    for template in (*log.ANSWERED.values(), *log.HEAD.values()):
        for part in PART.findall(template):
            assert said_rightly(template, part)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("gnav-1774", "Anna and Bo lose 1 stroke each."),
        ("gnav-1917", "Anna and Bo get 1 stroke each."),
    ],
)
def test_what_several_lose_alike_is_told_as_the_source_counts_it(rules: str, said: str) -> None:
    """gnav-1774.r6, gnav-1917.q.ties: the one rubs strokes out, the other writes them up."""
    showed = played("deal:2 deal:2 deal:5 deal:6 stand stand stand stand", rules)
    assert lines(showed, None)[-2].endswith(said)


@pytest.mark.parametrize(
    ("players", "said"), [(5, "P0, P1, P2, P3 and P4 stand."), (6, "6 players stand.")]
)
def test_more_than_five_who_stand_are_counted(players: int, said: str) -> None:
    names = [f"P{seat}" for seat in range(players)]
    dealt = " ".join(f"deal:{piece}" for piece in range(1, players + 1))
    stood = f"{dealt} {'stand ' * players}"
    more: dict[str, Any] = {"players": players, "names": names, "dealer": players - 1}
    assert lines(played(stood, **more), None)[1] == said
