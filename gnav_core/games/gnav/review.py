"""What one chose in a deal that is over, beside what was best by the odds as one knew them then."""

from __future__ import annotations

from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.hints import Hint
from gnav_core.games.gnav.words import the_piece
from gnav_core.play.session import Session

WAS_BEST = "You held {piece}, and {chosen} was best: {one} in 100 such deals, against {other}."
AS_GOOD = "You held {piece}, and {chosen} was as good as {best}: {one} in 100 such deals."
WAS_BETTER = (
    "You held {piece} and chose {chosen}. {Best} was better: {one} in 100 such deals,"
    " against {other}."
)
COUNTED = "That is counted exactly."
DRAWN = "That is drawn at random, and about so."


def review(session: Session, seat: int, deal: int, language: str = "en") -> list[dict[str, Any]]:
    """Go over the choices of a seat in a deal, each with the best that there was.

    ``at`` is the number of moves made before the choice, ``chosen`` and ``best`` are moves;
    ``good``: that nothing was better. The odds are those of a hint then, with what the seat knew
    then. Left out are a choice of one, tapping, which costs nothing, and the answer to an appeal,
    which costs no strokes.
    """
    line = session.line
    points = [
        at
        for at, state in enumerate(line.states[:-1])
        if line.mover(at) == seat
        and session.game.moment(state).deal == deal
        and session.game.moment(state).phase in ("exchange", "answer")
    ]
    found = (_choice(Hint(session, seat, language, at), at, language) for at in points)
    return [choice for choice in found if choice]


def _choice(hint: Hint, at: int, language: str) -> dict[str, Any] | None:
    chosen = Action.read(str(hint.session.line.moves[at]))
    ranked = sorted((action for action in hint.costs if action.verb != "tap"), key=hint.rank)
    if chosen.verb == "tap" or len(ranked) < 2:
        return None
    best, second = ranked[:2]
    alike = hint.as_good(chosen, best)
    named = {"piece": the_piece(hint.own, language), "chosen": hint.noun(chosen)}
    if alike and (hint.cost(best) == hint.cost(second) or chosen != best):
        other = second if chosen == best else best
        text = tell(language, AS_GOOD, **named, best=hint.noun(other), one=hint.cost(chosen))
    elif alike:
        text = tell(
            language, WAS_BEST, **named, one=hint.cost(best), other=hint.against(best, second)
        )
    else:
        costs = {"one": hint.cost(best), "other": hint.against(best, chosen)}
        text = tell(language, WAS_BETTER, **named, **costs, Best=hint.noun(best))
    exact = hint.odds is not None and hint.odds.exact
    text = f"{text} {tell(language, COUNTED if exact else DRAWN)}"
    return {
        "at": at,
        "chosen": str(chosen),
        "best": str(chosen if alike else best),
        "good": alike,
        "text": text,
        "clauses": hint.clauses(chosen if alike else best),
        "odds": hint.rounded(ranked),
        "exact": exact,
    }
