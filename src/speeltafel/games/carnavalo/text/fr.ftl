# Carnavalo, en français.

name = Carnavalo
tagline = Remplis les tentes, mène trois personnages, et laisse les autres acheter les chars.
about = Cartes, bluff et confettis de Peter Verhaeghe, de 2 à 6 joueurs, 45 minutes environ.
unofficial = Une version non officielle, avec nos propres mots. Carnavalo et sa boîte appartiennent à leurs propriétaires.

# La table
citizen =
    { $citizen ->
        [prince] le Prince
        [miss] la Miss
       *[bar] Barricadol
    }
place =
    { $place ->
        [procession] le cortège
       *[other] la tente { $place }
    }
day = Jour { $day } sur { $days }
ring = Anneau
route = Route
tent = Tente
chip = Jeton
pile = Cartes, du dessus au dessous
confetti-of = Confettis
procession = Cortège
middle = Avec la Miss
floats = Char
player = Joueur
cards = Main
movement-chips = Jetons
discs = Disques
won = Gagnés
points = Points
hand = Ta main
your-chips = Tes jetons
stack = Pioche
legend = P Prince · M Miss · B Barricadol · A4 le 4 du joueur A · A? face cachée · * gagné

# Ce qui s’est passé : la mise en place
picked =
    { $shared ->
        [yes] { $player } choisit le { $value }.
       *[no] Tu choisis le { $value }.
    }
picked-unseen = { $player } choisit une carte.
dealt = { $player } reçoit le jeton de déplacement de la tente { $tent } et y avance son disque à la case 1.
lies = Dans la tente { $tent } se trouve le { $value } de { $player }.
tent-chip-open = Le jeton visible de la tente { $tent } vaut { $chip }.
procession-chip-open = Le jeton visible du cortège vaut { $number }.
begins = La première carte que rencontre le Prince est à { $player }, qui commence donc.

# Ce qui s’est passé : un tour
moved =
    { $player } avance { citizen } { $steps ->
        [one] d’une case.
       *[other] de { $steps } cases.
    }
chip-moved =
    { $shared ->
        [yes] { $player } joue le jeton de la tente { $tent } et avance
       *[no] Tu joues le jeton de la tente { $tent } et tu avances
    } { citizen } { $steps ->
        [one] d’une case.
       *[other] de { $steps } cases.
    }
chip-moved-unseen =
    { $player } joue un jeton de déplacement et avance { citizen } { $steps ->
        [one] d’une case.
       *[other] de { $steps } cases.
    }
chip-direct = { $player } joue le jeton de la tente { $tent } et y met directement { citizen }. L’anneau passe à 0.
played-empty = { $player } joue un { $value } dans la tente { $tent }, qui était vide.
played-top = { $player } pose un { $value } sur le dessus dans la tente { $tent }.
played-under =
    { $shared ->
        [yes] { $player } glisse un { $value } sous la pile dans la tente { $tent }.
       *[no] Tu glisses ton { $value } sous la pile dans la tente { $tent }.
    }
played-under-unseen = { $player } glisse une carte sous la pile dans la tente { $tent }.
confetti = { $player } avance à la case { $field } de la piste de confettis de la tente { $tent }.
got-chip =
    { $shared ->
        [yes] { $player } reçoit le jeton de déplacement de la tente { $tent }.
       *[no] Tu reçois le jeton de déplacement de la tente { $tent }.
    }
got-chip-unseen = { $player } reçoit un jeton de déplacement.
no-chip = { $player } devrait recevoir un jeton de déplacement, mais il n’y en a plus.
to-procession = Dans la tente { $tent }, le Prince prend le { $value } de { $player } pour le cortège.
turned-up = Le { $value } de { $player } est retourné : le voilà sur le dessus dans la tente { $tent }.
laid = La Miss laisse le { $value } de { $player } sur le dessus dans la tente { $tent }.
taken = La Miss emmène le { $value } de { $player }, pris tout en dessous dans la tente { $tent }.
nothing-there =
    La tente { $tent } est vide : { $citizen ->
        [prince] le Prince n’y trouve personne pour le cortège.
       *[other] personne ne suit la Miss.
    }
barred =
    La tente { $tent } est barrée : { $citizen ->
        [prince] le Prince
       *[other] la Miss
    } ne peut rien y faire.
