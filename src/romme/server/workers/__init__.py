"""Processes for heavy or foreign work, bounded in time and memory, and shared fairly."""
