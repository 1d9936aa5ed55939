# La ligne de commande, en français.

# Une partie dans le terminal
welcome = { $name } : { $tagline }
how-to-talk = Tu peux aussi taper : { $words }. « ? » affiche l’aide.
your-move = Ton coup
to-go-on-or-undo = Entrée : continuer · undo : annuler ce coup
look-away = Les autres, ne regardez pas ! { $player }, appuie sur Entrée quand personne d’autre ne voit l’écran
no-such-choice = Le choix { $number } n’existe pas. Tape un numéro de 1 à { $last }.
not-understood = { $text } n’est ni un coup ni une commande. Tape « ? » pour voir ce que tu peux faire.
undone = Coup annulé.
saved = Enregistré sous { $file }.
save-where = Tape un nom de fichier : « save FICHIER ».
load-what = Tape un nom de fichier : « load FICHIER ».
not-saved = Impossible d’écrire { $file } : { $why }. Essaie un autre endroit. La partie n’est pas perdue.
loaded = { $file } chargé : { $moves } coups.
other-game = { $file } est une partie de { $found }, mais à cette table on joue à { $wanted }. Tape « quit », puis lance « speeltafel play --load FICHIER ».
kept-for-later = La partie est enregistrée. Pour continuer : { $command }
bye = À la prochaine.
final-scores = Score final
winner = victoire
bot-name = Bot { $number }
help-words =
    help, ?   afficher cette aide
    log    afficher tout ce qui s’est passé
    undo   annuler ton dernier coup, si c’est permis
    save FICHIER, load FICHIER   enregistrer ou charger une partie
    { $codes }   { $languages }
    quit   quitter (la partie est enregistrée)

# Tableaux de jeux et de nombres
column-game = Jeu
column-players = Joueurs
column-about = En deux mots
column-seat = Place
column-bot = Bot
column-wins = Victoires
column-interval = Intervalle à 95 %
column-score = Score moyen
column-deviation = ± écart type
simulated = { $games } parties de { $name } à { $players } joueurs, graine { $seed }
game-length = { $mean } décisions par partie ({ $shortest } à { $longest })
took = { $decisions } décisions en { $seconds } s
records-written = Enregistrements : { $file }
exporting = Écriture
exported = { $file } contient { $decisions } décisions.
export-what = Choisis les parties : --game et --players, ou --records.
export-records-alone = Les enregistrements contiennent déjà le jeu, les joueurs et les options. Utilise --records seul.
simulating = Simulation
warming-up = Préparation (un jeu n’est compilé qu’une fois)

# Rejouer
record-number = Partie { $number } : { $name }, { $players } joueurs, { $moves } coups
record-unfinished = La partie n’est pas finie : après le coup { $moves }, c’est { $actor } qui doit jouer.
record-error = Partie { $number } : { $why }
no-records = { $file } ne contient aucune partie enregistrée.
all-valid = { $records ->
        [one] La partie enregistrée est valide.
       *[other] Les { $records } parties enregistrées sont toutes valides.
    }
some-invalid = Parties enregistrées non valides : { $bad } sur { $records }.

# Ce qui ne va pas
file-missing = Fichier { $file } introuvable. Vérifie le nom.
file-unreadable = Impossible de lire { $file } : { $why }.
file-unwritable = Impossible d’écrire { $file } : { $why }.
number-too-small = { $option } doit valoir au moins { $least }, pas { $found }.
variable-not-a-number = La variable d’environnement { $variable } doit être un nombre entier, pas { $found }.
too-many-people = { $people } personnes ne tiennent pas à une table de { $players }. Augmente --players ou réduis --people.
names-too-many = { $names } noms, c’est trop pour { $players } joueurs.
option-not-pair = { $found } n’est pas une option. Écris NOM=VALEUR, avec la valeur en JSON.
name-bad = { $name } n’est pas un nom valide. Un nom ne peut pas dépasser { $most } caractères imprimables.
load-alone = La partie enregistrée contient déjà le jeu, les joueurs et les options. Utilise --load seul.
unexpected = C’est une erreur du programme, pas la tienne ({ $kind } : { $detail }). Signale-la, s’il te plaît. Avec SPEELTAFEL_TRACEBACK=1, tu en verras plus.
stopped = Arrêté.

# Vitesse
bench-about = Décisions au hasard par seconde, sur un cœur
column-plain = Non compilé
column-compiled = Compilé
column-first = Premier coup

