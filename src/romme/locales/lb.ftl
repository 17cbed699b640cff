### Rommé in Luxembourgish. The four catalogues have the same messages with the same variables;
### the tests compare them. Keep every message on one line, so that no line break gets into it.
### NRULE gives the n that a word keeps before what follows: vu{ NRULE($n) } { $n } is vun 30, vu 40.

-stock = { $case ->
   *[nominative] de verdeckte Koup
    [start] De verdeckte Koup
    [from] vum verdeckte Koup
    [in] am verdeckte Koup
  }
-open-pile = { $case ->
   *[nominative] den Ofleekoup
    [start] Den Ofleekoup
    [on] Um Ofleekoup
    [from] vum Ofleekoup
  }

## Cards: the sign of the suit, then the letter in the corner of the card

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

## The rule sets

ruleset-klassik = Klassik, d’Spill fir d’Famill
    .about = 52 Kaarten ouni Jokeren, 2 bis 6 Spiller. De Gewënner kritt d’Punkte vun de Kaarten, déi déi aner nach an der Hand hunn.
ruleset-turnier = Turnier, d’Spill am Veräin
    .about = 110 Kaarte mat sechs Jokeren, Dëscher vu véier, wou de Geber aussetzt, 40 Punkte fir z’erëffnen, Wäertungspunkten.
ruleset-verband = Verband, d’Spill op Meeschterschaften
    .about = Wéi Turnier, mee déi oppe Kaart däerf een an d’Hand huelen an et gëtt de Superrommé.
ruleset-haus = Haus, fir de Kichendësch
    .about = 110 Kaarte mat sechs Jokeren, jidderee spillt mat. All Reegel kënnt Dir änneren.
ruleset-changed = Hausreegelen no { $name }
    .about = { $cards } { $jokers ->
        [0] Kaarten ouni Jokeren
        [one] Kaarte mat engem Joker
       *[other] Kaarte mat { $jokers } Jokeren
      }, { $players } Spiller, { $opening ->
        [0] keng Mindestpunkte fir z’erëffnen
        [one] { $opening } Punkt fir z’erëffnen
       *[other] { $opening } Punkte fir z’erëffnen
      }. { $scoring ->
        [winner_takes_all] De Gewënner kritt d’Punkte vun de Kaarten, déi déi aner nach an der Hand hunn.
        [winner_and_losers] De Gewënner kritt d’Punkte vun de Kaarten, déi déi aner nach an der Hand hunn; hinne gi se ofgezunn.
        [own_hand] Jidderee kritt d’Punkte vu senger eegener Hand als Minuspunkten.
       *[rating] Et gi Wäertungspunkten.
      }

rules-list = Reegelwierker
rules-list-hint = romme rules NUMM weist eent dovun an einfache Wierder.
rules-edition = Editioun { $edition }
rules-assumed = ugeholl
rules-assumed-note = „ugeholl“: Dat steet a kengem Reegeltext. Et ass eis Propos an Dir kënnt se änneren.
rules-changed = geännert
rules-instead = normalerweis: { $sentence }
rules-without-change = Näischt ass anescht wéi bei { $rules }.
rules-idle = Geännert, mee bei dëse Reegelen ouni Wierkung: { $options }.

heading-table = Kaarten an Dësch
heading-melds = Kombinatiounen
heading-opening = Erëffnen
heading-open-card = Déi oppe Kaart
heading-jokers = Jokeren
heading-end = Enn vum Spill
heading-counting = Zielen

## The options of a rule set: a short title, and each answer as a sentence

option-packs = Kaartespiller
    .value = { $n ->
        [one] Gespillt gëtt mat engem Kaartespill vun 52 Kaarten.
       *[other] Gespillt gëtt mat { $n } Kaartespiller vu jee 52 Kaarten.
      }
option-jokers = Jokeren
    .value = { $n ->
        [0] Et gi keng Jokeren.
        [one] Dobäi kënnt ee Joker.
       *[other] Dobäi komme{ NRULE($n) } { $n } Jokeren.
      }
option-fewest_players = Mindestzuel vu Spiller
    .value = Um Dësch sëtze mindestens { $n } Spiller.
option-most_players = Héchstzuel vu Spiller
    .value = Um Dësch sëtzen héchstens { $n } Spiller.
option-seating = Wie matspillt
    .everyone_plays = Jiddereen um Dësch spillt mat, och de Geber.
    .dealer_sits_out = Un engem Dësch vu véier setzt de Geber aus; un engem Dësch vun dräi spillt jidderee mat.
option-hand_sizes = Kaarten an der Hand
    .value = { $kinds ->
        [one] Jidderee kritt { $n } Kaarten, eng no der anerer.
       *[other] Jidderee kritt seng Kaarten eng no der anerer: { $list }.
      }
    .part = { $n } Kaarte bei { $players } Spiller
option-cut_at_least = Ofhiewen
    .value = { $n ->
        [0] Et gëtt net ofgehuewen.
        [one] De rietsen Noper vum Geber hieft of: Mindestens eng Kaart gëtt ofgehuewen, mindestens eng bleift leien.
       *[other] De rietsen Noper vum Geber hieft of: Mindestens { $n } Kaarte ginn ofgehuewen, mindestens { $n } bleiwe leien.
      }
option-corrected_turn = Falsch Zuel vu Kaarten
    .nothing_laid = Wien eng falsch Zuel vu Kaarten huet, korrigéiert dat an engem Zuch an däerf dobäi weeder erëffnen nach leeën, dobäileeën oder Jokeren tauschen.
    .no_melds = Wien eng falsch Zuel vu Kaarten huet, korrigéiert dat an engem Zuch an däerf dobäi keng Kombinatioun leeën.
option-rounds = Ronne pro Serie
    .value = { $n ->
        [one] Eng Serie huet eng Ronn, wann näischt anescht ofgemaach ass; an enger Ronn deelt jiddereen eemol aus.
       *[other] Eng Serie huet { $n } Ronnen, wann näischt anescht ofgemaach ass; an enger Ronn deelt jiddereen eemol aus.
      }
option-ace_order = Plaz vum Äss
    .low = An enger Sequenz steet den Äss nëmme virun der Zwee.
    .low_or_high = An enger Sequenz steet den Äss virun der Zwee oder hannert dem Kinnek, awer ni dertëscht.
    .corner = An enger Sequenz steet den Äss virun der Zwee oder hannert dem Kinnek, an och dertëscht: Kinnek, Äss, Zwee.
option-largest_set = Gréisst Grupp
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
        [0] Fir z’erëffne brauch ee keng Mindestzuel vu Punkten.
        [one] Déi éischt Kombinatioune vun engem Spiller mussen zesumme mindestens { $n } Punkt zielen, an engem Zuch a mat eegene Kaarten.
       *[other] Déi éischt Kombinatioune vun engem Spiller mussen zesumme mindestens { $n } Punkten zielen, an engem Zuch a mat eegene Kaarten.
      }
option-lay_offs = Dobäileeën
    .any_time = Jiddereen däerf iwwerall dobäileeën, och wann e selwer nach näischt geluecht huet.
    .after_opening = Wien erëffent huet, däerf bei all Kombinatioun um Dësch dobäileeën. Virdrun däerf ee Kaarten nëmme bei Kombinatioune vum selwechten Zuch leeën.
option-own_lay_offs = Bei eegene Kombinatiounen dobäileeën
    .allowed = Et däerf een och bei eegene Kombinatiounen aus fréieren Zich dobäileeën.
    .never = Et däerf ee just bei de Kombinatioune vun deenen aneren dobäileeën. Eng eege Kombinatioun kann nëmmen an deem Zuch méi laang ginn, an deem se geluecht gëtt.
option-failed_opening = Falsch Erëffnung
    .wrong_melds_back = Um strengen Dësch gi beim Erëffne falsch Kombinatiounen zréckgeholl; déi richteg bleiwe leien, wa se nach fir d’Erëffnung duerginn. Soss gëtt alles zréckgeholl, an den Zuch ass eriwwer.
    .all_back = Um strengen Dësch gëtt eng Erëffnung mat enger falscher Kombinatioun oder mat ze wéineg Punkte ganz zréckgeholl, och déi richteg Kombinatiounen, an den Zuch ass eriwwer.
option-failed_with_taken = Falsch Erëffnung mat der oppener Kaart
    .valid_stay = Um strengen Dësch: Läit déi oppe Kaart, déi fir z’erëffne geholl gouf, an enger falscher Kombinatioun, da bleiwen déi richteg leien, wa se fir d’Erëffnung duerginn. Déi oppe Kaart geet zréck, an den Zuch ass eriwwer.
    .all_back = Um strengen Dësch: Läit déi oppe Kaart, déi fir z’erëffne geholl gouf, an enger falscher Kombinatioun, da gëtt alles zréckgeholl. Déi oppe Kaart geet zréck, an den Zuch ass eriwwer.
option-open_card = Déi oppe Kaart
    .kept = Wien déi oppe Kaart hëlt, huet se an der Hand an däerf se am selwechten Zuch net nees ofginn.
    .used = Wien déi oppe Kaart hëlt, muss se am selwechten Zuch benotzen. Bis dohi läit se oppen um Dësch; gëtt se net gebraucht, kënnt se zréck, an den Zuch ass eriwwer.
    .free = Wien déi oppe Kaart hëlt, huet se an der Hand. En däerf se direkt nees zréckleeën; domat ass säin Zuch eriwwer.
option-indirect_lay_off = Indirekt dobäileeën
    .to_finish = Eng oppe Kaart, déi eréischt passt, wann eng aner dobäigeluecht ass, däerf een nëmmen huelen, fir an dësem Zuch fäerdeg ze ginn.
    .any_time = Eng oppe Kaart, déi eréischt passt, wann eng aner dobäigeluecht ass, däerf een ëmmer huelen.
option-last_card = Mat enger Kaart an der Hand
    .any = Wien nëmmen nach eng Kaart huet, däerf zéien, egal vu wéi engem Koup.
    .stock_only = Wien nëmmen nach eng Kaart huet, däerf nëmme { -stock(case: "from") } zéien.
    .not_to_finish = Wien nëmmen nach eng Kaart huet, däerf keng oppe Kaart huelen, mat där en an dësem Zuch kéint fäerdeg ginn.
option-joker_share = Jokeren an enger Kombinatioun
    .fewer = An enger Kombinatioun si manner Jokere wéi richteg Kaarten: Vu véier Kaarten däerf héchstens eng e Joker sinn.
    .not_more = An enger Kombinatioun sinn net méi Jokere wéi richteg Kaarten: Vu véier Kaarten däerfen der héchstens zwou Jokere sinn.
    .one = An enger Kombinatioun däerf héchstens ee Joker leien.
    .any = Eng Kombinatioun brauch eng richteg Kaart; all déi aner däerfe Jokere sinn.
option-side_by_side = Jokeren niefteneen
    .apart = An enger Sequenz leien ni zwee Jokeren niefteneen.
    .free = An enger Sequenz däerfe Jokeren nieftenee leien.
option-joker_swap = Jokeren tauschen
    .never = E Joker, deen um Dësch läit, bleift leien.
    .full_sets = Wien déi Kaart huet, fir déi e Joker steet, däerf en antauschen, an enger Grupp nëmmen, wa se komplett ass. De Joker gëtt am selwechten Zuch nees geluecht.
    .all_melds = Wien déi Kaart huet, fir déi e Joker steet, däerf en iwwerall antauschen. De Joker gëtt am selwechten Zuch nees geluecht.
option-joker_discard = Jokeren ofginn
    .to_finish = E Joker däerf een nëmmen als lescht Kaart ofginn, fir d’Spill fäerdeg ze maachen.
    .free = E Joker däerf een ëmmer ofginn.
option-only_jokers = Just nach Jokeren an der Hand
    .pass = Wien nëmmen nach e puer Jokeren huet a kee leeë kann, ass fäerdeg mat sengem Zuch, ouni eng Kaart ofzeginn.
    .discard = Wien nëmmen nach Jokeren huet, däerf een dovun ofginn.
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
       *[other] ; ouni Dobäileeën an ouni Jokertausch brauch en dofir keng Punkte fir z’erëffnen
      }.
option-superromme = Superrommé
    .no = Et gëtt kee Superrommé.
    .yes = Wien nach näischt geluecht huet, däerf all seng Kaarten an engem Zuch leeën a muss keng ofginn: Dat ass e Superrommé.{ $opening ->
        [0] {""}
       *[other] {" "}Punkte fir z’erëffne brauch en dofir net.
      }
