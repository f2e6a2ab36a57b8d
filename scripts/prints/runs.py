"""TEI elements as runs: plain data for a typesetter, which knows neither TEI nor HTML.

A run is a string, or an object whose `kind` says what it is and whose `words` are runs again:
`em`, `term` (a word of another's language or a word mentioned), `lang` (with its language alone),
`code`, `corr` (our emendation, with the id of its entry), `page` (a page of the print begins:
`n`), `ref` (`to` is an id of the archive), `work` (`to` is an entry of the bibliography), `url`,
and `lines` (an item after another).
"""

from __future__ import annotations

import re
from typing import Any, Final

from scripts.tei import bibliography, links
from scripts.tei.layers import XML_ID, XML_LANG, Element, marks, name

Run = str | dict[str, Any]
Runs = list[Run]

NOTES: Final = frozenset({"standOff", "teiHeader"})
LEFT_OUT: Final = frozenset({"label", "note", "fw", "sic", "reg"})
KINDS: Final = {
    **dict.fromkeys(("emph", "hi", "title"), "em"),
    **dict.fromkeys(("foreign", "mentioned", "term"), "term"),
    **dict.fromkeys(("att", "code", "gi", "val"), "code"),
}
#: What stands around a word of the encoding's own.
AROUND: Final = {"gi": ("<", ">"), "att": ("@", "")}


def runs(element: Element | None) -> Runs:
    """Give the corrected words within an element, without white space round them."""
    return trimmed(inside(element)) if element is not None else []


def inside(element: Element) -> Runs:
    """Give all that stands within an element; a run of white space is one space."""
    found: Runs = [fold(element.text)]
    for part in element:
        found += one(part)
        found.append(fold(part.tail))
    return joined(found)


def one(element: Element) -> Runs:
    """Give one element of a text or a note."""
    kind = name(element)
    if not kind or kind in LEFT_OUT:
        return []
    if kind in KINDS:
        before, after = AROUND.get(kind, ("", ""))
        return [_run(KINDS[kind], [before, *inside(element), after], element)]
    if kind in {"corr", "supplied"}:
        return [_run("corr", inside(element)) | {"id": element.get(XML_ID, "")}]
    if kind == "pb":
        return [_run("page", []) | {"n": element.get("n", "")}]
    if kind == "lb":
        return [" "]
    if kind == "ref":
        return _ref(element)
    if kind == "quote":
        return _quote(element)
    if kind == "list":
        items = [runs(item) for item in element if name(item) == "item"]
        return [{"kind": "lines", "items": items}]
    return _in_language(element, inside(element))


def _run(kind: str, words: Runs, element: Element | None = None) -> dict[str, Any]:
    language = None if element is None else element.get(XML_LANG)
    return {"kind": kind, "words": joined(words)} | ({"lang": language} if language else {})


def _in_language(element: Element, words: Runs) -> Runs:
    return [_run("lang", words, element)] if element.get(XML_LANG) else words


def _ref(element: Element) -> Runs:
    target, words = element.get("target", ""), runs(element)
    if target.startswith("http"):
        return [_run("url", words) | {"to": target}]
    ident = target.rpartition("#")[2] if "#" in target else ""
    if target.startswith(bibliography.FILE):
        return [_run("work", words) | {"to": ident}]
    if not ident:
        return words
    if not links.is_id(ident):
        raise ValueError(f"nothing has the id {ident!r}, to which a note refers")
    return [_run("ref", words or [links.label(ident)]) | {"to": ident}]


def _quote(element: Element) -> Runs:
    in_notes = any(name(up) in NOTES for up in element.iterancestors())
    before, after = marks(element) if in_notes else ("", "")
    return [before, *_in_language(element, inside(element)), after]


def fold(text: str | None) -> str:
    """Fold every run of white space to one space."""
    return re.sub(r"\s+", " ", text or "")


def joined(found: Runs) -> Runs:
    """Join neighbouring strings, and leave out empty ones."""
    whole: Runs = []
    for run in found:
        if isinstance(run, str) and whole and isinstance(whole[-1], str):
            whole[-1] = fold(whole[-1] + run)
        elif run != "":
            whole.append(run)
    return whole


def trimmed(found: Runs) -> Runs:
    """Take the white space from both ends."""
    whole = list(found)
    if whole and isinstance(whole[0], str):
        whole[0] = whole[0].lstrip()
    if whole and isinstance(whole[-1], str):
        whole[-1] = whole[-1].rstrip()
    return joined(whole)


def plain(found: Runs) -> str:
    """Give the words of runs as they are read."""
    return fold("".join(run if isinstance(run, str) else _plain(run) for run in found))


def _plain(run: dict[str, Any]) -> str:
    if run["kind"] == "lines":
        return " ".join(plain(item) for item in run["items"])
    return plain(run["words"])
