"""The page of an example says everything in English and in Danish, but for names and references."""

from __future__ import annotations

import re
from functools import cache

import pytest
from lxml import html

from gnav_core.core import registry, text
from scripts.examples.example import Example, proofs
from scripts.pages import chapters
from scripts.pages.example_page import example_page
from scripts.pages.examples_page import examples_page
from scripts.tei.archive import Archive, load

LETTERS = re.compile(r"[^\W\d_]{2}")
#: What is the same in both: references, moves as an engine is told them, and the site's furniture.
SAME = "self::code or self::nav[@class='crumbs'] or contains(@class, 'ref')"


@cache
def archive() -> Archive:
    return load()


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


def cited_as() -> set[str]:
    """The sources as they are cited."""
    return {text.label(source) for source in registry.SOURCES}


@pytest.mark.parametrize("example", proofs(), ids=lambda example: example.id)
def test_the_page_of_an_example_is_told_in_both_languages(example: Example) -> None:
    root = body(example_page(example))
    english, danish = said(root, "en"), said(root, "da")
    assert len(english) == len(danish)
    assert all(danish)
    assert example.title_da.removesuffix(".") in danish[0]
    for remark in example.remarks:
        assert danish[english.index(remark["text"])] == remark["text_da"]
    assert set(left(root)) <= {*example.names, *cited_as()}


def test_the_list_of_examples_is_told_in_both_languages() -> None:
    root = body(examples_page(archive()))
    assert len(said(root, "en")) == len(said(root, "da"))
    assert {part for part in left(root) if part != "read it"} <= cited_as()


def test_every_example_stands_in_one_chapter_rules_before_cruces() -> None:
    every = []
    for source in archive().sources:
        found = chapters.chapters(archive(), source)
        of_rules = [".q." not in chapter.id for chapter in found]
        own = [
            name
            for name, chapter in zip(of_rules, found, strict=True)
            if chapter.id.startswith(f"{source}.")
        ]
        assert own == sorted(own, reverse=True)
        every += [example.id for chapter in found for example in chapter.examples]
    assert sorted(every) == sorted(example.id for example in proofs())


def test_the_examples_of_a_source_follow_one_another() -> None:
    first = next(example for example in proofs() if example.rules == "gnav-1774")
    met, at = [first], chapters.place(first)
    while at.after:
        assert chapters.place(at.after).before == met[-1]
        met.append(at.after)
        at = chapters.place(at.after)
    assert at.number == at.of == len(met)
