### En Turnéier: firwat eppes net geet, wéi d’Saachen heeschen, wat am Protokoll steet.

## Firwat eppes net geet: wat falsch ass a wat amplaz ze maachen ass

refusal-tournament-no-right = { $role ->
    [keeper] Wien eng Lëscht féiert, däerf dat net.
   *[helper] Hëllefer däerfen dat net.
  } Frot w.e.g. d’Turnéierleedung.
refusal-tournament-not-your-table = Dir féiert d’Lëscht vum Dësch { $table } an der Serie { $series } an nëmmen déi. Maacht de Link vum aneren Dësch op, oder frot d’Turnéierleedung.
refusal-tournament-reason-needed = Dat steet am Protokoll a brauch dofir e Grond. Schreift w.e.g. e puer Wierder.

refusal-tournament-no-rating = D’Reegelwierk „{ $rules }“ kennt keng Wäertungspunkten, an en Turnéier brauch der. Wielt en anert, zum Beispill turnier oder verband.
refusal-tournament-tables-do-not-fit = D’Reegelwierk „{ $rules }“ ass net fir Dëscher vu véier a vun dräi gemaach. Wielt en anert, zum Beispill turnier oder verband.
refusal-tournament-out-of-range = { $what ->
    [number] Eng Startnummer läit tëschent 1 an { $most }. Wielt eng aner.
    [text] Numm, Veräin, Equipe a Klass hunn héchstens { $most } Zeechen. Maacht et méi kuerz.
    [seed] Den Text, aus deem gezu gëtt, huet 1 bis { $most } Zeechen. Wielt en aneren.
    [day] Den Dag läit net virun deem vun der Serie virdrun an ass héchstens { $most }. Wielt en aneren.
    [rounds] Eng Serie huet 1 bis { $most } Ronnen. Wielt eng aner Zuel.
    [dropped] Vun 0 bis { $most } Serien däerfen aus der Gesamtwäertung falen. Wielt eng aner Zuel.
    [team_size] Eng Equipe huet 2 bis { $most } Memberen. Wielt eng aner Zuel.
    [tandem_size] En Tandem huet 2 bis { $most } Memberen. Wielt eng aner Zuel.
    [clock] Op dës Zäit léisst sech d’Auer net stellen. Wielt eng aner.
    [announcement] Eng Matdeelung huet héchstens { $most } Zeechen. Maacht se méi kuerz.
   *[points] Eng Strof sinn 1 bis { $most } Punkten. Wielt eng aner Zuel.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] D’Plaze gi gezunn oder nom Resultat gesat. Wie selwer setze wëll, gëtt d’Dëscher un.
   *[other] Sou kann d’Tabell vun de Wäertungspunkten net ausgesinn ({ $facts }). Kuckt w.e.g. d’Zuelen no.
  }
refusal-tournament-not-scoring = „{ $option }“ gehéiert net zu der Tabell vun de Wäertungspunkten. Wärend engem Turnéier kënnen nëmmen hir Zuele geännert ginn.
refusal-tournament-scoring-signed = Mat dëse Wäertungspunkte si schonn Lëschten ënnerschriwwen; si gëlle fir de ganzen Turnéier. Aner Punkte brauchen en neien Turnéier.
refusal-tournament-finished = Den Turnéier ass eriwwer, an näischt ännert sech méi. D’Turnéierleedung kann en mat engem Grond nees opmaachen.
refusal-tournament-not-finished = Den Turnéier ass net eriwwer a muss net nees opgemaach ginn. Maacht einfach weider.
refusal-tournament-nothing-played = Hei ass nach näischt gespillt. Schléisst w.e.g. fir d’éischt eng Serie of.

