"""What games of cards and pieces share, and none of them in particular: how they go about.

In the browser `go` comes with the core, and all the rest with the first game that uses it.
"""

COMES_WITH = "pack"
"""A module that has come when all have."""
