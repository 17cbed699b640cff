### The terminal program; also the clauses and hints that the server sends.

## The clauses of the documents, paraphrased

clause-K1 = Zwee bis sechs Leit spillen. Virum Ufank gëtt ofgemaach, wéi vill Spiller gespillt ginn oder bis zu wéi enger Punktzuel.
clause-K2 = Ee Kaartespill mat 52 Kaarten. D’Rangfolleg ass Äss, 2 bis 10, Bauer, Damm, Kinnek; den Äss steet nëmme virun der Zwee.
clause-K3 = Den Zoufall decidéiert, wien als éischt ausdeelt; dono geet d’Ausdeelen no lénks weider.
clause-K4 = Bei zwee Spiller kritt jiddereen 10 Kaarten, bei dräi oder véier 7, bei fënnef oder sechs 6. Mat der nächster Kaart fänkt den Ofleekoup un, de Rescht ass de verdeckte Koup.
clause-K5 = Eng Sequenz sinn dräi oder méi Kaarte vun enger Faarf, déi direkt noenee kommen. Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert.
clause-K6 = Bei all Kombinatioun um Dësch däerf ee Kaarten dobäileeën, wann nees eng gëlteg Kombinatioun erauskënnt. Wat um Dësch läit, gëtt ni ëmgebaut oder nees opgeholl.
clause-K7 = De lénksen Noper vum Geber fänkt un. En Zuch ass: zéien, eng Kombinatioun leeën, dobäileeën, ofginn.
clause-K8 = All Zuch fänkt mam Zéien un: Déi iewescht Kaart vum verdeckte Koup oder vum Ofleekoup kënnt an d’Hand.
clause-K9 = An engem Zuch däerf een eng Kombinatioun leeën, mee ee muss net.
clause-K10 = Et däerf een esou vill Kaarten dobäileeën, wéi ee wëllt, mee ee muss net.
clause-K11 = Um Enn vum Zuch gëtt een eng Kaart opgedeckt of, awer net déi, déi een an dësem Zuch vum Ofleekoup geholl huet.
clause-K12 = Wann de verdeckte Koup eidel ass an de Spiller déi oppe Kaart net wëllt, gëtt den Ofleekoup ouni ze mëschen ëmgedréint an ass dann deen neie verdeckte Koup.
clause-K13 = Wie seng lescht Kaart lass gëtt, beim Leeën, beim Dobäileeën oder beim Ofginn, mécht Rommé; d’Spill ass direkt eriwwer.
clause-K14 = Kinnek, Damm a Bauer zielen 10, den Äss 1, déi aner Kaarten hir Zuel. Wat déi aner nach an der Hand hunn, gëtt dem Gewënner dobäigerechent.
clause-K15 = Et gëtt weidergespillt, bis een déi Punktzuel erreecht, déi ofgemaach ass, oder bis esou vill Spiller gespillt sinn, wéi ofgemaach ass.
clause-K16 = Muss de Koup nach eng Kéier ëmgedréint ginn, ouni datt zënter der leschter Kéier eppes geluecht gouf, ass d’Spill blockéiert: Et ass eriwwer a kee kritt Punkten.

clause-T1 = Gespillt gëtt mat zwee Kaartespiller vun 52 Kaarten a sechs Jokeren, zesummen 110 Kaarten. Plaz 1 kontrolléiert se virun all Serie.
clause-T2 = Um Dësch sëtze véier, de Geber spillt net mat. Dëscher vun dräi ginn et nëmmen, fir datt d’Zuel opgeet.
clause-T3 = De Geber mëscht, de rietsen Noper hieft of, jidderee kritt 13 Kaarten eng no der anerer a kontrolléiert hir Zuel, eng Kaart gëtt opgedeckt. De lénksen Noper vum Geber fänkt un. Eng falsch Zuel, déi méi spéit opfält, gëtt korrigéiert, andeems een net zitt oder net ofgëtt; an deem Zuch däerf de Spiller net erëffnen, net leeën, net dobäileeën a kee Joker tauschen. Um Enn vum Spill zitt deen no, deen ze wéineg Kaarten huet; wien der ze vill huet, zielt se all.
clause-T4a = Wien nach net erëffent huet, zitt vum verdeckte Koup a gëtt eng Kaart of, ni e Joker; oder en hëlt déi oppe Kaart, awer nëmme fir an dësem Zuch domat z’erëffnen.
clause-T4b = Wien erëffent huet, zitt vum verdeckte Koup a gëtt eng Kaart of, ni e Joker; déi oppe Kaart däerf en huelen, wann e se an dësem Zuch benotzt.
clause-T4c = Eng oppe Kaart, déi geholl gouf an net fir z’erëffnen, ze leeën, dobäizeleeën oder e Joker ze tausche gebraucht gëtt, kënnt zréck, an den Zuch ass eriwwer.
clause-T4d = Eng Kaart vum Ofleekoup bleift oppen um Dësch leien a kënnt ni an d’Hand; dat gëllt och fir e Joker, deen agetosch gouf.
clause-T5 = Wann de verdeckte Koup opgebraucht ass, ass d’Spill eriwwer, och wa kee Rommé gemaach huet, an et gëtt gezielt.
clause-T6 = Déi éischt Kombinatioune mussen zesumme mindestens 40 Punkten zielen; da kann een am selwechten Zuch och dobäileeën a Jokeren tauschen. Wat läit, dat läit. Wat falsch ass, gëtt zréckgeholl; wat richteg ass, bleift leien, wann et nach ëmmer 40 Punkten zielt.
clause-T7 = Fir z’erëffnen zielt den Äss 11 an enger Grupp an 11 oder 1 an enger Sequenz, Bildkaarten 10, déi aner hir Zuel, e Joker wéi déi Kaart, fir déi e steet.
clause-T8 = Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert a verschiddene Faarwen, eng Sequenz dräi oder méi Kaarten hannereneen an enger Faarf. Den Äss steet hannert dem Kinnek an zielt 11, och wann d’Zwee follegt, oder ouni Kinnek virun der Zwee an zielt 1. Eng Sequenz däerf op béide Säite wuessen. Jokere sti fir all Kaart; si leien ni niefteneen an et sinn der manner wéi aner Kaarten. E Joker gëtt een nëmmen of, fir fäerdeg ze ginn.
clause-T9 = Wien erëffent huet, däerf weider Kombinatioune leeën, dobäileeën a Jokeren tauschen, an enger Grupp nëmme bei véier Kaarten. E Joker, deen agetosch gouf, gëtt am selwechten Zuch nees geluecht.
clause-T10 = Et gewënnt, wien als Éischten all seng Kaarte geluecht an eng ofginn huet. Mat enger Kaart an der Hand zitt een nëmme vum verdeckte Koup; mat zwou oder méi däerf een eng Kaart, déi nëmmen indirekt passt, vum Ofleekoup huelen, fir fäerdeg ze ginn. Hand-Rommé: ouni virdrun z’erëffnen all 13 Kaarten an engem Zuch leeën an eng ofginn, ouni Dobäileeën an ouni Jokertausch; déi 40 Punkte gëllen net. Hand-Rommé mat Dobäileeën: dat selwecht, mee mat Dobäileeën oder Jokertausch; déi 40 Punkte gëllen.
clause-T11 = D’Kaarte vun deenen anere ginn oppe gezielt, am Auerzäresënn. E Joker zielt 20, en Äss ëmmer 11.
clause-T12 = Wäertungspunkten: Hand-Rommé 8, mat Dobäileeë 6, Rommé 5; erëffent a bis 10 Punkten 3, bis 30 Punkten 2, méi 1; net erëffent a bis 100 Punkten 0, méi minus 1.
clause-T13 = Wäertungspunkten a Kaartepunkte kommen op d’Lëscht a gi pro Spiller zesummegerechent. E Spill mat engem Minuspunkt gëtt als Kräiz agedroen.
clause-T14 = No der Serie ginn d’Minuspunkten ofgezunn. Fir d’éischt ziele méi Wäertungspunkten, da manner Kaartepunkten, dann entscheet d’Lous.
clause-T15 = Nom Spill leeën déi aner hir Kaarten oppen hin an ziele se. Wie se ongezielt ewechgehäit, kritt ee Punkt manner. Déi zweet Kéier gëtt d’Turnéierleedung oder den Arbitter informéiert an et gëtt nach ee Punkt ofgezunn.

