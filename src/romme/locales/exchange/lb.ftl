### Importing lists of players, exporting tables.

## Column headings

exchange-column-number = Nr.
exchange-column-name = Numm
exchange-column-first-name = Virnumm
exchange-column-last-name = Familljennumm
exchange-column-club = Veräin
exchange-column-team = Equipe
exchange-column-tandem = Tandem
exchange-column-classes = Klass
exchange-column-presence = Presenz
exchange-column-table = Dësch
exchange-column-seat = Plaz
exchange-column-place = Rang
exchange-column-members = Memberen
exchange-column-rating = Wäertungspunkten
exchange-column-card-points = Kaartepunkten
exchange-column-crosses = Kräizer
exchange-column-games = Gespillt
exchange-column-penalty = Strof
exchange-column-lot = Lous
exchange-column-time = Méi fréi ofgeschloss
exchange-column-dropped = Net gezielt
exchange-column-series = Serie
exchange-column-day = Dag
exchange-column-game = Spill
exchange-column-round = Ronn
exchange-column-dealer = Geber
exchange-column-ending = Enn
exchange-column-winner = Gewënner
exchange-column-remark = Bemierkung
exchange-seat-number = Plaz { $seat }, Nr.
exchange-seat-name = Plaz { $seat }, Numm
exchange-seat-hand = Plaz { $seat }, Hand
exchange-seat-card-points = Plaz { $seat }, Kaartepunkten
exchange-seat-rating = Plaz { $seat }, Wäertungspunkten

## Cells

exchange-by-lot = gezunn
exchange-void = Ongëlteg ({ $clause })
exchange-thrown-in = Ongezielt ewechgehäit: Plaz { $seats } (T15)

## Names of tables and files

exchange-table-entries = Umeldungen
exchange-table-seating = Plazen, Serie { $series }
exchange-table-ranking = Klassement
exchange-table-lists = All d’Lëschten
exchange-table-log = Protokoll

## A file that cannot be read at all

exchange-obstacle-empty = Et steet näischt dran. Wielt e Fichier mat Nimm oder setzt Nimm an.
exchange-obstacle-too-large = De Fichier huet méi wéi { $most } MB. Späichert e méi klengen, an deem nëmmen d’Spiller stinn.
exchange-obstacle-too-many-rows = Et si méi wéi { $most } Zeilen. Loosst nëmmen d’Spiller dran.
exchange-obstacle-too-many-columns = Et si méi wéi { $most } Kolonnen. Loosst nëmmen den Numm, de Veräin a wat soss bei d’Umeldung gehéiert.
exchange-obstacle-no-table = Dat ass keng Tabell. Späichert se als Excel (.xlsx) oder CSV, oder kopéiert d’Nimm a setzt se an.
exchange-obstacle-open-document = Fichiere vu LibreOffice kënnen net gelies ginn. Späichert de Fichier a LibreOffice als Excel (.xlsx) oder CSV.
exchange-obstacle-old-excel = Dat ass en alen Excel-Fichier oder en huet e Passwuert. Späichert en an Excel als .xlsx, ouni Passwuert.
exchange-obstacle-damaged = Dësen Excel-Fichier ass futti. Maacht en an Excel op a späichert en nei.
exchange-obstacle-swollen = Ausgepaakt ass dësen Excel-Fichier vill méi grouss wéi eng Lëscht vu Spiller. Kopéiert d’Spiller an en neie Fichier.

## Remarks on a row, a column or the whole file

exchange-trouble-no-name = An dëser Zeil steet keen Numm; si gëtt iwwersprongen: „{ $value }“.
exchange-trouble-no-letters = „{ $value }“ gesäit net aus wéi en Numm.
exchange-trouble-bad-number = „{ $value }“ ass keng Startnummer. Et gëtt déi nächst fräi geholl.
exchange-trouble-bad-mark = Kolonn „{ $column }“: „{ $value }“ heescht weeder jo nach neen. Et gëllt als neen.
exchange-trouble-same-row = { $name } steet och an der Zeil { $line } a gëtt nëmmen eemol ugemellt.
exchange-trouble-too-long = „{ $value }“ ass ze laang a gëtt no { $most } Zeechen ofgeschnidden.
exchange-trouble-too-many-classes = Ze vill Klassen: „{ $value }“. Nëmmen déi éischt gi geholl.
exchange-trouble-formula = Kolonn „{ $column }“: Am Fichier steet eng Formel ouni hiert Resultat. Maacht en an Excel op a späichert en nei.
exchange-trouble-error-cell = Kolonn „{ $column }“: Excel weist hei e Feeler. D’Feld bleift eidel.
exchange-trouble-date-cell = Kolonn „{ $column }“: Excel huet dat als Datum gelies, { $value }. Kuckt et wgl. no.
exchange-trouble-merged = Kolonn „{ $column }“: „{ $value }“ steet an engem Feld iwwer méi Zeilen a gëllt fir jiddereng dovun.
exchange-trouble-dash = Kolonn „{ $column }“: E Stréch gëllt als eidel.
exchange-trouble-empty-row = Dës Zeil ass eidel a gëtt iwwersprongen.
exchange-trouble-above-heading = „{ $value }“ steet iwwer den Iwwerschrëften a gëtt iwwersprongen.
exchange-trouble-unknown-column = D’Kolonn „{ $column }“ gëtt net erkannt an ewechgelooss.
exchange-trouble-same-column = D’Kolonn „{ $column }“ heescht dat selwecht wéi „{ $other }“ a gëtt ewechgelooss.
exchange-trouble-no-heading = { $club ->
    [0] Et gi keng Iwwerschrëften: All Zeil gëllt als Numm, mat Startnummer a Veräin, wa se do stinn.
   *[other] Et gi keng Iwwerschrëften: D’Kolonn { $name } gëllt als Numm, d’Kolonn { $club } als Veräin. Wann dat net stëmmt, schreift eng Zeil mat Iwwerschrëften driwwer.
  }
