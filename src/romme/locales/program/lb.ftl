### What the program says in the terminal, and what the server tells of clauses and hints.

## D’Punkte vun den Dokumenter, an eisen eegene Wierder

clause-K1 = Zwee bis sechs Leit spillen. Virum Ufank gëtt eng Zuel vu Spiller oder eng Punktzuel ofgemaach.
clause-K2 = Ee Kaartespill mat 52 Kaarten. D’Rangfolleg ass Äss, 2 bis 10, Bauer, Damm, Kinnek; den Äss steet nëmme virun der Zwee.
clause-K3 = Den Zoufall decidéiert, wien als éischt ausdeelt; dono geet d’Ausdeelen no lénks weider.
clause-K4 = Bei zwee Spiller kritt jiddereen 10 Kaarten, bei dräi oder véier 7, bei fënnef oder sechs 6. Déi nächst Kaart fänkt den Ofleekoup un, de Rescht ass de verdeckte Koup.
clause-K5 = Eng Sequenz sinn dräi oder méi Kaarte vun enger Faarf, déi direkt noenee kommen. Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert.
clause-K6 = Ee ka Kaarten zu all Kombinatioun um Dësch dobäileeën, wann nees eng valid Kombinatioun dobäi erauskënnt. Wat um Dësch läit, gëtt ni ëmgebaut oder nees opgeholl.
clause-K7 = De lénksen Noper vum Geber fänkt un. Een Zuch ass: zéien, eng Kombinatioun leeën, dobäileeën, ofginn.
clause-K8 = All Zuch fänkt mam Zéien un: Déi iewescht Kaart vum verdeckte Koup oder vum Ofleekoup kënnt an d’Hand.
clause-K9 = An engem Zuch däerf een eng Kombinatioun leeën, ee muss awer net.
clause-K10 = Ee kann esou vill Kaarten dobäileeën, wéi ee wëllt, ee muss awer net.
clause-K11 = Um Enn vum Zuch gëtt eng Kaart opgedeckt ofginn, awer net déi, déi een an dësem Zuch vum Ofleekoup geholl huet.
clause-K12 = Wann de verdeckte Koup eidel ass an de Spiller déi oppe Kaart net wëll, gëtt den Ofleekoup ouni ze mëschen ëmgedréint a formt den neie verdeckte Koup.
clause-K13 = Wie seng lescht Kaart lass gëtt, beim Leeën, beim Dobäileeën oder beim Ofginn, mécht Rommé; d’Spill ass direkt eriwwer.
clause-K14 = Kinnek, Damm a Bauer zielen 10, den Äss 1, déi aner Kaarten hir Zuel. Wat déi aner nach an der Hand hunn, kritt de Gewënner dobäi gerechent.
clause-K15 = Et gëtt weidergespillt, bis een déi ofgemaachte Punktzuel erreecht oder bis déi ofgemaachte Zuel vu Spiller gespillt ass.
clause-K16 = Gëtt de Koup ëmmer nees ëmgedréint, ouni datt eppes geluecht gëtt, ass d’Spill blockéiert: Et ass eriwwer, a kee kritt Punkten.

clause-T1 = Et gëtt mat zwee Kaartespiller vu 52 Kaarten a sechs Jokere gespillt, zesummen 110 Kaarten. Plaz 1 kontrolléiert se virun all Serie.
clause-T2 = Um Dësch sëtze véier, de Geber spillt net mat. Dëscher vun dräi gëtt et nëmmen, fir datt d’Zuel opgeet.
clause-T3 = De Geber mëscht, de rietsen Noper hieft of, jidderee kritt 13 Kaarten eng no der anerer a kontrolléiert hir Zuel, eng Kaart gëtt opgedeckt. De lénksen Noper vum Geber fänkt un. Eng falsch Zuel, déi méi spéit bemierkt gëtt, gëtt duerch Net-Zéien oder Net-Ofginn richteg gestallt; an deem Zuch däerf de Spiller net erëffnen, net leeën, net dobäileeën a kee Joker tauschen. Um Enn vum Spill zitt deen no, deen ze wéineg Kaarten huet; wien der ze vill huet, zielt se all.
clause-T4a = Wien nach net erëffent huet, zitt vum verdeckte Koup a gëtt eng Kaart of, ni e Joker; oder en hëlt déi oppe Kaart, awer nëmme fir direkt domat z’erëffnen.
clause-T4b = Wien erëffent huet, zitt vum verdeckte Koup a gëtt eng Kaart of, ni e Joker; déi oppe Kaart däerf en huelen, wann e se an dësem Zuch benotzt.
clause-T4c = Eng oppe Kaart, déi geholl gouf an net fir z’erëffnen, ze leeën, dobäizeleeën oder e Joker ze tausche gebraucht gëtt, kënnt zréck, an den Zuch ass eriwwer.
clause-T4d = Eng Kaart vum Ofleekoup bleift oppen um Dësch leien a kënnt ni an d’Hand; dat gëllt och fir en agetauschte Joker.
clause-T5 = Wann déi verdeckte Kaarten opgebraucht sinn, ass d’Spill eriwwer, och wa kee Rommé gemaach huet, an et gëtt gezielt.
clause-T6 = Déi éischt Kombinatioune mussen zesumme mindestens 40 Punkten zielen; da kann een am selwechten Zuch och dobäileeën a Jokeren tauschen. Wat läit, dat läit. Wat falsch ass, gëtt zréckgeholl; wat richteg ass, bleift leien, wann et nach ëmmer 40 Punkten zielt.
clause-T7 = Fir z’erëffnen zielt den Äss 11 an enger Grupp an 11 oder 1 an enger Sequenz, Bildkaarten 10, déi aner hir Zuel, e Joker wéi déi Kaart, fir déi e läit.
clause-T8 = Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert a verschiddene Faarwen, eng Sequenz dräi oder méi Kaarten hannereneen an enger Faarf. Den Äss steet hannert dem Kinnek an zielt 11, och wann d’Zwee follegt, oder ouni Kinnek virun der Zwee an zielt 1. Eng Sequenz däerf op béide Säite wuessen. Jokere kënnen all Kaart ersetzen; si leien ni niefteneen an et si manner wéi aner Kaarten. E Joker gëtt een nëmmen of, fir fäerdeg ze ginn.
clause-T9 = Wien erëffent huet, däerf weider Kombinatioune leeën, dobäileeën a Jokeren tauschen, an enger Grupp nëmme bei véier Kaarten. En agetauschte Joker gëtt am selwechten Zuch nees geluecht.
clause-T10 = Et gewënnt, wien als éischten all seng Kaarte geluecht an eng ofginn huet. Mat enger Kaart an der Hand zitt een nëmme vum verdeckte Koup; mat zwou oder méi däerf een eng Kaart, déi nëmmen indirekt passt, vum oppene Koup huelen, fir fäerdeg ze ginn. Hand-Rommé: ouni virdrun z’erëffnen all 13 Kaarten an engem Zuch leeën an eng ofginn, ouni dobäizeleeën an ouni Jokeren ze tauschen; déi 40 Punkte gëllen net. Hand-Rommé mat Dobäileeën: d’selwecht, mee mat Dobäileeën oder Jokertausch; déi 40 Punkte gëllen.
clause-T11 = D’Kaarte vun deenen anere ginn oppe gezielt, am Sënn vun der Auer. E Joker zielt 20, en Äss ëmmer 11.
clause-T12 = Wäertungspunkten: Hand-Rommé 8, mat Dobäileeën 6, Rommé 5; erëffent a bis 10 Punkten 3, bis 30 Punkten 2, méi 1; net erëffent a bis 100 Punkten 0, méi minus 1.
clause-T13 = Wäertungspunkten a Kaartepunkte kommen op d’Lëscht a gi pro Spiller zesummegerechent. E Spill mat engem Minuspunkt gëtt als Kräiz agedroen.
clause-T14 = No der Serie ginn d’Minuspunkten ofgezunn. Fir d’éischt ziele méi Wäertungspunkten, da manner Kaartepunkten, dann entscheet d’Lous.
clause-T15 = Nom Spill leeën déi aner hir Kaarten oppen hin an zielen se. Wie se ongezielt ewechgeheit, kritt ee Punkt manner. Beim zweete Mol gëtt d’Spillleedung oder den Arbitter informéiert, an et gëtt nach ee Punkt ofgezunn.

