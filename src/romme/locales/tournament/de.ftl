### A tournament: refusals, names of values, and the record.

## Refusals: what is wrong and what to do instead

refusal-tournament-no-right = { $role ->
    [keeper] Als Listenführer dürfen Sie das nicht.
   *[helper] Als Helfer dürfen Sie das nicht.
  } Bitte fragen Sie die Turnierleitung.
refusal-tournament-not-your-table = Sie führen nur die Spielliste von Tisch { $table } in Serie { $series }. Bitte öffnen Sie den Link des anderen Tisches, oder fragen Sie die Turnierleitung.
refusal-tournament-reason-needed = Das kommt ins Protokoll und braucht darum einen Grund. Bitte schreiben Sie ein paar Worte dazu.

refusal-tournament-no-rating = Das Regelwerk „{ $rules }“ kennt keine Wertungspunkte; ein Turnier braucht sie aber. Bitte wählen Sie ein anderes, etwa turnier oder verband.
refusal-tournament-tables-do-not-fit = Das Regelwerk „{ $rules }“ ist nicht für Vierer- und Dreiertische gedacht. Bitte wählen Sie ein anderes, etwa turnier oder verband.
refusal-tournament-out-of-range = { $what ->
    [number] Startnummern gehen von 1 bis { $most }. Bitte wählen Sie eine andere.
    [text] Name, Verein, Mannschaft und Klasse dürfen höchstens { $most } Zeichen haben. Bitte kürzen Sie den Text.
    [classes] Eine Person kann in höchstens { $most } Klassen sein. Bitte nehmen Sie sie zuerst aus einer anderen heraus.
    [seed] Der Auslosungscode hat 1 bis { $most } Zeichen. Bitte wählen Sie einen anderen.
    [day] Der Tag darf nicht vor dem der vorigen Serie liegen und nicht nach Tag { $most }. Bitte wählen Sie einen anderen.
    [rounds] Eine Serie hat 1 bis { $most } Runden. Bitte wählen Sie eine andere Zahl.
    [dropped] Es können 0 bis { $most } Serien gestrichen werden. Bitte wählen Sie eine andere Zahl.
    [team_size] Eine Mannschaft hat 2 bis { $most } Mitglieder. Bitte wählen Sie eine andere Zahl.
    [tandem_size] Ein Tandem hat 2 bis { $most } Mitglieder. Bitte wählen Sie eine andere Zahl.
    [fixed-table] Ein fester Tisch hat höchstens die Nummer { $most }. Bitte wählen Sie einen anderen.
    [fixed-seat] { $most ->
        [3] Ohne festen Tisch kann der feste Platz 1, 2 oder 3 sein. Für Platz 4 geben Sie auch den Tisch an.
       *[other] Ein fester Platz hat eine Nummer von 1 bis 4. Bitte wählen Sie einen anderen.
      }
    [clock] Auf diese Zeit lässt sich die Uhr nicht stellen. Bitte wählen Sie eine andere.
    [ruling] Eine Entscheidung braucht 1 bis { $most } Zeichen. Bitte schreiben Sie in wenigen Worten auf, was Sie entschieden haben.
    [imprint] Ort und Veranstalter dürfen höchstens { $most } Zeichen haben. Bitte kürzen Sie den Text.
    [announcement] Eine Durchsage darf höchstens { $most } Zeichen haben. Bitte kürzen Sie den Text.
    [series_minutes] Eine Serie kann für höchstens { $most } Minuten geplant werden; 0 heißt: kein geplantes Ende. Bitte wählen Sie eine andere Zahl.
    [reason] Ein Grund darf höchstens { $most } Zeichen haben. Bitte kürzen Sie den Text.
   *[points] Eine Strafe beträgt 1 bis { $most } Punkte. Bitte wählen Sie eine andere Zahl.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] Die Plätze werden ausgelost oder nach Ergebnis gesetzt. Wenn Sie selbst setzen wollen, geben Sie die Tische an.
   *[other] So kann die Tabelle der Wertungspunkte nicht aussehen ({ $facts }). Bitte prüfen Sie die Zahlen.
  }
