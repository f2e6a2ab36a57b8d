"""What a player should know of Polsk Pas before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.polsk_pas import LINE

ID = "polsk-pas-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "The four knaves are the best trumps in every deal, that of clubs before all.",
                (f"{ID}.r4.a", f"{ID}.q.plain-rank"),
            ),
            Claim(
                "One says that he plays, alone against three; whoever wins the deal takes the"
                " pool, he or another.",
                (f"{ID}.r5.a", f"{ID}.r8.b"),
            ),
            Claim(
                "If he does not win he is beet; as we read it he pays as much as the pool held,"
                " twice as much on another’s beet.",
                (f"{ID}.r8.a", f"{ID}.r10.a", f"{ID}.q.beet-size"),
            ),
        ),
        Claim("Each is dealt five cards.", (f"{ID}.r1.a",)),
        "Stakes",
        sums=Sums(
            False,
            "What is won has been paid into the pool, and is won whole before the game ends; only"
            " where one deal is the game does it stay there. Nothing bounds it: whoever is beet"
            " pays as much as the pool held, by our reading, and twice as much on another’s beet,"
            " by the text’s own doubling, until the player wins.",
            (
                "polsk-pas-1774.r8.a",
                "polsk-pas-1774.r10.a",
                "polsk-pas-1774.q.beet-size",
                "polsk-pas-1774.q.length",
            ),
            None,
        ),
    ),
}