clause-V1-1 = Rommé ass e Kaartespill fir dräi oder méi Leit.
clause-V1-2 = Um Dësch sëtze véier; de Geber spillt net mat.
clause-V1-3 = Fir datt d’Zuel opgeet, däerfen et och Dëscher vun dräi sinn; do spillt de Geber mat.
clause-V2-1 = Gespillt gëtt mat zwee Kaartespiller vun 52 Kaarten a jee dräi Jokeren. D’Rei vun de Faarwen ass Kräiz, Pik, Häerz, Karo.
clause-V2-2 = E Joker zielt 20, en Äss 11, Kinnek, Damm a Bauer 10, all déi aner Kaarten hir Zuel.
clause-V3-1 = D’Plaze gi gezunn oder gesat. Plaz 1 sicht sech e Stull aus, déi aner kommen am Auerzäresënn no.
clause-V3-2 = Virum éischten Ausdeele gëtt kontrolléiert, ob d’Kaarte komplett sinn.
clause-V4-1 = Plaz 1 deelt als éischt aus, da geet et am Auerzäresënn weider. De rietsen Noper vun der Plaz 1 deelt ëmmer dat lescht Spill aus.
clause-V4-2 = De Geber mëscht gutt a léisst de rietsen Noper eemol ofhiewen; deen Deel, dee leie bliwwen ass, kënnt uewen drop an da gëtt vun uewen ausgedeelt.
clause-V4-3 = Wann d’Kaarte beim Mëschen anenee gestach oder gebliedert goufen, gi se virum Ausdeelen nach eng Kéier gutt gemëscht.
clause-V4-4 = Ofhiewen ass Flicht: Mindestens véier Kaarte ginn ofgehuewen, mindestens véier bleiwe leien.
clause-V4-5 = Ass deen, deen ofhieft, kuerz net do, däerf de Spiller riets vun him ofhiewen, ausser wann deen, deen net do ass, sech d’Ofhiewen ausdrécklech virbehalen huet. Dauert et méi laang, entscheet en Arbitter.
clause-V4-6 = Jidderee kritt 13 Kaarten, eng no der anerer, ugefaange lénks vum Geber; de Rescht ass de verdeckte Koup. Seng iewescht Kaart gëtt opgedeckt, wann all d’Spiller hir 13 Kaarte confirméiert hunn. Eng falsch Zuel, déi méi spéit opfält, gëtt korrigéiert, andeems een net zitt oder nozitt; an deem Zuch däerf de Spiller näischt leeën.
clause-V4-7 = Deckt de Geber beim Ausdeelen eng Kaart op, gëtt nei ausgedeelt.
clause-V4-8 = Sinn d’Kaarten ongläich verdeelt a fält dat virum Spillen op, oder huet méi wéi ee Spiller eng falsch Zuel, gëtt nei ausgedeelt.
clause-V4-9 = Reklamatioune wéinst dem Mëschen, dem Ofhiewen oder dem Ausdeele musse kommen, ier d’Kaarten opgeholl ginn.
clause-V4-10 = Huet de Falschen ausgedeelt, ass d’Spill ongëlteg, och wann et fäerdeg ass. Eng Ronn ass ofgeschloss, wann hiert lescht Spill richteg agedroen ass; just wann dat lescht Spill vun der Serie falsch agedroen ass, decidéieren d’Ënnerschrëften.
clause-V4-11 = Gouf an der lafender Ronn an der falscher Rei ausgedeelt, gëtt vum éischte falsche Spill un alles nei gespillt.
clause-V4-12 = Läit de Feeler méi wäit zréck oder ass en net ze klären, bleiwen ofgeschlosse Ronne gëlteg; déi lafend Ronn fänkt nei mat Plaz 1 un.
clause-V5-1 = En Zuch fänkt mat enger Kaart vum Ofleekoup oder vum verdeckte Koup un. Da kann ee leeën; mam Ofginn ass den Zuch eriwwer. Nëmmen de Superrommé kënnt ouni Ofginn aus.
clause-V5-2 = Déi éischt Kombinatioune mussen zesumme mindestens 40 Punkten zielen. Duerno kann een direkt dobäileeën a Jokeren tauschen.
clause-V5-3 = Kombinatiounen um Dësch ginn net méi geännert: Wat läit, dat läit.
clause-V5-4 = Ginn déi 40 Punkten net erreecht, kënnt alles zréck an d’Hand. Eng Kaart, kee Joker, gëtt ofginn, an den Zuch ass eriwwer, och wann et mat anere Kombinatiounen duergaange wier. Eréischt am nächsten Zuch däerf een erëffnen.
clause-V5-5 = Grupp a Sequenz hu mindestens dräi Kaarten: eng Grupp Kaarte vum selwechte Wäert, eng Sequenz Kaarten hannereneen an enger Faarf.
clause-V5-6 = An enger Sequenz steet den Äss beim Kinnek oder virun der Zwee. En zielt 11, wann de Kinnek oder e Joker op senger Plaz derbäi ass, soss 1. E Joker steet fir all Kaart, déi ee wëllt, an zielt esou vill wéi si. Jokere leien ni niefteneen an et sinn der ni méi wéi aner Kaarten.
clause-V5-7 = Wien erëffent huet, däerf weider Kombinatioune leeën, dobäileeën a Jokeren tauschen. E Joker, deen agetosch gouf, gëtt direkt nees geluecht.
clause-V5-8 = De Joker aus enger Grupp kritt een eréischt, wann d’Grupp véier Kaarten huet.
clause-V5-9 = Wien déi oppe Kaart hëlt a se direkt zréckleet, huet säin Zuch gemaach a kritt keng Kaart vum verdeckte Koup.
clause-V5-10 = Wien zitt, ouni un der Rei ze sinn, leet d’Kaart op hir Plaz zréck.
clause-V5-11 = Wien nëmmen nach eng Kaart huet, däerf keng oppe Kaart huelen, mat där e kéint fäerdeg ginn.
clause-V5-12 = E Joker däerf een nëmmen ofginn, fir fäerdeg ze ginn.
clause-V5-13 = D’Kaarte ginn iwwer der Dëschkant gehalen. Wie gefrot gëtt, seet, wéi vill Kaarten en nach huet.
clause-V6-1 = Et gewënnt, wien als Éischten all seng Kaarte geluecht an déi lescht ofginn huet. Nëmmen de Superrommé kënnt ouni Ofginn aus.
clause-V6-2 = No engem Rommé ginn d’Punkte vun deenen aneren no V2.2 oppe gezielt an agedroen; de Spiller lénks vun deem, deen zielt, zielt mat. Duerno ginn d’Wäertungspunkten ausgerechent.
clause-V6-3 = Ass de verdeckte Koup opgebraucht an huet kee Rommé gemaach, ass d’Spill eriwwer. D’Kaarten an der Hand gi gezielt an agedroen.

## romme solve

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
solve-most = Aner Kombinatiounen ziele méi: { $n }.
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
solve-least-melds = Esou ass et am beschten, an Är Kombinatioune bleiwen zesummen:
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

## Advice: a move and the reasons for it

advice-draw-stock = Eng Kaart { -stock(case: "from") } zéien.
advice-draw-open = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } { -open-pile(case: "from") } huelen.
advice-give-back = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } op { -open-pile } zréckleeën.
advice-only-move = D’Reegelen erlaben näischt anescht.
advice-close = Den Ënnerscheed ass ze kleng, fir sécher ze sinn: En aneren Zuch ka grad esou gutt sinn.
advice-take-finishes = Mat { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } kënnt Dir an dësem Zuch fäerdeg ginn: { $ending }.
advice-take-opens = Mat { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } kënnt Dir elo erëffnen: { $points } Punkten.
advice-take-melds = Mat { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } hutt Dir eng Kombinatioun: { $meld }.
advice-take-lays-off = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } kann direkt bei { $meld } geluecht ginn.
advice-take-swaps = { $card } kann een a{ NRULE($meld) } { $meld } géint de Joker tauschen, an de Joker direkt nees leeën.
advice-take-outs = Mat { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } an der Hand { $outs ->
    [one] géif { $outs } Kaart hëllefen, déi nach komme kann
   *[other] géife{ NRULE($outs) } { $outs } Kaarten hëllefen, déi nach komme kënnen
  }; soss { $before ->
    [0] keng
   *[other] { $before }
  }.
