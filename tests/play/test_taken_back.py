"""What is taken back after something hidden was seen is marked, and nothing else is."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from gnav_core.core import record, registry, share
from gnav_core.core.sentences import tell
from gnav_core.core.table import hide
from gnav_core.play import taken_back
from gnav_core.play.line import common_length
from gnav_core.play.seating import HUMAN
from gnav_core.play.session import Session
from tests.core.any_game import head
from tests.play.page import Page, a_move
from tests.rest_in_prove import rest_in_prove
from tests.seeds import enough, seeded

every_source = pytest.mark.parametrize("rules", list(registry.SOURCES))
THROWN = "throw:sa+s9+s7+hk+hj"
OTHERS = "throw:h10+h8+d10+d9+ck"
DRAWN = ["draw:h9", "draw:sj", "draw:d8", "draw:s8", "draw:s10"]
SEEN = "taken back after seeing what came (our note: no rule allows or forbids it)."


def seated(rules: str, chance: Random) -> Session:
    """Seat one person at least, and computers that play at random."""
    setup = head(rules, chance)
    kinds = [chance.choice([HUMAN, "random"]) for _ in range(setup["players"])]
    kinds[chance.randrange(len(kinds))] = HUMAN
    session = Session(record.read({**setup, "seed": str(chance.random())}), kinds)
    session.advance()
    return session


def go_on(session: Session, chance: Random) -> None:
    """Make some moves; now and then only the person's, before anybody answers."""
    for _ in range(chance.randint(1, 6)):
        if session.waiting == "seat":
            legal = session.game.legal_actions(session.state)
            session.act(str(chance.choice(legal)))
            if chance.random() < 0.5:
                return
        if session.waiting != "over":
            session.advance(new_deal=session.waiting == "deal")


# What was seen, worked out from what lies before a person at each point and what he is told.


def before_him(session: Session, line: Any, at: int, seat: int) -> Counter[str]:
    table = hide(session.game.table(line.states[at]), seat)
    return Counter(lying.card for zone in table.zones for lying in zone.cards)


def came_to_hand(session: Session, line: Any, at: int, seat: int, told: Any) -> bool:
    """Whether a card came to his hand from a hand or stock that he does not see."""
    zones = {zone.id: zone for zone in session.game.table(line.states[at]).zones}
    for one in told.moved:
        source, target = zones[one.source], zones[one.target]
        own = target.kind == "hand" and target.place == seat != source.place
        if own and one.cards and source.kind in ("hand", "stock") and not source.open_to(seat):
            return True
    return False


def cards_told(session: Session, line: Any, at: int, told: Any) -> set[str]:
    """The cards that an event names or moves, of those that lie on the table then or after."""
    tables = [session.game.table(state) for state in line.states[at : at + 2]]
    every = {lying.card for table in tables for zone in table.zones for lying in zone.cards}
    said = json.dumps(told.details)
    moved = {card for one in told.moved for card in one.cards}
    return moved | {card for card in every if f'"{card}"' in said}


def laid_open(told: Any) -> Counter[str]:
    """The cards that are laid open where they lie: of two alike each is news of its own."""
    shown = (one for one in told.moved if one.source == one.target)
    return Counter(card for one in shown for card in one.cards)


def learns(session: Session, line: Any, at: int, seat: int) -> bool:
    over = session.game.is_terminal(line.state)
    known = before_him(session, line, at, seat)
    for move in range(at, len(line.moves)):
        if line.between_deals(move):
            known = before_him(session, line, move, seat)
        for event in line.events_of(move):
            told = event.whole if over else event.seen_by(seat)
            whose = session.family.tells.get(event.kind, "")
            if whose and {"seat": event.seat, **event.details}[whose] != seat:
                return True
            if came_to_hand(session, line, move, seat, told):
                return True
            if cards_told(session, line, move, told) - known.keys() or laid_open(told) - known:
                return True
        if not line.between_deals(move + 1):
            after = before_him(session, line, move + 1, seat)
            if after - known:
                return True
            known |= after
    ends = session.game.table(line.state)
    others = [zone for zone in hide(ends, seat).zones if zone.to and zone.unknown]
    return over and any(
        {c.card for c in ends.zone(zone.id).cards} - known.keys() for zone in others
    )


def another_looked(session: Session, line: Any, at: int) -> bool:
    hands = None
    for point in range(len(line.moves) + 1):
        mover = line.mover(point)
        if not session.by_person(mover):
            continue
        if point > at and mover != hands:
            return True
        hands = mover
    return False


def ought_to_be_marked(session: Session, line: Any, at: int) -> bool:
    people = [seat for seat, kind in enumerate(session.kinds) if kind == HUMAN]
    handed = len(people) > 1 and another_looked(session, line, at)
    return handed or any(learns(session, line, at, seat) for seat in people)


