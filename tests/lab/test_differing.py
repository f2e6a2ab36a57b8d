"""Which answers to a crux can ever change what a deal comes to: shown on every deal there is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gnav_core.core import registry
from gnav_core.lab.differing import Difference, first_difference
from gnav_core.lab.exhaustive import every
from gnav_core.lab.law import compiled
from gnav_core.lab.replayed import replayed
from gnav_core.lab.thresholds import kept_from
from tests.rest_in_prove import rest_in_prove

#: Of 1774, what changes no first deal of so many, whatever is dealt and whoever wishes what.
NEVER = {
    2: {"kiss-return", "discard", "ties", "appeals", "sit-out"},
    3: {"discard", "appeals", "sit-out", "cuckoo-immune"},
}
IN_PART = {3: {("kiss-return", "linked")}}
"""Of a crux with several answers, those that change nothing."""


def answers(rules: str) -> list[tuple[str, str]]:
    """List the answers that are not the usual ones."""
    found = registry.readings(rules).items()
    return [(crux, option) for crux, options in found for option in options[1:]]


def compared(rules: str, crux: str, option: str, players: int) -> Difference | None:
    usual, other = registry.rule_set(rules), registry.rule_set(rules, {crux: option})
    return first_difference(compiled(usual), compiled(other), players)


EACH = [(2, *answer) for answer in answers("gnav-1774")]
THREE = [(3, *answer) for answer in answers("gnav-1774")]


@pytest.mark.parametrize(("players", "crux", "option"), rest_in_prove([*EACH, *THREE], len(EACH)))
def test_an_answer_changes_some_deal_or_none(players: int, crux: str, option: str) -> None:
    found = compared("gnav-1774", crux, option, players)
    never = crux in NEVER[players] or (crux, option) in IN_PART.get(players, ())
    assert (found is None) == never
    if found is not None:
        for answer, lost in (({}, found.one), ({crux: option}, found.other)):
            assert replayed("gnav-1774", answer, found.pieces, found.choices).lost == lost


@pytest.mark.prove
def test_in_1917_two_fools_never_act_between_two() -> None:
    crux = registry.readings("gnav-1917")["two-fools"]
    assert all(compared("gnav-1917", "two-fools", option, 2) is None for option in crux[1:])


@pytest.mark.parametrize("rules", ["gnav-1774", "gnav-german"])
@pytest.mark.parametrize("players", [2, 3])
def test_all_deals_together_are_one(rules: str, players: int) -> None:
    law = compiled(registry.rule_set(rules))
    table = kept_from(law, players, law.pieces // 2)
    total, seen = Fraction(0), 0
    for _, part in every(law, players, lambda deals: table):
        for ways in set(part.ways[part.counts].tolist()):
            these = part.counts & (part.ways == ways)
            total += Fraction(int(part.weight[these].sum()), ways)
            seen += int(these.sum())
    assert total == 1
    assert seen > law.pieces**players // 2
