### Un tournoi : pourquoi il refuse quelque chose, comment on dit, ce qui est au procès-verbal.

## Pourquoi quelque chose n’est pas possible : ce qui ne va pas, et quoi faire

refusal-tournament-no-right = { $role ->
    [keeper] Celui qui tient une feuille ne peut pas faire cela.
   *[helper] Les aides ne peuvent pas faire cela.
  } Demandez à la direction du tournoi.
refusal-tournament-not-your-table = Vous tenez la feuille de la table { $table } dans la série { $series }, et celle-là seulement. Ouvrez le lien de l’autre table, ou demandez à la direction du tournoi.
refusal-tournament-reason-needed = Cela reste au procès-verbal, il faut donc une raison. Écrivez quelques mots.

refusal-tournament-no-rating = Les règles « { $rules } » n’ont pas de points de classement, et un tournoi en a besoin. Choisissez d’autres règles, par exemple turnier ou verband.
refusal-tournament-tables-do-not-fit = Les règles « { $rules } » ne sont pas faites pour des tables de quatre et de trois. Choisissez d’autres règles, par exemple turnier ou verband.
refusal-tournament-out-of-range = { $what ->
    [number] Un numéro de départ va de 1 à { $most }. Choisissez-en un autre.
    [text] Un nom, un club, une équipe ou une catégorie a au plus { $most } caractères. Raccourcissez.
    [seed] Le texte d’où l’on tire au sort a de 1 à { $most } caractères. Choisissez-en un autre.
    [day] Le jour n’est pas avant celui de la série précédente, et au plus { $most }. Choisissez-en un autre.
    [rounds] Une série a de 1 à { $most } tours. Choisissez un autre nombre.
    [dropped] De 0 à { $most } séries peuvent être laissées hors du total. Choisissez un autre nombre.
    [team_size] Une équipe a de 2 à { $most } membres. Choisissez un autre nombre.
    [tandem_size] Un tandem a de 2 à { $most } membres. Choisissez un autre nombre.
    [clock] L’horloge ne peut pas être réglée sur cette heure. Choisissez-en une autre.
    [announcement] Une annonce a au plus { $most } caractères. Raccourcissez.
   *[points] Une pénalité va de 1 à { $most } points. Choisissez un autre nombre.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] Les places sont tirées au sort ou fixées d’après les résultats. Pour placer les gens vous-même, indiquez les tables.
   *[other] Le tableau des points de classement ne peut pas être ainsi ({ $facts }). Vérifiez les chiffres.
  }
refusal-tournament-not-scoring = « { $option } » ne fait pas partie du tableau des points de classement. Pendant un tournoi, seuls ses chiffres peuvent être changés.
refusal-tournament-scoring-signed = Des feuilles sont déjà signées avec ces points de classement ; ils valent pour tout le tournoi. D’autres points demandent un nouveau tournoi.
refusal-tournament-finished = Le tournoi est terminé et rien ne change plus. La direction du tournoi peut le rouvrir, avec une raison.
refusal-tournament-not-finished = Le tournoi n’est pas terminé, il n’a pas à être rouvert. Continuez simplement.
refusal-tournament-nothing-played = Rien n’est encore joué ici. Clôturez d’abord une série.

