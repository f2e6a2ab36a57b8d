"""A deal from card to card: dealing, turning up, saying who plays, laying away, five tricks."""

from __future__ import annotations

from gnav_core.cards import happening
from gnav_core.cards.go import go, go_openly
from gnav_core.cards.pack import SUITS, suit_of, without
from gnav_core.cards.seats import left_of
from gnav_core.cards.stock import given
from gnav_core.cards.stock import played as without_card
from gnav_core.core.event import Marked, Secret, event
from gnav_core.core.table import Erased, Mark
from gnav_core.games.polsk_pas import grounds
from gnav_core.games.polsk_pas.ruleset import RuleSet
from gnav_core.games.polsk_pas.settling import all_passed, settled
from gnav_core.games.polsk_pas.state import Log, State


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to whoever it goes to; after the last one a card is turned."""
    log.append(happening.dealt(state.at, card, rules.hand))
    seats = rules.dealing(state.players, state.forehand)
    lying = state.lying.dealt(card, seats)
    return state._replace(phase="turn" if lying.is_dealt(seats) else "deal", lying=lying)


def turned(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Turn a card up, whose suit is trumps until another is said."""
    log.append(happening.turned(card, rules.turn, by=state.dealer))
    lying = state.lying._replace(stock=without(state.lying.stock, card))
    after = state._replace(phase="bid", lying=lying, turned=(card,), trump=suit_of(card))
    if not rules.take or rules.turn_up_when.value == "his-turn":
        return after
    return after._replace(phase="offer", lying=lying._replace(at=state.dealer))


def may_say(rules: RuleSet, state: State) -> tuple[str, ...]:
    """List the suits that the seat whose turn it is may play in."""
    if not state.again:
        return (state.trump,)
    if state.at == state.forehand or not rules.others_again:
        return SUITS
    return tuple([suit for suit in SUITS if suit != state.trump])


def may_take(rules: RuleSet, state: State) -> bool:
    """Whether the seat whose turn it is may take the card turned up."""
    if not rules.take or state.again or not state.turned:
        return False
    if state.at == state.dealer:
        return rules.turn_up_when.value == "his-turn"
    return rules.turn_up.value == "player"


def left(rules: RuleSet, state: State, log: Log) -> State:
    """Let the dealer leave the card turned up where it lies; then forehand is asked."""
    log.append(event("left", state.at, *grounds.offered(rules), card=state.turned[0]))
    return state._replace(phase="bid", lying=state.lying._replace(at=state.forehand))


def passed(rules: RuleSet, state: State, log: Log) -> State:
    """Let a seat pass; when all have, they are asked once more, and then the deal is over."""
    seat, all_have = state.at, len(state.passed) + 1 == state.players
    marked: Marked = (Mark("joined", seat, 0),)
    if all_have and not state.again:
        marked = _no_longer_passed(state)
    log.append(event("passed", seat, *grounds.said(rules, state), marked=marked))
    lying = state.lying._replace(at=left_of(state.players, seat))
    after = state._replace(lying=lying, passed=(*state.passed, seat))
    if not all_have:
        return after
    if not state.again:
        return after._replace(passed=(), again=True)
    return all_passed(rules, after, log)


def _no_longer_passed(state: State) -> Marked:
    return tuple(Erased("joined", seat) for seat in state.passed)


def declared(rules: RuleSet, state: State, suit: str, log: Log) -> State:
    """Let a seat play in a suit; forehand leads."""
    seat, basis = state.at, grounds.declared(rules, state)
    log.append(event("declared", seat, *basis, marked=_plays(state, suit), suit=suit))
    return _led(state._replace(trump=suit, declarer=seat, passed=()))


def took(rules: RuleSet, state: State, log: Log) -> State:
    """Let a seat take the card turned up and play in its suit; it is to lay another away."""
    seat, (card,) = state.at, state.turned
    moved = (go_openly((card,), "turned", seat),)
    basis, marked = grounds.taken_up(rules, state), _plays(state, state.trump)
    log.append(event("took", seat, *basis, moved=moved, marked=marked, card=card))
    lying = state.lying._replace(hands=given(state.lying.hands, seat, card))
    after = state._replace(phase="discard", lying=lying, turned=())
    return after._replace(declarer=seat, passed=())


def _plays(state: State, suit: str) -> Marked:
    """Mark who plays and in what suit; who has passed is told no more."""
    declarer, trump = Mark("declarer", state.at, suit), Mark("trump", None, suit)
    return (declarer, *((trump,) if suit != state.trump else ()), *_no_longer_passed(state))


def discarded(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card away, which its seat alone knows; forehand leads."""
    seat = state.at
    secret, moved = Secret((seat,), ("card",)), (go(card, seat, f"away:{seat}"),)
    basis = grounds.of_action(rules, state, "discard")
    log.append(event("discarded", seat, *basis, secret=secret, moved=moved, card=card))
    lying = state.lying._replace(hands=without_card(state.lying.hands, seat, card))
    return _led(state._replace(lying=lying, away=(card,)))


def _led(state: State) -> State:
    """Let forehand lead to the first trick."""
    return state._replace(phase="play", lying=state.lying._replace(at=state.forehand))


def vole_said(rules: RuleSet, state: State, log: Log) -> State:
    """Say that one will take all five tricks."""
    basis, marked = grounds.of_action(rules, state, "vole"), (Mark("vole", state.at, 1),)
    log.append(event("vole", state.at, *basis, marked=marked))
    return state._replace(vole=state.at)


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card; a full trick is taken, and after the last the deal is settled."""
    basis = grounds.played(rules, state)
    if state.lying.trick:
        exact, led = grounds.answered(rules, state), state.lying.trick[0][1]
        log.append(happening.played("played", state.at, card, *exact, told=basis, of=led))
    else:
        log.append(happening.played("played", state.at, card, *basis))
    after = state._replace(lying=state.lying.played(card))
    if not after.lying.is_full:
        return after
    taken = _taken(rules, after, log)
    return taken if taken.lying.hand else settled(rules, taken, log)


def _taken(rules: RuleSet, state: State, log: Log) -> State:
    """Give the trick to the best card; whoever took it leads the next."""
    seat, card = rules.ranking.best(state.lying.trick, state.trump)
    cards = tuple(card for _, card in state.lying.trick)
    lying = state.lying.taken_by(seat)
    log.append(happening.took(seat, cards, lying.won[seat], *grounds.trick(rules), card=card))
    return state._replace(lying=lying, takers=(*state.takers, seat))
