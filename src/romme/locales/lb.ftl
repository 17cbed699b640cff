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
ruleset-changed = Hausreegelen no { $name }
    .about = { $cards } Kaarten { $jokers ->
        [0] ouni Joker
        [one] mat engem Joker
       *[other] mat { $jokers } Jokeren
      }, { $players } Spiller, { $opening ->
        [0] keng Punkten néideg fir z’erëffnen
       *[other] { $opening } Punkte fir z’erëffnen
      }. { $scoring ->
        [winner_takes_all] De Gewënner kritt d’Punkte vun deem, wat déi aner nach an der Hand hunn.
        [own_hand] Jidderee schreift sech d’Punkte vun der eegener Hand als Minuspunkten op.
       *[rating] Et gëtt Wäertungspunkten.
      }

rules-list = Reegelwierker
rules-list-hint = romme rules NAME weist eent dovun an einfache Wierder.
rules-edition = Editioun { $edition }
rules-assumed = ugeholl
rules-assumed-note = „ugeholl“: Dat steet a kengem vun den Dokumenter; et ass eis Propos a ka geännert ginn.
rules-changed = geännert
rules-instead = amplaz vun: { $sentence }
rules-without-change = Näischt ass anescht wéi bei { $rules }.
rules-idle = Geännert, mee bei dëse Reegelen ouni Effekt: { $options }.

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
    .wrong_melds_back = Um strengen Dësch gi beim Erëffne falsch Kombinatiounen zréckgeholl; déi richteg bleiwe leien, wa se nach duerginn; soss gëtt alles zréckgeholl, an den Zuch ass eriwwer.
    .all_back = Um strengen Dësch gëtt eng Erëffnung mat enger falscher Kombinatioun oder ze wéineg Punkten ganz zréckgeholl, och déi richteg Kombinatiounen, an den Zuch ass eriwwer.
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
    .discard_needed = Fir fäerdeg ze ginn, muss ee seng lescht Kaart ofginn{ $superromme ->
        [yes] {" "}(ausser beim Superrommé)
       *[no] {""}
      }.
option-hand_romme = Hand-Rommé
    .no = Wien an engem Zuch aus der Hand fäerdeg gëtt, mécht e gewéinleche Rommé.
    .yes = Wien nach näischt geluecht huet an all seng Kaarten an engem Zuch lass gëtt, mécht Hand-Rommé{ $opening ->
        [0] {""}
       *[other] ; ouni dobäi ze leeën an ouni Jokeren ze tausche brauch et dofir keng Punkte fir z’erëffnen
      }.
option-superromme = Superrommé
    .no = Et gëtt kee Superrommé.
    .yes = Wien nach näischt geluecht huet, däerf all seng Kaarten an engem Zuch leeën a brauch keng ofzeginn: Superrommé.{ $opening ->
        [0] {""}
       *[other] {" "}Et brauch keng Punkte fir z’erëffnen.
      }
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
    .by_place = Bildkaarten zielen 10, déi aner Kaarten hir Zuel. Den Äss zielt 11 an enger Grupp an an der Hand; an enger Sequenz zielt en 11, wann de Kinnek (oder e Joker op senger Plaz) derbäi ass, soss 1.
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
option-rating_opened = Erëffent, wéineg Punkten
    .value = { $bands ->
        [0] Wien erëffent huet, gëtt gewäert, egal wéi vill Punkten en nach an der Hand huet.
       *[other] Erëffent, Punkten an der Hand { $list }.
      }
option-rating_opened_above = Erëffent, vill Punkten
    .value = Erëffent{ $bands ->
        [0] {""}
       *[other] , méi Punkten an der Hand
      }: { $n ->
        [one] { $n } Wäertungspunkt
       *[other] { $n } Wäertungspunkten
      }.
option-rating_unopened = Net erëffent, wéineg Punkten
    .value = { $bands ->
        [0] Wien net erëffent huet, gëtt gewäert, egal wéi vill Punkten en nach an der Hand huet.
       *[other] Net erëffent, Punkten an der Hand { $list }.
      }