refusal-tournament-no-name = Le nom manque, ou il est trop long. Écrivez un nom court.
refusal-tournament-bad-character = Le caractère { $character } n’est pas possible ici : il ne se voit pas, ou change ce que les autres voient. Retapez le texte.
refusal-tournament-no-entrant = Personne n’a le numéro de départ { $number }. Vérifiez le numéro.
refusal-tournament-number-taken = Le numéro de départ { $number } est pris. Choisissez-en un autre, ou aucun : alors le prochain numéro libre est donné.
refusal-tournament-too-many-entrants = Un tournoi sur ce serveur a { $most } inscrits au plus ; il y en aurait { $people }. Inscrivez moins de monde ou créez un second tournoi. L’exploitant peut relever la limite (entrants).
refusal-tournament-duplicate = { $name } est déjà inscrit, avec le numéro de départ { $number }. Si ce sont deux personnes, dites-le, ou indiquez aussi le club.
refusal-tournament-team-full = L’équipe « { $team } » est complète : elle a { $most } membres. Choisissez-en une autre.
refusal-tournament-tandem-full = Le tandem « { $tandem } » est complet : il a { $most } membres. Choisissez-en un autre.
refusal-tournament-has-played = Le numéro { $number } a joué dans la série { $series }, l’inscription doit donc rester. Notez plutôt que le joueur abandonne.
refusal-tournament-sits-at-a-table = Le numéro { $number } joue à la table { $table }. Notez que le joueur abandonne, et dites comment la table continue.
refusal-tournament-withdrawn-already = Ce n’est pas possible pour quelqu’un qui a abandonné. Un joueur qui est revenu est de nouveau noté présent.
refusal-tournament-leaving-unsaid = Notez que le joueur abandonne, et dites comment la table continue : les autres jouent, quelqu’un le remplace, ou la feuille s’arrête.
refusal-tournament-not-at-a-table = Le numéro { $number } n’a pas de place à une table dans cette série. Vérifiez le numéro et la série.
refusal-tournament-too-few-left = À la table { $table }, ils resteraient moins de trois, et ce n’est pas une partie. Quelqu’un le remplace, ou la feuille s’arrête.

refusal-tournament-no-series = Il n’y a pas de série { $series }. Vérifiez le numéro.
refusal-tournament-no-table = Dans la série { $series }, aucune feuille n’est ouverte pour la table { $table }. Vérifiez le numéro, ou commencez la série.
refusal-tournament-series-runs = La série { $series } n’est pas encore finie. Clôturez-la d’abord.
refusal-tournament-not-seated-yet = Aucune série n’attend de commencer. Attribuez d’abord les places de la prochaine.
refusal-tournament-not-running = Cette série n’est pas en cours. Commencez-la d’abord, ou choisissez celle qui est en cours.
refusal-tournament-cannot-seat = { $people ->
    [0] Personne n’est présent. Notez qui est là ; il faut au moins trois personnes.
    [one] Une seule personne ne fait pas une table. Il faut au moins trois présents.
    [2] Deux personnes ne font pas une table. Il faut au moins trois présents.
    [5] Cinq personnes ne peuvent pas être placées : trop pour une table, pas assez pour deux. Il en faut une de plus ou une de moins.
   *[other] { $people } personnes ne peuvent pas être placées. Vérifiez qui est présent.
  }
refusal-tournament-table-size = { $people ->
    [0] La table { $table } serait vide.
    [one] Une seule personne serait à la table { $table }.
   *[other] { $people } personnes seraient à la table { $table }.
  } On est quatre à table, ou trois quand le nombre le demande. Déplacez quelqu’un.
refusal-tournament-seated-twice = Le numéro { $number } a déjà une place, et personne n’en a deux. Vérifiez le numéro.
refusal-tournament-not-present = Le numéro { $number } n’est pas noté présent. Notez le joueur présent, ou laissez-le de côté.
refusal-tournament-without-seat = Le numéro { $number } est présent et n’a pas de place. Placez aussi ce joueur, ou notez qu’il n’est pas là.
refusal-tournament-table-full = Ils sont déjà quatre à la table { $table }. Choisissez une table de trois.
refusal-tournament-games-entered = La table { $table } a commencé à jouer, personne ne peut plus s’y joindre. Choisissez une table qui n’a pas commencé, ou attendez la prochaine série.
refusal-tournament-lists-open = La série { $series } ne peut pas encore être clôturée. Feuilles qui ne sont pas finies, par table : { $tables }. Occupez-vous d’abord de celles-ci.
refusal-tournament-played-on-server = La table { $table } se joue sur le serveur, et là ce n’est pas possible. Si quelqu’un part, on le remplace ou la feuille s’arrête ; celui qui arrive en retard joue à partir de la prochaine série.

