"""Lang Hanrey: keep your tricks while the stock lasts, then take them up and be rid of all."""

NAME = "Lang Hanrey"
LINE = "Keep your tricks while the stock lasts, then be rid of them; who keeps the last card loses."
SEATS = (2, 2)
SOURCES = ("lang-hanrey-1774",)
SPECIAL = ()
ONE_DEAL = True
USES = ("cards", "games.hanrey")
"""Packages that have to come with it: what games of cards share, and the text that it borrows."""
