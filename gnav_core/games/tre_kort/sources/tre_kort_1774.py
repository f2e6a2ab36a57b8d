"""Tre-Kort 1774: the dealer pays for each of three tricks; whoever plays and takes none is beet.

"Tre-Kort" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 22–24, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import inferred, rule, stated
from gnav_core.games.tre_kort.ruleset import RuleSet

ID = "tre-kort-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    follow: Literal["must-follow", "free"] = "must-follow"
    velten: Literal["turned-card", "stock"] = "turned-card"
    ace_falls: Literal["two-players", "always"] = "two-players"
    beet_size: Literal["as-played-for", "after-paying"] = "as-played-for"
    length: Literal["each-deals-once", "one-deal"] = "each-deals-once"


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Tre-Kort under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the pack
        seats=inferred((2, 11), (f"{ID}.r0.b", "5 Spillere er best"), crux=crux("players")),
        pack=rule((f"{ID}.r0.a", "alle Kortene fra Esset af til Sexen")),
        ranks=inferred(("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("rank")),
        # r3, r4: the deal
        dealt_first=rule((f"{ID}.r3.a", "paa Giverens venstre Haand faaer først Kort")),
        dealt_on=rule((f"{ID}.r3.b", "siden saaledes efter Orden")),
        first_packet=stated(2, (f"{ID}.r4.a", "Gives først 2 Kort rundt om")),
        second_packet=stated(1, (f"{ID}.r4.b", "og dernest 1 Kort, saa hver Spiller faaer 3 Kort")),
        turn=rule((f"{ID}.r4.c", "derefter oplegges en Tromf")),
        velten=inferred(readings.velten, crux=crux("velten")),
        # r5: who plays
        says=rule((f"{ID}.r5.a", "som fik først Kort siger om han vil spille")),
        says_on=rule((f"{ID}.r5.b", "dernæst den anden, og saaledes efter Orden")),
        passes=rule((f"{ID}.r5.c", "legger strax sine Kort til Stammen")),
        nobody=rule(crux=crux("nobody"), status="inferred"),
        alone=rule(crux=crux("alone"), status="inferred"),
        # r6: two play
        two_lead=rule(
            (f"{ID}.r6.a", "kan de spille lemfældig med hverandre, som de vil"), status="inferred"
        ),
        two_second=inferred(
            ("a", "k", "q", "j"),
            (f"{ID}.r6.b", "spille ud fra Knegten til Esset Tromf, om han har det"),
        ),
        ace_falls=inferred(
            readings.ace_falls,
            (f"{ID}.r6.c", "skal strax falde og Kongen om Esset er i Velten"),
            crux=crux("ace-falls"),
        ),
        # r7, r8: what is paid
        dealing=inferred(
            1, (f"{ID}.r7.a", "betale til de vindende Spillere for hver Stik"), crux=crux("dealing")
        ),
        beet=rule((f"{ID}.r8.a", "ingen Stik faaer, bliver beet paa ligesaa meget første Gang")),
        beet_later=rule((f"{ID}.r8.b", "et Kortgivende større end den mindste Beet paa Bordet")),
        beet_size=inferred(readings.beet_size, crux=crux("beet-size")),
        smallest=rule(
            (f"{ID}.r8.c", "De smaae Beeter, betales først ud"),
            crux=crux("one-beet"),
            status="inferred",
        ),
        # r9, r10: three or more play
        in_turn=rule((f"{ID}.r9.a", "Ingen Spiller maae passe førend hans Tour")),
        trump_led=rule(
            (f"{ID}.r10.a", "spilles strax Tromf ud første Gang, saa og anden Gang om haves")
        ),
        no_trump=rule((f"{ID}.r10.a", "om haves"), crux=crux("no-trump"), status="inferred"),
        face_down=rule(
            (f"{ID}.r10.b", "ey Tromf anden Gang at spille, legger han sit Kort fordekt")
        ),
        only_trumps=rule((f"{ID}.r10.c", "ingen kan faae det Stik fra ham uden Tromf")),
        third_lead=rule(
            (
                f"{ID}.r10.d",
                "det tredie Udspil skeer aabenlyst, og stikkes af hvem som beste Kort har",
            ),
        ),
        # what the text does not say
        answer=rule((f"{ID}.r7.a", "for hver Stik"), status="inferred"),
        follow=inferred(readings.follow, crux=crux("follow")),
        deals=inferred(readings.length, crux=crux("length")),
        next_dealer=rule(
            (
                "byd-1774.r12.a",
                "Den som i sidste Spil fik først Kort, er Giver til det følgende Spil",
            ),
            crux=crux("next-dealer"),
            status="supplied",
        ),
        winners=rule(crux=crux("winners"), status="inferred"),
    )
