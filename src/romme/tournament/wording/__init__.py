"""A tournament in words.

The catalogues are ``locales/tournament``.
"""