barricade = Barricadol barre la tente { $tent }.
passed = { $player } ne peut avancer personne ni jouer de carte, et passe.
returned =
    { $shared ->
        [yes] { $player } remet le jeton de la tente { $tent } sous la pioche.
       *[no] Tu remets le jeton de la tente { $tent } sous la pioche.
    }
returned-unseen = { $player } remet un jeton de déplacement sous la pioche.
ring-zero = Des jetons n’ont pas servi : l’anneau passe à 0.

# Ce qui s’est passé : la fin d’un jour
day-over =
    { $reason ->
        [hands] Le jour { $day } est fini : { $player } a joué sa dernière carte.
        [procession] Le jour { $day } est fini : { $player } a amené la cinquième carte dans le cortège.
       *[quiet] Le jour { $day } est fini : personne n’a joué de carte depuis longtemps. Le dernier tour était à { $player }.
    }
face-down = La carte cachée dans la tente { $tent } était un { $value } de { $player }.
in-tent = { $player } a { $value } dans la tente { $tent } : { $cards } en cartes et { $confetti } en confettis.
in-procession = { $player } a { $value } dans le cortège.
won-disc = { $player } gagne son disque à la tente { $tent }.
won-tent-chip = { $player } gagne le jeton { $chip } de la tente { $tent }.
bought-float = { $player } a le plus dans le cortège et doit acheter un char.
won-procession-chip = { $player } prend le jeton { $number } du cortège.
nobody-there = Personne n’a rien dans { place }.
tied-first = Égalité en tête dans { place } : personne ne gagne rien.
tied-second = Égalité pour la deuxième place dans { place } : le jeton reste.
no-second = Personne n’est deuxième dans { place } : le jeton reste.
float-removed = Personne n’a acheté le char du jour : il sort du jeu.
new-day = Le jour { $day } commence. Tout le monde reprend ses cartes, et { $player } ouvre le bal.
ended = La partie est finie après le jour { $day }.
counted =
    { $player } compte { $for_discs } pour { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }, { $confetti } pour les confettis sur les pistes et { $chips } pour les jetons.
float-costs = { $player } a un char : moins { $points }.
total = { $player } a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

# Ce que tu peux faire
prompt-setup = On installe la table.
prompt-pick =
    { $shared ->
        [yes] { $player }, choisis une carte en secret.
       *[no] Choisis une carte en secret.
    } Les cartes choisies sont réparties au hasard dans les tentes.
prompt-wait-pick = { $player } choisit une carte.
your-turn =
    { $shared ->
        [yes] { $player }, à toi :
       *[no] À toi :
    }
at-most =
    { $ring ->
        [one] { $ring } case
       *[other] jusqu’à { $ring } cases
    }
prompt-before =
    { $can ->
        [both] { your-turn } avance un personnage ({ at-most }) ou joue une carte.
        [move] { your-turn } avance un personnage ({ at-most }).
        [card] { your-turn } joue une carte.
       *[pass] { your-turn } ni personnage ni carte possible, alors passe.
    }{ $chips ->
        [0] {""}
        [one] {" "}D’abord, tu peux utiliser ton jeton.
       *[other] {" "}D’abord, tu peux utiliser des jetons.
    }
prompt-wait-before = C’est à { $player } de jouer.
prompt-after =
    { $shared ->
        [yes] { $player }, tu peux
       *[no] Tu peux
    } encore utiliser des jetons (anneau sur { $ring }), ou finir ton tour : l’anneau passe alors à 0.
prompt-wait-after = { $player } a encore des jetons de déplacement à utiliser ou à remettre.
prompt-return =
    { $shared ->
        [yes] { $player }, remets
       *[no] Remets
    } aussi tes autres jetons de déplacement, dans l’ordre que tu veux.
prompt-wait-return = { $player } remet des jetons de déplacement.
prompt-close =
    { $shared ->
        [yes] { $player }, tu as terminé le jour :
       *[no] Tu as terminé le jour :
    } remets tes jetons de déplacement, dans l’ordre que tu veux.
prompt-wait-close = { $player } a terminé le jour et remet des jetons de déplacement.
prompt-over =
    { $players } { $count ->
        [one] gagne !
       *[other] gagnent ensemble !
    }

