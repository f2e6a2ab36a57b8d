"""Make the citations of every source, rule and clause, and the files and tags that carry them."""
