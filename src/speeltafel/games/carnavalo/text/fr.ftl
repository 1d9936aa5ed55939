# Carnavalo, en français.

name = Carnavalo
tagline = Bluffe avec tes cartes et gagne les tentes du carnaval.
about = Cartes, bluff et confettis : un jeu de Peter Verhaeghe pour 2 à 6 joueurs, environ 45 minutes.
unofficial = Version non officielle : les règles sont écrites avec nos propres mots. Le jeu original appartient à ses ayants droit.

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
route = Parcours
tent = Tente
chip = Jeton
pile = Cartes, de haut en bas
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
your-chips = Tes jetons de déplacement
stack = Pioche
legend = P Prince · M Miss · B Barricadol · A4 le 4 du joueur A · A? face cachée · * gagné

# Ce qui s’est passé : la mise en place
picked =
    { $shared ->
        [yes] { $player } choisit le { $value }.
       *[no] Tu choisis le { $value }.
    }
picked-unseen = { $player } choisit une carte.
dealt = { $player } reçoit le jeton de déplacement de la tente { $tent } et avance son disque de cette tente à la case 1.
lies = Le { $value } de { $player } est dans la tente { $tent }.
tent-chip-open = À la tente { $tent }, le jeton de tente vaut { $chip }.
procession-chip-open = Le jeton de cortège vaut { $number }.
begins = La première carte sur le chemin du Prince est à { $player } : { $player } commence.

# Ce qui s’est passé : un tour
moved =
    { $player } avance { citizen } { $steps ->
        [one] d’une case.
       *[other] de { $steps } cases.
    }
chip-moved =
    { $shared ->
        [yes] { $player } utilise le jeton de déplacement de la tente { $tent } et avance
       *[no] Tu utilises le jeton de déplacement de la tente { $tent } et tu avances
    } { citizen } { $steps ->
        [one] d’une case.
       *[other] de { $steps } cases.
    }
chip-moved-unseen =
    { $player } utilise un jeton de déplacement et avance { citizen } { $steps ->
        [one] d’une case.
       *[other] de { $steps } cases.
    }
chip-direct = { $player } utilise le jeton de déplacement de la tente { $tent } et y met directement { citizen }. L’anneau passe à 0.
played-empty = { $player } joue un { $value } dans la tente { $tent }, encore vide.
played-top = { $player } pose un { $value } sur la pile de la tente { $tent }.
played-under =
    { $shared ->
        [yes] { $player } glisse un { $value } sous la pile de la tente { $tent }.
       *[no] Tu glisses ton { $value } sous la pile de la tente { $tent }.
    }
played-under-unseen = { $player } glisse une carte sous la pile de la tente { $tent }.
confetti = Le disque de { $player } à la tente { $tent } avance à la case { $field }.
got-chip =
    { $shared ->
        [yes] { $player } reçoit le jeton de déplacement de la tente { $tent }.
       *[no] Tu reçois le jeton de déplacement de la tente { $tent }.
    }
got-chip-unseen = { $player } reçoit un jeton de déplacement.
no-chip = { $player } devrait recevoir un jeton de déplacement, mais il n’y en a plus.
to-procession = Le Prince emmène le { $value } de { $player } de la tente { $tent } dans le cortège.
turned-up = Le { $value } de { $player } est retourné : c’est maintenant la carte de scène de la tente { $tent }.
laid = La Miss pose le { $value } de { $player } sur la pile de la tente { $tent }.
taken = La Miss emmène le { $value } de { $player }, la carte du dessous de la tente { $tent }.
nothing-there =
    La tente { $tent } est vide : { $citizen ->
        [prince] le Prince n’emmène pas de carte.
       *[other] la Miss n’emmène pas de carte.
    }
barred =
    La tente { $tent } est fermée : { $citizen ->
        [prince] le Prince
       *[other] la Miss
    } n’y fait rien.
barricade = Barricadol ferme la tente { $tent }.
passed = { $player } ne peut ni déplacer un personnage ni jouer une carte, et doit donc passer.
returned =
    { $shared ->
        [yes] { $player } remet le jeton de déplacement de la tente { $tent } sous la pioche.
       *[no] Tu remets le jeton de déplacement de la tente { $tent } sous la pioche.
    }
returned-unseen = { $player } remet un jeton de déplacement sous la pioche.
ring-zero = Des jetons de déplacement n’ont pas servi, donc l’anneau passe à 0.

