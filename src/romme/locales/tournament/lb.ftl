### A tournament: its refusals, the names of its values, its record.

## Refusals: what is wrong, and what to do instead

refusal-tournament-no-right = { $role ->
    [keeper] Wien eng Lëscht féiert, däerf dat net.
   *[helper] Hëllefer däerfen dat net.
  } Frot d’Turnéierleedung.
refusal-tournament-not-your-table = Dir féiert d’Lëscht vum Dësch { $table } an der Serie { $series }, an nëmmen déi. Maacht de Link vum aneren Dësch op oder frot d’Turnéierleedung.
refusal-tournament-reason-needed = Dat kënnt an de Protokoll a brauch dofir e Grond. Schreift e puer Wierder.

refusal-tournament-no-rating = D’Reegelwierk „{ $rules }“ kennt keng Wäertungspunkten, an en Turnéier brauch der. Wielt en anert, zum Beispill turnier oder verband.
refusal-tournament-tables-do-not-fit = D’Reegelwierk „{ $rules }“ ass net fir Dëscher vu véier a vun dräi gemaach. Wielt en anert, zum Beispill turnier oder verband.
refusal-tournament-out-of-range = { $what ->
    [number] Eng Startnummer läit tëscht 1 a{ NRULE($most) } { $most }. Wielt eng aner.
    [text] Numm, Veräin, Equipe a Klass däerfen héchstens { $most } Zeechen hunn. Maacht et méi kuerz.
    [classes] Eng Persoun kann a maximal { $most } Klasse sinn. Huelt se fir d’éischt aus enger anerer eraus.
    [seed] E Louscode huet 1 bis { $most } Zeechen. Wielt en aneren.
    [day] Den Dag däerf net virun deem vun der Serie virdru leien an net nom Dag { $most }. Wielt en aneren.
    [rounds] Eng Serie huet 1 bis { $most } Ronnen. Wielt eng aner Zuel.
    [dropped] Aus der Gesamtwäertung kënnen 0 bis { $most } Serië falen. Wielt eng aner Zuel.
    [team_size] Eng Equipe huet 2 bis { $most } Memberen. Wielt eng aner Zuel.
    [tandem_size] En Tandem huet 2 bis { $most } Memberen. Wielt eng aner Zuel.
    [fixed-table] E festen Dësch huet héchstens d’Nummer { $most }. Wielt en aneren.
    [fixed-seat] { $most ->
        [3] Ouni festen Dësch ass déi fest Plaz 1, 2 oder 3. Fir Plaz 4 gitt och den Dësch un.
       *[other] Eng fest Plaz huet eng Nummer vun 1 bis 4. Wielt eng aner.
      }
    [clock] Op dës Zäit kann d’Auer net gestallt ginn. Wielt eng aner.
    [ruling] Eng Decisioun brauch 1 bis { $most } Zeechen. Schreift a puer Wierder op, wat Dir decidéiert hutt.
    [imprint] Uert a Veranstalter däerfen héchstens { $most } Zeechen hunn. Maacht den Text méi kuerz.
    [announcement] Eng Annonce däerf héchstens { $most } Zeechen hunn. Maacht se méi kuerz.
    [series_minutes] Eng Serie ka fir héchstens { $most } Minutte geplangt ginn; 0 heescht: kee geplangt Enn. Wielt eng aner Zuel.
    [reason] E Grond däerf héchstens { $most } Zeechen hunn. Maacht e méi kuerz.
   *[points] Eng Strof sinn 1 bis { $most } Punkten. Wielt eng aner Zuel.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] D’Plaze gi gezunn oder nom Resultat gesat. Wann Dir selwer setze wëllt, gitt d’Dëscher un.
   *[other] Dës Wäertungspunkte sinn net méiglech ({ $facts }). Kuckt d’Zuelen no.
  }
refusal-tournament-not-scoring = „{ $option }“ gehéiert net zu de Wäertungspunkten. Wärend engem Turnéier kënnen nëmmen déi geännert ginn.
refusal-tournament-scoring-signed = Mat dëse Wäertungspunkte si scho Lëschten ënnerschriwwe ginn; si gëlle fir de ganzen Turnéier. Wann Dir anerer wëllt, leet en neien Turnéier un.
refusal-tournament-finished = Den Turnéier ass eriwwer a kann net méi geännert ginn. D’Turnéierleedung kann e mat engem Grond nees opmaachen.
refusal-tournament-not-finished = Den Turnéier ass net eriwwer a muss net nees opgemaach ginn. Maacht einfach weider.
refusal-tournament-nothing-played = Et ass nach näischt gespillt. Schléisst fir d’éischt eng Serie of.
refusal-tournament-bad-date = Dësen Dag gëtt et net. Schreift den Datum als Joer, Mount an Dag, zum Beispill 2026-11-21.
refusal-tournament-bad-colour = Dat ass keng Faarf. Schreift # a sechs Zifferen oder Buschtawen, zum Beispill #1b5e20.
refusal-tournament-faint-colour = Dës Faarf ass ze hell, fir se op wäissem Pabeier ze liesen. Wielt eng méi donkel.
refusal-tournament-bad-logo = Dëst Bild kann net als Logo benotzt ginn. Wielt e PNG mat héchstens { $width } × { $height } Pixelen, net méi grouss wéi { $kib } KB.