# Ce qui n’est pas possible
not-a-move = { $found } n’est pas un coup ici. Un coup s’écrit comme « card 4 t5 », « card 4 t5 under », « move bar 2 », « chip t2 prince 3 », « chip t2 miss direct », « return t2 », « pass », « pick 3 ».
not-a-chance = { $found } ne peut pas sortir ici. Cela s’écrit comme « { $example } ».
too-many-chips = Il n’y a pas autant de jetons { $chip } (C3).
only-pick = Chacun choisit d’abord une carte (C5).
picked-already = On ne choisit une carte qu’avant la partie (C5).
only-return = Tu ne peux plus que remettre des jetons de déplacement (C13, C18).
acted-already = Tu as déjà avancé quelqu’un ou joué une carte à ce tour ; tu peux encore utiliser des jetons de déplacement ou les remettre (C9).
ring-too-low =
    { $ring ->
        [0] L’anneau est sur 0 : personne ne peut avancer (C10, C11).
       *[other] L’anneau est sur { $ring } : personne ne peut avancer de { $steps } cases (C10, C11).
    }
no-need-to-pass = Tu peux avancer un personnage ou jouer une carte, donc pas question de passer (CR7).
chip-not-held = Tu n’as pas le jeton de déplacement de la tente { $chip } (C10).
return-too-early = On ne remet les jetons de déplacement qu’après son action (C13).
card-not-in-hand = Tu n’as pas le { $value } en main (C12).
tent-barred = Barricadol est dans la tente { $tent } : aucune carte n’y entre (C16).
own-stage-card = Ta propre carte est sur le dessus dans la tente { $tent } : tu ne peux pas y jouer (C12).
say-top-or-under = La tente { $tent } n’est pas vide : dis « top » ou « under » (C12).
tent-is-empty = La tente { $tent } est vide : dis juste la carte et la tente (C12).
route-fields = une route a de { $few } à { $most } cases, celle-ci en a { $found } (C1)
route-tents = il y a { $tents } tentes, en voici { $found } (C1)
route-off = les cases de cette route vont de 0 à { $last }, il n’y a pas de { $found } (C1)
route-same-field = deux tentes ne peuvent pas être sur la case { $field } (C1)
track-length = une piste de confettis finit sur une case de 1 à { $most }, pas { $found } (C2)

# Pourquoi : les raisons dans les analyses et les conseils
move-card =
    { $place ->
        [top] ton { $value } sur le dessus dans la tente { $tent }
        [under] ton { $value } face cachée dans la tente { $tent }
       *[empty] ton { $value } dans la tente { $tent }
    }
move-citizen =
    { $tent ->
        [0] { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } pour { citizen }
       *[other] { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } pour { citizen }, jusqu’à la tente { $tent }
    }
move-chip =
    { $tent ->
        [0] un jeton qui avance { citizen } de { $steps }
       *[other] un jeton qui avance { citizen } de { $steps }, jusqu’à la tente { $tent }
    }
move-direct = un jeton qui met { citizen } droit dans la tente { $tent }
move-pass = un tour passé
move-pick = le choix du { $number }
move-return = le retour du jeton de la tente { $number }
advice-card =
    { $you ->
        [yes] joue ton { $value } { $place ->
                [top] sur le dessus dans
                [under] face cachée dans
               *[empty] dans
            } la tente { $tent }
       *[no] { $player } devrait jouer le { $value } { $place ->
                [top] sur le dessus dans
                [under] face cachée dans
               *[empty] dans
            } la tente { $tent }
    }
advice-walk =
    { $you ->
        [yes] avance { citizen } de { $steps }{ $to }{ $effect }
       *[no] { $player } devrait avancer { citizen } de { $steps }{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] utilise ton jeton de déplacement { $tent } pour avancer { citizen } de { $steps }{ $to }{ $effect }
       *[no] { $player } devrait utiliser le jeton de déplacement { $tent } pour avancer { citizen } de { $steps }{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] utilise ton jeton de déplacement { $tent } pour mettre { citizen } droit dans la tente { $tent }{ $effect }
       *[no] { $player } devrait utiliser le jeton de déplacement { $tent } pour mettre { citizen } droit dans la tente { $tent }{ $effect }
    }
