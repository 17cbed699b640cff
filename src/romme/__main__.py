"""`python -m romme`: the same as the command `romme`."""

from romme.cli import main

if __name__ == "__main__":
    main()
