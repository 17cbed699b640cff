### The page of the player who keeps a list.

## The head of the page

list-title = Tisch { $table } · Serie { $series }
list-parts = Bereiche dieser Seite
list-pane-game = Eintragen
list-pane-paper = Liste
list-pane-more = Hilfe
list-clock-left = Restzeit:
list-alarm-ten = Die letzten zehn Minuten.
list-alarm-over = Die Zeit ist um: Spielen Sie dieses Spiel zu Ende, und hören Sie dann auf.
list-announcement = Durchsage:
list-state-sent = Alles ist angekommen.
list-state-sending = { $n ->
    [one] Ein Eintrag wird gesendet.
   *[other] { $n } Einträge werden gesendet.
  }
list-state-waiting = { $n ->
    [one] Kein Netz: Ein Eintrag ist auf diesem Handy gespeichert. Machen Sie einfach weiter.
   *[other] Kein Netz: { $n } Einträge sind auf diesem Handy gespeichert. Machen Sie einfach weiter.
  }
list-state-offline = Kein Netz. Machen Sie einfach weiter: Ihre Einträge werden auf diesem Handy gespeichert.
list-state-refused = { $n ->
    [one] Ein Eintrag wurde nicht angenommen. Entscheiden Sie unter „Eintragen“.
   *[other] { $n } Einträge wurden nicht angenommen. Entscheiden Sie unter „Eintragen“.
  }
list-hand-over-open = Einträge als QR-Code zeigen
list-state-locked = Dieser Link gilt nicht mehr.
list-unsafe = Dieses Handy kann nichts speichern. Lassen Sie diese Seite offen, bis alles angekommen ist.
list-never-seen = Kein Netz. Öffnen Sie die Liste einmal mit Netz; danach geht es auch ohne.

## A link that does not open the list

list-door = Die Liste lässt sich nicht öffnen
list-door-kept = { $n ->
    [one] Ein Eintrag ist auf diesem Handy gespeichert und wird gesendet, sobald die Liste wieder offen ist.
   *[other] { $n } Einträge sind auf diesem Handy gespeichert und werden gesendet, sobald die Liste wieder offen ist.
  }
list-door-hint = Scannen Sie den neuen QR-Code Ihres Tisches, oder geben Sie die PIN ein, die darunter steht.
list-pin = PIN dieser Liste
list-open = Öffnen

## Before the first game

list-early = Bitte warten
list-early-hint = Die Serie hat noch nicht begonnen. Sobald es losgeht, geht auch diese Seite von selbst weiter.
list-closed = Diese Serie ist abgeschlossen
list-closed-hint = Nur die Turnierleitung kann die Liste noch ändern.
list-server = Dieser Tisch spielt online
list-server-hint = Die Liste füllt sich von selbst. Sie finden sie unter „Liste“.
list-which = Welche Liste führen Sie?
list-which-list = Ich führe die Liste
list-which-control = Ich führe die Kontrollliste
list-which-hint = An jedem Tisch werden auf zwei Handys zwei Listen geführt und dann verglichen.
list-kept-list = Sie führen die Liste
list-kept-control = Sie führen die Kontrollliste
list-control-mark = Kontrollliste
list-control-full = Die Kontrollliste ist vollständig. Danke!
list-pack = Bitte zählen Sie die Karten
list-pack-cards = Karten einschließlich Joker
list-pack-who = { $name } zählt.
list-pack-right = Ja, es sind { $n } Karten
list-pack-wrong = Fehlt eine Karte, oder ist eine zu viel? Rufen Sie die Turnierleitung.
list-pack-done = Die Karten sind gezählt.

## A game

list-game-of = Spiel { $game } von { $games }
list-correct-of = Spiel { $game } korrigieren
list-deals = { $name } gibt.
list-deals-out = { $name } gibt und setzt aus.
list-back = Zurück
list-cancel = Abbrechen
list-who = Wer hat Rommé gemacht?
list-nobody = Niemand
list-how = Wie hat { $name } das Spiel beendet?
list-how-nobody = Warum ist das Spiel zu Ende?
list-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
list-cross = Kreuz ({ $n })
list-count = { $name } hat noch:
list-card-points = Augen
list-opened-or-not = Eröffnet oder nicht
list-type-first = Zuerst die Augen eintippen.
list-then-hand = Jetzt antippen: eröffnet oder nicht?
list-erase = Letzte Ziffer löschen
list-doubt = { $name }: { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
  }?
list-doubt-no-cards = Wer noch Karten auf der Hand hat, hat mehr Augen. Stimmt die Zahl?
list-doubt-too-few-unopened = Nicht eröffnet heißt: noch alle Karten auf der Hand, und die zählen mehr. Stimmt die Zahl?
list-doubt-too-many = So viele Augen hat kaum eine Hand. Stimmt die Zahl?
list-type-again = Noch einmal eingeben
list-sure = Ja, { $n } stimmt
list-summary = Stimmt das so?
list-summary-hint = Zum Ändern tippen Sie auf einen Namen.
list-left-with = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
  }
