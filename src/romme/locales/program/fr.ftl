### The terminal program; also the clauses and hints that the server sends.

## The clauses of the documents, paraphrased

clause-K1 = De deux à six joueurs. Avant de commencer, ils conviennent d’un nombre de parties ou d’un score à atteindre.
clause-K2 = Un jeu de 52 cartes. L’ordre est as, 2 à 10, valet, dame, roi ; l’as se place uniquement avant le deux.
clause-K3 = Le premier donneur est tiré au sort ; ensuite, la donne passe à gauche.
clause-K4 = À deux, chacun reçoit 10 cartes ; à trois ou quatre, 7 ; à cinq ou six, 6. La carte suivante commence la défausse, le reste forme la pioche.
clause-K5 = Une suite compte au moins trois cartes qui se suivent dans une couleur. Un groupe compte trois ou quatre cartes de même valeur.
clause-K6 = On peut ajouter des cartes à toute combinaison de la table si elle reste valable. Ce qui est posé n’est jamais réarrangé ni repris.
clause-K7 = Le voisin de gauche du donneur commence. Un tour se déroule ainsi : piocher, poser, ajouter, jeter.
clause-K8 = Au début de son tour, on prend en main la carte du dessus de la pioche ou de la défausse.
clause-K9 = On peut poser une combinaison par tour, sans y être obligé.
clause-K10 = On peut ajouter autant de cartes que l’on veut, sans y être obligé.
clause-K11 = Le tour se termine par une carte jetée face visible, mais pas celle que l’on vient de prendre dans la défausse.
clause-K12 = Si la pioche est vide et que le joueur ne veut pas de la carte de la défausse, la défausse est retournée sans être mélangée et devient la pioche.
clause-K13 = Le joueur qui se défait de sa dernière carte, en la posant, en l’ajoutant ou en la jetant, fait Rommé ; la partie est aussitôt terminée.
clause-K14 = Roi, dame et valet comptent 10, l’as 1, les autres cartes leur valeur. Ce que les autres ont encore en main va au score du gagnant.
clause-K15 = On joue jusqu’à ce qu’un joueur atteigne le score convenu, ou que le nombre de parties convenu soit joué.
clause-K16 = S’il faut de nouveau retourner la défausse et que rien n’a été posé depuis la dernière fois, la partie est bloquée : elle est terminée et personne ne marque.

clause-T1 = On joue avec deux jeux de 52 cartes et six jokers, 110 cartes en tout. Le joueur de la place 1 vérifie le jeu avant chaque série.
clause-T2 = On est quatre à table et le donneur ne joue pas. Il n’y a de tables de trois que si le nombre de joueurs l’exige.
clause-T3 = Le donneur mélange, son voisin de droite coupe, chacun reçoit 13 cartes une à une et les compte, puis une carte est retournée. Le voisin de gauche du donneur commence. Un mauvais nombre de cartes découvert plus tard se corrige en un tour : le joueur ne pioche pas, ou ne jette pas de carte ; pendant ce tour, il ne peut ni ouvrir, ni poser, ni ajouter, ni échanger. À la fin de la partie, le joueur qui a trop peu de cartes pioche jusqu’au bon nombre ; celui qui en a trop les compte toutes.
clause-T4a = Tant qu’on n’a pas ouvert, on pioche et l’on jette une carte, jamais un joker ; ou l’on prend la carte de la défausse, mais seulement pour ouvrir avec elle pendant ce tour.
clause-T4b = Une fois qu’on a ouvert, on pioche et l’on jette une carte, jamais un joker ; on peut prendre la carte de la défausse si on l’utilise pendant ce tour.
clause-T4c = Une carte prise dans la défausse qui ne sert ni à ouvrir, ni à poser, ni à ajouter, ni à échanger est remise, et le tour est terminé.
clause-T4d = Une carte prise dans la défausse reste visible sur la table et ne va jamais en main ; de même pour un joker échangé.
clause-T5 = Quand la pioche est épuisée, la partie est terminée, même si personne n’a fait Rommé, et l’on compte les points.
clause-T6 = Les premières combinaisons doivent compter ensemble au moins 40 points ; on peut alors, pendant le même tour, ajouter des cartes et échanger des jokers. Ce qui est posé reste posé. Les combinaisons incorrectes sont reprises ; les bonnes restent si elles font encore 40.
clause-T7 = Pour ouvrir, l’as compte 11 dans un groupe et 11 ou 1 dans une suite, les figures 10, les autres cartes leur valeur, un joker comme la carte qu’il remplace.
clause-T8 = Un groupe compte trois ou quatre cartes de même valeur et de couleurs différentes, une suite au moins trois cartes qui se suivent dans une couleur. L’as se place après le roi et compte 11, même si le deux suit, ou avant le deux sans le roi et compte 1. Une suite peut s’allonger des deux côtés. Un joker remplace n’importe quelle carte ; les jokers ne sont jamais côte à côte et toujours moins nombreux que les autres cartes. On ne jette un joker que pour terminer.
clause-T9 = Une fois qu’on a ouvert, on peut poser d’autres combinaisons de toute valeur, ajouter des cartes et échanger des jokers, dans un groupe seulement s’il a quatre cartes. Un joker échangé doit être reposé pendant le même tour.
clause-T10 = Le premier qui a posé ou ajouté toutes ses cartes et en a jeté une gagne. Avec une seule carte en main, on ne peut que piocher ; avec deux ou plus, on peut prendre dans la défausse un ajout indirect pour terminer. Hand-Rommé : sans avoir ouvert, on pose ses 13 cartes en un tour et l’on en jette une, sans rien ajouter ni échanger ; les 40 points ne sont pas exigés. Hand-Rommé avec ajouts : de même, avec des ajouts ou des échanges ; les 40 points sont exigés.
clause-T11 = Les cartes restées en main sont comptées à la vue de tous, dans le sens des aiguilles d’une montre. Un joker compte 20, un as toujours 11.
clause-T12 = Points de classement : Hand-Rommé 8, avec ajouts 6, Rommé 5 ; a ouvert et garde jusqu’à 10 points : 3, jusqu’à 30 : 2, davantage : 1 ; n’a pas ouvert et garde jusqu’à 100 points : 0, davantage : moins 1.
clause-T13 = Les points de classement et les points de cartes sont inscrits sur la feuille et additionnés par joueur. Une partie avec un point négatif est inscrite par une croix.
clause-T14 = Les points négatifs sont retirés après la série. Le classement se fait d’après les points de classement ; à égalité, le joueur qui a le moins de points de cartes passe devant ; si l’égalité demeure, on tire au sort.
clause-T15 = À la fin de la partie, les autres étalent leurs cartes et les comptent. Un joueur qui les jette sans les compter reçoit un point de moins. La deuxième fois, la direction du tournoi ou l’arbitre est averti et un point de plus est retiré.