refusal-tournament-no-name = Den Numm feelt oder ass ze laang. Schreift e kuerzen Numm.
refusal-tournament-family-name = „{ $name }“ hält net mam Familljennumm „{ $family }“ op. Schreift fir d’éischt de Virnumm an dann de Familljennumm.
refusal-tournament-bad-character = D’Zeechen { $character } ass hei net erlaabt: Et gesäit een et net, oder et ännert, wat déi aner gesinn. Tippt den Text wgl. nei.
refusal-tournament-no-entrant = Keen huet d’Startnummer { $number }. Kuckt d’Nummer no.
refusal-tournament-number-taken = D’Startnummer { $number } ass scho verginn. Wielt eng aner oder loosst se ewech: Da gëtt déi nächst fräi geholl.
refusal-tournament-too-many-entrants = En Turnéier op dësem Server huet héchstens { $most } Umeldungen; et wieren der { $people }. Mellt manner Leit un oder leet en zweeten Turnéier un. De Bedreiwer kann d’Limitt eropsetzen (entrants).
refusal-tournament-duplicate = { $name } ass schonn ugemellt, mat der Startnummer { $number }. Wann et een aneren ass, da sot et oder schreift de Veräin derbäi.
refusal-tournament-team-full = D’Equipe „{ $team }“ ass voll: Si huet { $most } Memberen. Wielt eng aner.
refusal-tournament-tandem-full = Den Tandem „{ $tandem }“ ass voll: En huet { $most } Memberen. Wielt en aneren.
refusal-tournament-has-played = D’Nummer { $number } huet an der Serie { $series } gespillt, dofir muss d’Umeldung bleiwen. Dir kënnt de Spiller nëmmen ofmellen.
refusal-tournament-sits-at-a-table = D’Nummer { $number } spillt um Dësch { $table }. Mellt de Spiller of, a sot, wéi den Dësch weiderspillt.
refusal-tournament-withdrawn-already = Dëse Spiller ass ofgemellt. Wann en nees do ass, drot e fir d’éischt als present an.
refusal-tournament-leaving-unsaid = Mellt de Spiller of, a sot, wéi et um Dësch weidergeet: Déi aner spille weider, een anere spréngt an, oder d’Lëscht ass fäerdeg.
refusal-tournament-not-at-a-table = D’Nummer { $number } huet an dëser Serie keng Plaz. Kuckt d’Nummer an d’Serie no.
refusal-tournament-too-few-left = Um Dësch { $table } bléiwe manner wéi dräi Spiller, ze wéineg fir e Spill. Loosst een aneren asprangen oder schléisst d’Lëscht of.

refusal-tournament-no-series = Eng Serie { $series } gëtt et net. Kuckt d’Nummer no.
refusal-tournament-no-table = An der Serie { $series } ass fir den Dësch { $table } keng Lëscht op. Kuckt d’Nummer no oder fänkt d’Serie un.
refusal-tournament-series-runs = D’Serie { $series } ass nach net eriwwer. Schléisst se fir d’éischt of.
refusal-tournament-not-seated-yet = Keng Serie ass prett fir unzefänken. Verdeelt fir d’éischt d’Plaze vun der nächster.
refusal-tournament-not-running = Dës Serie leeft net. Fänkt se fir d’éischt un, oder wielt déi, déi leeft.
refusal-tournament-cannot-seat = { $people ->
    [0] Et ass keen do. Drot an, wien do ass; et brauch mindestens dräi Spiller.
    [one] Ee Spiller ass ze wéineg fir en Dësch. Mindestens dräi mussen do sinn.
    [2] Zwee Spiller sinn ze wéineg fir en Dësch. Mindestens dräi mussen do sinn.
    [5] Fënnef Spiller kann een net setzen: ze vill fir een Dësch, ze wéineg fir zwee. Et brauch ee méi oder ee manner.
   *[other] { $people } Spiller kann een net setzen. Kuckt no, wien do ass.
  }
refusal-tournament-table-size = { $people ->
    [0] Den Dësch { $table } wier eidel.
    [one] Um Dësch { $table } géif { $people } Spiller sëtzen.
   *[other] Um Dësch { $table } géife{ NRULE($people) } { $people } Spiller sëtzen.
  } Un engem Dësch sëtze véier, oder dräi, wann et soss net opgeet. Setzt een ëm.