# Ce qui s’est passé : la fin d’un jour
day-over =
    { $reason ->
        [hands] Le jour { $day } est fini : { $player } a joué sa dernière carte.
        [procession] Le jour { $day } est fini : { $player } a amené la cinquième carte dans le cortège.
       *[quiet] Le jour { $day } est fini : personne n’a joué de carte pendant quatre tours de table. { $player } a joué en dernier.
    }
day-over-two = Le jour { $day } est fini : { $player } et { $other } n’ont plus de cartes.
face-down = La carte cachée dans la tente { $tent } était un { $value } de { $player }.
in-tent = { $player } totalise { $value } dans la tente { $tent } : { $cards } avec ses cartes et { $confetti } avec ses confettis.
in-procession = { $player } totalise { $value } dans le cortège.
won-disc = { $player } gagne son disque à la tente { $tent }.
won-tent-chip = À la tente { $tent }, { $player } gagne le jeton de tente { $chip }.
bought-float = { $player } a le plus gros total du cortège et doit acheter un char.
won-procession-chip = { $player } gagne le jeton de cortège { $number }.
nobody-there = Personne n’a rien dans { place }.
tied-first = Égalité pour la première place dans { place } : personne ne gagne rien.
tied-second = Égalité pour la deuxième place dans { place } : personne ne gagne le jeton.
no-second = Personne n’est deuxième dans { place } : personne ne gagne le jeton.
float-removed = Personne n’a acheté le char du jour : il sort du jeu.
new-day = Le jour { $day } commence. Chacun reprend ses cartes, et { $player } joue en premier.
ended = La partie est finie après le jour { $day }.
counted =
    { $player } reçoit { $for_discs } points pour { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }, { $confetti } pour les confettis et { $chips } pour les jetons gagnés.
float-costs = { $player } a un char : moins { $points } points.
total = { $player } a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

# Ce que tu peux faire
prompt-setup = On prépare la partie.
prompt-pick =
    { $shared ->
        [yes] { $player }, choisis une carte en secret.
       *[no] Choisis une carte en secret.
    } Les cartes choisies iront au hasard dans les tentes.
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
       *[pass] { your-turn } tu n’as rien à déplacer ni à jouer : passe.
    }{ $chips ->
        [0] {""}
        [one] {" "}Avant, tu peux utiliser ton jeton de déplacement.
       *[other] {" "}Avant, tu peux utiliser des jetons de déplacement.
    }
prompt-wait-before = C’est à { $player } de jouer.
prompt-after =
    { $shared ->
        [yes] { $player }, tu peux
       *[no] Tu peux
    } encore utiliser des jetons de déplacement (anneau sur { $ring }). Ou finis ton tour : l’anneau passe à 0.
prompt-wait-after = { $player } peut encore utiliser ou remettre des jetons de déplacement.
prompt-return =
    { $shared ->
        [yes] { $player }, remets
       *[no] Remets
    } aussi tes autres jetons de déplacement, dans l’ordre de ton choix.
prompt-wait-return = { $player } remet des jetons de déplacement.
prompt-close =
    { $shared ->
        [yes] { $player }, tu as mis fin au jour :
       *[no] Tu as mis fin au jour :
    } remets tes jetons de déplacement, dans l’ordre de ton choix.
prompt-wait-close = { $player } a mis fin au jour et remet des jetons de déplacement.
prompt-over =
    { $players } { $count ->
        [one] gagne !
       *[other] gagnent ensemble !
    }

# Ce qui n’est pas possible
not-a-move = { $found } n’est pas un coup ici. Un coup s’écrit comme « card 4 t5 », « card 4 t5 under », « move bar 2 », « chip t2 prince 3 », « chip t2 miss direct », « return t2 », « pass », « pick 3 ».
not-a-chance = « { $found } » ne peut pas être tiré ici. Écris un tirage comme ceci : « { $example } ».
too-many-chips = Il n’y a pas autant de jetons de tente { $chip } (C3).
only-pick = Chacun choisit d’abord une carte (C5).
picked-already = On ne choisit une carte qu’avant le premier jour (C5).
only-return = Tu ne peux plus que remettre des jetons de déplacement (C13, C18).
acted-already = Tu as déjà avancé un personnage ou joué une carte à ce tour. Utilise un jeton de déplacement ou remets-en un (C9).
ring-too-low =
    { $ring ->
        [0] L’anneau est sur 0, donc aucun personnage ne peut avancer (C10, C11). Joue une carte.
       *[other] L’anneau est sur { $ring }, donc un personnage ne peut pas avancer de { $steps } cases (C10, C11).
    }
