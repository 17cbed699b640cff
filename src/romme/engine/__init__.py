"""The engine: the pure core that knows Rommé exactly. No clock, no dice, no I/O."""
