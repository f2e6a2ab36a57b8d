"""What knows no game: rule sets of cited values, games, records, links, texts and citations."""
