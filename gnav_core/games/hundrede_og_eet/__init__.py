"""Hundrede og Eet: win tricks with cards that count, and be first to a hundred and one."""

NAME = "Hundrede og Eet"
LINE = "Win tricks with cards that count: who first has a hundred and one has won."
SEATS = (2, 2)
SOURCES = ("hundrede-og-eet-1774",)
SPECIAL = ()
USES = ("cards", "games.byd", "games.mariage")
"""Packages that have to come with it: what games of cards share, and the texts it borrows from."""
