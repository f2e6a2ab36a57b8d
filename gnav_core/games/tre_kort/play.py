"""A deal from card to card: dealing, turning up, saying who plays, and three tricks."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import happening, stock
from gnav_core.cards.deal import order
from gnav_core.cards.go import go, go_openly, zone
from gnav_core.cards.pack import in_order
from gnav_core.cards.pack import without as lacking
from gnav_core.cards.seats import left_of
from gnav_core.cards.tricks import undealt
from gnav_core.core.event import Secret, event
from gnav_core.core.table import Erased, Mark, Transfer
from gnav_core.games.tre_kort import grounds, paying
from gnav_core.games.tre_kort.duty import OPEN, duty
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import Beets, Log, State


def begun(rules: RuleSet, players: int, dealer: int) -> State:
    """Give the pack of the first deal, dealt to nobody yet."""
    return State(
        phase="deal",
        deal=1,
        dealer=dealer,
        lying=undealt(rules.cards, players, left_of(players, dealer)),
        turned="",
        joined=(),
        passed=(),
        is_laid=False,
        pot=rules.whole_dealing,
        beets=(),
        beet_of=None,
        score=(0,) * players,
    )


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to whoever it goes to; after the last a trump is due."""
    log.append(happening.dealt(state.at, card, *grounds.dealt(rules, state)))
    seats = order(state.players, left_of(state.players, state.dealer), rules.packets)
    lying = state.lying.dealt(card, seats)
    return state._replace(phase="turn" if lying.is_dealt(seats) else "deal", lying=lying)