# Un hasard équitable
proof-fair = Partie { $number } : équitable. Les { $events } lancers, tirages et donnes sont justes. Ils viennent du secret du serveur (engagement { $commitment }) et des nombres des joueurs, promis avant que quiconque ne montre le sien.
proof-alone = Partie { $number } : équité non prouvée. Les { $events } lancers, tirages et donnes viennent du secret du serveur (engagement { $commitment }). Aucun joueur n’a ajouté de nombre, donc le serveur aurait pu les choisir.
proof-partial = Partie { $number } : inachevée. { $events ->
    [one] Le premier tirage ({ $events }) est juste
   *[other] Les { $events } premiers lancers, tirages et donnes sont justes
} (engagement { $commitment }). Le reste ne peut pas être vérifié.
proof-before = Partie { $number } : valide selon l’ancienne méthode. Les { $events } lancers, tirages et donnes viennent du secret du serveur (engagement { $commitment }) et des nombres ajoutés à découvert. Le dernier à ajouter un nombre, même un bot, aurait pu choisir le résultat.
proof-added-by = Nombre aléatoire ajouté par : { $players }.
proof-withheld = Ces joueurs ont promis un nombre sans jamais l’envoyer : { $players }. Avec l’aide du serveur, chacun d’eux aurait pu choisir entre deux résultats.
proof-covers = La preuve couvre le jeu, les options et les noms, mais pas les coups des joueurs.
proof-covers-not-date = La preuve couvre le jeu, les options et les noms, mais pas la date ni les coups des joueurs.
proof-give-all = N’importe qui peut inventer un enregistrement valide. Pour vérifier que c’est bien ta partie, ajoute --commitment, --mine et --terms. La page a gardé ces valeurs pour toi.
proof-give-more = Pour savoir que personne d’autre n’a choisi le résultat, ajoute ton propre nombre (--mine) et les conditions que tu as acceptées (--terms).

# Tournois
tournament-of = { $name }, { $players } joueurs, graine { $seed } : { $games } parties pour chaque paire de bots. À chaque partie, un bot joue seul contre des copies de l’autre. Part équitable des victoires : { $fair }.
one-against = Bot \ adversaires
column-rating = Cote
column-time = Temps par coup
plot-title = { $name }, { $players } joueurs : un bot contre les autres

# Le classement
evaluated = { $agent }, seul contre les autres : { $name }, { $players } joueurs, graine { $seed }, version { $version }. Part équitable des victoires : { $fair }.
column-opponent = Contre
column-games = Parties

# Résoudre
solving = Résolution
sweep = { $title }, passe { $number } : résidu { $residual }
solved = { $positions } positions, { $sweeps } passes, résidu { $residual }.
first-player = Si tout le monde joue parfaitement, le premier joueur gagne { $chance } des parties (une égalité compte pour moitié).
checked-in-play = Vérification : en { $games } parties entre Maîtres, le premier joueur en a gagné { $share } ± { $reach }.
exploited = Un adversaire qui sait comment joue { $level } gagne { $share } des parties ({ $more } de plus que la moitié).

