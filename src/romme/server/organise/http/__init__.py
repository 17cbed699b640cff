"""Tournaments over HTTP: routes, messages, files and papers."""
