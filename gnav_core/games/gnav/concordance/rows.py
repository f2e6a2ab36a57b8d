"""The questions of the concordance that the engine's own data answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gnav_core.games.gnav.concordance import exchange, pieces, showing, tally
from gnav_core.games.gnav.concordance.reply import Reply
from gnav_core.games.gnav.ruleset import RuleSet

GROUPS: Final = {
    "source": "The source",
    "pieces": "The pieces",
    "deal": "The deal",
    "exchange": "The exchange",
    "bag": "The bag, or the pack",
    "showing": "The showing",
    "strokes": "Strokes and tokens",
    "stakes": "Appeals and stakes",
    "end": "The end",
}


class Row(NamedTuple):
    """A question, the group it stands in, and the function that reads the answer off."""

    id: str
    group: str
    asks: str
    answer: Callable[[RuleSet], Reply]


ROWS: Final = (
    Row("best", "pieces", "Which pieces stand above the numbers?", pieces.best),
    Row("below-one", "pieces", "What is the order below 1?", pieces.below_one),
    Row("worst", "pieces", "Which piece is the worst?", pieces.worst),
    Row("how-many-pieces", "pieces", "How many pieces are there?", pieces.how_many_pieces),
    Row("how-many-players", "deal", "How many can play?", pieces.how_many_players),
    Row("dealt", "deal", "How are the pieces dealt?", pieces.dealt),
    Row("seen", "deal", "Are the pieces seen?", pieces.seen),
    Row("begins", "exchange", "Who begins?", exchange.begins),
    Row("may-stand", "exchange", "May a player keep his piece?", exchange.may_stand),
    Row("must-exchange", "exchange", "Who must exchange when asked?", exchange.must_exchange),
    Row("may-refuse", "exchange", "Who may choose to refuse?", exchange.may_refuse),
    Row("horse-house", "exchange", "What do horse and house do?", exchange.horse_and_house),
    Row("cat", "exchange", "What does the cat do?", exchange.cat),
    Row("undone", "exchange", "Does the cat undo exchanges?", exchange.undone),
    Row(
        "undone-strokes",
        "exchange",
        "Do strokes come back when exchanges are undone?",
        exchange.undone_strokes,
    ),
    Row("dragoon", "exchange", "What does the dragoon do?", exchange.dragoon),
    Row("cuckoo", "exchange", "What does the cuckoo do?", exchange.cuckoo),
    Row("tabu", "exchange", "Is there a tabu?", exchange.tabu),
    Row("tapping", "exchange", "Is there tapping or knocking?", exchange.tapping),
    Row("cries", "exchange", "What do the players cry?", exchange.cries),
    Row(
        "past-dealer",
        "bag",
        "What if the last player too lets a request go past?",
        pieces.past_dealer,
    ),
    Row(
        "bag-refused",
        "bag",
        "May the asker decline the piece from the bag?",
        pieces.bag_refused,
    ),
    Row("dealer-change", "bag", "May the last player change his own piece?", pieces.dealer_change),
    Row(
        "dealer-swapped",
        "bag",
        "May he change even a piece that was exchanged to him?",
        pieces.dealer_swapped,
    ),
    Row("drawn-high", "bag", "What if a high piece is drawn?", pieces.drawn_high),
    Row("changed-piece", "bag", "Where does the changed piece go?", pieces.changed_piece),
    Row("showing", "showing", "When do all show?", showing.showing),
    Row("lowest", "showing", "Who loses when no fool is shown?", showing.lowest),
    Row("one-fool", "showing", "Who loses when one fool is shown?", showing.one_fool),
    Row("two-fools", "showing", "Who loses when both fools are shown?", showing.two_fools),
    Row("alike", "showing", "What if two show the same?", showing.alike),
    Row("fool-cuckoo", "showing", "Can the fool drag a cuckoo down?", showing.fool_and_best),
    Row("lives", "strokes", "How many strokes does it take to be out?", tally.lives),
    Row("marks", "strokes", "Are strokes rubbed out or written up?", tally.marks),
    Row("several", "strokes", "Can one deal cost two strokes?", tally.several),
    Row(
        "late",
        "strokes",
        "Does the piece count of a player who loses his last stroke before the showing?",
        tally.late,
    ),
    Row("appeal", "stakes", "May a player appeal?", tally.appeal),
    Row("who-appeals", "stakes", "Who may appeal?", tally.who_appeals),
    Row("appeal-when", "stakes", "When may a player appeal?", tally.appeal_when),
    Row("appeal-cost", "stakes", "What does an appeal cost?", tally.appeal_cost),
    Row("appeal-gives", "stakes", "What does an appeal give?", tally.appeal_gives),
    Row("appeal-wait", "stakes", "May a player let an appeal go by?", tally.appeal_wait),
    Row("pool", "stakes", "Is there a pool?", tally.pool),
    Row("wins", "end", "Who wins?", tally.wins),
    Row("prize", "end", "What does the winner get?", tally.prize),
    Row("nobody-left", "end", "What if nobody is left?", tally.nobody_left),
    Row("next-dealer", "end", "Who deals next?", tally.next_dealer),
)
