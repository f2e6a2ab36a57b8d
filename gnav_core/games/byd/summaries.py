"""What a player should know of Byd before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.cards.match import match_to
from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.byd import LINE

SUMMARIES: Mapping[str, Summary] = {
    "byd-1774": Summary(
        LINE,
        (
            Claim(
                "Four tricks are played; the highest card of the suit led takes each.",
                ("byd-1774.r7.a", "byd-1774.q.rank", "byd-1774.q.follow"),
            ),
            Claim(
                "Who takes the fourth may bid on his last card, and others bid with him.",
                ("byd-1774.r11.a", "byd-1774.r11.b"),
            ),
            Claim(
                "Then they show theirs: whoever beats the bidder’s card highest gets what was bid.",
                ("byd-1774.r11.c", "byd-1774.r11.d", "byd-1774.q.pot"),
            ),
        ),
        Claim("Each is dealt five cards.", ("byd-1774.r3.a", "byd-1774.r4.a")),
        "Stakes",
        sums=Sums(
            True,
            "The winner gets from each of the others what that one bid.",
            ("byd-1774.r11.d", "byd-1774.q.pot"),
            30,
            ("byd-1774.r0.b", "byd-1774.q.bid-limit"),
        ),
        match=match_to(10, "byd-1774.r12.a"),
    ),
}
