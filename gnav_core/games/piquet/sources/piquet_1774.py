"""Piquet 1774: throw and buy, count the hand, then the tricks.

"Piquet" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 17–19, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gnav_core.core.cited import inferred, rule, stated
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
    several: Literal["cards", "sequences"] = "cards"
    lead_counts: Literal["counts", "melds-only"] = "counts"
    leads_only: Literal["leads-alone", "all-play"] = "leads-alone"
    ninety_and_sixty: Literal["one", "both"] = "one"
    melding: Literal["by-itself", "shown"] = "by-itself"
    one_honour: Literal["once", "twice"] = "once"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Piquet under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the pack and the players
        seats=inferred((2, 2), crux=crux("players")),
        pack=rule((f"{ID}.r0.a", "behøves Kort fra Esset til Syven inclusive, 32 i alt")),
        ranks=inferred(("a", "k", "q", "j", "10", "9", "8", "7"), crux=crux("ranks")),
        # r1: the deal, and what may be bought
        packet=stated(2, (f"{ID}.r1.a", "2 af gangen")),
        hand=stated(12, (f"{ID}.r1.a", "gives hver 12 Kort")),
        heaps=stated((5, 3), (f"{ID}.r1.b", "5 Kort i den eene og 3 i den anden Deel")),
        buys=rule((f"{ID}.r1.c", "Den som fik først Kort, køber 5, og Giveren 3")),
        throw_first=rule(
            (
                f"{ID}.r1.d",
                "førend de see disse til Købs liggende Kort, skal de først kaste saa mange"
                " som de vil købe, af de i Haanden havende",
            )
        ),
        # r2: the Rommel
        rommel=rule(
            (
                f"{ID}.r2.a",
                "melder den som har Forhaanden, hvormange Kort han haver af een Sort,"
                " som kaldes Rommel",
            ),
            # that it is the longest suit is presupposed by "flere, eller lige saa mange"
            status="inferred",
        ),
        rommel_better=rule(
            (
                f"{ID}.r2.b",
                "saa mange de ere, gjelde de i Optælning,"
                " naar den anden ey har flere, eller lige saa mange",
            ),
        ),
        # r3: sequences
        quint=stated(
            5, (f"{ID}.r3.a", "5 Kort efter hverandre, saasom Es, Konge, Dame, Knegt, Ti")
        ),
        several=inferred(
            readings.several,
            (f"{ID}.r3.b", "der kan vel og haves flere"),
            crux=crux("several"),
        ),
        longer=inferred(
            readings.long_sequence,
            (f"{ID}.r3.b", "der kan vel og haves flere, det kaldes Qvinter"),
            crux=crux("long-sequence"),
        ),
        quart=stated(4, (f"{ID}.r3.c", "fattes et kaldes det en Qvart")),
        tierce=stated(3, (f"{ID}.r3.d", "fattes toe kaldes en Ters")),
        quint_counts=stated(15, (f"{ID}.r3.e", "Qvinter gjelder 15")),
        honour=stated(10, (f"{ID}.r3.e", "foruden en Honeur som er 10")),
        quart_counts=stated(4, (f"{ID}.r3.f", "Qvarter 4")),
        tierce_counts=stated(3, (f"{ID}.r3.f", "Tertien 3")),
        # r4: fourteens
        # a fourteen has its number for a name, and of nothing else is it said that it counts 14
        four=inferred(14, (f"{ID}.r4.a", "Derefter meldes 14ten om haves")),
        alike=stated(
            ("a", "k", "q", "j", "10"),
            (f"{ID}.r4.a", "enten 4 Es, 4 Konger, 4 Damer, 4 Kneghter, eller 4 Tier"),
        ),
        three=stated(3, (f"{ID}.r4.b", "men fattes en, gjelder det kun 3")),
        # r2 to r4: whose melds count, and how they are told, is not said
        contest=inferred(readings.contest, crux=crux("contest")),
        dealer_melds=rule(crux=crux("dealer-melds"), status="inferred"),
        melding=inferred(readings.melding, crux=crux("melding")),
        # r5: cards laid open
        open_hand=inferred(
            readings.open_hand,
            (f"{ID}.r5.a", "For oplagt Kort faaes en Honeur eller 10"),
            crux=crux("open-hand"),
        ),
        # r6: ninety
        thirty=stated(30, (f"{ID}.r6.a", "Kan meldes 30 uden Udspil")),
        ninety=stated(90, (f"{ID}.r6.a", "regner man i Stæden for 30, da 90")),
        unanswered=rule(
            (f"{ID}.r6.b", "naar den anden Spiller intet kan melde imod eller lige med")
        ),
        equal=rule((f"{ID}.r6.b", "naar den anden Spiller intet kan melde imod eller lige med")),
        honours_in_thirty=inferred(readings.honours_in_30, crux=crux("honours-in-30")),
        # r7 to r10: what is counted in play
        lead=stated(1, (f"{ID}.r7.a", "For hver Udspil tælles 1")),
        last=stated(3, (f"{ID}.r7.b", "for sidste Stik 3")),
        most=stated(10, (f"{ID}.r8.a", "Den, som har de fleeste Stik melder 10 for Læsser")),
        sixty=stated(
            60,
            (
                f"{ID}.r9.a",
                "Kan meldes 30 med Hielp af Udspil, førend den anden kan faae noget meldt,"
                " tælles 60 i Stæden for 30",
            ),
        ),
        leads_only=inferred(readings.leads_only, crux=crux("leads-only")),
        lead_counts=inferred(
            readings.lead_counts,
            (f"{ID}.r9.a", "førend den anden kan faae noget meldt"),
            crux=crux("lead-counts"),
        ),
        all_tricks=stated(40, (f"{ID}.r10.a", "slet ingen Stik faaer, tælles derfor 40")),
        besides=inferred(readings.capot, crux=crux("capot")),
        # r11: honours
        honours=rule(
            (
                f"{ID}.r11.a",
                "Saa mange, Qvinter, 14ten, 60 og 90 en Spiller faaer, faaes en Honeur for hver,"
                " som er 10",
            ),
        ),
        one_honour=inferred(readings.one_honour, crux=crux("one-honour")),
        once=rule((f"{ID}.r11.b", "naar Honeur faaes for 90, faaes ey for So")),
        ninety_and_sixty=inferred(readings.ninety_and_sixty, crux=crux("ninety-and-sixty")),
        # r12: how many cards are bought
        forehand_buys=stated((0, 3, 4, 5), (f"{ID}.r12.a", "maae enten købe 3, 4, 5, eller ingen")),
        dealer_buys=stated(
            (0, 1, 2, 3), (f"{ID}.r12.b", "som har kuns 3 at købe af, kan købe, som han vil")
        ),
        left_over=rule(crux=crux("left-over"), status="inferred"),
        unbought=rule(crux=crux("unbought"), status="inferred"),
        # what the text does not say: what binds who answers, who leads, who has won
        answer=rule((f"{ID}.r8.a", "de fleeste Stik"), status="inferred"),
        follow=inferred(readings.follow, crux=crux("follow")),
        next_lead=rule(crux=crux("next-lead"), status="inferred"),
        game=rule(crux=crux("game"), status="inferred"),
    )