no-need-to-pass = Tu peux avancer un personnage ou jouer une carte, donc tu ne peux pas passer (CR7).
chip-not-held = Tu n’as pas le jeton de déplacement de la tente { $chip } (C10).
return-too-early = Joue d’abord une carte ou avance un personnage. Ensuite, tu peux remettre des jetons de déplacement (C13).
card-not-in-hand = Tu n’as pas le { $value } en main (C12).
tent-barred = Barricadol est dans la tente { $tent }, donc aucune carte n’y entre (C16). Choisis une autre tente.
own-stage-card = La carte de scène de la tente { $tent } est à toi, donc tu ne peux pas y jouer (C12). Choisis une autre tente.
say-top-or-under = La tente { $tent } n’est pas vide. Ajoute « top » ou « under » (C12).
tent-is-empty = La tente { $tent } est vide. Enlève « top » ou « under » (C12).
route-fields = un parcours a de { $few } à { $most } cases, pas { $found } (C1)
route-tents = il y a { $tents } tentes, pas { $found } (C1)
route-off = les cases de ce parcours vont de 0 à { $last } : { $found } n’existe pas (C1)
route-same-field = deux tentes ne peuvent pas être sur la case { $field } (C1)
track-length = une piste de confettis finit sur une case de 1 à { $most }, pas { $found } (C2)

# Pourquoi : les raisons dans les analyses et les conseils
move-card =
    { $place ->
        [top] le { $value } sur la pile de la tente { $tent }
        [under] le { $value } sous la pile de la tente { $tent }
       *[empty] le { $value } dans la tente { $tent }
    }
move-citizen =
    avancer { citizen } de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }{ $tent ->
        [0] {""}
       *[other] , jusqu’à la tente { $tent }
    }
move-chip =
    { $tent ->
        [0] avancer { citizen } de { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } avec un jeton de déplacement
       *[other] avancer { citizen } de { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } avec un jeton de déplacement, jusqu’à la tente { $tent }
    }
move-direct = mettre { citizen } directement dans la tente { $tent } avec un jeton de déplacement
move-pass = passer
move-pick = choisir le { $number }
move-return = remettre le jeton de déplacement de la tente { $number }
advice-card =
    { $you ->
        [yes] joue ton { $value } { $place ->
                [top] sur la pile de
                [under] sous la pile de
               *[empty] dans
            } la tente { $tent }
       *[no] { $player } devrait jouer le { $value } { $place ->
                [top] sur la pile de
                [under] sous la pile de
               *[empty] dans
            } la tente { $tent }
    }
advice-walk =
    { $you ->
        [yes] avance { citizen } { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            }{ $to }{ $effect }
       *[no] { $player } devrait avancer { citizen } { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            }{ $to }{ $effect }
    }
advice-chip =
    { $you ->
        [yes] avec ton jeton de déplacement (tente { $tent }), avance { citizen } { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            }{ $to }{ $effect }
       *[no] avec le jeton de déplacement (tente { $tent }), { $player } devrait avancer { citizen } { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            }{ $to }{ $effect }
    }
advice-direct =
    { $you ->
        [yes] mets { citizen } dans la tente { $tent } avec ton jeton de déplacement{ $effect }
       *[no] { $player } devrait mettre { citizen } dans la tente { $tent } avec un jeton de déplacement{ $effect }
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
        [yes] remets le jeton de déplacement de la tente { $number }
       *[no] { $player } devrait remettre le jeton de déplacement de la tente { $number }
    }
to-tent = { "" }, jusqu’à la tente { $tent }
effect-prince = { "" } : { $card } part dans le cortège
effect-miss = { "" } : elle emporte { $card }
effect-miss-both = { "" } : elle apporte { $brings } et emporte { $card }
card-own =
    { $you ->
        [yes] ton { $value }
       *[no] le { $value } de { $player }
    }
card-other = le { $value } de { $other }
card-themselves = son { $value }
hidden-own =
    { $you ->
        [yes] ta carte cachée
       *[no] la carte cachée de { $player }
    }
