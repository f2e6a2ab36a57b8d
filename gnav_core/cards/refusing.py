"""Refusals that are alike in all games of cards: by which clause, each game says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from gnav_core.cards.moves import CARD_WORDS, CHANCES, cards_of
from gnav_core.cards.naming import card_named, suit_named
from gnav_core.cards.pack import suit_of
from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, Rule, ground
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence

Basis = tuple[Rule, ...]

DUE: Final = {
    "deal": "A card is to be dealt to {who} now, not {move}.",
    "turn": "The trump is to be turned up now, not {move}.",
    "draw": "{who} is to draw a card now, not {move}.",
}
"""What chance is to do, and not the move tried."""


def refused(why: str, *basis: Rule) -> IllegalAction:
    """Refuse in one sentence, by what it rests on."""
    found = ground(*basis)
    return IllegalAction(why, found.cites, found.status)


def over(*basis: Rule) -> IllegalAction:
    """Refuse what comes when the game is over."""
    return refused(Sentence("The game is over, and no card is played any more."), *basis)


def as_told(action: Action) -> str:
    """Write a move that may be anything, in quotes and no longer than need be."""
    return repr(str(action)[:40])


def not_due(action: Action, due: str, seat: int, *basis: Rule) -> IllegalAction:
    """Refuse a move while chance is to deal, turn up or draw."""
    return refused(Sentence(DUE[due], who=Seat(seat), move=as_told(action)), *basis)


def not_left(action: Action, pack: Collection[str], *basis: Rule) -> IllegalAction:
    """Refuse a card that is not left to come, or is none of the pack."""
    cards = cards_of(action)
    if len(cards) == 1 and cards[0] in pack:
        return refused(Sentence("{Card} is not left to come.", Card=card_named(cards[0])), *basis)
    return no_such("+".join(cards), *basis)


def no_such(card: str, *basis: Rule) -> IllegalAction:
    """Refuse what is no card of the pack."""
    why = Sentence("There is no card {card} in this pack.", card=repr(card[:40]))
    return refused(why, *basis)


def by_chance(
    action: Action, due: str, seat: int, pack: Collection[str], basis: Basis, lacking: Basis
) -> IllegalAction:
    """Refuse what comes while chance is to move: another move, or a card that is not left."""
    if action.verb != due or not action.args:
        return not_due(action, due, seat, *basis)
    return not_left(action, pack, *lacking)


def lacking(action: Action, hand: Collection[str]) -> list[str]:
    """List the cards of a move that are not in the hand, each as often as it is wanting."""
    return list((Counter(cards_of(action)) - Counter(hand)).elements())


def not_held(
    card: str,
    seat: int,
    pack: Collection[str],
    *basis: Rule,
    told: Ground | None = None,
) -> IllegalAction:
    """Refuse a card that a seat does not hold; it is ``told`` no more than it may know."""
    named = card_named(card) if card in pack else repr(card[:40])
    why, found = Sentence("{who} does not hold {card}.", who=Seat(seat), card=named), ground(*basis)
    return IllegalAction(why, found.cites, found.status, told=told)


def gone(card: str, *basis: Rule) -> IllegalAction:
    """Refuse a card that has been played already."""
    return refused(Sentence("{Card} has been played already.", Card=card_named(card)), *basis)


OF_CHANCE: Final = CHANCES
"""The words that chance alone says."""


def lacks_card(action: Action, pack: Collection[str]) -> bool:
    """Whether a word that takes a card comes with none of the pack."""
    cards = cards_of(action)
    return action.verb in CARD_WORDS and not (len(cards) == 1 and cards[0] in pack)


def wrong_chance(*basis: Rule) -> IllegalAction:
    """Refuse what chance would do, where all is dealt and a player is to move."""
    return refused(Sentence("All cards are dealt, and none comes from the stock."), *basis)


def to_play(action: Action, seat: int, *basis: Rule) -> IllegalAction:
    """Refuse what is no card, where one is to be played."""
    why = Sentence("{who} is to play a card, not {move}.", who=Seat(seat), move=as_told(action))
    return refused(why, *basis)


def not_following(card: str, best: str, led: str, seat: int, *basis: Rule) -> IllegalAction:
    """Refuse a card that may not be played to the card led, of which ``best`` takes the trick."""
    if suit_of(card) != suit_of(led):
        return has_suit(suit_of(led), seat, *basis)
    named = card_named(best)
    return refused(Sentence("{who} can beat {card}, and must.", who=Seat(seat), card=named), *basis)


def has_suit(suit: str, seat: int, *basis: Rule) -> IllegalAction:
    """Refuse a card of another suit than the one led, of which the seat has some."""
    said, named = "{who} has {suit}, and must play one of them.", suit_named(suit)
    return refused(Sentence(said, who=Seat(seat), suit=named), *basis)
