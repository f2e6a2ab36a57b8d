"""What is done in a turn but for playing a picture: placing, throwing, forfeiting, the Chariot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.cited import Rule
from gnav_core.core.event import SILENT
from gnav_core.games.narrespillet import comparing, placing
from gnav_core.games.narrespillet.drawing import lifted
from gnav_core.games.narrespillet.pack import (
    ACES,
    COUPLED,
    FOOL,
    HOUSES,
    PICTURES,
    Cards,
    in_order,
    rank_of,
    without,
)
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, FORFEIT, Laid, Log, State, Victory, Who
from gnav_core.games.narrespillet.telling import happened


def taken(state: State, who: Who, cards: Iterable[str]) -> State:
    """Take cards from the hand, the row or the Chariot; those of the row are to be replaced."""
    part, gone = state.part(who), tuple(cards)
    chariot = None if part.chariot is None else without(part.chariot, gone)
    left = part._replace(
        closed=without(part.closed, gone), open=without(part.open, gone), chariot=chariot
    )
    row = without(state.row, gone)
    used = state.used + len(state.row) - len(row)
    return state._replace(row=row, used=used).changed(who, left)


def without_chariot(state: State, who: Who) -> State:
    """Throw a Chariot with its cards."""
    part = state.part(who)
    cards = ("chariot", *(part.chariot or ()))
    return state.changed(who, part._replace(chariot=None)).thrown(cards)


def gives_up(state: State, who: Who, field: str, laid: Laid = FORFEIT) -> State:
    """Enter a forfeit."""
    at = HOUSES.index(field)
    rows = list(state.forfeits)
    rows[at] = (*rows[at], who)
    part = state.part(who)
    return state._replace(forfeits=tuple(rows)).changed(who, part.laying((field,), laid))


def placed(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Place cards; the World wins at once, and of all else the Fool’s holder is asked."""
    (fields, cards), who = action.args, state.actor
    spends = placing.from_chariot(state, who, cards)
    basis = _placed_by(rules, state, fields, cards)
    if spends and not frozenset(PICTURES).isdisjoint(cards):
        basis = (*basis, rules.chariot.leave)
    after = taken(state, who, cards)
    after = after.changed(who, after.part(who).laying(fields, in_order(cards)))._replace(then="end")
    after = happened(
        log, state, after, "placed", who, *basis, fields=list(fields), cards=list(cards)
    )
    if spends:
        thrown = without_chariot(after, who)
        rest = (rules.chariot.spend, rules.chariot.unused, rules.chariot.choice)
        after = happened(log, after, thrown, "threw", who, *rest, cards=_gone(after, thrown))
    if cards == placing.WORLD:
        return _world(rules, after, fields[0], log)
    asked = thieves(after, fields, cards)
    return after._replace(phase="fool", asked=asked, doing=action, then="") if asked else after


def _gone(before: State, after: State) -> list[str]:
    return list(after.pile[len(before.pile) :])


