# Ce que tous les jeux ont en commun, en français.

seat-name = Joueur { $number }
and = { $first } et { $last }

# Coups
move-not-text = Un coup doit être une chaîne de texte, comme celles de game.legal(), pas { $text }.
game-is-over = La partie est finie. Commences-en une nouvelle pour continuer à jouer.
not-to-move = Ce n’est pas le tour de ce joueur : il n’y a rien à choisir.
view-of-another-game = Cette vue vient de { $found }, mais ce bot joue à { $expected }.
nothing-to-undo = Tu ne peux plus annuler ce coup : des dés ou des cartes ont été révélés depuis, ou quelqu’un d’autre a joué.
no-such-seat = La place { $seat } n’existe pas. Choisis entre 0 et { $last }, ou None pour regarder.
seats-in-no-order = Nomme chaque place une fois, de 0 à { $last }.

# Noms
game-unknown = Jeu inconnu : { $found }. Choisis parmi : { $known }.
bot-unknown = Bot inconnu : { $found }. Choisis parmi : { $known }.
language-unknown = Langue inconnue : { $language }. Choisis parmi : { $known }.
scene-unknown = La leçon de { $game_name } n’a pas de scène { $scene }. Elle en a { $scenes }, comptées à partir de 0.
day-unknown = { $found } n’est pas une date. Écris par exemple 2026-11-16.
puzzles-none = Il n’y a pas encore d’énigmes pour { $game_name }.
lesson-too-long = C’est trop de coups pour une scène ({ $most } au plus). Recommence la scène.
players-out-of-range = { $game_name } se joue de { $few } à { $most } joueurs, pas à { $players }.
rules-unknown = Cette version de Speeltafel connaît les règles de { $game_name } jusqu’à la version { $newest }, pas la version { $found }. Installe une version plus récente de Speeltafel.
extra-missing = Il faut { $missing }, qui n’est pas installé. Installe l’extra « { $extra } » : pip install speeltafel[{ $extra }] ou, dans le dossier des sources, pip install ".[{ $extra }]".

# Options et données imprimées
argument-wrong-type = { $argument } doit être de type { $expected }, pas { $found }.
option-unknown = Option inconnue : { $option }. Choisis parmi : { $known }.
option-bad = Option { $where } : { $why }.
printed-bad = { $file }, ligne { $line }, { $where } : { $why }.
printed-unreadable = Impossible de lire { $file } : { $detail }.
value-wrong-type = { $detail }
own-box = Tu as la boîte ? Reporte ses valeurs dans printed.toml, dans le dossier speeltafel/games/{ $game }. Pour une seule table, utilise une copie de ce fichier : speeltafel play { $game } --options FICHIER.

# Parties enregistrées
record-bad-move = Coup { $number } : { $why }
record-refused = Impossible de rejouer cette partie enregistrée : { $why }
record-format = Ce fichier n’est pas une partie de Speeltafel. Son format est { $found }, pas { $expected }.
record-misshapen = Enregistrement non valide ({ $where }) : { $detail }.
record-not-json = Ce fichier n’est pas une partie enregistrée.
record-damaged = Cette partie enregistrée est abîmée ou incomplète (ligne { $line }, colonne { $column }).
record-not-utf8 = Ce fichier n’est pas une partie enregistrée : ce n’est pas du texte UTF-8.
record-not-object = Ce fichier n’est pas une partie enregistrée : ce n’est pas un objet JSON.
record-absurd = L’enregistrement a trop de niveaux imbriqués, ou contient un nombre beaucoup trop long.
record-key-twice = L’enregistrement contient deux fois la clé { $key }.
record-fraction = L’enregistrement contient le nombre { $number }. Seuls les nombres entiers sont permis.
record-too-big = L’enregistrement dépasse { $most } Mo.
record-too-long = L’enregistrement compte { $moves } coups. Le maximum est { $most }.
record-seats = L’enregistrement mentionne { $names } places, mais il y a { $players } joueurs.
record-name = L’enregistrement contient le nom { $name }. Un nom ne peut pas dépasser { $most } caractères imprimables.
record-played = La date de l’enregistrement est { $found }. Il faut une date ISO, comme 2026-11-16.
move-too-long = Un coup ne peut pas dépasser { $most } caractères.
move-not-a-pair = Chaque coup doit être une paire (joueur et coup), comme [0, "…"].
actor-chance = le hasard
actor-seat = la place { $seat }
actor-player = le joueur { $number } (place { $seat })
wrong-actor = ici, c’est { $expected } qui joue, pas { $found }.
result-missing = la partie se termine ici, mais l’enregistrement n’a pas de résultat.
result-too-early = l’enregistrement a un résultat, mais la partie n’est pas finie ici.
result-wrong = la partie se termine avec un autre résultat que celui de l’enregistrement.

