### Printouts of a tournament (PDF).

## On several printouts

paper-page = Page { $page } sur { $pages }
paper-number = Numéro
paper-number-short = N°
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
paper-not-seated = Les places ne sont pas encore attribuées.
paper-nothing-played = Rien n’a encore été joué.
paper-withdrew = abandon
paper-director = Direction du tournoi

paper-title-start-cards = Cartes de joueur
paper-title-seating-by-name = Où est ma place ?
paper-title-seating-by-table = Qui joue à quelle table ?
paper-title-blank-lists = Feuilles de jeu
paper-title-filled-lists = Feuilles de jeu
paper-title-results = Résultats
paper-title-certificates = Diplômes
paper-title-links = Fiches pour les tables
paper-title-office-keys = Liens pour la direction et les assistants
paper-title-record = Procès-verbal
paper-title-referee-log = Journal de l’arbitre
paper-title-emergency-kit = Kit de secours

## Start cards and slips

paper-in-team = Équipe : { $name }
paper-in-tandem = Tandem : { $name }
paper-scan-follow = Votre place et le classement sur votre téléphone
paper-scan-list = Tenir cette feuille sur un téléphone
paper-address = Adresse
paper-link-none = Il n’y a pas de lien à imprimer.
paper-link-or-type = Pas d’appareil photo ? Ouvrez l’adresse, choisissez la table et tapez le code PIN.
paper-link-list-how = Visez le code avec l’appareil photo de votre téléphone : la feuille actuelle de cette table s’ouvre. Cette fiche est valable toute la journée et reste sur la table.
paper-link-director-how = Gardez cette page pour vous : toute personne qui a le code QR ou le code PIN peut tout changer.
paper-link-helper-how = Pour les assistants qui inscrivent les joueurs et les feuilles. Ne laissez pas traîner cette page.

## Seating

paper-keeps-list = Le joueur de la place 1 tient la feuille.
paper-seats-drawn = Places tirées au sort avec la clé « { $seed } ».
paper-seats-by-result = Places fixées d’après les résultats, avec la clé « { $seed } ».
paper-seats-strict = Places fixées strictement d’après les résultats.
paper-incomplete = Incomplets : { $groups }
paper-seats-by-hand = Places fixées par la direction du tournoi.
paper-seats-adjusted = Places adaptées aux joueurs présents.
    .moves = Changements : { $moves }.

## Lists

paper-list = Feuille de jeu
paper-game-short = Partie
paper-dealer-short = Donneur
paper-rating = Points
paper-cards = Cartes
paper-check-total = Contrôle
paper-sum = Total
paper-crosses = Croix
paper-result = Résultat
paper-signature = Signature
paper-notes = Remarques
paper-pack-checked = { $cards } cartes comptées
paper-rating-points = Points de classement
paper-sits-out-mark = Le donneur ne joue pas : laissez vides les cases hachurées. Un point négatif s’inscrit par une croix ×.
paper-cross-mark = Un point négatif s’inscrit par une croix ×.
paper-opened-up-to = { $least ->
    [0] A ouvert, jusqu’à { $most } points
   *[other] A ouvert, de { $least } à { $most } points
  }
paper-opened-from = A ouvert, { $least } points et plus
paper-unopened-up-to = { $least ->
    [0] N’a pas ouvert, jusqu’à { $most } points
   *[other] N’a pas ouvert, de { $least } à { $most } points
  }
paper-unopened-from = N’a pas ouvert, { $least } points et plus
paper-left-after = départ après la partie { $game }
paper-substituted = remplaçant pour la suite
paper-signed = signé
paper-signed-for = signé par { $name } : { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where } : { $what } ({ $clause }). { $follows }
paper-corrected = Partie { $game } corrigée par { $name } : avant { $before }, maintenant { $after }.
paper-broken-off = Arrêtée après la partie { $game }.
paper-control-list = { $differences ->
    [0] La feuille de contrôle concorde.
    [one] La feuille de contrôle diffère à { $differences } endroit.
   *[other] La feuille de contrôle diffère à { $differences } endroits.
  }

## Results

paper-place = Rang
paper-party = Nom et membres
paper-games = Parties
paper-penalty = Pénalité
paper-ranking-single = Classement individuel
paper-ranking-tandem = Classement des tandems
paper-ranking-team = Classement des équipes
paper-state-final = Classement final
paper-state-after = Après la série { $series }
paper-state-running = Provisoire : la série { $series } est en cours, feuilles terminées : { $finished } sur { $lists }
paper-legend-order = Classement : le plus de points de classement, puis le moins de points de cartes, puis le tirage au sort (T14).
paper-legend-series = Séries : points de classement, et points de cartes au-dessous.
paper-lot-mark = T
paper-legend-lot = T : départagé par tirage au sort.
paper-legend-shared = = : à égalité ; le tirage au sort n’a pas encore eu lieu.
paper-legend-dropped = Entre parenthèses : ne compte pas pour le total.
paper-legend-penalty = Pénalité : points de classement retirés par la direction du tournoi, déjà déduits du résultat.
paper-legend-time = temps : la feuille a été arrêtée avant la fin, par exemple parce que le temps était écoulé.

