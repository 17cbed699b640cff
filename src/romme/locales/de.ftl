### Rommé in German. The four catalogues have the same messages with the same variables;
### the tests compare them. Keep every message on one line, so that no line break gets into it.

-stock = { $case ->
   *[nominative] der verdeckte Stapel
    [accusative] den verdeckten Stapel
    [dative] dem verdeckten Stapel
    [from] vom verdeckten Stapel
    [in] im verdeckten Stapel
  }
-open-pile = { $case ->
   *[nominative] der Ablagestapel
    [accusative] den Ablagestapel
    [dative] dem Ablagestapel
    [from] vom Ablagestapel
    [genitive] des Ablagestapels
  }

## Cards: the sign of the suit, then the letter in the corner of the card

card = { $suit }{ $rank ->
    [T] 10
    [J] B
    [Q] D
    [K] K
   *[other] { $rank }
  }
card-joker = Joker
card-joker-for = Joker ({ $card })
cards-none = keine
cards-more = { $cards } … und { $more } weitere
seat = Platz { $seat }

## The rule sets

ruleset-klassik = Klassik, für die Familie
    .about = 52 Karten ohne Joker, 2 bis 6 Spieler. Der Gewinner bekommt gutgeschrieben, was die anderen noch auf der Hand haben.
ruleset-turnier = Turnier, für den Verein
    .about = 110 Karten mit sechs Jokern, Vierertische, an denen der Geber aussetzt, 40 Augen zum Eröffnen, Wertungspunkte.
ruleset-verband = Verband, für Wettbewerbe
    .about = Wie beim Turnier, aber die offene Karte darf auf die Hand, und es gibt den Superrommé.
ruleset-haus = Haus, für den Küchentisch
    .about = 110 Karten mit sechs Jokern, alle spielen mit. Jede Regel lässt sich ändern.
ruleset-changed = Hausregeln nach { $name }
    .about = { $cards } Karten { $jokers ->
        [0] ohne Joker
        [one] mit einem Joker
       *[other] mit { $jokers } Jokern
      }, { $players } Spieler, { $opening ->
        [0] zum Eröffnen reicht jede Auslage
        [one] { $opening } Auge zum Eröffnen
       *[other] { $opening } Augen zum Eröffnen
      }. { $scoring ->
        [winner_takes_all] Der Gewinner bekommt gutgeschrieben, was die anderen noch auf der Hand haben.
        [winner_and_losers] Der Gewinner bekommt gutgeschrieben, was die anderen noch auf der Hand haben; ihnen wird es abgezogen.
        [own_hand] Jedem werden die Augen auf der eigenen Hand als Minuspunkte aufgeschrieben.
       *[rating] Es gibt Wertungspunkte.
      }

rules-list = Regelwerke
rules-list-hint = romme rules NAME zeigt eines davon in einfachen Worten.
rules-edition = Ausgabe { $edition }
rules-assumed = Annahme
rules-assumed-note = „Annahme“: Das steht in keinem der Regeltexte; es ist unser Vorschlag und lässt sich ändern.
rules-changed = geändert
rules-instead = statt: { $sentence }
rules-without-change = Nichts weicht von { $rules } ab.
rules-idle = Geändert, bei diesen Regeln aber ohne Wirkung: { $options }.

heading-table = Karten und Tisch
heading-melds = Sätze und Folgen
heading-opening = Eröffnen
heading-open-card = Die offene Karte
heading-jokers = Joker
heading-end = Ende des Spiels
heading-counting = Zählen

## The options of a rule set: the question in a few words, and each answer as a sentence

option-packs = Kartenspiele
    .value = { $n ->
        [one] Gespielt wird mit einem Kartenspiel zu 52 Karten.
       *[other] Gespielt wird mit { $n } Kartenspielen zu je 52 Karten.
      }
option-jokers = Joker
    .value = { $n ->
        [0] Es gibt keine Joker.
        [one] Dazu kommt ein Joker.
       *[other] Dazu kommen { $n } Joker.
      }
option-fewest_players = Mindestzahl der Spieler
    .value = An einem Tisch sitzen mindestens { $n } Spieler.
option-most_players = Höchstzahl der Spieler
    .value = An einem Tisch sitzen höchstens { $n } Spieler.
option-seating = Wer mitspielt
    .everyone_plays = Alle am Tisch spielen mit, auch der Geber.
    .dealer_sits_out = Am Vierertisch setzt der Geber aus; am Dreiertisch spielen alle mit.
option-hand_sizes = Karten auf der Hand
    .value = { $kinds ->
        [one] Jeder bekommt { $n } Karten, einzeln gegeben.
       *[other] Jeder bekommt seine Karten einzeln: { $list }.
      }
    .part = { $n } Karten bei { $players } Spielern
option-cut_at_least = Abheben
    .value = { $n ->
        [0] Es wird nicht abgehoben.
        [one] Der rechte Nachbar des Gebers hebt ab: Mindestens eine Karte wird abgehoben, mindestens eine bleibt liegen.
       *[other] Der rechte Nachbar des Gebers hebt ab: Mindestens { $n } Karten werden abgehoben, mindestens { $n } bleiben liegen.
      }
option-corrected_turn = Korrektur der Kartenzahl
    .nothing_laid = Wer eine falsche Kartenzahl hat, korrigiert sie in einem Spielzug und darf dabei weder eröffnen noch auslegen, anlegen oder Joker tauschen.
    .no_melds = Wer eine falsche Kartenzahl hat, korrigiert sie in einem Spielzug und darf dabei nicht auslegen.
option-rounds = Runden pro Serie
    .value = { $n ->
        [one] Eine Serie hat eine Runde, wenn nichts anderes vereinbart ist; in einer Runde gibt jeder einmal.
       *[other] Eine Serie hat { $n } Runden, wenn nichts anderes vereinbart ist; in einer Runde gibt jeder einmal.
      }
option-ace_order = Platz des Asses
    .low = In einer Folge steht das Ass nur vor der Zwei.
    .low_or_high = In einer Folge steht das Ass vor der Zwei oder hinter dem König, aber nicht dazwischen.
    .corner = In einer Folge steht das Ass vor der Zwei oder hinter dem König, auch über Eck: König, Ass, Zwei.
option-largest_set = Größter Satz
    .value = { $n ->
        [3] Ein Satz besteht aus drei Karten gleichen Wertes in verschiedenen Farben.
       *[other] Ein Satz besteht aus drei oder vier Karten gleichen Wertes in verschiedenen Farben.
      }
option-melds_per_turn = Auslagen in einem Spielzug
    .value = { $n ->
        [0] In einem Spielzug darf man beliebig viele Sätze und Folgen auslegen.
        [one] In einem Spielzug darf man höchstens einen Satz oder eine Folge auslegen.
       *[other] In einem Spielzug darf man höchstens { $n } Sätze oder Folgen auslegen.
      }
option-opening_points = Augen zum Eröffnen
    .value = { $n ->
        [0] Die erste Auslage eines Spielers darf jeden Wert haben.
        [one] Die ersten Sätze und Folgen eines Spielers müssen zusammen mindestens { $n } Auge zählen, in einem Spielzug und aus eigenen Karten.
       *[other] Die ersten Sätze und Folgen eines Spielers müssen zusammen mindestens { $n } Augen zählen, in einem Spielzug und aus eigenen Karten.
      }
option-lay_offs = Anlegen
    .any_time = Jeder darf überall anlegen, auch wenn er selbst noch nichts ausgelegt hat.
    .after_opening = Nur wer eröffnet hat, darf an das anlegen, was schon auf dem Tisch liegt.
option-own_lay_offs = Anlegen an eigene Auslagen
    .allowed = Man darf auch an eigene Auslagen aus früheren Spielzügen anlegen.
    .never = Man darf nur bei den Mitspielern anlegen. Eine eigene Auslage kann man nur in dem Spielzug verlängern, in dem man sie auslegt.
option-failed_opening = Missglückte Eröffnung
    .wrong_melds_back = Am strengen Tisch werden beim Eröffnen falsche Auslagen zurückgenommen; die richtigen bleiben liegen, wenn sie noch zum Eröffnen reichen. Sonst wird alles zurückgenommen, und der Spielzug ist zu Ende.
    .all_back = Am strengen Tisch wird eine Eröffnung mit einer falschen Auslage oder zu wenigen Augen ganz zurückgenommen, auch die richtigen Auslagen, und der Spielzug ist zu Ende.
option-failed_with_taken = Missglückte Eröffnung mit der offenen Karte
    .valid_stay = Am strengen Tisch: Liegt die zum Eröffnen genommene offene Karte in einer falschen Auslage, bleiben die richtigen liegen, wenn sie zum Eröffnen reichen. Die offene Karte geht zurück, und der Spielzug ist zu Ende.
    .all_back = Am strengen Tisch: Liegt die zum Eröffnen genommene offene Karte in einer falschen Auslage, wird alles zurückgenommen. Die offene Karte geht zurück, und der Spielzug ist zu Ende.
option-open_card = Die offene Karte
    .kept = Wer die offene Karte nimmt, nimmt sie auf die Hand und darf sie im selben Spielzug nicht wieder ablegen.
    .used = Wer die offene Karte nimmt, muss sie im selben Spielzug verwenden. Bis dahin liegt sie offen auf dem Tisch; wird sie nicht gebraucht, kommt sie zurück, und der Spielzug ist zu Ende.
    .free = Wer die offene Karte nimmt, nimmt sie auf die Hand. Sie sofort zurückzulegen ist erlaubt und beendet den Spielzug.
option-indirect_lay_off = Indirekter Anleger
    .to_finish = Eine offene Karte, die erst passt, wenn eine andere angelegt ist, darf man nur nehmen, um das Spiel in diesem Spielzug zu beenden („mauscheln“).
    .any_time = Eine offene Karte, die erst passt, wenn eine andere angelegt ist, darf man jederzeit nehmen.
option-last_card = Mit einer Karte auf der Hand
    .any = Wer nur noch eine Karte hat, darf von beiden Stapeln ziehen.
    .stock_only = Wer nur noch eine Karte hat, darf nur { -stock(case: "from") } ziehen.
    .not_to_finish = Wer nur noch eine Karte hat, darf keine offene Karte nehmen, mit der er das Spiel in diesem Spielzug beenden könnte.
option-joker_share = Joker in einer Auslage
    .fewer = Joker müssen in der Unterzahl sein: Von vier Karten darf höchstens eine ein Joker sein.
    .not_more = Joker dürfen nicht in der Überzahl sein: Von vier Karten dürfen höchstens zwei Joker sein.
    .one = In einer Auslage darf höchstens ein Joker liegen.
    .any = Neben einer echten Karte dürfen beliebig viele Joker liegen.
option-side_by_side = Joker nebeneinander
    .apart = In einer Folge liegen nie zwei Joker nebeneinander.
    .free = In einer Folge dürfen Joker nebeneinander liegen.
option-joker_swap = Joker tauschen
    .never = Ein ausgelegter Joker bleibt liegen.
    .full_sets = Wer die Karte hat, für die ein Joker steht, darf ihn eintauschen, im Satz nur, wenn dieser vollständig ist. Der Joker wird im selben Spielzug wieder aus- oder angelegt.
    .all_melds = Wer die Karte hat, für die ein Joker steht, darf ihn überall eintauschen. Der Joker wird im selben Spielzug wieder aus- oder angelegt.
option-joker_discard = Joker ablegen
    .to_finish = Einen Joker darf man nur als letzte Karte ablegen, um das Spiel zu beenden.
    .free = Einen Joker darf man jederzeit ablegen.
option-only_jokers = Nur noch Joker auf der Hand
    .pass = Wer nur noch mehrere Joker hat und keinen davon auslegen oder anlegen kann, beendet den Spielzug, ohne eine Karte abzulegen.
    .discard = Wer nur noch Joker hat, darf einen davon ablegen.
option-finish = Die letzte Karte
    .discard_optional = Wer seine letzte Karte durch Auslegen, Anlegen oder Ablegen loswird, hat gewonnen.
    .discard_needed = Zum Beenden muss die letzte Karte abgelegt werden{ $superromme ->
        [yes] {" "}(außer beim Superrommé)
       *[no] {""}
      }.
option-hand_romme = Hand-Rommé
    .no = Wer das Spiel in einem Zug aus der Hand beendet, macht einen gewöhnlichen Rommé.
    .yes = Wer noch nichts ausgelegt hat und alle Karten in einem Spielzug loswird, macht Hand-Rommé{ $opening ->
        [0] {""}
       *[other] ; ohne Anlegen und Jokertausch sind dafür keine Augen zum Eröffnen nötig
      }.