refusal-tournament-seated-twice = D’Nummer { $number } huet schonn eng Plaz. Kuckt d’Nummer no.
refusal-tournament-not-present = D’Nummer { $number } ass net als present agedroen. Drot de Spiller als present an oder loosst en ewech.
refusal-tournament-without-seat = D’Nummer { $number } ass do, huet awer keng Plaz. Setzt de Spiller och oder drot en als net present an.
refusal-tournament-table-full = Um Dësch { $table } sëtze scho véier. Wielt en Dësch vun dräi.
refusal-tournament-games-entered = Den Dësch { $table } huet schonn ugefaangen, do ka kee méi dobäikommen. Wielt en Dësch, deen nach net spillt, oder waart op déi nächst Serie.
refusal-tournament-lists-open = D’Serie { $series } kann nach net ofgeschloss ginn. Maacht fir d’éischt d’Lëschte vun dësen Dëscher fäerdeg: { $tables }.
refusal-tournament-fixed-seat-taken = D’Nummer { $number } huet scho Plaz { $seat } um Dësch { $table } als fest Plaz. Wielt eng aner.
refusal-tournament-fixed-table-full = Um Dësch { $table } hu scho véier eng fest Plaz. Wielt en aneren Dësch.
refusal-tournament-fixed-place = D’Nummer { $number } kann déi fest Plaz net kréien: { $table ->
    [0] och anerer hu Plaz { $seat }, an et gi just { $tables } Dëscher
   *[other] Dësch { $table }{ $seat ->
        [0] {""}
       *[other] , Plaz { $seat },
      } ass net fräi, oder et gëtt en net bei { $tables } Dëscher
  }. Ännert déi fest Plaz ënner „Leit“ oder setzt vun Hand.
refusal-tournament-partners-together = Dësch { $table }: D’Nummere{ NRULE($one) } { $one } a{ NRULE($other) } { $other } si Partner an däerfen ni um selwechten Dësch sëtzen. Huelt en anere Louscode, tauscht ee vun deenen zwee oder ännert d’Konditiounen.
refusal-tournament-teams-do-not-fit = Fir Equipe géint Equipe brauch et dräi, véier oder op d’mannst sechs komplett Equippe vu{ NRULE($size) } { $size }, an déi aner Spiller musse selwer Dëscher fëllen. Komplett Equippen: { $teams }, aner Spiller: { $others }. Maacht d’Equippe komplett oder setzt jiddereen eenzel (Konditiounen).
refusal-tournament-teams-need-redraw = Hei spillt Equipe géint Equipe; wann een eenzel ëmgesat géif ginn, wier eng Rencontre futti. Maacht en neie Sëtzplang.
refusal-tournament-played-on-server = Den Dësch { $table } spillt online, do geet dat net. Wann ee geet, spréngt een aneren an, oder d’Lëscht ass fäerdeg; wie méi spéit kënnt, spillt vun der nächster Serie u mat.

refusal-tournament-pack-unchecked = D’Kaarte sinn nach net gezielt. Plaz 1 zielt se a confirméiert, datt se komplett sinn; da kënnt Dir dat éischt Spill androen.
refusal-tournament-changed = An der Tëschenzäit ass eppes anescht geschitt. Kuckt no, ier Dir eppes zréckhuelt.
refusal-tournament-list-changed = Spill { $game } gouf geännert, zënter datt Dir et gesinn hutt. Kuckt et no an drot dann dat Richtegt an.
refusal-tournament-list-complete = { $games ->
    [one] Dat eenzegt Spill vun dëser Lëscht ass agedroen.
   *[other] All { $games } Spiller vun dëser Lëscht sinn agedroen.
  } Fir eent z’änneren, verbessert et.
refusal-tournament-list-ended = D’Turnéierleedung huet dës Lëscht { $games ->
    [0] virum éischte Spill
   *[other] nom Spill { $games }
  } ofgeschloss. D’Spill { $game } kann net méi agedroe ginn. Wann et zielt, frot d’Turnéierleedung oder en Hëllefer, fir dat zréckzehuelen.
refusal-tournament-list-incomplete = { $games ->
    [0] Vun dëser Lëscht ass nach kee Spill agedroen.
    [one] Vun dëser Lëscht ass eréischt ee Spill agedroen.
   *[other] Vun dëser Lëscht sinn eréischt { $games } Spiller agedroen.
  } Drot fir d’éischt déi aner an.
refusal-tournament-game-too-early = Spill { $game } kann nach net agedroe ginn: Fir d’éischt kënnt Spill { $next }.
refusal-tournament-game-entered = Spill { $game } ass schonn agedroen, mat aneren Zuelen. Vergläicht déi zwee, a verbessert d’Spill, wann et falsch ass.
refusal-tournament-no-game = { $games ->
    [0] Hei ass nach kee Spill agedroen, also gëtt et kee Spill { $game }.
   *[other] E Spill { $game } gëtt et hei net; dat lescht ass Spill { $games }.
  } Kuckt d’Nummer no.
refusal-tournament-seats-of-line = Den Dësch huet { $seats } Plazen, mee d’Zeil huet { $have ->
    [one] { $have } Zuel
   *[other] { $have } Zuelen
  }. Gitt fir all Plaz eng un.
