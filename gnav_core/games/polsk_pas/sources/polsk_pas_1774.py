"""Polsk Pas 1774: one plays for the pool against three, the knaves are best, beets double.

"Polsk Pas" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 14–16, in the text's order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from gnav_core.core.cited import inferred, rule, stated
from gnav_core.games.polsk_pas.ruleset import RuleSet

ID = "polsk-pas-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    packet: Literal["five-at-once", "two-and-three"] = "five-at-once"
    turn_up: Literal["dealer", "player"] = "dealer"
    turn_up_when: Literal["his-turn", "before-bidding"] = "his-turn"
    follow: Literal["must-follow", "free"] = "must-follow"
    two_tricks: Literal["first-to-two", "opening-two"] = "first-to-two"
    beet_size: Literal["as-the-pool", "table-doubled"] = "as-the-pool"
    own_beet: Literal["same-again", "doubled"] = "same-again"
    length: Literal["table-clear", "one-deal"] = "table-clear"


PACKETS: Final[Mapping[str, tuple[int, ...]]] = {"five-at-once": (5,), "two-and-three": (2, 3)}
"""How many cards of a hand are dealt at a time, by the reading."""


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Polsk Pas under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0: the players and the pack
        seats=inferred((4, 4), (f"{ID}.r0.a", "naar de ere 4 Spillere")),
        pack=rule((f"{ID}.r0.a", "fra Esset til 9 inclusive")),
        in_pack=inferred(("a", "k", "q", "j", "10", "9"), (f"{ID}.r0.a", "fra Esset til 9")),
        # r1, r2, r3: the deal, the card turned up, and who may take it
        hand=stated(5, (f"{ID}.r1.a", "gives hver Spiller 5 Kort")),
        packet=inferred(PACKETS[readings.packet], crux=crux("packet")),
        turn=rule((f"{ID}.r2.a", "Tromfen som oplegges")),
        take=rule((f"{ID}.r2.a", "Den som giver Kort, kan tage Tromfen")),
        turn_up=inferred(readings.turn_up, crux=crux("turn-up")),
        turn_up_when=inferred(readings.turn_up_when, crux=crux("turn-up-when")),
        bound=rule((f"{ID}.r2.b", "forbinder ham til at spille i den Couleur")),
        lay_away=rule(
            (
                f"{ID}.r3.a",
                "Førend der udspilles skal han legge et Kort fra sig i Stæden for Tromfen",
            )
        ),
        discard=rule(crux=crux("discard"), status="inferred"),
        # r4: what beats what
        knaves=stated(
            ("cj", "sj", "hj", "dj"),
            (
                f"{ID}.r4.a",
                "Kløer Knegt, derefter Spar Knegt, saa Hierter Knegt, og dernest Ruder Knekt"
                " ere de bedste Stikkere i Spillet",
            ),
        ),
        trumps=rule((f"{ID}.r4.b", "siden fra Esset af og ned efter i den Couleur som er Tromf")),
        plain_rank=inferred(("a", "k", "q", "10", "9"), crux=crux("plain-rank")),
        leader=rule(crux=crux("leader"), status="inferred"),
        answer=rule((f"{ID}.r7.a", "de to første Stik"), status="inferred"),
        follow=inferred(readings.follow, crux=crux("follow")),
        # r5, r6: who plays, and in what suit
        forehand_says=rule((f"{ID}.r5.a", "har først Frihed at sige om han vil spille eller ey")),
        others_say=rule((f"{ID}.r5.b", "siden de andre efter Orden")),
        first_round=rule(crux=crux("first-round"), status="inferred"),
        again=rule(
            (
                f"{ID}.r6.a",
                "kan Forhaanden endda spille i det som er Tromf, eller en anden Couleur",
            ),
        ),
        others_again=rule(
            (f"{ID}.r6.b", "maae de ey spille i Tromf, men vel en anden Couleur"),
            status="inferred",
        ),
        # r7, r8: who has won, and who is beet
        two=inferred(
            2,
            (f"{ID}.r7.a", "Den som faaer de to første Stik, har vundet"),
            crux=crux("two-tricks"),
        ),
        two_tricks=inferred(readings.two_tricks, crux=crux("two-tricks")),
        three=stated(3, (f"{ID}.r7.b", "men faaes tre Stik af en, har den vundet")),
        beet=rule(
            (
                f"{ID}.r8.a",
                "Kan en som spiller, hverken naae 3 Stik paa den Maade, eller 2 Stik paa den anden,"
                " som foregaaende Regen lyder, er han beet",
            )
        ),
        beet_size=inferred(readings.beet_size, crux=crux("beet-size")),
        other_wins=rule((f"{ID}.r8.b", "en anden som faaer de fulde Stik, har da vundet")),
        # r9: the stake, and all five tricks
        stake=inferred(1, (f"{ID}.r9.a", "som et Indsatz"), crux=crux("stake")),
        vole=stated(
            1,
            (
                f"{ID}.r9.a",
                "siger la vola og faaet alle 5 Stik rigtig,"
                " faaer saa meget til af hver som et Indsatz",
            ),
        ),
        vole_when=rule(crux=crux("vole"), status="inferred"),
        vole_failed=rule(
            (
                f"{ID}.r9.b",
                "skulle han ikke faae alle 5 Stik hiem, bliver det en Ompasning,"
                " og han faaer intet af det som var at vinde",
            )
        ),
        ompasning=rule(crux=crux("ompasning"), status="inferred"),
        # r10, r11: beet on a beet, and how it goes on
        doubled=inferred(
            2,
            (f"{ID}.r10.a", "Naar en bliver beet paa en andens Beet, stiger den alt dobbelt"),
            crux=crux("beet-size"),
        ),
        own_beet=inferred(readings.own_beet, crux=crux("own-beet")),
        nothing_added=rule((f"{ID}.r11.a", "gjøres ingen anden Tilsatz af de andre Spillere")),
        length=inferred(readings.length, crux=crux("length")),
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
