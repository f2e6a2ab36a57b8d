"""German Gnav: be not left with the lowest card; tokens are paid to a pool, then played off.

A modern German article for a rummy pack, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Rule, inferred, rule, stated
from gnav_core.games.gnav.pack import DrawFromPack
from gnav_core.games.gnav.pieces import DIAMONDS, GERMAN, REFUSERS
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Answer, Course, RuleSet

ID = "gnav-german"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions of the German text are answered; the first option is the default."""

    refused_by_last: Literal["keeps", "draws"] = "keeps"
    tabu: Literal["off", "on"] = "off"
    own_card_under: Literal["once-kept"] = "once-kept"
    refusal: Literal["optional"] = "optional"
    playing_off_end: Literal["pool-empty"] = "pool-empty"
    tie: Literal["shared"] = "shared"
    bankrupt: Literal["plays-on"] = "plays-on"
    dealer_turn: Literal["left"] = "left"


# r1–r3: the players, the pack, the deal, the exchange

SEATS = stated((2, 6), ("gnav-german.r1.a", "für zwei bis sechs Teilnehmer"))
COPIES = stated(
    1,
    (
        "gnav-german.r2.a",
        "einen Joker, Karo-Eins (As) bis Karo-Zehn, Pik-Bube, Pik-Dame, Pik-König",
    ),
)
DEAL = inferred(
    1, ("gnav-german.r3.a", "Jeder Spieler bekommt eine Karte, der Rest bleibt verdeckt liegen")
)
PIECES = stated(
    GERMAN,
    (
        "gnav-german.r3.b",
        "Die schlechteste Karte ist der Joker, zweitschlechteste Karo-Eins (As) usw. bis zum "
        "Pik-König, der also die wertvollste Karte ist",
    ),
)
UNSEEN = rule(
    ("gnav-german.r3.c", "jeder sieht sich seine an, um sie dann wieder verdeckt hinzulegen")
)
ASK = rule(("gnav-german.r3.d", "seine Karte gegen die des linken Nachbarn einzutauschen"))
STAND = rule(("gnav-german.r3.e", "Er muß dies aber nicht tun"))

# r4: who may refuse; the last player and the pack

MAY_REFUSE = (
    "gnav-german.r4.a",
    "braucht dann auf den Tausch nicht einzugehen, wenn er eine der beiden höchsten Karten hat",
)
EXCHANGE: Course = (
    inferred(
        "swap",
        (
            "gnav-german.r3.d",
            "Jeder hat nämlich das Recht, seine Karte gegen die des linken Nachbarn einzutauschen",
        ),
    ),
)
ACCEPT: Course = (inferred("swap", MAY_REFUSE, crux=crux("refusal")),)
REFUSE: Course = (
    inferred(
        "pass-on",
        MAY_REFUSE,
        ("gnav-german.r4.b", "“Ich gebe weiter an den nächsten.”"),
        crux=crux("refusal"),
    ),
)
CHANGE = rule(
    ("gnav-german.r4.d", "darf er sich die oberste der verdeckten Tischkarten nehmen"),
)
TURNS = rule(("gnav-german.r4.c", "So geht das fort"), status="inferred")
LAST_TURN = rule(
    ("gnav-german.r4.c", "So geht das fort bis zum letzten Spieler"), status="inferred"
)
PACK = DrawFromPack(
    rejected=stated(
        REFUSERS,
        ("gnav-german.r4.e", "Pik-Dame oder Pik-König ist, muß er sie wieder weglegen"),
    ),
    draws=stated(
        2,
        (
            "gnav-german.r4.f",
            "Ist auch diese Pik-Dame oder Pik-König, muß er seine eigene Karte behalten",
        ),
    ),
    under=rule(
        ("gnav-german.r4.d", "dafür seine eigene unter den Pack schieben"),
        crux=crux("own-card-under"),
        status="inferred",
    ),
)


def _past_dealer(readings: Readings) -> Answer:
    """Say what becomes of a request that the last player too has refused."""
    if readings.refused_by_last == "keeps":
        return Answer((inferred("keep", crux=crux("refused-by-last")),))
    return Answer((inferred("draw", crux=crux("refused-by-last")),))


# r6: the tabu


