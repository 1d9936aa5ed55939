# La ligne de commande, en français.

# Une partie dans le terminal
welcome = { $name } : { $tagline }
how-to-talk = Tu peux aussi dire : { $words }. « ? » t’aide.
your-move = Ton coup
to-go-on-or-undo = Entrée : continuer · undo : reprendre ce coup
look-away = Les autres regardent ailleurs. { $player }, appuie sur Entrée quand personne d’autre ne voit l’écran
no-such-choice = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $last }.
not-understood = { $text } n’est ni un coup ni un mot que je connais. Tape « ? » pour voir ce que tu peux faire.
undone = Coup repris.
saved = Enregistré sous { $file }.
save-where = Dis où : « save FICHIER ».
load-what = Dis quoi : « load FICHIER ».
not-saved = { $file } n’a pas pu être écrit : { $why }. La partie continue ; essaie un autre endroit.
loaded = { $file } chargé : { $moves } coups.
other-game = { $file } est une partie de { $found }, à cette table on joue à { $wanted }. Quitte avec « quit » et lance-la avec « speeltafel play --load FICHIER ».
kept-for-later = La partie est gardée. Pour continuer : { $command }
bye = À la prochaine.
final-scores = Scores finaux
winner = victoire
bot-name = Bot { $number }
help-words =
    help, ?   cette aide
    log    tout ce qui s’est passé
    undo   reprendre ton dernier coup, là où c’est permis
    save FICHIER, load FICHIER   une partie enregistrée
    { $codes }   { $languages }
    quit   quitter ; la partie est gardée

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
export-what = Dis quelles parties : --game et --players, ou --records.
export-records-alone = Des parties enregistrées ont leurs propres jeu, joueurs et options : donne --records sans le reste.
simulating = On joue
warming-up = Échauffement (un jeu est compilé une seule fois)

# Rejouer
record-number = Partie { $number } : { $name }, { $players } joueurs, { $moves } coups
record-unfinished = La partie n’est pas finie : après le coup { $moves }, c’est { $actor } qui doit jouer.
record-error = Partie { $number } : { $why }
no-records = Il n’y a aucune partie enregistrée dans { $file }.
all-valid = { $records ->
        [one] La partie enregistrée est valable.
       *[other] Les { $records } parties enregistrées sont toutes valables.
    }
some-invalid = Parties enregistrées non valables : { $bad } sur { $records }.

# Ce qui ne va pas
file-missing = Il n’y a pas de fichier { $file }.
file-unreadable = { $file } est illisible : { $why }.
file-unwritable = { $file } ne peut pas être écrit : { $why }.
number-too-small = { $option } doit valoir au moins { $least }, pas { $found }.
variable-not-a-number = { $variable } dans l’environnement doit être un nombre entier, pas { $found }.
too-many-people = { $people } personnes ne tiennent pas à une table de { $players }.
names-too-many = { $names } noms pour { $players } joueurs, c’est trop.
option-not-pair = { $found } n’est pas une option : écris NOM=VALEUR, avec la valeur en JSON.
name-bad = { $name } ne peut pas être un nom : un nom a au plus { $most } caractères imprimables.
load-alone = Une partie enregistrée a ses propres jeu, joueurs et options : donne --load sans le reste.
unexpected = Quelque chose cloche dans le programme lui-même, pas dans ce que tu as fait ({ $kind } : { $detail }). Avec SPEELTAFEL_TRACEBACK=1 il en dit plus ; signale-le, s’il te plaît.
stopped = Arrêté.

# Vitesse
bench-about = Décisions au hasard par seconde, sur un cœur
column-plain = Simple
column-compiled = Compilé
column-first = Premier coup

