"""Why a showing hits somebody, in a sentence: he has the lowest piece, or that of the others."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.costs import SIGN
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.showing import Shown, lowest_other, two_lowest_others
from gnav_core.games.gnav.words import piece_in_words

LOWEST = "{who} [has|have] {piece}, the lowest."
LOWEST_OTHER = "{who} [has|have] {piece}, the lowest of the others."
LAST_BUT_ONE = "{who} [has|have] {piece}, the lowest of the others but one."


def why(
    rules: RuleSet,
    before: Sequence[SeenEvent],
    event: SeenEvent,
    names: Sequence[str],
    language: str = "en",
) -> str | None:
    """Say why a showing costs a seat something, from ``before``, what was seen until then.

    ``None`` for what no showing has brought, for the fool, whose name says it, and where another
    reason than the rank decides.
    """
    showed = next((one for one in reversed(before) if one.kind in ("showed", "dealt")), None)
    if SIGN.get(event.kind, 0) >= 0 or event.seat is None:
        return None
    if showed is None or showed.kind == "dealt":
        return None
    held = {seat: piece for seat, piece in enumerate(showed.details["held"]) if piece}
    template = _reason(Shown(held, rules.rank, rules.tally.fool.value), event.seat)
    if template is None:
        return None
    piece = piece_in_words(held[event.seat], language)
    return tell(language, template, who=names[event.seat], piece=piece)


def _reason(shown: Shown, seat: int) -> str | None:
    if seat in lowest_other(shown):
        return LOWEST_OTHER if shown.fools else LOWEST
    return LAST_BUT_ONE if len(shown.fools) > 1 and seat in two_lowest_others(shown) else None
