### Ce qu’un club imprime pour un tournoi.

## Sur plusieurs feuilles

paper-page = Page { $page } sur { $pages }
paper-number = Numéro
paper-number-short = Nº
paper-name = Nom
paper-club = Club
paper-team = Équipe
paper-series = Série
paper-series-short = S
paper-table = Table
paper-table-n = Table { $table }
paper-seat = Place
paper-game-n = Partie { $game }
paper-pin = Code PIN
paper-nobody = Personne n’est encore inscrit.
paper-not-seated = Les places ne sont pas encore tirées.
paper-nothing-played = Rien n’a encore été joué.
paper-withdrew = abandon
paper-director = Direction du tournoi

paper-title-start-cards = Cartes de départ
paper-title-seating-by-name = Où suis-je assis ?
paper-title-seating-by-table = Qui joue où ?
paper-title-blank-lists = Feuilles de jeu
paper-title-filled-lists = Feuilles de jeu
paper-title-results = Résultats
paper-title-certificates = Diplômes
paper-title-links = Ce qui ouvre les feuilles
paper-title-office-keys = Liens de la direction et des aides
paper-title-record = Procès-verbal
paper-title-emergency-kit = Dossier de secours

## Cartes de départ et billets

paper-in-team = Équipe : { $name }
paper-in-tandem = Tandem : { $name }
paper-scan-follow = Place et classement sur votre téléphone
paper-scan-list = Tenir cette feuille sur un téléphone
paper-address = Adresse
paper-link-none = Il n’y a pas de lien à imprimer.
paper-link-or-type = Sans appareil photo : ouvrez l’adresse, choisissez la table, tapez le code PIN.
paper-link-list-how = Visez le code avec l’appareil photo du téléphone : la feuille de cette table s’ouvre.
paper-link-director-how = Gardez cette page pour vous : qui a le code QR ou le code PIN peut tout changer.
paper-link-helper-how = Pour les aides qui inscrivent les gens et les feuilles. Ne laissez pas traîner cette page.

## Places

paper-keeps-list = La place 1 tient la feuille.
paper-seats-drawn = Places tirées au sort à partir de « { $seed } ».
paper-seats-by-result = Places fixées selon le classement, à partir de « { $seed } ».
paper-seats-by-hand = Places fixées par la direction du tournoi.

## Feuilles

paper-list = Feuille de jeu
paper-game-short = Partie
paper-dealer-short = Donneur
paper-rating = Points
paper-cards = Cartes
paper-check-total = Contrôle
paper-sum = Somme
paper-crosses = Croix
paper-result = Résultat
paper-signature = Signature
paper-notes = Remarques
paper-pack-checked = { $cards } cartes comptées
paper-rating-points = Points de classement
paper-sits-out-mark = Le donneur ne joue pas : on n’inscrit rien dans les cases hachurées. Un point négatif est inscrit par une croix ×.
paper-opened-up-to = { $least ->
    [0] Ouvert, jusqu’à { $most } points
   *[other] Ouvert, de { $least } à { $most } points
  }
paper-opened-from = Ouvert, { $least } points et plus
paper-unopened-up-to = { $least ->
    [0] Pas ouvert, jusqu’à { $most } points
   *[other] Pas ouvert, de { $least } à { $most } points
  }
paper-unopened-from = Pas ouvert, { $least } points et plus
paper-left-after = parti après la partie { $game }
paper-substituted = un remplaçant continue
paper-signed = signé
paper-signed-for = signé par { $name } : { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where } : { $what } ({ $clause }). { $follows }
paper-corrected = Partie { $game } corrigée par { $name } : { $before }, maintenant { $after }.
paper-broken-off = Interrompu après la partie { $game }.
paper-control-list = { $differences ->
    [0] La feuille de contrôle dit la même chose.
    [one] La feuille de contrôle diffère en { $differences } endroit.
   *[other] La feuille de contrôle diffère en { $differences } endroits.
  }

## Résultats

paper-place = Rang
paper-party = Nom et membres
paper-games = Parties
paper-penalty = Retiré
paper-ranking-single = Classement individuel
paper-ranking-tandem = Classement des tandems
paper-ranking-team = Classement des équipes
paper-state-final = Classement final
paper-state-after = Après la série { $series }
paper-state-running = Provisoire : la série { $series } est en cours, feuilles rendues : { $finished } sur { $lists }
paper-legend-order = Le plus de points de classement l’emporte, puis le moins de points de cartes, puis le sort décide (T14).
paper-legend-series = Séries : points de classement, au-dessous points de cartes.
paper-legend-lot = L : le sort a décidé.
paper-legend-shared = = : à égalité ; le sort n’est pas encore tiré.
paper-legend-dropped = Entre parenthèses : ne compte pas pour le total.
paper-legend-penalty = Retiré : points de classement retirés par la direction du tournoi, déjà déduits du résultat.