hidden-other = la carte cachée de { $other }
seat = { $other }
where-tent = { "" } dans la tente { $tent }
where-later = { "" } plus tard
score = { $own } à { $most }
because-disc-own =
    { $you ->
        [yes] tu gagnes ton disque{ $place }{ $often }
       *[no] { $player } gagne son disque{ $place }{ $often }
    }
because-chip-own =
    { $you ->
        [yes] tu gagnes le jeton de tente { $chip }{ $place }{ $often }
       *[no] { $player } gagne le jeton de tente { $chip }{ $place }{ $often }
    }
because-disc = { $other } gagne son disque{ $place }{ $often }
because-chip = { $other } gagne le jeton de tente { $chip }{ $place }{ $often }
because-float-own =
    { $you ->
        [yes] tu dois acheter un char (5 points){ $often }
       *[no] { $player } doit acheter un char (5 points){ $often }
    }
because-float = { $other } doit acheter un char (5 points){ $often }
because-parade-own =
    { $you ->
        [yes] tu gagnes le jeton de cortège { $chip }{ $often }
       *[no] { $player } gagne le jeton de cortège { $chip }{ $often }
    }
because-parade = { $other } gagne le jeton de cortège { $chip }{ $often }
otherwise-float-own =
    { $you ->
        [yes] sinon, tu dois { $how ->
            [of] acheter un char { $cases }
           *[adverb] { $cases } acheter un char
        }
       *[no] sinon, { $player } doit { $how ->
            [of] acheter un char { $cases }
           *[adverb] { $cases } acheter un char
        }
    }
otherwise-parade = { $how ->
        [of] sinon, { $cases }, { $other } gagne le jeton de cortège { $chip }
       *[adverb] sinon, { $other } gagne { $cases } le jeton de cortège { $chip }
    }
otherwise-chip = { $how ->
        [of] sinon, { $cases }, { $other } gagne le jeton de tente { $chip }{ $place }
       *[adverb] sinon, { $other } gagne { $cases } le jeton de tente { $chip }{ $place }
    }
otherwise-disc = { $how ->
        [of] sinon, { $cases }, { $other } gagne son disque{ $place }
       *[adverb] sinon, { $other } gagne { $cases } son disque{ $place }
    }
state-ahead =
    { $you ->
        [yes] tu y mènes alors, { $score } contre { $other }
       *[no] { $player } y mène alors, { $score } contre { $other }
    }
state-open =
    { $you ->
        [yes] tu y mènes alors, { $score } sans les cartes cachées des autres
       *[no] { $player } y mène alors, { $score } sans les cartes cachées des autres
    }
state-surely =
    { $you ->
        [yes] tu y mènes alors à coup sûr
       *[no] { $player } y mène alors à coup sûr
    }
state-alone =
    { $you ->
        [yes] tu y es alors sans rival
       *[no] { $player } y est alors sans rival
    }
state-second =
    { $you ->
        [yes] tu y es alors deuxième, { $score } contre { $other }, ce qui suffit pour le jeton
       *[no] { $player } y est alors deuxième, { $score } contre { $other }, ce qui suffit pour le jeton
    }
state-level =
    { $you ->
        [yes] tu y es alors à égalité avec { $other }, { $score }, ce qui ne rapporte rien
       *[no] { $player } y est alors à égalité avec { $other }, { $score }, ce qui ne rapporte rien
    }
state-level-two = { $third } y est alors à égalité avec { $other }, { $score }, ce qui ne rapporte rien
state-ahead-of =
    { $you ->
        [yes] tu y es alors devant { $other }, { $score }
       *[no] { $player } y est alors devant { $other }, { $score }
    }
state-leads = { $other } y mène alors, { $score }
contrast-level =
    { $you ->
        [yes] dans la tente { $tent }, ton { $value } n’arrive qu’à égalité avec { $other }, { $score }{ $too }
       *[no] dans la tente { $tent }, le { $value } de { $player } n’arrive qu’à égalité avec { $other }, { $score }{ $too }
    }
contrast-behind =
    { $you ->
        [yes] dans la tente { $tent }, ton { $value } te laisse derrière { $other }, { $score }{ $too }
       *[no] dans la tente { $tent }, le { $value } laisse { $player } derrière { $other }, { $score }{ $too }
    }