def turned(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a trump open, which stays there; then each says whether he plays."""
    log.append(happening.turned(card, rules.turn, by=state.dealer))
    lying = state.lying._replace(stock=lacking(state.lying.stock, card))
    return state._replace(phase="bid", lying=lying, turned=card)


def joined(rules: RuleSet, state: State, log: Log) -> State:
    """Let a seat say that it plays."""
    seat = state.at
    marked = (Mark("joined", seat, 1),)
    log.append(event("joined", seat, *grounds.says(rules, state), marked=marked))
    return _asked(rules, state._replace(joined=(*state.joined, seat)), log)


def passed(rules: RuleSet, state: State, log: Log) -> State:
    """Let a seat lay its cards to the stock, where nobody sees them."""
    seat, lying = state.at, state.lying
    moved = (Transfer(lying.hand, zone(seat), "stock", (seat,)),)
    marked = (Mark("joined", seat, 0),)
    log.append(event("passed", seat, rules.passes, moved=moved, marked=marked))
    hands = stock.with_hand(lying.hands, seat, ())
    lying = lying._replace(hands=hands, stock=in_order((*lying.stock, *lying.hand)))
    return _asked(rules, state._replace(lying=lying, passed=(*state.passed, seat)), log)


def _asked(rules: RuleSet, state: State, log: Log) -> State:
    """Ask the next, or see how many play: none, one, or enough for three tricks."""
    if state.at != state.dealer:
        return _turn(state, left_of(state.players, state.at))
    if not state.joined:
        log.append(event("nobody", None, rules.nobody))
        return dealt_out(rules, state, log)
    first = _turn(state, state.joined[0])
    if len(state.joined) == 1:
        return _unopposed(rules, first, log)
    return first._replace(phase="play")


def _unopposed(rules: RuleSet, state: State, log: Log) -> State:
    """Give all tricks, unplayed, to the one who plays alone."""
    seat, lying = state.at, state.lying
    won = tuple([rules.tricks if other == seat else 0 for other in range(state.players)])
    marked = (Mark("tricks", seat, rules.tricks),)
    log.append(event("unopposed", seat, rules.alone, marked=marked))
    after = state._replace(lying=lying._replace(won=won))
    return dealt_out(rules, paying.settled(rules, after, log), log)


def _turn(state: State, seat: int) -> State:
    """Give the turn to a seat."""
    return state._replace(lying=state.lying._replace(at=seat))


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card open; of a lead that lies face down it tells nothing."""
    seat, trick = state.at, state.lying.trick
    led: dict[str, Any] = {"of": None if state.is_laid else trick[0][1]} if trick else {}
    found = duty(rules, state)
    basis = grounds.played(rules, state)
    told = grounds.bound(rules, found) if found in OPEN else ()
    log.append(happening.played("played", seat, card, *basis, told=told, **led))
    return _laid(rules, state, card, log)


def laid(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card face down: its seat alone knows it."""
    seat = state.at
    secret, moved = Secret((seat,), ("card",)), (go(card, seat, "trick"),)
    basis, marked = grounds.bound(rules, duty(rules, state)), (Mark("laid", seat, 1),)
    told = event("laid", seat, *basis, secret=secret, moved=moved, marked=marked, card=card)
    log.append(told)
    return _laid(rules, state._replace(is_laid=True), card, log)


def _laid(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """See who plays next; a full trick is taken, and after the last all is paid."""
    seat, playing = state.at, state.joined
    after = state._replace(lying=state.lying.played(card))
    if len(after.lying.trick) < len(playing):
        return _turn(after, playing[(playing.index(seat) + 1) % len(playing)])
    taken = _taken(rules, after, log)
    if taken.trick <= rules.tricks:
        return taken
    return dealt_out(rules, paying.settled(rules, taken, log), log)


def _taken(rules: RuleSet, state: State, log: Log) -> State:
    """Give the trick to whoever takes it; a card that lies face down stays covered."""
    trick = state.lying.trick
    seat, best = taker(rules, state)
    lying = state.lying.taken_by(seat)
    pile, basis = f"pile:{seat}", grounds.trick(rules, state)
    marked: tuple[Mark | Erased, ...] = (Mark("tricks", seat, lying.won[seat]),)
    seen: dict[str, Any] = {"card": best}
    moved = [go_openly(tuple(card for _, card in trick), "trick", pile)]
    if state.is_laid:
        (leader, lead), *others = trick
        moved = [go_openly(tuple(card for _, card in others), "trick", pile)]
        moved.append(Transfer((lead,), "trick", pile, (leader,)))
        marked = (*marked, Erased("laid", leader))
        seen = {} if seat == leader else seen
    log.append(event("trick", seat, *basis, moved=tuple(moved), marked=marked, **seen))
    return state._replace(lying=lying, is_laid=False)


def taker(rules: RuleSet, state: State) -> tuple[int, str]:
    """Find who takes the trick and with what: from a lead that lies face down only by a trump."""
    trick = state.lying.trick
    if state.is_laid:
        trumps = tuple([one for one in trick if one[1].startswith(state.trump)])
        trick = trumps or trick[:1]
    return rules.ranking.best(trick, state.trump)


def dealt_out(rules: RuleSet, state: State, log: Log) -> State:
    """Begin the next deal, or end the game where as many were played as are to be."""
    deals = last_deal(rules, state.players)
    if state.deal == deals:
        log.append(event("ended", None, rules.deals, rules.winners, deals=deals))
        return state._replace(phase="over")
    return _dealt_anew(rules, state, log)


def last_deal(rules: RuleSet, players: int) -> int:
    """Give the number of the deal that ends the game."""
    return 1 if rules.deals.value == "one-deal" else players


def next_deal(
    rules: RuleSet, state: State, dealer: int, score: tuple[int, ...], beets: Beets
) -> State:
    """Give the pack of the deal after ``state``, and what that deal is for."""
    fresh = begun(rules, state.players, dealer)
    fresh = fresh._replace(deal=state.deal + 1, beets=beets, score=score)
    return paying.played_for(rules, fresh)


def _dealt_anew(rules: RuleSet, state: State, log: Log) -> State:
    """Take all cards together; whoever sits at the dealer's left deals the next time."""
    dealer, lying = left_of(state.players, state.dealer), state.lying
    fresh = next_deal(rules, state, dealer, state.score, state.beets)
    gone = [Erased("joined", seat) for seat in range(state.players)]
    if state.beet_of is not None:
        gone.append(Erased("beet-played", state.beet_of))
    anew = happening.next_deal(state.dealer, dealer, lying.won, rules.next_dealer, gone=tuple(gone))
    log.append(anew.marking(*paying.marks(fresh)))
    return fresh
