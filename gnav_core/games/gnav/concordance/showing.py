"""The concordance's answers on the showing, read off a rule set's fields."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.concordance import naming
from gnav_core.games.gnav.concordance.reply import COUNT, SILENT, Reply, both, lacking
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.slate import Hit, Slate

WHO: Final = {
    "lowest": "whoever shows the lowest",
    "lowest-other": "the lowest other",
    "two-lowest-others": "the two lowest others",
    "companion-of-a-tapper": "if he tapped, the lowest other",
    "pairs": "whoever shows two alike",
}
#: What a hit costs: one stroke or several, for one player or for each of several.
HITS: Final = {
    "lose": (
        "{who} loses a stroke",
        "{who} loses {number} strokes",
        "{who} lose a stroke each",
        "{who} lose {number} strokes each",
    ),
    "get": (
        "{who} gets a stroke",
        "{who} gets {number} strokes",
        "{who} get a stroke each",
        "{who} get {number} strokes each",
    ),
    "gain": (
        "{who} gains a stroke",
        "{who} gains {number} strokes",
        "{who} gain a stroke each",
        "{who} gain {number} strokes each",
    ),
}
MANY: Final = frozenset({"two-lowest-others"})


def showing(rules: RuleSet) -> Reply:
    """Say when all show."""
    return Reply("When the last has had his turn.", (rules.show,))


def lowest(rules: RuleSet) -> Reply:
    """Say who is hit where no fool is shown."""
    return _hits(rules, 0)


def one_fool(rules: RuleSet) -> Reply:
    """Say who is hit where one fool is shown."""
    return _hits(rules, 1)


def two_fools(rules: RuleSet) -> Reply:
    """Say who is hit where both fools are shown."""
    return _hits(rules, 2)


def _hits(rules: RuleSet, fools: int) -> Reply:
    tally = rules.tally
    if isinstance(tally, Pool):
        return _pays(tally, fools)
    hits = tally.by_fools[fools]
    plus = tally.plus_as_stroke if any(cited.value.what == "plus" for cited in hits) else None
    kinds = dict.fromkeys(_kind(cited.value) for cited in hits)
    parts = [
        _struck(tally, [c.value for c in hits if _kind(c.value) == kind], fools) for kind in kinds
    ]
    same = (tuple(cited.value for cited in hits), plus is None)
    first, *others = parts
    answer = Sentence(
        "{First}; {others}." if others else "{First}.", First=first, others=tuple(others)
    )
    return Reply(answer, (*hits, plus) if plus else hits, same)


def _kind(hit: Hit) -> tuple[str, int, bool]:
    """Tell apart what is not said in one breath: what happens, how much, and on what condition."""
    return hit.what, hit.by, hit.who == "companion-of-a-tapper"


def _struck(tally: Slate, hits: list[Hit], fools: int) -> Sentence:
    """Say of all who are hit alike who they are and what it costs them."""
    holder = "the fool’s holder" if fools == 1 else "each fool’s holder"
    named = {**WHO, "fool-holders": holder}
    who = both(Sentence(named[hit.who]) for hit in hits)
    several = len(hits) > 1 or hits[0].who in MANY
    what, by = hits[0].what, hits[0].by
    if what == "plus" and tally.plus_as_stroke is None:
        return Sentence("{who} get a plus" if several else "{who} gets a plus", who=who)
    way = "gain" if what != "lost" else "lose" if tally.loss.value < 0 else "get"
    one, many, one_each, many_each = HITS[way]
    if several:
        return Sentence(one_each if by == 1 else many_each, who=who, number=COUNT[by])
    return Sentence(one if by == 1 else many, who=who, number=COUNT[by])


def _pays(pool: Pool, fools: int) -> Reply:
    if fools == 0:
        lowest = "Whoever shows the lowest pays {number} token."
        text = Sentence(lowest, number=COUNT[pool.pays.value])
        return Reply(text, (pool.pays,), ((Hit("lowest"),), True))
    if fools == 1:
        fined = "The holder of {piece} and the next lowest pay a token each."
        text = Sentence(fined, piece=naming.the_piece(pool.fool.value))
        alike = (Hit("fool-holders"), Hit("lowest-other"))
        return Reply(text, (pool.pays, pool.companion), (alike, True))
    alone = Sentence("There is one {piece} only.", piece=naming.piece(pool.fool.value))
    return Reply(alone, silent=True)


def alike(rules: RuleSet) -> Reply:
    """Say who is hit where two show the same."""
    tally = rules.tally
    if isinstance(tally, Pool):
        return Reply("No two cards are alike.", (rules.copies,), silent=True)
    if any(cited.value.who == "pairs" for cited in tally.by_fools[0]):
        return Reply("Two alike always cost both a stroke, lowest or not.", (tally.tie,))
    return Reply("Two alike cost both a stroke if they are the lowest.", (tally.tie,))


def fool_and_best(rules: RuleSet) -> Reply:
    """Say whether the fool can drag the cuckoo down with it."""
    tally = rules.tally
    if "cuckoo" not in rules.answers:
        return lacking(rules, "cuckoo")
    if isinstance(tally, Pool) or tally.spared is None:
        return SILENT
    if tally.spared.value == "always":
        return Reply("No, never.", (tally.spared,))
    return Reply("Not between the last two with a stroke each; otherwise yes.", (tally.spared,))
