"""Lists at the terminal: shown, typed from paper, confirmed, corrected and signed."""