refusal-tournament-no-name = Den Numm feelt, oder en ass ze laang. Schreift w.e.g. e kuerzen Numm.
refusal-tournament-bad-character = D’Zeeche { $character } ass hei net méiglech: Et gesäit een et net, oder et ännert, wat déi aner gesinn. Tippt den Text w.e.g. nei.
refusal-tournament-no-entrant = Keen huet d’Startnummer { $number }. Kuckt w.e.g. d’Nummer no.
refusal-tournament-number-taken = D’Startnummer { $number } ass scho verginn. Wielt eng aner oder keng: Da gëtt déi nächst fräi verginn.
refusal-tournament-too-many-entrants = En Turnéier op dësem Server huet héchstens { $most } Participanten; et wieren der { $people }. Mellt manner Leit un, oder maacht en zweeten Turnéier. De Bedreiwer kann d’Grenz eropsetzen (entrants).
refusal-tournament-duplicate = { $name } ass schonn ageschriwwen, mat der Startnummer { $number }. Wann et zwou Persoune sinn, da sot et, oder schreift de Veräin derbäi.
refusal-tournament-team-full = D’Equipe „{ $team }“ ass voll: Si huet { $most } Memberen. Wielt eng aner.
refusal-tournament-tandem-full = Den Tandem „{ $tandem }“ ass voll: En huet { $most } Memberen. Wielt en aneren.
refusal-tournament-has-played = D’Nummer { $number } huet an der Serie { $series } gespillt, dofir muss se ageschriwwe bleiwen. Mellt de Spiller amplaz dovun of.
refusal-tournament-sits-at-a-table = D’Nummer { $number } spillt um Dësch { $table }. Mellt de Spiller of, a sot, wéi den Dësch weiderspillt.
refusal-tournament-withdrawn-already = Mat engem, deen ofgemellt ass, geet dat net. Wien erëm do ass, gëtt als do agedroen.
refusal-tournament-leaving-unsaid = Mellt de Spiller of, a sot, wéi et um Dësch weidergeet: Déi aner spille weider, een anere spréngt an, oder d’Lëscht ass fäerdeg.
refusal-tournament-not-at-a-table = D’Nummer { $number } huet an dëser Serie keng Plaz un engem Dësch. Kuckt w.e.g. d’Nummer an d’Serie no.
refusal-tournament-too-few-left = Um Dësch { $table } bléiwe manner wéi dräi, an dat ass kee Spill. Een anere spréngt an, oder d’Lëscht ass fäerdeg.

refusal-tournament-no-series = Eng Serie { $series } gëtt et net. Kuckt w.e.g. d’Nummer no.
refusal-tournament-no-table = An der Serie { $series } ass fir den Dësch { $table } keng Lëscht op. Kuckt w.e.g. d’Nummer no, oder fänkt d’Serie un.
refusal-tournament-series-runs = D’Serie { $series } ass nach net eriwwer. Schléisst se w.e.g. fir d’éischt of.
refusal-tournament-not-seated-yet = Keng Serie waart drop unzefänken. Verdeelt w.e.g. fir d’éischt d’Plaze vun der nächster.
refusal-tournament-not-running = Dës Serie leeft net. Fänkt se w.e.g. fir d’éischt un, oder wielt déi, déi leeft.
refusal-tournament-cannot-seat = { $people ->
    [0] Keen ass do. Drot an, wien do ass; et brauch der mindestens dräi.
    [one] Eng Persoun eleng ass keen Dësch. Mindestens dräi mussen do sinn.
    [2] Zwou Persoune si keen Dësch. Mindestens dräi mussen do sinn.
    [5] Fënnef Persoune kann een net setzen: ze vill fir een Dësch, ze wéineg fir zwee. Et brauch eng méi oder eng manner.
   *[other] { $people } Persoune kann een net setzen. Kuckt w.e.g. no, wien do ass.
  }
refusal-tournament-table-size = { $people ->
    [0] Den Dësch { $table } wier eidel.
    [one] Um Dësch { $table } géif eng Persoun sëtzen.
   *[other] Um Dësch { $table } géifen { $people } Persoune sëtzen.
  } Un engem Dësch sëtze véier, oder dräi, wann d’Zuel et verlaangt. Setzt w.e.g. een ëm.
