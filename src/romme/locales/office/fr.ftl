### The office: the page for running a tournament.

## The office’s sections

office-sections = Rubriques du bureau
office-section-now = Maintenant
office-section-people = Joueurs
office-section-seats = Places
office-section-lists = Feuilles
office-section-ranking = Classement
office-section-papers = Imprimer
office-section-settings = Réglages
office-is-rehearsal = Répétition
office-dead = Pas de connexion avec le serveur. Ce que vous voyez n’est peut-être plus à jour ; la page se met à jour toute seule quand la connexion revient.
office-unheard = Pas de réponse : le réseau est coupé. Renvoyez quand il sera revenu ; rien ne sera fait deux fois.
office-send-again = Renvoyer
office-yes = Oui
office-open = Ouvrir
office-reason = Raison
office-reason-maybe = Raison (facultative)
office-series = Série
office-table = Table { $table }
office-name = Nom
office-name-hint = Prénom et nom de famille. Ou d’abord le nom de famille, avec une virgule : Weber, Anna
office-family-name = Nom de famille
office-number = Numéro de joueur
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

## Now: the next step

office-next = À faire
office-next-director = Seule la direction du tournoi peut le faire.
office-next-enter = Inscrire les joueurs
office-next-entered = { $n ->
    [0] Personne n’est encore inscrit.
    [one] { $n } joueur inscrit, présents : { $present }.
   *[other] { $n } joueurs inscrits, présents : { $present }.
  }
office-next-cannot-seat = { $n ->
    [0] Personne n’est encore noté comme présent. Il faut au moins trois joueurs.
    [one] Un joueur est présent. Il en faut au moins trois.
    [2] Deux joueurs sont présents. Il en faut au moins trois.
   *[other] { $n } joueurs ne peuvent pas être placés : il en faut un de plus ou un de moins.
  }