clause-V1-1 = Le Rommé est un jeu de cartes pour trois joueurs ou plus.
clause-V1-2 = On est quatre à table ; le donneur ne joue pas.
clause-V1-3 = Si le nombre de joueurs l’exige, il peut y avoir des tables de trois ; là, le donneur joue aussi.
clause-V2-1 = On joue avec deux jeux de 52 cartes et trois jokers chacun. L’ordre des couleurs est trèfle, pique, cœur, carreau.
clause-V2-2 = Un joker compte 20, un as 11, roi, dame et valet 10, toutes les autres cartes leur valeur.
clause-V3-1 = Les places sont tirées au sort ou fixées. Le joueur de la place 1 choisit sa chaise, les autres suivent dans le sens des aiguilles d’une montre.
clause-V3-2 = Avant la première donne, un joueur vérifie que le jeu est complet.
clause-V4-1 = Le joueur de la place 1 donne en premier, puis la donne tourne dans le sens des aiguilles d’une montre. Le voisin de droite de ce joueur donne toujours la dernière partie.
clause-V4-2 = Le donneur mélange bien les cartes et les fait couper une fois par son voisin de droite ; les cartes restées sur la table sont posées par-dessus, et l’on donne en commençant par le dessus.
clause-V4-3 = Si les cartes ont été mélangées à l’américaine ou glissées les unes dans les autres, on les mélange bien encore une fois avant de donner.
clause-V4-4 = Il faut couper : on lève au moins quatre cartes et l’on en laisse au moins quatre.
clause-V4-5 = Si le joueur qui coupe est absent un instant, son voisin de droite peut couper, sauf si l’absent s’est expressément réservé la coupe. En cas d’absence plus longue, un arbitre décide.
clause-V4-6 = Chacun reçoit 13 cartes une à une, en commençant à gauche du donneur ; le reste forme la pioche. Sa première carte est retournée quand tous ont confirmé leurs 13 cartes. Un mauvais nombre de cartes découvert plus tard est corrigé en ne piochant pas ou en piochant davantage ; pendant ce tour, le joueur ne peut pas poser de combinaison.
clause-V4-7 = Si le donneur découvre une carte en donnant, on redonne.
clause-V4-8 = Si les mains sont inégales et qu’on le remarque avant de jouer, ou si plusieurs mains n’ont pas le bon nombre de cartes, on redonne.
clause-V4-9 = Les réclamations sur le mélange, la coupe ou la donne doivent être faites avant que les cartes soient relevées.
clause-V4-10 = Si un joueur a donné à la place d’un autre, la partie est annulée, même si elle est terminée. Une ronde est close quand sa dernière partie est correctement inscrite ; les signatures ne la closent que si la dernière inscription d’une série est fautive.
clause-V4-11 = Après une erreur dans l’ordre de la donne pendant la ronde en cours, on rejoue toutes les parties à partir de la première où l’ordre était faux.
clause-V4-12 = Si l’erreur est plus ancienne ou ne peut pas être retrouvée, les rondes closes restent valables ; la ronde en cours recommence avec la donne de la place 1.
clause-V5-1 = Un tour commence par une carte de la défausse ou de la pioche. Ensuite, on peut poser ; la carte jetée termine le tour. Seul le Superrommé s’en passe.
clause-V5-2 = Les premières combinaisons doivent compter ensemble au moins 40 points. On peut alors aussitôt ajouter des cartes et échanger des jokers.
clause-V5-3 = Les combinaisons de la table ne sont plus changées : ce qui est posé reste posé.
clause-V5-4 = Si les combinaisons n’atteignent pas 40 points, elles sont toutes reprises. On jette une carte, pas un joker, et le tour est terminé, même si d’autres combinaisons auraient fait 40. On ne peut ouvrir qu’au tour suivant.
clause-V5-5 = Un groupe ou une suite compte au moins trois cartes : un groupe, des cartes de même valeur ; une suite, des cartes qui se suivent dans une couleur.
clause-V5-6 = Dans une suite, l’as se place à côté du roi ou avant le deux. Il compte 11 si le roi, ou un joker à sa place, est dans la suite, sinon 1. Un joker remplace n’importe quelle carte et compte comme elle. Les jokers ne sont jamais côte à côte ni en majorité.
clause-V5-7 = Une fois qu’on a posé, on peut poser d’autres combinaisons de toute valeur, ajouter des cartes et échanger des jokers. Un joker échangé doit être reposé aussitôt.
clause-V5-8 = Le joker d’un groupe ne peut être échangé que si le groupe a quatre cartes.
clause-V5-9 = Le joueur qui prend la carte de la défausse et la remet aussitôt a terminé son tour et ne reçoit pas de carte de la pioche.
clause-V5-10 = Un joueur qui pioche sans que ce soit son tour remet la carte où elle était.
clause-V5-11 = Avec une seule carte en main, on ne peut pas prendre une carte de la défausse avec laquelle on pourrait terminer la partie.
clause-V5-12 = On ne peut jeter un joker que pour terminer la partie.
clause-V5-13 = Les cartes sont tenues au-dessus du bord de la table. Un joueur à qui on le demande dit combien de cartes il lui reste.
clause-V6-1 = Le premier qui a posé toutes ses cartes et jeté la dernière gagne. Seul le Superrommé se passe de carte jetée.
clause-V6-2 = Après un Rommé, les points des autres mains sont comptés à la vue de tous, selon V2.2, et inscrits ; le voisin de gauche du joueur qui compte vérifie le décompte. Puis on établit les points de classement.
clause-V6-3 = Quand la pioche est épuisée et que personne n’a fait Rommé, la partie est terminée. Les cartes en main sont comptées et inscrites.

## romme solve

solve-hand = Votre main
solve-no-meld = Il n’y a pas de combinaison dans cette main. Elle compte { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
solve-meld = { $meld } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
solve-together = En tout : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
solve-opens = Cela suffit pour ouvrir ({ $need }).
solve-short = { $n ->
    [one] Il manque encore { $n } point pour ouvrir ({ $need }).
   *[other] Il manque encore { $n } points pour ouvrir ({ $need }).
  }
solve-most = D’autres combinaisons compteraient plus de points : { $n }.
solve-kept = { $n ->
    [0] Il ne reste rien en main.
   *[other] Il reste en main : { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
      }).
  }
solve-several-turns = { $rule } Il faut donc { $n } tours pour poser ces combinaisons.
solve-turn = Ce tour
solve-finish = Vous pouvez terminer la partie maintenant : { $ending }.
solve-no-finish = Vous ne pouvez pas encore terminer.
solve-no-lay = Vous ne pouvez encore ni terminer ni poser.
solve-least = Pour garder le moins de points en main :
solve-least-melds = Le mieux à faire, en gardant vos combinaisons entières :
solve-discards = On peut aussi jeter : { $list }.
solve-discard-more = { $cards } ({ $n ->
    [one] { $n } point de plus en main
   *[other] { $n } points de plus en main
  })
solve-next = Ce qui aiderait
solve-missing = { $n ->
    [one] Il vous manque encore une carte pour tout poser en une fois.
   *[other] Il vous manque encore { $n } cartes pour tout poser en une fois.
  }
solve-outs = Ces cartes vous laisseraient moins de points en main : { $list }.

## Advice: a move and the reasons for it

advice-draw-stock = Piocher une carte.
advice-draw-open = Prendre { $card ->
    [Joker] le joker
   *[other] { $card }
  } dans la { -open-pile }.
advice-give-back = Remettre { $card ->
    [Joker] le joker
   *[other] { $card }
  } sur la { -open-pile }.
