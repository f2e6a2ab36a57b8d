"""What a player should know of Narrespillet before he sits down, in sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.narrespillet import LINE

ID = "narrespillet"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "Each round is fought on four fields, one for each house; five rounds are a game.",
                (f"{ID}.r1.a", f"{ID}.r1.b"),
            ),
            Claim(
                "In his turn one places cards, throws one, plays a picture, or forfeits a field.",
                (f"{ID}.r3.b", f"{ID}.r4.a", f"{ID}.r5.a", f"{ID}.r6.a", f"{ID}.r7.a"),
            ),
            Claim(
                "What is placed stays, unless the Tower throws it or the Fool takes it.",
                (f"{ID}.r8.c", f"{ID}.r20.b"),
            ),
        ),
        Claim("Each is dealt six cards.", (f"{ID}.r2.a",)),
        "Victories",
        sums=Sums(
            False,
            "One has won the game, and nobody pays: the victories decide, and stakes are left to"
            " the players.",
            (f"{ID}.r12.a", f"{ID}.r13.a"),
            1,
            (f"{ID}.r12.a",),
        ),
    ),
}