office-next-tables = { $n } joueurs sont présents : { $fours ->
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
office-next-gone = Placés, mais absents : { $names }
office-next-begin = La série { $series } est prête à commencer
office-next-begin-about = Tout le monde a une place. Quand tous sont à leur table, commencez la série : les feuilles s’ouvrent.
office-next-wait = { $open ->
    [one] { $open } feuille sur { $tables } n’est pas terminée
   *[other] { $open } feuilles sur { $tables } ne sont pas terminées
  }
office-next-wait-about = La série { $series } est en cours. Vous pourrez la clôturer quand toutes les feuilles seront terminées.
office-next-close = Toutes les feuilles de la série { $series } sont terminées
office-next-close-about = Clôturez la série : son résultat est alors définitif.
office-next-go-on = La série { $series } est clôturée
office-next-over = Le tournoi est terminé
office-next-over-about = Imprimez les résultats et les diplômes.
office-do-enter = Inscrire des joueurs
office-do-enter-more = Inscrire d’autres joueurs
office-do-seat = Attribuer les places de la série { $series }
office-do-adjust = Adapter le plan
office-do-begin = Commencer la série { $series }
office-do-close = Clôturer la série { $series }
office-do-look-seats = Voir le plan des places
office-do-ranking = Classement et fin
office-do-print = Imprimer les résultats
office-tables-of = Feuilles de la série { $series }

office-clock = Fin prévue
office-clock-ten = Les dix dernières minutes
office-clock-five = Les cinq dernières minutes
office-clock-over = Le temps est écoulé
office-clock-length = Durée de la série en minutes
office-clock-none = Aucune limite de temps pour l’instant.
office-clock-later = Vous pourrez régler l’horloge pendant une série.
office-clock-ends = Fin à { $time }
office-clock-minutes = { $n } minutes
office-clock-longer = Ajouter { $n } minutes
office-clock-shorter = { $n } minutes de moins
office-clock-away = Supprimer l’horloge
office-clock-until = Ou fin à
office-clock-set = Régler
office-announcement = Annonce
office-announcement-text = Affichée au mur et sur tous les téléphones
office-announcement-until = Affichée
office-announcement-minutes = Pendant combien de minutes
office-announcement-ends = Affichée jusqu’à { $time }
office-announcement-show = Afficher
office-announcement-away = Supprimer
office-calls = Tables qui appellent
office-call-now = à l’instant
office-call-since = depuis { $minutes } min
office-call-answer = J’arrive
office-call-to-list = Voir la feuille
office-alarm-ten = Plus que dix minutes
    .about = Tous les écrans l’indiquent. À la fin, ils diront : finissez cette partie, puis arrêtez.
office-alarm-over = Le temps est écoulé
    .about = Tous les écrans indiquent : finissez cette partie, puis arrêtez. Inscrivez les dernières parties, puis arrêtez les feuilles ouvertes.
office-end-all = { $n ->
    [one] Arrêter la feuille ouverte
   *[other] Arrêter toutes les feuilles ouvertes ({ $n })
  }
office-end-all-sure = { $n ->
    [one] Arrêter la feuille ouverte ?
    [2] Arrêter les deux feuilles ouvertes ?
   *[other] Arrêter les { $n } feuilles ouvertes ?
  }
office-end-list = Arrêter cette feuille avant la fin
office-end-list-sure = Aucune partie ne sera plus inscrite sur cette feuille. Les joueurs restent présents et la signent.
office-end-list-entered-games = Toutes les parties inscrites comptent.
office-end-list-whole-rounds = Seules les rondes entières comptent ; les parties d’une ronde inachevée sont annulées.
office-end-reason = Raison (sans indication : temps)
office-ended-early = Feuille arrêtée avant la fin
office-undo = Annuler
office-undo-what = Dernière étape : { $what }
office-undo-about = La dernière étape du bureau sera annulée.
office-undo-sure = Annuler cette étape ? { $what }
office-undo-do = Annuler la dernière étape

office-doors = Liens, codes QR et codes PIN
office-doors-about = Toute personne qui a le lien ou le code PIN peut entrer. Ne donnez que ce qui est nécessaire.
office-doors-others = Si cette adresse ne fonctionne plus, cet ordinateur est aussi joignable à { $addresses }. Les téléphones où une feuille est ouverte les essaient d’eux-mêmes.
office-wrong-pins = Quelqu’un essaie peut-être de deviner des codes PIN
office-wrong-pins-office = { $n ->
    [one] Depuis { $since }, { $n } code PIN incorrect a été tapé pour le bureau (dernier : { $last }).
   *[other] Depuis { $since }, { $n } codes PIN incorrects ont été tapés pour le bureau (dernier : { $last }).
  }
office-wrong-pins-list = { $n ->
    [one] Depuis { $since }, { $n } code PIN incorrect a été tapé pour les feuilles (dernier : { $last }).
   *[other] Depuis { $since }, { $n } codes PIN incorrects ont été tapés pour les feuilles (dernier : { $last }).
  }
office-wrong-pins-closed = Jusqu’à { $until }, les codes PIN ne marchent que depuis les adresses où un bon code a déjà été tapé. Les liens et les codes QR marchent comme toujours, et les personnes déjà connectées le restent.
office-wrong-pins-help = Si personne ici ne s’est trompé en tapant, créez de nouveaux codes PIN dans les réglages : les codes devinés ne serviront plus à rien.
office-wrong-pins-seen = C’est noté
office-doors-alone = Ce serveur n’est accessible que depuis cet ordinateur ({ $address }) : aucun téléphone ne peut ouvrir ces liens. Lancez-le avec « serve --host 0.0.0.0 ».
office-doors-tables = Tables, jour { $day }
office-doors-tables-about = Chaque code est valable toute la journée : il ouvre la feuille que la table a à ce moment-là.
office-door-public = Tout le monde : places et classement
office-door-wall = Affichage mural
office-door-helper = Assistants
office-door-director = Direction du tournoi
office-door-show = Afficher
office-pin = PIN
office-code = Code
office-qr = Code QR : { $what }

office-rehearsal = Répétition
office-rehearsal-about = Les tables jouent toutes seules : les feuilles se remplissent et sont signées une fois complètes.
office-rehearsal-games = Parties par table
office-rehearsal-play = { $n ->
    [one] Jouer { $n } partie à chaque table
   *[other] Jouer { $n } parties à chaque table
  }
office-rehearsal-later = Possible pendant une série.

## Players

office-people-entered = { $n ->
    [one] { $n } inscrit
   *[other] { $n } inscrits
  }
office-people-present = { $n ->
    [one] { $n } présent
   *[other] { $n } présents
  }
office-people-withdrawn = { $n ->
    [one] { $n } abandon
   *[other] { $n } abandons
  }
office-entry = Nouvelle inscription
office-entry-do = Inscrire
office-entry-done = Joueur inscrit : { $name }
office-entry-here = Présent
office-entry-other = C’est quelqu’un d’autre : inscrire quand même
office-room = Tous les joueurs
office-room-empty = Personne n’est encore inscrit.
office-room-none = Aucun joueur trouvé.
office-search = Chercher un nom, un club ou un numéro
office-show = Afficher
office-show-all = tous
office-show-expected = pas encore présents
office-show-present = présents
office-show-withdrawn = abandons
office-order = Trier
office-order-number = par numéro
office-order-name = par nom
office-order-club = par club
office-here = Présent
office-here-of = { $name } : présent
office-here-again = Noter comme présent
office-all-present = { $n ->
    [one] Noter { $n } joueur comme présent
   *[other] Noter les { $n } joueurs affichés comme présents
  }
office-all-present-sure = { $n ->
    [one] Noter { $n } joueur comme présent ?
   *[other] Noter { $n } joueurs comme présents ?
  }
office-since = à partir de la série { $series }
office-person-open = Modifier, noter l’abandon ou supprimer
office-person-fixed = Le tournoi est terminé. Seules les catégories peuvent encore être modifiées.
office-remove = Supprimer l’inscription
office-remove-sure = { $name } : supprimer l’inscription ?
office-withdraw = Abandon
office-withdraw-do = Noter l’abandon
office-withdraw-how = La table { $table } est en train de jouer. Comment continue-t-elle ?
office-withdrawn-back = Abandon. Un joueur qui revient joue à partir de la prochaine série.
office-late = Retardataires
office-late-about = Un retardataire peut compléter une table de trois qui n’a pas commencé.
office-late-full = Il n’y a plus de table de trois à compléter.
office-late-next = Sinon, les retardataires jouent à partir de la série { $series }.
office-late-join = Placer à la table { $table }
office-fixed = Place fixe
office-fixed-about = Pour un fauteuil roulant ou une mauvaise vue : chaque tirage garde cette table et cette place. 0 signifie n’importe laquelle.
office-fixed-table = Table
office-fixed-seat = Place
office-fixed-save = Fixer cette place
office-fixed-remove = Pas de place fixe
office-doubles = { $n ->
    [one] { $n } joueur est peut-être inscrit deux fois
   *[other] { $n } joueurs sont peut-être inscrits deux fois
  }
office-doubles-more = Seules les { $n } premières paires sont affichées. Réglez-les pour voir les suivantes.

office-incomplete = { $n ->
    [one] Une équipe ou un tandem est incomplet
   *[other] { $n } équipes ou tandems sont incomplets
  }
office-import = Coller une liste ou importer un fichier
office-import-order = Les noms de cette liste
office-import-given-first = Prénom d’abord
office-import-family-first = Nom de famille d’abord
office-import-unclear = Nom de famille : { $family }. Est-ce juste ?
office-import-about = Un joueur par ligne, ou un tableau copié d’Excel. Fichiers : CSV et Excel. Vous pourrez tout vérifier avant l’inscription.
office-import-text = Liste
office-import-file = Choisir un fichier
office-import-read = Aperçu
office-import-rows = { $n ->
    [0] Il n’y a personne à inscrire.
    [one] { $n } joueur peut être inscrit.
   *[other] { $n } joueurs peuvent être inscrits.
  }
office-import-nobody = sans nom
office-import-take-row = Inclure la ligne { $line }
office-import-meant = C’est quelqu’un d’autre
office-import-change = Modifier la ligne { $line }
office-import-enter = { $n ->
    [one] Inscrire { $n } joueur
   *[other] Inscrire { $n } joueurs
  }
office-import-here = Noter comme présents
office-import-done = { $n ->
    [one] { $n } joueur inscrit.
   *[other] { $n } joueurs inscrits.
  }

## Seating

office-draw = Places de la série { $series }
office-draw-again = Nouvelles places pour la série { $series }
office-draw-how = Méthode
office-draw-do = Proposer un plan
office-draw-busy = Recherche des places…
office-seed = Clé du tirage
office-seed-hint = Elle est publiée : chacun peut refaire le tirage.
office-seed-fresh = Nouvelle clé
office-day = Jour
office-plan-thought = Projet de plan pour la série { $series }
office-plan-of = Places de la série { $series }
office-plan-seed = Clé du tirage : { $seed }
office-plan-none = Il n’y a pas encore de plan des places.
office-plan-take = Utiliser ce plan
office-plan-take-hand = Utiliser le plan modifié
office-plan-drop = Ne pas l’utiliser
office-plan-outdated = Des joueurs sont arrivés ou partis. Faites un nouveau plan.
office-adjust-do = Garder le plan, déplacer le moins possible
office-adjust-about = Les retardataires reçoivent une place libre. Autant que possible, les autres restent à la leur. Vous pouvez aussi refaire le plan entier ci-dessous.
office-told = { $n ->
    [one] Un joueur à prévenir
   *[other] { $n } joueurs à prévenir
  }
office-plan-view = Vue
office-plan-by-table = par table
office-plan-by-name = par nom
office-plan-print = Imprimer
office-plan-swap-hint = Pour échanger deux joueurs, touchez l’un puis l’autre, ou faites glisser l’un sur l’autre.
office-plan-picked = { $name } : touchez maintenant le joueur à échanger.
office-plan-move-here = Déplacer ici
office-breaches-none = Le plan n’a aucun conflit.
office-breaches = { $n ->
    [one] Le plan a { $n } conflit.
   *[other] Le plan a { $n } conflits.
  }
office-breaches-needed = C’est inévitable.
office-breaches-best = Aucun plan n’est meilleur : en éviter davantage créerait un conflit plus grave.
office-off-rank = { $n ->
    [one] { $n } table s’écarte du classement
   *[other] { $n } tables s’écartent du classement
  } pour séparer des joueurs d’une même équipe ou d’un même club, ou qui se sont déjà rencontrés :

## Lists

office-lists-none = Aucune série n’a commencé : il n’y a pas encore de feuilles.
office-lists-nav = Autres feuilles
office-lists-all = Toutes les feuilles
office-list-of = Série { $series }, table { $table }
office-list-games = { $n ->
    [one] { $n } partie sur { $of }
   *[other] { $n } parties sur { $of }
  }
office-list-signing = Signatures : { $n } sur { $of }
office-list-finished = Terminée
office-list-ready = Complète : la table peut signer.
office-list-differs = { $n ->
    [one] La feuille et la feuille de contrôle diffèrent à { $n } endroit
   *[other] La feuille et la feuille de contrôle diffèrent à { $n } endroits
  }
office-list-incidents = { $n ->
    [one] { $n } incident
   *[other] { $n } incidents
  }
office-list-corrections = { $n ->
    [one] { $n } correction
   *[other] { $n } corrections
  }
office-list-print = Imprimer cette feuille
office-list-keeper = Voir la page de la table
office-list-online = Regarder la table
office-list-undo = Annuler la dernière étape de cette feuille
office-list-undo-sure = Annuler la dernière étape de cette feuille ?
office-which-list = Quelle feuille ?
office-first-list = Feuille
office-control-list = Feuille de contrôle
office-pack = Le jeu est complet : { $n } cartes
office-paper-type = Saisir la feuille papier
office-paper-legend = Tapez la place du joueur qui a terminé (0 si personne), la lettre qui dit comment, puis les points de cartes de chaque joueur qui a encore des cartes, suivis de « { $unopened } » s’il n’a pas ouvert. La touche Entrée passe à la suite.
office-paper-legend-printed = Tapez chaque partie comme elle est imprimée, place par place : points de classement, puis points de cartes. Qui a terminé et qui avait ouvert en découle. Une croix s’écrit x. Vous pouvez passer les points de classement avec Entrée : tapez alors 0 point de cartes pour le joueur qui a terminé, et « { $unopened } » après les points d’un joueur qui n’a pas ouvert. Une lettre dit comment la partie a fini :
office-paper-order-printed = Taper dans l’ordre imprimé
office-paper-order-quick = Taper le gagnant et les points
office-paper-rating = Points
office-paper-cards = Cartes
office-paper-rating-of = Points de classement de la place { $seat }
office-paper-wrong-rating = Place { $seat } : « { $text } » ne peut pas être le nombre de points de classement. Tapez un nombre, x pour une croix ou, pour le joueur qui a terminé, { $letters }.
office-paper-missing-printed = Les points de la place { $seat } manquent. Tapez 0 point de cartes si ce joueur a terminé.
office-paper-second-winner = Place { $seat } : quelqu’un a déjà terminé cette partie. Tapez les points de cartes restants.
office-paper-mismatch = Place { $seat } : la feuille indique { $typed } points de classement, soit { $by } de { $side ->
    [more] trop
   *[less] moins
  }. Avec ces cartes, c’est { $said ->
    [unopened] { $unopened }.
   *[open] { $opened } si le joueur avait ouvert, { $unopened } sinon.
  }
office-mismatch-opened = A ouvert : { $n }
office-mismatch-unopened = N’a pas ouvert : { $n }
office-sums = Totaux sur la feuille
office-sums-rating = Total des points de classement de la place { $seat } sur la feuille
office-sums-cards = Total des points de cartes de la place { $seat } sur la feuille
office-sums-wrong-rating = Place { $seat } : { $typed } points de classement sur la feuille, { $computed } ici, soit { $by } de { $side ->
    [more] trop
   *[less] moins
  } sur la feuille.
office-sums-wrong-cards = Place { $seat } : { $typed } points de cartes sur la feuille, { $computed } ici, soit { $by } de { $side ->
    [more] trop
   *[less] moins
  } sur la feuille.
office-sums-missing = { $n ->
    [one] Il manque encore { $n } partie.
   *[other] Il manque encore { $n } parties.
  }
office-letter-romme = R
office-letter-hand = H
office-letter-hand_laid_off = A
office-letter-super = S
office-letter-stock_used_up = E
office-letter-blocked = B
office-letter-unopened = n
office-paper-list = Feuille
office-paper-game = Partie
office-paper-who = Qui
office-paper-how = Comment
office-paper-winner = Place du joueur qui a terminé
office-paper-ending = Comment la partie s’est terminée
office-paper-points = Points de cartes de la place { $seat }
office-paper-missing-winner = À quelle place est le joueur qui a terminé ? Tapez { $seats }, ou 0 si personne n’a terminé.
office-paper-wrong-winner = « { $text } » n’est pas la place d’un joueur de cette partie. Tapez { $seats }, ou 0 si personne n’a terminé.
office-paper-wrong-ending = « { $text } » n’est pas une fin possible. Tapez { $letters }.
office-paper-missing-points = Les points de cartes de la place { $seat } manquent.
office-paper-wrong-points = Place { $seat } : « { $text } » n’est pas un nombre de points de cartes. Tapez un nombre, suivi de « { $unopened } » si le joueur n’a pas ouvert.
office-paper-deals = donne
office-paper-out = –
office-paper-left = a quitté la table
office-paper-substituted = remplaçant
office-paper-change = Modifier
office-paper-crosses = Plus, moins, croix
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Total de contrôle
office-paper-check-total = { $cards ->
    [one] { $cards } point de cartes
   *[other] { $cards } points de cartes
  }, { $rating ->
    [one] { $rating } point de classement
   *[other] { $rating } points de classement
  }
office-paper-take-anyway = C’est juste : enregistrer
office-paper-or-change = Ou corrigez-le ci-dessus.
office-paper-drop = Effacer la ligne
office-points-of = place { $seat } : { $n }
office-correct-game = Corriger la partie { $game }
office-correct-do = Corriger la partie { $game }
office-confirm = Confirmation par un deuxième joueur
office-confirm-by = Confirmé sur papier par
office-confirm-do = { $n ->
    [one] Confirmer { $n } partie
   *[other] Confirmer { $n } parties
  }
office-signatures = Signatures
office-sign-paper = Noter comme signé
office-sign-all = Noter que tous ont signé sur papier
office-sign-instead = Signer à sa place
office-sign-reason = { $name } ne signe pas. Pourquoi ?
office-signed-instead = signé par { $by } : { $reason }
office-incident = Noter un incident
office-incident-at = Incident à la table { $table }
office-incident-other = Choisir autre chose
office-incident-game = Partie
office-incident-running = { $game } (en cours)
office-incident-unknown = inconnue
office-incident-seat = Joueur concerné
office-incident-choose-seat = Choisissez le joueur concerné.
office-incident-note = Remarque
office-incident-struck = { $n ->
    [one] La partie { $from }, déjà inscrite, est annulée et sera rejouée.
   *[other] Les parties { $from } à { $to }, déjà inscrites, sont annulées et seront rejouées.
  }
office-incident-apply = Appliquer
office-incident-unchanged = Cela ne change aucun point sur la feuille.
office-effect-what = Ce qui change
office-effect-before = Avant
office-effect-after = Après
office-effect-about = Points de classement, suivis des points de cartes entre parenthèses.
office-ruling = Noter une décision
office-ruling-at = Décision à la table { $table }
office-ruling-general = Décision pour tout le tournoi
office-ruling-about = Pour ce qu’aucun article ne prévoit. La décision est inscrite au procès-verbal avec vos mots et ne change aucun point.
office-ruling-text = Ce que vous avez décidé
office-ruling-do = Inscrire au procès-verbal
office-ruling-game-none = aucune en particulier
office-trace-rulings = Décisions
office-trace-no-longer = Ne compte plus : la partie est annulée ou a été corrigée.
office-referee = Journal de l’arbitre
office-take-over = Saisies d’un téléphone
office-take-over-about = Un téléphone sans réseau montre ses saisies en code QR. Scannez-le ici ou avec le téléphone d’un assistant, ou tapez le texte affiché dessous.
office-take-over-text = Texte sous le code
office-take-over-show = Montrer les saisies
office-take-over-wrong = Ce texte est incomplet ou appartient à un autre tournoi. Vérifiez-le et réessayez.
office-take-over-enter = { $n ->
    [one] Inscrire sur la feuille
   *[other] Inscrire les { $n } sur la feuille
  }
office-take-over-taken = sur la feuille
office-take-over-receipt = Dites ce numéro à la personne qui tient la feuille :
office-take-over-refused = Les saisies refusées restent sur le téléphone. Si elles sont justes, corrigez la feuille ici.
office-take-over-next = Code suivant
office-take-over-pin = Seul le bureau peut reprendre les saisies d’un autre téléphone. Tapez le code PIN des assistants.
office-camera = Scanner avec l’appareil photo
office-camera-problem = L’appareil photo ne peut pas être utilisé ici. Scannez le code avec le téléphone d’un assistant, ou tapez le texte affiché dessous.
office-referee-about = Toutes les décisions de la direction : ce qui s’est passé, l’article, et les points avant et après. Et le temps d’attente des tables qui ont appelé.
office-referee-none = Il n’y a encore rien eu à décider.
office-referee-undone = annulé ensuite
office-referee-print = Imprimer le journal
office-trace-incidents = Incidents
office-trace-struck = Parties annulées
office-trace-corrections = Corrections
office-trace-after-signing = après la signature

## Standings

office-scope = Période
office-parties = Catégorie
office-ranking-print = Imprimer les résultats
office-ranking-none = Il n’y a pas encore de résultats.
office-column-rating = Points
office-column-cards = Cartes
office-column-games = Parties
office-column-penalty = Pénalité
office-by-lot = par tirage au sort
office-lot = Tirage au sort
office-lot-share = Égalité au rang { $place } : le sort décide (T14).
office-lot-draw = Tirer au sort
office-lot-hand = Saisir un tirage fait à la main
office-lot-seed-hint = L’ordre en découle : chacun peut vérifier le tirage.
office-lot-hand-hint = Touchez les joueurs dans l’ordre du tirage, le plus chanceux d’abord.
office-lot-record = Enregistrer le tirage
office-lot-by-hand = tiré à la main
office-lots-drawn = { $n ->
    [one] { $n } tirage au sort a eu lieu
   *[other] { $n } tirages au sort ont eu lieu
  }
office-penalties = Pénalités
office-penalise = Infliger une pénalité
office-penalty-who = Joueur
office-penalty-points = Points de classement à retirer
office-penalty-where = S’applique à
office-penalty-lift = Lever la pénalité
office-penalty-lifted = levée
office-end = Fin du tournoi
office-finish-about = À faire quand il n’y a plus de série à jouer. En cas d’égalité, on tire d’abord au sort.
office-finish = Terminer le tournoi
office-finish-sure = Terminer le tournoi ? Ensuite, il faudra le rouvrir pour changer quelque chose.
office-finished = Le tournoi est terminé. Pour corriger quelque chose, rouvrez-le.
office-reopen = Rouvrir

## Printing and export

office-papers = Imprimer (PDF)
office-print-busy = Création du PDF…
office-print-open = Ouvrir : { $what }
office-print-save = Enregistrer : { $what }
office-print-start-cards = Cartes de joueur
    .about = Une par joueur, avec son numéro et un code QR
office-print-seating-by-name = Places par nom
    .about = À afficher à l’entrée
office-print-seating-by-table = Places par table
    .about = À afficher dans la salle
office-print-blank-lists = Feuilles de jeu vides
    .about = Avec les noms de chaque table, à remplir à la main
office-print-links = Fiches pour les tables
    .about = Code QR et code PIN de chaque feuille
office-print-filled-lists = Feuilles de jeu remplies
    .about = Telles qu’elles sont maintenant
office-print-results = Résultats
    .about = Individuel, catégories, tandems, équipes
office-print-certificates = Diplômes
    .about = Pour les premiers du classement
office-print-emergency-kit = Kit de secours
    .about = Pour continuer à la main si l’ordinateur tombe en panne
office-print-record = Procès-verbal
    .about = Tout ce qui s’est passé
office-print-referee-log = Journal de l’arbitre
    .about = Toutes les décisions de la direction, avec l’article et les points
office-print-office-keys = Liens pour la direction et les assistants
    .about = Codes QR et codes PIN qui ouvrent le bureau ; à ne pas afficher ni distribuer
office-exports = Exporter
office-export-entries = Inscriptions
office-export-seating = Places
office-export-standing = Résultats
office-export-lists = Feuilles de jeu

## Settings

office-signed = Votre nom au procès-verbal
office-signed-about = Pour savoir plus tard qui a fait quoi. Il est gardé sur cet appareil.
office-terms = Conditions du tournoi
office-term-rounds = Rondes par série
    .about = À partir de la prochaine série ; pendant une ronde, chacun donne une fois
office-term-series_minutes = Minutes prévues par série
    .about = D’habitude 120 ou 135. 0 : pas de fin prévue.
office-term-dropped = Séries écartées
    .about = Les séries les plus faibles de chacun ne comptent pas pour le total
office-term-team_size = Joueurs par équipe
    .about = Au plus
office-term-tandem_size = Joueurs par tandem
    .about = Au plus
office-term-pack_check = Cartes comptées avant la première partie
office-term-second_count = Chaque décompte confirmé par un deuxième joueur
office-term-control_list = Feuille de contrôle tenue et comparée
office-term-signatures = Feuille signée par toute la table
office-term-unfinished = Les joueurs qui abandonnent
office-term-last_round = La dernière ronde d’une série est close par
office-term-partners = Membres d’une équipe ou d’un tandem
office-term-team_seating = Placement des équipes
office-term-void_hands = Mains jetées dans des parties annulées ou corrigées (T15)
office-term-early_end = Ce qui compte sur une feuille arrêtée avant la fin
office-imprint = Organisateur, lieu et date
    .about = Ils figurent sur chaque document et chaque page. Laissez vide ce dont vous n’avez pas besoin.
office-term-organiser = Organisateur
office-term-place = Lieu
office-term-date = Date
office-term-colour = Couleur
office-no-colour = Sans couleur
office-logo = Logo
    .about = Il figure sur chaque document et chaque page. Choisissez un fichier PNG, JPEG ou WebP ; une grande image est réduite.
office-logo-choose = Choisir un logo
office-logo-remove = Retirer le logo
office-logo-unreadable = Ce fichier ne peut pas être lu comme une image. Choisissez un fichier PNG, JPEG ou WebP.
office-figures = Points de classement
office-figures-about = Chaque chiffre est donné avec sa source. Vous pouvez modifier les chiffres jusqu’à la première feuille signée.
office-figures-change = Modifier les chiffres
office-figures-assumed = Les règlements ne donnent pas les chiffres marqués « supposé » : ce sont des propositions de ce programme. Comparez-les avec ceux de votre club ou de votre fédération, et modifiez-les ici.
office-readings = Ce que les règles ne précisent pas
office-readings-about = Les règles n’en disent rien. Voici les choix de ce programme :
office-reading-thrown = Le nombre de mains jetées sans être comptées (T15) se calcule par joueur, sur tout le tournoi. Si une partie est annulée, ou corrigée de sorte que le joueur n’y a plus rien à compter, elle ne compte plus, sauf si les conditions ci-dessus disent le contraire.
office-reading-round = Une ronde est correctement inscrite (V4.10) quand toutes ses parties sont sur la feuille, et confirmées là où un deuxième décompte est exigé. Elle est alors valable sans signatures, sauf si les conditions ci-dessus disent que les signatures closent la dernière ronde d’une série.
office-reading-missed = Une série manquée compte pour 0. Des séries ne sont écartées que pour calculer le total : pour chaque joueur, celles sans lesquelles son total est le meilleur.
office-reading-penalty = Une pénalité dans une série est écartée avec elle ; une pénalité sur le total reste.
office-reading-tandem = Les partenaires d’un tandem sont séparés, comme les joueurs d’une équipe.
office-reading-left = Si un joueur part au milieu d’une série (V4.5), la direction du tournoi décide : les autres continuent, la feuille est close, ou un remplaçant prend la suite.
office-keys = Nouveaux liens et codes PIN
office-keys-about = Si un lien est tombé entre de mauvaises mains, créez-en un nouveau : l’ancien ne marchera plus.
office-keys-renew-keeper = Nouveaux liens pour toutes les feuilles
office-keys-renew-helper = Nouveau lien pour les assistants
office-keys-renew-director = Nouveau lien pour la direction du tournoi
office-keys-sure-keeper = Créer de nouveaux liens ? À chaque table, il faudra scanner le nouveau code QR.
office-keys-sure-helper = Créer un nouveau lien ? Tous les assistants en auront besoin.
office-keys-sure-director = Créer un nouveau lien ? Seul cet appareil restera connecté ; notez ensuite le nouveau lien.
office-keys-done = C’est fait
office-record = Procès-verbal : tout ce qui s’est passé
office-record-more = { $n ->
    [one] Afficher { $n } entrée de plus
   *[other] Afficher { $n } entrées de plus
  }

## Copies du tournoi

office-copies = Garder des copies
office-copy-file = Enregistrer le tournoi dans un fichier
office-copy-file-about = Tout dans un fichier : joueurs, feuilles, résultats et journal. Ouvrez-le sur n’importe quel ordinateur sous « Tournois de club », « Ouvrir un fichier de tournoi ».
office-copy-saved = Dernier enregistrement sur cet appareil : { $when }
office-stick = Copier sur une clé après chaque feuille
office-stick-about = Choisissez la clé, ou un dossier sur celle-ci. Tant que cette page est ouverte, elle y écrit le fichier du tournoi après chaque feuille signée et à la fin de chaque série.
office-stick-choose = Choisir la clé
office-stick-now = Copier maintenant
office-stick-stop = Ne plus copier
office-stick-allow = Autoriser de nouveau la copie
office-stick-copied = Dernière copie sur « { $folder } » : { $when }
office-stick-none = Il n’y a pas encore de copie sur « { $folder } ».
office-stick-missing = « { $folder } » n’est plus là. Remettez la clé : la copie reprendra d’elle-même.
office-stick-full = « { $folder } » est pleine. Effacez quelque chose : la copie reprendra d’elle-même.
office-stick-forbidden = On ne peut pas écrire sur « { $folder } ». Vérifiez le petit verrou de la clé, ou choisissez-en une autre.
office-stick-asking = Après un rechargement, cette page a de nouveau besoin de votre autorisation pour écrire sur « { $folder } ».
office-stick-failed = La copie sur « { $folder } » a échoué. Elle est retentée d’elle-même ; si cela n’aide pas, choisissez une autre clé.
office-stick-unsupported = Ce navigateur ne sait pas écrire de lui-même sur une clé. Utilisez Chrome ou Edge sur un ordinateur, ou démarrez le programme avec --copy-to DOSSIER.
office-folder = Sauvegarde par le serveur
office-folder-about = Le serveur écrit le fichier du tournoi dans ce dossier après chaque feuille signée et à la fin de chaque série : { $folder }
office-folder-none = Ce serveur ne fait pas de sauvegardes de lui-même. Son propriétaire peut le démarrer avec --copy-to DOSSIER.
office-folder-at = Dernière sauvegarde : { $when }
office-folder-never = Il n’y a pas encore de sauvegarde de ce tournoi.
office-folder-now = Sauvegarder maintenant
office-folder-missing = Le dossier n’est plus là. Remettez la clé : la sauvegarde reprendra d’elle-même.
office-folder-full = Le support est plein. Effacez quelque chose : la sauvegarde reprendra d’elle-même.
office-folder-forbidden = Le serveur ne peut pas écrire dans ce dossier. Vérifiez le petit verrou de la clé, ou les droits du dossier.
office-folder-failed = La sauvegarde a échoué. Elle est retentée d’elle-même ; si cela n’aide pas, prenez une autre clé.

office-state-show = Comme c’était alors…
office-state = Le tournoi au { $when }
office-state-what = Quoi
office-state-then = Alors
office-state-now = Maintenant
office-state-people = Joueurs
office-state-present = Présents
office-state-series = Séries commencées
office-state-games = Parties saisies
office-state-lists = Feuilles complètes
office-state-steps = { $steps ->
    [one] Une étape a suivi depuis.
   *[other] { $steps } étapes ont suivi depuis.
  }
office-state-restore = Revenir à cet état
office-state-restore-about = Ce qui a été saisi depuis ne compte plus. Rien n’est effacé : le journal garde chaque étape, et vous pouvez revenir en avant de la même façon.
office-state-copy = Ouvrir cet état comme copie
office-state-copy-about = Ce tournoi reste tel quel. La copie est un tournoi à part, avec de nouveaux liens et PIN.
