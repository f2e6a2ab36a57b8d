"""Which answers to a crux can ever change what a deal comes to: shown on every deal there is."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.games.gnav.actions import ACTIONS, DEALS, DRAWS
from gnav_core.games.gnav.keeping import AS_DEALT, BETTER, WORSE
from gnav_core.lab.differing import Difference, first_difference
from gnav_core.lab.exhaustive import every
from gnav_core.lab.law import YES, compiled
from gnav_core.lab.thresholds import CAME, kept_from
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
            assert by_the_engine("gnav-1774", answer, found) == lost


@pytest.mark.prove
def test_in_1917_two_fools_never_act_between_two() -> None:
    crux = registry.readings("gnav-1917")["two-fools"]
    assert all(compared("gnav-1917", "two-fools", option, 2) is None for option in crux[1:])


def by_the_engine(rules: str, readings: dict[str, str], deal: Difference) -> tuple[int, ...]:
    """Play a deal by the engine, and give what each seat lost."""
    players = len(deal.exchange)
    game: Any = registry.new(rules, players, players - 1, readings)
    state, pieces = game.initial_state(), iter(deal.pieces)
    before = state.score
    while not game.is_terminal(state) and state.deal == 1:
        if state.phase in ("deal", "draw"):
            move = (DEALS if state.phase == "deal" else DRAWS)[next(pieces)]
        else:
            move = wished(game, state, deal)
        state = game.apply(state, move).state
    return tuple(was - now for was, now in zip(before, state.score, strict=True))


def wished(game: Any, state: Any, deal: Difference) -> Any:
    """Choose for whoever is to choose, as the deal says that he behaves."""
    legal, seat = game.legal_actions(state), game.current_player(state)
    if state.phase != "answer":
        move = ACTIONS["exchange" if deal.exchange[seat] else "stand"]
        return move if move in legal else ACTIONS["stand"]
    held, dealt = state.held[seat], deal.pieces[state.order.index(seat)]
    rank = game.rules.rank
    came = AS_DEALT if held == dealt else BETTER if rank[held] < rank[dealt] else WORSE
    answers = deal.accept[seat]
    yes = answers[came if len(answers) == CAME else AS_DEALT]
    return next(move for move in legal if (move.verb in YES) == yes)


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
