### The page on which a table keeps its list.

## The head of the page

list-title = Table { $table } · Série { $series }
list-parts = Sur cette page
list-pane-game = Saisie
list-pane-paper = Feuille
list-pane-more = Aide
list-clock-left = Temps restant :
list-alarm-ten = Plus que dix minutes.
list-alarm-over = Le temps est écoulé : finissez cette partie, puis arrêtez.
list-announcement = Annonce :
list-state-sent = Tout a été envoyé.
list-state-sending = { $n ->
    [one] Envoi d’une saisie…
   *[other] Envoi de { $n } saisies…
  }
list-state-waiting = { $n ->
    [one] Pas de réseau : { $n } saisie est gardée sur ce téléphone. Continuez simplement.
   *[other] Pas de réseau : { $n } saisies sont gardées sur ce téléphone. Continuez simplement.
  }
list-state-offline = Pas de réseau. Continuez simplement : tout est gardé sur ce téléphone.
list-state-refused = { $n ->
    [one] { $n } saisie n’a pas été acceptée. Décidez sous « Saisie ».
   *[other] { $n } saisies n’ont pas été acceptées. Décidez sous « Saisie ».
  }
list-hand-over-open = Montrer les saisies en code QR
list-state-locked = Ce lien n’est plus valable.
list-unsafe = Ce téléphone ne peut rien garder en mémoire. Laissez cette page ouverte jusqu’à ce que tout soit envoyé.
list-never-seen = Pas de réseau. Ouvrez une fois cette feuille avec le réseau ; ensuite, elle fonctionne sans.

## A link that no longer opens the list

list-door = Cette feuille ne peut pas être ouverte
list-door-kept = { $n ->
    [one] { $n } saisie est gardée sur ce téléphone et sera envoyée une fois la feuille ouverte.
   *[other] { $n } saisies sont gardées sur ce téléphone et seront envoyées une fois la feuille ouverte.
  }
list-door-hint = Scannez le nouveau code QR de votre table, ou tapez le code PIN imprimé en dessous.
list-pin = Code PIN de cette feuille
list-open = Ouvrir

## Before the first game

list-early = Un peu de patience
list-early-hint = La série n’a pas encore commencé. Cette page se met à jour toute seule.
list-closed = Cette série est terminée
list-closed-hint = Seule la direction du tournoi peut encore changer cette feuille.
list-server = Cette table se joue en ligne
list-server-hint = La feuille se remplit toute seule. Vous pouvez la voir sous « Feuille ».
list-which = Quelle feuille tenez-vous ?
list-which-list = Je tiens la feuille
list-which-control = Je tiens la feuille de contrôle
list-which-hint = À chaque table, on tient deux feuilles, sur deux téléphones ; ensuite, on les compare.
list-kept-list = Vous tenez la feuille
list-kept-control = Vous tenez la feuille de contrôle
list-control-mark = Feuille de contrôle
list-control-full = La feuille de contrôle est complète. Merci !
list-pack = Comptez les cartes, s’il vous plaît
list-pack-cards = cartes, jokers compris
list-pack-who = { $name } les compte.
list-pack-right = Oui, { $n } cartes
list-pack-wrong = Il en manque une, ou il y en a une de trop ? Appelez la direction du tournoi.
list-pack-done = Les cartes ont été comptées.

## One game

list-game-of = Partie { $game } sur { $games }
list-correct-of = Corriger la partie { $game }
list-deals = { $name } donne.
list-deals-out = { $name } donne et ne joue pas.
list-back = Retour
list-cancel = Annuler
list-who = Qui a terminé ?
list-nobody = Personne n’a terminé
list-how = Comment a terminé { $name } ?
list-how-nobody = Comment la partie s’est-elle terminée ?
list-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
list-cross = Croix ({ $n })
list-count = Que reste-t-il à { $name } ?
list-card-points = points de cartes
list-opened-or-not = A ouvert ou non
list-type-first = Tapez d’abord les points de cartes.
list-then-hand = Touchez maintenant « A ouvert » ou « N’a pas ouvert ».
list-erase = Effacer le dernier chiffre
list-doubt = { $name } : { $n } ?
list-doubt-no-cards = Un joueur qui a encore des cartes a plus de points que cela. Le chiffre est-il juste ?
list-doubt-too-few-unopened = Un joueur qui n’a pas ouvert a encore toutes ses cartes, qui comptent plus que cela. Le chiffre est-il juste ?
list-doubt-too-many = Une main compte rarement autant. Le chiffre est-il juste ?
list-type-again = Le retaper
list-sure = Oui, { $n } est juste
list-summary = Est-ce juste ?
list-summary-hint = Pour corriger, touchez un nom.
list-left-with = { $n ->
    [one] { $n } point de cartes
   *[other] { $n } points de cartes
  }
