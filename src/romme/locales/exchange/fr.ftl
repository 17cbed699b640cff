### Les listes de personnes qu’on lit, les tableaux qu’on écrit.

## En-têtes des tableaux

exchange-column-number = N°
exchange-column-name = Nom
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
exchange-column-card-points = Points des cartes
exchange-column-crosses = Croix
exchange-column-games = Parties
exchange-column-penalty = Pénalité
exchange-column-lot = Tirage
exchange-column-dropped = Non comptées
exchange-column-series = Série
exchange-column-day = Jour
exchange-column-game = Partie
exchange-column-round = Tour
exchange-column-dealer = Donneur
exchange-column-ending = Fin
exchange-column-winner = Gagnant
exchange-column-remark = Remarque
exchange-seat-number = Place { $seat }, n°
exchange-seat-name = Place { $seat }, nom
exchange-seat-hand = Place { $seat }, main
exchange-seat-card-points = Place { $seat }, points des cartes
exchange-seat-rating = Place { $seat }, points de classement

## Dans les tableaux

exchange-by-lot = tiré au sort
exchange-void = Nulle ({ $clause })
exchange-thrown-in = Main jetée sans compter, place { $seats } (T15)

## Le nom des tableaux et des fichiers

exchange-table-entries = Inscriptions
exchange-table-seating = Places, série { $series }
exchange-table-ranking = Classement
exchange-table-lists = Toutes les feuilles de jeu
exchange-table-log = Procès-verbal

## Pourquoi rien ne peut être lu

exchange-obstacle-empty = Il n’y a rien dedans. Choisissez un fichier avec des noms, ou collez des noms.
exchange-obstacle-too-large = Le fichier a plus de { $most } Mo. Enregistrez-en un plus petit, avec les personnes seulement.
exchange-obstacle-too-many-rows = Il y a plus de { $most } lignes. N’y laissez que les personnes.
exchange-obstacle-too-many-columns = Il y a plus de { $most } colonnes. N’y laissez que le nom, le club et ce qui concerne l’inscription.
exchange-obstacle-no-table = Ce n’est pas un tableau. Enregistrez-le en Excel (.xlsx) ou en CSV, ou copiez les noms et collez-les.
exchange-obstacle-open-document = Les fichiers de LibreOffice ne peuvent pas être lus. Enregistrez le fichier en Excel (.xlsx) ou en CSV.
exchange-obstacle-old-excel = C’est un ancien fichier Excel, ou un fichier avec mot de passe. Enregistrez-le dans Excel en .xlsx, sans mot de passe.
exchange-obstacle-damaged = Ce fichier Excel est endommagé. Ouvrez-le dans Excel et enregistrez-le de nouveau.
exchange-obstacle-swollen = Ce fichier Excel contient bien plus qu’une liste de personnes. Copiez les personnes dans un nouveau fichier.

## Ce qui étonne dans une ligne, une colonne ou l’ensemble

exchange-trouble-no-name = Il n’y a pas de nom : « { $value } ». Personne n’est inscrit.
exchange-trouble-no-letters = « { $value } » ne ressemble pas à un nom.
exchange-trouble-bad-number = « { $value } » n’est pas un numéro de départ. Le prochain numéro libre est donné.
exchange-trouble-bad-mark = Colonne « { $column } » : « { $value } » ne veut dire ni oui ni non. Cela compte comme non.
exchange-trouble-same-row = { $name } figure déjà de la même façon à la ligne { $line } et n’est inscrit qu’une fois.
exchange-trouble-too-long = « { $value } » est trop long et coupé après { $most } caractères.
exchange-trouble-too-many-classes = Trop de catégories : « { $value } ». Seules les premières sont prises.
exchange-trouble-formula = Colonne « { $column } » : le résultat d’une formule n’est pas dans le fichier. Ouvrez le fichier dans Excel et enregistrez-le.
exchange-trouble-error-cell = Colonne « { $column } » : Excel y montre une erreur. La case reste vide.
exchange-trouble-date-cell = Colonne « { $column } » : Excel en a fait une date, { $value }. Vérifiez-la.
exchange-trouble-merged = Colonne « { $column } » : « { $value } » se trouve dans une case sur plusieurs lignes et vaut pour chacune.
exchange-trouble-dash = Colonne « { $column } » : un trait compte comme rien.
exchange-trouble-empty-row = La ligne est vide et sautée.
exchange-trouble-above-heading = « { $value } » se trouve au-dessus des en-têtes et est sauté.
exchange-trouble-unknown-column = La colonne « { $column } » n’est pas comprise et laissée de côté.
exchange-trouble-same-column = La colonne « { $column } » veut dire la même chose que « { $other } » et est laissée de côté.
exchange-trouble-no-heading = { $club ->
    [0] Il n’y a pas d’en-têtes : chaque ligne compte comme un nom, avec le numéro et le club à côté s’ils y sont.
   *[other] Il n’y a pas d’en-têtes : la colonne { $name } compte comme le nom, la colonne { $club } comme le club. Si ce n’est pas juste, ajoutez une ligne d’en-têtes.
  }
exchange-trouble-quotes = Les guillemets ne vont pas par paires. Ils comptent comme une partie des noms.
exchange-trouble-other-sheets = Seule la feuille « { $sheet } » est lue. Non lues : { $names }.
exchange-trouble-nobody = On n’y a trouvé personne.

## Comment les colonnes ont été comprises

exchange-meaning-number = Numéro de départ
exchange-meaning-name = Nom
exchange-meaning-first-name = Prénom
exchange-meaning-last-name = Nom de famille
exchange-meaning-club = Club
exchange-meaning-team = Équipe
exchange-meaning-tandem = Tandem
exchange-meaning-classes = Catégories
exchange-meaning-class = Catégorie « { $title } »
exchange-meaning-ignored = Laissée de côté

## Ce qui n’est pas possible

problem-bad-people = { $reason }
problem-no-export = Ce tableau n’existe pas.
problem-no-paper = Ce document n’existe pas.
problem-not-printed = Le document n’a pas pu être créé. Réessayez dans un instant.
problem-no-printer = Ce serveur ne peut pas imprimer : le programme qui fait les fichiers PDF manque. Demandez à la personne qui s’en occupe.
problem-no-excel = Ce serveur ne sait ni lire ni faire des fichiers Excel : le programme pour cela manque. Prenez CSV.
