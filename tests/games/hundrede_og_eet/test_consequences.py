"""What each choice says it does: what takes the trick, and what lies in it already."""

from __future__ import annotations

from gnav_core.cards.counted.consequences import consequence
from gnav_core.core.action import Action
from gnav_core.core.game import see
from tests.games.hundrede_og_eet.table import Table, short

STOCK = "c6 d9"


def does(table: Table, language: str = "en") -> tuple[str, str]:
    """Say what playing does, to the seat to move, and by which clauses."""
    seen, names = see(table.game, table.state, table.state.at), ["Anna", "Bo"]
    said = consequence(table.game.rules, seen, Action("play"), (), names, language)
    return said.text, " ".join(map(short, said.basis.cites))


def test_who_leads_is_told_what_takes_the_trick():
    """hundrede-og-eet-1774.r4.a, r5.a."""
    assert does(Table("h8 s6 | h9 hj", stock=STOCK)) == (
        "The highest of its suit takes the trick, or the highest of diamonds",
        "r5.a r4.a q.ten",
    )


def test_who_plays_to_a_lead_is_told_what_beats_it_and_what_lies_there():
    """hundrede-og-eet-1774.r4.b, r4.c."""
    assert does(Table("hk s6 | h9 hj", "hk", stock=STOCK)) == (
        "A higher one of hearts than the king of hearts takes the trick, or any of diamonds;"
        " 4 points lie there already",
        "r5.a r4.a r4.b r4.c q.ten",
    )
    assert does(Table("d8 s6 | h9 hj", "d8", stock=STOCK)) == (
        "Only a higher one of diamonds than the 8 of diamonds takes the trick;"
        " no points lie there yet",
        "r5.a r4.a r4.c q.ten",
    )
    assert does(Table("d8 s6 | h9 hj", "d8", stock=STOCK), "da")[0] == (
        "Kun et højere kort i ruder end ruder 8 tager stikket; der ligger ingen point endnu"
    )
