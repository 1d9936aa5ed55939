# La page elle-même, en français.

# Accueil
welcome = À quoi joue-t-on ?
what-it-is = Trois jeux de société : contre des bots, entre amis à distance ou sur un seul appareil.
what-it-is-pocket = Trois jeux de société : contre des bots ou ensemble sur cet appareil.
new-here = Première visite ? Commence par tricky.
new-here-learn = Apprends-le en deux minutes
your-name = Ton nom
their-name = Le nom de l’autre joueur
switch-language = Langue
number-of-players = Joueurs
fewer-players = Un joueur de moins
more-players = Un joueur de plus
against-bots = Jouer contre des bots
with-friends = Jouer entre amis
on-this-device = Sur cet appareil
continue = Parties en cours
open-tables = Tables ouvertes
nothing-open = Aucune table ouverte. Crée-en une et invite tes amis.
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
list-your-turn = À toi de jouer
list-turn-of = À { $name } de jouer
list-paused = en pause
list-score = Ton score : { $score }
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
no-such-page = Page introuvable
no-such-page-why = Il n’y a pas de table à cette adresse. Il manque peut-être un bout du lien.
list-it = Afficher parmi les tables ouvertes
who-plays = Qui joue ?
name-of-player = Nom du joueur { $number }
begin = Commencer
cancel = Annuler
home = Tous les jeux
not-reached = Le serveur ne répond pas pour l’instant.
nothing-stored = Ton navigateur n’enregistre rien : si tu fermes cette page, tu perdras ton nom et tes places.
licences = Licences
unofficial-all = Versions non officielles : les règles sont écrites avec nos propres mots. Les jeux originaux appartiennent à leurs ayants droit.