## Certificates

paper-certificate = Diplôme
paper-certificate-at = Tournoi de Rommé
paper-held = { $place }, { $date }
paper-certificate-to = est décerné à
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
paper-draft = Provisoire : le résultat n’est pas encore définitif.

## Record

paper-record-empty = Le procès-verbal est encore vide.
paper-time = Heure
paper-happened = Ce qui s’est passé
paper-referee-empty = La direction n’a encore rien eu à décider.
paper-referee-about = Toutes les décisions de la direction du tournoi, et le temps d’attente des tables qui l’ont appelée. Points : points de classement, suivis des points de cartes entre parenthèses.
paper-before = Avant
paper-after = Après
paper-undone = annulé ensuite
paper-ruling = Décision prise par { $name } : « { $text } »
    .game = Partie { $game } : décision prise par { $name } : « { $text } »
paper-no-longer = Cela ne compte plus : la partie est annulée ou a été corrigée.

## Emergency kit

paper-kit-about = Si l’ordinateur tombe en panne, le tournoi continue à la main. Imprimez ce kit avant le début, puis après chaque série.
paper-kit-steps = Comment continuer à la main
paper-kit-go-on = Demandez à toutes les tables de continuer à jouer et de tenir leur feuille sur papier. Ce qui était déjà inscrit reste valable : les tables le recopient du téléphone, ou de mémoire, avec l’accord de toute la table.
paper-kit-seat = Pour une nouvelle série, comptez les joueurs présents. Cherchez dans le tableau combien il faut de tables de quatre et de trois, découpez les billets de ces tables et faites-en tirer un à chacun : il indique la table et la place.
paper-kit-list = Donnez à chaque table sa feuille vide, à la fin de ce kit ; pour d’autres tables, copiez les deux dernières. Le joueur de la place 1 la tient, compte les { $cards } cartes et donne en premier ; ensuite, la donne tourne dans le sens des aiguilles d’une montre.{ $out ->
    [yes] {" "}À une table de quatre, le donneur ne joue pas.
   *[no] {""}
  } Une série compte { $fours } parties à une table de quatre et { $threes } à une table de trois.
paper-kit-enter = Après chaque partie, comptez les mains à la vue de tous. Inscrivez pour chaque joueur de la partie les points de classement du tableau et, à côté, les points des cartes qui lui restent. Un point négatif est une croix. Inscrivez les sommes de chaque partie dans les colonnes de contrôle.
paper-kit-sums = Après la dernière partie, additionnez chaque colonne et retirez les croix. Les résultats de toutes les places ensemble doivent donner la somme de la colonne de contrôle. Toute la table signe.
paper-kit-rank = Ajoutez les résultats au dernier classement de ce kit et classez les joueurs comme indiqué sous « Ordre du classement ».
paper-kit-later = Quand l’ordinateur fonctionnera de nouveau, saisissez-y les feuilles tenues sur papier. Rien n’est à rejouer.
paper-kit-ratings = Points de classement
paper-kit-assumed = * Supposé : les règlements ne le précisent pas.
paper-kit-seating = Tables
paper-kit-formula = Faites des tables de quatre, et autant de tables de trois que le nombre de joueurs l’exige. Divisez ce nombre par quatre. Reste 3 : une table de trois ; reste 2 : deux ; reste 1 : trois ; pas de reste : aucune.
paper-kit-impossible = On ne peut pas placer 1, 2 ou 5 joueurs.
paper-kit-people-column = Joueurs
paper-kit-fours = De 4
paper-kit-threes = De 3
paper-kit-ties = Ordre du classement
paper-kit-dropped = { $n ->
    [one] La plus mauvaise série de chacun ne compte pas pour le total.
   *[other] Les { $n } plus mauvaises séries de chacun ne comptent pas pour le total.
  }
paper-kit-incidents = En cas d’incident
paper-kit-what = Ce qui s’est passé
paper-kit-clauses = Article
paper-kit-follows = Conséquence
paper-kit-deal-again = La partie est annulée ; le joueur dont c’est le tour de donner redonne.
paper-kit-thrown-in-again = À partir de la deuxième fois, un point de classement de plus est retiré.
paper-kit-people = Joueurs
paper-kit-present = Prés.
paper-kit-standing = Classement
paper-kit-lots = Billets à tirer
paper-kit-lots-how = Découpez les billets, pliez-les et faites-en tirer un à chacun. Il y en a un par joueur présent maintenant. S’il y a moins de joueurs, retirez des billets jusqu’à avoir les tables de quatre et de trois qu’il vous faut.