refusal-tournament-not-scoring = „{ $option }“ gehört nicht zur Tabelle der Wertungspunkte. Während eines Turniers lassen sich nur deren Zahlen ändern.
refusal-tournament-scoring-signed = Mit diesen Wertungspunkten sind schon Listen unterschrieben; sie gelten für das ganze Turnier. Für andere Punkte legen Sie bitte ein neues Turnier an.
refusal-tournament-finished = Das Turnier ist beendet; es lässt sich nichts mehr ändern. Die Turnierleitung kann es mit Angabe eines Grundes wieder öffnen.
refusal-tournament-not-finished = Das Turnier ist gar nicht beendet. Machen Sie einfach weiter.
refusal-tournament-nothing-played = Hier wurde noch nichts gespielt. Bitte schließen Sie zuerst eine Serie ab.
refusal-tournament-bad-date = Diesen Tag gibt es nicht. Bitte schreiben Sie das Datum als Jahr, Monat und Tag, etwa 2026-11-21.
refusal-tournament-bad-colour = Das ist keine Farbe. Bitte schreiben Sie # und sechs Ziffern oder Buchstaben, etwa #1b5e20.
refusal-tournament-faint-colour = Diese Farbe ist zu hell, um sie auf weißem Papier zu lesen. Bitte wählen Sie eine dunklere.
refusal-tournament-bad-logo = Dieses Bild eignet sich nicht als Logo. Bitte wählen Sie ein PNG mit höchstens { $width } × { $height } Pixeln und { $kib } KB.

refusal-tournament-no-name = Der Name fehlt oder ist zu lang. Bitte geben Sie einen kurzen Namen ein.
refusal-tournament-family-name = „{ $name }“ endet nicht mit dem Nachnamen „{ $family }“. Bitte schreiben Sie zuerst den Vornamen, dann den Nachnamen.
refusal-tournament-bad-character = Das Zeichen { $character } geht hier nicht: Man sieht es nicht, oder es verändert, was andere sehen. Bitte tippen Sie den Text neu.
refusal-tournament-no-entrant = Die Startnummer { $number } ist nicht vergeben. Bitte prüfen Sie die Nummer.
refusal-tournament-number-taken = Die Startnummer { $number } ist schon vergeben. Bitte wählen Sie eine andere oder keine: Dann wird die nächste freie vergeben.
refusal-tournament-too-many-entrants = Ein Turnier auf diesem Server hat höchstens { $most } Teilnehmer; es wären { $people }. Melden Sie weniger Personen an, oder legen Sie ein zweites Turnier an. Der Betreiber kann die Grenze anheben (entrants).
refusal-tournament-duplicate = { $name } ist schon angemeldet, mit der Startnummer { $number }. Sind es zwei verschiedene Personen, dann bestätigen Sie das, oder geben Sie den Verein mit an.
refusal-tournament-team-full = Die Mannschaft „{ $team }“ ist voll: Sie hat { $most } Mitglieder. Bitte wählen Sie eine andere.
refusal-tournament-tandem-full = Das Tandem „{ $tandem }“ ist voll: Es hat { $most } Mitglieder. Bitte wählen Sie ein anderes.
refusal-tournament-has-played = Nummer { $number } hat in Serie { $series } gespielt; die Anmeldung lässt sich darum nicht löschen. Melden Sie den Spieler stattdessen ab.
refusal-tournament-sits-at-a-table = Nummer { $number } spielt an Tisch { $table }. Melden Sie den Spieler ab, und geben Sie an, wie es am Tisch weitergeht.
refusal-tournament-withdrawn-already = Diese Person ist abgemeldet. Wenn sie wieder da ist, tragen Sie sie als anwesend ein.
refusal-tournament-leaving-unsaid = Melden Sie den Spieler ab, und geben Sie an, wie es am Tisch weitergeht: Die anderen spielen weiter, jemand springt ein, oder die Liste endet.
refusal-tournament-not-at-a-table = Nummer { $number } hat in dieser Serie keinen Platz an einem Tisch. Bitte prüfen Sie Nummer und Serie.
refusal-tournament-too-few-left = An Tisch { $table } blieben weniger als drei, und damit lässt sich nicht spielen. Jemand muss einspringen, oder die Liste endet.

refusal-tournament-no-series = Serie { $series } gibt es nicht. Bitte prüfen Sie die Nummer.
refusal-tournament-no-table = In Serie { $series } gibt es für Tisch { $table } keine offene Liste. Bitte prüfen Sie die Nummer, oder beginnen Sie die Serie.
refusal-tournament-series-runs = Serie { $series } ist noch nicht zu Ende. Bitte schließen Sie sie zuerst ab.
refusal-tournament-not-seated-yet = Es gibt keine Serie, die beginnen kann. Bitte vergeben Sie zuerst die Plätze der nächsten Serie.
refusal-tournament-not-running = Diese Serie läuft nicht. Bitte beginnen Sie sie zuerst, oder wählen Sie die laufende.
refusal-tournament-cannot-seat = { $people ->
    [0] Noch ist niemand anwesend. Tragen Sie ein, wer da ist; mindestens drei müssen es sein.
    [one] Eine Person ist noch kein Tisch. Mindestens drei müssen anwesend sein.
    [2] Zwei Personen sind noch kein Tisch. Mindestens drei müssen anwesend sein.
    [5] Fünf Personen lassen sich nicht setzen: zu viele für einen Tisch, zu wenige für zwei. Es muss eine mehr oder eine weniger sein.
   *[other] { $people } Personen lassen sich nicht setzen. Bitte prüfen Sie, wer anwesend ist.
  }
