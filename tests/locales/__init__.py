"""Tests of the message catalogues and of the messages made from them."""
