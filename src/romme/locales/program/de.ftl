### Output of the terminal program, and what the server says about clauses and hints.

## The clauses of the rule documents, in our own words

clause-K1 = Zwei bis sechs Personen spielen. Vor Beginn vereinbaren sie eine Zahl von Spielen oder eine Zielpunktzahl.
clause-K2 = Ein Kartenspiel mit 52 Karten. Die Reihenfolge ist Ass, 2 bis 10, Bube, Dame, König; das Ass steht nur vor der Zwei.
clause-K3 = Den ersten Geber bestimmt der Zufall; danach gibt reihum der linke Nachbar.
clause-K4 = Zwei Spieler bekommen je 10 Karten, drei oder vier je 7, fünf oder sechs je 6. Die nächste Karte beginnt den Ablagestapel, der Rest bildet den verdeckten Stapel.
clause-K5 = Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe. Ein Satz sind drei oder vier Karten gleichen Wertes.
clause-K6 = Man darf überall Karten anlegen, wenn wieder ein gültiger Satz oder eine gültige Folge entsteht. Was auf dem Tisch liegt, wird nie umgebaut oder wieder aufgenommen.
clause-K7 = Der linke Nachbar des Gebers beginnt. Ein Spielzug besteht aus Ziehen, Auslegen, Anlegen und Ablegen.
clause-K8 = Jeder Spielzug beginnt mit dem Ziehen: Die oberste Karte vom verdeckten Stapel oder vom Ablagestapel kommt auf die Hand.
clause-K9 = In einem Spielzug darf man einen Satz oder eine Folge auslegen, muss aber nicht.
clause-K10 = Man darf beliebig viele Karten anlegen, muss aber nicht.
clause-K11 = Am Ende des Spielzugs wird eine Karte offen abgelegt, nur nicht die, die man in diesem Zug vom Ablagestapel genommen hat.
clause-K12 = Ist der verdeckte Stapel leer und will der Spieler die offene Karte nicht, wird der Ablagestapel ungemischt umgedreht und bildet den neuen verdeckten Stapel.
clause-K13 = Wer seine letzte Karte durch Auslegen, Anlegen oder Ablegen loswird, macht Rommé; das Spiel ist sofort zu Ende.
clause-K14 = König, Dame und Bube zählen 10, das Ass 1, die übrigen Karten ihre Zahl. Der Gewinner bekommt die Augen aller Karten, die die anderen noch auf der Hand haben.
clause-K15 = Es wird weitergespielt, bis jemand die Zielpunktzahl erreicht oder die vereinbarte Zahl von Spielen gespielt ist.
clause-K16 = Muss der Ablagestapel wieder umgedreht werden, ohne dass seit dem letzten Mal etwas aus- oder angelegt wurde, ist das Spiel festgefahren: Es ist zu Ende, und niemand bekommt Punkte.

clause-T1 = Gespielt wird mit zwei Kartenspielen zu 52 Karten und sechs Jokern, zusammen 110 Karten. Platz 1 prüft sie vor jeder Serie.
clause-T2 = Am Tisch sitzen vier, der Geber spielt nicht mit. Dreiertische gibt es nur zum Ausgleich.
clause-T3 = Der Geber mischt, der rechte Nachbar hebt ab, jeder bekommt einzeln 13 Karten und prüft ihre Zahl, eine Karte wird aufgedeckt. Der linke Nachbar des Gebers beginnt. Eine später bemerkte falsche Kartenzahl wird durch Nichtziehen oder Nichtablegen korrigiert; in diesem Zug darf der Spieler weder eröffnen noch auslegen, anlegen oder Joker tauschen. Bei Spielende zieht nach, wer zu wenige Karten hat; wer zu viele hat, zählt alle.
clause-T4a = Wer noch nicht eröffnet hat, zieht vom verdeckten Stapel und legt eine Karte ab, nie einen Joker; oder er nimmt die offene Karte, aber nur, um damit sofort zu eröffnen.
clause-T4b = Wer eröffnet hat, zieht vom verdeckten Stapel und legt eine Karte ab, nie einen Joker; die offene Karte darf er nehmen, wenn er sie in diesem Zug verwendet.
clause-T4c = Wer die genommene offene Karte weder zum Eröffnen, Auslegen oder Anlegen noch zum Jokertausch verwendet, legt sie zurück; sein Spielzug ist zu Ende.
clause-T4d = Eine vom Ablagestapel genommene Karte bleibt offen auf dem Tisch und kommt nie auf die Hand; das gilt auch für eingetauschte Joker.
clause-T5 = Sind die Restkarten verbraucht, ist das Spiel zu Ende, auch wenn niemand Rommé gemacht hat, und wird gewertet.
clause-T6 = Die ersten Sätze und Folgen müssen zusammen mindestens 40 Augen zählen; dann darf man im selben Zug auch anlegen und Joker tauschen. Was liegt, das liegt. Falsches wird zurückgenommen; Richtiges bleibt liegen, wenn es noch mindestens 40 Augen sind.
clause-T7 = Beim Eröffnen zählt das Ass 11 im Satz und 11 oder 1 in der Folge, Bildkarten 10, die übrigen ihre Zahl, ein Joker wie die Karte, für die er steht.
clause-T8 = Ein Satz sind drei oder vier Karten gleichen Wertes in verschiedenen Farben, eine Folge drei oder mehr aufeinanderfolgende Karten einer Farbe. Das Ass steht hinter dem König und zählt 11, auch wenn die Zwei folgt, oder ohne König vor der Zwei und zählt 1. Eine Folge darf in beide Richtungen wachsen. Joker ersetzen jede Karte; sie liegen nie nebeneinander und sind in der Unterzahl. Ablegen darf man einen Joker nur zum Beenden.
clause-T9 = Wer eröffnet hat, darf weitere Sätze und Folgen auslegen, anlegen und Joker tauschen, im Satz nur bei vier Karten. Ein eingetauschter Joker wird im selben Zug wieder ausgelegt.
clause-T10 = Sieger ist, wer als Erster alle Karten aus- oder angelegt und eine abgelegt hat. Mit einer Karte auf der Hand zieht man nur vom verdeckten Stapel; mit zwei oder mehr darf man zum Beenden auch einen indirekten Anleger vom Ablagestapel nehmen. Hand-Rommé: ohne vorheriges Eröffnen alle 13 Karten in einem Zug auslegen und eine ablegen, ohne Anlegen und Jokertausch; die 40 Augen gelten nicht. Hand-Rommé mit Anlegen: ebenso, aber mit Anlegen oder Jokertausch; die 40 Augen gelten.
clause-T11 = Die Handkarten der anderen werden im Uhrzeigersinn offen gezählt. Ein Joker zählt 20, ein Ass immer 11.
clause-T12 = Wertungspunkte: Hand-Rommé 8, mit Anlegen 6, Rommé 5; eröffnet und bis 10 Augen 3, bis 30 Augen 2, mehr 1; nicht eröffnet und bis 100 Augen 0, mehr minus 1.
clause-T13 = Wertungspunkte und Augen kommen in die Spielliste und werden je Spieler addiert. Ein Spiel mit Minuspunkt wird als Kreuz eingetragen.
clause-T14 = Nach der Serie werden die Minuspunkte abgezogen. Zuerst zählen die Wertungspunkte, bei Gleichstand die niedrigere Augensumme, dann entscheidet das Los.
clause-T15 = Nach dem Spiel legen die anderen ihre Karten offen hin und zählen sie. Wer sie ungezählt wegwirft, bekommt einen Punkt weniger. Beim zweiten Mal wird die Spielleitung oder der Schiedsrichter informiert, und es wird erneut ein Punkt abgezogen.

