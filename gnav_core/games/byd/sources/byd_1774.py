"""Byd 1774: take the fourth trick, bid on the last card, and the highest that beats it wins.

"Byd" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 5–7, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cards.trick import Follow
from gnav_core.core.cited import Cited, inferred, rule, stated
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


# r0: the pack

PACK = rule((f"{ID}.r0.a", "36 Kort"))
RANKS: Cited[tuple[str, ...]] = inferred(
    ("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("rank")
)
SEATS = inferred((2, 7), (f"{ID}.r0.b", "Syv Personer"), crux=crux("players"))

# r3, r4, r5: the deal

FIRST_PACKET = stated(3, (f"{ID}.r3.a", "Gives først 3 Kort til den som sidder"))
DEAL_ON = rule((f"{ID}.r3.b", "udi den Orden til de andre"))
DEAL_LAST = rule((f"{ID}.r3.c", "endes hos Kortgiveren selv"))
SECOND_PACKET = stated(2, (f"{ID}.r4.a", "Dernæst gives ligeledes 2 Kort rund om"))
STOCK = rule((f"{ID}.r5.a", "see under eller noget Kort i den beholdne Stamme"))

# r6 to r8: the tricks

FIRST_LEAD = rule((f"{ID}.r6.a", "Udspilles af den som sidder paa Kortgiverens venstre Haand"))
ANSWER = rule((f"{ID}.r7.a", "De andre legge til"))
IN_TURN = rule((f"{ID}.r7.b", "legger saa først til, og siden efter Orden"))
BEFORE_TURN = rule((f"{ID}.r8.a", "Ingen maae i Forhaanden legge til før hans Formand"))
NEXT_LEAD = rule(crux=crux("leader"), status="inferred")

# r11: the bid, and the last card

BIDDER = stated(4, (f"{ID}.r11.a", "Den som faaer det 4de Stik, har Frihed at byde"))
NO_BID = rule(crux=crux("no-bid"), status="inferred")
MAY_BID = rule((f"{ID}.r11.b", "maae ikke byde meer end han"))
BID_ORDER = rule((f"{ID}.r11.c", "saa mange som vil"), crux=crux("bid-order"), status="inferred")
NOBODY_BIDS = rule(
    (f"{ID}.r11.c", "saa mange som vil"), crux=crux("nobody-bids"), status="inferred"
)
SHOWS = rule((f"{ID}.r11.c", "fremviiser Byderen sit 5te Kort"))
WHO_SHOWS: Cited[Literal["bidders-only", "everybody"]] = inferred(
    "bidders-only", (f"{ID}.r11.c", "Naar de have bydet med"), crux=crux("who-shows")
)
WINS = rule((f"{ID}.r11.d", "som højest stikker Byderens Kort, har vundet"))
UNBEATEN = rule(
    ("fem-kort-1774.r11.a", "om ingen kan stikke det"), crux=crux("unbeaten"), status="supplied"
)
POT = rule(crux=crux("pot"), status="inferred")

# r12, r16: the next game

NEXT_DEALER = rule(
    (f"{ID}.r12.a", "Den som i sidste Spil fik først Kort, er Giver til det følgende Spil")
)
MISDEAL = rule((f"{ID}.r16.a", "Naar feil gives, gaaer Kortet sammen"))


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Byd under the readings chosen."""
    follow: Follow = readings.follow
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        ranks=RANKS,
        first_packet=FIRST_PACKET,
        deal_on=DEAL_ON,
        deal_last=DEAL_LAST,
        second_packet=SECOND_PACKET,
        stock=STOCK,
        first_lead=FIRST_LEAD,
        answer=ANSWER,
        in_turn=IN_TURN,
        before_turn=BEFORE_TURN,
        follow=inferred(follow, crux=crux("follow")),
        next_lead=NEXT_LEAD,
        bidder=BIDDER,
        bid_limit=inferred(int(readings.bid_limit), crux=crux("bid-limit")),
        no_bid=NO_BID,
        may_bid=MAY_BID,
        bid_with=inferred(readings.bid_with, crux=crux("bid-with")),
        bid_order=BID_ORDER,
        nobody_bids=NOBODY_BIDS,
        shows=SHOWS,
        who_shows=WHO_SHOWS,
        wins=WINS,
        unbeaten=UNBEATEN,
        pot=POT,
        next_dealer=NEXT_DEALER,
        misdeal=MISDEAL,
    )
