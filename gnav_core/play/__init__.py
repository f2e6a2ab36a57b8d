"""The table: one game at the screen, its lines, its players, and what each seat may see of it."""