clause-V1-1 = Rommé ist ein Kartenspiel für drei oder mehr Personen.
clause-V1-2 = Am Tisch sitzen vier; der Geber spielt nicht mit.
clause-V1-3 = Zum Ausgleich darf es Dreiertische geben; dort spielt der Geber mit.
clause-V2-1 = Gespielt wird mit zwei Kartenspielen zu 52 Karten und je drei Jokern. Die Reihenfolge der Farben ist Kreuz, Pik, Herz, Karo.
clause-V2-2 = Ein Joker zählt 20, ein Ass 11, König, Dame und Bube 10, alle anderen Karten ihre Zahl.
clause-V3-1 = Die Plätze werden ausgelost oder gesetzt. Platz 1 wählt seinen Stuhl, die anderen folgen im Uhrzeigersinn.
clause-V3-2 = Vor dem ersten Geben wird geprüft, ob die Karten vollständig sind.
clause-V4-1 = Platz 1 gibt zuerst, dann geht es im Uhrzeigersinn weiter. Der rechte Nachbar von Platz 1 gibt immer das letzte Spiel.
clause-V4-2 = Der Geber mischt gründlich und lässt den rechten Nachbarn einmal abheben; der liegen gebliebene Teil kommt obenauf, dann wird von oben gegeben.
clause-V4-3 = Wurden die Karten gestochen oder geblättert, werden sie vor dem Geben noch einmal gründlich gemischt.
clause-V4-4 = Abheben ist Pflicht: Mindestens vier Karten werden abgehoben, mindestens vier bleiben liegen.
clause-V4-5 = Ist der Abhebende vorübergehend abwesend, darf der rechts neben ihm sitzende Spieler abheben, es sei denn, der Abhebende hat es sich ausdrücklich vorbehalten. Bei längerer Abwesenheit entscheidet ein Schiedsrichter.
clause-V4-6 = Jeder bekommt einzeln 13 Karten, beim linken Nachbarn des Gebers beginnend; der Rest ist der verdeckte Stapel. Seine oberste Karte wird aufgedeckt, wenn alle ihre 13 Karten bestätigt haben. Eine später bemerkte falsche Kartenzahl wird durch Nichtziehen oder Nachziehen korrigiert; in diesem Zug darf der Spieler nicht auslegen.
clause-V4-7 = Deckt der Geber beim Geben eine Karte auf, wird neu gegeben.
clause-V4-8 = Sind die Karten ungleich verteilt und wird das vor Spielbeginn bemerkt, oder haben mehrere eine falsche Kartenzahl, wird neu gegeben.
clause-V4-9 = Einsprüche gegen Mischen, Abheben oder Geben müssen kommen, bevor die Karten aufgenommen werden.
clause-V4-10 = Hat jemand gegeben, der nicht an der Reihe war, ist das Spiel ungültig, auch ein beendetes. Eine Runde ist abgeschlossen, wenn ihr letztes Spiel ordnungsgemäß eingetragen ist; nur bei einer fehlerhaften letzten Eintragung der Serie entscheiden die Unterschriften.
clause-V4-11 = Bei falscher Geberfolge in der laufenden Runde werden alle Spiele ab dem ersten falschen wiederholt.
clause-V4-12 = Liegt der Fehler weiter zurück oder ist er nicht zu klären, bleiben abgeschlossene Runden gültig; die laufende Runde beginnt neu mit Platz 1.
clause-V5-1 = Ein Spielzug beginnt mit einer Karte vom Ablagestapel oder vom verdeckten Stapel. Dann darf man auslegen; das Ablegen beendet den Zug. Nur der Superrommé kommt ohne Ablegen aus.
clause-V5-2 = Die ersten Sätze und Folgen müssen zusammen mindestens 40 Augen zählen. Danach darf man sofort anlegen und Joker tauschen.
clause-V5-3 = Ausgelegte Sätze und Folgen werden nicht mehr verändert: Was liegt, das liegt.
clause-V5-4 = Werden die 40 Augen nicht erreicht, kommt alles zurück auf die Hand. Eine Karte, kein Joker, wird abgelegt, und der Spielzug ist zu Ende, auch wenn andere Auslagen 40 Augen ergeben hätten. Erst im nächsten Spielzug darf man es erneut versuchen.
clause-V5-5 = Satz und Folge haben mindestens drei Karten: ein Satz Karten gleichen Wertes, eine Folge aufeinanderfolgende Karten einer Farbe.
clause-V5-6 = In einer Folge steht das Ass neben dem König oder vor der Zwei. Es zählt 11, wenn der König oder ein Joker an seiner Stelle dabei ist, sonst 1. Joker ersetzen jede Karte und zählen wie diese. Sie liegen nie nebeneinander und sind nie in der Überzahl.
clause-V5-7 = Wer ausgelegt hat, darf weitere Sätze und Folgen auslegen, anlegen und Joker tauschen. Ein eingetauschter Joker wird sofort wieder aus- oder angelegt.
clause-V5-8 = Den Joker eines Satzes bekommt man erst, wenn der Satz vier Karten hat.
clause-V5-9 = Wer die offene Karte nimmt und sofort zurücklegt, hat seinen Zug beendet und bekommt keine Karte vom verdeckten Stapel.
clause-V5-10 = Wer zieht, ohne an der Reihe zu sein, legt die Karte an ihre Stelle zurück.
clause-V5-11 = Wer nur noch eine Karte hat, darf keine offene Karte nehmen, mit der er das Spiel beenden könnte.
clause-V5-12 = Einen Joker darf man nur ablegen, um das Spiel zu beenden.
clause-V5-13 = Die Karten werden über der Tischkante gehalten. Auf Verlangen sagt jeder, wie viele er noch hat.
clause-V6-1 = Sieger ist, wer zuerst alle Karten aus- oder angelegt und die letzte abgelegt hat. Nur der Superrommé kommt ohne Ablegen aus.
clause-V6-2 = Nach einem Rommé werden die Augen der anderen nach V2.2 offen gezählt und eingetragen; der links vom Zählenden sitzende Spieler zählt mit. Danach werden die Wertungspunkte ermittelt.
clause-V6-3 = Sind die Restkarten verbraucht und hat niemand Rommé gemacht, ist das Spiel zu Ende. Die Handkarten werden gezählt und eingetragen.

## What a hand can do

solve-hand = Ihre Karten
solve-no-meld = In dieser Hand steckt weder ein Satz noch eine Folge. Sie zählt { $n ->
    [one] { $n } Auge.
   *[other] { $n } Augen.
  }
solve-meld = { $meld }: { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
  }
solve-together = Zusammen { $n ->
    [one] { $n } Auge.
   *[other] { $n } Augen.
  }
solve-opens = Das reicht zum Eröffnen ({ $need }).
solve-short = { $n ->
    [one] Zum Eröffnen ({ $need }) fehlt noch { $n } Auge.
   *[other] Zum Eröffnen ({ $need }) fehlen noch { $n } Augen.
  }
solve-most = Andere Auslagen bringen mehr Augen: { $n }.
solve-kept = { $n ->
    [0] Auf der Hand bleibt nichts.
   *[other] Auf der Hand bleibt: { $cards } ({ $points ->
        [one] { $points } Auge
       *[other] { $points } Augen
      }).
  }
solve-several-turns = { $rule } Um all das auszulegen, brauchen Sie also { $n } Spielzüge.
solve-turn = Dieser Spielzug
solve-finish = Sie können das Spiel jetzt beenden: { $ending }.
solve-no-finish = Sie können das Spiel noch nicht beenden.
solve-no-lay = Sie können das Spiel noch nicht beenden und auch nichts auslegen.
solve-least = So bleibt am wenigsten auf der Hand:
solve-least-melds = So ist es am besten, und Ihre Sätze und Folgen bleiben zusammen:
solve-discards = Auch gut zum Ablegen: { $list }.
solve-discard-more = { $cards } ({ $n ->
    [one] { $n } Auge mehr
   *[other] { $n } Augen mehr
  })
solve-next = Was helfen würde
solve-missing = { $n ->
    [one] Um alles auf einmal auszulegen, fehlt noch eine passende Karte.
   *[other] Um alles auf einmal auszulegen, fehlen noch { $n } passende Karten.
  }
solve-outs = Mit diesen Karten blieben weniger Augen auf der Hand: { $list }.

## Advice: what to do, and why

