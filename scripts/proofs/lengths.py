"""How short and how long a deal can be, how much is drawn in one, and what can follow a draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from time import perf_counter
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.games.gnav.family import FAMILY
from gnav_core.lab.extremes import Extreme, extremes
from gnav_core.lab.law import Law, compiled
from gnav_core.lab.replayed import replayed
from scripts.proofs.cruces import PLAYERS, answers
from scripts.proofs.witness import written

Json = dict[str, Any]
Readings = Mapping[str, str]

MOST_SEATS: Final = {"gnav-1774": 7, "gnav-german": 5}
"""So many seats at most are tried for what is drawn; where choices are more, ``FEWER``."""
FEWER: Final = 5
SOME: Final = (("discard", "back-in-bag"), ("refused-by-last", "draws"))
"""Answers by which what is drawn is counted, too."""

FREE: Final = frozenset({"fine"})
"""What a request leads to that neither moves a piece nor ends anything."""

CLAUSES: Final = {
    "gnav-1774": ["gnav-1774.r3.c", "gnav-1774.r4.b", "gnav-1774.r4.c"],
    "gnav-kb": ["gnav-1774.r3.c", "gnav-1774.r4.b", "gnav-1774.r4.c"],
    "gnav-1917": ["gnav-1917.r6.b", "gnav-1917.r6.c", "gnav-1917.r7.a"],
    "gnav-wikipedia": ["gnav-1917.r6.b", "gnav-1917.r6.c", "gnav-1917.r7.a"],
    "gnav-german": ["gnav-german.r4.b", "gnav-german.r4.d"],
}
"""What a source rests on where nobody is told “Kis-Kis” after a draw: a request comes to the bag
only past all who sit behind, so that these hold horses and houses, and they go on holding them."""


def lengths(source: str) -> Iterator[Json]:
    """Give the shortest and the longest deals, by the usual answers and by each other that acts."""
    usual = compiled(registry.rule_set(source))
    others = [{crux: option} for crux, option, _ in answers(source)]
    for reading, players in product([{}, *others], PLAYERS):
        law = compiled(registry.rule_set(source, reading))
        if reading and law.play(FREE) == usual.play(FREE):
            continue
        begun, found = perf_counter(), extremes(law, players)
        yield {
            **_head(source, reading, players, found),
            "seconds": round(perf_counter() - begun, 1),
            "least": {name: _extreme(source, reading, one) for name, one in found.least.items()},
            "most": {name: _extreme(source, reading, one) for name, one in found.most.items()},
            "longest_game": registry.new(source, players, 0, reading).bounds().longest,
        }


def draws(source: str) -> Iterator[Json]:
    """Give the most that one deal draws."""
    known = {(crux, option) for crux, option, _ in answers(source)}
    for reading in ({}, *(dict([one]) for one in SOME if one in known)):
        most = FEWER if reading else MOST_SEATS.get(source, FEWER)
        for players in range(2, most + 1):
            law, begun = compiled(registry.rule_set(source, reading)), perf_counter()
            found = extremes(law, players, taps=False)
            yield {
                **_head(source, reading, players, found),
                "seconds": round(perf_counter() - begun, 1),
                "most": _extreme(source, reading, found.most["draws"]),
            }


def after_draw(source: str, players: int) -> Json:
    """Say what can follow a draw, in every combination of answers that play reads."""
    begun, tried, follows = perf_counter(), 0, {}
    laws = combinations(source)
    for reading, law in laws:
        found = extremes(law, players, taps=False, last_changes=False)
        tried += found.tried
        for effects, extreme in found.after.items():
            name = " ".join(effect for effect in effects if effect not in FREE)
            if name not in follows:
                witness = written(extreme.pieces, extreme.choices)
                follows[name] = {"follows": name, "reading": reading, "witness": witness}
    return {
        "source": source,
        "players": players,
        "combinations": len(laws),
        "tried": tried,
        "seconds": round(perf_counter() - begun, 1),
        "kiss": any("kiss" in name.split() for name in follows),
        "clauses": CLAUSES[source],
        "follows": [follows[name] for name in sorted(follows)],
    }


def combinations(source: str) -> list[tuple[dict[str, str], Law]]:
    """Give every combination of answers by which play is not the same, and its law."""
    usual = compiled(registry.rule_set(source))
    acts = {
        crux
        for crux, option, _ in answers(source)
        if compiled(registry.rule_set(source, {crux: option})).play(FREE) != usual.play(FREE)
    }
    options = {crux: registry.readings(source)[crux] for crux in acts}
    found: dict[Any, tuple[dict[str, str], Law]] = {}
    for chosen in product(*(options[crux] for crux in sorted(options))):
        reading = dict(zip(sorted(options), chosen, strict=True))
        law = compiled(registry.rule_set(source, reading))
        found.setdefault(law.play(FREE), (reading, law))
    return list(found.values())


def _head(source: str, reading: Readings, players: int, found: Any) -> Json:
    counted = {name: getattr(found, name) for name in ("rows", "behaviours", "deals", "tried")}
    return {"source": source, "reading": dict(reading), "players": players, **counted}


def _extreme(source: str, reading: Readings, extreme: Extreme) -> Json:
    done = replayed(source, reading, extreme.pieces, extreme.choices)
    witness = written(extreme.pieces, extreme.choices)
    return {"number": extreme.number, "events": len(done.events), "witness": witness}


def every() -> tuple[str, ...]:
    """Give each source."""
    return tuple(FAMILY.sources)
