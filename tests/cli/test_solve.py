"""`romme solve`: the JSON object, the answer in words, and what cannot be asked.

The figures are worked out by hand from the clauses that stand beside them.
"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from romme.locales import LANGUAGES
from tests.cli.conftest import Ran, Run

KEYS = {"points": int, "left": int, "melds": list, "opens": bool, "finishes": bool}

EXAMPLES = """
# K9 K11: one meld and a discard
romme solve 4C 5C 6C KH --rules klassik
points 15, left 10, opens, finishes: 4C 5C 6C

# K13: the last card may be laid
romme solve 4C 5C 6C --rules klassik
points 15, left 0, opens, finishes: 4C 5C 6C

# K9: two melds take two turns, but count here
romme solve 4C 5C 6C 7H 8H 9H 2D --rules klassik
points 39, left 2, opens: 4C 5C 6C; 7H 8H 9H

# K9 K6: one meld, and the rest is laid off
romme solve 4C 5C 6C 7H 8H 2D KS --rules klassik --table "9H TH JH; 2C 2S 2H"
points 15, left 27, opens, finishes: 4C 5C 6C

# K9 K6: two melds and lay-offs are a meld too many
romme solve 4C 5C 6C 8D 8S 8C 7H KS --rules klassik --table "4H 5H 6H"
points 39, left 17, opens: 4C 5C 6C; 8C 8S 8D

# K6: laying off needs no meld of one's own
romme solve 7H 8H --rules klassik --table "4H 5H 6H"
points 0, left 15, finishes

# K2: the ace is low only
romme solve QC KC AC --rules klassik
points 0, left 21

# K14: the ace counts 1
romme solve AC AS AH 9D --rules klassik
points 3, left 9, opens, finishes: AC AS AH

# K5: no meld, nothing to open with
romme solve AC KH 2D --rules klassik
points 0, left 13

# T6: exactly 40
romme solve TC JC QC KC 9H 7D 5S 2C
points 40, left 23, opens: TC JC QC KC

# T6: only 39
romme solve 9C TC JC QC 7D 5S 2H 4S
points 39, left 18: 9C TC JC QC

# T6: the melds that leave the least are 39, others are 40
romme solve "KS KH KD 2C 3C * 9D 7S"
points 40, left 16, opens: KS KH KD; 2C 3C *4C | *AC 2C 3C

# T7: a joker counts as its card
romme solve "4C 5C * KH KD KS 9D"
points 45, left 9, opens, finishes: KS KH KD; 4C 5C *6C | *3C 4C 5C

# T8: around the corner, and the ace is 11
romme solve AH 2H KH 9C
points 23, left 9, finishes: KH AH 2H

# T7: before the two the ace is 1
romme solve AH 2H 3H 9C
points 6, left 9, finishes: AH 2H 3H

# T7: after the king it is 11
romme solve QH KH AH 9C
points 31, left 9, finishes: QH KH AH

# T7: a joker in the king's place will do
romme solve "QH AH * 9C"
points 31, left 9, finishes: QH *KH AH

# T7: in a set it is 11
romme solve AC AS AH 9C
points 33, left 9, finishes: AC AS AH

# T11: in hand it is always 11
romme solve AC 9H
points 0, left 20

# T11: a joker in hand is 20
romme solve "* 3H"
points 0, left 23

# T8: in a set a joker has no name
romme solve "7C 7S * 2D"
points 21, left 2, finishes: 7C 7S *

# T8: fewer jokers than natural cards
romme solve "4C 6C * * 9H"
points 15, left 29: 4C *5C 6C

# V5.6: not more jokers than natural cards
romme solve "4C 6C * * 9H" --rules verband
points 22, left 9, finishes: 4C *5C 6C *7C | *3C 4C *5C 6C

# T8: never two jokers side by side
romme solve "4C 5C 6C * * 2D" --rules verband
points 25, left 2, finishes: *3C 4C 5C 6C *7C

# T8: a joker is discarded only to finish
romme solve "TC JC QC *" --opened
points 40, left 0, opens, finishes: TC JC QC *KC | *9C TC JC QC