so-nothing = , et cela ne rapporte rien
covers-other =
    { $you ->
        [yes] ton { $value } couvre { $card }, que { $other } { $place ->
            [procession] envoie sinon { adverb } dans le cortège
           *[away] emporte sinon { adverb } avec le Prince
        }{ $too }
       *[no] le { $value } de { $player } couvre { $card }, que { $other } { $place ->
            [procession] envoie sinon { adverb } dans le cortège
           *[away] emporte sinon { adverb } avec le Prince
        }{ $too }
    }
covers-some =
    { $you ->
        [yes] ton { $value } couvre { $card }, que le Prince { $place ->
            [procession] envoie sinon { adverb } dans le cortège
           *[away] emporte sinon { adverb }
        }{ $too }
       *[no] le { $value } de { $player } couvre { $card }, que le Prince { $place ->
            [procession] envoie sinon { adverb } dans le cortège
           *[away] emporte sinon { adverb }
        }{ $too }
    }
contrast-ahead =
    { $you ->
        [yes] avec ton { $value }, tu mènes aussi dans la tente { $tent } ({ $score }), mais tu n’y gagnes { $how ->
            [of] que { $cases }
           *[adverb] { $cases }
        }
       *[no] avec le { $value }, { $player } mène aussi dans la tente { $tent } ({ $score }), mais n’y gagne { $how ->
            [of] que { $cases }
           *[adverb] { $cases }
        }
    }
contrast-won =
    { $you ->
        [yes] dans la tente { $tent }, ton { $value } ne peut gagner que le jeton de tente { $chip } : tu y as déjà gagné ton disque
       *[no] dans la tente { $tent }, le { $value } ne peut gagner que le jeton de tente { $chip } : { $player } y a déjà gagné son disque
    }
contrast-alone =
    { $you ->
        [yes] seul dans la tente { $tent }, ton { $value } n’y gagne { $how ->
            [of] que { $cases }
           *[adverb] { $cases }
        }
       *[no] seul dans la tente { $tent }, le { $value } n’y gagne { $how ->
            [of] que { $cases }
           *[adverb] { $cases }
        }
    }
last-card =
    { $you ->
        [yes] c’est ta dernière carte : le jour se termine dès que quelqu’un d’autre n’en a plus
       *[no] c’est la dernière carte de { $player } : le jour se termine dès que quelqu’un d’autre n’en a plus
    }
keeps-card =
    { $you ->
        [yes] tu gardes ton { $value } pour plus tard
       *[no] { $player } garde le { $value } pour plus tard
    }
contrast-chip =
    { $you ->
        [yes] face cachée, ton { $value } donnerait un jeton de déplacement à { $other }
       *[no] face cachée, le { $value } de { $player } donnerait un jeton de déplacement à { $other }
    }
contrast-less =
    { $you ->
        [yes] en échange, tu gagnes moins dans la tente { $tent }{ $often }
       *[no] en échange, { $player } gagne moins dans la tente { $tent }{ $often }
    }
contrast-wait =
    { $you ->
        [yes] la tente { $tent } peut attendre : plus tard, tu y gagneras aussi souvent
       *[no] la tente { $tent } peut attendre : plus tard, { $player } y gagnera aussi souvent
    }
ends-day = le jour se termine alors
ends-day-tent = le jour se termine alors, donc la tente { $tent } reste telle quelle
rule-own-card =
    { $you ->
        [yes] ton { $value } serait la carte de scène de la tente { $tent } : tu ne pourrais plus y jouer
       *[no] le { $value } serait la carte de scène de la tente { $tent } : { $player } ne pourrait plus y jouer
    }
rule-own-top =
    { $you ->
        [yes] après l’autre coup, la carte de scène de la tente { $tent } est à toi : tu ne peux pas y jouer
       *[no] après l’autre coup, la carte de scène de la tente { $tent } est à { $player }, qui ne peut pas y jouer
    }
rule-their-top = dans la tente { $tent }, la carte de scène reste à { $other }, qui ne peut donc pas y jouer
rule-opens = Barricadol quitte la tente { $tent }, qui est de nouveau ouverte
rule-closes = { when } Barricadol ferme la tente { $tent }
enough-for-chip = assez pour le jeton de tente { $chip }
enough-for-disc =
    { $you ->
        [yes] assez pour ton disque (5 points)
       *[no] assez pour le disque (5 points)
    }