advice-only-move = Les règles ne permettent rien d’autre.
advice-close = La différence est trop petite pour en être sûr : un autre choix peut être aussi bon.
advice-take-finishes = Avec { $card ->
    [Joker] le joker
   *[other] { $card }
  }, vous pouvez terminer la partie pendant ce tour : { $ending }.
advice-take-opens = Avec { $card ->
    [Joker] le joker
   *[other] { $card }
  }, vous pouvez ouvrir maintenant : { $points } points.
advice-take-melds = Avec vos cartes, { $card ->
    [Joker] le joker
   *[other] { $card }
  } forme { $meld }.
advice-take-lays-off = Vous pouvez ajouter tout de suite { $card ->
    [Joker] le joker
   *[other] { $card }
  } à { $meld }.
advice-take-swaps = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } peut prendre la place du joker dans { $meld }, et le joker peut être reposé.
advice-take-outs = Avec { $card ->
    [Joker] le joker
   *[other] { $card }
  } en main, { $outs ->
    [one] { $outs } carte encore à venir aiderait
   *[other] { $outs } cartes encore à venir aideraient
  } ; sinon, { $before ->
    [0] aucune
   *[other] { $before }
  }.
advice-take-useless = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } ne forme aucune combinaison avec vos cartes et ne va avec aucune de celles de la table.
advice-take-no-opening = { $card ->
    [Joker] Il faudrait poser le joker tout de suite, et vous n’auriez pas les { $need } points pour ouvrir.
   *[other] Il faudrait poser { $card } tout de suite, et vous n’auriez pas les { $need } points pour ouvrir.
  }
advice-take-shows = Tout le monde voit que vous prenez { $card ->
    [Joker] le joker
   *[other] { $card }
  }.
advice-stock-known = On connaît la prochaine carte de la { -stock } : { $card ->
    [Joker] un joker
   *[other] { $card }
  }.
advice-blocks = La partie serait bloquée et terminée ; personne ne gagnerait.
advice-finishes = Cela termine la partie : { $ending }.
advice-could-finish = Vous pourriez terminer la partie pendant ce tour : { $ending }.
advice-opens = Vous ouvrez avec { $points } points.
advice-melds = { $melds ->
    [one] Vous posez une combinaison de { $points } points.
   *[other] Vous posez { $melds } combinaisons, { $points } points en tout.
  }
advice-lays-off = { $number ->
    [one] Vous ajoutez une carte : { $cards }.
   *[other] Vous ajoutez { $number } cartes : { $cards }.
  }
advice-swaps = { $card } prend la place du joker dans { $meld } ; le joker est libre.
advice-could-open = Vous pourriez ouvrir avec { $points } points.
advice-could-meld = Vous pourriez poser des combinaisons de { $points } points.
advice-missing = { $missing ->
    [one] Avec une bonne carte de plus, vous pourriez poser toute votre main en une fois.
   *[other] Avec { $missing } bonnes cartes de plus, vous pourriez poser toute votre main en une fois.
  }
advice-gives-back = { $card ->
    [Joker] Vous remettez le joker
   *[other] Vous remettez { $card }
  }, et le tour est terminé.
advice-opening-fails = L’ouverture est manquée : des cartes reviennent dans votre main.
advice-outs = { $outs ->
    [one] { $outs } des { $of } cartes encore à venir aiderait.
   *[other] { $outs } des { $of } cartes encore à venir aideraient.
  }
advice-fewer-outs = { $outs ->
    [0] Aucune carte encore à venir n’aiderait, contre { $best } après le meilleur choix.
    [one] Une seule carte encore à venir aiderait, contre { $best } après le meilleur choix.
   *[other] Seules { $outs } cartes encore à venir aideraient, contre { $best } après le meilleur choix.
  }
advice-leaves = { $points ->
    [one] Il vous reste { $points } point en main.
   *[other] Il vous reste { $points } points en main.
  }
advice-leaves-more = { $points ->
    [one] Il vous reste { $points } point de plus en main qu’après le meilleur choix.
   *[other] Il vous reste { $points } points de plus en main qu’après le meilleur choix.
  }
advice-dearest = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }) : c’est la plus chère de vos cartes isolées.
advice-breaks = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } fait partie d’une combinaison dans votre main.
advice-safe = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } ne va avec rien sur la table, et personne d’autre ne peut en faire une combinaison.
advice-needs-joker = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } ne va avec rien sur la table, et il faudrait un joker aux autres pour en faire une combinaison.
advice-next-lays-off = C’est ensuite à { $name }, qui pourrait ajouter { $card ->
    [Joker] le joker
   *[other] { $card }
  } à { $meld }.
advice-next-swaps = C’est ensuite à { $name }, qui pourrait échanger { $card ->
    [Joker] le joker
   *[other] { $card }
  } contre le joker dans { $meld }.
advice-next-collects = C’est ensuite à { $name }, qui a pris { $cards } ; { $card ->
    [Joker] le joker
   *[other] { $card }
  } irait avec.
advice-withholds = { $card ->
    [Joker] Le joker
   *[other] { $card }
  } reste dans votre main : c’est ensuite à { $name }, qui a pris { $cards }.
advice-few-cards = { $number ->
    [one] { $name } n’a plus que { $number } carte.
   *[other] { $name } n’a plus que { $number } cartes.
  }
advice-stock-low = { $number ->
    [one] Il ne reste plus qu’une carte dans la { -stock } ; ensuite, la partie se termine.
   *[other] Il ne reste plus que { $number } cartes dans la { -stock } ; ensuite, la partie se termine.
  }
advice-last-turn = C’est la fin de la { -stock } : la partie se termine après ce tour.

advise-holds = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }{ $opened ->
    [yes] , a ouvert
   *[no] {""}
  }
advise-heading = Conseils pour { $name }
advise-turn-begun = Un tour est jugé en entier : les cartes posées depuis le début du tour ne sont pas prises en compte.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } de moins que le meilleur choix (± { $unsure })
advise-played = Action { $number } du fichier
advise-rank = { $rank ->
    [1] C’est le meilleur choix.
   *[other] C’est le choix numéro { $rank } de cette liste.
  }
advise-unit = Les chiffres indiquent { $scoring ->
    [rating] les points de classement au-dessus de la moyenne des autres
    [own_hand] les points contre au-dessous de la moyenne des autres
   *[winner_takes_all] les points au-dessus de la moyenne des autres
  } à la fin de cette partie. { $worlds ->
    [one] Elle a été jouée { $worlds } fois jusqu’au bout, les cartes cachées étant distribuées au hasard
   *[other] Elle a été jouée { $worlds } fois jusqu’au bout, les cartes cachées étant chaque fois distribuées au hasard
  } ; ± est l’erreur type.
advise-over = La partie est terminée : il n’y a rien à conseiller.
advise-nobody = Ici, personne ne doit piocher ni jouer : il n’y a rien à conseiller.

## romme bench

bench-measuring = Mesure en cours
bench-title = Rommé { $version } avec Python { $python }
bench-build = { $build ->
    [compiled] Le code rapide est compilé.
    [stale] Le code rapide tourne en Python pur : il a été modifié après avoir été compilé.
   *[plain] Le code rapide tourne en Python pur.
  }
