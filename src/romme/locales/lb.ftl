### Rommé op Lëtzebuergesch. Déi véier Kataloger hunn déiselwecht Message mat deene selwechte
### Variabelen; d’Tester vergläiche se. All Message steet op enger Zeil, fir datt keen Ëmbroch dra kënnt.

-stock = { $case ->
   *[nominative] de verdeckte Koup
    [start] De verdeckte Koup
    [from] vum verdeckte Koup
    [in] am verdeckte Koup
  }
-open-pile = { $case ->
   *[nominative] den Oflee Koup
    [start] Den Oflee Koup
    [on] Um Oflee Koup
    [from] vum Oflee Koup
  }

## Kaarten: d’Zeeche vun der Faarf, dann de Buschtaf am Eck vun der Kaart

card = { $suit }{ $rank ->
    [T] 10
    [J] B
    [Q] D
    [K] K
   *[other] { $rank }
  }
card-joker = Joker
card-joker-for = Joker ({ $card })
cards-none = keng
cards-more = { $cards } … an nach { $more }
seat = Plaz { $seat }

## D’Reegelwierker

ruleset-klassik = Klassik, d’Spill fir d’Famill
    .about = Ee Kaartespill mat 52 Kaarten ouni Joker, 2 bis 6 Spiller. De Gewënner kritt d’Punkte vun deem, wat déi aner nach an der Hand hunn.
ruleset-turnier = Turnier, d’Spill vun engem Veräin
    .about = 110 Kaarte mat sechs Jokeren, Dëscher vu véier, wou de Geber net matspillt, 40 Punkte fir z’erëffnen, Wäertungspunkten.
ruleset-verband = Verband, d’Spill vun engem Verband
    .about = Wéi Turnier, mee déi oppe Kaart däerf an d’Hand, an et gëtt de Superrommé.
ruleset-haus = Haus, fir den Dësch an der Kichen
    .about = 110 Kaarte mat sechs Jokeren, jidderee spillt mat. All Äntwert ass eng Propos, déi Dir ännere kënnt.

rules-list = Reegelwierker
rules-list-hint = romme rules NAME weist eent dovun an einfache Wierder.
rules-edition = Editioun { $edition }
rules-assumed = ugeholl
rules-assumed-note = „ugeholl“: Dat steet a kengem vun den Dokumenter; et ass eis Propos a ka geännert ginn.
rules-changed = geännert
rules-instead = amplaz vun: { $sentence }
rules-without-change = Näischt ass anescht wéi bei { $rules }.

heading-table = Kaarten an Dësch
heading-melds = Kombinatiounen
heading-opening = Erëffnen
heading-open-card = Déi oppe Kaart
heading-jokers = Jokeren
heading-end = Enn vum Spill
heading-counting = Zielen

## D’Froe vun engem Reegelwierk a kuerze Wierder, an all Äntwert als Saz

option-packs = Kaartespiller
    .value = { $n ->
        [one] Et gëtt mat engem Kaartespill vu 52 Kaarte gespillt.
       *[other] Et gëtt mat { $n } Kaartespiller vu jee 52 Kaarte gespillt.
      }
option-jokers = Jokeren
    .value = { $n ->
        [0] Et gëtt keng Jokeren.
        [one] Dobäi kënnt ee Joker.
       *[other] Dobäi kommen { $n } Jokeren.
      }
option-fewest_players = Mannst Spiller
    .value = Un engem Dësch sëtze mindestens { $n }.
option-most_players = Meescht Spiller
    .value = Un engem Dësch sëtzen héchstens { $n }.
option-seating = Wie spillt
    .everyone_plays = Jiddereen um Dësch spillt mat, och de Geber.
    .dealer_sits_out = Un engem Dësch vu véier spillt de Geber net mat; un engem Dësch vun dräi spillt jidderee mat.
option-hand_sizes = Kaarten an der Hand
    .value = { $kinds ->
        [one] Jidderee kritt { $n } Kaarten, eng no der anerer.
       *[other] Jidderee kritt seng Kaarten eng no der anerer: { $list }.
      }
    .part = { $n } Kaarte bei { $players } Spiller
option-cut_at_least = Ofhiewen
    .value = { $n ->
        [0] Et gëtt net ofgehuewen.
       *[other] De rietsen Noper vum Geber hieft of: Mindestens { $n } Kaarte ginn ofgehuewen, mindestens { $n } bleiwe leien.
      }
option-corrected_turn = Zuel vu Kaarte richteg stellen
    .nothing_laid = Wien eng falsch Zuel vu Kaarten huet, stellt se an engem Zuch richteg an däerf an deem net erëffnen, leeën, dobäi leeën oder Jokeren tauschen.
    .no_melds = Wien eng falsch Zuel vu Kaarten huet, stellt se an engem Zuch richteg an däerf an deem keng Kombinatioun leeën.
option-rounds = Ronne vun enger Serie
    .value = { $n ->
        [one] Eng Serie huet eng Ronn, wann näischt aneschters ofgemaach ass; an enger Ronn deelt jiddereen eemol aus.
       *[other] Eng Serie huet { $n } Ronnen, wann näischt aneschters ofgemaach ass; an enger Ronn deelt jiddereen eemol aus.
      }
option-ace_order = Plaz vum Äss
    .low = An enger Sequenz steet den Äss nëmme virun der Zwee.
    .low_or_high = An enger Sequenz steet den Äss virun der Zwee oder hannert dem Kinnek, awer ni dertëscht.
    .corner = An enger Sequenz steet den Äss virun der Zwee oder hannert dem Kinnek, an och dertëscht: Kinnek, Äss, Zwee.
option-largest_set = Gréisste Grupp
    .value = { $n ->
        [3] Eng Grupp sinn dräi Kaarte vum selwechte Wäert, all vun enger anerer Faarf.
       *[other] Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert, all vun enger anerer Faarf.
      }
option-melds_per_turn = Kombinatiounen an engem Zuch
    .value = { $n ->
        [0] An engem Zuch däerf een esou vill Kombinatioune leeën, wéi ee wëllt.
        [one] An engem Zuch däerf een héchstens eng Kombinatioun leeën.
       *[other] An engem Zuch däerf een héchstens { $n } Kombinatioune leeën.
      }
option-opening_points = Punkte fir z’erëffnen
    .value = { $n ->
        [0] Déi éischt Kombinatioun vun engem Spiller däerf all Wäert hunn.
       *[other] Déi éischt Kombinatioune vun engem Spiller mussen zesumme mindestens { $n } Punkten zielen, an engem Zuch a mat den eegene Kaarten.
      }
option-lay_offs = Dobäi leeën
    .any_time = Jiddereen däerf iwwerall dobäi leeën, och wann hie selwer nach näischt geluecht huet.
    .after_opening = Nëmme wien erëffnet huet, däerf bei dat dobäi leeën, wat schonn um Dësch läit.
option-failed_opening = Erëffnung, déi net geet
    .wrong_melds_back = Um strengen Dësch gi beim Erëffne falsch Kombinatiounen zréckgeholl; déi richteg bleiwe leien, wa se nach duerginn.
    .all_back = Um strengen Dësch gëtt eng Erëffnung, déi net duergeet, ganz zréckgeholl; eng Kaart gëtt ofginn, an den Zuch ass eriwwer.
option-open_card = Déi oppe Kaart
    .kept = Wien déi oppe Kaart hëlt, huet se an der Hand an däerf se am selwechten Zuch net nees ofginn.
    .used = Wien déi oppe Kaart hëlt, muss se am selwechten Zuch benotzen. Bis dohi läit se oppen um Dësch; gëtt se net gebraucht, kënnt se zréck, an den Zuch ass eriwwer.
    .free = Wien déi oppe Kaart hëlt, huet se an der Hand. Se direkt nees zréckzeleeën ass erlaabt an ass d’Enn vum Zuch.
option-indirect_lay_off = Indirekt dobäi leeën
    .to_finish = Eng oppe Kaart, déi eréischt passt, wann eng aner dobäi geluecht ass, däerf een nëmmen huelen, fir an dësem Zuch fäerdeg ze ginn.
    .any_time = Eng oppe Kaart, déi eréischt passt, wann eng aner dobäi geluecht ass, däerf een ëmmer huelen.
option-last_card = Mat enger Kaart an der Hand
    .any = Wien nëmmen nach eng Kaart huet, däerf vun deenen zwee Kéip zéien.
    .stock_only = Wien nëmmen nach eng Kaart huet, däerf nëmmen { -stock(case: "from") } zéien.
    .not_to_finish = Wien nëmmen nach eng Kaart huet, däerf keng oppe Kaart huelen, mat där hien d’Spill an dësem Zuch kéint fäerdeg maachen.
option-joker_share = Jokeren an enger Kombinatioun
    .fewer = An enger Kombinatioun leie manner Jokeren ewéi richteg Kaarten: Vu véier Kaarten däerf héchstens eng e Joker sinn.
    .not_more = An enger Kombinatioun leien net méi Jokeren ewéi richteg Kaarten: Vu véier Kaarten däerfen héchstens zwou Jokere sinn.
    .any = Nieft enger richteger Kaart däerfen esou vill Jokere leien, wéi ee wëllt.
option-side_by_side = Jokeren niefteneen
    .apart = An enger Sequenz leien ni zwee Jokeren niefteneen.
    .free = An enger Sequenz däerfe Jokeren nieftenee leien.
option-joker_swap = Jokeren tauschen
    .never = E Joker, deen um Dësch läit, bleift leien.
    .full_sets = Wien déi Kaart huet, fir déi e Joker läit, däerf en antauschen, an enger Grupp nëmmen, wa se komplett ass. De Joker gëtt am selwechten Zuch nees geluecht.
    .all_melds = Wien déi Kaart huet, fir déi e Joker läit, däerf en iwwerall antauschen. De Joker gëtt am selwechten Zuch nees geluecht.
option-joker_discard = Jokeren ofginn
    .to_finish = E Joker däerf een nëmmen als lescht Kaart ofginn, fir d’Spill fäerdeg ze maachen.
    .free = E Joker däerf een ëmmer ofginn.
option-finish = Déi lescht Kaart
    .discard_optional = Wie seng lescht Kaart lass gëtt, beim Leeën, beim Dobäileeën oder beim Ofginn, huet gewonnen.
    .discard_needed = Fir fäerdeg ze ginn, muss ee seng lescht Kaart ofginn.
option-hand_romme = Hand-Rommé
    .no = Wien an engem Zuch aus der Hand fäerdeg gëtt, mécht e gewéinleche Rommé.
    .yes = Wien nach näischt geluecht huet an all seng Kaarten an engem Zuch lass gëtt, mécht Hand-Rommé; ouni dobäi ze leeën an ouni Jokeren ze tausche brauch et dofir keng Punkte fir z’erëffnen.
option-superromme = Superrommé
    .no = Et gëtt kee Superrommé.
    .yes = Wien nach näischt geluecht huet, däerf all seng Kaarten an engem Zuch leeën a brauch keng ofzeginn: Superrommé. Et brauch keng Punkte fir z’erëffnen.
option-stock_end = Verdeckte Koup eidel
    .turned_over = Wann { -stock } eidel ass, gëtt { -open-pile } ouni ze mëschen ëmgedréint a formt deen neien.
    .reshuffled = Wann { -stock } eidel ass, gëtt { -open-pile } gemëscht a formt deen neien.
    .game_ends = Wann { -stock } opgebraucht ass, ass d’Spill eriwwer no deem Zuch, an deem seng lescht Kaart gezu gouf.
option-blocked_after = Blockéiert Spill
    .value = { $n ->
        [0] D’Spill geet weider, esou oft wéi { -open-pile } och nees benotzt gëtt.
        [one] Wann { -stock } fir d’éischt opgebraucht ass, ass d’Spill blockéiert an eriwwer.
       *[other] Wann { -stock } { $n }-mol opgebraucht ass, ouni datt tëschenduerch eppes geluecht gouf, ass d’Spill blockéiert an eriwwer.
      }
option-stalled_after = Stëllstand
    .value = { $n ->
        [0] E Spill, an deem näischt geschitt, gëtt ni ofgebrach.
       *[other] No { $n } Zich, an deenen näischt geluecht an näischt { -stock(case: "from") } gezu gouf, ass d’Spill blockéiert an eriwwer.
      }
