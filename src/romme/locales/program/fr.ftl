### What the program says in the terminal, and what the server tells of clauses and hints.

## Les articles des documents, avec nos propres mots

clause-K1 = On joue de deux à six. Avant de commencer, on convient d’un nombre de parties ou d’un score à atteindre.
clause-K2 = Un jeu de 52 cartes. L’ordre est as, 2 à 10, valet, dame, roi ; l’as se place seulement avant le deux.
clause-K3 = Le hasard désigne le premier donneur ; ensuite la donne passe à gauche.
clause-K4 = À deux, chacun reçoit 10 cartes ; à trois ou quatre, 7 ; à cinq ou six, 6. La carte suivante commence la défausse, le reste forme la pioche.
clause-K5 = Une suite est formée d’au moins trois cartes consécutives d’une couleur. Un groupe est formé de trois ou quatre cartes de même valeur.
clause-K6 = On peut compléter toute combinaison sur la table si le résultat est de nouveau valable. Ce qui est posé n’est jamais réarrangé ni repris.
clause-K7 = Le voisin de gauche du donneur commence. Un coup se compose de : tirer, poser, compléter, jeter.
clause-K8 = Un coup commence par un tirage : la carte du dessus de la pioche ou de la défausse va dans la main.
clause-K9 = On peut poser une combinaison par coup, sans y être obligé.
clause-K10 = On peut compléter avec autant de cartes que l’on veut, sans y être obligé.
clause-K11 = Le coup se termine par une carte jetée face visible, mais pas celle que l’on vient de prendre dans la défausse.
clause-K12 = Si la pioche est vide et que le joueur ne veut pas la carte ouverte, la défausse est retournée sans être mélangée et devient la pioche.
clause-K13 = Celui qui se défait de sa dernière carte en posant, en complétant ou en jetant fait Rommé ; la partie est aussitôt terminée.
clause-K14 = Roi, dame et valet comptent 10, l’as 1, les autres cartes leur nombre. Ce que les autres ont encore en main va au score du gagnant.
clause-K15 = On joue jusqu’à ce que quelqu’un atteigne le score convenu ou que le nombre de parties convenu soit joué.
clause-K16 = Si la défausse est retournée encore et encore sans que rien ne soit posé, la partie est bloquée : elle est terminée et personne ne marque.

clause-T1 = Le jeu comprend deux fois 52 cartes et six jokers, 110 cartes en tout. La place 1 le vérifie avant chaque série.
clause-T2 = On est quatre à table et le donneur ne joue pas. Les tables de trois ne servent qu’à compléter le nombre.
clause-T3 = Le donneur mélange, son voisin de droite coupe, chacun reçoit 13 cartes une à une et en vérifie le nombre, et une carte est retournée. Le voisin de gauche du donneur commence. Un nombre de cartes faux découvert plus tard est corrigé en ne piochant pas ou en ne jetant pas ; pendant ce tour, le joueur ne peut ni ouvrir, ni poser, ni compléter, ni échanger. À la fin de la partie, celui qui a trop peu de cartes pioche jusqu’au bon nombre ; celui qui en a trop les compte toutes.
clause-T4a = Celui qui n’a pas ouvert pioche et jette une carte, jamais un joker ; ou il prend la carte ouverte, mais seulement pour ouvrir avec elle dans ce coup.
clause-T4b = Celui qui a ouvert pioche et jette une carte, jamais un joker ; il peut prendre la carte ouverte s’il l’utilise dans ce coup.
clause-T4c = Une carte ouverte prise sans servir à ouvrir, poser, compléter ou échanger un joker est remise, et le coup est terminé.
clause-T4d = Une carte prise dans la défausse reste visible sur la table et ne va jamais dans la main ; de même pour un joker échangé.
clause-T5 = Quand la pioche est épuisée, la partie est terminée, même si personne n’a fait Rommé, et elle est comptée.
clause-T6 = Les premières combinaisons doivent compter ensemble au moins 40 points ; on peut alors aussi compléter et échanger des jokers pendant le même tour. Ce qui est posé reste posé. Les combinaisons fausses sont reprises ; les bonnes restent si elles font encore 40.
clause-T7 = Pour ouvrir, l’as compte 11 dans un groupe et 11 ou 1 dans une suite, les figures 10, les autres cartes leur nombre, un joker comme la carte qu’il remplace.
clause-T8 = Un groupe est formé de trois ou quatre cartes de même valeur et de couleurs différentes, une suite d’au moins trois cartes consécutives d’une couleur. L’as se place après le roi et compte 11, même si le deux suit, ou avant le deux sans le roi et compte 1. Une suite peut s’allonger des deux côtés. Les jokers remplacent n’importe quelle carte ; ils ne sont jamais côte à côte et toujours moins nombreux que les autres cartes. On ne jette un joker que pour terminer.
clause-T9 = Celui qui a ouvert peut poser d’autres combinaisons de toute valeur, compléter et échanger des jokers, dans un groupe seulement s’il a quatre cartes. Un joker échangé est reposé dans le même coup.
clause-T10 = Gagne celui qui a le premier posé toutes ses cartes et en a jeté une. Avec une seule carte en main, on prend seulement dans la pioche ; avec deux ou plus, on peut prendre dans la défausse un complément indirect pour terminer. Hand-Rommé : sans avoir ouvert, poser ses 13 cartes en un tour et en jeter une, sans compléter ni échanger ; les 40 points ne s’appliquent pas. Hand-Rommé avec compléments : de même, avec compléments ou échanges ; les 40 points s’appliquent.
clause-T11 = Les cartes restées en main sont comptées ouvertement, dans le sens des aiguilles d’une montre. Un joker compte 20, un as toujours 11.
clause-T12 = Points de classement : Hand-Rommé 8, avec compléments 6, Rommé 5 ; ouvert et jusqu’à 10 points 3, jusqu’à 30 points 2, au-delà 1 ; pas ouvert et jusqu’à 100 points 0, au-delà moins 1.
clause-T13 = Les points de classement et les points des cartes sont inscrits sur la liste et additionnés par joueur. Une partie avec un point négatif est inscrite par une croix.
clause-T14 = Les points négatifs sont retirés après la série. Le plus de points de classement l’emporte, puis le moins de points de cartes, puis le sort décide.
clause-T15 = À la fin de la partie, les autres étalent leurs cartes et les comptent. Celui qui les jette sans compter reçoit un point de moins. La deuxième fois, la direction ou l’arbitre est averti et un point de plus est retiré.