bench-hands = Meilleures combinaisons d’une main, en microsecondes
bench-games = Parties entières
bench-compared = Vitesse comparée
bench-hand = { $rules }, { $cards } cartes{ $jokers ->
    [0] {""}
    [one] , { $jokers } joker
   *[other] , { $jokers } jokers
  }
bench-game = { $rules }, { $players } joueurs, { $policy ->
    [greedy] glouton
   *[random] au hasard
  }
bench-column-hand = Main
bench-column-mean = Moyenne
bench-column-p99 = Centile 99
bench-column-slowest = Plus lente
bench-column-first = Première fois
bench-column-game = Partie
bench-column-second = Parties par seconde
bench-column-turns = Tours par partie
bench-column-yardstick = Par étalon
bench-column-plain = Gain sur Python pur
bench-note = « Première fois » : une main que le solveur n’a pas encore vue ; sinon, il se souvient de fragments de mains précédentes. L’étalon est une boucle fixe en Python, qui a pris ici { $yardstick } microsecondes ; la colonne indique combien de mains ou de parties tiennent dans ce temps.

## romme arena

arena-playing = Donnes
arena-speed = { $games } parties par seconde
arena-resumed = { $n ->
    [one] { $n } donne est déjà dans { $file }.
   *[other] { $n } donnes sont déjà dans { $file }.
  } Pour recommencer, supprimez ce fichier.
arena-interrupted = Interrompu après { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
  } sur { $deals }. Relancez la même commande pour continuer.
arena-what = { $rules }, { $players } joueurs, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $games } parties, graine { $seed }
arena-duel = { $candidate } contre { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Tous contre tous : { $bots }
arena-column-candidate = Candidat
arena-column-opponent = Contre
arena-column-share = Victoires
arena-column-interval = Intervalle 95 %
arena-column-rating = Cote Elo
arena-column-more = Avance en points
arena-more-note = « Avance en points » : { $scoring ->
    [rating] points de classement
   *[other] points
  } de plus par partie que la moyenne des autres à la table.
arena-chance = À force égale
arena-better = { $candidate } l’emporte sur { $opponent } : il gagne plus souvent qu’à force égale.
arena-worse = { $candidate } est dominé par { $opponent } : il gagne moins souvent qu’à force égale.
arena-open = Ces donnes ne montrent pas lequel des deux gagne le plus souvent.
arena-undecided = { $n ->
    [one] { $n } partie que personne n’a gagnée compte pour chacun comme une part égale de victoire.
   *[other] { $n } parties que personne n’a gagnées comptent pour chacun comme une part égale de victoire.
  }
arena-rating-note = Cotes comme aux échecs : 400 points d’avance, c’est dix contre un. { $bot } est fixé à 1000, et les intervalles valent pour l’écart avec lui.
arena-real-clock = Les robots réfléchissaient en temps réel : une autre exécution peut donner d’autres chiffres.
arena-sprt = { $verdict ->
    [high] Le test a tranché après { $n } donnes : { $measure ->
        [points] l’avance en points par partie
       *[wins] la part de victoires
      } est de { $high } plutôt que de { $low } (logarithme du rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper }).
    [low] Le test a tranché après { $n } donnes : { $measure ->
        [points] l’avance en points par partie
       *[wins] la part de victoires
      } est de { $low } plutôt que de { $high } (logarithme du rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper }).
   *[open] Après { $n } donnes, le test n’a pas tranché : { $measure ->
        [points] l’avance en points par partie
       *[wins] la part de victoires
      } peut être de { $low } ou de { $high } (logarithme du rapport de vraisemblance { $ratio }, bornes { $lower } et { $upper }).
  }
arena-axis-share = Victoires en %, avec intervalle à 95 %
arena-axis-more = { $scoring ->
    [rating] Avance en points de classement par partie
   *[other] Avance en points par partie
  }
arena-axis-rating = Cote Elo, avec intervalle à 95 %
arena-axis-ratio = Test : logarithme du rapport de vraisemblance
arena-axis-deals = donnes
arena-axis-bound = accepter { $value }
arena-too-few = Il faut au moins deux robots.
arena-unknown-bot = Il n’y a pas de robot « { $name } ». Choix possibles : { $known } ; ou un emplacement dans le code, sous la forme module:nom.
arena-bot-no-place = « { $name } » ne désigne pas un robot. Écrivez module:nom, par exemple my_bots:MyBot.
arena-bot-no-module = « { $name } » : Python ne trouve pas de module « { $reason } ». Son dossier est-il dans PYTHONPATH ?
arena-bot-no-import = « { $name } » : le module ne peut pas être importé. Python signale : { $reason }
arena-bot-no-name = « { $name } » : le module ne contient rien de ce nom. Python signale : { $reason }
arena-bot-no-call = « { $name } » ne peut pas être appelé sans arguments pour créer un robot. Python signale : { $reason }
arena-bot-no-choose = « { $name } » ne crée pas un robot : le résultat ({ $reason }) n’a pas de méthode choose().
arena-bot-failed = { $bot } a échoué à la donne { $deal }, place { $seat } : { $reason }
arena-sprt-of-two = --sprt compare exactement deux robots.
arena-one-crew = Ne donnez qu’une de ces options : --workers, --dask, --ray.
arena-no-folder = Ce dossier n’existe pas. Créez-le, ou choisissez-en un autre.
arena-missing = Sauf avec --workers 1 et sans --plot, il faut d’autres paquets Python. Pour les installer : { $command }
arena-no-cluster = Aucun cluster avec des workers ne répond à « { $address } ». Vérifiez l’adresse, et que des workers tournent.
arena-other-worker = Un worker a une autre version du programme ou d’un robot. Tous doivent avoir la même.
arena-worker-lacks = Il manque à un worker le paquet Python { $package }. Le programme et les robots doivent y être installés aussi.
file-not-written = Le fichier ne peut pas être écrit : { $reason }
arena-no-record = { $file } n’est pas un fichier de l’arène. Choisissez un autre fichier.
arena-other-contest = { $file } vient d’une autre rencontre ; ce qui diffère : { $differing }. Choisissez un autre fichier.
arena-other-code = { $file } vient d’une autre version du programme ou d’un robot : les résultats ne peuvent pas être réunis. Choisissez un autre fichier, ou supprimez celui-ci.
arena-damaged = { $file } est endommagé à la ligne { $line }. Choisissez un autre fichier, ou supprimez celui-ci.
arena-in-use = { $file } est en cours d’utilisation : la même rencontre se joue en ce moment. Attendez qu’elle soit terminée.

## The command line

help-usage = Utilisation
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-more = Pour en savoir plus sur une commande : romme COMMANDE --help
help-romme = Rommé, le rami du Luxembourg et de l’Allemagne.
    .version = affiche la version
    .help = affiche cette aide
    .lang = langue : lb, de, fr ou en
help-replay = rejoue un fichier de partie et raconte la partie
    .file = le fichier de partie (extension .romme) ; - lit l’entrée standard
    .json = la fin de la partie sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en
help-verify = vérifie que les cartes d’une partie étaient fixées avant son début
    .file = le fichier de partie (extension .romme) ; - lit l’entrée standard
    .json = le résultat sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en
help-rules = affiche une variante en termes simples
    .name = la variante ; sans nom, toutes sont affichées
    .json = chaque option et ses valeurs possibles sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en
    .option = change une option, par exemple opening_points=30 ; peut être répétée
