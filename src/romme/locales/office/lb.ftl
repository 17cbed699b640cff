### D’Säit vun deenen, déi en Turnéier leeden.

## Hir Deeler

office-sections = Deeler vun der Turnéierleedung
office-section-now = Elo
office-section-people = Leit
office-section-seats = Plazen
office-section-lists = Lëschten
office-section-ranking = Ranglëscht
office-section-papers = Pabeier
office-section-settings = Astellungen
office-is-rehearsal = Prouf
office-dead = Keng Verbindung mam Server. Wat Dir gesitt, kann al sinn; et geet vum selwe weider, wann d’Verbindung erëm do ass.
office-unheard = Keen huet geäntwert: D’Netz ass fort. Schéckt et nach eng Kéier, wann et erëm do ass; et gëtt nëmmen eemol gemaach.
office-send-again = Nach eng Kéier schécken
office-yes = Jo
office-open = Opmaachen
office-reason = Grond
office-reason-maybe = Grond, wann et ee gëtt
office-series = Serie
office-table = Dësch { $table }
office-name = Numm
office-number = Startnummer
office-club = Veräin
office-team = Equipe
office-tandem = Tandem
office-classes = Klassen
office-class-ladies = Dammen
office-class-seniors = Senioren
office-class-youth = Jugend
office-class-other = Aner Klass
office-column-table = Dësch
office-column-seat = Plaz

## Elo: wat als Nächst ze maachen ass

office-next = Als Nächst
office-next-director = Dat mécht d’Turnéierleedung.
office-next-enter = Leit androen
office-next-entered = { $n ->
    [0] Nach ass keen ugemellt.
    [one] Eng Persoun ass ugemellt, { $present } do.
   *[other] { $n } Leit sinn ugemellt, { $present } dovu sinn do.
  }
office-next-cannot-seat = { $n ->
    [0] Nach ass keen als do agedroen. Et brauch der mindestens dräi.
    [one] Eng Persoun ass do. Et brauch der mindestens dräi.
    [2] Zwou Persoune sinn do. Et brauch der mindestens dräi.
   *[other] { $n } Leit kann een net setzen: Et brauch eng Persoun méi oder eng manner.
  }
office-next-tables = { $n } Leit sinn do: { $fours ->
    [0] {""}
    [one] een Dësch vu véier
   *[other] { $fours } Dëscher vu véier
  }{ $fours ->
    [0] {""}
   *[other] { $threes ->
        [0] {""}
       *[other] {", "}
      }
  }{ $threes ->
    [0] {""}
    [one] een Dësch vun dräi
   *[other] { $threes } Dëscher vun dräi
  }.
office-next-seat = Plaze fir d’Serie { $series }
office-next-seat-again = De Sëtzplang passt net méi
office-next-come = Ouni Plaz: { $names }
office-next-gone = Mat Plaz, awer net do: { $names }
office-next-begin = D’Serie { $series } kann ufänken
office-next-begin-about = D’Plaze si fonnt. Wa jidderee sëtzt, fänkt un: Da sinn d’Lëschten op.
office-next-wait = { $open ->
    [one] Eng vun { $tables } Lëschten ass net fäerdeg
   *[other] { $open } vun { $tables } Lëschte sinn net fäerdeg
  }
office-next-wait-about = D’Serie { $series } gëtt gespillt. Wann all d’Lëschte fäerdeg sinn, kann se ofgeschloss ginn.
office-next-close = All d’Lëschte vun der Serie { $series } si fäerdeg
office-next-close-about = Schléisst d’Serie of: Da gëllt hiert Resultat.
office-next-go-on = D’Serie { $series } ass ofgeschloss
office-next-over = Den Turnéier ass eriwwer
office-next-over-about = Dréckt d’Resultater an d’Diplomer.
office-do-enter = Leit androen
office-do-enter-more = Nach Leit androen
office-do-seat = Serie { $series } setzen
office-do-begin = Serie { $series } ufänken
office-do-close = Serie { $series } ofschléissen
office-do-look-seats = Plazen ukucken
office-do-ranking = Ranglëscht an Enn
office-do-print = Resultater drécken
office-tables-of = Lëschte vun der Serie { $series }

