### Was alle von einem Turnier sehen: die Liste der Turniere, das Telefon, die Wand.

## Die Turniere eines Servers

hall-tournaments = Vereinsturniere
hall-tournaments-lead = Anmeldung, Plätze, Spiellisten und Stand eines Turniers mit echten Karten, auf einem Computer, mit oder ohne Internet.
hall-here = Auf diesem Server
hall-none = Hier gibt es noch kein Turnier. Legen Sie eines an, oder üben Sie zuerst mit erfundenen Leuten.
hall-is-office = Turnierleitung
hall-is-rehearsal = Probe
hall-join = Zu einem Turnier kommen
hall-code = Code des Turniers
hall-pin-if-any = PIN, falls Sie eine haben
hall-open = Öffnen
hall-new = Neues Turnier
hall-name = Name des Turniers
hall-name-such-as = Frühlingspokal
hall-rounds = Runden einer Serie
hall-rounds-hint = { $four } Spiele am Vierertisch, { $three } am Dreiertisch
hall-dropped = Streichserien
hall-dropped-hint = Bei jedem zählen so viele Serien nicht: die, ohne die es am besten steht
hall-team-size = Leute in einer Mannschaft
hall-tandem-size = Leute in einem Tandem
hall-demands = Was von den Tischen verlangt wird
hall-pack-check = Vor dem ersten Spiel die Karten zählen
hall-second-count = Eine zweite Person bestätigt jede Zählung
hall-control-list = Eine zweite Liste wird geführt, und beide werden verglichen
hall-signatures = Alle unterschreiben die Liste
hall-where = Wo wird gespielt?
hall-venue-hall = In einem Saal, mit echten Karten
hall-venue-server = Auf diesem Server, mit Karten am Bildschirm
hall-listed = Alle finden es in der Liste dieses Servers
hall-make = Turnier anlegen
hall-rehearsal = Generalprobe
hall-rehearsal-hint = Alles wie im Ernst, mit erfundenen Leuten und Listen, die sich selbst ausfüllen. Dabei kann nichts passieren.
hall-rehearsal-people = Erfundene Leute
hall-rehearse = Mit der Probe beginnen

## Ein Turnier, das gerade angelegt wurde

hall-made = Fertig: { $name }
hall-made-hint = Drucken Sie das aus oder schreiben Sie es auf. Mit Link oder PIN lässt sich das Turnier auch von einem anderen Computer aus leiten; behalten Sie sie für sich.
hall-of-director = Turnierleitung
hall-of-helper = Helfer
hall-of-everybody = Für alle
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Drucken
hall-to-office = Zur Turnierleitung

## Das Telefon

hall-phase-entries = { $n ->
    [one] Die Anmeldung läuft: bisher eine Person.
   *[other] Die Anmeldung läuft: bisher { $n } Leute.
  }
hall-phase-seated = Serie { $series } beginnt gleich. Bitte gehen Sie an Ihren Tisch.
hall-phase-running = Serie { $series } wird gespielt.
hall-phase-closed = Serie { $series } ist zu Ende.
hall-phase-finished = Das Turnier ist zu Ende.
hall-rehearsal-mark = Eine Probe: Namen und Ergebnisse sind erfunden.
hall-time-left = Restzeit
hall-warning-ten = Die letzten 10 Minuten
hall-warning-five = Die letzten 5 Minuten
hall-warning-over = Die Zeit ist um: das ist das letzte Spiel
hall-as-of = Keine Verbindung. Stand von { $time } Uhr.
hall-locked-out = Der Schlüssel der Turnierleitung auf diesem Gerät gilt nicht mehr. Den neuen Link hat die Turnierleitung.

hall-take-part = Mitmachen
hall-take-part-hint = Dieses Turnier wird hier gespielt, mit Karten am Bildschirm.
hall-club-if-any = Verein, falls Sie einen haben

hall-who = Wer sind Sie?
hall-who-hint = Startnummer oder Name
hall-nobody-found = So heißt hier niemand.
hall-more-found = { $n ->
    [one] Noch eine Person: bitte einen Buchstaben mehr tippen.
   *[other] Noch { $n } Leute: bitte einen Buchstaben mehr tippen.
  }
hall-somebody-else = Jemand anderes
hall-number-is = Startnummer { $number }
hall-not-there-yet = Sie sind noch nicht abgehakt: bitte melden Sie sich bei der Turnierleitung.
hall-withdrawn = Sie sind ausgeschieden.
hall-no-seat = In Serie { $series } haben Sie keinen Platz.
hall-wait-for-seat = Ihr Platz steht hier, sobald er ausgelost ist.
hall-you-keep-the-list = Sie führen die Liste.
hall-at-your-table = An Ihrem Tisch
hall-play-here = An Ihren Tisch
hall-your-results = Ihre Ergebnisse
hall-place-is = Rang { $place }

hall-see-seats = Plätze
hall-see-standing = Stand
hall-see-tables = Tische
hall-parts = Teile dieser Seite
hall-series = Serie { $series }
hall-day = Tag { $day }
hall-total = Gesamt
hall-what-part = Welcher Teil
hall-single = Einzel
hall-tandem = Tandems
hall-team = Mannschaften
hall-whose = Wer
hall-find = Name oder Nummer suchen
hall-by-name = Nach Namen
hall-by-table = Nach Tischen
hall-no-seats = Die Plätze sind noch nicht ausgelost.
hall-no-standing = Es wurde noch nichts gespielt.
hall-table = Tisch { $table }
hall-place = Rang
hall-person = Name
hall-points = Punkte
hall-card-points = Augen
hall-by-lot = durch das Los
hall-shared = das Los entscheidet
hall-dropped-series = gestrichen
hall-games-of = { $entered } von { $games } Spielen
hall-list-in = Liste ist da
hall-lists-in = { $n } von { $tables } Listen sind da

hall-office = Turnierleitung und Listen
hall-office-hint = Für alle, die das Turnier mit leiten oder eine Liste führen.
hall-own = Es ist Ihr Turnier: die Turnierleitung öffnen
hall-enter-where = Was öffnen Sie?
hall-enter-office = Die Turnierleitung
hall-enter-list = Die Liste eines Tisches
hall-table-number = Tisch
hall-series-number = Serie
hall-seat-number = Platz
hall-pin = PIN, 6 oder 8 Ziffern
hall-enter = Hinein
hall-to-wall = An der Wand zeigen
hall-pass-on = Diese Seite für andere
hall-qr = QR-Code dieser Seite

## Die Wand

hall-wall-phone = Ihr Platz und der Stand auf Ihrem Telefon
hall-wall-controls = Wand
hall-wall-hold = Anhalten
hall-wall-go-on = Weiter laufen
hall-wall-before = Zurück
hall-wall-next = Weiter
hall-wall-full = Ganzer Bildschirm
hall-wall-page = { $page } von { $pages }
hall-wall-welcome = Willkommen!
hall-wall-people = Wer angemeldet ist
hall-wall-by-name = Ihr Platz in Serie { $series }
hall-wall-by-table = Die Tische von Serie { $series }
hall-wall-progress = Serie { $series }: wie weit sind die Tische?