advice-draw-stock = Eine Karte { -stock(case: "from") } ziehen.
advice-draw-open = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } { -open-pile(case: "from") } nehmen.
advice-give-back = { $card ->
    [Joker] Den Joker
   *[other] { $card }
  } auf { -open-pile(case: "accusative") } zurücklegen.
advice-only-move = Die Regeln lassen nichts anderes zu.
advice-close = Der Unterschied ist zu klein, um sicher zu sein: Ein anderer Zug kann genauso gut sein.
advice-take-finishes = Mit { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } können Sie das Spiel in diesem Spielzug beenden: { $ending }.
advice-take-opens = Mit { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } können Sie jetzt eröffnen: { $points } Augen.
advice-take-melds = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } ergibt mit Ihren Karten eine Auslage: { $meld }.
advice-take-lays-off = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } lässt sich gleich an { $meld } anlegen.
advice-take-swaps = { $card } lässt sich gegen den Joker in { $meld } tauschen, und der Joker lässt sich gleich wieder auslegen.
advice-take-outs = Mit { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } auf der Hand { $outs ->
    [one] würde { $outs } Karte helfen, die noch kommen kann
   *[other] würden { $outs } Karten helfen, die noch kommen können
  }; sonst { $before ->
    [0] keine
    [one] nur { $before }
   *[other] { $before }
  }.
advice-take-useless = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } ergibt mit Ihren Karten weder Satz noch Folge und passt auch nirgends auf dem Tisch.
advice-take-no-opening = { $card ->
    [Joker] Den Joker müssten Sie
   *[other] { $card } müssten Sie
  } sofort auslegen, aber zum Eröffnen ({ $need } Augen) reicht es damit nicht.
advice-take-shows = Alle sehen, dass Sie { $card ->
    [Joker] den Joker
   *[other] { $card }
  } nehmen.
advice-stock-known = Die nächste verdeckte Karte ist bekannt: { $card ->
    [Joker] ein Joker
   *[other] { $card }
  }.
advice-blocks = Das Spiel wäre dann festgefahren und zu Ende; niemand würde gewinnen.
advice-finishes = Damit beenden Sie das Spiel: { $ending }.
advice-could-finish = Sie könnten das Spiel in diesem Spielzug beenden: { $ending }.
advice-opens = Damit eröffnen Sie mit { $points } Augen.
advice-melds = { $melds ->
    [one] Damit legen Sie eine Auslage mit { $points } Augen auf den Tisch.
   *[other] Damit legen Sie { $melds } Auslagen auf den Tisch, zusammen { $points } Augen.
  }
advice-lays-off = { $number ->
    [one] Damit legen Sie eine Karte an: { $cards }.
   *[other] Damit legen Sie { $number } Karten an: { $cards }.
  }
advice-swaps = { $card } kommt an die Stelle des Jokers in { $meld }; der Joker ist frei.
advice-could-open = Sie könnten mit { $points } Augen eröffnen.
advice-could-meld = Sie könnten { $points } Augen auslegen.
advice-missing = { $missing ->
    [one] Noch eine passende Karte, und die ganze Hand lässt sich auf einmal auslegen.
   *[other] Noch { $missing } passende Karten, und die ganze Hand lässt sich auf einmal auslegen.
  }
advice-gives-back = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } geht zurück, und der Spielzug ist zu Ende.
advice-opening-fails = Die Eröffnung missglückt: Die Karten kommen auf die Hand zurück.
advice-outs = { $outs ->
    [one] { $outs } von { $of } Karten, die noch kommen können, würde helfen.
   *[other] { $outs } von { $of } Karten, die noch kommen können, würden helfen.
  }
advice-fewer-outs = { $outs ->
    [0] Keine Karte, die noch kommen kann, würde helfen
    [one] Nur { $outs } Karte, die noch kommen kann, würde helfen
   *[other] Nur { $outs } Karten, die noch kommen können, würden helfen
  }; nach dem besten Zug { $best ->
    [one] wäre es { $best }
   *[other] wären es { $best }
  }.
advice-leaves = { $points ->
    [one] { $points } Auge bleibt auf der Hand.
   *[other] { $points } Augen bleiben auf der Hand.
  }
advice-leaves-more = { $points ->
    [one] Auf der Hand bleibt { $points } Auge mehr als nach dem besten Zug.
   *[other] Auf der Hand bleiben { $points } Augen mehr als nach dem besten Zug.
  }
advice-dearest = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } ({ $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
  }) ist die teuerste Ihrer einzelnen Karten.
advice-breaks = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } gehört zu einem Satz oder einer Folge auf Ihrer Hand.
advice-safe = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } passt nirgends auf dem Tisch, und auch sonst kann niemand damit eine Auslage bilden.
advice-needs-joker = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } passt nirgends auf dem Tisch, und die anderen brauchen einen Joker, um damit eine Auslage zu bilden.
advice-next-lays-off = Danach ist { $name } an der Reihe und könnte { $card ->
    [Joker] den Joker
   *[other] { $card }
  } an { $meld } anlegen.
advice-next-swaps = Danach ist { $name } an der Reihe und könnte { $card } gegen den Joker in { $meld } tauschen.
advice-next-collects = { $name } ist danach an der Reihe und hat schon { $cards } genommen; { $card ->
    [Joker] der Joker
   *[other] { $card }
  } passt dazu.
advice-withholds = { $card ->
    [Joker] Der Joker
   *[other] { $card }
  } bleibt auf der Hand: { $name } ist danach an der Reihe und hat schon { $cards } genommen.
advice-few-cards = { $number ->
    [one] { $name } hat nur noch { $number } Karte.
   *[other] { $name } hat nur noch { $number } Karten.
  }
advice-stock-low = { $number ->
    [one] Nur noch { $number } Karte liegt { -stock(case: "in") }; dann ist das Spiel zu Ende.
   *[other] Nur noch { $number } Karten liegen { -stock(case: "in") }; dann ist das Spiel zu Ende.
  }
advice-last-turn = Nach diesem Spielzug ist das Spiel zu Ende, weil { -stock } verbraucht ist.

advise-holds = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }{ $opened ->
    [yes] , hat eröffnet
   *[no] {""}
  }
advise-heading = Empfehlung für { $name }
advise-turn-begun = Ein Spielzug wird als Ganzes beurteilt: Was seit dem Ziehen schon liegt, wird nicht berücksichtigt.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } weniger als der beste Zug (± { $unsure })
advise-played = Zug { $number } der Datei
advise-rank = { $rank ->
    [1] Das ist der beste Zug.
   *[other] Unter diesen Zügen steht er auf Rang { $rank }.
  }
advise-unit = Die Zahlen zeigen, was der Zug am Ende dieses Spiels bringt: { $scoring ->
    [rating] so viele Wertungspunkte mehr
    [own_hand] so viele Minuspunkte weniger
   *[winner_takes_all] so viele Punkte mehr
  } als der Durchschnitt der anderen. { $worlds ->
    [one] Dafür wurde einmal zu Ende gespielt, die verdeckten Karten zufällig verteilt
   *[other] Dafür wurde { $worlds }-mal zu Ende gespielt, die verdeckten Karten jedes Mal zufällig verteilt
  }; ± ist der Standardfehler.
advise-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu empfehlen.
advise-nobody = Hier muss niemand ziehen oder spielen: Es gibt nichts zu empfehlen.

## Benchmarks

bench-measuring = Messung läuft
bench-title = Rommé { $version } mit Python { $python }
bench-build = { $build ->
    [compiled] Die schnellen Teile sind kompiliert.
    [stale] Die schnellen Teile laufen als reines Python: Sie wurden geändert, nachdem sie kompiliert worden waren.
   *[plain] Die schnellen Teile laufen als reines Python.
  }
bench-hands = Die besten Auslagen einer Hand, in Mikrosekunden
bench-games = Ganze Spiele
bench-compared = Im Vergleich
bench-hand = { $rules }, { $cards } Karten{ $jokers ->
    [0] {""}
   *[other] , { $jokers } Joker
  }
bench-game = { $rules }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
  }, { $policy ->
    [greedy] gierig
   *[random] zufällig
  }
