"""What binds whoever is to play a card: how many play, which trick it is, and what he holds."""

from __future__ import annotations

from typing import Final, Literal

from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.games.tre_kort.ruleset import RuleSet
from gnav_core.games.tre_kort.state import State

Cards = tuple[str, ...]
Duty = Literal[
    "ace",
    "king",
    "as-they-like",
    "from-knave",
    "trump",
    "no-trump",
    "face-down",
    "open",
    "follow",
    "any",
]
"""What may be played.

``ace``: that card alone, or in its stead the king; ``king``: the king, to the second trick, since
the ace is in the stock. To lead: ``from-knave`` and ``trump`` some
trumps, ``face-down`` any card, which nobody sees; ``as-they-like``, ``no-trump`` and ``open`` any
card. To a lead: ``follow`` as suits are followed, ``any`` whatever one likes.
"""


OPEN: Final[tuple[Duty, ...]] = ("ace", "king", "follow")
"""Of which a table may choose the rule otherwise: whether that decides turns on the hand."""


def duty(rules: RuleSet, state: State) -> Duty:
    """Say what binds the seat whose turn it is, by what it holds."""
    if must_fall(rules, state) in state.lying.hand:
        return "ace" if state.trick == 1 else "king"
    if state.lying.trick:
        return "any" if state.is_laid else "follow"
    return _to_lead(rules, state)


def _to_lead(rules: RuleSet, state: State) -> Duty:
    has_trump = any(suit_of(card) == state.trump for card in state.lying.hand)
    if len(state.joined) == 2:
        is_second = state.trick == 2
        return "from-knave" if is_second and _from_knave(rules, state) else "as-they-like"
    if state.trick > 2:
        return "open"
    if has_trump:
        return "trump"
    return "face-down" if state.trick == 2 and rules.face_down else "no-trump"


def must_fall(rules: RuleSet, state: State) -> str:
    """Name the card that must be played to this trick by whoever holds it, if there is one."""
    if rules.ace_falls.value == "two-players" and len(state.joined) > 2:
        return ""
    ace, king = f"{state.trump}a", f"{state.trump}k"
    if state.trick == 1:
        return king if rules.velten and state.turned == ace else ace
    is_stock = rules.velten is not None and rules.velten.value == "stock"
    return king if is_stock and state.trick == 2 and ace in state.lying.stock else ""


def allowed(rules: RuleSet, state: State) -> Cards:
    """List the cards that the seat whose turn it is may play, or lay face down."""
    hand = state.lying.hand
    match duty(rules, state):
        case "ace" | "king":
            return (must_fall(rules, state),)
        case "from-knave":
            return _from_knave(rules, state)
        case "trump":
            return tuple([card for card in hand if suit_of(card) == state.trump])
        case "follow":
            return rules.ranking.allowed(hand, state.lying.trick, rules.follow.value)
    return hand


def _from_knave(rules: RuleSet, state: State) -> Cards:
    """List the trumps of the hand from the knave to the ace."""
    ranks = rules.two_second.value
    trumps = [card for card in state.lying.hand if suit_of(card) == state.trump]
    return tuple([card for card in trumps if rank_of(card) in ranks])
