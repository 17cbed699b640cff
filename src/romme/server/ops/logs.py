"""Logging for the server. Logs never contain cards, secrets, tokens or chat messages."""

from __future__ import annotations

import logging
import sys

import structlog

from romme.server.ops.configuration import LogForm


def configure_logging(form: LogForm) -> None:
    """Write our logs and those of libraries to stderr, in one format."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # On Windows structlog needs another package for colours.
    colors = sys.stderr.isatty() and sys.platform != "win32"
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if form is LogForm.JSON
        else structlog.dev.ConsoleRenderer(colors=colors)
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                # Without local variables: they would reveal hands and secrets.
                structlog.processors.format_exc_info,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    # Their messages contain URLs with table ids and tickets, which grant access.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).setLevel(logging.WARNING)
