"""Lessons: scripted hands on the real table, judged by the engine like any game.

A lesson is data (`scenes.toml`) and has no memory: the learner's page sends all that the learner
has done in a scene, and gets the table that comes of it. So nothing is kept, nobody has to sign
in, and going back, skipping and beginning anew are nothing special.
"""
