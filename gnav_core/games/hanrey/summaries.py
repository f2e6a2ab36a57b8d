"""What a player should know of Hanrey before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.cards.match import match_to
from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.hanrey import LINE

SUMMARIES: Mapping[str, Summary] = {
    "hanrey-1774": Summary(
        LINE,
        (
            Claim(
                "Who cannot beat takes up what lies on the table, and it is led to him again.",
                ("hanrey-1774.r4.b", "hanrey-1774.r4.c", "hanrey-1774.r5.d", "hanrey-1774.r5.e"),
            ),
            Claim(
                "Whatever has been beaten is put away, and all draw while the stock lasts.",
                ("hanrey-1774.r4.d", "hanrey-1774.r4.e", "hanrey-1774.q.put-away"),
            ),
            Claim(
                "Whoever keeps the last card in hand has lost, and all others have won.",
                ("hanrey-1774.r6.a", "hanrey-1774.q.winners"),
            ),
        ),
        Claim("Each is dealt three cards.", ("hanrey-1774.r3.a",)),
        "Cards",
        sums=Sums(
            False,
            "One has lost, and each of the others has won: with three or four players more is won"
            " than lost.",
            ("hanrey-1774.r6.a", "hanrey-1774.q.winners"),
            1,
            ("hanrey-1774.q.winners",),
        ),
        match=match_to(5, won=True),
    ),
}
