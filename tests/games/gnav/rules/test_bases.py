"""What the rules rest on that no event names, or names only beside something weaker.

Where a piece changed at the bag goes, how many strokes there are at the start: such a rule is seen
in the position, not in an event. Here its words and its status are held, rule by rule.
"""

from __future__ import annotations

from operator import attrgetter

import pytest

from gnav_core.core import registry
from gnav_core.core.cited import every_cited

OF_1774 = {
    "unseen": ("r2.a", "inferred"),
    "turns": ("r2.a r2.b", "inferred"),
    "turn_change": ("r4.a", "stated"),
    "swapped_change": ("q.bag-holder", "inferred"),
    "stock.idle": ("q.drawn-piece", "inferred"),
    "stock.discard": ("q.discard", "inferred"),
    "tally.loss": ("r8.b", "stated"),
    "tally.limit": ("r11.a", "stated"),
    "tally.tie": ("r6.a q.ties", "inferred"),
    "tally.alike": ("r6.a", "inferred"),
    "tally.spared": ("r14.b q.cuckoo-immune", "inferred"),
    "tally.several": ("q.several-strokes", "inferred"),
    "tally.late": ("q.out-mid-deal", "inferred"),
}
APPEALS_OF_1774 = {
    "tally.appeals.times": ("r9.a r9.c", "stated"),
    "tally.appeals.once": ("r10.a", "stated"),
    "tally.appeals.price": ("r13.a", "stated"),
}
OF_1917 = {
    "unseen": ("r7.a", "inferred"),
    "stock.discard": ("q.discard", "inferred"),
    "tally.fool": ("r8.a", "stated"),
    "tally.several": ("q.several-strokes", "inferred"),
    "tally.late": ("q.out-mid-deal", "inferred"),
}
BASES = {
    "gnav-1774": {
        **OF_1774,
        **APPEALS_OF_1774,
        "deal": ("r2.a r2.b", "stated"),
        "pieces": ("r0.c", "stated"),
        "stock.abide": ("r4.b", "stated"),
        "tally.start": ("r8.a", "stated"),
        "tally.won": ("r15.a", "stated"),
        "tally.fool": ("r5.a", "stated"),
        "tally.stake": ("r13.a q.payout", "inferred"),
        "tally.appeals.open": ("r9.a q.appeals", "inferred"),
    },
    "gnav-1917": {
        **OF_1917,
        "turns": ("r3.a r3.b", "stated"),
        "turn_change": ("r2.d", "stated"),
        "swapped_change": ("q.dealer-after-exchange", "inferred"),
        "last_turn": ("r7.a", "stated"),
        "tally.start": ("r9.a", "inferred"),
        "tally.loss": ("r7.b", "stated"),
        "tally.limit": ("r9.a q.strokes", "inferred"),
        "tally.out": ("r9.a", "stated"),
    },
    "gnav-german": {
        "unseen": ("r3.c", "stated"),
        "turns": ("r4.c", "inferred"),
        "last_turn": ("r4.c", "inferred"),
        "turn_change": ("r4.d", "stated"),
        "stock.rejected": ("r4.e", "stated"),
        "stock.draws": ("r4.f", "stated"),
        "swapped_change": ("r4.d", "inferred"),
        "tally.start": ("r5.e", "stated"),
        "tally.fool": ("r5.d", "stated"),
        "tally.bankrupt": ("q.bankrupt", "inferred"),
        "tally.empty": ("q.playing-off-end", "inferred"),
        "tally.won": ("r6.d", "inferred"),
        "tally.tie": ("q.tie", "inferred"),
    },
    "gnav-kb": {
        "pieces": ("r1.a r1.b", "inferred"),
        "copies": ("r1.c", "stated"),
        "tally.start": ("r2.b", "stated"),
        "tally.stake": ("r2.c", "stated"),
        "tally.fool": ("gnav-1774.r5.a q.fool", "supplied"),
    },
    "gnav-wikipedia": {
        "tally.start": ("r2.a q.strokes", "inferred"),
        "tally.loss": ("r2.b", "stated"),
        "tally.loss_mark": ("r2.b", "stated"),
        "tally.plus_as_stroke": ("r2.c", "stated"),
        "tally.limit": ("r2.d", "stated"),
        "tally.out": ("r2.d", "stated"),
    },
}
#: What is our reading of a borrower's own words, by a question of the text (fool-place).
READ = {("gnav-kb", ("gnav-kb.r1.a", "gnav-kb.r1.b"))}
#: What a borrower takes over, with the lender's words.
LENT = {
    "gnav-kb": ("gnav-1774", OF_1774),
    "gnav-wikipedia": ("gnav-1917", OF_1917),
}
ROWS = [
    *(
        (source, {}, path, *basis)
        for source, bases in BASES.items()
        for path, basis in bases.items()
    ),
    *(
        (source, {}, path, " ".join(f"{lender}.{part}" for part in cites.split()), "supplied")
        for source, (lender, bases) in LENT.items()
        for path, (cites, _) in bases.items()
    ),
    *(
        ("gnav-kb", {"appeals": "three-each"}, path, f"gnav-1774.{cites}", "supplied")
        for path, (cites, _) in APPEALS_OF_1774.items()
        if " " not in cites
    ),
    (
        "gnav-kb",
        {"appeals": "three-each"},
        "tally.appeals.times",
        "gnav-1774.r9.a gnav-1774.r9.c",
        "supplied",
    ),
    (
        "gnav-kb",
        {"appeals": "three-each"},
        "tally.appeals.open",
        "gnav-1774.r9.a q.appeals",
        "supplied",
    ),
    ("gnav-1774", {"discard": "back-in-bag"}, "stock.discard", "q.discard", "inferred"),
    ("gnav-kb", {"discard": "back-in-bag"}, "stock.discard", "gnav-1774.q.discard", "supplied"),
    ("gnav-1917", {"strokes": "4"}, "tally.limit", "r9.a q.strokes", "inferred"),
    ("gnav-1917", {"strokes": "5"}, "tally.limit", "r9.a q.strokes", "inferred"),
    ("gnav-wikipedia", {"strokes": "5"}, "tally.start", "r2.a q.strokes", "inferred"),
    ("gnav-wikipedia", {"strokes": "4"}, "tally.start", "gnav-1917.r9.a q.strokes", "supplied"),
]


