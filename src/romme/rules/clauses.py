"""The clauses of the documents, by their ids.

Ids begin with K for the family game, T for the tournament sheet and V for the association's rules.
The texts of the clauses are in the catalogues (`clause-K1` ...); `docs/rules.md` lists the code and
the tests for each clause.
"""

from __future__ import annotations

from enum import Enum


class Document(Enum):
    """A document (or family of them) whose clauses are numbered together."""

    KLASSIK = "K"
    TURNIER = "T"
    VERBAND = "V"


class Clause(Enum):
    """A clause of the rule documents. The value is the id that players see."""

    K1 = "K1"
    K2 = "K2"
    K3 = "K3"
    K4 = "K4"
    K5 = "K5"
    K6 = "K6"
    K7 = "K7"
    K8 = "K8"
    K9 = "K9"
    K10 = "K10"
    K11 = "K11"
    K12 = "K12"
    K13 = "K13"
    K14 = "K14"
    K15 = "K15"
    K16 = "K16"

    T1 = "T1"
    T2 = "T2"
    T3 = "T3"
    T4a = "T4a"
    T4b = "T4b"
    T4c = "T4c"
    T4d = "T4d"
    T5 = "T5"
    T6 = "T6"
    T7 = "T7"
    T8 = "T8"
    T9 = "T9"
    T10 = "T10"
    T11 = "T11"
    T12 = "T12"
    T13 = "T13"
    T14 = "T14"
    T15 = "T15"

    V1_1 = "V1.1"
    V1_2 = "V1.2"
    V1_3 = "V1.3"
    V2_1 = "V2.1"
    V2_2 = "V2.2"
    V3_1 = "V3.1"
    V3_2 = "V3.2"
    V4_1 = "V4.1"
    V4_2 = "V4.2"
    V4_3 = "V4.3"
    V4_4 = "V4.4"
    V4_5 = "V4.5"
    V4_6 = "V4.6"
    V4_7 = "V4.7"
    V4_8 = "V4.8"
    V4_9 = "V4.9"
    V4_10 = "V4.10"
    V4_11 = "V4.11"
    V4_12 = "V4.12"
    V5_1 = "V5.1"
    V5_2 = "V5.2"
    V5_3 = "V5.3"
    V5_4 = "V5.4"
    V5_5 = "V5.5"
    V5_6 = "V5.6"
    V5_7 = "V5.7"
    V5_8 = "V5.8"
    V5_9 = "V5.9"
    V5_10 = "V5.10"
    V5_11 = "V5.11"
    V5_12 = "V5.12"
    V5_13 = "V5.13"
    V6_1 = "V6.1"
    V6_2 = "V6.2"
    V6_3 = "V6.3"

    @property
    def assumed(self) -> bool:
        """Whether the clause is our own addition: only true of K16, which ends blocked games."""
        return self is Clause.K16

    @property
    def document(self) -> Document:
        """The document that the clause belongs to."""
        return Document(self.value[0])

    def __str__(self) -> str:
        return self.value
