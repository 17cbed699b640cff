### Importing lists of players, exporting tables.

## Column headings

exchange-column-number = N°
exchange-column-name = Nom
exchange-column-first-name = Prénom
exchange-column-last-name = Nom de famille
exchange-column-club = Club
exchange-column-team = Équipe
exchange-column-tandem = Tandem
exchange-column-classes = Catégorie
exchange-column-presence = Présence
exchange-column-table = Table
exchange-column-seat = Place
exchange-column-place = Rang
exchange-column-members = Membres
exchange-column-rating = Points de classement
exchange-column-card-points = Points de cartes
exchange-column-crosses = Croix
exchange-column-games = Parties
exchange-column-penalty = Pénalité
exchange-column-lot = Tirage
exchange-column-time = Feuille arrêtée avant la fin
exchange-column-dropped = Écartées
exchange-column-series = Série
exchange-column-day = Jour
exchange-column-game = Partie
exchange-column-round = Ronde
exchange-column-dealer = Donneur
exchange-column-ending = Fin
exchange-column-winner = Gagnant
exchange-column-remark = Remarque
exchange-seat-number = Place { $seat }, n°
exchange-seat-name = Place { $seat }, nom
exchange-seat-hand = Place { $seat }, main
exchange-seat-card-points = Place { $seat }, points de cartes
exchange-seat-rating = Place { $seat }, points de classement

## Cells

exchange-by-lot = tiré au sort
exchange-void = Annulée ({ $clause })
exchange-thrown-in = Main jetée sans être comptée : place { $seats } (T15)

## Names of tables and files

exchange-table-entries = Inscriptions
exchange-table-seating = Places, série { $series }
exchange-table-ranking = Classement
exchange-table-lists = Toutes les feuilles de jeu
exchange-table-log = Procès-verbal

## A file that cannot be read at all

exchange-obstacle-empty = Il n’y a rien à lire. Choisissez un fichier avec des noms, ou collez des noms.
exchange-obstacle-too-large = Le fichier dépasse { $most } Mo. Enregistrez-en un plus petit, avec les joueurs seulement.
exchange-obstacle-too-many-rows = Il y a plus de { $most } lignes. Ne gardez que les joueurs.
exchange-obstacle-too-many-columns = Il y a plus de { $most } colonnes. Ne gardez que le nom, le club et ce qui concerne l’inscription.
exchange-obstacle-no-table = Ce n’est pas un tableau. Enregistrez-le en Excel (.xlsx) ou en CSV, ou copiez les noms et collez-les.
exchange-obstacle-open-document = Les fichiers LibreOffice ne peuvent pas être lus. Dans LibreOffice, enregistrez le fichier en Excel (.xlsx) ou en CSV.
exchange-obstacle-old-excel = C’est un ancien fichier Excel, ou il a un mot de passe. Dans Excel, enregistrez-le en .xlsx, sans mot de passe.
exchange-obstacle-damaged = Ce fichier Excel est endommagé. Ouvrez-le dans Excel et enregistrez-le de nouveau.
exchange-obstacle-swollen = Une fois décompressé, ce fichier Excel est bien plus gros qu’une liste de joueurs. Copiez les joueurs dans un nouveau fichier.

## Remarks on a row, a column or the whole file

exchange-trouble-no-name = Cette ligne n’a pas de nom : elle est ignorée (« { $value } »).
exchange-trouble-no-letters = « { $value } » ne ressemble pas à un nom.
exchange-trouble-bad-number = « { $value } » n’est pas un numéro de joueur. Le prochain numéro libre est utilisé.
exchange-trouble-bad-mark = Colonne « { $column } » : « { $value } » ne veut dire ni oui ni non. Cela compte comme non.
exchange-trouble-same-row = { $name } figure aussi à la ligne { $line } : ce joueur n’est inscrit qu’une fois.
exchange-trouble-too-long = « { $value } » est trop long : le texte est coupé après { $most } caractères.
exchange-trouble-too-many-classes = Trop de catégories : « { $value } ». Seules les premières sont utilisées.
exchange-trouble-formula = Colonne « { $column } » : le fichier contient une formule sans son résultat. Ouvrez-le dans Excel et enregistrez-le de nouveau.
exchange-trouble-error-cell = Colonne « { $column } » : Excel affiche une erreur ici. La cellule reste vide.
exchange-trouble-date-cell = Colonne « { $column } » : Excel a transformé la valeur en date ({ $value }). Vérifiez cette valeur.
exchange-trouble-merged = Colonne « { $column } » : « { $value } » est une cellule fusionnée et vaut pour chacune de ses lignes.
exchange-trouble-dash = Colonne « { $column } » : un tiret compte comme une cellule vide.
exchange-trouble-empty-row = Cette ligne est vide : elle est ignorée.
exchange-trouble-above-heading = « { $value } » se trouve au-dessus des en-têtes et n’est pas lu.
exchange-trouble-unknown-column = La colonne « { $column } » n’est pas reconnue : elle est ignorée.
exchange-trouble-same-column = La colonne « { $column } » veut dire la même chose que « { $other } » : elle est ignorée.
exchange-trouble-no-heading = { $club ->
    [0] Il n’y a pas d’en-têtes : chaque ligne est lue comme un nom, avec un numéro de joueur et un club s’il y en a.
   *[other] Il n’y a pas d’en-têtes : la colonne { $name } est lue comme le nom, la colonne { $club } comme le club. Si c’est faux, ajoutez une ligne d’en-têtes.
  }
