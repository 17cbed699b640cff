"""Persistent data: an append-only event log per table or tournament, and people's accounts.

Because (stream, version) is the log's primary key, only one of several concurrent writers can
append a version (`docs/adr/0007`). Each record has a hash that covers the record and all records
before it, which reveals tampering (`romme.store.log.chain`).
"""
