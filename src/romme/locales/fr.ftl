### Le Rommé en français. Les quatre catalogues ont les mêmes messages avec les mêmes variables ;
### les tests les comparent. Chaque message tient sur une ligne, pour qu’aucun retour n’y entre.

-stock = pioche
-open-pile = défausse

## Les cartes : le signe de la couleur, puis la lettre dans le coin de la carte

card = { $suit }{ $rank ->
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
  }
card-joker = Joker
card-joker-for = Joker ({ $card })
cards-none = aucune
cards-more = { $cards } … et { $more } de plus
seat = Place { $seat }

## Les jeux de règles

ruleset-klassik = Klassik, le jeu en famille
    .about = Un jeu de 52 cartes sans joker, 2 à 6 joueurs. Le gagnant marque ce que les autres ont encore en main.
ruleset-turnier = Turnier, le jeu de tournoi d’un club
    .about = 110 cartes avec six jokers, tables de quatre où le donneur ne joue pas, 40 points pour ouvrir, points de classement.
ruleset-verband = Verband, le jeu de compétition d’une fédération
    .about = Comme Turnier, mais la carte ouverte peut être prise en main, et il y a le Superrommé.
ruleset-haus = Haus, pour la table de la cuisine
    .about = 110 cartes avec six jokers, tout le monde joue. Chaque réponse est une proposition que vous pouvez changer.
ruleset-changed = Règles maison d’après { $name }
    .about = { $cards } cartes { $jokers ->
        [0] sans joker
        [one] avec un joker
       *[other] avec { $jokers } jokers
      }, { $players } joueurs, { $opening ->
        [0] sans minimum de points pour ouvrir
       *[other] { $opening } points pour ouvrir
      }. { $scoring ->
        [winner_takes_all] Le gagnant marque ce que les autres ont encore en main.
        [own_hand] Chacun marque contre lui les points restés dans sa main.
       *[rating] On joue pour des points de classement.
      }

rules-list = Jeux de règles
rules-list-hint = romme rules NAME en montre un avec des mots simples.
rules-edition = Édition { $edition }
rules-assumed = supposé
rules-assumed-note = « supposé » : aucun document ne le dit ; c’est notre proposition, et elle peut être changée.
rules-changed = changé
rules-instead = au lieu de : { $sentence }
rules-without-change = Rien ne diffère de { $rules }.
rules-idle = Changé, mais sans effet avec ces règles : { $options }.

heading-table = Cartes et table
heading-melds = Combinaisons
heading-opening = Ouverture
heading-open-card = La carte ouverte
heading-jokers = Jokers
heading-end = Fin de la partie
heading-counting = Compte des points

## Les questions d’un jeu de règles en quelques mots, et chaque réponse en une phrase

option-packs = Jeux de cartes
    .value = { $n ->
        [one] On joue avec un jeu de 52 cartes.
       *[other] On joue avec { $n } jeux de 52 cartes réunis.
      }
option-jokers = Jokers
    .value = { $n ->
        [0] Il n’y a pas de joker.
        [one] On ajoute un joker.
       *[other] On ajoute { $n } jokers.
      }
option-fewest_players = Nombre minimal de joueurs
    .value = Une table compte au moins { $n } personnes.
option-most_players = Nombre maximal de joueurs
    .value = Une table compte au plus { $n } personnes.
option-seating = Qui joue
    .everyone_plays = Tout le monde joue, le donneur aussi.
    .dealer_sits_out = À une table de quatre, le donneur ne joue pas ; à une table de trois, tout le monde joue.
option-hand_sizes = Cartes en main
    .value = { $kinds ->
        [one] Chacun reçoit { $n } cartes, une à une.
       *[other] Chacun reçoit ses cartes une à une : { $list }.
      }
    .part = { $n } cartes à { $players } joueurs
option-cut_at_least = Coupe
    .value = { $n ->
        [0] On ne coupe pas.
       *[other] Le voisin de droite du donneur coupe : au moins { $n } cartes sont levées et au moins { $n } restent.
      }
option-corrected_turn = Correction du nombre de cartes
    .nothing_laid = Celui qui a un nombre de cartes faux le corrige en un coup, pendant lequel il ne peut ni ouvrir, ni poser, ni compléter, ni échanger de joker.
    .no_melds = Celui qui a un nombre de cartes faux le corrige en un coup, pendant lequel il ne peut rien poser de nouveau.
option-rounds = Tours d’une série
    .value = { $n ->
        [one] Sauf accord contraire, une série compte un tour ; dans un tour, chacun donne une fois.
       *[other] Sauf accord contraire, une série compte { $n } tours ; dans un tour, chacun donne une fois.
      }
option-ace_order = Place de l’as
    .low = Dans une suite, l’as se place seulement avant le deux.
    .low_or_high = Dans une suite, l’as se place avant le deux ou après le roi, jamais entre les deux.
    .corner = Dans une suite, l’as se place avant le deux ou après le roi, et aussi entre les deux : roi, as, deux.
option-largest_set = Plus grand groupe
    .value = { $n ->
        [3] Un groupe se compose de trois cartes de même valeur, toutes de couleurs différentes.
       *[other] Un groupe se compose de trois ou quatre cartes de même valeur, toutes de couleurs différentes.
      }
option-melds_per_turn = Combinaisons par coup
    .value = { $n ->
        [0] On peut poser autant de combinaisons que l’on veut à son tour de jouer.
        [one] On peut poser au plus une combinaison à son tour de jouer.
       *[other] On peut poser au plus { $n } combinaisons à son tour de jouer.
      }
option-opening_points = Points pour ouvrir
    .value = { $n ->
        [0] La première combinaison d’un joueur peut avoir n’importe quelle valeur.
       *[other] Les premières combinaisons d’un joueur doivent compter ensemble au moins { $n } points, en un seul coup et avec ses propres cartes.
      }
option-lay_offs = Compléter
    .any_time = Chacun peut compléter toute combinaison sur la table, même sans avoir rien posé.
    .after_opening = Seul celui qui a ouvert peut compléter les combinaisons déjà posées.
option-failed_opening = Ouverture manquée
    .wrong_melds_back = À une table stricte, les combinaisons fausses d’une ouverture sont reprises ; les bonnes restent si elles suffisent encore pour ouvrir ; sinon tout est repris et le coup est terminé.
    .all_back = À une table stricte, une ouverture avec une combinaison fausse ou trop peu de points est reprise en entier, même les bonnes combinaisons, et le coup est terminé.
option-open_card = La carte ouverte
    .kept = Celui qui prend la carte ouverte l’a en main et ne peut pas la jeter dans le même coup.
    .used = Celui qui prend la carte ouverte doit la poser dans le même coup. Jusque-là elle reste visible sur la table ; si elle n’est pas utilisée, elle retourne à sa place et le coup est terminé.
    .free = Celui qui prend la carte ouverte l’a en main. La remettre aussitôt est permis et termine le coup.
option-indirect_lay_off = Complément indirect
    .to_finish = Une carte ouverte qui ne va qu’après la pose d’une autre ne peut être prise que pour terminer dans ce coup.
    .any_time = Une carte ouverte qui ne va qu’après la pose d’une autre peut être prise à tout moment.
option-last_card = Avec une seule carte en main
    .any = Celui qui n’a plus qu’une carte peut piocher dans les deux tas.
    .stock_only = Celui qui n’a plus qu’une carte ne peut prendre que dans la { -stock }.
    .not_to_finish = Celui qui n’a plus qu’une carte ne peut pas prendre une carte ouverte avec laquelle il pourrait terminer dans ce coup.
option-joker_share = Jokers dans une combinaison
    .fewer = Une combinaison a moins de jokers que de vraies cartes : sur quatre cartes, un joker au plus.
    .not_more = Une combinaison n’a pas plus de jokers que de vraies cartes : sur quatre cartes, deux jokers au plus.
    .any = À côté d’une vraie carte, une combinaison peut avoir autant de jokers que l’on veut.
option-side_by_side = Jokers côte à côte
    .apart = Deux jokers ne sont jamais côte à côte dans une suite.
    .free = Des jokers peuvent être côte à côte dans une suite.
option-joker_swap = Échange de jokers
    .never = Un joker posé reste où il est.
    .full_sets = Celui qui a la carte que remplace un joker peut l’échanger, dans un groupe seulement si le groupe est complet. Le joker est reposé dans le même coup.
    .all_melds = Celui qui a la carte que remplace un joker peut l’échanger dans toute combinaison. Le joker est reposé dans le même coup.
option-joker_discard = Jeter un joker
    .to_finish = Un joker ne peut être jeté que comme dernière carte, pour terminer.
    .free = Un joker peut être jeté à tout moment.
option-finish = La dernière carte
    .discard_optional = Celui qui se défait de sa dernière carte en posant, en complétant ou en jetant a gagné.
    .discard_needed = Pour terminer, il faut jeter sa dernière carte{ $superromme ->
        [yes] {" "}(sauf pour un Superrommé)
       *[no] {""}
      }.
option-hand_romme = Hand-Rommé
    .no = Terminer de la main en un seul coup compte comme un Rommé ordinaire.
    .yes = Le joueur qui n’a encore rien posé et se défait de toutes ses cartes en un tour fait Hand-Rommé{ $opening ->
        [0] {""}
       *[other] {" "}; sans compléter ni échanger de joker, aucun point n’est exigé pour ouvrir
      }.
