### Rommé in French. The four catalogues have the same messages with the same variables;
### the tests compare them. Every text is on one line, so that it contains no line break.

-stock = pioche
-open-pile = défausse

## Cards: the suit sign, then the corner letter

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

## The rule sets

ruleset-klassik = Klassik, le jeu en famille
    .about = Un jeu de 52 cartes sans joker, 2 à 6 joueurs. Le gagnant marque ce que les autres ont encore en main.
ruleset-turnier = Turnier, le tournoi de club
    .about = 110 cartes dont six jokers, tables de quatre où le donneur ne joue pas, 40 points pour ouvrir, points de classement.
ruleset-verband = Verband, la compétition de fédération
    .about = Comme Turnier, mais on peut garder en main la carte prise dans la défausse, et l’on peut faire Superrommé.
ruleset-haus = Haus, pour jouer à la maison
    .about = 110 cartes dont six jokers, tout le monde joue. Vous pouvez changer toutes les règles.
ruleset-changed = Règles maison d’après { $name }
    .about = { $cards } cartes { $jokers ->
        [0] sans joker
        [one] dont un joker
       *[other] dont { $jokers } jokers
      }, { $players } joueurs, { $opening ->
        [0] aucun point exigé pour ouvrir
        [one] { $opening } point pour ouvrir
       *[other] { $opening } points pour ouvrir
      }. { $scoring ->
        [winner_takes_all] Le gagnant marque ce que les autres ont encore en main.
        [winner_and_losers] Le gagnant marque ce que les autres ont encore en main, et ceux-ci le perdent.
        [own_hand] Chacun marque, contre lui, les points qui lui restent en main.
       *[rating] Ce sont les points de classement qui comptent.
      }

rules-list = Variantes
rules-list-hint = Pour en lire une en termes simples : romme rules NOM
rules-edition = Édition { $edition }
rules-assumed = supposé
rules-assumed-note = « supposé » : les règlements ne le précisent pas. C’est notre proposition, que vous pouvez changer.
rules-changed = modifié
rules-instead = d’habitude : { $sentence }
rules-without-change = Toutes les options sont celles de { $rules }.
rules-idle = Modifié, mais sans effet avec ces règles : { $options }.

heading-table = Cartes et table
heading-melds = Combinaisons
heading-opening = Ouverture
heading-open-card = La carte de la défausse
heading-jokers = Jokers
heading-end = Fin de la partie
heading-counting = Décompte des points

## The options of a rule set: a short title, and each answer as a sentence

option-packs = Jeux de cartes
    .value = { $n ->
        [one] On joue avec un jeu de 52 cartes.
       *[other] On joue avec { $n } jeux de 52 cartes mélangés ensemble.
      }
option-jokers = Jokers
    .value = { $n ->
        [0] Il n’y a pas de joker.
        [one] On ajoute un joker.
       *[other] On ajoute { $n } jokers.
      }
option-fewest_players = Joueurs au minimum
    .value = Une table compte au moins { $n } joueurs.
option-most_players = Joueurs au maximum
    .value = Une table compte au plus { $n } joueurs.
option-seating = Qui joue
    .everyone_plays = Tout le monde joue, le donneur aussi.
    .dealer_sits_out = À une table de quatre, le donneur ne joue pas ; à une table de trois, tout le monde joue.
option-hand_sizes = Cartes distribuées
    .value = { $kinds ->
        [one] Chacun reçoit { $n } cartes, une à une.
       *[other] Chacun reçoit ses cartes une à une : { $list }.
      }
    .part = { $n } cartes ({ $players } joueurs)
option-cut_at_least = Coupe
    .value = { $n ->
        [0] On ne coupe pas.
        [one] Le voisin de droite du donneur coupe : il lève au moins { $n } carte et en laisse au moins { $n }.
       *[other] Le voisin de droite du donneur coupe : il lève au moins { $n } cartes et en laisse au moins { $n }.
      }
option-corrected_turn = Correction du nombre de cartes
    .nothing_laid = Un joueur qui n’a pas le bon nombre de cartes le corrige en un tour ; pendant ce tour, il ne peut ni ouvrir, ni poser, ni ajouter de carte, ni échanger de joker.
    .no_melds = Un joueur qui n’a pas le bon nombre de cartes le corrige en un tour ; pendant ce tour, il ne peut pas poser de combinaison.
option-rounds = Rondes par série
    .value = { $n ->
        [one] Sauf accord contraire, une série compte une ronde ; pendant une ronde, chacun donne une fois.
       *[other] Sauf accord contraire, une série compte { $n } rondes ; pendant une ronde, chacun donne une fois.
      }
option-ace_order = Place de l’as
    .low = Dans une suite, l’as se place uniquement avant le deux.
    .low_or_high = Dans une suite, l’as se place avant le deux ou après le roi, jamais entre les deux.
    .corner = Dans une suite, l’as se place avant le deux ou après le roi, et aussi entre les deux : roi, as, deux.
option-largest_set = Taille d’un groupe
    .value = { $n ->
        [3] Un groupe réunit trois cartes de même valeur, toutes de couleurs différentes.
       *[other] Un groupe réunit trois ou quatre cartes de même valeur, toutes de couleurs différentes.
      }
option-melds_per_turn = Combinaisons par tour
    .value = { $n ->
        [0] On peut poser autant de combinaisons que l’on veut pendant son tour.
        [one] On peut poser au plus une combinaison par tour.
       *[other] On peut poser au plus { $n } combinaisons par tour.
      }
option-opening_points = Points pour ouvrir
    .value = { $n ->
        [0] La première combinaison d’un joueur peut avoir n’importe quelle valeur.
        [one] Les premières combinaisons d’un joueur doivent compter ensemble au moins { $n } point, en un seul tour et avec ses propres cartes.
       *[other] Les premières combinaisons d’un joueur doivent compter ensemble au moins { $n } points, en un seul tour et avec ses propres cartes.
      }
option-lay_offs = Ajouter des cartes
    .any_time = Chacun peut ajouter des cartes à toute combinaison de la table, même sans avoir encore posé.
    .after_opening = Un joueur qui a ouvert peut ajouter des cartes à toute combinaison de la table. Avant, il ne peut en ajouter qu’aux combinaisons qu’il pose pendant ce tour.
option-own_lay_offs = Ajouter à ses propres combinaisons
    .allowed = On peut aussi ajouter des cartes à ses propres combinaisons posées lors d’un tour précédent.
    .never = On ne peut ajouter des cartes qu’aux combinaisons des autres joueurs. On ne peut compléter sa propre combinaison que pendant le tour où on la pose.
option-failed_opening = Ouverture manquée
    .wrong_melds_back = À une table stricte, le joueur reprend les combinaisons incorrectes de son ouverture ; les bonnes restent si elles suffisent encore pour ouvrir. Sinon, il reprend tout et son tour est terminé.
    .all_back = À une table stricte, si une combinaison de l’ouverture est incorrecte ou si les points ne suffisent pas, le joueur reprend tout, bonnes combinaisons comprises, et son tour est terminé.
option-failed_with_taken = Ouverture manquée avec la carte de la défausse
    .valid_stay = À une table stricte, si la carte de la défausse prise pour ouvrir est dans une combinaison incorrecte, les bonnes restent si elles suffisent pour ouvrir. La carte retourne sur la défausse et le tour est terminé.
    .all_back = À une table stricte, si la carte de la défausse prise pour ouvrir est dans une combinaison incorrecte, le joueur reprend tout. La carte retourne sur la défausse et le tour est terminé.
option-open_card = La carte de la défausse
    .kept = Le joueur qui prend la carte de la défausse la met dans sa main et ne peut pas la jeter pendant ce tour.
    .used = Le joueur qui prend la carte de la défausse doit l’utiliser pendant ce tour. Jusque-là, elle reste visible sur la table ; s’il ne l’utilise pas, elle retourne à sa place et le tour est terminé.
    .free = Le joueur qui prend la carte de la défausse la met dans sa main. Il peut la remettre aussitôt ; son tour est alors terminé.
option-indirect_lay_off = Ajout indirect
    .to_finish = Une carte de la défausse qui ne trouve sa place qu’après l’ajout d’une autre carte ne peut être prise que pour terminer pendant ce tour.
    .any_time = Une carte de la défausse qui ne trouve sa place qu’après l’ajout d’une autre carte peut être prise à tout moment.
option-last_card = Avec une seule carte en main
    .any = Un joueur qui n’a plus qu’une carte peut choisir entre la { -stock } et la { -open-pile }.
    .stock_only = Un joueur qui n’a plus qu’une carte ne peut prendre que dans la { -stock }.
    .not_to_finish = Un joueur qui n’a plus qu’une carte ne peut pas prendre une carte de la { -open-pile } avec laquelle il pourrait terminer pendant ce tour.
option-joker_share = Jokers dans une combinaison
    .fewer = Une combinaison compte moins de jokers que de vraies cartes : sur quatre cartes, un joker au plus.
    .not_more = Une combinaison ne compte pas plus de jokers que de vraies cartes : sur quatre cartes, deux jokers au plus.
    .one = Une combinaison peut contenir un joker au plus.
    .any = Une seule vraie carte suffit pour une combinaison ; toutes les autres peuvent être des jokers.
option-side_by_side = Jokers côte à côte
    .apart = Deux jokers ne sont jamais côte à côte dans une suite.
    .free = Des jokers peuvent être côte à côte dans une suite.
option-joker_swap = Échange de jokers
    .never = Un joker posé reste où il est.
    .full_sets = On peut échanger un joker contre la carte qu’il remplace, dans un groupe seulement si le groupe est complet. Le joker doit être reposé pendant le même tour.
    .all_melds = On peut échanger un joker contre la carte qu’il remplace dans n’importe quelle combinaison. Le joker doit être reposé pendant le même tour.
option-joker_discard = Jeter un joker
    .to_finish = Un joker ne peut être jeté que comme dernière carte, pour terminer.
    .free = Un joker peut être jeté à tout moment.
option-only_jokers = Plus que des jokers
    .pass = Un joueur à qui il ne reste que plusieurs jokers et qui ne peut en poser aucun termine son tour sans rien jeter.
    .discard = Un joueur à qui il ne reste que des jokers peut en jeter un.
option-finish = La dernière carte
    .discard_optional = Le joueur qui se défait de sa dernière carte, en la posant, en l’ajoutant ou en la jetant, a gagné.
    .discard_needed = Pour terminer, il faut jeter sa dernière carte{ $superromme ->
        [yes] {" "}(sauf pour un Superrommé)
       *[no] {""}
      }.
option-hand_romme = Hand-Rommé
    .no = Poser toute sa main en un seul tour pour terminer compte comme un Rommé ordinaire.
    .yes = Le joueur qui n’a encore rien posé et se défait de toutes ses cartes en un tour fait Hand-Rommé{ $opening ->
        [0] {""}
       *[other] {"\u00A0"}; s’il n’ajoute rien aux autres combinaisons et n’échange pas de joker, aucun point n’est exigé pour ouvrir
      }.
option-superromme = Superrommé
    .no = Il n’y a pas de Superrommé.
    .yes = Le joueur qui n’a encore rien posé peut poser toutes ses cartes en un tour sans en jeter : c’est le Superrommé.{ $opening ->
        [0] {""}
       *[other] {" "}Aucun point n’est exigé pour ouvrir.
      }
