# Ce que tous les jeux ont en commun, en français.

seat-name = Joueur { $number }
and = { $first } et { $last }

# Coups
move-not-text = { $text } n’est pas un coup : un coup est un texte, comme ceux de game.legal().
game-is-over = La partie est finie ; commence-en une nouvelle pour continuer à jouer.
not-to-move = Ce n’est pas à cette place de jouer : il n’y a rien à choisir.
view-of-another-game = Cette vue est celle du jeu { $found } ; ce bot joue à { $expected }.
nothing-to-undo = Impossible de revenir là-dessus : un coup est définitif dès qu’on a lancé, distribué ou montré quelque chose, ou que quelqu’un d’autre a joué.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }, ou None pour regarder.

# Noms
game-unknown = Il n’y a pas de jeu { $found }. Les jeux sont : { $known }.
bot-unknown = Il n’y a pas de bot { $found }. Les bots sont : { $known }.
language-unknown = Il n’y a pas de langue { $language }. Les langues sont : { $known }.
scene-unknown = Il n’y a pas de scène { $scene } dans la leçon de { $game_name } : elle en a { $scenes }, comptées à partir de 0.
day-unknown = { $found } n’est pas un jour : écris-le comme 2026-11-16.
puzzles-none = Il n’y a pas encore d’énigmes pour { $game_name }.
lesson-too-long = C’est plus que n’en demande une scène de leçon : { $most } coups au plus. Recommence-la.
players-out-of-range = { $game_name } se joue de { $few } à { $most }, pas à { $players }.
extra-missing = Il faut pour cela { $missing }, qui n’est pas installé ici. Il vient avec l’extra « { $extra } » : installe speeltafel[{ $extra }] ou, dans le dossier des sources, pip install ".[{ $extra }]".

# Options et données imprimées
argument-wrong-type = { $argument } doit être de type { $expected }, pas { $found }.
option-unknown = Il n’y a pas d’option { $option }. Les options sont : { $known }.
option-bad = Option { $where } : { $why }.
printed-bad = { $file }, ligne { $line }, { $where } : { $why }.
printed-unreadable = { $file } est illisible : { $detail }.
value-wrong-type = { $detail }
own-box = Tu as la boîte ? Mets ses nombres dans printed.toml, dans le dossier speeltafel/games/{ $game }, ou pour une seule table dans un fichier du même genre : speeltafel play { $game } --options FICHIER.

# Parties enregistrées
record-bad-move = Coup { $number } : { $why }
record-refused = Cette partie enregistrée ne peut pas être rejouée : { $why }
record-format = Ce fichier n’est pas une partie enregistrée par nous : son format est { $found }, pas { $expected }.
record-misshapen = La partie enregistrée est mal formée à { $where } : { $detail }.
record-not-json = Ce fichier n’est pas une partie enregistrée.
record-damaged = Cette partie enregistrée est abîmée ou tronquée, ligne { $line }, colonne { $column }.
record-not-utf8 = Ce fichier n’est pas une partie enregistrée : ce n’est pas du texte en UTF-8.
record-not-object = Ce fichier n’est pas une partie enregistrée : ce n’est pas un objet JSON.
record-absurd = La partie enregistrée est imbriquée trop profondément, ou contient un nombre beaucoup trop long.
record-key-twice = La partie enregistrée a deux fois la clé { $key }.
record-fraction = La partie enregistrée contient le nombre { $number } ; il n’y faut que des nombres entiers.
record-too-big = La partie enregistrée dépasse { $most } Mo.
record-too-long = La partie enregistrée a { $moves } coups ; nous en lisons au plus { $most }.
record-seats = La partie enregistrée nomme { $names } places pour { $players } joueurs.
record-name = La partie enregistrée nomme une place { $name } ; un nom a au plus { $most } caractères imprimables.
record-played = La partie enregistrée est datée de { $found }, qui n’est pas une date ISO.
move-too-long = Un coup est un texte d’au plus { $most } caractères.
move-not-a-pair = Un coup est une paire : qui joue, et quoi, comme [0, "…"].
actor-chance = le hasard
actor-seat = la place { $seat }
actor-player = le joueur { $number } (place { $seat })
wrong-actor = ici, c’est { $expected } qui joue, pas { $found }.
result-missing = la partie est finie ici, mais l’enregistrement n’a pas de résultat.
result-too-early = l’enregistrement a un résultat, mais la partie n’est pas finie ici.
result-wrong = la partie ne se termine pas par le résultat que donne l’enregistrement.

