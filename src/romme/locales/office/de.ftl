### Die Seite derer, die ein Turnier leiten.

## Ihre Teile

office-sections = Teile der Turnierleitung
office-section-now = Jetzt
office-section-people = Leute
office-section-seats = Plätze
office-section-lists = Listen
office-section-ranking = Rangliste
office-section-papers = Papier
office-section-settings = Einstellungen
office-is-rehearsal = Probe
office-dead = Keine Verbindung zum Server. Was Sie sehen, kann veraltet sein; es geht von selbst weiter, sobald die Verbindung wieder da ist.
office-unheard = Niemand hat geantwortet: Das Netz ist weg. Senden Sie es noch einmal, wenn es wieder da ist; es wird nur einmal gemacht.
office-send-again = Noch einmal senden
office-yes = Ja
office-open = Öffnen
office-reason = Grund
office-reason-maybe = Grund, falls es einen gibt
office-series = Serie
office-table = Tisch { $table }
office-name = Name
office-number = Startnummer
office-club = Verein
office-team = Mannschaft
office-tandem = Tandem
office-classes = Klassen
office-class-ladies = Damen
office-class-seniors = Senioren
office-class-youth = Jugend
office-class-other = Andere Klasse
office-column-table = Tisch
office-column-seat = Platz

## Jetzt: was als Nächstes zu tun ist

office-next = Als Nächstes
office-next-director = Das macht die Turnierleitung.
office-next-enter = Leute eintragen
office-next-entered = { $n ->
    [0] Noch ist niemand gemeldet.
    [one] Eine Person ist gemeldet, { $present } da.
   *[other] { $n } Leute sind gemeldet, { $present } davon sind da.
  }
office-next-cannot-seat = { $n ->
    [0] Noch ist niemand als anwesend eingetragen. Es braucht mindestens drei.
    [one] Eine Person ist da. Es braucht mindestens drei.
    [2] Zwei Leute sind da. Es braucht mindestens drei.
   *[other] { $n } Leute lassen sich nicht setzen: Es braucht eine Person mehr oder weniger.
  }
office-next-tables = { $n } Leute sind da: { $fours ->
    [0] {""}
    [one] ein Vierertisch
   *[other] { $fours } Vierertische
  }{ $fours ->
    [0] {""}
   *[other] { $threes ->
        [0] {""}
       *[other] {", "}
      }
  }{ $threes ->
    [0] {""}
    [one] ein Dreiertisch
   *[other] { $threes } Dreiertische
  }.
office-next-seat = Plätze für Serie { $series }
office-next-seat-again = Der Sitzplan passt nicht mehr
office-next-come = Ohne Platz: { $names }
office-next-gone = Mit Platz, aber nicht da: { $names }
office-next-begin = Serie { $series } kann beginnen
office-next-begin-about = Die Plätze stehen fest. Wenn alle sitzen, beginnen Sie: Dann sind die Listen offen.
office-next-wait = { $open ->
    [one] Eine von { $tables } Listen ist nicht fertig
   *[other] { $open } von { $tables } Listen sind nicht fertig
  }
office-next-wait-about = Serie { $series } wird gespielt. Sind alle Listen fertig, kann sie abgeschlossen werden.
office-next-close = Alle Listen von Serie { $series } sind fertig
office-next-close-about = Schließen Sie die Serie ab: Dann gilt ihr Ergebnis.
office-next-go-on = Serie { $series } ist abgeschlossen
office-next-over = Das Turnier ist zu Ende
office-next-over-about = Drucken Sie die Ergebnisse und die Urkunden.
office-do-enter = Leute eintragen
office-do-enter-more = Weitere Leute eintragen
office-do-seat = Serie { $series } setzen
office-do-begin = Serie { $series } beginnen
office-do-close = Serie { $series } abschließen
office-do-look-seats = Plätze ansehen
office-do-ranking = Rangliste und Ende
office-do-print = Ergebnisse drucken
office-tables-of = Listen von Serie { $series }

