"""The eleven games of the booklet side by side: a question, and each game's answer below it."""

from __future__ import annotations

from typing import Final, NamedTuple

from scripts import tei
from scripts.concordance import side_by_side
from scripts.concordance.side_by_side import Cell
from scripts.pages import titles
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.front_page import Printed, printed
from scripts.pages.loans import Way, ways_of
from scripts.pages.templates import page_of
from scripts.pages.titles import Bilingual, ours
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.languages import language

PAGE: Final = f"{links.address(tei.BOOKLET)}side-by-side/"
TITLE: Final = ours("Eleven games side by side")
ABOUT: Final = (
    "Nine questions to the eleven games of the booklet of 1774: what each says, and what it leaves "
    "out."
)

#: Whose word an answer is: how it is called, and what that means.
STATUS: Final = {
    "stated": (
        ours("stated"),
        ours("the text says so, itself or by naming another game"),
    ),
    "inferred": (
        ours("our reading"),
        ours("we infer it from its words"),
    ),
    "supplied": (
        ours("supplied"),
        ours("it is silent, and another text lends the answer"),
    ),
    "ours": (
        ours("ours"),
        ours("nothing is said anywhere; without an answer there is no game"),
    ),
    "silent": (
        ours("not said"),
        ours("and nothing needed"),
    ),
}

#: What a question is about, in a word, over the map of all answers.
COLUMNS: Final = {
    "players": ours("players"),
    "pack": ours("pack"),
    "dealing": ours("dealing"),
    "first-lead": ours("first lead"),
    "following": ours("following suit"),
    "trump": ours("trump"),
    "wins": ours("what wins"),
    "payment": ours("payment"),
    "next-dealer": ours("next dealer"),
}


class Answer(NamedTuple):
    """A game's answer as it is set: what it rests on, and what is open behind it."""

    game: Printed
    said: Bilingual
    status: str
    lender: str
    clauses: list[tuple[str, str, str, str]]
    cruces: list[titles.Asked]


class Asked(NamedTuple):
    """A question and all answers."""

    id: str
    asks: Bilingual
    answers: list[Answer]


def side_by_side_page(archive: Archive) -> str:
    """Set the page: a map of who says what, then question by question."""
    games = {game.source.id: game for game in printed(archive)}
    return page_of(
        "side-by-side.html",
        front_matter(TITLE.en, ABOUT, danish=TITLE.da, **UNSEARCHED),
        page=PAGE,
        title=TITLE,
        booklet=archive.booklet.id,
        status=STATUS,
        games=list(games.values()),
        asked=[asked(row, games) for row in side_by_side.rows()],
        columns=COLUMNS,
        loans=[(game, found) for game in games.values() if (found := taken(game))],
    )


def asked(row: side_by_side.Row, games: dict[str, Printed]) -> Asked:
    """Set one question."""
    answers = [answer(games[source], cell) for source, cell in row.cells.items()]
    return Asked(row.id, Bilingual(row.asks, row.asks_da), answers)


def answer(game: Printed, cell: Cell) -> Answer:
    """Set one cell: the label of a clause names its game where that is another."""
    homes = dict.fromkeys(words.clause.partition(".")[0] for words in cell.words)
    lent = next((home for home in homes if home != game.source.id), "")
    known = {crux.id: crux for crux in (*game.source.cruces, *game.source.questions)}
    return Answer(
        game,
        Bilingual(cell.answer, cell.answer_da),
        cell.status,
        lent,
        [
            (
                words.clause,
                links.within(words.clause, game.source.id),
                language(words.clause),
                words.quote,
            )
            for words in cell.words
        ],
        [titles.asked(game.source, known[crux]) for crux in cell.cruces if crux in known],
    )


def taken(game: Printed) -> list[Way]:
    """List what a game takes from others."""
    return [way for way in ways_of(game.source.id) if way.inward]
