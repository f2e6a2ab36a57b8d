"""By what rule something is lost or won, each in one plain sentence, as the rule set has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.answering import OTHERS, PAYS, TAKES, loses
from gnav_core.games.gnav.costs import SIGN
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.showing import HIT, Shown, Who
from gnav_core.games.gnav.slate import Hit
from gnav_core.games.gnav.words import PIECES

ASKED: Final = {"kissed": "the cat", "struck": "the dragoon", "stopped": "the cuckoo"}
"""Which piece has been asked, by the event that says so."""
APPEALED: Final = ("appealed", "sat-out", "retired")
CAUSES: Final = frozenset({"showed", *ASKED, *APPEALED})

ASKING: Final = "Whoever asks {piece} {loses}."
LOWEST: Final = "The lowest {loses}."
LOWEST_ALIKE: Final = OTHERS[0, "lowest"]
ALIKE: Final = OTHERS[0, "pairs"]
LOWEST_OTHER: Final = "The lowest of the others {loses}."
TWO_LOWEST: Final = "Each of the two lowest of the others {loses}."
TAPPED: Final = "The holder of {fool} tapped, so the lowest of the others {loses}."
FOOL: Final = "Whoever shows {fool} {loses}."
FOOLS: Final = "Where both fools are shown, each of the two {loses}."
APPEAL: Final = "An appeal costs as much as the first stake."
COMES_BACK: Final = "Whoever appeals gets as many strokes as the player with the fewest has."
LAST: Final = "The last one left has won."
LAST_TAKES: Final = "The last one left has won, and gets the pool."
MOST: Final = "Whoever has the most tokens at the end has won."


def plain(rules: RuleSet, before: Sequence[SeenEvent], seen: SeenEvent) -> str | None:
    """Say by what rule an event costs or gives somebody something; ``None`` where it does not."""
    if seen.kind == "won":
        return MOST if isinstance(rules.tally, Pool) else LAST_TAKES if rules.tally.payout else LAST
    if seen.kind == "appealed":
        return APPEAL
    if seen.kind not in SIGN:
        return None
    cause = next((one for one in reversed(before) if one.kind in CAUSES), None)
    if cause is None or cause.kind in APPEALED:
        return COMES_BACK if seen.kind == "gained" else None
    if cause.kind in ASKED:
        piece = Sentence(ASKED[cause.kind])
        return Sentence(ASKING, piece=piece, loses=_loses(rules, Hit("lowest")))
    return _shown(rules, cause, seen)


def _shown(rules: RuleSet, showed: SeenEvent, seen: SeenEvent) -> str | None:
    """Say by what rule the showing hits a seat: the first that names it."""
    held = {seat: piece for seat, piece in enumerate(showed.details["held"]) if piece}
    shown = Shown(held, rules.rank, rules.tally.fool.value)
    if isinstance(rules.tally, Pool):
        return TAKES if seen.kind == "took" else _paid(rules, shown, seen)
    for cited in rules.tally.by_fools[len(shown.fools)]:
        # that the holder had tapped is not in what was shown, but he is hit by no other rule
        who = cited.value.who
        who = "lowest-other" if who == "companion-of-a-tapper" else who
        if seen.seat in HIT[who](shown):
            return _said(rules, shown, cited.value, seen)
    return None


def _paid(rules: RuleSet, shown: Shown, seen: SeenEvent) -> str:
    if not shown.fools:
        return _said(rules, shown, Hit("lowest"), seen)
    return _said(rules, shown, Hit(_beside(shown, seen)), seen)


def _beside(shown: Shown, seen: SeenEvent) -> Who:
    return "fool-holders" if seen.seat in shown.fools else "lowest-other"


def _said(rules: RuleSet, shown: Shown, hit: Hit, seen: SeenEvent) -> str:
    parts = {"loses": _loses(rules, hit), "fool": Sentence(PIECES[shown.fool])}
    tied = seen.seat is not None and shown.tied(seen.seat)
    match hit.who:
        case "lowest":
            return Sentence(LOWEST_ALIKE if tied else LOWEST, **parts)
        case "pairs":
            return Sentence(ALIKE, **parts)
        case "fool-holders":
            return Sentence(FOOL if len(shown.fools) == 1 else FOOLS, **parts)
        case "two-lowest-others":
            return Sentence(TWO_LOWEST, **parts)
        case "companion-of-a-tapper":
            return Sentence(TAPPED, **parts)
    return Sentence(LOWEST_OTHER, **parts)


def _loses(rules: RuleSet, hit: Hit) -> Sentence:
    return Sentence(PAYS) if isinstance(rules.tally, Pool) else loses(rules, hit)
