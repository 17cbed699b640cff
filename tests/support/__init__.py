"""Shared code of the tests: ways to start servers, browsers and databases, independent checks."""
