# La page elle-même, en français.

# Accueil
welcome = À quoi joue-t-on ?
what-it-is = Speeltafel, c’est une table pour trois jeux de société : joue contre des bots, avec des amis au loin ou ensemble sur un seul appareil.
new-here = Nouveau ici ? Commence par tricky.
new-here-learn = Apprends-le en deux minutes
your-name = Ton nom
switch-language = Langue
number-of-players = Joueurs
fewer-players = Un joueur de moins
more-players = Un joueur de plus
against-bots = Jouer contre des bots
with-friends = Entre amis
on-this-device = Sur cet appareil
continue = Continuer à jouer
open-tables = Tables ouvertes
nothing-open = Aucune table ne t’attend. Prépares-en une : dès que le café est prêt, il vient toujours quelqu’un.
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
list-your-turn = À toi de jouer
list-turn-of = À { $name } de jouer
list-paused = en pause
list-score = Ton score : { $score }
waits-minutes = depuis { $minutes } min
waits-hours = depuis { $hours } h
waits-days =
    { $days ->
        [one] depuis { $days } jour
       *[other] depuis { $days } jours
    }
list-you-won = Tu as gagné
list-you-shared = Victoire partagée
list-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
list-abandoned = pas terminée
no-such-page = Rien ici
no-such-page-why = Il n’y a pas de table à cette adresse. Le lien a peut-être été coupé ?
list-it = La montrer parmi les tables ouvertes
who-plays = Qui joue ici ?
name-of-player = Nom du joueur { $number }
begin = Commencer
cancel = Annuler
home = Tous les jeux
not-reached = Le serveur est injoignable pour l’instant.
licences = Licences
unofficial-all = Versions non officielles, règles avec nos propres mots. Les jeux et leurs boîtes appartiennent à leurs propriétaires.

# À une table
sit-down = M’asseoir
seat-free = libre
bot = bot
let-bot-play = Installer un bot ici
free-seat = Libérer cette place
send-away = Faire partir
send-away-name = Faire partir { $name }
send-away-sure = { $name } perd sa place, et son invitation ne marche plus. Il y en aura une nouvelle.
sent-away = L’hôte a libéré ta place. Demande une nouvelle invitation si tu veux jouer.
start-game = Lancer la partie
fill-with-bots = Lancer et compléter avec des bots
invite = Envoie-leur ce lien, ou fais-leur scanner le code.
invite-title = Invite tes amis
only-this-machine = Pour l’instant, seul cet ordinateur a accès à la table. Pour que d’autres chez toi puissent entrer, lance Speeltafel avec
which-address = Adresse dans la maison
share-link = Partager le lien
come-and-play = Viens jouer à { $game } avec moi !
while-waiting = En attendant
copy-link = Copier le lien
link-copied = Copié
waiting-host = C’est l’hôte qui lance la partie.
you-watch = Tu regardes.
reconnecting = La connexion est perdue. Nouvel essai…
turned-away = Table introuvable
loading = On met la table…
undo = Reprendre le coup
more = Menu
close = Fermer
say-something = Dis quelque chose
mute = Ne plus entendre { $name }
unmute = Entendre de nouveau { $name }
send = Envoyer
sound-on = Son : oui
sound-off = Son : non
notify-on = Te prévient quand c’est à toi : oui
notify-off = Me prévenir quand c’est à moi
your-turn-now = À toi de jouer !
take-seat-back = Reprendre ma place
bot-for = Un bot joue pour { $name }.
is-away = { $name } n’est pas là.
bot-may-stand-in = Dans { $seconds } s, un bot pourra prendre le relais.
let-bot-stand-in = Laisser jouer un bot
leave-table = Laisser un bot jouer pour moi
rematch = Rejouer
to-rematch = Vers la prochaine partie
save-record = Enregistrer la partie
react-bravo = Bravo !
react-laugh = Ha !
react-wow = Waouh !
react-sad = Oh non…
react-think = Hmm…
react-hurry = Allez !
react-thanks = Merci !
pass-device = Passe l’appareil à { $name }.
nobody-looks = Les autres regardent ailleurs.
it-is-me = C’est moi, { $name }
time-left = { $seconds } s
table-log = Ce qui s’est passé