option-stock_end = Wann de verdeckte Koup eidel ass
    .turned_over = Wann { -stock } eidel ass, gëtt { -open-pile } ouni ze mëschen ëmgedréint an ass dann deen neie verdeckte Koup.
    .reshuffled = Wann { -stock } eidel ass, gëtt { -open-pile } gemëscht an ass dann deen neie verdeckte Koup.
    .game_ends = Wann { -stock } opgebraucht ass, ass d’Spill eriwwer no deem Zuch, an deem déi lescht Kaart gezu gouf.
option-blocked_after = Blockéiert Spill
    .value = { $n ->
        [0] D’Spill geet weider, egal wéi dacks { -open-pile } nees als verdeckte Koup benotzt gëtt.
        [one] Wann { -stock } fir d’éischt opgebraucht ass, ass d’Spill blockéiert an eriwwer.
       *[other] Wann { -stock } { $n }-mol opgebraucht ass, ouni datt tëschenduerch eppes geluecht gouf, ass d’Spill blockéiert an eriwwer.
      }
option-stalled_after = Stëllstand
    .value = { $n ->
        [0] E Spill, an deem näischt geschitt, gëtt ni ofgebrach.
        [one] No engem Zuch, an deem näischt geluecht an näischt { -stock(case: "from") } gezu gouf, ass d’Spill blockéiert an eriwwer.
       *[other] No { $n } Zich, an deenen näischt geluecht an näischt { -stock(case: "from") } gezu gouf, ass d’Spill blockéiert an eriwwer.
      }
option-ace_points = Wäert vum Äss
    .one = Bildkaarten zielen 10, den Äss{ $ace ->
        [0] {""}
       *[other] {" "}an enger Kombinatioun
      } 1, déi aner Kaarten hir Zuel.
    .by_place = Bildkaarten zielen 10, déi aner Kaarten hir Zuel. Den Äss zielt 11 an enger Grupp{ $ace ->
        [0] {" "}an an der Hand
       *[other] {""}
      }; an enger Sequenz zielt en 11, wann de Kinnek (oder e Joker op senger Plaz) derbäi ass, soss 1.
option-joker_in_hand = Joker an der Hand
    .value = E Joker an der Hand zielt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
      }; um Dësch zielt e wéi déi Kaart, fir déi e steet.
option-ace_in_hand = Äss an der Hand
    .value = { $n ->
        [0] En Äss an der Hand zielt esou vill wéi an enger Grupp.
        [one] En Äss an der Hand zielt { $n } Punkt.
       *[other] En Äss an der Hand zielt { $n } Punkten.
      }
option-scoring = Wäertung
    .winner_takes_all = De Gewënner kritt d’Punkte vun alle Kaarten, déi déi aner nach an der Hand hunn.
    .winner_and_losers = De Gewënner kritt d’Punkte vun alle Kaarten, déi déi aner nach an der Hand hunn, a jidderengem vun hinne ginn déi eegen ofgezunn.
    .own_hand = Jidderee kritt d’Punkte vu sengen eegene Kaarten als Minuspunkten.
    .rating = Et gi Wäertungspunkten, jee nodeem wéi ee fäerdeg gëtt a wat an der Hand bleift.
option-hand_romme_factor = Hand-Rommé zielt
    .value = { $n ->
        [one] En Hand-Rommé zielt net méi wéi e gewéinleche Rommé.
        [2] En Hand-Rommé zielt duebel.
       *[other] En Hand-Rommé zielt { $n }-mol.
      }
option-winner_bonus = Bonus fir de Gewënner
    .value = { $n ->
        [0] De Gewënner kritt kee Bonus.
        [one] De Gewënner kritt { $n } Punkt dobäi.
       *[other] De Gewënner kritt { $n } Punkten dobäi.
      }
option-unopened_factor = Kaarte vu Spiller, déi näischt geluecht hunn
    .value = { $n ->
        [one] Et mécht keen Ënnerscheed, ob ee scho geluecht huet.
        [2] D’Kaarten an der Hand zielen duebel, wann de Spiller nach keng Kombinatioun geluecht huet.
       *[other] D’Kaarten an der Hand zielen { $n } Mol esou vill, wann de Spiller nach keng Kombinatioun geluecht huet.
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
        [0] Bei deenen, déi erëffent hunn, ass et egal, wéi vill Punkten nach an der Hand sinn.
       *[other] Erëffent, Wäertungspunkten no de Punkten an der Hand: { $list }.
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
        [0] Bei deenen, déi net erëffent hunn, ass et egal, wéi vill Punkten nach an der Hand sinn.
       *[other] Net erëffent, Wäertungspunkten no de Punkten an der Hand: { $list }.
      }
option-rating_unopened_above = Net erëffent, vill Punkten
    .value = Net erëffent{ $bands ->
        [0] {""}
       *[other] , méi Punkten an der Hand
      }: { $n ->
        [one] { $n } Wäertungspunkt
       *[other] { $n } Wäertungspunkten
      }.
option-cross_points = Punkte vun engem Spill mat engem Minuspunkt
    .entered = Wann ee Spiller e Minuspunkt kritt, kommen d’Kräiz an d’Punkte vum Spill op d’Lëscht.
    .left_out = Wann ee Spiller e Minuspunkt kritt, kënnt just d’Kräiz op d’Lëscht. D’Punkte vum Spill ginn net matgezielt.
option-thrown_in_again = Kaarten nach eng Kéier ewechgehäit
    .one_more = Wie seng Kaarten ongezielt ewechgeheit, kritt ee Wäertungspunkt manner, a vun der zweeter Kéier un zwee.
    .same = Wie seng Kaarten ongezielt ewechgeheit, kritt all Kéier ee Wäertungspunkt manner.
band-first = { $n } bei héchstens { $most }
band-next = { $n } bei { $least } bis { $most }

## Refusals: what is wrong, and what to do

refusal-game-won = D’Spill ass eriwwer: E Spiller huet Rommé gemaach. Weiderspille geet net.
refusal-game-stock-used-up = D’Spill ass eriwwer, well { -stock } opgebraucht ass. Weiderspille geet net.
refusal-game-blocked = D’Spill ass eriwwer: Et war blockéiert. Weiderspille geet net.
refusal-game-void = Dëst Spill zielt net an ass eriwwer. Et gëtt nei ausgedeelt.
refusal-not-your-turn = Dir sidd net un der Rei. Waart wgl., bis déi aner gespillt hunn.
refusal-cut-first = Et ass nach net ofgehuewen. Fir d’éischt hieft de rietsen Noper vum Geber of.
refusal-cut-done = Et ass schonn ofgehuewen. D’Spill geet elo weider.
refusal-cut-not-yours = Dir hieft dës Kéier net of. Dat mécht de rietsen Noper vum Geber.
refusal-cut-too-small = Dir hutt { $lifted ->
    [one] { $lifted } Kaart
   *[other] { $lifted } Kaarten
  } ofgehuewen. Hieft mindestens { $least } an héchstens { $most } of.
refusal-draw-first = Dir hutt nach net gezunn. Zitt fir d’éischt eng Kaart { -stock(case: "from") } oder { -open-pile(case: "from") }.
refusal-drawn-already = Dir hutt scho gezunn. Elo kënnt Dir leeën, dobäileeën oder ofginn.
refusal-open-pile-empty = { -open-pile(case: "start") } ass eidel. Zitt { -stock(case: "from") }.
refusal-last-card-from-stock = Dir hutt nëmmen nach eng Kaart an däerft { $card ->
    [Joker] de Joker
   *[other] { $card }
  } net huelen. Zitt { -stock(case: "from") }.
refusal-last-card-would-finish = Dir hutt nëmmen nach eng Kaart a kéint mat { $card ->
    [Joker] dem Joker
   *[other] { $card }
  } fäerdeg ginn. Dofir däerft Dir dës Kaart net huelen. Zitt { -stock(case: "from") }.
refusal-draw-skipped = D’Zuel vun Äre Kaarte gëtt korrigéiert: An dësem Zuch zitt Dir net. Gitt eng Kaart of.
refusal-shuffle-not-due = Elo gëtt net gemëscht, eréischt wann { -stock } eidel ass.
refusal-shuffle-first = { -stock(case: "start") } ass eidel. Fir d’éischt muss { -open-pile } gemëscht ginn.
refusal-shuffle-other-cards = Dat sinn net d’Kaarte { -open-pile(case: "from") }. Genee { $need ->
    [one] seng eenzeg Kaart kënnt
   *[other] seng { $need } Kaarte kommen
  } an den neie Koup.
refusal-not-in-hand-to-meld = { $card ->
    [Joker] Esou vill Jokeren hutt Dir net.
   *[other] { $card } hutt Dir net, oder net genuch dovun.
  } Leet nëmme Kaarten, déi Dir hutt.
refusal-no-jokers = An dësem Spill ginn et keng Jokeren. Wielt eng aner Kaart.
refusal-meld-too-short = Eng Kombinatioun brauch mindestens dräi Kaarten. Wielt méi Kaarten aus.
refusal-meld-no-pattern = Dës Kaarte si keng Kombinatioun. Leet eng Sequenz vun enger Faarf oder eng Grupp vum selwechte Wäert.
refusal-meld-ace-place = Op där Plaz an der Sequenz däerf den Äss net stoen. Leet d’Kaarten anescht.
refusal-meld-set-too-large = Esou grouss däerf eng Grupp net sinn. Loosst eng Kaart ewech.
refusal-meld-suit-twice = Eng Faarf ass duebel. An enger Grupp muss all Kaart eng aner Faarf hunn.
refusal-meld-joker-unnamed = Sot, fir wéi eng Kaart de Joker an der Sequenz steet.
refusal-meld-too-many-jokers = Dat sinn ze vill Jokeren. Ersetzt Jokeren duerch richteg Kaarten.
refusal-meld-jokers-side-by-side = Zwee Jokeren däerfen net nieftenee leien. Leet eng richteg Kaart dertëscht.
refusal-melds-per-turn = { $limit ->
    [one] An engem Zuch däerft Dir nëmmen eng Kombinatioun leeën an déi läit schonn.
   *[other] An engem Zuch däerft Dir nëmme{ NRULE($limit) } { $limit } Kombinatioune leeën an déi leie schonn.
  } Leet dobäi oder gitt eng Kaart of.
refusal-not-in-hand-to-lay-off = { $card ->
    [Joker] Esou vill Jokeren hutt Dir net.
   *[other] { $card } hutt Dir net, oder net genuch dovun.
  } Leet nëmme Kaarten dobäi, déi Dir hutt.
refusal-no-such-meld = Eng Kombinatioun mat der Nummer { $meld } gëtt et net. { $have ->
    [0] Um Dësch läit nach näischt.
    [one] Um Dësch läit nëmmen eng.
   *[other] D’Kombinatiounen um Dësch hunn d’Nummeren 1 bis { $have }.
  }
refusal-lay-off-misfit = Dat passt net bei { $meld }. Wielt eng aner Kombinatioun oder aner Kaarten.
refusal-lay-off-before-opening = { $need ->
    [0] Dir hutt nach näischt geluecht. Leet fir d’éischt selwer eng Kombinatioun, dann däerft Dir dobäileeën.
   *[other] Dir hutt nach net erëffent: { $have } vu{ NRULE($need) } { $need } Punkten. Kommt fir d’éischt mat eegene Kombinatiounen op { $need } Punkten, dann däerft Dir dobäileeën.
  }
refusal-lay-off-own-meld = Dir däerft just bei deenen aneren dobäileeën. { $meld } ass Är eege Kombinatioun. Wielt eng aner.
refusal-not-in-hand-to-swap = { $card ->
    [Joker] E Joker
   *[other] { $card }
  } hutt Dir net. Tauscht nëmme mat enger Kaart, déi Dir hutt.
refusal-swap-before-opening = { $need ->
    [0] Dir hutt nach näischt geluecht. Leet fir d’éischt selwer eng Kombinatioun, dann däerft Dir tauschen.
   *[other] Dir hutt nach net erëffent: { $have } vu{ NRULE($need) } { $need } Punkten. Kommt fir d’éischt mat eegene Kombinatiounen op { $need } Punkten, dann däerft Dir tauschen.
  }
