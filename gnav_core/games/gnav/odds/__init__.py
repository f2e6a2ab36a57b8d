"""The odds of a seat to move, by what it has been told in the deal and nothing else.

``odds`` in ``reckoned`` is what others call; what it takes the others to do is in ``behaviour``.
"""
