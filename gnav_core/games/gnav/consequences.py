"""What each choice does, told to the seat that chooses: from the rule set and what it knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.cited import Cited, Rule, ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Consequence
from gnav_core.core.game import Seen
from gnav_core.core.sentences import tell
from gnav_core.games.gnav.knowledge import Piece, does, known, may_swap
from gnav_core.games.gnav.pack import DrawFromPack
from gnav_core.games.gnav.ruleset import Answer, RuleSet
from gnav_core.games.gnav.slate import Slate
from gnav_core.games.gnav.table import own_piece
from gnav_core.games.gnav.words import number_in_words, piece_in_words, the_piece

EXCHANGE_WITH = "Exchange with {who}"
STAND = "You keep {piece} and wait for the showing"
STAND_LAST = "You keep {piece}, and all show"
UNLESS_UNDONE = "You keep {piece}, unless {pieces} undoes the exchanges"
UNDOING = ("undo-if-swapped", "undo-linked", "undo-all")

MUST = "{who} must exchange with you"
MUST_BUT_SENT_ON = "{who} must, but {pieces} sends you on"
MUST_BUT_REFUSED = "{who} must, but may refuse with {pieces}"
MUST_BUT_TABU = "{who} must, but with {pieces} may call tabu, and all show"
MUST_BUT = {
    "strokes left": "{who} must, but {pieces} costs you a stroke",
    "strokes taken": "{who} must, but {pieces} gives you a stroke",
    "tokens": "{who} must, but {pieces} costs you a token",
}
MAY_REFUSE_AND = {
    "strokes left": "{who} may refuse with {some}, and {pieces} costs you a stroke",
    "strokes taken": "{who} may refuse with {some}, and {pieces} gives you a stroke",
    "tokens": "{who} may refuse with {some}, and {pieces} costs you a token",
}
YOU_GET = "You give {piece} and get {other}"
HAS_AND = {
    "strokes left": "{who} has {pieces}, which costs you a stroke",
    "strokes taken": "{who} has {pieces}, which gives you a stroke",
    "tokens": "{who} has {pieces}, which costs you a token",
}
HAS_AND_SENDS_ON = "{who} has {pieces}, which sends you on"
HAS_AND_STOPS = "{who} has {pieces}, which stops you"

PUT_ASIDE = "You put {piece} aside and must keep what comes"
PUT_BACK = "You must keep what comes, and {piece} goes back into the bag"
CHANGE_CARDS = "You change {piece} for what comes, unless that is {pieces}"
KEEP = "You keep {piece}, and your turn ends"

TAP = "All hear it, and who has the other fool must answer"
TAP_ALONE = "Unless the other fool answers, the lowest of the others loses with you"

GIVE_UNSEEN = "You give {piece} for what {who} has"
AND_HE_KEEPS = "You keep {piece}, and {who} may ask no further"
AND_HE_GOES_ON = "You keep {piece}, and {who} asks the next"
AND_NOBODY_IS_LEFT = "You keep {piece}, and nobody is left for {who} to ask"
TABU = "You keep {piece}; nobody exchanges any more, and all show"

APPEAL = "You pay a stake and come back with {number}"
SIT_OUT = {
    "not-twice-running": "You wait for the next appeal, but not twice running",
    "once-a-game": "You wait for the next appeal, which you may only once",
}
IT_IS_WON = "If nobody appeals, {who} has won"
RETIRE = "You leave the game for good"
LEAVE_STAKES = "You leave the game for good, and your stakes stay in the pool"

Basis = tuple[Rule | None, ...]


class _Choosing:
    """Look at the choices of a moment from the seat that makes them."""

    def __init__(
        self, rules: RuleSet, seen: Seen, events: Sequence[SeenEvent], names: Sequence[str]
    ) -> None:
        assert seen.seat is not None
        self.rules, self.seen, self.names, self.seat = rules, seen, names, seen.seat
        self.order = [hand.place for hand in seen.table.hands() if isinstance(hand.place, int)]
        self.known = known(rules, self.seat, events)
        self.own = own_piece(seen)
        self.appealed = any(event.kind == "appealed" for event in events)

    @property
    def last(self) -> bool:
        """Whether the seat is the last of the deal."""
        return self.seat == self.order[-1]

    def stand(self) -> tuple[str, Basis]:
        rules = self.rules
        if self.last:
            return STAND_LAST, (rules.stand, rules.last_turn, rules.show)
        undoing = self._effects(*UNDOING)
        piece = self.known.pieces.get(self.seat)
        if undoing and piece and piece.drawer != self.seat:
            return UNLESS_UNDONE, (rules.stand, *undoing)
        return STAND, (rules.stand, rules.show)

    def exchange(self) -> tuple[str, Basis]:
        return self.draw() if self.last else self._ask()

    def draw(self) -> tuple[str, Basis]:
        """Change at the bag or pack: as the dealer, or where a request has gone past him."""
        stock, change = self.rules.stock, self.rules.turn_change
        if isinstance(stock, DrawFromPack):
            return CHANGE_CARDS, (change, stock.under, stock.rejected, stock.draws)
        aside = stock.discard.value == "aside"
        return (PUT_ASIDE if aside else PUT_BACK), (change, stock.abide, stock.discard)

    @property
    def asked(self) -> Piece:
        """What is known of the piece that would be asked for."""
        return self.known.pieces.get(self.neighbour, Piece(self.neighbour))

    @property
    def neighbour(self) -> int:
        """The seat that would be asked."""
        return self.order[self.order.index(self.seat) + 1]

    def _ask(self) -> tuple[str, Basis]:
        rules, face = self.rules, self.asked.face
        if face:
            return self._of_known(rules.answers[face])
        costs, counts = self._effects("fine"), rules.tally.counts
        refusing = self._effects("decline", verb="refuse")
        if costs and refusing:
            return MAY_REFUSE_AND[counts], (rules.ask, *refusing, *costs)
        if costs:
            return MUST_BUT[counts], (rules.ask, *costs)
        tabu, refuses = self._effects("tabu", verb="tabu"), self._choosing("refuse")
        if tabu or refuses:
            return (MUST_BUT_TABU if tabu else MUST_BUT_REFUSED), (rules.ask, *tabu, *refuses)
        sent = self._effects("pass-on")
        return (MUST_BUT_SENT_ON if sent else MUST), (rules.ask, *sent)

    def _of_known(self, answer: Answer) -> tuple[str, Basis]:
        """Say what comes of asking where the piece asked is known, and what it does is forced."""
        ask, forced = self.rules.ask, answer.forced
        if answer.choices:
            verb = "tabu" if "tabu" in answer.choices else "refuse"
            said = MUST_BUT_TABU if verb == "tabu" else MUST_BUT_REFUSED
            return said, (ask, *answer.choices[verb])
        if may_swap(answer):
            return YOU_GET, (ask, *forced)
        if does(answer, "fine"):
            return HAS_AND[self.rules.tally.counts], (ask, *forced)
        return (HAS_AND_SENDS_ON if does(answer, "pass-on") else HAS_AND_STOPS), (ask, *forced)

    def _effects(self, *effects: str, verb: str = "") -> tuple[Cited[Any], ...]:
        """List the rules by which pieces act so when they are asked for."""
        courses = [answer.courses.get(verb, ()) for answer in self.rules.answers.values()]
        found = (step for course in courses for step in course if step.value in effects)
        return tuple(dict.fromkeys(found))

    def _choosing(self, verb: str) -> tuple[Cited[Any], ...]:
        """List the rules by which a piece may be answered for so."""
        courses = [answer.choices.get(verb, ()) for answer in self.rules.answers.values()]
        return tuple(dict.fromkeys(step for course in courses for step in course))

    def tap(self) -> tuple[str, Basis]:
        rules = self.rules
        by_one_fool = rules.tally.by_fools[1] if isinstance(rules.tally, Slate) else ()
        for hit in by_one_fool:
            if hit.value.who == "companion-of-a-tapper":
                return TAP_ALONE, (rules.tap, rules.tap_answer, hit)
        return TAP, (rules.tap, rules.tap_answer)

    def accept(self) -> tuple[str, Basis]:
        asker = self.known.pieces.get(self._asker())
        return (YOU_GET if asker and asker.face else GIVE_UNSEEN), self._answer("accept")

    def refuse(self) -> tuple[str, Basis]:
        course = self._answer("refuse")
        if not any(step.value == "pass-on" for step in course):
            return AND_HE_KEEPS, course
        return (AND_NOBODY_IS_LEFT if self.last else AND_HE_GOES_ON), course

    def tabu(self) -> tuple[str, Basis]:
        return TABU, self._answer("tabu")

    def _answer(self, verb: str) -> tuple[Cited[Any], ...]:
        return self.rules.answers[self.own].choices[verb]

    def _asker(self) -> int:
        assert self.known.asker is not None
        return self.known.asker

    def take(self) -> tuple[str, Basis]:
        said, basis = self.draw()
        return said, (*self.rules.past_dealer.choices["take"], *basis[1:])

    def keep(self) -> tuple[str, Basis]:
        return KEEP, self.rules.past_dealer.choices["keep"]

    def appeal(self) -> tuple[str, Basis]:
        appeals = self.rules.tally.appeals
        assert appeals
        return APPEAL, (appeals.times, appeals.price, appeals.strokes)

    def sit_out(self) -> tuple[str, Basis]:
        appeals = self.rules.tally.appeals
        assert appeals
        if len(self._living()) == 1 and not self.appealed:
            return IT_IS_WON, (appeals.sit_out, self.rules.tally.won)
        return SIT_OUT[appeals.sit_out.value], (appeals.sit_out,)

    def retire(self) -> tuple[str, Basis]:
        tally = self.rules.tally
        assert isinstance(tally, Slate)
        assert tally.appeals
        return (LEAVE_STAKES if tally.stake else RETIRE), (tally.appeals.retire, tally.stake)

    def _living(self) -> list[int]:
        score = self.seen.table.values("score")
        return [seat for seat, left in score.items() if isinstance(seat, int) and left]

    def parts(self, verb: str, template: str, language: str) -> dict[str, Any]:
        """Give what the sentence may be made of."""
        said = {"piece": the_piece(self.own, language) if self.own else ""}
        if verb == "exchange" and not self.last:
            said |= self._of_asking(template, language)
        elif template == UNLESS_UNDONE:
            answers = self.rules.answers.items()
            undoing = [piece for piece, answer in answers if does(answer, *UNDOING)]
            said["pieces"] = self._any_of(undoing, language)
        elif verb in ("exchange", "take") and isinstance(self.rules.stock, DrawFromPack):
            said["pieces"] = self._any_of(self.rules.stock.rejected.value, language)
        elif verb in ("accept", "refuse"):
            asker = self._asker()
            said["who"] = self.names[asker]
            held = self.known.pieces.get(asker)
            said["other"] = piece_in_words(held.face, language) if held and held.face else ""
        elif verb in ("appeal", "sit-out"):
            living = self._living()
            said["who"] = self.names[living[0]]
            fewest = min(int(self.seen.table.values("score")[seat]) for seat in living)
            said["number"] = number_in_words(self.rules, fewest, language)
        return said

    def _of_asking(self, template: str, language: str) -> dict[str, str]:
        said = {"who": self.names[self.neighbour]}
        face, answers = self.asked.face, self.rules.answers
        if face:
            return {**said, "pieces": the_piece(face, language), "other": the_piece(face, language)}
        costing = [piece for piece, answer in answers.items() if does(answer, "fine")]
        choosing = [piece for piece, answer in answers.items() if answer.choices]
        sending = [piece for piece, answer in answers.items() if does(answer, "pass-on")]
        said["some"] = self._any_of(choosing, language)
        said["pieces"] = self._any_of(costing or choosing or sending, language)
        return said

    def _any_of(self, pieces: Sequence[str], language: str) -> str:
        ranked = sorted(pieces, key=self.rules.rank.__getitem__)
        named = [the_piece(piece, language) for piece in ranked]
        if len(named) < 2:
            return "".join(named)
        some, last = ", ".join(named[:-1]), named[-1]
        return tell(language, "{some} or {last}", some=some, last=last)


OF: Mapping[str, Callable[[_Choosing], tuple[str, Basis]]] = {
    "stand": _Choosing.stand,
    "exchange": _Choosing.exchange,
    "tap": _Choosing.tap,
    "accept": _Choosing.accept,
    "refuse": _Choosing.refuse,
    "tabu": _Choosing.tabu,
    "take": _Choosing.take,
    "keep": _Choosing.keep,
    "appeal": _Choosing.appeal,
    "sit-out": _Choosing.sit_out,
    "retire": _Choosing.retire,
}


def consequence(
    rules: RuleSet,
    seen: Seen,
    action: Action,
    events: Sequence[SeenEvent],
    names: Sequence[str],
    language: str = "en",
) -> Consequence:
    """Say what a move does, as the seat to move may know it, with the rules that say so."""
    choosing, verb = _Choosing(rules, seen, events, names), action.verb
    template, basis = OF[verb](choosing)
    said = tell(language, template, **choosing.parts(verb, template, language))
    label = None
    if verb == "exchange" and not choosing.last:
        label = tell(language, EXCHANGE_WITH, who=names[choosing.neighbour])
    return Consequence(said, ground(*[rule for rule in basis if rule]), label)