# T10: Hand-Rommé, and the 40 do not apply
romme solve 2C 3C 4C AS 2S 3S 2H 3H 4H 5H 2D 3D 4D KH
points 38, left 10, finishes: 2C 3C 4C; AS 2S 3S; 2H 3H 4H 5H; 2D 3D 4D

# Without Hand-Rommé they do
romme solve 2C 3C 4C AS 2S 3S 2H 3H 4H 5H 2D 3D 4D KH --option hand_romme=no
points 38, left 10: 2C 3C 4C; AS 2S 3S; 2H 3H 4H 5H; 2D 3D 4D

# T10: the last card must be discarded
romme solve 4C 5C 6C 2H 3H 4H
points 24, left 0: 4C 5C 6C; 2H 3H 4H

# V6.1: Superrommé
romme solve 4C 5C 6C 2H 3H 4H --rules verband
points 24, left 0, finishes: 4C 5C 6C; 2H 3H 4H

# V6.1: but not after opening
romme solve 4C 5C 6C --rules verband --opened
points 15, left 0: 4C 5C 6C

# T6: no lay-off before opening
romme solve 7H 8H KS --table "4H 5H 6H"
points 0, left 25

# T9: after it, any number
romme solve 7H 8H KS --table "4H 5H 6H" --opened
points 0, left 25, finishes

# T6: once 40 lie there, in the same turn
romme solve TC JC QC KC 7H 8S --table "4H 5H 6H"
points 40, left 15, opens, finishes: TC JC QC KC

# T6: 39 are too few
romme solve 9C TC JC QC 7H 8S --table "4H 5H 6H"
points 39, left 15: 9C TC JC QC

# T9: swap the joker and meld it
romme solve 5H 7C 8C KH --table "4H *5H 6H" --opened
points 0, left 30, finishes

# T6: no swap before opening
romme solve 5H 7C 8C KH --table "4H *5H 6H"
points 0, left 30

# T9: swap in a set of four
romme solve 7D 8C 9C KH --table "7C 7S 7H *" --opened
points 0, left 34, finishes

# T9: not in a set of three
romme solve 7D 8C 9C KH --table "7C 7S *" --opened
points 0, left 34

# T8: lay off around the corner
romme solve 2H 3H KS --table "QH KH AH" --opened
points 0, left 15, finishes

# haus: the ace never stands between king and two
romme solve 2H 3H KS --table "QH KH AH" --opened --rules haus
points 0, left 15

# haus: nor in the own hand
romme solve KH AH 2H 9C --rules haus
points 0, left 32

# haus: unless that was agreed
romme solve KH AH 2H 9C --rules haus --option ace_order=corner
points 23, left 9, finishes: KH AH 2H

# haus: 40 to open
romme solve QH KH AH 9C 7D 5S --rules haus
points 31, left 21: QH KH AH

# haus: or 31
romme solve QH KH AH 9C 7D 5S --rules haus --option opening_points=31
points 31, left 21, opens: QH KH AH

# haus: or any meld
romme solve 2H 3H 4H QC 8D 6S --rules haus --option opening_points=0
points 9, left 24, opens: 2H 3H 4H

# haus: but a meld it must be
romme solve 2H 3H 5H QC 8D 6S --rules haus --option opening_points=0
points 0, left 34

