"""Lang Hanrey 1774: keep your tricks, take them up when the stock is gone, and be rid of all.

"Lang Hanrey" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 10–11, in the text's order. It
has no rules 1 to 3 of its own: its first sentence takes Hanrey's, which are cited beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.lang_hanrey.ruleset import RuleSet

ID = "lang-hanrey-1774"
LENDER = "hanrey-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    best_card: Literal["in-hand", "of-suit"] = "in-hand"
    partial: Literal["beaten-stay", "all-up"] = "beaten-stay"
    draw: Literal["one-each", "fill-to-three"] = "one-each"


# r0: Hanrey's first three rules, and the pack that stands before them

LENT = rule((f"{ID}.r0.a", "tredie Regel er ligesom i Hanrey"))
PACK = rule((f"{LENDER}.r0.a", "Kort fra Esset til Sexen"), crux=crux("pack"), status="inferred")
RANKS: Cited[tuple[str, ...]] = inferred(
    ("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=f"{LENDER}.q.ranks"
)
HAND = stated(3, (f"{LENDER}.r3.a", "Gives hver Spiller 3 Kort"))
DEAL_ORDER = rule(crux=crux("deal-order"), status="inferred")
TURN = rule((f"{LENDER}.r3.b", "oplegges Tromf"))
TRUMP_CARD = rule(crux=crux("trump-card"), status="inferred")

# r4: two players, and the one difference from Hanrey, whose fourth rule holds beside it

SEATS = inferred((2, 2), crux=crux("players"))
FIRST_LEAD = rule((f"{LENDER}.r4.a", "udspilles til Kortgiveren"), status="inferred")
CANNOT = rule((f"{LENDER}.r4.b", "kan han ey stikke, maae han tage det op"), status="inferred")
LEAD_AGAIN = rule((f"{LENDER}.r4.c", "og den anden spiller ud igien"), status="inferred")
KEPT = rule((f"{ID}.r4.b", "hver Spiller beholder sine Stik hos sig selv"))
BEST = rule((f"{ID}.r4.c", "altid stikkes med det bedste Kort paa Haanden"))
DRAW_FIRST = rule((f"{LENDER}.r4.d", "tager Stikkeren først et Kort af Stammen"), status="inferred")
DRAW_ON = rule((f"{LENDER}.r4.e", "continueres saa længe der er Kort i Stammen"), status="inferred")
EMPTY_HAND = inferred(1, crux=crux("empty-hand"))

# r5: the second part

HANDS_STAY = rule((f"{ID}.r5.a", "beholder hver hvad Kort han har paa Haanden"))
TRICKS_UP = rule((f"{ID}.r5.b", "hver tager sine Stik op"))
ANEW = rule((f"{ID}.r5.c", "paa nye begynder Spillet"))
SECOND_TRICKS = rule(crux=crux("second-tricks"), status="inferred")

# r6: the lead and the trump

NEXT_LEAD = rule((f"{ID}.r6.a", "Den som sidst stak, spiller først ud"))
TRUMP = rule((f"{ID}.r6.b", "Tromfen stikker her som tilforn"))

# r7: several cards at once

ALIKE = stated(4, (f"{ID}.r7.a", "Kan udspilles 2, 3 a 4 paa eengang, naar de ere lige"))
NOT_ALL = rule(
    (
        f"{ID}.r7.b",
        "kan de ikke alle stikkes, at om end nogle stikkes, spiller dog den første Udspiller igien",
    ),
)

# r8: the close

LOSER = rule((f"{ID}.r8.a", "Den som beholder det sidste Kort paa Haanden, har tabt"))
OUT = rule((f"{ID}.r8.a", "det sidste Kort paa Haanden"), crux=f"{LENDER}.q.out", status="inferred")
WINNERS = rule((f"{ID}.r8.a", "har tabt"), crux=crux("winners"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Lang Hanrey under the readings chosen."""
    return RuleSet(
        id=ID,
        lent=LENT,
        seats=SEATS,
        pack=PACK,
        ranks=RANKS,
        hand=HAND,
        deal_order=DEAL_ORDER,
        turn=TURN,
        trump_card=TRUMP_CARD,
        first_lead=FIRST_LEAD,
        cannot=CANNOT,
        lead_again=LEAD_AGAIN,
        kept=KEPT,
        best=BEST,
        best_card=inferred(readings.best_card, crux=crux("best-card")),
        draw_first=DRAW_FIRST,
        draw_on=DRAW_ON,
        draw=inferred(readings.draw, crux=crux("draw")),
        empty_hand=EMPTY_HAND,
        hands_stay=HANDS_STAY,
        tricks_up=TRICKS_UP,
        anew=ANEW,
        second_tricks=SECOND_TRICKS,
        next_lead=NEXT_LEAD,
        trump=TRUMP,
        alike=ALIKE,
        not_all=NOT_ALL,
        partial=inferred(readings.partial, crux=crux("partial")),
        out=OUT,
        loser=LOSER,
        winners=WINNERS,
    )