refusal-tournament-seated-twice = D’Nummer { $number } huet schonn eng Plaz, a keen huet der zwou. Kuckt w.e.g. d’Nummer no.
refusal-tournament-not-present = D’Nummer { $number } ass net als do agedroen. Drot de Spiller als do an, oder loosst en ewech.
refusal-tournament-without-seat = D’Nummer { $number } ass do an huet keng Plaz. Setzt och dëse Spiller, oder drot en als net do an.
refusal-tournament-table-full = Um Dësch { $table } sëtze scho véier. Wielt w.e.g. en Dësch vun dräi.
refusal-tournament-games-entered = Den Dësch { $table } huet schonn ugefaangen, do ka kee méi derbäikommen. Wielt en Dësch, deen nach net spillt, oder waart op déi nächst Serie.
refusal-tournament-lists-open = D’Serie { $series } kann nach net ofgeschloss ginn. Lëschten, déi net fäerdeg sinn, no Dëscher: { $tables }. Këmmert Iech w.e.g. fir d’éischt ëm déi.
refusal-tournament-played-on-server = Den Dësch { $table } gëtt um Server gespillt, an do geet dat net. Wann ee geet, spréngt een aneren an, oder d’Lëscht ass fäerdeg; wie méi spéit kënnt, spillt vun der nächster Serie u mat.

refusal-tournament-pack-unchecked = Nach huet kee gesot, datt d’Kaarte komplett sinn. Plaz 1 zielt se a confirméiert et; da ginn d’Spiller agedroen.
refusal-tournament-changed = Et ass an der Tëschenzäit eppes anescht geschitt. Kuckt nach eng Kéier, ier Dir eppes zeréckhuelt.
refusal-tournament-list-changed = Spill { $game } ass net méi dat, wat et war, wéi Dir et gesinn hutt. Kuckt nach eng Kéier, an drot dann dat Richtegt an.
refusal-tournament-list-complete = { $games ->
    [one] Dat eenzegt Spill vun dëser Lëscht ass agedroen.
   *[other] All { $games } Spiller vun dëser Lëscht sinn agedroen.
  } Wien eent ännere wëll, verbessert et.
refusal-tournament-list-incomplete = { $games ->
    [0] Vun dëser Lëscht ass nach kee Spill agedroen.
    [one] Vun dëser Lëscht ass eréischt ee Spill agedroen.
   *[other] Vun dëser Lëscht sinn eréischt { $games } Spiller agedroen.
  } Drot w.e.g. fir d’éischt déi aner an.
refusal-tournament-game-too-early = Spill { $game } kann nach net agedroe ginn: Fir d’éischt kënnt Spill { $next }.
refusal-tournament-game-entered = Spill { $game } ass schonn agedroen, mat aneren Zuelen. Vergläicht déi zwee, a verbessert d’Spill, wann et falsch ass.
refusal-tournament-no-game = { $games ->
    [0] Hei ass nach kee Spill agedroen, also gëtt et kee Spill { $game }.
   *[other] E Spill { $game } gëtt et hei net; dat lescht ass Spill { $games }.
  } Kuckt w.e.g. d’Nummer no.
refusal-tournament-seats-of-line = Den Dësch huet { $seats } Plazen, an d’Zeil huet { $have } Uginn. Gitt fir all Plaz eng un.
refusal-tournament-no-ending = { $ending ->
    [super] An de Reegele vun dësem Turnéier gëtt et kee Superrommé.
   *[other] Op enger Lëscht hält kee Spill esou op.
  } Wielt w.e.g. en anert Enn.
