"""What a player can choose is asked in Danish too, option by option."""

from __future__ import annotations

from gnav_core.core import text
from scripts import tei

Sources = dict[str, tei.Source]


def test_every_switchable_crux_is_asked_in_danish(texts: Sources) -> None:
    cruces = [crux for source in texts.values() for crux in source.cruces]
    assert sum(crux.switchable for crux in cruces) >= 19
    for crux in cruces:
        assert bool(crux.question_da) == crux.switchable, crux.id
        for option in crux.options:
            assert bool(option.text_da) == crux.switchable, (crux.id, option.value)


def test_the_danish_of_a_crux_is_not_its_english(texts: Sources) -> None:
    for crux in (crux for source in texts.values() for crux in source.cruces if crux.switchable):
        assert crux.question_da != crux.question
        assert crux.question_da
        assert crux.question_da.endswith("?")
        assert len({option.text_da for option in crux.options}) == len(crux.options)


def test_the_engine_asks_a_crux_in_the_language_of_the_interface() -> None:
    danish = text.crux_in("da", "gnav-1774.q.cuckoo")
    english = text.crux_in("en", "gnav-1774.q.cuckoo")
    assert english["question"].startswith("Does the cuckoo")
    assert danish["question"].startswith("Standser gøgen")
    assert [o["value"] for o in danish["options"]] == [o["value"] for o in english["options"]]
    assert danish["options"][1]["text"] == "ingen bytter mere, og alle viser"
    settled = next(c for c in text.data()["cruces"].values() if not c["switchable"])
    assert text.crux_in("da", settled["id"])["question"] == settled["question"]
