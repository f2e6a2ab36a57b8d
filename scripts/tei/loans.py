"""What one game of the booklet takes from another, in ``sources/spilleregler-1774/lends.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

from scripts.tei.files import ROOT
from scripts.tei.source import BOOKLET

FILE: Final = f"sources/{BOOKLET}/lends.toml"

#: The words say which rules; that they hold here too is our reading; or they only compare.
How = Literal["takes", "inferred", "refers"]


class Loan(NamedTuple):
    """A clause that names another game, how, and the rules of that game which it speaks of."""

    clause: str
    how: How
    rules: tuple[str, ...]

    @property
    def rule(self) -> str:
        """Give the rule that the clause stands in."""
        return self.clause.rpartition(".")[0]


@cache
def loans(root: Path = ROOT) -> tuple[Loan, ...]:
    """Read the table, in its order; raise `ValueError` at a kind of loan that nobody knows."""
    found = tomllib.loads((root / FILE).read_text("utf-8"))["lends"]
    for one in found:
        if one["how"] not in get_args(How):
            raise ValueError(f"{one['clause']}: {one['how']!r} is no kind of loan")
    return tuple(Loan(one["clause"], one["how"], tuple(one["rules"])) for one in found)


def taken_from(ident: str) -> list[Loan]:
    """List what a source, or one rule of it, takes from other games."""
    return [loan for loan in loans() if f"{loan.rule}.".startswith(f"{ident}.")]


def taken_up_by(ident: str) -> list[Loan]:
    """List what takes something from a source, or from one rule of it: those rules alone."""
    found = (
        loan._replace(rules=tuple(one for one in loan.rules if f"{one}.".startswith(f"{ident}.")))
        for loan in loans()
    )
    return [loan for loan in found if loan.rules]


def is_lent(clauses: Iterable[str], rule: str) -> bool:
    """Say whether a rule of another game is taken over by one of these clauses."""
    return any(loan.clause in set(clauses) and rule in loan.rules for loan in loans())


def runs(rules: Iterable[str]) -> list[tuple[str, str]]:
    """Give the first and the last of each row of rules that follow one another."""
    found: list[tuple[str, str]] = []
    for rule in rules:
        if found and _number(rule) == _number(found[-1][1]) + 1:
            found[-1] = (found[-1][0], rule)
        else:
            found.append((rule, rule))
    return found


def _number(rule: str) -> int:
    return int(rule.rpartition(".r")[2])
