"""Hanrey 1774: beat what is led to you or take it up; who keeps the last card has lost.

"Hanrey" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 9–10, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.hanrey.ruleset import Round, RuleSet

ID = "hanrey-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    draw: Literal["one-each", "fill-to-three"] = "one-each"
    take_up: Literal["must-beat", "may-take"] = "must-beat"


# r0: the pack

PACK = rule((f"{ID}.r0.a", "Kort fra Esset til Sexen"))
RANKS: Cited[tuple[str, ...]] = inferred(
    ("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("ranks")
)
SEATS = inferred(
    (2, 4),
    (f"{ID}.r4.a", "Naar de alene ere 2 Spillere"),
    (f"{ID}.r5.a", "Er 3 a 4 Spillere"),
    crux=crux("players"),
)

# r3: the deal and the trump

HAND = stated(3, (f"{ID}.r3.a", "Gives hver Spiller 3 Kort"))
DEAL_ORDER = rule(crux=crux("deal-order"), status="inferred")
TURN = rule((f"{ID}.r3.b", "oplegges Tromf"))
TRUMP = rule((f"{ID}.r3.c", "at det Kort af den Sort stikker alle de andre Kort"))
TRUMP_CARD = rule(crux=crux("trump-card"), status="inferred")

# r4: two players

CANNOT = rule((f"{ID}.r4.b", "kan han ey stikke, maae han tage det op"))
TWO = Round(
    first_lead=rule((f"{ID}.r4.a", "udspilles til Kortgiveren")),
    lead_again=rule((f"{ID}.r4.c", "og den anden spiller ud igien")),
    answer_first=CANNOT,
    answer_later=CANNOT,
    beat=rule((f"{ID}.r4.d", "naar der er stukken")),
    take_one=CANNOT,
    take_all=CANNOT,
)
DRAW_FIRST = rule((f"{ID}.r4.d", "tager Stikkeren først et Kort af Stammen"))
DRAW_ON = rule((f"{ID}.r4.e", "continueres saa længe der er Kort i Stammen"))
EMPTY_HAND = inferred(1, crux=crux("empty-hand"))
ONE_CARD = inferred(1, crux=crux("one-card"))
PUT_AWAY = rule(crux=crux("put-away"), status="inferred")
NEXT_LEAD = rule(crux=crux("next-lead"), status="inferred")

# r5: three or four

TAKES_ONE = rule((f"{ID}.r5.b", "kan han ey stikke, tager han det op"))
MORE = Round(
    first_lead=rule((f"{ID}.r5.a", "spiller den ud som fik først Kort")),
    # r5.e bids that it be led to him again, and names nobody who does
    lead_again=rule(
        (f"{ID}.r5.e", "der udspilles til ham igien"), crux=crux("led-again"), status="inferred"
    ),
    answer_first=TAKES_ONE,
    answer_later=rule((f"{ID}.r5.c", "han skal stikke den sidste Stikkeres Kort")),
    beat=rule((f"{ID}.r5.c", "men stikker han")),
    take_one=TAKES_ONE,
    take_all=rule((f"{ID}.r5.d", "hvis ikke, tager han altsammen op")),
    complete=rule(crux=crux("round"), status="inferred"),
)
ENDLESS = inferred(100, crux=crux("endless"))

# r6: the close

OUT = rule((f"{ID}.r6.a", "ved Slutningen"), crux=crux("out"), status="inferred")
LOSER = rule((f"{ID}.r6.a", "Den som beholder ved Slutningen det sidste Kort paa Haanden"))
WINNERS = rule((f"{ID}.r6.a", "har tabt"), crux=crux("winners"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Hanrey under the readings chosen."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        ranks=RANKS,
        hand=HAND,
        deal_order=DEAL_ORDER,
        turn=TURN,
        trump=TRUMP,
        trump_card=TRUMP_CARD,
        two=TWO,
        more=MORE,
        take_up=inferred(readings.take_up, crux=crux("take-up")),
        one_card=ONE_CARD,
        put_away=PUT_AWAY,
        draw_first=DRAW_FIRST,
        draw_on=DRAW_ON,
        draw=inferred(readings.draw, crux=crux("draw")),
        empty_hand=EMPTY_HAND,
        next_lead=NEXT_LEAD,
        out=OUT,
        loser=LOSER,
        winners=WINNERS,
        endless=ENDLESS,
    )
