### A tournament: its refusals, the names of its values, its record.

## Refusals: what is wrong, and what to do instead

refusal-tournament-no-right = { $role ->
    [keeper] La personne qui tient une feuille ne peut pas faire cela.
   *[helper] Un assistant ne peut pas faire cela.
  } Demandez à la direction du tournoi.
refusal-tournament-not-your-table = Vous tenez la feuille de la table { $table } dans la série { $series }, et seulement celle-là. Ouvrez le lien de l’autre table, ou demandez à la direction du tournoi.
refusal-tournament-reason-needed = Ce sera inscrit au procès-verbal : il faut donc une raison. Écrivez quelques mots.

refusal-tournament-no-rating = Les règles « { $rules } » n’ont pas de points de classement, et un tournoi en a besoin. Choisissez d’autres règles, par exemple turnier ou verband.
refusal-tournament-tables-do-not-fit = Les règles « { $rules } » ne conviennent pas à des tables de quatre et de trois. Choisissez d’autres règles, par exemple turnier ou verband.
refusal-tournament-out-of-range = { $what ->
    [number] Un numéro de joueur doit être entre 1 et { $most }. Choisissez-en un autre.
    [text] Un nom, un club, une équipe ou une catégorie peut avoir { $most } caractères au plus. Raccourcissez le texte.
    [classes] Une personne peut être dans { $most } catégories au plus. Retirez-la d’abord d’une autre.
    [seed] Une clé de tirage doit avoir de 1 à { $most } caractères. Choisissez-en une autre.
    [day] Le jour ne peut être ni avant celui de la série précédente, ni après le jour { $most }. Choisissez-en un autre.
    [rounds] Une série peut avoir de 1 à { $most } rondes. Choisissez un autre nombre.
    [dropped] On peut écarter de 0 à { $most } séries du total. Choisissez un autre nombre.
    [team_size] Une équipe peut avoir de 2 à { $most } membres. Choisissez un autre nombre.
    [tandem_size] Un tandem peut avoir de 2 à { $most } membres. Choisissez un autre nombre.
    [fixed-table] Une table fixe a un numéro d’au plus { $most }. Choisissez-en une autre.
    [fixed-seat] { $most ->
        [3] Sans table fixe, la place fixe est 1, 2 ou 3. Pour la place 4, indiquez aussi la table.
       *[other] Une place fixe a un numéro de 1 à 4. Choisissez-en une autre.
      }
    [clock] L’horloge ne peut pas être réglée sur cette heure. Choisissez-en une autre.
    [ruling] Une décision doit avoir de 1 à { $most } caractères. Écrivez en quelques mots ce que vous avez décidé.
    [imprint] Un lieu ou un organisateur peut avoir { $most } caractères au plus. Raccourcissez le texte.
    [announcement] Une annonce peut avoir { $most } caractères au plus. Raccourcissez-la.
    [series_minutes] La durée prévue d’une série est de { $most } minutes au plus ; 0 signifie : pas de fin prévue. Choisissez un autre nombre.
    [reason] Une raison peut avoir { $most } caractères au plus. Raccourcissez-la.
   *[points] Une pénalité peut aller de 1 à { $most } points. Choisissez un autre nombre.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] Les places sont tirées au sort ou fixées d’après les résultats. Pour placer les joueurs vous-même, indiquez les tables.
   *[other] Ces points de classement ne sont pas possibles ({ $facts }). Vérifiez les chiffres.
  }
refusal-tournament-not-scoring = « { $option } » ne fait pas partie des points de classement. Pendant un tournoi, eux seuls peuvent être changés.
refusal-tournament-scoring-signed = Des feuilles sont déjà signées avec ces points de classement : ils valent donc pour tout le tournoi. Pour en utiliser d’autres, créez un nouveau tournoi.
refusal-tournament-finished = Le tournoi est terminé et ne peut plus être changé. La direction du tournoi peut le rouvrir, avec une raison.
refusal-tournament-not-finished = Le tournoi n’est pas terminé : il n’y a rien à rouvrir. Continuez simplement.
refusal-tournament-nothing-played = Rien n’a encore été joué. Clôturez d’abord une série.
refusal-tournament-bad-date = Ce jour n’existe pas. Écrivez la date sous la forme année, mois, jour, par exemple 2026-11-21.
refusal-tournament-bad-colour = Ce n’est pas une couleur. Écrivez # et six chiffres ou lettres, par exemple #1b5e20.
refusal-tournament-faint-colour = Cette couleur est trop claire pour être lue sur du papier blanc. Choisissez-en une plus foncée.
refusal-tournament-bad-logo = Cette image ne peut pas servir de logo. Choisissez un PNG de { $width } × { $height } pixels et de { $kib } Ko au plus.