advice-pass =
    { $you ->
        [yes] passe
       *[no] { $player } devrait passer
    }
advice-pick =
    { $you ->
        [yes] choisis ton { $number }
       *[no] { $player } devrait choisir le { $number }
    }
advice-return =
    { $you ->
        [yes] remets ton jeton de déplacement { $number }
       *[no] { $player } devrait remettre le jeton de déplacement { $number }
    }
to-tent = { "" }, jusqu’à la tente { $tent }
effect-prince = { "" } : { $card } part dans le cortège
effect-miss = { "" } : elle emporte { $card }
effect-miss-both = { "" } : elle apporte { $brings } et emporte { $card }
card-own =
    { $you ->
        [yes] ton { $value }
       *[no] le { $value } de { $player }
    }
card-other = le { $value } de { $other }
hidden-own =
    { $you ->
        [yes] ta carte cachée
       *[no] la carte cachée de { $player }
    }
hidden-other = la carte cachée de { $other }
seat = { $other }
where-tent = { "" } dans la tente { $tent }
score = { $own } à { $most }
because-disc-own =
    { $you ->
        [yes] tu gagnes ton disque{ $place }{ $often }
       *[no] { $player } gagne le disque{ $place }{ $often }
    }
because-chip-own =
    { $you ->
        [yes] tu gagnes le jeton { $chip }{ $place }{ $often }
       *[no] { $player } gagne le jeton { $chip }{ $place }{ $often }
    }
because-disc = { $other } gagne le disque{ $place }{ $often }
because-chip = { $other } gagne le jeton { $chip }{ $place }{ $often }
because-float-own =
    { $you ->
        [yes] tu dois acheter un char{ $often }
       *[no] { $player } doit acheter un char{ $often }
    }
because-float = { $other } doit acheter un char{ $often }
because-parade-own =
    { $you ->
        [yes] tu gagnes le jeton { $chip } du cortège{ $often }
       *[no] { $player } gagne le jeton { $chip } du cortège{ $often }
    }
because-parade = { $other } gagne le jeton { $chip } du cortège{ $often }
state-ahead =
    { $you ->
        [yes] tu mènes alors dans la tente { $tent }, { $score }
       *[no] { $player } mène alors dans la tente { $tent }, { $score }
    }
state-surely =
    { $you ->
        [yes] tu mènes alors sûrement dans la tente { $tent }
       *[no] { $player } mène alors sûrement dans la tente { $tent }
    }
state-alone =
    { $you ->
        [yes] tu es alors sans rival dans la tente { $tent }
       *[no] { $player } est alors sans rival dans la tente { $tent }
    }
state-second =
    { $you ->
        [yes] tu es alors deuxième dans la tente { $tent }, { $score }, assez pour le jeton
       *[no] { $player } est alors deuxième dans la tente { $tent }, { $score }, assez pour le jeton
    }
state-level =
    { $you ->
        [yes] tu es alors à égalité avec { $other } dans la tente { $tent }, { $score }, et l’égalité ne gagne rien
       *[no] { $player } est alors à égalité avec { $other } dans la tente { $tent }, { $score }, et l’égalité ne gagne rien
    }
state-level-two = { $third } est alors à égalité avec { $other } dans la tente { $tent }, { $score }, et l’égalité ne gagne rien
state-ahead-of =
    { $you ->
        [yes] tu es alors devant { $other } dans la tente { $tent }, { $score }
       *[no] { $player } est alors devant { $other } dans la tente { $tent }, { $score }
    }
with-level =
    { $you ->
        [yes] avec le { $value } tu serais seulement à égalité avec { $other }, { $score }
       *[no] avec le { $value } { $player } serait seulement à égalité avec { $other }, { $score }
    }
contrast-level =
    { $you ->
        [yes] avec ton { $value } tu es seulement à égalité avec { $other } dans la tente { $tent }, { $score }, et cela ne gagne rien
       *[no] avec le { $value } { $player } est seulement à égalité avec { $other } dans la tente { $tent }, { $score }, et cela ne gagne rien
    }
contrast-behind =
    { $you ->
        [yes] ton { $value } reste derrière { $other } dans la tente { $tent }, { $score }, et ne gagne rien pour l’instant
       *[no] le { $value } de { $player } reste derrière { $other } dans la tente { $tent }, { $score }, et ne gagne rien pour l’instant
    }
