"""The pages of cruces, and the marks that lead to them."""

from __future__ import annotations

from scripts import tei
from scripts.pages.crux_page import BEARINGS, DEPARTS, STEPS, kinds
from scripts.pages.titles import asked
from scripts.tei.archive import Archive
from scripts.tei.layers import fold, prose
from scripts.tei.links import address, link
from scripts.tei.notes import STEPS as IN_ORDER
from tests.edition.conftest import Element, Find


def text(element: Element) -> str:
    return bare(fold("".join(element.itertext())))


def is_gap(crux: tei.Question) -> bool:
    return crux.kind == "gap"


def bare(words: str) -> str:
    """Leave out quotation marks: a word mentioned in a note stands in italics on the page."""
    return words.translate(dict.fromkeys(map(ord, "‘’“”»«")))


def test_every_crux_has_its_id_on_the_page_of_its_source(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        ids = page(f"{address(source.id)}cruces/").xpath("//h3/@id")
        former = [note.id.rpartition(".")[2] for note in source.former]
        asked = (*sorted(source.cruces, key=is_gap), *source.questions)
        assert ids == [*(crux.name for crux in asked), *former]


def test_the_register_lists_what_was_a_crux_and_is_none(archive: Archive, page: Find) -> None:
    former = [note.id for source in archive.texts() for note in source.former]
    assert {"polsk-pas-1774.q.pack", "piquet-1774.q.equal-30"} <= {*former}
    listed = page("cruces/").xpath("//h2[@id='now-notes']/following-sibling::ul//a/@href")
    assert listed == [link("cruces/", name) for name in former]


def test_a_crux_that_became_a_note_is_shown_at_its_old_place(archive: Archive, page: Find) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for note in source.former:
            (entry,) = root.xpath("//section[.//h3/@id=$name]", name=note.id.rpartition(".")[2])
            assert bare(note.text) in text(entry)
            assert link(f"{address(source.id)}cruces/", note.id) == f"#{note.id.rpartition('.')[2]}"


def test_a_crux_shows_question_passage_readings_and_reason(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        root = page(f"{address(source.id)}cruces/")
        for crux in source.cruces:
            (entry,) = root.xpath("//section[.//h3/@id=$name]", name=crux.name)
            said = text(entry)
            assert bare(crux.question) in said
            assert bare(crux.reason) in said
            assert all(bare(option.text) in said for option in crux.options)
            assert len(entry.xpath(".//blockquote")) == len(crux.targets)


def test_a_crux_that_can_be_switched_marks_its_default(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        root = page(f"{address(source.id)}cruces/")
        for crux in source.cruces:
            marked = root.xpath(
                "//section[.//h3/@id=$name]//dt[em/span='(default)']/code/text()", name=crux.name
            )
            assert marked == ([crux.default] if crux.switchable else [])


def test_the_register_lists_every_crux_of_the_game_then_every_crux_of_the_text(
    archive: Archive, page: Find
) -> None:
    texts = list(archive.texts())
    links = page("cruces/").xpath("//dt/a/@href")
    assert links == [
        link("cruces/", crux.id)
        for crux in (
            *(crux for source in texts for crux in sorted(source.cruces, key=is_gap)),
            *(crux for source in texts for crux in source.questions),
        )
    ]


def test_each_kind_stands_under_its_own_heading(archive: Archive, page: Find) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for anchor, named, _, found in kinds(source):
            heads = root.xpath("//h2[@id=$id]", id=anchor)
            assert [text(head) for head in heads] == (["".join(named)] if found else [])


def test_a_gap_says_how_it_is_filled_and_what_else_could_stand_there(
    archive: Archive, page: Find
) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for crux in source.cruces:
            if crux.filling is None:
                continue
            (entry,) = root.xpath("//section[.//h3/@id=$name]", name=crux.name)
            (filled,) = entry.xpath(".//p[@class='filled']")
            assert bare(STEPS[crux.filling.step].en) in text(filled)
            assert (DEPARTS.en in text(filled)) == crux.filling.departs
            assert bare(crux.filling.otherwise) in text(entry)
            assert bare(crux.filling.otherwise_da) in text(entry)


def test_every_gap_stands_once_on_the_page_that_says_how_they_are_filled(
    archive: Archive, page: Find
) -> None:
    gaps = [crux.id for source in archive.texts() for crux in source.cruces if crux.filling]
    listed = page("gaps/").xpath("//dt/a/@href")
    assert sorted(listed) == sorted(link("gaps/", name) for name in gaps)
    for step in IN_ORDER:
        assert page("gaps/").xpath("//li[@id=$step]", step=step)


def test_a_crux_says_who_decided_and_whether_it_can_be_switched(
    archive: Archive, page: Find
) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for crux in (*source.cruces, *source.questions):
            (entry,) = root.xpath("//section[.//h3/@id=$name]", name=crux.name)
            assert f"ecided by {crux.resp}" in text(entry)
            chosen = "may choose another answer" in text(entry)
            assert chosen == getattr(crux, "switchable", False)


def test_a_crux_is_folded_to_its_question_and_our_answer(archive: Archive, page: Find) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for crux in (*source.cruces, *source.questions):
            (fold_,) = root.xpath("//section/details[summary/h3/@id=$name]", name=crux.name)
            assert fold_.get("open") is None
            asked = text(fold_.find("summary"))
            for language in ("en", "da"):
                assert bare(source.summaries[crux.id].title[language]) in asked
                assert bare(source.summaries[crux.id].sentence[language]) in asked


def test_a_crux_says_in_danish_what_it_says_in_english(archive: Archive, page: Find) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for crux in (*source.cruces, *source.questions):
            (entry,) = root.xpath("//section[.//h3/@id=$name]", name=crux.name)
            said = " ".join(text(part) for part in entry.xpath(".//*[@data-said='da']"))
            if crux.reason_da:
                assert bare(crux.reason_da) in said
                danish = [item.danish for item in crux.evidence if item.danish is not None]
                assert all(bare(prose(item)) in said for item in danish)


def test_evidence_stands_under_what_it_speaks_for(archive: Archive, page: Find) -> None:
    for source in archive.texts():
        root = page(f"{address(source.id)}cruces/")
        for crux in (*source.cruces, *source.questions):
            (entry,) = root.xpath("//section[.//h3/@id=$name]", name=crux.name)
            for bearing in ("for", "against"):
                heads = entry.xpath(".//h4[span=$head]", head=BEARINGS[bearing].en)
                count = sum(item.bearing == bearing for item in crux.evidence)
                assert sum(len(head.getnext()) for head in heads) == count


def test_adopted_cruces_lead_to_the_source_that_lends_them(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        here = f"{address(source.id)}cruces/"
        lent = page(here).xpath("//section[@class='borrowed']//dt/a/@href")
        assert lent == [link(here, ident) for ident in source.adopted]


def test_a_clause_with_open_questions_carries_one_mark_and_asks_each(
    sources: dict[str, tei.Source], page: Find
) -> None:
    for source in sources.values():
        for crux in (*source.cruces, *source.questions):
            for target in crux.targets:
                if target.count(".") == 2:
                    rule = address(target.rpartition(".")[0])
                    (row,) = page(rule).xpath(
                        "//div[@class='row'][div/@id=$letter]", letter=target[-1]
                    )
                    assert len(row.xpath("div/a[@class='crux']")) == 1
                    for asks in ("p[@class='here']/a[@class='ask']", "details/p/a"):
                        assert link(rule, crux.id) in row.xpath(f"{asks}/@href")
                    assert bare(asked(source, crux).said.en) in text(row)
