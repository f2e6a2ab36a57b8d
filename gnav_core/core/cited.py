"""A rule in code: the clauses it rests on, their words, and where there is a choice, its value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_type_hints

from gnav_core.core.outside import shown
from gnav_core.core.sentences import Sentence, either

T = TypeVar("T")
Status = Literal["stated", "inferred", "supplied"]
WEAKEST_FIRST: tuple[Status, ...] = ("supplied", "inferred", "stated")
Clause = tuple[str, str]
"""A clause id, and the words of it that decide, verbatim."""


class Ground(NamedTuple):
    """What one value or several rest on: clauses and cruces, how firmly, and who lent them."""

    cites: tuple[str, ...]
    status: Status
    supplied_from: str | None


@dataclass(frozen=True, slots=True)
class Rule:
    """Hold the clauses that a rule rests on, where it leaves nothing to choose.

    ``clauses`` and ``quotes`` run in parallel: each quote stands verbatim (white space folded) in
    its clause. ``status`` says whether the source states the rule, we infer it, or it is supplied
    from another source. ``crux`` is the id of the open question that decided it, if there was one.
    """

    clauses: tuple[str, ...] = ()
    quotes: tuple[str, ...] = ()
    status: Status = "stated"
    crux: str | None = None
    cites: tuple[str, ...] = field(init=False, repr=False, compare=False)
    ground: Ground = field(init=False, repr=False, compare=False)
    hashed: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        cites = self.clauses if self.crux is None else (*self.clauses, self.crux)
        if not cites:
            raise ValueError("a rule cites no clause and no crux")
        supplied = cites[0].partition(".")[0] if self.status == "supplied" else None
        object.__setattr__(self, "cites", cites)
        object.__setattr__(self, "ground", Ground(cites, self.status, supplied))
        object.__setattr__(self, "hashed", hash((cites, self.status)))

    def __hash__(self) -> int:
        return self.hashed

    @property
    def supplied_from(self) -> str | None:
        """Name the source that lent the rule, if it was lent."""
        return self.ground.supplied_from


@dataclass(frozen=True, slots=True)
class Cited(Rule, Generic[T]):
    """Hold a rule that could be otherwise: its value, which the engine reads where the rule acts.

    What has only one value anywhere is a ``Rule``.
    """

    value: T = field(kw_only=True)

    __hash__ = Rule.__hash__

    def __repr__(self) -> str:
        """Print the value first, as it has always been printed."""
        return f"Cited(value={self.value!r}, {Rule.__repr__(self).partition('(')[2]}"


def rule(*words: Clause, status: Status = "stated", crux: str | None = None) -> Rule:
    """Cite a rule that leaves nothing to choose."""
    clauses, quotes = _parted(words)
    return Rule(clauses, quotes, status, crux)


def stated(value: T, *words: Clause, crux: str | None = None) -> Cited[T]:
    """Cite a value that the source states in so many words."""
    return _cited(value, words, "stated", crux)


def inferred(value: T, *words: Clause, crux: str | None = None) -> Cited[T]:
    """Cite a value that is our reading: the source presupposes it, or is silent."""
    return _cited(value, words, "inferred", crux)


def supplied(value: T, *words: Clause, crux: str | None = None) -> Cited[T]:
    """Cite a value that the source lacks and another source lends it."""
    return _cited(value, words, "supplied", crux)


def _cited(value: T, words: tuple[Clause, ...], status: Status, crux: str | None) -> Cited[T]:
    clauses, quotes = _parted(words)
    return Cited(clauses, quotes, status, crux, value=value)


def _parted(words: tuple[Clause, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(clause for clause, _ in words), tuple(quote for _, quote in words)


def require(holds: bool, name: str, why: str) -> None:
    """Refuse a rule set in which a field has a value that the game cannot be played by.

    Raises ``ValueError``, which names the field and says why.
    """
    if not holds:
        raise ValueError(f"{name}: {why}")


def lend(value: T) -> T:
    """Lend a rule, or all of a rule set, to another source: every rule becomes supplied."""
    if isinstance(value, Rule):
        return replace(value, status="supplied")
    if isinstance(value, Mapping):
        return {name: lend(part) for name, part in value.items()}  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(map(lend, value))  # type: ignore[return-value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    parts = {item.name: lend(getattr(value, item.name)) for item in fields(value) if item.init}
    return replace(value, **parts)


def weakest(statuses: Iterable[Status]) -> Status:
    """Say how firmly something stands that rests on several: as the weakest of them.

    What rests on nothing is stated.
    """
    return min(statuses, key=WEAKEST_FIRST.index, default="stated")


@lru_cache(maxsize=4096)
def ground(*basis: Rule) -> Ground:
    """Join what several rules rest on: the clauses in order, then the cruces, each once.

    They stand as firmly as the weakest: supplied if any is, else inferred if any is.
    """
    clauses = [clause for cited in basis for clause in cited.clauses]
    cruces = [cited.crux for cited in basis if cited.crux]
    status = weakest(cited.status for cited in basis)
    lent = next((cited.supplied_from for cited in basis if cited.supplied_from), None)
    return Ground(tuple(dict.fromkeys(clauses + cruces)), status, lent)


def differ(outcomes: Iterable[object]) -> bool:
    """Whether what the options of a crux bring is not the same for all of them."""
    return len(set(outcomes)) > 1


def if_decides(rule: Rule, decides: bool) -> tuple[Rule, ...]:
    """Cite a rule with its crux only where that decides, and else by its clauses, if it has any.

    A crux decides where another of its options would have had something else happen, or would have
    left it open.
    """
    if decides or rule.crux is None:
        return (rule,)
    return (_by_clauses(rule),) if rule.clauses else ()


@lru_cache(maxsize=256)
def _by_clauses(rule: Rule) -> Rule:
    return Rule(rule.clauses, rule.quotes, rule.status)


def given(*rules: Rule | None) -> tuple[Rule, ...]:
    """List the rules that a rule set has, of those that it may lack."""
    return tuple([found for found in rules if found])


def citations(*basis: Rule) -> tuple[str, ...]:
    """Join what several rules rest on: the clauses in order, then the cruces, each once."""
    return ground(*basis).cites


@lru_cache(maxsize=64)
def options(readings: type) -> Mapping[str, tuple[str, ...]]:
    """List the options of each reading a rule set declares, by the name of its crux, default first.

    ``readings`` is a dataclass whose fields are ``Literal`` types of strings.
    """
    hints = get_type_hints(readings)
    return {name.replace("_", "-"): get_args(kind) for name, kind in hints.items()}


def choose(readings: type[T], chosen: Mapping[str, Any]) -> T:
    """Make the readings of a rule set from options chosen by crux name.

    Raises ``ValueError`` with one sentence for a crux or an option that the rule set lacks.
    """
    known = options(readings)  # type: ignore[arg-type]
    for name, option in chosen.items():
        if name not in known:
            lacking = "there is no reading {reading} here; there are {known}"
            raise ValueError(Sentence(lacking, reading=shown(name), known=", ".join(known)))
        if option not in known[name]:
            wrong = "the reading {reading} can be {options}, not {option}"
            parts = {"reading": repr(name), "options": either(list(map(repr, known[name])))}
            raise ValueError(Sentence(wrong, **parts, option=shown(option)))
    return readings(**{name.replace("-", "_"): option for name, option in chosen.items()})


def every_cited(value: Any) -> list[Rule]:
    """Collect every rule in a rule set, however deep it stands."""
    if isinstance(value, Cited):
        return [value, *every_cited(value.value)]
    if isinstance(value, Rule):
        return [value]
    if isinstance(value, Mapping):
        return [found for part in value.values() for found in every_cited(part)]
    if isinstance(value, tuple):
        return [found for part in value for found in every_cited(part)]
    slots = getattr(type(value), "__dataclass_fields__", {})
    return [found for name in slots for found in every_cited(getattr(value, name))]


def quotes(value: Any) -> dict[str, list[str]]:
    """Gather the words that a rule set rests on, by clause, each once, in the rules' order."""
    found: dict[str, dict[str, None]] = {}
    for cited in every_cited(value):
        for clause, words in zip(cited.clauses, cited.quotes, strict=True):
            found.setdefault(clause, {})[words] = None
    return {clause: list(words) for clause, words in found.items()}