option-rating_unopened_above = Net erëffent, vill Punkten
    .value = Net erëffent{ $bands ->
        [0] {""}
       *[other] , méi Punkten an der Hand
      }: { $n ->
        [one] { $n } Wäertungspunkt
       *[other] { $n } Wäertungspunkten
      }.
band-first = bis { $most }: { $n }
band-next = { $least } bis { $most }: { $n }

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
refusal-no-jokers = An dësem Spill gëtt et keng Jokeren. Huelt eng aner Kaart.
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
refusal-lying-stays = Wat läit, dat läit: Un dësem Dësch gëtt näischt zréckgeholl. Spillt mat de Kaarten an Ärer Hand weider.
refusal-corrected-no-laying = Är Zuel vu Kaarte gëtt richteg gestallt, dofir ass dat an dësem Zuch net erlaabt. Maacht Ären Zuch einfach fäerdeg.
refusal-not-in-hand-to-discard = { $card } hutt Dir net an der Hand. Gitt eng Kaart of, déi Dir hutt.
refusal-opening-too-low = Är Kombinatiounen zielen { $have } vu { $need } Punkten. Leet méi, oder huelt se zréck a gitt eng Kaart of, ouni z’erëffnen.
refusal-taken-card-opens = Dir hutt { $card } geholl, éier Dir erëffent hat, a musst an dësem Zuch domat erëffnen. { $laid ->
    [0] Leet se an enger Kombinatioun, oder leet se zréck.
   *[other] Leet se an enger vun Äre Kombinatioune mat, oder huelt fir d’éischt Är Kombinatiounen zréck a leet dann d’Kaart zréck.
  }
refusal-taken-card-unused = Dir hutt { $card } geholl an net benotzt. Leet se, leet se dobäi, tauscht domat, oder leet se zréck.
refusal-taken-card-discarded = { $card } hutt Dir grad eréischt { -open-pile(case: "from") } geholl. Gitt eng aner Kaart of.
refusal-indirect-not-finished = { $card } passt eréischt, wann eng aner Kaart dobäi geluecht ass, an däerf dofir nëmme geholl ginn, fir an dësem Zuch fäerdeg ze ginn. Leet all Är Kaarte bis op eng a gitt déi of, oder huelt Är Kaarten zréck a leet { $card } nees op de Koup.
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
refusal-discard-skipped = Är Zuel vu Kaarte gëtt richteg gestallt, dofir gitt Dir an dësem Zuch keng Kaart of. Maacht Ären Zuch ouni ofzeginn fäerdeg.
refusal-ruling-too-late = Fir dës Entscheedung ass et an dësem Zuch oder Spill ze spéit. Huelt eng, déi elo passt.
refusal-ruling-too-early = Fir dës Entscheedung ass et nach ze fréi: Si gëllt eréischt nom Enn vum Spill. Waart, bis d’Spill eriwwer ass.
refusal-ruling-not-this-seat = Fir dës Plaz ass dës Entscheedung net méiglech. Huelt eng aner Plaz.
refusal-stock-too-small = { $need } Kaarte kënnen net gezu ginn. { $have ->
    [0] { -stock(case: "start") } ass eidel.
   *[other] Huelt eng Zuel vun 1 bis { $have }.
  }

## Äntwerten, déi kee Reegelwierk ginn

rules-unknown-rules = E Reegelwierk „{ $name }“ gëtt et net. Et gëtt: { $known }.
rules-unknown-option = Eng Optioun „{ $option }“ gëtt et net. romme rules NAME --json weist se all.
rules-wrong-type = „{ $value }“ ass fir { $option } ({ $title }) net méiglech. { $option ->
    [hand_sizes] Gitt fënnef Zuelen un, fir 2, 3, 4, 5 a 6 Spiller, zum Beispill [13,13,13,13,13].
    [rating_opened] Gitt Puere vu Grenz a Wäertungspunkten un, zum Beispill [[10,3],[30,2]].
    [rating_unopened] Gitt Puere vu Grenz a Wäertungspunkten un, zum Beispill [[100,0]].
   *[other] Gitt eng ganz Zuel un.
  }