option-superromme = Superrommé
    .no = Il n’y a pas de Superrommé.
    .yes = Le joueur qui n’a encore rien posé peut poser toutes ses cartes en un tour sans en jeter : Superrommé.{ $opening ->
        [0] {""}
       *[other] {" "}Aucun point n’est exigé pour ouvrir.
      }
option-stock_end = Pioche épuisée
    .turned_over = Quand la { -stock } est vide, la { -open-pile } est retournée sans être mélangée et devient la { -stock }.
    .reshuffled = Quand la { -stock } est vide, la { -open-pile } est mélangée et devient la { -stock }.
    .game_ends = Quand la { -stock } est épuisée, la partie prend fin après le coup où sa dernière carte a été tirée.
option-blocked_after = Partie bloquée
    .value = { $n ->
        [0] La partie continue, si souvent que la { -open-pile } serve à nouveau.
        [one] Quand la { -stock } est épuisée pour la première fois, la partie est bloquée et terminée.
       *[other] Quand la { -stock } est épuisée { $n } fois sans que rien n’ait été posé entre-temps, la partie est bloquée et terminée.
      }
option-stalled_after = Arrêt
    .value = { $n ->
        [0] Une partie où rien ne se passe n’est jamais arrêtée.
       *[other] Après { $n } coups où rien n’a été posé ni tiré de la { -stock }, la partie est bloquée et terminée.
      }
option-ace_points = Valeur de l’as
    .one = Les figures comptent 10, l’as 1, les autres cartes leur nombre.
    .by_place = Les figures comptent 10, les autres cartes leur nombre. L’as compte 11 dans un groupe et en main ; dans une suite il compte 11 si le roi (ou un joker à sa place) y est, sinon 1.
option-joker_in_hand = Joker en main
    .value = Un joker resté en main compte { $n } points ; sur la table il compte comme la carte qu’il remplace.
option-scoring = Marque
    .winner_takes_all = Le gagnant marque les points de toutes les cartes que les autres ont encore en main.
    .own_hand = Chacun marque les points de ses propres cartes, contre lui.
    .rating = Des points de classement sont donnés selon la façon de terminer et les cartes restées en main.
option-hand_romme_factor = Valeur du Hand-Rommé
    .value = { $n ->
        [one] Un Hand-Rommé ne compte pas plus qu’un Rommé ordinaire.
        [2] Un Hand-Rommé compte double.
       *[other] Un Hand-Rommé compte { $n } fois.
      }
option-rating_super = Superrommé
    .value = { $n ->
        [one] Superrommé : { $n } point de classement.
       *[other] Superrommé : { $n } points de classement.
      }
option-rating_hand = Hand-Rommé
    .value = { $n ->
        [one] Hand-Rommé : { $n } point de classement.
       *[other] Hand-Rommé : { $n } points de classement.
      }
option-rating_hand_laid_off = Hand-Rommé avec compléments
    .value = { $n ->
        [one] Hand-Rommé avec compléments ou échanges : { $n } point de classement.
       *[other] Hand-Rommé avec compléments ou échanges : { $n } points de classement.
      }
option-rating_romme = Rommé
    .value = { $n ->
        [one] Rommé : { $n } point de classement.
       *[other] Rommé : { $n } points de classement.
      }
option-rating_opened = Ouvert, peu de points
    .value = { $bands ->
        [0] Pour qui a ouvert, les points restés en main ne changent rien.
       *[other] Ouvert, points restés en main { $list }.
      }
option-rating_opened_above = Ouvert, beaucoup de points
    .value = Ouvert{ $bands ->
        [0] {""}
       *[other] , davantage de points en main
      } : { $n ->
        [one] { $n } point de classement
       *[other] { $n } points de classement
      }.
option-rating_unopened = Pas ouvert, peu de points
    .value = { $bands ->
        [0] Pour qui n’a pas ouvert, les points restés en main ne changent rien.
       *[other] Pas ouvert, points restés en main { $list }.
      }
option-rating_unopened_above = Pas ouvert, beaucoup de points
    .value = Pas ouvert{ $bands ->
        [0] {""}
       *[other] , davantage de points en main
      } : { $n ->
        [one] { $n } point de classement
       *[other] { $n } points de classement
      }.
band-first = jusqu’à { $most } : { $n }
band-next = de { $least } à { $most } : { $n }

## Refus : ce qui ne va pas, et que faire

refusal-game-won = La partie est terminée : quelqu’un l’a gagnée. On ne peut plus jouer.
refusal-game-stock-used-up = La partie est terminée : la { -stock } est épuisée. On ne peut plus jouer.
refusal-game-blocked = La partie est terminée : elle était bloquée. On ne peut plus jouer.
refusal-game-void = Cette partie ne compte pas et elle est terminée. On redonne les cartes.
refusal-not-your-turn = Ce n’est pas à vous de jouer. Attendez que les autres aient joué.
refusal-cut-first = Le jeu n’est pas encore coupé. D’abord, le voisin de droite du donneur coupe.
refusal-cut-done = Le jeu est déjà coupé. La partie continue sans autre coupe.
refusal-cut-not-yours = Ce n’est pas à vous de couper. C’est au voisin de droite du donneur.
refusal-cut-too-small = Vous avez levé { $lifted ->
    [one] { $lifted } carte
   *[other] { $lifted } cartes
  }. Levez-en au moins { $least } et au plus { $most }.
refusal-draw-first = Vous n’avez pas encore tiré. Tirez d’abord une carte de la { -stock } ou de la { -open-pile }.
refusal-drawn-already = Vous avez déjà tiré. Maintenant posez, complétez ou jetez une carte.
refusal-open-pile-empty = La { -open-pile } est vide. Prenez une carte de la { -stock }.
refusal-last-card-from-stock = Il ne vous reste qu’une carte, vous ne pouvez donc pas prendre { $card }. Prenez une carte de la { -stock }.
refusal-last-card-would-finish = Il ne vous reste qu’une carte et vous pourriez terminer avec { $card } : vous ne pouvez donc pas la prendre. Prenez une carte de la { -stock }.
refusal-draw-skipped = Votre nombre de cartes est corrigé : vous ne tirez pas dans ce coup. Jetez une carte.
refusal-shuffle-not-due = On ne mélange pas maintenant, seulement quand la { -stock } est vide.
refusal-shuffle-first = La { -stock } est vide. Il faut d’abord mélanger la { -open-pile }.
refusal-shuffle-other-cards = Ce ne sont pas les cartes de la { -open-pile }. { $need ->
    [one] Sa seule carte doit
   *[other] Ses { $need } cartes, et elles seules, doivent
  } former la nouvelle { -stock }.
refusal-not-in-hand-to-meld = Vous n’avez pas { $card }, ou pas autant de fois. Posez seulement des cartes que vous avez.
refusal-no-jokers = Il n’y a pas de joker dans ce jeu. Choisissez une autre carte.
refusal-meld-too-short = Une combinaison demande au moins trois cartes. Choisissez-en davantage.
refusal-meld-no-pattern = Ces cartes ne forment pas de combinaison. Posez une suite d’une couleur ou un groupe de même valeur.
refusal-meld-ace-place = L’as ne peut pas se trouver à cette place de la suite. Posez les cartes autrement.
refusal-meld-set-too-large = Un groupe ne peut pas être aussi grand. Enlevez une carte.
refusal-meld-suit-twice = Une couleur y est deux fois. Dans un groupe, toutes les cartes ont des couleurs différentes.
refusal-meld-joker-unnamed = Dites quelle carte le joker remplace dans la suite.
refusal-meld-too-many-jokers = Il y a trop de jokers dans cette combinaison. Prenez plus de vraies cartes.
refusal-meld-jokers-side-by-side = Deux jokers ne peuvent pas être côte à côte. Mettez une vraie carte entre eux.
refusal-melds-per-turn = { $limit ->
    [one] Vous ne pouvez poser qu’une combinaison par coup, et c’est fait.
   *[other] Vous ne pouvez poser que { $limit } combinaisons par coup, et c’est fait.
  } Complétez ou jetez une carte.
refusal-not-in-hand-to-lay-off = Vous n’avez pas { $card }, ou pas autant de fois. Complétez seulement avec des cartes que vous avez.
refusal-no-such-meld = Il n’y a pas de combinaison numéro { $meld }. { $have ->
    [0] Rien n’est encore posé sur la table.
    [one] Une seule est posée sur la table.
   *[other] Celles de la table portent les numéros 1 à { $have }.
  }
refusal-lay-off-misfit = Cela ne va pas avec { $meld }. Choisissez une autre combinaison ou d’autres cartes.
refusal-lay-off-before-opening = { $need ->
    [0] Vous n’avez encore rien posé. Posez d’abord une combinaison à vous, puis complétez.
   *[other] Vous n’avez pas encore ouvert : { $have } points sur { $need }. Atteignez d’abord { $need } points avec vos propres combinaisons, puis complétez.
  }
refusal-not-in-hand-to-swap = Vous n’avez pas { $card }. Échangez seulement une carte que vous avez.
refusal-swap-before-opening = { $need ->
    [0] Vous n’avez encore rien posé. Posez d’abord une combinaison à vous, puis échangez.
   *[other] Vous n’avez pas encore ouvert : { $have } points sur { $need }. Atteignez d’abord { $need } points avec vos propres combinaisons, puis échangez.
  }