option-ace_points = Wäert vum Äss
    .one = Bildkaarten zielen 10, den Äss 1, déi aner Kaarten hir Zuel.
    .by_place = Bildkaarten zielen 10, déi aner Kaarten hir Zuel. Den Äss zielt 11 an enger Grupp an an der Hand; an enger Sequenz zielt en 11, wann de Kinnek derbäi ass, soss 1.
option-joker_in_hand = Joker an der Hand
    .value = E Joker an der Hand zielt { $n } Punkten; um Dësch zielt en ewéi déi Kaart, fir déi e läit.
option-scoring = Wäertung
    .winner_takes_all = De Gewënner kritt d’Punkte vun alle Kaarten, déi déi aner nach an der Hand hunn.
    .own_hand = Jidderee kritt d’Punkte vu sengen eegene Kaarten als Minuspunkten.
    .rating = Et gëtt Wäertungspunkten, jee no deem, wéi een d’Spill fäerdeg mécht a wat an der Hand bleift.
option-hand_romme_factor = Hand-Rommé zielt
    .value = { $n ->
        [one] En Hand-Rommé zielt net méi ewéi e gewéinlechen.
        [2] En Hand-Rommé zielt duebel.
       *[other] En Hand-Rommé zielt { $n }-mol.
      }
option-rating_super = Superrommé
    .value = { $n ->
        [one] Superrommé: { $n } Wäertungspunkt.
       *[other] Superrommé: { $n } Wäertungspunkten.
      }
option-rating_hand = Hand-Rommé
    .value = { $n ->
        [one] Hand-Rommé: { $n } Wäertungspunkt.
       *[other] Hand-Rommé: { $n } Wäertungspunkten.
      }
option-rating_hand_laid_off = Hand-Rommé mat Dobäileeën
    .value = { $n ->
        [one] Hand-Rommé mat Dobäileeën oder Jokertausch: { $n } Wäertungspunkt.
       *[other] Hand-Rommé mat Dobäileeën oder Jokertausch: { $n } Wäertungspunkten.
      }
option-rating_romme = Rommé
    .value = { $n ->
        [one] Rommé: { $n } Wäertungspunkt.
       *[other] Rommé: { $n } Wäertungspunkten.
      }
option-rating_opened = Erëffnet, wéineg Punkten
    .value = Erëffnet, Punkten an der Hand { $list }.
option-rating_opened_above = Erëffnet, vill Punkten
    .value = { $n ->
        [one] Erëffnet, méi Punkten an der Hand: { $n } Wäertungspunkt.
       *[other] Erëffnet, méi Punkten an der Hand: { $n } Wäertungspunkten.
      }
option-rating_unopened = Net erëffnet, wéineg Punkten
    .value = Net erëffnet, Punkten an der Hand { $list }.
option-rating_unopened_above = Net erëffnet, vill Punkten
    .value = { $n ->
        [one] Net erëffnet, méi Punkten an der Hand: { $n } Wäertungspunkt.
       *[other] Net erëffnet, méi Punkten an der Hand: { $n } Wäertungspunkten.
      }
band-first = bis { $most }: { $n }
band-next = { $least } bis { $most }: { $n }

## D’Punkte vun den Dokumenter, an eisen eegene Wierder

clause-K1 = Zwee bis sechs Leit spillen. Virum Ufank gëtt eng Zuel vu Spiller oder eng Punktzuel ofgemaach.
clause-K2 = Ee Kaartespill mat 52 Kaarten. D’Rangfolleg ass Äss, 2 bis 10, Bauer, Damm, Kinnek; den Äss steet nëmme virun der Zwee.
clause-K3 = Den Zoufall decidéiert, wien als éischt ausdeelt; dono geet d’Ausdeelen no lénks weider.
clause-K4 = Bei zwee Spiller kritt jiddereen 10 Kaarten, bei dräi oder véier 7, bei fënnef oder sechs 6. Déi nächst Kaart fänkt den Oflee Koup un, de Rescht ass de verdeckte Koup.
clause-K5 = Eng Sequenz sinn dräi oder méi Kaarte vun enger Faarf, déi direkt noenee kommen. Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert.
clause-K6 = Ee ka Kaarten zu all Kombinatioun um Dësch dobäi leeën, wann nees eng valid Kombinatioun dobäi erauskënnt. Wat um Dësch läit, gëtt ni ëmgebaut oder nees opgeholl.
clause-K7 = De lénksen Noper vum Geber fänkt un. Een Zuch ass: zéien, eng Kombinatioun leeën, dobäi leeën, ofginn.
clause-K8 = All Zuch fänkt mam Zéien un: Déi iewescht Kaart vum verdeckte Koup oder vum Oflee Koup kënnt an d’Hand.
clause-K9 = An engem Zuch däerf een eng Kombinatioun leeën, ee muss awer net.
clause-K10 = Ee kann esou vill Kaarten dobäi leeën, wéi ee wëllt, ee muss awer net.
clause-K11 = Um Enn vum Zuch gëtt eng Kaart opgedeckt ofginn, awer net déi, déi een an dësem Zuch vum Oflee Koup geholl huet.
clause-K12 = Wann de verdeckte Koup eidel ass an de Spiller déi oppe Kaart net wëll, gëtt den Oflee Koup ouni ze mëschen ëmgedréint a formt den neie verdeckte Koup.
clause-K13 = Wie seng lescht Kaart lass gëtt, beim Leeën, beim Dobäileeën oder beim Ofginn, mécht Rommé; d’Spill ass direkt eriwwer.
clause-K14 = Kinnek, Damm a Bauer zielen 10, den Äss 1, déi aner Kaarten hir Zuel. Wat déi aner nach an der Hand hunn, kritt de Gewënner dobäi gerechent.
clause-K15 = Et gëtt weidergespillt, bis een déi ofgemaachte Punktzuel erreecht oder bis déi ofgemaachte Zuel vu Spiller gespillt ass.
clause-K16 = Gëtt de Koup ëmmer nees ëmgedréint, ouni datt eppes geluecht gëtt, ass d’Spill blockéiert: Et ass eriwwer, a kee kritt Punkten.

clause-T1 = Et gëtt mat zwee Kaartespiller vu 52 Kaarten a sechs Jokere gespillt, zesummen 110 Kaarten. Plaz 1 kontrolléiert se virun all Serie.
clause-T2 = Um Dësch sëtze véier, de Geber spillt net mat. Dëscher vun dräi gëtt et nëmmen, fir datt d’Zuel opgeet.
clause-T3 = De Geber mëscht, de rietsen Noper hieft of, jidderee kritt 13 Kaarten, eng gëtt opgedeckt. De lénksen Noper vum Geber fänkt un. Eng falsch Zuel vu Kaarte gëtt richteg gestallt.
clause-T4a = Wien nach net erëffnet huet, zitt vum verdeckte Koup a gëtt eng Kaart of, ni e Joker; oder en hëlt déi oppe Kaart, awer nëmme fir direkt domat z’erëffnen.
clause-T4b = Wien erëffnet huet, zitt vum verdeckte Koup a gëtt eng Kaart of, ni e Joker; déi oppe Kaart däerf en huelen, wann e se an dësem Zuch benotzt.
clause-T4c = Eng oppe Kaart, déi geholl gouf an net fir z’erëffnen, ze leeën, dobäi ze leeën oder e Joker ze tausche gebraucht gëtt, kënnt zréck, an den Zuch ass eriwwer.
clause-T4d = Eng Kaart vum Oflee Koup bleift oppen um Dësch leien a kënnt ni an d’Hand; dat gëllt och fir en agetauschte Joker.
clause-T5 = Wann déi verdeckte Kaarten opgebraucht sinn, ass d’Spill eriwwer, och wa kee Rommé gemaach huet, an et gëtt gezielt.
clause-T6 = Déi éischt Kombinatioune mussen zesumme mindestens 40 Punkten zielen; da kann een och dobäi leeën a Jokeren tauschen. Wat läit, dat läit. Wat falsch ass, gëtt zréckgeholl.
clause-T7 = Fir z’erëffnen zielt den Äss 11 an enger Grupp an 11 oder 1 an enger Sequenz, Bildkaarten 10, déi aner hir Zuel, e Joker ewéi déi Kaart, fir déi e läit.
clause-T8 = Eng Grupp sinn dräi oder véier Kaarte vum selwechte Wäert a verschiddene Faarwen, eng Sequenz dräi oder méi Kaarten hannereneen an enger Faarf. Jokere leien ni niefteneen an et si manner ewéi aner Kaarten. E Joker gëtt een nëmmen of, fir fäerdeg ze ginn.
clause-T9 = Wien erëffnet huet, däerf weider Kombinatioune leeën, dobäi leeën a Jokeren tauschen, an enger Grupp nëmme bei véier Kaarten. En agetauschte Joker gëtt am selwechten Zuch nees geluecht.
clause-T10 = Et gewënnt, wien als éischten all seng Kaarte geluecht an déi lescht ofginn huet. Mat enger Kaart an der Hand zitt een nëmme vum verdeckte Koup. Eng Kaart, déi nëmmen indirekt passt, däerf een nëmmen huelen, fir fäerdeg ze ginn.
clause-T11 = D’Kaarte vun deenen anere ginn oppe gezielt, am Sënn vun der Auer. E Joker zielt 20, en Äss ëmmer 11.
clause-T12 = Wäertungspunkten: Hand-Rommé 8, mat Dobäileeën 6, Rommé 5; erëffnet a bis 10 Punkten 3, bis 30 Punkten 2, méi 1; net erëffnet a bis 100 Punkten 0, méi minus 1.
clause-T13 = Wäertungspunkten a Kaartepunkte kommen op d’Lëscht a gi pro Spiller zesummegerechent. E Spill mat engem Minuspunkt gëtt als Kräiz agedroen.
clause-T14 = No der Serie ginn d’Minuspunkten ofgezunn. Fir d’éischt ziele méi Wäertungspunkten, da manner Kaartepunkten, dann entscheet d’Lous.
clause-T15 = Nom Spill leet jidderee seng Kaarten oppen hin an zielt se. Wie se ongezielt ewechgeheit, kritt ee Punkt manner; beim zweete Mol gëtt d’Spillleedung informéiert.

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
clause-V4-5 = Ass deen, deen ofhieft, kuerz net do, däerf säi rietsen Noper ofhiewen. Bei méi laanger Zäit entscheet en Arbitter.
clause-V4-6 = Jidderee kritt 13 Kaarten, eng no der anerer, vu lénks vum Geber un. Eng falsch Zuel gëtt duerch Net-Zéien oder Nozéie richteg gestallt; an deem Zuch däerf de Spiller näischt leeën.
clause-V4-7 = Deckt de Geber beim Ausdeelen eng Kaart op, gëtt nei ausgedeelt.
clause-V4-8 = Sinn d’Kaarten ongläich verdeelt a gëtt dat virum Spille gemierkt, oder huet méi ewéi ee Spiller eng falsch Zuel, gëtt nei ausgedeelt.
clause-V4-9 = Reklamatioune wéinst Mëschen, Ofhiewen oder Ausdeele musse kommen, ier d’Kaarten opgeholl ginn.
clause-V4-10 = Huet de Falschen ausgedeelt, ass d’Spill ongülteg, och wann et fäerdeg ass. Eng Ronn ass ofgeschloss, wann hiert lescht Spill richteg agedroen ass.
clause-V4-11 = Bei enger falscher Rei am Ausdeelen an der lafender Ronn ginn all d’Spiller vum éischte falschen un nei gespillt.
clause-V4-12 = Läit de Feeler méi wäit zréck oder ass net ze klären, bleiwen ofgeschlosse Ronne gülteg; déi lafend Ronn fänkt nei mat Plaz 1 un.
clause-V5-1 = Een Zuch fänkt mat enger Kaart vum oppenen oder vum verdeckte Koup un. Da kann ee leeën; d’Ofginn ass d’Enn vum Zuch. Nëmmen de Superrommé kënnt ouni Ofginn aus.
clause-V5-2 = Déi éischt Kombinatioune mussen zesumme mindestens 40 Punkten zielen. Duerno kann een direkt dobäi leeën a Jokeren tauschen.
clause-V5-3 = Kombinatiounen um Dësch ginn net méi geännert: Wat läit, dat läit.
clause-V5-4 = Ginn déi 40 Punkten net erreecht, kënnt alles zréck an d’Hand. Eng Kaart, kee Joker, gëtt ofginn, an den Zuch ass eriwwer.
clause-V5-5 = Grupp a Sequenz hu mindestens dräi Kaarten: eng Grupp Kaarte vum selwechte Wäert, eng Sequenz Kaarten hannereneen an enger Faarf.
clause-V5-6 = An enger Sequenz steet den Äss beim Kinnek oder virun der Zwee. En zielt 11, wann de Kinnek oder e Joker op senger Plaz derbäi ass, soss 1. Jokere leien ni niefteneen a sinn ni an der Iwwerzuel.
clause-V5-7 = Wien erëffnet huet, däerf weider Kombinatioune leeën, dobäi leeën a Jokeren tauschen. En agetauschte Joker gëtt direkt nees geluecht.
clause-V5-8 = De Joker aus enger Grupp kritt een eréischt, wann d’Grupp véier Kaarten huet.
clause-V5-9 = Wien déi oppe Kaart hëlt a se direkt zréckleet, huet säin Zuch gemaach a kritt keng Kaart vum verdeckte Koup.
clause-V5-10 = Wien zitt, ouni un der Rei ze sinn, leet d’Kaart op hir Plaz zréck.
clause-V5-11 = Wien nëmmen nach eng Kaart huet, däerf keng oppe Kaart huelen, mat där hien d’Spill kéint fäerdeg maachen.
clause-V5-12 = E Joker däerf een nëmmen ofginn, fir d’Spill fäerdeg ze maachen.
clause-V5-13 = D’Kaarte ginn iwwer der Dëschkant gehalen. Wie gefrot gëtt, seet, wéi vill Kaarten en nach huet.
clause-V6-1 = Et gewënnt, wien als éischten all seng Kaarte geluecht an déi lescht ofginn huet. Nëmmen de Superrommé kënnt ouni Ofginn aus.
clause-V6-2 = No engem Rommé ginn d’Kaarte vun deenen aneren oppe gezielt, vu lénks un, an agedroen. Duerno kommen d’Wäertungspunkten.
clause-V6-3 = Sinn déi verdeckte Kaarten opgebraucht an huet kee Rommé gemaach, ass d’Spill eriwwer. D’Kaarten an der Hand gi gezielt an agedroen.

