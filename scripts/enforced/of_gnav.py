"""The fields of Gnav's rule sets and their values, in plain words."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pieces": "The order, best first",
    "copies": "How many there are of each piece",
    "deal": "Pieces are dealt",
    "deal_last": "The dealer deals to himself last",
    "unseen": "Pieces are dealt unseen",
    "turns": "Turns go in the order of the deal",
    "stand": "A player may stand",
    "ask": "A player may ask the next to exchange",
    "past_dealer": "When a request goes past the last player",
    "turn_change": "The dealer may change his piece at his turn",
    "swapped_change": "He may change a piece that was exchanged to him",
    "last_turn": "The dealer has his turn last",
    "stock.abide": "A piece drawn from the bag is kept",
    "stock.idle": "Pieces that do nothing when they are drawn",
    "stock.discard": "Where a piece changed at the bag goes",
    "stock.rejected": "Put back under the pack when drawn",
    "stock.draws": "Cards a player may turn up",
    "stock.under": "A card put under the pack does not come again in the deal",
    "show": "All show",
    "tally.start": "Each has at the start",
    "tally.loss": "A stroke against a player is",
    "tally.limit": "A player is out with a score of",
    "tally.fool": "The piece that drags others down",
    "tally.by_fools.0": "No fool shown",
    "tally.by_fools.1": "One fool shown",
    "tally.by_fools.2": "Both fools shown",
    "tally.tie": "Those who are equal share it",
    "tally.alike": "The lowest who are equal share it",
    "tally.several": "One may lose more than once in a deal",
    "tally.late": "The piece of a player who is out in mid-deal still counts",
    "tally.spared": "The fool cannot drag a cuckoo down",
    "tally.out": "Who has no strokes left is out",
    "tally.void": "The deal is played again where nobody is left",
    "tally.void_final": "The deal is played again between the last two",
    "tally.won": "Who has won",
    "tally.payout": "The winner takes the stakes",
    "tally.stake": "Stakes each puts in",
    "tally.next_dealer": "The deal passes",
    "tally.loss_mark": "A stroke lost is rubbed out",
    "tally.plus_as_stroke": "A plus is a new stroke",
    "tally.pays": "Tokens the lowest pays",
    "tally.companion": "Tokens the next lowest pays beside the joker",
    "tally.ends": "The paying ends when a player has",
    "tally.takes": "Tokens the highest takes in the playing-off",
    "tally.empty": "The playing-off ends with a pool of",
    "tally.bankrupt": "A player without tokens plays on",
    "tally.appeals.times": "Appeals a player has",
    "tally.appeals.open": "A showing opens an appeal",
    "tally.appeals.once": "Nobody appeals twice in the same one",
    "tally.appeals.price": "Stakes an appeal costs",
    "tally.appeals.strokes": "An appeal gives as many strokes as the fewest that anyone has",
    "tally.appeals.sit_out": "Sitting an appeal out",
    "tally.appeals.retire": "A player may retire for good",
    "warning": "Its holder must knock when it is dealt to him",
    "tap": "Its holder may tap",
    "tap_answer": "The other fool’s holder answers at once",
}

VALUES: Final = {
    "swap": "they exchange",
    "pass-on": "the request goes to the next",
    "kiss": "the answer is Kis-Kis, and the asker keeps his piece",
    "strike": "the answer is Hug af, and the asker keeps his piece",
    "fine": "the asker has a stroke against him",
    "undo-if-swapped": "if the asker’s piece came by an exchange, all go back to who drew them",
    "undo-linked": "pieces of those tied to the asker by exchanges go back",
    "undo-all": "all pieces go back to whoever drew them",
    "stay": "the asker stands with his piece",
    "stop-play": "play stops and all show",
    "decline": "the request is refused and the asker keeps his piece",
    "tabu": "everything stands: nobody exchanges any more",
    "draw": "a piece is drawn",
    "keep": "he keeps his own",
    "any": "yes",
    "first-only": "no, only the first he had",
    "aside": "aside, until the next deal",
    "back-in-bag": "back into the bag",
    "final": "in the final",
    "fool-holders": "each holder of a fool",
    "lowest": "the lowest",
    "lowest-other": "the lowest other",
    "two-lowest-others": "the two lowest others",
    "pairs": "each pair in hand",
    "next-lowest": "the next lowest",
    "not-twice-running": "not twice running",
    "once-a-game": "once a game",
    "shared": "a shared win",
}

#: What a hit does to one, and to several.
HAPPENS: Final = {"lost": "loses a stroke", "gained": "gains a stroke", "plus": "gets a plus"}
PLURAL: Final = {"lost": "lose a stroke", "gained": "gain a stroke", "plus": "get a plus"}

#: What a number means in some fields.
STEPS: Final = {
    "deal": {1: "to the left"},
    "tally.next_dealer": {1: "to the left"},
    "tally.loss": {-1: "rubbed out", 1: "written up"},
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {"gnav-german.q.tie": "a shared win"}
