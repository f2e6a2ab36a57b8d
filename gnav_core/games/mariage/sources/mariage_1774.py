"""Mariage 1774: count tricks and marriages, and be the first to say that you are out.

"Mariage" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 13–14, in the text's order. Its rule 2
counts "ligesom i Hundrede og Eet", whose words stand here where they are meant.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.mariage.ruleset import RuleSet

ID: Final = "mariage-1774"
LENDER: Final = "hundrede-og-eet-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    follow: Literal["free", "after-stock"] = "free"
    ten: Literal["second", "below-knave"] = "second"
    deals: Literal["runs-on", "one-deal"] = "runs-on"
    meld_when: Literal["turn", "lead"] = "turn"
    false_out: Literal["loses", "goes-on"] = "loses"


# r0: the pack and the players

PACK = rule((f"{ID}.r0.a", "36 Kort fra Esset til Sexen"))
SEATS = inferred((2, 3), crux=crux("players"))

# r1: the deal and the trump

HAND = stated(6, (f"{ID}.r1.b", "gives hver Spiller 6 Kort"))
PACKET = stated(3, (f"{ID}.r1.b", "3 af Gangen"))
TURN = rule((f"{ID}.r1.c", "siden oplegges Tromf"))
TRUMP_CARD = rule(crux=crux("trump-card"), status="inferred")

# r2: the tricks and the count; the count is that of Hundrede og Eet, and so are its rules 3 to 7

FIRST_LEAD = rule((f"{ID}.r2.a", "Den som fik først Kort, spiller ud"))
NEXT_LEAD = rule(crux=crux("next-lead"), status="inferred")
HOME = rule((f"{ID}.r2.b", "hver tager fine Stik til sig"))
AS_THERE = (f"{ID}.r2.c", "tæller ligesom i Hundrede og Eet")
COUNTING = rule(AS_THERE, status="inferred")
NUMBER = inferred(101, crux=crux("number"))
ORDERS: Final = {
    "second": ("a", "10", "k", "q", "j", "9", "8", "7", "6"),
    "below-knave": ("a", "k", "q", "j", "10", "9", "8", "7", "6"),
}
HIGHEST = (f"{LENDER}.r4.a", "Esset er det høyeste")
ACE = inferred(11, (f"{LENDER}.r4.a", "gielder 11"))
OTHERS: Cited[tuple[tuple[str, int], ...]] = inferred(
    (("10", 10), ("k", 4), ("q", 3), ("j", 2)),
    (f"{LENDER}.r4.b", "Tien gielder 10, Kongen 4, Damen 3, Knækten 2"),
)
REST = inferred(0, (f"{LENDER}.r4.c", "kan ikke benyttes at tælle med"))
TRUMP = rule((f"{LENDER}.r5.a", "Tromfen stikker alle de andre Kort"), status="inferred")
DRAW_FIRST = rule(
    (f"{LENDER}.r6.a", "Den som stikker, tager først op af Stammen"), status="inferred"
)
DRAW = rule(crux=crux("draw"), status="inferred")
LAST_TRICK = inferred(10, (f"{LENDER}.r7.a", "regnes 10 a parte"))
LAST_OF = rule((f"{LENDER}.r7.a", "For det sidste Stik i Spillet"), status="inferred")

# r3: what a Mariage is, and what it counts

MARIAGE = stated(
    20,
    (
        f"{ID}.r3.a",
        "Det kaldes Mariage naar man har en Konge og Dame af een Sort, og tæller derfor 20 forud",
    ),
)
MARIAGE_IN_TRUMPS = stated(40, (f"{ID}.r3.b", "men er det Tromf, Konge og Dame, tælles 40 forud"))
ONCE = rule(crux=crux("once"), status="inferred")

# r4: when it may be melded

AFTER_TRICK = rule(
    (f"{ID}.r4.a", "Ingen kan mælde nogen Mariage førend han har faaet et Stik hiem")
)
THIS_DEAL = rule(crux=crux("this-deal"), status="inferred")
BEFORE_STOCK_GONE = rule(
    (f"{ID}.r4.b", "ey heller kan meldes Mariage efter at Stammen er optaget af Bordet"),
)

# r5: saying oneself out

OUT = rule(
    (
        f"{ID}.r5.a",
        "Den som siger sig ud først uden at tælle, har vundet, naar det ved Eftertællen",
    ),
)
OUT_WHEN = rule(crux=crux("out-when"), status="inferred")
THOUGH_OTHERS = rule((f"{ID}.r5.b", "endskiønt den anden ogsaa havde sit fulde Tal"))
UNSAID = rule(
    AS_THERE,
    (f"{LENDER}.r3.a", "Den som først kan tælle Hundrede og Et"),
    crux=crux("unsaid"),
    status="inferred",
)

# between deals

DEALER_TURN = rule(crux=crux("dealer-turn"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Mariage under the readings chosen."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        hand=HAND,
        packet=PACKET,
        turn=TURN,
        trump_card=TRUMP_CARD,
        first_lead=FIRST_LEAD,
        next_lead=NEXT_LEAD,
        follow=inferred(readings.follow, crux=crux("follow")),
        home=HOME,
        counting=COUNTING,
        number=NUMBER,
        ranks=inferred(ORDERS[readings.ten], HIGHEST, crux=f"{ID}.q.ten"),
        ace=ACE,
        others=OTHERS,
        rest=REST,
        trump=TRUMP,
        draw_first=DRAW_FIRST,
        draw=DRAW,
        last_trick=LAST_TRICK,
        last_of=LAST_OF,
        mariage=MARIAGE,
        mariage_in_trumps=MARIAGE_IN_TRUMPS,
        after_trick=AFTER_TRICK,
        this_deal=THIS_DEAL,
        before_stock_gone=BEFORE_STOCK_GONE,
        once=ONCE,
        meld_when=inferred(readings.meld_when, crux=crux("meld-when")),
        out=OUT,
        though_others=THOUGH_OTHERS,
        out_when=OUT_WHEN,
        false_out=inferred(readings.false_out, crux=crux("false-out")),
        unsaid=UNSAID,
        deals=inferred(readings.deals, crux=crux("deals")),
        dealer_turn=DEALER_TURN,
    )
