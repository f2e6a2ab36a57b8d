"""A game from card to card: leading, beating, taking up, drawing, and both parts."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.go import go_openly, zone
from gnav_core.cards.happening import by_some
from gnav_core.cards.losing import play as drawing
from gnav_core.cards.losing.state import Log
from gnav_core.cards.pack import in_order
from gnav_core.cards.stock import Cards, by_itself
from gnav_core.core.event import event
from gnav_core.core.table import Mark, Transfer
from gnav_core.games.lang_hanrey import grounds
from gnav_core.games.lang_hanrey.beating import pairs
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.games.lang_hanrey.state import State


def led(rules: RuleSet, state: State, cards: Cards, log: Log) -> State:
    """Lay the cards that are led, one or several alike, for the other to beat."""
    seat, moved = state.at, (go_openly(cards, state.at, "trick"),)
    basis = grounds.led(rules, state, len(cards))
    log.append(event("led", seat, *basis, moved=moved, cards=list(cards), to=state.other))
    after = state.with_hand(seat, _less(state.hand, cards), led=cards, leader=seat)
    after = _closed(rules, after, log)
    if after.phase == "over":
        return after
    # whoever answers holds a card: he was dealt to, has just drawn, or took one up
    after = after._replace(phase="answer", at=state.other)
    if answering(rules, after):
        return after
    some = bool(grounds.answers(rules, after, rules.best_card.value))
    return _taken_up(rules, after, after.led, log, some=some)


def answering(rules: RuleSet, state: State) -> list[Cards]:
    """List the sets with which whoever answers may beat; none where he must take all up."""
    sets = grounds.answers(rules, state, rules.best_card.value)
    is_partial = bool(sets) and len(sets[0]) < len(state.led)
    return [] if is_partial and rules.partial.value == "all-up" else sets


def answered(rules: RuleSet, state: State, cards: Cards, log: Log) -> State:
    """Lay the cards that beat; the beater keeps what he beat, and takes up what he did not."""
    seat, moved = state.at, (go_openly(cards, state.at, "trick"),)
    beaten = pairs(state.led, cards, state.trump)
    won = tuple(card for card, _ in beaten)
    parts: dict[str, Any] = {
        "cards": list(cards),
        "of": list(won),
        "pairs": list(map(list, beaten)),
    }
    secret = by_some(seat, *grounds.beat(rules, state, cards))
    basis = grounds.beat_with(rules, state, cards)
    log.append(event("beat", seat, *basis, secret=secret, moved=moved, **parts))
    trick = (*won, *cards)
    after = state.with_hand(seat, _less(state.hand, cards)).keeping(trick)
    marked, moved = (_tricks(after, seat),), (go_openly(trick, "trick", f"pile:{seat}"),)
    log.append(event("kept", seat, rules.kept, moved=moved, marked=marked, cards=len(trick)))
    left = _less(state.led, won)
    if left:
        return _taken_up(rules, after, left, log, some=True)
    after = _closed(rules, after._replace(led=(), leader=seat, leads="next"), log)
    if after.phase == "over":
        return after
    return _next_draw(rules, after._replace(drawers=(seat, after.other)), log)


def _taken_up(rules: RuleSet, state: State, cards: Cards, log: Log, some: bool) -> State:
    """Let whoever answers take up what is not beaten, after which the leader leads again.

    Whether he could beat ``some`` he alone knows.
    """
    seat, moved, led = state.at, (go_openly(cards, "trick", state.at),), len(state.led)
    basis, secret = (
        grounds.taken_up(rules, state, some),
        by_some(seat, *grounds.taken(rules, state)),
    )
    took = event("took-up", seat, *basis, secret=secret, moved=moved, cards=list(cards), led=led)
    log.append(took)
    again: Any = "again" if len(state.led) == 1 else "not-all"
    hand = in_order((*state.hand, *cards))
    return _lead(rules, state.with_hand(seat, hand, led=(), leads=again), log)


def drawn(rules: RuleSet, state: State, card: str, log: Log) -> State:
    """Give whoever draws the card that came, and see who draws next, or who leads."""
    after = drawing.drew(rules, state, card, log)
    if state.drawers:
        return _next_draw(rules, after, log)
    if not after.stock:
        return _collected(rules, after, log)
    return (_drawing if drawing.is_short(rules, after) else _lead)(rules, after, log)


def _next_draw(rules: RuleSet, state: State, log: Log) -> State:
    """Let the next draw who has still to; after the last of them the beater leads."""
    drawers = drawing.still_to_draw(rules, state)
    if drawers:
        return _drawing(rules, state._replace(drawers=drawers, at=drawers[0]), log)
    after = state._replace(drawers=())
    is_gone = state.part == 1 and not state.stock
    return _collected(rules, after, log) if is_gone else _lead(rules, after, log)


def _drawing(rules: RuleSet, state: State, log: Log) -> State:
    """Wait for the card that is drawn; the turned card, being the last, is drawn by itself."""
    last = by_itself(state.unseen, state.turned)
    return drawn(rules, state, last, log) if last else state._replace(phase="draw")


def _lead(rules: RuleSet, state: State, log: Log) -> State:
    """Let the leader lead, or first draw so many cards as one who has none draws."""
    after = state._replace(phase="lead", at=state.leader)
    return after if after.hand else _drawing(rules, after, log)


def _collected(rules: RuleSet, state: State, log: Log) -> State:
    """Begin the second part: both take up the tricks they have kept, and nothing else changes."""
    hands = tuple(
        in_order((*hand, *pile)) for hand, pile in zip(state.hands, state.kept, strict=True)
    )
    moved = tuple(
        Transfer(in_order(pile), f"pile:{seat}", zone(seat), (seat,))
        for seat, pile in enumerate(state.kept)
        if pile
    )
    after = state._replace(part=2, hands=hands, kept=((), ()))
    marked = (_tricks(after, 0), _tricks(after, 1), Mark("part", None, after.part))
    counts = [len(pile) for pile in state.kept]
    basis = grounds.collected(rules)
    log.append(event("collected", None, *basis, moved=moved, marked=marked, numbers=counts))
    after = _closed(rules, after, log)
    return after if after.phase == "over" else _lead(rules, after, log)


def _closed(rules: RuleSet, state: State, log: Log) -> State:
    """End the game where a hand is empty in the second part."""
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    if state.part == 1 or not empty:
        return state
    (winner,) = empty
    log.append(event("out", winner, rules.out))
    log.append(event("lost", 1 - winner, rules.loser))
    log.append(event("won", None, rules.winners, seats=[winner]))
    return state._replace(phase="over", loser=1 - winner)


def _less(cards: Cards, gone: Cards) -> Cards:
    return tuple(card for card in cards if card not in gone)


def _tricks(state: State, seat: int) -> Mark:
    return Mark("tricks", seat, state.tricks[seat])
