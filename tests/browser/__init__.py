"""The page in a real browser, against a real server.

The folder is a package so that browser and server last as long as its tests: with a browser of
Playwright's open, nothing else of the same process could run an event loop.
"""