refusal-tournament-winner-missing = E Spill, dat esou ophält, huet e Gewënner. Sot w.e.g., wéi eng Plaz et ass.
refusal-tournament-winner-too-many = E Spill, dat esou ophält, huet kee Gewënner. Loosst en ewech, oder wielt en anert Enn.
refusal-tournament-sits-out = Plaz { $seat } spillt dëst Spill net mat. Loosst d’Plaz w.e.g. eidel.
refusal-tournament-count-missing = D’Kaartepunkte vun der Plaz { $seat } feelen. Drot se w.e.g. an.
refusal-tournament-count-too-many = Plaz { $seat } huet gewonnen an huet keng Kaarte méi. Loosst d’Plaz w.e.g. eidel.
refusal-tournament-card-points = Plaz { $seat } kann net { $value } Kaartepunkten hunn; méiglech sinn 0 bis { $most }. Kuckt w.e.g. d’Zuel no.
refusal-tournament-no-seat = Eng Plaz { $seat } huet dësen Dësch net. Kuckt w.e.g. d’Nummer no.
refusal-tournament-same-person = { $seat ->
    [0] D’Turnéierleedung huet dëst Spill agedroen. Een anere confirméiert et: eng Plaz um Dësch.
   *[other] Plaz { $seat } huet dëst Spill agedroen. Een aneren um Dësch confirméiert et.
  }
refusal-tournament-unconfirmed = D’Zielung vum Spill { $game } ass net confirméiert. Dat mécht fir d’éischt eng zweet Persoun um Dësch.
refusal-tournament-signed = D’Lëscht ass ënnerschriwwen. Nëmmen d’Turnéierleedung kann se elo nach änneren, mat engem Grond.
refusal-tournament-has-left = Plaz { $seat } ass vum Dësch fortgaangen an ënnerschreift net. Déi aner ënnerschreiwen.
refusal-tournament-control-missing = Op der Kontrolllëscht feelt Spill { $game }. Drot et w.e.g. fir d’éischt do an.
refusal-tournament-control-differs = { $seat ->
    [0] Lëscht a Kontrolllëscht sinn am Spill { $game } net d’selwecht.
   *[other] Lëscht a Kontrolllëscht sinn am Spill { $game } bei der Plaz { $seat } net d’selwecht.
  } Frot den Dësch, a verbessert, wat falsch ass.

refusal-tournament-incident-seat = { $seat ->
    [0] Sot w.e.g., ëm wéi eng Plaz et geet.
   *[other] Eng Plaz { $seat } huet dësen Dësch net. Sot w.e.g., ëm wéi eng Plaz et geet.
  }
refusal-tournament-incident-game = { $game ->
    [0] Sot w.e.g., ëm wéi ee Spill et geet.
   *[other] Dat passt net bei Spill { $game }. Kuckt w.e.g. no, ëm wéi ee Spill et geet.
  } { $games ->
    [0] Agedroen ass nach keent.
    [one] Agedroen ass ee Spill.
   *[other] Agedroe sinn { $games } Spiller.
  }
refusal-tournament-thrown-in-already = Datt Plaz { $seat } dës Hand ewechgehäit huet, steet schonn am Protokoll. Méi ass net ze maachen.
refusal-tournament-not-counted = Plaz { $seat } hat an dësem Spill keng Kaarte fir ze zielen. Kuckt w.e.g. d’Plaz an d’Spill no.
refusal-tournament-no-penalty = Eng Strof { $penalty }, déi ee kéint zréckhuelen, gëtt et net. Kuckt w.e.g. d’Nummer no.

refusal-tournament-not-equal = Dës deelen sech kee Rang: { $parties }. D’Lous gëtt ënner all deene gezunn, déi sech e Rang deelen, an nëmmen ënner hinnen.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Tandemen deele sech e Rang: { $parties }.
    [team] Equippen deele sech e Rang: { $parties }.
   *[single] Dës Startnummeren deele sech e Rang: { $parties }.
  } Zitt w.e.g. fir d’éischt d’Lous.
refusal-tournament-nothing-to-undo = Et gëtt näischt zréckzehuelen.

## Wat un engem Sëtzplang net soll sinn, a wat no engem Tippfeeler ausgesäit

breach-team = Dësch { $table }: aus der selwechter Equipe sinn { $names }.
breach-again = Dësch { $table }: { $names } hu schonn zesumme gespillt{ $times ->
    [one] .
   *[other] {" "}({ $times }-mol).
  }