contrast-ahead =
    { $you ->
        [yes] avec ton { $value } tu mènes aussi dans la tente { $tent }, { $score }, mais cela ne gagne que { $cases }
       *[no] avec le { $value } { $player } mène aussi dans la tente { $tent }, { $score }, mais cela ne gagne que { $cases }
    }
contrast-wait =
    { $you ->
        [yes] la tente { $tent } peut attendre : plus tard tu y gagnes aussi souvent
       *[no] la tente { $tent } peut attendre : plus tard { $player } y gagne aussi souvent
    }
ends-day = la journée finit alors aussitôt
ends-day-tent = la journée finit alors aussitôt, donc la tente { $tent } reste telle quelle
rule-own-top =
    { $you ->
        [yes] ton coup laisse ta propre carte sur le dessus dans la tente { $tent }, donc tu ne peux plus y jouer
       *[no] le coup joué laisse sa propre carte sur le dessus dans la tente { $tent }, donc { $player } ne peut plus y jouer
    }
rule-their-top = dans la tente { $tent }, la carte de { $other } reste sur le dessus, donc { $other } ne peut pas y jouer
rule-opens = Barricadol quitte la tente { $tent }, qui est donc rouverte
rule-closes = Barricadol barre alors la tente { $tent }
keep-for =
    { $you ->
        [yes] tu gardes ton { $value } pour la tente { $tent }
       *[no] { $player } garde le { $value } pour la tente { $tent }
    }
then-play =
    { $you ->
        [yes] ensuite tu peux jouer ton { $value } dans la tente { $tent }
       *[no] ensuite { $player } peut jouer le { $value } dans la tente { $tent }
    }
cause-plays =
    { $when ->
        [otherwise] sinon
       *[then] alors
    } { $other } joue { adverb } dans la tente { $tent }
cause-some =
    { $when ->
        [otherwise] sinon
       *[then] alors
    } { citizen } { $what ->
        [there] y apporte
       *[away] emporte
    } { adverb } { $card }{ $what ->
        [procession] {""} dans le cortège, de la tente { $tent }
       *[away] {""}
    }{ $possible }
cause-own =
    { $you ->
        [yes] { $when ->
                [otherwise] sinon
               *[then] alors
            } tu { $what ->
                [there] y apportes
               *[away] emportes
            } { adverb } { $card } avec { citizen }{ $what ->
                [procession] {""} dans le cortège, de la tente { $tent }
               *[away] {""}
            }{ $possible }
       *[no] { $when ->
                [otherwise] sinon
               *[then] alors
            } { $player } { $what ->
                [there] y apporte
               *[away] emporte
            } { adverb } { $card } avec { citizen }{ $what ->
                [procession] {""} dans le cortège, de la tente { $tent }
               *[away] {""}
            }{ $possible }
    }
cause-other =
    { $when ->
        [otherwise] sinon
       *[then] alors
    } { $other } { $what ->
        [there] y apporte
       *[away] emporte
    } { adverb } { $card } avec { citizen }{ $what ->
        [procession] {""} dans le cortège, de la tente { $tent }
       *[away] {""}
    }{ $possible }
by-chip =
    { $you ->
        [yes] { "" }, avec le jeton de déplacement que tu donnes
       *[no] { "" }, avec le jeton de déplacement que { $player } donne
    }
ring-enough = { "" }, car l’anneau est alors sur { $ring }, juste assez
gives-chip =
    { $you ->
        [yes] ton coup donne à { $other } un jeton de déplacement
       *[no] le coup joué donne à { $other } un jeton de déplacement
    }
adverb =
    { $how ->
        [never] jamais
        [hardly] rarement
        [always] toujours
        [nearly] presque toujours
        [often] souvent
       *[mostly] le plus souvent
    }
look-tent = Regarde la tente { $tent }.
look-procession = Regarde le cortège : qui y a le plus, et qui vient ensuite ?
look-hand = Regarde tes cartes : de laquelle peux-tu te passer le premier jour ?
look-chips = Regarde tes jetons de déplacement.