rules-unknown-value = „{ $value }“ ass fir { $option } ({ $title }) net méiglech. Et gëtt: { $possible }.
rules-out-of-range = { $value } ass fir { $option } ({ $title }) net méiglech. Huelt eng Zuel vun { $least } bis { $most }.
rules-players-reversed = Déi mannst Spiller ({ $least }) si méi ewéi déi meescht ({ $most }). Dréit déi zwou Zuelen ëm.
rules-bands-not-rising = D’Grenzen an { $option } ({ $title }) musse vun enger op déi aner klammen. Setzt se an déi richteg Reiefolleg.
rules-bands-negative = D’Grenz { $value } an { $option } ({ $title }) ass ënner 0, mee keng Hand zielt manner ewéi 0. Gitt Grenzen ab 0 un.
rules-pack-too-small = Et sinn { $have } Kaarten, mee { $players } Spiller brauchen { $need }. Deelt manner Kaarten aus oder huelt méi Kaartespiller.
rules-lay-offs-before-opening = Wann et Punkte brauch fir z’erëffnen, kënnt d’Dobäileeën duerno. Setzt lay_offs op after_opening oder opening_points op 0.
rules-factor-without-hand-romme = En Hand-Rommé kann net méi zielen, wann et kee gëtt. Setzt hand_romme op yes oder hand_romme_factor op 1.
rules-factor-with-rating = Bei Wäertungspunkte gëtt et kee Faktor fir den Hand-Rommé. Setzt hand_romme_factor op 1.
rules-too-few-to-sit-out = Bei héchstens { $most } Spiller ka kee Geber aussetzen. Setzt most_players erop oder seating op everyone_plays.
rules-players = { $have ->
    [one] { $have } Spiller sëtzt
   *[other] { $have } Spiller sëtzen
  } um Dësch; dës Reegele si fir { $least } bis { $most }.
rules-too-few-with-dealer-out = { $have ->
    [one] { $have } Spiller ass
   *[other] { $have } Spiller sinn
  } ze wéineg, well bei dëse Reegelen de Geber aussetzt. Spillt op d’mannst zu { $least }, oder setzt seating op everyone_plays.

## Positiounen, mat deenen een net spille kann

position-too-many = { $card } kënnt méi oft vir ewéi am Kaartespill. Huelt eng eraus.
position-without-jokers = An dësem Spill gëtt et keng Jokeren. Huelt * eraus, oder setzt an den Optioune Jokeren derbäi.
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
too-costly = Dat ass méi, wéi iergendee Spillfichier brauch: vill ze vill Schlësselen, Tabellen oder Zich, oder e Schlëssel oder eng Zuel ouni Enn.
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
proof-and-players = Et sinn { $have } Entréeë fir { $seats } Spiller. Gitt fir all Plaz eng un, en eidelen Text fir eng Plaz ouni Nummer.
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

## D’Ausdeelen, nach eng Kéier nogerechent

verify-proven = D’Kaarte si beweisbar richteg ausgedeelt: Hir Reiefolleg stoung fest, ier d’Spill ugaangen ass.
verify-not-proven = Et ass net bewisen, datt d’Kaarte richteg ausgedeelt gi sinn.
verify-fits-commitment = Déi geheim Nummer ass déi, déi zur Kontrollnummer gehéiert.
verify-fits-nonces = { $n ->
    [0] Keen Apparat vun engem Spiller huet eng Nummer bäigesteiert: Déi geheim Nummer vum Dësch huet d’Reiefolleg eleng bestëmmt.
    [one] Den Apparat vun engem Spiller huet eng eege Nummer bäigesteiert, déi virdru festgestanen huet.
   *[other] D’Apparater vun { $n } Spiller hu jee eng eege Nummer bäigesteiert, déi virdru festgestanen huet.
  }
