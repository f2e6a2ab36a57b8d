"""What a player should know of Piquet before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.cards.match import match_to
from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.piquet import LINE

ID = "piquet-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "Throw some of your cards away, and only then look at as many from your heap.",
                (f"{ID}.r1.c", f"{ID}.r1.d", f"{ID}.r12.a", f"{ID}.r12.b"),
            ),
            Claim(
                "The longest suit, cards in sequence, and three or four alike count,"
                " for whoever has the better.",
                (f"{ID}.r2.a", f"{ID}.r3.e", f"{ID}.r4.a", f"{ID}.q.contest"),
            ),
            Claim(
                "In play each lead counts one, the last trick three, and the most tricks ten.",
                (f"{ID}.r7.a", f"{ID}.r7.b", f"{ID}.r8.a"),
            ),
        ),
        Claim("Each is dealt twelve cards, two at a time.", (f"{ID}.r1.a",)),
        "Cards",
        sums=Sums(
            True,
            "Two play, and what one loses the other wins.",
            ("piquet-1774.q.players", "piquet-1774.q.game"),
            1,
            ("piquet-1774.q.game",),
        ),
        match=match_to(100),
    ),
}
