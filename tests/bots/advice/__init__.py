"""Tests of advice: reasons in positions solved by hand, and checks that reasons are true."""
