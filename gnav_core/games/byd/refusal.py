"""Why a move is refused, and by which clause."""

from __future__ import annotations

from gnav_core.cards import refusing
from gnav_core.cards.moves import cards_of
from gnav_core.cards.refusing import as_told, refused
from gnav_core.core.action import Action
from gnav_core.core.cited import ground
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.byd import grounds
from gnav_core.games.byd.ruleset import RuleSet
from gnav_core.games.byd.state import State

BID = "{who} is to bid or to pass, not {move}."


def refuse(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    if state.phase == "over":
        return refusing.over(rules.wins)
    if refusing.lacks_card(action, rules.cards):
        return refusing.no_such("+".join(cards_of(action)), rules.pack)
    if state.phase == "deal":
        return refusing.by_chance(
            action, "deal", state.at, rules.cards, (rules.misdeal,), (rules.misdeal,)
        )
    if action.verb in refusing.OF_CHANCE:
        return refusing.wrong_chance(rules.misdeal)
    if action.verb == "play":
        return _card(rules, state, action)
    if state.phase in ("bid", "bid-with"):
        return _bid(rules, state, action)
    return refusing.to_play(action, state.at, rules.bidder)


def _card(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse a card that one does not hold, or may not play now."""
    (card,), lying = cards_of(action), state.lying
    place = lying.place_of(card)
    if place == "gone":
        return refusing.gone(card, rules.first_packet)
    if place != "own":
        basis = rules.before_turn if place == "other" else rules.stock
        either = ground(rules.before_turn, rules.stock)  # where it lies is not for him to know
        return refusing.not_held(card, state.at, rules.cards, basis, told=either)
    if state.phase in ("bid", "bid-with"):
        why = Sentence(BID, who=Seat(state.at), move=as_told(action))
        return refused(why, rules.bidder) if state.phase == "bid" else refused(why, rules.shows)
    (_, best), led = rules.ranking.best(lying.trick), lying.trick[0][1]
    return refusing.not_following(card, best, led, state.at, rules.follow)


def _bid(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what is no bid, or none that may be made."""
    number = "".join(cards_of(action)) if action.verb == "bid" else ""
    is_number = state.phase == "bid-with" and number.isdecimal()
    if rules.may_bid and is_number and int(number[:9]) > state.highest:
        why = Sentence(
            "{who} may not bid more than the bidder, who bid {number}.",
            who=Seat(state.at),
            number=state.highest,
        )
        return refused(why, rules.may_bid)
    why = Sentence(BID, who=Seat(state.at), move=as_told(action))
    return refused(why, *grounds.bid(rules, state))
