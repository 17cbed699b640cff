"""Tests of the page in a real browser, against a real server.

The folder is a package so that its package-scoped browser and server are closed after its last
test: while a Playwright browser is open, nothing else in the process can run an event loop.
"""