# Un serveur privé
private-server = Une table privée
private-server-why = Il faut le mot de passe pour entrer. Demande-le à qui t’invite.
password = Mot de passe
come-in = Entrer

# Revoir
replay = Revoir la partie
cannot-replay = Cette partie ne peut pas être montrée
link-damaged = Ce lien est abîmé ou a été coupé. Redemande-le.
before-the-game = Avant le premier coup.
step = Coup
step-of = Coup { $step } sur { $steps }
through-the-game = Parcourir la partie
first-step = Au début
step-back = Un coup en arrière
step-on = Un coup en avant
play-by-itself = Dérouler toute seule
stop-playing = Arrêter
last-step = À la fin
through-eyes = Vue par
eyes-all = tout le monde, cartes ouvertes
eyes-watch = le public
all-hands = Ce que chacun a en main
copy-position = Copier un lien vers ce moment
looking-back = Tu regardes en arrière.
back-to-now = Revenir au présent
look-back = Revoir
open-record = Ouvrir une partie enregistrée
open-record-why = Une partie que tu as enregistrée, ou qu’on t’a envoyée.
finished-games = Parties jouées

# À table
tab-log = Journal
tab-chat = Discussion
tab-table = Table
tab-rules = Règles
rules-of-game = Les règles
something-new = du nouveau
nobody-spoke = Personne n’a encore rien dit. C’est souvent ainsi que commence une bonne partie.
seat-here = joue
seat-yours = toi
seat-on-device = sur cet appareil
seat-away = n’est pas là ; la partie attend
seat-left = a quitté la table ; un bot joue en attendant
seat-clock = n’avait plus de temps ; un bot joue en attendant
seat-resigned = a abandonné ; un bot joue la suite
seat-bot = bot ({ $level })
pause = Mettre en pause
resume = Continuer
leave-sure = Un bot joue pour toi jusqu’à ton retour.
resign = Abandonner
resign-sure = Un bot joue la suite à ta place, et tu ne peux plus revenir dans cette partie.
are-you-sure = C’est sûr ?
while-you-were-away = Pendant ton absence
go-on = Continuer
share = Partager
whole-game-again = La revoir
hours-left = { $hours } h { $minutes } min
days-left = { $days } j { $hours } h

keys = Appuie sur ? pour voir les touches.

# Comment une table est mise
table-choices = Comment joue-t-on ?
choices = Options
bots-play = Niveau des bots
clock = Temps
clock-none = sans limite de temps
clock-seconds = { $seconds } secondes par coup
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute par coup
       *[other] { $minutes } minutes par coup
    }
clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
spectators-yes = public bienvenu
spectators-no = sans public
aids-yes = aide-mémoire
aids-no = sans aide-mémoire
allow-spectators = D’autres peuvent regarder
show-aids = Aide-mémoire : montrer ce qu’il faudrait sinon retenir
one-more-here = Une personne de plus sur cet appareil
close-table = Débarrasser la table
close-sure = La table est débarrassée pour tout le monde, et l’invitation ne marche plus.
leave-seat = Me lever
table-closed = Cette table a été débarrassée avant de commencer.
so-be-it = C’est bon
choose-file = Choisir un fichier
file-too-large = Ce fichier est bien trop gros pour une partie enregistrée.
who-is-player = Qui est le joueur { $number } ?
chair-here = ici
chair-bot = bot
chair-friend = à inviter