# À une table
sit-down = M’asseoir
seat-free = libre
not-here-yet = pas encore là
bot = bot
order-seats = Changer les places
shuffle-seats = Mélanger les places
rotate-seats = Décaler tout le monde d’une place
order-done = Terminé
move-up = Monter { $name }
move-down = Descendre { $name }
rename = Renommer { $name }
new-name = Nouveau nom
rename-done = Enregistrer
seats-now = Les places : { $players }
let-bot-play = Installer un bot ici
free-seat = Libérer cette place
send-away = Retirer
send-away-name = Retirer { $name }
send-away-sure = { $name } perdra sa place, et son invitation ne marchera plus. Tu en auras une nouvelle à envoyer.
sent-away = L’hôte a libéré ta place. Demande une nouvelle invitation si tu veux jouer.
no-free-seat = La table est complète. Tu peux regarder la partie.
start-game = Lancer la partie
fill-with-bots = Lancer et compléter avec des bots
invite = Envoie ce lien à tes amis, ou fais-leur scanner le code.
join-code = Rejoindre avec un code
join = Rejoindre
join-table = Rejoindre une table
invite-code = Ou ouvre { $address } et tape
invite-title = Invite tes amis
only-this-machine = Pour l’instant, seul cet ordinateur a accès à la table. Pour que d’autres appareils chez toi puissent jouer, lance Speeltafel avec cette commande :
network-ask = Pour l’instant, seul cet ordinateur a accès à la table. Si tu l’ouvres à ton réseau, des téléphones pourront jouer. Tous les appareils de ce réseau pourront alors ouvrir cette page.
network-open = Ouvrir à mon réseau
which-address = Adresse sur ton réseau
share-link = Partager le lien
come-and-play = Viens jouer à { $game } avec moi !
while-waiting = En attendant
copy-link = Copier le lien
link-copied = Copié
waiting-host = On attend que l’hôte lance la partie.
you-watch = Tu regardes la partie.
reconnecting = Connexion perdue. Nouvel essai…
reconnecting-move = Connexion perdue. Ton coup partira au retour de la connexion.
turned-away = Table introuvable
loading = Chargement de la table…
undo = Annuler le coup
more = Menu
close = Fermer
say-something = Dis quelque chose
mute = Masquer les messages de { $name }
unmute = Afficher les messages de { $name }
send = Envoyer
sound-on = Son : activé
sound-off = Son : coupé
notify-on = Alerte quand c’est mon tour : oui
notify-off = Alerte quand c’est mon tour : non
call-me = M’envoyer un message
call-me-about = Si ton tour commence quand tu n’es pas là, tu reçois un seul message. Il indique seulement le jeu et le lien vers la table.
call-me-way = Envoyer par
call-me-address = Adresse
call-me-topic = Choisis un sujet (topic) difficile à deviner. Si quelqu’un le connaît, il peut lire les messages.
call-me-hook = Colle l’adresse de ton webhook. Ne la montre à personne.
call-me-quiet = Attendre pendant les heures calmes
call-me-from = De
call-me-until = À
call-me-save = Enregistrer
call-me-saved = C’est enregistré.
call-me-test = Envoyer un test
call-me-tested = C’est envoyé. Le message est-il arrivé ?
call-me-stop = Arrêter les messages
call-me-stopped = Tu ne recevras plus de messages.
call-me-trouble = Le dernier message n’est pas arrivé. { $why }
push = Ce navigateur
push-about = Ce navigateur affiche le message, même quand la page est fermée.
push-insecure = Les navigateurs n’affichent que les messages des pages dont l’adresse commence par https://.
push-unsupported = Ce navigateur ne peut pas afficher de messages. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
push-blocked = Ce navigateur bloque les messages de cette page. Autorise-les dans ses réglages.
push-failed = Le navigateur n’a pas activé les messages. Réessaie, ou choisis un autre moyen.
your-turn-now = À toi de jouer !
take-seat-back = Reprendre ma place
bot-for = Un bot joue à la place de { $name }.
is-away = { $name } n’est pas là.
bot-may-stand-in = Dans { $seconds } s, un bot pourra prendre le relais.
let-bot-stand-in = Laisser jouer un bot
is-slow = { $name } prend son temps.
nudge = Envoyer un rappel à { $name }
is-nudged = { $name } a reçu un rappel.
play-turn = Laisser un bot jouer ce tour
nudged-you = Les autres t’attendent.
leave-table = Laisser un bot jouer pour moi
rematch = Rejouer
to-rematch = Aller à la partie suivante
next-game-ready = Les autres lancent une nouvelle partie. Tu les rejoins dans un instant.
stay-here = Rester ici
next-game-title = Nouvelle partie !
save-record = Enregistrer la partie
keep-game = Enregistrer comme page web
keep-game-review = Analyse : { $percent } %
react-bravo = Bravo !
react-laugh = Ha ha !
react-wow = Waouh !
react-sad = Oh non…
react-think = Hmm…
react-hurry = Allez !
react-thanks = Merci !
pass-device = Passe l’appareil à { $name }.
it-is-me = C’est moi, { $name }
choose-ahead = Tout le monde choisit en même temps, en secret. Choisis maintenant.
chosen-ahead = Tu as choisi. Tu peux encore changer d’avis jusqu’à ton tour.
time-left = { $seconds } s
table-log = Ce qui s’est passé

# Un serveur privé
private-server = Table privée
private-server-why = Il faut un mot de passe pour entrer. Demande-le à la personne qui t’invite.
password = Mot de passe
come-in = Entrer

# Revoir
replay = Revoir la partie
cannot-replay = Impossible d’afficher cette partie
link-damaged = Ce lien est abîmé ou incomplet. Redemande-le.
before-the-game = Avant le premier coup.
step = Coup
step-of = Coup { $step } sur { $steps }
through-the-game = Parcourir la partie
first-step = Au début
step-back = Coup précédent
step-on = Coup suivant
play-by-itself = Lecture automatique
stop-playing = Arrêter
last-step = À la fin
through-eyes = Point de vue
eyes-all = tout le monde (cartes visibles)
eyes-watch = un spectateur
all-hands = Les cartes de chacun
copy-position = Copier un lien vers ce moment
looking-back = Tu revois un coup précédent.
back-to-now = Revenir à la partie
look-back = Coups précédents
open-record = Ouvrir une partie enregistrée
open-record-why = Une partie que tu as enregistrée, ou qu’on t’a envoyée.
finished-games = Parties jouées

