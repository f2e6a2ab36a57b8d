"""What the engine enforces because of a rule: every cited value of a rule set, by clause."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from html import escape
from typing import Any

from gnav_core.cited import Cited
from gnav_core.gnav.unenforced import UNENFORCED
from scripts.edition import links, tei, wording

HEADING = "What the engine enforces because of this"
STATUS = {
    "stated": "stated",
    "inferred": "our reading",
    "supplied": "supplied",
}


@dataclass(frozen=True)
class Value:
    """One cited value, and the fields of the rule set that hold it."""

    cited: Cited[Any]
    paths: tuple[str, ...]


def walk(part: Any, path: str = "") -> Iterator[tuple[str, Cited[Any]]]:
    """Yield every cited value in a rule set with the path to its field."""
    if isinstance(part, Cited):
        yield path, part
    elif isinstance(part, Mapping):
        for name, inner in part.items():
            yield from walk(inner, f"{path}.{name}")
    elif isinstance(part, tuple):
        for number, inner in enumerate(part):
            step = f".{number}" if path.endswith("by_fools") else ""
            yield from walk(inner, f"{path}{step}")
    elif is_dataclass(part):
        for item in fields(part):
            step = "" if item.name in {"forced", "choices"} else f".{item.name}"
            yield from walk(getattr(part, item.name), f"{path}{step}".lstrip("."))


class Law:
    """Hold the cited values of one source's rule set, in its default readings."""

    def __init__(self, source: tei.Source) -> None:
        self.quoting = source.publish == "full"
        module = importlib.import_module(f"gnav_core.gnav.{source.id.replace('-', '_')}")
        found: dict[int, tuple[Cited[Any], list[str]]] = {}
        for path, cited in walk(module.rules(module.Readings())):
            found.setdefault(id(cited), (cited, []))[1].append(path)
        self.values = merged([Value(cited, tuple(paths)) for cited, paths in found.values()])

    def because_of(self, rule: str) -> list[Value]:
        """List the values that cite a rule or one of its clauses."""
        return [
            value
            for value in self.values
            if any(f"{clause}.".startswith(f"{rule}.") for clause in value.cited.clauses)
        ]

    def section(self, rule: str, page: str) -> list[str]:
        """Set what is enforced because of one rule, and why some clause of it is not."""
        rows = "".join(row(value, page, self.quoting) for value in self.because_of(rule))
        reasons = "".join(
            f"<p>Nothing because of "
            f'<a href="{links.link(page, clause)}">{links.label(clause)}</a>. {escape(reason)}</p>'
            for clause, reason in UNENFORCED.items()
            if clause.startswith(f"{rule}.")
        )
        return [
            f'<section class="enforced" data-search-exclude><h2 id="enforced">{HEADING}</h2>',
            (f"<dl>{rows}</dl>" if rows else "") + reasons,
            "</section>",
        ]

    def lent(self, page: str) -> list[str]:
        """Set what is supplied from another source, where anything is."""
        found = [value for value in self.values if value.cited.status == "supplied"]
        if not found:
            return []
        lender = links.label(found[0].cited.cites[0].partition(".")[0])
        rows = "".join(row(value, page, self.quoting) for value in found)
        return [
            '<section class="enforced" data-search-exclude><h2 id="supplied">What is supplied</h2>',
            f"<p>On these points the source is silent; the engine takes them from {lender} and "
            "says so at every move that rests on them.</p>",
            f"<dl>{rows}</dl></section>",
        ]


def merged(values: list[Value]) -> list[Value]:
    """Join values that say the same thing on the same words."""
    found: dict[str, Value] = {}
    for value in values:
        same = found.get(repr(value.cited))
        paths = (*same.paths, *value.paths) if same else value.paths
        found[repr(value.cited)] = Value(value.cited, paths)
    return list(found.values())


def row(value: Value, page: str, quoting: bool) -> str:
    """Set one value: what it rules, what it rests on, and whose word that is.

    The words are left out where the text of the source is withheld.
    """
    cited = value.cited
    said = wording.value(value.paths[0], cited.value)
    term = escape(wording.fields(value.paths)) + (f": <em>{escape(said)}</em>" if said else "")
    quotes = cited.quotes if quoting else [""] * len(cited.clauses)
    rests = [words(*pair, page) for pair in zip(cited.clauses, quotes, strict=True)]
    if cited.crux:
        href = links.link(page, cited.crux)
        rests.append(f'<a href="{href}">◊ {cited.crux.rpartition(".")[2]}</a>')
    status = f'<span class="status {cited.status}">{STATUS[cited.status]}</span>'
    return f"<dt>{term}</dt><dd>{status} {'; '.join(rests)}</dd>"


def words(clause: str, quote: str, page: str) -> str:
    """Quote the words a value rests on, if they may be quoted, with their clause."""
    cited = f'<a href="{links.link(page, clause)}">{links.label(clause)}</a>'
    if not quote:
        return cited
    return f'“<span lang="{language(clause)}">{escape(quote, quote=False)}</span>” {cited}'


def language(clause: str) -> str:
    """Give the language of a clause: that of its source."""
    return "de" if clause.startswith("gnav-german") else "da"
