### Ein Turnier: warum etwas nicht geht, wie die Dinge heißen, was im Protokoll steht.

## Warum etwas nicht geht: was falsch ist und was stattdessen zu tun ist

refusal-tournament-no-right = { $role ->
    [keeper] Wer eine Spielliste führt, darf das nicht.
   *[helper] Helfer dürfen das nicht.
  } Bitte fragen Sie die Turnierleitung.
refusal-tournament-not-your-table = Sie führen die Spielliste von Tisch { $table } in Serie { $series } und nur diese. Bitte öffnen Sie den Link des anderen Tisches, oder fragen Sie die Turnierleitung.
refusal-tournament-reason-needed = Das steht im Protokoll und braucht darum einen Grund. Bitte schreiben Sie ein paar Worte.

refusal-tournament-no-rating = Das Regelwerk „{ $rules }“ kennt keine Wertungspunkte, und ein Turnier braucht sie. Bitte wählen Sie ein anderes, etwa turnier oder verband.
refusal-tournament-tables-do-not-fit = Das Regelwerk „{ $rules }“ ist nicht für Vierer- und Dreiertische gemacht. Bitte wählen Sie ein anderes, etwa turnier oder verband.
refusal-tournament-out-of-range = { $what ->
    [number] Eine Startnummer liegt zwischen 1 und { $most }. Bitte wählen Sie eine andere.
    [text] Name, Verein, Mannschaft und Klasse haben höchstens { $most } Zeichen. Bitte kürzen Sie.
    [seed] Der Text, aus dem gelost wird, hat 1 bis { $most } Zeichen. Bitte wählen Sie einen anderen.
    [day] Der Tag liegt nicht vor dem der Serie davor und ist höchstens { $most }. Bitte wählen Sie einen anderen.
    [rounds] Eine Serie hat 1 bis { $most } Runden. Bitte wählen Sie eine andere Zahl.
    [dropped] Von 0 bis { $most } Serien können aus der Gesamtwertung fallen. Bitte wählen Sie eine andere Zahl.
    [team_size] Eine Mannschaft hat 2 bis { $most } Mitglieder. Bitte wählen Sie eine andere Zahl.
    [tandem_size] Ein Tandem hat 2 bis { $most } Mitglieder. Bitte wählen Sie eine andere Zahl.
    [clock] Auf diese Zeit lässt sich die Uhr nicht stellen. Bitte wählen Sie eine andere.
    [announcement] Eine Durchsage hat höchstens { $most } Zeichen. Bitte kürzen Sie.
   *[points] Eine Strafe sind 1 bis { $most } Punkte. Bitte wählen Sie eine andere Zahl.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] Die Plätze werden ausgelost oder nach Ergebnis gesetzt. Wer selbst setzen will, gibt die Tische an.
   *[other] So kann die Tabelle der Wertungspunkte nicht aussehen ({ $facts }). Bitte prüfen Sie die Zahlen.
  }
refusal-tournament-not-scoring = „{ $option }“ gehört nicht zur Tabelle der Wertungspunkte. Während eines Turniers lassen sich nur deren Zahlen ändern.
refusal-tournament-scoring-signed = Mit diesen Wertungspunkten sind schon Listen unterschrieben; sie gelten für das ganze Turnier. Andere Punkte brauchen ein neues Turnier.
refusal-tournament-finished = Das Turnier ist zu Ende, und nichts ändert sich mehr. Die Turnierleitung kann es mit einem Grund wieder öffnen.
refusal-tournament-not-finished = Das Turnier ist nicht zu Ende und muss nicht wieder geöffnet werden. Machen Sie einfach weiter.
refusal-tournament-nothing-played = Hier ist noch nichts gespielt. Bitte schließen Sie zuerst eine Serie ab.