refusal-swap-never = An dësem Spill gi keng Jokere getosch. De Joker bleift leien.
refusal-swap-no-joker = A{ NRULE($meld) } { $meld } steet kee Joker fir { $card }. Tauscht nëmme mat der Kaart, fir déi de Joker steet.
refusal-swap-set-not-full = D’Grupp huet eréischt { $have } vu{ NRULE($need) } { $need } Kaarten. De Joker däerft Dir tauschen, wann d’Grupp komplett ass.
refusal-nothing-to-discard = Dann hätt Dir keng Kaart méi fir ofzeginn. Behaalt eng Kaart an der Hand.
refusal-left-with-taken-card = Dann hätt Dir nëmmen nach { $card ->
    [Joker] de Joker
   *[other] { $card }
  }. Dës Kaart hutt Dir an dësem Zuch { -open-pile(case: "from") } geholl an däerft se net ofginn. Behaalt nach eng aner Kaart.
refusal-lying-stays = Wat läit, dat läit: Un dësem Dësch gëtt näischt zréckgeholl. Spillt mat de Kaarten an Ärer Hand weider.
refusal-corrected-no-laying = D’Zuel vun Äre Kaarte gëtt korrigéiert, dofir geet dat an dësem Zuch net. Maacht Ären Zuch einfach fäerdeg.
refusal-not-in-hand-to-discard = { $card ->
    [Joker] E Joker
   *[other] { $card }
  } hutt Dir net an der Hand. Gitt eng Kaart of, déi Dir hutt.
refusal-opening-too-low = Är Kombinatiounen zielen eréischt { $have } vu{ NRULE($need) } { $need } Punkten. Leet méi, oder huelt se zréck a gitt eng Kaart of, ouni z’erëffnen.
refusal-taken-card-opens = Dir hutt { $card ->
    [Joker] e Joker
   *[other] { $card }
  } geholl, ier Dir erëffent hat, a musst an dësem Zuch domat erëffnen. { $card ->
    [Joker] { $laid ->
        [0] Leet en an eng Kombinatioun oder leet en zréck.
       *[other] Leet en an eng vun Äre Kombinatiounen, oder huelt fir d’éischt Är Kombinatiounen zréck a leet dann de Joker zréck.
      }
   *[other] { $laid ->
        [0] Leet se an eng Kombinatioun oder leet se zréck.
       *[other] Leet se an eng vun Äre Kombinatiounen, oder huelt fir d’éischt Är Kombinatiounen zréck a leet dann d’Kaart zréck.
      }
  }
refusal-taken-card-unused = { $card ->
    [Joker] Dir hutt e Joker geholl an net benotzt. Leet en, leet en dobäi oder leet en zréck.
   *[other] Dir hutt { $card } geholl an net benotzt. Leet se, leet se dobäi, tauscht domat oder leet se zréck.
  }
refusal-taken-card-discarded = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } hutt Dir grad eréischt { -open-pile(case: "from") } geholl. Gitt eng aner Kaart of.
refusal-indirect-not-finished = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } passt eréischt, wann eng aner Kaart dobäigeluecht ass. Esou eng Kaart däerft Dir nëmmen huelen, fir an dësem Zuch fäerdeg ze ginn. Leet all Är Kaarte bis op eng a gitt déi of, oder huelt zréck, wat Dir geluecht hutt, a leet déi oppe Kaart nees op { -open-pile }.
refusal-joker-not-placed = { $jokers ->
    [one] De Joker, deen Dir agetosch hutt, läit nach net. Leet en an dësem Zuch oder leet en dobäi.
   *[other] { $jokers } Jokeren, déi Dir agetosch hutt, leien nach net. Leet se an dësem Zuch oder leet se dobäi.
  }
refusal-joker-discarded = E Joker däerft Dir nëmmen als lescht Kaart ofginn. Gitt eng aner Kaart of.
refusal-return-nothing-taken = Dir hutt keng Kaart { -open-pile(case: "from") } geholl a kënnt dofir och keng zréckleeën. Gitt eng Kaart of.
refusal-return-card-used = Déi Kaart, déi Dir geholl hutt, ass scho benotzt; si kann net méi zréck. Gitt eng Kaart of.
refusal-return-not-first = Déi oppe Kaart däerft Dir nëmmen direkt zréckleeën, ier Dir eppes leet. Gitt eng Kaart of.
refusal-return-forbidden = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } däerft Dir am selwechten Zuch net zréckleeën. Gitt eng aner Kaart of.
refusal-discard-needed = Ären Zuch ass nach net eriwwer. Gitt eng Kaart of, oder leet, wat nach passt.
refusal-discard-skipped = D’Zuel vun Äre Kaarte gëtt korrigéiert, dofir gitt Dir an dësem Zuch keng of. Maacht Ären Zuch fäerdeg, ouni ofzeginn.
refusal-ruling-too-late = Fir dës Entscheedung ass et an dësem Zuch oder Spill ze spéit. Wielt eng, déi elo passt.
refusal-ruling-too-early = Fir dës Entscheedung ass et nach ze fréi: Si gëllt eréischt nom Enn vum Spill. Waart, bis d’Spill eriwwer ass.
refusal-ruling-not-this-seat = Fir dës Plaz ass dës Entscheedung net méiglech. Wielt eng aner Plaz.
refusal-stock-too-small = Et muss op d’mannst eng Kaart feelen. Gitt eng Zuel vun op d’mannst 1 un.

## Options that make no rule set

rules-unknown-rules = E Reegelwierk „{ $name }“ gëtt et net. Méiglech sinn: { $known }.
rules-unknown-option = Eng Optioun „{ $option }“ gëtt et net. romme rules NUMM --json weist se all.
rules-wrong-type = „{ $value }“ ass fir { $option } ({ $title }) net méiglech. { $option ->
    [hand_sizes] Gitt fënnef Zuelen un, fir 2, 3, 4, 5 a 6 Spiller, zum Beispill [13,13,13,13,13].
    [rating_opened] Gitt all Kéier eng Grenz an hir Wäertungspunkten un, zum Beispill [[10,3],[30,2]].
    [rating_unopened] Gitt all Kéier eng Grenz an hir Wäertungspunkten un, zum Beispill [[100,0]].
   *[other] Gitt eng ganz Zuel un.
  }
rules-unknown-value = „{ $value }“ ass fir { $option } ({ $title }) net méiglech. Méiglech sinn: { $possible }.
rules-out-of-range = { $value } ass fir { $option } ({ $title }) net méiglech. Wielt eng Zuel vu{ NRULE($least) } { $least } bis { $most }.
rules-players-reversed = Déi klengst Zuel vu Spiller ({ $least }) ass méi grouss wéi déi gréisst ({ $most }). Dréit déi zwou Zuelen ëm.
rules-bands-not-rising = Bei { $option } ({ $title }) muss all Grenz méi héich si wéi déi virdrun. Setzt d’Grenzen an déi richteg Reiefolleg.
rules-bands-negative = D’Grenz { $value } a{ NRULE($option) } { $option } ({ $title }) läit ënner 0, mee keng Hand zielt manner wéi 0. Gitt nëmme Grenzen un, déi 0 oder méi sinn.
rules-pack-too-small = Et si{ NRULE($have, "nn") } { $have } Kaarten, mee { $players } Spiller brauche{ NRULE($need) } { $need }. Deelt manner Kaarten aus oder huelt méi Kaartespiller.
rules-lay-offs-before-opening = Wann et Punkte brauch fir z’erëffnen, kënnt d’Dobäileeën eréischt duerno. Setzt lay_offs op after_opening oder opening_points op 0.
rules-factor-without-hand-romme = En Hand-Rommé kann net méi zielen, wann et kee gëtt. Setzt hand_romme op yes oder hand_romme_factor op 1.
rules-factor-with-rating = Mat Wäertungspunkte gëtt et kee Faktor fir den Hand-Rommé. Setzt hand_romme_factor op 1.
rules-too-few-to-sit-out = Mat héchstens { $most } Spiller ka kee Geber aussetzen. Setzt most_players erop oder seating op everyone_plays.
rules-opening-out-of-reach = Mat { $cards } Kaarte kann een héchstens mat { $have } Punkten erëffnen, et brauch een der awer { $need }. Setzt opening_points erof, gitt méi Kaarten oder erlaabt den Hand-Rommé.
rules-pile-without-end = Näischt beendegt e Spill, an deem { -open-pile } ëmmer nees benotzt gëtt. Setzt blocked_after op mindestens 1 oder stock_end op game_ends.
rules-turns-without-end = Näischt beendegt e Spill, an deem déi oppe Kaart just nach geholl an zréckgeluecht gëtt. Setzt stalled_after op mindestens 1.
rules-players = { $have ->
    [one] { $have } Spiller sëtzt
   *[other] { $have } Spiller sëtzen
  } um Dësch; dës Reegele si fir { $least } bis { $most }.
rules-too-few-with-dealer-out = { $have ->
    [one] { $have } Spiller ass
   *[other] { $have } Spiller sinn
  } ze wéineg, well no dëse Reegelen de Geber aussetzt. Spillt mat mindestens { $least } oder setzt seating op everyone_plays.

## Positions that can’t be played

position-too-many = { $card } kënnt méi dacks vir wéi am Kaartespill. Huelt eng eraus.
position-without-jokers = An dësem Spill ginn et keng Jokeren. Huelt * eraus oder setzt an den Optioune Jokeren derbäi.
position-turn-sits-out = Plaz { $seat } setzt aus a kann net un der Rei sinn. Nennt eng Plaz, déi matspillt.
position-hand-sits-out = Plaz { $seat } setzt aus a ka keng Kaarten hunn. Gitt hir eng eidel Hand: "".
position-opened-sits-out = Plaz { $seat } setzt aus a kann näischt geluecht hunn. Huelt se aus opened an table eraus.
position-hand-empty = Plaz { $seat } huet keng Kaarten; d’Spill wier eriwwer. Gitt hir mindestens eng.
position-nothing-to-draw = Et gëtt keng Kaart fir ze zéien; d’Spill wier eriwwer. Leet eng an de verdeckte Koup (stock).
hand-too-large = Méi wéi { $most } Kaarten huet keen an der Hand. Loosst e puer ewech.
hand-without-jokers = An dësem Spill ginn et keng Jokeren. Loosst * ewech.
joker-written = Schreift zum Beispill 4H *5H 6H.

## Unreadable files

no-toml = Dat ass kee gëltegen TOML: { $reason }
too-deep = Eppes am Fichier ass ze déif verschachtelt oder ze grouss. Kuckt de Fichier no.
too-costly = Dat ass méi, wéi e Spillfichier jee brauch: vill ze vill Schlësselen, Tabellen oder Zich, oder e Schlëssel oder eng Zuel ouni Enn.
wrong-format = Dat ass kee Spillfichier vun dësem Programm. Bei format muss "{ $expected }" stoen.
deck-or-position = E Spillfichier muss entweeder „deck“ oder „position“ hunn, genee eent vun deenen zwee.
wrong-deck = D’Kaarten an „deck“ sinn net déi vun dësem Reegelwierk.{ $missing_count ->
    [0] {""}
   *[other] {" "}Et feelen: { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}Ze vill: { $extra }.
  }
misplaced-key = „{ $name }“ steet an enger Tabell. Setzt et iwwer d’Zeil [{ $table }].
unknown-key = „{ $name }“ ass hei net bekannt. Kuckt no, ob et richteg geschriwwen ass, oder huelt et eraus.
missing-key = „{ $name }“ feelt. Setzt et derbäi.
wrong-kind = Hei muss { $expected ->
    [table] eng Tabell stoen, zum Beispill {"{"} numm = wäert {"}"}
    [list] eng Lëscht an eckege Klamere stoen
    [text] en Text a Gänseféisercher stoen
    [texts] eng Lëscht vun Texter a Gänseféisercher stoen
    [number] eng ganz Zuel stoen
   *[other] { $expected } stoen
  }.
unknown-mode = E Modus „{ $value }“ gëtt et net. Méiglech sinn: { $expected }.
unknown-seat = Plaz { $seat } gëtt et net. D’Plazen hunn d’Nummeren 1 bis { $seats }.
hands-and-players = Et { $hands ->
    [one] ass { $hands } Hand
   *[other] si{ NRULE($hands, "nn") } { $hands } Hänn
  } fir { $seats } Spiller. Gitt fir all Spiller eng un.
proof-and-players = Et { $have ->
    [one] ass { $have } Nummer
   *[other] si{ NRULE($have, "nn") } { $have } Nummere
  } fir { $seats } Spiller. Gitt fir all Plaz eng un, an en eidelen Text fir eng Plaz ouni Nummer.
bad-digits = Hei däerfen nëmmen d’Zifferen 0 bis 9 an d’Buschtawen a bis f stoen, kleng geschriwwen an ouni Espacen.
wrong-digits = D’Nummer huet { $have ->
    [one] { $have } Ziffer
   *[other] { $have } Zifferen
  } amplaz vu{ NRULE($need) } { $need }. Schreift se ganz of.