option-superromme = Superrommé
    .no = Es gibt keinen Superrommé.
    .yes = Wer noch nichts ausgelegt hat, darf alle Karten in einem Spielzug auslegen und muss keine ablegen: Das ist ein Superrommé.{ $opening ->
        [0] {""}
       *[other] {" "}Augen zum Eröffnen sind nicht nötig.
      }
option-stock_end = Wenn der verdeckte Stapel leer ist
    .turned_over = Ist { -stock } leer, wird { -open-pile } ungemischt umgedreht und bildet den neuen.
    .reshuffled = Ist { -stock } leer, wird { -open-pile } gemischt und bildet den neuen.
    .game_ends = Ist { -stock } verbraucht, endet das Spiel nach dem Spielzug, in dem seine letzte Karte gezogen wurde.
option-blocked_after = Festgefahrenes Spiel
    .value = { $n ->
        [0] Das Spiel geht weiter, so oft { -open-pile } auch wieder verwendet wird.
        [one] Ist { -stock } zum ersten Mal verbraucht, ist das Spiel festgefahren und zu Ende.
       *[other] Ist { -stock } zum { $n }. Mal verbraucht, ohne dass dazwischen etwas aus- oder angelegt wurde, ist das Spiel festgefahren und zu Ende.
      }
option-stalled_after = Stillstand
    .value = { $n ->
        [0] Ein Spiel, in dem nichts passiert, wird nie abgebrochen.
        [one] Nach einem Spielzug, in dem nichts aus- oder angelegt und keine Karte { -stock(case: "from") } gezogen wurde, ist das Spiel festgefahren und zu Ende.
       *[other] Nach { $n } Spielzügen hintereinander, in denen nichts aus- oder angelegt und keine Karte { -stock(case: "from") } gezogen wurde, ist das Spiel festgefahren und zu Ende.
      }
option-ace_points = Wert des Asses
    .one = Bildkarten zählen 10, das Ass{ $ace ->
        [0] {""}
       *[other] {" "}in einer Auslage
      } 1, die übrigen Karten ihre Zahl.
    .by_place = Bildkarten zählen 10, die übrigen Karten ihre Zahl. Das Ass zählt 11 im Satz{ $ace ->
        [0] {" "}und auf der Hand
       *[other] {""}
      }; in einer Folge zählt es 11, wenn der König (oder ein Joker an seiner Stelle) dabei ist, sonst 1.
option-joker_in_hand = Joker auf der Hand
    .value = Ein Joker auf der Hand zählt { $n ->
        [one] { $n } Auge
       *[other] { $n } Augen
      }; auf dem Tisch zählt er wie die Karte, für die er steht.
option-ace_in_hand = Ass auf der Hand
    .value = { $n ->
        [0] Ein Ass auf der Hand zählt so viel wie in einem Satz.
        [one] Ein Ass auf der Hand zählt { $n } Auge.
       *[other] Ein Ass auf der Hand zählt { $n } Augen.
      }
option-scoring = Wertung
    .winner_takes_all = Der Gewinner bekommt die Augen aller Karten, die die anderen noch auf der Hand haben.
    .winner_and_losers = Der Gewinner bekommt die Augen aller Karten, die die anderen noch auf der Hand haben, und jedem von ihnen werden seine eigenen abgezogen.
    .own_hand = Jeder bekommt die Augen seiner eigenen Handkarten als Minuspunkte.
    .rating = Es gibt Wertungspunkte, je nachdem, wie das Spiel beendet wurde und was auf der Hand geblieben ist.
option-hand_romme_factor = Hand-Rommé zählt
    .value = { $n ->
        [one] Ein Hand-Rommé zählt nicht mehr als ein gewöhnlicher.
        [2] Ein Hand-Rommé zählt doppelt.
       *[other] Ein Hand-Rommé zählt { $n }-fach.
      }
option-winner_bonus = Zugabe für den Gewinner
    .value = { $n ->
        [0] Der Gewinner bekommt keine Zugabe.
        [one] Der Gewinner bekommt { $n } Punkt dazu.
       *[other] Der Gewinner bekommt { $n } Punkte dazu.
      }
option-unopened_factor = Karten von Spielern ohne Auslage
    .value = { $n ->
        [one] Ob jemand schon ausgelegt hat, macht bei der Wertung keinen Unterschied.
        [2] Die Handkarten von Spielern, die noch nichts ausgelegt haben, zählen doppelt.
       *[other] Die Handkarten von Spielern, die noch nichts ausgelegt haben, zählen { $n }-fach.
      }
option-rating_super = Superrommé
    .value = { $n ->
        [one] Superrommé: { $n } Wertungspunkt.
       *[other] Superrommé: { $n } Wertungspunkte.
      }
option-rating_hand = Hand-Rommé
    .value = { $n ->
        [one] Hand-Rommé: { $n } Wertungspunkt.
       *[other] Hand-Rommé: { $n } Wertungspunkte.
      }
option-rating_hand_laid_off = Hand-Rommé mit Anlegen
    .value = { $n ->
        [one] Hand-Rommé mit Anlegen oder Jokertausch: { $n } Wertungspunkt.
       *[other] Hand-Rommé mit Anlegen oder Jokertausch: { $n } Wertungspunkte.
      }
option-rating_romme = Rommé
    .value = { $n ->
        [one] Rommé: { $n } Wertungspunkt.
       *[other] Rommé: { $n } Wertungspunkte.
      }
option-rating_opened = Eröffnet, wenige Augen
    .value = { $bands ->
        [0] Wer eröffnet hat, wird ohne Rücksicht auf die Augen auf der Hand gewertet.
       *[other] Eröffnet, Wertungspunkte nach Augen auf der Hand: { $list }.
      }
option-rating_opened_above = Eröffnet, viele Augen
    .value = Eröffnet{ $bands ->
        [0] {""}
       *[other] , Augen auf der Hand über der höchsten Grenze
      }: { $n ->
        [one] { $n } Wertungspunkt
       *[other] { $n } Wertungspunkte
      }.
option-rating_unopened = Nicht eröffnet, wenige Augen
    .value = { $bands ->
        [0] Wer nicht eröffnet hat, wird ohne Rücksicht auf die Augen auf der Hand gewertet.
       *[other] Nicht eröffnet, Wertungspunkte nach Augen auf der Hand: { $list }.
      }
option-rating_unopened_above = Nicht eröffnet, viele Augen
    .value = Nicht eröffnet{ $bands ->
        [0] {""}
       *[other] , Augen auf der Hand über der höchsten Grenze
      }: { $n ->
        [one] { $n } Wertungspunkt
       *[other] { $n } Wertungspunkte
      }.
option-cross_points = Augen eines Spiels mit Minuspunkt
    .entered = Bekommt jemand einen Minuspunkt, kommen das Kreuz und die Augen des Spiels auf die Liste.
    .left_out = Bekommt jemand einen Minuspunkt, kommt nur das Kreuz auf die Liste. Die Augen des Spiels werden nicht mitgezählt.
option-thrown_in_again = Wiederholtes Wegwerfen
    .one_more = Wer seine Karten ungezählt wegwirft, bekommt einen Wertungspunkt weniger, vom zweiten Mal an zwei.
    .same = Wer seine Karten ungezählt wegwirft, bekommt jedes Mal einen Wertungspunkt weniger.
band-first = bis { $most } Augen { $n }
band-next = { $least } bis { $most } Augen { $n }

## Refusals: what is wrong, and what to do

refusal-game-won = Das Spiel ist zu Ende: Jemand hat Rommé gemacht. Es kann nicht weitergespielt werden.
refusal-game-stock-used-up = Das Spiel ist zu Ende, weil { -stock } verbraucht ist. Es kann nicht weitergespielt werden.
refusal-game-blocked = Das Spiel ist zu Ende, weil es festgefahren war. Es kann nicht weitergespielt werden.
refusal-game-void = Dieses Spiel zählt nicht und ist zu Ende. Es wird neu gegeben.
refusal-not-your-turn = Sie sind nicht an der Reihe. Bitte warten Sie, bis die anderen gespielt haben.
refusal-cut-first = Es wurde noch nicht abgehoben. Zuerst hebt der rechte Nachbar des Gebers ab.
refusal-cut-done = Es wurde schon abgehoben. Das Spiel geht ohne weiteres Abheben weiter.
refusal-cut-not-yours = Diesmal heben nicht Sie ab, sondern der rechte Nachbar des Gebers.
refusal-cut-too-small = Sie haben { $lifted ->
    [one] { $lifted } Karte
   *[other] { $lifted } Karten
  } abgehoben. Heben Sie mindestens { $least } und höchstens { $most } ab.
refusal-draw-first = Sie haben noch nicht gezogen. Ziehen Sie zuerst eine Karte { -stock(case: "from") } oder { -open-pile(case: "from") }.
refusal-drawn-already = Sie haben schon gezogen. Jetzt können Sie auslegen, anlegen oder ablegen.
refusal-open-pile-empty = Auf { -open-pile(case: "dative") } liegt keine Karte. Ziehen Sie { -stock(case: "from") }.
refusal-last-card-from-stock = Sie haben nur noch eine Karte und dürfen { $card ->
    [Joker] den Joker
   *[other] { $card }
  } nicht nehmen. Ziehen Sie { -stock(case: "from") }.
refusal-last-card-would-finish = Sie haben nur noch eine Karte und könnten mit { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } das Spiel beenden. Darum dürfen Sie diese Karte nicht nehmen. Ziehen Sie { -stock(case: "from") }.
refusal-draw-skipped = Ihre Kartenzahl wird korrigiert: In diesem Spielzug ziehen Sie nicht. Legen Sie eine Karte ab.
refusal-shuffle-not-due = Jetzt wird nicht gemischt, sondern erst, wenn { -stock } leer ist.
refusal-shuffle-first = Auf { -stock(case: "dative") } liegt keine Karte mehr. Zuerst muss { -open-pile } gemischt werden.
refusal-shuffle-other-cards = Das sind nicht die Karten { -open-pile(case: "genitive") }. Genau { $need ->
    [one] seine eine Karte kommt
   *[other] seine { $need } Karten kommen
  } in den neuen Stapel.
refusal-not-in-hand-to-meld = { $card ->
    [Joker] So viele Joker haben Sie nicht.
   *[other] { $card } haben Sie nicht oder nicht oft genug.
  } Legen Sie nur Karten aus, die Sie haben.
refusal-no-jokers = In diesem Spiel gibt es keine Joker. Wählen Sie eine andere Karte.
refusal-meld-too-short = Ein Satz oder eine Folge braucht mindestens drei Karten. Wählen Sie mehr Karten.
refusal-meld-no-pattern = Diese Karten bilden weder einen Satz noch eine Folge. Ein Satz hat Karten gleichen Wertes, eine Folge aufeinanderfolgende Karten einer Farbe.
refusal-meld-ace-place = An dieser Stelle der Folge darf das Ass nicht stehen. Legen Sie die Karten anders.
refusal-meld-set-too-large = So groß darf ein Satz nicht sein. Lassen Sie eine Karte weg.
refusal-meld-suit-twice = Eine Farbe kommt doppelt vor. In einem Satz müssen alle Karten verschiedene Farben haben.
refusal-meld-joker-unnamed = Geben Sie an, für welche Karte der Joker in der Folge steht.
refusal-meld-too-many-jokers = Das sind zu viele Joker. Nehmen Sie mehr echte Karten.
refusal-meld-jokers-side-by-side = Zwei Joker dürfen nicht nebeneinander liegen. Legen Sie eine echte Karte dazwischen.
refusal-melds-per-turn = { $limit ->
    [one] In einem Spielzug dürfen Sie nur einmal auslegen, und das haben Sie schon getan.
   *[other] In einem Spielzug dürfen Sie nur { $limit }-mal auslegen, und das haben Sie schon getan.
  } Legen Sie Karten an, oder legen Sie eine ab.
refusal-not-in-hand-to-lay-off = { $card ->
    [Joker] So viele Joker haben Sie nicht.
   *[other] { $card } haben Sie nicht oder nicht oft genug.
  } Legen Sie nur Karten an, die Sie haben.
refusal-no-such-meld = Eine Auslage mit der Nummer { $meld } gibt es nicht. { $have ->
    [0] Auf dem Tisch liegt noch nichts.
    [one] Auf dem Tisch liegt nur eine Auslage.
   *[other] Die Auslagen auf dem Tisch haben die Nummern 1 bis { $have }.
  }