refusal-tournament-no-name = Le nom manque, ou il est trop long. Écrivez un nom court.
refusal-tournament-family-name = « { $name } » ne se termine pas par le nom de famille « { $family } ». Écrivez d’abord le prénom, puis le nom de famille.
refusal-tournament-bad-character = Le caractère { $character } n’est pas permis ici : il est invisible, ou change ce que voient les autres. Retapez le texte.
refusal-tournament-no-entrant = Personne n’a le numéro de joueur { $number }. Vérifiez le numéro.
refusal-tournament-number-taken = Le numéro de joueur { $number } est pris. Choisissez-en un autre, ou laissez vide pour avoir le prochain numéro libre.
refusal-tournament-too-many-entrants = Un tournoi sur ce serveur peut avoir { $most } inscrits au plus ; il y en aurait { $people }. Inscrivez moins de joueurs, ou créez un second tournoi. L’administrateur du serveur peut relever la limite (entrants).
refusal-tournament-duplicate = { $name } : ce nom est déjà inscrit, avec le numéro de joueur { $number }. S’il s’agit de quelqu’un d’autre, indiquez-le, ou ajoutez le club.
refusal-tournament-team-full = L’équipe « { $team } » est complète : elle a { $most } membres. Choisissez-en une autre.
refusal-tournament-tandem-full = Le tandem « { $tandem } » est complet : il a { $most } membres. Choisissez-en un autre.
refusal-tournament-has-played = Le numéro { $number } a joué dans la série { $series } : l’inscription doit rester. Notez plutôt l’abandon du joueur.
refusal-tournament-sits-at-a-table = Le numéro { $number } joue à la table { $table }. Notez l’abandon du joueur, et dites comment la table continue.
refusal-tournament-withdrawn-already = Ce joueur a abandonné. S’il est revenu, notez-le d’abord comme présent.
refusal-tournament-leaving-unsaid = Notez l’abandon du joueur, et dites ce que devient la table : les autres continuent, un remplaçant prend la suite, ou la feuille est close.
refusal-tournament-not-at-a-table = Le numéro { $number } n’a pas de place dans cette série. Vérifiez le numéro et la série.
refusal-tournament-too-few-left = Il resterait moins de trois joueurs à la table { $table }, trop peu pour jouer. Choisissez un remplaçant, ou faites clore la feuille.

refusal-tournament-no-series = Il n’y a pas de série { $series }. Vérifiez le numéro.
refusal-tournament-no-table = Dans la série { $series }, aucune feuille n’est ouverte pour la table { $table }. Vérifiez le numéro, ou commencez la série.
refusal-tournament-series-runs = La série { $series } n’est pas encore terminée. Clôturez-la d’abord.
refusal-tournament-not-seated-yet = Aucune série n’est prête à commencer. Attribuez d’abord les places de la prochaine.
refusal-tournament-not-running = Cette série n’est pas en cours. Commencez-la d’abord, ou choisissez celle qui est en cours.
refusal-tournament-cannot-seat = { $people ->
    [0] Personne n’est présent. Notez qui est là ; il faut au moins trois joueurs.
    [one] Un seul joueur ne suffit pas pour une table. Il faut au moins trois joueurs présents.
    [2] Deux joueurs ne suffisent pas pour une table. Il faut au moins trois joueurs présents.
    [5] Cinq joueurs ne peuvent pas être placés : trop pour une table, pas assez pour deux. Il en faut un de plus ou un de moins.
   *[other] { $people } joueurs ne peuvent pas être placés. Vérifiez qui est présent.
  }
refusal-tournament-table-size = { $people ->
    [0] La table { $table } serait vide.
    [one] La table { $table } aurait { $people } joueur.
   *[other] La table { $table } aurait { $people } joueurs.
  } On est quatre à table, ou trois quand le nombre de joueurs l’exige. Déplacez quelqu’un.
