"""What is asked of a text is a crux, a gap that we fill, or a question of the text."""

from __future__ import annotations

import pytest
from lxml import etree

from gnav_core.core import registry, text
from scripts import tei
from scripts.tei.notes import STEPS, filling

GAP = '<note xmlns="http://www.tei-c.org/ns/1.0" type="crux" subtype="gap" ana="{ana}"/>'


def test_a_crux_has_two_readings_at_least(sources: dict[str, tei.Source]) -> None:
    """But for those of a text that is asked and not played: nobody can choose another there."""
    alone = [
        crux.id
        for source in sources.values()
        for crux in source.cruces
        if crux.kind == "crux" and not crux.switchable and registry.plays(source.id)
    ]
    assert alone == []


def test_a_gap_says_by_which_step_it_is_filled_and_what_else_could_be(
    sources: dict[str, tei.Source],
) -> None:
    gaps = [crux.filling for source in sources.values() for crux in source.cruces if crux.filling]
    assert {gap.step for gap in gaps} == set(STEPS)
    for gap in gaps:
        for said in (gap.otherwise, gap.otherwise_da):
            assert said.endswith((".", ")"))
            assert len(said.split()) <= 60, said


def test_the_engine_names_the_kind_of_everything_that_is_asked(
    sources: dict[str, tei.Source],
) -> None:
    known = text.passages()
    for source in sources.values():
        for asked in (*source.cruces, *source.questions):
            assert text.kind(asked.id) == asked.kind == known[asked.id].kind
            assert f", {asked.kind} {asked.name}" in text.label(asked.id)


def test_what_can_be_chosen_is_what_has_two_answers(sources: dict[str, tei.Source]) -> None:
    for source in sources:
        if source in registry.SOURCES:
            offered = registry.readings(source).items()
            chosen = {text.crux_id(source, name) for name, options in offered if len(options) > 1}
            cruces = map(text.crux, text.cruces(source))
            assert chosen == {crux["id"] for crux in cruces if crux["switchable"]}


@pytest.mark.parametrize(
    "ana", ["", "default:words default:kin", "default:departs", "default:luck"]
)
def test_a_gap_that_says_not_how_it_is_filled_is_refused(ana: str) -> None:
    with pytest.raises(ValueError, match="not by one of"):
        filling(etree.fromstring(GAP.format(ana=ana)))


def test_what_is_no_gap_is_not_filled() -> None:
    note = etree.fromstring(GAP.format(ana="default:kin").replace("gap", "textual"))
    with pytest.raises(ValueError, match="and is none"):
        filling(note)
