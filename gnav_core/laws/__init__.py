"""What is asked of several sources, by the names it had first."""