# À table
tab-log = Journal
tab-chat = Discussion
tab-table = Table
tab-rules = Règles
rules-of-game = Les règles
something-new = nouveaux messages
nobody-spoke = Pas encore de messages. Dis bonjour !
seat-here = joue
seat-yours = toi
seat-on-device = sur cet appareil
seat-away = n’est pas là ; la partie attend
seat-left = a laissé sa place à un bot
seat-clock = temps écoulé ; un bot joue
seat-resigned = a abandonné ; un bot a pris le relais
seat-bot = bot ({ $level })
pause = Mettre en pause
resume = Reprendre
leave-sure = Un bot jouera pour toi jusqu’à ton retour.
resign = Abandonner
resign-sure = Un bot prendra ta place, et tu ne pourras plus revenir dans cette partie.
days-off = Prendre des jours de congé
days-off-about = Ton horloge s’arrête pendant ton absence, et les autres voient jusqu’à quand. Il te reste { $days ->
    [one] un jour de congé
   *[other] { $days } jours de congé
} dans cette partie.
days-off-days = Jours de congé
days-off-until = Tu reviens le { $date }, ou plus tôt si tu veux.
days-off-back = Je suis de retour
seat-off = en congé jusqu’au { $date }
is-off = { $name } est en congé jusqu’au { $date }. D’ici là, son temps est arrêté.
are-you-sure = Tu confirmes ?
bot-played-for-you = Un bot a joué pour toi
go-on = Continuer
share = Partager
whole-game-again = Revoir la partie
hours-left = { $hours } h { $minutes } min
days-left = { $days } j { $hours } h

keys = Appuie sur ? pour voir les raccourcis.

# Comment une table est mise
table-choices = Options de la partie
choices = Options
bots-play = Niveau des bots
clock = Temps de réflexion
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
spectators-yes = spectateurs bienvenus
spectators-no = sans spectateurs
aids-yes = avec aide-mémoire
aids-no = sans aide-mémoire
allow-spectators = Accepter les spectateurs
show-aids = Aide-mémoire : montrer ce qu’il faut retenir
one-more-here = Ajouter un joueur sur cet appareil
close-table = Fermer cette table
close-sure = La table sera fermée pour tout le monde. L’invitation ne marchera plus.
leave-seat = Quitter ma place
leave-seat-sure = Pour te rasseoir, il te faudra une nouvelle invitation.
table-closed = Cette table a été fermée avant le début de la partie.
so-be-it = Terminé
choose-file = Choisir un fichier
file-too-large = Ce fichier est bien trop gros pour une partie enregistrée.
who-is-player = Qui est le joueur { $number } ?
chair-here = ici
chair-bot = bot
chair-friend = à inviter

