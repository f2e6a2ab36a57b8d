"""Styrvolt 1774: two pairs; two suits are trumps, and whoever first has five tricks has won.

"Styrvolt" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 20–21, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.styrvolt.ruleset import RuleSet

ID = "styrvolt-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    same_suit: Literal["turn-on", "as-they-fall"] = "turn-on"
    follow: Literal["free", "must-follow"] = "free"
    leaders: Literal["when-led", "always"] = "when-led"


# r0: the players and the pack

SEATS = stated((4, 4), (f"{ID}.r0.a", "4 Spillere"))
PACK = rule((f"{ID}.r0.a", "48 Kort fra Esset til Toen"))
LEFT_OUT: Cited[tuple[str, ...]] = inferred(("5",), crux=crux("pack"))

# r1: the card under the pack

LOOKS = rule((f"{ID}.r1.c", "den, som tager af, seer under om nogen Matedor er under"))
UNDER = rule(crux=crux("under"), status="inferred")
LAID_OUT = rule((f"{ID}.r1.d", "da legges den frem"))
MATADORS = rule(crux=crux("matadors"), status="inferred")
FOR_IT: Cited[tuple[str, ...]] = stated(
    ("q", "k"),
    (f"{ID}.r1.d", "Damen af den Sort, eller i Mangel af Damen da Kongen, kan derfor tilbytte sig"),
)

# r2: the deal, the two trumps and their tens

HAND = stated(9, (f"{ID}.r2.a", "Hver Spiller faaer 9 Kort"))
PACKET = stated(3, (f"{ID}.r2.a", "3 af Gangen"))
TRUMPS = stated(2, (f"{ID}.r2.b", "dernæst oplegges 2 Tromfer"))
VELTEN = rule(crux=crux("velten"), status="inferred")
TENS = stated("10", (f"{ID}.r2.c", "som med Tien kan byttes"))
TEN = rule(crux=crux("ten"), status="inferred")
EXCHANGE_ORDER: Cited[Literal["under-first", "under-last"]] = inferred(
    "under-first", crux=crux("exchange-order")
)

# r3: what partners may say

SILENCE = rule((f"{ID}.r3.a", "maae ikke sige den anden sit Kort"))

# r4: which cards beat

BEST: Cited[tuple[str, ...]] = stated(
    ("h2", "c4", "s8", "h9", "d9"),
    (f"{ID}.r4.a", "Hierter 2 er den beste, dernæst Kløver 4 Spader 8, Hierter 9, Ruder 9"),
)
BEATERS: Cited[tuple[str, ...]] = stated(
    ("a", "j", "6", "2", "3", "4"),
    (f"{ID}.r4.b", "Veltens Esser, Dito Knegter, Dito 6, Dito 2, Dito 3, Dito 4"),
)
POWERS: Cited[Literal["beat-all", "beat-some"]] = inferred("beat-all", crux=crux("powers"))
EQUAL_RANK = rule(crux=crux("equal-rank"), status="inferred")
LEADERS: Cited[tuple[str, ...]] = stated(
    ("8", "k", "q"), (f"{ID}.r4.c", "Udspillere: Dito 8, Konger og Damer")
)
RANKS: Cited[tuple[str, ...]] = stated(
    ("a", "k", "q", "j", "10", "9", "8", "7", "6", "5", "4", "3", "2"),
    (f"{ID}.r4.d", "gielder efter sin Orden fra Esset til den mindste"),
)
OTHER_CHOSEN = rule(crux=crux("other-chosen"), status="inferred")

# r6: the sevens; who leads and what binds the others stands nowhere

SEVENS = stated(
    "7", (f"{ID}.r6.a", "Syverne af den Couleur, som er Tromf, er frie Udspil, og kan ikke stikkes")
)
FIRST_LEAD = rule(
    ("byd-1774.r6.a", "Udspilles af den som sidder paa Kortgiverens venstre Haand"),
    crux=crux("leader"),
    status="supplied",
)
NEXT_LEAD = rule(
    ("lang-hanrey-1774.r6.a", "Den som sidst stak, spiller først ud"),
    crux=crux("leader"),
    status="supplied",
)

# r5, r7: who has won, and what

FIVE = stated(5, (f"{ID}.r5.a", "De 2 Machere, som først faaer 5 Stik har vundet"))
JAN = rule((f"{ID}.r5.b", "faaer de de 5 første Stik har de gjort de andre til Jan"))
DOUBLE = stated(2, (f"{ID}.r7.a", "For Jan vindes dobbelt mod enkelt Spil"))
STAKE = inferred(1, crux=crux("stake"))


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Styrvolt under the readings chosen."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        left_out=LEFT_OUT,
        looks=LOOKS,
        under=UNDER,
        laid_out=LAID_OUT,
        matadors=MATADORS,
        for_it=FOR_IT,
        hand=HAND,
        packet=PACKET,
        trumps=TRUMPS,
        same_suit=inferred(readings.same_suit, crux=crux("same-suit")),
        velten=VELTEN,
        tens=TENS,
        ten=TEN,
        exchange_order=EXCHANGE_ORDER,
        silence=SILENCE,
        best=BEST,
        beaters=BEATERS,
        powers=POWERS,
        equal_rank=EQUAL_RANK,
        leaders=LEADERS,
        lead_when=inferred(readings.leaders, crux=crux("leaders")),
        ranks=RANKS,
        other_chosen=OTHER_CHOSEN,
        sevens=SEVENS,
        first_lead=FIRST_LEAD,
        next_lead=NEXT_LEAD,
        follow=inferred(readings.follow, crux=crux("follow")),
        five=FIVE,
        jan=JAN,
        double=DOUBLE,
        stake=STAKE,
    )
