"""What only Mariage brings: a Mariage is melded, somebody says himself out, a deal is over."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.counted import play as counted
from gnav_core.cards.counted.state import Log, changed
from gnav_core.core.cited import if_decides
from gnav_core.core.event import event
from gnav_core.core.table import Erased, Mark
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.games.mariage.state import Kept, State, nothing_melded


def melded(rules: RuleSet, state: State, suit: str, log: Log) -> State:
    """Show king and queen of a suit and count them; they stay in the hand."""
    seat, own = state.at, state.own
    suits = (*own.melds[seat], suit)
    shown: dict[str, Any] = {"suit": suit, "cards": [f"{suit}k", f"{suit}q"]}
    marked = (Mark("melds", seat, " ".join(suits)),)
    log.append(event("melded", seat, rules.mariage, marked=marked, **shown))
    rule = rules.mariage_of(suit, state.trump)
    after = counted.counted(state, seat, rule.value, log, rule)
    own = own._replace(melds=changed(own.melds, seat, suits))
    return heard(rules, after._replace(own=own))


def tricked(state: State) -> State:
    """Note that the taker of a trick has got one home."""
    seat, own = state.at, state.own
    if seat in own.home:
        return state
    return state._replace(own=own._replace(home=(*own.home, seat)))


def heard(rules: RuleSet, state: State) -> State:
    """Let whoever has taken a trick or melded say himself out again, and see whether he is."""
    seat, own = state.at, state.own
    if seat in own.silent:
        own = own._replace(silent=tuple([other for other in own.silent if other != seat]))
    if state.score[seat] >= rules.number.value and seat not in own.reached:
        own = own._replace(reached=(*own.reached, seat))
    return state._replace(own=own)


def said_out(rules: RuleSet, state: State, log: Log) -> State:
    """Say oneself out: who has the full number has won; whoever has not has lost, or plays on."""
    seat, own, score = state.at, state.own, state.score[state.at]
    by_turn = if_decides(rules.out_when, bool(state.trick))
    log.append(event("said-out", seat, rules.out, *by_turn))
    if score >= rules.number.value:
        return won(rules, state, own._replace(winners=(seat,), ending="is-out"), log)
    goes_on = rules.false_out.value == "goes-on"
    basis = (rules.out, *if_decides(rules.false_out, goes_on))
    log.append(event("not-out", seat, *basis, score=score))
    if goes_on:
        return state._replace(own=own._replace(silent=(*own.silent, seat)))
    others = tuple([other for other in range(state.players) if other != seat])
    return won(rules, state, own._replace(winners=others, ending="was-not-out"), log)


def dealt_out(rules: RuleSet, state: State, log: Log) -> State:
    """See who has won where nobody has said it; where none has the number, the next deal comes."""
    own = state.own
    if own.reached:
        return won(rules, state, own._replace(winners=own.reached[:1], ending="unsaid"), log)
    if rules.deals.value == "one-deal":
        return won(rules, state, own._replace(ending="nobody"), log)
    gone = tuple([Erased("melds", seat) for seat, suits in enumerate(own.melds) if suits])
    home = () if rules.this_deal else own.home
    fresh = nothing_melded(state.players, home, own.silent)
    return counted.dealt_anew(rules, state, fresh, log, gone)


def won(rules: RuleSet, state: State, own: Kept, log: Log) -> State:
    """End the game."""
    log.append(event("won", None, *rules.won[own.ending], seats=list(own.winners)))
    return state._replace(phase="over", own=own)