verify-fits-lifted = { $n ->
    [0] Et gouf net ofgehuewen; d’Reegelen erlaben dat.
    [one] Beim Ofhiewe gouf { $n } Kaart ofgehuewen; d’Reegelen erlaben dat.
   *[other] Beim Ofhiewe goufen { $n } Kaarten ofgehuewen; d’Reegelen erlaben dat.
  }
verify-fits-dealer = D’Plaz { $seat } huet fir d’éischt ausgedeelt, wéi dës Nummeren et bestëmmen.
verify-fits-deck = All { $n } Kaarte leien an der Reiefolleg, déi sech aus dësen Nummeren an dem Ofhiewen ergëtt.
verify-fits-reshuffles = { $n ->
    [one] Am Spill gouf { -open-pile } eemol gemëscht; och déi Reiefolleg ergëtt sech aus dësen Nummeren.
   *[other] Am Spill gouf { -open-pile } { $n } Mol gemëscht; och déi Reiefollegen ergi sech aus dësen Nummeren.
  }
verify-fits-moves = { $n ->
    [one] Deen eenzegen Zuch ass no de Reegelen.
   *[other] All { $n } Zich sinn no de Reegelen.
  }
verify-compare = Eppes kënnt nëmmen Dir kontrolléieren: Virun der éischter Kaart muss um Dësch dës Kontrollnummer gestanen hunn.
verify-wrong-commitment = Déi geheim Nummer gehéiert net zur Kontrollnummer. Mindestens eng vun deenen zwou ass falsch.
verify-wrong-nonce = Eng Nummer, déi den Apparat vun engem Spiller bäigesteiert hätt, ass net déi, déi virdru festgestanen huet.
verify-wrong-dealer = D’Plaz { $seat } huet fir d’éischt ausgedeelt, mä dës Nummere bestëmmen d’Plaz { $expected }.
verify-wrong-lifted = Et kënnen net { $lifted } Kaarten ofgehuewe gi sinn. Dës Reegelen erlaben { $least } bis { $most }.
verify-wrong-deck = D’Kaarte leien net an der Reiefolleg, déi sech aus dësen Nummeren an dem Ofhiewen ergëtt. D’Kaart { $place } ass { $card } a misst { $expected } sinn.
verify-wrong-reshuffle = Am Zuch { $move } gëtt { -open-pile } gemëscht, mä net an der Reiefolleg, déi sech aus den Nummere vun dësem Spill ergëtt. D’Kaart { $place } ass { $card } a misst { $expected } sinn.
verify-wrong-moves = D’Reiefolleg vun de Kaarte stëmmt, mä en Zuch ass géint d’Reegelen: Esou kann net gespillt gi sinn.
verify-no-proof = An dësem Fichier steet kee Beweis, wéi ausgedeelt gouf; dofir gëtt et näischt ze kontrolléieren. E Beweis steet um Enn vun engem Fichier, ënner [proof].

## Wat de Server äntwert, wann hien eppes net maache kann: wien een ass

problem-sign-in = Mellt Iech w. e. g. fir d’éischt un, oder kommt als Gaascht eran.
problem-wrong-sign-in = Dat huet net geklappt: Login a Passwuert, Code oder Passkey passen net zesummen.
problem-origin = Dës Ufro kënnt vun enger Säit, déi net zu dësem Server gehéiert.
problem-confirm-first = Confirméiert w. e. g. fir d’éischt, datt Dir et sidd: mam Passwuert, mat engem Passkey oder engem Noutfallcode.
problem-not-confirmed = Dat weist net, datt Dir et sidd. Kuckt no, wat Dir getippt hutt, oder huelt eng aner vun Ären Aarten, Iech unzemellen.
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
problem-full = De Server ass grad voll. Probéiert et w. e. g. an { $seconds } Sekonnen nach eng Kéier.
problem-too-many-connections = Ze vill Verbindunge mateneen aus Ärem Netz. Maacht Säiten zou, déi Dir net braucht, a probéiert et an { $seconds } Sekonnen nach eng Kéier.
problem-too-slow = D’Ufro huet ze laang gebraucht, fir unzekommen. Kuckt w. e. g. Är Verbindung no a probéiert et nach eng Kéier.
problem-server-error = Hei ass eppes schif gaangen, an et läit net un Iech. Probéiert et w. e. g. nach eng Kéier.
problem-no-database = De Server kënnt grad net u seng Datebank. Probéiert et w. e. g. gläich nach eng Kéier.

