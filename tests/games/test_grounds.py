"""A crux is among the grounds of what happened only where it decides.

It decides an event where by another of its options the same move from the same position would not
have been allowed, or others would have been; or where something else would have happened, or
another position have come of it. A position that another option would not have led to since
somebody last chose a move is decided by it too; and where somebody went out in the middle of a
deal, of which its end tells, one that this deal would not have led to. Where all options bring the
same, the event rests on its clauses.

What has one answer only (a gap that is filled) is a rule that we supply, and is cited as one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from gnav_core.core import registry
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE
from tests.core.any_game import Step, played
from tests.games.readings import Readings

MOST_MOVES = 600
SIZES = {"hanrey-1774": 1, "lang-hanrey-1774": 1, "polsk-pas-1774": 1}
TOLD_AT_THE_END = "out"
EARNED_BEFORE = {"narrespillet": "again"}
"""A further turn is earned by a picture, and taken when others have answered whether they agree."""

USUAL = 2
"""How many games of each choice of readings are played in every run."""

FEW = [(rules, SIZES.get(rules, USUAL)) for rules in registry.SOURCES]
MANY = [pytest.param(rules, 20, marks=pytest.mark.prove) for rules in registry.SOURCES]


class Option(NamedTuple):
    """The same table by another option of a crux."""

    crux: str
    game: Any


@pytest.mark.parametrize(("rules", "games"), [*FEW, *MANY])
def test_a_crux_is_cited_only_where_it_decides(
    rules: str, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    counts: Counter[str] = Counter()
    idle: Counter[str] = Counter()
    for number in range(games):
        for chosen in one_by_one(rules):
            look(rules, chosen, Random(f"{rules} {number} {chosen}"), counts, idle)
    with capsys.disabled():
        if games > USUAL:
            print(f"\n{rules}: {counts['events']} events, {counts['cruces']} cruces cited")
    assert not idle


def one_by_one(rules: str) -> list[Readings]:
    """List the readings that are looked at: the defaults, and each option besides them."""
    options = registry.readings(rules)
    return [{}, *({crux: one} for crux, others in options.items() for one in others[1:])]


def look(
    rules: str, chosen: Readings, chance: Random, counts: Counter[str], idle: Counter[str]
) -> None:
    """Play a game, and see of each crux that an event cites whether it decides there."""
    least, most = registry.rule_set(rules).seats.value
    players = chance.randint(least, min(most, least + 3))
    dealer = chance.randrange(players)
    game = registry.new(rules, players, dealer, chosen)
    others = [
        Option(crux, registry.new(rules, players, dealer, {**chosen, crux: one}))
        for crux, options in registry.readings(rules).items()
        for one in options
        if one != chosen.get(crux, options[0])
    ]
    chain: list[Step] = []
    deal: list[Step] = []
    for step in played(game, chance, MOST_MOVES):
        if game.moment(step.before).rests:
            deal = []
        for at, event in enumerate(step.events):
            led = deal if event.kind in (TOLD_AT_THE_END, EARNED_BEFORE.get(rules)) else chain
            counts["events"] += 1
            for crux in cited(event) & {one.crux for one in others}:
                counts["cruces"] += 1
                if not any(decides(game, one, led, step, at) for one in others if one.crux == crux):
                    idle[f"{event.kind}: {crux} {chosen.get(crux)}"] += 1
            assert_more_is_told_than_is_true(event)
        if game.current_player(step.before) != CHANCE:
            chain = []
        chain.append(step)
        deal.append(step)


def cited(event: Event) -> set[str]:
    """Name the cruces that an event rests on, of another source too that lends them."""
    return {name for _, crux, name in (cite.partition(".q.") for cite in event.clauses) if crux}


def assert_more_is_told_than_is_true(event: Event) -> None:
    """Whoever may not know by which rule it happened is told it among others."""
    told = event.secret.basis if event.secret else None
    assert told is None or set(event.clauses) <= set(told.cites), event


def decides(game: Any, other: Option, chain: Sequence[Step], step: Step, at: int) -> bool:
    """Whether an event of a move would have been otherwise by another option, or left open.

    ``chain`` are the moves that led here: from the last that a player chose, or all of the deal.
    """
    try:
        if any(came_of(other.game, one) != stands(game, one.after) for one in chain):
            return True
        if stands(other.game, step.before) != stands(game, step.before):
            return True
        if other.game.legal_actions(step.before) != game.legal_actions(step.before):
            return True
        after, events = other.game.apply(step.before, step.action)
    except AssertionError:  # a position that the other option does not know
        return True
    own, theirs = list(map(happened, step.events)), list(map(happened, events))
    if own[at] not in theirs:
        return True
    if any(other.crux in cited(event) for event in step.events[at + 1 :]):
        return False
    follows = (own[at + 1 :], stands(game, step.after))
    return follows != (theirs[theirs.index(own[at]) + 1 :], stands(other.game, after))


def came_of(game: Any, step: Step) -> Any:
    """Give where a move leads by the rules of a game, if it is allowed there."""
    if not game.is_legal(step.before, step.action):
        return None
    return stands(game, game.apply(step.before, step.action).state)


def stands(game: Any, state: Any) -> Any:
    """Say where a game stands: the position, who plays on, who is to do what, who has what."""
    verbs = {action.verb for action in game.legal_actions(state)}
    mover = game.current_player(state)
    returns = game.returns(state) if mover is None else None
    return state, list(game.playing(state)), mover, verbs, returns


def happened(event: Event) -> tuple[Any, ...]:
    """Give what happened, whatever it rests on."""
    return event.kind, event.seat, dict(event.details), event.moved, event.marked