@pytest.mark.parametrize(("source", "readings", "path", "cites", "status"), ROWS)
def test_the_rule_rests_on_these_words(source, readings, path, cites, status):
    """gnav-1774.r8.a, r8.b, q.discard, gnav-1917.r9.a, gnav-german.r5.e, gnav-kb.r2.b, r2.c."""
    rule = attrgetter(path)(registry.rule_set(source, readings))
    full = tuple(part if "gnav-" in part else f"{source}.{part}" for part in cites.split())
    assert (rule.cites, rule.status) == (full, status)


def test_that_the_asker_takes_at_the_bag_is_our_reading():
    """gnav-1917.r6.c, q.taker: the clause says “han”."""
    (taken,) = registry.rule_set("gnav-1917").past_dealer.choices["take"]
    assert taken.status == "inferred"


def test_what_a_reading_lays_down_is_our_reading():
    """gnav-1774.q.ties, gnav-german.q.refused-by-last."""
    hits = registry.rule_set("gnav-1774", {"ties": "any"}).tally.by_fools
    drawn = registry.rule_set("gnav-german", {"refused-by-last": "draws"}).past_dealer.forced
    assert {pairs.status for *_, pairs in hits} == {effect.status for effect in drawn}
    assert {effect.status for effect in drawn} == {"inferred"}


@pytest.mark.parametrize("source", ["gnav-1917", "gnav-wikipedia"])
@pytest.mark.parametrize("option", registry.readings("gnav-1917")["fool-companion"])
def test_who_falls_with_the_fool_is_a_crux_by_either_reading(source, option):
    """gnav-1917.q.fool-companion: who falls after a tap falls by both, and no event names it."""
    hits = registry.rule_set(source, {"fool-companion": option}).tally.by_fools[1]
    assert [hit.crux for hit in hits][1] == "gnav-1917.q.fool-companion"


def every_reading(source):
    """The rule set by default and under each other option."""
    yield registry.rule_set(source)
    for crux, options in registry.readings(source).items():
        for option in options[1:]:
            yield registry.rule_set(source, {crux: option})


@pytest.mark.parametrize("source", LENT)
def test_a_borrowers_rule_is_stated_in_its_own_words_or_else_supplied(source):
    """gnav-kb, gnav-wikipedia: nothing that is lent passes for the borrower's own."""
    for rules in every_reading(source):
        for rule in every_cited(rules):
            own = any(clause.startswith(f"{source}.") for clause in rule.clauses)
            answered = (rule.crux or "").startswith(f"{source}.")
            said = "inferred" if answered or (source, rule.clauses) in READ else "stated"
            assert rule.status == (said if own else "supplied"), rule
