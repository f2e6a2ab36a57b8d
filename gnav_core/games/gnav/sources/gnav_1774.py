"""Gnav 1774: be not left with the lowest piece; strokes are lives, three at the start.

"Gnav eller Kis-Kis" in *Politiske Spille-Regler* (Kjøbenhavn 1774), pp. 25–28, in the text's order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, Rule, inferred, rule, stated, supplied
from gnav_core.games.gnav.appeals import Appeals
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.pieces import DANISH, MATADORS, NUMBERS
from gnav_core.games.gnav.ruleset import Answer, Course, RuleSet
from gnav_core.games.gnav.slate import Hit, Hits, Slate

ID = "gnav-1774"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the open questions of 1774 are answered; the first option is the default."""

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
    appeals: Literal["three-each", "none"] = "three-each"
    sit_out: Literal["not-twice-running", "once-a-game"] = "not-twice-running"
    dealer_last: Literal["last"] = "last"
    payout: Literal["winner-takes-all"] = "winner-takes-all"
    dealer_turn: Literal["next-left"] = "next-left"


# r0–r2: the pieces, the bag, the deal

PIECES = stated(
    DANISH,
    ("gnav-1774.r0.c", "Disse Brikker gjelder efter den Orden, de her staae udi"),
)
COPIES = stated(
    2,
    ("gnav-1774.r0.a", "udfordres en Pose med følgende Brikker udi"),
    ("gnav-1774.r0.b", "To Giøger, 2 Draguner, 2 Katte, 2 Heste, 2 Huuse"),
)
UNSEEN = rule(("gnav-1774.r2.a", "Tages ubeseet en Brikke"), status="inferred")
DEAL = stated(
    1,
    ("gnav-1774.r2.a", "gives den Spiller, som sidder paa venstre Haand"),
    ("gnav-1774.r2.b", "saaledes continuere"),
)
TURNS = rule(
    ("gnav-1774.r2.a", "gives den Spiller, som sidder paa venstre Haand"),
    ("gnav-1774.r2.b", "saaledes continuere"),
    status="inferred",
)
DEAL_LAST = rule(("gnav-1774.r2.c", "tager selv sidst"))

# r3: the exchange, and what the piece asked answers

STAND = rule(("gnav-1774.r3.a", "Den, som ey er fornøyet med sin Brikke"), status="inferred")
ASK = rule(("gnav-1774.r3.a", "tilbyder sin Sidemand at bytte med sig"))
NUMBER = ("gnav-1774.r3.b", "en Brikke med Tal paa skal han bytte med ham")
EXCHANGE: Course = (stated("swap", NUMBER),)
# null is the last of the numbers in the list of pieces
NULL: Course = (inferred("swap", NUMBER),)
PAST: Course = (stated("pass-on", ("gnav-1774.r3.c", "gaaes han forbie og til den nest ved")),)
REMAIN = ("gnav-1774.r3.g", "maae ey bytte med andre, men skal beholde den han har")
STROKE = ("gnav-1774.r3.f", "da mister den, som tilbyder at bytte en Streg")
FORCED = rule(("gnav-1774.r3.b", "skal han bytte med ham"))

DRAGOON: Course = (
    stated("strike", ("gnav-1774.r3.e", "har han en Dragun siger han hug af"), REMAIN),
    stated("fine", STROKE),
)


def _figures(readings: Readings) -> Answer:
    """Say what pot, owl and fool do when asked: r3 compels only "Tal", and these bear none."""
    swap: Course = (inferred("swap", crux=crux("compelled")),)
    if readings.compelled == "all-but-matadors":
        return Answer(swap)
    refuse: Course = (inferred("decline", crux=crux("compelled")),)
    return Answer(choices={"accept": swap, "refuse": refuse})


def _cat(readings: Readings) -> Course:
    """Cry "Kis-Kis": a stroke (r3's sentence runs over both cries), and r17's undoing."""
    cry = ("gnav-1774.r3.d", "siger han Kis-Kis")
    course: Course = (inferred("kiss", cry, REMAIN),)
    if readings.kiss_stroke == "yes":
        course += (inferred("fine", STROKE, crux=crux("kiss-stroke")),)
    if readings.kiss_return == "none":
        return course
    words = (
        ("gnav-1774.r17.a", "Den, som bliver kisset, faaer tilbage sin Brikke"),
        ("gnav-1774.r17.b", "til hver faaer sin egen, som han fik fra Posen"),
    )
    cited = crux("kiss-return")
    if readings.kiss_return == "if-swapped":
        return (*course, inferred("undo-if-swapped", *words, crux=cited))
    if readings.kiss_return == "linked":
        return (*course, inferred("undo-linked", *words, crux=cited))
    return (*course, inferred("undo-all", *words, crux=cited))