clause-V1-1 = Le Rommé est un jeu de cartes pour trois personnes ou plus.
clause-V1-2 = On est quatre à table ; le donneur ne joue pas.
clause-V1-3 = Pour compléter le nombre, il peut y avoir des tables de trois ; là, le donneur joue aussi.
clause-V2-1 = Le jeu comprend deux fois 52 cartes avec trois jokers chacun. L’ordre des couleurs est trèfle, pique, cœur, carreau.
clause-V2-2 = Un joker compte 20, un as 11, roi, dame et valet 10, toutes les autres cartes leur nombre.
clause-V3-1 = Les places sont tirées au sort ou fixées. La place 1 choisit sa chaise, les autres suivent dans le sens des aiguilles d’une montre.
clause-V3-2 = Avant la première donne, on vérifie que le jeu est complet.
clause-V4-1 = La place 1 donne en premier, puis la donne tourne dans le sens des aiguilles d’une montre. Le voisin de droite de la place 1 donne toujours la dernière partie.
clause-V4-2 = Le donneur mélange bien et fait couper une fois son voisin de droite ; la partie restée sur la table passe dessus, et l’on donne par le haut.
clause-V4-3 = Si les cartes ont été mélangées en les piquant ou en les effeuillant, on les mélange encore une fois à fond avant de donner.
clause-V4-4 = Il faut couper : au moins quatre cartes sont levées et au moins quatre restent.
clause-V4-5 = Si celui qui coupe est absent un instant, son voisin de droite peut couper, sauf si l’absent s’est expressément réservé la coupe. Un arbitre décide en cas d’absence plus longue.
clause-V4-6 = Chacun reçoit 13 cartes une à une, en commençant à gauche du donneur ; le reste forme la pioche. Sa première carte est retournée quand tous ont confirmé leurs 13 cartes. Un nombre de cartes faux découvert plus tard est corrigé en ne piochant pas ou en piochant ; pendant ce tour, le joueur ne peut rien poser.
clause-V4-7 = Si le donneur découvre une carte en donnant, on redonne.
clause-V4-8 = Si les mains sont inégales et qu’on le remarque avant de jouer, ou si plusieurs mains sont fausses, on redonne.
clause-V4-9 = Les réclamations sur le mélange, la coupe ou la donne doivent venir avant que les cartes ne soient relevées.
clause-V4-10 = Si le mauvais joueur a donné, la partie est nulle, même terminée. Un tour est clos quand sa dernière partie est correctement inscrite ; les signatures ne décident que si la dernière inscription de la série est fautive.
clause-V4-11 = Après un faux ordre de donne dans le tour en cours, toutes les parties sont rejouées à partir de la première fausse.
clause-V4-12 = Si l’erreur est plus ancienne ou ne peut être retrouvée, les tours clos restent valables ; le tour en cours recommence avec la place 1.
clause-V5-1 = Un coup commence par une carte de la défausse ou de la pioche. Ensuite on peut poser ; la carte jetée termine le coup. Seul le Superrommé s’en passe.
clause-V5-2 = Les premières combinaisons doivent compter ensemble au moins 40 points. Alors on peut aussitôt compléter et échanger des jokers.
clause-V5-3 = Les combinaisons posées ne sont plus changées : ce qui est posé reste posé.
clause-V5-4 = Si les 40 points ne sont pas atteints, tout est repris. On jette une carte, pas un joker, et le tour est terminé, même si d’autres combinaisons auraient fait 40. On ne peut réessayer qu’au tour suivant.
clause-V5-5 = Un groupe ou une suite a au moins trois cartes : un groupe des cartes de même valeur, une suite des cartes consécutives d’une couleur.
clause-V5-6 = Dans une suite, l’as se place à côté du roi ou avant le deux. Il compte 11 si le roi, ou un joker à sa place, y est, sinon 1. Les jokers remplacent n’importe quelle carte et comptent comme elle. Ils ne sont jamais côte à côte ni en majorité.
clause-V5-7 = Celui qui a posé peut poser d’autres combinaisons de toute valeur, compléter et échanger des jokers. Un joker échangé est aussitôt reposé.
clause-V5-8 = Le joker d’un groupe ne s’obtient que si le groupe a quatre cartes.
clause-V5-9 = Celui qui prend la carte ouverte et la remet aussitôt a terminé son coup et ne reçoit pas de carte de la pioche.
clause-V5-10 = Celui qui tire sans que ce soit son tour remet la carte où elle était.
clause-V5-11 = Celui qui n’a plus qu’une carte ne peut pas prendre une carte ouverte avec laquelle il pourrait terminer la partie.
clause-V5-12 = On ne peut jeter un joker que pour terminer la partie.
clause-V5-13 = Les cartes sont tenues au-dessus du bord de la table. Si on le demande, chacun dit combien de cartes il a.
clause-V6-1 = Gagne celui qui a le premier posé toutes ses cartes et jeté la dernière. Seul le Superrommé se passe de carte jetée.
clause-V6-2 = Après un Rommé, les points des autres mains sont comptés ouvertement, selon V2.2, et inscrits ; le voisin de gauche de celui qui compte vérifie le compte. Puis on établit les points de classement.
clause-V6-3 = Quand la pioche est épuisée et que personne n’a fait Rommé, la partie est terminée. Les cartes en main sont comptées et inscrites.

## Ce que permet une main

solve-hand = Votre main
solve-no-meld = Il n’y a pas de combinaison dans cette main. Elle compte { $n ->
    [one] { $n } point.
   *[other] { $n } points.
  }
solve-meld = { $meld } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
solve-together = En tout { $n ->
    [one] { $n } point.
   *[other] { $n } points.
  }
solve-opens = Cela suffit pour ouvrir ({ $need }).
solve-short = { $n ->
    [one] Il manque encore { $n } point pour ouvrir ({ $need }).
   *[other] Il manque encore { $n } points pour ouvrir ({ $need }).
  }
solve-most = D’autres combinaisons donnent plus de points : { $n }.
solve-kept = { $n ->
    [0] Il ne reste rien en main.
   *[other] Il reste en main : { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
      }).
  }
