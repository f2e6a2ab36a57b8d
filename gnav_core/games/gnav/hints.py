"""A hint for a person's move: the move, why in a sentence or two with numbers, and its clauses."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Any, Final

from gnav_core.core.action import Action
from gnav_core.core.cited import citations
from gnav_core.core.game import IllegalAction, see
from gnav_core.core.sentences import Seat, Sentence, tell
from gnav_core.games.gnav.knowledge import Knowledge, known
from gnav_core.games.gnav.odds.reckoned import odds
from gnav_core.games.gnav.reckoning import appealing
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import kept, own_piece
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
EXACTLY = "Counted exactly, in 100 such deals {first} comes to {one}, and {second} to {other}."
ABOUT = "In 100 such deals {first} comes to about {one}, and {second} to about {other}."
GIVE_OR_TAKE = "{cost} ± {error}"
MOVE_NOUNS = {
    "stand": "standing",
    "exchange": "asking",
    "draw": "drawing",
    "accept": "accepting",
    "refuse": "refusing",
    "tabu": "calling tabu",
    "take": "drawing",
    "keep": "keeping yours",
    "tap": "tapping",
}
LOST = {"strokes": "{number} strokes lost", "tokens": "{number} tokens lost"}
WON = {"strokes": "{number} strokes won", "tokens": "{number} tokens won"}
LOST_ABOUT = {
    "strokes": "{number} ± {error} strokes lost",
    "tokens": "{number} ± {error} tokens lost",
}
WON_ABOUT = {
    "strokes": "{number} ± {error} strokes won",
    "tokens": "{number} ± {error} tokens won",
}
ONLY = "It is all you can do now."
TAP = "Tapping costs nothing, and if the other fool is out its holder must answer at once."
APPEAL = "For a stake you come back with {strokes}, and the pool to be won then holds {pool}."
FIRST: Final = ("tap", "stand", "refuse", "tabu", "keep")
"""Which moves are advised before others that come to the same."""


class Hint:
    """Advise the seat to move, from what that seat knows and nothing else.

    ``at`` so many moves, or now. ``odds`` is ``None`` in an appeal, which is about stakes.
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
        events = session.seen_events(seat, at)
        self.known: Knowledge = known(self.rules, seat, events)
        self.own = own_piece(self.seen)
        in_deal = self.seen.moment.phase != "appeal"
        self.odds = odds(self.rules, self.seen, events) if in_deal else None
        self.costs = self._costs()
        self.move = min(self.costs, key=self.rank)

    def _costs(self) -> dict[Action, float]:
        if self.odds is not None:
            return {action: told.mean for action, told in self.odds.moves.items()}
        return appealing(self._scores(), self._pool(), self.seen.legal)

    def rank(self, action: Action) -> tuple[float, int]:
        """Say how good a move is, the less the better; of two that come to the same the quieter."""
        first = FIRST.index(action.verb) if action.verb in FIRST else len(FIRST)
        return round(self.costs[action], 9), first

    def as_json(self) -> dict[str, Any]:
        """Give the move, its label, why, the clauses it rests on, and what each move may cost.

        Beside ``odds``, what each costs on average: ``error`` of each, ``loses``, the chance that
        it costs anything, and whether these are ``exact``; nothing of it in an appeal.
        """
        found, more = self.odds, {}
        if found is not None:
            moves = found.moves.items()
            more = {
                "exact": found.exact,
                "error": {str(action): round(told.error, 3) for action, told in moves},
                "loses": {str(action): round(told.loses, 3) for action, told in moves},
            }
        return {
            "move": str(self.move),
            "label": self.label(self.move),
            "why": " ".join(self._why()),
            "clauses": self.clauses(self.move),
            "odds": self.rounded(self.costs),
            **more,
        }

    def label(self, move: Action) -> str:
        """Say in words what a move is."""
        return move_in_words(self.rules, move.verb, at_stock(self.seen), self.language)[0]

    def rounded(self, actions: Iterable[Action]) -> dict[str, float]:
        """Give what each of the moves may cost, in hundredths; what costs nothing costs 0."""
        return {str(action): round(self.costs[action], 2) + 0.0 for action in actions}

    def clauses(self, move: Action) -> list[str]:
        """Cite what allows a move, and what is at stake."""
        allowed = self.session.game.allowing(self.state, move)
        return list(dict.fromkeys((*allowed.cites, *self.at_stake())))

    def _why(self) -> list[str]:
        if len(self.costs) == 1:
            return [self.say(ONLY)]
        if self.move.verb == "tap":
            return [self.say(TAP)]
        if self.odds is None:
            return [self.say(APPEAL, strokes=self._fewest(), pool=self._pool() + 1)]
        return [self._known() or self._counted(), self._compared(self.odds.exact)]

    def at_stake(self) -> tuple[str, ...]:
        """Cite what a showing costs him who holds this piece: the lowest's rule, or the fool's."""
        if self.odds is None:
            return ()
        holds_fool = self.own == self.rules.tally.fool.value
        asked = self.rules.tally.asks(self.state, int(holds_fool))
        return citations(*asked[0].basis)

    def _counted(self) -> str:
        unseen, rank = self.known.unseen(self.rules), self.rules.rank
        own = rank[self.own]
        better = sum(count for piece, count in unseen.items() if rank[piece] < own)
        worse = sum(count for piece, count in unseen.items() if rank[piece] > own)
        numbers = {"unseen": unseen.total(), "better": better, "worse": worse}
        return self.say(COUNTED[self.rules.stock.name], piece=self._piece(self.own), **numbers)

    def _known(self) -> str | None:
        """Say which piece the seat knows elsewhere that bears on its move, if there is one."""
        hands = self.seen.table.hands()
        order = [hand.place for hand in hands if isinstance(hand.place, int)]
        rank, pieces = self.rules.rank, self.known.pieces
        at = order.index(self.seat)
        following = pieces.get(order[at + 1]) if at + 1 < len(order) else None
        if following and following.face and self.seen.moment.phase == "exchange":
            who, piece = self.session.names[order[at + 1]], self._piece(following.face)
            return self.say(KNOWN_NEXT, who=who, piece=piece)
        for seat in self.known.done - {self.seat}:
            face = pieces[seat].face if seat in pieces else None
            if face and rank[face] > rank[self.own]:
                who = self.session.names[seat]
                return self.say(KNOWN_LOWER, who=who, piece=self._piece(face))
        return None

    def _compared(self, exact: bool) -> str:
        best = sorted((one for one in self.costs if one.verb != "tap"), key=self.rank)[:2]
        first, second = map(self.noun, best)
        one, other = map(self.cost, best)
        template = EXACTLY if exact else ABOUT
        return self.say(template, first=first, second=second, one=one, other=other)

    def noun(self, action: Action) -> str:
        """Name a move in a sentence: *standing*, *asking*."""
        draws = action.verb == "exchange" and at_stock(self.seen)
        return self.say(MOVE_NOUNS["draw" if draws else action.verb])

    def cost(self, action: Action) -> str:
        """Say what a move comes to in 100 such deals; where it was not counted with its error."""
        unit, cost = self.rules.tally.counts.partition(" ")[0], self.costs[action]
        number = abs(round(100 * cost))
        if not self.error(action):
            return self.say((WON if cost < 0 else LOST)[unit], number=number)
        template = (WON_ABOUT if cost < 0 else LOST_ABOUT)[unit]
        return self.say(template, number=number, error=self.error(action))

    def error(self, action: Action) -> int:
        """Say by how much that may be off, a standard error, rounded up."""
        return 0 if self.odds is None else ceil(100 * self.odds.moves[action].error)

    def as_good(self, action: Action, best: Action) -> bool:
        """Whether a move is as good as the best: to a hundredth, or within twice what it is off."""
        more = round(100 * self.costs[action]) - round(100 * self.costs[best])
        return more <= 2 * max(self.error(action), self.error(best))

    def against(self, action: Action, other: Action) -> str:
        """Say what another move comes to beside the first: a number, where both lose or win."""
        if (self.costs[action] < 0) != (self.costs[other] < 0):
            return self.cost(other)
        number = str(abs(round(100 * self.costs[other])))
        if not self.error(other):
            return number
        return self.say(GIVE_OR_TAKE, cost=number, error=self.error(other))

    def _scores(self) -> list[int]:
        score = self.seen.table.values("score")
        return [int(score[seat]) for seat in range(len(score))]

    def _pool(self) -> int:
        return kept(self.seen.table, "pool", None)

    def _fewest(self) -> str:
        fewest = min(score for score in self._scores() if score)
        one, many = "{number} stroke", "{number} strokes"
        return self.say(one if fewest == 1 else many, number=fewest)

    def _piece(self, piece: str) -> str:
        return piece_in_words(piece, self.language)

    def say(self, template: str, **parts: Any) -> str:
        """Say a sentence in the language of whoever asked."""
        return tell(self.language, template, **parts)


def hint(session: Session, seat: int, language: str = "en") -> dict[str, Any]:
    """Advise the seat to move. Raises ``IllegalAction`` where it is not its turn."""
    return Hint(session, seat, language).as_json()