# Simulations
bots-and-seats = Tu as indiqué { $bots } bots pour { $players } joueurs. Indique un bot pour toutes les places, ou un par place.
game-without-end = Une partie n’était pas finie après { $decisions } décisions. Avec ces options, elle ne finira peut-être jamais.

# Tables : pourquoi pas
seat-taken = { $player } est déjà à cette place. Choisis-en une autre.
seat-not-yours = Ce n’est pas ta place.
table-full = Toutes les places de cette table sont prises.
invite-wrong = Avec ce lien, tu peux seulement regarder. Demande le lien d’invitation.
offer-gone = Ce code a déjà servi ou il est trop ancien. Affiche-en un nouveau sur l’autre appareil.
host-only = Seul l’hôte peut faire ça.
seats-open = { $count ->
        [one] Une place est encore libre. Attends quelqu’un, ou installe un bot.
       *[other] { $count } places sont encore libres. Attends du monde, ou installe des bots.
    }
begun-needs-bots = Seules les parties contre des bots peuvent continuer ici.
nobody-plays = Il faut au moins une personne pour jouer.
already-started = La partie a déjà commencé.
game-starts = La partie va commencer. Un instant.
nothing-to-reveal = Il n’y a pas de nombre aléatoire à montrer pour l’instant.
share-not-promised = Ce n’est pas le nombre aléatoire que tu avais promis.
not-started = La partie n’a pas encore commencé.
game-goes-on = La partie n’est pas finie.
game-is-paused = La partie est en pause. Reprends-la d’abord.
not-your-turn = Ce n’est pas à toi de jouer.
position-gone = La partie a avancé. Regarde bien, puis choisis.
bot-plays-for-you = Un bot joue pour toi. Reprends d’abord ta place.
bot-plays-there = Un bot joue déjà pour { $player }.
player-is-here = { $player } est là. Un bot ne peut remplacer qu’un joueur absent.
player-just-left = { $player } vient de perdre la connexion. Dans { $seconds } s, un bot pourra prendre le relais.
you-play-yourself = Aucun bot ne joue pour toi : tu n’as pas besoin de reprendre ta place.
already-resigned = Ce joueur a abandonné : on ne peut plus reprendre sa place.
clock-is-yours = C’est ton temps qui s’écoule : seuls les autres peuvent mettre la partie en pause. Demande-leur.
nobody-waits = Personne n’attend { $player } en ce moment.
nudged-already = { $player } a déjà reçu un rappel pour ce coup. Attends encore un peu.
nudge-first = Envoie d’abord un rappel à { $player }.
wait-longer = Laisse encore { $seconds } s à { $player }.
days-off-no-days = On ne prend des jours de congé que dans une partie avec au moins un jour par coup.
days-off-none = Tu n’as pas pris de jours de congé.
days-off-enough = { $days ->
    [0] Tu n’as plus de jours de congé dans cette partie.
    [one] Il te reste un jour de congé dans cette partie.
   *[other] Il te reste { $days } jours de congé dans cette partie.
}
clock-decides = Cette table a une limite de temps. Quand le temps est écoulé, un bot prend le relais.
undo-too-late = Le temps pour ce coup est écoulé : tu ne peux plus l’annuler.
bot-makes-this-move = Ton temps est écoulé, alors le bot joue ce coup. Tu pourras reprendre ta place juste après.
nobody-is-back = Si la partie reprenait, seuls des bots joueraient. Quelqu’un doit d’abord reprendre sa place.
no-game-played = Aucune partie n’a été jouée à cette table, donc pas de revanche. Ouvre une nouvelle table.
rematch-is-set = La prochaine partie est déjà prête. Suis le lien affiché à cette table.
name-bad = Choisis un nom d’au plus { $most } caractères visibles.
chat-enough = Tu as envoyé { $most } messages à cette table. C’est le maximum pour une partie.
chat-full = Il y a eu { $most } messages à cette table. C’est le maximum pour une partie.
too-much-stored = Ton réseau a enregistré trop de données sur ce serveur en une heure. Attends un peu, puis continue.
commands-enough = Il y a eu trop de changements à cette table. Joue avec ces réglages, ou ouvre une autre table.
chat-unprintable = Ce message est vide, ou contient des caractères qu’on ne peut pas afficher.