clause-V1-1 = Rommé ass e Kaartespill fir dräi oder méi Leit.
clause-V1-2 = Um Dësch sëtze véier; de Geber spillt net mat.
clause-V1-3 = Fir datt d’Zuel opgeet, däerf et Dëscher vun dräi ginn; do spillt de Geber mat.
clause-V2-1 = Et gëtt mat zwee Kaartespiller vu 52 Kaarten a jee dräi Jokere gespillt. D’Rei vun de Faarwen ass Kräiz, Pik, Häerz, Karo.
clause-V2-2 = E Joker zielt 20, en Äss 11, Kinnek, Damm a Bauer 10, all déi aner Kaarten hir Zuel.
clause-V3-1 = D’Plaze gi gezunn oder gesat. Plaz 1 wielt säi Stull, déi aner kommen am Sënn vun der Auer no.
clause-V3-2 = Virum éischten Ausdeele gëtt kontrolléiert, ob d’Kaarte komplett sinn.
clause-V4-1 = Plaz 1 deelt als éischt aus, da geet et am Sënn vun der Auer weider. De rietsen Noper vun der Plaz 1 deelt ëmmer dat lescht Spill aus.
clause-V4-2 = De Geber mëscht gutt a léisst de rietsen Noper eemol ofhiewen; deen Deel, dee leie bliwwen ass, kënnt uewen drop, an da gëtt vun uewen ausgedeelt.
clause-V4-3 = Goufen d’Kaarten anenee gestach oder geblädert, gi se virum Ausdeelen nach eng Kéier gutt gemëscht.
clause-V4-4 = Ofhiewen ass Flicht: Mindestens véier Kaarte ginn ofgehuewen, mindestens véier bleiwe leien.
clause-V4-5 = Ass deen, deen ofhieft, kuerz net do, däerf de Spiller riets vun him ofhiewen, ausser deen, deen net do ass, huet sech d’Ofhiewen ausdrécklech virbehalen. Bei méi laanger Zäit entscheet en Arbitter.
clause-V4-6 = Jidderee kritt 13 Kaarten, eng no der anerer, vu lénks vum Geber un; de Rescht ass de verdeckte Koup. Seng iewescht Kaart gëtt opgedeckt, wann all d’Spiller hir 13 Kaarte bestätegt hunn. Eng falsch Zuel, déi méi spéit bemierkt gëtt, gëtt duerch Net-Zéien oder Nozéie richteg gestallt; an deem Zuch däerf de Spiller näischt leeën.
clause-V4-7 = Deckt de Geber beim Ausdeelen eng Kaart op, gëtt nei ausgedeelt.
clause-V4-8 = Sinn d’Kaarten ongläich verdeelt a gëtt dat virum Spille gemierkt, oder huet méi wéi ee Spiller eng falsch Zuel, gëtt nei ausgedeelt.
clause-V4-9 = Reklamatioune wéinst Mëschen, Ofhiewen oder Ausdeele musse kommen, ier d’Kaarten opgeholl ginn.
clause-V4-10 = Huet de Falschen ausgedeelt, ass d’Spill ongülteg, och wann et fäerdeg ass. Eng Ronn ass ofgeschloss, wann hiert lescht Spill richteg agedroen ass; just wann dat lescht Spill vun der Serie falsch agedroen ass, decidéieren d’Ënnerschrëften.
clause-V4-11 = Bei enger falscher Rei am Ausdeelen an der lafender Ronn ginn all d’Spiller vum éischte falschen un nei gespillt.
clause-V4-12 = Läit de Feeler méi wäit zréck oder ass net ze klären, bleiwen ofgeschlosse Ronne gülteg; déi lafend Ronn fänkt nei mat Plaz 1 un.
clause-V5-1 = Een Zuch fänkt mat enger Kaart vum oppenen oder vum verdeckte Koup un. Da kann ee leeën; d’Ofginn ass d’Enn vum Zuch. Nëmmen de Superrommé kënnt ouni Ofginn aus.
clause-V5-2 = Déi éischt Kombinatioune mussen zesumme mindestens 40 Punkten zielen. Duerno kann een direkt dobäileeën a Jokeren tauschen.
clause-V5-3 = Kombinatiounen um Dësch ginn net méi geännert: Wat läit, dat läit.
clause-V5-4 = Ginn déi 40 Punkten net erreecht, kënnt alles zréck an d’Hand. Eng Kaart, kee Joker, gëtt ofginn, an den Zuch ass eriwwer, och wann aner Kombinatiounen 40 Punkte gezielt hätten. Eréischt am nächsten Zuch däerf een et nach eng Kéier probéieren.
clause-V5-5 = Grupp a Sequenz hu mindestens dräi Kaarten: eng Grupp Kaarte vum selwechte Wäert, eng Sequenz Kaarten hannereneen an enger Faarf.
clause-V5-6 = An enger Sequenz steet den Äss beim Kinnek oder virun der Zwee. En zielt 11, wann de Kinnek oder e Joker op senger Plaz derbäi ass, soss 1. Jokere kënnen all Kaart ersetzen an zielen esou vill wéi déi. Si leien ni niefteneen a sinn ni an der Iwwerzuel.
clause-V5-7 = Wien erëffent huet, däerf weider Kombinatioune leeën, dobäileeën a Jokeren tauschen. En agetauschte Joker gëtt direkt nees geluecht.
clause-V5-8 = De Joker aus enger Grupp kritt een eréischt, wann d’Grupp véier Kaarten huet.
clause-V5-9 = Wien déi oppe Kaart hëlt a se direkt zréckleet, huet säin Zuch gemaach a kritt keng Kaart vum verdeckte Koup.
clause-V5-10 = Wien zitt, ouni un der Rei ze sinn, leet d’Kaart op hir Plaz zréck.
clause-V5-11 = Wien nëmmen nach eng Kaart huet, däerf keng oppe Kaart huelen, mat där hien d’Spill kéint fäerdeg maachen.
clause-V5-12 = E Joker däerf een nëmmen ofginn, fir d’Spill fäerdeg ze maachen.
clause-V5-13 = D’Kaarte ginn iwwer der Dëschkant gehalen. Wie gefrot gëtt, seet, wéi vill Kaarten en nach huet.
clause-V6-1 = Et gewënnt, wien als éischten all seng Kaarte geluecht an déi lescht ofginn huet. Nëmmen de Superrommé kënnt ouni Ofginn aus.
clause-V6-2 = No engem Rommé ginn d’Punkte vun deenen aneren no V2.2 oppe gezielt an agedroen; de Spiller lénks vun deem, deen zielt, zielt mat. Duerno ginn d’Wäertungspunkten ausgerechent.
clause-V6-3 = Sinn déi verdeckte Kaarten opgebraucht an huet kee Rommé gemaach, ass d’Spill eriwwer. D’Kaarten an der Hand gi gezielt an agedroen.

## Wat eng Hand kann

