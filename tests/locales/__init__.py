"""Tests of the message catalogues and of the texts made from them."""
