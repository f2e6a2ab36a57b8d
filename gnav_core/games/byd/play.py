"""A game from card to card: dealing, four tricks, the bidding, the last card, and the close."""

from __future__ import annotations

from gnav_core.cards import happening
from gnav_core.cards.deal import order
from gnav_core.cards.seats import left_of, others
from gnav_core.cards.table import by_seat
from gnav_core.core.cited import Rule
from gnav_core.core.event import Event, event
from gnav_core.core.table import Mark
from gnav_core.games.byd import grounds
from gnav_core.games.byd.ruleset import RuleSet
from gnav_core.games.byd.state import Log, State


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to whoever it goes to; the last one begins the play."""
    log.append(happening.dealt(state.at, card, *grounds.dealt(rules, state)))
    players = len(state.bids)
    seats = order(players, left_of(players, state.dealer), rules.packets)
    lying = state.lying.dealt(card, seats)
    return state._replace(phase="play" if lying.is_dealt(seats) else "deal", lying=lying)


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card; a full trick is taken, and after the fourth its taker may bid."""
    basis = grounds.played(rules, state)
    if state.lying.trick:
        exact, led = grounds.answered(rules, state), state.lying.trick[0][1]
        log.append(happening.played("played", state.at, card, *exact, told=basis, of=led))
    else:
        log.append(happening.played("played", state.at, card, *basis))
    after = state._replace(lying=state.lying.played(card))
    if rules.answer and not after.lying.is_full:
        return after
    taker = _taken(rules, after, log)
    if taker.played < rules.bidder.value:
        return taker
    return taker._replace(phase="bid", bidder=taker.at)


def shown(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay the last card open; once all who show have, the highest of the bidder's suit wins."""
    basis = grounds.played(rules, state)
    log.append(happening.played("played", state.at, card, *basis, shown=True))
    after = state._replace(lying=state.lying.played(card))
    showing = _next_to_show(rules, after)
    if showing is not None:
        return _turn(after, showing)
    taken = _taken(rules, after, log)
    unbeaten = (rules.unbeaten,) if taken.at == taken.bidder else ()
    return _won(rules, taken, log, rules.wins, rules.pot, *unbeaten)


def may_bid(rules: RuleSet, state: State) -> range:
    """Give how many stakes the seat whose turn it is may bid: first, or with the bidder."""
    limit = rules.bid_limit.value
    if state.phase == "bid":
        return range(1, limit + 1)
    if rules.bid_with.value == "same":
        return range(state.highest, state.highest + 1)
    return range(1, (state.highest if rules.may_bid else limit) + 1)


def bid(rules: RuleSet, state: State, number: int, log: Log) -> State:
    """Let a seat bid a number of stakes, or pass with none, and see who is asked next."""
    seat, marked = state.at, (Mark("bid", state.at, number),)
    if number:
        basis = grounds.bid_made(rules, state)
        log.append(event("bid", seat, *basis, marked=marked, number=number))
    else:
        log.append(event("passed", seat, *grounds.passed(rules, state), marked=marked))
    after = state._replace(bids=(*state.bids[:seat], number, *state.bids[seat + 1 :]))
    if not after.highest:
        log.append(_deals_next(rules, after))
        log.append(event("unbid", seat, rules.no_bid))
        return after._replace(phase="over")
    asked = left_of(len(state.bids), seat)
    if asked != state.bidder:
        return _turn(after._replace(phase="bid-with"), asked)
    bidder = _turn(after, asked)
    with_him = any(other for seat, other in enumerate(after.bids) if seat != asked)
    if with_him or rules.who_shows.value == "everybody":
        return bidder._replace(phase="show")
    return _won(rules, bidder, log, rules.nobody_bids)


def _turn(state: State, seat: int) -> State:
    """Give the turn to a seat."""
    return state._replace(lying=state.lying._replace(at=seat))


def _taken(rules: RuleSet, state: State, log: Log) -> State:
    """Give the trick to the highest card of the suit led; whoever took it has the turn."""
    seat, card = rules.ranking.best(state.lying.trick)
    cards = tuple(card for _, card in state.lying.trick)
    lying = state.lying.taken_by(seat)
    log.append(happening.took(seat, cards, lying.won[seat], rules.ranks, card=card))
    return state._replace(lying=lying)


def _next_to_show(rules: RuleSet, state: State) -> int | None:
    """Find the next who is to show and has not, from the bidder's left."""
    shown = {seat for seat, _ in state.lying.trick}
    alone = rules.who_shows.value == "bidders-only"
    going = [seat for seat in others(len(state.bids), state.bidder or 0) if seat not in shown]
    return next((seat for seat in going if state.bids[seat] or not alone), None)


def _deals_next(rules: RuleSet, state: State) -> Event:
    """Tell who deals the next game: whoever was dealt to first in this one."""
    return event("dealer", left_of(len(state.bids), state.dealer), rules.next_dealer)


def _won(rules: RuleSet, state: State, log: Log, *basis: Rule) -> State:
    """Let the seat whose turn it is have won: it gets from each other what that one bid."""
    winner = state.at
    paid = [0 if seat == winner else -(number or 0) for seat, number in enumerate(state.bids)]
    gets = -sum(paid)
    paid[winner] = gets
    score = tuple(had + more for had, more in zip(state.score, paid, strict=True))
    changed = tuple(mark for mark, more in zip(by_seat("score", score), paid, strict=True) if more)
    log.append(_deals_next(rules, state))
    log.append(event("won", winner, *basis, marked=changed, gets=gets))
    return state._replace(phase="over", score=score, winner=winner)