## Wat net geet, a wat ze maachen ass

refusal-game-won = D’Spill ass eriwwer: Et ass schonn ee fäerdeg. Et kann net weidergespillt ginn.
refusal-game-stock-used-up = D’Spill ass eriwwer, well { -stock } opgebraucht ass. Et kann net weidergespillt ginn.
refusal-game-blocked = D’Spill ass eriwwer: Et war blockéiert. Et kann net weidergespillt ginn.
refusal-game-void = Dëst Spill zielt net an ass eriwwer. Et gëtt nei ausgedeelt.
refusal-not-your-turn = Dir sidd net un der Rei. Waart w. e. g., bis déi aner gespillt hunn.
refusal-cut-first = Et ass nach net ofgehuewen. Fir d’éischt hieft de rietsen Noper vum Geber of.
refusal-cut-done = Et ass schonn ofgehuewen. D’Spill geet esou weider.
refusal-cut-not-yours = Dir hieft dës Kéier net of. Dat mécht de rietsen Noper vum Geber.
refusal-cut-too-small = Dir hutt { $lifted ->
    [one] { $lifted } Kaart
   *[other] { $lifted } Kaarten
  } ofgehuewen. Hieft mindestens { $least } an héchstens { $most } of.
refusal-draw-first = Dir hutt nach net gezunn. Zitt fir d’éischt eng Kaart { -stock(case: "from") } oder { -open-pile(case: "from") }.
refusal-drawn-already = Dir hutt scho gezunn. Elo kënnt Dir leeën, dobäi leeën oder ofginn.
refusal-open-pile-empty = { -open-pile(case: "start") } ass eidel. Zitt { -stock(case: "from") }.
refusal-last-card-from-stock = Dir hutt nëmmen nach eng Kaart an däerft { $card } net huelen. Zitt { -stock(case: "from") }.
refusal-last-card-would-finish = Dir hutt nëmmen nach eng Kaart a kéint mat { $card } fäerdeg ginn. Dofir däerft Dir se net huelen. Zitt { -stock(case: "from") }.
refusal-draw-skipped = Är Zuel vu Kaarte gëtt richteg gestallt: An dësem Zuch zitt Dir net. Gitt eng Kaart of.
refusal-shuffle-not-due = Elo gëtt net gemëscht. Dat geschitt nëmmen, wann { -stock } eidel ass.
refusal-shuffle-first = { -stock(case: "start") } ass eidel. Fir d’éischt muss { -open-pile } gemëscht ginn.
refusal-shuffle-other-cards = Dat sinn net d’Kaarte { -open-pile(case: "from") }. Genee { $need ->
    [one] seng eng Kaart kënnt
   *[other] seng { $need } Kaarte kommen
  } an den neie Koup.
refusal-not-in-hand-to-meld = { $card } hutt Dir net, oder net esou oft. Leet nëmme Kaarten, déi Dir hutt.
refusal-meld-too-short = Eng Kombinatioun brauch mindestens dräi Kaarten. Huelt méi Kaarten.
refusal-meld-no-pattern = Dës Kaarte si keng Kombinatioun. Leet eng Sequenz an enger Faarf oder eng Grupp vum selwechte Wäert.
refusal-meld-ace-place = Op där Plaz an der Sequenz däerf den Äss net stoen. Leet d’Kaarten anescht.
refusal-meld-set-too-large = Esou grouss däerf eng Grupp net sinn. Loosst eng Kaart ewech.
refusal-meld-suit-twice = Eng Faarf ass duebel. An enger Grupp hunn all d’Kaarten eng aner Faarf.
refusal-meld-joker-unnamed = Sot, fir wéi eng Kaart de Joker an der Sequenz läit.
refusal-meld-too-many-jokers = Hei sinn ze vill Jokeren. Huelt méi richteg Kaarten.
refusal-meld-jokers-side-by-side = Zwee Jokeren däerfen net nieftenee leien. Leet eng richteg Kaart dertëscht.
refusal-melds-per-turn = { $limit ->
    [one] An engem Zuch däerft Dir nëmmen eng Kombinatioun leeën, an déi läit schonn.
   *[other] An engem Zuch däerft Dir nëmmen { $limit } Kombinatioune leeën, an déi leie schonn.
  } Leet dobäi oder gitt eng Kaart of.
refusal-not-in-hand-to-lay-off = { $card } hutt Dir net, oder net esou oft. Leet nëmme Kaarten dobäi, déi Dir hutt.
refusal-no-such-meld = Eng Kombinatioun mat der Nummer { $meld } gëtt et net. { $have ->
    [0] Um Dësch läit nach näischt.
    [one] Um Dësch läit nëmmen eng.
   *[other] D’Kombinatiounen um Dësch hunn d’Nummeren 1 bis { $have }.
  }
refusal-lay-off-misfit = Dat passt net bei { $meld }. Huelt eng aner Kombinatioun oder aner Kaarten.
refusal-lay-off-before-opening = { $need ->
    [0] Dir hutt nach näischt geluecht. Leet fir d’éischt selwer eng Kombinatioun, da kënnt Dir dobäi leeën.
   *[other] Dir hutt nach net erëffnet: { $have } vu { $need } Punkten. Kommt fir d’éischt mat eegene Kombinatiounen op { $need } Punkten, da kënnt Dir dobäi leeën.
  }
refusal-not-in-hand-to-swap = { $card } hutt Dir net. Tauscht nëmme mat enger Kaart, déi Dir hutt.
refusal-swap-before-opening = { $need ->
    [0] Dir hutt nach näischt geluecht. Leet fir d’éischt selwer eng Kombinatioun, da kënnt Dir tauschen.
   *[other] Dir hutt nach net erëffnet: { $have } vu { $need } Punkten. Kommt fir d’éischt mat eegene Kombinatiounen op { $need } Punkten, da kënnt Dir tauschen.
  }
refusal-swap-never = An dësem Spill gi keng Jokere getauscht. De Joker bleift leien.
refusal-swap-no-joker = An { $meld } läit kee Joker fir { $card }. Tauscht nëmme mat der Kaart, fir déi de Joker läit.
refusal-swap-set-not-full = D’Grupp huet eréischt { $have } vu { $need } Kaarten. De Joker däerf een tauschen, wann d’Grupp komplett ass.
refusal-nothing-to-discard = Dir hätt keng Kaart méi fir ofzeginn. Haalt eng Kaart fir d’Ofginn.
refusal-left-with-taken-card = Iech géif nëmmen { $card } bleiwen; déi hutt Dir an dësem Zuch { -open-pile(case: "from") } geholl an däerft se net ofginn. Haalt nach eng aner Kaart.
refusal-lying-stays = Wat läit, dat läit: Un dësem Dësch gëtt näischt zréckgeholl.
refusal-corrected-no-laying = Är Zuel vu Kaarte gëtt richteg gestallt. An dësem Zuch ass dat net erlaabt.
refusal-not-in-hand-to-discard = { $card } hutt Dir net an der Hand. Gitt eng Kaart of, déi Dir hutt.
refusal-opening-too-low = Är Kombinatiounen zielen { $have } vu { $need } Punkten. Leet méi, oder huelt se zréck a gitt eng Kaart of, ouni z’erëffnen.
refusal-taken-card-opens = Dir hutt { $card } geholl an nach net erëffnet. Erëffent elo mat där Kaart, oder leet se zréck.
refusal-taken-card-unused = Dir hutt { $card } geholl an net benotzt. Leet se, leet se dobäi, tauscht domat, oder leet se zréck.
refusal-taken-card-discarded = { $card } hutt Dir grad eréischt { -open-pile(case: "from") } geholl. Gitt eng aner Kaart of.
refusal-indirect-not-finished = { $card } huet eréischt gepasst, wéi eng aner Kaart dobäi geluecht war. Esou eng Kaart däerf een nëmmen huelen, fir an dësem Zuch fäerdeg ze ginn.
refusal-joker-not-placed = { $jokers ->
    [one] Den agetauschte Joker läit nach net. Leet en an dësem Zuch, oder leet en dobäi.
   *[other] { $jokers } agetauschte Jokere leien nach net. Leet se an dësem Zuch, oder leet se dobäi.
  }
refusal-joker-discarded = E Joker däerft Dir nëmmen als lescht Kaart ofginn. Gitt eng aner Kaart of.
refusal-return-nothing-taken = Dir hutt keng Kaart { -open-pile(case: "from") } geholl a kënnt dofir keng zréckleeën. Gitt eng Kaart of.
refusal-return-card-used = Dir hutt déi geholl Kaart benotzt; se kann net méi zréck. Gitt eng Kaart of.
refusal-return-not-first = Déi oppe Kaart däerf nëmmen direkt zréck, ier eppes geluecht ass. Gitt eng Kaart of.
refusal-return-forbidden = { $card } däerf am selwechten Zuch net zréck. Gitt eng aner Kaart of.
refusal-discard-needed = Ären Zuch ass nach net eriwwer. Gitt eng Kaart of, oder leet dobäi, wat nach passt.
refusal-discard-skipped = Är Zuel vu Kaarte gëtt richteg gestallt: An dësem Zuch gitt Dir keng Kaart of.
refusal-ruling-too-late = Fir dës Entscheedung ass et ze spéit: An dësem Zuch oder Spill ass se net méi méiglech.
refusal-ruling-too-early = Fir dës Entscheedung ass et nach ze fréi.
refusal-ruling-not-this-seat = Fir dës Plaz ass dës Entscheedung net méiglech.
refusal-stock-too-small = { $need } Kaarte kënnen net gezu ginn. { $have ->
    [0] { -stock(case: "start") } ass eidel.
   *[other] Huelt eng Zuel vun 1 bis { $have }.
  }

## Äntwerten, déi kee Reegelwierk ginn