# Simulations
bots-and-seats = { $bots } bots pour { $players } joueurs : nomme un bot pour toutes les places, ou un pour chacune.
game-without-end = Une partie n’était pas finie après { $decisions } décisions. Avec ces options, elle ne finira peut-être jamais.

# Tables : pourquoi pas
seat-taken = Cette place est prise : c’est celle de { $player }.
seat-not-yours = Ce n’est pas ta place.
table-full = Toutes les places de cette table sont prises.
invite-wrong = Avec ce lien, on peut seulement regarder. Demande le lien d’invitation.
host-only = C’est réservé à l’hôte de la table.
seats-open = { $count ->
        [one] Une place est encore libre : attends quelqu’un, ou installes-y un bot.
       *[other] { $count } places sont encore libres : attends du monde, ou installes-y des bots.
    }
nobody-plays = Il faut au moins une personne pour jouer.
already-started = La partie a déjà commencé.
game-starts = La partie va commencer. Un instant.
nothing-to-reveal = Il n’y a pas de part de hasard à montrer pour l’instant.
share-not-promised = Ce n’est pas la part de hasard qui était promise.
not-started = La partie n’a pas encore commencé.
game-goes-on = La partie est encore en cours.
game-is-paused = La partie est en pause. Relance-la d’abord.
not-your-turn = Ce n’est pas à toi de jouer.
position-gone = La partie a avancé entre-temps. Regarde encore, puis choisis.
bot-plays-for-you = Un bot joue pour toi. Reprends d’abord ta place.
bot-plays-there = Un bot joue déjà pour { $player }.
player-is-here = { $player } est là ; un bot ne remplace que quelqu’un d’absent.
player-just-left = { $player } vient de perdre la connexion. Dans { $seconds } s, un bot pourra prendre le relais.
you-play-yourself = C’est toi qui joues ; il n’y a pas de place à reprendre.
already-resigned = Cette place a été abandonnée pour de bon.
clock-is-yours = C’est ton temps qui court : seuls les autres peuvent mettre la partie en pause. Demande-leur.
undo-too-late = Le temps pour ce coup est écoulé : il reste joué.
bot-makes-this-move = Ton temps pour ce coup est écoulé : le bot le joue. Reprends ta place juste après.
nobody-is-back = Il n’y aurait que des bots. Quelqu’un doit d’abord reprendre sa place.
no-game-played = Aucune partie n’a été jouée ici : il n’y a rien à rejouer.
rematch-is-set = La prochaine partie est déjà prête ; la table indique où.
name-bad = Un nom a au plus { $most } caractères imprimables.
chat-enough = Tu as dit { $most } choses à cette table. C’est assez pour une partie.
commands-enough = On a tellement changé cette table qu’elle reste maintenant comme elle est. Joue, ou prépares-en une autre.
chat-unprintable = Ce message est vide, ou contient des caractères qu’on ne peut pas afficher.

# Tables : ce qui s’est passé
news-sat = { $player } prend place.
news-stood = La place { $number } est de nouveau libre.
news-uninvited = Les invitations ont changé : qui n’est pas encore là a besoin d’un autre lien.
news-placed = Un bot s’installe à la place { $number }.
news-started = La partie commence.
news-started-without = La partie commence. Rien n’a été ajouté au hasard par { $players }.
news-undone = { $player } reprend un coup.
news-paused = La partie est en pause.
news-resumed = La partie continue.
news-away = { $player } n’est pas là ; un bot joue en attendant.
news-left = { $player } a quitté la table ; un bot joue en attendant.
news-clock = { $player } n’a plus de temps ; un bot joue en attendant.
news-resigned = { $player } abandonne ; un bot joue la suite.
news-bot-late = { $player } manquait de temps et a joué ce coup comme un bot plus faible.
news-reclaimed = { $player } est de retour.
news-rematch = La prochaine partie est prête.
news-finished = La partie est finie.
news-abandoned = Tout le monde a abandonné. La partie est finie.
news-endless = Cette partie ne finirait jamais : elle s’arrête après 20 000 étapes, et personne n’a gagné.
news-closed = L’hôte a débarrassé la table.

