"""The list of games: every rule set that runs, found by its name, imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from gnav_core.core import resources
from gnav_core.core.cited import choose, options
from gnav_core.core.family import Family, RuleSet, Source, resolve
from gnav_core.core.game import Game
from gnav_core.core.outside import shown
from gnav_core.core.sentences import Sentence, learn

CORE = "gnav_core"
GAMES = f"{CORE}.games"


class SetupError(ValueError):
    """Refuse a game that cannot be set up, in one sentence; ``clauses`` say by which rule."""

    def __init__(self, why: str, *clauses: str) -> None:
        super().__init__(why)
        self.clauses = clauses


class Listed(NamedTuple):
    """What is known of a game before its package has come.

    ``line`` says what one does; ``seats`` are the least and the greatest number of players that
    one of its sources allows. ``uses`` are the packages that it shares with others. ``one_deal``:
    its text tells of one deal, and how many make a match is for the house to say.
    """

    id: str
    name: str
    line: str
    seats: tuple[int, int]
    uses: tuple[str, ...]
    one_deal: bool


class NotHereError(LookupError):
    """Say that a game is wanted that has not come to the browser.

    ``parts`` names the packages it lacks: ``games.hanrey`` its own, ``cards`` one that it shares.
    """

    def __init__(self, parts: Iterable[str]) -> None:
        self.parts = tuple(parts)
        super().__init__(f"not here: {', '.join(self.parts)}")


@cache
def _packages() -> tuple[Any, ...]:
    """Give the package of every game, none of its modules imported."""
    return tuple(import_module(f"{GAMES}.{name}") for name in import_module(GAMES).FAMILIES)


def family(rules: str) -> Family:
    """Find the family of a source, or of rules kept in a record.

    Raises ``SetupError``, and ``NotHereError`` where its package has still to be fetched.
    """
    for package in _packages():
        if rules in package.SOURCES or rules in package.SPECIAL:
            return _family(package.__name__)
    raise _unknown(rules)


@cache
def _family(package: str) -> Family:
    _come(package)
    found: Family = import_module(f"{package}.family").FAMILY
    return found


def _come(package: str) -> None:
    """Let what a package says be told. Raises ``NotHereError`` where it has still to be fetched."""
    lacking = _lacking(package)
    if lacking:
        raise NotHereError(lacking)
    for part in _parts(package):
        learn(f"{CORE}.{part}")


@cache
def _asked() -> tuple[Any, ...]:
    """Give the package of every text that is asked and not played."""
    return tuple(import_module(f"{GAMES}.{name}") for name in import_module(GAMES).ASKED)


def question(call: str) -> Callable[..., Any] | None:
    """Find what answers a question put to a text of which no game is made; ``None`` if none does.

    Raises ``NotHereError`` where the text's package has still to be fetched.
    """
    for package in _asked():
        if call in package.CALLS:
            _come(package.__name__)
            answers: Callable[..., Any] = resolve(package.CALLS[call])
            return answers
    return None


def commands() -> Iterator[tuple[str, str]]:
    """List the commands that only one game or one text has: the name of each, and its module."""
    for family in families():
        yield from family.commands.items()
    for package in _asked():
        _come(package.__name__)
        yield from package.COMMANDS.items()


def games() -> list[Listed]:
    """List all games, those that have not come too."""
    return [_listed(package) for package in _packages()]


def game_of(source: str) -> Listed:
    """Name the game of a source."""
    return next(_listed(package) for package in _packages() if source in package.SOURCES)


def _listed(package: Any) -> Listed:
    uses, one_deal = getattr(package, "USES", ()), getattr(package, "ONE_DEAL", False)
    return Listed(_id(package.__name__), package.NAME, package.LINE, package.SEATS, uses, one_deal)


def families() -> list[Family]:
    """List the families of all games that are here, each imported now."""
    return [_family(package.__name__) for package in _packages() if not _lacking(package.__name__)]


def not_here() -> list[list[str]]:
    """List the games that have not come, each by the packages that it lacks."""
    return list(filter(None, (_lacking(package.__name__) for package in _packages())))


def is_here(source: str) -> bool:
    """Whether the game of a source has come."""
    return any(source in p.SOURCES and not _lacking(p.__name__) for p in _packages())


def plays(name: str) -> bool:
    """Whether the rules run of the source that an id belongs to; a text can be there before."""
    return name.partition(".")[0] in SOURCES


def lay_in(part: str, path: str) -> None:
    """Let the modules of a package be found in a zip, or in a folder, that has come."""
    import_module(f"{CORE}.{part}").__path__.append(path)


def _id(package: str) -> str:
    return package.rpartition(".")[2]


def _parts(package: str) -> tuple[str, ...]:
    """Name the packages that a game is made of: those it shares with others, and its own."""
    return (*getattr(import_module(package), "USES", ()), package.removeprefix(f"{CORE}."))


def _lacking(package: str) -> list[str]:
    """Name the packages of a game that have not come."""
    return [part for part in _parts(package) if not resources.is_here(f"{CORE}.{part}")]


def unenforced() -> dict[str, str]:
    """List the clauses that no table can enforce, of every game, each with the reason."""
    return {clause: why for family in families() for clause, why in family.unenforced.items()}


class _AllSources(Mapping[str, Source]):
    """The sources of all games by id; the module of one is imported when it is asked for."""

    def __iter__(self) -> Iterator[str]:
        return (name for package in _packages() for name in package.SOURCES)

    def __len__(self) -> int:
        return sum(len(package.SOURCES) for package in _packages())

    def __contains__(self, name: object) -> bool:
        return any(name in package.SOURCES for package in _packages())

    def __getitem__(self, name: str) -> Source:
        return family(name).sources[name]


SOURCES: Mapping[str, Source] = _AllSources()


def _unknown(name: str, among: Collection[str] = SOURCES) -> SetupError:
    lacking = "there are no rules {rules}; there are {known}"
    return SetupError(Sentence(lacking, rules=shown(name), known=", ".join(among)))


def find(name: str, among: Collection[str] = SOURCES) -> Any:
    """Find the module of a source by its id.

    Raises ``SetupError`` for one that is not ``among`` those that may be asked for.
    """
    if name not in among:
        raise _unknown(name, among)
    return SOURCES[name]


def readings(name: str) -> Mapping[str, tuple[str, ...]]:
    """List the readings of a source by crux name, each with its options, the default first."""
    return options(find(name).Readings)


def rule_set(
    name: str, chosen: Mapping[str, Any] | None = None, among: Collection[str] = SOURCES
) -> Any:
    """Write out a source's rules under the readings chosen, defaults elsewhere.

    Raises ``SetupError`` for an unknown source, reading or option, and for a source that is not
    ``among`` those that may be asked for.
    """
    module = find(name, among)
    try:
        taken: Any = choose(module.Readings, chosen or {})
    except ValueError as error:
        raise SetupError(Sentence("{rules}: {why}", rules=name, why=error.args[0])) from None
    lenders = tuple(source.rules for source in family(name).sources.values())
    return _written(module.rules, taken, lenders)


@lru_cache(maxsize=256)
def _written(
    rules: Callable[[Any], Any], taken: Any, lenders: tuple[Callable[[Any], Any], ...]
) -> Any:
    """Write a source out under readings, once; another written otherwise may lend to it."""
    return rules(taken)


def special(name: str, value: Any) -> Any:
    """Write out rules that a record holds under this name. Raises ``AskError``."""
    return resolve(family(name).special[name].rules)(value)


def played_by(
    name: str, chosen: Mapping[str, Any], kept: Any, among: Collection[str] = SOURCES
) -> Any:
    """Write out the rules of a game: those ``kept`` with it, or a source's.

    Raises ``AskError`` for what is kept, ``SetupError`` as ``rule_set`` does.
    """
    return special(name, kept) if is_special(name) else rule_set(name, chosen, among)


def is_special(name: str) -> bool:
    """Whether rules of this name are kept in the record itself."""
    return any(name in package.SPECIAL for package in _packages())


def new(
    name: str,
    players: int,
    dealer: int | None = None,
    chosen: Mapping[str, Any] | None = None,
) -> Game[Any]:
    """Set up a game; the dealer of the first deal is the last seat unless given.

    Raises ``SetupError`` for an unknown source or reading, for a number of players that the
    source does not allow, and for a dealer who is no seat.
    """
    return seat(rule_set(name, chosen), players, dealer)


def seat(rules: RuleSet, players: int, dealer: int | None = None) -> Game[Any]:
    """Set up a game by a rule set; the dealer of the first deal is the last seat unless given.

    Raises ``SetupError`` for a number of players that the rules do not allow, and for a dealer who
    is no seat.
    """
    least, most = rules.seats.value
    if not least <= players <= most:
        wrong = "these rules are for {least} to {most} players, not {players}"
        if least == most:
            wrong = "these rules are for {least} players, not {players}"
        why = Sentence(wrong, least=least, most=most, players=players)
        raise SetupError(why, *rules.seats.cites)
    if dealer is None:
        dealer = players - 1
    if not 0 <= dealer < players:
        wrong = "the dealer must be a seat from 0 to {last}, not {dealer}"
        raise SetupError(Sentence(wrong, last=players - 1, dealer=dealer))
    game: Game[Any] = family(rules.id).game(rules, players, dealer)
    return game
