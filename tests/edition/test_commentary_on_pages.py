"""Notes, glossary, booklet and witnesses as they stand on the pages."""

from __future__ import annotations

from scripts.pages.ground import told
from scripts.pages.html import TeiToHtml
from scripts.pages.rows import short
from scripts.tei.archive import Archive
from scripts.tei.layers import fold
from scripts.tei.links import address, link
from tests.edition.conftest import Find


def test_every_note_stands_beside_its_rule_and_on_its_rules_page(
    archive: Archive, page: Find
) -> None:
    for source in archive.sources.values():
        notes = [note for note in source.notes if note.kind != "emendation"]
        for rule in source.rules:
            found = [n for n in notes if any(t.startswith(f"{rule.id}.") for t in n.targets)]
            alone = page(address(rule.id)).xpath("//details[@class='aside']/div[@class='note']")
            assert len(alone) == len(found), rule.id
            ident = rule.id.partition(".")[2]
            beside = page(address(source.id)).xpath(
                "//section[@id=$ident]/details/details", ident=ident
            )
            assert len(beside) == len(found), rule.id


def test_a_note_stands_in_the_row_of_its_clause(page: Find) -> None:
    (row,) = page("gnav-1774/r3/").xpath("//div[@class='row'][.//*[@id='n-kis-kis']]")
    assert row.xpath("div[@class='clause']/@id") == ["d"]


def test_a_long_note_gives_its_first_sentences_and_the_rest_when_asked(
    archive: Archive, page: Find
) -> None:
    (note,) = page("gnav-1774/r3/").xpath("//*[@id='n-kis-kis']")
    for language, later in (("en", "booklet makes a verb"), ("da", "Hæftet laver et verbum")):
        (said,) = note.xpath("div[@data-said=$language][@lang=$language]", language=language)
        (rest,) = said.xpath("details[@class='rest']")
        first = fold("".join(said.xpath("text()|*[not(self::details)]//text()")))
        assert 110 <= len(first) < 250
        assert later in "".join(rest.itertext())
    for source in archive.sources.values():
        for one in (note for note in source.notes if note.kind != "emendation"):
            for language, words in short(one, address(source.id)).said.items():
                both = fold(f"{words.first} {words.rest}")
                wanted = TeiToHtml(address(source.id)).html(one.said[language])
                assert both == fold(wanted), one.id


def test_every_rule_has_a_title_and_a_sentence_and_every_crux_a_question_and_an_answer(
    archive: Archive,
) -> None:
    for text in archive.texts():
        rules = [rule.id for rule in text.rules if text.id in archive.sources]
        cruces = [crux.id for crux in (*text.cruces, *text.questions)]
        assert sorted(text.summaries) == sorted([*rules, *cruces])
        for ident, said in text.summaries.items():
            for language in ("en", "da"):
                assert (said.title[language][-1] == "?") == (ident in cruces), ident
                assert (said.sentence[language][-1] == ".") == (ident in rules), ident


def test_a_rule_is_named_by_its_title_and_so_are_its_neighbours(page: Find) -> None:
    root = page("gnav-1774/r3/")
    assert root.xpath("//h1/*[@lang='en']/text()") == ["Rule 3: the exchange"]
    assert root.xpath("//h1/*[@lang='da']/text()") == ["Regel 3: byttet"]
    titles = root.xpath("//nav[@class='onward']//*[@lang='da']/text()")
    assert titles == ["Regel 2: uddelingen", "Regel 4: uddelerens pose"]
    assert root.xpath("//nav[@class='crumbs']//*[@data-said]/text()") == [
        "rule 3 of 17",
        "regel 3 af 17",
    ]


def test_every_entry_of_the_glossary_links_every_clause_that_uses_it(
    archive: Archive, page: Find
) -> None:
    root = page("glossary/")
    for entry in archive.glossary:
        ident = entry.id.partition(".")[2]
        (term,) = root.xpath("//dt[@id=$ident]", ident=ident)
        links = term.getnext().xpath("p[@class='uses']/a/@href")
        assert links == [link("glossary/", clause) for clause in entry.clauses]
        for language, forms in entry.forms.items():
            said = "".join(term.itertext()).casefold()
            assert all(form.casefold() in said for form in forms), (entry.id, language)


def test_a_rule_leads_to_the_words_it_uses(archive: Archive, page: Find) -> None:
    links = page("gnav-1774/r4/").xpath("//p[@class='facts terms']/a/@href")
    assert "../../glossary/#matador" in links
    assert "../../glossary/#bag" in links


def test_the_booklet_has_its_title_page_preface_and_contents(page: Find) -> None:
    ids = page("spilleregler-1774/").xpath("//section[contains(@class, 'part')]/@id")
    assert ids == ["title", "preface", "contents"]


def test_the_page_of_witnesses_counts_every_text(archive: Archive, page: Find) -> None:
    rows = page("witnesses/").xpath("//tbody/tr/th/a/@href")
    assert rows == [link("witnesses/", text.id) for text in archive.texts()]


def test_a_setter_gives_back_the_layers_it_had(archive: Archive) -> None:
    setter = TeiToHtml("gnav-1774/")
    setter.inside(archive.clause("gnav-1774.r14.a").element)
    assert setter.layers == "dcn"


def test_after_a_note_each_work_is_named_with_how_far_it_is_known_and_the_rest_is_marked(
    archive: Archive,
) -> None:
    (note,) = (n for n in archive.sources["gnav-1774"].notes if n.id == "gnav-1774.n.gnav")
    for language, (seen, unseen, rest) in {
        "en": ("seen: ", "not seen: ", "the rest: ours"),
        "da": ("set: ", "ikke set: ", "resten: vores"),
    }.items():
        words = told(note.element, "gnav-1774/", language).striptags()
        assert words.startswith(seen)
        assert f"Kalkar · {unseen}ODS · {rest}" in words
