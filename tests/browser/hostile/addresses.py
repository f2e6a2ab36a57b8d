"""Addresses that ask for what is not there, or for nothing that could be."""

from __future__ import annotations

from urllib.parse import quote

from tests.browser.hostile.spite import HTML, INHERITED

NOWHERE = ["", "..%2F..%2Fx", "constructor", "__proto__", "%", "a" * 5000, quote(HTML)]
PLAYERS = ["NaN", "1e9", "-1", "0", "", "99", "0x10", "Infinity", "4.5", "%F0%9F%90%88"]
DEALERS = ["NaN", "1e9", "-1", "0.5", "", "99"]
SEEDS = ["", "x" * 9000, HTML, "\x00", "👍🏽"]

SET_UPS = [
    "rules=gnav-1774&reading.__proto__=x&reading.constructor=y",
    "rules=gnav-1774&reading.cuckoo=__proto__&reading.=x",
    f"rules=gnav-1774&reading.{quote(HTML)}={quote(HTML)}",
    "rules=gnav-1774&rules=gnav-1917&players=3&players=NaN",
    *(f"rules=gnav-1774&players={number}" for number in PLAYERS),
    *(f"rules=gnav-1774&dealer={number}" for number in DEALERS),
    *(f"rules=gnav-1774&seed={quote(seed)}" for seed in SEEDS),
    *(f"rules={name}" for name in (*INHERITED, "house", "", quote(HTML), "x" * 5000)),
    *(f"example={name}" for name in (*NOWHERE, quote("//evil.invalid"), quote("\\\\evil"), "%00")),
    *(f"lesson={name}" for name in (*NOWHERE, "lesson-constructor")),
    "deal&x=1",
    "deal%00",
    "__proto__=x",
    "constructor",
    ":~:text=Play",
    "x" * 100_000,
    HTML,
    quote(HTML),
    "%",
    "%E0%A4%A",
    "=&=&",
]
"""What stands after # in the table's address."""

SEARCHES = [
    f"?example={quote(HTML)}",
    "?rules=gnav-1774&players=-1&reading.__proto__=x",
    "?rules=constructor",
    "?source=__proto__&seed=%00",
    f"?lesson={'a' * 3000}",
]
"""What stands after ? in the table's address."""

FRAGMENTS = [
    "#constructor",
    "#__proto__",
    "#toString",
    "#a.__proto__",
    "#%",
    "#%E0%A4%A",
    "#%22%5D",
    '#"]',
    "#']\\",
    f"#{HTML}",
    f"#{quote(HTML)}",
    "#:~:text=Kat",
    "#:~:text=%E0%A4%A",
    "#" + "a" * 60_000,
    "#__search",
    "#__drawer",
    "#a b",
    "#.",
    "#[id]",
    "#\u202ea",
]
"""Fragments of a page that is there to be read."""

MARKED = [
    *(f"?h={quote(text)}" for text in (HTML, "(", "[", "*", "\\", "a" * 3000, "__proto__", "$&")),
    "?h=%E0%A4%A",
    "?h=" + "+".join(["e"] * 400),
]
"""Words that the theme is asked to mark in a page."""
