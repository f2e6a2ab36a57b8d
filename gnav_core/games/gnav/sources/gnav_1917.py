"""Gnav 1917: be not left with the lowest piece; strokes are penalties, from none up to 3–5.

The rules "nedskrevet i København 1917", as Danish Wikipedia gives them, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, inferred, rule, stated, supplied
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.pieces import DANISH, FIGURES, NUMBERS
from gnav_core.games.gnav.ruleset import Answer, Course, Effect, RuleSet
from gnav_core.games.gnav.slate import Hit, Hits, Slate

ID = "gnav-1917"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions of 1917 are answered; the first option is the default."""

    strokes: Literal["3", "4", "5"] = "3"
    fool_stroke: Literal["one", "two"] = "one"
    fool_companion: Literal["always", "unanswered-tap"] = "always"
    two_fools: Literal["plus", "plus-and-lowest"] = "plus"
    ties: Literal["all"] = "all"
    taker: Literal["asker"] = "asker"
    tapping: Literal["own-turn"] = "own-turn"
    dealer_after_exchange: Literal["any"] = "any"
    discard: Literal["aside"] = "aside"
    out_mid_deal: Literal["yes"] = "yes"
    several_strokes: Literal["yes"] = "yes"
    nobody_left: Literal["void"] = "void"
    dealer_turn: Literal["next-left"] = "next-left"
    players: Literal["2-37"] = "2-37"


# r1–r2: the order, the deal

PIECES = stated(DANISH, ("gnav-1917.r1.a", "Brikkernes rækkefølge fra oven er følgende"))
COPIES = supplied(2, ("gnav-wikipedia.r0.c", "Der er to af hver af de nedenfor nævnte 21 brikker"))
DEAL = inferred(1, ("gnav-1917.r2.a", "omdelt med en til hver spiller fra venstre mod højre"))
UNSEEN = rule(("gnav-1917.r7.a", "vises brikkerne op"), status="inferred")
ASK = rule(("gnav-1917.r2.c", "søger man at få en bedre ved at bytte hos naboen til venstre"))
SEATS = supplied((2, 37), ("gnav-kb.r2.a", "af 2 indtil 37 personer"), crux=crux("players"))

# r3–r4: the round; who must exchange

TURNS = rule(
    ("gnav-1917.r3.a", "påbegyndes af den, der først er blevet forsynet med en brik"),
    ("gnav-1917.r3.b", "forsættes efterhånden gennem hele rækken af spillere"),
)
STAND = rule(
    ("gnav-1917.r4.a", "Er man tilfreds med en først modtagne brik, siger man"), status="inferred"
)
FORCED = rule(
    (
        "gnav-1917.r4.b",
        "er man forpligtet, hvis man har en brik med: tal, potten, uglen eller narren",
    ),
)
EXCHANGE: Course = (
    stated("swap", ("gnav-1917.r4.b", "hvis man har en brik med: tal, potten, uglen eller narren")),
)

# r5: cat, dragoon, cuckoo

REMAIN = ("gnav-1917.r5.b", "og må beholde sin brik")
STROKE: Cited[Effect] = stated("fine", ("gnav-1917.r5.a", "får forespørgeren en streg"))
CAT: Course = (inferred("kiss", ("gnav-1917.r5.a", "besvaret ”Kis! Kis!”"), REMAIN), STROKE)
DRAGOON: Course = (inferred("strike", ("gnav-1917.r5.a", "eller ”Hug af!”"), REMAIN), STROKE)
CUCKOO: Course = (
    stated(
        "stop-play",
        ("gnav-1917.r5.c", "ligeledes beholde sin brik, men uden at straffes med en streg"),
        ("gnav-1917.r5.d", "stopper spillet og alle vender deres brikker"),
    ),
)

# r6: horse, house, and past the dealer

PAST: Course = (
    stated(
        "pass-on",
        ("gnav-1917.r6.a", "straffes forespørgeren ej heller"),
        ("gnav-1917.r6.b", "retter anmodningen til den næste i rækken"),
    ),
)
TAKEN = ("gnav-1917.r6.c", "hvis svaret var uddelerens, kan han da bytte i posen")
PAST_DEALER = Answer(
    choices={
        "take": (inferred("draw", TAKEN, crux=crux("taker")),),
        "keep": (inferred("keep", TAKEN, crux=crux("taker")),),
    }
)

# r2, r3, r7: the dealer at the bag

CHANGE = rule(("gnav-1917.r2.d", "Uddeleren kan bytte i posen"))
LAST_TURN = rule(("gnav-1917.r7.a", "uddeleren, som er den sidste spiller i rækken"))
ABIDE = rule(("gnav-1917.r7.a", "har byttet i posen, vises brikkerne op"), status="inferred")
SHOW = rule(("gnav-1917.r7.a", "vises brikkerne op"))

# r8: the fool, and the tapping