# Personne n’a choisi les dés
start-waits = Un instant pour { $players }, afin que personne ne puisse choisir ce qu’apporte le hasard…
fair-seal-fair = Personne n’a choisi ce qu’a apporté le hasard
fair-seal-theirs = Le hasard tel que les joueurs l’ont mélangé
fair-seal-end-unseen = Le hasard est juste ; la fin n’a pas été vue ici
fair-seal-left-out = Mélangé sans ta part
fair-seal-alone = Mélangé par le serveur seul
fair-seal-partial = Pas jouée jusqu’au bout
fair-seal-unread = Pas vérifiée ici
fair-seal-wrong = Quelque chose cloche dans le hasard de cette partie !
fair-about-fair = Ce navigateur a refait le calcul des { $events } lancers, tirages et donnes, à partir du secret sur lequel le serveur s’était engagé avant la partie et de ce que les joueurs ont ajouté, toi compris. C’est exactement ce qui a été joué.
fair-about-theirs = Ce navigateur a refait le calcul des { $events } lancers, tirages et donnes. C’est exactement ce que donnent le secret et les parts. Ta propre part n’y est pas : que personne n’a choisi n’est sûr que pour qui a sa part dedans.
fair-about-end-unseen = Les { $events } lancers, tirages et donnes de cet enregistrement sont bien ce que donnent le secret et les parts. Mais ce navigateur n’était pas là quand la partie s’est terminée, et il ne connaît pas les règles : il ne peut dire ni si c’est la partie entière, ni si le résultat est juste. Le programme le peut : enregistre la partie, puis speeltafel verify game.json.
fair-about-left-out = Les { $events } lancers, tirages et donnes découlent tous du secret et des parts qui s’y trouvent. La tienne n’y est pas, bien que ce navigateur l’ait montrée : elle est arrivée trop tard, ou le serveur l’a écartée. Que personne n’a choisi n’est donc sûr que pour qui a sa part dedans.
fair-about-alone = Les { $events } lancers, tirages et donnes découlent tous du secret du serveur, mais aucun joueur n’a rien ajouté. Il faut donc croire que le serveur n’a pas choisi.
fair-about-partial = Ce qui a été joué, { $events } lancers, tirages et donnes, est bien ce que donnent le secret et les parts. La partie a été interrompue : du reste, on ne peut rien dire.
fair-about-unread = Cette page ne peut pas vérifier le hasard de cette partie : elle a été jouée avec une ancienne méthode, ou la page ne connaît pas assez bien le jeu. Le programme, lui, le peut : speeltafel verify.
fair-about-wrong = Ce navigateur a refait le calcul du hasard de la partie, et quelque chose ne va pas. Garde l’enregistrement, et demande à la personne qui tient le serveur.
fair-about-withheld = Une part promise et pas montrée, c’est peut-être une connexion perdue. De mèche avec le serveur, c’était aussi un choix entre deux parties : ouvre l’œil si cela arrive souvent.
fair-added = a ajouté au hasard
fair-withheld = a promis une part et ne l’a pas montrée
fair-nothing = n’a rien ajouté
fair-none = n’a rien ajouté au hasard de la partie
fair-why-proof = La preuve manque, ou n’en est pas une.
fair-why-secret = Le secret n’est pas celui que le serveur avait promis avant la partie.
fair-why-again = Le serveur avait promis le même secret à une autre table : quelqu’un pouvait savoir ce qui allait venir.
fair-why-terms = L’enregistrement est celui d’une partie avec d’autres noms, joueurs ou options que ceux convenus au départ.
fair-why-share = La part montrée pour { $players } n’est pas celle qui était promise.
fair-why-chance = L’étape { $number } dit « { $found } », mais c’est « { $expected } » qui a été tiré. Quelqu’un l’a choisi.
fair-why-seen = L’étape { $number } de l’enregistrement n’est pas ce qu’on a vu ici.
fair-why-result = Le résultat de l’enregistrement n’est pas celui qu’on a vu ici.
fair-why-end = Ce navigateur a vu la partie se terminer autrement que ne le dit l’enregistrement.
fair-elsewhere = Vérifier sur un autre ordinateur
fair-elsewhere-how = Enregistre la partie, et laisse le programme l’examiner. Les longs nombres sont ce que ce navigateur a gardé : la promesse du serveur, ta propre part, et ce qui était convenu au départ.
fair-how = Comment ça marche ?
fair-title = Pourquoi personne ne peut choisir les dés
fair-child = Pour les enfants, et tous les autres
fair-child-notes = Imagine que tout le monde à la table écrive un nombre sur un papier, et la personne qui lance les dés aussi. Personne ne montre le sien.
fair-child-fold = Tous les papiers sont pliés et posés sur la table. À partir de là, plus personne ne peut changer le sien.
fair-child-mix = Ensuite, tout le monde déplie son papier. Tous les nombres ensemble sont mélangés dans une grande soupe, et chaque dé et chaque carte de la partie sort de cette soupe.
fair-child-honest = Si tu as écrit n’importe quel nombre, personne ne pouvait savoir d’avance quelle serait la soupe : ni ton frère, ni l’ordinateur, ni même les deux ensemble. Donc personne n’a pu choisir les dés.
fair-child-check = La personne qui lance les dés garde son papier plié jusqu’à la fin de la partie, sinon tout le monde pourrait regarder d’avance. Alors ton navigateur refait cuire la soupe et regarde si chaque dé était juste. Si oui, il y a un sceau.
fair-seals = Ce que disent les sceaux
fair-means-fair = Tout a été recalculé, et ta propre part y est.
fair-means-theirs = Tout a été recalculé ; il y a les parts des autres, pas la tienne. Tu regardais, ou tu venais d’un autre appareil.
fair-means-end-unseen = Tout a été recalculé, mais ce navigateur n’a pas vu la partie se terminer. Si elle est entière, seul le programme peut le dire.
fair-means-left-out = Tout a été recalculé, mais ta part n’y est pas, bien que ce navigateur l’ait montrée : trop tard, ou écartée.
fair-means-alone = Tout découle du secret du serveur, mais aucun joueur n’a rien ajouté, comme avec les programmes qui jouent sans cette page.
fair-means-partial = La partie a été interrompue ; ce qu’il y en a est juste.
fair-means-unread = Une partie d’avant cette façon de mélanger, ou dont la page ne sait pas lire les tirages.
fair-means-wrong = Quelque chose ne va pas, et la page dit quoi.
fair-expert = Pour les cryptographes
fair-step-secret = Quand une table est mise, le serveur tire un secret de 256 bits et annonce son engagement. La page garde le premier qu’elle entend, et remarque s’il ressert.
fair-step-commit = Chaque personne à la table s’engage en s’asseyant sur 256 bits à elle, une part pour toutes les places d’un appareil. Les bots n’ajoutent rien.
fair-step-bind = Au départ, les conditions sont fixées : un seul texte avec le jeu, les options, les noms et tous les engagements.
fair-step-reveal = Les pages révèlent alors leurs parts, chacune seulement sous des conditions qui contiennent les deux engagements qu’elle connaît, et jamais sous d’autres conditions ensuite. Après dix secondes, la partie commence sans les parts qui manquent ; tout le monde en est prévenu.
fair-step-draw = Tous les tirages viennent du secret, des conditions et des parts. Ils dépendent du numéro du tirage, jamais de ce que font les joueurs.
fair-step-open = Avec l’enregistrement de la partie finie viennent le secret et les parts. La page vérifie les engagements, les conditions, chaque tirage, et que l’enregistrement est bien la partie qu’elle a vue.
fair-limits = Ce que cela ne fait pas
fair-limit-withhold = Un joueur de mèche avec le serveur peut retenir une part promise une fois connu ce qu’elle donnerait : un choix entre deux parties pour chacun de ces joueurs, et tout le monde le voit.
fair-limit-knows = Le serveur connaît tout ce qui est caché et tout ce qui viendra, et pourrait le dire à un complice. Il ne peut pas le choisir.
fair-limit-page = Cette page aussi vient du serveur. Qui ne lui fait pas confiance vérifie avec le programme sur un autre ordinateur, ou joue avec son propre client.
fair-limit-moves = Les dates et les coups des joueurs ne sont pas prouvés ; la page compare les coups avec ce qu’elle a vu.
fair-limit-end = La page ne connaît pas les règles. Qu’une partie se termine trop tôt, ou avec un autre résultat que celui des règles, tout le monde à la table le voit, et le programme le trouve ; la page ne le remarque que si on lui a dit autre chose avant.
fair-limit-alone = Un enregistrement seul ne prouve pas grand-chose à qui n’a pas joué : n’importe qui peut en fabriquer un avec tous ses secrets.

