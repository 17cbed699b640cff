### A tournament’s public pages: the list of tournaments, the phone, the wall display.

## The tournaments on a server

hall-tournaments = Tournois de club
hall-tournaments-lead = Inscriptions, places, feuilles de jeu et classement d’un tournoi avec de vraies cartes, sur un seul ordinateur, avec ou sans internet.
hall-here = Sur ce serveur
hall-none = Il n’y a pas encore de tournoi ici. Créez-en un, ou exercez-vous d’abord avec des joueurs inventés.
hall-is-office = bureau
hall-is-rehearsal = répétition
hall-join = Rejoindre un tournoi
hall-code = Code du tournoi
hall-pin-if-any = Code PIN (facultatif)
hall-open = Ouvrir
hall-new = Nouveau tournoi
hall-name = Nom du tournoi
hall-name-such-as = Coupe de printemps
hall-rounds = Rondes par série
hall-rounds-hint = { $four } parties à une table de quatre, { $three } à une table de trois
hall-dropped = Séries écartées
hall-dropped-hint = Les séries les plus faibles de chacun ne comptent pas pour le total
hall-team-size = Joueurs par équipe
hall-tandem-size = Joueurs par tandem
hall-demands = Exigé à chaque table
hall-pack-check = Les cartes sont comptées avant la première partie
hall-second-count = Un deuxième joueur confirme chaque décompte
hall-control-list = Une feuille de contrôle est tenue et comparée
hall-signatures = Tout le monde signe la feuille
hall-where = Où joue-t-on ?
hall-venue-hall = Dans une salle, avec de vraies cartes
hall-venue-server = En ligne, sur ce serveur
hall-listed = Afficher dans la liste de ce serveur
hall-make = Créer le tournoi
hall-rehearsal = Répétition générale
hall-rehearsal-hint = Exactement comme en vrai, mais avec des joueurs inventés et des feuilles qui se remplissent toutes seules. Vous ne risquez rien.
hall-rehearsal-people = Joueurs inventés
hall-rehearse = Commencer la répétition

## A tournament that has just been created

hall-made = { $name } : tout est prêt
hall-made-hint = Imprimez cette page ou notez-la. Les liens et les codes PIN de la direction et des assistants fonctionnent aussi sur d’autres ordinateurs : gardez-les pour vous.
hall-of-director = Direction
hall-of-helper = Assistants
hall-of-everybody = Tout le monde
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Imprimer
hall-to-office = Ouvrir le bureau

## The phone

hall-phase-entries = { $n ->
    [one] Les inscriptions sont ouvertes : { $n } joueur pour l’instant.
   *[other] Les inscriptions sont ouvertes : { $n } joueurs pour l’instant.
  }
hall-phase-seated = La série { $series } va commencer. Allez à votre table, s’il vous plaît.
hall-phase-running = La série { $series } est en cours.
hall-phase-closed = La série { $series } est terminée.
hall-phase-finished = Le tournoi est terminé.
hall-rehearsal-mark = C’est une répétition : les noms et les résultats sont inventés.
hall-time-left = Temps restant
hall-clock-until = jusqu’à { $time }
hall-warning-ten = Plus que 10 minutes
hall-warning-five = Plus que 5 minutes
hall-warning-over = Le temps est écoulé : finissez cette partie, puis arrêtez
hall-call = La table { $table } appelle la direction
hall-call-since = depuis { $minutes } min
hall-calls-more = et { $n } autres
hall-ended-early = Feuille arrêtée avant la fin
hall-as-of = Pas de connexion. Dernière mise à jour : { $time }.
hall-locked-out = Le lien du bureau sur cet appareil n’est plus valable. Demandez le nouveau à la direction.

hall-take-part = Participer
hall-take-part-hint = Ce tournoi se joue en ligne, ici même.
hall-club-if-any = Club (facultatif)

hall-who = Qui êtes-vous ?
hall-who-hint = Numéro de joueur ou nom
hall-nobody-found = Aucun joueur trouvé.
hall-more-found = { $n ->
    [one] Encore { $n } résultat : tapez une lettre de plus.
   *[other] Encore { $n } résultats : tapez une lettre de plus.
  }
