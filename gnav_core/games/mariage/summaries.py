"""What a player should know of Mariage before he sits down, in a few sentences with clauses."""

from __future__ import annotations

from collections.abc import Mapping

from gnav_core.core.family import Claim, Summary, Sums
from gnav_core.games.mariage import LINE

ID = "mariage-1774"

SUMMARIES: Mapping[str, Summary] = {
    ID: Summary(
        LINE,
        (
            Claim(
                "Tricks count as in Hundrede og Eet, the ace 11 and the ten 10;"
                " trumps beat all other suits.",
                (f"{ID}.r2.c", f"{ID}.q.ten"),
            ),
            Claim(
                "King and queen of a suit count 20, in trumps 40, once you have taken a trick"
                " and while the stock lasts.",
                (f"{ID}.r3.a", f"{ID}.r3.b", f"{ID}.r4.a", f"{ID}.r4.b"),
            ),
            Claim(
                "With a hundred and one you have not won until you say, before the others,"
                " that you are out.",
                (f"{ID}.r5.a", f"{ID}.r5.b", f"{ID}.q.number"),
            ),
        ),
        Claim("Each is dealt six cards, three at a time.", (f"{ID}.r1.b",)),
        "Cards",
        sums=Sums(
            False,
            "One wins, and each of the others loses; but who wrongly says that he is out loses"
            " alone, and all the others win. So it comes to zero with two players, and not with"
            " three.",
            ("mariage-1774.r5.a", "mariage-1774.q.false-out"),
            1,
            ("mariage-1774.r5.a", "mariage-1774.q.false-out"),
        ),
    ),
}
