### Printouts of a tournament (PDF).

## On several printouts

# The PDF fills in the numbers later, so NRULE cannot see them.
paper-page = Säit { $page } / { $pages }
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
paper-not-seated = D’Plaze sinn nach net verdeelt.
paper-nothing-played = Et ass nach näischt gespillt.
paper-withdrew = ofgemellt
paper-director = Turnéierleedung

paper-title-start-cards = Startkaarten
paper-title-seating-by-name = Wou sëtzen ech?
paper-title-seating-by-table = Wie sëtzt wou?
paper-title-blank-lists = Spilllëschten
paper-title-filled-lists = Spilllëschten
paper-title-results = Resultater
paper-title-certificates = Diplomer
paper-title-links = Ziedele fir d’Dëscher
paper-title-office-keys = Linke fir d’Turnéierleedung an d’Hëllefer
paper-title-record = Protokoll
paper-title-referee-log = Protokoll vum Arbitter
paper-title-emergency-kit = Noutfallmapp

## Start cards and slips

paper-in-team = Equipe: { $name }
paper-in-tandem = Tandem: { $name }
paper-scan-follow = Plaz a Stand op Ärem Telefon
paper-scan-list = Dës Lëscht um Telefon féieren
paper-address = Adress
paper-link-none = Et gi keng Linke fir ze drécken.
paper-link-or-type = Keng Kamera? Maacht d’Adress op, wielt den Dësch an tippt de PIN an.
paper-link-list-how = Haalt d’Kamera vum Telefon op de Code: D’Lëscht, déi dësen Dësch elo huet, geet op. Den Ziedel gëllt de ganzen Dag a bleift um Dësch.
paper-link-director-how = Behaalt dës Säit fir Iech: Wien de Code oder de PIN huet, kann alles änneren.
paper-link-helper-how = Fir Hëllefer, déi Leit umellen a Lëschten androen. Loosst dës Säit net leien.

## Seating

paper-keeps-list = Plaz 1 féiert d’Lëscht.
paper-seats-drawn = D’Plaze si mam Louscode „{ $seed }“ gezunn.
paper-seats-by-result = D’Plaze sinn nom Resultat gesat, mam Louscode „{ $seed }“.
paper-seats-strict = Plaze streng nom Resultat gesat.
paper-incomplete = Net komplett: { $groups }
paper-seats-by-hand = D’Plaze goufe vun der Turnéierleedung gesat.
paper-seats-adjusted = Plazen un déi ugepasst, déi do sinn.
    .moves = Geännert: { $moves }.

## Lists

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
paper-sits-out-mark = De Geber setzt aus: Loosst déi schrafféiert Felder eidel. E Minuspunkt gëtt als Kräiz × agedroen.
paper-cross-mark = E Minuspunkt gëtt als Kräiz × agedroen.
paper-opened-up-to = { $least ->
    [0] Erëffent, bis { $most } Punkten
   *[other] Erëffent, { $least } bis { $most } Punkten
  }
paper-opened-from = Erëffent, { $least } Punkten oder méi
paper-unopened-up-to = { $least ->
    [0] Net erëffent, bis { $most } Punkten
   *[other] Net erëffent, { $least } bis { $most } Punkten
  }
paper-unopened-from = Net erëffent, { $least } Punkten oder méi
paper-left-after = no Spill { $game } gaangen
paper-substituted = een anere spillt weider
paper-signed = ënnerschriwwen
paper-signed-for = ënnerschriwwe vu{ NRULE($name) } { $name }: { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where }: { $what } ({ $clause }). { $follows }
paper-corrected = Spill { $game } verbessert vu{ NRULE($name) } { $name }: { $before }, elo { $after }.
paper-broken-off = No Spill { $game } ofgebrach.
paper-control-list = { $differences ->
    [0] Lëscht a Kontrolllëscht stëmmen iwwereneen.
    [one] D’Kontrolllëscht ass op { $differences } Plaz anescht.
   *[other] D’Kontrolllëscht ass op { $differences } Plazen anescht.
  }

## Results

paper-place = Rang
paper-party = Numm a Memberen
paper-games = Gespillt
paper-penalty = Strof
paper-ranking-single = Eenzelwäertung
paper-ranking-tandem = Tandemwäertung
paper-ranking-team = Equipewäertung
paper-state-final = Endstand
paper-state-after = Stand no der Serie { $series }
paper-state-running = Tëschestand: Serie { $series } leeft, { $finished } vu{ NRULE($lists) } { $lists } Lëschte si fäerdeg
paper-legend-order = Fir d’éischt ziele méi Wäertungspunkten, da manner Kaartepunkten, dann d’Lous (T14).
paper-legend-series = Serien: Wäertungspunkten, drënner Kaartepunkten.
paper-lot-mark = L
paper-legend-lot = L: duerch d’Lous entscheet.
paper-legend-shared = =: gläich; d’Lous ass nach net gezunn.
paper-legend-dropped = A Klameren: zielt net fir d’Gesamtwäertung.
paper-legend-penalty = Strof: Wäertungspunkten, déi d’Turnéierleedung ofgezunn huet; am Resultat si se scho matgerechent.
paper-legend-time = Zäit: D’Lëscht gouf méi fréi ofgeschloss, zum Beispill well d’Zäit ëm war.

## Certificates