refusal-swap-never = Dans ce jeu on n’échange pas de jokers. Le joker reste où il est.
refusal-swap-no-joker = Dans { $meld }, aucun joker ne remplace { $card }. Échangez seulement la carte que le joker remplace.
refusal-swap-set-not-full = Le groupe n’a que { $have } cartes sur { $need }. Le joker peut être échangé quand le groupe est complet.
refusal-nothing-to-discard = Il ne vous resterait aucune carte à jeter. Gardez-en une.
refusal-left-with-taken-card = Il ne vous resterait que { $card }, prise dans la { -open-pile } pendant ce coup, et que vous ne pouvez pas jeter. Gardez une autre carte.
refusal-lying-stays = Ce qui est posé reste posé : à cette table on ne reprend rien. Continuez avec les cartes de votre main.
refusal-corrected-no-laying = Votre nombre de cartes est en cours de correction, ce n’est donc pas permis pendant ce tour. Terminez simplement votre tour.
refusal-not-in-hand-to-discard = Vous n’avez pas { $card } en main. Jetez une carte que vous avez.
refusal-opening-too-low = Vos combinaisons comptent { $have } points sur { $need }. Posez davantage, ou reprenez-les et jetez une carte sans ouvrir.
refusal-taken-card-opens = Vous avez pris { $card } avant d’avoir ouvert : vous devez ouvrir avec cette carte pendant ce tour. { $laid ->
    [0] Posez-la dans une combinaison d’ouverture, ou remettez-la.
   *[other] Posez-la dans une de vos combinaisons d’ouverture, ou reprenez d’abord vos combinaisons, puis remettez-la.
  }
refusal-taken-card-unused = Vous avez pris { $card } sans l’utiliser. Posez-la, complétez ou échangez avec elle, ou remettez-la.
refusal-taken-card-discarded = Vous venez de prendre { $card } dans la { -open-pile }. Jetez une autre carte.
refusal-indirect-not-finished = { $card } ne va qu’après la pose d’une autre carte : on ne peut la prendre que pour terminer pendant ce tour. Posez toutes vos cartes sauf une et jetez celle-ci, ou reprenez ce que vous avez posé et remettez { $card }.
refusal-joker-not-placed = { $jokers ->
    [one] Le joker échangé n’est pas encore posé. Posez-le ou complétez avec lui dans ce coup.
   *[other] { $jokers } jokers échangés ne sont pas encore posés. Posez-les ou complétez avec eux dans ce coup.
  }
refusal-joker-discarded = Un joker ne peut être jeté que comme dernière carte. Jetez une autre carte.
refusal-return-nothing-taken = Vous n’avez pas pris de carte dans la { -open-pile } et ne pouvez donc rien remettre. Jetez une carte.
refusal-return-card-used = Vous avez utilisé la carte prise ; elle ne peut plus être remise. Jetez une carte.
refusal-return-not-first = La carte ouverte ne peut être remise qu’aussitôt, avant toute pose. Jetez une carte.
refusal-return-forbidden = { $card } ne peut pas être remise dans le même coup. Jetez une autre carte.
refusal-discard-needed = Votre coup n’est pas terminé. Jetez une carte, ou posez ce qui va encore.
refusal-discard-skipped = Votre nombre de cartes est en cours de correction : vous ne jetez pas de carte pendant ce tour. Terminez votre tour sans jeter.
refusal-ruling-too-late = Il est trop tard pour cette décision dans ce tour ou cette partie. Choisissez-en une qui convient à la situation.
refusal-ruling-too-early = Il est trop tôt pour cette décision : elle suppose une partie terminée. Attendez la fin de la partie.
refusal-ruling-not-this-seat = Cette décision n’est pas possible pour cette place. Choisissez une autre place.
refusal-stock-too-small = On ne peut pas tirer { $need } cartes. { $have ->
    [0] La { -stock } est vide.
   *[other] Choisissez un nombre de 1 à { $have }.
  }

## Des réponses qui ne font pas un jeu de règles

rules-unknown-rules = Il n’y a pas de jeu de règles « { $name } ». Il y a : { $known }.
rules-unknown-option = Il n’y a pas d’option « { $option } ». romme rules NAME --json les montre toutes.
rules-wrong-type = « { $value } » n’est pas possible pour { $option } ({ $title }). { $option ->
    [hand_sizes] Donnez cinq nombres, pour 2, 3, 4, 5 et 6 joueurs, par exemple [13,13,13,13,13].
    [rating_opened] Donnez des paires limite et points de classement, par exemple [[10,3],[30,2]].
    [rating_unopened] Donnez des paires limite et points de classement, par exemple [[100,0]].
   *[other] Donnez un nombre entier.
  }
rules-unknown-value = « { $value } » n’est pas possible pour { $option } ({ $title }). Il y a : { $possible }.
rules-out-of-range = { $value } n’est pas possible pour { $option } ({ $title }). Choisissez un nombre de { $least } à { $most }.
rules-players-reversed = Le nombre minimal de joueurs ({ $least }) dépasse le nombre maximal ({ $most }). Échangez les deux nombres.
rules-bands-not-rising = Les limites de { $option } ({ $title }) doivent augmenter de l’une à l’autre. Rangez-les par ordre croissant.
rules-bands-negative = La limite { $value } dans { $option } ({ $title }) est inférieure à 0, mais aucune main ne compte moins de 0. Donnez des limites à partir de 0.
rules-pack-too-small = Il y a { $have } cartes, mais { $players } joueurs en demandent { $need }. Donnez moins de cartes ou prenez plus de jeux.
rules-lay-offs-before-opening = S’il faut des points pour ouvrir, on complète seulement ensuite. Mettez lay_offs à after_opening, ou opening_points à 0.
rules-factor-without-hand-romme = Un Hand-Rommé ne peut pas compter plus s’il n’y en a pas. Mettez hand_romme à yes, ou hand_romme_factor à 1.
rules-factor-with-rating = Avec les points de classement, il n’y a pas de facteur pour le Hand-Rommé. Mettez hand_romme_factor à 1.
rules-too-few-to-sit-out = Avec { $most } joueurs au plus, aucun donneur ne peut rester dehors. Augmentez most_players, ou mettez seating à everyone_plays.
rules-players = { $have ->
    [one] { $have } joueur est
   *[other] { $have } joueurs sont
  } à table, mais ces règles sont faites pour { $least } à { $most }.
rules-too-few-with-dealer-out = { $have ->
    [one] { $have } joueur, c’est
   *[other] { $have } joueurs, c’est
  } trop peu, car avec ces règles le donneur ne joue pas. Jouez à { $least } au moins, ou mettez seating à everyone_plays.

## Des positions que l’on ne peut pas jouer

position-too-many = Il y a plus de { $card } que dans le jeu. Enlevez-en une.
position-without-jokers = Il n’y a pas de joker dans ce jeu. Enlevez *, ou ajoutez des jokers dans les options.
position-turn-sits-out = La place { $seat } ne joue pas, ce ne peut être son tour. Nommez une place qui joue.
position-hand-sits-out = La place { $seat } ne joue pas et ne peut avoir de cartes. Donnez-lui une main vide : "".
position-opened-sits-out = La place { $seat } ne joue pas et ne peut rien avoir posé. Retirez-la de opened et de table.
position-hand-empty = La place { $seat } n’a pas de cartes ; la partie serait terminée. Donnez-lui en au moins une.
position-nothing-to-draw = Il n’y a aucune carte à tirer ; la partie serait terminée. Mettez une carte dans la pioche (stock).
hand-too-large = Personne n’a plus de { $most } cartes en main. Enlevez-en.
hand-without-jokers = Il n’y a pas de joker dans ce jeu. Enlevez *.
joker-written = Écrivez par exemple 4H *5H 6H.

## Des fichiers que l’on ne peut pas lire

no-toml = Ce n’est pas du TOML valable : { $reason }
too-deep = Quelque chose dans le fichier est imbriqué trop profondément ou trop grand.
too-costly = C’est plus qu’aucun fichier de partie n’en demande : beaucoup trop de clés, de tableaux ou de coups, ou une clé ou un nombre sans fin.
wrong-format = Ce n’est pas un fichier de partie de ce programme. Le format doit être "{ $expected }".
deck-or-position = Un fichier de partie contient soit « deck », soit « position », exactement l’un des deux.
wrong-deck = Les cartes de « deck » ne sont pas celles de ces règles.{ $missing_count ->
    [0] {""}
   *[other] {" "}Il manque : { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}En trop : { $extra }.
  }
misplaced-key = « { $name } » se trouve dans un tableau. Placez-le au-dessus de la ligne [{ $table }].
unknown-key = « { $name } » n’est pas connu ici. Vérifiez l’orthographe, ou enlevez-le.
missing-key = « { $name } » manque. Ajoutez-le.
wrong-kind = Il faut ici { $expected ->
    [table] un tableau, comme {"{"} nom = valeur {"}"}
    [list] une liste entre crochets
    [text] un texte entre guillemets
    [texts] une liste de textes entre guillemets
    [number] un nombre entier
   *[other] { $expected }
  }.
unknown-mode = Il n’y a pas de mode « { $value } ». Il y a : { $expected }.
unknown-seat = Il n’y a pas de place { $seat }. Les places portent les numéros 1 à { $seats }.
hands-and-players = Il y a { $hands } mains pour { $seats } joueurs. Donnez une main par joueur.
proof-and-players = Il y a { $have } entrées pour { $seats } joueurs. Donnez-en une par place, un texte vide pour une place sans numéro.
bad-digits = Seuls les chiffres 0 à 9 et a à f peuvent figurer ici, sans majuscules ni espaces.
wrong-digits = Le numéro a { $have ->
    [one] { $have } chiffre
   *[other] { $have } chiffres
  } au lieu de { $need }. Copiez-le en entier.
