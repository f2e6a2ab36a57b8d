"""The Royal Library's fragment: pieces, players, strokes and stakes; the rest is lent by 1774.

The fragment as Danish Wikipedia quotes it. What it says comes first, in its order; every rule
after that is supplied from 1774, one by one, and says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cited import Cited, stated, supplied
from gnav_core.gnav.appeals import Appeals
from gnav_core.gnav.bag import Bag
from gnav_core.gnav.pieces import MATADORS, NUMBERS
from gnav_core.gnav.ruleset import Answer, Course, Effect, RuleSet
from gnav_core.gnav.slate import Hit, Hits, Slate

ID = "gnav-kb"
LENDER = "gnav-1774"


def crux(name: str) -> str:
    """Give the id of a crux that came with the rules of 1774."""
    return f"{LENDER}.q.{name}"


APPEALS = f"{ID}.q.appeals"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions are answered; those but *appeals* and *fool* are 1774's."""

    base_penalty: Literal["lowest-loses"] = "lowest-loses"
    compelled: Literal["all-but-matadors", "numbers-only"] = "all-but-matadors"
    kiss_stroke: Literal["yes", "no"] = "yes"
    kiss_return: Literal["if-swapped", "linked", "all", "none"] = "if-swapped"
    cuckoo: Literal["asker-stands", "stops-play"] = "asker-stands"
    cuckoo_stroke: Literal["no", "yes"] = "no"
    bag_holder: Literal["any", "first-only"] = "any"
    discard: Literal["aside", "back-in-bag"] = "aside"
    drawn_piece: Literal["abide"] = "abide"
    ties: Literal["lowest", "any"] = "lowest"
    two_fools: Literal["gain", "loss"] = "gain"
    two_lowest: Literal["two-lowest-others"] = "two-lowest-others"
    cuckoo_immune: Literal["final", "always"] = "final"
    several_strokes: Literal["yes"] = "yes"
    out_mid_deal: Literal["yes"] = "yes"
    nobody_left: Literal["void"] = "void"
    appeals: Literal["none", "three-each"] = "none"
    fool: Literal["as-1774"] = "as-1774"
    sit_out: Literal["not-twice-running", "once-a-game"] = "not-twice-running"
    dealer_last: Literal["last"] = "last"
    payout: Literal["winner-takes-all"] = "winner-takes-all"
    dealer_turn: Literal["next-left"] = "next-left"


# The fragment's own words: r1 the pieces, r2 the players, the strokes and the stakes

ORDER = (*MATADORS, *NUMBERS[:-1], "fool", "0", "pot", "owl")
PIECES = stated(
    ORDER,
    ("gnav-kb.r1.a", "hvoraf de fornemmeste nemlig "),
    ("gnav-kb.r1.b", "herpå følger 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1; Ratto eller Narren"),
)
COPIES = stated(2, ("gnav-kb.r1.c", "et dobbelt antal af formeldte brikker"))
SEATS = stated((2, 37), ("gnav-kb.r2.a", "Spillet kan spilles af 2 indtil 37 personer"))
START = stated(3, ("gnav-kb.r2.b", "ved Begyndelsen af Spillet 3 Streger op for sig"))
STAKE = stated(1, ("gnav-kb.r2.c", "gjør derhos et Indskud i Pouillen"))

# Supplied from 1774: r2, the deal

UNSEEN = supplied(True, ("gnav-1774.r2.a", "Tages ubeseet en Brikke"))
DEAL = supplied(
    1,
    ("gnav-1774.r2.a", "gives den Spiller, som sidder paa venstre Haand"),
    ("gnav-1774.r2.b", "saaledes continuere"),
)
DEAL_LAST = supplied(True, ("gnav-1774.r2.c", "tager selv sidst"))

# 1774:3: the exchange, and what the piece asked answers

STAND = supplied(True, ("gnav-1774.r3.a", "Den, som ey er fornøyet med sin Brikke"))
ASK = supplied(True, ("gnav-1774.r3.a", "tilbyder sin Sidemand at bytte med sig"))
EXCHANGE: Course = (
    supplied("swap", ("gnav-1774.r3.b", "har dennne hans Sidemand en Brikke med Tal paa")),
)
PAST: Course = (supplied("pass-on", ("gnav-1774.r3.c", "gaaes han forbie og til den nest ved")),)
REMAIN = ("gnav-1774.r3.g", "maae ey bytte med andre, men skal beholde den han har")
FORCED = supplied(True, ("gnav-1774.r3.b", "skal han bytte med ham"), crux=crux("compelled"))


def _figures(readings: Readings) -> Answer:
    """Say what pot, owl and fool do when asked: r3 compels only "Tal"."""
    swap: Course = (supplied("swap", crux=crux("compelled")),)
    if readings.compelled == "all-but-matadors":
        return Answer(swap)
    refuse: Course = (supplied("decline", crux=crux("compelled")),)
    return Answer(choices={"accept": swap, "refuse": refuse})


