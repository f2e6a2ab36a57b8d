"""A match of several deals, where a game's text tells of one: a choice of the house, and no rule.

Each deal is a game with a record of its own, which says under ``match`` which deal it is, how long
the match is, and what the deals before it brought. So any one of the records tells how it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gnav_core.core.family import Match
from gnav_core.core.record import RecordError
from gnav_core.core.sentences import Sentence

if TYPE_CHECKING:
    from gnav_core.play.session import Session

KEY: Final = "match"
MOST_DEALS: Final = 100
MOST: Final = 10_000
"""The most that a match goes to, and a thousandth of what one may ever have won or lost in it."""

LONGEST_ID: Final = 80


class DealOfMatch(NamedTuple):
    """Say which deal of a match a game is, and what the deals before it brought, by seat.

    The match is ``of`` so many deals, or goes on until somebody has come ``to`` so much.
    """

    id: str
    number: int
    of: int | None
    to: int | None
    score: tuple[int, ...]

    def as_value(self) -> dict[str, Any]:
        """Give it as a record has it."""
        length = {"of": self.of} if self.to is None else {"to": self.to}
        return {"id": self.id, "number": self.number, **length, "score": [*self.score]}

    def ends_with(self, score: tuple[int, ...]) -> bool:
        """Whether the match is over with this deal, which brings the score to this."""
        return self.number == self.of if self.to is None else max(score) >= self.to


def read(value: Any, players: int) -> DealOfMatch | None:
    """Read what a record says of its match; ``None`` where that is nothing to go by."""
    if not isinstance(value, Mapping):
        return None
    told: tuple[Any, ...] = tuple(value.get(key) for key in ("id", "number", "of", "to"))
    name, number, of, to = told
    score = value.get("score", [0] * players if number == 1 else None)
    fits = (
        isinstance(name, str)
        and 0 < len(name) <= LONGEST_ID
        and (of is None) != (to is None)
        and _whole(number, 1, MOST_DEALS if to is None else MOST)
        and (_whole(of, number, MOST_DEALS) if to is None else _whole(to, 1, MOST))
        and isinstance(score, list)
        and len(score) == players
        and all(_whole(one, -1000 * MOST, 1000 * MOST) for one in score)
    )
    return DealOfMatch(name, number, of, to, tuple(score)) if fits else None


def _whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def begun(wanted: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Give what a new record says of its match: the first deal of it, where no other is wanted.

    Raises ``RecordError``.
    """
    found = read({"number": 1, **wanted}, players)
    if found is None:
        wrong = "A match is of {deals} deals at most, or to a number of {most} at most."
        raise RecordError(Sentence(wrong, deals=MOST_DEALS, most=MOST))
    return found.as_value()


def told(session: Session) -> dict[str, Any] | None:
    """Tell how the match stands that the game is a deal of; ``None`` where it is of none.

    ``score`` is what the deals before brought, by seat, ``brought`` what this one brought once it
    is over, and ``now`` the two together. ``winners`` have the most when the match is over;
    ``next`` is what the deal after this one begins with, where there is one to come.
    """
    record = session.record
    deal = read(record.more.get(KEY), record.players)
    summary = session.family.summaries.get(record.rules)
    if deal is None or summary is None or summary.match is None:
        return None
    brought = _brought(session, summary.match) if session.over else None
    gained = zip(deal.score, brought or [0] * len(deal.score), strict=True)
    now = tuple(before + by for before, by in gained)
    ends = brought is not None and deal.ends_with(now)
    winners = [seat for seat, has in enumerate(now) if has == max(now)]
    return {
        **deal.as_value(),
        "brought": brought,
        "now": list(now),
        "winners": winners if ends else [],
        "next": None if brought is None or ends else _next(session, deal, now),
    }


def _brought(session: Session, counted: Match) -> list[int]:
    """Say by seat what this deal brought: its score, or, where it has none, whether it was won."""
    outcome = session.game.outcome(session.state)
    if counted.won:
        winners = outcome.winners if outcome else ()
        return [int(seat in winners) for seat in range(session.record.players)]
    score: list[int] = session.game.position(session.state)["score"]
    return score


def _next(session: Session, deal: DealOfMatch, now: tuple[int, ...]) -> dict[str, Any]:
    """Give what the next deal begins with: whoever got cards first deals."""
    players = session.record.players
    after = deal._replace(number=deal.number + 1, score=now)
    return {"dealer": (session.game.dealer + 1) % players, "match": after.as_value()}