proof-without-deck = Une preuve accompagne un paquet (« deck »), mais ce fichier a une position. Enlevez [proof].
no-meld = « { $text } » n’est pas une combinaison selon ces règles.
bad-move = « { $text } » n’est pas un coup. Un coup s’écrit ainsi : 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = « { $text } » n’est pas une carte. Une carte s’écrit ainsi : 7C, TH, AS ; un joker est *.
bad-natural = « { $text } » n’est pas une carte avec valeur et couleur. Une telle carte s’écrit ainsi : 7C, TH, AS.
in-move = Coup { $number } : { $reason }
file-missing = Ce fichier n’existe pas.
file-directory = C’est un dossier, pas un fichier.
file-forbidden = Le fichier ne peut pas être lu. Ses droits ne le permettent pas.
file-not-utf8 = Ce n’est pas un texte en UTF-8. Enregistrez le fichier en UTF-8.
file-marked = Le texte commence par une marque invisible (BOM). Enregistrez le fichier en UTF-8 sans elle.
file-empty = Le fichier est vide.
file-too-large = Le fichier dépasse { $most } Mo, ce n’est donc pas un fichier de partie.
file-failed = Le fichier ne peut pas être lu : { $reason }

## Ce qui s’est passé

event-began = La partie commence ; { $name } donne{ $out ->
    [yes] {" "}et ne joue pas cette partie
   *[no] {""}
  }.
event-position-set = Une position est en place ; c’est à { $name } de jouer.
event-shuffled = Les cartes sont mélangées.
event-cut-made = { $name } coupe et lève { $lifted ->
    [one] { $lifted } carte
   *[other] { $lifted } cartes
  }.
event-dealt = Chacun reçoit { $n } cartes. { $card } est retournée, et la { -stock } a { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
  }.
event-turned-over = La { -stock } est vide : la { -open-pile } est retournée et devient la nouvelle { -stock }.
event-stock-ran-out = La { -stock } est vide : il faut mélanger la { -open-pile }.
event-reshuffled = La { -open-pile } est mélangée ; la nouvelle { -stock } a { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
  }.
event-drew = { $name } { $from ->
    [open] prend { $card } dans la { -open-pile }
    [table] prend { $card } dans la { -open-pile } ; la carte reste visible jusqu’à ce qu’elle serve
   *[stock] tire { $card } de la { -stock }
  }.
event-laid-down = { $name } pose { $kind ->
    [run] une suite
   *[set] un groupe
  } : { $meld }.
event-laid-off = { $name } complète avec { $cards }. { $kind ->
    [run] La suite
   *[set] Le groupe
  } est maintenant { $meld }.
event-swapped = { $name } met { $card } à la place du joker : { $meld }. Le joker doit être reposé.
event-opened = { $name } a ouvert avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-opening-failed = Quelque chose n’allait pas dans l’ouverture : { $name } reprend { $cards } en main.
event-discarded = { $name } jette { $card }.
event-gave-back = { $name } remet { $card } sur la { -open-pile } ; le coup est terminé.
event-passed = { $name } termine le coup sans jeter de carte.
event-turn-came = C’est à { $name } de jouer.
event-count-corrected = { $correction ->
    [skip_draw] { $name } a trop de cartes et ne tire pas dans ce coup.
   *[skip_discard] { $name } a trop peu de cartes et ne jette rien dans ce coup.
  }
event-hand-filled = { $name } a trop peu de cartes et tire { $cards } avant de compter.

ending-romme = { $name } fait Rommé et gagne la partie.
ending-hand = { $name } fait Hand-Rommé et gagne la partie.
ending-hand_laid_off = { $name } fait Hand-Rommé avec compléments et gagne la partie.
ending-super = { $name } fait Superrommé et gagne la partie.
ending-stock_used_up = La { -stock } est épuisée : la partie est terminée et personne n’a fait Rommé.
ending-blocked = La partie est bloquée et terminée ; personne n’a fait Rommé.
ending-void = La partie ne compte pas et l’on redonne.

## Ce qu’un coup exige encore

duty-reach-opening = Atteindre l’ouverture : { $have } points sur { $need } jusqu’ici.
duty-open-with-taken = Ouvrir avec { $card }, ou la remettre.
duty-use-taken = Utiliser { $card }, ou la remettre.
duty-place-joker = { $jokers ->
    [one] Poser le joker échangé.
   *[other] Poser { $jokers } jokers échangés.
  }
duty-finish = Terminer la partie dans ce coup.

## Un coup prévu, pas à pas

plan-lay = Poser { $meld }.
plan-lay-off = Compléter { $meld } avec { $cards }.
plan-swap = Mettre { $card } à la place du joker dans { $meld }.
plan-pass = Terminer le tour sans jeter.
plan-discard = Jeter { $card }.

## Le récit d’une partie

account-title = Rommé : { $rules }
account-changes = Règles changées :
account-mode = Mode : { $mode ->
    [strict] strict, comme à une vraie table
   *[assist] avec aide ; ce qui enfreint une règle est refusé
  }
account-deal = Donne
account-position = Position
account-moves = Coups
account-laid-wrong = { $name } pose { $cards }, qui n’est pas une combinaison.
account-table = Sur la table :
account-state = État de la partie
account-result = Résultat
account-open = { $n ->
    [0] La { -open-pile } est vide.
   *[other] Sur la { -open-pile } : { $card } (cartes : { $n })
  }
account-stock = Dans la { -stock } : { $n }
account-owner = { $kind ->
    [run] Suite
    [set] Groupe
   *[wrong] Non valable
  }, { $name }
account-sits-out = ne joue pas
account-to-draw = { $name } doit tirer une carte.
account-to-shuffle = Il faut mélanger la { -open-pile }.
account-to-play = { $name } a tiré et doit jouer.
account-owed = Encore à faire :
account-refused = Le coup { $number } est refusé : { $move }
account-clause = { $clause } : { $text }
account-column-player = Joueur
account-column-hand = Cartes restantes
account-column-points = Points en main
account-column-score = { $scoring ->
    [rating] Points de classement
    [own_hand] Points contre
   *[winner_takes_all] Points gagnés
  }

## La donne, recalculée

verify-proven = La donne est prouvée : l’ordre des cartes était fixé avant le début de la partie.
verify-not-proven = La donne n’est pas prouvée.
verify-fits-commitment = Le numéro secret est bien celui du numéro de contrôle.
verify-fits-nonces = { $n ->
    [0] Aucun appareil de joueur n’a ajouté de numéro : seul le numéro secret de la table a décidé de l’ordre.
    [one] L’appareil d’un joueur a ajouté son propre numéro, fixé à l’avance.
   *[other] Les appareils de { $n } joueurs ont chacun ajouté leur propre numéro, fixé à l’avance.
  }
verify-fits-lifted = { $n ->
    [0] On n’a pas coupé ; selon ces règles, c’est juste.
    [one] À la coupe, { $n } carte a été levée ; les règles le permettent.
   *[other] À la coupe, { $n } cartes ont été levées ; les règles le permettent.
  }
verify-fits-dealer = La place { $seat } a donné en premier, comme ces numéros le décident.
verify-fits-deck = Les { $n } cartes sont toutes dans l’ordre qui découle de ces numéros et de la coupe.
verify-fits-reshuffles = { $n ->
    [one] La { -open-pile } a été mélangée { $n } fois dans la partie ; cet ordre découle aussi de ces numéros.
   *[other] La { -open-pile } a été mélangée { $n } fois dans la partie ; ces ordres découlent aussi de ces numéros.
  }
verify-fits-moves = { $n ->
    [one] Le seul coup est conforme aux règles.
   *[other] Les { $n } coups sont tous conformes aux règles.
  }
verify-compare = Une chose que vous seul pouvez vérifier : avant la première carte, la table doit avoir affiché ce numéro de contrôle.
verify-wrong-commitment = Le numéro secret n’est pas celui du numéro de contrôle. L’un des deux au moins est faux.
verify-wrong-nonce = Un numéro que l’appareil d’un joueur aurait ajouté n’est pas celui qui avait été fixé à l’avance.
verify-wrong-dealer = La place { $seat } a donné en premier, mais ces numéros désignent la place { $expected }.
verify-wrong-lifted = On ne peut pas avoir levé { $lifted } cartes à la coupe. Ces règles permettent de { $least } à { $most }.
verify-wrong-deck = Les cartes ne sont pas dans l’ordre qui découle de ces numéros et de la coupe. La carte { $place } est { $card } et devrait être { $expected }.
verify-wrong-reshuffle = Le coup { $move } mélange la { -open-pile }, mais pas dans l’ordre qui découle des numéros de cette donne. La carte { $place } est { $card } et devrait être { $expected }.
verify-wrong-moves = L’ordre des cartes est juste, mais un coup enfreint les règles : on ne peut pas avoir joué ainsi.
verify-no-proof = Ce fichier ne contient pas de preuve de sa donne ; il n’y a donc rien à vérifier. Une preuve se trouve à la fin d’un fichier, sous [proof].

## Ce que le serveur répond quand il ne peut pas : qui est qui