paper-certificate = Diplom
paper-certificate-at = Rommé-Turnéier
paper-held = { $place }, { $date }
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
paper-draft = Entworf: D’Resultat ass nach net definitiv.

## Record

paper-record-empty = Am Protokoll steet nach näischt.
paper-time = Zäit
paper-happened = Wat geschitt ass
paper-referee-empty = D’Turnéierleedung huet nach näischt missen decidéieren.
paper-referee-about = All Decisioune vun der Turnéierleedung, a wéi laang Dëscher op si gewaart hunn. Punkten: Wäertungspunkten, an a Klamere d’Kaartepunkten.
paper-before = Virdrun
paper-after = Duerno
paper-undone = méi spéit zréckgeholl
paper-ruling = Decisioun vu{ NRULE($name) } { $name }: „{ $text }“
    .game = Spill { $game }: Decisioun vu{ NRULE($name) } { $name }: „{ $text }“
paper-no-longer = Dat zielt net méi: D’Spill ass ongëlteg oder gouf korrigéiert.

## Emergency kit

paper-kit-about = Wann de Computer ausfält, geet den Turnéier vun Hand weider. Dréckt dës Mapp, ier en ufänkt, an nach eng Kéier no all Serie.
paper-kit-steps = Wéi et vun Hand weidergeet
paper-kit-go-on = Sot allen Dëscher, si solle weiderspillen an hir Lëscht op Pabeier féieren. Wat schonn agedroe war, gëllt; d’Dëscher schreiwen et vum Telefon of oder aus dem Kapp op a jiddereen um Dësch ass domat averstanen.
paper-kit-seat = Zielt fir eng nei Serie, wéi vill Spiller do sinn. Kuckt an der Tabell, wéi vill Dëscher vu véier a vun dräi Dir braucht. Schneit d’Louse fir dës Dëscher aus a loosst jiddereen eent zéien: Dësch a Plaz stinn drop.
paper-kit-list = Gitt all Dësch seng eidel Lëscht vum Enn vun dëser Mapp; fir weider Dëscher kopéiert déi zwou lescht. Plaz 1 féiert se, zielt déi { $cards } Kaarten an deelt als éischt aus; da geet et am Auerzäresënn weider.{ $out ->
    [yes] {" "}Un engem Dësch vu véier setzt de Geber aus.
   *[no] {""}
  } An enger Serie gëtt un engem Dësch vu véier { $fours }-mol gespillt, un engem Dësch vun dräi { $threes }-mol.
paper-kit-enter = No all Spill ginn d’Kaarten oppe gezielt. Drot fir jiddereen, dee gespillt huet, d’Wäertungspunkten aus der Tabell an, an donieft d’Punkte vun de Kaarten, déi en nach an der Hand huet. E Minuspunkt ass e Kräiz. D’Zomme vun all Spill kommen an d’Kontrollkolonnen.
paper-kit-sums = Nom leschte Spill rechent Dir all Kolonn zesummen an zitt d’Kräizer of. D’Resultater vun alle Plazen zesumme musse grad esou vill si wéi d’Zomm vun der Kontrollkolonn. Jiddereen um Dësch ënnerschreift.
paper-kit-rank = Rechent d’Resultater bei de leschte Stand an dëser Mapp, a maacht d’Klassement, wéi et ënner „Klassement“ steet.
paper-kit-later = Wann de Computer nees geet, tippt d’Lëschte vum Pabeier an. Näischt muss nei gespillt ginn.
paper-kit-ratings = Wäertungspunkten
paper-kit-assumed = * Ugeholl: Dat steet a kengem Reegeltext.
paper-kit-seating = Dëscher
paper-kit-formula = Huelt Dëscher vu véier, an nëmmen esou vill Dëscher vun dräi, wéi et brauch, fir datt d’Zuel opgeet. Deelt d’Zuel vun de Spiller duerch véier. Rescht 3: een Dësch vun dräi; Rescht 2: zwee; Rescht 1: dräi; kee Rescht: keen.
paper-kit-impossible = 1, 2 oder 5 Spiller kann een net setzen.
paper-kit-people-column = Leit
paper-kit-fours = Véierer
paper-kit-threes = Dräier
paper-kit-ties = Klassement
paper-kit-dropped = { $n ->
    [one] Fir d’Gesamtwäertung zielt bei jidderengem déi schlechtst Serie net.
   *[other] Fir d’Gesamtwäertung ziele bei jidderengem déi { $n } schlechtst Serien net.
  }
paper-kit-incidents = Wann eppes schif geet
paper-kit-what = Wat geschitt ass
paper-kit-clauses = Punkt
paper-kit-follows = Konsequenz
paper-kit-deal-again = D’Spill ass ongëlteg a gëtt nei ausgedeelt, vun deem, deen domat un der Rei ass.
paper-kit-thrown-in-again = Vun der zweeter Kéier u gëtt nach ee Wäertungspunkt ofgezunn.
paper-kit-people = Leit
paper-kit-present = Do
paper-kit-standing = Stand
paper-kit-lots = Lousen
paper-kit-lots-how = Schneit se aus, faalt se a loosst jiddereen eent zéien. Fir all Spiller, deen elo do ass, gëtt et eent. Wa manner do sinn, huelt der eraus, bis d’Dëscher vu véier a vun dräi bleiwen, déi Dir braucht.
