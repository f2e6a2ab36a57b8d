"""What games of cards and pieces share, and none of them in particular: how they go about."""