keep-for =
    { $you ->
        [yes] tu gardes ton { $value } pour la tente { $tent }{ $too }
       *[no] { $player } garde le { $value } pour la tente { $tent }{ $too }
    }
beats = {" "}: { $own } contre { $most } de { $other }
result-own =
    { $you ->
        [yes] , et tu y mènes alors, { $score }
       *[no] , et { $player } y mène alors, { $score }
    }
result-other = , et { $other } y mène alors, { $score }
result-tie = , et c’est alors l’égalité, { $score }
then-play =
    { $opens ->
        [yes] { $you ->
            [yes] Barricadol quitte la tente { $tent } : tu peux y jouer ton { $value }{ $too }
           *[no] Barricadol quitte la tente { $tent } : { $player } peut y jouer le { $value }{ $too }
        }
       *[no] { $you ->
            [yes] ensuite, tu peux jouer ton { $value } dans la tente { $tent }{ $too }
           *[no] ensuite, { $player } peut jouer le { $value } dans la tente { $tent }{ $too }
        }
    }
cause-plays =
    { when } { $other } joue { adverb } dans la tente { $tent }
when =
    { $when ->
        [otherwise] sinon,
       *[then] alors
    }
procession-leads = { when } { $other } mène dans le cortège, { $score }{ procession-result }
procession-only = { when } { $other } a seul une carte dans le cortège{ procession-result }
procession-leads-own =
    { $you ->
        [yes] { when } tu mènes dans le cortège, { $score }{ procession-result }
       *[no] { when } { $player } mène dans le cortège, { $score }{ procession-result }
    }
procession-only-own =
    { $you ->
        [yes] { when } toi seul as une carte dans le cortège{ procession-result }
       *[no] { when } { $player } a seul une carte dans le cortège{ procession-result }
    }
procession-second =
    { $you ->
        [yes] tu es alors deuxième dans le cortège derrière { $other } ({ $score }) : le jeton de { $chip }
       *[no] { $player } est alors deuxième dans le cortège derrière { $other } ({ $score }) : le jeton de { $chip }
    }
procession-result =
    { $has ->
        [yes] {" "}: c’est le jeton de tente { $chip }
       *[no] {" "}: il faut acheter le char
    }
cause-some =
    { when } { citizen } { $what ->
        [there] apporte
        [away] emporte
       *[procession] envoie
    } { adverb } { $card }{ $what ->
        [there] {""} dans la tente { $tent }
        [away] {""}
       *[procession] {""} dans le cortège{ $at }
    }{ $too }
cause-own =
    { $you ->
        [yes] { when } tu { $what ->
                [there] apportes
                [away] emportes
               *[procession] envoies
            } { adverb } { $card }{ $what ->
                [there] {""} dans la tente { $tent } avec { citizen }
                [away] {""} avec { citizen }
               *[procession] {""} dans le cortège{ $at }
            }{ $too }
       *[no] { when } { $player } { $what ->
                [there] apporte
                [away] emporte
               *[procession] envoie
            } { adverb } { $card }{ $what ->
                [there] {""} dans la tente { $tent } avec { citizen }
                [away] {""} avec { citizen }
               *[procession] {""} dans le cortège{ $at }
            }{ $too }
    }
cause-other =
    { when } { $other } { $what ->
        [there] apporte
        [away] emporte
       *[procession] envoie
    } { adverb } { $card }{ $what ->
        [there] {""} dans la tente { $tent } avec { citizen }
        [away] {""} avec { citizen }
       *[procession] {""} dans le cortège{ $at }
    }{ $too }
from-tent = { "" } (de la tente { $tent })
adverb =
    { $how ->
        [never] jamais
        [hardly] rarement
        [always] toujours
        [nearly] presque toujours
        [often] souvent
       *[mostly] généralement
    }
look-tent = Regarde la tente { $tent }.
look-procession = Regarde le cortège : qui est en tête, et qui est deuxième ?
look-hand = Regarde tes cartes : de laquelle peux-tu te passer le premier jour ?
look-chips = Regarde tes jetons de déplacement.

