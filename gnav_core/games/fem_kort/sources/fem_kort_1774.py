"""Fem Kort 1774: win the last of five tricks, the only one that counts.

"Fem Kort" in *Politiske Spille-Regler* (Kjøbenhavn 1774), p. 8, in the text's order. Two of its
rules name those of Byd that hold here too: what they lend is cited by both texts, ours first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import inferred, rule, stated
from gnav_core.games.fem_kort.ruleset import RuleSet

ID = "fem-kort-1774"
BYD = "byd-1774"

RULES_1_TO_10 = (f"{ID}.r1.a", "Samme Regler som udi Byd fra 1 til 10 inclusive")
RULES_12_TO_16 = (f"{ID}.r12.a", "samme Regler som i Byd")


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    follow: Literal["must-follow", "must-beat", "free"] = "must-follow"
    stake: Literal["one", "pool"] = "one"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Fem Kort under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the pack and the players
        pack=rule((f"{ID}.r0.a", "36 Kort fra Esset til Sexen")),
        ranks=inferred(("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("rank")),
        seats=inferred((2, 7), (f"{ID}.r0.b", "Syv Personer kan"), crux=crux("players")),
        # r1: the rules of Byd from 1 to 10
        first_packet=stated(
            3,
            RULES_1_TO_10,
            (f"{BYD}.r3.a", "Gives først 3 Kort til den som sidder paa Kortgiverens venstre Haand"),
        ),
        deal_on=rule(RULES_1_TO_10, (f"{BYD}.r3.b", "og derefter udi den Orden til de andre")),
        deal_last=rule(RULES_1_TO_10, (f"{BYD}.r3.c", "og endes hos Kortgiveren selv")),
        second_packet=stated(
            2, RULES_1_TO_10, (f"{BYD}.r4.a", "Dernæst gives ligeledes 2 Kort rund om")
        ),
        stock=rule(
            RULES_1_TO_10,
            (
                f"{BYD}.r5.a",
                "Hverken Kortgiver, eller Aftager, eller nogen anden maae see under eller noget"
                " Kort i den beholdne Stamme",
            ),
        ),
        first_lead=rule(
            RULES_1_TO_10,
            (f"{BYD}.r6.a", "Udspilles af den som sidder paa Kortgiverens venstre Haand"),
        ),
        answer=rule(RULES_1_TO_10, (f"{BYD}.r7.a", "De andre legge til")),
        in_turn=rule(
            RULES_1_TO_10,
            (
                f"{BYD}.r7.b",
                "den som sidder ved Udspillerens venstre Haand legger saa først til,"
                " og siden efter Orden",
            ),
        ),
        before_turn=rule(
            RULES_1_TO_10, (f"{BYD}.r8.a", "Ingen maae i Forhaanden legge til før hans Formand")
        ),
        # neither text says whether a suit is followed, or who leads to the second trick
        follow=inferred(readings.follow, crux=crux("follow")),
        next_lead=rule(crux=crux("leader"), status="inferred"),
        # r11: the fifth card; whose it is, and that it is led, is our reading (crux fifth-card)
        last_lead=rule((f"{ID}.r11.a", "Det 4de Stik giver den Fordeel"), status="inferred"),
        unbeaten=rule(
            (f"{ID}.r11.a", "at det 5te Kort bliver det som vindes paa, om ingen kan stikke det"),
            status="inferred",
        ),
        last_others=rule(
            (f"{ID}.r11.b", "hvem af Spillerne, som kan stikke det"), status="inferred"
        ),
        beaten=rule((f"{ID}.r11.b", "som kan stikke det højest, har vunden")),
        stake=inferred(readings.stake, crux=crux("stake")),
        # r12: the rules of Byd from 12 to 16
        next_dealer=rule(
            RULES_12_TO_16,
            (
                f"{BYD}.r12.a",
                "Den som i sidste Spil fik først Kort, er Giver til det følgende Spil",
            ),
        ),
        misdeal=rule(RULES_12_TO_16, (f"{BYD}.r16.a", "Naar feil gives")),
    )