breach-club = Dësch { $table }: aus dem selwechte Veräin sinn { $names }.
breach-namesake = Dësch { $table }: { $names } heeschen d’selwecht oder bal d’selwecht.
breach-rank = Den Dësch { $table } wäicht vun der Ranglëscht of: Hei sëtzen d’Räng { $ranks } amplaz { $due }. Heihi gesat: { $names }.
breach-size = Den Dësch { $table } huet net déi richteg Gréisst: { $names }. Un engem Dësch sëtze véier, oder dräi, wann d’Zuel et verlaangt.

doubt-no-cards = Plaz { $seat }: Wien nach Kaarten huet, huet méi Punkten. Stëmmt d’Zuel?
doubt-too-few-unopened = Plaz { $seat } huet net erëffent an huet nach all Kaarten; si ziele méi. Stëmmt d’Zuel?
doubt-too-many = Plaz { $seat }: Sou vill zielt bal keng Hand. Stëmmt d’Zuel?

## Wat un engem Dësch schif goe kann, a wat dorauser follegt

incident-wrong-count-in-play = Falsch Zuel vu Kaarten am Spill
    .about = E Spiller huet ze vill oder ze wéineg Kaarten, an d’Spill leeft nach.
incident-too-few-at-end = Ze wéineg Kaarten um Enn
    .about = Een ass fäerdeg ginn, an e Spiller huet ze wéineg Kaarten.
incident-too-many-at-end = Ze vill Kaarten um Enn
    .about = Een ass fäerdeg ginn, an e Spiller huet ze vill Kaarten.
incident-card-exposed = Kaart beim Ausdeelen opgedeckt
    .about = De Geber huet beim Ausdeelen eng Kaart opgedeckt.
incident-unequal-hands = Kaarten ongläich verdeelt
    .about = Ier ee gespillt huet, gëtt gemierkt, datt d’Hänn net gläich grouss sinn.
incident-several-wrong-hands = Méi falsch Hänn
    .about = Méi wéi ee Spiller huet eng falsch Zuel vu Kaarten.
incident-objection-in-time = Reklamatioun bäizäiten
    .about = Ee reklaméiert wéinst Mëschen, Ofhiewen oder Ausdeelen, ier d’Kaarten opgeholl sinn.
incident-objection-too-late = Reklamatioun ze spéit
    .about = Ee reklaméiert wéinst Mëschen, Ofhiewen oder Ausdeelen, wann d’Kaarte schonn opgeholl sinn.
incident-wrong-dealer = Falsche Geber
    .about = Een huet ausgedeelt, ouni un der Rei ze sinn. Nennt dat éischt falscht Spill; wann et kee weess, loosst et op.
incident-hand-thrown-in = Kaarten ongezielt ewechgehäit
    .about = Nom Spill huet e Spiller seng Kaarten op de Koup gehäit, ier se gezielt waren.

consequence-corrected-turn = De Spiller stellt d’Zuel vu Kaarten an engem Zuch richteg, andeems en net zitt oder net ofgëtt, a leet an deem Zuch näischt.
consequence-corrected-no-melds = De Spiller stellt d’Zuel vu Kaarten an engem Zuch richteg, andeems en net zitt oder net ofgëtt, a leet an deem Zuch keng Kombinatioun.
consequence-draw-and-count = De Spiller zitt, bis d’Zuel vu Kaarte stëmmt; da gëtt gezielt.
consequence-count-all = All Kaarten an der Hand gi gezielt.
consequence-deal-again = Spill { $game } ass ongülteg a gëtt nei ausgedeelt, vun deem, deen un der Rei ass mat Ausdeelen.
consequence-game-stands = D’Spill gëllt.
consequence-replay-from = All Spiller vu Spill { $game } un sinn ongülteg a ginn nei gespillt.
consequence-round-again = Ofgeschlosse Ronne gëllen. Vu Spill { $game } un ass déi lafend Ronn ongülteg a fänkt nei mat Plaz 1 un.
consequence-rounds-stand = All Ronne sinn ofgeschloss a gëllen.
consequence-one-class-worse = D’Hand zielt wéi déi nächst méi schlecht Klass: ee Wäertungspunkt manner.
consequence-class-worse-and-point-off = D’Hand zielt wéi déi nächst méi schlecht Klass, an nach ee Wäertungspunkt gëtt ofgezunn. Et ass elo { $time }-mol geschitt.

