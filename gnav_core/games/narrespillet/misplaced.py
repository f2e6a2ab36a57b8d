"""Why cards cannot be placed: the first reason that holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gnav_core.cards.refusing import refused
from gnav_core.core.cited import Rule
from gnav_core.core.game import IllegalAction
from gnav_core.core.sentences import Seat, Sentence
from gnav_core.games.narrespillet import placing
from gnav_core.games.narrespillet.naming import card_named, field_named
from gnav_core.games.narrespillet.pack import (
    CARDS,
    COUPLED,
    COURT,
    FOOL,
    HOUSES,
    LEAVE_CHARIOT,
    PICTURES,
    SUMMED,
    Cards,
    fields_in_order,
    house_of,
    in_order,
    rank_of,
)
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import State

Reason = tuple[str, dict[str, Sentence], tuple[Rule, ...]]

PLACED: Final = "Cards lie on {fields} already."
GIVEN_UP: Final = "{Fields} is forfeited."
CLOSED: Final = "While Temperance lies on {fields} nobody can place there."
STAYS: Final = "{Card} lies in the Chariot, and cannot be played from it."
NOT_HELD: Final = "{who} does not hold {card}."
WORLD: Final = "The World is placed alone, where nobody has placed or forfeited."
FOOL_NOW: Final = "The Fool is played at the moment another places."
NO_PLACEMENT: Final = "{Card} is not placed on a field."
WRONG_HOUSE: Final = "{Card} does not belong on {fields}."
TURNED: Final = "The Magician turns one number card into another house, and no more."
LOVERS: Final = "The Lovers go with Emperor, Empress or one court card of the field’s house."
EMPRESS: Final = "The Empress goes with the Emperor or the Lovers."
EMPEROR: Final = "The Emperor goes with the Empress or the Lovers."
ONE_FIELD: Final = "These cards are placed on one field."
IDLE: Final = "The Magician turns a card of another house, or is not placed."
ROYAL: Final = "Queen and King are placed together, or one of them with the Lovers."
KNIGHT: Final = "The Knight is placed alone, with the Lovers or with an ace."
PAGE: Final = "The Page is placed alone, with the Lovers or with an ace."
NUMBERS: Final = "Number cards are placed with number cards of their house."


def misplaced(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> IllegalAction | None:
    """Say by the first reason that holds why cards cannot be placed; ``None``: it is no placement.

    Fields and cards must be known, each named once and in order.
    """
    known = {*fields} <= {*HOUSES} and {*cards} <= {*CARDS} and fields and cards
    if not known or fields_in_order({*fields}) != fields or in_order({*cards}) != cards:
        return None
    for reason in REASONS:
        for said, parts, basis in reason(rules, state, fields, cards):
            who = Seat(state.seat(state.actor))
            return refused(Sentence(said, who=who, **parts), *basis)
    return None


def _fields(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> Iterator[Reason]:
    part = state.part(state.actor)
    for field in fields:
        named = {"fields": field_named(field), "Fields": field_named(field)}
        if isinstance(part.on(field), tuple):
            yield PLACED, named, (rules.kept,)
        elif part.on(field) is not None:
            yield GIVEN_UP, named, (rules.after,)
        elif placing.is_closed(state, field):
            yield CLOSED, named, (rules.temperance.closes,)


def _held(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> Iterator[Reason]:
    part = state.part(state.actor)
    chariot = part.chariot or ()
    for card in cards:
        if card in chariot and card not in LEAVE_CHARIOT:
            yield STAYS, {"Card": card_named(card)}, (rules.chariot.stay,)
    for card in cards:
        if card not in (*part.hand, *state.row, *chariot):
            yield NOT_HELD, {"card": card_named(card)}, (rules.place,)


def _pictures(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> Iterator[Reason]:
    for card in cards:
        if card == "world":
            yield WORLD, {}, (rules.world.placed,)
        elif card == FOOL:
            yield FOOL_NOW, {}, (rules.fool.played,)
        elif card in PICTURES and card not in (*COUPLED, placing.MAGICIAN):
            yield NO_PLACEMENT, {"Card": card_named(card)}, (rules.play,)


def _houses(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> Iterator[Reason]:
    strange = [card for card in cards if house_of(card) not in (None, *fields)]
    if placing.MAGICIAN not in cards:
        for card in strange:
            named = {"Card": card_named(card), "fields": field_named(fields[0])}
            yield WRONG_HOUSE, named, (rules.own_house,)
    elif len(strange) > 1 or any(card not in SUMMED for card in strange):
        yield TURNED, {}, (rules.magician.turns,)


def _couples(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> Iterator[Reason]:
    others = {card for card in cards if card != "lovers"}
    courts = {f"{field}{rank}" for field in fields for rank in COURT}
    couples = rules.couples
    if "lovers" in cards and not (len(others) == 1 and others <= {"empress", "emperor", *courts}):
        yield LOVERS, {}, (couples.lovers,)
    queens = {f"{field}q" for field in fields} if rules.land == "kroam" else set()
    beside = {*cards} - {"empress"}
    if "empress" in cards and not (len(beside) == 1 and beside <= {"emperor", "lovers", *queens}):
        yield EMPRESS, {}, (couples.empress,)
    beside = {*cards} - {"emperor"}
    if "emperor" in cards and not (len(beside) == 1 and beside <= {"empress", "lovers"}):
        yield EMPEROR, {}, (couples.emperor,)


def _together(rules: RuleSet, state: State, fields: Cards, cards: Cards) -> Iterator[Reason]:
    if len(fields) > (2 if cards in placing.COUPLES else 1):
        yield ONE_FIELD, {}, (rules.place,)
    if placing.MAGICIAN in cards and all(house_of(card) in (None, *fields) for card in cards):
        yield IDLE, {}, (rules.magician.idle,)
    houses, ranks = rules.houses_cards, {rank_of(card) for card in cards}
    if ranks & {"q", "k"}:
        yield ROYAL, {}, (houses.royal,)
    elif "n" in ranks:
        yield KNIGHT, {}, (houses.knight,)
    elif "p" in ranks:
        yield PAGE, {}, (houses.page,)
    yield NUMBERS, {}, (houses.numbers,)


REASONS: Final[tuple[Callable[[RuleSet, State, Cards, Cards], Iterator[Reason]], ...]] = (
    _fields,
    _held,
    _pictures,
    _houses,
    _couples,
    _together,
)