def _cuckoo(readings: Readings) -> Course:
    """Stop the asker, and with him the play where that is the reading."""
    words = ("gnav-1774.r3.h", "har han Giøgen skal han blive staaende for den")
    stroke: Course = ()
    if readings.cuckoo_stroke == "yes":
        stroke = (inferred("fine", crux=crux("cuckoo-stroke")),)
    if readings.cuckoo == "asker-stands":
        return (inferred("stay", words, crux=crux("cuckoo")), *stroke)
    return (inferred("stop-play", words, crux=crux("cuckoo")), *stroke)


# r4: the bag

# the crux of the text namely asks whose request comes to this
PAST_DEALER = Answer(
    (inferred("draw", ("gnav-1774.r4.c", "giver han ham en af Posen")),),
)
ABIDE = rule(("gnav-1774.r4.b", "den skal han rette sig efter"))
IDLE: Cited[tuple[str, ...]] = inferred(MATADORS, crux=crux("drawn-piece"))
CHANGE = rule(
    ("gnav-1774.r4.a", "hvis han ey er fornøyet med den første Brikke tage sig en anden"),
)

# r5–r7: the showing

SHOW = rule(crux=crux("base-penalty"), status="inferred")
TIE = rule(
    ("gnav-1774.r6.a", "Naar 2 har lige Brikker mister de begge en Streg"),
    crux=crux("ties"),
    status="inferred",
)
# that the lowest fall together is so by either reading
ALIKE = rule(
    ("gnav-1774.r6.a", "Naar 2 har lige Brikker mister de begge en Streg"), status="inferred"
)


def _showing(readings: Readings) -> tuple[Hits, Hits, Hits]:
    """Say what a showing does with no fool, with one (r5), and with two (r7)."""
    alike: Hits = ()
    if readings.ties == "any":
        words = ("gnav-1774.r6.a", "Naar 2 har lige Brikker")
        alike = (inferred(Hit("pairs"), words, crux=crux("ties")),)
    fool = ("gnav-1774.r5.a", "tabe en Streg med ham")
    dragged = ("gnav-1774.r5.a", "den, som har den ringeste Brikke tabe en Streg med ham")
    own = ("gnav-1774.r7.a", "faaer de hver sin Narre-Streg derfor")
    two = ("gnav-1774.r7.b", "2, som har de mindste Brikker, mister hver en Streg")
    what: Literal["gained", "lost"] = "gained" if readings.two_fools == "gain" else "lost"
    none: Hits = (inferred(Hit("lowest"), crux=crux("base-penalty")),)
    one: Hits = (stated(Hit("fool-holders"), fool), inferred(Hit("lowest-other"), dragged))
    both: Hits = (
        inferred(Hit("fool-holders", what), own, crux=crux("two-fools")),
        inferred(Hit("two-lowest-others"), two, crux=crux("two-lowest")),
    )
    return (none + alike, one + alike, both + alike)


# r9–r13: appeals


def _appeals(readings: Readings) -> Appeals | None:
    """Open an appeal after each showing that leaves somebody without strokes."""
    if readings.appeals == "none":
        return None
    return Appeals(
        times=stated(
            3,
            ("gnav-1774.r9.a", "appellere, og faae nye Streger 3 Gange"),
            ("gnav-1774.r9.c", "det staaer til ham selv om at appellere"),
        ),
        open=inferred(True, ("gnav-1774.r9.a", "naar Appellerne er aaben"), crux=crux("appeals")),
        once=rule(("gnav-1774.r10.a", "der ey appelleres oftere i den Appel")),
        price=stated(1, ("gnav-1774.r13.a", "En Appel koster ligesaa meget, som første Indsatz")),
        strokes=rule(
            ("gnav-1774.r9.b", "som den der har mindst Streger af Spillerne"), status="inferred"
        ),
        sit_out=inferred(
            readings.sit_out,
            ("gnav-1774.r12.a", "kan en, som har mist sine Streger sidde over om han vil engang"),
            crux=crux("sit-out"),
        ),
        retire=rule(("gnav-1774.r12.b", "men vil han mere spille med"), status="inferred"),
    )


