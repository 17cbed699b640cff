"""`romme solve`: the printed text in every language, including on narrow terminals."""

from __future__ import annotations

import re
import shlex

import pytest

from romme.locales import LANGUAGES
from tests.cli.conftest import Run


def page(romme: Run, command: str, lang: str = "en") -> str:
    result = romme("solve", *shlex.split(command), "--lang", lang)
    assert (result.status, result.err) == (0, "")
    return result.out


def test_text_for_a_hand_that_finishes(romme: Run) -> None:
    assert (
        page(romme, "'4C 5C * KH KD KS 9D'")
        == """\
Rommé: Turnier, the club tournament game

Your hand
♣4 ♣5 ♠K ♥K ♦9 ♦K Joker

Melds
  • ♠K ♥K ♦K: 30 points
  • ♣4 ♣5 Joker (♣6): 15 points
Together they are worth 45 points. That is enough to open (40).
Left in your hand: ♦9 (9 points).

This turn
You can finish the game now: Hand-Rommé.
  1  Lay ♠K ♥K ♦K.
  2  Lay ♣4 ♣5 Joker (♣6).
  3  Discard ♦9.
"""
    )


def test_text_for_a_hand_that_opens_with_other_melds(romme: Run) -> None:
    out = page(romme, "'KS KH KD 2C 3C * 9D 7S'")
    assert "Together they are worth 39 points. One more point is needed to open (40).\n" in out
    assert "Left in your hand: ♠7 ♦9 (16 points).\n" in out
    assert (
        """
Other melds would be worth more: 40 points.
  • ♠K ♥K ♦K Joker: 40 points
That is enough to open (40).

This turn
You can’t finish yet. This leaves the least in your hand:
  1  Lay ♠K ♥K ♦K Joker.
  2  Discard ♦9.
Left in your hand: ♣2 ♣3 ♠7 (12 points).
Also good to discard: ♠7 (leaves 2 more points).

What would help
With one more card that fits, you could lay everything at once.
These cards would leave fewer points in your hand: ♣A ♣4 Joker −5.
"""
        in out
    )


def test_opened_players_are_not_told_about_opening(romme: Run) -> None:
    out = page(romme, "'KS KH KD 2C 3C * 9D 7S' --opened")
    assert "open" not in out
    assert "  2  Lay ♣2 ♣3 Joker (♣4).\n  3  Discard ♦9.\nLeft in your hand: ♠7 (7 points)." in out
    assert "needed" not in out


def test_text_for_a_hand_without_melds(romme: Run) -> None:
    out = page(romme, "KH KD QD 9S 7D 5C 3H 2H")
    assert "There is no meld in this hand. It is worth 56 points.\n" in out
    assert "You can’t finish or lay anything yet. This leaves the least in your hand:\n" in out
    assert "  1  Discard ♦Q.\n" in out, "three cards count 10, but two of them are a pair"
    assert "Also good to discard: ♦K ♥K, ♠9 (leaves 1 more point).\n" in out
    assert "With 2 more cards that fit, you could lay everything at once.\n" in out
    assert re.search(r"in your hand: ♣K ♠K Joker −20, ♥A −15,\s+♥4 −5\.\n", out)


def test_melds_that_do_not_open_are_kept_together(romme: Run) -> None:
    out = page(romme, "KH KD KS 9D 7C 5S 2H 4C")
    assert "10 more points are needed to open (40).\n" in out
    assert "This is best, and it keeps your melds\ntogether:\n  1  Discard ♦9.\n" in out


def test_melds_that_must_wait_are_kept_together(romme: Run) -> None:
    out = page(romme, "4C 5C 6C 7H 8H 9H 2D --rules klassik")
    assert "At most one meld may be laid in a turn. So laying these takes 2 turns.\n" in out
    assert "  1  Lay ♥7 ♥8 ♥9.\n  2  Discard ♦2.\nLeft in your hand: ♣4 ♣5 ♣6 (15 points)." in out
    assert "open" not in out


def test_the_number_of_turns_depends_on_melds_per_turn(romme: Run) -> None:
    three = "4C 5C 6C 7H 8H 9H 2D 2S 2C --rules klassik"
    assert "So laying these takes 3 turns." in page(romme, three)
    assert "So laying these takes 2 turns." in page(romme, f"{three} --option melds_per_turn=2")
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


def test_a_swapped_joker_can_be_laid_off_onto_the_same_run(romme: Run) -> None:
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