def _stroke(name: str) -> Course:
    """Fine the asker: r3's sentence runs over "Kis-Kis" and "hug af" (crux kiss-stroke)."""
    cited = crux(name) if name == "kiss-stroke" else None
    words = ("gnav-1774.r3.f", "da mister den, som tilbyder at bytte en Streg")
    return (supplied("fine", words, crux=cited),)


def _cat(readings: Readings) -> Course:
    """Cry "Kis-Kis": a stroke, and r17's undoing."""
    course: Course = (supplied("kiss", ("gnav-1774.r3.d", "siger han Kis-Kis"), REMAIN),)
    if readings.kiss_stroke == "yes":
        course += _stroke("kiss-stroke")
    if readings.kiss_return == "none":
        return course
    words = (
        ("gnav-1774.r17.a", "Den, som bliver kisset, faaer tilbage sin Brikke"),
        ("gnav-1774.r17.b", "til hver faaer sin egen, som han fik fra Posen"),
    )
    cited = crux("kiss-return")
    if readings.kiss_return == "if-swapped":
        return (*course, supplied("undo-if-swapped", *words, crux=cited))
    if readings.kiss_return == "linked":
        return (*course, supplied("undo-linked", *words, crux=cited))
    return (*course, supplied("undo-all", *words, crux=cited))


def _cuckoo(readings: Readings) -> Course:
    """Stop the asker, and with him the play where that is the reading."""
    words = ("gnav-1774.r3.h", "har han Giøgen skal han blive staaende for den")
    stroke: Course = ()
    if readings.cuckoo_stroke == "yes":
        stroke = (supplied("fine", crux=crux("cuckoo-stroke")),)
    if readings.cuckoo == "asker-stands":
        return (supplied("stay", words, crux=crux("cuckoo")), *stroke)
    return (supplied("stop-play", words, crux=crux("cuckoo")), *stroke)


# 1774:4: the bag

PAST_DEALER = Answer(
    (supplied("draw", ("gnav-1774.r4.c", "giver han ham en af Posen")),),
)
ABIDE = supplied(True, ("gnav-1774.r4.b", "den skal han rette sig efter"))
IDLE: Cited[tuple[str, ...]] = supplied(MATADORS, crux=crux("drawn-piece"))
CHANGE = supplied(
    True,
    ("gnav-1774.r4.a", "hvis han ey er fornøyet med den første Brikke tage sig en anden"),
)

# 1774:5–r7: the showing

SHOW = supplied(True, crux=crux("base-penalty"))
TIE = supplied(
    True,
    ("gnav-1774.r6.a", "Naar 2 har lige Brikker mister de begge en Streg"),
    crux=crux("ties"),
)


def _showing(readings: Readings) -> tuple[Hits, Hits, Hits]:
    """Say what a showing does with no fool, with one (r5), and with two (r7)."""
    alike: Hits = ()
    if readings.ties == "any":
        words = ("gnav-1774.r6.a", "Naar 2 har lige Brikker")
        alike = (supplied(Hit("pairs"), words, crux=crux("ties")),)
    fool = ("gnav-1774.r5.a", "Naar en af Spillerne har Narren")
    dragged = ("gnav-1774.r5.a", "den, som har den ringeste Brikke tabe en Streg med ham")
    own = ("gnav-1774.r7.a", "faaer de hver sin Narre-Streg derfor")
    two = ("gnav-1774.r7.b", "2, som har de mindste Brikker, mister hver en Streg")
    what: Literal["gained", "lost"] = "gained" if readings.two_fools == "gain" else "lost"
    none: Hits = (supplied(Hit("lowest"), crux=crux("base-penalty")),)
    one: Hits = (supplied(Hit("fool-holders"), fool), supplied(Hit("lowest-other"), dragged))
    both: Hits = (
        supplied(Hit("fool-holders", what), own, crux=crux("two-fools")),
        supplied(Hit("two-lowest-others"), two, crux=crux("two-lowest")),
    )
    return (none + alike, one + alike, both + alike)


# 1774:9–r13: appeals