refusal-tournament-no-ending = { $ending ->
    [super] An de Reegele vun dësem Turnéier gëtt et kee Superrommé.
    [blocked] No dëse Reegele kann e Spill net blockéiert sinn: Wa kee fäerdeg gëtt, ass et mam Koup eriwwer.
   *[other] Op enger Lëscht geet kee Spill esou aus.
  } Wielt en anert Enn.
refusal-tournament-winner-missing = E Spill, dat esou ausgeet, huet e Gewënner. Sot, wéi eng Plaz gewonnen huet.
refusal-tournament-winner-too-many = E Spill, dat esou ausgeet, huet kee Gewënner. Loosst en ewech oder wielt en anert Enn.
refusal-tournament-sits-out = Plaz { $seat } spillt dëst Spill net mat. Loosst d’Plaz eidel.
refusal-tournament-count-missing = D’Kaartepunkte vun der Plaz { $seat } feelen. Drot se an.
refusal-tournament-count-too-many = Plaz { $seat } huet gewonnen an huet keng Kaarte méi. Loosst d’Plaz eidel.
refusal-tournament-card-points = Plaz { $seat } kann net { $value } Kaartepunkten hunn; méiglech sinn 0 bis { $most }. Kuckt d’Zuel no.
refusal-tournament-no-seat = Eng Plaz { $seat } gëtt et un dësem Dësch net. Kuckt d’Nummer no.
refusal-tournament-same-person = { $seat ->
    [0] De Büro huet dëst Spill agedroen. Et muss vun engem Spiller um Dësch confirméiert ginn.
   *[other] Plaz { $seat } huet dëst Spill agedroen. Et muss vun engem anere Spiller um Dësch confirméiert ginn.
  }
refusal-tournament-unconfirmed = D’Zielung vum Spill { $game } ass net confirméiert. Dat mécht fir d’éischt en zweete Spiller um Dësch.
refusal-tournament-signed = D’Lëscht ass ënnerschriwwen. Nëmmen d’Turnéierleedung ka se elo nach änneren, mat engem Grond.
refusal-tournament-has-left = Plaz { $seat } ass vum Dësch fortgaangen an ënnerschreift net. Ënnerschreiwe mussen nëmmen déi aner.
refusal-tournament-control-missing = Op der Kontrolllëscht feelt Spill { $game }. Drot et fir d’éischt do an.
refusal-tournament-control-differs = { $seat ->
    [0] Lëscht a Kontrolllëscht stëmmen am Spill { $game } net iwwereneen.
   *[other] Lëscht a Kontrolllëscht stëmmen am Spill { $game } bei der Plaz { $seat } net iwwereneen.
  } Frot den Dësch, a verbessert, wat falsch ass.

refusal-tournament-incident-seat = { $seat ->
    [0] Sot, ëm wéi eng Plaz et geet.
   *[other] Eng Plaz { $seat } gëtt et un dësem Dësch net. Sot, ëm wéi eng Plaz et geet.
  }
refusal-tournament-incident-game = { $game ->
    [0] Sot, ëm wéi ee Spill et geet.
   *[other] Dat passt net bei Spill { $game }. Kuckt no, ëm wéi ee Spill et geet.
  } { $games ->
    [0] Agedroen ass nach keent.
    [one] Agedroen ass eréischt eent.
   *[other] Agedroe sinn der bis elo { $games }.
  }
refusal-tournament-thrown-in-already = Datt Plaz { $seat } dës Hand ewechgehäit huet, steet schonn am Protokoll. Méi ass net ze maachen.
refusal-tournament-not-counted = Plaz { $seat } hat an dësem Spill keng Kaarte fir ze zielen. Kuckt d’Plaz an d’Spill no.
refusal-tournament-no-call = Den Dësch { $table } rifft net méi. De Ruff gouf zeréckgeholl.
refusal-tournament-no-penalty = Eng Strof { $penalty } fir opzehiewe gëtt et net. Kuckt d’Nummer no.

refusal-tournament-not-equal = D’Lous gëtt ënner all deene gezunn, déi sech e Rang deelen, an nëmmen ënner deenen. Dat sinn net genee dës: { $parties }.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Dës Tandemen deele sech e Rang: { $parties }.
    [team] Dës Equippen deele sech e Rang: { $parties }.
   *[single] Dës Startnummeren deele sech e Rang: { $parties }.
  } Zitt fir d’éischt d’Lous.
refusal-tournament-nothing-to-undo = Et gëtt näischt zréckzehuelen.

## Conflicts in a seating plan, and figures that look mistyped

breach-team = Dësch { $table }: { $names } sinn aus der selwechter Equipe.
    .avoided = Soss séisse{ NRULE($names) } { $names } aus der selwechter Equipe um Dësch { $table }.
breach-again = Dësch { $table }: { $names } hu schonn zesumme gespillt{ $times ->
    [one] .
   *[other] {" "}({ $times }-mol).
  }
    .avoided = Soss géife{ NRULE($names) } { $names } um Dësch { $table } nees zesumme spillen.