proof-without-deck = E Beweis gehéiert zu engem Kaartestapel („deck“), mee dëse Fichier huet eng Positioun. Huelt [proof] eraus.
no-meld = „{ $text }“ ass no dëse Reegele keng Kombinatioun.
bad-move = „{ $text }“ ass keen Zuch. En Zuch gesäit esou aus: 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = „{ $text }“ ass keng Kaart. Eng Kaart gesäit esou aus: 7C, TH, AS; e Joker ass *.
bad-natural = „{ $text }“ ass keng Kaart mat Wäert a Faarf. Esou eng gesäit esou aus: 7C, TH, AS.
in-move = Zuch { $number }: { $reason }
file-missing = Dëse Fichier gëtt et net. Kuckt den Numm no.
file-directory = Dat ass en Dossier. Gitt den Numm vun engem Fichier un.
file-forbidden = De Fichier kann net gelies ginn: Seng Rechter erlaben et net.
file-not-utf8 = Dat ass keen Text an UTF-8. Späichert de Fichier als UTF-8.
file-marked = Den Text fänkt mat engem onsiichtbaren Zeechen un (BOM). Späichert de Fichier als UTF-8 ouni dat Zeechen.
file-empty = De Fichier ass eidel. Wielt en aneren.
file-too-large = De Fichier ass méi grouss wéi { $most } MB; dat ka kee Spillfichier sinn. Wielt en aneren.
file-failed = De Fichier kann net gelies ginn: { $reason }

## Events

event-began = D’Spill fänkt un: { $name } deelt aus{ $out ->
    [yes] {" "}a spillt dëst Spill net mat
   *[no] {""}
  }.
event-position-set = D’Positioun ass opgebaut; { $name } ass un der Rei.
event-shuffled = D’Kaarte gi gemëscht.
event-cut-made = { $name } hieft { $lifted ->
    [one] { $lifted } Kaart
   *[other] { $lifted } Kaarten
  } of.
event-dealt = Jidderee kritt { $n } Kaarten. { $card ->
    [Joker] E Joker
   *[other] { $card }
  } gëtt opgedeckt, { -stock } huet { $stock ->
    [one] { $stock } Kaart
   *[other] { $stock } Kaarten
  }.
event-turned-over = { -stock(case: "start") } ass eidel: { -open-pile } gëtt ëmgedréint an ass elo deen neie verdeckte Koup.
event-stock-ran-out = { -stock(case: "start") } ass eidel: { -open-pile } muss gemëscht ginn.
event-reshuffled = Nom Mëschen huet { -stock } { $stock ->
    [one] { $stock } Kaart
   *[other] { $stock } Kaarten
  }.
event-drew = { $name } { $from ->
    [open] hëlt { $card ->
        [Joker] de Joker
       *[other] { $card }
      } { -open-pile(case: "from") }
    [table] hëlt { $card ->
        [Joker] de Joker
       *[other] { $card }
      } { -open-pile(case: "from") }; d’Kaart läit oppen, bis se benotzt gëtt
   *[stock] zitt { $card ->
        [Joker] e Joker
       *[other] { $card }
      } { -stock(case: "from") }
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
event-opened = { $name } erëffent mat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
event-opening-failed = D’Erëffnung huet net geklappt: { $name } hëlt { $cards } nees an d’Hand.
event-discarded = { $name } gëtt { $card ->
    [Joker] e Joker
   *[other] { $card }
  } of.
event-gave-back = { $name } leet { $card ->
    [Joker] de Joker
   *[other] { $card }
  } op { -open-pile } zréck; den Zuch ass eriwwer.
event-passed = { $name } mécht den Zuch fäerdeg, ouni ofzeginn.
event-turn-came = { $name } ass un der Rei.
event-count-corrected = { $correction ->
    [skip_draw] { $name } huet ze vill Kaarten an zitt an dësem Zuch net.
   *[skip_discard] { $name } huet ze wéineg Kaarten a gëtt an dësem Zuch keng of.
  }
event-hand-filled = { $name } huet ze wéineg Kaarten an zitt virum Zielen nach { $cards }.

ending-romme = { $name } mécht Rommé a gewënnt d’Spill.
ending-hand = { $name } mécht Hand-Rommé a gewënnt d’Spill.
ending-hand_laid_off = { $name } mécht Hand-Rommé mat Dobäileeën a gewënnt d’Spill.
ending-super = { $name } mécht Superrommé a gewënnt d’Spill.
ending-stock_used_up = { -stock(case: "start") } ass opgebraucht: D’Spill ass eriwwer a keen huet Rommé gemaach.
ending-blocked = D’Spill ass blockéiert an domat eriwwer. Keen huet Rommé gemaach.
ending-void = D’Spill zielt net a gëtt nei ausgedeelt.

## Duties before a turn can end

duty-reach-opening = Nach net genuch fir z’erëffnen: { $have } vu{ NRULE($need) } { $need } Punkten.
duty-open-with-taken = { $card ->
    [Joker] Mam Joker erëffnen oder en zréckleeën.
   *[other] Mat { $card } erëffnen oder d’Kaart zréckleeën.
  }
duty-use-taken = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } benotzen oder zréckleeën.
duty-place-joker = { $jokers ->
    [one] De Joker nees leeën.
   *[other] { $jokers } Jokeren nees leeën.
  }
duty-finish = D’Spill an dësem Zuch fäerdeg maachen.

## Page: the answers of the table

page-pick-discard = Wielt fir d’éischt d’Kaart, déi Dir ofgi wëllt.
page-pick-one = Wielt nëmmen eng Kaart fir ofzeginn.
page-pick-meld = Wielt fir d’éischt d’Kaarte fir d’Kombinatioun.
page-pick-first = Wielt fir d’éischt eng Kaart.
page-fits-nowhere = Déi gewielte Kaarte passe bei keng Kombinatioun um Dësch.
page-not-onto-stock = D’Kaarte kommen op den Ofleekoup, net op de verdeckte Koup.
page-nothing-to-take-back = Dir hutt an dësem Zuch nach näischt geluecht. Et gëtt näischt zréckzehuelen.
page-hint-too-late = Soubal Dir Kaarte geluecht hutt, gëtt et an dësem Zuch keen Tipp méi.
page-wrong-meld = Dat ass keng gëlteg Kombinatioun. Hei kann een näischt dobäileeën.
page-set-aside-left = Dir hutt { $cards } op d’Säit geluecht, awer nach net op den Dësch.
page-unfinished = Ären Zuch ass nach net fäerdeg
page-way-discard = { $card ->
    [Joker] Zréckhuelen an de Joker
   *[other] Zréckhuelen a{ NRULE($card) } { $card }
  } ofginn
page-way-part = Nëmme{ NRULE($cards) } { $cards } leeën { $card ->
    [Joker] an de Joker
   *[other] a{ NRULE($card) } { $card }
  } ofginn
page-way-return = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } zréckleeën an den Zuch fäerdeg maachen
page-way-go-on = Weiderspillen
page-return-short = Zréckleeën
page-ends-turn = Enn vum Zuch
page-take-duty = { $duty ->
    [open-with-taken] nëmme fir direkt z’erëffnen
   *[other] muss direkt benotzt ginn
  }
page-why = Firwat?

## A planned turn, step by step

plan-lay = { $meld } leeën.
plan-lay-off = { $cards } bei { $meld } leeën.
plan-swap = { $card } géint de Joker a{ NRULE($meld) } { $meld } tauschen.
plan-pass = Den Zuch fäerdeg maachen, ouni ofzeginn.
plan-discard = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } ofginn.

## A game told in the terminal

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
    [one] { -open-pile(case: "on") }: { $card } ({ $n } Kaart)
   *[other] { -open-pile(case: "on") }: { $card } ({ $n } Kaarten)
  }
account-stock = Kaarten { -stock(case: "in") }: { $n }
account-owner = { $kind ->
    [run] Sequenz
    [set] Grupp
   *[wrong] Keng Kombinatioun
  }, { $name }
account-sits-out = setzt aus
account-to-draw = { $name } muss zéien.
account-to-shuffle = Elo muss { -open-pile } gemëscht ginn.
account-to-play = { $name } huet gezunn a muss spillen.
account-owed = Nach ze maachen:
account-refused = Zuch { $number } gëtt ofgeleent: { $move }
account-clause = { $clause }: { $text }
account-column-player = Spiller
account-column-hand = Kaarten an der Hand
account-column-points = Punkten an der Hand
account-column-score = { $scoring ->
    [rating] Wäertungspunkten
    [own_hand] Minuspunkten
   *[winner_takes_all] Gewonne Punkten
  }

## Checking a deal

verify-proven = Et ass bewisen, datt éierlech ausgedeelt gouf: D’Reiefolleg vun de Kaarte stoung fest, ier d’Spill ugaangen ass.
verify-not-proven = Et ass net bewisen, datt éierlech ausgedeelt gouf.
verify-fits-commitment = Déi geheim Nummer passt bei d’Kontrollnummer.
verify-fits-nonces = { $n ->
    [0] Keen Apparat vun engem Spiller huet eng Nummer bäigesteiert: Déi geheim Nummer vum Dësch huet d’Reiefolleg eleng bestëmmt.
    [one] Den Apparat vun engem Spiller huet eng eegen Nummer bäigesteiert, déi virdru festgestanen huet.
   *[other] D’Apparater vu{ NRULE($n) } { $n } Spiller hunn all eng eegen Nummer bäigesteiert, déi virdru festgestanen huet.
  }
verify-fits-lifted = { $n ->
    [0] Et gouf net ofgehuewen; d’Reegelen erlaben dat.
    [one] Et gouf { $n } Kaart ofgehuewen; d’Reegelen erlaben dat.
   *[other] Et goufe{ NRULE($n) } { $n } Kaarten ofgehuewen; d’Reegelen erlaben dat.
  }
verify-fits-dealer = Plaz { $seat } huet als éischt ausgedeelt, wéi dës Nummeren et bestëmmen.
verify-fits-deck = All { $n } Kaarte leien an der Reiefolleg, déi sech aus dësen Nummeren an dem Ofhiewen ergëtt.
verify-fits-reshuffles = { $n ->
    [one] Am Spill gouf { -open-pile } eemol gemëscht; och déi Reiefolleg ergëtt sech aus dësen Nummeren.
   *[other] Am Spill gouf { -open-pile } { $n }-mol gemëscht; och déi Reiefollegen ergi sech aus dësen Nummeren.
  }
verify-fits-moves = { $n ->
    [one] Deen eenzegen Zuch ass no de Reegelen.
   *[other] All { $n } Zich sinn no de Reegelen.
  }
verify-compare = Eppes kënnt nëmmen Dir kontrolléieren: Virun der éischter Kaart muss um Dësch dës Kontrollnummer gestanen hunn.
verify-wrong-commitment = Déi geheim Nummer passt net bei d’Kontrollnummer. Mindestens eng vun deenen zwou ass falsch.
verify-wrong-nonce = Eng Nummer, déi den Apparat vun engem Spiller soll bäigesteiert hunn, ass net déi, déi virdru festgestanen huet.
verify-wrong-dealer = Plaz { $seat } huet als éischt ausgedeelt, mee dës Nummere bestëmme Plaz { $expected }.
verify-wrong-lifted = { $lifted ->
    [one] Et kann net { $lifted } Kaart
   *[other] Et kënnen net { $lifted } Kaarten
  } ofgehuewe gi sinn. Dës Reegelen erlabe{ NRULE($least) } { $least } bis { $most }.
verify-wrong-deck = D’Kaarte leien net an der Reiefolleg, déi sech aus dësen Nummeren an dem Ofhiewen ergëtt. Kaart { $place } ass { $card ->
    [Joker] e Joker
   *[other] { $card }
  } a misst { $expected ->
    [Joker] e Joker
   *[other] { $expected }
  } sinn.
verify-wrong-reshuffle = Am Zuch { $move } gëtt { -open-pile } gemëscht, mee net an der Reiefolleg, déi sech aus den Nummere vun dësem Spill ergëtt. Kaart { $place } ass { $card ->
    [Joker] e Joker
   *[other] { $card }
  } a misst { $expected ->
    [Joker] e Joker
   *[other] { $expected }
  } sinn.
verify-wrong-moves = D’Reiefolleg vun de Kaarte stëmmt, mee en Zuch ass géint d’Reegelen: Esou kann net gespillt gi sinn.
verify-no-proof = An dësem Fichier steet kee Beweis, wéi ausgedeelt gouf; dofir gëtt et näischt ze kontrolléieren. E Beweis steet um Enn vun engem Fichier, ënner [proof].

