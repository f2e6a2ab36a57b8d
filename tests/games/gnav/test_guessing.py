"""What a showing may cost, as the player Hard reckons it, against showings by the rules."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.compare.lawbook import rule_choice
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.guessing import Odds, Showing, odds
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.showing import Shown
from gnav_core.games.gnav.state import State
from tests.games.gnav.house_rules import rules as ours

LOSES, WINS = ("lost", "paid"), ("gained", "plus", "took")
HOUSES = [
    ours("gnav-1917", fool_cuckoo="gnav-1774", readings={"gnav-1774": {"cuckoo-immune": "always"}}),
    ours("gnav-1917", below_one="gnav-kb"),
    ours("gnav-wikipedia", fool_cuckoo="gnav-1774"),
    ours(one_fool="gnav-1917", alike="gnav-kb", two_fools="gnav-kb"),
]


def every_law() -> dict[str, RuleSet]:
    """Every source, under each reading that changes what a showing costs, and some house rules."""
    sources = [rule_choice(source) for source in SOURCES]
    named = {one.label(): one.rule_set for one in sources}
    for source in sources:
        named |= {other.law.label(): other.law.rule_set for other in source.others()}
    named |= {f"house {at}": house.read(one).rule_set for at, one in enumerate(HOUSES)}
    first = {(rules.pieces, rules.tally): name for name, rules in reversed(named.items())}
    return {name: named[name] for name in first.values()}


LAWS = every_law()


def left(rules: RuleSet) -> int:
    """What each has to lose at the start."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return tally.start.value
    return abs(tally.limit.value - tally.start.value)


def position(rules: RuleSet, pieces: tuple[str, ...], lives: int, playing_off: bool) -> State:
    """All are about to show; each has so many strokes or tokens to lose."""
    players = len(pieces)
    state = GnavGame(rules, players, players - 1).initial_state()
    tally = rules.tally
    down = isinstance(tally, Pool) or tally.loss.value < 0
    score = (lives if down else tally.limit.value - lives,) * players
    before = (score, state.plus)
    return state._replace(
        held=pieces, score=score, before=before, pool=9, playing_off=playing_off, phase="show"
    )


def settled(state: State, rules: RuleSet, tapped: frozenset[int]) -> int:
    """What the first seat loses, by the rules themselves; a deal that is void costs nothing."""
    log: list[Any] = []
    held = {seat: piece or "" for seat, piece in enumerate(state.held)}
    shown = Shown(held, rules.rank, rules.tally.fool.value, tapped)
    rules.tally.settle(state, shown, log)
    if any(event.kind == "void" for event in log):
        return 0
    own = [event for event in log if event.seat == 0]
    lost = sum(event.details["by"] for event in own if event.kind in LOSES)
    return lost - sum(event.details["by"] for event in own if event.kind in WINS)


def reckoned(state: State, rules: RuleSet, tapped: frozenset[int]) -> float:
    """What the player Hard reckons that the first seat loses, if it knows what all hold."""
    own, *others = state.held
    known: tuple[Odds, ...] = tuple(odds(rules, {str(piece): 1}) for piece in others)
    tally = rules.tally
    showing = Showing(
        rules,
        known,
        playing_off=state.playing_off,
        spares=tally.spares([state.before[0][seat] for seat in state.order]) is not None,
        tapped=0 in tapped,
        tappers=tuple(seat in tapped for seat in range(1, len(state.held))),
        left=tally.left(state.score, state.plus, 0),
        final=[tally.left(state.score, state.plus, s) for s in state.order] == [1, 1],
    )
    return showing.cost(str(own))


def compare(rules: RuleSet, pieces: tuple[str, ...], **more: Any) -> None:
    """Hold the two against each other, whoever has tapped who holds a fool."""
    lives, playing_off = more.get("lives", left(rules)), more.get("playing_off", False)
    state = position(rules, pieces, lives, playing_off)
    fools = [seat for seat, piece in enumerate(pieces) if piece == rules.tally.fool.value]
    for tapped in {frozenset(), frozenset(fools[:1]), frozenset(fools), frozenset({0})}:
        cost = reckoned(state, rules, tapped)
        assert cost == pytest.approx(settled(state, rules, tapped)), (pieces, tapped, more)


def possible(rules: RuleSet, pieces: tuple[str, ...]) -> bool:
    return all(pieces.count(piece) <= rules.copies.value for piece in pieces)


@pytest.mark.parametrize("name", LAWS)
def test_what_two_show_costs_what_the_rules_say(name):
    """Every piece against every other, with all strokes left, with two, and with the last."""
    rules = LAWS[name]
    for pieces in product(rules.pieces.value, repeat=2):
        if possible(rules, pieces):
            compare(rules, pieces)
            compare(rules, pieces, lives=2)
            compare(rules, pieces, lives=1)
            if isinstance(rules.tally, Pool):
                compare(rules, pieces, playing_off=True)


@pytest.mark.parametrize("name", LAWS)
def test_what_several_show_costs_what_the_rules_say(name):
    """All threes of the pieces that rules speak of and some between, and other hands by chance."""
    rules, chance = LAWS[name], Random(name)
    order = rules.pieces.value
    spoken = [*order[:2], order[len(order) // 2], *order[-4:]]
    hands = list(product(spoken, repeat=3))
    hands += [tuple(chance.choices(order, k=chance.randint(3, 5))) for _ in range(200)]
    for pieces in hands:
        if possible(rules, pieces):
            compare(rules, pieces)
            if isinstance(rules.tally, Pool):
                compare(rules, pieces, playing_off=True)


@pytest.mark.parametrize("name", LAWS)
def test_with_one_unknown_piece_the_cost_is_that_of_all_it_may_be(name):
    """In the final of two, one stroke each, the other piece is not known: it is reckoned out."""
    rules = LAWS[name]
    if isinstance(rules.tally, Pool):
        return
    order = rules.pieces.value
    unknown = odds(rules, dict.fromkeys(order, 1))
    for own in order:
        costs = [
            settled(position(rules, (own, other), 1, False), rules, frozenset()) for other in order
        ]
        before = [1, 1] if rules.tally.loss.value < 0 else [9, 9]
        spares = rules.tally.spares(before) is not None
        showing = Showing(rules, (unknown,), spares=spares, left=1, final=True)
        assert showing.cost(own) == pytest.approx(sum(costs) / len(order)), own
