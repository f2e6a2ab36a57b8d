"""Four players can come into a circle that no play leaves: counted by the game's own ``apply``.

The position and the numbers are those of the note that tells of it, and stand nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.record import steps
from scripts import tei
from scripts.examples.example import Example, proofs
from scripts.pages import show_me
from tests.games.hanrey.table import RULES, Table

RANKS = dict(
    zip(
        "ace king queen knave ten nine eight seven six".split(),
        "a k q j 10 9 8 7 6".split(),
        strict=True,
    )
)
WORD = re.compile(rf"\b({'|'.join(RANKS)})\b|\bof (spades|hearts|diamonds|clubs)")


def told() -> Any:
    """The note of the crux, as it stands in the edition."""
    (crux,) = (crux for crux in tei.load_all()[RULES].cruces if crux.name == "endless")
    return crux


def numbers() -> list[int]:
    """How many positions each circle has: the note codes the number that it shows."""
    found = told().element.findall(".//tei:num", tei.NS)
    assert [num.text for num in found] == [f"{int(num.get('value')):,}" for num in found]
    return [int(num.get("value")) for num in found]


def hands() -> list[str]:
    """The hands that the note gives, to the left from him who leads."""
    words = told().reason.partition("from him who leads: ")[2].partition(". ")[0]
    return [" ".join(cards(hand)) for hand in words.split(";")]


def cards(words: str) -> Iterator[str]:
    """Read cards told in words: their ranks, then their suit."""
    ranks: list[str] = []
    for rank, suit in WORD.findall(words):
        if suit:
            yield from (f"{suit[0]}{RANKS[one]}" for one in ranks)
            ranks = []
        else:
            ranks.append(rank)


def circle() -> Table:
    """The position of the note; which cards lie in the stock makes no difference."""
    held = " ".join(hands()).split()
    left = [card for card in registry.rule_set(RULES).cards if card not in held]
    assert "With spades trump and six cards in the stock" in told().reason
    trump = next(card for card in left if card[0] == "s")
    others = [card for card in left if card != trump][:5]
    return Table(" | ".join(hands()), stock=" ".join([*others, trump]))


def example() -> Example:
    """The example of the crux."""
    return next(one for one in proofs() if one.id == f"{RULES}-q-endless")


def followed(game: Any, begun: Any) -> tuple[int, set[str]]:
    """Count the positions that can follow, this one too, and list what can happen in them."""
    found, ahead, kinds = {where_all_lies(begun)}, [begun], set()
    while ahead:
        state = ahead.pop()
        for action in game.legal_actions(state):
            after, events = game.apply(state, action)
            kinds |= {event.kind for event in events}
            if where_all_lies(after) not in found:
                found.add(where_all_lies(after))
                # a count that begins anew never breaks the game off
                ahead.append(after._replace(takings=0))
    return len(found), kinds


def where_all_lies(state: Any) -> tuple[Any, ...]:
    """What makes a position: the hands, the trick, who leads and who moves."""
    return state.hands, state.trick, state.leader, state.at, state.phase


def test_the_position_of_the_note_is_read_from_its_words():
    """hanrey-1774.q.endless."""
    assert hands() == [
        "cj c10 c9",
        "s9 ha hj h7 h6 dk dq",
        "ck cq c8 c6",
        "hk hq d9 d7",
    ]
    assert circle().position()["stock"] == 6


def test_a_game_comes_to_the_position_of_the_note_from_the_deal():
    """hanrey-1774.q.endless: the example that stands beside the crux, at which it is shown."""
    (come,) = (one for one in show_me.of(told().id) if told().id in one.beside)
    states = [state for state, _ in steps(come.record, come.record.game())]
    there, noted = states[come.start], circle().state
    assert where_all_lies(there) == where_all_lies(noted)
    assert (there.trump, there.stock) == (noted.trump, noted.stock)
    assert len(there.away) == 12


@pytest.mark.prove
def test_no_play_leaves_the_circle():
    """hanrey-1774.q.endless: of all that can follow, nothing puts a card away or draws one."""
    table = circle()
    assert followed(table.game, table.state) == (numbers()[0], {"led", "beat", "took-up"})


def test_no_play_leaves_the_circle_of_the_example_which_comes_straight_from_the_deal():
    """hanrey-1774.q.endless."""
    shown = example()
    game = shown.record.game()
    states = [state for state, _ in steps(shown.record, game)]
    assert {(state.away, state.stock) for state in states if state.trump} == {((), 24)}
    assert followed(game, states[shown.start]) == (numbers()[1], {"led", "beat", "took-up"})


def test_in_the_circle_the_game_is_broken_off_at_the_hundredth_taking_up():
    """hanrey-1774.q.endless."""
    table = circle()
    while not table.game.is_terminal(table.state):
        table.play(str(table.game.legal_actions(table.state)[-1]))
    assert table.kinds().count("took-up") == 100
    position = table.position()
    assert (position["winners"], position["loser"], position["stock"]) == ([], None, 6)
    assert table.said("broken-off") == [("broken-off", None, "q.endless")]