# Comment on joue
help =
    Le but est d’avoir le plus de points. Gagne tes disques aux six tentes : chaque disque gagné vaut 5 points.

    À ton tour, tu fais une seule chose : jouer une carte ou déplacer un personnage. Dans une tente vide, tu joues ta carte face visible. S’il y a déjà des cartes, tu choisis. Dessus, face visible : le propriétaire de la carte couverte y avance son disque d’une case. Sous la pile, face cachée : le propriétaire de la carte du dessus reçoit un jeton de déplacement. La carte du dessus s’appelle la carte de scène. Tu ne peux pas jouer là où la carte de scène est à toi. Ensuite, l’anneau prend le chiffre de la carte de scène.

    Un personnage avance du nombre de cases indiqué par l’anneau, ou de moins. Ensuite, l’anneau indique le nombre de cases parcourues. Un personnage n’agit que s’il s’arrête dans une tente. Le Prince emmène la carte de scène dans le cortège, et son propriétaire y avance son disque d’une case. La Miss emmène la carte du dessous et la pose dessus dans la prochaine tente où elle s’arrête. Barricadol ferme la tente où il se trouve.

    Avant et après ta carte ou ton déplacement, tu peux utiliser des jetons de déplacement. Chacun déplace un personnage aussi loin que l’anneau le permet, ou directement dans la tente du jeton ; l’anneau passe alors à 0. Les jetons que tu n’utilises pas retournent sous la pioche à la fin de ton tour. L’anneau passe alors aussi à 0, sauf si ton tour a mis fin au jour.

    Le jour se termine quand deux joueurs n’ont plus de cartes, ou quand il y a cinq cartes dans le cortège. À deux, un seul joueur sans cartes suffit. Dans chaque tente, tu additionnes tes cartes et la case de ton disque. Le joueur qui a le plus gros total gagne son disque ; le deuxième gagne le jeton de tente. Si tu as déjà gagné ton disque, la première place te donne le jeton de tente. Le joueur qui a le plus gros total du cortège doit acheter un char, ce qui coûte 5 points ; le deuxième gagne le jeton de cortège. Si tu as déjà un char, la première place te donne le jeton de cortège. En cas d’égalité, on ne gagne rien. Avec un total de 0, non plus.

    La partie se termine après quatre jours, ou quand un joueur a gagné cinq disques. Un disque que tu n’as pas gagné vaut le nombre de sa case. Un jeton de tente ou de cortège vaut le nombre écrit dessus. Le joueur qui a le plus de points gagne.
reconstructed = Ces règles viennent de la notice. Elle ne dit pas combien de cases a le parcours, où sont les tentes et les personnages, ni la longueur des pistes de confettis. Nous l’avons choisi nous-mêmes.
help-moves = Tape le numéro devant un choix, ou le coup lui-même, comme « card 4 t5 », « card 4 t5 under », « move bar 2 », « chip t2 prince 3 » ou « return t2 ».

# Leçons
lesson-card = Le but : avoir le plus de points. Le plus gros total dans une tente en rapporte 5. Joue ton 4 dans la tente 1.
lesson-card-not = Bien, mais cette fois, joue le 4 dans la tente 1.
lesson-card-done = Ton 4 est en scène, et l’anneau passe à 4.
lesson-top = Le 2 d’Otto est en scène dans la tente 4. Joue ton 2 par-dessus.
lesson-top-not = C’est permis. Mais cette fois, joue le 2 sur la pile de la tente 4.
lesson-top-done = En consolation, le disque d’Otto avance d’une case : son total ici augmente de 1.
lesson-under = Le 4 d’Otto est en scène dans la tente 5. Glisse ton 5 dessous.
lesson-under-not = C’est permis. Mais cette fois, glisse le 5 sous la pile de la tente 5.
lesson-under-done = Ton 5 compte, et personne d’autre ne le connaît. Otto reçoit un jeton de déplacement.
lesson-prince = Au lieu de jouer une carte, tu peux avancer un personnage, sans dépasser le chiffre de l’anneau. Avance le Prince de 3 cases.
lesson-prince-not = Pas tout à fait. Le Prince avance de 3 cases, jusqu’à la tente 5.
lesson-prince-done = Il emmène la carte d’Otto dans le cortège. Le plus gros total y coûte 5 points !
lesson-miss = Au tour de Miss Carnavalo. Avance-la de 3 cases, jusqu’à la tente 4.
lesson-miss-not = Pas tout à fait. La Miss avance de 3 cases, jusqu’à la tente 4.
lesson-miss-done = Elle emmène la carte du dessous. Là où elle s’arrêtera ensuite, elle la posera sur le dessus.
lesson-barricade = Avance Barricadol d’une case, jusqu’à ton 4 dans la tente 1.
lesson-barricade-not = Pas tout à fait. Barricadol avance d’une case, jusqu’à la tente 1.
lesson-barricade-done = La tente est fermée ! Tant que Barricadol est là, aucune carte n’entre ni ne sort.
lesson-chip = Otto a glissé une carte sous la tienne : tu reçois un jeton de déplacement. Mets le Prince dans la tente 6.
lesson-chip-not = On peut aussi s’en servir comme ça. Mais cette fois, mets le Prince directement dans la tente 6.
lesson-chip-done = Ce jeton est un bonus : c’est encore à toi de jouer. Un jeton qui ne sert pas est perdu, et l’anneau tombe à 0.
lesson-evening = À deux, le jour se termine quand l’un des deux n’a plus de cartes. Joue ton 1 dans la tente 3.
lesson-evening-not = Garde cette carte pour un autre jour. Joue le 1 dans la tente 3.
lesson-evening-done = Le jour se termine aussi avec cinq cartes dans le cortège. À plus de deux joueurs, il se termine quand deux joueurs n’ont plus de cartes.
lesson-end = Voici les derniers tours d’une vraie partie. Tu mènes, alors joue comme tu veux !
lesson-end-not = C’est encore à toi.
lesson-end-done =
    { $won ->
        [yes] La partie est finie, et c’est toi qui as le plus de points. Maintenant, tu connais Carnavalo !
       *[no] La partie est finie. Otto a plus de points cette fois, mais maintenant tu connais Carnavalo !
    }