# Comment on joue
help =
    Six tentes en fête bordent une rue circulaire, et à chacune tout le monde a un disque de confettis. Qui a le plus de points gagne. Pendant quatre jours au plus, tu envoies tes cinq cartes dans les tentes. À la fin d’un jour, tu additionnes tes cartes dans une tente et la case de ton disque là-bas. Qui a le plus gagne son disque, soit 5 points ; la deuxième place prend le jeton visible de la tente. Si tu as déjà gagné ton disque, la première place te vaut le jeton. Une égalité ne rapporte rien, et avec 0 on ne gagne rien.

    À ton tour, tu fais une seule chose : avancer un personnage ou jouer une carte. Dans une tente qui a des cartes, tu joues sur le dessus, face visible (le disque de qui possède la carte couverte avance d’une case), ou sous la pile, face cachée (qui possède la carte du dessus reçoit un jeton de déplacement). Tu ne peux pas jouer là où la carte du dessus est à toi. Ensuite l’anneau passe au nombre de la carte du dessus : c’est le nombre de cases qu’un personnage peut parcourir au plus, et après une marche l’anneau montre de combien elle était.

    Là où un personnage s’arrête, il se passe quelque chose. Le Prince emmène la carte du dessus dans le cortège, et le disque de qui la possède avance d’une case. La Miss emmène la carte du dessous et la laisse sur le dessus dans la prochaine tente où elle s’arrête ; aucun disque n’avance pour cela. Barricadol ferme la tente où il se tient.

    Avant et après cela, tu peux utiliser des jetons de déplacement : chacun fait marcher un personnage selon l’anneau, ou le met directement dans la tente du jeton ; l’anneau passe alors à 0. Ce que tu n’utilises pas est remis à la fin de ton tour, et l’anneau passe aussi à 0, sauf si ton tour a terminé le jour.

    Le jour finit quand deux joueurs n’ont plus de cartes (à deux : un seul), ou quand il y a cinq cartes dans le cortège. Qui a le plus dans le cortège doit acheter un char, moins 5 points, à moins d’en avoir déjà un : c’est alors le jeton du cortège. Sinon, le jeton va à la deuxième place. La partie finit après quatre jours, ou quand quelqu’un a gagné cinq disques.
reconstructed = Les règles sont celles de la feuille. Combien de cases a la route, où se trouvent les tentes et les personnages, quelle est la longueur des pistes de confettis : cela n’y est pas, c’est notre reconstitution.
help-moves = Tape le numéro devant un choix, ou le coup lui-même, comme « card 4 t5 », « card 4 t5 under », « move bar 2 », « chip t2 prince 3 » ou « return t2 ».

