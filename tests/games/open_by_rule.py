"""What the rules themselves make public of what somebody holds, each with its clause or its crux.

Whatever else tells two games apart that a seat cannot tell apart is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.games.asking import ASKED, OFFERED, Open, Public

#: The asked piece answers for its holder, and says so; at the end all show.
GNAV_1774: Final = {
    "exchanged": Open("gnav-1774.r3.b gnav-1774.q.compelled"),
    "passed": Open("gnav-1774.r3.c"),
    "kissed": Open("gnav-1774.r3.d"),
    "struck": Open("gnav-1774.r3.e"),
    "stopped": Open("gnav-1774.r3.h"),
    "showed": Open("gnav-1774.r0.c gnav-kb.r1.a"),
    # whoever has a piece without a number may refuse, and is asked; whoever has one must exchange
    ASKED: Open("gnav-1774.q.compelled", only=("compelled", "numbers-only")),
}
GNAV_1917: Final = {
    "exchanged": Open("gnav-1917.r4.b"),
    "passed": Open("gnav-1917.r6.a"),
    "kissed": Open("gnav-1917.r5.a"),
    "struck": Open("gnav-1917.r5.a"),
    "stopped": Open("gnav-1917.r5.c"),
    "answered": Open("gnav-1917.r8.e"),
    "showed": Open("gnav-1917.r7.a"),
}
OPEN: Final[Mapping[str, Public]] = {
    "gnav-1774": GNAV_1774,
    "gnav-kb": GNAV_1774,
    "gnav-1917": GNAV_1917,
    "gnav-wikipedia": GNAV_1917,
    "gnav-german": {
        "exchanged": Open("r3.d r4.a"),
        "knocked": Open("r5.a"),
        # whoever is refused by the last player may draw as that one does
        "drew": Open("r4.d q.refused-by-last"),
        "tabu": Open("r6.b"),
        "showed": Open("r5.b"),
        # who has one of the two highest cards need not exchange, and is asked; all others must
        ASKED: Open("q.refusal q.tabu"),
    },
    # whoever cannot beat takes up; where one may take up by choice nobody is told which it was
    "hanrey-1774": {"took-up": Open("r4.b r5.b r5.d", unless=("take-up", "may-take"))},
    "lang-hanrey-1774": {"took-up": Open("hanrey-1774.r4.b r7.b")},
    # who has the king may take the matador for want of the queen, in whatever hand she would be
    "styrvolt-1774": {OFFERED: Open("r1.d q.under")},
    # who is thrown down, or done, throws his cards open; who is called on, or asked, shows
    "narrespillet": {
        "showed": Open("r25.b"),
        "no-more": Open("r25.b"),
        "threw": Open("r32.b"),
        "finished": Open("r8.e"),
        "handed": Open("r37.c"),
        "missed": Open("r37.d r37.e r38.a r39.a"),
    },
    # what counts is said, and what is as good
    "piquet-1774": {
        "counted": Open("r2.a r3.a r3.b r3.c r3.d r4.a r4.b r6.a"),
        "equal": Open("r2.b r6.b"),
        "honour": Open("r11.a"),
        "laid-open": Open("r5.a"),
    },
}
