"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from typing import Any

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import Outcome, see
from gnav_core.core.sentences import read_by
from gnav_core.core.table import Mark
from gnav_core.games.polsk_pas.words import Words
from tests.games.polsk_pas.rules.test_settling import ended
from tests.games.polsk_pas.table import HANDS, Table, dealt, undealt

NAMES = ["Anna", "Bo", "Carl", "Dorte"]
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None, by: int | None = None):
    """What is told of all events, to one seat or to a bystander; ``by`` is who reads."""
    rules, names = table.game.rules, read_by(NAMES, by)
    return [WORDS.event(rules, event.seen_by(seat), names, language).text for event in table.log]


def test_the_saying_and_the_card_taken_up_are_told():
    """polsk-pas-1774.r2.a, r3.a, r5.a: what is laid away is told to its seat alone."""
    table = Table(HANDS, "pass", "pass", "pass", "take", "discard:cq")
    assert said(table)[2:] == [
        "Carl passes.",
        "Dorte takes the 9 of hearts, which was turned up, and plays in hearts.",
        "Dorte lays a card away, covered.",
    ]
    assert said(table, "da", seat=3, by=3)[-1] == "Du lægger klør dame bort."


def test_what_is_won_and_paid_is_told():
    """polsk-pas-1774.r8.a, r10.a."""
    table = ended((0, 1, 0, 1), plays=1, pool=20000, beet=3)
    assert said(table)[-3:] == [
        "Anna has won the deal, and gets 20\u202f000 stakes from the pool.",
        "Bo is beet on Dorte’s beet, and pays double: 40\u202f000 stakes.",
        "Anna deals the next time.",
    ]
    assert said(table, by=3)[-2] == "Bo is beet on your beet, and pays double: 40\u202f000 stakes."
    assert said(table, "da", by=1)[-2].startswith("Du er bet på Dortes bet og betaler dobbelt")


def test_a_beet_that_doubles_by_another_reading_is_told_as_it_is():
    """polsk-pas-1774.q.beet-size, q.own-beet."""
    own = ended((0, 1, 0, 1), plays=1, pool=8, beet=1, own_beet="doubled")
    assert said(own)[-2] == "Bo is beet again, and pays double: 16 stakes."
    same = ended((0, 1, 0, 1), plays=1, pool=8, beet=1)
    assert said(same)[-2] == "Bo is beet, and pays 8 stakes into the pool."
    letter: dict[str, Any] = {
        "two_tricks": "opening-two",
        "beet_size": "table-doubled",
        "pool": 8,
        "beet": 1,
    }
    table = ended((1, 2, 1, 3), plays=2, **letter)
    assert (
        said(table)[-2] == "Carl is beet on Bo’s beet, and pays 8 stakes: twice as much lies there."
    )
    assert said(table, "da")[-2] == (
        "Carl er bet på Bos bet og betaler 8 indskud: der ligger nu det dobbelte."
    )


def test_the_card_that_the_dealer_leaves_is_told():
    """polsk-pas-1774.q.turn-up-when."""
    table = undealt(*dealt(), "leave", turn_up_when="before-bidding")
    assert said(table)[-1] == "Dorte leaves the 9 of hearts, which was turned up, where it lies."
    assert said(table, "da", by=3)[-1] == "Du lader hjerter 9, som var vendt op, ligge."
    offered = undealt(*dealt(), turn_up_when="before-bidding")
    seen = see(offered.game, offered.state, 3)
    labels = {WORDS.move(offered.game.rules, seen, action).text for action in seen.legal}
    assert labels == {"Take the 9 of hearts and play in hearts", "Leave the 9 of hearts there"}
    bystander = see(Table(HANDS).game, Table(HANDS).state._replace(turned=()), 0)
    assert WORDS.move(offered.game.rules, bystander, Action("leave")).text == (
        "Leave the card turned up"
    )


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_ending_is_said(language):
    """polsk-pas-1774.q.winners."""
    told = {
        WORDS.outcome(Outcome(winners, reason, ()), NAMES, language)
        for winners, reason in (((0,), "most"), ((0, 2), "most"), ((), "nobody"))
    }
    assert len(told) == 3


@pytest.mark.parametrize(
    ("moves", "move", "label"),
    [
        ([], "declare:h", "Play in hearts"),
        ([], "declare", "Play in"),
        ([], "pass", "Pass"),
        (["pass"] * 3, "take", "Take the 9 of hearts and play in hearts"),
        ([*["pass"] * 3, "take"], "discard:cq", "Lay the queen of clubs away"),
        (["declare:h"], "play", "Lead a card"),
        (["declare:h"], "vole", "Say “la vola”"),
        (["declare:h", "s9"], "play:sk", "Play the king of spades"),
    ],
)
def test_each_choice_has_a_label(moves, move, label):
    """polsk-pas-1774.r2.a, r5.a, r9.a."""
    table = Table(HANDS, *moves)
    seen = see(table.game, table.state, table.state.at)
    assert WORDS.move(table.game.rules, seen, Action.read(move)).text == label


def test_marks_are_said():
    """polsk-pas-1774.q.stake, r10.a, r9.a."""
    assert WORDS.mark(Mark("pool", None, 4 * 2**60, "stakes")) == (
        "4\u202f611\u202f686\u202f018\u202f427\u202f387\u202f904 stakes in the pool"
    )
    assert WORDS.mark(Mark("beet", 1, "8")) == "beet played for"
    assert WORDS.mark(Mark("declarer", 1, "h"), "da") == "spiller i hjerter"
    assert WORDS.mark(Mark("joined", 1, 0)) == "passes"
    assert WORDS.mark(Mark("vole", 1, 1)) == "all five tricks"
    assert WORDS.mark(Mark("order", "beside", "a k q 10 9")).startswith("Trumps: the knaves of")
