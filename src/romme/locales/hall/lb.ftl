### A tournament’s public pages: the list of tournaments, the phone, the wall display.

## The tournaments on a server

hall-tournaments = Veräinsturnéieren
hall-tournaments-lead = Umeldung, Plazen, Lëschten a Stand vun engem Turnéier mat richtege Kaarten, op engem Computer, mat oder ouni Internet.
hall-here = Op dësem Server
hall-none = Hei gëtt et nach keen Turnéier. Leet een un oder üübt fir d’éischt mat erfonnte Leit.
hall-is-office = Büro
hall-is-rehearsal = Prouf
hall-join = Turnéier mat Code opmaachen
hall-code = Code vum Turnéier
hall-pin-if-any = PIN, wann Dir een hutt
hall-open = Opmaachen
hall-new = Neien Turnéier
hall-name = Numm vum Turnéier
hall-name-such-as = Fréijoerspokal
hall-rounds = Ronne pro Serie
hall-rounds-hint = Um Dësch vu véier gëtt { $four }-mol gespillt, um Dësch vun dräi { $three }-mol
hall-dropped = Serien, déi net zielen
hall-dropped-hint = Déi schlechtst Serië vu jidderengem zielen net fir d’Gesamtwäertung
hall-team-size = Spiller pro Equipe
hall-tandem-size = Spiller pro Tandem
hall-demands = Néideg un all Dësch
hall-pack-check = Virum éischte Spill ginn d’Kaarte gezielt
hall-second-count = En zweete Spiller confirméiert all Zielung
hall-control-list = Eng Kontrolllëscht gëtt gefouert a verglach
hall-signatures = Jiddereen ënnerschreift d’Lëscht
hall-where = Wou gëtt gespillt?
hall-venue-hall = An engem Sall, mat richtege Kaarten
hall-venue-server = Online, op dësem Server
hall-listed = Jidderee fënnt en an der Lëscht vun dësem Server
hall-make = Turnéier uleeën
hall-rehearsal = Generalprouf
hall-rehearsal-hint = Alles wéi am Eescht, mee mat erfonnte Leit a Lëschten, déi sech selwer ausfëllen. Do kann näischt geschéien.
hall-rehearsal-people = Erfonnte Leit
hall-rehearse = Prouf ufänken

## A tournament that has just been created

hall-made = { $name } ass prett
hall-made-hint = Dréckt dës Säit oder schreift se op. D’Linken an d’PINe vun der Turnéierleedung an den Hëllefer funktionéieren och op anere Computeren; behaalt se fir Iech.
hall-of-director = Turnéierleedung
hall-of-helper = Hëllefer
hall-of-everybody = Fir jiddereen
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Drécken
hall-to-office = De Büro opmaachen

## The phone

hall-phase-entries = { $n ->
    [one] D’Umeldung ass op: bis elo { $n } Persoun.
   *[other] D’Umeldung ass op: bis elo { $n } Leit.
  }
hall-phase-seated = Serie { $series } fänkt gläich un. Gitt wgl. un Ären Dësch.
hall-phase-running = Serie { $series } leeft.
hall-phase-closed = Serie { $series } ass eriwwer.
hall-phase-finished = Den Turnéier ass eriwwer.
hall-rehearsal-mark = Dat ass eng Prouf: Nimm a Resultater sinn erfonnt.
hall-time-left = Zäit, déi nach bleift
hall-clock-until = bis { $time } Auer
hall-warning-ten = Déi lescht 10 Minutten
hall-warning-five = Déi lescht 5 Minutten
hall-warning-over = D’Zäit ass ëm: Spillt dëst Spill fäerdeg an haalt dann op
hall-call = Den Dësch { $table } rifft d’Turnéierleedung
hall-call-since = zanter { $minutes } Min.
hall-calls-more = an nach { $n }
hall-ended-early = Lëscht méi fréi ofgeschloss
hall-as-of = Keng Verbindung. Stand vu{ NRULE($time) } { $time } Auer.
hall-locked-out = De Link fir de Büro op dësem Apparat gëllt net méi. Frot d’Turnéierleedung no deem neien.