# Personne n’a choisi les dés
start-waits = On attend { $players } pour mélanger…
fair-seal-fair = Dés et cartes vérifiés
fair-seal-theirs = Vérifié, sans ton nombre aléatoire
fair-seal-end-unseen = Tirages vérifiés, mais pas la fin
fair-seal-left-out = Ton nombre aléatoire n’a pas servi
fair-seal-alone = Seul le serveur a mélangé
fair-seal-partial = Partie non terminée
fair-seal-unread = Non vérifié ici
fair-seal-wrong = Quelque chose cloche avec les dés ou les cartes !
fair-about-fair = Ce navigateur a recalculé les { $events } lancers, tirages et donnes, et tout est juste. Ils viennent du secret fixé par le serveur avant la partie et des nombres aléatoires des joueurs, dont le tien.
fair-about-theirs = Ce navigateur a recalculé les { $events } lancers, tirages et donnes, et tout est juste. Ton nombre aléatoire n’a pas servi. Seuls les joueurs dont le nombre a servi peuvent être sûrs que personne n’a triché.
fair-about-end-unseen = Les { $events } lancers, tirages et donnes de cet enregistrement sont justes. Mais ce navigateur n’a pas vu la fin de la partie, et il ne connaît pas les règles. Il ne peut donc pas dire si la partie est complète, ni si le résultat est juste. Pour le vérifier, enregistre la partie et lance : speeltafel verify game.json.
fair-about-left-out = Les { $events } lancers, tirages et donnes sont justes, mais ton nombre aléatoire n’y est pas. Il est arrivé trop tard, ou le serveur l’a écarté. Seuls les joueurs dont le nombre a servi peuvent être sûrs que personne n’a triché.
fair-about-alone = Les { $events } lancers, tirages et donnes viennent uniquement du secret du serveur. Aucun joueur n’a ajouté de nombre aléatoire : il faut donc faire confiance au serveur.
fair-about-partial = La partie n’a pas été terminée. Les { $events } lancers, tirages et donnes faits jusque-là sont justes, mais on ne peut pas vérifier le reste.
fair-about-unread = Cette page ne peut pas vérifier les dés et les cartes de cette partie. Elle a été jouée avec une ancienne méthode, ou la page ne sait pas lire ses tirages. Pour vérifier, lance : speeltafel verify.
fair-about-wrong = Ce navigateur a recalculé les dés et les cartes de cette partie, et quelque chose ne va pas. Enregistre la partie et contacte la personne qui gère le serveur.
fair-about-withheld = Quelqu’un a promis un nombre aléatoire, mais ne l’a pas envoyé. En général, c’est une connexion perdue. Si cela arrive souvent, méfie-toi : de mèche avec le serveur, ce joueur peut choisir, entre deux parties, celle qui l’arrange.
fair-added = a ajouté un nombre aléatoire
fair-withheld = a promis un nombre aléatoire et ne l’a pas envoyé
fair-nothing = n’a pas ajouté de nombre aléatoire
fair-none = n’a pas aidé à mélanger
fair-why-proof = La preuve manque ou est illisible.
fair-why-secret = Ce n’est pas le secret que le serveur avait promis avant la partie.
fair-why-again = Le serveur avait déjà promis le même secret à une autre table. Quelqu’un pouvait donc savoir ce qui allait venir.
fair-why-terms = Les noms, les joueurs ou les options de cet enregistrement ne sont pas ceux qui étaient convenus au départ.
fair-why-share = Le nombre envoyé par { $players } n’est pas celui qui était promis.
fair-why-chance = L’étape { $number } dit « { $found } », mais c’est « { $expected } » qui a été tiré. Quelqu’un a modifié l’enregistrement.
fair-why-seen = L’étape { $number } de l’enregistrement n’est pas ce que ce navigateur a vu.
fair-why-result = Le résultat de l’enregistrement n’est pas celui affiché ici.
fair-why-end = Ce navigateur a vu la partie se terminer autrement.
fair-elsewhere = Vérifier sur un autre ordinateur
fair-elsewhere-how = Enregistre la partie et vérifie-la avec le programme. Ce navigateur a gardé les longs nombres qu’il te faut : la promesse du serveur, ton nombre aléatoire et les conditions convenues au départ.
fair-how = Comment ça marche ?
fair-title = Pourquoi personne ne peut truquer les dés
fair-child = Pour les enfants (et tous les autres)
fair-child-notes = Imagine que tout le monde à table écrit un nombre sur un papier. La personne qui lance les dés en écrit un aussi. Personne ne montre son papier.
fair-child-fold = Tous les papiers sont pliés et posés sur la table. À partir de là, plus personne ne peut changer son nombre.
fair-child-mix = Ensuite, tout le monde déplie son papier. Tous les nombres sont mélangés dans une grande soupe. Chaque dé et chaque carte de la partie sort de cette soupe.
fair-child-honest = Toi aussi, tu as écrit un nombre. Donc personne ne pouvait savoir d’avance à quoi ressemblerait la soupe : ni ton frère, ni l’ordinateur, ni même les deux ensemble. Voilà pourquoi personne n’a pu truquer les dés.
fair-child-check = La personne qui lance les dés garde son papier plié jusqu’à la fin de la partie. Sinon, tout le monde pourrait connaître la suite. Ensuite, ton navigateur refait la soupe et vérifie que chaque dé était juste. Si tout est bon, la partie reçoit un sceau.
fair-seals = Ce que veulent dire les sceaux
fair-means-fair = Tout a été recalculé, et ton nombre aléatoire a servi.
fair-means-theirs = Tout a été recalculé. Les nombres des autres ont servi, mais pas le tien : tu regardais, ou tu jouais sur un autre appareil.
fair-means-end-unseen = Tout a été recalculé, mais ce navigateur n’a pas vu la fin de la partie. Seul speeltafel verify peut dire si elle est complète.
fair-means-left-out = Tout a été recalculé, mais ton nombre aléatoire n’a pas servi. Il est arrivé trop tard, ou le serveur l’a écarté.
fair-means-alone = Tout vient du secret du serveur, car aucun joueur n’a ajouté de nombre. Cela arrive avec les programmes qui jouent sans cette page.
fair-means-partial = La partie n’a pas été terminée. Tout ce qui a été joué est correct.
fair-means-unread = La partie a été jouée avec une ancienne méthode, ou la page ne sait pas lire ses tirages.
fair-means-wrong = Quelque chose ne va pas. La page explique quoi.
fair-expert = Pour les cryptographes
fair-step-secret = Quand quelqu’un ouvre une table, le serveur tire un secret de 256 bits et publie son engagement. La page garde le premier engagement qu’elle voit, et remarque si le serveur s’en sert deux fois.
fair-step-commit = Quand tu t’assieds, ta page tire un nombre aléatoire de 256 bits et publie son engagement. Chaque appareil ajoute un nombre. Les bots n’en ajoutent pas.
fair-step-bind = Au départ, les conditions sont fixées : un texte avec le jeu, les options, les noms et tous les engagements.
fair-step-reveal = Chaque page révèle alors son nombre, mais seulement pour des conditions qui contiennent les deux engagements qu’elle connaît. Elle ne le révèle jamais pour d’autres conditions. Après dix secondes, la partie commence sans les nombres qui manquent, et tout le monde en est averti.
fair-step-draw = Tous les tirages viennent du secret, des conditions et des nombres des joueurs. Ils dépendent du nombre de tirages déjà faits, jamais des actions des joueurs.
fair-step-open = L’enregistrement de la partie finie contient le secret et les nombres. La page vérifie les engagements, les conditions et chaque tirage. Elle vérifie aussi que l’enregistrement est bien la partie qu’elle a vue.
fair-limits = Ce que cette méthode ne garantit pas
fair-limit-withhold = Avec l’aide du serveur, un joueur peut voir quelle partie son nombre donnerait, puis ne pas l’envoyer. Il choisit ainsi entre deux parties, et tout le monde voit qu’il l’a fait.
fair-limit-knows = Le serveur sait tout ce qui est caché et tout ce qui viendra, et pourrait le dire à un complice. Mais il ne peut pas le choisir.
fair-limit-page = Cette page aussi vient du serveur. Si tu ne lui fais pas confiance, vérifie avec le programme sur un autre ordinateur, ou joue avec ton propre programme.
fair-limit-moves = Rien ne garantit les dates ni les coups des joueurs. La page compare seulement les coups avec ce qu’elle a vu.
fair-limit-end = La page ne connaît pas les règles. Elle ne sait donc pas si une partie s’est terminée trop tôt ou avec un mauvais résultat. Les joueurs à table le verraient, et speeltafel verify le détecte.
fair-limit-alone = Un enregistrement seul ne prouve pas grand-chose à quelqu’un qui n’a pas joué. N’importe qui peut en inventer un, avec tous ses secrets.

