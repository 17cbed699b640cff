"""The HTTP application: routes, the web page, error responses and languages."""