refusal-tournament-no-name = Der Name fehlt, oder er ist zu lang. Bitte schreiben Sie einen kurzen Namen.
refusal-tournament-bad-character = Das Zeichen { $character } ist hier nicht möglich: Man sieht es nicht, oder es verändert, was andere sehen. Bitte tippen Sie den Text neu.
refusal-tournament-no-entrant = Die Startnummer { $number } hat niemand. Bitte prüfen Sie die Nummer.
refusal-tournament-number-taken = Die Startnummer { $number } ist vergeben. Bitte wählen Sie eine andere oder keine: Dann wird die nächste freie vergeben.
refusal-tournament-too-many-entrants = Ein Turnier auf diesem Server hat höchstens { $most } Teilnehmer; es wären { $people }. Melden Sie weniger Leute an, oder machen Sie ein zweites Turnier. Der Betreiber kann die Grenze anheben (entrants).
refusal-tournament-duplicate = { $name } ist schon gemeldet, mit der Startnummer { $number }. Sind es zwei Personen, dann sagen Sie es, oder schreiben Sie den Verein dazu.
refusal-tournament-team-full = Die Mannschaft „{ $team }“ ist voll: Sie hat { $most } Mitglieder. Bitte wählen Sie eine andere.
refusal-tournament-tandem-full = Das Tandem „{ $tandem }“ ist voll: Es hat { $most } Mitglieder. Bitte wählen Sie ein anderes.
refusal-tournament-has-played = Nummer { $number } hat in Serie { $series } gespielt, die Meldung muss darum bleiben. Melden Sie den Spieler stattdessen ab.
refusal-tournament-sits-at-a-table = Nummer { $number } spielt an Tisch { $table }. Melden Sie den Spieler ab, und sagen Sie, wie der Tisch weiterspielt.
refusal-tournament-withdrawn-already = Mit jemandem, der abgemeldet ist, geht das nicht. Wer wieder da ist, wird als anwesend eingetragen.
refusal-tournament-leaving-unsaid = Melden Sie den Spieler ab, und sagen Sie, wie es am Tisch weitergeht: Die anderen spielen weiter, jemand springt ein, oder die Liste endet.
refusal-tournament-not-at-a-table = Nummer { $number } hat in dieser Serie keinen Platz an einem Tisch. Bitte prüfen Sie Nummer und Serie.
refusal-tournament-too-few-left = An Tisch { $table } blieben weniger als drei, und das ist kein Spiel. Jemand springt ein, oder die Liste endet.

refusal-tournament-no-series = Eine Serie { $series } gibt es nicht. Bitte prüfen Sie die Nummer.
refusal-tournament-no-table = In Serie { $series } ist für Tisch { $table } keine Liste offen. Bitte prüfen Sie die Nummer, oder beginnen Sie die Serie.
refusal-tournament-series-runs = Serie { $series } ist noch nicht zu Ende. Bitte schließen Sie sie zuerst ab.
refusal-tournament-not-seated-yet = Keine Serie wartet auf ihren Beginn. Bitte verteilen Sie zuerst die Plätze der nächsten.
refusal-tournament-not-running = Diese Serie läuft nicht. Bitte beginnen Sie sie zuerst, oder wählen Sie die laufende.
refusal-tournament-cannot-seat = { $people ->
    [0] Niemand ist anwesend. Tragen Sie ein, wer da ist; es braucht mindestens drei.
    [one] Eine Person allein ist kein Tisch. Mindestens drei müssen anwesend sein.
    [2] Zwei Personen sind kein Tisch. Mindestens drei müssen anwesend sein.
    [5] Fünf Personen lassen sich nicht setzen: zu viele für einen Tisch, zu wenige für zwei. Es braucht eine mehr oder eine weniger.
   *[other] { $people } Personen lassen sich nicht setzen. Bitte prüfen Sie, wer anwesend ist.
  }
refusal-tournament-table-size = { $people ->
    [0] Tisch { $table } wäre leer.
    [one] An Tisch { $table } säße eine Person.
   *[other] An Tisch { $table } säßen { $people } Personen.
  } An einem Tisch sitzen vier, oder drei, wo die Zahl es verlangt. Bitte setzen Sie jemanden um.
