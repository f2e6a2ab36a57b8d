"""How cards are drawn, and what is asked when the stock is out."""

from __future__ import annotations

from gnav_core.core.cited import Rule
from gnav_core.core.event import Secret
from gnav_core.games.narrespillet.pack import CARDS, Cards, in_order, without
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, Log, Part, State, Wanted, Who
from gnav_core.games.narrespillet.telling import came, happened


def limits(rules: RuleSet, who: Who, part: Part) -> tuple[int, int]:
    """Give how many closed and how many open cards a hand is filled to; the Demons’ is one hand."""
    closed, opened = rules.dealt.value, 0
    if part.strength == "closed":
        closed += rules.strength.closed.value
    elif part.strength == "open":
        opened = rules.strength.open.value
    return (closed + opened, 0) if who == DEMONS else (closed, opened)


def is_short(rules: RuleSet, state: State, who: Who) -> bool:
    """Whether a hand is to be filled: closed and open together are fewer than both limits."""
    part = state.part(who)
    return part.fills and len(part.hand) < sum(limits(rules, who, part))


def to_fill(rules: RuleSet, state: State) -> Wanted | None:
    """Say what is drawn next when a turn is over: for the row, then by the others, the actor last.

    ``None``: nothing is wanted.
    """
    if state.used:
        return Wanted("fill", None, state.used)
    short = (who for who in state.circle(state.actor) if is_short(rules, state, who))
    return next((Wanted("fill", who, 1) for who in short), None)


def seek(rules: RuleSet, state: State, log: Log) -> State:
    """Have the next card drawn, ask whether the pile is turned, or see that there is none."""
    wanted = state.wanted
    assert wanted is not None
    if state.stock:
        return state._replace(phase="draw")
    if state.pile and state.turnable and not state.refused:
        first = state.seat(state.actor if wanted.to is None else wanted.to)
        seats = tuple((first + by) % state.players for by in range(state.players))
        return state._replace(phase="reshuffle", asked=seats)
    if state.temperance:
        return lifted(state, log, rules.temperance.dry, rules.temperance.out)
    then = "next" if wanted.why == "fill" else state.then
    return state._replace(wanted=None, used=0, then=then)


def lifted(state: State, log: Log, *basis: Rule) -> State:
    """Throw Temperance."""
    assert state.temperance is not None
    after = state._replace(temperance=None).thrown(("temperance",))
    return happened(log, state, after, "lifted", state.temperance[0], *basis)


def drew(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give a card of the stock to whom it goes; only the row, open cards and Demons are seen."""
    wanted = state.wanted
    assert wanted is not None
    after = state._replace(phase="turn", wanted=_less(wanted))
    after = after._replace(stock=without(state.stock, (card,)))
    if wanted.to is None:
        used = state.used - (wanted.why == "fill")
        after = after._replace(row=in_order((*state.row, card)), used=used)
        return came(log, after, "drew", None, "row", *_basis(rules, state), card=card, to="row")
    part = _with(rules, state, wanted, card)
    is_seen = wanted.to == DEMONS or card in part.open
    secret = None if is_seen else Secret((state.seat(wanted.to),), ("card",))
    after = after.changed(wanted.to, part)
    basis, to = _basis(rules, state), wanted.to
    zone = DEMONS if to == DEMONS else f"{'open' if card in part.open else 'hand'}:{to}"
    return came(log, after, "drew", to, zone, *basis, secret=secret, card=card, to=to)


def _with(rules: RuleSet, state: State, wanted: Wanted, card: str) -> Part:
    """Put a card into a hand: closed, or open where the closed hand is full and it is filled."""
    assert wanted.to is not None
    part = state.part(wanted.to)
    if wanted.why == "fill" and len(part.closed) >= limits(rules, wanted.to, part)[0]:
        return part._replace(open=in_order((*part.open, card)))
    return part._replace(closed=in_order((*part.closed, card)))


def _less(wanted: Wanted) -> Wanted | None:
    return wanted._replace(left=wanted.left - 1) if wanted.left > 1 else None


def _basis(rules: RuleSet, state: State) -> tuple[Rule, ...]:
    """Cite by which rule a card is drawn."""
    wanted = state.wanted
    assert wanted is not None
    if wanted.to is None:
        by_card = (rules.justice.laid,)
        return by_card if wanted.why == "justice" else (rules.justice.replace, rules.justice.first)
    if wanted.why == "wheel":
        return (rules.wheel.draw,)
    if wanted.why == "demons":
        return (rules.demons.drawn,)
    own = wanted.to == state.actor
    return (rules.fill if own else rules.filled, rules.draw_order)


def answered(rules: RuleSet, state: State, agrees: bool, log: Log) -> State:
    """Hear whether a seat lets the pile be turned; the first no ends it."""
    seat, basis = state.asked[0], (rules.turned, rules.asked)
    if not agrees:
        again = rules.reshuffle.value == "each-time"
        after = state._replace(phase="turn", asked=(), refused=True, turnable=again)
        return happened(log, state, after, "refused", seat, *_refused_by(rules, state))
    agreed = state._replace(asked=state.asked[1:])
    happened(log, state, agreed, "agreed", seat, *basis)
    if agreed.asked:
        return agreed
    turned = agreed._replace(phase="turn", stock=in_order(state.pile), pile=())
    return happened(log, agreed, turned, "turned", None, *basis)


def _refused_by(rules: RuleSet, state: State) -> tuple[Rule, ...]:
    """Cite by what a seat may refuse: how often it can is idle where Death is about to work."""
    played = state.doing.args[0] if state.doing and state.then == "work" else ()
    return (rules.turned,) if played == ("death",) else (rules.turned, rules.reshuffle)


def deal_order(state: State) -> int:
    """Give the seat that is dealt to next: one card at a time, the dealer’s left first."""
    dealt = sum(len(part.closed) for part in state.parts)
    return (state.dealer + 1 + dealt) % state.players


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Deal a card, which its seat alone sees."""
    seat = deal_order(state)
    part = state.parts[seat]
    held: Cards = in_order((*part.closed, card))
    after = state._replace(stock=without(state.stock, (card,))).changed(
        seat, part._replace(closed=held)
    )
    secret = Secret((seat,), ("card",))
    basis = _dealt_by(rules, state, after)
    return came(log, after, "dealt", seat, f"hand:{seat}", *basis, secret=secret, card=card)


def _dealt_by(rules: RuleSet, state: State, after: State) -> tuple[Rule, ...]:
    """Cite by what a card is dealt: with the first the pack, with the last what lies then."""
    if len(state.stock) == len(CARDS):
        return (rules.pack, rules.houses, rules.ranks, rules.pictures, rules.dealt)
    if is_dealt(rules, after):
        return (rules.dealt, rules.rest, rules.first)
    return (rules.dealt,)


def is_dealt(rules: RuleSet, state: State) -> bool:
    """Whether each has as many cards as are dealt."""
    return len(CARDS) - len(state.stock) == state.players * rules.dealt.value