# Le récit
story-next = Suite
story-skip = Passer
reading-chapter = Voici le score. Appuie sur Continuer pour la suite.
since-your-turn = Depuis ton dernier tour
see-again = Revoir
pace = Rythme
pace-calm = Tranquille
pace-normal = Normal
pace-brisk = Rapide
pace-at-once = Immédiat, sans animation
pace-step = Pas à pas
chapter-all = Tout montrer
player = Joueur
see-count = Voir le décompte

# La fin
ending-ranking = Résultat final
end-more = Plus…
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
ending-decided = À partir d’ici, { $players } { $count ->
        [one] reste
       *[other] restent
    } en tête :

# L’analyse
where-won = Analyser la partie
tab-review = Analyse
review-chart = Les chances de victoire de chacun. Les flèches gauche et droite parcourent la partie.
review-begins = On analyse ta partie…
review-warming-up = Mise en route : la première analyse d’un jeu prend plus de temps que les suivantes.
review-queue =
    { $place ->
        [one] { $place } partie à analyser avant la tienne.
       *[other] { $place } parties à analyser avant la tienne.
    }
review-progress = { $done } décisions analysées sur { $total }.
review-progress-bar = Décisions analysées
review-chances = Chances de victoire : { $chances }.
review-keys = Touches : gauche et droite pour parcourir la partie, N et B pour la marque suivante ou précédente.
review-decision = Cette décision
moments-decided =
    { $count ->
        [0] Ce qui a décidé la partie
        [1] Le moment qui a décidé la partie
        [2] Deux moments qui ont décidé la partie
       *[other] Trois moments qui ont décidé la partie
    }