office-clock = Uhr
office-clock-none = Es ist keine Uhr gestellt.
office-clock-later = Die Uhr wird gestellt, während eine Serie läuft.
office-clock-ends = bis { $time } Uhr
office-clock-minutes = { $n } Minuten
office-clock-longer = { $n } Minuten mehr
office-clock-away = Keine Uhr
office-clock-until = Oder bis
office-clock-set = Stellen
office-announcement = Durchsage
office-announcement-text = Steht an der Wand und auf allen Telefonen
office-announcement-show = Zeigen
office-announcement-away = Wegnehmen
office-undo = Zurücknehmen
office-undo-what = Letzter Schritt: { $what }
office-undo-about = Der letzte Schritt der Turnierleitung wird zurückgenommen.
office-undo-sure = Wirklich zurücknehmen? { $what }
office-undo-do = Letzten Schritt zurücknehmen

office-doors = Links, QR-Codes und PINs
office-doors-about = Wer den Link oder die PIN hat, kommt hinein. Geben Sie nur weiter, was nötig ist.
office-wrong-pins = Vielleicht rät jemand PINs
office-wrong-pins-office = Für die Turnierleitung wurden seit { $since } { $n } falsche PINs eingetippt (zuletzt: { $last }).
office-wrong-pins-list = Für Listen wurden seit { $since } { $n } falsche PINs eingetippt (zuletzt: { $last }).
office-wrong-pins-closed = Bis { $until } werden PINs nur von dort angenommen, woher schon eine richtige kam. Links und QR-Codes öffnen wie immer, und wer drin ist, bleibt drin.
office-wrong-pins-help = Wenn sich hier niemand vertippt hat, machen Sie unter Einstellungen neue PINs: Was bisher geraten wurde, ist dann nichts mehr wert.
office-wrong-pins-seen = Gesehen
office-doors-alone = Dieser Server antwortet nur diesem Computer, als { $address }: Kein Telefon kann diese Codes öffnen. Starten Sie ihn mit „serve --host 0.0.0.0“.
office-doors-lists = Listen von Serie { $series }
office-door-public = Für alle: Plätze und Rangliste
office-door-wall = Für die Wand
office-door-helper = Für Helfer
office-door-director = Für die Turnierleitung
office-door-show = Zeigen
office-pin = PIN
office-code = Code
office-qr = QR-Code: { $what }

office-rehearsal = Probe
office-rehearsal-about = Die Tische spielen von selbst: Listen füllen sich und werden unterschrieben, wenn sie voll sind.
office-rehearsal-games = Spiele an jedem Tisch
office-rehearsal-play = { $n ->
    [one] Die Tische ein Spiel spielen lassen
   *[other] Die Tische { $n } Spiele spielen lassen
  }
office-rehearsal-later = Möglich, während eine Serie läuft.

## Leute

office-people-entered = { $n } gemeldet
office-people-present = { $n } da
office-people-withdrawn = { $n } abgemeldet
office-entry = Neue Meldung
office-entry-do = Eintragen
office-entry-done = Eingetragen: { $name }
office-entry-here = ist da
office-entry-other = Es ist jemand anderes: trotzdem eintragen
office-room = Alle
office-room-empty = Noch ist niemand gemeldet.
office-room-none = So jemand wurde nicht gefunden.
office-search = Suchen: Name, Verein oder Nummer
office-show = Zeigen
office-show-all = alle
office-show-expected = noch nicht da
office-show-present = da
office-show-withdrawn = abgemeldet
office-order = Reihenfolge
office-order-number = nach Nummer
office-order-name = nach Name
office-order-club = nach Verein
office-here = Da
office-here-of = { $name } ist da
office-here-again = Wieder da
office-all-present = { $n ->
    [one] Eine Person ist da
   *[other] Alle { $n } gezeigten sind da
  }
office-all-present-sure = { $n ->
    [one] Eine Person wird als anwesend eingetragen. Richtig?
   *[other] { $n } Leute werden als anwesend eingetragen. Richtig?
  }