refusal-lay-off-misfit = Das passt nicht an { $meld }. Wählen Sie eine andere Auslage oder andere Karten.
refusal-lay-off-before-opening = { $need ->
    [0] Sie haben noch nichts ausgelegt. Legen Sie zuerst selbst aus, dann dürfen Sie anlegen.
   *[other] Sie haben noch nicht eröffnet: { $have } von { $need } Augen. Erreichen Sie zuerst { $need } Augen mit eigenen Auslagen, dann dürfen Sie anlegen.
  }
refusal-lay-off-own-meld = Anlegen dürfen Sie nur bei den Mitspielern, und { $meld } ist Ihre eigene Auslage. Wählen Sie eine andere.
refusal-not-in-hand-to-swap = { $card ->
    [Joker] Einen Joker
   *[other] { $card }
  } haben Sie nicht. Gegen einen Joker können Sie nur eine Karte tauschen, die Sie haben.
refusal-swap-before-opening = { $need ->
    [0] Sie haben noch nichts ausgelegt. Legen Sie zuerst selbst aus, dann dürfen Sie tauschen.
   *[other] Sie haben noch nicht eröffnet: { $have } von { $need } Augen. Erreichen Sie zuerst { $need } Augen mit eigenen Auslagen, dann dürfen Sie tauschen.
  }
refusal-swap-never = In diesem Spiel werden keine Joker getauscht. Der Joker bleibt liegen.
refusal-swap-no-joker = In { $meld } steht kein Joker für { $card }. Gegen einen Joker können Sie nur die Karte tauschen, für die er steht.
refusal-swap-set-not-full = Der Satz hat erst { $have } von { $need } Karten. Den Joker dürfen Sie tauschen, wenn der Satz vollständig ist.
refusal-nothing-to-discard = Dann hätten Sie keine Karte mehr zum Ablegen. Behalten Sie eine Karte auf der Hand.
refusal-left-with-taken-card = Ihnen bliebe nur { $card ->
    [Joker] der Joker
   *[other] { $card }
  }; diese Karte haben Sie in diesem Zug { -open-pile(case: "from") } genommen und dürfen sie nicht ablegen. Behalten Sie noch eine andere Karte.
refusal-lying-stays = Was liegt, das liegt: An diesem Tisch wird nichts zurückgenommen. Spielen Sie mit den Karten auf Ihrer Hand weiter.
refusal-corrected-no-laying = Ihre Kartenzahl wird korrigiert, deshalb ist das in diesem Spielzug nicht erlaubt. Beenden Sie einfach Ihren Spielzug.
refusal-not-in-hand-to-discard = { $card ->
    [Joker] Einen Joker
   *[other] { $card }
  } haben Sie nicht auf der Hand. Legen Sie eine Karte ab, die Sie haben.
refusal-opening-too-low = Ihre Auslagen zählen erst { $have } von { $need } Augen. Legen Sie mehr aus, oder nehmen Sie sie zurück, und legen Sie eine Karte ab, ohne zu eröffnen.
refusal-taken-card-opens = Sie haben { $card ->
    [Joker] einen Joker
   *[other] { $card }
  } genommen, bevor Sie eröffnet hatten, und müssen in diesem Spielzug damit eröffnen. { $card ->
    [Joker] { $laid ->
        [0] Legen Sie ihn in einem Satz oder einer Folge aus, oder legen Sie ihn zurück.
       *[other] Legen Sie ihn in einem Satz oder einer Folge mit aus, oder nehmen Sie zuerst Ihre Auslagen zurück, und legen Sie dann den Joker zurück.
      }
   *[other] { $laid ->
        [0] Legen Sie die Karte in einem Satz oder einer Folge aus, oder legen Sie sie zurück.
       *[other] Legen Sie sie in einem Satz oder einer Folge mit aus, oder nehmen Sie zuerst Ihre Auslagen zurück, und legen Sie dann die Karte zurück.
      }
  }
refusal-taken-card-unused = { $card ->
    [Joker] Sie haben einen Joker genommen und nicht verwendet. Legen Sie ihn aus oder an, oder legen Sie ihn zurück.
   *[other] Sie haben { $card } genommen und nicht verwendet. Legen Sie die Karte aus oder an, tauschen Sie sie gegen einen Joker, oder legen Sie sie zurück.
  }
refusal-taken-card-discarded = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } haben Sie gerade erst { -open-pile(case: "from") } genommen. Legen Sie eine andere Karte ab.
refusal-indirect-not-finished = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } passt erst, nachdem eine andere Karte angelegt ist. Eine solche Karte dürfen Sie nur nehmen, um das Spiel in diesem Spielzug zu beenden. Legen Sie alle Karten bis auf eine aus oder an, und legen Sie diese ab, oder nehmen Sie Ihre Karten zurück, und legen Sie die genommene wieder auf { -open-pile(case: "accusative") }.
refusal-joker-not-placed = { $jokers ->
    [one] Der eingetauschte Joker liegt noch nicht auf dem Tisch. Legen Sie ihn in diesem Spielzug aus oder an.
   *[other] { $jokers } eingetauschte Joker liegen noch nicht auf dem Tisch. Legen Sie sie in diesem Spielzug aus oder an.
  }
refusal-joker-discarded = Einen Joker dürfen Sie nur als letzte Karte ablegen. Legen Sie eine andere Karte ab.
refusal-return-nothing-taken = Sie haben keine Karte { -open-pile(case: "from") } genommen und können darum auch keine zurücklegen. Legen Sie eine Karte ab.
refusal-return-card-used = Die genommene Karte haben Sie schon verwendet; sie kann nicht mehr zurück. Legen Sie eine Karte ab.
refusal-return-not-first = Die offene Karte dürfen Sie nur sofort zurücklegen, bevor Sie etwas auslegen. Legen Sie eine Karte ab.
refusal-return-forbidden = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } dürfen Sie im selben Spielzug nicht zurücklegen. Legen Sie eine andere Karte ab.
refusal-discard-needed = Ihr Spielzug ist noch nicht zu Ende. Legen Sie eine Karte ab, oder legen Sie aus oder an, was noch passt.
refusal-discard-skipped = Ihre Kartenzahl wird korrigiert, deshalb legen Sie in diesem Spielzug nichts ab. Beenden Sie den Spielzug, ohne abzulegen.
refusal-ruling-too-late = Für diese Entscheidung ist es in diesem Spielzug oder Spiel zu spät. Wählen Sie eine, die zum jetzigen Stand passt.
refusal-ruling-too-early = Für diese Entscheidung ist es noch zu früh: Sie gilt erst nach dem Ende des Spiels. Warten Sie, bis das Spiel zu Ende ist.
refusal-ruling-not-this-seat = Für diesen Platz ist diese Entscheidung nicht möglich. Wählen Sie einen anderen Platz.
refusal-stock-too-small = Es muss mindestens eine Karte fehlen. Geben Sie eine Zahl ab 1 an.

## Options that make no rule set

rules-unknown-rules = Das Regelwerk „{ $name }“ gibt es nicht. Es gibt: { $known }.
rules-unknown-option = Die Option „{ $option }“ gibt es nicht. romme rules NAME --json zeigt alle.
rules-wrong-type = „{ $value }“ ist kein gültiger Wert für { $option } ({ $title }). { $option ->
    [hand_sizes] Geben Sie fünf Zahlen an, für 2, 3, 4, 5 und 6 Spieler, zum Beispiel [13,13,13,13,13].
    [rating_opened] Geben Sie Paare aus Grenze und Wertungspunkten an, zum Beispiel [[10,3],[30,2]].
    [rating_unopened] Geben Sie Paare aus Grenze und Wertungspunkten an, zum Beispiel [[100,0]].
   *[other] Geben Sie eine ganze Zahl an.
  }
rules-unknown-value = „{ $value }“ ist kein gültiger Wert für { $option } ({ $title }). Möglich sind: { $possible }.
rules-out-of-range = { $value } ist für { $option } ({ $title }) nicht möglich. Wählen Sie eine Zahl von { $least } bis { $most }.
rules-players-reversed = Die Mindestzahl der Spieler ({ $least }) ist größer als die Höchstzahl ({ $most }). Vertauschen Sie die beiden Zahlen.
rules-bands-not-rising = Die Grenzen in { $option } ({ $title }) müssen von einer zur nächsten steigen. Ordnen Sie sie aufsteigend.
rules-bands-negative = Die Grenze { $value } in { $option } ({ $title }) liegt unter 0, aber keine Hand zählt weniger als 0. Geben Sie Grenzen ab 0 an.
rules-pack-too-small = Es sind { $have } Karten, aber { $players } Spieler brauchen { $need }. Geben Sie weniger Karten oder nehmen Sie mehr Kartenspiele.
rules-lay-offs-before-opening = Wenn man zum Eröffnen Augen braucht, darf man erst danach anlegen. Setzen Sie lay_offs auf after_opening oder opening_points auf 0.
rules-factor-without-hand-romme = Ein Hand-Rommé kann nicht mehrfach zählen, wenn es keinen gibt. Setzen Sie hand_romme auf yes oder hand_romme_factor auf 1.
rules-factor-with-rating = Bei Wertungspunkten gibt es keinen Faktor für den Hand-Rommé. Setzen Sie hand_romme_factor auf 1.
rules-too-few-to-sit-out = Bei höchstens { $most } Spielern kann kein Geber aussetzen. Erhöhen Sie most_players oder setzen Sie seating auf everyone_plays.
rules-opening-out-of-reach = Mit { $cards } Karten kann man höchstens mit { $have } Augen eröffnen, nötig sind aber { $need }. Senken Sie opening_points, geben Sie mehr Karten oder erlauben Sie den Hand-Rommé.
rules-pile-without-end = Nichts beendet ein Spiel, in dem { -open-pile } immer wieder verwendet wird. Setzen Sie blocked_after auf mindestens 1 oder stock_end auf game_ends.
rules-turns-without-end = Nichts beendet ein Spiel, in dem die offene Karte nur noch genommen und zurückgelegt wird. Setzen Sie stalled_after auf mindestens 1.
rules-players = { $have ->
    [one] { $have } Spieler sitzt
   *[other] { $have } Spieler sitzen
  } am Tisch; diese Regeln sind für { $least } bis { $most }.
rules-too-few-with-dealer-out = { $have ->
    [one] { $have } Spieler ist zu wenig
   *[other] { $have } Spieler sind zu wenige
  }, weil bei diesen Regeln der Geber aussetzt. Mindestens { $least } müssen es sein, oder setzen Sie seating auf everyone_plays.

## Positions that cannot be played on

position-too-many = { $card } kommt öfter vor als im Kartenspiel. Nehmen Sie eine heraus.
position-without-jokers = In diesem Spiel gibt es keine Joker. Nehmen Sie * heraus, oder fügen Sie bei den Optionen Joker hinzu.
position-turn-sits-out = Platz { $seat } setzt aus und kann nicht an der Reihe sein. Nennen Sie einen Platz, der mitspielt.
position-hand-sits-out = Platz { $seat } setzt aus und kann keine Karten haben. Geben Sie ihm eine leere Hand: "".
position-opened-sits-out = Platz { $seat } setzt aus und kann nichts ausgelegt haben. Nehmen Sie ihn aus opened und table heraus.
position-hand-empty = Platz { $seat } hat keine Karten; das Spiel wäre zu Ende. Geben Sie ihm mindestens eine.
position-nothing-to-draw = Es gibt keine Karte zu ziehen; das Spiel wäre zu Ende. Legen Sie eine in den verdeckten Stapel (stock).
hand-too-large = Mehr als { $most } Karten hat niemand auf der Hand. Lassen Sie welche weg.
hand-without-jokers = In diesem Spiel gibt es keine Joker. Lassen Sie * weg.
joker-written = Schreiben Sie zum Beispiel 4H *5H 6H.

## Files that cannot be read

no-toml = Das ist kein gültiges TOML: { $reason }
too-deep = Etwas in der Datei ist zu tief verschachtelt oder zu groß. Prüfen Sie die Datei.
too-costly = Das ist mehr, als eine Spieldatei je braucht: viel zu viele Schlüssel, Tabellen oder Züge, ein endlos langer Schlüssel oder eine endlos lange Zahl.
wrong-format = Das ist keine Spieldatei dieses Programms. Bei format muss "{ $expected }" stehen.
deck-or-position = Eine Spieldatei hat entweder „deck“ oder „position“, genau eines von beiden.
wrong-deck = Die Karten in „deck“ sind nicht die dieses Regelwerks.{ $missing_count ->
    [0] {""}
    [one] {" "}Es fehlt: { $missing }.
   *[other] {" "}Es fehlen: { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}Zu viel: { $extra }.
  }