def test_the_best_of_several_endings_is_named(romme: Run) -> None:
    command = "4C 5C 6C 7C --table '8C 9C TC' --rules verband"
    out = page(romme, command)
    assert "now: Superrommé.\n  1  Lay ♣4 ♣5 ♣6 ♣7.\n" in out
    assert "Discard" not in out
    assert "Nothing is left in your hand.\n" in out


def test_cards_on_the_table_are_not_counted_as_outs(romme: Run) -> None:
    hand = "7C 8C 2D KS QD --rules klassik"
    assert "in your hand: ♣6 ♣9 −15.\n" in page(romme, hand)
    assert "in your hand: ♣9 −15.\n" in page(romme, f"{hand} --table '6C 6S 6H'")


def test_a_hand_of_jokers_ends_the_turn_without_a_discard(romme: Run) -> None:
    assert "  1  End the turn without a discard.\n" in page(romme, "'* *'")


def test_changed_rules_are_named(romme: Run) -> None:
    out = page(romme, "QH KH AH 9C 7D 5S --rules haus --option opening_points=31")
    assert (
        "Changed rules:\n  • A player’s first melds, laid in one turn from their own cards" in out
    )
    assert "must be worth at least 31 points together." in " ".join(out.split())
    assert "That is enough to open (31).\n" in out
    assert "Changed" not in page(romme, "QH KH AH 9C 7D 5S --rules haus")