# haus: the discard may be waived
romme solve QH KH AH --rules haus --option finish=discard_optional
points 31, left 0, finishes: QH KH AH
"""

ANSWER = re.compile(r"points (\d+), left (\d+)(, opens)?(, finishes)?(?:: (.+))?")


def solved(romme: Run, *arguments: str) -> dict[str, Any]:
    ran = romme("solve", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    told: dict[str, Any] = json.loads(ran.out)
    assert [*told] == [*KEYS]
    assert {key: type(value) for key, value in told.items()} == KEYS
    return told


def page(romme: Run, command: str, lang: str = "en") -> str:
    ran = romme("solve", *shlex.split(command), "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize("example", EXAMPLES.strip().split("\n\n"))
def test_json(romme: Run, example: str) -> None:
    _, command, answer = example.splitlines()
    told = solved(romme, *shlex.split(command)[2:])
    found = ANSWER.fullmatch(answer)
    assert found
    points, left, opens, finishes, melds = found.groups()
    expected = [meld.strip().split(" | ") for meld in melds.split(";")] if melds else []
    laid = [" ".join(meld) for meld in told.pop("melds")]
    assert len(laid) == len(expected)
    assert all(any(meld in either for either in expected) for meld in laid)
    assert told == {
        "points": int(points),
        "left": int(left),
        "opens": bool(opens),
        "finishes": bool(finishes),
    }


def test_cards_may_be_one_text_or_several(romme: Run) -> None:
    told = solved(romme, "4C 5C * KH")
    assert solved(romme, "4C", "5C", "*", "KH") == told
    assert solved(romme, "4C 5C", "--rules", "turnier", " *  KH ") == told
    assert solved(romme, "KH", "*", "5C", "4C", "--lang", "lb") == told


def test_cards_of_a_meld_may_stand_in_any_order(romme: Run) -> None:
    for table in ("4H *5H 6H", "6H 4H *5H;", " ; 6H *5H 4H"):
        assert solved(romme, "5H 7C 8C KH", "--opened", "--table", table)["finishes"]


# --- in words ------------------------------------------------------------------------------------


def test_a_hand_that_finishes(romme: Run) -> None:
    assert (
        page(romme, "'4C 5C * KH KD KS 9D'")
        == """\
Rommé: Turnier, a club’s tournament game

Your hand
♣4 ♣5 ♠K ♥K ♦9 ♦K Joker

Melds
  • ♠K ♥K ♦K: 30 points
  • ♣4 ♣5 Joker (♣6): 15 points
Together 45 points. That is enough to open (40).
This stays in hand: ♦9 (9 points).

This turn
You can finish the game now: Hand-Rommé.
  1  Lay ♠K ♥K ♦K.
  2  Lay ♣4 ♣5 Joker (♣6).
  3  Discard ♦9.
"""
    )


def test_a_hand_that_opens_with_other_melds(romme: Run) -> None:
    out = page(romme, "'KS KH KD 2C 3C * 9D 7S'")
    assert "Together 39 points. One more point is needed to open (40).\n" in out
    assert "This stays in hand: ♠7 ♦9 (16 points).\n" in out
    assert (
        """
Other melds make more points: 40.
  • ♠K ♥K ♦K Joker: 40 points
That is enough to open (40).

This turn
You cannot finish yet. This leaves the least in hand:
  1  Lay ♠K ♥K ♦K Joker.
  2  Discard ♦9.
This stays in hand: ♣2 ♣3 ♠7 (12 points).
Also good to discard: ♠7 (2 points more).

What would help
To lay everything at once, one more fitting card is needed.
These cards would help (points saved): ♣A ♣4 Joker −5.
"""
        in out
    )


def test_who_has_opened_hears_nothing_of_opening(romme: Run) -> None:
    out = page(romme, "'KS KH KD 2C 3C * 9D 7S' --opened")
    assert "open" not in out
    assert "  2  Lay ♣2 ♣3 Joker (♣4).\n  3  Discard ♦9.\nThis stays in hand: ♠7 (7 points)." in out
    assert "needed" not in out


def test_a_hand_without_melds(romme: Run) -> None:
    out = page(romme, "KH KD QD 9S 7D 5C 3H 2H")
    assert "There is no meld in this hand. It counts 56 points.\n" in out
    assert "You can neither finish nor lay anything yet. This leaves the least in hand:\n" in out
    assert "  1  Discard ♦Q.\n" in out, "three cards count 10, but two of them are a pair"
    assert "Also good to discard: ♦K ♥K, ♠9 (1 point more).\n" in out
    assert "To lay everything at once, 2 more fitting cards are needed.\n" in out
    assert re.search(r"points saved\): ♣K ♠K\s+Joker −20, ♥A −15, ♥4 −5\.\n", out)


def test_melds_that_do_not_open_are_not_torn_apart(romme: Run) -> None:
    out = page(romme, "KH KD KS 9D 7C 5S 2H 4C")
    assert "10 more points are needed to open (40).\n" in out
    assert "Best like this; the other melds\nstay together:\n  1  Discard ♦9.\n" in out


def test_melds_that_must_wait_are_not_torn_apart(romme: Run) -> None:
    out = page(romme, "4C 5C 6C 7H 8H 9H 2D --rules klassik")
    assert "At most one meld may be laid in a turn. So these take 2 turns.\n" in out
    assert "  1  Lay ♥7 ♥8 ♥9.\n  2  Discard ♦2.\nThis stays in hand: ♣4 ♣5 ♣6 (15 points)." in out
    assert "open" not in out


def test_number_of_turns(romme: Run) -> None:
    three = "4C 5C 6C 7H 8H 9H 2D 2S 2C --rules klassik"
    assert "So these take 3 turns." in page(romme, three)
    assert "So these take 2 turns." in page(romme, f"{three} --option melds_per_turn=2")
    assert "turns." not in page(romme, f"{three} --option melds_per_turn=3")


def test_lay_offs_and_swaps_name_the_meld_as_it_lies_there(romme: Run) -> None:
    table = "--table '4H *5H 6H; 7H 7D 7C'"
    out = page(romme, f"5H 7C 8C 7S KH --opened {table}")
    assert "On the table:\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n" in out
    assert (
        """
