### Lëschte vu Persounen, déi agelies ginn, an Tabellen, déi erausginn.

## Iwwerschrëfte vun den Tabellen

exchange-column-number = Nr.
exchange-column-name = Numm
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
exchange-column-games = Spiller
exchange-column-penalty = Strof
exchange-column-lot = Lous
exchange-column-dropped = Ewechgelooss
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

## An den Tabellen

exchange-by-lot = gezunn
exchange-void = Ongülteg ({ $clause })
exchange-thrown-in = Ongezielt ewechgehäit, Plaz { $seats } (T15)

## Wéi Tabellen a Fichiere heeschen

exchange-table-entries = Aschreiwungen
exchange-table-seating = Plazen, Serie { $series }
exchange-table-ranking = Klassement
exchange-table-lists = All Spilllëschten
exchange-table-log = Protokoll

## Firwat näischt ka gelies ginn

exchange-obstacle-empty = Et steet näischt dran. Wielt w.e.g. e Fichier mat Nimm, oder setzt Nimm an.
exchange-obstacle-too-large = De Fichier huet méi wéi { $most } MB. Späichert w.e.g. e méi klengen, wou nëmmen d’Persounen dra stinn.
exchange-obstacle-too-many-rows = Et si méi wéi { $most } Zeilen. Loosst w.e.g. nëmmen d’Persounen dran.
exchange-obstacle-too-many-columns = Et si méi wéi { $most } Kolonnen. Loosst w.e.g. nëmmen den Numm, de Veräin a wat soss bei d’Aschreiwung gehéiert.
exchange-obstacle-no-table = Dat ass keng Tabell. Späichert se w.e.g. als Excel (.xlsx) oder CSV, oder kopéiert d’Nimm a setzt se an.
exchange-obstacle-open-document = Fichiere vu LibreOffice kënnen net gelies ginn. Späichert de Fichier w.e.g. do als Excel (.xlsx) oder CSV.
exchange-obstacle-old-excel = Dat ass en alen Excel-Fichier oder ee mat engem Passwuert. Späichert en w.e.g. am Excel als .xlsx, ouni Passwuert.
exchange-obstacle-damaged = Dësen Excel-Fichier ass futti. Maacht en w.e.g. am Excel op, a späichert en nei.
exchange-obstacle-swollen = Dësen Excel-Fichier ass bannen dra vill méi grouss wéi all Lëscht vu Persounen. Kopéiert d’Persoune w.e.g. an en neie Fichier.

## Wat un enger Zeil, enger Kolonn oder dem Ganzen opfält

exchange-trouble-no-name = Et steet keen Numm do: „{ $value }“. Kee gëtt ageschriwwen.
exchange-trouble-no-letters = „{ $value }“ gesäit net aus wéi en Numm.
exchange-trouble-bad-number = „{ $value }“ ass keng Startnummer. Déi nächst fräi gëtt verginn.
exchange-trouble-bad-mark = Kolonn „{ $column }“: „{ $value }“ heescht weder jo nach neen. Et gëllt als neen.
exchange-trouble-same-row = { $name } steet genee esou an der Zeil { $line } a gëtt eemol ageschriwwen.
exchange-trouble-too-long = „{ $value }“ ass ze laang a gëtt no { $most } Zeechen ofgeschnidden.
exchange-trouble-too-many-classes = Ze vill Klassen: „{ $value }“. Nëmmen déi éischt gi geholl.
exchange-trouble-formula = Kolonn „{ $column }“: D’Resultat vun enger Formel steet net am Fichier. Maacht de Fichier w.e.g. am Excel op, a späichert en.
exchange-trouble-error-cell = Kolonn „{ $column }“: Excel weist do e Feeler. D’Feld bleift eidel.
exchange-trouble-date-cell = Kolonn „{ $column }“: Excel huet en Datum doraus gemaach, { $value }. Kuckt et w.e.g. no.
exchange-trouble-merged = Kolonn „{ $column }“: „{ $value }“ steet an engem Feld iwwer méi Zeilen a gëllt fir all eenzel.
exchange-trouble-dash = Kolonn „{ $column }“: E Stréch gëllt als näischt.
exchange-trouble-empty-row = D’Zeil ass eidel a gëtt iwwersprongen.
exchange-trouble-above-heading = „{ $value }“ steet iwwer den Iwwerschrëften a gëtt iwwersprongen.
exchange-trouble-unknown-column = D’Kolonn „{ $column }“ ass net bekannt a gëtt ewechgelooss.
exchange-trouble-same-column = D’Kolonn „{ $column }“ heescht datselwecht wéi „{ $other }“ a gëtt ewechgelooss.
exchange-trouble-no-heading = { $club ->
    [0] Et gëtt keng Iwwerschrëften: All Zeil gëllt als Numm, mat der Nummer an dem Veräin niewendrun, wa se do stinn.
   *[other] Et gëtt keng Iwwerschrëften: D’Kolonn { $name } gëllt als Numm, d’Kolonn { $club } als Veräin. Wann dat net stëmmt, schreift w.e.g. eng Zeil mat Iwwerschrëften driwwer.
  }
exchange-trouble-quotes = D’Gänseféisercher passen net zesummen. Si gëllen als Deel vun den Nimm.
exchange-trouble-other-sheets = Nëmmen d’Blat „{ $sheet }“ gëtt gelies. Net gelies: { $names }.
exchange-trouble-nobody = Do gouf kee fonnt.

## Als wat d’Kolonne verstane goufen

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

## Wat net geet

problem-bad-people = { $reason }
problem-no-export = Esou eng Tabell gëtt et net.
problem-no-paper = Esou e Pabeier gëtt et net.
problem-not-printed = D’Dokument konnt grad net gemaach ginn. Probéiert w.e.g. gläich nach eng Kéier.
problem-no-printer = Dëse Server kann net drécken: De Programm, deen d’PDF-Fichiere mécht, feelt. Frot w.e.g. deen, deen de Server bedreift.
problem-no-excel = Dëse Server kann mat Excel-Fichieren näischt ufänken: De Programm dofir feelt. Huelt w.e.g. CSV.
