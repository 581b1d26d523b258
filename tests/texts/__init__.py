"""Texts: complete, equal in all languages, well-formed."""
