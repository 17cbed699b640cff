### Wat e Veräin fir en Turnéier dréckt.

## Op méi Blieder

paper-page = Säit { $page } vu { $pages }
paper-number = Startnummer
paper-number-short = Nr.
paper-name = Numm
paper-club = Veräin
paper-team = Equipe
paper-series = Serie
paper-series-short = S
paper-table = Dësch
paper-table-n = Dësch { $table }
paper-seat = Plaz
paper-game-n = Spill { $game }
paper-pin = PIN
paper-nobody = Et ass nach keen ugemellt.
paper-not-seated = D’Plaze sinn nach net gezunn.
paper-nothing-played = Et gouf nach näischt gespillt.
paper-withdrew = ofgemellt
paper-director = Turnéierleedung

paper-title-start-cards = Startkaarten
paper-title-seating-by-name = Wou sëtzen ech?
paper-title-seating-by-table = Wie sëtzt wou?
paper-title-blank-lists = Spilllëschten
paper-title-filled-lists = Spilllëschten
paper-title-results = Resultater
paper-title-certificates = Diplomer
paper-title-links = Wat d’Lëschten opmécht
paper-title-office-keys = Linke fir Turnéierleedung an Hëllefer
paper-title-record = Protokoll
paper-title-emergency-kit = Noutfallmapp

## Startkaarten an Ziedelen

paper-in-team = Equipe: { $name }
paper-in-tandem = Tandem: { $name }
paper-scan-follow = Plaz a Stand op Ärem Telefon
paper-scan-list = Dës Lëscht um Telefon féieren
paper-address = Adress
paper-link-none = Et gëtt keng Linken ze drécken.
paper-link-or-type = Ouni Kamera: Maacht d’Adress op, wielt den Dësch an tippt de PIN an.
paper-link-list-how = Haalt d’Kamera vum Telefon op de Code: D’Lëscht vun dësem Dësch geet op.
paper-link-director-how = Behaalt dës Säit fir Iech: Wien de Code oder de PIN huet, kann alles änneren.
paper-link-helper-how = Fir Hëllefer, déi Leit a Lëschten androen. Loosst dës Säit net doruechter leien.

## Plazen

paper-keeps-list = Plaz 1 féiert d’Lëscht.
paper-seats-drawn = D’Plaze sinn aus „{ $seed }“ gezunn.
paper-seats-by-result = D’Plaze sinn nom Resultat gesat, aus „{ $seed }“.
paper-seats-by-hand = D’Plaze si vun der Turnéierleedung gesat.

## Lëschten

paper-list = Spilllëscht
paper-game-short = Spill
paper-dealer-short = Geber
paper-rating = Wäertung
paper-cards = Kaarten
paper-check-total = Kontroll
paper-sum = Zomm
paper-crosses = Kräizer
paper-result = Resultat
paper-signature = Ënnerschrëft
paper-notes = Bemierkungen
paper-pack-checked = { $cards } Kaarte gezielt
paper-rating-points = Wäertungspunkten
paper-sits-out-mark = De Geber spillt net mat: An déi schrafféiert Felder kënnt näischt. E Minuspunkt gëtt als Kräiz × agedroen.
paper-opened-up-to = { $least ->
    [0] Erëffent, bis { $most } Punkten
   *[other] Erëffent, { $least } bis { $most } Punkten
  }
paper-opened-from = Erëffent, { $least } Punkten a méi
paper-unopened-up-to = { $least ->
    [0] Net erëffent, bis { $most } Punkten
   *[other] Net erëffent, { $least } bis { $most } Punkten
  }
paper-unopened-from = Net erëffent, { $least } Punkten a méi
paper-left-after = no Spill { $game } ewechgaangen
paper-substituted = en anere spillt weider
paper-signed = ënnerschriwwen
paper-signed-for = vun { $name } ënnerschriwwen: { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where }: { $what } ({ $clause }). { $follows }
paper-corrected = Spill { $game } gouf vun { $name } verbessert: { $before }, elo { $after }.
paper-broken-off = No Spill { $game } ofgebrach.
paper-control-list = { $differences ->
    [0] D’Kontrolllëscht seet datselwecht.
    [one] D’Kontrolllëscht ass op { $differences } Plaz anescht.
   *[other] D’Kontrolllëscht ass op { $differences } Plazen anescht.
  }

## Resultater

paper-place = Rang
paper-party = Numm a Memberen
paper-games = Spiller
paper-penalty = Ofzuch
paper-ranking-single = Eenzelwäertung
paper-ranking-tandem = Tandemwäertung
paper-ranking-team = Equipewäertung
paper-state-final = Endstand
paper-state-after = Stand no der Serie { $series }
paper-state-running = Tëschestand: Serie { $series } leeft, { $finished } vu { $lists } Lëschte sinn do
paper-legend-order = Fir d’éischt ziele méi Wäertungspunkten, da manner Kaartepunkten, dann entscheet d’Lous (T14).
paper-legend-series = Serien: Wäertungspunkten, drënner Kaartepunkten.
paper-legend-lot = L: D’Lous huet decidéiert.
paper-legend-shared = =: gläich; d’Lous ass nach net gezunn.
paper-legend-dropped = A Klameren: zielt net mat.
paper-legend-penalty = Ofzuch: Wäertungspunkten, déi d’Turnéierleedung ofgezunn huet; am Resultat si se schonn ofgezunn.

