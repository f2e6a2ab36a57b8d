"""Tre-Kort: play for the dealer's stakes, three tricks long, and take at least one of them."""

NAME = "Tre-Kort"
LINE = "Play or pass; take one of three tricks, or pay what the deal was for."
SEATS = (2, 11)
SOURCES = ("tre-kort-1774",)
SPECIAL = ()
USES = ("cards", "games.byd")
"""Packages that have to come with it: what games of cards share, and the text that it borrows."""
