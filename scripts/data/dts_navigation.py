"""The navigation endpoint of DTS: where a rule or a clause stands in its text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scripts import tei
from scripts.data.edition import Edition, Json
from scripts.tei import links
from scripts.tei.layers import NS

LEVELS = 2


@dataclass(frozen=True)
class Unit:
    """A rule (level 1) or a clause (level 2), cited as ``3`` or ``3.d`` within its text."""

    ref: str
    id: str
    level: int
    parent: str | None
    kind: str


def unit_names(source: tei.Source) -> tuple[str, str]:
    """Give the names of the two units of a text: a rule or a part, and a clause."""
    found = source.header.iterfind(".//tei:citeStructure", NS)
    outer, inner = (one.get("unit", "") for one in found)
    return outer, inner


def units(source: tei.Source) -> list[Unit]:
    """List every unit of a text in the order of the text, each rule before its clauses."""
    outer, inner = unit_names(source)
    found = []
    for rule in source.rules:
        found.append(Unit(rule.n, rule.id, 1, None, outer))
        found += [Unit(f"{rule.n}.{c.n}", c.id, 2, rule.n, inner) for c in rule.clauses]
    return found


def answers(edition: Edition, source: tei.Source) -> Iterator[tuple[str, Json]]:
    """Yield every answer about a text, with the name that its template gives it."""
    every = units(source)
    by_ref = {unit.ref: unit_data(edition, unit) for unit in every}

    def members(found: list[Unit]) -> Json:
        return {"member": [by_ref[unit.ref] for unit in found]}

    for down in (1, LEVELS, -1):
        yield f"{source.id};down={down}", members(whole(every, down))
    for unit in every:
        ref = {"ref": by_ref[unit.ref]}
        yield f"{source.id}/{unit.ref}", ref
        for down in (0, 1, LEVELS, -1):
            found = members(below(every, unit, down))
            yield f"{source.id};down={down}/{unit.ref}", ref | found


def unit_data(edition: Edition, unit: Unit) -> Json:
    """Describe one unit."""
    return {
        "identifier": unit.ref,
        "@type": "CitableUnit",
        "@id": edition.permalink(unit.id),
        "level": unit.level,
        "parent": unit.parent,
        "citeType": unit.kind,
        "dublinCore": {"title": [{"lang": "en", "value": links.label(unit.id)}]},
    }


def whole(every: list[Unit], down: int) -> list[Unit]:
    """List the units of a text down to a level; -1 is the lowest."""
    return [unit for unit in every if down == -1 or unit.level <= down]


def below(every: list[Unit], unit: Unit, down: int) -> list[Unit]:
    """List a unit and what is below it; with 0, its siblings and itself."""
    if down == 0:
        return [other for other in every if other.parent == unit.parent]
    return [other for other in every if other is unit or other.parent == unit.ref]