problem-sign-in = Connectez-vous d’abord, ou entrez comme invité.
problem-wrong-sign-in = Cela n’a pas marché : l’identifiant et le mot de passe, le code ou la clé d’accès ne vont pas ensemble.
problem-origin = Cette demande vient d’une page qui n’appartient pas à ce serveur.
problem-confirm-first = Confirmez d’abord que c’est bien vous : avec votre mot de passe, une clé d’accès ou un code de secours.
problem-not-confirmed = Cela ne montre pas que c’est vous. Vérifiez votre saisie, ou utilisez un autre de vos moyens de connexion.
problem-no-such-session = Vous n’êtes pas connecté sur un tel appareil.
problem-no-such-passkey = Vous n’avez pas de telle clé d’accès.
problem-login-taken = L’identifiant « { $login } » est déjà pris. Choisissez-en un autre.
problem-account-exists = Vous avez déjà un compte.
problem-no-account = Un invité n’a ni mot de passe ni codes. Choisissez d’abord un identifiant.
problem-passkey-refused = Cette clé d’accès n’a pas pu être vérifiée. Essayez encore une fois.
problem-passkeys-full = Plus de { $most } clés d’accès ne sont pas possibles. Enlevez-en une d’abord.
problem-too-many = C’était trop souvent. Réessayez { $seconds ->
    [one] dans { $seconds } seconde
   *[other] dans { $seconds } secondes
  }.
problem-name-missing = Tapez un nom.
problem-name-too-long = Un nom a au plus { $most } caractères ; celui-ci en a { $have }.
problem-name-bad-character = Le caractère { $character } n’est pas possible dans un nom.
problem-login-length = Un identifiant a de { $least } à { $most } caractères.
problem-login-bad-character = Le caractère { $character } n’est pas possible dans un identifiant : seulement des lettres, des chiffres, des points, des tirets et des soulignés.
problem-password-too-short = Un mot de passe a au moins { $least } caractères.
problem-password-too-long = Un mot de passe a au plus { $most } caractères.
problem-password-too-easy = Ce mot de passe est un des premiers qu’un inconnu essaierait. Choisissez-en un autre.
problem-bad-request = Le serveur ne peut pas lire cette demande.
problem-not-found = Il n’y a rien ici.
problem-wrong-method = On ne peut pas s’adresser ainsi à cette adresse.
problem-too-large = C’est trop d’un coup.
problem-full = Le serveur est plein en ce moment. Réessayez dans { $seconds } secondes.
problem-too-many-connections = Trop de connexions à la fois depuis votre réseau. Fermez les pages dont vous n’avez pas besoin et réessayez dans { $seconds } secondes.
problem-too-slow = La demande a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.
problem-server-error = Quelque chose n’a pas marché ici, et ce n’est pas votre faute. Essayez encore une fois.
problem-no-database = Le serveur n’atteint pas sa base de données pour le moment. Réessayez dans un instant.

### Tables

problem-not-seated = Vous n’êtes pas assis à cette table.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-seat-taken = La place { $seat } est occupée.
problem-no-seat = Il n’y a plus de place libre.
problem-seated-already = Vous êtes déjà assis ici, à la place { $seat }.
problem-no-bot-here = Il n’y a pas de robot à la place { $seat }.
problem-unknown-bot = Il n’y a pas de robot « { $level } ». Il y a : { $known }.
problem-nobody-here = À la place { $seat }, il n’y a personne que vous puissiez renvoyer.
problem-match-runs = Ce n’est pas possible pendant une partie.
problem-match-over = La partie est finie. Si vous voulez, jouez-en une autre.
problem-no-game = On ne joue pas en ce moment.
problem-match-not-over = La partie n’est pas encore finie.
problem-not-away = Vous êtes déjà là.
problem-ready-already = Vous êtes déjà prêt.
problem-table-closed = Cette table est fermée.
problem-stale = Il s’est passé autre chose entre-temps. Regardez encore une fois la table.
problem-not-strict = À cette table, on envoie le tour entier en une fois.
problem-staged-stays = Ce qui est posé reste posé.
problem-not-at-table = Cette personne n’est pas à cette table.
problem-unreadable = Le serveur ne comprend pas ce message.
problem-too-long = Ce message est trop long : { $most } octets au plus.
problem-of-tournament = Cette table fait partie d’un tournoi : la prochaine série amène la prochaine table.
problem-not-online = Ce tournoi se joue dans une salle. Inscrivez-vous à l’entrée ou auprès de la direction du tournoi.
problem-no-rehearsal = Seule une répétition générale se joue toute seule. Créez-en une avec des joueurs inventés pour vous exercer.
problem-no-table = Cette table n’existe pas. Vérifiez le lien ou le code.
problem-no-spectators = À cette table, personne ne peut regarder.
problem-no-hints = À cette table, il n’y a pas de conseils.
problem-not-your-turn = Ce n’est pas votre tour.
problem-talk-off = À cette table, on n’écrit pas de messages.
problem-talk-presets = À cette table, il n’y a que les messages tout prêts.
problem-silenced = L’hôte ne vous laisse pas écrire à cette table.
problem-not-kept = Le serveur ne sait pas s’il a pu l’enregistrer. On le lui demande encore une fois.
problem-bad-move = « { $text } » n’est pas un coup.
problem-too-many-tables = Vous regardez trop de tables à la fois.
problem-no-nonce-due = Aucune donne n’attend de numéro de votre appareil ; vous n’avez pas à en envoyer.
problem-wrong-nonce = Ce n’est pas le numéro auquel votre appareil s’était engagé. Envoyez celui-là.
problem-own-tables = { $most ->
    [one] Vous jouez déjà à une autre table. Terminez-la ou quittez-la d’abord.
   *[other] Vous jouez déjà à { $most } tables. Terminez ou quittez d’abord l’une d’elles.
}
problem-address-tables = { $most ->
    [one] On joue déjà à une table depuis votre réseau. Dès qu’elle sera terminée ou que tout le monde l’aura quittée, vous pourrez en ouvrir une autre.
   *[other] On joue déjà à { $most } tables depuis votre réseau. Dès que l’une d’elles sera terminée ou que tout le monde l’aura quittée, vous pourrez en ouvrir une autre.
}
problem-bad-rules = { $reason }
problem-no-game-kept = Cette partie terminée n’existe pas.
problem-game-too-costly = Cette partie est trop longue pour être montrée ici. Téléchargez plutôt son fichier.
problem-not-yours = Seuls ceux qui ont joué cette partie peuvent la voir.

talk-hello = Bonjour à tous !
talk-good-luck = Bonne chance !
talk-well-played = Bien joué !
talk-thanks = Merci !
talk-sorry = Pardon !
talk-one-moment = Un instant, s’il vous plaît.
talk-i-am-back = Me revoilà.
talk-nice-hand = Quelle main !
talk-that-was-close = C’était juste !
talk-another-game = Encore une partie ?
talk-good-bye = Au revoir !

welcome-running = Le serveur est en marche.

### La page

page-lead = Le rami du Luxembourg et de l’Allemagne : entre amis ou contre des robots, gratuit et sans publicité.
page-your-name = Votre nom
page-guest = Invité
page-which-rules = Quelles règles ?
page-bots-play = Niveau des robots
page-level-zufall = au hasard
page-level-anfaenger = débutant
page-level-stammtisch = habitué
page-level-verein = joueur de club
page-play-bots = Jouer contre des robots
page-play-friends = Table entre amis
page-no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-have-code = Vous avez un code ?
page-code = Code de la table
page-join = Rejoindre
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’a ouvert de table pour tous en ce moment.
page-free-seats = { $n ->
    [0] complet
    [one] { $n } place libre
   *[other] { $n } places libres
  }