solve-hand = Är Kaarten
solve-no-meld = An dëser Hand ass keng Kombinatioun. Si zielt { $n ->
    [one] { $n } Punkt.
   *[other] { $n } Punkten.
  }
solve-meld = { $meld }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
solve-together = Alles zesummen: { $n ->
    [one] { $n } Punkt.
   *[other] { $n } Punkten.
  }
solve-opens = Dat geet duer fir z’erëffnen ({ $need }).
solve-short = { $n ->
    [one] Fir z’erëffnen ({ $need }) feelt nach { $n } Punkt.
   *[other] Fir z’erëffnen ({ $need }) feelen nach { $n } Punkten.
  }
solve-most = Aner Kombinatioune gi méi Punkten: { $n }.
solve-kept = { $n ->
    [0] An der Hand bleift näischt.
   *[other] An der Hand bleift: { $cards } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }).
  }
solve-several-turns = { $rule } Heifir braucht Dir also { $n } Zich.
solve-turn = Dësen Zuch
solve-finish = Dir kënnt elo fäerdeg ginn: { $ending }.
solve-no-finish = Fäerdeg gi kënnt Dir nach net.
solve-no-lay = Fäerdeg ginn oder eppes leeë kënnt Dir nach net.
solve-least = Esou bleift am mannsten an der Hand:
solve-least-melds = Am beschten esou; déi aner Kombinatioune bleiwen zesummen:
solve-discards = Och gutt fir ofzeginn: { $list }.
solve-discard-more = { $cards } ({ $n ->
    [one] { $n } Punkt méi
   *[other] { $n } Punkte méi
  })
solve-next = Wat hëllefe géif
solve-missing = { $n ->
    [one] Fir alles op eemol ze leeën, feelt nach eng Kaart, déi passt.
   *[other] Fir alles op eemol ze leeën, feelen nach { $n } Kaarten, déi passen.
  }
solve-outs = Dës Kaarte géifen hëllefen (esou vill Punkte manner): { $list }.

## Rot: wat ze maachen ass, a firwat

advice-draw-stock = Eng Kaart { -stock(case: "from") } zéien.
advice-draw-open = { $card } { -open-pile(case: "from") } huelen.
advice-give-back = { $card } op { -open-pile } zréckleeën.
advice-only-move = D’Reegele loossen näischt aneschters zou.
advice-close = Den Ënnerscheed ass ze kleng, fir sécher ze sinn: En aneren Zuch ka grad esou gutt sinn.
advice-take-finishes = Mat { $card } kënnt Dir an dësem Zuch fäerdeg ginn: { $ending }.
advice-take-opens = Mat { $card } kënnt Dir elo erëffnen: { $points } Punkten.
advice-take-melds = Mat Äre Kaarte gëtt { $card } { $meld }.
advice-take-lays-off = { $card } kann direkt bei { $meld } geluecht ginn.
advice-take-swaps = { $card } ka géint de Joker an { $meld } getauscht ginn, an de Joker kann nees geluecht ginn.
advice-take-outs = Mat { $card } an der Hand { $outs ->
    [one] géif { $outs } Kaart hëllefen, déi nach komme kann
   *[other] géifen { $outs } Kaarten hëllefen, déi nach komme kënnen
  }; ouni si { $before ->
    [0] keng
   *[other] { $before }
  }.
advice-take-useless = { $card } gëtt mat Äre Kaarte keng Kombinatioun a passt bei keng um Dësch.
advice-take-no-opening = { $card } misst direkt geluecht ginn, an eng Erëffnung mat { $need } Punkte gëtt et domat net.
advice-take-shows = Jidderee gesäit, datt Dir { $card } huelt.
advice-stock-known = Déi nächst Kaart { -stock(case: "from") } ass bekannt: { $card }.
advice-blocks = D’Spill wier da blockéiert an eriwwer; kee géif gewannen.
advice-finishes = Domat gitt Dir fäerdeg: { $ending }.
advice-could-finish = Dir kéint an dësem Zuch fäerdeg ginn: { $ending }.
advice-opens = Erëffent mat { $points } Punkten.
advice-melds = { $melds ->
    [one] Leet eng Kombinatioun mat { $points } Punkten.
   *[other] Leet { $melds } Kombinatiounen, zesummen { $points } Punkten.
  }
advice-lays-off = { $number ->
    [one] Leet eng Kaart dobäi: { $cards }.
   *[other] Leet { $number } Kaarten dobäi: { $cards }.
  }
advice-swaps = { $card } kënnt op d’Plaz vum Joker an { $meld }; de Joker ass fräi.
advice-could-open = Dir kéint mat { $points } Punkten erëffnen.
advice-could-meld = Dir kéint { $points } Punkte leeën.
advice-missing = { $missing ->
    [one] Nach eng Kaart, déi passt, an déi ganz Hand kann op eemol geluecht ginn.
   *[other] Nach { $missing } Kaarten, déi passen, an déi ganz Hand kann op eemol geluecht ginn.
  }
advice-gives-back = { $card } geet zréck, an den Zuch ass eriwwer.
advice-opening-fails = D’Erëffnung geet net: Kaarte kommen zréck an d’Hand.
advice-outs = { $outs ->
    [one] { $outs } vun { $of } Kaarten, déi nach komme kënnen, géif hëllefen.
   *[other] { $outs } vun { $of } Kaarten, déi nach komme kënnen, géifen hëllefen.
  }
advice-fewer-outs = { $outs ->
    [0] Keng Kaart, déi nach komme kann, géif hëllefen; nom beschten Zuch { $best }.
    [one] Nëmmen { $outs } Kaart, déi nach komme kann, géif hëllefen; nom beschten Zuch { $best }.
   *[other] Nëmmen { $outs } Kaarten, déi nach komme kënnen, géifen hëllefen; nom beschten Zuch { $best }.
  }
advice-leaves = { $points ->
    [one] { $points } Punkt bleift an der Hand.
   *[other] { $points } Punkte bleiwen an der Hand.
  }
advice-leaves-more = { $points ->
    [one] { $points } Punkt méi bleift an der Hand wéi nom beschten Zuch.
   *[other] { $points } Punkte méi bleiwen an der Hand wéi nom beschten Zuch.
  }
advice-dearest = { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }) gehéiert zu kenger Kombinatioun, a keng aner esou Kaart zielt méi.
advice-breaks = { $card } gehéiert zu enger Kombinatioun an Ärer Hand.
advice-safe = { $card } passt néierens um Dësch, a soss kee kann eng Kombinatioun domat maachen.
advice-needs-joker = { $card } passt néierens um Dësch, an déi aner brauchen e Joker, fir eng Kombinatioun domat ze maachen.
advice-next-lays-off = Duerno ass { $name } un der Rei a kéint { $card } bei { $meld } leeën.
advice-next-swaps = Duerno ass { $name } un der Rei a kéint { $card } géint de Joker an { $meld } tauschen.
advice-next-collects = Duerno ass { $name } un der Rei an huet { $cards } geholl; { $card } passt dobäi.
advice-withholds = { $card } bleift an der Hand: Duerno ass { $name } un der Rei an huet { $cards } geholl.
advice-few-cards = { $number ->
    [one] { $name } huet nëmmen nach { $number } Kaart.
   *[other] { $name } huet nëmmen nach { $number } Kaarten.
  }
advice-stock-low = { $number ->
    [one] Nëmmen nach { $number } Kaart läit { -stock(case: "in") }; dann ass d’Spill eriwwer.
   *[other] Nëmmen nach { $number } Kaarte leien { -stock(case: "in") }; dann ass d’Spill eriwwer.
  }
