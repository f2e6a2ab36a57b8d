"""A deal from card to card: the cut, dealing, two trumps, the exchanges, tricks, and the close."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.cards import happening, stock
from gnav_core.cards.go import go_openly, zone
from gnav_core.cards.pack import suit_of, without
from gnav_core.cards.seats import left_of, others
from gnav_core.cards.table import by_seat
from gnav_core.core.action import Action
from gnav_core.core.event import SILENT, Secret, event
from gnav_core.core.table import Mark, Transfer
from gnav_core.games.styrvolt import grounds
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import Log, State, partner

TAKE: Final = Action("take")
KEEP: Final = Action("keep")


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
    return _ask_for(after, after.changing)


def answered(rules: RuleSet, state: State, takes: bool, log: Log) -> State:
    """Exchange a card for the open one, or keep it, and see who is asked next.

    One partner may not tell the other his card: so of a card that is kept nobody is told, and
    whoever has nothing to exchange is asked as well.
    """
    seat, lying, place = state.at, state.lying, state.changing[0]
    basis, taken = grounds.exchange(rules, state), state.turned[place]
    gives = given_for(rules, state)
    if not takes:
        if gives:
            log.append(event("kept", seat, *basis, secret=SILENT, card=taken))
        following = left_of(len(state.score), seat)
        if following == forehand(state):
            return _ask_for(state, state.changing[1:])
        return state._replace(lying=lying._replace(at=following))
    moved = (
        Transfer((gives,), zone(seat), "turned"),
        Transfer((taken,), "turned", zone(seat)),
    )
    log.append(event("exchanged", seat, *basis, moved=moved, card=taken, of=gives))
    hands = stock.given(stock.played(lying.hands, seat, gives), seat, taken)
    opened = (*state.turned[:place], gives, *state.turned[place + 1 :])
    after = state._replace(lying=lying._replace(hands=hands), turned=opened)
    return _ask_for(after, state.changing[1:])


def _ask_for(state: State, places: tuple[int, ...]) -> State:
    """Ask all for the first of these open cards, from forehand on; after the last he leads."""
    lying = state.lying._replace(at=forehand(state))
    return state._replace(phase="exchange" if places else "play", lying=lying, changing=places)


def given_for(rules: RuleSet, state: State) -> str:
    """Name the card that the seat asked may give for the open one; nothing where it has none.

    The king goes for a matador only where no hand has the queen.
    """
    suit = suit_of(state.turned[state.changing[0]])
    ranks = rules.for_it.value if state.for_matador else (rules.tens.value,)
    held = {card for hand in state.lying.hands for card in hand}
    card = next((f"{suit}{rank}" for rank in ranks if f"{suit}{rank}" in held), "")
    return card if card in state.lying.hand else ""


def forehand(state: State) -> int:
    """Give the seat at the dealer's left, which is asked first and leads first."""
    return left_of(len(state.score), state.dealer)


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
