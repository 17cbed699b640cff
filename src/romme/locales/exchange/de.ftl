### Listen von Personen, die eingelesen werden, und Tabellen, die herausgehen.

## Überschriften der Tabellen

exchange-column-number = Nr.
exchange-column-name = Name
exchange-column-club = Verein
exchange-column-team = Mannschaft
exchange-column-tandem = Tandem
exchange-column-classes = Klasse
exchange-column-presence = Anwesenheit
exchange-column-table = Tisch
exchange-column-seat = Platz
exchange-column-place = Rang
exchange-column-members = Mitglieder
exchange-column-rating = Wertungspunkte
exchange-column-card-points = Augen
exchange-column-crosses = Kreuze
exchange-column-games = Spiele
exchange-column-penalty = Strafe
exchange-column-lot = Los
exchange-column-dropped = Gestrichen
exchange-column-series = Serie
exchange-column-day = Tag
exchange-column-game = Spiel
exchange-column-round = Runde
exchange-column-dealer = Geber
exchange-column-ending = Ende
exchange-column-winner = Gewinner
exchange-column-remark = Bemerkung
exchange-seat-number = Platz { $seat }, Nr.
exchange-seat-name = Platz { $seat }, Name
exchange-seat-hand = Platz { $seat }, Hand
exchange-seat-card-points = Platz { $seat }, Augen
exchange-seat-rating = Platz { $seat }, Wertungspunkte

## In den Tabellen

exchange-by-lot = gelost
exchange-void = Ungültig ({ $clause })
exchange-thrown-in = Ungezählt weggeworfen, Platz { $seats } (T15)

## Wie Tabellen und Dateien heißen

exchange-table-entries = Meldungen
exchange-table-seating = Plätze, Serie { $series }
exchange-table-ranking = Rangliste
exchange-table-lists = Alle Spiellisten
exchange-table-log = Protokoll

## Warum nichts gelesen werden kann

exchange-obstacle-empty = Es steht nichts darin. Bitte wählen Sie eine Datei mit Namen, oder fügen Sie Namen ein.
exchange-obstacle-too-large = Die Datei hat mehr als { $most } MB. Bitte speichern Sie eine kleinere, in der nur die Personen stehen.
exchange-obstacle-too-many-rows = Es sind mehr als { $most } Zeilen. Bitte lassen Sie nur die Personen darin.
exchange-obstacle-too-many-columns = Es sind mehr als { $most } Spalten. Bitte lassen Sie nur Name, Verein und was sonst zur Meldung gehört.
exchange-obstacle-no-table = Das ist keine Tabelle. Bitte speichern Sie sie als Excel (.xlsx) oder CSV, oder kopieren Sie die Namen und fügen Sie sie ein.
exchange-obstacle-open-document = Dateien von LibreOffice können nicht gelesen werden. Bitte speichern Sie die Datei dort als Excel (.xlsx) oder CSV.
exchange-obstacle-old-excel = Das ist eine alte Excel-Datei oder eine mit Kennwort. Bitte speichern Sie sie in Excel als .xlsx, ohne Kennwort.
exchange-obstacle-damaged = Diese Excel-Datei ist beschädigt. Bitte öffnen Sie sie in Excel und speichern Sie sie neu.
exchange-obstacle-swollen = Diese Excel-Datei ist innen viel größer als jede Liste von Personen. Bitte kopieren Sie die Personen in eine neue Datei.

## Was an einer Zeile, einer Spalte oder dem Ganzen auffällt

exchange-trouble-no-name = Es steht kein Name da: „{ $value }“. Niemand wird gemeldet.
exchange-trouble-no-letters = „{ $value }“ sieht nicht wie ein Name aus.
exchange-trouble-bad-number = „{ $value }“ ist keine Startnummer. Die nächste freie wird vergeben.
exchange-trouble-bad-mark = Spalte „{ $column }“: „{ $value }“ heißt weder ja noch nein. Es gilt als nein.
exchange-trouble-same-row = { $name } steht genauso in Zeile { $line } und wird einmal gemeldet.
exchange-trouble-too-long = „{ $value }“ ist zu lang und wird nach { $most } Zeichen abgeschnitten.
exchange-trouble-too-many-classes = Zu viele Klassen: „{ $value }“. Nur die ersten werden genommen.
exchange-trouble-formula = Spalte „{ $column }“: Das Ergebnis einer Formel steht nicht in der Datei. Bitte öffnen Sie die Datei in Excel und speichern Sie sie.
exchange-trouble-error-cell = Spalte „{ $column }“: Excel zeigt dort einen Fehler. Das Feld bleibt leer.
exchange-trouble-date-cell = Spalte „{ $column }“: Excel hat daraus ein Datum gemacht, { $value }. Bitte prüfen Sie es.
exchange-trouble-merged = Spalte „{ $column }“: „{ $value }“ steht in einem Feld über mehrere Zeilen und gilt für jede davon.
exchange-trouble-dash = Spalte „{ $column }“: Ein Strich gilt als nichts.
exchange-trouble-empty-row = Die Zeile ist leer und wird übergangen.
exchange-trouble-above-heading = „{ $value }“ steht über den Überschriften und wird übergangen.
exchange-trouble-unknown-column = Die Spalte „{ $column }“ ist nicht bekannt und bleibt weg.
exchange-trouble-same-column = Die Spalte „{ $column }“ bedeutet dasselbe wie „{ $other }“ und bleibt weg.
exchange-trouble-no-heading = { $club ->
    [0] Es gibt keine Überschriften: Jede Zeile gilt als Name, mit Nummer und Verein daneben, wenn sie dastehen.
   *[other] Es gibt keine Überschriften: Spalte { $name } gilt als Name, Spalte { $club } als Verein. Wenn das nicht stimmt, schreiben Sie bitte eine Zeile mit Überschriften darüber.
  }
exchange-trouble-quotes = Die Anführungszeichen passen nicht zusammen. Sie gelten als Teil der Namen.
exchange-trouble-other-sheets = Nur das Blatt „{ $sheet }“ wird gelesen. Nicht gelesen: { $names }.
exchange-trouble-nobody = Niemand wurde darin gefunden.

## Als was Spalten verstanden wurden

exchange-meaning-number = Startnummer
exchange-meaning-name = Name
exchange-meaning-first-name = Vorname
exchange-meaning-last-name = Nachname
exchange-meaning-club = Verein
exchange-meaning-team = Mannschaft
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Klassen
exchange-meaning-class = Klasse „{ $title }“
exchange-meaning-ignored = Bleibt weg

## Was nicht geht

problem-bad-people = { $reason }
problem-no-export = Eine solche Tabelle gibt es nicht.
problem-no-paper = Ein solches Blatt gibt es nicht.
problem-not-printed = Das Dokument konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.
problem-no-printer = Dieser Server kann nicht drucken: Das Programm, das PDF-Dateien macht, fehlt. Bitte fragen Sie, wer ihn betreibt.
problem-no-excel = Dieser Server kann mit Excel-Dateien nicht umgehen: Das Programm dafür fehlt. Bitte nehmen Sie CSV.
