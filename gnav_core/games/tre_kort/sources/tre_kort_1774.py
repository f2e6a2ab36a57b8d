"""Tre-Kort 1774: the dealer pays for each of three tricks; whoever plays and takes none is beet.

"Tre-Kort" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 22–24, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.tre_kort.ruleset import RuleSet

ID = "tre-kort-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    follow: Literal["must-follow", "free"] = "must-follow"
    ace_falls: Literal["two-players", "always"] = "two-players"
    length: Literal["each-deals-once", "one-deal"] = "each-deals-once"


# r0: the pack

PACK = rule((f"{ID}.r0.a", "alle Kortene fra Esset af til Sexen"))
RANKS: Cited[tuple[str, ...]] = inferred(
    ("a", "k", "q", "j", "10", "9", "8", "7", "6"), crux=crux("rank")
)
SEATS = inferred((2, 11), (f"{ID}.r0.b", "5 Spillere er best"), crux=crux("players"))

# r3, r4: the deal

DEALT_FIRST = rule((f"{ID}.r3.a", "paa Giverens venstre Haand faaer først Kort"))
DEALT_ON = rule((f"{ID}.r3.b", "siden saaledes efter Orden"))
FIRST_PACKET = stated(2, (f"{ID}.r4.a", "Gives først 2 Kort rundt om"))
SECOND_PACKET = stated(1, (f"{ID}.r4.b", "og dernest 1 Kort, saa hver Spiller faaer 3 Kort"))
TURN = rule((f"{ID}.r4.c", "derefter oplegges en Tromf"))
VELTEN = rule(crux=crux("velten"), status="inferred")

# r5: who plays

SAYS = rule((f"{ID}.r5.a", "som fik først Kort siger om han vil spille"))
SAYS_ON = rule((f"{ID}.r5.b", "dernæst den anden, og saaledes efter Orden"))
PASSES = rule((f"{ID}.r5.c", "legger strax sine Kort til Stammen"))
NOBODY = rule(crux=crux("nobody"), status="inferred")
ALONE = rule(crux=crux("alone"), status="inferred")

# r6: two play

TWO_LEAD = rule((f"{ID}.r6.a", "kan de spille lemfældig med hverandre, som de vil"))
TWO_SECOND: Cited[tuple[str, ...]] = stated(
    ("a", "k", "q", "j"), (f"{ID}.r6.b", "spille ud fra Knegten til Esset Tromf, om han har det")
)
ACE_FALLS = (f"{ID}.r6.c", "skal strax falde og Kongen om Esset er i Velten")

# r7, r8: what is paid

DEALING = inferred(
    1, (f"{ID}.r7.a", "betale til de vindende Spillere for hver Stik"), crux=crux("dealing")
)
BEET = rule((f"{ID}.r8.a", "ingen Stik faaer, bliver beet paa ligesaa meget første Gang"))
BEET_LATER = rule((f"{ID}.r8.b", "et Kortgivende større end den mindste Beet paa Bordet"))
BEET_SIZE = rule(crux=crux("beet-size"), status="inferred")
SMALLEST = rule(
    (f"{ID}.r8.c", "De smaae Beeter, betales først ud"), crux=crux("one-beet"), status="inferred"
)

# r9, r10: three or more play

IN_TURN = rule((f"{ID}.r9.a", "Ingen Spiller maae passe førend hans Tour"))
TRUMP_LED = rule((f"{ID}.r10.a", "spilles strax Tromf ud første Gang, saa og anden Gang om haves"))
NO_TRUMP = rule((f"{ID}.r10.a", "om haves"), crux=crux("no-trump"), status="inferred")
FACE_DOWN = rule((f"{ID}.r10.b", "ey Tromf anden Gang at spille, legger han sit Kort fordekt"))
ONLY_TRUMPS = rule((f"{ID}.r10.c", "ingen kan faae det Stik fra ham uden Tromf"))
THIRD_LEAD = rule(
    (f"{ID}.r10.d", "det tredie Udspil skeer aabenlyst, og stikkes af hvem som beste Kort har"),
)

# what the text does not say

NEXT_DEALER = rule(
    ("byd-1774.r12.a", "Den som i sidste Spil fik først Kort, er Giver til det følgende Spil"),
    crux=crux("next-dealer"),
    status="supplied",
)
WINNERS = rule(crux=crux("winners"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Tre-Kort under the readings chosen."""
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        ranks=RANKS,
        dealt_first=DEALT_FIRST,
        dealt_on=DEALT_ON,
        first_packet=FIRST_PACKET,
        second_packet=SECOND_PACKET,
        turn=TURN,
        velten=VELTEN,
        says=SAYS,
        says_on=SAYS_ON,
        passes=PASSES,
        nobody=NOBODY,
        alone=ALONE,
        two_lead=TWO_LEAD,
        two_second=TWO_SECOND,
        ace_falls=inferred(readings.ace_falls, ACE_FALLS, crux=crux("ace-falls")),
        dealing=DEALING,
        beet=BEET,
        beet_later=BEET_LATER,
        beet_size=BEET_SIZE,
        smallest=SMALLEST,
        in_turn=IN_TURN,
        trump_led=TRUMP_LED,
        no_trump=NO_TRUMP,
        face_down=FACE_DOWN,
        only_trumps=ONLY_TRUMPS,
        third_lead=THIRD_LEAD,
        follow=inferred(readings.follow, crux=crux("follow")),
        deals=inferred(readings.length, crux=crux("length")),
        next_dealer=NEXT_DEALER,
        winners=WINNERS,
    )