breach-club = Dësch { $table }: { $names } sinn aus dem selwechte Veräin.
    .avoided = Soss séisse{ NRULE($names) } { $names } aus dem selwechte Veräin um Dësch { $table }.
breach-namesake = Dësch { $table }: { $names } heeschen d’selwecht oder bal d’selwecht.
breach-rank = Dësch { $table } wäicht vum Klassement of: Hei sëtzen d’Räng { $ranks } amplaz vu{ NRULE($due) } { $due }. Heihi gesat: { $names }.
breach-size = Dësch { $table } huet net déi richteg Gréisst: { $names }. Un engem Dësch sëtze véier, oder dräi, wann et soss net opgeet.
breach-fixed = Dësch { $table }: { $names } huet eng fest Plaz anzwousch anescht.
breach-fixed-rank = Dësch { $table }: { $names } (Rang { $ranks }) huet hei eng fest Plaz.

doubt-no-cards = Plaz { $seat }: Wien nach Kaarten an der Hand huet, huet méi Punkten. Stëmmt d’Zuel?
doubt-too-few-unopened = Plaz { $seat } huet net erëffent an huet nach all d’Kaarten an der Hand; déi ziele méi. Stëmmt d’Zuel?
doubt-too-many = Plaz { $seat }: Esou vill zielt bal keng Hand. Stëmmt d’Zuel?

## Incidents at a table, and their consequences

incident-wrong-count-in-play = Falsch Zuel vu Kaarten am Spill
    .about = Wärend dem Spill fält op, datt e Spiller ze vill oder ze wéineg Kaarten huet.
incident-too-few-at-end = Ze wéineg Kaarten um Enn
    .about = Een ass fäerdeg ginn, an e Spiller huet ze wéineg Kaarten.
incident-too-many-at-end = Ze vill Kaarten um Enn
    .about = Een ass fäerdeg ginn, an e Spiller huet ze vill Kaarten.
incident-card-exposed = Kaart beim Ausdeelen opgedeckt
    .about = De Geber huet beim Ausdeelen eng Kaart opgedeckt.
incident-unequal-hands = Kaarten ongläich verdeelt
    .about = Ier ee gespillt huet, fält op, datt net jidderee gläich vill Kaarten huet.
incident-several-wrong-hands = Méi wéi eng falsch Hand
    .about = Méi wéi ee Spiller huet eng falsch Zuel vu Kaarten.
incident-objection-in-time = Rechtzäiteg Reklamatioun
    .about = E Spiller reklaméiert wéinst dem Mëschen, dem Ofhiewen oder dem Ausdeelen, ier d’Kaarten opgeholl sinn.
incident-objection-too-late = Ze spéit Reklamatioun
    .about = E Spiller reklaméiert wéinst dem Mëschen, dem Ofhiewen oder dem Ausdeelen, wann d’Kaarte schonn opgeholl sinn.
incident-wrong-dealer = Falsche Geber
    .about = Et huet een ausgedeelt, deen net un der Rei war. Gitt dat éischt falscht Spill un; wann et kee weess, loosst et eidel.
incident-hand-thrown-in = Kaarten ongezielt ewechgehäit
    .about = Nom Spill huet e Spiller seng Kaarten op de Koup gehäit, ier se gezielt waren.

consequence-corrected-turn = De Spiller korrigéiert d’Zuel vu Kaarten an engem Zuch, andeems en net zitt oder net ofgëtt, a leet an deem Zuch näischt.
consequence-corrected-no-melds = De Spiller korrigéiert d’Zuel vu Kaarten an engem Zuch, andeems en net zitt oder net ofgëtt, a leet an deem Zuch keng Kombinatioun.
consequence-draw-and-count = De Spiller zitt, bis d’Zuel vu Kaarte stëmmt; da gëtt gezielt.
consequence-count-all = All d’Kaarten an der Hand gi gezielt.
consequence-deal-again = Spill { $game } ass ongëlteg a gëtt nei ausgedeelt, vun deem, deen domat un der Rei ass.
consequence-game-stands = D’Spill gëllt.
consequence-replay-from = Vu Spill { $game } un ass alles ongëlteg a gëtt nei gespillt.
consequence-round-again = Ofgeschlosse Ronne gëllen. Vu Spill { $game } un ass déi lafend Ronn ongëlteg a fänkt nei mat Plaz 1 un.
consequence-rounds-stand = All d’Ronne sinn ofgeschloss a gëllen.
consequence-one-class-worse = D’Hand gëtt eng Klass méi schlecht gewäert: ee Wäertungspunkt manner.
consequence-class-worse-and-point-off = D’Hand gëtt eng Klass méi schlecht gewäert an nach ee Wäertungspunkt gëtt ofgezunn. Et ass elo { $time }-mol geschitt.
effect-place = Serie { $series }, Dësch { $table }: { $what }
effect-game = Spill { $game }
effect-entry = Spill { $game }, { $name }
effect-total = Zomm, { $name }
effect-points = { $rating } ({ $cards })
effect-void = ongëlteg

