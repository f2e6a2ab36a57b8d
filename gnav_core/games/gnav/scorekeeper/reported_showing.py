"""What is told of a showing at a real table, made into a showing that the rules can settle.

Either what the seats show is told, or who is hit and why. Whoever is not told of is taken to show
something that decides nothing; where that cannot be, the telling is refused.
"""

from __future__ import annotations

from collections import Counter

from gnav_core.core.cited import Rule, citations
from gnav_core.core.game import IllegalAction
from gnav_core.core.outside import single
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.gnav import showing
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.scorekeeper.ledger import Lost, ShowingReport
from gnav_core.games.gnav.showing import HIT, Asked, Who
from gnav_core.games.gnav.state import State

LOWEST: tuple[Who, ...] = ("lowest", "lowest-other", "companion-of-a-tapper")

ALIKE = {
    1: "There is only one of each card, and {number} show the same.",
    2: "There are only two of each piece, and {number} show the same.",
}
BEST, UNTOLD, BEHIND, LAST = 0, 1, 900, 999
"""Places in an order of what is told: the best, who is not told of, the lowest."""


def refuse(why: Sentence, *basis: Rule) -> IllegalAction:
    """Refuse what is told, by the rules it goes against."""
    return IllegalAction(why, citations(*basis))


def dealt_in(rules: RuleSet, state: State, seat: int) -> None:
    """Refuse a seat that is out."""
    if seat not in state.order:
        why = Sentence("{who} is out, and was dealt no piece.", who=Seat(seat))
        raise refuse(why, rules.tally.out)


def most_fools(rules: RuleSet, state: State) -> int:
    """Give the most fools that a showing can bring, and that bear on it."""
    if state.playing_off:
        return 0
    return min(rules.copies.value, len(state.order))


def bounds(rules: RuleSet, state: State, who: Who, fools: int) -> tuple[int, int]:
    """Give the fewest and the most seats that can be hit so."""
    alike, others = rules.copies.value, len(state.order) - fools
    match who:
        case "fool-holders":
            return fools, fools
        case "pairs":
            return 0, others
        case "companion-of-a-tapper":
            return 0, min(alike, others)
        case "two-lowest-others":
            return min(2, others), min(1 + alike, others)
        case "lowest-other":
            return min(1, others), min(alike, others)
    return 1, min(alike, len(state.order))


def by_pieces(rules: RuleSet, state: State, report: ShowingReport) -> showing.Shown:
    """Make a showing of the pieces reported. Raises ``IllegalAction`` where they cannot be."""
    named = {seat: piece for seat, piece in enumerate(report.pieces) if piece is not None}
    for seat, piece in named.items():
        dealt_in(rules, state, seat)
        if piece not in rules.rank:
            raise refuse(
                Sentence("There is no piece “{piece}” in this game.", piece=single(piece, 40)),
                rules.pieces,
            )
    for number in Counter(named.values()).values():
        if number > rules.copies.value:
            raise refuse(Sentence(ALIKE[rules.copies.value], number=number), rules.copies)
    # Twice the place of each piece leaves room for the untold just behind the best.
    rank = {piece: 2 * place for piece, place in rules.rank.items()}
    shown = _with_the_untold(rules, state, named, rank)
    for asked in rules.tally.asks(state, len(shown.fools)):
        if not set(HIT[asked.who](shown)) <= named.keys():
            why = Sentence("Too little is told: who loses depends on what the others show.")
            raise refuse(why, *asked.basis)
    return shown


def by_losers(rules: RuleSet, state: State, report: Lost) -> showing.Shown:
    """Make a showing in which just those are hit who are told of.

    Raises ``IllegalAction`` where there can be no such showing.
    """
    if report.fools > most_fools(rules, state):
        why = Sentence("So many fools cannot be shown now: {fools}.", fools=report.fools)
        raise refuse(why, rules.copies)
    asks = rules.tally.asks(state, report.fools)
    for who in report.seats:
        if who not in [asked.who for asked in asks]:
            raise refuse(Sentence("Nobody loses in this way at such a showing."), *asks[0].basis)
    held: dict[int, str] = {}
    rank = {rules.tally.fool.value: LAST + 1}
    for asked in asks:
        seats = report.seats.get(asked.who, ())
        _check(rules, state, report, asked, seats)
        _place(rules, asked, seats, report.best, held, rank)
    return _with_the_untold(rules, state, held, rank)