refusal-tournament-seated-twice = Le numéro { $number } a déjà une place. Vérifiez le numéro.
refusal-tournament-not-present = Le numéro { $number } n’est pas noté comme présent. Notez sa présence, ou laissez ce joueur de côté.
refusal-tournament-without-seat = Le numéro { $number } est présent mais n’a pas de place. Placez aussi ce joueur, ou notez son absence.
refusal-tournament-table-full = La table { $table } a déjà quatre joueurs. Choisissez une table de trois.
refusal-tournament-games-entered = La table { $table } a commencé à jouer : personne ne peut plus s’y joindre. Choisissez une table qui n’a pas commencé, ou attendez la prochaine série.
refusal-tournament-lists-open = La série { $series } ne peut pas encore être clôturée. Terminez d’abord les feuilles de ces tables : { $tables }.
refusal-tournament-fixed-seat-taken = Le numéro { $number } a déjà la place { $seat } de la table { $table } comme place fixe. Choisissez-en une autre.
refusal-tournament-fixed-table-full = Quatre joueurs ont déjà une place fixe à la table { $table }. Choisissez une autre table.
refusal-tournament-fixed-place = Le numéro { $number } ne peut pas avoir sa place fixe : { $table ->
    [0] d’autres ont aussi la place { $seat }, et il n’y a que { $tables } tables
   *[other] la table { $table }{ $seat ->
        [0] {""}
       *[other] , place { $seat },
      } n’est pas libre ou n’existe pas avec { $tables } tables
  }. Changez la place fixe sous « Joueurs », ou attribuez les places à la main.
refusal-tournament-partners-together = Table { $table } : les numéros { $one } et { $other } sont partenaires et ne doivent jamais jouer à la même table. Prenez une autre clé de tirage, échangez l’un des deux, ou changez les réglages.
refusal-tournament-teams-do-not-fit = Pour jouer équipes contre équipes, il faut trois, quatre ou au moins six équipes complètes de { $size }, et les autres joueurs doivent remplir leurs propres tables. Présents : { $teams } équipes complètes et { $others } autres joueurs. Complétez les équipes, ou placez les joueurs individuellement (réglages).
refusal-tournament-teams-need-redraw = Ici, des équipes s’affrontent : déplacer un seul joueur romprait une rencontre. Faites un nouveau plan.
refusal-tournament-played-on-server = La table { $table } se joue en ligne : ce n’est pas possible. Si un joueur part, un remplaçant prend la suite ou la feuille est close ; les retardataires jouent à partir de la prochaine série.

refusal-tournament-pack-unchecked = Les cartes n’ont pas encore été comptées. Le joueur de la place 1 les compte et confirme que le jeu est complet ; ensuite, vous pourrez inscrire les parties.
refusal-tournament-changed = Il s’est passé autre chose entre-temps. Vérifiez avant d’annuler quoi que ce soit.
refusal-tournament-list-changed = La partie { $game } a changé depuis que vous l’avez vue. Vérifiez-la, puis inscrivez ce qui est juste.
refusal-tournament-list-complete = { $games ->
    [one] La seule partie de cette feuille est inscrite.
   *[other] Les { $games } parties de cette feuille sont inscrites.
  } Pour en changer une, corrigez-la.
refusal-tournament-list-ended = Le bureau a arrêté cette feuille { $games ->
    [0] avant la première partie
   *[other] après la partie { $games }
  } : la partie { $game } ne peut plus être inscrite. Si elle compte, demandez à la direction ou à un assistant d’annuler l’arrêt de la feuille.
refusal-tournament-list-incomplete = { $games ->
    [0] Aucune partie de cette feuille n’est encore inscrite.
    [one] Une seule partie de cette feuille est inscrite.
   *[other] Seules { $games } parties de cette feuille sont inscrites.
  } Inscrivez d’abord les autres.
refusal-tournament-game-too-early = La partie { $game } ne peut pas encore être inscrite : la partie { $next } vient d’abord.
refusal-tournament-game-entered = La partie { $game } est déjà inscrite, avec d’autres chiffres. Comparez les deux, et corrigez la partie si elle est fausse.
refusal-tournament-no-game = { $games ->
    [0] Aucune partie n’est encore inscrite ici, il n’y a donc pas de partie { $game }.
   *[other] Il n’y a pas de partie { $game } ici ; la dernière est la partie { $games }.
  } Vérifiez le numéro.
