"""What each choice of Polsk Pas says it does: what is won or paid, who takes the trick."""

from __future__ import annotations

from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.polsk_pas.consequences import consequence
from tests.games.polsk_pas.table import HANDS, Table, dealt, undealt


def does(table: Table, verb: str, language: str = "en") -> str:
    """Say what a choice does, to the seat to move."""
    seen = see(table.game, table.state, table.state.at)
    said = consequence(table.game.rules, seen, Action(verb), (), ["A", "B", "C", "D"], language)
    assert said.basis.cites
    return said.text


def test_who_plays_is_told_what_he_gets_and_what_he_pays():
    """polsk-pas-1774.r8.a, r10.a, q.own-beet, q.two-tricks."""
    assert does(Table(HANDS), "declare") == (
        "With three tricks, or two before anybody else, you get 4 stakes; else you pay 4 stakes"
    )
    assert does(Table(HANDS, pool=8, beet=2), "declare").endswith("else you pay 16 stakes")
    assert does(Table(HANDS, pool=8, beet=0), "declare").endswith("else you pay 8 stakes")
    assert "or the first two" in does(Table(HANDS, two_tricks="opening-two"), "declare")
    assert does(Table(HANDS, "pass", "pass", "pass"), "take").startswith("You lay one of six")


def test_where_nobody_may_win_he_is_told_the_less_that_he_pays_then():
    """polsk-pas-1774.q.beet-size, q.two-tricks, q.own-beet."""
    doubled: dict[str, Any] = {"pool": 8, "beet": 2, "beet_size": "table-doubled"}
    assert does(Table(HANDS, **doubled), "declare").endswith("else you pay 16 stakes")
    letter = Table(HANDS, two_tricks="opening-two", **doubled)
    assert does(letter, "declare").endswith("else you pay 16 stakes, or 8 stakes if nobody wins")
    assert does(Table(HANDS, two_tricks="opening-two", pool=8, beet=2), "declare").endswith(
        "else you pay 16 stakes"
    )
    own = Table(HANDS, pool=8, beet=0, own_beet="doubled")
    assert does(own, "declare").endswith("else you pay 16 stakes")


def test_who_leaves_the_card_is_told_who_is_asked():
    """polsk-pas-1774.q.turn-up-when."""
    offered = undealt(*dealt(), turn_up_when="before-bidding")
    assert does(offered, "leave") == "It stays where it lies, and forehand is asked first"
    assert does(offered, "take").startswith("You lay one of six cards away")


def test_who_passes_is_told_what_comes():
    """polsk-pas-1774.r6.a, r6.b, q.ompasning."""
    table = Table(HANDS)
    assert "asked once more" in does(table, "pass")
    assert does(table.play("pass", "pass", "pass"), "pass").startswith("All have passed: forehand")
    assert does(table.play("pass", "pass"), "pass").startswith("You may still win it; the next")
    assert does(table.play("pass", "pass"), "pass").startswith("All have passed twice")


def test_a_card_is_told_what_takes_the_trick():
    """polsk-pas-1774.r4.a, r4.b, q.plain-rank."""
    table = Table(HANDS, plays=0)
    assert does(table, "play").startswith("The highest trump takes the trick")
    assert does(table.play("hk"), "play") == (
        "So far the king of hearts takes the trick; only a higher trump beats it"
    )
    table.play("hq", "cj")
    assert does(table, "play") == "The knave of clubs takes the trick: nothing beats it"
    plain = Table(HANDS, "c9", plays=0)
    assert does(plain, "play", "da") == (
        "Indtil nu tager klør 9 stikket; et højere i klør eller en trumf stikker det"
    )


def test_la_vola_and_the_card_laid_away_are_told():
    """polsk-pas-1774.r9.a, r9.b, r3.a."""
    assert "a stake" not in does(Table(HANDS, plays=0), "vole")
    assert does(Table(HANDS, plays=0), "vole").startswith("All five tricks bring you 1 stake more")
    assert does(Table(HANDS, "pass", "pass", "pass", "take"), "discard").startswith("It lies")
