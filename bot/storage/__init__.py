"""Plain SQL behind small repositories."""
