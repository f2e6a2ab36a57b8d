"""What the pages that hold the sources beside each other ask of the rules."""

from __future__ import annotations

from typing import Any

from gnav_core.core.sentences import tell
from gnav_core.games.gnav.compare.lawbook import read_laws
from gnav_core.games.gnav.counterparts import COUNTERPARTS
from gnav_core.games.gnav.onedeal import WISHES
from gnav_core.games.gnav.pieces import DANISH, GERMAN
from gnav_core.games.gnav.rulings.ruling import MOST
from gnav_core.games.gnav.words import piece_in_words


def pieces(language: str = "en") -> dict[str, Any]:
    """Give what can be dealt, best first: the pieces, the cards, and which stands for which."""
    taps = {law.rule_set.tap.value for law in read_laws(None) if law.rule_set.tap}
    named = {piece: piece_in_words(piece, language) for piece in (*DANISH, *GERMAN)}
    return {
        "pieces": list(DANISH),
        "cards": list(GERMAN),
        "names": named,
        "counterparts": COUNTERPARTS,
        "wishes": list(WISHES),
        "taps": sorted(taps),
        "most": MOST,
        "note": tell(language, NOTE),
    }


NOTE = (
    "No source says that a piece is a card. The cards that stand for the pieces are our choice:"
    " the three highest for the three highest, the numbers for the numbers, the joker for the"
    " fool; what has no card of its own takes the nearest that keeps the order."
)
