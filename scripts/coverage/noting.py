"""Note what the engine cites while a test or an example runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from gnav_core.core import registry
from gnav_core.core.game import IllegalAction

REFUSAL: Final = "a refusal"


class Noted(NamedTuple):
    """What one test or example came to.

    ``test`` names it as the record does, empty for an example; ``about`` are the ids that its
    docstring names; ``kinds`` gives what each kind of event cited, and what a refusal did.
    """

    test: str
    about: Sequence[str]
    kinds: Mapping[str, Sequence[str]]


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
    games: list[Any] = [family.game for family in registry.families()]
    kept = [(game, "apply", game.apply) for game in games]
    kept.append((registry, "new", registry.new))
    for game in games:
        game.apply = noting_moves(seen, game.apply)
    setattr(registry, "new", noting_setups(seen, registry.new))  # noqa: B010
    try:
        yield seen
    finally:
        for holder, name, whole in kept:
            setattr(holder, name, whole)


def noting_moves(seen: Seen, apply: Callable[..., Any]) -> Callable[..., Any]:
    """Make a move, and note its events, or the refusal."""

    def noted(game: Any, state: Any, action: Any) -> Any:
        try:
            moved = apply(game, state, action)
        except IllegalAction as refused:
            seen.note(REFUSAL, refused.clauses)
            raise
        for event in moved.events:
            seen.note(event.kind, event.whole.clauses)
        return moved

    return noted


def noting_setups(seen: Seen, new: Callable[..., Any]) -> Callable[..., Any]:
    """Set a game up, and note what happens before any move, or the clauses that forbid it."""

    def noted(name: str, *arguments: Any, **named: Any) -> Any:
        try:
            game = new(name, *arguments, **named)
            for event in game.begin().events:
                seen.note(event.kind, event.whole.clauses)
            return game
        except registry.SetupError as error:
            seen.note(REFUSAL, error.clauses)
            raise

    return noted
