"""Hundrede og Eet 1774: whoever first counts a hundred and one from his tricks has won.

"Hundrede og Eet" in *Politiske Spille-Regler* (Kjøbenhavn 1774), p. 12, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
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


RANKS = {
    "second": ("a", "10", "k", "q", "j", "9", "8", "7", "6"),
    "below-knave": ("a", "k", "q", "j", "10", "9", "8", "7", "6"),
}
"""The ranks from high to low, as the crux *ten* is answered."""

# r0: the pack and the players

PACK = rule((f"{ID}.r0.a", "36 Kort fra Esser til Sexen"))
SEATS = inferred((2, 2), (f"{ID}.r0.b", "spilles bedst af 2 Spillere"), crux=crux("players"))

# r2: the deal and the trump

PACKET = stated(3, (f"{ID}.r2.a", "Gives 3 Kort af Gangen"))
TURN = rule((f"{ID}.r2.b", "og dernæst Tromf"))
TRUMP_CARD = rule(crux=crux("trump-card"), status="inferred")
# nobody is named who leads first, nor who deals next
FIRST_LEAD = rule(
    ("mariage-1774.r2.a", "Den som fik først Kort, spiller ud"),
    crux=crux("first-lead"),
    status="supplied",
)
DEALER_TURN = rule(
    ("byd-1774.r12.a", "Den som i sidste Spil fik først Kort, er Giver"),
    crux=crux("dealer-turn"),
    status="supplied",
)

# r3: a hundred and one

NUMBER = stated(101, (f"{ID}.r3.a", "Den som først kan tælle Hundrede og Et af sine bekomne Stik"))
COUNT = rule(crux=crux("count"), status="inferred")

# r4: what counts, and what is high

ACE = stated(11, (f"{ID}.r4.a", "Esset er det høyeste, og gielder 11"))
OTHERS: Cited[tuple[tuple[str, int], ...]] = stated(
    (("10", 10), ("k", 4), ("q", 3), ("j", 2)),
    (f"{ID}.r4.b", "Tien gielder 10, Kongen 4, Damen 3"),
)
REST = stated(0, (f"{ID}.r4.c", "de andre Kort kan ikke benyttes at tælle med"))
HIGHEST = (f"{ID}.r4.a", "Esset er det høyeste")

# r5: trumps

TRUMP = rule((f"{ID}.r5.a", "Tromfen stikker alle de andre Kort"))

# r6: drawing

DRAW_FIRST = rule((f"{ID}.r6.a", "Den som stikker, tager først op af Stammen"))
DRAW = rule(crux=crux("draw"), status="inferred")
NEXT_LEAD = rule(crux=crux("next-lead"), status="inferred")

# r7: the last trick

LAST_TRICK = stated(10, (f"{ID}.r7.a", "For det sidste Stik i Spillet regnes 10 a parte"))
LAST_OF = rule(crux=crux("last-trick"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Hundrede og Eet under the readings chosen."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        packet=PACKET,
        hand=inferred(int(readings.hand), crux=crux("hand")),
        turn=TURN,
        trump_card=TRUMP_CARD,
        first_lead=FIRST_LEAD,
        number=NUMBER,
        count=COUNT,
        ace=ACE,
        others=OTHERS,
        rest=REST,
        ranks=inferred(RANKS[readings.ten], HIGHEST, crux=f"{ID}.q.ten"),
        trump=TRUMP,
        follow=inferred(readings.follow, crux=crux("follow")),
        draw_first=DRAW_FIRST,
        draw=DRAW,
        next_lead=NEXT_LEAD,
        last_trick=LAST_TRICK,
        last_of=LAST_OF,
        dealer_turn=DEALER_TURN,
        deals=inferred(readings.deals, crux=crux("deals")),
    )