office-since = ab Serie { $series }
office-person-open = Ändern, abmelden, streichen
office-person-fixed = Das Turnier ist zu Ende: Nichts ändert sich mehr.
office-remove = Meldung streichen
office-remove-sure = Meldung von { $name } streichen?
office-withdraw = Abmelden
office-withdraw-do = Abmelden
office-withdraw-how = Tisch { $table } spielt gerade. Wie geht es dort weiter?
office-withdrawn-back = Abgemeldet. Wer wieder da ist, spielt ab der nächsten Serie mit.
office-late = Später gekommen
office-late-about = Wer später kommt, kann der Vierte an einem Dreiertisch sein, der noch nicht spielt.
office-late-full = Es gibt keinen Dreiertisch mehr, der noch nicht spielt.
office-late-next = Sonst spielen sie ab Serie { $series } mit.
office-late-join = An Tisch { $table }
office-doubles = { $n ->
    [one] Vielleicht ist eine Person doppelt gemeldet
   *[other] Vielleicht sind { $n } Leute doppelt gemeldet
  }
office-doubles-more = Nur die ersten { $n } Paare stehen hier. Sind sie geklärt, kommen die nächsten.

office-import = Liste einfügen oder Datei lesen
office-import-about = Eine Zeile für jede Person, oder eine Tabelle aus Excel. Dateien: CSV und Excel. Sie sehen alles, bevor jemand eingetragen wird.
office-import-text = Liste
office-import-file = Datei wählen
office-import-read = Ansehen
office-import-rows = { $n ->
    [0] Daraus lässt sich niemand eintragen.
    [one] Eine Person lässt sich eintragen.
   *[other] { $n } Leute lassen sich eintragen.
  }
office-import-nobody = niemand
office-import-take-row = Zeile { $line } nehmen
office-import-meant = Es ist jemand anderes
office-import-change = Zeile { $line } ändern
office-import-enter = { $n ->
    [one] Eine Person eintragen
   *[other] { $n } Leute eintragen
  }
office-import-here = Sie sind da
office-import-done = { $n ->
    [one] Eine Person ist eingetragen.
   *[other] { $n } Leute sind eingetragen.
  }

## Plätze

office-draw = Plätze für Serie { $series }
office-draw-again = Andere Plätze für Serie { $series }
office-draw-how = Wie
office-draw-do = Sitzplan zeigen
office-draw-busy = Plätze werden gesucht …
office-seed = Losnummer
office-seed-hint = Wird veröffentlicht: Jeder kann daraus noch einmal losen.
office-seed-fresh = Andere Losnummer
office-day = Tag
office-plan-thought = Ein Sitzplan für Serie { $series }, noch nicht genommen
office-plan-of = Plätze von Serie { $series }
office-plan-seed = Losnummer { $seed }
office-plan-none = Es sind noch keine Plätze verteilt.
office-plan-take = Diesen Sitzplan nehmen
office-plan-take-hand = Änderung nehmen
office-plan-drop = Nicht nehmen
office-plan-outdated = Jemand ist gekommen oder gegangen. Bitte suchen Sie neue Plätze.
office-plan-view = Sitzplan
office-plan-by-table = nach Tischen
office-plan-by-name = nach Namen
office-plan-print = Drucken
office-plan-swap-hint = Zwei tauschen: die eine Person antippen, dann die andere, oder eine auf die andere ziehen.
office-plan-picked = { $name }: Tippen Sie jetzt an, mit wem getauscht wird.
office-plan-move-here = An diesen Tisch
office-breaches-none = An diesem Sitzplan ist nichts auszusetzen.
office-breaches = { $n ->
    [one] Eine Sache ist nicht, wie sie sein soll.
   *[other] { $n } Sachen sind nicht, wie sie sein sollen.
  }