office-clock = Auer
office-clock-none = Keng Auer ass gestallt.
office-clock-later = D’Auer gëtt gestallt, wärend eng Serie leeft.
office-clock-ends = bis { $time } Auer
office-clock-minutes = { $n } Minutten
office-clock-longer = { $n } Minutte méi
office-clock-away = Keng Auer
office-clock-until = Oder bis
office-clock-set = Stellen
office-announcement = Matdeelung
office-announcement-text = Steet un der Mauer an op alle Telefonen
office-announcement-show = Weisen
office-announcement-away = Ewechhuelen
office-undo = Zréckhuelen
office-undo-what = Leschte Schrëtt: { $what }
office-undo-about = De leschte Schrëtt vun der Turnéierleedung gëtt zréckgeholl.
office-undo-sure = Wierklech zréckhuelen? { $what }
office-undo-do = Leschte Schrëtt zréckhuelen

office-doors = Linken, QR-Coden a PINen
office-doors-about = Wien de Link oder de PIN huet, kënnt eran. Gitt nëmme weider, wat néideg ass.
office-wrong-pins = Vläicht réit een d’PINen
office-wrong-pins-office = Fir d’Turnéierleedung goufen zanter { $since } { $n } falsch PINen agetippt (fir d’lescht: { $last }).
office-wrong-pins-list = Fir Lëschte goufen zanter { $since } { $n } falsch PINen agetippt (fir d’lescht: { $last }).
office-wrong-pins-closed = Bis { $until } gi PINen nëmme vun do ugeholl, wou schonn e richtege koum. Linken a QR-Code maachen op wéi ëmmer, a wien dran ass, bleift dran.
office-wrong-pins-help = Wann sech hei kee vertippt huet, maacht ënner Astellungen nei PINen: Wat bis elo gerode gouf, ass dann näischt méi wäert.
office-wrong-pins-seen = Gesinn
office-doors-alone = Dëse Server äntwert nëmmen dësem Computer, als { $address }: Keen Telefon kann dës Coden opmaachen. Start e mat „serve --host 0.0.0.0“.
office-doors-lists = Lëschte vun der Serie { $series }
office-door-public = Fir jiddereen: Plazen a Ranglëscht
office-door-wall = Fir d’Mauer
office-door-helper = Fir Hëllefer
office-door-director = Fir d’Turnéierleedung
office-door-show = Weisen
office-pin = PIN
office-code = Code
office-qr = QR-Code: { $what }

office-rehearsal = Prouf
office-rehearsal-about = D’Dëscher spille vum selwen: D’Lëschte fëlle sech a ginn ënnerschriwwen, wa se voll sinn.
office-rehearsal-games = Spiller un all Dësch
office-rehearsal-play = { $n ->
    [one] D’Dëscher ee Spill spille loossen
   *[other] D’Dëscher { $n } Spiller spille loossen
  }
office-rehearsal-later = Méiglech, wärend eng Serie leeft.

## Leit

office-people-entered = { $n } ugemellt
office-people-present = { $n } do
office-people-withdrawn = { $n } ofgemellt
office-entry = Nei Umeldung
office-entry-do = Androen
office-entry-done = Agedroen: { $name }
office-entry-here = ass do
office-entry-other = Et ass een aneren: trotzdeem androen
office-room = Jiddereen
office-room-empty = Nach ass keen ugemellt.
office-room-none = Esou ee gouf net fonnt.
office-search = Sichen: Numm, Veräin oder Nummer
office-show = Weisen
office-show-all = alleguer
office-show-expected = nach net do
office-show-present = do
office-show-withdrawn = ofgemellt
office-order = Reiefolleg
office-order-number = no Nummer
office-order-name = no Numm
office-order-club = no Veräin
office-here = Do
office-here-of = { $name } ass do
office-here-again = Erëm do
office-all-present = { $n ->
    [one] Eng Persoun ass do
   *[other] All { $n } gewise sinn do
  }
office-all-present-sure = { $n ->
    [one] Eng Persoun gëtt als do agedroen. Richteg?
   *[other] { $n } Leit ginn als do agedroen. Richteg?
  }