refusal-tournament-table-size = { $people ->
    [0] Tisch { $table } wäre leer.
    [one] An Tisch { $table } säße eine Person.
   *[other] An Tisch { $table } säßen { $people } Personen.
  } An einem Tisch sitzen vier oder, wenn es sonst nicht aufgeht, drei. Bitte setzen Sie jemanden um.
refusal-tournament-seated-twice = Nummer { $number } hat schon einen Platz. Bitte prüfen Sie die Nummer.
refusal-tournament-not-present = Nummer { $number } ist nicht als anwesend eingetragen. Holen Sie das nach, oder lassen Sie den Spieler weg.
refusal-tournament-without-seat = Nummer { $number } ist anwesend, hat aber keinen Platz. Setzen Sie auch diesen Spieler, oder tragen Sie ihn als nicht anwesend ein.
refusal-tournament-table-full = An Tisch { $table } sitzen schon vier. Bitte wählen Sie einen Dreiertisch.
refusal-tournament-games-entered = Tisch { $table } spielt schon, da kann niemand mehr dazukommen. Wählen Sie einen Tisch, der noch nicht spielt, oder warten Sie auf die nächste Serie.
refusal-tournament-lists-open = Serie { $series } lässt sich noch nicht abschließen. Zuerst müssen die Listen dieser Tische fertig sein: { $tables }.
refusal-tournament-fixed-seat-taken = Nummer { $number } hat schon Platz { $seat } an Tisch { $table } als festen Platz. Bitte wählen Sie einen anderen.
refusal-tournament-fixed-table-full = An Tisch { $table } haben schon vier einen festen Platz. Bitte wählen Sie einen anderen Tisch.
refusal-tournament-fixed-place = Nummer { $number } kann den festen Platz nicht bekommen: { $table ->
    [0] Platz { $seat } ist auch für andere fest, und es gibt nur { $tables } Tische
   *[other] Tisch { $table }{ $seat ->
        [0] {""}
       *[other] , Platz { $seat },
      } ist nicht frei, oder es gibt ihn bei { $tables } Tischen nicht
  }. Ändern Sie den festen Platz unter „Teilnehmer“, oder setzen Sie von Hand.
refusal-tournament-partners-together = Tisch { $table }: Die Nummern { $one } und { $other } sind Partner und dürfen nie am selben Tisch sitzen. Nehmen Sie einen anderen Auslosungscode, tauschen Sie einen von beiden, oder ändern Sie die Turnierbedingungen.
refusal-tournament-teams-do-not-fit = Für Mannschaft gegen Mannschaft braucht es drei, vier oder mindestens sechs vollständige Mannschaften zu { $size }, und die übrigen Spieler müssen eigene Tische füllen. Da sind { $teams } vollständige Mannschaften und { $others } übrige Spieler. Vervollständigen Sie die Mannschaften, oder setzen Sie alle einzeln (Turnierbedingungen).
refusal-tournament-teams-need-redraw = Hier spielt Mannschaft gegen Mannschaft; wer einzeln umgesetzt würde, fehlte seiner Mannschaft. Bitte vergeben Sie die Plätze neu.
refusal-tournament-played-on-server = Tisch { $table } spielt online; dort geht das nicht. Wenn ein Spieler geht, springt jemand ein, oder die Liste endet. Nachzügler spielen ab der nächsten Serie mit.

refusal-tournament-pack-unchecked = Die Karten sind noch nicht gezählt. Platz 1 zählt sie und bestätigt, dass sie vollständig sind; dann lassen sich Spiele eintragen.
refusal-tournament-changed = Inzwischen ist etwas anderes passiert. Bitte sehen Sie noch einmal nach, bevor Sie etwas zurücknehmen.
refusal-tournament-list-changed = Spiel { $game } wurde geändert, seit Sie es gesehen haben. Bitte sehen Sie noch einmal nach, und tragen Sie dann das Richtige ein.
refusal-tournament-list-complete = { $games ->
    [one] Das einzige Spiel dieser Liste ist eingetragen.
   *[other] Alle { $games } Spiele dieser Liste sind eingetragen.
  } Wenn Sie eines ändern wollen, korrigieren Sie es.
