"""The scorekeeper: what was told of an evening at a real table, and what it came to by the rules.

No game of chance is played here. People tell who met the cat, what all showed, who appeals; the
rule set says what it costs, who is out, who deals next and who has won. The whole evening follows
from its ledger: pure functions on frozen data.
"""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple, cast

from gnav_core.core import registry
from gnav_core.core.cited import Cited, Rule
from gnav_core.core.event import Event, SeenEvent, event
from gnav_core.core.game import AskError, IllegalAction
from gnav_core.core.outside import NewerError
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.scorekeeper.ledger import (
    Answered,
    Entry,
    Ledger,
    LedgerError,
    Lost,
    Met,
    NewerLedgerError,
    ShowingReport,
    Tapped,
)
from gnav_core.games.gnav.scorekeeper.reported_showing import by_losers, by_pieces, dealt_in, refuse
from gnav_core.games.gnav.showing import Shown
from gnav_core.games.gnav.state import Log, State
from gnav_core.games.gnav.turn import hand_on


class LedgerLine(NamedTuple):
    """Hold an event with the number of the entry that told of it (from 0), and its deal."""

    entry: int
    deal: int
    event: SeenEvent


class Book(NamedTuple):
    """Hold an evening so far: the position, what happened, how many entries were told.

    ``met`` lists the seats that have met a piece in this deal which cost them a stroke.
    """

    game: GnavGame
    state: State
    lines: tuple[LedgerLine, ...] = ()
    entries: int = 0
    met: frozenset[int] = frozenset()


def keep(ledger: Ledger) -> Book:
    """Keep the evening of a ledger.

    Raises ``LedgerError`` for a game that cannot be set up, ``IllegalAction`` for an entry that
    the rules do not allow.
    """
    game = _set_up(ledger)
    return reduce(tell, ledger.entries, Book(game, game.initial_state()))


def _set_up(ledger: Ledger) -> GnavGame:
    players, dealer = len(ledger.names), ledger.dealer
    try:
        rules = registry.played_by(ledger.rules, ledger.readings, ledger.house, SOURCES)
        game = cast("GnavGame", registry.seat(rules, players, dealer))
    except AskError as error:
        refused = NewerLedgerError if isinstance(error, NewerError) else LedgerError
        raise refused(error.args[0]) from None
    except registry.SetupError as error:
        why = Sentence("This evening cannot be kept: {why}.", why=error.args[0])
        raise LedgerError(why, *error.clauses) from None
    return game


def tell(book: Book, entry: Entry) -> Book:
    """Tell one thing more. Raises ``IllegalAction``, with the clause; then nothing has changed."""
    state, rules = book.state, book.game.rules
    if state.phase == "over":
        raise refuse(Sentence("The game is over, so nothing more is to be told."), rules.tally.won)
    if isinstance(entry, Answered):
        state, events = _answer(book, entry)
        return _entered(book, state, list(events))
    if state.phase == "appeal":
        why = Sentence("The appeal is open: {who} is to answer it.", who=Seat(state.asked))
        raise IllegalAction(why, book.game.law_now(state).cites)
    log: Log = []
    if isinstance(entry, Met):
        state = _meet(book, entry, log)
        return _entered(book, state, log, book.met | {entry.seat})
    if isinstance(entry, Tapped):
        return _entered(book, _tap(book, entry, log), log, book.met)
    return _entered(book, _show(rules, state, entry, log), log)


def _entered(book: Book, state: State, log: Log, met: frozenset[int] = frozenset()) -> Book:
    new = tuple(LedgerLine(book.entries, book.state.deal, event.whole) for event in log)
    return Book(book.game, state, (*book.lines, *new), book.entries + 1, met)


def costs(rules: RuleSet, piece: str) -> tuple[Cited[Any], ...]:
    """List what meeting a piece leads to where it costs the asker a stroke; else nothing."""
    answer = rules.answers.get(piece)
    course = answer.forced if answer else ()
    return course if any(effect.value == "fine" for effect in course) else ()


def _meet(book: Book, entry: Met, log: Log) -> State:
    """Let a seat ask, and lose a stroke by the piece it met."""
    rules, state, seat = book.game.rules, book.state, entry.seat
    course = costs(rules, entry.piece)
    if not course:
        raise refuse(
            Sentence("To ask the holder of that piece costs nobody a stroke."),
            _ruling(rules, entry),
        )
    dealt_in(rules, state, seat)
    if seat == state.order[-1]:
        last = "{who} deals and is the last: he asks nobody, and may change at the bag."
        raise refuse(Sentence(last, who=Seat(seat)), rules.turn_change, rules.last_turn)
    if seat in book.met:
        why = "{who} has lost a stroke by asking in this deal, and asks nobody again."
        raise refuse(Sentence(why, who=Seat(seat)), course[0])
    log.append(event("met", seat, course[0], piece=entry.piece))
    fines = tuple(effect for effect in course if effect.value == "fine")
    return rules.tally.lose(state, seat, len(fines), fines, log)


def _ruling(rules: RuleSet, entry: Met) -> Rule:
    """Find the rule that says what meeting a piece does."""
    answer = rules.answers.get(entry.piece)
    courses = (answer.forced, *answer.choices.values()) if answer else ()
    return next((course[0] for course in courses if course), rules.pieces)


def _tap(book: Book, entry: Tapped, log: Log) -> State:
    """Note that a seat tapped with the fool."""
    rules, state, seat = book.game.rules, book.state, entry.seat
    if rules.tap is None:
        raise IllegalAction(
            Sentence("These rules know no tapping."), book.game.law_now(state).cites
        )
    dealt_in(rules, state, seat)
    if seat in state.tapped:
        why = Sentence("{who} has tapped in this deal already.", who=Seat(seat))
        raise refuse(why, rules.tap)
    log.append(event("tapped", seat, rules.tap))
    return state._replace(tapped=state.tapped | {seat})


def _show(rules: RuleSet, state: State, entry: ShowingReport | Lost, log: Log) -> State:
    """Settle a showing, and lay out the next deal where there is one."""
    shown: Shown
    if isinstance(entry, ShowingReport):
        shown = by_pieces(rules, state, entry)
        log.append(event("showed", None, rules.show, rules.pieces, held=list(entry.pieces)))
    else:
        shown = by_losers(rules, state, entry)
    settled = rules.tally.settle(state._replace(phase="show"), shown, log)
    return hand_on(rules, state, settled, log)


def _answer(book: Book, entry: Answered) -> tuple[State, tuple[Event, ...]]:
    """Take an answer to the appeal."""
    rules, state = book.game.rules, book.state
    if state.phase != "appeal":
        why = Sentence("No appeal is open, so nobody can answer one.")
        raise refuse(why, rules.refusals.get(entry.verb, rules.tally.out))
    if entry.seat != state.asked:
        why = Sentence("{who} is to answer the appeal first.", who=Seat(state.asked))
        raise IllegalAction(why, book.game.law_now(state).cites)
    reached, events = book.game.apply(state, ACTIONS[entry.verb])
    return reached, events