hall-somebody-else = Choisir quelqu’un d’autre
hall-number-is = Numéro de joueur { $number }
hall-not-there-yet = Votre présence n’est pas encore notée. Passez au bureau, s’il vous plaît.
hall-withdrawn = Vous avez abandonné le tournoi.
hall-no-seat = Vous n’avez pas de place dans la série { $series }.
hall-wait-for-seat = Votre place s’affichera ici dès qu’elle sera connue.
hall-you-keep-the-list = Vous tenez la feuille de jeu.
hall-at-your-table = À votre table
hall-play-here = Aller à votre table
hall-your-results = Vos résultats
hall-place-is = Rang { $place }

hall-see-seats = Places
hall-see-standing = Classement
hall-see-tables = Tables
hall-parts = Sur cette page
hall-series = Série { $series }
hall-day = Jour { $day }
hall-total = Total
hall-what-part = Période
hall-single = Individuel
hall-tandem = Tandems
hall-team = Équipes
hall-whose = Catégorie
hall-find = Chercher un nom ou un numéro
hall-by-name = Par nom
hall-by-table = Par table
hall-no-seats = Les places ne sont pas encore attribuées.
hall-no-standing = Rien n’a encore été joué.
hall-table = Table { $table }
hall-place = Rang
hall-person = Nom
hall-points = Points
hall-card-points = Points de cartes
hall-by-lot = par tirage au sort
hall-shared = à départager par le sort
hall-dropped-series = écartée
hall-games-of = { $entered ->
    [one] { $entered } partie sur { $games }
   *[other] { $entered } parties sur { $games }
  }
hall-list-in = Feuille terminée
hall-list-in-time = Feuille rendue · temps
hall-lists-in = { $n ->
    [one] { $n } feuille terminée sur { $tables }
   *[other] { $n } feuilles terminées sur { $tables }
  }

hall-office = Bureau et feuilles
hall-office-hint = Pour les personnes qui aident à diriger le tournoi ou qui tiennent une feuille.
hall-own = Ouvrir le bureau de votre tournoi
hall-enter-where = Que voulez-vous ouvrir ?
hall-enter-office = Le bureau
hall-enter-list = La feuille d’une table
hall-table-number = Table
hall-series-number = Série
hall-seat-number = Place
hall-pin = Code PIN (6 ou 8 chiffres)
hall-enter = Ouvrir
hall-to-wall = Affichage mural
hall-pass-on = Partager cette page
hall-qr = Code QR de cette page

## The wall display

hall-wall-phone = Votre place et le classement sur votre téléphone
hall-wall-controls = Affichage mural
hall-wall-hold = Mettre en pause
hall-wall-go-on = Continuer
hall-wall-before = Précédent
hall-wall-next = Suivant
hall-wall-full = Plein écran
hall-wall-page = { $page } sur { $pages }
hall-wall-welcome = Bienvenue !
hall-wall-people = Inscriptions
hall-wall-by-name = Votre place dans la série { $series }
hall-wall-by-table = Les tables de la série { $series }
hall-wall-progress = Série { $series } : où en sont les tables

## Ouvrir un fichier de tournoi

hall-open-file = Ouvrir un fichier de tournoi
hall-open-file-about = Le fichier d’un tournoi d’un autre ordinateur, ou une copie plus ancienne. Vous en prenez la direction, avec de nouveaux liens et PIN.
hall-open-file-choose = Choisir un fichier
hall-open-file-busy = Vérification du fichier…
hall-open-file-too-large = Un fichier de tournoi a 8 Mo au plus ; celui-ci est plus grand. Vérifiez que c’est le bon.
hall-open-file-existing = Ouvrir le tournoi qui est déjà ici
hall-open-file-copy = Ouvrir le fichier comme copie
hall-open-file-torn = La dernière ligne du fichier était incomplète et a été laissée de côté. Vérifiez ce qui a été saisi en dernier.
