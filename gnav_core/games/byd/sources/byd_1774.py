"""Byd 1774: take the fourth trick, bid on the last card, and the highest that beats it wins.

"Byd" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 5–7, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import inferred, rule, stated
from gnav_core.games.byd.ruleset import RuleSet

ID = "byd-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    follow: Literal["must-follow", "must-beat", "free"] = "must-follow"
    bid_limit: Literal["5", "1"] = "5"
    bid_with: Literal["at-most", "same"] = "at-most"
    who_shows: Literal["bidders-only", "everybody"] = "bidders-only"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Byd under the readings chosen."""
    with_him = ((f"{ID}.r11.c", "Naar de have bydet med"),)
    shown_for = with_him if readings.who_shows == "bidders-only" else ()
    return RuleSet(
        id=ID,
        # r0: the pack
        pack=rule((f"{ID}.r0.a", "36 Kort fra Esser til Sexen")),
        ranks=inferred(("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("rank")),
        seats=inferred((2, 7), (f"{ID}.r0.b", "Syv Personer"), crux=crux("players")),
        # r3, r4, r5: the deal
        first_packet=stated(
            3,
            (f"{ID}.r3.a", "Gives først 3 Kort til den som sidder paa Kortgiverens venstre Haand"),
        ),
        deal_on=rule((f"{ID}.r3.b", "udi den Orden til de andre")),
        deal_last=rule((f"{ID}.r3.c", "endes hos Kortgiveren selv")),
        second_packet=stated(2, (f"{ID}.r4.a", "Dernæst gives ligeledes 2 Kort rund om")),
        stock=rule(
            (
                f"{ID}.r5.a",
                "Hverken Kortgiver, eller Aftager, eller nogen anden maae see under eller noget"
                " Kort i den beholdne Stamme",
            ),
        ),
        # r6 to r8: the tricks
        first_lead=rule(
            (f"{ID}.r6.a", "Udspilles af den som sidder paa Kortgiverens venstre Haand")
        ),
        answer=rule((f"{ID}.r7.a", "De andre legge til")),
        in_turn=rule((f"{ID}.r7.b", "legger saa først til, og siden efter Orden")),
        before_turn=rule((f"{ID}.r8.a", "Ingen maae i Forhaanden legge til før hans Formand")),
        follow=inferred(readings.follow, crux=crux("follow")),
        next_lead=rule(crux=crux("leader"), status="inferred"),
        # r11: the bid, and the last card
        bidder=stated(4, (f"{ID}.r11.a", "Den som faaer det 4de Stik, har Frihed at byde")),
        bid_limit=inferred(int(readings.bid_limit), crux=crux("bid-limit")),
        no_bid=rule(crux=crux("no-bid"), status="inferred"),
        may_bid=rule((f"{ID}.r11.b", "maae ikke byde meer end han")),
        bid_with=inferred(readings.bid_with, crux=crux("bid-with")),
        bid_order=rule(
            (f"{ID}.r11.c", "saa mange som vil"), crux=crux("bid-order"), status="inferred"
        ),
        nobody_bids=rule(
            (f"{ID}.r11.c", "saa mange som vil"), crux=crux("nobody-bids"), status="inferred"
        ),
        shows=rule((f"{ID}.r11.c", "fremviiser Byderen sit 5te Kort")),
        who_shows=inferred(readings.who_shows, *shown_for, crux=crux("who-shows")),
        wins=rule((f"{ID}.r11.d", "som højest stikker Byderens Kort, har vundet")),
        unbeaten=rule(
            ("fem-kort-1774.r11.a", "om ingen kan stikke det"),
            crux=crux("unbeaten"),
            status="supplied",
        ),
        pot=rule(crux=crux("pot"), status="inferred"),
        # r12, r16: the next game
        next_dealer=rule(
            (f"{ID}.r12.a", "Den som i sidste Spil fik først Kort, er Giver til det følgende Spil")
        ),
        misdeal=rule((f"{ID}.r16.a", "Naar feil gives, gaaer Kortet sammen")),
    )