def _appeals(readings: Readings) -> Appeals | None:
    """Open an appeal after each showing that leaves somebody without strokes."""
    if readings.appeals == "none":
        return None
    return Appeals(
        times=supplied(
            3,
            ("gnav-1774.r9.a", "appellere, og faae nye Streger 3 Gange"),
            ("gnav-1774.r9.c", "det staaer til ham selv om at appellere"),
        ),
        open=supplied(True, ("gnav-1774.r9.a", "naar Appellerne er aaben"), crux=APPEALS),
        once=supplied(True, ("gnav-1774.r10.a", "appelleres oftere i den Appel")),
        price=supplied(1, ("gnav-1774.r13.a", "En Appel koster ligesaa meget, som første Indsatz")),
        strokes=supplied(True, ("gnav-1774.r9.b", "som den der har mindst Streger af Spillerne")),
        sit_out=supplied(
            readings.sit_out,
            ("gnav-1774.r12.a", "kan en, som har mist sine Streger sidde over om han vil engang"),
            crux=crux("sit-out"),
        ),
        retire=supplied(True, ("gnav-1774.r12.b", "men vil han mere spille med")),
    )


def _slate(readings: Readings) -> Slate:
    """Keep the slate: r8, r11, r14 and r15."""
    dragged = ("gnav-1774.r14.b", "med mindre den anden har en Giøg, den kan Narren ikke tage")
    return Slate(
        start=START,
        loss=supplied(-1, ("gnav-1774.r8.b", "efter Haanden, som han taber slukker ud")),
        limit=supplied(0, ("gnav-1774.r11.a", "Naar en har mist alle sine Streger")),
        fool=supplied(
            "fool",
            ("gnav-1774.r5.a", "Naar en af Spillerne har Narren"),
            crux=f"{ID}.q.fool",
        ),
        by_fools=_showing(readings),
        tie=TIE,
        several=supplied(True, crux=crux("several-strokes")),
        late=supplied(True, crux=crux("out-mid-deal")),
        spared=supplied(readings.cuckoo_immune, dragged, crux=crux("cuckoo-immune")),
        out=supplied(
            True,
            ("gnav-1774.r11.a", "er han uefterrettelig i Spillet"),
            ("gnav-1774.r11.b", "faaer ingen Brikke mere"),
        ),
        void=supplied(True, crux=crux("nobody-left")),
        void_final=supplied(True, ("gnav-1774.r14.a", "gaaer Spillet om med de 2")),
        won=supplied(True, ("gnav-1774.r15.a", "de sidste Streger allene har vundet")),
        payout=supplied(
            True,
            ("gnav-1774.r15.b", "faaer hos alle de andre, som de har tabt til"),
            crux=crux("payout"),
        ),
        stake=STAKE,
        appeals=_appeals(readings),
        next_dealer=supplied(1, crux=crux("dealer-turn")),
    )


def _refusals(readings: Readings) -> dict[str, Cited[bool]]:
    """Name the rule that forbids each move, or would have to allow it."""
    if readings.appeals == "none":
        appeal = sit_out = supplied(True, crux=APPEALS)
    else:
        appeal = supplied(True, ("gnav-1774.r9.a", "naar Appellerne er aaben"))
        sit_out = supplied(True, ("gnav-1774.r12.a", "Naar der er Appel aaben"))
    given = supplied(True, ("gnav-1774.r4.c", "giver han ham en af Posen"))
    return {
        "accept": FORCED,
        "refuse": FORCED,
        "take": given,
        "keep": given,
        "appeal": appeal,
        "sit-out": sit_out,
        "retire": sit_out,
    }


def rules(readings: Readings) -> RuleSet:
    """Write out the fragment's law, and what 1774 lends it, under the readings chosen."""
    number, figure, cuckoo = Answer(EXCHANGE), _figures(readings), Answer(_cuckoo(readings))
    strike: Cited[Effect] = supplied(
        "strike", ("gnav-1774.r3.e", "har han en Dragun siger han hug af"), REMAIN
    )
    return RuleSet(
        id=ID,
        seats=SEATS,
        pieces=PIECES,
        copies=COPIES,
        deal=DEAL,
        deal_last=DEAL_LAST,
        unseen=UNSEEN,
        stand=STAND,
        ask=ASK,
        answers={
            "cuckoo": cuckoo,
            "dragoon": Answer((strike, *_stroke("struck"))),
            "cat": Answer(_cat(readings)),
            "horse": Answer(PAST),
            "house": Answer(PAST),
            **dict.fromkeys(NUMBERS, number),
            "pot": figure,
            "owl": figure,
            "fool": figure,
        },
        past_dealer=PAST_DEALER,
        turn_change=CHANGE,
        swapped_change=supplied(readings.bag_holder, crux=crux("bag-holder")),
        last_turn=supplied(True, crux=crux("dealer-last")),
        stock=Bag(
            abide=ABIDE,
            idle=IDLE,
            discard=supplied(readings.discard, crux=crux("discard")),
        ),
        show=SHOW,
        tally=_slate(readings),
        refusals=_refusals(readings),
        cries={
            "cat": supplied("Kis-Kis", ("gnav-1774.r3.d", "siger han Kis-Kis")),
            "dragoon": supplied("hug af", ("gnav-1774.r3.e", "siger han hug af")),
        },
    )