advice-last-turn = Mat der leschter Kaart { -stock(case: "from") } ass d’Spill no dësem Zuch eriwwer.

advise-holds = { $n ->
    [one] { $n } Kaart
   *[other] { $n } Kaarten
  }{ $opened ->
    [yes] , huet erëffent
   *[no] {""}
  }
advise-heading = Rot fir { $name }
advise-turn-begun = En Zuch gëtt als Ganzt bewäert: Wat zënter dem Zéie scho läit, gëtt net matgezielt.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } manner wéi de beschten Zuch (± { $unsure })
advise-played = Zuch { $number } vum Fichier
advise-rank = { $rank ->
    [1] Dat ass de beschten Zuch.
   *[other] Dat ass d’Nummer { $rank } vun dësen.
  }
advise-unit = D’Zuelen: { $scoring ->
    [rating] esou vill Wäertungspunkte méi, wéi déi aner am Duerchschnëtt kréien,
    [own_hand] esou vill Minuspunkte manner, wéi déi aner am Duerchschnëtt kréien,
   *[winner_takes_all] esou vill Punkte méi, wéi déi aner am Duerchschnëtt kréien,
  } wann dëst Spill eriwwer ass. { $worlds } Mol fäerdeg gespillt, déi verdeckte Kaarten all Kéier zoufälleg verdeelt; ± ass de Standardfeeler.
advise-over = D’Spill ass eriwwer: Et gëtt näischt ze roden.
advise-nobody = Hei muss keen zéien oder spillen: Et gëtt näischt ze roden.

## Wéi séier et ass

bench-measuring = Et gëtt gemooss
bench-title = Rommé { $version } mat Python { $python }
bench-build = { $build ->
    [compiled] Déi séier Deeler si kompiléiert.
    [stale] Déi séier Deeler lafen als pure Python: Si goufe geännert, nodeems se kompiléiert gi waren.
   *[plain] Déi séier Deeler lafen als pure Python.
  }
bench-hands = Déi bescht Kombinatioune vun enger Hand, a Mikrosekonnen
bench-games = Ganz Spiller
bench-compared = Am Verglach
bench-hand = { $rules }, { $cards } Kaarten{ $jokers ->
    [0] {""}
    [one] , { $jokers } Joker
   *[other] , { $jokers } Jokeren
  }
bench-game = { $rules }, zu { $players }, { $policy ->
    [greedy] giereg
   *[random] zoufälleg
  }
bench-column-hand = Handkaarten
bench-column-mean = Mëttel
bench-column-p99 = 99 % bis
bench-column-slowest = Luesst
bench-column-first = Éischte Kéier
bench-column-game = Spill
bench-column-second = Spiller pro Sekonn
bench-column-turns = Zich pro Spill
bench-column-yardstick = Pro Moossstaf
bench-column-plain = Sou oft méi séier wéi Python
bench-note = „Éischte Kéier“ ass eng Hand, vun där nach näischt bekannt ass; soss verhält de Léiser Deeler vu fréieren Hänn. De Moossstaf ass eng fest Schleef a Python, hei { $yardstick } Mikrosekonne laang: Esou vill Hänn oder Spiller passen eran.

## Programmer géinteneen

arena-playing = Verdeelungen
arena-speed = { $games } Spiller pro Sekonn
arena-resumed = { $n ->
    [one] Eng Verdeelung ass schonn do, an { $file }.
   *[other] { $n } Verdeelunge si schonn do, an { $file }.
  } Wien nei ufänke wëll, läscht dee Fichier.
arena-interrupted = Ënnerbrach no { $n } vun { $deals } Verdeelungen. Datselwecht Kommando mécht do weider.
arena-what = { $rules }, { $players } Spiller, { $deals ->
    [one] { $deals } Verdeelung
   *[other] { $deals } Verdeelungen
  }, { $games } Partien, Startzuel { $seed }
