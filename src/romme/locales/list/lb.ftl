### D’Säit vun deenen, déi eng Spilllëscht féieren.

## De Kapp vun der Säit

list-title = Dësch { $table } · Serie { $series }
list-parts = Deeler vun dëser Säit
list-pane-game = Androen
list-pane-paper = Lëscht
list-pane-more = Hëllef
list-clock-left = Zäit, déi bleift:
list-clock-over = D’Zäit ass ëm: Dat Spill, dat leeft, ass dat lescht.
list-announcement = Matdeelung:
list-state-sent = Alles ass ukomm.
list-state-sending = { $n ->
    [one] Een Antrag gëtt geschéckt.
   *[other] { $n } Anträg gi geschéckt.
  }
list-state-waiting = { $n ->
    [one] Keen Netz: Een Antrag ass op dësem Telefon gehalen. Maacht einfach weider.
   *[other] Keen Netz: { $n } Anträg sinn op dësem Telefon gehalen. Maacht einfach weider.
  }
list-state-offline = Keen Netz. Maacht einfach weider: Wat Dir androt, bleift op dësem Telefon.
list-state-locked = Dëse Link gëllt net méi.
list-unsafe = Dësen Telefon hält näischt. Loosst dës Säit op, bis alles ukomm ass.
list-never-seen = Keen Netz. D’Lëscht muss eng Kéier mat Netz opgemaach ginn; duerno geet et ouni.

## E Link, deen d’Lëscht net opmécht

list-door = D’Lëscht geet net op
list-door-kept = { $n ->
    [one] Een Antrag ass op dësem Telefon gehalen a gëtt da geschéckt.
   *[other] { $n } Anträg sinn op dësem Telefon gehalen a ginn da geschéckt.
  }
list-door-hint = Scannt den neie QR-Code vun Ärem Dësch, oder tippt de PIN an, deen drënner steet.
list-pin = PIN vun dëser Lëscht
list-open = Opmaachen

## Virum éischte Spill

list-early = Waart w.e.g.
list-early-hint = D’Serie huet nach net ugefaangen. D’Säit geet vum selwe weider.
list-closed = Dës Serie ass eriwwer
list-closed-hint = Nëmmen d’Turnéierleedung kann d’Lëscht nach änneren.
list-server = Dësen Dësch spillt um Server
list-server-hint = D’Lëscht schreift sech vum selwen. Ënner „Lëscht“ kënnt Dir se kucken.
list-which = Wéi eng Lëscht féiert Dir?
list-which-list = Ech féieren d’Lëscht
list-which-control = Ech féieren d’Kontrolllëscht
list-which-hint = Op all Dësch schreiwen zwee Telefonen, all fir sech; da ginn déi zwou Lëschte verglach.
list-kept-list = Dir féiert d’Lëscht
list-kept-control = Dir féiert d’Kontrolllëscht
list-control-mark = Kontrolllëscht
list-control-full = D’Kontrolllëscht ass komplett. Merci!
list-pack = Zielt d’Kaarten
list-pack-cards = Kaarte mat Jokeren
list-pack-who = { $name } zielt.
list-pack-right = Jo, { $n } Kaarten
list-pack-wrong = Feelt eng Kaart, oder ass eng ze vill do? Rufft d’Turnéierleedung.
list-pack-done = D’Kaarte si gezielt.

## Ee Spill