help-solve = montre ce qu’une main permet de poser et comment la jouer au mieux
    .cards = la main une fois la carte piochée, par exemple "4C 5C * KH" ; un joker s’écrit *
    .rules = la variante, par exemple --rules klassik (par défaut : turnier)
    .table = les combinaisons de la table, par exemple --table {"\"4H *5H 6H; 7C 7S 7D\""}
    .opened = vous avez ouvert lors d’un tour précédent
    .option = change une option, par exemple opening_points=30 ; peut être répétée
    .json = la réponse sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en
help-advise = propose quoi jouer dans une partie, avec la valeur de chaque choix et les raisons
    .file = le fichier de partie (extension .romme) ; - lit l’entrée standard
    .move = conseille avant cette action du fichier ; sans cette option, après la dernière
    .seconds = temps de réflexion en secondes (par défaut : 1)
    .most = nombre maximal de choix affichés (par défaut : 3)
    .json = choix, chiffres et raisons sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en
help-bench = mesure la vitesse du solveur et du simulateur
    .seconds = durée approximative de la mesure, en secondes
    .json = tous les chiffres sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en
help-arena = fait jouer des robots les uns contre les autres et montre à quel point la différence est significative
    .bots = deux robots ou plus : zufall, anfaenger, stammtisch, verein, un robot installé, ou module:nom
    .rules = la variante, par exemple --rules turnier (par défaut : klassik)
    .option = change une option, par exemple opening_points=30 ; peut être répétée
    .players = joueurs par partie ; sans cette option, le minimum permis par les règles
    .deals = nombre de donnes ; chacune est jouée avec le candidat à chaque place (par défaut : 200)
    .seed = la graine du hasard ; la même graine donne les mêmes parties (par défaut : 1)
    .workers = nombre de processus sur cette machine ; sans cette option, un par processeur
    .dask = joue sur un cluster Dask : son adresse, ou local
    .ray = joue sur un cluster Ray : son adresse, ou local
    .seconds = temps de réflexion réel par décision ; sans cette option, on compte en étapes et les résultats sont reproductibles
    .sprt = s’arrête dès que le test choisit entre deux valeurs, par exemple --sprt 0.50 0.52
    .measure = ce que teste --sprt : la part de victoires, ou l’avance en points par partie
    .alpha = fréquence à laquelle --sprt peut trouver HIGH quand LOW est vrai (par défaut : 0.05)
    .beta = fréquence à laquelle --sprt peut trouver LOW quand HIGH est vrai (par défaut : 0.05)
    .resume = enregistre les donnes terminées dans ce fichier et reprend à partir de celles qui s’y trouvent déjà
    .plot = dessine un graphique dans ce fichier : .png ou .svg
    .json = tous les chiffres sous forme d’objet JSON
    .lang = langue : lb, de, fr ou en

usage-unknown-command = Il n’y a pas de commande « { $text } ».
usage-unknown-option = Il n’y a pas d’option « { $text } ».
usage-missing = Il manque { $name }.
usage-missing-value = { $name } demande une valeur.
usage-bad-value = « { $text } » ne convient pas pour { $name }.
usage-bad-choice = « { $text } » ne convient pas pour { $name }. Choix possibles : { $possible }.
usage-too-many = Argument inattendu : « { $text } ».
usage-repeated = { $name } ne peut être donné qu’une fois.
usage-bad-option = « { $text } » ne change aucune option. Écrivez NOM=VALEUR, par exemple opening_points=30.
usage-without-rules = --option demande le nom d’une variante.
usage-help = Aide : romme --help
extra-missing = Il manque des paquets Python. Pour les installer : { $command }

### romme serve

help-serve = lance le serveur : des tables pour tous ceux qui ouvrent sa page
    .host = l’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau
    .port = le port (par défaut : 8270)
    .database = sqlite:///FICHIER ou postgresql://… ; sans cette option, un fichier dans votre dossier de données
    .origin = une adresse où les navigateurs trouvent la page, par exemple https://romme.example ; peut être répétée
    .config = un fichier TOML de réglages : les noms d’options ci-dessous, avec _ au lieu de -
    .backups = un dossier pour les sauvegardes faites avant une mise à jour de la base
    .copy_to = un dossier, par exemple sur une clé USB, où le serveur tient à jour le fichier de chaque tournoi
    .witness = un fichier où est notée la dernière entrée de chaque table, de préférence sur un autre disque ; sans cette option, à côté du fichier de la base
    .bot_pause = pause des robots avant chaque action, en millisecondes, pour qu’on puisse suivre (par défaut : 700) ; plus longue quand plusieurs cartes ont bougé, aucune avec 0
    .thinkers = nombre de processus où réfléchissent les robots ; sans cette option, un de moins que le nombre de cœurs
    .bot_memory = mémoire maximale en Mio pour chaque processus de robots d’autres paquets ; 0 = sans limite (par défaut : 1024)
    .tables_per_person = nombre de tables où une personne peut jouer en même temps ; 0 = sans limite (par défaut : 10)
    .tables_per_address = de même pour toutes les personnes derrière une adresse ; 0 = sans limite (par défaut : 100)
    .node = le nom de ce serveur, quand plusieurs partagent une base PostgreSQL
    .trusted_proxy = l’adresse d’un proxy inverse qui indique d’où viennent les visiteurs ; peut être répétée
    .entrants = nombre maximal d’inscrits à un tournoi (par défaut : 1000)
    .connections = nombre maximal de connexions simultanées depuis une adresse ; 0 = sans limite (par défaut : 800)
    .limits = off supprime les limites de fréquence, pour les tests de charge seulement
    .log = format du journal : text, ou json avec un objet par ligne
    .browser = ouvre la page dans le navigateur
    .lang = langue : lb, de, fr ou en
serve-running = Rommé est en marche : { $address }
serve-network = Sur votre réseau : { $address }
serve-stop = Pour arrêter, appuyez sur Ctrl+C.
serve-stopped = Rommé est arrêté. Tout est enregistré.
serve-port = Le serveur ne peut pas démarrer à l’adresse { $host }, port { $port } : { $reason }. Rommé est peut-être déjà en marche ; sinon, choisissez un autre port avec --port.
setting-range = { $name } doit être entre { $least } et { $most }.
setting-file = Les réglages de { $path } ne peuvent pas être lus : { $reason }
setting-unknown = Il n’y a pas de réglage « { $name } ». Choix possibles : { $known }.
setting-number = { $name } doit être un nombre, pas « { $value } ».
setting-text = { $name } doit être un texte entre guillemets, pas « { $value } ».
setting-list = { $name } doit être une liste de textes, par exemple ["https://romme.example"].
setting-proxy = « { $value } » n’est pas l’adresse d’un proxy. Écrivez par exemple 127.0.0.1, 10.0.0.0/8 ou ::1.
setting-choice = Choix possibles pour { $name } : { $possible }.
setting-origin = Écrivez l’adresse de la page comme les navigateurs l’affichent : https://romme.example ou http://192.168.1.20:8270.

### Backups, audits and reports