list-was-opened = a ouvert
list-was-unopened = n’a pas ouvert
list-thrown-in = main jetée sans être comptée
list-change = Modifier
list-save = Enregistrer la partie { $game }
list-save-correction = Corriger la partie { $game }
list-leave-as-is = Laisser tel quel
list-order-changed = La direction du tournoi a changé l’ordre des parties. Inscrivez cette partie de nouveau.
list-there-already = La partie { $game } est déjà sur la feuille : quelqu’un d’autre l’a inscrite.
list-drop-draft = Effacer ce que j’ai tapé
list-told-entered = La partie { $game } est enregistrée.
list-told-corrected = La partie { $game } est corrigée.

## A second player confirms the figures

list-second = Partie { $game } : qui l’a vérifiée ?
list-second-hint = Passez le téléphone à un autre joueur. Si les chiffres sont justes, il touche son nom.
list-second-by = { $name } : c’est juste
list-second-ask = Faire vérifier par un deuxième joueur
list-later = Plus tard
list-told-confirmed = { $name } a confirmé la partie { $game }.
list-confirmed-by = Vérifiée par { $name }.
list-confirmed-office = Vérifiée par le bureau.

## Signing

list-ended = La feuille est arrêtée
list-full = Toutes les parties sont inscrites
list-finished = La feuille est terminée
list-finished-hint = Tout le monde a signé, et le bureau a la feuille. Merci !
list-finished-unsent = Laissez cette page ouverte jusqu’à ce que la feuille soit envoyée.
list-finished-thanks = Le bureau a la feuille. Merci !
list-sign-round = Faites passer le téléphone : chacun touche son nom et signe.
list-sign-hint = En signant, vous confirmez que la feuille est juste. Ensuite, seule la direction du tournoi peut la changer.
list-signs = toucher pour signer
list-signed = signé
list-signed-unsent = signé, pas encore envoyé
list-sign = Signer
list-not-now = Pas maintenant
list-look = Afficher toute la feuille
list-rating-points = points de classement
list-crosses = croix
list-told-signed = { $name } a signé.
list-sums-changed = La feuille a changé depuis la signature. Vérifiez-la et signez de nouveau.

## The whole list

list-paper = La feuille
list-paper-hint = En grand : points de classement. En petit : points de cartes. Touchez le numéro d’une partie pour la voir ou la corriger.
list-column-game = Partie
list-column-check = Con{ "\u00AD" }trôle
list-sum = Total
list-dealer = donne, ne joue pas
list-dealer-plays = donne
list-dealer-sign = D
list-has-left = a quitté la table
list-substitute = remplaçant
list-see-game = { $game } : afficher cette partie
list-game = Partie { $game }
list-correct = Corriger la partie { $game }
list-locked = Quelqu’un a signé : seule la direction du tournoi peut encore corriger.
list-was-before = Avant la correction par { $by } :
list-by-keeper = la table
list-by-helper = un assistant
list-by-director = la direction du tournoi
list-mark-unsent = pas encore envoyée
list-mark-corrected = corrigée
list-mark-incident = incident à la table
list-mark-differs = la feuille de contrôle diffère
list-mark-unconfirmed = pas vérifiée par un deuxième joueur
list-mark-struck = annulée, ne compte pas
list-differences = Les deux feuilles diffèrent
list-differences-hint = Demandez à la table laquelle est juste, puis corrigez l’autre sous « Feuille ».
list-on-list = Feuille
list-on-control = Feuille de contrôle

## Entries that the server refused

list-step-check-pack = Cartes comptées
list-step-enter-line = Partie { $game }
list-step-confirm-line = Partie { $game }, confirmée par { $name }
list-step-correct-line = Correction de la partie { $game }
list-step-enter-control = Feuille de contrôle, partie { $game }
list-step-sign = Signature : { $name }

## What the office has changed, until the keeper has read it

list-changed = La direction du tournoi a modifié cette feuille
list-changed-before = Avant
list-changed-after = Maintenant
list-changed-void = Annulée : rejouez cette partie.
list-changed-gone = Retirée de la feuille.
list-changed-ruling = Décision
list-changed-read = J’ai lu
list-changed-told = La direction du tournoi a modifié cette feuille. Lisez ce qui est différent.

