"""The fields of Hanrey's rule set and their values, in plain words and in Danish."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {
    "pack": "The pack, from ace to six",
    "ranks": "The order in a suit, best first",
    "hand": "Cards each is dealt",
    "deal_order": "They are dealt",
    "turn": "A card is turned up for trump",
    "trump": "A trump beats",
    "trump_card": "The card turned up lies",
    "two.first_lead": "With two, the dealer is led to",
    "two.lead_again": "With two, the other leads again after a taking up",
    "two.answer_first": "With two, who cannot beat takes it up",
    "two.answer_later": "With two, a card that has beaten must be beaten or taken up",
    "two.take_one": "With two, what is taken up is the card led",
    "two.take_all": "With two, what is taken up is all that lies there",
    "two.beat": "With two, a card that is beaten ends the trick",
    "more.first_lead": "With three or four, who got cards first leads",
    "more.lead_again": "With three or four, who took up is led to again",
    "more.answer_first": "With three or four, who cannot beat the card led takes it up",
    "more.answer_later": "With three or four, the last beater’s card must be beaten",
    "more.beat": "With three or four, it goes on to the next when one beats",
    "more.take_one": "With three or four, who cannot beat one card takes it up",
    "more.take_all": "With three or four, who cannot beat takes up all that lies there",
    "more.complete": "With three or four, a trick is complete when all in turn have beaten",
    "take_up": "Taking up",
    "one_card": "Cards led at once",
    "put_away": "Beaten cards go",
    "draw_first": "The beater draws first",
    "draw_on": "Cards are drawn while there are any",
    "draw": "Drawn when a trick is put away",
    "empty_hand": "Drawn by one who must play and has no card",
    "next_lead": "Who leads then",
    "out": "Who has no card is out when the stock is gone",
    "loser": "Who keeps the last card has lost",
    "winners": "Who has won",
    "endless": "Takings up in a row that break the game off",
}

VALUES: Final = {
    "fill-to-three": "by each, as many as bring his hand to three",
    "may-take": "also by one who can beat",
    "must-beat": "only by one who cannot beat",
    "one-each": "one card by each",
}

#: What a rule comes to that leaves nothing to choose.
MEANINGS: Final = {
    "deal_order": "all at once",
    "trump": "all others",
    "trump_card": "face up under the stock",
    "put_away": "out of the game",
    "next_lead": "the last beater",
    "winners": "all others",
}

DANISH: Final = {
    "The pack, from ace to six": "Kortene, fra es til sekser",
    "The order in a suit, best first": "Rækkefølgen i en farve, det bedste først",
    "Cards each is dealt": "Kort, hver får",
    "They are dealt": "De deles ud",
    "A card is turned up for trump": "Et kort vendes til trumf",
    "A trump beats": "En trumf stikker",
    "The card turned up lies": "Det vendte kort ligger",
    "With two, the dealer is led to": "Med to spilles der ud til uddeleren",
    "With two, the other leads again after a taking up": (
        "Med to spiller den anden ud igen, når der er taget op"
    ),
    "With two, who cannot beat takes it up": "Med to tager den, der ikke kan stikke, op",
    "With two, a card that has beaten must be beaten or taken up": (
        "Med to skal et kort, der har stukket, stikkes eller tages op"
    ),
    "With two, what is taken up is the card led": "Med to tages det udspillede kort op",
    "With two, what is taken up is all that lies there": "Med to tages alt, hvad der ligger, op",
    "With two, a card that is beaten ends the trick": "Med to er stikket forbi, når der er stukket",
    "With three or four, who got cards first leads": (
        "Med tre eller fire spiller den ud, der fik kort først"
    ),
    "With three or four, who took up is led to again": (
        "Med tre eller fire spilles der igen ud til den, der tog op"
    ),
    "With three or four, who cannot beat the card led takes it up": (
        "Med tre eller fire tager den, der ikke kan stikke det udspillede kort, det op"
    ),
    "With three or four, the last beater’s card must be beaten": (
        "Med tre eller fire skal det kort stikkes, som sidst stak"
    ),
    "With three or four, it goes on to the next when one beats": (
        "Med tre eller fire går det videre til den næste, når en stikker"
    ),
    "With three or four, who cannot beat one card takes it up": (
        "Med tre eller fire tager den, der ikke kan stikke ét kort, det op"
    ),
    "With three or four, who cannot beat takes up all that lies there": (
        "Med tre eller fire tager den, der ikke kan stikke, alt op, hvad der ligger"
    ),
    "With three or four, a trick is complete when all in turn have beaten": (
        "Med tre eller fire er et stik helt, når alle har stukket efter tur"
    ),
    "Taking up": "At tage op",
    "Cards led at once": "Kort, der spilles ud på én gang",
    "Beaten cards go": "Stukne kort går",
    "The beater draws first": "Den, der stikker, trækker først",
    "Cards are drawn while there are any": "Der trækkes kort, så længe der er nogen",
    "Drawn when a trick is put away": "Der trækkes, når et stik lægges væk",
    "Drawn by one who must play and has no card": (
        "Der trækkes af den, der skal spille og intet kort har"
    ),
    "Who leads then": "Hvem der så spiller ud",
    "Who has no card is out when the stock is gone": (
        "Den, der intet kort har, er ude, når bunken er brugt"
    ),
    "Who keeps the last card has lost": "Den, der beholder det sidste kort, har tabt",
    "Takings up in a row that break the game off": (
        "Antal gange, der tages op i træk, før spillet afbrydes"
    ),
    "all others": "alle de andre",
    "all at once": "alle på én gang",
    "by each, as many as bring his hand to three": "af hver så mange, at han har tre på hånden",
    "the last beater": "den, der stak sidst",
    "also by one who can beat": "også af den, der kan stikke",
    "only by one who cannot beat": "kun af den, der ikke kan stikke",
    "one card by each": "ét kort af hver",
    "out of the game": "ud af spillet",
    "face up under the stock": "åbent under bunken",
}