exchange-trouble-no-heading-two-names = Et gi keng Iwwerschrëften: D’Kolonn { $last } gëllt als Familljennumm, d’Kolonn { $first } als Virnumm{ $club ->
    [0] {""}
   *[other] , d’Kolonn { $club } als Veräin
  }. Wann dat net stëmmt, schreift eng Zeil mat Iwwerschrëften driwwer.
exchange-trouble-quotes = D’Gänseféisercher sinn net komplett. Si gëllen als Deel vun den Nimm.
exchange-trouble-other-sheets = Nëmmen d’Blat „{ $sheet }“ gëtt gelies. Net gelies: { $names }.
exchange-trouble-nobody = Et goufe keng Spiller fonnt.

## Meanings of columns

exchange-meaning-number = Startnummer
exchange-meaning-name = Numm
exchange-meaning-first-name = Virnumm
exchange-meaning-last-name = Familljennumm
exchange-meaning-club = Veräin
exchange-meaning-team = Equipe
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Klassen
exchange-meaning-class = Klass „{ $title }“
exchange-meaning-ignored = Gëtt ewechgelooss

## Problems

problem-bad-people = { $reason }
problem-no-export = Esou eng Tabell gëtt et net. Kuckt d’Adress no.
problem-no-paper = Esou en Dokument gëtt et net. Kuckt d’Adress no.
problem-not-printed = D’Dokument konnt grad net gemaach ginn. Probéiert et gläich nach eng Kéier.
problem-no-printer = Dëse Server ka keng PDF-Fichiere maachen: De Programm dofir feelt. Frot de Bedreiwer vum Server.
problem-no-excel = Dëse Server kann Excel-Fichieren net liesen a schreiwen: De Programm dofir feelt. Benotzt CSV.

## Ganz Turnéieren

tournament-copy-name = { $name } (Kopie)
tournament-upload-no-tournament = Dat ass keen Turnéierfichier. Wielt de Fichier, dee mat „Turnéier als Fichier späicheren“ gespäichert gouf.
tournament-upload-changed = Vun der Zeil { $line } un ass de Fichier net méi esou, wéi e geschriwwe gouf: Eppes gouf geännert, ewechgeholl oder verréckelt. Et gouf näischt opgemaach. Huelt eng méi al Kopie.
tournament-upload-too-new = De Fichier kënnt vun enger méi neier Versioun vum Programm (Zeil { $line }). Installéiert déi hei a maacht de Fichier dann nach eng Kéier op.
tournament-upload-too-large = En Turnéierfichier huet héchstens 8 MB, dësen ass méi grouss. Kuckt no, ob et dee richtegen ass.
tournament-upload-impossible = Am Fichier si Schrëtt, déi et an engem Turnéier net ka ginn. Et gouf näischt opgemaach. Huelt eng méi al Kopie.
tournament-upload-played-here = Eng Serie vun dësem Turnéier gëtt grad op den Dëscher vun engem anere Server gespillt; déi kënnen net matgeholl ginn. Maacht do d’Serie zou a späichert de Fichier nei.
problem-bad-tournament-file = { $reason }
problem-already-here = „{ $name }“ ass schonn hei{ $compared ->
    [same] , genee sou wéi am Fichier.
    [less] . De Fichier huet manner Schrëtt: En ass méi al.
   *[more] . De Fichier huet méi Schrëtt: Den Turnéier gouf soss anzwousch weidergefouert.
  }
problem-no-state = Dëse Schrëtt gëtt et am Protokoll net. Wielt een aus der Lëscht.
problem-no-copies = Dëse Server huet keen Dossier fir Kopien. Start e mat --copy-to DOSSIER.
problem-copy-while-played = Eng Serie gëtt grad op den Dëscher vun dësem Server gespillt; déi kënnen net kopéiert ginn. Maacht d’Serie fir d’éischt zou.