You can finish the game now: Rommé.
  1  Put ♥5 in the joker’s place in ♥4 Joker (♥5) ♥6.
  2  Lay ♣7 ♣8 Joker (♣9).
  3  Lay off ♠7 onto ♣7 ♥7 ♦7.
  4  Discard ♥K.
"""
        in out
    )


def test_a_swapped_joker_laid_off_onto_the_same_run(romme: Run) -> None:
    out = page(romme, "5H 8H KS --opened --table '4H *5H 6H'")
    assert "  1  Put ♥5 in the joker’s place in ♥4 Joker (♥5) ♥6.\n" in out
    assert "  2  Lay off Joker (♥7) ♥8 onto ♥4 ♥5 ♥6.\n  3  Discard ♠K.\n" in out


@pytest.mark.parametrize(
    ("command", "ending"),
    [
        ("7H 8H KS --table '4H 5H 6H' --opened", "Rommé"),
        ("4C 5C 6C KH --rules klassik", "Rommé"),
        ("4C 5C 6C KH", "Hand-Rommé"),
        ("TC JC QC KC 7H 8S --table '4H 5H 6H'", "Hand-Rommé with lay-offs"),
        ("4C 5C 6C 2H 3H 4H --rules verband", "Superrommé"),
    ],
)
def test_endings_have_the_names_of_the_documents(romme: Run, command: str, ending: str) -> None:
    assert f"You can finish the game now: {ending}.\n" in page(romme, command)


def test_the_best_of_several_endings_is_told(romme: Run) -> None:
    command = "4C 5C 6C 7C --table '8C 9C TC' --rules verband"
    out = page(romme, command)
    assert "now: Superrommé.\n  1  Lay ♣4 ♣5 ♣6 ♣7.\n" in out
    assert "Discard" not in out
    assert "Nothing stays in hand.\n" in out


def test_cards_on_the_table_cannot_come_any_more(romme: Run) -> None:
    hand = "7C 8C 2D KS QD --rules klassik"
    assert "points saved): ♣6 ♣9 −15.\n" in page(romme, hand)
    assert "points saved): ♣9 −15.\n" in page(romme, f"{hand} --table '6C 6S 6H'")


def test_only_jokers(romme: Run) -> None:
    assert "  1  End the turn without a discard.\n" in page(romme, "'* *'")


def test_changed_rules_are_named(romme: Run) -> None:
    out = page(romme, "QH KH AH 9C 7D 5S --rules haus --option opening_points=31")
    assert "Changed rules:\n  • A player’s first melds must count at least 31 points" in out
    assert "That is enough to open (31).\n" in out
    assert "Changed" not in page(romme, "QH KH AH 9C 7D 5S --rules haus")


SAID = {
    "'4C 5C * KH KD KS 9D'": {
        "lb": "Alles zesummen: 45 Punkten. Dat geet duer fir z’erëffnen (40).\n"
        "An der Hand bleift: ♦9 (9 Punkten).\n\nDësen Zuch\n"
        "Dir kënnt elo fäerdeg ginn: Hand-Rommé.\n"
        "  1  ♠K ♥K ♦K leeën.\n  2  ♣4 ♣5 Joker (♣6) leeën.\n  3  ♦9 ofginn.\n",
        "de": "Zusammen 45 Augen. Das reicht zum Eröffnen (40).\n"
        "Auf der Hand bleibt: ♦9 (9 Augen).\n\nDieser Spielzug\n"
        "Sie können jetzt fertig werden: Hand-Rommé.\n"
        "  1  ♠K ♥K ♦K auslegen.\n  2  ♣4 ♣5 Joker (♣6) auslegen.\n  3  ♦9 ablegen.\n",
        "fr": "En tout 45 points. Cela suffit pour ouvrir (40).\n"
        "Il reste en main : ♦9 (9 points).\n\nCe coup\n"
        "Vous pouvez terminer maintenant : Hand-Rommé.\n"
        "  1  Poser ♠R ♥R ♦R.\n  2  Poser ♣4 ♣5 Joker (♣6).\n  3  Jeter ♦9.\n",
    },
    "'KS KH KD 2C 3C * 9D 7S'": {
        "lb": "Fir z’erëffnen (40) feelt nach 1 Punkt.\nAn der Hand bleift: ♠7 ♦9 (16 Punkten).\n"
        "Aner Kombinatioune gi méi Punkten: 40.\n  • ♠K ♥K ♦K Joker: 40 Punkten\n",
        "de": "Zum Eröffnen (40) fehlt noch 1 Auge.\nAuf der Hand bleibt: ♠7 ♦9 (16 Augen).\n"
        "Andere Auslagen bringen mehr Augen: 40.\n  • ♠K ♥K ♦K Joker: 40 Augen\n",
        "fr": "Il manque encore 1 point pour ouvrir (40).\nIl reste en main : ♠7 ♦9 (16 points).\n"
        "D’autres combinaisons donnent plus de points : 40.\n  • ♠R ♥R ♦R Joker : 40 points\n",
    },
    "9C TC JC 7D 5S 2H 4S": {
        "lb": "Fir z’erëffnen (40) feelen nach 11 Punkten.\n",
        "de": "Zum Eröffnen (40) fehlen noch 11 Augen.\n",
        "fr": "Il manque encore 11 points pour ouvrir (40).\n",
    },
    "4C 5C 6C 7H 8H 9H AD --rules klassik": {
        "lb": "An der Hand bleift: ♦A (1 Punkt).\nAn engem Zuch däerf een héchstens eng "
        "Kombinatioun leeën. Heifir braucht Dir also 2 Zich.\n\nDësen Zuch\nFäerdeg gi kënnt Dir "
        "nach net. Am beschten esou; déi aner Kombinatioune bleiwen zesummen:\n",
        "de": "Auf der Hand bleibt: ♦A (1 Auge).\nIn einem Spielzug darf man höchstens einen Satz "
        "oder eine Folge auslegen. Dafür braucht es also 2 Spielzüge.\n\nDieser Spielzug\nFertig "
        "werden können Sie noch nicht. Am besten so; die übrigen Sätze und Folgen "
        "bleiben beisammen:\n",
        "fr": "Il reste en main : ♦A (1 point).\nOn peut poser au plus une combinaison à son tour "
        "de jouer. Il faut donc 2 coups pour tout poser.\n\nCe coup\nVous ne pouvez pas encore "
        "terminer. Le mieux est ceci ; les autres combinaisons restent ensemble :\n",
    },
    "KH KD QD 9S 7D 5C 3H 2H": {
        "lb": "An dëser Hand ass keng Kombinatioun. Si zielt 56 Punkten.\n\nDësen Zuch\nFäerdeg "
        "ginn oder eppes leeë kënnt Dir nach net. Esou bleift am mannsten an der Hand:\n"
        "  1  ♦D ofginn.\nAn der Hand bleift: ♣5 ♠9 ♥2 ♥3 ♥K ♦7 ♦K (46 Punkten).\n"
        "Och gutt fir ofzeginn: ♦K ♥K, ♠9 (1 Punkt méi).\n\nWat hëllefe géif\n"
        "Fir alles op eemol ze leeën, feelen nach 2 Kaarten, déi passen.\n"
        "Dës Kaarte géifen hëllefen (esou vill Punkte manner): ♣K ♠K Joker −20, ♥A −15, ♥4 −5.\n",
        "de": "Diese Hand hat weder Satz noch Folge. Sie zählt 56 Augen.\n\nDieser Spielzug\n"
        "Fertig werden oder etwas auslegen können Sie noch nicht. So bleibt am wenigsten auf der "
        "Hand:\n  1  ♦D ablegen.\nAuf der Hand bleibt: ♣5 ♠9 ♥2 ♥3 ♥K ♦7 ♦K (46 Augen).\n"
        "Auch gut abzulegen: ♦K ♥K, ♠9 (1 Auge mehr).\n\nWas helfen würde\n"
        "Um alles auf einmal auszulegen, fehlen noch 2 passende Karten.\n"
        "Diese Karten würden helfen (so viele Augen weniger): ♣K ♠K Joker −20, ♥A −15, ♥4 −5.\n",
        "fr": "Il n’y a pas de combinaison dans cette main. Elle compte 56 points.\n\nCe coup\n"
        "Vous ne pouvez encore ni terminer ni poser. Ainsi il vous restera le moins en main :\n"
        "  1  Jeter ♦D.\nIl reste en main : ♣5 ♠9 ♥2 ♥3 ♥R ♦7 ♦R (46 points).\n"
        "On peut aussi jeter : ♦R ♥R, ♠9 (1 point de plus).\n\nCe qui aiderait\n"
        "Pour tout poser d’un coup, il manque encore 2 cartes qui conviennent.\n"
        "Ces cartes aideraient (autant de points en moins) : ♣R ♠R Joker −20, ♥A −15, ♥4 −5.\n",
    },
    "KH KD 9S 7D": {
        "lb": "(3 Punkte méi).\n\nWat hëllefe géif\n"
        "Fir alles op eemol ze leeën, feelt nach eng Kaart, déi passt.\n",
        "de": "(3 Augen mehr).\n\nWas helfen würde\n"
        "Um alles auf einmal auszulegen, fehlt noch eine passende Karte.\n",
        "fr": "(3 points de plus).\n\nCe qui aiderait\n"
        "Pour tout poser d’un coup, il manque encore une carte qui convient.\n",
    },
    "5H 7C 8C 7S KH --opened --table '4H *5H 6H; 7H 7D 7C'": {
        "lb": "Um Dësch:\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n\nKombinatiounen\n"
        "An dëser Hand ass keng Kombinatioun. Si zielt 37 Punkten.\n\nDësen Zuch\n"
        "Dir kënnt elo fäerdeg ginn: Rommé.\n"
        "  1  ♥5 géint de Joker an ♥4 Joker (♥5) ♥6 tauschen.\n  2  ♣7 ♣8 Joker (♣9) leeën.\n"
        "  3  ♠7 bei ♣7 ♥7 ♦7 leeën.\n",
        "de": "Auf dem Tisch:\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n\nSätze und Folgen\n"
        "Diese Hand hat weder Satz noch Folge. Sie zählt 37 Augen.\n\nDieser Spielzug\n"
        "Sie können jetzt fertig werden: Rommé.\n"
        "  1  ♥5 gegen den Joker in ♥4 Joker (♥5) ♥6 tauschen.\n  2  ♣7 ♣8 Joker (♣9) auslegen.\n"
        "  3  ♠7 an ♣7 ♥7 ♦7 anlegen.\n",
        "fr": "Sur la table :\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n\nCombinaisons\n"
        "Il n’y a pas de combinaison dans cette main. Elle compte 37 points.\n\nCe coup\n"
        "Vous pouvez terminer maintenant : Rommé.\n"
        "  1  Mettre ♥5 à la place du joker dans ♥4 Joker (♥5) ♥6.\n"
        "  2  Poser ♣7 ♣8 Joker (♣9).\n  3  Compléter ♣7 ♥7 ♦7 avec ♠7.\n",
    },
    "TC JC QC KC 7H 8S --table '4H 5H 6H'": {
        "lb": "Dir kënnt elo fäerdeg ginn: Hand-Rommé mat Dobäileeën.\n",
        "de": "Sie können jetzt fertig werden: Hand-Rommé mit Anlegen.\n",
        "fr": "Vous pouvez terminer maintenant : Hand-Rommé avec compléments.\n",
    },
    "4C 5C 6C 2H 3H 4H --rules verband": {
        "lb": "An der Hand bleift näischt.\n\nDësen Zuch\n"
        "Dir kënnt elo fäerdeg ginn: Superrommé.\n",
        "de": "Auf der Hand bleibt nichts.\n\nDieser Spielzug\n"
        "Sie können jetzt fertig werden: Superrommé.\n",
        "fr": "Il ne reste rien en main.\n\nCe coup\n"
        "Vous pouvez terminer maintenant : Superrommé.\n",
    },
    "'* *'": {
        "lb": "Är Kaarten\nJoker Joker\n\nKombinatiounen\nAn dëser Hand ass keng Kombinatioun. "
        "Si zielt 40 Punkten.\n\nDësen Zuch\nFäerdeg ginn oder eppes leeë kënnt Dir nach net. "
        "Esou bleift am mannsten an der Hand:\n"
        "  1  Den Zuch ophalen, ouni ofzeginn.\n",
        "de": "Ihre Karten\nJoker Joker\n\nSätze und Folgen\nDiese Hand hat weder Satz noch Folge. "
        "Sie zählt 40 Augen.\n\nDieser Spielzug\nFertig werden oder etwas auslegen können Sie noch "
        "nicht. So bleibt am wenigsten auf der Hand:\n"
        "  1  Den Spielzug beenden, ohne abzulegen.\n",
        "fr": "Votre main\nJoker Joker\n\nCombinaisons\n"
        "Il n’y a pas de combinaison dans cette main. Elle compte 40 points.\n\nCe coup\nVous ne "
        "pouvez encore ni terminer ni poser. Ainsi il vous restera le moins en main :\n"
        "  1  Terminer le tour sans jeter.\n",
    },
}
"""What the other languages say; how lines are broken does not matter."""


@pytest.mark.parametrize("command", SAID)
@pytest.mark.parametrize("lang", ["lb", "de", "fr"])
def test_words_in_every_language(
    romme: Run, command: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert SAID[command][lang] in page(romme, command, lang)


@pytest.mark.parametrize("command", SAID)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 50, 30])
def test_pages_fit_the_terminal(
    romme: Run, command: str, lang: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = page(romme, command, lang)
    assert max(map(len, out.splitlines())) <= width
    assert "Joker\n" not in re.sub(r"Joker\n(?! *\([♣♠♥♦])", "", out), "torn from its card"
    assert not re.search(r"[{}$]|None| \n|\n\n\n|\xa0", out)
    assert "\x1b" not in out
    assert width < 80 or len(out.splitlines()) <= 24, "more than a screen"


def test_red_suits_are_red_on_a_terminal(romme: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = page(romme, "4C TH 9D")
    assert "♣4 \x1b[31m♥10\x1b[0m \x1b[31m♦9\x1b[0m\n" in out


# --- what cannot be asked ------------------------------------------------------------------------


def refused(romme: Run, *arguments: str) -> Ran:
    ran = romme("solve", *arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("romme: ")
    return ran


PACK_OF_21 = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AS 2S 3S 4S 5S 6S 7S 8S"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "CARDS is missing."),
        ("''", "CARDS is missing."),
        ("--json", "CARDS is missing."),
        ("4C 10H", "“10H” is no card. A card looks like this: 7C, TH, AS; a joker is *."),
        ("4C 5c", "“5c” is no card."),
        ("'4C *5C'", "“*5C” is no card."),
        ("-", "“-” is no card."),
        ("4C 4C --rules klassik", "There are more 4C than the pack has. Take one out."),
        ("4C 4C 4C", "There are more 4C than the pack has."),
        ("4C 4C --table '4C 5C 6C'", "There are more 4C than the pack has."),
        ("4C --table '2C 3C 4C; 4C 5C 6C'", "There are more 4C than the pack has."),
        ("'* * * * * * *'", "There are more * than the pack has."),
        ("'4C *' --rules klassik", "There are no jokers in this game. Leave out *."),
        ("4C --rules klassik --table '4H *5H 6H'", "There are no jokers in this game."),
        ("4C --rules klassik --table '4H * 6H'", "There are no jokers in this game."),
        (PACK_OF_21, "Nobody holds more than 20 cards. Leave some out."),
        ("4C --rules poker", "There is no rule set “poker”."),
        ("4C --rules", "--rules needs a value."),
        ("4C --option speed=3", "There is no option “speed”."),
        ("4C --option speed", "“speed” is no change of an option."),
        ("4C --option lay_offs=any_time", "Set lay_offs to after_opening"),
        ("4C --table", "--table needs a value."),
        ("4C --table '4H 5H 6X'", "--table: “6X” is no card."),
        ("4C --table '4H ** 6H'", "--table: “*” is no card with rank and suit."),
        ("4C --table '4H 5H'", "--table: 4H 5H: A meld needs at least three cards."),
        ("4C --table '4H 5H 6H; 7C 8C TC'", "--table: 7C 8C TC: These cards make no meld."),
        ("4C --table '7C 7C 7D'", "One suit is there twice."),
        ("4C --table '7C 7S 7H 7D *'", "A set cannot be that large."),
        ("4C --table 'QH KH AH' --rules klassik", "K2: One pack of 52 cards."),
        ("4C --table 'KH AH 2H' --rules haus", "The ace may not stand in this place of the run."),
        ("4C --table '4H * 6H'", "4H * 6H: Say for which card the joker stands in the run."),
        ("4C --table '4H * 6H'", "Write it as in 4H *5H 6H. T8: A set is three or four cards"),
        ("4C --table '4H * 6H' --rules verband", "V5.6: In a run the ace stands next to the king"),
        ("4C --table '4H *5H *6H 7H' --rules verband", "Two jokers may not lie side by side."),
        ("4C --table '4H *5H *6H'", "There are too many jokers in this meld."),
        ("4C --tabel x", "There is no option “--tabel”."),
    ],
)
def test_what_cannot_be_asked(romme: Run, command: str, reason: str) -> None:
    arguments = shlex.split(command)
    assert reason in refused(romme, *arguments).err
    told = {refused(romme, *arguments, "--json", "--lang", lang).err for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_what_was_typed_stays_on_one_short_line(romme: Run) -> None:
    rubbish = "\x1b[31m" + "x" * 500
    for arguments in ((rubbish,), ("4C", "--table", rubbish), ("4C", "--table", f"4C\n{rubbish}")):
        ran = refused(romme, *arguments)
        assert "\x1b" not in ran.err
        assert len(ran.err) < 200


# --- what the documentation shows ----------------------------------------------------------------

ROOT = Path(__file__).parents[2]
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
SHOWN = [
    match.groups()
    for file in PAGES
    for match in re.finditer(
        r"^```console\n\$ (?:\./)?romme solve (.+)\n((?:(?!```).*\n)+)```",
        file.read_text("utf-8"),
        re.MULTILINE,
    )
]


@pytest.mark.parametrize(("command", "out"), SHOWN)
def test_documented_answers(romme: Run, command: str, out: str) -> None:
    assert romme("solve", *shlex.split(command)) == (0, out, "")


def test_documented_json(romme: Run) -> None:
    if not (ROOT / "docs").is_dir():
        pytest.skip("a copy without documentation")
    text = (ROOT / "docs" / "game-files.md").read_text("utf-8")
    command = re.search(r"\$ romme solve (.+)\n", text)
    shown = re.search(r"the same question gives\n\n```json\n(.+?)```", text, re.DOTALL)
    assert command
    assert shown
    assert solved(romme, *shlex.split(command[1])) == json.loads(shown[1])
