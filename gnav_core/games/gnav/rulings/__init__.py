"""Rulings: a position laid out by hand, and what each source says of it."""
