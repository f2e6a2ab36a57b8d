"""A crux stands in Danish too: its question, what bears on it, its readings and its reason."""

from __future__ import annotations

from gnav_core.core import text
from scripts import tei
from scripts.tei.layers import TEI, Element, fold
from scripts.tei.notes import part

Sources = dict[str, tei.Source]


def test_every_crux_is_in_danish_whole(texts: Sources) -> None:
    for crux in (crux for one in texts.values() for crux in (*one.cruces, *one.questions)):
        assert crux.question_da, crux.id
        assert crux.question_da.endswith("?"), crux.id
        assert crux.question_da != crux.question
        assert crux.reason_da, crux.id
        assert crux.reason_da != crux.reason
        assert all(item.danish is not None for item in crux.evidence), crux.id
    for crux in (crux for one in texts.values() for crux in one.cruces):
        told = {option.text_da for option in crux.options}
        assert None not in told
        assert len(told) == len(crux.options), crux.id


def test_the_danish_of_a_crux_quotes_and_cites_what_its_english_does(texts: Sources) -> None:
    for source in texts.values():
        for crux in (*source.cruces, *source.questions):
            reason = (part(crux.element, "reason"), part(crux.element, "reason", "da"))
            for english, danish in (
                reason,
                *((item.element, item.danish) for item in crux.evidence),
            ):
                if english is not None and danish is not None:
                    for kind in ("quote", "ref"):
                        assert said(danish, kind) == said(english, kind), crux.id


def said(element: Element, kind: str) -> list[str]:
    return sorted(
        fold("".join(map(str, found.itertext()))) for found in element.iter(f"{{{TEI}}}{kind}")
    )


def test_the_engine_asks_a_crux_in_the_language_of_the_interface() -> None:
    danish = text.crux_in("da", "gnav-1774.q.cuckoo")
    english = text.crux_in("en", "gnav-1774.q.cuckoo")
    assert english["question"].startswith("Does the cuckoo")
    assert danish["question"].startswith("Standser gøgen")
    assert danish["reason"].startswith("Regel 3 har intet hul her")
    assert [o["value"] for o in danish["options"]] == [o["value"] for o in english["options"]]
    assert danish["options"][1]["text"] == "ingen bytter mere, og alle viser"
    assert text.crux_in("da", "gnav-1774.q.nobody-left")["question"].startswith("Hvad sker der")