list-was-opened = eröffnet
list-was-unopened = nicht eröffnet
list-thrown-in = ungezählt weggeworfen
list-change = Ändern
list-save = Spiel { $game } eintragen
list-save-correction = Spiel { $game } korrigieren
list-leave-as-is = So lassen
list-order-changed = Die Turnierleitung hat die Reihenfolge der Spiele geändert. Bitte tragen Sie dieses Spiel neu ein.
list-there-already = Spiel { $game } steht schon auf der Liste: Jemand anderes hat es eingetragen.
list-drop-draft = Meine Eingabe verwerfen
list-told-entered = Spiel { $game } ist eingetragen.
list-told-corrected = Spiel { $game } ist korrigiert.

## A second person checks the figures

list-second = Spiel { $game }: Wer bestätigt die Zahlen?
list-second-hint = Geben Sie das Handy weiter. Wer die Zahlen geprüft hat, tippt auf seinen Namen.
list-second-by = { $name }: Stimmt so
list-second-ask = Von einer zweiten Person bestätigen lassen
list-later = Später
list-told-confirmed = { $name } hat Spiel { $game } bestätigt.
list-confirmed-by = { $name } hat die Zahlen geprüft.
list-confirmed-office = Die Turnierleitung hat die Zahlen geprüft.

## Signing

list-ended = Die Liste ist beendet
list-full = Alle Spiele sind eingetragen
list-finished = Die Liste ist fertig
list-finished-hint = Alle haben unterschrieben, und die Turnierleitung hat die Liste. Vielen Dank!
list-finished-unsent = Lassen Sie diese Seite offen, bis die Liste angekommen ist.
list-finished-thanks = Die Turnierleitung hat die Liste. Vielen Dank!
list-sign-round = Reichen Sie das Handy herum: Jeder tippt auf seinen Namen und unterschreibt.
list-sign-hint = Mit Ihrer Unterschrift bestätigen Sie, dass die Liste stimmt. Danach kann nur noch die Turnierleitung etwas ändern.
list-signs = zum Unterschreiben antippen
list-signed = unterschrieben
list-signed-unsent = unterschrieben, noch nicht gesendet
list-sign = Unterschreiben
list-not-now = Jetzt nicht
list-look = Ganze Liste ansehen
list-rating-points = Wertungspunkte
list-crosses = Kreuze
list-told-signed = { $name } hat unterschrieben.
list-sums-changed = Die Liste wurde nach der Unterschrift geändert. Bitte sehen Sie sie durch, und unterschreiben Sie noch einmal.

## The whole list

list-paper = Die Spielliste
list-paper-hint = Groß: Wertungspunkte, klein: Augen. Tippen Sie auf die Nummer eines Spiels, um es anzusehen oder zu korrigieren.
list-column-game = Spiel
list-column-check = Kon{ "\u00AD" }trolle
list-sum = Summe
list-dealer = gibt, setzt aus
list-dealer-plays = gibt
list-dealer-sign = G
list-has-left = ist gegangen
list-substitute = Ersatz
list-see-game = Spiel { $game } ansehen
list-game = Spiel { $game }
list-correct = Spiel { $game } korrigieren
list-locked = Die Liste ist schon unterschrieben: Jetzt kann nur noch die Turnierleitung etwas korrigieren.
list-was-before = Bevor { $by } das Spiel korrigiert hat:
list-by-keeper = der Tisch
list-by-helper = ein Helfer
list-by-director = die Turnierleitung
list-mark-unsent = noch nicht gesendet
list-mark-corrected = korrigiert
list-mark-incident = Vorfall
list-mark-differs = weicht von der Kontrollliste ab
list-mark-unconfirmed = noch nicht bestätigt
list-mark-struck = gestrichen, zählt nicht
list-differences = Die beiden Listen stimmen nicht überein
list-differences-hint = Klären Sie am Tisch, was stimmt. Den Fehler korrigieren Sie unter „Liste“.
list-on-list = Liste
list-on-control = Kontrollliste

## Entries that the server refused

list-step-check-pack = Karten gezählt
list-step-enter-line = Spiel { $game }
list-step-confirm-line = Spiel { $game }, bestätigt von { $name }
list-step-correct-line = Korrektur von Spiel { $game }
list-step-enter-control = Kontrollliste, Spiel { $game }
list-step-sign = Unterschrift von { $name }

## What the office has changed, until the keeper has read it

list-changed = Die Turnierleitung hat diese Liste geändert
list-changed-before = Vorher
list-changed-after = Jetzt
list-changed-void = Ungültig: Bitte spielen Sie dieses Spiel noch einmal.
list-changed-gone = Von der Liste gestrichen.
list-changed-ruling = Entscheidung
list-changed-read = Ich habe es gelesen
list-changed-told = Die Turnierleitung hat diese Liste geändert. Bitte lesen Sie, was anders ist.

## Handing over entries that this phone cannot send

