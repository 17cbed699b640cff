### Lists of people that are imported, and tables that are exported.

## Column headings of the tables

exchange-column-number = Nr.
exchange-column-name = Name
exchange-column-first-name = Vorname
exchange-column-last-name = Nachname
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
exchange-column-penalty = Abzug
exchange-column-lot = Los
exchange-column-time = Vorzeitig beendet
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

## In the tables

exchange-by-lot = gelost
exchange-void = Ungültig ({ $clause })
exchange-thrown-in = Ungezählt weggeworfen, Platz { $seats } (T15)

## Names of tables and files

exchange-table-entries = Teilnehmerliste
exchange-table-seating = Plätze, Serie { $series }
exchange-table-ranking = Rangliste
exchange-table-lists = Alle Spiellisten
exchange-table-log = Protokoll

## Why nothing can be read

exchange-obstacle-empty = Darin steht nichts. Bitte wählen Sie eine Datei mit Namen, oder fügen Sie Namen ein.
exchange-obstacle-too-large = Die Datei ist größer als { $most } MB. Bitte speichern Sie eine kleinere, die nur die Teilnehmer enthält.
exchange-obstacle-too-many-rows = Das sind mehr als { $most } Zeilen. Bitte lassen Sie nur die Teilnehmer stehen.
exchange-obstacle-too-many-columns = Das sind mehr als { $most } Spalten. Bitte lassen Sie nur Name, Verein und andere Angaben zur Anmeldung stehen.
exchange-obstacle-no-table = Das ist keine Tabelle. Bitte speichern Sie die Datei als Excel (.xlsx) oder CSV, oder kopieren Sie die Namen, und fügen Sie sie hier ein.
exchange-obstacle-open-document = Dateien von LibreOffice lassen sich hier nicht lesen. Bitte speichern Sie die Datei dort als Excel (.xlsx) oder CSV.
exchange-obstacle-old-excel = Das ist eine alte oder eine kennwortgeschützte Excel-Datei. Bitte speichern Sie sie in Excel als .xlsx, ohne Kennwort.
exchange-obstacle-damaged = Diese Excel-Datei ist beschädigt. Bitte öffnen Sie sie in Excel, und speichern Sie sie neu.
exchange-obstacle-swollen = Diese Excel-Datei ist viel größer, als eine Teilnehmerliste sein kann. Bitte kopieren Sie die Teilnehmer in eine neue Datei.

## Remarks on a row, a column or the whole file

exchange-trouble-no-name = In dieser Zeile fehlt der Name: „{ $value }“. Sie wird übersprungen.
exchange-trouble-no-letters = „{ $value }“ sieht nicht wie ein Name aus.
exchange-trouble-bad-number = „{ $value }“ ist keine Startnummer. Vergeben wird die nächste freie.
exchange-trouble-bad-mark = Spalte „{ $column }“: „{ $value }“ heißt weder ja noch nein und gilt als nein.
exchange-trouble-same-row = { $name } steht genauso in Zeile { $line } und wird nur einmal angemeldet.
exchange-trouble-too-long = „{ $value }“ ist zu lang und wird nach { $most } Zeichen abgeschnitten.
exchange-trouble-too-many-classes = Zu viele Klassen: „{ $value }“. Nur die ersten werden übernommen.
exchange-trouble-formula = Spalte „{ $column }“: Das Ergebnis einer Formel fehlt in der Datei. Bitte öffnen Sie sie in Excel, und speichern Sie sie noch einmal.
exchange-trouble-error-cell = Spalte „{ $column }“: Excel zeigt dort einen Fehler. Das Feld bleibt leer.
exchange-trouble-date-cell = Spalte „{ $column }“: Excel hat daraus ein Datum gemacht: { $value }. Bitte prüfen Sie es.
exchange-trouble-merged = Spalte „{ $column }“: „{ $value }“ steht in einem Feld über mehrere Zeilen und gilt für alle diese Zeilen.
exchange-trouble-dash = Spalte „{ $column }“: Ein Strich gilt als leeres Feld.
exchange-trouble-empty-row = Die Zeile ist leer und wird übersprungen.
exchange-trouble-above-heading = „{ $value }“ steht über den Überschriften und wird übersprungen.
exchange-trouble-unknown-column = Die Spalte „{ $column }“ ist nicht bekannt und wird nicht übernommen.
exchange-trouble-same-column = Die Spalte „{ $column }“ bedeutet dasselbe wie „{ $other }“ und wird nicht übernommen.
exchange-trouble-no-heading = { $club ->
    [0] Die Spalten haben keine Überschriften: Jede Zeile gilt als Name, mit Nummer und Verein, falls sie dabeistehen.
   *[other] Die Spalten haben keine Überschriften: Spalte { $name } gilt als Name, Spalte { $club } als Verein. Wenn das nicht stimmt, schreiben Sie bitte eine Zeile mit Überschriften darüber.
  }
