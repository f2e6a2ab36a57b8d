"""Games of tricks whose cards count: each draws after a trick, and the counts run on."""
