"""Independent second opinions that the tests compare the project's own modules with."""
