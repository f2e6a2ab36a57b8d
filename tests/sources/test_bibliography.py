"""Every work says how far it is known, and every note what it rests on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import tei
from scripts.tei import archive, bibliography, grounds
from tests.some import some
from tests.sources.test_commentary import OURS


def spoil(root: Path, name: str, old: str, new: str) -> None:
    """Change one thing in a file of a copy of the edition."""
    (path,) = (root / "sources").rglob(name)
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_work_says_how_far_it_is_known_and_what_it_showed() -> None:
    works = bibliography.load()
    assert {work.status for work in works} == set(bibliography.STATUSES)
    assert len({work.id for work in works}) == len({work.short for work in works}) == len(works)
    known = {work.id for work in works}
    for work in works:
        assert work.id.startswith("bibliography.")
        assert not work.by or work.by in known
        assert all(said.endswith(".") for said in work.shown.values())


def test_what_was_looked_for_and_not_reached_stands_in_one_list() -> None:
    works = bibliography.load()
    listed = {work.id for work in works if work.group == "unreached"}
    assert {work.id for work in works if work.status == "unseen"} <= listed
    assert all(work.status != "seen" for work in works if work.id in listed)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (' status="seen"', ' status="read"', "not whether it was seen"),
        ('<date type="seen" when="2026-11-22"/>', "", "only what was seen has a day"),
        (' source="#bibliography.ads-l"', "", "only what is cited has a source"),
        (' n="Pratesi"', "", "lacks its short name"),
    ],
)
def test_a_work_that_does_not_say_so_stops_the_build(
    copied: Path, old: str, new: str, said: str
) -> None:
    spoil(copied, bibliography.FILE, old, new)
    with pytest.raises(ValueError, match=said):
        bibliography.load(copied)


def test_a_note_that_rests_on_nothing_stops_the_build(copied: Path) -> None:
    spoil(copied, "gnav-1774.notes.xml", ' ana="bibliography.xml#ours"', "")
    with pytest.raises(ValueError, match="does not say what it rests on"):
        list(grounds.grounds(copied))


def test_every_note_rests_on_a_work_or_the_text_or_ourselves() -> None:
    known = {work.id for work in archive.load().works}
    for _, element, ground in grounds.grounds():
        assert ground.works or ground.mark, element.get(tei.XML_ID)
        assert set(ground.works) <= known


def test_a_note_that_speaks_of_us_is_not_marked_as_the_text_itself() -> None:
    for kind, element, ground in grounds.grounds():
        if ground.mark == grounds.TEXT and kind != "glossary":
            text = tei.prose(element)
            assert not any(word in text for word in OURS), element.get(tei.XML_ID)


def test_a_note_that_is_marked_as_the_text_itself_cites_it() -> None:
    for kind, element, ground in grounds.grounds():
        if ground.mark == grounds.TEXT:
            quoted = element.find(".//tei:quote", tei.NS), element.find(".//tei:ref", tei.NS)
            assert any(part is not None for part in quoted), (kind, element.get(tei.XML_ID))


def test_every_essay_says_what_it_rests_on() -> None:
    for path in some((tei.ROOT / "docs" / "essays").glob("*.md")):
        if path.name.endswith(".da.md"):
            continue  # its Danish is laid into the page, and rests on the same
        head = path.read_text("utf-8").split("---\n")[1]
        rests = re.search(r"^rests: \[(.+)\]$", head, re.MULTILINE)
        assert rests, path.name
        assert set(rests[1].split(", ")) <= {grounds.TEXT, grounds.OURS}
