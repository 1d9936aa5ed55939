# tricky op de pagina, in het Nederlands.

column-state =
    Rij { $column }: { $filled } van { $cells } vakjes gevuld, { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } erin. Op de pijl staat { $arrow }{ $coming ->
        [0] .
        [one] . Hier komt één van je dobbelstenen.
       *[other] . Hier komen { $coming } van je dobbelstenen.
    }
die-on-table = Dobbelsteen { $face }
die-kept = Dobbelsteen { $face }, gehouden
keep-dice = Houd { $dice }
keep-none = Kies welke dobbelstenen je houdt
keep-last = Houd { $dice } en betaal
preview = Tot nu toe betaal je { $pays ->
        [0] niets
        [one] 1 fiche
       *[other] { $pays } fiches
    }{ $takes ->
        [0] .
       *[other] {" "}en win je er { $takes }.
    }
preview-all = Je betaalt { $pays ->
        [0] niets
        [one] 1 fiche
       *[other] { $pays } fiches
    }{ $takes ->
        [0] .
       *[other] {" "}en wint er { $takes }.
    }
preview-loan = Daarvoor zou je { $loan ->
        [one] 1 fiche
       *[other] { $loan } fiches
    } moeten lenen.
preview-bankrupt = Dat zou je niet kunnen terugbetalen: je zou failliet gaan.
preview-ends = Dan heb je geen fiches meer en is het spel afgelopen.
about-settling = Wat de laatste beurt kostte en opbracht: eerst de fiches vóór de beurt, dan wat er is betaald of gewonnen, dan de fiches erna.
player-chips = { $name }: { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }{ $turn ->
        [yes] , aan de beurt.
       *[no] .
    }
pays = betaal
wins = win
key-dice = kies de volgende dobbelsteen met dit getal
key-keep = houd de gekozen dobbelstenen
keep-at-least-one = Houd minstens één dobbelsteen.
last-die-stays = De laatste dobbelsteen blijft liggen.
chips-by-themselves = De fiches gaan aan het eind van elke beurt vanzelf naar hun plek.
columns-by-themselves = Je dobbelstenen gaan vanzelf naar hun rij zodra je ze alle vijf houdt.
kept-stays = Dobbelstenen die je houdt, kun je niet terugnemen.
supply-state = { $chips ->
        [one] 1 fiche in de voorraad
       *[other] { $chips } fiches in de voorraad
    }

# De regels, met plaatjes
help-goal-title = Het doel
help-goal =
    Je wilt de meeste fiches hebben als het spel afgelopen is.

    Bijna elke dobbelsteen kost je een fiche. Maar maak je een rij vol, dan win je alle fiches in die rij.
help-start-title = Voor je begint
help-start =
    Iedereen krijgt evenveel fiches: 18 met twee spelers, 22 met drie, 25 met vier of vijf. De andere fiches zijn de voorraad.

    Het bord heeft vijf rijen, voor de getallen 1 tot en met 5. Je vult een rij van boven naar beneden. Het laatste vakje is rood. Voor de 6 is er geen rij.
help-turn-title = Jouw beurt: gooien
help-turn =
    Gooi vijf dobbelstenen. Houd er minstens één. Meer mag ook, en jij kiest welke.

    Gooi de andere opnieuw en houd er weer minstens één. Ga door tot je ze alle vijf houdt. Een dobbelsteen die je houdt, gooi je niet opnieuw.
help-turn-example = Je gooit 1, 2, 4, 6 en 6. Je houdt de twee zessen en gooit de andere drie opnieuw.
help-pay-title = Daarna betalen
help-pay =
    Een 6 is gratis. Elke andere dobbelsteen vult het volgende vrije vakje van zijn rij.

    - Groen vakje: jij betaalt één fiche. Het eerste vakje van rij 1 en van rij 2 kost twee fiches.
    - Geel vakje: de voorraad betaalt.
    - Rood vakje: jij betaalt één fiche en wint de rij.

    De fiches blijven op het bord. Dan is je linkerbuur aan de beurt.
help-pay-example = Je dobbelstenen zijn 2, 2, 4, 6 en 6. Rij 2 is leeg: je eerste 2 kost twee fiches, je tweede één. Het volgende vakje van rij 4 is geel, dus dat betaalt de voorraad. Jij betaalt drie fiches.
help-win-title = Een rij winnen
help-win =
    Vul je het rode vakje, dan win je alle fiches in die rij, ook het fiche dat je zelf neerlegt. Elke andere speler betaalt zoveel fiches aan de voorraad als op de pijl staat.

    Nu is de rij leeg. Heb je nog dobbelstenen met dat getal, dan vullen die de rij weer vanaf boven.
help-win-example = In rij 3 liggen vijf fiches en alleen het rode vakje is vrij. Jij hebt een 3. Je betaalt één fiche en pakt er zes. Op de pijl staat 2, dus elke andere speler betaalt twee fiches aan de voorraad.
help-end-title = Wie wint er?
help-end = Het spel is afgelopen als een speler aan het eind van zijn eigen beurt geen fiches meer heeft. De speler met de meeste fiches wint. Hebben meerdere spelers er evenveel, dan winnen ze samen.
help-end-example = Ann heeft na haar beurt 0 fiches. Otto heeft er 31 en jij 34, dus jij wint.
help-tips-title = Twee tips
help-tips =
    - Houd je zessen. Die zijn gratis.
    - Laat geen rij achter waarvan alleen het rode vakje nog vrij is. Die wint de volgende speler graag.