### Dëscher

problem-not-seated = Dir sëtzt net un dësem Dësch.
problem-not-host = Dat däerf nëmmen, wien den Dësch leet.
problem-seat-taken = D’Plaz { $seat } ass besat.
problem-no-seat = Et ass keng Plaz méi fräi.
problem-seated-already = Dir sëtzt schonn hei, op der Plaz { $seat }.
problem-no-bot-here = Op der Plaz { $seat } sëtzt kee Bot.
problem-unknown-bot = E Bot „{ $level }“ gëtt et net. Et gëtt: { $known }.
problem-nobody-here = Op der Plaz { $seat } sëtzt keen, deen Dir fortschécke kéint.
problem-match-runs = Dat geet net, soulaang eng Partie leeft.
problem-match-over = D’Partie ass eriwwer. Wann Dir wëllt, spillt nach eng.
problem-no-game = Am Moment gëtt net gespillt.
problem-match-not-over = D’Partie ass nach net eriwwer.
problem-not-away = Dir sidd schonn do.
problem-ready-already = Dir sidd scho prett.
problem-table-closed = Dësen Dësch ass zou.
problem-stale = Mëttlerweil ass eppes anescht geschitt. Kuckt w. e. g. nach eng Kéier op den Dësch.
problem-not-strict = Un dësem Dësch gëtt de ganzen Zuch op eemol geschéckt.
problem-staged-stays = Wat läit, dat läit.
problem-not-at-table = Sou een ass net un dësem Dësch.
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
problem-no-nonce-due = Am Moment gëtt keng Nummer vun Ärem Apparat gebraucht; Dir musst keng schécken.
problem-wrong-nonce = Dat ass net d’Nummer, op déi sech Ären Apparat festgeluecht hat. Schéckt déi.
problem-own-tables = { $most ->
    [one] Dir spillt schonn un engem aneren Dësch. Maacht en fäerdeg oder verloosst en fir d’éischt.
   *[other] Dir spillt schonn un { $most } Dëscher. Maacht fir d’éischt een dovu fäerdeg oder verloosst en.
}
problem-address-tables = { $most ->
    [one] Aus Ärem Netz gëtt schonn un engem Dësch gespillt. Soubal dee fäerdeg ass oder jiddereen e verlooss huet, kënnt Dir en neien ufänken.
   *[other] Aus Ärem Netz gëtt schonn un { $most } Dëscher gespillt. Soubal een dovu fäerdeg ass oder jiddereen e verlooss huet, kënnt Dir en neien ufänken.
}
problem-bad-rules = { $reason }
problem-no-game-kept = Sou e fäerdegt Spill gëtt et net.
problem-game-too-costly = Dës Partie ass ze laang, fir se hei ze weisen. Luet amplaz hire Fichier erof.
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
page-shuffling = D’Kaarte gi gemëscht …
page-others-cut = Et gëtt ofgehuewen …
page-others-turn = { $name } ass un der Rei …
page-do-draw = Dir sidd drun: Kaart zéien.
page-do-play = Leeën, dann eng Kaart ofginn.
page-do-open = Nach net genuch fir z’erëffnen:
page-points-of = { $have } vun { $need }
page-which-way = Op wéi eng Aart?
page-add-or-swap = Dobäi leeën oder de Joker tauschen?
page-no-advice = Hei gëtt et näischt ze wielen.
page-close = Zoumaachen
page-cut-at = Ofhiewe bei
page-cut = Ofhiewen
page-lay-meld = Leeën
page-take-back = Zréckhuelen
page-take-back-first = Huelt fir d’éischt zréck, wat Dir geluecht hutt.
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
page-copy-link = Link kopéieren
page-copy-failed = De Browser huet d’Kopéieren net erlaabt. De Link ass markéiert: kopéiert e mat Ctrl+C, oder haalt e gedréckt.
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
page-rules-clauses-hint = Dat steet an den Dokumenter; wat a kengem steet, ass als ugeholl markéiert. Wann den Dësch eppes ofleent, nennt en de Punkt; wou en anescht spillt, seng eege Reegel hei uewen.
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
page-offline = Keng Verbindung mam Server. Kucke geet, spillen net.
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
page-forget-why = Ären Numm an Äre Kont gi geläscht. Et bleiwe Plazen a Noriichten ouni Numm, an an den Turnéieren Är Startnummer. Dat kann een net zréckhuelen.
page-type-name = Tippt zur Sécherheet Ären Numm: { $name }
page-confirm-passkey = Mat Passkey bestätegen
page-confirm-title = Confirméiert, datt Dir et sidd
page-confirm-why = Dir wëllt änneren, wéi Dir Iech umellt, oder Är Donnéeën eroflueden. Fir datt dat op engem oppenen Apparat keen anere mécht, confirméiert et w. e. g.
page-confirm = Confirméieren
page-confirm-code = Amplaz en Noutfallcode huelen
page-confirm-code-hint = De Code ass duerno verbraucht.
page-confirm-password = Amplaz d’Passwuert huelen
page-confirm-nothing = Op dësem Apparat kënnt Dir weder mam Passwuert nach mat engem Noutfallcode confirméieren. Maacht d’Säit op engem Apparat op, deen Äre Passkey huet.
page-recovered = Dir sidd erëm dran
page-recovered-why = All déi aner Apparater goufen ofgemellt. Kuckt no, wat Äre Kont soss nach opmécht, an huelt ewech, wat net Iech gehéiert.
page-recovered-none = Ausser dem neie Passwuert an de reschtlechen Noutfallcode mécht näischt Äre Kont op.
page-recovered-codes = Wann een aneren Är Noutfallcode gesinn hätt kënnen, da maacht neier.
page-remove-all = All d’Passkeyen ewechhuelen
page-recovered-done = Dat gehéiert alles mir

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
page-table-full = All Plaze si besat.
page-match-won = D’Partie geet un { $names }.
page-meld-is = Kombinatioun vu{ NRULE($name) } { $name }: { $cards }
page-menu = Menü
page-mute = { $name } net méi liesen
page-unmute = { $n ->
    [one] Eng Persoun nees liesen
   *[other] { $n } Leit nees liesen
  }
