"""Narrespillet: 59 rules of a page of VeiskilleWiki (2009), in our words, in the text's order.

The page is of undetermined rights: the words quoted here are those of our own wording.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from gnav_core.core.cited import Cited, Rule, Status, inferred, rule, stated
from gnav_core.games.narrespillet import laws
from gnav_core.games.narrespillet.ruleset import RuleSet

ID = "narrespillet"


def crux(name: str) -> str:
    """Give the id of a crux of this source."""
    return f"{ID}.q.{name}"


def of(clause: str, words: str, *, status: Status = "stated", by: str | None = None) -> Rule:
    """Cite a rule by its clause, ``28.c``, and the words that decide."""
    return rule((f"{ID}.r{clause}", words), status=status, crux=by and crux(by))


def gap(name: str) -> Rule:
    """Cite what the text leaves open and we fill."""
    return rule(status="inferred", crux=crux(name))


@dataclass(frozen=True, slots=True, kw_only=True)
class Readings:
    """How the questions that a table may answer otherwise are answered, the default first."""

    extra_turn: Literal["taken", "not-taken"] = "taken"
    wheel_from_justice: Literal["four", "five"] = "four"
    justice_throw: Literal["no", "yes"] = "no"
    reshuffle: Literal["once", "each-time"] = "once"
    national: laws.Land = "none"


FROM_ROW: Final[Mapping[str, int]] = {"four": 4, "five": 5}
"""How many cards a Wheel from Justice’s row draws at most, by the reading."""


# r11: what beats what

RANKS = laws.OfRanks(
    world=of("11.a", "World"),
    emperors=of("11.b", "Emperor with Empress"),
    royal=of("11.c", "Royal couple"),
    illegitimate=of("11.d", "Illegitimate couple"),
    eighteen=stated(18, (f"{ID}.r11.e", "Numbers of 18 or more")),
    knight=of("11.f", "Knight"),
    fifteen=stated(15, (f"{ID}.r11.g", "Numbers of 15 or more")),
    page=of("11.h", "Page"),
    sum=of("11.i", "The highest sum"),
    count=of("11.j", "more cards"),
    lowest=of("11.k", "the better lowest card"),
    forfeit=of("11.l", "the first forfeit"),
    all_forfeit=of("11.m", "wins if all forfeit"),
    judged=of("11.n", "One by Judgement counts too"),
)

# r15–r19: the cards of the houses

HOUSE_CARDS = laws.OfHouses(
    ace=of("15.a", "among numbers it counts one"),
    ace_beside=of("15.b", "it goes with Knight or Page"),
    ace_guards=of("15.c", "It guards against the Fool"),
    numbers=of("16.a", "only with numbers, values added"),
    how_many=of("16.b", "As many as the hand holds, more with the Chariot"),
    page=of("17.a", "alone, or with the Lovers, or with an ace"),
    knight=of("18.a", "the same"),
    royal=of("19.a", "together, a royal couple, or each with the Lovers"),
)

# r20–r29: the Fool, and the first nine pictures

OF_FOOL = laws.OfFool(
    played=of("20.a", "at the moment another places"),
    takes=of("20.b", "takes that placement for its player"),
    never=of("20.c", "Not the World, nor one with an ace"),
    robbed=gap("robbed-field"),
)

OF_MAGICIAN = laws.OfMagician(
    goes_with=of("21.a", "goes with a placement"),
    turns=of("21.b", "one number card of it into another house"),
    loses=of("21.c", "loses at equal sums"),
    never=of("21.d", "the ace beside a Knight or Page"),
    idle=of("21.b", "Turns one number card", status="inferred", by="idle-magician"),
)


def priests(readings: Readings) -> laws.OfPriests:
    """Write out r22 and r25: who looks, who shows, and whether a further turn is taken."""
    taken = readings.extra_turn == "taken"
    return laws.OfPriests(
        look=of("22.a", "look at another's hand"),
        alone=of("22.b", "Alone"),
        whose=gap("priestess-target"),
        again=of("22.c", "he must take another turn at once"),
        name=of("25.a", "name a house, or the pictures but for the Fool, or the Fool"),
        show=of("25.b", "All who hold such show them"),
        again_priest=of("25.c", "he must take another turn at once"),
        taken=inferred(taken, crux=crux("extra-turn")),
    )


COUPLES = laws.OfCouples(
    empress=of("23.a", "only with the Emperor or the Lovers"),
    empress_fields=of("23.b", "up to two fields"),
    emperor=of("24.a", "only with the Empress or the Lovers"),
    emperor_fields=of("24.b", "up to two fields"),
    lovers=of("26.a", "with Emperor, Empress or a court card of the field's house"),
    at_once=gap("two-fields"),
)

OF_CHARIOT = laws.OfChariot(
    played=of("27.a", "played alone or with cards of the hand"),
    open=of("27.b", "All lies open before its player"),
    load=stated(2, (f"{ID}.r27.c", "load one or two from the hand")),
    dump=of("27.d", "throw the whole"),
    spend=of("27.e", "play its cards, with or without the hand's, on a field"),
    unused=of("27.f", "What is unused is thrown with it"),
    stay=of("27.g", "Pictures may lie in it, not be played from it"),
    leave=of("27.h", "Save Magician, Emperor, Empress, Lovers"),
    choice=gap("chariot-choice"),
)


def justice(readings: Readings) -> laws.OfJustice:
    """Write out r28: the row, who may use it, and how it is filled."""
    return laws.OfJustice(
        laid=stated(6, (f"{ID}.r28.a", "six cards are laid open")),
        may=of("28.b", "may take another turn at once"),
        use=of("28.c", "use the row as their own"),
        replace=of("28.d", "A used card is replaced if possible"),
        first=of("28.e", "Justice draws before any player"),
        from_demons=of("28.f", "If the Demons are in play it takes their cards"),
        no_turn=of("28.g", "then no further turn"),
        lies=of("28.h", "It lies for the round"),
        throws=inferred(readings.justice_throw == "yes", crux=crux("justice-throw")),
        robbed=gap("justice-robbed"),
    )


OF_HERMIT = laws.OfHermit(
    lies=of("29.a", "lies before its player"),
    turns=stated(3, (f"{ID}.r29.b", "Three extra turns, at any time")),
    apart=of("29.c", "Together or apart, out of the usual order"),
    thrown=of("29.d", "it is thrown"),
    when=gap("hermit-time"),
)

# r30–r41: the other pictures


def wheel(readings: Readings) -> laws.OfWheel:
    """Write out r30: how many cards are drawn, and how many from the row."""
    return laws.OfWheel(
        draw=stated(5, (f"{ID}.r30.a", "draw up to five")),
        throw=of("30.b", "throw down to six"),
        from_row=inferred(FROM_ROW[readings.wheel_from_justice], crux=crux("wheel-from-justice")),
        dry=gap("wheel-dry"),
    )


OF_STRENGTH = laws.OfStrength(
    closed=stated(1, (f"{ID}.r31.a", "one closed or two open cards larger")),
    open=stated(2, (f"{ID}.r31.a", "one closed or two open cards larger")),
    lies=of("31.b", "It lies for the round"),
    order=gap("open-cards"),
)

OF_DEATH = laws.OfDeath(
    stock=of("33.a", "the rest of the stock is thrown"),
    pile=of("33.b", "The pile cannot be turned"),
    drawing=of("33.c", "No more drawing this round"),
)

OF_TEMPERANCE = laws.OfTemperance(
    chosen=of("34.a", "a field that one has neither placed on nor forfeited"),
    closes=of("34.b", "While it lies nobody can place there"),
    others=of("34.c", "Forfeits and Judgement may"),
    lifted=of("34.d", "its player spends a turn on it"),
    done=of("34.e", "is done with his round"),
    dry=of("34.f", "the stock runs out and is not turned"),
    out=gap("temperance-out"),
)

OF_DEMONS = laws.OfDemons(
    drawn=stated(6, (f"{ID}.r35.a", "six cards drawn are their open hand")),
    turn=of("35.b", "right before their player's"),
    led=of("35.c", "He plays them; else they are as any player"),
    victories=of("35.d", "Their victories are his"),
    from_justice=of("35.e", "they take its cards instead"),
    stay=of("35.f", "they stay in play"),
    without=of("35.g", "they use the row, without cards of their own"),
    late=gap("demons-late"),
    removed=gap("removed"),
)

THROWS = laws.OfThrows(
    hanged=of("32.a", "name a player, oneself too"),
    throws=of("32.b", "throws his hand, and his Chariot with its cards"),
    tower=of("36.a", "throw a placement, another's or one's own"),
    never_world=of("36.b", "Not the World"),
    never_forfeit=of("36.c", "Not a forfeit or Judgement"),
    never_done=of("36.d", "Not against one who is done"),
    targets=gap("targets"),
)

CALLS = laws.OfCalls(
    shown=of("37.a", "is shown and thrown"),
    picture=of("37.b", "not Fool, World or Judgement"),
    handed=of("37.c", "gives it up and draws"),
    missed=of("37.d", "the caller draws"),
    star=stated(3, (f"{ID}.r37.e", "up to three tries")),
    moon=stated(2, (f"{ID}.r38.a", "court and number cards only, two tries")),
    sun=stated(1, (f"{ID}.r39.a", "one try")),
    what=gap("call"),
)

OF_JUDGEMENT = laws.OfJudgement(
    played=of("40.a", "on any field of any player where no placement lies"),
    forfeited=of("40.b", "forfeited at once"),
    open=gap("judgement"),
)

OF_WORLD = laws.OfWorld(
    placed=of("41.a", "only where nobody has placed or forfeited"),
    wins=of("41.b", "wins the field at once"),
    others=of("41.c", "All others forfeit it"),
    now=gap("world-now"),
)

# r55–r58: the lands


def lands(readings: Readings) -> laws.OfLands:
    """Write out r55 to r58: by whose exceptions they play."""
    beforehand = (f"{ID}.r55.a", "agree beforehand")
    agreed: Cited[laws.Land] = inferred(readings.national, beforehand, crux=crux("national"))
    return laws.OfLands(
        agreed=agreed,
        malderia=of("56.b", "may also be played to remove the Demons"),
        althea=of("57.a", "not they hers"),
        althea_none=of("57.b", "If Justice lies first they get none"),
        kroam=of("58.b", "Empress and a Queen are a royal couple"),
    )


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Narrespillet under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0, r1: the pack, the rounds and the fields
        seats=inferred((2, 12), crux=crux("players")),
        pack=of("0.a", "a tarot pack of 78"),
        rounds=stated(5, (f"{ID}.r1.a", "five rounds")),
        fields=of("1.b", "four fields, one a house"),
        houses=of("1.c", "Swords, Staves, Cups, Coins"),
        ranks=of("1.d", "Queen, King, Knight, Page and ten number cards"),
        pictures=of("1.e", "21 picture cards and the Fool"),
        # r2, r3: the deal, and whose turn it is
        dealt=stated(6, (f"{ID}.r2.a", "Each is dealt six")),
        rest=of("2.b", "The rest lies as the stock"),
        filled=of("2.c", "a hand below six is filled"),
        first=of("3.a", "from the dealer's left"),
        duty=of("3.b", "must do one thing"),
        # r4–r7: the four things that are done
        place=of("4.a", "Place cards on one of his own fields"),
        stand=of("4.b", "compared at the end of the round"),
        throw=of("5.a", "Throw one card"),
        draw_another=of("5.b", "draw another while the stock lasts"),
        play=of("6.a", "Play a picture card"),
        in_turn=of("6.b", "only on one's own turn"),
        forfeit=of("7.a", "Forfeit a field"),
        after=of("7.b", "Nothing can be placed there"),
        # r8, r9: what follows, and the end of the round
        fill=of("8.a", "Last of all he fills his hand to six"),
        draw_order=gap("draw-order"),
        own_house=of("8.b", "Only cards of the field's house"),
        kept=of("8.c", "cannot be changed unless the Tower throws it"),
        done=of("8.d", "the round is over for him"),
        throws_rest=of("8.e", "throws what he holds"),
        pile=of("9.a", "Thrown cards make one pile"),
        turned=of("9.b", "the pile may be shuffled and turned"),
        asked=gap("turning"),
        reshuffle=inferred(readings.reshuffle, crux=crux("reshuffle")),
        ends=of("9.c", "The round ends when all are done"),
        # r10, r12: who has won
        compared=of("10.a", "Field by field the best placement wins"),
        most=of("12.a", "Most victories in five rounds wins"),
        swords=of("12.b", "most on Swords"),
        others=of("12.c", "Then Staves, Cups, Coins"),
        last=of("12.d", "whoever won last"),
        next_dealer=gap("dealer-turn"),
        best=RANKS,
        houses_cards=HOUSE_CARDS,
        fool=OF_FOOL,
        magician=OF_MAGICIAN,
        priests=priests(readings),
        couples=COUPLES,
        chariot=OF_CHARIOT,
        justice=justice(readings),
        hermit=OF_HERMIT,
        wheel=wheel(readings),
        strength=OF_STRENGTH,
        death=OF_DEATH,
        temperance=OF_TEMPERANCE,
        demons=OF_DEMONS,
        throws=THROWS,
        calls=CALLS,
        judgement=OF_JUDGEMENT,
        world=OF_WORLD,
        lands=lands(readings),
    )