refusal-tournament-seats-of-line = La table a { $seats } places, mais la ligne a { $have ->
    [one] { $have } chiffre
   *[other] { $have } chiffres
  }. Donnez-en un par place.
refusal-tournament-no-ending = { $ending ->
    [super] Les règles de ce tournoi n’ont pas de Superrommé.
    [blocked] Selon ces règles, une partie ne peut pas être bloquée : si personne ne termine, elle finit avec la pioche.
   *[other] Sur une feuille, une partie ne peut pas finir ainsi.
  } Choisissez une autre fin.
refusal-tournament-winner-missing = Une partie qui finit ainsi a un gagnant. Indiquez la place du gagnant.
refusal-tournament-winner-too-many = Une partie qui finit ainsi n’a pas de gagnant. N’en indiquez pas, ou choisissez une autre fin.
refusal-tournament-sits-out = Le joueur de la place { $seat } ne joue pas cette partie. Laissez sa case vide.
refusal-tournament-count-missing = Les points de cartes de la place { $seat } manquent. Inscrivez-les.
refusal-tournament-count-too-many = Le joueur de la place { $seat } a gagné et n’a plus de cartes. Laissez sa case vide.
refusal-tournament-card-points = Le joueur de la place { $seat } ne peut pas avoir { $value } points de cartes ; il peut y en avoir de 0 à { $most }. Vérifiez le chiffre.
refusal-tournament-no-seat = Cette table n’a pas de place { $seat }. Vérifiez le numéro.
refusal-tournament-same-person = { $seat ->
    [0] Le bureau a inscrit cette partie. Un joueur de la table doit la confirmer.
   *[other] Le joueur de la place { $seat } a inscrit cette partie. Un autre joueur de la table doit la confirmer.
  }
refusal-tournament-unconfirmed = Le décompte de la partie { $game } n’est pas confirmé. Un deuxième joueur de la table doit d’abord le confirmer.
refusal-tournament-signed = La feuille est signée. Seule la direction du tournoi peut encore la changer, avec une raison.
refusal-tournament-has-left = Le joueur de la place { $seat } a quitté la table et ne signe pas. Seuls les autres signent.
refusal-tournament-control-missing = La partie { $game } manque sur la feuille de contrôle. Inscrivez-la d’abord sur cette feuille.
refusal-tournament-control-differs = { $seat ->
    [0] La feuille et la feuille de contrôle diffèrent pour la partie { $game }.
   *[other] La feuille et la feuille de contrôle diffèrent pour la partie { $game }, place { $seat }.
  } Demandez à la table, et corrigez celle qui est fausse.

refusal-tournament-incident-seat = { $seat ->
    [0] Dites de quelle place il s’agit.
   *[other] Cette table n’a pas de place { $seat }. Dites de quelle place il s’agit.
  }
refusal-tournament-incident-game = { $game ->
    [0] Dites de quelle partie il s’agit.
   *[other] Cela ne correspond pas à la partie { $game }. Vérifiez de quelle partie il s’agit.
  } { $games ->
    [0] Aucune partie n’est encore inscrite.
    [one] Une partie est inscrite.
   *[other] { $games } parties sont inscrites.
  }
refusal-tournament-thrown-in-already = Il est déjà noté au procès-verbal que le joueur de la place { $seat } a jeté cette main. Il n’y a rien de plus à faire.
refusal-tournament-not-counted = Le joueur de la place { $seat } n’avait pas de cartes à compter dans cette partie. Vérifiez la place et la partie.
refusal-tournament-no-call = La table { $table } n’appelle plus. L’appel a été retiré.
refusal-tournament-no-penalty = Il n’y a pas de pénalité { $penalty } à lever. Vérifiez le numéro.

refusal-tournament-not-equal = On tire au sort entre tous les ex æquo, et seulement entre eux. Ce n’est pas exactement le cas ici : { $parties }.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Ces tandems sont ex æquo : { $parties }.
    [team] Ces équipes sont ex æquo : { $parties }.
   *[single] Ces numéros de joueur sont ex æquo : { $parties }.
  } Faites d’abord un tirage au sort.
