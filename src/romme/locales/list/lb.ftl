### The page on which a table keeps its list.

## The head of the page

list-title = Dësch { $table } · Serie { $series }
list-parts = Deeler vun dëser Säit
list-pane-game = Androen
list-pane-paper = Lëscht
list-pane-more = Hëllef
list-clock-left = Zäit, déi nach bleift:
list-alarm-ten = Déi lescht zéng Minutten.
list-alarm-over = D’Zäit ass ëm: Spillt dëst Spill fäerdeg an haalt dann op.
list-announcement = Annonce:
list-state-sent = Alles ass geschéckt.
list-state-sending = Gëtt geschéckt, wat Dir agedroen hutt ({ $n }) …
list-state-waiting = Keen Netz: Wat Dir agedroen hutt ({ $n }), ass op dësem Telefon gespäichert. Maacht einfach weider.
list-state-offline = Keen Netz. Maacht einfach weider: Wat Dir androt, ass op dësem Telefon gespäichert.
list-state-refused = { $n ->
    [one] Eng Zeil gouf net ugeholl. Decidéiert ënner „Androen“.
   *[other] { $n } Zeile goufen net ugeholl. Decidéiert ënner „Androen“.
  }
list-hand-over-open = D’Zeilen als QR-Code weisen
list-state-locked = Dëse Link gëllt net méi.
list-unsafe = Dësen Telefon kann näischt späicheren. Loosst dës Säit op, bis alles geschéckt ass.
list-never-seen = Keen Netz. Maacht dës Lëscht eng Kéier mat Netz op; duerno geet et och ouni.

## A link that no longer opens the list

list-door = D’Lëscht geet net op
list-door-kept = Wat Dir agedroen hutt ({ $n }), ass op dësem Telefon gespäichert a gëtt geschéckt, soubal d’Lëscht op ass.
list-door-hint = Scannt den neie QR-Code vun Ärem Dësch, oder tippt de PIN an, deen drënner steet.
list-pin = PIN vun dëser Lëscht
list-open = Opmaachen

## Before the first game

list-early = Waart wgl.
list-early-hint = D’Serie huet nach net ugefaangen. Dës Säit geet vun eleng weider.
list-closed = Dës Serie ass eriwwer
list-closed-hint = Nëmmen d’Turnéierleedung kann d’Lëscht nach änneren.
list-server = Dësen Dësch spillt online
list-server-hint = D’Lëscht fëllt sech vun eleng aus. Dir gesitt se ënner „Lëscht“.
list-which = Wéi eng Lëscht féiert Dir?
list-which-list = Ech féieren d’Lëscht
list-which-control = Ech féieren d’Kontrolllëscht
list-which-hint = Un all Dësch ginn op zwee Telefonen zwou Lëschte gefouert an duerno verglach.
list-kept-list = Dir féiert d’Lëscht
list-kept-control = Dir féiert d’Kontrolllëscht
list-control-mark = Kontrolllëscht
list-control-full = D’Kontrolllëscht ass komplett. Merci!
list-pack = Zielt wgl. d’Kaarten
list-pack-cards = Kaarten, mat de Jokeren
list-pack-who = { $name } zielt.
list-pack-right = Jo, { $n } Kaarten
list-pack-wrong = Feelt eng oder ass eng ze vill do? Rufft d’Turnéierleedung.
list-pack-done = D’Kaarte si gezielt.

## One game

list-game-of = Spill { $game } vu{ NRULE($games) } { $games }
list-correct-of = Spill { $game } verbesseren
list-deals = { $name } deelt aus.
list-deals-out = { $name } deelt aus a spillt net mat.
list-back = Zréck
list-cancel = Ofbriechen
list-who = Wien ass fäerdeg ginn?
list-nobody = Keen
list-how = Wéi ass { $name } fäerdeg ginn?
list-how-nobody = Wéi ass d’Spill ausgaangen?
list-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
list-cross = Kräiz ({ $n })
list-count = Wat huet { $name } nach?
list-card-points = Kaartepunkten
list-opened-or-not = Erëffent oder net
list-type-first = Tippt fir d’éischt d’Kaartepunkten an.
list-then-hand = Tippt elo: erëffent oder net?
list-erase = Déi lescht Ziffer läschen
list-doubt = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }?
list-doubt-no-cards = Wien nach Kaarten an der Hand huet, huet méi Punkten. Stëmmt d’Zuel?
list-doubt-too-few-unopened = Wien net erëffent huet, huet nach all seng Kaarten an der Hand, an déi ziele méi. Stëmmt d’Zuel?
list-doubt-too-many = Esou vill zielt bal keng Hand. Stëmmt d’Zuel?
list-type-again = Nach eng Kéier antippen
list-sure = Jo, { $n } stëmmt
list-summary = Stëmmt dat esou?
list-summary-hint = Fir eppes z’änneren, tippt op en Numm.
list-left-with = { $n ->
    [one] { $n } Kaartepunkt
   *[other] { $n } Kaartepunkten
  }
