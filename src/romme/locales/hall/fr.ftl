### What everybody sees of a tournament: the wall, the phone.