refusal-tournament-nothing-to-undo = Il n’y a rien à annuler.

## Conflicts in a seating plan, and figures that look mistyped

breach-team = Table { $table } : { $names } sont de la même équipe.
    .avoided = Sinon, { $names }, de la même équipe, joueraient à la table { $table }.
breach-again = Table { $table } : { $names } ont déjà joué ensemble{ $times ->
    [one] .
   *[other] {" "}({ $times } fois).
  }
    .avoided = Sinon, { $names } rejoueraient ensemble à la table { $table }.
breach-club = Table { $table } : { $names } sont du même club.
    .avoided = Sinon, { $names }, du même club, joueraient à la table { $table }.
breach-namesake = Table { $table } : { $names } ont le même nom, ou presque.
breach-rank = La table { $table } s’écarte du classement : elle réunit les rangs { $ranks } au lieu de { $due }. Déplacés ici : { $names }.
breach-size = La table { $table } n’a pas la bonne taille : { $names }. On est quatre à table, ou trois quand le nombre de joueurs l’exige.
breach-fixed = Table { $table } : { $names } a une place fixe ailleurs.
breach-fixed-rank = Table { $table } : { $names } (rang { $ranks }) a ici une place fixe.

doubt-no-cards = Place { $seat } : un joueur qui a encore des cartes a plus de points que cela. Le chiffre est-il juste ?
doubt-too-few-unopened = Le joueur de la place { $seat } n’a pas ouvert et a encore toutes ses cartes, qui comptent plus que cela. Le chiffre est-il juste ?
doubt-too-many = Place { $seat } : une main compte rarement autant. Le chiffre est-il juste ?

## Incidents at a table, and their consequences

incident-wrong-count-in-play = Mauvais nombre de cartes en cours de partie
    .about = Pendant la partie, on découvre qu’un joueur a trop ou trop peu de cartes.
incident-too-few-at-end = Trop peu de cartes à la fin
    .about = Un joueur a terminé, et un autre a trop peu de cartes.
incident-too-many-at-end = Trop de cartes à la fin
    .about = Un joueur a terminé, et un autre a trop de cartes.
incident-card-exposed = Carte découverte à la donne
    .about = Le donneur a découvert une carte en donnant.
incident-unequal-hands = Mains inégales
    .about = Avant que quelqu’un ait joué, on remarque que les mains n’ont pas le même nombre de cartes.
incident-several-wrong-hands = Plusieurs mains incorrectes
    .about = Plusieurs joueurs n’ont pas le bon nombre de cartes.
incident-objection-in-time = Réclamation à temps
    .about = Quelqu’un conteste le mélange, la coupe ou la donne avant que les cartes soient relevées.
incident-objection-too-late = Réclamation trop tardive
    .about = Quelqu’un conteste le mélange, la coupe ou la donne alors que les cartes sont déjà relevées.
incident-wrong-dealer = Mauvais donneur
    .about = Quelqu’un a donné alors que ce n’était pas à lui. Indiquez la première partie concernée ; si personne ne la connaît, laissez vide.
incident-hand-thrown-in = Main jetée sans être comptée
    .about = Après la partie, un joueur a jeté ses cartes sur le tas avant qu’elles soient comptées.

consequence-corrected-turn = Le joueur rétablit le bon nombre de cartes en un tour : il ne pioche pas, ou ne jette pas de carte. Pendant ce tour, il ne pose rien.
consequence-corrected-no-melds = Le joueur rétablit le bon nombre de cartes en un tour : il ne pioche pas, ou ne jette pas de carte. Pendant ce tour, il ne pose pas de combinaison.
consequence-draw-and-count = Le joueur pioche jusqu’à ce que le nombre de cartes soit juste ; ensuite, on compte sa main.
consequence-count-all = Toutes les cartes de la main sont comptées.
consequence-deal-again = La partie { $game } est annulée ; le joueur dont c’est le tour de donner redonne.
consequence-game-stands = La partie reste valable.
consequence-replay-from = Toutes les parties à partir de la partie { $game } sont annulées et rejouées.
consequence-round-again = Les rondes terminées restent valables. À partir de la partie { $game }, la ronde en cours est annulée et recommence avec la donne de la place 1.
consequence-rounds-stand = Toutes les rondes sont terminées et restent valables.
consequence-one-class-worse = La main est classée un palier plus bas : un point de classement de moins.
consequence-class-worse-and-point-off = La main est classée un palier plus bas, et un point de classement de plus est retiré. C’est arrivé { $time } fois.
effect-place = Série { $series }, table { $table } : { $what }
effect-game = Partie { $game }
effect-entry = Partie { $game }, { $name }
effect-total = Somme, { $name }
effect-points = { $rating } ({ $cards })
effect-void = annulée

