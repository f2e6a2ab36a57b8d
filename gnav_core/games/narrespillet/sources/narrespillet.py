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
    world=of("11.a", "The World is the best placement"),
    emperors=of("11.b", "The Emperor with the Empress comes second"),
    royal=of("11.c", "A royal couple comes third"),
    illegitimate=of("11.d", "An illegitimate couple comes fourth"),
    eighteen=stated(18, (f"{ID}.r11.e", "a sum of 18 or more")),
    knight=of("11.f", "A Knight comes sixth"),
    fifteen=stated(15, (f"{ID}.r11.g", "a sum of 15 or more")),
    page=of("11.h", "A Page comes eighth"),
    sum=of("11.i", "The highest sum"),
    count=of("11.j", "the one that has more cards wins"),
    lowest=of("11.k", "those win whose lowest card is the higher"),
    forfeit=of("11.l", "The first forfeit comes last"),
    all_forfeit=of("11.m", "whoever forfeited it first wins it"),
    judged=of("11.n", "A forfeit that Judgement brings about counts"),
)

# r15–r19: the cards of the houses

HOUSE_CARDS = laws.OfHouses(
    ace=of("15.a", "among number cards, and counts one"),
    ace_beside=of("15.b", "with a Knight or a Page"),
    ace_guards=of("15.c", "guards its placement against the Fool"),
    numbers=of("16.a", "only in a placement of number cards, whose values are added"),
    how_many=of("16.b", "as the hand holds, and more with the help of the Chariot"),
    page=of("17.a", "only alone, with the Lovers, or with an ace"),
    knight=of("18.a", "only alone, with the Lovers, or with an ace"),
    royal=of("19.a", "only together as a royal couple, or each of them with the Lovers"),
)

# r20–r29: the Fool, and the first nine pictures

OF_FOOL = laws.OfFool(
    played=of("20.a", "at the moment when another player places cards"),
    takes=of("20.b", "takes that placement for whoever played the card"),
    never=of("20.c", "neither the World nor a placement with an ace"),
    robbed=gap("robbed-field"),
)

OF_MAGICIAN = laws.OfMagician(
    goes_with=of("21.a", "together with a placement"),
    turns=of("21.b", "turns one number card of the placement into one of another house"),
    loses=of("21.c", "loses where sums are equal"),
    never=of("21.d", "the ace beside a Knight or a Page"),
    idle=of("21.b", "turns one number card", status="inferred", by="idle-magician"),
)


def priests(readings: Readings) -> laws.OfPriests:
    """Write out r22 and r25: who looks, who shows, and whether a further turn is taken."""
    taken = readings.extra_turn == "taken"
    return laws.OfPriests(
        look=of("22.a", "look at the hand of another"),
        alone=of("22.b", "Nobody but her player"),
        whose=gap("priestess-target"),
        again=of("22.c", "must take another turn at once"),
        name=of("25.a", "names a house, or all pictures but the Fool, or the Fool alone"),
        show=of("25.b", "All players who hold such cards show them"),
        again_priest=of("25.c", "must take another turn at once"),
        taken=inferred(taken, crux=crux("extra-turn")),
    )


COUPLES = laws.OfCouples(
    empress=of("23.a", "only with the Emperor or the Lovers"),
    empress_fields=of("23.b", "up to two fields"),
    emperor=of("24.a", "only with the Empress or the Lovers"),
    emperor_fields=of("24.b", "up to two fields"),
    lovers=of("26.a", "with the Emperor, the Empress or a court card of the field's house"),
    at_once=gap("two-fields"),
)

OF_CHARIOT = laws.OfChariot(
    played=of("27.a", "played alone or with cards of the hand"),
    open=of("27.b", "lie open before its player"),
    load=stated(2, (f"{ID}.r27.c", "load one or two cards from his hand")),
    dump=of("27.d", "throw the whole Chariot"),
    spend=of("27.e", "place its cards on a field, with or without cards of the hand"),
    unused=of("27.f", "Cards in the Chariot that were not used are thrown with it"),
    stay=of("27.g", "can lie in the Chariot, but cannot be played from it"),
    leave=of("27.h", "Only the Magician, the Emperor, the Empress and the Lovers"),
    choice=gap("chariot-choice"),
)


def justice(readings: Readings) -> laws.OfJustice:
    """Write out r28: the row, who may use it, and how it is filled."""
    return laws.OfJustice(
        laid=stated(6, (f"{ID}.r28.a", "six cards are drawn at once and laid open")),
        may=of("28.b", "may then take another turn at once"),
        use=of("28.c", "use the row as their own"),
        replace=of("28.d", "another is drawn in its place if possible"),
        first=of("28.e", "Justice always draws before any player"),
        from_demons=of("28.f", "it takes over their cards"),
        no_turn=of("28.g", "then has no further turn"),
        lies=of("28.h", "stays on the table for the rest of the round"),
        throws=inferred(readings.justice_throw == "yes", crux=crux("justice-throw")),
        robbed=gap("justice-robbed"),
    )


OF_HERMIT = laws.OfHermit(
    lies=of("29.a", "laid face up before its player"),
    turns=stated(3, (f"{ID}.r29.b", "three extra turns in all, at any time")),
    apart=of("29.c", "together or apart, out of the usual order"),
    thrown=of("29.d", "the Hermit is thrown"),
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
    closed=stated(1, (f"{ID}.r31.a", "larger by one closed card or two open ones")),
    open=stated(2, (f"{ID}.r31.a", "larger by one closed card or two open ones")),
    lies=of("31.b", "stays on the table for the rest of the round"),
    order=gap("open-cards"),
)