refusal-tournament-pack-unchecked = Personne n’a encore dit que le jeu est complet. La place 1 compte les cartes et le confirme ; ensuite on inscrit les parties.
refusal-tournament-changed = Il s’est passé autre chose entre-temps. Regardez encore une fois avant de revenir en arrière.
refusal-tournament-list-changed = La partie { $game } n’est plus ce qu’elle était quand vous l’avez vue. Regardez encore une fois, puis inscrivez ce qui est juste.
refusal-tournament-list-complete = { $games ->
    [one] La seule partie de cette feuille est inscrite.
   *[other] Les { $games } parties de cette feuille sont inscrites.
  } Pour en changer une, corrigez-la.
refusal-tournament-list-incomplete = { $games ->
    [0] Aucune partie de cette feuille n’est encore inscrite.
    [one] Une seule partie de cette feuille est inscrite.
   *[other] Seulement { $games } parties de cette feuille sont inscrites.
  } Inscrivez d’abord les autres.
refusal-tournament-game-too-early = La partie { $game } ne peut pas encore être inscrite : c’est d’abord la partie { $next }.
refusal-tournament-game-entered = La partie { $game } est déjà inscrite, avec d’autres chiffres. Comparez les deux, et corrigez la partie si elle est fausse.
refusal-tournament-no-game = { $games ->
    [0] Aucune partie n’est encore inscrite ici, il n’y a donc pas de partie { $game }.
   *[other] Il n’y a pas de partie { $game } ici ; la dernière est la partie { $games }.
  } Vérifiez le numéro.
refusal-tournament-seats-of-line = La table a { $seats } places, et la ligne a { $have } indications. Donnez-en une pour chaque place.
refusal-tournament-no-ending = { $ending ->
    [super] Dans les règles de ce tournoi, il n’y a pas de Superrommé.
   *[other] Sur une feuille, aucune partie ne finit ainsi.
  } Choisissez une autre fin.
refusal-tournament-winner-missing = Une partie qui finit ainsi a un gagnant. Dites quelle place c’est.
refusal-tournament-winner-too-many = Une partie qui finit ainsi n’a pas de gagnant. Laissez-le de côté, ou choisissez une autre fin.
refusal-tournament-sits-out = La place { $seat } ne joue pas cette partie. Laissez-la vide.
refusal-tournament-count-missing = Les points de cartes de la place { $seat } manquent. Inscrivez-les.
refusal-tournament-count-too-many = La place { $seat } a gagné et n’a plus de cartes. Laissez-la vide.
refusal-tournament-card-points = La place { $seat } ne peut pas avoir { $value } points de cartes ; il y en a de 0 à { $most }. Vérifiez le chiffre.
refusal-tournament-no-seat = Cette table n’a pas de place { $seat }. Vérifiez le numéro.
refusal-tournament-same-person = { $seat ->
    [0] Le bureau a inscrit cette partie. Quelqu’un d’autre la confirme : une place à la table.
   *[other] La place { $seat } a inscrit cette partie. Quelqu’un d’autre à la table la confirme.
  }
refusal-tournament-unconfirmed = Le compte de la partie { $game } n’est pas confirmé. Une deuxième personne à la table le fait d’abord.
refusal-tournament-signed = La feuille est signée. Seule la direction du tournoi peut encore la changer, avec une raison.
refusal-tournament-has-left = La place { $seat } a quitté la table et ne signe pas. Les autres signent.
refusal-tournament-control-missing = La partie { $game } manque sur la feuille de contrôle. Inscrivez-la d’abord là.
refusal-tournament-control-differs = { $seat ->
    [0] La feuille et la feuille de contrôle diffèrent à la partie { $game }.
   *[other] La feuille et la feuille de contrôle diffèrent à la partie { $game }, à la place { $seat }.
  } Demandez à la table, et corrigez ce qui est faux.

refusal-tournament-incident-seat = { $seat ->
    [0] Dites de quelle place il s’agit.
   *[other] Cette table n’a pas de place { $seat }. Dites de quelle place il s’agit.
  }
refusal-tournament-incident-game = { $game ->
    [0] Dites de quelle partie il s’agit.
   *[other] Cela ne va pas avec la partie { $game }. Vérifiez de quelle partie il s’agit.
  } { $games ->
    [0] Aucune partie n’est encore inscrite.
    [one] Une partie est inscrite.
   *[other] { $games } parties sont inscrites.
  }