TEXTS = {
    "'4C 5C * KH KD KS 9D'": {
        "lb": "Alles zesummen: 45 Punkten. Dat geet duer fir z’erëffnen (40).\n"
        "An der Hand bleift: ♦9 (9 Punkten).\n\nDësen Zuch\n"
        "Dir kënnt elo fäerdeg ginn: Hand-Rommé.\n"
        "  1  ♠K ♥K ♦K leeën.\n  2  ♣4 ♣5 Joker (♣6) leeën.\n  3  ♦9 ofginn.\n",
        "de": "Zusammen 45 Augen. Das reicht zum Eröffnen (40).\n"
        "Auf der Hand bleibt: ♦9 (9 Augen).\n\nDieser Spielzug\n"
        "Sie können das Spiel jetzt beenden: Hand-Rommé.\n"
        "  1  ♠K ♥K ♦K auslegen.\n  2  ♣4 ♣5 Joker (♣6) auslegen.\n  3  ♦9 ablegen.\n",
        "fr": "En tout : 45 points. Cela suffit pour ouvrir (40).\n"
        "Il reste en main : ♦9 (9 points).\n\nCe tour\n"
        "Vous pouvez terminer la partie maintenant : Hand-Rommé.\n"
        "  1  Poser ♠R ♥R ♦R.\n  2  Poser ♣4 ♣5 Joker (♣6).\n  3  Jeter ♦9.\n",
    },
    "'KS KH KD 2C 3C * 9D 7S'": {
        "lb": "Fir z’erëffnen (40) feelt nach 1 Punkt.\nAn der Hand bleift: ♠7 ♦9 (16 Punkten).\n"
        "Aner Kombinatiounen ziele méi: 40.\n  • ♠K ♥K ♦K Joker: 40 Punkten\n",
        "de": "Zum Eröffnen (40) fehlt noch 1 Auge.\nAuf der Hand bleibt: ♠7 ♦9 (16 Augen).\n"
        "Andere Auslagen bringen mehr Augen: 40.\n  • ♠K ♥K ♦K Joker: 40 Augen\n",
        "fr": "Il manque encore 1 point pour ouvrir (40).\nIl reste en main : ♠7 ♦9 (16 points).\n"
        "D’autres combinaisons compteraient plus de points : 40.\n  • ♠R ♥R ♦R Joker : 40 points\n",
    },
    "9C TC JC 7D 5S 2H 4S": {
        "lb": "Fir z’erëffnen (40) feelen nach 11 Punkten.\n",
        "de": "Zum Eröffnen (40) fehlen noch 11 Augen.\n",
        "fr": "Il manque encore 11 points pour ouvrir (40).\n",
    },
    "4C 5C 6C 7H 8H 9H AD --rules klassik": {
        "lb": "An der Hand bleift: ♦A (1 Punkt).\nAn engem Zuch däerf een héchstens eng "
        "Kombinatioun leeën. Heifir braucht Dir also 2 Zich.\n\nDësen Zuch\nFäerdeg gi kënnt Dir "
        "nach net. Esou ass et am beschten, an Är Kombinatioune bleiwen zesummen:\n",
        "de": "Auf der Hand bleibt: ♦A (1 Auge).\nIn einem Spielzug darf man höchstens einen Satz "
        "oder eine Folge auslegen. Um all das auszulegen, brauchen Sie also 2 Spielzüge.\n\nDieser "
        "Spielzug\nSie können das Spiel noch nicht beenden. So ist es am besten, und Ihre Sätze "
        "und Folgen bleiben zusammen:\n",
        "fr": "Il reste en main : ♦A (1 point).\nOn peut poser au plus une combinaison par tour. "
        "Il faut donc 2 tours pour poser ces combinaisons.\n\nCe tour\nVous ne pouvez pas "
        "encore terminer. Le mieux à faire, en gardant vos combinaisons entières :\n",
    },
    "KH KD QD 9S 7D 5C 3H 2H": {
        "lb": "An dëser Hand ass keng Kombinatioun. Si zielt 56 Punkten.\n\nDësen Zuch\nFäerdeg "
        "ginn oder eppes leeë kënnt Dir nach net. Esou bleift am mannsten an der Hand:\n"
        "  1  ♦D ofginn.\nAn der Hand bleift: ♣5 ♠9 ♥2 ♥3 ♥K ♦7 ♦K (46 Punkten).\n"
        "Och gutt fir ofzeginn: ♦K ♥K, ♠9 (1 Punkt méi).\n\nWat hëllefe géif\n"
        "Fir alles op eemol ze leeën, feelen nach 2 Kaarten, déi passen.\n"
        "Dës Kaarte géifen hëllefen (esou vill Punkte manner): ♣K ♠K Joker −20, ♥A −15, ♥4 −5.\n",
        "de": "In dieser Hand steckt weder ein Satz noch eine Folge. Sie zählt 56 Augen.\n\n"
        "Dieser Spielzug\n"
        "Sie können das Spiel noch nicht beenden und auch nichts auslegen. So bleibt am wenigsten "
        "auf der Hand:\n  1  ♦D ablegen.\nAuf der Hand bleibt: ♣5 ♠9 ♥2 ♥3 ♥K ♦7 ♦K (46 Augen).\n"
        "Auch gut zum Ablegen: ♦K ♥K, ♠9 (1 Auge mehr).\n\nWas helfen würde\n"
        "Um alles auf einmal auszulegen, fehlen noch 2 passende Karten.\n"
        "Mit diesen Karten blieben weniger Augen auf der Hand: ♣K ♠K Joker −20, ♥A −15, ♥4 −5.\n",
        "fr": "Il n’y a pas de combinaison dans cette main. Elle compte 56 points.\n\nCe tour\n"
        "Vous ne pouvez encore ni terminer ni poser. Pour garder le moins de points en main :\n"
        "  1  Jeter ♦D.\nIl reste en main : ♣5 ♠9 ♥2 ♥3 ♥R ♦7 ♦R (46 points).\n"
        "On peut aussi jeter : ♦R ♥R, ♠9 (1 point de plus en main).\n\nCe qui aiderait\n"
        "Il vous manque encore 2 cartes pour tout poser en une fois.\n"
        "Ces cartes vous laisseraient moins de points en main : ♣R ♠R Joker −20, ♥A −15, ♥4 −5.\n",
    },
    "KH KD 9S 7D": {
        "lb": "(3 Punkte méi).\n\nWat hëllefe géif\n"
        "Fir alles op eemol ze leeën, feelt nach eng Kaart, déi passt.\n",
        "de": "(3 Augen mehr).\n\nWas helfen würde\n"
        "Um alles auf einmal auszulegen, fehlt noch eine passende Karte.\n",
        "fr": "(3 points de plus en main).\n\nCe qui aiderait\n"
        "Il vous manque encore une carte pour tout poser en une fois.\n",
    },
    "5H 7C 8C 7S KH --opened --table '4H *5H 6H; 7H 7D 7C'": {
        "lb": "Um Dësch:\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n\nKombinatiounen\n"
        "An dëser Hand ass keng Kombinatioun. Si zielt 37 Punkten.\n\nDësen Zuch\n"
        "Dir kënnt elo fäerdeg ginn: Rommé.\n"
        "  1  ♥5 géint de Joker an ♥4 Joker (♥5) ♥6 tauschen.\n  2  ♣7 ♣8 Joker (♣9) leeën.\n"
        "  3  ♠7 bei ♣7 ♥7 ♦7 leeën.\n",
        "de": "Auf dem Tisch:\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n\nSätze und Folgen\n"
        "In dieser Hand steckt weder ein Satz noch eine Folge. Sie zählt 37 Augen.\n\n"
        "Dieser Spielzug\n"
        "Sie können das Spiel jetzt beenden: Rommé.\n"
        "  1  ♥5 gegen den Joker in ♥4 Joker (♥5) ♥6 tauschen.\n  2  ♣7 ♣8 Joker (♣9) auslegen.\n"
        "  3  ♠7 an ♣7 ♥7 ♦7 anlegen.\n",
        "fr": "Sur la table :\n  • ♥4 Joker (♥5) ♥6\n  • ♣7 ♥7 ♦7\n\nCombinaisons\n"
        "Il n’y a pas de combinaison dans cette main. Elle compte 37 points.\n\nCe tour\n"
        "Vous pouvez terminer la partie maintenant : Rommé.\n"
        "  1  Mettre ♥5 à la place du joker dans ♥4 Joker (♥5) ♥6.\n"
        "  2  Poser ♣7 ♣8 Joker (♣9).\n  3  Ajouter ♠7 à ♣7 ♥7 ♦7.\n",
    },
    "TC JC QC KC 7H 8S --table '4H 5H 6H'": {
        "lb": "Dir kënnt elo fäerdeg ginn: Hand-Rommé mat Dobäileeën.\n",
        "de": "Sie können das Spiel jetzt beenden: Hand-Rommé mit Anlegen.\n",
        "fr": "Vous pouvez terminer la partie maintenant : Hand-Rommé avec ajouts.\n",
    },
    "4C 5C 6C 2H 3H 4H --rules verband": {
        "lb": "An der Hand bleift näischt.\n\nDësen Zuch\n"
        "Dir kënnt elo fäerdeg ginn: Superrommé.\n",
        "de": "Auf der Hand bleibt nichts.\n\nDieser Spielzug\n"
        "Sie können das Spiel jetzt beenden: Superrommé.\n",
        "fr": "Il ne reste rien en main.\n\nCe tour\n"
        "Vous pouvez terminer la partie maintenant : Superrommé.\n",
    },
    "'* *'": {
        "lb": "Är Kaarten\nJoker Joker\n\nKombinatiounen\nAn dëser Hand ass keng Kombinatioun. "
        "Si zielt 40 Punkten.\n\nDësen Zuch\nFäerdeg ginn oder eppes leeë kënnt Dir nach net. "
        "Esou bleift am mannsten an der Hand:\n"
        "  1  Den Zuch fäerdeg maachen, ouni ofzeginn.\n",
        "de": "Ihre Karten\nJoker Joker\n\nSätze und Folgen\nIn dieser Hand steckt weder ein Satz "
        "noch eine Folge. Sie zählt 40 Augen.\n\nDieser Spielzug\nSie können das Spiel noch nicht "
        "beenden und auch nichts auslegen. So bleibt am wenigsten auf der Hand:\n"
        "  1  Den Spielzug beenden, ohne abzulegen.\n",
        "fr": "Votre main\nJoker Joker\n\nCombinaisons\n"
        "Il n’y a pas de combinaison dans cette main. Elle compte 40 points.\n\nCe tour\nVous ne "
        "pouvez encore ni terminer ni poser. Pour garder le moins de points en main :\n"
        "  1  Terminer le tour sans jeter de carte.\n",
    },
}
"""Parts of the output in the other languages, on a terminal so wide that no line is wrapped."""


@pytest.mark.parametrize("command", TEXTS)
@pytest.mark.parametrize("lang", ["lb", "de", "fr"])
def test_texts_in_every_language(
    romme: Run, command: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert TEXTS[command][lang] in page(romme, command, lang)


@pytest.mark.parametrize("command", TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 50, 30])
def test_pages_fit_the_terminal(
    romme: Run, command: str, lang: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = page(romme, command, lang)
    assert max(map(len, out.splitlines())) <= width
    assert "Joker\n" not in re.sub(r"Joker\n(?! *\([♣♠♥♦])", "", out), "separated from its card"
    assert not re.search(r"[{}$]|None| \n|\n\n\n|\xa0", out)
    assert "\x1b" not in out
    assert width < 80 or len(out.splitlines()) <= 24, "more than one screen"


def test_red_suits_are_red_on_a_terminal(romme: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    out = page(romme, "4C TH 9D")
    assert "♣4 \x1b[31m♥10\x1b[0m \x1b[31m♦9\x1b[0m\n" in out
