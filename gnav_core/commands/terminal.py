"""``gnav play``: a table at a terminal, every line with the clause it rests on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from secrets import token_hex

from gnav_core import games, text
from gnav_core.game import AskError, IllegalAction
from gnav_core.gnav.words import event_in_words, move_in_words, piece_in_words
from gnav_core.house.file import load
from gnav_core.house.rules import ID
from gnav_core.record import FORMAT, IllegalMoveError, RecordError, parse, read
from gnav_core.table.players import KINDS
from gnav_core.table.session import Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``gnav play``."""
    parser.add_argument("--rules", default="gnav-1774", help=f"one of {', '.join(games.SOURCES)}")
    parser.add_argument("--players", type=int, default=4, help="how many seats")
    parser.add_argument("--humans", type=int, default=1, help="how many of them are people")
    parser.add_argument(
        "--against", choices=list(KINDS), default="threshold", help="how the others play"
    )
    parser.add_argument("--dealer", type=int, help="the seat that deals first")
    parser.add_argument("--reading", action="append", default=[], metavar="CRUX=OPTION")
    parser.add_argument(
        "--house", metavar="FILE", help="house rules to play by, in place of --rules"
    )
    parser.add_argument("--seed", help="the same seed deals the same pieces")
    parser.add_argument("--save", type=Path, help="keep the record in this file after every move")
    parser.add_argument("--resume", type=Path, help="go on with a record kept before")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play until the game is over or the player quits; give the exit status."""
    try:
        session = _resumed(parsed) if parsed.resume else _new(parsed)
    except (RecordError, IllegalMoveError, AskError, OSError) as error:
        print(f"gnav: {error}", file=sys.stderr)
        return 2
    return _play(session, parsed.save or parsed.resume)


def _new(parsed: argparse.Namespace) -> Session:
    if not 0 <= parsed.humans <= parsed.players:
        why = f"{parsed.humans} people cannot sit at {parsed.players} seats"
        raise RecordError(f"This game cannot be set up: {why}.")
    readings = dict(reading.partition("=")[::2] for reading in parsed.reading)
    kinds = ["human"] * parsed.humans
    kinds += [parsed.against] * (parsed.players - parsed.humans)
    value = {
        "format": FORMAT,
        "rules": parsed.rules,
        "players": parsed.players,
        "readings": readings,
        "seed": parsed.seed or token_hex(4),
        "kinds": kinds,
        "moves": [],
    }
    if parsed.dealer is not None:
        value["dealer"] = parsed.dealer
    if parsed.house:
        value |= {"rules": ID, "house": load(parsed.house).as_json()}
    return Session(read(value), kinds)


def _resumed(parsed: argparse.Namespace) -> Session:
    try:
        record = parse(parsed.resume.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{parsed.resume} is no record: it is not UTF-8 text.") from None
    return Session(record)


def _save(session: Session, target: Path | None) -> None:
    """Keep the record, where a file is named; written beside it first, so that nothing is lost."""
    if target is None:
        return
    beside = target.with_name(f"{target.name}.new")
    beside.write_text(session.record.as_json() + "\n", encoding="utf-8")
    beside.replace(target)


def _play(session: Session, target: Path | None) -> int:
    said = 0
    session.advance()
    while True:
        _save(session, target)
        viewer = _viewer(session)
        said = _tell(session, said, viewer)
        if session.waiting == "over":
            return 0
        if session.waiting == "deal":
            if _ask("[Enter] for the next deal, q to quit: ") in ("q", None):
                return 0
            session.advance(new_deal=True)
            continue
        if viewer is None or not _take_turn(session, viewer):
            return 0
        session.advance()


def _viewer(session: Session) -> int | None:
    mover = session.game.current_player(session.state)
    if isinstance(mover, int):
        return mover
    humans = [seat for seat, kind in enumerate(session.kinds) if kind == "human"]
    return humans[0] if len(humans) == 1 else None


def _tell(session: Session, said: int, viewer: int | None) -> int:
    for told in session.events[said:]:
        shown = told.event.seen_by(viewer)
        cites = ", ".join(map(_label, shown.clauses))
        cites = f"one of {cites}" if shown.either else cites
        lent = f"; supplied from {shown.supplied}" if shown.supplied else ""
        print(f"  {event_in_words(session.game.rules, shown, session.names)}  [{cites}{lent}]")
    return len(session.events)


def _label(name: str) -> str:
    return text.label(name)


def _take_turn(session: Session, seat: int) -> bool:
    """Ask the seat to move until it makes a legal move; ``False`` when the player quits."""
    seen = session.game.observe(session.state, seat)
    last = session.state.last
    words = [
        f"{verb} ({move_in_words(session.game.rules, verb, last)[0]})" for verb in seen["legal"]
    ]
    own = seen["held"][seat]
    holding = f"holds {piece_in_words(own)}" if own else "has no piece"
    print(f"{session.names[seat]} {holding}; score {seen['score']}.")
    print(f"  {', '.join(words)}; ? for the rule, q to quit")
    while (move := _ask("> ")) not in ("q", None):
        if move == "?":
            for name in session.game.law(session.state):
                print(f"  {text.label(name)}: {text.passages()[name].text}")
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


def _ask(prompt: str) -> str | None:
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
