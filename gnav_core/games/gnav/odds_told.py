"""The odds of a seat to move, told whoever asks: a row for each move, and what was assumed."""

from __future__ import annotations

from math import ceil
from typing import Any

from gnav_core.core.game import AskError
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.hints import Hint
from gnav_core.play.session import Session

HEADS = {
    "strokes": ("Move", "Loses, of 100 deals", "Strokes lost in 100 deals"),
    "tokens": ("Move", "Loses, of 100 deals", "Tokens lost in 100 deals"),
}
LOWEST = {
    "bag": "In {number} of 100 such deals your piece is the lowest as it stands.",
    "pack": "In {number} of 100 such deals your card is the lowest as it stands.",
}
EXACT = {
    "bag": "Counted exactly, over all {ways} ways in which the pieces may lie that you have not"
    " seen.",
    "pack": "Counted exactly, over all {ways} ways in which the cards may lie that you have not"
    " seen.",
}
DRAWN = {
    "bag": "About so: over {ways} ways, drawn at random, in which the pieces may lie that you have"
    " not seen. After ± stands the standard error.",
    "pack": "About so: over {ways} ways, drawn at random, in which the cards may lie that you have"
    " not seen. After ± stands the standard error.",
}
ASSUMED = (
    "The others are taken to keep the better half and to exchange the worse, and to have done"
    " otherwise once in ten times so far."
)


def odds_told(session: Session, seat: int, language: str = "en") -> dict[str, Any]:
    """Tell the seat to move the odds of each of its moves.

    ``heads`` are the heads of the columns; a row has the ``move``, its ``label``, and as it is to
    be read how often it ``loses`` and what it ``costs``, both of 100 deals; beside these ``mean``,
    ``error``, ``chance`` and ``chance_error`` in numbers, and ``by_cost``, the chance of each cost.
    Raises ``IllegalAction`` where it is not its turn, and ``AskError`` in an appeal.
    """
    asked = Hint(session, seat, language)
    found = asked.odds
    if found is None:
        raise AskError(Sentence("An appeal is about stakes: there are no odds of a deal now."))
    rules = asked.rules
    unit, stock = rules.tally.counts.partition(" ")[0], rules.stock.name
    lowest = _of_100(found.lowest, found.lowest_error, found.exact)
    return {
        "heads": [asked.say(head) for head in HEADS[unit]],
        "rows": [
            {
                "move": str(action),
                "label": asked.label(action),
                "loses": _of_100(told.loses, told.loses_error, found.exact),
                "costs": _of_100(told.mean, told.error, found.exact),
                "mean": told.mean,
                "error": told.error,
                "chance": told.loses,
                "chance_error": told.loses_error,
                "by_cost": {str(cost): chance for cost, chance in told.costs.items()},
            }
            for action, told in found.moves.items()
        ],
        "lowest": asked.say(LOWEST[stock], number=lowest),
        "exact": found.exact,
        "ways": found.ways,
        "how": asked.say((EXACT if found.exact else DRAWN)[stock], ways=found.ways),
        "assumed": asked.say(ASSUMED),
        "clauses": asked.clauses(asked.move),
    }


def _of_100(share: float, error: float, exact: bool) -> str:
    """Write a share in hundredths, with a minus that is one, and its error, rounded up."""
    number = f"{round(100 * share)}".replace("-", "−")
    return number if exact or not error else f"{number} ± {ceil(100 * error)}"