## Handing over entries that this phone cannot send

list-hand-over = Remettre les saisies
list-hand-over-hint = Montrez ce code à un assistant ou au bureau du tournoi. On le scanne et on vous dit un numéro.
list-hand-over-qr = Code QR avec les saisies
list-hand-over-later = { $n ->
    [one] { $n } autre saisie suit dans le code suivant.
   *[other] { $n } autres saisies suivent dans le code suivant.
  }
list-hand-over-type = Pour taper à la main
list-hand-over-receipt = Numéro donné par le bureau
list-hand-over-confirm = Le bureau a les saisies
list-hand-over-wrong = Ce numéro ne correspond pas à ce code. Les saisies restent sur ce téléphone.
list-hand-over-none = Il n’y a plus rien à remettre.
list-handed-over = Le bureau a les saisies.
list-handed-over-but = { $n ->
    [one] Le bureau a les saisies, sauf une. À vous de décider.
   *[other] Le bureau a les saisies, sauf { $n }. À vous de décider.
  }
list-not-taken-over = Le bureau n’a pas pu accepter cette saisie.
list-aside-same = C’est réglé : la feuille dit la même chose que vous.
list-aside-theirs = Sur la feuille :
list-aside-mine = Votre saisie :
list-aside-nothing = Encore rien.
list-aside-take-theirs = Garder ce qui est sur la feuille
list-aside-send-mine = Ma saisie est juste : corriger la feuille
list-aside-enter-mine = Envoyer ma saisie maintenant
list-aside-director = Montrez ceci à la direction du tournoi.
list-aside-drop = Effacer ma saisie
list-aside-keep = La garder
list-aside-really = Vraiment l’effacer ?
list-aside-ok = D’accord
list-told-settled = La feuille reste telle quelle.
list-told-insisted = Votre saisie est en cours d’envoi.

## Help

list-director = Quelque chose ne va pas ?
list-director-stop = Laissez les cartes telles quelles.
list-director-call = Appelez la direction du tournoi.
list-director-writes = La direction du tournoi décide et l’inscrit sur la feuille.
list-director-raise = Afficher un panneau d’appel
list-raised = La direction, s’il vous plaît ! Table
list-undo = Une erreur ?
list-undo-last = Annuler la dernière étape
list-undo-hint = Pour corriger une seule partie, ouvrez-la sous « Feuille ».
list-undo-sure = La dernière étape de cette feuille sera annulée.
list-undo-yes = Oui, l’annuler
list-undo-no = Non
list-undo-waits = Des saisies sont encore en cours d’envoi. Vous pouvez corriger une partie sous « Feuille ».
list-undo-offline = Il faut être connecté au réseau. Vous pouvez corriger une partie sous « Feuille ».
list-undo-nothing = Il n’y a rien à annuler.
list-undo-changed = Quelqu’un d’autre vient de changer la feuille. Vérifiez-la, puis réessayez.
list-undo-unheard = Le serveur n’a pas répondu. Vérifiez la feuille quand le réseau sera revenu.
list-undone = La dernière étape est annulée.
list-look-and-language = Langue et affichage
list-large-print = Gros caractères…
list-to-hall = Places et classement
list-kept-hint = Vos saisies restent sur ce téléphone jusqu’à ce qu’elles soient envoyées, même si vous fermez la page.

## The code of a table, which is valid all day

table-title = Table { $table }
table-now = La table { $table } joue maintenant la série { $series } : { $names }.
table-scan-there = Pour ouvrir cette feuille, scannez le code posé sur la table, ou tapez le code PIN imprimé en dessous.
table-early = La série { $series } n’a pas encore commencé. À la table { $table } : { $names }. Cette page ouvrira la feuille dès que la série commencera.
table-empty = La table { $table } n’a pas encore de feuille. Cette page l’ouvrira dès qu’il y en aura une.
table-other-day = Ce code était pour le jour { $day }. La table { $table } joue maintenant la série { $series } : { $names }.
table-other-table = C’est le code de la table { $table } (série { $series } : { $names }), mais ce téléphone tient la feuille de la table { $kept }.
table-go = Vers la feuille de la table { $table }
table-back = Revenir à la feuille de la table { $table }
table-keep = Tenir la feuille de la table { $table } sur ce téléphone
table-code-wrong = Scannez le code posé maintenant sur votre table, ou choisissez la table sur la page du tournoi et tapez le code PIN.
