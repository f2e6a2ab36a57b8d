"""A game from card to card: dealing, playing to a trick, taking and counting it, drawing."""

from __future__ import annotations

from typing import Any, TypeVar

from gnav_core.cards import happening, stock
from gnav_core.cards.counted.law import CountedRules
from gnav_core.cards.counted.state import Log, State, changed
from gnav_core.cards.pack import suit_of, without
from gnav_core.cards.seats import left_of, others
from gnav_core.cards.trick import FOLLOW_OR_NOT
from gnav_core.cards.worth import worth
from gnav_core.core.cited import Rule, if_decides
from gnav_core.core.event import event
from gnav_core.core.table import Erased, Mark

Own = TypeVar("Own")


def begun(law: CountedRules, players: int, dealer: int, own: Own) -> State[Own]:
    """Give the pack of the first deal, dealt to nobody yet."""
    return State(
        phase="deal",
        deal=1,
        dealer=dealer,
        hands=((),) * players,
        unseen=law.cards,
        turned=(),
        trump="",
        trick=(),
        piles=((),) * players,
        at=left_of(players, dealer),
        drawers=(),
        score=(0,) * players,
        own=own,
    )


def coming(law: CountedRules, state: State[Any]) -> str:
    """Name what chance does now: it deals, turns up the trump once all is dealt, or draws."""
    if state.phase == "deal" and len(state.hands[state.dealer]) == law.hand.value:
        return "turn"
    return state.phase


def dealt(law: CountedRules, state: State[Own], card: str, log: Log) -> State[Own]:
    """Give the next card of the deal to the seat whose turn it is to get one."""
    done = len(law.cards) - len(state.unseen) + 1
    log.append(happening.dealt(state.at, card, *law.dealt_as(done, state.players)))
    order = law.dealing(state.players, left_of(state.players, state.dealer))
    return state._replace(
        hands=stock.given(state.hands, state.at, card),
        unseen=without(state.unseen, card),
        at=order[done] if done < len(order) else order[0],
    )


def turned(law: CountedRules, state: State[Own], card: str, log: Log) -> State[Own]:
    """Turn up the trump, which is laid under the stock."""
    log.append(happening.turned(card, law.turn))
    left = without(state.unseen, card)
    return state._replace(phase="play", unseen=left, turned=(card,), trump=suit_of(card))


def playable(law: CountedRules, state: State[Any]) -> tuple[str, ...]:
    """List the cards that may be played: any, or those of the suit led where one must follow."""
    bound = law.follow.value == "after-stock" and not state.stock
    return law.ranking.allowed(state.hand, state.trick, "must-follow" if bound else "free")


def is_bound(law: CountedRules, state: State[Any]) -> bool:
    """Whether it turns on the duty to follow, once the stock is gone, what may be played."""
    return not state.stock and law.ranking.is_bound(state.hand, state.trick, FOLLOW_OR_NOT)


def lead(law: CountedRules, state: State[Any]) -> Rule:
    """Give the rule by which a trick is led to: the first of a deal, or after a trick."""
    return law.next_lead if any(state.piles) else law.first_lead


def laid(law: CountedRules, state: State[Own], card: str, log: Log) -> State[Own]:
    """Lay a card to the trick, and let the next to the left play to it."""
    seat = state.at
    if state.trick:
        told = (law.answer, law.follow)
        basis = (law.answer, *if_decides(law.follow, is_bound(law, state)))
        log.append(happening.played("played", seat, card, *basis, told=told, of=state.led))
    else:
        log.append(happening.played("led", seat, card, lead(law, state)))
    return state._replace(
        hands=stock.played(state.hands, seat, card),
        trick=(*state.trick, (seat, card)),
        at=left_of(state.players, seat),
    )


def is_full(state: State[Any]) -> bool:
    """Whether everybody has played to the trick."""
    return len(state.trick) == len(state.hands)


def taken(law: CountedRules, state: State[Own], log: Log) -> State[Own]:
    """Give the trick to whoever takes it and count it for him; the last of a deal counts more."""
    seat, best = law.ranking.best(state.trick, state.trump)
    cards = tuple([card for _, card in state.trick])
    piles = changed(state.piles, seat, (*state.piles[seat], *cards))
    after = state._replace(trick=(), piles=piles, at=seat)
    ruffs = suit_of(best) != suit_of(cards[0])
    basis = law.ruffed if ruffs else law.outranked(state.trick, state.trump)
    log.append(happening.took(seat, cards, after.tricks[seat], *basis, card=best))
    by = worth(cards, law.worths)
    if by:
        after = counted(after, seat, by, log, *law.counted)
    if any(after.hands):
        return after
    return counted(after, seat, law.last_trick.value, log, *law.last, last=True)


def counted(
    state: State[Own], seat: int, by: int, log: Log, *basis: Rule, **details: Any
) -> State[Own]:
    """Count so much for a seat, which is chalked up."""
    score = state.score[seat] + by
    marked = (Mark("score", seat, score),)
    log.append(event("counted", seat, *basis, marked=marked, by=by, score=score, **details))
    return state._replace(score=changed(state.score, seat, score))


def drawing(law: CountedRules, state: State[Own], log: Log) -> State[Own]:
    """Let all draw after a trick, the taker first, while the stock lasts; then he leads."""
    if not state.stock:
        return state
    drawers = (state.at, *others(state.players, state.at))
    return _next_draw(law, state._replace(drawers=drawers), log)


def drawn(law: CountedRules, state: State[Own], card: str, log: Log) -> State[Own]:
    """Give whoever draws the card that came, and see who draws next, or who leads."""
    if card in state.turned:
        log.append(happening.drew_turned(state.at, card, *law.drawn, law.trump_card))
    else:
        log.append(happening.drew(state.at, card, *law.drawn))
    unseen, under = stock.taken(state.unseen, state.turned, card)
    hands, drawers = stock.given(state.hands, state.at, card), state.drawers[1:]
    after = state._replace(hands=hands, unseen=unseen, turned=under, drawers=drawers)
    return _next_draw(law, after, log)


def _next_draw(law: CountedRules, state: State[Own], log: Log) -> State[Own]:
    """Wait for the next draw; the turned card, being the last, is drawn by itself."""
    if not state.drawers:
        return state._replace(phase="play", at=left_of(state.players, state.at))
    after = state._replace(phase="draw", at=state.drawers[0])
    last = stock.by_itself(state.unseen, state.turned)
    return drawn(law, after, last, log) if last else after


def dealt_anew(
    law: CountedRules, state: State[Own], own: Own, log: Log, gone: tuple[Erased, ...] = ()
) -> State[Own]:
    """Begin the next deal, the counts standing: whoever got the first card deals.

    ``gone`` are marks of one game that are kept no more.
    """
    players, dealer = state.players, left_of(state.players, state.dealer)
    anew = happening.next_deal(state.dealer, dealer, state.tricks, law.dealer_turn, gone=gone)
    log.append(anew)
    fresh = begun(law, players, dealer, own)
    return fresh._replace(deal=state.deal + 1, score=state.score)
