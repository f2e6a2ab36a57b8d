"""What a game takes from another and what others take from it, as links on pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import text
from scripts.pages.templates import fill
from scripts.pages.titles import Bilingual, ours
from scripts.tei import loans

#: How a clause speaks of another game, from its own side and from that of the other.
INWARD: Final = {
    "takes": ours("Taken from"),
    "inferred": ours("By our reading taken from"),
    "refers": ours("Refers to"),
}
OUTWARD: Final = {
    "takes": ours("Taken up by"),
    "inferred": ours("By our reading taken up by"),
    "refers": ours("Referred to by"),
}


class Way(NamedTuple):
    """One line: how, the other game, and the places in it, each an id with its label."""

    said: Bilingual
    game: str
    places: list[tuple[str, str]]
    inward: bool


def loans_of(ident: str, page: str) -> Markup:
    """Set what a source or a rule takes and gives; nothing where it does neither."""
    return fill("loans.html", page=page, ways=ways_of(ident))


def ways_of(ident: str) -> list[Way]:
    """List what a source or a rule takes from other games, then what it gives."""
    taken = [
        Way(INWARD[loan.how], _game(loan.rules[0]), spans(loan.rules), True)
        for loan in loans.taken_from(ident)
    ]
    given = [
        Way(OUTWARD[loan.how], _game(loan.clause), [(loan.clause, _short(loan.clause))], False)
        for loan in loans.taken_up_by(ident)
    ]
    return joined([*taken, *given])


def spans(rules: Iterable[str]) -> list[tuple[str, str]]:
    """Give rules as they are cited after their game's name, those in a row as one: ``1–10``."""
    return [
        (first, _short(first) if first == last else f"{_short(first)}–{_short(last)}")
        for first, last in loans.runs(rules)
    ]


def joined(ways: Iterable[Way]) -> list[Way]:
    """Put lines together that say the same of the same game."""
    found: dict[tuple[Bilingual, str], Way] = {}
    for way in ways:
        key = (way.said, way.game)
        places = [*(found[key].places if key in found else []), *way.places]
        found[key] = way._replace(places=list(dict.fromkeys(places)))
    return list(found.values())


def _game(ident: str) -> str:
    return ident.partition(".")[0]


def _short(ident: str) -> str:
    """Give the number that stands after the name: ``3``, ``1[a]``."""
    return text.label(ident).partition(":")[2].strip()