solve-several-turns = { $rule } Il faut donc { $n } coups pour tout poser.
solve-turn = Ce coup
solve-finish = Vous pouvez terminer maintenant : { $ending }.
solve-no-finish = Vous ne pouvez pas encore terminer.
solve-no-lay = Vous ne pouvez encore ni terminer ni poser.
solve-least = Ainsi il vous restera le moins en main :
solve-least-melds = Le mieux est ceci ; les autres combinaisons restent ensemble :
solve-discards = On peut aussi jeter : { $list }.
solve-discard-more = { $cards } ({ $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
  })
solve-next = Ce qui aiderait
solve-missing = { $n ->
    [one] Pour tout poser d’un coup, il manque encore une carte qui convient.
   *[other] Pour tout poser d’un coup, il manque encore { $n } cartes qui conviennent.
  }
solve-outs = Ces cartes aideraient (autant de points en moins) : { $list }.

## Conseils : que faire, et pourquoi

advice-draw-stock = Tirer une carte de la { -stock }.
advice-draw-open = Prendre { $card } dans la { -open-pile }.
advice-give-back = Remettre { $card } sur la { -open-pile }.
advice-only-move = Les règles ne permettent rien d’autre.
advice-close = La différence est trop petite pour être sûre : un autre coup peut être aussi bon.
advice-take-finishes = Avec { $card }, vous pouvez terminer dans ce coup : { $ending }.
advice-take-opens = Avec { $card }, vous pouvez ouvrir maintenant : { $points } points.
advice-take-melds = Avec vos cartes, { $card } forme { $meld }.
advice-take-lays-off = { $card } peut tout de suite compléter { $meld }.
advice-take-swaps = { $card } peut prendre la place du joker dans { $meld }, et le joker peut être reposé.
advice-take-outs = Avec { $card } en main, { $outs ->
    [one] { $outs } carte qui peut encore venir aiderait
   *[other] { $outs } cartes qui peuvent encore venir aideraient
  } ; sans elle, { $before ->
    [0] aucune
   *[other] { $before }
  }.
advice-take-useless = { $card } ne forme aucune combinaison avec vos cartes et n’en complète aucune sur la table.
advice-take-no-opening = { $card } devrait être posée tout de suite, et il n’y a pas d’ouverture de { $need } points avec elle.
advice-take-shows = Tout le monde voit que vous prenez { $card }.
advice-stock-known = La prochaine carte de la { -stock } est connue : { $card }.
advice-blocks = La partie serait alors bloquée et terminée ; personne ne gagnerait.
advice-finishes = Cela termine la partie : { $ending }.
advice-could-finish = Vous pourriez terminer dans ce coup : { $ending }.
advice-opens = Ouvre avec { $points } points.
advice-melds = { $melds ->
    [one] Pose une combinaison de { $points } points.
   *[other] Pose { $melds } combinaisons, { $points } points en tout.
  }
advice-lays-off = { $number ->
    [one] Complète avec une carte : { $cards }.
   *[other] Complète avec { $number } cartes : { $cards }.
  }
advice-swaps = { $card } prend la place du joker dans { $meld } ; le joker est libre.
advice-could-open = Vous pourriez ouvrir avec { $points } points.
advice-could-meld = Vous pourriez poser { $points } points.
advice-missing = { $missing ->
    [one] Encore une carte qui convient, et toute la main peut être posée d’un coup.
   *[other] Encore { $missing } cartes qui conviennent, et toute la main peut être posée d’un coup.
  }
advice-gives-back = { $card } est remise, et le coup est terminé.
advice-opening-fails = L’ouverture est manquée : des cartes reviennent en main.
advice-outs = { $outs ->
    [one] { $outs } des { $of } cartes qui peuvent encore venir aiderait.
   *[other] { $outs } des { $of } cartes qui peuvent encore venir aideraient.
  }
advice-fewer-outs = { $outs ->
    [0] Aucune carte qui peut encore venir n’aiderait ; après le meilleur coup, { $best }.
    [one] Seulement { $outs } carte qui peut encore venir aiderait ; après le meilleur coup, { $best }.
   *[other] Seulement { $outs } cartes qui peuvent encore venir aideraient ; après le meilleur coup, { $best }.
  }
advice-leaves = { $points ->
    [one] Il reste { $points } point en main.
   *[other] Il reste { $points } points en main.
  }
advice-leaves-more = { $points ->
    [one] Il reste { $points } point de plus en main qu’après le meilleur coup.
   *[other] Il reste { $points } points de plus en main qu’après le meilleur coup.
  }
advice-dearest = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }) n’appartient à aucune combinaison, et aucune autre carte de ce genre ne compte plus.
advice-breaks = { $card } appartient à une combinaison dans votre main.
advice-safe = { $card } ne complète rien sur la table, et personne d’autre ne peut en faire une combinaison.
advice-needs-joker = { $card } ne complète rien sur la table, et il faut un joker aux autres pour en faire une combinaison.
advice-next-lays-off = C’est ensuite à { $name }, qui pourrait compléter { $meld } avec { $card }.
advice-next-swaps = C’est ensuite à { $name }, qui pourrait échanger { $card } contre le joker dans { $meld }.
advice-next-collects = C’est ensuite à { $name }, qui a pris { $cards } ; { $card } va avec.
advice-withholds = { $card } reste en main : c’est ensuite à { $name }, qui a pris { $cards }.
advice-few-cards = { $number ->
    [one] { $name } n’a plus que { $number } carte.
   *[other] { $name } n’a plus que { $number } cartes.
  }
advice-stock-low = { $number ->
    [one] Il ne reste que { $number } carte dans la { -stock } ; ensuite la partie est terminée.
   *[other] Il ne reste que { $number } cartes dans la { -stock } ; ensuite la partie est terminée.
  }
advice-last-turn = Avec la dernière carte de la { -stock }, la partie est terminée après ce coup.

advise-holds = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }{ $opened ->
    [yes] , a ouvert
   *[no] {""}
  }
advise-heading = Conseils pour { $name }
advise-turn-begun = Un coup est jugé en entier : ce qui est déjà posé depuis la pioche n’est pas pris en compte.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } de moins que le meilleur coup (± { $unsure })
advise-played = Coup { $number } du fichier
advise-rank = { $rank ->
    [1] C’est le meilleur coup.
   *[other] C’est le numéro { $rank } de ceux-ci.
  }
advise-unit = Les chiffres : { $scoring ->
    [rating] points de classement de plus que la moyenne des autres
    [own_hand] points contre de moins que la moyenne des autres
   *[winner_takes_all] points de plus que la moyenne des autres
  } à la fin de cette partie. Joué { $worlds } fois jusqu’au bout, les cartes cachées étant distribuées au hasard ; ± est l’erreur type.
