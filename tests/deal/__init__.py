"""Tests of the verifiable deal: it is fair, hard to forge, and checked alike by the browser."""
