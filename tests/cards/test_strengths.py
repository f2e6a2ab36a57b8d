"""What the hard player of a race plays for."""

from __future__ import annotations

from gnav_core.cards.strengths import racing
from tests.games.hundrede_og_eet.table import Table


def test_to_win_a_race_is_worth_as_much_as_it_goes_to() -> None:
    """hundrede-og-eet-1774: who has won with 101 is better off than any count makes one."""
    before = Table("ha s6 | h6 s7", "ha", stock="s8 s9 c6 ca", score=(95, 99))
    assert racing(before.game, before.state) == [95, 99]
    after = before.play("h6")
    assert racing(after.game, after.state) == [106 + 101, 99 - 101]