refusal-tournament-list-ended = Die Turnierleitung hat diese Liste { $games ->
    [0] vor dem ersten Spiel
   *[other] nach Spiel { $games }
  } beendet. Spiel { $game } kann nicht mehr eingetragen werden. Wenn es zählt, bitten Sie die Turnierleitung oder einen Helfer, das Ende der Liste zurückzunehmen.
refusal-tournament-list-incomplete = { $games ->
    [0] Auf dieser Liste ist noch kein Spiel eingetragen.
    [one] Auf dieser Liste ist erst ein Spiel eingetragen.
   *[other] Auf dieser Liste sind erst { $games } Spiele eingetragen.
  } Bitte tragen Sie zuerst die anderen ein.
refusal-tournament-game-too-early = Spiel { $game } kann noch nicht eingetragen werden: Zuerst kommt Spiel { $next }.
refusal-tournament-game-entered = Spiel { $game } ist schon eingetragen, mit anderen Zahlen. Vergleichen Sie beide, und korrigieren Sie das Spiel, wenn es falsch ist.
refusal-tournament-no-game = { $games ->
    [0] Hier ist noch kein Spiel eingetragen, also gibt es auch Spiel { $game } nicht.
   *[other] Spiel { $game } gibt es hier nicht; das letzte ist Spiel { $games }.
  } Bitte prüfen Sie die Nummer.
refusal-tournament-seats-of-line = Der Tisch hat { $seats } Plätze, die Zeile hat { $have ->
    [one] eine Angabe
   *[other] { $have } Angaben
  }. Machen Sie für jeden Platz eine Angabe.
refusal-tournament-no-ending = { $ending ->
    [super] In diesem Turnier gibt es keinen Superrommé.
    [blocked] Nach diesen Regeln kann sich ein Spiel nicht festfahren: Wird niemand fertig, endet es mit dem Stapel.
   *[other] So kann ein Spiel auf einer Liste nicht enden.
  } Bitte wählen Sie ein anderes Ende.
refusal-tournament-winner-missing = Ein Spiel, das so endet, hat einen Gewinner. Bitte geben Sie an, welcher Platz es ist.
refusal-tournament-winner-too-many = Ein Spiel, das so endet, hat keinen Gewinner. Lassen Sie ihn weg, oder wählen Sie ein anderes Ende.
refusal-tournament-sits-out = Platz { $seat } spielt dieses Spiel nicht mit. Bitte lassen Sie den Platz leer.
refusal-tournament-count-missing = Die Augen von Platz { $seat } fehlen. Bitte tragen Sie sie ein.
refusal-tournament-count-too-many = Platz { $seat } hat gewonnen und keine Karten mehr. Bitte lassen Sie den Platz leer.
refusal-tournament-card-points = Platz { $seat } kann nicht { $value } Augen haben; möglich sind 0 bis { $most }. Bitte prüfen Sie die Zahl.
refusal-tournament-no-seat = Platz { $seat } gibt es an diesem Tisch nicht. Bitte prüfen Sie die Nummer.
refusal-tournament-same-person = { $seat ->
    [0] Die Turnierleitung hat dieses Spiel eingetragen. Bestätigen muss es ein Spieler am Tisch.
   *[other] Platz { $seat } hat dieses Spiel eingetragen. Bestätigen muss es jemand anderes am Tisch.
  }
refusal-tournament-unconfirmed = Die Zählung von Spiel { $game } ist noch nicht bestätigt. Bitte lassen Sie sie zuerst von einer zweiten Person am Tisch bestätigen.
refusal-tournament-signed = Die Liste ist unterschrieben. Jetzt kann nur noch die Turnierleitung etwas ändern, mit Angabe eines Grundes.
refusal-tournament-has-left = Platz { $seat } hat den Tisch verlassen und unterschreibt nicht. Die anderen unterschreiben.
refusal-tournament-control-missing = In der Kontrollliste fehlt Spiel { $game }. Bitte tragen Sie es dort zuerst ein.
refusal-tournament-control-differs = { $seat ->
    [0] Liste und Kontrollliste stimmen in Spiel { $game } nicht überein.
   *[other] Liste und Kontrollliste stimmen in Spiel { $game } bei Platz { $seat } nicht überein.
  } Bitte klären Sie das am Tisch, und korrigieren Sie, was falsch ist.

refusal-tournament-incident-seat = { $seat ->
    [0] Bitte geben Sie an, um welchen Platz es geht.
   *[other] Platz { $seat } gibt es an diesem Tisch nicht. Bitte geben Sie an, um welchen Platz es geht.
  }
refusal-tournament-incident-game = { $game ->
    [0] Bitte geben Sie an, um welches Spiel es geht.
   *[other] Das passt nicht zu Spiel { $game }. Bitte prüfen Sie, um welches Spiel es geht.
  } { $games ->
    [0] Eingetragen ist noch keines.
    [one] Eingetragen ist ein Spiel.
   *[other] Eingetragen sind { $games } Spiele.
  }