page-to-tournament = Retour au tournoi
page-home = Accueil
page-language = Langue
page-large-print = Gros caractères
page-four-colours = Quatre couleurs
page-theme = Clair ou sombre
page-theme-auto = comme cet appareil
page-theme-light = clair
page-theme-dark = sombre
page-card-back = Carte cachée
page-card-joker = Joker
page-card-joker-for = Joker pour { $card }
page-card = { $rank } de { $suit }
page-suit-C = trèfle
page-suit-S = pique
page-suit-H = cœur
page-suit-D = carreau
page-sort-suit = Par couleur
page-sort-rank = Par valeur
page-your-hand = Votre main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
page-your-turn = À vous
page-loading = Un instant…
page-reconnecting = Connexion perdue, nouvel essai…
page-bot-name = Robot { $seat }
page-level-program = programme
page-bridged = un robot joue à sa place
page-away = absent
page-sits-out = ne joue pas
page-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
page-opened = a ouvert
page-table = Table
page-stock = Pioche ({ $n })
page-open-pile = Défausse
page-discard-here = Jeter ici
page-taken = À utiliser
page-meld-of = Combinaisons de { $name }
page-free-seat = libre
page-do-cut = Coupez les cartes, s’il vous plaît.
page-shuffling = On mélange les cartes…
page-others-cut = On coupe les cartes…
page-others-turn = { $name } joue…
page-do-draw = À vous : tirez une carte.
page-do-play = Posez, puis jetez une carte.
page-do-open = Pas encore assez pour ouvrir :
page-points-of = { $have } sur { $need }
page-which-way = De quelle façon ?
page-no-advice = Il n’y a rien à choisir ici.
page-close = Fermer
page-cut-at = Couper à
page-cut = Couper
page-lay-meld = Poser
page-take-back = Reprendre
page-take-back-first = Reprenez d’abord ce que vous avez posé.
page-discard = Jeter
page-return = Rendre la carte ouverte
page-pass = Finir le tour
page-finish = Terminer
page-hint = Conseil
page-nothing-yet = Rien ne s’est encore passé.
page-seconds-left = encore { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
page-qr = Code QR de cette table
page-invite = Invitez des amis : par le lien, le code QR ou ce code.
page-share = Partager le lien
page-copied = Lien copié
page-copy-link = Copier le lien
page-copy-failed = Le navigateur n’a pas permis la copie. Le lien est sélectionné : copiez-le avec Ctrl+C, ou appuyez longuement dessus.
page-you = vous
page-ready = prêt
page-sit = S’asseoir ici
page-add-bot = Ajouter un robot
page-remove = Retirer
page-waiting = On attend les autres…
page-ready-to-play = Je suis prêt
page-show-result = Résultat
page-card-points = { $n ->
    [one] { $n } point en main
   *[other] { $n } points en main
  }
page-score = Score { $n }
page-standing = Classement
page-final-standing = Classement final
page-rematch = Revanche
page-next-game = Partie suivante
page-download = Enregistrer la partie
page-look-at-table = Voir la table
page-told-took = { $who ->
    [you] Vous prenez { $card } de la défausse.
   *[other] { $name } prend { $card } de la défausse.
  }
page-told-drew = { $who ->
    [you] Vous tirez de la pioche.
   *[other] { $name } tire de la pioche.
  }
page-told-laid = { $who ->
    [you] Vous posez { $cards }.
   *[other] { $name } pose { $cards }.
  }
page-told-added = { $who ->
    [you] Vous ajoutez { $cards }.
   *[other] { $name } ajoute { $cards }.
  }
page-told-swapped = { $who ->
    [you] Vous échangez { $card } contre un joker.
   *[other] { $name } échange { $card } contre un joker.
  }
page-told-discarded = { $who ->
    [you] Vous jetez { $card }.
   *[other] { $name } jette { $card }.
  }
page-told-gave-back = { $who ->
    [you] Vous rendez la carte ouverte.
   *[other] { $name } rend la carte ouverte.
  }
page-told-opened = { $who ->
    [you] Vous ouvrez avec { $points }.
   *[other] { $name } ouvre avec { $points }.
  }
page-told-failed = { $who ->
    [you] Vous reprenez { $cards } : l’ouverture a échoué.
   *[other] { $name } reprend { $cards } : l’ouverture a échoué.
  }
page-told-away = { $name } a perdu la connexion.
page-told-bridge = Un robot joue pour { $name }.
page-told-back = { $name } est de retour.
page-continue = Reprendre
page-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
  }
page-rules = Règles
page-assumed = (supposé)
page-instead = D’habitude : { $text }
page-new-table = Votre propre table
page-seats = Places
page-how-many-bots = Dont robots
page-length = Combien de temps ?
page-length-games = un nombre de parties
page-length-target = jusqu’à un nombre de points
page-length-series = une série de tours
page-number-games = Parties
page-number-target = Points
page-number-series = Tours
page-clock = Temps par tour
page-clock-none = sans limite
page-clock-seconds = { $n } secondes, et 60 en réserve
page-manners = À cette table
page-strict = Comme à une vraie table : ce qui est posé reste posé, et une ouverture manquée a sa conséquence
page-hints-allowed = Les conseils sont permis
page-spectators-allowed = D’autres peuvent regarder
page-listed = Tout le monde trouve la table dans la liste
page-house-rules = Règles de la maison
page-make-table = Ouvrir la table

## Page: lessons

page-learn = Apprendre
page-learn-lead = Quelques minutes pour chaque jeu : vous jouez, la table explique.
page-lesson-parts = { $n ->
        [one] Une étape
       *[other] { $n } étapes
    }
page-lesson-progress = { $done } sur { $all } faites
page-lesson-all-done = Terminé
page-lesson-begin = Commencer
page-lesson-continue = Continuer
page-lesson-again = Recommencer depuis le début
page-lesson-step = Étape { $now } sur { $all }
page-lesson-show = Montrez-moi
page-lesson-next = Suivant
page-lesson-back = Précédent
page-lesson-skip = Passer
page-lesson-restart = Refaire cette étape
page-lesson-tries = Et si …
page-lesson-not-now = Les règles le permettent. Mais ici, faites d’abord ce qui est demandé plus haut.
page-lesson-well-done = Bravo !
page-lesson-watch = Regardez ce que font les autres …
page-lesson-finished = Maintenant, vous savez jouer
page-lesson-finished-text = C’est tout ce qu’il faut pour « { $rules } ». Pendant le jeu, la table vous aide, et les règles restent toujours à portée de main.
page-lesson-play = Jouer contre des bots
page-level-lesson = suit la leçon
page-lesson-do-draw-stock = Touchez la pioche : vous tirez la carte du dessus.
page-lesson-do-draw-open = Touchez la défausse : vous prenez la carte ouverte.
page-lesson-do-meld = Touchez { $cards }, puis « { $button } ».
page-lesson-do-add = Touchez { $cards }, puis la combinaison qui s’allume.
page-lesson-do-swap = Touchez { $cards }, puis la combinaison avec le joker.
page-lesson-do-discard = Touchez une carte dont vous n’avez pas besoin, par exemple { $cards }, puis « { $button } ».
page-lesson-do-finish = Votre dernière carte est posée : touchez « { $button } ».
page-lesson-turn = Votre tour
    .why = Un coup se déroule toujours ainsi : tirer une carte, poser quelque chose si vous pouvez et voulez, puis jeter une carte. Avec cette main, vous ne pouvez encore rien poser.
    .done = C’était un coup complet. Ensuite, c’est aux autres, toujours vers la gauche.
    .try-1 = … je jette une carte sans avoir tiré ?
page-lesson-meld = Poser une combinaison
    .why = Trois cartes de même valeur font un groupe, trois cartes qui se suivent dans une couleur font une suite. Le neuf ouvert complète vos deux neuf : prenez-le.
    .done = Votre première combinaison est sur la table. Votre voisin a posé aussi.
    .try-1 = … je jette le neuf que je viens de prendre ?
    .try-2 = … je pose aussi ma suite de pique ?
page-lesson-add = Compléter
    .why = Vous pouvez compléter toutes les combinaisons de la table, même celles des autres. Ainsi, vous vous débarrassez de cartes isolées.
    .done = Deux cartes de moins. Ce que vous n’avez plus en main ne comptera pour personne d’autre.
    .try-1 = … j’ajoute un valet aux dames ?
page-lesson-rid = La dernière carte
    .why = Qui n’a plus de carte gagne tout de suite : c’est Rommé. Dans ce jeu, il n’est pas nécessaire de garder une carte à jeter.
    .done = Rommé ! Les autres comptent ce qu’ils ont encore en main, et les points sont pour vous.
    .try-1 = … je pose trois cartes qui ne vont pas ensemble ?
page-lesson-wait = Le premier coup
    .why = Pour poser la première fois, il faut 40 points. D’ici là, vous tirez de la pioche et jetez une carte ; seul celui qui ouvre aussitôt avec elle peut prendre la carte ouverte. Et gardez bien le joker.
    .done = Bien. Vous rassemblez ainsi vos cartes jusqu’à pouvoir ouvrir.
    .try-1 = … je jette le joker ?
page-lesson-free = Le premier coup
    .why = Pour poser la première fois, il faut 40 points. Vous pouvez toujours prendre la carte ouverte en main, même sans rien poser : le sept de pique va bien avec votre huit de pique.
    .done = Bien vu. Si une carte ne vous plaît finalement pas, vous pouvez la remettre aussitôt ; votre tour est alors fini.
    .try-1 = … je jette le joker ?
page-lesson-kept = Le premier coup
    .why = Pour poser la première fois, il faut 40 points. Vous pouvez toujours prendre la carte ouverte : le sept de pique va bien avec votre huit de pique. Seulement, ne la jetez pas dans le même coup.
    .done = Bien vu. On continue ainsi jusqu’à pouvoir ouvrir.
    .try-1 = … je rejette aussitôt le sept ?
page-lesson-open = Ouvrir
    .why = Vos premières combinaisons doivent compter 40 points ensemble, en un seul coup. Les figures comptent 10, les autres cartes leur nombre. La table compte avec vous.
    .done = Vous avez ouvert ! Désormais, vous pouvez poser ce que vous voulez.
    .try-1 = … j’ajoute d’abord mon neuf à la suite du voisin ?
    .try-2 = … je pose seulement les trois rois, puis je jette ?
page-lesson-joker = Le joker
    .why = Un joker remplace toute carte qui vous manque et compte comme elle. Avec le huit et le neuf de carreau, il peut être le sept ou le dix : la table vous le demande.
    .done = Le joker remplace maintenant cette carte, et aucune autre.
    .try-1 = … je pose deux jokers avec un valet ?
page-lesson-lay-off = Poser encore, compléter
    .why = Qui a ouvert peut poser autant qu’il veut, même peu de points, et compléter toutes les combinaisons de la table.
    .done = Plus qu’une carte en main : c’est allé vite.
    .try-1 = … j’ajoute la dame aux rois ?
