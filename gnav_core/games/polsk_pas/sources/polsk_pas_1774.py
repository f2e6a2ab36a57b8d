"""Polsk Pas 1774: one plays for the pool against three, the knaves are best, beets double.

"Polsk Pas" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 14–16, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cards.trick import Follow
from gnav_core.core.cited import Cited, inferred, rule, stated
from gnav_core.games.polsk_pas.ruleset import RuleSet

ID = "polsk-pas-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    turn_up: Literal["dealer", "player"] = "dealer"
    follow: Literal["must-follow", "free"] = "must-follow"
    two_tricks: Literal["first-to-two", "opening-two"] = "first-to-two"
    length: Literal["table-clear", "one-deal"] = "table-clear"


# r0: the players and the pack

SEATS = stated((4, 4), (f"{ID}.r0.a", "naar de ere 4 Spillere"))
PACK = rule((f"{ID}.r0.a", "fra Esset til 9 inclusive"))
IN_PACK: Cited[tuple[str, ...]] = inferred(
    ("a", "k", "q", "j", "10", "9"), (f"{ID}.r0.a", "fra Esset til 9"), crux=crux("pack")
)

# r1, r2, r3: the deal, the card turned up, and who may take it

HAND = stated(5, (f"{ID}.r1.a", "gives hver Spiller 5 Kort"))
PACKET = inferred(5, crux=crux("packet"))
TURN = rule((f"{ID}.r2.a", "Tromfen som oplegges"))
TAKE = rule((f"{ID}.r2.a", "Den som giver Kort, kan tage Tromfen"))
BOUND = rule((f"{ID}.r2.b", "forbinder ham til at spille i den Couleur"))
LAY_AWAY = rule(
    (f"{ID}.r3.a", "Førend der udspilles skal han legge et Kort fra sig i Stæden for Tromfen")
)
DISCARD = rule(crux=crux("discard"), status="inferred")

# r4: what beats what

KNAVES: Cited[tuple[str, ...]] = stated(
    ("cj", "sj", "hj", "dj"),
    (
        f"{ID}.r4.a",
        "Kløer Knegt, derefter Spar Knegt, saa Hierter Knegt, og dernest Ruder Knekt"
        " ere de bedste Stikkere i Spillet",
    ),
)
TRUMPS = rule((f"{ID}.r4.b", "siden fra Esset af og ned efter i den Couleur som er Tromf"))
PLAIN_RANK: Cited[tuple[str, ...]] = inferred(("a", "k", "q", "10", "9"), crux=crux("plain-rank"))
LEADER = rule(crux=crux("leader"), status="inferred")

# r5, r6: who plays, and in what suit

FOREHAND_SAYS = rule((f"{ID}.r5.a", "har først Frihed at sige om han vil spille eller ey"))
OTHERS_SAY = rule((f"{ID}.r5.b", "siden de andre efter Orden"))
FIRST_ROUND = rule(crux=crux("first-round"), status="inferred")
AGAIN = rule(
    (f"{ID}.r6.a", "kan Forhaanden endda spille i det som er Tromf, eller en anden Couleur"),
)
OTHERS_AGAIN = rule((f"{ID}.r6.b", "maae de ey spille i Tromf, men vel en anden Couleur"))

# r7, r8: who has won, and who is beet

TWO = stated(2, (f"{ID}.r7.a", "Den som faaer de to første Stik, har vundet"))
THREE = stated(3, (f"{ID}.r7.b", "men faaes tre Stik af en, har den vundet"))
BEET = rule((f"{ID}.r8.a", "er han beet"))
BEET_SIZE = rule(crux=crux("beet-size"), status="inferred")
OTHER_WINS = rule((f"{ID}.r8.b", "en anden som faaer de fulde Stik, har da vundet"))

# r9: the stake, and all five tricks

STAKE = inferred(1, (f"{ID}.r9.a", "som et Indsatz"), crux=crux("stake"))
VOLE = stated(
    1,
    (
        f"{ID}.r9.a",
        "siger la vola og faaet alle 5 Stik rigtig, faaer saa meget til af hver som et Indsatz",
    ),
)
VOLE_WHEN = rule(crux=crux("vole"), status="inferred")
VOLE_FAILED = rule((f"{ID}.r9.b", "skulle han ikke faae alle 5 Stik hiem, bliver det en Ompasning"))
OMPASNING = rule(crux=crux("ompasning"), status="inferred")

# r10, r11: beet on a beet, and how it goes on

DOUBLED = stated(
    2, (f"{ID}.r10.a", "Naar en bliver beet paa en andens Beet, stiger den alt dobbelt")
)
OWN_BEET = rule(crux=crux("own-beet"), status="inferred")
NOTHING_ADDED = rule((f"{ID}.r11.a", "gjøres ingen anden Tilsatz af de andre Spillere"))
NEXT_DEALER = rule(
    ("byd-1774.r12.a", "Den som i sidste Spil fik først Kort, er Giver til det følgende Spil"),
    crux=crux("next-dealer"),
    status="supplied",
)
WINNERS = rule(crux=crux("winners"), status="inferred")


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Polsk Pas under the readings chosen."""
    follow: Follow = readings.follow
    return RuleSet(
        id=ID,
        seats=SEATS,
        pack=PACK,
        in_pack=IN_PACK,
        hand=HAND,
        packet=PACKET,
        turn=TURN,
        take=TAKE,
        turn_up=inferred(readings.turn_up, crux=crux("turn-up")),
        bound=BOUND,
        lay_away=LAY_AWAY,
        discard=DISCARD,
        knaves=KNAVES,
        trumps=TRUMPS,
        plain_rank=PLAIN_RANK,
        leader=LEADER,
        follow=inferred(follow, crux=crux("follow")),
        forehand_says=FOREHAND_SAYS,
        others_say=OTHERS_SAY,
        first_round=FIRST_ROUND,
        again=AGAIN,
        others_again=OTHERS_AGAIN,
        two=TWO,
        two_tricks=inferred(readings.two_tricks, crux=crux("two-tricks")),
        three=THREE,
        beet=BEET,
        beet_size=BEET_SIZE,
        other_wins=OTHER_WINS,
        stake=STAKE,
        vole=VOLE,
        vole_when=VOLE_WHEN,
        vole_failed=VOLE_FAILED,
        ompasning=OMPASNING,
        doubled=DOUBLED,
        own_beet=OWN_BEET,
        nothing_added=NOTHING_ADDED,
        length=inferred(readings.length, crux=crux("length")),
        next_dealer=NEXT_DEALER,
        winners=WINNERS,
    )
