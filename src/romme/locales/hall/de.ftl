### What every visitor of a tournament sees: the list of tournaments, the phone page, the wall.

## The tournaments of a server

hall-tournaments = Vereinsturniere
hall-tournaments-lead = Anmeldung, Plätze, Spiellisten und Rangliste für Ihr Turnier mit echten Karten. Ein Computer genügt, auch ohne Internet.
hall-here = Auf diesem Server
hall-none = Hier gibt es noch kein Turnier. Legen Sie eines an, oder üben Sie zuerst mit erfundenen Teilnehmern.
hall-is-office = Turnierleitung
hall-is-rehearsal = Probe
hall-join = Turnier mit Code öffnen
hall-code = Turniercode
hall-pin-if-any = PIN, falls Sie eine haben
hall-open = Öffnen
hall-new = Neues Turnier
hall-name = Name des Turniers
hall-name-such-as = Frühlingspokal
hall-rounds = Runden pro Serie
hall-rounds-hint = { $four } Spiele am Vierertisch, { $three } am Dreiertisch
hall-dropped = Streichserien
hall-dropped-hint = Bei jedem werden so viele der schwächsten Serien gestrichen
hall-team-size = Personen pro Mannschaft
hall-tandem-size = Personen pro Tandem
hall-demands = Kontrollen an den Tischen
hall-pack-check = Vor dem ersten Spiel die Karten zählen
hall-second-count = Eine zweite Person bestätigt jede Zählung
hall-control-list = Eine Kontrollliste wird geführt und mit der Spielliste verglichen
hall-signatures = Alle unterschreiben die Spielliste
hall-where = Wo wird gespielt?
hall-venue-hall = Im Saal, mit echten Karten
hall-venue-server = Online, auf diesem Server
hall-listed = In der Turnierliste dieses Servers anzeigen
hall-make = Turnier anlegen
hall-rehearsal = Generalprobe
hall-rehearsal-hint = Alles wie im Ernstfall, nur mit erfundenen Teilnehmern und Listen, die sich von selbst füllen. Dabei kann nichts schiefgehen.
hall-rehearsal-people = Erfundene Teilnehmer
hall-rehearse = Probe starten

## After a tournament was created

hall-made = „{ $name }“ ist angelegt
hall-made-hint = Drucken Sie diese Seite aus, oder notieren Sie Links und PINs. Damit lässt sich das Turnier auch von einem anderen Computer aus leiten. Behalten Sie sie für sich.
hall-of-director = Turnierleitung
hall-of-helper = Helfer
hall-of-everybody = Für alle
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Drucken
hall-to-office = Zur Turnierleitung

## The phone page

hall-phase-entries = { $n ->
    [one] Die Anmeldung läuft: bisher ein Teilnehmer.
   *[other] Die Anmeldung läuft: bisher { $n } Teilnehmer.
  }
hall-phase-seated = Serie { $series } beginnt gleich. Bitte gehen Sie an Ihren Tisch.
hall-phase-running = Serie { $series } läuft.
hall-phase-closed = Serie { $series } ist zu Ende.
hall-phase-finished = Das Turnier ist zu Ende.
hall-rehearsal-mark = Das ist eine Probe: Namen und Ergebnisse sind erfunden.
hall-time-left = Restzeit
hall-clock-until = bis { $time } Uhr
hall-warning-ten = Die letzten 10 Minuten
hall-warning-five = Die letzten 5 Minuten
hall-warning-over = Die Zeit ist um: Dieses Spiel zu Ende spielen, dann aufhören
hall-call = Tisch { $table } ruft die Turnierleitung
hall-call-since = seit { $minutes } Min.
hall-calls-more = und { $n } weitere
hall-ended-early = Liste vorzeitig beendet
hall-as-of = Keine Verbindung. Stand von { $time } Uhr.
hall-locked-out = Auf diesem Gerät gilt der Zugang zur Turnierleitung nicht mehr. Bitte lassen Sie sich von der Turnierleitung den neuen Link geben.

hall-take-part = Mitspielen
hall-take-part-hint = Dieses Turnier wird online gespielt, hier auf dieser Seite.
hall-club-if-any = Verein, falls Sie einen haben