## Names of values

presence-expected = Attendu
presence-present = Présent
presence-withdrawn = Abandon
placing-drawn = Tirage au sort
placing-by-result = D’après les résultats, clubs séparés
placing-strict = D’après les résultats, strictement
partners-apart = Séparés si possible
partners-never = Jamais à la même table
team-seating-mixed = Individuellement
team-seating-against = Équipes contre équipes
placing-by-hand = À la main
placing-adjusted = Adapté, avec le moins de changements possible
seat-move-new = { $name } : table { $table }, place { $seat } (nouveau)
seat-move-moved = { $name } : table { $table }, place { $seat } (avant : table { $old_table }, place { $old_seat })
seat-move-gone = { $name } : plus de place (avant : table { $old_table }, place { $old_seat })
leaving-between-series = Entre deux séries
    .about = Le joueur n’est à aucune table.
leaving-others-go-on = Les autres continuent
    .about = Il reste trois joueurs à une table de quatre. Désormais, le donneur joue aussi.
leaving-list-ends = La feuille est close
    .about = La table cesse de jouer. Les parties déjà jouées comptent.
leaving-substitute = Un remplaçant prend la suite
    .about = Quelqu’un d’autre continue à jouer. Les points vont au joueur qui part.
hand-opened = A ouvert
hand-unopened = N’a pas ouvert
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé avec ajouts
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Pioche épuisée
tournament-ending-blocked = Partie bloquée
parties-single = Individuel
parties-tandem = Par tandem
parties-team = Par équipe
span-series = Une série
span-day = Un jour
span-total = Total
demand-asked = Oui
demand-not-asked = Non
unfinished-ranked = Sont classés
unfinished-left-out = Ne sont pas classés
last-round-entered = L’inscription de sa dernière partie
last-round-signed = Les signatures
void-hands-uncounted = Elles ne comptent plus
void-hands-counted = Elles comptent toujours
early-end-entered-games = Toutes les parties inscrites
early-end-whole-rounds = Seulement les rondes entières
shown-until-removed = Jusqu’à sa suppression
shown-until-series-ends = Jusqu’à la clôture de la série
shown-until-series-begins = Jusqu’au début de la série suivante
shown-until-time = Pour un temps limité
ended-early-time = temps
ended-early-at = { $games ->
    [0] Arrêtée avant la première partie : { $reason }.
   *[other] Arrêtée après la partie { $games } : { $reason }.
  }
venue-hall = En salle
venue-server = En ligne
role-director = Direction du tournoi
role-helper = Assistant
role-keeper = Marqueur
role-public = Spectateur
entrant-number = n° { $number }
group-incomplete = incomplète : { $n } sur { $most }
entrant-at-seat = { $name } (place { $seat })
likeness-same = Le même nom
likeness-namesake = Le même nom, dans deux clubs différents
likeness-alike = Presque le même nom, dans le même club
origin-said = Selon les règles
origin-assumed = Supposé
origin-changed = Modifié par le club
series-phase-seated = Places attribuées
series-phase-running = En cours
series-phase-closed = Clôturée
list-part-ending = La fin de la partie
list-part-winner = Le gagnant
list-part-card-points = Points de cartes
list-part-hand = A ouvert ou non
list-part-counted = Les mains comptées

## Problems that the server reports

problem-no-tournament = Ce tournoi n’existe pas. Vérifiez le lien.
problem-wrong-key = Ce lien n’est plus valable. Demandez-en un nouveau à la direction du tournoi.
problem-no-right = Ce lien ne donne pas accès à cela. Demandez le bon à la direction du tournoi.
problem-wrong-pin = Code PIN incorrect. Vérifiez-le et réessayez.
problem-too-many-pins = Trop de codes PIN incorrects. Scannez plutôt le code QR ou ouvrez le lien, ou réessayez { $minutes ->
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
  }.
