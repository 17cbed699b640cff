### La page de ceux qui dirigent un tournoi.

## Ses parties

office-sections = Parties du bureau
office-section-now = Maintenant
office-section-people = Joueurs
office-section-seats = Places
office-section-lists = Feuilles
office-section-ranking = Classement
office-section-papers = Papier
office-section-settings = Réglages
office-is-rehearsal = Répétition
office-dead = Pas de connexion avec le serveur. Ce que vous voyez est peut-être ancien ; tout reprend de soi-même quand la connexion revient.
office-unheard = Personne n’a répondu : le réseau est coupé. Renvoyez quand il est revenu ; ce n’est fait qu’une fois.
office-send-again = Renvoyer
office-yes = Oui
office-open = Ouvrir
office-reason = Raison
office-reason-maybe = Raison, s’il y en a une
office-series = Série
office-table = Table { $table }
office-name = Nom
office-number = Numéro de départ
office-club = Club
office-team = Équipe
office-tandem = Tandem
office-classes = Catégories
office-class-ladies = Dames
office-class-seniors = Séniors
office-class-youth = Jeunes
office-class-other = Autre catégorie
office-column-table = Table
office-column-seat = Place

## Maintenant : ce qu’il faut faire ensuite

office-next = Ensuite
office-next-director = C’est la direction du tournoi qui le fait.
office-next-enter = Inscrire les joueurs
office-next-entered = { $n ->
    [0] Personne n’est encore inscrit.
    [one] Une personne est inscrite, { $present } présente.
   *[other] { $n } personnes sont inscrites, dont { $present } présentes.
  }
office-next-cannot-seat = { $n ->
    [0] Personne n’est encore noté présent. Il faut être trois au moins.
    [one] Une personne est là. Il faut être trois au moins.
    [2] Deux personnes sont là. Il faut être trois au moins.
   *[other] { $n } personnes ne peuvent pas être placées : il en faut une de plus ou une de moins.
  }
office-next-tables = { $n } personnes sont là : { $fours ->
    [0] {""}
    [one] une table de quatre
   *[other] { $fours } tables de quatre
  }{ $fours ->
    [0] {""}
   *[other] { $threes ->
        [0] {""}
       *[other] {", "}
      }
  }{ $threes ->
    [0] {""}
    [one] une table de trois
   *[other] { $threes } tables de trois
  }.
office-next-seat = Places de la série { $series }
office-next-seat-again = Le plan ne convient plus
office-next-come = Sans place : { $names }
office-next-gone = Avec une place, mais absents : { $names }
office-next-begin = La série { $series } peut commencer
office-next-begin-about = Les places sont fixées. Quand tout le monde est assis, commencez : les feuilles sont alors ouvertes.
office-next-wait = { $open ->
    [one] Une feuille sur { $tables } n’est pas finie
   *[other] { $open } feuilles sur { $tables } ne sont pas finies
  }
office-next-wait-about = La série { $series } se joue. On peut la clôturer quand toutes les feuilles sont finies.
office-next-close = Toutes les feuilles de la série { $series } sont finies
office-next-close-about = Clôturez la série : son résultat est alors acquis.
office-next-go-on = La série { $series } est clôturée
office-next-over = Le tournoi est terminé
office-next-over-about = Imprimez les résultats et les diplômes.
office-do-enter = Inscrire des joueurs
office-do-enter-more = Inscrire d’autres joueurs
office-do-seat = Placer la série { $series }
office-do-begin = Commencer la série { $series }
office-do-close = Clôturer la série { $series }
office-do-look-seats = Voir les places
office-do-ranking = Classement et fin
office-do-print = Imprimer les résultats
office-tables-of = Feuilles de la série { $series }

office-clock = Horloge
office-clock-none = Aucune horloge n’est réglée.
office-clock-later = L’horloge se règle pendant une série.
office-clock-ends = jusqu’à { $time }
office-clock-minutes = { $n } minutes
office-clock-longer = { $n } minutes de plus
office-clock-away = Pas d’horloge
office-clock-until = Ou jusqu’à
office-clock-set = Régler
office-announcement = Annonce
office-announcement-text = S’affiche au mur et sur tous les téléphones
office-announcement-show = Afficher
office-announcement-away = Enlever
office-undo = Reprendre
office-undo-what = Dernière étape : { $what }
office-undo-about = La dernière étape du bureau est reprise.
office-undo-sure = Vraiment reprendre ? { $what }
office-undo-do = Reprendre la dernière étape