## Problems that the server reports: accounts and requests

problem-sign-in = Mellt Iech wgl. fir d’éischt un oder maacht als Gaascht weider.
problem-wrong-sign-in = D’Umellen huet net geklappt. Kuckt de Login an d’Passwuert oder de Code no oder probéiert en anere Passkey.
problem-origin = Dës Ufro kënnt vun enger Säit, déi net zu dësem Server gehéiert. Maacht d’Säit vum Server selwer op a probéiert et nach eng Kéier.
problem-confirm-first = Confirméiert wgl. fir d’éischt, datt Dir et sidd: mam Passwuert, mat engem Passkey oder engem Noutfallcode.
problem-not-confirmed = Dat geet net duer, fir ze weisen, datt Dir et sidd. Kuckt no, wat Dir getippt hutt, oder confirméiert op eng aner Manéier.
problem-no-such-session = Op deem Apparat sidd Dir net méi ugemellt.
problem-no-such-passkey = Dee Passkey hutt Dir net méi.
problem-login-taken = De Login „{ $login }“ ass scho verginn. Wielt wgl. en aneren.
problem-account-exists = Dir hutt schonn e Kont.
problem-no-account = Als Gaascht hutt Dir weeder e Passwuert nach Noutfallcoden. Maacht wgl. fir d’éischt e Kont op.
problem-passkey-refused = Dëse Passkey konnt net gepréift ginn. Probéiert et wgl. nach eng Kéier.
problem-passkeys-full = Méi wéi { $most } Passkeye sinn net méiglech. Huelt fir d’éischt een ewech.
problem-too-many = Ze vill Versich. Probéiert et { $seconds ->
    [one] an enger Sekonn
   *[other] a{ NRULE($seconds) } { $seconds } Sekonnen
  } nach eng Kéier.
problem-name-missing = Gitt wgl. en Numm an.
problem-name-too-long = En Numm däerf héchstens { $most } Zeechen hunn; dësen huet der { $have }.
problem-name-bad-character = D’Zeechen { $character } ass an engem Numm net erlaabt.
problem-login-length = E Login muss { $least } bis { $most } Zeechen hunn.
problem-login-bad-character = D’Zeechen { $character } ass an engem Login net erlaabt. Benotzt nëmme Buschtawen, Zifferen, Punkten, Bindestrécher an Ënnerstrécher.
problem-password-too-short = E Passwuert brauch mindestens { $least } Zeechen.
problem-password-too-long = E Passwuert däerf héchstens { $most } Zeechen hunn.
problem-password-too-easy = Dëst Passwuert ass ze liicht ze roden. Wielt wgl. en anert.
problem-bad-request = De Server kann dës Ufro net liesen. Luet d’Säit nei a probéiert et nach eng Kéier.
problem-not-found = Dat gëtt et hei net. Kuckt de Link no.
problem-wrong-method = Dës Adress hëlt esou eng Ufro net un.
problem-too-large = Dat ass ze vill op eemol. Schéckt wgl. manner.
problem-full = De Server ass grad voll. Probéiert et { $seconds ->
    [one] an enger Sekonn
   *[other] a{ NRULE($seconds) } { $seconds } Sekonnen
  } nach eng Kéier.
problem-too-many-connections = Ze vill Verbindunge gläichzäiteg aus Ärem Netz. Maacht Säiten zou, déi Dir net braucht, a probéiert et { $seconds ->
    [one] an enger Sekonn
   *[other] a{ NRULE($seconds) } { $seconds } Sekonnen
  } nach eng Kéier.
problem-too-slow = D’Ufro war ze laang ënnerwee. Kuckt Är Verbindung no a probéiert et nach eng Kéier.
problem-server-error = Hei ass eppes schifgaangen an et läit net un Iech. Probéiert et wgl. nach eng Kéier.
problem-no-database = De Server erreecht grad seng Datebank net. Probéiert et gläich nach eng Kéier.

### Tables

problem-not-seated = Dir sëtzt net un dësem Dësch. Sicht Iech fir d’éischt eng fräi Plaz aus.
problem-not-host = Dat däerf nëmmen de Gaaschtgeber vum Dësch.
problem-seat-taken = Plaz { $seat } ass besat. Wielt eng aner.
problem-no-seat = Un dësem Dësch ass keng Plaz méi fräi.
problem-seated-already = Dir sëtzt schonn hei, op der Plaz { $seat }.
problem-no-bot-here = Op der Plaz { $seat } sëtzt kee Bot.
problem-unknown-bot = E Bot „{ $level }“ gëtt et net. Méiglech sinn: { $known }.
problem-nobody-here = Op der Plaz { $seat } sëtzt keen, deen Dir ewechhuele kéint.
problem-match-runs = Dat geet net, soulaang eng Partie leeft. Waart, bis se eriwwer ass.
problem-match-over = D’Partie ass eriwwer. Loscht op nach eng?
problem-no-game = Am Moment gëtt net gespillt. Waart op dat nächst Spill.
problem-match-not-over = D’Partie ass nach net eriwwer. Spillt se fir d’éischt fäerdeg.
problem-not-away = Dir sidd schonn do.
problem-ready-already = Dir sidd scho prett.
problem-table-closed = Dësen Dësch ass zou. Maacht en neien op oder spillt un engem anere mat.
problem-stale = An der Tëschenzäit ass eppes anescht geschitt. Kuckt op den Dësch a probéiert et nach eng Kéier.
problem-not-strict = Un dësem Dësch spillt Dir de ganzen Zuch op eemol.
problem-staged-stays = Wat läit, dat läit.
problem-not-at-table = Déi Persoun ass net un dësem Dësch.
problem-unreadable = De Server versteet dëse Message net. Luet d’Säit nei a probéiert et nach eng Kéier.
problem-too-long = Dëse Message ass ze laang. Maacht e méi kuerz: héchstens { $most } Bytes.
problem-of-tournament = Dësen Dësch gehéiert zu engem Turnéier: Den nächsten Dësch gëtt et mat der nächster Serie.
problem-not-online = Dësen Turnéier gëtt an engem Sall gespillt. Mellt Iech um Agank oder bei der Turnéierleedung un.
problem-no-rehearsal = Nëmmen eng Generalprouf spillt vun eleng. Maacht eng mat erfonnte Leit fir z’üben.
problem-no-table = Dësen Dësch gëtt et net. Kuckt de Link oder de Code no.
problem-no-spectators = Un dësem Dësch däerf keen nokucken.
problem-no-hints = Un dësem Dësch ginn et keng Tipps.
problem-not-your-turn = Dir sidd net un der Rei.
problem-talk-off = Un dësem Dësch ass de Chat aus.
problem-talk-presets = Un dësem Dësch ginn et nëmmen déi fäerdeg Sätz.
problem-silenced = De Gaaschtgeber léisst Iech un dësem Dësch net schreiwen.
problem-not-kept = De Server weess nach net, ob dat gespäichert ass. E kuckt no.
problem-bad-move = „{ $text }“ ass keen Zuch.
problem-too-many-tables = Dir hutt ze vill Dëscher gläichzäiteg op. Verloosst fir d’éischt een dovun.
problem-people-play = Bei dësem Spill spillt een um Dësch selwer mat; dofir kann een et net virspullen.
problem-pace-of-tournament = Den Tempo vun engem Turnéierdësch kann een net änneren.
problem-no-nonce-due = Am Moment brauch et keng Nummer vun Ärem Apparat; Dir musst keng schécken.
problem-wrong-nonce = Dat ass net d’Nummer, op déi sech Ären Apparat festgeluecht hat. Schéckt déi richteg.
problem-own-tables = { $most ->
    [one] Dir spillt schonn un engem aneren Dësch. Spillt fir d’éischt do fäerdeg oder verloosst en.
   *[other] Dir spillt schonn u{ NRULE($most) } { $most } Dëscher. Spillt fir d’éischt un engem dovu fäerdeg oder verloosst en.
}
problem-address-tables = { $most ->
    [one] Aus Ärem Netz gëtt schonn un engem Dësch gespillt. Wann dee fäerdeg ass oder kee méi do sëtzt, kënnt Dir en neien opmaachen.
   *[other] Aus Ärem Netz gëtt schonn u{ NRULE($most) } { $most } Dëscher gespillt. Wann een dovu fäerdeg ass oder kee méi do sëtzt, kënnt Dir en neien opmaachen.
}
problem-bad-rules = { $reason }
problem-no-game-kept = Dëst Spill gëtt et hei net. Kuckt de Link no.
problem-game-too-costly = Dëst Spill ass ze laang, fir et hei ze weisen. Dir kënnt awer säi Fichier eroflueden.
problem-not-yours = Dëst Spill däerfen nëmmen déi gesinn, déi matgespillt hunn.

talk-hello = Moien zesummen!
talk-good-luck = Vill Gléck!
talk-well-played = Gutt gespillt!
talk-thanks = Merci!
talk-sorry = Pardon!
talk-one-moment = Ee Moment, wannechgelift.
talk-i-am-back = Ech sinn erëm do.
talk-nice-hand = Wat e Blat!
talk-that-was-close = Dat war knapps!
talk-another-game = Nach eng Partie?
talk-good-bye = Äddi!

welcome-running = De Server leeft.

### The page

page-lead = Rommé, wéi en zu Lëtzebuerg an an Däitschland gespillt gëtt: mat Frënn oder géint Bots, gratis an ouni Reklamm.
page-your-name = Ären Numm
page-guest = Gaascht
page-which-rules = Wéi eng Reegelen?
page-bots-play = Niveau vun de Bots
page-level-zufall = Zoufall
page-level-anfaenger = Ufänger
page-level-stammtisch = Stammdësch
page-level-verein = Veräin
page-play-bots = Géint Bots spillen
page-play-friends = Mat Frënn spillen
page-continue-game = Weiderspillen: { $rules }
page-continue-with = Weiderspillen: { $rules } mat { $others }
page-and = { $first } a{ NRULE($last) } { $last }
page-nav = Haaptmenü
page-nav-play = Spillen
page-no-server = De Server äntwert net. Probéiert et gläich nach eng Kéier.
page-have-code = Hutt Dir e Code?
page-code = Code vum Dësch
page-join = Matspillen
page-open-tables = Oppen Dëscher
page-no-open-tables = Am Moment gëtt et keen oppenen Dësch.
page-free-seats = { $n ->
    [0] voll
    [one] { $n } Plaz fräi
   *[other] { $n } Plaze fräi
  }
call-director = D’Turnéierleedung ruffen
call-what = Wat ass geschitt?
call-open = { $minutes ->
    [0] D’Turnéierleedung ass geruff. Waart wgl.
    [one] Dir hutt d’Turnéierleedung virun enger Minutt geruff. Waart wgl.
   *[other] Dir hutt d’Turnéierleedung viru{ NRULE($minutes) } { $minutes } Minutte geruff. Waart wgl.
  }
call-unsent = De Ruff ass nach net geschéckt, well keng Verbindung do ass. Haalt wgl. d’Schëld héich.
call-coming = { $by } kënnt.
call-somebody-coming = Et kënnt een.
call-take-back = Ruff zréckhuelen
call-again = Nach eng Kéier ruffen
call-told = Rifft d’Turnéierleedung bei Ären Dësch.
page-to-tournament = Zréck zum Turnéier
page-home = Startsäit
page-language = Sprooch
page-large-print = Grouss Schrëft
page-four-colours = Véier Faarwen
page-theme = Hell oder donkel
page-theme-auto = wéi um Apparat
page-theme-light = hell
page-theme-dark = donkel
page-card-back = Verdeckt Kaart
page-card-joker = Joker
page-card-joker-for = Joker als { $card }
page-card = { $suit } { $rank ->
    [A] Äss
    [B] Bauer
    [D] Damm
    [K] Kinnek
   *[other] { $rank }
  }
page-suit-C = Kräiz
page-suit-S = Pik
page-suit-H = Häerz
page-suit-D = Karo
page-sort-suit = No Faarf
page-sort-rank = No Wäert
page-your-hand = Är Hand: { $n ->
    [one] { $n } Kaart
   *[other] { $n } Kaarten
  }
page-your-turn = Dir sidd drun
page-loading = Ee Moment …
page-reconnecting = Verbindung verluer, neie Versuch …
page-reconnecting-short = Verbënnt nei …
page-bot-name = Bot { $seat }
page-level-program = Programm
page-bridged = e Bot spréngt an
page-away = net do
page-sits-out = setzt aus
page-cards = { $n ->
    [one] { $n } Kaart
   *[other] { $n } Kaarten
  }
