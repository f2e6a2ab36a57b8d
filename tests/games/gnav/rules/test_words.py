"""The cries of the sources, in their own words, where the piece or the player speaks."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from gnav_core.games.gnav.words import Words, cry, event_in_words
from tests.games.gnav.table import Table

OF_1774 = {
    "cat": ("kissed", "Kis-Kis", "gnav-1774.r3.d"),
    "dragoon": ("struck", "hug af", "gnav-1774.r3.e"),
}
OF_1917 = {
    "stand": ("stood", "Jeg står!", "gnav-1917.r4.a"),
    "cat": ("kissed", "Kis! Kis!", "gnav-1917.r5.a"),
    "dragoon": ("struck", "Hug af!", "gnav-1917.r5.a"),
    "cuckoo": ("stopped", "Stå for gøgen!", "gnav-1917.r5.c"),
    "horse": ("passed", "Hest forbi!", "gnav-1917.r6.a"),
    "house": ("passed", "Hus forbi!", "gnav-1917.r6.a"),
}
OF_GERMAN = {
    "refuse": ("passed", "Ich gebe weiter an den nächsten.", "gnav-german.r4.b"),
    "sk": ("tabu", "Alles steht vorm König", "gnav-german.r6.b"),
    "sq": ("tabu", "Alles steht vor der Dame.", "gnav-german.r6.b"),
}
CRIES = {
    "gnav-1774": ("stated", OF_1774),
    "gnav-kb": ("supplied", OF_1774),
    "gnav-1917": ("stated", OF_1917),
    "gnav-wikipedia": ("supplied", OF_1917),
    "gnav-german": ("stated", OF_GERMAN),
}
#: Where the text has a cry in more forms than one, and which of them is cried is our reading.
READ = {("gnav-1917", "cuckoo")}
ROWS = [
    (source, spoken, *said, "inferred" if (source, spoken) in READ else status)
    for source, (status, cries) in CRIES.items()
    for spoken, said in cries.items()
]


def heard(source: str, spoken: str) -> Table:
    """Let seat 0 stand, or ask seat 1, who says it."""
    if source == "gnav-german":
        piece = "sk" if spoken == "refuse" else spoken
        answer = "refuse" if spoken == "refuse" else "tabu"
        reading = {"tabu": "off" if spoken == "refuse" else "on"}
        return Table(source, f"d3 {piece} d5", "exchange", answer, readings=reading)
    if spoken == "stand":
        return Table(source, "7 8 9", "stand")
    return Table(source, f"7 {spoken} 9", "exchange")


@pytest.mark.parametrize(("source", "spoken", "kind", "said", "clause", "status"), ROWS)
def test_the_cry_is_the_sources_own_and_names_its_clause(
    source, spoken, kind, said, clause, status
):
    """gnav-1774.r3.d, r3.e, gnav-1917.r4.a, r5.a, r5.c, r6.a, gnav-german.r4.b, r6.b."""
    table = heard(source, spoken)
    event = next(event for event in table.events if event.kind == kind)
    words = event_in_words(table.game.rules, event, ["Anna", "Bo", "Carl"])
    assert words.endswith(f"“{said}”")
    cited = cry(table.game.rules, event)
    assert (cited.clauses, cited.crux, cited.status) == ((clause,), None, status)


@pytest.mark.parametrize("source", CRIES)
def test_no_source_cries_what_it_does_not_say(source):
    """gnav-1774.r3, gnav-1917.r5, gnav-german.r6."""
    assert set(registry.rule_set(source).cries) == set(CRIES[source][1])


@pytest.mark.parametrize(("language", "said"), [("en", "has the cuckoo."), ("da", "har gøgen.")])
def test_what_is_said_in_short_leaves_a_name_as_it_is(language, said):
    """gnav-1774.r3.f: here the cuckoo has no cry of its own."""
    table = heard("gnav-1774", "cuckoo")
    event = next(event for event in table.events if event.kind == "stopped")
    names = ["Anna: the elder", "Bo: the younger", "Carl"]
    told = Words().event(table.game.rules, event, names, language)
    assert told.brief == f"Bo: the younger {said}"
