"""Regression tests, by the number of their issue."""
