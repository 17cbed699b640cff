"""What operators see and set: configuration, logs, metrics, connections, start and stop."""
