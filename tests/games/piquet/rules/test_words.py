"""What happens and what may be done, said in English and in Danish."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.sentences import read_by, retell
from gnav_core.games.piquet.words import Words
from tests.games.piquet.rules.test_dealing import OPEN
from tests.games.piquet.rules.test_melds import LONG, QUART
from tests.games.piquet.table import EQUAL, NINETY, Table, dealing, melded, undealt

NAMES = ["Anna", "Bo"]
WORDS = Words()


def said(table: Table, language: str = "en", seat: int | None = None) -> list[str]:
    """What is told of all events, to one seat or to a bystander."""
    rules, names = table.game.rules, read_by(NAMES, seat)
    seen = [event.seen_by(seat) for event in table.log]
    return [WORDS.event(rules, event, names, language).text for event in seen]


def test_throwing_and_buying_are_told():
    """piquet-1774.r1.b, r1.d, r12.a."""
    table = Table(NINETY, "throw:h9+dk+ca", "draw:s9", "draw:s8", "draw:s7", "throw:h7", "draw:dj")
    assert said(table, seat=0)[:2] == [
        "You throw the 9 of hearts, the king of diamonds and the ace of clubs away.",
        "You draw the 9 of spades.",
    ]
    assert said(table, "da", seat=1)[:2] == ["Anna kaster 3 kort bort.", "Anna trækker et kort."]
    assert "Bo throws one card away." in said(table)
    assert said(Table(NINETY, "keep"), seat=0) == ["You keep all cards, and buy none."]
    parted = said(undealt(*dealing(NINETY)))[-1]
    assert parted == "The other eight cards are laid in two heaps, of five and of three."


def test_a_hand_laid_open_is_told():
    """piquet-1774.r5.a."""
    opened, honour = said(undealt(*dealing(OPEN)), seat=1)[-2:]
    assert opened.startswith("Anna was dealt no king, queen or knave, and lays the hand open: the")
    assert honour == "Anna gets an honour for cards laid open."


def test_melds_are_told_with_what_the_other_has():
    """piquet-1774.r2.a, r3.e, r4.a, r6.a, q.melding: what the dealer has he alone is told."""
    counted = [
        "You count 5 for a Rommel of 5.",
        "You count 15 for a quint from the ace of spades.",
        "You get an honour for a quint from the ace of spades.",
        "You count 14 for four aces.",
        "You get an honour for four aces.",
        "You count 3 for three kings.",
        "You have thirty without a lead, Bo nothing: ninety for thirty, 60 more.",
        "You get an honour for the ninety.",
    ]
    assert said(melded(NINETY), seat=0)[2:] == counted
    own = said(melded(NINETY), seat=1)
    assert own[2] == "Anna counts 5 for a Rommel of 5; you have only a Rommel of 4."
    dealers = said(melded(" | ".join(reversed(NINETY.split(" | ")))))
    assert "Bo counts 5 for a Rommel of 5; Anna has only a Rommel of 4." in dealers
    danish = said(melded(NINETY), "da", seat=1)
    assert danish[3] == "Anna tæller 15 for en kvint fra spar es; du har kun en terts fra en nier."
    assert danish[-2] == "Anna har tredive uden udspil, du intet: halvfems for tredive, 60 mere."
    assert "Anna tæller 16 for en kvint på 6 kort fra spar es." in " ".join(
        said(melded(LONG, long_sequence="one-more"), "da")
    ).replace(";", ".")


def test_what_is_shown_is_told():
    """piquet-1774.q.melding."""
    told = said(melded(NINETY, melding="shown"), seat=0)
    assert told[2] == (
        "You count 5 for a Rommel of 5, and show the ace of spades, the king of spades,"
        " the queen of spades, the knave of spades and the 10 of spades."
    )
    assert told[7] == (
        "You count 3 for three kings, and show the king of spades, the king of hearts"
        " and the king of diamonds."
    )
    danish = said(melded(NINETY, melding="shown"), "da")
    assert (
        "Anna tæller 3 for tre konger og viser spar konge, hjerter konge og ruder konge." in danish
    )


def test_sixty_is_told_as_it_was_come_to():
    """piquet-1774.q.lead-counts, q.leads-only."""
    unmelded = Table("sa ha | s9 h9", "sa", points=(29, 2), lead_counts="melds-only")
    assert "Anna has thirty in play, Bo nothing melded: sixty for thirty, 30 more." in said(
        unmelded
    )
    in_play = Table("sa | s9", "sa", "s9", won=(6, 5), points=(26, 0), leads_only="all-play")
    assert "Anna has thirty in play, Bo nothing yet: sixty for thirty, 30 more." in said(in_play)


def test_what_both_have_is_told():
    """piquet-1774.r2.b, r6.b."""
    assert "Both have a Rommel of 5: neither counts it." in said(melded(EQUAL))
    assert "Both have a quart from a king: neither counts it." in said(melded(QUART))
    assert "Begge har en kvart fra en konge: ingen tæller den." in said(melded(QUART), "da")


def test_the_play_and_its_counts_are_told():
    """piquet-1774.r7.a, r7.b, r8.a, r9.a, r10.a, q.game."""
    table = Table("sa | s9", "sa", "s9", won=(6, 5), points=(29, 0))
    assert said(table, seat=0) == [
        "You lead the ace of spades.",
        "You count 1 for the lead.",
        "You have thirty by leads, Bo nothing yet: sixty for thirty, 30 more.",
        "You get an honour for the sixty.",
        "Bo plays the 9 of spades.",
        "You take the trick with the ace of spades.",
        "You count 3 for the last trick.",
        "You have the most tricks, and count 10.",
        "You have won.",
    ]
    outcome = table.game.outcome(table.state)
    assert WORDS.outcome(outcome, NAMES) == "Anna has counted more."
    assert WORDS.outcome(outcome, read_by(NAMES, 0), "da") == "Du har talt mest."
    all_tricks = Table("sa | s9", "sa", "s9", won=(11, 0))
    assert "Anna has all the tricks, and counts 40." in said(all_tricks)
    even = Table("sa | s10", "sa", "s10", won=(5, 6), points=(6, 10))
    assert said(even)[-1] == "Anna and Bo have won."
    assert WORDS.outcome(even.game.outcome(even.state), NAMES) == (
        "Both have counted the same, and both have won."
    )


def test_what_may_be_done_is_labelled():
    """piquet-1774.r1.d, r7.a."""
    assert labels(Table(NINETY), "keep", "throw", "throw:h9+dk+ca") == [
        "Keep all cards",
        "Throw cards away",
        "Throw the 9 of hearts, the king of diamonds and the ace of clubs",
    ]
    table = Table("sa ha | s9 h9")
    assert labels(table, "play:sa", "play") == ["Lead the ace of spades", "Lead a card"]
    assert labels(table.play("sa"), "play:s9") == ["Play the 9 of spades"]


def labels(table: Table, *moves: str) -> list[str]:
    """The labels of moves, as the seat whose turn it is reads them."""
    seen = see(table.game, table.state, table.state.at)
    return [WORDS.move(table.game.rules, seen, Action.read(move)).text for move in moves]


def test_zones_and_marks_are_said():
    """piquet-1774.q.ranks, r1.b, r1.d."""
    bought = Table(NINETY, "throw:h9+dk+ca+c8", "draw:s9", "draw:s8", "draw:s7", "draw:h10")
    zones = {zone.id: WORDS.zone(zone) for zone in see(bought.game, bought.state, 0).table.zones}
    assert zones["five"] == "1 card left of the five"
    assert zones["three"] == "3 cards left of the three"
    assert zones["away:0"] == "4 cards thrown away"
    assert zones["stock"] is None
    counted = melded(NINETY)
    marks = {
        (mark.id, mark.place): WORDS.mark(mark) for mark in counted.game.table(counted.state).marks
    }
    assert marks["melds", 0] == (
        "has counted a Rommel of 5, a quint from the ace of spades, four aces, three kings"
        " and the ninety"
    )
    assert marks["count", 0] == "97 without honours"
    assert (marks["honours", 0], marks["score", 0]) == ("3 honours", "127")
    assert marks["order", "beside"].startswith("In a suit: A K Q J 10 9 8 7. No suit is trumps.")


def test_a_refusal_is_told_in_both_languages():
    """piquet-1774.r12.a, r12.b."""
    refused = Table(NINETY).refused("throw:sa")
    assert retell(refused.why, "en", NAMES) == (
        "Anna is to throw three, four or five cards, or none, and not 1."
    )
    dealer = Table(NINETY, "keep").refused("throw:hq+hj+h8+h7")
    assert retell(dealer.why, "da", NAMES) == (
        "Bo har kun tre kort at købe af og har derfor ikke lov til at kaste 4."
    )
