"""The worked examples: records that show a rule at work, and what must come of them."""