rules-unknown-rules = E Reegelwierk „{ $name }“ gëtt et net. Et gëtt: { $known }.
rules-unknown-option = Eng Optioun „{ $option }“ gëtt et net. romme rules NAME --json weist se all.
rules-wrong-type = „{ $value }“ ass fir { $option } ({ $title }) net méiglech. Gitt eng ganz Zuel un oder, wou et méi sinn, eng Lëscht vun Zuelen.
rules-unknown-value = „{ $value }“ ass fir { $option } ({ $title }) net méiglech. Et gëtt: { $possible }.
rules-out-of-range = { $value } ass fir { $option } ({ $title }) net méiglech. Huelt eng Zuel vun { $least } bis { $most }.
rules-players-reversed = Déi mannst Spiller ({ $least }) si méi ewéi déi meescht ({ $most }). Dréit déi zwou Zuelen ëm.
rules-bands-not-rising = D’Grenzen an { $option } ({ $title }) musse vun enger op déi aner klammen.
rules-pack-too-small = Et sinn { $have } Kaarten, mee { $players } Spiller brauchen { $need }. Deelt manner Kaarten aus oder huelt méi Kaartespiller.
rules-lay-offs-before-opening = Wann et Punkte brauch fir z’erëffnen, kënnt d’Dobäileeën duerno. Setzt lay_offs op after_opening oder opening_points op 0.
rules-factor-without-hand-romme = En Hand-Rommé kann net méi zielen, wann et kee gëtt. Setzt hand_romme op yes oder hand_romme_factor op 1.
rules-factor-with-rating = Bei Wäertungspunkte gëtt et kee Faktor fir den Hand-Rommé. Setzt hand_romme_factor op 1.
rules-too-few-to-sit-out = Bei héchstens { $most } Spiller ka kee Geber aussetzen. Setzt most_players erop oder seating op everyone_plays.
rules-players = { $have ->
    [one] { $have } Spiller sëtzt
   *[other] { $have } Spiller sëtzen
  } um Dësch; dës Reegele si fir { $least } bis { $most }.

## Positiounen, mat deenen een net spille kann

position-too-many = { $card } kënnt méi oft vir ewéi am Kaartespill. Huelt eng eraus.
position-turn-sits-out = Plaz { $seat } spillt net mat a kann net un der Rei sinn. Nennt eng Plaz, déi matspillt.
position-hand-sits-out = Plaz { $seat } spillt net mat a ka keng Kaarten hunn. Gitt hir eng eidel Hand: "".
position-opened-sits-out = Plaz { $seat } spillt net mat a ka näischt geluecht hunn. Huelt se aus opened an table eraus.
position-hand-empty = Plaz { $seat } huet keng Kaarten; d’Spill wier eriwwer. Gitt hir mindestens eng.
position-nothing-to-draw = Et gëtt keng Kaart fir ze zéien; d’Spill wier eriwwer. Leet eng an de verdeckte Koup (stock).
hand-too-large = Méi ewéi { $most } Kaarten huet keen an der Hand. Loosst der ewech.
hand-without-jokers = An dësem Spill gëtt et keng Jokeren. Loosst * ewech.
joker-written = Schreift zum Beispill 4H *5H 6H.

## Fichieren, déi net ze liese sinn

no-toml = Dat ass kee gültegen TOML: { $reason }
too-deep = Eppes am Fichier ass ze déif verschachtelt oder ze grouss.
wrong-format = Dat ass kee Spillfichier vun dësem Programm. Als format muss "{ $expected }" do stoen.
deck-or-position = E Spillfichier huet entweder „deck“ oder „position“, genee eent vun deenen zwee.
wrong-deck = D’Kaarten an „deck“ sinn net déi vun dësem Reegelwierk.{ $missing_count ->
    [0] {""}
   *[other] {" "}Et feelen: { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}Ze vill: { $extra }.
  }
misplaced-key = „{ $name }“ steet an enger Tabell. Setzt et iwwer d’Zeil [{ $table }].
unknown-key = „{ $name }“ ass hei net bekannt. Kuckt, ob et richteg geschriwwen ass, oder huelt et eraus.
missing-key = „{ $name }“ feelt. Setzt et derbäi.
wrong-kind = Hei muss { $expected ->
    [table] eng Tabell stoen, wéi {"{"} numm = wäert {"}"}
    [list] eng Lëscht an eckege Klamere stoen
    [text] en Text an Unféierungszeeche stoen
    [texts] eng Lëscht vun Texter an Unféierungszeeche stoen
    [number] eng ganz Zuel stoen
   *[other] { $expected } stoen
  }.
unknown-mode = E Modus „{ $value }“ gëtt et net. Et gëtt: { $expected }.
unknown-seat = Plaz { $seat } gëtt et net. D’Plazen hunn d’Nummeren 1 bis { $seats }.
hands-and-players = Et sinn { $hands } Hänn fir { $seats } Spiller. Gitt fir all Spiller eng un.
bad-digits = Hei däerfen nëmmen d’Zifferen 0 bis 9 an a bis f stoen, ouni grouss Buschtawen an ouni Espace.
wrong-digits = D’Nummer huet { $have ->
    [one] { $have } Ziffer
   *[other] { $have } Zifferen
  } amplaz vun { $need }. Schreift se ganz of.
proof-without-deck = E Beweis gehéiert zu engem Kaartestapel („deck“), mä dëse Fichier huet eng Positioun. Huelt [proof] eraus.
no-meld = „{ $text }“ ass no dëse Reegele keng Kombinatioun.
bad-move = „{ $text }“ ass keen Zuch. Een Zuch gesäit esou aus: 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = „{ $text }“ ass keng Kaart. Eng Kaart gesäit esou aus: 7C, TH, AS; e Joker ass *.
bad-natural = „{ $text }“ ass keng Kaart mat Wäert a Faarf. Esou eng gesäit esou aus: 7C, TH, AS.
in-move = Zuch { $number }: { $reason }
file-missing = Dëse Fichier gëtt et net.
file-directory = Dat ass en Dossier, kee Fichier.
file-forbidden = De Fichier däerf net gelies ginn. Seng Rechter erlaben et net.
file-not-utf8 = Dat ass keen Text an UTF-8. Späichert de Fichier als UTF-8.
file-marked = Den Text fänkt mat engem onsiichtbaren Zeechen un (BOM). Späichert de Fichier als UTF-8 ouni dat.
file-empty = De Fichier ass eidel.
file-too-large = De Fichier ass méi grouss ewéi { $most } MB an dofir kee Spillfichier.
file-failed = De Fichier ass net ze liesen: { $reason }

## Wat geschitt ass

event-began = D’Spill fänkt un; { $name } deelt aus{ $out ->
    [yes] {" "}a spillt dëst Spill net mat
   *[no] {""}
  }.
event-position-set = Eng Positioun ass opgebaut; { $name } ass un der Rei.
event-shuffled = D’Kaarte gi gemëscht.
event-cut-made = { $name } hieft { $lifted ->
    [one] { $lifted } Kaart
   *[other] { $lifted } Kaarten
  } of.
event-dealt = Jidderee kritt { $n } Kaarten. { $card } gëtt opgedeckt, { -stock } huet { $stock ->
    [one] { $stock } Kaart
   *[other] { $stock } Kaarten
  }.
event-turned-over = { -stock(case: "start") } ass eidel; { -open-pile } gëtt ëmgedréint a formt den neie verdeckte Koup.
event-stock-ran-out = { -stock(case: "start") } ass eidel; { -open-pile } muss gemëscht ginn.
event-reshuffled = Nom Mëschen huet { -stock } { $stock ->
    [one] { $stock } Kaart
   *[other] { $stock } Kaarten
  }.
event-drew = { $name } { $from ->
    [open] hëlt { $card } { -open-pile(case: "from") }
    [table] hëlt { $card } { -open-pile(case: "from") }; d’Kaart läit oppen, bis se benotzt gëtt
   *[stock] zitt { $card } { -stock(case: "from") }
  }.
event-laid-down = { $name } leet eng { $kind ->
    [run] Sequenz
   *[set] Grupp
  }: { $meld }.
event-laid-off = { $name } leet { $cards } dobäi. { $kind ->
    [run] D’Sequenz
   *[set] D’Grupp
  } ass elo { $meld }.
event-swapped = { $name } tauscht { $card } géint de Joker: { $meld }. De Joker muss nees geluecht ginn.
event-opened = { $name } huet mat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } erëffnet.
event-opening-failed = Beim Erëffnen huet eppes net gestëmmt: { $name } hëlt { $cards } nees an d’Hand.
event-discarded = { $name } gëtt { $card } of.
event-gave-back = { $name } leet { $card } op { -open-pile } zréck; den Zuch ass eriwwer.
event-passed = { $name } ass mam Zuch fäerdeg, ouni eng Kaart ofzeginn.
event-turn-came = { $name } ass un der Rei.
event-count-corrected = { $correction ->
    [skip_draw] { $name } huet ze vill Kaarten an zitt an dësem Zuch net.
   *[skip_discard] { $name } huet ze wéineg Kaarten a gëtt an dësem Zuch keng of.
  }
event-hand-filled = { $name } huet ze wéineg Kaarten an zitt virum Ziele nach { $cards }.

ending-romme = { $name } mécht Rommé a gewënnt d’Spill.
ending-hand = { $name } mécht Hand-Rommé a gewënnt d’Spill.
ending-hand_laid_off = { $name } mécht Hand-Rommé mat Dobäileeën a gewënnt d’Spill.
ending-super = { $name } mécht Superrommé a gewënnt d’Spill.
ending-stock_used_up = { -stock(case: "start") } ass opgebraucht: D’Spill ass eriwwer, a keen huet Rommé gemaach.
ending-blocked = D’Spill ass blockéiert an eriwwer; keen huet Rommé gemaach.
ending-void = D’Spill zielt net a gëtt nei ausgedeelt.

## Wat een an engem Zuch nach maache muss

duty-reach-opening = Op d’Erëffnung kommen: bis elo { $have } vu { $need } Punkten.
duty-open-with-taken = Mat { $card } erëffnen oder d’Kaart zréckleeën.
duty-use-taken = { $card } benotzen oder zréckleeën.
duty-place-joker = { $jokers ->
    [one] Den agetauschte Joker leeën.
   *[other] { $jokers } agetauschte Jokere leeën.
  }
duty-finish = D’Spill an dësem Zuch fäerdeg maachen.

## E geplangten Zuch, Schrëtt fir Schrëtt

plan-lay = { $meld } leeën.
plan-lay-off = { $cards } bei { $meld } leeën.
plan-swap = { $card } géint de Joker an { $meld } tauschen.
plan-pass = Den Zuch ophalen, ouni ofzeginn.
plan-discard = { $card } ofginn.

## De Bericht iwwer e Spill

account-title = Rommé: { $rules }
account-changes = Geännert Reegelen:
account-mode = Modus: { $mode ->
    [strict] streng, wéi um richtegen Dësch
   *[assist] mat Hëllef; wat géint eng Reegel ass, gëtt ofgeleent
  }
account-deal = Ausdeelen
account-position = Positioun
account-moves = Zich
account-laid-wrong = { $name } leet { $cards }; dat ass keng Kombinatioun.
account-table = Um Dësch:
account-state = Tëschestand
account-result = Resultat
account-open = { $n ->
    [0] { -open-pile(case: "start") } ass eidel.
   *[other] { -open-pile(case: "on") }: { $card } (Kaarten: { $n })
  }
account-stock = Kaarten { -stock(case: "in") }: { $n }
account-owner = { $kind ->
    [run] Sequenz
    [set] Grupp
   *[wrong] Ongülteg
  }, { $name }
account-sits-out = spillt net mat
account-to-draw = { $name } muss zéien.
account-to-shuffle = Elo muss { -open-pile } gemëscht ginn.
account-to-play = { $name } huet gezunn an ass um Zuch.
account-owed = Nach ze maachen:
account-refused = Zuch { $number } gëtt ofgeleent: { $move }
account-clause = { $clause }: { $text }
account-column-player = Spiller
account-column-hand = Reschtkaarten
account-column-points = Punkten an der Hand
account-column-score = { $scoring ->
    [rating] Wäertungspunkten
    [own_hand] Minuspunkten
   *[winner_takes_all] Gewonne Punkten
  }

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
    [one] { $points } Punkt méi bleift an der Hand ewéi nom beschten Zuch.
   *[other] { $points } Punkte méi bleiwen an der Hand ewéi nom beschten Zuch.
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
    [yes] , huet erëffnet
   *[no] {""}
  }
advise-heading = Rot fir { $name }
advise-turn-begun = En Zuch gëtt als Ganzt bewäert: Wat zënter dem Zéie scho läit, gëtt net matgezielt.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } manner ewéi de beschten Zuch (± { $unsure })
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

## D’Ausdeelen, nach eng Kéier nogerechent

