"""What every list of hostile things is made from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

RUNS = "window.__pwned=1"
"""What a script of his does."""

IMAGE = f'<img src=x onerror="{RUNS}">'
HTML = f'"><svg onload="{RUNS}"></svg>{IMAGE}<script>{RUNS}</script>'

KEYS = (
    "outerHTML innerHTML draw found requestUpdate constructor __proto__ renderRoot style onclick"
    " textContent className innerText nodeValue performUpdate prototype shadowRoot id title hidden"
    " onfocus onpointerover attributes dataset classList isConnected children sources pieces"
    " clauses picker error wrong link asked asking unfolded question take inquire change open"
    " learn arrive connectedCallback then toString hasOwnProperty valueOf kind letter page"
).split()
"""Keys that mean something to an element, or to every object."""

ALL_KEYS = dict.fromkeys(KEYS, HTML)
INHERITED = ["constructor", "__proto__", "toString", "hasOwnProperty"]
LONE = "\ud83d"  # half of a pair: no text that could be written as UTF-8
TURNED = "\u202e\u2067gnaV\u2069"
DEEP = "[" * 5000 + "]" * 5000
HUGE = 10**400


def among(base: Mapping[str, Any], /, **changes: Iterable[Any]) -> list[dict[str, Any]]:
    """Give the base once for each change of one of its fields."""
    return [{**base, key: value} for key, values in changes.items() for value in values]


def some(values: Sequence[T], number: int) -> Sequence[T]:
    """Give so many of the values, from the first on, spread over all of them."""
    return [values[at * len(values) // number] for at in range(min(number, len(values)))]
