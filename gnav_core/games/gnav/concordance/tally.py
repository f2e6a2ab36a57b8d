"""The concordance's answers on strokes, stakes and end, read off a rule set's fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.appeals import Appeals
from gnav_core.games.gnav.concordance.reply import COUNT, SILENT, Reply
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import RuleSet

# Strokes and tokens


def lives(rules: RuleSet) -> Reply:
    """Say how much a player may lose before he is out."""
    tally = rules.tally
    if isinstance(tally, Pool):
        tokens = COUNT.get(tally.start.value, str(tally.start.value))
        text = Sentence("{Number} tokens; and nobody is put out.", Number=tokens)
        return Reply(text, (tally.start, tally.bankrupt))
    number = abs(tally.limit.value - tally.start.value)
    basis = (tally.start,) if tally.loss.value < 0 else (tally.limit,)
    return Reply(Sentence("{Number} strokes.", Number=COUNT[number]), basis)


def marks(rules: RuleSet) -> Reply:
    """Say whether strokes are rubbed out or written up."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("Neither: tokens are paid into a pool.", (tally.pays,))
    rubbed_out, written_up = "Rubbed out, one at a time.", "Written up, one at a time."
    return Reply(rubbed_out if tally.loss.value < 0 else written_up, (tally.loss,))


def several(rules: RuleSet) -> Reply:
    """Say whether one may be hit twice in a deal."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("A token is paid at the showing only.", silent=True)
    return Reply("Yes." if tally.several.value else "No.", (tally.several,))


def late(rules: RuleSet) -> Reply:
    """Say whether a piece still counts whose holder has lost his last stroke in the exchange."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("A token is paid at the showing only.", silent=True)
    return Reply("Yes, until all have shown." if tally.late.value else "No.", (tally.late,))


# Appeals and stakes


def appeal(rules: RuleSet) -> Reply:
    """Say whether a player without strokes may buy his way back."""
    if rules.tally.appeals is None:
        refused = rules.refusals.get("appeal")
        return Reply("None is played.", (refused,), silent=True) if refused else SILENT
    times = rules.tally.appeals.times
    answer = Sentence("Yes, {number} times in a game.", number=COUNT[times.value])
    return Reply(answer, (times,))


def where_played(say: Callable[[Appeals], Reply]) -> Callable[[RuleSet], Reply]:
    """Ask a rule set what can only be said of its appeals; silent where none are played."""

    @wraps(say)
    def answer(rules: RuleSet) -> Reply:
        appeals = rules.tally.appeals
        return SILENT if appeals is None else say(appeals)

    return answer


@where_played
def who_appeals(appeals: Appeals) -> Reply:
    """Say who may appeal."""
    return Reply("Only a player who has lost all his strokes.", (appeals.times, appeals.retire))


@where_played
def appeal_when(appeals: Appeals) -> Reply:
    """Say when an appeal is open."""
    return Reply("After every showing that leaves somebody without strokes.", (appeals.open,))


@where_played
def appeal_cost(appeals: Appeals) -> Reply:
    """Say what an appeal costs."""
    price = appeals.price
    if price.value == 1:
        return Reply("As much as the first stake.", (price,))
    return Reply(Sentence("{Number} stakes.", Number=COUNT[price.value]), (price,))


@where_played
def appeal_gives(appeals: Appeals) -> Reply:
    """Say what an appeal gives."""
    return Reply("As many strokes as the player has who has fewest.", (appeals.strokes,))


@where_played
def appeal_wait(appeals: Appeals) -> Reply:
    """Say whether one may let an appeal go by."""
    running = "He may sit one out, but not two running."
    once = "He may sit one out, once in a game."
    sit_out = appeals.sit_out
    return Reply(running if sit_out.value == "not-twice-running" else once, (sit_out,))


def pool(rules: RuleSet) -> Reply:
    """Say whether there is a pool."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("Yes: whoever has the lowest card pays in.", (tally.pays,))
    if tally.stake is None:
        return SILENT
    return Reply("Yes: each puts in the same stake.", (tally.stake,))


# The end


def wins(rules: RuleSet) -> Reply:
    """Say who wins."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("Whoever has most tokens when the pool is played off.", (tally.won,))
    return Reply("The last one left.", (tally.won,))


def prize(rules: RuleSet) -> Reply:
    """Say what the winner gets."""
    tally = rules.tally
    if isinstance(tally, Pool) or tally.payout is None:
        return SILENT
    return Reply("All that was staked.", (tally.payout,))


def nobody_left(rules: RuleSet) -> Reply:
    """Say what happens where nobody would be left."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("It cannot happen: nobody is put out.", silent=True)
    return Reply("The deal is void, and the same dealer deals again.", (tally.void,))


def next_dealer(rules: RuleSet) -> Reply:
    """Say who deals next."""
    left, right = "The next to the left who is still in.", "The next to the right who is still in."
    way = "left" if rules.tally.next_dealer.value > 0 else "right"
    return Reply(left if way == "left" else right, (rules.tally.next_dealer,), way)
