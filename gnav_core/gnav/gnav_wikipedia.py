"""Danish Wikipedia's note: 1917 kept by counting down, each with 3 or 5 strokes to lose.

The article's own words rule the strokes; every other rule is supplied from 1917, one by one, and
says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cited import Cited, stated, supplied
from gnav_core.gnav.bag import Bag
from gnav_core.gnav.pieces import DANISH, FIGURES, NUMBERS
from gnav_core.gnav.ruleset import Answer, Course, Effect, RuleSet
from gnav_core.gnav.slate import Hit, Hits, Slate

ID = "gnav-wikipedia"
LENDER = "gnav-1917"


def crux(name: str) -> str:
    """Give the id of a crux that came with the rules of 1917."""
    return f"{LENDER}.q.{name}"


STROKES = f"{ID}.q.strokes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions are answered; those but *strokes* are 1917's."""

    strokes: Literal["3", "5", "4"] = "3"
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


# The article's own words: r0 the tiles, r2 the strokes counted down

COPIES = stated(2, ("gnav-wikipedia.r0.c", "Der er to af hver af de nedenfor nævnte 21 brikker"))
LOSS = stated(-1, ("gnav-wikipedia.r2.b", "gøre det omvendte end ovenstående regler"))
LOSS_MARK = stated(True, ("gnav-wikipedia.r2.b", "i stedet fjerne/overstrege en streg"))
GAIN_MARK = stated(True, ("gnav-wikipedia.r2.c", "give spilleren en ny streg"))
LIMIT = stated(0, ("gnav-wikipedia.r2.d", "Hvis en spiller ikke har nogle streger tilbage"))
OUT = stated(True, ("gnav-wikipedia.r2.d", "er vedkommende ude af spillet"))


def _start(readings: Readings) -> Cited[int]:
    """Give the strokes at the start: the note names 3 and 5; 4 is supplied from 1917:9."""
    if readings.strokes == "4":
        return supplied(4, ("gnav-1917.r9.a", "antal streger (3-5)"), crux=STROKES)
    words = ("gnav-wikipedia.r2.a", "alle spillere f.eks. 3 eller 5 streger til at starte med")
    return stated(int(readings.strokes), words, crux=STROKES)


# Supplied from 1917: r1–r2, the order, the deal

PIECES = supplied(DANISH, ("gnav-1917.r1.a", "Brikkernes rækkefølge fra oven er følgende"))
DEAL = supplied(1, ("gnav-1917.r2.a", "omdelt med en til hver spiller fra venstre mod højre"))
UNSEEN = supplied(True, ("gnav-1917.r7.a", "vises brikkerne op"))
ASK = supplied(
    True, ("gnav-1917.r2.c", "søger man at få en bedre ved at bytte hos naboen til venstre")
)
SEATS = supplied((2, 37), ("gnav-kb.r2.a", "af 2 indtil 37 personer"), crux=crux("players"))

# 1917:3–r4: the round; who must exchange

TURNS = supplied(
    True,
    ("gnav-1917.r3.a", "påbegyndes af den, der først er blevet forsynet med en brik"),
    ("gnav-1917.r3.b", "forsættes efterhånden gennem hele rækken af spillere"),
)
STAND = supplied(True, ("gnav-1917.r4.a", "Er man tilfreds med en først modtagne brik, siger man"))
FORCED = supplied(
    True,
    (
        "gnav-1917.r4.b",
        "er man forpligtet, hvis man har en brik med: tal, potten, uglen eller narren",
    ),
)
EXCHANGE: Course = (
    supplied(
        "swap", ("gnav-1917.r4.b", "hvis man har en brik med: tal, potten, uglen eller narren")
    ),
)

# 1917:5: cat, dragoon, cuckoo

REMAIN = ("gnav-1917.r5.b", "og må beholde sin brik")
STROKE: Cited[Effect] = supplied("fine", ("gnav-1917.r5.a", "får forespørgeren en streg"))
CAT: Course = (supplied("kiss", ("gnav-1917.r5.a", "besvaret ”Kis! Kis!”"), REMAIN), STROKE)
DRAGOON: Course = (supplied("strike", ("gnav-1917.r5.a", "eller ”Hug af!”"), REMAIN), STROKE)
CUCKOO: Course = (
    supplied(
        "stop-play",
        ("gnav-1917.r5.c", "ligeledes beholde sin brik, men uden at straffes med en streg"),
        ("gnav-1917.r5.d", "stopper spillet og alle vender deres brikker"),
    ),
)

# 1917:6: horse, house, and past the dealer