page-lesson-taken = La carte ouverte
    .why = Qui a ouvert peut prendre la carte ouverte s’il l’utilise dans le même coup. Elle reste visible jusqu’à ce que vous l’ayez posée. Le huit de cœur va avec votre suite.
    .done = Utilisée tout de suite, comme le veut la règle. Sinon, elle serait retournée sur la défausse et votre tour serait fini.
    .try-1 = … je jette une carte sans utiliser le huit ?
page-lesson-swap = Échanger un joker
    .why = Ce joker remplace le dix de cœur, et vous l’avez. Mettez-le à sa place : le joker est à vous, mais vous devez le reposer dans le même coup.
    .done = Un beau coup : une carte de moins, et le joker a complété votre suite.
    .try-1 = … j’échange avec la dame de carreau ?
    .try-2 = … je garde le joker pour plus tard ?
page-lesson-last = Terminer
    .why = Pour terminer, vous posez tout sauf une carte, et vous jetez celle-ci. La dame de cœur irait aussi sur la table, mais il vous la faut pour la défausse.
    .done = Rommé ! La partie est finie, et l’on compte ce que les autres ont encore en main.
    .try-1 = … j’ajoute la dame aux autres dames ?
page-lesson-hand = Hand-Rommé
    .why = Vous n’avez encore rien posé, et maintenant tout va d’un coup : quatre combinaisons et une carte à jeter. C’est un Hand-Rommé. Il compte davantage, et les 40 points ne sont pas nécessaires.
    .done = Hand-Rommé ! On ne voit pas cela tous les jours.
page-lesson-super = Superrommé
    .why = Vos quatorze cartes forment toutes des combinaisons, aucune ne reste à jeter. Qui n’a encore rien posé peut terminer ainsi : le Superrommé compte le plus.
    .done = Superrommé ! On ne peut pas faire mieux.
problem-no-lesson = Cette leçon n’existe pas.

## Page: rules

page-rules-title = Règles et règles maison
page-rules-lead = Lisez comment se joue chaque jeu, ou faites vos propres règles.
page-rules-read = Lire
page-rules-change = Modifier
page-rules-words = Montrer en mots
page-rules-play = Jouer avec ces règles
page-rules-learn = Apprendre ce jeu
page-rules-mine = Mes règles
page-rules-none = Rien d’enregistré pour l’instant. Modifiez un jeu de règles et enregistrez-le sous un nom à vous.
page-rules-based = À partir de : { $rules }
page-rules-differences = { $n ->
        [0] aucun changement
        [one] { $n } changement
       *[other] { $n } changements
    }
page-rules-name = Nom de ces règles
page-rules-save = Enregistrer sur cet appareil
page-rules-saved = Enregistré.
page-rules-delete = Supprimer
page-rules-delete-sure = Vraiment supprimer ?
page-rules-shared = Quelqu’un a partagé ces règles avec vous.
page-rules-changed = modifié
page-rules-undo = Comme d’habitude
page-rules-undo-all = Annuler tous les changements
page-rules-idle = Sans effet, vu les autres règles.
page-rules-senseless = Cela ne va pas ensemble
page-rules-ways = Voici ce que vous pouvez faire :
page-rules-clauses = Article par article
page-rules-clauses-hint = Voici ce que disent les documents ; ce qu’aucun ne dit est marqué comme supposé. Quand la table refuse quelque chose, elle nomme l’article ; là où elle joue autrement, sa propre règle ci-dessus.
page-rules-clause = Article { $clause }
page-rules-bad-link = Ce lien ne contient pas de règles que nous puissions lire.
page-rules-players = { $n } joueurs
page-rules-less = { $what } : moins
page-rules-more = { $what } : plus
page-rules-band-most = Jusqu’à ce nombre de points
page-rules-band-points = Points de classement
page-rules-band-add = Ajouter un palier
page-rules-band-remove = Retirer le palier
page-rules-marked = Ce qui diffère du jeu de règles est signalé.
page-senseless-players-reversed = Il ne peut pas y avoir au moins { $least } et en même temps au plus { $most } personnes à table.
page-senseless-pack-too-small = Pour { $players } joueurs, il faut au moins { $need } cartes, mais il n’y en a que { $have }.
page-senseless-lay-offs-before-opening = S’il faut des points pour ouvrir, on ne peut pas compléter les combinaisons des autres avant cela.
page-senseless-factor-without-hand-romme = Un Hand-Rommé ne peut pas compter plusieurs fois si ces règles n’en connaissent pas.
page-senseless-factor-with-rating = Avec les points de classement, le Hand-Rommé a déjà son propre nombre de points ; il ne se multiplie pas encore.
page-senseless-too-few-to-sit-out = Le donneur ne peut rester dehors que s’il y a assez de monde à table ; ici, vous êtes { $most } au plus.

## Page: frame and account

page-nowhere = Il n’y a rien ici
page-nowhere-hint = Le lien est peut-être ancien ou n’a été copié qu’en partie.
page-not-loaded = Cette page n’a pas pu être chargée : le réseau est absent ou il y a une nouvelle version.
page-load-again = Recharger
page-offline = Pas de connexion au serveur. Vous pouvez regarder, mais pas jouer.
page-settings = Réglages
page-settings-hint = Valable sur cet appareil.
page-large-print-hint = Des textes et des cartes plus grands
page-four-colours-hint = Carreau bleu, trèfle vert
page-sounds = Sons
page-sounds-hint = Quand c’est à vous, ou qu’une carte tombe
page-motion = Mouvements
page-motion-hint = Les cartes volent de la pioche à la main
page-letter-keys = Lettres comme raccourcis
page-letter-keys-hint = À la table, une lettre fait quelque chose ; avec un clavier
page-me = Moi
page-start-bots = Contre des robots
page-start-bots-hint = Cela commence aussitôt, sans compte.
page-start-friends = Entre amis
page-start-friends-hint = Ouvrez une table et envoyez le lien ou le code.
page-start-more = Et aussi
page-start-learn = Apprendre le rami
page-start-learn-hint = En quelques minutes, les cartes en main
page-start-watch = Regarder
page-start-watch-hint = Les tables que l’on peut regarder
page-start-games = Mes parties
page-start-games-hint = Revoir, enregistrer, chercher ses erreurs
page-start-rules = Les règles
page-start-rules-hint = À lire, et à changer à votre façon
page-start-tournaments = Tournois de club
page-start-tournaments-hint = Inscriptions, places, feuilles de jeu et classement pour le tournoi de votre club
page-start-promise = Gratuit, sans publicité, sans compte. Chaque donne se vérifie, et les robots sont signalés.
page-playing-now = en cours
page-waits-for-players = attend des joueurs
page-between-games = entre deux parties
page-go-on = Continuer
page-watch-lead = À ces tables, chacun peut regarder. Les cartes cachées ne se voient pas.
page-watch-none = En ce moment, il n’y a aucune table à regarder.
page-watch-this = Regarder
page-nobody-yet = Vous n’êtes pas encore entré. Entrez comme invité, ou connectez-vous.
page-come-in = Entrer
page-as-guest = Comme invité
page-name-hint = C’est ainsi que les autres vous voient à la table.
page-save = Enregistrer
page-saved = Enregistré
page-cancel = Annuler
page-account = Compte
page-account-why = Avec un compte, vous êtes la même personne sur tous vos appareils. Pas d’adresse e-mail, rien à payer.
page-account-make = Créer un compte
page-login = Identifiant
page-login-hint = Pour vous connecter : 3 à 32 lettres ou chiffres.
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-password-hint = 8 caractères au moins
page-password-set = Définir un mot de passe
page-password-change = Changer le mot de passe
page-by-passkey = Avec une clé d’accès
page-by-password = Avec un mot de passe
page-passkey-why = Une clé d’accès, c’est votre doigt, votre visage ou le code de votre appareil : rien à retenir.
page-passkeys = Clés d’accès
page-passkey-add = Ajouter une clé d’accès
page-passkey-failed = L’appareil n’a pas donné de clé d’accès. Réessayez, ou prenez un mot de passe.
page-sign-in = Se connecter
page-sign-in-note = Ce que vous avez joué ici comme invité reste à l’invité.
page-sign-out = Se déconnecter
page-forgot = Mot de passe oublié ?
page-recover = Entrer avec un code de secours
page-recovery-code = Code de secours
page-codes = Codes de secours
page-codes-why = Chacun vous laisse entrer une fois si vous n’avez plus rien d’autre. Notez-les : ils ne sont montrés que maintenant.
page-codes-left = { $n ->
    [0] Plus aucun code de secours
    [one] Encore un code de secours
   *[other] Encore { $n } codes de secours
  }
