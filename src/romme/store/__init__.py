"""What is kept: an append-only log of what happened at each table, and who people are.

The log's key (stream, version) is the lock that lets one writer win (`docs/adr/0007`); each record
carries the hash of all before it, so that a change shows (`romme.store.log.chain`).
"""