## Wéi d’Saachen heeschen

presence-expected = Erwaart
presence-present = Do
presence-withdrawn = Ofgemellt
placing-drawn = Gezunn
placing-by-result = Nom Resultat
placing-by-hand = Mat der Hand
leaving-between-series = Tëschent de Serien
    .about = De Spiller sëtzt grad un keengem Dësch.
leaving-others-go-on = Déi aner spille weider
    .about = Um Dësch vu véier bleiwen der dräi; vun elo u spillt de Geber mat.
leaving-list-ends = D’Lëscht ass fäerdeg
    .about = Den Dësch hält op; wat gespillt ass, zielt.
leaving-substitute = Een anere spréngt an
    .about = Een anere spillt fir dee weider, dee geet; d’Punkte bleiwe bei deem.
hand-opened = Erëffent
hand-unopened = Net erëffent
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé mat Dobäileeën
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Koup opgebraucht
tournament-ending-blocked = Blockéiert
parties-single = Eenzel
parties-tandem = Tandem
parties-team = Equipe
span-series = Eng Serie
span-day = Een Dag
span-total = Gesamt
demand-asked = Gefrot
demand-not-asked = Net gefrot
unfinished-ranked = Gëtt klasséiert
unfinished-left-out = Gëtt net klasséiert
last-round-entered = Dat richtegt Androen
last-round-signed = D’Ënnerschrëften
venue-hall = Am Sall
venue-server = Um Server
role-director = Turnéierleedung
role-helper = Hëllefer
role-keeper = Lëschteféierer
role-public = Publikum
entrant-number = Nr. { $number }
entrant-at-seat = { $name } (Plaz { $seat })
likeness-same = Deeselwechten Numm
likeness-namesake = Deeselwechten Numm an zwee Veräiner
likeness-alike = Bal deeselwechten Numm an engem Veräin
origin-said = Aus de Reegelen
origin-assumed = Ugeholl
origin-changed = Vum Veräin geännert
series-phase-seated = Gesat
series-phase-running = Leeft
series-phase-closed = Ofgeschloss
list-part-ending = Wéi et opgehal huet
list-part-winner = Wie gewonnen huet
list-part-card-points = Kaartepunkten
list-part-hand = Erëffent oder net
list-part-counted = Wie gezielt gouf

## Wat de Server net kann

problem-no-tournament = Dësen Turnéier gëtt et net. Kuckt w.e.g. de Link no.
problem-wrong-key = Dëse Link gëllt net méi. Frot w.e.g. d’Turnéierleedung no engem neien.
problem-no-right = Dëse Link mécht dat net op. Frot w.e.g. d’Turnéierleedung no deem richtegen.
problem-wrong-pin = Dëse PIN mécht hei näischt op. Kuckt en w.e.g. no, a probéiert et nach eng Kéier.
problem-too-many-pins = Et goufen ze vill falsch PINen agetippt. Scannt amplaz de QR-Code, maacht de Link op, oder probéiert et { $minutes ->
    [one] an enger Minutt
   *[other] an { $minutes } Minutten
  } nach eng Kéier.
problem-bad-command = De Server versteet net, wat e maache soll: { $reason }

## Wat am Protokoll steet

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
record-terms = Ronne vun enger Serie: { $rounds }. Serien, déi aus der Gesamtwäertung falen: { $dropped }. Persounen an enger Equipe: { $team_size }, an engem Tandem: { $tandem_size }. Kaarte virdru gezielt: { $pack_check ->
    [asked] jo
   *[not-asked] neen
  }. Zielung vun enger zweeter Persoun confirméiert: { $second_count ->
    [asked] jo
   *[not-asked] neen
  }. Kontrolllëscht: { $control_list ->
    [asked] jo
   *[not-asked] neen
  }. Ënnerschrëften: { $signatures ->
    [asked] jo
   *[not-asked] neen
  }. Déi lescht Ronn vun enger Serie gëtt ofgeschloss duerch { $last_round ->
    [entered] dat richtegt Androe vun hirem leschte Spill
   *[signed] d’Ënnerschrëften
  }. Wie sech ofmellt, { $unfinished ->
    [ranked] gëtt klasséiert
   *[left-out] gëtt net klasséiert
  }. D’Dëscher stinn { $venue ->
    [server] um Server
   *[hall] am Sall
  }.
