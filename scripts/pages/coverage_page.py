"""The page of coverage: what rests on each clause, what cites it, and what proves it."""

from __future__ import annotations

from typing import Final

from gnav_core.core import registry, text
from scripts import tei
from scripts.coverage.committed import Json, read
from scripts.enforced import wording
from scripts.mutation import committed
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.tei.archive import Archive

PAGE: Final = "coverage/"
FIGURES: Final = "<!-- proved -->"
WHAT: Final = (
    "Clause by clause: the rules that rest on it, the events that cite it, the tests and examples "
    "that prove it, or the reason why no table can enforce it."
)


def coverage_page(archive: Archive) -> str:
    """Set the page."""
    record, proof = read(), committed.read()
    sources = [source for source in archive.sources.values() if registry.plays(source.id)]
    return page_of(
        "coverage.html",
        front_matter("Coverage", WHAT, **UNSEARCHED),
        page=PAGE,
        record=record,
        by_source=[(source, clauses_of(source, record)) for source in sources],
        texts=len(text.data()["questions"]),
        proved_by=[(source, proof["sources"][source.id]) for source in sources],
        in_all=committed.in_all(proof),
        explained=proof["explained"],
        counts=counts,
        rests=rests,
        proving=proving,
        counted=counted,
        sentence=sentence,
    )


def fill(page: str) -> str:
    """Fill in on a page how many changes of the rules were tried, and what noticed them."""
    proof = committed.read()
    found = committed.in_all(proof)
    killed = found["by example"] + found["by test"] + found["refused"]
    said = (
        f"of {found['mutants']:,} such changes to the {len(proof['sources'])} rule sets {killed:,} "
        f"are noticed, and for the other {found['explained']} the reason is given"
    )
    return page.replace(FIGURES, said)


def clauses_of(source: tei.Source, record: dict[str, Json]) -> dict[str, Json]:
    """Give the rows of one source's clauses."""
    return {
        name: row for name, row in record["clauses"].items() if name.startswith(f"{source.id}.")
    }


def counts(rows: dict[str, Json]) -> tuple[int, int, int, int, int]:
    """Count clauses, those enforced, their examples, their tests, and those not enforceable."""
    without = sum("why not" in row for row in rows.values())
    examples = {name for row in rows.values() for name in row["examples"]}
    tests = {name for row in rows.values() for name in row["tests"]}
    return len(rows), len(rows) - without, len(examples), len(tests), without


def rests(name: str, row: Json) -> tuple[str, list[str]]:
    """Say which rules rest on it: those of its own source, and who else borrows them."""
    own = name.partition(".")[0]
    first = own if own in row["fields"] else next(iter(row["fields"]))
    others = [source for source in row["fields"] if source != first or source != own]
    return wording.of(first).fields(row["fields"][first]), others


def proving(row: Json) -> list[tuple[str, str]]:
    """List the examples that prove it, each after the option of a crux that it plays."""
    examples = row["examples"]
    if isinstance(examples, dict):
        return [(f"{option}: ", name) for option in examples for name in examples[option]]
    return [("", name) for name in examples]


def sentence(name: str) -> str:
    """Put a test's name as the sentence it is."""
    return name.partition("::")[2].removeprefix("test_").replace("_", " ")


def counted(number: int, what: str) -> str:
    """Count in words: ``1 test``, ``3 tests``."""
    return f"{number} {what}{'' if number == 1 else 's'}"
