"""The Danish of what a value of a rule set means, by its English."""

from __future__ import annotations

from typing import Final

from gnav_core.core.sentences import Sentence
from scripts.enforced import of_hanrey

#: The pieces and cards as they are listed, and as one of them is spoken of.
PIECES: Final = {
    "cuckoo": ("gøg", "gøgen"),
    "dragoon": ("dragon", "dragonen"),
    "cat": ("kat", "katten"),
    "horse": ("hest", "hesten"),
    "house": ("hus", "huset"),
    "pot": ("potte", "potten"),
    "owl": ("ugle", "uglen"),
    "fool": ("nar", "narren"),
    "joker": ("joker", "jokeren"),
    "king of spades": ("spar konge", "spar konge"),
    "queen of spades": ("spar dame", "spar dame"),
    "knave of spades": ("spar knægt", "spar knægt"),
    "ace of diamonds": ("ruder es", "ruder es"),
    "{number} of diamonds": ("ruder {number}", "ruder {number}"),
    "a number": ("et tal", "et tal"),
    "ace": ("es", "esset"),
    "king": ("konge", "kongen"),
    "queen": ("dame", "damen"),
    "knave": ("knægt", "knægten"),
}

WORDS: Final = of_hanrey.DANISH | {
    # why a clause is not enforced
    "Closing the bag and shaking it is done by hand; the draw here is by chance.": (
        "Posen lukkes og rystes med hånden; her trækkes der tilfældigt."
    ),
    "It names the aim of the game, and tells nobody what to do.": (
        "Det nævner, hvad spillet går ud på, og siger ikke til nogen, hvad han skal gøre."
    ),
    "It says where and when the rules were written down.": (
        "Det siger, hvor og hvornår reglerne blev skrevet ned."
    ),
    "It says what pieces and bag are made of.": "Det siger, hvad brikker og pose er lavet af.",
    "It says what the game is played with, and tells nobody what to do.": (
        "Det siger, hvad der spilles med, og siger ikke til nogen, hvad han skal gøre."
    ),
    "It says that the article is unfinished.": "Det siger, at artiklen ikke er færdig.",
    "It gives the players good advice, and obliges nobody.": (
        "Det giver spillerne et godt råd og forpligter ingen."
    ),
    # the parts that are put together
    "The word at {piece}": "Det, man siger med {piece}",
    "The word at refuse": "Det, man siger, når man siger nej",
    "The word at stand": "Det, man siger, når man står",
    "If the neighbour holds {pieces}": "Har sidemanden {pieces}",
    "Moves refused unless this allows them: {moves}": (
        "Træk, der afvises, medmindre dette tillader dem: {moves}"
    ),
    "accept": "gå ind på det",
    "refuse": "sige nej",
    "appeal": "appellere",
    "sit-out": "sidde over",
    "retire": "trække sig",
    "tabu": "sige tabu",
    "take": "tage",
    "keep": "beholde",
    "stated": "sagt",
    "our reading": "vores læsemåde",
    "supplied": "lånt",
    # the fields of Gnav
    "Players, least and most": "Spillere, færrest og flest",
    "The order, best first": "Rækkefølgen, den bedste først",
    "How many there are of each piece": "Hvor mange der er af hver brik",
    "The deal and the turn pass": "Uddeling og tur går",
    "The dealer deals to himself last": "Uddeleren giver sig selv til sidst",
    "Pieces are dealt unseen": "Brikkerne deles ud, uden at nogen ser dem",
    "Turns go in the order of the deal": "Turen går i samme rækkefølge som uddelingen",
    "A player may stand": "En spiller kan stå",
    "A player may ask the next to exchange": "En spiller kan bede den næste om at bytte",
    "When a request goes past the last player": "Når en anmodning går forbi den sidste spiller",
    "The dealer may change his piece at his turn": "I sin tur kan uddeleren skifte sin brik ud",
    "He may change a piece that was exchanged to him": (
        "Han kan skifte en brik ud, som han har fået ved et bytte"
    ),
    "The dealer has his turn last": "Uddeleren har sin tur til sidst",
    "A piece drawn from the bag is kept": "En brik, der er trukket fra posen, beholdes",
    "Pieces that do nothing when they are drawn": "Brikker, der ikke gør noget, når de trækkes",
    "Where a piece changed at the bag goes": "Hvor en brik, der er byttet i posen, bliver af",
    "Put back under the pack when drawn": "Lægges tilbage under bunken, når de trækkes",
    "Cards a player may turn up": "Kort, en spiller kan vende",
    "A card put under the pack does not come again in the deal": (
        "Et kort, der er lagt under bunken, kommer ikke igen i omgangen"
    ),
    "All show": "Alle viser",
    "Each has at the start": "Hver har fra begyndelsen",
    "A stroke against a player is": "En streg mod en spiller bliver",
    "A player is out with a score of": "En spiller er ude, når han står på",
    "The piece that drags others down": "Den brik, der trækker andre med sig",
    "No fool shown": "Ingen nar er vist",
    "One fool shown": "Én nar er vist",
    "Both fools shown": "Begge narre er vist",
    "Those who are equal share it": "De, der er lige, deler det",
    "One may lose more than once in a deal": "Man kan miste mere end én gang i en omgang",
    "The piece of a player who is out in mid-deal still counts": (
        "Går en spiller ud midt i en omgang, tæller hans brik stadig med"
    ),
    "The fool cannot drag a cuckoo down": "Narren kan ikke trække en gøg med sig",
    "Who has no strokes left is out": "Den, der ingen streger har tilbage, er ude",
    "The deal is played again where nobody is left": "Omgangen spilles igen, når ingen er tilbage",
    "The deal is played again between the last two": "Omgangen spilles igen mellem de to sidste",
    "Who has won": "Hvem der har vundet",
    "The winner takes the stakes": "Vinderen tager indskuddene",
    "Stakes each puts in": "Indskud, hver betaler",
    "The deal passes": "Uddelingen går",
    "A stroke lost is rubbed out": "En mistet streg slettes",
    "A plus is a new stroke": "Et plus er en ny streg",
    "Tokens the lowest pays": "Jetoner, den laveste betaler",
    "Tokens the next lowest pays beside the joker": (
        "Jetoner, den næstlaveste betaler ved siden af jokeren"
    ),
    "The paying ends when a player has": "Betalingen ender, når en spiller har",
    "Tokens the highest takes in the playing-off": (
        "Jetoner, den højeste tager, når puljen spilles af"
    ),
    "The playing-off ends with a pool of": "Puljen er spillet af, når den er på",
    "A player without tokens plays on": "En spiller uden jetoner spiller videre",
    "Appeals a player has": "Appeller, en spiller har",
    "A showing opens an appeal": "En opvisning åbner en appel",
    "Nobody appeals twice in the same one": "Ingen appellerer to gange i den samme",
    "Stakes an appeal costs": "Indskud, en appel koster",
    "An appeal gives as many strokes as the fewest that anyone has": (
        "En appel giver lige så mange streger, som den har, der har færrest"
    ),
    "Sitting an appeal out": "At sidde over i en appel",
    "A player may retire for good": "En spiller kan trække sig for altid",
    "Its holder must knock when it is dealt to him": "Den, der får den ved uddelingen, skal banke",
    "Its holder may tap": "Den, der har den, kan klapre",
    "The other fool’s holder answers at once": "Den, der har den anden nar, svarer straks",
    # their values
    "they exchange": "de bytter",
    "the request goes to the next": "anmodningen går til den næste",
    "the answer is Kis-Kis, and the asker keeps his piece": (
        "svaret er Kis-Kis, og spørgeren beholder sin brik"
    ),
    "the answer is Hug af, and the asker keeps his piece": (
        "svaret er Hug af, og spørgeren beholder sin brik"
    ),
    "the asker has a stroke against him": "spørgeren får en streg imod sig",
    "if the asker’s piece came by an exchange, all go back to who drew them": (
        "har spørgeren fået sin brik ved et bytte, går alle tilbage til dem, der trak dem"
    ),
    "pieces of those tied to the asker by exchanges go back": (
        "brikkerne hos dem, der er knyttet til spørgeren ved bytter, går tilbage"
    ),
    "all pieces go back to whoever drew them": "alle brikker går tilbage til dem, der trak dem",
    "the asker stands with his piece": "spørgeren står med sin brik",
    "play stops and all show": "spillet standser, og alle viser",
    "the request is refused and the asker keeps his piece": (
        "anmodningen afslås, og spørgeren beholder sin brik"
    ),
    "everything stands: nobody exchanges any more": "alt står: ingen bytter mere",
    "a piece is drawn": "der trækkes en brik",
    "he keeps his own": "han beholder sin egen",
    "yes": "ja",
    "no, only the first he had": "nej, kun den første, han fik",
    "aside, until the next deal": "til side, til næste omgang",
    "back into the bag": "tilbage i posen",
    "in the final": "i den sidste kamp",
    "each holder of a fool": "hver, der har en nar,",
    "the lowest": "den laveste",
    "the lowest other": "den laveste af de andre",
    "the two lowest others": "de to laveste af de andre",
    "each pair in hand": "hvert par på hånden",
    "the next lowest": "den næstlaveste",
    "not twice running": "ikke to gange i træk",
    "once a game": "én gang i et spil",
    "a shared win": "en delt sejr",
    "loses a stroke": "mister en streg",
    "gains a stroke": "får en streg til",
    "gets a plus": "får et plus",
    "lose a stroke": "mister en streg",
    "gain a stroke": "får en streg til",
    "get a plus": "får et plus",
    "to the left": "til venstre",
    "rubbed out": "slettet",
    "written up": "skrevet op",
}


def thing(named: str, definite: bool = False) -> str:
    """Name a piece or a card, as one of a list or as the one that is spoken of."""
    if not isinstance(named, Sentence):
        return PIECES[named][definite]
    forms = PIECES.get(named.template)
    return forms[definite].format(**named.parts) if forms else named