# Un hasard équitable
proof-fair = Partie { $number } : équitable. Les { $events } tirages découlent tous de ce à quoi le serveur s’était engagé avant la partie (engagement { $commitment }) et des parts que les joueurs avaient promises avant que quiconque montre la sienne.
proof-alone = Partie { $number } : équité non démontrée. Les { $events } tirages découlent tous de ce à quoi le serveur s’était engagé (engagement { $commitment }), mais aucun joueur n’a rien ajouté : le serveur aurait pu choisir.
proof-partial = Partie { $number } : inachevée. Jusqu’ici, { $events ->
    [one] { $events } tirage découle
   *[other] { $events } tirages découlent
} de la preuve (engagement { $commitment }) ; du reste, on ne peut rien dire.
proof-before = Partie { $number } : tient selon l’ancienne méthode. Les { $events } tirages découlent tous du secret du serveur (engagement { $commitment }) et de ce que les places ont ajouté à découvert ; la dernière à ajouter, même celle d’un bot, aurait pu choisir.
proof-added-by = Ont ajouté au hasard : { $players }.
proof-withheld = Part promise et jamais montrée : { $players }. De mèche avec le serveur, chaque personne nommée pouvait choisir entre deux parties.
proof-covers = La preuve couvre le jeu, les options et les noms ; pas les coups des joueurs.
proof-covers-not-date = La preuve couvre le jeu, les options et les noms ; pas la date ni les coups des joueurs.
proof-give-all = N’importe qui peut fabriquer un enregistrement qui tient. Que c’est bien la partie que tu as jouée, --commitment, --mine et --terms le montrent : la page les garde pour toi.
proof-give-more = Que personne d’autre n’a choisi, ta propre part et les conditions sous lesquelles tu l’as montrée te le prouvent : donne --mine et --terms.

# Tournois
tournament-of = { $name }, { $players } joueurs : { $games } parties entre chaque paire de bots, graine { $seed }. Un bot contre une table des autres ; une part équitable est { $fair }.
one-against = Un \ les autres
column-rating = Cote
column-time = Temps par coup
plot-title = { $name }, { $players } joueurs : un contre les autres

# Le classement
evaluated = { $agent }, en solo à { $name } pour { $players } ; graine { $seed }, version { $version }. Une part équitable est { $fair }.
column-opponent = Contre
column-games = Parties

# Résoudre
solving = Résolution
sweep = { $title }, passe { $number } : résidu { $residual }
solved = { $positions } positions, { $sweeps } passes, résidu { $residual }.
first-player = Si tout le monde joue parfaitement, qui commence gagne dans { $chance } des cas (une égalité compte pour moitié).
checked-in-play = Sur { $games } parties entre maîtres, selon les règles : { $share } ± { $reach }.
exploited = Qui connaît les habitudes de { $level } gagne contre lui dans { $share } des cas : { $more } de plus que la moitié.

# Garder les tables
backed-up = { $file } contient toutes les tables telles qu’elles étaient à l’instant : { $size } Mo.
restored = Les tables sont maintenant celles de { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }. Un serveur en marche continue avec elles.
tables-checked = { $tables ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
    } : { $bad ->
    [0] tout est lisible.
    [one] { $bad } est illisible.
   *[other] { $bad } sont illisibles.
    }
table-bad = { $table } : illisible à partir de l’événement { $number } : { $why }.
table-savable = Jusque-là, c’est lisible : { $batches } lots sur { $all }, { $steps } étapes de la partie.
table-lost = Rien ne peut en être sauvé : même sa préparation est illisible.
log-gap = il manque des événements avant lui
log-misshapen = ce n’est pas un événement que nous connaissons ({ $detail })
log-senseless = il ne va pas avec ce qui précède ({ $kind })
tables-cleaned = { $tables ->
    [0] Aucune table n’avait plus de { $days } jours ; rien n’a été supprimé.
    [one] { $tables } table avait plus de { $days } jours et a été supprimée.
   *[other] { $tables } tables avaient plus de { $days } jours et ont été supprimées.
    }
token-asked = Le jeton d’identité de la personne à oublier
person-erased = Oubli fait. Tables supprimées : { $removed }. Autres tables, où d’autres personnes ont joué, dont son nom et ses messages ont été effacés : { $blanked }.