def _check(
    rules: RuleSet, state: State, report: Lost, asked: Asked, seats: tuple[int, ...]
) -> None:
    """Refuse seats that cannot all be hit so."""
    for seat in seats:
        dealt_in(rules, state, seat)
    least, most = bounds(rules, state, asked.who, report.fools)
    if len(seats) < least:
        raise refuse(Sentence("At least {least} must be told of here.", least=least), *asked.basis)
    if len(seats) > most:
        raise refuse(Sentence("At most {most} can be told of here.", most=most), *asked.basis)
    if asked.who == "companion-of-a-tapper":
        _check_companion(state, report, asked, seats, most)
    if asked.who == "lowest-other" and report.best:
        _check_spared(rules, state, report, asked, seats)


def _check_companion(
    state: State, report: Lost, asked: Asked, seats: tuple[int, ...], most: int
) -> None:
    tapped = bool(state.tapped & set(report.seats.get("fool-holders", ())))
    if seats and not tapped:
        why = Sentence("The fool’s holder did not tap, so nobody else loses.")
        raise refuse(why, *asked.basis)
    if tapped and most and not seats:
        raise refuse(Sentence("The fool’s holder tapped: tell who loses with him."), *asked.basis)


def _check_spared(
    rules: RuleSet, state: State, report: Lost, asked: Asked, seats: tuple[int, ...]
) -> None:
    if rules.tally.sparing(state) is None:
        raise refuse(Sentence("Nobody is spared in this deal."), *asked.basis)
    if len(seats) != len(state.order) - report.fools:
        why = Sentence("The best piece is the lowest only where all others show the same.")
        raise refuse(why, *asked.basis)


def _place(
    rules: RuleSet,
    asked: Asked,
    seats: tuple[int, ...],
    best: bool,
    held: dict[int, str],
    rank: dict[str, int],
) -> None:
    """Give the seats told of pieces for which they are hit so, and place these in the order."""
    if asked.who == "pairs":
        _pair(asked, tuple(seat for seat in seats if seat not in held), held, rank)
        return
    for at, seat in enumerate(seats):
        if seat in held:
            why = Sentence("{who} shows one piece only, and is told of twice.", who=Seat(seat))
            raise refuse(why, rules.deal)
        if asked.who == "fool-holders":
            held[seat] = rules.tally.fool.value
        elif asked.who == "highest" or (asked.who == "lowest-other" and best):
            held[seat], rank["best"] = "best", BEST
        elif asked.who in LOWEST or at == 0:
            held[seat], rank["lowest"] = "lowest", LAST
        else:
            held[seat], rank["second"] = "second", LAST - 1


def _pair(asked: Asked, seats: tuple[int, ...], held: dict[int, str], rank: dict[str, int]) -> None:
    """Let the seats told of as alike show the same, two and two."""
    if len(seats) % 2:
        raise refuse(Sentence("Those who show the same come two by two."), *asked.basis)
    for at, seat in enumerate(seats):
        piece = f"pair {at // 2}"
        held[seat], rank[piece] = piece, BEHIND - at // 2


def _with_the_untold(
    rules: RuleSet, state: State, named: dict[int, str], rank: dict[str, int]
) -> showing.Shown:
    """Let whoever is not told of show a piece of his own: neither the lowest nor the highest."""
    place = LAST if state.playing_off else UNTOLD
    held = {}
    for seat in state.order:
        held[seat] = named.get(seat, f"untold {seat}")
        if seat not in named:
            rank[held[seat]] = place
    return showing.Shown(held, rank, rules.tally.fool.value, state.tapped)