# Le récit
story-next = Suite
reading-chapter = Voilà le décompte. Continue quand tu l’as lu.
since-your-turn = Depuis ton dernier tour
see-again = Revoir
pace = Rythme
pace-calm = Tranquille
pace-normal = Normal
pace-brisk = Vif
pace-at-once = Tout de suite, sans récit
pace-step = Pas à pas
chapter-all = Tout montrer

# La fin
ending-ranking = Le résultat
ending-you-win = Tu gagnes !
ending-you-share = Vous gagnez ensemble !
ending-you-came =
    { $place ->
        [2] Tu finis deuxième.
        [3] Tu finis troisième.
       *[other] Tu finis { $place }e.
    }
ending-winners =
    { $count ->
        [one] { $players } gagne !
       *[other] { $players } gagnent ensemble !
    }
ending-decided = En tête pour de bon à partir d’ici :

# L’analyse
where-won = Où s’est jouée la victoire ?
tab-review = Analyse
review-chart = Les chances de chacun ; gauche et droite parcourent la partie
review-begins = Le jury regarde votre partie…
review-queue =
    { $place ->
        [one] { $place } autre partie passe d’abord.
       *[other] { $place } autres parties passent d’abord.
    }
review-progress = { $done } décisions examinées sur { $total }.
review-progress-bar = Décisions examinées
review-chances = Chances : { $chances }.
review-keys = Touches : gauche et droite parcourent la partie, N et B vont à la marque suivante et à la précédente.
review-decision = Cette décision
try-again = Réessayer
turning-points = Où tout a basculé
turning-luck = { $told } La chance a fait passer { $player } de { $before } à { $after }.
turning-decision = { $told } Cela a fait passer { $player } de { $before } à { $after }.
turning-judge = { $told } À mieux y regarder, le jury donne à { $player } { $after } au lieu de { $before }.
no-turning-points = Rien n’a vraiment basculé.
ledger = Chance et jeu
ledger-why = Victoires sur 100 parties comme celle-ci. La chance et le jeu de chacun font ensemble le résultat.
ledger-start = Au départ
ledger-luck = Chance
ledger-own = Son propre jeu
ledger-others = Jeu des autres
ledger-judge = Second regard du jury
ledger-result = Résultat
error-rate =
    { $decisions ->
        [one] A perdu { $rate } de ce qui était en jeu dans { $decisions } décision.
       *[other] A perdu { $rate } de ce qui était en jeu dans { $decisions } décisions.
    }