option-stock_end = Pioche épuisée
    .turned_over = Quand la { -stock } est vide, la { -open-pile } est retournée sans être mélangée et devient la { -stock }.
    .reshuffled = Quand la { -stock } est vide, la { -open-pile } est mélangée et devient la { -stock }.
    .game_ends = Quand la { -stock } est épuisée, la partie prend fin après le tour où sa dernière carte a été piochée.
option-blocked_after = Partie bloquée
    .value = { $n ->
        [0] La partie continue, même si la { -open-pile } redevient plusieurs fois la { -stock }.
        [one] Quand la { -stock } est épuisée pour la première fois, la partie est bloquée et terminée.
       *[other] Quand la { -stock } est épuisée { $n } fois sans que rien n’ait été posé entre-temps, la partie est bloquée et terminée.
      }
option-stalled_after = Partie au point mort
    .value = { $n ->
        [0] Une partie où rien ne se passe n’est jamais arrêtée.
        [one] Après un tour où rien n’a été posé ni pris dans la { -stock }, la partie est bloquée et terminée.
       *[other] Après { $n } tours de suite où rien n’a été posé ni pris dans la { -stock }, la partie est bloquée et terminée.
      }
option-ace_points = Valeur de l’as
    .one = Les figures comptent 10, l’as 1{ $ace ->
        [0] {""}
       *[other] {" "}dans une combinaison
      }, les autres cartes leur valeur.
    .by_place = Les figures comptent 10, les autres cartes leur valeur. L’as compte 11 dans un groupe{ $ace ->
        [0] {" "}et en main
       *[other] {""}
      } ; dans une suite, il compte 11 si le roi (ou un joker à sa place) y est, sinon 1.
option-joker_in_hand = Joker en main
    .value = { $n ->
        [one] Un joker resté en main compte { $n } point ; sur la table, il compte comme la carte qu’il remplace.
       *[other] Un joker resté en main compte { $n } points ; sur la table, il compte comme la carte qu’il remplace.
      }
option-ace_in_hand = L’as resté en main
    .value = { $n ->
        [0] Un as resté en main compte autant que dans un groupe.
        [one] Un as resté en main compte { $n } point.
       *[other] Un as resté en main compte { $n } points.
      }
option-scoring = Points marqués
    .winner_takes_all = Le gagnant marque les points de toutes les cartes que les autres ont encore en main.
    .winner_and_losers = Le gagnant marque les points de toutes les cartes que les autres ont encore en main, et chacun d’eux perd les siens.
    .own_hand = Chacun marque, contre lui, les points qui lui restent en main.
    .rating = Chacun reçoit des points de classement selon la façon de terminer et les cartes restées en main.
option-hand_romme_factor = Valeur du Hand-Rommé
    .value = { $n ->
        [one] Un Hand-Rommé ne compte pas plus qu’un Rommé ordinaire.
        [2] Un Hand-Rommé compte double.
       *[other] Un Hand-Rommé compte { $n } fois plus qu’un Rommé ordinaire.
      }
option-winner_bonus = Bonus du gagnant
    .value = { $n ->
        [0] Le gagnant ne reçoit pas de bonus.
        [one] Le gagnant reçoit un bonus de { $n } point.
       *[other] Le gagnant reçoit un bonus de { $n } points.
      }