page-silence = { $name } däerf hei net méi schreiwen
page-unsilence = { $name } däerf hei erëm schreiwen
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
page-see-house-rule = Hausreegel { $clause }
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
page-check-about = Äre Browser rechent dat ganzt Ausdeelen no, aus der geheimer Nummer vum Dësch an den Nummeren, déi d’Apparater vun de Spiller bäigesteiert hunn. Dir musst kengem trauen.
page-check-deal = D’Ausdeelen nopréiwen
page-check-numbers = D’Nummere weisen
page-check-number = Kontrollnummer, virun der éischter Kaart gewisen
page-check-secret = Geheim Nummer, nom Spill gewisen
page-check-nonces = Nummere vun den Apparater vun de Spiller, no Plazen
page-check-no-nonce = keng
page-check-lifted = Ofgehuewe Kaarten
page-check-deck = D’Kaartespill nom Ofhiewen, déi iewescht Kaart als éischt
page-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
page-check-noted = Äre Browser huet sech genee dës Kontrollnummer während dem Spill gemierkt, wéi déi geheim Nummer nach net bekannt war.
page-check-own-nonce = D’Nummer vun Ärem eegenen Apparat ass Deel vun dësem Ausdeelen.
page-check-nonce-left-out = Ären Apparat huet eng Nummer geschéckt, mä si gouf bei dësem Ausdeelen net benotzt. War Är Verbindung lues, da läit et dorun; geschitt et méi dacks, da frot, wien de Server bedreift.
page-check-other = Während dem Spill gouf Ärem Browser eng aner Kontrollnummer gewisen.