moments-to-learn = Coups à retravailler
moment-all = Tous les moments
moment-of = { $number } sur { $count }
moment-move = coup { $number }
moment-question = { $you ->
        [yes] C’est à toi de jouer.
       *[other] C’est à { $player } de jouer.
    } Que jouerais-tu ?
moment-try = Essaie un coup sur le plateau.
moment-show-answer = Voir la réponse
moment-next = Suivant
moment-more = Plus
moment-lost = Coup { $number } : { $you ->
        [yes] tu aurais pu
       *[other] { $player } aurait pu
    } gagner { $wins } parties de plus sur 100.
moment-doubtful = { $you ->
        [yes] Tu as joué un coup faible
       *[other] { $player } a joué un coup faible
    } : { $played }. Ce coup fait perdre { $wins } parties de plus sur 100.
moment-mistake = { $you ->
        [yes] Tu as fait une erreur
       *[other] { $player } a fait une erreur
    } : { $played }. Ce coup fait perdre { $wins } parties de plus sur 100.
moment-blunder = { $you ->
        [yes] Tu as fait une gaffe
       *[other] { $player } a fait une gaffe
    } : { $played }. Ce coup fait perdre { $wins } parties de plus sur 100.
show-how = Montre-moi
show-how-better = Le meilleur coup
show-how-played = { $you ->
        [yes] Ton coup
       *[other] Le coup de { $player }
    }
show-how-begins = Voici comment la partie peut continuer.
show-how-close = Retour
try-again = Réessayer
turning-luck = { $told } Le hasard a fait passer { $you ->
        [yes] tes chances
       *[other] les chances de { $player }
    } de { $before } à { $after }.
turning-decision = Après le coup { $number } de { $other }, { $you ->
        [yes] tes chances passent
       *[other] les chances de { $player } passent
    } de { $before } à { $after }.
no-turning-points = Il n’y a pas eu de tournant dans cette partie.
ledger = Chance et coups joués
ledger-words = { $you ->
        [yes] Toi
       *[other] { $player }
    } : chance { $luck }, coups joués { $own }, coups des autres { $others }.
ledger-table = Voir le tableau
ledger-why = Compté en victoires sur 100 parties. La chance et les coups de chacun s’additionnent pour donner le résultat.
ledger-start = Au départ
ledger-luck = Chance
ledger-own = Ses coups
ledger-others = Coups des autres
ledger-judge = Réévaluation
ledger-result = Résultat
error-rate =
    { $decisions ->
        [one] { $decisions } décision a laissé filer { $rate } des chances de victoire en jeu.
       *[other] { $decisions } décisions ont laissé filer { $rate } des chances de victoire en jeu.
    }
marks-why = Plus le signe est grand, plus le coup a coûté cher dans cette partie. ?! marque un coup faible, ? une erreur, ?? une gaffe.
kinds = Tes erreurs habituelles
kinds-games =
    { $count ->
        [1] Dans ta dernière partie.
       *[other] Dans tes { $count } dernières parties.
    }