office-breaches-needed = Es ist nicht zu vermeiden.
office-breaches-best = Kein Sitzplan ist besser: Mehr zu vermeiden ginge nur auf Kosten von etwas Wichtigerem.
office-off-rank = { $n ->
    [one] Ein Tisch weicht von der Rangliste ab
   *[other] { $n } Tische weichen von der Rangliste ab
  }, um Leute aus einer Mannschaft oder einem Verein oder Leute, die sich schon begegnet sind, zu trennen:

## Listen

office-lists-none = Noch hat keine Serie begonnen, also gibt es keine Listen.
office-lists-nav = Andere Listen
office-lists-all = Alle Listen
office-list-of = Serie { $series }, Tisch { $table }
office-list-games = { $n } von { $of } Spielen
office-list-signing = { $n } von { $of } haben unterschrieben
office-list-finished = Fertig
office-list-ready = Vollständig: Der Tisch kann unterschreiben.
office-list-differs = { $n ->
    [one] Liste und Kontrollliste sind an einer Stelle verschieden
   *[other] Liste und Kontrollliste sind an { $n } Stellen verschieden
  }
office-list-incidents = { $n ->
    [one] ein Vorfall
   *[other] { $n } Vorfälle
  }
office-list-corrections = { $n ->
    [one] eine Berichtigung
   *[other] { $n } Berichtigungen
  }
office-list-print = Diese Liste drucken
office-list-keeper = Wie der Tisch sie sieht
office-list-online = Den Tisch ansehen
office-list-undo = Letzten Schritt dieser Liste zurücknehmen
office-list-undo-sure = Der letzte Schritt auf dieser Liste wird zurückgenommen. Richtig?
office-which-list = Welche Liste
office-first-list = Liste
office-control-list = Kontrollliste
office-pack = Die Karten sind vollständig: { $n }
office-paper-type = Vom Papier eintippen
office-paper-legend = Platz, Buchstabe, Augen; „{ $unopened }“ dahinter: nicht eröffnet. Niemand hat beendet: 0. Eingabetaste: weiter.
office-letter-romme = R
office-letter-hand = H
office-letter-hand_laid_off = A
office-letter-super = S
office-letter-stock_used_up = V
office-letter-blocked = B
office-letter-unopened = u
office-paper-list = Liste
office-paper-game = Spiel
office-paper-who = Wer
office-paper-how = Wie
office-paper-winner = Platz, der beendet hat
office-paper-ending = Wie es endete
office-paper-points = Augen von Platz { $seat }
office-paper-missing-winner = Welcher Platz hat beendet? Tippen Sie { $seats } oder 0, wenn es niemand war.
office-paper-wrong-winner = „{ $text }“ ist kein Platz, der in diesem Spiel mitspielt. Tippen Sie { $seats } oder 0, wenn niemand beendet hat.
office-paper-wrong-ending = „{ $text }“ ist kein möglicher Schluss. Tippen Sie { $letters }.
office-paper-missing-points = Die Augen von Platz { $seat } fehlen.
office-paper-wrong-points = Platz { $seat }: „{ $text }“ ist keine Augenzahl. Tippen Sie eine Zahl, mit „{ $unopened }“ dahinter, wenn nicht eröffnet wurde.
office-paper-deals = gibt
office-paper-out = –
office-paper-left = ist gegangen
office-paper-substituted = jemand anderes spielt
office-paper-change = Ändern
office-paper-crosses = Plus, Minus, Kreuze
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Prüfsumme
office-paper-check-total = { $cards } Augen, { $rating } Wertungspunkte
office-paper-take-anyway = Es stimmt: nehmen
office-paper-or-change = Oder berichtigen Sie es oben.
office-paper-drop = Zeile leeren
office-points-of = Platz { $seat }: { $n }
office-correct-game = Spiel { $game } berichtigen
office-correct-do = Spiel { $game } berichtigen
office-confirm = Bestätigung durch eine zweite Person
office-confirm-by = Auf dem Papier bestätigt von
office-confirm-do = { $n ->
    [one] Ein Spiel bestätigen
   *[other] { $n } Spiele bestätigen
  }
