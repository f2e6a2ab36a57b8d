"""What games whose tricks count say alike: what is counted, and how a deal ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gnav_core.cards import saying
from gnav_core.cards.moves import cards_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.core.sentences import listed, tell

SENTENCES: Final[Mapping[str, str]] = {
    **saying.SENTENCES,
    "counted": "{who} [counts|count] {by}, and [has|have] {score} now.",
    "dealer": "The next deal begins, and the points stand: {who} [deals|deal].",
}
COUNTED_LAST: Final = (
    "{who} [counts|count] {by} more for the last trick, and [has|have] {score} now."
)
NOBODY_WON: Final = "The deal is played out, and nobody has won."
NOBODY_HAS: Final = "Nobody has counted a hundred and one in this deal, so nobody has won."


def template(seen: SeenEvent, sentences: Mapping[str, str] = SENTENCES) -> str:
    """Find the sentence for an event, as far as it may be known."""
    if seen.kind == "counted" and seen.details.get("last"):
        return COUNTED_LAST
    if seen.kind == "won" and not seen.details["seats"]:
        return NOBODY_WON
    return saying.template(seen, sentences)


def label(seen: Seen, action: Action, language: str = "en") -> str:
    """Give the label of playing a card, or of a choice of cards where none is named."""
    trick, cards = seen.table.zone("trick"), cards_of(action)
    leads = not (trick and trick.cards)
    one, some = saying.LEAD if leads else saying.PLAY
    if not cards:
        return tell(language, some)
    named = listed(language, [saying.thing(card, language) for card in cards])
    return tell(language, one, cards=named)
