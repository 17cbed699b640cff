### The page of the tournament director and the helpers.

## Its sections

office-sections = Bereiche der Turnierleitung
office-section-now = Jetzt
office-section-people = Teilnehmer
office-section-seats = Plätze
office-section-lists = Listen
office-section-ranking = Rangliste
office-section-papers = Drucken
office-section-settings = Einstellungen
office-is-rehearsal = Probe
office-dead = Keine Verbindung zum Server. Was Sie sehen, kann veraltet sein. Sobald die Verbindung wieder da ist, geht es von selbst weiter.
office-unheard = Keine Antwort: Das Netz ist weg. Sobald es wieder da ist, senden Sie noch einmal. Doppelt ausgeführt wird nichts.
office-send-again = Noch einmal senden
office-yes = Ja
office-open = Öffnen
office-reason = Grund
office-reason-maybe = Grund (optional)
office-series = Serie
office-table = Tisch { $table }
office-name = Name
office-name-hint = Vorname und Nachname. Oder zuerst der Nachname, mit Komma: Weber, Anna
office-family-name = Nachname
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

## Now: the next step

office-next = Als Nächstes
office-next-director = Das macht die Turnierleitung.
office-next-enter = Teilnehmer eintragen
office-next-entered = { $n ->
    [0] Noch ist niemand angemeldet.
    [one] Eine Person ist angemeldet, anwesend: { $present }.
   *[other] { $n } Teilnehmer sind angemeldet, anwesend: { $present }.
  }
office-next-cannot-seat = { $n ->
    [0] Noch ist niemand als anwesend eingetragen. Mindestens drei müssen da sein.
    [one] Erst eine Person ist da. Mindestens drei müssen es sein.
    [2] Erst zwei Personen sind da. Mindestens drei müssen es sein.
   *[other] Mit { $n } Personen gehen die Tische nicht auf: Es muss eine mehr oder eine weniger sein.
  }
