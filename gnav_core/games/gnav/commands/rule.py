"""The command ``gnav rule``: each source's verdict on a position, in words or as JSON."""

from __future__ import annotations

import argparse
from typing import Any, Final

from gnav_core.core import text
from gnav_core.core.game import AskError
from gnav_core.core.outside import shown
from gnav_core.core.streams import WHOLE, whole
from gnav_core.games.gnav.commands.compare import add_laws, answer, cited, laws_asked
from gnav_core.games.gnav.rulings.ruling import rule

HELP: Final = "rule on a position under every source"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--asker", metavar="PIECE", help="the piece of the player who asks")
    parser.add_argument(
        "--asked", default="", metavar="PIECES", help='those he asks in turn: "cat", "horse 7"'
    )
    parser.add_argument("--swapped", action="store_true", help="his had come by an exchange")
    parser.add_argument("--last", action="store_true", help="the last one asked is the dealer")
    parser.add_argument(
        "--held", default="", help='or all pieces by seat: "7 cat ? house"; a dot is out'
    )
    act = parser.add_mutually_exclusive_group()
    act.add_argument("--asks", type=whole, metavar="SEAT", help="who asks to exchange")
    act.add_argument("--stands", type=whole, metavar="SEAT", help="who stands")
    act.add_argument("--taps", type=whole, metavar="SEAT", help="who taps with the fool")
    act.add_argument("--shows", action="store_true", help="all show")
    parser.add_argument(
        "--dealer", type=whole, help="the seat that deals, the last one unless given"
    )
    parser.add_argument(
        "--exchanged", default="", help='the exchanges of this deal so far: "0-1 1-2"'
    )
    parser.add_argument(
        "--score", default="", help='what each has left to lose, strokes or tokens: "1 3 2"'
    )
    parser.add_argument("--tapped", default="", help='who has tapped in this deal: "2"')
    parser.add_argument("--draw", default="", help='what comes from the bag in turn: "9 3"')
    parser.add_argument("--cards", default="", help='the German cards by seat: "d7 sj ?"')
    add_laws(parser)
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Answer the command."""
    return answer(parsed, lambda: _ask(parsed), _lines)


def _ask(parsed: argparse.Namespace) -> dict[str, Any]:
    laid: dict[str, Any] = {"asker": parsed.asker, "asked": parsed.asked.split()}
    laid |= {"swapped": parsed.swapped, "last": parsed.last}
    if parsed.asker is None:
        if parsed.asked or parsed.swapped or parsed.last:
            raise AskError("Name the piece of the player who asks, with --asker.")
        act, seat = _act(parsed)
        laid = {"held": parsed.held.split(), "act": act, "seat": seat, "dealer": parsed.dealer}
        laid["exchanged"] = [_numbers(pair, "-") for pair in parsed.exchanged.split()]
    return rule(
        **laid,
        left=_numbers(parsed.score),
        tapped=_numbers(parsed.tapped),
        draw=parsed.draw.split(),
        cards=parsed.cards.split(),
        names=parsed.names.split(),
        laws=laws_asked(parsed),
    )


def _act(parsed: argparse.Namespace) -> tuple[str, int | None]:
    for act in ("asks", "stands", "taps"):
        seat: int | None = getattr(parsed, act)
        if seat is not None:
            return act, seat
    if not parsed.shows:
        raise AskError("Say what is done: --asks SEAT, --stands SEAT, --taps SEAT or --shows.")
    return "shows", None


def _numbers(given: str, between: str | None = None) -> list[int]:
    parts = given.split(between)
    if not all(WHOLE.fullmatch(part) for part in parts):
        raise AskError("Seats and strokes are whole numbers, not {given}.", given=shown(given))
    return [int(part) for part in parts]


def _lines(found: dict[str, Any]) -> list[str]:
    lines = [_position(found)]
    for verdict in found["laws"]:
        lines += ["", *_verdict(verdict, found)]
    lines += [
        f"{out['label']} is left out. {out['why']}{cited(out['clauses'])}"
        for out in found["left_out"]
    ]
    return lines


def _position(found: dict[str, Any]) -> str:
    held = [f"{name} {piece}" for name, piece in zip(found["names"], found["held"], strict=True)]
    who = f"{found['names'][found['seat']]} {found['act']}"
    return f"{', '.join(held)}. {'All show' if found['act'] == 'shows' else who}."


def _verdict(verdict: dict[str, Any], found: dict[str, Any]) -> list[str]:
    lines = [f"{verdict['label']}  ({verdict['letter']})"]
    if verdict["cards"]:
        lines.append(f"  Cards in place of the pieces: {' '.join(verdict['held'])}")
    for course in verdict["courses"]:
        lines += _course(course)
    for doubt in verdict["doubts"]:
        lines += _doubt(doubt)
    return lines


def _course(course: dict[str, Any]) -> list[str]:
    head = " ".join((*course["when"], course["text"]))
    if "refused" in course:
        return [f"  {head}{cited(course['refused']['clauses'])}"]
    events = [f"    {event['text']}{cited(event['clauses'])}" for event in course["events"]]
    drawn = [f"    The draw:{cited(course['draws'])}"] if "draws" in course else []
    return [f"  {head}", *events, *drawn]


def _doubt(doubt: dict[str, Any]) -> list[str]:
    lines = [
        f"  ? {text.label(doubt['crux'])}: {doubt['question']}",
        f"    Our reading: {doubt['reads']}.",
    ]
    lines += [
        f"    With the reading “{other['reads']}”: {other['text']}" for other in doubt["otherwise"]
    ]
    if not doubt["otherwise"] and doubt["options"] > 1:
        lines.append("    Read otherwise, the verdict is the same.")
    return lines