verify-proven = D’Kaarte si beweisbar richteg ausgedeelt: Hir Reiefolleg stoung fest, ier d’Spill ugaangen ass.
verify-not-proven = Et ass net bewisen, datt d’Kaarte richteg ausgedeelt gi sinn.
verify-fits-commitment = Déi geheim Nummer ass déi, déi zur Kontrollnummer gehéiert.
verify-fits-lifted = { $n ->
    [0] Et gouf net ofgehuewen; d’Reegelen erlaben dat.
    [one] Beim Ofhiewe gouf { $n } Kaart ofgehuewen; d’Reegelen erlaben dat.
   *[other] Beim Ofhiewe goufen { $n } Kaarten ofgehuewen; d’Reegelen erlaben dat.
  }
verify-fits-deck = All { $n } Kaarte leien an der Reiefolleg, déi sech aus der geheimer Nummer an dem Ofhiewen ergëtt.
verify-fits-reshuffles = { $n ->
    [one] Am Spill gouf { -open-pile } eemol gemëscht; och déi Reiefolleg ergëtt sech aus der geheimer Nummer.
   *[other] Am Spill gouf { -open-pile } { $n } Mol gemëscht; och déi Reiefollegen ergi sech aus der geheimer Nummer.
  }
verify-fits-moves = { $n ->
    [one] Deen eenzegen Zuch ass no de Reegelen.
   *[other] All { $n } Zich sinn no de Reegelen.
  }
verify-compare = Eppes kënnt nëmmen Dir kontrolléieren: Virun der éischter Kaart muss um Dësch dës Kontrollnummer gestanen hunn.
verify-wrong-commitment = Déi geheim Nummer gehéiert net zur Kontrollnummer. Mindestens eng vun deenen zwou ass falsch.
verify-wrong-lifted = Et kënnen net { $lifted } Kaarten ofgehuewe gi sinn. Dës Reegelen erlaben { $least } bis { $most }.
verify-wrong-deck = D’Kaarte leien net an der Reiefolleg, déi sech aus der geheimer Nummer an dem Ofhiewen ergëtt. D’Kaart { $place } ass { $card } a misst { $expected } sinn.
verify-wrong-reshuffle = Am Zuch { $move } gëtt { -open-pile } gemëscht, mä net an der Reiefolleg, déi sech aus der geheimer Nummer ergëtt. D’Kaart { $place } ass { $card } a misst { $expected } sinn.
verify-wrong-moves = D’Reiefolleg vun de Kaarte stëmmt, mä en Zuch ass géint d’Reegelen: Esou kann net gespillt gi sinn.
verify-no-proof = An dësem Fichier steet kee Beweis, wéi ausgedeelt gouf; dofir gëtt et näischt ze kontrolléieren. E Beweis steet um Enn vun engem Fichier, ënner [proof].

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
arena-bad-bot = Aus „{ $name }“ gëtt kee Spiller: { $reason }
arena-bot-failed = { $bot } huet an der Verdeelung { $deal } op der Plaz { $seat } versot: { $reason }
arena-sprt-of-two = --sprt vergläicht zwee Programmer, net méi.
arena-one-crew = Gitt nëmmen eent vun --workers, --dask an --ray un.
arena-no-folder = Dësen Dossier gëtt et net.
arena-missing = Dës Python-Päck sinn net installéiert: { $packages }. Mat --workers 1 an ouni --plot brauch et keen.
arena-no-cluster = Ënner „{ $address }“ äntwert kee Rechnerverbond, deen Aarbechter huet.
arena-other-worker = En Aarbechter huet eng aner Versioun vum Programm oder vun engem Spiller. All mussen déiselwecht hunn.
arena-worker-lacks = Engem Aarbechter feelt de Python-Pak { $package }. De Programm an d’Spiller mussen och do installéiert sinn.
arena-record-failed = De Fichier léisst sech net schreiwen: { $reason }
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
    .opened = Dir hutt an engem fréieren Zuch erëffnet
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

## Wat de Server äntwert, wann hien eppes net maache kann: wien een ass

problem-sign-in = Mellt Iech w. e. g. fir d’éischt un, oder kommt als Gaascht eran.
problem-wrong-sign-in = Dat huet net geklappt: Login a Passwuert, Code oder Passkey passen net zesummen.
problem-origin = Dës Ufro kënnt vun enger Säit, déi net zu dësem Server gehéiert.
problem-not-confirmed = Weist w. e. g., datt Dir et sidd: mam Passwuert oder Passkey, oder ouni deen een an deen aneren, andeems Dir Ären Numm antippt.
problem-no-such-session = Op esou engem Apparat sidd Dir net ugemellt.
problem-no-such-passkey = Esou e Passkey hutt Dir net.
problem-login-taken = De Login „{ $login }“ ass scho verginn. Wielt w. e. g. en aneren.
problem-account-exists = Dir hutt schonn e Kont.
problem-no-account = E Gaascht huet weder Passwuert nach Coden. Wielt w. e. g. fir d’éischt e Login.
problem-passkey-refused = Dëse Passkey konnt net gepréift ginn. Probéiert et w. e. g. nach eng Kéier.
problem-passkeys-full = Méi wéi { $most } Passkeyen sinn net méiglech. Huelt w. e. g. fir d’éischt een ewech.
problem-too-many = Dat war ze dacks. Probéiert et w. e. g. { $seconds ->
    [one] an enger Sekonn
   *[other] an { $seconds } Sekonnen
  } nach eng Kéier.
problem-name-missing = Gitt w. e. g. en Numm an.
problem-name-too-long = En Numm huet héchstens { $most } Zeechen; dësen huet der { $have }.
problem-name-bad-character = D’Zeechen { $character } geet an engem Numm net.
problem-login-length = E Login huet { $least } bis { $most } Zeechen.
problem-login-bad-character = D’Zeechen { $character } geet an engem Login net: nëmme Buschtawen, Zifferen, Punkten, Bindestrécher an Ënnerstrécher.
problem-password-too-short = E Passwuert huet mindestens { $least } Zeechen.
problem-password-too-long = E Passwuert huet héchstens { $most } Zeechen.
problem-password-too-easy = Dëst Passwuert géif e Friemen als eent vun den éischte probéieren. Wielt w. e. g. en anert.
problem-bad-request = De Server kann dës Ufro net liesen.
problem-not-found = Hei ass näischt.
problem-wrong-method = Dës Adress kann een esou net uschwätzen.
problem-too-large = Dat ass ze vill op eemol.
problem-server-error = Hei ass eppes schif gaangen, an et läit net un Iech. Probéiert et w. e. g. nach eng Kéier.

### Dëscher

problem-not-seated = Dir sëtzt net un dësem Dësch.
problem-not-host = Dat däerf nëmmen, wien den Dësch leet.
problem-seat-taken = D’Plaz { $seat } ass besat.
problem-no-seat = Et ass keng Plaz méi fräi.
problem-seated-already = Dir sëtzt schonn hei, op der Plaz { $seat }.
problem-no-bot-here = Op der Plaz { $seat } sëtzt kee Bot.
problem-unknown-bot = E Bot „{ $level }“ gëtt et net. Et gëtt: { $known }.
problem-not-gone = Vun der Plaz { $seat } ass kee fortgaangen.
problem-match-runs = Dat geet net, soulaang eng Partie leeft.
problem-no-game = Am Moment gëtt net gespillt.
problem-match-not-over = D’Partie ass nach net eriwwer.
problem-not-away = Dir sidd schonn do.
problem-ready-already = Dir sidd scho prett.
problem-table-closed = Dësen Dësch ass zou.
problem-stale = Mëttlerweil ass eppes anescht geschitt. Kuckt w. e. g. nach eng Kéier op den Dësch.
problem-not-strict = Un dësem Dësch gëtt de ganzen Zuch op eemol geschéckt.
problem-staged-stays = Wat läit, dat läit.
problem-not-at-table = Sou een sëtzt net un dësem Dësch.
problem-unreadable = De Server versteet dës Noriicht net.
problem-too-long = Dës Noriicht ass ze laang: héchstens { $most } Bytes.
problem-of-tournament = Dësen Dësch gehéiert zu engem Turnéier: déi nächst Serie bréngt den nächsten Dësch.
problem-not-online = Dësen Turnéier gëtt an engem Sall gespillt. Mellt Iech w.e.g. um Agank oder bei der Turnéierleedung un.
problem-no-rehearsal = Nëmmen eng Generalprouf spillt vum selwen. Maacht eng mat erfonnte Leit, fir ze üben.
problem-no-table = Dësen Dësch gëtt et net. Kuckt w. e. g. de Link oder de Code no.
problem-no-spectators = Un dësem Dësch däerf keen nokucken.
problem-no-hints = Un dësem Dësch gëtt et keng Tipps.
problem-not-your-turn = Dir sidd net un der Rei.
problem-talk-off = Un dësem Dësch gi keng Noriichte geschriwwen.
problem-talk-presets = Un dësem Dësch gëtt et nëmmen déi fäerdeg Noriichten.
problem-silenced = Wien den Dësch leet, léisst Iech hei net schreiwen.
problem-not-kept = De Server weess net, ob en dat späichere konnt. E gëtt nach eng Kéier gefrot.
problem-bad-move = „{ $text }“ ass keen Zuch.
problem-too-many-tables = Dir kuckt un ze vill Dëscher mateneen no.
problem-bad-rules = { $reason }
problem-no-game-kept = Sou e fäerdegt Spill gëtt et net.
problem-not-yours = Dëst Spill däerfen nëmmen déi gesinn, déi et gespillt hunn.

talk-hello = Moien zesummen!
talk-good-luck = Vill Gléck!
talk-well-played = Gutt gespillt!
talk-thanks = Merci!
talk-sorry = Entschëllegt!
talk-one-moment = Ee Moment, w. e. g.
talk-i-am-back = Ech sinn erëm do.
talk-nice-hand = Wat e Blat!
talk-that-was-close = Dat war knapps!
talk-another-game = Nach eng Partie?
talk-good-bye = Äddi!

welcome-running = De Server leeft.

### Server

help-serve = start de Server: Dëscher fir jiddereen, deen seng Säit opmécht
    .host = d’Adress: 127.0.0.1 nëmme fir dëse Computer, 0.0.0.0 fir dat ganzt Netz
    .port = de Port (8270)
    .database = sqlite:///FICHIER oder postgresql://…; soss e Fichier an Ärem Date-Dossier
    .origin = eng Adress, ënner där Browser d’Säit fannen, wéi https://romme.example; méi dacks méiglech
    .config = en TOML-Fichier mat Astellungen: d’Nimm hei, mat _ amplaz -
    .backups = en Dossier fir d’Sécherungen virun engem Ëmstelle vun der Datebank
    .bot_pause = sou laang waarde Botten virun all Zuch, fir datt ee matkënnt (900)
    .thinkers = sou vill Prozesser loosse Botten denken; soss ee manner ewéi et Käre gëtt
    .node = en Numm fir dëse Server ënner méi an enger PostgreSQL-Datebank
    .trusted_proxy = d’Adress vun engem Reverse-Proxy, dee seet, wou d’Visiteuren hierkommen; méi dacks méiglech
    .limits = off hieft d’Grenzen op, wéi dacks een eppes froen däerf; nëmme fir ze moossen
    .log = Meldungen iwwer dat, wat geschitt: text, oder json mat engem Objet pro Zeil
    .browser = mécht d’Säit am Browser op
    .lang = Sprooch: lb, de, fr oder en
serve-running = Rommé leeft: { $address }
serve-network = An Ärem Netz: { $address }
serve-stop = Fir opzehalen, dréckt Ctrl a C.
serve-stopped = Rommé ass gestoppt. Alles ass gespäichert.
serve-port = Op { $host }, Port { $port }, geet näischt: { $reason }. Vläicht leeft Rommé schonn; soss wielt mat --port en anere Port.
serve-missing = Dem Server feele Paketen: { $packages }. Start e mat ./romme, dat hëlt se.
setting-range = { $name } muss tëscht { $least } an { $most } leien.
setting-file = D’Astellungen an { $path } kënnen net gelies ginn: { $reason }
setting-unknown = Eng Astellung „{ $name }“ gëtt et net. Et gëtt: { $known }.
setting-number = { $name } muss eng Zuel sinn, net „{ $value }“.
setting-text = { $name } muss en Text an Anféierungszeeche sinn, net „{ $value }“.
setting-list = { $name } muss eng Lëscht vun Texter sinn, wéi ["https://romme.example"].
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
  }, keng geännert, keng feelt.