# Garder les tables
backed-up = Toutes les tables sont enregistrées dans { $file } : { $size } Mo.
restored = Restauré depuis { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Si un serveur tourne, il les utilise désormais.
tables-checked = { $tables ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
    } : { $bad ->
    [0] tout est lisible.
    [one] { $bad } est illisible.
   *[other] { $bad } sont illisibles.
    }
table-bad = { $table } : illisible à partir de l’événement { $number } : { $why }.
table-savable = Ce qui précède est lisible : { $batches } lots sur { $all }, { $steps } étapes du jeu.
table-lost = Rien n’est récupérable : même le début de cette table est illisible.
log-gap = il manque des événements juste avant
log-misshapen = cet événement est inconnu ({ $detail })
log-senseless = il ne correspond pas aux événements précédents ({ $kind })
table-patched = { $table } : continue avec la version { $after } des règles au lieu de la { $before }. { $same ->
    [yes] Sa position reste la même.
   *[no] Sa position change, et peut-être aussi les coups possibles.
    }
table-not-patched = { $table } : garde la version { $before } des règles. Avec la version { $after }, l’événement { $number } est impossible : { $why }.
patch-nobody = ce ne serait à personne de jouer
tables-patched = Tables avec d’anciennes règles : { $found }. { $found ->
    [0] Il n’y a rien à faire.
   *[other] { $changed ->
        [yes] Modifiées : { $patched }.
       *[no] Modifiables : { $patched }. Rien n’a été modifié.
    }
    }
tables-cleaned = { $tables ->
    [0] Aucune table n’avait plus de { $days } jours ; rien n’a été supprimé.
    [one] { $tables } table avait plus de { $days } jours et a été supprimée.
   *[other] { $tables } tables avaient plus de { $days } jours et ont été supprimées.
    }
token-asked = Jeton d’identité de la personne dont il faut effacer les données
person-erased = Tables supprimées pour cette personne : { $removed }. Tables avec d’autres joueurs où son nom et ses messages ont été effacés : { $blanked }.

# Le docteur
doctor-database = La base de données fonctionne. Tables de jeu enregistrées : { $tables }.
doctor-strangers = D’autres rôles PostgreSQL peuvent se connecter à la base ({ $roles }). Ils pourraient voir toutes les mains et tous les secrets. Pour l’empêcher : REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = Un serveur utilise la base de données en ce moment.
doctor-thinkers = Workers pour les bots et les analyses : { $count }.
doctor-no-thinkers = Des serveurs tournent, mais il n’y a aucun worker pour les bots et les analyses. Lance `speeltafel think` avec la même --database, ou un serveur avec --bot-workers 1 ou plus.
doctor-disk = Le fichier fait { $size } Mo, et il reste { $free } Mo sur le disque.
doctor-page = La page web a bien été générée.
doctor-no-page = La page web n’a pas été générée : les navigateurs n’affichent rien. Lance ./play --setup, ou installe un wheel.
doctor-port-free = Le port { $port } de { $host } est libre.
doctor-server = Un serveur tourne sur { $host }, port { $port }, et il peut enregistrer les parties.
doctor-server-ill = Un serveur tourne sur { $host }, port { $port }, mais il ne peut pas enregistrer les parties. Regarde son journal.
doctor-port-taken = Un autre programme utilise déjà le port { $port } de { $host }. Choisis un autre port avec --port.
doctor-files = Le système permet { $limit } fichiers ouverts. Chaque connexion en demande un.
doctor-few-files = Le système ne permet que { $limit } fichiers ouverts, et chaque connexion en demande un. Augmente la limite (ulimit -n, ou LimitNOFILE dans systemd).
doctor-time = L’horloge de cette machine indique { $now } (UTC).
doctor-time-wrong = L’horloge de cette machine n’est pas à l’heure ({ $now } UTC). Règle-la.
doctor-time-back = Un serveur a noté une heure plus tardive que celle de cette machine. Vérifie si l’horloge a été retardée.
doctor-uvicorn = uvicorn { $found } est une version testée.
doctor-other-uvicorn = uvicorn { $found } n’est pas une version testée, donc les messages partent plus lentement. Installe 0.54.

# Analyses
reviewing = Analyse des décisions
record-heading = { $name }, { $players } joueurs, { $moves } coups
review-one-game = { $file } contient { $records } parties, mais on n’en analyse qu’une à la fois. Mets cette partie dans un fichier à part.
review-plot-format = Impossible d’enregistrer la courbe sous { $file }. Choisis un nom qui se termine par : { $known }.
review-turning-points = Tournants
review-at = Au coup { $number } :
review-account = D’où vient le résultat (en victoires sur 100 parties)
review-who-gave = Qui a aidé qui par ses décisions
review-decisions = Décisions marquantes (d’après ce que le joueur pouvait voir)
review-no-marks = Pas d’erreur nette.
review-how = Les colonnes Départ, Chance, Ses coups, Coups des autres et Réévaluation s’additionnent pour donner le résultat. Erreurs : la part des chances de victoire en jeu qu’un joueur a laissée filer. Les pertes sont comptées en victoires sur 100 parties, si tout le monde continue comme un Habitué.
review-how-exact = Les colonnes Départ, Chance, Ses coups, Coups des autres et Réévaluation s’additionnent pour donner le résultat. Erreurs : la part des chances de victoire en jeu qu’un joueur a laissée filer. Les pertes sont exactes jusqu’à la fin du tour.
review-plotted = La courbe est enregistrée dans { $file }.
column-player = Joueur
column-start = Départ
column-luck = Chance
column-own = Ses coups
column-others = Coups des autres
column-judge = Réévaluation
column-result = Résultat
column-errors = Erreurs
column-marks = Marques
column-gave = A donné
review-plot-chance = Chances de victoire, %
review-plot-moves = Coups, lancers et donnes

# Leçons
lesson-go-on = Appuie sur Entrée pour continuer
no-lesson = Il n’y a pas encore de leçon pour { $game_name }. Pour les règles, lance speeltafel play { $game_name } et tape help.

# Sans serveur
pocket-written = Les fichiers sont dans { $folder } ({ $size } Mo). Copie le dossier sur ton hébergement web, ou essaie-le ici : python -m http.server --directory { $folder }

# Au démarrage d’un serveur
serve-open = Speeltafel est lancé.
serve-here = Sur cet ordinateur : { $address }
serve-network = Sur ton réseau : { $address }
serve-scan = Scanne ce code avec un téléphone :
serve-alone = On ne peut jouer que sur cet ordinateur. Pour ouvrir la page à ton réseau, ajoute --host 0.0.0.0 à « serve ».
serve-asks = Pour l’instant, on ne peut jouer que sur cet ordinateur. Pour jouer aussi sur téléphone, choisis « Jouer entre amis » sur la page.
serve-code = Code de la nouvelle table : { $code }
serve-stop = Appuie sur Ctrl+C pour arrêter.
logs-unknown = Format de journal inconnu : { $found }. Choix possibles : { $known }.
