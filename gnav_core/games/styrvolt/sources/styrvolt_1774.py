"""Styrvolt 1774: two pairs; two suits are trumps, and whoever first has five tricks has won.

"Styrvolt" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 20–21, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import inferred, rule, stated
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
    equal_rank: Literal["first-played", "last-played"] = "first-played"
    powers: Literal["beat-all", "beat-some"] = "beat-all"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Styrvolt under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the players and the pack
        seats=stated((4, 4), (f"{ID}.r0.a", "4 Spillere")),
        pack=rule((f"{ID}.r0.a", "48 Kort fra Esset til Toen")),
        left_out=inferred(("5",), crux=crux("pack")),
        # r1: the card under the pack
        looks=rule((f"{ID}.r1.c", "den, som tager af, seer under om nogen Matedor er under")),
        under=rule(crux=crux("under"), status="inferred"),
        laid_out=rule((f"{ID}.r1.d", "da legges den frem")),
        matadors=rule(crux=crux("matadors"), status="inferred"),
        for_it=inferred(
            ("q", "k"),
            (
                f"{ID}.r1.d",
                "Damen af den Sort, eller i Mangel af Damen da Kongen, kan derfor tilbytte sig",
            ),
            crux=crux("under"),
        ),
        # r2: the deal, the two trumps and their tens
        hand=stated(9, (f"{ID}.r2.a", "Hver Spiller faaer 9 Kort")),
        packet=stated(3, (f"{ID}.r2.a", "3 af Gangen")),
        trumps=stated(2, (f"{ID}.r2.b", "dernæst oplegges 2 Tromfer")),
        same_suit=inferred(readings.same_suit, crux=crux("same-suit")),
        velten=rule(crux=crux("velten"), status="inferred"),
        tens=stated("10", (f"{ID}.r2.c", "som med Tien kan byttes")),
        ten=rule(crux=crux("ten"), status="inferred"),
        exchange_order=inferred("under-first", crux=crux("exchange-order")),
        # r3: what partners may say
        silence=rule((f"{ID}.r3.a", "maae ikke sige den anden sit Kort")),
        # r4: which cards beat
        best=stated(
            ("h2", "c4", "s8", "h9", "d9"),
            (f"{ID}.r4.a", "Hierter 2 er den beste, dernæst Kløver 4 Spader 8, Hierter 9, Ruder 9"),
        ),
        beaters=stated(
            ("a", "j", "6", "2", "3", "4"),
            (f"{ID}.r4.b", "Veltens Esser, Dito Knegter, Dito 6, Dito 2, Dito 3, Dito 4"),
        ),
        powers=inferred(readings.powers, crux=crux("powers")),
        equal_rank=inferred(readings.equal_rank, crux=crux("equal-rank")),
        leaders=stated(("8", "k", "q"), (f"{ID}.r4.c", "Udspillere: Dito 8, Konger og Damer")),
        lead_when=inferred(readings.leaders, crux=crux("leaders")),
        ranks=inferred(
            ("a", "k", "q", "j", "10", "9", "8", "7", "6", "4", "3", "2"),
            (f"{ID}.r4.d", "gielder efter sin Orden fra Esset til den mindste"),
            crux=crux("pack"),
        ),
        other_chosen=rule(crux=crux("other-chosen"), status="inferred"),
        # r6: the sevens; who leads and what binds the others stands nowhere
        sevens=stated(
            "7",
            (
                f"{ID}.r6.a",
                "Syverne af den Couleur, som er Tromf, er frie Udspil, og kan ikke stikkes",
            ),
        ),
        first_lead=rule(
            ("byd-1774.r6.a", "Udspilles af den som sidder paa Kortgiverens venstre Haand"),
            crux=crux("leader"),
            status="supplied",
        ),
        next_lead=rule(
            ("lang-hanrey-1774.r6.a", "Den som sidst stak, spiller først ud"),
            crux=crux("leader"),
            status="supplied",
        ),
        answer=rule((f"{ID}.r5.a", "først faaer 5 Stik"), status="inferred"),
        follow=inferred(readings.follow, crux=crux("follow")),
        # r5, r7: who has won, and what
        five=stated(5, (f"{ID}.r5.a", "De 2 Machere, som først faaer 5 Stik har vundet")),
        jan=rule((f"{ID}.r5.b", "faaer de de 5 første Stik har de gjort de andre til Jan")),
        double=stated(2, (f"{ID}.r7.a", "For Jan vindes dobbelt mod enkelt Spil")),
        stake=inferred(1, crux=crux("stake")),
    )
