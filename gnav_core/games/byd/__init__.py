"""Byd: take the fourth trick, and bid on the last card."""

NAME = "Byd"
LINE = "Take the fourth trick, and bid that nobody beats your last card."
SEATS = (2, 7)
SOURCES = ("byd-1774",)
SPECIAL = ()
ONE_DEAL = True
USES = ("cards", "games.fem_kort")
"""Packages that have to come with it: what games of cards share, and the text that it borrows."""
