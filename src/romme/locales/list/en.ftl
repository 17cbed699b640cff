### The page of who keeps a list.