office-signatures = Unterschriften
office-sign-paper = Hat unterschrieben
office-sign-all = Alle haben auf dem Papier unterschrieben
office-sign-instead = An ihrer Stelle unterschreiben
office-sign-reason = Warum unterschreibt { $name } nicht?
office-signed-instead = unterschrieben von { $by }: { $reason }
office-incident = Vorfall eintragen
office-incident-at = Vorfall an Tisch { $table }
office-incident-other = Es war etwas anderes
office-incident-game = Spiel
office-incident-running = { $game } (läuft gerade)
office-incident-unknown = weiß niemand
office-incident-seat = Wer war es
office-incident-choose-seat = Bitte wählen Sie, wer es war.
office-incident-note = Anmerkung
office-incident-struck = { $n ->
    [one] Das eingetragene Spiel { $from } wird gestrichen und wiederholt.
   *[other] Die eingetragenen Spiele { $from } bis { $to } werden gestrichen und wiederholt.
  }
office-incident-apply = So entscheiden
office-trace-incidents = Vorfälle
office-trace-struck = Ungültige Spiele
office-trace-corrections = Berichtigungen
office-trace-after-signing = nach der Unterschrift

## Rangliste

office-scope = Was
office-parties = Wer
office-ranking-print = Ergebnisse drucken
office-ranking-none = Es gibt noch kein Ergebnis.
office-column-rating = Wertung
office-column-cards = Augen
office-column-games = Spiele
office-column-penalty = Strafe
office-by-lot = durch das Los
office-lot = Los
office-lot-share = Gleichstand auf Rang { $place }: Das Los entscheidet (T14).
office-lot-draw = Losen
office-lot-hand = Von Hand gelost
office-lot-seed-hint = Die Reihenfolge folgt daraus; jeder kann sie prüfen.
office-lot-hand-hint = Tippen Sie zuerst an, wer das beste Los hat, dann den Nächsten.
office-lot-record = Los eintragen
office-lot-by-hand = von Hand gelost
office-lots-drawn = { $n ->
    [one] Einmal wurde gelost
   *[other] { $n }-mal wurde gelost
  }
office-penalties = Strafen
office-penalise = Strafe geben
office-penalty-who = Wer
office-penalty-points = Wertungspunkte weniger
office-penalty-where = Wo
office-penalty-lift = Strafe aufheben
office-penalty-lifted = aufgehoben
office-end = Ende des Turniers
office-finish-about = Wenn keine Serie mehr folgt. Bei gleichen Rängen wird zuerst gelost.
office-finish = Turnier beenden
office-finish-sure = Dann ist das Turnier zu Ende, und nichts ändert sich mehr. Richtig?
office-finished = Das Turnier ist zu Ende. Ist doch noch etwas zu berichtigen, öffnen Sie es wieder.
office-reopen = Wieder öffnen

## Papier

office-papers = Zum Drucken (PDF)
office-print-busy = Einen Moment, es wird gedruckt …
office-print-open = Öffnen: { $what }
office-print-save = Speichern: { $what }
office-print-start-cards = Startkarten
    .about = Für alle, mit Nummer und QR-Code
office-print-seating-by-name = Plätze nach Namen
    .about = Zum Aushängen am Eingang
office-print-seating-by-table = Plätze nach Tischen
    .about = Zum Aushängen im Saal
office-print-blank-lists = Leere Spiellisten
    .about = Mit den Namen der Tische, von Hand auszufüllen
office-print-links = Zettel für die Tische
    .about = QR-Code und PIN jeder Liste
office-print-filled-lists = Ausgefüllte Spiellisten
    .about = So, wie sie jetzt sind
office-print-results = Ergebnisse
    .about = Einzel, Klassen, Tandems, Mannschaften
office-print-certificates = Urkunden
    .about = Für die ersten Ränge
office-print-emergency-kit = Notfallmappe
    .about = Damit es von Hand weitergeht, wenn der Computer ausfällt
office-print-record = Protokoll
    .about = Alles, was geschehen ist