advise-over = La partie est terminée : il n’y a rien à conseiller.
advise-nobody = Personne ne doit tirer ni jouer ici : il n’y a rien à conseiller.

## Quelle est la vitesse

bench-measuring = Mesure en cours
bench-title = Rommé { $version } avec Python { $python }
bench-build = { $build ->
    [compiled] Les parties rapides sont compilées.
    [stale] Les parties rapides tournent en Python pur : elles ont été modifiées après avoir été compilées.
   *[plain] Les parties rapides tournent en Python pur.
  }
bench-hands = Les meilleures combinaisons d’une main, en microsecondes
bench-games = Parties entières
bench-compared = En comparaison
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
bench-column-p99 = 99 % sous
bench-column-slowest = Plus lente
bench-column-first = Première fois
bench-column-game = Partie
bench-column-second = Parties par seconde
bench-column-turns = Coups par partie
bench-column-yardstick = Dans un étalon
bench-column-plain = Plus rapide que Python pur, fois
bench-note = « Première fois » est une main dont rien n’est encore connu ; sinon le solveur retient des parties de mains précédentes. L’étalon est une boucle fixe en Python, ici de { $yardstick } microsecondes : il contient autant de mains ou de parties.

## Des programmes l’un contre l’autre

arena-playing = Donnes
arena-speed = { $games } parties par seconde
arena-resumed = { $n ->
    [one] { $n } donne est déjà là, dans { $file }.
   *[other] { $n } donnes sont déjà là, dans { $file }.
  } Pour recommencer, effacez ce fichier.