# Tables : ce qui s’est passé
news-sat = { $player } prend place.
news-stood = La place { $number } est de nouveau libre.
news-uninvited = Il y a de nouvelles invitations. Les joueurs qui ne sont pas encore là ont besoin du nouveau lien.
news-placed = Un bot s’installe à la place { $number }.
news-renamed = { $player } a un nouveau nom.
news-arranged = L’hôte a changé l’ordre des places.
news-started = La partie commence.
news-started-without = La partie commence. Le mélange s’est fait sans { $players }.
news-undone = { $player } annule un coup.
news-paused = La partie est en pause.
news-resumed = La partie continue.
news-away = { $player } n’est pas là. Un bot joue en attendant.
news-left = { $player } a quitté la table. Un bot joue en attendant.
news-clock = { $player } n’a plus de temps. Un bot joue en attendant.
news-resigned = { $player } abandonne. Un bot prend le relais.
news-nudged = { $player } envoie un rappel à { $other }.
news-days-off = { $days ->
    [0] { $player } est de retour de congé.
    [one] { $player } prend un jour de congé. Pendant ce temps, son horloge est arrêtée.
   *[other] { $player } prend { $days } jours de congé. Pendant ce temps, son horloge est arrêtée.
}
news-slow = Un bot joue ce tour pour { $player }.
news-bot-late = { $player } manquait de temps et a joué ce coup comme un bot plus faible.
news-reclaimed = { $player } est de retour.
news-carried = { $player } continue sur un autre appareil.
news-rematch = La prochaine partie est prête.
news-finished = La partie est finie.
news-abandoned = Tout le monde a abandonné. La partie est finie.
news-endless = Cette partie ne finirait jamais, alors elle s’arrête après 20 000 étapes. Personne n’a gagné.
news-closed = L’hôte a fermé cette table.

# Preuve d’un hasard équitable
proof-missing = L’enregistrement n’a pas de preuve que les dés et les cartes sont justes.
proof-misshapen = La preuve de l’enregistrement n’est pas valide : { $detail }.
proof-method = La preuve suit la méthode { $found }. Cette version ne connaît que { $expected }.
proof-people = Les joueurs de la preuve ne sont pas ceux de la partie.
proof-other-game = La preuve est celle d’une partie avec d’autres noms, options ou règles.
proof-share = Le nombre aléatoire promis par { $players } n’est pas dans la preuve.
proof-not-kept = La preuve vient d’une autre table : elle a pour engagement { $found }.
proof-other-terms = Les conditions de la preuve ne sont pas celles que tu as acceptées. Quelqu’un les a changées après coup.
proof-not-mine = Ton nombre aléatoire n’est pas dans la preuve. C’est une autre partie, ou ton nombre a été écarté.
proof-seats = La preuve mentionne { $found } places, mais il y a { $players } joueurs.
proof-commitment = Ce n’est pas le secret que le serveur avait promis avant la partie.
proof-wrong-chance = Le coup { $number } de l’enregistrement est { $found }, mais c’est { $expected } qui a été tiré. Quelqu’un a modifié l’enregistrement.

