### Wat jiddereen vun engem Turnéier gesäit: d’Lëscht vun den Turnéieren, den Telefon, d’Mauer.

## D’Turnéiere vun engem Server

hall-tournaments = Veräinsturnéieren
hall-tournaments-lead = Umeldung, Plazen, Spilllëschten a Stand vun engem Turnéier mat richtege Kaarten, op engem Computer, mat oder ouni Internet.
hall-here = Op dësem Server
hall-none = Hei gëtt et nach keen Turnéier. Maacht een, oder übt fir d’éischt mat erfonnte Leit.
hall-is-office = Turnéierleedung
hall-is-rehearsal = Prouf
hall-join = Bei en Turnéier kommen
hall-code = Code vum Turnéier
hall-pin-if-any = PIN, wann Dir een hutt
hall-open = Opmaachen
hall-new = Neien Turnéier
hall-name = Numm vum Turnéier
hall-name-such-as = Fréijoerspokal
hall-rounds = Ronne vun enger Serie
hall-rounds-hint = { $four } Spiller um Dësch vu véier, { $three } um Dësch vun dräi
hall-dropped = Serien, déi net zielen
hall-dropped-hint = Fir jiddereen déi, ouni déi et am beschte steet
hall-team-size = Leit an enger Equipe
hall-tandem-size = Leit an engem Tandem
hall-demands = Wat vun den Dëscher gefrot gëtt
hall-pack-check = Virum éischte Spill d’Kaarten zielen
hall-second-count = Eng zweet Persoun confirméiert all Zielung
hall-control-list = Eng zweet Lëscht gëtt gefouert, a béid gi verglach
hall-signatures = Jiddereen ënnerschreift d’Lëscht
hall-where = Wou gëtt gespillt?
hall-venue-hall = An engem Sall, mat richtege Kaarten
hall-venue-server = Op dësem Server, mat Kaarten um Bildschierm
hall-listed = Jiddereen fënnt en an der Lëscht vun dësem Server
hall-make = Den Turnéier maachen
hall-rehearsal = Generalprouf
hall-rehearsal-hint = Alles wéi am Eescht, mat erfonnte Leit a Lëschten, déi sech selwer ausfëllen. Do ka näischt geschéien.
hall-rehearsal-people = Erfonnte Leit
hall-rehearse = Mat der Prouf ufänken

## En Turnéier, dee grad gemaach gouf

hall-made = Fäerdeg: { $name }
hall-made-hint = Dréckt dat aus oder schreift et op. Mam Link oder PIN kann een den Turnéier och vun engem anere Computer aus leeden; haalt se fir Iech.
hall-of-director = Turnéierleedung
hall-of-helper = Hëllefer
hall-of-everybody = Fir jiddereen
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Drécken
hall-to-office = Bei d’Turnéierleedung

## Den Telefon

hall-phase-entries = { $n ->
    [one] D’Umeldung ass op: bis elo eng Persoun.
   *[other] D’Umeldung ass op: bis elo { $n } Leit.
  }
hall-phase-seated = Serie { $series } fänkt gläich un. Gitt w.e.g. un Ären Dësch.
hall-phase-running = Serie { $series } gëtt gespillt.
hall-phase-closed = Serie { $series } ass eriwwer.
hall-phase-finished = Den Turnéier ass eriwwer.
hall-rehearsal-mark = Eng Prouf: Nimm a Resultater sinn erfonnt.
hall-time-left = Zäit, déi bleift
hall-warning-ten = Déi lescht 10 Minutten
hall-warning-five = Déi lescht 5 Minutten
hall-warning-over = D’Zäit ass ëm: dat ass dat lescht Spill
hall-as-of = Keng Verbindung. Stand vun { $time } Auer.
hall-locked-out = De Schlëssel vun der Turnéierleedung op dësem Apparat gëllt net méi. Den neie Link huet d’Turnéierleedung.

hall-take-part = Matmaachen
hall-take-part-hint = Dësen Turnéier gëtt hei gespillt, mat Kaarten um Bildschierm.
hall-club-if-any = Veräin, wann Dir een hutt

hall-who = Wien sidd Dir?
hall-who-hint = Startnummer oder Numm
hall-nobody-found = Esou heescht hei keen.
hall-more-found = { $n ->
    [one] Nach eng Persoun: tippt w.e.g. nach e Buschtaf.
   *[other] Nach { $n } Leit: tippt w.e.g. nach e Buschtaf.
  }
hall-somebody-else = Een aneren
hall-number-is = Startnummer { $number }
hall-not-there-yet = Dir sidd nach net ofgehaakt: gitt w.e.g. bei d’Turnéierleedung.
hall-withdrawn = Dir sidd net méi dobäi.
hall-no-seat = A Serie { $series } hutt Dir keng Plaz.
hall-wait-for-seat = Är Plaz steet hei, soubal se gezunn ass.
hall-you-keep-the-list = Dir féiert d’Lëscht.
hall-at-your-table = Un Ärem Dësch
hall-play-here = Un Ären Dësch
hall-your-results = Är Resultater
hall-place-is = Rang { $place }

hall-see-seats = Plazen
hall-see-standing = Stand
hall-see-tables = Dëscher
hall-parts = Deeler vun dëser Säit
hall-series = Serie { $series }
hall-day = Dag { $day }
hall-total = Am Ganzen
hall-what-part = Wéi en Deel
hall-single = Eenzel
hall-tandem = Tandemen
hall-team = Equippen
hall-whose = Wien
hall-find = Numm oder Nummer sichen
hall-by-name = No Nimm
hall-by-table = No Dëscher
hall-no-seats = D’Plaze sinn nach net gezunn.
hall-no-standing = Et gouf nach näischt gespillt.
hall-table = Dësch { $table }
hall-place = Rang
hall-person = Numm
hall-points = Punkten
hall-card-points = Aen
hall-by-lot = duerch d’Lous
hall-shared = d’Lous decidéiert
hall-dropped-series = zielt net
hall-games-of = { $entered } vu { $games } Spiller
hall-list-in = D’Lëscht ass do
hall-lists-in = { $n } vu { $tables } Lëschte sinn do

hall-office = Turnéierleedung a Lëschten
hall-office-hint = Fir déi, déi den Turnéier mat leeden oder eng Lëscht féieren.
hall-own = Et ass Ären Turnéier: d’Turnéierleedung opmaachen
hall-enter-where = Wat maacht Dir op?
hall-enter-office = D’Turnéierleedung
hall-enter-list = D’Lëscht vun engem Dësch
hall-table-number = Dësch
hall-series-number = Serie
hall-seat-number = Plaz
hall-pin = PIN, 6 oder 8 Zifferen
hall-enter = Eran
hall-to-wall = Op der Mauer weisen
hall-pass-on = Dës Säit fir anerer
hall-qr = QR-Code vun dëser Säit

## D’Mauer

hall-wall-phone = Är Plaz an de Stand op Ärem Telefon
hall-wall-controls = Mauer
hall-wall-hold = Unhalen
hall-wall-go-on = Weiderlafen
hall-wall-before = Zréck
hall-wall-next = Weider
hall-wall-full = Ganze Bildschierm
hall-wall-page = { $page } vu { $pages }
hall-wall-welcome = Wëllkomm!
hall-wall-people = Wien ugemellt ass
hall-wall-by-name = Är Plaz a Serie { $series }
hall-wall-by-table = D’Dëscher vu Serie { $series }
hall-wall-progress = Serie { $series }: wéi wäit sinn d’Dëscher?