refusal-tournament-thrown-in-already = Que la place { $seat } a jeté cette main est déjà au procès-verbal. Il n’y a rien de plus à faire.
refusal-tournament-not-counted = La place { $seat } n’avait pas de cartes à compter dans cette partie. Vérifiez la place et la partie.
refusal-tournament-no-penalty = Il n’y a pas de pénalité { $penalty } qu’on pourrait retirer. Vérifiez le numéro.

refusal-tournament-not-equal = Ceux-ci ne partagent pas un rang : { $parties }. On tire au sort entre tous ceux qui partagent un rang, et seulement entre eux.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Des tandems partagent un rang : { $parties }.
    [team] Des équipes partagent un rang : { $parties }.
   *[single] Ces numéros de départ partagent un rang : { $parties }.
  } Tirez d’abord au sort.
refusal-tournament-nothing-to-undo = Il n’y a rien à annuler.

## Ce qui ne va pas dans un plan des places, et ce qui ressemble à une faute de frappe

breach-team = Table { $table } : sont de la même équipe { $names }.
breach-again = Table { $table } : { $names } ont déjà joué ensemble{ $times ->
    [one] .
   *[other] {" "}({ $times } fois).
  }
breach-club = Table { $table } : sont du même club { $names }.
breach-namesake = Table { $table } : { $names } portent le même nom, ou presque.
breach-rank = La table { $table } s’écarte du classement : les rangs { $ranks } y sont assis au lieu de { $due }. Déplacés ici : { $names }.
breach-size = La table { $table } n’a pas la bonne taille : { $names }. On est quatre à table, ou trois quand le nombre le demande.

doubt-no-cards = Place { $seat } : celui qui a encore des cartes a plus de points. Le chiffre est-il juste ?
doubt-too-few-unopened = La place { $seat } n’a pas ouvert et a toutes ses cartes ; elles comptent plus. Le chiffre est-il juste ?
doubt-too-many = Place { $seat } : une main compte rarement autant. Le chiffre est-il juste ?

## Ce qui peut arriver à une table, et ce qui en suit

incident-wrong-count-in-play = Nombre de cartes faux pendant la partie
    .about = Un joueur a trop ou trop peu de cartes, et la partie est en cours.
incident-too-few-at-end = Trop peu de cartes à la fin
    .about = Quelqu’un a terminé, et un joueur a trop peu de cartes.
incident-too-many-at-end = Trop de cartes à la fin
    .about = Quelqu’un a terminé, et un joueur a trop de cartes.
incident-card-exposed = Carte découverte à la donne
    .about = Le donneur a découvert une carte en donnant.
incident-unequal-hands = Mains inégales
    .about = Avant que quelqu’un ait joué, on remarque que les mains ne sont pas égales.
incident-several-wrong-hands = Plusieurs mains fausses
    .about = Plus d’un joueur a un nombre de cartes faux.
incident-objection-in-time = Réclamation à temps
    .about = Quelqu’un conteste le mélange, la coupe ou la donne avant que les cartes ne soient relevées.
incident-objection-too-late = Réclamation trop tardive
    .about = Quelqu’un conteste le mélange, la coupe ou la donne quand les cartes sont déjà relevées.
incident-wrong-dealer = Mauvais donneur
    .about = Quelqu’un a donné hors de son tour. Indiquez la première partie fausse ; si personne ne la connaît, laissez vide.
incident-hand-thrown-in = Cartes jetées sans compter
    .about = Après la partie, un joueur a jeté ses cartes sur le tas avant qu’elles ne soient comptées.

