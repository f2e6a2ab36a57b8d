"""The command ``gnav compare``: one deal under every source, in words or as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from gnav_core.core import text
from gnav_core.core.game import AskError
from gnav_core.core.streams import refused, whole
from gnav_core.games.gnav.compare.compare import compare
from gnav_core.games.gnav.compare.lawbook import named, of_house
from gnav_core.games.gnav.house_rules.file import load

HELP: Final = "play one deal under every source"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--deal", required=True, help='the pieces by seat: "7 cat house"')
    parser.add_argument(
        "--wishes", required=True, help='what each would do: "exchange stand tap+exchange"'
    )
    parser.add_argument("--draw", default="", help='what comes from the bag in turn: "9 3"')
    parser.add_argument(
        "--answers",
        default="",
        help='accept, refuse, take or keep by seat; a dot for none: ". refuse ."',
    )
    parser.add_argument("--cards", default="", help='the German cards to deal: "d7 sj d10"')
    parser.add_argument(
        "--dealer", type=whole, help="the seat that deals, the last one unless given"
    )
    add_laws(parser)
    parser.set_defaults(run=run)


def add_laws(parser: argparse.ArgumentParser) -> None:
    """Add what names the laws, the players and the form of the answer."""
    parser.add_argument(
        "--rules",
        nargs="+",
        action="extend",
        default=[],
        help="the sources, all unless given; 1774:cuckoo=stops-play is one with a reading",
    )
    parser.add_argument(
        "--reading",
        action="append",
        default=[],
        metavar="SOURCE.CRUX=OPTION",
        help="another answer to an open question of a source",
    )
    parser.add_argument(
        "--house", action="append", default=[], metavar="FILE", help="house rules, as one law more"
    )
    parser.add_argument("--names", default="", help='the players: "Anna Bo Carl"')
    parser.add_argument("--json", action="store_true", help="as one JSON document")


def answer(
    parsed: argparse.Namespace, ask: Callable[[], Any], lines: Callable[[Any], Iterable[str]]
) -> int:
    """Print what is asked, or say in one sentence why it cannot be; give the exit status."""
    try:
        found = ask()
    except AskError as error:
        cited = f" ({', '.join(map(text.label, error.clauses))})" if error.clauses else ""
        return refused(f"{str(error).removesuffix('.')}{cited}.")
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(lines(found)))
    return 0


def laws_asked(parsed: argparse.Namespace) -> list[dict[str, Any]]:
    """Read the laws that the command line names. Raises ``AskError``."""
    houses = [of_house(load(file).as_json()) for file in parsed.house]
    return [law.as_json() for law in named(parsed.rules, parsed.reading, houses)]


def cited(clauses: Sequence[str]) -> str:
    """Write clauses as they are cited, in brackets."""
    return f"  [{'; '.join(map(text.label, clauses))}]" if clauses else ""


def run(parsed: argparse.Namespace) -> int:
    """Answer the command."""
    return answer(parsed, lambda: _ask(parsed), _lines)


def _ask(parsed: argparse.Namespace) -> dict[str, Any]:
    return compare(
        parsed.deal.split(),
        parsed.wishes.split(),
        draw=parsed.draw.split(),
        answers=[word.strip(".") for word in parsed.answers.split()],
        cards=parsed.cards.split(),
        dealer=parsed.dealer,
        names=parsed.names.split(),
        laws=laws_asked(parsed),
    )


def _lines(found: dict[str, Any]) -> list[str]:
    wide = max(len(law["label"]) for law in found["laws"])
    first = {divergence["step"] for divergence in found["partings"][:1]}
    lines = [found["text"]]
    for at, step in enumerate(found["steps"]):
        if step["kind"] == "deal":
            lines += ["", "The deal", *(_dealt(law, found["names"], wide) for law in found["laws"])]
            continue
        name = "The showing" if step["seat"] is None else f"{found['names'][step['seat']]}’s turn"
        lines += ["", f"{name}{'   <- here they part' if at in first else ''}"]
        for law in found["laws"]:
            lines += _step(law["label"].ljust(wide), law["steps"][at])
    lines += ["", "What it costs"]
    lines += [
        f"  {law['label'].ljust(wide)}  {law['letter']}  {' '.join(law['result'])}"
        for law in found["laws"]
    ]
    for divergence in found["partings"]:
        lines += _divergence(divergence, found)
    lines += [
        f"{out['label']} is left out. {out['why']}{cited(out['clauses'])}"
        for out in found["left_out"]
    ]
    return lines


def _dealt(law: dict[str, Any], names: Sequence[str], wide: int) -> str:
    held = ", ".join(f"{name} {piece}" for name, piece in zip(names, law["dealt"], strict=True))
    return f"  {law['label'].ljust(wide)}  {held}"


def _step(label: str, step: dict[str, Any]) -> list[str]:
    """Write one step of one law: a line for each event."""
    said = [
        event["text"] + cited(event["clauses"])
        for event in step["events"]
        if event["kind"] != "dealer"
    ]
    if step.get("text"):
        said.insert(0, step["text"] + cited(step.get("clauses", [])))
    return [f"  {label if at == 0 else ' ' * len(label)}  {line}" for at, line in enumerate(said)]


def _divergence(divergence: dict[str, Any], found: dict[str, Any]) -> list[str]:
    seat = divergence["seat"]
    where = "when all show" if seat is None else f"at {found['names'][seat]}’s turn"
    groups = [
        f"  {_labels(group['laws'], found)}: {group['text']}{cited(group['clauses'])}"
        for group in divergence["groups"]
    ]
    readings = [
        f"  With {text.label(other['crux'])} read as {other['option']}, "
        f"{_labels(other['laws'], found)} would go with {_labels(other['goes_with'], found)}."
        for other in divergence["otherwise"]
    ]
    return ["", f"They part {where}:", *groups, *readings]


def _labels(laws: Sequence[int], found: dict[str, Any]) -> str:
    return ", ".join(found["laws"][at]["label"] for at in laws)
