"""Several laws side by side: one deal, or one position, asked of every source."""
