"""The tests. `CONTRIBUTING.md` explains how to run them."""