list-game-of = Spill { $game } vu { $games }
list-correct-of = Spill { $game } verbesseren
list-deals = { $name } deelt aus.
list-deals-out = { $name } deelt aus a spillt net mat.
list-back = Zréck
list-cancel = Ofbriechen
list-who = Wien ass fäerdeg ginn?
list-nobody = Keen
list-how = Wéi ass { $name } fäerdeg ginn?
list-how-nobody = Firwat ass d’Spill eriwwer?
list-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
list-cross = Kräiz ({ $n })
list-count = { $name } huet nach:
list-card-points = Kaartepunkten
list-opened-or-not = Erëffent oder net
list-type-first = Fir d’éischt d’Kaartepunkten antippen.
list-then-hand = Elo tippen: erëffent oder net?
list-erase = Déi lescht Ziffer läschen
list-doubt = { $name }: { $n } Punkten?
list-doubt-no-cards = Wien nach Kaarten huet, huet méi Punkten. Stëmmt d’Zuel?
list-doubt-too-few-unopened = Net erëffent heescht all Kaarten an der Hand, an déi ziele méi. Stëmmt d’Zuel?
list-doubt-too-many = Sou vill zielt bal keng Hand. Stëmmt d’Zuel?
list-type-again = Nach eng Kéier antippen
list-sure = Jo, { $n } stëmmt
list-summary = Stëmmt dat esou?
list-summary-hint = Fir eppes z’änneren, tippt op en Numm.
list-left-with = { $n } Kaartepunkten
list-was-opened = erëffent
list-was-unopened = net erëffent
list-thrown-in = ongezielt ewechgehäit
list-change = Änneren
list-save = Spill { $game } opschreiwen
list-save-correction = D’Spill { $game } verbesseren
list-leave-as-is = Esou loossen
list-order-changed = D’Turnéierleedung huet d’Reiefolleg vun de Spiller geännert. Dëst Spill muss nei agedroe ginn.
list-there-already = Spill { $game } steet schonn op der Lëscht: Een aneren huet et agedroen.
list-drop-draft = Ewechgeheien, wat ech getippt hunn
list-told-entered = Spill { $game } ass opgeschriwwen.
list-told-corrected = Spill { $game } ass verbessert.

## Eng zweet Persoun kuckt d’Zuelen no

list-second = Spill { $game }: Wien huet et nogekuckt?
list-second-hint = Gitt den Telefon weider. Wien d’Zuelen nogekuckt huet, tippt op den eegenen Numm.
list-second-by = { $name }: Et stëmmt
list-second-ask = Eng zweet Persoun kuckt et no
list-later = Méi spéit
list-told-confirmed = { $name } huet Spill { $game } confirméiert.
list-confirmed-by = { $name } huet d’Zuelen nogekuckt.
list-confirmed-office = Den Turnéierbüro huet d’Zuelen nogekuckt.

## Ënnerschreiwen

list-full = All Spiller sinn opgeschriwwen
list-finished = D’Lëscht ass fäerdeg
list-finished-hint = Jiddereen huet ënnerschriwwen, an den Turnéierbüro huet d’Lëscht. Merci!
list-finished-unsent = Loosst dës Säit op, bis d’Lëscht ukomm ass.
list-finished-thanks = Den Turnéierbüro huet d’Lëscht. Merci!
list-sign-round = Gitt den Telefon ronderëm: Jiddereen tippt op den eegenen Numm an ënnerschreift.
list-sign-hint = Mat der Ënnerschrëft sot Dir, datt d’Lëscht stëmmt. Duerno kann nëmmen nach d’Turnéierleedung se änneren.
list-signs = tippt hei fir z’ënnerschreiwen
list-signed = ënnerschriwwen
list-signed-unsent = ënnerschriwwen, nach net geschéckt
list-sign = Ech ënnerschreiwen
list-not-now = Elo net
list-look = Déi ganz Lëscht kucken
list-rating-points = Wäertungspunkten
list-crosses = Kräizer
list-told-signed = { $name } huet ënnerschriwwen.
list-sums-changed = D’Lëscht gouf no der Ënnerschrëft geännert. Kuckt se w.e.g. no, an ënnerschreift nach eng Kéier.

## Déi ganz Lëscht