bench-column-hand = Handkarten
bench-column-mean = Mittel
bench-column-p99 = 99 % bis
bench-column-slowest = Langsamste
bench-column-first = Beim ersten Mal
bench-column-game = Spiel
bench-column-second = Spiele pro Sekunde
bench-column-turns = Spielzüge pro Spiel
bench-column-yardstick = Je Maßstab
bench-column-plain = Beschleunigung gegenüber reinem Python
bench-note = „Beim ersten Mal“ ist eine Hand, von der noch nichts bekannt ist; sonst merkt sich der Löser Teile früherer Hände. Als Maßstab dient eine feste Schleife in Python; hier dauerte sie { $yardstick } Mikrosekunden. Die Spalte „Je Maßstab“ zeigt, wie viele Hände oder Spiele das Programm in dieser Zeit schafft.

## Bots against each other

arena-playing = Verteilungen
arena-speed = { $games } Spiele pro Sekunde
arena-resumed = { $n ->
    [one] Eine Verteilung steht schon in { $file }.
   *[other] { $n } Verteilungen stehen schon in { $file }.
  } Wenn Sie von vorn beginnen wollen, löschen Sie diese Datei.
arena-interrupted = Unterbrochen nach { $n } von { $deals } Verteilungen. Derselbe Befehl macht dort weiter.
arena-what = { $rules }, { $players } Spieler, { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
  }, { $games } Spiele, Startzahl { $seed }