misplaced-key = „{ $name }“ steht in einer Tabelle. Setzen Sie es über die Zeile [{ $table }].
unknown-key = „{ $name }“ ist hier nicht bekannt. Prüfen Sie die Schreibweise, oder löschen Sie es.
missing-key = „{ $name }“ fehlt. Ergänzen Sie es.
wrong-kind = Hier muss { $expected ->
    [table] eine Tabelle stehen, etwa {"{"} name = wert {"}"}
    [list] eine Liste in eckigen Klammern stehen
    [text] ein Text in Anführungszeichen stehen
    [texts] eine Liste von Texten in Anführungszeichen stehen
    [number] eine ganze Zahl stehen
   *[other] { $expected } stehen
  }.
unknown-mode = Den Modus „{ $value }“ gibt es nicht. Es gibt: { $expected }.
unknown-seat = Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 1 bis { $seats }.
hands-and-players = Angegeben { $hands ->
    [one] ist eine Hand
   *[other] sind { $hands } Hände
  } für { $seats } Spieler. Geben Sie für jeden Spieler eine an.
proof-and-players = Hier { $have ->
    [one] steht ein Eintrag
   *[other] stehen { $have } Einträge
  } für { $seats } Spieler. Nötig ist ein Eintrag pro Platz; hat ein Platz keine Nummer, lassen Sie seinen Eintrag leer: "".
bad-digits = Hier dürfen nur die Ziffern 0 bis 9 und a bis f stehen, ohne Großbuchstaben und Leerzeichen.
wrong-digits = Die Nummer hat { $have ->
    [one] { $have } Stelle
   *[other] { $have } Stellen
  } statt { $need }. Schreiben Sie sie ganz ab.
proof-without-deck = Ein Nachweis gehört zu einem Kartenstapel („deck“), diese Datei hat aber eine Stellung. Nehmen Sie [proof] heraus.
no-meld = „{ $text }“ ist nach diesen Regeln weder Satz noch Folge.
bad-move = „{ $text }“ ist kein Zug. Ein Zug sieht so aus: 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = „{ $text }“ ist keine Karte. Eine Karte sieht so aus: 7C, TH, AS; ein Joker ist *.
bad-natural = „{ $text }“ ist keine Karte mit Wert und Farbe. Eine solche sieht so aus: 7C, TH, AS.
in-move = Zug { $number }: { $reason }
file-missing = Diese Datei gibt es nicht. Prüfen Sie den Namen.
file-directory = Das ist ein Ordner. Geben Sie eine Datei an.
file-forbidden = Die Datei lässt sich nicht lesen: Ihre Zugriffsrechte erlauben es nicht.
file-not-utf8 = Das ist kein Text in UTF-8. Speichern Sie die Datei als UTF-8.
file-marked = Der Text beginnt mit einem unsichtbaren Zeichen (BOM). Speichern Sie die Datei als UTF-8 ohne dieses Zeichen.
file-empty = Die Datei ist leer. Wählen Sie eine andere.
file-too-large = Die Datei ist größer als { $most } MB und darum keine Spieldatei. Wählen Sie eine andere.
file-failed = Die Datei lässt sich nicht lesen: { $reason }

## Events

event-began = Das Spiel beginnt; { $name } gibt{ $out ->
    [yes] {" "}und setzt aus
   *[no] {""}
  }.
event-position-set = Die Stellung ist aufgebaut; { $name } ist an der Reihe.
event-shuffled = Die Karten werden gemischt.
event-cut-made = { $name } hebt { $lifted ->
    [one] { $lifted } Karte
   *[other] { $lifted } Karten
  } ab.
event-dealt = Jeder bekommt { $n } Karten. { $card ->
    [Joker] Ein Joker
   *[other] { $card }
  } wird aufgedeckt, { -stock } hat { $stock ->
    [one] { $stock } Karte
   *[other] { $stock } Karten
  }.
event-turned-over = Alle verdeckten Karten sind gezogen; { -open-pile } wird umgedreht und bildet den neuen verdeckten Stapel.
event-stock-ran-out = Alle verdeckten Karten sind gezogen; { -open-pile } muss gemischt werden.
event-reshuffled = Nach dem Mischen hat { -stock } { $stock ->
    [one] { $stock } Karte
   *[other] { $stock } Karten
  }.
event-drew = { $name } { $from ->
    [open] nimmt { $card ->
        [Joker] den Joker
       *[other] { $card }
      } { -open-pile(case: "from") }
    [table] nimmt { $card ->
        [Joker] den Joker
       *[other] { $card }
      } { -open-pile(case: "from") }; die Karte liegt offen, bis sie verwendet wird
   *[stock] zieht { $card ->
        [Joker] einen Joker
       *[other] { $card }
      } { -stock(case: "from") }
  }.
event-laid-down = { $name } legt { $kind ->
    [run] eine Folge
   *[set] einen Satz
  } aus: { $meld }.
event-laid-off = { $name } legt { $cards } an. { $kind ->
    [run] Die Folge
   *[set] Der Satz
  } ist jetzt { $meld }.
event-swapped = { $name } tauscht { $card } gegen den Joker: { $meld }. Der Joker muss wieder ausgelegt werden.
event-opened = { $name } hat mit { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
  } eröffnet.
event-opening-failed = Die Eröffnung ist missglückt: { $name } nimmt { $cards } wieder auf die Hand.
event-discarded = { $name } legt { $card ->
    [Joker] einen Joker
   *[other] { $card }
  } ab.
event-gave-back = { $name } legt { $card ->
    [Joker] den Joker
   *[other] { $card }
  } auf { -open-pile(case: "accusative") } zurück; der Spielzug ist zu Ende.
event-passed = { $name } beendet den Spielzug, ohne abzulegen.
event-turn-came = { $name } ist an der Reihe.
event-count-corrected = { $correction ->
    [skip_draw] { $name } hat zu viele Karten und zieht in diesem Spielzug nicht.
   *[skip_discard] { $name } hat zu wenige Karten und legt in diesem Spielzug nicht ab.
  }
event-hand-filled = { $name } hat zu wenige Karten und zieht vor dem Zählen { $cards } nach.

ending-romme = { $name } macht Rommé und gewinnt das Spiel.
ending-hand = { $name } macht Hand-Rommé und gewinnt das Spiel.
ending-hand_laid_off = { $name } macht Hand-Rommé mit Anlegen und gewinnt das Spiel.
ending-super = { $name } macht Superrommé und gewinnt das Spiel.
ending-stock_used_up = Alle verdeckten Karten sind gezogen: Das Spiel ist zu Ende, niemand hat Rommé gemacht.
ending-blocked = Das Spiel ist festgefahren und zu Ende; niemand hat Rommé gemacht.
ending-void = Das Spiel zählt nicht und wird neu gegeben.

## What a turn still requires

duty-reach-opening = Noch nicht genug zum Eröffnen: { $have } von { $need } Augen.
duty-open-with-taken = { $card ->
    [Joker] Mit dem Joker eröffnen oder ihn zurücklegen.
   *[other] Mit { $card } eröffnen oder die Karte zurücklegen.
  }
duty-use-taken = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } verwenden oder zurücklegen.
duty-place-joker = { $jokers ->
    [one] Den eingetauschten Joker aus- oder anlegen.
   *[other] { $jokers } eingetauschte Joker aus- oder anlegen.
  }
duty-finish = Das Spiel in diesem Spielzug beenden.

## Page: the answers of the table

page-pick-discard = Wählen Sie zuerst die Karte, die Sie ablegen wollen.
page-pick-one = Wählen Sie zum Ablegen nur eine Karte.
page-pick-meld = Wählen Sie zuerst die Karten für die Auslage.
page-pick-first = Wählen Sie zuerst eine Karte.
page-fits-nowhere = Die gewählten Karten passen an keine Auslage auf dem Tisch.
page-not-onto-stock = Karten kommen auf den Ablagestapel, nicht auf den verdeckten Stapel.
page-nothing-to-take-back = Sie haben in diesem Zug noch nichts ausgelegt. Es gibt nichts zurückzunehmen.
page-hint-too-late = Sobald Sie Karten ausgelegt haben, gibt es in diesem Zug keinen Tipp mehr.
page-wrong-meld = Das ist keine gültige Auslage. Hier kann man nichts anlegen.
page-set-aside-left = Sie haben { $cards } bereitgelegt, aber nicht ausgelegt.
page-unfinished = Ihr Zug ist noch nicht fertig
page-way-discard = Zurücknehmen und { $card ->
    [Joker] den Joker
   *[other] { $card }
  } ablegen
page-way-part = Nur { $cards } auslegen und { $card ->
    [Joker] den Joker
   *[other] { $card }
  } ablegen
page-way-return = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } zurücklegen und den Zug beenden
page-way-go-on = Weiterspielen
page-return-short = Zurücklegen
page-ends-turn = beendet Ihren Zug
page-take-duty = { $duty ->
    [open-with-taken] nur, um sofort zu eröffnen
   *[other] muss gleich verwendet werden
  }
page-why = Warum?

## A planned turn, step by step

plan-lay = { $meld } auslegen.
plan-lay-off = { $cards } an { $meld } anlegen.
plan-swap = { $card } gegen den Joker in { $meld } tauschen.
plan-pass = Den Spielzug beenden, ohne abzulegen.
plan-discard = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } ablegen.

## The account of a game

account-title = Rommé: { $rules }
account-changes = Geänderte Regeln:
account-mode = Modus: { $mode ->
    [strict] streng, wie am echten Tisch
   *[assist] mit Hilfe; was gegen eine Regel verstößt, wird abgelehnt
  }
account-deal = Geben
account-position = Stellung
account-moves = Züge
account-laid-wrong = { $name } legt { $cards } aus; das ist weder Satz noch Folge.
account-table = Auf dem Tisch:
account-state = Zwischenstand
account-result = Ergebnis
account-open = { $n ->
    [0] Auf { -open-pile(case: "dative") } liegt keine Karte.
    [one] Auf { -open-pile(case: "dative") }: { $card } ({ $n } Karte)
   *[other] Auf { -open-pile(case: "dative") }: { $card } ({ $n } Karten)
  }
account-stock = Karten { -stock(case: "in") }: { $n }
account-owner = { $kind ->
    [run] Folge
    [set] Satz
   *[wrong] Ungültig
  }, { $name }
account-sits-out = setzt aus
account-to-draw = { $name } muss ziehen.
account-to-shuffle = Jetzt muss { -open-pile } gemischt werden.
account-to-play = { $name } hat gezogen und ist am Zug.
account-owed = Noch zu tun:
account-refused = Zug { $number } wird abgelehnt: { $move }
account-clause = { $clause }: { $text }
account-column-player = Spieler
account-column-hand = Restkarten
account-column-points = Augen
account-column-score = { $scoring ->
    [rating] Wertungspunkte
    [own_hand] Minuspunkte
   *[winner_takes_all] Gewonnene Punkte
  }

## The deal, recomputed

verify-proven = Es wurde nachweislich ehrlich gegeben: Die Reihenfolge der Karten stand fest, bevor das Spiel begann.
verify-not-proven = Es ist nicht nachgewiesen, dass ehrlich gegeben wurde.
verify-fits-commitment = Die geheime Nummer passt zur Prüfnummer.
verify-fits-nonces = { $n ->
    [0] Kein Gerät eines Spielers hat eine Nummer beigesteuert: Die geheime Nummer des Tisches allein hat die Reihenfolge bestimmt.
    [one] Das Gerät eines Spielers hat eine eigene Nummer beigesteuert, die vorher feststand.
   *[other] Die Geräte von { $n } Spielern haben je eine eigene Nummer beigesteuert, die vorher feststand.
  }
verify-fits-lifted = { $n ->
    [0] Es wurde nicht abgehoben; das erlauben die Regeln.
    [one] Es wurde { $n } Karte abgehoben; das erlauben die Regeln.
   *[other] Es wurden { $n } Karten abgehoben; das erlauben die Regeln.
  }
verify-fits-dealer = Platz { $seat } hat zuerst gegeben, so wie es sich aus diesen Nummern ergibt.
verify-fits-deck = Alle { $n } Karten liegen in der Reihenfolge, die aus diesen Nummern und dem Abheben folgt.
verify-fits-reshuffles = { $n ->
    [one] Im Spiel wurde { -open-pile } einmal gemischt; auch diese Reihenfolge folgt aus diesen Nummern.
   *[other] Im Spiel wurde { -open-pile } { $n }-mal gemischt; auch diese Reihenfolgen folgen aus diesen Nummern.
  }
