"""Make the record of coverage: run every test and example of the rules, and note what they cite."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from gnav_core import games, text
from gnav_core.game import IllegalAction
from gnav_core.gnav.engine import GnavGame
from gnav_core.gnav.unenforced import UNENFORCED
from scripts.coverage.collected import call, collected, module
from scripts.coverage.named import about, named
from scripts.edition.enforced import walk
from scripts.examples.example import Example, proofs
from scripts.examples.outcome import outcome
from scripts.mutation.mutant import rule_sets

REFUSAL: Final = "a refusal"
Json = dict[str, Any]


@dataclass
class Seen:
    """Note what was cited: by each kind of event, or by a refusal."""

    kinds: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def note(self, kind: str, clauses: tuple[str, ...]) -> None:
        """Note that an event or a refusal cited these."""
        self.kinds[kind].update(clauses)

    def cited(self) -> set[str]:
        """Give all that was cited."""
        return {name for names in self.kinds.values() for name in names}


@contextmanager
def watching() -> Iterator[Seen]:
    """Note every event and refusal of every game that is set up and played meanwhile."""
    seen = Seen()
    kept: list[tuple[Any, str, Any]] = [(GnavGame, "apply", GnavGame.apply)]
    kept.append((games, "new", games.new))
    setattr(GnavGame, "apply", noting_moves(seen, GnavGame.apply))  # noqa: B010
    setattr(games, "new", noting_setups(seen, games.new))  # noqa: B010
    try:
        yield seen
    finally:
        for holder, name, whole in kept:
            setattr(holder, name, whole)


def noting_moves(seen: Seen, apply: Callable[..., Any]) -> Callable[..., Any]:
    """Make a move, and note its events, or the refusal."""

    def noted(game: GnavGame, state: Any, action: Any) -> Any:
        try:
            moved = apply(game, state, action)
        except IllegalAction as refused:
            seen.note(REFUSAL, refused.clauses)
            raise
        for event in moved.events:
            seen.note(event.kind, event.clauses)
        return moved

    return noted


def noting_setups(seen: Seen, new: Callable[..., Any]) -> Callable[..., Any]:
    """Set a game up, and note the clauses by which it is refused."""

    def noted(name: str, *arguments: Any, **named: Any) -> Any:
        try:
            return new(name, *arguments, **named)
        except games.SetupError as error:
            cites = games.rule_set(name).seats.cites if name in games.SOURCES else ()
            seen.note(REFUSAL, tuple(cite for cite in cites if cite in str(error)))
            raise

    return noted


def record() -> Json:
    """Make the record: by clause, by crux, and by kind of event."""
    kinds: dict[str, set[str]] = defaultdict(set)
    tests = tested(kinds)
    exampled(kinds)
    fields = resting()
    clauses = [name for name, part in text.passages().items() if part.kind == "clause"]
    shows = {name: [e.id for e in proofs() if name in e.shows] for name in clauses}
    found = {
        name: {
            "fields": fields.get(name, {}),
            "events": sorted(kind for kind, names in kinds.items() if name in names),
            "tests": sorted(tests.get(name, ())),
            "examples": shows[name],
            **({"why not": UNENFORCED[name]} if name in UNENFORCED else {}),
        }
        for name in clauses
    }
    return {
        "clauses": found,
        "cruces": {name: crux(name, fields, kinds, tests) for name in text.data()["cruces"]},
        "events": {kind: sorted(kinds[kind]) for kind in sorted(kinds)},
    }


def crux(
    name: str,
    fields: dict[str, Json],
    kinds: dict[str, set[str]],
    tests: dict[str, set[str]],
) -> Json:
    """Say where a crux acts, and which examples play which of its options."""
    options = [option["value"] for option in text.data()["cruces"][name]["options"]]
    return {
        "fields": fields.get(name, {}),
        "events": sorted(kind for kind, names in kinds.items() if name in names),
        "tests": sorted(tests.get(name, ())),
        "examples": {
            option: [e.id for e in proofs() if name in e.shows and option_of(e, name) == option]
            for option in options
        },
    }


def option_of(example: Example, crux: str) -> str:
    """Give the option of a crux under which an example is played."""
    name = crux.partition(".q.")[2]
    default: str = games.readings(example.rules)[name][0]
    return str(example.value.get("readings", {}).get(name, default))


def tested(kinds: dict[str, set[str]]) -> dict[str, set[str]]:
    """Run every test: list by id the tests that name it, or name its rule and cite it."""
    known = [*text.data()["cruces"]]
    known += [name for name, part in text.passages().items() if part.kind == "clause"]
    tests: dict[str, set[str]] = defaultdict(set)
    for item in collected():
        with watching() as seen:
            call(item)()
        for kind, names in seen.kinds.items():
            kinds[kind] |= names
        names, cited = named(item.obj.__doc__), seen.cited()
        for name in known:
            if name in names or (about(names, name) and name in cited):
                tests[name].add(f"{module(item)}::{item.originalname}")
    return tests


def exampled(kinds: dict[str, set[str]]) -> None:
    """Run every example, and note the kinds of its events."""
    for example in proofs():
        with watching() as seen:
            outcome(example)
        for kind, names in seen.kinds.items():
            kinds[kind] |= names


def resting() -> dict[str, Json]:
    """List by id, then by source, the fields of the rule sets that rest on it, in any reading."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for source in games.SOURCES:
        for _, rules in rule_sets(source):
            for path, cited in walk(rules):
                for name in cited.cites:
                    if path not in found[name][source]:
                        found[name][source].append(path)
    return {name: dict(by_source) for name, by_source in found.items()}