page-opened = huet erëffent
page-table = Dësch
page-stock = Verdeckte Koup ({ $n })
page-open-pile = Ofleekoup
page-discard-here = Hei ofginn
page-taken = Muss benotzt ginn
page-free-seat = fräi
page-do-cut = Hieft of: Tippt op d’Kaarten.
page-shuffling = D’Kaarte gi gemëscht …
page-others-cut = Et gëtt ofgehuewen …
page-others-turn = { $name } ass un der Rei …
page-do-draw = Dir sidd drun: Zitt eng Kaart.
page-do-play = Leet, wat Dir wëllt, a gitt dann eng Kaart of.
page-do-open = Nach net genuch fir z’erëffnen:
page-points-of = { $have } vu{ NRULE($need) } { $need }
page-which-way = Fir wéi eng Kaart steet de Joker?
page-add-or-swap = Dobäileeën oder de Joker tauschen?
page-no-advice = Hei hutt Dir keng Wiel.
page-close = Zoumaachen
page-cut-at = Kaarten
page-cut = Ofhiewen
page-cut-here = Hei ofhiewen
page-cut-choose = Plaz wielen
page-lay-meld = Leeën
page-take-back = Zréckhuelen
page-take-back-first = Huelt fir d’éischt zréck, wat Dir geluecht hutt.
page-discard = Ofginn
page-return = Oppe Kaart zréckleeën
page-pass = Zuch fäerdeg maachen
page-finish = Rommé maachen
page-fits = Passt: dobäileeën
page-fits-where = Hei passen d’Kaarten
page-hint = Tipp
page-nothing-yet = Et ass nach näischt geschitt.
page-seconds-left = nach { $n ->
    [one] { $n } Sekonn
   *[other] { $n } Sekonnen
  }
page-qr = QR-Code vun dësem Dësch
page-invite = Invitéiert Frënn: mam Link, mam QR-Code oder mat dësem Code.
page-share = Link deelen
page-copied = Link kopéiert
page-copy-link = Link kopéieren
page-copy-failed = De Browser huet d’Kopéieren net erlaabt. De Link ass markéiert: Kopéiert e mat Ctrl+C oder haalt e gedréckt.
page-you = Dir
page-ready = prett
page-sit = Hei Plaz huelen
page-add-bot = Bot derbäisetzen
page-remove = Ewechhuelen
page-waiting = Mir waarden op déi aner …
page-ready-to-play = Ech si prett
page-show-result = Resultat
page-card-points = { $n ->
    [one] { $n } Punkt an der Hand
   *[other] { $n } Punkten an der Hand
  }
page-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
page-standing = Tëschestand
page-final-standing = Endstand
page-rematch = Nach eng Partie
page-next-game = Nächst Spill
page-download = Spill späicheren
page-look-at-table = Dësch ukucken
page-told-took = { $who ->
    [you] Dir huelt { $card ->
        [Joker] de Joker
       *[other] { $card }
      } vum Ofleekoup.
   *[other] { $name } hëlt { $card ->
        [Joker] de Joker
       *[other] { $card }
      } vum Ofleekoup.
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
    [you] Dir gitt { $card ->
        [Joker] e Joker
       *[other] { $card }
      } of.
   *[other] { $name } gëtt { $card ->
        [Joker] e Joker
       *[other] { $card }
      } of.
  }
page-told-gave-back = { $who ->
    [you] Dir leet déi oppe Kaart zréck.
   *[other] { $name } leet déi oppe Kaart zréck.
  }
page-told-opened = { $who ->
    [you] Dir erëffent mat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
   *[other] { $name } erëffent mat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
      }.
  }
page-told-failed = { $who ->
    [you] D’Erëffnung huet net geklappt: Dir huelt { $cards } nees an d’Hand.
   *[other] D’Erëffnung huet net geklappt: { $name } hëlt { $cards } nees an d’Hand.
  }
page-told-away = { $who ->
    [you] Dir hutt d’Verbindung verluer.
   *[other] { $name } huet d’Verbindung verluer.
  }
page-told-left = { $who ->
    [you] Dir hutt den Dësch verlooss.
   *[other] { $name } huet den Dësch verlooss.
  }
page-told-bridge = { $who ->
    [you] E Bot spillt fir Iech weider.
   *[other] E Bot spillt fir { $name } weider.
  }
page-told-back = { $who ->
    [you] Dir sidd erëm do.
   *[other] { $name } ass erëm do.
  }
page-continue = Weiderspillen
page-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
  }
page-rules = Reegelen
page-assumed = (ugeholl)
page-instead = Normalerweis: { $text }
page-new-table = Neien Dësch
page-seats = Plazen
page-how-many-bots = Wéi vill Bots
page-length = Wéi laang?
page-length-games = ee Spill oder méi
page-length-target = bis zu enger Punktzuel
page-length-series = Serie vu Ronnen
page-number-games = Wéi dacks gespillt gëtt
page-number-target = Punkten
page-number-series = Ronnen
page-clock = Zäit pro Zuch
page-clock-none = ouni Limitt
page-clock-seconds = { $n } Sekonnen
page-clock-bank = Dobäi 60 Sekonne Reserv pro Spill
page-manners = Un dësem Dësch
page-strict = Streng, wéi um richtegen Dësch: Wat läit, dat läit, an eng falsch Erëffnung huet Konsequenzen
page-hints-allowed = Tipps sinn erlaabt
page-spectators-allowed = Anerer däerfen nokucken
page-listed = Jidderee fënnt den Dësch ënner „Oppen Dëscher“
page-house-rules = Hausreegelen
page-make-table = Dësch opmaachen

## Page: lessons

page-learn = Léieren
page-learn-lead = E puer Minutte pro Spill: Dir spillt, an den Dësch erkläert.
page-lesson-parts = { $n ->
        [one] Een Deel
       *[other] { $n } Deeler
    }
page-lesson-progress = { $done } vu{ NRULE($all) } { $all } gemaach
page-lesson-all-done = Alles gemaach
page-lesson-begin = Ufänken
page-lesson-continue = Weidermaachen
page-lesson-again = Nach eng Kéier vu vir
page-lesson-step = Deel { $now } vu{ NRULE($all) } { $all }
page-lesson-show = Weist et mir
page-lesson-next = Weider
page-lesson-back = Zréck
page-lesson-skip = Iwwersprangen
page-lesson-restart = Dësen Deel nach eng Kéier
page-lesson-tries = A wat ass, wann ech …
page-lesson-not-now = D’Reegelen erlaben dat. Maacht hei awer fir d’éischt dat, wat uewe steet.
page-lesson-well-done = Gutt gemaach!
page-lesson-watch = Kuckt, wat déi aner maachen …
page-lesson-finished = Elo kënnt Dir et
page-lesson-finished-text = Dat ass alles, wat Dir fir „{ $rules }“ braucht. Am Spill hëlleft den Dësch Iech weider, an d’Reegele kënnt Dir ëmmer noliesen.
page-lesson-play = Elo géint Bots spillen
page-level-lesson = spillt no Plang
page-lesson-do-draw-stock = Tippt op de verdeckte Koup: Dir zitt déi iewescht Kaart.
page-lesson-do-draw-open = Tippt op den Ofleekoup: Dir huelt déi oppe Kaart.
page-lesson-do-meld = Tippt op { $cards }, dann op „{ $button }“.
page-lesson-do-add = Tippt op { $cards }, dann op d’Kombinatioun, déi opliicht.
page-lesson-do-swap = Tippt op { $cards }, dann op d’Kombinatioun mam Joker.
page-lesson-do-discard = Tippt op eng Kaart, déi Dir net braucht, zum Beispill { $cards }, dann op „{ $button }“.
page-lesson-do-finish = Är lescht Kaart läit: Tippt op „{ $button }“.
page-lesson-turn = Ären Zuch
    .why = En Zuch geet ëmmer d’selwecht: eng Kaart zéien, eppes leeën, wann Dir kënnt a wëllt, an dann eng Kaart ofginn. Mat dëser Hand kënnt Dir nach näischt leeën.
    .done = Dat war e ganzen Zuch. Elo sinn déi aner un der Rei, ëmmer no lénks.
    .try-1 = … eng Kaart ofginn, ouni ze zéien?
page-lesson-meld = Eng Kombinatioun leeën
    .why = Dräi Kaarte vum selwechte Wäert sinn eng Grupp, dräi hannereneen an enger Faarf eng Sequenz. Mat der oppener Néng ginn Är zwou Néngen eng Grupp: Huelt se.
    .done = Är éischt Kombinatioun läit um Dësch. Ären Noper huet och geluecht.
    .try-1 = … déi Néng ofginn, déi ech grad geholl hunn?
    .try-2 = … meng Pik-Sequenz och nach leeën?
page-lesson-add = Dobäileeën
    .why = Dir däerft bei all Kombinatioun um Dësch Kaarten dobäileeën, egal wie se geluecht huet. Esou gitt Dir eenzel Kaarte lass.
    .done = Zwou Kaarte manner. Wat Dir net méi an der Hand hutt, bréngt deenen anere keng Punkten.
    .try-1 = … e Bauer bei d’Damme leeën?
page-lesson-rid = Déi lescht Kaart
    .why = Wie keng Kaart méi huet, gewënnt direkt: Dat ass Rommé. An dësem Spill musst Dir keng Kaart behale fir ofzeginn.
    .done = Rommé! Déi aner zielen, wat se nach an der Hand hunn, an Dir kritt d’Punkten.
    .try-1 = … dräi Kaarte leeën, déi net zesummegehéieren?
page-lesson-wait = Den éischten Zuch
    .why = Fir z’erëffnen, also déi éischt Kéier ze leeën, braucht Dir 40 Punkten. Bis dohin zitt Dir vum verdeckte Koup a gitt eng Kaart of. Déi oppe Kaart däerft Dir nëmmen huelen, wann Dir direkt domat erëffent. A behaalt de Joker.
    .done = Gutt. Esou sammelt Dir, bis et duergeet fir z’erëffnen.
    .try-1 = … de Joker ofginn?
page-lesson-free = Den éischten Zuch
    .why = Fir z’erëffnen, also déi éischt Kéier ze leeën, braucht Dir 40 Punkten. Déi oppe Kaart däerft Dir ëmmer an d’Hand huelen, och wann Dir nach näischt leeë kënnt: D’Pik-Siwe passt bei Är Pik-Aacht.
    .done = Gutt gewielt. Wann eng Kaart dach net passt, däerft Dir se direkt zréckleeën; dann ass Ären Zuch eriwwer.
    .try-1 = … de Joker ofginn?
page-lesson-kept = Den éischten Zuch
    .why = Fir z’erëffnen, also déi éischt Kéier ze leeën, braucht Dir 40 Punkten. Déi oppe Kaart däerft Dir ëmmer huelen: D’Pik-Siwe passt bei Är Pik-Aacht. Gitt se just net am selwechten Zuch nees of.
    .done = Gutt gewielt. Esou geet et weider, bis et duergeet fir z’erëffnen.
    .try-1 = … d’Siwen direkt nees ofginn?
page-lesson-open = Erëffnen
    .why = Är éischt Kombinatioune mussen zesumme 40 Punkten zielen, an engem Zuch. Bildkaarten zielen 10, déi aner hir Zuel. Den Dësch zielt mat.
    .done = Erëffent! Vun elo un däerft Dir leeën, wat Dir wëllt.
    .try-1 = … fir d’éischt meng Néng bei d’Sequenz vum Noper leeën?
    .try-2 = … nëmmen déi dräi Kinneke leeën an dann ofginn?
page-lesson-joker = De Joker
    .why = E Joker steet fir all Kaart, déi Iech feelt, an zielt esou vill wéi si. Mat der Karo-Aacht an der Karo-Néng kann en d’Siwen oder d’Zéng sinn: Den Dësch freet Iech.
    .done = De Joker steet elo fir dës Kaart, a fir keng aner.
    .try-1 = … zwee Jokere mat engem Bauer leeën?
page-lesson-lay-off = Weider leeën an dobäileeën
    .why = Dir hutt erëffent: Elo däerft Dir leeën, esou vill wéi Dir wëllt, och mat wéineg Punkten, a bei all Kombinatioun um Dësch Kaarten dobäileeën.
    .done = Nëmmen nach eng Kaart an der Hand: Dat ass séier gaangen.
    .try-1 = … d’Damm bei d’Kinneke leeën?
