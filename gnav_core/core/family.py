"""A family of games, as its package offers it: one engine, one type of rule set, its sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

from gnav_core.core.action import Action
from gnav_core.core.cited import Cited, Ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Game, Outcome, Seen
from gnav_core.core.table import Mark, Table, Zone


class RuleSet(Protocol):
    """What every rule set has, whatever its game."""

    @property
    def id(self) -> str:
        """The id of the source, or of what stands for one."""
        ...

    @property
    def seats(self) -> Cited[tuple[int, int]]:
        """The least and the greatest number of players."""
        ...


class Source(Protocol):
    """A module that writes one source out: its id, its readings, its rules."""

    ID: str
    Readings: type

    def rules(self, readings: Any) -> Any:
        """Write the source out under the readings chosen."""
        ...


class Player(Protocol):
    """Choose a move, knowing only what the seat sees and what has happened in this deal."""

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose one of the legal moves of ``seen``; ``events``: as it saw this deal."""
        ...


class Sampled(NamedTuple):
    """Say how a player tries its moves: so many ``games``, made up and played on, for each choice.

    ``stands`` gives, for a game and its state, how well off each seat is: the more, the better.
    ``moves`` are compared at most: those that ``among`` names for a game and what is seen of it, if
    it does, else any. In other ``phases`` than these, if any are named, it moves as the plainer
    player does. A game is played on to the end of the deal, or for so many ``steps``. None is made
    up any more once ``tries`` in turn have not agreed with what was told.
    """

    games: int
    stands: Callable[[Any, Any], Sequence[float]]
    moves: int = 6
    phases: tuple[str, ...] = ()
    among: Callable[[Any, Any], Sequence[Action]] | None = None
    steps: int | None = None
    tries: int = 30


class Kind(NamedTuple):
    """A kind of computer player: its name, how it plays, and how it is made for a rule set.

    One that is not ``offered`` to whoever sets a table up plays on in records that name it. Where
    it is ``sampled``, what is made is the plainer player by which it tries its moves.
    """

    name: str
    how: str
    make: Callable[[Any], Player]
    offered: bool = True
    sampled: Sampled | None = None


class Claim(NamedTuple):
    """One sentence about a source, and the clauses or cruces that bear it."""

    said: str
    clauses: tuple[str, ...]


class Sums(NamedTuple):
    """Say what the returns of all players come to together, why, and how much one can win or lose.

    ``to_zero``: they come to zero by every reading, whoever plays. ``said`` says why, borne by
    ``clauses``. ``most`` is the most that one wins or loses, by any reading and with any number of
    players, and ``by`` the clauses that bound it; ``None`` where none does.
    """

    to_zero: bool
    said: str
    clauses: tuple[str, ...]
    most: int | None
    by: tuple[str, ...] = ()


class Match(NamedTuple):
    """Say what a match of several deals goes by, where the text tells of one: no rule, but ours.

    ``won`` counts the deals that a seat has won, in a game that has no score; else its score is
    added up. ``to`` is how much it is usually played to, ``dealer`` says who deals next, with the
    clauses of it, or none where that is ours too.
    """

    to: int
    dealer: Claim
    won: bool = False


class Summary(NamedTuple):
    """What a player should know before he chooses a source.

    ``lives`` says how many strokes or tokens each has, ``called`` what these are called; ``crux``
    names the crux that leaves their number open, where one does. ``by`` names the source in a
    sentence, after “by”; ``lengths`` gives, by the number of players, how many deals a game at
    Medium takes, half of the games fewer, half more; ``lesson`` how many deals its lesson has;
    ``sums`` what is won and lost by all together; ``match`` is there where a game is one deal.
    """

    line: str
    claims: tuple[Claim, ...]
    lives: Claim
    called: str
    crux: str | None = None
    by: str | None = None
    lengths: Mapping[str, int] = {}
    lesson: int | None = None
    sums: Sums | None = None
    match: Match | None = None


class Said(NamedTuple):
    """Something said: in our words; what the source has cried at it, and what that means.

    ``brief`` says it in short, for the middle of a table, where that is long. ``done`` says what it
    did to whoever reads, where another did it to him, for one who was not looking.
    """

    text: str
    cry: str | None = None
    gloss: str | None = None
    brief: str | None = None
    done: str | None = None


class Consequence(NamedTuple):
    """Say to the seat that chooses what a move does, and on what that rests.

    ``label`` names the move anew where it can be said better here: with whom, for instance.
    ``cards`` are those that go from hand to table and back, where that is not in the move: the one
    that is got, and the one given for it. ``untrue``: the move says what is not so, as all can see.
    """

    text: str
    basis: Ground
    label: str | None = None
    cards: tuple[str, ...] = ()
    untrue: bool = False


class Decision(NamedTuple):
    """Ask the seat to move what has a price: ``why`` it is asked, by whom, and ``asks`` what.

    ``left`` are phrases on what remains: chances, what is played for, who is asked after it.
    """

    why: str
    asks: str
    left: tuple[str, ...]
    basis: Ground


class LogLine(NamedTuple):
    """One line of a log: which events it tells, by their numbers, and what it says of them.

    ``lead`` is the event whose ground stands before that of the others.
    """

    events: tuple[int, ...]
    lead: int
    text: str


