"""Five cards each, one turned up, which may be taken for another."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from gnav_core.core.game import see
from tests.games.polsk_pas.table import HANDS, RULES, Table, dealt, undealt


def test_the_pack_has_twenty_four_cards_from_the_ace_to_the_nine():
    """polsk-pas-1774.r0.a."""
    rules = registry.rule_set(RULES)
    assert len(rules.cards) == 4 * len(rules.in_pack.value) == 24
    assert " ".join(rules.cards[:6]) == "sa sk sq sj s10 s9"
    assert undealt().legal.split() == [f"deal:{card}" for card in rules.cards]


def test_each_puts_in_a_stake_before_the_first_deal():
    """polsk-pas-1774.r9.a, q.stake."""
    game = undealt().game
    state, (staked,) = game.begin()
    assert (staked.kind, staked.clauses) == ("staked", (f"{RULES}.r9.a", f"{RULES}.q.stake"))
    position = game.position(state)
    assert (position["score"], position["pool"], position["stock"]) == ([-1] * 4, 4, 24)


def test_each_gets_five_cards_at_once_and_a_card_is_turned_up():
    """polsk-pas-1774.r1.a, r2.a, q.packet."""
    table = undealt(*dealt())
    assert table.said("dealt")[4:6] == [("dealt", 0, "r1.a"), ("dealt", 1, "r1.a")]
    assert table.said("turned") == [("turned", 3, "r2.a")]
    assert table.position() == {
        "to_move": 0,
        "legal": ["declare:h", "pass"],
        "phase": "bid",
        "deal": 1,
        "hands": [list(hand) for hand in Table(HANDS).lying.hands],
        "table": [],
        "trump": "h",
        "turned": ["h9"],
        "stock": 3,
        "tricks": [0] * 4,
        "score": [-1] * 4,
        "terminal": False,
        "winners": [],
        "dealer": 3,
        "declarer": None,
        "pool": 4,
        "beet": None,
        "vole": None,
    }


def test_the_dealer_may_take_the_card_turned_up_and_plays_in_its_suit():
    """polsk-pas-1774.r2.a, r2.b, q.turn-up."""
    table = Table(HANDS, "pass", "pass", "pass")
    assert table.legal == "declare:h take pass"
    table.play("take")
    assert table.said("took") == [("took", 3, "r2.a", "r2.b", "q.turn-up-when")]
    assert (table.turn, table.state.declarer, table.state.turned) == ("discard 3", 3, ())
    assert table.position()["hands"][3] == "sq sj hj h9 dj cq".split()


def test_he_need_not_take_it():
    """polsk-pas-1774.r2.a: “kan tage”."""
    table = Table(HANDS, "pass", "pass", "pass", "declare:h")
    assert (table.turn, table.state.turned) == ("play 0", ("h9",))


def test_who_took_it_lays_any_card_away_which_he_alone_sees():
    """polsk-pas-1774.r3.a, q.discard."""
    table = Table(HANDS, "pass", "pass", "pass", "take")
    assert table.legal == " ".join(f"discard:{card}" for card in "sq sj hj h9 dj cq".split())
    table.play("discard:cq")
    assert table.said("discarded") == [("discarded", 3, "r3.a", "q.discard")]
    assert (table.turn, table.position()["stock"]) == ("play 0", 4)
    assert (table.zones(3)["away:3"], table.zones(0)["away:3"]) == ((["cq"], 0), ([], 1))
    assert "card" not in table.log[-1].seen_by(0).details


def test_by_another_reading_whoever_plays_first_may_take_it():
    """polsk-pas-1774.q.turn-up."""
    table = Table(HANDS, turn_up="player")
    assert table.legal == "declare:h take pass"
    table.play("pass", "take", "discard:d10")
    assert (table.turn, table.zones(1)["away:1"]) == ("play 0", (["d10"], 0))
    again = Table(HANDS, *["pass"] * 4, turn_up="player")
    assert "take" not in again.legal


def test_by_another_reading_the_five_come_as_two_and_three():
    """polsk-pas-1774.q.packet: the same cards in the same order come to other hands."""
    table = undealt(*dealt(), packet="two-and-three")
    assert [seat for _, seat, _ in table.said("dealt")[:12]] == [0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 0, 1]
    assert len(table.said("dealt")) == 20
    assert table.position()["hands"][0] == ["s9", "hk", "da", "d10", "ca"]


def test_by_another_reading_the_dealer_takes_it_before_anybody_is_asked():
    """polsk-pas-1774.q.turn-up-when, r2.a, r2.b, r3.a: then he plays, and nobody is asked."""
    table = undealt(*dealt(), turn_up_when="before-bidding")
    assert (table.turn, table.legal) == ("offer 3", "take leave")
    table.play("take", "discard:cq")
    assert (table.turn, table.state.declarer, table.state.trump) == ("play 0", 3, "h")
    assert table.kinds()[-2:] == ["took", "discarded"]


@pytest.mark.parametrize("turn_up", ["dealer", "player"])
def test_if_he_leaves_it_he_does_not_get_it_later(turn_up):
    """polsk-pas-1774.q.turn-up-when, q.turn-up: another may, where whoever plays may."""
    table = undealt(*dealt(), "leave", turn_up_when="before-bidding", turn_up=turn_up)
    assert table.said("left") == [("left", 3, "r2.a", "q.turn-up-when")]
    assert table.turn == "bid 0"
    assert ("take" in table.legal.split()) == (turn_up == "player")
    table.play("pass", "pass", "pass")
    assert table.legal == "declare:h pass"
    assert table.refusal("take") == "r2.a q.turn-up-when"


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 3},
        {"players": 5},
        {"readings": {"pack": "24-cards"}},
        {"readings": {"turn-up": "forehand"}},
        {"readings": {"follow": "must-beat"}},
    ],
)
def test_another_number_of_players_or_another_reading_is_malformed(wrong):
    """polsk-pas-1774.r0.a: and only a crux with options can be named."""
    head = {"format": record.FORMAT, "rules": RULES, "players": 4, "moves": []}
    with pytest.raises(record.RecordError):
        record.read({**head, **wrong})


def test_a_seat_sees_its_own_cards_and_what_is_turned_up():
    """polsk-pas-1774.r1.a, r2.a."""
    table = undealt(*dealt())
    seen = see(table.game, table.state, 0).table
    shown = {lying.card for zone in seen.zones for lying in zone.cards}
    assert shown == {*"s9 hk h10 c9 d9 h9".split()}