page-codes-new = Nouveaux codes
page-codes-noted = Je les ai notés
page-codes-print = Imprimer
page-sessions = Où vous êtes connecté
page-this-device = cet appareil
page-last-used = dernière fois { $date }
page-end-session = Déconnecter { $device }
page-remove-passkey = Enlever la clé de { $device }
page-end-others = Déconnecter tous les autres
page-my-data = Mes données
page-export = Télécharger tout ce qui est conservé sur moi
page-forget-me = M’effacer
page-forget-why = Votre nom et votre compte sont effacés. Il reste des places et des messages sans nom et, dans les tournois, votre numéro de départ. On ne peut pas revenir en arrière.
page-type-name = Pour confirmer, tapez votre nom : { $name }
page-confirm-passkey = Confirmer par la clé d’accès
page-confirm-title = Confirmez que c’est bien vous
page-confirm-why = Vous allez changer votre façon de vous connecter, ou télécharger vos données. Pour que personne d’autre ne le fasse sur un appareil laissé ouvert, confirmez.
page-confirm = Confirmer
page-confirm-code = Utiliser plutôt un code de secours
page-confirm-code-hint = Le code ne pourra plus servir.
page-confirm-password = Utiliser plutôt le mot de passe
page-confirm-nothing = Sur cet appareil, vous ne pouvez confirmer ni par mot de passe ni par code de secours. Ouvrez la page sur un appareil qui a votre clé d’accès.
page-recovered = Vous êtes de retour
page-recovered-why = Tous les autres appareils ont été déconnectés. Vérifiez ce qui ouvre encore votre compte, et enlevez ce qui n’est pas à vous.
page-recovered-none = À part le nouveau mot de passe et les codes de secours restants, rien n’ouvre votre compte.
page-recovered-codes = Si quelqu’un d’autre a pu voir vos codes de secours, faites-en de nouveaux.
page-remove-all = Enlever toutes les clés d’accès
page-recovered-done = Tout est à moi

## Page: the table

page-all-laid = tout est posé
page-before-your-turn = Avant votre dernier coup
page-beside = À côté de la table
page-panel-news = Déroulement
page-panel-scores = Liste
page-panel-chat = Messages
page-chat-about = Signaler…
page-chat-unread = Messages : { $n } de plus
page-close-table = Fermer la table
page-come-back = Rejouer moi-même
page-crosses = Croix
page-dealer-sign = D
page-deals = donne
page-do-it = Jouer ainsi
page-draw-here = Tirer ici
page-draw-stock = Piocher
page-draw-open = Prendre { $card }
page-game-number = Partie
page-game-of = Partie { $n }
page-games-left = { $n ->
    [0] C’était la dernière partie.
    [one] Encore une partie.
   *[other] Encore { $n } parties.
  }
page-home-keep = Accueil, en gardant ma place
page-host = hôte
page-keys = Clavier
page-keys-about = Tout se fait aussi sans souris. Les lettres se désactivent dans les réglages.
page-key-space = Espace
page-key-for-cards = d’une carte à l’autre
page-key-for-move = déplacer la carte dans la main
page-key-for-pick = choisir une carte
page-key-for-places = à l’endroit suivant
page-key-for-cancel = ne rien choisir
page-key-for-stock = tirer de la pioche
page-key-for-open = prendre la carte ouverte
page-key-for-meld = poser les cartes choisies
page-key-for-go = à la combinaison où elles vont
page-key-for-discard = jeter
page-key-for-undo = reprendre
page-key-for-hint = conseil
page-key-for-sort = trier autrement
page-key-for-list = montrer la liste
page-key-for-chat = montrer les messages
page-key-for-rules = montrer les règles
page-key-for-help = cette aide
page-lay-onto = Compléter : { $cards }
page-leave = Quitter la table
page-leave-free = Votre place sera libre.
page-leave-runs = Un robot joue à votre place. Vous pouvez revenir à tout moment.
page-stay = Rester
page-looking-on = Vous regardez.
page-table-full = Toutes les places sont prises.
page-match-won = La série est pour { $names }.
page-meld-is = Combinaison de { $name } : { $cards }
page-menu = Menu
page-mute = Ne plus lire { $name }
page-unmute = { $n ->
    [one] Relire une personne
   *[other] Relire { $n } personnes
  }
page-silence = { $name } n’écrit plus à cette table
page-unsilence = { $name } peut de nouveau écrire à cette table
page-report = Signaler à l’exploitant
page-reported = Merci. L’exploitant va regarder.
page-nobody-wrote = Personne n’a encore écrit.
page-presets = Phrases toutes prêtes
page-send = Envoyer
page-write = Écrire un message
page-new-meld = Nouvelle combinaison
page-no-games-yet = Aucune partie n’est encore finie.
page-opened-short = ouvert
page-place = Rang
page-players = Les autres joueurs
page-seats-open = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
  }
page-see-clause = Article { $clause } des règles
page-see-house-rule = Règle maison { $clause }
page-see-replay = Revoir la partie
page-slow = Connexion lente…
page-sort = Trier la main
page-sort-melds = Par combinaison
page-sum = Total
page-take-back-one = Reprendre : { $cards }
page-take-up = Reprendre { $card }
page-told-match = { $who ->
    [you] La série commence. Vous donnez.
   *[other] La série commence. { $name } donne.
  }
page-told-cut = { $who ->
    [you] Vous coupez.
   *[other] { $name } coupe.
  }
page-told-dealt = Les cartes sont données. { $card } est ouverte.
page-told-turned-over = La défausse est retournée.
page-told-reshuffled = La défausse est mélangée.
page-told-drew-own = Vous tirez { $card }.
page-told-passed = { $who ->
    [you] Vous terminez sans jeter.
   *[other] { $name } termine sans jeter.
  }
page-told-sat-down = { $name } s’assied.
page-told-stood-up = La place { $seat } est libre.
page-told-your-turn = C’est à vous.
page-waiting-for = On attend { $names }…
page-way-add = compléter
page-way-swap = échanger le joker
page-you-are-bridged = Un robot joue à votre place.
page-you-play = Vos cartes
page-you-sit-out = Vous ne jouez pas cette partie.
page-your-melds = Vos combinaisons

## Page: games to look at again

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Ligne { $line } : { $reason }
  }
page-my-games = Mes parties
page-no-games = Vous n’avez pas encore terminé de partie. Ensuite, vous pourrez la revoir ici, coup par coup.
page-more-games = Afficher les parties précédentes
page-try-again = Réessayer
page-with = avec { $names }
page-you-won = Vous avez gagné.
page-other-won = { $name } a gagné.
page-you-sat-out = Vous avez donné et n’avez pas joué.
page-game-file = Fichier de partie
page-file-about = Une partie enregistrée, ici ou ailleurs, peut être revue. Le fichier n’est pas conservé sur le serveur.
page-open-file = Ouvrir un fichier de partie
page-drop-file = ou déposez-le ici
page-file-too-large = Ce fichier est trop grand pour être une partie.
page-replay = Revoir une partie
page-replay-controls = Parcourir la partie
page-replay-step = Coup
page-replay-at = Coup { $step } sur { $last }
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lire
page-replay-pause = Arrêter
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-moves = Coups
page-speed = Vitesse
page-view-of = Quelles cartes on voit
page-view-all = Toutes les cartes ouvertes
page-view-seat = Vu par { $name }
page-hand-of = Main de { $name }
page-no-meld = Posé, mais ce n’est pas une combinaison
page-by-bridge = (un robot jouait entre-temps)
page-in-line = À la ligne { $line } du fichier :
page-opinions = L’avis des robots
page-opinion-of = Les coups de
page-ask-bots = Demander aux robots
page-ask-this = Que pensent les robots de ce coup ?
page-stop = Arrêter
page-asking = { $n } coups sur { $of } examinés…
page-opinion-about = Les robots rejouent chacun de ces coups de nombreuses fois, en ne sachant que ce que le joueur pouvait voir, et disent ce qui était meilleur et pourquoi.
page-opinion-summary = Les coups de { $name }, comptés
page-opinion-elsewhere = Ce n’est pas un coup de { $name }.
page-next-worse = Au prochain coup faible
page-only-move = Il n’y avait pas le choix : les règles ne permettaient que cela.
page-no-opinion = Les robots n’ont pas d’avis sur ce coup.
page-verdict-best = le meilleur
page-verdict-good = bon
page-verdict-inaccurate = imprécis
page-verdict-poor = faible
page-better = Mieux :
page-as-good = À peu près aussi bon :
page-behind = { $scoring ->
    [rating] En moyenne { $points } points de classement de moins que le meilleur coup.
    [own_hand] En moyenne { $points } points contre de plus qu’après le meilleur coup.
   *[winner_takes_all] En moyenne { $points } points de moins que le meilleur coup.
  }
page-opinion-worlds = Trouvé en jouant { $worlds } fois la suite de la partie.
page-before-move = La position avant ce coup
page-chart = L’évolution de la partie
page-chart-about = Points en main après chaque coup : moins il y en a, mieux c’est.
page-as-table = La même chose en tableau
page-turn = Tour
page-check-heading = La donne était-elle honnête ?
page-check-about = Votre navigateur recalcule toute la donne à partir du numéro secret de la table et des numéros ajoutés par les appareils des joueurs. Vous n’avez à faire confiance à personne.
page-check-deal = Vérifier la donne
page-check-numbers = Montrer les numéros
page-check-number = Numéro de contrôle, montré avant la première carte
page-check-secret = Numéro secret, montré après la partie
page-check-nonces = Numéros des appareils des joueurs, par place
page-check-no-nonce = aucun
page-check-lifted = Cartes levées à la coupe
page-check-deck = Le jeu après la coupe, carte du dessus en premier
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-check-noted = Votre navigateur a noté exactement ce numéro de contrôle pendant la partie, quand le numéro secret n’était pas encore connu.
page-check-own-nonce = Le numéro de votre propre appareil fait partie de cette donne.
page-check-nonce-left-out = Votre appareil a envoyé un numéro, mais cette donne s’est faite sans lui. Une connexion lente peut en être la cause ; si cela se répète, demandez à la personne qui gère le serveur.
page-check-other = Pendant la partie, un autre numéro de contrôle a été montré à votre navigateur.