audit-broken = { $n ->
    [one] Een Dësch ass net esou, wéi e gespillt gouf:
   *[other] { $n } Dëscher sinn net esou, wéi se gespillt goufen:
  }
audit-place = { $stream }, vun der Entrée { $version } un
audit-advice = Et huet een d’Datebank laanscht de Programm geännert, oder d’Disk ass futti. Loosst se, wéi se ass, an huelt déi lescht gutt Sécherung.
keeping-missing = Dofir feele Paketen: { $packages }. Start et mat ./romme, dat hëlt se.
keeping-failed = Dat ass net gaangen: { $reason }
database-kind = Dat ass keng Adress vun enger Datebank. Se fänkt mat sqlite:/// oder postgresql:// un.
database-no-file = D’Adress vun enger SQLite-Datebank nennt e Fichier: sqlite:///romme.db, oder mat véier Stréch sqlite:////srv/romme.db.
database-options = D’Adress vun enger SQLite-Datebank huet keng Zousätz hannert engem Frozeechen.
database-unreadable = D’Adress vun der Datebank ass net ze liesen. Se gesäit esou aus: postgresql://NUMM:PASSWUERT@COMPUTER/DATEBANK.
database-unreachable = D’Datebank { $shown } ass net z’erreechen: { $why }
database-in-use = En anere Rommé-Server benotzt { $path }. Haalt deen als éischt un.
database-too-new = { $shown } huet e méi neie Rommé geschriwwen. Et gouf näischt geännert; w. e. g. de Programm aktualiséieren.
database-foreign = { $shown } gehéiert zu engem anere Programm. Et gouf näischt geännert; w. e. g. eng aner Datebank nennen.
database-empty = An { $shown } ass näischt.
database-not-empty = An { $shown } ass schonn eppes. Eng Sécherung kann nëmmen an eng nei oder eidel Datebank agespillt ginn.

### D’Säit

page-lead = De Rommé vu Lëtzebuerg an Däitschland: mat Frënn oder géint Botten, gratis an ouni Reklamm.
page-your-name = Ären Numm
page-guest = Gaascht
page-which-rules = Wéi eng Reegelen?
page-bots-play = Sou gutt spillen d’Botten
page-level-zufall = Zoufall
page-level-anfaenger = Ufänger
page-level-stammtisch = Stammdësch
page-level-verein = Veräin
page-play-bots = Géint Botte spillen
page-play-friends = Dësch fir Frënn
page-no-server = De Server äntwert net. Probéiert et w. e. g. gläich nach eng Kéier.
page-have-code = Hutt Dir e Code?
page-code = Code vum Dësch
page-join = Matspillen
page-open-tables = Oppen Dëscher
page-no-open-tables = Am Moment huet keen en Dësch fir jiddereen opgemaach.
page-free-seats = { $n ->
    [0] voll
    [one] { $n } Plaz fräi
   *[other] { $n } Plaze fräi
  }
page-to-tournament = Zréck op den Turnéier
page-home = Startsäit
page-language = Sprooch
page-large-print = Grouss Schrëft
page-four-colours = Véier Faarwen
page-theme = Hell oder donkel
page-theme-auto = wéi op dësem Apparat
page-theme-light = hell
page-theme-dark = donkel
page-card-back = Verdeckte Kaart
page-card-joker = Joker
page-card-joker-for = Joker als { $card }
page-card = { $suit } { $rank }
page-suit-C = Kräiz
page-suit-S = Pik
page-suit-H = Häerz
page-suit-D = Karo
page-sort-suit = No Faarf
page-sort-rank = No Wäert
page-your-hand = Äert Blat: { $n ->
    [one] { $n } Kaart
   *[other] { $n } Kaarten
  }
page-your-turn = Dir sidd drun
page-loading = Ee Moment …
page-reconnecting = Verbindung verluer, neie Versuch …
page-bot-name = Bot { $seat }
page-level-program = Programm
page-bridged = e Bot spillt weider
page-away = net do
page-sits-out = spillt net mat
page-cards = { $n ->
    [one] { $n } Kaart
   *[other] { $n } Kaarten
  }
page-opened = huet erëffent
page-table = Dësch
page-stock = Verdeckte Koup ({ $n })
page-open-pile = Oflee Koup
page-discard-here = Hei ofginn
page-taken = Muss benotzt ginn
page-meld-of = Kombinatioune vun { $name }
page-free-seat = fräi
page-do-cut = Hieft w. e. g. of.
page-others-cut = Et gëtt ofgehuewen …
page-others-turn = { $name } ass un der Rei …
page-do-draw = Dir sidd drun: Kaart zéien.
page-do-play = Leeën, dann eng Kaart ofginn.
page-points-of = { $have } vun { $need }
page-which-way = Op wéi eng Aart?
page-no-advice = Hei gëtt et näischt ze wielen.
page-close = Zoumaachen
page-cut-at = Ofhiewe bei
page-cut = Ofhiewen
page-lay-meld = Leeën
page-take-back = Zréckhuelen
page-discard = Ofginn
page-return = Oppe Kaart zréckleeën
page-pass = Zuch ofschléissen
page-finish = Fäerdeg maachen
page-hint = Tipp
page-nothing-yet = Et ass nach näischt geschitt.
page-seconds-left = nach { $n ->
    [one] { $n } Sekonn
   *[other] { $n } Sekonnen
  }
page-qr = QR-Code vun dësem Dësch
page-invite = Invitéiert Frënn: mat dem Link, dem QR-Code oder dësem Code.
page-share = Link deelen
page-copied = Link kopéiert
page-you = Dir
page-ready = prett
page-sit = Hei sëtzen
page-add-bot = Bot derbäi
page-remove = Ewechhuelen
page-waiting = Waarden op déi aner …
page-ready-to-play = Ech si prett
page-show-result = Resultat
page-card-points = { $n ->
    [one] { $n } A op der Hand
   *[other] { $n } Aen op der Hand
  }
page-score = Punkten { $n }
page-standing = Zwëschestand
page-final-standing = Endstand
page-rematch = Nach eng Partie
page-next-game = Nächst Spill
page-download = Spill späicheren
page-look-at-table = Dësch ukucken
page-told-took = { $who ->
    [you] Dir huelt { $card } vum Oflee Koup.
   *[other] { $name } hëlt { $card } vum Oflee Koup.
  }
page-told-drew = { $who ->
    [you] Dir zitt vum verdeckte Koup.
   *[other] { $name } zitt vum verdeckte Koup.
  }
page-told-laid = { $who ->
    [you] Dir leet { $cards }.
   *[other] { $name } leet { $cards }.
  }
page-told-added = { $who ->
    [you] Dir leet { $cards } dobäi.
   *[other] { $name } leet { $cards } dobäi.
  }
page-told-swapped = { $who ->
    [you] Dir tauscht { $card } géint e Joker.
   *[other] { $name } tauscht { $card } géint e Joker.
  }
page-told-discarded = { $who ->
    [you] Dir gitt { $card } of.
   *[other] { $name } gëtt { $card } of.
  }
page-told-gave-back = { $who ->
    [you] Dir leet déi oppe Kaart zréck.
   *[other] { $name } leet déi oppe Kaart zréck.
  }
page-told-opened = { $who ->
    [you] Dir erëffent mat { $points }.
   *[other] { $name } erëffent mat { $points }.
  }
page-told-failed = { $who ->
    [you] Dir huelt { $cards } erëm op: D’Erëffnung geet net.
   *[other] { $name } hëlt { $cards } erëm op: D’Erëffnung geet net.
  }
page-told-away = { $name } huet d’Verbindung verluer.
page-told-bridge = E Bot spillt fir { $name } weider.
page-told-back = { $name } ass erëm do.
page-continue = Weiderspillen
page-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Botten
  }
page-rules = Reegelen
page-assumed = (ugeholl)
page-instead = Soss: { $text }
page-new-table = En eegenen Dësch
page-seats = Plazen
page-how-many-bots = Dovunner Botten
page-length = Wéi laang?
page-length-games = eng Zuel Spiller
page-length-target = bis zu enger Zuel Punkten
page-length-series = eng Serie vu Ronnen
page-number-games = Spiller
page-number-target = Punkten
page-number-series = Ronnen
page-clock = Zäit fir en Zuch
page-clock-none = ouni Grenz
page-clock-seconds = { $n } Sekonnen a 60 an der Reserv
page-manners = Un dësem Dësch
page-strict = Wéi um richtegen Dësch: Wat läit, dat läit, an en net gelongent Opmaachen huet seng Folleg
page-hints-allowed = Tippe sinn erlaabt
page-spectators-allowed = Anerer dierfen nokucken
page-listed = Jiddereen fënnt den Dësch an der Lëscht
page-house-rules = Hausreegelen
page-make-table = Dësch opmaachen

## Page: lessons

page-learn = Léieren
page-learn-lead = E puer Minutte fir all Spill: Dir spillt, an den Dësch erkläert.
page-lesson-parts = { $n ->
        [one] Een Deel
       *[other] { $n } Deeler
    }
page-lesson-progress = { $done } vun { $all } gemaach
page-lesson-all-done = Ganz gemaach
page-lesson-begin = Ufänken
page-lesson-continue = Weidermaachen
page-lesson-again = Nach eng Kéier vu vir
page-lesson-step = Deel { $now } vun { $all }
page-lesson-show = Weist et mir
page-lesson-next = Weider
page-lesson-back = Zréck
page-lesson-skip = Iwwersprangen
page-lesson-restart = Dësen Deel nach eng Kéier
page-lesson-tries = A wat ass, wann ech …
page-lesson-not-now = D’Reegelen erlaben dat. Mee maacht hei fir d’éischt dat, wat uewe steet.
page-lesson-well-done = Gutt gemaach!
page-lesson-watch = Kuckt, wat déi aner maachen …
page-lesson-finished = Elo kënnt Dir et
page-lesson-finished-text = Dat war alles, wat Dir fir „{ $rules }“ braucht. Am Spill hëlleft den Dësch Iech weider, an d’Reegele stinn ëmmer um Dësch.
page-lesson-play = Elo géint Botte spillen
page-level-lesson = spillt no Plang
page-lesson-do-draw-stock = Tippt op de verdeckte Koup: Dir zitt déi iewescht Kaart.
page-lesson-do-draw-open = Tippt op den Oflee Koup: Dir huelt déi oppe Kaart.
page-lesson-do-meld = Tippt op { $cards }, dann op „{ $button }“.
page-lesson-do-add = Tippt op { $cards }, dann op d’Kombinatioun, déi opliicht.
page-lesson-do-swap = Tippt op { $cards }, dann op d’Kombinatioun mam Joker.
page-lesson-do-discard = Tippt op eng Kaart, déi Dir net braucht, zum Beispill { $cards }, dann op „{ $button }“.
page-lesson-do-finish = Är lescht Kaart läit: Tippt op „{ $button }“.
page-lesson-turn = Ären Zuch
    .why = Een Zuch ass ëmmer d’selwecht: eng Kaart zéien, eppes leeën, wann Dir kënnt a wëllt, an dann eng Kaart ofginn. Mat dëser Hand kënnt Dir nach näischt leeën.
    .done = Dat war e ganzen Zuch. Duerno sinn déi aner un der Rei, ëmmer no lénks.
    .try-1 = … eng Kaart ofginn, ouni ze zéien?
page-lesson-meld = Eng Kombinatioun leeën
    .why = Dräi Kaarte vum selwechte Wäert sinn eng Grupp, dräi hannereneen an enger Faarf eng Sequenz. Déi oppen Néng mécht aus Ären zwou Néngen eng Grupp: Huelt se.
    .done = Är éischt Kombinatioun läit um Dësch. Den Noper huet och geluecht.
    .try-1 = … déi Néng ofginn, déi ech grad geholl hunn?
    .try-2 = … meng Pik-Sequenz och nach leeën?
page-lesson-add = Dobäi leeën
    .why = Dir däerft Kaarten zu all Kombinatioun um Dësch dobäi leeën, och bei déi vun deenen aneren. Esou gitt Dir eenzel Kaarte lass.
    .done = Zwou Kaarte manner. Wat Dir net méi an der Hand hutt, ka kengem aneren zielen.
    .try-1 = … e Bauer bei d’Damme leeën?
