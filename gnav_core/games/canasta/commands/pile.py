"""The command ``gnav pile``: may I take the pile? What the page of 1950 says, in words or JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from gnav_core.core import text
from gnav_core.core.game import AskError
from gnav_core.core.sentences import LANGUAGES, why
from gnav_core.core.streams import refused, whole
from gnav_core.games.canasta import asked
from gnav_core.games.canasta.besides import ORIGINS

HELP: Final = "ask the Canasta page of 1950: may I take the pile?"

GIVEN: Final = {
    "pile": ("discards", "dealt", "hand", "melds", "stock", "not_by_right"),
    "red-three": ("origin",),
    "red-three-counts": ("melded", "opponents_closed"),
    "turn-up": ("card",),
    "end": ("stock", "taken"),
}
"""The questions, and what is given with each."""

OPTIONS: Final = {"origin": "from"}
"""What the option is called where that is not its name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    questions = ", ".join(GIVEN)
    parser.add_argument(
        "ask", nargs="?", default="pile", choices=GIVEN, metavar="ASK", help=f"one of {questions}"
    )
    _add_of_pile(parser)
    parser.add_argument(
        "--from", dest="origin", metavar="PLACE", help=f"red-three: {', '.join(ORIGINS)}"
    )
    parser.add_argument("--melded", action="store_true", help="red-three-counts: the side has laid")
    parser.add_argument(
        "--opponents-closed",
        action="store_true",
        help="red-three-counts: the others have laid everything at once, or closed",
    )
    parser.add_argument("--card", help="turn-up: the card that was turned up")
    parser.add_argument("--taken", action="store_true", help="end: the last card thrown was taken")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="en unless given")
    parser.add_argument("--json", action="store_true", help="as one JSON document")
    parser.set_defaults(run=run)


def _add_of_pile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--discards", metavar="CARDS", help='pile: bottom first, "joker h9 s4"')
    parser.add_argument("--dealt", action="store_true", help="pile: the first was turned up")
    parser.add_argument("--hand", metavar="CARDS", help='pile: what you hold, "d4 c4 joker"')
    parser.add_argument("--melds", metavar="RANKS", help='pile: the sets of your side, "4 k"')
    parser.add_argument("--stock", type=whole, metavar="NUMBER", help="pile, end: the cards left")
    parser.add_argument(
        "--not-by-right",
        action="store_true",
        help="pile: the top was not thrown by the player on your right",
    )


def run(parsed: argparse.Namespace) -> int:
    """Answer the command."""
    try:
        found = _answer(parsed)
    except AskError as error:
        cited = ", ".join(map(text.label, error.clauses))
        said = why(error, parsed.language).removesuffix(".")
        return refused(f"{said}{cited and f' ({cited})'}.")
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(found, parsed.language)))
    return 0


def _answer(parsed: argparse.Namespace) -> dict[str, Any]:
    """Put the question. Raises ``AskError``, also for what belongs to another question."""
    strange = next((name for name in _given(parsed) if name not in GIVEN[parsed.ask]), None)
    if strange is not None:
        raise AskError(
            "{option} does not belong to {ask}.", option=_option(strange), ask=parsed.ask
        )
    return ASKS[parsed.ask](parsed)


def _given(parsed: argparse.Namespace) -> Iterator[str]:
    """Name what was given of all that any question takes."""
    for name in dict.fromkeys(name for names in GIVEN.values() for name in names):
        if getattr(parsed, name) not in (None, False):
            yield name


def _option(name: str) -> str:
    return f"--{OPTIONS.get(name, name).replace('_', '-')}"


def _needed(parsed: argparse.Namespace, name: str) -> Any:
    """Give what a question cannot do without. Raises ``AskError``."""
    given = getattr(parsed, name)
    if given is None:
        raise AskError("{ask} needs {option}.", ask=parsed.ask, option=_option(name))
    return given


def _words(given: str | None) -> list[str]:
    return (given or "").replace(",", " ").split()


def _pile(parsed: argparse.Namespace) -> dict[str, Any]:
    return asked.pile(
        _words(_needed(parsed, "discards")),
        _words(parsed.hand),
        _needed(parsed, "stock"),
        _words(parsed.melds),
        parsed.dealt,
        not parsed.not_by_right,
        parsed.language,
    )


ASKS: Final[dict[str, Callable[[argparse.Namespace], dict[str, Any]]]] = {
    "pile": _pile,
    "red-three": lambda given: asked.red_three(_needed(given, "origin"), given.language),
    "red-three-counts": lambda given: asked.red_three_counts(
        given.melded, given.opponents_closed, given.language
    ),
    "turn-up": lambda given: asked.turn_up(_needed(given, "card"), given.language),
    "end": lambda given: asked.end(_needed(given, "stock"), given.taken, given.language),
}


def _lines(found: dict[str, Any], language: str) -> Iterator[str]:
    """Write an answer: its word, its sentence, then each clause with its words, which are English.

    In Danish the clauses are named alone.
    """
    yield f"{found['says']}: {found['text']}"
    for name, label in found["labels"].items():
        if ".q." in name:
            yield f"  ? {label}: {text.crux_in(language, name)['question']}"
        else:
            yield f"  {label}: {text.find(name).text}" if language == "en" else f"  {label}"
