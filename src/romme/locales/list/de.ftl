### Die Seite derer, die eine Spielliste führen.

## Der Kopf der Seite

list-title = Tisch { $table } · Serie { $series }
list-parts = Teile dieser Seite
list-pane-game = Eintragen
list-pane-paper = Liste
list-pane-more = Hilfe
list-clock-left = Restzeit:
list-clock-over = Die Zeit ist um: Das laufende Spiel ist das letzte.
list-announcement = Durchsage:
list-state-sent = Alles ist angekommen.
list-state-sending = { $n ->
    [one] Ein Eintrag wird gesendet.
   *[other] { $n } Einträge werden gesendet.
  }
list-state-waiting = { $n ->
    [one] Kein Netz: Ein Eintrag ist auf diesem Telefon aufgehoben. Einfach weitermachen.
   *[other] Kein Netz: { $n } Einträge sind auf diesem Telefon aufgehoben. Einfach weitermachen.
  }
list-state-offline = Kein Netz. Einfach weitermachen: Einträge bleiben auf diesem Telefon aufgehoben.
list-state-locked = Dieser Link gilt nicht mehr.
list-unsafe = Dieses Telefon hebt nichts auf. Lassen Sie diese Seite offen, bis alles angekommen ist.
list-never-seen = Kein Netz. Die Liste muss einmal mit Netz geöffnet werden; danach geht es ohne.

## Ein Link, der die Liste nicht öffnet

list-door = Die Liste lässt sich nicht öffnen
list-door-kept = { $n ->
    [one] Ein Eintrag ist auf diesem Telefon aufgehoben und wird dann gesendet.
   *[other] { $n } Einträge sind auf diesem Telefon aufgehoben und werden dann gesendet.
  }
list-door-hint = Scannen Sie den neuen QR-Code Ihres Tisches, oder tippen Sie die PIN ein, die darunter steht.
list-pin = PIN dieser Liste
list-open = Öffnen

## Vor dem ersten Spiel

list-early = Bitte warten
list-early-hint = Die Serie hat noch nicht begonnen. Die Seite geht von selbst weiter.
list-closed = Diese Serie ist vorbei
list-closed-hint = Nur die Turnierleitung kann die Liste noch ändern.
list-server = Dieser Tisch spielt auf dem Server
list-server-hint = Die Liste schreibt sich von selbst. Unter „Liste“ können Sie sie ansehen.
list-which = Welche Liste führen Sie?
list-which-list = Ich führe die Liste
list-which-control = Ich führe die Kontrollliste
list-which-hint = An jedem Tisch schreiben zwei Telefone, jedes für sich; dann werden beide Listen verglichen.
list-kept-list = Sie führen die Liste
list-kept-control = Sie führen die Kontrollliste
list-control-mark = Kontrollliste
list-control-full = Die Kontrollliste ist vollständig. Danke!
list-pack = Bitte die Karten zählen
list-pack-cards = Karten mit Jokern
list-pack-who = { $name } zählt.
list-pack-right = Ja, { $n } Karten
list-pack-wrong = Fehlt eine Karte, oder ist eine zu viel da? Rufen Sie die Turnierleitung.
list-pack-done = Die Karten sind gezählt.

## Ein Spiel

list-game-of = Spiel { $game } von { $games }
list-correct-of = Spiel { $game } berichtigen
list-deals = { $name } gibt.
list-deals-out = { $name } gibt und setzt aus.
list-back = Zurück
list-cancel = Abbrechen
list-who = Wer ist fertig geworden?
list-nobody = Niemand
list-how = Wie ist { $name } fertig geworden?
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
list-doubt = { $name }: { $n } Augen?
list-doubt-no-cards = Wer noch Karten hat, hat mehr Augen. Stimmt die Zahl?
list-doubt-too-few-unopened = Nicht eröffnet heißt alle Karten auf der Hand, und die zählen mehr. Stimmt die Zahl?
list-doubt-too-many = So viel zählt kaum eine Hand. Stimmt die Zahl?
list-type-again = Noch einmal eintippen
list-sure = Ja, { $n } stimmt
list-summary = Stimmt das so?
list-summary-hint = Zum Ändern auf einen Namen tippen.
list-left-with = { $n } Augen
list-was-opened = eröffnet
list-was-unopened = nicht eröffnet
list-thrown-in = ungezählt weggeworfen
list-change = Ändern
list-save = Spiel { $game } aufschreiben
list-save-correction = Spiel { $game } berichtigen
list-leave-as-is = So lassen
list-order-changed = Die Turnierleitung hat die Reihenfolge der Spiele geändert. Dieses Spiel muss neu eingetragen werden.
list-there-already = Spiel { $game } steht schon auf der Liste: Jemand anderes hat es eingetragen.
list-drop-draft = Wegwerfen, was ich getippt habe
list-told-entered = Spiel { $game } ist aufgeschrieben.
list-told-corrected = Spiel { $game } ist berichtigt.

## Eine zweite Person sieht die Zahlen an

list-second = Spiel { $game }: Wer hat es angesehen?
list-second-hint = Geben Sie das Telefon weiter. Wer die Zahlen angesehen hat, tippt auf den eigenen Namen.
list-second-by = { $name }: Es stimmt
list-second-ask = Eine zweite Person sieht es an
list-later = Später
list-told-confirmed = { $name } hat Spiel { $game } bestätigt.
list-confirmed-by = { $name } hat die Zahlen angesehen.
list-confirmed-office = Das Turnierbüro hat die Zahlen angesehen.