# La base de données
database-address = Donne la base de données sous la forme sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
think-needs-postgresql = `think` a besoin de la base PostgreSQL que les serveurs utilisent : --database postgresql://…
nobody-could-think = Avec un fichier SQLite, seul le serveur lui-même peut faire jouer les bots. Retire --bot-workers 0, ou choisis une base PostgreSQL avec --database.
nobody-thinks = Aucun worker ne tourne, donc les bots ne jouent pas. Lance `speeltafel think` avec cette base, ou un serveur avec --bot-workers 1.
database-newer = La base de données { $database } vient d’une version plus récente de Speeltafel. Installe cette version, ou choisis une autre base avec --database.
database-in-use = Un autre serveur utilise déjà { $database }. Arrête-le, ou choisis un autre fichier avec --database.
database-unusable = Impossible d’utiliser la base de données { $database } : { $why }.
backup-exists = { $file } existe déjà. Choisis un autre nom : une sauvegarde n’écrase jamais rien.
backup-failed = Les tables n’ont pas pu être copiées dans { $file } : { $why }.
restore-failed = Impossible de restaurer les tables depuis { $file } : { $why }. Rien n’a changé.
not-a-backup = { $file } n’est pas une sauvegarde des tables de Speeltafel. Rien n’a été modifié.
backup-postgresql = Cette commande est pour SQLite. Pour PostgreSQL, fais la sauvegarde avec pg_dump (même quand les serveurs tournent). Pour la restaurer, arrête les serveurs et utilise pg_restore.
store-unavailable = Impossible d’enregistrer : rien n’a changé. Réessaie dans un instant.
store-unreadable = Le serveur n’a pas accès aux tables enregistrées pour le moment. Réessaie dans un instant.
store-conflict = Quelqu’un d’autre a modifié cette table au même moment, donc rien n’a été fait. Réessaie.

# Le serveur
table-unknown = Cette table n’existe plus, ou le lien est incomplet.
join-code-unknown = Aucune table n’a ce code en ce moment. Vérifie les quatre lettres.
table-unreadable = Cette table est abîmée et ne peut pas être ouverte. La personne qui gère ce serveur est au courant. Les autres tables ne sont pas touchées.
record-unknown = Tu pourras enregistrer cette partie quand elle sera finie.
hello-expected = Une connexion doit commencer par un message hello avec la table et ton jeton d’identité.
protocol-version = Cette page utilise la version { $found } du protocole, le serveur { $expected }. Recharge la page.
password-wrong = Mauvais mot de passe. Réessaie.
token-wrong = Il faut un jeton d’identité : 22 à 64 caractères au hasard (lettres, chiffres, - et _).
too-many-guesses = Trop de mauvais mots de passe depuis ton adresse. Attends une minute, puis réessaie.
too-many-join-codes = Trop de mauvais codes depuis ton adresse. Attends une minute, puis réessaie.
too-many-requests = C’était trop rapide. Attends un instant, puis réessaie.
too-many-connections = Trop de connexions depuis ton adresse. Ferme quelques pages, puis réessaie.
too-many-tables = Tu as ouvert beaucoup de tables en peu de temps. Joue à l’une d’elles, ou attends un peu.
too-many-listed = { $most } de tes tables attendent déjà des joueurs. Lance d’abord une partie, ou ferme une table.
request-head-too-large = L’en-tête de cette requête est trop volumineux.
request-too-large = Cette requête est trop volumineuse.
host-unknown = Ce serveur n’est pas configuré pour le nom { $name }. S’il est à toi, ajoute --allowed-hosts { $name }.
page-elsewhere = Les pages d’autres sites ne peuvent pas utiliser ce serveur. Si la page est à toi, lance le serveur avec --origin et son adresse.
proxy-bad = { $found } n’est ni une adresse ni un réseau. Écris --trusted-proxies 127.0.0.1 ou 10.0.0.0/8.
base-path-bad = { $found } ne peut pas être un chemin. Écris --base-path /jeux, avec des lettres, des chiffres et - . _ ~ entre les barres obliques.
frame-bad = { $found } n’est pas une adresse de page valide. Écris --frame-ancestors self, ou https://home.example.org.
no-spectators = Les spectateurs ne sont pas admis à cette table.
message-unreadable = Impossible de lire ce message : { $detail }.
request-wrong = Impossible de répondre à cette requête : { $detail }.
our-fault = Il y a eu un problème sur le serveur, et l’erreur a été notée dans le journal. Rien n’a changé. Réessaie.
limit-unknown = Limite inconnue : { $found }. Choisis parmi : { $known }.
limit-bad = La limite { $name } doit être un nombre supérieur à 0, pas { $found }.
cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.

# Tournois
bots-for-tournament = Pour un tournoi, il faut au moins deux bots différents. Choisis parmi : { $known }.
journal-unreadable = { $file } n’est pas un fichier de progression de Speeltafel.
journal-of-another = { $file } contient la progression d’un autre calcul. Choisis un autre fichier, ou supprime celui-ci.
no-solver = Speeltafel ne sait pas encore résoudre { $game_name }.
no-solver-for = Speeltafel sait résoudre { $game_name } à { $can } joueurs, mais pas à { $players }.

