"""Polsk Pas: say that you play, and win the pool with three tricks, or two before the others."""

NAME = "Polsk Pas"
LINE = "Say that you play, and take three of five tricks, or two before anybody else has two."
SEATS = (4, 4)
SOURCES = ("polsk-pas-1774",)
SPECIAL = ()
USES = ("cards", "games.byd")
"""Packages that have to come with it: what games of cards share, and the text that it borrows."""