list-hand-over = Einträge übergeben
list-hand-over-hint = Zeigen Sie diesen Code einem Helfer oder der Turnierleitung. Dort wird er gescannt, und Sie bekommen eine Zahl gesagt.
list-hand-over-qr = QR-Code mit den Einträgen
list-hand-over-later = { $n ->
    [one] Ein weiterer Eintrag folgt im nächsten Code.
   *[other] { $n } weitere Einträge folgen im nächsten Code.
  }
list-hand-over-type = Zum Abtippen
list-hand-over-receipt = Zahl von der Turnierleitung
list-hand-over-confirm = Die Einträge sind übergeben
list-hand-over-wrong = Diese Zahl gehört nicht zu diesem Code. Die Einträge bleiben auf diesem Handy.
list-hand-over-none = Es ist nichts mehr zu übergeben.
list-handed-over = Die Turnierleitung hat die Einträge.
list-handed-over-but = { $n ->
    [one] Die Turnierleitung hat die Einträge bis auf einen. Bitte entscheiden Sie darüber.
   *[other] Die Turnierleitung hat die Einträge bis auf { $n }. Bitte entscheiden Sie darüber.
  }
list-not-taken-over = Die Turnierleitung konnte diesen Eintrag nicht annehmen.
list-aside-same = Schon erledigt: Auf der Liste steht dasselbe wie bei Ihnen.
list-aside-theirs = Auf der Liste:
list-aside-mine = Ihr Eintrag:
list-aside-nothing = Noch nichts.
list-aside-take-theirs = So lassen, wie es auf der Liste steht
list-aside-send-mine = Mein Eintrag stimmt: Liste korrigieren
list-aside-enter-mine = Meinen Eintrag jetzt senden
list-aside-director = Zeigen Sie das der Turnierleitung.
list-aside-drop = Meinen Eintrag verwerfen
list-aside-keep = Behalten
list-aside-really = Wirklich verwerfen?
list-aside-ok = In Ordnung
list-told-settled = Die Liste bleibt, wie sie ist.
list-told-insisted = Ihr Eintrag wird gesendet.

## Help

list-director = Stimmt etwas nicht?
list-director-stop = Lassen Sie die Karten liegen, wie sie sind.
list-director-call = Rufen Sie die Turnierleitung.
list-director-writes = Die Turnierleitung trifft eine Entscheidung und trägt sie in die Liste ein.
list-director-raise = Schild zum Hochhalten zeigen
list-raised = Turnierleitung, bitte! Tisch
list-undo = Vertippt?
list-undo-last = Den letzten Schritt zurücknehmen
list-undo-hint = Um ein einzelnes Spiel zu korrigieren, öffnen Sie es unter „Liste“.
list-undo-sure = Der letzte Schritt auf dieser Liste wird zurückgenommen.
list-undo-yes = Ja, zurücknehmen
list-undo-no = Nein
list-undo-waits = Es werden noch Einträge gesendet. Einzelne Spiele können Sie unter „Liste“ korrigieren.
list-undo-offline = Das geht nur mit Netz. Einzelne Spiele können Sie unter „Liste“ korrigieren.
list-undo-nothing = Es gibt nichts zurückzunehmen.
list-undo-changed = Jemand anderes hat die Liste gerade geändert. Sehen Sie sie sich an, und versuchen Sie es dann noch einmal.
list-undo-unheard = Es kam keine Antwort. Sehen Sie sich die Liste an, sobald das Netz wieder da ist.
list-undone = Der letzte Schritt ist zurückgenommen.
list-look-and-language = Sprache und Anzeige
list-large-print = Große Schrift …
list-to-hall = Plätze und Stand
list-kept-hint = Ihre Einträge bleiben auf diesem Handy gespeichert, bis sie angekommen sind, auch wenn Sie die Seite schließen.

## The code of a table, which is valid all day

table-title = Tisch { $table }
table-now = An Tisch { $table } wird jetzt Serie { $series } gespielt: { $names }.
table-scan-there = Um diese Liste zu öffnen, scannen Sie den Code, der auf dem Tisch liegt, oder geben Sie die PIN darunter ein.
table-early = Serie { $series } hat noch nicht begonnen. An Tisch { $table }: { $names }. Diese Seite öffnet die Liste, sobald die Serie beginnt.
table-empty = Tisch { $table } hat noch keine Liste. Diese Seite öffnet sie, sobald es eine gibt.
table-other-day = Dieser Code war für Tag { $day }. An Tisch { $table } wird jetzt Serie { $series } gespielt: { $names }.
table-other-table = Das ist der Code von Tisch { $table } (Serie { $series }: { $names }), aber dieses Handy führt die Liste von Tisch { $kept }.
table-go = Zur Liste von Tisch { $table }
table-back = Zurück zur Liste von Tisch { $table }
table-keep = Liste von Tisch { $table } auf diesem Handy führen
table-code-wrong = Scannen Sie den Code, der jetzt auf Ihrem Tisch liegt, oder wählen Sie auf der Seite des Turniers den Tisch und geben Sie die PIN ein.