advice-take-useless = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } gëtt mat Äre Kaarte keng Kombinatioun a passt néierens um Dësch.
advice-take-no-opening = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } misst Dir direkt leeën, an domat geet et net duer, fir mat { $need } Punkten z’erëffnen.
advice-take-shows = Jidderee gesäit, datt Dir { $card ->
    [Joker] de Joker
   *[other] { $card }
  } huelt.
advice-stock-known = Déi nächst Kaart { -stock(case: "from") } ass bekannt: { $card ->
    [Joker] e Joker
   *[other] { $card }
  }.
advice-blocks = D’Spill wier da blockéiert an eriwwer; kee géif gewannen.
advice-finishes = Domat gitt Dir fäerdeg: { $ending }.
advice-could-finish = Dir kéint an dësem Zuch fäerdeg ginn: { $ending }.
advice-opens = Domat erëffent Dir mat { $points } Punkten.
advice-melds = { $melds ->
    [one] Domat leet Dir eng Kombinatioun mat { $points } Punkten.
   *[other] Domat leet Dir { $melds } Kombinatiounen, zesumme{ NRULE($points) } { $points } Punkten.
  }
advice-lays-off = { $number ->
    [one] Domat leet Dir eng Kaart dobäi: { $cards }.
   *[other] Domat leet Dir { $number } Kaarten dobäi: { $cards }.
  }
advice-swaps = { $card } kënnt op d’Plaz vum Joker a{ NRULE($meld) } { $meld }; de Joker ass fräi.
advice-could-open = Dir kéint mat { $points } Punkten erëffnen.
advice-could-meld = Dir kéint { $points } Punkte leeën.
advice-missing = { $missing ->
    [one] Nach eng Kaart, déi passt, an Dir kënnt déi ganz Hand op eemol leeën.
   *[other] Nach { $missing } Kaarten, déi passen, an Dir kënnt déi ganz Hand op eemol leeën.
  }
advice-gives-back = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } geet zréck, an den Zuch ass eriwwer.
advice-opening-fails = D’Erëffnung klappt net: D’Kaarte kommen zréck an d’Hand.
advice-outs = { $outs ->
    [one] { $outs } vu{ NRULE($of) } { $of } Kaarten, déi nach komme kënnen, géif hëllefen.
   *[other] { $outs } vu{ NRULE($of) } { $of } Kaarten, déi nach komme kënnen, géifen hëllefen.
  }
advice-fewer-outs = { $outs ->
    [0] Keng Kaart, déi nach komme kann, géif hëllefen
    [one] Nëmme{ NRULE($outs) } { $outs } Kaart, déi nach komme kann, géif hëllefen
   *[other] Nëmme{ NRULE($outs) } { $outs } Kaarten, déi nach komme kënnen, géifen hëllefen
  }; nom beschten Zuch { $best ->
    [one] wier et { $best }
   *[other] wieren et der { $best }
  }.
advice-leaves = { $points ->
    [one] { $points } Punkt bleift an der Hand.
   *[other] { $points } Punkte bleiwen an der Hand.
  }
advice-leaves-more = { $points ->
    [one] { $points } Punkt méi bleift an der Hand wéi nom beschten Zuch.
   *[other] { $points } Punkte méi bleiwen an der Hand wéi nom beschten Zuch.
  }
advice-dearest = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }) ass déi deierst vun Ären eenzele Kaarten.
advice-breaks = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } gehéiert zu enger Kombinatioun an Ärer Hand.
advice-safe = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } passt néierens um Dësch a soss ka keen eng Kombinatioun domat maachen.
advice-needs-joker = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } passt néierens um Dësch, an déi aner brauchen e Joker, fir eng Kombinatioun domat ze maachen.
advice-next-lays-off = Duerno ass { $name } un der Rei a kéint { $card ->
    [Joker] de Joker
   *[other] { $card }
  } bei { $meld } leeën.
advice-next-swaps = Duerno ass { $name } un der Rei a kéint { $card } géint de Joker a{ NRULE($meld) } { $meld } tauschen.
advice-next-collects = Duerno ass { $name } un der Rei an huet scho{ NRULE($cards, "nn") } { $cards } geholl; { $card ->
    [Joker] de Joker
   *[other] { $card }
  } passt dobäi.
advice-withholds = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } bleift an der Hand: Duerno ass { $name } un der Rei an huet scho{ NRULE($cards, "nn") } { $cards } geholl.
advice-few-cards = { $number ->
    [one] { $name } huet nëmmen nach { $number } Kaart.
   *[other] { $name } huet nëmmen nach { $number } Kaarten.
  }
advice-stock-low = { $number ->
    [one] Nëmmen nach { $number } Kaart läit { -stock(case: "in") }; dann ass d’Spill eriwwer.
   *[other] Nëmmen nach { $number } Kaarte leien { -stock(case: "in") }; dann ass d’Spill eriwwer.
  }
advice-last-turn = { -stock(case: "start") } ass mat dësem Zuch opgebraucht: Duerno ass d’Spill eriwwer.

advise-holds = { $n ->
    [one] { $n } Kaart
   *[other] { $n } Kaarten
  }{ $opened ->
    [yes] , huet erëffent
   *[no] {""}
  }
advise-heading = Tipps fir { $name }
advise-turn-begun = En Zuch gëtt als Ganzt bewäert: Wat zënter dem Zéie scho läit, gëtt net matgezielt.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } manner wéi de beschten Zuch (± { $unsure })
advise-played = Zuch { $number } vum Fichier
advise-rank = { $rank ->
    [1] Dat ass de beschten Zuch.
   *[other] Dat ass d’Nummer { $rank } vun dësen Zich.
  }
advise-unit = D’Zuelen: { $scoring ->
    [rating] esou vill Wäertungspunkte méi, wéi déi aner am Duerchschnëtt kréien,
    [own_hand] esou vill Minuspunkte manner, wéi déi aner am Duerchschnëtt kréien,
   *[winner_takes_all] esou vill Punkte méi, wéi déi aner am Duerchschnëtt kréien,
  } wann dëst Spill eriwwer ass. { $worlds ->
    [one] Et gouf eemol fäerdeg gespillt, mat de verdeckte Kaarten zoufälleg verdeelt
   *[other] Et gouf { $worlds }-mol fäerdeg gespillt, mat de verdeckte Kaarten all Kéier zoufälleg verdeelt
  }; ± ass de Standardfeeler.
advise-over = D’Spill ass eriwwer: Do gëtt et näischt méi ze roden.
advise-nobody = Hei muss keen zéien oder spillen: Et gëtt näischt ze roden.

## romme bench

