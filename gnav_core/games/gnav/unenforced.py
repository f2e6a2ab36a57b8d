"""The clauses no table can enforce, each with the reason; every other clause is enforced."""

UNENFORCED = {
    "gnav-1774.r1.a": "Closing the bag and shaking it is done by hand; the draw here is by chance.",
    "gnav-1917.r2.b": "It names the aim of the game, and tells nobody what to do.",
    "gnav-wikipedia.r0.a": "It says where and when the rules were written down.",
    "gnav-wikipedia.r0.b": "It says what pieces and bag are made of.",
    "gnav-wikipedia.r1.a": "It says what the game is played with, and tells nobody what to do.",
    "gnav-wikipedia.r3.a": "It says that the article is unfinished.",
    "gnav-german.r3.f": "It gives the players good advice, and obliges nobody.",
}
