"""Words that are typed: into the search, and where a name belongs."""

from __future__ import annotations

from tests.browser.hostile.spite import HTML, IMAGE, INHERITED, LONE, RUNS, TURNED

QUERIES = [
    HTML,
    IMAGE,
    f"javascript:{RUNS}",
    "*",
    "~",
    "^",
    "+",
    "-",
    ":",
    "__proto__:x",
    "constructor:cat",
    "title:toString text:*",
    "norm:__proto__",
    "cat~99999999",
    "cat^1e999",
    "cat^-1",
    "+ - * ~1 ^2 :",
    "((((((((((((((((",
    "[a-z]+(?:x|y)*$",
    "\\",
    "\\u0000\x00",
    "%",
    "%E0%A4%A",
    "&amp;&lt;&#60;",
    "${7*7}{{7*7}}",
    *INHERITED,
    LONE + "cat",
    TURNED,
    "é" * 2000,
    "gnav " * 1500,
    "x" * 50_000,
    "👩‍👩‍👧‍👦" * 60,
    "\u0301" * 900,
    "'; DROP TABLE rules; --",
]

#: In lots of eight no two are alike to a reader, for two alike are refused at a table.
NAMES = [
    HTML,
    "x" * 5000,
    TURNED * 8,
    "{constructor}",
    "W" * 300,
    "A" + "\u0334\u0317\u0489" * 90,
    "👩‍👩‍👧‍👦" * 9,
    "__proto__",
    IMAGE,
    "constructor",
    "Ａｎｎａ",
    "hasOwnProperty",
    "\u0301" * 200,
    "\u200b\u200d\ufeff",
    "\u2028\u2029\x85",
    "\x00\x07\x1b[31m",
    LONE,
    "&lt;b&gt;",
    "{name}",
    "${name}",
    "toString",
    " Anna ",
    "“Anna”",
    "Wilhelmine Anna Charlotte Augusta von und zu der Pfalz",
]


def in_lots(number: int) -> list[list[str]]:
    """Part the names into lots of so many."""
    return [NAMES[at : at + number] for at in range(0, len(NAMES), number)]
