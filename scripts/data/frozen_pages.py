"""The pages of a frozen release: plain HTML that needs nothing but its small style sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from scripts import tei
from scripts.data import tei_files
from scripts.data.edition import Edition, dumps, rights
from scripts.data.question_data import question_data
from scripts.data.rule_data import rule_data, rule_text
from scripts.pages.templates import fill
from scripts.prints import making
from scripts.prints.catalogue import all_books
from scripts.tei import languages, links
from scripts.tei.passages import rule_name

SET: Final = {"da": "Royal Library", "apa": "APA", "chicago": "Chicago"}
KINDS: Final = ("json", "xml", "txt", "csl.json", "bib", "ris")

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
    texts = list(edition.archive.texts())
    listed = [(text, tei_files.file_of(text), rights(text)) for text in texts]
    yield "style.css", STYLE
    books = [(one, making.files(one)) for one in all_books(edition.archive)]
    yield frozen.page("front.html", "", "The Gnav Archive", "", texts=listed, books=books)
    for text in texts:
        yield from text_files(edition, text, frozen)


def text_files(edition: Edition, text: tei.Source, frozen: Frozen) -> Iterator[tuple[str, str]]:
    """Yield the pages of one text: whole, rule by rule, and its cruces."""
    rules_as_data = [rule_data(edition, text, rule) for rule in text.rules]
    rules = list(zip(text.rules, rules_as_data, strict=True))
    here = links.address(text.id)
    whole = {"text": text, "rules": rules, "rights": rights(text), "rule_name": rule_name}
    yield frozen.page("text.html", here, text.title, text.id, **whole)
    questions = [question_data(edition, one) for one in (*text.cruces, *text.questions)]
    title = f"Cruces of {text.title}"
    yield frozen.page("cruces.html", f"{here}cruces/", title, text.id, questions=questions)
    if text.id not in edition.archive.sources:
        return
    for rule, data in rules:
        folder, name = links.address(rule.id), rule.id.partition(".")[2]
        title = f"{text.title}: {rule_name(text, rule).lower()}"
        yield frozen.page("rule.html", folder, title, rule.id, data=data, styles=SET, kinds=KINDS)
        yield f"{folder}{name}.json", dumps(data)
        yield f"{folder}{name}.xml", tei_files.passage(edition, text, rule.id)
        yield f"{folder}{name}.txt", rule_text(edition, text, rule)


class Frozen:
    """Set a page of one release."""

    def __init__(self, version: str, date: str) -> None:
        self.version = version
        self.date = date

    def page(
        self, template: str, here: str, title: str, ident: str, **values: Any
    ) -> tuple[str, str]:
        """Set a page whose path in the release is `here`; `ident` is what it is about."""
        up = links.relative(here, "") if here else "./"
        said = fill(
            f"frozen/{template}",
            page=here,
            title=title,
            version=self.version,
            date=self.date,
            policy=POLICY,
            up=up,
            now=f"{up}../id/{ident}/" if ident else f"{up}../",
            languages=languages.NAMES,
            **values,
        )
        return f"{here}index.html", f"{said}\n"