office-doors = Liens, codes QR et PIN
office-doors-about = Qui a le lien ou le code PIN peut entrer. Ne donnez que ce qui est nécessaire.
office-wrong-pins = Quelqu’un essaie peut-être de deviner des codes PIN
office-wrong-pins-office = Depuis { $since }, { $n } codes PIN faux ont été tapés pour le bureau (le dernier : { $last }).
office-wrong-pins-list = Depuis { $since }, { $n } codes PIN faux ont été tapés pour des listes (le dernier : { $last }).
office-wrong-pins-closed = Jusqu’à { $until }, les codes PIN ne sont acceptés que de là où un bon est déjà venu. Les liens et les codes QR ouvrent comme toujours, et qui est entré le reste.
office-wrong-pins-help = Si personne ici ne s’est trompé, faites de nouveaux codes PIN dans les réglages : ce qui a été essayé ne vaut alors plus rien.
office-wrong-pins-seen = C’est vu
office-doors-alone = Ce serveur ne répond qu’à cet ordinateur, à { $address } : aucun téléphone ne peut ouvrir ces codes. Lancez-le avec « serve --host 0.0.0.0 ».
office-doors-lists = Feuilles de la série { $series }
office-door-public = Pour tout le monde : places et classement
office-door-wall = Pour le mur
office-door-helper = Pour les aides
office-door-director = Pour la direction du tournoi
office-door-show = Afficher
office-pin = PIN
office-code = Code
office-qr = Code QR : { $what }

office-rehearsal = Répétition
office-rehearsal-about = Les tables jouent toutes seules : les feuilles se remplissent, et elles sont signées quand elles sont pleines.
office-rehearsal-games = Parties à chaque table
office-rehearsal-play = { $n ->
    [one] Faire jouer une partie aux tables
   *[other] Faire jouer { $n } parties aux tables
  }
office-rehearsal-later = Possible pendant une série.

## Joueurs

office-people-entered = { $n } inscrits
office-people-present = { $n } présents
office-people-withdrawn = { $n } abandons
office-entry = Nouvelle inscription
office-entry-do = Inscrire
office-entry-done = Inscription faite : { $name }
office-entry-here = est là
office-entry-other = C’est quelqu’un d’autre : inscrire quand même
office-room = Tout le monde
office-room-empty = Personne n’est encore inscrit.
office-room-none = Personne de tel n’a été trouvé.
office-search = Chercher : nom, club ou numéro
office-show = Afficher
office-show-all = tous
office-show-expected = pas encore là
office-show-present = présents
office-show-withdrawn = abandons
office-order = Ordre
office-order-number = par numéro
office-order-name = par nom
office-order-club = par club
office-here = Présent
office-here-of = { $name } : présent
office-here-again = De nouveau là
office-all-present = { $n ->
    [one] Une personne est là
   *[other] Les { $n } affichés sont là
  }
office-all-present-sure = { $n ->
    [one] Une personne est notée présente. C’est juste ?
   *[other] { $n } personnes sont notées présentes. C’est juste ?
  }
office-since = dès la série { $series }
office-person-open = Changer, abandon, supprimer
office-person-fixed = Le tournoi est terminé : rien ne change plus.
office-remove = Supprimer l’inscription
office-remove-sure = Supprimer l’inscription de { $name } ?
office-withdraw = Abandon
office-withdraw-do = Noter l’abandon
office-withdraw-how = La table { $table } est en train de jouer. Comment continue-t-elle ?
office-withdrawn-back = A abandonné. Qui revient joue dès la prochaine série.
office-late = Arrivés en retard
office-late-about = Un retardataire peut être le quatrième à une table de trois qui n’a pas commencé.
office-late-full = Il n’y a plus de table de trois qui n’ait pas commencé.
office-late-next = Sinon ils jouent dès la série { $series }.
office-late-join = À la table { $table }
office-doubles = { $n ->
    [one] Une personne est peut-être inscrite deux fois
   *[other] { $n } personnes sont peut-être inscrites deux fois
  }
office-doubles-more = Seules les { $n } premières paires sont affichées. Une fois réglées, les suivantes apparaîtront.

