"""The first page, as long as nothing else is asked for."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Controller, MediaType, Request, Response, get

from romme.locales import words
from romme.server.language import language_of

_PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rommé</title>
<style>
body {{ font: 1.25rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 10vh auto;
  padding: 0 1.5rem; color: #1c1c1c; background: #f7f5ef; }}
a {{ color: #0b5d3b; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: #eee; background: #16211b; }}
  a {{ color: #8fd3b0; }}
}}
</style>
</head>
<body>
<h1>Rommé</h1>
<p>{running}</p>
<p><a href="/api/schema/openapi.json">{schema}</a></p>
</body>
</html>
"""


class WelcomeRoutes(Controller):
    """The first page."""

    @get("/", media_type=MediaType.HTML, sync_to_thread=False, include_in_schema=False)
    def welcome(self, request: Request[Any, Any, Any]) -> Response[str]:
        """Say that the server runs, in the visitor's language."""
        said = words(language_of(request.headers.get("accept-language")))
        page = _PAGE.format(
            lang=said.lang,
            running=escape(said.say("welcome-running")),
            schema=escape(said.say("welcome-schema")),
        )
        return Response(
            page,
            media_type=MediaType.HTML,
            headers={
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
                "Vary": "Accept-Language",
            },
        )