## Names of values

presence-expected = Erwaart
presence-present = Do
presence-withdrawn = Ofgemellt
placing-drawn = Gezunn
placing-by-result = Nom Resultat, Veräiner getrennt
placing-strict = Nom Resultat, streng
partners-apart = Getrennt, wann et geet
partners-never = Ni um selwechten Dësch
team-seating-mixed = Jiddereen eenzel
team-seating-against = Equipe géint Equipe
placing-by-hand = Vun Hand
placing-adjusted = Ugepasst, mat sou wéineg Ännerunge wéi méiglech
seat-move-new = { $name }: Dësch { $table }, Plaz { $seat } (nei)
seat-move-moved = { $name }: Dësch { $table }, Plaz { $seat } (virdrun: Dësch { $old_table }, Plaz { $old_seat })
seat-move-gone = { $name }: keng Plaz méi (virdrun: Dësch { $old_table }, Plaz { $old_seat })
leaving-between-series = Tëscht de Serien
    .about = De Spiller sëtzt grad u kengem Dësch.
leaving-others-go-on = Déi aner spille weider
    .about = Um Dësch vu véier bleiwen der dräi; vun elo u spillt de Geber mat.
leaving-list-ends = D’Lëscht ass fäerdeg
    .about = Den Dësch hält op ze spillen; wat gespillt ass, zielt.
leaving-substitute = Een anere spréngt an
    .about = Een anere spillt weider; d’Punkte kritt deen, dee geet.
hand-opened = Erëffent
hand-unopened = Net erëffent
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé mat Dobäileeën
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Koup opgebraucht
tournament-ending-blocked = Blockéiert
parties-single = Eenzel
parties-tandem = Tandemen
parties-team = Equippen
span-series = Eng Serie
span-day = Een Dag
span-total = Gesamtwäertung
demand-asked = Néideg
demand-not-asked = Net néideg
unfinished-ranked = Gëtt klasséiert
unfinished-left-out = Gëtt net klasséiert
last-round-entered = Androe vum leschte Spill
last-round-signed = Ënnerschrëften
void-hands-uncounted = Si zielen net méi
void-hands-counted = Si zielen nach ëmmer
early-end-entered-games = All d’Spiller, déi op der Lëscht stinn
early-end-whole-rounds = Just ganz Ronnen
shown-until-removed = Bis se ewechgeholl gëtt
shown-until-series-ends = Bis d’Serie ofgeschloss ass
shown-until-series-begins = Bis déi nächst Serie ufänkt
shown-until-time = Fir eng gewëssen Zäit
ended-early-time = Zäit
ended-early-at = { $games ->
    [0] Virum éischte Spill ofgeschloss: { $reason }.
   *[other] Nom Spill { $games } ofgeschloss: { $reason }.
  }
venue-hall = Am Sall
venue-server = Um Server
role-director = Turnéierleedung
role-helper = Hëllefer
role-keeper = Lëschteféierer
role-public = Publikum
entrant-number = Nr. { $number }
group-incomplete = net komplett: { $n } vu{ NRULE($most) } { $most }
entrant-at-seat = { $name } (Plaz { $seat })
likeness-same = Dee selwechten Numm
likeness-namesake = Dee selwechten Numm, verschidde Veräiner
likeness-alike = Bal dee selwechten Numm, dee selwechte Veräin
origin-said = Aus de Reegelen
origin-assumed = Ugeholl
origin-changed = Vum Veräi geännert
series-phase-seated = Gesat
series-phase-running = Leeft
series-phase-closed = Ofgeschloss
list-part-ending = Wéi et ausgaangen ass
list-part-winner = Wie gewonnen huet
list-part-card-points = Kaartepunkten
list-part-hand = Erëffent oder net
list-part-counted = Wiem seng Kaarte gezielt goufen

## Problems that the server reports

problem-no-tournament = Dësen Turnéier gëtt et net. Kuckt de Link no.
problem-wrong-key = Dëse Link gëllt net méi. Frot d’Turnéierleedung no engem neien.
problem-no-right = Dëse Link mécht dat net op. Frot d’Turnéierleedung no deem richtegen.
problem-wrong-pin = De PIN ass falsch. Kuckt en no a probéiert et nach eng Kéier.
problem-too-many-pins = Ze vill falsch PINen. Scannt de QR-Code, maacht de Link op oder probéiert et { $minutes ->
    [one] an enger Minutt
   *[other] a{ NRULE($minutes) } { $minutes } Minutten
  } nach eng Kéier.
problem-bad-command = De Server versteet dee Kommando net: { $reason }

## The record

scope-series = Serie { $number }
scope-day = Dag { $number }
scope-total = Ganzen Turnéier