refusal-tournament-seated-twice = Nummer { $number } hat schon einen Platz, und niemand hat zwei. Bitte prüfen Sie die Nummer.
refusal-tournament-not-present = Nummer { $number } ist nicht als anwesend eingetragen. Tragen Sie den Spieler als anwesend ein, oder lassen Sie ihn weg.
refusal-tournament-without-seat = Nummer { $number } ist anwesend und hat keinen Platz. Setzen Sie auch diesen Spieler, oder tragen Sie ihn als nicht da ein.
refusal-tournament-table-full = An Tisch { $table } sitzen schon vier. Bitte wählen Sie einen Dreiertisch.
refusal-tournament-games-entered = Tisch { $table } hat schon angefangen, da kann niemand mehr dazukommen. Wählen Sie einen Tisch, der noch nicht spielt, oder warten Sie auf die nächste Serie.
refusal-tournament-lists-open = Serie { $series } lässt sich noch nicht abschließen. Listen, die nicht fertig sind, nach Tischen: { $tables }. Bitte kümmern Sie sich zuerst um diese.
refusal-tournament-played-on-server = Tisch { $table } wird auf dem Server gespielt, und dort geht das nicht. Wenn jemand geht, springt jemand ein, oder die Liste endet; wer später kommt, spielt ab der nächsten Serie mit.

refusal-tournament-pack-unchecked = Noch hat niemand gesagt, dass die Karten vollständig sind. Platz 1 zählt sie und bestätigt es; dann werden die Spiele eingetragen.
refusal-tournament-changed = Inzwischen ist etwas anderes geschehen. Bitte sehen Sie noch einmal nach, bevor Sie etwas zurücknehmen.
refusal-tournament-list-changed = Spiel { $game } ist nicht mehr, was es war, als Sie es gesehen haben. Bitte sehen Sie noch einmal nach, und tragen Sie dann das Richtige ein.
refusal-tournament-list-complete = { $games ->
    [one] Das einzige Spiel dieser Liste ist eingetragen.
   *[other] Alle { $games } Spiele dieser Liste sind eingetragen.
  } Wer eines ändern will, berichtigt es.
refusal-tournament-list-incomplete = { $games ->
    [0] Von dieser Liste ist noch kein Spiel eingetragen.
    [one] Von dieser Liste ist erst ein Spiel eingetragen.
   *[other] Von dieser Liste sind erst { $games } Spiele eingetragen.
  } Bitte tragen Sie zuerst die anderen ein.
refusal-tournament-game-too-early = Spiel { $game } kann noch nicht eingetragen werden: Zuerst kommt Spiel { $next }.
refusal-tournament-game-entered = Spiel { $game } ist schon eingetragen, mit anderen Zahlen. Vergleichen Sie beide, und berichtigen Sie das Spiel, wenn es falsch ist.
refusal-tournament-no-game = { $games ->
    [0] Hier ist noch kein Spiel eingetragen, also gibt es kein Spiel { $game }.
   *[other] Ein Spiel { $game } gibt es hier nicht; das letzte ist Spiel { $games }.
  } Bitte prüfen Sie die Nummer.
refusal-tournament-seats-of-line = Der Tisch hat { $seats } Plätze, die Zeile hat { $have } Angaben. Geben Sie für jeden Platz eine an.
refusal-tournament-no-ending = { $ending ->
    [super] In den Regeln dieses Turniers gibt es keinen Superrommé.
   *[other] Auf einer Liste endet kein Spiel so.
  } Bitte wählen Sie ein anderes Ende.
