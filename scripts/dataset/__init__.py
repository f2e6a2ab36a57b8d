"""The archive as tables: one description, and from it SQLite, CSV, Parquet and descriptors."""
