"""A game from card to card: dealing, throwing, buying, the melds, twelve tricks, the close."""

from __future__ import annotations

from gnav_core.cards import happening, stock
from gnav_core.cards.deal import order
from gnav_core.cards.pack import rank_of, without
from gnav_core.cards.seats import left_of
from gnav_core.cards.stock import Cards
from gnav_core.core.event import Secret, event
from gnav_core.core.table import Transfer
from gnav_core.games.piquet import counting, grounds
from gnav_core.games.piquet.melding import melded
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.state import Log, State

HEAPS = ("five", "three")
"""The zones of the cards to buy: forehand's, and the dealer's."""

PICTURES = frozenset(("k", "q", "j"))


def dealt(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give the next card of the deal to whoever it goes to; after the last the rest is parted."""
    log.append(happening.dealt(state.at, card, *rules.dealt))
    forehand = left_of(2, state.dealer)
    seats = order(2, forehand, rules.packets)
    lying = state.lying.dealt(card, seats)
    if not lying.is_dealt(seats):
        return state._replace(lying=lying)
    after = state._replace(phase="throw", lying=lying)
    moved = tuple(
        Transfer((), "stock", heap, (), number)
        for heap, number in zip(HEAPS, state.talon, strict=True)
    )
    log.append(event("parted", None, rules.heaps, moved=moved))
    for seat in (forehand, state.dealer):
        after = _laid_open(rules, after, seat, log)
    return after


def _laid_open(rules: RuleSet, state: State, seat: int, log: Log) -> State:
    """Let a seat that was dealt no picture lay its cards open, for an honour."""
    hand = state.lying.hands[seat]
    if rules.open_hand.value == "off" or any(rank_of(card) in PICTURES for card in hand):
        return state
    log.append(event("laid-open", seat, rules.open_hand, cards=list(hand)))
    return counting.honoured(rules, state, seat, "open", log)


def thrown(rules: RuleSet, state: State, cards: Cards, log: Log) -> State:
    """Throw cards away, as many as are then drawn."""
    seat, lying = state.at, state.lying
    moved = (Transfer(cards, f"hand:{seat}", f"away:{seat}", (seat,)),)
    basis, secret = grounds.thrown(rules, seat == state.dealer), Secret((seat,), ("cards",))
    number = len(cards)
    log.append(
        event("threw", seat, *basis, secret=secret, moved=moved, cards=list(cards), number=number)
    )
    hand = tuple([card for card in lying.hand if card not in cards])
    five, three = state.talon
    return state._replace(
        phase="draw",
        lying=lying._replace(hands=stock.with_hand(lying.hands, seat, hand)),
        thrown=stock.with_hand(state.thrown, seat, cards),
        talon=(five, three - number) if seat == state.dealer else (five - number, three),
        due=number,
    )


def kept(rules: RuleSet, state: State, log: Log) -> State:
    """Keep all cards, and buy none."""
    log.append(event("kept", state.at, *grounds.thrown(rules, state.at == state.dealer)))
    return _bought(rules, state, log)


def drawn(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Draw a card of the own heap, one for each thrown."""
    lying, is_dealer = state.lying, state.at == state.dealer
    basis = grounds.drawn(rules, is_dealer)
    log.append(happening.drew(state.at, card, *basis, source=HEAPS[is_dealer]))
    hands = stock.given(lying.hands, lying.at, card)
    lying = lying._replace(hands=hands, stock=without(lying.stock, card))
    after = state._replace(lying=lying, due=state.due - 1)
    return after if after.due else _bought(rules, after, log)


def _bought(rules: RuleSet, state: State, log: Log) -> State:
    """Let the dealer throw after forehand; when both have bought, what counts is counted."""
    if state.at != state.dealer:
        return state._replace(phase="throw", lying=state.lying._replace(at=state.dealer))
    lying = state.lying._replace(at=left_of(2, state.dealer))
    return melded(rules, state._replace(phase="play", lying=lying), log)


def played(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Lay a card; a lead counts, and a full trick is taken."""
    seat, trick, basis = state.at, state.lying.trick, grounds.played(rules, state)
    after = state._replace(lying=state.lying.played(card))
    if trick:
        exact, led = grounds.answered(rules, state), trick[0][1]
        log.append(happening.played("played", seat, card, *exact, told=basis, of=led))
        return _taken(rules, after, log)
    log.append(happening.played("led", seat, card, *basis))
    after = counting.counted(rules, after, seat, "lead", rules.lead.value, log, rules.lead)
    return _sixty(rules, after, seat, log, by_lead=True)


def _sixty(rules: RuleSet, state: State, seat: int, log: Log, by_lead: bool) -> State:
    """Count sixty in place of thirty where play brings it before the other has anything."""
    had = state.melds[seat]
    if any(what in rules.bars_sixty for what in had) or not counting.is_first(rules, state, seat):
        return state
    if not counting.reaches_thirty(rules, state, seat):
        return state
    by, points = rules.sixty.value - rules.thirty.value, state.points[seat]
    is_first = not counting.score(rules, state, 1 - seat)
    basis = grounds.sixty(rules, points, by_lead, is_first, "90" in had)
    after = counting.counted(rules, state, seat, "60", by, log, *basis)
    if rules.once and "90" in had:
        return after
    return counting.honoured(rules, after, seat, "60", log)


def _in_play(rules: RuleSet, state: State, seat: int, log: Log) -> State:
    """Let what is counted at the close help to the sixty, where it is not leads alone that do."""
    if rules.leads_only.value == "leads-alone":
        return state
    return _sixty(rules, state, seat, log, by_lead=False)


def _taken(rules: RuleSet, state: State, log: Log) -> State:
    """Give the trick to the highest card of the suit led; its taker leads, or all is counted."""
    seat, card = rules.ranking.best(state.lying.trick)
    cards = tuple([laid for _, laid in state.lying.trick])
    lying = state.lying.taken_by(seat)
    log.append(happening.took(seat, cards, lying.won[seat], rules.ranks, card=card))
    after = state._replace(lying=lying)
    return after if any(lying.hands) else _closed(rules, after, log)


def _closed(rules: RuleSet, state: State, log: Log) -> State:
    """Count the last trick, the most tricks or all of them, and see who has more."""
    seat = state.at
    after = counting.counted(rules, state, seat, "last", rules.last.value, log, rules.last)
    after = _in_play(rules, after, seat, log)
    won = state.lying.won
    if won[0] != won[1]:
        after = _most(rules, after, 0 if won[0] > won[1] else 1, log)
    seats = winners(rules, after)
    log.append(event("won", None, rules.game, seats=seats))
    return after._replace(phase="over")


def _most(rules: RuleSet, state: State, seat: int, log: Log) -> State:
    """Count what the most tricks bring, or all of them."""
    has_all = not state.lying.won[1 - seat]
    if not has_all or rules.besides.value == "besides":
        by = rules.most.value
        state = counting.counted(rules, state, seat, "cards", by, log, rules.most)
    if has_all:
        by, basis = rules.all_tricks.value, (rules.all_tricks, rules.besides)
        state = counting.counted(rules, state, seat, "capot", by, log, *basis)
    return _in_play(rules, state, seat, log)


def winners(rules: RuleSet, state: State) -> list[int]:
    """List who has the higher score, or both where they are equal."""
    scores = [counting.score(rules, state, seat) for seat in range(2)]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
