"""What the text says of single cards, and of what is common to several: a group of rules each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, Rule

Land = Literal["none", "malderia", "althea", "kroam"]
"""By whose exceptions they play: nobody’s, or one land’s."""


@dataclass(frozen=True, kw_only=True)
class OfRanks:
    """What beats what on a field, best first; ``eighteen`` and ``fifteen`` bound the sums."""

    world: Rule
    emperors: Rule
    royal: Rule
    illegitimate: Rule
    eighteen: Cited[int]
    knight: Rule
    fifteen: Cited[int]
    page: Rule
    sum: Rule
    count: Rule
    lowest: Rule
    forfeit: Rule
    all_forfeit: Rule
    judged: Rule


@dataclass(frozen=True, kw_only=True)
class OfHouses:
    """How the cards of the houses are placed."""

    ace: Rule
    ace_beside: Rule
    ace_guards: Rule
    numbers: Rule
    how_many: Rule
    page: Rule
    knight: Rule
    royal: Rule


@dataclass(frozen=True, kw_only=True)
class OfFool:
    """How the Fool takes a placement; what is left there, and where it goes (``robbed``)."""

    played: Rule
    takes: Rule
    never: Rule
    robbed: Rule


@dataclass(frozen=True, kw_only=True)
class OfMagician:
    """How a card is turned into another house; it never goes idle."""

    goes_with: Rule
    turns: Rule
    loses: Rule
    never: Rule
    idle: Rule


@dataclass(frozen=True, kw_only=True)
class OfPriests:
    """How hands are looked at and shown, and the further turn, if it is ``taken``."""

    look: Rule
    alone: Rule
    whose: Rule
    again: Rule
    name: Rule
    show: Rule
    again_priest: Rule
    taken: Cited[bool]


@dataclass(frozen=True, kw_only=True)
class OfCouples:
    """How Empress, Emperor and Lovers are placed, two and two, on up to two fields."""

    empress: Rule
    empress_fields: Rule
    emperor: Rule
    emperor_fields: Rule
    lovers: Rule
    at_once: Rule


@dataclass(frozen=True, kw_only=True)
class OfChariot:
    """How cards are gathered in the Chariot, played from it, and thrown with it."""

    played: Rule
    open: Rule
    load: Cited[int]
    dump: Rule
    spend: Rule
    unused: Rule
    stay: Rule
    leave: Rule
    choice: Rule


@dataclass(frozen=True, kw_only=True)
class OfJustice:
    """How the row is laid and used; ``throws`` says whether its cards may be thrown."""

    laid: Cited[int]
    may: Rule
    use: Rule
    replace: Rule
    first: Rule
    from_demons: Rule
    no_turn: Rule
    lies: Rule
    throws: Cited[bool]
    robbed: Rule


@dataclass(frozen=True, kw_only=True)
class OfHermit:
    """How extra turns are taken, and when."""

    lies: Rule
    turns: Cited[int]
    apart: Rule
    thrown: Rule
    when: Rule


@dataclass(frozen=True, kw_only=True)
class OfWheel:
    """How cards are drawn and thrown; how many at most where it comes from the row."""

    draw: Cited[int]
    throw: Rule
    from_row: Cited[int]
    dry: Rule


@dataclass(frozen=True, kw_only=True)
class OfStrength:
    """How much larger the hand is: so many ``closed`` cards, or so many ``open`` ones."""

    closed: Cited[int]
    open: Cited[int]
    lies: Rule
    order: Rule


@dataclass(frozen=True, kw_only=True)
class OfDeath:
    """How all drawing ends."""

    stock: Rule
    pile: Rule
    drawing: Rule


@dataclass(frozen=True, kw_only=True)
class OfTemperance:
    """How a field is closed, and opened again."""

    chosen: Rule
    closes: Rule
    others: Rule
    lifted: Rule
    done: Rule
    dry: Rule
    out: Rule


@dataclass(frozen=True, kw_only=True)
class OfDemons:
    """How the Demons play, for whom, and with what cards."""

    drawn: Cited[int]
    turn: Rule
    led: Rule
    victories: Rule
    from_justice: Rule
    stay: Rule
    without: Rule
    late: Rule
    removed: Rule


@dataclass(frozen=True, kw_only=True)
class OfThrows:
    """How Hanged Man and Tower throw, and whom they meet."""

    hanged: Rule
    throws: Rule
    tower: Rule
    never_world: Rule
    never_forfeit: Rule
    never_done: Rule
    targets: Rule


@dataclass(frozen=True, kw_only=True)
class OfCalls:
    """How cards are called, with so many tries each."""

    shown: Rule
    picture: Rule
    handed: Rule
    missed: Rule
    star: Cited[int]
    moon: Cited[int]
    sun: Cited[int]
    what: Rule


@dataclass(frozen=True, kw_only=True)
class OfJudgement:
    """How a field is forfeited by another."""

    played: Rule
    forfeited: Rule
    open: Rule


@dataclass(frozen=True, kw_only=True)
class OfWorld:
    """How a field is won at once."""

    placed: Rule
    wins: Rule
    others: Rule
    now: Rule


@dataclass(frozen=True, kw_only=True)
class OfLands:
    """Exceptions of single lands: ``agreed`` names the land by whose they play, if by any."""

    agreed: Cited[Land]
    malderia: Rule
    althea: Rule
    althea_none: Rule
    kroam: Rule
