"""House rules, by the name they had first; they live in `gnav_core.games.gnav.house_rules`."""