verify-fits-moves = { $n ->
    [one] Der einzige Zug entspricht den Regeln.
   *[other] Alle { $n } Züge entsprechen den Regeln.
  }
verify-compare = Eines können nur Sie prüfen: ob am Tisch schon vor der ersten Karte diese Prüfnummer stand.
verify-wrong-commitment = Die geheime Nummer passt nicht zur Prüfnummer. Mindestens eine der beiden ist falsch.
verify-wrong-nonce = Eine Nummer, die das Gerät eines Spielers beigesteuert haben soll, ist nicht die, die vorher feststand.
verify-wrong-dealer = Platz { $seat } hat zuerst gegeben; nach diesen Nummern hätte es Platz { $expected } sein müssen.
verify-wrong-lifted = { $lifted ->
    [one] Es kann nicht { $lifted } Karte
   *[other] Es können nicht { $lifted } Karten
  } abgehoben worden sein. Diese Regeln erlauben { $least } bis { $most }.
verify-wrong-deck = Die Karten liegen nicht in der Reihenfolge, die aus diesen Nummern und dem Abheben folgt. Karte { $place } ist { $card ->
    [Joker] ein Joker
   *[other] { $card }
  } und müsste { $expected ->
    [Joker] ein Joker
   *[other] { $expected }
  } sein.
verify-wrong-reshuffle = In Zug { $move } wird { -open-pile } gemischt, aber nicht in die Reihenfolge, die aus den Nummern dieses Spiels folgt. Karte { $place } ist { $card ->
    [Joker] ein Joker
   *[other] { $card }
  } und müsste { $expected ->
    [Joker] ein Joker
   *[other] { $expected }
  } sein.
verify-wrong-moves = Die Reihenfolge der Karten stimmt, aber ein Zug verstößt gegen die Regeln: So kann nicht gespielt worden sein.
verify-no-proof = Diese Datei enthält keinen Nachweis, wie gegeben wurde; darum gibt es nichts zu prüfen. Ein Nachweis steht am Ende einer Datei unter [proof].

## Problems that the server reports: people and accounts

problem-sign-in = Bitte melden Sie sich zuerst an, oder machen Sie als Gast weiter.
problem-wrong-sign-in = Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Anmeldename und Passwort oder Code, oder nehmen Sie einen anderen Passkey.
problem-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört. Bitte öffnen Sie die Seite des Servers selbst, und versuchen Sie es noch einmal.
problem-confirm-first = Bitte bestätigen Sie zuerst, dass Sie es sind: mit Passwort, Passkey oder Notfallcode.
problem-not-confirmed = Das reicht als Bestätigung nicht aus. Prüfen Sie die Eingabe, oder bestätigen Sie auf andere Weise.
problem-no-such-session = Auf dem anderen Gerät sind Sie nicht mehr angemeldet.
problem-no-such-passkey = Diesen Passkey haben Sie nicht mehr.
problem-login-taken = Der Anmeldename „{ $login }“ ist schon vergeben. Bitte wählen Sie einen anderen.
problem-account-exists = Sie haben schon ein Konto.
problem-no-account = Als Gast haben Sie weder Passwort noch Notfallcodes. Bitte legen Sie zuerst ein Konto an.
problem-passkey-refused = Dieser Passkey ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.
problem-passkeys-full = Mehr als { $most } Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.
problem-too-many = Zu viele Versuche. Bitte versuchen Sie es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
  } noch einmal.
problem-name-missing = Bitte geben Sie einen Namen ein.
problem-name-too-long = Ein Name darf höchstens { $most } Zeichen haben; dieser hat { $have }.
problem-name-bad-character = Das Zeichen { $character } ist in einem Namen nicht erlaubt.
problem-login-length = Ein Anmeldename hat { $least } bis { $most } Zeichen.
problem-login-bad-character = Das Zeichen { $character } ist in einem Anmeldenamen nicht erlaubt, nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
problem-password-too-short = Ein Passwort braucht mindestens { $least } Zeichen.
problem-password-too-long = Ein Passwort darf höchstens { $most } Zeichen haben.
problem-password-too-easy = Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.
problem-bad-request = Der Server kann diese Anfrage nicht lesen. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.
problem-not-found = Das gibt es hier nicht. Bitte prüfen Sie den Link.
problem-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-too-large = Das ist zu viel auf einmal. Bitte senden Sie weniger.
problem-full = Der Server ist gerade voll. Bitte versuchen Sie es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
  } noch einmal.
problem-too-many-connections = Zu viele Verbindungen gleichzeitig aus Ihrem Netz. Schließen Sie Seiten, die Sie nicht brauchen, und versuchen Sie es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
  } noch einmal.
problem-too-slow = Die Anfrage war zu lange unterwegs. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.
problem-server-error = Da ist etwas schiefgegangen, und es liegt nicht an Ihnen. Bitte versuchen Sie es noch einmal.
problem-no-database = Der Server erreicht gerade seine Datenbank nicht. Bitte versuchen Sie es gleich noch einmal.

### Tables

problem-not-seated = Sie sitzen nicht an diesem Tisch. Nehmen Sie zuerst einen freien Platz ein.
problem-not-host = Das darf nur der Gastgeber des Tisches.
problem-seat-taken = Platz { $seat } ist besetzt. Bitte wählen Sie einen anderen.
problem-no-seat = An diesem Tisch ist kein Platz frei.
problem-seated-already = Sie sitzen schon hier, auf Platz { $seat }.
problem-no-bot-here = Auf Platz { $seat } sitzt kein Bot.
problem-unknown-bot = Den Bot „{ $level }“ gibt es nicht. Es gibt: { $known }.
problem-nobody-here = Auf Platz { $seat } sitzt niemand, den Sie entfernen könnten.
problem-match-runs = Das geht nicht, solange eine Partie läuft. Bitte warten Sie, bis sie zu Ende ist.
problem-match-over = Die Partie ist zu Ende. Lust auf noch eine?
problem-no-game = Im Moment läuft kein Spiel. Bitte warten Sie auf das nächste.
problem-match-not-over = Die Partie ist noch nicht zu Ende. Spielen Sie sie zuerst fertig.
problem-not-away = Sie sind schon da.
problem-ready-already = Sie sind schon bereit.
problem-table-closed = Dieser Tisch ist geschlossen. Öffnen Sie einen neuen, oder gehen Sie an einen anderen.
problem-stale = Inzwischen ist etwas anderes passiert. Bitte sehen Sie sich den Tisch noch einmal an.
problem-not-strict = An diesem Tisch spielen Sie den ganzen Spielzug auf einmal.
problem-staged-stays = Was liegt, das liegt.
problem-not-at-table = Diese Person ist nicht an diesem Tisch.
problem-unreadable = Der Server versteht diese Nachricht nicht. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.
problem-too-long = Diese Nachricht ist zu lang. Bitte kürzen Sie sie auf höchstens { $most } Bytes.
problem-of-tournament = Dieser Tisch gehört zu einem Turnier: Den nächsten Tisch gibt es mit der nächsten Serie.
problem-not-online = Dieses Turnier wird im Saal gespielt. Bitte melden Sie sich am Eingang oder bei der Turnierleitung an.
problem-no-rehearsal = Nur bei einer Generalprobe spielen die Tische von selbst. Legen Sie zum Üben eine mit erfundenen Teilnehmern an.
problem-no-table = Diesen Tisch gibt es nicht. Bitte prüfen Sie den Link oder den Code.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-not-your-turn = Sie sind nicht an der Reihe.
problem-talk-off = An diesem Tisch ist der Chat ausgeschaltet.
problem-talk-presets = An diesem Tisch können Sie nur vorgefertigte Nachrichten senden.
problem-silenced = Der Gastgeber lässt Sie an diesem Tisch nicht schreiben.
problem-not-kept = Der Server weiß noch nicht, ob das gespeichert ist. Er prüft es gerade.
problem-bad-move = „{ $text }“ ist kein Zug.
problem-too-many-tables = Sie haben zu viele Tische gleichzeitig offen. Bitte verlassen Sie zuerst einen davon.
problem-people-play = An diesem Spiel nimmt jemand am Tisch selbst teil; deshalb lässt es sich nicht vorspulen.
problem-pace-of-tournament = Das Tempo eines Turniertisches lässt sich nicht ändern.
problem-no-nonce-due = Im Moment wird keine Nummer von Ihrem Gerät gebraucht; Sie müssen keine senden.
problem-wrong-nonce = Das ist nicht die Nummer, auf die sich Ihr Gerät festgelegt hatte. Senden Sie diese.
problem-own-tables = { $most ->
    [one] Sie spielen schon an einem anderen Tisch. Spielen Sie dort zuerst zu Ende, oder verlassen Sie ihn.
   *[other] Sie spielen schon an { $most } Tischen. Spielen Sie zuerst an einem davon zu Ende, oder verlassen Sie einen.
}
problem-address-tables = { $most ->
    [one] Aus Ihrem Netz wird schon an einem Tisch gespielt. Sobald er beendet ist oder alle ihn verlassen haben, können Sie einen neuen beginnen.
   *[other] Aus Ihrem Netz wird schon an { $most } Tischen gespielt. Sobald einer davon beendet ist oder alle ihn verlassen haben, können Sie einen neuen beginnen.
}
problem-bad-rules = { $reason }
problem-no-game-kept = Unter dieser Adresse gibt es kein beendetes Spiel. Bitte prüfen Sie den Link.
problem-game-too-costly = Dieses Spiel ist zu lang, um es hier anzusehen. Laden Sie stattdessen die Spieldatei herunter.
problem-not-yours = Dieses Spiel dürfen nur die sehen, die mitgespielt haben.

talk-hello = Hallo zusammen!
talk-good-luck = Gutes Blatt!
talk-well-played = Gut gespielt!
talk-thanks = Danke!
talk-sorry = Entschuldigung!
talk-one-moment = Einen Moment, bitte.
talk-i-am-back = Ich bin wieder da.
talk-nice-hand = Was für ein Blatt!
talk-that-was-close = Das war knapp!
talk-another-game = Noch eine Partie?
talk-good-bye = Auf Wiedersehen!

welcome-running = Der Server läuft.

### The page

page-lead = Rommé, wie man es in Luxemburg und Deutschland spielt. Mit Freunden oder gegen Bots, kostenlos, ohne Werbung.
page-your-name = Ihr Name
page-guest = Gast
page-which-rules = Welche Regeln?
page-bots-play = Spielstärke der Bots
page-level-zufall = Zufall
page-level-anfaenger = Anfänger
page-level-stammtisch = Stammtisch
page-level-verein = Verein
page-play-bots = Gegen Bots spielen
page-play-friends = Mit Freunden spielen
page-continue-game = Weiterspielen: { $rules }
page-continue-with = Weiterspielen: { $rules } mit { $others }
page-and = { $first } und { $last }
page-nav = Hauptmenü
page-nav-play = Spielen
page-no-server = Der Server ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.
page-have-code = Haben Sie einen Code?
page-code = Code des Tisches
page-join = Mitspielen
page-open-tables = Offene Tische
page-no-open-tables = Im Moment gibt es keinen offenen Tisch.
page-free-seats = { $n ->
    [0] besetzt
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
  }
call-director = Turnierleitung rufen
call-what = Was ist passiert?
call-open = { $minutes ->
    [0] Die Turnierleitung ist gerufen. Bitte warten Sie.
    [one] Sie haben die Turnierleitung vor einer Minute gerufen. Bitte warten Sie.
   *[other] Sie haben die Turnierleitung vor { $minutes } Minuten gerufen. Bitte warten Sie.
  }
call-unsent = Der Ruf ist noch nicht gesendet, weil keine Verbindung besteht. Bitte halten Sie das Schild hoch.
call-coming = { $by } kommt.
call-somebody-coming = Es kommt jemand.
call-take-back = Ruf zurücknehmen
call-again = Noch einmal rufen
call-told = Ruft die Turnierleitung an Ihren Tisch.
page-to-tournament = Zurück zum Turnier
page-home = Startseite
page-language = Sprache
page-large-print = Große Schrift
page-four-colours = Vier Farben
page-theme = Hell oder dunkel
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-card-back = Verdeckte Karte
page-card-joker = Joker
page-card-joker-for = Joker als { $card }
page-card = { $suit } { $rank ->
    [A] Ass
    [B] Bube
    [D] Dame
    [K] König
   *[other] { $rank }
  }
