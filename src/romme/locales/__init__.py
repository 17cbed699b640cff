"""The catalogues of words: Luxembourgish, German, French, English."""