help-loan-title = Fiches tekort?
help-loan =
    Tijdens je beurt mag je hoogstens vijf fiches lenen van de voorraad. Aan het eind van je beurt geef je ze terug. Kun je dat niet, dan ben je failliet: je hebt 0 fiches en het spel is afgelopen.

    Wint een ander een rij en kun je niet betalen wat op de pijl staat? Dan betaal je alles wat je hebt. Je volgende beurt speel je gewoon, ook met 0 fiches.
help-loan-example = Je hebt één fiche en rij 2 is op twee dobbelstenen na vol. Je hebt twee tweeën. Je leent één fiche, wint de zes fiches van de rij en geeft er één terug.
help-ruling-tr1 = In welke volgorde betaal je voor je dobbelstenen? In de volgorde waarin je het minst hoeft te lenen. Eerst komen de rijen die je wint, de goedkoopste voorop. Heb je dan nog meer dan vijf fiches nodig, dan ben je failliet. Al je dobbelstenen tellen nog mee, en de anderen betalen voor de rijen die je won.
help-ruling-tr2 = Is de voorraad op? Speel door en gebruik iets anders als fiche.
help-ruling-tr3 = Wie begint? De speler op plaats 1.
help-ruling-tr4 = Ben je failliet, dan is je score 0.

fair-seal-fair = Nagerekend: eerlijk gegooid

# Wat is wat
about-purse = { $player } heeft { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }. Het spel is afgelopen als een speler er na zijn eigen beurt geen meer heeft. Dan wint de speler met de meeste.
about-supply = De voorraad: { $chips } fiches. De voorraad betaalt gele vakjes en krijgt wat de spelers voor de pijlen betalen.
about-column = Rij { $column } is voor dobbelstenen met een { $column }. { $count ->
        [0] De rij is leeg.
        [one] Erin { $chips ->
            [one] ligt 1 fiche
           *[other] liggen { $chips } fiches
        }: de prijs van het gevulde vakje.
       *[other] Erin liggen { $chips } = { $sum } fiches: de prijzen van de gevulde vakjes.
    } { $left ->
        [one] Met nog één dobbelsteen win je de rij.
       *[other] Met nog { $left } dobbelstenen win je de rij.
    }
about-arrow = De pijl van rij { $column }: wint een speler deze rij, dan betalen alle anderen { $arrow ->
        [one] 1 fiche
       *[other] { $arrow } fiches
    } aan de voorraad.
about-cell = Rij { $column }, vakje { $cell }: { $kind ->
        [green] groen, dus jij betaalt { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        } om het te vullen
        [yellow] geel, dus de voorraad betaalt { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        }
       *[red] rood. Het kost { $chips ->
            [one] 1 fiche
           *[other] { $chips } fiches
        } en je wint alle fiches in de rij: nu { $inside }, plus dit fiche
    }. { $state ->
        [filled] Dit vakje is gevuld.
        [next] Dit is het volgende vakje dat wordt gevuld.
       *[later] { $before ->
            [one] Erboven is nog één vakje vrij.
           *[other] Erboven zijn nog { $before } vakjes vrij.
        }
    }
about-die = { $face ->
        [6] Een 6 is gratis.
       *[other] Een { $face } gaat naar rij { $face }.
    }
about-die-cell = Het volgende vakje daar is { $kind ->
        [green] groen en kost je { $chips ->
            [one] 1 fiche.
           *[other] { $chips } fiches.
        }
        [yellow] geel: de voorraad betaalt.
       *[red] rood: daarmee win je de rij!
    }
about-die-keep = Tik deze dobbelsteen aan om hem te houden. Anders gooi je hem opnieuw.
about-aside = Deze { $face } blijft hier tot ze er alle vijf liggen.
about-aside-free = Hier komen de dobbelstenen die je houdt. Liggen ze er alle vijf, dan betaal je ervoor.
about-preview = Dit betaal je en dit win je met de dobbelstenen die je houdt.
about-keep = Houd de gekozen dobbelstenen en gooi de andere opnieuw. Houd je ze allemaal, dan betaal je.

# Een beurt, en hoe het spel geteld is
turn-keeps = { $player } houdt { $dice }.
turn-pays = { $player } houdt { $dice } en betaalt { $pays ->
        [0] niets.
        [one] 1 fiche.
       *[other] { $pays } fiches.
    }
turn-wins = Daarmee { $count ->
        [one] is rij { $columns } gewonnen, goed voor { $chips } fiches.
       *[other] zijn de rijen { $columns } gewonnen, goed voor { $chips } fiches.
    }
turn-others-pay = { $players } { $count ->
        [one] betaalt { $chips ->
            [one] 1 fiche.
           *[other] { $chips } fiches.
        }
       *[other] betalen elk { $chips ->
            [one] 1 fiche.
           *[other] { $chips } fiches.
        }
    }
game-count = De eindstand
count-start = Begin
count-won = Gewonnen
count-paid = Betaald
count-arrows = Pijlen
count-bankrupt = Failliet
why-ended = { $player } heeft geen fiches meer, dus het spel is afgelopen.
why-bankrupt = { $player } is failliet, dus het spel is afgelopen: { $reason ->
        [loan] de lening was hoger dan vijf fiches.
       *[debt] de lening kan niet worden terugbetaald.
    }
why-won = { $players } { $count ->
        [one] heeft
       *[other] hebben
    } de meeste fiches: { $chips }.

# Soorten fouten, vóór hoe vaak
mistake-sixes = Je houdt te vroeg zessen:
mistake-next = Je laat een rij liggen voor de volgende speler:
mistake-chips = Je zet je laatste fiches op het spel:
mistake-column = Je mist een rij die je kon winnen:
mistake-many = Je houdt te veel dobbelstenen:
mistake-few = Je houdt te weinig dobbelstenen:

# A phone as a hand
hand-column = Rij { $column }: { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }
hand-column-won = Je wint rij { $column }!
