"""What a style, a script or a template draws, and the tests that look for it on a page."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from scripts.what.files import ROOT
from scripts.what.mentions import SELECT, Mention

DRAWS: Final = (".css", ".js", ".html")
SET: Final = re.compile(r"""class(?:Name)?\s*[=:]\s*["'`]([^"'`]+)|\b(data-[a-z-]+)""")
STYLED: Final = re.compile(r"[.\[]([a-z][a-z-]{3,})")
WORD: Final = re.compile(r"[a-z][a-z-]{3,}")
COMMON: Final = 12
"""What so many tests look for says nothing of any."""

MOST: Final = 5


def looked_for(by_test: Mapping[str, Iterable[Mention]]) -> dict[str, set[str]]:
    """Give the tests that look for each class or attribute."""
    found: dict[str, set[str]] = defaultdict(set)
    for test, mentions in by_test.items():
        for kind, said in mentions:
            if kind == SELECT:
                found[said].add(test)
    return {said: tests for said, tests in found.items() if len(tests) < COMMON}


def draws(name: str) -> set[str]:
    """Give the classes and attributes that a file draws or styles."""
    if not name.endswith(DRAWS):
        return set()
    text = (ROOT / name).read_text("utf-8")
    if name.endswith(".css"):
        return {*STYLED.findall(text)}
    return {one for found in SET.findall(text) for said in found for one in WORD.findall(said)}


def alike(name: str, looked: Mapping[str, set[str]]) -> dict[str, int]:
    """Count for each test what it looks for of what a file draws."""
    found: dict[str, int] = defaultdict(int)
    for said in draws(name):
        for test in looked.get(said, ()):
            found[test] = min(found[test] + 1, MOST)
    return found
