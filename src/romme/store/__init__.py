"""Persistent data: an append-only event log per table, and the accounts of people.

The log's key (stream, version) is the lock that lets one writer win (`docs/adr/0007`). Each record
has a hash over all records before it, which reveals tampering (`romme.store.log.chain`).
"""