office-since = vun der Serie { $series } un
office-person-open = Änneren, ofmellen, sträichen
office-person-fixed = Den Turnéier ass eriwwer: Näischt ännert sech méi.
office-remove = Umeldung sträichen
office-remove-sure = D’Umeldung vun { $name } sträichen?
office-withdraw = Ofmellen
office-withdraw-do = Ofmellen
office-withdraw-how = Den Dësch { $table } spillt grad. Wéi geet et do weider?
office-withdrawn-back = Ofgemellt. Wien erëm do ass, spillt vun der nächster Serie u mat.
office-late = Méi spéit komm
office-late-about = Wie méi spéit kënnt, kann de véierten un engem Dësch vun dräi sinn, deen nach net spillt.
office-late-full = Et gëtt keen Dësch vun dräi méi, deen nach net spillt.
office-late-next = Soss spille si vun der Serie { $series } u mat.
office-late-join = Un den Dësch { $table }
office-doubles = { $n ->
    [one] Vläicht ass eng Persoun duebel ugemellt
   *[other] Vläicht sinn { $n } Leit duebel ugemellt
  }
office-doubles-more = Nëmmen déi éischt { $n } Puere stinn hei. Wann se gekläert sinn, kommen déi nächst.

office-import = Lëscht apechen oder Fichier liesen
office-import-about = Eng Zeil fir all Persoun, oder eng Tabell aus Excel. Fichieren: CSV an Excel. Dir gesitt alles, ier een agedroe gëtt.
office-import-text = Lëscht
office-import-file = Fichier wielen
office-import-read = Ukucken
office-import-rows = { $n ->
    [0] Doraus kann een keen androen.
    [one] Eng Persoun kann agedroe ginn.
   *[other] { $n } Leit kënnen agedroe ginn.
  }
office-import-nobody = keen
office-import-take-row = Zeil { $line } huelen
office-import-meant = Et ass een aneren
office-import-change = Zeil { $line } änneren
office-import-enter = { $n ->
    [one] Eng Persoun androen
   *[other] { $n } Leit androen
  }
office-import-here = Si sinn do
office-import-done = { $n ->
    [one] Eng Persoun ass agedroen.
   *[other] { $n } Leit sinn agedroen.
  }

## Plazen

office-draw = Plaze fir d’Serie { $series }
office-draw-again = Aner Plaze fir d’Serie { $series }
office-draw-how = Wéi
office-draw-do = Sëtzplang weisen
office-draw-busy = Plaze gi gesicht …
office-seed = Lousnummer
office-seed-hint = Gëtt publizéiert: Jidderee kann doraus nach eng Kéier zéien.
office-seed-fresh = Aner Lousnummer
office-day = Dag
office-plan-thought = E Sëtzplang fir d’Serie { $series }, nach net geholl
office-plan-of = Plaze vun der Serie { $series }
office-plan-seed = Lousnummer { $seed }
office-plan-none = Et si nach keng Plaze verdeelt.
office-plan-take = Dëse Sëtzplang huelen
office-plan-take-hand = Ännerung huelen
office-plan-drop = Net huelen
office-plan-outdated = Een ass komm oder gaangen. Sicht w.e.g. nei Plazen.
office-plan-view = Sëtzplang
office-plan-by-table = no Dëscher
office-plan-by-name = no Nimm
office-plan-print = Drécken
office-plan-swap-hint = Zwee tauschen: op deen een drécken, dann op deen aneren, oder deen een op deen anere zéien.
office-plan-picked = { $name }: Dréckt elo op deen, mat deem getauscht gëtt.
office-plan-move-here = Un dësen Dësch
office-breaches-none = Un dësem Sëtzplang ass alles an der Rei.
office-breaches = { $n ->
    [one] Eng Saach ass net, wéi se soll sinn.
   *[other] { $n } Saache sinn net, wéi se solle sinn.
  }
office-breaches-needed = Et ass net ze vermeiden.
office-breaches-best = Kee Sëtzplang ass besser: Méi ze vermeide géing nëmmen op Käschte vun eppes méi Wichtegem.
office-off-rank = { $n ->
    [one] En Dësch wäicht vun der Ranglëscht of
   *[other] { $n } Dëscher wäiche vun der Ranglëscht of
  }, fir Leit aus enger Equipe oder engem Veräin oder Leit, déi sech scho begéint sinn, ze trennen:

