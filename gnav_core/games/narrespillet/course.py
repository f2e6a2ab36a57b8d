"""How a round goes: what follows a turn, whose turn is next, and how the round ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gnav_core.core.cited import Rule
from gnav_core.core.event import event
from gnav_core.games.narrespillet import comparing, lie, pictures
from gnav_core.games.narrespillet.banishing import finished
from gnav_core.games.narrespillet.drawing import limits, seek, to_fill
from gnav_core.games.narrespillet.pack import CARDS, HOUSES, Cards, without
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import Log, Part, State, Victory
from gnav_core.games.narrespillet.telling import happened

ASKS: Final = frozenset(("draw", "reshuffle"))


def settle(rules: RuleSet, state: State, log: Log) -> State:
    """Do all that follows by itself, up to where somebody is asked or a card comes by chance."""
    while state.then and not state.asked:
        if state.wanted is None:
            state = STEPS[state.then](rules, state, log)
            continue
        state = seek(rules, state, log)
        if state.phase in ASKS:
            return state
    return state


def begun(rules: RuleSet, players: int, dealer: int, deal: int = 1) -> State:
    """Give the pack, dealt to nobody yet."""
    return State("deal", deal, dealer, (Part(),) * players, CARDS, last=dealer, actor=dealer)


def work(rules: RuleSet, state: State, log: Log) -> State:
    """Let the card that was played from the row begin to work."""
    return pictures.work(rules, state, log)


def end(rules: RuleSet, state: State, log: Log) -> State:
    """End a turn’s action: see who is done, and whether all are; then hands are filled."""
    state = state._replace(then="fill", doing=None, called=(), tries=0, asked=())
    for who in state.circle(state.actor):
        if state.part(who).is_done and not state.part(who).finished:
            state = finished(rules, state, who, log)
    if all(state.part(who).is_done for who in state.circle(state.actor)):
        return round_over(rules, state, log)
    return state


def to_throw(rules: RuleSet, state: State) -> int:
    """Count the closed cards that whoever played the Wheel has too many."""
    part = state.part(state.actor)
    return max(0, len(part.closed) - limits(rules, state.actor, part)[0])


def throw(rules: RuleSet, state: State, log: Log) -> State:
    """Have the Wheel’s player throw down to his limit, if he is above it."""
    if to_throw(rules, state):
        return state._replace(phase="throw", then="")
    return state._replace(then="end")


def threw_down(rules: RuleSet, state: State, cards: Cards, log: Log) -> State:
    """Throw what is too much after the Wheel."""
    part = state.part(state.actor)
    left = part._replace(closed=without(part.closed, cards))
    after = state.changed(state.actor, left).thrown(cards)._replace(then="end")
    basis = (rules.wheel.throw, rules.strength.order)
    return happened(log, state, after, "threw", state.actor, *basis, cards=list(cards))


def fill(rules: RuleSet, state: State, log: Log) -> State:
    """See what is to be drawn next; when nothing is, the turn is over."""
    wanted = to_fill(rules, state)
    return state._replace(wanted=wanted) if wanted else state._replace(then="next")


def follow(rules: RuleSet, state: State, log: Log) -> State:
    """Give the actor the further turn he has, else ask for the Hermit’s, else go on."""
    state = state._replace(refused=False, used=0)
    if state.further:
        may_end = state.further == "justice"
        after = state._replace(further="", may_end=may_end, phase="turn", then="")
        return happened(log, state, after, "again", state.actor, *_again(rules, state))
    state = state._replace(may_end=False, then="")
    if state.hermit:
        return state._replace(phase="hermit", actor=state.hermit[0])
    return next_turn(state)


def _again(rules: RuleSet, state: State) -> tuple[Rule, ...]:
    """Cite by which card there is a further turn."""
    if state.further == "justice":
        return (rules.justice.may,)
    own = rules.priests.again if state.further == "priestess" else rules.priests.again_priest
    return (own, rules.priests.taken)


def next_turn(state: State) -> State:
    """Give the turn to the next in the usual order who is not done."""
    order = state.circle(state.last)
    who = next(who for who in order if not state.part(who).is_done)
    return state._replace(last=who, actor=who, phase="turn", then="")


def answered_hermit(rules: RuleSet, state: State, takes: bool, log: Log) -> State:
    """Take one of the Hermit’s turns, or wait."""
    assert state.hermit is not None
    who, left = state.hermit
    hermit = rules.hermit
    if not takes:
        after = next_turn(state)
        return happened(log, state, after, "waited", who, hermit.turns, hermit.when)
    after = state._replace(actor=who, phase="turn", hermit=(who, left - 1))
    thrown: tuple[Rule, ...] = ()
    if left == 1:
        after, thrown = after._replace(hermit=None).thrown(("hermit",)), (hermit.thrown,)
    basis = (hermit.turns, hermit.apart, *thrown, hermit.when)
    return happened(log, state, after, "again", who, *basis)


def round_over(rules: RuleSet, state: State, log: Log) -> State:
    """Compare the fields; then the next round is dealt, or the game is over."""
    state = happened(log, state, state, "round-over", None, rules.ends, rules.fields)
    for field in HOUSES:
        if field not in state.worlds():
            state = _field_won(rules, state, field, log)
    if state.deal == rules.rounds.value:
        after = state._replace(phase="over", then="")
        seat = comparing.winner(after)
        return happened(
            log, state, after, "won", None, *comparing.won_by(rules, after), seats=[seat]
        )
    dealer = (state.dealer + 1) % state.players
    after = begun(rules, state.players, dealer, state.deal + 1)
    after = after._replace(victories=state.victories)
    changed = lie.marked(state, after)
    log.append(event("dealer", dealer, rules.rounds, rules.next_dealer, marked=changed))
    return after


def _field_won(rules: RuleSet, state: State, field: str, log: Log) -> State:
    won = comparing.best(rules, state, field)
    victory = Victory(state.deal, field, state.seat(won.who))
    after = state._replace(victories=(*state.victories, victory))
    basis = (*won.basis, *comparing.led(rules, won.who))
    return happened(log, state, after, "field-won", won.who, *basis, field=field)


STEPS: Final[Mapping[str, Callable[[RuleSet, State, Log], State]]] = {
    "work": work,
    "end": end,
    "throw": throw,
    "fill": fill,
    "next": follow,
}
"""What follows, by what it is called."""