record-reason = Grond: { $reason }
record-note = Bemierkung: { $note }
record-office = der Turnéierleedung
record-by-director = der Turnéierleedung
record-by-helper = engem Hëllefer
record-by-keeper = deem, deen d’Lëscht féiert
record-person = { $name } ({ $about })
record-table = Dësch { $table }: { $names }
record-imprint = { $what ->
    [organiser] Veranstalter
    [place] Uert
    [date] Datum
   *[colour] Faarf
  }: { $value }.
record-terms = Ronne pro Serie: { $rounds }. Serien, déi aus der Gesamtwäertung falen: { $dropped }. Spiller pro Equipe: { $team_size }, pro Tandem: { $tandem_size }. Kaarte virum éischte Spill gezielt: { $pack_check ->
    [asked] jo
   *[not-asked] neen
  }. Zielung vun engem zweete Spiller confirméiert: { $second_count ->
    [asked] jo
   *[not-asked] neen
  }. Kontrolllëscht: { $control_list ->
    [asked] jo
   *[not-asked] neen
  }. Ënnerschrëften: { $signatures ->
    [asked] jo
   *[not-asked] neen
  }. Déi lescht Ronn vun enger Serie ass ofgeschloss{ $last_round ->
    [entered] , wann dat lescht Spill agedroen ass
   *[signed] {" "}mat den Ënnerschrëften
  }. Fir déi zweet Kéier (T15) zielen ewechgehäite Kaarten aus ongëltegen oder korrigéierte Spiller { $void_hands ->
    [uncounted] net
   *[counted] mat
  }. Geplangt Dauer vun enger Serie: { $series_minutes ->
    [0] keng
   *[other] { $series_minutes } Minutten
  }. Op enger Lëscht, déi méi fréi ofgeschloss gëtt, zielen { $early_end ->
    [whole-rounds] just ganz Ronnen
   *[entered-games] all d’Spiller, déi drop stinn
  }. Wie sech ofmellt, { $unfinished ->
    [ranked] gëtt klasséiert
   *[left-out] gëtt net klasséiert
  }. Partner: { $partners ->
    [never] ni um selwechten Dësch
   *[apart] getrennt, wann et geet
  }. Gesat gëtt { $team_seating ->
    [against] Equipe géint Equipe
   *[mixed] jiddereen eenzel
  }. Gespillt gëtt { $venue ->
    [server] online
   *[hall] am Sall
  }.
record-won = { $name } ass fäerdeg ginn ({ $ending })
record-undecided = keen ass fäerdeg ginn ({ $ending })
record-left-with = { $name } { $points } ({ $hand ->
    [opened] erëffent
   *[unopened] net erëffent
  })
record-tournament-made = Turnéier „{ $name }“ ugeluecht, Reegelwierk: { $rules }.
record-terms-changed = Konditioune geännert.
record-logo-changed = Logo geännert vu{ NRULE($by) } { $by }.
    .away = Logo ewechgeholl vu{ NRULE($by) } { $by }.
record-scoring-changed = Wäertungspunkte geännert vu{ NRULE($by) } { $by }: { $figures }
record-finished = Den Turnéier ass eriwwer.
record-reopened = Turnéier nees opgemaach vu{ NRULE($by) } { $by }.
record-clock-set = D’Auer vun der Serie { $series } ass op { $ends } gestallt.
    .away = D’Auer vun der Serie { $series } ass ewechgeholl.
record-clock-shifted = D’Auer vum Computer gouf ëm { $time } { $ahead ->
    [1] virgestallt
   *[0] zréckgestallt
  }. Dat geplangt Enn ass matgeréckelt, d’Zäit, déi bleift, ass déi selwecht.
record-announced = Annonce vu{ NRULE($by) } { $by }: „{ $text }“
    .away = Annonce ewechgeholl vu{ NRULE($by) } { $by }.
    .series-ends = Ze gesinn, bis d’Serie ofgeschloss ass.
    .series-begins = Ze gesinn, bis déi nächst Serie ufänkt.
    .time = Ze gesi bis { $ends }.
record-people-entered = Ugemellt{ $presence ->
    [present] {" "}an do
   *[expected] , nach net do
  }: { $people }.
record-entry-changed = Umeldung geännert: { $person }.
record-class-set = { $membership ->
    [member] An d’Klass „{ $name }“ opgeholl
   *[not-member] Aus der Klass „{ $name }“ erausgeholl
  }: { $names }.
record-entry-removed = Umeldung geläscht: { $name }.
record-presence-changed = { $presence ->
    [present] Do
   *[expected] Dach net do
  }: { $names }.
record-withdrew = { $leaving ->
    [others-go-on] Serie { $series }, Dësch { $table }: { $name } geet, an déi aner spille weider.
    [list-ends] Serie { $series }, Dësch { $table }: { $name } geet, an d’Lëscht ass fäerdeg.
    [substitute] Serie { $series }, Dësch { $table }: { $name } geet, an een anere spréngt an.
   *[between-series] { $name } mellt sech of.
  }
