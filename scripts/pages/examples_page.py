"""The list of all worked examples, by source and rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scripts import tei
from scripts.examples.example import Example, proofs
from scripts.pages import parts, show_me
from scripts.tei import links
from scripts.tei.archive import Archive

WHAT: Final = "Every rule and every reading at work: short deals that play on the table."


def examples_page(archive: Archive) -> str:
    """Set the list."""
    found = proofs()
    return "\n".join(
        [
            *parts.front_matter("Worked examples", WHAT, **parts.UNSEARCHED),
            "",
            "<h1>Worked examples</h1>",
            "",
            f"<p>Here are {len(found)} short deals, at least one for every rule that can be "
            "enforced and one for every reading that can be chosen. Each is written so that its "
            "rule decides it, and each is a test of the engine: it must give just these events, "
            'with just these clauses. <a href="../coverage/">What covers which clause</a> '
            '· <a href="../conformance/">All of them as a suite for other engines</a></p>',
            "",
            *[block for source in archive.sources.values() for block in of_source(source)],
            "",
        ]
    )


def of_source(source: tei.Source) -> Iterator[str]:
    """Set the examples played by one source: those of its rules, then those of its cruces."""
    found = [example for example in proofs() if example.rules == source.id]
    if not found:
        return
    yield f'<h2 id="{source.id}"><span class="sc">{source.short}</span></h2>'
    groups: dict[str, list[Example]] = {}
    for example in found:
        groups.setdefault(group(example), []).append(example)
    rows = "".join(
        f'<dt><a href="{links.link(show_me.INDEX, ident)}">{links.label(ident)}</a></dt>'
        f"<dd>{show_me.rows(examples, show_me.INDEX)}</dd>"
        for ident, examples in groups.items()
    )
    yield f'<dl class="examples">{rows}</dl>'


def group(example: Example) -> str:
    """Give the rule or crux under which an example is listed: the first that it shows."""
    first = example.shows[0]
    return first if ".q." in first else ".".join(first.split(".")[:2])