list-was-opened = erëffent
list-was-unopened = net erëffent
list-thrown-in = ongezielt ewechgehäit
list-change = Änneren
list-save = Spill { $game } späicheren
list-save-correction = Spill { $game } verbesseren
list-leave-as-is = Esou loossen
list-order-changed = D’Turnéierleedung huet geännert, a wéi enger Reiefolleg gespillt gëtt. Drot dëst Spill wgl. nei an.
list-there-already = Spill { $game } steet schonn op der Lëscht: Een aneren huet et agedroen.
list-drop-draft = Läschen, wat ech getippt hunn
list-told-entered = Spill { $game } ass gespäichert.
list-told-corrected = Spill { $game } ass verbessert.

## A second player confirms the figures

list-second = Spill { $game }: Wien huet et nogekuckt?
list-second-hint = Gitt den Telefon engem anere Spiller. Wann d’Zuele stëmmen, tippt dee säin Numm un.
list-second-by = { $name }: Et stëmmt
list-second-ask = Vun engem zweete Spiller nokucke loossen
list-later = Méi spéit
list-told-confirmed = { $name } huet Spill { $game } confirméiert.
list-confirmed-by = Nogekuckt vu{ NRULE($name) } { $name }.
list-confirmed-office = Vum Büro nogekuckt.

## Signing

list-ended = D’Lëscht ass ofgeschloss
list-full = All Spill ass agedroen
list-finished = D’Lëscht ass fäerdeg
list-finished-hint = Jiddereen huet ënnerschriwwen, an de Büro huet d’Lëscht. Merci!
list-finished-unsent = Loosst dës Säit op, bis d’Lëscht geschéckt ass.
list-finished-thanks = De Büro huet d’Lëscht. Merci!
list-sign-round = Gitt den Telefon ronderëm: Jiddereen tippt säin Numm un an ënnerschreift.
list-sign-hint = Mat Ärer Ënnerschrëft confirméiert Dir, datt d’Lëscht stëmmt. Duerno kann nëmmen d’Turnéierleedung se nach änneren.
list-signs = tippe fir z’ënnerschreiwen
list-signed = ënnerschriwwen
list-signed-unsent = ënnerschriwwen, nach net geschéckt
list-sign = Ënnerschreiwen
list-not-now = Elo net
list-look = Déi ganz Lëscht weisen
list-rating-points = Wäertungspunkten
list-crosses = Kräizer
list-told-signed = { $name } huet ënnerschriwwen.
list-sums-changed = D’Lëscht gouf no der Ënnerschrëft geännert. Kuckt se wgl. no an ënnerschreift nach eng Kéier.

## The whole list

list-paper = D’Lëscht
list-paper-hint = Grouss: Wäertungspunkten. Kleng: Kaartepunkten. Tippt op d’Nummer vun engem Spill, fir et ze gesinn oder ze verbesseren.
list-column-game = Spill
list-column-check = Kon{ "\u00AD" }troll
list-sum = Zomm
list-dealer = deelt aus, setzt aus
list-dealer-plays = deelt aus
list-dealer-sign = G
list-has-left = ass gaangen
list-substitute = Ersatz
list-see-game = { $game }: dëst Spill weisen
list-game = Spill { $game }
list-correct = Spill { $game } verbesseren
list-locked = Et huet schonn een ënnerschriwwen: Elo kann nëmmen nach d’Turnéierleedung eppes verbesseren.
list-was-before = Virdrun, ier { $by } et verbessert huet:
list-by-keeper = den Dësch
list-by-helper = en Hëllefer
list-by-director = d’Turnéierleedung
list-mark-unsent = nach net geschéckt
list-mark-corrected = verbessert
list-mark-incident = Tëschefall
list-mark-differs = op der Kontrolllëscht anescht
list-mark-unconfirmed = net vun engem zweete Spiller nogekuckt
list-mark-struck = ongëlteg, zielt net
list-differences = Déi zwou Lëschte stëmmen net iwwereneen
list-differences-hint = Frot den Dësch, wat stëmmt, a verbessert dat Falscht ënner „Lëscht“.
list-on-list = Lëscht
list-on-control = Kontrolllëscht

## Entries that the server refused

list-step-check-pack = Kaarte gezielt
list-step-enter-line = Spill { $game }
list-step-confirm-line = Spill { $game }, confirméiert vu{ NRULE($name) } { $name }
list-step-correct-line = Verbesserung vum Spill { $game }
list-step-enter-control = Kontrolllëscht, Spill { $game }
list-step-sign = Ënnerschrëft vu{ NRULE($name) } { $name }

## What the office has changed, until the keeper has read it

list-changed = D’Turnéierleedung huet dës Lëscht geännert
list-changed-before = Virdrun
list-changed-after = Elo
list-changed-void = Ongëlteg: Spillt dëst Spill wgl. nach eng Kéier.
list-changed-gone = Vun der Lëscht gestrach.
list-changed-ruling = Decisioun
list-changed-read = Ech hunn et gelies
list-changed-told = D’Turnéierleedung huet dës Lëscht geännert. Liest wgl., wat anescht ass.

## Handing over entries that this phone cannot send

