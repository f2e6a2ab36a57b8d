"""The page of coverage: what rests on each clause, what cites it, and what proves it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from gnav_core import text
from scripts import tei
from scripts.coverage.kept import Json, read
from scripts.enforced import wording
from scripts.pages import parts, show_me
from scripts.tei import links
from scripts.tei.archive import Archive

PAGE: Final = "coverage/"
WHAT: Final = (
    "Clause by clause: the rules that rest on it, the events that cite it, the tests and examples "
    "that prove it, or the reason why no table can enforce it."
)
INTRODUCTION: Final = """\
<p>This page is made from a record that the tests write when they run.
Every clause of the five sources is on it.
A clause that has no test and no example, and an event that cites no clause, fail the build.</p>
<p>In the last column <i>tests</i> are the engine’s own, which name the clause or its rule;
<i>examples</i> are the <a href="../examples/">worked examples</a>.
What no event cites is seen in the position: how many strokes there are at the start, what may
still come from the bag, who sees a piece.
The same as <a href="coverage.json">data</a>.</p>"""


def coverage_page(archive: Archive) -> str:
    """Set the page."""
    record = read()
    sources = list(archive.sources.values())
    return "\n".join(
        [
            *parts.front_matter("Coverage", WHAT, **parts.UNSEARCHED),
            "",
            parts.style(PAGE, "example", "coverage"),
            "<h1>Coverage</h1>",
            "",
            INTRODUCTION,
            *summary(sources, record),
            *reasons(record),
            *[block for source in sources for block in of_source(source, record)],
            *cruces(record),
            *events(record),
            "",
        ]
    )


def clauses_of(source: tei.Source, record: dict[str, Json]) -> dict[str, Json]:
    """Give the rows of one source's clauses."""
    return {
        name: row for name, row in record["clauses"].items() if name.startswith(f"{source.id}.")
    }


def summary(sources: Sequence[tei.Source], record: dict[str, Json]) -> Iterator[str]:
    """Set the counts, source by source and in all."""
    lines = [
        (f'<a class="sc" href="#{source.id}">{source.short}</a>', clauses_of(source, record))
        for source in sources
    ]
    lines.append(("all", record["clauses"]))
    body = "".join(
        f'<tr><th scope="row">{name}</th>'
        + "".join(f"<td>{number}</td>" for number in counts(rows))
        + "</tr>"
        for name, rows in lines
    )
    yield parts.table(
        ("Source", "Clauses", "Enforced", "Examples", "Tests", "Not enforceable"),
        body,
        kind="seats",
        caption="How many clauses are enforced, and by how much they are proved",
    )


def counts(rows: dict[str, Json]) -> tuple[int, int, int, int, int]:
    """Count clauses, those enforced, their examples, their tests, and those not enforceable."""
    without = sum("why not" in row for row in rows.values())
    examples = {name for row in rows.values() for name in row["examples"]}
    tests = {name for row in rows.values() for name in row["tests"]}
    return len(rows), len(rows) - without, len(examples), len(tests), without


def reasons(record: dict[str, Json]) -> Iterator[str]:
    """Set the clauses that cannot be enforced, each with the reason."""
    rows = "".join(
        f'<dt><a href="{links.link(PAGE, name)}">{links.label(name)}</a></dt>'
        f"<dd>{escape(row['why not'])}</dd>"
        for name, row in record["clauses"].items()
        if "why not" in row
    )
    yield f'<h2 id="not-enforceable">Not enforceable</h2><dl>{rows}</dl>'


def of_source(source: tei.Source, record: dict[str, Json]) -> Iterator[str]:
    """Set the table of one source's clauses."""
    rows = "".join(clause(name, row) for name, row in clauses_of(source, record).items())
    yield f'<h2 id="{source.id}"><span class="sc">{source.short}</span></h2>'
    yield covered(("Clause", "What rests on it", "What cites it", "What proves it"), rows)


def clause(name: str, row: Json) -> str:
    """Set the row of one clause."""
    if "why not" in row:
        return f'<tr><th scope="row">{named(name)}</th><td colspan="3">{row["why not"]}</td></tr>'
    return cells(named(name), resting(name, row), citing(row), proved(row))


def citing(row: Json) -> str:
    """List the kinds of event that cite it, or say where it is seen."""
    return ", ".join(row["events"]) or '<span class="quiet">seen in the position</span>'


def cells(first: str, *others: str) -> str:
    """Set a row of a table."""
    columns = "".join(f"<td>{other}</td>" for other in others)
    return f'<tr><th scope="row">{first}</th>{columns}</tr>'


def covered(heads: Sequence[str], rows: str) -> str:
    """Set a table of what covers what."""
    return f'<div class="covered">{parts.table(heads, rows)}</div>'


def named(name: str) -> str:
    """Name a clause or crux, with its link."""
    return f'<a href="{links.link(PAGE, name)}">{links.label(name)}</a>'


def resting(name: str, row: Json) -> str:
    """Say which rules rest on it: those of its own source, and who else borrows them."""
    own = name.partition(".")[0]
    first = own if own in row["fields"] else next(iter(row["fields"]))
    said = wording.fields(row["fields"][first])
    others = [source for source in row["fields"] if source != first or source != own]
    also = ", ".join(links.label(source) for source in others)
    return escape(said) + (f' <span class="quiet">also {also}</span>' if also else "")


def proved(row: Json) -> str:
    """Set the examples and tests that prove it, to open."""
    examples = row["examples"]
    if isinstance(examples, dict):
        items = [item(name, f"{option}: ") for option in examples for name in examples[option]]
    else:
        items = [item(name, "") for name in examples]
    tests = [f"<li>{told(name)}</li>" for name in row["tests"]]
    return (
        f"<details><summary>{counted(len(items), 'example')}, {counted(len(tests), 'test')}"
        f"</summary><ul>{''.join(items)}{''.join(tests)}</ul></details>"
    )


def item(name: str, before: str) -> str:
    """Set one example."""
    way = links.relative(PAGE, f"{show_me.INDEX}{name}/")
    return f'<li>{before}<a href="{way}">{name}</a></li>'


def told(name: str) -> str:
    """Put a test's name as the sentence it is."""
    return escape(name.partition("::")[2].removeprefix("test_").replace("_", " "))


def counted(number: int, what: str) -> str:
    """Count in words: ``1 test``, ``3 tests``."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def cruces(record: dict[str, Json]) -> Iterator[str]:
    """Set where each crux acts."""
    rows = "".join(
        cells(named(name), resting(name, row), citing(row), proved(row))
        for name, row in record["cruces"].items()
    )
    texts = len(text.data()["questions"])
    yield '<h2 id="cruces">Cruces</h2>'
    yield (
        "<p>Where each editorial decision acts. The "
        f'<a href="../cruces/#of-the-text">{texts} cruces of the text</a> act nowhere: '
        "no game depends on them.</p>"
    )
    yield covered(("Crux", "What rests on it", "What cites it", "What proves it"), rows)


def events(record: dict[str, Json]) -> Iterator[str]:
    """Set the kinds of event, each with all that it cites."""
    rows = "".join(
        cells(escape(kind), ", ".join(map(named, names)))
        for kind, names in record["events"].items()
    )
    yield '<h2 id="events">Events</h2>'
    yield covered(("Kind", "What it cites"), rows)