kinds-line = { $kind } { $count } fois sur { $all }.
kinds-try = M’entraîner
helped = Qui a aidé qui
helped-by = Les coups de
helped-most = Les coups de { $player } ont donné à { $other } { $points } victoires de plus sur 100 parties.
decisions = Toutes les décisions
filter-seat = Décisions de
filter-everybody = Tout le monde
filter-severity = Type de décision
severity-doubtful = Coups faibles ou pires
severity-mistake = Erreurs ou pires
severity-blunder = Gaffes
severity-good = Belles trouvailles
severity-all = Toutes les décisions
no-decisions = Rien à signaler. Bien joué !
no-decisions-yet = Aucune pour l’instant.
verdict-doubtful = { $player } a joué un coup faible : { $played }. Meilleur coup : { $best } ({ $wins } victoires de plus sur 100 parties).
verdict-mistake = { $player } a fait une erreur : { $played }. Meilleur coup : { $best } ({ $wins } victoires de plus sur 100 parties).
verdict-blunder = { $player } a fait une gaffe : { $played }. Meilleur coup : { $best } ({ $wins } victoires de plus sur 100 parties).
verdict-only = { $player } a trouvé le seul bon coup : { $played }.
verdict-found = { $player } a eu une belle idée : { $played }. Peu de joueurs y auraient pensé.
verdict-best = { $player } a choisi le meilleur coup : { $played }.
verdict-as-good = { $player } a choisi un bon coup : { $played }. Tout aussi bon : { $best }.
verdict-fine = { $player } a choisi un bon coup : { $played }. À peine mieux : { $best } ({ $wins } victoires de plus sur 100 parties).
look-how = Montrer le coup
look-after = Après le coup
look-before = Avant le coup
look-so = Toutes les cartes visibles
alternatives = Chances de victoire de chaque coup, d’après ce que le joueur pouvait voir :
played-here = joué
judges-choice = meilleur coup
as-good = aussi bon
ghost-played = joué
ghost-better = mieux
think-longer = Analyser plus longtemps
thinking-longer = Analyse en cours…
puzzles-of = { $you ->
        [yes] { $count ->
            [one] Rejouer ton erreur
           *[other] Rejouer tes { $count } erreurs
        }
       *[other] { $count ->
            [one] Rejouer l’erreur de { $player }
           *[other] Rejouer les { $count } erreurs de { $player }
        }
    }
puzzle = Énigme
puzzle-of = Énigme { $number } sur { $count }
puzzle-find = Trouve le meilleur coup ({ $number } sur { $count }). Tu es { $player }.
puzzle-ask = Tu es { $player }. Que jouerais-tu maintenant ?
puzzle-in-numbers = Avec ton coup, tu gagnes { $wins } des parties ; avec le meilleur coup, { $best }.
puzzle-best = Oui ! { $move } est le meilleur coup.
puzzle-as-good = Oui ! { $move } est aussi bon que { $best }.
puzzle-same-again = C’est le coup joué dans la partie : { $move }. Il y a mieux.
puzzle-worse = Ce n’est pas le meilleur coup : { $move } fait perdre { $wins } parties de plus sur 100.
puzzle-not-considered = Ce n’est pas un des meilleurs coups.
puzzle-again = Réessayer
puzzle-give-up = Voir la réponse
puzzle-next = Énigme suivante
puzzle-skip = Passer cette énigme
puzzle-next-game = Aller à la partie suivante
puzzle-end = Retour à l’analyse
puzzle-stop = Retour à l’analyse
puzzles-today = Énigmes du jour
tab-puzzle = Énigme
day-puzzle-hardness =
    { $missed ->
        [0] Nos bots trouvent le meilleur coup à tous les niveaux.
        [one] Nos bots ratent le meilleur coup à un niveau sur { $levels }.
       *[other] Nos bots ratent le meilleur coup à { $missed } niveaux sur { $levels }.
    }
day-puzzle-hint = Ce que fait le meilleur coup :
day-puzzle-tried = ton coup
day-puzzle-tempting = coup tentant
day-puzzle-done = Tu as fini les trois énigmes du jour !
day-puzzle-tomorrow = Reviens demain pour trois nouvelles énigmes.
day-puzzle-score = Réussies du premier coup : { $right } sur { $count }.
day-puzzle-streak =
    { $days ->
        [0] Pas encore de série. Réussis une énigme du premier coup pour en commencer une.
        [one] Ta série : un jour.
       *[other] Ta série : { $days } jours de suite.
    }
day-puzzle-share = Partager
day-puzzle-shared = Résultat copié
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · série : { $days }
own-mistakes = Progresse grâce à tes parties
own-mistakes-why =
    { $count ->
        [one] Un de tes coups aurait pu être meilleur.
       *[other] { $count } de tes coups auraient pu être meilleurs.
    }
own-mistakes-begin = Rejouer ces coups