page-lesson-taken = Déi oppe Kaart
    .why = Wann Dir erëffent hutt, däerft Dir déi oppe Kaart huelen, mee Dir musst se am selwechten Zuch benotzen. Si bleift oppe leien, bis Dir se geluecht hutt. D’Häerz-Aacht passt bei Är Sequenz.
    .done = Direkt benotzt, wéi d’Reegel et wëllt. Soss géif se zréckgoen, an Ären Zuch wier eriwwer.
    .try-1 = … ofginn, ouni d’Aacht ze benotzen?
page-lesson-swap = E Joker tauschen
    .why = De Joker do steet fir d’Häerz-Zéng, an déi hutt Dir. Leet se op seng Plaz: De Joker gehéiert dann Iech, mee Dir musst en am selwechten Zuch nees leeën.
    .done = E schéinen Zuch: eng Kaart manner, an de Joker mécht Är Sequenz komplett.
    .try-1 = … mat der Karo-Damm tauschen?
    .try-2 = … de Joker fir méi spéit behalen?
page-lesson-last = Fäerdeg ginn
    .why = Fir fäerdeg ze ginn, leet Dir all Är Kaarte bis op eng, an déi gitt Dir of. D’Häerz-Damm géif och um Dësch passen, mee Dir braucht se fir ofzeginn.
    .done = Rommé! D’Spill ass eriwwer, a gezielt gëtt, wat déi aner nach an der Hand hunn.
    .try-1 = … d’Damm bei déi aner Damme leeën?
page-lesson-hand = Hand-Rommé
    .why = Dir hutt nach näischt geluecht an elo passt alles op eemol: véier Kombinatiounen an eng Kaart fir ofzeginn. Dat ass en Hand-Rommé. En zielt méi, an déi 40 Punkte braucht Dir dofir net.
    .done = Hand-Rommé! Dat gesäit een net all Dag.
page-lesson-super = Superrommé
    .why = All véierzéng Kaarte passen a Kombinatiounen, keng bleift iwwreg fir ofzeginn. Well Dir nach näischt geluecht hutt, däerft Dir esou fäerdeg ginn: De Superrommé zielt am meeschten.
    .done = Superrommé! Besser geet et net.
problem-no-lesson = Dës Lektioun gëtt et net. Wielt eng ënner „Léieren“.

## Page: rules

page-rules-title = Reegelen an Hausreegelen
page-rules-lead = Liest no, wéi all Spill geet, oder maacht Iech Är eege Reegelen.
page-rules-read = Liesen
page-rules-change = Änneren
page-rules-words = Als Text weisen
page-rules-play = No dëse Reegele spillen
page-rules-learn = Dëst Spill léieren
page-rules-mine = Meng Reegelen
page-rules-none = Nach näischt gespäichert. Ännert e Reegelwierk a späichert et ënner engem eegenen Numm.
page-rules-based = Baséiert op: { $rules }
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
page-rules-shared = Et huet Iech een dës Reegele geschéckt.
page-rules-changed = geännert
page-rules-undo = Zrécksetzen
page-rules-undo-all = All d’Ännerungen zréckhuelen
page-rules-idle = Dës Ännerung huet mat deenen anere Reegele keng Wierkung.
page-rules-senseless = Dat passt net zesummen
page-rules-ways = Dat kënnt Dir änneren:
page-rules-clauses = Punkt fir Punkt
page-rules-clauses-hint = Dat steet an de Reegeltexter; wat a kengem steet, ass als ugeholl markéiert. Wann den Dësch eppes ofleent, nennt en de Punkt oder, wou seng Reegelen anescht sinn, seng eege Reegel hei uewen.
page-rules-clause = Punkt { $clause }
page-rules-bad-link = D’Reegelen an dësem Link kënnen net gelies ginn. Loosst Iech de ganze Link schécken.
page-rules-players = { $n } Spiller
page-rules-less = { $what }: manner
page-rules-more = { $what }: méi
page-rules-band-most = Punkten an der Hand bis
page-rules-band-points = Wäertungspunkten
page-rules-band-add = Stuf derbäisetzen
page-rules-band-remove = Stuf ewechhuelen
page-rules-marked = Wat anescht ass wéi am Reegelwierk, ass markéiert.
page-senseless-players-reversed = Et kënnen net mindestens { $least } an zugläich héchstens { $most } Leit um Dësch sëtzen.
page-senseless-pack-too-small = Fir { $players } Spiller braucht Dir mindestens { $need } Kaarten, mee et sinn der nëmme{ NRULE($have) } { $have }.
page-senseless-lay-offs-before-opening = Wann een eng Mindestzuel vu Punkte brauch fir z’erëffnen, kann een net scho virdrun dobäileeën.
page-senseless-factor-without-hand-romme = En Hand-Rommé kann net méifach zielen, wann et no dëse Reegele kee gëtt.
page-senseless-factor-with-rating = Mat Wäertungspunkten huet den Hand-Rommé scho seng eege Punktzuel; en zielt net nach eng Kéier méifach.
page-senseless-too-few-to-sit-out = De Geber kann nëmmen aussetzen, wa genuch Leit um Dësch sëtzen; hei sinn et héchstens { $most }.
page-senseless-opening-out-of-reach = Mat { $players } Spiller a jee { $cards } Kaarte ka keen an engem Zuch méi wéi { $have } Punkte leeën; fir z’erëffne brauch een der awer { $need }.
page-senseless-pile-without-end = E Spill kéint éiweg daueren, well { -open-pile } ëmmer nees däerf benotzt ginn.
page-senseless-turns-without-end = E Spill kéint éiweg daueren, well déi oppe Kaart ëmmer nees geholl an zréckgeluecht däerf ginn.

## Page: frame and account

page-nowhere = Dës Säit gëtt et net
page-nowhere-hint = Vläicht ass de Link al oder gouf nëmmen zum Deel kopéiert.
page-not-loaded = Dës Säit konnt net geluede ginn: Entweeder ass d’Netz fort oder et gëtt eng nei Versioun.
page-load-again = Nei lueden
page-offline = Keng Verbindung mam Server. Kucke geet, spillen net.
page-settings = Astellungen
page-settings-hint = Dës Astellunge gëllen nëmmen op dësem Apparat.
page-settings-reading = Liesen
page-settings-cards = Kaarten an Dësch
page-settings-sound = Toun a Beweegung
page-settings-keyboard = Tastatur
page-preview = Virschau vum Dësch
page-faces = Kaartebild
page-face-auto = automatesch
page-face-auto-hint = Mat grousser Schrëft extra grouss, soss franséisch
page-face-french = franséisch
page-face-french-hint = Mat Figuren; d’Buschtawe riichte sech no der Sprooch vun der Säit: B, D, K
page-face-german = däitsch Buschtawen
page-face-german-hint = Ëmmer B, D, K (Bauer, Damm, Kinnek) wéi op däitschen a lëtzebuergesche Kaarten, och wann Dir d’Sprooch wiesselt
page-face-large = extra grouss
page-face-large-hint = Just Wäert a Faarf, ouni Figuren
page-backs = Récksäit
page-back-lattice = rout Gitter
page-back-diamonds = blo Rauten
page-back-waves = gréng Wellen
page-back-rays = violett Stralen
page-back-plain = donkelblo, ouni Muster
page-felt = Faarf vum Dësch
page-felt-green = gréng
page-felt-blue = blo
page-felt-burgundy = wäirout
page-felt-grey = gro
page-large-print-hint = Méi grouss Schrëft a méi grouss Kaarten
page-four-colours-hint = Karo blo, Kräiz gréng
page-sounds = Téin
page-sounds-hint = Wann Dir dru sidd oder wann eng Kaart fält
page-motion = Animatiounen
page-motion-hint = Kaarte fléie vum Koup an d’Hand
page-pace = Tempo
page-pace-hint = Wéi laang Bots waarden a wéi séier d’Kaarte sech beweegen. Gëllt op Dëscher, wou Dir Gaaschtgeber sidd oder nëmme géint Bots spillt.
page-pace-leisurely = Gemittlech
page-pace-normal = Normal
page-pace-brisk = Flott
page-pace-instant = Direkt
page-fast-forward = Bis bei dat nächst Spill virspullen
page-sounds-offer = Wëllt Dir um Dësch Téin héieren?
page-sounds-accept = Jo, gär
page-sounds-decline = Nee, merci
page-volume = Lautstäerkt
page-test-sound = En Testtoun spillen
page-vibration = Vibratioun
page-vibration-hint = Den Apparat vibréiert, wann Dir dru sidd
page-notifications = Notifikatiounen
page-notifications-hint = Wann Dir dru sidd an dës Säit grad net virun Iech hutt
page-notifications-blocked = Äre Browser blockéiert Notifikatioune vun dëser Säit. Dir kënnt se an den Astellunge vum Browser erlaben.
page-notification-body = Ären Dësch waart op Iech ({ $rules }).
page-letter-keys = Tastaturkierzele mat Buschtawen
page-letter-keys-hint = Mat enger Tastatur geet um Dësch ee Buschtaf duer fir ze spillen
page-me = Profil
page-start-bots = Géint Bots
page-start-bots-hint = Et geet direkt lass, ouni Kont.
page-start-friends = Mat Frënn
page-start-friends-hint = Maacht en Dësch op a schéckt de Link oder de Code.
page-start-more = Méi
page-start-learn = Rommé léieren
page-start-learn-hint = An e puer Minutten, mat de Kaarten an der Hand
page-start-watch = Nokucken
page-start-watch-hint = Dëscher, wou Dir nokucke kënnt
page-start-tournaments = Veräinsturnéieren
page-start-tournaments-hint = Umeldung, Plazen, Lëschten a Stand fir den Turnéier vun Ärem Veräin
page-start-promise = Gratis, ouni Reklamm, ouni Kont. All Ausdeele kann nogepréift ginn, a Bots sinn ëmmer als Bots gekennzeechent.
page-playing-now = amgaang
page-waits-for-players = waart op Spiller
page-between-games = virum nächste Spill
page-go-on = Weiderspillen
page-watch-lead = Un dësen Dëscher däerf jiddereen nokucken. Verdeckt Kaarte bleiwe verdeckt.
page-watch-none = Am Moment gëtt et keen Dësch, wou Dir nokucke kënnt.
page-watch-this = Nokucken
page-nobody-yet = Dir sidd nach net ugemellt. Maacht als Gaascht weider oder mellt Iech un.
page-come-in = Als Gaascht weider
page-as-guest = Als Gaascht
page-name-hint = Esou gesinn déi aner Iech um Dësch.
page-save = Späicheren
page-saved = Gespäichert
page-cancel = Ofbriechen
page-account = Kont
page-account-why = Mat engem Kont sidd Dir op all Ären Apparater déi selwecht Persoun. Keng E-Mail-Adress, näischt ze bezuelen.
page-account-make = Kont opmaachen
page-login = Login
page-login-hint = Domat mellt Dir Iech un: 3 bis 32 Buschtawen oder Zifferen.
page-password = Passwuert
page-password-new = Neit Passwuert
page-password-hint = Mindestens 8 Zeechen
page-password-set = Passwuert setzen
page-password-change = Passwuert änneren
page-by-passkey = Mat Passkey
page-by-password = Mat Passwuert
page-passkey-why = Mat engem Passkey mellt Dir Iech mam Fanger, mam Gesiicht oder mam PIN vun Ärem Apparat un: Dir musst näischt verhalen.
page-passkeys = Passkeyen
page-passkey-add = Passkey derbäisetzen
page-passkey-failed = Den Apparat huet kee Passkey geliwwert. Probéiert et nach eng Kéier oder benotzt e Passwuert.
page-sign-in = Umellen
page-sign-in-note = Wat Dir hei als Gaascht gespillt hutt, kënnt net mat op Äre Kont.
page-sign-out = Ofmellen
page-forgot = Passwuert vergiess?
page-recover = Mat engem Noutfallcode umellen
page-recovery-code = Noutfallcode
page-codes = Noutfallcoden
page-codes-why = Mat all Code kënnt Dir Iech eemol umellen, wa soss näischt méi geet. Schreift se op: Si ginn nëmmen elo gewisen.
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
page-last-used = fir d’lescht benotzt: { $date }
page-end-session = { $device } ofmellen
page-remove-passkey = Passkey vu{ NRULE($device) } { $device } ewechhuelen
page-end-others = All déi aner Apparater ofmellen
page-my-data = Meng Donnéeën
page-export = Alles eroflueden, wat iwwer mech gespäichert ass
page-forget-me = Mäi Kont läschen
page-forget-why = Ären Numm an Äre Kont gi geläscht. Är Plazen an Är Messagë bleiwen, awer ouni Numm, an an den Turnéieren och Är Startnummer. Dat kann een net méi zréckhuelen.
page-type-name = Tippt zur Sécherheet Ären Numm an: { $name }
page-confirm-passkey = Mat Passkey confirméieren
page-confirm-title = Confirméiert, datt Dir et sidd
page-confirm-why = Dir wëllt änneren, wéi Dir Iech umellt, oder Är Donnéeën eroflueden. Confirméiert wgl., datt Dir et sidd, fir datt keen aneren dat op Ärem Apparat maache kann.
page-confirm = Confirméieren
page-confirm-code = Léiwer mat engem Noutfallcode
page-confirm-code-hint = De Code ass duerno verbraucht.
page-confirm-password = Léiwer mam Passwuert
page-confirm-nothing = Op dësem Apparat kënnt Dir weeder mam Passwuert nach mat engem Noutfallcode confirméieren. Maacht d’Säit op engem Apparat op, deen Äre Passkey huet.
page-recovered = Dir sidd nees ugemellt
page-recovered-why = All déi aner Apparater goufen ofgemellt. Kuckt no, wat Äre Kont soss nach opmécht, an huelt ewech, wat net vun Iech ass.
page-recovered-none = Ausser dem neie Passwuert an den Noutfallcoden, déi nach iwwreg sinn, mécht näischt Äre Kont op.
page-recovered-codes = Wann et ka sinn, datt een aneren Är Noutfallcodë gesinn huet, da maacht neier.
page-remove-all = All d’Passkeyen ewechhuelen
page-recovered-done = Dat gehéiert alles mir

