"""The name that house rules were printed under; only what printed pages name stands here."""
