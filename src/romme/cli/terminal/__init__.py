"""Terminal output: text, JSON, help, exit statuses and missing extras."""
