"""The sheets to cut out: a Gnav set, what a pack of cards must hold, a slate, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.core.sentences import retell
from gnav_core.games.gnav.concordance import naming
from gnav_core.games.narrespillet.pack import COURT, NUMBERS
from scripts import tei
from scripts.pages import front_page, set_figures, set_finder
from scripts.pages.how_to_text import in_languages
from scripts.pages.titles import Bilingual, ours
from scripts.tei import links
from scripts.tei.archive import Archive

Json = dict[str, Any]

#: What is printed on, in millimetres.
PAPERS: Final = {"a4": (210, 297), "letter": (215.9, 279.4)}
#: The sources whose names the sets bear.
NAMED_BY: Final = ("gnav-1774", "gnav-1917")
CREDIT: Final = (
    "Crossed sabres, cat, horse’s head, owl by Lorc; house, cooking pot, jester’s hat by "
    "Delapouite; game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), "
    "recoloured. The cuckoo and the sheet are ours: CC0 1.0."
)
GERMAN: Final = "gnav-german"
TAROT: Final = "narrespillet"
SET: Final = {
    "title": ours("A Gnav set"),
    "line": ours("50 mm: if this line is not 50 mm long, print again at 100 %, not “fit to page”."),
    "backs": ours(
        "Backs. The grid stands in the middle of the page both ways, so the backs fall on the "
        "faces whichever edge the printer turns on."
    ),
    "rank": ours("The pieces, the best first"),
    "how": ours(
        "Print on thick paper, both sides, at full size. Cut along the marks, and round if you "
        "like. Two of each make forty-two."
    ),
    "drawings": ours(
        "The drawings and the backs are of today; no source shows its pieces. The numbers 6 and 9 "
        "have a line under them so that they are not taken for one another."
    ),
}
PACKS: Final = {
    "title": ours("The packs of cards"),
    "what": ours(
        "Cards to cut out and lay with a pack: which cards a game is played with, each suit alike "
        "unless it says otherwise."
    ),
}
SLATE: Final = {
    "title": ours("The slate"),
    "what": ours(
        "Each player at once writes three strokes for himself ({clause}); whoever loses one puts "
        "it out. Other sources count otherwise.",
        clause=links.label("gnav-1774.r8.a"),
    ),
    "name": ours("Name"),
}


def in_language(said: dict[str, Bilingual], language: str) -> dict[str, str]:
    """Tell all of them in one language."""
    return {name: getattr(words, language) for name, words in said.items()}


def gnav_set(source: tei.Source, paper: str) -> Json:
    """Give a set with the names of a source, for one paper; its words are in both languages."""
    rules: Any = registry.rule_set(source.id)
    width, height = PAPERS[paper]
    return {
        "id": source.id,
        "year": source.year,
        "paper": {"width": width, "height": height},
        "tiles": [tile(piece, source.id) for piece in rules.full_bag],
        "kinds": [kind(piece, source.id) for piece in rules.pieces.value],
        "order": links.label(rules.pieces.clauses[-1]),
        "said": {language: in_language(SET, language) for language in ("en", "da")},
        "credit": CREDIT,
    }


def tile(piece: str, source: str) -> Json:
    """Give a piece: its figure or its number, and its name in the source."""
    name = called(piece, source)
    return {"piece": piece, "figure": figure(piece), "name": "" if name == piece else name}


def kind(piece: str, source: str) -> Json:
    """Name a piece as the source does, in English, and in the Danish of today."""
    named = naming.piece(piece)
    return {"name": called(piece, source), "en": str(named), "da": retell(named, "da")}


def called(piece: str, source: str) -> str:
    """Give the name of a piece in a source; a number that it does not name is its own name."""
    found = set_finder.names().get(piece, {}).get(source)
    return found["name"] if found else piece


def figure(piece: str) -> str:
    """Draw the figure of a piece as SVG, in the colour of the ink; empty where it has none."""
    body = set_figures.bodies().get(piece)
    if body is None:
        return ""
    inked = body.replace("currentColor", "#2b211a")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{inked}</svg>'


def packs(archive: Archive, language: str) -> Json:
    """Give for each game of cards, and for Gnav with cards, what its pack holds."""
    games = [game.source for game in front_page.printed(archive)]
    of_cards = [source for source in games if hasattr(registry.rule_set(source.id), "cards")]
    return {
        "lang": language,
        **in_language(PACKS, language),
        "cards": [pack(source, language) for source in of_cards]
        + [tarot(archive.sources[TAROT], language)]
        + [equivalents(archive.sources[GERMAN], language)],
    }


def pack(source: tei.Source, language: str) -> Json:
    """Give the pack of a game of cards: how many cards, their ranks in a suit, its clause."""
    rules: Any = registry.rule_set(source.id)
    by_suit: dict[str, list[str]] = {}
    for card in rules.cards:
        by_suit.setdefault(card[0], []).append(card[1:])
    ranks = {tuple(found) for found in by_suit.values()}
    assert len(ranks) == 1, f"the suits of {source.id} are not alike"
    return held(source, ranks.pop(), ours("in each suit"), language)


def tarot(source: tei.Source, language: str) -> Json:
    """Give the pack of the game for a tarot pack: its houses are alike, pictures come to them."""
    also = ours("in each of the four houses; besides, 21 pictures and the Fool")
    return held(source, (*COURT, *NUMBERS), also, language)


def held(source: tei.Source, ranks: Iterable[str], where: Bilingual, language: str) -> Json:
    """Give what a pack holds: how many cards, these ranks, where they are, and its clause."""
    rules: Any = registry.rule_set(source.id)
    return {
        "name": source.title,
        "lang": source.lang,
        "count": counted(len(rules.cards), language),
        "rows": [[getattr(where, language), " ".join(lettered(rank, language) for rank in ranks)]],
        "aim": in_languages(source)[language].aim,
        "refs": [links.label(ident) for ident in rules.pack.clauses],
    }


def counted(number: int, language: str) -> str:
    """Say how many cards there are."""
    return str(getattr(ours("{number} cards", number=number), language))


def lettered(rank: str, language: str) -> str:
    """Write a rank as on the cards of a language: K, D, Kn in Danish, K, Q, J in English.

    N and P are the Knight and the Page of a tarot pack, in Danish R and S.
    """
    letters = {"en": "AKQJNP", "da": ("E", "K", "D", "Kn", "R", "S")}[language]
    return dict(zip("akqjnp", letters, strict=True)).get(rank, rank)


def equivalents(source: tei.Source, language: str) -> Json:
    """Give the fourteen ordinary cards that the German source plays with, the best first."""
    rules: Any = registry.rule_set(source.id)
    thing = registry.family(source.id).words.thing
    named = [str(thing(card, language)) for card in rules.pieces.value]
    return {
        "name": source.title,
        "lang": source.lang,
        "count": counted(len(rules.full_bag), language),
        "rows": [[str(at), name] for at, name in enumerate(named, 1)],
        "aim": "",
        "refs": [links.label(ident) for ident in rules.pieces.clauses],
    }


def slate(language: str) -> Json:
    """Give a slate: a row a player, room for strokes and appeals."""
    return {"lang": language, **in_language(SLATE, language), "rows": 12}