problem-bad-command = Le serveur ne comprend pas cette commande : { $reason }

## The record

scope-series = Série { $number }
scope-day = Jour { $number }
scope-total = Tout le tournoi

record-reason = Raison : { $reason }
record-note = Remarque : { $note }
record-office = le bureau
record-by-director = la direction du tournoi
record-by-helper = un assistant
record-by-keeper = la personne qui tient la feuille
record-person = { $name } ({ $about })
record-table = table { $table } : { $names }
record-imprint = { $what ->
    [organiser] Organisateur
    [place] Lieu
    [date] Date
   *[colour] Couleur
  } : { $value }.
record-terms = Rondes par série : { $rounds }. Séries écartées du total : { $dropped }. Joueurs par équipe : { $team_size }, par tandem : { $tandem_size }. Cartes comptées avant la première partie : { $pack_check ->
    [asked] oui
   *[not-asked] non
  }. Décompte confirmé par un deuxième joueur : { $second_count ->
    [asked] oui
   *[not-asked] non
  }. Feuille de contrôle : { $control_list ->
    [asked] oui
   *[not-asked] non
  }. Signatures : { $signatures ->
    [asked] oui
   *[not-asked] non
  }. La dernière ronde d’une série est close par { $last_round ->
    [entered] l’inscription de sa dernière partie
   *[signed] les signatures
  }. Pour la deuxième fois (T15), les mains jetées dans des parties annulées ou corrigées { $void_hands ->
    [uncounted] ne comptent pas
   *[counted] comptent
  }. Durée prévue d’une série : { $series_minutes ->
    [0] aucune
   *[other] { $series_minutes } minutes
  }. Sur une feuille arrêtée avant la fin comptent { $early_end ->
    [whole-rounds] seulement les rondes entières
   *[entered-games] toutes les parties inscrites
  }. Les joueurs qui abandonnent { $unfinished ->
    [ranked] sont classés
   *[left-out] ne sont pas classés
  }. Partenaires : { $partners ->
    [never] jamais à la même table
   *[apart] séparés si possible
  }. Placement : { $team_seating ->
    [against] équipes contre équipes
   *[mixed] individuel
  }. On joue { $venue ->
    [server] en ligne
   *[hall] en salle
  }.
record-won = { $name } a terminé ({ $ending })
record-undecided = personne n’a terminé (« { $ending } »)
record-left-with = { $name } { $points } ({ $hand ->
    [opened] a ouvert
   *[unopened] n’a pas ouvert
  })
record-tournament-made = Tournoi « { $name } » créé, règles : { $rules }.
record-terms-changed = Conditions modifiées.
record-logo-changed = Logo modifié par { $by }.
    .away = Logo retiré par { $by }.
record-scoring-changed = Points de classement modifiés par { $by } : { $figures }
record-finished = Tournoi terminé.
record-reopened = Tournoi rouvert par { $by }.
record-clock-set = Horloge de la série { $series } réglée : fin à { $ends }.
    .away = Horloge de la série { $series } supprimée.
record-clock-shifted = L’horloge de l’ordinateur a été { $ahead ->
    [1] avancée
   *[0] retardée
  } de { $time }. La fin prévue a été décalée d’autant : le temps restant est le même.
record-announced = Annonce faite par { $by } : « { $text } »
    .away = Annonce supprimée par { $by }.
    .series-ends = Affichée jusqu’à la clôture de la série.
    .series-begins = Affichée jusqu’au début de la série suivante.
    .time = Affichée jusqu’à { $ends }.
record-people-entered = Inscrits{ $presence ->
    [present] {" "}et présents
   *[expected] , pas encore présents
  } : { $people }.
record-entry-changed = Inscription modifiée : { $person }.
record-class-set = { $membership ->
    [member] Ajoutés à la catégorie « { $name } »
   *[not-member] Retirés de la catégorie « { $name } »
  } : { $names }.
record-entry-removed = Inscription supprimée : { $name }.
record-presence-changed = { $presence ->
    [present] Présents
   *[expected] Finalement absents
  } : { $names }.
