"""The pages of a frozen release: plain HTML that needs nothing but its small style sheet."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from scripts import tei
from scripts.data import tei_files
from scripts.data.edition import Edition, Json, dumps, rights
from scripts.data.question_data import question_data
from scripts.data.rule_data import rule_data, rule_text
from scripts.tei import languages, links
from scripts.tei.passages import rule_name

SET: Final = {"da": "Royal Library", "apa": "APA", "chicago": "Chicago"}
KINDS: Final = ("json", "xml", "txt", "csl.json", "bib", "ris")
DEFAULT: Final = " (default)"

#: A frozen page runs nothing and asks nothing of another host, today or in later browsers.
POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
)

STYLE: Final = """\
body { font: 1.15rem/1.5 "EB Garamond", Georgia, serif; margin: 2rem auto; max-width: 38rem;
  padding: 0 1rem; color: #1f1a17; background: #faf6ee; }
a { color: #8e2a1e; }
h1, h2 { font-weight: 500; line-height: 1.2; }
.frozen, footer { border: solid #b9ab98; border-width: 1px 0; padding: .5rem 0; }
.clause { margin: 1.2rem 0; }
dt { font-style: italic; }
dd { margin: 0 0 .4rem 1.5rem; }
"""


def files(edition: Edition, version: str, date: str) -> Iterator[tuple[str, str]]:
    """Yield the pages of a release, and the files beside the page of each rule."""
    frozen = Frozen(version, date)
    yield "style.css", STYLE
    yield "index.html", frozen.page("", "The Gnav Archive", front(edition), "")
    for text in edition.archive.texts():
        yield from text_files(edition, text, frozen)


def text_files(edition: Edition, text: tei.Source, frozen: Frozen) -> Iterator[tuple[str, str]]:
    """Yield the pages of one text: whole, rule by rule, and its cruces."""
    told = [rule_data(edition, text, rule) for rule in text.rules]
    here = links.address(text.id)
    yield f"{here}index.html", frozen.page(here, text.title, whole(text, told), text.id)
    questions = [question_data(edition, one) for one in (*text.cruces, *text.questions)]
    under = f"{here}cruces/"
    title = f"Cruces of {text.title}"
    yield f"{under}index.html", frozen.page(under, title, cruces(questions, under), text.id)
    if text.id not in edition.archive.sources:
        return
    for rule, data in zip(text.rules, told, strict=True):
        folder, name = links.address(rule.id), rule.id.partition(".")[2]
        title = f"{text.title}: {rule_name(text, rule).lower()}"
        yield f"{folder}index.html", frozen.page(folder, title, one_rule(data, folder), rule.id)
        yield f"{folder}{name}.json", dumps(data)
        yield f"{folder}{name}.xml", tei_files.passage(edition, text, rule.id)
        yield f"{folder}{name}.txt", rule_text(edition, text, rule)


class Frozen:
    """Set a page of one release."""

    def __init__(self, version: str, date: str) -> None:
        self.version = version
        self.date = date

    def page(self, here: str, title: str, body: list[str], ident: str) -> str:
        """Set a page whose path in the release is `here`; `ident` is what it is about."""
        up = links.relative(here, "") if here else "./"
        now = f"{up}../id/{ident}/" if ident else f"{up}../"
        return "\n".join(
            [
                "<!doctype html>",
                '<html lang="en">',
                "<head>",
                '<meta charset="utf-8">',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
                f"<title>{escape(title)} · The Gnav Archive {self.version}</title>",
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f'<link rel="stylesheet" href="{up}style.css">',
                "</head>",
                "<body>",
                f'<p class="frozen"><a href="{up}">The Gnav Archive</a>, release {self.version} '
                f'of {self.date}; it does not change. <a href="{now}">As it is today</a>.</p>',
                "<main>",
                f"<h1>{escape(title)}</h1>",
                *body,
                "</main>",
                "</body>",
                "</html>",
                "",
            ]
        )


def front(edition: Edition) -> list[str]:
    """List the texts, their files and the data."""
    lines = ["<ul>"]
    for text in edition.archive.texts():
        here = links.address(text.id)
        tei_file = f"data/tei/{tei_files.file_of(text)}"
        lines.append(
            f'<li><a href="{here}">{escape(text.title)}</a> ({escape(text.year)}), '
            f'<a href="{here}cruces/">cruces</a>, <a href="{tei_file}">TEI</a>'
            f"<br>{rights_line(rights(text))}</li>"
        )
    return [*lines, "</ul>", '<p><a href="api/index.json">The data as JSON</a></p>']


def rights_line(found: list[Json]) -> str:
    """Set the licences of a text."""
    return " ".join(
        f'{escape(one["text"])} <a href="{escape(one["uri"])}">{escape(one["uri"])}</a>'
        for one in found
    )


def whole(text: tei.Source, told: list[Json]) -> list[str]:
    """Set a whole text, rule by rule."""
    lines = []
    for rule, data in zip(text.rules, told, strict=True):
        name = rule.id.partition(".")[2]
        page = f", page {escape(data['page'])}" if data["page"] else ""
        lines.append(f'<h2 id="{name}">{rule_name(text, rule)}{page}</h2>')
        lines += [clause(one, f"{name}.{one['n']}", data["lang"]) for one in data["clauses"]]
    return [*lines, f"<footer><p>{rights_line(rights(text))}</p></footer>"]


def one_rule(data: Json, here: str) -> list[str]:
    """Set one rule with all that is said of it."""
    lines = [f"<p>{data['cited_as']}{', page ' + data['page'] if data['page'] else ''}</p>"]
    lines += [clause(one, one["n"], data["lang"]) for one in data["clauses"]]
    if data["notes"]:
        notes = "".join(f"<li>{escape(note['text'])}</li>" for note in data["notes"])
        lines.append(f"<h2>Notes</h2><ul>{notes}</ul>")
    if data["cruces"]:
        raised = "".join(
            f'<li><a href="{links.link(here, one["id"])}">{escape(one["name"])}</a>: '
            f"{escape(one['question'])}</li>"
            for one in data["cruces"]
        )
        lines.append(f"<h2>Cruces</h2><ul>{raised}</ul>")
    said = data["citations"]
    styles = "".join(f"<dt>{name}</dt><dd>{escape(said[key])}</dd>" for key, name in SET.items())
    lines.append(f"<h2>Cite</h2><dl>{styles}</dl>")
    name = data["id"].partition(".")[2]
    kinds = "".join(f' <a href="{name}.{kind}">{kind}</a>' for kind in KINDS)
    return [*lines, f"<footer><p>Files:{kinds}</p><p>{rights_line(data['rights'])}</p></footer>"]


def clause(one: Json, anchor: str, lang: str) -> str:
    """Set one clause: as received, then the layers that differ, then the translations."""
    rows = []
    if one["corrected"] != one["diplomatic"]:
        rows.append(("corrected", lang, one["corrected"]))
    if one["normalised"] != one["corrected"]:
        rows.append(("in the spelling of today", lang, one["normalised"]))
    rows += [(languages.NAMES[key], key, words) for key, words in one["translations"].items()]
    said = "".join(
        f'<dt>{name}</dt><dd lang="{key}">{escape(words)}</dd>' for name, key, words in rows
    )
    received = f'<p lang="{lang}">[{one["n"]}] {escape(one["diplomatic"])}</p>'
    return f'<div class="clause" id="{anchor}">{received}{f"<dl>{said}</dl>" if said else ""}</div>'


def cruces(questions: list[Json], here: str) -> list[str]:
    """Set the open questions of a text, each with its readings and our reason."""
    return [line for one in questions for line in crux(one, here)]


def crux(one: Json, here: str) -> list[str]:
    """Set one open question."""
    where = ", ".join(
        f'<a href="{links.link(here, ident)}">{links.label(ident)}</a>' for ident in one["targets"]
    )
    readings = "".join(
        f"<li>{escape(option['text'])}{DEFAULT * (option['value'] == one['default'])}</li>"
        for option in one["options"]
    )
    return [
        f'<section id="{one["name"]}"><h2>{escape(one["name"])}</h2>',
        f"<p>{escape(one['question'])} ({where})</p>",
        f"<ul>{readings}</ul>" if readings else "",
        f"<p>{escape(one['reason'])}</p></section>",
    ]