arena-duel = { $candidate } géint { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Jidderee géint jiddereen: { $bots }
arena-column-candidate = Kandidat
arena-column-opponent = Géint
arena-column-share = Victoiren
arena-column-interval = 95-%-Beräich
arena-column-rating = Elo-Zuel
arena-column-more = Punkte méi
arena-more-note = „Punkte méi“ si { $scoring ->
    [rating] Wäertungspunkte
   *[other] Punkte
  } pro Spill, verglach mam Mëttel vun deenen aneren um Dësch.
arena-chance = Ënner Gläichen
arena-better = { $candidate } ass besser wéi { $opponent }: En gewënnt méi oft wéi ënner Gläichen.
arena-worse = { $candidate } ass méi schlecht wéi { $opponent }: En gewënnt manner oft wéi ënner Gläichen.
arena-open = Wie vun deenen zwee méi oft gewënnt, kann een aus dëse Verdeelungen net soen.
arena-undecided = { $n ->
    [one] Ee Spill, dat kee gewonnen huet, zielt fir jiddereen als gläichen Deel vun enger Victoire.
   *[other] { $n } Spiller, déi kee gewonnen huet, ziele fir jiddereen als gläichen Deel vun enger Victoire.
  }
arena-rating-note = Elo-Zuele wéi am Schach: 400 méi heescht zéng zu eent. { $bot } steet fest op 1000; d’Beräicher sinn déi vum Ënnerscheed dozou.
arena-real-clock = D’Programmer haten echt Sekonne fir nozedenken: En anere Laf kann aner Zuele bréngen.
arena-sprt = { $verdict ->
    [high] Den Test ass no { $n } Verdeelungen entscheet: { $measure ->
        [points] D’Punkte méi pro Spill sinn
       *[wins] Den Undeel vun de Victoiren ass
      } éischter { $high } wéi { $low } (Verhältnes { $ratio }, Grenzen { $lower } an { $upper }).
    [low] Den Test ass no { $n } Verdeelungen entscheet: { $measure ->
        [points] D’Punkte méi pro Spill sinn
       *[wins] Den Undeel vun de Victoiren ass
      } éischter { $low } wéi { $high } (Verhältnes { $ratio }, Grenzen { $lower } an { $upper }).
   *[open] No { $n } Verdeelungen huet den Test net entscheet, ob { $measure ->
        [points] d’Punkte méi pro Spill
       *[wins] den Undeel vun de Victoiren
      } éischter { $low } oder { $high } ausmaachen (Verhältnes { $ratio }, Grenzen { $lower } an { $upper }).
  }
arena-axis-share = Victoiren a %, mat 95-%-Beräich
arena-axis-more = { $scoring ->
    [rating] Wäertungspunkte méi pro Spill
   *[other] Punkte méi pro Spill
  }
arena-axis-rating = Elo-Zuel, mat 95-%-Beräich
arena-axis-ratio = Test: Logarithmus vum Likelihood-Verhältnes
arena-axis-deals = Verdeelungen
arena-axis-bound = éischter { $value }
arena-too-few = Fir e Wettkampf brauch et op d’mannst zwee Programmer.
arena-unknown-bot = E Programm „{ $name }“ gëtt et net. Et gëtt: { $known }; oder nennt eng Plaz am Code als Modul:Numm.
arena-bot-no-place = „{ $name }“ ass keng Plaz am Code. Schreift Modul:Numm, zum Beispill my_bots:MyBot.
arena-bot-no-module = „{ $name }“: Python fënnt kee Modul „{ $reason }“. Steet säin Dossier am PYTHONPATH?
arena-bot-no-import = „{ $name }“: De Modul léisst sech net importéieren. Hie mellt: { $reason }
arena-bot-no-name = „{ $name }“: Dësen Numm gëtt et am Modul net. Python mellt: { $reason }
arena-bot-no-call = „{ $name }“ léisst sech net ouni Argumenter opruffen, fir e Spiller ze kréien. Python mellt: { $reason }
arena-bot-no-choose = Aus „{ $name }“ gëtt kee Spiller: D’Resultat ({ $reason }) huet keng Method choose().
arena-bot-failed = { $bot } huet an der Verdeelung { $deal } op der Plaz { $seat } versot: { $reason }
arena-sprt-of-two = --sprt vergläicht zwee Programmer, net méi.
arena-one-crew = Gitt nëmmen eent vun --workers, --dask an --ray un.
arena-no-folder = Dësen Dossier gëtt et net.
arena-missing = Ouni --workers 1 oder mat --plot brauch et méi Python-Päck. Esou installéiert Dir se: { $command }
arena-no-cluster = Ënner „{ $address }“ äntwert kee Rechnerverbond, deen Aarbechter huet.
arena-other-worker = En Aarbechter huet eng aner Versioun vum Programm oder vun engem Spiller. All mussen déiselwecht hunn.
arena-worker-lacks = Engem Aarbechter feelt de Python-Pak { $package }. De Programm an d’Spiller mussen och do installéiert sinn.
file-not-written = De Fichier léisst sech net schreiwen: { $reason }
arena-no-record = { $file } ass kee Protokoll vun engem Wettkampf. Nennt en anere Fichier.
arena-other-contest = { $file } gehéiert zu engem anere Wettkampf; verschidden ass: { $differing }. Nennt en anere Fichier.
arena-other-code = { $file } kënnt vun enger anerer Versioun vum Programm oder vun engem Spiller; d’Resultater gehéieren net zesummen. Nennt en anere Fichier, oder läscht dësen.
arena-damaged = { $file } ass an der Zeil { $line } futti. Nennt en anere Fichier, oder läscht dësen.
arena-in-use = { $file } gëtt grad benotzt: Deeselwechte Wettkampf leeft schonn.

## D’Kommandozeil

help-usage = Opruff
help-commands = Kommandoen
help-arguments = Wat derbäi gehéiert
help-options = Optiounen
help-more = romme KOMMANDO --help seet méi iwwer e Kommando.
help-romme = Rommé, d’Kaartespill aus Lëtzebuerg an Däitschland.
    .version = seet, wéi eng Versioun dat ass
    .help = weist dës Hëllef
    .lang = Sprooch: lb, de, fr oder en
help-replay = spillt e Spillfichier no an erzielt d’Spill
    .file = de Spillfichier (hält op mat .romme); - liest vun der Standardinput
    .json = d’Enn vum Spill als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-verify = kontrolléiert, ob d’Kaarte vun engem Spill feststoungen, ier et ugaangen ass
    .file = de Spillfichier (hält op mat .romme); - liest vun der Standardinput
    .json = d’Resultat als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-rules = weist e Reegelwierk an einfache Wierder
    .name = d’Reegelwierk; ouni Numm gi se all opgezielt
    .json = all Optioun mat hire méigleche Wäerter als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
    .option = en anere Wäert fir eng Optioun, wéi opening_points=30; däerf méi oft stoen
help-solve = seet, wat ee vun enger Hand leeë kann, a wéi ee se am beschte spillt
    .cards = d’Hand nom Zéien, wéi "4C 5C * KH"; e Joker ass *
    .rules = d’Reegelwierk, wéi --rules klassik; ouni eppes turnier
    .table = wat um Dësch läit, wéi --table "4H *5H 6H; 7C 7S 7D"
    .opened = Dir hutt an engem fréieren Zuch erëffent
    .option = en anere Wäert fir eng Optioun, wéi opening_points=30; däerf méi oft stoen
    .json = d’Äntwert als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-advise = seet, wat an engem Spill ze maachen ass, wat all Zuch wäert ass, a firwat
    .file = de Spillfichier (hält op mat .romme); - liest vun der Standardinput
    .move = virun deem Zuch vum Fichier; soss nom leschten
    .seconds = esou vill Sekonne fir z’iwwerleeën (1)
    .most = héchstens esou vill Zich (3)
    .json = Zich, Zuelen a Grënn als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-bench = moosst, wéi séier de Léiser an de Simulator sinn
    .seconds = ongeféier esou vill Sekonne laang
    .json = all Zuelen als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-arena = léisst Programmer géinteneen spillen a seet, wéi sécher den Ënnerscheed ass
    .bots = zwee Programmer oder méi: zufall, anfaenger, stammtisch, verein, een, deen installéiert ass, oder Modul:Numm
    .rules = d’Reegelwierk, wéi --rules turnier; ouni eppes klassik
    .option = en anere Wäert fir eng Optioun, wéi opening_points=30; däerf méi oft stoen
    .players = wéi vill eng Partie spillen; ouni eppes esou wéineg, wéi d’Reegelen erlaben
    .deals = wéi vill Verdeelungen; all gëtt mam Kandidat op jidder Plaz gespillt (200)
    .seed = d’Zuel, aus där all Zoufall kënnt; déiselwecht gëtt déiselwecht Spiller (1)
    .workers = esou vill Prozesser op dësem Rechner; ouni eppes ee pro Prozessor
    .dask = op engem Dask-Verbond spillen: seng Adress, oder local
    .ray = op engem Ray-Verbond spillen: seng Adress, oder local
    .seconds = echt Zäit fir eng Decisioun; ouni eppes gëtt a Schrëtt gezielt, an alles kann ee widderhuelen
    .sprt = ophalen, soubal kloer ass, wat éischter stëmmt: wéi --sprt 0.50 0.52
    .measure = wat --sprt kuckt: den Undeel vun de Victoiren, oder d’Punkte méi pro Spill
    .alpha = wéi oft --sprt HIGH fanne kann, wou LOW stëmmt (0.05)
    .beta = wéi oft --sprt LOW fanne kann, wou HIGH stëmmt (0.05)
    .resume = hält fäerdeg Verdeelungen an dësem Fichier fest a mécht mat deene weider, déi dra sinn
    .plot = zeechent e Bild an dëse Fichier: .png oder .svg
    .json = all Zuelen als een JSON-Objet
    .lang = Sprooch: lb, de, fr oder en

usage-unknown-command = E Kommando „{ $text }“ gëtt et net.
usage-unknown-option = Eng Optioun „{ $text }“ gëtt et net.
usage-missing = { $name } feelt.
usage-missing-value = { $name } brauch e Wäert.
usage-bad-value = „{ $text }“ ass fir { $name } net méiglech.
usage-bad-choice = „{ $text }“ ass fir { $name } net méiglech. Et gëtt: { $possible }.
usage-too-many = „{ $text }“ ass ze vill.
usage-repeated = { $name } däerf nëmmen eemol stoen.
usage-bad-option = „{ $text }“ ass keng Ännerung vun enger Optioun. Schreift NAME=VALUE, wéi opening_points=30.
usage-without-rules = --option brauch den Numm vun engem Reegelwierk.
usage-other = Esou geet dëst Kommando net.
usage-help = Hëllef: romme --help
extra-missing = Dofir feele Python-Päck. Esou installéiert Dir se: { $command }

### Server

help-serve = start de Server: Dëscher fir jiddereen, deen seng Säit opmécht
    .host = d’Adress: 127.0.0.1 nëmme fir dëse Computer, 0.0.0.0 fir dat ganzt Netz
    .port = de Port (8270)
    .database = sqlite:///FICHIER oder postgresql://…; soss e Fichier an Ärem Date-Dossier
    .origin = eng Adress, ënner där Browser d’Säit fannen, wéi https://romme.example; méi dacks méiglech
    .config = en TOML-Fichier mat Astellungen: d’Nimm hei, mat _ amplaz -
    .backups = en Dossier fir d’Sécherungen virun engem Ëmstelle vun der Datebank
    .witness = e Fichier, an deem déi lescht Entrée vun all Dësch notéiert gëtt, am beschten op enger anerer Disk; soss nieft dem Fichier vun der Datebank
    .bot_pause = sou laang waarde Bots virun all Zuch, fir datt ee matkënnt (900)
    .thinkers = sou vill Prozesser loosse Bots denken; soss ee manner wéi et Käre gëtt
    .bot_memory = héchstens sou vill Späicher a MiB fir all Prozess mat Bots aus anere Päck; 0 fir keng Grenz (1024)
    .tables_per_person = u sou villen Dëscher däerf eng Persoun gläichzäiteg spillen; 0 fir egal wéi vill (10)
    .tables_per_address = datselwecht fir all déi hannert enger Adress (100)
    .node = en Numm fir dëse Server ënner méi an enger PostgreSQL-Datebank
    .trusted_proxy = d’Adress vun engem Reverse-Proxy, dee seet, wou d’Visiteuren hierkommen; méi dacks méiglech
    .entrants = sou vill Leit kënne sech héchstens fir en Turnéier umellen; soss 1000
    .connections = esou vill Verbindunge matenee vun enger Adress; 0 = esou vill wéi ee wëll (800)
    .limits = off hieft d’Grenzen op, wéi dacks een eppes froen däerf; nëmme fir ze moossen
    .log = Meldungen iwwer dat, wat geschitt: text, oder json mat engem Objet pro Zeil
    .browser = mécht d’Säit am Browser op
    .lang = Sprooch: lb, de, fr oder en
serve-running = Rommé leeft: { $address }
serve-network = An Ärem Netz: { $address }
serve-stop = Fir opzehalen, dréckt Ctrl a C.
serve-stopped = Rommé ass gestoppt. Alles ass gespäichert.
serve-port = Op { $host }, Port { $port }, geet näischt: { $reason }. Vläicht leeft Rommé schonn; soss wielt mat --port en anere Port.
setting-range = { $name } muss tëscht { $least } an { $most } leien.
setting-file = D’Astellungen an { $path } kënnen net gelies ginn: { $reason }
setting-unknown = Eng Astellung „{ $name }“ gëtt et net. Et gëtt: { $known }.
setting-number = { $name } muss eng Zuel sinn, net „{ $value }“.
setting-text = { $name } muss en Text an Anféierungszeeche sinn, net „{ $value }“.
setting-list = { $name } muss eng Lëscht vun Texter sinn, wéi ["https://romme.example"].
setting-proxy = „{ $value }“ ass keng Adress vun engem Proxy: et schreift een 127.0.0.1, 10.0.0.0/8 oder ::1.
setting-choice = { $name } muss eent dovunner sinn: { $possible }.
setting-origin = Eng Adress vun der Säit schreift een, wéi Browser se weisen: https://romme.example oder http://192.168.1.20:8270.

### Sécherungen an d’Kontroll vun deem, wat opgehuewe gëtt

help-backup = schreift alles, wat de Server ophieft, an e Fichier, och wärend e leeft
    .file = de Fichier, dee geschriwwe gëtt
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .replace = iwwerschreift de Fichier, wann et en scho gëtt
    .lang = Sprooch: lb, de, fr oder en
help-restore = spillt eng Sécherung an eng nei oder eidel Datebank an
    .file = de Fichier, dee romme backup geschriwwen huet
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .lang = Sprooch: lb, de, fr oder en
help-audit = kontrolléiert, datt näischt, wat gespillt gouf, duerno geännert ginn ass
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .against = eng Sécherung oder e Sigel, vun deenen all d’Entréeën do musse sinn
    .seal = schreift e Sigel an dëse Fichier, wann alles an der Rei ass
    .accept_loss = léisst no engem Verloscht gëllen, wat elo do ass
    .json = JSON amplaz Text
    .lang = Sprooch: lb, de, fr oder en
help-reports = weist, wat op Dëscher gemellt gouf a wat do geschriwwe stoung
    .remove = hëlt ewech, wat gewise gouf
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .json = JSON amplaz Text
    .lang = Sprooch: lb, de, fr oder en
backup-working = D’Sécherung leeft
backup-done = { $rows ->
    [one] D’Sécherung ass komplett: eng Entrée an { $file }.
   *[other] D’Sécherung ass komplett: { $rows } Entréeën an { $file }.
  }
backup-exists = { $path } gëtt et schonn. Wielt en aneren Numm, oder iwwerschreift de Fichier mat --replace.
backup-no-folder = Dësen Dossier gëtt et net.
backup-damaged = { $path } ass keng Sécherung vu Rommé, oder se ass beschiedegt. Et gouf näischt agespillt.
restore-working = D’Sécherung gëtt agespillt
restore-done = { $rows ->
    [one] D’Sécherung vum { $made } ass agespillt: eng Entrée, an se ass, wéi se war.
   *[other] D’Sécherung vum { $made } ass agespillt: { $rows } Entréeën, all esou, wéi se waren.
  }
restore-broken = Mee schonn virun der Sécherung hat een dës Dëscher geännert:
audit-working = D’Kontroll leeft
audit-sound = Alles ass an der Rei: { $streams ->
    [one] een Dësch
   *[other] { $streams } Dëscher
  }, { $records ->
    [one] eng Entrée
   *[other] { $records } Entréeën
  }, keng geännert.
audit-broken = { $n ->
    [one] Een Dësch ass net esou, wéi e gespillt gouf:
   *[other] { $n } Dëscher sinn net esou, wéi se gespillt goufen:
  }
audit-place = { $stream }, vun der Entrée { $version } un
audit-advice = Et huet een d’Datebank laanscht de Programm geännert, oder d’Disk ass futti. Loosst se, wéi se ass, an huelt déi lescht gutt Sécherung.
audit-witnessed = Vun den Entréeën, déi de Server notéiert huet, feelt keng.
audit-unwitnessed = Ob déi neist Entréeë feelen, kann ee net soen: De Server huet iwwer dës Datebank näischt notéiert. Vergläicht se mat enger Sécherung oder engem Sigel: --against FICHIER.
audit-compared = { $source ->
    [seal] All d’Entréeë vum Sigel vum { $made } sinn do. Säin Text ass { $seal }.
   *[backup] All d’Entréeë vun der Sécherung vum { $made } sinn do. Hire Sigel ass { $seal }.
  }
audit-seal = Sigel: { $seal }
audit-sealed = De Fichier mam Sigel ass geschriwwen. Haalt en op engem anere Computer, an dréckt de Sigel aus oder schreift en op.
audit-missing = { $n ->
    [one] Op engem Dësch feelen Entréeën, déi do waren:
   *[other] Op { $n } Dëscher feelen Entréeën, déi do waren:
  }
audit-missing-place = { $source ->
    [backup] { $stream }, vun der Entrée { $version } un; d’Sécherung huet { $known }
    [seal] { $stream }, vun der Entrée { $version } un; de Sigel kennt { $known }
   *[witness] { $stream }, vun der Entrée { $version } un; de Server hat { $known } notéiert
  }
audit-missing-advice = E Fichier, deen op -wal ophält, gouf geläscht, eng méi al Kopie koum op d’Plaz vun der Datebank, oder et huet een Entréeën ewechgeholl. Leet de richtege Fichier zeréck oder spillt déi neist Sécherung an. Wann Dir vum Verloscht wësst a wëllt weidermaachen: --accept-loss.
audit-accepted = De Verloscht ass ugeholl: Vun elo u gëllt, wat elo do ass.
seal-exists = { $path } gëtt et schonn, an e Sigel gëtt ni iwwerschriwwen. Wielt en aneren Numm.
seal-damaged = { $path } ass weder eng Sécherung nach e Sigel vu Rommé, oder et huet een de Fichier geännert.
witness-damaged = { $path }, an deem de Server sech seng lescht Anträg mierkt, ass futti oder gouf geännert. Vergläicht d’Datebank mat enger Sécherung oder engem Sigel: --against FICHIER.
reports-none = Keen huet eppes gemellt.
reports-nobody = een, dee geläscht ass
reports-head = { $by } mellt { $about } (Dësch { $table })
reports-text = „{ $text }“
reports-removed = { $n ->
    [one] Si ass elo ewechgeholl.
   *[other] All { $n } sinn elo ewechgeholl.
  }
keeping-failed = Dat ass net gaangen: { $reason }
database-kind = Dat ass keng Adress vun enger Datebank. Se fänkt mat sqlite:/// oder postgresql:// un.
database-no-file = D’Adress vun enger SQLite-Datebank nennt e Fichier: sqlite:///romme.db, oder mat véier Stréch sqlite:////srv/romme.db.
database-options = D’Adress vun enger SQLite-Datebank huet keng Zousätz hannert engem Frozeechen.
database-unreadable = D’Adress vun der Datebank ass net ze liesen. Se gesäit esou aus: postgresql://NUMM:PASSWUERT@COMPUTER/DATEBANK.
database-unreachable = D’Datebank { $shown } ass net z’erreechen: { $why }
database-in-use = En anere Rommé-Server benotzt { $path }. Haalt deen als éischt un.
database-too-new = { $shown } huet e méi neie Rommé geschriwwen. Et gouf näischt geännert; w.e.g. de Programm aktualiséieren.
database-foreign = { $shown } gehéiert zu engem anere Programm. Et gouf näischt geännert; w.e.g. eng aner Datebank nennen.
database-empty = An { $shown } ass näischt.
database-not-empty = An { $shown } ass schonn eppes. Eng Sécherung kann nëmmen an eng nei oder eidel Datebank agespillt ginn.

## romme tournament: en Turnéier an engem Fichier

help-tournament = féiert en Turnéier vun engem Veräin an engem Fichier: Aschreiwungen, Plazen, Lëschten, Klassementer, Pabeieren
    .lang = Sprooch: lb, de, fr oder en
    .file = de Fichier vum Turnéier
    .json = wat gemaach oder gefrot gouf, als een JSON-Objet
    .series = wéi eng Serie; ouni dat déi lescht
    .table = d’Nummer vum Dësch
    .game = d’Nummer vum Spill op der Lëscht
    .line = d’Spill, zum Beispill "2 romme 12 - 104u": wéi eng Plaz fäerdeg ginn ass a wéi, dann d’Kaartepunkte vun all Plaz; u = net erëffent, - = fäerdeg ginn oder net matgespillt
    .reason = firwat, fir de Protokoll
    .seed_text = den Text, aus deem gezu gëtt; dee selwechten zitt nees datselwecht (ouni dat en neien)
    .day = wéi een Dag
    .number = d’Startnummer
    .club = de Veräin
    .team = d’Equipe
    .tandem = den Tandem
    .classes = eng Klass, zum Beispill Damen, Senioren oder Jugend; kann e puermol kommen
    .namesakes = et sinn aner Leit wéi déi mam selwechten Numm
    .only = nëmmen dës Klass, zum Beispill Damen
    .parties = wie klasséiert gëtt (single)
    .rounds = Ronne vun enger Serie; ouni dat wéi am Reegelwierk
    .dropped = esou vill Serie falen bei jidderengem aus der Gesamtwäertung
    .team_size = esou vill Persoune sinn eng Equipe
    .tandem_size = esou vill Persoune sinn en Tandem
    .pack_check = ob d’Kaarte virum éischte Spill gezielt ginn
    .second_count = ob eng zweet Persoun d’Zielung vun all Spill confirméiert
    .control_list = ob eng zweet Lëscht gefouert a verglach gëtt
    .signatures = ob all Plaz d’Lëscht ënnerschreift
    .unfinished = ob klasséiert gëtt, wie sech ofmellt
    .last_round = wat déi lescht Ronn vun enger Serie ofschléisst: dat richtegt Androen oder d’Ënnerschrëften
    .out = de Fichier, dee geschriwwe gëtt; --to=- ass d’Standardausgab
help-tournament-new = fänkt en Turnéier an engem neie Fichier un
    .name = wéi den Turnéier heescht
    .rules = d’Reegelwierk, zum Beispill --rules verband; ouni dat turnier
    .option = en anere Wäert fir eng Optioun vun de Reegelen, zum Beispill rating_super=12; kann e puermol kommen
help-tournament-show = seet, wéi wäit en Turnéier ass
help-tournament-terms = ännert, wat decidéiert war; Ronne gëllen ab der nächster Serie
help-tournament-scoring = ännert d’Tabell vun de Wäertungspunkten
    .option = eng Zuel vun der Tabell, zum Beispill rating_super=12
help-tournament-add = schreift Leit an, mat hiren Nimm oder aus enger Lëscht
    .names = hir Nimm; wat d’Optioune soen, gëllt fir all
    .source = eng Lëscht vu Leit: CSV, Text oder Excel
    .number = d’Startnummer vun deem éischten; ouni dat déi nächst fräi
    .present = si si schonn do
help-tournament-people = weist jiddereen, deen ageschriwwen ass
help-tournament-change = verbessert eng Aschreiwung
    .name = de richtegen Numm
help-tournament-present = dréit an, wien do ass
    .who = Startnummeren, zum Beispill 3 oder 5-12; all si jiddereen
    .away = si sinn dach net do
help-tournament-withdraw = mellt een of, deen net méi matspillt
    .leaving = matzen an enger Serie: wéi et um Dësch weidergeet
help-tournament-remove = hëlt d’Aschreiwung vun engem zréck, deen net gespillt huet
help-tournament-seat = verdeelt d’Plaze vun der nächster Serie, duerch d’Lous, wann näischt aneschters gesot ass, a weist, wat um Plang net soll sinn
    .by_result = setzt nom Resultat, déi bescht un den Dësch 1
    .by_hand = en eegene Plang: Startnummeren an der Rei vun de Plazen, zum Beispill "3 1 2 7 / 4 5 6"
    .swap = léisst zwou Persoune vum Plang d’Plaz tauschen
    .day = op wéi engem Dag gespillt gëtt; ouni dat dee selwechte wéi bis elo
help-tournament-begin = fänkt d’Serie un, där hir Plaze verdeelt sinn, a mécht hir Lëschten op
help-tournament-join = setzt een, dee méi spéit kënnt, als véierten un en Dësch, deen nach net spillt
help-tournament-pack = dréit an, datt d’Kaarte gezielt a komplett sinn
    .tables = d’Dëscher; ouni dat all
help-tournament-enter = dréit e Spill an; ouni dat eent nom aneren, wéi se getippt ginn
    .seat = d’Plaz, déi et andréit; 0 ass de Büro, vum Pabeier (0)
help-tournament-list = weist d’Lëscht vun engem Dësch mat alle Zommen
help-tournament-confirm = confirméiert d’Zielung vu Spiller, als zweet Persoun
    .games = d’Spiller; ouni dat all, déi net confirméiert sinn
    .seat = d’Plaz, déi confirméiert; 0 ass de Büro (0)
help-tournament-correct = ännert e Spill, dat agedroen ass
    .reason = firwat; bei enger ënnerschriwwener Lëscht muss et gesot ginn
help-tournament-control = dréit e Spill vun der Kontrolllëscht an
help-tournament-sign = ënnerschreift eng Lëscht
    .seats = d’Plazen; ouni dat all, déi nach net ënnerschriwwen hunn
    .reason = firwat een anere fir si ënnerschreift
help-tournament-incident = hëlt op, wat un engem Dësch schif gaangen ass, an applizéiert, wat dorauser follegt
    .kind = wat geschitt ass; ouni dat gëtt gewisen, wat geschéie kann
    .game = d’Spill, oder dat éischt falscht
    .seat = ëm wien et geet
    .note = eng Bemierkung fir de Protokoll
    .foresee = seet nëmmen, wat follege géif
help-tournament-close = schléisst déi lafend Serie of: Hir Resultater stinn
help-tournament-rank = weist e Klassement
    .series = vun enger Serie; ouni dat an ouni --day vum ganzen Turnéier
    .day = vun engem Dag
    .csv = als CSV-Tabell op der Standardausgab
help-tournament-lot = trennt Gläicher duerch d’Lous
    .order = Startnummeren, oder Nimm vun Tandemen oder Equippen, dee mat am meeschte Chance als éischten, wéi gezu gouf; ouni dat gëtt hei gezunn
    .series = vun enger Serie; ouni dat an ouni --day vum ganzen Turnéier
    .day = vun engem Dag
help-tournament-penalise = zitt Wäertungspunkten of
    .points = wéi vill
    .series = a wéi enger Serie; ouni dat vun der Gesamtwäertung
help-tournament-lift = gëtt d’Punkte vun enger Strof zréck
    .penalty = wéi eng Strof, vun 1 u gezielt
help-tournament-finish = deklaréiert den Turnéier fir eriwwer
help-tournament-reopen = mécht mat engem Turnéier weider, deen eriwwer war
help-tournament-undo = hëlt de leschte Schrëtt am Büro zréck, oder dee leschten op enger Lëscht
    .table = den Dësch vun der Lëscht; ouni dat de leschte Schrëtt am Büro
help-tournament-record = erzielt alles, wat geschitt ass, der Rei no
help-tournament-check = rechent all Klassement op en anere Wee no a vergläicht
help-tournament-print = dréckt e Pabeier als PDF
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record oder emergency-kit
    .tables = nëmmen dësen Dësch; kann e puermol kommen
    .who = nëmmen dës Startnummeren, zum Beispill 3 oder 5-12
    .first = esou vill Räng kréien en Diplom (3)
    .address = d’Adress vun der Säit vum Turnéier, fir all, déi nokucken
help-tournament-export = schreift eng Tabell als CSV- oder Excel-Fichier, jee nom Enn vum Numm
    .what = entries (Aschreiwungen), seating (Plazen), ranking (Klassement) oder lists (Lëschten)
    .series = wéi eng Serie
help-tournament-rehearse = erfënnt en Turnéier fir ze üben
    .name = wéi en heescht
    .people = esou vill Leit (24)
    .series = esou vill Serie si gespillt (1)
    .rounds = Ronne vun enger Serie (5)

tournament-same = Et war näischt ze maachen: Et war schonn esou.
tournament-torn = Déi lescht Zeil gouf net bis zum Enn geschriwwen, vläicht well de Stroum fort war ({ $bytes ->
    [one] ee Byte
   *[other] { $bytes } Bytes
  }). Si gëtt ewechgelooss; alles, wat virdru confirméiert war, ass do.
tournament-file-no-tournament = Dat ass keen Turnéier vun dësem Programm.
tournament-file-changed = Vun dëser Zeil un ass de Fichier net méi, wéi e geschriwwe gouf: Eppes gouf geännert, ewechgeholl oder verréckelt. Huelt eng Kopie.
tournament-file-too-new = Dat huet eng méi nei Versioun vum Programm geschriwwen. Installéiert w.e.g. déi.
tournament-file-in-use = En anere Programm hält dëse Fichier fest. Waart w.e.g., bis e fäerdeg ass, a probéiert et nach eng Kéier.
tournament-file-too-large = Dëse Fichier ass méi grouss wéi dee vun all Turnéier. Kuckt no, ob et dee richtegen ass.
tournament-file-exists = Dëse Fichier gëtt et schonn. Wielt w.e.g. en aneren Numm.
tournament-bad-number = „{ $text }“ ass keng Startnummer. Schreift Nummere wéi 3 oder 5-12, oder all.
tournament-bad-tables = „{ $text }“ ass keng Startnummer. Schreift Dëscher wéi "3 1 2 7 / 4 5 6".
tournament-bad-end = Den Numm muss esou ophalen: { $ends }.
tournament-one-way = Vun --by-result, --by-hand an --swap geet nëmmen eent.
tournament-one-part = Vun --series an --day geet nëmmen eent.
tournament-nobody-named = Keen ass genannt. Schreift Nimm, oder --from mat enger Lëscht.
tournament-nobody-entered = Nach ass keen ageschriwwen.
tournament-nobody-ranked = Hei ass nach kee klasséiert.
tournament-nothing-broken = Kee vun der selwechter Equipe oder dem selwechte Veräin sëtzt zesummen, a kee begéint sech nach eng Kéier.
tournament-seed = Gezunn aus „{ $seed }“.
tournament-list = Serie { $series }, Dësch { $table }
tournament-struck = Spill { $game } ass ongülteg: { $line }
tournament-corrected = Spill { $game } ass verbessert: { $after } amplaz vun { $before }
tournament-differs = Spill { $game } ass op der Kontrolllëscht anescht: { $part }
tournament-signed = Ënnerschriwwe vun { $names }
tournament-typing = Tippt all Spill wéi 2 romme 12 104u, dann d’Enter-Tast. { $undo } hëlt dat lescht zréck, { $show } weist d’Lëscht, { $end } ass d’Enn.
tournament-ask-pack = Sinn d’Kaarte gezielt a komplett? Enter-Tast = jo:
tournament-ask-game = Spill { $game } vun { $games }, { $dealer } deelt aus:
tournament-ask-right = Enter-Tast = richteg, oder nei tippen:
tournament-line-empty = D’Spill feelt.
tournament-line-no-way = Esou wéi „{ $text }“ hält kee Spill op. Et gëtt { $possible }.
tournament-line-no-winner = Bei „{ $text }“ ass ee fäerdeg ginn: D’Plaz kënnt als éischt.
tournament-line-not-playing = Plaz { $seat } spillt dëst Spill net mat.
tournament-line-no-figure = „{ $text }“ ass keng Zuel vu Kaartepunkten.
tournament-line-figures = { $have ->
    [one] Eng Zuel ass
   *[other] { $have } Zuele sinn
  } uginn, mee { $need ->
    [one] ee Spiller hat
   *[other] { $need } Spiller haten
  } nach Kaarten.
tournament-line-written = Schreift e Spill wéi "2 romme 12 - 104u".
tournament-written = Geschriwwen: { $file }
tournament-rehearsed = Erfonnt aus „{ $seed }“: { $people } Leit, { $series ->
    [one] eng Serie
   *[other] { $series } Serien
  } gespillt, d’Plaze vun der nächster si verdeelt.
tournament-sound = Alles ass an der Rei: { $records ->
    [one] eng Entrée
   *[other] { $records } Entréeën
  }, keng geännert, an all Klassement ass datselwecht, wann et op en anere Wee gerechent gëtt.
tournament-unsound = { $n ->
    [one] Eppes ass net an der Rei:
   *[other] { $n } Saache sinn net an der Rei:
  }
