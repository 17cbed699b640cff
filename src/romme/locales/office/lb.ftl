### The office: the page for running a tournament.

## The office’s sections

office-sections = Deeler vum Büro
office-section-now = Elo
office-section-people = Leit
office-section-seats = Plazen
office-section-lists = Lëschten
office-section-ranking = Klassement
office-section-papers = Drécken
office-section-settings = Astellungen
office-is-rehearsal = Prouf
office-dead = Keng Verbindung mam Server. Wat Dir gesitt, ass vläicht net méi aktuell; et geet vun eleng weider, wann d’Verbindung nees do ass.
office-unheard = Keng Äntwert: D’Netz ass fort. Schéckt et nach eng Kéier, wann et nees do ass. Näischt gëtt duebel gemaach.
office-send-again = Nach eng Kéier schécken
office-yes = Jo
office-open = Opmaachen
office-reason = Grond
office-reason-maybe = Grond (fakultativ)
office-series = Serie
office-table = Dësch { $table }
office-name = Numm
office-name-hint = Virnumm a Familljennumm. Oder fir d’éischt de Familljennumm, mat Komma: Weber, Anna
office-family-name = Familljennumm
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

## Now: the next step

office-next = Als Nächst
office-next-director = Dat kann nëmmen d’Turnéierleedung.
office-next-enter = Leit umellen
office-next-entered = { $n ->
    [0] Et ass nach keen ugemellt.
    [one] { $n } Persoun ass ugemellt, { $present } do.
   *[other] { $n } Leit sinn ugemellt, { $present } do.
  }
