"""What a browser may have kept, and what may be posted to a page and to its worker."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.hostile.files import LEDGER, LEDGERS
from tests.browser.hostile.links import HOUSE, HOUSES
from tests.browser.hostile.spite import DEEP, HTML, INHERITED, LONE, TURNED

CHOICES = ("layer", "translation", "letters", "notes", "language", "keys", "text", "pace")
WORDS = [*INHERITED, HTML, '"]', "'\\", "x" * 5000, LONE, "both none", "\x00", "translations"]
"""What may be remembered of a choice that is one word: the layer, the language, a switch."""

NO_JSON = ["", "x", "null", "5", "true", '"x"', "[]", "{}", "[null]", "{]", DEEP, "NaN", "\ufeff{}"]
NAMES = [
    json.dumps([HTML, "x" * 5000, LONE, TURNED]),
    json.dumps([5, None, {}, ["x"]]),
    json.dumps(INHERITED),
    '{"length": 40, "0": "x"}',
    json.dumps(["x"] * 20_000),
    *NO_JSON,
]
HOUSE_RULES = [
    json.dumps(HOUSES[:12]),
    json.dumps([{**HOUSE, "name": name} for name in (HTML, "x" * 5000, 5, None, {"a": 1}, LONE)]),
    json.dumps([{"format": "gnav-house/1"}]),
    json.dumps([{**HOUSE, "choices": None, "readings": 5}]),
    *NO_JSON,
]
EVENINGS = [
    *NO_JSON,
    *(
        json.dumps({"id": HTML, "ledger": ledger, "undone": [], "changed": HTML, "deal": HTML})
        for ledger in LEDGERS
        if len(json.dumps(ledger)) < 10_000
    ),
    json.dumps({"id": 5, "ledger": LEDGER, "undone": [5, {}], "changed": 5, "open": "yes"}),
    json.dumps({"id": None, "ledger": LEDGER, "undone": {}, "changed": {}, "over": []}),
]
TABLES = [*INHERITED, "", HTML, "x" * 100_000, LONE, "2026-01-01 nowhere"]
"""What may be kept as the name of the game at the table."""

MESSAGES: list[Any] = [
    None,
    5,
    HTML,
    "",
    {"boot": {"stage": HTML}},
    {"type": "gnav", "html": HTML},
    json.dumps({"kept": {"why": HTML}}),
    json.dumps({"failed": {"stage": "x", "why": HTML}}),
    {"type": 3, "data": {"items": [[{"title": HTML, "text": HTML, "location": "x"}]]}},
    {"__proto__": {"x": 1}},
    [],
    "x" * 1_000_000,
]
"""What another window may post to a page."""

CALLS = [
    "x",
    "null",
    "[]",
    DEEP,
    json.dumps({"id": 10**9, "call": "constructor"}),
    json.dumps({"id": 10**9, "call": "__proto__", "args": {}}),
    json.dumps({"id": {"a": 1}, "call": "sources", "args": {}}),
    json.dumps({"id": 10**9, "call": "toString", "args": {"__proto__": 1}}),
    json.dumps({"id": 10**9, "call": "sources", "args": {"x": HTML}}),
    json.dumps({"id": 10**9, "call": ["sources"], "args": {}}),
    json.dumps({"id": 10**9, "call": "load", "args": {"text": 5}}),
    json.dumps({"id": 10**9, "call": "resume", "args": {"id": {"a": []}}}),
    json.dumps({"id": 10**9, "call": "act", "args": {"seat": HTML, "move": []}}),
]
"""What the page's own end of the worker could post to it, were anything in the page to go wrong."""
