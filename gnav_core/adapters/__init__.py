"""The games where researchers work: in OpenSpiel, and in PettingZoo. Each is an optional extra."""
