"""Why a move is refused, and by which clause; and which clauses rule a moment."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.cited import Rule, citations, ground
from gnav_core.core.game import CHANCE, IllegalAction, Mover
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.gnav.actions import APPEAL_VERBS, KNOWN, piece_of
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import State
from gnav_core.games.gnav.turn import asked, drawing
from gnav_core.games.gnav.words import of_things

EXPECTED = {
    "deal": "{who} is to be dealt a piece",
    "draw": "{who} is to draw a piece",
    "exchange": "{who} is to stand or exchange",
    "answer": "{who} is to answer the request",
    "appeal": "{who} is to answer the appeal",
}
IN_WORDS = {
    "stand": "stand",
    "exchange": "exchange",
    "tap": "tap with the fool",
    "accept": "accept the exchange",
    "refuse": "refuse the exchange",
    "tabu": "call tabu",
    "take": "take from the bag",
    "keep": "keep the piece",
    "appeal": "appeal",
    "sit-out": "sit out",
    "retire": "retire",
}

REASONS = {
    "accept": "the neighbour has no choice here: his piece decides the answer",
    "refuse": "the neighbour has no choice here: his piece decides the answer",
    "tabu": "no tabu can be called now",
    "take": "no request has gone past the dealer",
    "keep": "no request has gone past the dealer",
    "tap": "only the holder of a fool may tap, at his own turn and once a deal",
    "appeal": "no appeal is open",
    "sit-out": "no appeal is open",
    "retire": "no appeal is open",
    "exchange": "the dealer may change only the first piece he had, and his was exchanged to him",
}


def refuse(rules: RuleSet, state: State, action: Action, mover: Mover) -> IllegalAction:
    """Say in one sentence why the move is not allowed, with the clauses that forbid it."""
    piece = piece_of(action)
    if action not in KNOWN:
        return _unknown(rules, state, action)
    if state.phase == "over":
        return _refused(Sentence("The game is over, so no move follows."), rules.tally.won)
    if piece is not None and action.verb == state.phase:
        return _no_such_piece(rules, state, piece)
    if piece is not None:
        expected, move = _expected(state, mover), repr(str(action))
        why = Sentence("{expected}, not {move}.", expected=expected, move=move)
        return _refused(why, *ruling(rules, state))
    if mover == CHANCE:
        return _out_of_place(rules, state, action.verb, mover)
    return _not_now(rules, state, action.verb, mover)


def _unknown(rules: RuleSet, state: State, action: Action) -> IllegalAction:
    """Refuse what is no move of any Gnav."""
    chance = action.args and action.verb in ("deal", "draw")
    basis = [rules.pieces] if chance else ruling(rules, state)
    return _refused(Sentence("There is no move {move}.", move=repr(str(action)[:40])), *basis)


def _refused(why: Sentence, *basis: Rule) -> IllegalAction:
    found = ground(*basis)
    return IllegalAction(why, found.cites, found.status)


def ruling(rules: RuleSet, state: State) -> list[Rule]:
    """List the rules that bear on this moment, whatever the hidden pieces are."""
    match state.phase:
        case "deal":
            return [rules.deal]
        case "draw":
            return list(drawing(rules, state))
        case "answer":
            return _answers_open(rules, state)
        case "appeal":
            appeals = rules.tally.appeals
            return [appeals.times, appeals.sit_out] if appeals else []
        case "over":
            return [rules.tally.won]
    change = (rules.turn_change, rules.last_turn) if state.last else (rules.ask,)
    also = (rules.turns, rules.tap) if rules.tap else ()
    return [rules.stand, *change, *also]


def _answers_open(rules: RuleSet, state: State) -> list[Rule]:
    """List the rules of what may be answered now, by whichever piece one may answer so."""
    waiting = asked(rules, state)
    alike = [one for one in rules.answers.values() if one.choices.keys() == waiting.choices.keys()]
    courses = [course for one in (waiting, *alike) for course in one.choices.values()]
    return list(dict.fromkeys(effect for course in courses for effect in course))


def allowing(rules: RuleSet, state: State, verb: str) -> tuple[str, ...]:
    """List the clauses that allow a move which is legal now."""
    return citations(*allowed_by(rules, state, verb))


def allowed_by(rules: RuleSet, state: State, verb: str) -> list[Rule]:
    """List what allows a move that is legal now."""
    if state.phase == "exchange":
        turn: dict[str, tuple[Rule | None, ...]] = {
            "stand": (rules.stand,),
            "exchange": drawing(rules, state) if state.last else (rules.ask,),
            "tap": (rules.tap,),
        }
        return [cited for cited in turn[verb] if cited]
    if state.phase == "answer":
        return list(asked(rules, state).choices[verb])
    appeals = rules.tally.appeals
    if state.phase != "appeal" or appeals is None:
        return ruling(rules, state)
    named: dict[str, Rule] = {
        "appeal": appeals.times,
        "sit-out": appeals.sit_out,
        "retire": appeals.retire,
    }
    return [named[verb]]


def _expected(state: State, mover: Mover) -> Sentence:
    seat = state.seat if mover == CHANCE or mover is None else mover
    return Sentence(EXPECTED[state.phase], who=Seat(seat))


def _no_such_piece(rules: RuleSet, state: State, piece: str) -> IllegalAction:
    named = repr(piece)
    if piece not in rules.pieces.value:
        why = Sentence("There is no piece {piece} in this game.", piece=named)
        return _refused(why, rules.copies)
    under = rules.stock.under
    if under and piece in state.aside:
        why = Sentence("The card {piece} was put under the pack in this deal.", piece=named)
        return _refused(why, under)
    return _refused(Sentence("There is no {piece} left to come.", piece=named), rules.copies)


def _not_now(rules: RuleSet, state: State, verb: str, mover: Mover) -> IllegalAction:
    expected = _expected(state, mover)
    if state.phase == "appeal" and verb == "sit-out" and rules.tally.appeals:
        again = "{who} has sat out before, and may not again now."
        why = Sentence(again, who=Seat(state.asked))
        return _refused(why, rules.tally.appeals.sit_out)
    ruled = rules.tap if verb == "tap" else rules.refusals.get(verb)
    misplaced = state.phase == "appeal" or (
        verb in ("stand", "exchange") and state.phase != "exchange"
    )
    past_dealer = state.phase == "answer" and state.asked == len(state.order)
    if verb == "exchange" and not misplaced:
        basis = (rules.turn_change, rules.swapped_change)
        return _refused(_because(rules, expected, verb), *basis)
    if ruled is None or misplaced or past_dealer:
        return _out_of_place(rules, state, verb, mover)
    if state.phase == "answer" and verb not in APPEAL_VERBS:
        move = Sentence(of_things(rules, IN_WORDS[verb]))
        why = Sentence("{expected}, and may not {move} here.", expected=expected, move=move)
        return _refused(why, ruled)
    return _refused(_because(rules, expected, verb), ruled)


def _out_of_place(rules: RuleSet, state: State, verb: str, mover: Mover) -> IllegalAction:
    """Refuse a move that belongs to another moment."""
    expected = _expected(state, mover)
    move = Sentence(of_things(rules, IN_WORDS[verb]))
    why = Sentence("{expected}, and cannot {move} now.", expected=expected, move=move)
    return _refused(why, *ruling(rules, state))


def _because(rules: RuleSet, expected: Sentence, verb: str) -> Sentence:
    reason = Sentence(of_things(rules, REASONS[verb]))
    return Sentence("{expected}: {reason}.", expected=expected, reason=reason)
