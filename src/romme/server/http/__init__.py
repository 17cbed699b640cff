"""The application: routes, the page, problems and languages."""
