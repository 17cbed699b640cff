### The papers that a club prints for a tournament.

## Used on several papers

paper-page = Seite { $page } von { $pages }
paper-number = Startnummer
paper-number-short = Nr.
paper-name = Name
paper-club = Verein
paper-team = Mannschaft
paper-series = Serie
paper-series-short = S
paper-table = Tisch
paper-table-n = Tisch { $table }
paper-seat = Platz
paper-game-n = Spiel { $game }
paper-pin = PIN
paper-nobody = Es ist noch niemand angemeldet.
paper-not-seated = Die Plätze sind noch nicht vergeben.
paper-nothing-played = Es wurde noch nichts gespielt.
paper-withdrew = ausgeschieden
paper-director = Turnierleitung

paper-title-start-cards = Startkarten
paper-title-seating-by-name = Wo sitze ich?
paper-title-seating-by-table = Wer sitzt wo?
paper-title-blank-lists = Spiellisten
paper-title-filled-lists = Spiellisten
paper-title-results = Ergebnisse
paper-title-certificates = Urkunden
paper-title-links = Zettel für die Tische
paper-title-office-keys = Links für Turnierleitung und Helfer
paper-title-record = Protokoll
paper-title-referee-log = Schiedsrichterprotokoll
paper-title-emergency-kit = Notfallmappe

## Start cards and slips

paper-in-team = Mannschaft: { $name }
paper-in-tandem = Tandem: { $name }
paper-scan-follow = Platz und Stand auf Ihrem Handy
paper-scan-list = Diese Liste auf dem Handy führen
paper-address = Adresse
paper-link-none = Es gibt keine Links zu drucken.
paper-link-or-type = Ohne Kamera: Öffnen Sie die Adresse, wählen Sie den Tisch, und geben Sie die PIN ein.
paper-link-list-how = Richten Sie die Kamera Ihres Handys auf den Code: Die Liste, die dieser Tisch gerade hat, öffnet sich. Der Zettel gilt den ganzen Tag und bleibt auf dem Tisch.
paper-link-director-how = Behalten Sie diese Seite für sich: Wer den Code oder die PIN hat, kann alles ändern.
paper-link-helper-how = Für Helfer, die Teilnehmer und Listen eintragen. Lassen Sie das Blatt nicht herumliegen.

## Seats

paper-keeps-list = Platz 1 führt die Liste.
paper-seats-drawn = Plätze ausgelost mit dem Code „{ $seed }“.
paper-seats-by-result = Plätze nach Ergebnis gesetzt, mit dem Code „{ $seed }“.
paper-seats-strict = Plätze streng nach Ergebnis gesetzt.
paper-incomplete = Unvollständig: { $groups }
paper-seats-by-hand = Plätze von der Turnierleitung gesetzt.
paper-seats-adjusted = Plätze an die Anwesenden angepasst.
    .moves = Geändert: { $moves }.

## Lists

paper-list = Spielliste
paper-game-short = Spiel
paper-dealer-short = Geber
paper-rating = Wertung
paper-cards = Augen
paper-check-total = Kontrolle
paper-sum = Summe
paper-crosses = Kreuze
paper-result = Ergebnis
paper-signature = Unterschrift
paper-notes = Vermerke
paper-pack-checked = { $cards } Karten gezählt
paper-rating-points = Wertungspunkte
paper-sits-out-mark = Der Geber setzt aus: Die schraffierten Felder bleiben leer. Ein Minuspunkt wird als Kreuz × eingetragen.
paper-cross-mark = Ein Minuspunkt wird als Kreuz × eingetragen.
paper-opened-up-to = { $least ->
    [0] Eröffnet, bis { $most } Augen
   *[other] Eröffnet, { $least } bis { $most } Augen
  }
paper-opened-from = Eröffnet, ab { $least } Augen
paper-unopened-up-to = { $least ->
    [0] Nicht eröffnet, bis { $most } Augen
   *[other] Nicht eröffnet, { $least } bis { $most } Augen
  }
paper-unopened-from = Nicht eröffnet, ab { $least } Augen
paper-left-after = nach Spiel { $game } ausgeschieden
paper-substituted = ein Ersatzspieler spielt weiter
paper-signed = unterschrieben
paper-signed-for = unterschrieben von { $name }: { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where }: { $what } ({ $clause }). { $follows }
paper-corrected = Spiel { $game } korrigiert von { $name }: { $before }, jetzt { $after }.
paper-broken-off = Abgebrochen nach Spiel { $game }.
paper-control-list = { $differences ->
    [0] Die Kontrollliste stimmt überein.
    [one] Die Kontrollliste weicht an { $differences } Stelle ab.
   *[other] Die Kontrollliste weicht an { $differences } Stellen ab.
  }

## Results

paper-place = Rang
paper-party = Name und Mitglieder
paper-games = Spiele
paper-penalty = Abzug
paper-ranking-single = Einzelwertung
paper-ranking-tandem = Tandemwertung
paper-ranking-team = Mannschaftswertung
paper-state-final = Endstand
paper-state-after = Stand nach Serie { $series }
paper-state-running = Zwischenstand: Serie { $series } läuft, { $finished } von { $lists } Listen abgegeben
paper-legend-order = Zuerst zählen die Wertungspunkte, bei Gleichstand die niedrigere Augensumme, dann das Los (T14).
paper-legend-series = Serien: Wertungspunkte, darunter Augen.
paper-lot-mark = L
paper-legend-lot = L: Das Los hat entschieden.
paper-legend-shared = =: Gleichstand; es ist noch nicht gelost.
paper-legend-dropped = In Klammern: gestrichen, zählt nicht für die Gesamtwertung.
paper-legend-penalty = Abzug: Wertungspunkte, die die Turnierleitung abgezogen hat; im Ergebnis schon enthalten.
paper-legend-time = Zeit: Die Liste wurde vorzeitig beendet, etwa weil die Zeit um war.