# Leçons
lesson-card = Ta première carte est le 4. Joue-le dans la tente 1, qui est vide.
lesson-card-not = Bien, mais cette fois, joue le 4 dans la tente 1.
lesson-card-done = Ton 4 est en scène. Quand le jour finit, qui a le plus dans une tente la gagne. Et regarde l’anneau : il a sauté sur 4, comme ta carte.
lesson-top = Le 2 d’Otto est en scène dans la tente 4. Joue une de tes cartes par-dessus.
lesson-top-not = C’est permis. Mais maintenant, joue une carte sur le dessus dans la tente 4.
lesson-top-done = C’est ta carte qui est en scène maintenant. En consolation, le disque d’Otto avance sur la piste de confettis, en bas : un de plus pour Otto dans cette tente.
lesson-under = Encore la tente 4, mais en douce : glisse une carte sous la pile.
lesson-under-not = C’est permis. Mais maintenant, glisse une carte sous la pile dans la tente 4.
lesson-under-done = Personne d’autre ne sait quelle carte c’est, et elle compte quand même. Otto reçoit pour ça un jeton de déplacement.
lesson-prince = Au lieu de jouer une carte, tu peux faire marcher un personnage, aussi loin que le dit l’anneau : 3. Avance le Prince de 3 cases, jusqu’à ta propre carte.
lesson-prince-not = Pas là. Le Prince avance de 3 cases, jusqu’à la tente 2.
lesson-prince-done = Le Prince emmène la carte en scène dans le cortège, et ton disque avance. Mais qui a le plus dans le cortège doit acheter un char : 5 points de moins !
lesson-miss = Maintenant la Miss. Avance-la de 2 cases, jusqu’à la carte d’Otto dans la tente 4.
lesson-miss-not = Pas tout à fait. La Miss avance de 2 cases, jusqu’à la tente 4.
lesson-miss-done = Elle emmène la carte du dessous de la pile, et la laissera sur le dessus dans la prochaine tente où elle s’arrête.
lesson-barricade = Et Barricadol. Avance-le de 2 cases, jusqu’à la forte carte d’Otto dans la tente 6.
lesson-barricade-not = Pas tout à fait. Barricadol avance de 2 cases, jusqu’à la tente 6.
lesson-barricade-done = Barrée ! Tant qu’il est là, aucune carte n’entre ni ne sort, même avec le Prince ou la Miss.
lesson-chip = Tu as un jeton de déplacement de la tente 4. Joue-le, et mets le Prince droit dans la tente 4.
lesson-chip-not = On peut aussi s’en servir comme ça. Maintenant, mets le Prince droit dans la tente 4.
lesson-chip-done = Et voilà la carte d’Otto partie dans le cortège. Les jetons sont un plus : après, tu joues encore une carte ou tu fais marcher quelqu’un. Ce que tu n’utilises pas est remis sous la pioche.
lesson-evening = C’est le soir : le jour finit quand quelqu’un joue sa dernière carte. Joue ton 2 dans la tente 5, où ton 3 est caché.
lesson-evening-not = Garde ça pour un autre jour. Joue le 2 dans la tente 5, dessus ou dessous.
lesson-evening-done = Ton 3 et ton 2 battent Otto dans la tente 5, alors le disque y est à toi : 5 points. La deuxième place reçoit le jeton. Puis tout le monde reprend ses cartes.
lesson-end = Une vraie partie maintenant, au quatrième et dernier jour. C’est toi qui mènes ! Un conseil : va là où les autres ont peu, avec la plus petite carte qui suffit.
lesson-end-not = On continue : c’est encore à toi.
lesson-end-done =
    { $won ->
        [yes] On compte les disques, les confettis et les jetons ; un char coûte 5. C’est toi qui as le plus de points, et maintenant tu connais Carnavalo !
       *[no] On compte les disques, les confettis et les jetons ; un char coûte 5. Otto a plus cette fois, mais maintenant tu connais Carnavalo !
    }

# Pour les nouveaux
first-dealt = Tout le monde reçoit un jeton de déplacement : à ton tour, il fait marcher un personnage en plus. Désormais, seule la personne qui en reçoit un le connaît, mais ce premier, tout le monde l’a vu.
first-played-empty = Une carte en scène dans une tente. Quand le jour finit, qui a le plus dans une tente y gagne : cartes et confettis ensemble.
first-played-top = Sur le dessus : c’est cette carte qui est en scène maintenant. Qui se fait couvrir avance son disque sur la piste de confettis.
first-played-under = Sous la pile, face cachée : elle compte aussi, et seule la personne qui l’a jouée la connaît. Qui est en scène reçoit un jeton de déplacement.
first-got-chip = Un jeton de déplacement : à son tour, on fait marcher avec lui un personnage, aussi loin que le dit l’anneau, ou on le met droit dans la tente du jeton.
first-to-procession = Le Prince a emmené une carte dans le cortège. Qui y a le plus à la fin du jour doit acheter un char : moins 5.
first-taken = La Miss emmène la carte du dessous. Elle la laissera sur le dessus dans la prochaine tente où elle s’arrête.
first-barricade = Barricadol barre cette tente : aucune carte n’entre ni ne sort tant qu’il est là.
first-barred = La tente est barrée par Barricadol, alors il ne s’y passe rien.
first-ring-zero = Il restait des jetons de déplacement, alors l’anneau passe à 0 : on ne marche plus avant qu’une carte soit jouée.
first-won-disc = Qui a le plus dans la tente y gagne son disque : 5 points. La deuxième place reçoit le jeton.
first-bought-float = Le plus dans le cortège : il faut acheter un char, moins 5. On en achète un au plus.
first-tied-first = Égalité : personne n’y reçoit rien.
first-new-day = Un nouveau jour : tout le monde a repris ses cartes. La partie finit après quatre jours, ou quand quelqu’un a cinq disques.