## Page: the table

page-all-laid = keng Kaarte méi
page-before-your-turn = Virdrun
page-beside = Nieft dem Dësch
page-panel-news = Verlaf
page-panel-scores = Lëscht
page-panel-chat = Chat
page-chat-about = Optiounen …
page-chat-unread = Chat: { $n } nei
page-close-table = Dësch zoumaachen
page-come-back = Selwer weiderspillen
page-crosses = Kräizer
page-dealer-sign = G
page-deals = deelt aus
page-do-it = Esou spillen
page-draw-here = Hei zéien
page-draw-stock = Zéien
page-draw-open = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } huelen
page-game-number = Spill
page-game-of = Spill { $n }
page-game-of-games = Spill { $n } vu{ NRULE($all) } { $all }
page-game-to-points = Spill { $n } · bis { $points }
page-games-left = { $n ->
    [0] Dat war dat lescht Spill.
    [one] Nach ee Spill.
   *[other] Et ginn nach { $n } Spiller gespillt.
  }
page-home-keep = Op d’Startsäit, Plaz behalen
page-host = Gaaschtgeber
page-keys = Tasten
page-keys-about = Alles um Dësch geet och ouni Maus. D’Buschtawe kënnt Dir an den Astellungen ausschalten.
page-key-space = Leertast
page-key-for-cards = vu Kaart zu Kaart
page-key-for-move = d’Kaart an der Hand réckelen
page-key-for-pick = eng Kaart auswielen
page-key-for-places = an dat nächst Feld
page-key-for-cancel = d’Auswiel ophiewen
page-key-for-stock = vum verdeckte Koup zéien
page-key-for-open = déi oppe Kaart huelen
page-key-for-meld = d’ausgewielte Kaarte leeën
page-key-for-go = bei d’Kombinatioun, wou se passen
page-key-for-discard = ofginn
page-key-for-undo = zréckhuelen
page-key-for-hint = Tipp
page-key-for-sort = anescht sortéieren
page-key-for-list = d’Lëscht weisen
page-key-for-chat = de Chat weisen
page-key-for-rules = d’Reegele weisen
page-key-for-help = dës Hëllef
page-label = { $label }:
page-lay-onto = Dobäileeë bei: { $cards }
page-leave = Dësch verloossen
page-leave-free = Är Plaz gëtt fräi.
page-leave-runs = E Bot spillt fir Iech weider. Dir kënnt ëmmer zréckkommen.
page-leave-waits = D’Spill waart op Iech. Dir kënnt ëmmer zréckkommen.
page-pending-discard = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } gëtt ofginn, soubal d’Verbindung erëm do ass.
page-pending-draw = Dir zitt, soubal d’Verbindung erëm do ass.
page-pending-first = Waart wgl. esou laang mam nächste Schrëtt.
page-pending-leave = Dir verloosst den Dësch, soubal d’Verbindung erëm do ass.
page-pending-move = Ären Zuch gëtt gespillt, soubal d’Verbindung erëm do ass.
page-pending-other = Mir waarden op d’Verbindung …
page-stay = Bleiwen
page-looking-on = Dir kuckt no.
page-table-full = All d’Plaze si besat.
page-match-won = D’Partie geet u{ NRULE($names) } { $names }.
page-meld-is = Kombinatioun vu{ NRULE($name) } { $name }: { $cards }
page-menu = Menü
page-mute = Messagë vu{ NRULE($name) } { $name } net méi weisen
page-unmute = { $n ->
    [one] Messagë vun enger Persoun nees weisen
   *[other] Messagë vu{ NRULE($n) } { $n } Leit nees weisen
  }
page-silence = { $name } hei net méi schreiwe loossen
page-unsilence = { $name } hei nees schreiwe loossen
page-report = Dem Bedreiwer mellen
page-reported = Merci. De Bedreiwer kuckt sech dat un.
page-nobody-wrote = Et huet nach kee geschriwwen.
page-presets = Fäerdeg Sätz
page-send = Schécken
page-write = Äre Message
page-new-meld = Nei Kombinatioun
page-no-games-yet = Et ass nach kee Spill fäerdeg.
page-opened-short = erëffent
page-place = Rang
page-place-number = { $n }.
page-players = Déi aner Spiller
page-seats-open = { $n ->
    [one] Eng Plaz ass nach fräi.
   *[other] { $n } Plaze sinn nach fräi.
  }
page-see-clause = Punkt { $clause } an de Reegelen
page-see-house-rule = Hausreegel { $clause }
page-see-replay = D’Spill nach eng Kéier ukucken
page-slow = Lues Verbindung …
page-sort = Kaarte sortéieren
page-sort-melds = No Kombinatiounen
page-sort-melds-short = Kombinatiounen
page-sort-rank-short = Wäert
page-sort-suit-short = Faarf
page-sum = Zomm
page-take-back-one = Zréckhuelen: { $cards }
page-take-up = { $card ->
    [Joker] De Joker
   *[other] { $card }
  } nees an d’Hand huelen
page-told-match = { $who ->
    [you] D’Partie fänkt un. Dir deelt aus.
   *[other] D’Partie fänkt un. { $name } deelt aus.
  }
page-told-cut = { $who ->
    [you] Dir hieft of.
   *[other] { $name } hieft of.
  }
page-told-dealt = D’Kaarte sinn ausgedeelt a gezielt: jiddereen huet der { $n }. Oppe läit { $card ->
    [Joker] e Joker
   *[other] { $card }
  }.
page-told-turned-over = Den Ofleekoup gëtt ëmgedréint.
page-told-reshuffled = Den Ofleekoup gëtt gemëscht.
page-told-drew-own = Dir zitt { $card ->
    [Joker] e Joker
   *[other] { $card }
  }.
page-told-passed = { $who ->
    [you] Dir maacht den Zuch fäerdeg, ouni ofzeginn.
   *[other] { $name } mécht den Zuch fäerdeg, ouni ofzeginn.
  }
page-told-sat-down = { $name } hëlt Plaz.
page-told-stood-up = Plaz { $seat } ass fräi.
page-told-your-turn = Dir sidd drun.
page-waiting-for = Mir waarden op { $names } …
page-way-add = dobäileeën
page-way-swap = de Joker tauschen
page-you-are-bridged = E Bot spillt fir Iech.
page-you-play = Är Kaarten
page-you-sit-out = Dir setzt dëst Spill aus.
page-match-points = Punkten an der Partie: { $n }
page-melds = Kombinatiounen um Dësch

## Page: replays

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Zeil { $line }: { $reason }
  }
page-my-games = Meng Spiller
page-no-games = Dir hutt nach kee Spill fäerdeg gespillt. All Spill, dat fäerdeg ass, kënnt Dir Iech hei nach eng Kéier ukucken, Zuch fir Zuch.
page-more-games = Nach méi weisen
page-try-again = Nach eng Kéier probéieren
page-with = mat { $names }
page-you-won = Dir hutt gewonnen.
page-other-won = { $name } huet gewonnen.
page-you-sat-out = Dir hutt ausgedeelt an ausgesat.
page-game-file = Spillfichier
page-file-about = E gespäichert Spill, vun hei oder vu soss anzwousch, kënnt Dir Iech nach eng Kéier ukucken. De Fichier gëtt net um Server gespäichert.
page-open-file = Spillfichier opmaachen
page-drop-file = oder heihinner zéien
page-file-too-large = Dëse Fichier ass ze grouss fir e Spillfichier.
page-replay = E Spill nach eng Kéier ukucken
page-replay-controls = D’Spill ofspillen
page-replay-step = Zuch
page-replay-at = Zuch { $step } vu{ NRULE($last) } { $last }
page-replay-first = Un den Ufank
page-replay-back = Een Zuch zréck
page-replay-play = Ofspillen
page-replay-pause = Unhalen
page-replay-next = Een Zuch weider
page-replay-last = Un d’Enn
page-replay-moves = Zich
page-speed = Tempo
page-view-of = Wiem seng Kaarten ee gesäit
page-view-all = All d’Kaarten oppen
page-view-seat = Siicht vu{ NRULE($name) } { $name }
page-hand-of = Hand vu{ NRULE($name) } { $name }
page-no-meld = Geluecht, awer keng Kombinatioun
page-by-bridge = (hei huet e Bot gespillt)
page-in-line = An der Zeil { $line } vum Fichier:
page-opinions = Wat d’Bots mengen
page-opinion-of = D’Zich vun
page-ask-bots = D’Bots froen
page-ask-this = Wat mengen d’Bots zu dësem Zuch?
page-stop = Ophalen
page-asking = { $n } vu{ NRULE($of) } { $of } Zich analyséiert …
page-opinion-about = D’Bots spillen all dës Zich vill Mol duerch. Dobäi wësse se just dat, wat de Spiller gesi konnt. Da soe se, wat besser gewiescht wier a firwat.
page-opinion-summary = Iwwerbléck iwwer d’Zich vu{ NRULE($name) } { $name }
page-opinion-elsewhere = Dat ass keen Zuch vu{ NRULE($name) } { $name }.
page-next-worse = Nächste schwaachen Zuch
page-only-move = Hei gouf et keng Wiel: D’Reegelen hunn nëmmen dat erlaabt.
page-no-opinion = D’Bots hu keng Meenung zu dësem Zuch.
page-verdict-best = am beschten
page-verdict-good = gutt
page-verdict-inaccurate = ongenee
page-verdict-poor = schwaach
page-better = Besser:
page-as-good = Ongeféier esou gutt:
page-behind = { $scoring ->
    [rating] Am Duerchschnëtt { $points } Wäertungspunkte manner wéi mam beschten Zuch.
    [own_hand] Am Duerchschnëtt { $points } Minuspunkte méi wéi mam beschten Zuch.
   *[winner_takes_all] Am Duerchschnëtt { $points } Punkte manner wéi mam beschten Zuch.
  }
page-opinion-worlds = Dofir gouf d’Spill vun hei aus { $worlds }-mol fäerdeg gespillt.
page-before-move = D’Positioun virun dësem Zuch
page-chart = Wéi d’Spill gelaf ass
page-chart-about = Punkten an der Hand no all Zuch: wat manner, wat besser.
page-as-table = Als Tabell
page-turn = Zuch
page-check-heading = Gouf éierlech ausgedeelt?
page-check-about = Äre Browser rechent dat ganzt Ausdeelen no: aus der geheimer Nummer vum Dësch an aus den Nummeren, déi d’Apparater vun de Spiller bäigesteiert hunn. Dir musst kengem vertrauen.
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
page-check-noted = Äre Browser huet sech genee dës Kontrollnummer wärend dem Spill gemierkt, wéi déi geheim Nummer nach net bekannt war.
page-check-own-nonce = D’Nummer vun Ärem eegenen Apparat gouf bei dësem Ausdeele benotzt.
page-check-nonce-left-out = Ären Apparat huet eng Nummer geschéckt, mee si gouf bei dësem Ausdeelen net benotzt. Et ka sinn, datt Är Verbindung ze lues war; wann et méi dacks geschitt, frot de Bedreiwer vum Server.
page-check-other = Wärend dem Spill gouf Ärem Browser eng aner Kontrollnummer gewisen.