refusal-tournament-winner-missing = Ein Spiel, das so endet, hat einen Gewinner. Bitte sagen Sie, welcher Platz es ist.
refusal-tournament-winner-too-many = Ein Spiel, das so endet, hat keinen Gewinner. Lassen Sie ihn weg, oder wählen Sie ein anderes Ende.
refusal-tournament-sits-out = Platz { $seat } spielt dieses Spiel nicht mit. Bitte lassen Sie den Platz leer.
refusal-tournament-count-missing = Die Augen von Platz { $seat } fehlen. Bitte tragen Sie sie ein.
refusal-tournament-count-too-many = Platz { $seat } hat gewonnen und hat keine Karten mehr. Bitte lassen Sie den Platz leer.
refusal-tournament-card-points = Platz { $seat } kann nicht { $value } Augen haben; möglich sind 0 bis { $most }. Bitte prüfen Sie die Zahl.
refusal-tournament-no-seat = Einen Platz { $seat } hat dieser Tisch nicht. Bitte prüfen Sie die Nummer.
refusal-tournament-same-person = { $seat ->
    [0] Die Turnierleitung hat dieses Spiel eingetragen. Bestätigen muss es jemand anderes: ein Platz am Tisch.
   *[other] Platz { $seat } hat dieses Spiel eingetragen. Bestätigen muss es jemand anderes am Tisch.
  }
refusal-tournament-unconfirmed = Die Zählung von Spiel { $game } ist nicht bestätigt. Das tut zuerst eine zweite Person am Tisch.
refusal-tournament-signed = Die Liste ist unterschrieben. Nur die Turnierleitung kann sie jetzt noch ändern, mit einem Grund.
refusal-tournament-has-left = Platz { $seat } hat den Tisch verlassen und unterschreibt nicht. Die anderen unterschreiben.
refusal-tournament-control-missing = In der Kontrollliste fehlt Spiel { $game }. Bitte tragen Sie es dort zuerst ein.
refusal-tournament-control-differs = { $seat ->
    [0] Liste und Kontrollliste sind in Spiel { $game } verschieden.
   *[other] Liste und Kontrollliste sind in Spiel { $game } bei Platz { $seat } verschieden.
  } Bitte fragen Sie den Tisch, und berichtigen Sie, was falsch ist.

refusal-tournament-incident-seat = { $seat ->
    [0] Bitte sagen Sie, um welchen Platz es geht.
   *[other] Einen Platz { $seat } hat dieser Tisch nicht. Bitte sagen Sie, um welchen Platz es geht.
  }
refusal-tournament-incident-game = { $game ->
    [0] Bitte sagen Sie, um welches Spiel es geht.
   *[other] Das passt nicht zu Spiel { $game }. Bitte prüfen Sie, um welches Spiel es geht.
  } { $games ->
    [0] Eingetragen ist noch keines.
    [one] Eingetragen ist ein Spiel.
   *[other] Eingetragen sind { $games } Spiele.
  }
refusal-tournament-thrown-in-already = Dass Platz { $seat } diese Hand weggeworfen hat, steht schon im Protokoll. Mehr ist nicht zu tun.
refusal-tournament-not-counted = Platz { $seat } hatte in diesem Spiel keine Karten zu zählen. Bitte prüfen Sie Platz und Spiel.
refusal-tournament-no-penalty = Eine Strafe { $penalty }, die man zurücknehmen könnte, gibt es nicht. Bitte prüfen Sie die Nummer.

refusal-tournament-not-equal = Diese teilen sich keinen Rang: { $parties }. Gelost wird unter allen, die sich einen Rang teilen, und nur unter ihnen.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Tandems teilen sich einen Rang: { $parties }.
    [team] Mannschaften teilen sich einen Rang: { $parties }.
   *[single] Diese Startnummern teilen sich einen Rang: { $parties }.
  } Bitte losen Sie zuerst.
refusal-tournament-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Was an einem Sitzplan nicht sein soll, und was nach einem Tippfehler aussieht

breach-team = Tisch { $table }: aus derselben Mannschaft sind { $names }.
breach-again = Tisch { $table }: { $names } haben schon zusammengesessen{ $times ->
    [one] .
   *[other] {" "}({ $times }-mal).
  }
breach-club = Tisch { $table }: aus demselben Verein sind { $names }.
breach-namesake = Tisch { $table }: { $names } heißen gleich oder fast gleich.
breach-rank = Tisch { $table } weicht von der Rangliste ab: Hier sitzen die Ränge { $ranks } statt { $due }. Hierher versetzt: { $names }.
breach-size = Tisch { $table } hat nicht die richtige Größe: { $names }. An einem Tisch sitzen vier, oder drei, wo die Zahl es verlangt.

