"""What a player should know of Tre-Kort before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.tre_kort import LINE

ID = "tre-kort-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "Each says in turn whether he plays; for each of three tricks the dealer pays,"
                " with us a stake.",
                (f"{ID}.r5.a", f"{ID}.r5.b", f"{ID}.r7.a", f"{ID}.q.dealing"),
            ),
            Claim(
                "Whoever plays and takes no trick is beet: as we read it he lays down what the"
                " deal was for, and that is won with a later deal.",
                (f"{ID}.r8.a", f"{ID}.r8.b", f"{ID}.r8.c", f"{ID}.q.beet-size"),
            ),
            Claim(
                "We stop when each has dealt once, and whoever has gained most has won.",
                (f"{ID}.q.length", f"{ID}.q.winners"),
            ),
        ),
        Claim("Each is dealt three cards.", (f"{ID}.r4.a", f"{ID}.r4.b")),
        "Stakes",
        sums=Sums(
            False,
            "What the dealer pays the others get; but beets that still lie on the table when the"
            " game is over are nobody’s. How large they grow no clause bounds: each is greater"
            " than the smallest that lies there.",
            (
                "tre-kort-1774.r7.a",
                "tre-kort-1774.r8.a",
                "tre-kort-1774.r8.b",
                "tre-kort-1774.q.length",
            ),
            None,
        ),
    ),
}