arena-duel = { $candidate } gegen { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Jeder gegen jeden: { $bots }
arena-column-candidate = Kandidat
arena-column-opponent = Gegen
arena-column-share = Siege
arena-column-interval = 95-%-Bereich
arena-column-rating = Elo-Zahl
arena-column-more = Vorsprung
arena-more-note = „Vorsprung“: so viele { $scoring ->
    [rating] Wertungspunkte
   *[other] Punkte
  } pro Spiel mehr als der Durchschnitt der anderen am Tisch.
arena-chance = Bei gleicher Stärke
arena-better = { $candidate } ist besser als { $opponent }: Er gewinnt öfter als bei gleicher Stärke.
arena-worse = { $candidate } ist schlechter als { $opponent }: Er gewinnt seltener als bei gleicher Stärke.
arena-open = Wer von beiden öfter gewinnt, lässt sich aus diesen Verteilungen nicht ablesen.
arena-undecided = { $n ->
    [one] Ein Spiel ohne Gewinner zählt für jeden als gleicher Teil eines Sieges.
   *[other] { $n } Spiele ohne Gewinner zählen für jeden als gleicher Teil eines Sieges.
  }
arena-rating-note = Elo-Zahlen wie im Schach: 400 mehr heißt zehn zu eins. { $bot } steht fest auf 1000; die Bereiche gelten für den Abstand dazu.
arena-real-clock = Die Bots hatten echte Bedenkzeit: Ein anderer Lauf kann andere Zahlen ergeben.
arena-sprt = { $verdict ->
    [high] Der Test ist nach { $n } Verteilungen entschieden: { $measure ->
        [points] Der Vorsprung in Punkten pro Spiel
       *[wins] Der Anteil der Siege
      } liegt eher bei { $high } als bei { $low } (Log-Likelihood-Quotient { $ratio }, Grenzen { $lower } und { $upper }).
    [low] Der Test ist nach { $n } Verteilungen entschieden: { $measure ->
        [points] Der Vorsprung in Punkten pro Spiel
       *[wins] Der Anteil der Siege
      } liegt eher bei { $low } als bei { $high } (Log-Likelihood-Quotient { $ratio }, Grenzen { $lower } und { $upper }).
   *[open] Nach { $n } Verteilungen hat der Test nicht entschieden, ob { $measure ->
        [points] der Vorsprung in Punkten pro Spiel
       *[wins] der Anteil der Siege
      } eher bei { $low } oder bei { $high } liegt (Log-Likelihood-Quotient { $ratio }, Grenzen { $lower } und { $upper }).
  }
arena-axis-share = Siege in %, mit 95-%-Bereich
arena-axis-more = { $scoring ->
    [rating] Vorsprung in Wertungspunkten pro Spiel
   *[other] Vorsprung in Punkten pro Spiel
  }
arena-axis-rating = Elo-Zahl, mit 95-%-Bereich
arena-axis-ratio = Test: Log-Likelihood-Quotient
arena-axis-deals = Verteilungen
arena-axis-bound = eher { $value }
arena-too-few = Ein Wettkampf braucht mindestens zwei Bots.
arena-unknown-bot = Den Bot „{ $name }“ gibt es nicht. Es gibt: { $known }; oder nennen Sie eine Stelle im Code als Modul:Name.
arena-bot-no-place = „{ $name }“ bezeichnet keinen Bot. Schreiben Sie Modul:Name, zum Beispiel my_bots:MyBot.
arena-bot-no-module = „{ $name }“: Python findet kein Modul „{ $reason }“. Steht sein Ordner in PYTHONPATH?
arena-bot-no-import = „{ $name }“: Das Modul lässt sich nicht importieren. Es meldet: { $reason }
arena-bot-no-name = „{ $name }“: In dem Modul gibt es nichts mit diesem Namen. Python meldet: { $reason }
arena-bot-no-call = „{ $name }“ lässt sich nicht ohne Argumente aufrufen, um einen Bot zu erhalten. Python meldet: { $reason }
arena-bot-no-choose = Aus „{ $name }“ wird kein Bot: Das Ergebnis ({ $reason }) hat keine Methode choose().
arena-bot-failed = { $bot } hat in Verteilung { $deal } auf Platz { $seat } versagt: { $reason }
arena-sprt-of-two = --sprt vergleicht genau zwei Bots.
arena-one-crew = Geben Sie nur eines von --workers, --dask und --ray an.
arena-no-folder = Diesen Ordner gibt es nicht. Legen Sie ihn an, oder wählen Sie einen anderen.
arena-missing = Ohne --workers 1 oder mit --plot sind weitere Python-Pakete nötig. So installieren Sie sie: { $command }
arena-no-cluster = Unter „{ $address }“ antwortet kein Cluster mit Workern. Prüfen Sie, ob die Adresse stimmt und ob dort Worker laufen.
arena-other-worker = Ein Worker hat eine andere Version des Programms oder eines Bots. Alle müssen dieselbe haben.
arena-worker-lacks = Einem Worker fehlt das Python-Paket { $package }. Das Programm und die Bots müssen auch dort installiert sein.
file-not-written = Die Datei lässt sich nicht schreiben: { $reason }
arena-no-record = { $file } ist kein Protokoll eines Wettkampfs. Nennen Sie eine andere Datei.
arena-other-contest = { $file } gehört zu einem anderen Wettkampf; verschieden ist: { $differing }. Nennen Sie eine andere Datei.
arena-other-code = { $file } stammt von einer anderen Version des Programms oder eines Bots; die Ergebnisse gehören nicht zusammen. Nennen Sie eine andere Datei, oder löschen Sie { $file }.
arena-damaged = { $file } ist in Zeile { $line } beschädigt. Nennen Sie eine andere Datei, oder löschen Sie { $file }.
arena-in-use = { $file } wird gerade benutzt: Derselbe Wettkampf läuft schon. Warten Sie, bis er zu Ende ist.

## The command line

help-usage = Aufruf
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-more = romme BEFEHL --help zeigt mehr zu einem Befehl.
help-romme = Rommé, wie man es in Luxemburg und Deutschland spielt.
    .version = zeigt die Version des Programms
    .help = zeigt diese Hilfe
    .lang = Sprache: lb, de, fr oder en
help-replay = spielt eine Spieldatei nach und erzählt das Spiel
    .file = die Spieldatei (endet auf .romme); - liest von der Standardeingabe
    .json = das Ende des Spiels als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en
help-verify = prüft, ob die Karten eines Spiels feststanden, bevor es begann
    .file = die Spieldatei (endet auf .romme); - liest von der Standardeingabe
    .json = das Ergebnis als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en
help-rules = zeigt ein Regelwerk in einfachen Worten
    .name = das Regelwerk; ohne Namen werden alle aufgezählt
    .json = jede Option mit ihren möglichen Werten als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en
    .option = ein anderer Wert für eine Option, etwa opening_points=30; mehrmals möglich
help-solve = zeigt, was sich von einer Hand auslegen lässt und wie man sie am besten spielt
    .cards = die Hand nach dem Ziehen, etwa "4C 5C * KH"; ein Joker ist *
    .rules = das Regelwerk, etwa --rules klassik; ohne Angabe turnier
    .table = was auf dem Tisch liegt, etwa --table "4H *5H 6H; 7C 7S 7D"
    .opened = Sie haben in einem früheren Spielzug eröffnet
    .option = ein anderer Wert für eine Option, etwa opening_points=30; mehrmals möglich
    .json = die Antwort als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en
help-advise = empfiehlt Züge in einem Spiel, mit ihrem Wert und den Gründen
    .file = die Spieldatei (endet auf .romme); - liest von der Standardeingabe
    .move = Empfehlung vor diesem Zug der Datei; ohne Angabe nach dem letzten
    .seconds = Bedenkzeit in Sekunden (Standard: 1)
    .most = wie viele Züge höchstens gezeigt werden (Standard: 3)
    .json = Züge, Zahlen und Gründe als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en
help-bench = misst, wie schnell Löser und Simulator sind
    .seconds = wie viele Sekunden etwa gemessen wird
    .json = alle Zahlen als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en
help-arena = lässt Bots gegeneinander spielen und sagt, wie sicher der Unterschied ist
    .bots = zwei oder mehr Bots: zufall, anfaenger, stammtisch, verein, ein installierter oder Modul:Name
    .rules = das Regelwerk, etwa --rules turnier; ohne Angabe klassik
    .option = ein anderer Wert für eine Option, etwa opening_points=30; mehrmals möglich
    .players = wie viele an einem Spiel teilnehmen; ohne Angabe so wenige, wie die Regeln erlauben
    .deals = wie viele Verteilungen gespielt werden, jede mit dem Kandidaten auf jedem Platz (Standard: 200)
    .seed = die Startzahl für allen Zufall; dieselbe Zahl ergibt dieselben Spiele (Standard: 1)
    .workers = wie viele Prozesse auf diesem Rechner laufen; ohne Angabe einer pro Prozessor
    .dask = auf einem Dask-Cluster spielen: dessen Adresse oder local
    .ray = auf einem Ray-Cluster spielen: dessen Adresse oder local
    .seconds = echte Zeit für eine Entscheidung; ohne Angabe wird in Schritten gezählt, und alles ist wiederholbar
    .sprt = hört auf, sobald der Test zwischen zwei Werten entschieden hat, etwa --sprt 0.50 0.52
    .measure = was --sprt misst: Anteil der Siege oder Vorsprung in Punkten pro Spiel
    .alpha = wie oft --sprt HIGH finden darf, wo LOW stimmt (Standard: 0.05)
    .beta = wie oft --sprt LOW finden darf, wo HIGH stimmt (Standard: 0.05)
    .resume = speichert fertige Verteilungen in dieser Datei und macht dort weiter, wo sie aufhört
    .plot = zeichnet ein Diagramm in diese Datei: .png oder .svg
    .json = alle Zahlen als JSON-Objekt
    .lang = Sprache: lb, de, fr oder en

usage-unknown-command = Den Befehl „{ $text }“ gibt es nicht.
usage-unknown-option = Die Option „{ $text }“ gibt es nicht.
usage-missing = { $name } fehlt.
usage-missing-value = { $name } braucht einen Wert.
usage-bad-value = „{ $text }“ ist kein gültiger Wert für { $name }.
usage-bad-choice = „{ $text }“ ist kein gültiger Wert für { $name }. Möglich sind: { $possible }.
usage-too-many = Unerwartete Angabe: „{ $text }“.
usage-repeated = { $name } darf nur einmal angegeben werden.
usage-bad-option = „{ $text }“ ändert keine Option. Schreiben Sie NAME=VALUE, etwa opening_points=30.
usage-without-rules = --option braucht den Namen eines Regelwerks.
usage-help = Hilfe: romme --help
extra-missing = Dafür fehlen Python-Pakete. So installieren Sie sie: { $command }

### Server

help-serve = startet den Server: Tische für alle, die seine Seite öffnen
    .host = die Adresse: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das ganze Netz
    .port = der Port (Standard: 8270)
    .database = sqlite:///DATEI oder postgresql://…; sonst eine Datei in Ihrem Datenordner
    .origin = eine Adresse, unter der Browser die Seite finden, etwa https://romme.example; mehrmals möglich
    .config = eine TOML-Datei mit Einstellungen: die Namen hier, mit _ statt -
    .backups = ein Ordner für die Sicherungen vor einer Umstellung der Datenbank
    .copy_to = ein Ordner, etwa auf einem USB-Stick, in dem der Server die Datei jedes Turniers auf dem neuesten Stand hält
    .witness = eine Datei, in der der letzte Eintrag jedes Tisches vermerkt wird, am besten auf einem anderen Datenträger; sonst neben der Datenbankdatei
    .bot_pause = wie viele Millisekunden Bots vor jedem Zug warten, damit man folgen kann (Standard: 700); nach mehreren bewegten Karten länger, mit 0 gar nicht
    .thinkers = in wie vielen Prozessen Bots denken; sonst einer weniger, als es Kerne gibt
    .bot_memory = Speichergrenze in MiB für jeden Prozess mit Bots aus anderen Paketen; 0 = keine Grenze (Standard: 1024)
    .tables_per_person = an wie vielen Tischen eine Person gleichzeitig spielen darf; 0 = beliebig viele (Standard: 10)
    .tables_per_address = dasselbe für alle hinter einer Adresse; 0 = beliebig viele (Standard: 100)
    .node = ein Name für diesen Server, wenn mehrere an einer PostgreSQL-Datenbank arbeiten
    .trusted_proxy = die Adresse eines Reverse-Proxys, der mitteilt, woher Besucher kommen; mehrmals möglich
    .entrants = wie viele Personen höchstens an einem Turnier teilnehmen können (Standard: 1000)
    .connections = wie viele Verbindungen gleichzeitig von einer Adresse erlaubt sind; 0 = beliebig viele (Standard: 800)
    .limits = off hebt die Grenzen für häufige Anfragen auf; nur für Lasttests
    .log = Meldungen des laufenden Servers: text oder json mit einem Objekt je Zeile
    .browser = öffnet die Seite im Browser
    .lang = Sprache: lb, de, fr oder en
serve-running = Rommé läuft: { $address }
serve-network = In Ihrem Netz: { $address }
serve-stop = Zum Beenden drücken Sie Strg+C.
serve-stopped = Rommé ist beendet. Alles ist gespeichert.
serve-port = Unter { $host }, Port { $port }, lässt sich der Server nicht starten: { $reason }. Vielleicht läuft Rommé schon; sonst wählen Sie mit --port einen anderen Port.
setting-range = { $name } muss zwischen { $least } und { $most } liegen.
setting-file = Die Einstellungen in { $path } sind nicht lesbar: { $reason }
setting-unknown = Die Einstellung „{ $name }“ gibt es nicht. Es gibt: { $known }.
setting-number = { $name } muss eine Zahl sein, nicht „{ $value }“.
setting-text = { $name } muss ein Text in Anführungszeichen sein, nicht „{ $value }“.
setting-list = { $name } muss eine Liste von Texten sein, etwa ["https://romme.example"].
setting-proxy = „{ $value }“ ist keine Adresse eines Proxys. Schreiben Sie etwa 127.0.0.1, 10.0.0.0/8 oder ::1.
setting-choice = { $name } muss eines davon sein: { $possible }.
setting-origin = Schreiben Sie die Adresse der Seite so, wie Browser sie zeigen: https://romme.example oder http://192.168.1.20:8270.

### Backups, and the audit of what is stored

help-backup = sichert alle Daten des Servers in einer Datei, auch während er läuft
    .file = die Datei, die geschrieben wird
    .database = sqlite:///DATEI oder postgresql://…; sonst die von romme serve
    .replace = überschreibt die Datei, wenn es sie schon gibt
    .lang = Sprache: lb, de, fr oder en
help-restore = spielt eine Sicherung in eine neue oder leere Datenbank ein
    .file = die Datei, die romme backup geschrieben hat
    .database = sqlite:///DATEI oder postgresql://…; sonst die von romme serve
    .lang = Sprache: lb, de, fr oder en
help-audit = prüft, ob etwas Gespieltes nachträglich geändert wurde
    .database = sqlite:///DATEI oder postgresql://…; sonst die von romme serve
    .against = eine Sicherung oder ein Siegel; alle Einträge daraus müssen noch da sein
    .seal = schreibt ein Siegel in diese Datei, wenn alles in Ordnung ist
    .accept_loss = erkennt nach einem Verlust an, was jetzt noch da ist
    .json = JSON statt Text
    .lang = Sprache: lb, de, fr oder en
help-reports = zeigt, was an Tischen gemeldet wurde und was dort geschrieben wurde
    .remove = löscht die gezeigten Meldungen
    .database = sqlite:///DATEI oder postgresql://…; sonst die von romme serve
    .json = JSON statt Text
    .lang = Sprache: lb, de, fr oder en
backup-working = Sicherung läuft
backup-done = { $rows ->
    [one] Die Sicherung ist vollständig: ein Eintrag in { $file }.
   *[other] Die Sicherung ist vollständig: { $rows } Einträge in { $file }.
  }
backup-exists = { $path } gibt es schon. Wählen Sie einen anderen Namen, oder überschreiben Sie die Datei mit --replace.
backup-no-folder = Diesen Ordner gibt es nicht. Legen Sie ihn an, oder wählen Sie einen anderen.
backup-damaged = { $path } ist keine Sicherung von Rommé oder ist beschädigt. Es wurde nichts eingespielt.
restore-working = Einspielen läuft
restore-done = { $rows ->
    [one] Die Sicherung vom { $made } ist eingespielt: ein Eintrag, unverändert.
   *[other] Die Sicherung vom { $made } ist eingespielt: { $rows } Einträge, alle unverändert.
  }
restore-broken = Diese Tische waren allerdings schon vor der Sicherung geändert worden:
audit-working = Prüfung läuft
audit-sound = Alles ist in Ordnung: { $streams ->
    [one] ein Tisch
   *[other] { $streams } Tische
  }, { $records ->
    [one] ein Eintrag
   *[other] { $records } Einträge
  }, keiner geändert.
audit-broken = { $n ->
    [one] Ein Tisch wurde nachträglich geändert:
   *[other] { $n } Tische wurden nachträglich geändert:
  }
audit-place = { $stream }, ab Eintrag { $version }
audit-advice = Jemand hat die Datenbank am Programm vorbei geändert, oder die Festplatte ist beschädigt. Bewahren Sie die Datenbank so auf, wie sie ist, und spielen Sie die letzte gute Sicherung ein.
audit-witnessed = Von den Einträgen, die der Server vermerkt hat, fehlt keiner.
audit-unwitnessed = Ob die neuesten Einträge fehlen, lässt sich nicht sagen: Zu dieser Datenbank hat der Server nichts vermerkt. Vergleichen Sie mit einer Sicherung oder einem Siegel: --against DATEI.
audit-compared = { $source ->
    [seal] Alle Einträge des Siegels vom { $made } sind da. Es lautet { $seal }.
   *[backup] Alle Einträge der Sicherung vom { $made } sind da. Ihr Siegel lautet { $seal }.
  }
audit-seal = Siegel: { $seal }
audit-sealed = Die Siegeldatei ist geschrieben. Bewahren Sie sie auf einem anderen Rechner auf, und drucken Sie das Siegel aus, oder schreiben Sie es auf.
audit-missing = { $n ->
    [one] An einem Tisch fehlen frühere Einträge:
   *[other] An { $n } Tischen fehlen frühere Einträge:
  }
audit-missing-place = { $source ->
    [backup] { $stream }, ab Eintrag { $version }; die Sicherung hat { $known }
    [seal] { $stream }, ab Eintrag { $version }; das Siegel kennt { $known }
   *[witness] { $stream }, ab Eintrag { $version }; der Server hatte { $known } vermerkt
  }
audit-missing-advice = Eine Datei mit der Endung -wal wurde gelöscht, die Datenbank wurde durch eine ältere Kopie ersetzt, oder jemand hat Einträge entfernt. Legen Sie die richtige Datei zurück, oder spielen Sie die neueste Sicherung ein. Wenn Sie von dem Verlust wissen und weitermachen wollen: --accept-loss.
audit-accepted = Der Verlust ist anerkannt: Ab jetzt gilt, was noch da ist.
seal-exists = { $path } gibt es schon, und ein Siegel wird nie überschrieben. Wählen Sie einen anderen Namen.
seal-damaged = { $path } ist weder eine Sicherung noch ein Siegel von Rommé, oder jemand hat die Datei geändert.
witness-damaged = { $path } ist beschädigt oder wurde geändert; darin merkt sich der Server seine letzten Einträge. Vergleichen Sie die Datenbank mit einer Sicherung oder einem Siegel: --against DATEI.
reports-none = Es liegen keine Meldungen vor.
reports-nobody = ein gelöschtes Konto
reports-head = { $by } meldet { $about } (Tisch { $table })
reports-text = „{ $text }“
reports-removed = { $n ->
    [one] Die Meldung ist jetzt gelöscht.
   *[other] Alle { $n } Meldungen sind jetzt gelöscht.
  }
keeping-failed = Das hat nicht geklappt: { $reason }
database-kind = Das ist keine Adresse einer Datenbank. Sie muss mit sqlite:/// oder postgresql:// beginnen.
database-no-file = Die Adresse einer SQLite-Datenbank muss eine Datei nennen: sqlite:///romme.db oder mit vier Schrägstrichen sqlite:////srv/romme.db.
database-options = Die Adresse einer SQLite-Datenbank darf keine Zusätze hinter einem Fragezeichen haben.
database-unreadable = Die Adresse der Datenbank lässt sich nicht lesen. Sie muss so aussehen: postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
database-unreachable = Die Datenbank { $shown } ist nicht erreichbar: { $why }
database-in-use = Ein anderer Rommé-Server benutzt { $path }. Beenden Sie ihn zuerst.
database-too-new = { $shown } wurde von einer neueren Version von Rommé geschrieben. Es wurde nichts geändert; bitte aktualisieren Sie das Programm.
database-foreign = { $shown } gehört zu einem anderen Programm. Es wurde nichts geändert; bitte nennen Sie eine andere Datenbank.
database-empty = { $shown } ist leer.
database-not-empty = { $shown } ist nicht leer. Eine Sicherung lässt sich nur in eine neue oder leere Datenbank einspielen.

## romme tournament: a tournament in a file

help-tournament = verwaltet ein Vereinsturnier in einer Datei: Anmeldungen, Plätze, Listen, Ranglisten, Ausdrucke
    .lang = Sprache: lb, de, fr oder en
    .file = die Datei des Turniers
    .json = die Antwort als JSON-Objekt
    .series = welche Serie; ohne Angabe die letzte
    .table = die Nummer des Tisches
    .game = die Nummer des Spiels auf der Liste
    .line = das Spiel, etwa "2 romme 12 - 104u": welcher Platz das Spiel beendet hat und wie, dann die Augen jedes Platzes; u = nicht eröffnet, - = Spiel beendet oder nicht mitgespielt
    .reason = warum, für das Protokoll
    .seed_text = der Auslosungscode; derselbe ergibt wieder dieselbe Auslosung (ohne Angabe ein neuer)
    .day = welcher Tag
    .number = die Startnummer
    .club = der Verein
    .team = die Mannschaft
    .tandem = das Tandem
    .classes = eine Klasse, etwa Damen, Senioren oder Jugend; mehrmals möglich
    .namesakes = behandelt schon angemeldete Teilnehmer mit demselben Namen als andere Personen
    .only = nur diese Klasse, etwa Damen
    .parties = wer gewertet wird (Standard: single)
    .rounds = Runden pro Serie; ohne Angabe wie im Regelwerk
    .dropped = wie viele der schwächsten Serien bei jedem nicht zählen
    .team_size = Personen pro Mannschaft
    .tandem_size = Personen pro Tandem
    .pack_check = ob die Karten vor dem ersten Spiel gezählt werden
    .second_count = ob eine zweite Person die Zählung jedes Spiels bestätigt
    .control_list = ob eine zweite Liste geführt und verglichen wird
    .signatures = ob jeder Platz die Liste unterschreibt
    .unfinished = ob Spieler gewertet werden, die sich abmelden
    .last_round = was die letzte Runde einer Serie abschließt: ihre ordnungsgemäße Eintragung oder die Unterschriften
    .partners = ob Mitglieder einer Mannschaft oder eines Tandems notfalls an einem Tisch sitzen dürfen
    .team_seating = ob alle einzeln gesetzt werden oder vollständige Mannschaften gegeneinander spielen
    .void_hands = ob weggeworfene Karten aus ungültigen oder berichtigten Spielen für das zweite Mal zählen (T15)
    .series_minutes = geplante Dauer einer Serie in Minuten; 0 = kein geplantes Ende (Standard: 120)
    .early_end = was auf einer vorzeitig beendeten Liste zählt: alle Spiele, die darauf stehen, oder nur ganze Runden
    .organiser = wer das Turnier veranstaltet
    .place = wo es stattfindet
    .date = der erste Tag, etwa 2026-11-21
    .colour = die Farbe des Veranstalters auf Blättern und Seiten, etwa #1b5e20
    .out = die Datei, die geschrieben wird; --to=- ist die Standardausgabe
help-tournament-new = legt ein Turnier in einer neuen Datei an
    .name = wie das Turnier heißt
    .rules = das Regelwerk, etwa --rules verband; ohne Angabe turnier
    .option = ein anderer Wert für eine Option der Regeln, etwa rating_super=12; mehrmals möglich
help-tournament-show = zeigt, wie weit ein Turnier ist
help-tournament-terms = ändert die Turnierbedingungen; eine neue Zahl von Runden gilt ab der nächsten Serie
help-tournament-scoring = ändert die Tabelle der Wertungspunkte
    .option = eine Zahl der Tabelle, etwa rating_super=12
help-tournament-add = meldet Teilnehmer an, mit ihren Namen oder aus einer Liste
    .names = ihre Namen; die Optionen gelten für alle
    .source = eine Teilnehmerliste: CSV, Text oder Excel
    .number = die Startnummer des ersten; ohne Angabe die nächsten freien
    .present = sie sind schon da
help-tournament-people = zeigt alle Teilnehmer
help-tournament-change = korrigiert eine Anmeldung
    .name = der richtige Name
help-tournament-class = nimmt Spieler in eine Klasse auf
    .name = die Klasse, etwa Damen
    .who = Startnummern, etwa 3 oder 5-12; all sind alle
    .out = nimmt sie aus der Klasse heraus
help-tournament-present = trägt ein, wer da ist
    .who = Startnummern, etwa 3 oder 5-12; all sind alle
    .away = sie sind doch nicht da
help-tournament-withdraw = meldet jemanden ab, der nicht mehr mitspielt
    .leaving = mitten in einer Serie: wie es am Tisch weitergeht
help-tournament-remove = löscht die Anmeldung einer Person, die nicht gespielt hat
help-tournament-fix = gibt jemandem einen festen Tisch oder Platz, etwa wegen eines Rollstuhls; ohne Angabe wird er aufgehoben
    .table_number = die Nummer des Tisches
    .seat = der Platz, 1 bis 4
help-tournament-seat = vergibt die Plätze der nächsten Serie, ohne weitere Angabe durch das Los, und zeigt, was am Sitzplan nicht ideal ist
    .by_result = setzt nach Ergebnis, die Besten an Tisch 1, Vereine und frühere Gegner getrennt
    .strict = setzt streng nach Ergebnis, die Rangliste hinunter
    .by_hand = ein eigener Sitzplan: Startnummern in der Reihenfolge der Plätze, etwa "3 1 2 7 / 4 5 6"
    .swap = lässt zwei Personen des Sitzplans die Plätze tauschen
    .fewest_moves = behält den Plan und passt ihn an die Anwesenden an; möglichst wenige werden umgesetzt
    .day = an welchem Tag gespielt wird; ohne Angabe am selben wie bisher
help-tournament-begin = beginnt die Serie, deren Plätze vergeben sind, und öffnet ihre Listen
help-tournament-clock = zeigt oder stellt das geplante Ende der laufenden Serie
    .minutes = die Serie endet in so vielen Minuten; 0 = kein geplantes Ende
    .shift = wenn die Uhr dieses Computers verstellt wurde: verschiebt das geplante Ende um so viele Minuten (negativ: zurück)
help-tournament-join = setzt einen Nachzügler als Vierten an einen Tisch, der noch nicht spielt
help-tournament-pack = trägt ein, dass die Karten gezählt und vollständig sind
    .tables = die Tische; ohne Angabe alle
help-tournament-enter = trägt ein Spiel ein; ohne Angabe eines nach dem anderen, wie Sie sie tippen
    .seat = der Platz, der das Spiel einträgt; 0 ist die Turnierleitung, die es vom Papier überträgt (Standard: 0)
help-tournament-list = zeigt die Liste eines Tisches mit allen Summen
help-tournament-confirm = bestätigt die Zählung von Spielen, als zweite Person
    .games = die Spiele; ohne Angabe alle, die nicht bestätigt sind
    .seat = der Platz, der bestätigt; 0 ist die Turnierleitung (Standard: 0)
help-tournament-correct = korrigiert ein eingetragenes Spiel
    .reason = warum; bei einer unterschriebenen Liste ist das Pflicht
help-tournament-control = trägt ein Spiel der Kontrollliste ein
help-tournament-sums = vergleicht die Spaltensummen auf dem Papier mit einer Liste
    .typed = Wertungspunkte und Augen jedes Platzes, etwa 41/320
help-tournament-sign = unterschreibt eine Liste
    .seats = die Plätze; ohne Angabe alle, die noch nicht unterschrieben haben
    .reason = warum jemand anderes stellvertretend unterschreibt
help-tournament-end = beendet Listen, bevor alle Spiele gespielt sind, etwa weil die Zeit um ist
    .tables = die Tische; ohne Angabe alle, deren Liste offen ist
    .reason = warum; ohne Angabe: die Zeit ist um
help-tournament-incident = trägt einen Vorfall an einem Tisch ein und wendet an, was daraus folgt
    .kind = der Vorfall; ohne Angabe werden die möglichen gezeigt
    .game = das Spiel oder das erste falsche
    .seat = um wen es geht
    .note = eine Anmerkung für das Protokoll
    .foresee = zeigt nur, was folgen würde
help-tournament-ruling = nimmt eine Entscheidung der Turnierleitung im Wortlaut ins Protokoll auf
    .text = was Sie entschieden haben
    .table = um welchen Tisch es geht
    .game = um welches Spiel es geht
    .seat = um welchen Platz es geht
help-tournament-referee = zeigt das Schiedsrichterprotokoll: alle Entscheidungen der Turnierleitung, mit den Punkten vorher und nachher
help-tournament-call = ruft die Turnierleitung an einen Tisch oder nimmt den Ruf zurück
    .table = welcher Tisch ruft
    .kind = die Art des Vorfalls; ohne sie etwas anderes
    .back = nimmt den Ruf zurück
help-tournament-answer = sagt rufenden Tischen, dass jemand kommt
    .tables = welchen Tischen geantwortet wird
help-tournament-close = schließt die laufende Serie ab: Ihre Ergebnisse stehen fest
help-tournament-rank = zeigt eine Rangliste
    .series = für eine Serie; ohne --series und --day für das ganze Turnier
    .day = für einen Tag
    .csv = als CSV-Tabelle auf der Standardausgabe
help-tournament-lot = entscheidet einen Gleichstand durch das Los
    .order = Startnummern oder Namen von Tandems oder Mannschaften, das beste Los zuerst, wie gelost wurde; ohne Angabe wird hier gelost
    .series = für eine Serie; ohne --series und --day für das ganze Turnier
    .day = für einen Tag
help-tournament-penalise = zieht Wertungspunkte ab
    .points = wie viele Punkte
    .series = in welcher Serie; ohne Angabe von der Gesamtwertung
help-tournament-lift = hebt eine Strafe auf
    .penalty = welche Strafe, von 1 an gezählt
help-tournament-finish = beendet das Turnier
help-tournament-reopen = öffnet ein beendetes Turnier wieder
help-tournament-undo = nimmt den letzten Schritt der Turnierleitung oder den letzten auf einer Liste zurück
    .table = der Tisch der Liste; ohne Angabe der letzte Schritt der Turnierleitung
help-tournament-record = zeigt das Protokoll: alles, was passiert ist, der Reihe nach
help-tournament-check = rechnet jede Rangliste auf anderem Weg nach und vergleicht
help-tournament-print = erstellt einen Ausdruck als PDF
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record, referee-log oder emergency-kit
    .tables = nur dieser Tisch; mehrmals möglich
    .who = nur diese Startnummern, etwa 3 oder 5-12
    .first = so viele Ränge bekommen eine Urkunde (Standard: 3)
    .address = die Adresse der Turnierseite, für alle, die zusehen
help-tournament-export = schreibt eine Tabelle als CSV- oder Excel-Datei, je nach der Endung des Namens
    .what = entries (Teilnehmer), seating (Plätze), ranking (Rangliste) oder lists (Listen)
    .series = welche Serie
help-tournament-rehearse = legt zum Üben ein erfundenes Turnier an
    .name = wie es heißt
    .people = wie viele Teilnehmer (Standard: 24)
    .series = wie viele Serien schon gespielt sind (Standard: 1)
    .rounds = Runden pro Serie (Standard: 5)

tournament-same = Nichts zu tun: Das ist schon so eingetragen.
tournament-torn = Die letzte Zeile wurde nicht zu Ende geschrieben, vielleicht weil der Strom ausfiel ({ $bytes ->
    [one] ein Byte
   *[other] { $bytes } Bytes
  }). Sie wird ausgelassen; alles, was davor bestätigt war, ist da.
tournament-file-no-tournament = Das ist keine Turnierdatei dieses Programms.
tournament-file-changed = Ab dieser Zeile ist die Datei nicht mehr so, wie sie geschrieben wurde: Etwas wurde geändert, entfernt oder verschoben. Nehmen Sie eine frühere Kopie.
tournament-file-too-new = Diese Datei stammt von einer neueren Version des Programms. Bitte installieren Sie diese.
tournament-file-in-use = Ein anderes Programm benutzt diese Datei gerade. Bitte warten Sie, bis es fertig ist, und versuchen Sie es noch einmal.
tournament-file-too-large = Diese Datei ist zu groß für eine Turnierdatei. Prüfen Sie, ob es die richtige ist.
tournament-file-exists = Diese Datei gibt es schon. Bitte wählen Sie einen anderen Namen.
tournament-bad-number = „{ $text }“ ist keine Startnummer. Geben Sie eine Nummer wie 3 an; wo mehrere Personen möglich sind, auch 5-12 oder „all“ für alle.
tournament-bad-tables = „{ $text }“ ist keine Startnummer. Schreiben Sie Tische wie "3 1 2 7 / 4 5 6".
tournament-bad-end = Der Name muss so enden: { $ends }.
tournament-one-way = Geben Sie nur eines an: --by-result, --strict, --by-hand, --swap oder --fewest-moves.
tournament-told = Bescheid geben
tournament-one-change = Geben Sie entweder die Minuten oder --shift an.
tournament-time-left = Verbleibende Zeit: { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }.
tournament-call = Tisch { $table }: { $kind }, wartet seit { $minutes } Min.
tournament-no-calls = Kein Tisch ruft.
tournament-no-planned-end = Es ist kein Ende geplant.
tournament-one-part = Geben Sie nur eines an: --series oder --day.
tournament-nobody-named = Es ist kein Name angegeben. Geben Sie Namen oder --from mit einer Liste an.
tournament-name-split = „{ $given } { $family }“: gelesen als Vorname { $given } und Nachname { $family }. Wenn das nicht stimmt, schreiben Sie bitte „{ $typed }“, mit dem Komma an der richtigen Stelle.
tournament-doubtful-row = „{ $name }“ wird nicht angemeldet. Wenn es eine Person ist, melden Sie sie bitte von Hand an.
tournament-nobody-entered = Noch ist niemand angemeldet.
tournament-nobody-ranked = Hier ist noch niemand gewertet.
tournament-nothing-broken = Der Sitzplan ist ideal: Niemand sitzt mit jemandem aus der eigenen Mannschaft oder dem eigenen Verein am Tisch, und niemand trifft noch einmal auf frühere Tischnachbarn.
tournament-seed = Ausgelost mit dem Code „{ $seed }“.
tournament-list = Serie { $series }, Tisch { $table }
tournament-struck = Spiel { $game } ist ungültig: { $line }
tournament-corrected = Spiel { $game } ist korrigiert: { $after } statt { $before }
tournament-differs = In der Kontrollliste ist Spiel { $game } anders: { $part }
tournament-signed = Unterschrieben von { $names }
tournament-typing = Tippen Sie jedes Spiel wie 2 romme 12 104u, dann die Eingabetaste. { $undo } nimmt das letzte zurück, { $show } zeigt die Liste, { $end } beendet die Eingabe.
tournament-ask-pack = Sind die Karten gezählt und vollständig? Wenn ja, Eingabetaste drücken:
tournament-ask-game = Spiel { $game } von { $games }, { $dealer } gibt:
tournament-ask-right = Wenn es stimmt, Eingabetaste drücken; sonst neu tippen:
tournament-line-empty = Das Spiel fehlt.
tournament-line-no-way = „{ $text }“ ist keine Art, ein Spiel zu beenden. Es gibt: { $possible }.
tournament-line-no-winner = Bei „{ $text }“ hat jemand das Spiel beendet: Nennen Sie zuerst den Platz.
tournament-line-not-playing = Platz { $seat } spielt dieses Spiel nicht mit.
tournament-line-no-figure = „{ $text }“ ist keine Augenzahl.
tournament-line-figures = { $have ->
    [one] Eine Zahl ist
   *[other] { $have } Zahlen sind
  } angegeben, aber { $need ->
    [one] ein Spieler hatte
   *[other] { $need } Spieler hatten
  } noch Karten.
tournament-line-mismatch = Platz { $seat }: { $typed } Wertungspunkte passen nicht zu diesen Karten (möglich: { $computed }; Unterschied: { $by }).
tournament-line-written = Schreiben Sie ein Spiel wie "2 romme 12 - 104u" oder wie gedruckt: "x/104 5/0 2/12".
tournament-wrong-sum = Platz { $seat }: { $typed } { $what ->
    [rating] Wertungspunkte
   *[cards] Augen
  } auf dem Papier, { $computed } in der Liste; Unterschied: { $by }.
tournament-sums-right = Alle Summen stimmen.
tournament-bad-sum = „{ $text }“ ist keine Summe. Eine Summe sieht so aus: 41/320 (Wertungspunkte, dann Augen).
tournament-written = Geschrieben: { $file }
tournament-rehearsed = Erfunden mit dem Code „{ $seed }“: { $people } Teilnehmer, { $series ->
    [one] eine Serie
   *[other] { $series } Serien
  } gespielt, die Plätze der nächsten sind vergeben.
tournament-sound = Alles ist in Ordnung: { $records ->
    [one] ein Eintrag
   *[other] { $records } Einträge
  }, keiner geändert, und auf anderem Weg gerechnet ergibt sich jede Rangliste genauso.
tournament-unsound = { $n ->
    [one] Ein Punkt ist nicht in Ordnung:
   *[other] { $n } Punkte sind nicht in Ordnung:
  }