office-next-cannot-seat = { $n ->
    [0] Et ass nach keen als present agedroen. Et brauch mindestens dräi Leit.
    [one] Eng Persoun ass do. Et brauch mindestens dräi.
    [2] Zwou Persoune sinn do. Et brauch mindestens dräi.
   *[other] { $n } Leit kann een net setzen: Et brauch ee méi oder ee manner.
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
office-next-begin-about = Jiddereen huet eng Plaz. Wann alleguer um Dësch sëtzen, kënnt Dir d’Serie ufänken: Domat ginn d’Lëschten op.
office-next-wait = { $open ->
    [one] { $open } vu{ NRULE($tables) } { $tables } Lëschten ass net fäerdeg
   *[other] { $open } vu{ NRULE($tables) } { $tables } Lëschte sinn net fäerdeg
  }
office-next-wait-about = D’Serie { $series } leeft. Wann all d’Lëschte fäerdeg sinn, kënnt Dir se ofschléissen.
office-next-close = All d’Lëschte vun der Serie { $series } si fäerdeg
office-next-close-about = Schléisst d’Serie of: Domat ass hiert Resultat definitiv.
office-next-go-on = D’Serie { $series } ass ofgeschloss
office-next-over = Den Turnéier ass eriwwer
office-next-over-about = Dréckt d’Resultater an d’Diplomer.
office-do-enter = Leit umellen
office-do-enter-more = Nach Leit umellen
office-do-seat = Plaze fir d’Serie { $series } verdeelen
office-do-adjust = De Sëtzplang upassen
office-do-begin = Serie { $series } ufänken
office-do-close = Serie { $series } ofschléissen
office-do-look-seats = Plazen ukucken
office-do-ranking = Klassement an Ofschloss
office-do-print = Resultater drécken
office-tables-of = Lëschte vun der Serie { $series }

office-clock = Geplangt Enn
office-clock-ten = Déi lescht zéng Minutten
office-clock-five = Déi lescht fënnef Minutten
office-clock-over = D’Zäit ass ëm
office-clock-length = Dauer vun der Serie a Minutten
office-clock-none = Et ass keng Auer gestallt.
office-clock-later = D’Auer kënnt Dir stellen, soubal eng Serie leeft.
office-clock-ends = bis { $time } Auer
office-clock-minutes = { $n } Minutten
office-clock-longer = { $n } Minutte méi
office-clock-shorter = { $n } Minutte manner
office-clock-away = Auer ewechhuelen
office-clock-until = Oder bis
office-clock-set = Stellen
office-announcement = Annonce
office-announcement-text = Steet um Beamer an op allen Telefonen
office-announcement-until = Ze gesinn
office-announcement-minutes = Wéi vill Minutten
office-announcement-ends = Ze gesi bis { $time } Auer
office-announcement-show = Weisen
office-announcement-away = Ewechhuelen
office-calls = Dëscher, déi ruffen
office-call-now = grad elo
office-call-since = zanter { $minutes } Min.
office-call-answer = Ech kommen
office-call-to-list = Lëscht
office-alarm-ten = Déi lescht zéng Minutten
    .about = All d’Schiermer weisen et. Um Enn steet do: Spillt dëst Spill fäerdeg an haalt dann op.
office-alarm-over = D’Zäit ass ëm
    .about = Op alle Schiermer steet: Spillt dëst Spill fäerdeg an haalt dann op. Drot déi lescht Spiller an a schléisst dann déi oppe Lëschten of.
office-end-all = { $n ->
    [one] Déi oppe Lëscht ofschléissen
   *[other] All déi oppe Lëschten ofschléissen ({ $n })
  }
office-end-all-sure = { $n ->
    [one] Déi oppe Lëscht ofschléissen?
    [2] Déi zwou oppe Lëschten ofschléissen?
   *[other] All déi { $n } oppe Lëschten ofschléissen?
  }
office-end-list = Dës Lëscht méi fréi ofschléissen
office-end-list-sure = Op dëser Lëscht gi keng Spiller méi agedroen. D’Spiller bleiwen do an ënnerschreiwe se.
office-end-list-entered-games = All d’Spiller, déi op der Lëscht stinn, zielen.
office-end-list-whole-rounds = Just ganz Ronnen zielen; d’Spiller vun enger Ronn, déi net fäerdeg ass, ginn ongëlteg.
office-end-reason = Grond (soss: d’Zäit ass ëm)
office-ended-early = Lëscht méi fréi ofgeschloss
office-undo = Zréckhuelen
office-undo-what = Leschte Schrëtt: { $what }
office-undo-about = Domat gëtt de leschte Schrëtt vum Büro zréckgeholl.
office-undo-sure = Dëse Schrëtt zréckhuelen? { $what }
office-undo-do = Leschte Schrëtt zréckhuelen

office-doors = Linken, QR-Coden a PINen
office-doors-about = Wien de Link oder de PIN huet, kënnt eran. Gitt nëmme weider, wat néideg ass.
office-doors-others = Wann dës Adress net méi geet, ass dëse Computer och ënner { $addresses } z’erreechen. Telefonen, op deenen eng Lëscht op ass, probéieren dat vun eleng.
office-wrong-pins = Vläicht réit een d’PINen
office-wrong-pins-office = { $n ->
    [one] Fir de Büro gouf zënter { $since } { $n } falsche PIN agetippt (fir d’lescht: { $last }).
   *[other] Fir de Büro goufen zënter { $since } { $n } falsch PINen agetippt (fir d’lescht: { $last }).
  }
office-wrong-pins-list = { $n ->
    [one] Fir d’Lëschte gouf zënter { $since } { $n } falsche PIN agetippt (fir d’lescht: { $last }).
   *[other] Fir d’Lëschte goufen zënter { $since } { $n } falsch PINen agetippt (fir d’lescht: { $last }).
  }
office-wrong-pins-closed = Bis { $until } gi PINen nëmme vun Adressen ugeholl, vu wou schonn e richtege koum. Linken a QR-Codë funktionéiere wéi ëmmer, a wien dran ass, bleift dran.
office-wrong-pins-help = Wa sech hei kee vertippt huet, maacht ënner „Astellungen“ nei PINen: Wat bis elo gerode gouf, ass dann näischt méi wäert.
office-wrong-pins-seen = Gesinn
office-doors-alone = Dëse Server ass nëmme vun dësem Computer aus z’erreechen ({ $address }), dofir ka keen Telefon dës Linken opmaachen. Start e mat „serve --host 0.0.0.0“.
office-doors-tables = Dëscher, Dag { $day }
office-doors-tables-about = All Code gëllt de ganzen Dag: E mécht d’Lëscht op, déi den Dësch grad huet.
office-door-public = Fir jiddereen: Plazen a Stand
office-door-wall = Fir de Beamer
office-door-helper = Fir Hëllefer
office-door-director = Fir d’Turnéierleedung
office-door-show = Weisen
office-pin = PIN
office-code = Code
office-qr = QR-Code: { $what }

office-rehearsal = Prouf
office-rehearsal-about = D’Dëscher spille vun eleng: D’Lëschte fëlle sech a ginn ënnerschriwwen, wa se voll sinn.
office-rehearsal-games = Wéi dacks gespillt gëtt
office-rehearsal-play = { $n ->
    [one] All Dësch eemol spille loossen
   *[other] All Dësch { $n }-mol spille loossen
  }
office-rehearsal-later = Méiglech, soulaang eng Serie leeft.

## Players

office-people-entered = { $n } ugemellt
office-people-present = { $n } do
office-people-withdrawn = { $n } ofgemellt
office-entry = Nei Umeldung
office-entry-do = Umellen
office-entry-done = Ugemellt: { $name }
office-entry-here = ass do
office-entry-other = Et ass een aneren: trotzdeem umellen
office-room = All d’Leit
office-room-empty = Et ass nach keen ugemellt.
office-room-none = Kee fonnt.
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
office-here-again = Als present androen
office-all-present = { $n ->
    [one] { $n } Persoun als present androen
   *[other] All { $n } als present androen
  }
office-all-present-sure = { $n ->
    [one] { $n } Persoun als present androen?
   *[other] { $n } Leit als present androen?
  }
office-since = vun der Serie { $series } un
office-person-open = Änneren, ofmellen oder läschen
office-person-fixed = Den Turnéier ass eriwwer. Nëmmen d’Klasse kënnen nach geännert ginn.
office-remove = Umeldung läschen
office-remove-sure = D’Umeldung vu{ NRULE($name) } { $name } läschen?
office-withdraw = Ofmellen
office-withdraw-do = Ofmellen
office-withdraw-how = Dësch { $table } spillt grad. Wéi geet et do weider?
office-withdrawn-back = Ofgemellt. Wien nees do ass, spillt vun der nächster Serie u mat.
office-late = Wie méi spéit kënnt
office-late-about = Wie méi spéit kënnt, kann als Véierten un en Dësch vun dräi, deen nach net ugefaangen huet.
office-late-full = Et gëtt keen Dësch vun dräi méi, deen nach net ugefaangen huet.
office-late-next = Soss spille si vun der Serie { $series } u mat.
office-late-join = Un den Dësch { $table }
office-fixed = Fest Plaz
office-fixed-about = Zum Beispill wéinst engem Rollstull oder schlechten Aen: Bei all Zéiung bleiwen Dësch a Plaz esou. 0 heescht: egal wéi een Dësch oder wéi eng Plaz.
office-fixed-table = Dësch
office-fixed-seat = Plaz
office-fixed-save = Plaz festleeën
office-fixed-remove = Keng fest Plaz
office-doubles = { $n ->
    [one] Vläicht ass { $n } Persoun duebel ugemellt
   *[other] Vläicht si{ NRULE($n, "nn") } { $n } Leit duebel ugemellt
  }
office-doubles-more = Hei stinn nëmmen déi éischt { $n }. Wa se gekläert sinn, kommen déi nächst.

office-incomplete = { $n ->
    [one] Eng Equipe oder en Tandem ass net komplett
   *[other] { $n } Equippen oder Tandeme sinn net komplett
  }
office-import = Lëscht asetzen oder Fichier importéieren
office-import-order = D’Nimm an dëser Lëscht
office-import-given-first = Virnumm fir d’éischt
office-import-family-first = Familljennumm fir d’éischt
office-import-unclear = Familljennumm: { $family }. Stëmmt dat?
office-import-about = Eng Persoun pro Zeil oder eng Tabell aus Excel. Fichieren: CSV an Excel. Dir gesitt alles, ier een ugemellt gëtt.
office-import-text = Lëscht
office-import-file = Fichier wielen
office-import-read = Virschau
office-import-rows = { $n ->
    [0] Et ass keen do fir unzemellen.
    [one] { $n } Persoun kann ugemellt ginn.
   *[other] { $n } Leit kënnen ugemellt ginn.
  }
office-import-nobody = keen Numm
office-import-take-row = Zeil { $line } huelen
office-import-meant = Et ass een aneren
office-import-change = Zeil { $line } änneren
office-import-enter = { $n ->
    [one] { $n } Persoun umellen
   *[other] { $n } Leit umellen
  }
office-import-here = Als present androen
office-import-done = { $n ->
    [one] { $n } Persoun ass ugemellt.
   *[other] { $n } Leit sinn ugemellt.
  }

## Seating

office-draw = Plaze fir d’Serie { $series }
office-draw-again = Nei Plaze fir d’Serie { $series }
office-draw-how = Wéi gesat gëtt
office-draw-do = Sëtzplang maachen
office-draw-busy = Plaze gi gesicht …
office-seed = Louscode
office-seed-hint = Gëtt publizéiert: Domat ka jiddereen d’Lous nopréiwen.
office-seed-fresh = Anere Code
office-day = Dag
office-plan-thought = Entworf fir d’Serie { $series }
office-plan-of = Plaze fir d’Serie { $series }
office-plan-seed = Louscode { $seed }
office-plan-none = D’Plaze sinn nach net verdeelt.
office-plan-take = Dëse Sëtzplang huelen
office-plan-take-hand = De geännerte Plang huelen
office-plan-drop = Net huelen
office-plan-outdated = Et ass ee komm oder gaangen. Maacht en neie Sëtzplang.
office-adjust-do = Plang behalen, sou wéineg Leit wéi méiglech ëmsetzen
office-adjust-about = Wie méi spéit kënnt, kritt eng fräi Plaz. Déi aner bleiwe sëtzen, sou wäit et geet. Hei drënner kënnt Dir och all d’Plazen nei verdeelen.
office-told = { $n ->
    [one] Ee muss Bescheed kréien
   *[other] { $n } Leit musse Bescheed kréien
  }
office-plan-view = Usiicht
office-plan-by-table = no Dëscher
office-plan-by-name = no Nimm
office-plan-print = Drécken
office-plan-swap-hint = Fir zwee ze tauschen, tippt op deen een an dann op deen aneren, oder zitt deen een op deen aneren.
office-plan-picked = { $name }: Tippt elo op deen, mat deem getosch gëtt.
office-plan-move-here = Heihi setzen
office-breaches-none = Dëse Sëtzplang huet keng Konflikter.
office-breaches = { $n ->
    [one] Dëse Sëtzplang huet { $n } Konflikt.
   *[other] Dëse Sëtzplang huet { $n } Konflikter.
  }
office-breaches-needed = Dat ass net ze vermeiden.
office-breaches-best = Besser geet et net: Soss géif et e méi schlëmme Konflikt ginn.
office-off-rank = { $n ->
    [one] { $n } Dësch wäicht vum Klassement of
   *[other] { $n } Dëscher wäiche vum Klassement of
  }, fir datt kee mat Leit aus senger Equipe oder sengem Veräin zesummesëtzt oder nees géint déi selwecht Leit spillt:

## Lists

office-lists-none = Et huet nach keng Serie ugefaangen, dofir ginn et nach keng Lëschten.
office-lists-nav = Aner Lëschten
office-lists-all = All d’Lëschten
office-list-of = Serie { $series }, Dësch { $table }
office-list-games = { $n } vu{ NRULE($of) } { $of } gespillt
office-list-signing = Ënnerschrëften: { $n } vu{ NRULE($of) } { $of }
office-list-finished = Fäerdeg
office-list-ready = Komplett: Den Dësch kann ënnerschreiwen.
office-list-differs = { $n ->
    [one] Lëscht a Kontrolllëscht stëmmen op { $n } Plaz net iwwereneen
   *[other] Lëscht a Kontrolllëscht stëmmen op { $n } Plazen net iwwereneen
  }
office-list-incidents = { $n ->
    [one] { $n } Tëschefall
   *[other] { $n } Tëschefäll
  }
office-list-corrections = { $n ->
    [one] { $n } Verbesserung
   *[other] { $n } Verbesserungen
  }
office-list-print = Dës Lëscht drécken
office-list-keeper = Wéi den Dësch se gesäit
office-list-online = Dem Dësch nokucken
office-list-undo = Leschte Schrëtt vun dëser Lëscht zréckhuelen
office-list-undo-sure = De leschte Schrëtt op dëser Lëscht zréckhuelen?
office-which-list = Wéi eng Lëscht?
office-first-list = Lëscht
office-control-list = Kontrolllëscht
office-pack = Kaarte komplett: { $n }
office-paper-type = Vum Pabeier antippen
office-paper-legend = Tippt fir all Spill d’Plaz vum Spiller, dee fäerdeg ginn ass (0, wann et kee war), de Buschtaf dofir, wéi et ausgaangen ass, an d’Kaartepunkten, déi jiddereen nach an der Hand huet. Wann e Spiller net erëffent huet, setzt „{ $unopened }“ hannert seng Punkten. Mat der Enter-Tast geet et weider.
office-paper-legend-printed = Tippt all Spill sou of, wéi et gedréckt ass, Plaz fir Plaz: Wäertungspunkten, dann d’Kaartepunkten. Wie fäerdeg gouf a wien erëffent hat, ergëtt sech doraus. E Kräiz ass x. Wäertungspunkte kënnt Dir mat Enter iwwersprangen: Dann tippt Dir 0 Kaartepunkte fir deen, dee fäerdeg gouf, an „{ $unopened }“ hannert d’Punkte vun engem, deen net erëffent huet. E Buschtaf seet, wéi e Spill ausgaangen ass:
office-paper-order-printed = Wéi gedréckt oftippen
office-paper-order-quick = Gewënner a Punkten tippen
office-paper-rating = Wäertung
office-paper-cards = Kaarten
office-paper-rating-of = Wäertungspunkte vun der Plaz { $seat }
office-paper-wrong-rating = Plaz { $seat }: „{ $text }“ kënnen hei net d’Wäertungspunkte sinn. Tippt eng Zuel, x fir e Kräiz oder, wann de Spiller fäerdeg gouf, { $letters }.
office-paper-missing-printed = D’Punkte vun der Plaz { $seat } feelen. Gouf dëse Spiller fäerdeg, da tippt 0 Kaartepunkten.
office-paper-second-winner = Plaz { $seat }: An dësem Spill ass schonn ee fäerdeg ginn. Tippt d’Kaartepunkten, déi iwwreg waren.
office-paper-mismatch = Plaz { $seat }: um Pabeier { $typed } Wäertungspunkten, dat sinn der { $by } ze { $side ->
    [more] vill
   *[less] wéineg
  }. Mat dëse Kaarte sinn et der { $said ->
    [unopened] { $unopened }.
   *[open] { $opened }, wann de Spiller erëffent hat, soss { $unopened }.
  }
office-mismatch-opened = Erëffent: { $n }
office-mismatch-unopened = Net erëffent: { $n }
office-sums = Zommen um Pabeier
office-sums-rating = Zomm vun de Wäertungspunkte vun der Plaz { $seat } um Pabeier
office-sums-cards = Zomm vun de Kaartepunkte vun der Plaz { $seat } um Pabeier
office-sums-wrong-rating = Plaz { $seat }: { $typed } Wäertungspunkten um Pabeier, { $computed } an der Lëscht: um Pabeier { $by } ze { $side ->
    [more] vill
   *[less] wéineg
  }.
office-sums-wrong-cards = Plaz { $seat }: { $typed } Kaartepunkten um Pabeier, { $computed } an der Lëscht: um Pabeier { $by } ze { $side ->
    [more] vill
   *[less] wéineg
  }.
office-sums-missing = { $n ->
    [one] E Spill feelt nach op der Lëscht.
   *[other] { $n } Spiller feelen nach op der Lëscht.
  }
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
office-paper-winner = Plaz vum Spiller, dee fäerdeg ginn ass
office-paper-ending = Wéi et ausgaangen ass
office-paper-points = Kaartepunkte vun der Plaz { $seat }
office-paper-missing-winner = Op wéi enger Plaz ass ee fäerdeg ginn? Tippt { $seats } oder, wann et kee war, 0.
office-paper-wrong-winner = „{ $text }“ ass keng Plaz, déi dëst Spill matspillt. Tippt { $seats } oder, wa kee fäerdeg ginn ass, 0.
office-paper-wrong-ending = Esou wéi „{ $text }“ kann e Spill net ausgoen. Tippt { $letters }.
office-paper-missing-points = D’Kaartepunkte vun der Plaz { $seat } feelen.
office-paper-wrong-points = Plaz { $seat }: „{ $text }“ ass keng Zuel vu Kaartepunkten. Tippt eng Zuel, mat „{ $unopened }“ hannendrun, wann net erëffent gouf.
office-paper-deals = deelt aus
office-paper-out = –
office-paper-left = ass gaangen
office-paper-substituted = Ersatz
office-paper-change = Änneren
office-paper-crosses = Plus, Minus, Kräizer
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Kontrollzomm
office-paper-check-total = { $cards ->
    [one] { $cards } Kaartepunkt
   *[other] { $cards } Kaartepunkten
  }, { $rating ->
    [one] { $rating } Wäertungspunkt
   *[other] { $rating } Wäertungspunkten
  }
office-paper-take-anyway = Et stëmmt: späicheren
office-paper-or-change = Oder verbessert et uewen.
office-paper-drop = Zeil eidel maachen
office-points-of = Plaz { $seat }: { $n }
office-correct-game = Spill { $game } verbesseren
office-correct-do = Spill { $game } verbesseren
office-confirm = Confirmatioun vun engem zweete Spiller
office-confirm-by = Um Pabeier confirméiert vun
office-confirm-do = { $n ->
    [one] { $n } Zielung confirméieren
   *[other] { $n } Zielunge confirméieren
  }
office-signatures = Ënnerschrëften
office-sign-paper = Huet ënnerschriwwen
office-sign-all = All hunn um Pabeier ënnerschriwwen
office-sign-instead = Stellvertriedend ënnerschreiwen
office-sign-reason = Firwat ënnerschreift { $name } net?
office-signed-instead = ënnerschriwwe vu{ NRULE($by) } { $by }: { $reason }
office-incident = Tëschefall androen
office-incident-at = Tëschefall um Dësch { $table }
office-incident-other = Et war eppes anescht
office-incident-game = Spill
office-incident-running = { $game } (leeft grad)
office-incident-unknown = onbekannt
office-incident-seat = Ëm wien et geet
office-incident-choose-seat = Wielt, ëm wien et geet.
office-incident-note = Bemierkung
office-incident-struck = { $n ->
    [one] Spill { $from } ass schonn agedroen; et gëtt ongëlteg an nei gespillt.
   *[other] D’Spiller { $from } bis { $to } si schonn agedroen; si ginn ongëlteg an nei gespillt.
  }
office-incident-apply = Applizéieren
office-incident-unchanged = Un de Punkten op der Lëscht ännert sech näischt.
office-effect-what = Wat sech ännert
office-effect-before = Virdrun
office-effect-after = Duerno
office-effect-about = Wäertungspunkten, an a Klamere d’Kaartepunkten.
office-ruling = Decisioun opschreiwen
office-ruling-at = Decisioun um Dësch { $table }
office-ruling-general = Decisioun fir de ganzen Turnéier
office-ruling-about = Fir alles, wat keng Klausel virgesäit. D’Decisioun kënnt mat Äre Wierder an de Protokoll an ännert keng Punkten.
office-ruling-text = Wat Dir decidéiert hutt
office-ruling-do = An de Protokoll setzen
office-ruling-game-none = kee bestëmmtent
office-trace-rulings = Decisiounen
office-trace-no-longer = Zielt net méi: D’Spill ass ongëlteg oder gouf korrigéiert.
office-referee = Protokoll vum Arbitter
office-take-over = Zeile vun engem Telefon
office-take-over-about = En Telefon ouni Netz weist seng Zeilen als QR-Code. Scannt en hei oder mam Telefon vun engem Hëllefer, oder tippt den Text an, deen drënner steet.
office-take-over-text = Text ënner dem Code
office-take-over-show = D’Zeile weisen
office-take-over-wrong = Dësen Text ass net komplett oder gehéiert zu engem aneren Turnéier. Kuckt en no a probéiert nach eng Kéier.
office-take-over-enter = { $n ->
    [one] An d’Lëscht androen
   *[other] All { $n } an d’Lëscht androen
  }
office-take-over-taken = an der Lëscht
office-take-over-receipt = Sot deem, deen d’Lëscht féiert, dës Zuel:
office-take-over-refused = Zeilen, déi net ugeholl goufen, bleiwen um Telefon. Wa se richteg sinn, verbessert d’Lëscht hei.
office-take-over-next = Nächste Code
office-take-over-pin = Nëmmen d’Turnéierleedung an d’Hëllefer kënnen Zeile vun engem aneren Telefon iwwerhuelen. Tippt de PIN fir Hëllefer an.
office-camera = Mat der Kamera scannen
office-camera-problem = D’Kamera geet hei net. Scannt de Code mam Telefon vun engem Hëllefer, oder tippt den Text an, deen drënner steet.
office-referee-about = All Decisioune vun der Turnéierleedung: wat geschitt ass, d’Klausel, an d’Punkte virdrun an duerno. An och, wéi laang Dëscher op d’Turnéierleedung gewaart hunn.
office-referee-none = Bis elo war näischt ze decidéieren.
office-referee-undone = méi spéit zréckgeholl
office-referee-print = Protokoll drécken
office-trace-incidents = Tëschefäll
office-trace-struck = Ongëlteg
office-trace-corrections = Verbesserungen
office-trace-after-signing = no der Ënnerschrëft

## Standings

office-scope = Deel vum Turnéier
office-parties = Kategorie
office-ranking-print = Resultater drécken
office-ranking-none = Et ginn nach keng Resultater.
office-column-rating = Wäertung
office-column-cards = Kaartepunkten
office-column-games = Gespillt
office-column-penalty = Strof
office-by-lot = duerch d’Lous
office-lot = Lous
office-lot-share = Gläich um Rang { $place }: D’Lous entscheet (T14).
office-lot-draw = D’Lous zéien
office-lot-hand = Vun Hand gezunn
office-lot-seed-hint = Doraus ergëtt sech d’Reiefolleg; jidderee ka se nopréiwen.
office-lot-hand-hint = Tippt d’Leit an der Rei un, wéi se gezu goufen, dee mam meeschte Gléck als Éischten.
office-lot-record = D’Lous späicheren
office-lot-by-hand = vun Hand gezunn
office-lots-drawn = { $n ->
    [one] D’Lous gouf eemol gezunn
   *[other] D’Lous gouf { $n }-mol gezunn
  }
office-penalties = Strofen
office-penalise = Strof ginn
office-penalty-who = Wien
office-penalty-points = Wäertungspunkten ofzéien
office-penalty-where = Ofgezu vun
office-penalty-lift = Strof ophiewen
office-penalty-lifted = opgehuewen
office-end = Enn vum Turnéier
office-finish-about = Wa keng Serie méi gespillt gëtt. Gläich Räng musse virdrun duerch d’Lous getrennt ginn.
office-finish = Turnéier ofschléissen
office-finish-sure = Den Turnéier ofschléissen? Fir duerno nach eppes z’änneren, musst Dir en nees opmaachen.
office-finished = Den Turnéier ass eriwwer. Fir eppes ze verbesseren, maacht en nees op.
office-reopen = Nees opmaachen

## Printing and export

office-papers = Fir ze drécken (PDF)
office-print-busy = D’PDF gëtt gemaach …
office-print-open = Opmaachen: { $what }
office-print-save = Späicheren: { $what }
office-print-start-cards = Startkaarten
    .about = Fir all Spiller eng, mat Startnummer a QR-Code
office-print-seating-by-name = Plazen no Nimm
    .about = Fir un der Dier opzehänken
office-print-seating-by-table = Plazen no Dëscher
    .about = Fir am Sall opzehänken
office-print-blank-lists = Eidel Lëschten
    .about = Mat den Nimm vun all Dësch, fir vun Hand auszefëllen
office-print-links = Ziedele fir d’Dëscher
    .about = QR-Code a PIN vun all Lëscht
office-print-filled-lists = Ausgefëllt Lëschten
    .about = Esou, wéi se elo sinn
office-print-results = Resultater
    .about = Eenzel, Klassen, Tandemen, Equippen
office-print-certificates = Diplomer
    .about = Fir déi bescht Plazen
office-print-emergency-kit = Noutfallmapp
    .about = Fir datt et vun Hand weidergeet, wann de Computer ausfält
office-print-record = Protokoll
    .about = Alles, wat geschitt ass
office-print-referee-log = Protokoll vum Arbitter
    .about = All Decisioune vun der Turnéierleedung, mat der Klausel an de Punkten
office-print-office-keys = Linke fir d’Turnéierleedung an d’Hëllefer
    .about = QR-Coden a PINen, déi de Büro opmaachen. Net ophänken an net ausdeelen
office-exports = Fir erofzelueden
office-export-entries = Umeldungen
office-export-seating = Plazen
office-export-standing = Resultater
office-export-lists = Lëschten

## Settings

office-signed = Ären Numm am Protokoll
office-signed-about = Fir datt ee méi spéit gesäit, wie wat gemaach huet. Bleift op dësem Apparat.
office-terms = Konditioune vum Turnéier
office-term-rounds = Ronne pro Serie
    .about = Vun der nächster Serie un. An enger Ronn deelt jiddereen eemol aus
office-term-series_minutes = Geplangt Minutte pro Serie
    .about = Üblech sinn 120 an 135. 0: kee geplangt Enn.
office-term-dropped = Serien, déi net zielen
    .about = Esou vill vun de schlechtste Serië vu jidderengem zielen net
office-term-team_size = Spiller pro Equipe
    .about = Héchstens
office-term-tandem_size = Spiller pro Tandem
    .about = Héchstens
office-term-pack_check = Kaarte virum éischte Spill gezielt
office-term-second_count = All Zielung vun engem zweete Spiller confirméiert
office-term-control_list = Kontrolllëscht, déi mat der éischter verglach gëtt
office-term-signatures = Lëscht vu jidderengem um Dësch ënnerschriwwen
office-term-unfinished = Wie sech ofmellt
office-term-last_round = Déi lescht Ronn vun enger Serie ass ofgeschloss duerch
office-term-partners = Leit aus enger Equipe oder engem Tandem
office-term-team_seating = Plaze vun den Equippen
office-term-void_hands = Ewechgehäite Kaarten aus ongëltegen oder korrigéierte Spiller (T15)
office-term-early_end = Op enger Lëscht, déi méi fréi ofgeschloss gëtt, zielen
office-imprint = Veranstalter, Uert an Datum
    .about = Si stinn op all Blat an op all Säit. Loosst eidel, wat Dir net braucht.
office-term-organiser = Veranstalter
office-term-place = Uert
office-term-date = Datum
office-term-colour = Faarf
office-no-colour = Keng Faarf
office-logo = Logo
    .about = E steet op all Blat an op all Säit. Wielt eng PNG-, JPEG- oder WebP-Datei; e grousst Bild gëtt méi kleng gemaach.
office-logo-choose = E Logo eraussichen
office-logo-remove = De Logo ewechhuelen
office-logo-unreadable = Dës Datei ass net als Bild ze liesen. Wielt eng PNG-, JPEG- oder WebP-Datei.
office-figures = Wäertungspunkten
office-figures-about = Bei all Zuel steet hir Quell. Dir kënnt d’Zuelen änneren, bis déi éischt Lëscht ënnerschriwwen ass.
office-figures-change = Zuelen änneren
office-figures-assumed = D’Zuelen, déi als ugeholl markéiert sinn, stinn a kengem Reegeltext; si sinn eng Propos vun dësem Programm. Vergläicht se mat de Reegele vun Ärem Veräin oder Verband an ännert se hei.
office-readings = Wat d’Reegelen oppe loossen
office-readings-about = Wou d’Reegelen näischt soen, mécht dëse Programm et esou:
office-reading-thrown = Wéi dacks ee seng Kaarten ongezielt ewechgehäit (T15), gëtt fir jidder Spiller iwwer de ganzen Turnéier gezielt. Gëtt e Spill ongëlteg, oder huet de Spiller no enger Korrektur näischt méi ze zielen, da zielt et net méi mat, ausser d’Konditiounen uewe soen et anescht.
office-reading-round = Eng Ronn ass richteg agedroen (V4.10), wann all Spill vun der Ronn op der Lëscht steet an, wou eng zweet Zielung néideg ass, och confirméiert ass. Da gëllt se och ouni Ënnerschrëften, ausser wann et uewen heescht, datt d’Ënnerschrëften déi lescht Ronn vun enger Serie ofschléissen.
office-reading-missed = Eng Serie, bei där ee feelt, zielt 0. Serië falen nëmmen aus der Gesamtwäertung: bei jidderengem déi, ouni déi säi Resultat am beschten ass.
office-reading-penalty = Eng Strof an enger Serie fält mat där Serie ewech; eng Strof op der Gesamtwäertung bleift.
office-reading-tandem = D’Partner vun engem Tandem sëtze getrennt, wéi déi aus enger Equipe.
office-reading-left = Wann ee matzen an enger Serie geet (V4.5), decidéiert d’Turnéierleedung: Déi aner spille weider, d’Lëscht ass fäerdeg, oder een anere spréngt an.
office-keys = Nei Linken a PINen
office-keys-about = Wann e Link a falsch Hänn komm ass, maacht en neien: Deen ale geet dann net méi.
office-keys-renew-keeper = Nei Linke fir all d’Lëschten
office-keys-renew-helper = Neie Link fir Hëllefer
office-keys-renew-director = Neie Link fir d’Turnéierleedung
office-keys-sure-keeper = Nei Linke maachen? All Telefon un den Dëscher brauch dann den neie QR-Code.
office-keys-sure-helper = Neie Link maachen? All Hëllefer brauch en dann.
office-keys-sure-director = Neie Link maachen? Nëmmen dësen Apparat bleift ugemellt; schreift duerno den neie Link op.
office-keys-done = Gemaach
office-record = Protokoll: alles, wat geschitt ass
office-record-more = Nach { $n } weisen

## Kopie vum Turnéier

office-copies = Kopien ophiewen
office-copy-file = Turnéier als Fichier späicheren
office-copy-file-about = Alles an engem Fichier: Spiller, Lëschten, Resultater a Protokoll. Maacht en op all Computer ënner „Veräinsturnéieren“, „En Turnéierfichier opmaachen“ op.
office-copy-saved = Fir d’lescht op dësem Apparat gespäichert: { $when }
office-stick = No all Lëscht op e Stick kopéieren
office-stick-about = Wielt de Stick oder en Dossier drop. Soulaang dës Säit op ass, schreift si den Turnéierfichier no all ënnerschriwwener Lëscht an um Enn vun all Serie dohin.
office-stick-choose = Stick wielen
office-stick-now = Elo kopéieren
office-stick-stop = Net méi kopéieren
office-stick-allow = Kopéieren erëm erlaben
office-stick-copied = Lescht Kopie op „{ $folder }“: { $when }
office-stick-none = Op „{ $folder }“ ass nach keng Kopie.
office-stick-missing = „{ $folder }“ ass fort. Stiecht de Stick erëm an: Da geet d’Kopéiere vu selwer weider.
office-stick-full = „{ $folder }“ ass voll. Läscht eppes drop: Da geet d’Kopéiere vu selwer weider.
office-stick-forbidden = Op „{ $folder }“ kann net geschriwwe ginn. Kuckt no de klenge Schieber um Stick oder wielt en aneren.
office-stick-asking = No dem Nei-Luede brauch dës Säit erëm Är Erlaabnes, fir op „{ $folder }“ ze schreiwen.
office-stick-failed = D’Kopéieren op „{ $folder }“ huet net geklappt. Et gëtt vu selwer nach eng Kéier probéiert; hëlleft dat net, da wielt en anere Stick.
office-stick-unsupported = Dëse Browser kann net vu selwer op e Stick schreiwen. Huelt Chrome oder Edge op engem Computer, oder start de Programm mat --copy-to DOSSIER.
office-folder = Backup vum Server
office-folder-about = De Server schreift den Turnéierfichier no all ënnerschriwwener Lëscht an um Enn vun all Serie an dësen Dossier: { $folder }
office-folder-none = Dëse Server mécht vu selwer keng Backupen. Wien e bedreift, kann e mat --copy-to DOSSIER starten.
office-folder-at = Leschte Backup: { $when }
office-folder-never = Vun dësem Turnéier gëtt et nach kee Backup.
office-folder-now = Elo e Backup maachen
office-folder-missing = Den Dossier ass fort. Stiecht de Stick erëm an: Da geet de Backup vu selwer weider.
office-folder-full = Den Datenträger ass voll. Läscht eppes drop: Da geet de Backup vu selwer weider.
office-folder-forbidden = De Server däerf net an dësen Dossier schreiwen. Kuckt no dem klenge Schieber um Stick oder de Rechter vum Dossier.
office-folder-failed = De Backup huet net geklappt. E gëtt vu selwer nach eng Kéier probéiert; hëlleft dat net, da huelt en anere Stick.

office-state-show = Wéi et deemools war …
office-state = Den Turnéier vum { $when }
office-state-what = Wat
office-state-then = Deemools
office-state-now = Elo
office-state-people = Spiller
office-state-present = Do
office-state-series = Ugefaange Serien
office-state-games = Agedroe Spiller
office-state-lists = Komplett Lëschten
office-state-steps = { $steps ->
    [one] Zënterhier gouf et ee Schrëtt.
   *[other] Zënterhier gouf et { $steps } Schrëtt.
  }
office-state-restore = Op dëse Stand zréckgoen
office-state-restore-about = Wat zënterhier agedroe gouf, zielt dann net méi. Geläscht gëtt näischt: De Protokoll behält all Schrëtt, an Dir kënnt um selwechte Wee erëm no vir.
office-state-copy = Dëse Stand als Kopie opmaachen
office-state-copy-about = Dësen Turnéier bleift, wéi en ass. D’Kopie ass en eegenen Turnéier mat neie Linken a PINen.