## Unterschreiben

list-full = Alle Spiele sind aufgeschrieben
list-finished = Die Liste ist fertig
list-finished-hint = Alle haben unterschrieben, und das Turnierbüro hat die Liste. Danke!
list-finished-unsent = Lassen Sie diese Seite offen, bis die Liste angekommen ist.
list-finished-thanks = Das Turnierbüro hat die Liste. Danke!
list-sign-round = Geben Sie das Telefon herum: Alle tippen auf den eigenen Namen und unterschreiben.
list-sign-hint = Mit der Unterschrift sagen Sie, dass die Liste stimmt. Danach kann nur noch die Turnierleitung sie ändern.
list-signs = zum Unterschreiben antippen
list-signed = unterschrieben
list-signed-unsent = unterschrieben, noch nicht gesendet
list-sign = Ich unterschreibe
list-not-now = Jetzt nicht
list-look = Die ganze Liste ansehen
list-rating-points = Wertungspunkte
list-crosses = Kreuze
list-told-signed = { $name } hat unterschrieben.
list-sums-changed = Die Liste wurde nach der Unterschrift geändert. Bitte sehen Sie sie an, und unterschreiben Sie noch einmal.

## Die ganze Liste

list-paper = Die Liste
list-paper-hint = Groß: Wertungspunkte, klein: Augen. Auf die Nummer eines Spiels tippen, um es anzusehen oder zu berichtigen.
list-column-game = Spiel
list-column-check = Probe
list-sum = Summe
list-dealer = gibt, setzt aus
list-dealer-sign = G
list-has-left = ist gegangen
list-substitute = Ersatz
list-see-game = { $game }: dieses Spiel ansehen
list-game = Spiel { $game }
list-correct = Spiel { $game } berichtigen
list-locked = Jemand hat unterschrieben: Jetzt kann nur noch die Turnierleitung berichtigen.
list-was-before = Vorher (berichtigt hat: { $by }):
list-by-keeper = der Tisch
list-by-helper = ein Helfer
list-by-director = die Turnierleitung
list-mark-unsent = noch nicht gesendet
list-mark-corrected = berichtigt
list-mark-incident = Vorfall
list-mark-differs = Kontrollliste sagt etwas anderes
list-mark-unconfirmed = keine zweite Person hat es angesehen
list-mark-struck = gestrichen, zählt nicht
list-differences = Die beiden Listen sind verschieden
list-differences-hint = Fragen Sie den Tisch, was stimmt. Wer falsch lag, berichtigt unter „Liste“.
list-on-list = Liste
list-on-control = Kontrollliste

## Einträge, die der Server nicht nimmt

list-step-check-pack = Karten gezählt
list-step-enter-line = Spiel { $game }
list-step-confirm-line = Spiel { $game }, bestätigt von { $name }
list-step-correct-line = Berichtigung von Spiel { $game }
list-step-enter-control = Kontrollliste, Spiel { $game }
list-step-sign = Unterschrift von { $name }
list-aside-same = Das ist erledigt: Die Liste sagt dasselbe wie Sie.
list-aside-theirs = Auf der Liste:
list-aside-mine = Sie haben geschrieben:
list-aside-nothing = Noch nichts.
list-aside-take-theirs = Lassen, wie es auf der Liste steht
list-aside-send-mine = Meines stimmt: die Liste berichtigen
list-aside-enter-mine = Meines jetzt eintragen
list-aside-director = Zeigen Sie das der Turnierleitung.
list-aside-drop = Meines wegwerfen
list-aside-keep = Aufheben
list-aside-really = Soll es wirklich weg?
list-aside-ok = In Ordnung
list-told-settled = Die Liste bleibt, wie sie ist.
list-told-insisted = Ihr Eintrag wird gesendet.

## Hilfe

list-director = Stimmt etwas nicht?
list-director-stop = Lassen Sie die Karten liegen, wie sie sind.
list-director-call = Rufen Sie die Turnierleitung.
list-director-writes = Die Turnierleitung entscheidet und schreibt es auf die Liste.
list-director-raise = Ein Schild zum Hochhalten zeigen
list-director-when = Zum Beispiel
list-raised = Turnierleitung bitte! Tisch
list-undo = Vertippt?
list-undo-last = Den letzten Schritt zurücknehmen
list-undo-hint = Um ein einzelnes Spiel zu berichtigen, öffnen Sie es unter „Liste“.
list-undo-sure = Was auf dieser Liste zuletzt getan wurde, wird zurückgenommen.
list-undo-yes = Ja, zurücknehmen
list-undo-no = Nein
list-undo-waits = Es werden noch Einträge gesendet. Ein Spiel berichtigen können Sie unter „Liste“.
list-undo-offline = Das braucht das Netz. Ein Spiel berichtigen können Sie unter „Liste“.
list-undo-nothing = Es gibt nichts zurückzunehmen.
list-undo-changed = Jemand anderes hat die Liste gerade geändert. Sehen Sie sie an, und versuchen Sie es dann noch einmal.
list-undo-unheard = Es kam keine Antwort. Sehen Sie die Liste an, wenn das Netz wieder da ist.
list-undone = Es ist zurückgenommen.
list-look-and-language = Sprache und Schrift
list-large-print = Große Schrift …
list-to-hall = Plätze und Stand
list-kept-hint = Einträge bleiben auf diesem Telefon aufgehoben, bis sie angekommen sind, auch wenn die Seite geschlossen wird.
