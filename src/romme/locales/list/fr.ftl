### La page de celui qui tient une feuille de jeu.

## Le haut de la page

list-title = Table { $table } · Série { $series }
list-parts = Parties de cette page
list-pane-game = Inscrire
list-pane-paper = Feuille
list-pane-more = Aide
list-clock-left = Temps restant :
list-clock-over = Le temps est écoulé : la partie en cours est la dernière.
list-announcement = Annonce :
list-state-sent = Tout est arrivé.
list-state-sending = { $n ->
    [one] Une inscription est en train de partir.
   *[other] { $n } inscriptions sont en train de partir.
  }
list-state-waiting = { $n ->
    [one] Pas de réseau : une inscription est gardée sur ce téléphone. Continuez simplement.
   *[other] Pas de réseau : { $n } inscriptions sont gardées sur ce téléphone. Continuez simplement.
  }
list-state-offline = Pas de réseau. Continuez simplement : tout est gardé sur ce téléphone.
list-state-locked = Ce lien n’est plus valable.
list-unsafe = Ce téléphone ne garde rien. Laissez cette page ouverte jusqu’à ce que tout soit arrivé.
list-never-seen = Pas de réseau. Il faut ouvrir la feuille une fois avec le réseau ; ensuite, elle marche sans.

## Un lien qui n’ouvre pas la feuille

list-door = La feuille ne s’ouvre pas
list-door-kept = { $n ->
    [one] Une inscription est gardée sur ce téléphone et partira alors.
   *[other] { $n } inscriptions sont gardées sur ce téléphone et partiront alors.
  }
list-door-hint = Scannez le nouveau code QR de votre table, ou tapez le code PIN imprimé en dessous.
list-pin = Code PIN de cette feuille
list-open = Ouvrir

## Avant la première partie

list-early = Veuillez attendre
list-early-hint = La série n’a pas encore commencé. Cette page continue toute seule.
list-closed = Cette série est terminée
list-closed-hint = Seule la direction du tournoi peut encore changer la feuille.
list-server = Cette table joue sur le serveur
list-server-hint = La feuille s’écrit toute seule. Vous pouvez la voir sous « Feuille ».
list-which = Quelle feuille tenez-vous ?
list-which-list = Je tiens la feuille
list-which-control = Je tiens la feuille de contrôle
list-which-hint = À chaque table, deux téléphones écrivent, chacun pour soi ; ensuite les deux feuilles sont comparées.
list-kept-list = Vous tenez la feuille
list-kept-control = Vous tenez la feuille de contrôle
list-control-mark = Feuille de contrôle
list-control-full = La feuille de contrôle est complète. Merci !
list-pack = Comptez les cartes, s’il vous plaît
list-pack-cards = cartes avec les jokers
list-pack-who = { $name } compte.
list-pack-right = Oui, { $n } cartes
list-pack-wrong = Une carte manque, ou il y en a une de trop ? Appelez la direction du tournoi.
list-pack-done = Les cartes sont comptées.

## Une partie

list-game-of = Partie { $game } sur { $games }
list-correct-of = Corriger la partie { $game }
list-deals = { $name } donne.
list-deals-out = { $name } donne et ne joue pas.
list-back = Retour
list-cancel = Annuler
list-who = Qui a terminé ?
list-nobody = Personne
list-how = Comment { $name } a-t-il terminé ?
list-how-nobody = Pourquoi la partie est-elle finie ?
list-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
list-cross = Croix ({ $n })
list-count = Il reste à { $name } :
list-card-points = points de cartes
list-opened-or-not = Ouvert ou non
list-type-first = Tapez d’abord les points de cartes.
list-then-hand = Touchez maintenant : ouvert ou non ?
list-erase = Effacer le dernier chiffre
list-doubt = { $name } : { $n } ?
list-doubt-no-cards = Celui qui a encore des cartes a plus de points. Le chiffre est-il juste ?
list-doubt-too-few-unopened = Pas ouvert veut dire toutes les cartes en main, et elles comptent plus. Le chiffre est-il juste ?
list-doubt-too-many = Une main compte rarement autant. Le chiffre est-il juste ?
list-type-again = Taper encore une fois
list-sure = Oui, { $n } est juste
list-summary = Est-ce juste ?
list-summary-hint = Touchez un nom pour changer quelque chose.
list-left-with = { $n } points de cartes
list-was-opened = ouvert
list-was-unopened = pas ouvert
list-thrown-in = jetées sans compter
list-change = Changer
list-save = Écrire la partie { $game }
list-save-correction = Corriger la partie { $game }
list-leave-as-is = Laisser comme c’est
list-order-changed = La direction du tournoi a changé l’ordre des parties. Il faut inscrire cette partie à nouveau.
list-there-already = La partie { $game } est déjà sur la feuille : quelqu’un d’autre l’a inscrite.
list-drop-draft = Jeter ce que j’ai tapé
list-told-entered = La partie { $game } est écrite.
list-told-corrected = La partie { $game } est corrigée.

## Une deuxième personne regarde les chiffres