refusal-tournament-thrown-in-already = Dass Platz { $seat } seine Karten ungezählt weggeworfen hat, steht schon im Protokoll. Mehr ist nicht zu tun.
refusal-tournament-not-counted = Platz { $seat } hatte in diesem Spiel keine Karten zu zählen. Bitte prüfen Sie Platz und Spiel.
refusal-tournament-no-call = Tisch { $table } ruft nicht mehr. Der Ruf wurde zurückgenommen.
refusal-tournament-no-penalty = Strafe { $penalty } gibt es nicht oder nicht mehr. Bitte prüfen Sie die Nummer.

refusal-tournament-not-equal = Gelost wird unter allen, die sich einen Rang teilen, und nur unter ihnen. Auf diese Auswahl trifft das nicht zu: { $parties }.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Diese Tandems teilen sich einen Rang: { $parties }.
    [team] Diese Mannschaften teilen sich einen Rang: { $parties }.
   *[single] Diese Startnummern teilen sich einen Rang: { $parties }.
  } Bitte losen Sie zuerst.
refusal-tournament-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Breaches of a seating plan, and entries that look mistyped

breach-team = Tisch { $table }: { $names } sind aus derselben Mannschaft.
    .avoided = Sonst säßen { $names } aus derselben Mannschaft an Tisch { $table }.
breach-again = Tisch { $table }: { $names } haben schon zusammengesessen{ $times ->
    [one] .
   *[other] {" "}({ $times }-mal).
  }
    .avoided = Sonst säßen { $names } an Tisch { $table } wieder zusammen.
breach-club = Tisch { $table }: { $names } sind aus demselben Verein.
    .avoided = Sonst säßen { $names } aus demselben Verein an Tisch { $table }.
breach-namesake = Tisch { $table }: { $names } heißen gleich oder fast gleich.
breach-rank = Tisch { $table } weicht von der Rangliste ab: Hier sitzen die Ränge { $ranks } statt { $due }. Hierher versetzt: { $names }.
breach-size = Tisch { $table } hat nicht die richtige Größe: { $names }. An einem Tisch sitzen vier oder, wenn es sonst nicht aufgeht, drei.
breach-fixed = Tisch { $table }: { $names } hat eigentlich einen anderen festen Platz.
breach-fixed-rank = Tisch { $table }: { $names } (Rang { $ranks }) hat hier einen festen Platz.

doubt-no-cards = Platz { $seat }: Wer noch Karten auf der Hand hat, hat mehr Augen. Stimmt die Zahl?
doubt-too-few-unopened = Platz { $seat } hat nicht eröffnet und damit noch alle Karten; die zählen mehr. Stimmt die Zahl?
doubt-too-many = Platz { $seat }: So viele Augen hat kaum eine Hand. Stimmt die Zahl?

## Incidents at a table and their consequences

incident-wrong-count-in-play = Falsche Kartenzahl während des Spiels
    .about = Ein Spieler hat zu viele oder zu wenige Karten, und das Spiel läuft noch.
incident-too-few-at-end = Zu wenige Karten am Ende
    .about = Jemand hat das Spiel beendet, und ein Spieler hat zu wenige Karten.
incident-too-many-at-end = Zu viele Karten am Ende
    .about = Jemand hat das Spiel beendet, und ein Spieler hat zu viele Karten.
incident-card-exposed = Karte beim Geben aufgedeckt
    .about = Der Geber hat beim Geben eine Karte aufgedeckt.
incident-unequal-hands = Karten ungleich verteilt
    .about = Vor dem ersten Zug wird bemerkt, dass nicht alle gleich viele Karten haben.
incident-several-wrong-hands = Falsche Kartenzahl bei mehreren Spielern
    .about = Mehr als ein Spieler hat eine falsche Kartenzahl.
incident-objection-in-time = Rechtzeitiger Einspruch
    .about = Jemand beanstandet Mischen, Abheben oder Geben, bevor die Karten aufgenommen sind.
incident-objection-too-late = Verspäteter Einspruch
    .about = Jemand beanstandet Mischen, Abheben oder Geben, nachdem die Karten schon aufgenommen sind.
incident-wrong-dealer = Falscher Geber
    .about = Jemand hat gegeben, der nicht an der Reihe war. Nennen Sie das erste falsche Spiel; weiß es niemand, lassen Sie es offen.
incident-hand-thrown-in = Karten ungezählt weggeworfen
    .about = Nach dem Spiel hat ein Spieler seine Karten auf den Stapel geworfen, bevor sie gezählt waren.

