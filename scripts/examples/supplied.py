"""What another source supplies, played at its examples: the same happens, and it is supplied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from scripts.examples.example import Example, Json, proofs
from scripts.examples.outcome import outcome

LENDER: Final = {"gnav-kb": "gnav-1774", "gnav-wikipedia": "gnav-1917"}

#: What rests on the borrower's own words: the order, the number of pieces, of players, of strokes;
#: and in 1917 strokes may pass the limit, where the article's cannot fall below none.
OWN: Final = {
    "gnav-kb": {"gnav-1774.r0.a", "gnav-1774.r0.b", "gnav-1774.r0.c", "gnav-1774.r16.a"},
    "gnav-wikipedia": {"gnav-1917.q.players", "gnav-1917.q.strokes", "gnav-1917.q.out-mid-deal"},
}
SCORE: Final = ("score", "plus")


def borrowed(source: str) -> Iterator[Example]:
    """Yield the examples of the lender that a borrower plays too."""
    for example in proofs():
        if example.rules == LENDER[source] and not OWN[source] & set(example.shows):
            yield example


def played(example: Example, source: str) -> Example:
    """Give an example as a record of the borrower's, with the readings it was written for."""
    readings = dict(example.value.get("readings", {}))
    if source == "gnav-kb":
        readings.setdefault("appeals", "three-each")
    value = {**example.value, "rules": source, "readings": readings}
    return Example(example.id, value)


def fails(example: Example, source: str) -> str:
    """Say where the borrower does otherwise than the lender; empty if it does just the same."""
    try:
        made = outcome(played(example, source))
    except Exception as error:  # a rule set that a mutation has broken may fail in any way
        return f"cannot be played: {error!r}"
    wanted = [EVENTS[source](event) for event in example.value["expect"]["events"]]
    for must, got in zip(wanted, made["events"], strict=False):
        if must != got:
            return f"{got}, not {must}"
    if len(wanted) != len(made["events"]):
        return f"{len(made['events'])} events, not {len(wanted)}"
    return position(example, made, source) or refused(example, made, source)


def position(example: Example, made: Json, source: str) -> str:
    """Compare the positions, but for the score where the borrower counts otherwise."""
    left = SCORE if source == "gnav-wikipedia" else ()
    for key, must in example.value["expect"]["position"].items():
        if key not in left and made["position"][key] != must:
            return f"{key} is {made['position'][key]}, not {must}"
    return ""


def refused(example: Example, made: Json, source: str) -> str:
    """Compare what is refused: on the lender's clauses, as supplied."""
    if not example.refused:
        return ""
    clauses = mapped(example.refused["clauses"], source)
    own = all(clause.startswith(f"{source}.") for clause in clauses)
    must: Json = {"clauses": clauses, **({} if own else {"status": "supplied"})}
    return "" if made["refused"] == must else f"the refusal is {made['refused']}, not {must}"


def as_supplied(event: Json, source: str) -> Json:
    """Say of an event that it is supplied; its basis is then neither stated nor our reading."""
    clauses = mapped(event["clauses"], source)
    told = {**event, "clauses": clauses, "supplied": LENDER[source], "status": "supplied"}
    if "others" in event:
        others = mapped(event["others"]["clauses"], source)
        told["others"] = {"clauses": others, "status": "supplied"}
    return told


#: Ids for which the borrower has its own.
MAPPED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "gnav-kb": {
        "gnav-1774.r0.c": ("gnav-kb.r1.a", "gnav-kb.r1.b"),
        "gnav-1774.q.appeals": ("gnav-kb.q.appeals",),
        "gnav-1774.r0.a": ("gnav-kb.r1.c",),
        "gnav-1774.r0.b": (),
    },
    "gnav-wikipedia": {},
}


def mapped(clauses: list[str], source: str) -> list[str]:
    """Put the borrower's own ids in the place of the lender's."""
    return [new for old in clauses for new in MAPPED[source].get(old, (old,))]


def of_kb(event: Json) -> Json:
    """Give an event of 1774 as the Royal Library's fragment has it."""
    return as_supplied(event, "gnav-kb")


def of_wikipedia(event: Json) -> Json:
    """Give an event of 1917 as the article has it: strokes are kept by its own rule."""
    told = as_supplied(event, "gnav-wikipedia")
    article = "gnav-wikipedia.r2"
    match event["kind"]:
        case "lost":
            return with_own(told, f"{article}.b")
        case "plus":
            return {**with_own(told, f"{article}.c"), "kind": "gained"}
        case "out":
            own = {key: told[key] for key in ("kind", "seat")}
            return {**own, "clauses": [f"{article}.d"]}
    return told


def with_own(event: Json, own: str) -> Json:
    """Put a clause of the borrower's own after the clauses that were lent, before the cruces."""
    clauses = [ident for ident in event["clauses"] if ".q." not in ident]
    cruces = [ident for ident in event["clauses"] if ".q." in ident]
    return {**event, "clauses": [*clauses, own, *cruces]}


EVENTS: Final[Mapping[str, Callable[[Json], Json]]] = {
    "gnav-kb": of_kb,
    "gnav-wikipedia": of_wikipedia,
}


def all_borrowed() -> Iterator[tuple[str, Any]]:
    """Yield every borrower with each example that it plays too."""
    for source in LENDER:
        for example in borrowed(source):
            yield source, example
