"""What the notes reckon comes out as they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from math import comb
from random import Random

from gnav_core.core import registry
from scripts import tei


def test_a_queen_or_a_king_is_in_hand_as_often_as_the_note_says(
    sources: dict[str, tei.Source],
) -> None:
    (crux,) = (one for one in sources["gnav-german"].questions if one.name == "tabu-asked")
    cards = len(registry.rule_set("gnav-german").full_bag)
    often = {seats: 1 - comb(cards - 2, seats) / comb(cards, seats) for seats in range(2, 7)}
    assert (round(100 * often[2]), round(100 * often[3])) == (27, 40)
    assert all(often[seats] > 0.5 for seats in (4, 5, 6))
    assert "27 in a hundred with two players, 40 with three" in crux.reason
    assert "more than half with four or more" in crux.reason


def test_so_many_pieces_must_be_alike_as_the_crux_says(sources: dict[str, tei.Source]) -> None:
    """gnav-1774.r0.b, r6.a, r16.a: the fewest pairs among so many of twenty-one kinds."""
    (crux,) = (one for one in sources["gnav-1774"].cruces if one.name == "ties")
    rules = registry.rule_set("gnav-1774")
    kinds, most = len(rules.pieces.value), rules.seats.value[1]
    assert rules.copies.value == 2
    pairs = {players: max(0, players - kinds) for players in range(2, most + 1)}
    assert (kinds, pairs[21], pairs[22], pairs[most], 2 * pairs[most]) == (21, 0, 1, 16, 32)
    said = " ".join(item.text for item in crux.evidence)
    assert "among 22 players two are always alike" in said
    assert "at least sixteen pairs" in said
    assert "thirty-two at least" in said


def test_the_cards_suffice_for_eleven_and_five_who_play_leave_two_without(
    sources: dict[str, tei.Source],
) -> None:
    """tre-kort-1774.r0.a, r0.b, r4.b, r4.c: three cards each of thirty-six, and one turned up."""
    source = sources["tre-kort-1774"]
    suits, ranks, hand, tricks = 4, 9, 3, 3
    most = (suits * ranks - 1) // hand
    assert (suits * ranks, most, most * hand) == (36, 11, 33)
    (players,) = (one for one in source.cruces if one.name == "players")
    assert "eleven players take thirty-three of the thirty-six" in players.evidence[1].text
    (five,) = (note for note in source.notes if note.id == "tre-kort-1774.n.five")
    assert 5 - tricks == 2
    assert "if all five play, at least two become beet" in five.text


def test_a_beet_is_what_the_deal_was_for_and_grows_as_the_note_says(
    sources: dict[str, tei.Source],
) -> None:
    """tre-kort-1774.r8.a, r8.b: a dealing, and the smallest beet on the table besides."""
    dealing = 3
    table: list[int] = []
    paid: list[int] = []
    for _ in range(3):
        smallest = min(table, default=0)
        paid.append(dealing + smallest)
        table = [*(beet for beet in table if beet != smallest), paid[-1]]
    assert paid == [3, 6, 9]
    (note,) = (one for one in sources["tre-kort-1774"].notes if one.id.endswith(".n.adding-up"))
    for words in ("there are 3 to win", "6 in all, 2 for each trick", "the third deal is for 9"):
        assert words in note.text


def test_a_deal_holds_as_many_points_as_the_notes_of_hundrede_og_eet_and_mariage_say(
    sources: dict[str, tei.Source],
) -> None:
    """hundrede-og-eet-1774.r4, r7.a; mariage-1774.r3: four suits, the last trick, four Mariages."""
    counting, melding = sources["hundrede-og-eet-1774"], sources["mariage-1774"]

    def numbers(source: tei.Source, clause: str) -> list[int]:
        words = tei.corrected(source.clause(f"{source.id}.{clause}").element)
        return [int(number) for number in re.findall(r"\d+", words)]

    suit = sum(numbers(counting, "r4.a") + numbers(counting, "r4.b"))
    (last,), (plain,), (trumps,) = (
        numbers(*place) for place in ((counting, "r7.a"), (melding, "r3.a"), (melding, "r3.b"))
    )
    deal = 4 * suit + last
    assert (suit, 4 * suit, deal) == (30, 120, 130)
    assert (deal - 101, 2 * deal, 2 * 101 - deal, 3 * plain + trumps) == (29, 260, 72, 100)
    said = {name: " ".join(note.text for note in source.notes) for name, source in sources.items()}
    assert "which is 30; the four suits hold 120" in said[counting.id]
    assert "All four Mariages together come to 100" in said[melding.id]
    (first,) = (crux for crux in counting.cruces if crux.name == "deals")
    (second,) = (crux for crux in melding.cruces if crux.name == "deals")
    assert "leave the other no more than 29" in " ".join(item.text for item in first.evidence)
    assert "two deals hold 260, so one of the two players has at least 130" in first.reason
    assert "at least 72 more" in " ".join(item.text for item in second.evidence)
    assert f"they hold {2 * deal} and {3 * deal}" in second.reason


def test_the_stock_divides_evenly_only_with_the_turned_card(
    sources: dict[str, tei.Source],
) -> None:
    """mariage-1774.r0.a, r1.b: 36 cards, six to each of two or three."""
    (crux,) = (one for one in sources["mariage-1774"].cruces if one.name == "trump-card")
    stock = {players: 36 - 6 * players for players in (2, 3)}
    assert stock == {2: 24, 3: 18}
    assert all(left % players == 0 != (left - 1) % players for players, left in stock.items())
    assert "24 cards for two players and 18 for three" in crux.evidence[0].text


def test_polsk_pas_has_as_many_cards_and_tricks_as_its_notes_reckon(
    sources: dict[str, tei.Source],
) -> None:
    """polsk-pas-1774.r0.a, r1.a, r7.a: four suits from ace to nine; four players, five tricks."""
    suits, players, tricks = 4, 4, 5
    ranks = ("ace", "king", "queen", "knave", "ten", "nine")
    assert suits * len(ranks) == 24
    assert suits * len(ranks) - players * tricks == 4
    assert 42 % suits
    most = {
        tuple(sorted((taken.count(seat) for seat in range(players)), reverse=True))
        for taken in product(range(players), repeat=tricks)
    }
    assert min(shared[0] for shared in most) == 2
    assert {shared.count(2) for shared in most if shared[0] == 2} == {1, 2}
    said = {crux.name: crux.reason for crux in sources["polsk-pas-1774"].cruces}
    (pack,) = (note.text for note in sources["polsk-pas-1774"].former)
    assert "Four times six is 24; 42 cards cannot even be shared evenly among four suits" in pack
    assert "if nobody has three, one or two of them have two" in said["two-tricks"]


def test_the_leader_takes_as_many_tricks_as_the_crux_of_byd_says(
    sources: dict[str, tei.Source],
) -> None:
    """byd-1774.r3.a, r4.a, r7.b: four players choose at random among the cards they may play."""
    (crux,) = (one for one in sources["byd-1774"].cruces if one.name == "follow")
    chance = Random(1774)
    for reading, share, said in (
        ("free", 70, "70 tricks of 100"),
        ("must-follow", 42, "42 where all must"),
        ("must-beat", 38, "38 where they must beat"),
    ):
        kept = [led for _ in range(5000) for led in tricks(reading, 4, chance)]
        assert abs(100 * sum(kept) / len(kept) - share) < 1.5, reading
        assert said in crux.reason


def tricks(reading: str, players: int, chance: Random) -> Iterator[bool]:
    """Play four tricks of Byd at random, and tell of each whether its leader took it."""
    pack = [(suit, rank) for suit in range(4) for rank in range(9)]
    dealt = chance.sample(pack, 5 * players)
    hands = [dealt[5 * seat : 5 * seat + 5] for seat in range(players)]
    leader = 0
    for _ in range(4):
        best, taker = chance.choice(hands[leader]), leader
        hands[leader].remove(best)
        for seat in ((leader + step) % players for step in range(1, players)):
            of_suit = [card for card in hands[seat] if card[0] == best[0]]
            higher = [card for card in of_suit if card > best]
            choices = {"free": [], "must-follow": of_suit, "must-beat": higher or of_suit}[reading]
            card = chance.choice(choices or hands[seat])
            hands[seat].remove(card)
            if card[0] == best[0] and card > best:
                best, taker = card, seat
        yield taker == leader
        leader = taker


def test_so_many_cards_of_styrvolt_beat_as_the_note_says(sources: dict[str, tei.Source]) -> None:
    """styrvolt-1774.r4.a, r4.b: five matadors, and six ranks of the two suits of the Velten."""
    matadors = {"h2", "c4", "s8", "h9", "d9"}
    found = {
        len(matadors | {suit + rank for suit in pair for rank in ("a", "j", "6", "2", "3", "4")})
        for pair in combinations("shdc", 2)
    }
    assert (min(found), max(found)) == (15, 17)
    (note,) = (one for one in sources["styrvolt-1774"].notes if one.id.endswith(".n.sum"))
    assert "at most seventeen beaters in a game, and at least fifteen" in note.text


def test_two_cards_of_one_suit_are_turned_up_as_often_as_the_crux_says(
    sources: dict[str, tei.Source],
) -> None:
    """styrvolt-1774.r0.a, r2.b: forty-eight cards, twelve of each suit, and two of them turned."""
    (crux,) = (one for one in sources["styrvolt-1774"].cruces if one.name == "same-suit")
    assert Fraction(4 * comb(12, 2), comb(48, 2)) == Fraction(11, 47)
    assert "in 11 deals of 47" in crux.reason