## Diplômes

paper-certificate = Diplôme
paper-certificate-at = Tournoi de Rommé
paper-certificate-to = décerné à
paper-certificate-place = { $form ->
    [one] { $place }re place
   *[other] { $place }e place
  }
paper-certificate-result = { $rating ->
    [one] { $shown } point de classement
   *[other] { $shown } points de classement
  } · { $cards ->
    [one] { $cards } point de cartes
   *[other] { $cards } points de cartes
  }
paper-draft = Projet : le résultat n’est pas encore définitif.

## Procès-verbal

paper-record-empty = Le procès-verbal est encore vide.
paper-time = Heure
paper-happened = Ce qui s’est passé

## Dossier de secours

paper-kit-about = Si l’ordinateur tombe en panne, le tournoi continue. Imprimez ce dossier avant le début, puis après chaque série.
paper-kit-steps = Comment continuer à la main
paper-kit-go-on = Demandez à toutes les tables de continuer à jouer et d’écrire sur papier. Ce qui était déjà inscrit est valable ; les tables le recopient du téléphone ou de mémoire, et tous à la table sont d’accord.
paper-kit-seat = Pour une nouvelle série, comptez qui est là. Le tableau dit combien il faut de tables de quatre et de trois. Découpez autant de billets et faites tirer chacun : le billet dit la table et la place.
paper-kit-list = Copiez les feuilles vides à la fin de ce dossier et donnez-en une à chaque table. La place 1 la tient, compte les { $cards } cartes et donne en premier ; puis la donne tourne dans le sens des aiguilles d’une montre.{ $out ->
    [yes] {" "}À une table de quatre, le donneur ne joue pas.
   *[no] {""}
  } Une série compte { $fours } parties à une table de quatre et { $threes } à une table de trois.
paper-kit-enter = Après chaque partie, on compte les mains ouvertement. Inscrivez pour chacun qui a joué les points de classement du tableau et, à côté, les points des cartes restées en main. Un point négatif est une croix. Les sommes de chaque ligne vont dans les colonnes de contrôle.
paper-kit-sums = Après la dernière partie, additionnez chaque colonne et retirez les croix. Les résultats de toutes les places ensemble doivent être la somme de la colonne de contrôle. Tous à la table signent.
paper-kit-rank = Ajoutez les résultats au dernier classement de ce dossier et rangez-les comme il est dit sous « Ordre ».
paper-kit-later = Quand l’ordinateur marche de nouveau, recopiez les feuilles de papier. Rien n’est à rejouer.
paper-kit-ratings = Points de classement
paper-kit-assumed = * Supposé : aucun document ne le dit.
paper-kit-seating = Tables
paper-kit-formula = Des tables de quatre, et autant de tables de trois que le nombre l’exige : divisez par quatre. Reste 3 : une table de trois ; reste 2 : deux ; reste 1 : trois ; pas de reste : aucune.
paper-kit-impossible = On ne peut pas placer 1, 2 ou 5 personnes.
paper-kit-people-column = Joueurs
paper-kit-fours = De 4
paper-kit-threes = De 3
paper-kit-ties = Ordre
paper-kit-dropped = { $n ->
    [one] Pour le total, la plus mauvaise série de chacun ne compte pas.
   *[other] Pour le total, les { $n } plus mauvaises séries de chacun ne comptent pas.
  }
paper-kit-incidents = Quand quelque chose ne va pas
paper-kit-what = Ce qui s’est passé
paper-kit-clauses = Point
paper-kit-follows = Ce qui s’ensuit
paper-kit-deal-again = La partie est nulle et on la redonne ; donne celui dont c’est le tour de donner.
paper-kit-thrown-in-again = À partir de la deuxième fois, un autre point de classement est retiré.
paper-kit-people = Qui joue
paper-kit-present = Là
paper-kit-standing = Classement
paper-kit-lots = Billets à tirer
paper-kit-lots-how = Découpez les billets, pliez-les et faites tirer chacun. Il y en a autant que de personnes présentes maintenant ; s’il y en a moins, retirez des billets jusqu’à ce qu’il reste les tables de quatre et de trois que dit le tableau.
