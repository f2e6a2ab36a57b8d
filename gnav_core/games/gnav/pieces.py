"""The pieces: the Danish discs and the German cards, by the names they have in a record."""

NUMBERS = tuple(str(number) for number in range(12, -1, -1))
"""12, 11 … 1, 0: the Danish pieces "med Tal paa", the null among them."""

MATADORS = ("cuckoo", "dragoon", "cat", "horse", "house")
FIGURES = ("pot", "owl", "fool")
DANISH = MATADORS + NUMBERS + FIGURES

DIAMONDS = tuple(f"d{number}" for number in range(10, 0, -1))
"""Karo-Zehn … Karo-Eins (As)."""

REFUSERS = ("sk", "sq")
"""The king and the queen of spades, "die beiden höchsten Karten"."""

GERMAN = (*REFUSERS, "sj", *DIAMONDS, "joker")
