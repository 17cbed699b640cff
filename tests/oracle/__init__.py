"""Independent reimplementations of rules, by brute force, to compare the project's code with."""