exchange-trouble-no-heading-two-names = Die Spalten haben keine Überschriften: Spalte { $last } gilt als Nachname, Spalte { $first } als Vorname{ $club ->
    [0] {""}
   *[other] , Spalte { $club } als Verein
  }. Wenn das nicht stimmt, schreiben Sie bitte eine Zeile mit Überschriften darüber.
exchange-trouble-quotes = Die Anführungszeichen gehen nicht auf. Sie gelten als Teil der Namen.
exchange-trouble-other-sheets = Nur das Blatt „{ $sheet }“ wird gelesen, diese nicht: { $names }.
exchange-trouble-nobody = Darin wurde kein Teilnehmer gefunden.

## What each column was taken for

exchange-meaning-number = Startnummer
exchange-meaning-name = Name
exchange-meaning-first-name = Vorname
exchange-meaning-last-name = Nachname
exchange-meaning-club = Verein
exchange-meaning-team = Mannschaft
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Klassen
exchange-meaning-class = Klasse „{ $title }“
exchange-meaning-ignored = Nicht übernommen

## Problems

problem-bad-people = { $reason }
problem-no-export = Diese Tabelle gibt es nicht. Bitte prüfen Sie die Adresse.
problem-no-paper = Dieses Dokument gibt es nicht. Bitte prüfen Sie die Adresse.
problem-not-printed = Das Dokument konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.
problem-no-printer = Dieser Server kann keine PDF-Dateien erstellen: Das Programm dafür fehlt. Bitte wenden Sie sich an den Betreiber.
problem-no-excel = Dieser Server kann Excel-Dateien weder lesen noch schreiben: Das Programm dafür fehlt. Bitte nehmen Sie CSV.

## Ganze Turniere

tournament-copy-name = { $name } (Kopie)
tournament-upload-no-tournament = Das ist keine Turnierdatei. Wählen Sie die Datei, die mit „Turnier als Datei speichern“ gespeichert wurde.
tournament-upload-changed = Ab Zeile { $line } ist die Datei nicht mehr so, wie sie geschrieben wurde: Etwas wurde geändert, entfernt oder verschoben. Es wurde nichts geöffnet. Nehmen Sie eine frühere Kopie.
tournament-upload-too-new = Die Datei stammt von einer neueren Version des Programms (Zeile { $line }). Installieren Sie diese hier und öffnen Sie die Datei dann noch einmal.
tournament-upload-too-large = Eine Turnierdatei hat höchstens 8 MB, diese ist größer. Prüfen Sie, ob es die richtige ist.
tournament-upload-impossible = Die Datei enthält Schritte, die es in einem Turnier nicht geben kann. Es wurde nichts geöffnet. Nehmen Sie eine frühere Kopie.
tournament-upload-played-here = Eine Serie dieses Turniers wird gerade an den Tischen eines anderen Servers gespielt; die lassen sich nicht mitnehmen. Schließen Sie dort die Serie und speichern Sie die Datei neu.
problem-bad-tournament-file = { $reason }
problem-already-here = „{ $name }“ ist schon hier{ $compared ->
    [same] , genau so wie in der Datei.
    [less] . Die Datei hat weniger Schritte: Sie ist älter.
   *[more] . Die Datei hat mehr Schritte: Das Turnier wurde anderswo fortgesetzt.
  }
problem-no-state = Diesen Schritt gibt es im Protokoll nicht. Wählen Sie einen aus der Liste.
problem-no-copies = Dieser Server hat keinen Ordner für Kopien. Starten Sie ihn mit --copy-to ORDNER.
problem-copy-while-played = Eine Serie wird gerade an den Tischen dieses Servers gespielt; die lassen sich nicht kopieren. Schließen Sie zuerst die Serie.
