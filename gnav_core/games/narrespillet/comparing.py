"""Which placement is best on a field, and by which rules it wins."""

from __future__ import annotations

from typing import NamedTuple

from gnav_core.core.cited import Rule
from gnav_core.games.narrespillet.pack import COURT, HOUSES, SUMMED, Cards, rank_of
from gnav_core.games.narrespillet.ruleset import RuleSet
from gnav_core.games.narrespillet.state import DEMONS, JUDGED, State, Who


class Worth(NamedTuple):
    """What a placement is worth: its rank, the higher the better, and what decides within it.

    That is the sum, whether no card was turned into another house, how many cards there are, and
    the lowest; nothing more where the rank alone decides.
    """

    rank: int
    sum: int = 0
    plain: int = 0
    number: int = 0
    lowest: int = 0


def worth(rules: RuleSet, laid: Cards) -> Worth:
    """Say what a placement is worth."""
    if laid == ("world",):
        return Worth(9)
    if laid == ("empress", "emperor"):
        return Worth(8)
    if "lovers" in laid:
        return Worth(6)
    ranks = {rank_of(card) for card in laid} & {*COURT}
    if "q" in ranks:
        return Worth(7)
    if ranks:
        return Worth(4 if "n" in ranks else 2)
    numbers = [SUMMED[card] for card in laid if card in SUMMED]
    total = sum(numbers)
    high, middle = total >= rules.best.eighteen.value, total >= rules.best.fifteen.value
    rank = 5 if high else 3 if middle else 1
    return Worth(rank, total, int("magician" not in laid), len(numbers), min(numbers))


def rank_rule(rules: RuleSet, rank: int) -> Rule:
    """Cite the rule of a rank."""
    best = rules.best
    return {
        9: best.world,
        8: best.emperors,
        7: best.royal,
        6: best.illegitimate,
        5: best.eighteen,
        4: best.knight,
        3: best.fifteen,
        2: best.page,
        1: best.sum,
    }[rank]


class Won(NamedTuple):
    """Who has won a field, and by which rules."""

    who: Who
    basis: tuple[Rule, ...]


def best(rules: RuleSet, state: State, field: str) -> Won:
    """Find who has won a field: by the best placement, or if none lies there by the first forfeit.

    No two placements are worth the same: a card is there once, and lies for one participant.
    """
    everyone = state.circle(0)
    laid = {who: state.part(who).on(field) for who in everyone}
    worths = {who: worth(rules, each) for who, each in laid.items() if isinstance(each, tuple)}
    if not worths:
        return _by_forfeit(rules, state, field)
    (first, *others) = sorted(worths.items(), key=lambda item: item[1], reverse=True)
    assert not others or others[0][1] != first[1], "no two placements are worth the same"
    more = _decided(rules, first[1], others[0][1]) if others else ()
    return Won(first[0], (rules.compared, rules.stand, rank_rule(rules, first[1].rank), *more))


def _decided(rules: RuleSet, one: Worth, other: Worth) -> tuple[Rule, ...]:
    """Cite what decides between two placements of the same rank of numbers."""
    if one.rank != other.rank:
        return ()
    ranks = rules.best
    if one.sum != other.sum:
        return (ranks.sum,)
    if one.plain != other.plain:
        return (rules.magician.loses,)
    return (ranks.count,) if one.number != other.number else (ranks.count, ranks.lowest)


def _by_forfeit(rules: RuleSet, state: State, field: str) -> Won:
    first = state.forfeits[HOUSES.index(field)][0]
    judged = (rules.best.judged,) if state.part(first).on(field) == JUDGED else ()
    basis = (rules.compared, rules.best.forfeit, rules.best.all_forfeit, *judged)
    return Won(first, basis)


def led(rules: RuleSet, who: Who) -> tuple[Rule, ...]:
    """Cite by what a victory of the Demons is another’s."""
    return (rules.demons.victories,) if who == DEMONS else ()


def standing(state: State, seat: int) -> tuple[int, ...]:
    """Give what decides the game, from first to last: victories, by field, and the last of each."""
    own = [won for won in state.victories if won.seat == seat]
    counts = [sum(won.field == field for won in own) for field in HOUSES]
    lasts = [max((won.deal for won in own if won.field == field), default=0) for field in HOUSES]
    return (len(own), *counts, *lasts)


def winner(state: State) -> int:
    """Find the one who has won the game; it is always one."""
    return max(range(state.players), key=lambda seat: standing(state, seat))


def won_by(rules: RuleSet, state: State) -> tuple[Rule, ...]:
    """Cite the rules by which the game is won, as far as it had to go."""
    first, second, *_ = sorted((standing(state, s) for s in range(state.players)), reverse=True)
    at = next(at for at, (one, other) in enumerate(zip(first, second, strict=True)) if one != other)
    rows = (rules.most, rules.swords, rules.others, rules.last)
    return rows[: 1 + (at > 0) + (at > 1) + (at > len(HOUSES))]