class Log(Protocol):
    """Tell a deal in plain lines, of which each may hold several events, from what a seat saw."""

    def lines(
        self, rules: Any, events: Sequence[SeenEvent], names: Sequence[str], language: str
    ) -> list[LogLine]:
        """Tell the events of one deal, each in one line and no other."""
        ...

    def head(self, rules: Any, table: Table, names: Sequence[str], language: str) -> str:
        """Say of a deal, as its table was before it, who deals; empty where nobody does."""
        ...

    def brought(
        self, rules: Any, events: Sequence[SeenEvent], names: Sequence[str], language: str
    ) -> str:
        """Say in short what some deals have brought."""
        ...


class Words(Protocol):
    """Say what may be seen of a game, in a language; nothing here can see a state."""

    def thing(self, thing: str, language: str = "en") -> str:
        """Name what a seat holds."""
        ...

    def unit(self, rules: Any) -> str:
        """Name what the score counts."""
        ...

    def zone(self, zone: Zone, language: str = "en") -> str | None:
        """Say in words what a zone holds, where it should be said."""
        ...

    def mark(self, mark: Mark, language: str = "en") -> str:
        """Say a mark in words."""
        ...

    def move(self, rules: Any, seen: Seen, action: Action, language: str = "en") -> Said:
        """Give the label of a move, to whoever sees the table as ``seen``, and its cry."""
        ...

    def event(
        self, rules: Any, seen: SeenEvent, names: Sequence[str], language: str = "en"
    ) -> Said:
        """Say in a sentence what happened."""
        ...

    def outcome(self, outcome: Outcome, names: Sequence[str], language: str = "en") -> str:
        """Say in a sentence who has won, and why."""
        ...


def resolve(name: str) -> Any:
    """Import what is named ``module:function``, now that it is wanted."""
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


class Sources(Mapping[str, Source]):
    """The modules of a package's sources by id, each imported when it is asked for."""

    def __init__(self, package: str, modules: Mapping[str, str]) -> None:
        self._package, self._modules = package, modules

    def __getitem__(self, name: str) -> Source:
        module: Any = import_module(f"{self._package}.{self._modules[name]}")
        return module  # type: ignore[no-any-return]

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


class Special(NamedTuple):
    """Rules that are kept in the record itself: ``module:function`` for what is asked of them.

    ``rules`` takes what the record holds under their name and gives the rule set; it raises
    ``AskError``. ``source`` tells of them in a language as of a source. ``load`` reads them from a
    file, as a record holds them.
    """

    rules: str
    source: str
    load: str


@dataclass(frozen=True)
class Family:
    """One engine and one type of rule set, with all that records, views and commands ask of them.

    What a game lacks stays at its default. ``consequence`` says of a move what it does, from what
    the seat to move sees and has seen happen in this deal: it takes the rule set, a ``Seen``, the
    action, the ``SeenEvent``s, the names and the language, and gives a ``Consequence`` or ``None``.
    ``decision`` asks the seat to move what has a price: it takes the same but the action, and gives
    a ``Decision`` or ``None``.
    ``why`` says of an event why it hits a seat, for the middle of a table, where there is more to
    say than what happened: it takes the rule set, the ``SeenEvent``s before it, the event, the
    names and the language, and gives a sentence or ``None``. ``plain`` says in one plain sentence
    by what rule an event costs or gives somebody something: it takes the rule set, the
    ``SeenEvent``s of the deal before it and the event, and gives what is to be told, or ``None``.
    ``otherwise`` says to a seat that a
    showing has hit what another choice would have brought, where that is certain: it takes the
    session, the seat and the language, and gives text, clauses and status, or ``None``. ``hint``
    names what advises whoever asks, ``odds`` what tells whoever asks the odds of each of his moves,
    ``review`` what tells of the choices of a deal that is over how good they were, ``key`` what
    tells how each piece ranks and what it does, ``log`` a ``Log``,
    ``sheet`` a ``Sheet`` (``core/sheet.py``), what a deal that is summed up has of its game.
    ``takes`` says of a rule set and a number of players by which rules a card takes a trick; of a
    trick as it lies, and the marks beside it, its ``taking`` says which card that is.
    ``tells`` gives the kinds of events that tell what a seat holds though no card moves or is laid
    open, and for each the name under which it says whose it is (``seat``, ``by``).
    These and ``calls`` are named as ``module:function``, ``commands`` as modules, and imported when
    they are called.
    """

    id: str
    sources: Mapping[str, Source]
    game: Callable[[Any, int, int], Game[Any]]
    words: Words
    players: Mapping[str, Kind]
    default_player: str = "random"
    summaries: Mapping[str, Summary] = field(default_factory=dict)
    unenforced: Mapping[str, str] = field(default_factory=dict)
    consequence: str | None = None
    decision: str | None = None
    why: str | None = None
    plain: str | None = None
    otherwise: str | None = None
    hint: str | None = None
    odds: str | None = None
    review: str | None = None
    key: str | None = None
    log: str | None = None
    sheet: str | None = None
    takes: str | None = None
    tells: Mapping[str, str] = field(default_factory=dict)
    calls: Mapping[str, str] = field(default_factory=dict)
    commands: Mapping[str, str] = field(default_factory=dict)
    special: Mapping[str, Special] = field(default_factory=dict)
