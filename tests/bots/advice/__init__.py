"""Tests of advice: reasons in positions solved manually, and checks that reasons are true."""
