"""Mariage 1774: count tricks and marriages, and be the first to say that you are out.

"Mariage" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 13–14, in the text's order. Its rule 2
counts "ligesom i Hundrede og Eet", whose words stand here where they are meant.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gnav_core.cards.counted.law import ORDERS
from gnav_core.core.cited import inferred, rule, stated
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
    out_when: Literal["own-turn", "lead"] = "own-turn"


# r2.c: the count is that of Hundrede og Eet, and so are its rules 3 to 7
AS_THERE = (f"{ID}.r2.c", "tæller ligesom i Hundrede og Eet")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Mariage under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the pack and the players
        pack=rule((f"{ID}.r0.a", "36 Kort fra Esset til Sexen")),
        seats=inferred((2, 3), crux=crux("players")),
        # r1: the deal and the trump
        hand=stated(6, (f"{ID}.r1.b", "gives hver Spiller 6 Kort")),
        packet=stated(3, (f"{ID}.r1.b", "3 af Gangen")),
        turn=rule((f"{ID}.r1.c", "siden oplegges Tromf")),
        trump_card=rule(crux=crux("trump-card"), status="inferred"),
        # r2: the tricks and the count
        first_lead=rule((f"{ID}.r2.a", "Den som fik først Kort, spiller ud"), status="inferred"),
        answer=rule((f"{ID}.r2.b", "hver tager fine Stik til sig"), status="inferred"),
        next_lead=rule(crux=crux("next-lead"), status="inferred"),
        follow=inferred(readings.follow, crux=crux("follow")),
        home=rule((f"{ID}.r2.b", "hver tager fine Stik til sig")),
        counting=rule(AS_THERE, status="inferred"),
        number=inferred(101, crux=crux("number")),
        ranks=inferred(
            ORDERS[readings.ten], (f"{LENDER}.r4.a", "Esset er det høyeste"), crux=crux("ten")
        ),
        ace=inferred(11, (f"{LENDER}.r4.a", "gielder 11")),
        others=inferred(
            (("10", 10), ("k", 4), ("q", 3), ("j", 2)),
            (f"{LENDER}.r4.b", "Tien gielder 10, Kongen 4, Damen 3, Knækten 2"),
        ),
        rest=inferred(0, (f"{LENDER}.r4.c", "kan ikke benyttes at tælle med")),
        trump=rule((f"{LENDER}.r5.a", "Tromfen stikker alle de andre Kort"), status="inferred"),
        draw_first=rule(
            (f"{LENDER}.r6.a", "Den som stikker, tager først op af Stammen"), status="inferred"
        ),
        draw=rule(crux=crux("draw"), status="inferred"),
        last_trick=inferred(10, (f"{LENDER}.r7.a", "regnes 10 a parte")),
        last_of=rule((f"{LENDER}.r7.a", "For det sidste Stik i Spillet"), status="inferred"),
        # r3: what a Mariage is, and what it counts
        mariage=stated(
            20,
            (
                f"{ID}.r3.a",
                "Det kaldes Mariage naar man har en Konge og Dame af een Sort, og tæller derfor"
                " 20 forud",
            ),
        ),
        mariage_in_trumps=stated(
            40, (f"{ID}.r3.b", "men er det Tromf, Konge og Dame, tælles 40 forud")
        ),
        once=rule(crux=crux("once"), status="inferred"),
        # r4: when it may be melded
        after_trick=rule(
            (f"{ID}.r4.a", "Ingen kan mælde nogen Mariage førend han har faaet et Stik hiem")
        ),
        this_deal=rule(crux=crux("this-deal"), status="inferred"),
        before_stock_gone=rule(
            (
                f"{ID}.r4.b",
                "ey heller kan meldes Mariage efter at Stammen er optaget af Bordet",
            ),
        ),
        meld_when=inferred(readings.meld_when, crux=crux("meld-when")),
        # r5: saying oneself out
        out=rule(
            (
                f"{ID}.r5.a",
                "Den som siger sig ud først uden at tælle, har vundet, naar det ved Eftertællen"
                " befindes at han er ude",
            ),
        ),
        out_when=inferred(readings.out_when, crux=crux("out-when")),
        though_others=rule((f"{ID}.r5.b", "endskiønt den anden ogsaa havde sit fulde Tal")),
        false_out=inferred(readings.false_out, crux=crux("false-out")),
        unsaid=rule(
            AS_THERE,
            (f"{LENDER}.r3.a", "Den som først kan tælle Hundrede og Et"),
            crux=crux("unsaid"),
            status="inferred",
        ),
        # between deals
        deals=inferred(readings.deals, crux=crux("deals")),
        dealer_turn=rule(crux=crux("dealer-turn"), status="inferred"),
    )