def _placed_by(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> tuple[Rule, ...]:
    """Cite the rules by which cards are placed."""
    in_row = not frozenset(state.row).isdisjoint(cards)
    use = (rules.justice.use,) if in_row else ()
    twice = _two_fields(rules, cards) if len(fields) > 1 else ()
    return (rules.place, *_by_cards(rules, cards), *use, *twice)


def _two_fields(rules: RuleSet, cards: Cards) -> tuple[Rule, ...]:
    couples = rules.couples
    each = {"empress": couples.empress_fields, "emperor": couples.emperor_fields}
    return (*(each[card] for card in cards if card in each), couples.at_once)


def _by_cards(rules: RuleSet, cards: Cards) -> tuple[Rule, ...]:
    """Cite the rules of the cards that are placed, each once."""
    if cards == placing.WORLD:
        return (rules.world.placed, rules.world.now, rules.fool.never)
    houses, couples = rules.houses_cards, rules.couples
    ranks = [rank for card in cards if (rank := rank_of(card))]
    if not frozenset(COUPLED).isdisjoint(cards):
        named = {"empress": couples.empress, "emperor": couples.emperor, "lovers": couples.lovers}
        by_kroam = "q" in ranks and "empress" in cards
        kroam = (rules.lands.kroam, rules.lands.agreed) if by_kroam else ()
        return kroam or tuple(named[card] for card in COUPLED if card in cards)
    turned = (rules.magician.goes_with, rules.magician.turns) if placing.MAGICIAN in cards else ()
    courts = {"q": houses.royal, "n": houses.knight, "p": houses.page}
    court = next((courts[rank] for rank in ranks if rank in courts), None)
    if court:
        beside = (houses.ace_beside, houses.ace_guards) if "a" in ranks else ()
        never = (rules.magician.never,) if turned else ()
        return (court, *beside, *turned, *never)
    ace = (houses.ace, houses.ace_guards) if "a" in ranks else ()
    number = (houses.numbers,) if any(rank != "a" for rank in ranks) else ()
    several = (houses.how_many,) if len(ranks) > 1 else ()
    return (*ace, *number, *several, *turned)


def thieves(state: State, fields: Cards, cards: Cards) -> tuple[Who, ...]:
    """List whom all must ask for the Fool: where nobody can tell who has it, all who could.

    Whoever has it not has nothing to answer; but not to ask him would tell so.
    """
    if not ACES.isdisjoint(cards):
        return ()
    able = [
        who
        for who in state.circle(state.actor)[:-1]
        if any(state.part(who).on(field) is None for field in fields)
    ]
    seen = [who for who in state.circle(0) if FOOL in _open_hand(state, who)]
    if seen:
        return tuple(who for who in able if who in seen)
    if _lies_open(state):
        return ()
    return tuple(who for who in able if who != DEMONS and state.part(who).closed)


def _open_hand(state: State, who: Who) -> Cards:
    return state.part(who).hand if who == DEMONS else state.part(who).open


def _lies_open(state: State) -> bool:
    """Whether all see where the Fool lies, in no hand."""
    chariots = (state.part(who).chariot or () for who in state.circle(0))
    return any(FOOL in cards for cards in (state.pile, state.row, *chariots))


def answered_fool(rules: RuleSet, state: State, steals: bool, log: Log) -> State:
    """Let the Fool take what was placed, or let it lie; who lets it is told nobody."""
    thief = state.asked[0]
    if not steals:
        asked = state.asked[1:]
        after = state._replace(asked=asked, then="" if asked else "end")
        return happened(log, state, after, "let", thief, rules.fool.played, secret=SILENT)
    victim = state.actor
    part, own = state.part(victim), state.part(thief)
    laid = _stolen(state)
    fields = tuple(f for f in HOUSES if part.on(f) == laid)
    own = own._replace(closed=without(own.closed, (FOOL,)), open=without(own.open, (FOOL,)))
    open_to = tuple(f for f in fields if own.on(f) is None)
    after = state._replace(asked=(), then="end").thrown((FOOL,))
    after = after.changed(victim, part.laying(fields, None))
    after = after.changed(thief, own.laying(open_to, laid))
    basis = (rules.fool.played, rules.fool.takes, rules.fool.robbed)
    told: dict[str, Any] = {"of": state.actor, "fields": list(open_to), "cards": list(laid)}
    return happened(log, state, after, "stole", thief, *basis, **told)


def _stolen(state: State) -> Cards:
    """Give what the actor has just placed."""
    assert state.doing is not None
    return state.doing.args[1]


def _world(rules: RuleSet, state: State, field: str, log: Log) -> State:
    """Let the World win its field, which all others forfeit, from its player’s left."""
    who = state.actor
    for other in state.circle(who)[:-1]:
        after = gives_up(state, other, field)
        state = happened(log, state, after, "forfeited", other, rules.world.others, field=field)
    won = Victory(state.deal, field, state.seat(who))
    after = state._replace(victories=(*state.victories, won))
    basis = (rules.world.wins, rules.best.world, *comparing.led(rules, who))
    return happened(log, state, after, "field-won", who, *basis, field=field)


def threw(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Throw a card."""
    ((card,),), who = action.args, state.actor
    from_row = (rules.justice.throws,) if card in state.row else ()
    after = taken(state, who, (card,)).thrown((card,))._replace(then="end")
    basis = (rules.throw, rules.draw_another, rules.pile, *from_row)
    return happened(log, state, after, "threw", who, *basis, cards=[card])


def forfeited(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Forfeit a field."""
    ((field,),), who = action.args, state.actor
    others = (rules.temperance.others,) if placing.is_closed(state, field) else ()
    after = gives_up(state, who, field)._replace(then="end")
    basis = (rules.forfeit, rules.after, *others)
    return happened(log, state, after, "forfeited", who, *basis, field=field)


def loaded(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Load cards of the hand into the Chariot."""
    (cards,), who = action.args, state.actor
    part = taken(state, who, cards).part(who)
    after = state.changed(who, part._replace(chariot=in_order((*(part.chariot or ()), *cards))))
    basis = (rules.chariot.open, rules.chariot.load)
    after = after._replace(then="end")
    return happened(log, state, after, "loaded", who, *basis, cards=list(cards))


def dumped(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Throw the whole Chariot."""
    after = without_chariot(state, state.actor)._replace(then="end")
    cards = _gone(state, after)
    return happened(log, state, after, "threw", state.actor, rules.chariot.dump, cards=cards)


def lifts(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Spend a turn on lifting Temperance."""
    return lifted(state, log, rules.temperance.lifted)._replace(then="end")


def declined(rules: RuleSet, state: State, action: Action, log: Log) -> State:
    """Do without the further turn that Justice brings."""
    after = state._replace(then="next", further="", may_end=False)
    return happened(log, state, after, "declined", state.actor, rules.justice.may)
