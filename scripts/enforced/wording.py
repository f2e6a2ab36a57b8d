"""Say in plain words what a value of a rule set means, in English or in Danish.

Every game has its own words, in `of_GAME.py` beside this: FIELDS names the fields of its rule set,
VALUES their values, MEANINGS by field or by crux what rules without a value come to. A field may be
named by the beginning of its path. STEPS, where a game has it, says what numbers mean. The Danish
of it all, and of the reasons in its `unenforced`, is in its catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module, resources
from typing import Any, Final

from gnav_core.cards.naming import card_named
from gnav_core.cards.pack import CARDS
from gnav_core.core import registry
from gnav_core.core.cited import Cited, Rule
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.concordance.naming import piece, pieces
from scripts import danish
from scripts.enforced.of_gnav import HAPPENS, PLURAL

#: The fields of every rule set.
FIELDS: Final = {"seats": "Players, least and most"}

#: What is said of whose word a value is.
STATUS: Final = {"stated": "stated", "inferred": "our reading", "supplied": "supplied"}
#: What is said of a value where the text is silent and nothing lends it.
OURS: Final = "ours"

#: What a hit does.
HITS: Final = (*HAPPENS.values(), *PLURAL.values())

#: The ranks of cards that are no number.
RANKS: Final = {"a": "ace", "k": "king", "q": "queen", "j": "knave"}


def of(source: str) -> Wording:
    """Give the words of the game that a source belongs to; one that does not run has no own."""
    return of_game(registry.game_of(source).id if source in registry.SOURCES else "")


@cache
def of_game(game: str) -> Wording:
    """Give the words of a game; one that has none yet has those of every game."""
    there = (resources.files("scripts.enforced") / f"of_{game}.py").is_file()
    words = import_module(f"scripts.enforced.of_{game}") if there else None
    return Wording(words, danish.of_game(game), "gnav_core.cards" in danish.packages(game))


class Wording:
    """Say what the values of one game's rule sets mean."""

    def __init__(self, words: Any, danish: Mapping[str, str], of_cards: bool) -> None:
        self.fields_named: dict[str, str] = FIELDS | getattr(words, "FIELDS", {})
        self.values_named: dict[str, str] = getattr(words, "VALUES", {})
        self.meanings: dict[str, str] = getattr(words, "MEANINGS", {})
        self.steps: dict[str, dict[int, str]] = getattr(words, "STEPS", {})
        self.danish, self.of_cards = danish, of_cards

    def told(self, english: str, language: str) -> str:
        """Say some words in a language; what has no Danish is said in English."""
        return english if language == "en" else self.danish.get(english, english)

    def field(self, path: str, language: str = "en") -> str:
        """Name a field of a rule set."""
        head, _, rest = path.partition(".")
        if path in self.fields_named:
            return self.told(self.fields_named[path], language)
        if head == "cries":
            return self.word_at(rest, language)
        above = path.rpartition(".")[0]
        return self.field(above, language) if above else path.replace("_", " ")

    def word_at(self, name: str, language: str) -> str:
        """Name what is said with a piece, or at a move."""
        move = f"The word at {name}"
        if language == "en" or move in self.danish:
            return self.told(f"The word at {piece(name)}" if language == "en" else move, language)
        return self.told("The word at {piece}", language).format(
            piece=self.with_article(piece(name), language)
        )

    def fields(self, paths: Iterable[str], language: str = "en") -> str:
        """Name the fields that hold one value; pieces asked and moves refused are gathered."""
        paths = list(dict.fromkeys(paths))
        asked = [path.split(".")[1] for path in paths if path.startswith("answers.")]
        moves = [path.split(".")[1] for path in paths if path.startswith("refusals.")]
        plain = [path for path in paths if not path.startswith(("answers.", "refusals."))]
        other = [self.field(path, language) for path in plain]
        if asked:
            holds = self.told("If the neighbour holds {pieces}", language)
            other.append(holds.format(pieces=self.held(asked, language)))
        if moves and not other:
            refused = self.told("Moves refused unless this allows them: {moves}", language)
            other.append(
                refused.format(moves=", ".join(self.told(move, language) for move in moves))
            )
        return "; ".join(dict.fromkeys(other))

    def held(self, names: list[str], language: str = "en") -> str:
        """Name the pieces of which one may be held, each with its article."""
        *others, last = [self.with_article(one, language) for one in pieces(names)]
        if language == "en":
            return " or ".join((*others, last))
        return f"{', '.join(others)} eller {last}" if others else last

    def with_article(self, named: Sentence, language: str) -> str:
        """Name a piece with its article, which “a number” has already."""
        article = "" if named.startswith("a ") else "the "
        return self.told(f"{article}{named.template}", language).format(**named.parts)

    def said(self, path: str, rule: Rule, language: str = "en") -> str:
        """Put in words what a rule has for its value, or what it comes to without one."""
        if isinstance(rule, Cited):
            return self.value(path, rule.value, language)
        meaning = self.meanings.get(path) or self.meanings.get(rule.crux or "", "")
        return self.told(meaning, language)

    def value(self, path: str, said: Any, language: str = "en") -> str:
        """Put a value in words; a plain yes needs none, and a cry stays as it is."""
        if path in self.steps and said in self.steps[path]:
            return self.told(self.steps[path][said], language)
        if said is True:
            return ""
        if hasattr(said, "who"):
            return self.hit(said, language)
        if path.startswith("cries."):
            return str(said)
        if isinstance(said, tuple):
            return (" – " if path == "seats" else ", ").join(
                self.one(one, language) for one in said
            )
        if str(said) in self.values_named:
            return self.one(said, language)
        return self.one(said, language).replace("-", " ")

    def one(self, said: Any, language: str) -> str:
        """Put one value in words: those of the game, or a piece or a card; a pair side by side."""
        if isinstance(said, tuple):
            return " ".join(self.one(part, language) for part in said)
        if str(said) in self.values_named:
            return self.told(self.values_named[str(said)], language)
        if self.of_cards and said in CARDS:
            return self.card(said, language)
        named = Sentence(RANKS[said]) if said in RANKS else piece(str(said))
        return self.told(named.template, language).format(**named.parts)

    def card(self, card: str, language: str) -> str:
        """Name a card as a game of cards does, without the article that English has."""
        named = card_named(card)
        parts = {name: self.told(str(part), language) for name, part in named.parts.items()}
        return self.told(named.template, language).format(**parts).removeprefix("the ")

    def hit(self, said: Any, language: str = "en") -> str:
        """Put a hit in words: who, and what happens to him."""
        who = self.values_named.get(said.who, str(said.who).replace("-", " "))
        happens = PLURAL if who.startswith("the two") else HAPPENS
        return (
            f"{self.told(who, language)} {self.told(happens.get(said.what, said.what), language)}"
        )
