"""Hanrey 1774: beat what is led to you or take it up; who keeps the last card has lost.

"Hanrey" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 9–10, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import inferred, rule, stated
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


# r4.b: whoever cannot beat, when two play
CANNOT = rule((f"{ID}.r4.b", "kan han ey stikke, maae han tage det op"))
# with two no trick goes on; that it would be so too where a card has beaten is our reading
CANNOT_LATER = rule((f"{ID}.r4.b", "kan han ey stikke, maae han tage det op"), status="inferred")

# r5.b: and when three or four do
TAKES_ONE = rule((f"{ID}.r5.b", "kan han ey stikke, tager han det op"))


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Hanrey under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the pack
        pack=rule((f"{ID}.r0.a", "Kort fra Esset til Sexen")),
        ranks=inferred(("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("ranks")),
        seats=inferred(
            (2, 4),
            (f"{ID}.r4.a", "Naar de alene ere 2 Spillere"),
            (f"{ID}.r5.a", "Er 3 a 4 Spillere"),
            crux=crux("players"),
        ),
        # r3: the deal and the trump
        hand=stated(3, (f"{ID}.r3.a", "Gives hver Spiller 3 Kort")),
        deal_order=rule(crux=crux("deal-order"), status="inferred"),
        turn=rule((f"{ID}.r3.b", "oplegges Tromf")),
        trump=rule((f"{ID}.r3.c", "at det Kort af den Sort stikker alle de andre Kort")),
        trump_card=rule(crux=crux("trump-card"), status="inferred"),
        # r4: two players
        two=Round(
            first_lead=rule((f"{ID}.r4.a", "udspilles til Kortgiveren")),
            lead_again=rule((f"{ID}.r4.c", "og den anden spiller ud igien")),
            answer_first=CANNOT,
            answer_later=CANNOT_LATER,
            beat=rule((f"{ID}.r4.c", "indtil der stikkes"), (f"{ID}.r4.d", "naar der er stukken")),
            take_one=CANNOT,
            take_all=CANNOT_LATER,
            complete=None,
        ),
        take_up=inferred(readings.take_up, crux=crux("take-up")),
        one_card=inferred(1, crux=crux("one-card")),
        put_away=rule(crux=crux("put-away"), status="inferred"),
        draw_first=rule((f"{ID}.r4.d", "tager Stikkeren først et Kort af Stammen")),
        draw_on=rule((f"{ID}.r4.e", "continueres saa længe der er Kort i Stammen")),
        draw=inferred(readings.draw, crux=crux("draw")),
        empty_hand=inferred(1, crux=crux("empty-hand")),
        next_lead=rule(crux=crux("next-lead"), status="inferred"),
        # r5: three or four
        more=Round(
            first_lead=rule((f"{ID}.r5.a", "spiller den ud som fik først Kort")),
            # r5.e bids that it be led to him again, and names nobody who does
            lead_again=rule(
                (f"{ID}.r5.e", "der udspilles til ham igien"),
                crux=crux("led-again"),
                status="inferred",
            ),
            answer_first=TAKES_ONE,
            answer_later=rule((f"{ID}.r5.c", "han skal stikke den sidste Stikkeres Kort")),
            beat=rule((f"{ID}.r5.c", "men stikker han")),
            take_one=TAKES_ONE,
            take_all=rule((f"{ID}.r5.d", "hvis ikke, tager han altsammen op")),
            complete=rule(crux=crux("round"), status="inferred"),
        ),
        endless=inferred(100, crux=crux("endless")),
        # r6: the close
        out=rule((f"{ID}.r6.a", "ved Slutningen"), crux=crux("out"), status="inferred"),
        loser=rule(
            (
                f"{ID}.r6.a",
                "Den som beholder ved Slutningen det sidste Kort paa Haanden, om han end kan stikke"
                " dermed, saa han ikke beholder flere tilbage, har tabt",
            ),
        ),
        winners=rule((f"{ID}.r6.a", "har tabt"), crux=crux("winners"), status="inferred"),
    )