def take_back(session: Session, at: int, act: Any) -> list[bool]:
    """Take back to ``at`` by ``act``, and hold the marks against what ought to be marked."""
    line, gone = session.line, at < len(session.line.moves)
    left = [other for other in session.lines if gone and line.begins(other)]
    marks = {id(other): other.seen for other in session.lines}
    ought = {id(other): ought_to_be_marked(session, other, at) for other in left}
    kept = session.lines[:]
    act()
    for other in kept:
        mark = at if ought.get(id(other)) else marks[id(other)]
        assert other.seen == mark, (session.record.rules, at, other.moves[at:])
    return [ought[id(other)] for other in left]


@every_source
@pytest.mark.parametrize("games", rest_in_prove([5, 40]))
@seeded("taken back")
def test_what_was_seen_is_marked_and_nothing_else_in_random_play(
    rules: str, games: int, seed: str
) -> None:
    chance, found = Random(f"{seed} {rules}"), Counter[bool]()
    for _ in range(games):
        session = seated(rules, chance)
        for _ in range(10):
            go_on(session, chance)
            last = session.last_of_a_person()
            way = chance.choice(["undo", "undo", "rewind", "switch"])
            if way == "undo" and last is not None:
                found.update(take_back(session, last, session.undo))
            elif way == "rewind":
                at = chance.randint(max(0, len(session.line.moves) - 8), len(session.line.moves))
                found.update(take_back(session, at, lambda at=at, on=session: on.rewind(at)))
            elif way == "switch":
                to = chance.randrange(len(session.lines))
                at = common_length(session.line.moves, session.lines[to].moves)
                found.update(take_back(session, at, lambda to=to, on=session: on.switch(to)))
            again = Session(record.parse(session.record.as_json()))
            assert [one.as_value() for one in again.lines] == [
                one.as_value() for one in session.lines
            ]
            # answers that were forced are in no record: beside them a mark may stand earlier
            if not any(one.has_forced for one in session.lines):
                assert taken_back.notes(again) == taken_back.notes(session)
    enough(min(found[True], found[False]) > 0)


@every_source
@seeded("computers")
def test_in_a_game_of_computers_only_nobody_sees_anything(rules: str, seed: str) -> None:
    chance = Random(f"{seed} {rules}")
    setup = head(rules, chance)
    session = Session(record.read({**setup, "seed": "a"}), ["random"] * setup["players"])
    session.advance()
    session.rewind(len(session.line.moves) // 2)
    assert [line.seen for line in session.lines] == [None, None]


def peeking() -> tuple[Page, Any]:
    """Sit down to Piquet, the seed being “peek”, with twelve cards in the hand."""
    page = Page()
    players = [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "careful"}]
    view = page.call("start", rules="piquet-1774", players=players, seed="peek", dealer=1)
    return page, view


def test_in_piquet_the_same_cards_come_again_and_the_throw_is_marked():
    """``piquet-1774.r2``: whoever throws five sees the five that he buys."""
    page, before = peeking()
    page.call("act", seat=0, move=THROWN)
    left = page.table.session.line.moves[before["moves"] :]
    view = page.call("undo", seat=0)
    assert view["taken_back"] == [
        {"at": before["moves"], "text": f"Here {len(left)} moves were {SEEN}"}
    ]
    page.call("act", seat=0, move=OTHERS)
    moves = page.table.session.line.moves[before["moves"] :]
    assert left[1:6] == moves[1:6] == DRAWN
    kept = json.loads(page.call("save"))
    assert kept["lines"][0]["seen"] == before["moves"]
    assert "seen" not in kept
    other = Page()
    assert other.call("resume", text=json.dumps(kept))["taken_back"] == view["taken_back"]


def test_a_piece_that_comes_by_exchange_is_seen_and_a_bare_stand_is_not():
    """``gnav-1774.r3``: the piece that is got was another's, or drawn from the bag."""
    moves = ["deal:7", "deal:9", "deal:2", "stand"]
    value = {"format": record.FORMAT, "rules": "gnav-1774", "players": 3, "moves": moves}
    for move, seen in (("exchange", 4), ("stand", None)):
        session = Session(record.read(value), ["random", HUMAN, "random"])
        session.act(move)
        session.undo()
        assert session.lines[0].seen == seen


def test_a_piece_drawn_from_the_bag_is_seen():
    """``gnav-1774.r4``: the dealer, whom nobody follows, draws from the bag."""
    moves = ["deal:7", "deal:9", "stand"]
    value = {"format": record.FORMAT, "rules": "gnav-1774", "players": 2, "moves": moves}
    session = Session(record.read(value), ["random", HUMAN])
    session.act("exchange")
    session.rewind(3)
    assert session.lines[0].seen is None, "nothing has been drawn yet"
    session.act("exchange")
    session.act("draw:12")
    session.rewind(3)
    assert [line.seen for line in session.lines] == [None, 3, None]


@seeded("led")
def test_ones_own_card_which_nobody_has_answered_yet_is_no_news(seed):
    chance = Random(seed)
    session = Session(record.read({**head("mariage-1774", chance), "seed": "b"}))
    session.advance(new_deal=True)
    session.act(str(session.game.legal_actions(session.state)[0]))
    session.undo()
    assert [line.seen for line in session.lines] == [None, None]
    assert taken_back.notes(session) == []


