"""A hint for a person's move: the move, why in a sentence or two with numbers, and its clauses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.cited import citations
from gnav_core.core.game import IllegalAction, see
from gnav_core.core.sentences import Seat, Sentence, tell
from gnav_core.games.gnav.reckoning import Reckoning
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.words import at_stock, move_in_words, piece_in_words
from gnav_core.play.session import Session

COUNTED = {
    "bag": "You hold {piece}: of the {unseen} pieces you have not seen, {better} are better and"
    " {worse} are worse.",
    "pack": "You hold {piece}: of the {unseen} cards you have not seen, {better} are better and"
    " {worse} are worse.",
}
KNOWN_LOWER = "{who} is left with {piece}, which is worse than yours."
KNOWN_NEXT = "You know that {who} holds {piece}."
COMPARED = "In 100 such deals {first} would come to about {one}, and {second} to about {other}."
MOVE_NOUNS = {
    "stand": "standing",
    "exchange": "asking",
    "draw": "drawing",
    "accept": "accepting",
    "refuse": "refusing",
    "tabu": "calling tabu",
    "take": "drawing",
    "keep": "keeping yours",
}
LOST = {"strokes": "{number} strokes lost", "tokens": "{number} tokens lost"}
WON = {"strokes": "{number} strokes won", "tokens": "{number} tokens won"}
ONLY = "It is all you can do now."
TAP = "Tapping costs nothing, and if the other fool is out its holder must answer at once."
APPEAL = "For a stake you come back with {strokes}, and the pool to be won then holds {pool}."


class Hint:
    """Advise the seat to move, from what that seat knows and nothing else.

    ``at`` so many moves, or now.
    """

    def __init__(self, session: Session, seat: int, language: str, at: int | None = None) -> None:
        self.state = session.state if at is None else session.line.states[at]
        mover = session.game.current_player(self.state)
        if mover != seat:
            law = session.game.law_now(self.state).cites
            raise IllegalAction(Sentence("It is not the turn of {who}.", who=Seat(seat)), law)
        self.session, self.seat, self.language = session, seat, language
        self.rules: RuleSet = session.game.rules
        self.seen = see(session.game, self.state, seat)
        self.reckoning = Reckoning(self.rules, self.seen, session.seen_events(seat, at))
        self.costs = self.reckoning.costs()
        self.move = min(self.costs, key=lambda action: self.costs[action])

    def as_json(self) -> dict[str, Any]:
        """Give the move, its label, why, the clauses it rests on, and what each move may cost."""
        label, _ = move_in_words(self.rules, self.move.verb, at_stock(self.seen), self.language)
        return {
            "move": str(self.move),
            "label": label,
            "why": " ".join(self._why()),
            "clauses": self.clauses(self.move),
            "odds": self.rounded(self.costs),
        }

    def rounded(self, actions: Iterable[Action]) -> dict[str, float]:
        """Give what each of the moves may cost, in hundredths; what costs nothing costs 0."""
        return {str(action): round(self.costs[action], 2) + 0.0 for action in actions}

    def clauses(self, move: Action) -> list[str]:
        """Cite what allows a move, and what is at stake."""
        allowed = self.session.game.allowing(self.state, move)
        return list(dict.fromkeys((*allowed.cites, *self._at_stake())))

    def _why(self) -> list[str]:
        if len(self.costs) == 1:
            return [self._say(ONLY)]
        if self.move.verb == "tap":
            return [self._say(TAP)]
        if self.seen.moment.phase == "appeal":
            return [self._say(APPEAL, strokes=self._fewest(), pool=self.reckoning.pool + 1)]
        return [self._known() or self._counted(), self._compared()]

    def _at_stake(self) -> tuple[str, ...]:
        """Cite what a showing costs him who holds this piece: the lowest's rule, or the fool's."""
        if self.seen.moment.phase == "appeal":
            return ()
        holds_fool = self.reckoning.own == self.rules.tally.fool.value
        asked = self.rules.tally.asks(self.state, int(holds_fool))
        return citations(*asked[0].basis)

    def _counted(self) -> str:
        unseen, rank = self.reckoning.unseen, self.rules.rank
        own = rank[self.reckoning.own]
        better = sum(count for piece, count in unseen.items() if rank[piece] < own)
        worse = sum(count for piece, count in unseen.items() if rank[piece] > own)
        numbers = {"unseen": unseen.total(), "better": better, "worse": worse}
        piece = self._piece(self.reckoning.own)
        return self._say(COUNTED[self.rules.stock.name], piece=piece, **numbers)

    def _known(self) -> str | None:
        """Say which piece the seat knows elsewhere that bears on its move, if there is one."""
        order, rank = self.reckoning.order, self.rules.rank
        known = self.reckoning.known
        at = order.index(self.seat)
        following = known.pieces.get(order[at + 1]) if at + 1 < len(order) else None
        if following and following.face and self.seen.moment.phase == "exchange":
            who, piece = self.session.names[order[at + 1]], self._piece(following.face)
            return self._say(KNOWN_NEXT, who=who, piece=piece)
        for seat in known.done - {self.seat}:
            face = known.pieces[seat].face if seat in known.pieces else None
            if face and rank[face] > rank[self.reckoning.own]:
                who = self.session.names[seat]
                return self._say(KNOWN_LOWER, who=who, piece=self._piece(face))
        return None

    def _compared(self) -> str:
        best = sorted(self.costs, key=lambda action: self.costs[action])[:2]
        first, second = map(self.noun, best)
        one, other = map(self.cost, best)
        return self._say(COMPARED, first=first, second=second, one=one, other=other)

    def noun(self, action: Action) -> str:
        """Name a move in a sentence: *standing*, *asking*."""
        draws = action.verb == "exchange" and at_stock(self.seen)
        return self._say(MOVE_NOUNS["draw" if draws else action.verb])

    def cost(self, action: Action) -> str:
        """Say what a move comes to in 100 such deals."""
        unit, cost = self.rules.tally.counts.partition(" ")[0], self.costs[action]
        return self._say((WON if cost < 0 else LOST)[unit], number=abs(round(100 * cost)))

    def against(self, action: Action, other: Action) -> str:
        """Say what another move comes to beside the first: a number, where both lose or win."""
        alike = (self.costs[action] < 0) == (self.costs[other] < 0)
        return str(abs(round(100 * self.costs[other]))) if alike else self.cost(other)

    def _fewest(self) -> str:
        fewest = min(score for score in self.reckoning.score if score)
        one, many = "{number} stroke", "{number} strokes"
        return self._say(one if fewest == 1 else many, number=fewest)

    def _piece(self, piece: str) -> str:
        return piece_in_words(piece, self.language)

    def _say(self, template: str, **parts: Any) -> str:
        return tell(self.language, template, **parts)


def hint(session: Session, seat: int, language: str = "en") -> dict[str, Any]:
    """Advise the seat to move. Raises ``IllegalAction`` where it is not its turn."""
    return Hint(session, seat, language).as_json()
