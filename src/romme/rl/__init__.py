"""Reinforcement learning: the game as an environment of PettingZoo's.

>>> from romme.rl import romme_v1
>>> env = romme_v1.env(rules="klassik", players=2)

It needs the packages of the extra ``rl``.
"""
