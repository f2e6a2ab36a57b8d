"""The name that what is asked of several sources was printed under; nothing else stands here."""
