### Ce que tout le monde voit d’un tournoi : la liste des tournois, le téléphone, le mur.

## Les tournois d’un serveur

hall-tournaments = Tournois de club
hall-tournaments-lead = Inscriptions, places, feuilles de jeu et classement d’un tournoi avec de vraies cartes, sur un seul ordinateur, avec ou sans internet.
hall-here = Sur ce serveur
hall-none = Il n’y a pas encore de tournoi ici. Créez-en un, ou exercez-vous d’abord avec des personnes inventées.
hall-is-office = direction
hall-is-rehearsal = répétition
hall-join = Rejoindre un tournoi
hall-code = Code du tournoi
hall-pin-if-any = Code PIN, si vous en avez un
hall-open = Ouvrir
hall-new = Nouveau tournoi
hall-name = Nom du tournoi
hall-name-such-as = Coupe de printemps
hall-rounds = Tours d’une série
hall-rounds-hint = { $four } parties à une table de quatre, { $three } à une table de trois
hall-dropped = Séries qui ne comptent pas
hall-dropped-hint = Pour chacun, celles sans lesquelles le total est le meilleur
hall-team-size = Personnes par équipe
hall-tandem-size = Personnes par tandem
hall-demands = Ce qui est demandé aux tables
hall-pack-check = Compter les cartes avant la première partie
hall-second-count = Une deuxième personne confirme chaque compte
hall-control-list = Une deuxième feuille est tenue, et on compare les deux
hall-signatures = Tous signent la feuille
hall-where = Où joue-t-on ?
hall-venue-hall = Dans une salle, avec de vraies cartes
hall-venue-server = Sur ce serveur, avec des cartes à l’écran
hall-listed = Tout le monde le trouve dans la liste de ce serveur
hall-make = Créer le tournoi
hall-rehearsal = Répétition générale
hall-rehearsal-hint = Tout comme pour de vrai, avec des personnes inventées et des feuilles qui se remplissent seules. Rien ne peut arriver.
hall-rehearsal-people = Personnes inventées
hall-rehearse = Commencer la répétition

## Un tournoi qui vient d’être créé

hall-made = C’est prêt : { $name }
hall-made-hint = Imprimez ceci ou notez-le. Avec le lien ou le code PIN, on dirige le tournoi aussi depuis un autre ordinateur ; gardez-les pour vous.
hall-of-director = Direction
hall-of-helper = Aides
hall-of-everybody = Pour tout le monde
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Imprimer
hall-to-office = Vers la direction

## Le téléphone

hall-phase-entries = { $n ->
    [one] Les inscriptions sont ouvertes : une personne jusqu’ici.
   *[other] Les inscriptions sont ouvertes : { $n } personnes jusqu’ici.
  }
hall-phase-seated = La série { $series } va commencer. Allez à votre table, s’il vous plaît.
hall-phase-running = On joue la série { $series }.
hall-phase-closed = La série { $series } est terminée.
hall-phase-finished = Le tournoi est terminé.
hall-rehearsal-mark = Une répétition : noms et résultats sont inventés.
hall-time-left = Temps restant
hall-warning-ten = Les 10 dernières minutes
hall-warning-five = Les 5 dernières minutes
hall-warning-over = Le temps est écoulé : c’est la dernière partie
hall-as-of = Pas de connexion. État de { $time }.
hall-locked-out = La clé de la direction sur cet appareil n’est plus valable. La direction a le nouveau lien.

hall-take-part = Participer
hall-take-part-hint = Ce tournoi se joue ici, avec des cartes à l’écran.
hall-club-if-any = Club, si vous en avez un

hall-who = Qui êtes-vous ?
hall-who-hint = Numéro de départ ou nom
hall-nobody-found = Personne ne s’appelle ainsi ici.
hall-more-found = { $n ->
    [one] Encore une personne : tapez une lettre de plus.
   *[other] Encore { $n } personnes : tapez une lettre de plus.
  }
hall-somebody-else = Quelqu’un d’autre
hall-number-is = Numéro de départ { $number }
hall-not-there-yet = Votre présence n’est pas encore notée : passez à la direction, s’il vous plaît.
hall-withdrawn = Vous vous êtes retiré du tournoi.
hall-no-seat = Vous n’avez pas de place dans la série { $series }.
hall-wait-for-seat = Votre place sera indiquée ici dès le tirage.
hall-you-keep-the-list = Vous tenez la feuille de jeu.
hall-at-your-table = À votre table
hall-play-here = À votre table
hall-your-results = Vos résultats
hall-place-is = Rang { $place }

hall-see-seats = Places
hall-see-standing = Classement
hall-see-tables = Tables
hall-parts = Parties de cette page
hall-series = Série { $series }
hall-day = Jour { $day }
hall-total = Total
hall-what-part = Quelle partie
hall-single = Individuel
hall-tandem = Tandems
hall-team = Équipes
hall-whose = Qui
hall-find = Chercher un nom ou un numéro
hall-by-name = Par nom
hall-by-table = Par table
hall-no-seats = Les places ne sont pas encore tirées.
hall-no-standing = Rien n’a encore été joué.
hall-table = Table { $table }
hall-place = Rang
hall-person = Nom
hall-points = Points
hall-card-points = Points de cartes
hall-by-lot = par tirage au sort
hall-shared = le sort décidera
hall-dropped-series = ne compte pas
hall-games-of = { $entered } parties sur { $games }
hall-list-in = Feuille rendue
hall-lists-in = { $n } feuilles sur { $tables } sont rendues

hall-office = Direction et feuilles
hall-office-hint = Pour ceux qui aident à diriger le tournoi ou tiennent une feuille.
hall-own = C’est votre tournoi : ouvrir la direction
hall-enter-where = Qu’ouvrez-vous ?
hall-enter-office = La direction
hall-enter-list = La feuille d’une table
hall-table-number = Table
hall-series-number = Série
hall-seat-number = Place
hall-pin = Code PIN, 6 ou 8 chiffres
hall-enter = Entrer
hall-to-wall = Afficher au mur
hall-pass-on = Cette page pour d’autres
hall-qr = Code QR de cette page

## Le mur

hall-wall-phone = Votre place et le classement sur votre téléphone
hall-wall-controls = Mur
hall-wall-hold = Arrêter
hall-wall-go-on = Continuer
hall-wall-before = Retour
hall-wall-next = Suivant
hall-wall-full = Plein écran
hall-wall-page = { $page } sur { $pages }
hall-wall-welcome = Bienvenue !
hall-wall-people = Les inscrits
hall-wall-by-name = Votre place dans la série { $series }
hall-wall-by-table = Les tables de la série { $series }
hall-wall-progress = Série { $series } : où en sont les tables ?
