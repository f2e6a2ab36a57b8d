"""What a computer player makes of the table: what lies on each field, and how likely cards win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gnav_core.core.game import Seen
from gnav_core.games.narrespillet import placing
from gnav_core.games.narrespillet.comparing import Worth, worth
from gnav_core.games.narrespillet.pack import FOOL, HOUSES, OF_HOUSES, SUMMED, Cards
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, JUDGED, State, Who, wins

HOLDS: Final = {9: 1.0, 8: 0.98, 7: 0.94, 6: 0.9, 5: 0.78, 4: 0.7, 3: 0.6, 2: 0.5, 1: 0.25}
"""How likely a placement of each rank is not beaten by one other player who has yet to place."""

HIGHER: Final = 0.01
"""By so much the more for each that its sum is higher."""

HOPE: Final = 0.3
"""How much whoever holds nothing for a field may hope of it, beside one who holds what will do."""

LEAST_SUM: Final = {5: 18, 3: 15}
"""The least sum of numbers of these ranks."""

GOOD: Final = {
    "emperor": 9,
    "empress": 9,
    "lovers": 9,
    "world": 9,
    FOOL: 8,
    "magician": 6,
    "tower": 6,
    "judgement": 5,
    "star": 5,
    "moon": 3,
    "sun": 2,
}
"""How gladly a picture is kept that is not played at once; the rest is thrown first."""


class Sight(NamedTuple):
    """Hold what the one who acts sees of the fields: what is laid, and who has yet to place there.

    ``laid`` are the placements of all by field and participant, ``gone`` are the fields that each
    has forfeited.
    """

    rules: RuleSet
    who: Who
    held: Cards
    everyone: tuple[Who, ...]
    laid: dict[str, dict[Who, Cards]]
    gone: dict[str, set[Who]]

    def open_to(self, field: str) -> list[Who]:
        """List the others who have neither placed on a field nor forfeited it."""
        shut = {*self.laid[field], *self.gone[field], self.who}
        return [who for who in self.everyone if who not in shut]

    def is_open(self, field: str) -> bool:
        """Whether the one who acts has neither placed on a field nor forfeited it."""
        return self.who not in self.laid[field] and self.who not in self.gone[field]

    def best_of_others(self, field: str) -> Worth:
        """Give what the best placement of the others on a field is worth."""
        others = (cards for who, cards in self.laid[field].items() if who != self.who)
        return max((worth(self.rules, cards) for cards in others), default=Worth(0))

    def holds(self, field: str, cards: Cards) -> float:
        """Say how likely cards win a field."""
        own = worth(self.rules, cards)
        if own < self.best_of_others(field):
            return 0.0
        return holding(own, len(self.open_to(field)))

    def keeping(self, card: str) -> float:
        """Say how gladly a card is kept: one of a field that is not open is no use."""
        if card not in OF_HOUSES:
            return GOOD.get(card, 0)
        if not self.is_open(card[0]):
            return 0.5
        if card not in SUMMED:
            return 5.5
        alike = (other for other in self.held if other in SUMMED and other[0] == card[0])
        return 0.5 + SUMMED[card] / 4 + sum(map(SUMMED.__getitem__, alike)) / 6


def holding(own: Worth, others: int) -> float:
    """Say how likely so many others, who have yet to place on a field, do not beat a placement."""
    above = own.sum - LEAST_SUM.get(own.rank, 0)
    return min(1.0, HOLDS[own.rank] + HIGHER * above) ** others


def sight(rules: RuleSet, seen: Seen) -> Sight:
    """Look at the table for the one who acts: the seat itself, or the Demons that it leads."""
    lying = {zone.id: tuple(one.card for one in zone.cards) for zone in seen.table.zones}
    seats = [hand.place for hand in seen.table.hands() if isinstance(hand.place, int)]
    called = any(DEMONS in lying[f"before:{seat}"] for seat in seats)
    everyone: tuple[Who, ...] = (*seats, DEMONS) if called else (*seats,)
    own = seen.seat or 0
    hand = lying[f"hand:{own}"] + lying[f"open:{own}"]
    thrown = {move.args[0][0] for move in seen.legal if move.verb == "discard"}
    who: Who = DEMONS if thrown and thrown.isdisjoint(hand) else own
    laid, gone = _fields(seen, lying, everyone)
    return Sight(rules, who, hand if who == own else lying[DEMONS], everyone, laid, gone)


def _fields(
    seen: Seen, lying: Mapping[str, Cards], everyone: tuple[Who, ...]
) -> tuple[dict[str, dict[Who, Cards]], dict[str, set[Who]]]:
    """Find the placements of all by field, and who has forfeited it."""
    laid: dict[str, dict[Who, Cards]] = {field: {} for field in HOUSES}
    gone: dict[str, set[Who]] = {field: set() for field in HOUSES}
    for who in everyone:
        for field in _marked(seen, "forfeit", who):
            gone[field].add(who)
        for field in HOUSES:
            cards = lying[f"field-{field}:{who}"]
            if JUDGED in cards:
                gone[field].add(who)
            elif cards:
                laid[field][who] = cards
        couple = _marked(seen, "couple", who)
        if couple:
            laid[couple[1]][who] = laid[couple[0]][who]
    return laid, gone


def _marked(seen: Seen, name: str, who: Who) -> list[str]:
    """Give the fields that a mark of a participant names."""
    theirs = seen.table.values(f"demons-{name}") if who == DEMONS else seen.table.values(name)
    return str(theirs.get(None if who == DEMONS else who, "")).split()


def likely(game: Any, state: State) -> list[float]:
    """Say by seat how many victories there are, and how many are to be expected of the round."""
    won = [float(sum(row)) for row in wins(state)]
    if state.phase in ("deal", "over"):
        return won
    everyone = state.circle(0)
    for field in HOUSES:
        if field not in state.worlds():
            for who, share in _shares(game.rules, state, field, everyone).items():
                won[state.seat(who)] += share
    return won


def _shares(
    rules: RuleSet, state: State, field: str, everyone: tuple[Who, ...]
) -> dict[Who, float]:
    """Say how likely each wins a field: who is ahead there, and those who may place there yet."""
    laid = {who: state.part(who).on(field) for who in everyone}
    worths = {who: worth(rules, cards) for who, cards in laid.items() if isinstance(cards, tuple)}
    open_ = [who for who in everyone if laid[who] is None]
    ahead = max(worths, key=worths.__getitem__, default=None)
    if ahead is None and not open_:
        return {state.forfeits[HOUSES.index(field)][0]: 1.0}
    held = holding(worths[ahead], len(open_)) if ahead is not None else 0.0
    best = worths[ahead] if ahead is not None else Worth(0)
    hopes = {who: HOPE + _best_held(rules, state, who, field, best) for who in open_}
    whole = sum(hopes.values())
    shares = {who: (1 - held) * hope / whole for who, hope in hopes.items()}
    return {**shares, ahead: held} if ahead is not None else shares


def _best_held(rules: RuleSet, state: State, who: Who, field: str, ahead: Worth) -> float:
    """Say how good the best placement is that a hand has for a field, if it is better than that."""
    shapes = placing.shapes(rules, field, frozenset(state.part(who).hand))
    best = max((worth(rules, shape) for shape in shapes), default=Worth(0))
    return HOLDS[best.rank] if best > ahead else 0.0
