"""The command ``gnav``: list the sources, show a clause, replay records, play at a terminal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from gnav_core import __version__
from gnav_core.commands import cite as cite_command
from gnav_core.commands import host as host_command
from gnav_core.commands import lab as lab_command
from gnav_core.commands import perft as perft_command
from gnav_core.commands import replay as replay_command
from gnav_core.commands import takes as takes_command
from gnav_core.core import registry, streams, text
from gnav_core.play import terminal


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; give its exit status: 0, 1 (something was refused), 2 (misused)."""
    streams.prepare()
    if sys.stdout is None:
        return streams.refused("standard output is closed, so nothing can be answered.")
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        streams.let_go(sys.stdout)
        return 0
    except OSError as error:
        streams.let_go(sys.stdout)
        return streams.refused(f"the answer cannot be written: {streams.fault(error)}.")
    return status


def _run(arguments: Sequence[str] | None) -> int:
    try:
        parsed = _parser().parse_args(arguments)
        status: int = parsed.run(parsed)
    except SystemExit as stopped:
        return int(stopped.code or 0)
    except streams.UnreadableError as error:
        return streams.refused(error)
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = streams.Parser(prog="gnav", description="Gnav by its sources.")
    parser.add_argument("--version", action="version", version=f"gnav {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listed = commands.add_parser("sources", help="list the sources and their readings")
    listed.add_argument("--json", action="store_true", help="as one JSON document")
    listed.set_defaults(run=_sources)
    shown = commands.add_parser("show", help="show a rule, a clause or a crux: 1774:3, 1774:3d")
    shown.add_argument("cited", nargs="+", help="as it is cited, or its id")
    shown.set_defaults(run=_show)
    cited = commands.add_parser("cite", help="cite a source, a rule or a clause: 1774:3d")
    cite_command.add_arguments(cited)
    for name, module in registry.commands():
        command = import_module(module)
        command.add_arguments(commands.add_parser(name, help=command.HELP))
    replayed = commands.add_parser("replay", help="replay records of gnav-record/1")
    replay_command.add_arguments(replayed)
    taken = commands.add_parser("takes", help=takes_command.HELP)
    takes_command.add_arguments(taken)
    perft_command.add_arguments(
        commands.add_parser("perft", help="count positions by depth for a fixed deal")
    )
    host_command.add_arguments(commands.add_parser("host", help=host_command.HELP))
    lab_command.add_arguments(commands.add_parser("lab", help=lab_command.HELP))
    terminal.add_arguments(commands.add_parser("play", help="play at this terminal"))
    return parser


def _sources(parsed: argparse.Namespace) -> int:
    if parsed.json:
        print(
            json.dumps([_source(name) for name in registry.SOURCES], ensure_ascii=False, indent=2)
        )
        return 0
    for name in registry.SOURCES:
        source = _source(name)
        least, most = source["seats"]
        print(f"{name}  {source['title']} ({source['year']}), {least} to {most} players")
        for reading, values in registry.readings(name).items():
            if len(values) > 1:
                print(f"    {reading}: {', '.join(values)}")
    return 0


def _source(name: str) -> dict[str, Any]:
    source = text.sources()[name]
    return {
        "id": name,
        "title": source["title"],
        "year": source["year"],
        "lang": source["lang"],
        "seats": list(registry.rule_set(name).seats.value),
        "readings": {key: list(values) for key, values in registry.readings(name).items()},
    }


def _show(parsed: argparse.Namespace) -> int:
    missing = 0
    for cited in parsed.cited:
        try:
            _print_passage(text.find(cited))
        except text.NotFoundError as error:
            missing = streams.refused(error, 1)
    return missing


def _print_passage(passage: text.Passage) -> None:
    print(f"{passage.label}  ({passage.id})")
    if passage.kind in text.ASKED:
        print(text.crux_in_words(passage.id))
        return
    clauses = [
        found for name, found in text.passages().items() if name.startswith(f"{passage.id}.")
    ]
    for clause in clauses or [passage]:
        letter = f"[{clause.id.rpartition('.')[2]}] " if clauses else ""
        print(f"  {letter}{clause.text}")
