"""What a player should know of Fem Kort before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.cards.match import match_to
from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.fem_kort import LINE

SUMMARIES: Mapping[str, Summary] = {
    "fem-kort-1774": Summary(
        LINE,
        (
            Claim(
                "Five tricks are played; each goes to the highest card of the suit led.",
                ("fem-kort-1774.r11.a", "fem-kort-1774.q.rank"),
            ),
            Claim(
                "Whoever takes the fourth trick leads his last card.",
                ("fem-kort-1774.r11.a", "fem-kort-1774.q.fifth-card"),
            ),
            Claim(
                "If nobody can beat that card he has won, else whoever beats it highest.",
                ("fem-kort-1774.r11.a", "fem-kort-1774.r11.b"),
            ),
        ),
        Claim(
            "Each is dealt five cards.",
            ("fem-kort-1774.r1.a", "byd-1774.r3.a", "byd-1774.r4.a"),
        ),
        "Cards",
        sums=Sums(
            False,
            "The winner counts one, and nobody pays, since no stake is named; only a pool, which"
            " can be chosen, is paid for by the others.",
            ("fem-kort-1774.r11.b", "fem-kort-1774.q.stake"),
            6,
            ("fem-kort-1774.r0.b", "fem-kort-1774.q.stake"),
        ),
        match=match_to(5, "fem-kort-1774.r12.a", "byd-1774.r12.a"),
    ),
}
