"""Every rule is commented on, every question is weighed, and the editor says what is his own."""

import pytest

from gnav_core.core import text
from scripts import tei
from scripts.tei.notes import inferences
from tests.sources.conftest import Element

Sources = dict[str, tei.Source]

#: The cruces of the text. A name goes from a line only into `FORMER`, or among the cruces that can
#: be played, where it keeps its id.
QUESTIONS = {
    "gnav-1774": """neighbour stands namely undone-strokes kissed-at winnings numbering
        showing who-appeals given-piece""",
    "gnav-1917": "direction cuckoo-cry respelt first-piece pluses",
    "gnav-wikipedia": "written-down whose-words rest-of-what",
    "gnav-kb": "ratadorer ratto fool-place identity",
    "gnav-german": "tabu-asked winner next-lower warned-neighbour passed-on",
    "byd-1774": "beforehand misdeal stopping",
    "fem-kort-1774": "fifth-card numbering",
    "hanrey-1774": "last-card last-beater",
    "lang-hanrey-1774": "begins-anew every-trick both-parts which-beaten a-word-wanting",
    "piquet-1774": "",
    "tre-kort-1774": "leader two from-knave face-down",
    "polsk-pas-1774": "the-first",
    "hundrede-og-eet-1774": "at-least trump-suit",
    "mariage-1774": "lent beforehand the-other",
    "styrvolt-1774": "sevens partner-talk list",
    "narrespillet": "example money",
    "canasta-1950": "close-word",
    tei.BOOKLET: "ris-ris author politiske",
}

#: What was a crux of the text and is a note now; its id and its address stay.
FORMER = {
    "gnav-1774": "final",
    "gnav-1917": "quotation-marks",
    "polsk-pas-1774": "pack",
    "piquet-1774": "equal-30",
    tei.BOOKLET: "editions",
}

#: Words by which a note says that it speaks for us and not for a source.
OURS = (" our ", "Our ", " ours", " we ", "We ", " us ", " us.", " us,")


@pytest.mark.parametrize("source", QUESTIONS)
def test_questions_are_those_that_were_published(source: str, texts: Sources) -> None:
    found = {question.id for question in texts[source].questions}
    assert found == {f"{source}.q.{name}" for name in QUESTIONS[source].split()}


def test_a_crux_that_became_a_note_keeps_its_id(texts: Sources) -> None:
    for source in texts.values():
        names = FORMER.get(source.id, "").split()
        assert [note.id for note in source.former] == [f"{source.id}.q.{name}" for name in names]


def test_a_question_is_whole_and_has_no_name_of_a_crux(texts: Sources) -> None:
    for source in texts.values():
        names = {crux.name for crux in source.cruces}
        for question in source.questions:
            assert question.id == f"{source.id}.q.{question.name}"
            assert question.name not in names
            assert question.question.endswith("?")
            assert question.reason.endswith(".")
            assert len(question.evidence) > 1


def test_every_question_says_who_settled_it_and_weighs_its_evidence(texts: Sources) -> None:
    for source in texts.values():
        for question in (*source.cruces, *source.questions):
            assert question.resp == "The Gnav Archive"
            assert {e.bearing for e in question.evidence} <= {"for", "against", "open"}


def test_every_crux_hears_another_source(sources: Sources) -> None:
    """But for Narrespillet, of which no other source here says anything."""
    for source in transcribed(sources):
        for crux in source.cruces:
            assert any(not e.clause.startswith(f"{source.id}.") for e in crux.evidence), crux.id


def test_a_crux_that_can_be_switched_has_something_against_its_default(sources: Sources) -> None:
    free = {"gnav-1917.q.strokes", "gnav-german.q.tabu"}
    for source in sources.values():
        for crux in source.cruces:
            if crux.switchable and crux.id not in free:
                assert "against" in {e.bearing for e in crux.evidence}, crux.id


def transcribed(texts: Sources) -> list[tei.Source]:
    """List the texts that stand here in their own words; a note on ours would explain ourselves."""
    return [source for source in texts.values() if source.publish != "ours"]


def test_every_rule_has_a_note(texts: Sources) -> None:
    bare = [
        rule.id
        for source in transcribed(texts)
        for rule in source.rules
        if not any(
            target.startswith(f"{rule.id}.")
            for note in source.notes
            if note.kind == "commentary"
            for target in note.targets
        )
    ]
    assert bare == []


def test_commentary_says_what_it_treats(texts: Sources) -> None:
    for source in texts.values():
        for note in source.notes:
            wanted = {"word", "sense", "parallel", "text"} if note.kind == "commentary" else {""}
            assert note.about in wanted, note.id


def test_every_note_cites_or_is_marked_as_ours(texts: Sources) -> None:
    loose = [
        note.id
        for source in texts.values()
        for note in source.notes
        if note.element.find(".//tei:quote", tei.NS) is None
        and note.element.find(".//tei:ref", tei.NS) is None
        and not any(word in note.text for word in OURS)
    ]
    assert loose == []


@pytest.mark.parametrize("source", QUESTIONS)
def test_a_note_says_in_danish_what_it_says_in_english_and_rests_on_the_same(
    source: str, texts: Sources
) -> None:
    def rests(words: Element) -> set[tuple[str, str]]:
        cited = [(tei.diplomatic(one), "quoted") for one in words.iterfind(".//tei:quote", tei.NS)]
        cited += [(one.get("target", ""), "") for one in words.iterfind(".//tei:ref", tei.NS)]
        return {*cited, *((asked, "inferred") for one in inferences(words) for asked in ana(one))}

    def ana(one: Element) -> list[str]:
        return one.get("ana", "ours").split()

    for note in texts[source].notes:
        assert rests(note.said["da"]) == rests(note.said["en"]), note.id
        assert note.text_da[-1] == note.text[-1].replace("”", "«"), note.id


def test_the_text_holds_the_questions_apart_from_the_cruces(texts: Sources) -> None:
    data = text.data()
    wanted = [question.id for source in texts.values() for question in source.questions]
    assert list(data["questions"]) == wanted
    assert not set(data["questions"]) & set(data["cruces"])
    for question in data["questions"].values():
        assert question["kind"] == "textual"
        assert not {"options", "default", "switchable"} & set(question)
