"""What each choice of Piquet says it does: what is bought, what a lead counts, what takes."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.choices import choices
from gnav_core.core.family import Consequence
from gnav_core.core.game import see
from gnav_core.games.piquet.consequences import consequence
from tests.games.piquet.table import NINETY, Table


def does(table: Table, verb: str, language: str = "en") -> Consequence:
    """Say what a choice does, to the seat to move."""
    mover = table.game.current_player(table.state)
    assert isinstance(mover, int)
    seen = see(table.game, table.state, mover)
    said = consequence(table.game.rules, seen, Action(verb), (), ["Anna", "Bo"], language)
    assert said
    return said


def test_a_throw_is_one_choice_of_so_many_cards():
    """piquet-1774.r12.a, r12.b."""
    for table, numbers in ((Table(NINETY), (3, 5)), (Table(NINETY, "keep"), (1, 3))):
        legal = see(table.game, table.state, table.state.at).legal
        grounds = [(action, table.game.allowing(table.state, action)) for action in legal]
        keep, throw = choices(grounds)
        assert (keep.verb, throw.verb) == ("keep", "throw")
        (((words, *least_and_most),),) = throw.args
        assert words == table.state.hand
        assert tuple(least_and_most) == numbers


def test_who_throws_is_told_what_is_bought():
    """piquet-1774.r1.d, r12.a, r12.b, q.left-over, q.unbought."""
    said = does(Table(NINETY), "throw")
    assert said.text == "You draw as many of your heap; what you leave of it nobody sees"
    assert "piquet-1774.r12.a" in said.basis.cites
    kept = does(Table(NINETY, "keep"), "keep", "da").text
    assert kept == "Du tager ingen nye kort, og ingen ser dem, du lader ligge"
    assert "piquet-1774.r12.b" in does(Table(NINETY, "keep"), "throw").basis.cites


def test_who_leads_is_told_what_it_counts():
    """piquet-1774.r7.a, r7.b, q.ranks."""
    said = does(Table("sa ha | s9 h9"), "play")
    assert said.text == "You count 1, and the higher card of its suit takes the trick"
    assert "the last trick, which counts 3" in does(Table("sa | s9", won=(6, 5)), "play").text


def test_who_comes_to_thirty_by_a_lead_is_told_so():
    """piquet-1774.r9.a, r11.a."""
    said = does(Table("sa ha | s9 h9", points=(29, 0)), "play")
    assert said.text == "You count 1 and have thirty, Bo nothing: sixty for thirty, and an honour"
    assert "piquet-1774.r9.a" in said.basis.cites
    for had in ({"points": (29, 1)}, {"points": (97, 0), "melds": "90|."}, {"points": (28, 0)}):
        assert "sixty" not in does(Table("sa ha | s9 h9", **had), "play").text


def test_the_sixty_rests_on_a_crux_only_where_it_decides():
    """piquet-1774.r9.a, q.honours-in-30, q.lead-counts."""

    def cruces(**had) -> set[str]:
        cites = does(Table("sa ha | s9 h9", **had), "play").basis.cites
        return {cite.partition(".q.")[2] for cite in cites if ".q." in cite}

    assert cruces(points=(29, 0)) == set()
    assert cruces(points=(28, 0), honours=(1, 0), honours_in_30="yes") == {"honours-in-30"}
    assert cruces(points=(29, 2), lead_counts="melds-only") == {"lead-counts"}


def test_what_brings_the_sixty_is_told_by_each_reading():
    """piquet-1774.q.lead-counts, q.ninety-and-sixty, r11.b."""
    hands = "sa ha | s9 h9"
    said = does(Table(hands, points=(29, 2), lead_counts="melds-only"), "play")
    assert said.text.endswith("Bo nothing melded: sixty for thirty, and an honour")
    barred = Table(hands, points=(29, 5), melds=".|point:5", lead_counts="melds-only")
    assert "sixty" not in does(barred, "play").text
    both = does(Table(hands, points=(97, 0), melds="90|.", ninety_and_sixty="both"), "play")
    assert both.text.endswith("thirty after a lead too: sixty for thirty, and no honour")
    assert "piquet-1774.r11.b" in both.basis.cites


def test_who_answers_is_told_what_takes_the_trick():
    """piquet-1774.q.ranks, q.follow, r7.b."""
    said = does(Table("s9 ha | s10 h9", "s9"), "play").text
    assert said == "Only a higher one of spades than the 9 of spades takes the trick"
    assert does(Table("sa ha | s10 h9", "sa"), "play").text == "Nothing beats the ace of spades"
    last = does(Table("s9 | s10", "s9", won=(6, 5)), "play").text
    assert last.endswith("takes the last trick, which counts 3")
