"""``gnav play``: a table at a terminal, every line with the clause it rests on."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from gnav_core.core import registry, result, text
from gnav_core.core.chance import new_seed
from gnav_core.core.choices import MOST_LISTED, in_short
from gnav_core.core.family import resolve
from gnav_core.core.game import AskError, IllegalAction, see
from gnav_core.core.outside import shown
from gnav_core.core.record import FORMAT, LONGEST, IllegalMoveError, RecordError, parse, read
from gnav_core.core.streams import UnreadableError, fault, line, named, refused, whole
from gnav_core.play import taken_back
from gnav_core.play.line import BEFORE
from gnav_core.play.saving import Saving, UnsavedError
from gnav_core.play.seating import HUMAN, PERSONS, check_seed
from gnav_core.play.session import Session

OWN_RULES: Final = "house"
NEXT: Final = "[Enter] for the next deal, q to quit: "
NEW: Final = "[Enter] for a new deal (the one that was being played is left out), q to quit: "
USUAL: Final = 4
"""How many sit down where nobody says how many."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``gnav play``."""
    kinds = list(dict.fromkeys(kind for family in registry.families() for kind in family.players))
    parser.add_argument(
        "--rules", default="gnav-1774", help=f"one of {', '.join(registry.SOURCES)}"
    )
    parser.add_argument("--players", type=whole, help="how many seats")
    parser.add_argument("--humans", type=whole, default=1, help="how many of them are people")
    parser.add_argument("--against", choices=kinds, help="how the others play")
    parser.add_argument("--dealer", type=whole, help="the seat that deals first")
    parser.add_argument("--reading", action="append", default=[], metavar="CRUX=OPTION")
    parser.add_argument(
        "--house", metavar="FILE", help="house rules to play by, in place of --rules"
    )
    parser.add_argument("--seed", help="the same seed deals the same pieces")
    parser.add_argument(
        "--save", metavar="FILE", help="keep the record in this file after every move"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a record kept before")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play until the game is over or the player quits; give the exit status.

    It is 2 where the game could not be set up, or is not saved as it was left.
    """
    try:
        session = _new(parsed) if parsed.resume is None else _resumed(parsed.resume)
        session.advance()
        saving = Saving(parsed.resume if parsed.save is None else parsed.save)
        saving.begin(_record(session))
    except (RecordError, IllegalMoveError, AskError, UnsavedError) as error:
        return refused(text.refusal(error))
    _play(session, saving)
    return 2 if saving.failing else 0


def _new(parsed: argparse.Namespace) -> Session:
    value = {
        "format": FORMAT,
        "rules": parsed.rules,
        "readings": dict(reading.partition("=")[::2] for reading in parsed.reading),
        "seed": _seed(parsed.seed),
        "moves": [],
    }
    if parsed.dealer is not None:
        value["dealer"] = parsed.dealer
    if parsed.house is not None:
        load = resolve(registry.family(OWN_RULES).special[OWN_RULES].load)
        value |= {"rules": OWN_RULES, OWN_RULES: load(parsed.house)}
    players = _seats(value) if parsed.players is None else parsed.players
    record = read({**value, "players": players})
    if not 0 <= parsed.humans <= players:
        why = f"{parsed.humans} people cannot sit at {players} seats"
        raise RecordError(f"This game cannot be set up: {why}.")
    against = parsed.against or registry.family(record.rules).default_player
    computers = [against] * (players - parsed.humans)
    return Session(record, [HUMAN] * parsed.humans + computers)


def _seats(value: dict[str, Any]) -> int:
    """Give as many of the usual seats as the rules are for; what is no rules is refused later."""
    try:
        rules = registry.played_by(value["rules"], value["readings"], value.get(OWN_RULES))
    except registry.SetupError:
        return USUAL
    least, most = rules.seats.value
    return min(int(most), max(int(least), USUAL))


def _seed(given: str | None) -> str:
    if not given:
        return new_seed()
    check_seed(given)
    try:
        given.encode()
    except UnicodeEncodeError:
        raise RecordError(f"The seed {shown(given)} is no UTF-8 text.") from None
    return given


def _resumed(name: str) -> Session:
    try:
        with Path(name).open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise RecordError(f"{named(name)} is no record: it is not UTF-8 text.") from None
    except (OSError, ValueError) as error:
        raise UnreadableError(f"{named(name)} cannot be read: {fault(error)}.") from None
    return Session(parse(text))


def _record(session: Session) -> str:
    return session.record.as_json() + "\n"


def _play(session: Session, saving: Saving) -> None:
    said = 0
    while True:
        viewer = _viewer(session)
        said = _tell(session, said, viewer)
        if session.waiting == "over":
            return
        if session.waiting == "deal":
            if _ask(NEW if session.line.left_out else NEXT) in ("q", None):
                return
            session.advance(new_deal=True)
        elif viewer is None or not _take_turn(session, viewer):
            return
        else:
            session.advance()
        saving.go_on(_record(session))


def _viewer(session: Session) -> int | None:
    mover = session.game.current_player(session.state)
    if isinstance(mover, int):
        return mover
    humans = [seat for seat, kind in enumerate(session.kinds) if kind in PERSONS]
    return humans[0] if len(humans) == 1 else None


def _tell(session: Session, number: int, viewer: int | None) -> int:
    words = session.family.words
    notes = taken_back.notes(session)
    last = session.events[number - 1].move if number else BEFORE - 1
    for entry in session.events[number:]:
        for note in notes:
            if last < note.at <= entry.move:
                print(f"  {note.text}")
        last = entry.move
        shown = entry.event.seen_by(viewer)
        cites = ", ".join(map(_label, shown.clauses))
        cites = f"some of {cites}" if shown.either else cites
        lent = f"; supplied from {shown.supplied}" if shown.supplied else ""
        if shown.kind == result.KIND:
            print(f"  {result.said(shown)}")
            continue
        said = words.event(session.game.rules, shown, session.names).text
        print(f"  {said}  [{cites}{lent}]")
    return len(session.events)


def _label(name: str) -> str:
    return text.label(name)


def _take_turn(session: Session, seat: int) -> bool:
    """Ask the seat to move until it makes a legal move; ``False`` when the player quits."""
    seen = see(session.game, session.state, seat)
    rules, words = session.game.rules, session.family.words
    labels = [f"{move} ({words.move(rules, seen, move).text})" for move in seen.legal]
    if len(labels) > MOST_LISTED:
        labels = in_short(seen.legal)
    hand = seen.table.hand(seat)
    held = ", ".join(words.thing(lying.card) for lying in hand.cards) if hand else ""
    scores = ", ".join(map(str, seen.table.values("score").values()))
    score = f"; score [{scores}]" if scores else ""
    print(f"{session.names[seat]} holds {held or 'nothing'}{score}.")
    asks = "? for the rule, odds for the odds" if session.family.odds else "? for the rule"
    print(f"  {', '.join(labels)}; {asks}, q to quit")
    while (move := _ask("> ")) not in ("q", None):
        if move == "?":
            for name in session.game.law_now(session.state).cites:
                print(f"  {text.label(name)}: {text.passages()[name].text}")
            continue
        if move == "odds" and session.family.odds:
            _tell_odds(session, seat)
            continue
        try:
            session.act(move or "")
        except IllegalAction as refusal:
            print(
                f"  {session.with_names(refusal.why)}  [{', '.join(map(_label, refusal.clauses))}]"
            )
            continue
        return True
    return False


def _tell_odds(session: Session, seat: int) -> None:
    """Print the odds of each move, what was assumed, and the clauses."""
    assert session.family.odds
    try:
        told = resolve(session.family.odds)(session, seat)
    except AskError as refusal:
        print(f"  {text.refusal(refusal)}")
        return
    rows = [told["heads"], *([row["label"], row["loses"], row["costs"]] for row in told["rows"])]
    wide = [max(len(row[column]) for row in rows) for column in range(3)]
    for name, loses, costs in rows:
        print(f"  {name:{wide[0]}}  {loses:>{wide[1]}}  {costs:>{wide[2]}}")
    cites = ", ".join(map(_label, told["clauses"]))
    print(f"  {told['lowest']} {told['how']} {told['assumed']}  [{cites}]")


def _ask(prompt: str) -> str | None:
    """Ask for a line; ``None`` where the input is at its end."""
    print(prompt, end="", flush=True)
    said = line()
    if not said:
        print()
        return None
    return said.strip()
