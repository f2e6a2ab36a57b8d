"""What has been said better in the worked examples since the lists were made.

``since.json`` holds, by example, the words that it had on that day, each with its place; the test
puts them back and finds the record of that day. ``python -m tests.public.since COMMIT`` writes it,
where COMMIT is one whose examples are those of the lists. Only words may have changed, names
among them, and what an event rests on and how firmly; never a move or a piece.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from gnav_core.games.gnav.refusal import IN_WORDS
from gnav_core.games.gnav.words import OF_CARDS

ROOT: Final = Path(__file__).parents[2]
HOW: Final = "where only words have changed, run `python -m tests.public.since f63182e`"
FILE: Final = Path(__file__).parent / "since.json"

#: The places in an example's record that may be said better.
SAID: Final = re.compile(
    r"title(_da)?|names/\d+|remarks/\d+/text(_da)?|(expect/events/\d+/(others/)?|refused/)(status|clauses(/\d+)?)"
)

#: Reasons of a refusal that are said better, each with the words of that day.
REASONS: Final = {
    "the neighbour has no choice here: his piece decides the answer": (
        "nobody is asked who may choose: the piece asked decides"
    ),
    "the dealer may change only the first piece he had, and his was exchanged to him": (
        "the dealer may change only the first piece he had, and his was swapped to him"
    ),
}

#: A move that is refused was named as records write it; it is said in words now.
MOVES: Final = {words: verb for verb, words in IN_WORDS.items()}
OUT_OF_PLACE: Final = re.compile(
    rf"(?P<expected>is to [^:\"]*?), and (?P<how>cannot|may not) (?P<move>{'|'.join(MOVES)}) "
    r"(?:now|here)\."
)

Was = dict[str, str | None]
"""The words of that day by their place, ``remarks/0/text``; ``None`` where there were none."""


def as_it_was(record: Any, was: Was) -> Any:
    """Put the words of that day back into a record."""
    old = deepcopy(record)
    for place, words in was.items():
        assert SAID.fullmatch(place), place
        *way, last = place.split("/")
        part = old
        for step in way:
            part = part[at(part, step)]
        if words is None:
            del part[at(part, last)]
        else:
            part[at(part, last)] = words
    return old


def as_it_was_told(answer: str) -> str:
    """Put the words of that day back: it spoke of cards as of pieces."""
    for was, of_cards in OF_CARDS.items():
        answer = answer.replace(of_cards, was)
    for reason, was in REASONS.items():
        answer = answer.replace(reason, was)
    return OUT_OF_PLACE.sub(move_as_it_was_told, answer)


def move_as_it_was_told(found: re.Match[str]) -> str:
    """Name a refused move as it was named on that day."""
    expected, move = found["expected"], f"'{MOVES[found['move']]}'"
    if found["how"] == "may not":
        return f"{expected}, and cannot {move} here."
    if expected in ("is to be dealt a piece", "is to draw a piece"):
        return f"{expected}, not {move}."
    return f"{expected}, so {move} is no move now."


def at(part: Any, step: str) -> Any:
    """Give a step of a place as it is looked up: a number in a list, a name elsewhere."""
    return int(step) if isinstance(part, list) else step


def changed(old: Any, new: Any, place: str = "") -> Iterator[tuple[str, str | None]]:
    """Yield each place where two records differ, with the old words."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from changed(old.get(key), new.get(key), f"{place}/{key}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from changed(before, after, f"{place}/{at}")
    elif old != new:
        yield place.lstrip("/"), old


def written(commit: str) -> dict[str, Was]:
    """Compare every example with what it was in a commit; old lessons are kept whole."""
    found = {}
    lessons = {path.name for path in FILE.parent.glob("lessons/*.json")}
    for path in sorted((ROOT / "sources").rglob("examples/*.json")):
        if path.name in lessons:
            continue
        name = f"{commit}:{path.relative_to(ROOT).as_posix()}"
        shown = subprocess.run(["git", "show", name], cwd=ROOT, capture_output=True, check=False)
        if shown.returncode == 0:
            was = dict(changed(json.loads(shown.stdout), json.loads(path.read_text("utf-8"))))
            if was:
                found[path.stem] = was
    return found


if __name__ == "__main__":
    text = json.dumps(written(sys.argv[1]), ensure_ascii=False, indent=1)
    FILE.write_text(f"{text}\n", "utf-8")
