"""Where a crux decides what a showing does to a seat, and where its options come to the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gnav_core.core.cited import differ
from gnav_core.games.gnav.showing import HIT, Shown, Who
from gnav_core.games.gnav.state import State

if TYPE_CHECKING:
    from gnav_core.games.gnav.slate import Hit, Slate

COMPANIONS: Final[tuple[Who, ...]] = ("lowest-other", "companion-of-a-tapper")
"""Who falls with the fool: always, or where its holder tapped."""

STROKES: Final = (1, 2)
"""What the fool costs its holder."""


def decides(slate: Slate, state: State, shown: Shown, seat: int, hit: Hit) -> bool:
    """Whether by another option the seat would have fared otherwise, or another with it.

    A fool costs one or two strokes, which is the same to who has one left. Its companion falls in
    any case, or if its holder tapped. Two fools are a plus, and by another option the lowest loses
    besides: that is said of the last who gets one.
    """
    if hit.what == "plus":
        alone = len(slate.by_fools[len(shown.fools)]) == 1
        return alone and bool(shown.others) and seat == shown.fools[-1]
    if len(shown.fools) > 1:
        return True
    if hit.who in COMPANIONS:
        return differ(seat in HIT[who](shown) for who in COMPANIONS)
    if hit.who != "fool-holders":
        return True
    return differ(slate.after_loss(state.score[seat], by) for by in STROKES)
