"""The page of an example says everything in English and in Danish, but for names and references."""

from __future__ import annotations

from functools import cache

from scripts.examples.example import proofs
from scripts.pages import chapters
from scripts.pages.examples_page import examples_page
from scripts.tei.archive import Archive, load
from tests.examples.must import body, cited_as, left, said


@cache
def archive() -> Archive:
    return load()


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