page-lesson-rid = Déi lescht Kaart
    .why = Wie keng Kaart méi huet, gewënnt direkt: Dat ass Rommé. An dësem Spill braucht Dir keng Kaart fir d’Ofginn ze halen.
    .done = Rommé! Déi aner zielen, wat se nach an der Hand hunn, an Dir kritt d’Punkten.
    .try-1 = … dräi Kaarte leeën, déi net beieneegehéieren?
page-lesson-wait = Den éischten Zuch
    .why = Fir déi éischt Kéier ze leeë braucht Dir 40 Punkten. Bis dohi zitt Dir vum verdeckte Koup a gitt eng Kaart of; déi oppe Kaart däerf nëmmen huelen, wien direkt domat erëffent. An haalt de Joker gutt.
    .done = Gutt. Esou sammelt Dir, bis et duergeet fir z’erëffnen.
    .try-1 = … de Joker ofginn?
page-lesson-free = Den éischten Zuch
    .why = Fir déi éischt Kéier ze leeë braucht Dir 40 Punkten. Déi oppe Kaart däerft Dir ëmmer an d’Hand huelen, och wann Dir nach näischt leeë kënnt: D’Pik siwe passt bei Är Pik aacht.
    .done = Gutt gesammelt. Wann eng Kaart Iech dach net gefält, däerft Dir se direkt zréckleeën; dann ass Ären Zuch eriwwer.
    .try-1 = … de Joker ofginn?
page-lesson-kept = Den éischten Zuch
    .why = Fir déi éischt Kéier ze leeë braucht Dir 40 Punkten. Déi oppe Kaart däerft Dir ëmmer huelen: D’Pik siwe passt bei Är Pik aacht. Gitt se just net am selwechten Zuch nees of.
    .done = Gutt gesammelt. Sou geet et weider, bis et duergeet fir z’erëffnen.
    .try-1 = … d’Siwen direkt nees ofginn?
page-lesson-open = Erëffnen
    .why = Är éischt Kombinatioune mussen zesumme 40 Punkten zielen, an engem Zuch. Bildkaarten zielen 10, déi aner hir Zuel. Den Dësch zielt mat.
    .done = Erëffnet! Vun elo un däerft Dir leeën, wat Dir wëllt.
    .try-1 = … fir d’éischt meng Néng bei d’Sequenz vum Noper leeën?
    .try-2 = … nëmmen déi dräi Kinneke leeën an dann ofginn?
page-lesson-joker = De Joker
    .why = E Joker läit fir all Kaart, déi Iech feelt, an zielt ewéi si. Mat Karo aacht an néng kann en déi siwen oder déi zéng sinn: Den Dësch freet Iech.
    .done = De Joker läit elo fir dës Kaart, a fir keng aner.
    .try-1 = … zwee Jokere mat engem Bauer leeën?
page-lesson-lay-off = Méi leeën, dobäi leeën
    .why = Wien erëffnet huet, däerf esou vill leeën, wéi e wëllt, och mat wéineg Punkten, a Kaarten bei all Kombinatioun um Dësch dobäi leeën.
    .done = Nëmmen nach eng Kaart an der Hand: Dat ass séier gaangen.
    .try-1 = … d’Damm bei d’Kinneke leeën?
page-lesson-taken = Déi oppe Kaart
    .why = Wien erëffnet huet, däerf déi oppe Kaart huelen, wann en se am selwechten Zuch benotzt. Si bleift oppe leien, bis Dir se geluecht hutt. D’Häerz aacht passt bei Är Sequenz.
    .done = Direkt benotzt, wéi d’Reegel et wëll. Soss wier se zréckgaangen an Ären Zuch wier eriwwer.
    .try-1 = … ofginn, ouni d’Aacht ze benotzen?
page-lesson-swap = E Joker tauschen
    .why = De Joker do läit fir d’Häerz zéng, an déi hutt Dir. Leet se op seng Plaz: De Joker gehéiert Iech, awer Dir musst en am selwechten Zuch nees leeën.
    .done = E schéinen Zuch: Eng Kaart ewech, an de Joker huet Är Sequenz komplett gemaach.
    .try-1 = … mat der Karo Damm tauschen?
    .try-2 = … de Joker fir méi spéit halen?
page-lesson-last = Fäerdeg ginn
    .why = Fir fäerdeg ze ginn, leet Dir alles bis op eng Kaart, an déi gitt Dir of. D’Häerz Damm géif och um Dësch passen, mee Dir braucht se fir d’Ofginn.
    .done = Rommé! D’Spill ass eriwwer, a gezielt gëtt, wat déi aner nach an der Hand hunn.
    .try-1 = … d’Damm bei déi aner Damme leeën?
page-lesson-hand = Hand-Rommé
    .why = Dir hutt nach näischt geluecht, an elo passt alles op eemol: véier Kombinatiounen an eng Kaart fir ofzeginn. Dat ass en Hand-Rommé. En zielt méi, an déi 40 Punkte brauch et dofir net.
    .done = Hand-Rommé! Dat gesäit een net all Dag.
page-lesson-super = Superrommé
    .why = All véierzéng Kaarte passen a Kombinatiounen, keng bleift fir d’Ofginn. Wien nach näischt geluecht huet, däerf esou fäerdeg ginn: De Superrommé zielt am meeschten.
    .done = Superrommé! Besser geet et net.
problem-no-lesson = Dës Lektioun gëtt et net.

## Page: rules

page-rules-title = Reegelen an Hausreegelen
page-rules-lead = Liest no, wéi all Spill geet, oder maacht Iech Är eege Reegelen.
page-rules-read = Liesen
page-rules-change = Änneren
page-rules-words = A Wierder weisen
page-rules-play = No dëse Reegele spillen
page-rules-learn = Dëst Spill léieren
page-rules-mine = Meng Reegelen
page-rules-none = Nach näischt gespäichert. Ännert e Reegelwierk a späichert et ënner engem eegenen Numm.
page-rules-based = Opgebaut op: { $rules }
page-rules-differences = { $n ->
        [0] keng Ännerung
        [one] eng Ännerung
       *[other] { $n } Ännerungen
    }
page-rules-name = Numm fir dës Reegelen
page-rules-save = Op dësem Apparat späicheren
page-rules-saved = Gespäichert.
page-rules-delete = Läschen
page-rules-delete-sure = Wierklech läschen?
page-rules-shared = Et huet een dës Reegele mat Iech gedeelt.
page-rules-changed = geännert
page-rules-undo = Wéi soss
page-rules-undo-all = All Ännerungen zréckhuelen
page-rules-idle = Ouni Wierkung, esou wéi déi aner Reegele sinn.
page-rules-senseless = Dat geet net zesummen
page-rules-ways = Dat kënnt Dir maachen:
page-rules-clauses = Punkt fir Punkt
page-rules-clauses-hint = Dat steet an den Dokumenter. Wann den Dësch eppes ofleent, nennt en de Punkt.
page-rules-clause = Punkt { $clause }
page-rules-bad-link = An dësem Link si keng Reegelen, déi mir liese kënnen.
page-rules-players = { $n } Spiller
page-rules-less = { $what }: manner
page-rules-more = { $what }: méi
page-rules-band-most = Bis esou vill Kaartepunkten
page-rules-band-points = Wäertungspunkten
page-rules-band-add = Nach eng Stuf
page-rules-band-remove = Stuf ewechhuelen
page-rules-marked = Wat anescht ass ewéi am Reegelwierk, ass markéiert.
page-senseless-players-reversed = Et kënnen net mindestens { $least } an zugläich héchstens { $most } Leit um Dësch sëtzen.
page-senseless-pack-too-small = Fir { $players } Spiller braucht Dir mindestens { $need } Kaarten, mee et sinn der nëmmen { $have }.
page-senseless-lay-offs-before-opening = Wann een eng Zuel vu Punkte brauch fir z’erëffnen, kann een net scho virdru bei déi aner dobäi leeën.
page-senseless-factor-without-hand-romme = En Hand-Rommé kann net méifach zielen, wann et no dëse Reegele kee gëtt.
page-senseless-factor-with-rating = Mat Wäertungspunkten huet den Hand-Rommé scho seng eege Punktzuel; en zielt net nach eng Kéier méifach.
page-senseless-too-few-to-sit-out = De Geber kann nëmme aussetzen, wann genuch Leit um Dësch sëtzen; hei sinn et héchstens { $most }.

## Page: frame and account

page-nowhere = Hei ass näischt
page-nowhere-hint = Vläicht ass de Link al oder gouf nëmmen zum Deel kopéiert.
page-not-loaded = Dës Säit konnt net geluede ginn: Entweeder ass d’Netz fort, oder et gëtt eng nei Versioun.
page-load-again = Nei lueden
page-offline = Keen Internet. Kucke geet; fir ze spille braucht Dir eng Verbindung.
page-settings = Astellungen
page-settings-hint = Gëllt op dësem Apparat.
page-large-print-hint = Méi grouss Schrëft a méi grouss Kaarten
page-four-colours-hint = Karo blo, Kräiz gréng
page-sounds = Téin
page-sounds-hint = Wann Dir drun sidd, oder eng Kaart fält
page-motion = Beweegung
page-motion-hint = Kaarte fléie vum Koup an d’Hand
page-letter-keys = Buschtawen als Taste
page-letter-keys-hint = Um Dësch mécht ee Buschtaf eppes; fir Leit mat Tastatur
page-me = Ech
page-start-bots = Géint Botten
page-start-bots-hint = Et geet direkt lass, ouni Kont.
page-start-friends = Mat Frënn
page-start-friends-hint = Maacht en Dësch op a schéckt de Link oder de Code.
page-start-more = Nach méi
page-start-learn = Rommé léieren
page-start-learn-hint = An e puer Minutten, mat de Kaarten an der Hand
page-start-watch = Nokucken
page-start-watch-hint = Dëscher, wou een nokucke kann
page-start-games = Meng Spiller
page-start-games-hint = Nei ukucken, späicheren, no Feeler sichen
page-start-rules = Reegelen
page-start-rules-hint = Noliesen, an eege Reegele maachen
page-start-tournaments = Veräinsturnéieren
page-start-tournaments-hint = Umeldung, Plazen, Spillëschten a Stand fir den Turnéier vun Ärem Veräin
page-start-promise = Gratis, ouni Reklamm, ouni Kont. Jidder Mëschen kann nogepréift ginn, a Botte si gekennzeechent.
page-playing-now = amgaang
page-waits-for-players = waart op Spiller
page-between-games = tëscht zwee Spiller
page-go-on = Weiderspillen
page-watch-lead = Bei dësen Dëscher kann jiddereen nokucken. Déi verdeckt Kaarten gesäit een net.
page-watch-none = Am Moment ass keen Dësch do, wou een nokucke kann.
page-watch-this = Nokucken
page-nobody-yet = Dir sidd nach net do. Kommt als Gaascht eran, oder mellt Iech un.
page-come-in = Erakommen
page-as-guest = Als Gaascht
page-name-hint = Sou gesinn déi aner Iech um Dësch.
page-save = Späicheren
page-saved = Gespäichert
page-cancel = Ofbriechen
page-account = Kont
page-account-why = Mat engem Kont sidd Dir op all Ärem Apparat déi selwecht Persoun. Keng E-Mail-Adress, näischt ze bezuelen.
page-account-make = Kont maachen
page-login = Login
page-login-hint = Dermat mellt Dir Iech un: 3 bis 32 Buschtawen oder Zifferen.
page-password = Passwuert
page-password-new = Neit Passwuert
page-password-now = Passwuert vun elo
page-password-hint = Op d’mannst 8 Zeechen
page-password-set = Passwuert setzen
page-password-change = Passwuert änneren
page-by-passkey = Mat Passkey
page-by-password = Mat Passwuert
page-passkey-why = E Passkey ass Äre Fanger, Äert Gesiicht oder de PIN vun Ärem Apparat: näischt ze verhalen.
page-passkeys = Passkeyen
page-passkey-add = Passkey bäisetzen
page-passkey-failed = Den Apparat huet kee Passkey ginn. Probéiert et nach eng Kéier, oder huelt e Passwuert.
page-sign-in = Umellen
page-sign-in-note = Wat Dir hei als Gaascht gespillt hutt, bleift beim Gaascht.
page-sign-out = Ofmellen
page-forgot = Passwuert vergiess?
page-recover = Mat engem Noutfallcode eran
page-recovery-code = Noutfallcode
page-codes = Noutfallcoden
page-codes-why = Jidderee léisst Iech eng Kéier eran, wann Dir soss net méi erakommt. Schreift se op: si ginn nëmmen elo gewisen.
page-codes-left = { $n ->
    [0] Keen Noutfallcode méi
    [one] Nach een Noutfallcode
   *[other] Nach { $n } Noutfallcoden
  }