doubt-no-cards = Platz { $seat }: Wer noch Karten hat, hat mehr Augen. Stimmt die Zahl?
doubt-too-few-unopened = Platz { $seat } hat nicht eröffnet und hält alle Karten; sie zählen mehr. Stimmt die Zahl?
doubt-too-many = Platz { $seat }: So viel zählt kaum eine Hand. Stimmt die Zahl?

## Was an einem Tisch schiefgehen kann, und was daraus folgt

incident-wrong-count-in-play = Falsche Kartenzahl während des Spiels
    .about = Ein Spieler hat zu viele oder zu wenige Karten, und das Spiel läuft noch.
incident-too-few-at-end = Zu wenige Karten am Ende
    .about = Jemand hat das Spiel beendet, und ein Spieler hat zu wenige Karten.
incident-too-many-at-end = Zu viele Karten am Ende
    .about = Jemand hat das Spiel beendet, und ein Spieler hat zu viele Karten.
incident-card-exposed = Karte beim Geben aufgedeckt
    .about = Der Geber hat beim Geben eine Karte aufgedeckt.
incident-unequal-hands = Karten ungleich verteilt
    .about = Bevor jemand gespielt hat, wird bemerkt, dass die Hände nicht gleich groß sind.
incident-several-wrong-hands = Mehrere falsche Kartenzahlen
    .about = Mehr als ein Spieler hat eine falsche Zahl von Karten.
incident-objection-in-time = Einspruch rechtzeitig
    .about = Jemand beanstandet Mischen, Abheben oder Geben, bevor die Karten aufgenommen sind.
incident-objection-too-late = Einspruch zu spät
    .about = Jemand beanstandet Mischen, Abheben oder Geben, als die Karten schon aufgenommen sind.
incident-wrong-dealer = Falscher Geber
    .about = Jemand hat außer der Reihe gegeben. Nennen Sie das erste falsche Spiel; weiß es niemand, lassen Sie es offen.
incident-hand-thrown-in = Karten ungezählt weggeworfen
    .about = Nach dem Spiel hat ein Spieler die Karten auf den Stapel geworfen, bevor sie gezählt waren.

consequence-corrected-turn = Der Spieler berichtigt die Kartenzahl in einem Zug, indem er nicht zieht oder nicht ablegt, und legt in diesem Zug nichts aus.
consequence-corrected-no-melds = Der Spieler berichtigt die Kartenzahl in einem Zug, indem er nicht zieht oder nicht ablegt, und legt in diesem Zug keine Sätze und Folgen aus.
consequence-draw-and-count = Der Spieler zieht, bis die Kartenzahl stimmt; dann wird gezählt.
consequence-count-all = Alle Karten auf der Hand werden gezählt.
consequence-deal-again = Spiel { $game } ist ungültig und wird neu gegeben, von dem Spieler, der mit Geben an der Reihe ist.
consequence-game-stands = Das Spiel gilt.
consequence-replay-from = Alle Spiele ab Spiel { $game } sind ungültig und werden wiederholt.
consequence-round-again = Abgeschlossene Runden gelten. Ab Spiel { $game } ist die laufende Runde ungültig und beginnt neu mit Platz 1.
consequence-rounds-stand = Alle Runden sind abgeschlossen und gelten.
consequence-one-class-worse = Die Hand zählt als die nächstschlechtere Klasse: ein Wertungspunkt weniger.
consequence-class-worse-and-point-off = Die Hand zählt als die nächstschlechtere Klasse, und ein weiterer Wertungspunkt wird abgezogen. Es ist nun { $time }-mal geschehen.

## Wie die Dinge heißen

presence-expected = Erwartet
presence-present = Anwesend
presence-withdrawn = Abgemeldet
placing-drawn = Ausgelost
placing-by-result = Nach Ergebnis
placing-by-hand = Von Hand
leaving-between-series = Zwischen den Serien
    .about = Der Spieler sitzt gerade an keinem Tisch.
leaving-others-go-on = Die anderen spielen weiter
    .about = Am Vierertisch bleiben drei; von nun an spielt der Geber mit.