office-print-office-keys = Links für Turnierleitung und Helfer
    .about = QR-Codes und PINs, die alles öffnen. Nicht aushängen und nicht austeilen
office-exports = Zum Mitnehmen
office-export-entries = Meldungen
office-export-seating = Plätze
office-export-standing = Ergebnisse
office-export-lists = Spiellisten
office-export-log = Ganzes Turnier
    .about = Eine Datei mit allem; sie lässt sich auf der Kommandozeile prüfen und weiterführen.

## Einstellungen

office-signed = Ihr Name im Protokoll
office-signed-about = Damit man später sieht, wer was gemacht hat. Bleibt auf diesem Gerät.
office-terms = Bedingungen
office-term-rounds = Runden einer Serie
    .about = Ab der nächsten Serie; in einer Runde gibt jeder einmal
office-term-dropped = Streichserien
    .about = So viele der schwächsten Serien zählen nicht
office-term-team_size = Leute in einer Mannschaft
    .about = Höchstens
office-term-tandem_size = Leute in einem Tandem
    .about = Höchstens
office-term-pack_check = Karten vor dem ersten Spiel gezählt
office-term-second_count = Jede Zählung von einer zweiten Person bestätigt
office-term-control_list = Eine zweite Liste, die mit der ersten verglichen wird
office-term-signatures = Unterschriften aller am Tisch
office-term-unfinished = Wer sich abmeldet
office-term-last_round = Letzte Runde einer Serie abgeschlossen durch
office-figures = Wertungspunkte
office-figures-about = Woher jede Zahl kommt. Sie lassen sich ändern, bis die erste Liste unterschrieben ist.
office-figures-change = Zahlen ändern
office-figures-assumed = Der Text des Verbandes endet vor dieser Tabelle. Was als angenommen markiert ist, stammt aus diesem Programm: Bitte vergleichen Sie es mit dem, was in Ihrem Verband gilt, und ändern Sie es hier.
office-readings = Was die Regelwerke offenlassen
office-readings-about = Die Regeln sagen dazu nichts. Dieses Programm liest sie so:
office-reading-thrown = Wie oft jemand Karten ungezählt wegwirft (T15), wird für die Person gezählt, über das ganze Turnier.
office-reading-round = Eine Runde ist ordnungsgemäß eingetragen (V4.10), wenn alle ihre Spiele auf der Liste stehen und bestätigt sind, wo eine zweite Zählung verlangt wird; dann gilt sie auch ohne Unterschriften, außer wenn oben bestimmt ist, dass sie die letzte Runde einer Serie abschließen.
office-reading-missed = Eine versäumte Serie zählt 0. Gestrichen wird nur in der Gesamtwertung, für jeden die Serien, ohne die das Ergebnis am besten ist.
office-reading-penalty = Ein Abzug in einer Serie fällt mit der Serie weg, wenn sie gestrichen wird; einer im Ganzen bleibt.
office-reading-tandem = Ein Tandem sitzt getrennt wie eine Mannschaft.
office-reading-left = Geht jemand mitten in einer Serie (V4.5), entscheidet die Turnierleitung: Die anderen spielen weiter, die Liste endet, oder jemand anderes spielt weiter.
office-keys = Neue Links und PINs
office-keys-about = Falls ein Link in falsche Hände geraten ist: Machen Sie ihn neu, dann öffnet der alte nichts mehr.
office-keys-renew-keeper = Neue Links für alle Listen
office-keys-renew-helper = Neuer Link für Helfer
office-keys-renew-director = Neuer Link für die Turnierleitung
office-keys-sure-keeper = Alle Telefone an den Tischen brauchen dann den neuen QR-Code. Richtig?
office-keys-sure-helper = Alle Helfer brauchen dann den neuen Link. Richtig?
office-keys-sure-director = Nur dieses Gerät bleibt angemeldet; notieren Sie danach den neuen Link. Richtig?
office-keys-done = Erledigt
office-record = Protokoll: alles, was geschehen ist
office-record-more = { $n } weitere
