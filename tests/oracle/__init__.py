"""Independent brute-force implementations of rules, with which the project's code is compared."""