# Pour la recherche
batch-size = Un lot doit contenir au moins une partie, pas { $found }.
batch-bots = Indique un bot ou None pour chacune des { $players } places. Laisse au moins une place à ton propre programme.
batch-bot-looks-ahead = { $level } calcule à l’avance, ce qui est trop lent pour un lot. Choisis parmi : { $known }.
batch-actions = Pour un lot de { $expected } parties, il faut { $expected } nombres entiers, une action par partie. Reçu : { $found }.
batch-illegal = Dans la partie { $place } du lot, l’action { $action } n’est pas permise. Le masque de la partie montre les actions permises. Rien n’a été joué.
action-impossible = L’action { $action } n’est pas permise maintenant. Le masque montre les actions permises.
argument-not-one-of = { $argument } ne peut pas valoir { $found }. Choisis parmi : { $known }.
seat-and-bots = Avec { $players } joueurs, choisis ta place de 0 à { $last }. Des bots occupent les autres places ({ $others }) : indique un bot pour toutes, ou un par place.
ending-nobody-to-move = Une finale doit commencer quand c’est à un joueur de jouer. Dans cet enregistrement, ce n’est le tour de personne.
no-card = Aucune carte NVIDIA utilisable trouvée : { $why }.
suite-unknown = La suite ne contient pas d’épreuve { $found }. Choisis parmi : { $known }.
agent-unknown = Bot inconnu : { $found }. Choisis parmi : { $known }. Pour ton propre programme, écris module:Agent.
agent-not-found = Impossible de trouver { $agent } : { $why }. Écris par exemple my_agents:Agent, avec my_agents.py dans ce dossier ou installé.
agent-failed = { $agent } a planté ({ $kind } : { $why }).
agent-illegal = { $agent } a choisi l’action { $action }, qui n’est pas permise maintenant. Le masque montre les actions permises.
agent-says-nothing = { $agent } ne peut pas jouer : il n’a ni act(observation, mask) ni choose(view).
export-mixed = Ces enregistrements n’ont pas tous le même jeu et le même nombre de joueurs. Exporte chaque groupe séparément.
export-of-another = { $folder } contient des morceaux d’un autre export. Supprime ce dossier, ou choisis un autre fichier.
cluster-lost = L’ordonnanceur Dask à { $address } s’est arrêté. Si tu gardes la progression dans un fichier, relance la commande : elle reprendra là où elle en était.
no-cluster = Il n’y a pas d’ordonnanceur Dask à { $address } : { $why }.

# Analyses sur un serveur
review-unknown = Cette analyse n’est plus disponible. Redemande-la.
review-no-decision = À ce moment-là, il n’y avait rien à décider.
review-failed = L’analyse a échoué. Réessaie. Si elle échoue encore, enregistre la partie et envoie-la à la personne qui gère ce serveur.
review-took-too-long = L’analyse prenait trop de temps et a été arrêtée. Réessaie quand le serveur sera moins occupé.
too-many-reviews =
    { $most ->
        [one] Tu as déjà une analyse en cours
       *[other] Tu as déjà { $most } analyses en cours
    }. Attends qu’une analyse se termine, puis redemande.
no-tips = L’hôte ne permet pas les conseils à cette table.
judge-busy = Le serveur est occupé. Réessaie dans un instant.

# Analyses
review-unfinished = Cette partie n’est pas finie, et une analyse révélerait des secrets. Joue-la d’abord jusqu’au bout.
review-too-long = Cette partie compte { $moves } coups. L’analyse en accepte { $most } au maximum.
review-too-sure = Au niveau « { $level } », cette courbe est trop sûre d’elle (pente { $slope }) : le joueur en tête gagne moins souvent que la courbe ne l’indique.
review-not-sure = Au niveau « { $level } », cette courbe est trop prudente (pente { $slope }) : le joueur en tête gagne plus souvent que la courbe ne l’indique.
review-not-measured = Ces chances n’ont pas encore été vérifiées pour ce nombre de joueurs.
review-by-feeling = Ce plateau n’a pas été résolu : les positions après un tour sont estimées par une règle simple.
review-rises = Les chances de { $player } montent de { $before } à { $after } %.
review-falls = Les chances de { $player } descendent de { $before } à { $after } %.
review-doubtful = { $number }. { $player } : { $played }. Coup faible : { $best } gagne { $loss } parties de plus sur 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player } : { $played }. Une erreur : { $best } gagne { $loss } parties de plus sur 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player } : { $played }. Une gaffe : { $best } gagne { $loss } parties de plus sur 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player } : { $played }. Un bon coup.
review-only = { $number }. { $player } : { $played }. C’est le seul bon coup.
review-found = { $number }. { $player } : { $played }. C’est le seul bon coup, et il est difficile à trouver.