page-suit-C = Kreuz
page-suit-S = Pik
page-suit-H = Herz
page-suit-D = Karo
page-sort-suit = Nach Farbe
page-sort-rank = Nach Wert
page-your-hand = Ihr Blatt: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
page-your-turn = Sie sind dran
page-loading = Einen Moment …
page-reconnecting = Keine Verbindung. Ihr Platz bleibt frei.
page-reconnecting-short = Verbindet neu …
page-bot-name = Bot { $seat }
page-level-program = Programm
page-bridged = ein Bot springt ein
page-away = nicht da
page-sits-out = setzt aus
page-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
page-opened = hat eröffnet
page-table = Tisch
page-stock = Stapel ({ $n })
page-open-pile = Ablagestapel
page-discard-here = Hier ablegen
page-taken = Muss verwendet werden
page-free-seat = frei
page-do-cut = Heben Sie ab: Stapel antippen.
page-shuffling = Die Karten werden gemischt …
page-others-cut = Es wird abgehoben …
page-others-turn = { $name } ist an der Reihe …
page-do-draw = Sie sind dran: Karte ziehen.
page-do-play = Auslegen oder gleich ablegen.
page-do-open = Noch nicht genug zum Eröffnen:
page-points-of = { $have } von { $need }
page-which-way = Wofür steht der Joker?
page-add-or-swap = Anlegen oder den Joker tauschen?
page-no-advice = Hier haben Sie keine Wahl.
page-close = Schließen
page-cut-at = Abheben bei
page-cut = Abheben
page-cut-here = Hier abheben
page-cut-choose = Stelle wählen
page-lay-meld = Auslegen
page-take-back = Zurücknehmen
page-take-back-first = Nehmen Sie zuerst zurück, was Sie ausgelegt haben.
page-discard = Ablegen
page-return = Offene Karte zurücklegen
page-pass = Zug beenden
page-finish = Rommé! Spiel beenden
page-fits = Passt: anlegen
page-fits-where = Hier passen die Karten
page-hint = Tipp
page-nothing-yet = Noch ist nichts passiert.
page-seconds-left = noch { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
  }
page-qr = QR-Code dieses Tisches
page-invite = Laden Sie Freunde ein: mit dem Link, dem QR-Code oder diesem Code.
page-share = Link teilen
page-copied = Link kopiert
page-copy-link = Link kopieren
page-copy-failed = Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopieren Sie ihn mit Strg+C, oder halten Sie ihn gedrückt.
page-you = Sie
page-ready = bereit
page-sit = Hier Platz nehmen
page-add-bot = Bot hinzufügen
page-remove = Entfernen
page-waiting = Warten auf die anderen …
page-ready-to-play = Ich bin bereit
page-show-result = Ergebnis
page-card-points = { $n ->
    [one] { $n } Auge auf der Hand
   *[other] { $n } Augen auf der Hand
  }
page-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
page-standing = Zwischenstand
page-final-standing = Endstand
page-rematch = Noch eine Partie
page-next-game = Nächstes Spiel
page-download = Spiel speichern
page-look-at-table = Tisch ansehen
page-told-took = { $who ->
    [you] Sie nehmen
   *[other] { $name } nimmt
  } { $card ->
    [Joker] den Joker
   *[other] { $card }
  } vom Ablagestapel.
page-told-drew = { $who ->
    [you] Sie ziehen vom verdeckten Stapel.
   *[other] { $name } zieht vom verdeckten Stapel.
  }
page-told-laid = { $who ->
    [you] Sie legen { $cards } aus.
   *[other] { $name } legt { $cards } aus.
  }
page-told-added = { $who ->
    [you] Sie legen { $cards } an.
   *[other] { $name } legt { $cards } an.
  }
page-told-swapped = { $who ->
    [you] Sie tauschen { $card } gegen einen Joker.
   *[other] { $name } tauscht { $card } gegen einen Joker.
  }
page-told-discarded = { $who ->
    [you] Sie legen
   *[other] { $name } legt
  } { $card ->
    [Joker] einen Joker
   *[other] { $card }
  } ab.
page-told-gave-back = { $who ->
    [you] Sie legen die offene Karte zurück.
   *[other] { $name } legt die offene Karte zurück.
  }
page-told-opened = { $who ->
    [you] Sie eröffnen mit { $points } Augen.
   *[other] { $name } eröffnet mit { $points } Augen.
  }
page-told-failed = { $who ->
    [you] Sie nehmen { $cards } wieder auf: Die Eröffnung ist missglückt.
   *[other] { $name } nimmt { $cards } wieder auf: Die Eröffnung ist missglückt.
  }
page-told-away = { $who ->
    [you] Sie haben die Verbindung verloren.
   *[other] { $name } hat die Verbindung verloren.
  }
page-told-left = { $who ->
    [you] Sie haben den Tisch verlassen.
   *[other] { $name } hat den Tisch verlassen.
  }
page-told-bridge = { $who ->
    [you] Ein Bot spielt für Sie weiter.
   *[other] Ein Bot spielt für { $name } weiter.
  }
page-told-back = { $who ->
    [you] Sie sind wieder da.
   *[other] { $name } ist wieder da.
  }
page-continue = Weiterspielen
page-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
  }
page-rules = Regeln
page-assumed = (Annahme)
page-instead = Im Regelwerk: { $text }
page-new-table = Neuer Tisch
page-seats = Plätze
page-how-many-bots = Anzahl der Bots
page-length = Länge der Partie
page-length-games = feste Zahl von Spielen
page-length-target = Zielpunktzahl
page-length-series = Serie von Runden
page-number-games = Spiele
page-number-target = Punkte
page-number-series = Runden
page-clock = Zeit pro Zug
page-clock-none = ohne Zeitlimit
page-clock-seconds = { $n } Sekunden
page-clock-bank = Dazu 60 Sekunden Reserve pro Spiel
page-manners = An diesem Tisch
page-strict = Streng, wie am echten Tisch: Was liegt, das liegt, und eine missglückte Eröffnung hat Folgen
page-hints-allowed = Tipps sind erlaubt
page-spectators-allowed = Andere dürfen zuschauen
page-listed = Alle finden den Tisch unter „Offene Tische“
page-house-rules = Hausregeln
page-make-table = Tisch öffnen

## Page: lessons

page-learn = Lernen
page-learn-lead = Ein paar Minuten für jedes Spiel: Sie spielen, und der Tisch erklärt.
page-lesson-parts = { $n ->
        [one] Ein Teil
       *[other] { $n } Teile
    }
page-lesson-progress = { $done } von { $all } geschafft
page-lesson-all-done = Alles geschafft
page-lesson-begin = Anfangen
page-lesson-continue = Weitermachen
page-lesson-again = Noch einmal von vorn
page-lesson-step = Teil { $now } von { $all }
page-lesson-show = Zeigen Sie es mir
page-lesson-next = Weiter
page-lesson-back = Zurück
page-lesson-skip = Überspringen
page-lesson-restart = Teil wiederholen
page-lesson-tries = Und was ist, wenn ich …
page-lesson-not-now = Die Regeln erlauben das. Machen Sie hier aber bitte zuerst, was oben steht.
page-lesson-well-done = Gut gemacht!
page-lesson-watch = Schauen Sie, was die anderen tun …
page-lesson-finished = Jetzt können Sie es
page-lesson-finished-text = Das ist alles, was Sie für „{ $rules }“ brauchen. Im Spiel hilft Ihnen der Tisch weiter, und die Regeln sind immer zur Hand.
page-lesson-play = Jetzt gegen Bots spielen
page-level-lesson = spielt nach Plan
page-lesson-do-draw-stock = Tippen Sie auf den verdeckten Stapel: Sie ziehen die oberste Karte.
page-lesson-do-draw-open = Tippen Sie auf den Ablagestapel: Sie nehmen die offene Karte.
page-lesson-do-meld = Tippen Sie auf { $cards }, dann auf „{ $button }“.
page-lesson-do-add = Tippen Sie auf { $cards }, dann auf die Auslage, die aufleuchtet.
page-lesson-do-swap = Tippen Sie auf { $cards }, dann auf die Auslage mit dem Joker.
page-lesson-do-discard = Tippen Sie auf eine Karte, die Sie nicht brauchen, zum Beispiel { $cards }, dann auf „{ $button }“.
page-lesson-do-finish = Ihre letzte Karte liegt: Tippen Sie auf „{ $button }“.
page-lesson-turn = Ihr Spielzug
    .why = Ein Spielzug läuft immer gleich ab: eine Karte ziehen, etwas auslegen, wenn Sie können und wollen, dann eine Karte ablegen. Mit dieser Hand können Sie noch nichts auslegen.
    .done = Das war ein ganzer Spielzug. Jetzt sind die anderen an der Reihe, immer im Uhrzeigersinn.
    .try-1 = … eine Karte ablege, ohne zu ziehen?
page-lesson-meld = Karten auslegen
    .why = Drei Karten mit gleichem Wert sind ein Satz, drei hintereinander in einer Farbe eine Folge. Die offene Neun macht aus Ihren zwei Neunen einen Satz: Nehmen Sie sie.
    .done = Ihre erste Auslage liegt auf dem Tisch. Ihr Nachbar hat auch ausgelegt.
    .try-1 = … die Neun ablege, die ich gerade genommen habe?
    .try-2 = … meine Pik-Folge auch noch auslege?
page-lesson-add = Anlegen
    .why = Sie dürfen Karten an jede Auslage auf dem Tisch anlegen, auch an die der anderen. So werden Sie einzelne Karten los.
    .done = Zwei Karten weniger. Was Sie nicht mehr auf der Hand haben, bringt den anderen keine Punkte.
    .try-1 = … einen Buben an die Damen anlege?
page-lesson-rid = Die letzte Karte
    .why = Wer keine Karte mehr hat, gewinnt sofort: Das ist Rommé. In diesem Spiel müssen Sie keine Karte zum Ablegen behalten.
    .done = Rommé! Die anderen zählen, was sie noch auf der Hand haben, und Sie bekommen die Punkte.
    .try-1 = … drei Karten auslege, die nicht zusammengehören?
page-lesson-wait = Der erste Spielzug
    .why = Um das erste Mal auszulegen, brauchen Sie 40 Augen. Bis dahin ziehen Sie vom verdeckten Stapel und legen eine Karte ab. Die offene Karte dürfen Sie nur nehmen, wenn Sie sofort mit ihr eröffnen. Und behalten Sie den Joker.
    .done = Gut. So sammeln Sie, bis es zum Eröffnen reicht.
    .try-1 = … den Joker ablege?
page-lesson-free = Der erste Spielzug
    .why = Um das erste Mal auszulegen, brauchen Sie 40 Augen. Die offene Karte dürfen Sie immer auf die Hand nehmen, auch wenn Sie noch nichts auslegen können: Die Pik-Sieben passt zu Ihrer Pik-Acht.
    .done = Gute Wahl. Wenn Ihnen eine Karte doch nicht gefällt, dürfen Sie sie sofort zurücklegen; dann ist Ihr Spielzug vorbei.
    .try-1 = … den Joker ablege?
page-lesson-kept = Der erste Spielzug
    .why = Um das erste Mal auszulegen, brauchen Sie 40 Augen. Die offene Karte dürfen Sie immer nehmen: Die Pik-Sieben passt zu Ihrer Pik-Acht. Legen Sie sie nur nicht im selben Spielzug wieder ab.
    .done = Gute Wahl. So geht es weiter, bis es zum Eröffnen reicht.
    .try-1 = … die Sieben gleich wieder ablege?
page-lesson-open = Eröffnen
    .why = Ihre ersten Auslagen müssen zusammen 40 Augen zählen, in einem Spielzug. Bildkarten zählen 10, die anderen ihre Zahl. Der Tisch zählt mit.
    .done = Eröffnet! Ab jetzt dürfen Sie auslegen, was Sie möchten.
    .try-1 = … zuerst meine Neun an die Folge des Nachbarn anlege?
    .try-2 = … nur die drei Könige auslege und dann eine Karte ablege?
page-lesson-joker = Der Joker
    .why = Ein Joker steht für eine Karte, die Ihnen fehlt, und zählt so viel wie sie. Mit der Karo-Acht und der Karo-Neun kann er die Sieben oder die Zehn sein: Der Tisch fragt Sie.
    .done = Der Joker steht jetzt für diese Karte und für keine andere.
    .try-1 = … zwei Joker mit einem Buben auslege?
page-lesson-lay-off = Weiter auslegen und anlegen
    .why = Sie haben eröffnet: Jetzt dürfen Sie auslegen, so viel Sie möchten, auch mit wenigen Augen, und Karten an jede Auslage auf dem Tisch anlegen.
    .done = Nur noch eine Karte auf der Hand: Das ging schnell.
    .try-1 = … die Dame an die Könige anlege?
