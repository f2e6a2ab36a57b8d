"""The fields of Piquet's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to seven",
    "ranks": "The order in a suit, best first; the best of the suit led takes a trick",
    "packet": "Cards dealt at a time",
    "hand": "Cards each is dealt",
    "heaps": "Cards in the two heaps to buy from",
    "buys": "Forehand buys of the five, the dealer of the three",
    "throw_first": "Cards are thrown before those to be bought are seen, as many as are bought",
    "forehand_buys": "Cards that forehand may buy",
    "dealer_buys": "Cards that the dealer may buy",
    "left_over": "What forehand leaves of his heap",
    "unbought": "What nobody buys",
    "rommel": "The longest suit counts as many as its cards",
    "rommel_better": "It counts if the other has not more of one suit, nor as many",
    "quint": "Cards in order that are a quint",
    "longer": "More of them count",
    "quart": "Cards in order that are a quart",
    "tierce": "Cards in order that are a tierce",
    "quint_counts": "A quint counts",
    "honour": "It brings an honour besides, of",
    "quart_counts": "A quart counts",
    "tierce_counts": "A tierce counts",
    "four": "Four alike count",
    "alike": "They count if they are",
    "three": "Three alike count",
    "contest": "Of sequences, and of fours and threes,",
    "dealer_melds": "The dealer melds",
    "melding": "Melding",
    "open_hand": "Cards laid open, which bring an honour, are",
    "thirty": "What must be melded before a lead to count ninety",
    "ninety": "It counts as",
    "unanswered": "The other must have nothing to meld, nor anything equal",
    "equal": "An equal Rommel or sequence",
    "honours_in_thirty": "Honours help to the thirty",
    "lead": "A lead counts",
    "last": "The last trick counts",
    "most": "The most tricks count",
    "sixty": "Thirty with the help of leads, before the other has anything, count",
    "leads_only": "What helps besides the melds",
    "all_tricks": "All the tricks count",
    "besides": "They are counted",
    "honours": "Each quint, fourteen, sixty and ninety brings an honour",
    "once": "Whoever has an honour for ninety gets none for sixty",
    "follow": "A player who answers",
    "next_lead": "Who leads, after forehand",
    "game": "A game is",
}

VALUES: Final = {
    "best": "whoever has the best counts all he has, the other none; if equal, neither",
    "besides": "besides the ten for the most",
    "carte-blanche": "a hand dealt without king, queen and knave, shown at once",
    "each": "each counts all he has",
    "free": "plays what he will",
    "instead": "in place of the ten for the most",
    "must": "plays a card of the suit led if he has one",
    "off": "not known, and bring nothing",
    "one-deal": "one deal; the higher score has won, and if equal both",
    "one-more": "one more for each card above five",
    "quint": "as a quint of five",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "dealer_melds": "as forehand does, and after him",
    "melding": "all counts by itself, and kind, number and highest card are told",
    "equal": "stops it",
    "leads_only": "leads alone",
    "left_over": "stays where it lies",
    "unbought": "is seen by nobody",
    "next_lead": "the player who took the trick",
    "game": "one deal; the higher score has won, and if equal both",
}

DANISH: Final = {
    "The pack, from ace to seven": "Kortene, fra es til syver",
    "The order in a suit, best first; the best of the suit led takes a trick": (
        "Rækkefølgen i en farve, det bedste først; det bedste i den udspillede farve tager stikket"
    ),
    "Cards dealt at a time": "Kort, der gives ad gangen",
    "Cards each is dealt": "Kort, hver får",
    "Cards in the two heaps to buy from": "Kort i de to bunker, der købes af",
    "Forehand buys of the five, the dealer of the three": (
        "Forhånden køber af de fem, uddeleren af de tre"
    ),
    "Cards are thrown before those to be bought are seen, as many as are bought": (
        "Der kastes kort, før man ser dem, der skal købes, og lige så mange"
    ),
    "Cards that forehand may buy": "Kort, forhånden har lov til at købe",
    "Cards that the dealer may buy": "Kort, uddeleren har lov til at købe",
    "What forehand leaves of his heap": "Det, forhånden lader ligge,",
    "What nobody buys": "Det, ingen køber,",
    "The longest suit counts as many as its cards": (
        "Den længste farve tæller så meget, som den har kort"
    ),
    "It counts if the other has not more of one suit, nor as many": (
        "Den tæller, hvis den anden ikke har flere af én farve eller lige så mange"
    ),
    "Cards in order that are a quint": "Kort i række, der er en kvint",
    "More of them count": "Flere af dem tæller",
    "Cards in order that are a quart": "Kort i række, der er en kvart",
    "Cards in order that are a tierce": "Kort i række, der er en terts",
    "A quint counts": "En kvint tæller",
    "It brings an honour besides, of": "Den giver desuden en honnør på",
    "A quart counts": "En kvart tæller",
    "A tierce counts": "En terts tæller",
    "Four alike count": "Fire ens tæller",
    "They count if they are": "De tæller, hvis de er",
    "Three alike count": "Tre ens tæller",
    "Of sequences, and of fours and threes,": "Af rækker og af fire og tre ens:",
    "The dealer melds": "Uddeleren melder",
    "Melding": "Meldinger",
    "Cards laid open, which bring an honour, are": "Oplagt kort, der giver en honnør, er",
    "What must be melded before a lead to count ninety": (
        "Det, der skal meldes før et udspil for at tælle halvfems"
    ),
    "It counts as": "Det tæller som",
    "The other must have nothing to meld, nor anything equal": (
        "Den anden skal intet have at melde, heller ikke noget lige så godt"
    ),
    "An equal Rommel or sequence": "En lige så god rommel eller række",
    "Honours help to the thirty": "Honnører hjælper til de tredive",
    "A lead counts": "Et udspil tæller",
    "The last trick counts": "Det sidste stik tæller",
    "The most tricks count": "De fleste stik tæller",
    "Thirty with the help of leads, before the other has anything, count": (
        "Tredive med hjælp af udspil, før den anden har noget, tæller"
    ),
    "What helps besides the melds": "Det, der hjælper foruden meldingerne",
    "All the tricks count": "Alle stik tæller",
    "They are counted": "De tælles",
    "Each quint, fourteen, sixty and ninety brings an honour": (
        "Hver kvint, fjorten, tres og halvfems giver en honnør"
    ),
    "Whoever has an honour for ninety gets none for sixty": (
        "Den, der har en honnør for halvfems, får ingen for tres"
    ),
    "A player who answers": "Den, der svarer,",
    "Who leads, after forehand": "Hvem der spiller ud efter forhånden",
    "A game is": "Et spil er",
    "as forehand does, and after him": "som forhånden og efter ham",
    "whoever has the best counts all he has, the other none; if equal, neither": (
        "den, der har det bedste, tæller alt, hvad han har, den anden intet; er de lige, ingen"
    ),
    "besides the ten for the most": "ved siden af de ti for de fleste",
    "all counts by itself, and kind, number and highest card are told": (
        "alt tæller af sig selv, og art, antal og højeste kort siges"
    ),
    "a hand dealt without king, queen and knave, shown at once": (
        "en hånd, der er delt ud uden konge, dame og knægt og vises straks"
    ),
    "each counts all he has": "enhver tæller alt, hvad han har",
    "plays what he will": "lægger, hvad han vil",
    "in place of the ten for the most": "i stedet for de ti for de fleste",
    "leads alone": "udspil alene",
    "plays a card of the suit led if he has one": (
        "lægger et kort i den udspillede farve, hvis han har et"
    ),
    "not known, and bring nothing": "ikke kendt og giver intet",
    "one deal; the higher score has won, and if equal both": (
        "én omgang; den højeste sum har vundet, og er de lige, begge"
    ),
    "one more for each card above five": "én mere for hvert kort over fem",
    "as a quint of five": "som en kvint på fem",
    "stays where it lies": "bliver liggende",
    "stops it": "hindrer det",
    "the player who took the trick": "den, der tog stikket",
    "is seen by nobody": "ser ingen",
}