## Lëschten

office-lists-none = Nach huet keng Serie ugefaangen, also gëtt et keng Lëschten.
office-lists-nav = Aner Lëschten
office-lists-all = All Lëschten
office-list-of = Serie { $series }, Dësch { $table }
office-list-games = { $n } vun { $of } Spiller
office-list-signing = { $n } vun { $of } hunn ënnerschriwwen
office-list-finished = Fäerdeg
office-list-ready = Komplett: Den Dësch kann ënnerschreiwen.
office-list-differs = { $n ->
    [one] Lëscht a Kontrolllëscht sinn op enger Plaz net d’selwecht
   *[other] Lëscht a Kontrolllëscht sinn op { $n } Plazen net d’selwecht
  }
office-list-incidents = { $n ->
    [one] een Tëschefall
   *[other] { $n } Tëschefäll
  }
office-list-corrections = { $n ->
    [one] eng Verbesserung
   *[other] { $n } Verbesserungen
  }
office-list-print = Dës Lëscht drécken
office-list-keeper = Wéi den Dësch se gesäit
office-list-online = Den Dësch ukucken
office-list-undo = Leschte Schrëtt vun dëser Lëscht zréckhuelen
office-list-undo-sure = De leschte Schrëtt op dëser Lëscht gëtt zréckgeholl. Richteg?
office-which-list = Wéi eng Lëscht
office-first-list = Lëscht
office-control-list = Kontrolllëscht
office-pack = D’Kaarte si komplett: { $n }
office-paper-type = Vum Pabeier antippen
office-paper-legend = Plaz, Buschtaf, Kaartepunkten; „{ $unopened }“ hannendrun: net erëffent. Kee gouf fäerdeg: 0. Enter: weider.
office-letter-romme = R
office-letter-hand = H
office-letter-hand_laid_off = D
office-letter-super = S
office-letter-stock_used_up = O
office-letter-blocked = B
office-letter-unopened = n
office-paper-list = Lëscht
office-paper-game = Spill
office-paper-who = Wien
office-paper-how = Wéi
office-paper-winner = Plaz, déi fäerdeg gouf
office-paper-ending = Wéi et opgehal huet
office-paper-points = Kaartepunkte vun der Plaz { $seat }
office-paper-missing-winner = Wéi eng Plaz gouf fäerdeg? Tippt { $seats }, oder 0 wann et kee war.
office-paper-wrong-winner = „{ $text }“ ass keng Plaz, déi dëst Spill matspillt. Tippt { $seats }, oder 0 wa kee fäerdeg gouf.
office-paper-wrong-ending = „{ $text }“ ass kee méiglechen Ofschloss. Tippt { $letters }.
office-paper-missing-points = D’Kaartepunkte vun der Plaz { $seat } feelen.
office-paper-wrong-points = Plaz { $seat }: „{ $text }“ ass keng Zuel vu Kaartepunkten. Tippt eng Zuel, mat „{ $unopened }“ hannendrun wann net erëffent gouf.
office-paper-deals = deelt
office-paper-out = –
office-paper-left = ass gaangen
office-paper-substituted = een anere spillt
office-paper-change = Änneren
office-paper-crosses = Plus, Minus, Kräizer
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Kontrollzomm
office-paper-check-total = { $cards } Kaartepunkten, { $rating } Wäertungspunkten
office-paper-take-anyway = Et stëmmt: huelen
office-paper-or-change = Oder verbessert et uewen.
office-paper-drop = Zeil eidel maachen
office-points-of = Plaz { $seat }: { $n }
office-correct-game = Spill { $game } verbesseren
office-correct-do = Spill { $game } verbesseren
office-confirm = Confirmatioun vun enger zweeter Persoun
office-confirm-by = Um Pabeier confirméiert vun
office-confirm-do = { $n ->
    [one] Ee Spill confirméieren
   *[other] { $n } Spiller confirméieren
  }
