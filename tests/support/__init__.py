"""Shared test code: helpers that start servers, browsers and databases; independent checks."""