bench-measuring = Et gëtt gemooss
bench-title = Rommé { $version } mat Python { $python }
bench-build = { $build ->
    [compiled] Déi séier Deeler si kompiléiert.
    [stale] Déi séier Deeler lafen als puert Python: Si goufe geännert, nodeems se kompiléiert waren.
   *[plain] Déi séier Deeler lafen als puert Python.
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
bench-column-slowest = Am luesten
bench-column-first = Éischt Kéier
bench-column-game = Spill
bench-column-second = Partië pro Sekonn
bench-column-turns = Zich pro Spill
bench-column-yardstick = Pro Moossstaf
bench-column-plain = Méi séier wéi puert Python
bench-note = „Éischt Kéier“ ass eng Hand, déi de Solver nach net kennt; soss verhält e sech Deeler vu fréieren Hänn. De Moossstaf ass eng fest Schleef a Python, hei { $yardstick } Mikrosekonne laang: Déi Kolonn weist, wéi vill Hänn oder Partien an dës Zäit passen.

## romme arena

arena-playing = Verdeelungen
arena-speed = { $games } Partië pro Sekonn
arena-resumed = { $n ->
    [one] { $n } Verdeelung ass
   *[other] { $n } Verdeelunge si
  } schonn a{ NRULE($file) } { $file }. Fir nei unzefänken, läscht dee Fichier.
arena-interrupted = No { $n } vu{ NRULE($deals) } { $deals } Verdeelungen ënnerbrach. Dee selwechte Kommando mécht do weider.
arena-what = { $rules }, { $players } Spiller, { $deals ->
    [one] { $deals } Verdeelung
   *[other] { $deals } Verdeelungen
  }, { $games } Partien, Seed { $seed }
arena-duel = { $candidate } géint { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Jidderee géint jiddereen: { $bots }
arena-column-candidate = Kandidat
arena-column-opponent = Géint
arena-column-share = Victoiren
arena-column-interval = 95-%-Intervall
arena-column-rating = Elo-Zuel
arena-column-more = Punkte méi
arena-more-note = „Punkte méi“ si { $scoring ->
    [rating] Wäertungspunkte
   *[other] Punkte
  } pro Spill, verglach mam Mëttel vun deenen aneren um Dësch.
arena-chance = Bei gläicher Stäerkt
arena-better = { $candidate } ass besser wéi { $opponent }: E gewënnt méi dacks, wéi wa béid gläich wieren.
arena-worse = { $candidate } ass méi schlecht wéi { $opponent }: E gewënnt manner dacks, wéi wa béid gläich wieren.
arena-open = Wie vun deenen zwee méi dacks gewënnt, kann een un dëse Verdeelungen net gesinn.
arena-undecided = { $n ->
    [one] { $n } Spill, dat kee gewonnen huet, zielt fir jiddereen als gläichen Deel vun enger Victoire.
   *[other] { $n } Spiller, déi kee gewonnen huet, ziele fir jiddereen als gläichen Deel vun enger Victoire.
  }
arena-rating-note = Elo-Zuele wéi am Schach: 400 méi heescht zéng zu eent. { $bot } steet op 1000; d’Intervalle gëlle fir den Ënnerscheed dozou.
arena-real-clock = D’Bots hunn an echter Zäit nogeduecht: Bei engem anere Laf kënnen aner Zuelen erauskommen.
arena-sprt = { $verdict ->
    [high] Den Test ass no { $n } Verdeelungen entscheet: { $measure ->
        [points] De Virsprong u Punkte pro Spill ass
       *[wins] Den Undeel vun de Victoiren ass
      } éischter { $high } wéi { $low } (Logarithmus vum Likelihood-Verhältnes { $ratio }, Grenze{ NRULE($lower) } { $lower } a{ NRULE($upper) } { $upper }).
    [low] Den Test ass no { $n } Verdeelungen entscheet: { $measure ->
        [points] De Virsprong u Punkte pro Spill ass
       *[wins] Den Undeel vun de Victoiren ass
      } éischter { $low } wéi { $high } (Logarithmus vum Likelihood-Verhältnes { $ratio }, Grenze{ NRULE($lower) } { $lower } a{ NRULE($upper) } { $upper }).
   *[open] No { $n } Verdeelungen huet den Test nach net entscheet, ob { $measure ->
        [points] de Virsprong u Punkte pro Spill éischter { $low } oder { $high } ass
       *[wins] den Undeel vun de Victoiren éischter { $low } oder { $high } ass
      } (Logarithmus vum Likelihood-Verhältnes { $ratio }, Grenze{ NRULE($lower) } { $lower } a{ NRULE($upper) } { $upper }).
  }
arena-axis-share = Victoiren a %, mat 95-%-Konfidenzintervall
arena-axis-more = { $scoring ->
    [rating] Virsprong u Wäertungspunkte pro Spill
   *[other] Virsprong u Punkte pro Spill
  }
arena-axis-rating = Elo-Zuel, mat 95-%-Konfidenzintervall
arena-axis-ratio = Test: Logarithmus vum Likelihood-Verhältnes
arena-axis-deals = Verdeelungen
arena-axis-bound = { $value } ugeholl
arena-too-few = E Concours brauch mindestens zwee Bots.
arena-unknown-bot = E Bot „{ $name }“ gëtt et net. Méiglech sinn: { $known }; oder gitt eng Plaz am Code als Modul:Numm un.
arena-bot-no-place = „{ $name }“ ass keen Numm vun engem Bot. Schreift Modul:Numm, zum Beispill my_bots:MyBot.
arena-bot-no-module = „{ $name }“: Python fënnt kee Modul „{ $reason }“. Steet säin Dossier am PYTHONPATH?
arena-bot-no-import = „{ $name }“: De Modul kann net importéiert ginn. Python mellt: { $reason }
arena-bot-no-name = „{ $name }“: Am Modul gëtt et näischt mat deem Numm. Python mellt: { $reason }
arena-bot-no-call = „{ $name }“ kann net ouni Argumenter opgeruff ginn, fir e Bot ze maachen. Python mellt: { $reason }
arena-bot-no-choose = „{ $name }“ mécht kee Bot: D’Resultat ({ $reason }) huet keng Method choose().
arena-bot-failed = { $bot } huet an der Verdeelung { $deal } op der Plaz { $seat } versot: { $reason }
arena-sprt-of-two = --sprt vergläicht genee zwee Bots.
arena-one-crew = Gitt nëmmen eent vun --workers, --dask an --ray un.
arena-no-folder = Dësen Dossier gëtt et net. Leet en un oder wielt en aneren.
arena-missing = Ausser mat --workers 1 an ouni --plot brauch dat nach Python-Päck. Esou installéiert Dir se: { $command }
arena-no-cluster = Ënner „{ $address }“ äntwert kee Cluster mat Worker. Kuckt d’Adress no, an ob Worker lafen.
arena-other-worker = E Worker huet eng aner Versioun vum Programm oder vun engem Bot. All mussen déi selwecht hunn.
arena-worker-lacks = Engem Worker feelt de Python-Pak { $package }. De Programm an d’Bots mussen och do installéiert sinn.
file-not-written = De Fichier kann net geschriwwe ginn: { $reason }
arena-no-record = { $file } ass kee Protokoll vun der Arena. Wielt en anere Fichier.
arena-other-contest = { $file } gehéiert zu engem anere Concours; anescht ass: { $differing }. Wielt en anere Fichier.
arena-other-code = { $file } kënnt vun enger anerer Versioun vum Programm oder vun engem Bot; d’Resultater gehéieren net zesummen. Wielt en anere Fichier oder läscht dësen.
arena-damaged = { $file } ass an der Zeil { $line } futti. Wielt en anere Fichier oder läscht dësen.
arena-in-use = { $file } gëtt grad benotzt: Dee selwechte Concours leeft schonn. Waart, bis e fäerdeg ass.

## The command line

help-usage = Opruff
help-commands = Kommandoen
help-arguments = Argumenter
help-options = Optiounen
help-more = romme KOMMANDO --help seet méi iwwer e Kommando.
help-romme = Rommé, d’Kaartespill aus Lëtzebuerg an Däitschland.
    .help = weist dës Hëllef
    .version = weist d’Versioun
    .lang = Sprooch: lb, de, fr oder en
help-replay = spillt e Spillfichier no an erzielt d’Spill
    .file = de Spillfichier (hält op mat .romme); - liest vum Standardinput
    .json = d’Enn vum Spill als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-verify = kontrolléiert, ob d’Kaarte vun engem Spill feststoungen, ier et ugaangen ass
    .file = de Spillfichier (hält op mat .romme); - liest vum Standardinput
    .json = d’Resultat als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-rules = weist e Reegelwierk an einfache Wierder
    .name = d’Reegelwierk; ouni Numm gi se all opgezielt
    .json = all Optioun mat hire méigleche Wäerter als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
    .option = ännert eng Optioun, zum Beispill opening_points=30; dat kann ee méi wéi eng Kéier uginn
help-solve = weist, wat een aus enger Hand leeë kann a wéi ee se am beschte spillt
    .cards = d’Hand nom Zéien, zum Beispill "4C 5C * KH"; e Joker ass *
    .rules = d’Reegelwierk, zum Beispill --rules klassik (soss turnier)
    .table = wat um Dësch läit, zum Beispill --table "4H *5H 6H; 7C 7S 7D"
    .opened = Dir hutt an engem fréieren Zuch erëffent
    .option = ännert eng Optioun, zum Beispill opening_points=30; dat kann ee méi wéi eng Kéier uginn
    .json = d’Äntwert als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-advise = proposéiert Zich an engem Spill, mat hirem Wäert an de Grënn
    .file = de Spillfichier (hält op mat .romme); - liest vum Standardinput
    .move = Tipps virun deem Zuch vum Fichier; soss nom leschten
    .seconds = Sekonne fir nozedenken (soss 1)
    .most = héchstens esou vill Zich (soss 3)
    .json = Zich, Zuelen a Grënn als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-bench = moosst, wéi séier de Solver an de Simulator sinn
    .seconds = moosst ongeféier esou vill Sekonnen
    .json = all d’Zuelen als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en
help-arena = léisst Bots géintenee spillen a weist, wéi sécher den Ënnerscheed ass
    .bots = zwee Bots oder méi: zufall, anfaenger, stammtisch, verein, een, deen installéiert ass, oder Modul:Numm
    .rules = d’Reegelwierk, zum Beispill --rules turnier (soss klassik)
    .option = ännert eng Optioun, zum Beispill opening_points=30; dat kann ee méi wéi eng Kéier uginn
    .players = Spiller pro Spill; soss esou wéineg, wéi d’Reegelen erlaben
    .deals = wéi vill Verdeelungen; jiddereng gëtt mam Kandidat op all Plaz gespillt (soss 200)
    .seed = de Seed fir den Zoufall; dee selwechte gëtt déi selwecht Partien (soss 1)
    .workers = Prozesser op dësem Computer; soss ee pro Prozessor
    .dask = op engem Dask-Cluster spillen: seng Adress oder local
    .ray = op engem Ray-Cluster spillen: seng Adress oder local
    .seconds = echt Zäit fir nozedenken, pro Decisioun; soss gëtt a Schrëtt gezielt, an d’Resultater kënne widderholl ginn
    .sprt = ophalen, soubal den Test tëscht zwee Wäerter entscheet, zum Beispill --sprt 0.50 0.52
    .measure = wat --sprt test: den Undeel vun de Victoiren oder de Virsprong u Punkte pro Spill
    .alpha = wéi dacks --sprt HIGH fanne kann, wa LOW stëmmt (soss 0.05)
    .beta = wéi dacks --sprt LOW fanne kann, wann HIGH stëmmt (soss 0.05)
    .resume = hält fäerdeg Verdeelungen an dësem Fichier fest a mécht mat deene weider, déi dra sinn
    .plot = zeechent eng Grafik an dëse Fichier: .png oder .svg
    .json = all d’Zuelen als ee JSON-Objet
    .lang = Sprooch: lb, de, fr oder en

usage-unknown-command = E Kommando „{ $text }“ gëtt et net.
usage-unknown-option = Eng Optioun „{ $text }“ gëtt et net.
usage-missing = { $name } feelt.
usage-missing-value = { $name } brauch e Wäert.
usage-bad-value = „{ $text }“ ass kee gëltege Wäert fir { $name }.
usage-bad-choice = „{ $text }“ ass kee gëltege Wäert fir { $name }. Méiglech sinn: { $possible }.
usage-too-many = „{ $text }“ ass ze vill.
usage-repeated = Gitt { $name } nëmmen eemol un.
usage-bad-option = „{ $text }“ ännert keng Optioun. Schreift NUMM=WÄERT, zum Beispill opening_points=30.
usage-without-rules = --option brauch den Numm vun engem Reegelwierk.
usage-help = Hëllef: romme --help
extra-missing = Dofir brauch et nach Python-Päck. Esou installéiert Dir se: { $command }

### romme serve

help-serve = start de Server: Dëscher fir jiddereen, dee seng Säit opmécht
    .host = d’Adress: 127.0.0.1 nëmme fir dëse Computer, 0.0.0.0 fir dat ganzt Netz
    .port = de Port (soss 8270)
    .database = sqlite:///FICHIER oder postgresql://…; soss e Fichier an Ärem Dossier fir Donnéeën
    .origin = eng Adress, ënner där Browser d’Säit fannen, zum Beispill https://romme.example; dat kann ee méi wéi eng Kéier uginn
    .config = en TOML-Fichier mat Astellungen: d’Optiounen hei drënner, mat _ an net mat -
    .backups = en Dossier fir de Backup, dee virun enger Mise à jour vun der Datebank gemaach gëtt
    .copy_to = en Dossier, zum Beispill op engem USB-Stick, an deem de Server de Fichier vun all Turnéier um neiste Stand hält
    .witness = e Fichier, an deem déi lescht Entrée vun all Dësch notéiert gëtt, am beschten op engem aneren Disk; soss nieft dem Fichier vun der Datebank
    .bot_pause = Millisekonnen, déi Bots virun all Zuch waarden, fir datt ee matkënnt (soss 700); no méi Kaarte méi laang, mat 0 guer net
    .thinkers = Prozesser, an deene Bots nodenken; soss ee manner, wéi et Käre sinn
    .bot_memory = héchstens esou vill Memoire a MiB fir all Prozess mat Bots aus anere Päck; 0 = keng Limitt (soss 1024)
    .tables_per_person = u wéi vill Dëscher eng Persoun gläichzäiteg spillen däerf; 0 = keng Limitt (soss 10)
    .tables_per_address = dat selwecht fir all d’Leit hannert enger Adress; 0 = keng Limitt (soss 100)
    .node = den Numm vun dësem Server, wa méi Server sech eng PostgreSQL-Datebank deelen
    .trusted_proxy = d’Adress vun engem Reverse-Proxy, dee seet, vu wou d’Visiteure kommen; dat kann ee méi wéi eng Kéier uginn
    .entrants = héchstens esou vill Umeldunge fir een Turnéier (soss 1000)
    .connections = gläichzäiteg Verbindunge vun enger Adress; 0 = keng Limitt (soss 800)
    .limits = off hieft d’Limitten op, wéi dacks ee froen däerf; nëmme fir Belaaschtungstester
    .log = Format vum Log: text oder json mat engem Objet pro Zeil
    .browser = mécht d’Säit am Browser op
    .lang = Sprooch: lb, de, fr oder en
serve-running = Rommé leeft: { $address }
serve-network = An Ärem Netz: { $address }
serve-stop = Fir ze stoppen dréckt Ctrl+C.
serve-stopped = Rommé ass gestoppt. Alles ass gespäichert.
serve-port = De Server kann op { $host }, Port { $port }, net starten: { $reason }. Vläicht leeft Rommé schonn; soss wielt mat --port en anere Port.
setting-range = { $name } muss tëscht { $least } a{ NRULE($most) } { $most } leien.
setting-file = D’Astellungen a{ NRULE($path) } { $path } kënnen net gelies ginn: { $reason }
setting-unknown = Eng Astellung „{ $name }“ gëtt et net. Méiglech sinn: { $known }.
setting-number = { $name } muss eng Zuel sinn, net „{ $value }“.
setting-text = { $name } muss en Text a Gänseféisercher sinn, net „{ $value }“.
setting-list = { $name } muss eng Lëscht vun Texter sinn, zum Beispill ["https://romme.example"].
setting-proxy = „{ $value }“ ass keng Adress vun engem Proxy. Schreift se wéi 127.0.0.1, 10.0.0.0/8 oder ::1.
setting-choice = { $name } muss eent vun dëse sinn: { $possible }.
setting-origin = Schreift d’Adress esou, wéi de Browser se weist: https://romme.example oder http://192.168.1.20:8270.

### Backups, audits and reports

help-backup = schreift alles, wat de Server späichert, an e Fichier, och wann e leeft
    .file = de Fichier, dee geschriwwe gëtt
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .replace = iwwerschreift de Fichier, wann et e scho gëtt
    .lang = Sprooch: lb, de, fr oder en
help-restore = spillt e Backup an eng nei oder eidel Datebank an
    .file = de Fichier, dee romme backup geschriwwen huet
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .lang = Sprooch: lb, de, fr oder en
help-audit = kontrolléiert, datt näischt, wat gespillt gouf, duerno geännert gouf
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .against = e Backup oder e Sigel, vun deem all d’Entréeën do musse sinn
    .seal = schreift e Sigel an dëse Fichier, wann alles an der Rei ass
    .accept_loss = léisst no engem Verloscht gëllen, wat elo do ass
    .json = JSON amplaz vun Text
    .lang = Sprooch: lb, de, fr oder en
help-reports = weist, wat Spiller un den Dëscher gemellt hunn, mat de Messagen, ëm déi et geet
    .remove = läscht d’Meldungen, déi gewise goufen
    .database = sqlite:///FICHIER oder postgresql://…; soss déi vu romme serve
    .json = JSON amplaz vun Text
    .lang = Sprooch: lb, de, fr oder en
backup-working = De Backup leeft
backup-done = { $rows ->
    [one] De Backup ass komplett: { $rows } Entrée a{ NRULE($file) } { $file }.
   *[other] De Backup ass komplett: { $rows } Entréeën a{ NRULE($file) } { $file }.
  }
backup-exists = { $path } gëtt et schonn. Wielt en aneren Numm oder iwwerschreift de Fichier mat --replace.
backup-no-folder = Dësen Dossier gëtt et net. Leet en un oder wielt en aneren.
backup-damaged = { $path } ass kee Backup vu Rommé oder en ass beschiedegt. Et gouf näischt agespillt.
restore-working = De Backup gëtt agespillt
restore-done = { $rows ->
    [one] De Backup vum { $made } ass agespillt: { $rows } Entrée, net geännert.
   *[other] De Backup vum { $made } ass agespillt: { $rows } Entréeën, keng geännert.
  }
restore-broken = Mee dës Dëscher ware scho virum Backup geännert ginn:
audit-working = D’Kontroll leeft
audit-sound = Alles ass an der Rei: { $streams ->
    [one] { $streams } Dësch
   *[other] { $streams } Dëscher
  }, { $records ->
    [one] { $records } Entrée
   *[other] { $records } Entréeën
  }, keng geännert.
audit-broken = { $n ->
    [one] { $n } Dësch gouf geännert, nodeems e gespillt war:
   *[other] { $n } Dëscher goufe geännert, nodeems se gespillt waren:
  }
audit-place = { $stream }, vun der Entrée { $version } un
audit-advice = Et huet een d’Datebank laanscht de Programm geännert oder den Disk ass futti. Loosst se, wéi se ass, an huelt dee leschte gudde Backup.
audit-witnessed = Vun den Entréeën, déi de Server notéiert huet, feelt keng.
audit-unwitnessed = Ob déi neist Entréeë feelen, kann een net soen: De Server huet iwwer dës Datebank näischt notéiert. Vergläicht se mat engem Backup oder engem Sigel: --against FICHIER.
audit-compared = { $source ->
    [seal] All d’Entréeë vum Sigel vum { $made } sinn do. Säin Text ass { $seal }.
   *[backup] All d’Entréeë vum Backup vum { $made } sinn do. Säi Sigel ass { $seal }.
  }
audit-seal = Sigel: { $seal }
audit-sealed = De Fichier mam Sigel ass geschriwwen. Späichert en op engem anere Computer an dréckt de Sigel aus oder schreift en op.
audit-missing = { $n ->
    [one] Vu{ NRULE($n) } { $n } Dësch feelen Entréeën:
   *[other] Vu{ NRULE($n) } { $n } Dëscher feelen Entréeën:
  }
audit-missing-place = { $source ->
    [backup] { $stream }, vun der Entrée { $version } un; de Backup huet { $known }
    [seal] { $stream }, vun der Entrée { $version } un; de Sigel kennt { $known }
   *[witness] { $stream }, vun der Entrée { $version } un; de Server hat { $known } notéiert
  }
audit-missing-advice = E Fichier, deen op -wal ophält, gouf geläscht, d’Datebank gouf duerch eng méi al Kopie ersat oder et huet een Entréeën ewechgeholl. Leet de richtege Fichier zréck oder spillt deen neiste Backup an. Wann Dir vum Verloscht wësst a weidermaache wëllt: --accept-loss.
audit-accepted = De Verloscht ass ugeholl: Vun elo u gëllt dat, wat do ass.
seal-exists = { $path } gëtt et schonn, an e Sigel gëtt ni iwwerschriwwen. Wielt en aneren Numm.
seal-damaged = { $path } ass weeder e Backup nach e Sigel vu Rommé oder et huet een de Fichier geännert.
witness-damaged = { $path }, wou de Server seng lescht Entréeën notéiert, ass futti oder gouf geännert. Vergläicht d’Datebank mat engem Backup oder engem Sigel: --against FICHIER.
reports-none = Et gi keng Meldungen.
reports-nobody = eng geläscht Persoun
reports-head = { $by } mellt { $about } (Dësch { $table })
reports-text = „{ $text }“
reports-removed = { $n ->
    [one] D’Meldung ass geläscht.
   *[other] All { $n } Meldunge si geläscht.
  }
keeping-failed = Dat ass net gaangen: { $reason }
database-kind = Dat ass keng Adress vun enger Datebank. Si muss mat sqlite:/// oder postgresql:// ufänken.
database-no-file = Eng SQLite-Adress muss e Fichier nennen: sqlite:///romme.db, oder mat véier Stréch sqlite:////srv/romme.db.
database-options = Eng SQLite-Adress ka keng Optiounen hannert engem Froenzeechen hunn.
database-unreadable = D’Adress vun der Datebank kann net gelies ginn. Si gesäit esou aus: postgresql://NUMM:PASSWUERT@COMPUTER/DATEBANK.
database-unreachable = D’Datebank { $shown } ass net z’erreechen: { $why }
database-in-use = En anere Rommé-Server benotzt { $path }. Stoppt dee fir d’éischt.
database-too-new = { $shown } gouf vun enger méi neier Versioun vu Rommé geschriwwen. Et gouf näischt geännert. Aktualiséiert wgl. de Programm.
database-foreign = { $shown } gehéiert zu engem anere Programm. Et gouf näischt geännert. Nennt wgl. eng aner Datebank.
database-empty = { $shown } ass eidel.
database-not-empty = { $shown } ass net eidel. E Backup kann nëmmen an eng nei oder eidel Datebank agespillt ginn.

## romme tournament: a tournament in a file

help-tournament = féiert en Turnéier vun engem Veräin an engem Fichier: Umeldungen, Plazen, Lëschten, Klassementer, Drocksaachen
    .lang = Sprooch: lb, de, fr oder en
    .file = de Fichier vum Turnéier
    .json = d’Äntwert als ee JSON-Objet
    .series = wéi eng Serie; soss déi lescht
    .table = d’Nummer vum Dësch
    .game = d’Nummer vum Spill op der Lëscht
    .line = d’Spill, zum Beispill "2 romme 12 - 104u": op wéi enger Plaz ee fäerdeg ginn ass a wéi, dann d’Kaartepunkte vun all Plaz; u = net erëffent, - = fäerdeg ginn oder net matgespillt
    .reason = firwat, fir de Protokoll
    .seed_text = de Louscode; mam selwechte Code gëtt dat selwecht gezunn (soss mat engem neien)
    .day = wéi een Dag
    .number = d’Startnummer
    .club = de Veräin
    .team = d’Equipe
    .tandem = den Tandem
    .classes = eng Klass, zum Beispill Dammen, Senioren oder Jugend; dat kann ee méi wéi eng Kéier uginn
    .namesakes = déi mam selwechten Numm, déi schonn ugemellt sinn, sinn aner Leit
    .only = nëmmen dës Klass, zum Beispill Dammen
    .parties = wie klasséiert gëtt (soss single)
    .rounds = Ronne pro Serie; soss wéi am Reegelwierk
    .dropped = esou vill Serië fale bei jidderengem aus der Gesamtwäertung
    .team_size = Spiller pro Equipe
    .tandem_size = Spiller pro Tandem
    .pack_check = ob d’Kaarte virum éischte Spill gezielt ginn
    .second_count = ob eng zweet Persoun d’Zielung vun all Spill confirméiert
    .control_list = ob eng Kontrolllëscht gefouert a verglach gëtt
    .signatures = ob all Plaz d’Lëscht ënnerschreift
    .unfinished = ob klasséiert gëtt, wie sech ofmellt
    .last_round = wat déi lescht Ronn vun enger Serie ofschléisst: datt dat lescht Spill agedroen ass, oder d’Ënnerschrëften
    .partners = ob Leit aus enger Equipe oder engem Tandem am Noutfall un engem Dësch sëtzen däerfen
    .team_seating = ob jiddereen eenzel gesat gëtt oder komplett Equippe géintenee spillen
    .void_hands = ob ewechgehäite Kaarten aus ongëltegen oder korrigéierte Spiller fir déi zweet Kéier zielen (T15)
    .series_minutes = geplangt Dauer vun enger Serie a Minutten; 0 = kee geplangt Enn (soss 120)
    .early_end = wat op enger Lëscht zielt, déi méi fréi ofgeschloss gëtt: all d’Spiller, déi drop stinn, oder just ganz Ronnen
    .organiser = wien den Turnéier organiséiert
    .place = wou en ass
    .date = den éischten Dag, zum Beispill 2026-11-21
    .colour = d’Faarf vum Veranstalter op de Blieder a Säiten, zum Beispill #1b5e20
    .out = de Fichier, dee geschriwwe gëtt; --to=- ass de Standardoutput
help-tournament-new = leet en Turnéier an engem neie Fichier un
    .name = den Numm vum Turnéier
    .rules = d’Reegelwierk, zum Beispill --rules verband (soss turnier)
    .option = ännert eng Optioun vun de Reegelen, zum Beispill rating_super=12; dat kann ee méi wéi eng Kéier uginn
help-tournament-show = weist, wéi wäit en Turnéier ass
help-tournament-terms = ännert d’Konditioune vum Turnéier; eng nei Zuel vu Ronne gëllt vun der nächster Serie un
help-tournament-scoring = ännert d’Wäertungspunkten
    .option = ee vun de Wäertungspunkten, zum Beispill rating_super=12
help-tournament-add = mellt Spiller un, mam Numm oder aus enger Lëscht
    .names = hir Nimm; d’Optioune gëlle fir all
    .source = eng Lëscht vu Spiller: CSV, Text oder Excel
    .number = d’Startnummer vum éischten; soss déi nächst fräi
    .present = si si schonn do
help-tournament-people = weist all d’Umeldungen
help-tournament-change = verbessert eng Umeldung
    .name = de richtegen Numm
help-tournament-class = hëlt Spiller an eng Klass op
    .name = d’Klass, zum Beispill Dammen
    .who = Startnummeren, zum Beispill 3 oder 5-12; all fir jiddereen
    .out = hëlt se aus der Klass eraus
help-tournament-present = dréit an, wien do ass
    .who = Startnummeren, zum Beispill 3 oder 5-12; all fir jiddereen
    .away = si sinn dach net do
help-tournament-withdraw = mellt e Spiller of, deen net méi matspillt
    .leaving = matzen an enger Serie: wéi et um Dësch weidergeet
help-tournament-remove = läscht d’Umeldung vun engem Spiller, deen net gespillt huet
help-tournament-fix = gëtt engem Spiller e festen Dësch oder eng fest Plaz, zum Beispill wéinst engem Rollstull; ouni Dësch an ouni Plaz gëtt dat opgehuewen
    .table_number = d’Nummer vum Dësch
    .seat = d’Plaz, 1 bis 4
help-tournament-seat = verdeelt d’Plaze vun der nächster Serie, duerch d’Lous, wann näischt anescht gesot ass, a weist, wat um Plang net passt
    .by_result = setzt nom Resultat, déi Bescht un den Dësch 1, Veräiner a fréier Géigner getrennt
    .strict = setzt streng nom Resultat, d’Klassement erof
    .by_hand = en eegene Plang: Startnummeren an der Rei vun de Plazen, zum Beispill "3 1 2 7 / 4 5 6"
    .swap = léisst zwee Spiller am Plang d’Plaz tauschen
    .fewest_moves = behält de Plang a passt en un déi un, déi do sinn; sou wéineg Leit wéi méiglech ginn ëmgesat
    .day = op wéi engem Dag gespillt gëtt; soss dee selwechte wéi bis elo
help-tournament-begin = fänkt d’Serie un, där hir Plaze verdeelt sinn, a mécht hir Lëschten op
help-tournament-clock = weist oder stellt dat geplangt Enn vun der Serie, déi leeft
    .minutes = d’Serie ass an esou vill Minutten eriwwer; 0 = kee geplangt Enn
    .shift = wann d’Auer vun dësem Computer verstallt gouf: réckelt dat geplangt Enn ëm esou vill Minutten (negativ: zréck)
help-tournament-join = setzt een, dee méi spéit kënnt, als Véierten un en Dësch, deen nach net spillt
help-tournament-pack = dréit an, datt d’Kaarte gezielt a komplett sinn
    .tables = d’Dëscher; soss all
help-tournament-enter = dréit e Spill an; soss tippt Dir ee Spill nom aneren
    .seat = d’Plaz, déi et andréit; 0 ass de Büro, vum Pabeier (soss 0)
help-tournament-list = weist d’Lëscht vun engem Dësch mat allen Zommen
help-tournament-confirm = confirméiert als zweet Persoun, wat bei engem Spill gezielt gouf
    .games = d’Nummere vun de Spiller op der Lëscht; soss all, déi net confirméiert sinn
    .seat = d’Plaz, déi confirméiert; 0 ass de Büro (soss 0)
help-tournament-correct = verbessert e Spill
    .reason = firwat; op enger ënnerschriwwener Lëscht néideg
help-tournament-control = dréit e Spill op der Kontrolllëscht an
help-tournament-sums = vergläicht d’Zommen um Pabeier mat enger Lëscht
    .typed = d’Wäertungspunkten an d’Kaartepunkte vun all Plaz, zum Beispill 41/320
help-tournament-sign = ënnerschreift eng Lëscht
    .seats = d’Plazen; soss all, déi nach net ënnerschriwwen hunn
    .reason = firwat een anere fir si ënnerschreift
help-tournament-end = schléisst Lëschten of, éier all d’Spiller gespillt sinn, zum Beispill well d’Zäit ëm ass
    .tables = d’Dëscher; soss all déi, deenen hir Lëscht op ass
    .reason = firwat (soss: d’Zäit ass ëm)
help-tournament-incident = hält fest, wat un engem Dësch schifgaangen ass, an applizéiert d’Konsequenz
    .kind = wat geschitt ass; soss gëtt opgezielt, wat geschéie kann
    .game = d’Spill, oder dat éischt falscht
    .seat = d’Plaz, ëm déi et geet
    .note = eng Bemierkung fir de Protokoll
    .foresee = weist nëmmen d’Konsequenz
help-tournament-ruling = schreift eng Decisioun vun der Turnéierleedung an de Protokoll, an Ären eegene Wierder
    .text = wat Dir decidéiert hutt
    .table = den Dësch, ëm deen et geet
    .game = d’Spill, ëm dat et geet
    .seat = d’Plaz, ëm déi et geet
help-tournament-referee = weist de Protokoll vum Arbitter: all Decisioune vun der Turnéierleedung, mat de Punkte virdrun an duerno
help-tournament-call = rifft d’Turnéierleedung bei en Dësch oder hëlt de Ruff zeréck
    .table = den Dësch, dee rifft
    .kind = d’Aart vum Tëschefall; ouni si eppes anescht
    .back = hëlt de Ruff zeréck
help-tournament-answer = seet den Dëscher, déi ruffen, datt ee kënnt
    .tables = d’Dëscher, deene geäntwert gëtt
help-tournament-close = schléisst déi lafend Serie of; hir Resultater sinn definitiv
help-tournament-rank = weist e Klassement
    .series = fir eng Serie; ouni --series an ouni --day fir de ganzen Turnéier
    .day = fir een Dag
    .csv = als CSV-Tabell op de Standardoutput
help-tournament-lot = léisst bei gläichem Rang d’Lous entscheeden
    .order = Startnummeren, oder Nimm vun Tandemen oder Equippen, an der Rei, wéi gezu gouf, dee mam meeschte Gléck als Éischten; soss gëtt hei gezunn
    .series = fir eng Serie; ouni --series an ouni --day fir de ganzen Turnéier
    .day = fir een Dag
help-tournament-penalise = zitt Wäertungspunkten of
    .points = wéi vill Punkten
    .series = a wéi enger Serie; soss vun der Gesamtwäertung
help-tournament-lift = hieft eng Strof op a gëtt d’Punkten zréck
    .penalty = wéi eng Strof, vun 1 u gezielt
help-tournament-finish = schléisst den Turnéier of
help-tournament-reopen = mécht en Turnéier nees op, deen ofgeschloss ass
help-tournament-undo = hëlt de leschte Schrëtt am Büro zréck, oder dee leschten op enger Lëscht
    .table = den Dësch vun der Lëscht; soss de leschte Schrëtt am Büro
help-tournament-record = weist alles, wat geschitt ass, der Rei no
help-tournament-check = rechent all Klassement op eng aner Manéier no a vergläicht
help-tournament-print = mécht e PDF fir ze drécken
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record, referee-log oder emergency-kit
    .tables = nëmmen dësen Dësch; dat kann ee méi wéi eng Kéier uginn
    .who = nëmmen dës Startnummeren, zum Beispill 3 oder 5-12
    .first = esou vill Plaze kréien en Diplom (soss 3)
    .address = d’Adress vun der ëffentlecher Säit vum Turnéier
help-tournament-export = schreift eng Tabell als CSV- oder Excel-Fichier, jee no Endung vum Numm
    .what = entries (Umeldungen), seating (Plazen), ranking (Klassement) oder lists (Lëschten)
    .series = wéi eng Serie
help-tournament-rehearse = erfënnt en Turnéier fir z’üben
    .name = säin Numm
    .people = wéi vill Spiller (soss 24)
    .series = wéi vill Serië gespillt sinn (soss 1)
    .rounds = Ronne pro Serie (soss 5)

tournament-same = Et war näischt ze maachen: Et war schonn esou.
tournament-torn = Déi lescht Zeil ass net komplett, vläicht well de Stroum ausgefall ass ({ $bytes ->
    [one] { $bytes } Byte
   *[other] { $bytes } Bytes
  }). Si zielt net; alles, wat virdru confirméiert war, ass do.
tournament-file-no-tournament = Dat ass keen Turnéierfichier vun dësem Programm.
tournament-file-changed = Vun dëser Zeil un ass de Fichier net méi esou, wéi e geschriwwe gouf: Eppes gouf geännert, ewechgeholl oder verréckelt. Huelt eng méi al Kopie.
tournament-file-too-new = Dat huet eng méi nei Versioun vum Programm geschriwwen. Installéiert déi.
tournament-file-in-use = En anere Programm benotzt dëse Fichier. Waart, bis e fäerdeg ass, a probéiert et nach eng Kéier.
tournament-file-too-large = Dëse Fichier ass ze grouss fir en Turnéierfichier. Kuckt no, ob et dee richtegen ass.
tournament-file-exists = Dëse Fichier gëtt et schonn. Wielt en aneren Numm.
tournament-bad-number = „{ $text }“ ass keng Startnummer. Schreift Nummeren, zum Beispill 3 oder 5-12, oder all.
tournament-bad-tables = „{ $text }“ ass keng Startnummer. Schreift d’Dëscher zum Beispill esou: "3 1 2 7 / 4 5 6".
tournament-bad-end = Den Numm muss op eent vun dësen ophalen: { $ends }.
tournament-one-way = Gitt nëmmen eent un: --by-result, --strict, --by-hand, --swap oder --fewest-moves.
tournament-told = Bescheed soen
tournament-one-change = Gitt entweder d’Minutten oder --shift un.
tournament-time-left = Zäit, déi bleift: { $minutes ->
    [one] { $minutes } Minutt
   *[other] { $minutes } Minutten
  }.
tournament-call = Dësch { $table }: { $kind }, waart zanter { $minutes } Min.
tournament-no-calls = Keen Dësch rifft.
tournament-no-planned-end = Et ass keen Enn geplangt.
tournament-one-part = Gitt nëmmen eent un: --series oder --day.
tournament-nobody-named = Et feelen d’Nimm. Schreift Nimm, oder --from mat enger Lëscht.
tournament-name-split = „{ $given } { $family }“: gelies als Virnumm { $given } a Familljennumm { $family }. Wann dat net stëmmt, schreift „{ $typed }“, mam Komma op der richteger Plaz.
tournament-doubtful-row = „{ $name }“ gëtt net ugemellt. Wann et eng Persoun ass, mellt se vun Hand un.
tournament-nobody-entered = Et ass nach keen ugemellt.
tournament-nobody-ranked = Hei gëtt et nach kee Klassement.
tournament-nothing-broken = Um Plang passt alles: Kee sëtzt mat Leit aus senger Equipe oder sengem Veräin zesummen a kee spillt eng zweet Kéier géint déi selwecht Leit.
tournament-seed = Gezu mam Louscode „{ $seed }“.
tournament-list = Serie { $series }, Dësch { $table }
tournament-struck = Spill { $game } ass ongëlteg: { $line }
tournament-corrected = Spill { $game } gouf verbessert: { $after } amplaz vu{ NRULE($before) } { $before }
tournament-differs = Spill { $game } ass op der Kontrolllëscht anescht: { $part }
tournament-signed = Ënnerschriwwe vu{ NRULE($names) } { $names }
tournament-typing = Tippt all Spill zum Beispill esou: 2 romme 12 104u, dann d’Enter-Tast. { $undo } hëlt dat lescht zréck, { $show } weist d’Lëscht, { $end } hält op.
tournament-ask-pack = Sinn d’Kaarte gezielt a komplett? Enter-Tast = jo:
tournament-ask-game = Spill { $game } vu{ NRULE($games) } { $games }, { $dealer } deelt aus:
tournament-ask-right = Enter-Tast = richteg, oder nei tippen:
tournament-line-empty = D’Spill feelt.
tournament-line-no-way = Esou wéi „{ $text }“ geet kee Spill aus. Méiglech sinn: { $possible }.
tournament-line-no-winner = Bei „{ $text }“ ass ee fäerdeg ginn: Schreift fir d’éischt d’Plaz.
tournament-line-not-playing = Plaz { $seat } spillt dëst Spill net mat.
tournament-line-no-figure = „{ $text }“ ass keng Zuel vu Kaartepunkten.
tournament-line-figures = { $have ->
    [one] { $have } Zuel ass
   *[other] { $have } Zuele sinn
  } uginn, mee { $need ->
    [one] { $need } Spiller hat
   *[other] { $need } Spiller haten
  } nach Kaarten.
tournament-line-mismatch = Plaz { $seat }: { $typed } Wäertungspunkte passen net bei dës Kaarten (méiglech: { $computed }; Ënnerscheed: { $by }).
tournament-line-written = Schreift e Spill zum Beispill esou: "2 romme 12 - 104u", oder wéi gedréckt: "x/104 5/0 2/12".
tournament-wrong-sum = Plaz { $seat }: { $typed } { $what ->
    [rating] Wäertungspunkten
   *[cards] Kaartepunkten
  } um Pabeier, { $computed } an der Lëscht; Ënnerscheed: { $by }.
tournament-sums-right = All Zomme stëmmen.
tournament-bad-sum = „{ $text }“ ass keng Zomm. Schreift se wéi 41/320: Wäertungspunkten, dann d’Kaartepunkten.
tournament-written = Geschriwwen: { $file }
tournament-rehearsed = Erfonnt mam Code „{ $seed }“: { $people } Leit, { $series ->
    [one] { $series } Serie
   *[other] { $series } Serië
  } gespillt, d’Plaze vun der nächster si verdeelt.
tournament-sound = Alles ass an der Rei: { $records ->
    [one] { $records } Entrée
   *[other] { $records } Entréeën
  }, keng geännert, an all Klassement bleift dat selwecht, wann een et op eng aner Manéier rechent.
tournament-unsound = { $n ->
    [one] { $n } Saach ass net an der Rei:
   *[other] { $n } Saache sinn net an der Rei:
  }
