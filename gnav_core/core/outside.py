"""What comes from outside as JSON: read within bounds, so that no text does harm by its making.

The table's own door, for what comes to the page, is ``docs/assets/table/core/door.js``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, NoReturn

from gnav_core.core.sentences import Sentence

DEEPEST: Final = 40
"""Brackets within brackets: nothing honest goes so deep, and a parser can be led too deep."""

DIGITS: Final = 100
"""No whole number of ours has so many."""

LONGEST_NAME: Final = 60
"""Letters of a name, of a player or of house rules; a longer one is kept, and shown shortened."""

NO_JSON: Final = "This is not JSON: {why}."
STRINGS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
BRACKETS = re.compile(r"[\[\]{}]")
HALF = re.compile("[\ud800-\udfff]")
"""Half a letter, which JSON can hold and nobody can write."""

HALF_IN_JSON = re.compile(rf"{HALF.pattern}|\\ud[89a-f]", re.IGNORECASE)
STEERING = re.compile("[\x00-\x1f\x7f-\x9f]")
"""Letters that are none, and steer the terminal on which they are written."""

VERSION = re.compile(r"(.+/)([1-9][0-9]{0,3})", re.ASCII)


class OutsideError(ValueError):
    """Refuse a text from outside, in one sentence."""


class NewerError(ValueError):
    """Mark what a newer version of the archive made: it is whole, and cannot be read here."""


def read(text: str, most: int, mend: bool = True) -> Any:
    """Read JSON of at most so many letters; halves of letters in it are replaced.

    Raises ``OutsideError``, in one sentence, for what is too long, nested too deep, or no JSON. The
    time it takes goes by the length of the text.
    """
    if len(text) > most:
        raise too_long(most)
    text = text.removeprefix("\ufeff")
    if _too_deep(text):
        raise OutsideError(Sentence(NO_JSON, why=Sentence("its brackets are nested too deep")))
    try:
        value = DECODER.decode(text)
    except OutsideError:
        raise
    except ValueError as error:
        raise OutsideError(Sentence(NO_JSON, why=str(error).split("\n")[0])) from None
    return mended(value) if mend and HALF_IN_JSON.search(text) else value


def too_long(most: int) -> OutsideError:
    """Refuse what has more letters than are read."""
    return OutsideError(Sentence("This is too long: at most {most} letters are read.", most=most))


def _too_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for bracket in BRACKETS.finditer(STRINGS.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def mended(value: Any) -> Any:
    """Give a JSON value with a sign in place of each half of a letter."""
    if isinstance(value, str):
        return HALF.sub("\ufffd", value)
    if isinstance(value, list):
        return [mended(part) for part in value]
    if isinstance(value, dict):
        return {mended(name): mended(part) for name, part in value.items()}
    return value


def _refuse(number: str) -> NoReturn:
    why = Sentence("{number} is no value of JSON", number=shown(number)[1:-1])
    raise OutsideError(Sentence(NO_JSON, why=why))


def _whole(digits: str) -> int:
    return int(digits) if len(digits.lstrip("-")) <= DIGITS else _refuse(digits)


def _broken(digits: str) -> float:
    number = float(digits)
    return number if abs(number) != float("inf") else _refuse(digits)


DECODER: Final = json.JSONDecoder(
    parse_constant=_refuse, parse_int=_whole, parse_float=_broken, strict=True
)


def newer(given: Any, known: str) -> bool:
    """Whether a format is that of a newer version: ``gnav-record/2`` where ``/1`` is known."""
    ours = VERSION.fullmatch(known)
    match = VERSION.fullmatch(given) if isinstance(given, str) else None
    return bool(ours and match and match[1] == ours[1] and int(match[2]) > int(ours[2]))


def check_format(
    given: Any,
    known: str,
    made: str,
    newer_error: Callable[[Sentence], Exception],
    error: Callable[[Sentence], Exception],
    none: Sentence | None = None,
) -> None:
    """Check the ``format`` that a thing gives.

    Raises ``newer_error`` for that of a newer version, ``made`` saying what it made, and ``error``
    for any other; ``none`` says so where the thing may well be something else altogether.
    """
    if given == known:
        return
    if newer(given, known):
        raise newer_error(Sentence(made, format=given))
    wrong = "The format must be {format}, not {given}."
    raise error(none or Sentence(wrong, format=repr(known), given=shown(given)))


def shown(value: Any) -> str:
    """Write a value as it came, on one line and not at length."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def single(text: str, most: int) -> str:
    """Write a text on a single line, not at length, and with nothing that steers a terminal."""
    line = STEERING.sub("\ufffd", " ".join(text.split()))
    return line if len(line) <= most else f"{line[: most - 1]}…"
