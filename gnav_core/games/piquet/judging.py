"""What a hand of Piquet is worth to whoever may still buy, as far as a seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from gnav_core.cards.pack import SUITS, in_order, rank_of, suit_of
from gnav_core.games.piquet.holding import Class, held, honours_of, worth
from gnav_core.games.piquet.ruleset import RuleSet

Cards = tuple[str, ...]

LIKELY = 10
"""So many ways to throw are looked at closely, those that lose least at first sight."""

DRAWS = 12
"""So often each of them is tried with other cards bought."""

ROMMEL_GOOD = {3: 0.0, 4: 0.1, 5: 0.45, 6: 0.8, 7: 0.95, 8: 1.0}
SEQUENCE_GOOD = {3: 0.45, 4: 0.75, 5: 0.93}
ALIKE_GOOD = {3: 0.45, 4: 0.9}
"""How likely it is that the other has nothing as good, by the number of cards."""

NINETY = 70
"""What thirty before a lead brings more, with its honour."""

SUIT, NEXT, ALIKE = 1.0, 1.2, 1.1
"""What it is worth at first sight to keep two cards together: of a suit, next to each other, alike.
"""

HIGH = (2.5, 1.2, 0.7, 0.4, 0.3)
"""What a card is worth at first sight by itself, from the ace down."""


class Judge:
    """Weigh the ways to throw: what is kept, filled up with cards that may be bought."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules, self.place = rules, rules.ranking.place

    def best(self, hand: Cards, numbers: Sequence[int], draws: Sequence[Sequence[str]]) -> Cards:
        """Choose what to throw, or nothing, by what might be drawn for it."""
        first = self._at_first_sight(hand, numbers)

        def promise(thrown: Cards) -> float:
            kept = [card for card in hand if card not in thrown]
            bought = (draw[: len(thrown)] for draw in draws)
            return sum(self.value(in_order((*kept, *some))) for some in bought)

        return max(first, key=promise)

    def _at_first_sight(self, hand: Cards, numbers: Sequence[int]) -> list[Cards]:
        """List the ways to throw that lose least of what belongs together, and throwing nothing."""
        ties = {pair: self._tie(*pair) for pair in combinations(hand, 2)}
        alone = {
            card: self._high(card) + sum(tie for pair, tie in ties.items() if card in pair)
            for card in hand
        }

        def loss(thrown: Cards) -> float:
            within = sum(ties[pair] for pair in combinations(thrown, 2))
            return sum(alone[card] for card in thrown) - within

        found: list[Cards] = [()]
        for number in filter(None, numbers):
            ways = sorted(combinations(hand, number), key=loss)
            found += ways[: LIKELY if number == max(numbers) else LIKELY // 2]
        return found

    def _high(self, card: str) -> float:
        place = self.place[card]
        return HIGH[place] if place < len(HIGH) else 0.0

    def _tie(self, card: str, other: str) -> float:
        """Say how far two cards belong together."""
        if suit_of(card) == suit_of(other):
            return SUIT + (NEXT if abs(self.place[card] - self.place[other]) == 1 else 0)
        same = rank_of(card) == rank_of(other) and rank_of(card) in self.rules.alike.value
        return ALIKE if same else 0.0

    def value(self, hand: Cards) -> float:
        """Say what a full hand may bring: its melds as far as they are good, and its tricks."""
        rommel, sequences, alike = held(self.rules, hand)
        classes = (
            self._class(rommel, ROMMEL_GOOD),
            self._class(sequences, SEQUENCE_GOOD),
            self._class(alike, ALIKE_GOOD),
        )
        melds = sum(count * good for count, _, good in classes)
        thirty, all_good = 0.0, 1.0
        for _, plain, good in classes:
            if plain:
                thirty, all_good = thirty + plain, all_good * good
        return (
            melds
            + (NINETY * all_good if thirty >= self.rules.thirty.value else 0)
            + (self._tricks(hand))
        )

    def _class(self, melds: Class, good: dict[int, float]) -> tuple[float, float, float]:
        """Count a class with its honours and without, and say how likely it is to be good."""
        if not melds:
            return 0.0, 0.0, 0.0
        plain = sum(worth(self.rules, meld) for meld in melds)
        honours = self.rules.honour.value * sum(honours_of(self.rules, meld) for meld in melds)
        likely = good.get(melds[0].number, max(good.values()))
        return plain + honours, plain, likely

    def _tricks(self, hand: Cards) -> float:
        """Count the tricks that the hand may take, each with the lead that it brings."""
        sure = 0
        for suit in SUITS:
            places = [self.place[card] for card in hand if suit_of(card) == suit]
            top = next((at for at, place in enumerate(places) if place != at), len(places))
            runs_out = top + len(places) >= len(self.rules.ranks.value)
            sure += len(places) if runs_out else top
        most = self.rules.most.value * min(1.0, sure / (len(hand) // 2 + 1))
        return 1.5 * sure + most
