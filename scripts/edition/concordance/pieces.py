"""The concordance's answers on pieces, deal and bag, read off a rule set's fields."""

from __future__ import annotations

from typing import Final

from gnav_core.gnav.bag import Bag
from gnav_core.gnav.ruleset import RuleSet
from scripts.edition import wording
from scripts.edition.concordance.said import COUNT, Said, either, sentence, unit

CHANGED: Final = {
    "aside": "Aside, until the next deal.",
    "back-in-bag": "Back into the bag, once the new one is drawn.",
}


# The pieces


def best(rules: RuleSet) -> Said:
    """Name the pieces above the numbers, the best first."""
    pieces = rules.pieces.value
    first = next(place for place, piece in enumerate(pieces) if piece in wording.NUMBERS)
    names = [wording.piece(piece) for piece in pieces[:first]]
    return Said(sentence(", ".join(names)), (rules.pieces,), same=pieces[:first])


def below_one(rules: RuleSet) -> Said:
    """Name the pieces below the one, or below the ace."""
    pieces = rules.pieces.value
    one = next(place for place, piece in enumerate(pieces) if piece in ("1", "d1"))
    names = [wording.piece(piece) for piece in pieces[one + 1 :]]
    return Said(sentence(", ".join(names)), (rules.pieces,), same=pieces[one + 1 :])


def worst(rules: RuleSet) -> Said:
    """Name the lowest piece."""
    return Said(f"The {rules.pieces.value[-1]}.", (rules.pieces,))


def how_many_pieces(rules: RuleSet) -> Said:
    """Count the pieces."""
    kinds, copies = len(rules.pieces.value), rules.copies.value
    each = "one of each" if copies == 1 else f"{COUNT[copies]} each of {kinds}"
    return Said(f"{kinds * copies}: {each}.", (rules.copies, rules.pieces))


# The deal


def how_many_players(rules: RuleSet) -> Said:
    """Give the least and the greatest number of players."""
    least, most = rules.seats.value
    return Said(f"{least} to {most}.", (rules.seats,))


def dealt(rules: RuleSet) -> Said:
    """Say which way the deal goes, and whether the dealer is said to be last."""
    way = "left" if rules.deal.value > 0 else "right"
    last = ", the dealer’s own last" if rules.deal_last else ""
    basis = (rules.deal, rules.deal_last) if rules.deal_last else (rules.deal,)
    return Said(f"One {unit(rules)} each, to the {way}{last}.", basis, same=way)


def seen(rules: RuleSet) -> Said:
    """Say who sees a piece."""
    text = "Each sees his own and no other." if rules.unseen.value else "They lie open."
    return Said(text, (rules.unseen,))


# The bag, or the pack


def past_dealer(rules: RuleSet) -> Said:
    """Say what becomes of a request that the last player sends on."""
    past, held = rules.past_dealer, unit(rules)
    courses = past.choices or {"forced": past.forced}
    basis = tuple(effect for course in courses.values() for effect in course)
    if past.choices:
        text = f"The asker may take one from the {rules.stock.name}, or keep his own."
    elif past.forced[0].value == "keep":
        text = f"The asker keeps his {held}."
    else:
        text = f"The asker gets a {held} from the {rules.stock.name}."
    return Said(text, basis)


def dealer_change(rules: RuleSet) -> Said:
    """Say whether the last player may take another piece."""
    text = f"Yes, for one from the {rules.stock.name}." if rules.turn_change.value else "No."
    return Said(text, (rules.turn_change,), rules.turn_change.value)


def dealer_swapped(rules: RuleSet) -> Said:
    """Say whether the last player may change a piece that was exchanged to him."""
    any_piece = rules.swapped_change.value == "any"
    text = "Yes, whatever he holds." if any_piece else "No, only the one he was dealt."
    return Said(text, (rules.swapped_change,))


def drawn_high(rules: RuleSet) -> Said:
    """Say what becomes of a high piece that is drawn."""
    stock = rules.stock
    if isinstance(stock, Bag):
        basis = (stock.abide, stock.idle) if stock.idle else (stock.abide,)
        return Said("It is his, and he abides by it.", basis)
    names = either((wording.piece(piece).partition(" ")[0] for piece in stock.rejected.value), "or")
    text = f"A {names} goes under the pack and he draws again; at most {COUNT[stock.draws.value]}."
    return Said(text, (stock.rejected, stock.draws))


def changed_piece(rules: RuleSet) -> Said:
    """Say where the piece goes that is given up for another."""
    stock = rules.stock
    if isinstance(stock, Bag):
        return Said(CHANGED[stock.discard.value], (stock.discard,))
    return Said("Under the pack.", (stock.under,))