help-backup = écrit dans un fichier tout ce que le serveur conserve, même pendant qu’il tourne
    .file = le fichier à écrire
    .database = sqlite:///FICHIER ou postgresql://… ; sans cette option, la base utilisée par romme serve
    .replace = écrase le fichier s’il existe déjà
    .lang = langue : lb, de, fr ou en
help-restore = restaure une sauvegarde dans une base nouvelle ou vide
    .file = le fichier écrit par romme backup
    .database = sqlite:///FICHIER ou postgresql://… ; sans cette option, la base utilisée par romme serve
    .lang = langue : lb, de, fr ou en
help-audit = vérifie que rien de ce qui a été joué n’a été modifié ensuite
    .database = sqlite:///FICHIER ou postgresql://… ; sans cette option, la base utilisée par romme serve
    .against = une sauvegarde ou un sceau dont toutes les entrées doivent être présentes
    .seal = écrit un sceau dans ce fichier si tout est en ordre
    .accept_loss = après une perte d’entrées, accepte l’état actuel
    .json = du JSON au lieu de texte
    .lang = langue : lb, de, fr ou en
help-reports = affiche les signalements des joueurs, avec les messages concernés
    .remove = supprime les signalements affichés
    .database = sqlite:///FICHIER ou postgresql://… ; sans cette option, la base utilisée par romme serve
    .json = du JSON au lieu de texte
    .lang = langue : lb, de, fr ou en
backup-working = Sauvegarde en cours
backup-done = { $rows ->
    [one] La sauvegarde est complète : { $rows } entrée dans { $file }.
   *[other] La sauvegarde est complète : { $rows } entrées dans { $file }.
  }
backup-exists = { $path } existe déjà. Choisissez un autre nom, ou écrasez ce fichier avec --replace.
backup-no-folder = Ce dossier n’existe pas. Créez-le, ou choisissez-en un autre.
backup-damaged = { $path } n’est pas une sauvegarde de Rommé, ou le fichier est endommagé. Rien n’a été restauré.
restore-working = Restauration en cours
restore-done = { $rows ->
    [one] La sauvegarde du { $made } est restaurée : { $rows } entrée, inchangée.
   *[other] La sauvegarde du { $made } est restaurée : { $rows } entrées, toutes inchangées.
  }
restore-broken = Mais ces tables avaient déjà été modifiées avant la sauvegarde :
audit-working = Contrôle en cours
audit-sound = Tout est en ordre : { $streams ->
    [one] { $streams } table
   *[other] { $streams } tables
  }, { $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
  }, aucune modifiée.
audit-broken = { $n ->
    [one] { $n } table n’est pas telle qu’elle a été jouée :
   *[other] { $n } tables ne sont pas telles qu’elles ont été jouées :
  }
audit-place = { $stream }, à partir de l’entrée { $version }
audit-advice = Quelqu’un a modifié la base en dehors du programme, ou le disque est endommagé. Gardez-la telle qu’elle est, et utilisez la dernière bonne sauvegarde.
audit-witnessed = Aucune des entrées notées par le serveur ne manque.
audit-unwitnessed = Impossible de dire si les dernières entrées manquent : le serveur n’a rien noté sur cette base. Comparez-la avec une sauvegarde ou un sceau : --against FICHIER.
audit-compared = { $source ->
    [seal] Toutes les entrées du sceau du { $made } sont là. Son texte est { $seal }.
   *[backup] Toutes les entrées de la sauvegarde du { $made } sont là. Son sceau est { $seal }.
  }
audit-seal = Sceau : { $seal }
audit-sealed = Le fichier du sceau est écrit. Gardez-le sur un autre ordinateur, et imprimez ou notez le sceau.
audit-missing = { $n ->
    [one] { $n } table a perdu des entrées :
   *[other] { $n } tables ont perdu des entrées :
  }
audit-missing-place = { $source ->
    [backup] { $stream }, à partir de l’entrée { $version } ; la sauvegarde en a { $known }
    [seal] { $stream }, à partir de l’entrée { $version } ; le sceau en connaît { $known }
   *[witness] { $stream }, à partir de l’entrée { $version } ; le serveur en avait noté { $known }
  }
audit-missing-advice = Un fichier finissant par -wal a été supprimé, une copie plus ancienne a remplacé la base, ou quelqu’un a retiré des entrées. Remettez le bon fichier, ou restaurez la sauvegarde la plus récente. Si vous êtes au courant de la perte et voulez continuer, utilisez --accept-loss.
audit-accepted = La perte est acceptée : désormais, c’est l’état actuel qui compte.
seal-exists = { $path } existe déjà, et un sceau n’est jamais écrasé. Choisissez un autre nom.
seal-damaged = { $path } n’est ni une sauvegarde ni un sceau de Rommé, ou quelqu’un l’a modifié.
witness-damaged = { $path }, où le serveur note ses dernières entrées, est endommagé ou a été modifié. Comparez la base avec une sauvegarde ou un sceau : --against FICHIER.
reports-none = Il n’y a aucun signalement.
reports-nobody = un utilisateur supprimé
reports-head = Signalement visant { $about }, par { $by } (table { $table })
reports-text = « { $text } »
reports-removed = { $n ->
    [one] Le signalement est supprimé.
   *[other] Les { $n } signalements sont supprimés.
  }
keeping-failed = Échec : { $reason }
database-kind = Ce n’est pas l’adresse d’une base. Elle doit commencer par sqlite:/// ou postgresql://.
database-no-file = L’adresse d’une base SQLite doit nommer un fichier : sqlite:///romme.db, ou avec quatre barres sqlite:////srv/romme.db.
database-options = L’adresse d’une base SQLite ne peut pas avoir d’options après un point d’interrogation.
database-unreadable = L’adresse de la base ne peut pas être lue. Elle s’écrit ainsi : postgresql://NOM:MOTDEPASSE@MACHINE/BASE.
database-unreachable = La base { $shown } est injoignable : { $why }
database-in-use = Un autre serveur Rommé utilise { $path }. Arrêtez-le d’abord.
database-too-new = La base { $shown } a été écrite par une version plus récente de Rommé. Rien n’a été modifié. Mettez le programme à jour.
database-foreign = La base { $shown } appartient à un autre programme. Rien n’a été modifié. Indiquez une autre base.
database-empty = La base { $shown } est vide. Indiquez une autre base.
database-not-empty = La base { $shown } n’est pas vide. Une sauvegarde ne peut être restaurée que dans une base nouvelle ou vide.

## romme tournament: a tournament in a file