def test_what_is_played_again_as_it_was_stays_marked():
    page = Page()
    page.start("gnav-1774", 1, 3)
    page.call("act", seat=0, move="stand")
    view = page.call("undo", seat=0)
    at = view["moves"]
    assert [note["at"] for note in view["taken_back"]] == [at]
    view = page.call("act", seat=0, move="stand")
    assert [(line["seen"], line["current"]) for line in view["lines"]] == [(at, True)]
    [note] = view["taken_back"]
    assert note["at"] == at
    assert "played after all" in note["text"]
    kept = json.loads(page.call("save"))
    assert kept["seen"] == at
    view = page.call("undo", seat=0)
    assert [note["at"] for note in view["taken_back"]] == [at]


def test_taken_back_further_it_is_marked_where_the_game_goes_on():
    page, chance = Page(), Random(3)
    view = page.start("hundrede-og-eet-1774", 1, 1)
    points: list[int] = []
    while len(points) < 2:
        points.append(view["moves"])
        seat = view["to_move"]
        view = page.call("act", seat=seat, move=a_move(view["choices"][0], chance))
    for at in reversed(points):
        view = page.call("undo", seat=0)
        assert [note["at"] for note in view["taken_back"]] == [at]
        assert [line["seen"] for line in view["lines"]] == [at, None]


def test_another_line_is_gone_to_and_the_one_left_is_marked():
    page, before = peeking()
    page.call("act", seat=0, move=THROWN)
    page.call("undo", seat=0)
    page.call("act", seat=0, move=OTHERS)
    view = page.call("switch", line=0, seat=0)
    at = before["moves"]
    assert [line["seen"] for line in view["lines"]] == [at, at]
    assert [note["at"] for note in view["taken_back"]] == [at, at]
    assert "played after all" in view["taken_back"][1]["text"]


def test_it_is_said_in_danish_too_and_of_one_move_alone():
    page = Page()
    page.start("gnav-1774", 2, 0)
    page.call("act", seat=0, move="stand")
    session = page.table.session
    assert session is not None
    session.undo()
    [note] = taken_back.notes(session)
    assert note.text == f"Here one move was {SEEN}"
    assert tell("da", note.text).startswith("Her blev ét træk taget tilbage")


@pytest.mark.parametrize("seen", [-1, 4, 10**9, "2", 2.0, True, None, [2], {"at": 2}])
def test_a_mark_that_is_no_number_of_moves_within_its_line_is_none(seen: Any) -> None:
    moves = ["deal:7", "deal:9", "deal:2", "stand"]
    value = {"format": record.FORMAT, "rules": "gnav-1774", "players": 3, "moves": moves[:3]}
    lines = [{"moves": moves, "seen": seen}]
    session = Session(record.read({**value, "lines": lines, "line": 1, "seen": seen}))
    assert [line.seen for line in session.lines] == [None, None]
    written = session.record.as_value()
    assert written["lines"] == [{"moves": moves}]
    assert "seen" not in written


def test_a_mark_is_shared_and_exported_with_what_is_left_of_its_line():
    page = Page()
    page.start("gnav-1774", 1, 3, seed="1")  # in this deal nobody draws
    first = page.call("act", seat=0, move="stand")
    page.call("undo", seat=0)
    at = page.table.session.lines[0].seen
    page.call("act", seat=0, move="exchange")
    received = share.expect("game", page.call("share")["text"])
    assert received["lines"] == [{"moves": page.table.session.lines[0].moves, "seen": at}]
    assert len(received["lines"][0]["moves"]) == first["moves"]
    opened = Page().call("open", text=page.call("share")["text"])
    assert [note["at"] for note in opened["taken_back"]] == [at]
    page.call("finish", seat=0)
    exported = json.loads(page.call("export"))
    assert exported["lines"] == received["lines"]


def test_what_is_taken_back_in_a_deal_that_is_left_out_is_left_out_with_it():
    page, _ = peeking()
    page.call("act", seat=0, move=THROWN)
    page.call("undo", seat=0)
    received = share.expect("game", page.call("share")["text"])
    assert "seen" not in received
    assert all("seen" not in line for line in received.get("lines", []))


def test_the_persons_whose_moves_would_be_taken_back_are_told_but_not_what_they_hid():
    page = Page()
    page.start("gnav-1774", 3, 0)
    page.call("act", seat=0, move="stand")
    assert page.call("whose", seat=1) == [{"seat": 0, "moves": 1, "label": "Stand"}]
    assert page.call("whose", seat=0) == []
    page.call("act", seat=1, move="stand")
    assert [one["seat"] for one in page.call("whose", seat=2, at=3)] == [1, 0]
    assert "no position" in page.error("whose", seat=2, at=99)["why"]
    players = [{"name": name, "kind": "human"} for name in ("Anna", "Bo")]
    page.call("start", rules="piquet-1774", players=players, seed="peek", dealer=1)
    page.call("act", seat=0, move=THROWN)
    [asked] = page.call("whose", seat=1)
    assert asked["seat"] == 0
    assert not {"sa", "s9", "ace"} & set(asked["label"].split())