record-won = { $name } gëtt fäerdeg ({ $ending })
record-undecided = kee gëtt fäerdeg ({ $ending })
record-left-with = { $name } { $points } { $hand ->
    [opened] erëffent
   *[unopened] net erëffent
  }
record-tournament-made = Den Turnéier „{ $name }“ ass ugekënnegt, Reegelwierk: { $rules }.
record-terms-changed = D’Bedéngunge si geännert.
record-scoring-changed = D’Tabell vun de Wäertungspunkten ass geännert vun { $by }: { $figures }
record-finished = Den Turnéier ass eriwwer.
record-reopened = Den Turnéier ass nees opgemaach vun { $by }.
record-clock-set = D’Serie { $series } hält op um { $ends }.
    .away = D’Auer vun der Serie { $series } ass ewechgeholl.
record-announced = Matdeelung vun { $by }: „{ $text }“
    .away = D’Matdeelung ass ewechgeholl vun { $by }.
record-people-entered = Ageschriwwen{ $presence ->
    [present] {" "}an do
   *[expected] , nach net do
  }: { $people }.
record-entry-changed = Aschreiwung geännert: { $person }.
record-entry-removed = Aschreiwung zréckgeholl: { $name }.
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
record-series-seated = Serie { $series } um Dag { $day }, Ronnen: { $rounds }, { $placing ->
    [drawn] Plaze gezunn aus „{ $seed }“
    [by-result] Plazen nom Resultat gesat, aus „{ $seed }“
   *[by-hand] Plaze mat der Hand gesat
  }: { $tables }.
record-series-began = D’Serie { $series } fänkt un.
record-table-joined = Serie { $series }: { $name } kënnt méi spéit a setzt sech un den Dësch { $table }.
record-series-closed = D’Serie { $series } ass ofgeschloss.
record-pack-checked = Serie { $series }, Dësch { $table }: D’Kaarte si gezielt a komplett.
record-line-entered = Serie { $series }, Dësch { $table }, Spill { $game }: { $line }. Agedroe vun { $name }.
record-line-confirmed = Serie { $series }, Dësch { $table }, Spill { $game }: D’Zielung ass confirméiert vun { $name }.
record-line-corrected = Serie { $series }, Dësch { $table }, Spill { $game }, verbessert vun { $by }: { $line }.
    .before = Virdrun: { $line }.
record-control-entered = Serie { $series }, Dësch { $table }, Kontrolllëscht, Spill { $game }: { $line }.
record-signed = Serie { $series }, Dësch { $table }: { $name } ënnerschreift.
    .instead = Serie { $series }, Dësch { $table }: fir { $name } ënnerschriwwe vun { $by }.
record-incident-recorded = Serie { $series }, Dësch { $table }{ $game ->
    [0] {""}
   *[other] , Spill { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: { $kind } ({ $clause }), opgeholl vun { $by }. { $consequence }
record-penalty-given = { $name }: { $points ->
    [one] { $points } Wäertungspunkt
   *[other] { $points } Wäertungspunkten
  } ofgezunn, { $series ->
    [0] vun der Gesamtwäertung
   *[other] an der Serie { $series }
  }, vun { $by }.
record-penalty-lifted = D’Strof { $penalty } ass zréckgeholl vun { $by }.
record-lot-recorded = D’Lous, { $scope }, { $parties }: { $order }.
    .seed = Gezunn aus „{ $seed }“.
record-step-undone = De leschte Schrëtt am Büro ass zréckgeholl vun { $by }.
record-list-step-undone = Serie { $series }, Dësch { $table }: De leschte Schrëtt ass zréckgeholl vun { $by }.
