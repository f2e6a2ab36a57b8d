"""A seat is told nothing that turns on a card, or a piece, that it has not seen.

Not by what it is shown, nor by what goes over the wire, nor by a link, nor by being asked: to whom
the screen goes, and for what, turns on nothing hidden but what stands in ``OPEN``. What one game
alone may leak is held in its own folder.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from gnav_core.core import registry
from gnav_core.core.record import FORMAT
from gnav_core.core.text import passages
from gnav_core.play.line import Line
from tests.core.any_game import begun, head, heads, with_changed
from tests.games.asking import Report, compare, compare_all
from tests.games.covered_cards import hand_shown, no_message_names_a_covered_card
from tests.games.open_by_rule import OPEN
from tests.games.styrvolt.test_nothing_is_told import DEALT
from tests.seeds import enough, seeded

#: How many games are held against others, in every run and with `make prove`; of some, whose games
#: are long or short for what is seen of them, fewer or more.
FEW, MANY = 2, 60
OTHERWISE: Final = {
    "gnav-1917": 120,
    "gnav-wikipedia": 120,
    "gnav-kb": 100,
    "gnav-german": 120,
    "piquet-1774": 40,
    "styrvolt-1774": 30,
}
SIZES: Final = [
    *((rules, FEW) for rules in registry.SOURCES),
    *(
        pytest.param(rules, OTHERWISE.get(rules, MANY), marks=pytest.mark.prove)
        for rules in registry.SOURCES
    ),
]


@pytest.mark.parametrize(("rules", "games"), SIZES)
@seeded("told")
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(
    rules: str, games: int, seed: str
) -> None:
    """styrvolt-1774.r3.a, hanrey-1774.q.take-up, piquet-1774.q.melding."""
    chance, report = Random(f"{seed} {rules}"), Report()
    for setup in heads(rules, chance, games):
        compare_all(setup, chance, OPEN.get(rules, {}), report)
    print(rules, report)
    assert not report.told, report.told[:5]
    enough(min(report.questions, report.views) > 20 * games)


def test_every_place_that_tells_by_rule_names_clauses_that_there_are() -> None:
    """Clauses and cruces of the texts, and cruces of the readings that the place hangs on."""
    for rules, public in OPEN.items():
        for place in public.values():
            assert place.basis(rules) <= passages().keys()
            for crux, option in filter(None, (place.only, place.unless)):
                assert option in registry.readings(rules)[crux]


CUT_AND_DEALT: Final = ["under:s2", *(f"deal:{card}" for card in DEALT), "turn:h3", "turn:d4"]
#: Rules and readings, what is done, and two cards that seat 0 has not seen.
WORLDS = {
    "who could beat": (
        "hanrey-1774",
        {"take-up": "may-take"},
        "deal:s6 deal:s7 deal:h8 deal:hq deal:h7 deal:c8 turn:d9 play:h8 take play:s6".split(),
        ("hq", "c9"),
    ),
    "who has a ten": (
        "styrvolt-1774",
        {},
        [*CUT_AND_DEALT, *["keep"] * 8, "play:sa"],
        ("h10", "c3"),
    ),
}


@pytest.mark.parametrize(("rules", "readings", "moves", "cards"), WORLDS.values(), ids=WORLDS)
def test_an_engine_that_asks_him_alone_who_can_choose_is_found_out(
    rules: str,
    readings: dict[str, str],
    moves: list[str],
    cards: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """hanrey-1774.q.take-up, styrvolt-1774.r3.a, q.exchange-order."""
    seats = registry.rule_set(rules).seats.value[0]
    setup = {"format": FORMAT, "rules": rules, "players": seats, "readings": readings, "moves": []}
    other = with_changed(moves, *cards)
    asking, silent = Report(), Report()
    compare(setup, moves, [(0, other)], OPEN.get(rules, {}), asking)
    assert (asking.told, [*asking.parted]) == ([], ["never"])
    monkeypatch.setattr(Line, "asks", property(lambda line: False, lambda line, asks: None), False)
    compare(setup, moves, [(0, other)], OPEN.get(rules, {}), silent)
    assert silent.told


@pytest.mark.parametrize(
    ("rules", "others", "verb"),
    [
        ("byd-1774", 3, None),
        ("fem-kort-1774", 4, None),
        ("hanrey-1774", 3, None),
        ("hundrede-og-eet-1774", 1, None),
        ("lang-hanrey-1774", 1, None),
        ("mariage-1774", 2, "play"),
        ("narrespillet", 3, None),
        ("tre-kort-1774", 3, None),
    ],
)
def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see(
    rules: str, others: int, verb: str | None
) -> None:
    """Of the others' cards it is told those alone that lay open on the table."""
    no_message_names_a_covered_card(rules, others, verb)


@pytest.mark.parametrize("rules", ["byd-1774", "hanrey-1774"])
def test_people_at_one_screen_see_their_own_cards_in_turn(rules: str) -> None:
    """byd-1774.r3.a, hanrey-1774.r3.a."""
    session = begun({**head(rules, Random(1)), "players": 2, "dealer": 1})
    for card in "s6 s7 h8 h6 h7 c8".split():
        session.act(f"deal:{card}")
    assert [hand_shown(session, seat, 0) for seat in (0, 1)] == [["s7", "s6", "h8"], []]
