"""Lessons: scripted scenes at a real table, checked by the engine like any game.

A lesson is data (`scenes.toml`), and the server is stateless: the client sends all moves that the
learner has made in a scene, and gets the resulting table. So nothing is stored, no sign-in is
needed, and going back, skipping and restarting need no special code.
"""
