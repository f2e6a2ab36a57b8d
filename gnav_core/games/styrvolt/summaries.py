"""What a player should know of Styrvolt before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.cards.match import match_to
from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.styrvolt import LINE

ID = "styrvolt-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "Two suits are trumps; five cards of fixed suits beat them all,"
                " then trump ace, knave, 6, 2, 3 and 4.",
                (f"{ID}.r2.b", f"{ID}.r4.a", f"{ID}.r4.b"),
            ),
            Claim(
                "A trump seven cannot be beaten when it is led; any card may be played to any.",
                (f"{ID}.r6.a", f"{ID}.q.follow"),
            ),
            Claim(
                "The first pair with five tricks has won, and with the first five it wins double.",
                (f"{ID}.r5.a", f"{ID}.r5.b", f"{ID}.r7.a"),
            ),
        ),
        Claim("Each is dealt nine cards, three at a time.", (f"{ID}.r2.a",)),
        "Stakes",
        sums=Sums(
            False,
            "Each of the winning pair counts one, and two for Jan; the text says what is won, and"
            " not who pays, so nobody does.",
            ("styrvolt-1774.r7.a", "styrvolt-1774.q.stake"),
            2,
            ("styrvolt-1774.r7.a", "styrvolt-1774.q.stake"),
        ),
        match=match_to(5),
    ),
}