exchange-trouble-no-heading-two-names = Il n’y a pas d’en-têtes : la colonne { $last } est lue comme le nom de famille, la colonne { $first } comme le prénom{ $club ->
    [0] {""}
   *[other] , la colonne { $club } comme le club
  }. Si c’est faux, ajoutez une ligne d’en-têtes.
exchange-trouble-quotes = Les guillemets ne vont pas par paires. Ils sont lus comme une partie des noms.
exchange-trouble-other-sheets = Seule la feuille « { $sheet } » est lue. Ignorées : { $names }.
exchange-trouble-nobody = Aucun joueur n’a été trouvé.

## Meanings of columns

exchange-meaning-number = Numéro de joueur
exchange-meaning-name = Nom
exchange-meaning-first-name = Prénom
exchange-meaning-last-name = Nom de famille
exchange-meaning-club = Club
exchange-meaning-team = Équipe
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Catégories
exchange-meaning-class = Catégorie « { $title } »
exchange-meaning-ignored = Ignorée

## Problems

problem-bad-people = { $reason }
problem-no-export = Ce tableau n’existe pas. Vérifiez l’adresse.
problem-no-paper = Ce document n’existe pas. Vérifiez l’adresse.
problem-not-printed = Le document n’a pas pu être créé. Réessayez dans un instant.
problem-no-printer = Ce serveur ne peut pas créer de fichiers PDF : le programme nécessaire manque. Parlez-en à l’administrateur du serveur.
problem-no-excel = Ce serveur ne peut ni lire ni écrire de fichiers Excel : le programme nécessaire manque. Utilisez plutôt CSV.

## Tournois entiers

tournament-copy-name = { $name } (copie)
tournament-upload-no-tournament = Ce n’est pas un fichier de tournoi. Choisissez le fichier enregistré avec « Enregistrer le tournoi dans un fichier ».
tournament-upload-changed = À partir de la ligne { $line }, le fichier n’est plus tel qu’il a été écrit : quelque chose a été modifié, supprimé ou déplacé. Rien n’a été ouvert. Utilisez une copie plus ancienne.
tournament-upload-too-new = Le fichier vient d’une version plus récente du programme (ligne { $line }). Installez cette version ici, puis ouvrez de nouveau le fichier.
tournament-upload-too-large = Un fichier de tournoi a 8 Mo au plus ; celui-ci est plus grand. Vérifiez que c’est le bon.
tournament-upload-impossible = Le fichier contient des étapes impossibles dans un tournoi. Rien n’a été ouvert. Utilisez une copie plus ancienne.
tournament-upload-played-here = Une série de ce tournoi se joue en ce moment aux tables d’un autre serveur, qu’on ne peut pas emporter. Clôturez-y la série, puis enregistrez de nouveau le fichier.
problem-bad-tournament-file = { $reason }
problem-already-here = « { $name } » est déjà ici{ $compared ->
    [same] , exactement comme dans le fichier.
    [less] . Le fichier a moins d’étapes : il est plus ancien.
   *[more] . Le fichier a plus d’étapes : le tournoi a été poursuivi ailleurs.
  }
problem-no-state = Cette étape n’existe pas dans le journal. Choisissez-en une dans la liste.
problem-no-copies = Ce serveur n’a pas de dossier pour les copies. Démarrez-le avec --copy-to DOSSIER.
problem-copy-while-played = Une série se joue en ce moment aux tables de ce serveur, qu’on ne peut pas copier. Clôturez d’abord la série.