office-import = Coller une liste ou lire un fichier
office-import-about = Une ligne par personne, ou un tableau copié d’Excel. Fichiers : CSV et Excel. Vous voyez tout avant que quelqu’un soit inscrit.
office-import-text = Liste
office-import-file = Choisir un fichier
office-import-read = Regarder
office-import-rows = { $n ->
    [0] Personne ne peut être inscrit à partir de cela.
    [one] Une personne peut être inscrite.
   *[other] { $n } personnes peuvent être inscrites.
  }
office-import-nobody = personne
office-import-take-row = Prendre la ligne { $line }
office-import-meant = C’est quelqu’un d’autre
office-import-change = Changer la ligne { $line }
office-import-enter = { $n ->
    [one] Inscrire une personne
   *[other] Inscrire { $n } personnes
  }
office-import-here = Ils sont là
office-import-done = { $n ->
    [one] Une personne est inscrite.
   *[other] { $n } personnes sont inscrites.
  }

## Places

office-draw = Places de la série { $series }
office-draw-again = D’autres places pour la série { $series }
office-draw-how = Comment
office-draw-do = Montrer un plan
office-draw-busy = Recherche des places …
office-seed = Nombre du tirage
office-seed-hint = Il est publié : chacun peut refaire le tirage.
office-seed-fresh = Autre nombre
office-day = Jour
office-plan-thought = Un plan pour la série { $series }, pas encore pris
office-plan-of = Places de la série { $series }
office-plan-seed = Nombre du tirage { $seed }
office-plan-none = Les places ne sont pas encore fixées.
office-plan-take = Prendre ce plan
office-plan-take-hand = Prendre le changement
office-plan-drop = Ne pas le prendre
office-plan-outdated = Quelqu’un est arrivé ou parti. Cherchez de nouvelles places.
office-plan-view = Plan des places
office-plan-by-table = par table
office-plan-by-name = par nom
office-plan-print = Imprimer
office-plan-swap-hint = Pour échanger deux personnes : touchez l’une, puis l’autre, ou glissez l’une sur l’autre.
office-plan-picked = { $name } : touchez maintenant la personne avec qui échanger.
office-plan-move-here = À cette table
office-breaches-none = Il n’y a rien à redire à ce plan.
office-breaches = { $n ->
    [one] Une chose n’est pas comme il faut.
   *[other] { $n } choses ne sont pas comme il faut.
  }
office-breaches-needed = On ne peut pas l’éviter.
office-breaches-best = Aucun plan n’est meilleur : en éviter davantage se ferait au prix de quelque chose de plus important.
office-off-rank = { $n ->
    [one] Une table s’écarte du classement
   *[other] { $n } tables s’écartent du classement
  } pour séparer des personnes d’une même équipe ou d’un même club, ou qui se sont déjà rencontrées :

## Feuilles

office-lists-none = Aucune série n’a commencé, il n’y a donc pas de feuilles.
office-lists-nav = Autres feuilles
office-lists-all = Toutes les feuilles
office-list-of = Série { $series }, table { $table }
office-list-games = { $n } parties sur { $of }
office-list-signing = { $n } sur { $of } ont signé
office-list-finished = Finie
office-list-ready = Complète : la table peut signer.
office-list-differs = { $n ->
    [one] La feuille et la feuille de contrôle diffèrent en un endroit
   *[other] La feuille et la feuille de contrôle diffèrent en { $n } endroits
  }
office-list-incidents = { $n ->
    [one] un incident
   *[other] { $n } incidents
  }
office-list-corrections = { $n ->
    [one] une correction
   *[other] { $n } corrections
  }