page-lesson-taken = Die offene Karte
    .why = Nach dem Eröffnen dürfen Sie die offene Karte nehmen, wenn Sie sie im selben Spielzug verwenden. Sie bleibt offen liegen, bis Sie sie ausgelegt haben. Die Herz-Acht passt an Ihre Folge.
    .done = Sofort verwendet, wie es die Regel verlangt. Sonst ginge die Karte zurück, und Ihr Spielzug wäre vorbei.
    .try-1 = … ablege, ohne die Acht zu verwenden?
page-lesson-swap = Einen Joker tauschen
    .why = Der Joker dort steht für die Herz-Zehn, und die haben Sie. Legen Sie sie an seine Stelle: Der Joker gehört dann Ihnen, aber Sie müssen ihn im selben Spielzug wieder auslegen.
    .done = Ein schöner Spielzug: eine Karte weg, und der Joker macht Ihre Folge vollständig.
    .try-1 = … die Karo-Dame gegen den Joker tausche?
    .try-2 = … den Joker für später behalte?
page-lesson-last = Das Spiel beenden
    .why = Um das Spiel zu beenden, legen Sie alle Karten bis auf eine aus, und die legen Sie ab. Die Herz-Dame ließe sich auch anlegen, aber Sie brauchen sie zum Ablegen.
    .done = Rommé! Das Spiel ist aus, und jetzt wird gezählt, was die anderen noch auf der Hand haben.
    .try-1 = … die Dame an die anderen Damen anlege?
page-lesson-hand = Hand-Rommé
    .why = Sie haben noch nichts ausgelegt, und jetzt passt alles auf einmal: vier Auslagen und eine Karte zum Ablegen. Das ist ein Hand-Rommé. Er zählt mehr, und die 40 Augen brauchen Sie dafür nicht.
    .done = Hand-Rommé! Das sieht man nicht alle Tage.
page-lesson-super = Superrommé
    .why = Alle vierzehn Karten passen in Auslagen, keine bleibt zum Ablegen. Weil Sie noch nichts ausgelegt haben, dürfen Sie das Spiel so beenden: Der Superrommé zählt am meisten.
    .done = Superrommé! Besser geht es nicht.
problem-no-lesson = Diese Lektion gibt es nicht. Wählen Sie eine unter „Lernen“.

## Page: rules

page-rules-title = Regeln und Hausregeln
page-rules-lead = Lesen Sie nach, wie gespielt wird, oder stellen Sie eigene Regeln zusammen.
page-rules-read = Lesen
page-rules-change = Ändern
page-rules-words = Als Text zeigen
page-rules-play = Nach diesen Regeln spielen
page-rules-learn = Dieses Spiel lernen
page-rules-mine = Meine Regeln
page-rules-none = Noch nichts gespeichert. Ändern Sie ein Regelwerk und speichern Sie es unter einem eigenen Namen.
page-rules-based = Grundlage: { $rules }
page-rules-differences = { $n ->
        [0] keine Änderung
        [one] eine Änderung
       *[other] { $n } Änderungen
    }
page-rules-name = Name für diese Regeln
page-rules-save = Auf diesem Gerät speichern
page-rules-saved = Gespeichert.
page-rules-delete = Löschen
page-rules-delete-sure = Wirklich löschen?
page-rules-shared = Jemand hat diese Regeln mit Ihnen geteilt.
page-rules-changed = geändert
page-rules-undo = Zurücksetzen
page-rules-undo-all = Alle Änderungen zurücknehmen
page-rules-idle = Hat bei den übrigen Regeln keine Wirkung.
page-rules-senseless = Das passt nicht zusammen
page-rules-ways = Das können Sie tun:
page-rules-clauses = Punkt für Punkt
page-rules-clauses-hint = Das steht in den Regeltexten; was in keinem steht, ist als Annahme gekennzeichnet. Lehnt der Tisch etwas ab, nennt er den Punkt oder, wenn seine Regeln davon abweichen, seine eigene Regel weiter oben.
page-rules-clause = Punkt { $clause }
page-rules-bad-link = Die Regeln in diesem Link lassen sich nicht lesen. Bitten Sie um den vollständigen Link.
page-rules-players = { $n } Spieler
page-rules-less = { $what }: weniger
page-rules-more = { $what }: mehr
page-rules-band-most = Augen auf der Hand (höchstens)
page-rules-band-points = Wertungspunkte
page-rules-band-add = Stufe hinzufügen
page-rules-band-remove = Stufe entfernen
page-rules-marked = Abweichungen vom Regelwerk sind markiert.
page-senseless-players-reversed = Es können nicht mindestens { $least } und zugleich höchstens { $most } Spieler am Tisch sitzen.
page-senseless-pack-too-small = Für { $players } Spieler brauchen Sie mindestens { $need } Karten, aber es sind nur { $have }.
page-senseless-lay-offs-before-opening = Wenn zum Eröffnen eine bestimmte Augenzahl nötig ist, kann man nicht schon vorher anlegen.
page-senseless-factor-without-hand-romme = Ein Hand-Rommé kann nicht mehrfach zählen, wenn es nach diesen Regeln keinen gibt.
page-senseless-factor-with-rating = Bei Wertungspunkten hat der Hand-Rommé schon seine eigene Punktzahl und kann darum nicht auch noch mehrfach zählen.
page-senseless-too-few-to-sit-out = Der Geber kann nur aussetzen, wenn genug Spieler am Tisch sitzen; hier sind es höchstens { $most }.
page-senseless-opening-out-of-reach = Mit { $players } Spielern und je { $cards } Karten kann niemand in einem Spielzug mehr als { $have } Augen auslegen; zum Eröffnen sind aber { $need } nötig.
page-senseless-pile-without-end = Ein Spiel könnte ewig dauern, weil { -open-pile } immer wieder verwendet werden darf.
page-senseless-turns-without-end = Ein Spiel könnte ewig dauern, weil die offene Karte immer wieder genommen und zurückgelegt werden darf.

## Page: frame and account

page-nowhere = Diese Seite gibt es nicht
page-nowhere-hint = Vielleicht ist der Link veraltet oder nur zum Teil kopiert.
page-not-loaded = Diese Seite ließ sich nicht laden: Entweder ist das Netz weg, oder es gibt eine neue Version.
page-load-again = Neu laden
page-offline = Keine Verbindung zum Server. Umsehen können Sie sich, spielen nicht.
page-settings = Einstellungen
page-settings-hint = Die Einstellungen gelten nur auf diesem Gerät.
page-settings-reading = Lesen
page-settings-cards = Karten und Tisch
page-settings-sound = Ton und Bewegung
page-settings-keyboard = Tastatur
page-preview = Vorschau des Tisches
page-faces = Kartenbild
page-face-auto = automatisch
page-face-auto-hint = Bei großer Schrift extragroß, sonst französisch
page-face-french = französisch
page-face-french-hint = Mit Figuren; die Buchstaben richten sich nach der Sprache der Seite: B, D, K
page-face-german = deutsche Buchstaben
page-face-german-hint = Immer B, D, K (Bube, Dame, König) wie auf deutschen und Luxemburger Karten, auch wenn Sie die Sprache wechseln
page-face-large = extragroß
page-face-large-hint = Nur Wert und Farbe, ohne Figuren
page-backs = Rückseite
page-back-lattice = rotes Gitter
page-back-diamonds = blaue Rauten
page-back-waves = grüne Wellen
page-back-rays = violette Strahlen
page-back-plain = dunkelblau, schlicht
page-felt = Tischfarbe
page-felt-green = grün
page-felt-blue = blau
page-felt-burgundy = weinrot
page-felt-grey = grau
page-large-print-hint = Größere Schrift und größere Karten
page-four-colours-hint = Karo blau, Kreuz grün
page-sounds = Töne
page-sounds-hint = Wenn Sie dran sind oder eine Karte fällt
page-motion = Animationen
page-motion-hint = Karten fliegen vom Stapel auf die Hand
page-pace = Tempo
page-pace-hint = Wie lange Bots warten und wie schnell sich Karten bewegen. Gilt an Tischen, an denen Sie Gastgeber sind oder nur gegen Bots spielen.
page-pace-leisurely = Gemütlich
page-pace-normal = Normal
page-pace-brisk = Zügig
page-pace-instant = Sofort
page-fast-forward = Bis zum nächsten Spiel vorspulen
page-sounds-offer = Möchten Sie am Tisch Töne hören?
page-sounds-accept = Ja, gern
page-sounds-decline = Nein, danke
page-volume = Lautstärke
page-test-sound = Testton abspielen
page-vibration = Vibration
page-vibration-hint = Das Gerät vibriert, wenn Sie dran sind
page-notifications = Benachrichtigungen
page-notifications-hint = Wenn Sie dran sind und diese Seite gerade nicht vor sich haben
page-notifications-blocked = Ihr Browser blockiert Benachrichtigungen dieser Seite. Sie können sie in den Einstellungen des Browsers erlauben.
page-notification-body = Ihr Tisch wartet auf Sie ({ $rules }).
page-letter-keys = Buchstaben als Tastenkürzel
page-letter-keys-hint = Am Tisch mit einzelnen Buchstaben auf der Tastatur spielen
page-me = Profil
page-start-bots = Gegen Bots
page-start-bots-hint = Es geht sofort los, ohne Konto.
page-start-friends = Mit Freunden
page-start-friends-hint = Öffnen Sie einen Tisch, und verschicken Sie den Link oder den Code.
page-start-more = Mehr
page-start-learn = Rommé lernen
page-start-learn-hint = In ein paar Minuten, mit den Karten in der Hand
page-start-watch = Zuschauen
page-start-watch-hint = Tische, an denen Sie zuschauen können
page-start-tournaments = Vereinsturniere
page-start-tournaments-hint = Anmeldung, Plätze, Spiellisten und Stand für das Turnier Ihres Vereins
page-start-promise = Kostenlos, ohne Werbung, ohne Konto. Jede Verteilung der Karten lässt sich nachprüfen, und Bots sind immer als Bots gekennzeichnet.
page-playing-now = läuft
page-waits-for-players = wartet auf Spieler
page-between-games = zwischen zwei Spielen
page-go-on = Weiterspielen
page-watch-lead = An diesen Tischen darf jeder zuschauen. Verdeckte Karten bleiben verdeckt.
page-watch-none = Im Moment gibt es keinen Tisch, an dem Sie zuschauen können.
page-watch-this = Zuschauen
page-nobody-yet = Sie sind nicht angemeldet.
page-come-in = Als Gast weiter
page-as-guest = Als Gast
page-name-hint = So sehen die anderen Sie am Tisch.
page-save = Speichern
page-saved = Gespeichert
page-cancel = Abbrechen
page-account = Konto
page-account-why = Mit einem Konto haben Sie auf allen Ihren Geräten dasselbe Profil. Sie brauchen keine E-Mail-Adresse und zahlen nichts.
page-account-make = Konto anlegen
page-login = Anmeldename
page-login-hint = Damit melden Sie sich an: 3 bis 32 Buchstaben oder Ziffern.
page-password = Passwort
page-password-new = Neues Passwort
page-password-hint = Mindestens 8 Zeichen
page-password-set = Passwort festlegen
page-password-change = Passwort ändern
page-by-passkey = Mit Passkey
page-by-password = Mit Passwort
page-passkey-why = Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Geräte-PIN an: Sie müssen sich nichts merken.
page-passkeys = Passkeys
page-passkey-add = Passkey hinzufügen
page-passkey-failed = Das Gerät hat keinen Passkey geliefert. Versuchen Sie es noch einmal, oder nehmen Sie ein Passwort.
page-sign-in = Anmelden
page-sign-in-note = Was Sie hier als Gast gespielt haben, wird nicht ins Konto übernommen.
page-sign-out = Abmelden
page-forgot = Passwort vergessen?
page-recover = Mit Notfallcode anmelden
page-recovery-code = Notfallcode
page-codes = Notfallcodes
page-codes-why = Mit jedem dieser Codes können Sie sich einmal anmelden, wenn sonst nichts mehr geht. Schreiben Sie die Codes auf: Sie werden nur jetzt gezeigt.
page-codes-left = { $n ->
    [0] Kein Notfallcode mehr
    [one] Noch ein Notfallcode
   *[other] Noch { $n } Notfallcodes
  }