office-signatures = Ënnerschrëften
office-sign-paper = Huet ënnerschriwwen
office-sign-all = All hunn um Pabeier ënnerschriwwen
office-sign-instead = Op senger Plaz ënnerschreiwen
office-sign-reason = Firwat ënnerschreift { $name } net?
office-signed-instead = ënnerschriwwe vun { $by }: { $reason }
office-incident = Tëschefall androen
office-incident-at = Tëschefall um Dësch { $table }
office-incident-other = Et war eppes anescht
office-incident-game = Spill
office-incident-running = { $game } (leeft grad)
office-incident-unknown = weess keen
office-incident-seat = Wien et war
office-incident-choose-seat = Wielt w.e.g., wien et war.
office-incident-note = Bemierkung
office-incident-struck = { $n ->
    [one] Dat agedroent Spill { $from } gëtt gestrach an nei gespillt.
   *[other] Déi agedroe Spiller { $from } bis { $to } gi gestrach an nei gespillt.
  }
office-incident-apply = Esou entscheeden
office-trace-incidents = Tëschefäll
office-trace-struck = Ongülteg Spiller
office-trace-corrections = Verbesserungen
office-trace-after-signing = no der Ënnerschrëft

## Ranglëscht

office-scope = Wat
office-parties = Wien
office-ranking-print = Resultater drécken
office-ranking-none = Et gëtt nach kee Resultat.
office-column-rating = Wäertung
office-column-cards = Kaarten
office-column-games = Spiller
office-column-penalty = Strof
office-by-lot = duerch d’Lous
office-lot = Lous
office-lot-share = Gläich um Rang { $place }: D’Lous entscheet (T14).
office-lot-draw = Lous zéien
office-lot-hand = Mat der Hand gezunn
office-lot-seed-hint = D’Reiefolleg kënnt dohier; jidderee kann se kontrolléieren.
office-lot-hand-hint = Dréckt fir d’éischt op deen, deen dat bescht Lous huet, dann op deen nächsten.
office-lot-record = Lous androen
office-lot-by-hand = mat der Hand gezunn
office-lots-drawn = { $n ->
    [one] Eemol gouf d’Lous gezunn
   *[other] { $n }-mol gouf d’Lous gezunn
  }
office-penalties = Strofen
office-penalise = Strof ginn
office-penalty-who = Wien
office-penalty-points = Wäertungspunkte manner
office-penalty-where = Wou
office-penalty-lift = Strof ophiewen
office-penalty-lifted = opgehuewen
office-end = Enn vum Turnéier
office-finish-about = Wa keng Serie méi kënnt. Bei gläiche Räng gëtt fir d’éischt d’Lous gezunn.
office-finish = Turnéier ofschléissen
office-finish-sure = Dann ass den Turnéier eriwwer, an näischt ännert sech méi. Richteg?
office-finished = Den Turnéier ass eriwwer. Wann awer nach eppes ze verbesseren ass, maacht en erëm op.
office-reopen = Erëm opmaachen

## Pabeier

office-papers = Fir ze drécken (PDF)
office-print-busy = Ee Moment, et gëtt gedréckt …
office-print-open = Opmaachen: { $what }
office-print-save = Späicheren: { $what }
office-print-start-cards = Startkaarten
    .about = Fir jiddereen, mat Nummer a QR-Code
office-print-seating-by-name = Plazen no Nimm
    .about = Fir un der Dier opzehänken
office-print-seating-by-table = Plazen no Dëscher
    .about = Fir am Sall opzehänken
office-print-blank-lists = Eidel Spilllëschten
    .about = Mat den Nimm vun den Dëscher, fir mat der Hand auszefëllen
office-print-links = Ziedele fir d’Dëscher
    .about = QR-Code a PIN vun all Lëscht
office-print-filled-lists = Ausgefëllt Spilllëschten
    .about = Esou, wéi se elo sinn
office-print-results = Resultater
    .about = Eenzel, Klassen, Tandemen, Equippen
office-print-certificates = Diplomer
    .about = Fir déi éischt Räng
office-print-emergency-kit = Noutfallmapp
    .about = Fir datt et mat der Hand weidergeet, wann de Computer ausfält
office-print-record = Protokoll
    .about = Alles, wat geschitt ass