help-tournament = gère un tournoi de club dans un fichier : inscriptions, places, feuilles, classements, impressions
    .lang = langue : lb, de, fr ou en
    .file = le fichier du tournoi
    .json = la réponse sous forme d’objet JSON
    .series = quelle série ; sans cette option, la dernière
    .table = le numéro de la table
    .game = le numéro de la partie sur la feuille
    .line = la partie, par exemple "2 romme 12 - 104u" : la place du joueur qui a terminé et comment, puis les points de cartes de chaque place ; u = n’a pas ouvert, - = a terminé ou n’a pas joué
    .reason = la raison, pour le procès-verbal
    .seed_text = la clé du tirage au sort ; la même clé donne le même tirage (sans cette option, une nouvelle)
    .day = quel jour
    .number = le numéro de joueur
    .club = le club
    .team = l’équipe
    .tandem = le tandem
    .classes = une catégorie, par exemple Dames, Séniors ou Jeunes ; peut être répétée
    .namesakes = inscrit même si un joueur du même nom l’est déjà : ce sont des personnes différentes
    .only = seulement cette catégorie, par exemple Dames
    .parties = qui est classé (par défaut : single)
    .rounds = rondes par série ; sans cette option, comme dans les règles
    .dropped = nombre de séries qui ne comptent pas dans le total de chacun
    .team_size = joueurs par équipe
    .tandem_size = joueurs par tandem
    .pack_check = indique si les cartes sont comptées avant la première partie
    .second_count = indique si un deuxième joueur confirme le décompte de chaque partie
    .control_list = indique si une feuille de contrôle est tenue et comparée
    .signatures = indique si chaque joueur signe la feuille
    .unfinished = indique si les joueurs qui abandonnent sont classés
    .last_round = ce qui clôt la dernière ronde d’une série : l’inscription de sa dernière partie, ou les signatures
    .partners = indique si les membres d’une équipe ou d’un tandem peuvent au besoin jouer à la même table
    .team_seating = indique si chacun est placé individuellement, ou si des équipes complètes s’affrontent
    .void_hands = indique si les mains jetées dans des parties annulées ou corrigées comptent pour la deuxième fois (T15)
    .series_minutes = durée prévue d’une série en minutes ; 0 = pas de fin prévue (par défaut : 120)
    .early_end = ce qui compte sur une feuille arrêtée avant la fin : toutes les parties inscrites, ou seulement les rondes entières
    .organiser = qui organise le tournoi
    .place = où il a lieu
    .date = le premier jour, par exemple 2026-11-21
    .colour = la couleur de l’organisateur sur les documents et les pages, par exemple #1b5e20
    .out = le fichier à écrire ; --to=- est la sortie standard
help-tournament-new = crée un tournoi dans un nouveau fichier
    .name = le nom du tournoi
    .rules = la variante, par exemple --rules verband (par défaut : turnier)
    .option = change une option des règles, par exemple rating_super=12 ; peut être répétée
help-tournament-show = montre où en est un tournoi
help-tournament-terms = change les conditions ; un nouveau nombre de rondes vaut à partir de la prochaine série
help-tournament-scoring = change les points de classement
    .option = un des points de classement, par exemple rating_super=12
help-tournament-add = inscrit des joueurs, par leur nom ou à partir d’une liste
    .names = leurs noms ; les options valent pour tous
    .source = une liste de joueurs : CSV, texte ou Excel
    .number = le numéro du premier joueur ; sans cette option, les prochains libres
    .present = les note comme présents
help-tournament-people = affiche toutes les inscriptions
help-tournament-change = corrige une inscription
    .name = le bon nom
help-tournament-class = ajoute des joueurs à une catégorie
    .name = la catégorie, par exemple Dames
    .who = numéros de joueur, par exemple 3 ou 5-12 ; all pour tous
    .out = les retire de la catégorie
help-tournament-present = note des joueurs comme présents
    .who = numéros de joueur, par exemple 3 ou 5-12 ; all pour tous
    .away = les note comme absents
help-tournament-withdraw = note l’abandon d’un joueur
    .leaving = au milieu d’une série : comment la table continue
help-tournament-remove = supprime l’inscription d’un joueur qui n’a pas joué
help-tournament-fix = donne à un joueur une table ou une place fixe, par exemple pour un fauteuil roulant ; sans précision, la supprime
    .table_number = le numéro de la table
    .seat = la place, de 1 à 4
help-tournament-seat = attribue les places de la prochaine série, au sort sauf indication contraire, et montre les conflits du plan
    .by_result = place d’après les résultats, les meilleurs à la table 1, en séparant clubs et adversaires déjà rencontrés
    .strict = place strictement d’après les résultats, dans l’ordre du classement
    .by_hand = votre propre plan : numéros de joueur dans l’ordre des places, par exemple "3 1 2 7 / 4 5 6"
    .swap = échange deux joueurs du plan
    .fewest_moves = garde le plan et l’adapte aux joueurs présents, en déplaçant le moins de monde possible
    .day = le jour où l’on joue ; sans cette option, le même qu’avant
help-tournament-begin = commence la série dont les places sont attribuées et ouvre ses feuilles
help-tournament-clock = montre ou règle la fin prévue de la série en cours
    .minutes = la série finit dans ce nombre de minutes ; 0 = pas de fin prévue
    .shift = si l’horloge de cet ordinateur a été changée : décale la fin prévue de ce nombre de minutes (négatif : en arrière)
help-tournament-join = place un retardataire comme quatrième joueur à une table qui n’a pas commencé
help-tournament-pack = note que les cartes sont comptées et complètes
    .tables = les tables ; sans cette indication, toutes
help-tournament-enter = inscrit une partie ; si aucune n’est indiquée, on les tape l’une après l’autre
    .seat = la place du joueur qui l’inscrit ; 0 est le bureau, d’après le papier (par défaut : 0)
help-tournament-list = montre la feuille d’une table avec tous les totaux
help-tournament-confirm = confirme le décompte de parties, en tant que deuxième joueur
    .games = les parties ; sans cette indication, toutes celles qui ne sont pas confirmées
    .seat = la place du joueur qui confirme ; 0 est le bureau (par défaut : 0)
help-tournament-correct = corrige une partie
    .reason = la raison ; obligatoire sur une feuille signée
help-tournament-control = inscrit une partie sur la feuille de contrôle
help-tournament-sums = compare les totaux des colonnes sur le papier avec une feuille
    .typed = les points de classement et de cartes de chaque place, par exemple 41/320
help-tournament-sign = signe une feuille
    .seats = les places ; sans cette indication, toutes celles dont le joueur n’a pas signé
    .reason = pourquoi quelqu’un d’autre signe pour ces joueurs
help-tournament-end = arrête des feuilles avant que toutes les parties soient jouées, par exemple quand le temps est écoulé
    .tables = les tables ; sans indication, toutes celles dont la feuille est ouverte
    .reason = pourquoi ; sans indication : le temps est écoulé
help-tournament-incident = note un incident à une table et applique sa conséquence
    .kind = ce qui s’est passé ; sans cette indication, tous les cas sont affichés
    .game = la partie, ou la première partie concernée
    .seat = la place concernée
    .note = une remarque pour le procès-verbal
    .foresee = montre seulement la conséquence
help-tournament-ruling = inscrit au procès-verbal une décision de la direction du tournoi, avec vos propres mots
    .text = ce que vous avez décidé
    .table = la table concernée
    .game = la partie concernée
    .seat = la place concernée
help-tournament-referee = montre le journal de l’arbitre : toutes les décisions de la direction, avec les points avant et après
help-tournament-call = appelle la direction à une table, ou retire l’appel
    .table = la table qui appelle
    .kind = le type d’incident ; sans lui, autre chose
    .back = retire l’appel
help-tournament-answer = dit aux tables qui ont appelé que quelqu’un arrive
    .tables = les tables à qui répondre
help-tournament-close = clôture la série en cours : ses résultats sont définitifs
help-tournament-rank = affiche le classement
    .series = pour une série ; sans cette option ni --day, pour tout le tournoi
    .day = pour un jour
    .csv = sous forme de tableau CSV, sur la sortie standard
