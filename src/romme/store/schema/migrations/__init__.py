"""The steps that made the tables, oldest first; `romme.store.schema.migrate` runs them.

A step that was released is never edited: a change of `romme.store.schema.tables` is a new file
here, named by its number, whose `down_revision` is the number before and whose `upgrade` gets
Alembic's operations. A test compares the tables that come of it with the schema.
"""