# Le docteur
doctor-database = La base de données est utilisable ; tables dedans : { $tables }.
doctor-strangers = D’autres rôles de ce PostgreSQL peuvent se connecter à la base ({ $roles }) et entendent ainsi chaque main et chaque secret que les serveurs se disent : REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = Un serveur joue dessus en ce moment.
doctor-thinkers = Processus qui réfléchissent pour les bots et les analyses : { $count }.
doctor-no-thinkers = Des serveurs y jouent, mais personne ne réfléchit pour les bots et les analyses : lance `speeltafel think` avec la même --database, ou un serveur avec --bot-workers 1 ou plus.
doctor-disk = Le fichier fait { $size } Mo, et il reste { $free } Mo à côté.
doctor-page = La page est là.
doctor-no-page = La page n’a pas été construite, les navigateurs ne trouveront donc rien : lance ./play --setup, ou installe un wheel.
doctor-port-free = { $host }, port { $port }, est libre pour un serveur.
doctor-server = Un serveur répond à { $host }, port { $port }, et peut enregistrer.
doctor-server-ill = Un serveur répond à { $host }, port { $port }, mais ne peut pas enregistrer : regarde son journal.
doctor-port-taken = Autre chose répond à { $host }, port { $port } : choisis-en un autre avec --port.
doctor-files = Le système permet { $limit } fichiers ouverts, et chacun peut être une connexion.
doctor-few-files = Le système ne permet que { $limit } fichiers ouverts, donc pas plus de connexions : augmente cette limite (ulimit -n, ou LimitNOFILE dans systemd).
doctor-time = L’horloge de cette machine indique { $now } (UTC).
doctor-time-wrong = L’horloge de cette machine indique { $now } (UTC), ce qui est impossible : règle-la.
doctor-time-back = Un serveur a noté ici une heure plus tardive que celle de cette machine : a-t-on retardé l’horloge ?
doctor-uvicorn = uvicorn { $found } fait partie des versions essayées.
doctor-other-uvicorn = uvicorn { $found } ne fait pas partie des versions essayées, les messages partent donc plus lentement : installe 0.54.

# Analyses
reviewing = Le jury examine les décisions
record-heading = { $name }, { $players } joueurs, { $moves } coups
review-one-game = { $file } contient { $records } parties ; on en analyse une à la fois. Mets celle que tu veux dans un fichier à elle.
review-plot-format = { $file } n’est pas une image que nous savons dessiner : termine son nom par { $known }.
review-turning-points = Tournants
review-at = Au coup { $number } :
review-account = D’où cela vient, en pour cent de victoire
review-who-gave = Qui, par ses décisions, a donné combien à qui
review-decisions = Décisions qui méritent un mot, d’après ce qu’on pouvait savoir
review-no-marks = Personne ne s’est trompé de façon mesurable.
review-how = Le départ, la chance, son propre jeu, le jeu des autres et ce que le jury a revu font ensemble le résultat. Erreurs : la part perdue de ce qui était en jeu dans ses décisions. Les pertes sont comptées sur 100 parties où tout le monde continue comme un Habitué.
review-how-exact = Le départ, la chance, son propre jeu, le jeu des autres et ce que le jury a revu font ensemble le résultat. Erreurs : la part perdue de ce qui était en jeu dans ses décisions. Les pertes sont exactes jusqu’à la fin du tour.
review-plotted = La courbe est dans { $file }.
column-player = Joueur
column-start = Départ
column-luck = Chance
column-own = Son jeu
column-others = Jeu des autres
column-judge = Jury
column-result = Résultat
column-errors = Erreurs
column-marks = Marques
column-gave = A donné
review-plot-chance = Chances de victoire, %
review-plot-moves = Coups et tirages

# Leçons
lesson-go-on = Appuie sur Entrée pour continuer
no-lesson = Il n’y a pas encore de leçon pour { $game_name }. Ses règles : speeltafel play { $game_name }, puis tape help.
