"""Nothing is told by being asked: to whom the screen goes, and for what, turns on nothing hidden.

Where the rules themselves make public what somebody holds, the place stands in ``OPEN`` with its
clause or its crux. Whatever else tells two games apart that a seat cannot tell apart fails here.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from gnav_core.core import registry
from gnav_core.core.record import FORMAT
from gnav_core.core.text import passages
from gnav_core.play.line import Line
from tests.core.any_game import heads, with_changed
from tests.games.asking import ASKED, OFFERED, Open, Public, Report, compare, compare_all
from tests.games.styrvolt.test_nothing_is_told import DEALT

#: The asked piece answers for its holder, and says so; at the end all show.
GNAV_1774: Final = {
    "exchanged": Open("gnav-1774.r3.b gnav-1774.q.compelled"),
    "passed": Open("gnav-1774.r3.c"),
    "kissed": Open("gnav-1774.r3.d"),
    "struck": Open("gnav-1774.r3.e"),
    "stopped": Open("gnav-1774.r3.h"),
    "showed": Open("gnav-1774.r0.c gnav-kb.r1.a"),
    # whoever has a piece without a number may refuse, and is asked; whoever has one must exchange
    ASKED: Open("gnav-1774.q.compelled", only=("compelled", "numbers-only")),
}
GNAV_1917: Final = {
    "exchanged": Open("gnav-1917.r4.b"),
    "passed": Open("gnav-1917.r6.a"),
    "kissed": Open("gnav-1917.r5.a"),
    "struck": Open("gnav-1917.r5.a"),
    "stopped": Open("gnav-1917.r5.c"),
    "answered": Open("gnav-1917.r8.e"),
    "showed": Open("gnav-1917.r7.a"),
}
OPEN: Final[Mapping[str, Public]] = {
    "gnav-1774": GNAV_1774,
    "gnav-kb": GNAV_1774,
    "gnav-1917": GNAV_1917,
    "gnav-wikipedia": GNAV_1917,
    "gnav-german": {
        "exchanged": Open("r3.d r4.a"),
        "knocked": Open("r5.a"),
        # whoever is refused by the last player may draw as that one does
        "drew": Open("r4.d q.refused-by-last"),
        "tabu": Open("r6.b"),
        "showed": Open("r5.b"),
        # who has one of the two highest cards need not exchange, and is asked; all others must
        ASKED: Open("q.refusal q.tabu"),
    },
    # whoever cannot beat takes up; where one may take up by choice nobody is told which it was
    "hanrey-1774": {"took-up": Open("r4.b r5.b r5.d", unless=("take-up", "may-take"))},
    "lang-hanrey-1774": {"took-up": Open("hanrey-1774.r4.b r7.b")},
    # who has the king may take the matador for want of the queen, in whatever hand she would be
    "styrvolt-1774": {OFFERED: Open("r1.d q.under")},
    # who is thrown down, or done, throws his cards open; who is called on, or asked, shows
    "narrespillet": {
        "showed": Open("r25.b"),
        "no-more": Open("r25.b"),
        "threw": Open("r32.b"),
        "finished": Open("r8.e"),
        "handed": Open("r37.c"),
        "missed": Open("r37.d r37.e r38.a r39.a"),
    },
    # what counts is said, and what is as good
    "piquet-1774": {
        "counted": Open("r2.a r3.a r3.b r3.c r3.d r4.a r4.b r6.a"),
        "equal": Open("r2.b r6.b"),
        "honour": Open("r11.a"),
        "laid-open": Open("r5.a"),
    },
}
MORE: Final = {"hanrey-1774": 3, "styrvolt-1774": 3, "gnav-german": 1}
"""How many games, where two are too few to come upon what is compared, or one is enough."""


def held_against_others(rules: str, games: int, chance: Random) -> Report:
    """Play so many games by readings, seats and a dealer at random; hold each against others."""
    report = Report()
    for setup in heads(rules, chance, games):
        compare_all(setup, chance, OPEN.get(rules, {}), report)
    return report


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_nothing_is_told_by_being_asked(rules: str) -> None:
    """styrvolt-1774.r3.a, hanrey-1774.q.take-up, piquet-1774.q.melding."""
    report = held_against_others(rules, MORE.get(rules, 2), Random(f"asked {rules}"))
    assert not report.told
    assert report.questions > 20


@pytest.mark.prove
def test_nothing_is_told_by_being_asked_in_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The report is printed: rule sets, readings, games, pairs, questions compared, told."""
    chance, told, questions = Random(), [], 0
    for rules in registry.SOURCES:
        readings = registry.readings(rules)
        report = held_against_others(rules, 100, chance)
        questions += report.questions
        told += report.told
        with capsys.disabled():
            print(f"\n{rules}, {len(readings)} readings: {report}")
    assert not told, told[:5]
    assert questions > 50_000


def test_every_place_that_tells_by_rule_names_clauses_that_there_are() -> None:
    """Clauses and cruces of the texts, and cruces of the readings that the place hangs on."""
    for rules, public in OPEN.items():
        for place in public.values():
            assert place.basis(rules) <= passages().keys()
            for crux, option in filter(None, (place.only, place.unless)):
                assert option in registry.readings(rules)[crux]


CUT_AND_DEALT = ["under:s2", *(f"deal:{card}" for card in DEALT), "turn:h3", "turn:d4"]
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
    compare(setup, moves, other, 0, OPEN.get(rules, {}), asking)
    assert (asking.told, [*asking.parted]) == ([], ["never"])
    monkeypatch.setattr(Line, "asks", property(lambda line: False, lambda line, asks: None), False)
    compare(setup, moves, other, 0, OPEN.get(rules, {}), silent)
    assert silent.told