leaving-list-ends = Die Liste endet
    .about = Der Tisch hört auf; was gespielt ist, zählt.
leaving-substitute = Jemand springt ein
    .about = Jemand anderes spielt für den weiter, der geht; die Punkte bleiben bei diesem.
hand-opened = Eröffnet
hand-unopened = Nicht eröffnet
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé mit Anlegen
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Stapel verbraucht
tournament-ending-blocked = Blockiert
parties-single = Einzel
parties-tandem = Tandem
parties-team = Mannschaft
span-series = Eine Serie
span-day = Ein Tag
span-total = Gesamt
demand-asked = Verlangt
demand-not-asked = Nicht verlangt
unfinished-ranked = Wird gewertet
unfinished-left-out = Wird nicht gewertet
last-round-entered = Ordnungsgemäße Eintragung
last-round-signed = Unterschriften
venue-hall = Im Saal
venue-server = Auf dem Server
role-director = Turnierleitung
role-helper = Helfer
role-keeper = Listenführer
role-public = Publikum
entrant-number = Nr. { $number }
entrant-at-seat = { $name } (Platz { $seat })
likeness-same = Derselbe Name
likeness-namesake = Derselbe Name in zwei Vereinen
likeness-alike = Fast derselbe Name in einem Verein
origin-said = Aus den Regeln
origin-assumed = Angenommen
origin-changed = Vom Verein geändert
series-phase-seated = Gesetzt
series-phase-running = Läuft
series-phase-closed = Abgeschlossen
list-part-ending = Wie es endete
list-part-winner = Wer gewann
list-part-card-points = Augen
list-part-hand = Eröffnet oder nicht
list-part-counted = Wer gezählt wurde

## Was der Server nicht kann

problem-no-tournament = Dieses Turnier gibt es nicht. Bitte prüfen Sie den Link.
problem-wrong-key = Dieser Link gilt nicht mehr. Bitte fragen Sie die Turnierleitung nach einem neuen.
problem-no-right = Dieser Link öffnet das nicht. Bitte fragen Sie die Turnierleitung nach dem richtigen.
problem-wrong-pin = Diese PIN öffnet hier nichts. Bitte prüfen Sie sie, und versuchen Sie es noch einmal.
problem-too-many-pins = Es wurden zu viele falsche PINs eingetippt. Scannen Sie stattdessen den QR-Code, öffnen Sie den Link, oder versuchen Sie es { $minutes ->
    [one] in einer Minute
   *[other] in { $minutes } Minuten
  } noch einmal.
problem-bad-command = Der Server versteht nicht, was er tun soll: { $reason }

## Was im Protokoll steht

scope-series = Serie { $number }
scope-day = Tag { $number }
scope-total = Ganzes Turnier

record-reason = Grund: { $reason }
record-note = Anmerkung: { $note }
record-office = der Turnierleitung
record-by-director = der Turnierleitung
record-by-helper = einem Helfer
record-by-keeper = dem Listenführer
record-person = { $name } ({ $about })
record-table = Tisch { $table }: { $names }
record-terms = Runden einer Serie: { $rounds }. Serien, die aus der Gesamtwertung fallen: { $dropped }. Personen in einer Mannschaft: { $team_size }, in einem Tandem: { $tandem_size }. Karten vorher gezählt: { $pack_check ->
    [asked] ja
   *[not-asked] nein
  }. Zählung von einer zweiten Person bestätigt: { $second_count ->
    [asked] ja
   *[not-asked] nein
  }. Kontrollliste: { $control_list ->
    [asked] ja
   *[not-asked] nein
  }. Unterschriften: { $signatures ->
    [asked] ja
   *[not-asked] nein
  }. Die letzte Runde einer Serie schließt ab: { $last_round ->
    [entered] die ordnungsgemäße Eintragung ihres letzten Spiels
   *[signed] die Unterschriften
  }. Wer sich abmeldet, { $unfinished ->
    [ranked] wird gewertet
   *[left-out] wird nicht gewertet
  }. Die Tische stehen { $venue ->
    [server] auf dem Server
   *[hall] im Saal
  }.