option-unopened_factor = Cartes des joueurs qui n’ont rien posé
    .value = { $n ->
        [one] Avoir posé ou non une combinaison ne change rien au compte.
        [2] Les cartes restées en main comptent double si le joueur n’a posé aucune combinaison.
       *[other] Les cartes restées en main comptent { $n } fois si le joueur n’a posé aucune combinaison.
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
option-rating_hand_laid_off = Hand-Rommé avec ajouts
    .value = { $n ->
        [one] Hand-Rommé avec ajouts ou échanges : { $n } point de classement.
       *[other] Hand-Rommé avec ajouts ou échanges : { $n } points de classement.
      }
option-rating_romme = Rommé
    .value = { $n ->
        [one] Rommé : { $n } point de classement.
       *[other] Rommé : { $n } points de classement.
      }
option-rating_opened = A ouvert, peu de points
    .value = { $bands ->
        [0] Pour un joueur qui a ouvert, les points restés en main ne changent rien.
       *[other] Joueur qui a ouvert : { $list }.
      }
option-rating_opened_above = A ouvert, beaucoup de points
    .value = Joueur qui a ouvert{ $bands ->
        [0] {""}
       *[other] , avec davantage de points en main
      } : { $n ->
        [one] { $n } point de classement
       *[other] { $n } points de classement
      }.
option-rating_unopened = N’a pas ouvert, peu de points
    .value = { $bands ->
        [0] Pour un joueur qui n’a pas ouvert, les points restés en main ne changent rien.
       *[other] Joueur qui n’a pas ouvert : { $list }.
      }
option-rating_unopened_above = N’a pas ouvert, beaucoup de points
    .value = Joueur qui n’a pas ouvert{ $bands ->
        [0] {""}
       *[other] , avec davantage de points en main
      } : { $n ->
        [one] { $n } point de classement
       *[other] { $n } points de classement
      }.
option-cross_points = Points d’une partie à point négatif
    .entered = Quand un joueur reçoit un point négatif, la croix et les points de la partie sont inscrits sur la liste.
    .left_out = Quand un joueur reçoit un point négatif, seule la croix est inscrite sur la liste. Les points de la partie ne sont pas additionnés.
option-thrown_in_again = Main jetée une nouvelle fois
    .one_more = Un joueur qui jette sa main sans la compter reçoit un point de classement de moins, et deux à partir de la deuxième fois.
    .same = Un joueur qui jette sa main sans la compter reçoit chaque fois un point de classement de moins.
band-first = { $n ->
    [one] { $n } point de classement
   *[other] { $n } points de classement
  } jusqu’à { $most ->
    [one] { $most } point en main
   *[other] { $most } points en main
  }
band-next = { $n } de { $least } à { $most }

## Refusals: what is wrong, and what to do

refusal-game-won = La partie est terminée : un joueur l’a gagnée. On ne peut plus jouer.
refusal-game-stock-used-up = La partie est terminée : la { -stock } est épuisée. On ne peut plus jouer.
refusal-game-blocked = La partie est terminée : elle était bloquée. On ne peut plus jouer.
refusal-game-void = Cette partie est terminée et ne compte pas. On redonne les cartes.
refusal-not-your-turn = Ce n’est pas à vous de jouer. Attendez votre tour.
refusal-cut-first = Le jeu n’est pas encore coupé. C’est d’abord au voisin de droite du donneur de couper.
refusal-cut-done = Le jeu est déjà coupé. On ne coupe pas une deuxième fois.
refusal-cut-not-yours = Ce n’est pas à vous de couper. C’est au voisin de droite du donneur.
refusal-cut-too-small = Vous avez levé { $lifted ->
    [one] { $lifted } carte
   *[other] { $lifted } cartes
  }. Levez-en au moins { $least } et au plus { $most }.
refusal-draw-first = Vous n’avez pas encore pioché. Prenez d’abord une carte dans la { -stock } ou dans la { -open-pile }.
refusal-drawn-already = Vous avez déjà pioché. Posez ou ajoutez des cartes, ou jetez-en une.
refusal-open-pile-empty = La { -open-pile } est vide. Prenez une carte dans la { -stock }.
refusal-last-card-from-stock = Il ne vous reste qu’une carte : vous ne pouvez pas prendre { $card ->
    [Joker] le joker
   *[other] { $card }
  }. Prenez une carte dans la { -stock }.
refusal-last-card-would-finish = Il ne vous reste qu’une carte et vous pourriez terminer avec { $card ->
    [Joker] le joker : vous ne pouvez donc pas le prendre.
   *[other] { $card } : vous ne pouvez donc pas prendre cette carte.
  } Prenez une carte dans la { -stock }.
refusal-draw-skipped = Ce tour sert à corriger votre nombre de cartes : vous ne piochez pas. Jetez une carte.
refusal-shuffle-not-due = On ne mélange pas la { -open-pile } maintenant, seulement quand la { -stock } est vide.
refusal-shuffle-first = La { -stock } est vide. Il faut d’abord mélanger la { -open-pile }.
refusal-shuffle-other-cards = Ce ne sont pas les cartes de la { -open-pile }. { $need ->
    [one] Sa seule carte doit
   *[other] Ses { $need } cartes, et elles seules, doivent
  } former la nouvelle { -stock }.
refusal-not-in-hand-to-meld = { $card ->
    [Joker] Vous n’avez pas autant de jokers.
   *[other] Vous n’avez pas { $card } en main, ou pas en nombre suffisant.
  } Ne posez que des cartes que vous avez.
refusal-no-jokers = Il n’y a pas de joker dans ce jeu. Choisissez une autre carte.
refusal-meld-too-short = Il faut au moins trois cartes pour une combinaison. Choisissez-en davantage.
refusal-meld-no-pattern = Ces cartes ne forment pas une combinaison. Posez une suite dans une couleur ou un groupe de même valeur.
refusal-meld-ace-place = Dans une suite, l’as ne peut pas être à cette place. Posez les cartes autrement.
refusal-meld-set-too-large = Ce groupe est trop grand. Enlevez une carte.
refusal-meld-suit-twice = La même couleur y est deux fois. Dans un groupe, toutes les cartes doivent être de couleurs différentes.
refusal-meld-joker-unnamed = Indiquez quelle carte le joker remplace dans la suite.
refusal-meld-too-many-jokers = Il y a trop de jokers dans cette combinaison. Mettez plus de vraies cartes.
refusal-meld-jokers-side-by-side = Deux jokers ne peuvent pas être côte à côte. Mettez une vraie carte entre eux.
refusal-melds-per-turn = { $limit ->
    [one] Vous ne pouvez poser qu’une combinaison par tour, et c’est déjà fait.
   *[other] Vous ne pouvez poser que { $limit } combinaisons par tour, et c’est déjà fait.
  } Ajoutez des cartes à une combinaison, ou jetez une carte.
refusal-not-in-hand-to-lay-off = { $card ->
    [Joker] Vous n’avez pas autant de jokers.
   *[other] Vous n’avez pas { $card } en main, ou pas en nombre suffisant.
  } N’ajoutez que des cartes que vous avez.
refusal-no-such-meld = Il n’y a pas de combinaison numéro { $meld }. { $have ->
    [0] Rien n’est encore posé sur la table.
    [one] Il n’y en a qu’une sur la table.
   *[other] Celles de la table portent les numéros 1 à { $have }.
  }
refusal-lay-off-misfit = Cela ne va pas avec { $meld }. Choisissez une autre combinaison ou d’autres cartes.
refusal-lay-off-before-opening = { $need ->
    [0] Vous n’avez encore rien posé. Posez d’abord une combinaison ; ensuite, vous pourrez ajouter des cartes aux autres.
   *[other] Vous n’avez pas encore ouvert : { $have } sur { $need } points. Atteignez d’abord { $need } points avec vos propres combinaisons ; ensuite, vous pourrez ajouter des cartes aux autres.
  }
refusal-lay-off-own-meld = Vous ne pouvez ajouter des cartes qu’aux combinaisons des autres, et { $meld } est à vous. Choisissez-en une autre.
refusal-not-in-hand-to-swap = { $card ->
    [Joker] Vous n’avez pas de joker en main.
   *[other] Vous n’avez pas { $card } en main.
  } N’échangez qu’une carte que vous avez.
refusal-swap-before-opening = { $need ->
    [0] Vous n’avez encore rien posé. Posez d’abord une combinaison ; ensuite, vous pourrez échanger le joker.
   *[other] Vous n’avez pas encore ouvert : { $have } sur { $need } points. Atteignez d’abord { $need } points avec vos propres combinaisons ; ensuite, vous pourrez échanger le joker.
  }
refusal-swap-never = Dans ce jeu, on n’échange pas les jokers. Le joker reste où il est.
refusal-swap-no-joker = Dans { $meld }, aucun joker ne remplace { $card }. Un joker ne s’échange que contre la carte qu’il remplace.
refusal-swap-set-not-full = Le groupe n’a que { $have } cartes sur { $need }. Vous pourrez échanger le joker quand le groupe sera complet.
refusal-nothing-to-discard = Il ne vous resterait aucune carte à jeter. Gardez-en une.
refusal-left-with-taken-card = Il ne vous resterait que { $card ->
    [Joker] le joker
   *[other] { $card }
  }. Cette carte vient de la { -open-pile } et ne peut pas être jetée pendant ce tour. Gardez-en une autre.
refusal-lying-stays = Ce qui est posé reste sur la table : ici, on ne reprend rien. Continuez avec les cartes que vous avez en main.
refusal-corrected-no-laying = Ce tour sert à corriger votre nombre de cartes : vous ne pouvez donc pas le faire. Terminez simplement votre tour.
refusal-not-in-hand-to-discard = { $card ->
    [Joker] Vous n’avez pas de joker en main.
   *[other] Vous n’avez pas { $card } en main.
  } Jetez une carte que vous avez.
refusal-opening-too-low = Vos combinaisons comptent { $have } sur { $need } points. Posez-en davantage, ou reprenez-les et jetez une carte sans ouvrir.
refusal-taken-card-opens = { $card ->
    [Joker] Vous avez pris le joker avant d’avoir ouvert : vous devez ouvrir avec lui pendant ce tour. { $laid ->
        [0] Posez-le dans une combinaison d’ouverture, ou remettez-le.
       *[other] Posez-le dans une de vos combinaisons d’ouverture, ou reprenez d’abord vos combinaisons, puis remettez-le.
      }
   *[other] Vous avez pris { $card } avant d’avoir ouvert : vous devez ouvrir avec cette carte pendant ce tour. { $laid ->
        [0] Posez-la dans une combinaison d’ouverture, ou remettez-la.
       *[other] Posez-la dans une de vos combinaisons d’ouverture, ou reprenez d’abord vos combinaisons, puis remettez-la.
      }
  }
refusal-taken-card-unused = { $card ->
    [Joker] Vous avez pris le joker sans l’utiliser. Posez-le, ajoutez-le à une combinaison, ou remettez-le.
   *[other] Vous avez pris { $card } sans l’utiliser. Posez cette carte, ajoutez-la à une combinaison, échangez-la contre un joker, ou remettez-la.
  }
refusal-taken-card-discarded = Vous venez de prendre { $card ->
    [Joker] le joker
   *[other] { $card }
  } dans la { -open-pile }. Jetez une autre carte.
refusal-indirect-not-finished = { $card ->
    [Joker] Le joker ne trouve sa place qu’après l’ajout d’une autre carte : vous ne pouvez le prendre que pour terminer pendant ce tour. Posez toutes vos cartes sauf une et jetez celle-ci, ou reprenez ce que vous avez posé et remettez le joker.
   *[other] { $card } ne trouve sa place qu’après l’ajout d’une autre carte : vous ne pouvez prendre cette carte que pour terminer pendant ce tour. Posez toutes vos cartes sauf une et jetez celle-ci, ou reprenez ce que vous avez posé et remettez { $card }.
  }
refusal-joker-not-placed = { $jokers ->
    [one] Le joker échangé n’est pas encore reposé. Posez-le ou ajoutez-le à une combinaison pendant ce tour.
   *[other] { $jokers } jokers échangés ne sont pas encore reposés. Posez-les ou ajoutez-les à une combinaison pendant ce tour.
  }
refusal-joker-discarded = Un joker ne peut être jeté que comme dernière carte. Jetez une autre carte.
refusal-return-nothing-taken = Vous n’avez pas pris de carte dans la { -open-pile } : il n’y a rien à remettre. Jetez une carte.
refusal-return-card-used = Vous avez utilisé la carte que vous aviez prise : vous ne pouvez plus la remettre. Jetez une carte.
refusal-return-not-first = La carte de la { -open-pile } ne peut être remise que tout de suite, avant de poser quoi que ce soit. Jetez une carte.
refusal-return-forbidden = Vous ne pouvez pas remettre { $card ->
    [Joker] le joker
   *[other] { $card }
  } pendant le même tour. Jetez une autre carte.
refusal-discard-needed = Votre tour n’est pas terminé. Jetez une carte, ou posez-en une qui trouve encore sa place.
refusal-discard-skipped = Ce tour sert à corriger votre nombre de cartes : vous ne jetez pas de carte. Terminez votre tour sans jeter de carte.
refusal-ruling-too-late = Il est trop tard pour cette décision dans ce tour ou cette partie. Choisissez-en une qui convient à la situation.
refusal-ruling-too-early = Il est trop tôt pour cette décision : elle suppose une partie terminée. Attendez la fin de la partie.
refusal-ruling-not-this-seat = Cette décision n’est pas possible pour cette place. Choisissez une autre place.
refusal-stock-too-small = Il doit manquer au moins une carte. Indiquez un nombre à partir de 1.

## Options that don’t make a rule set

rules-unknown-rules = Il n’y a pas de variante « { $name } ». Choix possibles : { $known }.
rules-unknown-option = Il n’y a pas d’option « { $option } ». La commande romme rules NOM --json les affiche toutes.
rules-wrong-type = « { $value } » ne convient pas pour « { $title } » ({ $option }). { $option ->
    [hand_sizes] Donnez cinq nombres, pour 2, 3, 4, 5 et 6 joueurs, par exemple [13,13,13,13,13].
    [rating_opened] Donnez des paires, une limite et ses points de classement, par exemple [[10,3],[30,2]].
    [rating_unopened] Donnez des paires, une limite et ses points de classement, par exemple [[100,0]].
   *[other] Donnez un nombre entier.
  }
rules-unknown-value = « { $value } » ne convient pas pour « { $title } » ({ $option }). Choix possibles : { $possible }.
rules-out-of-range = { $value } ne convient pas pour « { $title } » ({ $option }). Choisissez un nombre de { $least } à { $most }.
rules-players-reversed = Le minimum de joueurs ({ $least }) dépasse le maximum ({ $most }). Échangez les deux nombres.
rules-bands-not-rising = Les limites de « { $title } » ({ $option }) doivent augmenter de l’une à l’autre. Rangez-les dans l’ordre croissant.
rules-bands-negative = La limite { $value } dans « { $title } » ({ $option }) est inférieure à 0, et aucune main ne compte moins de 0. Donnez des limites de 0 ou plus.
rules-pack-too-small = Il y a { $have } cartes, mais il en faut { $need } pour { $players } joueurs. Distribuez moins de cartes ou prenez plus de jeux.
rules-lay-offs-before-opening = S’il faut des points pour ouvrir, on ne peut ajouter des cartes qu’après avoir ouvert. Réglez « lay_offs » sur « after_opening », ou « opening_points » sur 0.
rules-factor-without-hand-romme = Un Hand-Rommé ne peut pas compter plus s’il n’y en a pas. Réglez « hand_romme » sur « yes », ou « hand_romme_factor » sur 1.
rules-factor-with-rating = Avec les points de classement, il n’y a pas de facteur pour le Hand-Rommé. Réglez « hand_romme_factor » sur 1.
rules-too-few-to-sit-out = Avec { $most } joueurs au plus, personne ne peut passer son tour comme donneur. Augmentez « most_players », ou réglez « seating » sur « everyone_plays ».
rules-opening-out-of-reach = Avec { $cards } cartes, on peut ouvrir avec { $have } points au plus, mais il en faut { $need }. Baissez « opening_points », distribuez plus de cartes ou autorisez le Hand-Rommé.
rules-pile-without-end = Rien ne met fin à une partie où la { -open-pile } redevient sans cesse la { -stock }. Réglez « blocked_after » sur 1 ou plus, ou « stock_end » sur « game_ends ».
rules-turns-without-end = Rien ne met fin à une partie où l’on ne fait que prendre et remettre la carte de la défausse. Réglez « stalled_after » sur 1 ou plus.
rules-players = { $have ->
    [one] Il y a { $have } joueur
   *[other] Il y a { $have } joueurs
  } à la table, mais ces règles sont prévues pour { $least } à { $most }.
rules-too-few-with-dealer-out = { $have ->
    [one] { $have } joueur ne suffit pas
   *[other] { $have } joueurs ne suffisent pas
  }, car avec ces règles le donneur ne joue pas. Jouez à { $least } au moins, ou réglez « seating » sur « everyone_plays ».

## Positions that can’t be played

position-too-many = { $card } : il y en a plus que dans le jeu. Enlevez-en.
position-without-jokers = Il n’y a pas de joker dans ce jeu. Enlevez *, ou ajoutez des jokers dans les options.
position-turn-sits-out = Le joueur de la place { $seat } ne joue pas : ce ne peut pas être son tour. Indiquez une autre place.
position-hand-sits-out = Le joueur de la place { $seat } ne joue pas et ne peut pas avoir de cartes. Donnez-lui une main vide : "".
position-opened-sits-out = Le joueur de la place { $seat } ne joue pas et ne peut rien avoir posé. Retirez-le de opened et de table.
position-hand-empty = Le joueur de la place { $seat } n’a pas de carte : la partie serait terminée. Donnez-lui au moins une carte.
position-nothing-to-draw = Il n’y a aucune carte à piocher : la partie serait terminée. Mettez une carte dans la pioche (stock).
hand-too-large = Une main ne peut pas avoir plus de { $most } cartes. Enlevez-en.
hand-without-jokers = Il n’y a pas de joker dans ce jeu. Enlevez *.
joker-written = Écrivez par exemple 4H *5H 6H.

## Unreadable files

no-toml = Ce n’est pas du TOML valide : { $reason }
too-deep = Quelque chose dans ce fichier est trop grand ou imbriqué trop profondément. Vérifiez le fichier.
too-costly = C’est bien plus qu’il n’en faut pour un fichier de partie : beaucoup trop de clés, de sections ou d’actions, ou une clé ou un nombre interminable.
wrong-format = Ce n’est pas un fichier de partie de ce programme. Le format doit être "{ $expected }".
deck-or-position = Un fichier de partie doit contenir soit « deck », soit « position ».
wrong-deck = Les cartes de « deck » ne sont pas celles de ces règles.{ $missing_count ->
    [0] {""}
   *[other] {" "}Il manque : { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}En trop : { $extra }.
  }
misplaced-key = « { $name } » se trouve dans une section. Placez-le au-dessus de la ligne [{ $table }].
unknown-key = « { $name } » n’est pas connu ici. Vérifiez l’orthographe, ou enlevez-le.
missing-key = Il manque « { $name } ». Ajoutez-le.
wrong-kind = Il faut ici { $expected ->
    [table] une section, comme {"{"} nom = valeur {"}"}
    [list] une liste entre crochets
    [text] un texte entre guillemets
    [texts] une liste de textes entre guillemets
    [number] un nombre entier
   *[other] { $expected }
  }.
unknown-mode = Il n’y a pas de mode « { $value } ». Choix possibles : { $expected }.
unknown-seat = Il n’y a pas de place { $seat }. Les places sont numérotées de 1 à { $seats }.
hands-and-players = Il y a { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  } pour { $seats } joueurs. Donnez une main par joueur.
proof-and-players = Il y a { $have ->
    [one] { $have } numéro
   *[other] { $have } numéros
  } pour { $seats } joueurs. Donnez-en un par place, et un texte vide pour une place qui n’en a pas.
bad-digits = N’utilisez que les chiffres 0 à 9 et les lettres a à f, sans majuscules ni espaces.
wrong-digits = Le numéro a { $have ->
    [one] { $have } chiffre
   *[other] { $have } chiffres
  } au lieu de { $need }. Copiez-le en entier.
proof-without-deck = Une preuve se rapporte à un jeu de cartes (deck), mais ce fichier contient une position. Enlevez [proof].
no-meld = « { $text } » n’est pas une combinaison valable avec ces règles.
bad-move = « { $text } » n’est pas une action. Une action s’écrit ainsi : 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = « { $text } » n’est pas une carte. Une carte s’écrit ainsi : 7C, TH, AS ; un joker s’écrit *.
bad-natural = « { $text } » n’est pas une carte avec une valeur et une couleur. Une telle carte s’écrit ainsi : 7C, TH, AS.
in-move = Action { $number } : { $reason }
file-missing = Ce fichier n’existe pas. Vérifiez son nom.
file-directory = C’est un dossier. Indiquez un fichier.
file-forbidden = Le fichier ne peut pas être lu : ses droits d’accès ne le permettent pas.
file-not-utf8 = Ce n’est pas un texte en UTF-8. Enregistrez le fichier en UTF-8.
file-marked = Le texte commence par une marque invisible (BOM). Enregistrez le fichier en UTF-8 sans elle.
file-empty = Le fichier est vide. Choisissez-en un autre.
file-too-large = Le fichier dépasse { $most } Mo : ce ne peut pas être un fichier de partie. Choisissez-en un autre.
file-failed = Le fichier ne peut pas être lu : { $reason }

## Events

event-began = La partie commence : { $name } donne{ $out ->
    [yes] {" "}et ne joue pas cette partie
   *[no] {""}
  }.
event-position-set = La position est en place. C’est à { $name } de jouer.
event-shuffled = Les cartes sont mélangées.
event-cut-made = { $name } coupe et lève { $lifted ->
    [one] { $lifted } carte
   *[other] { $lifted } cartes
  }.
event-dealt = Chacun reçoit { $n } cartes. Carte retournée : { $card ->
    [Joker] un joker
   *[other] { $card }
  }. Il reste { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
  } dans la { -stock }.
event-turned-over = La { -stock } est vide : la { -open-pile } est retournée et devient la nouvelle { -stock }.
event-stock-ran-out = La { -stock } est vide : il faut mélanger la { -open-pile }.
event-reshuffled = La { -open-pile } a été mélangée ; la nouvelle { -stock } compte { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
  }.
event-drew = { $name } { $from ->
    [open] prend { $card ->
        [Joker] le joker
       *[other] { $card }
      } dans la { -open-pile }
    [table] prend { $card ->
        [Joker] le joker
       *[other] { $card }
      } dans la { -open-pile } ; la carte reste visible jusqu’à ce qu’elle serve
   *[stock] pioche { $card ->
        [Joker] un joker
       *[other] { $card }
      }
  }.
event-laid-down = { $name } pose { $kind ->
    [run] une suite
   *[set] un groupe
  } : { $meld }.
event-laid-off = { $name } ajoute { $cards }. { $kind ->
    [run] La suite
   *[set] Le groupe
  } devient { $meld }.
event-swapped = { $name } met { $card } à la place du joker : { $meld }. Le joker doit être reposé.
event-opened = { $name } ouvre avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-opening-failed = L’ouverture est manquée : { $name } reprend { $cards } en main.
event-discarded = { $name } jette { $card ->
    [Joker] un joker
   *[other] { $card }
  }.
event-gave-back = { $name } remet { $card ->
    [Joker] le joker
   *[other] { $card }
  } sur la { -open-pile } et termine son tour.
event-passed = { $name } termine son tour sans jeter de carte.
event-turn-came = C’est à { $name } de jouer.
event-count-corrected = { $correction ->
    [skip_draw] { $name } a trop de cartes et ne pioche pas pendant ce tour.
   *[skip_discard] { $name } a trop peu de cartes et ne jette rien pendant ce tour.
  }
event-hand-filled = { $name } a trop peu de cartes et pioche { $cards } avant le décompte.

ending-romme = { $name } fait Rommé et gagne la partie.
ending-hand = { $name } fait Hand-Rommé et gagne la partie.
ending-hand_laid_off = { $name } fait Hand-Rommé avec ajouts et gagne la partie.
ending-super = { $name } fait Superrommé et gagne la partie.
ending-stock_used_up = La { -stock } est épuisée : la partie est terminée et personne n’a fait Rommé.
ending-blocked = La partie est bloquée : elle est terminée et personne n’a fait Rommé.
ending-void = La partie ne compte pas : on redonne les cartes.

## Duties before a turn can end

duty-reach-opening = Il faut { $need } points pour ouvrir : { $have } pour l’instant.
duty-open-with-taken = { $card ->
    [Joker] Ouvrez avec le joker, ou remettez-le.
   *[other] Ouvrez avec { $card }, ou remettez cette carte.
  }
duty-use-taken = { $card ->
    [Joker] Utilisez le joker, ou remettez-le.
   *[other] Utilisez { $card }, ou remettez cette carte.
  }
duty-place-joker = { $jokers ->
    [one] Posez le joker échangé.
   *[other] Posez les { $jokers } jokers échangés.
  }
duty-finish = Terminez la partie pendant ce tour.

## Page: the answers of the table

page-pick-discard = Choisissez d’abord la carte à jeter.
page-pick-one = Choisissez une seule carte à jeter.
page-pick-meld = Choisissez d’abord les cartes de la combinaison.
page-pick-first = Choisissez d’abord une carte.
page-fits-nowhere = Les cartes choisies ne vont avec aucune combinaison de la table.
page-not-onto-stock = Les cartes se jettent sur la défausse, pas sur la pioche.
page-nothing-to-take-back = Vous n’avez rien posé pendant ce tour. Il n’y a rien à reprendre.
page-hint-too-late = Dès que vous avez posé des cartes, il n’y a plus de conseil pendant ce tour.
page-wrong-meld = Ces cartes ne forment pas une combinaison valable. On ne peut rien y ajouter.
page-set-aside-left = Vous avez mis { $cards } de côté, mais sans les poser.
page-unfinished = Votre tour n’est pas terminé
page-way-discard = Reprendre et jeter { $card ->
    [Joker] le joker
   *[other] { $card }
  }
page-way-part = Poser seulement { $cards } et jeter { $card ->
    [Joker] le joker
   *[other] { $card }
  }
page-way-return = Remettre { $card ->
    [Joker] le joker
   *[other] { $card }
  } et terminer le tour
page-way-go-on = Continuer
page-return-short = Remettre
page-ends-turn = termine votre tour
page-take-duty = { $duty ->
    [open-with-taken] seulement pour ouvrir maintenant
   *[other] à utiliser tout de suite
  }
page-why = Pourquoi ?

## A planned turn, step by step

plan-lay = Poser { $meld }.
plan-lay-off = Ajouter { $cards } à { $meld }.
plan-swap = Mettre { $card } à la place du joker dans { $meld }.
plan-pass = Terminer le tour sans jeter de carte.
plan-discard = Jeter { $card ->
    [Joker] le joker
   *[other] { $card }
  }.

## A game told in the terminal

account-title = Rommé : { $rules }
account-changes = Règles modifiées :
account-mode = Mode : { $mode ->
    [strict] strict, comme à une vraie table
   *[assist] avec aide ; ce qui enfreint une règle est refusé
  }
account-deal = Donne
account-position = Position
account-moves = Déroulement
account-laid-wrong = { $name } pose { $cards }, ce qui n’est pas une combinaison.
account-table = Sur la table :
account-state = Où en est la partie
account-result = Résultat
account-open = { $n ->
    [0] La { -open-pile } est vide.
    [one] Sur la { -open-pile } : { $card } ({ $n } carte)
   *[other] Sur la { -open-pile } : { $card } ({ $n } cartes)
  }
account-stock = Dans la { -stock } : { $n }
account-owner = { $kind ->
    [run] Suite
    [set] Groupe
   *[wrong] Pas une combinaison
  }, { $name }
account-sits-out = ne joue pas
account-to-draw = { $name } doit piocher.
account-to-shuffle = Il faut mélanger la { -open-pile }.
account-to-play = { $name } a pioché et doit jouer.
account-owed = Encore à faire :
account-refused = L’action { $number } est refusée : { $move }
account-clause = { $clause } : { $text }
account-column-player = Joueur
account-column-hand = Cartes restantes
account-column-points = Points en main
account-column-score = { $scoring ->
    [rating] Points de classement
    [own_hand] Points contre
   *[winner_takes_all] Points gagnés
  }

## Checking a deal

verify-proven = La régularité de la donne est prouvée : l’ordre des cartes était fixé avant le début de la partie.
verify-not-proven = La régularité de la donne n’est pas prouvée.
verify-fits-commitment = Le numéro secret correspond au numéro de contrôle.
verify-fits-nonces = { $n ->
    [0] Aucun appareil de joueur n’a ajouté de numéro : le numéro secret de la table a décidé seul de l’ordre.
    [one] L’appareil d’un joueur a ajouté son propre numéro, fixé à l’avance.
   *[other] Les appareils de { $n } joueurs ont chacun ajouté leur propre numéro, fixé à l’avance.
  }
verify-fits-lifted = { $n ->
    [0] Le jeu n’a pas été coupé ; les règles le permettent.
    [one] À la coupe, { $n } carte a été levée ; les règles le permettent.
   *[other] À la coupe, { $n } cartes ont été levées ; les règles le permettent.
  }
verify-fits-dealer = Le joueur de la place { $seat } a donné en premier, comme le veulent ces numéros.
verify-fits-deck = Les { $n } cartes sont toutes dans l’ordre qui découle de ces numéros et de la coupe.
verify-fits-reshuffles = { $n ->
    [one] La { -open-pile } a été mélangée une fois pendant la partie ; son ordre découle aussi de ces numéros.
   *[other] La { -open-pile } a été mélangée { $n } fois pendant la partie ; chaque fois, son ordre découle aussi de ces numéros.
  }
verify-fits-moves = { $n ->
    [one] La seule action est conforme aux règles.
   *[other] Les { $n } actions sont toutes conformes aux règles.
  }
verify-compare = Il vous reste une chose à vérifier vous-même : la table doit avoir affiché ce numéro de contrôle avant la première carte.
verify-wrong-commitment = Le numéro secret ne correspond pas au numéro de contrôle. L’un des deux au moins est faux.
verify-wrong-nonce = Un numéro que l’appareil d’un joueur aurait ajouté n’est pas celui qui avait été fixé à l’avance.
verify-wrong-dealer = Le joueur de la place { $seat } a donné en premier, mais ces numéros désignent celui de la place { $expected }.
verify-wrong-lifted = La coupe ne peut pas avoir levé { $lifted ->
    [one] { $lifted } carte
   *[other] { $lifted } cartes
  }. Ces règles en permettent de { $least } à { $most }.
verify-wrong-deck = Les cartes ne sont pas dans l’ordre qui découle de ces numéros et de la coupe. La carte n° { $place } est { $card ->
    [Joker] un joker
   *[other] { $card }
  } au lieu { $expected ->
    [Joker] d’un joker
   *[other] de { $expected }
  }.
verify-wrong-reshuffle = L’action { $move } mélange la { -open-pile }, mais pas dans l’ordre qui découle des numéros de cette donne. La carte n° { $place } est { $card ->
    [Joker] un joker
   *[other] { $card }
  } au lieu { $expected ->
    [Joker] d’un joker
   *[other] de { $expected }
  }.
verify-wrong-moves = L’ordre des cartes est juste, mais une action enfreint les règles : la partie ne peut pas avoir été jouée ainsi.
verify-no-proof = Ce fichier ne contient pas de preuve de sa donne : il n’y a rien à vérifier. Une preuve se trouve à la fin du fichier, sous [proof].

## Problems that the server reports: accounts and requests

problem-sign-in = Connectez-vous d’abord, ou continuez en invité.
problem-wrong-sign-in = La connexion a échoué. Vérifiez votre identifiant et votre mot de passe ou votre code, ou essayez une autre clé d’accès.
problem-origin = Cette demande vient d’une page qui n’appartient pas à ce serveur. Ouvrez la page du serveur elle-même, et réessayez.
problem-confirm-first = Confirmez d’abord que c’est bien vous : avec votre mot de passe, une clé d’accès ou un code de secours.
problem-not-confirmed = La confirmation a échoué. Vérifiez votre saisie, ou confirmez d’une autre façon.
problem-no-such-session = Vous n’êtes plus connecté sur cet appareil.
problem-no-such-passkey = Vous n’avez plus cette clé d’accès.
problem-login-taken = L’identifiant « { $login } » est déjà pris. Choisissez-en un autre.
problem-account-exists = Vous avez déjà un compte.
problem-no-account = Un invité n’a ni mot de passe ni codes de secours. Créez d’abord un compte.
problem-passkey-refused = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
problem-passkeys-full = Vous pouvez avoir { $most } clés d’accès au plus. Supprimez-en une d’abord.
problem-too-many = Trop d’essais. Réessayez { $seconds ->
    [one] dans { $seconds } seconde
   *[other] dans { $seconds } secondes
  }.
problem-name-missing = Indiquez un nom, s’il vous plaît.
problem-name-too-long = Un nom peut avoir { $most } caractères au plus ; celui-ci en a { $have }.
problem-name-bad-character = Le caractère { $character } n’est pas permis dans un nom. Enlevez-le.
problem-login-length = Un identifiant doit avoir de { $least } à { $most } caractères.
problem-login-bad-character = Le caractère { $character } n’est pas permis dans un identifiant. N’utilisez que des lettres, des chiffres, des points, des tirets et des tirets bas.
problem-password-too-short = Un mot de passe doit avoir au moins { $least } caractères.
problem-password-too-long = Un mot de passe peut avoir { $most } caractères au plus.
problem-password-too-easy = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
problem-bad-request = Le serveur ne peut pas lire cette demande. Rechargez la page et réessayez.
problem-not-found = Il n’y a rien à cette adresse. Vérifiez le lien.
problem-wrong-method = Cette adresse n’accepte pas ce type de demande.
problem-too-large = C’est trop à la fois. Envoyez-en moins.
problem-full = Le serveur est complet pour le moment. Réessayez { $seconds ->
    [one] dans { $seconds } seconde
   *[other] dans { $seconds } secondes
  }.
problem-too-many-connections = Il y a trop de connexions depuis votre réseau. Fermez les pages dont vous n’avez pas besoin et réessayez { $seconds ->
    [one] dans { $seconds } seconde
   *[other] dans { $seconds } secondes
  }.
problem-too-slow = La demande a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.
problem-server-error = Une erreur s’est produite sur le serveur. Réessayez.
problem-no-database = Le serveur n’a pas accès à sa base de données pour le moment. Réessayez dans un instant.

### Tables

problem-not-seated = Vous n’avez pas de place à cette table. Prenez d’abord une place libre.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
problem-no-seat = Il n’y a plus de place libre.
problem-seated-already = Vous avez déjà la place { $seat } à cette table.
problem-no-bot-here = Il n’y a pas de robot à la place { $seat }.
problem-unknown-bot = Il n’y a pas de robot « { $level } ». Choix possibles : { $known }.
problem-nobody-here = À la place { $seat }, il n’y a personne à retirer.
problem-match-runs = Ce n’est pas possible pendant un match. Attendez qu’il soit terminé.
problem-match-over = Le match est terminé. Vous pouvez en jouer un autre.
problem-no-game = Aucune partie n’est en cours. Attendez la prochaine.
problem-match-not-over = Le match n’est pas encore terminé. Jouez-le d’abord jusqu’au bout.
problem-not-away = Vous êtes déjà là.
problem-ready-already = Vous êtes déjà prêt.
problem-table-closed = Cette table est fermée. Créez-en une autre, ou rejoignez-en une.
problem-stale = Il s’est passé autre chose entre-temps. Regardez la table et réessayez.
problem-not-strict = À cette table, on joue tout son tour en une fois.
problem-staged-stays = Ce que vous avez posé reste sur la table.
problem-not-at-table = Cette personne n’est pas à cette table.
problem-unreadable = Le serveur ne comprend pas ce message. Rechargez la page et réessayez.
problem-too-long = Ce message est trop long. Raccourcissez-le : { $most } octets au plus.
problem-of-tournament = Cette table fait partie d’un tournoi. Vous aurez votre prochaine table avec la prochaine série.
problem-not-online = Ce tournoi se joue dans une salle. Inscrivez-vous à l’entrée ou auprès de la direction du tournoi.
problem-no-rehearsal = Les parties ne se jouent automatiquement que dans une répétition générale. Pour vous exercer, créez-en une avec des joueurs inventés.
problem-no-table = Cette table n’existe pas. Vérifiez le lien ou le code.
problem-no-spectators = Cette table n’accepte pas de spectateurs.
problem-no-hints = À cette table, il n’y a pas de conseils.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-talk-off = À cette table, les messages sont désactivés.
problem-talk-presets = À cette table, vous ne pouvez envoyer que des messages tout prêts.
problem-silenced = L’hôte ne vous permet plus d’écrire à cette table.
problem-not-kept = Le serveur ne sait pas encore si c’est enregistré. Il vérifie.
problem-bad-move = « { $text } » n’est pas une action du jeu.
problem-too-many-tables = Vous avez trop de tables ouvertes à la fois. Quittez-en une d’abord.
problem-people-play = Une personne présente participe à cette partie ; on ne peut donc pas l’accélérer.
problem-pace-of-tournament = Le rythme d’une table de tournoi ne peut pas être changé.
problem-no-nonce-due = Aucune donne n’attend de numéro de votre appareil ; vous n’avez pas à en envoyer.
problem-wrong-nonce = Ce n’est pas le numéro que votre appareil avait fixé à l’avance. Envoyez celui-là.
problem-own-tables = { $most ->
    [one] Vous jouez déjà à une autre table. Terminez d’abord, ou quittez-la.
   *[other] Vous jouez déjà à { $most } tables. Terminez ou quittez d’abord l’une d’elles.
}
problem-address-tables = { $most ->
    [one] On joue déjà à une table depuis votre réseau. Dès qu’elle sera terminée ou que tout le monde l’aura quittée, vous pourrez en créer une autre.
   *[other] On joue déjà à { $most } tables depuis votre réseau. Dès que l’une d’elles sera terminée ou que tout le monde l’aura quittée, vous pourrez en créer une autre.
}
problem-bad-rules = { $reason }
problem-no-game-kept = Il n’y a pas de partie terminée à cette adresse. Vérifiez le lien.
problem-game-too-costly = Cette partie est trop longue pour être affichée ici. Téléchargez plutôt son fichier.
problem-not-yours = Seuls les joueurs de cette partie peuvent la voir.

talk-hello = Bonjour à tous !
talk-good-luck = Bonne chance !
talk-well-played = Bien joué !
talk-thanks = Merci !
talk-sorry = Pardon !
talk-one-moment = Un instant, s’il vous plaît.
talk-i-am-back = Me revoilà.
talk-nice-hand = Belle main !
talk-that-was-close = C’était moins une !
talk-another-game = On en refait une ?
talk-good-bye = Au revoir !

welcome-running = Le serveur est en marche.

### The page

page-lead = Le rami comme on y joue au Luxembourg et en Allemagne : entre amis ou contre des robots, gratuit et sans publicité.
page-your-name = Votre nom
page-guest = Invité
page-which-rules = Quelles règles ?
page-bots-play = Niveau des robots
page-level-zufall = au hasard
page-level-anfaenger = débutant
page-level-stammtisch = habitué
page-level-verein = joueur de club
page-play-bots = Jouer contre des robots
page-play-friends = Jouer entre amis
page-continue-game = Continuer : { $rules }
page-continue-with = Continuer : { $rules } avec { $others }
page-and = { $first } et { $last }
page-nav = Menu principal
page-nav-play = Jouer
page-no-server = Le serveur est injoignable. Réessayez dans un instant.
page-have-code = Vous avez un code ?
page-code = Code de la table
page-join = Rejoindre
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table ouverte pour le moment.
page-free-seats = { $n ->
    [0] complet
    [one] { $n } place libre
   *[other] { $n } places libres
  }
call-director = Appeler la direction du tournoi
call-what = Que s’est-il passé ?
call-open = { $minutes ->
    [0] La direction du tournoi est prévenue. Veuillez patienter.
    [one] Vous avez appelé la direction du tournoi il y a { $minutes } minute. Veuillez patienter.
   *[other] Vous avez appelé la direction du tournoi il y a { $minutes } minutes. Veuillez patienter.
  }
call-unsent = L’appel n’est pas encore envoyé, car il n’y a pas de connexion. Tenez le panneau en l’air.
call-coming = { $by } arrive.
call-somebody-coming = Quelqu’un arrive.
call-take-back = Retirer l’appel
call-again = Appeler à nouveau
call-told = Fait venir la direction du tournoi à votre table.
page-to-tournament = Retour au tournoi
page-home = Accueil
page-language = Langue
page-large-print = Gros caractères
page-four-colours = Quatre couleurs
page-theme = Thème
page-theme-auto = celui de l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-card-back = Carte face cachée
page-card-joker = Joker
page-card-joker-for = Joker : { $card }
page-card = { $rank ->
    [A] as
    [V] valet
    [D] dame
    [R] roi
   *[other] { $rank }
  } de { $suit }
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
page-reconnecting = Connexion perdue. Reconnexion…
page-reconnecting-short = Nouvel essai…
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
page-free-seat = libre
page-do-cut = Coupez : touchez le paquet.
page-shuffling = On mélange le jeu…
page-others-cut = On coupe le jeu…
page-others-turn = { $name } joue…
page-do-draw = À vous : piochez une carte.
page-do-play = Posez ce que vous voulez, puis jetez une carte.
page-do-open = Pas encore assez de points pour ouvrir :
page-points-of = { $have } sur { $need }
page-which-way = Que remplace le joker ?
page-add-or-swap = Ajouter la carte ou échanger le joker ?
page-no-advice = Ici, vous n’avez pas le choix.
page-close = Fermer
page-cut-at = Cartes à lever
page-cut = Couper
page-cut-here = Couper ici
page-cut-choose = Choisir l’endroit
page-lay-meld = Poser
page-take-back = Reprendre
page-take-back-first = Reprenez d’abord ce que vous avez posé.
page-discard = Jeter
page-return = Remettre la carte
page-pass = Terminer le tour
page-finish = Terminer
page-fits = Va ici : ajouter
page-fits-where = Les cartes vont ici
page-hint = Conseil
page-nothing-yet = Il ne s’est encore rien passé.
page-seconds-left = encore { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
page-qr = Code QR de cette table
page-invite = Invitez vos amis avec le lien, le code QR ou ce code.
page-share = Partager le lien
page-copied = Lien copié
page-copy-link = Copier le lien
page-copy-failed = Votre navigateur n’a pas permis la copie. Le lien est sélectionné : copiez-le avec Ctrl+C, ou appuyez longuement dessus.
page-you = vous
page-ready = prêt
page-sit = S’asseoir ici
page-add-bot = Ajouter un robot
page-remove = Retirer
page-waiting = On attend les autres…
page-ready-to-play = Je suis prêt
page-show-result = Voir le résultat
page-card-points = { $n ->
    [one] { $n } point en main
   *[other] { $n } points en main
  }
page-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-standing = Classement
page-final-standing = Classement final
page-rematch = Revanche
page-next-game = Partie suivante
page-download = Enregistrer la partie
page-look-at-table = Voir la table
page-told-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } { $card ->
    [Joker] le joker
   *[other] { $card }
  } dans la défausse.
page-told-drew = { $who ->
    [you] Vous piochez une carte.
   *[other] { $name } pioche une carte.
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
    [you] Vous jetez
   *[other] { $name } jette
  } { $card ->
    [Joker] un joker
   *[other] { $card }
  }.
page-told-gave-back = { $who ->
    [you] Vous remettez la carte sur la défausse.
   *[other] { $name } remet la carte sur la défausse.
  }
page-told-opened = { $who ->
    [you] Vous ouvrez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] { $name } ouvre avec { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
page-told-failed = { $who ->
    [you] L’ouverture est manquée : vous reprenez { $cards }.
   *[other] L’ouverture est manquée : { $name } reprend { $cards }.
  }
page-told-away = { $who ->
    [you] Vous avez perdu la connexion.
   *[other] { $name } a perdu la connexion.
  }
page-told-left = { $who ->
    [you] Vous avez quitté la table.
   *[other] { $name } a quitté la table.
  }
page-told-bridge = { $who ->
    [you] Un robot joue pour vous en attendant votre retour.
   *[other] Un robot joue pour { $name } en attendant son retour.
  }
page-told-back = { $who ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
  }
page-continue = Parties en cours
page-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
  }
page-rules = Règles
page-assumed = (supposé)
page-instead = D’habitude : { $text }
page-new-table = Nouvelle table
page-seats = Places
page-how-many-bots = Robots
page-length = Durée du match
page-length-games = nombre de parties
page-length-target = score à atteindre
page-length-series = série de rondes
page-number-games = Parties
page-number-target = Points
page-number-series = Rondes
page-clock = Temps par tour
page-clock-none = sans limite
page-clock-seconds = { $n } secondes
page-clock-bank = Plus 60 secondes de réserve par partie
page-manners = À cette table
page-strict = Mode strict, comme à une vraie table : on ne reprend rien, et une ouverture manquée a des conséquences
page-hints-allowed = Autoriser les conseils
page-spectators-allowed = Autoriser les spectateurs
page-listed = Afficher dans la liste des tables ouvertes
page-house-rules = Règles maison
page-make-table = Créer la table

## Page: lessons

page-learn = Apprendre
page-learn-lead = Quelques minutes par variante : vous jouez, la table explique.
page-lesson-parts = { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
page-lesson-progress = Étapes faites : { $done } sur { $all }
page-lesson-all-done = Tout est fait
page-lesson-begin = Commencer
page-lesson-continue = Continuer
page-lesson-again = Recommencer
page-lesson-step = Étape { $now } sur { $all }
page-lesson-show = Montrez-moi
page-lesson-next = Suivant
page-lesson-back = Précédent
page-lesson-skip = Passer
page-lesson-restart = Refaire cette étape
page-lesson-tries = Et si…
page-lesson-not-now = Les règles le permettent, mais faites d’abord ce qui est demandé plus haut.
page-lesson-well-done = Bravo !
page-lesson-watch = Regardez ce que font les autres…
page-lesson-finished = Vous savez jouer !
page-lesson-finished-text = C’est tout ce qu’il faut savoir pour jouer à « { $rules } ». Pendant une partie, la table continue de vous aider, et les règles restent à portée de main.
page-lesson-play = Jouer maintenant contre des robots
page-level-lesson = suit la leçon
page-lesson-do-draw-stock = Touchez la pioche pour prendre la carte du dessus.
page-lesson-do-draw-open = Touchez la défausse pour prendre la carte du dessus.
page-lesson-do-meld = Touchez { $cards }, puis « { $button } ».
page-lesson-do-add = Touchez { $cards }, puis la combinaison qui s’éclaire.
page-lesson-do-swap = Touchez { $cards }, puis la combinaison avec le joker.
page-lesson-do-discard = Touchez une carte dont vous n’avez pas besoin, par exemple { $cards }, puis « { $button } ».
page-lesson-do-finish = Votre dernière carte est posée : touchez « { $button } ».
page-lesson-turn = Votre tour
    .why = Un tour se déroule toujours ainsi : piocher une carte, poser si vous pouvez et si vous voulez, puis jeter une carte. Avec cette main, vous ne pouvez encore rien poser.
    .done = C’était un tour complet. Maintenant, c’est aux autres de jouer, dans le sens des aiguilles d’une montre.
    .try-1 = … je jette une carte sans avoir pioché ?
page-lesson-meld = Poser une combinaison
    .why = Trois cartes de même valeur font un groupe, trois cartes qui se suivent dans une couleur font une suite. Avec le neuf de la défausse, vos deux neuf font un groupe : prenez-le.
    .done = Votre première combinaison est sur la table. Votre voisin en a posé une aussi.
    .try-1 = … je jette le neuf que je viens de prendre ?
    .try-2 = … je pose aussi ma suite de pique ?
page-lesson-add = Ajouter des cartes
    .why = Vous pouvez ajouter des cartes à toutes les combinaisons de la table, même à celles des autres. C’est ainsi que l’on se débarrasse des cartes isolées.
    .done = Deux cartes de moins. Ce que vous n’avez plus en main ne rapportera rien aux autres.
    .try-1 = … j’ajoute un valet aux dames ?
page-lesson-rid = La dernière carte
    .why = Le joueur qui n’a plus de cartes gagne aussitôt : c’est le Rommé. Dans ce jeu, il n’est pas nécessaire de garder une carte à jeter.
    .done = Rommé ! Les autres comptent ce qu’ils ont encore en main, et les points sont pour vous.
    .try-1 = … je pose trois cartes qui ne vont pas ensemble ?
page-lesson-wait = Le premier tour
    .why = Pour ouvrir, c’est-à-dire poser pour la première fois, il faut 40 points. D’ici là, vous piochez et jetez une carte ; vous ne pouvez prendre la carte de la défausse que pour ouvrir aussitôt avec elle. Et gardez bien votre joker.
    .done = Bien. Continuez à rassembler des cartes jusqu’à pouvoir ouvrir.
    .try-1 = … je jette le joker ?
page-lesson-free = Le premier tour
    .why = Pour ouvrir, c’est-à-dire poser pour la première fois, il faut 40 points. Vous pouvez toujours prendre en main la carte de la défausse, même sans rien poser : le sept de pique va bien avec votre huit de pique.
    .done = Bien vu. Si une carte ne vous convient finalement pas, vous pouvez la remettre aussitôt ; votre tour est alors terminé.
    .try-1 = … je jette le joker ?
page-lesson-kept = Le premier tour
    .why = Pour ouvrir, c’est-à-dire poser pour la première fois, il faut 40 points. Vous pouvez toujours prendre la carte de la défausse : le sept de pique va bien avec votre huit de pique. Seulement, ne la jetez pas pendant le même tour.
    .done = Bien vu. Continuez à rassembler des cartes jusqu’à pouvoir ouvrir.
    .try-1 = … je remets tout de suite le sept sur la défausse ?
page-lesson-open = Ouvrir
    .why = Vos premières combinaisons doivent compter 40 points ensemble, en un seul tour. Les figures comptent 10, les autres cartes leur valeur. La table fait le compte pour vous.
    .done = Vous avez ouvert ! Désormais, vous pouvez poser ce que vous voulez.
    .try-1 = … j’ajoute d’abord mon neuf à la suite de mon voisin ?
    .try-2 = … je pose seulement les trois rois, puis je jette une carte ?
page-lesson-joker = Le joker
    .why = Un joker remplace n’importe quelle carte qui vous manque et compte comme elle. Avec le huit et le neuf de carreau, il peut être le sept ou le dix : la table vous demande lequel.
    .done = Le joker remplace maintenant cette carte, et aucune autre.
    .try-1 = … je pose deux jokers avec un valet ?
page-lesson-lay-off = Poser encore, ajouter des cartes
    .why = Une fois que vous avez ouvert, vous pouvez poser autant que vous voulez, même pour peu de points, et ajouter des cartes à toutes les combinaisons de la table.
    .done = Plus qu’une carte en main : c’est allé vite.
    .try-1 = … j’ajoute la dame aux rois ?
page-lesson-taken = La carte de la défausse
    .why = Une fois que vous avez ouvert, vous pouvez prendre la carte de la défausse si vous l’utilisez pendant le même tour. Elle reste visible jusqu’à ce que vous l’ayez posée. Le huit de cœur va avec votre suite.
    .done = Utilisée tout de suite, comme le veut la règle. Sinon, elle serait revenue sur la défausse et votre tour serait terminé.
    .try-1 = … je jette une carte sans utiliser le huit ?
page-lesson-swap = Échanger un joker
    .why = Ce joker remplace le dix de cœur, et vous avez cette carte. Mettez-la à la place du joker : il est à vous, mais vous devez le reposer pendant le même tour.
    .done = Un beau tour : une carte de moins, et le joker a complété votre suite.
    .try-1 = … j’échange avec la dame de carreau ?
    .try-2 = … je garde le joker pour plus tard ?
page-lesson-last = Terminer
    .why = Pour terminer, posez toutes vos cartes sauf une, et jetez celle-ci. La dame de cœur irait aussi sur la table, mais il vous faut une carte à jeter.
    .done = Rommé ! La partie est terminée, et l’on compte ce que les autres ont encore en main.
    .try-1 = … j’ajoute la dame aux autres dames ?
page-lesson-hand = Hand-Rommé
    .why = Vous n’avez encore rien posé, et voilà que tout s’assemble : quatre combinaisons et une carte à jeter. C’est un Hand-Rommé. Il compte davantage, et les 40 points ne sont pas nécessaires.
    .done = Hand-Rommé ! On ne voit pas cela tous les jours.
page-lesson-super = Superrommé
    .why = Vos quatorze cartes entrent toutes dans des combinaisons, aucune ne reste à jeter. Si vous n’avez encore rien posé, vous pouvez terminer ainsi : c’est le Superrommé, qui compte le plus.
    .done = Superrommé ! On ne peut pas faire mieux.
problem-no-lesson = Cette leçon n’existe pas. Choisissez-en une sous « Apprendre ».

## Page: rules

page-rules-title = Règles et règles maison
page-rules-lead = Lisez comment se joue chaque variante, ou créez vos propres règles.
page-rules-read = Lire
page-rules-change = Modifier
page-rules-words = Afficher le texte
page-rules-play = Jouer avec ces règles
page-rules-learn = Apprendre ce jeu
page-rules-mine = Mes règles
page-rules-none = Rien d’enregistré pour l’instant. Modifiez une variante, donnez-lui un nom et enregistrez-la.
page-rules-based = D’après : { $rules }
page-rules-differences = { $n ->
        [0] aucune modification
        [one] { $n } modification
       *[other] { $n } modifications
    }
page-rules-name = Nom de ces règles
page-rules-save = Enregistrer sur cet appareil
page-rules-saved = Enregistré.
page-rules-delete = Supprimer
page-rules-delete-sure = Vraiment supprimer ?
page-rules-shared = Quelqu’un a partagé ces règles avec vous.
page-rules-changed = modifié
page-rules-undo = Rétablir
page-rules-undo-all = Annuler toutes les modifications
page-rules-idle = Sans effet avec les autres règles telles qu’elles sont.
page-rules-senseless = Ces règles ne vont pas ensemble
page-rules-ways = Vous pouvez changer l’une d’elles :
page-rules-clauses = Article par article
page-rules-clauses-hint = Voici ce que disent les règlements ; ce qu’ils ne précisent pas est marqué « supposé ». Quand la table refuse une action, elle cite l’article ou, si ses règles diffèrent, sa propre règle dans la liste ci-dessus.
page-rules-clause = Article { $clause }
page-rules-bad-link = Les règles de ce lien sont illisibles. Demandez qu’on vous renvoie le lien en entier.
page-rules-players = { $n } joueurs
page-rules-less = { $what } : moins
page-rules-more = { $what } : plus
page-rules-band-most = Points en main, jusqu’à
page-rules-band-points = Points de classement
page-rules-band-add = Ajouter un palier
page-rules-band-remove = Retirer le palier
page-rules-marked = Les différences avec la variante sont signalées.
page-senseless-players-reversed = Une table ne peut pas avoir à la fois au moins { $least } joueurs et { $most } au plus.
page-senseless-pack-too-small = Pour { $players } joueurs, il faut au moins { $need } cartes, mais il n’y en a que { $have }.
page-senseless-lay-offs-before-opening = S’il faut des points pour ouvrir, personne ne peut ajouter de cartes aux autres combinaisons avant d’avoir ouvert.
page-senseless-factor-without-hand-romme = Un Hand-Rommé ne peut pas compter plusieurs fois si ces règles n’en ont pas.
page-senseless-factor-with-rating = Avec les points de classement, le Hand-Rommé a déjà son propre nombre de points : on ne peut pas le multiplier en plus.
page-senseless-too-few-to-sit-out = Pour que le donneur ne joue pas, il faut être assez nombreux à table ; ici, il y a { $most } joueurs au plus.
page-senseless-opening-out-of-reach = À { $players } joueurs avec { $cards } cartes chacun, personne ne peut poser plus de { $have } points en un tour, mais il en faut { $need } pour ouvrir.
page-senseless-pile-without-end = Une partie pourrait ne jamais finir, parce que la { -open-pile } peut redevenir sans cesse la { -stock }.
page-senseless-turns-without-end = Une partie pourrait ne jamais finir, parce que la carte de la défausse peut être prise et remise sans cesse.

## Page: frame and account

page-nowhere = Page introuvable
page-nowhere-hint = Le lien est peut-être ancien, ou n’a été copié qu’en partie.
page-not-loaded = Cette page n’a pas pu être chargée : le réseau est coupé, ou il y a une nouvelle version.
page-load-again = Recharger
page-offline = Pas de connexion au serveur. Vous pouvez parcourir les pages, mais pas jouer.
page-settings = Réglages
page-settings-hint = Ces réglages ne valent que pour cet appareil.
page-settings-reading = Lecture
page-settings-cards = Cartes et table
page-settings-sound = Son et mouvement
page-settings-keyboard = Clavier
page-preview = Aperçu de la table
page-faces = Dessin des cartes
page-face-auto = automatique
page-face-auto-hint = Très grand avec les gros caractères, sinon français
page-face-french = français
page-face-french-hint = Avec figures ; les lettres suivent la langue de la page : V, D, R
page-face-german = lettres allemandes
page-face-german-hint = Toujours B, D, K pour le valet, la dame et le roi, comme sur les cartes allemandes et luxembourgeoises ; les textes gardent V, D, R
page-face-large = très grand
page-face-large-hint = Seulement la valeur et la couleur, sans figures
page-backs = Dos des cartes
page-back-lattice = treillis rouge
page-back-diamonds = losanges bleus
page-back-waves = vagues vertes
page-back-rays = rayons violets
page-back-plain = bleu foncé uni
page-felt = Couleur de la table
page-felt-green = vert
page-felt-blue = bleu
page-felt-burgundy = bordeaux
page-felt-grey = gris
page-large-print-hint = Textes et cartes plus grands
page-four-colours-hint = Carreau bleu, trèfle vert
page-sounds = Sons
page-sounds-hint = Quand c’est à vous de jouer, ou qu’une carte est jouée
page-motion = Animations
page-motion-hint = Les cartes volent de la pioche à votre main
page-pace = Rythme
page-pace-hint = La durée des pauses des robots et la vitesse des cartes, aux tables dont vous êtes l’hôte ou quand vous ne jouez que contre des robots.
page-pace-leisurely = Tranquille
page-pace-normal = Normal
page-pace-brisk = Rapide
page-pace-instant = Immédiat
page-fast-forward = Accélérer jusqu’à la partie suivante
page-sounds-offer = Voulez-vous des sons à la table ?
page-sounds-accept = Oui, volontiers
page-sounds-decline = Non, merci
page-volume = Volume
page-test-sound = Écouter un exemple
page-vibration = Vibreur
page-vibration-hint = L’appareil vibre quand c’est à vous de jouer
page-notifications = Notifications
page-notifications-hint = Quand c’est à vous de jouer et que vous n’avez pas cette page sous les yeux
page-notifications-blocked = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
page-notification-body = On vous attend à votre table ({ $rules }).
page-letter-keys = Lettres comme raccourcis clavier
page-letter-keys-hint = À la table, certaines lettres du clavier servent de commandes
page-me = Profil
page-start-bots = Contre des robots
page-start-bots-hint = On commence tout de suite, sans compte.
page-start-friends = Entre amis
page-start-friends-hint = Créez une table et envoyez le lien ou le code.
page-start-more = Autres rubriques
page-start-learn = Apprendre le Rommé
page-start-learn-hint = En quelques minutes, les cartes en main
page-start-watch = Regarder
page-start-watch-hint = Les tables ouvertes aux spectateurs
page-start-tournaments = Tournois de club
page-start-tournaments-hint = Inscriptions, places, feuilles de jeu et classement pour le tournoi de votre club
page-start-promise = Gratuit, sans publicité, sans compte. Chaque donne peut être vérifiée, et les robots sont toujours signalés comme tels.
page-playing-now = en cours
page-waits-for-players = attend des joueurs
page-between-games = entre deux parties
page-go-on = Continuer
page-watch-lead = Tout le monde peut regarder ces tables. Les cartes cachées restent cachées.
page-watch-none = Il n’y a aucune table à regarder pour le moment.
page-watch-this = Regarder
page-nobody-yet = Vous n’êtes pas encore connecté. Continuez en invité, ou connectez-vous.
page-come-in = Continuer en invité
page-as-guest = En invité
page-name-hint = C’est ainsi que les autres vous voient à la table.
page-save = Enregistrer
page-saved = Enregistré
page-cancel = Annuler
page-account = Compte
page-account-why = Avec un compte, vous êtes le même joueur sur tous vos appareils. Pas d’adresse e-mail, rien à payer.
page-account-make = Créer un compte
page-login = Identifiant
page-login-hint = Il sert à vous connecter : 3 à 32 lettres ou chiffres.
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-password-hint = Au moins 8 caractères
page-password-set = Définir un mot de passe
page-password-change = Changer le mot de passe
page-by-passkey = Avec une clé d’accès
page-by-password = Avec un mot de passe
page-passkey-why = Avec une clé d’accès, vous vous connectez avec votre empreinte, votre visage ou le code de votre appareil : rien à retenir.
page-passkeys = Clés d’accès
page-passkey-add = Ajouter une clé d’accès
page-passkey-failed = Votre appareil n’a pas fourni de clé d’accès. Réessayez, ou utilisez un mot de passe.
page-sign-in = Se connecter
page-sign-in-note = Les parties jouées ici en invité ne seront pas reprises dans votre compte.
page-sign-out = Se déconnecter
page-forgot = Mot de passe oublié ?
page-recover = Se connecter avec un code de secours
page-recovery-code = Code de secours
page-codes = Codes de secours
page-codes-why = Chaque code vous permet de vous connecter une fois si vous n’avez plus d’autre moyen. Notez-les : ils ne sont affichés que maintenant.
page-codes-left = { $n ->
    [0] Plus aucun code de secours
    [one] Encore { $n } code de secours
   *[other] Encore { $n } codes de secours
  }
page-codes-new = Nouveaux codes
page-codes-noted = Je les ai notés
page-codes-print = Imprimer
page-sessions = Appareils connectés
page-this-device = cet appareil
page-last-used = dernière utilisation : { $date }
page-end-session = Déconnecter { $device }
page-remove-passkey = Supprimer la clé d’accès sur { $device }
page-end-others = Déconnecter tous les autres appareils
page-my-data = Mes données
page-export = Télécharger toutes mes données
page-forget-me = Supprimer mon compte
page-forget-why = Votre nom et votre compte seront supprimés. Vos places et vos messages restent, sans nom ; dans les tournois, votre numéro de joueur reste. Cette suppression est définitive.
page-type-name = Pour confirmer, tapez votre nom : { $name }
page-confirm-passkey = Confirmer avec une clé d’accès
page-confirm-title = Confirmez que c’est bien vous
page-confirm-why = Vous allez changer votre façon de vous connecter, ou télécharger vos données. Confirmez, pour que personne d’autre ne puisse le faire sur un appareil resté déverrouillé.
page-confirm = Confirmer
page-confirm-code = Utiliser plutôt un code de secours
page-confirm-code-hint = Le code ne pourra plus servir.
page-confirm-password = Utiliser plutôt le mot de passe
page-confirm-nothing = Ici, vous ne pouvez confirmer ni par mot de passe ni par code de secours. Ouvrez cette page sur un appareil où se trouve votre clé d’accès.
page-recovered = Vous êtes de nouveau connecté
page-recovered-why = Tous les autres appareils ont été déconnectés. Vérifiez tout ce qui permet de se connecter à votre compte, et supprimez ce qui n’est pas à vous.
page-recovered-none = Vous ne pouvez plus vous connecter qu’avec le nouveau mot de passe et les codes de secours restants.
page-recovered-codes = Si quelqu’un d’autre a pu voir vos codes de secours, créez-en de nouveaux.
page-remove-all = Supprimer toutes les clés d’accès
page-recovered-done = Tout cela est à moi

## Page: the table

page-all-laid = plus de cartes
page-before-your-turn = Plus tôt
page-beside = Panneau latéral
page-panel-news = Déroulement
page-panel-scores = Points
page-panel-chat = Messages
page-chat-about = Options…
page-chat-unread = { $n ->
    [one] Messages : { $n } nouveau
   *[other] Messages : { $n } nouveaux
  }
page-close-table = Fermer la table
page-come-back = Reprendre ma place
page-crosses = Croix
page-dealer-sign = D
page-deals = donneur
page-do-it = Suivre ce conseil
page-draw-here = Prendre ici
page-draw-stock = Piocher
page-draw-open = Prendre { $card ->
    [Joker] le joker
   *[other] { $card }
  }
page-game-number = Partie
page-game-of = Partie { $n }
page-game-of-games = Partie { $n } sur { $all }
page-game-to-points = Partie { $n } · jusqu’à { $points }
page-games-left = { $n ->
    [0] C’était la dernière partie.
    [one] Encore une partie.
   *[other] Encore { $n } parties.
  }
page-home-keep = Accueil (garder ma place)
page-host = hôte
page-keys = Raccourcis clavier
page-keys-about = À la table, tout se fait aussi sans souris. Les lettres se désactivent dans les réglages.
page-key-space = Espace
page-key-for-cards = carte suivante ou précédente
page-key-for-move = déplacer la carte dans la main
page-key-for-pick = choisir une carte
page-key-for-places = zone suivante
page-key-for-cancel = désélectionner les cartes
page-key-for-stock = piocher
page-key-for-open = prendre la carte de la défausse
page-key-for-meld = poser les cartes choisies
page-key-for-go = aller à une combinaison où les ajouter
page-key-for-discard = jeter
page-key-for-undo = reprendre
page-key-for-hint = conseil
page-key-for-sort = trier autrement
page-key-for-list = voir les points
page-key-for-chat = voir les messages
page-key-for-rules = voir les règles
page-key-for-help = cette aide
page-label = { $label } :
page-lay-onto = Ajouter à : { $cards }
page-leave = Quitter la table
page-leave-free = Votre place sera libre.
page-leave-runs = Un robot jouera à votre place. Vous pouvez revenir à tout moment.
page-leave-waits = La partie vous attend. Vous pouvez revenir à tout moment.
page-pending-discard = Vous jetterez { $card ->
    [Joker] un joker
   *[other] { $card }
  } dès que la connexion sera rétablie.
page-pending-draw = Vous piocherez dès que la connexion sera rétablie.
page-pending-first = Attendez jusque-là avant de faire autre chose.
page-pending-leave = Vous quitterez la table dès que la connexion sera rétablie.
page-pending-move = Votre action sera envoyée dès que la connexion sera rétablie.
page-pending-other = En attente de la connexion…
page-stay = Rester
page-looking-on = Vous êtes spectateur.
page-table-full = Toutes les places sont prises.
page-match-won = Match gagné par { $names } !
page-meld-is = Combinaison posée par { $name } : { $cards }
page-menu = Menu
page-mute = Masquer { $name }
page-unmute = { $n ->
    [one] Ne plus masquer { $n } personne
   *[other] Ne plus masquer { $n } personnes
  }
page-silence = Ne plus laisser { $name } écrire ici
page-unsilence = Laisser { $name } écrire de nouveau ici
page-report = Signaler à l’administrateur
page-reported = Merci. L’administrateur va s’en occuper.
page-nobody-wrote = Aucun message pour l’instant.
page-presets = Messages tout prêts
page-send = Envoyer
page-write = Votre message
page-new-meld = Nouvelle combinaison
page-no-games-yet = Aucune partie terminée pour l’instant.
page-opened-short = a ouvert
page-place = Rang
page-place-number = { $n ->
    [1] 1er
   *[other] { $n }e
  }
page-players = Les autres joueurs
page-seats-open = { $n ->
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
  }
page-see-clause = Article { $clause } des règles
page-see-house-rule = Règle maison { $clause }
page-see-replay = Revoir la partie
page-slow = Connexion lente…
page-sort = Trier la main
page-sort-melds = Par combinaisons
page-sort-melds-short = Combinaisons
page-sort-rank-short = Valeur
page-sort-suit-short = Couleur
page-sum = Total
page-take-back-one = Reprendre : { $cards }
page-take-up = Reprendre { $card ->
    [Joker] le joker
   *[other] { $card }
  } en main
page-told-match = { $who ->
    [you] Le match commence. Vous donnez.
   *[other] Le match commence. { $name } donne.
  }
page-told-cut = { $who ->
    [you] Vous coupez.
   *[other] { $name } coupe.
  }
page-told-dealt = Les cartes sont distribuées et comptées : chacun en a { $n }. Carte retournée : { $card ->
    [Joker] un joker
   *[other] { $card }
  }.
page-told-turned-over = La défausse est retournée.
page-told-reshuffled = La défausse est mélangée.
page-told-drew-own = Vous piochez { $card ->
    [Joker] un joker
   *[other] { $card }
  }.
page-told-passed = { $who ->
    [you] Vous terminez votre tour sans jeter de carte.
   *[other] { $name } termine son tour sans jeter de carte.
  }
page-told-sat-down = { $name } prend place.
page-told-stood-up = La place { $seat } est libre.
page-told-your-turn = C’est à vous de jouer.
page-waiting-for = On attend { $names }…
page-way-add = ajouter
page-way-swap = échanger le joker
page-you-are-bridged = Un robot joue à votre place.
page-you-play = Vos cartes
page-you-sit-out = Vous ne jouez pas cette partie.
page-match-points = Points dans le match : { $n }
page-melds = Combinaisons sur la table

## Page: replays

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Ligne { $line } : { $reason }
  }
page-my-games = Mes parties
page-no-games = Vous n’avez encore terminé aucune partie. Une fois terminées, vos parties pourront être revues ici, pas à pas.
page-more-games = Afficher les parties précédentes
page-try-again = Réessayer
page-with = avec { $names }
page-you-won = Vous avez gagné.
page-other-won = { $name } a gagné.
page-you-sat-out = Vous avez donné et n’avez pas joué cette partie.
page-game-file = Fichier de partie
page-file-about = Revoyez une partie enregistrée ici ou ailleurs. Le fichier n’est pas conservé sur le serveur.
page-open-file = Ouvrir un fichier de partie
page-drop-file = ou déposez-le ici
page-file-too-large = Ce fichier est trop grand pour être un fichier de partie.
page-replay = Revoir une partie
page-replay-controls = Commandes de lecture
page-replay-step = Action
page-replay-at = Action { $step } sur { $last }
page-replay-first = Aller au début
page-replay-back = Action précédente
page-replay-play = Lancer la lecture
page-replay-pause = Mettre en pause
page-replay-next = Action suivante
page-replay-last = Aller à la fin
page-replay-moves = Déroulement
page-speed = Vitesse
page-view-of = Cartes à montrer
page-view-all = Toutes les cartes
page-view-seat = Ce que voyait { $name }
page-hand-of = Main : { $name }
page-no-meld = Posé, mais ce n’est pas une combinaison
page-by-bridge = (un robot jouait à sa place)
page-in-line = À la ligne { $line } du fichier :
page-opinions = L’avis des robots
page-opinion-of = Joueur analysé
page-ask-bots = Demander l’avis des robots
page-ask-this = Que pensent les robots de ce choix ?
page-stop = Arrêter
page-asking = { $n } sur { $of } choix analysés…
page-opinion-about = Les robots rejouent la suite de nombreuses fois, en ne sachant que ce que le joueur pouvait voir, et disent quel choix aurait été meilleur, et pourquoi.
page-opinion-summary = Bilan des choix : { $name }
page-opinion-elsewhere = Ici, ce n’est pas { $name } qui joue.
page-next-worse = Prochain choix faible
page-only-move = Il n’y avait pas le choix : les règles ne permettaient rien d’autre.
page-no-opinion = Les robots n’ont pas d’avis sur ce choix.
page-verdict-best = le meilleur
page-verdict-good = bon
page-verdict-inaccurate = imprécis
page-verdict-poor = faible
page-better = Mieux :
page-as-good = À peu près aussi bon :
page-behind = { $scoring ->
    [rating] Retard moyen sur le meilleur choix, en points de classement : { $points }.
    [own_hand] Retard moyen sur le meilleur choix, en points contre : { $points }.
   *[winner_takes_all] Retard moyen sur le meilleur choix, en points : { $points }.
  }
page-opinion-worlds = Résultat de { $worlds } parties jouées jusqu’au bout à partir d’ici.
page-before-move = La position avant ce choix
page-chart = Évolution de la partie
page-chart-about = Points en main après chaque tour : moins il y en a, mieux c’est.
page-as-table = Afficher en tableau
page-turn = Tour
page-check-heading = La donne était-elle régulière ?
page-check-about = Votre navigateur recalcule toute la donne à partir du numéro secret de la table et des numéros ajoutés par les appareils des joueurs. Vous n’avez à croire personne sur parole.
page-check-deal = Vérifier la donne
page-check-numbers = Afficher les numéros
page-check-number = Numéro de contrôle, affiché avant la première carte
page-check-secret = Numéro secret, affiché après la partie
page-check-nonces = Numéros des appareils des joueurs, par place
page-check-no-nonce = aucun
page-check-lifted = Cartes levées à la coupe
page-check-deck = Le jeu après la coupe, carte du dessus en premier
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-check-noted = Votre navigateur a noté ce même numéro de contrôle pendant la partie, avant que le numéro secret soit connu.
page-check-own-nonce = Le numéro de votre propre appareil fait partie de cette donne.
page-check-nonce-left-out = Votre appareil a envoyé un numéro, mais cette donne s’est faite sans lui. Une connexion lente peut en être la cause ; si cela se répète, parlez-en à l’administrateur du serveur.
page-check-other = Pendant la partie, votre navigateur a vu un autre numéro de contrôle.
