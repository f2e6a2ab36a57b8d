"""Links changed at random, always alike: a part of what they hold, or a letter of their text."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from tests.browser.hostile.files import RECORD
from tests.browser.hostile.links import COMPARISON, HOUSE, PROGRAMME, RULING, TRICK, packed
from tests.browser.hostile.spite import HTML, HUGE, INHERITED, KEYS, LONE, TURNED

LINKS = 335  # made for each door, of which those are sent that change what no other does
LETTERS = "ABCXYZabcxyz0189-_"
ATOMS: list[Any] = [
    *(None, True, 0, -1, 0.5, 10**9, HUGE, "", " ", HTML, LONE, TURNED, "x" * 2000),
    *(*INHERITED, [], {}, [[]], [{}], {"__proto__": {}}, "cat", "gnav-1917", 3),
]

FULL = {
    "ruling": {
        **RULING,
        "swapped": True,
        "last": False,
        "drawn": "9",
        "left": [3, 1],
        "tapped": [0],
        "names": ["Anna", "Bo"],
        "laws": [{"rules": "gnav-kb", "readings": {}}],
    },
    "compare": {
        **COMPARISON,
        "answers": ["", "accept", "", ""],
        "draw": ["9", "cat"],
        "cards": [],
        "names": ["Anna", "Bo", "Carl", "Dorte"],
        "laws": [{"rules": "gnav-1774"}],
    },
    "house": {
        **HOUSE,
        "choices": {"cuckoo": "gnav-1917"},
        "readings": {"gnav-1774": {"ties": "any"}},
    },
    "evening": PROGRAMME,
    "takes": TRICK,
    "game": {
        **RECORD,
        "title": "A game",
        "remarks": [{"at": 1, "text": "So", "clauses": ["gnav-1774.r1.a"]}],
        "kinds": ["human", "threshold", "random"],
        "dealer": 2,
        "readings": {},
        "seed": "abc",
        "shows": ["gnav-1774.r1.a"],
        "lines": [{"moves": ["deal:7"]}],
        "line": 0,
        "open": True,
    },
}
DOORS = {
    "a ruling": ("rulings/", "r", "ruling"),
    "a comparison": ("compare/", "c", "compare"),
    "house rules": ("house-rules/", "h", "house"),
    "house rules to play by": ("play/", "house", "house"),
    "house rules to keep score by": ("scorekeeper/", "house", "house"),
    "a game": ("play/", "g", "game"),
    "an evening": ("play/", "evening", "evening"),
    "a trick": ("rulings/", "t", "takes"),
}


Change = Callable[[Random, Any], str]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """List every place in a value at which something stands: what holds it, and its key there."""
    if isinstance(value, dict | list):
        for key, part in list(value.items() if isinstance(value, dict) else enumerate(value)):
            yield value, key
            yield from _places(part)


def _put(chance: Random, whole: Any) -> str:
    holder, key = chance.choice(list(_places(whole)))
    atom = chance.choice(ATOMS)
    holder[key] = copy.deepcopy(atom)
    return f"{type(atom).__name__} at {key}"


def _take_out(chance: Random, whole: Any) -> str:
    holder, key = chance.choice(list(_places(whole)))
    del holder[key]
    return f"nothing at {key}"


def _double(chance: Random, whole: Any) -> str:
    holder, key = chance.choice(list(_places(whole)))
    times = chance.choice([1, 2, 50])
    holder[key] = [copy.deepcopy(holder[key])] * times
    return f"{times} at {key}"


def _add(chance: Random, whole: Any) -> str:
    holders = [whole, *(h[k] for h, k in _places(whole) if isinstance(h[k], dict))]
    holder = chance.choice(holders)
    atom = chance.choice(ATOMS)
    holder[chance.choice(KEYS)] = copy.deepcopy(atom)
    return f"{type(atom).__name__} added"


CHANGES: list[Change] = [_put, _put, _take_out, _double, _add]


def _changed(chance: Random, kind: str) -> tuple[str, set[str]]:
    """Pack a value of this kind with up to three changes; one time in six spoil the text too.

    Say what was changed: by a thing of which sort, and where.
    """
    whole, what = copy.deepcopy(FULL[kind]), set[str]()
    for _ in range(chance.choice([1, 1, 2, 3])):
        if whole:
            what.add(chance.choice(CHANGES)(chance, whole))
    text = packed(kind, whole)
    if chance.random() < 1 / 6:
        at = chance.randrange(len(text))
        skipped = chance.choice([0, 1, 5])
        text = text[:at] + chance.choice(LETTERS) + text[at + skipped :]
        what = {f"{skipped} letters in the {10 * at // len(text)}th tenth"}
    return text, what


@cache
def mutated() -> dict[str, tuple[str, str, list[str]]]:
    """Give for each door its page, the letter of its links, and what is sent through it."""
    return {
        door: (page, letter, _unlike(Random(f"a link to {door}"), kind))
        for door, (page, letter, kind) in DOORS.items()
    }


def _unlike(chance: Random, kind: str) -> list[str]:
    """Make links of a kind, and keep those in which something is changed as in none before."""
    sent, known = list[str](), set[str]()
    for text, what in (_changed(chance, kind) for _ in range(LINKS)):
        if what - known:
            sent.append(text)
            known |= what
    return sent