consequence-corrected-turn = Le joueur corrige le nombre de cartes en un coup, en ne tirant pas ou en ne jetant pas, et ne pose rien dans ce coup.
consequence-corrected-no-melds = Le joueur corrige le nombre de cartes en un coup, en ne tirant pas ou en ne jetant pas, et ne pose pas de combinaison dans ce coup.
consequence-draw-and-count = Le joueur tire jusqu’à ce que le nombre de cartes soit juste ; ensuite on compte.
consequence-count-all = Toutes les cartes en main sont comptées.
consequence-deal-again = La partie { $game } est nulle et on la redonne ; donne celui dont c’est le tour de donner.
consequence-game-stands = La partie est valable.
consequence-replay-from = Toutes les parties à partir de la partie { $game } sont nulles et sont rejouées.
consequence-round-again = Les tours clos sont valables. À partir de la partie { $game }, le tour en cours est nul et recommence avec la place 1.
consequence-rounds-stand = Tous les tours sont clos et valables.
consequence-one-class-worse = La main compte comme la classe juste au-dessous : un point de classement de moins.
consequence-class-worse-and-point-off = La main compte comme la classe juste au-dessous, et un autre point de classement est retiré. C’est arrivé { $time } fois maintenant.

## Comment on dit

presence-expected = Attendu
presence-present = Présent
presence-withdrawn = Abandon
placing-drawn = Tirage au sort
placing-by-result = D’après les résultats
placing-by-hand = À la main
leaving-between-series = Entre les séries
    .about = Le joueur n’est assis à aucune table.
leaving-others-go-on = Les autres continuent
    .about = Il reste trois joueurs à une table de quatre ; désormais le donneur joue aussi.
leaving-list-ends = La feuille s’arrête
    .about = La table cesse de jouer ; ce qui est joué compte.
leaving-substitute = Quelqu’un le remplace
    .about = Quelqu’un d’autre joue pour celui qui part, et qui garde les points.
hand-opened = Ouvert
hand-unopened = Pas ouvert
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé avec compléments
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Pioche épuisée
tournament-ending-blocked = Bloqué
parties-single = Individuel
parties-tandem = Tandem
parties-team = Équipe
span-series = Une série
span-day = Un jour
span-total = Total
demand-asked = Demandé
demand-not-asked = Pas demandé
unfinished-ranked = Est classé
unfinished-left-out = N’est pas classé
last-round-entered = Son inscription correcte
last-round-signed = Les signatures
venue-hall = En salle
venue-server = Sur le serveur
role-director = Direction du tournoi
role-helper = Aide
role-keeper = Teneur de feuille
role-public = Public
entrant-number = nº { $number }
entrant-at-seat = { $name } (place { $seat })
likeness-same = Le même nom
likeness-namesake = Le même nom dans deux clubs
likeness-alike = Presque le même nom dans un club
origin-said = D’après les règles
origin-assumed = Supposé
origin-changed = Changé par le club
series-phase-seated = Places attribuées
series-phase-running = En cours
series-phase-closed = Clôturée
list-part-ending = La fin
list-part-winner = Le gagnant
list-part-card-points = Points de cartes
list-part-hand = Ouvert ou non
list-part-counted = Qui a été compté

## Ce que le serveur ne peut pas faire

problem-no-tournament = Ce tournoi n’existe pas. Vérifiez le lien.
problem-wrong-key = Ce lien n’est plus valable. Demandez-en un nouveau à la direction du tournoi.
problem-no-right = Ce lien n’ouvre pas cela. Demandez le bon à la direction du tournoi.
problem-wrong-pin = Ce code PIN n’ouvre rien ici. Vérifiez-le et réessayez.
problem-too-many-pins = Trop de codes PIN faux ont été tapés. Scannez plutôt le code QR, ouvrez le lien, ou réessayez { $minutes ->
    [one] dans une minute
   *[other] dans { $minutes } minutes
  }.
problem-bad-command = Le serveur ne comprend pas ce qu’il doit faire : { $reason }

## Ce qui est au procès-verbal

scope-series = Série { $number }
scope-day = Jour { $number }
scope-total = Tout le tournoi

