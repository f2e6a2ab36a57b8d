"""Lang Hanrey: keep your tricks while the stock lasts, then take them up and be rid of all."""

NAME = "Lang Hanrey"
LINE = "Keep your tricks while the stock lasts, then be rid of them; who keeps the last card loses."
SEATS = (2, 2)
SOURCES = ("lang-hanrey-1774",)
SPECIAL = ()
USES = ("cards",)
"""Packages that it shares with other games, and that have to come with it."""