page-codes-new = Nei Coden
page-codes-noted = Ech hu se opgeschriwwen
page-codes-print = Drécken
page-sessions = Wou Dir ugemellt sidd
page-this-device = dësen Apparat
page-last-used = lescht Kéier { $date }
page-end-session = { $device } ofmellen
page-remove-passkey = Passkey vun { $device } ewechhuelen
page-end-others = All déi aner ofmellen
page-my-data = Meng Donnéeën
page-export = Alles erofluede, wat vu mir gespäichert ass
page-forget-me = Mech läschen
page-forget-why = Äre Numm, Äre Kont an Är Noriichte gi geläscht; an de Spiller bleift eng Plaz ouni Numm. Dat kann een net zréckhuelen.
page-type-name = Tippt zur Sécherheet Ären Numm: { $name }
page-confirm-passkey = Mat Passkey bestätegen

## Page: the table

page-all-laid = alles geluecht
page-before-your-turn = Virun Ärem leschten Zuch
page-beside = Nieft dem Dësch
page-panel-news = Verlaf
page-panel-scores = Lëscht
page-panel-chat = Chat
page-chat-about = Mellen …
page-chat-unread = Chat: { $n } nei
page-close-table = Den Dësch zoumaachen
page-come-back = Selwer weiderspillen
page-crosses = Kräizer
page-dealer-sign = G
page-deals = gëtt
page-do-it = Esou spillen
page-draw-here = Hei zéien
page-draw-stock = Zéien
page-draw-open = { $card } huelen
page-game-number = Spill
page-game-of = Spill { $n }
page-games-left = { $n ->
    [0] Dat war dat lescht Spill.
    [one] Nach ee Spill.
   *[other] Nach { $n } Spiller.
  }
page-home-keep = Op d’Startsäit, Plaz behalen
page-host = leet den Dësch
page-keys = Tastatur
page-keys-about = Alles um Dësch geet och ouni Maus. D’Buschtawe kann een an den Astellungen ausschalten.
page-key-space = Leertast
page-key-for-cards = vu Kaart zu Kaart
page-key-for-move = d’Kaart an der Hand verréckelen
page-key-for-pick = eng Kaart auswielen
page-key-for-places = op déi nächst Plaz
page-key-for-cancel = näischt auswielen
page-key-for-stock = vum verdeckte Koup zéien
page-key-for-open = déi oppe Kaart huelen
page-key-for-meld = d’ausgewielte Kaarte leeën
page-key-for-go = op d’Kombinatioun, wou se passen
page-key-for-discard = ofginn
page-key-for-undo = zréckhuelen
page-key-for-hint = Tipp
page-key-for-sort = anescht sortéieren
page-key-for-list = d’Lëscht weisen
page-key-for-chat = de Chat weisen
page-key-for-rules = d’Reegele weisen
page-key-for-help = dës Hëllef
page-lay-onto = Dobäi leeën bei: { $cards }
page-leave = Den Dësch verloossen
page-leave-free = Är Plaz gëtt fräi.
page-leave-runs = E Bot spillt fir Iech weider. Dir kënnt ëmmer zréckkommen.
page-stay = Bleiwen
page-looking-on = Dir kuckt no.
page-match-won = D’Partie geet un { $names }.
page-meld-is = Kombinatioun vun { $name }: { $cards }
page-menu = Menü
page-mute = { $name } net méi liesen
page-unmute = { $n ->
    [one] Eng Persoun nees liesen
   *[other] { $n } Leit nees liesen
  }
page-silence = { $name } däerf hei net méi schreiwen
page-report = Dem Bedreiwer mellen
page-reported = Merci. De Bedreiwer kuckt et sech un.
page-nobody-wrote = Nach huet kee geschriwwen.
page-presets = Fäerdeg Sätz
page-send = Schécken
page-write = Eppes schreiwen
page-new-meld = Nei Kombinatioun
page-no-games-yet = Nach kee Spill ass fäerdeg.
page-opened-short = erëffent
page-place = Plaz
page-players = Déi aner Spiller
page-seats-open = { $n ->
    [one] Eng Plaz ass nach fräi.
   *[other] { $n } Plaze sinn nach fräi.
  }
page-see-clause = Punkt { $clause } an de Reegelen
page-see-replay = D’Spill nokucken
page-slow = Lues Verbindung …
page-sort = D’Hand sortéieren
page-sort-melds = No Kombinatiounen
page-sum = Zomm
page-take-back-one = Zréckhuelen: { $cards }
page-take-up = { $card } nees ophuelen
page-told-match = { $who ->
    [you] D’Partie fänkt un. Dir gitt.
   *[other] D’Partie fänkt un. { $name } gëtt.
  }
page-told-cut = { $who ->
    [you] Dir hieft of.
   *[other] { $name } hieft of.
  }
page-told-dealt = D’Kaarte sinn ausgedeelt. Oppe läit { $card }.
page-told-turned-over = Den Oflee Koup gëtt ëmgedréint.
page-told-reshuffled = Den Oflee Koup gëtt gemëscht.
page-told-drew-own = Dir zitt { $card }.
page-told-passed = { $who ->
    [you] Dir sidd fäerdeg, ouni ofzeginn.
   *[other] { $name } ass fäerdeg, ouni ofzeginn.
  }
page-told-sat-down = { $name } sëtzt sech dohin.
page-told-stood-up = Plaz { $seat } ass fräi.
page-told-your-turn = Dir sidd drun.
page-waiting-for = Waarden op { $names } …
page-way-add = dobäi leeën
page-way-swap = de Joker tauschen
page-you-are-bridged = E Bot spillt fir Iech.
page-you-play = Är Kaarten
page-you-sit-out = Dir spillt dëst Spill net mat.
page-your-melds = Är Kombinatiounen

## Page: games to look at again

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Zeil { $line }: { $reason }
  }
page-my-games = Meng Spiller
page-no-games = Dir hutt nach kee Spill fäerdeg gespillt. Duerno kënnt Dir et Iech hei nach eng Kéier ukucken, Zuch fir Zuch.
page-more-games = Méi fréier Spiller weisen
page-try-again = Nach eng Kéier probéieren
page-with = mat { $names }
page-you-won = Dir hutt gewonnen.
page-other-won = { $name } huet gewonnen.
page-you-sat-out = Dir hutt ausgedeelt an net matgespillt.
page-game-file = Spillfichier
page-file-about = E gespäichert Spill, vun hei oder soss anzwousch, kann ee sech nach eng Kéier ukucken. De Fichier gëtt net um Server gehalen.
page-open-file = Spillfichier opmaachen
page-drop-file = oder heihinner zéien
page-file-too-large = Dëse Fichier ass ze grouss fir e Spillfichier.
page-replay = E Spill nach eng Kéier ukucken
page-replay-controls = Duerch d’Spill goen
page-replay-step = Zuch
page-replay-at = Zuch { $step } vun { $last }
page-replay-first = Un den Ufank
page-replay-back = Een Zuch zréck
page-replay-play = Ofspillen
page-replay-pause = Uhalen
page-replay-next = Een Zuch virun
page-replay-last = Un d’Enn
page-replay-moves = Zich
page-speed = Tempo
page-view-of = Wiem seng Kaarten ee gesäit
page-view-all = All Kaarten oppen
page-view-seat = Wéi { $name } et gesinn huet
page-hand-of = Hand vun { $name }
page-no-meld = Geluecht, awer keng Kombinatioun
page-by-bridge = (e Bot huet esou laang gespillt)
page-in-line = An der Zeil { $line } vum Fichier:
page-opinions = Wat d’Bots mengen
page-opinion-of = D’Zich vun
page-ask-bots = D’Bots froen
page-ask-this = Wat mengen d’Bots zu dësem Zuch?
page-stop = Ophalen
page-asking = { $n } vun { $of } Zich duerchduecht …
page-opinion-about = D’Bots spillen all dës Zich vill Mol nei, just mat deem, wat de Spiller gesi konnt, a soen, wat besser war a firwat.
page-opinion-summary = D’Zich vun { $name }, gezielt
page-opinion-elsewhere = Dat ass keen Zuch vun { $name }.
page-next-worse = Bei den nächste schwaachen Zuch
page-only-move = Hei gouf et keng Wiel: D’Reegelen hunn nëmmen dat erlaabt.
page-no-opinion = D’Bots hu keng Meenung zu dësem Zuch.
page-verdict-best = am beschten
page-verdict-good = gutt
page-verdict-inaccurate = ongenau
page-verdict-poor = schwaach
page-better = Besser:
page-as-good = Ongeféier esou gutt:
page-behind = { $scoring ->
    [rating] Am Duerchschnëtt { $points } Wäertungspunkte manner ewéi de beschten Zuch.
    [own_hand] Am Duerchschnëtt { $points } Minuspunkte méi ewéi nom beschten Zuch.
   *[winner_takes_all] Am Duerchschnëtt { $points } Punkte manner ewéi de beschten Zuch.
  }
page-opinion-worlds = Fonnt, andeem d’Spill vun hei aus { $worlds } Mol fäerdeg gespillt gouf.
page-before-move = D’Positioun virun dësem Zuch
page-chart = Wéi et stoung
page-chart-about = Punkten op der Hand no all Zuch: wat manner, wat besser.
page-as-table = Datselwecht als Tabell
page-turn = Zuch
page-check-heading = War d’Ausdeelen éierlech?
page-check-about = Äre Browser rechent dat ganzt Ausdeelen no, aus der geheimer Nummer, déi den Dësch nom Spill weist. Et muss ee kengem gleewen.
page-check-deal = D’Ausdeelen nopréiwen
page-check-numbers = D’Nummere weisen
page-check-number = Kontrollnummer, virun der éischter Kaart gewisen
page-check-secret = Geheim Nummer, nom Spill gewisen
page-check-lifted = Ofgehuewe Kaarten
page-check-deck = D’Kaartespill nom Ofhiewen, déi iewescht Kaart als éischt
page-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
page-check-noted = Äre Browser huet sech genee dës Kontrollnummer während dem Spill gemierkt, wéi déi geheim Nummer nach net bekannt war.
page-check-other = Während dem Spill gouf Ärem Browser eng aner Kontrollnummer gewisen.

## romme tournament: en Turnéier an engem Fichier

help-tournament = féiert en Turnéier vun engem Veräin an engem Fichier: Aschreiwungen, Plazen, Lëschten, Klassementer, Pabeieren
    .lang = Sprooch: lb, de, fr oder en
    .file = de Fichier vum Turnéier
    .json = wat gemaach oder gefrot gouf, als een JSON-Objet
    .series = wéi eng Serie; ouni dat déi lescht
    .table = d’Nummer vum Dësch
    .game = d’Nummer vum Spill op der Lëscht
    .line = d’Spill, zum Beispill "2 romme 12 - 104u": wéi eng Plaz fäerdeg ginn ass a wéi, dann d’Kaartepunkte vun all Plaz; u = net erëffnet, - = fäerdeg ginn oder net matgespillt
    .reason = firwat, fir de Protokoll
    .seed_text = den Text, aus deem gezu gëtt; dee selwechten zitt nees datselwecht (ouni dat en neien)
    .day = wéi een Dag
    .number = d’Startnummer
    .club = de Veräin
    .team = d’Equipe
    .tandem = den Tandem
    .classes = eng Klass, zum Beispill Damen, Senioren oder Jugend; kann e puermol kommen
    .namesakes = et sinn aner Leit ewéi déi mam selwechten Numm
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
tournament-file-too-new = Dat huet eng méi nei Versioun vum Programm geschriwwen. Installéiert w. e. g. déi.
tournament-file-in-use = En anere Programm hält dëse Fichier fest. Waart w. e. g., bis e fäerdeg ass, a probéiert et nach eng Kéier.
tournament-file-exists = Dëse Fichier gëtt et schonn. Wielt w. e. g. en aneren Numm.
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
