"""What the engine enforces: the cited values of each rule set, and what they say in words."""