## Certificates

paper-certificate = Urkunde
paper-certificate-at = Rommé-Turnier
paper-held = { $place }, { $date }
paper-certificate-to = verliehen an
paper-certificate-place = { $form ->
   *[other] { $place }. Platz
  }
paper-certificate-result = { $rating ->
    [one] { $shown } Wertungspunkt
   *[other] { $shown } Wertungspunkte
  } · { $cards ->
    [one] { $cards } Auge
   *[other] { $cards } Augen
  }
paper-draft = Entwurf: Das Ergebnis steht noch nicht fest.

## Record

paper-record-empty = Im Protokoll steht noch nichts.
paper-time = Zeit
paper-happened = Vorgang
paper-referee-empty = Die Turnierleitung musste noch nichts entscheiden.
paper-referee-about = Alle Entscheidungen der Turnierleitung und wie lange Tische auf sie gewartet haben. Punkte: Wertungspunkte, dahinter die Augen in Klammern.
paper-before = Vorher
paper-after = Nachher
paper-undone = später zurückgenommen
paper-ruling = Entscheidung von { $name }: „{ $text }“
    .game = Spiel { $game }: Entscheidung von { $name }: „{ $text }“
paper-no-longer = Das zählt nicht mehr: Das Spiel ist ungültig oder wurde berichtigt.

## Emergency kit

paper-kit-about = Fällt der Computer aus, geht das Turnier von Hand weiter. Drucken Sie diese Mappe vor Beginn und nach jeder Serie neu.
paper-kit-steps = So geht es von Hand weiter
paper-kit-go-on = Bitten Sie alle Tische, weiterzuspielen und auf Papier mitzuschreiben. Was schon eingetragen war, gilt: Die Tische schreiben es vom Handy oder aus dem Gedächtnis ab, und alle am Tisch stimmen zu.
paper-kit-seat = Zählen Sie für eine neue Serie, wie viele Teilnehmer da sind. Die Tabelle zeigt, wie viele Vierer- und Dreiertische Sie brauchen. Schneiden Sie so viele Lose aus, und lassen Sie alle ziehen: Auf dem Los stehen Tisch und Platz.
paper-kit-list = Geben Sie jedem Tisch seine leere Liste vom Ende dieser Mappe; für weitere Tische kopieren Sie die beiden letzten. Platz 1 führt sie, zählt die { $cards } Karten und gibt zuerst; dann geht es im Uhrzeigersinn weiter.{ $out ->
    [yes] {" "}Am Vierertisch setzt der Geber aus.
   *[no] {""}
  } Eine Serie hat { $fours } Spiele am Vierertisch und { $threes } am Dreiertisch.
paper-kit-enter = Nach jedem Spiel werden die Handkarten offen gezählt. Tragen Sie für jeden, der gespielt hat, die Wertungspunkte aus der Tabelle ein und daneben die Augen der Handkarten. Ein Minuspunkt ist ein Kreuz. Die Summen jeder Zeile kommen in die Kontrollspalten.
paper-kit-sums = Nach dem letzten Spiel wird jede Spalte zusammengezählt, und die Kreuze werden abgezogen. Die Ergebnisse aller Plätze müssen zusammen die Summe der Kontrollspalte ergeben. Alle am Tisch unterschreiben.
paper-kit-rank = Zählen Sie die Ergebnisse zum letzten Stand in dieser Mappe dazu, und ordnen Sie sie wie unter „Rangfolge“ beschrieben.
paper-kit-later = Wenn der Computer wieder läuft, tippen Sie die Papierlisten ab. Nichts muss wiederholt werden.
paper-kit-ratings = Wertungspunkte
paper-kit-assumed = * Annahme: Das steht in keinem der Regeltexte.
paper-kit-seating = Tische
paper-kit-formula = So viele Vierertische wie möglich, dazu Dreiertische, bis es aufgeht: Teilen Sie durch vier. Rest 3: ein Dreiertisch; Rest 2: zwei; Rest 1: drei; kein Rest: keiner.
paper-kit-impossible = Mit 1, 2 oder 5 Personen geht es nicht auf.
paper-kit-people-column = Personen
paper-kit-fours = Vierer
paper-kit-threes = Dreier
paper-kit-ties = Rangfolge
paper-kit-dropped = { $n ->
    [one] Für die Gesamtwertung zählt bei allen die schlechteste Serie nicht.
   *[other] Für die Gesamtwertung zählen bei allen die { $n } schlechtesten Serien nicht.
  }
paper-kit-incidents = Wenn etwas schiefgeht
paper-kit-what = Vorfall
paper-kit-clauses = Punkt
paper-kit-follows = Was folgt
paper-kit-deal-again = Das Spiel ist ungültig. Neu gibt, wer mit dem Geben an der Reihe ist.
paper-kit-thrown-in-again = Ab dem zweiten Mal wird ein weiterer Wertungspunkt abgezogen.
paper-kit-people = Teilnehmer
paper-kit-present = Da
paper-kit-standing = Stand
paper-kit-lots = Lose
paper-kit-lots-how = Schneiden Sie die Lose aus, falten Sie sie, und lassen Sie alle eines ziehen. Es sind so viele Lose, wie jetzt Teilnehmer da sind. Kommen weniger, nehmen Sie Lose heraus, bis die Tische zur Tabelle passen.