TAP = inferred(
    "fool",
    ("gnav-1917.r8.d", "ved en diskret klapren med brikken tilkende, at han har narren"),
    crux=crux("tapping"),
)
TAP_ANSWER = rule(
    (
        "gnav-1917.r8.e",
        "denne klapren besvares da straks af den der mulig har den anden nar",
    ),
    crux=crux("tapping"),
    status="inferred",
)
TIE = rule(
    ("gnav-1917.r8.f", "den eller de, som har den næstlaveste brik"),
    crux=crux("ties"),
    status="inferred",
)


def _showing(readings: Readings) -> tuple[Hits, Hits, Hits]:
    """Say what a showing does with no fool (r7), with one and with two (r8)."""
    lowest = ("gnav-1917.r7.b", "den som har den laveste brik, får en streg")
    fool = ("gnav-1917.r8.a", "Den som har narren, får ligeledes en streg")
    companion = ("gnav-1917.r8.f", "den næstlaveste brik også få en streg")
    plus = ("gnav-1917.r8.b", "i hvilket tilfælde begge indehavere får et ”plus”")
    more = ("gnav-1917.r8.c", "en streg mere end de andre for at dø")
    by = 1 if readings.fool_stroke == "one" else 2
    who: Literal["lowest-other", "companion-of-a-tapper"] = "lowest-other"
    if readings.fool_companion == "unanswered-tap":
        who = "companion-of-a-tapper"
    none: Hits = (stated(Hit("lowest"), lowest),)
    one: Hits = (
        inferred(Hit("fool-holders", by=by), fool, crux=crux("fool-stroke")),
        inferred(Hit(who), companion, crux=crux("fool-companion")),
    )
    both: Hits = (inferred(Hit("fool-holders", "plus"), plus, more, crux=crux("two-fools")),)
    if readings.two_fools == "plus-and-lowest":
        both += (inferred(Hit("lowest-other"), lowest, crux=crux("two-fools")),)
    return (none, one, both)


def _slate(readings: Readings) -> Slate:
    """Keep the slate: r9 and r10."""
    return Slate(
        start=inferred(0, ("gnav-1917.r9.a", "Når men har fået det forud bestemte antal streger")),
        loss=stated(1, ("gnav-1917.r7.b", "får en streg")),
        limit=inferred(
            int(readings.strokes),
            ("gnav-1917.r9.a", "det forud bestemte antal streger (3-5)"),
            crux=crux("strokes"),
        ),
        fool=stated("fool", ("gnav-1917.r8.a", "Den som har narren")),
        by_fools=_showing(readings),
        tie=TIE,
        several=inferred(True, crux=crux("several-strokes")),
        late=inferred(True, crux=crux("out-mid-deal")),
        out=rule(("gnav-1917.r9.a", "er man ude af spillet (død)")),
        void=rule(crux=crux("nobody-left"), status="inferred"),
        won=rule(
            (
                "gnav-1917.r9.b",
                "den, som bliver alene tilbage ved et mindre antal streger, har vundet spillet",
            ),
        ),
        next_dealer=inferred(
            1,
            ("gnav-1917.r10.a", "Uddeling af brikkerne sker efter tur"),
            crux=crux("dealer-turn"),
        ),
    )


def rules(readings: Readings) -> RuleSet:
    """Write out the law of 1917 under the readings chosen."""
    taken = rule(TAKEN, crux=crux("taker"), status="inferred")
    return RuleSet(
        id=ID,
        seats=SEATS,
        pieces=PIECES,
        copies=COPIES,
        deal=DEAL,
        unseen=UNSEEN,
        stand=STAND,
        ask=ASK,
        turns=TURNS,
        answers={
            "cuckoo": Answer(CUCKOO),
            "dragoon": Answer(DRAGOON),
            "cat": Answer(CAT),
            "horse": Answer(PAST),
            "house": Answer(PAST),
            **dict.fromkeys((*NUMBERS, *FIGURES), Answer(EXCHANGE)),
        },
        past_dealer=PAST_DEALER,
        turn_change=CHANGE,
        swapped_change=inferred(readings.dealer_after_exchange, crux=crux("dealer-after-exchange")),
        last_turn=LAST_TURN,
        stock=DrawFromBag(abide=ABIDE, discard=inferred(readings.discard, crux=crux("discard"))),
        show=SHOW,
        tally=_slate(readings),
        tap=TAP,
        tap_answer=TAP_ANSWER,
        refusals={"accept": FORCED, "refuse": FORCED, "take": taken, "keep": taken},
        cries={
            "stand": stated("Jeg står!", ("gnav-1917.r4.a", "”Jeg står!”")),
            "cat": stated("Kis! Kis!", ("gnav-1917.r5.a", "”Kis! Kis!”")),
            "dragoon": stated("Hug af!", ("gnav-1917.r5.a", "”Hug af!”")),
            "cuckoo": inferred("Stå for gøgen!", ("gnav-1917.r5.c", "”Stå for gøgen!”")),
            "horse": stated("Hest forbi!", ("gnav-1917.r6.a", "”Hest forbi!”")),
            "house": stated("Hus forbi!", ("gnav-1917.r6.a", "”Hus forbi!”")),
        },
    )
