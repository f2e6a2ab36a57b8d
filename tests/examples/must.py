"""What must hold of every worked example, a function for each; some of a lesson too."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Final

from jsonschema import Draft202012Validator
from lxml import html

from gnav_core.core import registry, text
from gnav_core.core.record import steps
from gnav_core.play.table_api import TableApi
from scripts.examples import supplied
from scripts.examples.decisive import decisive
from scripts.examples.example import SCHEMAS, Example, paths
from scripts.examples.proof import fails
from scripts.examples.written import finished
from scripts.examples.written import text as written
from scripts.mutation.shown import shown
from scripts.pages.example_page import example_page

FILES: Final = paths()
LETTERS = re.compile(r"[^\W\d_]{2}")
#: What is the same in both: references, moves as an engine is told them, and the site's furniture.
SAME = "self::code or self::nav[@class='crumbs'] or contains(@class, 'ref')"


def give_what_it_says(example: Example) -> None:
    """The events from where one begins to look, each with its clauses, and the last position."""
    assert not fails(example)


def be_decided_by_what_it_shows(example: Example) -> None:
    """Each id is cited in what is shown, or another rule or reading there would change it."""
    assert example.shows
    for ident in example.shows:
        assert shown(example, ident), ident


def tell_of_each_crux_that_it_stands_beside(example: Example) -> None:
    told = {ident for remark in example.remarks for ident in remark.get("clauses", ())}
    assert set(example.beside) <= told & text.data()["cruces"].keys()


def be_written_as_the_command_writes_it(example: Example) -> None:
    """`make examples` would change nothing."""
    assert written(finished(example).value) == FILES[example.id].read_text("utf-8")


def have_a_title_and_remarks_in_sentences(example: Example) -> None:
    assert example.title.endswith(".")
    assert example.title.count(".") == 1
    assert example.remarks
    assert example.value["open"] is True
    last = len(example.value["moves"])
    for remark in example.remarks:
        assert remark["text"].endswith((".", "!", "?", "”", ")")), remark
        assert example.start <= remark["at"] <= last, remark
        assert set(remark.get("clauses", ())) <= text.passages().keys(), remark
    moments = [remark["at"] for remark in example.remarks]
    assert moments == sorted(set(moments))


def obey_its_own_schema(example: Example) -> None:
    kind, other = ("lesson", "example") if "lesson" in example.value else ("example", "lesson")
    schema(kind).validate(example.value)
    assert not schema(other).is_valid(example.value)


@cache
def schema(kind: str) -> Draft202012Validator:
    described = json.loads((SCHEMAS / f"{kind}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(described)
    return Draft202012Validator(described)


def be_played_to_its_end(example: Example) -> None:
    record = example.record
    assert len(list(steps(record, record.game()))) == len(record.moves) + 1
    assert json.loads(FILES[example.id].read_text("utf-8")) == example.value


def be_told_in_danish_too(example: Example) -> None:
    assert example.title_da != example.title
    for remark in example.remarks:
        assert remark["text_da"], remark["text"]
        assert remark["text_da"][-1] in ".?!«:"


def be_looked_at_and_tried_at_the_table(example: Example) -> None:
    """Move by move from its beginning to its end; tried where one may do one thing or another."""
    table = TableApi()
    view = table.load(json.dumps(example.value))
    assert view["title"] == example.title
    assert [remark["at"] for remark in view["remarks"]] == [r["at"] for r in example.remarks]
    for at in range(example.start, len(example.value["moves"]) + 1):
        seen = table.calls["look"](seat=view["seat"], at=at)
        assert seen["at"] == at
        assert seen["law"] or seen["waiting"] == "over" or at == len(example.value["moves"])
    choice = decisive(example)
    if choice is not None:
        view = table.calls["rewind"](at=choice, seat=view["seat"])
        assert view["waiting"] == "seat"
        moves = [one["move"] for one in view["choices"]]
        assert len(moves) > 1 or any(one["args"] for one in view["choices"]), moves


def come_out_alike_at_a_borrower(example: Example) -> None:
    """Every event and refusal, with the lender's clauses and the borrower's own in their place."""
    for source in borrowers().get(example.id, ()):
        assert not supplied.fails(example, source), source


@cache
def borrowers() -> dict[str, list[str]]:
    """Name by example the sources that borrow it."""
    found: dict[str, list[str]] = defaultdict(list)
    for source, example in supplied.all_borrowed():
        found[example.id].append(source)
    return found


def have_a_page_in_both_languages(example: Example) -> None:
    root = body(example_page(example))
    english, danish = said(root, "en"), said(root, "da")
    assert len(english) == len(danish)
    assert all(danish)
    assert example.title_da.removesuffix(".") in danish[0]
    for remark in example.remarks:
        assert danish[english.index(remark["text"])] == remark["text_da"]
    assert set(left(root)) <= {*example.names, *cited_as()}


def body(page: str) -> html.HtmlElement:
    return html.fromstring(f"<div>{page.split('---', 2)[2]}</div>")


def said(root: html.HtmlElement, language: str) -> list[str]:
    return [
        " ".join(part.text_content().split())
        for part in root.iterfind(f".//*[@data-said='{language}']")
    ]


def left(root: html.HtmlElement) -> list[str]:
    """What stands in one language alone."""
    texts = root.xpath(f".//text()[not(ancestor::*[@data-said or {SAME}])]")
    return [" ".join(part.split()) for part in texts if LETTERS.search(part)]


@cache
def cited_as() -> frozenset[str]:
    """The sources as they are cited."""
    return frozenset(text.label(source) for source in registry.SOURCES)


Part = Callable[[Example], None]
#: What holds of a lesson too.
OF_BOTH: Final[tuple[Part, ...]] = (
    obey_its_own_schema,
    be_played_to_its_end,
    be_told_in_danish_too,
)
OF_AN_EXAMPLE: Final[tuple[Part, ...]] = (
    be_decided_by_what_it_shows,
    tell_of_each_crux_that_it_stands_beside,
    be_written_as_the_command_writes_it,
    have_a_title_and_remarks_in_sentences,
    be_looked_at_and_tried_at_the_table,
    come_out_alike_at_a_borrower,
    have_a_page_in_both_languages,
)
