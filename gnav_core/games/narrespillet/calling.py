"""How cards are called with Star, Moon and Sun, and handed over."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.cited import Rule
from gnav_core.games.narrespillet.acting import taken
from gnav_core.games.narrespillet.pack import PICTURES, in_order
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import Log, State, Who
from gnav_core.games.narrespillet.telling import happened


def called_first(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Make the first try, which is named with the card."""
    caller, called = action.args[0][0], action.args[1][0]
    tries = {"star": rules.calls.star, "moon": rules.calls.moon, "sun": rules.calls.sun}[caller]
    left = 1 if called in PICTURES else tries.value
    return call(rules, state._replace(called=(), tries=left), called, log)


def by_call(rules: RuleSet, state: State, called: str) -> tuple[Rule, ...]:
    """Cite the rules by which a card is called."""
    calls = rules.calls
    if called in PICTURES:
        return (calls.picture,)
    every = {calls.star.value: calls.star, calls.moon.value: calls.moon, calls.sun.value: calls.sun}
    return (every[state.tries],)


def call(rules: RuleSet, state: State, called: str, log: Log) -> State:
    """Call a card: whoever has it in hand or Chariot gives it up."""
    who, calls = state.actor, rules.calls
    basis = by_call(rules, state, called)
    after = state._replace(called=(*state.called, called), then="end")
    happened(log, state, after, "called", who, *basis, calls.what, card=called)
    holder = _holder(after, called)
    if holder is None:
        missed = (calls.missed,) if called in PICTURES else basis
        after = happened(log, after, after, "missed", who, *missed, card=called, nobody=[called])
        again = len(after.called) < after.tries
        return after._replace(phase="call", then="") if again else after
    part = after.part(who)
    handed = taken(after, holder, (called,))
    handed = handed.changed(who, part._replace(closed=in_order((*part.closed, called))))
    return happened(log, after, handed, "handed", holder, calls.handed, card=called, to=who)


def _holder(state: State, card: str) -> Who | None:
    """Find who else has a card in his hand or his Chariot."""
    for who in state.circle(state.actor)[:-1]:
        part = state.part(who)
        if card in (*part.hand, *(part.chariot or ())):
            return who
    return None


def stopped(rules: RuleSet, state: State, log: Log) -> State:
    """Call no more, though there are tries left."""
    after = state._replace(then="end")
    return happened(log, state, after, "stopped", state.actor, *by_call(rules, state, ""))