# Preuve d’un hasard équitable
proof-missing = La partie enregistrée n’a pas de preuve de ses tirages.
proof-misshapen = La preuve dans la partie enregistrée est mal formée : { $detail }.
proof-method = La preuve suit la méthode { $found } ; nous connaissons { $expected }.
proof-people = Les personnes nommées dans la preuve ne sont pas celles de la partie.
proof-other-game = La preuve est celle d’une partie avec d’autres noms, options ou règles.
proof-share = La part promise par { $players } n’est pas dans la preuve.
proof-not-kept = La preuve est celle d’une autre table : son engagement est { $found }.
proof-other-terms = La preuve porte sur d’autres conditions que celles sous lesquelles tu as montré ta part : quelqu’un les a changées après coup.
proof-not-mine = Ta part n’est pas dans la preuve : soit c’est une autre partie, soit ta part a été écartée.
proof-seats = La preuve nomme { $found } places pour { $players } joueurs.
proof-commitment = Le secret de la preuve n’est pas celui sur lequel le serveur s’était engagé.
proof-wrong-chance = Le coup { $number } était { $found } ; le secret et les parts donnent { $expected }. Quelqu’un l’a choisi.

# La base de données
database-address = Une base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
think-needs-postgresql = Les penseurs prennent leurs questions dans une PostgreSQL : donne --database postgresql://…, celle des serveurs.
nobody-could-think = Avec un fichier SQLite, personne d’autre ne peut réfléchir : retire --bot-workers 0, ou donne une PostgreSQL avec --database.
nobody-thinks = On peut jouer, mais les bots attendent : personne ne réfléchit pour eux. Lance `speeltafel think` sur cette base de données, ou un serveur avec --bot-workers.
database-newer = La base de données { $database } vient d’une version plus récente de Speeltafel. Installe cette version, ou indique une autre base.
database-in-use = Un autre serveur joue déjà sur { $database }. Arrête-le, ou donne à celui-ci son propre fichier avec --database.
database-unusable = La base de données { $database } est inutilisable : { $why }.
backup-exists = { $file } existe déjà. Choisis un autre nom : une sauvegarde n’écrase rien.
backup-failed = Les tables n’ont pas pu être copiées dans { $file } : { $why }.
restore-failed = Les tables n’ont pas pu être reprises de { $file }, donc rien n’a changé : { $why }.
backup-postgresql = C’est pour SQLite. PostgreSQL a ses propres outils : pg_dump copie une base pendant qu’on s’en sert, pg_restore la remet en place quand aucun serveur ne tourne.
store-unavailable = Impossible d’enregistrer cela : ce n’est donc pas fait. Réessaie dans un instant.
store-unreadable = Les tables de ce serveur sont illisibles pour le moment. Réessaie dans un instant.
store-conflict = Quelqu’un d’autre a écrit à cette table entre-temps : ce n’est donc pas fait. Réessaie.