office-print-office-keys = Linke fir Turnéierleedung an Hëllefer
    .about = QR-Coden a PINen, déi alles opmaachen. Net ophänken an net ausdeelen
office-exports = Fir matzehuelen
office-export-entries = Umeldungen
office-export-seating = Plazen
office-export-standing = Resultater
office-export-lists = Spilllëschten
office-export-log = Ganzen Turnéier
    .about = Ee Fichier mat allem; en kann op der Kommandozeil kontrolléiert a weidergefouert ginn.

## Astellungen

office-signed = Ären Numm am Protokoll
office-signed-about = Fir datt ee méi spéit gesäit, wie wat gemaach huet. Bleift op dësem Apparat.
office-terms = Bedéngungen
office-term-rounds = Ronne vun enger Serie
    .about = Vun der nächster Serie un; an enger Ronn deelt jiddereen eemol aus
office-term-dropped = Serien, déi net zielen
    .about = Esou vill vun de schwaachste Serien ziele net
office-term-team_size = Leit an enger Equipe
    .about = Héchstens
office-term-tandem_size = Leit an engem Tandem
    .about = Héchstens
office-term-pack_check = Kaarte virum éischte Spill gezielt
office-term-second_count = All Zielung vun enger zweeter Persoun confirméiert
office-term-control_list = Eng zweet Lëscht, déi mat där éischter verglach gëtt
office-term-signatures = Ënnerschrëfte vu jidderengem um Dësch
office-term-unfinished = Wie sech ofmellt
office-term-last_round = Lescht Ronn vun enger Serie ofgeschloss duerch
office-figures = Wäertungspunkten
office-figures-about = Vu wou all Zuel kënnt. Se kënne geännert ginn, bis déi éischt Lëscht ënnerschriwwen ass.
office-figures-change = Zuelen änneren
office-figures-assumed = Wat als ugeholl markéiert ass, steet a kengem Reegeltext, mee ass e Virschlag vun dësem Programm: Vergläicht et w.e.g. mat deem, wat an Ärem Veräin oder Verband gëllt, an ännert et hei.
office-readings = Wat d’Reegelwierker oppe loossen
office-readings-about = D’Reegele soen dozou näischt. Dëse Programm liest se esou:
office-reading-thrown = Wéi dacks ee seng Kaarten ongezielt ewechgehäit (T15), gëtt fir déi Persoun gezielt, iwwer de ganzen Turnéier.
office-reading-round = Eng Ronn ass uerdentlech agedroen (V4.10), wann all hir Spiller op der Lëscht stinn a confirméiert sinn, wou eng zweet Zielung verlaangt gëtt; da gëllt se och ouni Ënnerschrëften, ausser wann uewen decidéiert ass, datt si déi lescht Ronn vun enger Serie ofschléissen.
office-reading-missed = Eng Serie, bei där een net derbäi ass, zielt 0. Gestrach gëtt nëmmen an der Gesamtwäertung, fir jiddereen déi Serien, ouni déi et am beschten ass.
office-reading-penalty = En Ofzuch an enger Serie fält mat der Serie ewech, wann déi gestrach gëtt; een am Ganze bleift.
office-reading-tandem = En Tandem sëtzt getrennt wéi eng Equipe.
office-reading-left = Geet ee matzen an enger Serie (V4.5), decidéiert d’Turnéierleedung: Déi aner spille weider, d’Lëscht hält op, oder een anere spillt weider.
office-keys = Nei Linken a PINen
office-keys-about = Wann e Link a falsch Hänn geroden ass: Maacht en nei, da mécht deen ale näischt méi op.
office-keys-renew-keeper = Nei Linke fir all d’Lëschten
office-keys-renew-helper = Neie Link fir Hëllefer
office-keys-renew-director = Neie Link fir d’Turnéierleedung
office-keys-sure-keeper = All Telefonen un den Dëscher brauchen dann den neie QR-Code. Richteg?
office-keys-sure-helper = All Hëllefer brauchen dann den neie Link. Richteg?
office-keys-sure-director = Nëmmen dësen Apparat bleift dran; schreift duerno den neie Link op. Richteg?
office-keys-done = Gemaach
office-record = Protokoll: alles, wat geschitt ass
office-record-more = nach { $n }
