"""The parts that all commands share: arguments, help, output, exit statuses, missing extras."""