hall-who = Wer sind Sie?
hall-who-hint = Startnummer oder Name
hall-nobody-found = Niemand gefunden.
hall-more-found = { $n ->
    [one] Noch ein Treffer: Bitte tippen Sie einen Buchstaben mehr.
   *[other] Noch { $n } Treffer: Bitte tippen Sie einen Buchstaben mehr.
  }
hall-somebody-else = Ich bin jemand anderes
hall-number-is = Startnummer { $number }
hall-not-there-yet = Sie sind noch nicht als anwesend eingetragen. Bitte melden Sie sich bei der Turnierleitung.
hall-withdrawn = Sie sind abgemeldet.
hall-no-seat = In Serie { $series } haben Sie keinen Platz.
hall-wait-for-seat = Ihr Platz steht hier, sobald er vergeben ist.
hall-you-keep-the-list = Sie führen die Spielliste.
hall-at-your-table = An Ihrem Tisch
hall-play-here = Zu Ihrem Tisch
hall-your-results = Ihre Ergebnisse
hall-place-is = Rang { $place }

hall-see-seats = Plätze
hall-see-standing = Stand
hall-see-tables = Tische
hall-parts = Bereiche dieser Seite
hall-series = Serie { $series }
hall-day = Tag { $day }
hall-total = Gesamt
hall-what-part = Auswahl
hall-single = Einzel
hall-tandem = Tandems
hall-team = Mannschaften
hall-whose = Wertung
hall-find = Name oder Nummer suchen
hall-by-name = Nach Namen
hall-by-table = Nach Tischen
hall-no-seats = Die Plätze sind noch nicht vergeben.
hall-no-standing = Es wurde noch nichts gespielt.
hall-table = Tisch { $table }
hall-place = Rang
hall-person = Name
hall-points = Punkte
hall-card-points = Augen
hall-by-lot = per Los
hall-shared = das Los entscheidet
hall-dropped-series = gestrichen
hall-games-of = { $entered } von { $games } Spielen
hall-list-in = Liste abgegeben
hall-list-in-time = Liste abgegeben · Zeit
hall-lists-in = { $n } von { $tables } Listen abgegeben

hall-office = Für Turnierleitung und Listenführer
hall-office-hint = Für alle, die das Turnier leiten, dabei helfen oder eine Liste führen.
hall-own = Das ist Ihr Turnier: Turnierleitung öffnen
hall-enter-where = Was möchten Sie öffnen?
hall-enter-office = Die Turnierleitung
hall-enter-list = Die Liste eines Tisches
hall-table-number = Tisch
hall-series-number = Serie
hall-seat-number = Platz
hall-pin = PIN, 6 oder 8 Ziffern
hall-enter = Öffnen
hall-to-wall = Auf der Leinwand zeigen
hall-pass-on = Diese Seite teilen
hall-qr = QR-Code dieser Seite

## The wall (projector page)

hall-wall-phone = Ihr Platz und der Stand auf Ihrem Handy
hall-wall-controls = Leinwand
hall-wall-hold = Anhalten
hall-wall-go-on = Fortsetzen
hall-wall-before = Zurück
hall-wall-next = Weiter
hall-wall-full = Vollbild
hall-wall-page = { $page } von { $pages }
hall-wall-welcome = Willkommen!
hall-wall-people = Angemeldete Teilnehmer
hall-wall-by-name = Ihr Platz in Serie { $series }
hall-wall-by-table = Die Tische in Serie { $series }
hall-wall-progress = Serie { $series }: Wie weit sind die Tische?

## Eine Turnierdatei öffnen

hall-open-file = Eine Turnierdatei öffnen
hall-open-file-about = Die Datei eines Turniers von einem anderen Computer oder eine ältere Kopie. Sie haben dann die Turnierleitung, mit neuen Links und PINs.
hall-open-file-choose = Datei wählen
hall-open-file-busy = Die Datei wird geprüft …
hall-open-file-too-large = Eine Turnierdatei hat höchstens 8 MB, diese ist größer. Prüfen Sie, ob es die richtige ist.
hall-open-file-existing = Das Turnier öffnen, das schon hier ist
hall-open-file-copy = Die Datei als Kopie öffnen
hall-open-file-torn = Die letzte Zeile der Datei war unvollständig und wurde weggelassen. Prüfen Sie, was zuletzt eingetragen wurde.
