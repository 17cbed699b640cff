"""How commands meet the terminal: text, JSON, help, exit statuses and missing extras."""