record-won = { $name } beendet ({ $ending })
record-undecided = niemand beendet ({ $ending })
record-left-with = { $name } { $points } { $hand ->
    [opened] eröffnet
   *[unopened] nicht eröffnet
  }
record-tournament-made = Das Turnier „{ $name }“ ist ausgeschrieben, Regelwerk: { $rules }.
record-terms-changed = Die Bedingungen sind geändert.
record-scoring-changed = Die Tabelle der Wertungspunkte ist geändert von { $by }: { $figures }
record-finished = Das Turnier ist zu Ende.
record-reopened = Das Turnier ist wieder geöffnet von { $by }.
record-clock-set = Serie { $series } endet um { $ends }.
    .away = Die Uhr von Serie { $series } ist weggenommen.
record-announced = Durchsage von { $by }: „{ $text }“
    .away = Die Durchsage ist weggenommen von { $by }.
record-people-entered = Gemeldet{ $presence ->
    [present] {" "}und anwesend
   *[expected] , noch nicht da
  }: { $people }.
record-entry-changed = Meldung geändert: { $person }.
record-entry-removed = Meldung zurückgenommen: { $name }.
record-presence-changed = { $presence ->
    [present] Anwesend
   *[expected] Doch nicht da
  }: { $names }.
record-withdrew = { $leaving ->
    [others-go-on] Serie { $series }, Tisch { $table }: { $name } geht, und die anderen spielen weiter.
    [list-ends] Serie { $series }, Tisch { $table }: { $name } geht, und die Liste endet.
    [substitute] Serie { $series }, Tisch { $table }: { $name } geht, und jemand springt ein.
   *[between-series] { $name } meldet sich ab.
  }
record-series-seated = Serie { $series } an Tag { $day }, Runden: { $rounds }, Plätze { $placing ->
    [drawn] ausgelost aus „{ $seed }“
    [by-result] nach Ergebnis gesetzt, aus „{ $seed }“
   *[by-hand] von Hand gesetzt
  }: { $tables }.
record-series-began = Serie { $series } beginnt.
record-table-joined = Serie { $series }: { $name } kommt später und setzt sich an Tisch { $table }.
record-series-closed = Serie { $series } ist abgeschlossen.
record-pack-checked = Serie { $series }, Tisch { $table }: Die Karten sind gezählt und vollständig.
record-line-entered = Serie { $series }, Tisch { $table }, Spiel { $game }: { $line }. Eingetragen von { $name }.
record-line-confirmed = Serie { $series }, Tisch { $table }, Spiel { $game }: Die Zählung ist bestätigt von { $name }.
record-line-corrected = Serie { $series }, Tisch { $table }, Spiel { $game }, berichtigt von { $by }: { $line }.
    .before = Vorher: { $line }.
record-control-entered = Serie { $series }, Tisch { $table }, Kontrollliste, Spiel { $game }: { $line }.
record-signed = Serie { $series }, Tisch { $table }: { $name } unterschreibt.
    .instead = Serie { $series }, Tisch { $table }: für { $name } unterschrieben von { $by }.
record-incident-recorded = Serie { $series }, Tisch { $table }{ $game ->
    [0] {""}
   *[other] , Spiel { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: { $kind } ({ $clause }), aufgenommen von { $by }. { $consequence }
record-penalty-given = { $name }: { $points ->
    [one] { $points } Wertungspunkt
   *[other] { $points } Wertungspunkte
  } Abzug, { $series ->
    [0] von der Gesamtwertung
   *[other] in Serie { $series }
  }, von { $by }.
record-penalty-lifted = Strafe { $penalty } ist zurückgenommen von { $by }.
record-lot-recorded = Das Los, { $scope }, { $parties }: { $order }.
    .seed = Gelost aus „{ $seed }“.
record-step-undone = Der letzte Schritt im Büro ist zurückgenommen von { $by }.
record-list-step-undone = Serie { $series }, Tisch { $table }: Der letzte Schritt ist zurückgenommen von { $by }.