# Pour les nouveaux
first-aim = Le but : avoir le plus de points. Le joueur qui a le plus gros total dans une tente y gagne son disque : 5 points. Choisis une carte ; le hasard la met dans une tente.
first-turn = À ton tour, tu joues une carte dans une tente, ou tu déplaces un personnage, aussi loin que l’anneau le permet.
first-chip = Tu as encore un jeton de déplacement : il permet un déplacement de plus. Si tu ne t’en sers pas ce tour-ci, tu le perds et l’anneau tombe à 0.
first-dealt = Tout le monde reçoit un jeton de déplacement : à ton tour, il permet un déplacement de plus. Désormais, chacun ne voit que le sien.
first-played-empty = Cette carte est en scène dans la tente. Quand le jour se termine, on compte les cartes et les confettis, et le plus gros total gagne.
first-played-top = Cette carte est sur le dessus : c’est elle qui est en scène. Le joueur dont elle couvre la carte avance son disque sur la piste de confettis.
first-played-under = Sous la pile, face cachée : elle compte aussi, et seule la personne qui l’a jouée la connaît. Le joueur dont la carte est en scène reçoit un jeton de déplacement.
first-got-chip = Un jeton de déplacement : à ton tour, il avance un personnage aussi loin que l’anneau le permet, ou le met dans la tente du jeton.
first-moved = Un personnage avance, et l’anneau indique de combien de cases. Il n’agit que là où il s’arrête.
first-to-procession = Le Prince a emmené une carte dans le cortège. À la fin du jour, le joueur qui y a le plus gros total doit acheter un char, ce qui coûte 5 points.
first-taken = La Miss emmène la carte du dessous. Elle la posera sur le dessus dans la prochaine tente où elle s’arrête.
first-barricade = Barricadol ferme cette tente : aucune carte n’entre ni ne sort tant qu’il est là.
first-barred = Barricadol a fermé cette tente : il ne s’y passe rien.
first-ring-zero = Des jetons de déplacement n’ont pas servi, alors l’anneau tombe à 0 : aucun personnage n’avance avant qu’une carte soit jouée.
first-won-disc = Le joueur qui a le plus gros total dans une tente y gagne son disque : 5 points. Le deuxième reçoit le jeton de tente.
first-bought-float =
    { $you ->
        [yes] Tu as le plus gros total du cortège : tu dois acheter un char, ce qui te coûte 5 points. Chacun n’en achète qu’un.
       *[no] { $player } a le plus gros total du cortège et doit acheter un char, ce qui lui coûte 5 points. Chacun n’en achète qu’un.
    }
first-tied-first = Égalité : personne ne gagne rien ici.
first-new-day = Un nouveau jour : tout le monde a repris ses cartes. La partie se termine après quatre jours, ou quand un joueur a cinq disques.