record-reason = Raison : { $reason }
record-note = Remarque : { $note }
record-office = le bureau
record-by-director = la direction du tournoi
record-by-helper = un aide
record-by-keeper = celui qui tient la feuille
record-person = { $name } ({ $about })
record-table = table { $table } : { $names }
record-terms = Tours d’une série : { $rounds }. Séries laissées hors du total : { $dropped }. Personnes dans une équipe : { $team_size }, dans un tandem : { $tandem_size }. Cartes comptées avant : { $pack_check ->
    [asked] oui
   *[not-asked] non
  }. Compte confirmé par une deuxième personne : { $second_count ->
    [asked] oui
   *[not-asked] non
  }. Feuille de contrôle : { $control_list ->
    [asked] oui
   *[not-asked] non
  }. Signatures : { $signatures ->
    [asked] oui
   *[not-asked] non
  }. Le dernier tour d’une série est clos par { $last_round ->
    [entered] l’inscription correcte de sa dernière partie
   *[signed] les signatures
  }. Celui qui abandonne { $unfinished ->
    [ranked] est classé
   *[left-out] n’est pas classé
  }. Les tables sont { $venue ->
    [server] sur le serveur
   *[hall] en salle
  }.
record-won = { $name } termine ({ $ending })
record-undecided = personne ne termine ({ $ending })
record-left-with = { $name } { $points } { $hand ->
    [opened] ouvert
   *[unopened] pas ouvert
  }
record-tournament-made = Le tournoi « { $name } » est annoncé, règles : { $rules }.
record-terms-changed = Les conditions sont changées.
record-scoring-changed = Le tableau des points de classement est changé par { $by } : { $figures }
record-finished = Le tournoi est terminé.
record-reopened = Le tournoi est rouvert par { $by }.
record-clock-set = La série { $series } finit à { $ends }.
    .away = L’horloge de la série { $series } est enlevée.
record-announced = Annoncé par { $by } : « { $text } »
    .away = L’annonce est enlevée par { $by }.
record-people-entered = Inscrits{ $presence ->
    [present] {" "}et présents
   *[expected] , pas encore là
  } : { $people }.
record-entry-changed = Inscription changée : { $person }.
record-entry-removed = Inscription retirée : { $name }.
record-presence-changed = { $presence ->
    [present] Présents
   *[expected] Finalement pas là
  } : { $names }.
record-withdrew = { $leaving ->
    [others-go-on] Série { $series }, table { $table } : { $name } part, et les autres continuent.
    [list-ends] Série { $series }, table { $table } : { $name } part, et la feuille s’arrête.
    [substitute] Série { $series }, table { $table } : { $name } part, et quelqu’un le remplace.
   *[between-series] { $name } abandonne.
  }
record-series-seated = Série { $series }, jour { $day }, tours : { $rounds }, places { $placing ->
    [drawn] tirées au sort de « { $seed } »
    [by-result] fixées d’après les résultats, de « { $seed } »
   *[by-hand] fixées à la main
  } : { $tables }.
record-series-began = La série { $series } commence.
record-table-joined = Série { $series } : { $name } arrive en retard et s’assied à la table { $table }.
record-series-closed = La série { $series } est clôturée.
record-pack-checked = Série { $series }, table { $table } : les cartes sont comptées et complètes.
record-line-entered = Série { $series }, table { $table }, partie { $game } : { $line }. Inscrit par { $name }.
record-line-confirmed = Série { $series }, table { $table }, partie { $game } : le compte est confirmé par { $name }.
record-line-corrected = Série { $series }, table { $table }, partie { $game }, corrigée par { $by } : { $line }.
    .before = Avant : { $line }.
record-control-entered = Série { $series }, table { $table }, feuille de contrôle, partie { $game } : { $line }.
record-signed = Série { $series }, table { $table } : { $name } signe.
    .instead = Série { $series }, table { $table } : signé pour { $name } par { $by }.
record-incident-recorded = Série { $series }, table { $table }{ $game ->
    [0] {""}
   *[other] , partie { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  } : { $kind } ({ $clause }), noté par { $by }. { $consequence }
record-penalty-given = { $name } : { $points ->
    [one] { $points } point de classement
   *[other] { $points } points de classement
  } de moins, { $series ->
    [0] sur le total
   *[other] dans la série { $series }
  }, par { $by }.
record-penalty-lifted = La pénalité { $penalty } est retirée par { $by }.
record-lot-recorded = Le sort, { $scope }, { $parties } : { $order }.
    .seed = Tiré de « { $seed } ».
record-step-undone = La dernière étape du bureau est annulée par { $by }.
record-list-step-undone = Série { $series }, table { $table } : la dernière étape est annulée par { $by }.
