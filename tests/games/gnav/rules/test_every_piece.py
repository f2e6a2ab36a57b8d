"""Every piece of every source when it is asked, when it is drawn, and where it stands."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

NUMBERS = "12 11 10 9 8 7 6 5 4 3 2 1 0".split()
FIGURES = ["pot", "owl", "fool"]
DIAMONDS = "d10 d9 d8 d7 d6 d5 d4 d3 d2 d1".split()
MATADORS = "cuckoo dragoon cat horse house".split()
ORDER = {
    "gnav-1774": [*MATADORS, *NUMBERS, *FIGURES],
    "gnav-1917": [*MATADORS, *NUMBERS, *FIGURES],
    "gnav-wikipedia": [*MATADORS, *NUMBERS, *FIGURES],
    "gnav-kb": [*MATADORS, *NUMBERS[:-1], "fool", "0", "pot", "owl"],
    "gnav-german": ["sk", "sq", "sj", *DIAMONDS, "joker"],
}
#: Who must exchange when asked, by what clause, and of what status.
EXCHANGES = [
    ("gnav-1774", NUMBERS[:-1], "gnav-1774.r3.b", "stated"),
    ("gnav-1774", ["0"], "gnav-1774.r3.b", "inferred"),
    ("gnav-1774", FIGURES, "gnav-1774.q.compelled", "inferred"),
    ("gnav-1917", NUMBERS + FIGURES, "gnav-1917.r4.b", "stated"),
    ("gnav-wikipedia", NUMBERS + FIGURES, "gnav-1917.r4.b", "supplied"),
    ("gnav-kb", NUMBERS[:-1], "gnav-1774.r3.b", "supplied"),
    ("gnav-kb", ["0"], "gnav-1774.r3.b", "supplied"),
    ("gnav-kb", FIGURES, "gnav-1774.q.compelled", "supplied"),
    ("gnav-german", ["sj", *DIAMONDS, "joker"], "gnav-german.r3.d", "inferred"),
]


def deal(source: str, *, asked: str) -> Table:
    """Let seat 0 ask seat 1, who holds the piece; two more play."""
    free = [p for p in registry.rule_set(source).pieces.value if p not in (asked, *MATADORS)]
    others = [piece for piece in free if piece not in ("sk", "sq")][:3]
    return Table(source, " ".join([others[0], asked, *others[1:]]), "exchange")


@pytest.mark.parametrize("source", ORDER)
def test_the_pieces_stand_in_this_order(source):
    """gnav-1774.r0.c, gnav-1917.r1.a, gnav-kb.r1.b, gnav-german.r3.b."""
    assert list(registry.rule_set(source).pieces.value) == ORDER[source]


@pytest.mark.parametrize("source", ORDER)
def test_of_two_pieces_the_later_in_the_order_is_the_lower(source):
    """gnav-1774.r0.c, gnav-1917.r1.a, gnav-kb.r1.b, gnav-german.r3.b: pair by pair, no fool."""
    order = [piece for piece in ORDER[source] if piece not in ("fool", "joker")]
    for better, worse in pairwise(order):
        table = Table(source, f"{better} {worse}", "stand", "stand")
        assert table.lost() == [1], (better, worse)


@pytest.mark.parametrize(
    ("source", "piece", "cites", "status"),
    [(source, piece, *basis) for source, pieces, *basis in EXCHANGES for piece in pieces],
)
def test_the_piece_must_exchange(source, piece, cites, status):
    """gnav-1774.r3.b, q.compelled, gnav-1917.r4.b, gnav-german.r3.d: nothing else happens."""
    table = deal(source, asked=piece)
    exchanged = table.events[-1]
    assert exchanged.kind == "exchanged"
    assert (exchanged.clauses, exchanged.status) == (tuple(cites.split()), status)
    assert table.held.split()[0] == piece
    assert table.to_move == 1
    assert table.kinds()[-2:] == ["asked", "exchanged"]


@pytest.mark.parametrize("piece", FIGURES)
@pytest.mark.parametrize("source", ["gnav-1774", "gnav-kb"])
def test_where_numbers_alone_are_compelled_the_figure_accepts_or_refuses(source, piece):
    """gnav-1774.q.compelled: numbers-only; each answer rests on the crux."""
    for answer, kind in (("accept", "exchanged"), ("refuse", "refused")):
        table = Table(source, f"7 {piece} 9 8", "exchange", readings={"compelled": "numbers-only"})
        assert table.legal == ["accept", "refuse"]
        table.play(answer)
        event = table.events[-1]
        assert (event.kind, event.clauses) == (kind, ("gnav-1774.q.compelled",))
        assert event.status == ("supplied" if source == "gnav-kb" else "inferred")
        assert table.held.split()[:2] == ([piece, "7"] if answer == "accept" else ["7", piece])
        assert table.to_move == 1


@pytest.mark.parametrize("card", ["sk", "sq"])
@pytest.mark.parametrize("tabu", ["off", "on"])
def test_the_holder_of_queen_or_king_accepts_or_not(card, tabu):
    """gnav-german.r4.a, r4.b, r6.b, r6.c, q.refusal, q.tabu: each answer, with its clauses."""
    may = "gnav-german.r4.a"
    answers = {
        "accept": ("exchanged", (may, "gnav-german.q.refusal")),
        "refuse": ("passed", (may, "gnav-german.r4.b", "gnav-german.q.refusal")),
        "tabu": ("tabu", ("gnav-german.r6.b", "gnav-german.r6.c", "gnav-german.q.tabu")),
    }
    allowed = ["accept", "refuse"] if tabu == "off" else ["accept", "tabu"]
    for answer in allowed:
        table = Table("gnav-german", f"d3 {card} d5 d6", "exchange", readings={"tabu": tabu})
        assert (table.to_move, table.legal) == (1, allowed)
        before = len(table.events)
        table.play(answer)
        kind, clauses = answers[answer]
        event = table.events[before]
        assert (event.kind, event.clauses, event.status) == (kind, clauses, "inferred")
        if answer == "accept":
            assert (table.held, table.to_move) == (f"{card} d3 d5 d6", 1)
        if answer == "refuse":
            assert (table.held, table.to_move) == (f"d5 {card} d3 d6", 1)
        if answer == "tabu":
            assert table.shown == f"d3 {card} d5 d6"


@pytest.mark.parametrize("source", ["gnav-1774", "gnav-kb"])
@pytest.mark.parametrize("piece", MATADORS)
def test_a_matador_drawn_from_the_bag_does_not_act(source, piece):
    """gnav-1774.q.drawn-piece: the draw says so, for each of the five."""
    table = Table(source, "7 8 0", "stand", "stand", "exchange", f"draw:{piece}")
    assert table.said("drew") == [("drew", 2, "r4.a", "r4.b", "q.dealer-last", "q.drawn-piece")]
    assert table.shown == f"7 8 {piece}"
    number = Table(source, "7 8 0", "stand", "stand", "exchange", "draw:9")
    assert "q.drawn-piece" not in number.said("drew")[0]


@pytest.mark.parametrize("card", ["sk", "sq"])
def test_both_queen_and_king_go_under_the_pack_and_no_other(card):
    """gnav-german.r4.e."""
    table = Table("gnav-german", "d3 d4 d5", "stand", "stand", "exchange", f"draw:{card}")
    assert table.state.phase == "draw"
    knave = Table("gnav-german", "d3 d4 d5", "stand", "stand", "exchange", "draw:sj")
    assert knave.shown == "d3 d4 sj"