help-tournament-lot = départage les ex æquo par tirage au sort
    .order = numéros de joueur, ou noms de tandems ou d’équipes, dans l’ordre du tirage, le plus chanceux d’abord ; sans cette indication, le programme tire au sort
    .series = pour une série ; sans cette option ni --day, pour tout le tournoi
    .day = pour un jour
help-tournament-penalise = retire des points de classement
    .points = nombre de points à retirer
    .series = dans quelle série ; sans cette option, sur le total
help-tournament-lift = lève une pénalité et rend ses points
    .penalty = quelle pénalité, comptée à partir de 1
help-tournament-finish = termine le tournoi
help-tournament-reopen = rouvre un tournoi terminé
help-tournament-undo = annule la dernière étape du bureau, ou la dernière d’une feuille
    .table = la table de la feuille ; sans cette option, la dernière étape du bureau
help-tournament-record = affiche tout ce qui s’est passé, dans l’ordre
help-tournament-check = recalcule chaque classement d’une autre façon et compare
help-tournament-print = crée un PDF à imprimer
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record, referee-log ou emergency-kit
    .tables = seulement cette table ; peut être répétée
    .who = seulement ces numéros de joueur, par exemple 3 ou 5-12
    .first = nombre de rangs qui reçoivent un diplôme (par défaut : 3)
    .address = l’adresse de la page publique du tournoi
help-tournament-export = écrit un tableau dans un fichier CSV ou Excel, selon la fin de son nom
    .what = entries (inscriptions), seating (places), ranking (classement) ou lists (feuilles)
    .series = quelle série
help-tournament-rehearse = invente un tournoi pour s’exercer
    .name = son nom
    .people = nombre de joueurs (par défaut : 24)
    .series = nombre de séries jouées (par défaut : 1)
    .rounds = rondes par série (par défaut : 5)

tournament-same = Rien à faire : c’était déjà ainsi.
tournament-torn = La dernière ligne est incomplète, peut-être à cause d’une coupure de courant ({ $bytes ->
    [one] { $bytes } octet
   *[other] { $bytes } octets
  }). Elle est ignorée ; tout ce qui avait été confirmé avant est bien là.
tournament-file-no-tournament = Ce n’est pas un fichier de tournoi de ce programme.
tournament-file-changed = À partir de cette ligne, le fichier n’est plus tel qu’il a été écrit : quelque chose a été modifié, supprimé ou déplacé. Utilisez une copie plus ancienne.
tournament-file-too-new = Ce fichier vient d’une version plus récente du programme. Installez cette version.
tournament-file-in-use = Un autre programme utilise ce fichier. Attendez qu’il ait fini, et réessayez.
tournament-file-too-large = Ce fichier est trop grand pour être un fichier de tournoi. Vérifiez que c’est le bon.
tournament-file-exists = Ce fichier existe déjà. Choisissez un autre nom.
tournament-bad-number = « { $text } » n’est pas un numéro de joueur. Écrivez par exemple 3 ou 5-12, ou all.
tournament-bad-tables = « { $text } » n’est pas un numéro de joueur. Écrivez les tables ainsi : "3 1 2 7 / 4 5 6".
tournament-bad-end = Le nom doit finir par l’une de ces extensions : { $ends }.
tournament-one-way = Ne donnez qu’une de ces options : --by-result, --strict, --by-hand, --swap, --fewest-moves.
tournament-told = À prévenir
tournament-one-change = Donnez soit les minutes, soit --shift.
tournament-time-left = Temps restant : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
tournament-call = Table { $table } : { $kind }, attend depuis { $minutes } min
tournament-no-calls = Aucune table n’appelle.
tournament-no-planned-end = Aucune fin n’est prévue.
tournament-one-part = Ne donnez qu’une de ces options : --series, --day.
tournament-nobody-named = Aucun nom n’est donné. Écrivez des noms, ou --from avec une liste.
tournament-name-split = « { $given } { $family } » : lu comme le prénom { $given } et le nom de famille { $family }. Si c’est faux, écrivez « { $typed } », avec la virgule au bon endroit.
tournament-doubtful-row = « { $name } » n’est pas inscrit. Si c’est une personne, inscrivez-la à la main.
tournament-nobody-entered = Personne n’est encore inscrit.
tournament-nobody-ranked = Il n’y a pas encore de classement ici.
tournament-nothing-broken = Le plan n’a pas de conflit : équipes et clubs sont séparés, et personne ne se rencontre une deuxième fois.
tournament-seed = Tirage au sort avec la clé « { $seed } ».
tournament-list = Série { $series }, table { $table }
tournament-struck = La partie { $game } est annulée : { $line }
tournament-corrected = La partie { $game } a été corrigée : { $after } au lieu de { $before }
tournament-differs = La partie { $game } diffère sur la feuille de contrôle : { $part }
tournament-signed = Signé par { $names }
tournament-typing = Tapez chaque partie sous la forme 2 romme 12 104u, puis Entrée. { $undo } annule la dernière, { $show } affiche la feuille, { $end } termine.
tournament-ask-pack = Les cartes sont-elles comptées, et le jeu est-il complet ? Entrée pour oui :
tournament-ask-game = Partie { $game } sur { $games }, { $dealer } donne :
tournament-ask-right = Entrée si c’est juste ; sinon, retapez la partie :
tournament-line-empty = La partie manque.
tournament-line-no-way = « { $text } » n’est pas une fin de partie. Choix possibles : { $possible }.
tournament-line-no-winner = Avec « { $text } », un joueur a terminé : indiquez d’abord sa place.
tournament-line-not-playing = Le joueur de la place { $seat } ne joue pas cette partie.
tournament-line-no-figure = « { $text } » n’est pas un nombre de points de cartes.
tournament-line-figures = { $have ->
    [one] { $have } nombre est donné
   *[other] { $have } nombres sont donnés
  }, mais { $need ->
    [one] { $need } joueur avait
   *[other] { $need } joueurs avaient
  } encore des cartes.
tournament-line-mismatch = Place { $seat } : { $typed } points de classement ne correspondent pas à ces cartes (possible : { $computed } ; écart : { $by }).
tournament-line-written = Écrivez une partie ainsi : "2 romme 12 - 104u", ou comme sur la feuille : "x/104 5/0 2/12".
tournament-wrong-sum = Place { $seat } : { $typed } { $what ->
    [rating] points de classement
   *[cards] points de cartes
  } sur le papier, { $computed } sur la feuille ; écart : { $by }.
tournament-sums-right = Tous les totaux concordent.
tournament-bad-sum = « { $text } » n’est pas un total. Écrivez-le ainsi : 41/320, points de classement puis points de cartes.
tournament-written = Fichier écrit : { $file }
tournament-rehearsed = Inventé avec la clé « { $seed } » : { $people } joueurs, { $series ->
    [one] { $series } série jouée
   *[other] { $series } séries jouées
  }, places de la suivante attribuées.
tournament-sound = Tout est en ordre : { $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
  }, aucune modifiée, et chaque classement est le même quand on le calcule d’une autre façon.
tournament-unsound = { $n ->
    [one] { $n } anomalie trouvée :
   *[other] { $n } anomalies trouvées :
  }