record-withdrew = { $leaving ->
    [others-go-on] Série { $series }, table { $table } : { $name } part, les autres continuent.
    [list-ends] Série { $series }, table { $table } : { $name } part, la feuille est close.
    [substitute] Série { $series }, table { $table } : { $name } part, un remplaçant prend la suite.
   *[between-series] { $name } a abandonné.
  }
record-seat-fixed = { $name } a une place fixe : { $table ->
    [0] place { $seat }
   *[other] table { $table }{ $seat ->
        [0] {""}
       *[other] , place { $seat }
      }
  }.
    .away = { $name } n’a plus de place fixe.
record-series-seated = Série { $series }, jour { $day }, rondes : { $rounds }, places { $placing ->
    [drawn] tirées au sort avec la clé « { $seed } »
    [strict] fixées strictement d’après les résultats, avec la clé « { $seed } »
    [by-result] fixées d’après les résultats, avec la clé « { $seed } »
    [adjusted] adaptées aux joueurs présents
   *[by-hand] fixées à la main
  } : { $tables }.
    .moves = À prévenir : { $moves }.
record-series-began = Série { $series } commencée.
    .until = Série { $series } commencée. Fin prévue : { $ends }.
record-table-joined = Série { $series } : { $name } arrive en retard et rejoint la table { $table }.
record-series-closed = Série { $series } clôturée.
record-pack-checked = Série { $series }, table { $table } : cartes comptées, jeu complet.
record-line-entered = Série { $series }, table { $table }, partie { $game } : { $line }. Inscrite par { $name }.
record-line-confirmed = Série { $series }, table { $table }, partie { $game } : décompte confirmé par { $name }.
record-line-corrected = Série { $series }, table { $table }, partie { $game }, corrigée par { $by } : { $line }.
    .before = Avant : { $line }.
record-control-entered = Série { $series }, table { $table }, feuille de contrôle, partie { $game } : { $line }.
record-signed = Série { $series }, table { $table } : signé par { $name }.
    .instead = Série { $series }, table { $table } : signé pour { $name } par { $by }.
record-lists-ended = Série { $series }, feuilles arrêtées par { $by } car le temps était écoulé : { $lists }.
    .why = Série { $series }, feuilles arrêtées par { $by } : { $lists }.
    .list = table { $table } { $games ->
    [0] avant la première partie
   *[other] après la partie { $games }
  }
record-incident-recorded = Série { $series }, table { $table }{ $game ->
    [0] {""}
   *[other] , partie { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  } : { $kind } ({ $clause }), noté par { $by }. { $consequence }
record-director-called = Série { $series }, la table { $table } a appelé la direction du tournoi : { $kind }.
record-call-answered = Série { $series }, table { $table } : { $by } a répondu à l’appel{ $waited ->
    [0] {"."}
   *[other] {" "}après { $time }.
  }
    .short = Réponse donnée par { $by }{ $waited ->
    [0] {"."}
   *[other] {" "}après { $time }.
  }
record-call-withdrawn = Série { $series }, la table { $table } a retiré son appel{ $waited ->
    [0] {"."}
   *[other] {" "}après { $time }.
  }
    .short = Appel retiré{ $waited ->
    [0] {"."}
   *[other] {" "}après { $time }.
  }
record-call-unanswered = Personne n’a répondu.
record-lists-undone = Annulé pour la table { $table }.
call-other = Autre chose
record-ruling-recorded = { $table ->
    [0] Tout le tournoi
   *[other] Série { $series }, table { $table }
  }{ $game ->
    [0] {""}
   *[other] , partie { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  } : décision prise par { $by } : « { $text } »
record-penalty-given = { $name } : { $points ->
    [one] { $points } point de classement retiré
   *[other] { $points } points de classement retirés
  } { $series ->
    [0] du total
   *[other] dans la série { $series }
  } par { $by }.
record-penalty-lifted = Pénalité { $penalty } levée par { $by }.
record-lot-recorded = { $scope }, tirage au sort (« { $parties } ») : { $order }.
    .seed = Tirage avec la clé « { $seed } ».
record-tournament-restored = Le tournoi a été remis dans son état du { $at } par { $by }.
record-step-undone = Dernière étape du bureau annulée par { $by }.
record-list-step-undone = Série { $series }, table { $table } : dernière étape annulée par { $by }.