hall-take-part = Matmaachen
hall-take-part-hint = Dësen Turnéier gëtt online gespillt, direkt hei.
hall-club-if-any = Veräin, wann Dir een hutt

hall-who = Wie sidd Dir?
hall-who-hint = Startnummer oder Numm
hall-nobody-found = Kee Spiller fonnt.
hall-more-found = { $n ->
    [one] Nach { $n } Persoun: Tippt nach e Buschtaf.
   *[other] Nach { $n } Leit: Tippt nach e Buschtaf.
  }
hall-somebody-else = Een anere wielen
hall-number-is = Startnummer { $number }
hall-not-there-yet = Dir sidd nach net als present agedroen. Gitt wgl. an de Büro.
hall-withdrawn = Dir sidd ofgemellt.
hall-no-seat = An der Serie { $series } hutt Dir keng Plaz.
hall-wait-for-seat = Är Plaz steet hei, soubal se feststeet.
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
hall-total = Gesamt
hall-what-part = Deel vum Turnéier
hall-single = Eenzel
hall-tandem = Tandemen
hall-team = Equippen
hall-whose = Kategorie
hall-find = Numm oder Nummer sichen
hall-by-name = No Nimm
hall-by-table = No Dëscher
hall-no-seats = D’Plaze sinn nach net verdeelt.
hall-no-standing = Et ass nach näischt gespillt.
hall-table = Dësch { $table }
hall-place = Rang
hall-person = Numm
hall-points = Punkten
hall-card-points = Kaartepunkten
hall-by-lot = duerch d’Lous
hall-shared = d’Lous gëtt nach gezunn
hall-dropped-series = zielt net
hall-games-of = { $entered } vu{ NRULE($games) } { $games } gespillt
hall-list-in = Lëscht fäerdeg
hall-list-in-time = Lëscht ofginn · Zäit
hall-lists-in = { $n } vu{ NRULE($tables) } { $tables } Lëschte fäerdeg

hall-office = Büro a Lëschten
hall-office-hint = Fir déi, déi beim Turnéier hëllefen oder eng Lëscht féieren.
hall-own = De Büro vun Ärem Turnéier opmaachen
hall-enter-where = Wat wëllt Dir opmaachen?
hall-enter-office = De Büro
hall-enter-list = D’Lëscht vun engem Dësch
hall-table-number = Dësch
hall-series-number = Serie
hall-seat-number = Plaz
hall-pin = PIN, 6 oder 8 Zifferen
hall-enter = Opmaachen
hall-to-wall = Fir de Beamer
hall-pass-on = Dës Säit weiderginn
hall-qr = QR-Code vun dëser Säit

## The wall display

hall-wall-phone = Är Plaz an de Stand op Ärem Telefon
hall-wall-controls = Beamer
hall-wall-hold = Unhalen
hall-wall-go-on = Weiderlafen
hall-wall-before = Zréck
hall-wall-next = Weider
hall-wall-full = Ganze Bildschierm
hall-wall-page = { $page } vu{ NRULE($pages) } { $pages }
hall-wall-welcome = Wëllkomm!
hall-wall-people = Umeldungen
hall-wall-by-name = Är Plaz an der Serie { $series }
hall-wall-by-table = D’Dëscher an der Serie { $series }
hall-wall-progress = Serie { $series }: Wéi wäit sinn d’Dëscher?

## En Turnéierfichier opmaachen

hall-open-file = En Turnéierfichier opmaachen
hall-open-file-about = De Fichier vun engem Turnéier vun engem anere Computer oder eng méi al Kopie. Dir hutt dann d’Turnéierleedung, mat neie Linken a PINen.
hall-open-file-choose = Fichier wielen
hall-open-file-busy = De Fichier gëtt nogekuckt …
hall-open-file-too-large = En Turnéierfichier huet héchstens 8 MB, dësen ass méi grouss. Kuckt no, ob et dee richtegen ass.
hall-open-file-existing = Den Turnéier opmaachen, dee schonn hei ass
hall-open-file-copy = De Fichier als Kopie opmaachen
hall-open-file-torn = Déi lescht Zeil vum Fichier war net komplett a gouf ewechgelooss. Kuckt no, wat fir d’lescht agedroe gouf.
