"""How each source of Gnav differs from the others, in a few sentences with their clauses."""

from __future__ import annotations

import json
from collections.abc import Mapping

from gnav_core.core import resources
from gnav_core.core.family import Claim, Summary, Sums

LENGTHS: Mapping[str, Mapping[str, int]] = json.loads(
    resources.read("lengths.json", "gnav_core.games.gnav")
)
"""How many deals a game takes, by source and number of players (``scripts/lengths.py``)."""

SUMMARIES: Mapping[str, Summary] = {
    "gnav-1774": Summary(
        "Three strokes to lose; who has lost them may buy new ones, three times.",
        (
            Claim(
                "Strokes are lives: each writes up three and rubs one out when he loses.",
                ("gnav-1774.r8.a", "gnav-1774.r8.b"),
            ),
            Claim(
                "Who asks the holder of the cat or the dragoon to exchange loses one, and after"
                " “Kis-Kis” the exchanges may be undone.",
                ("gnav-1774.r3.f", "gnav-1774.r17.a"),
            ),
            Claim(
                "Who has none left may pay another stake and come back, up to three times.",
                ("gnav-1774.r9.a", "gnav-1774.r13.a"),
            ),
        ),
        Claim("Each has three strokes to lose.", ("gnav-1774.r8.a",)),
        "Strokes",
        by="1774",
        lengths=LENGTHS["gnav-1774"],
        lesson=3,
        sums=Sums(
            True,
            "All stakes go to the winner, those of appeals too.",
            ("gnav-1774.r15.b", "gnav-1774.q.payout"),
            144,
            ("gnav-1774.r9.a", "gnav-1774.r13.a", "gnav-1774.r16.a"),
        ),
    ),
    "gnav-1917": Summary(
        "Strokes are penalties; the cuckoo stops all play; two fools win a plus.",
        (
            Claim(
                "Strokes are penalties, and three to five of them put a player out.",
                ("gnav-1917.r9.a", "gnav-1917.q.strokes"),
            ),
            Claim("The cuckoo stops the play for everybody.", ("gnav-1917.r5.d",)),
            Claim(
                "The holder of the fool may tap with his piece to find the other fool, and two"
                " fools shown together win each a plus.",
                ("gnav-1917.r8.b", "gnav-1917.r8.d"),
            ),
        ),
        Claim("Three to five strokes put a player out.", ("gnav-1917.r9.a",)),
        "Strokes",
        "strokes",
        by="1917",
        lengths=LENGTHS["gnav-1917"],
        lesson=3,
        sums=Sums(
            False,
            "Whoever is left alone has won, and counts one; no stake is named, and nobody pays.",
            ("gnav-1917.r9.b",),
            1,
            ("gnav-1917.r9.b",),
        ),
    ),
    "gnav-wikipedia": Summary(
        "The game of 1917, with strokes taken away instead of written up.",
        (
            Claim("It is played by the rules of 1917.", ("gnav-wikipedia.r0.a",)),
            Claim(
                "The score is counted down: each starts with some strokes, and one is taken away"
                " wherever 1917 gives one.",
                ("gnav-wikipedia.r2.a", "gnav-wikipedia.r2.b"),
            ),
            Claim("A plus is one stroke more.", ("gnav-wikipedia.r2.c",)),
        ),
        Claim("Each starts with three strokes, say, or five.", ("gnav-wikipedia.r2.a",)),
        "Strokes",
        "strokes",
        by="Wikipedia’s tip",
        lengths=LENGTHS["gnav-wikipedia"],
        lesson=3,
        sums=Sums(
            False,
            "Whoever is left alone has won, and counts one; no stake is named, and nobody pays.",
            ("gnav-1917.r9.b",),
            1,
            ("gnav-1917.r9.b",),
        ),
    ),
    "gnav-kb": Summary(
        "The owl is the worst piece, not the fool; 1774 lends the rest, without appeals.",
        (
            Claim(
                "The fool stands above the null here, and the owl is the worst of all the pieces.",
                ("gnav-kb.r1.b",),
            ),
            Claim(
                "Each has three strokes and puts the same stake into the pool.",
                ("gnav-kb.r2.b", "gnav-kb.r2.c"),
            ),
            Claim(
                "What the fragment leaves out is lent by 1774, but for the appeals.",
                ("gnav-kb.q.appeals",),
            ),
        ),
        Claim("Each has three strokes to lose.", ("gnav-kb.r2.b",)),
        "Strokes",
        by="the Royal Library’s fragment",
        lengths=LENGTHS["gnav-kb"],
        lesson=2,
        sums=Sums(
            True,
            "All stakes go to the winner, those of appeals too.",
            ("gnav-kb.r2.c", "gnav-kb.q.appeals"),
            144,
            ("gnav-kb.r2.a", "gnav-kb.r2.c", "gnav-kb.q.appeals"),
        ),
    ),
    "gnav-german": Summary(
        "Fourteen cards, twenty tokens; queen and king may refuse. Two to six players.",
        (
            Claim(
                "Only the queen and the king of spades may refuse an exchange.",
                ("gnav-german.r4.a",),
            ),
            Claim(
                "Nobody is put out: the lowest card costs a token, paid into the pool.",
                ("gnav-german.r5.c", "gnav-german.q.bankrupt"),
            ),
            Claim(
                "Once a player has no tokens left, the highest card takes one from the pool, and"
                " in the end the most tokens win.",
                ("gnav-german.r5.e", "gnav-german.r5.g", "gnav-german.r6.d"),
            ),
        ),
        Claim("Each has twenty tokens.", ("gnav-german.r5.e",)),
        "Tokens",
        by="the German article",
        lengths=LENGTHS["gnav-german"],
        lesson=3,
        sums=Sums(
            True,
            "Every token paid into the pool is taken out of it again before the game is over.",
            ("gnav-german.r5.c", "gnav-german.r5.g", "gnav-german.q.playing-off-end"),
            100,
            ("gnav-german.r5.e",),
        ),
    ),
}
