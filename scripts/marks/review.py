"""What a machine cannot know of the marks, and what was said of it when it was reviewed by hand.

``stated`` means that the words quoted decide it. Whether they do a machine cannot tell; where
nothing casts doubt on the words there is nothing to ask. Where a crux, a gap, a question of the
text or a note of ours speaks of the same words, ``sources/marks.toml`` says why the claim is stated
all the same; so it does where two places call the same words by different marks.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from scripts import tei
from scripts.marks import claims, doubts
from scripts.marks.claims import Claim

FILE: Final = Path("sources/marks.toml")


@dataclass(frozen=True)
class Entry:
    """One entry of the list: the claims that are stated in spite of a doubt, and why.

    ``doubt`` is an id, or the key of a claim on the same words that is not stated.
    """

    source: str
    doubt: str
    stated: tuple[str, ...]
    why: str
    why_da: str


@cache
def reviewed(root: Path = tei.ROOT) -> tuple[Entry, ...]:
    """Read the list.

    Raises ``KeyError`` where an entry lacks a part.
    """
    listed: list[dict[str, Any]] = tomllib.loads((root / FILE).read_text("utf-8"))["reviewed"]
    return tuple(
        Entry(one["source"], one["doubt"], tuple(one["stated"]), one["why"], one["why_da"])
        for one in listed
    )


def asked() -> Iterator[tuple[str, str, str]]:
    """Yield what a person must look at: the source, the doubt, and the key of the stated claim."""
    cast = {name: doubts.of(source) for name, source in tei.load_all().items()}
    made = list(claims.every())
    for claim in made:
        if claim.mark != "stated":
            continue
        for clause, quote in claim.words:
            for doubt in cast.get(clause.partition(".")[0], ()):
                if doubt.meets(clause, quote):
                    yield claim.source, doubt.id, claim.key
        for other in made:
            if weaker(claim, other):
                yield claim.source, other.key, claim.key


def weaker(claim: Claim, other: Claim) -> bool:
    """Tell whether another place says of the same words that they are ours to read."""
    return (
        other.source == claim.source
        and other.place != claim.place
        and other.mark not in ("stated", "silent")
        and any(
            clause == at and doubts.overlap(clause, quote, words)
            for clause, quote in claim.words
            for at, words in other.words
        )
    )
