"""How to play by a source: short, each sentence with its clauses, each quotation where it says."""

from __future__ import annotations

import pytest

from gnav_core.core import text
from scripts import tei
from scripts.pages.how_to_play import how_to_play, how_to_play_page
from scripts.tei.archive import Archive

TOLD = [name for name, source in tei.load_all().items() if source.how_to_play]
HEAD = "# How to play\n\nBeat it.\nBy the rules of 1774\n\n## Beating\n"


def test_hanrey_is_told() -> None:
    assert "hanrey-1774" in TOLD


@pytest.mark.parametrize("name", TOLD)
def test_it_is_short_and_rests_on_every_clause_and_every_open_question(name: str) -> None:
    """Each clause of the source, and each crux that a game of it depends on."""
    source = tei.load_all()[name]
    told = how_to_play(source, source.how_to_play)
    cited = {ident for sentence in told.sentences() for ident in sentence.cites}
    clauses = {clause.id for rule in source.rules for clause in rule.clauses}
    assert clauses <= cited
    cruces = {name for name in text.data()["cruces"] if name.startswith(f"{source.id}.")}
    assert cruces <= cited
    words = " ".join(sentence.words for sentence in told.sentences())
    assert len(words.split()) < 400


def test_a_page_names_its_clauses_as_within_its_source(archive: Archive) -> None:
    page = how_to_play_page(archive.sources["hanrey-1774"], is_played=True)
    assert 'href="../r4/#b" title="Hanrey 1774:4[b]">4[b]</a>' in page
    assert 'data-clause="hanrey-1774.r3.b">oplegges Tromf</q>' in page
    assert 'href="../../play/#lesson=lesson-hanrey-1774"' in page


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Beat the card.", "cites nothing"),
        ("Beat the card. [r4.z]", "nothing has the id 'hanrey-1774.r4.z'"),
        ("Beat it, “stik det”. [r4.b]", "no clause cited with it has 'stik det'"),
        ("Take it up, “tage det op”. [r4.c]", "no clause cited with it has 'tage det op'"),
    ],
)
def test_what_does_not_rest_on_the_text_stops_the_build(line: str, why: str) -> None:
    with pytest.raises(ValueError, match="how to play by hanrey-1774: ") as stopped:
        how_to_play(tei.load_all()["hanrey-1774"], HEAD + line)
    assert why in str(stopped.value)
