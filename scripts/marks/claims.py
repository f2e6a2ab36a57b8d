"""What the archive says is a rule: by the engine, side by side, and in the concordance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gnav_core.core import registry
from gnav_core.core.cited import Rule
from scripts.concordance import side_by_side, written_cells
from scripts.enforced.values import walk


@dataclass(frozen=True)
class Claim:
    """One claim: of which source, where it is made, its name there, its mark and its words.

    ``place`` is *engine*, *side-by-side* or *concordance*; ``words`` are pairs of a clause and what
    is quoted of it, ``asked`` the cruces and gaps that it answers.
    """

    source: str
    place: str
    name: str
    mark: str
    words: tuple[tuple[str, str], ...]
    asked: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Name it among the claims on its source: ``hand``, ``side-by-side players``."""
        return self.name if self.place == "engine" else f"{self.place} {self.name}"


def every() -> Iterator[Claim]:
    """Yield every claim that is made of a source whose rules run, in its default readings."""
    for source in registry.SOURCES:
        yield from of_engine(source)
    for row in side_by_side.rows():
        for source, cell in row.cells.items():
            words = tuple((said.clause, said.quote) for said in cell.words)
            yield Claim(source, "side-by-side", row.id, cell.status, words, cell.cruces)
    for written in written_cells.rows():
        for source, answer in written.cells.items():
            if not answer.silent:
                yield Claim(source, "concordance", written.id, answer.status, answer.words)


def of_engine(source: str) -> Iterator[Claim]:
    """Yield what the engine holds of a source: every rule once, by the first field that has it."""
    found: dict[int, tuple[str, Rule]] = {}
    for path, cited in walk(registry.rule_set(source)):
        found.setdefault(id(cited), (path, cited))
    for path, cited in found.values():
        words = tuple(zip(cited.clauses, cited.quotes, strict=True))
        asked = (cited.crux,) if cited.crux else ()
        yield Claim(source, "engine", path, cited.status, words, asked)