def _slate(readings: Readings) -> Slate:
    """Keep the slate: r8, r11, r14 and r15."""
    dragged = ("gnav-1774.r14.b", "med mindre den anden har en Giøg, den kan Narren ikke tage")
    return Slate(
        start=stated(3, ("gnav-1774.r8.a", "Hver Spiller skriver strax 3 Streger for sig")),
        loss=stated(-1, ("gnav-1774.r8.b", "efter Haanden, som han taber slukker ud")),
        limit=stated(0, ("gnav-1774.r11.a", "Naar en har mist alle sine Streger")),
        fool=stated("fool", ("gnav-1774.r5.a", "Naar en af Spillerne har Narren")),
        by_fools=_showing(readings),
        tie=TIE,
        alike=ALIKE,
        several=inferred(True, crux=crux("several-strokes")),
        late=inferred(True, crux=crux("out-mid-deal")),
        spared=inferred(readings.cuckoo_immune, dragged, crux=crux("cuckoo-immune")),
        out=rule(
            ("gnav-1774.r11.a", "er han uefterrettelig i Spillet"),
            ("gnav-1774.r11.b", "faaer ingen Brikke mere"),
        ),
        void=rule(crux=crux("nobody-left"), status="inferred"),
        void_final=rule(("gnav-1774.r14.a", "gaaer Spillet om med de 2")),
        won=rule(("gnav-1774.r15.a", "de sidste Streger allene har vundet")),
        payout=rule(
            ("gnav-1774.r15.b", "faaer hos alle de andre, som de har tabt til"),
            crux=crux("payout"),
            status="inferred",
        ),
        stake=inferred(1, ("gnav-1774.r13.a", "første Indsatz"), crux=crux("payout")),
        appeals=_appeals(readings),
        next_dealer=inferred(1, crux=crux("dealer-turn")),
    )


def _refusals(readings: Readings) -> dict[str, Rule]:
    """Name the rule that forbids each move, or would have to allow it."""
    if readings.appeals == "none":
        appeal = sit_out = rule(crux=crux("appeals"), status="inferred")
    else:
        appeal = rule(("gnav-1774.r9.a", "naar Appellerne er aaben"))
        sit_out = rule(("gnav-1774.r12.a", "Naar der er Appel aaben"))
    given = rule(("gnav-1774.r4.c", "giver han ham en af Posen"), status="inferred")
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
    """Write out the law of 1774 under the readings chosen."""
    number, figure, cuckoo = Answer(EXCHANGE), _figures(readings), Answer(_cuckoo(readings))
    return RuleSet(
        id=ID,
        seats=supplied(
            (2, 37),
            ("gnav-kb.r2.a", "af 2 indtil 37 personer"),
            ("gnav-1774.r16.a", "I dette Spil kan være 37 Spillere"),
        ),
        pieces=PIECES,
        copies=COPIES,
        deal=DEAL,
        deal_last=DEAL_LAST,
        unseen=UNSEEN,
        turns=TURNS,
        stand=STAND,
        ask=ASK,
        answers={
            "cuckoo": cuckoo,
            "dragoon": Answer(DRAGOON),
            "cat": Answer(_cat(readings)),
            "horse": Answer(PAST),
            "house": Answer(PAST),
            **dict.fromkeys(NUMBERS[:-1], number),
            "0": Answer(NULL),
            "pot": figure,
            "owl": figure,
            "fool": figure,
        },
        past_dealer=PAST_DEALER,
        turn_change=CHANGE,
        swapped_change=inferred(readings.bag_holder, crux=crux("bag-holder")),
        last_turn=rule(crux=crux("dealer-last"), status="inferred"),
        stock=DrawFromBag(
            abide=ABIDE,
            idle=IDLE,
            discard=inferred(readings.discard, crux=crux("discard")),
        ),
        show=SHOW,
        tally=_slate(readings),
        refusals=_refusals(readings),
        cries={
            "cat": stated("Kis-Kis", ("gnav-1774.r3.d", "siger han Kis-Kis")),
            "dragoon": stated("hug af", ("gnav-1774.r3.e", "siger han hug af")),
        },
    )
