"""Two games that differ only in two pieces that a seat has not seen, one of them in play.

As long as that seat is told the same (kind, seat and details of every event, what moved, whose
move it is), all that it can be shown must be the same, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gnav_core.core import record, registry
from gnav_core.core.action import Action
from gnav_core.core.family import resolve
from gnav_core.core.game import IllegalAction, see
from gnav_core.core.sentences import LANGUAGES
from gnav_core.games.gnav import SOURCES, hints, odds_told
from gnav_core.games.gnav.house_rules import rules as house
from gnav_core.play.session import Session
from gnav_core.play.views import View
from tests.core.any_game import begun, last_told, moves_of, written

Shown = Callable[[Session, int | None], list[str]]
TRIED = ("stand", "exchange", "tap", "accept", "refuse", "tabu", "take", "keep", "appeal", "deal:7")


@dataclass
class Report:
    """Count pairs of games, views compared, and why pairs parted."""

    games: int = 0
    pairs: int = 0
    views: int = 0
    parted: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        why = ", ".join(f"{number} {reason}" for reason, number in self.parted.most_common())
        return f"{self.games} games, {self.pairs} pairs, {self.views} views compared; parted: {why}"


def deals(head: dict[str, Any], moves: list[str]) -> list[list[tuple[int, int]]]:
    """List by deal the numbers of the moves that chance made, each with the seat it went to."""
    game = record.read(head).game()
    state = game.begin().state
    found: dict[int, list[tuple[int, int]]] = {}
    for at, move in enumerate(moves):
        if ":" in move:
            found.setdefault(state.deal, []).append((at, state.seat))
        state = game.apply(state, Action.read(move)).state
    return list(found.values())


def swaps(head: dict[str, Any], moves: list[str], seat: int | None, chance: Random) -> Iterator:
    """Yield games with two pieces changed for each other that the seat does not get: one dealt or
    drawn, the other dealt or drawn too, or left in the bag."""
    game: Any = record.read(head).game()
    bag = game.rules.full_bag
    deal = chance.choice(deals(head, moves))
    hidden = [at for at, to in deal if to != seat]
    if not hidden:
        return
    one = chance.choice(hidden)
    named = [piece_of(moves[at]) for at, _ in deal]
    left = list((Counter(bag) - Counter(named)).elements())
    others: list[Any] = [at for at in hidden if at > one] + left
    chance.shuffle(others)
    for other in others[:2]:
        changed = exchanged(moves, one, other)
        if changed != moves:
            yield changed


def exchanged(moves: list[str], one: int, other: int | str) -> list[str]:
    """Give the piece of one chance move to another, or one that was left in the bag to it."""
    changed = list(moves)
    first = piece_of(moves[one])
    second = other if isinstance(other, str) else piece_of(moves[other])
    changed[one] = f"{moves[one].partition(':')[0]}:{second}"
    if isinstance(other, int):
        changed[other] = f"{moves[other].partition(':')[0]}:{first}"
    return changed


def piece_of(move: str) -> str:
    """Name the piece of a chance move."""
    return move.partition(":")[2]


def made(pair: tuple[Session, Session], moves: tuple[str, str]) -> str | None:
    """Make a move in each; say so if one cannot be made."""
    try:
        for session, move in zip(pair, moves, strict=True):
            session.act(move)
    except IllegalAction:
        return "a move could not be made"
    return None


def parted(pair: tuple[Session, Session], seat: int | None) -> str | None:
    """Say what the seat was told just now that tells the games apart, if anything does."""
    if pair[0].open or pair[1].open:
        return "the game was over"
    last = [last_told(session, seat) for session in pair]
    if [event[0] for event in last[0]] != [event[0] for event in last[1]]:
        return "other things happened"
    if last[0] != last[1]:
        kinds = {one[0] for one, two in zip(*last, strict=True) if one != two}
        return f"told of {', '.join(sorted(kinds))}"
    one, other = (session.game.current_player(session.state) for session in pair)
    assert one == other, "whose move it is tells what somebody holds"
    return None


def moment(session: Session, seat: int | None) -> list[str]:
    """Write out what a seat is shown just now, and at its turn what it is told if it errs."""
    seen = [written(View(session, seat, "en").now(max(0, len(session.events) - 3)))]
    if seat is not None and session.game.current_player(session.state) == seat:
        seen += refusals(session, seat)
    return seen


def moment_and_key(session: Session, seat: int | None) -> list[str]:
    """Write out the key of the pieces too, where the game has one."""
    key = session.family.key
    told = [written(resolve(key)(session, seat, "en"))] if key else []
    return [*moment(session, seat), *told]


def compare(
    head: dict[str, Any],
    one: list[str],
    other: list[str],
    seat: int | None,
    report: Report,
    shown: Shown = moment,
) -> None:
    """Play both games move by move, and compare all that the seat is shown until they part."""
    report.pairs += 1
    pair = begun(head), begun(head)
    reason, done, differ = None, [], False
    for moves in answered(pair[0], one, other):
        reason = made(pair, moves) or parted(pair, seat)
        if reason:
            break
        done.append(moves)
        differ = differ or moves[0] != moves[1]
        if differ:
            same([shown(session, seat) for session in pair])
            report.views += 1
    report.parted[reason or "never"] += 1
    again = begun(head), begun(head)
    for moves in done:
        made(again, moves)
    same([everything(session, seat, report.pairs) for session in again])


def answered(first: Session, one: list[str], other: list[str]) -> Iterator[tuple[str, str]]:
    """Give what is done in both: each move, and before it what the first is forced to answer."""
    for moves in zip(one, other, strict=True):
        while (answer := first.line.forced) is not None:
            yield answer, answer
        yield moves


def everything(session: Session, seat: int | None, turn: int) -> list[str]:
    """Write out all that a seat can be shown: now in one language, before in the other, by turns,
    now and then with a hint or the odds.
    """
    at = len(session.line.moves)
    now, before = LANGUAGES if turn % 2 else reversed(LANGUAGES)
    point = at // 2 if turn % 4 < 2 else max(0, at - 1)
    views = [View(session, seat, now).now(), View(session, seat, before).past(point)]
    hinted = session.family.hint and session.game.current_player(session.state) == seat
    if hinted and seat is not None:
        in_deal = session.state.phase != "appeal"
        if turn % 4 == 0 or not in_deal:  # odds take their time
            views.append(hints.hint(session, seat))
        elif turn % 16 == 2:
            views.append(odds_told.odds_told(session, seat, now))
    return [written(view) for view in views]


def refusals(session: Session, seat: int) -> list[str]:
    """Write out what a seat is told if it tries what it may not."""
    legal = see(session.game, session.state, seat).legal
    actions = [action for move in TRIED if (action := Action.read(move)) not in legal]
    refused = [session.game.refuse(session.state, action) for action in actions]
    return [written([str(one.why), one.clauses, one.status]) for one in refused]


def same(pair: list[list[str]]) -> None:
    """Fail at the first thing shown that differs."""
    for left, right in zip(*pair, strict=True):
        assert left == right


def of_sources(chance: Random) -> dict[str, Any]:
    """Choose a source of Gnav, readings, seats and a dealer at random."""
    rules = chance.choice(SOURCES)
    least, most = registry.rule_set(rules).seats.value
    players = min(most, chance.choice([least, 3, 4, 5, chance.choice([6, 8, most])]))
    readings = {crux: chance.choice(opts) for crux, opts in registry.readings(rules).items()}
    return {
        "format": record.FORMAT,
        "rules": rules,
        "players": players,
        "dealer": chance.randrange(players),
        "readings": readings,
        "moves": [],
    }


def of_house(value: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Choose seats and a dealer for house rules."""
    least, most = house.read(value).rule_set.seats.value
    players = min(most, max(least, chance.choice([3, 4, 5])))
    return {
        "format": record.FORMAT,
        "rules": "house",
        "players": players,
        "dealer": chance.randrange(players),
        "house": value,
        "moves": [],
    }


def compare_all(head: dict[str, Any], chance: Random, report: Report, most: int = 60) -> None:
    """Play one game at random, and hold it against others for a few seats and a bystander."""
    report.games += 1
    moves = moves_of(head, chance, most)
    seats = [None, *chance.sample(range(head["players"]), min(3, head["players"]))]
    for seat in seats:
        for other in swaps(head, moves, seat, chance):
            compare(head, moves, other, seat, report)
