"""Piquet 1774: throw and buy, count the hand, then the tricks.

"Piquet" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 17–19, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.piquet.ruleset import RuleSet

ID: Final = "piquet-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    contest: Literal["best", "each"] = "best"
    long_sequence: Literal["quint", "one-more"] = "quint"
    honours_in_30: Literal["no", "yes"] = "no"
    open_hand: Literal["carte-blanche", "off"] = "carte-blanche"
    capot: Literal["instead", "besides"] = "instead"
    follow: Literal["must", "free"] = "must"


# r0: the pack and the players

PACK = rule((f"{ID}.r0.a", "behøves Kort fra Esset til Syven inclusive, 32 i alt"))
RANKS: Cited[tuple[str, ...]] = inferred(
    ("a", "k", "q", "j", "10", "9", "8", "7"), crux=crux("ranks")
)
SEATS = inferred((2, 2), crux=crux("players"))

# r1: the deal, and what may be bought

PACKET = stated(2, (f"{ID}.r1.a", "2 af gangen"))
HAND = stated(12, (f"{ID}.r1.a", "gives hver 12 Kort"))
HEAPS = stated((5, 3), (f"{ID}.r1.b", "5 Kort i den eene og 3 i den anden Deel"))
BUYS = rule((f"{ID}.r1.c", "Den som fik først Kort, køber 5, og Giveren 3"))
THROW_FIRST = rule(
    (f"{ID}.r1.d", "skal de først kaste saa mange som de vil købe, af de i Haanden havende")
)

# r2: the Rommel

ROMMEL = rule(
    (
        f"{ID}.r2.a",
        "melder den som har Forhaanden, hvormange Kort han haver af een Sort, som kaldes Rommel",
    ),
)
ROMMEL_BETTER = rule(
    (
        f"{ID}.r2.b",
        "saa mange de ere, gjelde de i Optælning,"
        " naar den anden ey har flere, eller lige saa mange",
    ),
)

# r3: sequences

QUINT = stated(5, (f"{ID}.r3.a", "5 Kort efter hverandre, saasom Es, Konge, Dame, Knegt, Ti"))
LONGER = (f"{ID}.r3.b", "der kan vel og haves flere, det kaldes Qvinter")
QUART = stated(4, (f"{ID}.r3.c", "fattes et kaldes det en Qvart"))
TIERCE = stated(3, (f"{ID}.r3.d", "fattes toe kaldes en Ters"))
QUINT_COUNTS = stated(15, (f"{ID}.r3.e", "Qvinter gjelder 15"))
HONOUR = stated(10, (f"{ID}.r3.e", "foruden en Honeur som er 10"))
QUART_COUNTS = stated(4, (f"{ID}.r3.f", "Qvarter 4"))
TIERCE_COUNTS = stated(3, (f"{ID}.r3.f", "Tertien 3"))

# r4: fourteens

FOUR = stated(14, (f"{ID}.r4.a", "Derefter meldes 14ten om haves"))
ALIKE: Cited[tuple[str, ...]] = stated(
    ("a", "k", "q", "j", "10"),
    (f"{ID}.r4.a", "enten 4 Es, 4 Konger, 4 Damer, 4 Kneghter, eller 4 Tier"),
)
THREE = stated(3, (f"{ID}.r4.b", "men fattes en, gjelder det kun 3"))

# r5: cards laid open

OPEN_HAND = (f"{ID}.r5.a", "For oplagt Kort faaes en Honeur eller 10")

# r6: ninety

THIRTY = stated(30, (f"{ID}.r6.a", "Kan meldes 30 uden Udspil"))
NINETY = stated(90, (f"{ID}.r6.a", "regner man i Stæden for 30, da 90"))
UNANSWERED = rule((f"{ID}.r6.b", "naar den anden Spiller intet kan melde imod eller lige med"))
EQUAL = rule(crux=crux("equal-30"), status="inferred")

# r7 to r10: what is counted in play

LEAD = stated(1, (f"{ID}.r7.a", "For hver Udspil tælles 1"))
LAST = stated(3, (f"{ID}.r7.b", "for sidste Stik 3"))
MOST = stated(10, (f"{ID}.r8.a", "Den, som har de fleeste Stik melder 10 for Læsser"))
SIXTY = stated(
    60,
    (
        f"{ID}.r9.a",
        "Kan meldes 30 med Hielp af Udspil, førend den anden kan faae noget meldt,"
        " tælles 60 i Stæden for 30",
    ),
)
LEADS_ONLY = rule(crux=crux("leads-only"), status="inferred")
ALL_TRICKS = stated(40, (f"{ID}.r10.a", "slet ingen Stik faaer, tælles derfor 40"))

# r11: honours

HONOURS = rule(
    (
        f"{ID}.r11.a",
        "Saa mange, Qvinter, 14ten, 60 og 90 en Spiller faaer, faaes en Honeur for hver, som er 10",
    ),
)
ONCE = rule((f"{ID}.r11.b", "naar Honeur faaes for 90, faaes ey for So"))

# r12: how many cards are bought

FOREHAND_BUYS: Cited[tuple[int, ...]] = stated(
    (0, 3, 4, 5), (f"{ID}.r12.a", "maae enten købe 3, 4, 5, eller ingen")
)
DEALER_BUYS: Cited[tuple[int, ...]] = stated(
    (0, 1, 2, 3), (f"{ID}.r12.b", "som har kuns 3 at købe af, kan købe, som han vil")
)
LEFT_OVER = rule(crux=crux("left-over"), status="inferred")
UNBOUGHT = rule(crux=crux("unbought"), status="inferred")

# what the text does not say: who may meld, who leads, who has won

DEALER_MELDS = rule(crux=crux("dealer-melds"), status="inferred")
MELDING = rule(crux=crux("melding"), status="inferred")
NEXT_LEAD = rule(crux=crux("next-lead"), status="inferred")
GAME = rule(crux=crux("game"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Piquet under the readings chosen."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        ranks=RANKS,
        packet=PACKET,
        hand=HAND,
        heaps=HEAPS,
        buys=BUYS,
        throw_first=THROW_FIRST,
        rommel=ROMMEL,
        rommel_better=ROMMEL_BETTER,
        quint=QUINT,
        longer=inferred(readings.long_sequence, LONGER, crux=crux("long-sequence")),
        quart=QUART,
        tierce=TIERCE,
        quint_counts=QUINT_COUNTS,
        honour=HONOUR,
        quart_counts=QUART_COUNTS,
        tierce_counts=TIERCE_COUNTS,
        four=FOUR,
        alike=ALIKE,
        three=THREE,
        contest=inferred(readings.contest, crux=crux("contest")),
        dealer_melds=DEALER_MELDS,
        melding=MELDING,
        open_hand=inferred(readings.open_hand, OPEN_HAND, crux=crux("open-hand")),
        thirty=THIRTY,
        ninety=NINETY,
        unanswered=UNANSWERED,
        equal=EQUAL,
        honours_in_thirty=inferred(readings.honours_in_30, crux=crux("honours-in-30")),
        lead=LEAD,
        last=LAST,
        most=MOST,
        sixty=SIXTY,
        leads_only=LEADS_ONLY,
        all_tricks=ALL_TRICKS,
        besides=inferred(readings.capot, crux=crux("capot")),
        honours=HONOURS,
        once=ONCE,
        forehand_buys=FOREHAND_BUYS,
        dealer_buys=DEALER_BUYS,
        left_over=LEFT_OVER,
        unbought=UNBOUGHT,
        follow=inferred(readings.follow, crux=crux("follow")),
        next_lead=NEXT_LEAD,
        game=GAME,
    )
