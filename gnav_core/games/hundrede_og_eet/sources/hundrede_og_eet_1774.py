"""Hundrede og Eet 1774: whoever first counts a hundred and one from his tricks has won.

"Hundrede og Eet" in *Politiske Spille-Regler* (Kjøbenhavn 1774), p. 12, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cards.counted.law import ORDERS
from gnav_core.core.cited import inferred, rule, stated
from gnav_core.games.hundrede_og_eet.ruleset import RuleSet

ID = "hundrede-og-eet-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    hand: Literal["6", "3"] = "6"
    follow: Literal["free", "after-stock"] = "free"
    ten: Literal["second", "below-knave"] = "second"
    deals: Literal["runs-on", "one-deal"] = "runs-on"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Hundrede og Eet under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the pack and the players
        pack=rule((f"{ID}.r0.a", "36 Kort fra Esser til Sexen")),
        seats=inferred((2, 2), (f"{ID}.r0.b", "spilles bedst af 2 Spillere"), crux=crux("players")),
        # r2: the deal and the trump
        packet=stated(3, (f"{ID}.r2.a", "Gives 3 Kort af Gangen")),
        hand=inferred(int(readings.hand), crux=crux("hand")),
        turn=rule((f"{ID}.r2.b", "og dernæst Tromf"), status="inferred"),
        trump_card=rule(crux=crux("trump-card"), status="inferred"),
        # nobody is named who leads first, nor who deals next
        first_lead=rule(
            ("mariage-1774.r2.a", "Den som fik først Kort, spiller ud"),
            crux=crux("first-lead"),
            status="supplied",
        ),
        dealer_turn=rule(
            ("byd-1774.r12.a", "Den som i sidste Spil fik først Kort, er Giver"),
            crux=crux("dealer-turn"),
            status="supplied",
        ),
        answer=rule((f"{ID}.r3.a", "af sine bekomne Stik"), status="inferred"),
        home=None,
        # r3: a hundred and one
        number=stated(
            101,
            (
                f"{ID}.r3.a",
                "Den som først kan tælle Hundrede og Et af sine bekomne Stik, har vundet",
            ),
        ),
        count=rule(crux=crux("count"), status="inferred"),
        deals=inferred(readings.deals, crux=crux("deals")),
        # r4: what counts, and what is high
        counting=None,
        ace=stated(11, (f"{ID}.r4.a", "Esset er det høyeste, og gielder 11")),
        others=stated(
            (("10", 10), ("k", 4), ("q", 3), ("j", 2)),
            (f"{ID}.r4.b", "Tien gielder 10, Kongen 4, Damen 3, Knækten 2"),
        ),
        rest=stated(0, (f"{ID}.r4.c", "de andre Kort kan ikke benyttes at tælle med")),
        ranks=inferred(
            ORDERS[readings.ten], (f"{ID}.r4.a", "Esset er det høyeste"), crux=crux("ten")
        ),
        # r5: trumps
        trump=rule((f"{ID}.r5.a", "Tromfen stikker alle de andre Kort"), status="inferred"),
        follow=inferred(readings.follow, crux=crux("follow")),
        # r6: drawing
        draw_first=rule((f"{ID}.r6.a", "Den som stikker, tager først op af Stammen")),
        draw=rule(crux=crux("draw"), status="inferred"),
        next_lead=rule(crux=crux("next-lead"), status="inferred"),
        # r7: the last trick
        last_trick=stated(10, (f"{ID}.r7.a", "For det sidste Stik i Spillet regnes 10 a parte")),
        last_of=rule(crux=crux("last-trick"), status="inferred"),
    )