## Diplomer

paper-certificate = Diplom
paper-certificate-at = Rommé-Turnéier
paper-certificate-to = iwwerreecht un
paper-certificate-place = { $form ->
   *[other] { $place }. Plaz
  }
paper-certificate-result = { $rating ->
    [one] { $shown } Wäertungspunkt
   *[other] { $shown } Wäertungspunkten
  } · { $cards ->
    [one] { $cards } Kaartepunkt
   *[other] { $cards } Kaartepunkten
  }
paper-draft = Entworf: D’Resultat steet nach net fest.

## Protokoll

paper-record-empty = Am Protokoll steet nach näischt.
paper-time = Zäit
paper-happened = Wat geschitt ass

## Noutfallmapp

paper-kit-about = Wann de Computer ausfält, geet den Turnéier weider. Dréckt dës Mapp, ier en ufänkt, an nees no all Serie.
paper-kit-steps = Wéi et mat der Hand weidergeet
paper-kit-go-on = Bitt all Dëscher, weiderzespillen an op Pabeier ze schreiwen. Wat schonn agedroe war, gëllt; d’Dëscher schreiwen et vum Telefon of oder aus dem Kapp op, an all um Dësch sinn domat averstanen.
paper-kit-seat = Zielt fir eng nei Serie, wien do ass. An der Tabell steet, wéi vill Dëscher vu véier a vun dräi Dir braucht. Schneit esou vill Ziedelen aus a loosst jiddereen een zéien: Dësch a Plaz stinn drop.
paper-kit-list = Kopéiert déi eidel Lëschten um Enn vun dëser Mapp a gitt all Dësch eng. Plaz 1 féiert se, zielt déi { $cards } Kaarten an deelt als éischt aus; da geet et am Sënn vun der Auer weider.{ $out ->
    [yes] {" "}Um Dësch vu véier spillt de Geber net mat.
   *[no] {""}
  } Eng Serie huet { $fours } Spiller um Dësch vu véier an { $threes } um Dësch vun dräi.
paper-kit-enter = No all Spill ginn d’Kaarten oppe gezielt. Drot fir jiddereen, dee gespillt huet, d’Wäertungspunkten aus der Tabell an, an donieft d’Punkte vun de Kaarten, déi en nach an der Hand huet. E Minuspunkt ass e Kräiz. D’Zomme vun all Zeil kommen an d’Kontrollkolonnen.
paper-kit-sums = Nom leschte Spill gëtt all Kolonn zesummegerechent, an d’Kräizer ginn ofgezunn. D’Resultater vun alle Plazen zesumme mussen d’Zomm vun der Kontrollkolonn sinn. Jiddereen um Dësch ënnerschreift.
paper-kit-rank = Rechent d’Resultater bei de leschte Stand an dëser Mapp a bréngt se an d’Reiefolleg, wéi et ënner „Reiefolleg“ steet.
paper-kit-later = Wann de Computer nees geet, tippt d’Lëschte vum Pabeier an. Näischt muss nei gespillt ginn.
paper-kit-ratings = Wäertungspunkten
paper-kit-assumed = * Ugeholl: Dat steet a kengem vun den Dokumenter.
paper-kit-seating = Dëscher
paper-kit-formula = Dëscher vu véier, an esou vill Dëscher vun dräi, wéi d’Zuel brauch: Deelt duerch véier. Rescht 3: een Dësch vun dräi; Rescht 2: zwee; Rescht 1: dräi; kee Rescht: keen.
paper-kit-impossible = 1, 2 a 5 Leit kann een net setzen.
paper-kit-people-column = Leit
paper-kit-fours = Véierer
paper-kit-threes = Dräier
paper-kit-ties = Reiefolleg
paper-kit-dropped = { $n ->
    [one] Fir d’Ganzt zielt bei jidderengem déi schlechtst Serie net.
   *[other] Fir d’Ganzt zielen bei jidderengem déi { $n } schlechtst Serien net.
  }
paper-kit-incidents = Wann eppes schif geet
paper-kit-what = Wat geschitt ass
paper-kit-clauses = Punkt
paper-kit-follows = Wat follegt
paper-kit-deal-again = D’Spill ass ongülteg a gëtt nei ausgedeelt, vun deem, deen un der Rei ass mat Ausdeelen.
paper-kit-thrown-in-again = Vum zweete Mol u gëtt nach ee Wäertungspunkt ofgezunn.
paper-kit-people = Wie spillt
paper-kit-present = Do
paper-kit-standing = Stand
paper-kit-lots = Ziedele fir d’Lous
paper-kit-lots-how = Schneit d’Ziedelen aus, faalt se a loosst jiddereen een zéien. Et sinn esou vill, wéi elo Leit do sinn; wa manner do sinn, huelt der eraus, bis d’Dëscher vu véier a vun dräi bleiwen, wéi d’Tabell et seet.
