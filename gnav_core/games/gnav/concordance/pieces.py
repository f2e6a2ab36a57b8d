"""The concordance's answers on pieces, deal and bag, read off a rule set's fields."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.concordance import naming
from gnav_core.games.gnav.concordance.reply import COUNT, Reply, either, unit
from gnav_core.games.gnav.ruleset import RuleSet

HIGH: Final = {"sk": "king", "sq": "queen"}
CHANGED: Final = {
    "aside": "Aside, until the next deal.",
    "back-in-bag": "Back into the bag, once the new one is drawn.",
}


DEALT: Final = {
    ("piece", 1, False): "One piece each, to the left.",
    ("piece", 1, True): "One piece each, to the left, the dealer’s own last.",
    ("piece", -1, False): "One piece each, to the right.",
    ("piece", -1, True): "One piece each, to the right, the dealer’s own last.",
    ("card", 1, False): "One card each, to the left.",
    ("card", 1, True): "One card each, to the left, the dealer’s own last.",
    ("card", -1, False): "One card each, to the right.",
    ("card", -1, True): "One card each, to the right, the dealer’s own last.",
}
KEEPS: Final = {"piece": "The asker keeps his piece.", "card": "The asker keeps his card."}
GETS: Final = {
    "piece": "The asker gets a piece from the bag.",
    "card": "The asker gets a card from the pack.",
}
MAY_TAKE: Final = {
    "piece": "The asker may take one from the bag, or keep his own.",
    "card": "The asker may take one from the pack, or keep his own.",
}
MAY_CHANGE: Final = {
    "piece": "Yes, for one from the bag.",
    "card": "Yes, for one from the pack.",
}


# The pieces


def best(rules: RuleSet) -> Reply:
    """Name the pieces above the numbers, the best first."""
    pieces = rules.pieces.value
    first = next(place for place, piece in enumerate(pieces) if piece in naming.NUMBERS)
    names = tuple(naming.piece(piece) for piece in pieces[:first])
    return Reply(Sentence("{Pieces}.", Pieces=names), (rules.pieces,), same=pieces[:first])


def below_one(rules: RuleSet) -> Reply:
    """Name the pieces below the one, or below the ace."""
    pieces = rules.pieces.value
    one = next(place for place, piece in enumerate(pieces) if piece in ("1", "d1"))
    names = tuple(naming.piece(piece) for piece in pieces[one + 1 :])
    return Reply(Sentence("{Pieces}.", Pieces=names), (rules.pieces,), same=pieces[one + 1 :])


def worst(rules: RuleSet) -> Reply:
    """Name the lowest piece."""
    lowest = naming.the_piece(rules.pieces.value[-1])
    return Reply(Sentence("{Piece}.", Piece=lowest), (rules.pieces,))


def how_many_pieces(rules: RuleSet) -> Reply:
    """Count the pieces."""
    kinds, copies = len(rules.pieces.value), rules.copies.value
    several = "{number}: {copies} each of {kinds}."
    each = "{number}: one of each."
    text = Sentence(
        each if copies == 1 else several,
        number=kinds * copies,
        copies=COUNT[copies],
        kinds=kinds,
    )
    return Reply(text, (rules.copies, rules.pieces))


# The deal


def how_many_players(rules: RuleSet) -> Reply:
    """Give the least and the greatest number of players."""
    least, most = rules.seats.value
    return Reply(Sentence("{least} to {most}.", least=least, most=most), (rules.seats,))


def dealt(rules: RuleSet) -> Reply:
    """Say which way the deal goes, and whether the dealer is said to be last."""
    way = "left" if rules.deal.value > 0 else "right"
    basis = (rules.deal, rules.deal_last) if rules.deal_last else (rules.deal,)
    text = DEALT[unit(rules), rules.deal.value, rules.deal_last is not None]
    return Reply(Sentence(text), basis, same=way)


def seen(rules: RuleSet) -> Reply:
    """Say who sees a piece."""
    if rules.unseen is None:
        return Reply("They lie open.", silent=True)
    return Reply("Each sees his own and no other.", (rules.unseen,))


# The bag, or the pack


def past_dealer(rules: RuleSet) -> Reply:
    """Say what becomes of a request that the last player sends on."""
    past, held = rules.past_dealer, unit(rules)
    courses = past.choices or {"forced": past.forced}
    basis = tuple(effect for course in courses.values() for effect in course)
    if past.choices:
        text = MAY_TAKE[held]
    elif past.forced[0].value == "keep":
        text = KEEPS[held]
    else:
        text = GETS[held]
    return Reply(text, basis)


def bag_refused(rules: RuleSet) -> Reply:
    """Say whether an asker who is sent past the last player must take what is drawn."""
    past = rules.past_dealer
    if past.choices:
        basis = tuple(effect for course in past.choices.values() for effect in course)
        return Reply("Yes: he may take it or keep his own.", basis)
    if past.forced[0].value == "keep":
        return Reply("Nothing is drawn for him.", silent=True)
    return Reply("No: he takes what he is given.", past.forced, ours=True)


def dealer_change(rules: RuleSet) -> Reply:
    """Say whether the last player may take another piece."""
    return Reply(MAY_CHANGE[unit(rules)], (rules.turn_change,), True)


def dealer_swapped(rules: RuleSet) -> Reply:
    """Say whether the last player may change a piece that was exchanged to him."""
    any_piece = rules.swapped_change.value == "any"
    text = "Yes, whatever he holds." if any_piece else "No, only the one he was dealt."
    return Reply(text, (rules.swapped_change,))


def drawn_high(rules: RuleSet) -> Reply:
    """Say what becomes of a high piece that is drawn."""
    stock = rules.stock
    if isinstance(stock, DrawFromBag):
        basis = (stock.abide, stock.idle) if stock.idle else (stock.abide,)
        return Reply("It is his piece now, and he must keep it.", basis)
    goes_under = "A {cards} goes under the pack and he draws again; at most {number}."
    names = either(Sentence(HIGH[piece]) for piece in stock.rejected.value)
    text = Sentence(goes_under, cards=names, number=COUNT[stock.draws.value])
    return Reply(text, (stock.rejected, stock.draws))


def changed_piece(rules: RuleSet) -> Reply:
    """Say where the piece goes that is given up for another."""
    stock = rules.stock
    if isinstance(stock, DrawFromBag):
        return Reply(CHANGED[stock.discard.value], (stock.discard,))
    return Reply("Under the pack.", (stock.under,))
