"""The words: the catalogues and what is made of them."""