OF_DEATH = laws.OfDeath(
    stock=of("33.a", "the rest of the stock is thrown"),
    pile=of("33.b", "cannot be turned"),
    drawing=of("33.c", "nobody draws any more"),
)

OF_TEMPERANCE = laws.OfTemperance(
    chosen=of("34.a", "a field that he has neither placed on nor forfeited"),
    closes=of("34.b", "While Temperance lies, nobody can place on that field"),
    others=of("34.c", "can still be forfeited, and Judgement can still be played on it"),
    lifted=of("34.d", "its player spends a turn on taking it up"),
    done=of("34.e", "is done with his round"),
    dry=of("34.f", "the stock runs out and is not turned"),
    out=gap("temperance-out"),
)

OF_DEMONS = laws.OfDemons(
    drawn=stated(6, (f"{ID}.r35.a", "six cards are drawn as their open hand")),
    turn=of("35.b", "right before their player's"),
    led=of("35.c", "Their player leads them; for the rest they are as any player"),
    victories=of("35.d", "victories of the Demons are their player's"),
    from_justice=of("35.e", "take its cards instead"),
    stay=of("35.f", "they stay in play"),
    without=of("35.g", "they use the row, without cards of their own"),
    late=gap("demons-late"),
    removed=gap("removed"),
)

THROWS = laws.OfThrows(
    hanged=of("32.a", "names a player, who may be himself"),
    throws=of("32.b", "throws his hand, and his Chariot with its cards"),
    tower=of("36.a", "throws a placement, another's or one's own"),
    never_world=of("36.b", "cannot throw the World"),
    never_forfeit=of("36.c", "Nor can it throw a forfeit or Judgement"),
    never_done=of("36.d", "cannot be used against a player who is done"),
    targets=gap("targets"),
)

CALLS = laws.OfCalls(
    shown=of("37.a", "shown and thrown"),
    picture=of("37.b", "not for the Fool, the World or Judgement"),
    handed=of("37.c", "gives it up and draws a new one"),
    missed=of("37.d", "the caller draws"),
    star=stated(3, (f"{ID}.r37.e", "up to three tries")),
    moon=stated(2, (f"{ID}.r38.a", "court and number cards only, and in two tries")),
    sun=stated(1, (f"{ID}.r39.a", "in one try")),
    what=gap("call"),
)

OF_JUDGEMENT = laws.OfJudgement(
    played=of("40.a", "on any field of any player where no placement lies"),
    forfeited=of("40.b", "forfeited at once"),
    open=gap("judgement"),
)

OF_WORLD = laws.OfWorld(
    placed=of("41.a", "only on a field where nobody has placed or forfeited"),
    wins=of("41.b", "wins the field at once"),
    others=of("41.c", "All others forfeit that field"),
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
        althea=of("57.a", "they may not take hers"),
        althea_none=of("57.b", "If Justice was played first, the Demons get no cards"),
        kroam=of("58.b", "the Empress and a Queen can also be a royal couple"),
    )


def rules(readings: Readings) -> RuleSet:
    """Write out the law of Narrespillet under the readings chosen."""
    return RuleSet(
        id=ID,
        # r0, r1: the pack, the rounds and the fields
        seats=inferred((2, 12), crux=crux("players")),
        pack=of("0.a", "a tarot pack of 78"),
        rounds=stated(5, (f"{ID}.r1.a", "five rounds")),
        fields=of("1.b", "four fields, one for each house"),
        houses=of("1.c", "Swords, Staves, Cups and Coins"),
        ranks=of("1.d", "a Queen, a King, a Knight, a Page and ten number cards"),
        pictures=of("1.e", "21 picture cards and the Fool"),
        # r2, r3: the deal, and whose turn it is
        dealt=stated(6, (f"{ID}.r2.a", "Each player is dealt six cards")),
        rest=of("2.b", "The rest of the pack lies as the stock"),
        filled=of("2.c", "a hand of fewer than six cards is filled"),
        first=of("3.a", "beginning at the dealer's left"),
        duty=of("3.b", "must do one thing"),
        # r4–r7: the four things that are done
        place=of("4.a", "place one or more cards on one of his own fields"),
        stand=of("4.b", "are compared with those of the others at the end of the round"),
        throw=of("5.a", "throw one card"),
        draw_another=of("5.b", "draws another while the stock lasts"),
        play=of("6.a", "play a picture card"),
        in_turn=of("6.b", "only on one's own turn"),
        forfeit=of("7.a", "forfeit a field"),
        after=of("7.b", "can place nothing there"),
        # r8, r9: what follows, and the end of the round
        fill=of("8.a", "the player fills his hand to six cards"),
        draw_order=gap("draw-order"),
        own_house=of("8.b", "Only cards of a field's own house"),
        kept=of("8.c", "cannot be changed once it is made, unless the Tower throws it"),
        done=of("8.d", "the round is over for him"),
        throws_rest=of("8.e", "throws all the cards that he still holds"),
        pile=of("9.a", "All cards that are thrown make one pile"),
        turned=of("9.b", "the pile may be shuffled and turned"),
        asked=gap("turning"),
        reshuffle=inferred(readings.reshuffle, crux=crux("reshuffle")),
        ends=of("9.c", "The round ends when all players are done"),
        # r10, r12: who has won
        compared=of("10.a", "the best one wins the field"),
        most=of("12.a", "most victories after the last round"),
        swords=of("12.b", "most victories on Swords"),
        others=of("12.c", "then Cups, then Coins"),
        last=of("12.d", "whoever was the last to win"),
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