record-seat-fixed = { $name } huet eng fest Plaz: { $table ->
    [0] Plaz { $seat }
   *[other] Dësch { $table }{ $seat ->
        [0] {""}
       *[other] , Plaz { $seat }
      }
  }.
    .away = { $name } huet keng fest Plaz méi.
record-series-seated = Serie { $series } um Dag { $day }, Ronnen: { $rounds }, { $placing ->
    [drawn] Plaze gezu mam Louscode „{ $seed }“
    [strict] Plaze streng nom Resultat gesat, mam Louscode „{ $seed }“
    [by-result] Plazen nom Resultat gesat, mam Louscode „{ $seed }“
    [adjusted] Plazen un déi ugepasst, déi do sinn
   *[by-hand] Plaze vun Hand gesat
  }: { $tables }.
    .moves = Bescheed soen: { $moves }.
record-series-began = D’Serie { $series } fänkt un.
    .until = D’Serie { $series } fänkt un. Geplangt Enn: { $ends }.
record-table-joined = Serie { $series }: { $name } kënnt méi spéit a setzt sech un den Dësch { $table }.
record-series-closed = D’Serie { $series } ass ofgeschloss.
record-pack-checked = Serie { $series }, Dësch { $table }: D’Kaarte si gezielt a komplett.
record-line-entered = Serie { $series }, Dësch { $table }, Spill { $game }: { $line }. Agedroe vu{ NRULE($name) } { $name }.
record-line-confirmed = Serie { $series }, Dësch { $table }, Spill { $game }: Zielung confirméiert vu{ NRULE($name) } { $name }.
record-line-corrected = Serie { $series }, Dësch { $table }, Spill { $game }, verbessert vu{ NRULE($by) } { $by }: { $line }.
    .before = Virdrun: { $line }.
record-control-entered = Serie { $series }, Dësch { $table }, Kontrolllëscht, Spill { $game }: { $line }.
record-signed = Serie { $series }, Dësch { $table }: ënnerschriwwe vu{ NRULE($name) } { $name }.
    .instead = Serie { $series }, Dësch { $table }: fir { $name } ënnerschriwwe vu{ NRULE($by) } { $by }.
record-lists-ended = Serie { $series }, méi fréi ofgeschloss vu{ NRULE($by) } { $by }, well d’Zäit ëm war: { $lists }.
    .why = Serie { $series }, méi fréi ofgeschloss vu{ NRULE($by) } { $by }: { $lists }.
    .list = Dësch { $table } { $games ->
    [0] virum éischte Spill
   *[other] nom Spill { $games }
  }
record-incident-recorded = Serie { $series }, Dësch { $table }{ $game ->
    [0] {""}
   *[other] , Spill { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: { $kind } ({ $clause }), festgehale vu{ NRULE($by) } { $by }. { $consequence }
record-director-called = Serie { $series }, den Dësch { $table } huet d’Turnéierleedung geruff: { $kind }.
record-call-answered = Serie { $series }, Dësch { $table }: Ruff beäntwert vu{ NRULE($by) } { $by }{ $waited ->
    [0] {"."}
   *[other] , no { $time }.
  }
    .short = Beäntwert vu{ NRULE($by) } { $by }{ $waited ->
    [0] {"."}
   *[other] {" "}no { $time }.
  }
record-call-withdrawn = Serie { $series }, den Dësch { $table } huet de Ruff zeréckgeholl{ $waited ->
    [0] {"."}
   *[other] , no { $time }.
  }
    .short = Zeréckgeholl{ $waited ->
    [0] {"."}
   *[other] {" "}no { $time }.
  }
record-call-unanswered = Keen huet geäntwert.
record-lists-undone = Fir den Dësch { $table } réckgängeg gemaach.
call-other = Eppes anescht
record-ruling-recorded = { $table ->
    [0] Ganzen Turnéier
   *[other] Serie { $series }, Dësch { $table }
  }{ $game ->
    [0] {""}
   *[other] , Spill { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: Decisioun vu{ NRULE($by) } { $by }: „{ $text }“
record-penalty-given = { $name }: { $points ->
    [one] { $points } Wäertungspunkt
   *[other] { $points } Wäertungspunkten
  } ofgezunn, { $series ->
    [0] vun der Gesamtwäertung
   *[other] an der Serie { $series }
  }, vu{ NRULE($by) } { $by }.
record-penalty-lifted = Strof { $penalty } opgehuewe vu{ NRULE($by) } { $by }.
record-lot-recorded = D’Lous ({ $scope }, { $parties }): { $order }.
    .seed = Gezu mam Louscode „{ $seed }“.
record-tournament-restored = Den Turnéier gouf vu{ NRULE($by) } { $by } op de Stand vum { $at } zréckgesat.
record-step-undone = Leschte Schrëtt am Büro zréckgeholl vu{ NRULE($by) } { $by }.
record-list-step-undone = Serie { $series }, Dësch { $table }: leschte Schrëtt zréckgeholl vu{ NRULE($by) } { $by }.