# Raisons, dans les analyses et les conseils. Les faits sont dans les textes de chaque jeu.
cases =
    { $how ->
        [never] jamais
        [hardly] presque jamais
        [nearly] presque toujours
        [always] toujours
       *[of] { $tens ->
            [one] une fois
           *[other] { $tens } fois
        } sur 10
    }
cases-short = { $tens }
instead =
    { $how ->
        [of] { " : " }{ $better }
       *[adverb] { " : " }{ $better },
    } au lieu de { $played }
oftener =
    { $more ->
        [yes] { " " }plus souvent
       *[no] { " " }moins souvent
    }
number =
    { $value ->
        [0] aucune
        [1] 1
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[more] { $value }
    }
clause-comma = { $clause }, { $then }
clause-semicolon = { $clause } ; { $then }
reason = { $clause }.
reason-colon = { $clause } : { $then }.
reason-none = Pas de raison précise : le meilleur coup gagne environ { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de plus sur 100.
worth-the-same =
    { $all ->
        [yes] Tous les bons coups se valent ici : tu gagnes environ { $share } fois sur 100.
       *[no] Ces coups se valent : { $moves }. Dans tous les cas, tu gagnes environ { $share } fois sur 100.
    }
comma = { $first }, { $last }
tip-move = Meilleur coup : { $best }.

# Leçons
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Scène { $scene } sur { $scenes }

# Sans serveur
pocket-cannot = Il faut un serveur pour cela. Ici, tout tourne sur ton appareil.
pocket-fault = Il y a eu un problème sur cet appareil. Rien n’a changé. Réessaie.
pocket-no-judge = Les conseils et l’analyse ne sont pas encore téléchargés. Connecte-toi à Internet, puis redemande.
pocket-not-built = Les fichiers pour jouer sans serveur n’ont pas encore été générés. Lance ./play pocket DOSSIER dans les sources.
pocket-folder = { $folder } contient d’autres fichiers. Choisis un nouveau dossier ou un dossier vide.
pocket-unwritable = Impossible d’écrire dans { $folder } : { $why }.
network-closed = Pour ouvrir Speeltafel à ton réseau, il faut être sur l’ordinateur où il tourne et l’avoir lancé avec ./play.
network-missing = Cet ordinateur n’est connecté à aucun réseau. Connecte-le à ton Wi-Fi, puis réessaie.
call-turn = C’est ton tour : { $game }
call-test = C’est un test. Tu recevras ici un message quand ce sera ton tour.
calls-off = Ce serveur n’envoie pas de messages.
calls-unset = Tu n’as pas encore indiqué d’adresse pour les messages.
calls-bad = { $found } n’est pas un site. Écris --calls public, ou https://ntfy.example.org.
call-address-bad = Impossible d’envoyer des messages à cette adresse. Indique une adresse qui commence par https:// et n’a pas de port.
call-address-elsewhere = Ce serveur n’envoie des messages qu’à quelques sites, et cette adresse n’en fait pas partie.
call-address-unreachable = Impossible de trouver { $host } sur Internet. Vérifie l’adresse.
call-unanswered = { $host } n’a pas répondu. Réessaie plus tard.
call-refused = { $host } a refusé le message avec l’erreur { $status }. Vérifie l’adresse.
calls-no-push = Ce serveur ne peut pas envoyer de messages aux navigateurs. Son hôte peut installer l’extra « push ».
call-keys-bad = Les clés du navigateur manquent ou ne sont pas valables. Réactive ses messages.
call-browser-gone = Ce navigateur ne reçoit plus de messages. Réactive-les.
call-zone-unknown = Ce serveur ne connaît pas le fuseau horaire { $zone }.
too-many-calls = Trop de messages en peu de temps. Attends un peu, puis réessaie.
