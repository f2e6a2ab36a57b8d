"""The laboratory: what does each rule do to the game? Gnav in bulk, many deals at once.

An optional extra (``gnav-core[lab]``, NumPy alone); nothing else of the package imports it.
"""