helped = Qui a aidé qui
helped-by = Le jeu de
helped-most = Le jeu de { $player } a donné à { $other } { $points } victoires sur 100.
decisions = Décisions
filter-seat = Les décisions de
filter-everybody = Tout le monde
filter-severity = Quelles décisions
severity-doubtful = Douteuses et pires
severity-mistake = Erreurs et pires
severity-blunder = Gaffes
severity-good = Bien trouvées
severity-all = Toutes les décisions
no-decisions = Aucune de ce genre. Bien joué !
no-decisions-yet = Aucune pour l’instant.
verdict-doubtful = Douteux de la part de { $player } : { $played } ; { $best } gagne { $wins } fois de plus sur 100.
verdict-mistake = Une erreur de { $player } : { $played } ; { $best } gagne { $wins } fois de plus sur 100.
verdict-blunder = Une gaffe de { $player } : { $played } ; { $best } gagne { $wins } fois de plus sur 100.
verdict-only = Le seul bon coup, et { $player } l’a trouvé : { $played }.
verdict-found = Bien trouvé par { $player } : { $played }. Peu y auraient pensé.
verdict-best = { $player } a choisi comme le jury : { $played }.
verdict-as-good = { $player } a choisi { $played }, aussi bon que { $best }.
verdict-fine = { $player } a choisi { $played } ; { $best } gagne { $wins } fois de plus sur 100, trop peu pour chipoter.
look-how = Regarder
look-after = Après
look-knew = Ce qu’on savait
look-so = Ce qu’il en était
alternatives = Chances de victoire après chaque coup, d’après ce qu’on pouvait savoir :
played-here = joué
judges-choice = choix du jury
as-good = aussi bon
ghost-played = joué
ghost-better = mieux
think-longer = Y réfléchir plus longtemps
thinking-longer = Réflexion…
puzzles-of =
    { $count ->
        [one] Rejouer l’erreur de { $player }
       *[other] Rejouer les { $count } erreurs de { $player }
    }