# Le serveur
table-unknown = Cette table n’existe pas (ou plus). Le lien est-il complet ?
table-unreadable = Ce qui reste de cette table est illisible : elle est mise de côté, et la personne qui tient ce serveur est au courant. Les autres tables n’y sont pour rien.
record-unknown = Il n’y a pas d’enregistrement de cette partie ; il y en aura un quand elle sera finie.
hello-expected = Une connexion commence par un bonjour qui dit quelle table, et qui tu es.
protocol-version = Cette page parle la version { $found } du protocole, le serveur { $expected }. Recharge la page.
password-wrong = Ce n’est pas le bon mot de passe.
token-wrong = Une requête doit dire de qui elle vient : un jeton d’identité au hasard, de 22 à 64 lettres, chiffres, - et _.
too-many-guesses = Trop de mauvais mots de passe sont venus de ton adresse. Attends une minute, puis réessaie.
too-many-requests = Ça fait beaucoup d’un coup. Attends un instant, puis réessaie.
too-many-connections = Il y a trop de connexions depuis ton adresse. Ferme quelques pages, puis réessaie.
too-many-tables = Tu as préparé beaucoup de tables en peu de temps. Joue à l’une d’elles, ou attends un peu.
too-many-listed = { $most } de tes tables attendent déjà du monde. Commences-en ou débarrasses-en une avant d’en annoncer une autre.
request-head-too-large = L’en-tête de cette requête est trop grand.
request-too-large = Cette requête est trop grande.
host-unknown = Ce serveur ne sait pas qu’il s’appelle { $name }. S’il est à toi, lance-le avec --allowed-hosts { $name }.
page-elsewhere = Une page venue d’ailleurs n’a pas le droit de faire ça ici. Si elle est à toi, lance le serveur avec --origin et son adresse.
proxy-bad = { $found } n’est ni une adresse ni un réseau. Écris --trusted-proxies 127.0.0.1 ou 10.0.0.0/8.
base-path-bad = { $found } ne peut pas être un chemin. Écris --base-path /jeux, avec des lettres, des chiffres et - . _ ~ entre les barres obliques.
frame-bad = { $found } n’est pas une page qui pourrait montrer la nôtre dans un cadre. Écris --frame-ancestors self, ou https://home.example.org.
no-spectators = À cette table, on préfère jouer sans public.
message-unreadable = Ce message est illisible : { $detail }.
request-wrong = Impossible de répondre à cette requête : { $detail }.
our-fault = Quelque chose s’est mal passé de notre côté, et nous en avons pris note. Rien n’a changé ; réessaie.
limit-unknown = Il n’y a pas de limite { $found }. Les limites sont : { $known }.
limit-bad = La limite { $name } est un nombre supérieur à 0, pas { $found }.
cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.

# Tournois
bots-for-tournament = Un tournoi se joue entre au moins deux bots différents parmi : { $known }.
journal-unreadable = { $file } n’est pas un journal de calculs.
journal-of-another = { $file } appartient à un autre calcul que celui-ci ; choisis un autre endroit, ou supprime-le.
no-solver = Personne n’a encore trouvé comment résoudre { $game_name }.
no-solver-for = { $game_name } peut se résoudre à { $can } joueurs, pas à { $players }.

# Pour la recherche
batch-size = Un lot a au moins une partie, pas { $found }.
batch-bots = Nomme un bot ou personne (None) pour chacune des { $players } places, et laisse au moins une place à ton propre programme.
batch-bot-looks-ahead = { $level } réfléchit à l’avance, et c’est trop long pour un lot. Ici peuvent jouer : { $known }.
batch-actions = Un lot de { $expected } parties attend autant de nombres entiers, une action pour chacune, et non { $found }.
batch-illegal = Dans la partie { $place } du lot, l’action { $action } est impossible ; son masque dit lesquelles sont possibles. Rien n’a été joué.
action-impossible = L’action { $action } est impossible maintenant ; le masque dit lesquelles sont possibles.
argument-not-one-of = { $argument } ne peut pas être { $found }. C’est au choix : { $known }.
seat-and-bots = À une table de { $players }, ta place est l’une de 0 à { $last }, et il y a { $others } bots : nommes-en un pour tous, ou un pour chacune des places.
ending-nobody-to-move = Une finale commence là où quelqu’un doit jouer ; dans cet enregistrement, ce n’est à personne.
no-card = Il n’y a pas ici de carte NVIDIA utilisable : { $why }.
suite-unknown = Il n’y a pas de { $found } dans la suite. Il y a : { $known }.
agent-unknown = Il n’y a pas de bot { $found } dans la maison. Il y a : { $known }. Un programme à toi se nomme module:Agent.
agent-not-found = { $agent } est introuvable : { $why }. Il se nomme comme my_agents:Agent, où my_agents.py est dans ce dossier ou bien installé.
agent-failed = { $agent } est tombé en panne ({ $kind } : { $why }).
agent-illegal = { $agent } veut l’action { $action }, impossible maintenant ; le masque reçu dit lesquelles sont possibles.
agent-says-nothing = { $agent } n’a ni act(observation, mask) ni choose(view) : impossible de jouer.
export-mixed = Ces enregistrements viennent de jeux différents, ou de nombres de joueurs différents : exporte-les une sorte à la fois.
export-of-another = { $folder } contient des morceaux d’autres parties que celles-ci ; supprime ce dossier, ou choisis un autre fichier.
cluster-lost = L’ordonnanceur Dask à { $address } s’est arrêté. Ce qui note dans un fichier ce qui est fait reprendra là quand tu le relanceras.
no-cluster = Il n’y a pas d’ordonnanceur Dask à { $address } : { $why }.

