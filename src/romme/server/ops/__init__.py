"""Operations: configuration, logs, metrics, connection limits, start and stop."""