PAST: Course = (
    supplied(
        "pass-on",
        ("gnav-1917.r6.a", "straffes forespørgeren ej heller"),
        ("gnav-1917.r6.b", "retter anmodningen til den næste i rækken"),
    ),
)
TAKEN = ("gnav-1917.r6.c", "hvis svaret var uddelerens, kan han da bytte i posen")
PAST_DEALER = Answer(
    choices={
        "take": (supplied("draw", TAKEN, crux=crux("taker")),),
        "keep": (supplied("keep", TAKEN, crux=crux("taker")),),
    }
)

# 1917:2, r3, r7: the dealer at the bag

CHANGE = supplied(True, ("gnav-1917.r2.d", "Uddeleren kan bytte i posen"))
LAST_TURN = supplied(True, ("gnav-1917.r7.a", "uddeleren, som er den sidste spiller i rækken"))
ABIDE = supplied(True, ("gnav-1917.r7.a", "har byttet i posen, vises brikkerne op"))
SHOW = supplied(True, ("gnav-1917.r7.a", "vises brikkerne op"))

# 1917:8: the fool, and the tapping

TAP = supplied(
    "fool",
    ("gnav-1917.r8.d", "ved en diskret klapren med brikken tilkende, at han har narren"),
    crux=crux("tapping"),
)
TAP_ANSWER = supplied(
    True,
    (
        "gnav-1917.r8.e",
        "denne klapren besvares da straks af den der mulig har den anden nar",
    ),
    crux=crux("tapping"),
)
TIE = supplied(
    True, ("gnav-1917.r8.f", "den eller de, som har den næstlaveste brik"), crux=crux("ties")
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
    none: Hits = (supplied(Hit("lowest"), lowest),)
    one: Hits = (
        supplied(Hit("fool-holders", by=by), fool, crux=crux("fool-stroke")),
        supplied(Hit(who), companion, crux=crux("fool-companion")),
    )
    both: Hits = (supplied(Hit("fool-holders", "gained"), plus, more, crux=crux("two-fools")),)
    if readings.two_fools == "plus-and-lowest":
        both += (supplied(Hit("lowest-other"), lowest, crux=crux("two-fools")),)
    return (none, one, both)


def _slate(readings: Readings) -> Slate:
    """Keep the slate by the article's own note, and 1917:9–10."""
    return Slate(
        start=_start(readings),
        loss=LOSS,
        limit=LIMIT,
        loss_mark=LOSS_MARK,
        gain_mark=GAIN_MARK,
        fool=supplied("fool", ("gnav-1917.r8.a", "Den som har narren")),
        by_fools=_showing(readings),
        tie=TIE,
        several=supplied(True, crux=crux("several-strokes")),
        late=supplied(True, crux=crux("out-mid-deal")),
        out=OUT,
        void=supplied(True, crux=crux("nobody-left")),
        won=supplied(
            True,
            (
                "gnav-1917.r9.b",
                "den, som bliver alene tilbage ved et mindre antal streger, har vundet spillet",
            ),
        ),
        next_dealer=supplied(
            1,
            ("gnav-1917.r10.a", "Uddeling af brikkerne sker efter tur"),
            crux=crux("dealer-turn"),
        ),
    )


def rules(readings: Readings) -> RuleSet:
    """Write out the note's law, and what 1917 lends it, under the readings chosen."""
    taken = supplied(True, TAKEN, crux=crux("taker"))
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
        swapped_change=supplied(readings.dealer_after_exchange, crux=crux("dealer-after-exchange")),
        last_turn=LAST_TURN,
        stock=Bag(abide=ABIDE, discard=supplied(readings.discard, crux=crux("discard"))),
        show=SHOW,
        tally=_slate(readings),
        tap=TAP,
        tap_answer=TAP_ANSWER,
        refusals={"accept": FORCED, "refuse": FORCED, "take": taken, "keep": taken},
        cries={
            "stand": supplied("Jeg står!", ("gnav-1917.r4.a", "”Jeg står!”")),
            "cat": supplied("Kis! Kis!", ("gnav-1917.r5.a", "”Kis! Kis!”")),
            "dragoon": supplied("Hug af!", ("gnav-1917.r5.a", "”Hug af!”")),
            "cuckoo": supplied("Stå for gøgen!", ("gnav-1917.r5.c", "”Stå for gøgen!”")),
            "horse": supplied("Hest forbi!", ("gnav-1917.r6.a", "”Hest forbi!”")),
            "house": supplied("Hus forbi!", ("gnav-1917.r6.a", "”Hus forbi!”")),
        },
    )