# Analyses sur un serveur
review-unknown = Le jury ne sait plus rien de cette analyse. Redemande-la.
review-no-decision = À ce moment-là, il n’y avait rien à décider.
review-failed = Le jury a trébuché sur cette partie. Redemande ; si cela recommence, enregistre la partie et préviens la personne qui tient le serveur.
review-took-too-long = Cette partie prenait trop de temps au jury, qui a renoncé. Redemande quand moins de parties attendront.
too-many-reviews = { $most ->
    [one] Une de tes analyses est
   *[other] { $most } de tes analyses sont
 } déjà en route. Attends-en la fin, puis redemande.
no-tips = Il n’y a pas de conseils à cette table : l’hôte ne les a pas permis.
judge-busy = Le jury est occupé pour le moment. Redemande dans un instant.

# Analyses
review-unfinished = Cette partie n’est pas encore finie ; une analyse en dirait plus que ses joueurs n’ont le droit de savoir. Joue-la d’abord jusqu’au bout.
review-too-long = Cette partie a { $moves } coups ; nous en analysons au plus { $most }.
review-too-sure = Au niveau « { $level } », cette courbe est trop sûre d’elle (pente { $slope }) : qui mène gagne moins souvent qu’elle ne le dit.
review-not-sure = Au niveau « { $level } », cette courbe pourrait être plus sûre d’elle (pente { $slope }) : qui mène gagne plus souvent qu’elle ne le dit.
review-not-measured = Personne n’a encore mesuré à quel point ces chances se vérifient avec ce nombre de joueurs.
review-by-feeling = Personne n’a résolu ce plateau : ce que vaut une position après un tour est estimé ici à vue de nez.
review-rises = Les chances de victoire de { $player } montent de { $before } à { $after } %.
review-falls = Les chances de victoire de { $player } descendent de { $before } à { $after } %.
review-doubtful = { $number }. { $player } joue { $played }. Douteux : { $best } gagne { $loss } fois de plus sur 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player } joue { $played }. Une erreur : { $best } gagne { $loss } fois de plus sur 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player } joue { $played }. Une gaffe : { $best } gagne { $loss } fois de plus sur 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player } joue { $played } ; rien à redire.
review-only = { $number }. { $player } joue { $played }, le seul coup qui tienne.
review-found = { $number }. { $player } joue { $played }, le seul coup qui tienne, et pas celui qui vient à l’esprit.


# Raisons, dans les analyses et les conseils. Les faits sont dans les textes de chaque jeu.
cases =
    { $how ->
        [never] jamais
        [hardly] presque jamais
        [nearly] presque toujours
        [always] toujours
       *[of] { $tens } fois sur 10
    }
cases-short = { $tens }
instead =
    { $how ->
        [of] { " : " }
       *[adverb] { " : " }
    }{ $better } au lieu de { $played }
number =
    { $value ->
        [0] aucune
        [1] une
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
clause-semicolon = { $clause } ; { $then }
reason = { $clause }.
reason-colon = { $clause } : { $then }.
reason-none = Aucune raison ne ressort : cela gagne environ { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de plus sur 100.
worth-the-same =
    { $all ->
        [yes] C’est égal : quel que soit le bon coup que tu choisis, tu gagnes environ { $share } fois sur 100.
       *[no] Ceux-ci se valent : { $moves }. Dans tous les cas, tu gagnes environ { $share } fois sur 100.
    }
comma = { $first }, { $last }
tip-move = Le mieux : { $best }.

# Leçons
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Scène { $scene } sur { $scenes }
