# tricky op de pagina, in het Nederlands.

column-state =
    Kolom { $column }: { $filled } van { $cells } vakken gevuld, { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    } erin; de anderen betalen { $arrow }{ $coming ->
        [0] .
        [one] , 1 van je dobbelstenen komt hier.
       *[other] , { $coming } van je dobbelstenen komen hier.
    }
die-on-table = Dobbelsteen { $face }
die-kept = Dobbelsteen { $face }, ligt apart
keep-dice = Houd { $dice }
keep-none = Kies de stenen die je houdt
keep-last = Houd { $dice } en reken af
preview = Als je nu stopt, betaal je { $pays }{ $takes ->
        [0] .
       *[other] {" "}en win je { $takes }.
    }
preview-loan = Daarvoor moet je { $loan } lenen.
player-chips = { $name }: { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }{ $turn ->
        [yes] , aan de beurt
       *[no] .
    }
pays = betaal
wins = win
key-dice = de volgende steen met zoveel ogen
key-keep = houd deze stenen
keep-at-least-one = Houd minstens één steen.
last-die-stays = De laatste steen blijft zoals hij ligt.
chips-by-themselves = Fiches wisselen vanzelf van eigenaar, als een beurt wordt afgerekend.
columns-by-themselves = Je dobbelstenen gaan vanzelf naar hun kolom, zodra ze alle vijf apart liggen.
kept-stays = Wat apart ligt, blijft apart.
supply-state = { $chips ->
        [one] 1 fiche in de voorraad
       *[other] { $chips } fiches in de voorraad
    }

# De regels, met plaatjes
help-goal-title = Waar het om gaat
help-goal = Iedereen heeft een stapel fiches: 18 met z'n tweeën, 22 met z'n drieën, 25 met meer. Zodra iemand na zijn eigen beurt niets meer heeft, is het spel afgelopen, en wie de meeste fiches heeft, wint.
help-turn-title = Jouw beurt
help-turn = Gooi vijf dobbelstenen. Leg er minstens één apart, of zoveel als je wilt, en gooi de andere opnieuw. Ga door tot alle vijf apart liggen: wat daar ligt, blijft liggen.
help-pay-title = Betalen
help-pay = Nu vult elke dobbelsteen het volgende vrije vakje in de kolom met zijn getal, van boven naar beneden. Een rond vakje kost jou de fiches die erop staan. Een ruit betaalt de voorraad. Een 6 heeft geen kolom en kost niets.
help-win-title = Een kolom winnen
help-win = Het rode juweel is het eind van een kolom. Het kost je nog één fiche, en dan zijn alle fiches in de kolom van jou. Ieder ander betaalt de voorraad zoveel fiches als de pijl zegt, of alles wat hij heeft. De kolom begint opnieuw, ook voor je eigen stenen die nog over zijn.
help-end-title = Fiches tekort?
help-end = Tijdens je beurt mag je de voorraad hoogstens vijf fiches schuldig zijn, als je ze aan het eind maar terug kunt geven. Kun je dat niet, of heb je dan niets meer, dan is het spel afgelopen. Wie in de beurt van een ander alles kwijtraakt, speelt gewoon door: de volgende beurt kan nog redding brengen.
help-ruling-tr1 = In welke volgorde worden de stenen afgerekend? In de volgorde waarvoor je het minst hoeft te lenen: kolommen die je wint eerst, de goedkoopste voorop. Is zelfs dat meer dan vijf fiches, dan ben je failliet: alles wordt afgerekend, de anderen betalen voor de kolommen die je won, en het spel is afgelopen.
help-ruling-tr2 = Is de voorraad op? Dan gaat het door, met iets anders als fiches.
help-ruling-tr3 = Wie begint? Wie op de eerste plaats zit.
help-ruling-tr4 = Wie failliet is, heeft geen punten.

fair-seal-fair = Niemand koos deze dobbelstenen

# Wat is wat
about-purse = { $player } heeft { $chips ->
        [one] 1 fiche
       *[other] { $chips } fiches
    }. Wie na de eigen beurt niets meer heeft, beëindigt het spel, en dan winnen de meeste fiches.
about-supply = De voorraad: { $chips } fiches. Die betaalt gele vakjes, en krijgt wat de pijlen kosten.
about-column = Kolom { $column } is voor dobbelstenen met een { $column }. { $count ->
        [0] Er liggen nog geen fiches in.
        [one] { $chips } erin tot nu toe: wat het gevulde vakje kostte.
       *[other] { $chips } = { $sum } erin tot nu toe: wat de gevulde vakjes kostten.
    } { $left ->
        [one] Nog één dobbelsteen wint hem.
       *[other] Nog { $left } dobbelstenen winnen hem.
    }
about-arrow = De pijl van kolom { $column }: wint iemand hem, dan betalen alle anderen { $arrow } aan de voorraad.
about-cell = Kolom { $column }, vakje { $cell }: { $kind ->
        [green] groen, dus wie het vult betaalt { $chips }
        [yellow] geel, dus de voorraad betaalt { $chips }
       *[red] rood, kost { $chips } en wint de kolom met alle fiches: nu { $inside }, en dit erbij
    }. { $state ->
        [filled] Het is gevuld.
        [next] Het is als volgende aan de beurt.
       *[later] { $before ->
            [one] Er is nog één vakje vóór.
           *[other] Er zijn nog { $before } vakjes vóór.
        }
    }
about-die = { $face ->
        [6] Een 6: die kost niets.
       *[other] Een { $face }: die gaat naar kolom { $face }.
    }
about-die-cell = Het volgende vakje daar is { $kind ->
        [green] groen en kost je { $chips }.
        [yellow] geel: de voorraad betaalt.
       *[red] rood: dat wint de kolom!
    }
about-die-keep = Tik hem aan om hem te houden, of laat hem liggen en gooi hem opnieuw.
about-aside = Een { $face } die apart ligt: hij blijft daar tot alle vijf zijn afgerekend.
about-aside-free = Hier komen de dobbelstenen die apart liggen. Zijn het er vijf, dan worden ze afgerekend.
about-preview = Wat het kost is de prijs van elk vakje dat je gehouden en gekozen dobbelstenen vullen; wat je wint ligt in de kolommen die vol raken.
about-keep = Hiermee houd je de gekozen dobbelstenen en gooi je de rest opnieuw. Is er geen rest, dan reken je af.