consequence-corrected-turn = Der Spieler korrigiert die Kartenzahl in einem Zug, indem er nicht zieht oder nicht ablegt. In diesem Zug darf er weder eröffnen noch auslegen, anlegen oder einen Joker tauschen.
consequence-corrected-no-melds = Der Spieler korrigiert die Kartenzahl in einem Zug, indem er nicht zieht oder nicht ablegt. In diesem Zug darf er weder Sätze noch Folgen auslegen.
consequence-draw-and-count = Der Spieler zieht, bis die Kartenzahl stimmt; dann wird gezählt.
consequence-count-all = Alle Karten auf der Hand werden gezählt.
consequence-deal-again = Spiel { $game } ist ungültig. Neu gibt, wer mit dem Geben an der Reihe ist.
consequence-game-stands = Das Spiel gilt.
consequence-replay-from = Alle Spiele ab Spiel { $game } sind ungültig und werden wiederholt.
consequence-round-again = Abgeschlossene Runden gelten. Ab Spiel { $game } ist die laufende Runde ungültig und beginnt neu mit Platz 1.
consequence-rounds-stand = Alle Runden sind abgeschlossen und gelten.
consequence-one-class-worse = Die Hand wird eine Stufe schlechter gewertet: ein Wertungspunkt weniger.
consequence-class-worse-and-point-off = Die Hand wird eine Stufe schlechter gewertet, und ein weiterer Wertungspunkt wird abgezogen. Es ist nun { $time }-mal passiert.
effect-place = Serie { $series }, Tisch { $table }: { $what }
effect-game = Spiel { $game }
effect-entry = Spiel { $game }, { $name }
effect-total = Summe, { $name }
effect-points = { $rating } ({ $cards })
effect-void = ungültig

## Names of values

presence-expected = Erwartet
presence-present = Anwesend
presence-withdrawn = Abgemeldet
placing-drawn = Ausgelost
placing-by-result = Nach Ergebnis, Vereine getrennt
placing-strict = Nach Ergebnis, streng
partners-apart = Möglichst getrennt
partners-never = Nie am selben Tisch
team-seating-mixed = Alle einzeln
team-seating-against = Mannschaft gegen Mannschaft
placing-by-hand = Von Hand
placing-adjusted = Angepasst, möglichst wenige umgesetzt
seat-move-new = { $name }: Tisch { $table }, Platz { $seat } (neu)
seat-move-moved = { $name }: Tisch { $table }, Platz { $seat } (vorher: Tisch { $old_table }, Platz { $old_seat })
seat-move-gone = { $name }: kein Platz mehr (vorher: Tisch { $old_table }, Platz { $old_seat })
leaving-between-series = Zwischen den Serien
    .about = Der Spieler sitzt gerade an keinem Tisch.
leaving-others-go-on = Die anderen spielen weiter
    .about = Am Vierertisch bleiben drei; ab jetzt spielt der Geber mit.
leaving-list-ends = Die Liste endet
    .about = Der Tisch hört auf; was gespielt ist, zählt.
leaving-substitute = Jemand springt ein
    .about = Jemand anderes spielt weiter; die Punkte zählen für den Spieler, der gegangen ist.
hand-opened = Eröffnet
hand-unopened = Nicht eröffnet
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé mit Anlegen
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Stapel verbraucht
tournament-ending-blocked = Festgefahren
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
last-round-entered = Eintragung ihres letzten Spiels
last-round-signed = Unterschriften
void-hands-uncounted = Zählen nicht mehr
void-hands-counted = Zählen weiterhin
early-end-entered-games = Alle Spiele, die auf der Liste stehen
early-end-whole-rounds = Nur ganze Runden
shown-until-removed = Bis sie ausgeblendet wird
shown-until-series-ends = Bis die Serie abgeschlossen ist
shown-until-series-begins = Bis die nächste Serie beginnt
shown-until-time = Für begrenzte Zeit
ended-early-time = Zeit
ended-early-at = { $games ->
    [0] Vor dem ersten Spiel beendet: { $reason }.
   *[other] Nach Spiel { $games } beendet: { $reason }.
  }
venue-hall = Im Saal
venue-server = Online
role-director = Turnierleitung
role-helper = Helfer
role-keeper = Listenführer
role-public = Publikum
entrant-number = Nr. { $number }
group-incomplete = unvollständig: { $n } von { $most }
entrant-at-seat = { $name } (Platz { $seat })
likeness-same = Gleicher Name
likeness-namesake = Gleicher Name, verschiedene Vereine
likeness-alike = Fast gleicher Name, gleicher Verein
origin-said = Aus den Regeln
origin-assumed = Annahme
origin-changed = Vom Verein geändert
series-phase-seated = Gesetzt
series-phase-running = Läuft
series-phase-closed = Abgeschlossen
list-part-ending = Wie es endete
list-part-winner = Wer gewann
list-part-card-points = Augen
list-part-hand = Eröffnet oder nicht
list-part-counted = Wer gezählt wurde

