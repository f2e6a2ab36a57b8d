"""Lang Hanrey 1774: keep your tricks, take them up when the stock is gone, and be rid of all.

"Lang Hanrey" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 10–11, in the text's order. It
has no rules 1 to 3 of its own: its first sentence takes Hanrey's, which are cited beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import inferred, rule, stated
from gnav_core.games.lang_hanrey.ruleset import RuleSet

ID = "lang-hanrey-1774"
LENDER = "hanrey-1774"

AS_THERE = (f"{ID}.r0.a", "Første, anden og tredie Regel er ligesom i Hanrey")


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    best_card: Literal["in-hand", "of-suit"] = "in-hand"
    partial: Literal["beaten-stay", "all-up"] = "beaten-stay"
    draw: Literal["one-each", "fill-to-three"] = "one-each"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Lang Hanrey under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: Hanrey's first three rules, and the pack that stands before them
        lent=rule(AS_THERE),
        pack=rule(
            (f"{LENDER}.r0.a", "Kort fra Esset til Sexen"), crux=crux("pack"), status="inferred"
        ),
        ranks=inferred(("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=f"{LENDER}.q.ranks"),
        hand=stated(3, AS_THERE, (f"{LENDER}.r3.a", "Gives hver Spiller 3 Kort")),
        deal_order=rule(crux=crux("deal-order"), status="inferred"),
        turn=rule(AS_THERE, (f"{LENDER}.r3.b", "oplegges Tromf")),
        trump_card=rule(crux=crux("trump-card"), status="inferred"),
        # r4: two players, and the one difference from Hanrey, whose fourth rule holds beside it
        seats=inferred((2, 2), crux=crux("players")),
        first_lead=rule((f"{LENDER}.r4.a", "udspilles til Kortgiveren"), status="inferred"),
        cannot=rule(
            (f"{LENDER}.r4.b", "kan han ey stikke, maae han tage det op"), status="inferred"
        ),
        lead_again=rule((f"{LENDER}.r4.c", "og den anden spiller ud igien"), status="inferred"),
        kept=rule((f"{ID}.r4.b", "hver Spiller beholder sine Stik hos sig selv")),
        best=rule((f"{ID}.r4.c", "altid stikkes med det bedste Kort paa Haanden")),
        best_card=inferred(readings.best_card, crux=crux("best-card")),
        draw_first=rule(
            (f"{LENDER}.r4.d", "tager Stikkeren først et Kort af Stammen"), status="inferred"
        ),
        draw_on=rule(
            (f"{LENDER}.r4.e", "continueres saa længe der er Kort i Stammen"), status="inferred"
        ),
        draw=inferred(readings.draw, crux=crux("draw")),
        empty_hand=inferred(1, crux=crux("empty-hand")),
        # r5: the second part
        hands_stay=rule((f"{ID}.r5.a", "beholder hver hvad Kort han har paa Haanden")),
        tricks_up=rule((f"{ID}.r5.b", "hver tager sine Stik op")),
        # the crux of the text begins-anew: the play, and not the deal
        anew=rule((f"{ID}.r5.c", "paa nye begynder Spillet"), status="inferred"),
        second_tricks=rule(crux=crux("second-tricks"), status="inferred"),
        # r6: the lead and the trump
        # the crux of the text every-trick: we take it for every lead
        next_lead=rule((f"{ID}.r6.a", "Den som sidst stak, spiller først ud"), status="inferred"),
        trump=rule(
            AS_THERE,
            (f"{LENDER}.r3.c", "at det Kort af den Sort stikker alle de andre Kort"),
            (f"{ID}.r6.b", "Tromfen stikker her som tilforn"),
        ),
        # r7: several cards at once
        alike=stated(4, (f"{ID}.r7.a", "Kan udspilles 2, 3 a 4 paa eengang, naar de ere lige")),
        not_all=rule(
            (
                f"{ID}.r7.b",
                "kan de ikke alle stikkes, at om end nogle stikkes, spiller dog den første"
                " Udspiller igien",
            ),
            status="inferred",
        ),
        partial=inferred(readings.partial, crux=crux("partial")),
        # r8: the close
        loser=rule((f"{ID}.r8.a", "Den som beholder det sidste Kort paa Haanden, har tabt")),
        out=rule(
            (f"{ID}.r8.a", "det sidste Kort paa Haanden"),
            crux=f"{LENDER}.q.out",
            status="inferred",
        ),
        winners=rule((f"{ID}.r8.a", "har tabt"), crux=crux("winners"), status="inferred"),
    )
