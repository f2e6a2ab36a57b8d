"""Fem Kort: play five tricks, of which the last alone counts."""

NAME = "Fem Kort"
LINE = "Win the fifth trick: it is the only one that counts."
SEATS = (2, 7)
SOURCES = ("fem-kort-1774",)
SPECIAL = ()
ONE_DEAL = True
USES = ("cards", "games.byd")
"""Packages that have to come with it: what games of cards share, and the text that it borrows."""