page-codes-new = Neue Codes
page-codes-noted = Ich habe sie aufgeschrieben
page-codes-print = Drucken
page-sessions = Wo Sie angemeldet sind
page-this-device = dieses Gerät
page-last-used = zuletzt { $date }
page-end-session = { $device } abmelden
page-remove-passkey = Passkey von { $device } entfernen
page-end-others = Alle anderen Geräte abmelden
page-my-data = Meine Daten
page-export = Alles herunterladen, was über mich gespeichert ist
page-forget-me = Mein Konto löschen
page-forget-why = Ihr Name und Ihr Konto werden gelöscht. Ihre Plätze und Nachrichten bleiben ohne Namen erhalten, in Turnieren auch Ihre Startnummer. Das lässt sich nicht rückgängig machen.
page-type-name = Geben Sie zur Sicherheit Ihren Namen ein: { $name }
page-confirm-passkey = Mit Passkey bestätigen
page-confirm-title = Bestätigen Sie, dass Sie es sind
page-confirm-why = Sie wollen ändern, wie Sie sich anmelden, oder Ihre Daten herunterladen. Bitte bestätigen Sie, dass Sie es sind, damit das an einem entsperrten Gerät niemand anderes tut.
page-confirm = Bestätigen
page-confirm-code = Stattdessen einen Notfallcode verwenden
page-confirm-code-hint = Der Code ist danach verbraucht.
page-confirm-password = Stattdessen das Passwort verwenden
page-confirm-nothing = Auf diesem Gerät können Sie weder mit Passwort noch mit Notfallcode bestätigen. Öffnen Sie die Seite auf einem Gerät, das Ihren Passkey hat.
page-recovered = Sie sind wieder angemeldet
page-recovered-why = Alle anderen Geräte wurden abgemeldet. Prüfen Sie, womit man sich noch an Ihrem Konto anmelden kann, und entfernen Sie, was nicht Ihnen gehört.
page-recovered-none = Anmelden können Sie sich jetzt nur noch mit dem neuen Passwort oder einem der übrigen Notfallcodes.
page-recovered-codes = Wenn jemand anderes Ihre Notfallcodes gesehen haben könnte, erstellen Sie neue.
page-remove-all = Alle Passkeys entfernen
page-recovered-done = Das gehört alles mir

## Page: the table

page-all-laid = keine Karten mehr
page-before-your-turn = Früher
page-beside = Neben dem Tisch
page-panel-news = Verlauf
page-panel-scores = Liste
page-panel-chat = Chat
page-chat-about = Optionen …
page-chat-unread = Chat: { $n } neu
page-close-table = Tisch schließen
page-come-back = Selbst weiterspielen
page-crosses = Kreuze
page-dealer-sign = G
page-deals = gibt
page-do-it = So spielen
page-draw-here = Hier ziehen
page-draw-stock = Ziehen
page-draw-open = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } nehmen
page-game-number = Spiel
page-game-of = Spiel { $n }
page-game-of-games = Spiel { $n } von { $all }
page-game-to-points = Spiel { $n } · bis { $points }
page-games-left = { $n ->
    [0] Das war das letzte Spiel.
    [one] Noch ein Spiel.
   *[other] Noch { $n } Spiele.
  }
page-home-keep = Zur Startseite (Platz behalten)
page-host = Gastgeber
page-keys = Tastenkürzel
page-keys-about = Alles am Tisch geht auch ohne Maus. Die Buchstaben lassen sich in den Einstellungen ausschalten.
page-key-space = Leertaste
page-key-for-cards = von Karte zu Karte
page-key-for-move = die Karte auf der Hand verschieben
page-key-for-pick = eine Karte auswählen
page-key-for-places = zum nächsten Bereich
page-key-for-cancel = Auswahl aufheben
page-key-for-stock = vom Stapel ziehen
page-key-for-open = die offene Karte nehmen
page-key-for-meld = die gewählten Karten auslegen
page-key-for-go = zur Auslage, an die sie passen
page-key-for-discard = ablegen
page-key-for-undo = zurücknehmen
page-key-for-hint = einen Tipp zeigen
page-key-for-sort = anders sortieren
page-key-for-list = die Liste zeigen
page-key-for-chat = den Chat zeigen
page-key-for-rules = die Regeln zeigen
page-key-for-help = diese Hilfe zeigen
page-label = { $label }:
page-lay-onto = Anlegen an: { $cards }
page-leave = Tisch verlassen
page-leave-free = Ihr Platz wird frei.
page-leave-runs = Ein Bot spielt für Sie weiter. Sie können jederzeit zurückkommen.
page-leave-waits = Das Spiel wartet auf Sie. Sie können jederzeit zurückkommen.
page-pending-discard = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } wird abgelegt, sobald die Verbindung wieder da ist.
page-pending-draw = Sie ziehen, sobald die Verbindung wieder da ist.
page-pending-first = Bitte warten Sie so lange mit dem nächsten Schritt.
page-pending-leave = Sie verlassen den Tisch, sobald die Verbindung wieder da ist.
page-pending-move = Ihr Zug wird gespielt, sobald die Verbindung wieder da ist.
page-pending-other = Warten auf die Verbindung …
page-stay = Bleiben
page-looking-on = Sie schauen zu.
page-table-full = Alle Plätze sind besetzt.
page-match-won = Die Partie geht an { $names }.
page-meld-is = Auslage von { $name }: { $cards }
page-menu = Menü
page-mute = Nachrichten von { $name } ausblenden
page-unmute = { $n ->
    [one] Ausgeblendete Person wieder anzeigen
   *[other] { $n } ausgeblendete Personen wieder anzeigen
  }
page-silence = { $name } hier nicht mehr schreiben lassen
page-unsilence = { $name } hier wieder schreiben lassen
page-report = Dem Betreiber melden
page-reported = Danke. Der Betreiber sieht es sich an.
page-nobody-wrote = Noch hat niemand etwas geschrieben.
page-presets = Vorgefertigte Nachrichten
page-send = Senden
page-write = Etwas schreiben
page-new-meld = Neue Auslage
page-no-games-yet = Noch ist kein Spiel beendet.
page-opened-short = eröffnet
page-place = Rang
page-place-number = { $n }.
page-players = Die anderen Spieler
page-seats-open = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
  }
page-see-clause = Punkt { $clause } in den Regeln
page-see-house-rule = Hausregel { $clause }
page-see-replay = Spiel noch einmal ansehen
page-slow = Langsame Verbindung …
page-sort = Karten sortieren
page-sort-melds = Nach Auslagen
page-sort-melds-short = Auslagen
page-sort-rank-short = Wert
page-sort-suit-short = Farbe
page-sum = Summe
page-take-back-one = Zurücknehmen: { $cards }
page-take-up = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } wieder aufnehmen
page-told-match = { $who ->
    [you] Die Partie beginnt. Sie geben.
   *[other] Die Partie beginnt. { $name } gibt.
  }
page-told-cut = { $who ->
    [you] Sie heben ab.
   *[other] { $name } hebt ab.
  }
page-told-dealt = Die Karten sind gegeben und gezählt: Jeder hat { $n }. Offen liegt { $card ->
    [Joker] ein Joker
   *[other] { $card }
  }.
page-told-turned-over = Der Ablagestapel wird umgedreht.
page-told-reshuffled = Der Ablagestapel wird gemischt.
page-told-drew-own = Sie ziehen { $card ->
    [Joker] einen Joker
   *[other] { $card }
  }.
page-told-passed = { $who ->
    [you] Sie beenden den Zug, ohne abzulegen.
   *[other] { $name } beendet den Zug, ohne abzulegen.
  }
page-told-sat-down = { $name } nimmt Platz.
page-told-stood-up = Platz { $seat } ist frei.
page-told-your-turn = Sie sind dran.
page-waiting-for = Warten auf { $names } …
page-way-add = anlegen
page-way-swap = den Joker tauschen
page-you-are-bridged = Ein Bot spielt für Sie.
page-you-play = Ihre Karten
page-you-sit-out = Sie setzen dieses Spiel aus.
page-match-points = Punkte in der Partie: { $n }
page-melds = Auslagen auf dem Tisch

## Page: replays

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Zeile { $line }: { $reason }
  }
page-my-games = Meine Spiele
page-no-games = Sie haben noch kein Spiel beendet. Beendete Spiele können Sie sich hier noch einmal ansehen, Zug für Zug.
page-more-games = Frühere Spiele zeigen
page-try-again = Noch einmal versuchen
page-with = mit { $names }
page-you-won = Sie haben gewonnen.
page-other-won = { $name } hat gewonnen.
page-you-sat-out = Sie haben gegeben und ausgesetzt.
page-game-file = Spieldatei
page-file-about = Ein gespeichertes Spiel, von hier oder anderswo, können Sie sich noch einmal ansehen. Die Datei wird nicht auf dem Server gespeichert.
page-open-file = Spieldatei öffnen
page-drop-file = oder hierher ziehen
page-file-too-large = Diese Datei ist zu groß für eine Spieldatei.
page-replay = Spiel noch einmal ansehen
page-replay-controls = Spiel abspielen
page-replay-step = Zug
page-replay-at = Zug { $step } von { $last }
page-replay-first = Zum Anfang
page-replay-back = Einen Zug zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Einen Zug weiter
page-replay-last = Zum Ende
page-replay-moves = Züge
page-speed = Tempo
page-view-of = Sichtbare Karten
page-view-all = Alle Karten offen
page-view-seat = Aus Sicht von { $name }
page-hand-of = Hand von { $name }
page-no-meld = Ausgelegt, aber weder Satz noch Folge
page-by-bridge = (hier hat ein Bot gespielt)
page-in-line = In Zeile { $line } der Datei:
page-opinions = Was die Bots meinen
page-opinion-of = Die Züge von
page-ask-bots = Die Bots fragen
page-ask-this = Was meinen die Bots zu diesem Zug?
page-stop = Abbrechen
page-asking = { $n } von { $of } Zügen geprüft …
page-opinion-about = Die Bots spielen jeden dieser Züge viele Male durch. Dabei wissen sie nur, was der Spieler sehen konnte. Dann sagen sie, was besser gewesen wäre und warum.
page-opinion-summary = Bewertung der Züge von { $name }
page-opinion-elsewhere = Das ist kein Zug von { $name }.
page-next-worse = Zum nächsten schwachen Zug
page-only-move = Hier gab es keine Wahl: Die Regeln erlaubten nur das.
page-no-opinion = Die Bots haben zu diesem Zug keine Meinung.
page-verdict-best = am besten
page-verdict-good = gut
page-verdict-inaccurate = ungenau
page-verdict-poor = schwach
page-better = Besser:
page-as-good = Etwa ebenso gut:
page-behind = { $scoring ->
    [rating] Im Schnitt { $points } Wertungspunkte weniger als mit dem besten Zug.
    [own_hand] Im Schnitt { $points } Minuspunkte mehr als mit dem besten Zug.
   *[winner_takes_all] Im Schnitt { $points } Punkte weniger als mit dem besten Zug.
  }
page-opinion-worlds = Dafür wurde das Spiel von hier aus { $worlds }-mal zu Ende gespielt.
page-before-move = Die Stellung vor diesem Zug
page-chart = Spielverlauf
page-chart-about = Augen auf der Hand nach jedem Spielzug: je weniger, desto besser.
page-as-table = Als Tabelle
page-turn = Spielzug
page-check-heading = Wurde ehrlich gegeben?
page-check-about = Ihr Browser rechnet die ganze Verteilung nach: aus der geheimen Nummer des Tisches und aus den Nummern, die die Geräte der Spieler beigesteuert haben. Sie müssen niemandem vertrauen.
page-check-deal = Verteilung prüfen
page-check-numbers = Die Nummern zeigen
page-check-number = Prüfnummer, vor der ersten Karte gezeigt
page-check-secret = Geheime Nummer, nach dem Spiel gezeigt
page-check-nonces = Nummern von den Geräten der Spieler, nach Plätzen
page-check-no-nonce = keine
page-check-lifted = Abgehobene Karten
page-check-deck = Das Kartenspiel nach dem Abheben, oberste Karte zuerst
page-points = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
  }
page-check-noted = Ihr Browser hat sich genau diese Prüfnummer während des Spiels gemerkt, als die geheime Nummer noch nicht bekannt war.
page-check-own-nonce = Die Nummer von Ihrem eigenen Gerät ist Teil dieser Verteilung.
page-check-nonce-left-out = Ihr Gerät hat eine Nummer gesendet, sie wurde bei dieser Verteilung aber nicht verwendet. Das kann an einer langsamen Verbindung liegen; kommt es öfter vor, fragen Sie den Betreiber des Servers.
page-check-other = Während des Spiels wurde Ihrem Browser eine andere Prüfnummer gezeigt.