office-next-tables = { $n } Teilnehmer sind da: { $fours ->
    [0] {""}
    [one] ein Vierertisch
   *[other] { $fours } Vierertische
  }{ $fours ->
    [0] {""}
   *[other] { $threes ->
        [0] {""}
       *[other] {" und "}
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
office-next-begin-about = Die Plätze stehen fest. Wenn alle sitzen, beginnen Sie: Dann können die Tische ihre Listen führen.
office-next-wait = { $open ->
    [one] Noch eine von { $tables } Listen ist offen
   *[other] Noch { $open } von { $tables } Listen sind offen
  }
office-next-wait-about = Serie { $series } läuft. Sobald alle Listen fertig sind, können Sie die Serie abschließen.
office-next-close = Alle Listen von Serie { $series } sind fertig
office-next-close-about = Schließen Sie die Serie ab: Dann steht ihr Ergebnis fest.
office-next-go-on = Serie { $series } ist abgeschlossen
office-next-over = Das Turnier ist beendet
office-next-over-about = Drucken Sie die Ergebnisse und die Urkunden.
office-do-enter = Teilnehmer eintragen
office-do-enter-more = Weitere Teilnehmer eintragen
office-do-seat = Plätze für Serie { $series } vergeben
office-do-adjust = Sitzplan anpassen
office-do-begin = Serie { $series } beginnen
office-do-close = Serie { $series } abschließen
office-do-look-seats = Sitzplan ansehen
office-do-ranking = Rangliste und Abschluss
office-do-print = Ergebnisse drucken
office-tables-of = Listen von Serie { $series }

office-clock = Geplantes Ende
office-clock-ten = Die letzten zehn Minuten
office-clock-five = Die letzten fünf Minuten
office-clock-over = Die Zeit ist um
office-clock-length = Dauer der Serie in Minuten
office-clock-none = Es läuft keine Uhr.
office-clock-later = Die Uhr können Sie stellen, sobald eine Serie läuft.
office-clock-ends = bis { $time } Uhr
office-clock-minutes = { $n } Minuten
office-clock-longer = { $n } Minuten mehr
office-clock-shorter = { $n } Minuten weniger
office-clock-away = Uhr ausschalten
office-clock-until = Oder bis
office-clock-set = Stellen
office-announcement = Durchsage
office-announcement-text = Erscheint auf der Leinwand und auf allen Handys
office-announcement-until = Zu sehen
office-announcement-minutes = Wie viele Minuten
office-announcement-ends = Zu sehen bis { $time } Uhr
office-announcement-show = Zeigen
office-announcement-away = Ausblenden
office-calls = Tische, die rufen
office-call-now = gerade eben
office-call-since = seit { $minutes } Min.
office-call-answer = Ich komme
office-call-to-list = Zur Liste
office-alarm-ten = Die letzten zehn Minuten
    .about = Alle Bildschirme sagen es. Am Ende steht dort: Dieses Spiel zu Ende spielen, dann aufhören.
office-alarm-over = Die Zeit ist um
    .about = Auf allen Bildschirmen steht: Dieses Spiel zu Ende spielen, dann aufhören. Tragen Sie die letzten Spiele ein, und beenden Sie dann die offenen Listen.
office-end-all = { $n ->
    [one] Die offene Liste beenden
   *[other] Alle offenen Listen beenden ({ $n })
  }
office-end-all-sure = { $n ->
    [one] Die offene Liste beenden?
    [2] Beide offenen Listen beenden?
   *[other] Alle { $n } offenen Listen beenden?
  }
office-end-list = Diese Liste vorzeitig beenden
office-end-list-sure = Auf dieser Liste werden keine Spiele mehr eingetragen. Die Spieler bleiben anwesend und unterschreiben sie.
office-end-list-entered-games = Alle Spiele, die auf der Liste stehen, zählen.
office-end-list-whole-rounds = Nur ganze Runden zählen; die Spiele einer angefangenen Runde werden ungültig.
office-end-reason = Grund (ohne Angabe: Zeit)
office-ended-early = Liste vorzeitig beendet
office-undo = Zurücknehmen
office-undo-what = Letzter Schritt: { $what }
office-undo-about = Der letzte Schritt der Turnierleitung wird zurückgenommen.
office-undo-sure = Wirklich zurücknehmen? { $what }
office-undo-do = Letzten Schritt zurücknehmen

office-doors = Links, QR-Codes und PINs
office-doors-about = Wer den Link oder die PIN hat, kommt hinein. Geben Sie nur weiter, was nötig ist.
office-doors-others = Falls diese Adresse nicht mehr geht, ist dieser Computer auch unter { $addresses } erreichbar. Handys, auf denen eine Liste offen ist, versuchen das von selbst.
office-wrong-pins = Versucht jemand, PINs zu erraten?
office-wrong-pins-office = Falsche PINs für die Turnierleitung seit { $since } Uhr: { $n } (zuletzt { $last } Uhr).
office-wrong-pins-list = Falsche PINs für Listen seit { $since } Uhr: { $n } (zuletzt { $last } Uhr).
office-wrong-pins-closed = Bis { $until } Uhr werden PINs nur aus Netzen angenommen, aus denen schon eine richtige PIN kam. Links und QR-Codes funktionieren wie immer, und wer schon Zugang hat, behält ihn.
office-wrong-pins-help = Wenn sich hier niemand vertippt hat, erstellen Sie unter „Einstellungen“ neue PINs. Dann nützt das bisherige Raten nichts mehr.
office-wrong-pins-seen = Verstanden
office-doors-alone = Dieser Server ist nur auf diesem Computer erreichbar ({ $address }): Kein Handy kann diese Codes öffnen. Starten Sie ihn mit „serve --host 0.0.0.0“.
office-doors-tables = Tische, Tag { $day }
office-doors-tables-about = Jeder Code gilt den ganzen Tag: Er öffnet die Liste, die der Tisch gerade hat.
office-door-public = Für alle: Plätze und Rangliste
office-door-wall = Für die Leinwand
office-door-helper = Für Helfer
office-door-director = Für die Turnierleitung
office-door-show = Zeigen
office-pin = PIN
office-code = Code
office-qr = QR-Code: { $what }

office-rehearsal = Probe
office-rehearsal-about = Die Tische spielen von selbst: Die Listen füllen sich und werden zum Schluss unterschrieben.
office-rehearsal-games = Spiele pro Tisch
office-rehearsal-play = { $n ->
    [one] Die Tische ein Spiel spielen lassen
   *[other] Die Tische { $n } Spiele spielen lassen
  }
office-rehearsal-later = Das geht, sobald eine Serie läuft.

## People

office-people-entered = { $n } angemeldet
office-people-present = { $n } da
office-people-withdrawn = { $n } abgemeldet
office-entry = Neue Anmeldung
office-entry-do = Eintragen
office-entry-done = Eingetragen: { $name }
office-entry-here = ist da
office-entry-other = Es ist jemand anderes: trotzdem eintragen
office-room = Alle Teilnehmer
office-room-empty = Noch ist niemand angemeldet.
office-room-none = Niemand gefunden.
office-search = Suchen: Name, Verein oder Nummer
office-show = Anzeigen
office-show-all = alle
office-show-expected = noch nicht da
office-show-present = da
office-show-withdrawn = abgemeldet
office-order = Reihenfolge
office-order-number = nach Nummer
office-order-name = nach Namen
office-order-club = nach Verein
office-here = Da
office-here-of = { $name } ist da
office-here-again = Wieder da
office-all-present = { $n ->
    [one] Die angezeigte Person ist da
   *[other] Alle { $n } Angezeigten sind da
  }
office-all-present-sure = { $n ->
    [one] Eine Person wird als anwesend eingetragen. Fortfahren?
   *[other] { $n } Personen werden als anwesend eingetragen. Fortfahren?
  }
office-since = ab Serie { $series }
office-person-open = Ändern, abmelden, löschen
office-person-fixed = Das Turnier ist beendet. Nur die Klassen lassen sich noch ändern.
office-remove = Anmeldung löschen
office-remove-sure = Anmeldung von { $name } löschen?
office-withdraw = Abmelden
office-withdraw-do = Abmelden
office-withdraw-how = Tisch { $table } spielt gerade. Wie geht es dort weiter?
office-withdrawn-back = Abgemeldet. Wer zurückkommt, spielt ab der nächsten Serie wieder mit.
office-late = Nachzügler
office-late-about = Ein Nachzügler kann sich als Vierter an einen Dreiertisch setzen, der noch nicht spielt.
office-late-full = Alle Dreiertische spielen schon.
office-late-next = Nachzügler ohne Platz spielen ab Serie { $series } mit.
office-late-join = An Tisch { $table } setzen
office-fixed = Fester Platz
office-fixed-about = Etwa wegen eines Rollstuhls oder schlechter Augen: Jede Auslosung lässt Tisch und Platz so. 0 heißt beliebig.
office-fixed-table = Tisch
office-fixed-seat = Platz
office-fixed-save = Platz festlegen
office-fixed-remove = Kein fester Platz
office-doubles = { $n ->
    [one] Vielleicht ist eine Person doppelt angemeldet
   *[other] Vielleicht sind { $n } Personen doppelt angemeldet
  }
office-doubles-more = Hier stehen nur die ersten { $n } Paare. Sind sie geklärt, kommen die nächsten.

office-incomplete = { $n ->
    [one] Eine Mannschaft oder ein Tandem ist unvollständig
   *[other] { $n } Mannschaften oder Tandems sind unvollständig
  }
office-import = Liste einfügen oder Datei einlesen
office-import-order = Die Namen in dieser Liste
office-import-given-first = Vorname zuerst
office-import-family-first = Nachname zuerst
office-import-unclear = Nachname: { $family }. Stimmt das?
office-import-about = Eine Zeile pro Person oder eine Tabelle aus Excel. Dateien: CSV und Excel. Sie sehen alles, bevor jemand eingetragen wird.
office-import-text = Liste
office-import-file = Datei wählen
office-import-read = Vorschau
office-import-rows = { $n ->
    [0] Daraus lässt sich niemand eintragen.
    [one] Eine Person lässt sich eintragen.
   *[other] { $n } Personen lassen sich eintragen.
  }
office-import-nobody = ohne Namen
office-import-take-row = Zeile { $line } übernehmen
office-import-meant = Es ist jemand anderes
office-import-change = Zeile { $line } ändern
office-import-enter = { $n ->
    [one] Eine Person eintragen
   *[other] { $n } Personen eintragen
  }
office-import-here = Alle sind schon da
office-import-done = { $n ->
    [one] Eine Person ist eingetragen.
   *[other] { $n } Personen sind eingetragen.
  }

## Seats

office-draw = Plätze für Serie { $series }
office-draw-again = Neue Plätze für Serie { $series }
office-draw-how = Verfahren
office-draw-do = Sitzplan vorschlagen
office-draw-busy = Sitzplan wird erstellt …
office-seed = Auslosungscode
office-seed-hint = Wird veröffentlicht: Damit kann jeder die Auslosung nachprüfen.
office-seed-fresh = Anderer Code
office-day = Tag
office-plan-thought = Vorschlag für Serie { $series }, noch nicht übernommen
office-plan-of = Plätze in Serie { $series }
office-plan-seed = Auslosungscode { $seed }
office-plan-none = Die Plätze sind noch nicht vergeben.
office-plan-take = Diesen Sitzplan übernehmen
office-plan-take-hand = Änderung übernehmen
office-plan-drop = Verwerfen
office-plan-outdated = Jemand ist gekommen oder gegangen. Bitte vergeben Sie die Plätze neu.
office-adjust-do = Plan behalten, möglichst wenige umsetzen
office-adjust-about = Nachzügler bekommen einen freien Platz. Alle anderen bleiben nach Möglichkeit sitzen. Sie können unten auch alle Plätze neu vergeben.
office-told = { $n ->
    [one] Eine Person muss Bescheid wissen
   *[other] { $n } Personen müssen Bescheid wissen
  }
office-plan-view = Sitzplan
office-plan-by-table = nach Tischen
office-plan-by-name = nach Namen
office-plan-print = Drucken
office-plan-swap-hint = So tauschen Sie zwei Personen: Tippen Sie erst die eine an, dann die andere, oder ziehen Sie eine auf die andere.
office-plan-picked = { $name }: Tippen Sie jetzt an, mit wem getauscht wird.
office-plan-move-here = An diesen Tisch
office-breaches-none = An diesem Sitzplan gibt es nichts auszusetzen.
office-breaches = { $n ->
    [one] Ein Punkt ist nicht ideal.
   *[other] { $n } Punkte sind nicht ideal.
  }
office-breaches-needed = Das lässt sich nicht vermeiden.
office-breaches-best = Besser geht es nicht: Mehr zu vermeiden ginge nur auf Kosten von etwas Wichtigerem.
office-off-rank = { $n ->
    [one] Ein Tisch weicht von der Rangliste ab
   *[other] { $n } Tische weichen von der Rangliste ab
  }, damit Mitglieder einer Mannschaft oder eines Vereins und frühere Tischnachbarn getrennt sitzen:

## Lists

office-lists-none = Noch hat keine Serie begonnen, darum gibt es noch keine Listen.
office-lists-nav = Andere Listen
office-lists-all = Alle Listen
office-list-of = Serie { $series }, Tisch { $table }
office-list-games = { $n } von { $of } Spielen
office-list-signing = { $n } von { $of } Unterschriften
office-list-finished = Fertig
office-list-ready = Vollständig: Der Tisch kann unterschreiben.
office-list-differs = { $n ->
    [one] Liste und Kontrollliste weichen an einer Stelle voneinander ab
   *[other] Liste und Kontrollliste weichen an { $n } Stellen voneinander ab
  }
office-list-incidents = { $n ->
    [one] ein Vorfall
   *[other] { $n } Vorfälle
  }
office-list-corrections = { $n ->
    [one] eine Korrektur
   *[other] { $n } Korrekturen
  }
office-list-print = Diese Liste drucken
office-list-keeper = So sieht der Tisch die Liste
office-list-online = Den Tisch ansehen
office-list-undo = Letzten Schritt dieser Liste zurücknehmen
office-list-undo-sure = Der letzte Schritt auf dieser Liste wird zurückgenommen. Fortfahren?
office-which-list = Welche Liste?
office-first-list = Liste
office-control-list = Kontrollliste
office-pack = Alle { $n } Karten sind da
office-paper-type = Vom Papier abtippen
office-paper-legend = Tippen Sie für jedes Spiel den Platz, der es beendet hat (0, wenn es niemand war), den Buchstaben dafür, wie es endete, und die Augen, die jeder noch auf der Hand hat. Hat ein Spieler nicht eröffnet, setzen Sie „{ $unopened }“ hinter seine Augen. Mit der Eingabetaste geht es weiter.
office-paper-legend-printed = Tippen Sie jedes Spiel so ab, wie es gedruckt ist, Platz für Platz: Wertungspunkte, dann Augen. Wer fertig wurde und wer eröffnet hatte, ergibt sich daraus. Ein Kreuz ist x. Wertungspunkte können Sie mit der Eingabetaste überspringen: Dann tippen Sie 0 Augen für den, der fertig wurde, und „{ $unopened }“ hinter die Augen von jemandem, der nicht eröffnet hat. Ein Buchstabe sagt, wie ein Spiel endete:
office-paper-order-printed = Wie gedruckt abtippen
office-paper-order-quick = Gewinner und Augen tippen
office-paper-rating = Wertung
office-paper-cards = Augen
office-paper-rating-of = Wertungspunkte von Platz { $seat }
office-paper-wrong-rating = Platz { $seat }: „{ $text }“ können hier nicht die Wertungspunkte sein. Bitte tippen Sie eine Zahl, x für ein Kreuz oder, wenn der Spieler fertig wurde, { $letters }.
office-paper-missing-printed = Die Punkte von Platz { $seat } fehlen. Wurde dieser Spieler fertig, tippen Sie 0 Augen.
office-paper-second-winner = Platz { $seat }: In diesem Spiel ist schon jemand fertig geworden. Bitte tippen Sie die Augen, die übrig waren.
office-paper-mismatch = Platz { $seat }: Auf dem Papier stehen { $typed } Wertungspunkte, das sind { $by } zu { $side ->
    [more] viel
   *[less] wenig
  }. Mit diesen Karten sind es { $said ->
    [unopened] { $unopened }.
   *[open] { $opened }, wenn der Spieler eröffnet hatte, sonst { $unopened }.
  }
office-mismatch-opened = Eröffnet: { $n }
office-mismatch-unopened = Nicht eröffnet: { $n }
office-sums = Summen auf dem Papier
office-sums-rating = Summe der Wertungspunkte von Platz { $seat } auf dem Papier
office-sums-cards = Summe der Augen von Platz { $seat } auf dem Papier
office-sums-wrong-rating = Platz { $seat }: { $typed } Wertungspunkte auf dem Papier, { $computed } in der Liste: auf dem Papier { $by } zu { $side ->
    [more] viel
   *[less] wenig
  }.
office-sums-wrong-cards = Platz { $seat }: { $typed } Augen auf dem Papier, { $computed } in der Liste: auf dem Papier { $by } zu { $side ->
    [more] viel
   *[less] wenig
  }.
office-sums-missing = { $n ->
    [one] Ein Spiel fehlt noch auf der Liste.
   *[other] { $n } Spiele fehlen noch auf der Liste.
  }
office-letter-romme = R
office-letter-hand = H
office-letter-hand_laid_off = A
office-letter-super = S
office-letter-stock_used_up = V
office-letter-blocked = F
office-letter-unopened = u
office-paper-list = Liste
office-paper-game = Spiel
office-paper-who = Wer
office-paper-how = Wie
office-paper-winner = Platz, der das Spiel beendet hat
office-paper-ending = Wie es endete
office-paper-points = Augen von Platz { $seat }
office-paper-missing-winner = Welcher Platz hat das Spiel beendet? Tippen Sie { $seats } oder, wenn es niemand war, 0.
office-paper-wrong-winner = „{ $text }“ ist kein Platz, der in diesem Spiel mitspielt. Tippen Sie { $seats } oder, wenn es niemand beendet hat, 0.
office-paper-wrong-ending = „{ $text }“ steht für keine Art, das Spiel zu beenden. Tippen Sie { $letters }.
office-paper-missing-points = Die Augen von Platz { $seat } fehlen.
office-paper-wrong-points = Platz { $seat }: „{ $text }“ ist keine Augenzahl. Tippen Sie eine Zahl, mit „{ $unopened }“ dahinter, wenn der Platz nicht eröffnet hat.
office-paper-deals = gibt
office-paper-out = –
office-paper-left = ist gegangen
office-paper-substituted = Ersatz spielt
office-paper-change = Ändern
office-paper-crosses = Plus, Minus, Kreuze
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Kontrollsumme
office-paper-check-total = { $cards ->
    [one] { $cards } Auge
   *[other] { $cards } Augen
  }, { $rating ->
    [one] { $rating } Wertungspunkt
   *[other] { $rating } Wertungspunkte
  }
office-paper-take-anyway = Stimmt so: übernehmen
office-paper-or-change = Oder korrigieren Sie es oben.
office-paper-drop = Zeile leeren
office-points-of = Platz { $seat }: { $n }
office-correct-game = Spiel { $game } korrigieren
office-correct-do = Spiel { $game } korrigieren
office-confirm = Bestätigung durch eine zweite Person
office-confirm-by = Auf dem Papier bestätigt von
office-confirm-do = { $n ->
    [one] Ein Spiel bestätigen
   *[other] { $n } Spiele bestätigen
  }
office-signatures = Unterschriften
office-sign-paper = Hat unterschrieben
office-sign-all = Alle haben auf dem Papier unterschrieben
office-sign-instead = Stellvertretend unterschreiben
office-sign-reason = Warum unterschreibt { $name } nicht selbst?
office-signed-instead = unterschrieben von { $by }: { $reason }
office-incident = Vorfall eintragen
office-incident-at = Vorfall an Tisch { $table }
office-incident-other = Es war etwas anderes
office-incident-game = Spiel
office-incident-running = { $game } (läuft gerade)
office-incident-unknown = nicht bekannt
office-incident-seat = Um wen geht es?
office-incident-choose-seat = Bitte wählen Sie, um wen es geht.
office-incident-note = Anmerkung
office-incident-struck = { $n ->
    [one] Das eingetragene Spiel { $from } wird gestrichen und wiederholt.
   *[other] Die eingetragenen Spiele { $from } bis { $to } werden gestrichen und wiederholt.
  }
office-incident-apply = So entscheiden
office-incident-unchanged = An den Punkten auf der Liste ändert sich nichts.
office-effect-what = Was sich ändert
office-effect-before = Vorher
office-effect-after = Nachher
office-effect-about = Wertungspunkte, dahinter die Augen in Klammern.
office-ruling = Entscheidung aufschreiben
office-ruling-at = Entscheidung an Tisch { $table }
office-ruling-general = Entscheidung für das ganze Turnier
office-ruling-about = Für alles, was keine Klausel vorsieht. Die Entscheidung kommt mit Ihren Worten ins Protokoll und ändert keine Punkte.
office-ruling-text = Was Sie entschieden haben
office-ruling-do = Ins Protokoll aufnehmen
office-ruling-game-none = kein bestimmtes
office-trace-rulings = Entscheidungen
office-trace-no-longer = Zählt nicht mehr: Das Spiel ist ungültig oder wurde berichtigt.
office-referee = Schiedsrichterprotokoll
office-take-over = Einträge von einem Handy
office-take-over-about = Ein Handy ohne Netz zeigt seine Einträge als QR-Code. Scannen Sie ihn hier oder mit dem Handy eines Helfers, oder tippen Sie den Text darunter ab.
office-take-over-text = Text unter dem Code
office-take-over-show = Einträge zeigen
office-take-over-wrong = Dieser Text ist nicht vollständig oder gehört zu einem anderen Turnier. Prüfen Sie ihn, und versuchen Sie es noch einmal.
office-take-over-enter = { $n ->
    [one] In die Liste eintragen
   *[other] Alle { $n } in die Liste eintragen
  }
office-take-over-taken = in der Liste
office-take-over-receipt = Sagen Sie dem Listenführer diese Zahl:
office-take-over-refused = Nicht angenommene Einträge bleiben auf dem Handy. Wenn sie richtig sind, berichtigen Sie die Liste hier.
office-take-over-next = Nächster Code
office-take-over-pin = Nur die Turnierleitung und Helfer können Einträge eines anderen Handys übernehmen. Geben Sie die PIN für Helfer ein.
office-camera = Mit der Kamera scannen
office-camera-problem = Die Kamera lässt sich hier nicht benutzen. Scannen Sie den Code mit dem Handy eines Helfers, oder tippen Sie den Text darunter ab.
office-referee-about = Alle Entscheidungen der Turnierleitung: was geschah, die Klausel und die Punkte vorher und nachher. Dazu, wie lange Tische auf die Turnierleitung gewartet haben.
office-referee-none = Bisher war nichts zu entscheiden.
office-referee-undone = später zurückgenommen
office-referee-print = Protokoll drucken
office-trace-incidents = Vorfälle
office-trace-struck = Ungültige Spiele
office-trace-corrections = Korrekturen
office-trace-after-signing = nach der Unterschrift

## Ranking

office-scope = Zeitraum
office-parties = Wertung
office-ranking-print = Ergebnisse drucken
office-ranking-none = Es gibt noch kein Ergebnis.
office-column-rating = Wertung
office-column-cards = Augen
office-column-games = Spiele
office-column-penalty = Abzug
office-by-lot = per Los
office-lot = Losentscheid
office-lot-share = Gleichstand auf Rang { $place }: Das Los entscheidet (T14).
office-lot-draw = Losen
office-lot-hand = Von Hand gelost
office-lot-seed-hint = Daraus ergibt sich die Reihenfolge; jeder kann sie nachprüfen.
office-lot-hand-hint = Tippen Sie die Namen in der gelosten Reihenfolge an, das beste Los zuerst.
office-lot-record = Los eintragen
office-lot-by-hand = von Hand gelost
office-lots-drawn = { $n ->
    [one] Es wurde einmal gelost
   *[other] Es wurde { $n }-mal gelost
  }
office-penalties = Strafen
office-penalise = Strafe eintragen
office-penalty-who = Wer
office-penalty-points = Abzug in Wertungspunkten
office-penalty-where = Gilt für
office-penalty-lift = Strafe aufheben
office-penalty-lifted = aufgehoben
office-end = Ende des Turniers
office-finish-about = Wenn keine Serie mehr folgt, beenden Sie das Turnier. Bei Gleichstand wird vorher gelost.
office-finish = Turnier beenden
office-finish-sure = Turnier beenden? Wenn Sie danach noch etwas ändern wollen, müssen Sie das Turnier wieder öffnen.
office-finished = Das Turnier ist beendet. Wenn doch noch etwas zu korrigieren ist, öffnen Sie es wieder.
office-reopen = Wieder öffnen

## Papers

office-papers = Zum Drucken (PDF)
office-print-busy = Einen Moment, das PDF wird erstellt …
office-print-open = Öffnen: { $what }
office-print-save = Speichern: { $what }
office-print-start-cards = Startkarten
    .about = Für alle Teilnehmer, mit Nummer und QR-Code
office-print-seating-by-name = Plätze nach Namen
    .about = Zum Aushängen am Eingang
office-print-seating-by-table = Plätze nach Tischen
    .about = Zum Aushängen im Saal
office-print-blank-lists = Leere Spiellisten
    .about = Mit Namen, zum Ausfüllen von Hand
office-print-links = Zettel für die Tische
    .about = QR-Code und PIN jeder Liste
office-print-filled-lists = Ausgefüllte Spiellisten
    .about = Mit dem aktuellen Stand
office-print-results = Ergebnisse
    .about = Einzel, Klassen, Tandems, Mannschaften
office-print-certificates = Urkunden
    .about = Für die ersten Ränge
office-print-emergency-kit = Notfallmappe
    .about = Damit es von Hand weitergeht, wenn der Computer ausfällt
office-print-record = Protokoll
    .about = Alles, was passiert ist
office-print-referee-log = Schiedsrichterprotokoll
    .about = Alle Entscheidungen der Turnierleitung, mit Klausel und Punkten
office-print-office-keys = Links für Turnierleitung und Helfer
    .about = QR-Codes und PINs mit Zugang zu allem; nicht aushängen und nicht verteilen
office-exports = Zum Herunterladen
office-export-entries = Teilnehmerliste
office-export-seating = Plätze
office-export-standing = Ergebnisse
office-export-lists = Spiellisten

## Settings

office-signed = Ihr Name im Protokoll
office-signed-about = Damit man später sieht, wer was gemacht hat. Gilt nur auf diesem Gerät.
office-terms = Turnierbedingungen
office-term-rounds = Runden pro Serie
    .about = Ab der nächsten Serie; in einer Runde gibt jeder einmal
office-term-series_minutes = Geplante Minuten pro Serie
    .about = Üblich sind 120 und 135. 0: kein geplantes Ende.
office-term-dropped = Streichserien
    .about = Bei jedem werden so viele der schwächsten Serien gestrichen
office-term-team_size = Personen pro Mannschaft
    .about = Höchstens
office-term-tandem_size = Personen pro Tandem
    .about = Höchstens
office-term-pack_check = Karten vor dem ersten Spiel zählen
office-term-second_count = Jede Zählung von einer zweiten Person bestätigen lassen
office-term-control_list = Kontrollliste führen und mit der Spielliste vergleichen
office-term-signatures = Unterschriften aller am Tisch
office-term-unfinished = Wer sich abmeldet
office-term-last_round = Die letzte Runde einer Serie ist abgeschlossen durch
office-term-partners = Mitglieder einer Mannschaft oder eines Tandems
office-term-team_seating = Plätze der Mannschaften
office-term-void_hands = Weggeworfene Karten aus ungültigen oder berichtigten Spielen (T15)
office-term-early_end = Auf einer vorzeitig beendeten Liste zählen
office-imprint = Veranstalter, Ort und Datum
    .about = Sie stehen auf jedem Blatt und jeder Seite. Lassen Sie leer, was Sie nicht brauchen.
office-term-organiser = Veranstalter
office-term-place = Ort
office-term-date = Datum
office-term-colour = Farbe
office-no-colour = Keine Farbe
office-logo = Logo
    .about = Es steht auf jedem Blatt und jeder Seite. Wählen Sie eine PNG-, JPEG- oder WebP-Datei; ein großes Bild wird verkleinert.
office-logo-choose = Logo auswählen
office-logo-remove = Logo entfernen
office-logo-unreadable = Diese Datei lässt sich nicht als Bild lesen. Bitte wählen Sie eine PNG-, JPEG- oder WebP-Datei.
office-figures = Wertungspunkte
office-figures-about = Hier sehen Sie, woher jede Zahl kommt. Ändern können Sie sie, bis die erste Liste unterschrieben ist.
office-figures-change = Zahlen ändern
office-figures-assumed = Was als Annahme markiert ist, steht in keinem Regeltext, sondern ist ein Vorschlag dieses Programms. Bitte vergleichen Sie es mit den Regeln Ihres Vereins oder Verbands, und ändern Sie es hier.
office-readings = Was die Regeltexte offenlassen
office-readings-about = Die Regeln sagen dazu nichts. Dieses Programm hält es so:
office-reading-thrown = Wie oft jemand Karten ungezählt wegwirft (T15), wird für jede Person über das ganze Turnier gezählt. Wird ein Spiel ungültig oder so berichtigt, dass die Person darin nichts zu zählen hat, so zählt es nicht mehr mit, außer die Bedingungen oben sagen es anders.
office-reading-round = Eine Runde gilt als ordnungsgemäß eingetragen (V4.10), wenn alle ihre Spiele auf der Liste stehen und, wo eine zweite Zählung verlangt wird, bestätigt sind. Dann gilt sie auch ohne Unterschriften, es sei denn, oben ist bestimmt, dass erst die Unterschriften die letzte Runde einer Serie abschließen.
office-reading-missed = Eine versäumte Serie zählt 0. Serien werden nur in der Gesamtwertung gestrichen: bei jedem diejenigen, ohne die sein Ergebnis am besten ist.
office-reading-penalty = Ein Abzug in einer Serie entfällt, wenn die Serie gestrichen wird; ein Abzug von der Gesamtwertung bleibt.
office-reading-tandem = Ein Tandem wird wie eine Mannschaft auf verschiedene Tische verteilt.
office-reading-left = Geht jemand mitten in einer Serie (V4.5), entscheidet die Turnierleitung: Die anderen spielen weiter, die Liste endet, oder jemand springt ein.
office-keys = Neue Links und PINs
office-keys-about = Ist ein Link in falsche Hände geraten? Erstellen Sie einen neuen; der alte funktioniert dann nicht mehr.
office-keys-renew-keeper = Neue Links für alle Listen
office-keys-renew-helper = Neuer Link für Helfer
office-keys-renew-director = Neuer Link für die Turnierleitung
office-keys-sure-keeper = Danach brauchen alle Handys an den Tischen den neuen QR-Code. Fortfahren?
office-keys-sure-helper = Danach brauchen alle Helfer den neuen Link. Fortfahren?
office-keys-sure-director = Danach bleibt nur dieses Gerät angemeldet. Notieren Sie sich dann den neuen Link. Fortfahren?
office-keys-done = Erledigt
office-record = Protokoll: alles, was passiert ist
office-record-more = Weitere Einträge anzeigen ({ $n })

## Kopien des Turniers

office-copies = Kopien aufheben
office-copy-file = Turnier als Datei speichern
office-copy-file-about = Alles in einer Datei: Teilnehmer, Listen, Ergebnisse und Protokoll. Öffnen Sie sie auf jedem Computer unter „Vereinsturniere“, „Eine Turnierdatei öffnen“.
office-copy-saved = Zuletzt auf diesem Gerät gespeichert: { $when }
office-stick = Nach jeder Liste auf einen Stick kopieren
office-stick-about = Wählen Sie den Stick oder einen Ordner darauf. Solange diese Seite offen ist, schreibt sie die Turnierdatei nach jeder unterschriebenen Liste und am Ende jeder Serie dorthin.
office-stick-choose = Stick wählen
office-stick-now = Jetzt kopieren
office-stick-stop = Nicht mehr kopieren
office-stick-allow = Kopieren wieder erlauben
office-stick-copied = Letzte Kopie auf „{ $folder }“: { $when }
office-stick-none = Auf „{ $folder }“ ist noch keine Kopie.
office-stick-missing = „{ $folder }“ ist weg. Stecken Sie den Stick wieder ein: Dann geht das Kopieren von selbst weiter.
office-stick-full = „{ $folder }“ ist voll. Löschen Sie etwas darauf: Dann geht das Kopieren von selbst weiter.
office-stick-forbidden = Auf „{ $folder }“ kann nicht geschrieben werden. Prüfen Sie den kleinen Schieber am Stick oder wählen Sie einen anderen.
office-stick-asking = Nach dem Neuladen braucht diese Seite wieder Ihre Erlaubnis, auf „{ $folder }“ zu schreiben.
office-stick-failed = Das Kopieren auf „{ $folder }“ ist misslungen. Es wird von selbst wieder versucht; hilft das nicht, wählen Sie einen anderen Stick.
office-stick-unsupported = Dieser Browser kann nicht von selbst auf einen Stick schreiben. Nehmen Sie Chrome oder Edge an einem Computer, oder starten Sie das Programm mit --copy-to ORDNER.
office-folder = Sicherung durch den Server
office-folder-about = Der Server schreibt die Turnierdatei nach jeder unterschriebenen Liste und am Ende jeder Serie in diesen Ordner: { $folder }
office-folder-none = Dieser Server macht von selbst keine Sicherungen. Wer ihn betreibt, kann ihn mit --copy-to ORDNER starten.
office-folder-at = Letzte Sicherung: { $when }
office-folder-never = Von diesem Turnier gibt es noch keine Sicherung.
office-folder-now = Jetzt sichern
office-folder-missing = Der Ordner ist weg. Stecken Sie den Stick wieder ein: Dann geht die Sicherung von selbst weiter.
office-folder-full = Der Datenträger ist voll. Löschen Sie etwas darauf: Dann geht die Sicherung von selbst weiter.
office-folder-forbidden = Der Server darf nicht in diesen Ordner schreiben. Prüfen Sie den kleinen Schieber am Stick oder die Rechte des Ordners.
office-folder-failed = Die Sicherung ist misslungen. Sie wird von selbst wieder versucht; hilft das nicht, nehmen Sie einen anderen Stick.

office-state-show = Wie es damals war …
office-state = Das Turnier am { $when }
office-state-what = Was
office-state-then = Damals
office-state-now = Jetzt
office-state-people = Teilnehmer
office-state-present = Anwesend
office-state-series = Begonnene Serien
office-state-games = Eingetragene Spiele
office-state-lists = Vollständige Listen
office-state-steps = { $steps ->
    [one] Seitdem gab es einen Schritt.
   *[other] Seitdem gab es { $steps } Schritte.
  }
office-state-restore = Zu diesem Stand zurückkehren
office-state-restore-about = Was seitdem eingetragen wurde, zählt dann nicht mehr. Gelöscht wird nichts: Das Protokoll behält jeden Schritt, und Sie können auf demselben Weg wieder nach vorn.
office-state-copy = Diesen Stand als Kopie öffnen
office-state-copy-about = Dieses Turnier bleibt, wie es ist. Die Kopie ist ein eigenes Turnier mit neuen Links und PINs.
