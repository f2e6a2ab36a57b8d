"""A deal from card to card: the cut, dealing, two trumps, the exchanges, tricks, and the close."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import happening, stock
from gnav_core.cards.go import go_openly, zone
from gnav_core.cards.pack import suit_of, without
from gnav_core.cards.seats import left_of, others
from gnav_core.cards.table import by_seat
from gnav_core.core.event import Secret, event
from gnav_core.core.table import Mark, Transfer
from gnav_core.games.styrvolt import grounds
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import Log, Offer, State, partner


def looked(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Let the cutter look at the card under the pack; a matador is laid open."""
    seat, players = state.at, len(state.score)
    moved = (Transfer((card,), "stock", "under", (seat,)),)
    secret = Secret((seat,), ("card",))
    log.append(event("looked", seat, *grounds.looked(rules), secret=secret, moved=moved, card=card))
    lying = state.lying._replace(
        stock=without(state.lying.stock, card), at=left_of(players, state.dealer)
    )
    after = state._replace(phase="deal", lying=lying, under=card)
    if not rules.laid_out or card not in rules.best.value:
        return after
    opened = (go_openly((card,), "under", "turned"),)
    log.append(event("laid-out", seat, *grounds.laid_out(rules), moved=opened, card=card))
    return after._replace(matador=True, turned=(card,), changing=(0,))


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to whoever it goes to; after the last trumps are turned."""
    players = len(state.score)
    log.append(happening.dealt(state.at, card, *grounds.dealt(rules)))
    seats = rules.dealing(players, left_of(players, state.dealer))
    lying = state.lying.dealt(card, seats)
    return state._replace(phase="turn" if lying.is_dealt(seats) else "deal", lying=lying)


def turned(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card open, whose suit is trumps; once there are enough, let cards be exchanged."""
    lying, suit = state.lying, suit_of(card)
    is_new = rules.velten is not None and suit not in state.trumps
    goes_on = rules.same_suit.value == "turn-on"
    trumps = (*state.trumps, suit) if is_new else state.trumps
    moved = (go_openly((card,), "stock", "turned"),)
    marked = (Mark("trumps", None, " ".join(trumps)),) if is_new else ()
    again: dict[str, Any] = {} if is_new else {"again": True}
    basis = grounds.turned(rules, again=not is_new)
    log.append(event("turned", None, *basis, moved=moved, marked=marked, card=card, **again))
    places = (len(state.turned),) if is_new or not goes_on else ()
    in_order = rules.exchange_order.value == "under-first"
    after = state._replace(
        lying=lying._replace(stock=without(lying.stock, card)),
        turned=(*state.turned, card),
        trumps=trumps,
        changing=(*state.changing, *places) if in_order else (*places, *state.changing),
    )
    laid = len(after.turned) - after.matador
    enough = len(trumps) if goes_on else laid
    if enough < rules.trumps.value and after.lying.stock:
        return after
    return _next_offer(rules, after)


def answered(rules: RuleSet, state: State, takes: bool, log: Log) -> State:
    """Exchange the card offered for the open one, or keep it, and see who is asked next."""
    seat, offer, lying = state.at, state.offer, state.lying
    assert offer is not None
    basis, taken = grounds.exchange(rules, state), state.turned[offer.place]
    after = state._replace(answered=state.answered or offer.what == "matador")
    if not takes:
        log.append(event("kept", seat, *basis, card=taken))
        return _next_offer(rules, after)
    moved = (
        Transfer((offer.gives,), zone(seat), "turned"),
        Transfer((taken,), "turned", zone(seat)),
    )
    log.append(event("exchanged", seat, *basis, moved=moved, card=taken, of=offer.gives))
    hands = stock.given(stock.played(lying.hands, seat, offer.gives), seat, taken)
    opened = (*state.turned[: offer.place], offer.gives, *state.turned[offer.place + 1 :])
    return _next_offer(rules, after._replace(lying=lying._replace(hands=hands), turned=opened))


def _next_offer(rules: RuleSet, state: State) -> State:
    """Ask whoever has something to exchange for the next open card; after them forehand leads."""
    hands, forehand = state.lying.hands, left_of(len(state.score), state.dealer)
    for nth, place in enumerate(state.changing):
        suit = suit_of(state.turned[place])
        is_matador = state.matador and place == 0
        ranks = rules.for_it.value if is_matador else (rules.tens.value,)
        for card in (f"{suit}{rank}" for rank in ranks):
            holder = next((seat for seat, hand in enumerate(hands) if card in hand), None)
            if holder is not None:
                return state._replace(
                    phase="exchange",
                    lying=state.lying._replace(at=holder),
                    changing=state.changing[nth + 1 :],
                    offer=Offer("matador" if is_matador else "ten", place, card),
                )
    lying = state.lying._replace(at=forehand)
    return state._replace(phase="play", lying=lying, changing=(), offer=None)


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card; a full trick is taken, and with five a pair has won."""
    basis = grounds.played(rules, state, card)
    if state.lying.trick:
        exact, led = grounds.answered(rules, state), state.lying.trick[0][1]
        log.append(happening.played("played", state.at, card, *exact, told=basis, of=led))
    else:
        log.append(happening.played("played", state.at, card, *basis))
    after = state._replace(lying=state.lying.played(card))
    return _taken(rules, after, log) if after.lying.is_full else after


def _taken(rules: RuleSet, state: State, log: Log) -> State:
    """Give the trick to the strongest card; whoever took it leads, unless his pair has won."""
    trick, trumps = state.lying.trick, state.trumps
    seat, card = rules.strength.taking(trick, trumps)
    cards = tuple([laid for _, laid in trick])
    after = state._replace(lying=state.lying.taken_by(seat))
    tricks, pair = after.lying.won[seat], after.pairs[seat]
    marked = [Mark("pair", one, pair) for one in sorted((seat, partner(seat)))]
    basis = grounds.trick(rules, card, cards, trumps)
    log.append(happening.took(seat, cards, tricks, *basis, card=card).marking(*marked))
    return _won(rules, after, log) if pair == rules.five.value else after


def _won(rules: RuleSet, state: State, log: Log) -> State:
    """Let the pair of the seat whose turn it is have won: each gets the stake, for Jan double."""
    winners = tuple(sorted((state.at, partner(state.at))))
    foes = others(len(state.score), state.at)[::2]
    jan = rules.jan is not None and not any(state.pairs[seat] for seat in foes)
    gets = rules.stake.value * (rules.double.value if jan else 1)
    score = tuple([gets if seat in winners else 0 for seat in range(len(state.score))])
    marked = tuple([mark for mark in by_seat("score", score) if mark.place in winners])
    details: dict[str, Any] = {"seats": list(winners), "gets": gets, "jan": jan}
    log.append(event("won", winners[0], *grounds.won(rules, jan), marked=marked, **details))
    return state._replace(phase="over", jan=jan, winners=winners, score=score)