puzzle = Énigme
puzzle-of = Énigme { $number } sur { $count }
puzzle-find = Trouve le meilleur coup ({ $number } sur { $count }). Tu es { $player }.
puzzle-ask = Tu joues pour { $player }. Que ferais-tu maintenant ?
puzzle-in-numbers = Avec ton coup, tu gagnes { $wins } de ces parties, avec le meilleur { $best }.
puzzle-best = Oui, { $move } : c’est le choix du jury !
puzzle-as-good = Oui, { $move } : aussi bon que { $best }.
puzzle-same-again = C’est ce qui a été joué dans la partie : { $move }. Il y a mieux.
puzzle-worse = Pas le meilleur coup : { $move } perd { $wins } fois de plus sur 100.
puzzle-not-considered = Ce coup n’est pas parmi les meilleurs. Il y a mieux.
puzzle-again = Réessayer
puzzle-give-up = Montre-moi
puzzle-next = Énigme suivante
puzzle-next-game = Passer à la partie suivante
puzzle-end = Retour à l’analyse
puzzle-stop = Retour à l’analyse
puzzles-today = Énigmes du jour
tab-puzzle = Énigme
day-puzzle-hardness =
    { $missed ->
        [0] Tous les niveaux de nos bots trouvent celle-ci.
        [one] Un des { $levels } niveaux de nos bots ne trouve pas celle-ci.
       *[other] { $missed } des { $levels } niveaux de nos bots ne trouvent pas celle-ci.
    }
day-puzzle-tried = ton coup
day-puzzle-tempting = a l’air tentant
day-puzzle-done = Voilà les trois pour aujourd’hui !
day-puzzle-tomorrow = Demain, il y en a trois nouvelles.
day-puzzle-score = Trouvées du premier coup : { $right } sur { $count }.
day-puzzle-streak =
    { $days ->
        [0] Pas encore de série : une énigme trouvée du premier coup en commence une.
        [one] Ta série : un jour.
       *[other] Ta série : { $days } jours de suite.
    }
day-puzzle-share = Partager
day-puzzle-shared = Copié
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · série { $days }
own-mistakes = Apprends de tes parties
own-mistakes-why =
    { $count ->
        [one] Pour un de tes coups, le jury connaît mieux.
       *[other] Pour { $count } de tes coups, le jury connaît mieux.
    }
own-mistakes-begin = Les rejouer

# Conseils
tip = Conseil
tip-asking = Je réfléchis…
tip-show-move = Montrer le coup
tip-show-shares = Que valent les autres ?
tip-thanks = Merci
tips-yes = avec conseils
allow-tips = Des conseils aussi quand on joue entre personnes ; contre des bots, il y en a toujours
key-tip = demander un conseil, là où il y en a

# Touches
the-keys = Touches
close-keys = Fermer
key-tab = d’un groupe au suivant
key-arrows = dans un groupe ; ailleurs : en arrière et en avant dans la partie
key-enter = le faire
key-escape = finalement non
key-hear = entendre où on en est
key-undo = reprendre le dernier coup
key-next = continuer le récit
key-sound = son oui ou non
key-list = cette liste

# Les règles, en entier
help-how-to-play = Comment jouer
help-reference = Référence
help-example = Exemple :
help-rulings-title = Ce que la feuille de règles ne dit pas
rules-page = Les règles en entier
rules-by = { $game } : les règles
rules-players = De { $few } à { $most } joueurs.
rules-print = Les imprimer

# Leçons
lesson-learn = L’apprendre en deux minutes
lesson-of = Apprendre { $game }
lesson-well-done = Bravo !
lesson-new-position = Nouvelle position
lesson-learned = Ce que tu as appris
lesson-next = Suite
lesson-play = Jouer contre des bots

# Nouveaux
newcomer = Première fois à ce jeu ?
played-before = As-tu déjà joué à { $game } ?
played-yes = Oui
played-no = Non, explique-moi en jouant
explained-close = Compris
explained-enough = Plus d’explications

# Qu’est-ce que c’est
what-is-what = Qu’est-ce que c’est ?
key-ask = qu’est-ce que c’est ? (deux fois : tout)