## Problems that the server reports

problem-no-tournament = Dieses Turnier gibt es nicht. Bitte prüfen Sie den Link.
problem-wrong-key = Dieser Link gilt nicht mehr. Bitte fragen Sie die Turnierleitung nach einem neuen.
problem-no-right = Dieser Link reicht dafür nicht aus. Bitte fragen Sie die Turnierleitung nach dem richtigen.
problem-wrong-pin = Diese PIN passt hier nicht. Bitte prüfen Sie sie, und versuchen Sie es noch einmal.
problem-too-many-pins = Es wurden zu viele falsche PINs eingegeben. Scannen Sie stattdessen den QR-Code, öffnen Sie den Link, oder versuchen Sie es { $minutes ->
    [one] in einer Minute
   *[other] in { $minutes } Minuten
  } noch einmal.
problem-bad-command = Der Server versteht den Auftrag nicht: { $reason }

## The record

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
record-imprint = { $what ->
    [organiser] Veranstalter
    [place] Ort
    [date] Datum
   *[colour] Farbe
  }: { $value }.
record-terms = Runden pro Serie: { $rounds }. Streichserien: { $dropped }. Personen pro Mannschaft: { $team_size }, pro Tandem: { $tandem_size }. Karten vorher gezählt: { $pack_check ->
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
  }. Die letzte Runde einer Serie ist abgeschlossen durch { $last_round ->
    [entered] die ordnungsgemäße Eintragung ihres letzten Spiels
   *[signed] die Unterschriften
  }. Für das zweite Mal (T15) { $void_hands ->
    [uncounted] zählen ungezählt weggeworfene Karten nicht, wenn das Spiel ungültig oder berichtigt ist
   *[counted] zählen ungezählt weggeworfene Karten auch, wenn das Spiel ungültig oder berichtigt ist
  }. Geplante Dauer einer Serie: { $series_minutes ->
    [0] keine
   *[other] { $series_minutes } Minuten
  }. Auf einer vorzeitig beendeten Liste zählen { $early_end ->
    [whole-rounds] nur ganze Runden
   *[entered-games] alle Spiele, die darauf stehen
  }. Wer sich abmeldet, { $unfinished ->
    [ranked] wird gewertet
   *[left-out] wird nicht gewertet
  }. Partner: { $partners ->
    [never] nie am selben Tisch
   *[apart] möglichst getrennt
  }. Gesetzt wird { $team_seating ->
    [against] Mannschaft gegen Mannschaft
   *[mixed] jeder einzeln
  }. Gespielt wird { $venue ->
    [server] online
   *[hall] im Saal
  }.
record-won = { $name } hat das Spiel beendet ({ $ending })
record-undecided = niemand hat das Spiel beendet ({ $ending })
record-left-with = { $name } { $points } ({ $hand ->
    [opened] eröffnet
   *[unopened] nicht eröffnet
  })
record-tournament-made = Das Turnier „{ $name }“ wurde angelegt, Regelwerk: { $rules }.
record-terms-changed = Die Turnierbedingungen wurden geändert.
record-logo-changed = Logo geändert von { $by }.
    .away = Logo entfernt von { $by }.
record-scoring-changed = Tabelle der Wertungspunkte geändert von { $by }: { $figures }
record-finished = Das Turnier wurde beendet.
record-reopened = Turnier wieder geöffnet von { $by }.
record-clock-set = Die Uhr für Serie { $series } läuft bis { $ends }.
    .away = Die Uhr für Serie { $series } wurde ausgeschaltet.
record-clock-shifted = Die Uhr des Computers wurde um { $time } { $ahead ->
    [1] vorgestellt
   *[0] zurückgestellt
  }. Das geplante Ende wurde mitverschoben, die verbleibende Zeit bleibt gleich.
record-announced = Durchsage von { $by }: „{ $text }“
    .away = Durchsage ausgeblendet von { $by }.
    .series-ends = Zu sehen, bis die Serie abgeschlossen ist.
    .series-begins = Zu sehen, bis die nächste Serie beginnt.
    .time = Zu sehen bis { $ends }.
record-people-entered = Angemeldet{ $presence ->
    [present] {" "}und anwesend
   *[expected] , noch nicht da
  }: { $people }.