list-second = Partie { $game } : qui l’a regardée ?
list-second-hint = Passez le téléphone à quelqu’un d’autre. Celui qui a regardé les chiffres touche son nom.
list-second-by = { $name } : c’est juste
list-second-ask = Une deuxième personne regarde
list-later = Plus tard
list-told-confirmed = { $name } a confirmé la partie { $game }.
list-confirmed-by = { $name } a regardé les chiffres.
list-confirmed-office = Le bureau a regardé les chiffres.

## Signer

list-full = Toutes les parties sont écrites
list-finished = La feuille est terminée
list-finished-hint = Tous ont signé, et le bureau a la feuille. Merci !
list-finished-unsent = Laissez cette page ouverte jusqu’à ce que la feuille soit arrivée.
list-finished-thanks = Le bureau a la feuille. Merci !
list-sign-round = Faites passer le téléphone : chacun touche son nom et signe.
list-sign-hint = En signant, vous dites que la feuille est juste. Ensuite, seule la direction du tournoi peut la changer.
list-signs = touchez ici pour signer
list-signed = signé
list-signed-unsent = signé, pas encore envoyé
list-sign = Je signe
list-not-now = Pas maintenant
list-look = Voir toute la feuille
list-rating-points = points de classement
list-crosses = croix
list-told-signed = { $name } a signé.
list-sums-changed = La feuille a été changée après la signature. Regardez-la et signez encore une fois.

## Toute la feuille

list-paper = La feuille
list-paper-hint = En grand : points de classement, en petit : points de cartes. Touchez le numéro d’une partie pour la voir ou la corriger.
list-column-game = Partie
list-column-check = Contrôle
list-sum = Total
list-dealer = donne, ne joue pas
list-dealer-sign = D
list-has-left = est parti
list-substitute = remplaçant
list-see-game = { $game } : voir cette partie
list-game = Partie { $game }
list-correct = Corriger la partie { $game }
list-locked = Quelqu’un a signé : seule la direction du tournoi peut encore corriger.
list-was-before = Avant (corrigé par { $by }) :
list-by-keeper = la table
list-by-helper = un aide
list-by-director = la direction du tournoi
list-mark-unsent = pas encore envoyé
list-mark-corrected = corrigé
list-mark-incident = incident à la table
list-mark-differs = la feuille de contrôle dit autre chose
list-mark-unconfirmed = aucune deuxième personne ne l’a regardé
list-mark-struck = rayé, ne compte pas
list-differences = Les deux feuilles diffèrent
list-differences-hint = Demandez à la table ce qui est juste. Celui qui s’est trompé corrige sous « Feuille ».
list-on-list = Feuille
list-on-control = Feuille de contrôle

## Des inscriptions que le serveur ne prend pas

list-step-check-pack = Cartes comptées
list-step-enter-line = Partie { $game }
list-step-confirm-line = Partie { $game }, confirmée par { $name }
list-step-correct-line = Correction de la partie { $game }
list-step-enter-control = Feuille de contrôle, partie { $game }
list-step-sign = Signature de { $name }
list-aside-same = C’est réglé : la feuille dit la même chose que vous.
list-aside-theirs = Sur la feuille :
list-aside-mine = Vous avez écrit :
list-aside-nothing = Rien encore.
list-aside-take-theirs = Laisser comme sur la feuille
list-aside-send-mine = Le mien est juste : corriger la feuille
list-aside-enter-mine = Inscrire le mien maintenant
list-aside-director = Montrez cela à la direction du tournoi.
list-aside-drop = Jeter le mien
list-aside-keep = Le garder
list-aside-really = Faut-il vraiment le jeter ?
list-aside-ok = D’accord
list-told-settled = La feuille reste comme elle est.
list-told-insisted = Le vôtre est en train de partir.

## Aide

list-director = Quelque chose ne va pas ?
list-director-stop = Laissez les cartes comme elles sont.
list-director-call = Appelez la direction du tournoi.
list-director-writes = La direction du tournoi décide et l’écrit sur la feuille.
list-director-raise = Montrer un panneau à lever
list-director-when = Par exemple
list-raised = La direction, s’il vous plaît ! Table
list-undo = Une erreur ?
list-undo-last = Reprendre le dernier pas
list-undo-hint = Pour corriger une seule partie, ouvrez-la sous « Feuille ».
list-undo-sure = Ce qui a été fait en dernier sur cette feuille est repris.
list-undo-yes = Oui, le reprendre
list-undo-no = Non
list-undo-waits = Des inscriptions sont encore en route. Vous pouvez corriger une partie sous « Feuille ».
list-undo-offline = Il faut le réseau pour cela. Vous pouvez corriger une partie sous « Feuille ».
list-undo-nothing = Il n’y a rien à reprendre.
list-undo-changed = Quelqu’un d’autre vient de changer la feuille. Regardez-la, puis réessayez.
list-undo-unheard = Il n’y a pas eu de réponse. Regardez la feuille quand le réseau sera revenu.
list-undone = C’est repris.
list-look-and-language = Langue et écriture
list-large-print = Grande écriture …
list-to-hall = Places et classement
list-kept-hint = Ce que vous inscrivez reste sur ce téléphone jusqu’à ce que tout soit arrivé, même si la page est fermée.