list-paper = D’Lëscht
list-paper-hint = Grouss: Wäertungspunkten, kleng: Kaartepunkten. Tippt op d’Nummer vun engem Spill, fir et ze kucken oder ze verbesseren.
list-column-game = Spill
list-column-check = Prouf
list-sum = Zomm
list-dealer = deelt aus, spillt net mat
list-dealer-sign = G
list-has-left = ass fortgaangen
list-substitute = Ersatz
list-see-game = { $game }: dëst Spill kucken
list-game = Spill { $game }
list-correct = Spill { $game } verbesseren
list-locked = Et huet schonn een ënnerschriwwen: Elo kann nëmmen nach d’Turnéierleedung verbesseren.
list-was-before = Virdrun (verbessert huet: { $by }):
list-by-keeper = den Dësch
list-by-helper = en Hëllefer
list-by-director = d’Turnéierleedung
list-mark-unsent = nach net geschéckt
list-mark-corrected = verbessert
list-mark-incident = Virfall
list-mark-differs = d’Kontrolllëscht seet eppes aneschters
list-mark-unconfirmed = keng zweet Persoun huet et nogekuckt
list-mark-struck = gestrach, zielt net
list-differences = Déi zwou Lëschte sinn net d’selwecht
list-differences-hint = Frot den Dësch, wat stëmmt. Wie sech geiert huet, verbessert ënner „Lëscht“.
list-on-list = Lëscht
list-on-control = Kontrolllëscht

## Anträg, déi de Server net hëlt

list-step-check-pack = Kaarte gezielt
list-step-enter-line = Spill { $game }
list-step-confirm-line = Spill { $game }, confirméiert vun { $name }
list-step-correct-line = Verbesserung vum Spill { $game }
list-step-enter-control = Kontrolllëscht, Spill { $game }
list-step-sign = Ënnerschrëft vun { $name }
list-aside-same = Dat ass gereegelt: D’Lëscht seet datselwecht wéi Dir.
list-aside-theirs = Op der Lëscht:
list-aside-mine = Dir hutt geschriwwen:
list-aside-nothing = Nach näischt.
list-aside-take-theirs = Loossen, wéi et op der Lëscht steet
list-aside-send-mine = Mäint stëmmt: d’Lëscht verbesseren
list-aside-enter-mine = Mäint elo androen
list-aside-director = Weist dat der Turnéierleedung.
list-aside-drop = Mäint ewechgeheien
list-aside-keep = Halen
list-aside-really = Soll et wierklech ewech?
list-aside-ok = An der Rei
list-told-settled = D’Lëscht bleift, wéi se ass.
list-told-insisted = Ären Antrag gëtt geschéckt.

## Hëllef

list-director = Stëmmt eppes net?
list-director-stop = Loosst d’Kaarte leien, wéi se sinn.
list-director-call = Rufft d’Turnéierleedung.
list-director-writes = D’Turnéierleedung entscheet a schreift et op d’Lëscht.
list-director-raise = E Schëld weisen, fir héichzehalen
list-director-when = Zum Beispill
list-raised = Turnéierleedung w.e.g.! Dësch
list-undo = Vertippt?
list-undo-last = De leschte Schrëtt zréckhuelen
list-undo-hint = Fir een eenzelt Spill ze verbesseren, maacht et ënner „Lëscht“ op.
list-undo-sure = Wat op dëser Lëscht fir d’lescht gemaach gouf, gëtt zréckgeholl.
list-undo-yes = Jo, zréckhuelen
list-undo-no = Neen
list-undo-waits = Et ginn nach Anträg geschéckt. E Spill verbessere kënnt Dir ënner „Lëscht“.
list-undo-offline = Dat brauch d’Netz. E Spill verbessere kënnt Dir ënner „Lëscht“.
list-undo-nothing = Et gëtt näischt zréckzehuelen.
list-undo-changed = Een aneren huet d’Lëscht grad geännert. Kuckt se no, a probéiert et dann nach eng Kéier.
list-undo-unheard = Et koum keng Äntwert. Kuckt d’Lëscht, wann d’Netz nees do ass.
list-undone = Et ass zréckgeholl.
list-look-and-language = Sprooch a Schrëft
list-large-print = Grouss Schrëft …
list-to-hall = Plazen a Stand
list-kept-hint = Wat Dir androt, bleift op dësem Telefon, bis et ukomm ass, och wann d’Säit zougemaach gëtt.
