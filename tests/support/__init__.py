"""What the tests share: ways to start servers, browsers and databases, and independent checks."""
