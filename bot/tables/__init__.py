"""A table from its lobby to its result."""
