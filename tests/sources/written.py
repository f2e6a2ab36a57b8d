"""Every text that the archive itself writes, by language: what stands in quotation is left out."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lxml import etree

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "sources"
TEI = "{http://www.tei-c.org/ns/1.0}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"

#: Elements whose words are not ours, or name an element and no thing.
QUOTED = {TEI + name for name in ("quote", "q", "foreign", "mentioned", "ref", "gi", "att", "val")}
#: The forms of a term that the sources write.
THEIRS = {"old", "text"}
TRANSCRIBED = re.compile(r"^[a-z]+(-[a-z0-9]+)+\.xml$")

CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
MARKED = re.compile(
    r"<(q|em|code|script|style)\b[^>]*>.*?</\1>|<[^>]*>|\{[%{#].*?[#}%]\}|\{:.*?\}", re.DOTALL
)
LINKED = re.compile(r"\]\([^)]*\)|[\w/-]+\.md\b")
DESCRIBED = re.compile(r'"(?:title|description)": "([^"]*)"')


class Text(NamedTuple):
    """Some words of ours, in one language, and the file they stand in."""

    place: str
    language: str
    words: str


@cache
def texts() -> tuple[Text, ...]:
    """All that the archive writes: editions, examples, pages, what engine and table say."""
    found = (*editions(), *tables(), *examples(), *schemas(), *pages())
    found += (*catalogues(), *programs())
    return tuple(text for text in found if text.words.strip())


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def editions() -> Iterator[Text]:
    """Headers, translations, paraphrase, notes and glossary, but no transcribed text."""
    for path in sorted(SOURCES.rglob("*.xml")):
        root = etree.parse(path).getroot()
        if TRANSCRIBED.match(path.name):
            root = root.find(TEI + "teiHeader")
        yield from _own(root, named(path), "en")


def _own(element: Any, place: str, language: str) -> Iterator[Text]:
    language = element.get(LANG, language)
    theirs = element.tag == TEI + "form" and element.get("type") in THEIRS
    if isinstance(element.tag, str) and element.tag not in QUOTED and not theirs:
        yield Text(place, language, element.text or "")
        for child in element:
            yield from _own(child, place, language)
            yield Text(place, language, child.tail or "")


def tables() -> Iterator[Text]:
    """The concordance's questions and answers that are written by hand."""
    for path in sorted(SOURCES.rglob("concordance.toml")):
        for question in tomllib.loads(path.read_text(encoding="utf-8"))["question"]:
            cells = [cell for cell in question.values() if isinstance(cell, dict)]
            for language, end in (("en", ""), ("da", "_da")):
                yield Text(named(path), language, question.get(f"asks{end}", ""))
                for cell in cells:
                    yield Text(named(path), language, cell.get(f"answer{end}", ""))


def examples() -> Iterator[Text]:
    """Titles, remarks and names of the worked examples and the lessons."""
    for path in sorted(SOURCES.glob("*/examples/*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        for name in record.get("names", []):
            yield Text(named(path), "en", name)
        for key, said in (("title", record), *(("text", it) for it in record.get("remarks", []))):
            yield Text(named(path), "en", said.get(key, ""))
            yield Text(named(path), "da", said.get(f"{key}_da", ""))


def schemas() -> Iterator[Text]:
    """What the published schemas say of each field."""
    for path in sorted((ROOT / "scripts").rglob("schemas/*.json")):
        for words in DESCRIBED.findall(path.read_text(encoding="utf-8")):
            yield Text(named(path), "en", words)


def pages() -> Iterator[Text]:
    """What is written by hand in Markdown, in `….da.md` in Danish, and the templates' words."""
    folders = (ROOT / "docs", ROOT / "scripts", SOURCES)
    written = [*ROOT.glob("*.md"), *(path for one in folders for path in one.rglob("*.md"))]
    set_up = (ROOT / "mkdocs.yml", ROOT / "CITATION.cff")
    templates = [*(ROOT / "scripts").rglob("*.html"), *(ROOT / "docs" / "theme").rglob("*.html")]
    for path in (*sorted(written), *set_up, *sorted(templates)):
        words = path.read_text(encoding="utf-8")
        for mark in (CODE, MARKED, LINKED):
            words = mark.sub(" ", words)
        yield Text(named(path), "da" if path.name.endswith(".da.md") else "en", words)


def catalogues() -> Iterator[Text]:
    """What engine, table and pages say, in English and in Danish."""
    for path in sorted((ROOT / "gnav_core").rglob("da.json")):
        for areas in json.loads(path.read_text(encoding="utf-8")).values():
            for sentences in areas.values():
                for english, danish in sentences.items():
                    yield Text(named(path), "en", english)
                    yield Text(named(path), "da", danish)


def programs() -> Iterator[Text]:
    """What Python says or tells of itself: strings of several words, docstrings among them."""
    for path in sorted([*(ROOT / "gnav_core").rglob("*.py"), *(ROOT / "scripts").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
                words = MARKED.sub(" ", CODE.sub(" ", node.value.replace("``", "`")))
                yield Text(named(path), "en", words)
