"""Operations: configuration, logs, metrics, connections, start and stop."""
