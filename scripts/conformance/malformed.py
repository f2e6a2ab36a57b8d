"""Texts that are no record, and must be answered with an error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from scripts.conformance.answer import Json

GOOD: Final[Json] = {
    "format": "gnav-record/1",
    "rules": "gnav-1774",
    "players": 3,
    "moves": ["deal:7"],
}
NOT_JSON: Final = {
    "cut-off": '{"format": "gnav-record/1", "rules": "gnav-17',
    "a-word": "hop",
    "a-list": "[]",
    "a-number": "17",
    "nothing": "null",
}
CHANGED: Final[dict[str, dict[str, Any]]] = {
    "another-format": {"format": "gnav-record/2"},
    "unknown-rules": {"rules": "gnav-2000"},
    "rules-that-are-no-text": {"rules": 1774},
    "players-as-text": {"players": "3"},
    "players-true": {"players": True},
    "one-player": {"players": 1},
    "thirty-eight-players": {"players": 38},
    "seven-germans": {"rules": "gnav-german", "players": 7},
    "dealer-beyond-the-seats": {"dealer": 3},
    "dealer-below-nought": {"dealer": -1},
    "dealer-null": {"dealer": None},
    "unknown-reading": {"readings": {"weather": "fine"}},
    "unknown-option": {"readings": {"cuckoo": "sings"}},
    "option-as-number": {"rules": "gnav-1917", "readings": {"strokes": 4}},
    "readings-as-list": {"readings": ["cuckoo"]},
    "moves-as-text": {"moves": "deal:7"},
    "moves-of-numbers": {"moves": [7]},
}
MISSING: Final = ("format", "rules", "players", "moves")


def texts() -> Iterator[Json]:
    """Yield every malformed text as a line of the suite, without its answer."""
    for name, text in NOT_JSON.items():
        yield {"id": f"malformed-{name}", "text": text}
    for name, change in CHANGED.items():
        yield {"id": f"malformed-{name}", "text": json.dumps({**GOOD, **change})}
    for key in MISSING:
        value = {other: part for other, part in GOOD.items() if other != key}
        yield {"id": f"malformed-without-{key}", "text": json.dumps(value)}
