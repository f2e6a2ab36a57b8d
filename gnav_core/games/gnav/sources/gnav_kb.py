"""The Royal Library's fragment: pieces, players, strokes and stakes; the rest is lent by 1774.

The fragment as Danish Wikipedia quotes it. What it says comes first, in its order; every rule
after that is supplied from 1774, field by field, and says so.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Literal

from gnav_core.core.cited import Rule, inferred, lend, rule, stated, supplied
from gnav_core.games.gnav.appeals import Appeals
from gnav_core.games.gnav.pieces import MATADORS, NUMBERS
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.slate import Slate
from gnav_core.games.gnav.sources import gnav_1774

ID = "gnav-kb"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions are answered; those but *appeals* and *fool* are 1774's."""

    base_penalty: Literal["lowest-loses"] = "lowest-loses"
    compelled: Literal["all-but-matadors", "numbers-only"] = "all-but-matadors"
    kiss_stroke: Literal["yes", "no"] = "yes"
    kiss_return: Literal["if-swapped", "linked", "all", "none"] = "if-swapped"
    cuckoo: Literal["asker-stands", "stops-play"] = "asker-stands"
    cuckoo_stroke: Literal["no", "yes"] = "no"
    bag_holder: Literal["any", "first-only"] = "any"
    discard: Literal["aside", "back-in-bag"] = "aside"
    drawn_piece: Literal["abide"] = "abide"
    ties: Literal["lowest", "any"] = "lowest"
    two_fools: Literal["gain", "loss"] = "gain"
    two_lowest: Literal["two-lowest-others"] = "two-lowest-others"
    cuckoo_immune: Literal["final", "always"] = "final"
    several_strokes: Literal["yes"] = "yes"
    out_mid_deal: Literal["yes"] = "yes"
    nobody_left: Literal["void"] = "void"
    appeals: Literal["none", "three-each"] = "none"
    fool: Literal["as-1774"] = "as-1774"
    sit_out: Literal["not-twice-running", "once-a-game"] = "not-twice-running"
    dealer_last: Literal["last"] = "last"
    payout: Literal["winner-takes-all"] = "winner-takes-all"
    dealer_turn: Literal["next-left"] = "next-left"


# The fragment's own words: r1 the pieces, r2 the players, the strokes and the stakes

ORDER = (*MATADORS, *NUMBERS[:-1], "fool", "0", "pot", "owl")
PIECES = inferred(
    ORDER,
    ("gnav-kb.r1.a", "hvoraf de fornemmeste nemlig "),
    (
        "gnav-kb.r1.b",
        "herpå følger 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1; Ratto eller Narren, "
        "Nullet eller Ringen, Potten og endelig Uglen, som er den Sletteste i hele spillet",
    ),
)
COPIES = stated(2, ("gnav-kb.r1.c", "et dobbelt antal af formeldte brikker"))
SEATS = stated((2, 37), ("gnav-kb.r2.a", "Spillet kan spilles af 2 indtil 37 personer"))
START = stated(3, ("gnav-kb.r2.b", "ved Begyndelsen af Spillet 3 Streger op for sig"))
STAKE = stated(1, ("gnav-kb.r2.c", "gjør derhos et Indskud i Pouillen"))

# Supplied from 1774, field by field


def lender(readings: Readings) -> gnav_1774.Readings:
    """Give 1774's readings that answer its open questions as they are answered here."""
    chosen = asdict(readings)
    del chosen["fool"]
    return gnav_1774.Readings(**chosen)


def _appeals(lent: Appeals | None) -> Appeals | None:
    """Borrow 1774:9–13; whether an appeal is ever open is this source's own question."""
    opened = ("gnav-1774.r9.a", "naar Appellerne er aaben")
    return replace(lent, open=supplied(True, opened, crux=crux("appeals"))) if lent else None


def _slate(lent: Slate) -> Slate:
    """Keep the slate by the fragment's strokes and stakes, and what 1774 lends."""
    fool = ("gnav-1774.r5.a", "Naar en af Spillerne har Narren")
    return Slate(
        start=START,
        stake=STAKE,
        fool=supplied("fool", fool, crux=crux("fool")),
        loss=lent.loss,
        limit=lent.limit,
        by_fools=lent.by_fools,
        tie=lent.tie,
        alike=lent.alike,
        several=lent.several,
        late=lent.late,
        spared=lent.spared,
        out=lent.out,
        void=lent.void,
        void_final=lent.void_final,
        won=lent.won,
        payout=lent.payout,
        appeals=_appeals(lent.appeals),
        next_dealer=lent.next_dealer,
    )


def _refusals(readings: Readings, lent: RuleSet) -> dict[str, Rule]:
    """Borrow 1774's refusals; that no appeal is open is this source's own reading."""
    if readings.appeals == "three-each":
        return dict(lent.refusals)
    none_open = rule(crux=crux("appeals"), status="supplied")
    return {**lent.refusals, **dict.fromkeys(("appeal", "sit-out", "retire"), none_open)}


def rules(readings: Readings) -> RuleSet:
    """Write out the fragment's law, and what 1774 lends it, under the readings chosen."""
    lent = lend(gnav_1774.rules(lender(readings)))
    assert isinstance(lent.tally, Slate)
    return RuleSet(
        id=ID,
        seats=SEATS,
        pieces=PIECES,
        copies=COPIES,
        deal=lent.deal,
        deal_last=lent.deal_last,
        unseen=lent.unseen,
        turns=lent.turns,
        stand=lent.stand,
        ask=lent.ask,
        answers=lent.answers,
        past_dealer=lent.past_dealer,
        turn_change=lent.turn_change,
        swapped_change=lent.swapped_change,
        last_turn=lent.last_turn,
        stock=lent.stock,
        show=lent.show,
        tally=_slate(lent.tally),
        refusals=_refusals(readings, lent),
        cries=lent.cries,
    )