list-hand-over = D’Zeilen iwwerginn
list-hand-over-hint = Weist dëse Code engem Hëllefer oder der Turnéierleedung. Si scannen en a soen Iech eng Zuel.
list-hand-over-qr = QR-Code mat den Zeilen
list-hand-over-later = { $n ->
    [one] Nach eng Zeil kënnt am nächste Code.
   *[other] Nach { $n } Zeile kommen am nächste Code.
  }
list-hand-over-type = Fir anzetippen
list-hand-over-receipt = Zuel vun der Turnéierleedung
list-hand-over-confirm = D’Turnéierleedung huet d’Zeilen
list-hand-over-wrong = Dës Zuel gehéiert net zu dësem Code. D’Zeile bleiwen op dësem Telefon.
list-hand-over-none = Et ass näischt méi z’iwwerginn.
list-handed-over = D’Turnéierleedung huet d’Zeilen.
list-handed-over-but = { $n ->
    [one] D’Turnéierleedung huet d’Zeilen, ausser enger. Decidéiert wgl. doriwwer.
   *[other] D’Turnéierleedung huet d’Zeilen, ausser { $n }. Decidéiert wgl. doriwwer.
  }
list-not-taken-over = D’Turnéierleedung konnt dës Zeil net unhuelen.
list-aside-same = Gekläert: Op der Lëscht steet schonn dat selwecht wéi bei Iech.
list-aside-theirs = Op der Lëscht:
list-aside-mine = Dir hutt agedroen:
list-aside-nothing = Nach näischt.
list-aside-take-theirs = Loossen, wat op der Lëscht steet
list-aside-send-mine = Mäint stëmmt: d’Lëscht verbesseren
list-aside-enter-mine = Mäint elo schécken
list-aside-director = Weist dat der Turnéierleedung.
list-aside-drop = Mäint läschen
list-aside-keep = Behalen
list-aside-really = Wierklech läschen?
list-aside-ok = An der Rei
list-told-settled = D’Lëscht bleift, wéi se ass.
list-told-insisted = Wat Dir agedroen hutt, gëtt geschéckt.

## Help

list-director = Stëmmt eppes net?
list-director-stop = Loosst d’Kaarte leien, wéi se sinn.
list-director-call = Rufft d’Turnéierleedung.
list-director-writes = D’Turnéierleedung decidéiert an dréit et op der Lëscht an.
list-director-raise = E Schëld fir héichzehale weisen
list-raised = Turnéierleedung, wannechgelift! Dësch
list-undo = Vertippt?
list-undo-last = De leschte Schrëtt zréckhuelen
list-undo-hint = Fir en eenzelt Spill ze verbesseren, maacht et ënner „Lëscht“ op.
list-undo-sure = Domat gëtt de leschte Schrëtt op dëser Lëscht zréckgeholl.
list-undo-yes = Jo, zréckhuelen
list-undo-no = Neen
list-undo-waits = Et ass nach net alles geschéckt. E Spill verbessere kënnt Dir ënner „Lëscht“.
list-undo-offline = Dofir brauch et d’Netz. E Spill verbessere kënnt Dir ënner „Lëscht“.
list-undo-nothing = Et gëtt näischt zréckzehuelen.
list-undo-changed = Een aneren huet d’Lëscht grad geännert. Kuckt se no a probéiert et dann nach eng Kéier.
list-undo-unheard = Keng Äntwert vum Server. Kuckt d’Lëscht no, wann d’Netz nees do ass.
list-undone = De leschte Schrëtt ass zréckgeholl.
list-look-and-language = Sprooch an Affichage
list-large-print = Grouss Schrëft …
list-to-hall = Plazen a Stand
list-kept-hint = Wat Dir androt, bleift op dësem Telefon, bis et geschéckt ass, och wann Dir d’Säit zoumaacht.

## The code of a table, which is valid all day

table-title = Dësch { $table }
table-now = Um Dësch { $table } gëtt elo Serie { $series } gespillt: { $names }.
table-scan-there = Fir dës Lëscht opzemaachen, scannt de Code, deen um Dësch läit, oder tippt de PIN an, deen drënner steet.
table-early = Serie { $series } huet nach net ugefaangen. Um Dësch { $table }: { $names }. Dës Säit mécht d’Lëscht op, soubal d’Serie ufänkt.
table-empty = Dësch { $table } huet nach keng Lëscht. Dës Säit mécht se op, soubal et eng gëtt.
table-other-day = Dëse Code war fir Dag { $day }. Um Dësch { $table } gëtt elo Serie { $series } gespillt: { $names }.
table-other-table = Dat ass de Code vum Dësch { $table } (Serie { $series }: { $names }), mee dësen Telefon féiert d’Lëscht vum Dësch { $kept }.
table-go = Op d’Lëscht vum Dësch { $table }
table-back = Zréck op d’Lëscht vum Dësch { $table }
table-keep = D’Lëscht vum Dësch { $table } op dësem Telefon féieren
table-code-wrong = Scannt de Code, deen elo op Ärem Dësch läit, oder wielt op der Säit vum Turnéier den Dësch an tippt de PIN an.