# Conseils
tip = Conseil
tip-asking = Je réfléchis…
tip-show-move = Montrer le coup
tip-show-shares = Comparer tous les coups
tip-thanks = Merci
tips-yes = avec conseils
allow-tips = Autoriser les conseils quand je joue avec d’autres (toujours permis contre des bots)
key-tip = demander un conseil (si c’est permis)

# Touches
the-keys = Raccourcis clavier
close-keys = Fermer
key-tab = aller au groupe suivant
key-arrows = se déplacer dans un groupe, ou coup précédent / suivant
key-enter = choisir
key-escape = annuler
key-hear = entendre où en est la partie
key-undo = annuler le dernier coup
key-next = passer à la suite de l’animation
key-sound = activer ou couper le son
key-list = afficher cette liste

# Les règles, en entier
help-how-to-play = Comment jouer
help-reference = Les règles en détail
help-example = Exemple :
help-rulings-title = Ce que la notice ne dit pas
rules-page = Toutes les règles
rules-by = { $game } : les règles
rules-players = De { $few } à { $most } joueurs.
rules-print = Imprimer les règles

# Leçons
lesson-learn = Apprendre en deux minutes
lesson-of = Apprendre à jouer à { $game }
lesson-well-done = Bravo !
lesson-new-position = Nouvelle position
lesson-learned = Ce que tu as appris
lesson-next = Suite
lesson-play = Jouer contre des bots

# Nouveaux
newcomer = Tu découvres ce jeu ?
played-before = As-tu déjà joué à { $game } ?
played-yes = Oui
played-no = Non, explique-moi en jouant
explained-close = Compris
explained-enough = Arrêter les explications

# Qu’est-ce que c’est
what-is-what = Qu’est-ce que c’est ?
what-is-what-quicker = Plus vite : pointe un instant ce que tu veux sur le plateau, ou laisse ton doigt dessus.
key-ask = expliquer un élément (deux fois : tout expliquer)

# Sans serveur
pocket-here = Tout tourne sur cet appareil, même sans internet. Pour jouer à distance avec des amis, il faut un serveur.
pocket-getting-ready = Préparation du jeu : { $percent } %. En attendant, tu peux explorer la page.
pocket-elsewhere = Speeltafel est ouvert dans un autre onglet. Ferme-le pour jouer ici.
pocket-broken = Speeltafel ne démarre pas dans ce navigateur. Essaie un navigateur plus récent, ou recharge la page.
pocket-new-version = Il y a une nouvelle version.
pocket-reload = Recharger
pocket-insecure = Tout tourne sur cet appareil. Pour jouer hors ligne plus tard, ouvre cette page à son adresse https://.
pocket-away = Le serveur ne répond pas. Tu peux jouer ici, sur cet appareil.
pocket-to-server = Retour au serveur
pocket-play-here = Jouer sur cet appareil, sans internet
go-on-here = Continuer cette partie
go-on-device = Continuer sur cet appareil
go-on-device-sure = La partie s’arrête sur le serveur. Tu continues ici, même sans internet. À partir de maintenant, cet appareil lance les dés et tire les cartes.
go-on-server = Continuer sur le serveur
delete-game = Supprimer cette partie
delete-game-sure = Supprimer cette partie ? Tu ne pourras pas la récupérer.

# L’écran au milieu
table-view = Vue de la table
table-view-use = Utiliser cet écran comme table
table-view-sure = Tu quitteras ta place. Pour te rasseoir, scanne le code de cette place avec ton téléphone.
table-view-scan = Scanne un code avec ton téléphone pour t’asseoir.
table-view-all-here = Tout le monde est là. Lancez la partie !
table-view-end = Ne plus utiliser cet écran comme table
full-screen = Plein écran
screen-lies = L’écran est à plat
screen-stands = L’écran est à la verticale
turn-screen = Tourner l’image
screen-may-sleep = Avec ce navigateur, l’écran peut s’éteindre. Règle l’appareil pour que l’écran reste allumé.
whole-board = Voir tout le plateau
only-my-hand = Seulement ma main
take-along = Changer d’appareil
take-along-how = Scanne ce code avec ton autre appareil. Tu y continueras la partie.
take-along-done = C’est fait. Tu joues maintenant sur ton autre appareil.
take-along-watch = Regarder la partie