office-list-print = Imprimer cette feuille
office-list-keeper = Comme la table la voit
office-list-online = Voir la table
office-list-undo = Reprendre la dernière étape de cette feuille
office-list-undo-sure = La dernière étape sur cette feuille est reprise. C’est juste ?
office-which-list = Quelle feuille
office-first-list = Feuille
office-control-list = Feuille de contrôle
office-pack = Le jeu est complet : { $n } cartes
office-paper-type = Taper d’après le papier
office-paper-legend = Place, lettre, points de cartes ; « { $unopened } » derrière : pas ouvert. Personne n’a fini : 0. Entrée : suite.
office-letter-romme = R
office-letter-hand = H
office-letter-hand_laid_off = C
office-letter-super = S
office-letter-stock_used_up = E
office-letter-blocked = B
office-letter-unopened = n
office-paper-list = Feuille
office-paper-game = Partie
office-paper-who = Qui
office-paper-how = Fin
office-paper-winner = Place qui a fini
office-paper-ending = Comment elle a fini
office-paper-points = Points de cartes de la place { $seat }
office-paper-missing-winner = Quelle place a fini ? Tapez { $seats }, ou 0 si personne n’a fini.
office-paper-wrong-winner = « { $text } » n’est pas une place qui joue cette partie. Tapez { $seats }, ou 0 si personne n’a fini.
office-paper-wrong-ending = « { $text } » n’est pas une fin possible. Tapez { $letters }.
office-paper-missing-points = Les points de cartes de la place { $seat } manquent.
office-paper-wrong-points = Place { $seat } : « { $text } » n’est pas un nombre de points de cartes. Tapez un nombre, suivi de « { $unopened } » si le joueur n’a pas ouvert.
office-paper-deals = donne
office-paper-out = –
office-paper-left = est parti
office-paper-substituted = quelqu’un d’autre joue
office-paper-change = Changer
office-paper-crosses = Plus, moins, croix
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Total de contrôle
office-paper-check-total = { $cards } points de cartes, { $rating } points de classement
office-paper-take-anyway = C’est juste : prendre
office-paper-or-change = Ou corrigez-le ci-dessus.
office-paper-drop = Vider la ligne
office-points-of = place { $seat } : { $n }
office-correct-game = Corriger la partie { $game }
office-correct-do = Corriger la partie { $game }
office-confirm = Confirmation par une deuxième personne
office-confirm-by = Confirmé sur le papier par
office-confirm-do = { $n ->
    [one] Confirmer une partie
   *[other] Confirmer { $n } parties
  }
office-signatures = Signatures
office-sign-paper = A signé
office-sign-all = Tous ont signé sur le papier
office-sign-instead = Signer à sa place
office-sign-reason = Pourquoi { $name } ne signe-t-il pas ?
office-signed-instead = signé par { $by } : { $reason }
office-incident = Noter un incident
office-incident-at = Incident à la table { $table }
office-incident-other = C’était autre chose
office-incident-game = Partie
office-incident-running = { $game } (en cours)
office-incident-unknown = personne ne sait
office-incident-seat = Qui
office-incident-choose-seat = Choisissez de qui il s’agit.
office-incident-note = Remarque
office-incident-struck = { $n ->
    [one] La partie { $from }, déjà inscrite, est annulée et rejouée.
   *[other] Les parties { $from } à { $to }, déjà inscrites, sont annulées et rejouées.
  }
office-incident-apply = Décider ainsi
office-trace-incidents = Incidents
office-trace-struck = Parties annulées
office-trace-corrections = Corrections
office-trace-after-signing = après la signature

## Classement

office-scope = Quoi
office-parties = Qui
office-ranking-print = Imprimer les résultats
office-ranking-none = Il n’y a pas encore de résultat.
office-column-rating = Points
office-column-cards = Cartes
office-column-games = Parties
office-column-penalty = Pénalité
office-by-lot = par tirage au sort
office-lot = Tirage au sort
office-lot-share = Égalité à la place { $place } : le sort décide (T14).
office-lot-draw = Tirer au sort
office-lot-hand = Tiré à la main
office-lot-seed-hint = L’ordre en découle ; chacun peut le vérifier.
office-lot-hand-hint = Touchez d’abord celui qui a le meilleur sort, puis le suivant.
office-lot-record = Noter le tirage
office-lot-by-hand = tiré à la main
office-lots-drawn = { $n ->
    [one] Un tirage au sort a eu lieu
   *[other] { $n } tirages au sort ont eu lieu
  }
office-penalties = Pénalités
office-penalise = Donner une pénalité
office-penalty-who = Qui
office-penalty-points = Points de classement en moins
office-penalty-where = Où
office-penalty-lift = Lever la pénalité
office-penalty-lifted = levée
office-end = Fin du tournoi
office-finish-about = Quand aucune série ne suit. En cas d’égalité, on tire d’abord au sort.
office-finish = Terminer le tournoi
office-finish-sure = Le tournoi est alors terminé, et rien ne change plus. C’est juste ?
office-finished = Le tournoi est terminé. S’il faut quand même corriger quelque chose, rouvrez-le.
office-reopen = Rouvrir

## Papier

office-papers = À imprimer (PDF)
office-print-busy = Un instant, impression en cours …
office-print-open = Ouvrir : { $what }
office-print-save = Enregistrer : { $what }
office-print-start-cards = Cartes de départ
    .about = Pour tous, avec numéro et code QR
office-print-seating-by-name = Places par nom
    .about = À afficher à l’entrée