arena-interrupted = Interrompu après { $n } donnes sur { $deals }. La même commande continuera à partir de là.
arena-what = { $rules }, { $players } joueurs, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $games } parties, graine { $seed }
arena-duel = { $candidate } contre { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Chacun contre chacun : { $bots }
arena-column-candidate = Candidat
arena-column-opponent = Contre
arena-column-share = Victoires
arena-column-interval = Intervalle 95 %
arena-column-rating = Cote Elo
arena-column-more = Points en plus
arena-more-note = « Points en plus » : { $scoring ->
    [rating] points de classement
   *[other] points
  } par partie, par rapport à la moyenne des autres à la table.
arena-chance = Entre égaux
arena-better = { $candidate } est meilleur que { $opponent } : il gagne plus souvent qu’entre égaux.
arena-worse = { $candidate } est moins bon que { $opponent } : il gagne moins souvent qu’entre égaux.
arena-open = Ces donnes ne permettent pas de dire lequel des deux gagne plus souvent.
arena-undecided = { $n ->
    [one] { $n } partie que personne n’a gagnée compte pour chacun comme une part égale de victoire.
   *[other] { $n } parties que personne n’a gagnées comptent pour chacun comme une part égale de victoire.
  }
arena-rating-note = Cotes Elo comme aux échecs : 400 de plus, c’est dix contre un. { $bot } est fixé à 1000 et les intervalles sont ceux de l’écart avec lui.
arena-real-clock = Les programmes avaient de vraies secondes pour réfléchir : un autre essai peut donner d’autres chiffres.
arena-sprt = { $verdict ->
    [high] Le test a tranché après { $n } donnes : { $measure ->
        [points] les points en plus par partie sont
       *[wins] la part de victoires est
      } plutôt { $high } que { $low } (rapport { $ratio }, bornes { $lower } et { $upper }).
    [low] Le test a tranché après { $n } donnes : { $measure ->
        [points] les points en plus par partie sont
       *[wins] la part de victoires est
      } plutôt { $low } que { $high } (rapport { $ratio }, bornes { $lower } et { $upper }).
   *[open] Après { $n } donnes, le test n’a pas tranché si { $measure ->
        [points] les points en plus par partie sont
       *[wins] la part de victoires est
      } plutôt { $low } ou { $high } (rapport { $ratio }, bornes { $lower } et { $upper }).
  }
arena-axis-share = Victoires en %, avec intervalle à 95 %
arena-axis-more = { $scoring ->
    [rating] Points de classement en plus par partie
   *[other] Points en plus par partie
  }
arena-axis-rating = Cote Elo, avec intervalle à 95 %
arena-axis-ratio = Test : logarithme du rapport de vraisemblance
arena-axis-deals = donnes
arena-axis-bound = plutôt { $value }
arena-too-few = Il faut au moins deux programmes.
arena-unknown-bot = Il n’y a pas de programme « { $name } ». Il y a : { $known } ; ou nommez un endroit du code, comme module:nom.
arena-bot-no-place = « { $name } » n’est pas un endroit du code. Écrivez module:nom, par exemple my_bots:MyBot.
arena-bot-no-module = « { $name } » : Python ne trouve pas de module « { $reason } ». Son dossier est-il dans PYTHONPATH ?
arena-bot-no-import = « { $name } » : le module ne peut pas être importé. Il signale : { $reason }
arena-bot-no-name = « { $name } » : ce nom n’existe pas dans le module. Python signale : { $reason }
arena-bot-no-call = « { $name } » ne peut pas être appelé sans arguments pour donner un joueur. Python signale : { $reason }
arena-bot-no-choose = « { $name } » ne donne pas de joueur : le résultat ({ $reason }) n’a pas de méthode choose().
arena-bot-failed = { $bot } a échoué dans la donne { $deal }, place { $seat } : { $reason }
arena-sprt-of-two = --sprt compare deux programmes, pas plus.
arena-one-crew = Donnez une seule de ces options : --workers, --dask, --ray.
arena-no-folder = Ce dossier n’existe pas.
arena-missing = Sans --workers 1 ou avec --plot, il faut d’autres paquets Python. Pour les installer : { $command }
arena-no-cluster = À l’adresse « { $address } », aucune grappe ayant des ouvriers ne répond.
arena-other-worker = Un ouvrier a une autre version du programme ou d’un joueur. Tous doivent avoir la même.
arena-worker-lacks = Il manque à un ouvrier le paquet Python { $package }. Le programme et les joueurs doivent être installés là aussi.
file-not-written = Le fichier ne peut pas être écrit : { $reason }
arena-no-record = { $file } n’est pas un fichier de cette commande. Nommez un autre fichier.
arena-other-contest = { $file } appartient à une autre rencontre ; ce qui diffère : { $differing }. Nommez un autre fichier.
arena-other-code = { $file } vient d’une autre version du programme ou d’un joueur ; les résultats n’iraient pas ensemble. Nommez un autre fichier, ou effacez celui-ci.
arena-damaged = { $file } est abîmé à la ligne { $line }. Nommez un autre fichier, ou effacez celui-ci.
arena-in-use = { $file } est utilisé : la même rencontre est en cours.

## La ligne de commande

help-usage = Utilisation
help-commands = Commandes
help-arguments = Ce qui en fait partie
help-options = Options
help-more = romme COMMANDE --help en dit plus sur une commande.
help-romme = Rommé, le rami du Luxembourg et de l’Allemagne.
    .version = dit quelle est cette version
    .help = montre cette aide
    .lang = langue : lb, de, fr ou en
help-replay = rejoue un fichier de partie et raconte la partie
    .file = le fichier de partie (finit par .romme) ; - lit l’entrée standard
    .json = la fin de la partie comme un objet JSON
    .lang = langue : lb, de, fr ou en
help-verify = vérifie que les cartes d’une partie étaient fixées avant son début
    .file = le fichier de partie (finit par .romme) ; - lit l’entrée standard
    .json = le résultat comme un objet JSON
    .lang = langue : lb, de, fr ou en
help-rules = montre un jeu de règles avec des mots simples
    .name = le jeu de règles ; sans nom, tous sont énumérés
    .json = chaque option avec ses valeurs possibles comme un objet JSON
    .lang = langue : lb, de, fr ou en
    .option = une autre valeur pour une option, comme opening_points=30 ; peut être répété
help-solve = dit ce qu’une main permet de poser, et comment la jouer au mieux
    .cards = la main après la pioche, comme "4C 5C * KH" ; un joker est *
    .rules = le jeu de règles, comme --rules klassik ; sinon, turnier
    .table = ce qui est posé sur la table, comme --table {"\"4H *5H 6H; 7C 7S 7D\""}
    .opened = vous avez ouvert lors d’un coup précédent
    .option = une autre valeur pour une option, comme opening_points=30 ; peut être répété
    .json = la réponse comme un objet JSON
    .lang = langue : lb, de, fr ou en
help-advise = dit que faire dans une partie, ce que vaut chaque coup, et pourquoi
    .file = le fichier de partie (finit par .romme) ; - lit l’entrée standard
    .move = avant quel coup du fichier ; sinon, après le dernier
    .seconds = tant de secondes pour réfléchir (1)
    .most = tant de coups au plus (3)
    .json = coups, chiffres et raisons comme un objet JSON
    .lang = langue : lb, de, fr ou en
help-bench = mesure la vitesse du solveur et du simulateur
    .seconds = pendant environ tant de secondes
    .json = tous les chiffres comme un objet JSON
    .lang = langue : lb, de, fr ou en
help-arena = fait jouer des programmes l’un contre l’autre et dit si la différence est sûre
    .bots = deux programmes ou plus : zufall, anfaenger, stammtisch, verein, un autre qui est installé, ou module:nom
    .rules = le jeu de règles, comme --rules turnier ; sinon, klassik
    .option = une autre valeur pour une option, comme opening_points=30 ; peut être répété
    .players = combien jouent une partie ; sinon, aussi peu que les règles le permettent
    .deals = combien de donnes ; chacune est jouée avec le candidat à chaque place (200)
    .seed = le nombre d’où vient tout le hasard ; le même donne les mêmes parties (1)
    .workers = autant de processus sur cette machine ; sinon, un par processeur
    .dask = jouer sur une grappe Dask : son adresse, ou local
    .ray = jouer sur une grappe Ray : son adresse, ou local
    .seconds = temps réel pour une décision ; sinon, on compte en pas et tout peut être répété
    .sprt = arrêter dès que l’on sait ce qui est plutôt vrai : comme --sprt 0.50 0.52
    .measure = ce que regarde --sprt : la part de victoires, ou les points en plus par partie
    .alpha = combien de fois --sprt peut trouver HIGH où LOW est vrai (0.05)
    .beta = combien de fois --sprt peut trouver LOW où HIGH est vrai (0.05)
    .resume = garde les donnes finies dans ce fichier et continue avec celles qui y sont
    .plot = dessine une image dans ce fichier : .png ou .svg
    .json = tous les chiffres comme un objet JSON
    .lang = langue : lb, de, fr ou en

usage-unknown-command = Il n’y a pas de commande « { $text } ».
usage-unknown-option = Il n’y a pas d’option « { $text } ».
usage-missing = Il manque { $name }.
usage-missing-value = { $name } demande une valeur.
usage-bad-value = « { $text } » n’est pas possible pour { $name }.
usage-bad-choice = « { $text } » n’est pas possible pour { $name }. Il y a : { $possible }.
usage-too-many = « { $text } » est de trop.
usage-repeated = { $name } ne peut être donné qu’une fois.
usage-bad-option = « { $text } » n’est pas un changement d’option. Écrivez NAME=VALUE, comme opening_points=30.
usage-without-rules = --option demande le nom d’un jeu de règles.
usage-other = Cette commande n’est pas possible ainsi.
usage-help = Aide : romme --help
extra-missing = Il manque des paquets Python. Pour les installer : { $command }

### Serveur

help-serve = lance le serveur : des tables pour tous ceux qui ouvrent sa page
    .host = l’adresse : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau
    .port = le port (8270)
    .database = sqlite:///FICHIER ou postgresql://… ; sinon un fichier dans votre dossier de données
    .origin = une adresse sous laquelle les navigateurs trouvent la page, comme https://romme.example ; plusieurs fois possible
    .config = un fichier TOML de réglages : les noms ci-dessous, avec _ au lieu de -
    .backups = un dossier pour les sauvegardes faites avant une mise à jour de la base
    .witness = un fichier où est notée la dernière entrée de chaque table, de préférence sur un autre disque ; sinon à côté du fichier de la base
    .bot_pause = les robots attendent ce temps avant chaque coup, pour qu’on puisse suivre (900)
    .thinkers = nombre de processus où pensent les robots ; sinon un de moins que de cœurs
    .bot_memory = mémoire maximale en Mio pour chaque processus de robots d’autres paquets ; 0 pour aucune limite (1024)
    .tables_per_person = nombre de tables où une personne peut jouer à la fois ; 0 pour aucune limite (10)
    .tables_per_address = de même pour toutes les personnes derrière une adresse (100)
    .node = un nom pour ce serveur parmi plusieurs sur un même PostgreSQL
    .trusted_proxy = l’adresse d’un proxy inverse qui dit d’où viennent les visiteurs ; plusieurs fois possible
    .entrants = nombre maximal d’inscrits à un tournoi ; sinon 1000
    .connections = autant de connexions à la fois depuis une adresse ; 0 = sans limite (800)
    .limits = off supprime les limites de fréquence, pour mesurer seulement
    .log = les messages sur ce qui se passe : text, ou json avec un objet par ligne
    .browser = ouvre la page dans le navigateur
    .lang = langue : lb, de, fr ou en
serve-running = Rommé est en marche : { $address }
serve-network = Dans votre réseau : { $address }
serve-stop = Pour arrêter, appuyez sur Ctrl et C.
serve-stopped = Rommé est arrêté. Tout est enregistré.
serve-port = Impossible de servir à { $host }, port { $port } : { $reason }. Rommé est peut-être déjà en marche ; sinon choisissez un autre port avec --port.
setting-range = { $name } doit être entre { $least } et { $most }.
setting-file = Les réglages de { $path } ne sont pas lisibles : { $reason }
setting-unknown = Il n’y a pas de réglage « { $name } ». Il y a : { $known }.
setting-number = { $name } doit être un nombre, pas « { $value } ».
setting-text = { $name } doit être un texte entre guillemets, pas « { $value } ».
setting-list = { $name } doit être une liste de textes, comme ["https://romme.example"].
setting-proxy = « { $value } » n’est pas l’adresse d’un proxy : on écrit 127.0.0.1, 10.0.0.0/8 ou ::1.
setting-choice = { $name } doit être l’un de : { $possible }.
setting-origin = Une adresse de la page s’écrit comme les navigateurs la montrent : https://romme.example ou http://192.168.1.20:8270.

### Sauvegardes et contrôle de ce qui est gardé

help-backup = écrit tout ce que le serveur garde dans un fichier, même pendant qu’il tourne
    .file = le fichier à écrire
    .database = sqlite:///FICHIER ou postgresql://… ; sinon celle de romme serve
    .replace = écrase le fichier s’il existe déjà
    .lang = langue : lb, de, fr ou en
help-restore = remet une sauvegarde dans une base nouvelle ou vide
    .file = le fichier que romme backup a écrit
    .database = sqlite:///FICHIER ou postgresql://… ; sinon celle de romme serve
    .lang = langue : lb, de, fr ou en
help-audit = vérifie que rien de ce qui a été joué n’a été modifié après coup
    .database = sqlite:///FICHIER ou postgresql://… ; sinon celle de romme serve
    .against = une sauvegarde ou un sceau dont toutes les entrées doivent être présentes
    .seal = écrit un sceau dans ce fichier si tout est en ordre
    .accept_loss = après une perte, fait foi de ce qui reste
    .json = du JSON au lieu d’un texte
    .lang = langue : lb, de, fr ou en
help-reports = montre ce qui a été signalé aux tables, et ce qui y était écrit
    .remove = supprime ce qui vient d’être montré
    .database = sqlite:///FICHIER ou postgresql://… ; sinon celle de romme serve
    .json = du JSON au lieu d’un texte
    .lang = langue : lb, de, fr ou en
backup-working = Sauvegarde en cours
backup-done = { $rows ->
    [one] La sauvegarde est complète : { $rows } entrée dans { $file }.
   *[other] La sauvegarde est complète : { $rows } entrées dans { $file }.
  }
backup-exists = { $path } existe déjà. Choisissez un autre nom, ou écrasez-le avec --replace.
backup-no-folder = Ce dossier n’existe pas.
backup-damaged = { $path } n’est pas une sauvegarde de Rommé, ou bien elle est abîmée. Rien n’a été restauré.
restore-working = Restauration en cours
restore-done = { $rows ->
    [one] La sauvegarde du { $made } est restaurée : { $rows } entrée, telle qu’elle était.
   *[other] La sauvegarde du { $made } est restaurée : { $rows } entrées, toutes telles qu’elles étaient.
  }
restore-broken = Mais avant la sauvegarde, quelqu’un avait modifié ces tables :
audit-working = Contrôle en cours
audit-sound = Tout est en ordre : { $streams ->
    [one] { $streams } table
   *[other] { $streams } tables
  }, { $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
  }, aucune modifiée.
audit-broken = { $n ->
    [one] Une table n’est pas telle qu’elle a été jouée :
   *[other] { $n } tables ne sont pas telles qu’elles ont été jouées :
  }
audit-place = { $stream }, à partir de l’entrée { $version }
audit-advice = Quelqu’un a modifié la base en dehors du programme, ou le disque est abîmé. Gardez-la telle qu’elle est, et reprenez la dernière bonne sauvegarde.
audit-witnessed = Parmi les entrées que le serveur a notées, aucune ne manque.
audit-unwitnessed = Impossible de dire si les dernières entrées manquent : le serveur n’a rien noté sur cette base. Comparez-la avec une sauvegarde ou un sceau : --against FICHIER.
audit-compared = { $source ->
    [seal] Toutes les entrées du sceau du { $made } sont là. Son texte est { $seal }.
   *[backup] Toutes les entrées de la sauvegarde du { $made } sont là. Son sceau est { $seal }.
  }
audit-seal = Sceau : { $seal }
audit-sealed = Le fichier du sceau est écrit. Gardez-le sur un autre ordinateur, et imprimez le sceau ou notez-le.
audit-missing = { $n ->
    [one] Il manque à une table des entrées qui étaient là :
   *[other] Il manque à { $n } tables des entrées qui étaient là :
  }
audit-missing-place = { $source ->
    [backup] { $stream }, à partir de l’entrée { $version } ; la sauvegarde en a { $known }
    [seal] { $stream }, à partir de l’entrée { $version } ; le sceau en connaît { $known }
   *[witness] { $stream }, à partir de l’entrée { $version } ; le serveur en avait noté { $known }
  }
audit-missing-advice = Un fichier qui se termine par -wal a été supprimé, une copie plus ancienne a remplacé la base, ou quelqu’un a enlevé des entrées. Remettez le bon fichier, ou restaurez la sauvegarde la plus récente. Si vous êtes au courant de la perte et voulez continuer : --accept-loss.
audit-accepted = La perte est acceptée : désormais, c’est ce qui est là maintenant qui compte.
seal-exists = { $path } existe déjà, et un sceau n’est jamais écrasé. Choisissez un autre nom.
seal-damaged = { $path } n’est ni une sauvegarde ni un sceau de Rommé, ou bien quelqu’un l’a modifié.
witness-damaged = { $path }, où le serveur note ses derniers enregistrements, est abîmé ou a été modifié. Comparez la base de données avec une sauvegarde ou un sceau : --against FICHIER.
reports-none = Personne n’a rien signalé.
reports-nobody = quelqu’un qui est effacé
reports-head = { $by } signale { $about } (table { $table })
reports-text = « { $text } »
reports-removed = { $n ->
    [one] Il est maintenant supprimé.
   *[other] Tous les { $n } sont maintenant supprimés.
  }
keeping-failed = Cela n’a pas marché : { $reason }
database-kind = Ce n’est pas l’adresse d’une base. Elle commence par sqlite:/// ou postgresql://.
database-no-file = L’adresse d’une base SQLite nomme un fichier : sqlite:///romme.db, ou avec quatre barres sqlite:////srv/romme.db.
database-options = L’adresse d’une base SQLite n’a pas d’options après un point d’interrogation.
database-unreadable = L’adresse de la base est illisible. Elle s’écrit ainsi : postgresql://NOM:MOTDEPASSE@MACHINE/BASE.
database-unreachable = La base { $shown } est injoignable : { $why }
database-in-use = Un autre serveur Rommé utilise { $path }. Arrêtez-le d’abord.
database-too-new = { $shown } a été écrite par un Rommé plus récent. Rien n’a été modifié ; mettez le programme à jour.
database-foreign = { $shown } appartient à un autre programme. Rien n’a été modifié ; indiquez une autre base.
database-empty = Il n’y a rien dans { $shown }.
database-not-empty = Il y a déjà quelque chose dans { $shown }. Une sauvegarde ne peut être remise que dans une base nouvelle ou vide.

## romme tournament : un tournoi dans un fichier

help-tournament = dirige un tournoi de club dans un fichier : inscriptions, places, feuilles, classements, papiers
    .lang = langue : lb, de, fr ou en
    .file = le fichier du tournoi
    .json = ce qui a été fait ou demandé, en un objet JSON
    .series = quelle série ; sans cela, la dernière
    .table = le numéro de la table
    .game = le numéro de la partie sur la feuille
    .line = la partie, par exemple "2 romme 12 - 104u" : quelle place a terminé et comment, puis les points de cartes de chaque place ; u = pas ouvert, - = a terminé ou n’a pas joué
    .reason = pourquoi, pour le procès-verbal
    .seed_text = le texte d’où l’on tire au sort ; le même tire encore la même chose (sans cela, un nouveau)
    .day = quel jour
    .number = le numéro de départ
    .club = le club
    .team = l’équipe
    .tandem = le tandem
    .classes = une catégorie, par exemple Damen, Senioren ou Jugend ; possible plusieurs fois
    .namesakes = ce sont d’autres personnes que celles du même nom
    .only = seulement cette catégorie, par exemple Damen
    .parties = qui est classé (single)
    .rounds = tours d’une série ; sans cela, comme dans les règles
    .dropped = autant de séries sont laissées hors du total de chacun
    .team_size = autant de personnes font une équipe
    .tandem_size = autant de personnes font un tandem
    .pack_check = si les cartes sont comptées avant la première partie
    .second_count = si une deuxième personne confirme le compte de chaque partie
    .control_list = si une deuxième feuille est tenue et comparée
    .signatures = si chaque place signe la feuille
    .unfinished = si ceux qui abandonnent sont classés
    .last_round = ce qui clôt le dernier tour d’une série : son inscription correcte ou les signatures
    .out = le fichier à écrire ; --to=- est la sortie standard
help-tournament-new = commence un tournoi dans un nouveau fichier
    .name = le nom du tournoi
    .rules = les règles, par exemple --rules verband ; sans cela, turnier
    .option = une autre valeur pour une option des règles, par exemple rating_super=12 ; possible plusieurs fois
help-tournament-show = dit où en est un tournoi
help-tournament-terms = change ce qui était décidé ; les tours valent à partir de la prochaine série
help-tournament-scoring = change le tableau des points de classement
    .option = un chiffre du tableau, par exemple rating_super=12
help-tournament-add = inscrit des gens, par leurs noms ou d’après une liste
    .names = leurs noms ; ce que disent les options vaut pour tous
    .source = une liste de gens : CSV, texte ou Excel
    .number = le numéro de départ du premier ; sans cela, les prochains libres
    .present = ils sont déjà là
help-tournament-people = montre tous ceux qui sont inscrits
help-tournament-change = corrige une inscription
    .name = le bon nom
help-tournament-present = note qui est là
    .who = numéros de départ, par exemple 3 ou 5-12 ; all veut dire tous
    .away = finalement, ils ne sont pas là
help-tournament-withdraw = note que quelqu’un ne joue plus
    .leaving = au milieu d’une série : comment la table continue
help-tournament-remove = retire l’inscription de quelqu’un qui n’a pas joué
help-tournament-seat = attribue les places de la prochaine série, au sort si rien d’autre n’est dit, et montre ce qui ne va pas dans le plan
    .by_result = place d’après les résultats, les meilleurs à la table 1
    .by_hand = votre propre plan : numéros de départ dans l’ordre des places, par exemple "3 1 2 7 / 4 5 6"
    .swap = fait changer de place deux personnes du plan
    .day = quel jour on joue ; sans cela, le même qu’avant
help-tournament-begin = commence la série dont les places sont attribuées, et ouvre ses feuilles
help-tournament-join = place quelqu’un qui arrive en retard, en quatrième à une table qui n’a pas commencé
help-tournament-pack = note que les cartes sont comptées et complètes
    .tables = les tables ; sans cela, toutes
help-tournament-enter = inscrit une partie ; sans partie, une à une comme on les tape
    .seat = la place qui l’inscrit ; 0 est le bureau, d’après le papier (0)
help-tournament-list = montre la feuille d’une table avec toutes ses sommes
help-tournament-confirm = confirme le compte de parties, en deuxième personne
    .games = les parties ; sans cela, toutes celles qui ne sont pas confirmées
    .seat = la place qui confirme ; 0 est le bureau (0)
help-tournament-correct = change une partie qui est inscrite
    .reason = pourquoi ; sur une feuille signée, il faut le dire
help-tournament-control = inscrit une partie de la feuille de contrôle
help-tournament-sign = signe une feuille
    .seats = les places ; sans cela, toutes celles qui n’ont pas signé
    .reason = pourquoi quelqu’un d’autre signe pour elles
help-tournament-incident = note ce qui est arrivé à une table, et applique ce qui en suit
    .kind = ce qui est arrivé ; sans cela, on montre tout ce qui peut arriver
    .game = la partie, ou la première fausse
    .seat = de qui il s’agit
    .note = une remarque pour le procès-verbal
    .foresee = dit seulement ce qui suivrait
help-tournament-close = clôture la série en cours : ses résultats sont acquis
help-tournament-rank = montre un classement
    .series = d’une série ; sans cela et sans --day, de tout le tournoi
    .day = d’un jour
    .csv = en tableau CSV sur la sortie standard
help-tournament-lot = départage les égaux par le sort
    .order = numéros de départ, ou noms de tandems ou d’équipes, le plus chanceux d’abord, comme ils ont été tirés ; sans cela, on tire ici
    .series = d’une série ; sans cela et sans --day, de tout le tournoi
    .day = d’un jour
help-tournament-penalise = retire des points de classement
    .points = combien
    .series = dans quelle série ; sans cela, sur le total
help-tournament-lift = rend les points d’une pénalité
    .penalty = quelle pénalité, comptée à partir de 1
help-tournament-finish = déclare le tournoi terminé
help-tournament-reopen = continue un tournoi qui était terminé
help-tournament-undo = annule la dernière étape du bureau, ou la dernière sur une feuille
    .table = la table de la feuille ; sans cela, la dernière étape du bureau
help-tournament-record = raconte tout ce qui s’est passé, dans l’ordre
help-tournament-check = recalcule chaque classement d’une autre façon et compare
help-tournament-print = imprime un papier en PDF
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record ou emergency-kit
    .tables = seulement cette table ; possible plusieurs fois
    .who = seulement ces numéros de départ, par exemple 3 ou 5-12
    .first = autant de rangs reçoivent un diplôme (3)
    .address = l’adresse de la page du tournoi, pour ceux qui regardent
help-tournament-export = écrit un tableau en fichier CSV ou Excel, selon la fin de son nom
    .what = entries (inscriptions), seating (places), ranking (classement) ou lists (feuilles)
    .series = quelle série
help-tournament-rehearse = invente un tournoi pour s’exercer
    .name = son nom
    .people = autant de gens (24)
    .series = autant de séries sont jouées (1)
    .rounds = tours d’une série (5)

tournament-same = Il n’y avait rien à faire : c’était déjà ainsi.
tournament-torn = La dernière ligne n’a pas été écrite jusqu’au bout, peut-être à cause d’une coupure de courant ({ $bytes ->
    [one] un octet
   *[other] { $bytes } octets
  }). Elle est laissée de côté ; tout ce qui était confirmé avant est là.
tournament-file-no-tournament = Ce n’est pas un tournoi de ce programme.
tournament-file-changed = À partir de cette ligne, le fichier n’est plus comme il a été écrit : quelque chose a été changé, enlevé ou déplacé. Prenez une copie.
tournament-file-too-new = Une version plus récente du programme a écrit cela. Installez cette version.
tournament-file-in-use = Un autre programme tient ce fichier. Attendez qu’il ait fini, et réessayez.
tournament-file-too-large = Ce fichier est plus grand que celui de n’importe quel tournoi. Vérifiez que c’est le bon.
tournament-file-exists = Ce fichier existe déjà. Choisissez un autre nom.
tournament-bad-number = « { $text } » n’est pas un numéro de départ. Écrivez des numéros comme 3 ou 5-12, ou all.
tournament-bad-tables = « { $text } » n’est pas un numéro de départ. Écrivez les tables comme "3 1 2 7 / 4 5 6".
tournament-bad-end = Le nom doit finir ainsi : { $ends }.
tournament-one-way = Parmi --by-result, --by-hand et --swap, un seul est possible.
tournament-one-part = De --series et --day, un seul est possible.
tournament-nobody-named = Personne n’est nommé. Écrivez des noms, ou --from avec une liste.
tournament-nobody-entered = Personne n’est encore inscrit.
tournament-nobody-ranked = Personne n’est encore classé ici.
tournament-nothing-broken = Personne n’est avec quelqu’un de son équipe ou de son club, et personne ne se retrouve.
tournament-seed = Tiré au sort de « { $seed } ».
tournament-list = Série { $series }, table { $table }
tournament-struck = La partie { $game } est nulle : { $line }
tournament-corrected = La partie { $game } est corrigée : { $after } au lieu de { $before }
tournament-differs = La partie { $game } est autre sur la feuille de contrôle : { $part }
tournament-signed = Signé par { $names }
tournament-typing = Tapez chaque partie comme 2 romme 12 104u, puis la touche Entrée. { $undo } annule la dernière, { $show } montre la feuille, { $end } est la fin.
tournament-ask-pack = Les cartes sont-elles comptées et complètes ? Entrée = oui :
tournament-ask-game = Partie { $game } sur { $games }, { $dealer } donne :
tournament-ask-right = Entrée = juste, ou tapez-la de nouveau :
tournament-line-empty = La partie manque.
tournament-line-no-way = Aucune partie ne finit par « { $text } ». Il y a { $possible }.
tournament-line-no-winner = Avec « { $text } », quelqu’un a terminé : la place vient d’abord.
tournament-line-not-playing = La place { $seat } ne joue pas cette partie.
tournament-line-no-figure = « { $text } » n’est pas un nombre de points de cartes.
tournament-line-figures = { $have ->
    [one] Un chiffre est donné
   *[other] { $have } chiffres sont donnés
  }, mais { $need ->
    [one] un joueur avait
   *[other] { $need } joueurs avaient
  } encore des cartes.
tournament-line-written = Écrivez une partie comme "2 romme 12 - 104u".
tournament-written = Écrit : { $file }
tournament-rehearsed = Inventé d’après « { $seed } » : { $people } personnes, { $series ->
    [one] une série jouée
   *[other] { $series } séries jouées
  }, les places de la suivante sont attribuées.
tournament-sound = Tout est en ordre : { $records ->
    [one] une entrée
   *[other] { $records } entrées
  }, aucune changée, et chaque classement est le même quand on le calcule d’une autre façon.
tournament-unsound = { $n ->
    [one] Une chose n’est pas en ordre :
   *[other] { $n } choses ne sont pas en ordre :
  }
