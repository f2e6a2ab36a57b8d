"""Danish Wikipedia's note: 1917 kept by counting down, each with 3 or 5 strokes to lose.

The article's own words rule the strokes; every other rule is supplied from 1917, field by field,
and says so.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, lend, rule, stated, supplied
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.slate import Slate
from gnav_core.games.gnav.sources import gnav_1917

ID = "gnav-wikipedia"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions are answered; those but *strokes* are 1917's."""

    strokes: Literal["3", "5", "4"] = "3"
    fool_stroke: Literal["one", "two"] = "one"
    fool_companion: Literal["always", "unanswered-tap"] = "always"
    two_fools: Literal["plus", "plus-and-lowest"] = "plus"
    ties: Literal["all"] = "all"
    taker: Literal["asker"] = "asker"
    tapping: Literal["own-turn"] = "own-turn"
    dealer_after_exchange: Literal["any"] = "any"
    discard: Literal["aside"] = "aside"
    out_mid_deal: Literal["yes"] = "yes"
    several_strokes: Literal["yes"] = "yes"
    nobody_left: Literal["void"] = "void"
    dealer_turn: Literal["next-left"] = "next-left"
    players: Literal["2-37"] = "2-37"


# The article's own words: r0 the pieces, r2 the strokes counted down

COPIES = stated(2, ("gnav-wikipedia.r0.c", "Der er to af hver af de nedenfor nævnte 21 brikker"))
LOSS = stated(-1, ("gnav-wikipedia.r2.b", "gøre det omvendte end ovenstående regler"))
LOSS_MARK = rule(("gnav-wikipedia.r2.b", "i stedet fjerne/overstrege en streg"))
PLUS = rule(("gnav-wikipedia.r2.c", 'give spilleren en ny streg (ved "plus")'))
LIMIT = stated(0, ("gnav-wikipedia.r2.d", "Hvis en spiller ikke har nogle streger tilbage"))
OUT = rule(("gnav-wikipedia.r2.d", "er vedkommende ude af spillet"))


def _start(readings: Readings) -> Cited[int]:
    """Give the strokes at the start: the note names 3 and 5; 4 is supplied from 1917:9."""
    if readings.strokes == "4":
        return supplied(4, ("gnav-1917.r9.a", "antal streger (3-5)"), crux=crux("strokes"))
    words = ("gnav-wikipedia.r2.a", "alle spillere f.eks. 3 eller 5 streger til at starte med")
    return inferred(int(readings.strokes), words, crux=crux("strokes"))


# Supplied from 1917, field by field


def _slate(readings: Readings, lent: Slate) -> Slate:
    """Keep the slate by the article's own note, and what 1917 lends."""
    return Slate(
        start=_start(readings),
        loss=LOSS,
        loss_mark=LOSS_MARK,
        plus_as_stroke=PLUS,
        limit=LIMIT,
        out=OUT,
        fool=lent.fool,
        by_fools=lent.by_fools,
        tie=lent.tie,
        alike=lent.alike,
        several=lent.several,
        late=lent.late,
        void=lent.void,
        won=lent.won,
        next_dealer=lent.next_dealer,
    )


def rules(readings: Readings) -> RuleSet:
    """Write out the note's law, and what 1917 lends it, under the readings chosen."""
    lent = lend(gnav_1917.rules(gnav_1917.Readings(**asdict(readings))))
    assert isinstance(lent.tally, Slate)
    return RuleSet(
        id=ID,
        seats=lent.seats,
        pieces=lent.pieces,
        copies=COPIES,
        deal=lent.deal,
        unseen=lent.unseen,
        stand=lent.stand,
        ask=lent.ask,
        turns=lent.turns,
        answers=lent.answers,
        past_dealer=lent.past_dealer,
        turn_change=lent.turn_change,
        swapped_change=lent.swapped_change,
        last_turn=lent.last_turn,
        stock=lent.stock,
        show=lent.show,
        tally=_slate(readings, lent.tally),
        tap=lent.tap,
        tap_answer=lent.tap_answer,
        refusals=lent.refusals,
        cries=lent.cries,
    )
