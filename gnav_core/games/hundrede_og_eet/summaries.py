"""What a player should know of Hundrede og Eet before he sits down, with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.hundrede_og_eet import LINE

ID = "hundrede-og-eet-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "In your tricks an ace counts 11, a ten 10, a king 4, a queen 3, a knave 2.",
                (f"{ID}.r4.a", f"{ID}.r4.b", f"{ID}.r4.c"),
            ),
            Claim(
                "Whoever takes a trick draws first, and leads to the next; trumps beat all other"
                " suits.",
                (f"{ID}.r5.a", f"{ID}.r6.a", f"{ID}.q.next-lead"),
            ),
            Claim(
                "Whoever first has a hundred and one has won at once; the points stand from deal"
                " to deal.",
                (f"{ID}.r3.a", f"{ID}.q.count", f"{ID}.q.deals"),
            ),
        ),
        Claim("Each is dealt six cards, three at a time.", (f"{ID}.r2.a", f"{ID}.q.hand")),
        "Cards",
        sums=Sums(
            True,
            "Two play, and what one loses the other wins.",
            ("hundrede-og-eet-1774.r3.a", "hundrede-og-eet-1774.q.players"),
            1,
            ("hundrede-og-eet-1774.r3.a",),
        ),
    ),
}
