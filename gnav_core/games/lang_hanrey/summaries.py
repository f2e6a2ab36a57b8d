"""What a player should know of Lang Hanrey before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.cards.match import match_to
from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.lang_hanrey import LINE

ID = "lang-hanrey-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "Beat with your best card, and keep the trick.",
                (f"{ID}.r4.b", f"{ID}.r4.c"),
            ),
            Claim(
                "Cards of one rank may be led together.",
                (f"{ID}.r7.a", f"{ID}.r7.b"),
            ),
            Claim(
                "With the stock gone, both take up what they kept and play on.",
                (f"{ID}.r5.a", f"{ID}.r5.b", f"{ID}.r5.c"),
            ),
        ),
        Claim("Each is dealt three cards.", (f"{ID}.r0.a", "hanrey-1774.r3.a")),
        "Cards",
        sums=Sums(
            True,
            "Two play, and what one loses the other wins.",
            ("lang-hanrey-1774.r8.a", "lang-hanrey-1774.q.players"),
            1,
            ("lang-hanrey-1774.q.winners",),
        ),
        match=match_to(3, won=True),
    ),
}
