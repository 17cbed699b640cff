"""The types of the JSON that server and clients exchange and that the log stores."""
