"""Tests of the verifiable deal: it is fair and hard to forge, and the browser verifies it too."""
