"""The fields of Gnav's rule sets and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pieces": "The order, best first",
    "copies": "How many there are of each piece",
    "deal": "The deal and the turn pass",
    "deal_last": "The dealer deals to himself last",
    "unseen": "Pieces are dealt unseen",
    "turns": "Turns go in the order of the deal",
    "stand": "A player may stand",
    "ask": "A player may ask the next to exchange",
    "past_dealer": "When a request goes past the last player",
    "turn_change": "The dealer may change his piece at his turn",
    "swapped_change": "He may change a piece that was exchanged to him",
    "last_turn": "The dealer has his turn last",
    "stock.abide": "A piece drawn from the bag is kept",
    "stock.idle": "Pieces that do nothing when they are drawn",
    "stock.discard": "Where a piece changed at the bag goes",
    "stock.rejected": "Put back under the pack when drawn",
    "stock.draws": "Cards a player may turn up",
    "stock.under": "A card put under the pack does not come again in the deal",
    "show": "All show",
    "tally.start": "Each has at the start",
    "tally.loss": "A stroke against a player is",
    "tally.limit": "A player is out with a score of",
    "tally.fool": "The piece that drags others down",
    "tally.by_fools.0": "No fool shown",
    "tally.by_fools.1": "One fool shown",
    "tally.by_fools.2": "Both fools shown",
    "tally.tie": "Those who are equal share it",
    "tally.several": "One may lose more than once in a deal",
    "tally.late": "The piece of a player who is out in mid-deal still counts",
    "tally.spared": "The fool cannot drag a cuckoo down",
    "tally.out": "Who has no strokes left is out",
    "tally.void": "The deal is played again where nobody is left",
    "tally.void_final": "The deal is played again between the last two",
    "tally.won": "Who has won",
    "tally.payout": "The winner takes the stakes",
    "tally.stake": "Stakes each puts in",
    "tally.next_dealer": "The deal passes",
    "tally.loss_mark": "A stroke lost is rubbed out",
    "tally.plus_as_stroke": "A plus is a new stroke",
    "tally.pays": "Tokens the lowest pays",
    "tally.companion": "Tokens the next lowest pays beside the joker",
    "tally.ends": "The paying ends when a player has",
    "tally.takes": "Tokens the highest takes in the playing-off",
    "tally.empty": "The playing-off ends with a pool of",
    "tally.bankrupt": "A player without tokens plays on",
    "tally.appeals.times": "Appeals a player has",
    "tally.appeals.open": "A showing opens an appeal",
    "tally.appeals.once": "Nobody appeals twice in the same one",
    "tally.appeals.price": "Stakes an appeal costs",
    "tally.appeals.strokes": "An appeal gives as many strokes as the fewest that anyone has",
    "tally.appeals.sit_out": "Sitting an appeal out",
    "tally.appeals.retire": "A player may retire for good",
    "warning": "Its holder must knock when it is dealt to him",
    "tap": "Its holder may tap",
    "tap_answer": "The other fool’s holder answers at once",
}

VALUES: Final = {
    "swap": "they exchange",
    "pass-on": "the request goes to the next",
    "kiss": "the answer is Kis-Kis, and the asker keeps his piece",
    "strike": "the answer is Hug af, and the asker keeps his piece",
    "fine": "the asker has a stroke against him",
    "undo-if-swapped": "if the asker’s piece came by an exchange, all go back to who drew them",
    "undo-linked": "pieces of those tied to the asker by exchanges go back",
    "undo-all": "all pieces go back to whoever drew them",
    "stay": "the asker stands with his piece",
    "stop-play": "play stops and all show",
    "decline": "the request is refused and the asker keeps his piece",
    "tabu": "everything stands: nobody exchanges any more",
    "draw": "a piece is drawn",
    "keep": "he keeps his own",
    "any": "yes",
    "first-only": "no, only the first he had",
    "aside": "aside, until the next deal",
    "back-in-bag": "back into the bag",
    "final": "in the final",
    "fool-holders": "each holder of a fool",
    "lowest": "the lowest",
    "lowest-other": "the lowest other",
    "two-lowest-others": "the two lowest others",
    "pairs": "each pair in hand",
    "next-lowest": "the next lowest",
    "not-twice-running": "not twice running",
    "once-a-game": "once a game",
    "shared": "a shared win",
}

#: What a hit does to one, and to several.
HAPPENS: Final = {"lost": "loses a stroke", "gained": "gains a stroke", "plus": "gets a plus"}
PLURAL: Final = {"lost": "lose a stroke", "gained": "gain a stroke", "plus": "get a plus"}

#: What a number means in some fields.
STEPS: Final = {
    "deal": {1: "to the left"},
    "tally.next_dealer": {1: "to the left"},
    "tally.loss": {-1: "rubbed out", 1: "written up"},
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {"gnav-german.q.tie": "a shared win"}

DANISH: Final = {
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
    # the fields of Gnav
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