office-print-seating-by-table = Places par table
    .about = À afficher dans la salle
office-print-blank-lists = Feuilles de jeu vides
    .about = Avec les noms des tables, à remplir à la main
office-print-links = Billets pour les tables
    .about = Code QR et code PIN de chaque feuille
office-print-filled-lists = Feuilles de jeu remplies
    .about = Telles qu’elles sont maintenant
office-print-results = Résultats
    .about = Individuel, catégories, tandems, équipes
office-print-certificates = Diplômes
    .about = Pour les premières places
office-print-emergency-kit = Dossier de secours
    .about = Pour continuer à la main si l’ordinateur tombe en panne
office-print-record = Procès-verbal
    .about = Tout ce qui s’est passé
office-print-office-keys = Liens de la direction et des aides
    .about = Codes QR et codes PIN qui ouvrent tout. Ne pas afficher ni distribuer
office-exports = À emporter
office-export-entries = Inscriptions
office-export-seating = Places
office-export-standing = Résultats
office-export-lists = Feuilles de jeu
office-export-log = Tout le tournoi
    .about = Un fichier avec tout ; on peut le vérifier et le continuer en ligne de commande.

## Réglages

office-signed = Votre nom au procès-verbal
office-signed-about = Pour qu’on voie plus tard qui a fait quoi. Reste sur cet appareil.
office-terms = Conditions
office-term-rounds = Tours d’une série
    .about = Dès la prochaine série ; dans un tour chacun donne une fois
office-term-dropped = Séries qui ne comptent pas
    .about = Autant des séries les plus faibles sont laissées de côté
office-term-team_size = Personnes dans une équipe
    .about = Au plus
office-term-tandem_size = Personnes dans un tandem
    .about = Au plus
office-term-pack_check = Cartes comptées avant la première partie
office-term-second_count = Chaque compte confirmé par une deuxième personne
office-term-control_list = Une deuxième feuille, comparée à la première
office-term-signatures = Signatures de tous à la table
office-term-unfinished = Qui abandonne
office-term-last_round = Dernier tour d’une série clos par
office-figures = Points de classement
office-figures-about = D’où vient chaque chiffre. On peut les changer jusqu’à la première feuille signée.
office-figures-change = Changer les chiffres
office-figures-assumed = Le texte de la fédération s’arrête avant ce tableau. Ce qui est marqué comme supposé vient de ce programme : comparez-le avec ce qui vaut dans votre fédération, et changez-le ici.
office-readings = Ce que les règlements ne disent pas
office-readings-about = Les règles n’en disent rien. Ce programme les lit ainsi :
office-reading-thrown = Le nombre de fois où quelqu’un jette ses cartes sans les compter (T15) est compté par personne, sur tout le tournoi.
office-reading-round = Un tour est inscrit en règle (V4.10) quand toutes ses parties sont sur la feuille, et confirmées là où un deuxième compte est demandé ; alors il est acquis même sans signatures, sauf s’il est décidé plus haut que les signatures closent le dernier tour d’une série.
office-reading-missed = Une série manquée compte 0. Des séries ne sont écartées que dans le classement général, pour chacun celles sans lesquelles son résultat est le meilleur.
office-reading-penalty = Une pénalité dans une série tombe avec la série, si celle-ci est supprimée ; une pénalité du total reste.
office-reading-tandem = Un tandem est séparé comme une équipe.
office-reading-left = Si quelqu’un part au milieu d’une série (V4.5), la direction du tournoi décide : les autres continuent, la feuille s’arrête, ou quelqu’un d’autre continue.
office-keys = Nouveaux liens et codes PIN
office-keys-about = Si un lien est tombé en de mauvaises mains : refaites-le, et l’ancien n’ouvre plus rien.
office-keys-renew-keeper = Nouveaux liens pour toutes les feuilles
office-keys-renew-helper = Nouveau lien pour les aides
office-keys-renew-director = Nouveau lien pour la direction du tournoi
office-keys-sure-keeper = Tous les téléphones aux tables ont alors besoin du nouveau code QR. C’est juste ?
office-keys-sure-helper = Tous les aides ont alors besoin du nouveau lien. C’est juste ?
office-keys-sure-director = Seul cet appareil reste admis ; notez ensuite le nouveau lien. C’est juste ?
office-keys-done = C’est fait
office-record = Procès-verbal : tout ce qui s’est passé
office-record-more = encore { $n }