def _refuser(readings: Readings) -> Answer:
    """Say what the holder of queen or king may do when asked."""
    if readings.tabu == "off":
        return Answer(choices={"accept": ACCEPT, "refuse": REFUSE})
    tabu: Course = (
        inferred(
            "tabu",
            ("gnav-german.r6.b", "braucht demgemäß nicht zu tauschen, so ruft er"),
            ("gnav-german.r6.c", "Dann darf keiner mehr tauschen"),
            crux=crux("tabu"),
        ),
    )
    return Answer(choices={"accept": ACCEPT, "tabu": tabu})


# r5–r6: the joker, the pool, the playing-off

WARNING = stated("joker", ("gnav-german.r5.a", "der muß auf den Tisch klopfen"))
SHOW = rule(("gnav-german.r5.b", "decken alle Spieler ihre Karte auf"))
POOL = Pool(
    start=stated(20, ("gnav-german.r5.e", "Wenn jeder Spieler zwanzig Marken hat")),
    fool=stated("joker", ("gnav-german.r5.d", "Deckt einer den Joker auf")),
    pays=stated(1, ("gnav-german.r5.c", "muß eine Marke in die Kasse zahlen")),
    companion=inferred(
        1, ("gnav-german.r5.d", "muß auch jener eine Marke einzahlen, der die nächstniedrigere")
    ),
    ends=stated(
        0,
        ("gnav-german.r5.e", "bis einer keine Marken mehr besitzt"),
        ("gnav-german.r5.f", "Dann wird die Kasse “abgespielt”"),
    ),
    takes=stated(1, ("gnav-german.r5.g", "darf sich eine Marke aus der Kasse nehmen")),
    empty=inferred(0, crux=crux("playing-off-end")),
    bankrupt=inferred(True, crux=crux("bankrupt")),
    won=rule(
        ("gnav-german.r6.d", "der nach dem Abspiel der Kasse die meisten Marken hat"),
        status="inferred",
    ),
    tie=rule(crux=crux("tie"), status="inferred"),
    next_dealer=inferred(1, crux=crux("dealer-turn")),
)


def _refusals(readings: Readings) -> dict[str, Rule]:
    """Name the rule that forbids each move, or would have to allow it."""
    may_refuse = rule(MAY_REFUSE, status="inferred")
    refuse = may_refuse
    if readings.tabu == "on":
        words = ("gnav-german.r6.b", "braucht demgemäß nicht zu tauschen, so ruft er")
        refuse = rule(words, crux=crux("tabu"), status="inferred")
    last = rule(
        ("gnav-german.r4.d", "Weil ja auch dieser das Recht hat zu tauschen"),
        status="inferred",
    )
    words = ("gnav-german.r6.a", "Mitunter wird Gnav auch mit “Tabu” gespielt")
    return {
        "accept": may_refuse,
        "refuse": refuse,
        "tabu": rule(words, crux=crux("tabu"), status="inferred"),
        "take": last,
        "keep": last,
    }


def rules(readings: Readings) -> RuleSet:
    """Write out the law of the German text under the readings chosen."""
    refuser = _refuser(readings)
    return RuleSet(
        id=ID,
        seats=SEATS,
        pieces=PIECES,
        copies=COPIES,
        deal=DEAL,
        unseen=UNSEEN,
        turns=TURNS,
        stand=STAND,
        ask=ASK,
        answers={
            **dict.fromkeys(REFUSERS, refuser),
            **dict.fromkeys(("sj", *DIAMONDS, "joker"), Answer(EXCHANGE)),
        },
        past_dealer=_past_dealer(readings),
        turn_change=CHANGE,
        swapped_change=inferred("any", ("gnav-german.r4.d", "dafür seine eigene")),
        last_turn=LAST_TURN,
        stock=PACK,
        show=SHOW,
        tally=POOL,
        warning=WARNING,
        refusals=_refusals(readings),
        cries={
            "refuse": stated(
                "Ich gebe weiter an den nächsten.",
                ("gnav-german.r4.b", "“Ich gebe weiter an den nächsten.”"),
            ),
            "sk": stated(
                "Alles steht vorm König", ("gnav-german.r6.b", "“Alles steht vorm König”")
            ),
            "sq": stated(
                "Alles steht vor der Dame.", ("gnav-german.r6.b", "“Alles steht vor der Dame.”")
            ),
        },
    )