record-entry-changed = Anmeldung geändert: { $person }.
record-class-set = { $membership ->
    [member] In die Klasse „{ $name }“ aufgenommen
   *[not-member] Aus der Klasse „{ $name }“ herausgenommen
  }: { $names }.
record-entry-removed = Anmeldung gelöscht: { $name }.
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
record-seat-fixed = { $name } hat einen festen Platz: { $table ->
    [0] Platz { $seat }
   *[other] Tisch { $table }{ $seat ->
        [0] {""}
       *[other] , Platz { $seat }
      }
  }.
    .away = { $name } hat keinen festen Platz mehr.
record-series-seated = Serie { $series } an Tag { $day }, Runden: { $rounds }, Plätze { $placing ->
    [drawn] ausgelost mit dem Code „{ $seed }“
    [strict] streng nach Ergebnis gesetzt, mit dem Code „{ $seed }“
    [by-result] nach Ergebnis gesetzt, mit dem Code „{ $seed }“
    [adjusted] an die Anwesenden angepasst
   *[by-hand] von Hand gesetzt
  }: { $tables }.
    .moves = Bescheid geben: { $moves }.
record-series-began = Serie { $series } hat begonnen.
    .until = Serie { $series } hat begonnen. Geplantes Ende: { $ends }.
record-table-joined = Serie { $series }: { $name } kommt später und setzt sich an Tisch { $table }.
record-series-closed = Serie { $series } wurde abgeschlossen.
record-pack-checked = Serie { $series }, Tisch { $table }: Die Karten sind gezählt und vollständig.
record-line-entered = Serie { $series }, Tisch { $table }, Spiel { $game }: { $line }. Eingetragen von { $name }.
record-line-confirmed = Serie { $series }, Tisch { $table }, Spiel { $game }: Zählung bestätigt von { $name }.
record-line-corrected = Serie { $series }, Tisch { $table }, Spiel { $game }, korrigiert von { $by }: { $line }.
    .before = Vorher: { $line }.
record-control-entered = Serie { $series }, Tisch { $table }, Kontrollliste, Spiel { $game }: { $line }.
record-signed = Serie { $series }, Tisch { $table }: { $name } hat unterschrieben.
    .instead = Serie { $series }, Tisch { $table }: für { $name } unterschrieben von { $by }.
record-lists-ended = Serie { $series }, vorzeitig beendet von { $by }, weil die Zeit um war: { $lists }.
    .why = Serie { $series }, vorzeitig beendet von { $by }: { $lists }.
    .list = Tisch { $table } { $games ->
    [0] vor dem ersten Spiel
   *[other] nach Spiel { $games }
  }
record-incident-recorded = Serie { $series }, Tisch { $table }{ $game ->
    [0] {""}
   *[other] , Spiel { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: { $kind } ({ $clause }), aufgenommen von { $by }. { $consequence }
record-director-called = Serie { $series }, Tisch { $table } hat die Turnierleitung gerufen: { $kind }.
record-call-answered = Serie { $series }, Tisch { $table }: Ruf beantwortet von { $by }{ $waited ->
    [0] {"."}
   *[other] , nach { $time }.
  }
    .short = Beantwortet von { $by }{ $waited ->
    [0] {"."}
   *[other] {" "}nach { $time }.
  }
record-call-withdrawn = Serie { $series }, Tisch { $table } hat den Ruf zurückgenommen{ $waited ->
    [0] {"."}
   *[other] , nach { $time }.
  }
    .short = Zurückgenommen{ $waited ->
    [0] {"."}
   *[other] {" "}nach { $time }.
  }
record-call-unanswered = Niemand hat geantwortet.
record-lists-undone = Für Tisch { $table } rückgängig gemacht.
call-other = Etwas anderes
record-ruling-recorded = { $table ->
    [0] Ganzes Turnier
   *[other] Serie { $series }, Tisch { $table }
  }{ $game ->
    [0] {""}
   *[other] , Spiel { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: Entscheidung von { $by }: „{ $text }“
record-penalty-given = { $name }: { $points ->
    [one] { $points } Wertungspunkt
   *[other] { $points } Wertungspunkte
  } Abzug { $series ->
    [0] in der Gesamtwertung
   *[other] in Serie { $series }
  }, eingetragen von { $by }.
record-penalty-lifted = Strafe { $penalty } aufgehoben von { $by }.
record-lot-recorded = Losentscheid ({ $scope }, { $parties }): { $order }.
    .seed = Ausgelost mit dem Code „{ $seed }“.
record-tournament-restored = Turnier auf den Stand vom { $at } zurückgesetzt von { $by }.
record-step-undone = Letzter Schritt zurückgenommen von { $by }.
record-list-step-undone = Serie { $series }, Tisch { $table }: letzter Schritt zurückgenommen von { $by }.
