"""Styrvolt: two pairs, two trump suits, and five tricks before the others."""

NAME = "Styrvolt"
LINE = "Win five of nine tricks with your partner, with cards of which a four can beat a king."
SEATS = (4, 4)
SOURCES = ("styrvolt-1774",)
SPECIAL = ()
ONE_DEAL = True
USES = ("cards", "games.byd", "games.lang_hanrey")
"""Packages that have to come with it: what games of cards share, and the texts that lend to it."""
