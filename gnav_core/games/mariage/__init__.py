"""Mariage: count tricks and marriages, and be the first to say, truly, that you are out."""

NAME = "Mariage"
LINE = "Count your tricks, meld king and queen, and be the first to say, truly, that you are out."
SEATS = (2, 3)
SOURCES = ("mariage-1774",)
SPECIAL = ()
USES = ("cards", "games.hundrede_og_eet")
"""Packages that have to come with it: what games of cards share, and the text that it counts by."""
