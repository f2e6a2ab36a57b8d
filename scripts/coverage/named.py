"""Which clauses a test says it is about: ``gnav-1774.r3.d, r3.f, q.cuckoo`` in its docstring."""

from __future__ import annotations

import re
from typing import Final

from gnav_core.core import registry

SOURCES: Final = "|".join(map(re.escape, sorted(registry.SOURCES, key=len, reverse=True)))
NAMED: Final = re.compile(rf"\b({SOURCES})\b\.?|\b(r\d+(?:\.[a-z]\b)?|q\.[a-z0-9-]+[a-z0-9])")


def named(docstring: str | None) -> set[str]:
    """Collect the rules, clauses and cruces that a docstring names, each with its source."""
    source, found = "", set()
    for name, part in NAMED.findall(docstring or ""):
        source = name or source
        if part and source:
            found.add(f"{source}.{part}")
    return found


def about(names: set[str], clause: str) -> bool:
    """Say whether a clause is named, itself or by its rule."""
    return clause in names or clause.rpartition(".")[0] in names
