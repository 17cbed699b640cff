### Was ein Verein für ein Turnier druckt.

## Auf mehreren Blättern

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
paper-not-seated = Die Plätze sind noch nicht ausgelost.
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
paper-title-links = Was die Listen öffnet
paper-title-office-keys = Links für Turnierleitung und Helfer
paper-title-record = Protokoll
paper-title-emergency-kit = Notfallmappe

## Startkarten und Zettel

paper-in-team = Mannschaft: { $name }
paper-in-tandem = Tandem: { $name }
paper-scan-follow = Platz und Stand auf Ihrem Telefon
paper-scan-list = Diese Liste auf dem Telefon führen
paper-address = Adresse
paper-link-none = Es gibt keine Links zu drucken.
paper-link-or-type = Ohne Kamera: Öffnen Sie die Adresse, wählen Sie den Tisch, tippen Sie die PIN.
paper-link-list-how = Halten Sie die Kamera des Telefons auf den Code: Die Liste dieses Tisches öffnet sich.
paper-link-director-how = Behalten Sie diese Seite für sich: Wer den Code oder die PIN hat, kann alles ändern.
paper-link-helper-how = Für Helfer, die Leute und Listen eintragen. Lassen Sie das Blatt nicht herumliegen.

## Plätze

paper-keeps-list = Platz 1 führt die Liste.
paper-seats-drawn = Plätze ausgelost aus „{ $seed }“.
paper-seats-by-result = Plätze nach Ergebnis gesetzt, aus „{ $seed }“.
paper-seats-by-hand = Plätze von der Turnierleitung gesetzt.

## Listen

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
paper-sits-out-mark = Der Geber setzt aus: In die schraffierten Felder kommt nichts. Ein Minuspunkt wird als Kreuz × eingetragen.
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
paper-left-after = ausgeschieden nach Spiel { $game }
paper-substituted = ein Ersatz spielt weiter
paper-signed = unterschrieben
paper-signed-for = unterschrieben von { $name }: { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where }: { $what } ({ $clause }). { $follows }
paper-corrected = Spiel { $game } berichtigt von { $name }: { $before }, jetzt { $after }.
paper-broken-off = Abgebrochen nach Spiel { $game }.
paper-control-list = { $differences ->
    [0] Die Kontrollliste sagt dasselbe.
    [one] Die Kontrollliste weicht an { $differences } Stelle ab.
   *[other] Die Kontrollliste weicht an { $differences } Stellen ab.
  }

## Ergebnisse

paper-place = Rang
paper-party = Name und Mitglieder
paper-games = Spiele
paper-penalty = Abzug
paper-ranking-single = Einzelwertung
paper-ranking-tandem = Tandemwertung
paper-ranking-team = Mannschaftswertung
paper-state-final = Endstand
paper-state-after = Stand nach Serie { $series }
paper-state-running = Zwischenstand: Serie { $series } läuft, { $finished } von { $lists } Listen sind da
paper-legend-order = Mehr Wertungspunkte gehen vor, dann weniger Augen, dann entscheidet das Los (T14).
paper-legend-series = Serien: Wertungspunkte, darunter Augen.
paper-legend-lot = L: Das Los hat entschieden.
paper-legend-shared = =: gleich; das Los ist noch nicht gezogen.
paper-legend-dropped = In Klammern: zählt nicht für die Gesamtwertung.
paper-legend-penalty = Abzug: Wertungspunkte, die die Turnierleitung abgezogen hat; im Ergebnis schon enthalten.

## Urkunden

paper-certificate = Urkunde
paper-certificate-at = Rommé-Turnier
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

## Protokoll

paper-record-empty = Im Protokoll steht noch nichts.
paper-time = Zeit
paper-happened = Was geschehen ist

## Notfallmappe

paper-kit-about = Wenn der Computer ausfällt, geht das Turnier weiter. Drucken Sie diese Mappe, bevor es beginnt, und wieder nach jeder Serie.
paper-kit-steps = So geht es von Hand weiter
paper-kit-go-on = Bitten Sie alle Tische, weiterzuspielen und auf Papier zu schreiben. Was schon eingetragen war, gilt; die Tische schreiben es vom Telefon oder aus dem Gedächtnis ab, und alle am Tisch sind damit einverstanden.
paper-kit-seat = Zählen Sie für eine neue Serie, wer da ist. In der Tabelle steht, wie viele Vierer- und Dreiertische Sie brauchen. Schneiden Sie so viele Lose aus und lassen Sie alle ziehen: Auf dem Los stehen Tisch und Platz.
paper-kit-list = Kopieren Sie die leeren Listen am Ende dieser Mappe und geben Sie jedem Tisch eine. Platz 1 führt sie, zählt die { $cards } Karten und gibt zuerst; dann geht es im Uhrzeigersinn weiter.{ $out ->
    [yes] {" "}Am Vierertisch setzt der Geber aus.
   *[no] {""}
  } Eine Serie hat { $fours } Spiele am Vierertisch und { $threes } am Dreiertisch.
paper-kit-enter = Nach jedem Spiel werden die Handkarten offen gezählt. Tragen Sie für jeden, der gespielt hat, die Wertungspunkte aus der Tabelle ein und daneben die Augen der Handkarten. Ein Minuspunkt ist ein Kreuz. Die Summen jeder Zeile kommen in die Kontrollspalten.
paper-kit-sums = Nach dem letzten Spiel wird jede Spalte zusammengezählt, und die Kreuze werden abgezogen. Die Ergebnisse aller Plätze zusammen müssen die Summe der Kontrollspalte sein. Alle am Tisch unterschreiben.
paper-kit-rank = Zählen Sie die Ergebnisse zum letzten Stand in dieser Mappe und ordnen Sie sie, wie es unter „Rangfolge“ steht.
paper-kit-later = Wenn der Computer wieder geht, tippen Sie die Listen vom Papier ab. Nichts muss wiederholt werden.
paper-kit-ratings = Wertungspunkte
paper-kit-assumed = * Annahme: Das sagt keine der Vorlagen.
paper-kit-seating = Tische
paper-kit-formula = Vierertische, und so viele Dreiertische, wie die Zahl braucht: Teilen Sie durch vier. Rest 3: ein Dreiertisch; Rest 2: zwei; Rest 1: drei; kein Rest: keiner.
paper-kit-impossible = 1, 2 und 5 Leute lassen sich nicht setzen.
paper-kit-people-column = Leute
paper-kit-fours = Vierer
paper-kit-threes = Dreier
paper-kit-ties = Rangfolge
paper-kit-dropped = { $n ->
    [one] Für die Gesamtwertung zählt bei allen die schlechteste Serie nicht.
   *[other] Für die Gesamtwertung zählen bei allen die { $n } schlechtesten Serien nicht.
  }
paper-kit-incidents = Wenn etwas schiefgeht
paper-kit-what = Was geschehen ist
paper-kit-clauses = Punkt
paper-kit-follows = Was folgt
paper-kit-deal-again = Das Spiel ist ungültig und wird neu gegeben, von dem Spieler, der mit Geben an der Reihe ist.
paper-kit-thrown-in-again = Vom zweiten Mal an wird ein weiterer Wertungspunkt abgezogen.
paper-kit-people = Wer spielt
paper-kit-present = Da
paper-kit-standing = Stand
paper-kit-lots = Lose
paper-kit-lots-how = Schneiden Sie die Lose aus, falten Sie sie und lassen Sie alle eines ziehen. Es sind so viele, wie jetzt Leute da sind; sind es weniger, nehmen Sie Lose heraus, bis Vierer- und Dreiertische bleiben, wie die Tabelle es sagt.
